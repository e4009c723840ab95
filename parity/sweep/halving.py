"""Finds the fastest of many variants by successive halving: each is timed in pairs with the best so far.

It works on any device with a stopwatch, and decides nothing: who wins is a candidate for the gate. Method: Jamieson and
Talwalkar, "Non-stochastic Best Arm Identification and Hyperparameter Optimization" (AISTATS 2016), with ratios of
pairs in the place of losses.
"""

import math
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from parity.devices.base import Timer
from parity.gate.stats import hodges_lehmann, interval
from parity.measure.pairs import is_flat, launches_of, timed
from parity.records import DeviceState, Plan, Rules, Rung, Standing, SweepSample

_WARM_UP_PART = 0.2  # of the budget, at most
_FIRST_TRY = 0.35  # of the other's batch: enough to size that of somebody who is not much faster


@dataclass(frozen=True)
class Surroundings:
    """What a halving is told, and whom it tells: the device's state and the time; samples; whose turn it is, before
    anything of it runs; whom it lets go; seconds spent on preparing and on measuring. Errors name somebody as `shown`
    gives it.
    """

    read_state: Callable[[], DeviceState] = DeviceState
    now: Callable[[], float] = time.monotonic
    on_sample: Callable[[SweepSample], None] = lambda _: None
    on_turn: Callable[[str], None] = lambda _: None
    leave: Callable[[str], None] = lambda _: None
    shown: Callable[[str], str] = str
    on_spent: Callable[[float, float], None] = lambda _preparing_s, _measuring_s: None


class Halving:
    """Halves a field on one device. `timer` gets somebody ready to be timed."""

    def __init__(
        self,
        names: Sequence[str],
        timer: Callable[[str], Timer],
        rules: Rules,
        plan: Plan,
        around: Surroundings,
    ) -> None:
        if not names:
            raise ValueError("there is nobody to time")
        self._names, self._timer, self._rules, self._plan, self._around = list(names), timer, rules, plan, around
        self._now = around.now
        self._begun = around.now()
        self._timers: dict[str, Timer] = {}
        self._launches: dict[str, int] = {}
        self._taken = self._pairs = 0
        self._places = {name: place for place, name in enumerate(names)}  # neighbours begin in different orders
        self._incumbent = ""
        self._ratios: dict[str, list[float]] = {}  # of everybody's pairs with the incumbent
        self._batch_s: dict[str, float] = {}  # what the last batch of somebody took
        self.timed_s = self.measuring_s = self.preparing_s = 0.0

    def rungs(self) -> Iterator[Rung]:
        """Run the halving and yield each rung as it ends. Raises DeviceFault; whose turn it was has been told by
        then.
        """
        field, number = self._names, 0
        self._warm_up(field[0])
        while len(field) > 1:
            rung = self._rung(number, field)
            if not self._pairs:  # the budget was too small for anything
                return
            yield rung
            if rung.is_last:
                return
            stay = [standing.name for standing in rung.standings if standing.stays]
            for name in set(field) - set(stay):
                self._drop(name)
            field, number = stay, number + 1

    def _warm_up(self, name: str) -> None:
        """Time the first variant until its times are flat."""
        self._get_ready(name)
        started, times = self._now(), list[float]()
        limit_s = min(self._plan.warm_up_limit_s, _WARM_UP_PART * self._plan.budget_s)
        while (passed := self._now() - started) < limit_s and not is_flat(times, self._plan, passed):
            times.append(timed(self._around.shown(name), self._timers[name], self._launches[name]))
        self._spend(preparing_s=self._now() - started)

    def _spend(self, preparing_s: float = 0.0, measuring_s: float = 0.0) -> None:
        self.preparing_s += preparing_s
        self.measuring_s += measuring_s
        self._around.on_spent(preparing_s, measuring_s)

    def _get_ready(self, name: str, guess: int = 1) -> None:
        """Sizes the batches of somebody who was not timed yet, with one launch first and then, if that did not take too
        long for it, with as many as guessed.
        """
        if name in self._launches:
            return
        started = self._now()
        self._around.on_turn(name)
        self._timers[name] = self._timer(name)
        one_s = timed(self._around.shown(name), self._timers[name], 1)
        first = guess if one_s * guess <= self._plan.batch_s else 1
        self._launches[name] = launches_of(self._timers[name], self._plan, first, self._around.shown(name))
        self._timers[name].prepare(self._launches[name])
        self._batch_s[name] = max(self._plan.batch_s, one_s)
        self._spend(preparing_s=self._now() - started)

    def _drop(self, name: str) -> None:
        if self._timers.pop(name, None) is not None:
            self._around.leave(name)

    def _rung(self, number: int, field: list[str]) -> Rung:
        """Time every variant in pairs with the first of the field, which is the best of the rung before."""
        if field[0] != self._incumbent:
            self._incumbent, self._ratios = field[0], {}
        pairs = self._rules.pairs(number, len(field))
        standings, not_timed = list[Standing](), list[str]()
        for name in field[1:]:
            if not_timed or not self._take_pairs(number, name, pairs):
                not_timed.append(name)
                continue
            ratios = self._ratios[name]
            standings.append(_standing(name, self._incumbent, ratios, stays=not self._is_hopeless(ratios)))
            if not standings[-1].stays:
                self._drop(name)  # now, because the next one may need its memory
        of_all = sum(standing.pairs for standing in standings)
        standings.insert(0, Standing(self._incumbent, None, of_all, 1.0, None, None, stays=True))
        is_last = bool(not_timed) or len(field) <= self._rules.few
        return Rung(number, self._ordered(standings, len(field), is_last), tuple(not_timed), is_last)

    def _ordered(self, standings: list[Standing], left: int, is_last: bool) -> tuple[Standing, ...]:
        """Order the standings, the best first, of whom the better half stays; at the end all of them stay that have not
        left at once.
        """
        ranked = sorted(standings, key=lambda standing: standing.ratio)
        half = left if is_last else (left + 1) // 2
        stay = [standing.name for standing in ranked if standing.stays][:half]
        return tuple(
            Standing(
                standing.name,
                standing.against,
                standing.pairs,
                standing.ratio,
                standing.low,
                standing.high,
                standing.name in stay,
            )
            for standing in ranked
        )

    def _take_pairs(self, rung: int, name: str, pairs: int) -> bool:
        """Take the pairs that a variant lacks; take none, and return False, if the budget does not allow all of them. A
        variant that is slower by a wide margin gets two pairs, also where every other one has one.
        """
        ratios = self._ratios.setdefault(name, [])
        lacking, incumbent = pairs - len(ratios), self._incumbent
        if lacking <= 0:
            return True
        if not self._has_time(lacking, name, incumbent):
            return False
        self._get_ready(name, math.ceil(_FIRST_TRY * self._launches[incumbent]))
        if not self._has_time(lacking, name, incumbent):
            return False
        while len(ratios) < pairs or (
            len(ratios) == 1 and self._is_slow(ratios[0]) and self._has_time(1, name, incumbent)
        ):
            ratios.append(self._pair(rung, name, is_first=(self._places[name] + len(ratios)) % 2 == 1))
            if self._is_hopeless(ratios):
                break
        return True

    def _is_slow(self, ratio: float) -> bool:
        return ratio > 1 + self._rules.wide_margin

    def _is_hopeless(self, ratios: list[float]) -> bool:
        """Whether somebody leaves at once."""
        return len(ratios) >= 2 and all(map(self._is_slow, ratios[:2]))

    def _has_time(self, pairs: int, *names: str) -> bool:
        """Whether so many pairs of two fit into what is left of the budget, as far as their own batches tell."""
        pair_s = sum(self._batch_s.get(name, self._plan.batch_s) for name in names)
        return self._now() - self._begun + pairs * pair_s <= self._plan.budget_s

    def _pair(self, rung: int, name: str, *, is_first: bool) -> float:
        """Take one pair of a variant, which is timed first or second, and the incumbent; return the ratio of the two
        times.
        """
        started, seconds = self._now(), dict[str, float]()
        for contender in (name, self._incumbent) if is_first else (self._incumbent, name):
            seconds[contender] = self._batch(rung, contender)
        self._pairs += 1
        self._spend(measuring_s=self._now() - started)
        return seconds[name] / seconds[self._incumbent]

    def _batch(self, rung: int, name: str) -> float:
        """Take one sample and return its seconds per launch."""
        self._around.on_turn(name)
        state, started, launches = self._around.read_state(), self._now(), self._launches[name]
        seconds = timed(self._around.shown(name), self._timers[name], launches)
        self.timed_s += seconds
        self._batch_s[name] = self._now() - started
        sample = SweepSample(
            self._taken, self._pairs, name, launches, seconds / launches, started - self._begun, state, rung
        )
        self._taken += 1
        self._around.on_sample(sample)
        return sample.seconds


def _standing(name: str, incumbent: str, ratios: list[float], *, stays: bool) -> Standing:
    differences = np.log(np.asarray(ratios, np.float64))
    low, high = (math.exp(bound) for bound in interval(differences))
    is_known = math.isfinite(high)
    ratio = math.exp(hodges_lehmann(differences))
    return Standing(name, incumbent, len(ratios), ratio, low if is_known else None, high if is_known else None, stays)
