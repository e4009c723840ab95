"""Running a kernel: memory, arguments, workgroups, and what came of it."""

import ctypes
import os
import struct
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from parity.arch import get_arch
from parity.emulator.descriptor import MOST_USER_SGPRS, Descriptor, read_descriptor
from parity.emulator.engine import load
from parity.emulator.instruction import InstructionStruct
from parity.emulator.program import Program, encode
from parity.emulator.targets import Target, get_target
from parity.errors import InputError
from parity.isa.cfg import branch_targets
from parity.isa.parse import Assembly
from parity.isa.resources import load_metadata
from parity.records import KernelArgument

Position = tuple[int, int, int]
_FIRST_ADDRESS = 0x7F00_0000_0000
_GAP = 1 << 36
_ALIGNMENT = 256
_SCALARS, _VGPRS, _LANES, _COUNTERS = 128, 516, 64, 4
_TTMP = 108
_SHADOW_BYTES = 20
MOST_THREADS, _MOST_WORK_ITEMS = 1024, 0xFFFFFFFF
_MOST_KERNARG_BYTES = 1 << 16
_USER_SGPRS = (
    ("dispatch_ptr", 2), ("queue_ptr", 2), ("kernarg_segment_ptr", 2), ("dispatch_id", 2), ("private_segment_size", 1),
)  # fmt: skip
DEFAULT_BUDGET = 200_000_000


class FaultKind(IntEnum):
    """What a kernel did wrong, in engine.c's order."""

    OUT_OF_BOUNDS = 1
    MISALIGNED = 2
    READ_ONLY = 3
    MISSING_WAIT = 4
    UNDEFINED_REGISTER = 5
    UNDEFINED_LDS = 6
    LDS_RACE = 7
    NOT_REPLICATED = 8
    BARRIER_NOT_REACHED = 9
    ENDLESS = 10
    STRIDED_BUFFER = 11
    OUTSIDE_SCRATCH = 12
    OUTSIDE_LDS = 13
    PAST_THE_END = 14


_SENTENCES = {
    FaultKind.OUT_OF_BOUNDS: "accesses memory outside of every buffer, at address {address:#x}",
    FaultKind.MISALIGNED: "loads from address {address:#x}, of which the hardware would ignore the lowest bits",
    FaultKind.READ_ONLY: "stores into an input buffer, at address {address:#x}",
    FaultKind.MISSING_WAIT: "uses {register} before a wait made it valid",
    FaultKind.UNDEFINED_REGISTER: "reads {register}, which nothing has written",
    FaultKind.UNDEFINED_LDS: "reads LDS byte {address}, which nothing has written",
    FaultKind.LDS_RACE: "races with wave {other_wave} for LDS byte {address}: no barrier orders them",
    FaultKind.NOT_REPLICATED: "has an operand in {register} that is not replicated in lanes 16-31",
    FaultKind.BARRIER_NOT_REACHED: "ended while other waves wait at a barrier",
    FaultKind.ENDLESS: "was still running when the budget of instructions was used up",
    FaultKind.STRIDED_BUFFER: "uses a strided buffer descriptor, which the emulator does not model",
    FaultKind.OUTSIDE_SCRATCH: "accesses byte {address:#x} of the work-item's scratch memory, which it does not have",
    FaultKind.OUTSIDE_LDS: "accesses byte {address:#x} of LDS, which the workgroup does not have",
    FaultKind.PAST_THE_END: "is the program's last instruction, and the wave ran past it",
}


@dataclass(frozen=True)
class Fault:
    """A fault with its place: instruction text, assembly line, workgroup, wave and lane.

    `address`, `register` and `other_wave` are None where the kind of fault has none.
    """

    kind: FaultKind
    text: str
    line: int
    workgroup: Position
    wave: int
    lane: int
    address: int | None
    register: str | None
    other_wave: int | None

    def sentence(self) -> str:
        """The fault in words."""
        what = _SENTENCES[self.kind].format(address=self.address, register=self.register, other_wave=self.other_wave)
        where = f"workgroup {self.workgroup}, wave {self.wave}, lane {self.lane}"
        return f"line {self.line}: '{self.text}' {what} ({where})"


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


# The arrays of Executed, one row an instruction, and their columns.
_COUNTS: dict[str, tuple[int, ...]] = {
    "counts": (), "lds": (4,), "memory": (6,), "pending_at_barrier": (), "idle_waits": (), "overlapping_loads": (),
}  # fmt: skip


class _Buffer(ctypes.Structure):
    _fields_ = [(n, ctypes.c_uint64) for n in ("address", "size")] + [(n, ctypes.c_void_p) for n in ("data", "written")]


class _Fault(ctypes.Structure):
    _fields_ = [
        *((n, ctypes.c_uint32) for n in ("kind", "source_index", "wave", "lane", "reg", "other_wave")),
        ("address", ctypes.c_uint64),
    ]


class _Wave(ctypes.Structure):
    _fields_ = [
        ("v", ctypes.c_uint32 * (_VGPRS * _LANES)),
        ("s", ctypes.c_uint32 * _SCALARS),
        ("defined", ctypes.c_uint64 * (_VGPRS * 2)),
        ("s_defined", ctypes.c_uint8 * _SCALARS),
        ("ready", ctypes.c_uint32 * (2 * _VGPRS)),
        ("s_ready", ctypes.c_uint32 * (2 * _SCALARS)),
        ("waits", ctypes.c_uint32 * (3 * _COUNTERS)),
        ("lds_state", ctypes.c_uint32 * 4),
        ("dpp_lanes", ctypes.c_uint64),
        ("rest", ctypes.c_uint32 * 6),
    ]


class _Machine(ctypes.Structure):
    _fields_ = [
        *((n, ctypes.c_void_p) for n in (
            "program", "buffers", "waves", "lds", "scratch", "shadow", "byte_shadow", "executed", "lds_counts",
            "global_counts", "pending_at_barrier", "idle_waits", "overlapping_loads", "phase_order",
            "lanes_per_phase")),
        ("fault", _Fault),
        ("budget", ctypes.c_uint64),
        ("left", ctypes.c_uint64),
        *((n, ctypes.c_uint32) for n in ("buffer_count", "wave_count", "wave_size", "lds_bytes", "lds_banks")),
        *((n, ctypes.c_uint32) for n in ("scratch_bytes", "checks", "counting")),
        *((n, ctypes.c_uint32) for n in ("fnuz", "flush_f32")),
    ]  # fmt: skip


@dataclass
class Memory:
    """The buffers of a launch.

    Addresses lie far apart, so that an access beyond a buffer hits nothing. A third into every buffer lies a multiple
    of 2^32, so that address arithmetic that loses a carry shows.
    """

    arrays: list[NDArray[Any]] = field(default_factory=list)
    addresses: list[int] = field(default_factory=list)
    written: list[NDArray[np.uint8] | None] = field(default_factory=list)

    def add(self, array: NDArray[Any], *, writable: bool) -> int:
        """Places an array (kept, not copied) and returns its address."""
        self.arrays.append(array)
        self.written.append(np.zeros(array.nbytes, np.uint8) if writable else None)
        self.addresses.append(_FIRST_ADDRESS + _GAP * len(self.arrays) - array.nbytes // 3 // _ALIGNMENT * _ALIGNMENT)
        return self.addresses[-1]

    def remove_last(self) -> None:
        """Takes the newest buffer away."""
        for of_each in (self.arrays, self.written, self.addresses):
            of_each.pop()

    def written_bytes(self, number: int) -> int:
        """How many bytes of a buffer have been stored to."""
        flags = self.written[number]
        return 0 if flags is None else int(np.count_nonzero(flags))

    def table(self) -> Any:
        rows = [
            _Buffer(address, array.nbytes, array.ctypes.data, w.ctypes.data if w is not None else None)
            for address, array, w in zip(self.addresses, self.arrays, self.written, strict=True)
        ]
        return (_Buffer * len(rows))(*rows)


class Kernel:
    """One kernel, decoded for one architecture. Raises UnsupportedInstruction before anything runs."""

    def __init__(
        self, assembly: Assembly, name: str, arguments: tuple[KernelArgument, ...], kernarg_bytes: int
    ) -> None:
        self.function = assembly.functions[name]
        self.arguments = arguments
        self.kernarg_bytes = kernarg_bytes
        self.arch = get_arch(assembly.target or "")
        self.target: Target = get_target(assembly.target or "")
        self.descriptor: Descriptor = read_descriptor(assembly, name, self.target)
        where = f"{assembly.source}: kernel '{name}'"
        _check_arguments(arguments, kernarg_bytes, where)
        _check_scalars(self.descriptor, where)
        targets = branch_targets(self.function, assembly.source)
        self.program: Program = encode(self.function, targets, self.target)

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
        return [argument for argument in self.arguments if not argument.kind.startswith("hidden")]

    def lds_bytes(self, dynamic_bytes: int) -> int:
        """LDS of a workgroup."""
        return self.number("group_segment_fixed_size") + dynamic_bytes

    def number(self, directive: str, default: int = 0) -> int:
        return self.descriptor.number(directive, default)


def _check_arguments(arguments: tuple[KernelArgument, ...], kernarg_bytes: int, where: str) -> None:
    """Raises InputError for an argument segment that no runtime would make."""
    if not 0 <= kernarg_bytes <= _MOST_KERNARG_BYTES:
        raise InputError(f"{where}: its arguments take {kernarg_bytes} bytes, not 0 to {_MOST_KERNARG_BYTES}")
    for number, argument in enumerate(arguments):
        start, size = argument.offset_bytes, argument.size_bytes
        if start < 0 or size < 0 or start + size > kernarg_bytes:
            place = f"bytes {start} to {start + size}"
            raise InputError(f"{where}: argument {number} lies at {place}, outside of its {kernarg_bytes}")


def _check_scalars(descriptor: Descriptor, where: str) -> None:
    """Raises InputError for more user SGPRs than there are."""
    wanted = sum(count for name, count in _USER_SGPRS if descriptor.number(f"user_sgpr_{name}"))
    wanted += descriptor.number("user_sgpr_kernarg_preload_length")
    if wanted > MOST_USER_SGPRS:
        raise InputError(f"{where}: {wanted} user SGPRs, at most {MOST_USER_SGPRS} are there")


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
) -> Executed:
    """Runs some workgroups of a launch, a share of them on each core; a share ends at its first fault.

    `budget` is the number of wave-instructions after which a workgroup counts as endless.
    """
    library = _checked_engine(engine_folder)
    data = _kernarg(kernel, launch)
    packet = np.frombuffer(_dispatch_packet(launch), np.uint8)
    arguments = _Arguments(
        memory.add(np.frombuffer(data, np.uint8), writable=False), data, memory.add(packet, writable=False)
    )
    count = max(1, min(len(workgroups), len(os.sched_getaffinity(0))))
    shares = [
        _Share(kernel, memory, launch, workgroups[number::count], arguments, checks, counting, budget)
        for number in range(count)
    ]
    with ThreadPoolExecutor(count) as pool:  # the engine runs without the interpreter's lock
        results: list[Executed] = list(pool.map(lambda share: share.run(library), shares))
    memory.remove_last()
    memory.remove_last()
    first, *others = results
    for other in others:
        for name in _COUNTS:
            getattr(first, name)[...] += getattr(other, name)
        first.faults += other.faults
        first.workgroups += other.workgroups
    return first


@cache
def _checked_engine(folder: Path) -> ctypes.CDLL:
    """The engine, whose structures must be laid out as those here."""
    library = load(folder)
    sizes = (*(ctypes.sizeof(kind) for kind in (InstructionStruct, _Buffer, _Wave, _Machine)), _SHADOW_BYTES)
    expected = (ctypes.c_uint32 * len(sizes)).in_dll(library, "structure_sizes")
    if tuple(expected) != sizes:
        raise AssertionError(f"engine.c and machine.py disagree about structures: {tuple(expected)}, {sizes}")
    return library


@dataclass(frozen=True)
class _Arguments:
    """The argument segment, its bytes (a kernel may want some in scalar registers), and the dispatch packet."""

    address: int
    data: bytes
    packet_address: int


class _Share:
    """The workgroups that one core runs, one after the other, with LDS, registers and counts of its own."""

    def __init__(
        self,
        kernel: Kernel,
        memory: Memory,
        launch: Launch,
        workgroups: list[Position],
        arguments: _Arguments,
        checks: bool,
        counting: bool,
        budget: int,
    ) -> None:
        self._kernel, self._launch, self._workgroups, self._arguments = kernel, launch, workgroups, arguments
        size, target = len(kernel.function), kernel.target
        waves = -(-launch.threads // target.wave_size)
        lds_bytes = kernel.lds_bytes(launch.dynamic_lds_bytes)
        scratch_bytes = kernel.number("private_segment_fixed_size")
        self._done = _nothing_executed(size)
        self._hold = {
            "program": (InstructionStruct * len(kernel.program.instructions))(*kernel.program.instructions),
            "buffers": memory.table(),
            "waves": (_Wave * waves)(),
            "lds": np.zeros(lds_bytes + 16, np.uint8),
            "scratch": np.zeros(max(1, scratch_bytes * waves * target.wave_size), np.uint8),
            "shadow": np.empty((lds_bytes // 4 + 2) * _SHADOW_BYTES, np.uint8),
            "byte_shadow": np.empty((lds_bytes + 8) * _SHADOW_BYTES, np.uint8),
            "executed": self._done.counts,
            "lds_counts": self._done.lds,
            "global_counts": self._done.memory,
            "pending_at_barrier": self._done.pending_at_barrier,
            "idle_waits": self._done.idle_waits,
            "overlapping_loads": self._done.overlapping_loads,
            "phase_order": np.array([_padded(order) for order, _ in target.phases], np.uint8),
            "lanes_per_phase": np.array([lanes for _, lanes in target.phases], np.uint32),
        }
        self._machine = _Machine(
            **{name: _address(value) for name, value in self._hold.items()},
            budget=budget,
            buffer_count=len(memory.arrays),
            wave_count=waves,
            wave_size=target.wave_size,
            lds_bytes=lds_bytes,
            lds_banks=target.lds_banks,
            scratch_bytes=scratch_bytes,
            checks=checks,
            counting=counting,
            fnuz=target.fnuz,
            flush_f32=kernel.number("float_denorm_mode_32") == 0,
        )

    def run(self, library: ctypes.CDLL) -> Executed:
        """Runs them all, or up to the first fault."""
        machine, block = ctypes.byref(self._machine), self._launch.block
        for workgroup in self._workgroups:
            scalars = _initial_scalars(self._kernel, workgroup, self._arguments)
            pairs = np.array(list(scalars.items()), np.uint32)
            library.start_workgroup(machine, _address(pairs), len(scalars), block[0], block[1], self._launch.threads)
            self._done.workgroups += 1
            if library.run_workgroup(machine):
                self._done.faults.append(_fault(self._kernel, self._machine.fault, workgroup))
                break
        return self._done


def _nothing_executed(size: int) -> Executed:
    arrays: dict[str, Any] = {name: np.zeros((size, *columns), np.uint64) for name, columns in _COUNTS.items()}
    return Executed(**arrays)


def _address(value: Any) -> ctypes.c_void_p:
    is_array = isinstance(value, ctypes.Array)
    return ctypes.c_void_p(ctypes.addressof(value) if is_array else value.ctypes.data)


def _padded(order: tuple[int, ...]) -> list[int]:
    return [*order, *[0] * (_LANES - len(order))]


def _kernarg(kernel: Kernel, launch: Launch) -> bytes:
    """The argument segment: values, and what the launch says, at the offsets that the metadata gives.

    Raises InputError for values that do not fit the kernel's arguments. A pointer may be null: eight bytes of zero.
    """
    visible = kernel.visible_arguments
    if len(launch.values) != len(visible):
        raise InputError(f"the kernel takes {len(visible)} arguments, {len(launch.values)} are given")
    # It is aligned to 16 bytes, so that a load of a last, partial 16 stays within what is allocated; compilers do that.
    segment = bytearray(-(-kernel.kernarg_bytes // 16) * 16)
    for number, (argument, value) in enumerate(zip(visible, launch.values, strict=True)):
        start, size = argument.offset_bytes, argument.size_bytes
        is_pointer = argument.kind == "global_buffer"
        if is_pointer == (isinstance(value, bytes) and value != bytes(8)):
            wanted = "a buffer or an output" if is_pointer else f"a scalar of {size} bytes"
            raise InputError(f"field 'args.{number}': the kernel wants {wanted} there")
        data = value if isinstance(value, bytes) else value.to_bytes(8, "little")
        if len(data) != size:
            raise InputError(f"field 'args.{number}': {len(data)} bytes, the kernel wants {size}")
        segment[start : start + size] = data
    for argument in kernel.arguments:
        if argument.kind.startswith("hidden"):
            start, size = argument.offset_bytes, argument.size_bytes
            value = _hidden(argument.kind, launch)
            if value >= 1 << 8 * size:
                raise InputError(f"the kernel's argument '{argument.kind}' has {size} bytes, too few for {value}")
            segment[start : start + size] = value.to_bytes(size, "little")
    return bytes(segment)


def _hidden(kind: str, launch: Launch) -> int:
    """A hidden argument's value (LLVM, "User Guide for AMDGPU Backend", "Code Object V5 Metadata"); 0 for services.

    Grids are whole workgroups here, so remainders are zero. Buffers for printf, the heap, queues and the like are null.
    """
    name, _, axis = kind.removeprefix("hidden_").rpartition("_")
    sizes = {"block_count": launch.grid, "group_size": launch.block}
    if name in sizes and axis in "xyz":
        return sizes[name]["xyz".index(axis)]
    if kind == "hidden_grid_dims":
        return max(1, *(number for number, (grid, block) in enumerate(zip(launch.grid, launch.block, strict=True), 1)
                        if grid * block > 1), 1)  # fmt: skip
    return 0


def _dispatch_packet(launch: Launch) -> bytes:
    """The kernel dispatch packet that a dispatch pointer leads to: sizes only (HSA Runtime Specification, 2.9.6)."""
    x, y, z = (grid * block for grid, block in zip(launch.grid, launch.block, strict=True))
    return struct.pack("<2H4H3I", 0, 3, *launch.block, 0, x, y, z).ljust(64, b"\0")


def _initial_scalars(kernel: Kernel, workgroup: Position, arguments: _Arguments) -> dict[int, int]:
    """Scalar registers at the start (LLVM, "User Guide for AMDGPU Backend", "Initial Kernel Execution State")."""
    values: list[int] = []
    for name, count in _USER_SGPRS:
        if kernel.number(f"user_sgpr_{name}"):
            value = {"kernarg_segment_ptr": arguments.address, "dispatch_ptr": arguments.packet_address}.get(name, 0)
            values += [value & 0xFFFFFFFF, value >> 32][:count]
    preloaded, start = (kernel.number(f"user_sgpr_kernarg_preload_{name}") for name in ("length", "offset"))
    padded = arguments.data.ljust(4 * (start + preloaded), b"\0")
    values += np.frombuffer(padded, "<u4", preloaded, 4 * start).tolist()
    values += [0] * (kernel.number("user_sgpr_count") - len(values))
    scalars = dict(enumerate(values))
    x, y, z = workgroup
    if kernel.target.ids_in_ttmp:
        return scalars | {_TTMP + 9: x, _TTMP + 7: y | z << 16}
    for axis, position in zip("xyz", workgroup, strict=True):
        if kernel.number(f"system_sgpr_workgroup_id_{axis}"):
            scalars[len(scalars)] = position
    return scalars


def _fault(kernel: Kernel, fault: _Fault, workgroup: Position) -> Fault:
    index, kind = fault.source_index, FaultKind(fault.kind)
    first = (
        1000 if fault.reg >= 1000 else fault.reg // 256 * 256
    )  # as engine.c numbers scalar and accumulation registers
    bank = {1000: "s", 256: "a"}.get(first, "v")
    sentence = _SENTENCES[kind]
    return Fault(
        kind=kind,
        text=f"{kernel.function.mnemonics[index]} {kernel.function.operands[index]}".strip(),
        line=kernel.function.lines[index],
        workgroup=workgroup,
        wave=fault.wave,
        lane=fault.lane,
        address=fault.address if "{address" in sentence else None,
        register=f"{bank}{fault.reg - first}" if "{register" in sentence else None,
        other_wave=fault.other_wave if "{other_wave" in sentence else None,
    )
