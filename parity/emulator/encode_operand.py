"""What every encoder uses: operands, new instructions, the numbers of a modifier."""

from parity.emulator.instruction import (
    ABSOLUTE,
    BITWISE,
    CODES,
    COPIES,
    HIGH,
    IS_MASK,
    NEGATE,
    OPERAND_KINDS,
    READS_SCC,
    SHUFFLES,
    WRITES_EXEC,
    WRITES_SCC,
    InstructionStruct,
    OperandStruct,
)
from parity.emulator.operands import NULL, Modifiers, Text, UnsupportedOperand, constant_bits
from parity.emulator.operation import WRITING_EXEC, registers_of
from parity.emulator.semantics import OPERATIONS

# Compilers copy registers whether or not anything is in them: a caller's, or those that another branch has written.
_COPIES = (
    "v_mov_b32",
    "v_mov_b64",
    "v_readfirstlane_b32",
    "v_readlane_b32",
    "v_writelane_b32",
    "v_cndmask_b32",
    "v_mov_b16",
    "v_cndmask_b16",
)
HALF_TYPES = ("u16", "i16", "f16", "bf16", "b16", "h16")


def operand_of(text: Text, kind: str, count: int | None = None) -> OperandStruct:
    """Make an operand of a type: how many registers it has, which halves are read, its constant's bits.

    Raises UnsupportedOperand if the text names another number of registers.
    """
    made = OperandStruct()
    if text.kind == "off":
        return made
    wanted = count or registers_of(kind)
    if text.kind in ("v", "s") and text.count != wanted and (text.kind, text.index) != ("s", NULL):
        raise UnsupportedOperand(f"{text.count} registers where {wanted} {'is' if wanted == 1 else 'are'} wanted")
    made.kind = OPERAND_KINDS[text.kind]
    made.index = text.index
    made.count = 0 if text.kind == "constant" else wanted
    made.halves = 3
    made.modifiers = (NEGATE if text.negate else 0) | (ABSOLUTE if text.absolute else 0)
    made.modifiers |= IS_MASK if kind == "mask" else 0
    if text.kind == "constant":
        made.low, made.high = constant_bits(text.constant, kind)
    if kind in HALF_TYPES:
        made.modifiers |= HIGH if text.half == "h" else 0
        made.halves = 2 if text.half == "h" else 1
    return made


def copy_of(operand: OperandStruct) -> OperandStruct:
    return OperandStruct.from_buffer_copy(operand)


def instruction_of(name: str, parameter: int = 0) -> InstructionStruct:
    return InstructionStruct(operation=CODES[name], offset=parameter, flags=_flags(name))


def _flags(name: str) -> int:
    """Return the flags of an instruction by its name: what the checks must know of it."""
    operation = OPERATIONS.get(name)
    flags = COPIES if name in _COPIES else SHUFFLES if name == "OP_DPP" else 0
    if operation is not None:
        flags |= BITWISE if operation.is_bitwise else 0
        flags |= SHUFFLES if operation.form in ("swap", "permlane") else 0
        flags |= WRITES_EXEC if operation.form in WRITING_EXEC else 0
        flags |= (WRITES_SCC if operation.writes_scc else 0) | (READS_SCC if operation.reads_scc else 0)
    return flags


def bits_of(modifiers: Modifiers, name: str, default: int, count: int) -> list[int]:
    value = modifiers.get(name)
    return [*value, *[default] * count][:count] if isinstance(value, list) else [default] * count


def number_of(modifiers: Modifiers, name: str, default: int = 0) -> int:
    value = modifiers.get(name, default)
    return value if isinstance(value, int) else default
