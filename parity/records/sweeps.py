"""What a measured sweep tells: samples, where each point stands, and how it ended."""

import hashlib
import json
from dataclasses import asdict, dataclass, field

from parity.records.timing import News, Plan, Protocol, Sample


@dataclass(frozen=True)
class Rules:
    """How a field gets smaller. Rung 0 gives everyone one pair, each further one twice as many, and each keeps the
    better half, until at most `few` are left. They get `most_pairs`, the fewest by which the gate decides. Pairs with
    the one to beat count in later rungs too, as long as it is the same one. Who takes longer than it by more than
    `wide_margin` in each of the first two pairs, which have different orders, leaves at once: in one pair alone it may
    be the other's luck.
    """

    few: int = 3
    most_pairs: int = Protocol().fewest_pairs
    wide_margin: float = 0.25
    version: int = 3

    def pairs(self, rung: int, left: int) -> int:
        """Return how many pairs with the one to beat each of those who are left has at the end of a rung."""
        return self.most_pairs if left <= self.few else min(1 << rung, self.most_pairs)


@dataclass(frozen=True)
class SweepSample(Sample):
    """One timed batch of a rung; `variant` is who was timed."""

    rung: int


@dataclass(frozen=True)
class Standing:
    """Where somebody stands at the end of a rung: its time over that of `against`, estimated from so many pairs, with
    the interval (95 %) where there are enough of them. `against` is None for the one that the others were timed with,
    which has the pairs of all.
    """

    name: str
    against: str | None
    pairs: int
    ratio: float
    low: float | None
    high: float | None
    stays: bool


@dataclass(frozen=True)
class Rung(News):
    """One rung: who stands where, the best first, and who was not timed in it because the budget was spent."""

    number: int
    standings: tuple[Standing, ...]
    not_timed: tuple[str, ...]
    is_last: bool

    @property
    def best(self) -> str:
        return self.standings[0].name


def sweep_epoch(rules: Rules, plan: Plan) -> str:
    """Return the identity of how a halving is run: times of different epochs are not compared."""
    taken = {name: value for name, value in asdict(plan).items() if name not in ("budget_s", "batch_limit_s")}
    text = json.dumps([asdict(rules), taken], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


@dataclass
class SweepResult:
    """How a measured sweep ended: who won (if anybody), the rungs of the last halving, and by name who was dropped, and
    who could not be timed here though nothing says that it is wrong (`undecided`), and why.

    Only those in `confirmed` may win: they were looked at after the last halving. `ended_by` says what ended it early;
    times are in seconds, those of the budget in `spent_s`.
    """

    winner: str | None = None
    rungs: list[Rung] = field(default_factory=list)
    samples: list[SweepSample] = field(default_factory=list)
    dropped: dict[str, str] = field(default_factory=dict)
    undecided: dict[str, str] = field(default_factory=dict)
    verified: set[str] = field(default_factory=set)
    confirmed: set[str] = field(default_factory=set)
    ended_by: str | None = None
    timed_s: float = 0.0
    measuring_s: float = 0.0
    preparing_s: float = 0.0
    spent_s: float = 0.0

    @property
    def best(self) -> str | None:
        """The best of the last rung, whatever became of it since."""
        return self.rungs[-1].best if self.rungs else None

    def is_out(self, name: str) -> bool:
        """Return whether somebody is left out from now on."""
        return name in self.dropped or name in self.undecided

    def standing(self, name: str) -> tuple[Rung, Standing] | None:
        """Return the last rung in which a variant was timed, and where it stood there."""
        for rung in reversed(self.rungs):
            if len(rung.standings) == 1:  # the budget ended before anybody was timed with the one to beat
                continue
            for standing in rung.standings:
                if standing.name == name:
                    return rung, standing
        return None

    def duration_ms(self, name: str) -> float | None:
        """Return the median of a variant's times, in milliseconds, in the last rung that took any of it. A later rung
        takes none where the times of earlier rungs are all that it wants.
        """
        if self.standing(name) is None:
            return None
        samples = [sample for sample in self.samples if sample.variant == name]
        from statistics import median  # which takes time to import

        times = [sample.seconds for sample in samples if sample.rung == samples[-1].rung]
        return 1e3 * median(times) if times else None
