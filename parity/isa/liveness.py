"""Which vector registers hold values that are still needed, instruction by instruction, and where they come from.

A register is live before an instruction if a path from there reads it before it is written. Masks of lanes are not
followed: a write counts as one of all lanes, so a value that only other lanes need may be missed.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from parity.isa.cfg import ControlFlow

_ACCUMULATION = 1024  # added to the number of an AGPR
_REGISTER = re.compile(r"(?<![\w.$])-?\|?([va])(?:(\d{1,4})|\[(\d{1,4}):(\d{1,4})\])(?!\w)")
_NO_RESULT = re.compile(
    r"(global|flat|scratch|buffer|tbuffer|image)_store|ds_(write|store)(?!xchg)|(global|flat|buffer)_atomic|"
    r"(global|cluster|buffer)_load_(async_to_)?lds|(global|flat|scratch|buffer)_prefetch|v_cmpx_|exp|v_nop"
)
_LDS_ATOMIC = re.compile(r"ds_(?!read|load|swizzle|permute|bpermute|append|consume|bvh|ordered)(?!.*_rtn)")
_RETURNS = re.compile(r"\b(glc|sc0|th:TH_ATOMIC_\w*RETURN\w*)\b")
_TO_LDS = re.compile(r"\blds\b")
_BOTH = re.compile(r"v_(swap_b|permlane\d+_swap)")
_ADDS_TO_RESULT = re.compile(
    r"v_(dual_)?(fmac|mac|pk_fmac|dot\d+c|dot2acc|smfmac|swmmac|writelane|movreld|cvt_(sr|pk)_(fp8|bf8)|(fma|mad)_mix(lo|hi)|"
    r"cvt_scalef32_(pk_(fp8|bf8|fp4)|sr_(fp8|bf8|pk_fp4)|f16_))"
)
_PART = re.compile(r"_d16(_hi)?(_|$)|UNUSED_PRESERVE|^\s*v\d+\.[lh]\s*,")
_PAIRS = re.compile(r"v_pk_(fma|mul|add)_f32")  # of whose sources op_sel may take one register twice
_CHOICE = re.compile(r"\b(op_sel|op_sel_hi):\[([01, ]+)\]")
_LANES = re.compile(r"\b(row_sh[lr]|row_bcast|wave_sh[lr]):")  # lanes that may take from where there is none
_ALL_LANES = re.compile(r"bound_ctrl:[01]")
_SOME_LANES = re.compile(r"(row|bank)_mask:0x[0-9a-e]\b")


@dataclass(frozen=True)
class Value:
    """Registers that the same instructions wrote, by their indices; none where they hold what a kernel begins with.
    `uses` are the instructions that read one of them as they are.
    """

    registers: tuple[str, ...]
    births: tuple[int, ...]
    uses: tuple[int, ...]


@dataclass(frozen=True)
class Pressure:
    """How many vector registers are `live` before each instruction; at the `peak`, which `values` they hold."""

    live: list[int]
    peak: int
    values: list[Value]


def pressure(flow: ControlFlow) -> Pressure | None:
    """Find live vector registers; None where the text does not say where jumps go, or has no vector registers."""
    if flow.has_indirect_jumps or flow.has_calls:
        return None
    function = flow.function
    accesses = [accessed(*both) for both in zip(function.mnemonics, function.operands, strict=True)]
    masks = _live(flow, accesses)
    live = [mask.bit_count() for mask in masks]
    if not any(live):
        return None
    peak = max(range(len(live)), key=lambda index: live[index])
    return Pressure(live, peak, _values(flow, accesses, peak, masks[peak]))


def accessed(mnemonic: str, operands: str) -> tuple[int, int]:
    """Return the vector registers that an instruction reads and writes, each as a set of bits. What it writes in part
    it also reads.
    """
    if mnemonic.startswith("s_"):
        return 0, 0
    reads = writes = 0
    for name, text in _parts(mnemonic, operands):
        pieces = [mask_of(piece) for piece in split_operands(text)]
        results = results_of(name, text)
        result = 0
        for mask in pieces[:results]:
            result |= mask
        writes |= result
        chosen = _chosen_halves(text, pieces) if _PAIRS.match(name) else pieces
        for mask in chosen[0 if _is_partial(name, text) else results :]:
            reads |= mask
    return reads, writes


def _parts(mnemonic: str, operands: str) -> Iterator[tuple[str, str]]:
    """Yield an instruction, or both halves of a dual one."""
    first, *others = operands.split("::")
    yield mnemonic, first
    for other in others:
        name, _, rest = other.strip().partition(" ")
        yield name, rest


def split_operands(text: str) -> list[str]:
    """Split operands at commas outside of brackets."""
    return re.split(r",(?![^\[]*\])", text)


def results_of(name: str, text: str) -> int:
    """Return how many of the first operands are written."""
    if _BOTH.match(name):
        return 2
    if "_atomic" in name and not name.startswith("ds_") and _RETURNS.search(text):
        return 1
    is_silent = _NO_RESULT.match(name) or _LDS_ATOMIC.match(name)
    return 0 if is_silent or ("_load_" in name and not name.startswith("ds_") and _TO_LDS.search(text)) else 1


def _is_partial(name: str, text: str) -> bool:
    """Whether an instruction leaves a part of its result as it was, or reads it."""
    if _BOTH.match(name) or _ADDS_TO_RESULT.match(name) or _PART.search(name) or _PART.search(text):
        return True
    chosen = _choices(text).get("op_sel", [])  # with one more than there are sources, also the result's half
    if name.startswith("buffer_atomic") or (len(chosen) == len(split_operands(text)) and chosen[-1] == 1):
        return True
    return bool(_SOME_LANES.search(text) or (_LANES.search(text) and not _ALL_LANES.search(text)))


def _choices(text: str) -> dict[str, list[int]]:
    """Return which halves op_sel and op_sel_hi choose."""
    return {name: [int(digit) for digit in digits.split(",")] for name, digits in _CHOICE.findall(text)}


def _chosen_halves(text: str, pieces: list[int]) -> list[int]:
    """Return the registers that are read of an instruction's operands, of which the first is the result."""
    chosen = _choices(text)
    low, high = chosen.get("op_sel", []), chosen.get("op_sel_hi", [])
    found = [pieces[0]]
    for at, mask in enumerate(pieces[1:]):
        halves = {low[at] if at < len(low) else 0, high[at] if at < len(high) else 1}
        first = mask & -mask
        found.append(mask if len(halves) == 2 else mask & (first << halves.pop()))
    return found


def mask_of(text: str) -> int:
    """Return the vector registers that a text names, as a set of bits."""
    mask = 0
    for kind, one, first, last in _REGISTER.findall(text):
        low, high = (int(one), int(one)) if one else (int(first), int(last))
        if low <= high < _ACCUMULATION:
            mask |= ((1 << (high - low + 1)) - 1) << (low + (_ACCUMULATION if kind == "a" else 0))
    return mask


def _live(flow: ControlFlow, accesses: list[tuple[int, int]]) -> list[int]:
    """Return the registers that are live before each instruction."""
    before = [0] * len(accesses)

    def at_start(block: int, mask: int) -> int:
        for index in reversed(range(*flow.ranges[block])):
            reads, writes = accesses[index]
            mask = before[index] = (mask & ~writes) | reads
        return mask

    flow.carry(at_start, backward=True)
    return before


def _values(flow: ControlFlow, accesses: list[tuple[int, int]], peak: int, mask: int) -> list[Value]:
    """Return what live registers hold, by the instructions whose results reach an instruction, and who uses them."""
    births: dict[int, set[int]] = {register: set() for register in _bits(mask)}
    function = flow.function
    waiting, seen = [(flow.block_of(peak), peak, mask)], dict[int, int]()
    while waiting:
        block, end, wanted = waiting.pop()
        for index in reversed(range(flow.ranges[block][0], end)):
            if found := accesses[index][1] & wanted:
                for register in _bits(found):
                    births[register].add(index)
                parts = _parts(function.mnemonics[index], function.operands[index])
                if not any(_is_partial(name, text) for name, text in parts):  # else the rest is from before
                    wanted &= ~found
        for before in flow.predecessors[block] if wanted else ():
            if new := wanted & ~seen.get(before, 0):
                seen[before] = seen.get(before, 0) | new
                waiting.append((before, flow.ranges[before][1], new))
    uses = _uses(flow, accesses, peak, mask)
    together: dict[tuple[int, ...], list[int]] = {}
    for register, indices in births.items():
        together.setdefault(tuple(sorted(indices)), []).append(register)
    return [
        Value(tuple(map(_name, registers)), indices, tuple(sorted(set().union(*map(uses.__getitem__, registers)))))
        for indices, registers in together.items()
    ]


def _uses(flow: ControlFlow, accesses: list[tuple[int, int]], start: int, mask: int) -> dict[int, set[int]]:
    """Return the instructions that read registers as they are before an instruction."""
    uses: dict[int, set[int]] = {register: set() for register in _bits(mask)}
    waiting, seen = [(flow.block_of(start), start, mask)], dict[int, int]()
    while waiting:
        block, begin, wanted = waiting.pop()
        for index in range(begin, flow.ranges[block][1]):
            reads, writes = accesses[index]
            for register in _bits(reads & wanted):
                uses[register].add(index)
            wanted &= ~writes
        for after in flow.successors[block] if wanted else ():
            if new := wanted & ~seen.get(after, 0):
                seen[after] = seen.get(after, 0) | new
                waiting.append((after, flow.ranges[after][0], new))
    return uses


def _bits(mask: int) -> Iterable[int]:
    while mask:
        yield (lowest := mask & -mask).bit_length() - 1
        mask ^= lowest


def _name(register: int) -> str:
    return f"a{register - _ACCUMULATION}" if register >= _ACCUMULATION else f"v{register}"


def ranges(registers: Iterable[str]) -> str:
    """Write registers as assembly does: `v3 v[8:11]`."""
    texts: list[list[str | int]] = []
    for name in registers:
        kind, number = name[0], int(name[1:])
        if texts and texts[-1][0] == kind and texts[-1][2] == number - 1:
            texts[-1][2] = number
        else:
            texts.append([kind, number, number])
    return " ".join(f"{kind}{low}" if low == high else f"{kind}[{low}:{high}]" for kind, low, high in texts)
