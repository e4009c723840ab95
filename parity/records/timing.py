"""How samples are taken and judged in pairs, and the samples."""

import hashlib
import json
import math
from dataclasses import asdict, dataclass, field

from parity.records.devices import DeviceState

# The vendor's library as variants of a session, and what each is. Inputs in turn have left the last-level cache when
# they are used again; the same ones are in it, as far as they fit.
LIBRARIES = {
    "vendor": "as it comes",
    "vendor_warm": "on the same inputs again",
    "vendor_tuned": "tuned",
    "vendor_tuned_warm": "tuned, on the same inputs again",
}


@dataclass(frozen=True)
class Sample:
    """One timed batch: seconds per launch, when it began (seconds since the session's start), the device's state. Where
    a contract has several sizes, `size` is the name of one; its pairs have numbers of their own.
    """

    order: int
    pair: int
    variant: str
    launches: int
    seconds: float
    started_s: float
    state: DeviceState
    size: str | None = field(default=None, kw_only=True)

    def __post_init__(self) -> None:
        if not (math.isfinite(self.seconds) and self.seconds > 0) or self.launches < 1:
            raise ValueError("a sample needs at least one launch and a time that is a positive number")


@dataclass(frozen=True)
class Plan:
    """How samples are taken; times in seconds.

    A batch lasts about `batch_s`. Warm-up ends when the last `flat_batches` times of every variant drift by less than
    `flat_within` (relative), or, after `settled_s`, when the last `settled_batches` drift by no more than their scatter
    explains: a GPU at its power limit never is flatter. It ends at its limit at the latest. `budget_s` is the wall time
    for warm-up and pairs. The device counts as lost when one batch takes longer than `batch_limit_s`.
    """

    batch_s: float = 0.02
    flat_within: float = 0.002
    flat_batches: int = 6
    settled_s: float = 2.0
    settled_batches: int = 16
    warm_up_limit_s: float = 10.0
    budget_s: float = 60.0
    batch_limit_s: float = 30.0


@dataclass(frozen=True)
class WarmUp:
    """How the warm-up ended: launches per batch for each variant, its seconds, and whether the times were flat."""

    launches: dict[str, int]
    seconds: float
    is_flat: bool


@dataclass(frozen=True)
class Protocol:
    """How pairs are taken and judged. A changed protocol starts a new epoch, which is not compared with older ones.

    First `pairs` are taken and, if they do not decide, `top_up_pairs` once. The smallest difference that counts is
    `delta_floor` or, on a noisy machine, `scatter_factor` times its A/A scatter.
    """

    pairs: int = 12
    top_up_pairs: int = 12
    fewest_pairs: int = 8
    alpha: float = 0.01
    delta_floor: float = 0.005
    scatter_factor: float = 3.0
    version: int = 1

    def delta(self, aa_scatter: float) -> float:
        """Return the smallest relative difference that decides on a machine with this A/A scatter."""
        return max(self.delta_floor, self.scatter_factor * aa_scatter)


@dataclass(frozen=True)
class PairedTest:
    """The result of a comparison in pairs: the typical difference with its interval (95 %), and p-values.

    `effect`, `low`, `high` are relative: -0.018 is 1.8 % faster. The p-values are one-sided.
    """

    pairs: int
    faster: int
    effect: float
    low: float
    high: float
    p_faster: float
    p_slower: float

    def sentence(self) -> str:
        """`-1.80 % [-2.10, -1.50], 12 of 12 pairs faster, p = 0.0002`."""
        return (
            f"{100 * self.effect:+.2f} % [{100 * self.low:+.2f}, {100 * self.high:+.2f}], "
            f"{self.faster} of {self.pairs} pairs faster, p = {self.p_faster:.4f}"
        )


@dataclass(frozen=True)
class SizeOutcome:
    """What a run found at one size of its contract. Times in ms, ratios and effects relative.

    `ratio` is the candidate lane's time over the reference lane's. `effect` is that of the judged lane over its
    baseline, with its interval (95 %); its `standing` is by an interval that is corrected for the number of sizes.
    `floor_ms` is the time of a launch with one block to compute, measured where it may be most of the size's time.
    `is_own`: it is the contract's own size. `measured_in` is the run whose figures these are, if it is not this one.
    """

    name: str
    axes: dict[str, int]
    weight: float
    margin: float
    candidate: str
    candidate_ms: float
    baseline_ms: float
    reference: str | None = None
    reference_ms: float | None = None
    ratio: float | None = None
    ratio_low: float | None = None
    ratio_high: float | None = None
    effect: float | None = None
    effect_low: float | None = None
    effect_high: float | None = None
    standing: str | None = None
    vendor_ms: float | None = None
    floor_ms: float | None = None
    is_mostly_launch: bool = False
    pairs: int = 0
    is_own: bool = False
    measured_in: str | None = None
    basis: str = "measured"


@dataclass(frozen=True)
class PairsDone:
    """All pairs are taken: the seconds inside timed batches, and those of the whole measuring phase."""

    timed_s: float
    measuring_s: float


class News:
    """What another kind of process tells besides."""


def epoch(protocol: Protocol, plan: Plan) -> str:
    """Return the identity of how samples are taken and judged: times of different epochs are not compared. Wall-time
    limits are not part of it.
    """
    taken = {name: value for name, value in asdict(plan).items() if name not in ("budget_s", "batch_limit_s")}
    text = json.dumps([asdict(protocol), taken], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]
