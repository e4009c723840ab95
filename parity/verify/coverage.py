"""What of a lane's code the cases have not shown: instructions that never ran, conditions that always came out one way,
and what other numbers decide.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from parity.emulator.deciding import decided_by_loads, known_idioms
from parity.emulator.faults import sources_of
from parity.emulator.machine import Kernel
from parity.emulator.slots import Execution
from parity.isa.cfg import control_flow
from parity.isa.compared import comparisons
from parity.isa.conditions import deciding, worth_naming
from parity.isa.parse import Function
from parity.isa.sass import is_sass, parse_sass
from parity.isa.sass_deciding import decided_by_loads as decided_by_loads_of_sass
from parity.records import CodeObject

# What ends a way, or only says which one was taken.
_SETS_NOTHING = re.compile(r"s_(nop|endpgm|code_end|trap|sethalt|c?branch|waitcnt|wait_|delay)")
_COMPARES = re.compile(r"[sv]_cmp")
_BRANCHES = re.compile(r"s_cbranch_(scc|vcc)")
_BOUND = re.compile(r"[sv]_cmpk?_[lg][te]_[iu](32|64)$")
_SELDOM = 16  # one of so many waves


@dataclass(frozen=True)
class Shown:
    """What executed in a case that was right, and whether gross errors alone would have shown there. What few waves do
    is no gross error then.
    """

    execution: Execution
    is_rough: bool

    def outcomes(self) -> NDArray[np.uint64]:
        outcomes = self.execution.outcomes.copy()
        if self.is_rough:
            for_a_lane = outcomes[:, :1]
            outcomes[:, 1:][outcomes[:, 1:] * _SELDOM < for_a_lane] = 0
            outcomes[for_a_lane[:, 0] * _SELDOM < self.execution.counts[:1]] = 0
        return outcomes


def not_covered(kernel: Kernel, shown: Sequence[Shown], blocks: Iterable[int]) -> str:
    """Say which instructions ran in none of these cases, or for no lane, which conditions always came out one way
    (`worth_naming` says which are meant), and what a jump to an address may bring too soon; empty if there are none.
    What runs only where a loop over `blocks` of these sizes has no rounds is left out.
    """
    function = kernel.function
    counts = np.sum([one.execution.counts for one in shown], axis=0)
    outcomes = np.sum([one.outcomes() for one in shown], axis=0)
    names = function.mnemonics
    ran = [counts[at] and (outcomes[at][0] or name.startswith("s_")) for at, name in enumerate(names)]
    least = {0, 1, *(size + less for size in blocks for less in (0, -1))}
    aside = _without_rounds(function, counts, least)
    never = [at for at, name in enumerate(names) if not ran[at] and at not in aside and not _SETS_NOTHING.match(name)]
    one_way = worth_naming(function, [at for at in range(len(names)) if ran[at] and not all(outcomes[at][1:])])
    if one_way:
        known = known_idioms(kernel)
        one_way = [at for at in one_way if at not in known]
    jumps, pending = (
        np.flatnonzero(np.sum([getattr(one.execution, name) for one in shown], axis=0)).tolist()
        for name in ("jump_waits", "pending_at_barrier")
    )
    sentences = [
        f"{len(never)} of {len(function):,} instructions ran in no case" if never else "",
        f"{len(one_way)} condition{'s' * (len(one_way) > 1)} always came out one way" if one_way else "",
        "whether a jump to an address takes the wait states that are needed behind it" if jumps else "",
        "whether other waves see stores to LDS that nothing waits for before a barrier" if pending else "",
    ]
    places = [_places(kernel, found) for found in (never, one_way, jumps, pending)]
    return "; ".join(f"{text}: {where}" for text, where in zip(sentences, places, strict=True) if text)


def left_to_numbers(kernel: Kernel) -> str:
    """Say where numbers that a kernel loads decide what it does, so that cases show it for their own numbers alone;
    empty if they decide nowhere.
    """
    return _left_to_numbers(decided_by_loads(kernel), lambda found: _places(kernel, found))


def left_to_numbers_by_nvidia(code: CodeObject) -> str:
    """Say so of NVIDIA's machine code, whose text names no source lines; empty for AMD's."""
    text, path = code.assembly_path.read_text(), str(code.assembly_path)
    if not is_sass(text):
        return ""
    function = parse_sass(text, path)[code.kernel_name]
    return _left_to_numbers(
        decided_by_loads_of_sass(function, path),
        lambda found: _named(("", function.lines[at]) for at in found),
    )


def _left_to_numbers(decided: dict[int, str], named: Callable[[Sequence[int]], str]) -> str:
    by_how: dict[str, list[int]] = {}
    for at, how in sorted(decided.items()):
        by_how.setdefault(how, []).append(at)
    places = "; ".join(f"by {how} at {named(found)}" for how, found in by_how.items())
    return f"numbers that no case has: what is loaded decides {places}" if places else ""


def _without_rounds(function: Function, counts: NDArray[np.uint64], least: set[int]) -> set[int]:
    """Return the instructions of blocks that never ran and come only behind bounds of whole numbers by one of `least`:
    there a loop has no rounds.
    """
    flow, found = control_flow(function), set[int]()
    numbers = {one.index: one.numbers for one in comparisons(function)}

    def is_bound(block: int) -> bool:
        start, end = flow.ranges[block]
        asked = deciding(function, end - 1) if _BRANCHES.match(function.mnemonics[end - 1]) else None
        if asked is None:
            asked = {*[at for at in range(start, end) if _COMPARES.match(function.mnemonics[at])][-1:]}
        are_of_whole = bool(asked) and all(_BOUND.match(function.mnemonics[at]) for at in asked)
        return are_of_whole and all(least & {*numbers.get(at, ())} for at in asked)

    for block, before in enumerate(flow.predecessors):
        behind_bounds = all(one in found or (counts[flow.ranges[one][0]] and is_bound(one)) for one in before)
        if before and behind_bounds and not counts[flow.ranges[block][0]]:
            found.add(block)
    return {*flow.instructions(found)}


def _places(kernel: Kernel, instructions: Sequence[int]) -> str:
    """Return the lines of the source of these instructions, or of the assembly text."""
    sources = sources_of(kernel, (kernel.function.lines[at] for at in instructions))
    return _named((source.file, source.line) if source else ("", line) for line, source in sources.items())


def _named(places: Iterable[tuple[str, int]]) -> str:
    """Return places as `a.hip:14, 20-23`; a file "" is the assembly text."""
    by_file: dict[str, set[int]] = {}
    for file, line in places:
        by_file.setdefault(file, set()).add(line)
    return ", ".join(
        f"{file}:{_ranges(lines)}" if file else f"assembly line {_ranges(lines)}" for file, lines in by_file.items()
    )


def _ranges(lines: Iterable[int]) -> str:
    runs: list[list[int]] = []
    for line in sorted(lines):
        if runs and line == runs[-1][-1] + 1:
            runs[-1].append(line)
        else:
            runs.append([line])
    return ", ".join(f"{run[0]}-{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)
