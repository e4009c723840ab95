"""Takes paired samples: warm-up until flat, batches that the clock resolves, ABBA order, a wall-time budget.

Works on any device with a stopwatch and decides nothing. Every sample is kept, with the state that the device reports.
"""

import math
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise

from parity.devices.base import NotTimeable, Timer
from parity.gate import Session
from parity.gate.stats import drift, is_within_scatter
from parity.records import DeviceState, Plan, Sample, WarmUp

CANDIDATE, BASELINE, CONTROL = "candidate", "baseline", "control"


@dataclass(frozen=True)
class Place:
    """Where in its session a measurement stands: the size that it is of, how many samples the session has had, how many
    pairs this size has had, and when the session began, on the measurement's clock.
    """

    size: str | None = None
    samples: int = 0
    pairs: int = 0
    begun_s: float | None = None


class Measurement:
    """One session on one device, or one size of it. `samples` grows with every sample, so that an interruption loses
    none.
    """

    def __init__(
        self,
        timers: Mapping[str, Timer],
        plan: Plan,
        read_state: Callable[[], DeviceState] = DeviceState,
        now: Callable[[], float] = time.monotonic,
        on_sample: Callable[[Sample], None] = lambda _: None,
        place: Place = Place(),
    ) -> None:
        missing = {CANDIDATE, BASELINE, CONTROL} - set(timers)
        if missing:
            raise ValueError(f"no timer for {', '.join(sorted(missing))}")
        self._timers, self._plan, self._read_state, self._now = timers, plan, read_state, now
        self._begun, self._on_sample, self._place = now(), on_sample, place
        self._session_begun = self._begun if place.begun_s is None else place.begun_s
        self.samples: list[Sample] = []
        self.timed_s = 0.0
        self.measuring_s = 0.0

    def warm_up(self) -> WarmUp:
        """Size the batches, then run all variants in turn until each is flat or the limit is reached."""
        started = self._now()
        launches = {name: launches_of(timer, self._plan) for name, timer in self._timers.items()}
        recent: dict[str, list[float]] = {name: [] for name in self._timers}
        while self._now() - started < self._plan.warm_up_limit_s:
            for name, timer in self._timers.items():
                recent[name].append(timer.batch_seconds(launches[name]))
            passed = self._now() - started
            if all(is_flat(times, self._plan, passed) for times in recent.values()):
                return WarmUp(launches, self._now() - started, is_flat=True)
        return WarmUp(launches, self._now() - started, is_flat=False)

    def take_pairs(self, warm: WarmUp, pairs: int) -> Iterator[int]:
        """Take pairs and yield the number of each complete one; end early if the next would exceed the budget.

        Even pairs time the candidate first, odd pairs the baseline; the control follows in every pair.
        """
        for _ in range(pairs):
            started, number = self._now(), self._place.pairs + self.pairs
            if self.samples and started + self._longest_pair() - self._begun > self._plan.budget_s:
                return
            first, second = (CANDIDATE, BASELINE) if number % 2 == 0 else (BASELINE, CANDIDATE)
            for name in (first, second, CONTROL):
                self.timed_s += self._take(name, self._timers[name], number, warm.launches[name])
            self.measuring_s += self._now() - started
            yield number

    def take_reference(self, name: str, timer: Timer, batches: int) -> None:
        """Time another variant by itself, after the pairs: between them, its heat would change their times."""
        launches = launches_of(timer, self._plan)
        timer.batch_seconds(launches)
        for number in range(batches):
            self._take(name, timer, number, launches)

    def _take(self, name: str, timer: Timer, pair: int, launches: int) -> float:
        """Take one sample and return the seconds of its batch."""
        state, started = self._read_state(), self._now()
        seconds = timed(name, timer, launches)
        at, order = started - self._session_begun, self._place.samples + len(self.samples)
        self.samples.append(Sample(order, pair, name, launches, seconds / launches, at, state, size=self._place.size))
        self._on_sample(self.samples[-1])
        return seconds

    def _longest_pair(self) -> float:
        ends = [sample.started_s for sample in self.samples if sample.variant == CONTROL]
        return max((after - before for before, after in pairwise(ends)), default=0.0)

    @property
    def pairs(self) -> int:
        """Complete pairs so far."""
        return sum(sample.variant == CONTROL for sample in self.samples)

    @property
    def timed_share(self) -> float:
        """The share of the measuring phase that was spent inside timed batches."""
        return self.timed_s / self.measuring_s if self.measuring_s else 0.0


def launches_of(timer: Timer, plan: Plan, first: int = 1, name: str = "a variant") -> int:
    """Return how many launches a batch needs to last as long as planned; `first` is how many are tried first."""
    launches = first
    while (seconds := timed(name, timer, launches)) < plan.batch_s / 4:
        launches *= 2
    return max(1, round(launches * plan.batch_s / seconds))


def is_flat(times: list[float], plan: Plan, passed_s: float) -> bool:
    """Return whether the times of a warm-up that has lasted so long have become flat."""
    last, more = times[-plan.flat_batches :], times[-plan.settled_batches :]
    if len(last) == plan.flat_batches and abs(drift(last)) < plan.flat_within:
        return True
    return passed_s >= plan.settled_s and len(more) == plan.settled_batches and is_within_scatter(more)


def timed(name: str, timer: Timer, launches: int) -> float:
    """Time one batch, in seconds. Raises NotTimeable if the clock does not give a positive number."""
    seconds = timer.batch_seconds(launches)
    if not (math.isfinite(seconds) and seconds > 0):
        raise NotTimeable(f"the clock failed: a batch of {name} took {seconds} s")
    return seconds


def sessions_of(samples: list[Sample], sizes: Iterable[str]) -> dict[str, Session]:
    """Return the complete pairs of each size, in order; of a size that was not measured there are none."""
    return {size: session_of([sample for sample in samples if sample.size == size]) for size in sizes}


def session_of(samples: list[Sample]) -> Session:
    """Return the complete pairs of some samples of one size, in order."""
    complete = {sample.pair for sample in samples if sample.variant == CONTROL}
    seconds = {
        name: tuple(sample.seconds for sample in samples if sample.variant == name and sample.pair in complete)
        for name in (CANDIDATE, BASELINE, CONTROL)
    }
    return Session(seconds[CANDIDATE], seconds[BASELINE], seconds[CONTROL])
