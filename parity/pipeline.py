"""The order of the stages: build, analyse, check, verify, judge, each stored as it ends. No other module knows it."""

import re
import time
from collections.abc import Callable
from dataclasses import dataclass

from parity import __version__
from parity.check import LaneArtifacts, check_pair
from parity.codeobject import read_object
from parity.contract import Contract, LaneName
from parity.devices.emulator import verify_lane
from parity.devices.problem import NoReference, make_problems
from parity.errors import InputError, UnavailableError
from parity.gate import BaselineFacts, LaneFacts, judge_static
from parity.history import read_history
from parity.isa import KernelAnalysis, analyse
from parity.lanes import BuildRequest, HashMemory, build_lane
from parity.records import BuildOutcome, Judgement, Verification, VerificationStatus
from parity.step import Step, Study, load_step
from parity.store import (
    ArtifactStore,
    Database,
    RunWriter,
    baseline_run,
    has_running,
    import_history,
    mark_interrupted,
)
from parity.workspace import Workspace

# A report takes the lab book's lock for a moment, to look for interrupted runs.
_LOCK_WAIT_S = 2.0
LANES: tuple[LaneName, ...] = ("hip", "triton")


@dataclass(frozen=True)
class RunOptions:
    """What the user chose for one run."""

    hip_compiler: str = "auto"
    build_limit_s: float = 300.0


@dataclass(frozen=True)
class RunResult:
    """A finished run: where it is stored, and its judgement."""

    run_id: int
    judgement: Judgement


Progress = Callable[[str], None]


def open_lab_book(workspace: Workspace, url: str | None, study: Study) -> Database:
    """Opens the lab book with the study's history imported, and finds runs that were killed."""
    database = Database(workspace.database_url(url)).open()
    history = read_history(study.history_path)
    if history is not None:
        import_history(database, study.name, study.contract, history)
    if has_running(database):
        with database.exclusive() as alone:
            if alone:
                mark_interrupted(database)
    return database


def run_step(
    workspace: Workspace, reference: str, url: str | None, options: RunOptions, progress: Progress
) -> RunResult:
    """Runs one step from its files to a stored verdict.

    A compiler that fails is part of the result. Raises InputError or UnavailableError for what the user can
    put right, and then leaves no run behind; StoreError if the lab book cannot be written.
    """
    study, step = load_step(workspace, reference)
    database = open_lab_book(workspace, url, study)
    with database.exclusive(wait_s=_LOCK_WAIT_S) as alone:
        if not alone:
            raise InputError(f"{database.name}: another 'parity run' is writing to this lab book: wait for its end")
        writer = RunWriter(database, ArtifactStore(workspace.artifacts), step, study.contract, __version__)
        try:
            judgement = _stages(workspace, study, step, database, writer, options, progress)
        except (InputError, UnavailableError):
            writer.discard()
            raise
    return RunResult(writer.run_id, judgement)


def _stages(
    workspace: Workspace,
    study: Study,
    step: Step,
    database: Database,
    writer: RunWriter,
    options: RunOptions,
    progress: Progress,
) -> Judgement:
    contract = study.contract
    outcomes = {}
    for lane in LANES:
        progress(f"building {lane}")
        request = BuildRequest(
            workspace=workspace,
            contract=contract,
            lane=lane,
            spec=step.lanes.get(lane),
            hashes=HashMemory(workspace.private / "hashes.json"),
            limit_s=options.build_limit_s,
        )
        started = time.monotonic()
        try:
            outcomes[lane] = build_lane(request, options.hip_compiler)
        except InputError as error:
            raise InputError(f"{study.folder / step.name}.toml: lanes.{lane}: {error}") from error
        writer.build(outcomes[lane], time.monotonic() - started)
    lanes = {}
    for lane in LANES:
        if outcomes[lane].ok:
            progress(f"reading {lane}'s machine code")
            lanes[str(lane)] = _read_artifacts(step, lane, outcomes[lane], writer)
    progress("checking the contract")
    started = time.monotonic()
    checks = check_pair(contract, lanes)
    writer.checks(checks, time.monotonic() - started)
    verifications = _verify(workspace, contract, step, lanes, writer, progress)
    facts: dict[str, LaneFacts] = {lane: _lane_facts(outcomes[lane], lanes.get(lane)) for lane in LANES}
    baseline = _baseline_facts(database, contract, step, writer.run_id)
    judgement = judge_static(contract.guardrails, facts, checks, baseline, verifications)
    writer.judgement(judgement)
    return judgement


def _verify(
    workspace: Workspace,
    contract: Contract,
    step: Step,
    lanes: dict[str, LaneArtifacts],
    writer: RunWriter,
    progress: Progress,
) -> list[Verification]:
    """Runs both lanes' code objects on the emulator; nothing is verified of a run whose build failed."""
    if len(lanes) < len(LANES):
        return []
    started = time.monotonic()
    try:
        problems = make_problems(contract)
    except NoReference as error:
        found = [Verification(lane, VerificationStatus.UNVERIFIED, str(error)) for lane in LANES]
    else:
        found = []
        for lane in LANES:
            progress(f"verifying {lane} on the emulator")
            spec, code = step.lanes.get(lane), lanes[lane].code_object
            found.append(verify_lane(contract, lane, spec, code, problems, workspace.private / "engine"))
    writer.verification(found, time.monotonic() - started)
    return found


def _read_artifacts(step: Step, lane: LaneName, outcome: BuildOutcome, writer: RunWriter) -> LaneArtifacts:
    started = time.monotonic()
    code = outcome.code_object
    assert code is not None
    built = read_object(code.path.read_bytes(), str(code.path))
    analysis = _analyse(
        code.assembly_path.read_text(), str(code.assembly_path), code.kernel_name, code.dynamic_lds_bytes
    )
    writer.analysis(lane, analysis, time.monotonic() - started)
    return LaneArtifacts(step.lanes.get(lane), outcome, built, analysis)


def _analyse(text: str, source: str, kernel: str, dynamic_lds_bytes: int) -> KernelAnalysis:
    found = analyse(text, source, kernel=f"^{re.escape(kernel)}$", dynamic_lds_bytes=dynamic_lds_bytes)
    return found[0]


def _lane_facts(outcome: BuildOutcome, artifacts: LaneArtifacts | None) -> LaneFacts:
    if outcome.code_object is None or artifacts is None:
        where = f"{outcome.failed_stage}, pass {outcome.failed_pass}" if outcome.failed_pass else outcome.failed_stage
        return LaneFacts(failure=f"{outcome.message} (in {where})")
    return LaneFacts(
        failure=None,
        code_object_sha256=outcome.code_object.sha256,
        next_free_vgpr=artifacts.analysis.resources.next_free_vgpr,
        private_segment_bytes=artifacts.kernel.private_segment_bytes,
    )


def _baseline_facts(database: Database, contract: Contract, step: Step, run_id: int) -> BaselineFacts | None:
    found = baseline_run(database, step.study, contract, before=run_id)
    if found is None:
        return None
    hashes = {lane: build["code_object_sha256"] for lane, build in found.builds.items()}
    return BaselineFacts(found.step, is_same_step=found.step == step.name, code_object_sha256=hashes)
