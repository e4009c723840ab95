"""A launch's time by a model: one unit's workgroups in time, its share of memory, and what a launch takes itself.

The model is a bound and a critical path in one: waves issue in order, wait for units, counters, latencies and barriers,
and take turns at what they share (`unit.c`). One unit is simulated, with its share of the bandwidth of what all units
share; what is the same again and again is not simulated to its end.

A launch that finds the last-level cache full of others' lines (`dirty`, as a measurement leaves it that flushes the
cache before) drives them out: memory moves what is loaded, and once more whatever takes a place in the cache.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from math import ceil
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from parity.arch.timing import Status, Timing
from parity.emulator.structures import LINE_BYTES
from parity.predict.costs import unit_of
from parity.predict.unit import (
    MOST_BUFFERS,
    MOST_MISSES,
    MOST_WAVES,
    PARTS,
    REGISTERS,
    Course,
    MachineStruct,
    Unit,
    simulated,
)
from parity.predict.work import MOST_WORDS, PAYLOAD, SHIFT, Word, Work

_MOST_WORDS = 500_000  # that are simulated, where more is the same again
_MOST_ROUNDS = 3
_SHORT_US, _UNLIKE = 20, 2
_SEGMENT = 64
TAIL, LAUNCH = "tail", "launch"
# What bounds a launch: the parts of its waves' time that are waits for one resource, or its use.
RESOURCES = {
    "issue": ("issue", "scalar", "result"),
    "vector": ("vector",),
    "matrix": ("matrix",),
    "LDS": ("lds", "lds_latency"),
    "L1": ("l1",),
    "L2": ("l2",),
    "memory": ("memory",),
    "latency": ("latency", "scalar_latency"),
    "waits": ("wait",),
    "barriers": ("barrier",),
    "code": ("code",),
    "starting waves": ("start",),
}


class CacheState(StrEnum):
    """What a launch finds in the last-level cache: its inputs, nothing, or others' lines that must be written back."""

    WARM = "warm"
    COLD = "cold"
    DIRTY = "dirty"


@dataclass(frozen=True)
class Prediction:
    """A launch's predicted time in us, from `least` to `most` where the model's error is known; what most of it is
    spent on, and the shares of all such, the launch among them, and the tail: what further rounds take beyond what they
    would if each filled the GPU. `bounds` in us are what each resource takes if nothing ever waits; how often
    workgroups fill the GPU, and which part of it on the average; how many a unit has at once, and the bytes that memory
    moves. `doubts` are sentences.
    """

    us: float
    least: float | None
    most: float | None
    limit: str
    shares: dict[str, float]
    bounds: dict[str, float]
    rounds: float
    filled: float
    resident: int
    memory_bytes: float
    doubts: tuple[str, ...]


class Model:
    """A launch on a GPU with these figures, that finds its last-level cache in a state: one unit in time. A unit has as
    many workgroups at once as fit, or `resident` ones.
    """

    def __init__(
        self, work: Work, timing: Timing, state: CacheState, engine_folder: Path, resident: int | None = None
    ) -> None:
        self.work, self.timing, self.state = work, timing, state
        self.engine_folder = engine_folder
        self.words, self.bounds, self.lines = work.marked
        self.units = timing["units"] * work.parts_of_unit
        has_matrix = any(unit_of(name) is Unit.MATRIX for name in work.kernel.function.mnemonics)
        self.clock = timing["matrix_clock_ghz" if has_matrix else "clock_ghz"]
        self.per_unit = work.workgroups / self.units
        self.slots = min(resident or work.resident, MOST_WAVES // work.waves)
        self.most = max(1, ceil(self.per_unit))
        self.rounds = self.most / self.slots
        self.traffic = self._traffic()
        self.memory_gbps = timing["memory_gbps"] * (timing["far_workgroups_share"] if self.lines.are_far else 1.0)

    def _traffic(self) -> float:
        """Return the bytes that memory moves."""
        lines, count = self.lines, self.work.workgroups * LINE_BYTES
        touched, loads, stores = (
            float(some @ lines.own) * count for some in (lines.touched, lines.loaded, lines.stored)
        )
        cache = self.timing["last_level_mib"] * (1 << 20)
        passing_loads = min(lines.passing_loads * count, loads)
        passing_stores = min(lines.passing_stores * count, stores)
        kept = max(0.0, touched - passing_loads - passing_stores)  # takes a place in the cache
        overflow = min(stores - passing_stores, max(0.0, kept - cache))
        driven_out = min(kept, cache) if self.state is CacheState.DIRTY else 0.0
        if self.state is CacheState.WARM and touched <= cache:
            return 0.0
        return loads + passing_stores + overflow + driven_out

    @cached_property
    def _course(self) -> Course:
        work, timing = self.work, self.timing
        rounds = max(1, min(_MOST_ROUNDS, int(_MOST_WORDS / max(1, len(self.words) / len(work.streams) * self.slots))))
        machine = self._machine(workgroups=max(1, min(self.most, rounds * self.slots)))
        return simulated(machine, work.operations(timing), self.words, self.bounds, self.engine_folder)

    @cached_property
    def us(self) -> float:
        """The predicted time: that of all workgroups, from that of those that were simulated, and the launch's own."""
        ended = np.sort(self._course.ended)
        done, left = float(ended[-1]), self.most - len(ended)
        if left > 0:
            later = len(ended) - self.slots
            each = (done - float(ended[self.slots - 1])) / later if later > 0 else done / len(ended)
            moving = self.traffic / self.memory_gbps * self.clock / self.most  # what memory takes for each
            done += max(each, moving) * left
        return done / self.clock / 1e3 + self.timing["launch_us"]

    @property
    def filled(self) -> float:
        """Which part of the GPU workgroups fill, on the average over their rounds."""
        return self.per_unit / self.most

    @cached_property
    def spent(self) -> NDArray[np.float64]:
        """Where the time goes that is not the launch's own, in us, by instruction and PARTS."""
        parts = self._course.parts
        whole = float(parts.sum()) or 1.0
        return parts * ((self.us - self.timing["launch_us"]) / whole)

    @cached_property
    def tail(self) -> NDArray[np.float64]:
        """What of that each further round takes beyond what it would if all filled the GPU. Memory's bandwidth is not
        idle then: fewer units have more of it each.
        """
        idle = 1 - self.filled if self.rounds > 1 else 0.0
        of_parts: NDArray[np.float64] = np.array([0.0 if part == "memory" else idle for part in PARTS])
        return self.spent * of_parts

    def prediction(self) -> Prediction:
        us, timing, shares = self.us, self.timing, self._shares()
        outside = list(_outside(self.work, timing, self.state, us))
        off = timing.accuracy.most if timing.accuracy and not outside else None
        return Prediction(
            us,
            us / (1 + off) if off else None,
            us / (1 - off) if off else None,
            next(iter(shares)),
            shares,
            self.bounds_us(),
            self.rounds,
            self.filled,
            self.slots,
            self.traffic,
            (*outside, *_doubts(self.work, self)),
        )

    def _shares(self) -> dict[str, float]:
        """Return the shares of the time by resource, the largest first."""
        spent = dict(zip(PARTS, (self.spent - self.tail).sum(axis=0).tolist(), strict=True))
        by = {name: sum(spent[part] for part in parts) for name, parts in RESOURCES.items()}
        by |= {TAIL: float(self.tail.sum()), LAUNCH: self.timing["launch_us"]}
        return dict(sorted(((name, us / self.us) for name, us in by.items()), key=lambda share: -share[1]))

    def bounds_us(self) -> dict[str, float]:
        """Return what each resource takes by itself, the longest first."""
        work, timing = self.work, self.timing
        kinds, payloads = self.words >> SHIFT, self.words & PAYLOAD
        operations = work.operations(timing)
        units = np.array([one.unit for one in operations])
        executed = payloads[kinds == Word.INDEX]
        busy = np.bincount(units[executed], np.array([one.busy for one in operations], float)[executed], len(Unit))
        lds = max(float(payloads[kinds == Word.OF_LDS].sum()), float(busy[Unit.LDS])) / timing["lds_ports"]
        segments = float((payloads[kinds == Word.OF_MEMORY] >> 8).sum())
        cycles = {
            "vector": float(busy[Unit.VECTOR]) / work.unit.simds,
            "matrix": float(busy[Unit.MATRIX]) / work.unit.simds,
            "LDS": lds,
            "L1": segments * _SEGMENT / timing["l1_bytes_per_cycle"],
        }
        if timing["matrix_holds_vector"]:
            cycles["vector and matrix"] = cycles["vector"] + cycles["matrix"]
        of_each = self.most / len(work.streams) / self.clock / 1e3
        bounds = {name: number * of_each for name, number in cycles.items()}
        bounds["memory"] = self.traffic / timing["memory_gbps"] / 1e3
        return dict(sorted(((name, us) for name, us in bounds.items() if us > 0), key=lambda bound: -bound[1]))

    def _machine(self, workgroups: int) -> MachineStruct:
        work, timing, clock = self.work, self.timing, self.clock
        machine = MachineStruct(simds=work.unit.simds, slots=self.slots, workgroups=workgroups, waves=work.waves)
        machine.issue, machine.holds_vector = timing["issue_cycles"], timing["matrix_holds_vector"]
        machine.l1_cycles = _SEGMENT / timing["l1_bytes_per_cycle"]
        machine.l2_cycles = LINE_BYTES / timing["l2_bytes_per_cycle"]
        machine.l1_latency, machine.l2_latency = timing["l1_latency_cycles"], timing["l2_latency_cycles"]
        machine.last_latency = timing["last_level_latency_cycles"]
        machine.memory_latency = timing["memory_latency_cycles"]
        machine.scalar_latency, machine.lds_latency = timing["scalar_latency_cycles"], timing["lds_latency_cycles"]
        machine.store_latency, machine.credit = timing["store_cycles"], timing["unused_bandwidth_cycles"]
        machine.lds_ports = max(1.0, timing["lds_ports"] / work.parts_of_unit)
        machine.fetch_latency, machine.start_latency = timing["code_line_cycles"], timing["wave_start_cycles"]
        machine.code_lines = int(timing["code_kib"] * 1024 / _SEGMENT)
        machine.l1_lines = int(timing["l1_kib"] * 1024 / LINE_BYTES)
        machine.most_misses = min(MOST_MISSES, int(timing["lines_in_flight"]))
        machine.dies, machine.buffers = int(timing["dies"]), min(len(work.buffers), MOST_BUFFERS)
        machine.registers = REGISTERS if timing["vector_latency_cycles"] else 0
        active = min(work.workgroups, self.units)
        machine.start_interval = timing["wave_interval_cycles"] * work.waves * active / timing["dies"]
        self._set_memory(machine, active, clock)
        for number in range(machine.buffers):
            machine.line_of[number] = int(self.work.starts[number])
            machine.fetched[number] = float(self.lines.own[number])
            machine.is_shared[number] = int(self.lines.is_shared[number])
        return machine

    def _set_memory(self, machine: MachineStruct, active: float, clock: float) -> None:
        """Set a unit's share of what all units share: where the last round fills the GPU in part, each has more."""
        lines, timing = self.lines, self.timing
        own = float(lines.touched @ lines.own) * self.work.workgroups * LINE_BYTES
        more = self.most / self.per_unit if self.per_unit >= 1 else 1.0
        widest = timing["l2_bytes_per_cycle"]
        memory, last = (gbps / clock / active * more for gbps in (self.memory_gbps, timing["last_level_gbps"]))
        machine.last_cycles = LINE_BYTES / min(last, widest)
        machine.memory_cycles = LINE_BYTES * max(1e-9, self.traffic / max(1.0, own)) / min(memory, widest)
        if not self.traffic:  # all of it is in the last-level cache
            machine.memory_cycles, machine.memory_latency = machine.last_cycles, machine.last_latency


def _outside(work: Work, timing: Timing, state: CacheState, us: float) -> Iterator[str]:
    """Yield what makes a launch unlike those that the model was held against: its error is not known then."""
    kernel = work.kernel
    figures = Counter(figure.status for figure in timing.figures.values())
    if figures[Status.GIVEN]:
        yield "with figures of your own it is held against nothing"
    elif timing.accuracy is None:
        guessed = f"{figures[Status.GUESSED]} of its {len(timing.figures)} figures are guessed"
        yield f"nothing that was measured on {timing.gpu} is held against the model, and {guessed}"
    if state is not CacheState.DIRTY:
        yield f"with a {state} cache it is held against nothing"
    if us < _SHORT_US:
        yield f"below {_SHORT_US:.0f} us it is held against nothing"
    if kernel.scratch_bytes:
        yield "it has private memory (spills, or a stack), whose traffic is not modelled"
    if kernel.program.has_atomics:
        yield "it has atomic operations on global memory, whose contention is not modelled"
    if work.is_cut:
        yield f"a wave executes more than is kept ({MOST_WORDS:,} words): its end is missing"
    least, most = work.extent
    if most > _UNLIKE * least:
        times = f"{most / max(1, least):.1f} times as much as another"
        yield f"of {work.looked_at} workgroups that ran, one executes {times}"


def _doubts(work: Work, model: Model) -> Iterator[str]:
    """Yield why a prediction may be further off than others."""
    if min(work.workgroups / model.units, model.slots) * work.waves < work.unit.simds:
        yield "fewer waves than SIMDs: what keeps one wave waiting counts in full"
    if len(work.buffers) > MOST_BUFFERS:
        yield f"it has {len(work.buffers)} buffers, of which {MOST_BUFFERS} are told apart"
