"""The fault that the engine left, with its place: the instruction, its source line, the memory that it accessed."""

from dataclasses import replace

from parity.emulator.machine import Kernel, Memory
from parity.emulator.schedule import Position
from parity.emulator.structures import FaultStruct
from parity.faults import Fault, FaultKind, has
from parity.isa.lines import source_line

_KINDS = tuple(FaultKind)
_SCALARS = {106: "vcc_lo", 107: "vcc_hi", 125: "m0", 126: "exec_lo", 127: "exec_hi", 253: "scc"}


def fault_of(kernel: Kernel, fault: FaultStruct, workgroup: Position) -> Fault:
    """The fault that the engine left, with its instruction."""
    function, index, kind = kernel.function, fault.source_index, _KINDS[fault.kind - 1]
    # engine.c numbers accumulation registers from 256 and scalar ones from 1000.
    first = 1000 if fault.reg >= 1000 else fault.reg // 256 * 256
    bank = {1000: "s", 256: "a"}.get(first, "v")
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
    )


def placed(fault: Fault, kernel: Kernel, memory: Memory) -> Fault:
    """A fault with what it takes longer to find out: the argument that it accesses, and the line of the source."""
    if has(fault.kind, "memory"):
        found = memory.nearest(fault.address or 0)
        if found is not None:
            argument, element, distance = found
            fault = replace(fault, argument=argument, element=element, distance_bytes=distance)
    source = source_line(kernel.assembly.text, kernel.function, fault.line, is_trap=fault.kind is FaultKind.TRAP)
    return replace(fault, source_file=source.file, source_line=source.line) if source else fault
