"""Control flow of one function: its basic blocks and the edges between them."""

import re
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property
from heapq import heapify, heappop, heappush

from parity.errors import InputError
from parity.isa.parse import Function


@dataclass(frozen=True)
class ControlFlow:
    """Basic blocks of a function as [start, end) instruction ranges, with their successors.

    `has_indirect_jumps` says that some edges may be missing (s_setpc_b64 that is not the last instruction),
    `has_calls` that the function calls others.
    """

    function: Function
    ranges: tuple[tuple[int, int], ...]
    successors: tuple[tuple[int, ...], ...]
    has_indirect_jumps: bool
    has_calls: bool = False

    def instructions(self, blocks: Iterable[int]) -> list[int]:
        """Return the instruction indices of some blocks, in text order."""
        return [index for block in sorted(blocks) for index in range(*self.ranges[block])]

    @cached_property
    def predecessors(self) -> tuple[tuple[int, ...], ...]:
        """The blocks that lead to each block."""
        found: list[list[int]] = [[] for _ in self.ranges]
        for block, successors in enumerate(self.successors):
            for successor in successors:
                found[successor].append(block)
        return tuple(map(tuple, found))

    def block_of(self, index: int) -> int:
        """Return the block in which an instruction is."""
        return bisect_right(self.ranges, index, key=lambda block: block[0]) - 1

    def carry(self, of_block: Callable[[int, int], int], *, backward: bool) -> None:
        """Carry sets of bits from block to block along the edges, or against them, until no more come anywhere.
        `of_block` gets a block and what comes to it, and returns what leaves it.
        """
        onward, back = (self.predecessors, self.successors) if backward else (self.successors, self.predecessors)
        leaving = [0] * len(self.ranges)
        waiting = [-block if backward else block for block in range(len(self.ranges))]  # in the order of the text
        heapify(waiting)
        while waiting:
            block = abs(heappop(waiting))
            coming = 0
            for other in back[block]:
                coming |= leaving[other]
            if (left := of_block(block, coming)) != leaving[block]:
                leaving[block] = left
                for other in {-one if backward else one for one in onward[block]}.difference(waiting):
                    heappush(waiting, other)


_BRANCH = re.compile(r"s_(branch|cbranch_\w+|subvector_loop_\w+)$")
_ENDS = re.compile(r"s_(endpgm\w*|setpc_b64|rfe_b64|branch|cbranch_\w+|subvector_loop_\w+)$")
_STOPS = re.compile(r"s_(endpgm|setpc_b64|rfe_b64|branch)")
_LOCAL = re.compile(r"(\d+)([bf])$")
_OFFSET = re.compile(r"0x[0-9a-fA-F]+$|-?(0|[1-9]\d*)$")


def control_flow(function: Function, source: str = "<text>") -> ControlFlow:
    """Build the control-flow graph.

    Raises InputError, naming the line, for a branch to a label that the function does not have.
    """
    targets = branch_targets(function, source)
    ends = [i for i, name in enumerate(function.mnemonics) if name.startswith("s_") and _ENDS.match(name)]
    stops = {i for i in ends if _STOPS.match(function.mnemonics[i])}
    ranges, successors = basic_blocks(len(function), targets, ends, stops)
    indirect = any(name == "s_setpc_b64" for name in function.mnemonics[:-1])
    calls = any(name.startswith(("s_swappc", "s_call")) for name in function.mnemonics)
    return ControlFlow(function, ranges, successors, indirect, calls)


def basic_blocks(
    size: int, targets: dict[int, int], ends: list[int], stops: set[int]
) -> tuple[tuple[tuple[int, int], ...], tuple[tuple[int, ...], ...]]:
    """Return the [start, end) ranges of the basic blocks of `size` instructions, and each block's successors.

    `targets` maps branches to their targets. `ends` are the instructions that end a block, `stops` those of them that
    never go on to the next instruction.
    """
    starts = sorted({0, *targets.values(), *(end + 1 for end in ends)} - {size})
    ranges = tuple(zip(starts, [*starts[1:], size], strict=True))
    successors = []
    for _, end in ranges:
        block_successors = [bisect_right(starts, targets[end - 1]) - 1] if end - 1 in targets else []
        if end - 1 not in stops and end < size:
            block_successors.append(bisect_right(starts, end) - 1)
        successors.append(tuple(dict.fromkeys(block_successors)))
    return ranges, tuple(successors)


def branch_targets(function: Function, source: str = "<text>") -> dict[int, int]:
    """Return the target of every branch, both as instruction indices.

    Raises InputError, naming the line, for a branch to a label that the function does not have.
    """
    local_labels: dict[str, list[int]] = defaultdict(list)
    for label, at in function.local_labels:
        local_labels[label].append(at)
    return {
        index: _target(function, index, source, local_labels)
        for index, mnemonic in enumerate(function.mnemonics)
        if mnemonic.startswith("s_") and _BRANCH.match(mnemonic)
    }


def _target(function: Function, index: int, source: str, local_labels: dict[str, list[int]]) -> int:
    operand = function.operands[index].split(",")[-1].strip()
    label = operand.split()[0] if operand else ""
    where = f"{source}:{function.lines[index]}"
    if label in function.labels:
        target = function.labels[label]
    elif local := _LOCAL.match(label):
        name, backwards = local.group(1), local.group(2) == "b"
        target = _local_target(local_labels.get(name, []), index, name, backwards=backwards, where=where)
    elif len(function.addresses) == len(function) and _OFFSET.match(label):
        words = int(label, 0) & 0xFFFF
        address = function.addresses[index] + 4 + 4 * (words - 0x10000 if words & 0x8000 else words)
        target = bisect_right(function.addresses, address) - 1
        if target < 0 or function.addresses[target] != address:
            raise InputError(f"{where}: branch to address {address:#x}, which is outside '{function.name}'")
    else:
        raise InputError(f"{where}: truncated: branch to '{label}', which '{function.name}' does not have")
    if target >= len(function):
        raise InputError(f"{where}: truncated: no instruction follows label '{label}'")
    return target


def _local_target(places: list[int], index: int, name: str, *, backwards: bool, where: str) -> int:
    """Find the nearest numeric label in a direction, `1b` and `1f` of inline assembly; `places` are in text order."""
    after = bisect_right(places, index)
    if after == (0 if backwards else len(places)):
        raise InputError(f"{where}: truncated: no label '{name}:' {'before' if backwards else 'after'} it")
    return places[after - 1 if backwards else after]
