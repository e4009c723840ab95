"""Operand texts of AMDGPU assembly to registers, constants and modifiers."""

import re
import struct
from collections.abc import Container
from dataclasses import dataclass, replace

NULL = 124
_SPECIAL = {"vcc": (106, 2), "vcc_lo": (106, 1), "vcc_hi": (107, 1), "null": (NULL, 1), "m0": (125, 1)} | {
    "exec": (126, 2),
    "exec_lo": (126, 1),
    "exec_hi": (127, 1),
    "flat_scratch": (102, 2),
    "flat_scratch_lo": (102, 1),
    "flat_scratch_hi": (103, 1),
    "xnack_mask": (104, 2),
    "xnack_mask_lo": (104, 1),
    "xnack_mask_hi": (105, 1),
}
# The upper halves of the flat addresses that mean LDS and scratch memory, and their names as operands.
SHARED_APERTURE, PRIVATE_APERTURE = 0x10000, 0x20000
_APERTURES = {
    f"src_{name}_{end}": (value << 32) + (0xFFFFFFFF if end == "limit" else 0)
    for name, value in (("shared", SHARED_APERTURE), ("private", PRIVATE_APERTURE))
    for end in ("base", "limit")
}
_REGISTER = re.compile(r"([vsa])(?:(\d+)|\[(\d+):(\d+)\])(?:\.([lh]))?$")
_LAST = {"v": 255, "s": 105, "a": 255}
ACCUMULATION_BASE = 256  # a0 is v256
_TTMP = re.compile(r"ttmp(\d+)$")
TTMPS = range(108, 124)
_MODIFIER = re.compile(r"(?:^|\s)([a-z][a-z0-9_]*)(?::(\[[^\]]*\]|\S+))?(?=\s|$)")
# The names of DPP's lane patterns, in the order of engine.c's enum DppKind.
DPP_PATTERNS = tuple(
    """
    quad_perm dpp8 row_shl row_shr row_ror row_mirror row_half_mirror row_share row_xmask row_newbcast row_bcast
    wave_shl wave_shr wave_rol wave_ror
    """.split()
)
# Parts of a register that SDWA reads and writes, in the order of engine.c's enum Part.
PARTS = ("BYTE_0", "BYTE_1", "BYTE_2", "BYTE_3", "WORD_0", "WORD_1", "DWORD")
_UNUSED = ("UNUSED_PAD", "UNUSED_SEXT", "UNUSED_PRESERVE")
_MODIFIER_NAMES = {
    "offset",
    "offset0",
    "offset1",
    "op_sel",
    "op_sel_hi",
    "neg_lo",
    "neg_hi",
    "offen",
    "idxen",
    "glc",
    "slc",
    "dlc",
    "clamp",
    "mul",
    "div",
    "lds",
    "scope",
    "th",
    "nv",
    "sc0",
    "sc1",
    "nt",
    "bitop3",
    "byte_sel",
    "cbsz",
    "abid",
    "blgp",
    "src0_sel",
    "src1_sel",
    "dst_sel",
    "dst_unused",
    "row_mask",
    "bank_mask",
    "bound_ctrl",
    "fi",
    *DPP_PATTERNS,
}
_WORDS = {word: number for words in (PARTS, _UNUSED) for number, word in enumerate(words)}

_SELECTIONS = ("op_sel", "op_sel_hi", "neg_lo", "neg_hi")  # one bit per operand
MOST_OFFSET = (1 << 24) - 1
# The numbers that a modifier may have, and the length of its list (0: it is a single number).
_NUMBERS: dict[str, tuple[Container[int], int]] = {
    "offset": (range(-MOST_OFFSET, MOST_OFFSET + 1), 0),
    "offset0": (range(256), 0),
    "offset1": (range(256), 0),
    "bitop3": (range(256), 0),
    "byte_sel": (range(4), 0),
    "cbsz": (range(8), 0),
    "abid": (range(16), 0),
    "blgp": (range(8), 0),
    **{f"{name}_sel": (range(len(PARTS)), 0) for name in ("src0", "src1", "dst")},
    "dst_unused": (range(len(_UNUSED)), 0),
    "mul": ((2, 4), 0),
    "div": ((2,), 0),
    "row_mask": (range(16), 0),
    "bank_mask": (range(16), 0),
    "quad_perm": (range(4), 4),
    "dpp8": (range(8), 8),
    **{f"row_{name}": (range(1, 16), 0) for name in ("shl", "shr", "ror")},
    **{f"row_{name}": (range(16), 0) for name in ("share", "xmask", "newbcast")},
    "row_bcast": ((15, 31), 0),
    **{f"wave_{name}": ((1,), 0) for name in ("shl", "shr", "rol", "ror")},
    **{name: (range(2), 5) for name in _SELECTIONS},
}
_WIDE = ("u64", "i64", "f64")
_LONGEST, _LONGEST_NUMBER = 4096, 40
_LONGEST_OPERAND = 100
_INTEGER = re.compile(r"-?(0x[0-9a-fA-F]+|0|[1-9]\d*)$")

Modifiers = dict[str, list[int] | int | bool]


class UnsupportedOperand(ValueError):
    """An operand or modifier that this emulator does not know."""


@dataclass(frozen=True)
class Text:
    """One operand as written: a register range (`kind` v or s), a constant, or nothing (`off`).

    Accumulation registers a0 to a255 are v256 to v511. `half` is "l", "h" or None; constants keep their text, because
    their bits depend on the operand's type.
    """

    kind: str
    index: int = 0
    count: int = 1
    negate: bool = False
    absolute: bool = False
    sign_extend: bool = False
    half: str | None = None
    constant: str = ""


def split(operands: str) -> tuple[list[Text], Modifiers]:
    """Split the operands of one instruction from its modifiers. Raises UnsupportedOperand."""
    if len(operands) > _LONGEST:
        raise UnsupportedOperand(f"operands of {len(operands)} characters")
    parts = [part.strip() for part in re.split(r",(?![^\[(]*[\])])", operands)] if operands.strip() else []
    modifiers: Modifiers = {}
    if parts:
        head, _, tail = parts[-1].partition(" ")
        parts[-1] = head
        for name, value in _MODIFIER.findall(tail):
            if name not in _MODIFIER_NAMES:
                raise UnsupportedOperand(f"modifier '{name}'")
            modifiers[name] = _modifier_value(value)
            _check_modifier(name, modifiers[name])
    return [parse(part) for part in parts], modifiers


def integer(text: str, least: int, most: int, what: str = "") -> int:
    """Parse a number within bounds. Raises UnsupportedOperand, naming `what` or the number, for any other text."""
    if len(text) > _LONGEST_NUMBER or not _INTEGER.match(text) or not least <= int(text, 0) <= most:
        shown = text if len(text) <= _LONGEST_NUMBER else f"{text[:_LONGEST_NUMBER]}..."
        raise UnsupportedOperand(what or f"'{shown}' where a number from {least} to {most} is wanted")
    return int(text, 0)


def _check_modifier(name: str, value: list[int] | int | bool) -> None:
    """Raise UnsupportedOperand for a number that the hardware has no bits for."""
    if name not in _NUMBERS:
        return
    allowed, length = _NUMBERS[name]
    numbers = value if isinstance(value, list) else [value]
    is_shaped = isinstance(value, list) == bool(length) and (name in _SELECTIONS or len(numbers) == (length or 1))
    if not is_shaped or any(number is True or number not in allowed for number in numbers):
        raise UnsupportedOperand(f"modifier '{name}'")


def _modifier_value(text: str) -> list[int] | int | bool:
    if not text:
        return True
    if text.startswith("["):
        return [int(item, 0) for item in text.strip("[]").split(",")]
    if text in _WORDS:
        return _WORDS[text]
    try:
        return int(text, 0)
    except ValueError:
        return True


def parse(text: str) -> Text:
    """Return one operand. Raises UnsupportedOperand for what is no register, constant or `off`."""
    if len(text) > _LONGEST_OPERAND:
        raise UnsupportedOperand(f"operand '{text[:_LONGEST_OPERAND]}...'")
    if text.startswith("-") and not re.match(r"-[\d.]", text):
        return replace(parse(text[1:]), negate=True)
    if text.startswith("|"):
        return replace(parse(text.strip("|")), absolute=True)
    if text.startswith(("neg(", "abs(")):
        inner = parse(text[4:-1])
        return replace(inner, negate=True) if text.startswith("neg(") else replace(inner, absolute=True)
    if text.startswith("sext("):
        return replace(parse(text[5:-1]), sign_extend=True)
    if match := _REGISTER.match(text):
        kind, single, first, last, half = match.groups()
        index = integer(single or first, 0, _LAST[kind], f"register '{text}'")
        count = 1 if single else integer(last, index, _LAST[kind], f"register '{text}'") - index + 1
        return Text("v", index + ACCUMULATION_BASE, count) if kind == "a" else Text(kind, index, count, half=half)
    if match := _TTMP.match(text):
        return Text("s", TTMPS[integer(match.group(1), 0, len(TTMPS) - 1)])
    if text in _SPECIAL:
        index, count = _SPECIAL[text]
        return Text("s", index, count)
    if text in _APERTURES:
        return Text("constant", constant=hex(_APERTURES[text]))
    if text == "off":
        return Text("off")
    if re.match(r"-?(0x[0-9a-fA-F]+|\d+(\.\d+)?(e[+-]?\d+)?)$", text):
        return Text("constant", constant=text)
    raise UnsupportedOperand(f"operand '{text}'")


def constant_bits(text: str, kind: str) -> tuple[int, int]:
    """Return the low and high words of a constant as an operand of a type.

    An integer stands for its bits, sign-extended to 64; but for an fp64, a hexadecimal literal is the upper word. A
    decimal fraction is a float of the operand's type.
    """
    if kind == "f64" and text.startswith("0x"):
        return 0, integer(text, 0, 0xFFFFFFFF)
    if re.match(r"-?(0x[0-9a-fA-F]+|\d+)$", text):
        value = integer(text, -(1 << 63), (1 << 64) - 1) if kind in _WIDE else integer(text, -(1 << 31), (1 << 32) - 1)
        low = value & 0xFFFFFFFF
        high = 0xFFFFFFFF if value < 0 else value >> 32 & 0xFFFFFFFF
        return low, high
    number = float(text)
    if kind in ("f16", "b16", "u16", "i16"):
        return struct.unpack("<H", struct.pack("<e", number))[0], 0
    if kind == "f64":
        low, high = struct.unpack("<II", struct.pack("<d", number))
        return low, high
    return struct.unpack("<I", struct.pack("<f", number))[0], 0
