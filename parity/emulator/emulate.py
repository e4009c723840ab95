"""Running any machine code as a launch file says."""

import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from math import prod
from pathlib import Path
from typing import Any

from numpy.typing import NDArray

from parity.codeobject.kernel_names import find_kernels
from parity.contract.structs import layout_sentence
from parity.emulator.appended import appended_pointers, appended_sentence
from parity.emulator.counters import emulated_counters, memory_instructions
from parity.emulator.engine import load
from parity.emulator.launchfile import Argument, LaunchSpec, OutputSpec, array_of, read_launch, save_array, scalar_bytes
from parity.emulator.machine import MOST_THREADS, Kernel, Launch, Memory
from parity.emulator.program import UnsupportedInstruction
from parity.emulator.running import How, run
from parity.emulator.slots import Execution
from parity.emulator.targets import UnsupportedTarget
from parity.emulator.variation import DIRECTIONS, NOT_TRIED, NOT_WATCHED, BothWays, Sharing, Variation
from parity.errors import InputError, UnavailableError
from parity.isa.parse import parse
from parity.isa.resources import load_metadata
from parity.records import MemoryInstruction
from parity.records.faults import WAITING_FAULTS, Fault

_NULL = bytes(8)


@dataclass(frozen=True)
class WrittenOutput:
    """One output of a launch: which argument it is, how many of its bytes were written, and where it was saved."""

    argument: int
    written_bytes: int
    bytes: int
    saved: str | None


@dataclass(frozen=True)
class Emulation:
    """What came of a launch: what was executed, counters by (scope, name), outputs, seconds on this CPU.

    `notes` are sentences about what the launch file does not say.
    """

    kernel: str
    arch: str
    executed: Execution
    counters: dict[tuple[str, str], float]
    memory: tuple[MemoryInstruction, ...]
    outputs: tuple[WrittenOutput, ...]
    seconds: float
    notes: tuple[str, ...]


@dataclass(frozen=True)
class EmulationWishes:
    """`is_disassembly` says that the text was made from a code object. With `keeps_on` a fault ends its own workgroup
    alone; with `overwrites`, outputs are saved over files that are there. A launch whose waves share what they write
    also runs in so many `orders` that are drawn.
    """

    is_disassembly: bool = False
    keeps_on: bool = False
    overwrites: bool = False
    orders: int = 0


def emulate(
    text: str,
    source: str,
    launch_path: Path,
    engine_folder: Path,
    wishes: EmulationWishes = EmulationWishes(),
) -> Emulation:
    """Run the launch.

    If waves share what they write, the launch runs again from the last workgroup and wave to the first; where accesses
    race, it also runs with these the other way round. Outputs and figures are those of the first run.

    Raises InputError for a wrong text or launch file, UnavailableError for an instruction or architecture that the
    emulator does not know. In that case nothing has run.
    """
    spec = read_launch(launch_path, overwrites=wishes.overwrites)
    assembly = parse(text, source)
    metadata = load_metadata(assembly)
    named = find_kernels(spec.kernel, [name for name in metadata if name in assembly.descriptors])
    if len(named) != 1:
        names = ", ".join(named or metadata) or "no kernels"
        wrong = f"is not in {source}: it has" if not named else f"names {len(named)} kernels of {source}: take one of"
        raise InputError(f"{launch_path}: field 'kernel': '{spec.kernel}' {wrong} {names}")
    entry = metadata[named[0]]
    try:
        kernel = Kernel.of(assembly, named[0])
    except (UnsupportedInstruction, UnsupportedTarget) as error:
        raise UnavailableError(f"{source}: the emulator does not know this code: {error}") from error
    try:
        _check_launch(kernel, spec, entry.max_flat_workgroup_size)
        appended = appended_pointers(text, entry, len(spec.args))
        notes = [appended_sentence(len(spec.args), appended)] if appended else []
        if wishes.is_disassembly:
            notes.append(f"lines are those of the text that 'parity isa {source} --disassembly' prints")
        emulation = _run(kernel, spec, launch_path.parent, engine_folder, appended, wishes)
        return replace(emulation, notes=(*notes, *emulation.notes))
    except InputError as error:
        raise InputError(f"{launch_path}: {error}") from error


def _check_launch(kernel: Kernel, spec: LaunchSpec, most: int | None) -> None:
    """Raise InputError for a workgroup that no GPU would start."""
    threads, allowed = prod(spec.block), min(most or MOST_THREADS, MOST_THREADS)
    if threads > allowed:
        raise InputError(f"field 'block': {threads} work-items are more than the kernel allows ({allowed})")
    lds_bytes, limit = kernel.lds_bytes(spec.dynamic_lds_bytes), kernel.arch.lds_max_per_workgroup_bytes
    if lds_bytes > limit:
        raise InputError(f"field 'dynamic_lds_bytes': {lds_bytes} bytes of LDS in all, {kernel.arch.name} has {limit}")


def _check_structs(kernel: Kernel, spec: LaunchSpec) -> None:
    """Raise InputError for a struct whose size differs from that of the kernel's struct."""
    for number, (argument, taken) in enumerate(zip(spec.args, kernel.visible_arguments, strict=False)):
        if argument.struct is not None and argument.size_bytes != taken.size_bytes:
            names, layout = [field.shown for field in argument.struct], argument.layout
            sentence = layout_sentence(names, layout.offsets, layout.size_bytes, taken.size_bytes)
            raise InputError(f"field 'args.{number}.struct': has {sentence}")


def _run(
    kernel: Kernel,
    spec: LaunchSpec,
    folder: Path,
    engine_folder: Path,
    null_pointers: int,
    wishes: EmulationWishes,
) -> Emulation:
    load(engine_folder, kernel.target.wave_size)  # compiled before the clock starts
    _check_structs(kernel, spec)
    buffers = _Buffers(kernel, folder)
    values = [buffers.passed(argument, position) for position, argument in enumerate(spec.args)]
    grid, block = ((*sizes, 1, 1)[:3] for sizes in (spec.grid, spec.block))
    launch = Launch(
        (grid[0], grid[1], grid[2]),
        (block[0], block[1], block[2]),
        spec.dynamic_lds_bytes,
        [*values, *[_NULL] * null_pointers],
    )
    positions = spec.positions()

    def launched(variation: Variation) -> Execution:
        how = How(budget=spec.budget, variation=variation, keeps_on=wishes.keeps_on)
        return run(kernel, buffers.memory, launch, positions, engine_folder, how)

    def again(variation: Variation) -> OtherRun:
        buffers.restore_outputs()
        return OtherRun(launched(variation), buffers.copied_outputs())

    started = time.monotonic()
    done = launched(Variation(order=spec.order, sharing=Sharing.NOTICED))
    seconds = time.monotonic() - started
    outputs = buffers.saved_outputs()
    counted = emulated_counters(kernel, done), memory_instructions(kernel, done)
    first = OtherRun(done, buffers.copied_outputs() if done.is_shared or wishes.orders else [])
    notes = []
    if len(positions) < prod(grid):
        notes.append(f"races are shown only among the {done.workgroups} workgroups that ran")
    notes += _in_other_orders(first, again, wishes.orders)
    return Emulation(kernel.function.name, kernel.arch.name, done, *counted, outputs, seconds, tuple(notes))


@dataclass(frozen=True)
class _Output:
    """An output of a launch file, and its array in the memory of the launch."""

    argument: int
    spec: OutputSpec
    array: NDArray[Any]
    number: int  # of the array in the memory


class _Buffers:
    """The arguments of a launch file in the memory of a launch."""

    def __init__(self, kernel: Kernel, folder: Path) -> None:
        self.memory = Memory()
        self._names = {position: taken.name for position, taken in enumerate(kernel.visible_arguments)}
        self._folder = folder
        self._outputs: list[_Output] = []

    def passed(self, argument: Argument, position: int) -> int | bytes:
        """Put an argument into the memory; return what is passed: its address, or the bytes of a scalar or struct."""
        name = self._names.get(position) or f"argument {position}"
        if argument.buffer is not None:
            return self.memory.add(array_of(argument.buffer, self._folder), writable=False, name=name)
        if argument.output is not None:
            array = array_of(argument.output, self._folder)
            self._outputs.append(_Output(position, argument.output, array, len(self.memory.arrays)))
            return self.memory.add(array, writable=True, name=name)
        if argument.scalar is not None:
            return scalar_bytes(argument.scalar)
        struct = bytearray(argument.size_bytes)
        for offset, field in zip(argument.layout.offsets, argument.struct or [], strict=True):
            passed = self.passed(field, position)
            raw = passed if isinstance(passed, bytes) else passed.to_bytes(8, "little")
            struct[offset : offset + len(raw)] = raw
        return bytes(struct)

    def restore_outputs(self) -> None:
        """Give the outputs what they held before the launch."""
        for output in self._outputs:
            output.array[...] = array_of(output.spec, self._folder)

    def copied_outputs(self) -> list[NDArray[Any]]:
        return [output.array.copy() for output in self._outputs]

    def saved_outputs(self) -> tuple[WrittenOutput, ...]:
        """Save the outputs that the launch file gives a file; tell what was written of each output."""
        for output in self._outputs:
            if output.spec.save is not None:
                save_array(output.array, self._folder / output.spec.save)
        return tuple(
            WrittenOutput(
                output.argument, self.memory.written_bytes(output.number), output.array.nbytes, output.spec.save
            )
            for output in self._outputs
        )


@dataclass(frozen=True)
class OtherRun:
    """A launch in one order: what was executed, and the outputs."""

    executed: Execution
    outputs: list[NDArray[Any]]

    def differs(self, other: "OtherRun") -> bool | None:
        """Return whether two runs came to different ends. None where one waits for ever: another order might end it."""
        kinds = [[fault.kind for fault in ran.executed.faults] for ran in (self, other)]
        if any(kind in WAITING_FAULTS for run_kinds in kinds for kind in run_kinds):
            return None
        same = all(one.tobytes() == two.tobytes() for one, two in zip(self.outputs, other.outputs, strict=True))
        return not same or bool(kinds[0]) != bool(kinds[1])


def _in_other_orders(first: OtherRun, again: Callable[[Variation], OtherRun], orders: int) -> list[str]:
    """Run the launch in other orders where that may change anything.

    A race that does change something becomes a fault of the first run. Returns sentences about what changes nothing, or
    is not shown.
    """
    done = first.executed
    notes = [_CUT.format(done.cut_dwords)] if done.cut_dwords else []
    notes += [_SAME.format(done.same_stores)] if done.same_stores else []
    if not done.is_watched:
        return [*notes, NOT_WATCHED]
    if done.faults:
        return notes
    try:
        ways = _both_directions(done, again) if done.is_shared else []
        others = [way.followed for way in ways] + [again(Variation(order=order)) for order in range(1, orders + 1)]
    except UnavailableError as error:
        return [*notes, f"{NOT_TRIED}: {error}"]
    differing = sum(ran.differs(first) is not False for ran in others)
    if differing:
        notes.append(f"in {differing} of {len(others)} other orders of workgroups and waves the outputs are others")
    return notes + _races(done, ways)


_Way = BothWays[OtherRun]
_SAME = "{} stores of what another wave had stored there already"
_CUT = "{} accesses to dwords of which a buffer has only the first bytes: what lies behind its end is garbage"


def _both_directions(done: Execution, again: Callable[[Variation], OtherRun]) -> list[_Way]:
    executed = int(done.counts.sum())
    return [
        BothWays(again, lambda ran: [indices for indices, _ in ran.executed.races], way, executed) for way in DIRECTIONS
    ]


def _races(done: Execution, ways: list[_Way]) -> list[str]:
    """Add the race that changes the outputs to the faults; of the other races, return in sentences what is known.

    Where turning a race the other way round also changes the order of atomic operations, these may be what changes the
    outputs.
    """
    sentences: dict[str, str] = {}
    for way in ways:
        if way.turned is None:
            continue
        differs = way.turned.differs(way.followed)
        is_order_the_same = way.turned.executed.atomic_order == way.followed.executed.atomic_order
        if differs and is_order_the_same:
            done.faults.append(_decisive_race(way))
            return []
        what = _HARMLESS if differs is False else _OPEN.format(_FOR_EVER if differs is None else _BY_ATOMICS)
        sentences.setdefault(what, f"{what}: {way.followed.executed.races[0][1].sentence()}")
    return list(sentences.values())


def _decisive_race(way: _Way) -> Fault:
    number = way.decisive(lambda ran: bool(ran.differs(way.followed)))
    return way.followed.executed.races[number][1]


_HARMLESS, _OPEN = "a race that changes no output", "a race of which it is not shown whether it matters ({})"
_FOR_EVER, _BY_ATOMICS = "the other way round a wave waits for ever", "it changes the order of atomic operations"
