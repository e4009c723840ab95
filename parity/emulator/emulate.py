"""Running any machine code as a launch file says."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
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
from parity.emulator.orders import OtherRun, in_other_orders
from parity.emulator.program import UnsupportedInstruction
from parity.emulator.running import How, run
from parity.emulator.slots import Execution
from parity.emulator.targets import UnsupportedTarget
from parity.emulator.variation import Sharing, Variation
from parity.errors import InputError, UnavailableError
from parity.isa.metadata import load_metadata
from parity.isa.parse import parse
from parity.records import MemoryInstruction

_NULL = bytes(8)
_SAME = "{} stores of what another wave had stored there already"
_SHORT = "{} barriers went on without waves that had ended, as AMD's hardware does: is each to come there?"
_JUMPS = "what is used behind a jump to an address may come too late: how many wait states the jump takes is not known"
_CUT = "{} accesses to dwords of which a buffer has only the first bytes: what lies behind its end is garbage"


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

    `notes` are sentences about what the launch file does not say; `arrays` are what the outputs hold.
    """

    kernel: str
    arch: str
    executed: Execution
    counters: dict[tuple[str, str], float]
    memory: tuple[MemoryInstruction, ...]
    outputs: tuple[WrittenOutput, ...]
    seconds: float
    notes: tuple[str, ...]
    arrays: tuple[NDArray[Any], ...] = ()


@dataclass(frozen=True)
class EmulationWishes:
    """`is_disassembly` says that the text was made from a code object. With `keeps_on` a fault ends its own workgroup
    alone; with `overwrites`, outputs are saved over files that are there, and without `saves` not at all. A launch
    whose waves share what they write also runs in so many `orders` that are drawn. `budget` is the least of the launch
    file's and this.
    """

    is_disassembly: bool = False
    keeps_on: bool = False
    overwrites: bool = False
    orders: int = 0
    saves: bool = True
    budget: int | None = None


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
    prepared = prepare(text, source, launch_path, wishes)
    with _named(launch_path):
        emulation = _run(prepared, engine_folder, wishes)
    return replace(emulation, notes=(*prepared.notes, *emulation.notes))


@contextmanager
def _named(launch_path: Path) -> Iterator[None]:
    """Put the launch file's name before what is wrong with it."""
    try:
        yield
    except InputError as error:
        raise InputError(f"{launch_path}: {error}") from error


def prepare(text: str, source: str, launch_path: Path, wishes: EmulationWishes = EmulationWishes()) -> "Prepared":
    """Read a launch file and decode its kernel. Raises what `emulate` does; nothing has run."""
    spec = read_launch(launch_path, overwrites=wishes.overwrites or not wishes.saves)
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
        raise UnavailableError(f"{source}: the emulator does not run this code: {error}") from error
    with _named(launch_path):
        _check_launch(kernel, spec, entry.max_flat_workgroup_size)
        _check_structs(kernel, spec)
        appended = appended_pointers(text, entry, len(spec.args))
        notes = [appended_sentence(len(spec.args), appended)] if appended else []
        if wishes.is_disassembly:
            notes.append(f"lines are those of the text that 'parity isa {source} --disassembly' prints")
        buffers = _Buffers(kernel, launch_path.parent)
        values = [buffers.passed(argument, position) for position, argument in enumerate(spec.args)]
        grid, block = ((*sizes, 1, 1)[:3] for sizes in (spec.grid, spec.block))
        launch = Launch(
            (grid[0], grid[1], grid[2]),
            (block[0], block[1], block[2]),
            spec.dynamic_lds_bytes,
            [*values, *[_NULL] * appended],
        )
    return Prepared(kernel, spec, launch, buffers, notes)


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


def _run(prepared: "Prepared", engine_folder: Path, wishes: EmulationWishes) -> Emulation:
    kernel, spec, launch, buffers = prepared.kernel, prepared.spec, prepared.launch, prepared.buffers
    load(engine_folder, kernel.target.wave_size)  # compiled before the clock starts
    positions = spec.positions()

    def launched(variation: Variation) -> Execution:
        how = How(budget=min(spec.budget, wishes.budget or spec.budget), variation=variation, keeps_on=wishes.keeps_on)
        return run(kernel, buffers.memory, launch, positions, engine_folder, how)

    def again(variation: Variation) -> OtherRun:
        buffers.restore_outputs()
        return OtherRun(launched(variation), buffers.copied_outputs())

    started = time.monotonic()
    done = launched(Variation(order=spec.order, sharing=Sharing.NOTICED))
    seconds = time.monotonic() - started
    outputs = buffers.written_outputs(saves=wishes.saves)
    runs_again = done.is_shared or bool(wishes.orders)
    arrays = buffers.copied_outputs() if runs_again else buffers.outputs()
    counted = emulated_counters(kernel, done), memory_instructions(kernel, done)
    first = OtherRun(done, arrays)
    notes = []
    if len(positions) < prod(launch.grid):
        notes.append(f"races are shown only among the {done.workgroups} workgroups that ran")
    notes += [_CUT.format(done.cut_dwords)] if done.cut_dwords else []
    notes += [_SAME.format(done.same_stores)] if done.same_stores else []
    notes += [_SHORT.format(done.short_barriers)] if done.short_barriers else []
    notes += [_JUMPS] if done.jump_waits.any() else []
    notes += in_other_orders(first, again, wishes.orders)
    return Emulation(
        kernel.function.name, kernel.arch.name, done, *counted, outputs, seconds, tuple(notes), tuple(arrays)
    )


@dataclass(frozen=True)
class Prepared:
    """A launch file's kernel and launch, its arguments in memory, and sentences about what the file does not say."""

    kernel: Kernel
    spec: LaunchSpec
    launch: Launch
    buffers: "_Buffers"
    notes: list[str]


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

    def outputs(self) -> list[NDArray[Any]]:
        return [output.array for output in self._outputs]

    def copied_outputs(self) -> list[NDArray[Any]]:
        return [array.copy() for array in self.outputs()]

    def written_outputs(self, *, saves: bool) -> tuple[WrittenOutput, ...]:
        """Tell what was written of each output, and save those that the launch file gives a file."""
        for output in self._outputs if saves else ():
            if output.spec.save is not None:
                save_array(output.array, self._folder / output.spec.save)
        return tuple(
            WrittenOutput(
                output.argument, self.memory.written_bytes(output.number), output.array.nbytes, output.spec.save
            )
            for output in self._outputs
        )
