"""Running a kernel: its code, its memory, its launch, and what came of it."""

import ctypes
import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from parity.arch import get_arch
from parity.emulator.descriptor import Descriptor, read_descriptor
from parity.emulator.faults import Fault, fault_of
from parity.emulator.initial_state import (
    Arguments,
    argument_segment,
    check_arguments,
    check_scalars,
    dispatch_packet,
    initial_scalars,
    visible_arguments,
)
from parity.emulator.instruction import InstructionStruct
from parity.emulator.linking import link
from parity.emulator.program import Program, encode
from parity.emulator.schedule import Outcome, Position, Schedule
from parity.emulator.structures import LANES, SHADOW_BYTES, BufferStruct, MachineStruct, WaveStruct, checked_engine
from parity.emulator.targets import Target, get_target
from parity.errors import InputError, UnavailableError
from parity.isa.cfg import branch_targets
from parity.isa.parse import Assembly
from parity.isa.resources import load_metadata
from parity.records import KernelArgument

_FIRST_ADDRESS = 0x7F00_0000_0000
_GAP = 1 << 36
_ALIGNMENT = 256
MOST_THREADS, _MOST_WORK_ITEMS = 1024, 0xFFFFFFFF
DEFAULT_BUDGET = 200_000_000
_SLICE = 1 << 16  # wave-instructions of a wave, after which it is the next one's turn
_MOST_SLOTS, _SLOT_BYTES = 1024, 1 << 30  # workgroups in progress, and what they may take in all
_STACK_BYTES = 16 << 10


@dataclass
class Executed:
    """What ran: counts per instruction of the function, LDS and global figures per instruction, faults.

    `lds` rows are accesses, cycles, conflict cycles, lanes off their natural alignment; `memory` rows are accesses,
    distinct segments of 32, 64 and 128 bytes, bytes asked for, lanes off their natural alignment;
    `pending_at_barrier` counts waves that arrived at a barrier with an LDS store not waited for; `idle_waits` counts
    waits that found nothing to wait for; `overlapping_loads` counts loads into a register that another load in flight
    will write first. Basis of every figure: emulated.
    """

    counts: NDArray[np.uint64]
    lds: NDArray[np.uint64]
    memory: NDArray[np.uint64]
    pending_at_barrier: NDArray[np.uint64]
    idle_waits: NDArray[np.uint64]
    overlapping_loads: NDArray[np.uint64]
    faults: list[Fault] = field(default_factory=list)
    workgroups: int = 0


# The arrays of Executed and their columns. An array has one row for each instruction.
_COUNTS: dict[str, tuple[int, ...]] = {
    "counts": (), "lds": (4,), "memory": (6,), "pending_at_barrier": (), "idle_waits": (), "overlapping_loads": (),
}  # fmt: skip


@dataclass
class Memory:
    """The buffers of a launch.

    Addresses lie far apart, so that an access beyond a buffer hits nothing. A multiple of 2^32 lies a third of the way
    into every buffer, so that address arithmetic that loses a carry shows.
    """

    arrays: list[NDArray[Any]] = field(default_factory=list)
    addresses: list[int] = field(default_factory=list)
    written: list[NDArray[np.uint8] | None] = field(default_factory=list)

    def add(self, array: NDArray[Any], *, writable: bool, address: int | None = None) -> int:
        """Places an array (kept, not copied, and so contiguous), at a given address or a free one. Returns it."""
        if not array.flags.c_contiguous:
            raise ValueError("an array of the emulator's memory is contiguous")
        self.arrays.append(array)
        self.written.append(np.zeros(array.nbytes, np.uint8) if writable else None)
        chosen = _FIRST_ADDRESS + _GAP * len(self.arrays) - array.nbytes // 3 // _ALIGNMENT * _ALIGNMENT
        self.addresses.append(chosen if address is None else address)
        return self.addresses[-1]

    def remove_last(self) -> None:
        """Takes the newest buffer away."""
        for of_each in (self.arrays, self.written, self.addresses):
            of_each.pop()

    def forget_written(self, number: int) -> None:
        """A buffer counts as not stored to yet."""
        flags = self.written[number]
        if flags is not None:
            flags[:] = 0

    def written_bytes(self, number: int) -> int:
        """How many bytes of a buffer have been stored to."""
        flags = self.written[number]
        return 0 if flags is None else int(np.count_nonzero(flags))

    def table(self) -> Any:
        rows = [
            BufferStruct(address, array.nbytes, array.ctypes.data, w.ctypes.data if w is not None else None)
            for address, array, w in zip(self.addresses, self.arrays, self.written, strict=True)
        ]
        return (BufferStruct * len(rows))(*rows)


class Kernel:
    """One kernel, decoded for one architecture. Raises UnsupportedInstruction before anything runs."""

    def __init__(
        self, assembly: Assembly, name: str, arguments: tuple[KernelArgument, ...], kernarg_bytes: int
    ) -> None:
        self.linked = link(assembly, name)
        self.function = self.linked.function
        self.arguments = arguments
        self.kernarg_bytes = kernarg_bytes
        self.arch = get_arch(assembly.target or "")
        self.target: Target = get_target(assembly.target or "")
        self.descriptor: Descriptor = read_descriptor(assembly, name, self.target)
        where = f"{assembly.source}: kernel '{name}'"
        check_arguments(arguments, kernarg_bytes, where)
        check_scalars(self.descriptor, where)
        targets = branch_targets(self.function, assembly.source)
        self.program: Program = encode(self.linked, targets, self.target)
        self.code = (InstructionStruct * len(self.program.instructions))(*self.program.instructions)

    @classmethod
    def of(cls, assembly: Assembly, name: str) -> "Kernel":
        """A kernel with the arguments, hidden ones included, that the text's own metadata gives."""
        entry = load_metadata(assembly)[name]
        if entry.kernarg_segment_size is None:
            raise InputError(f"{assembly.source}: .amdgpu_metadata: kernel '{name}' has no '.kernarg_segment_size'")
        return cls(assembly, name, tuple(argument.record() for argument in entry.args), entry.kernarg_segment_size)

    @property
    def visible_arguments(self) -> list[KernelArgument]:
        """The arguments that a launch gives."""
        return visible_arguments(self.arguments)

    def lds_bytes(self, dynamic_bytes: int) -> int:
        """LDS of a workgroup."""
        return self.number("group_segment_fixed_size") + dynamic_bytes

    @property
    def scratch_bytes(self) -> int:
        """Scratch memory of a work-item. A stack whose size the compiler does not know gets as much as HIP gives it."""
        fixed = self.number("private_segment_fixed_size")
        return fixed + _STACK_BYTES if self.number("uses_dynamic_stack") else fixed

    def number(self, directive: str, default: int = 0) -> int:
        return self.descriptor.number(directive, default)


@dataclass(frozen=True)
class Launch:
    """How a kernel is started: grid in workgroups, block in work-items, dynamic LDS, argument values in order.

    Raises InputError for sizes that no dispatch packet holds.
    """

    grid: Position
    block: Position
    dynamic_lds_bytes: int
    values: list[int | bytes]

    def __post_init__(self) -> None:
        if not 0 < self.threads <= MOST_THREADS:
            raise InputError(f"field 'block': {self.threads} work-items, a workgroup has 1 to {MOST_THREADS}")
        for axis, grid, block in zip("xyz", self.grid, self.block, strict=True):
            if grid * block > _MOST_WORK_ITEMS:
                raise InputError(
                    f"field 'grid': {grid} workgroups of {block} in {axis} are more than {_MOST_WORK_ITEMS}"
                )

    @property
    def threads(self) -> int:
        return self.block[0] * self.block[1] * self.block[2]


def run(
    kernel: Kernel,
    memory: Memory,
    launch: Launch,
    workgroups: list[Position],
    engine_folder: Path,
    *,
    checks: bool = True,
    counting: bool = True,
    budget: int = DEFAULT_BUDGET,
    order: int = 0,
    moved: int = 0,
) -> Executed:
    """Runs some workgroups of a launch on all cores, up to the first fault.

    `budget` is the number of wave-instructions after which a workgroup counts as endless. With an `order` other than 0,
    workgroups, waves and the lanes of atomic operations take turns as this seed draws it. Without it the order is
    fixed, if the kernel has atomic operations on global memory. With a `moved` other than 0, results that hardware does
    not fix to the bit are moved by up to their documented errors, as this seed draws it. Raises UnavailableError if
    more workgroups wait for each other than the emulator keeps in progress.
    """
    library = checked_engine(engine_folder)
    grid, block, dynamic = launch.grid, launch.block, launch.dynamic_lds_bytes
    data = argument_segment(kernel.arguments, kernel.kernarg_bytes, launch.values, grid, block, dynamic)
    packet = np.frombuffer(dispatch_packet(grid, block, kernel.scratch_bytes, kernel.lds_bytes(dynamic)), np.uint8)
    arguments = Arguments(
        memory.add(np.frombuffer(data, np.uint8), writable=False), data, memory.add(packet, writable=False)
    )
    own = [(kernel.linked.constants, False), (kernel.linked.variables, True)]
    for (address, content), writable in own:
        memory.add(np.frombuffer(bytearray(content), np.uint8), writable=writable, address=address)
    job = _Job(library, kernel, memory, launch, arguments, checks, counting, budget, order, moved)
    schedule = Schedule(lambda: _Slot(job), workgroups, max(1, min(_MOST_SLOTS, _SLOT_BYTES // job.slot_bytes)))
    if order:
        schedule.run_in_turns(order)
    else:
        cores = len(os.sched_getaffinity(0))
        schedule.run(1 if kernel.program.has_atomics else max(1, min(len(workgroups), cores)))
    for _ in range(2 + len(own)):
        memory.remove_last()
    if schedule.outnumbered:
        raise UnavailableError(
            f"more than {len(schedule.slots)} workgroups wait for each other: no more are kept at once"
        )
    return _sum([slot.done for slot in schedule.slots if isinstance(slot, _Slot)], len(kernel.function), workgroups)


def _sum(parts: list[Executed], size: int, workgroups: list[Position]) -> Executed:
    """What all slots have executed; the faults in the order of the workgroups."""
    total = _nothing_executed(size)
    for part in parts:
        for name in _COUNTS:
            getattr(total, name)[...] += getattr(part, name)
        total.faults += part.faults
        total.workgroups += part.workgroups
    total.faults.sort(key=lambda fault: workgroups.index(fault.workgroup))
    return total


@dataclass(frozen=True)
class _Job:
    """What all slots of a launch share."""

    library: ctypes.CDLL
    kernel: Kernel
    memory: Memory
    launch: Launch
    arguments: Arguments
    checks: bool
    counting: bool
    budget: int
    order: int
    moved: int

    @property
    def waves(self) -> int:
        return -(-self.launch.threads // self.kernel.target.wave_size)

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
        return ctypes.sizeof(WaveStruct) * (self.waves + 1) + self.lds_bytes * 2 * SHADOW_BYTES + self.scratch_bytes


class _Slot:
    """A workgroup in progress: its machine, with LDS, registers and counts of its own."""

    def __init__(self, job: _Job) -> None:
        self._job = job
        kernel = job.kernel
        size, target = len(kernel.function), kernel.target
        waves, lds_bytes = job.waves, job.lds_bytes
        self.done = _nothing_executed(size)
        self._position: Position = (0, 0, 0)
        self._hold = {
            "program": kernel.code,
            "starts": np.array(kernel.program.starts, np.uint32),
            "buffers": job.memory.table(),
            "waves": np.empty(waves * ctypes.sizeof(WaveStruct), np.uint8),  # start_workgroup fills them
            "before": np.empty(ctypes.sizeof(WaveStruct), np.uint8),
            "lds": np.zeros(lds_bytes + 16, np.uint8),
            "scratch": np.zeros(job.scratch_bytes, np.uint8),
            "shadow": np.empty((lds_bytes // 4 + 2) * SHADOW_BYTES, np.uint8),
            "byte_shadow": np.empty((lds_bytes + 8) * SHADOW_BYTES, np.uint8),
            "executed": self.done.counts,
            "lds_counts": self.done.lds,
            "global_counts": self.done.memory,
            "pending_at_barrier": self.done.pending_at_barrier,
            "idle_waits": self.done.idle_waits,
            "overlapping_loads": self.done.overlapping_loads,
            "phase_order": np.array([_padded(order) for order, _ in target.phases], np.uint8),
            "lanes_per_phase": np.array([lanes for _, lanes in target.phases], np.uint32),
        }
        self._machine = MachineStruct(
            **{name: _address(value) for name, value in self._hold.items()},
            budget=job.budget,
            slice=_SLICE,
            buffer_count=len(job.memory.arrays),
            wave_count=waves,
            wave_size=target.wave_size,
            lds_bytes=lds_bytes,
            lds_banks=target.lds_banks,
            scratch_bytes=kernel.scratch_bytes,
            checks=job.checks,
            counting=job.counting,
            fnuz=target.fnuz,
            starts_flushing=kernel.number("float_denorm_mode_32") == 0,
            lane_order=job.order * 7 % target.wave_size,
            text_size=size,
            flushes_halves=target.flushes_halves,
            f16_error=target.f16_error,
            moved=job.moved,
        )

    @property
    def stores(self) -> int:
        return int(self._machine.stores)

    def start(self, position: Position) -> None:
        kernel, launch, self._position = self._job.kernel, self._job.launch, position
        scalars = initial_scalars(kernel.descriptor, kernel.target, position, self._job.arguments)
        pairs = np.array(list(scalars.items()), np.uint32)
        machine, block = ctypes.byref(self._machine), launch.block
        self._job.library.start_workgroup(machine, _address(pairs), len(scalars), block[0], block[1], launch.threads)
        self.done.workgroups += 1

    def run(self, turn: int | None, first_wave: int) -> Outcome:
        self._machine.slice, self._machine.first_wave = turn or _SLICE, first_wave
        outcome = Outcome(self._job.library.run_workgroup(ctypes.byref(self._machine), turn is not None))
        if outcome == Outcome.FAULTED:
            self._keep_fault()
        return outcome

    def blame(self) -> None:
        self._job.library.blame_for_waiting(ctypes.byref(self._machine))
        self._keep_fault()

    def _keep_fault(self) -> None:
        self.done.faults.append(fault_of(self._job.kernel.function, self._machine.fault, self._position))


def _nothing_executed(size: int) -> Executed:
    arrays: dict[str, Any] = {name: np.zeros((size, *columns), np.uint64) for name, columns in _COUNTS.items()}
    return Executed(**arrays)


def _address(value: Any) -> ctypes.c_void_p:
    is_array = isinstance(value, ctypes.Array)
    return ctypes.c_void_p(ctypes.addressof(value) if is_array else value.ctypes.data)


def _padded(order: tuple[int, ...]) -> list[int]:
    return [*order, *[0] * (LANES - len(order))]
