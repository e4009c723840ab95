"""What must not change a verdict: the order of waves and lanes, what outputs hold before a launch, and how results
are rounded that nobody has fixed.

Hardware fixes neither the order nor the last bit of an exponential, and of many matrix instructions nobody has said in
which order it adds. A lane whose waves or lanes meet at one place is right in every order or not at all. A lane whose
verdict hangs on such a rounding has none.
"""

from dataclasses import replace

from parity.emulator.variation import Variation
from parity.verify.cases import Case

ORDERS = (1, 2)
MOVED = 1


class Undecided(Exception):
    """A verdict that hangs on what hardware does not fix."""


def in_another_order(case: Case, order: int) -> tuple[Case, Variation]:
    return replace(case, name=f"{case.name}, turns of waves and lanes in order {order}"), Variation(order=order)


def on_other_contents(case: Case) -> tuple[Case, Variation]:
    """Let outputs hold other numbers before the launch: a result does not depend on what was there."""
    return replace(case, name=f"{case.name}, on other contents"), Variation(is_cleared=True)


def in_a_direction(case: Case, variation: Variation) -> Case:
    way = ", from the last workgroup and wave to the first" if variation.is_backwards else ""
    return replace(case, name=case.name + (", all workgroups in step" if variation.in_step else way))


def with_moved_results(case: Case, approximate: list[str], assumed: list[str]) -> tuple[Case, Variation]:
    """Move results by their documented errors, and let matrix instructions add in the ways that hardware may."""
    moved = [f"results of {', '.join(approximate)} moved by their errors"] if approximate else []
    moved += [f"sums of {', '.join(assumed)} rounded in other ways"] if assumed else []
    return replace(case, name=", ".join([case.name, *moved])), Variation(moved=MOVED)
