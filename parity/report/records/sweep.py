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
