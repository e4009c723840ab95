"""What a kernel can do wrong, and a fault with its place, in words."""

from dataclasses import dataclass
from enum import IntEnum

from parity.emulator.structures import FaultStruct
from parity.isa.parse import Function


class FaultKind(IntEnum):
    """What a kernel did wrong, in engine.c's order."""

    OUT_OF_BOUNDS = 1
    MISALIGNED = 2
    READ_ONLY = 3
    MISSING_WAIT = 4
    UNDEFINED_REGISTER = 5
    UNDEFINED_LDS = 6
    LDS_RACE = 7
    NOT_REPLICATED = 8
    BARRIER_NOT_REACHED = 9
    ENDLESS = 10
    STRIDED_BUFFER = 11
    OUTSIDE_SCRATCH = 12
    OUTSIDE_LDS = 13
    PAST_THE_END = 14
    DEADLOCK = 15
    NO_CODE = 16
    NO_REGISTER = 17
    TRAP = 18


_SENTENCES = {
    FaultKind.OUT_OF_BOUNDS: "accesses memory outside of every buffer, at address {address:#x}",
    FaultKind.MISALIGNED: "uses address {address:#x}, which is not aligned as this instruction needs it",
    FaultKind.READ_ONLY: "stores into an input buffer, at address {address:#x}",
    FaultKind.MISSING_WAIT: "uses {register} before a wait made it valid",
    FaultKind.UNDEFINED_REGISTER: "reads {register}, which nothing has written",
    FaultKind.UNDEFINED_LDS: "reads LDS byte {address}, which nothing has written",
    FaultKind.LDS_RACE: "races with wave {other_wave} for LDS byte {address}: no barrier orders them",
    FaultKind.NOT_REPLICATED: "has an operand in {register} that is not replicated in lanes 16-31",
    FaultKind.BARRIER_NOT_REACHED: "ended while other waves wait at a barrier",
    FaultKind.ENDLESS: "was still running when the budget of instructions was used up",
    FaultKind.STRIDED_BUFFER: "uses a strided buffer descriptor, which the emulator does not model",
    FaultKind.OUTSIDE_SCRATCH: "accesses byte {address:#x} of scratch memory, beyond what the work-item has",
    FaultKind.OUTSIDE_LDS: "accesses byte {address:#x} of LDS, beyond what the workgroup has",
    FaultKind.DEADLOCK: "repeats itself for ever: nothing in progress changes what it reads",
    FaultKind.NO_CODE: "jumps to {address:#x}, where no instruction is",
    FaultKind.NO_REGISTER: "is indexed by {register} beyond the last vector register: {address}",
    FaultKind.TRAP: "ends the kernel: an assertion does not hold, or the source says that nothing comes here",
    FaultKind.PAST_THE_END: "is the program's last instruction, and the wave ran past it",
}


_SCALARS = {106: "vcc_lo", 107: "vcc_hi", 125: "m0", 126: "exec_lo", 127: "exec_hi", 253: "scc"}


@dataclass(frozen=True)
class Fault:
    """A fault with its place: instruction text, assembly line, workgroup, wave and lane.

    `address`, `register` and `other_wave` are None where the kind of fault has none.
    """

    kind: FaultKind
    text: str
    line: int
    workgroup: tuple[int, int, int]
    wave: int
    lane: int
    address: int | None
    register: str | None
    other_wave: int | None

    def sentence(self) -> str:
        """The fault in words."""
        what = _SENTENCES[self.kind].format(address=self.address, register=self.register, other_wave=self.other_wave)
        where = f"workgroup {self.workgroup}, wave {self.wave}, lane {self.lane}"
        return f"line {self.line}: '{self.text}' {what} ({where})"


def fault_of(function: Function, fault: FaultStruct, workgroup: tuple[int, int, int]) -> Fault:
    """The fault that the engine left, with its instruction."""
    index, kind = fault.source_index, FaultKind(fault.kind)
    # engine.c numbers accumulation registers from 256 and scalar ones from 1000.
    first = 1000 if fault.reg >= 1000 else fault.reg // 256 * 256
    bank = {1000: "s", 256: "a"}.get(first, "v")
    number = fault.reg - first
    name = _SCALARS[number] if bank == "s" and number in _SCALARS else f"{bank}{number}"
    sentence = _SENTENCES[kind]
    return Fault(
        kind=kind,
        text=f"{function.mnemonics[index]} {function.operands[index]}".strip(),
        line=function.lines[index],
        workgroup=workgroup,
        wave=fault.wave,
        lane=fault.lane,
        address=fault.address if "{address" in sentence else None,
        register=name if "{register" in sentence else None,
        other_wave=fault.other_wave if "{other_wave" in sentence else None,
    )
