"""Reads solutions of a definition as FlashInfer-Bench has them: sources and a function that launches kernels.

The function is called in a process of its own that launches nothing; what it asks for is a lane. The schema is
that of FlashInfer-Bench (its documentation: Solution). What is not of interest here is passed over.
"""

import hashlib
import os
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from copy import deepcopy
from dataclasses import dataclass as plain_dataclass, replace
from itertools import combinations
from pathlib import Path, PurePosixPath
from typing import Any

from pydantic import ConfigDict
from pydantic.dataclasses import dataclass

from parity.arch import get_arch
from parity.contract.workspace import write_whole
from parity.errors import InputError, UnavailableError
from parity.on.inside.wishes import ARCH
from parity.on.starting import entry_points
from parity.operators.helpers.torch_worker import packed, unpacked
from parity.starters.definitions import Definition, Workload, json_of, text_of, validated
from parity.starters.solution_worker import main
from parity.system.companion import Companion, CompanionLost
from parity.system.process import environment
from parity.system.sandbox import confined

_OPEN = ConfigDict(extra="ignore", strict=True, frozen=True, defer_build=True)
_LIMIT_S = 300.0
_LANGUAGES = ("triton", "python")
_WIDTH = "num_warps"
Sizes = Mapping[str, int]  # of the axes


@dataclass(config=_OPEN)
class SourceFile:
    """One of a solution's files."""

    path: str
    content: str


@dataclass(config=_OPEN)
class SolutionSpec:
    """How a solution is called: `entry_point` is `FILE.py::FUNCTION`. Are outputs passed to it, after the inputs?"""

    language: str
    entry_point: str
    destination_passing_style: bool | None = None


@dataclass(config=_OPEN)
class Solution:
    """A solution of the definition that it names."""

    name: str
    definition: str
    spec: SolutionSpec
    sources: list[SourceFile]
    path: Path = Path()


@plain_dataclass(frozen=True)
class Target:
    """What solutions are built for, and the workspace in which they are."""

    arch: str
    workspace: Path


@plain_dataclass(frozen=True)
class SolutionLane:
    """The lane that the function of a solution asks for, and sentences about it; `solution` is its name. With
    `knows_sizes` the lane's numbers are rules over the axes; else they are those of the first size alone.
    """

    solution: str
    table: dict[str, Any]
    notes: list[str]
    knows_sizes: bool


def read_solution(path: Path, definition: Definition) -> Solution:
    """Read a solution. Raises InputError for one that is wrong, of another definition, or of another language."""
    solution = validated(Solution, json_of(text_of(path), str(path)), str(path))
    if solution.definition != definition.name:
        raise InputError(
            f"{path}: field 'definition': '{solution.definition}' is not '{definition.name}' of {definition.source}"
        )
    if solution.spec.language not in _LANGUAGES:
        raise InputError(
            f"{path}: field 'spec.language': '{solution.spec.language}': its host code is none of Python: judge its "
            "kernels as files, under a contract"
        )
    names = [source.path for source in solution.sources]
    for name in names:
        parts = PurePosixPath(name).parts
        if not parts or parts[0] == "/" or ".." in parts or "\\" in name:
            raise InputError(f"{path}: field 'sources.path': '{name}' is no path inside of a folder")
    file, _, function = solution.spec.entry_point.partition("::")
    if file not in names or not function.isidentifier():
        raise InputError(
            f"{path}: field 'spec.entry_point': '{solution.spec.entry_point}' is no FILE.py::FUNCTION of its sources"
        )
    return replace(solution, path=path)


def _fit(samples: Sequence[dict[str, Any]], sizes: Sequence[Sizes]) -> bool:
    """Put rules over the axes in the place of the first sample's numbers; return whether there is one for each. Then
    the samples have all else in common.
    """
    shapes, numbers = [], list[list[Any]]()
    for sample in samples:
        places = [(sample["scratch"], name) for name in sample["scratch"]]
        for launch in sample["launches"]:
            places += [(launch["grid"], side) for side in range(len(launch["grid"]))]
            places += [(one, "value") for one in launch["parameters"] if type(one.get("value")) is int]
        numbers.append([of[at] for of, at in places])
        shapes.append(without := deepcopy(sample))
        _blank(without)
        if sample is samples[0]:
            first = places
    if any(shape != shapes[0] for shape in shapes):
        return False
    blocks = sorted({one["constant"] for launch in samples[0]["launches"] for one in launch["parameters"]
                     if type(one.get("constant")) is int and one["constant"] > 1})  # fmt: skip
    rules = [rule_over(values, sizes, blocks) for values in zip(*numbers, strict=True)]
    if any(rule is None for rule in rules):
        return False
    for (of, at), rule in zip(first, rules, strict=True):
        of[at] = rule
    return True


def _blank(sample: dict[str, Any]) -> None:
    """Take the numbers out of a sample that may be others at another size."""
    sample["scratch"] = list(sample["scratch"])
    for launch in sample["launches"]:
        launch["grid"] = len(launch["grid"])
        for one in launch["parameters"]:
            if type(one.get("value")) is int:
                one["value"] = None


def rule_over(values: Sequence[int], sizes: Sequence[Sizes], blocks: Sequence[int]) -> int | str | None:
    """Return an expression over the axes that has these values at these sizes; a number where all are alike, None where
    none was found.
    """
    if len(set(values)) == 1:
        return values[0]
    terms = {axis: [one[axis] for one in sizes] for axis in sizes[0]}
    terms |= {
        f"ceil({axis} / {block})": [-(-size // block) for size in of] for axis, of in terms.items() for block in blocks
    }
    products = {
        f"{one} * {other}": [a * b for a, b in zip(terms[one], terms[other], strict=True)]
        for one, other in combinations(terms, 2)
    }
    for text, of in (terms | products).items():
        if [*values] == of:
            return text
    for text, of in (terms | products).items():
        if values[0] % of[0] == 0 and [*values] == [size * (values[0] // of[0]) for size in of]:
            return f"{text} * {values[0] // of[0]}"
        if [*values] == [size + values[0] - of[0] for size in of]:
            return f"{text} + {values[0] - of[0]}" if values[0] > of[0] else f"{text} - {of[0] - values[0]}"
    return None


def _launch(launch: Mapping[str, Any], dtypes: Mapping[str, str], arch: str, place: Path) -> dict[str, Any]:
    """Return a lane's launch. An element type of the kernel's own is stated, as is that of scratch memory."""
    types, arguments, constants = dict[str, str](), list[Any](), dict[str, Any]()
    for one in launch["parameters"]:
        if "constant" in one:
            constants[one["name"]] = "None" if one["constant"] is None else one["constant"]
        elif "tensor" in one:
            arguments.append(one["tensor"])
            if one["dtype"] != dtypes.get(one["tensor"]):
                types[one["tensor"]] = one["dtype"]
        else:
            value = one["value"]
            arguments.append("null" if value is None else int(value) if isinstance(value, bool) else value)
    options = {_WIDTH: 4, **launch["options"]}
    found = {
        "kernel": str(place / launch["file"]),
        "symbol": launch["symbol"],
        "arguments": arguments,
        "grid": launch["grid"],
        "constants": constants,
        "options": options,
        "types": types,
        "block": [options[_WIDTH] * get_arch(arch).wave_size],
    }
    return {name: value for name, value in found.items() if value != {}}


class CalledSolution:
    """A solution whose sources are in a workspace, and a process that calls its function."""

    def __init__(self, solution: Solution, definition: Definition, workload: Workload, target: Target) -> None:
        self._solution, self._definition, self._workload = solution, definition, workload
        self._arch = target.arch
        sources = [(source.path, source.content) for source in solution.sources]
        self._place = Path("solutions", hashlib.sha256(repr(sources).encode()).hexdigest()[:12])
        self._folder = target.workspace / self._place
        for name, content in sources:
            write_whole(self._folder / name, content.encode())
        paths = [folder for folder in sys.path if folder]
        variables = {"PYTHONDONTWRITEBYTECODE": "1"}
        if not get_arch(target.arch).is_nvidia:
            paths.insert(0, str(entry_points()))
            variables[ARCH] = target.arch
        variables["PYTHONPATH"] = os.pathsep.join(paths)
        command = confined([sys.executable, "-c", f"from {main.__module__} import main; main()"])
        self._companion = Companion(command, env=environment(variables))

    def lane(self, sizes: Sequence[Sizes]) -> SolutionLane:
        """Return the lane that the function asks for. It is called at each of the sizes, of which the first are the
        workload's.

        Raises InputError for a solution that is more than kernels of Triton or of Gluon, UnavailableError where its
        function cannot be called.
        """
        first = self._at(sizes[0])
        samples = [first]
        with suppress(InputError, UnavailableError):  # at another size it may be no function of kernels alone
            samples += [self._at(one) for one in sizes[1:]]
        knows_sizes = len(samples) == len(sizes) and _fit(samples, sizes)
        dtypes = {name: dtype for name, (dtype, _) in self._definition.shapes(sizes[0]).items()}
        launches = {
            f"launch_{number}": _launch(one, dtypes, self._arch, self._place)
            for number, one in enumerate(first["launches"], 1)
        }
        builders = {"gluon" if one["is_gluon"] else "triton" for one in first["launches"]}
        if len(builders) > 1:
            raise InputError(f"{self._solution.path}: has kernels of Triton and of Gluon: a lane is of one of them")
        lane: dict[str, Any] = {"builder": builders.pop(), "outside": True}
        if first["scratch"]:
            lane["scratch"] = {name: {"size_bytes": size} for name, size in first["scratch"].items()}
        lane |= {"launches": launches} if len(launches) > 1 else launches["launch_1"]
        return SolutionLane(self._solution.name, lane, first["notes"], knows_sizes)

    def _at(self, sizes: Sizes) -> dict[str, Any]:
        """Return what the function asks for at such sizes."""
        tensors, path = self._definition.shapes(sizes), self._solution.path
        call = {
            "arguments": list(self._definition.arguments),
            "inputs": {name: tensors[name] for name in self._definition.inputs},
            "outputs": {name: tensors[name] for name in self._definition.outputs},
            "scalars": dict(self._workload.scalars),
            "passes_outputs": self._solution.spec.destination_passing_style,
            "needs_gpu": get_arch(self._arch).is_nvidia,
        }
        file, _, function = self._solution.spec.entry_point.partition("::")
        question = packed((str(self._folder), file, function, call))
        try:
            found: dict[str, Any] = deepcopy(unpacked(self._companion.ask(question, _LIMIT_S)))
        except CompanionLost as lost:
            raise UnavailableError(f"{path}: its code {lost}") from None
        if "missing" in found:
            needs = "torch with a GPU" if get_arch(self._arch).is_nvidia else "torch"
            raise UnavailableError(f"{path}: its function needs {needs}, and Triton ({found['missing']})")
        if "refused" in found:
            raise InputError(f"{path}: {found['refused']}")
        for launch in found["launches"]:
            launch["grid"] = list(launch["grid"])
        return found

    def close(self) -> None:
        """End the process."""
        self._companion.close()
