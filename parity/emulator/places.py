"""Places that hold values, as bits of a set: registers, and what is no register."""

from parity.emulator.instruction import EXEC, FIRST_SCALAR, M0, OPERAND_KINDS, VCC, OperandStruct
from parity.emulator.operands import NULL

# Registers as the engine numbers them, and others behind them. Of LDS it is only followed what it holds anywhere; of
# scratch memory, which of so many words does.
SCC, LDS, FIRST_WORD, WORDS, PLACES = 1 << 1130, 1 << 1131, 1132, 1024, 2156
VECTORS = (1 << FIRST_SCALAR) - 1
SCRATCH = ((1 << WORDS) - 1) << FIRST_WORD
EXEC_PLACES, VCC_PLACES, M0_PLACE = 0b11 << FIRST_SCALAR + EXEC, 0b11 << FIRST_SCALAR + VCC, 1 << FIRST_SCALAR + M0
_FIRST = {OPERAND_KINDS["v"]: 0, OPERAND_KINDS["s"]: FIRST_SCALAR}
_NOTHING = (OPERAND_KINDS["s"], NULL)


def places(*operands: OperandStruct) -> int:
    """Return the registers of operands as a set."""
    found = 0
    for operand in operands:
        held = registers(operand)
        found |= ((1 << len(held)) - 1) << held.start
    return found


def registers(operand: OperandStruct) -> range:
    """Return the numbers of an operand's registers."""
    if operand.kind not in _FIRST or (operand.kind, operand.index) == _NOTHING:
        return range(0)
    first = operand.index + _FIRST[operand.kind]
    return range(first, first + operand.count)
