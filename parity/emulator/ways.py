"""The ways through a kernel's code that can be taken: compilers put into a mask which way to go, and ask it later."""

import re
from dataclasses import replace

from parity.emulator.idioms import CONSTANT
from parity.emulator.instruction import NAMES, WRITES_EXEC, InstructionStruct
from parity.emulator.places import EXEC_PLACES, VCC_PLACES, places
from parity.emulator.program import Program
from parity.isa.cfg import ControlFlow

_Known = frozenset[tuple[int, bool]]  # masks by their registers: whether of all lanes, or of none

_ALL = 0xFFFFFFFF
_MOST = 4  # nodes for each block, else nothing is split


def feasible(program: Program, flow: ControlFlow) -> ControlFlow:
    """Return a control flow that has each block once for what is known of masks there, in the order of the text, and
    only the successors that such masks allow. Of all lanes' mask it is taken that some execute.
    """
    if flow.has_indirect_jumps:
        return flow
    ways = _Ways(program, flow)
    nothing: _Known = frozenset()
    waiting = [
        (block, nothing)
        for block in range(len(flow.ranges))
        if block == 0 or flow.has_calls or not flow.predecessors[block]
    ]
    after = dict[tuple[int, _Known], list[tuple[int, _Known]]]()
    while waiting:
        node = waiting.pop()
        if node not in after:
            after[node] = ways.onward(*node)
            waiting += after[node]
        if len(after) > _MOST * len(flow.ranges):
            return flow
    nodes = sorted(after, key=lambda node: (node[0], sorted(node[1])))
    numbers = {node: number for number, node in enumerate(nodes)}
    successors = tuple(tuple(numbers[one] for one in after[node]) for node in nodes)
    return replace(flow, ranges=tuple(flow.ranges[block] for block, _ in nodes), successors=successors)


class _Ways:
    def __init__(self, program: Program, flow: ControlFlow) -> None:
        self._flow = flow
        self._steps = [[program.instructions[at] for at in program.steps(*block)] for block in flow.ranges]
        self._size = program.target.wave_size // 32
        self._asked = VCC_PLACES if self._size > 1 else VCC_PLACES & -VCC_PLACES
        self._live = [0] * len(flow.ranges)  # of masks, as places: what is asked before it is written
        flow.carry(self._carried, backward=True)

    def onward(self, block: int, known: _Known) -> list[tuple[int, _Known]]:
        """Return the blocks that may come after a block, each with what is known there."""
        now = dict(known)
        for step in self._steps[block]:
            written, value = _written(step), self._value(step, now)
            now = {mask: one for mask, one in now.items() if not mask & written}
            if value is not None:
                now[places(step.d)] = value
        successors = self._flow.successors[block]
        name = NAMES[self._steps[block][-1].operation] if self._steps[block] else ""
        if name in ("OP_BRANCH_VCCNZ", "OP_BRANCH_VCCZ") and self._asked in now and len(successors) > 1:
            is_taken = now[self._asked] == (name == "OP_BRANCH_VCCNZ")
            successors = (successors[0 if is_taken else 1],)
        return [
            (one, frozenset((mask, value) for mask, value in now.items() if not mask & ~self._live[one]))
            for one in successors
        ]

    def _carried(self, block: int, live: int) -> int:
        for step in reversed(self._steps[block]):
            mask, result = self._of_lanes(step), places(step.d)
            is_asked = mask and not result & ~live
            live &= ~_written(step)
            if is_asked:
                live |= mask
            elif NAMES[step.operation].startswith("OP_BRANCH_VCC"):
                live |= self._asked
        self._live[block] = live
        return live

    def _value(self, step: InstructionStruct, known: dict[int, bool]) -> bool | None:
        """Return True if an instruction makes a mask of all lanes that execute, False if one of none, else None."""
        if re.match("s_mov_b(32|64)$", NAMES[step.operation]) and step.s[0].kind == CONSTANT:
            words = {step.s[0].low, step.s[0].high} if self._size > 1 else {step.s[0].low}
            is_mask = step.d.count == self._size and words in ({0}, {_ALL})
            return words == {_ALL} if is_mask else None
        value = known.get(self._of_lanes(step))
        return value if value is None or "not1" not in NAMES[step.operation] else not value

    def _of_lanes(self, step: InstructionStruct) -> int:
        """Return the mask that an instruction holds against the lanes that execute; 0 if it is another instruction."""
        if not re.match(r"s_and_(not1_)?b(32|64)$", NAMES[step.operation]):
            return 0
        exec_places = EXEC_PLACES if self._size > 1 else EXEC_PLACES & -EXEC_PLACES
        first, second = places(step.s[0]), places(step.s[1])
        if first == exec_places:
            return second
        return first if second == exec_places and "not1" not in NAMES[step.operation] else 0


def _written(step: InstructionStruct) -> int:
    """Return the places that an instruction writes; all if it calls a function."""
    if NAMES[step.operation] == "OP_JUMP":
        return -1
    return places(step.d, step.d2) | (EXEC_PLACES if step.flags & WRITES_EXEC else 0)
