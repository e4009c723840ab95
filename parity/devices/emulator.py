"""The emulator as a device: launches a lane's code object without a GPU, and reports what it wrote."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import prod
from pathlib import Path

import numpy as np

from parity.contract import Axes, Contract, LaneSpec, as_taken
from parity.devices.base import LaunchResult, passed_value
from parity.emulator.machine import Kernel, Launch, Memory
from parity.emulator.running import How, run
from parity.emulator.schedule import Position
from parity.emulator.slots import Execution
from parity.emulator.targets import get_target
from parity.errors import InputError
from parity.isa.parse import parse
from parity.operators import Form
from parity.operators.helpers.formats import Array
from parity.records import CodeObject
from parity.records.faults import Fault, FaultKind

_LEFT = 0x7F  # of each byte: a large number, or NaN, of every type
_CLEARED = (0, 0xFF, 0xBF, 0x3F)  # of each element in turn: zero, NaN or -1, and numbers of usual size of either sign
_MOST_FILLED = 1 << 22  # bytes
_BLOCK = 1 << 20  # elements
_LDS_FILLS = (0xFF, 0x3C)  # NaN or -1, and a small number, of every type


@dataclass(frozen=True)
class EmulatedRun(LaunchResult):
    """The results of a lane's launches, and what each of them executed."""

    executed: tuple[Execution, ...] = field(kw_only=True)


@dataclass(frozen=True)
class EmulatedLaunch:
    """One launch of a lane, with its decoded code object."""

    name: str
    spec: LaneSpec
    code: CodeObject
    kernel: Kernel

    def wrong_argument(self, contract: Contract) -> str | None:
        """Return how the kernel's arguments differ from what the step binds, if they do: then it cannot be launched."""
        taken = self.kernel.visible_arguments
        bound = as_taken(self.code.passed(contract.arguments(self.spec)), taken)
        for number, argument in enumerate(bound):
            if number >= len(taken):
                return f"the kernel has {len(taken)} arguments, but the step binds {len(bound)}"
            if wrong := argument.wrong_size(taken[number].size_bytes):
                return f"argument {number + 1} ('{argument.text}') {wrong}"
            if not argument.fields and (taken[number].kind == "global_buffer") != argument.wants_pointer:
                is_pointer = "not a" if argument.wants_pointer else "a"
                return f"argument {number + 1} ('{argument.text}') is {is_pointer} pointer in the kernel"
        if any(argument.kind != "global_buffer" for argument in taken[len(bound) :]):
            return f"the kernel has {len(taken)} arguments, but the step binds {len(bound)}"
        return None

    def launch(self, contract: Contract, axes: Axes, addresses: Mapping[str, int], variables: bytearray) -> Launch:
        """Return the launch for a problem of that size, with the addresses of its buffers."""
        block = contract.block_shape(self.spec)
        values = self._values(contract, axes, addresses)
        return Launch(contract.grid(self.spec, axes), block, self.code.dynamic_lds_bytes, values, variables)

    def _values(self, contract: Contract, axes: Axes, addresses: Mapping[str, int]) -> list[int | bytes]:
        """Return the kernel's arguments: addresses, numbers as wide as the kernel wants them, null for Triton's own."""
        visible = self.kernel.visible_arguments
        bound = as_taken(self.code.passed(contract.arguments(self.spec, axes)), visible)
        values: list[int | bytes] = []
        for argument, taken in zip(bound, visible, strict=False):
            value = passed_value(argument, taken.size_bytes, addresses)
            is_pointer = taken.kind == "global_buffer" and argument.fields  # a struct with nothing else in it
            values.append(int.from_bytes(value, "little") if is_pointer and isinstance(value, bytes) else value)
        return values + [bytes(argument.size_bytes) for argument in visible[len(values) :]]


class EmulatedLane:
    """A lane's code objects, decoded and ready to run on problems of any size.

    Raises UnsupportedInstruction or UnsupportedTarget for what the emulator does not know.
    """

    def __init__(
        self, contract: Contract, lane: str, spec: LaneSpec, codes: Sequence[CodeObject], engine_folder: Path
    ) -> None:
        get_target(contract.arch)  # raises before other text is read as AMDGPU assembly
        self._contract, self._spec, self._engine_folder = contract, spec, engine_folder
        self.launches: list[EmulatedLaunch] = []
        self.drops: Fault | None = None  # a read of LDS that nothing had stored, of which no output knew
        for (name, launch_spec), code in zip(spec.each(lane).items(), codes, strict=True):
            assembly = parse(code.assembly_path.read_text(), str(code.assembly_path))
            self.launches.append(EmulatedLaunch(name, launch_spec, code, Kernel.of(assembly, code.kernel_name)))

    @property
    def has_variables(self) -> bool:
        """Whether code may leave something in memory of its own."""
        return any(launch.kernel.linked.variables[1] for launch in self.launches)

    def grids(self, axes: Axes) -> list[Position]:
        """Return workgroups in x, y, z of each launch."""
        grids = []
        for launch in self.launches:
            try:
                grids.append(self._contract.grid(launch.spec, axes))
            except InputError as error:
                raise InputError(f"field 'lanes.{launch.name}.grid': {error}") from None
        return grids

    def _outputs(self, form: Form, name: str, *, is_cleared: bool) -> Array:
        """Return an output as a launch finds it: the memory's flags show what is written, and large numbers lie there,
        to which nothing may be added; or zeros and others in turn. They are left out of a large output of launches
        without atomic operations.
        """
        empty = form.empty(name)
        if empty.nbytes > _MOST_FILLED and not any(launch.kernel.program.has_atomics for launch in self.launches):
            return empty
        left = np.ascontiguousarray(empty)
        elements = left.reshape(-1).view(np.uint8).reshape(-1, left.itemsize)
        fills = _CLEARED if is_cleared else (_LEFT,)
        for number, fill in enumerate(fills):
            elements[number :: len(fills)] = fill
        return left

    def _content(self, form: Form, name: str, tensors: Mapping[str, Array], how: How) -> Array:
        """Return a tensor as it lies in memory, apart from what was given where launches write to it."""
        is_given = name in tensors
        given = tensors[name] if is_given else self._outputs(form, name, is_cleared=how.variation.is_cleared)
        packed = self._contract.layout(self._spec, name).packed(given)
        return packed.copy() if is_given and name in form.outputs and np.shares_memory(packed, given) else packed

    def _executed(
        self, memory: Memory, launches: Sequence[tuple[Kernel, Launch, list[Position]]], how: How
    ) -> list[Execution]:
        executed: list[Execution] = []
        for kernel, launch, positions in launches:
            executed.append(run(kernel, memory, launch, positions, self._engine_folder, how))
            if executed[-1].faults:
                break
        return executed

    def run(
        self,
        axes: Axes,
        tensors: Mapping[str, Array],
        positions: Sequence[list[Position]],
        how: How,
        earlier: Mapping[str, Array] | None = None,
    ) -> EmulatedRun:
        """Run the given workgroups of each launch, in order, until one faults. Inputs are in their logical shapes. With
        `earlier` inputs the launches have run on these before: scratch memory and the variables of code objects are as
        that left them. Who reads LDS that nothing has stored is at fault, unless outputs are the same whatever lies
        there, as where a compiler reads ahead and drops it.
        """
        form, memory = self._contract.form(axes), Memory()
        addresses: dict[str, int] = {}
        contents = {name: self._content(form, name, earlier or tensors, how) for name in form.tensors}
        if earlier is not None:
            contents = {name: packed.copy() for name, packed in contents.items()}
        for name, packed in contents.items():
            addresses[name] = memory.add(packed, writable=name in form.outputs, name=name)
        buffers = {
            name: (number, packed) for number, (name, packed) in enumerate(contents.items()) if name in form.outputs
        }
        for name, (size_bytes, fill) in self._contract.scratch(self._spec, axes).items():
            addresses[name] = memory.add(np.full(size_bytes, fill, np.uint8), writable=True, name=name)
        launches = []
        for one, where in zip(self.launches, positions, strict=True):
            variables = bytearray(one.kernel.linked.variables[1])
            launches.append((one.kernel, one.launch(self._contract, axes, addresses, variables), where))
        executed = self._executed(memory, launches, how)
        if earlier is not None and not executed[-1].faults:
            for name, packed in contents.items():
                packed[...] = self._content(form, name, tensors, how)
            for number, _ in buffers.values():
                memory.forget_written(number)
            executed = self._executed(memory, launches, how)
        outputs, written, stray = {}, {}, 0
        for name, (number, packed) in buffers.items():
            layout, shape = self._contract.layout(self._spec, name), form.size(name)
            flags = memory.written[number]
            assert flags is not None
            marks, touched = _written(flags, packed)
            whole = layout.unpack(marks, shape)
            stray += touched - int(np.count_nonzero(whole))
            outputs[name], written[name] = layout.unpack(packed, shape), whole
        fault = next(iter(executed[-1].faults), None)
        if fault is not None and len(self.launches) > 1:
            fault = replace(fault, launch=self.launches[len(executed) - 1].name)
        is_whole = all(len(some) == prod(grid) for some, grid in zip(positions, self.grids(axes), strict=True))
        workgroups = sum(execution.workgroups for execution in executed)
        ran = EmulatedRun(outputs, written, stray, fault, workgroups, is_whole, executed=tuple(executed))
        if fault is None or fault.kind is not FaultKind.UNDEFINED_LDS:
            return ran
        ways = (replace(how, variation=replace(how.variation, lds_fill=fill)) for fill in _LDS_FILLS)
        first, second = (self.run(axes, tensors, positions, way, earlier) for way in ways)
        is_same = all(first.outputs[name].tobytes() == second.outputs[name].tobytes() for name in outputs)
        if first.fault or second.fault or not is_same:
            return ran
        self.drops = fault
        return first


def _written(flags: Array, packed: Array) -> tuple[Array, int]:
    """Return marks that are not 0 where an element is written whole, and the number of elements that are written at
    least in part, from a flag of 0 or 1 for each byte. Memory that nothing has touched stays untouched: an output may
    be larger than this machine's memory.
    """
    if packed.itemsize not in (1, 2, 4, 8):
        of_bytes = flags.reshape(*packed.shape, packed.itemsize)
        return np.asarray(of_bytes.all(axis=-1)), int(np.count_nonzero(of_bytes.any(axis=-1)))
    marks = flags.view(f"u{packed.itemsize}")  # the flags of an element as one number, because a reduction is slow
    whole = int.from_bytes(b"\1" * packed.itemsize, "little")
    touched = complete = 0
    for start in range(0, marks.size, _BLOCK):
        block = marks[start : start + _BLOCK]
        if count := int(np.count_nonzero(block)):
            touched += count
            complete += int(np.count_nonzero(block == whole))
    return (marks if touched == complete else np.asarray(marks == whole)).reshape(packed.shape), touched
