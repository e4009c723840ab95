"""A run in a few lines: its verdict, the two differences that matter, the reasons, what to do next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parity.records import (
    BUILD_STOPPED,
    HOST,
    NO_REFERENCE,
    SANDBOX,
    TRY,
    UNCONFINED,
    UNVERIFIED,
    Basis,
    RunStatus,
    SizeOutcome,
    Verdict,
    VerificationStatus,
)
from parity.report.figures import CODE_FIGURES, PER_ELEMENT, PER_MATRIX, counter_of
from parity.report.records.run import RunSummary, Shift, Sizes, Why
from parity.store.rows import record_of

if TYPE_CHECKING:
    from parity.store import RunRecord
    from parity.store.schema import RunRow


def run_summary(record: RunRecord, other: RunRecord | None, why: Why | None = None) -> RunSummary:
    """Return a run's summary, beside its baseline or the run before it, with what costs most. The record needs no
    counters but SUMMARY_COUNTERS.
    """
    run = record.run
    detail = run.verification_detail
    baseline = other if other is not None and other.is_baseline else None
    before = other if baseline is None else None
    sentence, commands = _next(record, baseline, before)
    return RunSummary(
        run_id=run.id,
        study=run.study,
        step=record.step,
        title=run.title,
        word=record.word,
        was_kept=record.was_kept,
        basis=run.basis,
        verification=f"{run.verification}: {detail}" if detail else run.verification,
        device_name=run.device_name,
        ms={lane: record.kpi_ms(lane) for lane in record.lanes},
        vendor_ms=record.kpi_ms("vendor"),
        time_basis=record.time_basis(record.candidate),
        baseline_step=baseline.step if baseline else None,
        baseline=_shift(record, baseline) if baseline is not None else None,
        before_step=before.step if before is not None else None,
        before=_shift(record, before) if before is not None else None,
        gap=_gap(record),
        wrong=record.wrong_lanes,
        reasons=[row.text for row in record.reasons],
        next=sentence,
        commands=commands,
        answered=_answered(record.answer) if record.answer else None,
        unconfined=_ran_unconfined(record),
        sizes=sizes_of(record),
        why=why,
    )


def _ran_unconfined(record: RunRecord) -> bool:
    """Whether a kernel's module, which is Python, ran with all rights of the user; False where nobody knows."""
    sandbox = {row.value for row in record.facts if (row.lane, row.name) == (HOST, SANDBOX)}
    return sandbox == {UNCONFINED} and any(row.compiler == "triton" for row in record.builds.values())


def sizes_of(record: RunRecord) -> Sizes | None:
    """Return what became of the sizes of a run; None if its contract had only its own."""
    rows = record.sizes
    if not rows:
        return None
    last = next((row for row in reversed(record.sessions) if row.effect is not None), None)
    return Sizes(
        [record_of(SizeOutcome, row) for row in rows],
        last.effect if last else None,
        last.effect_low if last else None,
        last.effect_high if last else None,
    )


def _answered(by: RunRow) -> str:
    where = f" on {by.device_name}" if by.device_name else ""
    return f"as {by.study}/{by.step}: {by.verdict} ({by.basis}{where})"


def _shift(record: RunRecord, other: RunRecord) -> Shift | None:
    """How far the judged lane is from that of another run: in time if that is the baseline and both were timed, else in
    the first figure of the machine code that differs (work per unit, private memory, registers, instructions); None
    where one of them is wrong. Nothing says that the run before was timed on this device, or beside this one.
    """
    if record.judged in (*record.wrong_lanes, *other.wrong_lanes):
        return None
    our_ms, theirs = record.kpi_ms(record.judged), other.kpi_ms(record.judged)
    if other.is_baseline and our_ms and theirs:
        paired = record.own_effect
        theirs = (record.kpi_ms("baseline") if paired else None) or theirs  # what its binary took in the same session
        bases = [run.time_basis(record.judged) or "" for run in (record, other)]
        return Shift(
            record.judged,
            our_ms,
            bases[0],
            other.step,
            theirs,
            bases[1],
            relative=paired[0] if paired else our_ms / theirs - 1,
            low=paired[1] if paired else None,
            high=paired[2] if paired else None,
            is_time=True,
        )
    shifts = []
    for name, word in CODE_FIGURES.items():
        here, there = (counter_of(run, record.judged, name) for run in (record, other))
        if here and there:
            relative = here[0] / there[0] - 1 if there[0] else None
            shifts.append(Shift(word, here[0], here[1], other.step, *there, relative=relative))
    return next((shift for shift in shifts if shift.value != shift.other), shifts[0] if shifts else None)


def _gap(record: RunRecord) -> Shift | None:
    """How far the candidate is from the reference lane: in time, else in instructions per unit of work."""
    reference = record.reference
    if reference is None or not record.is_pair_right:
        return None
    if record.ratio is not None:
        our_ms, theirs = record.kpi_ms(record.candidate), record.kpi_ms(reference)
        basis = record.time_basis(record.candidate) or ""
        return Shift(
            record.candidate, our_ms or 0.0, basis, reference, theirs, basis, relative=record.ratio - 1, is_time=True
        )
    for name in (PER_MATRIX, PER_ELEMENT):
        here, there = (counter_of(record, lane, name) for lane in (record.candidate, reference))
        if here and there:
            relative = here[0] / there[0] - 1 if there[0] else None
            return Shift(CODE_FIGURES[name], here[0], here[1], reference, *there, relative=relative)
    return None


def _next(record: RunRecord, baseline: RunRecord | None, before: RunRecord | None) -> tuple[str, list[str]]:
    """Return what a person would do next, and the commands in that sentence, whole."""
    run = record.run
    name = f"{run.study}/{record.step}"
    show, repeat = f"parity show {name}", "parity try FILE" if record.step == TRY else f"parity run {name}"
    if record.answer:
        there = f"parity show {record.answer.study}/{record.answer.step}"
        again = f"parity run {name} --again 'WHAT IS NEW'"
        return f"see that step: {there}; if something is new: {again}", [there, again]
    if run.status != RunStatus.FINISHED:
        return _telling("it has not ended", repeat)
    failed = next((lane for lane, build in record.builds.items() if not build.ok), None)
    if failed is not None and any((row.code, row.lane) == (BUILD_STOPPED, failed) for row in record.reasons):
        return _telling(f"give the build of {failed} more time", f"{repeat} --build-timeout N")
    if failed is not None:
        log = f"parity runs artifact {run.id} log.txt --lane {failed}"
        return _telling(f"mend the {failed} lane; the compiler's whole log", log)
    if run.verification == VerificationStatus.FAILED:
        return "mend the kernel, or its launch in the contract; parity show has the wrong elements", [show]
    match run.verdict:
        case Verdict.KEEP:
            return "it is kept: what comes next is compared with it", []
        case Verdict.INVALID:
            return "change the step, or say in the contract that it is meant; each reason says how", []
        case Verdict.REJECT if record.was_kept and baseline is not None:
            what = f"it was kept before; {baseline.step} has been kept since"
            return _telling(what, f"parity diff {run.study}/{baseline.step} {name}")
        case Verdict.REJECT if other := baseline or before:
            return _telling("see what changed", f"parity diff {run.study}/{other.step} {name}")
        case Verdict.REJECT:
            return "see why with parity show", [show]
    return _deciding(record)


def _deciding(record: RunRecord) -> tuple[str, list[str]]:
    """Return what would decide about a run against which nothing speaks."""
    run = record.run
    if record.step == TRY:
        return _telling("make a step of it", f"parity new --from-try --study {run.study} --change 'WHAT CHANGED' --run")
    if any(row.code == UNVERIFIED and NO_REFERENCE in row.text for row in record.reasons):
        return "say in the operator's file what is right: reference", [f"parity show {run.study}/{record.step}"]
    if any(row.code == UNVERIFIED and "field 'lanes." in row.text for row in record.reasons):
        return "mend the launch in the contract: it has no value at every size that is verified", []
    if run.basis == Basis.STATIC:
        return f"time it on a {run.arch}; parity doctor says what this machine lacks", ["parity doctor"]
    return _telling("more pairs may decide", f"parity run {run.study}/{record.step} --budget 300s")


def _telling(what: str, command: str) -> tuple[str, list[str]]:
    return f"{what}: {command}", [command]
