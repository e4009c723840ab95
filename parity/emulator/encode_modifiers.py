"""SDWA, DPP, clamp and output multipliers as instructions before and after the one that they modify."""

from dataclasses import replace

from parity.emulator.encode_operand import copy_of, instruction_of, number_of, operand_of
from parity.emulator.instruction import (
    BOUND_CONTROL,
    FETCH_INACTIVE,
    NAMES,
    OPERAND_KINDS,
    SIGN_EXTEND,
    TEMPORARY_VGPRS,
    USES_DPP,
    ZERO_UPPER,
    InstructionStruct,
)
from parity.emulator.operands import DPP_PATTERNS, PARTS, Modifiers, Text, UnsupportedOperand
from parity.emulator.operation import Operation
from parity.emulator.semantics import OPERATIONS

_DWORD = PARTS.index("DWORD")
PRESERVE = 2
_OUTPUT = {
    ("vector", "f32"): "_output_f32",
    ("vector", "f16"): "_output_f16",
    ("packed", "f16"): "_output_pk_f16",
    ("mix", "f32"): "_output_f32",
    ("accumulate", "f32"): "_output_f32",
    ("accumulate", "f16"): "_output_f16",
    ("dot", "f32"): "_output_f32",
    ("vector", "f64"): "_output_f64",
}


def select_parts(made: InstructionStruct, modifiers: Modifiers, texts: list[Text]) -> list[InstructionStruct]:
    """Return one instruction for each source of which SDWA (or byte_sel) selects a byte or a word."""
    selected = []
    for position, text in enumerate(texts[:2]):
        part = number_of(modifiers, f"src{position}_sel", _DWORD)
        if position == 0:
            part = number_of(modifiers, "byte_sel", part)
        if part == _DWORD and not text.sign_extend:
            continue
        select = instruction_of("_select", part)
        select.flags = SIGN_EXTEND if text.sign_extend else 0
        select.s[0] = operand_of(replace(text, negate=False, absolute=False), "u32")
        select.s[0].halves = {0: 1, 1: 1, 2: 2, 3: 2, 4: 1, 5: 2}.get(part, 3)
        select.d = operand_of(Text("v", TEMPORARY_VGPRS[position]), "u32")
        made.s[position].kind, made.s[position].index = OPERAND_KINDS["v"], TEMPORARY_VGPRS[position]
        made.s[position].count = 1
        selected.append(select)
    return selected


def fetch_lanes(made: InstructionStruct, modifiers: Modifiers) -> list[InstructionStruct]:
    """Return the instruction that fetches the first source from other lanes, or none if there are no DPP modifiers."""
    (pattern, *more) = [*(name for name in DPP_PATTERNS if name in modifiers), None]
    if pattern is None:
        return []
    if len(more) > 1 or made.s[0].kind != OPERAND_KINDS["v"] or made.s[0].count != 1:
        raise UnsupportedOperand("DPP of this operand")
    move = instruction_of("OP_DPP", DPP_PATTERNS.index(pattern))
    value = modifiers[pattern]
    lanes = value if isinstance(value, list) else [int(value)]
    move.offset2 = sum(lane << 4 * number for number, lane in enumerate(lanes))
    move.width = number_of(modifiers, "row_mask", 15) | number_of(modifiers, "bank_mask", 15) << 4
    # bound_ctrl:1 and gfx9's bound_ctrl:0 are the same bit: it is set whenever the text has the modifier.
    move.flags |= (BOUND_CONTROL if "bound_ctrl" in modifiers else 0) | (FETCH_INACTIVE if "fi" in modifiers else 0)
    move.s[0] = copy_of(made.s[0])
    move.s[0].modifiers = 0
    move.d = operand_of(Text("v", TEMPORARY_VGPRS[0]), "u32")
    made.s[0].index = TEMPORARY_VGPRS[0]
    made.flags |= USES_DPP
    return [move]


def modify_result(made: InstructionStruct, operation: Operation, modifiers: Modifiers) -> list[InstructionStruct]:
    """Return the instruction and those that apply clamp, output multipliers and SDWA's destination to its result."""
    part = number_of(modifiers, "dst_sel", _DWORD)
    multiplier = {2: 1, 4: 2}.get(number_of(modifiers, "mul"), 0) or (3 if "div" in modifiers else 0)
    clamp = 4 if "clamp" in modifiers else 0
    if clamp or multiplier:
        output = _OUTPUT.get((operation.form, operation.result))
        if output is None or part != _DWORD or (multiplier and operation.result == "f64"):
            raise UnsupportedOperand("modifier 'clamp'" if clamp else "output multiplier")
        return through_temporary(made, output, parameter=multiplier | clamp)
    if part != _DWORD:
        if made.flags & USES_DPP or operation.result == "mask" or made.d.count != 1:
            raise UnsupportedOperand("modifier 'dst_sel'")
        merged = through_temporary(made, "_merge", parameter=part | number_of(modifiers, "dst_unused") << 4)
        made.flags &= ~ZERO_UPPER
        merged[-1].d.halves = 3 if number_of(modifiers, "dst_unused") != PRESERVE else 2 if part in (2, 3, 5) else 1
        return merged
    return [made]


def through_temporary(
    made: InstructionStruct, last: str, *, parameter: int = 0, between: list[InstructionStruct] | None = None
) -> list[InstructionStruct]:
    """Let an instruction write to a spare register; return it, then `between`, then `last`, which reads that register.

    For an instruction that adds to its destination, the spare register first gets the destination's value.
    """
    before = []
    if OPERATIONS[NAMES[made.operation]].form == "accumulate":
        if made.d.count != 1 or made.flags & USES_DPP:
            raise UnsupportedOperand("accumulation into two registers with a modifier")
        before.append(instruction_of("v_mov_b32"))
        before[0].d = operand_of(Text("v", TEMPORARY_VGPRS[2]), "u32")
        before[0].s[0] = operand_of(Text("v", made.d.index), "u32")
    final = instruction_of(last, parameter)
    final.d = copy_of(made.d)
    final.flags |= made.flags & USES_DPP
    made.d.index = TEMPORARY_VGPRS[2]
    made.d.modifiers, made.d.halves = 0, 3
    final.s[0] = operand_of(Text("v", TEMPORARY_VGPRS[2], made.d.count), OPERATIONS[last].sources[0])
    return [*before, made, *(between or []), final]
