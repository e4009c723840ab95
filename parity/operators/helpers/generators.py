"""Makes inputs and cases from element types and shapes alone, for operators that have none of their own."""

from collections.abc import Callable, Sequence

import numpy as np

from parity.operators.helpers.base import Bound, CaseSpec, Form, Values
from parity.operators.helpers.expressions import evaluate, names_in
from parity.operators.helpers.formats import Array, Format
from parity.operators.helpers.tolerance import CALIBRATED, EXACT, ONE_TERM, ROUGH, Tolerance

ONE_SUMMAND = "one summand"
_BLOCK = 1 << 18  # elements
_SPRINKLED = 16  # at most one of so many elements is special
_SMALL_CONSTANT = 1e-2  # scalars below it, as an epsilon is, matter to small numbers alone
_NEAR = (1.0, 0.1, 10.0)  # mean squares of rows, relative to such a scalar
_LARGE = 2.0**6  # the third scale, beside the usual one and that of faint rows
_FAINT = tuple(10.0**-power for power in range(1, 6))  # sizes of rows, relative to the usual one


def integers(rng: np.random.Generator, form: Form) -> dict[str, Array]:
    """Return whole numbers from -4 to 4; from 0 to 4 for unsigned types, and true or false for bools."""
    return _made(rng, form, lambda element_type, size: _drawn(element_type, rng.integers(-4, 5, size)))


def normal(rng: np.random.Generator, form: Form, names: Sequence[str] | None = None) -> dict[str, Array]:
    """Make normally distributed numbers; for integer types, whole numbers with a standard deviation of 32, without
    their signs for unsigned types. `names` are the inputs to make; without it, all are made.
    """

    def make(element_type: Format, size: tuple[int, ...]) -> Array:
        return blockwise(
            rng, element_type, size, lambda block: _drawn(element_type, block if element_type.is_float else block * 32)
        )

    return _made(rng, form, make, names)


def blockwise(
    rng: np.random.Generator, element_type: Format, size: tuple[int, ...], encoded: Callable[[Array], Array]
) -> Array:
    """Make normally distributed numbers in an element type. They are drawn in fp32 and `encoded` in blocks that fit
    into a cache: in one piece, a large tensor's intermediate results take longer than the numbers.
    """
    numbers = np.empty(size, element_type.storage)
    flat = numbers.reshape(-1)
    for start in range(0, flat.size, _BLOCK):
        block = flat[start : start + _BLOCK]
        block[:] = encoded(rng.standard_normal(block.size, np.float32))
    return numbers


def _drawn(element_type: Format, numbers: Array) -> Array:
    """Signed numbers in an element type."""
    if element_type.is_bool:
        return np.asarray(numbers > 0)
    return element_type.encode((np.abs(numbers) if element_type.is_unsigned else numbers).astype(np.float32))


def _made(
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
    indices.reshape(-1)[:2] = [most - 1, 0][: indices.size]
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

    return _made(rng, form, make)


def distinct_cases(form: Form) -> list[CaseSpec]:
    """Return cases for an operator that says where something stands in its inputs: where two are alike, any place is
    right. Other outputs, as the largest numbers themselves, are compared where numbers are alike too.
    """
    cases = [CaseSpec("distinct numbers", distinct, size, lambda _: CALIBRATED) for size in ("small", "one block")]
    rows = {"edges": edged(distinct), "sorted rows": sorted_rows(distinct)} if form.reduced else {}
    cases += [CaseSpec(name, values, "rows", lambda _: CALIBRATED) for name, values in rows.items()]
    has_others = any(form.format(name).is_float for name in form.outputs)
    return [*cases, *([CaseSpec("alike numbers", integers, "small", lambda _: CALIBRATED, True)] if has_others else [])]


def every_value(rng: np.random.Generator, form: Form) -> dict[str, Array]:
    """For 8-bit floats, every byte that is a finite number; numbers with any bits for wider unsigned types; normal
    numbers for others.
    """
    tensors = normal(rng, form)
    for name in form.inputs:
        element_type = form.format(name)
        if element_type.values is not None:
            finite = np.flatnonzero(np.isfinite(element_type.values)).astype(np.uint8)
            tensors[name] = rng.permuted(np.resize(finite, form.size(name)))
        elif _has_any_bits(form, name):
            tensors[name] = _any_bits(rng, element_type, form.size(name))
    return tensors


def _has_any_bits(form: Form, tensor: str) -> bool:
    """Whether a tensor is of a wide unsigned type, whose values are bits of any kind, and is none of indices."""
    element_type = form.format(tensor)
    return element_type.is_unsigned and element_type.size_bytes > 1 and not form.tensors[tensor].below


def _any_bits(rng: np.random.Generator, element_type: Format, size: tuple[int, ...]) -> Array:
    """Numbers of the whole range, among them 0 and those on either side of where the sign of a signed type is."""
    least, most = int(np.iinfo(element_type.kind).min), int(np.iinfo(element_type.kind).max)
    numbers = rng.integers(least, most, size, element_type.kind, endpoint=True)
    edges = np.array([0, most, most // 2, most // 2 + 1, least], element_type.kind)[: numbers.size]
    numbers.reshape(-1)[rng.choice(numbers.size, len(edges), replace=False)] = edges
    return numbers


def sprinkled(rng: np.random.Generator, form: Form) -> dict[str, Array]:
    """Make normal numbers with NaN and infinities among them, in every tensor that is large enough."""
    tensors = normal(rng, form)
    for name in form.inputs:
        special = _special(form.format(name))
        if len(special) and tensors[name].size >= _SPRINKLED * len(special):
            flat = tensors[name].reshape(-1)  # it gets each special value at least once
            at = rng.choice(flat.size, max(len(special), flat.size // (256 * _SPRINKLED)), replace=False)
            flat[at] = rng.permuted(np.resize(special, len(at)))
    return tensors


def extremes(rng: np.random.Generator, form: Form) -> dict[str, Array]:
    """Return powers of two with either sign whose squares fp32 can sum, as far as each type can represent them."""
    powers = 2.0 ** np.arange(-60, 1 + min(60, (124 - (form.summands - 1).bit_length()) // 2))

    def make(element_type: Format, size: tuple[int, ...]) -> Array:
        kept = (
            powers[element_type.decode(element_type.encode(powers)) == powers]
            if element_type.is_float
            else np.array([-100.0, -1, 0, 1, 100])
        )
        return _drawn(element_type, rng.choice(kept, size) * rng.choice(np.array([-1.0, 1.0]), size))

    return _made(rng, form, make)


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


def one_index(rng: np.random.Generator, form: Form) -> dict[str, Array]:
    """Return normal numbers, and indices that are all the same: one row, group or expert takes everything."""
    tensors = normal(rng, form)
    for name, array in tensors.items():
        if form.tensors[name].below:
            array[...] = array.reshape(-1)[int(rng.integers(array.size))]
    return tensors


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


def _terms(form: Form) -> list[tuple[str, str]]:
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
    ends = [length // block * block for block in blocks if 1 < block < length] + [1 << (length - 1).bit_length() - 1]
    places = [length - 1, 0, *(place for end in ends for place in (end - 1, end))]
    return [place for place in dict.fromkeys(places) if 0 <= place < length]


def _reduced_sides(form: Form, tensor: str) -> tuple[int, ...]:
    """Return the dimensions of a tensor that lie along reduced axes."""
    reduced, shape = set(form.reduced), form.tensors[tensor].shape
    return tuple(at for at, side in enumerate(shape) if reduced & set(names_in(str(side))))


def _scaled(numbers: Array, along: tuple[int, ...], squares: Sequence[float]) -> Array:
    """Rows in turn with these mean squares, and with the sizes of `_FAINT`."""
    mean_squares = np.mean(numbers * numbers, axis=along, keepdims=True)
    rows = np.arange(mean_squares.size).reshape(mean_squares.shape) % (len(squares) + len(_FAINT))
    wanted = np.array([*squares, *_FAINT])[rows]
    usual = np.sqrt(np.where(mean_squares > 0, mean_squares, 1.0))
    return np.asarray(numbers * np.where(rows < len(squares), np.sqrt(wanted) / usual, wanted))


def _special(element_type: Format) -> Array:
    if element_type.values is not None:
        return element_type.special
    return np.array([np.nan, np.inf, -np.inf]).astype(element_type.kind) if element_type.is_float else np.array([])


def word_of(tolerance: Tolerance) -> str:
    """Return the name of a case of whole numbers, by its tolerance."""
    return "exact" if tolerance.is_exact else "integers"


def exact_or_integers(form: Form) -> tuple[Values, Bound]:
    """Return the operator's exact inputs, for which every bit counts; else whole numbers and a calibrated tolerance."""
    if form.operator.exact is not None:
        return form.operator.exact, lambda _: EXACT
    return integers, lambda _: CALIBRATED


def usual_cases(form: Form) -> list[CaseSpec]:
    """Return the cases that follow from types and shapes alone: whole numbers, also with one round; normal numbers; of
    products one summand that is not zero; every byte of 8-bit floats, and any bits of wide unsigned types; NaN and
    infinities; extremes; where something is reduced, faint rows, large ones that are sorted, and constant ones; indices
    that are all the same.
    """
    values, bound = exact_or_integers(form)
    has_rounds = any(form.block(axis) < form.axes[axis] for axis in form.reduced)
    has_bytes = any(form.format(name).values is not None for name in form.inputs)
    has_bits = any(_has_any_bits(form, name) for name in form.inputs)
    has_floats = any(form.format(name).is_float for name in form.inputs)
    has_indices = any(form.tensors[name].below for name in form.inputs)
    name = word_of(bound(form))
    return [
        CaseSpec(name, values, tolerance=bound),
        *([CaseSpec(name, values, "one round", bound)] if has_rounds else []),
        CaseSpec("normal", normal, tolerance=lambda _: CALIBRATED),
        *(
            CaseSpec(f"{ONE_SUMMAND} of {pair[0]}", one_term(*pair), "one block", lambda _: ONE_TERM)
            for pair in _terms(form)
        ),
        *(
            [CaseSpec("every byte" if has_bytes else "any bits", every_value, tolerance=lambda _: CALIBRATED)]
            if has_bytes or has_bits
            else []
        ),
        *(
            [
                CaseSpec("NaN and infinities", sprinkled, tolerance=lambda _: CALIBRATED),
                CaseSpec("extremes", extremes, tolerance=lambda _: CALIBRATED),
            ]
            if has_floats
            else []
        ),
        *([CaseSpec("edges", edged(normal), "rows", lambda _: CALIBRATED)] if form.reduced else []),
        *(
            [
                CaseSpec("faint rows", faint(normal), "rows", lambda _: CALIBRATED),
                CaseSpec("large sorted rows", sorted_rows(normal, _LARGE), "rows", lambda _: ROUGH, if_steady=True),
                CaseSpec("constant rows", constant_rows, "rows", lambda _: ROUGH, if_steady=True),
            ]
            if has_floats and form.reduced
            else []
        ),
        *([CaseSpec("one index", one_index, tolerance=lambda _: CALIBRATED)] if has_indices else []),
    ]
