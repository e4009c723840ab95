"""The numbers with which a kernel's code compares: there it may take another way."""

import re
import struct
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from parity.isa.parse import Function

# AMD's comparisons, minima and maxima, and NVIDIA's; each with the type of what it compares.
_AMD = re.compile(r"[sv]_(?:cmpx?k?_(?P<how>\w+?)|(?:min|max|med)\w*?)_(?P<letter>[fiu])(?P<bits>16|32|64)$")
_NVIDIA = re.compile(r"U?(?P<letter>[IFDH])2?(?:SETP\.(?P<how>\w+)|MNMX)")
_NVIDIAS_TYPES = {"I": ("i", "32"), "F": ("f", "32"), "D": ("f", "64"), "H": ("f", "16")}
EQUALITIES = ("eq", "ne", "lg", "neq", "nlg")
_MAKES = re.compile(r"[sv]_(?:movk?|(?:add|sub|subrev)(?:k|_co|_nc)?)_[iubf](?:16|32|64)$")
_REGISTERS = re.compile(r"\b([sv])(?:(\d+)\b|\[(\d+):(\d+)\])")
_NUMBER = re.compile(r"(?<![\w.\[:])-?(?:0x[0-9a-fA-F]+|\d+(?:\.\d+)?(?:e[+-]?\d+)?)(?![\w.\]:])")
_FLOATS = {"16": "<e", "32": "<f", "64": "<d"}


@dataclass(frozen=True)
class Comparison:
    """An instruction that compares, or takes a minimum or a maximum, by its index in the function.

    `numbers` are those with which it does: in its text, or in that of a move or a sum that may make what it compares.
    Whole numbers are the bits of 32 or 64 that the code has for them.
    """

    index: int
    is_equality: bool
    numbers: tuple[int | float, ...]


def comparisons(function: Function) -> Iterator[Comparison]:
    """Yield the comparisons of a function that have numbers, in the order of the text."""
    pairs = list(zip(function.mnemonics, function.operands, strict=True))
    makers = [(registers_of(text.partition(",")[0]), text) for name, text in pairs if _MAKES.match(name)]
    for index, (mnemonic, operands) in enumerate(pairs):
        found = _AMD.match(mnemonic) or _NVIDIA.match(mnemonic)
        if found is None:
            continue
        letter, bits = (found["letter"], found["bits"]) if found.re is _AMD else _NVIDIAS_TYPES[found["letter"]]
        used = registers_of(operands)
        texts = [operands, *(text for made, text in makers if made & used)]
        numbers = tuple(dict.fromkeys(number for text in texts for number in numbers_of(text, letter, bits)))
        if numbers:
            yield Comparison(index, (found["how"] or "").lower() in EQUALITIES, numbers)


@dataclass(frozen=True)
class Compared:
    """The numbers of comparisons, each once: whole ones and others, those of equality first; and those of equality."""

    integers: list[int]
    floats: list[float]
    equal: set[int | float]


def compared_numbers(functions: Iterable[Function]) -> Compared:
    """Return the numbers of all comparisons of functions."""
    found = [one for function in functions for one in comparisons(function)]
    found.sort(key=lambda one: not one.is_equality)
    numbers = dict.fromkeys(number for one in found for number in one.numbers)
    return Compared(
        [number for number in numbers if isinstance(number, int)],
        [number for number in numbers if isinstance(number, float)],
        {number for one in found if one.is_equality for number in one.numbers},
    )


def registers_of(text: str) -> set[str]:
    """Return the scalar and vector registers that a text names, each by itself."""
    return {
        f"{bank}{number}"
        for bank, single, first, last in _REGISTERS.findall(text)
        for number in range(int(single or first), int(single or last) + 1)
    }


def numbers_of(text: str, letter: str, bits: str) -> Iterator[int | float]:
    """Yield the numbers among operands; bits are read as the type has them."""
    for number in _NUMBER.findall(text):
        if letter != "f":
            if "." not in number:
                yield int(number, 0) % (1 << (64 if bits == "64" else 32))
        elif "0x" not in number:
            yield float(number)
        elif (value := int(number, 16)) < 1 << min(int(bits), 32):
            value <<= 32 if bits == "64" else 0  # a literal is the upper half of such a number
            yield struct.unpack(_FLOATS[bits], value.to_bytes(int(bits) // 8, "little"))[0]
