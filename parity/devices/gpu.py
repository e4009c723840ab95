"""Both lanes' code objects on a GPU, through the same launch code: verification, and timers with rotated inputs."""

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any

import numpy as np

from parity.codeobject import read_object
from parity.contract import Contract, LaneSpec
from parity.devices.base import (
    Array,
    Buffer,
    DeviceFault,
    Gpu,
    Launch,
    OutOfMemory,
    Timer,
    argument_segment,
    input_sets,
)
from parity.devices.problem import Problem, arrange, mismatches, output_tensor, output_type, tile_slices, timed_values
from parity.records import CodeObject, Verification, VerificationCase, VerificationStatus

# A NaN of fp16 and of bf16 that no arithmetic makes: what still holds it was not written.
_CANARY = np.uint16(0xFFEF)
# Untouched output on both sides of the kernel's own shows what writes beyond it.
_GUARD_ELEMENTS = 1 << 15


@dataclass(frozen=True)
class LaneBinary:
    """A lane's code object with how it is launched."""

    lane: str
    spec: LaneSpec
    code: CodeObject

    @property
    def identity(self) -> str:
        """Equal exactly when the same code would be launched in the same way."""
        return launch_identity(self.code.sha256, self.code.dynamic_lds_bytes, asdict(self.spec))


def launch_identity(sha256: str, dynamic_lds_bytes: int | None, spec: Mapping[str, Any]) -> str:
    """A code object with what its launch adds: dynamic LDS, grid, bound arguments and their layouts in memory."""
    launched = [spec.get("grid"), spec.get("arguments"), spec.get("layouts") or {}]
    return f"{sha256} {dynamic_lds_bytes} {launched}"


class GpuLane:
    """One code object, loaded. Raises DeviceFault if the device does not take it."""

    def __init__(self, gpu: Gpu, contract: Contract, binary: LaneBinary) -> None:
        self._gpu, self._contract, self.binary = gpu, contract, binary
        image = binary.code.path.read_bytes()
        kernel = read_object(image, str(binary.code.path)).kernels[binary.code.kernel_name]
        self._layout = kernel.arguments
        self._function = gpu.load(image, binary.code.kernel_name, binary.code.dynamic_lds_bytes)

    def launch(self, size: tuple[int, int, int], sets: list[dict[str, Buffer]]) -> Launch:
        """The launch of a problem of that size (m, n, k), with the tensors of each set of inputs."""
        sizes = dict(zip("mnk", size, strict=True))
        names = self.binary.spec.arguments
        segments = [
            argument_segment(self._layout, [sizes[name] if name in sizes else buffers[name] for name in names])
            for buffers in sets
        ]
        grid = self._contract.grid(self.binary.spec, size)
        block = (self._contract.threads, 1, 1)
        return Launch(self._function, grid, block, self.binary.code.dynamic_lds_bytes, segments)

    def verify(self, problem: Problem) -> VerificationCase:
        """Runs a problem once and compares its tiles: every element must be written, and nothing beyond."""
        m, n, _ = problem.size
        buffers = {
            name: self._gpu.buffer(arrange(self._contract, self.binary.spec.layouts, name, array))
            for name, array in problem.tensors.items()
        }
        guarded = np.full(m * n + 2 * _GUARD_ELEMENTS, _CANARY, np.uint16)
        target = self._gpu.buffer(guarded)
        inner = Buffer(target.pointer + 2 * _GUARD_ELEMENTS, 2 * m * n)
        try:
            self._gpu.run_once(self.launch(problem.size, [{**buffers, output_tensor(self._contract): inner}]))
            found = self._gpu.read(target, guarded)
        finally:
            for buffer in (*buffers.values(), target):
                self._gpu.free(buffer)
        return self._compare(problem, found)

    def _compare(self, problem: Problem, found: Array) -> VerificationCase:
        m, n, _ = problem.size
        output = found[_GUARD_ELEMENTS:-_GUARD_ELEMENTS].view(output_type(self._contract)).reshape(m, n)
        beyond = int(np.count_nonzero(found[:_GUARD_ELEMENTS] != _CANARY))
        beyond += int(np.count_nonzero(found[-_GUARD_ELEMENTS:] != _CANARY))
        pairs = [
            (np.ascontiguousarray(output[tile_slices(self._contract, tile)]), expected)
            for tile, expected in zip(problem.tiles, problem.expected, strict=True)
        ]
        unwritten = int(np.count_nonzero(output.view(np.uint16) == _CANARY))
        return VerificationCase(
            lane=self.binary.lane,
            name=problem.name,
            workgroups=(m // self._contract.tile.m) * (n // self._contract.tile.n),
            elements=sum(expected.size for _, expected in pairs),
            wrong=sum(mismatches(mine, expected, problem.tolerance) for mine, expected in pairs),
            unwritten=unwritten,
            detail=f"{beyond} elements written outside the output" if beyond else "",
        )


def verify_on_gpu(gpu: Gpu, lane: GpuLane, problems: list[Problem]) -> Verification:
    """Runs a lane on every problem, in their order; stops at the first that fails. A launch that fails is a failure of
    the lane; too little memory says nothing about it and is raised.
    """
    cases: list[VerificationCase] = []
    status, detail = VerificationStatus.VERIFIED, ""
    for problem in problems:
        try:
            cases.append(lane.verify(problem))
        except OutOfMemory:
            raise
        except DeviceFault as error:
            status, detail = VerificationStatus.FAILED, f"{problem.name}: {error}"
            break
        if not cases[-1].passed:
            wrong = f"{cases[-1].wrong} of {cases[-1].elements} elements wrong, {cases[-1].unwritten} not written"
            status, detail = VerificationStatus.FAILED, f"{problem.name}: {cases[-1].detail or wrong}"
            break
    return Verification(lane.binary.lane, status, detail, tuple(cases), gpu.facts.kind)


def replay(gpu: Gpu, contract: Contract, binary: LaneBinary, launches: int) -> None:
    """Launches a lane on the contract's problem so many times, one after the other, inputs in turn: what a profiler is
    to see. Raises DeviceFault.
    """
    lane = GpuLane(gpu, contract, binary)
    launch = timed_launches(gpu, contract, {binary.lane: lane}, lambda _: None)[binary.lane]
    for number in range(launches):
        gpu.run_once(replace(launch, arguments=[launch.arguments[number % len(launch.arguments)]]))


def timers(
    gpu: Gpu, contract: Contract, lanes: dict[str, GpuLane], progress: Callable[[str], None]
) -> dict[str, Timer]:
    """A stopwatch for each lane on the contract's problem."""
    return {name: gpu.timer(launch) for name, launch in timed_launches(gpu, contract, lanes, progress).items()}


def timed_launches(
    gpu: Gpu, contract: Contract, lanes: dict[str, GpuLane], progress: Callable[[str], None]
) -> dict[str, Launch]:
    """The launch of each lane on the contract's problem. All read the same inputs, in as many copies as the last-level
    cache needs to be cold; a layout that only one lane wants is made for it. Outputs go to one buffer.
    """
    progress("making inputs")
    size = contract.problem
    values = timed_values(contract)
    inputs_bytes = sum(array.nbytes for array in values.values())
    count = input_sets(gpu.facts.last_level_cache_bytes, inputs_bytes, gpu.facts.memory_bytes)
    output = gpu.buffer(np.zeros((size.m, size.n), np.uint16))
    made: dict[tuple[str, str], list[Buffer]] = {}
    found: dict[str, Launch] = {}
    for name, lane in lanes.items():
        layouts = lane.binary.spec.layouts
        for tensor, array in values.items():
            key = tensor, layouts.get(tensor, contract.tensors[tensor].layout)
            if key not in made:
                arranged = arrange(contract, layouts, tensor, array)
                made[key] = [gpu.buffer(arranged) for _ in range(count)]
        sets = [
            {
                **{t: made[t, layouts.get(t, contract.tensors[t].layout)][number] for t in values},
                output_tensor(contract): output,
            }
            for number in range(count)
        ]
        found[name] = lane.launch((size.m, size.n, size.k), sets)
    return found
