"""A parsed function to the engine's instructions. What the table does not know is refused before anything runs."""

import ctypes
import re
from dataclasses import dataclass, field

from parity.emulator.operands import (
    IGNORED_MODIFIERS,
    Text,
    UnsupportedOperand,
    constant_bits,
    split,
)  # fmt: skip
from parity.emulator.semantics import ALIASES, NO_EFFECT, OPERATIONS, REGISTERS_OF_TYPE, Operation
from parity.isa.classify import memory_width_bits
from parity.isa.parse import Function

# Names shared with engine.c, in its order.
OPERAND_KINDS = {"v": 1, "s": 2, "constant": 3}
NEGATE, ABSOLUTE, HIGH, PACKED_HIGH, PACKED_NEGATE, IS_F16 = (1 << bit for bit in range(6))
SIGN_EXTEND, D16, OFFEN, TWO_ADDRESSES, ALL_LANES, OUT_OF_ORDER, CLAMP = (1 << bit for bit in range(7))
LOADS, LDS, STORES, SCALARS = range(4)
NO_LIMIT = 0xFFFFFFFF
TEMPORARY_VGPR = 512
VCC, EXEC = 106, 126

CONTROL = [
    "OP_NOTHING", "OP_END", "OP_BARRIER", "OP_WAIT", "OP_BRANCH", "OP_BRANCH_SCC0", "OP_BRANCH_SCC1",
    "OP_BRANCH_VCCZ", "OP_BRANCH_VCCNZ", "OP_BRANCH_EXECZ", "OP_BRANCH_EXECNZ", "OP_LDS_LOAD", "OP_LDS_STORE",
    "OP_GLOBAL_LOAD", "OP_GLOBAL_STORE", "OP_BUFFER_LOAD", "OP_BUFFER_STORE", "OP_SCRATCH_LOAD", "OP_SCRATCH_STORE",
    "OP_SCALAR_LOAD",
]  # fmt: skip
CODES = {name: number for number, name in enumerate([*CONTROL, *OPERATIONS])}

_BRANCHES = {
    "s_branch": "OP_BRANCH",
    **{
        f"s_cbranch_{name}": f"OP_BRANCH_{name.upper()}"
        for name in ("scc0", "scc1", "vccz", "vccnz", "execz", "execnz")
    },
}
_WAIT = re.compile(r"(vmcnt|lgkmcnt|expcnt)\((\d+)\)")
_MEMORY = re.compile(r"(ds|global|buffer|scratch)_(load|read|store|write)_?(.*)$")
_SCALAR_LOAD = re.compile(r"s_load_(?:b(\d+)|dword(?:x(\d+))?)$")


class UnsupportedInstruction(Exception):
    """An instruction that the emulator does not know: its text and line. Nothing has been run."""

    def __init__(self, text: str, line: int, why: str) -> None:
        super().__init__(f"line {line}: '{text.strip()}': {why}")
        self.text = text
        self.line = line


class OperandStruct(ctypes.Structure):
    """`Operand` of engine.c."""

    _fields_ = [(name, ctypes.c_uint32) for name in ("kind", "index", "count", "halves", "modifiers", "low", "high")]


class InstructionStruct(ctypes.Structure):
    """`Instruction` of engine.c."""

    _fields_ = [
        *(
            (name, ctypes.c_uint32)
            for name in ("operation", "source_index", "counted", "target", "width", "flags", "counter")
        ),
        ("wait", ctypes.c_uint32 * 4),
        ("offset", ctypes.c_int32),
        ("offset2", ctypes.c_int32),
        ("d", OperandStruct),
        ("d2", OperandStruct),
        ("s", OperandStruct * 4),
    ]


@dataclass
class Program:
    """The encoded instructions. `source_index` of each is its index in the function that was read."""

    function: Function
    instructions: list[InstructionStruct] = field(default_factory=list)
    starts: list[int] = field(default_factory=list)


def encode(function: Function, targets: dict[int, int], zero_upper: bool) -> Program:
    """Encodes a function; `targets` maps a branch's index to its target's.

    Raises UnsupportedInstruction for the first instruction that is not in the table.
    """
    program = Program(function)
    for index, mnemonic in enumerate(function.mnemonics):
        program.starts.append(len(program.instructions))
        try:
            made = _encode_line(mnemonic, function.operands[index], zero_upper)
        except (UnsupportedOperand, KeyError, IndexError) as error:
            why = str(error) if isinstance(error, UnsupportedOperand) else "not in the table of instructions"
            raise UnsupportedInstruction(f"{mnemonic} {function.operands[index]}", function.lines[index], why) from None
        for position, instruction in enumerate(made):
            instruction.source_index = index
            instruction.counted = position == 0
        program.instructions += made
    for index, target in targets.items():
        program.instructions[program.starts[index]].target = program.starts[target]
    return program


def _encode_line(mnemonic: str, operands: str, zero_upper: bool) -> list[InstructionStruct]:
    if "::" in mnemonic:
        return _encode_pair(mnemonic, operands, zero_upper)
    return [_encode(ALIASES.get(mnemonic, mnemonic), operands, zero_upper)]


def _encode_pair(mnemonic: str, operands: str, zero_upper: bool) -> list[InstructionStruct]:
    """VOPD: both halves read before either writes, so the first writes to a spare register until the second ran."""
    first, second = mnemonic.replace("v_dual_", "v_").split("::")
    first_operands, second_operands = operands.split("::")
    made = [
        _encode(first, first_operands, zero_upper),
        _encode(second, second_operands.split(None, 1)[1], zero_upper),
        _encode("v_mov_b32", f"v0, v{TEMPORARY_VGPR}", zero_upper),
    ]
    made[2].d = made[0].d
    made[0].d.index = TEMPORARY_VGPR
    return made


def _encode(mnemonic: str, operands: str, zero_upper: bool) -> InstructionStruct:
    if mnemonic in OPERATIONS:
        return _encode_operation(mnemonic, OPERATIONS[mnemonic], operands, zero_upper)
    made = InstructionStruct()
    if mnemonic in NO_EFFECT:
        made.operation = CODES["OP_NOTHING"]
    elif mnemonic in _BRANCHES:
        made.operation = CODES[_BRANCHES[mnemonic]]
    elif mnemonic == "s_endpgm":
        made.operation = CODES["OP_END"]
    elif mnemonic == "s_barrier":
        made.operation = CODES["OP_BARRIER"]
    elif mnemonic.startswith("s_waitcnt"):
        _encode_wait(made, mnemonic, operands)
    elif match := _SCALAR_LOAD.match(mnemonic):
        _encode_scalar_load(made, match, operands)
    elif match := _MEMORY.match(mnemonic):
        _encode_memory(made, mnemonic, match, operands)
    else:
        raise KeyError(mnemonic)
    return made


def _encode_wait(made: InstructionStruct, mnemonic: str, operands: str) -> None:
    made.operation = CODES["OP_WAIT"]
    made.wait[:] = [NO_LIMIT] * 4
    if mnemonic == "s_waitcnt_vscnt":
        made.wait[STORES] = int(operands.split(",")[-1], 0)
        return
    found = _WAIT.findall(operands)
    if mnemonic != "s_waitcnt" or not found:
        raise UnsupportedOperand(f"wait '{operands}'")
    for name, value in found:
        if name != "expcnt":
            made.wait[{"vmcnt": LOADS, "lgkmcnt": LDS}[name]] = int(value)


def _operand(text: Text, kind: str, count: int | None = None) -> OperandStruct:
    """An operand of a type: how many registers it has, which halves are read, its constant's bits."""
    made = OperandStruct()
    if text.kind == "off":
        return made
    made.kind = OPERAND_KINDS[text.kind]
    made.index = text.index
    made.count = 0 if text.kind == "constant" else count or max(REGISTERS_OF_TYPE.get(kind, 1), 1)
    made.halves = 3
    made.modifiers = (NEGATE if text.negate else 0) | (ABSOLUTE if text.absolute else 0)
    if text.kind == "constant":
        made.low, made.high = constant_bits(text.constant, kind)
    if kind in ("u16", "i16", "f16"):
        made.modifiers |= HIGH if text.half == "h" else 0
        made.halves = 2 if text.half == "h" else 1
    return made


def _bits(modifiers: dict[str, list[int] | int | bool], name: str, default: int, count: int) -> list[int]:
    value = modifiers.get(name)
    return [*value, *[default] * count][:count] if isinstance(value, list) else [default] * count


def _encode_operation(mnemonic: str, operation: Operation, operands: str, zero_upper: bool) -> InstructionStruct:
    made = InstructionStruct(operation=CODES[mnemonic])
    texts, modifiers = split(operands)
    unknown = set(modifiers) - IGNORED_MODIFIERS - {"op_sel", "op_sel_hi", "neg_lo", "neg_hi"}
    if unknown:
        raise UnsupportedOperand(f"modifier '{sorted(unknown)[0]}'")
    sources = _destinations(made, operation, texts)
    if len(sources) == len(operation.sources) - 1 and operation.sources[-1] == "mask":
        sources.append(Text("s", VCC))  # VOPD's v_dual_cndmask_b32 does not write it out
    if len(sources) != len(operation.sources):
        raise UnsupportedOperand(f"{len(sources)} operands where {len(operation.sources)} are known")
    for position, (text, kind) in enumerate(zip(sources, operation.sources, strict=True)):
        made.s[position] = _operand(text, kind)
    if operation.form in ("packed", "mix"):
        _select_packed(made, operation, modifiers, len(sources))
    elif "op_sel" in modifiers:
        _select_halves(made, operation, modifiers, len(sources))
    if operation.form == "mix" and mnemonic == "v_fma_mixhi_f16":
        made.d.modifiers, made.d.halves = HIGH, 2
    if operation.form.startswith("wmma"):
        made.flags |= ALL_LANES
    if operation.result in ("u16", "i16", "f16") and zero_upper:
        made.d.halves = 3
    return made


def _destinations(made: InstructionStruct, operation: Operation, texts: list[Text]) -> list[Text]:
    """Takes the destinations off the operand list; returns the sources."""
    if operation.form == "scalar_compare":
        return texts
    if operation.form == "compare_exec":
        made.d = _operand(Text("s", EXEC), "mask")
        return texts[-2:]
    made.d = _operand(texts[0], operation.result)
    if operation.form == "scalar" and operation.sources[-1] == "i16k" and len(operation.sources) == 2:
        return texts  # s_addk_i32, s_mulk_i32: the destination is a source too
    if operation.form == "packed":
        made.d.halves = 3
    if operation.form in ("carry", "carry64"):
        made.d2 = _operand(texts[1], "mask")
        return texts[2:]
    return texts[1:]


def _select_packed(
    made: InstructionStruct, operation: Operation, modifiers: dict[str, list[int] | int | bool], count: int
) -> None:
    """op_sel and op_sel_hi choose the halves of the low and the high result; for mix, op_sel_hi says fp16."""
    low, high = (
        _bits(modifiers, "op_sel", 0, count),
        _bits(modifiers, "op_sel_hi", int(operation.form == "packed"), count),
    )
    negate_low, negate_high = _bits(modifiers, "neg_lo", 0, count), _bits(modifiers, "neg_hi", 0, count)
    for position in range(count):
        source = made.s[position]
        source.modifiers |= (HIGH if low[position] else 0) | (NEGATE if negate_low[position] else 0)
        if operation.form == "mix":
            source.modifiers |= (IS_F16 if high[position] else 0) | (ABSOLUTE if negate_high[position] else 0)
            source.halves = (2 if low[position] else 1) if high[position] else 3
        else:
            source.modifiers |= (PACKED_HIGH if high[position] else 0) | (PACKED_NEGATE if negate_high[position] else 0)
            source.halves = (2 if low[position] else 1) | (2 if high[position] else 1)


def _select_halves(
    made: InstructionStruct, operation: Operation, modifiers: dict[str, list[int] | int | bool], count: int
) -> None:
    """op_sel of a VOP3 instruction: one bit a 16-bit source, the last for the destination."""
    chosen = _bits(modifiers, "op_sel", 0, count + 1)
    for position, kind in enumerate(operation.sources):
        if kind in ("u16", "i16", "f16") and chosen[position]:
            made.s[position].modifiers |= HIGH
            made.s[position].halves = 2
    if operation.result in ("u16", "i16", "f16") and chosen[count]:
        made.d.modifiers |= HIGH
        made.d.halves = 2


def _encode_scalar_load(made: InstructionStruct, match: re.Match[str], operands: str) -> None:
    texts, modifiers = split(operands)
    made.operation = CODES["OP_SCALAR_LOAD"]
    made.width = int(match.group(1)) // 8 if match.group(1) else 4 * int(match.group(2) or 1)
    made.counter, made.flags = LDS, OUT_OF_ORDER
    made.d = _operand(texts[0], "u32", made.width // 4)
    made.s[0] = _operand(texts[1], "u64")
    offset = modifiers.get("offset", 0)
    made.offset = offset if isinstance(offset, int) else 0
    if len(texts) > 2 and texts[2].kind == "constant":
        made.offset += int(texts[2].constant, 0)
    elif len(texts) > 2:
        made.s[1] = _operand(texts[2], "u32")


def _encode_memory(made: InstructionStruct, mnemonic: str, match: re.Match[str], operands: str) -> None:
    space, action, rest = match.groups()
    is_store = action in ("store", "write")
    width = memory_width_bits(mnemonic)
    if width is None or "tr" in rest.split("_") or "addtid" in rest:
        raise KeyError(mnemonic)
    texts, modifiers = split(operands)
    unknown = set(modifiers) - IGNORED_MODIFIERS - {"offset", "offset0", "offset1", "offen"}
    if unknown:
        raise UnsupportedOperand(f"modifier '{sorted(unknown)[0]}'")
    made.width = width // 8
    name = {"ds": "LDS", "global": "GLOBAL", "buffer": "BUFFER", "scratch": "SCRATCH"}[space]
    made.operation = CODES[f"OP_{name}_{'STORE' if is_store else 'LOAD'}"]
    made.counter = LDS if space == "ds" else STORES if is_store else LOADS
    made.offset = _integer(modifiers, "offset")
    made.flags |= (SIGN_EXTEND if re.search(r"(^|_)(i8|i16|sbyte|sshort)(_|$)", rest) else 0) | (
        OFFEN if "offen" in modifiers else 0
    )
    made.flags |= D16 if "d16" in rest and not is_store else 0
    data = _data_operand(texts.pop(1 if is_store and space in ("ds", "global", "scratch") else 0), made.width, rest)
    if is_store and space == "ds" and (rest.startswith(("2", "2addr"))):
        second = _data_operand(texts.pop(1), made.width, rest)
    if not is_store:
        made.d = data
    if space == "ds":
        _encode_lds(made, rest, texts, modifiers)
        if is_store:
            made.s[1] = data
            if made.flags & TWO_ADDRESSES:
                made.s[2] = second
        elif made.flags & TWO_ADDRESSES:
            made.d.count *= 2
    elif space == "buffer":
        made.s[0], made.s[1] = _operand(texts[0], "u32"), _operand(texts[1], "u32", 4)
        made.s[2] = _operand(texts[2], "u32")
        if is_store:
            made.s[3] = data
    else:
        has_base = texts[1].kind != "off"
        wide = space == "global" and not has_base
        made.s[0] = _operand(texts[0], "u64" if wide else "u32")
        made.s[1] = _operand(texts[1], "u64" if space == "global" else "u32")
        if is_store:
            made.s[2] = data


def _encode_lds(
    made: InstructionStruct, rest: str, texts: list[Text], modifiers: dict[str, list[int] | int | bool]
) -> None:
    made.s[0] = _operand(texts[0], "u32")
    if rest.startswith("2"):
        unit = made.width * (64 if "stride64" in rest or "st64" in rest else 1)
        made.flags |= TWO_ADDRESSES
        made.offset = _integer(modifiers, "offset0") * unit
        made.offset2 = _integer(modifiers, "offset1") * unit


def _integer(modifiers: dict[str, list[int] | int | bool], name: str) -> int:
    value = modifiers.get(name, 0)
    return value if isinstance(value, int) else 0


def _data_operand(text: Text, width: int, rest: str) -> OperandStruct:
    made = _operand(text, "u32", max(1, width // 4))
    if width < 4 and "d16_hi" in rest:
        made.modifiers, made.halves = HIGH, 2
    elif width < 4 and ("d16" in rest or width == 2):
        made.halves = 1
    return made
