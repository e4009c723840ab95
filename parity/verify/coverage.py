"""What of a lane's code the cases have not shown: instructions that never ran, and conditions that always came out one
way.
"""

import re
from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import NDArray

from parity.emulator.faults import source_of
from parity.emulator.machine import Kernel
from parity.emulator.slots import Execution
from parity.isa.cfg import control_flow
from parity.isa.compared import Comparison, comparisons, deciding, is_choice
from parity.isa.parse import Function
from parity.verify.aimed_cases import MAGNITUDES

# What ends a way, or only says which one was taken.
_SETS_NOTHING = re.compile(r"s_(nop|endpgm|code_end|trap|sethalt|c?branch|waitcnt|wait_|delay)|[sv]_mov_b\d+$")
_COMPARES = re.compile(r"[sv]_cmp")
_BOUND = re.compile(r"[sv]_cmpk?_[lg][te]_[iu](32|64)$")
_MOST_PLACES = 3


def not_covered(kernel: Kernel, executions: Sequence[Execution], blocks: Iterable[int]) -> str:
    """Say which instructions ran in none of these executions, or for no lane, and which conditions always came out one
    way: comparisons, and choices that several comparisons decide, or none; empty if there are none.

    Bounds of whole numbers are not meant, since tails and rounds of loops have them, nor is what runs only where a loop
    over `blocks` of these sizes has no rounds.
    """
    function = kernel.function
    counts = np.sum([execution.counts for execution in executions], axis=0)
    outcomes = np.sum([execution.outcomes for execution in executions], axis=0)
    names = function.mnemonics
    ran = [counts[at] and (outcomes[at][0] or name.startswith("s_")) for at, name in enumerate(names)]
    least = {0, 1, *(size + less for size in blocks for less in (0, -1))}
    aside = _without_rounds(function, counts, least)
    never = [at for at, name in enumerate(names) if not ran[at] and at not in aside and not _SETS_NOTHING.match(name)]
    constant = {at for at in range(len(names)) if ran[at] and not all(outcomes[at][1:])}
    conditions = {one.index for one in comparisons(function) if one.index in constant and _may_hide(function, one)}
    conditions |= {at for at in constant if is_choice(function, at) and not _is_judged(function, at)}
    one_way = sorted(conditions)
    sentences = [
        f"{len(never)} of {len(function):,} instructions ran in no case" if never else "",
        f"{len(one_way)} condition{'s' * (len(one_way) > 1)} always came out one way" if one_way else "",
    ]
    places = [_places(kernel, found) for found in (never, one_way)]
    return "; ".join(f"{text}: {where}" for text, where in zip(sentences, places, strict=True) if text)


def _without_rounds(function: Function, counts: NDArray[np.uint64], least: set[int]) -> set[int]:
    """Return the instructions of blocks that never ran and come only behind bounds of whole numbers by one of `least`:
    there a loop has no rounds.
    """
    flow, found = control_flow(function), set[int]()
    numbers = {one.index: one.numbers for one in comparisons(function)}

    def is_bound(block: int) -> bool:
        asked = [at for at in range(*flow.ranges[block]) if _COMPARES.match(function.mnemonics[at])]
        is_of_whole = bool(asked) and bool(_BOUND.match(function.mnemonics[asked[-1]]))
        return is_of_whole and bool(least & {*numbers.get(asked[-1], ())})

    for block, before in enumerate(flow.predecessors):
        behind_bounds = all(one in found or (counts[flow.ranges[one][0]] and is_bound(one)) for one in before)
        if before and behind_bounds and not counts[flow.ranges[block][0]]:
            found.add(block)
    return {*flow.instructions(found)}


def _may_hide(function: Function, comparison: Comparison) -> bool:
    """Whether it matters that a comparison comes out one way: of equality, or of floats, with a number that few have,
    or of two registers. A register that is compared with itself is asked whether it is NaN.
    """
    name, (*_, first, second) = function.mnemonics[comparison.index], function.operands[comparison.index].split(", ")
    is_asked = _COMPARES.match(name) is not None and (comparison.is_equality or comparison.is_float)
    is_of_two = not comparison.numbers and "_class_" not in name and first != second
    return is_asked and (is_of_two or any(_is_special(number) for number in comparison.certain))


def _is_judged(function: Function, choice: int) -> bool:
    """Whether one comparison decides a choice, so that it says all."""
    decided_by = deciding(function, choice)
    return decided_by is not None and len(decided_by) == 1


def _is_special(number: float) -> bool:
    """Whether a number is one that an input or a size may have, and most have not."""
    if isinstance(number, int):
        return number != 1
    return MAGNITUDES[0] <= abs(number) <= MAGNITUDES[1] and abs(number) != 1


def _places(kernel: Kernel, instructions: Sequence[int]) -> str:
    """Return the lines of the source of these instructions, or of the assembly text, the first few."""
    lines = dict.fromkeys(kernel.function.lines[at] for at in instructions)
    sources = (source_of(kernel, line) for line in lines)
    named = [
        f"{source.file}:{source.line}" if source else f"assembly line {line}"
        for line, source in zip(lines, sources, strict=True)
    ]
    first = list(dict.fromkeys(named))
    more = ", ..." if len(first) > _MOST_PLACES else ""
    return ", ".join(first[:_MOST_PLACES]) + more
