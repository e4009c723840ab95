"""What a launch does, as models of time need it: the streams of some of its workgroups, and whose lines they touch."""

import ctypes
import re
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from parity.arch import Arch
from parity.arch.timing import Timing
from parity.emulator.machine import Kernel, Launch
from parity.emulator.schedule import Position
from parity.emulator.slots import Execution
from parity.emulator.structures import LINE_BYTES
from parity.isa.cfg import ControlFlow, control_flow
from parity.isa.counters import HotLoop, hot_loop
from parity.isa.loops import natural_loops
from parity.isa.metadata import load_metadata
from parity.isa.occupancy import occupancy
from parity.isa.resources import Resources, of_a_workgroup, resources
from parity.isa.waits import ConservativeWait, conservative_waits
from parity.predict.costs import FIGURES, operations_of, unit_of
from parity.predict.unit import OperationStruct, Unit

MOST_WORDS = 3_000_000  # of a wave's stream
_FEW, _NEXT = 64, 8  # workgroups; how far apart those are that one of eight dies has one after the other
SHIFT, PAYLOAD = 30, (1 << 30) - 1  # of a stream's word: its kind is above, what it says below
_FIRST = np.uint32(1 << 29)  # marks a line that its workgroup touches first
_NON_TEMPORAL = re.compile(r"\b(nt|slc|th:TH_(LOAD|STORE)_(NT|HT|NT_HT))\b")
_ALL_SHARED, _FAR = 0.5, 3


class Word(IntEnum):
    """What a stream's word is, in the order of engine.c's `note`."""

    INDEX = 0
    OF_LDS = 1
    OF_MEMORY = 2
    OF_LINE = 3


@dataclass(frozen=True)
class Lines:
    """Distinct lines that a workgroup touches, on the average, by buffer, those that it loads and those that it stores;
    how many of these the code says not to keep in caches; which part no other workgroup touches; and whether most are
    those of others. By instruction: whether it touches any. Whether workgroups that follow each other touch lines that
    lie far apart, as where they take the rows of a matrix in turn.
    """

    touched: NDArray[np.float64]
    loaded: NDArray[np.float64]
    stored: NDArray[np.float64]
    passing_loads: float
    passing_stores: float
    own: NDArray[np.float64]
    is_shared: NDArray[np.bool_]
    touching: NDArray[np.bool_]
    are_far: bool


@dataclass(frozen=True)
class Work:
    """A launch's kernel, grid and sizes, and the streams of workgroups that stand for all. `buffers` are bytes;
    `extent` is the least and the most that one of the workgroups executes that were looked at; `lds` and `memory` are
    what all these counted, as `Execution` has it.
    """

    kernel: Kernel
    launch: Launch
    streams: list[list[NDArray[np.uint32]]]
    buffers: list[int]
    extent: tuple[int, int]
    looked_at: int
    lds: NDArray[np.uint64]
    memory: NDArray[np.uint64]

    @property
    def workgroups(self) -> int:
        return int(np.prod(self.launch.grid))

    @property
    def waves(self) -> int:
        """Waves of a workgroup."""
        return -(-self.launch.threads // self.kernel.target.wave_size)

    @property
    def is_cut(self) -> bool:
        """Whether a wave's stream was too long to be kept whole."""
        return any(len(wave) >= MOST_WORDS for workgroup in self.streams for wave in workgroup)

    @cached_property
    def starts(self) -> NDArray[np.int64]:
        """The number of each buffer's first line."""
        return np.cumsum([0, *(size // LINE_BYTES + 2 for size in self.buffers[:-1])])

    @property
    def unit(self) -> Arch:
        """The architecture with what a workgroup's unit has: in CU mode, half of a work-group processor."""
        return of_a_workgroup(self.kernel.arch, self._descriptor)

    @property
    def parts_of_unit(self) -> int:
        """Into how many such units one of the GPU's is divided."""
        return self.kernel.arch.simds // self.unit.simds

    @property
    def _descriptor(self) -> dict[str, str]:
        return self.kernel.assembly.descriptors[self.kernel.function.name]

    @cached_property
    def flow(self) -> ControlFlow:
        return control_flow(self.kernel.function)

    @cached_property
    def hot_loop(self) -> HotLoop | None:
        return hot_loop(self.flow, natural_loops(self.flow))

    @cached_property
    def conservative_waits(self) -> list[ConservativeWait]:
        """Those of the hot loop."""
        hot = self.hot_loop
        return conservative_waits(self.kernel.function, hot.indices, self.kernel.arch) if hot else []

    @cached_property
    def used(self) -> Resources:
        """What the kernel asks of the hardware."""
        metadata = load_metadata(self.kernel.assembly).get(self.kernel.function.name)
        return resources(self.kernel.arch, self._descriptor, metadata)

    @property
    def resident(self) -> int:
        """How many workgroups a unit has at once."""
        return self.resident_with(self.used.next_free_vgpr or 1)

    def resident_with(self, vgprs: int) -> int:
        """How many workgroups a unit would have at once if the kernel used so many vector registers."""
        kernel, used = self.kernel, self.used
        found = occupancy(
            self.unit,
            next_free_vgpr=vgprs,
            sgprs=used.sgpr_count or 1,
            lds_bytes=kernel.lds_bytes(self.launch.dynamic_lds_bytes),
            threads=self.launch.threads,
            wave_size=kernel.target.wave_size,
        )
        return max(1, round(found.waves_per_simd * self.unit.simds / self.waves))

    @cached_property
    def _operations(self) -> dict[tuple[float, ...], "ctypes.Array[OperationStruct]"]:
        return {}

    def operations(self, timing: Timing) -> "ctypes.Array[OperationStruct]":
        """Return what each instruction takes with these figures; computed once, because kernels may be long."""
        key = tuple(timing[name] for name in FIGURES)
        if key not in self._operations:
            self._operations[key] = operations_of(self.kernel, self.conservative_waits, timing)
        return self._operations[key]

    @cached_property
    def marked(self) -> tuple[NDArray[np.uint32], NDArray[np.uint64], Lines]:
        """The words of all waves, one after the other, with the lines marked that a workgroup touches first; where each
        wave's words begin, and behind the last; and what was found of the lines.
        """
        words, lengths, every_one = [], [0], []
        touched, loaded, stored, passing = (np.zeros(size) for size in (*[len(self.buffers)] * 3, 2))
        units = np.array([unit_of(name) for name in self.kernel.function.mnemonics])
        touching = np.zeros(len(units), bool)
        passes = np.array([bool(_NON_TEMPORAL.search(text)) for text in self.kernel.function.operands])
        for workgroup in self.streams:
            whole = np.concatenate(workgroup) if workgroup else np.zeros(0, np.uint32)
            kinds = whole >> SHIFT
            places = np.flatnonzero(kinds == Word.OF_LINE)
            lines = whole[places] & PAYLOAD
            found, first = np.unique(lines, return_index=True)
            whole[places[first]] |= _FIRST
            by = np.maximum.accumulate(np.where(kinds == Word.INDEX, np.arange(len(whole)), 0))[places]
            instructions = whole[by] & PAYLOAD
            touching[instructions] = True
            is_store = units[instructions] == Unit.STORE
            for of_lines, total in ((~is_store, loaded), (is_store, stored)):
                total += self._by_buffer(np.unique(lines[of_lines]))
                passing[int(total is stored)] += len(np.unique(lines[of_lines & passes[instructions]]))
            words.append(whole)
            lengths += [len(wave) for wave in workgroup]
            touched += self._by_buffer(found)
            every_one.append(found)
        count = max(1, len(self.streams))
        every, times = np.unique(np.concatenate(every_one or [np.zeros(0, np.uint32)]), return_counts=True)
        alike = self._by_buffer(every[times > 1])
        sizes = np.array(self.buffers) / LINE_BYTES + 1
        every_line = np.maximum(1.0, self.workgroups * touched / count)
        own = np.minimum(1.0, sizes / every_line) * (touched > 0)
        is_shared = alike > _ALL_SHARED * self._by_buffer(every)
        passing_loads, passing_stores = (passing / count).tolist()
        far = self._are_far(every_one, is_shared)
        touched, loaded, stored = touched / count, loaded / count, stored / count
        lines_found = Lines(touched, loaded, stored, passing_loads, passing_stores, own, is_shared, touching, far)
        return np.concatenate(words), np.cumsum(lengths).astype(np.uint64), lines_found

    def _are_far(self, lines: list[NDArray[np.uint32]], is_shared: NDArray[np.bool_]) -> bool:
        """Whether the two workgroups that are a few apart begin much further apart than as many as lie between them
        touch, in the buffer of which a workgroup has most lines for itself.
        """
        if self.workgroups < _FEW or len(lines) < 3:
            return False
        first, second = lines[-2:]
        counts = self._by_buffer(first) * ~is_shared
        if not counts.any():
            return False
        buffer = int(np.argmax(counts))
        start, end = self.starts[buffer], self.starts[buffer] + self.buffers[buffer] // LINE_BYTES + 2
        here, there = (some[(some >= start) & (some < end)] for some in (first, second))
        return len(there) > 0 and abs(int(there[0]) - int(here[0])) > _FAR * _NEXT * len(here)

    def _by_buffer(self, lines: NDArray[np.uint32]) -> NDArray[np.float64]:
        numbers = np.searchsorted(self.starts, lines, side="right") - 1
        return np.bincount(numbers, minlength=len(self.buffers)).astype(np.float64)


def sampled(grid: Position) -> list[Position]:
    """Return the workgroups whose streams stand for all: the first, middle and last of few, else one at a third and two
    in the middle that one die has one after the other.
    """
    x, y, _ = grid
    count = int(np.prod(grid))
    numbers = sorted({0, count // 2, count - 1} if count < _FEW else {count // 3, count // 2, count // 2 + _NEXT})
    return [(number % x, number // x % y, number // (x * y)) for number in numbers]


def looked_at(grid: Position) -> list[Position]:
    """Return the workgroups that run: those that stand for all, and the first and last, which may be unlike them."""
    x, y, z = grid
    return list(dict.fromkeys([(0, 0, 0), *sampled(grid), (x - 1, y - 1, z - 1)]))


def work_of(kernel: Kernel, launch: Launch, executed: Execution) -> Work:
    """Return what a launch does, from workgroups that ran with their streams kept: of those that `sampled` names, or of
    all if others were asked for.
    """
    chosen = set(sampled(launch.grid))
    streams = [waves for position, waves in executed.streams if position in chosen]
    every = [waves for _, waves in executed.streams]
    lengths = [sum(map(len, waves)) for waves in every]
    extent = (min(lengths, default=0), max(lengths, default=0))
    buffers = list(executed.buffer_bytes)
    return Work(kernel, launch, streams or every, buffers, extent, len(every), executed.lds, executed.memory)
