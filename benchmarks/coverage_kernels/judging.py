"""Runs a built kernel in the emulator and says what became of it."""

from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import product
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from coverage_kernels.building import BuiltText, dtype_of, is_constant
from coverage_kernels.case import Argument, Case, ExpectedBuffer, In, Out
from parity.emulator.machine import Kernel, Launch, Memory
from parity.emulator.program import UnsupportedInstruction
from parity.emulator.running import How, run
from parity.emulator.slots import Execution
from parity.emulator.targets import UnsupportedTarget
from parity.emulator.variation import DIRECTIONS, NOTICING, BothWays, Variation
from parity.errors import InputError
from parity.isa.parse import Assembly, Function, parse
from parity.records.faults import WAITING_FAULTS

Status = Literal["right", "wrong", "refused", "fault", "not built", "-"]
_BUDGET = 30_000_000
_ALSO = "; also unknown: "
_CLOSEST_RELATIVE = {"gfx90a": "gfx942"}  # whose table says which instructions are missing where a family is


@dataclass(frozen=True)
class Verdict:
    """What became of one kernel on one family; `missing` are the refused mnemonics with an example of each."""

    status: Status
    detail: str = ""
    compiler: str = ""
    missing: dict[str, str] = field(default_factory=dict)
    instructions: int = 0


class Judge:
    """Judges in a process of its own, so that a crash of the engine is the verdict of one kernel."""

    def __init__(self, engine_folder: Path) -> None:
        self._engine_folder = engine_folder
        self._pool = self._new_pool()

    def judge(self, case: Case, family: str, built: BuiltText) -> Verdict:
        try:
            return self._pool.submit(_judge_by_name, case.name, family, built, self._engine_folder).result()
        except BrokenProcessPool:
            self._pool = self._new_pool()
            return Verdict("fault", "the emulator's process crashed", built.compiler)

    def close(self) -> None:
        self._pool.shutdown()

    @staticmethod
    def _new_pool() -> ProcessPoolExecutor:
        return ProcessPoolExecutor(1, get_context("spawn"))


def _judge_by_name(name: str, family: str, built: BuiltText, engine_folder: Path) -> Verdict:
    """In the child: a reference is no value that travels between processes, its name is."""
    from coverage_kernels import CASES

    return judge(next(case for case in CASES if case.name == name), family, built, engine_folder)


def judge(case: Case, family: str, built: BuiltText, engine_folder: Path) -> Verdict:
    """Emulates all workgroups and compares every output with the reference."""
    if built.text is None:
        return Verdict("not built", built.refusal, built.compiler)
    assembly = parse(built.text, f"{case.name}.s")
    try:
        kernel = Kernel.of(assembly, built.symbol)
    except UnsupportedTarget as error:
        relative = replace(assembly, target=_CLOSEST_RELATIVE.get(family, family))
        return Verdict("refused", str(error), built.compiler, missing_of(relative, built.symbol))
    except UnsupportedInstruction as error:
        return Verdict("refused", str(error), built.compiler, missing_of(assembly, built.symbol))
    except InputError as error:
        return Verdict("refused", str(error), built.compiler, {f"({str(error).split(':')[-1].strip()})": ""})
    try:
        return _emulate(case, kernel, built, engine_folder)
    except Exception as error:  # whatever the emulator raises for a kernel that a compiler made is to be seen
        return Verdict("fault", f"{type(error).__name__}: {error}", built.compiler)


def missing_of(assembly: Assembly, symbol: str) -> dict[str, str]:
    """Every mnemonic that some line of the kernel has in a form that is refused, with such a line and the reason."""
    try:
        Kernel.of(assembly, symbol)
    except UnsupportedInstruction as error:
        others = str(error).partition(_ALSO)[2]
        names = [error.mnemonic, *filter(None, others.split(", "))]
        return {name: _example(assembly, symbol, name) or error.text for name in names}
    return {}


def _example(assembly: Assembly, symbol: str, mnemonic: str) -> str:
    """A line with this mnemonic that is refused when it stands alone."""
    tried: set[str] = set()
    for function in assembly.functions.values():
        for name, operands, line in zip(function.mnemonics, function.operands, function.lines, strict=True):
            if name != mnemonic or operands in tried:
                continue
            tried.add(operands)
            alone = Function(symbol, line, [name], [operands], [line], is_closed=True)
            try:
                Kernel(replace(assembly, functions={symbol: alone}), symbol, (), 0)
            except UnsupportedInstruction as error:
                return str(error).partition(": ")[2]
    return ""


def _emulate(case: Case, kernel: Kernel, built: BuiltText, engine_folder: Path) -> Verdict:
    """Where waves share what is written, it has to be right in both directions, and whichever access comes first."""
    done, detail = _launched(case, kernel, built, engine_folder, NOTICING)
    if done.is_shared and not done.faults and not detail:
        again, executed = partial(_launched, case, kernel, built, engine_folder), int(done.counts.sum())
        for direction in DIRECTIONS:
            way = BothWays(again, lambda ran: [indices for indices, _ in ran[0].races], direction, executed)
            for other, wrong in filter(None, (way.followed, way.turned)):
                if (wrong or other.faults) and not any(fault.kind in WAITING_FAULTS for fault in other.faults):
                    race = way.followed[0].races[0][1].sentence() if way.races else "in the other direction"
                    done, detail = other, f"{wrong}; {race}"
    instructions = int(done.counts.sum())
    if done.faults:
        fault = done.faults[0]
        return Verdict("fault", f"{fault.kind.name.lower()}: {fault.sentence()}", built.compiler, {}, instructions)
    return Verdict("wrong" if detail else "right", detail, built.compiler, {}, instructions)


def _launched(
    case: Case, kernel: Kernel, built: BuiltText, engine_folder: Path, variation: Variation
) -> tuple[Execution, str]:
    """One run from the start: what was executed, and what is wrong in the outputs."""
    memory, outputs = Memory(), dict[str, NDArray[Any]]()
    values: list[int | bytes] = []
    for name, argument in case.arguments.items():
        if is_constant(name, case):
            continue
        if isinstance(argument, Out):
            outputs[name] = argument.start.copy()
            values.append(memory.add(_bytes(outputs[name]), writable=True))
        elif isinstance(argument, In):
            values.append(memory.add(_bytes(argument.array), writable=False))
        else:
            values.append(_scalar(argument))
    # Triton appends pointers to scratch memory that these kernels do not use.
    values += [bytes(8)] * (len(kernel.visible_arguments) - len(values))
    grid = case.sizes()
    launch = Launch(grid, case.block(kernel.arch.wave_size), built.lds_bytes, values)
    workgroups = [(x, y, z) for z, y, x in product(*(range(size) for size in reversed(grid)))]
    done = run(kernel, memory, launch, workgroups, engine_folder, How(budget=_BUDGET, variation=variation))
    return done, "; ".join(filter(None, (compare(n, outputs[n], want) for n, want in case.reference().items())))


def _bytes(array: NDArray[Any]) -> NDArray[Any]:
    """The same memory as bytes: the emulator asks nothing of types that NumPy has no name for."""
    return array.reshape(-1).view(np.uint8)


def _scalar(argument: Argument) -> bytes:
    return np.asarray(argument, dtype_of(argument)).tobytes()


def compare(name: str, got: NDArray[Any], expected: ExpectedBuffer) -> str:
    """Where an output differs most, in words; nothing where it is right."""
    want = np.asarray(expected.value)
    if want.shape != got.shape:
        raise ValueError(f"the reference of '{name}' has the shape {want.shape}, not {got.shape}")
    if expected.any_order:
        want, got = np.sort(want, axis=None), np.sort(got, axis=None)
    if want.dtype.kind in "iub":
        off = want.astype(object) != got.astype(object) if want.dtype.kind != got.dtype.kind else want != got
    else:
        seen = got.astype(np.float64)
        with np.errstate(invalid="ignore"):
            near = np.abs(seen - want) <= expected.tolerance
        off = ~(near | (seen == want) | (np.isnan(seen) & np.isnan(want)))
    count = int(np.count_nonzero(off))
    if not count:
        return ""
    first = tuple(int(axis[0]) for axis in np.nonzero(off))
    tolerance = np.broadcast_to(np.asarray(expected.tolerance), want.shape)[first]
    there = f"at {list(first)} {got[first]} instead of {want[first]} (± {tolerance:.3g})"
    return f"{name}: {count} of {want.size} are wrong, {there}"


def count_missing(verdicts: Sequence[Verdict]) -> list[tuple[str, int, str]]:
    """Refused mnemonics, how many kernels need each, and an example: most wanted first."""
    counts = Counter(mnemonic for verdict in verdicts for mnemonic in verdict.missing)
    examples = {mnemonic: text for verdict in verdicts for mnemonic, text in verdict.missing.items()}
    return [(mnemonic, count, examples[mnemonic]) for mnemonic, count in counts.most_common()]
