"""Waits in a hot loop that wait for more than the instructions after them need.

A counter (`vmcnt`, `lgkmcnt`, gfx12's `loadcnt`, `dscnt`) counts accesses that return in order. What counts is the last
access whose result is used before the next wait on the same counter: the weakest wait that suffices leaves all younger
accesses outstanding. A wait that leaves fewer drains accesses that nobody needs yet.
"""

import re
from dataclasses import dataclass
from functools import lru_cache

from parity.arch import Arch
from parity.isa.parse import Function


@dataclass(frozen=True)
class ConservativeWait:
    """A wait that could leave `sufficient` accesses outstanding and leaves `waits_for`."""

    index: int
    counter: str
    waits_for: int
    sufficient: int


_GENERIC_WAIT = re.compile(r"(vmcnt|lgkmcnt)\((\d{1,6})\)")
_NUMBER = re.compile(r"(0x[0-9a-fA-F]{1,8}|0|[1-9]\d{0,8})$")
_GFX12_WAIT = {"s_wait_loadcnt": "vmcnt", "s_wait_dscnt": "lgkmcnt"}
# An access that returns out of order, or into registers that are not known here. While one is in flight, its counter is
# not judged.
_UNKNOWN = frozenset({"unknown"})
_LAST_REGISTER = 1023
_MOST, _MOST_OF_FOUR_BITS = 63, 15
_REGISTER = re.compile(r"\b([va])(\d{1,9})\b|\b([va])\[(\d{1,9}):(\d{1,9})\]")


@dataclass(frozen=True)
class _Trace:
    """Three rounds of the loop's instructions; for each, its waits, its access and the registers that it names."""

    order: list[int]
    waits: dict[int, list[tuple[str, int]]]
    accesses: dict[int, tuple[str, frozenset[str]]]
    barriers: set[int]
    registers: dict[int, frozenset[str]]


def conservative_waits(function: Function, loop: tuple[int, ...], arch: Arch | None = None) -> list[ConservativeWait]:
    """Find the conservative waits of a loop whose instructions are taken in text order.

    The second of two rounds is the steady state. Waits before a barrier are left out: other waves need what they wait
    for. Scalar loads return out of order, so a counter with one in flight is not judged, nor is one with more accesses
    in flight than it can count.
    """
    has_store_counter = arch is None or arch.has_store_counter
    limits = {"vmcnt": _MOST, "lgkmcnt": _MOST if has_store_counter else _MOST_OF_FOUR_BITS}
    trace = _trace(function, loop, has_store_counter=has_store_counter)
    in_flight: dict[str, list[frozenset[str]]] = {"vmcnt": [], "lgkmcnt": []}
    waits = []
    for position, index in enumerate(trace.order[: 2 * len(loop)]):
        for counter, allowed in trace.waits.get(index, ()):
            queue = in_flight[counter]
            is_judged = position >= len(loop) and len(queue) <= limits[counter] and _UNKNOWN not in queue
            if is_judged and len(queue) > allowed:
                sufficient = _sufficient(trace, position, len(loop), counter, queue)
                if allowed < sufficient:
                    waits.append(ConservativeWait(index, counter, allowed, sufficient))
            del queue[: max(0, len(queue) - allowed)]
        if index in trace.accesses:
            counter, destination = trace.accesses[index]
            in_flight[counter].append(destination)
    return waits


def _trace(function: Function, loop: tuple[int, ...], *, has_store_counter: bool) -> _Trace:
    accesses = {index: _access(function, index, has_store_counter=has_store_counter) for index in loop}
    return _Trace(
        order=[*loop, *loop, *loop],
        waits={index: waits for index in loop if (waits := _wait_counts(function, index))},
        accesses={index: access for index, access in accesses.items() if access is not None},
        barriers={index for index in loop if function.mnemonics[index].startswith("s_barrier")},
        registers={index: _registers(function.operands[index]) for index in loop},
    )


def _sufficient(trace: _Trace, position: int, round_length: int, counter: str, queue: list[frozenset[str]]) -> int:
    """How many accesses may stay outstanding: those younger than the last one that is used before the next wait.

    None may if a barrier comes first: it makes their results visible to other waves.
    """
    used: set[str] = set()
    for following in range(position + 1, position + round_length):
        later = trace.order[following]
        if later in trace.barriers:
            return 0
        if any(name == counter for name, _ in trace.waits.get(later, ())):
            break
        used |= trace.registers[later]
    needed = [number for number, access in enumerate(queue) if not access.isdisjoint(used)]
    return len(queue) - 1 - needed[-1] if needed else len(queue)


def _wait_counts(function: Function, index: int) -> list[tuple[str, int]]:
    mnemonic, operands = function.mnemonics[index], function.operands[index]
    if mnemonic == "s_waitcnt":
        return [(name, int(number)) for name, number in _GENERIC_WAIT.findall(operands)]
    if not _NUMBER.match(operands.strip()):
        return []
    if mnemonic == "s_wait_loadcnt_dscnt":
        both = int(operands, 0)
        return [("vmcnt", both >> 8), ("lgkmcnt", both & 0xFF)]
    if mnemonic in _GFX12_WAIT:
        return [(_GFX12_WAIT[mnemonic], int(operands, 0))]
    return []


def _access(function: Function, index: int, *, has_store_counter: bool) -> tuple[str, frozenset[str]] | None:
    """Return the counter and destination registers of a memory access; None for one of a counter that is not judged."""
    mnemonic = function.mnemonics[index]
    if mnemonic.startswith("ds_"):
        if not re.match(r"ds_(load|read|store|write)_?\w*$", mnemonic) or "xchg" in mnemonic:
            return "lgkmcnt", _UNKNOWN
        is_load = "_load" in mnemonic or "_read" in mnemonic
        return "lgkmcnt", _registers(function.operands[index].split(",")[0]) if is_load else frozenset()
    if mnemonic.startswith(("s_load", "s_buffer_load")):
        return "lgkmcnt", _UNKNOWN
    if "_atomic" in mnemonic or "_lds" in mnemonic or function.operands[index].endswith(" lds"):
        return "vmcnt", _UNKNOWN
    if mnemonic.startswith("flat_"):  # counts on both counters, and either memory may return it
        return "vmcnt", _UNKNOWN
    if mnemonic.startswith(("global_load", "buffer_load", "scratch_load")):
        return "vmcnt", _registers(function.operands[index].split(",")[0])
    if mnemonic.startswith(("global_store", "buffer_store", "scratch_store")) and not has_store_counter:
        return "vmcnt", frozenset()
    return None


@lru_cache(maxsize=1 << 16)
def _registers(operands: str) -> frozenset[str]:
    """Return the vector registers that an operand text names."""
    names = set()
    for kind, number, range_kind, first, last in _REGISTER.findall(operands):
        if kind:
            names.add(kind + number)
        else:
            names.update(f"{range_kind}{n}" for n in range(int(first), min(int(last), _LAST_REGISTER) + 1))
    return frozenset(names)
