"""Why a kernel needs so many vector registers: what they hold where most are live, and what would free them."""

from collections.abc import Callable
from dataclasses import dataclass

from parity.isa.cfg import ControlFlow
from parity.isa.classify import classify
from parity.isa.counters import hot_loop
from parity.isa.dataflow import addresses
from parity.isa.lines import SourceLine
from parity.isa.liveness import Pressure, Value, accessed, ranges
from parity.isa.loops import natural_loops

_SUMS = "sums of matrix instructions"
_KEPT = "kept through the hot loop, unused there"
_OF_LDS, _OF_MEMORY = "loaded from LDS", "loaded from memory"
_ADDRESSES, _GIVEN, _COMPUTED = "addresses", "given at the start", "computed"
_CARRIED = "carried from round to round"
_FREES = {
    _SUMS: "smaller tiles for each wave: more waves, or smaller blocks",
    _KEPT: "computing it again after the loop, or keeping it in LDS",
    _OF_LDS: "reading LDS later: nearer to the use",
    _OF_MEMORY: "loading later or less at once: fewer stages; or loading straight to LDS",
    _ADDRESSES: "one address with constant offsets, or scalar bases",
    _GIVEN: "computing what needs it at the start",
    _CARRIED: "fewer sums at a time: smaller tiles, or less unrolling",
    _COMPUTED: "computing it later: nearer to the use",
}


@dataclass(frozen=True)
class Held:
    """Vector registers that are live at the peak and hold values of one kind, born on one source line (or, where none
    is known, by one kind of instruction). `born` is the instruction that gives one of them (the most registers, where
    there are several values), `used` the next one that needs that, with their lines of the text and source lines.
    `lives` is for how many instructions of the text one of them lives at most, from its birth to its last use; None
    where one lives around a loop, or from the start. `frees` is what would free them.
    """

    count: int
    registers: str
    what: str
    source: str | None
    born: str | None
    born_line: int | None
    lives: int | None
    used: str | None
    used_line: int | None
    used_source: str | None
    frees: str


@dataclass(frozen=True)
class RegisterPeak:
    """Where most vector registers of a kernel are live: how many, at which instruction, whether in the hot loop; and
    what they hold, the largest group first.
    """

    live: int
    line: int
    text: str
    source: str | None
    in_hot_loop: bool
    held: list[Held]


def register_peak(
    flow: ControlFlow, found: Pressure, sources: dict[int, SourceLine], named: Callable[[SourceLine], str]
) -> RegisterPeak:
    """Return what a kernel's registers hold at the peak of their pressure, with its source lines as they are named."""
    peak = _Peak(flow, {line: named(source) for line, source in sources.items()}, found.peak)
    groups: dict[tuple[str, str | None], list[Value]] = {}
    for value in found.values:
        what = peak.kind(value)
        births = peak.births(what, value)
        place = (peak.source(births[0]) or flow.function.mnemonics[births[0]]) if births else None
        groups.setdefault((what, place), []).append(value)
    held = [peak.held(what, values) for (what, _), values in groups.items()]
    line = flow.function.lines[found.peak]
    text = peak.text(found.peak)
    is_hot = found.peak in peak.hot
    return RegisterPeak(
        found.live[found.peak], line, text, peak.sources.get(line), is_hot, sorted(held, key=lambda one: -one.count)
    )


class _Peak:
    """An instruction before which most registers are live."""

    def __init__(self, flow: ControlFlow, sources: dict[int, str], index: int) -> None:
        self.function, self.sources, self.index = flow.function, sources, index
        hot = hot_loop(flow, natural_loops(flow))
        self.hot = frozenset(hot.indices) if hot else frozenset[int]()

    def source(self, index: int) -> str | None:
        return self.sources.get(self.function.lines[index])

    def text(self, index: int) -> str:
        first = self.function.mnemonics[index].split("::")[0]  # the other half stands in the operands again
        return f"{first} {self.function.operands[index]}".strip()

    def births(self, what: str, value: Value) -> list[int]:
        """Return who gives a value; of sums without the zeros that they begin with."""
        return [
            index for index in value.births if what != _SUMS or classify(self.function.mnemonics[index]) == "matrix"
        ]

    def kind(self, value: Value) -> str:
        """Say what a value is: by who gives it, and by who needs it."""
        classes = {classify(self.function.mnemonics[index]) for index in value.births}
        if "matrix" in classes:
            return _SUMS
        if self.index in self.hot and not self.hot.intersection((*value.births, *value.uses)):
            return _KEPT
        if not classes:
            return _GIVEN
        if any(name.startswith("lds_load") for name in classes):
            return _OF_LDS
        if any("_load" in name for name in classes):
            return _OF_MEMORY
        uses = [index for index in value.uses if index not in value.births]  # but for what only moves it on
        if uses and all(self._is_address(index, value) for index in uses):
            return _ADDRESSES
        return _CARRIED if self.hot.intersection(value.births) & {*value.uses} else _COMPUTED

    def _is_address(self, index: int, value: Value) -> bool:
        mnemonic, operands = self.function.mnemonics[index], self.function.operands[index]
        if not classify(mnemonic).startswith(("lds_", "global_", "buffer_", "flat_", "scratch")):
            return False
        reads, _ = accessed(mnemonic, operands)
        named = accessed("v_mov_b32", f"v1023, {value.registers[0]}")[0]
        return bool(addresses(mnemonic, operands, reads) & named) or not reads & named

    def _lives(self, what: str, value: Value) -> int | None:
        """Return for how many instructions a value lives; None if from the start, or around a loop."""
        births = self.births(what, value)
        if not births or not value.uses or value.uses[-1] < self.index or value.uses[-1] <= births[-1]:
            return None
        return value.uses[-1] - births[0]

    def held(self, what: str, values: list[Value]) -> Held:
        largest = max(values, key=lambda value: len(value.registers))
        births = self.births(what, largest)
        following = [index for index in largest.uses if index >= self.index] or largest.uses  # else around the loop
        used = following[0] if following else None
        lives = [self._lives(what, value) for value in values]
        names = sorted({name for value in values for name in value.registers}, key=_number)
        lines = self.function.lines
        return Held(
            len(names),
            ranges(names),
            what,
            self.source(births[0]) if births else None,
            self.text(births[0]) if births else None,
            lines[births[0]] if births else None,
            None if None in lives else max(filter(None, lives), default=0),
            self.text(used) if used is not None else None,
            lines[used] if used is not None else None,
            self.source(used) if used is not None else None,
            _FREES[what],
        )


def _number(name: str) -> tuple[str, int]:
    return name[0], int(name[1:])
