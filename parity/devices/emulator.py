"""The emulator as a device: launches a lane's code object without a GPU, and tells what it wrote."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from parity.contract import Axes, Contract, LaneSpec
from parity.devices.base import Ran, encoded
from parity.emulator.machine import Executed, Kernel, Launch, Memory, Position, run
from parity.emulator.targets import get_target
from parity.isa.parse import parse
from parity.operators import layout_of
from parity.operators.formats import Array
from parity.records import CodeObject


@dataclass(frozen=True)
class EmulatedRun(Ran):
    """What came of one launch, and what was executed."""

    executed: Executed = field(kw_only=True)


class EmulatedLane:
    """One lane's code object, decoded and ready to run on problems of any size.

    Raises UnsupportedInstruction or UnsupportedTarget for what the emulator does not know.
    """

    def __init__(self, contract: Contract, spec: LaneSpec, code: CodeObject, engine_folder: Path) -> None:
        get_target(contract.arch)  # before its text is read as AMDGPU assembly
        assembly = parse(code.assembly_path.read_text(), str(code.assembly_path))
        self._contract, self._spec, self._code = contract, spec, code
        self._engine_folder = engine_folder
        self.kernel = Kernel.of(assembly, code.kernel_name)

    def wrong_argument(self) -> str | None:
        """What the kernel takes and the step does not bind so, if anything: then it cannot be launched."""
        bound, taken = self._contract.arguments(self._spec), self.kernel.visible_arguments
        for number, argument in enumerate(bound):
            if number >= len(taken):
                return f"the kernel has no argument for '{argument.text}'"
            if (taken[number].kind == "global_buffer") != argument.wants_pointer:
                is_pointer = "no" if argument.wants_pointer else "a"
                return f"argument {number + 1} ('{argument.text}') is {is_pointer} pointer in the kernel"
        if any(argument.kind != "global_buffer" for argument in taken[len(bound) :]):
            return f"the kernel has {len(taken)} arguments, the step binds {len(bound)}"
        return None

    def grid(self, axes: Axes) -> tuple[int, int, int]:
        return self._contract.grid(self._spec, axes)

    def run(
        self,
        axes: Axes,
        tensors: Mapping[str, Array],
        positions: list[Position],
        *,
        counting: bool,
        checks: bool = True,
    ) -> EmulatedRun:
        """Runs some workgroups on inputs in their logical shapes. `counting`: memory counters too. Without `checks`
        only accesses outside of memory are faults.
        """
        form, memory = self._contract.form(axes), Memory()
        addresses: dict[str, int] = {}
        buffers: dict[str, tuple[int, Array]] = {}  # of the outputs: which of the memory's, and their content
        for name in form.tensors:
            is_written = name in form.outputs
            given = tensors[name] if name in tensors else form.empty(name)  # the flags show what is not written
            packed = layout_of(self._contract.layout(self._spec, name)).pack(given)
            packed = packed.copy() if is_written and np.shares_memory(packed, given) else packed
            if is_written:
                buffers[name] = len(addresses), packed
            addresses[name] = memory.add(packed, writable=is_written)
        for name, (size_bytes, fill) in self._contract.scratch(self._spec, axes).items():
            addresses[name] = memory.add(np.full(size_bytes, fill, np.uint8), writable=True)
        launch = Launch(self.grid(axes), (self._contract.threads, 1, 1), self._code.dynamic_lds_bytes,
                        self._values(axes, addresses))  # fmt: skip
        executed = run(self.kernel, memory, launch, positions, self._engine_folder, checks=checks, counting=counting)
        outputs, written, stray = {}, {}, 0
        for name, (number, packed) in buffers.items():
            layout, shape = layout_of(self._contract.layout(self._spec, name)), form.size(name)
            flags = memory.written[number]
            assert flags is not None
            touched = flags.reshape(*packed.shape, packed.itemsize)
            whole = layout.unpack(np.asarray(touched.all(axis=-1)), shape)
            stray += int(np.count_nonzero(touched.any(axis=-1))) - int(np.count_nonzero(whole))
            outputs[name], written[name] = layout.unpack(packed, shape), whole
        fault = executed.faults[0].sentence() if executed.faults else ""
        x, y, z = launch.grid
        is_whole = len(positions) == x * y * z
        return EmulatedRun(outputs, written, stray, fault, executed.workgroups, is_whole, executed=executed)

    def _values(self, axes: Axes, addresses: Mapping[str, int]) -> list[int | bytes]:
        """The kernel's arguments: addresses, numbers as wide as the kernel takes them, null for what Triton appends."""
        visible = self.kernel.visible_arguments
        bound = zip(self._contract.arguments(self._spec, axes), visible, strict=False)
        values: list[int | bytes] = [
            addresses[argument.buffer] if argument.buffer else encoded(argument.value or 0, taken.size_bytes)
            for argument, taken in bound
        ]
        return values + [bytes(argument.size_bytes) for argument in visible[len(values) :]]
