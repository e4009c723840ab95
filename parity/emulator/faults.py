"""The fault that the engine left, with its place: the instruction, its source line, the memory that it accessed."""

from collections.abc import Iterable
from dataclasses import replace

from parity.emulator.instruction import FIRST_ACCUMULATION, FIRST_SCALAR
from parity.emulator.machine import Kernel, Memory
from parity.emulator.schedule import Position
from parity.emulator.structures import FaultStruct
from parity.isa.lines import SourceLine, lines_behind
from parity.isa.parse import Function
from parity.records.faults import Fault, FaultKind, has, is_null

_KINDS = tuple(FaultKind)
_UNKNOWN = 0xFFFFFFFF
_BANKS = {0: "v", FIRST_ACCUMULATION: "a", FIRST_SCALAR: "s"}  # by the engine's number of their first register
_SCALARS = {106: "vcc_lo", 107: "vcc_hi", 125: "m0", 126: "exec_lo", 127: "exec_hi", 253: "scc"}


def race_of(kernel: Kernel, race: FaultStruct, workgroup: Position, started: list[Position], waves: int) -> Fault:
    """Return a race for global memory that the engine has noted, between the waves of workgroups in the order they
    started.
    """
    other, wave = divmod(race.other_wave, waves)
    fault = fault_of(kernel, race, workgroup)
    line = kernel.function.lines[race.other_index]
    return replace(fault, other_wave=wave, other_workgroup=started[other], other_line=line)


def fault_of(kernel: Kernel, fault: FaultStruct, workgroup: Position) -> Fault:
    """Return the fault that the engine left, with its instruction."""
    function, index, kind = kernel.function, fault.source_index, _KINDS[fault.kind - 1]
    first = max(start for start in _BANKS if start <= fault.reg)
    bank = _BANKS[first]
    number = fault.reg - first
    name = _SCALARS[number] if bank == "s" and number in _SCALARS else f"{bank}{number}"
    return Fault(
        kind=kind,
        text=f"{function.mnemonics[index]} {function.operands[index]}".strip(),
        line=function.lines[index],
        workgroup=workgroup,
        wave=fault.wave,
        lane=fault.lane,
        address=fault.address if has(kind, "address") else None,
        register=name if has(kind, "register") else None,
        other_wave=fault.other_wave if has(kind, "other_wave") else None,
        other_line=_other_line(function, fault) if has(kind, "other") or has(kind, "first") else None,
    )


def _other_line(function: Function, fault: FaultStruct) -> int | None:
    return None if fault.other_index == _UNKNOWN else function.lines[fault.other_index]


def placed(fault: Fault, kernel: Kernel, memory: Memory) -> Fault:
    """Return a fault with what takes longer to find out: the argument that it accesses, and the line of the source."""
    if has(fault.kind, "memory") and not is_null(fault.address):
        nearest = memory.nearest(fault.address or 0)
        if nearest is not None:
            argument, element, distance, size = nearest
            fault = replace(fault, argument=argument, element=element, distance_bytes=distance, element_bytes=size)
    source = source_of(kernel, fault.line)
    other = source_of(kernel, fault.other_line) if fault.other_line is not None else None
    if other:
        fault = replace(fault, other_source=f"{other.file}:{other.line}")
    return replace(fault, source_file=source.file, source_line=source.line) if source else fault


def source_of(kernel: Kernel, line: int) -> SourceLine | None:
    """Return the line of the source of which a line of a kernel's text was made, where the text says so."""
    return sources_of(kernel, [line])[line]


def sources_of(kernel: Kernel, lines: Iterable[int]) -> dict[int, SourceLine | None]:
    """Return the same for some lines, in their order."""
    found: dict[int, SourceLine | None] = dict.fromkeys(lines)
    for function in kernel.assembly.functions.values():  # what a kernel calls may stand anywhere in the text
        inside = [line for line in found if len(function) and function.lines[0] <= line <= function.lines[-1]]
        found |= lines_behind(kernel.assembly.text, function, inside) if inside else {}
    return found
