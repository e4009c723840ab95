"""Makes the report of one run from its record in the lab book."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from parity.arch import ARCHITECTURES
from parity.isa.findings import Finding
from parity.isa.occupancy import Occupancy, limiting_resources
from parity.records import (
    HOST,
    LIBRARIES,
    SOURCE,
    Basis,
    Check,
    CheckStatus,
    ExpectationResult,
    ExpectationStatus,
    Note,
    NoteKind,
    Reason,
    RunStatus,
    Verdict,
    VerificationStatus,
    WrongElement,
    rests_on,
)
from parity.records.faults import fault_from
from parity.report.figures import plain
from parity.report.profiles import profile_reports
from parity.report.records.fields import Figures
from parity.report.records.lane import (
    Build,
    Compiler,
    EmulatedCounts,
    ExecutedCounts,
    ExecutedLoop,
    FunctionCounts,
    KeptFile,
    LaneReport,
    LoopCounts,
    MachineCode,
    MemoryRow,
    ResourceUse,
)
from parity.report.records.machine import CalibrationReport
from parity.report.records.origin import RunOrigin
from parity.report.records.profile import ProfilerPass
from parity.report.records.run import (
    AnswerReport,
    BaselineTimes,
    Case,
    Kpi,
    Measurement,
    RunReport,
    SessionReport,
    StageReport,
    VerificationReport,
)
from parity.report.summaries import sizes_of
from parity.store.rows import record_of

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

    from parity.origin.changes import ChangedFile
    from parity.records import DeviceFacts, Protocol
    from parity.store import RunRecord
    from parity.store.queries import LaneAccess
    from parity.store.schema import BuildRow, CaseRow, SessionRow

Kind = TypeVar("Kind", bound="DataclassInstance")

_PASSED = [status.value for status in VerificationStatus if status.is_passed]  # an imported run has another word


def run_report(record: RunRecord, baseline: RunRecord | None, changed: list[ChangedFile] | None = None) -> RunReport:
    """Return one run with everything that belongs to it, with a baseline's times, and with those of its files that have
    changed since.
    """
    return RunReport(**run_fields(record, baseline, changed))


def run_fields(
    record: RunRecord, baseline: RunRecord | None, changed: list[ChangedFile] | None = None
) -> dict[str, Any]:
    """Return the fields of a run's report."""
    run = record.run
    same = (
        "study",
        "step",
        "title",
        "parent",
        "hypothesis",
        "change",
        "expected",
        "device",
        "device_name",
        "arch",
        "started_at",
        "finished_at",
        "source",
        "note",
        "precondition",
        "fingerprint",
    )
    return {name: getattr(run, name) for name in same} | {
        "run_id": run.id,
        "run_uuid": run.uuid,
        "status": RunStatus(run.status),
        "verdict": Verdict(run.verdict) if run.verdict else None,
        "was_kept": record.was_kept,
        "basis": Basis(run.basis),
        "contract_sha256": record.contract_sha256,
        "answer": answer_report(record),
        "reasons": reasons_of(record),
        "expectations": expectations(record),
        "verification": VerificationReport(
            run.verification,
            run.verification_detail,
            rests_on(row.tolerance or "" for row in record.cases) if run.verification in _PASSED else None,
            [case_of(row) for row in record.cases],
        ),
        "kpi": Kpi(**kpi_fields(record, baseline)),
        "measurement": _measurement(record),
        "sizes": sizes_of(record),
        "checks": [record_of(Check, row, status=CheckStatus(row.status)) for row in record.checks],
        "lanes": {name: lane_report(record, name) for lane in record.lanes for name in record.launches(lane)},
        "notes": [record_of(Note, row, kind=NoteKind(row.kind)) for row in record.notes],
        "stages": [record_of(StageReport, row) for row in record.stages],
        "hidden_because": record.hidden_because,
        "origin": _origin(record),
        "changed_files": changed,
    }


def answer_report(record: RunRecord) -> AnswerReport | None:
    """Return the run that has answered what this one asks."""
    run = record.answer
    if run is None:
        return None
    return AnswerReport(
        run.id,
        run.uuid,
        run.study,
        run.step,
        Verdict(str(run.verdict)),
        Basis(run.basis),
        run.device_name,
        run.finished_at,
    )


def expectations(record: RunRecord) -> list[ExpectationResult]:
    """Return what became of the clauses that the run's step expects."""
    return [record_of(ExpectationResult, row, status=ExpectationStatus(row.status)) for row in record.expectations]


def _origin(record: RunRecord) -> RunOrigin | None:
    """Where a run comes from; None if nothing about it was recorded."""
    facts = {name: {row.name: row.value for row in record.facts if row.lane == name} for name in (SOURCE, HOST)}
    files = [record_of(KeptFile, row) for row in record.artifacts if row.lane == SOURCE]
    if not facts[HOST] and not files:
        return None
    source_fact = facts[SOURCE].get
    return RunOrigin(
        source_fact("commit"),
        source_fact("branch"),
        source_fact("changed in scope"),
        source_fact("not known"),
        facts[HOST],
        files,
    )


def case_of(row: CaseRow) -> Case:
    """Return a verification case as reports have it."""
    wrong = row.wrong_elements
    wrong_elements = (
        None if wrong is None else [WrongElement(**{**element, "index": tuple(element["index"])}) for element in wrong]
    )
    return record_of(Case, row, wrong_elements=wrong_elements, fault=row.fault and fault_from(row.fault))


def kpi_fields(record: RunRecord, beside: RunRecord | None) -> dict[str, Any]:
    """Return the fields of a run's times, lane by lane, with its baseline's times; None where nothing was timed."""
    return {
        "metric": "duration_ms",
        "candidate": record.candidate,
        "judged": record.judged,
        "reference": record.reference,
        "main_launches": {lane: record.main_launch(lane) for lane in record.lanes},
        "ms": {lane: record.kpi_ms(lane) for lane in record.lanes},
        "all_ms": {lane: record.durations_ms(lane) for lane in record.lanes},
        "ratio": record.ratio,
        "basis": record.time_basis(record.candidate),
        "baseline": _baseline_times(beside) if beside and beside.is_baseline else None,
    }


def _baseline_times(baseline: RunRecord) -> BaselineTimes:
    times = {lane: baseline.kpi_ms(lane) for lane in baseline.lanes}
    return BaselineTimes(baseline.step, times, baseline.run.basis)


def _measurement(record: RunRecord) -> Measurement | None:
    """Return the run's sessions and their device; None if nothing was timed."""
    if not record.sessions:
        return None
    return Measurement(
        basis="measured",
        epoch=record.run.epoch,
        device={row.name: row.value for row in record.facts if row.lane == "device"},
        vendor_ms=record.kpi_ms("vendor"),
        vendor_all_ms={name: ms for name in LIBRARIES if (ms := record.kpi_ms(name)) is not None},
        baseline_ms=record.kpi_ms("baseline"),
        sessions=[_session(row) for row in record.sessions],
    )


def _session(row: SessionRow) -> SessionReport:
    share = (row.timed_s or 0.0) / row.measuring_s if row.measuring_s else None
    return record_of(SessionReport, row, timed_share=share)


def calibration_report(device: DeviceFacts, protocol: Protocol, scatter: float, sessions: int) -> CalibrationReport:
    """Report what `parity calibrate` measured, and the delta that follows from it."""
    return CalibrationReport(device.kind, device.name, "measured", sessions, scatter, protocol.delta(scatter))


def lane_report(record: RunRecord, lane: str) -> LaneReport:
    """Return one launch: toolchain, code object, resources, instruction counts, findings, artifacts."""
    build = record.builds.get(lane)
    basis = next(
        (basis for (name, _, _), (_, basis) in record.counters.items() if name == lane and basis != "emulated"), None
    )
    return LaneReport(
        toolchain=_compiler(build) if build else None,
        build=record_of(Build, build) if build else None,
        environment=build.environment if build else None,
        options=build.options if build else None,
        code_object_sha256=build.code_object_sha256 if build else None,
        counters_basis=basis,
        resources=_resources(record, lane),
        profile=figures(record, lane, "profile"),
        isa=_machine_code(record, lane),
        emulated=_emulated(record, lane),
        profiles=profile_reports(record, lane),
        profiler_passes=[record_of(ProfilerPass, row) for row in record.passes if row.lane == lane],
        findings=[record_of(Finding, row.finding) for row in record.findings if row.lane == lane],
        facts={row.name: row.value for row in record.facts if row.lane == lane},
        artifacts=[record_of(KeptFile, row) for row in record.artifacts if row.lane == lane],
    )


def _compiler(build: BuildRow) -> Compiler:
    return Compiler(
        build.compiler,
        build.compiler_version,
        build.compiler_path,
        build.library_path,
        build.library_sha256,
        build.packages,
    )


def _resources(record: RunRecord, lane: str) -> ResourceUse:
    limits = figures(record, lane, "occupancy_limit")
    waves = figures(record, lane, "occupancy").get("waves_per_simd", 0.0)
    arch = ARCHITECTURES.get(str(record.run.arch))
    is_assumed = arch is not None and arch.is_assumed
    occupancy = Occupancy(waves, limiting_resources(limits), limits, is_assumed) if limits else None
    return ResourceUse(figures(record, lane, "resources"), occupancy)


def _machine_code(record: RunRecord, lane: str) -> MachineCode:
    function, loop = figures(record, lane, "function"), figures(record, lane, "hot_loop")
    summary = {name: loop.pop(name) for name in ("instructions", "matrix", "non_matrix_per_matrix") if name in loop}
    return MachineCode(
        FunctionCounts(function.pop("instructions", None), function, figures(record, lane, "function_class")),
        LoopCounts(loop, figures(record, lane, "hot_loop_class"), **summary) if summary else None,
    )


def _emulated(record: RunRecord, lane: str) -> EmulatedCounts | None:
    """Return what the emulator counted for a lane; None if it executed nothing."""
    executed = figures(record, lane, "executed")
    if not executed:
        return None
    return EmulatedCounts(
        basis="emulated",
        executed=ExecutedCounts(executed.pop("total"), figures(record, lane, "executed_class"), executed),
        hot_loop=ExecutedLoop(
            figures(record, lane, "hot_loop_executed"), figures(record, lane, "hot_loop_executed_class")
        ),
        waits=figures(record, lane, "waits"),
        lds=figures(record, lane, "lds"),
        global_=figures(record, lane, "global"),
        memory_instructions=[_memory_row(record, row) for row in record.memory if row.lane == lane],
        per_unit=figures(record, lane, "per_unit") or None,
        issued=figures(record, lane, "issued") or None,
    )


def _memory_row(record: RunRecord, row: LaneAccess) -> MemoryRow:
    from parity.emulator.targets import rests_on_assumption  # with all instructions, which few need

    is_assumed = rests_on_assumption(record.run.arch, row.access.text)
    return record_of(MemoryRow, row.access, basis=row.basis, is_assumed=is_assumed)


def figures(record: RunRecord, lane: str, scope: str) -> Figures:
    """Return a lane's counters of one scope, the largest first."""
    counters = {
        name: plain(value)
        for (launch, where, name), (value, _) in record.counters.items()
        if (launch, where) == (lane, scope)
    }
    if scope == "resources":  # these keep their recorded order
        return counters
    return dict(sorted(counters.items(), key=lambda item: (-item[1], item[0])))


def reasons_of(record: RunRecord) -> list[Reason]:
    """Return a run's reasons, in their order."""
    return [Reason(row.code, row.text, row.lane, row.facts or {}) for row in record.reasons]
