"""What must not change a verdict: the order of atomic operations, and how approximate results are rounded.

Hardware fixes neither. A lane with atomic operations is right in every order or not at all. A lane whose verdict hangs
on the last bit of an exponential has none.
"""

from dataclasses import dataclass, replace

from parity.verify.cases import Case

ORDERS = (1, 2)
MOVED = 1


@dataclass(frozen=True)
class Variation:
    """How a case runs: with the turns that `order` draws, and approximate results moved as `moved` draws it (0: as
    they come)."""

    order: int = 0
    moved: int = 0


PLAIN = Variation()


class Undecided(Exception):
    """A verdict that hangs on what hardware does not fix."""


def in_another_order(case: Case, order: int) -> tuple[Case, Variation]:
    return replace(case, name=f"{case.name}, atomic operations in order {order}"), Variation(order=order)


def with_moved_results(case: Case, instructions: list[str]) -> tuple[Case, Variation]:
    name = f"{case.name}, results of {', '.join(instructions)} moved by their errors"
    return replace(case, name=name), Variation(moved=MOVED)
