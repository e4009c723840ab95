"""What is right: an operator's reference in fp64 for the parts of a problem, and how far fp32 may be from it."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import prod
from typing import Any

import numpy as np

from parity.operators import Form, Region, Tolerance
from parity.operators.base import Call, derived_side
from parity.operators.formats import Array
from parity.operators.tolerance import CALIBRATED, ORDERS

_SAFETY = 4.0
_ROUNDOFF = 2.0**-24  # of fp32
_UNLIKE, _UNLIKE_TIMES = 0.05, 8
Parts = Mapping[str, Array]


def cut(form: Form, tensors: Parts, region: Region) -> dict[str, Array]:
    """Each input's part of a region."""
    return {name: array[form.slices(name, region)] for name, array in tensors.items()}


def reference(form: Form, tensors: Parts, region: Region, precision: Any = np.float64) -> dict[str, Array]:
    """The outputs of a region, before they are rounded to their types."""
    function = form.operator.reference
    assert function is not None
    with np.errstate(all="ignore"):
        return dict(function(Call(form, cut(form, tensors, region), region, precision)))


def calibrated(
    form: Form, tensors: Parts, regions: Sequence[Region], exact: Sequence[Parts]
) -> list[dict[str, Tolerance]]:
    """For each region and output: the error of the reference in fp32, with what is reduced in several orders, against
    fp64; times four or the root of the summands (NumPy sums by halves, a kernel may sum one after the other); and the
    rounding of the output.

    A region's few elements may be right by chance: the largest error of all regions, relative to their largest
    elements, counts for each, and one rounding of fp32 at least.
    """
    errors = [dict.fromkeys(parts, 0.0) for parts in exact]
    unlike = dict.fromkeys(exact[0], 0.0)
    largest = [{name: _largest(part) for name, part in parts.items()} for parts in exact]
    rng = np.random.default_rng(1)
    for _ in range(ORDERS):
        orders = {axis: rng.permutation(form.axes[axis]) for axis in form.reduced if _may_be_reordered(form, axis)}
        for number, region in enumerate(regions):
            shuffled = {name: _reordered(form, name, of, orders) for name, of in cut(form, tensors, region).items()}
            assert form.operator.reference is not None
            with np.errstate(all="ignore"):
                found = form.operator.reference(Call(form, shuffled, region, np.float32))
                for name, part in found.items():
                    error = _restored(form, name, part, orders).astype(np.float64) - exact[number][name]
                    errors[number][name] = max(errors[number][name], _largest(error))
                    unlike[name] = max(
                        unlike[name], _unlike(form, name, exact[number][name] + error, exact[number][name])
                    )
    relative = {
        name: max((of[name] / size[name] for of, size in zip(errors, largest, strict=True) if size[name]), default=0.0)
        for name in exact[0]
    }
    return [
        {
            name: _tolerance(
                form, name, max(error, max(relative[name], _ROUNDOFF) * largest[number][name]), unlike[name]
            )
            for name, error in parts.items()
        }
        for number, parts in enumerate(errors)
    ]


def _tolerance(form: Form, output: str, error: float, unlike: float) -> Tolerance:
    summands, of = prod(form.axes[axis] for axis in form.reduced), form.format(output)
    roundings = 2 * form.operator.roundings(form) - 1  # in between they may go another way than the reference's
    absolute = max(_SAFETY, summands**0.5) * error + roundings * of.smallest / 2
    share = _UNLIKE + _UNLIKE_TIMES * unlike if roundings > 1 else None
    return replace(CALIBRATED, relative=roundings * of.roundoff, absolute=absolute, unlike=share)


def _unlike(form: Form, output: str, found: Array, exact: Array) -> float:
    """The share of elements that fp32 rounds to another number."""
    of = form.format(output)
    with np.errstate(all="ignore"):
        return float(np.mean(of.encode(found) != of.encode(exact)))


def _largest(part: Array) -> float:
    """The largest magnitude that is a number."""
    magnitudes = np.abs(part.astype(np.float64))
    return float(np.max(magnitudes[np.isfinite(magnitudes)], initial=0.0))


def _may_be_reordered(form: Form, axis: str) -> bool:
    """Whether no tensor has one value for several elements of an axis."""
    sides = [derived_side(side) for binding in form.tensors.values() for side in binding.shape]
    return all(side == (axis, 1) for side in sides if side is not None and side[0] == axis)


def _reordered(form: Form, tensor: str, array: Array, orders: Mapping[str, Array]) -> Array:
    """A tensor with the elements of each reduced axis in another order, the same for all tensors."""
    for dimension, side in enumerate(form.tensors[tensor].shape):
        if side in orders:
            array = np.take(array, orders[str(side)], axis=dimension)
    return array


def _restored(form: Form, tensor: str, array: Array, orders: Mapping[str, Array]) -> Array:
    for dimension, side in enumerate(form.tensors[tensor].shape):
        if side in orders:
            array = np.take(array, np.argsort(orders[str(side)]), axis=dimension)
    return array
