"""What an operator is: axes, tensors, scalars, choices of numerics, a reference in fp64, and its own cases.

A contract binds an operator to sizes and types; the result is a `Form`. A `Call` asks the reference for one region.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cached_property
from math import prod
from pathlib import Path
from traceback import extract_tb
from typing import Any, TypeAlias

import numpy as np

from parity.errors import InputError, UnavailableError
from parity.operators.helpers.captured import Captured
from parity.operators.helpers.expressions import evaluate, names_in
from parity.operators.helpers.formats import DTYPES, Array, Format, format_of
from parity.operators.helpers.tolerance import EXACT, Tolerance

_PACKAGE = Path(__file__).resolve().parents[2]
Region = Mapping[str, slice]  # by axis; an absent axis is covered in full
FLOATS = ("float32", "float16", "bfloat16")
FP8 = ("float8_e4m3fn", "float8_e5m2", "float8_e4m3fnuz", "float8_e5m2fnuz")
_OF_8_BITS = {*FP8, "int8"}  # in other whole numbers several of fewer bits may be packed, whose peak is another one


class Direction(StrEnum):
    """Whether a kernel reads a tensor, writes it, or both."""

    IN = "in"
    OUT = "out"
    IN_OUT = "in-out"


@dataclass(frozen=True)
class TensorSpec:
    """One tensor of an operator: the shapes that a contract may give it, as expressions over the axes (the first is the
    usual one), and the possible element types.

    `like` names the tensor whose type it must have. A contract may leave out an `optional` tensor. `below` makes it a
    tensor of indices: whole numbers from 0 that are smaller than the value of this expression over the axes. `any_bits`
    marks words of packed bits, of which every one counts.
    """

    shapes: tuple[tuple[str, ...], ...]
    dtypes: tuple[str, ...]
    direction: Direction = Direction.IN
    optional: bool = False
    like: str | None = None
    below: str | None = None
    any_bits: bool = False

    def __post_init__(self) -> None:
        if self.direction not in [*Direction]:
            raise InputError(f"direction '{self.direction}' is not one of {', '.join(Direction)}")
        object.__setattr__(self, "direction", Direction(self.direction))
        if isinstance(self.dtypes, str) or any(dtype not in DTYPES for dtype in self.dtypes):
            raise InputError(f"dtypes: {self.dtypes!r}: give a tuple of names out of {', '.join(DTYPES)}")
        if not all(isinstance(shape, tuple) and all(isinstance(side, str) for side in shape) for shape in self.shapes):
            raise InputError('shapes: give a tuple of shapes, each a tuple of texts, as (("m", "k"),)')

    def bound(self, dtype: str, shape: Sequence[str | int] | None = None) -> Binding:
        """Bind the tensor as a contract uses it: with a type, and with a shape if it is not the usual one."""
        return Binding(dtype, tuple(shape or self.shapes[0]), self.direction, self.below, self.any_bits)

    @property
    def is_written(self) -> bool:
        return self.direction is not Direction.IN


@dataclass(frozen=True)
class ScalarSpec:
    """A number that a launch passes, such as an epsilon or a flag. `dtype` is the type of the kernel's parameter."""

    dtype: str
    default: float | int | None = None


@dataclass(frozen=True)
class Binding:
    """How a contract uses one tensor: element type, shape, and direction."""

    dtype: str
    shape: tuple[str | int, ...]
    direction: Direction
    below: str | None = None
    any_bits: bool = False


@dataclass(frozen=True)
class Form:
    """An operator with sizes, types and numerics: everything that decides what is computed."""

    operator: Operator
    axes: Mapping[str, int]
    blocks: Mapping[str, int]
    tensors: Mapping[str, Binding]
    scalars: Mapping[str, float | int] = field(default_factory=dict)
    numerics: Mapping[str, str] = field(default_factory=dict)

    def __contains__(self, tensor: str) -> bool:
        return tensor in self.tensors

    def passed(self, scalar: str) -> float | int:
        """Return a scalar as a launch passes it: rounded to its type."""
        number, of = self.scalars[scalar], format_of(self.operator.scalars[scalar].dtype, {})
        return float(of.decode(of.encode(np.array([number], np.float64)))[0]) if of.is_float else number

    def at(self, **axes: int) -> Form:
        """Return the same form with other sizes."""
        return replace(self, axes={**self.axes, **axes})

    def block(self, axis: str) -> int:
        """Return the number of elements that a workgroup takes of an axis: its block, or all of the axis."""
        return min(self.blocks.get(axis, self.axes[axis]), self.axes[axis])

    def size(self, tensor: str) -> tuple[int, ...]:
        """Return a tensor's logical shape in elements. Raises InputError if a side is not a whole number, or is less
        than 1.
        """
        shape = self.tensors[tensor].shape
        sides = tuple(side if isinstance(side, int) else evaluate(side, self.axes) for side in shape)
        if min(sides, default=1) < 1:
            raise InputError(f"[{', '.join(map(str, shape))}] has a side of {min(sides)} elements")
        return sides

    def format(self, tensor: str) -> Format:
        return format_of(self.tensors[tensor].dtype, self.numerics)

    def numeric(self, name: str) -> str:
        """Return a choice of numerics: the contract's, or the operator's usual one if the contract makes none."""
        return self.numerics.get(name) or self.operator.numerics[name][0]

    @property
    def inputs(self) -> list[str]:
        return [name for name, tensor in self.tensors.items() if tensor.direction is not Direction.OUT]

    @property
    def outputs(self) -> list[str]:
        return [name for name, tensor in self.tensors.items() if tensor.direction is not Direction.IN]

    @property
    def least_macs(self) -> int | None:
        """The multiply-accumulates that no kernel can do without; None if the operator does not say."""
        least = self.operator.least
        return evaluate(least.macs, self.axes) if least and least.macs else None

    @property
    def least_type(self) -> str | None:
        """The type of matrix instructions, fp8 or fp16, at whose peak rate these multiply-accumulates take the least
        time; None if the operator does not say, or has other operands.
        """
        least = self.operator.least
        operands = {self.tensors[name].dtype for name in least.operands if name in self} if least else set()
        if self.least_macs is None or not operands or not operands <= {*FLOATS, *_OF_8_BITS}:
            return None
        return "fp8" if operands <= _OF_8_BITS else "fp16"

    @property
    def least_read(self) -> int | None:
        """The bytes that every kernel reads; None if the operator does not say."""
        least = self.operator.least
        return sum(self.bytes_of(name) for name in least.reads if name in self) if least else None

    @property
    def least_written(self) -> int:
        """The bytes of outputs that are no inputs: of others a kernel may change a part."""
        names = () if self.operator.captured else self.outputs
        return sum(self.bytes_of(name) for name in names if self.tensors[name].direction is Direction.OUT)

    def bytes_of(self, tensor: str) -> int:
        return prod(self.size(tensor)) * self.format(tensor).size_bytes

    def empty(self, tensor: str) -> Array:
        """Return zeros, which cost no memory until they are touched."""
        return np.zeros(self.size(tensor), self.format(tensor).storage)

    def slices(self, tensor: str, region: Region) -> tuple[slice, ...]:
        """Return the part of a tensor that belongs to a region. A side such as `n/32` or `ceil(n / 128)` follows its
        `n`.
        """
        return tuple(_slice(side, region) for side in self.tensors[tensor].shape)

    def regions(self, axes: Sequence[str] | None = None) -> Iterator[dict[str, slice]]:
        """Return one region for each workgroup's block, in the order of the axes; the last one of an axis may be cut
        off. An operator that is computed as a whole has a single region, which is everything.
        """
        if self.operator.whole and axes is None:
            yield {}
            return
        names = list(self.operator.independent) if axes is None else list(axes)
        counts = [-(-self.axes[name] // self.block(name)) for name in names]
        for numbers in np.ndindex(*counts):
            yield self.region(dict(zip(names, numbers, strict=True)))

    def region(self, numbers: Mapping[str, int]) -> dict[str, slice]:
        """Return the region of a block, given its number along each axis."""
        return {
            name: slice(number * self.block(name), min((number + 1) * self.block(name), self.axes[name]))
            for name, number in numbers.items()
        }

    @property
    def everything(self) -> dict[str, slice]:
        """The region that is all of the outputs."""
        return {name: slice(0, self.axes[name]) for name in self.operator.independent}

    @property
    def workgroups(self) -> int:
        """The number of blocks of the outputs."""
        return prod(-(-self.axes[name] // self.block(name)) for name in self.operator.independent)

    @property
    def reduced(self) -> list[str]:
        """The axes along which an element of an output depends on more than one element."""
        return [name for name in self.operator.axes if name not in self.operator.independent]

    @property
    def summands(self) -> int:
        """The most elements of one input that an element of an output may depend on."""
        reduced = set(self.reduced)
        return max(
            prod(
                size
                for side, size in zip(self.tensors[name].shape, self.size(name), strict=True)
                if reduced & set(names_in(str(side)))
            )
            for name in self.inputs or self.outputs
        )


def derived_side(side: str | int) -> tuple[str, int] | None:
    """Return the axis and the divisor of a side such as `n/32` or `ceil(n / 128)`; None for a side without such
    a form.
    """
    if isinstance(side, int):
        return None
    names = names_in(side)
    if len(names) != 1:
        return None
    if side.strip() == names[0]:
        return names[0], 1
    compact = side.replace(" ", "").removeprefix("ceil(").removesuffix(")")
    axis, slash, divisor = compact.partition("/")
    return (axis, int(divisor)) if slash and axis == names[0] and divisor.isdigit() and int(divisor) else None


def _slice(side: str | int, region: Region) -> slice:
    derived = derived_side(side)
    if derived is None or derived[0] not in region:
        return slice(None)
    span, divisor = region[derived[0]], derived[1]
    return slice(span.start // divisor, -(-span.stop // divisor))


@dataclass(frozen=True)
class Call:
    """What a reference receives: the inputs of a region, as numbers.

    `region` gives its position along each axis, for operators whose result depends on the position (a causal mask).
    `precision` is fp64, except during the calibration of a tolerance.
    """

    form: Form
    data: Mapping[str, Array]
    region: Region
    precision: Any = field(default_factory=lambda: np.float64)

    def __contains__(self, tensor: str) -> bool:
        return tensor in self.data

    def __getitem__(self, tensor: str) -> Array:
        """Return the region's part of a tensor as numbers, or as a mask if the tensor is one of bools."""
        if tensor in self.form.scalars:
            raise TypeError(f"'{tensor}' is a number and no tensor: write call.scalar('{tensor}')")
        element_type = self.form.format(tensor)
        numbers = element_type.decode(self.data[tensor])
        if element_type.is_bool:
            return np.asarray(numbers != 0)
        return numbers.astype(self.precision) if numbers.dtype.kind == "f" else numbers

    def scalar(self, name: str) -> float | int:
        return self.form.scalars[name]

    def shape(self, tensor: str) -> tuple[str | int, ...]:
        """Return a tensor's shape as the contract writes it."""
        return self.form.tensors[tensor].shape

    def index(self, axis: str) -> Array:
        """Return the region's positions along an axis."""
        span = self.region.get(axis, slice(0, self.form.axes[axis]))
        return np.arange(span.start, span.stop)

    def spread(self, tensor: str) -> Array:
        """Repeat the values of a tensor's blocks: return one value for each `k` where its shape has `k/32` or `ceil(k /
        128)`.
        """
        numbers = self[tensor]
        for dimension, side in enumerate(self.shape(tensor)):
            derived = derived_side(side)
            if derived is not None and derived[1] > 1:
                at = self.index(derived[0]) // derived[1]
                numbers = np.take(numbers, at - at[0], axis=dimension)
        return numbers

    def rounded(self, numbers: Array, dtype: str) -> Array:
        """Return numbers rounded to a type, and converted back."""
        if dtype == "float32" and self.precision is np.float32:
            return numbers
        element_type = format_of(dtype, self.form.numerics)
        rounded = element_type.decode(element_type.encode(numbers))
        return rounded.astype(numbers.dtype) if numbers.dtype.kind == "f" else rounded


@contextmanager
def users_code(operator: Operator, what: str) -> Iterator[None]:
    """Turn any exception of an operator's own function into an InputError, because the function's author must
    mend it.
    """
    try:
        yield
    except (InputError, UnavailableError):
        raise
    except (Exception, SystemExit) as error:
        shown = (f"{type(error).__name__}: {error}".splitlines() or [""])[0]
        raise InputError(f"operator '{operator.name}': {what} raised {shown}{_where(error)}") from error


def _where(error: BaseException) -> str:
    """Return the last line of the operator's own file that an exception has come through."""
    others = (str(_PACKAGE), sys.base_prefix, sys.prefix)
    own = [frame for frame in extract_tb(error.__traceback__) if not frame.filename.startswith(others)]
    return f" ({Path(own[-1].filename).name}:{own[-1].lineno})" if own else ""


Values: TypeAlias = "Callable[[np.random.Generator, Form], dict[str, Array]]"
Bound = Callable[[Form], Tolerance]


@dataclass(frozen=True)
class CaseSpec:
    """A case that an operator asks for: its name, its sizes, and how its inputs are made.

    `size` is `small` (at least two blocks of each axis, no two sizes alike), `one round` (reduced axes have one block),
    `one block` (one workgroup, two rounds), `rows` (a dozen rows or more, as short as the contract admits), `places`
    (twice as many rows as a row has places, with a whole block and a tail where the contract admits one) or `long rows`
    (as long as the contract's own, left out where they are no longer than others, or take too much). With
    `any_place`, outputs of whole numbers may be anything, for they say where one of several alike numbers stands; the
    case is left out where other outputs depend on which of them it is. `in_order` computes the outputs with sums as the
    hardware is known to form them: a lane that gives the same bits needs no tolerance. With `if_steady`, the case is
    left out where its results are not: where what a sum of fp32 may drift changes them much, or where they are larger
    than half of what their types hold.
    """

    name: str
    values: Values
    size: str = "small"
    tolerance: Bound = lambda _: EXACT
    any_place: bool = False
    in_order: Callable[[Call], Mapping[str, Array]] | None = None
    if_steady: bool = False


@dataclass(frozen=True)
class Least:
    """What every right kernel must do, whatever the data are: read each element of these inputs, and as many
    multiply-accumulates (an expression over the axes) of elements of the `operands`.
    """

    reads: tuple[str, ...] = ()
    macs: str | None = None
    operands: tuple[str, ...] = ()


@dataclass(frozen=True)
class Operator:
    """One operator: everything that the rest of the program knows about it.

    `independent` are the axes along which a part of an output depends only on the same part of the inputs; the blocks
    of workgroups divide these axes. `reference` computes the outputs of a region in fp64; the caller rounds them to
    their types. `numerics` are the choices that the reference obeys; the first of each is the usual one. `macs` counts
    the multiply-accumulates that matrix instructions do, `flops` all operations; both are expressions over the axes.
    The unit of work is an element of the outputs. `captured` has a program's launches in the place of
    a reference. `fixed` are axes that keep the contract's size in every case, because
    the reference knows no other. If `whole`, the reference always gets the whole problem, and what workgroups divide
    need not be independent. `as_written` computes what a reference gives that rounds on the way, where `reference` does
    not: a kernel may do either. `refuses` says why the reference
    does not support a form; None if it does. `exact` makes small numbers for which every order of summation gives the
    same bits; without it, results are compared within a calibrated tolerance. `roundings` is the number of roundings to
    the output's type on the way to a result. `timed` has the operator's own inputs by distribution. `cases` replaces
    the cases that follow from types and shapes. `library` gives the vendor's single call for the operator, through
    torch, or says why there is none. By `least` a time is found impossible; without it, by the bytes of the outputs
    alone.
    """

    name: str
    formula: str
    axes: tuple[str, ...]
    independent: tuple[str, ...]
    tensors: Mapping[str, TensorSpec]
    reference: Callable[[Call], Mapping[str, Array]] | None
    scalars: Mapping[str, ScalarSpec] = field(default_factory=dict)
    numerics: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    flops: str | None = None
    macs: str | None = None
    refuses: Callable[[Form], str | None] = lambda _: None
    exact: Values | None = None
    roundings: Callable[[Form], int] = lambda _: 1
    timed: Mapping[str, Values] = field(default_factory=dict)
    cases: Callable[[Form], Sequence[CaseSpec]] | None = None
    library: Callable[[Form, Mapping[str, Any]], Callable[[], Any] | str] | None = None
    fixed: tuple[str, ...] = ()
    whole: bool = False
    as_written: Callable[[Call], Mapping[str, Array]] | None = None
    captured: Captured | None = None
    least: Least | None = None

    def __post_init__(self) -> None:
        if problem := next(self._problems(), None):
            raise InputError(f"operator '{self.name}': {problem}")

    def _problems(self) -> Iterator[str]:
        """Yield what is wrong with the definition, one sentence for each mistake."""
        if any(isinstance(names, str) for names in (self.axes, self.independent, self.fixed)):
            yield "axes, independent and fixed are tuples of names"
            return
        yield from self._axis_problems()
        for name, scalar in self.scalars.items():
            if scalar.dtype not in DTYPES:
                yield f"scalar '{name}': '{scalar.dtype}' is not one of {', '.join(DTYPES)}"
        for name, tensor in self.tensors.items():
            yield from (f"tensor '{name}': {problem}" for problem in self._tensor_problems(tensor))
        for name in (*self.least.reads, *self.least.operands) if self.least else ():
            if name not in self.tensors:
                yield f"least: '{name}' is no tensor: there are {', '.join(self.tensors)}"
        for name in self.outputs:
            yield from (f"output '{name}' {problem}" for problem in self._output_problems(self.tensors[name]))
        if not self.outputs:
            yield "no tensor is written: one has direction 'out' or 'in-out'"

    def _axis_problems(self) -> Iterator[str]:
        if not self.independent and self.captured is None:
            yield (
                "independent: name an axis along which workgroups divide the outputs; one output number for all "
                "workgroups is not supported"
            )
        used = [(word, axis) for word in ("independent", "fixed") for axis in getattr(self, word)]
        counts = (self.flops, self.macs, self.least and self.least.macs)
        used += [(f"'{text}'", axis) for text in counts for axis in names_in(text or "1")]
        for place, axis in used:
            if axis not in self.axes:
                yield f"{place}: '{axis}' is no axis: there are {', '.join(self.axes)}"

    def _tensor_problems(self, tensor: TensorSpec) -> Iterator[str]:
        if tensor.below is not None and (problem := self._bound_problem(tensor.below)):
            yield f"below: {problem}"
        if tensor.like is not None and tensor.like not in self.tensors:
            yield f"like: there is no tensor '{tensor.like}'"
        for shape in tensor.shapes:
            yield from self._side_problems(shape)

    def _output_problems(self, tensor: TensorSpec) -> Iterator[str]:
        for shape in tensor.shapes:
            sides = {derived[0] for side in shape if (derived := derived_side(side))}
            if missing := [axis for axis in self.independent if axis not in sides]:
                yield f"has no side along '{missing[0]}', which is independent"

    def _bound_problem(self, below: str) -> str:
        """Why no number of an index can be told from this expression; empty if it can."""
        try:
            evaluate(below, dict.fromkeys(self.axes, 0))
        except InputError as error:
            return "" if "divides by zero" in str(error) else str(error)
        return ""

    def _side_problems(self, shape: tuple[str, ...]) -> Iterator[str]:
        for side in shape:
            for axis in names_in(side):
                if axis not in self.axes:
                    yield f"'{axis}' is no axis: there are {', '.join(self.axes)}"
                elif axis in self.independent and derived_side(side) is None and not self.whole:
                    yield (
                        f"a side along '{axis}', which is independent, is that axis, or it divided by a number "
                        f"(n/32, ceil(n/128)), not '{side}'"
                    )

    @cached_property
    def outputs(self) -> list[str]:
        return [name for name, tensor in self.tensors.items() if tensor.is_written]
