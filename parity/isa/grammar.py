"""Rules that turn names into phrases.

A rule is a pattern and a phrase. `<class>` in a pattern stands for any token of that class and becomes a word where the
phrase says `{class}`; `<name:class>` is the same under another name. `<any>` stands for any modifiers of NVIDIA's. A
dot is a dot; all else is a regular expression.
"""

import re
from functools import cached_property

Rules = tuple[tuple[str, str], ...]

_FLOATS = {"f16": "fp16 number", "bf16": "bf16 number", "f32": "fp32 number", "f64": "fp64 number"}
_INTEGERS = {
    f"{letter}{bits}": f"{sign} {bits}-bit integer"
    for letter, sign in (("i", "signed"), ("u", "unsigned"))
    for bits in (16, 32, 64)
}
_SMALL_FLOATS = {name: f"{name} number" for name in ("fp8", "bf8", "fp6", "bf6", "fp4")}
_SMALL_INTEGERS = {
    f"{letter}{bits}": f"{sign} {bits}-bit integer"
    for letter, sign in (("i", "signed"), ("u", "unsigned"), ("iu", "signed or unsigned"))
    for bits in (4, 8, 16)
}
_FLOAT_RELATIONS = {
    "lt": "is less than",
    "le": "is at most",
    "gt": "is greater than",
    "ge": "is at least",
    "eq": "equals",
    "lg": "is less or greater than",
}
_DWORDS = {"dword": 32, "dwordx2": 64, "dwordx3": 96, "dwordx4": 128, "dwordx8": 256, "dwordx16": 512}
_WIDTHS = {f"b{bits}": f"{bits} bits" for bits in (8, 16, 32, 64, 96, 128, 256, 512)}
_SPACES = {"ds": "LDS", "global": "global memory", "buffer": "a memory buffer", "flat": "global, LDS or scratch memory"}
_NVIDIA_SPACES = {"G": "global memory", "S": "shared memory", "L": "local memory", "": "global, shared or local memory"}
_NVIDIA_TYPES = {
    f"{letter}{bits}": f"{sign} {bits}-bit integer"
    for letter, sign in (("S", "signed"), ("U", "unsigned"))
    for bits in (8, 16, 32, 64)
}
_NVIDIA_FLOATS = {
    "F16": "fp16 number",
    "BF16": "bf16 number",
    "F32": "fp32 number",
    "F64": "fp64 number",
    "TF32": "tf32 number",
    "E4M3": "e4m3 number",
    "E5M2": "e5m2 number",
}

# The tokens of each class, and the words that they become.
CLASSES: dict[str, dict[str, str]] = {
    "f": _FLOATS,
    "i": _INTEGERS,
    "n": _FLOATS | _INTEGERS,
    "b": {f"b{bits}": f"{bits}-bit value" for bits in (16, 32, 64)},
    "small": _SMALL_FLOATS,
    "part": _SMALL_FLOATS | _SMALL_INTEGERS | {"f16": "fp16 number", "bf16": "bf16 number"},
    "i24": {"u24": "unsigned 24-bit integer", "i24": "signed 24-bit integer"},
    "bitwise": {name: name.upper() for name in ("and", "or", "xor", "xnor", "nand", "nor")},
    "of_two": {"min": "smaller", "max": "larger", "min_num": "smaller", "max_num": "larger"},
    "of_three": {
        "min3": "smallest",
        "max3": "largest",
        "min3_num": "smallest",
        "max3_num": "largest",
        "med3": "middle one",
        "med3_num": "middle one",
    },
    "or_nan": {"minimum": "smaller", "maximum": "larger"},
    "or_nan3": {"minimum3": "smallest", "maximum3": "largest"},
    "rel": _FLOAT_RELATIONS | {"ne": "differs from"},
    "not_rel": {f"n{name}": words for name, words in _FLOAT_RELATIONS.items()},
    "half": {"lo": "low", "hi": "high"},
    "h": {"l": "low", "h": "high"},
    "count": {"2": "two", "4": "four", "8": "eight"},
    "packs": {"pk": "two", "pk8": "eight", "pk16": "16", "pk32": "32", "2xpk16": "32"},
    "w": _WIDTHS | {name: f"{bits} bits" for name, bits in _DWORDS.items()},
    "zero": {"u8": "8 bits", "ubyte": "8 bits", "u16": "16 bits", "ushort": "16 bits"},
    "sign": {"i8": "8 bits", "sbyte": "8 bits", "i16": "16 bits", "sshort": "16 bits"},
    "byte": {"b8": "8 bits", "byte": "8 bits", "b16": "16 bits", "short": "16 bits"},
    "space": _SPACES | {"scratch": "scratch memory"},
    "at": {name if name == "ds" else f"{name}_atomic": words for name, words in _SPACES.items()},
    "rtn": {"": "", "_rtn": ", and returns the old value"},
    "v": {"": "32-bit integer", "_x2": "64-bit integer", "_b32": "32-bit value", "_b64": "64-bit value"}
    | {f"_{name}": words for name, words in (_FLOATS | _INTEGERS).items()},
    "d16": {"d16": "low", "d16_hi": "high"},
    "xyzw": {"x": "a value", "xy": "two values", "xyz": "three values", "xyzw": "four values"},
    "element": {f"b{bits}": f"{bits}-bit" for bits in (4, 6, 8, 16)},
    "type": _NVIDIA_TYPES,
    "float": _NVIDIA_FLOATS,
    "REL": {
        "LT": "is less than",
        "LE": "is at most",
        "GT": "is greater than",
        "GE": "is at least",
        "EQ": "equals",
        "NE": "differs from",
    },
    "width": {
        "": "32 bits",
        ".U8": "8 bits",
        ".S8": "8 bits",
        ".U16": "16 bits",
        ".S16": "16 bits",
        ".64": "64 bits",
        ".128": "128 bits",
    },
    "nvidia_load": {f"LD{letter}": words for letter, words in _NVIDIA_SPACES.items()},
    "nvidia_store": {f"ST{letter}": words for letter, words in _NVIDIA_SPACES.items()},
    "matrices": {"": "a matrix", ".2": "two matrices", ".4": "four matrices"},
    "atomic": {
        "ADD": "addition",
        "MIN": "the minimum",
        "MAX": "the maximum",
        "AND": "bitwise AND",
        "OR": "bitwise OR",
        "XOR": "bitwise XOR",
        "INC": "counting up to a limit",
        "DEC": "counting down from a limit",
    },
    "LOGIC": {"AND": "AND", "OR": "OR", "XOR": "XOR"},
}

_PLACE = re.compile(r"<(?:(\w+):)?(\w+)>")
_ANY_MODIFIERS = r"(?:\.[A-Z0-9_]+)*"
_BEFORE_VOWEL = re.compile(r"\ba (?=fp|xf|unsigned|int|e[45]|8)")


class Grammar:
    """The rules of a table, compiled when a name is looked up for the first time."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules

    @cached_property
    def _compiled(self) -> list[tuple[re.Pattern[str], dict[str, str], str]]:
        return [(re.compile(_expanded(pattern)), _classes(pattern), phrase) for pattern, phrase in self._rules]

    def phrase(self, name: str) -> str | None:
        """Return the phrase of the first rule that the whole name fits; None if none fits."""
        for pattern, classes, phrase in self._compiled:
            if match := pattern.fullmatch(name):
                words = {place: CLASSES[kind].get(match[place] or "", "") for place, kind in classes.items()}
                return phrase.format(**words)
        return None


def sentence(phrase: str) -> str:
    """Turn a phrase into a sentence: the right article, a capital and a full stop."""
    phrase = _BEFORE_VOWEL.sub("an ", phrase)
    return f"{phrase[0].upper()}{phrase[1:]}."


def with_scope(clause: str, scope: str) -> str:
    """Put who does it after what is done, before any remark."""
    return re.sub(r"(?=[,;])|$", f" {scope}", clause, count=1)


def _classes(pattern: str) -> dict[str, str]:
    return {name or kind: kind for name, kind in _PLACE.findall(pattern) if kind != "any"}


def _expanded(pattern: str) -> str:
    def tokens(match: re.Match[str]) -> str:
        name, kind = match.groups()
        longest_first = sorted(CLASSES[kind], key=len, reverse=True)
        return f"(?P<{name or kind}>{'|'.join(map(re.escape, longest_first))})"

    return _PLACE.sub(tokens, pattern.replace(".", r"\.").replace("<any>", _ANY_MODIFIERS))
