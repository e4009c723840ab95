"""Which workgroup runs when: workgroups that wait for each other are in progress at the same time.

Workgroups start in the order of the grid, as on hardware. One that can only repeat itself until memory changes is put
aside, and goes on when somebody has stored something; meanwhile the next one starts. If all in progress repeat
themselves, they wait for ever. Without a seed each runs as far as it can. With one they take turns, in an order and for
times that are drawn by it, so that what depends on the order shows.
"""

import random
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from enum import IntEnum
from threading import Condition
from typing import Protocol

Position = tuple[int, int, int]
_WINDOW = 32  # workgroups that take turns where the order is drawn
_SHORTEST, _LONGEST = 64, 4096  # wave-instructions of a turn
# In step: how many workgroups take turns, how long a turn is at the most, and after how many it is given up.
_WINDOW_IN_STEP, _LONG_TURN, _MOST_TURNS = 256, 1 << 16, 1 << 17


class Outcome(IntEnum):
    """What a workgroup came to when its turn was over, in engine.c's order."""

    DONE = 0
    FAULTED = 1
    BUSY = 2
    SPINNING = 3


class Slot(Protocol):
    """A place for a workgroup in progress.

    `start` puts a workgroup there, and `run` runs it: as far as it can, or for a turn of that many instructions a wave.
    Where waves order themselves it gives way (BUSY) after many barriers without a store: it may poll something there.
    `stores` grows with every store to global memory. `blame` makes a workgroup that waits for ever a fault.
    """

    @property
    def stores(self) -> int: ...
    def start(self, position: Position) -> None: ...
    def run(self, turn: int | None, first_wave: int) -> Outcome: ...
    def blame(self) -> None: ...


class Schedule:
    """The workgroups of a launch, and the slots that they run in; `most` is how many may be in progress.

    With `keeps_on` a fault ends its own workgroup alone.

    `outnumbered` says afterwards that all in progress waited and no further one fitted.
    """

    def __init__(
        self, make_slot: Callable[[], Slot], positions: list[Position], most: int, *, keeps_on: bool = False
    ) -> None:
        self._make_slot, self._most, self._keeps_on = make_slot, most, keeps_on
        self._waiting_to_start: Iterator[Position] = iter(positions)
        self._left = len(positions)
        self._free: list[Slot] = []
        self._aside: list[tuple[Slot, int]] = []  # with what had been stored when each began to repeat itself
        self._running = 0
        self._is_stopped = False
        self._changed = Condition()
        self.slots: list[Slot] = []
        self.outnumbered = False

    def run(self, threads: int) -> None:
        """Run all workgroups, or up to the first fault; then those that started before it still come to their ends."""
        with ThreadPoolExecutor(max(1, threads - 1)) as pool:  # the engine runs without the interpreter's lock
            others = [pool.submit(self._work) for _ in range(threads - 1)]
            self._work()  # this thread works too: it is there already
            for done in others:
                done.result()

    def run_in_turns(self, seed: int | None) -> None:
        """Run the workgroups in an order that `seed` draws; without one by turns, which the engine ends (`in_step`)."""
        rng, window, turns = random.Random(seed), _WINDOW if seed is not None else _WINDOW_IN_STEP, 0
        in_progress: dict[Slot, int] = {}
        while (self._left or in_progress) and not self._is_stopped:
            stored, turns = self._stored(), turns + 1
            if seed is None and turns > _MOST_TURNS:
                self.outnumbered = self._is_stopped = True
                break
            while self._left and (len(in_progress) < window or stored in _only(in_progress)):
                if (slot := self._place()) is None:
                    break
                in_progress[slot] = -1
            ready = [slot for slot, seen in in_progress.items() if seen != stored]
            if not ready:
                self._blame(next(iter(in_progress)))
                break
            if seed is None:
                slot = ready[0]
                outcome = slot.run(_LONG_TURN, 0)
            else:
                slot = rng.choice(ready)
                outcome = slot.run(rng.randint(_SHORTEST, _LONGEST), rng.randrange(64))
            del in_progress[slot]
            if outcome in (Outcome.DONE, Outcome.FAULTED):
                self._free.append(slot)
                self._is_stopped = outcome == Outcome.FAULTED and not self._keeps_on
            else:
                in_progress[slot] = stored if outcome == Outcome.SPINNING else -1

    def _work(self) -> None:
        while (work := self._next()) is not None:
            slot, stored = work
            outcome = None  # if the run raises
            try:
                outcome = slot.run(None, 0)
            finally:
                with self._changed:
                    self._running -= 1
                    if outcome in (Outcome.SPINNING, Outcome.BUSY):  # who is busy goes on whenever it is its turn
                        self._aside.append((slot, stored if outcome == Outcome.SPINNING else -1))
                    else:
                        self._free.append(slot)
                    self._is_stopped |= outcome is None or (outcome == Outcome.FAULTED and not self._keeps_on)
                    self._changed.notify_all()

    def _next(self) -> tuple[Slot, int] | None:
        """Return the slot to run next, and what had been stored before; None if there is nothing to do any more."""
        with self._changed:
            while True:
                stored = self._stored()
                slot = None if self._is_stopped else self._place()
                for number, (other, seen) in enumerate(self._aside):
                    if slot is None and seen != stored:
                        slot = other
                        del self._aside[number]
                        break
                if slot is not None:
                    self._running += 1
                    return slot, stored
                if not self._running:
                    if self._aside and not self._is_stopped:
                        self._blame(self._aside[0][0])
                    return None
                self._changed.wait()

    def _place(self) -> Slot | None:
        """Return a slot in which the next workgroup has started; None if no workgroup is left or no slot is free for
        it.
        """
        if not self._left or (not self._free and len(self.slots) >= self._most):
            return None
        if not self._free:
            self.slots.append(self._make_slot())
            self._free.append(self.slots[-1])
        slot = self._free.pop()
        slot.start(next(self._waiting_to_start))
        self._left -= 1
        return slot

    def _stored(self) -> int:
        return sum(slot.stores for slot in self.slots)

    def _blame(self, slot: Slot) -> None:
        self._is_stopped = True
        self.outnumbered = self._left > 0
        if not self.outnumbered:
            slot.blame()


def _only(in_progress: dict[Slot, int]) -> set[int]:
    """Return what all workgroups in progress have seen, if they have all seen the same."""
    seen = set(in_progress.values())
    return seen if len(seen) == 1 else set()
