"""What a kernel can do wrong when it runs, and one record of it with its place, in words."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any


class FaultKind(StrEnum):
    """What a kernel did wrong, in engine.c's order."""

    OUT_OF_BOUNDS = "out_of_bounds"
    MISALIGNED = "misaligned"
    READ_ONLY = "read_only"
    MISSING_WAIT = "missing_wait"
    UNDEFINED_REGISTER = "undefined_register"
    UNDEFINED_LDS = "undefined_lds"
    LDS_RACE = "lds_race"
    NOT_REPLICATED = "not_replicated"
    BARRIER_NOT_REACHED = "barrier_not_reached"
    ENDLESS = "endless"
    STRIDED_BUFFER = "strided_buffer"
    OUTSIDE_SCRATCH = "outside_scratch"
    OUTSIDE_LDS = "outside_lds"
    PAST_THE_END = "past_the_end"
    DEADLOCK = "deadlock"
    NO_CODE = "no_code"
    NO_REGISTER = "no_register"
    TRAP = "trap"
    LDS_BEFORE_WAIT = "lds_before_wait"
    GLOBAL_RACE = "global_race"
    MISSING_WAIT_STATES = "missing_wait_states"
    INACTIVE_LANES = "inactive_lanes"
    UNDEFINED_ADDRESS = "undefined_address"


_SENTENCES = {
    FaultKind.OUT_OF_BOUNDS: "accesses memory outside of every buffer, {memory}",
    FaultKind.MISALIGNED: "uses address {address:#x}, which is not aligned as this instruction needs it",
    FaultKind.READ_ONLY: "stores into an input buffer, {memory}",
    FaultKind.MISSING_WAIT: "uses {register} before a wait made it valid",
    FaultKind.UNDEFINED_REGISTER: "uses {register}, whose value nothing has written",
    FaultKind.UNDEFINED_LDS: "reads LDS byte {address}, which nothing has written before: a store or a "
    "barrier is missing",
    FaultKind.LDS_RACE: "races with {other}wave {other_wave} for LDS byte {address}: no barrier orders them",
    FaultKind.NOT_REPLICATED: "has an operand in {register} that is not replicated in lanes 16-31",
    FaultKind.BARRIER_NOT_REACHED: "waits for a barrier that it has not signalled, or signals one twice",
    FaultKind.ENDLESS: "used up its budget of instructions: it has a loop without an end, or a long one",
    FaultKind.STRIDED_BUFFER: "uses a buffer descriptor that the emulator does not model: strided, swizzled or "
    "such, or a scalar offset that decides what lies outside, which is told in two ways",
    FaultKind.OUTSIDE_SCRATCH: "accesses byte {address:#x} of scratch memory, beyond what the work-item has",
    FaultKind.OUTSIDE_LDS: "accesses byte {address:#x} of LDS, beyond what the workgroup has",
    FaultKind.DEADLOCK: "repeats itself for ever: nothing in progress changes what it reads",
    FaultKind.NO_CODE: "jumps to {address:#x}, where no instruction is",
    FaultKind.NO_REGISTER: "is indexed by {register} beyond the last vector register: {address}",
    FaultKind.TRAP: "stops the kernel, as a failed assertion does, or a place that the source says is not reached",
    FaultKind.LDS_BEFORE_WAIT: "uses LDS byte {address} before a wait made sure that the load into it has come",
    FaultKind.GLOBAL_RACE: "races {memory} with {other}workgroup {other_workgroup}, wave "
    "{other_wave}: nothing orders them",
    FaultKind.MISSING_WAIT_STATES: "uses {register} fewer than {address} wait states after {first}, for which the "
    "hardware does not wait",
    FaultKind.INACTIVE_LANES: "needs all lanes, and some do not execute: what hardware does then is not known",
    FaultKind.UNDEFINED_ADDRESS: "uses address {address:#x}, whose parts hardware adds up in another way, or in one "
    "that is not documented",
    FaultKind.PAST_THE_END: "is the program's last instruction, and the wave ran past it",
}


# What a wave that waits in vain comes to: another order may end it.
WAITING_FAULTS = (FaultKind.DEADLOCK, FaultKind.ENDLESS)
# What says nothing of a kernel: hardware is not known to do what the emulator would need to know.
NOT_MODELLED = (FaultKind.STRIDED_BUFFER, FaultKind.INACTIVE_LANES, FaultKind.UNDEFINED_ADDRESS)


def has(kind: FaultKind, field: str) -> bool:
    """Return whether a kind of fault has an address, a register or another wave."""
    sentence = _SENTENCES[kind]
    return f"{{{field}" in sentence or (field == "address" and "{memory}" in sentence)


_NULL_PAGE = 1 << 16


def is_null(address: int | None) -> bool:
    """Return whether an address is one that a null pointer leads to, which no buffer has."""
    return address is not None and address < _NULL_PAGE


_PLACES = ("workgroup", "element", "other_workgroup")


@dataclass(frozen=True)
class Fault:
    """A fault with its place. `line` and `text` are the instruction's in the assembly text; `source_file` and
    `source_line` are what the compiler says it was made from.

    Of an access to memory, `argument` is what it hits or is nearest to and `element` the index there, in the array as
    it lies in memory; `distance_bytes` is how far it begins beyond the argument: 0 right after its end, negative before
    its start, None inside; `element_bytes` is the size of one of its elements. Of a race, `other_wave`,
    `other_workgroup` and `other_line` are of the access that it races with, and `other_source` is its `FILE:LINE`. What
    a kind of fault does not have is None, `launch` too where a lane has only one.
    """

    kind: FaultKind
    text: str
    line: int
    workgroup: tuple[int, int, int]
    wave: int
    lane: int
    address: int | None = None
    register: str | None = None
    other_wave: int | None = None
    other_workgroup: tuple[int, int, int] | None = None
    other_line: int | None = None
    launch: str | None = None
    argument: str | None = None
    element: tuple[int, ...] | None = None
    distance_bytes: int | None = None
    element_bytes: int | None = None
    source_file: str | None = None
    source_line: int | None = None
    other_source: str | None = None

    def sentence(self) -> str:
        """Return the fault in words: what the source's line does, where that is known, and the instruction after it."""
        other = self.other_source or (f"assembly line {self.other_line}" if self.other_line else "")
        first, other = other, f"{other} of " if other else ""
        what = _SENTENCES[self.kind].format(**vars(self), memory=self._memory(), other=other, first=first)
        launch = f"{self.launch}: " if self.launch else ""
        where = f"workgroup {self.workgroup}, wave {self.wave}, lane {self.lane}"
        instruction = f"assembly line {self.line}: '{self.text}'"
        if self.source_file:
            return f"{launch}{self.source_file}:{self.source_line} {what} ({where}; {instruction})"
        return f"{launch}{instruction} {what} ({where})"

    def _memory(self) -> str:
        """Which memory was accessed, if any was."""
        if self.argument is None:
            pointer = ", as through a null pointer" if is_null(self.address) else ""
            return "" if self.address is None else f"at address {self.address:#x}{pointer}"
        element = f"{self.argument}[{', '.join(map(str, self.element))}]" if self.element else ""
        if self.distance_bytes is None:
            across = ", across its end" if self.kind is FaultKind.OUT_OF_BOUNDS else ""
            return f"at {element or self.argument}{across}"
        size, side = abs(self.distance_bytes), "before the start" if self.distance_bytes < 0 else "after the end"
        elements, rest = divmod(size, self.element_bytes or 1)
        unit = "byte" if rest or self.element_bytes in (None, 1) else "element"
        number = elements if unit == "element" else size
        at = f"{number:,} {unit}{'s' if number != 1 else ''} {side}" if size else f"right {side}"
        return f"{at} of '{self.argument}'" + (f", where {element} would be" if element else "")


def fault_from(recorded: dict[str, Any]) -> Fault:
    """Build a fault from what a lab book keeps of it."""
    places = {name: recorded[name] and tuple(recorded[name]) for name in _PLACES if name in recorded}
    return Fault(**{**recorded, **places, "kind": FaultKind(recorded["kind"])})
