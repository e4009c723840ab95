"""What reports say about sweeps."""

from dataclasses import dataclass

from parity.store import SweepPoint


@dataclass(frozen=True, kw_only=True)
class SweepRow(SweepPoint):
    """A point of a sweep. Its figures are static; `ms` was measured with the same binary in a run."""

    basis: str
    ms_basis: str | None
    is_best: bool


@dataclass(frozen=True)
class SweepReport:
    """The points of a sweep, and the figure by which the best are chosen."""

    study: str
    lane: str
    best_by: str
    points: list[SweepRow]


@dataclass(frozen=True)
class ReferenceFigures:
    """What a sweep is held against: figures of the reference lane in a recorded run, under the names that a point's
    have (basis: static), and its time (basis: measured) if it has one.
    """

    lane: str
    step: str
    figures: dict[str, float]
    ms: float | None = None
