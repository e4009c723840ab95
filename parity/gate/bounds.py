"""Whether counters have worsened beyond their bounds: a pure function of two runs' figures.

A bound that is kept says that this counter is not much worse than in the baseline. It says nothing about time.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from parity.contract.bounds import Bound
from parity.gate.expectations import Figure, Figures, figure_of
from parity.records import CheckStatus

Readings = Mapping[tuple[str, str], str]  # what read or emulated a launch's code object, by (launch, basis)


@dataclass(frozen=True)
class BoundFigures:
    """A run's figures, and what its counters were read by."""

    figures: Figures
    readings: Readings


@dataclass(frozen=True)
class BoundResult:
    """A bound, whether it is kept, and why in words."""

    bound: Bound
    status: CheckStatus
    detail: str


def hold_bounds(bounds: Sequence[Bound], run: BoundFigures, baseline: BoundFigures | None) -> list[BoundResult]:
    """Return for each bound whether it is held, violated or not shown, and why. A counter that the baseline does not
    have, or that another reader or another emulated case has counted there, is not shown.
    """
    return [_held(bound, run, baseline) for bound in bounds]


def _held(bound: Bound, run: BoundFigures, baseline: BoundFigures | None) -> BoundResult:
    run_figure = figure_of(bound.counter, run.figures)
    if not isinstance(run_figure, Figure):
        return BoundResult(bound, CheckStatus.NOT_SHOWN, run_figure)
    if baseline is None:
        return BoundResult(bound, CheckStatus.NOT_SHOWN, "nothing is recorded to compare with")
    theirs, who = figure_of(bound.counter, baseline.figures), baseline.figures.name
    if not isinstance(theirs, Figure):
        return BoundResult(bound, CheckStatus.NOT_SHOWN, f"in {who}, {theirs}")
    if why := _incomparable(bound, run_figure, theirs, run.readings, baseline):
        return BoundResult(bound, CheckStatus.NOT_SHOWN, why)
    is_kept = bound.is_kept(run_figure.value, theirs.value)
    detail = f"it is {run_figure}, {theirs} in {who}, and {bound.words()}"
    return BoundResult(bound, CheckStatus.HELD if is_kept else CheckStatus.VIOLATED, detail)


def _incomparable(
    bound: Bound, run_figure: Figure, theirs: Figure, readings: Readings, baseline: BoundFigures
) -> str | None:
    who, launch = baseline.figures.name, bound.counter.launch or ""
    if run_figure.basis != theirs.basis:
        return f"it is {run_figure.basis} here, and {theirs.basis} in {who}"
    here, there = (run_readings.get((launch, run_figure.basis)) for run_readings in (readings, baseline.readings))
    if here != there:
        return f"'{here}' has counted it here, and '{there}' in {who}: run {who} again to compare"
    return None
