"""The clauses of a contract, and what follows from them: shapes, grids, arguments, constants."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields, replace
from functools import cached_property
from math import prod
from typing import Annotated, Any, Literal, Self

from pydantic import Field
from pydantic.dataclasses import dataclass

from parity.arch import Arch, get_arch
from parity.arch.products import PRODUCTS
from parity.contract.arguments import (
    TENSOR_MAP_BYTES,
    Argument,
    Bound,
    Descriptor,
    DescriptorSpec,
    Sides,
    StructSpec,
    TensorMap,
    TensorMapSpec,
    struct_of,
    typed,
)
from parity.contract.bounds import CheckSpec
from parity.contract.guardrails import Guardrails
from parity.contract.lane import LaneName, LaneSpec, Scalar, lane_of_launch
from parity.contract.sizes import COUNT, SEED, Axes, Positive, SizeSpec, each_of, ends_of, is_class, named_sizes
from parity.contract.toml import STRICT, Text
from parity.errors import InputError
from parity.operators import (
    DTYPES,
    NUMERICS,
    DType,
    Form,
    Layout,
    Operator,
    find_operator,
    layout_of,
)
from parity.operators.helpers.expressions import evaluate
from parity.operators.helpers.formats import holds

_Sizes = tuple[tuple[str, int], ...]
# A constant that contains one of these is an expression.
_REFERS = re.compile(r"\b(?:(?:block|axis|tile|problem)\.|(?:threads|units|tiles(?:_\w+)?)\b)")
# A number that is no expression, which are of whole numbers.
_DECIMAL = re.compile(r"[-+]?(\d+\.\d*|\.\d+)([eE][-+]?\d+)?|[-+]?\d+[eE][-+]?\d+")
_POINTER_BYTES = 8


def _is_decimal(written: str | float) -> bool:
    return isinstance(written, float) or (isinstance(written, str) and _DECIMAL.fullmatch(written) is not None)


@dataclass(config=STRICT)
class Tensor:
    """How the contract uses one tensor of its operator: element type, shape and layout in memory.

    The shape consists of expressions over the axes; if it is absent, the operator's usual shape holds.
    """

    dtype: DType
    shape: list[str | Positive] | None = None
    layout: str = "row_major"


@dataclass(config=STRICT)
class Inputs:
    """The distribution of the input data and its seed. The data changes the speed: zeros run faster."""

    distribution: Literal["normal", "integers", "bytes"]
    seed: Annotated[int, Field(ge=0)]


PositiveFloat = Annotated[float, Field(gt=0, allow_inf_nan=False)]


@dataclass(config=STRICT)
class Kpi:
    """What decides between two measured steps: the time of the candidate lane.

    `reference` is the lane that it is to catch up with; it may be absent if there is only one other lane. With `sizes`,
    the weighted geometric mean over them decides, and no size may be worse than its margin: `weights` and
    `margins_percent` are by the sizes' names or classes, and else 1 and `margin_percent`. The sizes of a class share
    its weight.
    """

    lane: LaneName
    margin_percent: PositiveFloat
    reference: LaneName | None = None
    weights: dict[str, PositiveFloat] | None = None
    margins_percent: dict[str, PositiveFloat] | None = None


@dataclass(config=STRICT)
class Clauses:
    """The fixed configuration of a study. Sizes count elements; `threads` counts threads per workgroup.

    `operator` is the name of a built-in operator or the path of a file that defines one. `axes` are the problem's
    sizes. `blocks` is the number of elements along an axis that one workgroup takes; it takes all of an axis without a
    block. `tails` names the axes whose sizes need not be multiples of their blocks. `layouts` maps names to the user's
    files that define layouts. `matrix_instruction` is a regular expression that the matrix instructions of all hot
    loops must match; without it, a contract requires no matrix instructions. `check` says how far counters may worsen
    from the baseline (bounds.py). `sizes` are what is measured besides (sizes.py). With `own_tiles` each lane divides
    the problem in its own way, into workgroups as its `block` has them: then neither tile nor launch width is held
    equal.
    """

    title: Text
    arch: str
    axes: dict[str, Positive]
    blocks: dict[str, Positive]
    threads: Positive
    tensors: dict[str, Tensor]
    inputs: Inputs
    guardrails: Guardrails
    kpi: Kpi
    operator: str
    numerics: dict[str, str] = Field(default_factory=dict)
    scalars: dict[str, bool | int | float] = Field(default_factory=dict)
    tails: list[str] = Field(default_factory=list)
    layouts: dict[str, str] = Field(default_factory=dict)
    matrix_instruction: str | None = None
    baseline: str | None = None
    autotuning: Literal[False] = False
    check: CheckSpec | None = None
    sizes: dict[str, SizeSpec] | None = None
    own_tiles: bool | None = None

    @property
    def definition(self) -> Operator:
        """The operator itself. Raises InputError if no operator has that name."""
        return find_operator(self.operator)

    def form(self, axes: Axes | None = None) -> Form:
        """Return the form of what is computed: the operator with the contract's types and choices, at the contract's
        sizes or at the given ones.
        """
        sizes, definition = tuple((axes or self.axes).items()), self.definition
        known = self._forms.get(sizes)
        if known is None or known.operator is not definition:
            known = self._forms[sizes] = self._form(definition, dict(sizes))
        return known

    @cached_property
    def _forms(self) -> dict[_Sizes, Form]:
        """The forms that were asked for, by sizes: one launch asks dozens of times."""
        return {}

    @cached_property
    def _known_names(self) -> dict[_Sizes, tuple[Form, dict[str, int]]]:
        """The names that were asked for, by sizes, and the forms that they belong to."""
        return {}

    def __getstate__(self) -> dict[str, Any]:
        """Return the state that another process needs; an operator may have functions that cannot be sent."""
        return {field.name: getattr(self, field.name) for field in fields(self)}

    def _form(self, definition: Operator, axes: dict[str, int]) -> Form:
        tensors = {
            name: definition.tensors[name].bound(tensor.dtype, tensor.shape) for name, tensor in self.tensors.items()
        }
        choices = {name: words[0] for name, words in {**NUMERICS, **definition.numerics}.items()}
        scalars = {name: spec.default for name, spec in definition.scalars.items() if spec.default is not None}
        return Form(definition, axes, self.blocks, tensors, {**scalars, **self.scalars}, {**choices, **self.numerics})

    @cached_property
    def points(self) -> dict[str, dict[str, int]]:
        """All sizes that are measured, by name, the contract's own among them; none without `sizes`."""
        return named_sizes(self.axes, self.blocks, self.sizes)

    def drawn_points(self, seed: int) -> dict[str, dict[str, int]]:
        """Return more sizes of each class, none of which is measured: its least, its largest, and one that is drawn by
        `seed`.
        """
        drawn: dict[str, dict[str, int]] = {}
        for entry, spec in (self.sizes or {}).items():
            if not is_class(spec):
                continue
            ends = dict(zip(("least", "largest"), ends_of(spec, self.axes, self.blocks), strict=True))
            again = {**spec, COUNT: len(self.points) + len(ends) + 1, SEED: seed}
            known = [*self.points.values(), *drawn.values()]
            drawn |= {f"{entry}, {end}": axes for end, axes in ends.items() if axes not in known}
            others = (axes for _, axes in each_of(entry, again, self.axes, self.blocks))
            if new := next((axes for axes in others if axes not in (*known, *ends.values())), None):
                drawn[entry] = new
        return drawn

    @property
    def own_point(self) -> str | None:
        """The name of the contract's own size among those that are measured; None without `sizes`."""
        return next((name for name, axes in self.points.items() if axes == self.axes), None)

    def of_sizes(self, given: Mapping[str, float] | None, usual: float, *, is_shared: bool = False) -> dict[str, float]:
        """Return a figure of each size that is measured: its own, that of its class, or the usual one. With `is_shared`
        the sizes of a class share the class's.
        """
        found, figures = dict.fromkeys(self.points, usual), given or {}
        for entry, spec in (self.sizes or {}).items():
            drawn = [name for name, _ in each_of(entry, spec, self.axes, self.blocks)]
            if entry in figures:
                found |= dict.fromkeys(drawn, figures[entry] / (len(drawn) if is_shared else 1))
        return found | {name: figure for name, figure in figures.items() if name in found}

    def at(self, axes: Axes) -> Self:
        """Return this contract for a problem of another size, and for that alone."""
        kpi = replace(self.kpi, weights=None, margins_percent=None)
        return replace(self, axes=dict(axes), sizes=None, kpi=kpi)

    def at_each_size(self) -> dict[str | None, Self]:
        """Return this contract at each size that is measured, by name; by None, as it is, if it has no others."""
        sized: dict[str | None, Self] = {name: self.at(axes) for name, axes in self.points.items()}
        return sized or {None: self}

    @property
    def architecture(self) -> Arch:
        return get_arch(self.arch)

    @property
    def workgroups(self) -> int:
        """The number of blocks of the outputs."""
        return self.form().workgroups

    @property
    def block_macs(self) -> int | None:
        """The multiply-accumulates of one block of every axis; None unless matrix instructions do them."""
        form = self.form()
        blocks = {axis: form.block(axis) for axis in self.axes}
        return evaluate(form.operator.macs, blocks) if form.operator.macs and self.matrix_instruction else None

    def shape(self, tensor: str, axes: Axes | None = None) -> tuple[int, ...]:
        """Return the logical shape of a tensor in elements, for the contract's problem or another."""
        return self.form(axes).size(tensor)

    def tensor_bytes(self, tensor: str) -> int:
        return prod(self.shape(tensor)) * DTYPES[self.tensors[tensor].dtype][0]

    def layout_name(self, lane: LaneSpec, tensor: str) -> str:
        """Return the name of the layout that a tensor has in memory for a lane."""
        return lane.layouts.get(tensor, self.tensors[tensor].layout)

    def layout(self, lane: LaneSpec, tensor: str) -> Layout:
        """Return the layout that packs a tensor for a lane's memory, and unpacks it again."""
        return layout_of(self.layout_name(lane, tensor), self.layouts)

    def grid(self, lane: LaneSpec, axes: Axes | None = None) -> tuple[int, int, int]:
        """Return the lane's workgroups in x, y, z, for the contract's problem or another.

        Raises InputError if a dimension has no workgroups, or too many.
        """
        names = self.names(axes)
        sizes = [size if isinstance(size, int) else evaluate(size, names) for size in lane.grid]
        for written, size in zip(lane.grid, sizes, strict=True):
            if not 0 < size < 1 << 31:
                raise InputError(f"'{written}' is {size} workgroups: a grid has 1 to 2^31 - 1 in each dimension")
        if not sizes:
            raise InputError("has no dimension: name one to three")
        x, y, z = (*sizes, 1, 1)[:3]
        return x, y, z

    def threads_of(self, lane: LaneSpec) -> int:
        """Return the work-items of a lane's workgroup: the contract's, unless each lane has its own."""
        return prod(self.block_shape(lane))

    def block_shape(self, lane: LaneSpec) -> tuple[int, int, int]:
        """Return a workgroup's work-items in x, y, z."""
        x, y, z = (*(lane.block or [self.threads]), 1, 1)[:3]
        return x, y, z

    def names(self, axes: Axes | None = None) -> Mapping[str, int]:
        """Return the names that expressions may use, with their values: sizes (`m`, `axis.m`), blocks (`block.m`),
        threads, the number of blocks of the outputs (`tiles`) and along an axis (`tiles_m`), and the compute units of
        the architecture's first GPU (`units`).
        """
        sizes, form = tuple((axes or self.axes).items()), self.form(axes)
        known = self._known_names.get(sizes)
        if known is None or known[0] is not form:
            known = self._known_names[sizes] = form, self._names(form)
        return known[1]

    def _names(self, form: Form) -> dict[str, int]:
        blocks = {axis: self.blocks.get(axis, size) for axis, size in form.axes.items()}
        units = [product.units for product in PRODUCTS if product.arch == self.arch]
        return {
            **form.axes,
            "threads": self.threads,
            **{f"block.{axis}": block for axis, block in blocks.items()},
            **{f"axis.{axis}": size for axis, size in form.axes.items()},
            "tiles": form.workgroups,
            **{f"tiles_{axis}": -(-size // blocks[axis]) for axis, size in form.axes.items()},
            **({"units": units[0]} if units else {}),
            **{f"tile.{axis}": block for axis, block in blocks.items()},
            **{f"problem.{axis}": size for axis, size in form.axes.items()},
        }

    def constants(self, lane: LaneSpec, axes: Axes | None = None) -> dict[str, Scalar]:
        """Return the lane's compile-time constants with references to the contract resolved."""
        names, scalars = self.names(axes), self.form().scalars

        def resolved(value: Scalar) -> Scalar:
            if not isinstance(value, str):
                return value
            if value.startswith("scalar.") and value[len("scalar.") :] in scalars:
                return scalars[value[len("scalar.") :]]
            return evaluate(value, names) if _REFERS.search(value) else value

        return {name: resolved(value) for name, value in lane.constants.items()}

    def arguments(self, lane: LaneSpec, axes: Axes | None = None) -> list[Argument]:
        """Return what a launch passes, in order: the contract's tensors and scalars, sizes as expressions, numbers,
        null pointers, scratch buffers. Raises InputError for anything else.
        """
        return [self._argument(lane, written, axes) for written in lane.arguments]

    def _argument(self, lane: LaneSpec, written: Bound, axes: Axes | None) -> Argument:
        if isinstance(written, DescriptorSpec):
            return self._descriptor(lane, written, axes)
        if isinstance(written, TensorMapSpec):
            return self._tensor_map(lane, written, axes)
        if isinstance(written, StructSpec):
            return struct_of([self._field(lane, field, axes) for field in written.struct])
        if not isinstance(written, str):
            return Argument(str(written), value=written)
        if written in self.tensors or written in lane.scratch:
            return Argument(written, buffer=written)
        if written == "null":
            return Argument(written, value=0, is_pointer=True)
        form = self.form(axes)
        if written in form.scalars:
            dtype = form.operator.scalars[written].dtype
            value = form.scalars[written]
            kind = float if dtype.startswith("float") else bool if dtype == "bool" else int
            return Argument(written, value=kind(value), dtype=dtype)
        return Argument(written, value=evaluate(written, self.names(axes)))

    def _field(self, lane: LaneSpec, written: Bound, axes: Axes | None) -> Argument:
        """Return a field of a struct. Raises InputError for a field without a type, and for a value that the field's
        type does not hold.
        """
        if isinstance(written, DescriptorSpec):
            raise InputError("a descriptor is no field of a struct")
        if isinstance(written, TensorMapSpec):
            raise InputError("a tensor map is no field of a struct: it is a parameter of its own")
        if isinstance(written, StructSpec):
            return self._argument(lane, written, axes)
        bound, dtype = typed(written) if isinstance(written, str) else (written, "bool" * isinstance(written, bool))
        argument = Argument(str(bound), value=float(bound)) if _is_decimal(bound) else self._argument(lane, bound, axes)
        if argument.wants_pointer:
            if dtype:
                raise InputError(f"'{written}': a pointer has no type: write '{bound}'")
            return replace(argument, size_bytes=_POINTER_BYTES)
        dtype = dtype or argument.dtype or ""
        if dtype not in DTYPES:
            example = f"'{bound}: float32'" if _is_decimal(bound) else f"'{bound}: int32' or '{bound}: int64'"
            known = f"'{dtype}' is not one of {', '.join(DTYPES)}" if dtype else f"a type is missing: write {example}"
            raise InputError(f"'{written}', in a struct: {known}")
        if not holds(dtype, argument.value or 0):
            raise InputError(f"'{written}', in a struct: {dtype} does not hold {argument.value}")
        return replace(argument, dtype=dtype, size_bytes=DTYPES[dtype][0])

    def _descriptor(self, lane: LaneSpec, spec: DescriptorSpec, axes: Axes | None) -> Argument:
        """Return the argument for a descriptor. Raises InputError for a descriptor that Triton would not make for the
        contract's sizes.
        """
        tensor, where = spec.descriptor, f"the descriptor of '{spec.descriptor}'"
        shape, strides = self._extent(lane, tensor, spec.shape, spec.strides, axes, where)
        element = lane.types.get(tensor, self.tensors[tensor].dtype)
        descriptor = Descriptor(shape, strides, self._sides(spec.block, axes), spec.padding, element)
        is_own_size = axes is None or dict(axes) == self.axes
        if problem := descriptor.problem(self.form().format(tensor), is_own_size or self.architecture.is_nvidia):
            raise InputError(f"{where}: {problem}")
        self._require_within(lane, tensor, shape, strides, axes, where)
        return Argument(f"descriptor of {tensor}", buffer=tensor, descriptor=descriptor)

    def _tensor_map(self, lane: LaneSpec, spec: TensorMapSpec, axes: Axes | None) -> Argument:
        """Return the argument for a tensor map. Raises InputError for a map that CUDA's driver would not make."""
        tensor, where = spec.tensor_map, f"the tensor map of '{spec.tensor_map}'"
        shape, strides = self._extent(lane, tensor, spec.shape, spec.strides, axes, where)
        tensor_map = TensorMap(shape, strides, self._sides(spec.box, axes), spec.swizzle, self.tensors[tensor].dtype)
        if problem := tensor_map.problem(self.form().format(tensor)):
            raise InputError(f"{where}: {problem}")
        self._require_within(lane, tensor, shape, strides, axes, where)
        return Argument(f"tensor map of {tensor}", buffer=tensor, tensor_map=tensor_map, size_bytes=TENSOR_MAP_BYTES)

    def _require_within(
        self, lane: LaneSpec, tensor: str, shape: Sequence[int], strides: Sequence[int], axes: Axes | None, where: str
    ) -> None:
        """Raise InputError if the shape and strides reach beyond a row-major tensor: TMA would read there."""
        last = sum((side - 1) * stride for side, stride in zip(shape, strides, strict=True))
        has = prod(self.shape(tensor, axes))
        if self.layout_name(lane, tensor) == "row_major" and last >= has:
            raise InputError(f"{where}: shape and strides reach element {last}, and it has {has} elements")

    def _sides(self, written: Sides, axes: Axes | None) -> tuple[int, ...]:
        names = self.names(axes)
        return tuple(side if isinstance(side, int) else evaluate(side, names) for side in written)

    def _extent(
        self, lane: LaneSpec, tensor: str, shape: Sides | None, strides: Sides | None, axes: Axes | None, where: str
    ) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Shape and strides of a tensor in elements: as written, else those of the row-major tensor. Raises InputError
        if it is no tensor, or lies otherwise.
        """
        if tensor not in self.tensors:
            raise InputError(f"{where}: it is no tensor of the contract: there are {', '.join(self.tensors)}")
        if self.layout_name(lane, tensor) != "row_major" and (shape is None or strides is None):
            raise InputError(f"{where}: it lies as {self.layout_name(lane, tensor)}: give shape and strides")
        sides = self.shape(tensor, axes) if shape is None else self._sides(shape, axes)
        usual = tuple(prod(sides[at + 1 :]) for at in range(len(sides)))
        return sides, usual if strides is None else self._sides(strides, axes)

    def builder(self, name: str, lane: LaneSpec) -> str:
        """Return the name of the builder of a lane. Older contracts for NVIDIA call their CUDA C++ lane `hip`."""
        named = lane_of_launch(name)
        return lane.builder or ("cuda" if named == "hip" and self.architecture.is_nvidia else named)

    def reference(self, lanes: Iterable[str]) -> str:
        """Return the name of the lane that the candidate is to catch up with; the candidate's own where it is alone."""
        return self.kpi.reference or next((name for name in lanes if name != self.kpi.lane), self.kpi.lane)

    def scratch(self, lane: LaneSpec, axes: Axes | None = None) -> dict[str, tuple[int, int]]:
        """Return the lane's scratch buffers by name: the size in bytes, and the value of each byte before the launch.

        Raises InputError for a size that is not a number or is out of range.
        """
        names, buffers = self.names(axes), {}
        for name, spec in lane.scratch.items():
            size = spec.size_bytes if isinstance(spec.size_bytes, int) else evaluate(spec.size_bytes, names)
            if not 0 < size < 1 << 40:
                raise InputError(f"'{name}' has {size} bytes")
            buffers[name] = size, spec.fill
        return buffers
