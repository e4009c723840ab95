"""Makes inputs whose rows show what a kernel leaves out, or takes for granted. A row is what the operator reduces."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Any

import numpy as np

from parity.operators.helpers.base import Call, Form, Values, users_code
from parity.operators.helpers.expressions import names_in
from parity.operators.helpers.formats import Array, Format
from parity.operators.helpers.generators import fit, normal, special_of, with_any_nan

_SMALL_CONSTANT = 1e-2  # scalars below it, as an epsilon is, matter to small numbers alone
_NEAR = (1.0, 0.1, 10.0)  # mean squares of rows, relative to such a scalar
_FAINT = tuple(10.0**-power for power in range(1, 6))  # sizes of rows, relative to the usual one
_SPRINKLED = 16  # at most one of so many elements is special, where there are no rows
_PEAK, _LOW_PEAK = 1000.0, 12.0  # the first is one that exponentials do not survive
_PEAKS, _DISTANCES = 8, (1, 64, 32, 128, 2, 256, 16)  # numbers far above the others, and how far they are apart
_BITS = (24, 19, 16, 13, 10, None)  # in which two numbers differ; None: zeros of both signs
_SIGNED = (1.0, 1e2, 1e4)  # sizes of rows of one sign
_FAR = (1e7, 1e-5, 1e-9, 1e-14)  # sizes beyond what is usual, where constants of a reference matter
_FARTHER = (1e17, 1e-18, 1e12)
_MIDDLE = (300.0, 8.0, 40.0, 1.5e3)  # sizes that a constant of a kernel may be near
_OPPOSED = 18  # bits of a sum of products that is far below zero; people write -1e6 and -1e9 for minus infinity
_SOON, _NEAR_THE_END = 1e6, (0.35, 0.98)
_EVENLY = (5**0.5 - 1) / 2  # steps of this part of a row lie evenly in it, as many as there are
_ALIKE = ("zero", "same", "ascending", "before")
_WHERE = ((0.0,), (0.5,), (1.0,), (0.0, 0.5, 1.0))  # where parts of a row lie, from its beginning to its end
_SHARES = (1 / 2, 1 / 4, 1.0, 1 / 3, 7 / 8)  # of a row
_BELOW = (0.0, 2.0, 4.0, 6.0, 8.0)  # powers of e by which a row's other numbers together are less than its peak
_STEPS = (1024, 512, 256, 128, 64, 32, 16)  # where parts of a row meet that waves, workgroups or loops have
_SIMPLE = ((1, 250), (64, 8), (1, 2047), (2**9, 2), (1, 30000), (2, 12), (1, 1), (2**6, 2))  # steps in 1; the largest
_PERIODS = (4, 2, 64, 8)
_RUNS = (1 / 2, 1 / 4, 1 / 3, 7 / 8)  # of a row
_FARTHEST = -5  # of a number, as a power of two, from where a result changes
_ZERO_IN_ALL, _ALL_ZERO = 5, 16  # the first place where all tensors without rows are zero, and how far the next is
_TOP = 4  # parts of a type's largest number that one number of a row has at most
_OF_SUMS = 32  # the same, where rows of such numbers are added up in their own type


def faint(values: Values) -> Values:
    """Return a function that makes inputs whose rows are so small that what is added to them matters: rows with mean
    squares of 0.1, 1 and 10 times each small scalar of the contract, and rows of zeros; and rows of a tenth to 10^-5 of
    the usual size, for constants that only the reference knows. A row is what the operator reduces.
    """

    def make(rng: np.random.Generator, form: Form) -> dict[str, Array]:
        tensors = values(rng, form)
        named = [abs(value) for value in form.scalars.values() if 0 < abs(value) < _SMALL_CONSTANT]
        squares = [near * value for value in named for near in _NEAR] + [0.0] * bool(named)
        for name, array in tensors.items():
            element_type, along = form.format(name), _reduced_sides(form, name)
            if element_type.is_float and 0 < len(along) < array.ndim:
                numbers = element_type.decode(array).astype(np.float64)
                tensors[name] = element_type.encode(_scaled(numbers, along, squares))
        return tensors

    return make


def edged(values: Values) -> Values:
    """Return a function that makes inputs whose rows have their largest or their smallest number at an edge, in turn:
    the last place, the first, and those on both sides of where a block ends. A row is what the operator reduces.
    """

    def make(rng: np.random.Generator, form: Form) -> dict[str, Array]:
        tensors = values(rng, form)
        for name, array in tensors.items():
            element_type, along, binding = form.format(name), _reduced_sides(form, name), form.tensors[name]
            if element_type.is_bool or binding.below or binding.any_bits or not along:
                continue
            rows = _rows(array, along)
            edges = _edges(rows.shape[1], [form.block(axis) for axis in form.reduced])
            if len(rows) == 1:  # as weights: the largest ones stand at all edges
                order = np.argsort(-np.abs(element_type.decode(rows[0]).astype(np.float64)))[: len(edges)]
                rows[0, edges], rows[0, order] = rows[0, order].copy(), rows[0, edges].copy()
                edges = []
            for number, row in enumerate(rows if edges else ()):
                numbers = element_type.decode(row)
                extreme = int(np.argmin(numbers) if number % 2 else np.argmax(numbers))
                edge = edges[number // 2 % len(edges)]
                row[extreme], row[edge] = row[edge], row[extreme]
            _put_rows(array, along, rows)
        return tensors

    return make


def sorted_rows(values: Values, scale: float = 1.0) -> Values:
    """Return a function that makes inputs whose rows ascend and descend in turn, and whose numbers are `scale` times as
    large, where they are floats of more than 8 bits.
    """

    def row_of(row: Array, number: int, element_type: Format) -> Array:
        order = np.argsort(element_type.decode(row), kind="stable")
        return row[order[:: -1 if number % 2 else 1]]

    def make(rng: np.random.Generator, form: Form) -> dict[str, Array]:
        tensors = by_rows(values, row_of)(rng, form)
        for name, array in tensors.items():
            element_type = form.format(name)
            if element_type.is_float and element_type.size_bytes > 1 and scale != 1:
                tensors[name] = element_type.encode(element_type.decode(array).astype(np.float64) * scale)
        return tensors

    return make


def constant_rows(rng: np.random.Generator, form: Form) -> dict[str, Array]:
    """Return rows of which each has one number alone, by which sums of differences vanish."""
    return by_rows(normal, lambda row, number, _: np.full_like(row, row[number % len(row)]))(rng, form)


def one_term(precise: str, other: str) -> Values:
    """Return a function that makes normal numbers, of which two operands of products have zeros in all places of the
    reduced axes but one. There the other operand has powers of two, so that each result is as precise as an element.
    """
    return lambda rng, form: _with_one_term(rng, form, (precise, other))


def _with_one_term(rng: np.random.Generator, form: Form, operands: tuple[str, str]) -> dict[str, Array]:
    tensors = normal(rng, form)
    places = {axis: int(rng.integers(form.axes[axis])) for axis in form.reduced}
    for name in operands:
        element_type, array = form.format(name), tensors[name]
        at = tuple(places.get(str(side), slice(None)) for side in form.tensors[name].shape)
        kept = array[at].copy()
        if name == operands[1]:
            signs = np.where(element_type.decode(kept) < 0, -1.0, 1.0)
            kept = element_type.encode(np.ldexp(signs, rng.integers(-2, 3, kept.shape)).astype(np.float32))
        array[...] = element_type.encode(np.zeros(1, np.float32))[0]
        array[at] = kept
    return tensors


def terms(form: Form) -> list[tuple[str, str]]:
    """Return the operands of products, in both orders, if nothing is reduced but products of two operands of floats,
    along axes that both have as they are; else nothing.
    """
    operands = form.operator.least.operands if form.operator.least else ()
    if len(operands) != 2 or not form.reduced:
        return []
    along = {name: [str(form.tensors[name].shape[at]) for at in _reduced_sides(form, name)] for name in form.inputs}
    reduced = sorted(form.reduced)
    are_alone = not any(sides for name, sides in along.items() if name not in operands)
    are_plain = all(form.format(name).is_float and sorted(along[name]) == reduced for name in operands)
    one, other = operands
    return [(one, other), (other, one)] if are_alone and are_plain else []


def sprinkled(rng: np.random.Generator, form: Form) -> dict[str, Array]:
    """Make normal numbers with NaN and infinities among them: one at an end or anywhere in every third row, so that
    others that have none show whether they are theirs, and in another tensor rows of zeros, which may not be left out
    of a product; elsewhere a few, where there are many elements.
    """
    tensors = normal(rng, form)
    are_several = _several_have_rows(form)
    for turn, (name, array) in enumerate(tensors.items()):
        special, along = special_of(form.format(name)), _reduced_sides(form, name)
        first, zeros = (2, 1) if turn % 2 else (1, 2)
        if not len(special):
            continue
        if 0 < len(along) < array.ndim:
            rows = _rows(array, along)
            chosen = rows[first::3] if are_several else [row for at, row in enumerate(rows) if at % 3]
            for number, row in enumerate(chosen if len(rows) > 2 else rows):
                value = special[-(number // 3 + number + 1) % len(special)]
                row[[0, rng.integers(len(row)), -1][number % 3]] = value
                row[rng.integers(len(row), size=int(number % 3 != 1))] = value  # a second one
            if are_several:
                rows[zeros::6] = form.format(name).encode(np.zeros(1, np.float32))[0]
            _put_rows(array, along, rows)
        elif array.size >= _SPRINKLED * len(special):
            flat = array.reshape(-1)  # it gets each special value at least once
            at = rng.choice(flat.size, max(len(special), flat.size // (256 * _SPRINKLED)), replace=False)
            flat[at] = rng.permuted(np.resize(special, len(at)))
        with_any_nan(rng.spawn(1)[0], form.format(name), array)
    _hide_every_second(form, tensors)
    return tensors


def _hide_every_second(form: Form, tensors: dict[str, Array]) -> None:
    """Make bools that lie beside special numbers false at all of one row, and true at all of the next one that has
    some: where a mask says which numbers count, one row has none that does, and is like any other.
    """
    floats = [name for name in tensors if form.format(name).is_float and tensors[name].ndim > 1]
    for mask in (name for name in tensors if form.format(name).is_bool):
        for name in (name for name in floats if tensors[name].shape == tensors[mask].shape):
            numbers = form.format(name).decode(tensors[name]).reshape(-1, tensors[name].shape[-1])
            are_nan, are_special = np.isnan(numbers), ~np.isfinite(numbers)
            array, bools = (tensors[one].reshape(numbers.shape) for one in (name, mask))
            with_nan, others = [*np.flatnonzero(are_nan.any(1))], [*np.flatnonzero((are_special & ~are_nan).any(1))]
            if len(with_nan) == 1 and len(others) > 1:  # one more, for masks that are meant the other way
                array[others[0], are_special[others[0]]] = array[with_nan[0], are_nan[with_nan[0]]][0]
                with_nan.append(others.pop(0))
            for turn, row in enumerate((*with_nan, *others)):
                bools[row, are_special[row]] = turn % 2


def peaks(height: float = _PEAK) -> Values:
    """Return a function that makes normal numbers, and in each row one that is far above the others, or far below: from
    row to row it stands at one place after the other, so that a place that is left out shows.
    """

    def make(rng: np.random.Generator, form: Form) -> dict[str, Array]:
        first = int(rng.integers(1 << 30))

        def row_of(row: Array, number: int, element_type: Format) -> Array:
            is_below = number // len(row) % 2 and not element_type.is_unsigned
            row[(first + number) % len(row)] = _peak(element_type, height, -1 if is_below else 1)
            return row

        return _where_it_fits(rng, form, row_of)

    return make


def infinities(rng: np.random.Generator, form: Form) -> dict[str, Array]:
    """Make normal numbers, and in every second row of a tensor an infinity, at one place after the other, or at places
    that lie evenly in a row if there are fewer rows; of a further tensor in every fourth, so that most results have one
    or none.
    """
    tensors, first, every = normal(rng, form), int(rng.integers(1 << 30)), 2
    for name, array in tensors.items():
        along, values = _reduced_sides(form, name), special_of(form.format(name))[-2:]
        if not 0 < len(along) < array.ndim or not len(values):
            continue
        rows = _rows(array, along)
        chosen = rows[every // 2 :: every]
        step = 1 if len(chosen) >= rows.shape[-1] else _EVENLY * rows.shape[-1]
        for number, row in enumerate(chosen):
            row[int(first + number * step) % len(row)] = values[number // 8 % len(values)]
        _put_rows(array, along, rows)
        every *= 2
    return tensors


def top(rng: np.random.Generator, form: Form) -> dict[str, Array]:
    """Make numbers near the end of their type, with all its digits, where it ends soon; normal ones of other types. A
    row has one sign, or each element its own, so that those of two tensors have the same and opposite ones: what
    overflows on the way shows.
    """
    tensors = normal(rng, form)
    for turn, (name, array) in enumerate(tensors.items()):
        element_type, along = form.format(name), _reduced_sides(form, name)
        if not ends_soon(element_type) or (form.reduced and not 0 < len(along) < array.ndim):
            continue
        rows = [1 if at in along else side for at, side in enumerate(array.shape)]
        signs = 1 - 2 * (np.arange(np.prod(rows)).reshape(rows) >> turn & 1)
        numbers = rng.uniform(*_NEAR_THE_END, array.shape) * element_type.largest * signs
        tensors[name] = element_type.encode(numbers.astype(np.float32))
    return tensors


def ends_soon(element_type: Format) -> bool:
    """Whether numbers that people use come near a float type's end, as of fp16; bytes are all drawn anyway."""
    return element_type.is_float and element_type.values is None and element_type.largest < _SOON


def _peak(element_type: Format, height: float = _PEAK, sign: int = 1) -> Any:
    """Return a number far above others, or far below, in a type."""
    return element_type.encode(np.full(1, min(height, element_type.largest // _TOP) * sign))[0]


low_peaks = peaks(_LOW_PEAK)


def several_peaks(rng: np.random.Generator, form: Form) -> dict[str, Array]:
    """Make normal numbers and in each row several that are far above the others, each a little smaller than the one
    before it, and at one distance from it: as many as one lane of a wave may have.
    """
    first = int(rng.integers(1 << 30))

    def row_of(row: Array, number: int, element_type: Format) -> Array:
        height = min(_LOW_PEAK if element_type.is_float else _PEAK, element_type.largest / _TOP)
        places = first + number + _DISTANCES[(first + number) % len(_DISTANCES)] * np.arange(_PEAKS)
        places, kept = np.unique(places % len(row), return_index=True)
        row[places] = element_type.encode((height * (1 - kept / (4 * _PEAKS))).astype(np.float32))
        return row

    return by_rows(normal, row_of)(rng, form)


def spread_peaks(rng: np.random.Generator, form: Form) -> dict[str, Array]:
    """Make normal numbers, and in each row one that is far above the others, or of bools one that is another than the
    others: from row to row at places that lie evenly in a row, whatever the number of rows.
    """
    first = float(rng.random())

    def place_of(number: int, length: int) -> int:
        return int((first + number * _EVENLY) % 1 * length)

    def row_of(row: Array, number: int, element_type: Format) -> Array:
        sign = -1 if number // 8 % 2 and not element_type.is_unsigned else 1
        row[place_of(number, len(row))] = _peak(element_type, sign=sign)
        return row

    tensors = _where_it_fits(rng, form, row_of)
    for name, array in tensors.items():
        along = _reduced_sides(form, name)
        if form.format(name).is_bool and 0 < len(along) < array.ndim:
            rows = _rows(array, along)
            for number, row in enumerate(rows):
                row[:] = number // 8 % 2
                row[place_of(number, len(row))] ^= True
            _put_rows(array, along, rows)
    return tensors


def peaks_over_flat(rng: np.random.Generator, form: Form) -> dict[str, Array]:
    """Make rows of floats in which one number stands far above all others, which are alike or nearly so: only all of
    them together matter beside it, in a sum of exponentials, of the numbers, or of their squares.
    """
    first = int(rng.integers(1 << 30))

    def row_of(row: Array, number: int, element_type: Format) -> Array:
        length, turn = len(row), first + number
        if not element_type.is_float or length == 1:
            return row
        below = np.log(length - 1) + _BELOW[turn // 3 % len(_BELOW)]
        near = rng.normal(0, 0.1, length) * (number // 3 % 2)
        others, peak = ((near, below), ((1 + near) * np.exp(-below), 1.0), ((1 + near) * np.exp(-below / 2), 1.0))[
            turn % 3
        ]
        others[int(first + number * _EVENLY * length) % length] = peak
        return np.asarray(element_type.encode(others.astype(np.float32)))

    return _where_it_fits(rng, form, row_of)


def all_but_one(rng: np.random.Generator, form: Form) -> dict[str, Array]:
    """Make rows that are in order, either way, but for two neighbours, or one number throughout, but for one place: a
    check of each pair, or of each number, that leaves out some shows.
    """
    first = int(rng.integers(1 << 30))

    def row_of(row: Array, number: int, element_type: Format) -> Array:
        length, turn = len(row), first + number
        ordered = row[np.argsort(element_type.decode(row), kind="stable")[:: -1 if turn % 2 else 1]]
        edges = [place for step in _STEPS for place in range(step - 1, length - 1, step)]
        evenly = int((turn * _EVENLY) % 1 * length)
        at = min(edges[number // 6 % len(edges)] if edges and turn // 3 % 2 else evenly, length - 2)
        if length > 1 and turn % 3:
            ordered[[at, at + 1]] = ordered[[at + 1, at]]
        elif length > 1:
            ordered[np.delete(np.arange(length), at)] = ordered[-1 if at == 0 else 0]
        return np.asarray(ordered)

    return _where_it_fits(rng, form, row_of)


def simple_rows(rng: np.random.Generator, form: Form) -> dict[str, Array]:
    """Make rows whose numbers are all whole, as large as 8, 11 or 15 bits, all have 8 or 11 bits, are multiples of 1/64
    or of a half, or -1, 0 and 1; every third row repeats its first 2, 4, 8 or 64 numbers. What a kernel may do for such
    rows alone shows.
    """
    first = int(rng.integers(1 << 30))

    def row_of(row: Array, number: int, element_type: Format) -> Array:
        turn = first + number
        steps, widest = _SIMPLE[turn % len(_SIMPLE)]
        largest = max(1.0, element_type.largest / _OF_SUMS) if element_type.is_float else element_type.largest
        most = min(widest, largest)
        numbers = np.rint(rng.uniform(-most, most, len(row)) * steps) / steps
        if number % 3 == 0:
            numbers = np.resize(numbers[: _PERIODS[number // 3 % len(_PERIODS)]], len(row))
        numbers = np.abs(numbers) if element_type.is_unsigned or turn // len(_SIMPLE) % 2 else numbers
        if not element_type.is_float:
            numbers = np.clip(np.rint(numbers), *element_type.limits)
        return np.asarray(element_type.encode(numbers.astype(np.float32)))

    return _where_it_fits(rng, form, row_of)


def near_peaks(rng: np.random.Generator, form: Form) -> dict[str, Array]:
    """Make normal numbers, and in each row two that are far above the others and differ in a late bit, whole numbers by
    one: the smaller one before the larger or behind it. In some rows of floats, all others are negative and the two are
    zeros of both signs.
    """
    first = int(rng.integers(1 << 30))

    def row_of(row: Array, number: int, element_type: Format) -> Array:
        if len(row) == 1:
            return row
        turn = first + number
        if not element_type.is_float:
            return _with_near(row, turn, element_type, rng)
        bit = _BITS[turn // 2 % len(_BITS)]
        if bit is None:
            row[:] = element_type.encode(-np.abs(element_type.decode(row).astype(np.float32)))
            pair = np.array([-0.0, 0.0], np.float32)
        else:
            height = min(_LOW_PEAK, element_type.largest / _TOP)
            pair = (height * (1 + np.array([0.0, 2.0**-bit]))).astype(np.float32)
        row[np.sort(rng.choice(len(row), 2, replace=False))] = element_type.encode(pair[:: -1 if turn % 2 else 1])
        return row

    return _where_it_fits(rng, form, row_of)


def _with_near(row: Array, turn: int, element_type: Format, rng: np.random.Generator) -> Array:
    """Put two neighbours into a row of whole numbers, far above the others or not so far; in every third row all others
    are the smaller of the two. In every sixth row they fill half of the type's bits, where the lower half has a sign by
    itself.
    """
    widest = int(element_type.largest).bit_length() - 1
    half = 4 * element_type.storage.itemsize - 1
    height = (1 << (half if turn % 6 == 1 else max(3, widest - 1 - turn // 2 * 5 % widest))) + int(rng.integers(4))
    if turn % 3 == 0:
        row[:] = height
    pair = np.array([height, height + 1]).astype(row.dtype)
    row[np.sort(rng.choice(len(row), 2, replace=False))] = pair[:: -1 if turn % 2 else 1]
    return row


def one_signed(sizes: Sequence[float] = _SIGNED) -> Values:
    """Return a function that makes rows of floats that are all above zero, or all below, each between once and twice
    the size of its row: a sum or a maximum that does not begin with what is there shows.
    """

    def make(rng: np.random.Generator, form: Form) -> dict[str, Array]:
        first = int(rng.integers(2 * len(sizes)))
        are_several = _several_have_rows(form)

        def row_of(row: Array, number: int, element_type: Format) -> Array:
            if not element_type.is_float:
                return row
            turn, most = first + number, element_type.largest / _TOP
            most = np.sqrt(most) if are_several else most  # of rows that may be multiplied
            size = min(sizes[turn // 2 % len(sizes)], most)
            sign = 1 if turn % 2 else -1
            numbers = sign * max(size, _TOP * element_type.smallest_normal) * rng.uniform(1, 2, row.shape)
            return element_type.encode(numbers.astype(np.float32))

        return by_rows(normal, row_of)(rng, form)

    return make


far_rows = one_signed(_FAR)
farther_rows = one_signed(_FARTHER)


def two_sided(rng: np.random.Generator, form: Form) -> dict[str, Array]:
    """Make normal numbers, and in each row the number of the largest size with both signs: what is scaled by the row's
    ends meets both ends of its range. Unsigned numbers stay as they are.
    """

    def row_of(row: Array, _number: int, element_type: Format) -> Array:
        if element_type.is_unsigned or len(row) == 1:
            return row
        numbers = element_type.decode(row).astype(np.float64)
        size = min(np.abs(numbers).max() * rng.uniform(1, 1.5), element_type.largest)
        numbers[rng.choice(len(row), 2, replace=False)] = (size, -size)
        return element_type.encode(numbers.astype(np.float32))

    return _where_it_fits(rng, form, row_of)


middle_rows = one_signed(_MIDDLE)


def opposed(one: str, other: str) -> Values:
    """Return a function that makes normal numbers, of which one input has the same number everywhere, and the rows of
    another one have negative numbers, each its own: products of them, as the scores of an attention, are far below
    zero and far apart.
    """

    def make(rng: np.random.Generator, form: Form) -> dict[str, Array]:
        tensors = normal(rng, form)
        *sides, length = form.size(other)
        height = np.sqrt(2.0**_OPPOSED / length)
        ranks = rng.permutation(int(np.prod(sides))).reshape(*sides, 1) / np.prod(sides)
        for name, numbers in ((one, np.full((1,), height)), (other, -height * (1 + ranks))):
            tensors[name][...] = form.format(name).encode(numbers.astype(np.float32))
        return tensors

    return make


def meeting(form: Form) -> list[tuple[str, str]]:
    """Return the first two inputs of floats that share a reduced axis, where a third one has one, too."""
    along = {name: _reduced_sides(form, name) for name in form.inputs if form.format(name).is_float}
    axes = {name: {str(form.tensors[name].shape[at]) for at in sides} for name, sides in along.items() if sides}
    pairs = [pair for pair in combinations(axes, 2) if axes[pair[0]] & axes[pair[1]]]
    return pairs[:1] if len(axes) > 2 else []


def truths(rng: np.random.Generator, form: Form) -> dict[str, Array]:
    """Return normal numbers, and bools whose rows are, in turn, all false, all true, of one true or one false, and of a
    tenth and nine tenths that are true.
    """
    tensors, first = normal(rng, form), int(rng.integers(6))
    for name, array in tensors.items():
        if form.format(name).is_bool:
            along = _reduced_sides(form, name) or (array.ndim - 1,)
            rows = _rows(array, along)
            for number, row in enumerate(rows, first):
                is_most, share = number % 2 == 1, (0.0, 1 / len(row), 0.1)[number // 2 % 3]
                few = rng.permutation(len(row))[: round(share * len(row))]
                row[:] = is_most
                row[few] = not is_most
            _put_rows(array, along, rows)
    return tensors


def zeros(rng: np.random.Generator, form: Form) -> dict[str, Array]:
    """Make normal numbers, zeros alone in every third row of what the operator reduces, and a zero at every third place
    of tensors without such rows, at every sixteenth in all of these at once.
    """
    tensors = by_rows(normal, lambda row, number, _: np.zeros_like(row) if number % 3 == 0 else row)(rng, form)
    for turn, name in enumerate(without_rows(form), 1):
        flat = tensors[name].reshape(-1)
        zero = form.format(name).encode(np.zeros(1, np.float32))[0]
        flat[turn % min(3, max(1, flat.size)) :: 3] = zero
        flat[_ZERO_IN_ALL::_ALL_ZERO] = zero
    return tensors


def without_rows(form: Form) -> list[str]:
    """Return the inputs of floats that have no rows of what the operator reduces."""
    return [name for name in form.inputs if form.format(name).is_float and not _reduced_sides(form, name)]


def beside_infinities(rng: np.random.Generator, form: Form) -> dict[str, Array]:
    """Make the same, and an infinity of another tensor beside half of the zeros in tensors without rows, unless the
    reference makes NaN of it: kernels that leave out what is zero are right there.
    """
    tensors, infinite = zeros(rng, form), dict[str, Array]()
    for turn, name in enumerate(form.inputs, 1):
        values, along = special_of(form.format(name))[-2:], _reduced_sides(form, name)
        at = infinite[name] = np.zeros(tensors[name].shape, bool)
        if len(values) and not form.reduced:
            at.reshape(-1)[(turn % max(2, len(form.inputs)) + 1) % 3 + 3 * (turn % 2) :: 6] = True
            at.reshape(-1)[_ZERO_IN_ALL::_ALL_ZERO] = False
        elif len(values) and len(along) < at.ndim:
            rows = _rows(at, along)
            rows[1::6, rng.integers(rows.shape[1])] = True
            _put_rows(at, along, rows)
        if len(values):
            np.putmask(tensors[name], at, np.resize(values, at.shape))
    _leave_numbers(form, tensors, infinite)
    return tensors


def runs_of_infinity(rng: np.random.Generator, form: Form) -> dict[str, Array]:
    """Make normal numbers, of which every third row of a tensor begins with minus infinities, or ends with some: a
    quarter, a third, a half or more of it, as far as the reference makes no NaN of them. A maximum is not there yet.
    """
    tensors = normal(rng, form)
    for name in form.inputs:
        lowest, along = special_of(form.format(name))[-1:], _reduced_sides(form, name)
        if not len(lowest) or not along:
            continue
        rows, before = _rows(tensors[name], along), tensors[name].copy()
        for number, row in enumerate(rows[1::3] if len(rows) > 1 else rows):
            length = max(1, round(_RUNS[number % len(_RUNS)] * len(row)))
            row[slice(-length, None) if number % 3 == 2 else slice(length)] = lowest
        _put_rows(tensors[name], along, rows)
        if _makes_nan(form, tensors):
            tensors[name] = before
    return tensors


def verges(output: str) -> Values:
    """Return a function that makes numbers where an output's bools or whole numbers change: between two normal ones for
    each element, on either side of where another result begins, from 2^-5 of their size down to two roundings.
    """

    def make(rng: np.random.Generator, form: Form) -> dict[str, Array]:
        one, other = normal(rng, form), normal(rng, form)
        names = [name for name in form.inputs if form.format(name).is_float and _has_sides_of(form, name, output)]

        def at(shares: Array) -> dict[str, Array]:
            found = dict(one)
            for name in names:
                first, second = (form.format(name).decode(of[name]).astype(np.float64) for of in (one, other))
                share = _spread(form, name, output, shares)
                found[name] = form.format(name).encode(first + (second - first) * share)
            return found

        finest = max(form.format(name).roundoff for name in names)
        before, after = np.zeros(form.size(output)), np.ones(form.size(output))
        begin = results_of(form, at(before))[output]
        for _ in range(int(-np.log2(finest))):
            middle = (before + after) / 2
            is_same = results_of(form, at(middle))[output] == begin
            before, after = np.where(is_same, middle, before), np.where(is_same, after, middle)
        distances = 2.0 ** rng.uniform(np.log2(2 * finest), _FARTHEST, after.shape)
        return at(after + rng.choice([-1, 1], after.shape) * distances)

    return make


def decided(form: Form) -> list[str]:
    """Return the outputs of bools and whole numbers that have some input of floats along all of their sides."""
    floats = [name for name in form.inputs if form.format(name).is_float]
    whole = [name for name in form.outputs if not form.format(name).is_float]
    return [output for output in whole if any(_has_sides_of(form, name, output) for name in floats)]


def _has_sides_of(form: Form, name: str, output: str) -> bool:
    sides, own = form.tensors[output].shape, form.tensors[name].shape
    return {*sides} <= {*own} and len({*own}) == len(own)


def _spread(form: Form, name: str, output: str, numbers: Array) -> Array:
    """Return an output's numbers along the sides that a tensor shares with it."""
    sides, own = form.tensors[output].shape, form.tensors[name].shape
    last = numbers.reshape(*numbers.shape, *[1] * (len(own) - len(sides)))
    return np.moveaxis(last, range(len(sides)), [own.index(side) for side in sides])


def _makes_nan(form: Form, tensors: dict[str, Array]) -> bool:
    return any(np.isnan(result).any() for result in results_of(form, tensors).values())


def results_of(form: Form, tensors: dict[str, Array]) -> dict[str, Array]:
    assert form.operator.reference is not None
    with np.errstate(all="ignore"), users_code(form.operator, "reference"):
        results = form.operator.reference(Call(form, tensors, form.everything))
    return {name: np.asarray(result, np.float64) for name, result in results.items()}


def _leave_numbers(form: Form, tensors: dict[str, Array], infinite: dict[str, Array]) -> None:
    """Put ones in the place of infinities of which the reference makes NaN: in the same row, or at the same place where
    an output has no rows.
    """
    for output, result in results_of(form, tensors).items():
        for name, at in infinite.items():
            by_row = [
                np.isnan(array).any(axis=_reduced_sides(form, one), keepdims=True)
                for one, array in ((output, result), (name, np.zeros(at.shape)))
            ]
            if at.any() and by_row[0].squeeze().shape == by_row[1].squeeze().shape:
                is_lost = at & by_row[0].reshape(by_row[1].shape)
                tensors[name][is_lost] = form.format(name).encode(np.ones(1, np.float32))[0]


def parts(rng: np.random.Generator, form: Form) -> dict[str, Array]:
    """Return normal numbers of which a part of each row is what a kernel may take the whole row to be: zeros, one
    number, numbers that ascend, or what the row before has; at the row's beginning, in its middle, at its end, or at
    all three. Beside a part that ascends stands a peak, so that another maximum shows. A single row has one number in
    part. Rows lie along the last axis where nothing is reduced.
    """
    tensors, first = normal(rng, form), int(rng.integers(1 << 30))
    for name, array in tensors.items():
        element_type, binding = form.format(name), form.tensors[name]
        along = _reduced_sides(form, name) or (array.ndim - 1,)
        if element_type.is_bool or binding.below or binding.any_bits or not array.ndim:
            continue
        rows = _rows(array, along)
        for number, row in enumerate(rows):
            turn, length = first + number, len(row)
            how, where = _ALIKE[turn % len(_ALIKE)], _WHERE[turn // len(_ALIKE) % len(_WHERE)]
            if len(rows) == 1:
                how, where = "same", (0.0, 0.5, 1.0)
            share = max(1, round(_SHARES[turn % len(_SHARES)] * length / len(where)))
            part = np.unique([start + np.arange(share) for start in (round(at * (length - share)) for at in where)])
            if how == "ascending" and share < length:
                row[np.delete(np.arange(length), part)[:: -1 if turn % 2 else 1][:1]] = _peak(element_type)
            row[part] = _alike(how, row[part], rows[number - 1, part], element_type)
        _put_rows(array, along, rows)
    return tensors if fit(form, tensors) else normal(rng, form)


def _alike(how: str, part: Array, before: Array, element_type: Format) -> Array:
    """Return what a part of a row has: zeros, its largest number alone, its numbers in order, or what the row before
    has.
    """
    if how == "before":
        return before
    if how == "zero":
        return np.zeros_like(part)
    order = np.argsort(element_type.decode(part), kind="stable")
    return part[order] if how == "ascending" else np.full_like(part, part[order[-1]])


def in_turn(*kinds: Values) -> Values:
    """Return a function that makes inputs whose rows are of these kinds, one after the other."""

    def make(rng: np.random.Generator, form: Form) -> dict[str, Array]:
        every = [values(rng, form) for values in kinds]
        tensors = every[0]
        for name, array in tensors.items():
            along = _reduced_sides(form, name)
            if 0 < len(along) < array.ndim:
                rows = [_rows(of_kind[name], along) for of_kind in every]
                _put_rows(array, along, np.stack([rows[at % len(rows)][at // len(rows)] for at in range(len(rows[0]))]))
        return tensors

    return make


def by_rows(values: Values, row_of: Callable[[Array, int, Format], Array]) -> Values:
    """Return a function that makes inputs and changes each row of theirs, given its number. A row is what the operator
    reduces; a tensor of a single row, as of weights, stays as it is.
    """

    def make(rng: np.random.Generator, form: Form) -> dict[str, Array]:
        tensors = values(rng, form)
        for name, array in tensors.items():
            element_type, along, binding = form.format(name), _reduced_sides(form, name), form.tensors[name]
            if element_type.is_bool or binding.below or binding.any_bits or not 0 < len(along) < array.ndim:
                continue
            changed = [row_of(row, number, element_type) for number, row in enumerate(_rows(array, along))]
            _put_rows(array, along, np.stack(changed))
        return tensors

    return make


def _where_it_fits(
    rng: np.random.Generator, form: Form, row_of: Callable[[Array, int, Format], Array]
) -> dict[str, Array]:
    """Make normal numbers whose rows are changed, if the results fit into their types; else normal numbers."""
    tensors = by_rows(normal, row_of)(rng, form)
    return tensors if fit(form, tensors) else normal(rng, form)


def _rows(array: Array, along: tuple[int, ...]) -> Array:
    """Return a tensor's rows along these dimensions, one after the other."""
    moved = np.moveaxis(array, along, range(-len(along), 0))
    return moved.reshape(-1, int(np.prod(moved.shape[-len(along) :])))


def _put_rows(array: Array, along: tuple[int, ...], rows: Array) -> None:
    """Put rows along these dimensions into a tensor."""
    moved = np.moveaxis(array, along, range(-len(along), 0))
    moved[...] = rows.reshape(moved.shape)


def _edges(length: int, blocks: Sequence[int]) -> list[int]:
    """Return the places of a row at its ends, and on both sides of where the last whole block ends."""
    ends = [length // block * block for block in blocks if 1 < block < length] + [
        1 << max(0, (length - 1).bit_length() - 1)
    ]
    places = [length - 1, 0, *(place for end in ends for place in (end - 1, end))]
    return [place for place in dict.fromkeys(places) if 0 <= place < length]


def _reduced_sides(form: Form, tensor: str) -> tuple[int, ...]:
    """Return the dimensions of a tensor that lie along reduced axes."""
    reduced, shape = set(form.reduced), form.tensors[tensor].shape
    return tuple(at for at, side in enumerate(shape) if reduced & set(names_in(str(side))))


def _several_have_rows(form: Form) -> bool:
    """Whether rows of several inputs may be multiplied by each other."""
    return sum(0 < len(_reduced_sides(form, name)) < len(form.size(name)) for name in form.inputs) > 1


def _scaled(numbers: Array, along: tuple[int, ...], squares: Sequence[float]) -> Array:
    """Rows in turn with these mean squares, and with the sizes of `_FAINT`."""
    mean_squares = np.mean(numbers * numbers, axis=along, keepdims=True)
    rows = np.arange(mean_squares.size).reshape(mean_squares.shape) % (len(squares) + len(_FAINT))
    wanted = np.array([*squares, *_FAINT])[rows]
    usual = np.sqrt(np.where(mean_squares > 0, mean_squares, 1.0))
    return np.asarray(numbers * np.where(rows < len(squares), np.sqrt(wanted) / usual, wanted))
