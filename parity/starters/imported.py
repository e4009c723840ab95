"""Makes an operator of a definition, and finds by trial what a definition does not say: what is independent of what."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import prod

import numpy as np

from parity.errors import InputError
from parity.operators import Direction, Form, Operator, ScalarSpec, TensorSpec, TorchCode
from parity.operators.helpers.base import derived_side
from parity.operators.helpers.expressions import names_in
from parity.operators.helpers.formats import Array
from parity.operators.helpers.generators import normal
from parity.operators.helpers.usual import distinct_cases
from parity.starters.definitions import Definition, Workload
from parity.system.companion import memory_share
from parity.verify.reference import reference

_INDICES = ("int64", "int32", "int16", "uint64", "uint32", "uint16")
_FEW, _SMALL, _MANY, _STEP = 12, 256, 128, 2  # sizes that are tried
_OF_MEMORY, _BYTES_EACH = 0.5, 80  # what a trial may take, and what it takes for each element of its tensors
_SAME = 1e-9  # of the largest element: how far fp64 results of the whole and of a part may be apart


def operator_of(definition: Definition, workload: Workload | None) -> tuple[Operator, tuple[str, ...]]:
    """Return an operator whose reference is the definition's code, and its tensors of indices or offsets for which
    nothing says which numbers are possible. Its independent axes are those along which, when it was tried, parts of the
    inputs gave the same parts of the outputs. If there is no such axis, the reference computes whole problems.

    Raises InputError for code that does not run, UnavailableError without torch.
    """
    shapes = [shape for _, shape in definition.outputs.values()]
    candidates = [
        axis for axis in dict.fromkeys(shapes[0]) if axis in definition.axes and all(axis in s for s in shapes)
    ]
    if not candidates:
        raise InputError(f"{definition.source}: no axis is a side of every output, so workgroups cannot divide them")
    trial = _trial(_operator(definition, candidates[:1], (), whole=True), definition, workload)
    _refuse_random(definition, trial)
    independent = [axis for axis in candidates if axis not in trial.fixed and _is_independent(trial, axis)]
    return _operator(definition, independent or candidates[:1], trial.fixed, whole=not independent), trial.indices


def _operator(definition: Definition, independent: list[str], fixed: tuple[str, ...], *, whole: bool) -> Operator:
    makes, code = definition.makes_inputs, _code(definition)
    inputs = {
        name: TensorSpec((shape,), (dtype,), below=definition.below.get(name))
        for name, (dtype, shape) in definition.inputs.items()
    }
    outputs = {
        name: TensorSpec((shape,), (dtype,), Direction.OUT) for name, (dtype, shape) in definition.outputs.items()
    }
    return Operator(
        name=definition.name,
        formula=_formula(definition),
        axes=tuple(definition.axes),
        independent=tuple(independent),
        tensors=inputs | outputs,
        reference=code.reference,
        scalars={name: ScalarSpec(dtype) for name, dtype in definition.scalars.items()},
        cases=code.cases(makes) if makes else distinct_cases if gives_places(definition) else None,
        timed={"normal": code.inputs(makes)} if makes else {},
        fixed=fixed,
        whole=whole,
        as_written=code.as_written,
    )


def _code(definition: Definition) -> TorchCode:
    return TorchCode(definition.code, definition.arguments, tuple(definition.outputs), definition.derived)


def gives_places(definition: Definition) -> bool:
    """Return whether an output may say where in the inputs something stands: where two are alike, any place
    is right.
    """
    return any(dtype in _INDICES for dtype, _ in definition.outputs.values())


def _formula(definition: Definition) -> str:
    """Return the first sentence of the description."""
    first = definition.description.partition("\n")[0].partition(". ")[0].rstrip(".")
    return first or definition.made_of


@dataclass(frozen=True)
class _Trial:
    """A problem that the code computed: its inputs and outputs, and the constants that had to keep their values.
    `indices` are tensors of indices or offsets that it got without knowing which numbers are possible.
    """

    form: Form
    tensors: Mapping[str, Array]
    outputs: Mapping[str, Array]
    fixed: tuple[str, ...]
    indices: tuple[str, ...]


def _trial(operator: Operator, definition: Definition, workload: Workload | None) -> _Trial:
    """Compute the smallest problem that the code can compute. Raises InputError if it computes none."""
    constants = tuple(name for name, value in definition.axes.items() if value is not None)
    fixed = definition.fixed
    smaller = {name: min(definition.axes[name] or 1, _SMALL) for name in constants if name not in fixed}
    known = {name: value for name, value in definition.axes.items() if value is not None}
    attempts = [
        (_few(definition, workload, _FEW) | known | smaller, fixed),
        (_few(definition, workload, _FEW) | known, constants),
        (_few(definition, workload, _MANY) | known, constants),
        *([(definition.sizes(workload), constants)] if workload else []),
    ]
    problem = InputError(f"{definition.source}: nothing was tried")
    for sizes, fixed in attempts:
        try:
            return _tried(operator, definition, sizes, workload, fixed)
        except InputError as error:
            problem = InputError(f"{definition.where}: {error}")
    raise problem


def _few(definition: Definition, workload: Workload | None, first: int) -> dict[str, int]:
    """Sizes for the axes that have none, no two of them alike, but those that the workload has smaller: a filter's."""
    open_axes = [name for name, value in definition.axes.items() if value is None]
    few = {name: first + _STEP * number for number, name in enumerate(open_axes)}
    least = {name: size for name, size in (workload.axes if workload else {}).items() if 1 < size < few.get(name, 0)}
    return few | least


def _tried(
    operator: Operator,
    definition: Definition,
    sizes: Mapping[str, int],
    workload: Workload | None,
    fixed: tuple[str, ...],
) -> _Trial:
    scalars = {name: workload.scalars.get(name, 1) if workload else 1 for name in operator.scalars}
    tensors = {name: spec.bound(spec.dtypes[0]) for name, spec in operator.tensors.items()}
    form = Form(operator, sizes, {}, tensors, scalars, {"nan": "unspecified", "subnormals": "exact"})
    rng = np.random.default_rng(1)
    needed = _BYTES_EACH * sum(prod(form.size(name)) for name in form.tensors)
    if needed > (most := memory_share(_OF_MEMORY)):
        shown = ", ".join(f"{name} {size}" for name, size in sizes.items())
        raise InputError(
            f"the smallest problem that it may compute ({shown}) would take about {needed / 1e9:.0f} GB, and "
            f"{most / 1e9:.0f} GB are {_OF_MEMORY:.0%} of this machine's memory"
        )
    makes = definition.makes_inputs
    own_inputs = _code(definition).own_inputs(makes)(rng, form) if makes else {}
    left = [name for name in form.inputs if name not in own_inputs]
    indices = tuple(name for name in left if _is_open_index(form, name))
    inputs = {**own_inputs, **normal(rng, form, left), **{name: _indices(form, name) for name in indices}}
    return _Trial(form, inputs, reference(form, inputs, {}), fixed, indices)


def _is_open_index(form: Form, tensor: str) -> bool:
    """Whether a tensor has indices, and nothing says which numbers are possible."""
    return form.tensors[tensor].dtype in _INDICES and form.tensors[tensor].below is None


def _indices(form: Form, tensor: str) -> Array:
    """Zeros, then ones: rising, as offsets are, and small enough for any index."""
    indices = form.empty(tensor)
    indices.reshape(-1)[indices.size // 2 :] = 1
    return indices


def _refuse_random(definition: Definition, trial: _Trial) -> None:
    """Raise InputError for a reference whose result differs with another seed: it cannot judge a kernel."""
    code = replace(_code(definition), seed=1)
    again = reference(
        replace(trial.form, operator=replace(trial.form.operator, reference=code.reference)), trial.tensors, {}
    )
    if not all(np.array_equal(again[name], part, equal_nan=True) for name, part in trial.outputs.items()):
        raise InputError(f"{definition.where}: its results are random, so it cannot judge a kernel")


def _is_independent(trial: _Trial, axis: str) -> bool:
    """Whether parts along an axis, computed alone, are what they are in the whole: single rows at both ends and inside,
    and odd numbers of them.
    """
    size, sides = trial.form.axes[axis], [side for tensor in trial.form.tensors.values() for side in tensor.shape]
    if size < 2 or any(axis in names_in(str(side)) and derived_side(side) is None for side in sides):
        return False
    cuts = ((0, 1), (1, 2), (size - 1, size), (0, size - 1), (size // 2, size))
    for cut in cuts:
        region = {axis: slice(*cut)}
        try:
            alone = reference(trial.form, trial.tensors, region)
        except InputError:
            return False
        for name, part in alone.items():
            if np.unique(trial.outputs[name]).size < 2:
                return False  # what is the same everywhere shows nothing
            within = trial.outputs[name][trial.form.slices(name, region)].astype(np.float64)
            bound = _SAME * max(float(np.max(np.abs(within[np.isfinite(within)]), initial=0.0)), 1e-300)
            if not np.allclose(part.astype(np.float64), within, rtol=0.0, atol=bound, equal_nan=True):
                return False
    return True
