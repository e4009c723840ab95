"""What an encoded instruction may ask of the engine, which does not check for the ends of its arrays itself.

A vector instruction writes VGPRs and a scalar one SGPRs, addresses lie in VGPRs and bases in SGPRs, and every register
that is read or written exists.
"""

from collections.abc import Iterator

from parity.arch import Target
from parity.emulator.instruction import (
    LAST_TEMPORARY_VGPR,
    NAMES,
    OFFEN,
    OPERAND_KINDS,
    TEMPORARY_VGPRS,
    TO_LDS,
    TWO_ADDRESSES,
    InstructionStruct,
    OperandStruct,
)
from parity.emulator.operands import TTMPS, UnsupportedOperand
from parity.emulator.operation import Operation, registers_of
from parity.emulator.semantics import OPERATIONS

_NOTHING = 0
_V, _S, _CONSTANT = (OPERAND_KINDS[kind] for kind in ("v", "s", "constant"))
_ANY = (_V, _S, _CONSTANT)
_UNIFORM = (_S, _CONSTANT)
_WORDS = {_NOTHING: "nothing", _V: "VGPRs", _S: "SGPRs", _CONSTANT: "a constant"}
_SGPRS, _BANK = 128, 256  # a bank of VGPRs or of accumulation registers
_LAST_LDS_OFFSET = 0xFFFF
_SCALAR_WIDTHS = (1, 2, 4, 8, 12, 16, 32, 64)
_SCALAR_RESULT = ("scalar", "saveexec", "wrexec", "compare", "compare_exec", "readfirstlane", "readlane")
_SCALAR_SOURCES = ("scalar", "scalar_compare", "saveexec", "wrexec", "writelane")
# The kinds of the sources, for forms that do not take every kind: lanes are fetched from VGPRs, matrices lie in VGPRs.
_SOURCES: dict[str, tuple[tuple[int, ...], ...]] = {
    "matrix": ((_V,), (_V,), (_V, _CONSTANT), (_V,), (_V,)),
    "any_matrix": ((_V,), (_V,), (_V, _CONSTANT), (_V,), (_V,)),
    "swap": ((_V,),),
    "movrels": ((_V,),),
    "readfirstlane": ((_V,),),
    "readlane": ((_V,), _UNIFORM),
    "permlane": ((_V,), _UNIFORM, _UNIFORM),
}

Use = tuple[str, OperandStruct, tuple[int, ...], int]


def check_instruction(made: InstructionStruct, target: Target) -> None:
    """Raise UnsupportedOperand for an operand that an instruction cannot take.

    That is an operand of the wrong kind, or one that reaches beyond the last register. A matrix instruction for waves
    of another size is refused too.
    """
    name = NAMES[made.operation]
    if name.startswith("v_mfma" if target.wave_size == 32 else "v_wmma"):
        raise UnsupportedOperand(f"it is for waves of another size than {target.wave_size} lanes")
    if made.d.kind == _S and made.d.index in TTMPS:
        raise UnsupportedOperand("its result is a register of trap handlers, which others cannot write")
    uses = _of_operation(made, OPERATIONS[name], target) if name in OPERATIONS else _of_other(made, name)
    for what, operand, kinds, words in uses:
        if operand.kind not in kinds:
            wanted = " or ".join(_WORDS[kind] for kind in kinds)
            raise UnsupportedOperand(f"{what} is given {_WORDS[operand.kind]}, but takes {wanted}")
        if not _exists(operand, words):
            raise UnsupportedOperand(f"{what} reaches beyond the last register")


def _exists(operand: OperandStruct, words: int) -> bool:
    """Whether the operand's `words` registers all exist, and lie in one bank."""
    kind, first = int(operand.kind), int(operand.index)
    last = first + max(words, int(operand.count), 1) - 1
    if kind == _S:
        return last < _SGPRS
    is_temporary = first in TEMPORARY_VGPRS and last <= LAST_TEMPORARY_VGPR
    is_in_bank = last // _BANK == first // _BANK and last < 2 * _BANK
    return kind != _V or is_temporary or is_in_bank


def _of_operation(made: InstructionStruct, operation: Operation, target: Target) -> Iterator[Use]:
    """Yield what an instruction of the table reads and writes."""
    mask_words, form = target.wave_size // 32, operation.form
    if form != "scalar_compare":
        yield "its result", made.d, (_S,) if form in _SCALAR_RESULT else (_V,), _result_words(operation, mask_words)
    if form in ("carry", "carry64"):
        yield "its carry", made.d2, (_S,), mask_words
    elif form == "compare_exec":
        yield "its mask", made.d2, (_NOTHING, _S), mask_words
    for position, kind in enumerate(operation.sources):
        kinds: tuple[int, ...] = _ANY
        if form in _SOURCES:
            kinds = _SOURCES[form][position]
        elif kind == "mask" or form in _SCALAR_SOURCES:
            kinds = _UNIFORM
        # The engine reads both words of a mask, whatever the size of a wave.
        yield f"source {position + 1}", made.s[position], kinds, 2 if kind == "mask" else registers_of(kind)


def _result_words(operation: Operation, mask_words: int) -> int:
    if operation.form in ("pair", "pick"):
        return 2
    return mask_words if operation.result == "mask" else registers_of(operation.result)


def _of_other(made: InstructionStruct, name: str) -> Iterator[Use]:
    """Yield what an access to memory, or another instruction outside the table, reads and writes; control and waits
    have no operands.
    """
    if name == "OP_DPP":
        yield from (("its result", made.d, (_V,), 1), ("source 1", made.s[0], (_V,), 1))
    elif name == "OP_SCALAR_LOAD":
        if made.width not in _SCALAR_WIDTHS:
            raise UnsupportedOperand(f"a scalar load of {made.width} bytes")
        yield "its result", made.d, (_S,), -(-made.width // 4)
        yield from (("its address", made.s[0], (_S,), 2), ("its offset", made.s[1], (_NOTHING, *_UNIFORM), 1))
    elif name == "OP_CLOCK":
        yield "its result", made.d, (_S,), made.width // 4
    elif name == "OP_JUMP":
        yield from (("its address", made.s[0], (_S,), 2), ("its result", made.d, (_NOTHING, _S), 2))
    elif name.startswith("OP_LDS"):
        yield from _of_lds(made, name)
    elif name.startswith(("OP_GLOBAL", "OP_FLAT_", "OP_BUFFER", "OP_SCRATCH")):
        yield from _of_memory(made, name)


def _of_lds(made: InstructionStruct, name: str) -> Iterator[Use]:
    is_pair, words = bool(made.flags & TWO_ADDRESSES), -(-made.width // 4)
    if not is_pair and not 0 <= made.offset <= _LAST_LDS_OFFSET:
        raise UnsupportedOperand(f"LDS offset {made.offset}")
    yield "its address", made.s[0], (_V,), 1
    if name == "OP_LDS_ATOMIC":
        yield from _of_atomic(made, 1)
        return
    if name == "OP_LDS_STORE":
        for position in (1, 2)[: 1 + is_pair]:
            yield "its data", made.s[position], (_V,), words
        return
    yield "its result", made.d, (_V,), words * (1 + is_pair)
    if name == "OP_LDS_SWIZZLE":
        return
    if name in ("OP_LDS_PERMUTE", "OP_LDS_BPERMUTE"):
        yield "its data", made.s[1], (_V,), 1


def _of_memory(made: InstructionStruct, name: str) -> Iterator[Use]:
    space, words = name.split("_")[1], -(-made.width // 4)
    if space == "FLAT":
        yield "its address", made.s[0], (_V,), 2
    elif space == "GLOBAL":
        yield "its base", made.s[1], (_NOTHING, _S), 2
        yield "its address", made.s[0], (_V,), 1 if made.s[1].kind else 2
    elif space == "BUFFER":
        yield "its descriptor", made.s[1], (_S,), 4
        yield "its address", made.s[0], (_V,) if made.flags & OFFEN else (_NOTHING, _V), 1
        yield "its offset", made.s[2], _UNIFORM, 1
    else:
        yield from (("its address", made.s[0], (_NOTHING, _V), 1), ("its base", made.s[1], (_NOTHING, _S), 1))
    place = 3 if space == "BUFFER" else 2
    if name.endswith("ATOMIC"):
        yield from _of_atomic(made, place)
    elif not made.flags & TO_LDS:
        yield "its data", made.d if name.endswith("LOAD") else made.s[place], (_V,), words


def _of_atomic(made: InstructionStruct, place: int) -> Iterator[Use]:
    words = made.width // 4
    yield "its result", made.d, (_NOTHING, _V), words
    yield "its data", made.s[place], (_V,), words
    yield "what it compares with", made.s[place + 1], (_NOTHING, _V), words
