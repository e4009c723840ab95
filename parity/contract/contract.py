"""The contract: what all lanes must hold equal, and how each lane is built by default.

A contract file is validated as a whole when it is read; an impossible one cannot be constructed.
"""

import hashlib
import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import asdict
from functools import partial
from math import prod
from typing import Annotated, Any, Literal

from pydantic import Field
from pydantic.dataclasses import dataclass

from parity.arch import Arch, get_arch
from parity.arch.products import PRODUCTS
from parity.contract.lane import NOT_LANES, Argument, LaneName, Lanes, LaneSpec, Scalar, lane_of_launch
from parity.contract.toml import STRICT
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
    operator_identity,
    sha256_of,
)
from parity.operators.expressions import evaluate
from parity.operators.formats import unknown_numerics
from parity.operators.layouts import check_round_trip, is_built_in

Positive = Annotated[int, Field(gt=0)]
Axes = Mapping[str, int]
_WORDS = ("int32",)  # a kernel may read a tensor in words of several elements
# Kernels may index with 32 bits.
_MOST_ELEMENTS = 1 << 31
_REFERS = re.compile(r"\b(?:block|axis|tile|problem)\.")  # a constant that says this is an expression
# What is equal under two contracts makes their runs comparable: a title, a margin or a first baseline does not.
_BINDING = ("operator", "arch", "axes", "blocks", "tails", "threads", "tensors", "scalars", "numerics", "inputs",
            "guardrails", "matrix_instruction", "autotuning", "layouts")  # fmt: skip


@dataclass(config=STRICT)
class Tensor:
    """How the contract uses one tensor of its operator: element type, shape (as expressions over the axes; the
    operator's usual one unless said), layout in memory.
    """

    dtype: DType
    shape: list[str | Positive] | None = None
    layout: str = "row_major"


@dataclass(config=STRICT)
class Inputs:
    """The distribution of the input data (it changes the speed: zeros run faster) and its seed."""

    distribution: Literal["normal", "integers", "bytes"]
    seed: Annotated[int, Field(ge=0)]


@dataclass(config=STRICT)
class Guardrails:
    """Resource limits that no kept step may cross."""

    next_free_vgpr_below: Positive
    private_segment_bytes: Annotated[int, Field(ge=0)] = 0


@dataclass(config=STRICT)
class Kpi:
    """What decides between two measured steps: the time of the candidate lane.

    `reference` is the lane that it is to catch up with; it need not be said where there is only one other.
    """

    lane: LaneName
    margin_percent: Annotated[float, Field(gt=0, allow_inf_nan=False)]
    reference: LaneName | None = None


@dataclass(config=STRICT)
class Contract:
    """The fixed configuration of a study. Sizes in elements, threads per workgroup.

    `operator` is the name of a built-in operator or the path of a file that defines one; `axes` are the problem's
    sizes; `blocks` is what one workgroup takes of an axis (all of it, of an axis without a block); `tails` names the
    axes whose sizes need be no multiple of their blocks; `layouts` names files that define layouts of one's own.
    `matrix_instruction` is a regular expression that the matrix instructions of all hot loops must match; an operator
    without it is held to none.
    """

    title: str
    arch: str
    axes: dict[str, Positive]
    blocks: dict[str, Positive]
    threads: Positive
    tensors: dict[str, Tensor]
    inputs: Inputs
    guardrails: Guardrails
    kpi: Kpi
    operator: str = "scaled_mm"
    numerics: dict[str, str] = Field(default_factory=dict)
    scalars: dict[str, bool | int | float] = Field(default_factory=dict)
    tails: list[str] = Field(default_factory=list)
    layouts: dict[str, str] = Field(default_factory=dict)
    matrix_instruction: str | None = None
    baseline: str | None = None
    autotuning: Literal[False] = False

    def __post_init__(self) -> None:
        if problems := list(self._problems()):
            raise InputError(*dict.fromkeys(problems))

    def _problems(self) -> Iterator[str]:
        """Everything that is wrong, each as a sentence."""
        try:
            wave_size = get_arch(self.arch).wave_size
        except InputError as error:
            yield str(error)
            return
        if ":" in self.arch:
            yield f"field 'arch': '{self.arch}' must be a plain architecture, without features"
        if self.threads % wave_size or self.threads > 1024:
            yield f"field 'threads': {self.threads} must be a multiple of {wave_size} (a wave), at most 1024"
        try:
            re.compile(self.matrix_instruction or "")
        except re.error as error:
            yield f"field 'matrix_instruction': not a regular expression: {error}"
        try:
            definition = self.definition
        except InputError as error:
            yield f"field 'operator': {error}"
            return
        axes = list(self._axis_problems(definition))
        yield from axes
        yield from self._choice_problems(definition)
        for name in self.layouts:
            if is_built_in(name):
                yield f"field 'layouts.{name}': '{name}' is a layout already: choose another name"
            yield from _problems_of(f"field 'layouts.{name}'", partial(layout_of, name, self.layouts))
        tensors = list(self._tensor_problems(definition))
        yield from tensors
        if not axes and not tensors:
            yield from self._size_problems()

    def _axis_problems(self, definition: Operator) -> Iterator[str]:
        for axis in definition.axes:
            if axis not in self.axes:
                yield f"field 'axes.{axis}': missing: {definition.name} has the axes {', '.join(definition.axes)}"
        for field, named in (("axes", self.axes), ("blocks", self.blocks), ("tails", self.tails)):
            for axis in named:
                if axis not in definition.axes:
                    known = ", ".join(definition.axes)
                    yield f"field '{field}.{axis}': '{axis}' is no axis of {definition.name}: it has {known}"
        for axis, block in self.blocks.items():
            size = self.axes.get(axis, block)
            if size % block and axis not in self.tails:
                yield (
                    f"field 'axes.{axis}': {size} must be a multiple of blocks.{axis} = {block}, unless 'tails' names "
                    f"'{axis}'"
                )

    def _choice_problems(self, definition: Operator) -> Iterator[str]:
        known = {**NUMERICS, **definition.numerics}
        for name, chosen in self.numerics.items():
            if name not in known:
                yield f"field 'numerics.{name}': {definition.name} has no such choice: it has {', '.join(known)}"
            elif chosen not in known[name]:
                yield f"field 'numerics.{name}': '{chosen}' is not one of {', '.join(known[name])}"
        for name in self.scalars:
            if name not in definition.scalars:
                scalars = ", ".join(definition.scalars) or "none"
                yield f"field 'scalars.{name}': {definition.name} has no such scalar: it has {scalars}"
        for name, scalar in definition.scalars.items():
            if scalar.default is None and name not in self.scalars:
                yield f"field 'scalars.{name}': missing"

    def _tensor_problems(self, definition: Operator) -> Iterator[str]:
        for name in self.tensors:
            if name not in definition.tensors:
                known = ", ".join(definition.tensors)
                yield f"field 'tensors.{name}': {definition.name} has no tensor '{name}': it has {known}"
        for name, spec in definition.tensors.items():
            tensor = self.tensors.get(name)
            if tensor is None:
                if not spec.optional:
                    yield f"field 'tensors.{name}': missing: {definition.name} has the tensor '{name}'"
                continue
            where = f"field 'tensors.{name}"
            if tensor.dtype not in spec.dtypes:
                yield f"{where}.dtype': {tensor.dtype} is not one of {', '.join(spec.dtypes)}"
            elif reason := unknown_numerics(tensor.dtype, self.numerics):
                yield f"{where}.dtype': {reason}"
            other = self.tensors.get(spec.like or "")
            if other is not None and other.dtype != tensor.dtype:
                yield f"{where}.dtype': {tensor.dtype} is not that of '{spec.like}', {other.dtype}"
            if tensor.shape is not None and _plain(tensor.shape) not in [_plain(shape) for shape in spec.shapes]:
                shapes = " or ".join(f"[{', '.join(shape)}]" for shape in spec.shapes)
                yield f"{where}.shape': [{', '.join(map(str, tensor.shape))}] is not {shapes}"

    def _size_problems(self) -> Iterator[str]:
        for name, tensor in self.tensors.items():
            try:
                if prod(self.shape(name)) > _MOST_ELEMENTS:
                    yield f"field 'axes': tensor '{name}' has more than 2^31 elements, beyond 32-bit offsets"
                    continue
            except InputError as error:
                yield f"field 'tensors.{name}.shape': {error}"
                continue
            yield from self._layout_problems(name, tensor.layout, f"field 'tensors.{name}.layout'")
        if reason := self.definition.refuses(self.form()):
            yield f"field 'tensors': {reason}"

    def _layout_problems(self, tensor: str, name: str, where: str) -> Iterator[str]:
        try:
            layout = layout_of(name, self.layouts)
        except InputError as error:
            yield f"{where}: {error}"
            return
        if layout.sides and _plain(self.form().tensors[tensor].shape) not in layout.sides:
            wanted = " or ".join(f"[{', '.join(sides)}]" for sides in layout.sides)
            yield f"{where}: {name} is for a tensor of shape {wanted}, which '{tensor}' is not"
            return
        for axis, multiple in layout.multiples.items():
            if axis in self.axes and (block := self.form().block(axis)) % multiple:
                yield f"{where}: {name} wants blocks.{axis} to be a multiple of {multiple}: it is {block}"
                return
            if axis in self.tails and multiple > 1:
                yield f"{where}: {name} wants a multiple of {multiple} of {axis}, which 'tails' names"
                return
        if name in self.layouts:
            shape = self.shape(
                tensor, {axis: min(size, 2 * self.form().block(axis)) for axis, size in self.axes.items()}
            )
            yield from _problems_of(f"{where}: layout '{name}'", partial(check_round_trip, layout, shape))

    @property
    def definition(self) -> Operator:
        """The operator itself. Raises InputError if there is none of that name."""
        return find_operator(self.operator)

    def form(self, axes: Axes | None = None) -> Form:
        """What is computed: the operator with the contract's types and choices, at its sizes or others."""
        definition = self.definition
        tensors = {
            name: definition.tensors[name].bound(tensor.dtype, tensor.shape) for name, tensor in self.tensors.items()
        }
        choices = {name: words[0] for name, words in {**NUMERICS, **definition.numerics}.items()}
        scalars = {name: spec.default for name, spec in definition.scalars.items() if spec.default is not None}
        return Form(definition, dict(axes or self.axes), self.blocks, tensors, {**scalars, **self.scalars},
                    {**choices, **self.numerics})  # fmt: skip

    @property
    def architecture(self) -> Arch:
        return get_arch(self.arch)

    @property
    def workgroups(self) -> int:
        """Blocks of the outputs."""
        return self.form().workgroups

    @property
    def block_macs(self) -> int | None:
        """Multiply-accumulates of one block of every axis, for operators that have matrix instructions to do."""
        form = self.form()
        blocks = {axis: form.block(axis) for axis in self.axes}
        return evaluate(form.operator.macs, blocks) if form.operator.macs and self.matrix_instruction else None

    def shape(self, tensor: str, axes: Axes | None = None) -> tuple[int, ...]:
        """The logical shape of a tensor in elements, for the contract's problem or another."""
        return self.form(axes).size(tensor)

    def tensor_bytes(self, tensor: str) -> int:
        return prod(self.shape(tensor)) * DTYPES[self.tensors[tensor].dtype][0]

    def layout_name(self, lane: LaneSpec, tensor: str) -> str:
        """How a tensor lies in memory for a lane."""
        return lane.layouts.get(tensor, self.tensors[tensor].layout)

    def layout(self, lane: LaneSpec, tensor: str) -> Layout:
        """How to bring a tensor into a lane's memory, and back."""
        return layout_of(self.layout_name(lane, tensor), self.layouts)

    def grid(self, lane: LaneSpec, axes: Axes | None = None) -> tuple[int, int, int]:
        """The lane's workgroups in x, y, z, for the contract's problem or another. Raises InputError for none."""
        names = self.names(axes)
        sizes = [size if isinstance(size, int) else evaluate(size, names) for size in lane.grid]
        for written, size in zip(lane.grid, sizes, strict=True):
            if not 0 < size < 1 << 31:
                raise InputError(f"'{written}' is {size} workgroups: a grid has 1 to 2^31 - 1 in each dimension")
        x, y, z = (*sizes, 1, 1)[:3]
        return x, y, z

    def names(self, axes: Axes | None = None) -> dict[str, int]:
        """What expressions may refer to: sizes (`m`, `axis.m`), blocks (`block.m`), threads, blocks of the outputs
        (`tiles`, `tiles_m`) and the compute units of the architecture's first GPU (`units`).
        """
        form = self.form(axes)
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
        """The lane's compile-time constants with references to the contract resolved."""
        names, scalars = self.names(axes), self.form().scalars

        def resolved(value: Scalar) -> Scalar:
            if not isinstance(value, str):
                return value
            if value.startswith("scalar.") and value[len("scalar.") :] in scalars:
                return scalars[value[len("scalar.") :]]
            return evaluate(value, names) if value == "threads" or _REFERS.search(value) else value

        return {name: resolved(value) for name, value in lane.constants.items()}

    def arguments(self, lane: LaneSpec, axes: Axes | None = None) -> list[Argument]:
        """What a launch passes, in order: the contract's tensors and scalars, sizes as expressions, numbers, null
        pointers, scratch buffers. Raises InputError for what is none of these.
        """
        return [self._argument(lane, written, axes) for written in lane.arguments]

    def _argument(self, lane: LaneSpec, written: str | float, axes: Axes | None) -> Argument:
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
            return Argument(written, value=float(value) if dtype.startswith("float") else int(value), dtype=dtype)
        return Argument(written, value=evaluate(written, self.names(axes)))

    def builder(self, name: str, lane: LaneSpec) -> str:
        """The name of what builds a lane. Contracts for NVIDIA once called their CUDA C++ lane `hip`."""
        named = lane_of_launch(name)
        return lane.builder or ("cuda" if named == "hip" and self.architecture.is_nvidia else named)

    def reference(self, lanes: Iterable[str]) -> str:
        """The lane that the candidate is to catch up with."""
        return self.kpi.reference or next(name for name in lanes if name != self.kpi.lane)

    def check_lanes(self, lanes: Lanes) -> None:
        """Raises InputError, with everything that is wrong, unless these are lanes of this contract."""
        problems = [*self._problems_of_names(lanes)]
        for name, lane in lanes.items():
            problems += self._lane_problems(name, lane)
        if problems:
            raise InputError(*problems)

    def _problems_of_names(self, lanes: Lanes) -> Iterator[str]:
        for name in lanes:
            if name in NOT_LANES:
                yield f"field 'lanes.{name}': no lane can have this name: the lab book uses it"
        if len(lanes) < 2:
            found = f"only '{next(iter(lanes))}'" if lanes else "none"
            yield f"field 'lanes': {found}: two lanes or more are compared, as [lanes.hip] and [lanes.triton]"
            return
        for field, named in (("lane", self.kpi.lane), ("reference", self.kpi.reference)):
            if named is not None and named not in lanes:
                yield f"field 'kpi.{field}': '{named}' is no lane: there are {', '.join(lanes)}"
        if len(lanes) > 2 and self.kpi.reference is None:
            others = " or ".join(name for name in lanes if name != self.kpi.lane)
            yield f"field 'kpi.reference': missing: of {len(lanes)} lanes one is the reference: {others}"
        if self.kpi.reference == self.kpi.lane:
            yield f"field 'kpi.reference': '{self.kpi.lane}' is the candidate itself: name another lane"

    def check_lane(self, name: str, lane: LaneSpec) -> None:
        """Raises InputError for a lane that binds or lays out something as the contract does not have it."""
        if problems := list(self._lane_problems(name, lane)):
            raise InputError(*problems)

    def _lane_problems(self, name: str, lane: LaneSpec) -> Iterator[str]:
        where = f"field 'lanes.{name}"
        if reserved := [of for of in lane.scratch if of in self.names() or of in self.tensors or of == "null"]:
            yield f"{where}.scratch.{reserved[0]}': '{reserved[0]}' is a name of the contract: choose another"
        yield from _problems_of(f"{where}.scratch'", partial(self.scratch, lane))
        for tensor, layout in lane.layouts.items():
            if tensor in self.tensors:
                yield from self._layout_problems(tensor, layout, f"{where}.layouts.{tensor}'")
            else:
                yield f"{where}.layouts': '{tensor}' is not of the contract: it has {', '.join(self.tensors)}"
        for field in ("symbol", "arguments", "grid") if lane.launches else ():
            if getattr(lane, field):
                yield f"{where}.{field}': with [lanes.{name}.launches.NAME] every launch says its own there"
        for launch, spec in lane.each(name).items():
            inside = f".launches.{launch.removeprefix(name + '.')}" if lane.launches else ""
            yield from self._launch_problems(where + inside, spec)
        bound = {of for spec in lane.each(name).values() for of in spec.arguments}
        if missing := [tensor for tensor in self.tensors if tensor not in bound]:
            yield f"{where}.arguments': tensor '{missing[0]}' of the contract is not bound"

    def _launch_problems(self, where: str, lane: LaneSpec) -> Iterator[str]:
        for field in ("kernel", "symbol", "arguments", "grid"):
            if not getattr(lane, field):
                yield f"{where}.{field}': missing"
        if lane.dynamic_lds_bytes > (most := self.architecture.lds_max_per_workgroup_bytes):
            yield f"{where}.dynamic_lds_bytes': {lane.dynamic_lds_bytes} is more than {self.arch} has: {most}"
        for tensor, dtype in lane.types.items():
            if tensor not in self.tensors:
                if tensor not in lane.arguments:
                    yield f"{where}.types': '{tensor}' is not of the contract: it has {', '.join(self.tensors)}"
                continue
            size, element = DTYPES[dtype][0], DTYPES[self.tensors[tensor].dtype][0]
            if size != element and not (dtype in _WORDS and size % element == 0):
                yield f"{where}.types.{tensor}': {dtype} has another size than {self.tensors[tensor].dtype}"
        yield from _problems_of(f"{where}.arguments'", partial(self.arguments, lane))
        yield from _problems_of(f"{where}.constants'", partial(self.constants, lane))
        yield from _problems_of(f"{where}.grid'", partial(self.grid, lane))

    def scratch(self, lane: LaneSpec, axes: Axes | None = None) -> dict[str, tuple[int, int]]:
        """The lane's scratch buffers: bytes, and what each byte holds before the launch. Raises InputError."""
        names, found = self.names(axes), {}
        for name, spec in lane.scratch.items():
            size = spec.size_bytes if isinstance(spec.size_bytes, int) else evaluate(spec.size_bytes, names)
            if not 0 < size < 1 << 40:
                raise InputError(f"'{name}' has {size} bytes")
            found[name] = size, spec.fill
        return found

    def document(self) -> dict[str, Any]:
        """The contract in full: what it leaves to its operator's usual choice is there too; what is absent has no
        meaning for it, so that a new optional field changes no identity.
        """
        form = self.form()
        tensors = {
            name: {"dtype": binding.dtype, "shape": list(_plain(binding.shape)), "layout": self.tensors[name].layout,
                   "direction": binding.direction.value}
            for name, binding in form.tensors.items()
        }  # fmt: skip
        given: dict[str, Any] = _given(asdict(self))
        layouts = {name: sha256_of(path) for name, path in self.layouts.items()}
        return given | {"operator": operator_identity(self.operator), "tensors": tensors, "layouts": layouts,
                        "numerics": dict(form.numerics), "scalars": dict(form.scalars)}  # fmt: skip

    def sha256(self) -> str:
        """Identity of the contract: equal exactly when everything is equal that runs must have in common."""
        return identity_of(self.document())


def identity_of(document: Mapping[str, Any]) -> str:
    """The identity of a contract from its document."""
    binds = {name: document[name] for name in _BINDING if document.get(name)}
    kpi = {name: value for name, value in document["kpi"].items() if name in ("lane", "reference")}
    return hashlib.sha256(json.dumps({**binds, "kpi": kpi}, sort_keys=True).encode()).hexdigest()


def _problems_of(where: str, action: Callable[[], object]) -> Iterator[str]:
    try:
        action()
    except InputError as error:
        yield f"{where}: {error}"


def _plain(shape: Iterable[str | int]) -> tuple[str, ...]:
    """A shape for comparison: without blanks."""
    return tuple(str(side).replace(" ", "") for side in shape)


def _given(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _given(inner) for name, inner in value.items() if inner is not None}
    return value
