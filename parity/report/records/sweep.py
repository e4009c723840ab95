"""What reports say about sweeps."""

from dataclasses import dataclass
from typing import Any

from parity.store import CandidateStatus, SweepPoint

CONFLICTS = "lds.conflict_rate"  # the name of a point's figure that the emulator counts


@dataclass(frozen=True)
class SweepTime:
    """What a measured sweep found about a point; it is no verdict.

    `ratio` is its time over that of the point `against` (its parameters), from its pairs with that point, with the
    interval (95 %) where there are enough of them. `ms` is the median of its own times in the last rung that took any.
    """

    status: CandidateStatus
    detail: str
    rung: int | None
    pairs: int | None
    against: dict[str, Any] | None
    ratio: float | None
    ratio_low: float | None
    ratio_high: float | None
    ms: float | None
    basis: str


@dataclass(frozen=True, kw_only=True)
class SweepRow(SweepPoint):
    """A point of a sweep. Its figures are static, those of `emulated` are the emulator's (of LDS, by names of the
    counters of a run); `ms` was measured with the same binary in a run, `in_sweep` by this sweep itself;
    `predicted_us` is by a model, and nothing is chosen by it.
    """

    emulated: dict[str, float]
    emulated_basis: str | None
    basis: str
    ms_basis: str | None
    is_best: bool
    in_sweep: SweepTime | None = None
    predicted_us: float | None = None
    predicted_basis: str | None = None

    @property
    def lds_conflicts(self) -> str:
        """The share of LDS cycles that wait for a bank."""
        rate = self.emulated.get(CONFLICTS)
        return "–" if rate is None else f"{100 * rate:.1f} %"

    @property
    def lds_cycles(self) -> float | None:
        """The LDS cycles of a workgroup of the contract's own size."""
        cycles, workgroups = (self.emulated.get(f"lds.{name}") for name in ("cycles", "own_size_workgroups"))
        return cycles / workgroups if cycles is not None and workgroups else None


@dataclass(frozen=True)
class MeasuredSweep:
    """A measured sweep as a whole. Of `measuring_s` seconds `timed_share` were spent inside timed batches; sizing and
    warm-up (`preparing_s`) come before. They are of all processes, and None where there was nothing of the kind.
    `ended_by` says what ended it early.

    Points are counted: those that were timed at all, those that had a rung before them when it ended or cannot be timed
    on this device, those that were never timed, those that were dropped.
    """

    uuid: str
    device: str
    device_name: str
    epoch: str
    budget_s: float
    preparing_s: float | None
    measuring_s: float | None
    timed_share: float | None
    winner: dict[str, Any] | None
    timed: int
    undecided: int
    not_timed: int
    dropped: int
    ended_by: str | None
    basis: str


@dataclass(frozen=True)
class Handover:
    """The step that tries the winner: its name and file, and the next command. `note` says why there is none, or that
    the winner is not told apart from what the lane has.
    """

    step: str | None = None
    file: str | None = None
    command: str | None = None
    note: str | None = None


@dataclass(frozen=True)
class SweepReport:
    """The points of a sweep, and the figure by which the best are chosen. `best` names the best points by each basis:
    `static`, `predicted` and `measured`. `measured` and `handover` are of a measured sweep. `not_built` counts points
    that the budget for building was not enough for: the same sweep goes on there.
    """

    study: str
    lane: str
    best_by: str
    points: list[SweepRow]
    best: dict[str, list[dict[str, Any]]]
    measured: MeasuredSweep | None = None
    handover: Handover | None = None
    not_built: int = 0


@dataclass(frozen=True)
class ReferenceFigures:
    """What a sweep is held against: figures of the reference lane in a recorded run, under the names and with the bases
    that a point's have, and its time (basis: measured) if it has one.
    """

    lane: str
    step: str
    figures: dict[str, float]
    ms: float | None = None
