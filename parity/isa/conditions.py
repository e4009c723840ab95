"""Which conditions leave a way of AMD's code open if they always come out one way.

What a register holds is what the last instruction before in the text has put there.
"""

import re
from collections.abc import Iterable

from parity.isa.compared import EQUALITIES, numbers_of, registers_of
from parity.isa.parse import Function

MAGNITUDES = (2.0**-60, 2.0**60)  # of numbers that cases have
_COMPARES = re.compile(r"[sv]_cmpx?k?_(?P<how>\w+?)_(?P<letter>[fiu])(?P<bits>16|32|64)|s_bitcmp")
_CHOOSES = re.compile(r"v_(?:dual_)?cndmask|s_cselect")
_CARRIES = re.compile(r"v_(?:div_fmas|(?:add|sub|subrev)_co_ci|addc|subb)")  # which honest code gives masks of its own
_OF_MASKS = re.compile(r"s_(?:mov|and|andn2|and_not1|or|xor|not)_b(?:32|64)$")
_SETS_SCC = re.compile(r"s_(?:and|andn2|or|xor|not|nand|nor|xnor|orn2|add|sub|mul|min|max|abs|lsh|ash|bfe|bcnt)")
_WRITES_TWO = re.compile(r"v_\w*_co_|v_(?:div_scale|mad_[ui]64)")
_MAKES = re.compile(r"[sv]_mov")
_FLAGS = re.compile(r"\b(?:vcc|scc)")
_OF_FLAGS = {"-1", "0", "1"}
_STEPS = 4  # from a choice back to the comparisons that decide it


def worth_naming(function: Function, constant: Iterable[int]) -> list[int]:
    """Return those of the instructions that always came out one way of which it is to be said: comparisons for equality
    or of floats, and what several comparisons decide together.

    Bounds of whole numbers are not meant, since tails and rounds of loops have them, nor whether a number is NaN, nor
    where numbers are scaled before a root or a logarithm.
    """
    return [at for at in sorted(constant) if _is_open(function, at)]


def _is_open(function: Function, at: int) -> bool:
    name, text = function.mnemonics[at], function.operands[at]
    if compares := _COMPARES.match(name):
        return _tells_numbers_apart(function, at, compares)
    if _CARRIES.match(name):
        decided_by = _deciding(function, at, _masks(text.rpartition(", ")[2]) or {"vcc"})
        return decided_by is not None and len(decided_by) > 1
    if _CHOOSES.search(name) or _CHOOSES.search(text):
        decided_by = deciding(function, at)
        return decided_by is None or len(decided_by) > 1
    return False


def _tells_numbers_apart(function: Function, at: int, compares: re.Match[str]) -> bool:
    *_, first, second = function.operands[at].split(", ")
    if compares["how"] in (None, "class"):
        return True
    if first == second:
        return False
    if compares["how"] in EQUALITIES:
        return not (_is_flag(function, at, first) or _is_flag(function, at, second))
    if compares["letter"] != "f":
        return False
    numbers = [*_numbers_at(function, at, first, compares), *_numbers_at(function, at, second, compares)]
    return not numbers or any(_is_one_of_many(abs(number)) for number in numbers)


def _numbers_at(function: Function, at: int, operand: str, compares: re.Match[str]) -> list[float]:
    """Return the number that an operand is, or that a move has put there."""
    maker = _writer(function, at, _masks(operand))
    is_moved = maker is not None and _MAKES.match(function.mnemonics[maker])
    text = function.operands[maker].partition(", ")[2] if maker is not None and is_moved else operand
    return list(numbers_of(text, "f", compares["bits"]))


def _is_one_of_many(size: float) -> bool:
    """Whether a bound may be one that inputs lie on both sides of. What scales numbers asks for a power of two far from
    usual ones.
    """
    is_power_of_two = size > 0 and float(size).hex().partition("p")[0] == "0x1.0000000000000"
    return size not in (0, 1) and (MAGNITUDES[0] <= size <= MAGNITUDES[1] or not is_power_of_two)


def _is_flag(function: Function, at: int, operand: str) -> bool:
    """Whether an operand is a flag: 0 or 1, as a condition says."""
    maker = _writer(function, at, _masks(operand))
    if maker is None or not _CHOOSES.match(function.mnemonics[maker]):
        return False
    return {*function.operands[maker].split(", ")[1:3]} <= _OF_FLAGS


def deciding(function: Function, at: int) -> set[int] | None:
    """Return the comparisons that decide what an instruction chooses, or where a branch goes; None if something else
    does, or too much.
    """
    text = function.operands[at]
    _, *sources = text.split(", ")
    wanted = {"scc"} if "s_cselect" in function.mnemonics[at] or "scc" in function.mnemonics[at] else {"vcc"}
    if len(sources) == 3 and "::" not in text:  # of a pair of instructions, both ask vcc
        wanted = _masks(sources[2])
    return _deciding(function, at, wanted)


def _deciding(function: Function, before: int, wanted: set[str], steps: int = _STEPS) -> set[int] | None:
    at = _writer(function, before, wanted)
    if at is None:
        return None
    if _COMPARES.match(function.mnemonics[at]):
        return {at}
    _, *sources = function.operands[at].split(", ")
    is_flag = "s_cselect" in function.mnemonics[at] and {*sources} <= _OF_FLAGS
    if not (is_flag or _OF_MASKS.match(function.mnemonics[at])) or not steps:
        return None
    asked = [{"scc"}] if is_flag else [masks for text in sources if (masks := _masks(text))]
    found = [_deciding(function, at, masks, steps - 1) for masks in asked]
    return None if None in found else {one for of_source in found for one in of_source or ()}


def _writer(function: Function, before: int, wanted: set[str]) -> int | None:
    return next((at for at in range(before - 1, -1, -1) if _written(function, at) & wanted), None)


def _written(function: Function, at: int) -> set[str]:
    """Return the registers, masks and flags that an instruction writes."""
    mnemonic, (first, *others) = function.mnemonics[at], function.operands[at].split(", ")
    if mnemonic.startswith(("s_cmp", "s_bitcmp")):
        return {"scc"}
    second = _masks(others[0]) if others and _WRITES_TWO.match(mnemonic) else set()
    return _masks(first) | second | ({"scc"} if _SETS_SCC.match(mnemonic) else set())


def _masks(text: str) -> set[str]:
    return registers_of(text) | {*_FLAGS.findall(text)}
