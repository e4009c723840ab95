"""Why a recorded step's lanes take their time, or why one step takes longer than another."""

from dataclasses import replace

from parity.errors import InputError, UnavailableError
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
        sides, without = _sides(run, "")
    except (InputError, UnavailableError) as error:
        not_shown.append(f"where the time goes: {error}")
    else:
        not_shown += [f"where the time goes: {why}" for why in without]
        first, *others = sorted(sides.values(), key=lambda side: side.predicted.us)
        gains = Gains(run.database, run.contract.arch)
        times = [explained_time(side, first, gains) for side in others] or [explained_time(first, None, gains)]
    registers = kept_registers(run.database, run.record)
    known = {one.name for one in registers}
    not_shown += [f"{launch}: {NO_REGISTERS}" for launch in run.record.builds if launch not in known]
    return ExplanationsReport(Basis.STATIC, times, registers, explained_kernels(run.database, run.record), not_shown)


def explained_pair(first: RunInBook, second: RunInBook) -> ExplanationsReport:
    """Explain, lane by lane, why one of two runs takes longer than the other. Raises UnavailableError where there is no
    model, InputError for runs of different operators, and where no lane is in both.
    """
    runs = (first, second)
    operators = [run.contract.operator for run in runs]
    if operators[0] != operators[1]:
        named = " and ".join(f"{_step(run)} computes {run.contract.operator}" for run in runs)
        raise InputError(f"{named}: their times have no gap to explain")
    (mine, no_mine), (theirs, no_theirs) = (_sides(run, name) for run, name in zip(runs, _names(*runs), strict=True))
    both = [name for name in mine if name in theirs]
    if not both:
        raise InputError(f"no lane of {_step(first)} is one of {_step(second)}: there is no gap to explain")
    same = [name for name in both if _codes(first, name) == _codes(second, name)]
    gains = Gains(first.database, first.contract.arch)
    pairs = (
        sorted((mine[name], theirs[name]), key=lambda side: -side.predicted.us) for name in both if name not in same
    )
    times = [explained_time(longer, shorter, gains) for longer, shorter in pairs]
    alike = [f"a gap of {name}: both have the same code objects" for name in same]
    if first.contract.sha256() != second.contract.sha256():
        doubt = "the contracts differ: these may be times of different problems or GPUs"
        times = [replace(time, doubts=[doubt, *time.doubts]) for time in times]
    return ExplanationsReport(Basis.STATIC, times, [], [], [*no_mine, *no_theirs, *alike])


def _step(run: RunInBook) -> str:
    return f"{run.record.run.study}/{run.record.step}"


def _names(first: RunInBook, second: RunInBook) -> tuple[str, str]:
    """Return what two runs are called beside each other."""
    if _step(first) == _step(second):
        return f"run {first.record.run.id}", f"run {second.record.run.id}"
    if first.record.run.study == second.record.run.study:
        return first.record.step, second.record.step
    return _step(first), _step(second)


def _codes(run: RunInBook, lane: str) -> list[str | None]:
    return [run.record.builds[launch].code_object_sha256 for launch in run.record.launches(lane)]


def _sides(run: RunInBook, prefix: str) -> tuple[dict[str, Side], list[str]]:
    """Return a run's lanes by their names, and why some are none; beside another run's, they are called by their step
    too.
    """
    models = models_of(run, PredictWishes())
    sides = {
        str(lane): Side(f"{prefix} {lane}".strip(), run.database, run.record, launches)
        for lane, launches in models.lanes.items()
    }
    return sides, [f"{prefix} {why}".strip() for why in models.not_shown]
