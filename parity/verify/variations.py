"""What must not change a verdict: the order of atomic operations, and how approximate results are rounded.

Hardware fixes neither. A lane with atomic operations is right in every order or not at all. A lane whose verdict hangs
on the last bit of an exponential has none.
"""

from dataclasses import replace

from parity.emulator.variation import Variation
from parity.verify.cases import Case

ORDERS = (1, 2)
MOVED = 1


class Undecided(Exception):
    """A verdict that hangs on what hardware does not fix."""


def in_another_order(case: Case, order: int) -> tuple[Case, Variation]:
    return replace(case, name=f"{case.name}, atomic operations in order {order}"), Variation(order=order)


def in_a_direction(case: Case, variation: Variation) -> Case:
    name = f"{case.name}, from the last workgroup and wave to the first" if variation.is_backwards else case.name
    return replace(case, name=name)


def with_moved_results(case: Case, instructions: list[str]) -> tuple[Case, Variation]:
    name = f"{case.name}, results of {', '.join(instructions)} moved by their errors"
    return replace(case, name=name), Variation(moved=MOVED)
