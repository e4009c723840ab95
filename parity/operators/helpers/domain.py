"""Inputs of which a reference makes numbers, for operators that make NaN, infinities or nothing of normal ones: a
logarithm's argument is positive, a product of many factors is near one.
"""

from collections.abc import Mapping, Sequence

import numpy as np

from parity.operators.helpers.base import Form
from parity.operators.helpers.formats import Array
from parity.operators.helpers.generators import normal
from parity.operators.helpers.rows import results_of

_TRIES, _SHARED_TRIES = 8, 4
_BESIDE = (1 - 2.0**-7, 1 + 2.0**-7)


def are_numbers(form: Form, results: Mapping[str, Array]) -> dict[str, Array]:
    """Return which results of floats, before they are rounded to their types, are numbers there: no NaN, nothing beyond
    a type's largest number, nothing that becomes zero without being it, and no zero where all are.
    """
    found = {}
    for name in (name for name in results if form.format(name).is_float):
        sizes, of = np.abs(results[name]), form.format(name)
        found[name] = (sizes <= of.largest) & ((sizes >= of.smallest) | ((sizes == 0) & sizes.any()))
    return found


def in_domain(rng: np.random.Generator, form: Form) -> dict[str, Array]:
    """Make numbers of which the reference makes numbers. Rows of one number each are tried, of all tensors together;
    what makes numbers there is mixed within rows, as far as that makes numbers too. Where nothing does, they are
    normal.
    """
    tensors, axes = normal(rng, form), form.operator.independent
    grid = tuple(form.axes[axis] for axis in axes)
    floats = [name for name in form.inputs if form.format(name).is_float]
    own = [name for name in floats if {*axes} <= {*form.tensors[name].shape}]
    known: dict[str, Array] = {}
    for _ in range(_SHARED_TRIES):
        shared = {name: _candidates(rng, form, ()) for name in floats if name not in own}
        tries = [{name: _candidates(rng, form, grid) for name in own} for _ in range(_TRIES)]
        told = [_told_around(form, tensors, {**shared, **drawn}) for drawn in tries]
        found = {name: np.concatenate([of[name][at] for of, at in zip(tries, told, strict=True)]) for name in own}
        if _count(found) > _count(known):
            known = found
            tensors = _filled(form, tensors, shared)
    if not _count(known):
        return tensors
    chosen = rng.integers(_count(known), size=grid)
    alike = _filled(form, tensors, {name: of[chosen] for name, of in known.items()})
    every, sizes = [*form.axes], [*form.axes.values()]
    places, mixed = rng.integers(_count(known), size=sizes), dict(alike)
    for name, of in known.items():
        if {*form.tensors[name].shape} == {*every}:
            mixed[name] = form.format(name).encode(_along(of[places], every, form.tensors[name].shape))
    is_told = _told(form, mixed)
    for name in known:
        mixed[name] = np.where(_along(is_told, axes, form.tensors[name].shape), mixed[name], alike[name])
    return mixed


def _count(known: Mapping[str, Array]) -> int:
    return min((len(of) for of in known.values()), default=0)


def _candidates(rng: np.random.Generator, form: Form, size: tuple[int, ...]) -> Array:
    """Draw numbers of several kinds: of both signs, positive ones, below one, and near one or minus one."""
    usual, length = rng.normal(size=size), max(2, form.summands)
    kinds = [usual, np.abs(usual), rng.uniform(size=size), np.sign(usual) * np.exp(rng.normal(size=size) / length)]
    return np.choose(rng.integers(len(kinds), size=size), kinds)


def _along(numbers: Array, axes: Sequence[str], sides: Sequence[int | str]) -> Array:
    """Return numbers of some axes as they lie along the sides of a tensor that has all of these axes."""
    order = [axes.index(str(side)) for side in sides if side in axes]
    lengths = [numbers.shape[axes.index(str(side))] if side in axes else 1 for side in sides]
    return numbers.transpose(order).reshape(lengths)


def _filled(form: Form, tensors: Mapping[str, Array], numbers: Mapping[str, Array]) -> dict[str, Array]:
    """Return tensors of which some have the same number along all that is no independent axis."""
    filled = dict(tensors)
    for name, of in numbers.items():
        lies = _along(of, form.operator.independent, form.tensors[name].shape) if of.ndim else of
        filled[name] = form.format(name).encode(np.array(np.broadcast_to(lies, form.size(name))))
    return filled


def _told_around(form: Form, tensors: Mapping[str, Array], numbers: Mapping[str, Array]) -> Array:
    """Return for which places rows of one number each have results that are numbers, also with numbers beside: at the
    edge of a domain small changes decide.
    """
    beside = ({name: of * by} for name, of in numbers.items() for by in _BESIDE)
    told = [_told(form, _filled(form, tensors, {**numbers, **one})) for one in ({}, *beside)]
    return np.asarray(np.all(told, axis=0))


def _told(form: Form, tensors: dict[str, Array]) -> Array:
    """Return for which places of the independent axes all results are numbers other than zero, if some are."""
    axes = form.operator.independent
    is_told = np.ones([form.axes[axis] for axis in axes], bool)
    results = results_of(form, tensors)
    for name, part in are_numbers(form, results).items():
        sides = form.tensors[name].shape
        part = part & (results[name] != 0) if results[name].any() else part
        of = np.asarray(part.all(axis=tuple(at for at, side in enumerate(sides) if side not in axes)))
        is_told &= _along(of, [str(side) for side in sides if side in axes], axes)
    return is_told
