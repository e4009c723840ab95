"""Reads definitions of operators that other collections have, and their workloads.

The schema is that of FlashInfer-Bench (its documentation: Definition, Workload, Trace), which SOL-ExecBench has too,
with axes that are expressions and a function that makes inputs. What is not of interest here is passed over.
"""

import ast
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass as plain_dataclass, field as plain_field
from pathlib import Path
from typing import Any, Literal, TypeVar

from pydantic import ConfigDict, Field, TypeAdapter, ValidationError
from pydantic.dataclasses import dataclass

from parity.errors import InputError
from parity.operators import DTYPES
from parity.operators.helpers.expressions import evaluate, names_in
from parity.starters.derived_axes import derived_axes
from parity.system.wrong_fields import wrong_fields

_KIND = TypeVar("_KIND")
_OPEN = ConfigDict(extra="ignore", strict=True, frozen=True, defer_build=True)
_FILE, _CODE, _WORKLOADS = "definition.json", "reference.py", "workload.jsonl"
Scalar = bool | int | float


@dataclass(config=_OPEN)
class AxisSpec:
    """An axis: a constant, a size of the workloads, or an expression over others."""

    type: Literal["const", "var", "expr"]
    value: int | None = None
    expression: str | None = None


@dataclass(config=_OPEN)
class ValueSpec:
    """A tensor; with the shape `null`, a scalar."""

    dtype: str
    shape: list[str | int] | None = None


@dataclass(config=_OPEN)
class DefinitionFile:
    """definition.json, as far as it says what is computed."""

    name: str
    axes: dict[str, AxisSpec]
    inputs: dict[str, ValueSpec]
    outputs: dict[str, ValueSpec]
    reference: str = ""
    description: str | None = None
    constraints: list[str] | None = None
    custom_inputs_entrypoint: str | None = None


@dataclass(config=_OPEN)
class InputSource:
    """Where a workload's input comes from, and a scalar's value."""

    type: str
    value: Scalar | None = None


@dataclass(config=_OPEN)
class WorkloadLine:
    """One workload: the sizes of its axes, and its inputs."""

    axes: dict[str, int]
    inputs: dict[str, InputSource] = Field(default_factory=dict)
    uuid: str = ""


@plain_dataclass(frozen=True)
class Workload:
    """The sizes of a problem, and its scalars; `name` says whose they are."""

    name: str
    axes: Mapping[str, int]
    scalars: Mapping[str, Scalar]

    @property
    def uuid(self) -> str:
        """What a collection calls it."""
        return self.name.removeprefix("workload ")


@plain_dataclass(frozen=True)
class Definition:
    """A definition in this project's words. `axes` are those that have a size of their own, with the value of a
    constant; `derived` are the others, as expressions over them. Shapes are expressions over `axes`.

    `where` names the code in an error's sentence, `made_of` in a text for people. `fixed` are the constants that the
    code may know no other size of. `below` has the axis that a tensor of indices is smaller than. `unused` are
    constraints that say nothing about sizes.
    """

    source: Path
    where: str
    made_of: str
    name: str
    description: str
    axes: Mapping[str, int | None]
    derived: Mapping[str, str]
    arguments: tuple[str, ...]
    inputs: Mapping[str, tuple[str, tuple[str, ...]]]  # a tensor's element type and shape
    scalars: Mapping[str, str]  # a scalar's type
    outputs: Mapping[str, tuple[str, tuple[str, ...]]]
    code: str
    makes_inputs: str | None
    fixed: tuple[str, ...]
    below: Mapping[str, str] = plain_field(default_factory=dict)
    unused: tuple[str, ...] = ()

    def sizes(self, workload: Workload) -> dict[str, int]:
        """Return the size of each axis."""
        return {name: workload.axes[name] if value is None else value for name, value in self.axes.items()}

    def shapes(self, sizes: Mapping[str, int]) -> dict[str, tuple[str, tuple[int, ...]]]:
        """Return the element type and the shape of each input and output at such sizes of the axes."""
        return {
            name: (dtype, tuple(evaluate(side, sizes) for side in shape))
            for name, (dtype, shape) in {**self.inputs, **self.outputs}.items()
        }


def read_definition(path: Path) -> Definition:
    """Read a definition from its file, or from a folder that has it as definition.json, and perhaps reference.py.

    Raises InputError for a file that is missing or wrong, and for what no operator here can be.
    """
    file = path / _FILE if path.is_dir() else path
    given = validated(DefinitionFile, json_of(text_of(file), str(file)), str(file))
    code, beside = given.reference, file.with_name(_CODE)
    if not code and beside.is_file():
        code = text_of(beside)
    if problem := next(_problems(given, code), None):
        raise InputError(f"{file}: {problem}")
    sizes = {name: axis.value for name, axis in given.axes.items() if axis.type != "expr"}
    expressions = {name: str(axis.expression) for name, axis in given.axes.items() if axis.type == "expr"}
    try:
        derived, unused = derived_axes(sizes, expressions, given.constraints or [])
    except InputError as error:
        raise InputError(f"{file}: field 'axes': {error}") from None
    shapes = {
        name: tuple(derived.get(str(side), str(side)) for side in spec.shape)
        for name, spec in (given.inputs | given.outputs).items()
        if spec.shape is not None
    }
    return Definition(
        source=file,
        where=f"{file}: field 'reference'",
        made_of=f"the definition {given.name}",
        name=given.name,
        description=(given.description or "").strip(),
        axes={name: value for name, value in sizes.items() if name not in derived},
        derived=derived,
        arguments=tuple(given.inputs),
        inputs={name: (spec.dtype, shapes[name]) for name, spec in given.inputs.items() if spec.shape is not None},
        scalars={name: spec.dtype for name, spec in given.inputs.items() if spec.shape is None},
        outputs={name: (spec.dtype, shapes[name]) for name, spec in given.outputs.items()},
        code=code,
        makes_inputs=given.custom_inputs_entrypoint,
        fixed=_fixed(code, sizes),
        unused=tuple(unused),
    )


def _fixed(code: str, sizes: Mapping[str, int | None]) -> tuple[str, ...]:
    """Return the constants whose number stands in the code, which may therefore work with no other number. An `assert`
    does not count, because it is left out where the code runs.
    """
    nodes: list[ast.AST] = [ast.parse(code)]
    numbers = set[object]()
    while nodes:
        node = nodes.pop()
        if isinstance(node, ast.Constant) and type(node.value) is int:
            numbers.add(node.value)
        if not isinstance(node, ast.Assert):
            nodes += ast.iter_child_nodes(node)
    return tuple(name for name, value in sizes.items() if value in numbers)


def read_workloads(definition: Definition, given: Path | None) -> list[Workload]:
    """Read the workloads with distinct sizes, in their order: from a file, else from where collections have them:
    beside the definition (workload.jsonl), or in `workloads/` beside `definitions/`. The list is empty if there are
    none.

    Raises InputError for a file that is missing or wrong.
    """
    path = given or _workloads_of(definition.source)
    if path is None:
        return []
    workloads = list(_workloads(path, definition))
    if not workloads:
        raise InputError(f"{path}: has no workload of '{definition.name}'")
    distinct = {tuple(sorted(workload.axes.items())): workload for workload in reversed(workloads)}
    return [workload for workload in workloads if distinct[tuple(sorted(workload.axes.items()))] is workload]


def _workloads_of(source: Path) -> Path | None:
    folders = source.absolute().parts
    candidates = [source.with_name(_WORKLOADS)] if source.name == _FILE else []
    if "definitions" in folders:
        at = len(folders) - 1 - folders[::-1].index("definitions")
        candidates.append(Path(*folders[:at], "workloads", *folders[at + 1 :]).with_suffix(".jsonl"))
    return next((path for path in candidates if path.is_file()), None)


def _workloads(path: Path, definition: Definition) -> Iterator[Workload]:
    wanted = {name for name, value in definition.axes.items() if value is None}
    for number, line in enumerate(text_of(path).splitlines(), 1):
        where = f"{path}: line {number}"
        if not line.strip():
            continue
        record = json_of(line, where)
        if isinstance(record, dict) and record.get("definition", definition.name) != definition.name:
            continue
        record = record["workload"] if isinstance(record, dict) and "workload" in record else record
        workload = validated(WorkloadLine, record, where)
        if missing := sorted(wanted - workload.axes.keys()):
            raise InputError(f"{where}: field 'axes': has no size of {', '.join(missing)}")
        if too_small := [name for name in sorted(wanted) if workload.axes[name] < 1]:
            raise InputError(
                f"{where}: field 'axes.{too_small[0]}': {workload.axes[too_small[0]]} is no size: at least 1"
            )
        scalars = {name: workload.inputs[name].value for name in definition.scalars if name in workload.inputs}
        known = {name: value for name, value in scalars.items() if value is not None}
        yield Workload(
            f"workload {workload.uuid or f'line {number}'}",
            {name: workload.axes[name] for name in sorted(wanted)},
            known,
        )


def _problems(given: DefinitionFile, code: str) -> Iterator[str]:
    """Yield a sentence for each thing that is wrong with a definition, or that no operator here can be."""
    if not code.strip():
        yield f"field 'reference': missing: the code of a function 'run', here or in {_CODE} beside it"
        return
    functions = _functions(code)
    if functions is None:
        yield "field 'reference': is no Python code"
        return
    for function in ("run", *([given.custom_inputs_entrypoint] if given.custom_inputs_entrypoint else [])):
        if function not in functions:
            yield f"field 'reference': defines no function '{function}'"
    for name, axis in given.axes.items():
        yield from (f"field 'axes.{name}{problem}" for problem in _axis_problems(name, axis, given.axes))
    for part, values in (("inputs", given.inputs), ("outputs", given.outputs)):
        for name, spec in values.items():
            yield from _value_problems(f"field '{part}.{name}", spec, given.axes)
    takes = functions["run"] if "run" in functions else len(given.inputs)
    if takes != len(given.inputs):
        yield f"field 'reference': 'run' takes {takes} arguments, and there are {len(given.inputs)} inputs"
    for name, spec in given.outputs.items():
        if name in given.inputs:
            yield f"field 'outputs.{name}': is an input too: give what is written a name of its own"
        if not spec.shape:
            yield f"field 'outputs.{name}.shape': a single number: workgroups cannot divide it, so it is not supported"


def _axis_problems(name: str, axis: AxisSpec, axes: Mapping[str, AxisSpec]) -> Iterator[str]:
    """Yield what is wrong with an axis, each as the rest of a sentence that begins with its field's name."""
    needed = {"const": axis.value, "expr": axis.expression, "var": 1}[axis.type]
    if not name.isidentifier():
        yield "': is no name for an axis: letters, digits and '_'"
    if needed is None or (axis.value is not None and axis.value < 1):
        yield f"': an axis of type '{axis.type}' has a {_needs(axis)}"
    for used in names_in(axis.expression or "1"):
        if used not in axes:
            yield f".expression': '{used}' is no axis: there are {', '.join(axes)}"


def _needs(axis: AxisSpec) -> str:
    return "value of at least 1" if axis.type == "const" else "text 'expression'"


def _value_problems(field: str, spec: ValueSpec, axes: Mapping[str, AxisSpec]) -> Iterator[str]:
    if spec.dtype not in DTYPES:
        yield f"{field}.dtype': '{spec.dtype}' is not supported: there are {', '.join(DTYPES)}"
    for side in spec.shape or ():
        if side not in axes and not str(side).isdigit():
            yield f"{field}.shape': '{side}' is no axis: there are {', '.join(axes)}"


def _functions(code: str) -> dict[str, int] | None:
    """Return the functions at the top level, with the number of their arguments; None for code that is not Python."""
    try:
        functions = [node for node in ast.parse(code).body if isinstance(node, ast.FunctionDef)]
        return {node.name: len(node.args.posonlyargs) + len(node.args.args) for node in functions}
    except (SyntaxError, ValueError, RecursionError):
        return None


def text_of(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        raise InputError(f"{path}: no such file") from None
    except (OSError, UnicodeDecodeError) as error:
        raise InputError(f"{path}: cannot be read: {error}") from None


def json_of(text: str, where: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise InputError(f"{where}: not valid JSON: {error}") from None


def validated(kind: type[_KIND], record: Any, where: str) -> _KIND:
    try:
        return TypeAdapter(kind).validate_json(json.dumps(record))
    except ValidationError as error:
        raise InputError(*(f"{where}: {text}" for text in wrong_fields(error, kind))) from None
