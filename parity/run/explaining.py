"""Why a recorded step's lanes take their time, or why one step takes longer than another."""

from parity.errors import UnavailableError
from parity.records import Basis
from parity.report.explained_times import Side, explained_time
from parity.report.explaining import NO_REGISTERS, explained_kernels, kept_registers
from parity.report.records.explained import ExplainedTime, ExplanationsReport
from parity.run.predicting import PredictWishes, models_of
from parity.run.recorded import RunInBook
from parity.store.gains import Gains


def explained_step(run: RunInBook) -> ExplanationsReport:
    """Explain a run: why its lanes take longer than the one that is predicted to be the shortest, what their registers
    hold, and what Triton chose.
    """
    not_shown, times = list[str](), list[ExplainedTime]()
    try:
        sides = _sides(run, "")
    except UnavailableError as error:
        not_shown.append(f"where the time goes: {error}")
    else:
        first, *others = sorted(sides.values(), key=lambda side: side.predicted.us)
        gains = Gains(run.database, run.contract.arch)
        times = [explained_time(side, first, gains) for side in others] or [explained_time(first, None, gains)]
    registers = kept_registers(run.database, run.record)
    if len(registers) < len(run.record.builds):
        not_shown.append(NO_REGISTERS)
    return ExplanationsReport(Basis.STATIC, times, registers, explained_kernels(run.database, run.record), not_shown)


def explained_pair(first: RunInBook, second: RunInBook) -> ExplanationsReport:
    """Explain, lane by lane, why one of two runs takes longer than the other. Raises UnavailableError where there is no
    model, and where no lane is in both.
    """
    is_same = (first.record.run.study, first.record.step) == (second.record.run.study, second.record.step)
    mine, theirs = (_sides(run, f"run {run.record.run.id}" if is_same else run.record.step) for run in (first, second))
    both = [name for name in mine if name in theirs]
    if not both:
        raise UnavailableError("no lane of one step is one of the other: there is no gap to explain")
    same = [name for name in both if _codes(first, name) == _codes(second, name)]
    gains = Gains(first.database, first.contract.arch)
    pairs = (
        sorted((mine[name], theirs[name]), key=lambda side: -side.predicted.us) for name in both if name not in same
    )
    times = [explained_time(longer, shorter, gains) for longer, shorter in pairs]
    alike = [f"a gap of {name}: both have the same code objects" for name in same]
    return ExplanationsReport(Basis.STATIC, times, [], [], alike)


def _codes(run: RunInBook, lane: str) -> list[str | None]:
    return [run.record.builds[launch].code_object_sha256 for launch in run.record.launches(lane)]


def _sides(run: RunInBook, prefix: str) -> dict[str, Side]:
    """Return a run's lanes by their names; beside another run's, they are called by their step too."""
    return {
        str(lane): Side(f"{prefix} {lane}".strip(), run.database, run.record, launches)
        for lane, launches in models_of(run, PredictWishes()).items()
    }
