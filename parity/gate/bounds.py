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
class Compared:
    """A run's figures, and what its counters were read by."""

    figures: Figures
    readings: Readings


@dataclass(frozen=True)
class Bounded:
    """A bound, whether it is kept, and why in words."""

    bound: Bound
    status: CheckStatus
    detail: str


def hold_bounds(bounds: Sequence[Bound], run: Compared, baseline: Compared | None) -> list[Bounded]:
    """What became of each bound. What the baseline does not have, or what another reader or another emulated case has
    counted there, is not shown.
    """
    return [_held(bound, run, baseline) for bound in bounds]


def _held(bound: Bound, run: Compared, baseline: Compared | None) -> Bounded:
    mine = figure_of(bound.counter, run.figures)
    if not isinstance(mine, Figure):
        return Bounded(bound, CheckStatus.NOT_SHOWN, mine)
    if baseline is None:
        return Bounded(bound, CheckStatus.NOT_SHOWN, "nothing is recorded to compare with")
    theirs, who = figure_of(bound.counter, baseline.figures), baseline.figures.name
    if not isinstance(theirs, Figure):
        return Bounded(bound, CheckStatus.NOT_SHOWN, f"in {who}, {theirs}")
    if why := _incomparable(bound, mine, theirs, run.readings, baseline):
        return Bounded(bound, CheckStatus.NOT_SHOWN, why)
    is_kept = bound.is_kept(mine.value, theirs.value)
    detail = f"it is {mine}, {theirs} in {who}, and {bound.words()}"
    return Bounded(bound, CheckStatus.HELD if is_kept else CheckStatus.VIOLATED, detail)


def _incomparable(bound: Bound, mine: Figure, theirs: Figure, readings: Readings, baseline: Compared) -> str | None:
    who, launch = baseline.figures.name, bound.counter.launch or ""
    if mine.basis != theirs.basis:
        return f"it is {mine.basis} here, and {theirs.basis} in {who}"
    here, there = (of.get((launch, mine.basis)) for of in (readings, baseline.readings))
    if here != there:
        return f"'{here}' has counted it here, and '{there}' in {who}: run {who} again to compare"
    return None
