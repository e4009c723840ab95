"""Instruction counts of a function and of its hot loop.

The counting rule: one encoding is one instruction, so a VOPD pair counts once; waits and s_delay_alu count; padding
after the end (s_code_end) does not. The hot loop is the natural loop with the most matrix instructions, among those
whose inner loops have none. In a kernel without such a loop, it is the largest innermost loop, or the one that executed
most instructions, where that is known. Its blocks come from the control-flow graph: they need not be contiguous in the
text, and a pipelined kernel's prologue and epilogue are not part of it.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from parity.isa.cfg import ControlFlow
from parity.isa.classify import classify
from parity.isa.loops import Loops
from parity.isa.parse import Function

OF_DEBUG_LINES = (".Ltmp", ".Lfunc_begin")
GLOBAL_STORES = ("global_store", "buffer_store", "flat_store")


@dataclass(frozen=True)
class Counts:
    """Instructions by mnemonic and by class; both sum to `instructions`."""

    instructions: int
    counts: dict[str, int]
    classes: dict[str, int]

    @property
    def matrix(self) -> int:
        return self.classes.get("matrix", 0)


@dataclass(frozen=True)
class HotLoop:
    """The loop that does the work: its counts, where it stands, its instructions, whether another loop encloses it."""

    counts: Counts
    label: str | None
    first_line: int
    last_line: int
    indices: tuple[int, ...]
    is_nested: bool = False

    @property
    def non_matrix_per_matrix(self) -> float | None:
        """Non-matrix instructions issued per matrix instruction; None for a loop without any."""
        matrix = self.counts.matrix
        return (self.counts.instructions - matrix) / matrix if matrix else None


def count(mnemonics: list[str]) -> Counts:
    """Count instructions by mnemonic and by class, most frequent first."""
    by_mnemonic = Counter(mnemonics)
    by_class: Counter[str] = Counter()
    for mnemonic, number in by_mnemonic.items():
        by_class[classify(mnemonic)] += number
    return Counts(len(mnemonics), dict(by_mnemonic.most_common()), dict(by_class.most_common()))


def hot_loop(flow: ControlFlow, loops: Loops, executed: Sequence[int] = ()) -> HotLoop | None:
    """Find the hot loop among a function's natural loops; None if it has no loop.

    `executed` counts how often each of the function's instructions ran, where that is known.
    """
    function, weights = flow.function, _matrix_counts(flow, loops)
    if not any(weights.values()):
        weights = _sizes(flow, loops, executed)
    with_inner = {loops.parents[header] for header, number in weights.items() if number}
    innermost = [header for header, number in weights.items() if number and header not in with_inner]
    if not innermost:
        return None
    best = max(innermost, key=lambda header: weights[header])
    indices = flow.instructions(loops.blocks(best))
    lines = [function.lines[index] for index in indices]
    return HotLoop(
        counts=count([function.mnemonics[index] for index in indices]),
        label=_label(function, flow.ranges[best][0]),
        first_line=min(lines),
        last_line=max(lines),
        indices=tuple(indices),
        is_nested=loops.parents[best] is not None,
    )


def stores_in_loops(flow: ControlFlow, loops: Loops) -> bool:
    """Return whether any loop writes to global memory, so that counting stores in the text counts too few."""
    inside = flow.instructions(loops.innermost)
    return any(classify(flow.function.mnemonics[index]).startswith(GLOBAL_STORES) for index in inside)


def _matrix_counts(flow: ControlFlow, loops: Loops) -> dict[int, int]:
    """Matrix instructions of each loop, those of the loops inside it included, by header in text order."""
    mnemonics, counts = flow.function.mnemonics, dict.fromkeys(loops.parents, 0)
    for block, header in loops.innermost.items():
        counts[header] += sum(classify(mnemonics[index]) == "matrix" for index in range(*flow.ranges[block]))
    for header in reversed(loops.outermost_first()):
        parent = loops.parents[header]
        if parent is not None:
            counts[parent] += counts[header]
    return counts


def _sizes(flow: ControlFlow, loops: Loops, executed: Sequence[int]) -> dict[int, int]:
    """Instructions of each loop's own blocks, as written or as executed, by header in text order."""
    sizes = dict.fromkeys(loops.parents, 0)
    for block, header in loops.innermost.items():
        span = range(*flow.ranges[block])
        sizes[header] += sum(executed[index] for index in span) if executed else len(span)
    return sizes


def _label(function: Function, index: int) -> str | None:
    """Return the label before an instruction: one of the code's own, if there is one besides those for debug lines."""
    labels = (name for name, position in function.labels.items() if position == index)
    return min(labels, key=lambda name: name.startswith(OF_DEBUG_LINES), default=None)
