"""The rules that say why a kernel costs more than another, or what costs it most: each is about one kind of cost.

A rule holds where its kind of instructions, or of cycles that an access waits, is more for a unit of work than on the
other side. What is counted here is not timed: a cost ranks what a kernel does, it predicts nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from parity.isa.classify import classify, memory_width_bits

if TYPE_CHECKING:
    from parity.report.gap import Rows, Side
    from parity.store.schema import ReadingMemoryRow

_OF_DIFFERENCE, _OF_WORK = 0.05, 0.02  # what a cause must be a part of, to be said
_BAD_CONFLICTS = 0.1  # of a kernel that is compared with no other
_BAD_EFFICIENCY = 0.5  # above it, caches mostly hold what an access did not ask for until another does
_WIDEST, _NARROW, _BULK = 128, 16, 1 << 13  # bits a lane; a bulk copy is one instruction for many
_ACCESS = re.compile(r"(lds|global|buffer|flat|global_to_lds)(?:_(load|store))?_(2x)?(\d+|bulk)$")
_LDS, _GLOBAL = "LDS", "global memory"
_SPACES = {"lds": _LDS, "flat": "memory"}  # a flat access may be of any
_VERBS = {"load": "reads", "store": "writes"}
_WORDS = {
    "scratch": "access of it",
    "valu": "vector instruction",
    "dual": "dual-issued instruction",
    "convert": "conversion",
    "permute": "permute",
    "scalar": "scalar instruction",
    "barrier": "barrier",
    "schedule": "scheduling instruction",
    "wait": "wait",
    "cache": "cache control",
    "matrix": "matrix instruction",
}
_FOLLOWING = ("schedule", "wait", "cache")  # what mostly follows from other instructions


@dataclass(frozen=True)
class Compared:
    """Two sides, the costlier one first, or one side alone. `rows` has instructions by class for a unit of work;
    `slower_by` is how much more time the first one takes, where that was measured.
    """

    side: Side
    other: Side | None
    unit: str
    basis: str
    rows: Rows
    slower_by: float | None = None
    milliseconds: Rows = field(default_factory=list)

    @cached_property
    def mine(self) -> dict[str, float]:
        return {name: value for name, value, _ in self.rows if value}

    @cached_property
    def theirs(self) -> dict[str, float]:
        return {name: value for name, _, value in self.rows if value}

    @cached_property
    def more(self) -> dict[str, float]:
        """How many instructions more the first side has, by class, of those that it has more of."""
        return {name: mine - theirs for name, mine, theirs in self.rows if mine > theirs}

    def counts(self, cost: float) -> bool:
        """Whether a cost is a part of the work and of the difference that is worth a sentence."""
        return cost > 0 and cost >= max(_OF_WORK * sum(self.mine.values()), _OF_DIFFERENCE * sum(self.more.values()))

    @cached_property
    def memory(self) -> dict[tuple[str, str], dict[str, int]]:
        """The classes of memory accesses with their widths in bits, by space and direction."""
        groups: dict[tuple[str, str], dict[str, int]] = {}
        for name, *_ in self.rows:
            if access := _ACCESS.match(name):
                key = _SPACES.get(access[1], _GLOBAL), access[2] or "load"
                width = _BULK if access[4] == "bulk" else int(access[4])
                groups.setdefault(key, {})[name] = width * (2 if access[3] else 1)
        return groups

    def accesses(self, space: str, counts: Mapping[str, float]) -> float:
        """Return how many instructions of a side access LDS or global memory."""
        names = (name for (where, _), widths in self.memory.items() if where == space for name in widths)
        return sum(counts.get(name, 0.0) for name in names)

    @property
    def costlier_first(self) -> Compared:
        """The same with the sides in the order in which rules take them: by time, else by instructions and by what
        accesses of memory cost besides.
        """
        if self.other is None:
            return self
        is_first = (
            self.slower_by >= 0
            if self.slower_by is not None
            else self._work(self.side, self.mine) >= self._work(self.other, self.theirs)
        )
        return self if is_first else self._swapped(self.other)

    def _work(self, side: Side, counts: Mapping[str, float]) -> float:
        waits = self.accesses(_LDS, counts) * _waited(side) + self.accesses(_GLOBAL, counts) * _touched_in_vain(side)
        return sum(counts.values()) + waits

    def _swapped(self, other: Side) -> Compared:
        slower_by = 1 / (1 + self.slower_by) - 1 if self.slower_by is not None else None
        rows, milliseconds = (
            [(name, theirs, mine) for name, mine, theirs in each] for each in (self.rows, self.milliseconds)
        )
        return Compared(other, self.side, self.unit, self.basis, rows, slower_by, milliseconds)


class Found(NamedTuple):
    """What a rule says of a comparison, and what that costs for a unit of work. It is about instructions of these
    `classes`, or about those at these lines of the assembly, by their weights. `evidence` has figures of both sides.
    """

    rule: str
    cost: float
    text: str
    basis: str
    evidence: Mapping[str, tuple[float, float | None]]
    classes: frozenset[str] = frozenset()
    lines: Mapping[int, float] = {}


def best_of(compared: Compared) -> Found | None:
    """Return what costs most: spills, then the costliest cause, then what follows from none of them. Time in each class
    leads, where the program counter was sampled on both sides. None where nothing shows why.
    """
    causes = [found for found in _causes(compared) if found.rule == "spill" or compared.counts(found.cost)]
    if compared.milliseconds:
        return _where_the_time_is(compared, causes)
    first = [found for found in causes if found.rule in ("spill", "no-matrix")]
    return max(first or causes, key=lambda found: found.cost, default=None) or _rest(compared)


def _causes(compared: Compared) -> Iterator[Found]:
    yield from _spill(compared)
    yield from _no_matrix(compared)
    yield from _accesses(compared)
    yield from _conflicts(compared)
    yield from _scattered(compared)
    if "barrier" in compared.more:
        yield _of_class(compared, "barrier", "barrier", "meets more barriers" if compared.other else "meets barriers")


def _of_class(compared: Compared, rule: str, name: str, what: str) -> Found:
    mine, theirs = compared.mine[name], compared.theirs.get(name, 0.0)
    mostly = f", mostly {mnemonic}" if (mnemonic := _most_of(compared, name)) else ""
    text = f"{compared.side.name} {what}: {_told(compared, _noun(name), mine, theirs, mostly)}"
    return Found(rule, mine - theirs, text, compared.basis, _evidence(compared, name, mine, theirs), frozenset({name}))


def _told(compared: Compared, noun: str, mine: float, theirs: float, mostly: str = "") -> str:
    """`4 conversions for each matrix instruction of the hot loop, hip none`."""
    beside = f", {compared.other.name} {shown(theirs) if theirs else 'none'}" if compared.other else ""
    return f"{_counted(mine, noun)} for each {compared.unit}{mostly}{beside}"


def _evidence(compared: Compared, name: str, mine: float, theirs: float) -> dict[str, tuple[float, float | None]]:
    return {f"{name} for each {compared.unit}": (mine, theirs if compared.other else None)}


def _noun(name: str) -> str:
    """Return what an instruction of a class is called: `conversion`, `8-bit load of LDS`."""
    if access := _ACCESS.match(name):
        where = _SPACES.get(access[1], _GLOBAL)
        size = "bulk" if access[4] == "bulk" else f"{access[3] or ''}{access[4]}-bit"
        return f"{size} {access[2] or 'load'} of {where}"
    return _WORDS.get(name) or f"instruction of class {name}"


def _counted(value: float, noun: str) -> str:
    first, *rest = noun.split(" of ")
    plural = first if shown(value) == "1" else f"{first}{'es' if first.endswith('ss') else 's'}"
    return " of ".join([f"{shown(value)} {plural}", *rest])


def shown(value: float) -> str:
    """Return a figure with three digits that count."""
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"


def _percent(part: float) -> str:
    return f"{100 * part:.0f} %"


def _most_of(compared: Compared, name: str) -> str | None:
    """Return the instruction that is at least half of a class of vector or scalar instructions."""
    if name not in ("valu", "dual", "convert", "permute", "scalar"):
        return None
    counts = compared.side.figures("hot_loop" if compared.basis == "static" else "executed")
    of_class = {mnemonic: count for mnemonic, count in counts.items() if classify(mnemonic) == name}
    most = max(of_class, key=lambda mnemonic: of_class[mnemonic], default=None)
    return most if most and 2 * of_class[most] >= sum(of_class.values()) else None


def _spill(compared: Compared) -> Iterator[Found]:
    if "scratch" in compared.more:
        yield _of_class(compared, "spill", "scratch", "keeps values in private memory")


def _no_matrix(compared: Compared) -> Iterator[Found]:
    theirs = compared.theirs.get("matrix")
    if compared.other and theirs and "matrix" not in compared.mine:
        has = f"{compared.other.name} has {shown(theirs)} for each {compared.unit}"
        text = f"{compared.side.name} multiplies without matrix instructions, {has}"
        evidence = {f"matrix for each {compared.unit}": (0.0, theirs)}
        yield Found(
            "no-matrix", sum(compared.more.values()), text, compared.basis, evidence, frozenset({"valu", "dual"})
        )


def _accesses(compared: Compared) -> Iterator[Found]:
    """More accesses of a memory, as where they are narrower than they could be."""
    for (space, direction), widths in compared.memory.items():
        mine, theirs = _by_width(compared.mine, widths), _by_width(compared.theirs, widths)
        bits = sum(width * number for width, number in theirs.items())
        usual = bits / sum(theirs.values()) if bits else _WIDEST
        width = max(mine, key=lambda width: mine[width] - theirs[width])
        is_narrow = width < usual if compared.other else width <= _NARROW
        if mine[width] <= theirs[width] or not (compared.other or is_narrow):
            continue
        if is_narrow:
            what = f"{_VERBS[direction]} {space} {'a byte' if width == 8 else f'{width // 8} bytes'} at a time"
        else:
            what = f"{_VERBS[direction]} {space} more often"
        noun = f"{'bulk' if width == _BULK else f'{width}-bit'} {direction}"
        cost = sum(mine.values()) - sum(theirs.values()) if compared.other else mine[width] * (1 - width / _WIDEST)
        text = f"{compared.side.name} {what}: {_told(compared, noun, mine[width], theirs[width])}"
        evidence = _evidence(compared, f"{noun}s of {space}", mine[width], theirs[width])
        classes = frozenset(name for name, its_width in widths.items() if its_width == width)
        yield Found("narrow" if is_narrow else "accesses", cost, text, compared.basis, evidence, classes)


def _by_width(counts: Mapping[str, float], widths: Mapping[str, int]) -> dict[int, float]:
    """Return the accesses of one memory by their width in bits, of whatever kind of instruction they are."""
    by_width = dict.fromkeys(widths.values(), 0.0)
    for name, width in widths.items():
        by_width[width] += counts.get(name, 0.0)
    return by_width


def _conflicts(compared: Compared) -> Iterator[Found]:
    """LDS accesses that wait for banks, beyond what those of the other side wait."""
    rows = compared.side.memory("lds")
    mine, theirs = _conflict_rate(compared.side), _conflict_rate(compared.other)
    if not mine or mine <= (theirs or 0.0 if compared.other else _BAD_CONFLICTS):
        return
    cost = compared.accesses(_LDS, compared.mine) * _waited(compared.side) * (1 - (theirs or 0.0) / mine)
    of_other = f"'s {_percent(theirs)}" if theirs is not None else " accesses none"
    beside = f", {compared.other.name}{of_other}" if compared.other else ""
    text = f"{compared.side.name}'s accesses of LDS spend {_percent(mine)} of their cycles on bank conflicts{beside}"
    lines = {row.line: float(row.conflict_cycles) for row in rows}
    evidence = {"conflict_cycles of LDS for each cycle": (mine, theirs)}
    yield Found("conflicts", cost, text, "emulated", evidence, lines=lines)


def _waited(side: Side) -> float:
    """Return how many cycles an access of LDS waits for banks."""
    rows = side.memory("lds")
    return sum(row.conflict_cycles for row in rows) / sum(row.accesses for row in rows) if rows else 0.0


def _wide(side: Side) -> list[ReadingMemoryRow]:
    """Return the accesses of global memory of 32 bits a lane or more: what narrower ones touch besides, the next ones
    ask for.
    """
    rows = side.memory("global")
    return [row for row in rows if (memory_width_bits(row.text.partition(" ")[0]) or 0) > _NARROW]


def _touched_in_vain(side: Side) -> float:
    """Return how many 64-byte segments an access of global memory touches beyond those that it asks for."""
    vain = sum(max(0.0, row.segments_64 - row.bytes_asked / 64) for row in _wide(side))
    return vain / sum(row.accesses for row in side.memory("global")) if vain else 0.0


def _conflict_rate(side: Side | None) -> float | None:
    rows = side.memory("lds") if side else []
    cycles = sum(row.cycles for row in rows)
    return sum(row.conflict_cycles for row in rows) / cycles if cycles else None


def _scattered(compared: Compared) -> Iterator[Found]:
    """Global accesses that touch more memory than they ask for, beyond what those of the other side touch."""
    rows = _wide(compared.side)
    mine, theirs = _efficiency(compared.side), _efficiency(compared.other)
    if not mine or mine > _BAD_EFFICIENCY or mine >= (theirs or 1.0):
        return
    cost = compared.accesses(_GLOBAL, compared.mine) * _touched_in_vain(compared.side)
    beside = f", {compared.other.name} {_percent(theirs)}" if compared.other and theirs else ""
    what = f"asks for {_percent(mine)} of the global memory that it touches, in pieces of 64 bytes"
    lines = {row.line: float(64 * row.segments_64 - row.bytes_asked) for row in rows}
    evidence = {"bytes asked for each byte of 64-byte segments": (mine, theirs)}
    yield Found("scattered", cost, f"{compared.side.name} {what}{beside}", "emulated", evidence, lines=lines)


def _efficiency(side: Side | None) -> float | None:
    """Return what part of the touched memory is asked for; it may be asked for several times."""
    rows = side.memory("global") if side else []
    touched = 64 * sum(row.segments_64 for row in rows)
    return min(1.0, sum(row.bytes_asked for row in rows) / touched) if touched else None


def _rest(compared: Compared) -> Found | None:
    """Return what follows from no cause that is known: the class with most instructions more, those last that mostly
    follow from others; else fewer waves; else that nothing explains the time.
    """
    known = {name for widths in compared.memory.values() for name in widths}
    more = {name: value for name, value in compared.more.items() if name not in known}
    enough = _OF_WORK * sum(compared.mine.values())
    for names in (more.keys() - {*_FOLLOWING, "matrix"}, more.keys() & {*_FOLLOWING}):
        name = max(sorted(names), key=lambda name: more[name], default="")
        if name and more[name] >= enough:
            if compared.other:
                return _of_class(compared, "more", name, "issues more")
            part = more[name] / sum(compared.mine.values())
            return _of_class(compared, "most", name, f"issues mostly {_counted(2, _noun(name))[2:]}, {_percent(part)}")
    return _fewer_waves(compared) or _not_shown(compared)


def _fewer_waves(compared: Compared) -> Found | None:
    if not compared.other:
        return None
    mine, theirs = (side.figure("occupancy", "waves_per_simd") for side in (compared.side, compared.other))
    if not mine or not theirs or mine >= theirs:
        return None
    limits = compared.side.figures("occupancy_limit")
    by = " and ".join(name for name, waves in limits.items() if waves == min(limits.values()))
    what = f"fits {shown(mine)} waves in a SIMD, limited by {by}"
    text = f"{compared.side.name} {what}, {compared.other.name} {shown(theirs)}"
    return Found("occupancy", 0.0, text, "static", {"occupancy.waves_per_simd": (mine, theirs)})


def _not_shown(compared: Compared) -> Found | None:
    if not compared.other or not compared.slower_by or compared.slower_by < _OF_WORK:
        return None
    longer = f"what {compared.side.name} takes {_percent(compared.slower_by)} longer for"
    text = f"{longer} is not shown by its machine code: it has no more of anything than {compared.other.name}'s"
    return Found("not-shown", 0.0, text, compared.basis, {})


def _where_the_time_is(compared: Compared, causes: list[Found]) -> Found | None:
    name, mine, theirs = max(compared.milliseconds, key=lambda row: row[1] - row[2])
    if mine <= theirs or not compared.other:
        return _not_shown(compared)
    spent = f"{shown(mine)} ms in {_counted(2, _noun(name))[2:]}, {compared.other.name} {shown(theirs)}"
    evidence = {f"ms in {name}": (mine, theirs)}
    if cause := next((found for found in causes if name in found.classes), None):
        text = f"{cause.text}; it spends {spent}"
        return cause._replace(text=text, basis="profiled", evidence={**cause.evidence, **evidence})
    return Found("time", mine - theirs, f"{compared.side.name} spends {spent}", "profiled", evidence, frozenset({name}))
