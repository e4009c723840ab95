"""How a launch runs where hardware leaves a choice: whose turn it is, how results are rounded, what comes first."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import TypeVar

Ran = TypeVar("Ran")
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
    `budget`: the wave-instructions of a workgroup, if it shall have fewer than others.
    """

    order: int = 0
    moved: int = 0
    is_backwards: bool = False
    sharing: Sharing = Sharing.UNWATCHED
    budget: int | None = None


PLAIN = Variation()
NOT_WATCHED = "races are not looked for: to watch what may be stored to takes more than 1 GiB"
NOTICING = Variation(sharing=Sharing.NOTICED)
DIRECTIONS = (PLAIN, Variation(is_backwards=True))


def both_ways(
    run: Callable[[Variation], Ran],
    has_raced: Callable[[Ran], object],
    executed: int,
    variations: Sequence[Variation] = DIRECTIONS,
) -> Iterator[tuple[Ran, Ran | None]]:
    """Runs a launch in some orders; where accesses race, once more with these the other way round. If that changes
    the result, the race does: nothing else differs.

    `executed` wave-instructions are what it needs in its own order. A workgroup that needs far more waits in vain.
    """
    budget = _SHORTEST_BUDGET + 2 * executed
    for variation in variations:
        followed = run(replace(variation, sharing=Sharing.FOLLOWED, budget=budget))
        has = has_raced(followed)
        turned = run(replace(variation, sharing=Sharing.OTHERWISE, budget=budget)) if has else None
        yield followed, turned
