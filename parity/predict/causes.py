"""Why a launch takes its predicted time: the time in causes that add up to it.

A launch's time is spent at instructions, each in parts (PARTS): issuing, waiting for a unit, for what an access brings,
at barriers. A rule is about one cause that people know a cure for. It takes the share of these cells that its cause is
to blame for, from what the rules before it have left; what no rule takes counts by the resource that it is spent on. So
no time counts twice, and none is left out.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from posixpath import basename

import numpy as np
from numpy.typing import NDArray

from parity.isa.classify import classify, memory_width_bits
from parity.isa.dataflow import addresses, fed, feeding
from parity.isa.lines import SourceLine, own_lines
from parity.isa.listing import instruction_text
from parity.isa.liveness import accessed
from parity.predict.model import LAUNCH, RESOURCES, TAIL, Model
from parity.predict.unit import PARTS

# Causes by their names, beside those of RESOURCES.
PRIVATE, WAITS, CONFLICTS = "private memory", "waits stricter than needed", "bank conflicts"
NARROW_LDS, NARROW_GLOBAL, SCATTERED = "narrow LDS access", "narrow global access", "scattered access"
CONVERSIONS, CONVERSIONS_BEFORE_LDS, ADDRESSES = "conversions", "conversions before LDS", "address arithmetic"
SERIAL_MATRIX, BARRIERS, FEW_BYTES = "serial matrix instructions", "barriers", "few bytes in flight"
REGISTERS = "registers above a step"

Weights = NDArray[np.float64]  # by instruction and part, or of either for all of the other
_BANK, _WIDEST = 32, 128  # bits of a lane
_SEGMENT, _GOOD_USE = 64, 0.5
_FULL = 0.8  # of memory's bandwidth: who moves as much does not lack bytes in flight
_PLACES, _SHOWN = 3, 5e-3
# What an instruction does itself: that its code comes, and that its wave begins, is none of it.
_ITS_OWN = tuple(part for part in PARTS if part not in ("code", "start"))
_AT_LATENCY = ("latency", "lds_latency", "scalar_latency", "result")
_VECTOR = ("valu", "dual", "convert", "permute")


@dataclass(frozen=True)
class Place:
    """A source line, or an instruction of a text that names none, with its share of the launch's time; the instruction
    that most of that is spent at (what a wait waits for counts at the access that it waits for), and its line of the
    text. `calls` are the source lines that inlined code was called from, the innermost first.
    """

    source: str | None
    text: str
    line: int
    share: float
    calls: tuple[str, ...] = ()


@dataclass(frozen=True)
class Cause:
    """What a part of a launch's time is spent on, in us; at how many instructions of the text, and where most of it;
    the counter or figure that shows it, in words: none for what is left to a resource.
    """

    name: str
    us: float
    instructions: int
    evidence: str | None
    places: tuple[Place, ...]


@dataclass(frozen=True)
class _Claim:
    """What a rule takes: these weights of the parts named, with its evidence."""

    name: str
    weights: Weights  # by instruction
    parts: tuple[str, ...]
    evidence: str


def causes(model: Model) -> list[Cause]:
    """Return what a launch's time is spent on, the largest part first; they add up to the predicted time."""
    facts = _Facts(model)
    left = model.spent - model.tail
    found = [_cause(facts, TAIL, model.tail, _rounds(model))] if model.tail.any() else []
    by_name: dict[str, NDArray[np.float64]] = {}
    evidence: dict[str, str] = {}
    for rule in _RULES:
        for claim in rule(facts):
            taken = left * np.clip(claim.weights, 0.0, 1.0)[:, None] * _are_of(claim.parts)
            left = left - taken
            by_name[claim.name] = by_name.get(claim.name, 0.0) + taken
            evidence.setdefault(claim.name, claim.evidence)
    found += [_cause(facts, name, taken, evidence[name]) for name, taken in by_name.items()]
    for name, parts in RESOURCES.items():
        found.append(_cause(facts, name, left * _are_of(parts), None))
    found.append(Cause(LAUNCH, model.timing["launch_us"], 0, None, ()))
    return sorted((cause for cause in found if cause.us), key=lambda cause: -cause.us)


def _are_of(parts: Collection[str]) -> NDArray[np.bool_]:
    return np.array([part in parts for part in PARTS])


def _rounds(model: Model) -> str:
    return f"the grid fills {model.filled:.1%} of {model.rounds:,.1f} rounds"


class _Facts:
    """What rules know of a launch, by instruction of its text."""

    def __init__(self, model: Model) -> None:
        self.model, self.work = model, model.work
        self.function = model.work.kernel.function
        self.text = model.work.kernel.assembly.text.split("\n")
        self.names = self.function.mnemonics
        self.classes = [classify(name) for name in self.names]
        self.widths = np.array([float(memory_width_bits(name) or 0) for name in self.names])
        self.times = model.spent.sum(axis=1)
        self.is_lds = self.of_class("lds_")
        self.is_global = self.of_class("global_", "buffer_", "flat_")

    def of_class(self, *starts: str) -> NDArray[np.bool_]:
        return np.array([name.startswith(starts) for name in self.classes], bool)

    @cached_property
    def accesses(self) -> list[tuple[int, int]]:
        return [accessed(*both) for both in zip(self.names, self.function.operands, strict=True)]

    @cached_property
    def vector(self) -> set[int]:
        return {index for index, name in enumerate(self.classes) if name in _VECTOR}

    @cached_property
    def sources(self) -> Mapping[int, SourceLine]:
        return own_lines(self.work.kernel.assembly.text, self.function)

    @cached_property
    def addresses(self) -> dict[int, int]:
        """The registers that hold each access's address, as sets of bits."""
        indices = np.flatnonzero(self.is_lds | self.is_global | self.of_class("scratch")).tolist()
        return {
            index: addresses(self.names[index], self.function.operands[index], self.accesses[index][0])
            for index in indices
        }

    @property
    def is_followed(self) -> bool:
        """Whether the text says where all values go."""
        return not (self.work.flow.has_calls or self.work.flow.has_indirect_jumps)

    @cached_property
    def is_one_of_several(self) -> NDArray[np.bool_]:
        """Whether other instructions of its block access memory at the same registers, in the same direction."""
        several = np.zeros(len(self.names), bool)
        for first, end in self.work.flow.ranges:
            by: dict[tuple[int, bool], list[int]] = {}
            for index in range(first, end):
                if address := self.addresses.get(index):
                    by.setdefault((address, "_store" in self.classes[index]), []).append(index)
            for indices in by.values():
                several[indices] = len({self.function.operands[index].partition(" offset")[2] for index in indices}) > 1
        return several

    def indices(self, chosen: NDArray[np.bool_]) -> set[int]:
        return set(np.flatnonzero(chosen).tolist())

    def fed(self, sources: Collection[int], through: Collection[int]) -> set[int]:
        return fed(self.work.flow, self.accesses, sources, through)

    def feeding(self, sinks: Mapping[int, int], through: Collection[int]) -> set[int]:
        return feeding(self.work.flow, self.accesses, sinks, through)

    def marked(self, indices: Collection[int]) -> Weights:
        weights = np.zeros(len(self.names))
        weights[[*indices]] = 1.0
        return weights

    def count(self, weights: Weights) -> int:
        """Return how many instructions with some of these weights take time."""
        return int(((weights > 0) & (self.times > 0)).sum())

    def most(self, weights: Weights) -> str:
        """Return the mnemonic that most of the weighted instructions have."""
        chosen = (name for name, weight in zip(self.names, weights, strict=True) if weight)
        return Counter(chosen).most_common(1)[0][0].replace("::", " :: ")

    def share(self, rows: NDArray[np.uint64], part: int, whole: int) -> Weights:
        """Return one counter as a share of another."""
        return np.divide(rows[:, part], rows[:, whole], out=np.zeros(len(rows)), where=rows[:, whole] > 0)


def _private(facts: _Facts) -> Iterator[_Claim]:
    has_only_private = bool(facts.work.kernel.scratch_bytes) and not facts.work.used.lds_bytes
    in_private = facts.of_class("flat_") & ~facts.model.lines.touching & has_only_private
    weights = (facts.of_class("scratch") | in_private).astype(float)
    if count := facts.count(weights):
        used = facts.work.used
        text = f"accesses of private memory: {count}, of {used.private_segment_bytes or 0} bytes of a lane"
        spilled = f"; spilled vector registers: {used.vgpr_spills}" if used.vgpr_spills else ""
        yield _Claim(PRIVATE, weights, _ITS_OWN, text + spilled)


def _strict_waits(facts: _Facts) -> Iterator[_Claim]:
    if waits := facts.work.conservative_waits:
        weights = facts.marked({wait.index for wait in waits})
        worst = max(waits, key=lambda wait: facts.times[wait.index])
        at = f"line {facts.function.lines[worst.index]}"
        text = f"{worst.counter} is waited down to {worst.waits_for} at {at}, where {worst.sufficient} would do"
        yield _Claim(WAITS, weights, ("wait",), text)


def _conflicts(facts: _Facts) -> Iterator[_Claim]:
    lds = facts.work.lds
    weights = facts.share(lds, 2, 1)
    if weights.any():
        share = float(lds[:, 2].sum() / lds[:, 1].sum())
        text = f"{share:.0%} of the cycles of LDS are bank conflicts; accesses with some: {facts.count(weights)}"
        yield _Claim(CONFLICTS, weights, ("lds", "lds_latency"), text)


def _narrow_lds(facts: _Facts) -> Iterator[_Claim]:
    """Find accesses of LDS that move less than a bank has for each lane, where several go to one address: wider ones
    would be fewer, and waited for less often.
    """
    is_narrow = facts.is_lds & (facts.widths > 0) & (facts.widths < _BANK) & facts.is_one_of_several
    weights = np.where(is_narrow, 1 - facts.widths / _BANK, 0.0)
    if facts.count(weights):
        text = _narrow(facts, weights)
        yield _Claim(NARROW_LDS, weights, ("lds", "lds_latency"), text)
        yield _Claim(NARROW_LDS, np.where(is_narrow, 1 - facts.widths / _WIDEST, 0.0), ("issue",), text)


def _narrow_global(facts: _Facts) -> Iterator[_Claim]:
    """Find accesses that ask for so little for each lane that what serves them is busy with their number."""
    is_narrow = facts.is_global & (facts.widths > 0) & (facts.widths < _BANK)
    weights = np.where(is_narrow, 1 - facts.widths / _WIDEST, 0.0)
    if facts.count(weights):
        yield _Claim(NARROW_GLOBAL, weights, ("issue", "l1"), _narrow(facts, weights))


def _narrow(facts: _Facts, weights: Weights) -> str:
    widths = facts.widths[(weights > 0) & (facts.times > 0)]
    least, most = f"{widths.min():.0f}", f"{widths.max():.0f}"
    bits = least if least == most else f"{least} to {most}"
    return f"accesses: {len(widths)}, mostly {facts.most(weights)}, of {bits} bits ({_WIDEST} can be)"


def _scattered(facts: _Facts) -> Iterator[_Claim]:
    memory = facts.work.memory  # accesses, segments of 32, 64 and 128 bytes, bytes asked for
    use = np.minimum(
        1.0, np.divide(memory[:, 4], memory[:, 2] * _SEGMENT, out=np.ones(len(memory)), where=memory[:, 2] > 0)
    )
    weights = np.where(facts.is_global & (use < _GOOD_USE), 1 - use, 0.0)
    if count := facts.count(weights):
        chosen = weights > 0
        asked = float(memory[chosen, 4].sum() / (memory[chosen, 2].sum() * _SEGMENT))
        text = f"accesses: {count}, which ask for {asked:.0%} of the 64-byte segments that they touch"
        yield _Claim(SCATTERED, weights, ("l1", "l2", "memory"), text)


def _conversions(facts: _Facts) -> Iterator[_Claim]:
    """Find vector instructions between memory and matrix instructions, or between memory and LDS; not those that work
    on what matrix instructions gave. In a kernel without these: conversions of what is loaded, before anything else is
    done with it.
    """
    if not facts.is_followed:
        return
    loads = {index for index, name in enumerate(facts.classes) if "_load" in name}
    matrix = facts.indices(facts.of_class("matrix"))
    if not matrix:
        converting = facts.indices(facts.of_class("convert", "permute"))
        chosen = facts.fed(loads, converting) & facts.indices(facts.of_class("convert"))
        yield from _between(facts, CONVERSIONS, chosen, "what is computed")
        return
    loaded = facts.fed(loads, facts.vector) - facts.fed(matrix, facts.vector)
    to_matrix = facts.feeding({index: facts.accesses[index][0] for index in matrix}, loaded)
    yield from _between(facts, CONVERSIONS, to_matrix, "matrix instructions")
    stores = {
        index: facts.accesses[index][0] & ~facts.addresses[index]
        for index in facts.indices(facts.is_lds)
        if "_store" in facts.classes[index]
    }
    yield from _between(facts, CONVERSIONS_BEFORE_LDS, facts.feeding(stores, loaded) - to_matrix, "stores to LDS")


def _between(facts: _Facts, name: str, chosen: set[int], what: str) -> Iterator[_Claim]:
    weights = facts.marked(chosen)
    if count := facts.count(weights):
        from_lds = facts.fed(facts.indices(facts.is_lds), facts.vector) & chosen
        where = "LDS" if len(from_lds) == len(chosen) else "memory or LDS" if from_lds else "memory"
        text = f"vector instructions between {where} and {what}: {count}, mostly {facts.most(weights)}"
        yield _Claim(name, weights, _ITS_OWN, text)


def _addresses(facts: _Facts) -> Iterator[_Claim]:
    """Find vector instructions whose results are used for nothing but addresses."""
    if not facts.is_followed:
        return
    sinks = {index: mask for index, mask in facts.addresses.items() if mask}
    others = {
        index: reads & ~facts.addresses.get(index, 0)
        for index, (reads, _) in enumerate(facts.accesses)
        if index not in facts.vector or facts.names[index].startswith(("v_cmp", "v_readlane", "v_readfirstlane"))
    }
    weights = facts.marked(facts.feeding(sinks, facts.vector) - facts.feeding(others, facts.vector))
    if count := facts.count(weights):
        text = f"vector instructions that compute nothing but addresses: {count}, mostly {facts.most(weights)}"
        yield _Claim(ADDRESSES, weights, _ITS_OWN, text)


def _serial_matrix(facts: _Facts) -> Iterator[_Claim]:
    weights = facts.of_class("matrix").astype(float)
    waited = (weights[:, None] * facts.model.spent)[:, PARTS.index("result")]
    if count := int((waited > 0).sum()):
        text = f"matrix instructions that wait for a result, as for the sums of the one before: {count}"
        yield _Claim(SERIAL_MATRIX, weights, ("result",), text)


def _barriers(facts: _Facts) -> Iterator[_Claim]:
    weights = facts.of_class("barrier").astype(float)
    if count := facts.count(weights):
        hot = facts.work.hot_loop
        inside = sum(facts.classes[index] == "barrier" for index in hot.indices) if hot else 0
        text = f"in a round of the hot loop: {inside}; in all: {count}"
        yield _Claim(BARRIERS, weights, _ITS_OWN, text)


def _registers(facts: _Facts) -> Iterator[_Claim]:
    """One granule of registers fewer lets another workgroup in: what that would save is simulated."""
    model, used, arch = facts.model, facts.work.used, facts.work.kernel.arch
    if used.vgpr_allocated is None:
        return
    _, granule = arch.vgpr_file(facts.work.kernel.target.wave_size)
    target = used.vgpr_allocated - granule
    more = facts.work.resident_with(target) if target > 0 else 0
    if more <= model.slots:
        return
    other = Model(model.work, model.timing, model.state, model.engine_folder, more)
    waits = (model.spent - model.tail)[:, _are_of(_AT_LATENCY)].sum()
    if other.us < model.us and waits:
        weights = np.full(len(facts.names), (model.us - other.us) / waits)
        text = (
            f"{used.next_free_vgpr} vector registers allocate {used.vgpr_allocated}: with {target} or fewer, a unit "
            f"has {more} workgroups instead of {model.slots}"
        )
        yield _Claim(REGISTERS, weights, _AT_LATENCY, text)


def _few_bytes(facts: _Facts) -> Iterator[_Claim]:
    """Find waits for memory where nothing else takes longer and its bandwidth is not used all the same."""
    model, timing = facts.model, facts.model.timing
    moved = model.traffic / timing["memory_gbps"] / 1e3 / (model.us - timing["launch_us"] or 1.0)
    weights = (facts.is_global & np.array(["_load" in name for name in facts.classes])).astype(float)
    is_memory_longest = next(iter(model.bounds_us()), "") == "memory"
    if is_memory_longest and moved < _FULL and facts.count(weights):
        cycles = timing["l2_latency_cycles"] + timing["memory_latency_cycles"]
        whole = timing["memory_gbps"] / model.clock * cycles / timing["units"]
        text = (
            f"memory moves {moved:.0%} of what it can: about {moved * whole / 1024:,.1f} KiB of a unit are in flight, "
            f"and {whole / 1024:,.1f} KiB would hide its latency"
        )
        yield _Claim(FEW_BYTES, weights, ("latency",), text)


# In this order: a rule takes from what those before it leave.
_RULES: tuple[Callable[[_Facts], Iterator[_Claim]], ...] = (
    _private,
    _strict_waits,
    _conflicts,
    _narrow_lds,
    _narrow_global,
    _scattered,
    _conversions,
    _addresses,
    _serial_matrix,
    _barriers,
    _registers,
    _few_bytes,
)


def _cause(facts: _Facts, name: str, taken: NDArray[np.float64], evidence: str | None) -> Cause:
    spent = taken.sum(axis=1)
    return Cause(name, float(spent.sum()), int((spent > 0).sum()), evidence, tuple(_places(facts, spent)))


def _places(facts: _Facts, spent: NDArray[np.float64]) -> Iterator[Place]:
    """Yield where most of some time is spent."""
    by: dict[str, list[int]] = {}
    function = facts.function
    for index in np.flatnonzero(spent).tolist():
        source = facts.sources.get(function.lines[index])
        by.setdefault(_named(source) if source else str(index), []).append(index)
    for indices in sorted(by.values(), key=lambda indices: -float(spent[indices].sum()))[:_PLACES]:
        most = max(indices, key=lambda index: float(spent[index]))
        share = float(spent[indices].sum()) / facts.model.us
        if share < _SHOWN:
            return
        source = facts.sources.get(function.lines[most])
        calls = tuple(_named(line) for line in source.callers) if source else ()
        text = instruction_text(facts.text[function.lines[most] - 1])
        yield Place(_named(source) if source else None, text, function.lines[most], share, calls)


def _named(source: SourceLine) -> str:
    return f"{basename(source.file)}:{source.line}"
