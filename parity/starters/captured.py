"""Reads what `parity on --capture` has written, and plans a study of a kernel: its launches are the cases."""

import ast
import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from math import prod
from pathlib import Path
from typing import Any

from parity.contract.toml import FILL_IN
from parity.errors import InputError
from parity.lanes.source_kernel import plain
from parity.operators import Captured, Direction, Operator, ScalarSpec, TensorSpec
from parity.operators.helpers.captured import hash_of
from parity.starters.binding import Bound
from parity.starters.example_worker import EXAMPLES
from parity.starters.operator_texts import captured_text
from parity.starters.plan import LanePlan, Plan
from parity.starters.python import accessed
from parity.system.nearest import nearest

_STRIDE = re.compile(r"stride|^ld|_ld$|^s[a-z]{2}$")
_MOST_CASES = 8
Vector = tuple[int, ...]  # a number of each launch


@dataclass(frozen=True)
class CapturedTensor:
    """A tensor that a launch was given: `written` is all, part or none of it. `is_passed_twice`: in two parameters."""

    name: str
    dtype: str
    shape: tuple[int, ...]
    strides: tuple[int, ...]
    written: str
    range: tuple[int, int] | None
    is_passed_twice: bool

    @property
    def size(self) -> int:
        return prod(self.shape)


@dataclass(frozen=True)
class CapturedLaunch:
    """A launch as its folder has it. `document` is its launch.json."""

    folder: Path
    document: Mapping[str, Any]

    @property
    def kernel(self) -> str:
        return str(self.document["kernel"])

    @cached_property
    def tensors(self) -> dict[str, CapturedTensor]:
        found = {}
        for one in self.document["parameters"]:
            if (known := one.get("tensor")) and "same_as" not in known:
                reach = known.get("range")
                found[one["name"]] = CapturedTensor(
                    one["name"],
                    known["dtype"],
                    tuple(known["shape"]),
                    tuple(known["strides"]),
                    known.get("written", "none"),
                    tuple(reach) if reach else None,
                    one["name"] in self.same.values(),
                )
        return found

    @cached_property
    def same(self) -> dict[str, str]:
        """The parameters that get the tensor of an earlier one."""
        tensors = {one["name"]: one["tensor"] for one in self.document["parameters"] if "tensor" in one}
        return {name: str(tensor["same_as"]) for name, tensor in tensors.items() if "same_as" in tensor}

    @property
    def scalars(self) -> dict[str, dict[str, Any]]:
        return {one["name"]: one["scalar"] for one in self.document["parameters"] if "scalar" in one}

    @property
    def constants(self) -> dict[str, Any]:
        return {one["name"]: one["constant"] for one in self.document["parameters"] if "constant" in one}

    @property
    def like(self) -> tuple[Any, ...]:
        """What launches of one study have in common: all but sizes and numbers."""
        tensors = [(one.name, one.dtype, len(one.shape), one.written) for one in self.tensors.values()]
        nulls = [one["name"] for one in self.document["parameters"] if "null" in one]
        nulls += [f"{name} is {other}" for name, other in self.same.items()]
        numbers = {name: one["value"] for name, one in self.scalars.items() if not isinstance(one["value"], int)}
        about = [self.document[name] for name in ("arch", "threads", "options")]
        return self.source, *map(repr, (tensors, nulls, numbers, self.constants, about))

    @cached_property
    def source(self) -> str:
        return self.file.read_text()

    @property
    def file(self) -> Path:
        """The file that has the kernel: taken from the program, or the program's own."""
        return self.folder / f"{self.kernel}.py"


def read_captures(folder: Path, kernel: str | None) -> list[CapturedLaunch]:
    """Read the launches of a kernel that make one study, the largest first. A kernel is named by its name or, where it
    has several studies, by the folder of one launch.

    Raises InputError for a folder without launches, and for a kernel that is not there or cannot be a study.
    """
    launches = [_launch(path) for path in sorted(folder.glob("*/launch.json"))]
    if not launches:
        raise InputError(f"--capture: {folder}: has no captured launch: parity on ARCH --capture {folder} -- COMMAND")
    names = sorted({launch.kernel for launch in launches})
    if kernel is None and len(names) > 1:
        raise InputError(f"--capture: {folder}: has several kernels: name one: {', '.join(names)}")
    chosen = [one for one in launches if kernel in (None, one.kernel, one.folder.name)]
    if not chosen:
        near = nearest(kernel or "", names)
        meant = f": did you mean '{near}'?" if near else f": it has {', '.join(names)}"
        raise InputError(f"--capture: {folder}: has no kernel '{kernel}'{meant}")
    if odd := next((one for one in chosen[0].document["parameters"] if "other" in one), None):
        raise InputError(
            f"--capture: {chosen[0].folder}: its parameter '{odd['name']}' is of {odd['other']}, which no study takes "
            "from a capture: bind it by hand, with --from"
        )
    if over := next((one for one in chosen[0].document["parameters"] if "overlaps" in one.get("tensor", {})), None):
        raise InputError(
            f"--capture: {chosen[0].folder}: '{over['name']}' shares memory with '{over['tensor']['overlaps']}', which "
            "no study's tensors do"
        )
    if not any(one.written != "none" for one in chosen[0].tensors.values()):
        raise InputError(f"--capture: {chosen[0].folder}: the launch stored to none of its tensors")
    groups = dict[tuple[Any, ...], list[CapturedLaunch]]()
    for launch in launches:
        if launch.kernel == chosen[0].kernel:
            groups.setdefault(launch.like, []).append(launch)
    group = groups[chosen[0].like] if len(chosen) == 1 else max(groups.values(), key=len)
    return sorted(group, key=lambda one: -sum(tensor.size for tensor in one.tensors.values()))


def _launch(path: Path) -> CapturedLaunch:
    try:
        document = json.loads(path.read_text())
        launch = CapturedLaunch(path.parent, document)
        _ = launch.like, launch.kernel, document["grid"], document["place"], document["has_values"]
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise InputError(f"--capture: {path}: is no captured launch: {error!r}") from None
    return launch


@dataclass(frozen=True)
class Sides:
    """The axes of captured tensors: sides that are alike in every launch are one axis, called as the number that has
    its size, or else after a side. `names` are the tensors' plain names.
    """

    launches: Sequence[CapturedLaunch]
    names: Mapping[str, str]
    axes: Mapping[Vector, str]

    @classmethod
    def of(cls, launches: Sequence[CapturedLaunch]) -> "Sides":
        first = launches[0].tensors
        short = [plain(name) for name in first]
        names = dict(zip(first, short if len(set(short)) == len(short) else first, strict=True))
        axes = dict[Vector, str]()
        for name, tensor in first.items():
            for at in range(len(tensor.shape)):
                vector = tuple(launch.tensors[name].shape[at] for launch in launches)
                if vector not in axes and set(vector) != {1}:
                    axes[vector] = _axis_name(
                        launches, vector, f"{names[name]}_{at}", {*axes.values(), *names.values()}
                    )
        if not axes:
            axes[tuple(1 for _ in launches)] = "one"
        return cls(launches, names, axes)

    def sizes(self, number: int) -> dict[str, int]:
        return {axis: vector[number] for vector, axis in self.axes.items()}

    def shape(self, tensor: str) -> list[str]:
        """Return a tensor's sides as expressions over the axes."""
        count = len(self.launches[0].tensors[tensor].shape)
        vectors = [tuple(one.tensors[tensor].shape[at] for one in self.launches) for at in range(count)]
        return [self.axes.get(vector, str(vector[0])) for vector in vectors]

    def argument(self, name: str) -> Bound:
        """Return what a number is bound to: an axis, a stride without gaps, a product of sides, a number."""
        vector = tuple(int(one.scalars[name]["value"]) for one in self.launches)
        found = [self.axes[vector]] if vector in self.axes else []
        strides = list(self._strides(vector))
        found = strides + found if _STRIDE.search(name) else found + strides
        found += [" * ".join(self.shape(one)) for one in self.names if self._numel(one) == vector]
        found += [str(vector[0])] if len(set(vector)) == 1 else []
        if not found:
            return Bound(FILL_IN, f"{name}: {', '.join(map(str, vector[:4]))}")
        return Bound(
            found[0], name if found[0] in self.axes.values() else f"{name} ({vector[0]} in the largest launch)"
        )

    def _strides(self, vector: Vector) -> Iterator[str]:
        for name, tensor in self.launches[0].tensors.items():
            sides = self.shape(name)
            for at in range(len(tensor.strides)):
                if vector == tuple(one.tensors[name].strides[at] for one in self.launches) and set(vector) != {1}:
                    yield " * ".join(sides[at + 1 :]) or "1"

    def _numel(self, tensor: str) -> Vector:
        return tuple(one.tensors[tensor].size for one in self.launches)

    def grid(self) -> list[str]:
        """Return the grid's sides as expressions over the axes and the constants' numbers."""
        vectors = [tuple(one.document["grid"][at] for one in self.launches) for at in range(3)]
        while len(vectors) > 1 and set(vectors[-1]) == {1}:
            vectors.pop()
        sides = list[str]()
        for vector in vectors:
            sides.append(self._grid_side(vector, sides))
        return sides

    def _grid_side(self, vector: Vector, others: Sequence[str]) -> str:
        blocks = [value for value in self.launches[0].constants.values() if type(value) is int and value > 1]
        whole = {**{self._numel(name): " * ".join(self.shape(name)) for name in self.names}, **self.axes}
        parts = {size: text for size, text in whole.items() if " * " not in text}
        divided = [
            (tuple(-(-size // block) for size in sizes), f"ceil({axis} / {block})")
            for sizes, axis in whole.items()
            for block in dict.fromkeys(blocks)
        ]
        simple = [*parts.items(), *((of, text) for of, text in divided)]
        if len(set(vector)) == 1 and vector[0] == 1:
            return "1"
        if found := [text for of, text in simple if of == vector]:
            return next((text for text in found if text not in others), found[0])
        for one, text in simple:
            for other, beside in simple:
                if tuple(a * b for a, b in zip(one, other, strict=True)) == vector and text != beside:
                    return f"{text} * {beside}"
        return str(vector[0]) if len(set(vector)) == 1 else FILL_IN


def _axis_name(launches: Sequence[CapturedLaunch], vector: Vector, usual: str, taken: set[str]) -> str:
    """Return the name of the number that has an axis' size in every launch, which is no stride; else the usual one."""
    for name in launches[0].scalars:
        values = tuple(one.scalars[name]["value"] for one in launches)
        if values == vector and not _STRIDE.search(name) and name.isidentifier() and name not in taken:
            return name
    return usual


def plan_of_capture(
    study: str, launches: Sequence[CapturedLaunch], kernel: str, operator: str
) -> tuple[Plan, dict[str, bytes]]:
    """Plan a study whose one lane is a captured kernel; return also the files of its operator. `kernel` and `operator`
    are the files from the workspace.
    """
    sides, first = Sides.of(launches), launches[0]
    tensors = first.tensors
    dtypes = {sides.names[name]: Bound(tensor.dtype, "") for name, tensor in tensors.items()}
    lane = lane_of_capture(sides, "triton", kernel)
    independent, blocks = _divided(sides)
    scalars = {name: one["value"] for name, one in first.scalars.items() if type(one["value"]) is not int}
    cases = [one for one in launches if one.document["has_values"]][:_MOST_CASES]
    notes = [
        "Nothing says what is right: lanes are held to what the captured launches left, and are 'same as captured' at "
        "best. --reference FILE.py:NAME names a function that says it."
    ]
    if not cases:
        notes = [f"{operator}: what the launches' tensors held was too large to be kept: write a reference."]
    if left := len(launches) - len(cases):
        notes.append(f"{left} more launches like these are no cases: there are {_MOST_CASES}, of those with values.")
    plan = Plan(
        study=study,
        operator=operator,
        formula=f"as captured of {first.document['place']}",
        arch=first.document["arch"],
        axes=dict(sides.sizes(0)),
        blocks=blocks,
        tails=[axis for axis in blocks if any(sides.sizes(at)[axis] % blocks[axis] for at in range(len(launches)))],
        threads=first.document["threads"],
        tensors=dtypes,
        lanes=[lane],
        scalars=scalars,
        numerics={"nan": Bound("unspecified", "nothing is said of NaN and infinities")},
        sized_by=", of the largest launch",
        notes=notes,
    )
    text = captured_text(_operator(sides, cases, scalars, independent), first.document["place"])
    files = {operator: text.encode()}
    for one in cases:
        files |= {f"operators/{_place(one)}/{name}": content for name, content in files_of(one, sides).items()}
    return plan, files


def bound_by_capture(plan: Plan, operator: Operator, launches: Sequence[CapturedLaunch]) -> Plan:
    """Return a plan whose lanes have what a capture knows of its launches and their names do not say: numbers, grid,
    constants, options, threads. The axes are the operator's, of tensors that it calls as the kernel does.
    """
    first = launches[0]
    axes = dict[Vector, str]()
    for name in first.tensors:
        spec = operator.tensors.get(plain(name))
        for at, side in enumerate(spec.shapes[0] if spec else ()):
            if side in plan.axes and at < len(first.tensors[name].shape):
                axes.setdefault(tuple(one.tensors[name].shape[at] for one in launches), side)
    sides = Sides(launches, {name: plain(name) for name in first.tensors}, axes)
    blocks = {axis: block for axis, block in _blocks(sides) if axis in plan.blocks}
    lanes = []
    for lane in plan.lanes:
        known = lane_of_capture(sides, lane.name, lane.kernel)
        pairs = zip(lane.arguments, known.arguments, strict=True)
        arguments = [one if not one.is_open or other.value in sides.names.values() else other for one, other in pairs]
        lanes.append(replace(known, arguments=arguments))
    tails = [axis for axis, block in blocks.items() if int(plan.axes[axis]) % block]
    blocks = {**plan.blocks, **blocks}
    return replace(
        plan, lanes=lanes, blocks=blocks, tails=tails, threads=first.document["threads"], guesses_threads=False
    )


def _blocks(sides: Sides) -> Iterator[tuple[str, int]]:
    """Yield what a workgroup takes of an axis, where the grid's sides are such numbers of workgroups."""
    for side in sides.grid():
        yield from ((axis, int(block)) for axis, block in re.findall(r"ceil\((\w+) / (\d+)\)", side))


def with_examples(code: str, name: str, launch: CapturedLaunch) -> str:
    """Return the code of a reference with a function that makes its example inputs as a launch had them: numbers that
    are drawn, of the captured shapes and types. A code that has such a function stays as it is.

    Raises InputError for a parameter that no captured one is called as.
    """
    nodes = {node.name: node for node in ast.parse(code).body if isinstance(node, ast.FunctionDef)}
    if EXAMPLES in nodes or name not in nodes:
        return code
    arguments = nodes[name].args
    given = [argument.arg for argument in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs)]
    optional = {argument.arg for argument in arguments.args[len(arguments.args) - len(arguments.defaults) :]}
    optional |= {argument.arg for argument in arguments.kwonlyargs}
    known = {plain(tensor.name): _drawn(tensor) for tensor in launch.tensors.values()}
    numbers = {**launch.constants, **{key: one["value"] for key, one in launch.scalars.items()}}
    known |= {plain(key): repr(value) for key, value in numbers.items()}
    lines = []
    for argument in given:
        if (value := known.get(plain(argument))) is not None:
            lines.append(f'        "{argument}": {value},')
        elif argument not in optional:
            raise InputError(
                f"--reference: '{name}' takes '{argument}', and no parameter of the captured kernel is so called: "
                f"there are {', '.join(known)}; {EXAMPLES}() in its file says what it is called with"
            )
    head = f"\n\ndef {EXAMPLES}():\n    import torch\n\n    torch.manual_seed(0)\n    return {{\n"
    return code.rstrip("\n") + "\n" + head + "\n".join(lines) + "\n    }\n"


def _drawn(tensor: CapturedTensor) -> str:
    shape = repr(tensor.shape)
    if tensor.dtype == "bool":
        return f"torch.randint(0, 2, {shape}).bool()"
    if tensor.range is None:
        return f"torch.randn({shape}).to(torch.{tensor.dtype})"
    return f"torch.randint({tensor.range[0]}, {tensor.range[1] + 1}, {shape}).to(torch.{tensor.dtype})"


def lane_of_capture(sides: Sides, name: str, kernel: str) -> LanePlan:
    """Plan the lane of a captured kernel: its arguments, grid, constants and options are those of the launches."""
    first = sides.launches[0]
    arguments = []
    for one in first.document["parameters"]:
        if "tensor" in one:
            arguments.append(Bound(sides.names[first.same.get(one["name"], one["name"])], one["name"]))
        elif "null" in one:
            arguments.append(Bound("null", one["name"]))
        elif "scalar" in one:
            is_size = type(one["scalar"]["value"]) is int
            arguments.append(sides.argument(one["name"]) if is_size else Bound(one["name"], one["name"]))
    options = {key: value for key, value in first.document["options"].items() if key != "num_warps"}
    return LanePlan(
        name=name,
        builder="triton",
        kernel=kernel,
        symbol=Bound(first.kernel, ""),
        arguments=arguments,
        grid=sides.grid(),
        constants={key: Bound(value, "") for key, value in first.constants.items()},
        options=options,
    )


def _divided(sides: Sides) -> tuple[list[str], dict[str, int]]:
    """Return the axes along which workgroups divide every output, and how much of each one takes."""
    outputs = [sides.shape(name) for name, one in sides.launches[0].tensors.items() if one.written != "none"]
    shared = [axis for axis in outputs[0] if axis in sides.axes.values() and all(axis in shape for shape in outputs)]
    taken = {axis: block for axis, block in _blocks(sides) if axis in shared}
    return list(taken) or shared[:1], taken


def _operator(
    sides: Sides, cases: Sequence[CapturedLaunch], scalars: Iterable[str], independent: list[str]
) -> Operator:
    """Return the operator whose cases are these launches."""
    first, source = sides.launches[0], ast.parse(sides.launches[0].source)
    files = (content for launch in cases for content in files_of(launch, sides).values())
    sizes = tuple(sides.sizes(sides.launches.index(launch)) for launch in cases)
    axes = tuple(sides.axes.values())
    return Operator(
        name=first.kernel,
        formula=f"as captured of {first.document['place']}",
        axes=axes,
        independent=tuple(independent),
        tensors={
            sides.names[name]: TensorSpec(
                (tuple(sides.shape(name) or ["1"]),),
                (tensor.dtype,),
                _direction(tensor, tensor.is_passed_twice or _loads(source, name)),
            )
            for name, tensor in first.tensors.items()
        },
        reference=None,
        scalars={name: ScalarSpec(first.scalars[name]["dtype"]) for name in scalars},
        fixed=axes,
        whole=True,
        captured=Captured("", tuple(map(_place, cases)), sizes, hash_of(files)) if cases else None,
    )


def _place(launch: CapturedLaunch) -> str:
    return f"{launch.kernel}/{launch.folder.name}"


def files_of(launch: CapturedLaunch, sides: Sides) -> dict[str, bytes]:
    """Return the files of a launch's tensors as they are called in a study, in the order of these names."""
    found = {
        f"{short}{kind}.npy": path.read_bytes()
        for name, short in sides.names.items()
        for kind in ("", ".after")
        if (path := launch.folder / f"{name}{kind}.npy").is_file()
    }
    return dict(sorted(found.items()))


def _loads(source: ast.Module, name: str) -> bool:
    return any(name in accessed(node)[0] for node in ast.walk(source) if isinstance(node, ast.FunctionDef))


def _direction(tensor: CapturedTensor, is_loaded: bool) -> Direction:
    if tensor.written == "none":
        return Direction.IN
    return Direction.IN_OUT if is_loaded or tensor.written == "part" else Direction.OUT
