"""The emulator as a device: verifies a lane's code object without a GPU."""

from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from parity.contract import Contract, LaneSpec
from parity.devices.problem import (
    Array,
    Problem,
    Tile,
    arrange,
    mismatches,
    output_tensor,
    output_type,
    sample,
    tile_slices,
)
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
        """Runs a problem and compares what it wrote. Of a whole problem every element must be written, and no other.

        Of a sample a few workgroups run. Which tiles are theirs is the kernel's business (it may take them in any
        order, and several of them): if they wrote others than was guessed, they run again on inputs that are filled
        for those, and every element that they wrote is compared. Each must have written a tile's worth. That all
        workgroups would write every element once, a sample does not show.

        `counting`: memory counters too. Without `checks` only accesses outside of memory are faults.
        """
        positions = self._positions(problem)
        ran, output, written = self._execute(problem, positions, counting=counting, checks=checks)
        if problem.is_sample and not ran.faults and (theirs := self._other_tiles(problem, written)):
            name = problem.name.replace(f"{len(problem.tiles)} workgroups", f"{len(positions)} workgroups")
            problem = replace(sample(self._contract, theirs, np.random.default_rng(len(theirs))), name=name)
            ran, output, written = self._execute(problem, positions, counting=counting, checks=checks)
            return LaneRun(self._compare_written(problem, output, written, ran, len(positions)), ran)
        return LaneRun(self._compare(problem, output, written, ran), ran)

    def _execute(
        self, problem: Problem, positions: list[Position], *, counting: bool, checks: bool
    ) -> tuple[Executed, Array, NDArray[np.uint16]]:
        """Runs some workgroups of a problem: what was executed, the output, and which bytes of it were written."""
        output = np.zeros(problem.size[:2], output_type(self._contract))  # the flags show what is not written
        memory = Memory()
        addresses = {
            tensor: memory.add(arrange(self._contract, self._spec.layouts, tensor, array), writable=False)
            for tensor, array in problem.tensors.items()
        }
        output_name = output_tensor(self._contract)
        addresses[output_name] = memory.add(output, writable=True)
        values = self._values(problem, addresses)
        grid = self._contract.grid(self._spec, problem.size)
        launch = Launch(grid, (self._contract.threads, 1, 1), self._code.dynamic_lds_bytes, values)
        executed = run(self.kernel, memory, launch, positions, self._engine_folder, checks=checks, counting=counting)
        written = memory.written[list(addresses).index(output_name)]
        assert written is not None
        return executed, output, written.view(np.uint16).reshape(output.shape)

    def _other_tiles(self, problem: Problem, written: NDArray[np.uint16]) -> list[Tile]:
        """The tiles that were written in, if they are others than the problem's."""
        tile = self._contract.tile
        across = problem.size[1] // tile.n
        rows, columns = np.nonzero(written)
        found = [divmod(int(number), across) for number in np.unique(rows // tile.m * across + columns // tile.n)]
        return [] if set(found) <= set(problem.tiles) else found

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

    def _positions(self, problem: Problem) -> list[Position]:
        """Every workgroup of a whole problem; of a sample those whose tiles they are if the order is row by row."""
        if not problem.is_sample:
            x, y, z = self._contract.grid(self._spec, problem.size)
            return [(i, j, k) for k in range(z) for j in range(y) for i in range(x)]
        columns = problem.size[1] // self._contract.tile.n

        def position(word: str | int, tile: Tile) -> int:
            of = {"tiles": tile[0] * columns + tile[1], "tiles_m": tile[0], "tiles_n": tile[1]}
            return of[word] if isinstance(word, str) else 0

        words = [*self._spec.grid, 1, 1][:3]
        ids = [(position(words[0], t), position(words[1], t), position(words[2], t)) for t in problem.tiles]
        return list(dict.fromkeys(ids))

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

    def _compare_written(
        self, problem: Problem, output: Array, written: NDArray[np.uint16], executed: Executed, workgroups: int
    ) -> VerificationCase:
        """Every element that was written, whoever's tile it is in: a tile's worth of them for each workgroup, and whole
        tiles of workgroups that take several.
        """
        tile = self._contract.tile
        x, y, z = self._contract.grid(self._spec, problem.size)
        tiles = workgroups if x * y * z == self._contract.workgroups else len(problem.tiles)
        wrong = elements = 0
        for number, expected in zip(problem.tiles, problem.expected, strict=True):
            at = tile_slices(self._contract, number)
            mine = written[at] == _WHOLE
            wrong += mismatches(np.ascontiguousarray(output[at][mine]), expected[mine], problem.tolerance)
            elements += int(mine.sum())
        partly = int(np.count_nonzero(written)) - elements
        missing = max(0, tiles * tile.m * tile.n - elements)
        detail = f"{partly} elements written in part, or in another tile on other data" if partly > 0 else ""
        if executed.faults:
            detail = executed.faults[0].sentence()
        return VerificationCase(
            self._lane, problem.name, executed.workgroups, elements + missing, wrong, missing, detail
        )
