"""Instructions of the table: their destinations and sources, and the halves that op_sel and its relatives choose."""

import re

from parity.arch import Target
from parity.emulator.encode_modifiers import PRESERVE, fetch_lanes, modify_result, select_parts, through_temporary
from parity.emulator.encode_operand import HALF_TYPES, bits_of, copy_of, instruction_of, number_of, operand_of
from parity.emulator.instruction import (
    ABSOLUTE,
    ALL_LANES,
    BOUND_CONTROL,
    EXEC,
    FETCH_INACTIVE,
    FIRST_LANE,
    HIGH,
    HIGH_FOLLOWS,
    IS_F16,
    M0,
    NAMES,
    NEGATE,
    ONE_LANE,
    PACKED_HIGH,
    PACKED_NEGATE,
    VCC,
    ZERO_UPPER,
    InstructionStruct,
)
from parity.emulator.operands import (
    ACCUMULATION_BASE,
    DPP_PATTERNS,
    Modifiers,
    Text,
    UnsupportedOperand,
    constant_bits,
    split,
)
from parity.emulator.operation import Operation, registers_of
from parity.emulator.places import registers
from parity.emulator.semantics import OPERATIONS

_SELECTORS = {"src0_sel", "src1_sel", "dst_sel", "dst_unused", "byte_sel"}
_DPP_CONTROLS = {"row_mask", "bank_mask", "bound_ctrl", "fi", *DPP_PATTERNS}
_KNOWN_MODIFIERS = {"op_sel", "op_sel_hi", "neg_lo", "neg_hi", "clamp", "mul", "div"} | _SELECTORS | _DPP_CONTROLS
_UNSCALED_SOURCES = 3  # of a matrix instruction: A, B, C
_NARROW_RESULT = 4  # registers


_FLAGS_OF_FORMS = {"readfirstlane": FIRST_LANE, "readlane": ONE_LANE, "writelane": ONE_LANE}


def encode_operation(name: str, operands: str, target: Target) -> list[InstructionStruct]:
    """Encode an instruction of the table, and those that its modifiers add before and after it."""
    texts, modifiers = split(operands)
    if "clamp" in modifiers and f"{name}:clamp" in OPERATIONS:
        name = f"{name}:clamp"
        del modifiers["clamp"]
    byte_of_result = None
    if name.startswith("v_cvt_sr_"):
        byte_of_result = _take_byte(modifiers, 2)
    elif name.startswith("v_cvt_scalef32") and OPERATIONS[name].sources[0] == "u8":
        modifiers["src0_sel"] = _take_byte(modifiers, 0)
    operation = OPERATIONS[name]
    _check_modifiers(name, operation, modifiers)
    made = instruction_of(name, number_of(modifiers, "bitop3"))
    sources = _sources(made, operation, texts, target)
    if operation.is_matrix and ":" in name:  # modifiers choose the element types
        _check_formats(operation, sources)
    _encode_sources(made, operation, modifiers, sources, target)
    _select_inputs(made, operation, modifiers, sources)
    _mark_form(made, operation, sources)
    if target.zero_upper and _clears_upper_half(name, operation) and not made.d.modifiers & HIGH:
        made.flags |= ZERO_UPPER
        made.d.halves = 3
    before = [*select_parts(made, modifiers, sources), *fetch_lanes(made, modifiers)]
    if byte_of_result is not None:
        return [*before, *through_temporary(made, "_merge", parameter=byte_of_result | PRESERVE << 4)]
    return [*before, *modify_result(made, operation, modifiers)]


def _check_modifiers(name: str, operation: Operation, modifiers: Modifiers) -> None:
    """Raise UnsupportedOperand for a modifier that the instruction does not have."""
    special = {"bitop3"} if "bitop3" in name else {"cbsz", "abid", "blgp"} if operation.is_matrix else set()
    if unknown := set(modifiers) - _KNOWN_MODIFIERS - special:
        raise UnsupportedOperand(f"modifier '{sorted(unknown)[0]}'")


def _sources(made: InstructionStruct, operation: Operation, texts: list[Text], target: Target) -> list[Text]:
    """Encode the destinations and return the sources. Raises UnsupportedOperand for a wrong number of operands."""
    sources = _destinations(made, operation, texts, target)
    if len(sources) == len(operation.sources) - 1 and operation.sources[-1] == "mask":
        sources.append(Text("s", VCC, target.wave_size // 32))  # VOPD's v_dual_cndmask_b32 does not name it
    if len(sources) != len(operation.sources):
        raise UnsupportedOperand(f"{len(sources)} operands where {len(operation.sources)} are expected")
    return sources


def _encode_sources(
    made: InstructionStruct, operation: Operation, modifiers: Modifiers, sources: list[Text], target: Target
) -> None:
    for position, (text, kind) in enumerate(zip(sources, operation.sources, strict=True)):
        if (text.negate or text.absolute) and kind[0] in "ui" and operation.form != "dot":
            raise UnsupportedOperand("the sign of an integer or of halves")
        words = 2 if operation.form == "pair" else target.wave_size // 32 if kind == "mask" else None
        is_half = operation.form == "mix" and bits_of(modifiers, "op_sel_hi", 0, len(sources))[position]
        made.s[position] = operand_of(text, "f16" if is_half and text.kind == "constant" else kind, words)


def _mark_form(made: InstructionStruct, operation: Operation, sources: list[Text]) -> None:
    """Set what the engine has to know of a form: which lanes take part, and which registers it finds out itself."""
    made.flags |= ALL_LANES if operation.is_matrix else _FLAGS_OF_FORMS.get(operation.form, 0)
    if operation.form in ("movrels", "movreld"):  # the run knows which register it is, and checks it
        (made.s[0] if operation.form == "movrels" else made.d).count = 0
        made.s[3] = operand_of(Text("s", M0), "u32")
    if operation.form == "dot" and any("." in text.constant for text in sources):
        raise UnsupportedOperand("a decimal fraction as halves")
    if operation.form == "carry64" and operation.sources[2] != "f64":
        made.flags |= HIGH_FOLLOWS  # compilers use it for 32 bits, and the upper halves hold anything


def _clears_upper_half(name: str, operation: Operation) -> bool:
    """Whether a 16-bit result leaves zeros in the upper half, on architectures that do so."""
    keeps = operation.form in ("accumulate", "mix") or name.startswith("v_cvt_scalef32")
    return operation.result in ("u16", "i16", "f16", "b16") and not keeps


def _take_byte(modifiers: Modifiers, first: int) -> int:
    """Return the byte of a register that two bits of op_sel or byte_sel choose, and remove these modifiers."""
    bits = bits_of(modifiers, "op_sel", 0, first + 2)
    byte = number_of(modifiers, "byte_sel", bits[first] + 2 * bits[first + 1])
    modifiers.pop("byte_sel", None)
    chosen = modifiers.get("op_sel")
    if first == 0 and isinstance(chosen, list):
        modifiers["op_sel"] = [0, 0, *chosen[2:]]
    else:
        modifiers.pop("op_sel", None)
    return byte


def _last_bit(modifiers: Modifiers) -> int:
    chosen = modifiers.get("op_sel")
    return len(chosen) - 1 if isinstance(chosen, list) else 0


def _destinations(made: InstructionStruct, operation: Operation, texts: list[Text], target: Target) -> list[Text]:
    """Take the destinations off the operand list and return the sources."""
    mask_words = target.wave_size // 32
    if operation.form == "scalar_compare":
        return texts
    if operation.form == "compare_exec":
        made.d = operand_of(Text("s", EXEC, mask_words), "mask", mask_words)
        if len(texts) == 3:  # gfx9 writes a scalar mask too
            made.d2 = operand_of(texts[0], "mask", mask_words)
        return texts[-2:]
    if texts[0].kind not in ("v", "s"):
        raise UnsupportedOperand("a destination that is not a register")
    if operation.form in ("packed", "pair"):
        made.d = operand_of(texts[0], "u64" if operation.form == "pair" else "u32")
    else:
        made.d = operand_of(texts[0], operation.result, mask_words if operation.result == "mask" else None)
    if operation.form == "scalar" and operation.sources[-1] == "i16k" and len(operation.sources) == 2:
        return texts  # s_addk_i32, s_mulk_i32: the destination is a source too
    if operation.form == "accumulate":
        made.s[len(operation.sources)] = copy_of(made.d)  # for the checks, because it is read
    if operation.form == "swap":
        made.d2, made.s[1] = operand_of(texts[1], "u32"), copy_of(made.d)
    if operation.form in ("carry", "carry64"):
        made.d2 = operand_of(texts[1], "mask", mask_words)
        return texts[2:]
    return texts[1:]


def _select_inputs(made: InstructionStruct, operation: Operation, modifiers: Modifiers, texts: list[Text]) -> None:
    """op_sel and its relatives: which halves of the sources are read, which half is written."""
    if operation.form == "dot" and operation.result in HALF_TYPES:
        _select_narrow_dot(made, modifiers)
    elif operation.form in ("packed", "mix", "dot"):
        _select_packed(made, operation, modifiers, len(texts))
    elif operation.form == "pair":
        _select_pairs(made, modifiers, texts)
    elif operation.is_matrix:
        _select_matrix(made, operation, modifiers, texts)
    elif "op_sel" in modifiers:
        _select_halves(made, operation, modifiers, len(texts))
    if operation.form == "mix" and operation.result == "f16" and NAMES[made.operation] == "v_fma_mixhi_f16":
        made.d.modifiers, made.d.halves = HIGH, 2


def _check_formats(operation: Operation, texts: list[Text]) -> None:
    """Raise UnsupportedOperand if A, B or a scale of an f8f6f4 instruction has the wrong registers."""
    wanted = [registers_of(kind) for kind in operation.sources[:2]]
    if [text.count for text in texts[:2]] != wanted:
        raise UnsupportedOperand(f"with the chosen formats A takes {wanted[0]} registers and B {wanted[1]}")
    if any(text.kind != "v" or text.count != 1 or text.index >= ACCUMULATION_BASE for text in texts[3:]):
        raise UnsupportedOperand("a scale that is not a single VGPR")


def _select_matrix(made: InstructionStruct, operation: Operation, modifiers: Modifiers, texts: list[Text]) -> None:
    """Set the signs of integers, and for each scale the byte of its register. Refuses what no assembler takes."""
    is_scaled = len(operation.sources) > _UNSCALED_SOURCES
    name = NAMES[made.operation]
    is_integer, has_halves = re.search("I[48]", operation.body), re.fullmatch(r"v_wmma_b?f16_.*@gfx11", name)
    blocks = (
        int(operation.body.split(", ")[4]) if operation.form == "any_matrix" and " F64" not in operation.body else 1
    )
    known = {"cbsz", "blgp"} if ":" in name else {"cbsz", "abid", "blgp"} if blocks > 1 else set[str]()
    known |= ({"neg_lo"} if is_integer else set()) | ({"op_sel"} if has_halves else set())
    if unknown := set(modifiers) - known - ({"op_sel", "op_sel_hi"} if is_scaled else set()):
        raise UnsupportedOperand(f"modifier '{sorted(unknown)[0]}'")
    if _overlaps(made, is_wmma="wmma" in name):
        raise UnsupportedOperand("a matrix instruction that writes over its own operands: nobody says what it gives")
    for position, signed in enumerate(bits_of(modifiers, "neg_lo", int("mfma" in name), 2)):
        made.s[position].modifiers |= NEGATE if signed else 0
    if has_halves:
        made.offset = bits_of(modifiers, "op_sel", 0, 3)[2]
    if blocks > 1:
        given, number = 1 << number_of(modifiers, "cbsz"), number_of(modifiers, "abid")
        if not number < given <= blocks:
            raise UnsupportedOperand(f"block {number} of {given} of the {blocks} blocks")
        made.offset, made.offset2 = number_of(modifiers, "cbsz") | number << 3, number_of(modifiers, "blgp")
    if is_scaled:
        low, high = bits_of(modifiers, "op_sel", 0, 2), bits_of(modifiers, "op_sel_hi", 0, 2)
        made.offset, made.offset2 = (low[position] + 2 * high[position] for position in range(2))


def _overlaps(made: InstructionStruct, *, is_wmma: bool) -> bool:
    """Whether a result lies over a part of an operand, or over A or B: of wide results LLVM never makes that."""
    result, (a, b, c) = registers(made.d), made.s[:3]
    if made.d.count <= _NARROW_RESULT and not is_wmma:
        return False
    is_c_apart = registers(c) == result or not {*result} & {*registers(c)}
    return not is_c_apart or bool({*result} & {*registers(a), *registers(b)})


def _select_packed(made: InstructionStruct, operation: Operation, modifiers: Modifiers, count: int) -> None:
    """op_sel and op_sel_hi choose the halves of the low and the high result; for mix, op_sel_hi says fp16."""
    low, high = (
        bits_of(modifiers, "op_sel", 0, count),
        bits_of(modifiers, "op_sel_hi", int(operation.form in ("packed", "dot")), count),
    )
    negate_low, negate_high = bits_of(modifiers, "neg_lo", 0, count), bits_of(modifiers, "neg_hi", 0, count)
    for position in range(count):
        source = made.s[position]
        source.modifiers |= (HIGH if low[position] else 0) | (NEGATE if negate_low[position] else 0)
        if operation.form == "mix":
            source.modifiers |= (IS_F16 if high[position] else 0) | (ABSOLUTE if negate_high[position] else 0)
            source.halves = (2 if low[position] else 1) if high[position] else 3
        else:
            source.modifiers |= (PACKED_HIGH if high[position] else 0) | (PACKED_NEGATE if negate_high[position] else 0)
            source.halves = (2 if low[position] else 1) | (2 if high[position] else 1)


def _select_narrow_dot(made: InstructionStruct, modifiers: Modifiers) -> None:
    """Set the signs and halves of a dot product with a 16-bit result: a sign is that of both halves of a factor; op_sel
    is for sum and result.
    """
    for position in range(2):
        source = made.s[position]
        source.modifiers |= PACKED_HIGH | (PACKED_NEGATE if source.modifiers & NEGATE else 0)
    chosen = bits_of(modifiers, "op_sel", 0, 4)
    for operand, is_high in ((made.s[2], chosen[2]), (made.d, chosen[3])):
        if is_high:
            operand.modifiers |= HIGH
            operand.halves = 2


def _select_pairs(made: InstructionStruct, modifiers: Modifiers, texts: list[Text]) -> None:
    """Packed fp32: op_sel and op_sel_hi choose the register of the pair that the low and the high result read."""
    count = len(texts)
    low, high = bits_of(modifiers, "op_sel", 0, count), bits_of(modifiers, "op_sel_hi", 1, count)
    negate_low, negate_high = bits_of(modifiers, "neg_lo", 0, count), bits_of(modifiers, "neg_hi", 0, count)
    for position, text in enumerate(texts):
        source = made.s[position]
        if text.kind == "constant" and constant_bits(text.constant, "u32")[0] == 0:
            low[position] = high[position] = 0  # whatever its upper half is said to be, it is zero
        if text.kind == "constant" and (low[position] or high[position]):
            raise UnsupportedOperand(f"upper half of the constant '{text.constant}'")
        source.count = 2 if low[position] or high[position] else source.count and 1
        source.modifiers |= (HIGH if low[position] else 0) | (NEGATE if negate_low[position] else 0)
        source.modifiers |= (PACKED_HIGH if high[position] else 0) | (PACKED_NEGATE if negate_high[position] else 0)


def _select_halves(made: InstructionStruct, operation: Operation, modifiers: Modifiers, count: int) -> None:
    """op_sel of a VOP3 instruction: one bit for each 16-bit source, the last for the destination."""
    chosen = bits_of(modifiers, "op_sel", 0, count + 1)
    if operation.form == "permlane":
        made.flags |= (FETCH_INACTIVE if chosen[0] else 0) | (BOUND_CONTROL if chosen[1] else 0)
        return
    for position, kind in enumerate(operation.sources):
        if (kind in HALF_TYPES or operation.form == "pick") and chosen[position]:
            made.s[position].modifiers |= HIGH
            made.s[position].halves = 2 if kind in HALF_TYPES else 3
    # gfx950's conversions with a scale have four bits, whatever the number of their sources.
    if operation.result in HALF_TYPES and bits_of(modifiers, "op_sel", 0, 4)[max(count, _last_bit(modifiers))]:
        made.d.modifiers |= HIGH
        made.d.halves = 2
