"""How a launch runs where hardware leaves a choice: whose turn it is, how results are rounded, what comes first."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Generic, TypeVar

Ran = TypeVar("Ran")
Race = tuple[int, int]  # the numbers of two instructions of the text
_SHORTEST_BUDGET = 1 << 17


class Sharing(IntEnum):
    """How global memory that waves share is watched, in engine.c's order.

    NOTICED says whether they share what is written. FOLLOWED says which accesses race, on one core. OTHERWISE is the
    same with racing accesses the other way round: a load gets what was there before, of two stores the first one stays.
    """

    UNWATCHED = 0
    NOTICED = 1
    FOLLOWED = 2
    OTHERWISE = 3


@dataclass(frozen=True)
class Variation:
    """One way to run a launch.

    `order`: a seed that draws the turns of workgroups, waves and lanes of atomic operations; 0: in the order of the
    grid, each as far as it can, or with `is_backwards` from its last workgroup and wave to the first.
    `moved`: a seed that moves results that hardware does not fix to the bit by up to their documented errors; 0: none.
    `budget`: the wave-instructions of a workgroup, if it shall have fewer than others. `race`: the only one that comes
    the other way round. `is_cleared`: outputs hold zeros, NaN and small numbers in turn beforehand. `in_step`: waves go
    to their next access to global memory by which waves order themselves, all in turn: what one has read is old then.
    `lds_fill`: the byte of which LDS is at the start, as if it had been stored; 0: who reads what nobody has stored is
    at fault.
    """

    order: int = 0
    moved: int = 0
    is_backwards: bool = False
    sharing: Sharing = Sharing.UNWATCHED
    budget: int | None = None
    race: Race | None = None
    is_cleared: bool = False
    in_step: bool = False
    lds_fill: int = 0


PLAIN = Variation()
NOT_WATCHED = "races are not looked for: to watch what may be stored to takes more than 1 GiB"
NOT_TRIED = "what other orders of workgroups and waves give is not shown"
NOTICING = Variation(sharing=Sharing.NOTICED)
DIRECTIONS = (PLAIN, Variation(is_backwards=True))
IN_STEP = Variation(in_step=True)


class BothWays(Generic[Ran]):
    """Runs a launch in a direction, and where accesses race once more with these the other way round. If that changes
    the result, the race does: nothing else differs.

    `executed` wave-instructions are what the launch needs in its own order. A workgroup that needs far more waits in
    vain.
    """

    def __init__(
        self, run: Callable[[Variation], Ran], races: Callable[[Ran], list[Race]], direction: Variation, executed: int
    ) -> None:
        self._run, self._way = run, replace(direction, budget=_SHORTEST_BUDGET + 2 * executed)
        self.followed = run(replace(self._way, sharing=Sharing.FOLLOWED))
        self.races = races(self.followed)
        self.turned = self._turned(None) if self.races else None

    def decisive(self, is_other: Callable[[Ran], bool]) -> int:
        """Return which of the races alone makes the result another one; the first one if none does so alone."""
        alone = (number for number, race in enumerate(self.races) if is_other(self._turned(race)))
        return 0 if len(self.races) == 1 else next(alone, 0)

    def _turned(self, race: Race | None) -> Ran:
        return self._run(replace(self._way, sharing=Sharing.OTHERWISE, race=race))
