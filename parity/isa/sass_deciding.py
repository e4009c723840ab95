"""Where the numbers that a kernel loads decide what NVIDIA's machine code does; `emulator/deciding.py` reads AMD's.

The text does not say how many registers an instruction reads and writes; `_widths` has that of those that are known.
What is not known to compute only is taken to decide.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import frexp

from parity.isa.parse import Function
from parity.isa.sass import sass_flow

# Registers, uniform ones and predicates, and what shared and local memory hold, as bits of a set.
_FIRST = {"R": 0, "UR": 256, "P": 320, "UP": 328}
_PREDICATES, _SHARED, _LOCAL, _PLACES = 0xFF << 320 | 0xFF << 328, 1 << 340, 1 << 341, 384
_ALL = (1 << _PLACES) - 1
_REGISTER = re.compile(r"(?<![\w.])(UR|R|UP|P)(\d+)\b")
_GUARD = re.compile(r"@(!?U?P\w+)\s*")
_PLAIN_PREDICATE = re.compile(r"U?P(\d|T|R)$")
_PLAIN_REGISTER = re.compile(r"U?R(\d+|Z)$")
_FLOAT = re.compile(r"-?\d+(\.\d+)?(e[+-]?\d+)?$")
_NUMBER = re.compile(r"-?0x[0-9a-f]+$")

_NO_RESULT = re.compile(
    r"(ST[GSL]?M?|RED[G]?|BR[AX]|EXIT|RET|CALL|BAR|BSSY|BSYNC|BREAK|NOP|DEPBAR|MEMBAR|WARPSYNC|WARPGROUP|LDG(STS|DEPBAR)|"
    r"UTMA\w*|UBLKCP|U?CCTL|ERRBAR|FENCE|NANOSLEEP|YIELD|KILL|BPT|ACQBULK|PREEXIT|UCGABAR_\w+)\b"
)
_LOADS = re.compile(r"(LD[GSL]?M?|ATOM[GS]?)\b")
_FROM_MEMORY = re.compile(r"(LDG?|ATOMG?)\b|[HIQ]GMMA\b")
_TO_SHARED = re.compile(r"(LDGSTS|UTMALDG\w*|UBLKCP)\b")
_ONE_RESULT = re.compile(r"(FCHK|VOTEU|U?R2P|U?P2R)\b")
_COMPARES = re.compile(r"U?([IFDHC]SETP2?|[FH]SET2?|FCHK|VSETP)\b")
_BOUNDS = re.compile(r"U?([IFDH]MNMX2?|VIMNMX\d?|FMNMX3|REDUX)\b")
_COMPUTES = re.compile(
    r"(FADD|FMUL|FFMA|FADD32I|FMUL32I|FFMA32I|FSWZADD|[HB](ADD2|MUL2|FMA2)(_MMA|_32I)?|D(ADD|MUL|FMA)|MUFU|F2F|F2FP|"
    r"U?I2FP?|[HIQDOB]G?MMA)\b"
)
_MOVES = re.compile(
    r"U?(MOV|MOV32I|SEL|FSEL|PRMT|SHFL|MOVM|R2UR|S2UR|P2R|R2P|VOTE|PLOP3|CS2R|S2R|LDCU?|IMAD\.MOV|UMOV)\b|ULDC"
)
# What compilers make of a root, a division, an exponential or a logarithm: where they scale, and where they leave it to
# a routine for all numbers.
_SCALING = re.compile(r"(\||^)(-126|1\.17549435\d*e-38|8\.5070591\d*e\+37|[+-]?INF)(\||$)")
_TO_ROUTINES = {0x1800000, -0xD000000, 0xF3000000, 0x7F800000, 0x1FFFFFF, 0x727FFFFF}
_ROUNDING = "12582913"  # 1.5 * 2^23 + 1: of an exponential, the sum with it has the whole number in its last bits


@dataclass(frozen=True)
class _Step:
    """An instruction, with the registers that it reads and writes. Under a `guard` these may stay as they are."""

    name: str
    sources: tuple[str, ...]
    addresses: int
    reads: int
    results: int
    guard: str


def decided_by_loads(function: Function, source: str = "<text>") -> dict[int, str]:
    """Return the instructions of NVIDIA's text at which numbers that are loaded decide, each with how, as for AMD's."""
    return _Follower(function, source).found


class _Follower:
    def __init__(self, function: Function, source: str) -> None:
        flow = sass_flow(function, source)
        pairs = zip(function.mnemonics, function.operands, strict=True)
        self._steps = [_step(name, text) for name, text in pairs]
        self._has_routines = flow.has_calls
        self._memory = 0  # what shared and local memory hold: loaded, and decided
        self._guarded: dict[str, tuple[int, int]] = {}  # by guard: what it let write in this block, and what that holds
        self.found: dict[int, str] = {}
        coming = dict[int, int]()

        def carried(block: int, bits: int) -> int:
            coming[block] = bits
            self._guarded.clear()
            for at in range(*flow.ranges[block]):
                bits = self._follow(at, bits | self._memory)
            return bits

        known = -1
        while known != self._memory:
            known = self._memory
            flow.carry(carried, backward=False)
        self.found.clear()
        for block, bits in coming.items():
            carried(block, bits)

    def _follow(self, at: int, bits: int) -> int:
        step = self._steps[at]
        written, held = self._guarded.get(step.guard, (0, 0))
        seen = bits & ~written | held
        loaded, decided = seen & _ALL, seen >> _PLACES
        is_loaded, is_decided = bool(step.reads & loaded), bool(step.reads & decided)
        if how := self._how(at, loaded, (loaded | decided) & ~_PREDICATES):
            self.found[at] = how
        is_known = not how and _COMPARES.match(step.name) is not None
        memory = _memory_of(step.name)
        if memory and step.results:
            is_loaded, is_decided = bool(memory & loaded), bool(memory & decided)
        elif memory:
            data = _places(step.sources[1:], _widths(step.name)[1:])
            self._memory |= (memory if data & loaded else 0) | (memory << _PLACES if data & decided else 0)
        elif _TO_SHARED.match(step.name):
            self._memory |= _SHARED
        is_loaded |= not memory and _FROM_MEMORY.match(step.name) is not None
        flags = step.results & _PREDICATES
        new = (step.results & ~flags if is_loaded else 0) | (step.results if is_decided else 0) << _PLACES
        if is_known:
            return self._written(step, bits, 0)
        return self._written(step, bits, new | (flags if is_loaded else 0) << _PLACES)

    def _written(self, step: _Step, bits: int, new: int) -> int:
        """Return what is where after an instruction has written. What a guard lets it write is all that others under
        the same guard see there; for the rest, it may be as it was.
        """
        both = step.results | step.results << _PLACES
        for guard, (written, held) in [*self._guarded.items()]:
            if step.results & _places([guard]):
                del self._guarded[guard]
            elif not step.guard:
                self._guarded[guard] = written & ~both, held & ~both
            elif guard != step.guard:
                self._guarded[guard] = written, held | new & written
        if not step.guard:
            return bits & ~both | new
        written, held = self._guarded.get(step.guard, (0, 0))
        self._guarded[step.guard] = written | both, held & ~both | new
        return bits | new

    def _how(self, at: int, loaded: int, marked: int) -> str:
        """Return how an instruction lets what is loaded decide; empty if it does not."""
        step = self._steps[at]
        name, sources = step.name, step.sources
        if step.addresses & marked:
            return "address"
        if name.startswith("PRMT") and _places(sources[1:2]) & marked:
            return "bits"
        if re.match(r"(ATOM[GS]?|REDG?)\b", name):
            return self._of_atomic(at, loaded)
        if not step.reads & marked or _NO_RESULT.match(name) or _LOADS.match(name):
            return ""
        if _COMPUTES.match(name):
            is_rounded_next = {self._is_rounding(one) for one in self._readers(at)} == {True}
            return "bound" if ".SAT" in name and not is_rounded_next else ""
        if _COMPARES.match(name):
            return "" if self._is_known(at, loaded) else "comparison"
        if _BOUNDS.match(name):
            others = [text for text in sources[:2] if not _places([text]) & marked]
            return "bound" if any("INF" not in text for text in others) else ""
        if step.results & _PREDICATES and not name.startswith("SHFL"):
            return "bits"  # whether something is zero, a carry, bits as predicates
        numbers = {int(text, 0) for text in sources if _NUMBER.match(text)}
        is_known = _MOVES.match(name) or _TO_ROUTINES & numbers or self._is_of_an_exponential(at)
        if is_known or _only_moves_bits(name, sources, loaded):
            return ""
        return "rounding" if re.match(r"(FRND|F2I|F2IP)\b", name) else "bits"

    def _of_atomic(self, at: int, loaded: int) -> str:
        """Return how an atomic operation lets its data decide."""
        step = self._steps[at]
        words = {*step.name.split(".")}
        if not _places(step.sources[1:]) & loaded or words & {"EXCH", "F32", "F16", "BF16", "F16x2", "F64"}:
            return ""
        return "comparison" if words & {"CAS", "CAST"} else "bound" if words & {"MIN", "MAX"} else "bits"

    def _is_known(self, at: int, loaded: int) -> bool:
        """Whether a comparison asks for NaN, scales, leaves a number to a routine, or chooses a maximum."""
        step = self._steps[at]
        compared = step.sources[:2]
        readers = list(self._readers(at))
        if step.name.startswith("FCHK"):
            return True
        if any(map(_SCALING.search, compared)):
            return all(self._scales(one, loaded) for one in readers)
        numbers = {int(text, 0) for text in compared if _NUMBER.match(text)}
        if compared[0] == compared[-1] or (_TO_ROUTINES & numbers and self._has_routines):
            return True
        return (
            len(readers) == 1
            and bool(re.match(r"F?SEL\b", self._steps[readers[0]].name))
            and (
                {*self._steps[readers[0]].sources[:2]} == {*compared}
                and not any(one.results & _places(compared) for one in self._steps[at + 1 : readers[0]])
            )
        )

    def _scales(self, at: int, loaded: int) -> bool:
        """Whether what a comparison lets happen is a product with a power of two, the square of half an exponential, or
        a choice that is no loaded number's.
        """
        step = self._steps[at]
        if step.name.startswith("FSEL"):
            return not _places(step.sources[:2]) & loaded or any("INF" in text for text in step.sources)
        if not step.name.startswith("FMUL"):
            return False
        if step.sources[0] == step.sources[1]:
            makers = [one for one in self._steps[:at] if one.results & _places(step.sources)]
            return bool(makers) and makers[-1].name.startswith("MUFU.EX2")
        return any(abs(frexp(float(text))[0]) == 0.5 for text in step.sources if _FLOAT.match(text))

    def _is_of_an_exponential(self, at: int) -> bool:
        """Whether an instruction moves a whole number, as an exponential makes it, to the exponent."""
        step = self._steps[at]
        makers = [one for one in range(at) if self._steps[one].results & step.reads][-1:]
        return any(self._is_rounding(one) for one in makers)

    def _is_rounding(self, at: int) -> bool:
        return self._steps[at].name == "FFMA.RM" and _ROUNDING in self._steps[at].sources

    def _readers(self, at: int) -> Iterator[int]:
        """Yield what reads an instruction's results before the text makes them again."""
        left = self._steps[at].results
        for later in range(at + 1, len(self._steps)):
            step = self._steps[later]
            if left & step.reads:
                yield later
            if step.guard in ("", self._steps[at].guard):
                left &= ~step.results
            if not left:
                return


def _step(name: str, text: str) -> _Step:
    guard = _GUARD.match(text)
    operands = [one.strip().removesuffix(".reuse") for one in (text[guard.end() :] if guard else text).split(",")]
    results = _results_of(name, operands)
    widths, sources = _widths(name), operands[results:]
    addresses = _places(one for one in operands if "[" in one)
    addresses |= _places(sources[1:2]) if name.startswith("SHFL") else 0
    return _Step(
        name,
        tuple(sources),
        addresses,
        _places(sources, widths[1:]) | (_places([guard[1]]) if guard else 0),
        _places(operands[:results], widths[:1] * 3) | (_PREDICATES if "PR" in operands[:results] else 0),
        guard[1] if guard else "",
    )


def _results_of(name: str, operands: Sequence[str]) -> int:
    """Return how many of the first operands are written: a register, predicates, or both."""
    if _NO_RESULT.match(name) or not operands:
        return 0
    if _ONE_RESULT.match(name) or len(operands) == 1:
        return 1
    if _PLAIN_PREDICATE.match(operands[0]):
        is_both = _PLAIN_PREDICATE.match(operands[1]) or (
            _PLAIN_REGISTER.match(operands[1]) and not _COMPARES.match(name)
        )
        return 2 if is_both else 1
    return 2 if _PLAIN_PREDICATE.match(operands[1]) else 1


def _widths(name: str) -> tuple[int, int, int, int]:
    """Return how many registers a result and three sources have."""
    parts = name.split(".")
    size = 4 if "128" in parts else 2 if "64" in parts else 1
    if parts[0].startswith("LDSM"):
        return (int(parts[-1]) if parts[-1] in ("2", "4") else 1), 1, 1, 1
    if _LOADS.match(name) or re.match(r"U?LDCU?\b|ST[GSL]?\b|U?MOV\b", name):
        return size, 1, size, size
    if "GMMA" in parts[0] and (shape := re.search(r"\.64x(\d+)x", name)):
        registers = int(shape[1]) // (4 if parts[-1] == "F16" else 2)
        return registers, 4, registers, registers
    if "MMA" in parts[0]:
        return (2 if parts[-1] == "F16" else 4), 4, 2, 4
    if "WIDE" in parts:
        return 2, 1, 1, 2
    if re.match(r"D(ADD|MUL|FMA|MNMX|SETP)\b", name):
        return 2, 2, 2, 2
    if parts[0] == "CS2R":
        return (1 if "32" in parts else 2), 1, 1, 1
    if parts[0] in ("F2F", "F2I", "I2F") and {"F64", "S64", "U64"} & {*parts}:
        is_result = (
            parts[-1] not in ("F64", "S64", "U64") or parts.count("F64") > 1 or parts[1] in ("F64", "S64", "U64")
        )
        return (2, 1, 1, 1) if is_result and parts[-1] != "F64" else (1 + is_result, 2, 1, 1)
    return 1, 1, 1, 1


def _places(texts: Iterable[str], widths: Sequence[int] = ()) -> int:
    """Return the registers of operands as a set; `R2.64` in an address is two."""
    found = 0
    for at, text in enumerate(texts):
        for match in _REGISTER.finditer(text):
            is_wide = text[match.end() :].startswith(".64")
            width = 2 if is_wide else widths[at] if at < len(widths) and "[" not in text else 1
            found |= ((1 << width) - 1) << _FIRST[match[1]] + int(match[2])
    return found


def _memory_of(name: str) -> int:
    if re.match(r"(LDS|STS|LDSM|STSM|ATOMS)\b", name):
        return _SHARED
    if re.match(r"ST\b", name):
        return _SHARED | _LOCAL  # where its address says
    return _LOCAL if re.match(r"(LDL|STL)\b", name) else 0


def _only_moves_bits(name: str, sources: Sequence[str], loaded: int) -> bool:
    """Whether each bit of a result is a bit of what was loaded, or a constant."""
    of_loaded = [bool(_places([text]) & loaded) for text in sources[:3]]
    if name.startswith(("LOP3", "ULOP3")):
        is_masked = not {"0xf8", "0xea", "0xec"}.isdisjoint(sources) and any(map(_NUMBER.match, sources[:2]))
        return sum(of_loaded) == 1 or is_masked or not {"0xfc", "0xfe"}.isdisjoint(sources)
    if re.match(r"U?(SHF|SHL|SHR)\b", name):
        return not of_loaded[1]
    if not name.startswith(("IMAD.SHL", "IMAD.U32")) or not _NUMBER.match(sources[1]):
        return False
    return int(sources[1], 0).bit_count() == 1 and sources[2] == "RZ"
