"""Running a kernel: memory, arguments, workgroups, and what came of it."""

import ctypes
import os
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from parity.emulator.engine import load
from parity.emulator.program import InstructionStruct, Program, encode
from parity.emulator.targets import Target, UnsupportedTarget, get_target
from parity.errors import InputError
from parity.isa.cfg import branch_targets
from parity.isa.parse import Assembly
from parity.records import KernelArgument

Position = tuple[int, int, int]
_FIRST_ADDRESS = 0x7F00_0000_0000
_GAP = 1 << 36
_ALIGNMENT = 256
_SCALARS, _VGPRS, _LANES, _COUNTERS = 128, 516, 64, 4
_TTMP = 108
_SHADOW_BYTES = 20
DEFAULT_BUDGET = 2_000_000_000


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


_SENTENCES = {
    FaultKind.OUT_OF_BOUNDS: "accesses memory outside of every buffer, at address {address:#x}",
    FaultKind.MISALIGNED: "accesses memory misaligned, at address {address:#x}",
    FaultKind.READ_ONLY: "stores into an input buffer, at address {address:#x}",
    FaultKind.MISSING_WAIT: "uses {register} before a wait made it valid",
    FaultKind.UNDEFINED_REGISTER: "reads {register}, which nothing has written",
    FaultKind.UNDEFINED_LDS: "reads LDS byte {address}, which nothing has written",
    FaultKind.LDS_RACE: "races with wave {register_number} for LDS byte {address}: no barrier orders them",
    FaultKind.NOT_REPLICATED: "has an operand in {register} that is not replicated in lanes 16-31",
    FaultKind.BARRIER_NOT_REACHED: "ended while other waves wait at a barrier",
    FaultKind.ENDLESS: "was still running when the budget of instructions was used up",
    FaultKind.STRIDED_BUFFER: "uses a strided buffer descriptor, which the emulator does not model",
}


@dataclass(frozen=True)
class Fault:
    """A fault with its place: instruction text, assembly line, workgroup, wave and lane."""

    kind: FaultKind
    text: str
    line: int
    workgroup: Position
    wave: int
    lane: int
    address: int
    register: str

    def sentence(self) -> str:
        """The fault in words."""
        number = self.register.lstrip("vs")
        what = _SENTENCES[self.kind].format(address=self.address, register=self.register, register_number=number)
        where = f"workgroup {self.workgroup}, wave {self.wave}, lane {self.lane}"
        return f"line {self.line}: '{self.text}' {what} ({where})"


@dataclass
class Executed:
    """What ran: counts per instruction of the function, LDS and global figures per instruction, faults.

    `lds` rows are accesses, cycles, conflict cycles; `memory` rows are accesses, distinct segments of 32, 64 and 128
    bytes, and bytes asked for; `pending_at_barrier` counts waves that arrived at a barrier with an LDS store not waited
    for; `idle_waits` counts waits that found nothing to wait for. Basis of every figure: emulated.
    """

    counts: NDArray[np.uint64]
    lds: NDArray[np.uint64]
    memory: NDArray[np.uint64]
    pending_at_barrier: NDArray[np.uint64]
    idle_waits: NDArray[np.uint64]
    faults: list[Fault] = field(default_factory=list)
    workgroups: int = 0


class _Buffer(ctypes.Structure):
    _fields_ = [(n, ctypes.c_uint64) for n in ("address", "size")] + [(n, ctypes.c_void_p) for n in ("data", "written")]


class _Fault(ctypes.Structure):
    _fields_ = [
        *((n, ctypes.c_uint32) for n in ("kind", "source_index", "workgroup", "wave", "lane", "reg")),
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
        *((n, ctypes.c_void_p) for n in ("program", "buffers", "waves", "lds", "scratch", "shadow", "executed",
                                         "lds_counts", "global_counts", "pending_at_barrier", "idle_waits",
                                         "phase_order", "lanes_per_phase")),
        ("fault", _Fault),
        ("budget", ctypes.c_uint64),
        *((n, ctypes.c_uint32) for n in ("buffer_count", "wave_count", "wave_size", "lds_bytes", "lds_banks")),
        *((n, ctypes.c_uint32) for n in ("scratch_bytes", "workgroup", "checks", "counting")),
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
        self.descriptor = assembly.descriptors[name]
        self.arguments = arguments
        self.kernarg_bytes = kernarg_bytes
        self.target: Target = get_target(assembly.target or "")
        wants_wave32 = self.number("wavefront_size32", self.target.wave_size == 32)
        if wants_wave32 != (self.target.wave_size == 32):
            raise UnsupportedTarget(
                f"{assembly.target}: the emulator runs it with waves of {self.target.wave_size} only"
            )
        targets = branch_targets(self.function, assembly.source)
        self.program: Program = encode(self.function, targets, self.target)

    def number(self, directive: str, default: int = 0) -> int:
        return int(self.descriptor.get(directive, str(int(default))), 0)


@dataclass(frozen=True)
class Launch:
    """How a kernel is started: grid in workgroups, block in work-items, dynamic LDS, argument values in order."""

    grid: Position
    block: Position
    dynamic_lds_bytes: int
    values: list[int | bytes]

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

    `budget` is the number of wave-instructions after which a share counts as endless.
    """
    library = _checked_engine(engine_folder)
    data = _kernarg(kernel, launch)
    arguments = _Arguments(memory.add(np.frombuffer(data, np.uint8).copy(), writable=False), data)
    count = max(1, min(len(workgroups), len(os.sched_getaffinity(0))))
    shares = [
        _Share(kernel, memory, launch, workgroups[number::count], arguments, checks, counting, budget)
        for number in range(count)
    ]
    with ThreadPoolExecutor(count) as pool:  # the engine runs without the interpreter's lock
        results: list[Executed] = list(pool.map(lambda share: share.run(library), shares))
    memory.remove_last()
    first, *others = results
    for other in others:
        first.counts += other.counts
        first.lds += other.lds
        first.memory += other.memory
        first.pending_at_barrier += other.pending_at_barrier
        first.idle_waits += other.idle_waits
        first.faults += other.faults
        first.workgroups += other.workgroups
    return first


@cache
def _checked_engine(folder: Path) -> ctypes.CDLL:
    """The engine, whose structures must be laid out as those here."""
    library = load(folder)
    sizes = tuple(ctypes.sizeof(kind) for kind in (InstructionStruct, _Buffer, _Wave, _Machine))
    expected = (ctypes.c_uint32 * len(sizes)).in_dll(library, "structure_sizes")
    if tuple(expected) != sizes:
        raise AssertionError(f"engine.c and machine.py disagree about structures: {tuple(expected)}, {sizes}")
    return library


@dataclass(frozen=True)
class _Arguments:
    """The argument segment: where it lies and its bytes, of which a kernel may want some in scalar registers."""

    address: int
    data: bytes


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
        lds_bytes = kernel.number("group_segment_fixed_size") + launch.dynamic_lds_bytes
        scratch_bytes = kernel.number("private_segment_fixed_size")
        self._done = _nothing_executed(size)
        self._hold = {
            "program": (InstructionStruct * len(kernel.program.instructions))(*kernel.program.instructions),
            "buffers": memory.table(),
            "waves": (_Wave * waves)(),
            "lds": np.zeros(lds_bytes + 16, np.uint8),
            "scratch": np.zeros(max(1, scratch_bytes * waves * _LANES), np.uint8),
            "shadow": np.zeros((lds_bytes // 2 + 2) * _SHADOW_BYTES, np.uint8),
            "executed": self._done.counts,
            "lds_counts": self._done.lds,
            "global_counts": self._done.memory,
            "pending_at_barrier": self._done.pending_at_barrier,
            "idle_waits": self._done.idle_waits,
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
    each, lds, memory, pending, idle = (
        np.zeros(shape, np.uint64) for shape in (size, (size, 3), (size, 5), size, size)
    )
    return Executed(each, lds, memory, pending, idle)


def _address(value: Any) -> ctypes.c_void_p:
    is_array = isinstance(value, ctypes.Array)
    return ctypes.c_void_p(ctypes.addressof(value) if is_array else value.ctypes.data)


def _padded(order: tuple[int, ...]) -> list[int]:
    return [*order, *[0] * (_LANES - len(order))]


def _kernarg(kernel: Kernel, launch: Launch) -> bytes:
    """The argument segment: values at the offsets that the metadata gives."""
    if len(launch.values) > len(kernel.arguments):
        raise InputError(f"the kernel takes {len(kernel.arguments)} arguments, {len(launch.values)} are given")
    segment = bytearray(kernel.kernarg_bytes)
    for argument, value in zip(kernel.arguments, launch.values, strict=False):
        start, size = argument.offset_bytes, argument.size_bytes
        if isinstance(value, bytes):
            segment[start : start + size] = value.ljust(size, b"\0")[:size]
        else:
            segment[start : start + size] = int(value).to_bytes(size, "little", signed=value < 0)
    return bytes(segment)


def _initial_scalars(kernel: Kernel, workgroup: Position, arguments: _Arguments) -> dict[int, int]:
    """Scalar registers at the start (LLVM, "User Guide for AMDGPU Backend", "Initial Kernel Execution State")."""
    values: list[int] = []
    for name, count in (("dispatch_ptr", 2), ("queue_ptr", 2), ("kernarg_segment_ptr", 2), ("dispatch_id", 2),
                        ("private_segment_size", 1)):  # fmt: skip
        if kernel.number(f"user_sgpr_{name}"):
            is_arguments = name == "kernarg_segment_ptr"
            value = arguments.address if is_arguments else 0
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
    index = fault.source_index
    kind = FaultKind(fault.kind)
    register = f"s{fault.reg - 1000}" if fault.reg >= 1000 else f"v{fault.reg}"
    text = f"{kernel.function.mnemonics[index]} {kernel.function.operands[index]}".strip()
    line = kernel.function.lines[index]
    return Fault(kind, text, line, workgroup, fault.wave, fault.lane, fault.address, register)
