"""A launch in other orders of workgroups, waves and racing accesses: whether one of them matters."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from numpy.typing import NDArray

from parity.emulator.slots import Execution
from parity.emulator.variation import DIRECTIONS, IN_STEP, NOT_TRIED, NOT_WATCHED, BothWays, Variation
from parity.errors import UnavailableError
from parity.records.faults import WAITING_FAULTS, Fault


@dataclass(frozen=True)
class OtherRun:
    """A launch in one order: what was executed, and the outputs."""

    executed: Execution
    outputs: list[NDArray[Any]]

    def differs(self, other: "OtherRun") -> bool | None:
        """Return whether two runs came to different ends. None where one waits for ever: another order might end it."""
        kinds = [[fault.kind for fault in ran.executed.faults] for ran in (self, other)]
        if any(kind in WAITING_FAULTS for run_kinds in kinds for kind in run_kinds):
            return None
        same = all(one.tobytes() == two.tobytes() for one, two in zip(self.outputs, other.outputs, strict=True))
        return not same or bool(kinds[0]) != bool(kinds[1])


def in_other_orders(first: OtherRun, again: Callable[[Variation], OtherRun], orders: int) -> list[str]:
    """Run the launch in other orders where that may change anything.

    A race that does change something becomes a fault of the first run. Returns sentences about what changes nothing, or
    is not shown.
    """
    done = first.executed
    if not done.is_watched:
        return [NOT_WATCHED]
    if done.faults:
        return []
    try:
        ways = _both_directions(done, again) if done.is_shared else []
        others = [way.followed for way in ways] + [again(Variation(order=order)) for order in range(1, orders + 1)]
    except UnavailableError as error:
        return [f"{NOT_TRIED}: {error}"]
    differing = sum(ran.differs(first) is not False for ran in others)
    counted = f"in {differing} of {len(others)} other orders of workgroups and waves the outputs are others"
    races = _races(done, ways)
    return [counted if done.faults else f"{counted}, as sums of floats are"] * bool(differing) + races


_Way = BothWays[OtherRun]


def _both_directions(done: Execution, again: Callable[[Variation], OtherRun]) -> list[_Way]:
    executed = int(done.counts.sum())

    def way(direction: Variation) -> _Way:
        return BothWays(again, lambda ran: [indices for indices, _ in ran.executed.races], direction, executed)

    ways = [way(direction) for direction in DIRECTIONS]
    with suppress(UnavailableError):  # one that waits for others which do not come into step
        ways.append(way(IN_STEP))
    return ways


def _races(done: Execution, ways: list[_Way]) -> list[str]:
    """Add the race that changes the outputs to the faults; of the other races, return in sentences what is known.

    Where turning a race the other way round also changes the order of atomic operations, these may be what changes the
    outputs.
    """
    sentences: dict[str, str] = {}
    for way in ways:
        if way.turned is None:
            continue
        differs = way.turned.differs(way.followed)
        is_order_the_same = way.turned.executed.atomic_order == way.followed.executed.atomic_order
        if differs and is_order_the_same:
            done.faults.append(_decisive_race(way))
            return []
        what = HARMLESS if differs is False else _OPEN.format(_FOR_EVER if differs is None else _BY_ATOMICS)
        for race in way.followed.executed.data_races[:1]:
            sentences.setdefault(what, f"{what}: {race.sentence()}")
    return list(sentences.values())


def _decisive_race(way: _Way) -> Fault:
    number = way.decisive(lambda ran: bool(ran.differs(way.followed)))
    return way.followed.executed.races[number][1]


HARMLESS, _OPEN = "a race that changes no output", "a race of which it is not shown whether it matters ({})"
_FOR_EVER, _BY_ATOMICS = "the other way round a wave waits for ever", "it changes the order of atomic operations"
