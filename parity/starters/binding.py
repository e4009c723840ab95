"""Binds a kernel's parameters to what an operator has of the same name; what is not plain is left to be filled in."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from parity.contract.toml import FILL_IN
from parity.lanes.source_kernel import Kernel, Parameter, plain
from parity.operators import Direction, Operator

_STRIDE = re.compile(r"^stride_?(\w+)$")
_DESCRIPTOR = re.compile(r"^desc(?:riptor)?_|_desc(?:riptor)?$")
_BLOCK = re.compile(r"^block(?:_size)?_?(\w*)$")


@dataclass(frozen=True)
class Bound:
    """A value as TOML has it (`"x"`, `7`), or "FILL IN"; with the parameter that takes it, in a comment."""

    value: str
    comment: str

    @property
    def is_open(self) -> bool:
        return self.value == FILL_IN


def arguments(kernel: Kernel, operator: Operator, known: Mapping[str, str] | None = None) -> list[Bound]:
    """Return what each parameter of a launch is bound to, in order. What has no plain binding is bound as `known` has
    it, by plain names.
    """
    launched = kernel.launched
    pointers = {parameter.name for parameter in launched if parameter.is_pointer}
    bindings: list[str | None] = [None] * len(launched)
    for of_pointers in (True, False):  # what a pointer is to, no number is named after
        for at, parameter in enumerate(launched):
            if (parameter.name in pointers) == of_pointers and not (
                _is_descriptor(parameter) or parameter.is_tensor_map
            ):
                bindings[at] = _named(parameter, operator, [value for value in bindings if value in operator.tensors])
    left = [
        at
        for at, (parameter, value) in enumerate(zip(launched, bindings, strict=True))
        if parameter.is_pointer and value is None and not _is_descriptor(parameter)
    ]
    for is_written in (False, True):  # where one tensor and one pointer are left, they belong together
        positions = [at for at in left if launched[at].is_written == is_written]
        theirs = [
            name
            for name, spec in operator.tensors.items()
            if name not in bindings and not spec.optional and (spec.direction is not Direction.IN) == is_written
        ]
        if len(positions) == len(theirs) == 1:
            bindings[positions[0]] = theirs[0]
    bindings = [value or _stride(parameter, operator) for parameter, value in zip(launched, bindings, strict=True)]
    bound = []
    for parameter, value in zip(launched, bindings, strict=True):
        if value:
            bound.append(Bound(value, parameter.written))
        elif same := (known or {}).get(plain(parameter.name)):
            bound.append(Bound(same, f"{parameter.written}: as another lane's"))
        elif axis := not parameter.is_pointer and _guessed_axis(parameter.name, operator, bindings):
            bound.append(Bound(axis, f"{parameter.written}: guessed by its name"))
        else:
            bound.append(Bound(FILL_IN, f"{parameter.written}: {_hint(parameter, operator)}"))
    return bound


def _guessed_axis(name: str, operator: Operator, taken: Sequence[str | None]) -> str | None:
    return _of_matrix(name, operator, taken) or _by_first_letter(name, operator, taken)


def _named(parameter: Parameter, operator: Operator, taken: Sequence[str | None]) -> str | None:
    """Return the tensor that is not taken, the scalar or the axis that has a parameter's name: written alike, or but
    for case and for what marks a pointer.
    """
    tensors = [name for name in operator.tensors if name not in taken]
    candidates: Iterable[str]
    if parameter.is_pointer:
        candidates = tensors
    elif parameter.is_float:
        candidates = operator.scalars
    else:
        candidates = [*operator.axes, *operator.scalars, *(tensors if parameter.dtype is None else ())]
    for written in (parameter.name.lower(), plain(parameter.name)):
        same = [name for name in candidates if name.lower() == written]
        if parameter.name in same or len(same) == 1:
            return parameter.name if parameter.name in same else same[0]
    return None


_ROWS = re.compile(r"(?:n_?|num_?)?(?:rows?|m)")
_COLUMNS = re.compile(r"(?:n_?|num_?)?(?:col(?:umn)?s?|n|d|dim|hidden(?:_size)?)")


def _of_matrix(name: str, operator: Operator, taken: Sequence[str | None]) -> str | None:
    """Return the axis of rows or of columns, where the operator has two axes and the first one's blocks are rows."""
    if len(operator.axes) != 2 or operator.independent != operator.axes[:1]:
        return None
    rows, columns = operator.axes
    axis = rows if _ROWS.fullmatch(name.lower()) else columns if _COLUMNS.fullmatch(name.lower()) else None
    return None if axis in taken else axis


def _by_first_letter(name: str, operator: Operator, taken: Sequence[str | None] = ()) -> str | None:
    """Return the axis that a single letter stands for: the only one that begins with it."""
    axes = [axis for axis in operator.axes if axis.lower().startswith(name.lower()) and axis not in taken]
    return axes[0] if len(name) == len(axes) == 1 else None


def _stride(parameter: Parameter, operator: Operator) -> str | None:
    """Return the stride of a row-major tensor along an axis, for a parameter that is named after both: `stride_am`."""
    named = _STRIDE.match(parameter.name.lower())
    for tensor, spec in operator.tensors.items() if named else ():
        sides = list(spec.shapes[0])
        axis = named[1].removeprefix(tensor.lower()).lstrip("_") if named else ""
        if named and named[1].startswith(tensor.lower()) and axis in sides:
            return " * ".join(sides[sides.index(axis) + 1 :]) or "1"
    return None


def _is_descriptor(parameter: Parameter) -> bool:
    """Whether a Triton kernel's parameter is named as a tensor's descriptor, which the host makes."""
    return " " not in parameter.written and bool(_DESCRIPTOR.search(parameter.name.lower()))


def _hint(parameter: Parameter, operator: Operator) -> str:
    """Describe what may stand in the place of a parameter."""
    if _is_descriptor(parameter):
        tensor, axes = next(iter(operator.tensors)), ", ".join(f'"block.{axis}"' for axis in operator.axes[:2])
        return f'a descriptor, as {{ descriptor = "{tensor}", block = [{axes}] }}'
    if parameter.is_tensor_map:
        known = plain(parameter.name)
        tensor = known if known in operator.tensors else next(iter(operator.tensors))
        box = ", ".join(f'"block.{axis}"' for axis in operator.axes[-2:])
        return f'a tensor map, as {{ tensor_map = "{tensor}", box = [{box}], swizzle = 128 }}'
    if parameter.is_struct:
        return 'a number, or a struct field by field, as { struct = ["x", "n: int64", 1.5] }'
    if parameter.is_pointer:
        return f"one of {', '.join(operator.tensors)}, a scratch buffer, or null"
    scalars = f", a scalar ({', '.join(operator.scalars)})" if operator.scalars else ""
    return f"an expression over {', '.join(operator.axes)} (as {operator.axes[-1]} / 2), a number{scalars}"


def constants(kernel: Kernel, operator: Operator) -> dict[str, Bound]:
    """Return what each constexpr without a default is bound to, by name."""
    return {
        parameter.name: _constant(parameter, operator)
        for parameter in kernel.parameters
        if parameter.is_constant and not parameter.has_default
    }


def _constant(parameter: Parameter, operator: Operator) -> Bound:
    name, axes = parameter.name.lower(), {axis.lower(): axis for axis in operator.axes}
    block, guessed = _BLOCK.match(name), f"{parameter.written}: guessed by its name"
    if name in axes:
        return Bound(f"axis.{axes[name]}", "")
    if name in operator.scalars:
        return Bound(f"scalar.{name}", "")
    if axis := _by_first_letter(name, operator):
        return Bound(f"axis.{axis}", guessed)
    if block and block.group(1) in axes:
        return Bound(f"block.{axes[block.group(1)]}", "")
    if block and not block.group(1) and len(axes) == 1:
        return Bound(f"block.{operator.axes[0]}", guessed)
    if block and (axis := _of_block(block.group(1), operator)):
        return Bound(f"next_power_of_2(axis.{axis})", guessed)
    return Bound(FILL_IN, f"a number, or an expression as block.{operator.axes[0]} or axis.{operator.axes[-1]}")


def _of_block(name: str, operator: Operator) -> str | None:
    """Return the reduced axis that a block takes whole, which is named after it or after nothing: the only one."""
    reduced = [axis for axis in operator.axes if axis not in operator.independent]
    alone = len(reduced) == 1 and name in ("", "size")
    return reduced[0] if alone else next((axis for axis in reduced if axis == _by_first_letter(name, operator)), None)


def dtypes(kernels: Iterable[tuple[Kernel, list[Bound]]], operator: Operator) -> dict[str, Bound]:
    """Return the element types that C++ kernels declare, by tensor; `kernels` are given with their arguments. A type
    that the tensor cannot have is left to be filled in.
    """
    element_types: dict[str, Bound] = {}
    for kernel, bound in kernels:
        for parameter, argument in zip(kernel.launched, bound, strict=True):
            spec = operator.tensors.get(argument.value)
            if spec is None or parameter.dtype is None:
                continue
            known = Bound(parameter.dtype, "")
            other = Bound(FILL_IN, f"{parameter.written}: one of {', '.join(spec.dtypes)}")
            element_types.setdefault(argument.value, known if parameter.dtype in spec.dtypes else other)
    return element_types
