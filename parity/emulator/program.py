"""Encodes a parsed function as the engine's instructions. What is not known is refused before anything runs."""

import re
from dataclasses import dataclass, field
from functools import cached_property, lru_cache

from parity.emulator.atomics import atomic_form
from parity.emulator.bounds import check_instruction
from parity.emulator.encode_memory import (
    LDS_LANES,
    MEMORY,
    SCALAR_LOAD,
    encode_atomic,
    encode_lds_lanes,
    encode_memory,
    encode_scalar_load,
)
from parity.emulator.encode_modifiers import through_temporary
from parity.emulator.encode_operand import number_of, operand_of
from parity.emulator.encode_table import encode_operation
from parity.emulator.encode_wait import encode_wait
from parity.emulator.instruction import CODES, OUT_OF_ORDER, InstructionStruct
from parity.emulator.linking import Linked
from parity.emulator.operands import UnsupportedOperand, integer, split
from parity.emulator.semantics import OPERATIONS
from parity.emulator.spellings import ALIASES, NO_EFFECT
from parity.emulator.targets import Target
from parity.isa.parse import Function

_BRANCHES = {
    "s_branch": "OP_BRANCH",
    **{
        f"s_cbranch_{name}": f"OP_BRANCH_{name.upper()}"
        for name in ("scc0", "scc1", "vccz", "vccnz", "execz", "execnz")
    },
}
_BARRIERS = {"s_barrier": "OP_BARRIER", "s_barrier_signal": "OP_BARRIER_SIGNAL", "s_barrier_wait": "OP_BARRIER_WAIT"}
_CLOCKS = ("s_memtime", "s_memrealtime", "s_getreg_b32", "s_sendmsg_rtn_b32", "s_sendmsg_rtn_b64")
_READ_REGISTER = re.compile(r"(\S+),\s*(?:hwreg\(HW_REG_(\w+)(?:,\s*\d+,\s*(\d+))?\)|sendmsg\(MSG_RTN_GET_(\w+)\))$")
_HARDWARE_REGISTER = re.compile(r"hwreg\((\w+)(?:,\s*(\d+),\s*(\d+))?\),\s*(\S+)$")
_ROUND_BITS, _FLUSH_BITS, _WIDE_BITS = 0xF, 0x30, 0xC0  # of MODE: rounding, subnormal fp32, subnormal fp64 and fp16
_ATOMIC_CODES = {CODES[f"OP_{space}_ATOMIC"] for space in ("GLOBAL", "FLAT", "BUFFER")}
_APPROXIMATE = {CODES[name]: name for name, operation in OPERATIONS.items() if "moved_" in operation.body}
_INDEXED_MOVES = {"SRC0": "v_movrels_b32", "DST": "v_movreld_b32"}
_MOST_LINES = 1 << 14  # whose encodings are remembered; a large kernel has a few thousand


class UnsupportedInstruction(Exception):
    """An instruction that the emulator does not know: its text and line. Nothing has been run."""

    def __init__(self, mnemonic: str, operands: str, line: int, why: str) -> None:
        text = f"{mnemonic} {operands}".strip()
        super().__init__(f"line {line}: '{text}': {why}")
        self.mnemonic, self.text, self.line = mnemonic, text, line

    def beside(self, others: list[str]) -> "UnsupportedInstruction":
        """The same error, which also names the other unknown mnemonics of the text."""
        self.args = (f"{self.args[0]}; also unknown: {', '.join(others)}",)
        return self


@dataclass
class Program:
    """The encoded instructions, and one more that faults, because nothing stops a wave at the end of the text.

    `source_index` of each is its index in the function that was read.
    """

    function: Function
    instructions: list[InstructionStruct] = field(default_factory=list)
    starts: list[int] = field(default_factory=list)

    @cached_property
    def approximate(self) -> list[str]:
        """The instructions in it whose results hardware does not fix to the bit."""
        return sorted({_APPROXIMATE[of.operation] for of in self.instructions if of.operation in _APPROXIMATE})

    @cached_property
    def has_atomics(self) -> bool:
        """Whether it has atomic operations on global memory, whose order the result may depend on."""
        return any(instruction.operation in _ATOMIC_CODES for instruction in self.instructions)


def encode(linked: Linked, branches: dict[int, int], target: Target) -> Program:
    """Encodes a linked function; `branches` maps a branch's index to that of the instruction it goes to.

    Raises UnsupportedInstruction for the first instruction that is not known, naming the other unknown mnemonics.
    """
    function = linked.function
    program, unknown, indexed = Program(function), list[UnsupportedInstruction](), ""
    for index, mnemonic in enumerate(function.mnemonics):
        program.starts.append(len(program.instructions))
        try:
            text, operands, indexed = _with_index(*linked.text(index), indexed)
            line = _checked_line(text, operands, target)
        except (UnsupportedOperand, KeyError, IndexError, ValueError, OverflowError) as error:
            unknown.append(
                UnsupportedInstruction(mnemonic, function.operands[index], function.lines[index], _why(error))
            )
            continue
        made = [InstructionStruct.from_buffer_copy(instruction) for instruction in line]
        for position, instruction in enumerate(made):
            instruction.source_index = index
            instruction.counted = position == 0
        program.instructions += made
    if unknown:
        first, others = unknown[0], {error.mnemonic for error in unknown} - {unknown[0].mnemonic}
        raise first.beside(sorted(others)) if others else first
    for index, goes_to in branches.items():
        program.instructions[program.starts[index]].target = program.starts[goes_to]
    past_the_end = InstructionStruct(operation=CODES["OP_PAST_THE_END"], source_index=len(function) - 1)
    program.instructions.append(past_the_end)
    return program


def _with_index(mnemonic: str, operands: str, indexed: str) -> tuple[str, str, str]:
    """gfx9's indexed registers: between `s_set_gpr_idx_on` and `off` moves count from a register as M0 says. Compilers
    write nothing but moves there. Returns the instruction to run, and which operand is indexed after it.
    """
    if mnemonic == "s_set_gpr_idx_on":
        register, _, which = operands.partition(",")
        return "_set_index", f"m0, {register}", which.strip().removeprefix("gpr_idx(").removesuffix(")")
    if mnemonic == "s_set_gpr_idx_off":
        return "s_nop", "0", ""
    if indexed and mnemonic.startswith("v_"):
        if mnemonic != "v_mov_b32" or indexed not in _INDEXED_MOVES:
            raise UnsupportedOperand(f"indexed registers of operands {indexed}")
        return _INDEXED_MOVES[indexed], operands, indexed
    return mnemonic, operands, indexed


def _why(error: Exception) -> str:
    if isinstance(error, UnsupportedOperand):
        return str(error)
    return "not in the table of instructions" if isinstance(error, KeyError) else "its operands cannot be read"


@lru_cache(_MOST_LINES)
def _checked_line(mnemonic: str, operands: str, target: Target) -> tuple[bytes, ...]:
    """One line of text as one or more instructions of the engine, which stay within the engine's arrays.

    Kernels repeat their lines, and variants of a kernel share most of them.
    """
    made = _encode_line(mnemonic, operands, target)
    for instruction in made:
        check_instruction(instruction, target)
    return tuple(bytes(instruction) for instruction in made)


def _encode_line(mnemonic: str, operands: str, target: Target) -> list[InstructionStruct]:
    if "::" in mnemonic:
        return _encode_pair(mnemonic, operands, target)
    name = mnemonic.removesuffix("_dpp")
    name = ALIASES.get(name, name)
    name = f"{name}@{target.name}" if f"{name}@{target.name}" in OPERATIONS else name
    if name.endswith("_f8f6f4"):
        name += _formats(operands)
    if name in OPERATIONS:
        return encode_operation(name, operands, target)
    return [_encode_other(mnemonic, operands, target)]


def _formats(operands: str) -> str:
    """Of an f8f6f4 matrix instruction: the formats that cbsz (A) and blgp (B) choose."""
    _, modifiers = split(operands)
    known = {0: "fp8", 1: "bf8", 2: "fp6", 3: "bf6", 4: "fp4"}
    try:
        return f":{known[number_of(modifiers, 'cbsz')]}_{known[number_of(modifiers, 'blgp')]}"
    except KeyError:
        raise UnsupportedOperand("a format of a matrix operand") from None


def _encode_pair(mnemonic: str, operands: str, target: Target) -> list[InstructionStruct]:
    """VOPD: both halves read before either writes, so the first writes to a spare register until the second has run."""
    first, second = mnemonic.replace("v_dual_", "v_").split("::")
    first_operands, second_operands = operands.split("::")
    if not all(name.startswith("v_dual_") for name in mnemonic.split("::")):
        raise KeyError(mnemonic)
    (one,) = _encode_line(first, first_operands, target)
    (other,) = _encode_line(second, second_operands.split(None, 1)[1], target)
    return [*through_temporary(one, "v_mov_b32", between=[other])]


def _encode_other(mnemonic: str, operands: str, target: Target) -> InstructionStruct:
    """Control, waits and memory accesses."""
    made = InstructionStruct()
    if mnemonic in NO_EFFECT:
        made.operation = CODES["OP_NOTHING"]
    elif mnemonic in _BRANCHES:
        made.operation = CODES[_BRANCHES[mnemonic]]
    elif mnemonic == "s_endpgm":
        made.operation = CODES["OP_END"]
    elif mnemonic in ("s_setpc_b64", "s_swappc_b64"):
        _encode_jump(made, operands)
    elif mnemonic in ("s_setreg_imm32_b32", "s_denorm_mode", "s_round_mode"):
        _encode_mode(made, mnemonic, operands)
    elif mnemonic in _CLOCKS:
        _encode_clock(made, operands, target)
    elif mnemonic in _BARRIERS:
        if operands.strip() not in ("", "-1", "0xffff"):
            raise UnsupportedOperand(f"barrier '{operands.strip()}'")
        made.operation = CODES[_BARRIERS[mnemonic]]
    elif mnemonic.startswith("s_wait"):
        encode_wait(made, mnemonic, operands)
    elif match := SCALAR_LOAD.match(mnemonic):
        encode_scalar_load(made, match, operands, target)
    elif mnemonic in LDS_LANES:
        encode_lds_lanes(made, mnemonic, operands)
    elif form := atomic_form(mnemonic):
        encode_atomic(made, form, operands, target)
    elif match := MEMORY.match(mnemonic):
        encode_memory(made, mnemonic, match, operands, target)
    else:
        raise KeyError(mnemonic)
    return made


def _encode_jump(made: InstructionStruct, operands: str) -> None:
    """A jump to an address. A call also keeps the address behind it, which linking has put there as a third operand."""
    texts, _ = split(operands)
    made.operation = CODES["OP_JUMP"]
    if len(texts) == 3:
        made.d, made.s[1] = operand_of(texts[0], "u64"), operand_of(texts[2], "u64")
    made.s[0] = operand_of(texts[-2] if len(texts) == 3 else texts[0], "u64")


def _encode_mode(made: InstructionStruct, mnemonic: str, operands: str) -> None:
    """Writes to MODE. Rounding stays to nearest even, and fp64 and fp16 keep subnormal numbers; fp32 may do either."""
    if mnemonic == "s_round_mode":
        mask, value = _ROUND_BITS, integer(operands.strip(), 0, 0xFF)
    elif mnemonic == "s_denorm_mode":
        mask, value = _FLUSH_BITS | _WIDE_BITS, integer(operands.strip(), 0, 0xFF) << 4
    else:
        match = _HARDWARE_REGISTER.match(operands.strip())
        if match is None:
            raise UnsupportedOperand(f"hardware register '{operands}'")
        name, offset, size, text = match.groups()
        if name == "HW_REG_WAVE_SCHED_MODE":
            made.operation = CODES["OP_NOTHING"]
            return
        if name not in ("HW_REG_MODE", "HW_REG_WAVE_MODE"):
            raise UnsupportedOperand(f"hardware register '{name}'")
        start, count = int(offset or 0), int(size or 32)
        mask, value = ((1 << count) - 1) << start, integer(text, -(1 << 31), 0xFFFFFFFF) << start
    if mask & _ROUND_BITS and value & _ROUND_BITS:
        raise UnsupportedOperand("rounding other than to nearest even")
    if mask & _WIDE_BITS and value & mask & _WIDE_BITS != _WIDE_BITS:
        raise UnsupportedOperand("subnormal fp64 and fp16 taken for zero")
    if mask & _FLUSH_BITS and (~mask & _FLUSH_BITS or value & _FLUSH_BITS not in (0, _FLUSH_BITS)):
        raise UnsupportedOperand("subnormal fp32 taken for zero on one side only")
    made.operation = CODES["OP_FLUSH_F32" if mask & _FLUSH_BITS else "OP_NOTHING"]
    made.offset = int(not value & _FLUSH_BITS)


def _encode_clock(made: InstructionStruct, operands: str, target: Target) -> None:
    """A reading of a clock, which goes on a little with each; registers that say where a wave runs read as zero."""
    text, register, size, message = operands.strip(), None, "64", None
    if match := _READ_REGISTER.match(text):
        text, register, size, message = match.groups()
    elif "," in text:
        raise UnsupportedOperand(f"hardware register '{text}'")
    is_clock = register in (None, "SHADER_CYCLES", "SHADER_CYCLES_LO") and message in (None, "REALTIME")
    if not is_clock and register not in ("SHADER_CYCLES_HI", "HW_ID", "HW_ID1", "HW_ID2", "XCC_ID"):
        raise UnsupportedOperand(f"hardware register '{operands}'")
    (result,), _ = split(text)
    made.operation, made.d = CODES["OP_CLOCK"], operand_of(result, "u64" if result.count == 2 else "u32")
    made.offset = int(size or 32) if is_clock else 0
    if register is None:  # it comes back as scalar loads do
        made.counter, made.flags = target.scalars, OUT_OF_ORDER
    made.width = 4 * result.count
