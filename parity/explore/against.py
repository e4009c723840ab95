"""One launch of two machine codes: whether the first is at fault, or leaves other outputs than the second.

The second is the same source by another compiler, another file, or outputs that a launch has saved.
"""

import shlex
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from parity.emulator.emulate import Emulation, EmulationWishes, emulate
from parity.emulator.launchfile import read_launch
from parity.errors import InputError
from parity.isa.source import MachineCode, read_amd_assembly
from parity.system.process import environment, run_bounded

ASSEMBLY = (".s", ".asm")
_MACHINE_CODE = (*ASSEMBLY, ".co", ".hsaco", ".out")
_IN, _OUT = "{in}", "{out}"
_ERROR_LETTERS = 300


@dataclass(frozen=True)
class Asked:
    """A launch, the command that compiles sources (with `{in}` and `{out}`), and what the result is held against: such
    a command, a file, a folder of saved outputs, or nothing, for faults alone. Elements of floating point may differ
    by `within`, a share of the output's largest one.
    """

    launch: Path
    engine: Path
    arch: str | None = None
    command: str = ""
    other: str = ""
    within: float = 0.0
    limit_s: float = 300.0
    wishes: EmulationWishes = field(default_factory=EmulationWishes)


@dataclass(frozen=True)
class Wrong:
    """What is wrong with a launch: a fault of a kind (at an instruction), or the arguments whose outputs differ."""

    sentence: str
    fault: str | None = None
    instruction: str | None = None
    outputs: tuple[int, ...] = ()

    def is_like(self, other: "Wrong") -> bool:
        """Whether it is the same that is wrong: a fault of the same kind, or no output that was right in the other."""
        return self.fault == other.fault and set(self.outputs) <= set(other.outputs)


@dataclass(frozen=True)
class Comparison:
    """How the first machine code ran, and what is wrong with it, if anything is."""

    emulation: Emulation
    wrong: Wrong | None

    @property
    def sentence(self) -> str:
        """What is wrong, in words that begin alike for what is alike."""
        if self.wrong is None:
            return "the same outputs"
        return f"fault {self.wrong.fault}" if self.wrong.fault else f"outputs differ: {self.wrong.sentence}"


def compare(file: Path, asked: Asked) -> Comparison:
    """Run the launch of both. A fault is wrong by itself; outputs are compared where there is none.

    Raises InputError where either does not compile, or the second is at fault itself, UnavailableError for what is not
    emulated.
    """
    with ThreadPoolExecutor(1) as beside:
        second = beside.submit(_outputs_of_other, file, asked) if asked.other else None
        emulation = run_side(file, asked.command, asked, asked.wishes)
        others = second.result() if second else None
    if emulation.executed.faults:
        fault = emulation.executed.faults[0]
        return Comparison(emulation, Wrong(fault.sentence(), fault.kind.value, fault.text))
    return Comparison(emulation, _differing(emulation, others, asked) if others is not None else None)


def run_side(file: Path, command: str, asked: Asked, wishes: EmulationWishes) -> Emulation:
    """Run the launch of a file, which a command compiles unless it is machine code already."""
    is_made = command and file.suffix not in _MACHINE_CODE
    code = _compiled(file, command, asked) if is_made else read_amd_assembly(file, asked.arch)
    return emulate(
        code.text, str(file), asked.launch, asked.engine, replace(wishes, is_disassembly=code.is_disassembly)
    )


def _compiled(file: Path, command: str, asked: Asked) -> MachineCode:
    if _IN not in command or _OUT not in command:
        raise InputError(f"'{command}': a command that compiles has {_IN} and {_OUT} in it")
    with tempfile.TemporaryDirectory(prefix="parity-") as folder:
        out = Path(folder) / "out.s"
        _run(file, command, out, asked)
        return read_amd_assembly(out, asked.arch)


def _run(file: Path, command: str, out: Path, asked: Asked) -> None:
    words = [word.replace(_IN, str(file.absolute())).replace(_OUT, str(out)) for word in shlex.split(command)]
    try:
        done = run_bounded(words, env=environment({}), cwd=Path.cwd(), log=out.with_name("log"), limit_s=asked.limit_s)
    except OSError as error:
        raise InputError(f"'{command}': cannot be run: {error}") from error
    if not done.ok or not out.is_file():
        said = done.log.strip()[:_ERROR_LETTERS] or f"nothing was written to {_OUT}"
        raise InputError(f"{file}: does not compile: '{words[0]}' {done.describe(asked.limit_s)}: {said}")


def _outputs_of_other(file: Path, asked: Asked) -> list[NDArray[Any]]:
    quiet = EmulationWishes(saves=False, budget=asked.wishes.budget)
    path = Path(asked.other)
    if path.is_dir():
        return _saved_outputs(path, asked)
    if path.is_file():
        other, command, where = path, asked.command, f"--against {path}"
    elif _OUT in asked.other:
        other, command, where = file, asked.other, f"--against '{asked.other}'"
    else:
        raise InputError(f"--against: '{asked.other}' is no file, no folder, and no command with {_IN} and {_OUT}")
    emulation = run_side(other, command, asked, quiet)
    if emulation.executed.faults:
        raise InputError(f"{where}: it is at fault itself: {emulation.executed.faults[0].sentence()}")
    return list(emulation.arrays)


def _saved_outputs(folder: Path, asked: Asked) -> list[NDArray[Any]]:
    """Read what a launch has saved, under the names that the launch file gives."""
    spec = read_launch(asked.launch, overwrites=True)
    named = [argument.output.save for argument in spec.args if argument.output is not None]
    if None in named:
        raise InputError(f"{asked.launch}: field 'args': an output without 'save' cannot be held against {folder}")
    try:
        return [np.load(folder / str(name), allow_pickle=False) for name in named]
    except (OSError, ValueError) as error:
        raise InputError(f"--against: {folder} does not have the outputs of this launch: {error}") from error


def _differing(emulation: Emulation, others: Sequence[NDArray[Any]], asked: Asked) -> Wrong | None:
    if [array.nbytes for array in emulation.arrays] != [array.nbytes for array in others]:
        raise InputError("--against: its outputs have other sizes")
    sentences, numbers = [], []
    for output, array, raw in zip(emulation.outputs, emulation.arrays, others, strict=True):
        other = raw.view(array.dtype).reshape(array.shape)
        is_other = _differ(array, other, asked.within)
        if is_other.any():
            place = tuple(int(index) for index in np.argwhere(is_other)[0])
            numbers.append(output.argument)
            sentences.append(
                f"output {output.argument} differs in {int(is_other.sum()):,} of {array.size:,} elements, first at "
                f"{list(place)}: {array[place]} where the other has {other[place]}"
            )
    return Wrong("; ".join(sentences), outputs=tuple(numbers)) if numbers else None


def _differ(array: NDArray[Any], other: NDArray[Any], within: float) -> NDArray[np.bool_]:
    raw = np.dtype(f"u{array.dtype.itemsize}") if array.dtype.itemsize in (1, 2, 4, 8) else None
    bits = array != other if raw is None else array.view(raw) != other.view(raw)
    if not within or array.dtype.kind in "iub":
        return np.asarray(bits)
    mine, its = array.astype(np.float64), other.astype(np.float64)
    finite = np.abs(its[np.isfinite(its)])
    is_near = np.abs(mine - its) <= within * (finite.max() if finite.size else 0.0)
    return np.asarray(bits & ~is_near & ~(np.isnan(mine) & np.isnan(its)))
