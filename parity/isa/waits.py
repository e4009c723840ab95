"""Waits in a hot loop that wait for more than what follows needs.

A counter (`vmcnt`, `lgkmcnt`, gfx12's `loadcnt`, `dscnt`) counts accesses that return in order. The weakest
wait that suffices leaves outstanding every access younger than the last one whose result is used before the
next wait on that counter. A wait that leaves fewer drains accesses that nobody needs yet.
"""

import re
from dataclasses import dataclass, field

from parity.isa.parse import Function


@dataclass(frozen=True)
class ConservativeWait:
    """A wait that could leave `sufficient` accesses outstanding and leaves `waits_for`."""

    index: int
    counter: str
    waits_for: int
    sufficient: int


@dataclass
class _Queue:
    """Accesses in flight on one counter: destination registers, empty for stores."""

    accesses: list[frozenset[str]] = field(default_factory=list)


_GENERIC_WAIT = re.compile(r"(vmcnt|lgkmcnt)\((\d+)\)")
_GFX12_WAIT = {"s_wait_loadcnt": "vmcnt", "s_wait_dscnt": "lgkmcnt"}
_REGISTER = re.compile(r"\b([va])(\d+)\b|\b([va])\[(\d+):(\d+)\]")


def conservative_waits(function: Function, loop: tuple[int, ...]) -> list[ConservativeWait]:
    """Finds them in a loop whose instructions are taken in text order, two rounds to reach a steady state.

    Waits before a barrier are left out: other waves need what they wait for. Scalar loads return out of
    order, so a counter with one in flight is not judged.
    """
    trace = [*loop, *loop, *loop]
    queues = {"vmcnt": _Queue(), "lgkmcnt": _Queue()}
    found = []
    for position in range(2 * len(loop)):
        index = trace[position]
        for counter, allowed in _wait_counts(function, index):
            queue = queues[counter]
            if position >= len(loop) and not _scalar_in_flight(queue):
                sufficient = _sufficient(function, trace, position, counter, queue)
                if allowed < min(sufficient, len(queue.accesses)):
                    found.append(ConservativeWait(index, counter, allowed, min(sufficient, len(queue.accesses))))
            del queue.accesses[: max(0, len(queue.accesses) - allowed)]
        if (access := _access(function, index)) is not None:
            counter, destination = access
            queues[counter].accesses.append(destination)
    return found


def _wait_counts(function: Function, index: int) -> list[tuple[str, int]]:
    mnemonic, operands = function.mnemonics[index], function.operands[index]
    if mnemonic == "s_waitcnt":
        return [(name, int(number)) for name, number in _GENERIC_WAIT.findall(operands)]
    if mnemonic in _GFX12_WAIT:
        return [(_GFX12_WAIT[mnemonic], int(operands, 0))]
    return []


def _access(function: Function, index: int) -> tuple[str, frozenset[str]] | None:
    """The counter and destination registers of a memory access; stores on gfx10+ have their own counter."""
    mnemonic = function.mnemonics[index]
    if mnemonic.startswith("ds_"):
        is_load = "_load" in mnemonic or "_read" in mnemonic
        return "lgkmcnt", _registers(function.operands[index].split(",")[0]) if is_load else frozenset()
    if mnemonic.startswith(("s_load", "s_buffer_load")):
        return "lgkmcnt", frozenset({"scalar"})
    if mnemonic.startswith(("global_load", "buffer_load", "flat_load", "scratch_load")):
        return "vmcnt", _registers(function.operands[index].split(",")[0])
    return None


def _scalar_in_flight(queue: _Queue) -> bool:
    return any("scalar" in access for access in queue.accesses)


def _sufficient(function: Function, trace: list[int], position: int, counter: str, queue: _Queue) -> int:
    """How many accesses may stay outstanding: those younger than the last one that is used before the next
    wait on the counter (or that a barrier makes visible)."""
    used: set[str] = set()
    for later in trace[position + 1 : position + len(trace) // 3]:
        mnemonic = function.mnemonics[later]
        if mnemonic.startswith("s_barrier"):
            return 0
        if any(name == counter for name, _ in _wait_counts(function, later)):
            break
        used |= _registers(function.operands[later])
    needed = [number for number, access in enumerate(queue.accesses) if access & used]
    return len(queue.accesses) - 1 - needed[-1] if needed else len(queue.accesses)


def _registers(operands: str) -> frozenset[str]:
    """The vector registers that an operand text names."""
    names = set()
    for kind, number, range_kind, first, last in _REGISTER.findall(operands):
        if kind:
            names.add(kind + number)
        else:
            names.update(f"{range_kind}{n}" for n in range(int(first), int(last) + 1))
    return frozenset(names)
