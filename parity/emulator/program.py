"""A parsed function to the engine's instructions. What the table does not know is refused before anything runs."""

import re
from dataclasses import dataclass, field, replace
from functools import lru_cache

from parity.emulator.bounds import check_instruction
from parity.emulator.instruction import (
    ABSOLUTE,
    ALL_LANES,
    BOUND_CONTROL,
    CODES,
    D16,
    EXEC,
    FETCH_INACTIVE,
    HIGH,
    HIGH_FOLLOWS,
    IN_ORDER_LOAD,
    IS_F16,
    NAMES,
    NEGATE,
    NO_LIMIT,
    OFFEN,
    ONE_LANE,
    OPERAND_KINDS,
    OUT_OF_ORDER,
    PACKED_HIGH,
    PACKED_NEGATE,
    SIGN_EXTEND,
    TEMPORARY_VGPRS,
    TWO_ADDRESSES,
    USES_DPP,
    VCC,
    ZERO_UPPER,
    InstructionStruct,
    OperandStruct,
)
from parity.emulator.operands import (
    ACCUMULATION_BASE,
    DPP_PATTERNS,
    MOST_OFFSET,
    NULL,
    PARTS,
    Modifiers,
    Text,
    UnsupportedOperand,
    constant_bits,
    integer,
    split,
)
from parity.emulator.operation import Operation, registers_of
from parity.emulator.semantics import OPERATIONS
from parity.emulator.spellings import ALIASES, NO_EFFECT
from parity.emulator.targets import Counter, Target
from parity.isa.classify import memory_width_bits
from parity.isa.parse import Function

_BRANCHES = {
    "s_branch": "OP_BRANCH",
    **{
        f"s_cbranch_{name}": f"OP_BRANCH_{name.upper()}"
        for name in ("scc0", "scc1", "vccz", "vccnz", "execz", "execnz")
    },
}
_BARRIERS = {"s_barrier": "OP_BARRIER", "s_barrier_signal": "OP_BARRIER_SIGNAL", "s_barrier_wait": "OP_BARRIER_WAIT"}
_WAIT = re.compile(r"(vmcnt|lgkmcnt|expcnt)\((\d+)\)")
# gfx12: each wait's counters and where their limits lie in its constant. The others count what is not emulated.
_GFX12_WAITS: dict[str, tuple[tuple[Counter, int], ...]] = {
    "s_wait_loadcnt": ((Counter.LOADS, 0),),
    "s_wait_storecnt": ((Counter.STORES, 0),),
    "s_wait_dscnt": ((Counter.LDS, 0),),
    "s_wait_kmcnt": ((Counter.SCALARS, 0),),
    "s_wait_loadcnt_dscnt": ((Counter.LOADS, 8), (Counter.LDS, 0)),
    "s_wait_storecnt_dscnt": ((Counter.STORES, 8), (Counter.LDS, 0)),
    **{f"s_wait_{name}": () for name in ("samplecnt", "bvhcnt", "expcnt", "xcnt")},
}
_MEMORY = re.compile(r"(ds|global|buffer|scratch)_(load|read|store|write)_?(.*)$")
_LDS_LANES = {"ds_permute_b32": "OP_LDS_PERMUTE", "ds_bpermute_b32": "OP_LDS_BPERMUTE"}
# Transposing LDS loads of gfx950: bytes per element.
_TRANSPOSING = {"ds_read_b64_tr_b16": 2, "ds_read_b64_tr_b8": 1}
_SCALAR_LOAD = re.compile(r"s_load_(?:b(\d+)|dword(?:x(\d+))?|([ui])(8|16))$")
# Cache policy: says where data is kept, not what is read.
_CACHE_POLICY = {"glc", "slc", "dlc", "scope", "th", "nv", "sc0", "sc1", "nt"}
_SELECTORS = {"src0_sel", "src1_sel", "dst_sel", "dst_unused", "byte_sel"}
_DPP_CONTROLS = {"row_mask", "bank_mask", "bound_ctrl", "fi", *DPP_PATTERNS}
_KNOWN_MODIFIERS = {"op_sel", "op_sel_hi", "neg_lo", "neg_hi", "clamp", "mul", "div"} | _SELECTORS | _DPP_CONTROLS
_HALF_TYPES = ("u16", "i16", "f16", "bf16", "h16")
_DWORD = PARTS.index("DWORD")
_MOST_OUTSTANDING = 63  # of a counter
_MOST_LINES = 1 << 14  # remembered; a large kernel has some thousand
_PRESERVE = 2
_UNSCALED_SOURCES = 3  # of a matrix instruction: A, B, C
_OUTPUT = {("vector", "f32"): "_output_f32", ("vector", "f16"): "_output_f16", ("packed", "f16"): "_output_pk_f16",
           ("mix", "f32"): "_output_f32"}  # fmt: skip


class UnsupportedInstruction(Exception):
    """An instruction that the emulator does not know: its text and line. Nothing has been run."""

    def __init__(self, mnemonic: str, operands: str, line: int, why: str) -> None:
        text = f"{mnemonic} {operands}".strip()
        super().__init__(f"line {line}: '{text}': {why}")
        self.mnemonic, self.text, self.line = mnemonic, text, line

    def beside(self, others: list[str]) -> "UnsupportedInstruction":
        """The same, naming other mnemonics of the text that are not known."""
        self.args = (f"{self.args[0]}; unknown too: {', '.join(others)}",)
        return self


@dataclass
class Program:
    """The encoded instructions, and one more that faults: nothing stops a wave at the end of the text.

    `source_index` of each is its index in the function that was read.
    """

    function: Function
    instructions: list[InstructionStruct] = field(default_factory=list)
    starts: list[int] = field(default_factory=list)


def encode(function: Function, branches: dict[int, int], target: Target) -> Program:
    """Encodes a function; `branches` maps a branch's index to that of the instruction it goes to.

    Raises UnsupportedInstruction for the first instruction that is not known, naming the other unknown mnemonics.
    """
    program, unknown = Program(function), list[UnsupportedInstruction]()
    for index, mnemonic in enumerate(function.mnemonics):
        program.starts.append(len(program.instructions))
        try:
            line = _checked_line(mnemonic, function.operands[index], target)
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
        return _encode_operation(name, operands, target)
    return [_encode_other(mnemonic, operands, target)]


def _formats(operands: str) -> str:
    """Of an f8f6f4 matrix instruction: the formats that cbsz (A) and blgp (B) choose."""
    _, modifiers = split(operands)
    known = {0: "fp8", 1: "bf8", 4: "fp4"}
    try:
        return f":{known[_integer(modifiers, 'cbsz')]}_{known[_integer(modifiers, 'blgp')]}"
    except KeyError:
        raise UnsupportedOperand("fp6 operand") from None


def _encode_pair(mnemonic: str, operands: str, target: Target) -> list[InstructionStruct]:
    """VOPD: both halves read before either writes, so the first writes to a spare register until the second ran."""
    first, second = mnemonic.replace("v_dual_", "v_").split("::")
    first_operands, second_operands = operands.split("::")
    if not all(name.startswith("v_dual_") for name in mnemonic.split("::")):
        raise KeyError(mnemonic)
    (one,) = _encode_line(first, first_operands, target)
    (other,) = _encode_line(second, second_operands.split(None, 1)[1], target)
    return [*_through_temporary(one, "v_mov_b32", between=[other])]


def _through_temporary(
    made: InstructionStruct, last: str, *, parameter: int = 0, between: list[InstructionStruct] | None = None
) -> list[InstructionStruct]:
    """An instruction that writes a spare register, others, and `last`, which takes the result from there.

    One that adds to its destination finds there what the destination holds.
    """
    before = []
    if OPERATIONS[NAMES[made.operation]].form == "accumulate":
        if made.d.count != 1:
            raise UnsupportedOperand("accumulation into two registers with a modifier")
        before.append(_operation_of("v_mov_b32"))
        before[0].d = _operand(Text("v", TEMPORARY_VGPRS[2]), "u32")
        before[0].s[0] = _operand(Text("v", made.d.index), "u32")
    final = _operation_of(last, parameter)
    final.d = _copy(made.d)
    made.d.index, made.d.count = TEMPORARY_VGPRS[2], 1
    made.d.modifiers, made.d.halves = 0, 3
    final.s[0] = _operand(Text("v", TEMPORARY_VGPRS[2]), OPERATIONS[last].sources[0])
    return [*before, made, *(between or []), final]


def _copy(operand: OperandStruct) -> OperandStruct:
    return OperandStruct.from_buffer_copy(operand)


def _operation_of(name: str, parameter: int = 0) -> InstructionStruct:
    return InstructionStruct(operation=CODES[name], offset=parameter)


def _encode_other(mnemonic: str, operands: str, target: Target) -> InstructionStruct:
    """Control, waits and memory accesses."""
    made = InstructionStruct()
    if mnemonic in NO_EFFECT:
        made.operation = CODES["OP_NOTHING"]
    elif mnemonic in _BRANCHES:
        made.operation = CODES[_BRANCHES[mnemonic]]
    elif mnemonic == "s_endpgm":
        made.operation = CODES["OP_END"]
    elif mnemonic in _BARRIERS:
        if operands.strip() not in ("", "-1", "0xffff"):
            raise UnsupportedOperand(f"barrier '{operands.strip()}'")
        made.operation = CODES[_BARRIERS[mnemonic]]
    elif mnemonic.startswith("s_wait"):
        _encode_wait(made, mnemonic, operands)
    elif match := _SCALAR_LOAD.match(mnemonic):
        _encode_scalar_load(made, match, operands, target)
    elif mnemonic in _LDS_LANES:
        texts, modifiers = split(operands)
        made.operation, made.counter = CODES[_LDS_LANES[mnemonic]], Counter.LDS
        made.d = _operand(texts[0], "u32")
        made.s[0], made.s[1] = _operand(texts[1], "u32"), _operand(texts[2], "u32")
        made.offset = _integer(modifiers, "offset")
    elif match := _MEMORY.match(mnemonic):
        _encode_memory(made, mnemonic, match, operands, target)
    else:
        raise KeyError(mnemonic)
    return made


def _encode_wait(made: InstructionStruct, mnemonic: str, operands: str) -> None:
    made.operation = CODES["OP_WAIT"]
    made.wait[:] = [NO_LIMIT] * len(Counter)
    if mnemonic == "s_waitcnt_vscnt":
        made.wait[Counter.STORES] = integer(operands.split(",")[-1].strip(), 0, _MOST_OUTSTANDING)
    elif mnemonic in _GFX12_WAITS:
        for counter, shift in _GFX12_WAITS[mnemonic]:
            made.wait[counter] = integer(operands.strip(), -1, 0xFFFF) >> shift & _MOST_OUTSTANDING
    elif mnemonic == "s_wait_idle":
        made.wait[:] = [0] * len(Counter)
    elif mnemonic == "s_waitcnt" and (found := _WAIT.findall(operands)):
        for name, value in found:
            if name != "expcnt":
                made.wait[{"vmcnt": Counter.LOADS, "lgkmcnt": Counter.LDS}[name]] = integer(value, 0, _MOST_OUTSTANDING)
    else:
        raise UnsupportedOperand(f"wait '{operands}'")


def _operand(text: Text, kind: str, count: int | None = None) -> OperandStruct:
    """An operand of a type: how many registers it has, which halves are read, its constant's bits.

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
    if text.kind == "constant":
        made.low, made.high = constant_bits(text.constant, kind)
    if kind in _HALF_TYPES:
        made.modifiers |= HIGH if text.half == "h" else 0
        made.halves = 2 if text.half == "h" else 1
    return made


def _bits(modifiers: Modifiers, name: str, default: int, count: int) -> list[int]:
    value = modifiers.get(name)
    return [*value, *[default] * count][:count] if isinstance(value, list) else [default] * count


def _encode_operation(name: str, operands: str, target: Target) -> list[InstructionStruct]:
    """An instruction of the table, with what its modifiers want done before and after it."""
    operation = OPERATIONS[name]
    texts, modifiers = split(operands)
    own = {"bitop3"} if "bitop3" in name else {"cbsz", "blgp"} if ":" in name else set()
    if unknown := set(modifiers) - _KNOWN_MODIFIERS - own:
        raise UnsupportedOperand(f"modifier '{sorted(unknown)[0]}'")
    made = _operation_of(name, _integer(modifiers, "bitop3"))
    sources = _destinations(made, operation, texts, target)
    if len(sources) == len(operation.sources) - 1 and operation.sources[-1] == "mask":
        sources.append(Text("s", VCC, target.wave_size // 32))  # VOPD's v_dual_cndmask_b32 does not write it out
    if len(sources) != len(operation.sources):
        raise UnsupportedOperand(f"{len(sources)} operands where {len(operation.sources)} are known")
    if ":" in name:
        _check_formats(operation, sources)
    for position, (text, kind) in enumerate(zip(sources, operation.sources, strict=True)):
        words = 2 if operation.form == "pair" else target.wave_size // 32 if kind == "mask" else None
        made.s[position] = _operand(text, kind, words)
    _select_inputs(made, operation, modifiers, sources)
    if operation.form == "matrix":
        made.flags |= ALL_LANES
    if operation.form in ("readlane", "writelane"):
        made.flags |= ONE_LANE
    if operation.form == "carry64" and made.s[2].kind == OPERAND_KINDS["v"]:
        made.flags |= HIGH_FOLLOWS  # compilers use v_mad_u64_u32 as a 32-bit one: the upper halves hold anything
        made.s[2].count = 1
    if operation.result in ("u16", "i16", "f16") and operation.form not in ("accumulate", "mix") and target.zero_upper:
        made.flags |= ZERO_UPPER if not made.d.modifiers & HIGH else 0
        made.d.halves = 3 if not made.d.modifiers & HIGH else made.d.halves
    before = [*_parts(made, modifiers, sources), *_dpp(made, modifiers)]
    return [*before, *_finish(made, operation, modifiers)]


def _destinations(made: InstructionStruct, operation: Operation, texts: list[Text], target: Target) -> list[Text]:
    """Takes the destinations off the operand list; returns the sources."""
    mask_words = target.wave_size // 32
    if operation.form == "scalar_compare":
        return texts
    if operation.form == "compare_exec":
        made.d = _operand(Text("s", EXEC, mask_words), "mask", mask_words)
        if len(texts) == 3:  # gfx9 writes a scalar mask too
            made.d2 = _operand(texts[0], "mask", mask_words)
        return texts[-2:]
    if texts[0].kind not in ("v", "s"):
        raise UnsupportedOperand("a destination that is no register")
    if operation.form in ("packed", "pair"):
        made.d = _operand(texts[0], "u64" if operation.form == "pair" else "u32")
    else:
        made.d = _operand(texts[0], operation.result, mask_words if operation.result == "mask" else None)
    if operation.form == "scalar" and operation.sources[-1] == "i16k" and len(operation.sources) == 2:
        return texts  # s_addk_i32, s_mulk_i32: the destination is a source too
    if operation.form == "accumulate":
        made.s[len(operation.sources)] = _copy(made.d)  # for the checks: it is read
    if operation.form == "swap":
        made.d2, made.s[1] = _operand(texts[1], "u32"), _copy(made.d)
    if operation.form in ("carry", "carry64"):
        made.d2 = _operand(texts[1], "mask", mask_words)
        return texts[2:]
    return texts[1:]


def _select_inputs(made: InstructionStruct, operation: Operation, modifiers: Modifiers, texts: list[Text]) -> None:
    """op_sel and its relatives: which halves of the sources are read, which half is written."""
    if operation.form in ("packed", "mix"):
        _select_packed(made, operation, modifiers, len(texts))
    elif operation.form == "pair":
        _select_pairs(made, modifiers, texts)
    elif operation.form == "matrix":
        _select_matrix(made, operation, modifiers, texts)
    elif "op_sel" in modifiers:
        _select_halves(made, operation, modifiers, len(texts))
    if operation.form == "mix" and operation.result == "f16" and NAMES[made.operation] == "v_fma_mixhi_f16":
        made.d.modifiers, made.d.halves = HIGH, 2


def _check_formats(operation: Operation, texts: list[Text]) -> None:
    """Of an f8f6f4 matrix instruction, whose formats say how many registers it takes."""
    wanted = [registers_of(kind) for kind in operation.sources[:2]]
    if [text.count for text in texts[:2]] != wanted:
        raise UnsupportedOperand(f"of the chosen formats A has {wanted[0]} registers and B {wanted[1]}")
    if any(text.kind != "v" or text.count != 1 or text.index >= ACCUMULATION_BASE for text in texts[3:]):
        raise UnsupportedOperand("a scale that is no single VGPR")


def _select_matrix(made: InstructionStruct, operation: Operation, modifiers: Modifiers, texts: list[Text]) -> None:
    """Signs of integers, and which byte of a register each scale is; refuses what no assembler takes."""
    is_scaled = len(operation.sources) > _UNSCALED_SOURCES
    known = {"cbsz", "blgp"} | ({"neg_lo"} if "I8" in operation.body else set())
    if unknown := set(modifiers) - known - ({"op_sel", "op_sel_hi"} if is_scaled else set()):
        raise UnsupportedOperand(f"modifier '{sorted(unknown)[0]}'")
    for position, signed in enumerate(_bits(modifiers, "neg_lo", int("mfma" in NAMES[made.operation]), 2)):
        made.s[position].modifiers |= NEGATE if signed else 0
    if is_scaled:
        low, high = _bits(modifiers, "op_sel", 0, 2), _bits(modifiers, "op_sel_hi", 0, 2)
        made.offset, made.offset2 = (low[position] + 2 * high[position] for position in range(2))


def _select_packed(made: InstructionStruct, operation: Operation, modifiers: Modifiers, count: int) -> None:
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


def _select_pairs(made: InstructionStruct, modifiers: Modifiers, texts: list[Text]) -> None:
    """Packed fp32: op_sel and op_sel_hi choose the register of the pair that the low and the high result read."""
    count = len(texts)
    low, high = _bits(modifiers, "op_sel", 0, count), _bits(modifiers, "op_sel_hi", 1, count)
    negate_low, negate_high = _bits(modifiers, "neg_lo", 0, count), _bits(modifiers, "neg_hi", 0, count)
    for position, text in enumerate(texts):
        source = made.s[position]
        if text.kind == "constant" and (low[position] or high[position]):
            raise UnsupportedOperand(f"upper half of the constant '{text.constant}'")
        source.count = 2 if low[position] or high[position] else source.count and 1
        source.modifiers |= (HIGH if low[position] else 0) | (NEGATE if negate_low[position] else 0)
        source.modifiers |= (PACKED_HIGH if high[position] else 0) | (PACKED_NEGATE if negate_high[position] else 0)


def _select_halves(made: InstructionStruct, operation: Operation, modifiers: Modifiers, count: int) -> None:
    """op_sel of a VOP3 instruction: one bit a 16-bit source, the last for the destination."""
    chosen = _bits(modifiers, "op_sel", 0, count + 1)
    if operation.form == "permlane":
        made.flags |= (FETCH_INACTIVE if chosen[0] else 0) | (BOUND_CONTROL if chosen[1] else 0)
        return
    for position, kind in enumerate(operation.sources):
        if (kind in _HALF_TYPES or operation.form == "pick") and chosen[position]:
            made.s[position].modifiers |= HIGH
            made.s[position].halves = 2 if kind in _HALF_TYPES else 3
    if operation.result in _HALF_TYPES and chosen[count]:
        made.d.modifiers |= HIGH
        made.d.halves = 2


def _parts(made: InstructionStruct, modifiers: Modifiers, texts: list[Text]) -> list[InstructionStruct]:
    """Instructions that take the bytes or words that SDWA (or byte_sel) selects out of the sources."""
    selected = []
    for position, text in enumerate(texts[:2]):
        part = _integer(modifiers, f"src{position}_sel", _DWORD)
        if position == 0:
            part = _integer(modifiers, "byte_sel", part)
        if part == _DWORD and not text.sign_extend:
            continue
        select = _operation_of("_select", part)
        select.flags = SIGN_EXTEND if text.sign_extend else 0
        select.s[0] = _operand(replace(text, negate=False, absolute=False), "u32")
        select.s[0].halves = {0: 1, 1: 1, 2: 2, 3: 2, 4: 1, 5: 2}.get(part, 3)
        select.d = _operand(Text("v", TEMPORARY_VGPRS[position]), "u32")
        made.s[position].kind, made.s[position].index = OPERAND_KINDS["v"], TEMPORARY_VGPRS[position]
        made.s[position].count = 1
        selected.append(select)
    return selected


def _dpp(made: InstructionStruct, modifiers: Modifiers) -> list[InstructionStruct]:
    """The instruction that fetches the first source from other lanes, if DPP modifiers are there."""
    (pattern, *more) = [*(name for name in DPP_PATTERNS if name in modifiers), None]
    if pattern is None:
        return []
    if len(more) > 1 or made.s[0].kind != OPERAND_KINDS["v"] or made.s[0].count != 1:
        raise UnsupportedOperand("DPP of this operand")
    move = _operation_of("OP_DPP", DPP_PATTERNS.index(pattern))
    value = modifiers[pattern]
    lanes = value if isinstance(value, list) else [int(value)]
    move.offset2 = sum(lane << 4 * number for number, lane in enumerate(lanes))
    move.width = _integer(modifiers, "row_mask", 15) | _integer(modifiers, "bank_mask", 15) << 4
    # The assembler writes bound_ctrl:1 (and gfx9's bound_ctrl:0) for the same bit: it is set when it is written.
    move.flags = (BOUND_CONTROL if "bound_ctrl" in modifiers else 0) | (FETCH_INACTIVE if "fi" in modifiers else 0)
    move.s[0] = _copy(made.s[0])
    move.s[0].modifiers = 0
    move.d = _operand(Text("v", TEMPORARY_VGPRS[0]), "u32")
    made.s[0].index = TEMPORARY_VGPRS[0]
    made.flags |= USES_DPP
    return [move]


def _finish(made: InstructionStruct, operation: Operation, modifiers: Modifiers) -> list[InstructionStruct]:
    """The instruction, and what clamp, output multipliers and SDWA's destination want done with its result."""
    part = _integer(modifiers, "dst_sel", _DWORD)
    multiplier = {2: 1, 4: 2}.get(_integer(modifiers, "mul"), 0) or (3 if "div" in modifiers else 0)
    clamp = 4 if "clamp" in modifiers else 0
    if clamp or multiplier:
        output = _OUTPUT.get((operation.form, operation.result))
        if output is None or part != _DWORD or made.flags & USES_DPP:
            raise UnsupportedOperand("modifier 'clamp'" if clamp else "output multiplier")
        return _through_temporary(made, output, parameter=multiplier | clamp)
    if part != _DWORD:
        if made.flags & USES_DPP or operation.result == "mask" or made.d.count != 1:
            raise UnsupportedOperand("modifier 'dst_sel'")
        merged = _through_temporary(made, "_merge", parameter=part | _integer(modifiers, "dst_unused") << 4)
        made.flags &= ~ZERO_UPPER
        merged[-1].d.halves = 3 if _integer(modifiers, "dst_unused") != _PRESERVE else 2 if part in (2, 3, 5) else 1
        return merged
    return [made]


def _encode_scalar_load(made: InstructionStruct, match: re.Match[str], operands: str, target: Target) -> None:
    texts, modifiers = split(operands)
    made.operation = CODES["OP_SCALAR_LOAD"]
    bits, dwords, sign, narrow = match.groups()
    made.width = integer(bits or narrow, 1, 512) // 8 if bits or narrow else 4 * integer(dwords or "1", 1, 16)
    made.counter, made.flags = target.scalars, OUT_OF_ORDER | (SIGN_EXTEND if sign == "i" else 0)
    made.d = _operand(texts[0], "u32", max(1, made.width // 4))
    made.s[0] = _operand(texts[1], "u64")
    made.offset = _integer(modifiers, "offset")
    if len(texts) > 2 and texts[2].kind == "constant":
        made.offset += integer(texts[2].constant, -MOST_OFFSET, MOST_OFFSET)
    elif len(texts) > 2:
        made.s[1] = _operand(texts[2], "u32")


def _encode_memory(made: InstructionStruct, mnemonic: str, match: re.Match[str], operands: str, target: Target) -> None:
    space, action, rest = match.groups()
    is_store = action in ("store", "write")
    width = memory_width_bits(mnemonic)
    if width is None or ("tr" in rest.split("_") and mnemonic not in _TRANSPOSING) or "addtid" in rest:
        raise KeyError(mnemonic)
    texts, modifiers = split(operands)
    unknown = set(modifiers) - _CACHE_POLICY - {"offset", "offset0", "offset1", "offen"}
    if unknown:
        raise UnsupportedOperand(f"modifier '{sorted(unknown)[0]}'")
    made.width = width // 8
    name = {"ds": "LDS", "global": "GLOBAL", "buffer": "BUFFER", "scratch": "SCRATCH"}[space]
    made.operation = CODES[f"OP_{name}_{'STORE' if is_store else 'LOAD'}"]
    made.counter = Counter.LDS if space == "ds" else target.stores if is_store else Counter.LOADS
    made.offset = _integer(modifiers, "offset")
    made.flags |= (SIGN_EXTEND if re.search(r"(^|_)(i8|i16|sbyte|sshort)(_|$)", rest) else 0) | (
        OFFEN if "offen" in modifiers else 0
    )
    made.flags |= D16 if "d16" in rest and not is_store else 0
    if mnemonic in _TRANSPOSING:
        made.operation, made.width, made.offset2 = CODES["OP_LDS_TRANSPOSE"], 8, _TRANSPOSING[mnemonic]
    addresses = 2 if space == "ds" and rest.startswith("2") and not is_store else 1
    place = 1 if is_store and space in ("ds", "global", "scratch") else 0
    data = _data_operand(texts.pop(place), made.width, rest, addresses)
    if is_store and space == "ds" and (rest.startswith("2")):
        second = _data_operand(texts.pop(1), made.width, rest)
    if not is_store:
        made.d = data
        made.flags |= IN_ORDER_LOAD
    if space == "ds":
        _encode_lds(made, rest, texts, modifiers)
        if is_store:
            made.s[1] = data
            if made.flags & TWO_ADDRESSES:
                made.s[2] = second
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


def _encode_lds(made: InstructionStruct, rest: str, texts: list[Text], modifiers: Modifiers) -> None:
    made.s[0] = _operand(texts[0], "u32")
    if rest.startswith("2"):
        unit = made.width * (64 if "stride64" in rest or "st64" in rest else 1)
        made.flags |= TWO_ADDRESSES
        made.offset = _integer(modifiers, "offset0") * unit
        made.offset2 = _integer(modifiers, "offset1") * unit


def _integer(modifiers: Modifiers, name: str, default: int = 0) -> int:
    value = modifiers.get(name, default)
    return value if isinstance(value, int) else default


def _data_operand(text: Text, width: int, rest: str, addresses: int = 1) -> OperandStruct:
    made = _operand(text, "u32", max(1, width // 4) * addresses)
    if width < 4 and "d16_hi" in rest:
        made.modifiers, made.halves = HIGH, 2
    elif width < 4 and ("d16" in rest or width == 2):
        made.halves = 1
    return made
