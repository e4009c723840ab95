"""Encodes a parsed function as the engine's instructions. What is not known is refused before anything runs."""

import re
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from itertools import pairwise, takewhile

from parity.arch import Target
from parity.emulator.atomics import atomic_form
from parity.emulator.bounds import check_instruction
from parity.emulator.encode_control import CONTROL, encode_control
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
from parity.emulator.encode_operand import number_of
from parity.emulator.encode_table import encode_operation
from parity.emulator.encode_wait import encode_wait
from parity.emulator.hazards import Suspect, suspects
from parity.emulator.instruction import (
    CODES,
    IS_COHERENT,
    IS_SUSPECT,
    NAMES,
    OPERAND_KINDS,
    POLLS,
    TEMPORARY_VGPRS,
    InstructionStruct,
)
from parity.emulator.linking import LinkedKernel
from parity.emulator.matrix import rounding_of
from parity.emulator.operands import UnsupportedOperand, split
from parity.emulator.places import places
from parity.emulator.semantics import OPERATIONS
from parity.isa.parse import Function
from parity.isa.spellings import ALIASES

_ATOMIC_CODES = {CODES[f"OP_{space}_ATOMIC"] for space in ("GLOBAL", "FLAT", "BUFFER")}
_LDS_TURNS = {CODES[f"OP_{name}"] for name in ("LDS_ATOMIC", "LDS_STORE", "LDS_PERMUTE", "FLAT_STORE")}
_APPROXIMATE = {CODES[name]: name for name, operation in OPERATIONS.items() if "moved_" in operation.body}
_INDEXED = {CODES[name] for name in ("v_movrels_b32", "v_movreld_b32")}
_VGPR, _WIDEST = OPERAND_KINDS["v"], 32  # the most registers of an operand
_ACCESS = re.compile(r"(ds|global|flat|buffer|scratch)_(?!gl\d_inv|inv|wb)|s_(load|buffer|barrier|swappc|setpc)")
_OF_POLLS = ("v_cmp", "v_mov", "v_readfirstlane", "v_cndmask", "v_and", "v_or", "buffer_", "global_")
_LONGEST_POLL = 24  # instructions of a loop that polls
_POLLING = re.compile(r"ds_(load|read)_|(global|flat|buffer)_load_")
_INDEXED_MOVES = {"SRC0": "v_movrels_b32", "DST": "v_movreld_b32"}
_FREES_REGISTERS = re.compile(r"sendmsg\((MSG_DEALLOC_VGPRS|3)\b|(0x)?3$")
_MOST_LINES = 1 << 14  # whose encodings are remembered; a large kernel has a few thousand


class UnsupportedInstruction(Exception):
    """An instruction that the emulator does not know: its text and line. Nothing has been run."""

    def __init__(self, mnemonic: str, operands: str, line: int, why: str) -> None:
        text = f"{mnemonic} {operands}".strip()
        super().__init__(f"line {line}: '{text}': {why}")
        self.mnemonic, self.text, self.line = mnemonic, text, line

    def beside(self, others: list[str]) -> "UnsupportedInstruction":
        """Return the same error, which now also names the other unknown mnemonics of the text."""
        self.args = (f"{self.args[0]}; also unknown: {', '.join(others)}",)
        return self


@dataclass
class Program:
    """The encoded instructions, and one more that faults, because nothing stops a wave at the end of the text.

    `source_index` of each is its index in the function that was read.
    """

    function: Function
    target: Target
    instructions: list[InstructionStruct] = field(default_factory=list)
    starts: list[int] = field(default_factory=list)
    suspects: list[Suspect] = field(default_factory=list)

    def steps(self, first: int, last: int) -> range:
        """Return the numbers of the encoded instructions that instructions [first, last) of the text are."""
        end = self.starts[last] if last < len(self.starts) else len(self.instructions) - 1
        return range(self.starts[first], end)

    @cached_property
    def approximate(self) -> list[str]:
        """The instructions in it whose results hardware does not fix to the bit."""
        return sorted({_APPROXIMATE[number] for number in self._operations if number in _APPROXIMATE})

    @cached_property
    def assumed(self) -> list[str]:
        """The instructions in it of which nobody has said how hardware rounds their sums."""
        names = {name for number in self._operations if (name := NAMES[number]) in OPERATIONS}
        rounding = {name: rounding_of(OPERATIONS[name], self.target) for name in names}
        return sorted(name.partition("@")[0] for name, found in rounding.items() if found and found.is_assumed)

    @property
    def _operations(self) -> set[int]:
        return {instruction.operation for instruction in self.instructions}

    @cached_property
    def registers(self) -> int:
        """Behind the last VGPR that it may use: indexed moves may reach all."""
        if any(instruction.operation in _INDEXED for instruction in self.instructions):
            return TEMPORARY_VGPRS[0]
        operands = [
            operand
            for instruction in self.instructions
            for operand in (instruction.d, *instruction.s)
            if operand.kind == _VGPR
        ]
        last = max((operand.index for operand in operands if operand.index < TEMPORARY_VGPRS[0]), default=0)
        return min(last + _WIDEST, TEMPORARY_VGPRS[0])

    @cached_property
    def has_atomics(self) -> bool:
        """Whether it has atomic operations on global memory, whose order the result may depend on."""
        return any(instruction.operation in _ATOMIC_CODES for instruction in self.instructions)

    @cached_property
    def orders_waves(self) -> bool:
        """Whether it has accesses to global memory by which waves order themselves: atomic ones, or past the caches."""
        return self.has_atomics or any(instruction.flags & IS_COHERENT for instruction in self.instructions)

    @cached_property
    def has_turns(self) -> bool:
        """Whether it has such accesses, or changes LDS, so that it may decide which wave or lane comes first."""
        return self.orders_waves or any(instruction.operation in _LDS_TURNS for instruction in self.instructions)


def encode(linked: LinkedKernel, branches: dict[int, int], target: Target) -> Program:
    """Encode a linked function; `branches` maps a branch's index to that of the instruction it goes to.

    Raises UnsupportedInstruction for the first instruction that is not known, naming the other unknown mnemonics.
    """
    function = linked.function
    program, unknown, indexed = Program(function, target), list[UnsupportedInstruction](), ""
    for index, mnemonic in enumerate(function.mnemonics):
        program.starts.append(len(program.instructions))
        try:
            _check_message(function, index)
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
    for index in _polling_loads(function, branches):
        program.instructions[program.starts[index]].flags |= POLLS
    for index, goes_to in branches.items():
        program.instructions[program.starts[index]].target = program.starts[goes_to]
    program.suspects = _marked_suspects(program, branches)
    past_the_end = InstructionStruct(operation=CODES["OP_PAST_THE_END"], source_index=len(function) - 1)
    program.instructions.append(past_the_end)
    return program


def _check_message(function: Function, index: int) -> None:
    """Raise UnsupportedOperand for a message that frees vector registers before a wave ends."""
    if function.mnemonics[index] == "s_sendmsg" and _FREES_REGISTERS.match(function.operands[index]):
        following = (name for name in function.mnemonics[index + 1 :] if name != "s_nop")
        if next(following, "") != "s_endpgm":
            raise UnsupportedOperand("frees vector registers before the wave ends")


def _marked_suspects(program: Program, branches: dict[int, int]) -> list[Suspect]:
    """Find where instructions follow each other too soon, and mark the last one of each such path."""
    ends = [*program.starts, len(program.instructions)]
    steps = [program.instructions[start:end] for start, end in pairwise(ends)]
    found = suspects(program.function, steps, branches, program.target)
    for suspect in found:
        program.instructions[program.starts[suspect.path[-1]]].flags |= IS_SUSPECT
    return found


def _polling_loads(function: Function, branches: dict[int, int]) -> list[int]:
    """Find the loads from LDS or global memory that are all that a short loop does: they wait for another wave. So do
    the same loads right before such a loop, where compilers ask first whether there is anything to wait for: of the
    same address, or one with which a branch over the loop decides.

    Such a load orders waves as an atomic one does, and the text does not always tell the two apart.
    """
    loads = []

    def is_plain(at: int) -> bool:
        return function.mnemonics[at].startswith(("s_", *_OF_POLLS)) or bool(_ACCESS.match(function.mnemonics[at]))

    def loaded(at: int) -> tuple[str, str]:
        return function.mnemonics[at], function.operands[at].partition(",")[2]

    for branch, target in branches.items():
        if not 0 <= branch - target < _LONGEST_POLL:
            continue
        accesses = [at for at in range(target, branch + 1) if _ACCESS.match(function.mnemonics[at])]
        is_alone = len(accesses) == 1 and all(map(is_plain, range(target, branch + 1)))
        if is_alone and _POLLING.match(function.mnemonics[accesses[0]]):
            before = takewhile(is_plain, range(target - 1, max(-1, target - _LONGEST_POLL), -1))
            asked = next((at for at in before if _ACCESS.match(function.mnemonics[at])), accesses[0])
            is_same = loaded(asked) == loaded(accesses[0])
            decides = any(branches.get(at) == branch + 1 for at in range(asked, target))
            is_first = is_same or (decides and function.mnemonics[asked] == function.mnemonics[accesses[0]])
            loads += [accesses[0], *([asked] if is_first else [])]
    return loads


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
    """VOPD: both halves read before either writes. Where each reads what the other writes, a register is between."""
    first, second = mnemonic.replace("v_dual_", "v_").split("::")
    first_operands, second_operands = operands.split("::")
    if not all(name.startswith("v_dual_") for name in mnemonic.split("::")):
        raise KeyError(mnemonic)
    (one,) = _encode_line(first, first_operands, target)
    (other,) = _encode_line(second, second_operands.split(None, 1)[1], target)
    if not places(*other.s) & places(one.d):
        return [one, other]
    if not places(*one.s) & places(other.d):
        return [other, one]
    return through_temporary(one, "v_mov_b32", between=[other])


def _encode_other(mnemonic: str, operands: str, target: Target) -> InstructionStruct:
    """Control, waits and memory accesses."""
    made = InstructionStruct()
    if mnemonic in CONTROL:
        encode_control(made, mnemonic, operands, target)
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
