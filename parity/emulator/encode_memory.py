"""Accesses to memory: scalar loads; loads and stores of global memory, buffers, scratch and LDS; lanes through LDS."""

import re
from dataclasses import replace

from parity.arch import Counter, Target
from parity.emulator.atomics import ATOMICS, CODES as ATOMIC_CODES, AtomicForm
from parity.emulator.encode_operand import number_of, operand_of
from parity.emulator.instruction import (
    CODES,
    D16,
    HIGH,
    IN_ORDER_LOAD,
    IS_COHERENT,
    IS_FLAT,
    M0,
    NO_CARRY,
    OFFEN,
    OUT_OF_ORDER,
    SHUFFLES,
    SIGN_EXTEND,
    SIGNED_ADDRESS,
    TO_LDS,
    TWO_ADDRESSES,
    InstructionStruct,
    OperandStruct,
)
from parity.emulator.operands import MOST_OFFSET, Modifiers, Text, UnsupportedOperand, integer, split
from parity.isa.classify import memory_width_bits

SCALAR_LOAD = re.compile(r"s_load_(?:b(\d+)|dword(?:x(\d+))?|([ui])(8|16))$")
MEMORY = re.compile(r"(ds|global|flat|buffer|scratch)_(load|read|store|write)_?(.*)$")
_SCRATCH_ADDRESSES = {"gfx11": NO_CARRY, "gfx12": SIGNED_ADDRESS}
_SPACES = {"ds": "LDS", "global": "GLOBAL", "flat": "FLAT", "buffer": "BUFFER", "scratch": "SCRATCH"}
# The place of what is stored among an instruction's sources.
STORED = {"ds": 1, "global": 2, "flat": 2, "buffer": 3, "scratch": 2}
LDS_LANES = {
    "ds_permute_b32": "OP_LDS_PERMUTE",
    "ds_bpermute_b32": "OP_LDS_BPERMUTE",
    "ds_swizzle_b32": "OP_LDS_SWIZZLE",
}
_SWIZZLE = re.compile(r"offset:swizzle\(([A-Z_]+)((?:\s*,\s*[^,)]+)*)\)")
# Transposing LDS loads of gfx950: bytes per element.
_TRANSPOSING = {"ds_read_b64_tr_b16": 2, "ds_read_b64_tr_b8": 1}
# What makes an access go past caches that other waves do not share, as atomic and volatile accesses do (LLVM, "User
# Guide for AMDGPU Backend", "Memory Model"). The other words of the cache policy say only how long data is kept.
_COHERENT = {"glc", "sc0", "sc1", "scope"}
_CACHE_POLICY = _COHERENT | {"slc", "dlc", "th", "nv", "nt"}


def encode_scalar_load(made: InstructionStruct, match: re.Match[str], operands: str, target: Target) -> None:
    texts, modifiers = split(operands)
    made.operation = CODES["OP_SCALAR_LOAD"]
    bits, dwords, sign, narrow = match.groups()
    made.width = integer(bits or narrow, 1, 512) // 8 if bits or narrow else 4 * integer(dwords or "1", 1, 16)
    made.counter, made.flags = target.scalars, OUT_OF_ORDER | (SIGN_EXTEND if sign == "i" else 0)
    made.flags |= IS_COHERENT if _COHERENT & set(modifiers) else 0
    made.d = operand_of(texts[0], "u32", max(1, made.width // 4))
    made.s[0] = operand_of(texts[1], "u64")
    made.offset = number_of(modifiers, "offset")
    if len(texts) > 2 and texts[2].kind == "constant":
        made.offset += integer(texts[2].constant, -MOST_OFFSET, MOST_OFFSET)
    elif len(texts) > 2:
        made.s[1] = operand_of(texts[2], "u32")


def encode_memory(made: InstructionStruct, mnemonic: str, match: re.Match[str], operands: str, target: Target) -> None:
    space, action, rest = match.groups()
    is_store = action in ("store", "write")
    width = memory_width_bits(mnemonic)
    if width is None or ("tr" in rest.split("_") and mnemonic not in _TRANSPOSING) or "addtid" in rest:
        raise KeyError(mnemonic)
    texts, modifiers = split(operands)
    is_to_lds = target.zero_upper and ("lds" in modifiers or rest.startswith("lds_"))
    known = {"offset", "offset0", "offset1", "offen"} | ({"lds"} if is_to_lds else set())
    unknown = set(modifiers) - _CACHE_POLICY - known
    if unknown:
        raise UnsupportedOperand(f"modifier '{sorted(unknown)[0]}'")
    made.width = width // 8
    made.operation = CODES[f"OP_{_SPACES[space]}_{'STORE' if is_store else 'LOAD'}"]
    made.counter = Counter.LDS if space == "ds" else target.stores if is_store else Counter.LOADS
    made.offset = number_of(modifiers, "offset")
    made.flags |= (SIGN_EXTEND if re.search(r"(^|_)(i8|i16|sbyte|sshort)(_|$)", rest) else 0) | (
        OFFEN if "offen" in modifiers else 0
    )
    made.flags |= D16 if "d16" in rest and not is_store else 0
    made.flags |= IS_COHERENT if _COHERENT & set(modifiers) else 0
    made.flags |= _SCRATCH_ADDRESSES.get(target.name, 0) if space == "scratch" else 0
    if mnemonic in _TRANSPOSING:
        made.operation, made.width, made.offset2 = CODES["OP_LDS_TRANSPOSE"], 8, _TRANSPOSING[mnemonic]
    addresses = 2 if space == "ds" and rest.startswith("2") and not is_store else 1
    if is_to_lds:
        _encode_address(made, space, texts)
        made.flags |= TO_LDS
        made.s[4] = operand_of(Text("s", M0), "u32")
        return
    place = 0 if space == "buffer" or not is_store else 1
    data = _data_operand(texts.pop(place), made.width, rest, addresses)
    if is_store and space == "ds" and (rest.startswith("2")):
        second = _data_operand(texts.pop(1), made.width, rest)
    if not is_store:
        made.d = data
        made.flags |= IN_ORDER_LOAD
    if space == "ds":
        _encode_lds(made, rest, texts, modifiers)
        if is_store and made.flags & TWO_ADDRESSES:
            made.s[2] = second
    else:
        _encode_address(made, space, texts)
    if is_store:
        made.s[STORED[space]] = data


def encode_atomic(made: InstructionStruct, form: AtomicForm, operands: str, target: Target) -> None:
    """Encode an atomic operation; the old value goes to a register if the instruction says so."""
    texts, modifiers = split(operands)
    if unknown := set(modifiers) - _CACHE_POLICY - {"offset", "offen"}:
        raise UnsupportedOperand(f"modifier '{sorted(unknown)[0]}'")
    atomic = ATOMICS[form.operation]
    is_lds, words = form.space == "ds", atomic.bytes // 4
    returns = form.returns if is_lds else bool({"glc", "sc0"} & set(modifiers)) or "_RETURN" in operands
    made.operation, made.width = CODES[f"OP_{_SPACES[form.space]}_ATOMIC"], atomic.bytes
    made.offset, made.offset2 = number_of(modifiers, "offset"), ATOMIC_CODES[form.operation]
    made.counter = Counter.LDS if is_lds else Counter.LOADS if returns else target.stores
    made.flags |= OFFEN if "offen" in modifiers else 0
    result = texts[0] if form.space == "buffer" else texts.pop(0) if returns else None
    data = [texts.pop(0 if form.space == "buffer" else 1)]
    if is_lds and form.compares:
        data.append(texts.pop(1))
        data = data[::-1] if form.is_comparison_first else data
    elif form.compares:  # one range of registers has the new value, then the one to compare with
        (both,) = data
        if both.kind != "v" or both.count != 2 * words:
            raise UnsupportedOperand(f"{both.count} registers where {2 * words} are wanted")
        data = [replace(both, count=words), replace(both, index=both.index + words, count=words)]
        result = replace(both, count=words) if form.space == "buffer" else result
    if returns and result is not None:
        made.d = operand_of(result, "u32", words)
    if is_lds:
        made.s[0] = operand_of(texts[0], "u32")
    else:
        _encode_address(made, form.space, texts)
    for position, text in enumerate(data, STORED[form.space]):
        made.s[position] = operand_of(text, "u32", words)


def _encode_address(made: InstructionStruct, space: str, texts: list[Text]) -> None:
    """Where memory is accessed: a buffer's descriptor and offsets, or addresses of lanes with a common base."""
    if space == "buffer":
        made.s[0], made.s[1] = operand_of(texts[0], "u32"), operand_of(texts[1], "u32", 4)
        made.s[2] = operand_of(texts[2], "u32")
    elif space == "flat":
        made.s[0], made.flags = operand_of(texts[0], "u64"), made.flags | IS_FLAT
    else:
        wide = space == "global" and texts[1].kind == "off"
        made.s[0] = operand_of(texts[0], "u64" if wide else "u32")
        made.s[1] = operand_of(texts[1], "u64" if space == "global" else "u32")


def encode_lds_lanes(made: InstructionStruct, mnemonic: str, operands: str) -> None:
    """Encode lanes that exchange a register through LDS."""
    texts, modifiers = split(_SWIZZLE.sub(_swizzle, operands))
    made.operation, made.counter, made.flags = CODES[LDS_LANES[mnemonic]], Counter.LDS, SHUFFLES
    made.d = operand_of(texts[0], "u32")
    for position, text in enumerate(texts[1:3]):
        made.s[position] = operand_of(text, "u32")
    made.offset = number_of(modifiers, "offset")


def _swizzle(match: re.Match[str]) -> str:
    """Return the offset of ds_swizzle_b32 as a number (LLVM, "User Guide for AMDGPU Backend", "Modifiers",
    "offset").
    """
    kind, *given = [part.strip().strip('"') for part in (match.group(1) + match.group(2)).split(",")]
    if kind == "BITMASK_PERM":
        bits = [int("".join("1" if c in ones else "0" for c in given[0]), 2) for ones in ("pi", "1i", "i")]
        keep, ones, flip = bits[0], bits[1] & ~bits[2], bits[2]
        return f"offset:{keep | ones << 5 | flip << 10}"
    numbers = [integer(text, 0, 32) for text in given]
    if kind == "QUAD_PERM":
        return f"offset:{0x8000 | sum((lane & 3) << 2 * at for at, lane in enumerate(numbers))}"
    if kind == "SWAP":
        return f"offset:{0x1F | numbers[0] << 10}"
    if kind == "REVERSE":
        return f"offset:{0x1F | (numbers[0] - 1) << 10}"
    if kind == "BROADCAST":
        size, lane = numbers
        return f"offset:{(0x1F & ~(size - 1)) | lane << 5}"
    if kind == "ROTATE":
        direction, turn = numbers
        return f"offset:{0xC000 | direction << 10 | turn << 5}"
    raise UnsupportedOperand(f"swizzle '{kind}'")


def _encode_lds(made: InstructionStruct, rest: str, texts: list[Text], modifiers: Modifiers) -> None:
    made.s[0] = operand_of(texts[0], "u32")
    if rest.startswith("2"):
        unit = made.width * (64 if "stride64" in rest or "st64" in rest else 1)
        made.flags |= TWO_ADDRESSES
        made.offset = number_of(modifiers, "offset0") * unit
        made.offset2 = number_of(modifiers, "offset1") * unit


def _data_operand(text: Text, width: int, rest: str, addresses: int = 1) -> OperandStruct:
    made = operand_of(text, "u32", max(1, width // 4) * addresses)
    if width < 4 and "d16_hi" in rest:
        made.modifiers, made.halves = HIGH, 2
    elif width < 4 and ("d16" in rest or width == 2):
        made.halves = 1
    return made
