"""One launch of a program: its arguments laid out, its workgroups run, its fault told."""

import struct
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from parity.emulator.machine import Kernel, Launch
from parity.emulator.orders import HARMLESS, OtherRun, in_other_orders
from parity.emulator.running import How, run
from parity.emulator.schedule import Position
from parity.emulator.slots import Execution
from parity.emulator.variation import NOTICING, PLAIN, Variation
from parity.isa.parse import parse
from parity.on.inside.memory import ProgramMemory
from parity.on.inside.metadata import KernelText, read_kernel
from parity.on.inside.pointers import place_pointed
from parity.on.inside.wishes import Wishes
from parity.records.builds import KernelArgument
from parity.records.faults import Fault, FaultKind

_FLOATS = {"fp16": "e", "fp32": "f", "f32": "f", "fp64": "d"}
_MOST_COPIED_BYTES = 1 << 29


class KernelFault(RuntimeError):
    """A kernel of the program did what makes its result wrong. `fault` has its place, and the source's line."""

    def __init__(self, sentence: str, fault: Fault) -> None:
        super().__init__(sentence)
        self.fault = fault

    def __reduce__(self) -> tuple[Any, ...]:  # it may come from another process, as under pytest-xdist
        return KernelFault, (str(self), self.fault)


@dataclass(frozen=True)
class Passed:
    """A value that a launch passes: a tensor by its argument's name, or a number with its type in Triton's words."""

    name: str
    kind: str
    value: Any


@dataclass(frozen=True)
class Shape:
    """How a kernel is launched: workgroups, work-items of one, and bytes of LDS in all."""

    grid: Position
    threads: int
    lds_bytes: int

    def positions(self, most: int | None) -> list[Position]:
        """Return the workgroups that run, in the grid's order: all, or the first, the last and some that are drawn."""
        x, y, z = self.grid
        count = x * y * z
        if most is None or count <= most:
            return [(i, j, k) for k, j, i in product(range(z), range(y), range(x))]
        inner = np.random.default_rng(count).permutation(count - 2)[: max(0, most - 2)] + 1
        numbers = sorted([0, count - 1, *map(int, inner)][:most])
        return [(n % x, n // x % y, n // (x * y)) for n in numbers]


@dataclass(frozen=True)
class Launched:
    """What came of a launch: what was executed, sentences about it, and its fault, if it has one, in a sentence."""

    executed: Execution
    notes: list[str]
    fault: tuple[Fault, str] | None
    memory: ProgramMemory


class Launchable(Protocol):
    """A launch that may run several times: its kernel, what runs it, the workgroups that run."""

    @property
    def kernel(self) -> Kernel: ...

    @property
    def engine(self) -> Path: ...

    @property
    def positions(self) -> list[Position]: ...

    def over(self, *, is_strict: bool) -> "Placed":
        """Return it over the tensors' storages, or over no more than the tensors."""


def kernel_of(name: str, text: str) -> tuple[Kernel, KernelText]:
    """Decode the only kernel of a text, and return also what its metadata says."""
    said = read_kernel(text)
    return Kernel(parse(text, f"{name}.amdgcn"), name, said.arguments, said.kernarg_bytes), said


class ProgramKernel:
    """A kernel of the program, decoded once: every launch uses it."""

    def __init__(self, name: str, text: str, kernel: Kernel) -> None:
        self.name, self.text, self.kernel = name, text, kernel
        self._is_known = False

    def timed(self, launch: Launchable, shape: Shape, wishes: Wishes) -> tuple[Launched, float]:
        """Run a launch; return also the seconds that it took. The first one of a kernel is looked at from all sides:
        also for accesses outside of the tensors that it is given but within their storages, and for races.
        """
        started = time.perf_counter()
        return self._run(launch, shape, wishes), time.perf_counter() - started

    def _run(self, launch: Launchable, shape: Shape, wishes: Wishes) -> Launched:
        is_first, self._is_known = not self._is_known, True
        if is_first:
            one, done, notes = _looked_at(launch, wishes)
        else:
            one = launch.over(is_strict=wishes.strict_views)
            done, notes = one.run(PLAIN), []
        if len(launch.positions) < shape.grid[0] * shape.grid[1] * shape.grid[2]:
            one.memory.poison()
        told = [(fault, _told(self.name, fault, one.memory)) for fault in done.faults[:1]]
        return Launched(done, notes, told[0] if told else None, one.memory)


@dataclass(frozen=True)
class TritonLaunch:
    """A launch as Triton's runtime makes it: tensors and numbers."""

    kernel: Kernel
    shape: Shape
    passed: Sequence[Passed]
    engine: Path
    positions: list[Position]

    def over(self, *, is_strict: bool) -> "Placed":
        memory = ProgramMemory(strict=is_strict)
        values = list(_values(memory, self.kernel.visible_arguments, self.passed))
        place_pointed(memory, [one.value for one in self.passed])
        dynamic = max(0, self.shape.lds_bytes - self.kernel.lds_bytes(0))
        return Placed(self, memory, Launch(self.shape.grid, (self.shape.threads, 1, 1), dynamic, values))


@dataclass(frozen=True)
class Placed:
    """A launch with its arguments in a memory."""

    of: Launchable
    memory: ProgramMemory
    launch: Launch

    def run(self, variation: Variation) -> Execution:
        how = How(variation=variation)
        return run(self.of.kernel, self.memory, self.launch, self.of.positions, self.of.engine, how)

    @property
    def bytes(self) -> int:
        return sum(array.nbytes for array in self.memory.arrays)


def _looked_at(launch: Launchable, wishes: Wishes) -> tuple[Placed, Execution, list[str]]:
    """Run a kernel's first launch over its tensors alone, over their storages if that is what it needs and may have,
    and in other orders where waves share what is stored.
    """
    one, notes, orders = launch.over(is_strict=True), [], wishes.orders
    if one.bytes > _MOST_COPIED_BYTES:
        one = launch.over(is_strict=wishes.strict_views)
        return one, one.run(PLAIN), ["races are not looked for: its tensors are too large to run it again"]
    before = one.memory.copied()
    done = one.run(NOTICING)
    outside = next((fault for fault in done.faults if fault.kind is FaultKind.OUT_OF_BOUNDS), None)
    if outside is not None and not wishes.strict_views:
        one.memory.restore(before)
        whole = launch.over(is_strict=False)
        before, again = whole.memory.copied(), whole.run(NOTICING)
        if not any(fault.kind is FaultKind.OUT_OF_BOUNDS for fault in again.faults):
            notes.append(_in_tensors(outside.sentence()))
        one, done = whole, again

    def in_order(variation: Variation) -> OtherRun:
        one.memory.restore(before)
        return OtherRun(one.run(variation), one.memory.copied())

    if done.faults or not (done.is_shared or orders):
        return one, done, notes
    first, written = OtherRun(done, one.memory.copied()), one.memory.written_so_far()
    found = in_other_orders(first, in_order, orders)
    notes += [note for note in found if orders or not note.startswith(HARMLESS)]
    one.memory.restore(first.outputs, written)
    return one, done, notes


def _told(kernel: str, fault: Fault, memory: ProgramMemory) -> str:
    views = [view for views in memory.views.values() for view in views]
    about = next((f"\n{view.shown}" for view in views if view.name == fault.argument), "")
    sentence = fault.sentence()
    return f"{kernel}: {_in_tensors(sentence) if memory.strict else sentence}{about}"


def _in_tensors(sentence: str) -> str:
    """Say of an access that it is in no tensor that the kernel is given: it may be within a storage."""
    return sentence.replace("memory outside of every buffer", "a storage outside of the tensors that it is given")


def _values(memory: ProgramMemory, taken: Sequence[KernelArgument], passed: Sequence[Passed]) -> Iterator[int | bytes]:
    """Yield what each argument of the kernel gets; those that no parameter is bound to are null pointers."""
    left = iter(taken)
    for one in passed:
        if one.kind.startswith("tensordesc"):
            yield from _descriptor(memory, left, one)
        else:
            yield _value(memory, next(left), one)
    for _ in left:
        yield bytes(8)


def _descriptor(memory: ProgramMemory, left: Iterator[KernelArgument], one: Passed) -> Iterator[int | bytes]:
    """Yield the arguments that AMD's launcher makes of a tensor descriptor (backends/amd/driver.py,
    make_tensordesc_arg): the pointer, shape and strides in 64 bits, flags of a byte, and shape and strides again.
    """
    descriptor = one.value
    next(left)
    yield memory.place(one.name, descriptor.base)
    numbers = [*map(int, descriptor.shape), *map(int, descriptor.strides)]
    for number in numbers:
        yield number.to_bytes(next(left).size_bytes, "little", signed=True)
    flags, argument = iter([getattr(descriptor, "padding", "zero") == "nan"]), next(left)
    while argument.size_bytes == 1:
        yield bytes([next(flags, False)])
        argument = next(left)
    for number in numbers[:-1]:
        yield number.to_bytes(argument.size_bytes, "little", signed=True)
        argument = next(left)
    yield numbers[-1].to_bytes(argument.size_bytes, "little", signed=True)


def _value(memory: ProgramMemory, taken: KernelArgument, one: Passed) -> int | bytes:
    if taken.kind != "global_buffer":
        return number_bytes(one.kind, one.value, taken.size_bytes)
    return memory.place(one.name, one.value) if hasattr(one.value, "data_ptr") else int(one.value or 0)


def number_bytes(kind: str, value: Any, size: int) -> bytes:
    """Return a number as a kernel takes it. A bf16 is an fp32 without its lower half, rounded to nearest, ties to
    even.
    """
    if kind == "bf16":
        (bits,) = struct.unpack("<I", struct.pack("<f", value))
        return struct.pack("<H", (bits + 0x7FFF + (bits >> 16 & 1)) >> 16 & 0xFFFF)
    if kind in _FLOATS:
        return struct.pack(f"<{_FLOATS[kind]}", value)
    return (int(value) & (1 << 8 * size) - 1).to_bytes(size, "little")
