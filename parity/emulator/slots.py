"""Workgroups in progress: each has a machine with registers, LDS and counts of its own."""

import ctypes
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from parity.emulator.faults import fault_of, race_of
from parity.emulator.hostcalls import HostCalls
from parity.emulator.initial_state import Arguments, initial_scalars
from parity.emulator.machine import Kernel, Launch
from parity.emulator.schedule import Outcome, Position
from parity.emulator.structures import SHADOW_BYTES, Structures, structures
from parity.emulator.variation import Race, Sharing, Variation
from parity.records.faults import Fault

_LINE_BYTES = 64
_SLICE = 1 << 16  # wave-instructions of a wave, after which it is the next one's turn
_SLICE_OF_FOLLOWED = 1 << 12  # where many workgroups may wait for each other: who waits is put aside the sooner
_MOST_CLOCKS = 1 << 12  # of waves that order each other, and entries of each; more waves share them
_ANY = 0xFFFFFFFF
_ONE_SLICE, _GIVES_WAY = 1, 2  # how far a workgroup runs, in engine.c's words


@dataclass
class Execution:
    """What ran: counts per instruction of the function, LDS and global figures per instruction, faults.

    `lds` rows are accesses, cycles, conflict cycles, lanes off their natural alignment; `memory` rows are accesses,
    distinct segments of 32, 64 and 128 bytes, bytes asked for, lanes off their natural alignment;
    `pending_at_barrier` counts waves that arrived at a barrier with an LDS store not waited for; `idle_waits`
    counts waits that found nothing to wait for; `overlapping_loads` counts loads into a register that another load
    in flight will write first; `inactive_shuffles` counts LDS shuffles that read an inactive lane; `jump_waits` counts
    uses of what is there only if a jump to an address takes as many wait states as it needs; `outcomes` rows
    are executions for some lane, and those of a comparison or choice that was true, and false, for one. Basis of
    all: emulated. If global memory was watched (`is_watched`), `is_shared` says whether waves share what is
    written, and `races` has the first accesses that race, of each two instructions; `of_words` are those of which
    one goes past the caches, which are no faults by themselves. `atomic_order` is equal where atomic operations on
    global memory came in the same order. `cut_dwords` counts accesses to dwords of which a buffer has only the
    first bytes, `same_stores` stores of what another wave had stored there already, `short_barriers` barriers that
    went on without waves that had ended. With `has_rounded_sums` matrix instructions have rounded sums of which
    nobody has said how hardware does it. `printed` is what the kernel has printed, and what to the stream of
    errors. `streams` are the words of each wave of a workgroup: see `note` in engine.c; `buffer_bytes` are the
    sizes of the buffers, whose lines they number.
    """

    counts: NDArray[np.uint64]
    lds: NDArray[np.uint64]
    memory: NDArray[np.uint64]
    pending_at_barrier: NDArray[np.uint64]
    idle_waits: NDArray[np.uint64]
    overlapping_loads: NDArray[np.uint64]
    inactive_shuffles: NDArray[np.uint64]
    jump_waits: NDArray[np.uint64]
    outcomes: NDArray[np.uint64]
    faults: list[Fault] = field(default_factory=list)
    workgroups: int = 0
    is_watched: bool = False
    is_shared: bool = False
    has_rounded_sums: bool = False
    printed: tuple[str, str] = ("", "")
    races: list[tuple[Race, Fault]] = field(default_factory=list)
    of_words: set[Race] = field(default_factory=set)
    cut_dwords: int = 0
    same_stores: int = 0
    short_barriers: int = 0
    atomic_order: int = 0
    buffer_bytes: tuple[int, ...] = ()
    streams: list[tuple[Position, list[NDArray[np.uint32]]]] = field(default_factory=list)

    @property
    def data_races(self) -> list[Fault]:
        """The races that are not of words."""
        return [race for indices, race in self.races if indices not in self.of_words]


# The arrays of Execution and their columns. An array has one row for each instruction.
COUNTS: dict[str, tuple[int, ...]] = {
    "counts": (),
    "lds": (4,),
    "memory": (6,),
    "pending_at_barrier": (),
    "idle_waits": (),
    "overlapping_loads": (),
    "inactive_shuffles": (),
    "jump_waits": (),
    "outcomes": (3,),
}


def total_of(parts: list[Execution], size: int, workgroups: list[Position]) -> Execution:
    """Add up what all slots have executed; the faults are in the order of the workgroups."""
    total = _nothing_executed(size)
    for part in parts:
        for name in COUNTS:
            getattr(total, name)[...] += getattr(part, name)
        total.faults += part.faults
        total.workgroups += part.workgroups
        total.is_shared |= part.is_shared
        total.has_rounded_sums |= part.has_rounded_sums
        total.races += [race for race in part.races if race[0] not in dict(total.races)]
        total.of_words |= part.of_words
        total.cut_dwords += part.cut_dwords
        total.same_stores += part.same_stores
        total.short_barriers += part.short_barriers
        total.streams += part.streams
    total.streams.sort(key=lambda stream: workgroups.index(stream[0]))
    total.faults.sort(key=lambda fault: workgroups.index(fault.workgroup))
    return total


@dataclass(frozen=True)
class Job:
    """What all slots of a launch share."""

    library: ctypes.CDLL
    kernel: Kernel
    buffers: Any
    launch: Launch
    arguments: Arguments
    checks: bool
    counting: bool
    budget: int
    variation: Variation
    workgroups: int
    started: list[Position] = field(default_factory=list)  # in this order
    host: HostCalls | None = None
    stream_words: int = 0

    @property
    def structures(self) -> Structures:
        return structures(self.kernel.target.wave_size)

    @property
    def waves(self) -> int:
        return -(-self.launch.threads // self.kernel.target.wave_size)

    @cached_property
    def waited(self) -> NDArray[np.uint32]:
        """By wave of the launch: the last of its stores that it has waited for."""
        return np.zeros(self.workgroups * self.waves if self.variation.sharing else 1, np.uint32)

    @cached_property
    def clocks(self) -> NDArray[np.uint32]:
        """By wave of the launch: of each of its waves, how many events come before where it is."""
        size = min(self.workgroups * self.waves, _MOST_CLOCKS) if self.variation.sharing >= Sharing.FOLLOWED else 1
        return np.zeros((size, size), np.uint32)

    @cached_property
    def published(self) -> NDArray[np.uint32]:
        """The same for places of global memory by which waves order themselves."""
        size = self.clocks.shape[1]
        return np.zeros((max(1, _MOST_CLOCKS**2 // size) if size > 1 else 1, size), np.uint32)

    @cached_property
    def atomic_order(self) -> NDArray[np.uint64]:
        """A hash of the atomic operations on global memory, in their order, if races are followed."""
        return np.zeros(1, np.uint64)

    @property
    def lds_bytes(self) -> int:
        return self.kernel.lds_bytes(self.launch.dynamic_lds_bytes)

    @property
    def scratch_bytes(self) -> int:
        """Scratch memory of a workgroup."""
        return max(1, self.kernel.scratch_bytes * self.waves * self.kernel.target.wave_size)

    @property
    def slot_bytes(self) -> int:
        """About what a slot takes."""
        of_wave = ctypes.sizeof(self.structures.wave)
        return of_wave * (self.waves + 1) + self.lds_bytes * 2 * SHADOW_BYTES + 2 * self.scratch_bytes


class WorkgroupSlot:
    """A workgroup in progress: its machine, with LDS, registers and counts of its own."""

    def __init__(self, job: Job) -> None:
        self._job = job
        kernel = job.kernel
        size, target = len(kernel.function), kernel.target
        waves, lds_bytes, wave_bytes = job.waves, job.lds_bytes, ctypes.sizeof(job.structures.wave)
        self.done = _nothing_executed(size)
        self._position: Position = (0, 0, 0)
        self._hold = {
            "program": kernel.code,
            "starts": kernel.starts,
            "suspects": kernel.suspects,
            "host": job.host and job.host.buffer,
            "host_log": job.host and job.host.log,
            "buffers": job.buffers,
            "waves": _aligned(waves * wave_bytes),  # start_workgroup fills them
            "before": _aligned(wave_bytes),
            "lds": np.zeros(lds_bytes + 16, np.uint8),
            "scratch": np.zeros(job.scratch_bytes, np.uint8),
            "scratch_known": np.zeros(job.scratch_bytes, np.uint8),
            "shadow": np.empty((lds_bytes // 4 + 2) * SHADOW_BYTES, np.uint8),
            "byte_shadow": np.empty((lds_bytes + 8) * SHADOW_BYTES, np.uint8),
            "outcomes": self.done.outcomes,
            "executed": self.done.counts,
            "lds_counts": self.done.lds,
            "global_counts": self.done.memory,
            "pending_at_barrier": self.done.pending_at_barrier,
            "idle_waits": self.done.idle_waits,
            "overlapping_loads": self.done.overlapping_loads,
            "inactive_shuffles": self.done.inactive_shuffles,
            "jump_waits": self.done.jump_waits,
            "phase_order": np.array([phase.order for phase in target.phases], np.uint8),
            "lanes_per_phase": np.array([phase.lanes for phase in target.phases], np.uint32),
            "banks": np.array([phase.banks for phase in target.phases], np.uint32),
            "waited": job.waited,
            "clocks": job.clocks,
            "published": job.published,
            "stream": np.empty((waves, job.stream_words), np.uint32) if job.stream_words else None,
            "stream_length": np.zeros(waves, np.uint32),
            "atomic_order": job.atomic_order,
        }
        self._machine = job.structures.machine(
            **{name: _address(value) for name, value in self._hold.items()},
            budget=job.budget,
            slice=_SLICE,
            clock_size=job.clocks.shape[1],
            clock_count=job.clocks.shape[0],
            published_count=job.published.shape[0],
            buffer_count=len(job.buffers),
            wave_count=waves,
            lds_bytes=lds_bytes,
            scratch_bytes=kernel.scratch_bytes,
            checks=job.checks,
            suspect_count=len(kernel.suspects) if job.checks else 0,
            counting=job.counting,
            fnuz=target.fnuz,
            starts_flushing=kernel.number("float_denorm_mode_32") == 0,
            lane_order=job.variation.order * 7 % target.wave_size,
            text_size=size,
            registers=kernel.program.registers,
            sums=target.sums,
            f16_error=target.f16_error,
            ids_in_ttmp=target.ids_in_ttmp,
            id_axes=kernel.number("system_vgpr_workitem_id"),
            moved=job.variation.moved,
            sharing=job.variation.sharing,
            is_backwards=job.variation.is_backwards,
            lds_fill=job.variation.lds_fill,
            in_step=job.variation.in_step,
            only_index=job.variation.race[0] if job.variation.race else _ANY,
            only_other=job.variation.race[1] if job.variation.race else _ANY,
            publishes_issued=kernel.shares_first_cache,
            store_counter=target.stores,
            stream_size=job.stream_words,
        )

    @property
    def stores(self) -> int:
        return int(self._machine.stores)

    def start(self, position: Position) -> None:
        kernel, launch, self._position = self._job.kernel, self._job.launch, position
        scalars = initial_scalars(kernel.descriptor, kernel.target, position, self._job.arguments)
        pairs = np.array(list(scalars.items()), np.uint32)
        machine, block = ctypes.byref(self._machine), launch.block
        self._hold["stream_length"][:] = 0
        self._machine.wave_number = len(self._job.started) * self._job.waves
        self._job.started.append(position)
        self._job.library.start_workgroup(machine, _address(pairs), len(scalars), block[0], block[1], launch.threads)
        self.done.workgroups += 1

    def run(self, turn: int | None, first_wave: int) -> Outcome:
        slice_of = _SLICE_OF_FOLLOWED if self._job.variation.sharing >= Sharing.FOLLOWED else _SLICE
        self._machine.slice, self._machine.first_wave = turn or slice_of, first_wave
        gives_way = _GIVES_WAY if self._job.kernel.program.orders_waves else 0
        how = gives_way if turn is None else _ONE_SLICE
        outcome = Outcome(self._job.library.run_workgroup(ctypes.byref(self._machine), how))
        if outcome == Outcome.FAULTED:
            self._keep_fault()
        elif outcome == Outcome.DONE and self._job.stream_words:
            self._keep_streams()
        job, done = self._job, self.done
        for race_struct in self._machine.races[len(done.races) : self._machine.race_count]:
            race = race_of(job.kernel, race_struct, self._position, job.started, job.waves)
            indices = (race_struct.source_index, race_struct.other_index)
            done.races.append((indices, race))
            done.of_words |= {indices} if race_struct.is_of_word else set()
        done.has_rounded_sums = bool(self._machine.has_rounded_sums)
        done.is_shared, done.cut_dwords = bool(self._machine.is_shared), self._machine.cut_dwords
        done.same_stores, done.short_barriers = self._machine.same_stores, self._machine.short_barriers
        return outcome

    def blame(self) -> None:
        self._job.library.blame_for_waiting(ctypes.byref(self._machine))
        self._keep_fault()

    def _keep_streams(self) -> None:
        lengths = self._hold["stream_length"].tolist()
        streams = [wave[:length].copy() for wave, length in zip(self._hold["stream"], lengths, strict=True)]
        self.done.streams.append((self._position, streams))

    def _keep_fault(self) -> None:
        self.done.faults.append(fault_of(self._job.kernel, self._machine.fault, self._position))


def _nothing_executed(size: int) -> Execution:
    arrays: dict[str, Any] = {name: np.zeros((size, *columns), np.uint64) for name, columns in COUNTS.items()}
    return Execution(**arrays)


def _address(value: Any) -> ctypes.c_void_p:
    if value is None:
        return ctypes.c_void_p(None)
    is_array = isinstance(value, ctypes.Array)
    return ctypes.c_void_p(ctypes.addressof(value) if is_array else value.ctypes.data)


def _aligned(size: int) -> NDArray[np.uint8]:
    """Memory that begins with a line of the processor's cache, as the structures in it do."""
    memory = np.empty(size + _LINE_BYTES, np.uint8)
    start = -memory.ctypes.data % _LINE_BYTES
    return memory[start : start + size]
