"""The numbers with which a kernel's code compares: there it may take another way. And which comparisons decide what it
chooses.
"""

import re
import struct
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain

from parity.isa.parse import Function

# AMD's comparisons, minima and maxima, and NVIDIA's; each with the type of what it compares.
_AMD = re.compile(r"[sv]_(?:cmpx?k?_(?P<how>\w+?)|(?:min|max|med)\w*?)_(?P<letter>[fiu])(?P<bits>16|32|64)$")
_NVIDIA = re.compile(r"U?(?P<letter>[IFDH])2?(?:SETP\.(?P<how>\w+)|MNMX)")
_NVIDIAS_TYPES = {"I": ("i", "32"), "F": ("f", "32"), "D": ("f", "64"), "H": ("f", "16")}
_EQUALITIES = ("eq", "ne", "lg", "neq", "nlg")
_MAKES = re.compile(r"[sv]_(?:movk?|(?:add|sub|subrev)(?:k|_co|_nc)?)_[iubf](?:16|32|64)$")
_CHOOSES = re.compile(r"v_(?:dual_)?cndmask|s_cselect")
_DECIDES = re.compile(r"[sv]_cmp|s_bitcmp")
_OF_MASKS = re.compile(r"s_(?:mov|and|andn2|and_not1|or|xor|not)_b(?:32|64)$")
_SETS_SCC = re.compile(r"s_(?:and|andn2|or|xor|not|nand|nor|xnor|orn2|add|sub|mul|min|max|abs|lsh|ash|bfe|bcnt)")
_FLAGS = re.compile(r"\b(?:vcc|scc)")
_REGISTERS = re.compile(r"\b([sv])(?:(\d+)\b|\[(\d+):(\d+)\])")
_NUMBER = re.compile(r"(?<![\w.\[:])-?(?:0x[0-9a-fA-F]+|\d+(?:\.\d+)?(?:e[+-]?\d+)?)(?![\w.\]:])")
_FLOATS = {"16": "<e", "32": "<f", "64": "<d"}


@dataclass(frozen=True)
class Comparison:
    """An instruction that compares, or takes a minimum or a maximum, by its index in the function.

    `numbers` are those with which it does: in its text, or in that of a move or a sum that may make what it compares.
    Whole numbers are the bits of 32 or 64 that the code has for them. `certain` are those of its text, or all where
    that has none.
    """

    index: int
    is_equality: bool
    is_float: bool
    numbers: tuple[int | float, ...]
    certain: tuple[int | float, ...]


def comparisons(function: Function) -> Iterator[Comparison]:
    """Yield the comparisons of a function, in the order of the text."""
    pairs = list(zip(function.mnemonics, function.operands, strict=True))
    makers = [(_registers(text.partition(",")[0]), text) for name, text in pairs if _MAKES.match(name)]
    for index, (mnemonic, operands) in enumerate(pairs):
        found = _AMD.match(mnemonic) or _NVIDIA.match(mnemonic)
        if found is None:
            continue
        letter, bits = (found["letter"], found["bits"]) if found.re is _AMD else _NVIDIAS_TYPES[found["letter"]]
        used = _registers(operands)
        texts = [operands, *(text for made, text in makers if made & used)]
        own, *made = [tuple(dict.fromkeys(_numbers(text, letter, bits))) for text in texts]
        numbers = tuple(dict.fromkeys(chain(own, *made)))
        is_equality = (found["how"] or "").lower() in _EQUALITIES
        yield Comparison(index, is_equality, letter == "f", numbers, own or numbers)


def is_choice(function: Function, index: int) -> bool:
    """Return whether an instruction of AMD's takes one of two values, as a mask or a flag says."""
    return any(_CHOOSES.search(text) for text in (function.mnemonics[index], function.operands[index]))


def deciding(function: Function, index: int, steps: int = 4) -> set[int] | None:
    """Return the comparisons that decide what an instruction chooses; None if something else does, or too much.

    What an operand holds is what the last instruction before it in the text has put there: through so many moves and
    operations of masks.
    """
    text = function.operands[index]
    _, *sources = text.split(", ")
    wanted = {"scc"} if "s_cselect" in function.mnemonics[index] else {"vcc"}
    if len(sources) == 3 and "::" not in text:  # of a pair of instructions, both ask vcc
        wanted = _masks(sources[2])
    return _deciding(function, index, wanted, steps)


def _deciding(function: Function, before: int, wanted: set[str], steps: int) -> set[int] | None:
    at = next((at for at in range(before - 1, -1, -1) if _written(function, at) & wanted), None)
    if at is None:
        return None
    if _DECIDES.match(function.mnemonics[at]):
        return {at}
    _, *sources = function.operands[at].split(", ")
    is_flag = "s_cselect" in function.mnemonics[at] and {*sources} <= {"-1", "0", "1"}
    if not (is_flag or _OF_MASKS.match(function.mnemonics[at])) or not steps:
        return None
    asked = [{"scc"}] if is_flag else [masks for text in sources if (masks := _masks(text))]
    found = [_deciding(function, at, masks, steps - 1) for masks in asked]
    return None if None in found else {one for of_source in found for one in of_source or ()}


def _written(function: Function, at: int) -> set[str]:
    """Return the masks and flags that an instruction writes; the scalar registers among them."""
    mnemonic = function.mnemonics[at]
    if mnemonic.startswith(("s_cmp", "s_bitcmp")):
        return {"scc"}
    return _masks(function.operands[at].partition(", ")[0]) | ({"scc"} if _SETS_SCC.match(mnemonic) else set())


def _masks(text: str) -> set[str]:
    return _registers(text) | {*_FLAGS.findall(text)}


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


def _registers(text: str) -> set[str]:
    return {
        f"{bank}{number}"
        for bank, single, first, last in _REGISTERS.findall(text)
        for number in range(int(single or first), int(single or last) + 1)
    }


def _numbers(text: str, letter: str, bits: str) -> Iterator[int | float]:
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
