"""The emulator as a device: verifies a lane's code object without a GPU."""

from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from parity.contract import Contract, LaneSpec
from parity.devices.problem import Array, Problem, Tile, arrange, mismatches, output_tensor, output_type, tile_slices
from parity.emulator.counters import emulated_counters, memory_instructions
from parity.emulator.machine import Executed, Kernel, Launch, Memory, Position, run
from parity.emulator.program import UnsupportedInstruction
from parity.emulator.targets import UnsupportedTarget, get_target
from parity.isa.parse import parse
from parity.records import CodeObject, Verification, VerificationCase, VerificationStatus

_WHOLE = 0x0101  # both bytes of an element written


@dataclass(frozen=True)
class LaneRun:
    """What came of one problem: the comparison with the reference, and what was executed."""

    case: VerificationCase
    executed: Executed


def verify_lane(
    contract: Contract, lane: str, spec: LaneSpec, code: CodeObject, problems: list[Problem], engine_folder: Path
) -> Verification:
    """Runs a lane's code object on every problem, in their order, and compares; stops at the first that fails.

    An instruction or architecture that the emulator does not know leaves the lane unverified; it is not a failure.
    """
    try:
        emulated = EmulatedLane(contract, lane, spec, code, engine_folder)
    except (UnsupportedInstruction, UnsupportedTarget) as error:
        return Verification(lane, VerificationStatus.UNVERIFIED, f"the emulator does not know this code: {error}")
    if wrong := emulated.wrong_argument():
        return Verification(lane, VerificationStatus.FAILED, f"not executed: {wrong}")
    runs: list[LaneRun] = []
    status, detail = VerificationStatus.VERIFIED, ""
    for problem in problems:
        runs.append(emulated.run(problem, counting=not runs))
        case = runs[-1].case
        if not case.passed:
            wrong = f"{case.wrong} of {case.elements} elements wrong, {case.unwritten} not written"
            status, detail = VerificationStatus.FAILED, f"{case.name}: {case.detail or wrong}"
            break
    counters = emulated_counters(emulated.kernel, runs[0].executed)
    memory = memory_instructions(emulated.kernel, runs[0].executed)
    cases = tuple(run.case for run in runs)
    return Verification(lane, status, detail, cases, counters=counters, memory=memory)


class EmulatedLane:
    """One lane's code object, decoded and ready to run on problems of any size that the tile divides.

    Raises UnsupportedInstruction or UnsupportedTarget for what the emulator does not know.
    """

    def __init__(self, contract: Contract, lane: str, spec: LaneSpec, code: CodeObject, engine_folder: Path) -> None:
        get_target(contract.arch)  # before its text is read as AMDGPU assembly
        assembly = parse(code.assembly_path.read_text(), str(code.assembly_path))
        self._contract, self._lane, self._spec, self._code = contract, lane, spec, code
        self._engine_folder = engine_folder
        self.kernel = Kernel.of(assembly, code.kernel_name)

    def wrong_argument(self) -> str | None:
        """What the kernel takes and the step does not bind so, if anything: then it cannot be launched."""
        bound, taken = self._spec.arguments, self.kernel.visible_arguments
        for number, name in enumerate(bound):
            is_pointer = name in self._contract.tensors
            if number >= len(taken):
                return f"the kernel has no argument for '{name}'"
            if (taken[number].kind == "global_buffer") != is_pointer:
                return f"argument {number + 1} ('{name}') is {'no' if is_pointer else 'a'} pointer in the kernel"
        if any(argument.kind != "global_buffer" for argument in taken[len(bound) :]):
            return f"the kernel has {len(taken)} arguments, the step binds {len(bound)}"
        return None

    def run(self, problem: Problem, *, counting: bool, checks: bool = True) -> LaneRun:
        """Runs the problem's tiles and compares them. Every element must be written, and no other.

        `counting`: memory counters too. Without `checks` only accesses outside of memory are faults.
        """
        output = np.zeros(problem.size[:2], output_type(self._contract))  # the flags show what is not written
        memory = Memory()
        addresses = {
            tensor: memory.add(arrange(self._contract, self._spec.layouts, tensor, array), writable=False)
            for tensor, array in problem.tensors.items()
        }
        output_name = output_tensor(self._contract)
        addresses[output_name] = memory.add(output, writable=True)
        values = self._values(problem, addresses)
        grid, positions = self._positions(problem)
        launch = Launch(grid, (self._contract.threads, 1, 1), self._code.dynamic_lds_bytes, values)
        executed = run(self.kernel, memory, launch, positions, self._engine_folder, checks=checks, counting=counting)
        written = memory.written[list(addresses).index(output_name)]
        assert written is not None
        case = self._compare(problem, output, written.view(np.uint16).reshape(output.shape), executed)
        return LaneRun(case, executed)

    def _values(self, problem: Problem, addresses: dict[str, int]) -> list[int | bytes]:
        """The kernel's arguments: addresses, sizes as wide as the kernel takes them, null for what Triton appends."""
        visible = self.kernel.visible_arguments
        values: list[int | bytes] = [
            addresses[name]
            if name in addresses
            else problem.size["mnk".index(name)].to_bytes(argument.size_bytes, "little")
            for name, argument in zip(self._spec.arguments, visible, strict=False)
        ]
        return values + [bytes(argument.size_bytes) for argument in visible[len(values) :]]

    def _positions(self, problem: Problem) -> tuple[Position, list[Position]]:
        """Grid and workgroup ids of the problem's tiles, by the lane's grid words."""
        columns = problem.size[1] // self._contract.tile.n

        def position(word: str | int, tile: Tile) -> int:
            of = {"tiles": tile[0] * columns + tile[1], "tiles_m": tile[0], "tiles_n": tile[1]}
            return of[word] if isinstance(word, str) else 0

        words = [*self._spec.grid, 1, 1][:3]
        ids = [(position(words[0], t), position(words[1], t), position(words[2], t)) for t in problem.tiles]
        return self._contract.grid(self._spec, problem.size), ids

    def _compare(
        self, problem: Problem, output: Array, written: NDArray[np.uint16], executed: Executed
    ) -> VerificationCase:
        wrong = unwritten = elements = 0
        for tile, expected in zip(problem.tiles, problem.expected, strict=True):
            at = tile_slices(self._contract, tile)
            wrong += mismatches(np.ascontiguousarray(output[at]), expected, problem.tolerance)
            unwritten += int((written[at] != _WHOLE).sum())
            elements += expected.size
        beyond = int(np.count_nonzero(written)) - (elements - unwritten)
        detail = f"{beyond} elements written outside the workgroups' tiles" if beyond > 0 else ""
        if executed.faults:
            detail = executed.faults[0].sentence()
        return VerificationCase(self._lane, problem.name, executed.workgroups, elements, wrong, unwritten, detail)
