"""Draws inputs from element types and shapes alone, for operators that have no inputs of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations
from types import CodeType
from typing import Any

import numpy as np

from parity.operators.helpers.base import Call, Form, Region, Values
from parity.operators.helpers.expressions import evaluate
from parity.operators.helpers.formats import Array, Format

_BLOCK = 1 << 18  # elements
_ZEROS = 1 / 32  # a share of extremes
_FURTHEST = 60  # bits from one to the largest and smallest of them
_SMALL_WHOLE = 2.0**-13  # the size of an input that is small as a whole
_NARROW = 0.5  # a share of wide numbers
_LONG = 8  # bytes
_FEW_VALUES = 8  # of an index that stands alone
_SMALL_BITS = 10  # of whole numbers beside one that is wide
_WIDEST = 63  # bits of whole numbers that are drawn
_BESIDE = 4  # how far whole numbers that cancel are apart
_ALL_ONES = 0.25  # a share of NaNs
_PAYLOAD = {"float16": 9, "bfloat16": 6, "float32": 22, "float64": 51}  # bits below the one that makes a NaN quiet


def integers(rng: np.random.Generator, form: Form) -> dict[str, Array]:
    """Return whole numbers from -4 to 4; from 0 to 4 for unsigned types, and true or false for bools. A tensor of one
    element has no zero, which could hide all others.
    """

    def make(element_type: Format, size: tuple[int, ...]) -> Array:
        numbers = rng.integers(-4, 5, size)
        return _drawn(element_type, np.where(numbers == 0, 1, numbers) if numbers.size == 1 else numbers)

    return made(rng, form, make)


def normal(rng: np.random.Generator, form: Form, names: Sequence[str] | None = None) -> dict[str, Array]:
    """Make normally distributed numbers; for integer types, whole numbers with a standard deviation of 32, without
    their signs for unsigned types. `names` are the inputs to make; without it, all are made.
    """

    def make(element_type: Format, size: tuple[int, ...]) -> Array:
        return blockwise(
            rng, element_type, size, lambda block: _drawn(element_type, block if element_type.is_float else block * 32)
        )

    return made(rng, form, make, names)


def blockwise(
    rng: np.random.Generator, element_type: Format, size: tuple[int, ...], encoded: Callable[[Array], Array]
) -> Array:
    """Make normally distributed numbers in an element type. They are drawn in fp32, doubles in fp64, and `encoded` in
    blocks that fit into a cache: in one piece, a large tensor's intermediate results take longer than the numbers.
    """
    numbers = np.empty(size, element_type.storage)
    flat = numbers.reshape(-1)
    precision = _precision(element_type)
    for start in range(0, flat.size, _BLOCK):
        block = flat[start : start + _BLOCK]
        block[:] = encoded(rng.standard_normal(block.size, precision))
    return numbers


def _precision(element_type: Format) -> type[np.float32 | np.float64]:
    """Return the type in which an element type's numbers are drawn: doubles have all of their bits."""
    return np.float64 if element_type.name == "float64" else np.float32


def _drawn(element_type: Format, numbers: Array) -> Array:
    """Signed numbers in an element type."""
    if element_type.is_bool:
        return np.asarray(numbers > 0)
    signed = np.abs(numbers) if element_type.is_unsigned else numbers
    return element_type.encode(signed.astype(_precision(element_type)))


def made(
    rng: np.random.Generator,
    form: Form,
    make: Callable[[Format, tuple[int, ...]], Array],
    names: Sequence[str] | None = None,
) -> dict[str, Array]:
    """Make inputs from their types and sizes. Indices are whole numbers below their bound, and packed bits are any
    bits.
    """
    tensors = {}
    for name in form.inputs if names is None else names:
        element_type, size, binding = form.format(name), form.size(name), form.tensors[name]
        if binding.any_bits:
            tensors[name] = _any_bits(rng, element_type, size)
        else:
            tensors[name] = _indices(rng, form, name) if binding.below else make(element_type, size)
    return tensors


def _indices(rng: np.random.Generator, form: Form, tensor: str) -> Array:
    """Whole numbers below the tensor's bound, among them 0 and the largest."""
    most = evaluate(form.tensors[tensor].below or "1", form.axes)
    indices = rng.integers(0, max(1, most), form.size(tensor)).astype(form.format(tensor).storage)
    if indices.size > 1:  # a single one is anything, another one in each case
        indices.reshape(-1)[:2] = [most - 1, 0]
    return indices


def distinct(rng: np.random.Generator, form: Form) -> dict[str, Array]:
    """Return numbers from -4 to 4 of which no two along a last axis are alike, as far as the type has as many. In every
    second row all are below zero, where the type has such: the largest of them is one of them.
    """

    def make(element_type: Format, size: tuple[int, ...]) -> Array:
        length = size[-1] if size else 1
        grid = element_type.encode(
            np.linspace(-4, 4, 16 * length) if element_type.is_float else np.arange(-length, length)
        )
        known = grid[np.unique(element_type.decode(grid), return_index=True)[1]]
        below = known[element_type.decode(known) < 0]
        made = np.empty((int(np.prod(size[:-1])), length), grid.dtype)
        for number, row in enumerate(made):
            chosen = below if number % 2 == 0 and len(below) >= length else known
            row[:] = rng.permuted(np.resize(rng.permuted(chosen), length))
        return made.reshape(size)

    return made(rng, form, make)


def every_value(rng: np.random.Generator, form: Form) -> dict[str, Array]:
    """For 8-bit floats, every byte that is a finite number; numbers with any bits for unsigned types; normal numbers
    for others.
    """
    tensors = normal(rng, form)
    for name in form.inputs:
        element_type = form.format(name)
        if element_type.values is not None:
            finite = np.flatnonzero(np.isfinite(element_type.values)).astype(np.uint8)
            tensors[name] = rng.permuted(np.resize(finite, form.size(name)))
        elif has_any_bits(form, name):
            tensors[name] = _any_bits(rng, element_type, form.size(name))
    return tensors


def has_any_bits(form: Form, tensor: str) -> bool:
    """Whether a tensor is of an unsigned type, whose values are bits of any kind, and is none of indices."""
    element_type = form.format(tensor)
    is_whole = element_type.values is None and not element_type.is_bool
    return element_type.is_unsigned and is_whole and not form.tensors[tensor].below


def _any_bits(rng: np.random.Generator, element_type: Format, size: tuple[int, ...]) -> Array:
    """Numbers of the whole range, among them 0 and those on either side of where the sign of a signed type is."""
    least, most = int(np.iinfo(element_type.kind).min), int(np.iinfo(element_type.kind).max)
    numbers = rng.integers(least, most, size, element_type.kind, endpoint=True)
    edges = np.array([0, most, most // 2, most // 2 + 1, least], element_type.kind)[: numbers.size]
    numbers.reshape(-1)[rng.choice(numbers.size, len(edges), replace=False)] = edges
    return numbers


def _most_bits(form: Form) -> int:
    """Return the largest power of two whose squares fp32 can sum."""
    return min(_FURTHEST, (124 - (form.summands - 1).bit_length()) // 2)


def extremes(rng: np.random.Generator, form: Form) -> dict[str, Array]:
    """Return powers of two with either sign whose squares fp32 can sum, as far as each type can represent them, and a
    few zeros with either sign.
    """
    powers = 2.0 ** np.arange(-_FURTHEST, 1 + _most_bits(form))

    def make(element_type: Format, size: tuple[int, ...]) -> Array:
        kept = (
            powers[element_type.decode(element_type.encode(powers)) == powers]
            if element_type.is_float
            else np.array([-100.0, -1, 0, 1, 100])
        )
        numbers = np.where(rng.random(size) < _ZEROS, 0.0, rng.choice(kept, size))
        return _drawn(element_type, numbers * rng.choice(np.array([-1.0, 1.0]), size))

    return made(rng, form, make)


def any_size(rng: np.random.Generator, form: Form) -> dict[str, Array]:
    """Return floats with any bits and either sign: half of them from 1/4 to 1,024, and half of any size that `extremes`
    has, as far as each type can represent them; normal numbers for other types.
    """

    def make(element_type: Format, size: tuple[int, ...]) -> Array:
        if not element_type.is_float:
            return blockwise(rng, element_type, size, lambda block: _drawn(element_type, block * 32))
        low, high = np.log2(max(2.0**-_FURTHEST, element_type.smallest_normal)), np.log2(element_type.largest) - 1
        near = rng.uniform(max(-2.0, low), min(10.0, high), size)
        far = rng.uniform(low, min(_most_bits(form), high), size)
        powers = np.where(rng.random(size) < _NARROW, near, far)
        return _drawn(element_type, np.exp2(powers) * rng.choice(np.array([-1.0, 1.0]), size))

    return made(rng, form, make)


def small_whole(tensor: str, values: Values) -> Values:
    """Return a function that makes inputs of which one is small as a whole: a part of a kernel that passes over blocks
    of small numbers shows, which rows of mixed sizes hide.
    """

    def make(rng: np.random.Generator, form: Form) -> dict[str, Array]:
        tensors, element_type = values(rng, form), form.format(tensor)
        scale = max(_SMALL_WHOLE, element_type.smallest_normal)
        numbers = element_type.decode(tensors[tensor]).astype(np.float64) * scale
        return tensors | {tensor: element_type.encode(numbers.astype(_precision(element_type)))}

    return make


def one_index(rng: np.random.Generator, form: Form) -> dict[str, Array]:
    """Return normal numbers, and indices that are all the same: one row, group or expert takes everything."""
    tensors = normal(rng, form)
    for name, array in tensors.items():
        if form.tensors[name].below:
            array[...] = array.reshape(-1)[int(rng.integers(array.size))]
    return tensors


def few_of_an_index(rng: np.random.Generator, form: Form) -> dict[str, Array]:
    """Return normal numbers, and indices of which the first stands once, others a few times, from not at all to 15
    times, and the last everywhere else.
    """
    tensors = normal(rng, form)
    for name, array in tensors.items():
        if form.tensors[name].below:
            most = max(1, int(evaluate(form.tensors[name].below or "1", form.axes)))
            counts = np.concatenate([[1], rng.integers(0, 16, most)])[: most - 1]
            few = np.repeat(np.arange(most - 1), counts)[: array.size // 2]
            flat = np.full(array.size, most - 1)
            flat[rng.permutation(array.size)[: few.size]] = few
            array[...] = flat.reshape(array.shape)
    return tensors


def small_indices(rng: np.random.Generator, form: Form) -> dict[str, Array]:
    """Return normal numbers, and indices of any number of bits, so that half are far below their bound, as lengths."""
    tensors = normal(rng, form)
    for name, array in tensors.items():
        if form.tensors[name].below:
            most = max(1, int(evaluate(form.tensors[name].below or "1", form.axes)))
            array[...] = np.minimum(np.exp2(rng.uniform(0, np.log2(most + 1), array.shape)) - 1, most - 1)
    return tensors


def single_indices(form: Form) -> list[tuple[str, int]]:
    """Return what each tensor of one index alone may hold, as of a mode or a flag, if that is little."""
    found = []
    for name in form.inputs:
        if (below := form.tensors[name].below) and np.prod(form.size(name)) == 1:
            most = int(evaluate(below, form.axes))
            found += [(name, value) for value in range(most)] if most <= _FEW_VALUES else []
    return found


def one_value(tensor: str, value: int) -> Values:
    """Return a function that makes normal numbers, and one value in a tensor of indices."""

    def make(rng: np.random.Generator, form: Form) -> dict[str, Array]:
        tensors = normal(rng, form)
        tensors[tensor][...] = value
        return tensors

    return make


def ends(rng: np.random.Generator, form: Form) -> dict[str, Array]:
    """Return whole numbers that are the least or the largest of their types, as far as the results fit into theirs, and
    normal numbers for other types. Of three rows, one has the largest alone, one the least and one both; the next
    input's rows change three times as slowly, so that every two of them meet.
    """
    tensors, names, period = normal(rng, form), whole_inputs(form), 1
    ranges = {}
    for name in names:
        size = form.size(name)
        least, most = _limits(form.format(name))
        rows = np.where(rng.random((int(np.prod(size[:-1])), size[-1] if size else 1)) < _NARROW, least, most)
        kinds = np.arange(len(rows)) // period % 3
        rows[kinds == 0], rows[kinds == 1] = most, least
        ranges[name], period = rows.reshape(size), period * 3
    even = {name: np.maximum(numbers, -_limits(form.format(name))[1]) for name, numbers in ranges.items()}
    candidates = (
        {name: numbers >> bits for name, numbers in given.items()} for bits in range(64) for given in (ranges, even)
    )
    return _first_that_fits(form, tensors, candidates)


def special_of(element_type: Format) -> Array:
    """Return NaN and the infinities, as an element type has them."""
    if element_type.values is not None:
        return element_type.special
    return np.array([np.nan, np.inf, -np.inf]).astype(element_type.kind) if element_type.is_float else np.array([])


def with_any_nan(rng: np.random.Generator, element_type: Format, array: Array) -> None:
    """Give each NaN of a tensor any sign and any payload with which it stays a quiet one: types of 16 bits or more have
    many. The first two have all bits of a payload, which a carry of a rounding turns into zeros, and either sign.
    """
    if element_type.values is not None or not element_type.is_float:
        return
    bits = array.view(f"u{array.itemsize}")
    at = np.isnan(element_type.decode(array))
    drawn = rng.integers(0, 1 << (8 * array.itemsize - 1), array.shape, np.uint64, endpoint=True).astype(bits.dtype)
    drawn[rng.random(array.shape) < _ALL_ONES] = np.iinfo(bits.dtype).max
    first = np.flatnonzero(at)[:2]
    drawn.reshape(-1)[first] = [np.iinfo(bits.dtype).max, np.iinfo(bits.dtype).max >> 1][: len(first)]
    payload = (1 << _PAYLOAD[element_type.name]) - 1
    bits[at] |= (drawn & bits.dtype.type(payload | 1 << (8 * array.itemsize - 1)))[at]


def wide_integers(wide: str | None = None, *, beside_small: bool = False) -> Values:
    """Return a function that makes whole numbers over the whole range of their types, as far as the results fit into
    theirs, and normal numbers for other types. The inputs share what must be given up; or only the others give it up,
    where one is to be `wide`; or it does, `beside_small` ones of 0 to 10 bits. Of three rows, one has numbers above
    zero alone, and one those below: their sums are the largest.
    """

    def make(rng: np.random.Generator, form: Form) -> dict[str, Array]:
        tensors = normal(rng, form)
        names = whole_inputs(form)
        ranges = {name: _whole_range(rng, form.format(name), form.size(name)) for name in names}
        if len(names) > 1:  # a product of the least number does not fit
            for name in (name for name in names if not form.format(name).is_unsigned):
                ranges[name] = np.maximum(ranges[name], -form.format(name).limits[1])
        if beside_small:
            ranges |= {name: _small(rng, form.format(name), form.size(name)) for name in names if name != wide}
        is_kept = {name: beside_small != (name == wide) for name in names}
        given = (
            {name: numbers if is_kept[name] else numbers >> bits for name, numbers in ranges.items()}
            for bits in range(64)
        )
        return _first_that_fits(form, tensors, given)

    return make


def _first_that_fits(
    form: Form, tensors: dict[str, Array], candidates: Iterable[Mapping[str, Array]]
) -> dict[str, Array]:
    """Return tensors with the first whole numbers whose results fit into their types, or else zeros."""
    for numbers in candidates:
        tensors |= {name: array.astype(form.format(name).storage) for name, array in numbers.items()}
        if fit(form, tensors):
            return tensors
    return tensors | {name: np.zeros_like(tensors[name]) for name in numbers}


def whole_inputs(form: Form) -> list[str]:
    """Return the inputs of whole numbers that are neither bools, indices nor packed bits."""
    formats = {name: form.format(name) for name in form.inputs}
    bindings = form.tensors
    return [
        name
        for name, element_type in formats.items()
        if element_type.kind.kind in "iu" and element_type.values is None and not element_type.is_bool
        if not (bindings[name].below or bindings[name].any_bits)
    ]


def multiples(rng: np.random.Generator, form: Form) -> dict[str, Array]:
    """Return numbers of which one input's is a whole multiple of another's, of whole numbers also one beside it, or one
    that differs in a bit: any two inputs of one type and size in turn. Others are normal.
    """
    tensors, pairs = normal(rng, form), pairs_alike(form)
    element_type, size = form.format(pairs[0][0]), form.size(pairs[0][0])
    turn, beside = rng.integers(len(pairs), size=size), rng.integers(-1, 2, size)
    sign = 1 if element_type.is_unsigned else rng.choice([-1, 1], size)
    shares, times, is_other_bit = rng.random(size), rng.random(size), rng.random(size) < 1 / 4

    def with_bits(bits: int) -> dict[str, Array]:
        few, many = (np.floor(2.0 ** (bits * share)) for share in (shares, times))
        made = sign * many * few
        if not element_type.is_float:
            other_bit = few.astype(np.int64) ^ (1 << (2 * bits * times).astype(np.int64))
            made = np.where(is_other_bit, other_bit, made + beside)
        given = {name: element_type.decode(tensors[name]).astype(np.float64) for name in dict(pairs)}
        for number, (one, other) in enumerate(pairs):
            at = turn == number
            given[one][at], given[other][at] = made[at], few[at]
        kind = _precision(element_type) if element_type.is_float else np.int64
        return {name: element_type.encode(numbers.astype(kind)) for name, numbers in given.items()}

    most = int(-np.log2(element_type.roundoff)) if element_type.is_float else element_type.limits[1].bit_length()
    most = min(most, _WIDEST - 1)
    return _first_that_fits(form, tensors, (with_bits(bits) for bits in range(most // 2, 0, -1)))


def pairs_alike(form: Form) -> list[tuple[str, str]]:
    """Return every two inputs of one type and shape, of floats or else of whole numbers: one may be a multiple."""
    names = [name for name in form.inputs if form.format(name).is_float and form.format(name).values is None]
    return list(permutations(_alike(form, names) if len(names) > 1 else whole_alike(form), 2))


def neighbours(rng: np.random.Generator, form: Form) -> dict[str, Array]:
    """Make whole numbers that are within a few of each other at each place, as large as the results allow, in all
    inputs of one type and shape: where these cancel, what loses their last digits before shows. Others are normal.
    """
    tensors, names = normal(rng, form), whole_alike(form)
    element_type, size = form.format(names[0]), form.size(names[0])
    least, most = element_type.limits
    sign = 1 if element_type.is_unsigned else rng.choice([-1, 1], size)
    shares = rng.uniform(1 / 2, 1, size)
    beside = {name: rng.integers(-_BESIDE, _BESIDE + 1, size) for name in names}

    def with_bits(bits: int) -> dict[str, Array]:
        near = (sign * np.floor(2.0 ** (bits * shares))).astype(np.int64)
        return {name: element_type.encode(np.clip(near + beside[name], least, most)) for name in names}

    bits = min(most.bit_length(), _WIDEST - 1)
    return _first_that_fits(form, tensors, (with_bits(bits * eighths // 8) for eighths in range(8, 0, -1)))


def nearly_alike(rng: np.random.Generator, form: Form) -> dict[str, Array]:
    """Make normal numbers that are within a few roundings of each other at each place, and some equal, in all inputs of
    floats of one type and shape: what compares them in fewer bits shows.
    """
    tensors, names = normal(rng, form), floats_alike(form)
    element_type = form.format(names[0])
    numbers = element_type.decode(tensors[names[0]]).astype(np.float64)
    for name in names[1:]:
        apart = rng.integers(-_BESIDE, _BESIDE + 1, numbers.shape) * 2 * element_type.roundoff
        tensors[name] = element_type.encode(numbers * (1 + apart))
    return tensors


def floats_alike(form: Form) -> list[str]:
    """Return the inputs of floats that have the first one's type and shape."""
    return _alike(form, [name for name in form.inputs if form.format(name).is_float])


def whole_alike(form: Form) -> list[str]:
    """Return the inputs of whole numbers that have the first one's type and shape."""
    return _alike(form, whole_inputs(form))


def _alike(form: Form, names: list[str]) -> list[str]:
    shapes = [(form.format(name), form.tensors[name].shape) for name in names]
    return [name for name, shape in zip(names, shapes, strict=True) if shape == shapes[0]]


def named_numbers(rng: np.random.Generator, form: Form) -> dict[str, Array]:
    """Return normal numbers of which half are numbers that the reference's text has, or small multiples of these, and
    of whole numbers also those beside them, as far as a type has them.
    """
    tensors, named = normal(rng, form), np.array(numbers_of_text(form))
    for name in form.inputs:
        element_type, binding, size = form.format(name), form.tensors[name], form.size(name)
        if element_type.is_bool or element_type.values is not None or binding.below or binding.any_bits:
            continue
        wanted = rng.choice(named, size) * np.floor(2.0 ** (_SMALL_BITS * rng.random(size)))
        wanted *= 1 if element_type.is_unsigned else rng.choice([-1, 1], size)
        if not element_type.is_float:
            wanted += rng.integers(-1, 2, size)
        least, most = (
            element_type.limits if not element_type.is_float else (-element_type.largest, element_type.largest)
        )
        is_held = (wanted >= least) & (wanted <= min(most, 2.0 ** (_WIDEST - 1))) & (rng.random(size) < _NARROW)
        kind = _precision(element_type) if element_type.is_float else np.int64
        given = element_type.encode(np.where(is_held, wanted, 0).astype(kind))
        is_held &= element_type.decode(given) == wanted
        tensors[name] = np.where(is_held, given, tensors[name])
    return tensors


def numbers_of_text(form: Form) -> list[float]:
    """Return the scalars, and the numbers that a reference written in Python has in its text, and in that of its
    module's functions that it calls, but for those that every text has.
    """
    waiting: list[Any] = [form.operator.reference]
    scalars = map(form.passed, form.scalars)
    seen, found = list[Any](), {abs(float(one)) for one in scalars if np.isfinite(one)}
    while waiting:
        one = waiting.pop()
        code = one if isinstance(one, CodeType) else getattr(one, "__code__", None)
        if code is None or code in seen:
            continue
        seen.append(code)
        names = getattr(one, "__globals__", {})
        cells = [cell.cell_contents for cell in getattr(one, "__closure__", None) or ()]
        for known in (*code.co_consts, *(names.get(name) for name in code.co_names), *cells):
            if isinstance(known, int | float) and not isinstance(known, bool) and np.isfinite(known):
                found.add(abs(float(known)))
            elif isinstance(known, CodeType) or getattr(known, "__globals__", None) is names:
                waiting.append(known)
    return sorted(found - {0.0, 1.0, 2.0})


def divisible(form: Form) -> list[str]:
    """Return the inputs of whole numbers, if there are several: one may be wide beside the others."""
    names = whole_inputs(form)
    return names if len(names) > 1 else []


def _small(rng: np.random.Generator, element_type: Format, size: tuple[int, ...]) -> Array:
    """Return whole numbers of 0 to 10 bits, as many of each, and of either sign where there is one."""
    numbers = rng.integers(1 << _SMALL_BITS, size=size) >> rng.integers(_SMALL_BITS, size=size)
    numbers = np.clip(numbers, 1, element_type.limits[1])
    return np.asarray(numbers if element_type.is_unsigned else numbers * rng.choice([-1, 1], size))


def _limits(element_type: Format) -> tuple[int, int]:
    """Return the least and the largest whole number that are drawn."""
    least, most = (int(limit) for limit in element_type.limits)
    return least, min(most, (1 << _WIDEST) - 1)


def _whole_range(rng: np.random.Generator, element_type: Format, size: tuple[int, ...]) -> Array:
    """Return whole numbers of the whole range: half of them of any number of bits, and some at the ends. In every sixth
    row all have a number of bits in common, first half of their type's, so that what is found of a row has it too.
    """
    least, most = _limits(element_type)
    numbers = rng.integers(0 if element_type.is_unsigned else -most, most, size, endpoint=True)
    narrow = numbers >> rng.integers(most.bit_length(), size=size)
    numbers = np.where(rng.random(size) < _NARROW, narrow, numbers)
    rows = numbers.reshape(-1, size[-1] if size else 1)
    if not element_type.is_unsigned:
        rows[1::3], rows[2::3] = np.abs(rows[1::3]) // 2 + most // 2, -np.abs(rows[2::3]) // 2 - most // 2
    widths = rng.spawn(1)[0].integers(1, most.bit_length(), len(rows[::6]), endpoint=True)
    widths[:1] = 4 * element_type.storage.itemsize
    rows[3::6] = rows[3::6] >> (most.bit_length() - widths[: len(rows[3::6]), None])
    flat = numbers.reshape(-1)
    flat[rng.choice(flat.size, min(flat.size, 4), replace=False)] = [most, least, most - 1, least + 1][: flat.size]
    return numbers


def fit(form: Form, tensors: dict[str, Array]) -> bool:
    """Whether results of whole numbers fit into their types."""
    formats = {name: form.format(name) for name in form.outputs}
    whole = [name for name, one in formats.items() if one.kind.kind in "iu" and one.values is None and not one.is_bool]
    if not whole:
        return True
    assert form.operator.reference is not None
    region = form.everything
    limits = {name: form.format(name).limits for name in whole}
    with np.errstate(all="ignore"):
        outputs = form.operator.reference(Call(form, tensors, region))
    if not all(((least <= outputs[name]) & (outputs[name] <= most)).all() for name, (least, most) in limits.items()):
        return False
    return all(formats[name].size_bytes < _LONG for name in whole) or _fit_as_floats(form, tensors, region, limits)


def _fit_as_floats(
    form: Form, tensors: dict[str, Array], region: Region, limits: Mapping[str, tuple[int, int]]
) -> bool:
    """Whether results of 64 bits fit, of which the reference's own whole numbers do not tell: it is computed in fp64.
    Of one that computes with bits, and so knows no floats, they do.
    """
    assert form.operator.reference is not None
    try:
        with np.errstate(all="ignore"):
            outputs = form.operator.reference(_AsFloats(form, tensors, region))
    except (TypeError, IndexError):
        return True
    return all(
        bool(((least <= np.asarray(outputs[name], np.float64)) & (np.asarray(outputs[name], np.float64) <= most)).all())
        for name, (least, most) in limits.items()
    )


@dataclass(frozen=True)
class _AsFloats(Call):
    """A call whose wide whole numbers are floats."""

    def __getitem__(self, tensor: str) -> Array:
        numbers = super().__getitem__(tensor)
        return numbers.astype(np.float64) if tensor in whole_inputs(self.form) else numbers
