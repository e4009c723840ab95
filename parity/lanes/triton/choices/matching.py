"""Which operations of TTGIR were made of which of TTIR, and from which loads an operand comes."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from parity.lanes.triton.choices.ir import DOTS, LOADS, Operation, Program

_PASSED_ON = re.compile(r"iter_args\((.*?)\) ->")
_BRANCHES = ("scf.if", "scf.for", "scf.while")


@dataclass(frozen=True)
class Match:
    """Operations of TTIR at one place in the source, and those of TTGIR that were made of them, in the order of their
    text. Where the IR has no lines, they are those of one shape.
    """

    asked: tuple[Operation, ...]
    made: tuple[Operation, ...]


def matches(ttir: Program, ttgir: Program, names: Sequence[str]) -> list[Match]:
    """Match the operations of these names: every one of TTIR is in one match."""
    groups: dict[object, list[Operation]] = {}
    for one in ttir.named(*names):
        groups.setdefault(_key(one), []).append(one)
    made = list(ttgir.named(*names))
    lines = [_line(asked[0]) for asked in groups.values()]
    found = []
    for key, asked in groups.items():
        same = [one for one in made if _key(one) == key]
        if not same and asked[0].place and lines.count(_line(asked[0])) == 1:  # a pass may give it another column
            same = [one for one in made if _line(one) == _line(asked[0])]
        found.append(Match(tuple(asked), tuple(same)))
    return found


def _key(one: Operation) -> object:
    return one.place or (one.types[-1 if one.name in DOTS else 0].sides if one.types else ())


def _line(one: Operation) -> str:
    return one.place.rpartition(":")[0]


def sources(name: str, dot: Operation, operations: Sequence[Operation]) -> list[Operation]:
    """Return the loads in a dot's loop that a value comes from, through branches and from round to round."""
    inside = [one for one in operations if dot.loop in one.regions]
    header = next((one for one in operations if one.region == dot.loop), None)
    wanted, found = {name}, []
    for _ in range(2):  # what a round passes on to the next is looked for in it again
        for one in reversed(inside):
            if not wanted & set(one.results):
                continue
            if one.name in LOADS and one.types and one not in found:
                found.append(one)
            elif one.name not in (*DOTS, *LOADS):
                wanted |= set(one.operands)
                if one.name in _BRANCHES:
                    wanted |= {value for inner in inside for value in _yielded(inner, one.region)}
        wanted |= _passed_on(header, inside, dot.loop, wanted)
    return found


def _yielded(one: Operation, region: str | None) -> tuple[str, ...]:
    return one.operands if one.name == "scf.yield" and one.regions[-1:] == (region,) else ()


def _passed_on(header: Operation | None, inside: Sequence[Operation], loop: str | None, wanted: set[str]) -> set[str]:
    """Return what a round yields for those of its arguments that are wanted."""
    match = _PASSED_ON.search(header.text) if header else None
    ends = [one.operands for one in inside if _yielded(one, loop)]
    if not match or not ends:
        return set()
    names = re.findall(r"(%\w+) =", match[1])
    return {value for name, value in zip(names, ends[-1], strict=False) if name in wanted}
