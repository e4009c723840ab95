"""Operand texts of AMDGPU assembly to registers, constants and modifiers."""

import re
import struct
from dataclasses import dataclass, replace

_SPECIAL = {"vcc": (106, 2), "vcc_lo": (106, 1), "vcc_hi": (107, 1), "null": (124, 1), "m0": (125, 1)} | {
    "exec": (126, 2), "exec_lo": (126, 1), "exec_hi": (127, 1),
}  # fmt: skip
_REGISTER = re.compile(r"([vsa])(?:(\d+)|\[(\d+):(\d+)\])(?:\.([lh]))?$")
_TTMP = re.compile(r"ttmp(\d+)$")
_TTMP_BASE = 108
_MODIFIER = re.compile(r"(?:^|\s)([a-z][a-z0-9_]*)(?::(\[[^\]]*\]|\S+))?(?=\s|$)")
_MODIFIER_NAMES = {
    "offset", "offset0", "offset1", "op_sel", "op_sel_hi", "neg_lo", "neg_hi", "offen", "idxen", "glc", "slc", "dlc",
    "clamp", "mul", "div", "scope", "th", "nv", "sc0", "sc1", "nt",
}  # fmt: skip
# Cache policy: says where data is kept, not what is read.
IGNORED_MODIFIERS = {"glc", "slc", "dlc", "scope", "th", "nv", "sc0", "sc1", "nt"}


class UnsupportedOperand(ValueError):
    """An operand or modifier that this emulator does not know."""


@dataclass(frozen=True)
class Text:
    """One operand as written: a register range (`kind` v or s), a constant, or nothing (`off`).

    `half` is "l", "h" or None; constants keep their text, because their bits depend on the operand's type.
    """

    kind: str
    index: int = 0
    count: int = 1
    negate: bool = False
    absolute: bool = False
    half: str | None = None
    constant: str = ""


def split(operands: str) -> tuple[list[Text], dict[str, list[int] | int | bool]]:
    """The operands of one instruction and its modifiers. Raises UnsupportedOperand."""
    parts = [part.strip() for part in re.split(r",(?![^\[(]*[\])])", operands)] if operands.strip() else []
    modifiers: dict[str, list[int] | int | bool] = {}
    if parts:
        head, _, tail = parts[-1].partition(" ")
        parts[-1] = head
        for name, value in _MODIFIER.findall(tail):
            if name not in _MODIFIER_NAMES:
                raise UnsupportedOperand(f"modifier '{name}'")
            modifiers[name] = _modifier_value(value)
    return [parse(part) for part in parts], modifiers


def _modifier_value(text: str) -> list[int] | int | bool:
    if not text:
        return True
    if text.startswith("["):
        return [int(item, 0) for item in text.strip("[]").split(",")]
    try:
        return int(text, 0)
    except ValueError:
        return True


def parse(text: str) -> Text:
    """One operand. Raises UnsupportedOperand for what is no register, constant or `off`."""
    if text.startswith("-") and not re.match(r"-[\d.]", text):
        return replace(parse(text[1:]), negate=True)
    if text.startswith("|"):
        return replace(parse(text.strip("|")), absolute=True)
    if text.startswith(("neg(", "abs(")):
        inner = parse(text[4:-1])
        return replace(inner, negate=True) if text.startswith("neg(") else replace(inner, absolute=True)
    if match := _REGISTER.match(text):
        kind, single, first, last, half = match.groups()
        if kind == "a":
            raise UnsupportedOperand(f"accumulation register '{text}'")
        index = int(single or first)
        return Text(kind, index, 1 if single else int(last) - index + 1, half=half)
    if match := _TTMP.match(text):
        return Text("s", _TTMP_BASE + int(match.group(1)))
    if text in _SPECIAL:
        index, count = _SPECIAL[text]
        return Text("s", index, count)
    if text == "off":
        return Text("off")
    if re.match(r"-?(0x[0-9a-fA-F]+|\d+(\.\d+)?(e[+-]?\d+)?)$", text):
        return Text("constant", constant=text)
    raise UnsupportedOperand(f"operand '{text}'")


def constant_bits(text: str, kind: str) -> tuple[int, int]:
    """The low and high words of a constant as an operand of a type.

    An integer is its bits (sign-extended to 64); a decimal fraction is a float of the operand's type.
    """
    if re.match(r"-?(0x[0-9a-fA-F]+|\d+)$", text):
        value = int(text, 0)
        low = value & 0xFFFFFFFF
        high = 0xFFFFFFFF if value < 0 else value >> 32 & 0xFFFFFFFF
        return low, high
    number = float(text)
    if kind in ("f16", "u16", "i16"):
        return struct.unpack("<H", struct.pack("<e", number))[0], 0
    return struct.unpack("<I", struct.pack("<f", number))[0], 0
