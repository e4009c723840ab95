"""The look whether kernels remember their inputs: timed launches repeat theirs, and a cache would make them cheap."""

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

import numpy as np

from parity.devices.base import Timer
from parity.devices.gpu import Held, TimedProblem, seed_of
from parity.gate import MEMORY_LOOKS, Memory, MemoryLook, look_for_memory
from parity.verify import movable_inputs, other_values

NO_OTHER_INPUTS = "not shown: nothing draws other inputs than those that are timed"
_MOST_BEFORE = 2  # launches before one that is timed
_SHARE = 0.05  # of the time that the session has taken: what pairs beyond the first ones may take


@dataclass
class _Times:
    """One variant's times in seconds, pair by pair."""

    seen: list[float] = field(default_factory=list)
    new: list[float] = field(default_factory=list)


class MemoryTrial:
    """Times single launches of each variant in pairs: on inputs that no launch has had before, and on the same again.

    New inputs are drawn: each element anew from those that the tensor has, or by the operator where it makes its own.
    Each timed launch follows one that is not timed, a flush of the caches and a copy of its inputs, so that new and
    known ones meet a device that is as awake and caches that hold the same; which come first changes every round.
    """

    def __init__(
        self,
        problem: TimedProblem,
        timers: Mapping[str, Timer],
        delta: float,
        rng: np.random.Generator | None = None,
    ) -> None:
        """Look at variants of different code. `delta` is the contract's."""
        self._problem, self._delta = problem, delta
        self._timers = {name: timers[name] for name in distinct(problem)}
        self._known, self._movable = problem.packed(problem.values), movable_inputs(problem.contract)
        identities = [lane.binary.identity for lane in problem.lanes.values()]
        self._rng = rng or np.random.default_rng(seed_of(identities, "memory"))
        self._rounds, self._seen_first = 0, False
        self._slots: list[Held] = []  # the contents of this round, and of the one before

    def looks(self, stage: Callable[[str], None], session_s: float) -> dict[str, MemoryLook]:
        """Take pairs until each variant is decided, or time is up; return what was found by variant: nothing where
        there are no other inputs.

        `session_s` is what the session has taken so far: more than the first pairs are only taken within a share of it.
        """
        if not self._movable and self._makes_the_same():
            return {}
        started = time.monotonic()
        self._slots = [self._problem.held(self._known), self._problem.held(self._known)]
        times = {name: _Times() for name in self._timers}
        found: dict[str, MemoryLook] = {}
        self._round({name: _Times() for name in self._timers})  # to warm up
        for pairs in MEMORY_LOOKS:
            due = [name for name in times if name not in found or not found[name].is_over]
            for number in range(len(times[due[0]].new) if due else pairs, pairs):
                stage(f"looking whether a kernel remembers its inputs: {number + 1} of {pairs} pairs")
                self._round({name: times[name] for name in due})
            found |= {name: look_for_memory(self._delta, times[name].seen, times[name].new) for name in due}
            if any(look.memory is Memory.SHOWN for look in found.values()):
                break
            if time.monotonic() - started > _SHARE * session_s:
                break
        for slot in self._slots:
            self._problem.drop(slot)
        return found

    def _makes_the_same(self) -> bool:
        """Whether the operator makes the timed inputs again, whatever number it is given."""
        other = other_values(self._problem.contract, 1)
        return all(np.array_equal(other[name], array) for name, array in self._problem.values.items())

    def _round(self, times: Mapping[str, _Times]) -> None:
        """Time each variant on new inputs and on the same again, or first on those of the round before.

        Which comes first is drawn, and the next round turns it round. So is how many launches go before, so that no
        kernel can count its way through.
        """
        contents, last = self._slots = self._slots[::-1]
        self._draw(contents)
        self._rounds += 1
        self._seen_first = bool(self._rng.integers(2)) if self._rounds % 2 else not self._seen_first
        for name, taken in times.items():
            looks = [(taken.new, last, contents), (taken.seen, contents, contents)]
            if self._seen_first:
                looks = [(taken.seen, last, last), looks[0]]
            before_timed = int(self._rng.integers(1, _MOST_BEFORE + 1))
            for seconds, before, timed in looks:
                self._problem.renew(before)
                for _ in range(before_timed):
                    self._timers[name].batch_seconds(1)
                self._problem.flush()
                self._problem.renew(timed)
                seconds.append(self._timers[name].batch_seconds(1))

    def _draw(self, contents: Held) -> None:
        if self._movable:
            self._problem.redraw(contents, self._known, self._movable, self._rng)
        else:
            other = other_values(self._problem.contract, int(self._rng.integers(1, 1 << 31)))
            self._problem.replace(contents, self._problem.packed(other))


def distinct(problem: TimedProblem) -> list[str]:
    """Return the first variant of each code: a control may be the baseline itself."""
    by_code: dict[str, str] = {}
    for name, lane in problem.lanes.items():
        by_code.setdefault(lane.binary.identity, name)
    return list(by_code.values())
