"""What is wrong with elements, for people: the first ones with their inputs, and what all of them share."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import product
from math import ceil, gcd, log10, prod

import numpy as np

from parity.operators import Form
from parity.operators.helpers.base import derived_side
from parity.operators.helpers.formats import Array, Format, format_of
from parity.records import WrongElement
from parity.verify.cases import Case
from parity.verify.reference import cut

_FEW_PRODUCTS = 4
_NEAR_ONE = 1e-2
_MODERATE = 30.0  # exp of it is far from infinite in fp32
_INDEX_BITS = (15, 16, 31)  # of the largest index that such an integer has
_NARROW, _MOSTLY = ("bfloat16", "float16"), 0.9
_MOST_SOUGHT = 1 << 22  # elements of an output in which places are looked for
_FEW_APART = 4  # places at one distance from each other
_FEW_MOVED = 8  # numbers that stand at a wrong place: fewer may be there by chance


@dataclass(frozen=True)
class ElementError:
    """One wrong element: where it is, in which region, both values, and how far they may be apart."""

    output: str
    index: tuple[int, ...]
    region: int
    got: float | int
    wanted: float | int
    allowed: float


def says_how_it_rounds(case: Case) -> bool:
    """Whether the operator has a choice of roundings: then one on the way that was not chosen is wrong."""
    return "rounding" in case.form.operator.numerics


def shown_element(case: Case, element: ElementError) -> WrongElement:
    """Return a wrong element as reports show it, with the few inputs behind it."""
    got, wanted = (_number(value, case.form.format(element.output)) for value in (element.got, element.wanted))
    return WrongElement(element.output, element.index, got, wanted, _inputs_behind(case, element))


def _number(value: float, of: Format | None = None) -> str:
    """Return a number with as many digits as tell it from others of its type; of fp32, where none is given."""
    if isinstance(value, int):
        return str(value)
    return repr(value).removesuffix(".0") if of is not None and of.kind == np.float64 else f"{value:.9g}"


def _factor(value: float) -> str:
    """Return a number with as many digits as show how far it is from one."""
    apart = abs(value - 1)
    return f"{value:.{1 + ceil(-log10(apart))}f}" if 0 < apart < _NEAR_ONE else f"{value:.4g}"


def _point(case: Case, element: ElementError) -> dict[str, slice]:
    """Return the region of one element."""
    region = {}
    for side, index in zip(case.form.tensors[element.output].shape, element.index, strict=True):
        derived = derived_side(side)
        if derived is not None and derived[0] in case.form.operator.independent:
            region[derived[0]] = slice(index * derived[1], index * derived[1] + 1)
    return region


def _inputs_behind(case: Case, element: ElementError) -> str:
    """List the inputs that one element is computed from, if they are few; along a reduced axis, those where no factor
    is zero.
    """
    region = _point(case, element)
    parts = cut(case.form, case.tensors, region)
    reduced = [axis for axis in case.form.reduced if any(axis in _sides(case.form, name) for name in parts)]
    if len(reduced) > 1:
        return ""
    places = _nonzero(case, parts, reduced[0]) if reduced else np.array([0])
    if len(places) > _FEW_PRODUCTS:
        return _in_short(case, element, parts, reduced[0])
    shown = []
    for name, part in parts.items():
        along = _along(case.form, name, reduced[0]) if reduced else None
        if along is None:
            if part.size == 1:
                shown.append(f"{name} = {_element(case.form, name, part.reshape(-1)[0])}")
            continue
        flat = np.moveaxis(part, along, 0).reshape(part.shape[along], -1)
        divisor = (derived_side(case.form.tensors[name].shape[along]) or ("", 1))[1]
        shown += [f"{name}[{reduced[0]} {at}] = {_element(case.form, name, flat[at // divisor, 0])}" for at in places]
    return ", ".join(shown)


def _in_short(case: Case, element: ElementError, parts: dict[str, Array], axis: str) -> str:
    """Say between which numbers the many inputs lie that one element is computed from, and which one stands at its own
    place.
    """
    form, shown = case.form, []
    for name, part in parts.items():
        if _along(form, name, axis) is None or form.format(name).is_bool or not part.size:
            continue
        numbers = form.format(name).decode(part)
        least, most = (_number(number.item(), form.format(name)) for number in (numbers.min(), numbers.max()))
        text = f"{name} from {least} to {most} along {axis}" if least != most else f"{name} is {least} along {axis}"
        if form.tensors[name].shape == form.tensors[element.output].shape:
            own = _element(form, name, case.tensors[name][element.index])
            text = f"{name} = {own} there, {text.removeprefix(f'{name} ')}"
        shown.append(text)
    return "; ".join(shown)


def _sides(form: Form, tensor: str) -> list[str]:
    return [derived[0] for side in form.tensors[tensor].shape if (derived := derived_side(side))]


def _along(form: Form, tensor: str, axis: str) -> int | None:
    for dimension, side in enumerate(form.tensors[tensor].shape):
        derived = derived_side(side)
        if derived is not None and derived[0] == axis:
            return dimension
    return None


def _nonzero(case: Case, parts: dict[str, Array], axis: str) -> Array:
    is_nonzero = np.ones(case.form.axes[axis], bool)
    for name, part in parts.items():
        if axis in case.form.tensors[name].shape:
            flat = np.moveaxis(case.form.format(name).decode(part), _along(case.form, name, axis) or 0, 0)
            is_nonzero &= (flat.reshape(flat.shape[0], -1) != 0).any(axis=1)
    return np.flatnonzero(is_nonzero)


def _element(form: Form, tensor: str, data: Array) -> str:
    element_type = form.format(tensor)
    value = element_type.decode(np.array([data]))[0].item()
    raw = f"0x{int(data):02x}, " if element_type.values is not None else ""
    return (
        f"{raw}{_number(value, element_type)}{' (subnormal)' if 0 < abs(value) < element_type.smallest_normal else ''}"
    )


def shared_by(case: Case, wrong_elements: list[ElementError], *, are_all: bool) -> Iterator[str]:
    """Yield what all wrong elements have in common, but not all elements. Where they lie is said only if these
    `are_all` of them, since the first ones lie together.
    """
    got, wanted = (
        np.array([element.got for element in wrong_elements], np.float64),
        np.array([element.wanted for element in wrong_elements], np.float64),
    )
    if len(wrong_elements) == 1:
        yield from _of_case(case)
        return
    yield from _shared_rounding(case, wrong_elements)
    of_values = [*_shared_values(got, wanted)] or [*_shared_precision(case, wrong_elements, got, wanted)]
    of_values = of_values or [*_shared_factors(case, wrong_elements, got, wanted)]
    of_values = of_values or [*_shared_digits(case, wrong_elements, got, wanted)]
    yield from of_values
    if any("times what is right" in sentence for sentence in of_values) and (np.abs(got) < np.abs(wanted)).all():
        yield from _shared_sums(case)
    yield from _of_case(case)
    yield from _no_places(case, wrong_elements)
    if any(one.seen is None and (one.least < one.most).all() for parts in case.either for one in parts.values()):
        yield "many numbers are alike here, and each counts as often as it stands there"
    if np.isnan(got).all() and np.isfinite(wanted).all():
        yield from _shared_masks(case, wrong_elements)
    of_inputs = [*_shared_inputs(case, wrong_elements)]
    hangs_on_nan = not np.isfinite(wanted).any() and (np.isnan(wanted) != np.isnan(got)).all()
    is_float = case.form.format(wrong_elements[0].output).is_float
    is_open = case.form.numerics.get("nan") == "unspecified"
    if not is_open and (hangs_on_nan or (not is_float and any(text.startswith("all have NaN") for text in of_inputs))):
        yield "should NaN and infinities come out as they may, write nan = 'unspecified' into the contract"
    yield from _shared_moves(case, wrong_elements)
    if are_all and len(case.regions) > 1 and len({element.region for element in wrong_elements}) == 1:
        at = ", ".join(
            f"{axis} {span.start} to {span.stop - 1}" for axis, span in case.regions[wrong_elements[0].region].items()
        )
        yield f"all lie in one workgroup's part ({at})"
    if are_all:
        yield from _overflowing(case, wrong_elements)
        yield from _shared_places(case, wrong_elements)
    yield from of_inputs


def _shared_rounding(case: Case, wrong_elements: list[ElementError]) -> Iterator[str]:
    """If every element lies within the tolerance, too many of them are rounded in another way."""
    first = wrong_elements[0]
    tolerance = case.tolerances[first.region][first.output]
    if tolerance.unlike is None:
        return
    for element in wrong_elements:
        if not abs(element.got - element.wanted) <= 2 * element.allowed:  # NaN is beyond too
            return
    if says_how_it_rounds(case):
        yield (
            f"each is within the tolerance, but more than {100 * tolerance.unlike:.0f} % of the elements are rounded "
            "otherwise than the exact result: something was rounded on the way that the contract does not round"
        )
    else:
        yield (
            "each is within twice the tolerance: if the kernel is meant to round on the way, the operator's reference "
            "says where with call.rounded; if it may, the operator says how with as_written"
        )


def _shared_values(got: Array, wanted: Array) -> Iterator[str]:
    if (got == 0).all() and (wanted != 0).all():
        yield "all are zero"
    elif np.isnan(got).all() and not np.isnan(wanted).any():
        yield "all are NaN"
    elif np.isinf(got).all() and not np.isinf(wanted).any():
        yield "all are infinite"
    elif not (np.isfinite(got).all() and np.isfinite(wanted).all() and (wanted != 0).all()):
        return
    elif len(got) >= _FEW_MOVED and np.array_equal(wanted - got, np.sign(wanted)):
        yield "all are one nearer to zero than right: cut off, not rounded"
    else:
        ratios = got / wanted
        median = float(np.median(ratios))
        if np.ptp(ratios) <= min(1e-2 * abs(median), 0.1 * abs(median - 1)):
            yield f"all are {_factor(median)} times what is right"
        elif np.ptp(got - wanted) == 0:
            yield f"all are off by {_number(float((got - wanted)[0]))}"


def _shared_precision(case: Case, wrong_elements: list[ElementError], got: Array, wanted: Array) -> Iterator[str]:
    """Yield the narrower type whose numbers all wrong elements are, so that something was rounded to it."""
    output = wrong_elements[0].output
    width = case.form.format(output).size_bytes
    if any(element.output != output for element in wrong_elements) or not np.isfinite(got).all():
        return
    for dtype in _NARROW:
        is_narrower = format_of(dtype, {}).size_bytes < width and (wanted != _as(dtype, wanted)).mean() > _MOSTLY
        if is_narrower and np.unique(got).size >= _FEW_MOVED and (got == _as(dtype, got)).all():
            is_right = (got == _as(dtype, wanted)).all()
            yield f"each is {'the right number rounded to' if is_right else 'a number of'} {dtype}"
            return


def _shared_digits(case: Case, wrong_elements: list[ElementError], got: Array, wanted: Array) -> Iterator[str]:
    """Yield that a sum of fp32 has the digits of a narrower type, as where its factors are rounded."""
    output, form = wrong_elements[0].output, case.form
    is_wide_sum = form.format(output).is_float and form.format(output).size_bytes > 2 and form.reduced
    if not is_wide_sum or form.operator.as_written is not None or len(got) < _FEW_MOVED:
        return
    if any(element.output != output for element in wrong_elements):
        return
    if not np.isfinite([got, wanted]).all() or not wanted.any():
        return
    apart = float(np.abs(got - wanted).max() / np.abs(wanted).max())
    if 2.0**-16 < apart < 2.0**-7:
        yield (
            f"they are right to {-np.log2(apart):.0f} bits of the largest: digits are lost, or factors rounded to a "
            "narrower type (if the kernel may do so, the operator says how with as_written)"
        )


def _as(dtype: str, numbers: Array) -> Array:
    element_type = format_of(dtype, {})
    return element_type.decode(element_type.encode(numbers))


def _shared_factors(case: Case, wrong_elements: list[ElementError], got: Array, wanted: Array) -> Iterator[str]:
    """Yield that each row has one factor, where rows have different ones: what is computed for a row is wrong."""
    if not (np.isfinite(got).all() and np.isfinite(wanted).all() and (wanted != 0).all()):
        return
    rows: dict[tuple[object, ...], list[float]] = {}
    for element, ratio in zip(wrong_elements, got / wanted, strict=True):
        rows.setdefault((element.output, *element.index[:-1]), []).append(float(ratio))
    full = [ratios for ratios in rows.values() if len(ratios) >= _FEW_MOVED]
    rounding = 4 * case.form.format(wrong_elements[0].output).roundoff
    if len(full) < 2 or any(
        np.ptp(ratios) > max(0.05 * (apart := abs(np.median(ratios) - 1)), rounding) or apart <= rounding
        for ratios in full
    ):
        return
    medians = [float(np.median(ratios)) for ratios in full]
    side = case.form.tensors[wrong_elements[0].output].shape[-1]
    factors = f"from {min(medians):.4g} to {max(medians):.4g}"
    yield f"along {side}, each is the same number times what is right, {factors}: a sum or scale of a row is wrong"


def _shared_sums(case: Case) -> Iterator[str]:
    """Yield the reduced axes whose size is no power of two: what a block has beyond their ends may be in a sum."""
    for axis in case.form.reduced:
        size = case.form.axes[axis]
        if size & (size - 1) and axis not in case.form.operator.fixed:
            beyond = (1 << size.bit_length()) - size
            lanes = f"if a block has {size + beyond}, its {beyond} masked lanes may be in a sum"
            yield f"{axis} = {size} is no power of two: {lanes}"
            return


# What is wrong where the cases before are right, by the first word of a case's name.
_ONLY_HERE = {
    "edges": "other rows are right: these have their largest or smallest number at an end, or where a block ends",
    "faint": "other numbers are right, rows near zero are wrong: look at what is added there, as an epsilon is",
    "extremes": (
        "usual numbers are right, of those from 2^-60 to 2^60 and zeros of both signs some are wrong: a clip, an "
        "overflow, a sign or lost digits (an operator that has no such inputs leaves this one of the usual_cases out)"
    ),
    "tails": "sizes that are multiples of a block are right, these are wrong",
}


def _no_places(case: Case, wrong_elements: list[ElementError]) -> Iterator[str]:
    """Yield the reduced axis beyond which whole numbers lie that should be places on it."""
    formats = [case.form.format(element.output) for element in wrong_elements]
    whole = [
        element
        for element, of in zip(wrong_elements, formats, strict=True)
        if not of.is_float and of.size_bytes > 1  # numbers of one byte are codes
    ]
    for axis in case.form.reduced:
        size = case.form.axes[axis]
        beyond = [element.got for element in whole if element.got < 0 or element.got >= size]
        if beyond and all(0 <= element.wanted < size for element in whole):
            first = whole[0].output
            yield f"'{first}' has {beyond[0]:g}, which is no place along {axis}, of {size}: a masked lane may have won"
            return


def _overflowing(case: Case, wrong_elements: list[ElementError]) -> Iterator[str]:
    """Yield the number of bits of an index that all wrong elements need, and none of the right ones."""
    output = wrong_elements[0].output
    size = case.form.size(output)
    if any(element.output != output for element in wrong_elements):
        return
    row = size[-1]
    flat = np.ravel_multi_index(np.array([element.index for element in wrong_elements]).T, size)
    is_known = np.zeros(size, bool)
    for region in case.regions:
        is_known[case.form.slices(output, region)] = True
    wrong = np.unique(flat // row)
    right = np.setdiff1d(np.flatnonzero(is_known.reshape(-1, row).any(axis=1)), wrong)
    for bits in _INDEX_BITS:
        if len(right) and right[-1] * row < 1 << bits <= wrong[0] * row:
            width = bits + bits % 2
            yield f"wrong are all rows from element 2^{bits} on, and no others: an index of {width} bits may overflow"
            return


def _of_case(case: Case) -> Iterator[str]:
    if sentence := _ONLY_HERE.get(case.name.partition(",")[0].partition(" ")[0]):
        yield sentence


def _shared_masks(case: Case, wrong_elements: list[ElementError]) -> Iterator[str]:
    """Yield the axes that fill no whole block where NaN stands, though no input is NaN, infinite or large: a reduced
    axis where nothing in front of the wrong elements is right, or one in whose last part all of them lie.
    """
    form, output = case.form, wrong_elements[0].output
    inputs = [form.format(name).decode(part) for name, part in case.tensors.items() if form.format(name).is_float]
    if any(element.output != output for element in wrong_elements) or not all(
        (np.abs(part) <= _MODERATE).all() for part in inputs
    ):
        return
    flat = np.ravel_multi_index(np.array([element.index for element in wrong_elements]).T, form.size(output))
    are_first = np.array_equal(np.sort(flat), np.arange(len(flat)))
    why = "no input is NaN, infinite or large, so a masked lane may bring NaN in, as by -inf - -inf or 0 * inf"
    for axis, size in form.axes.items():
        if axis in form.reduced:
            if size & (size - 1) and are_first:
                yield f"{axis} = {size} is no power of two, and a block that is one reaches beyond its end: {why}"
            continue
        block, dimension = form.block(axis), _along(form, output, axis)
        last = size // block * block
        if (
            size % block
            and dimension is not None
            and all(element.index[dimension] >= last for element in wrong_elements)
        ):
            yield f"{axis} = {size} fills no whole block of {block}: {why}"


def _shared_moves(case: Case, wrong_elements: list[ElementError]) -> Iterator[str]:
    """Yield where the numbers belong that all wrong elements have: one place further, on the other side of the
    diagonal, or where the sizes of two sides are exchanged.
    """
    output = wrong_elements[0].output
    sides, size = case.form.tensors[output].shape, case.form.size(output)
    if any(element.output != output for element in wrong_elements) or prod(size) > _MOST_SOUGHT:
        return
    right = np.full(size, np.nan)
    for region, parts in zip(case.regions, case.expected, strict=True):
        right[case.form.slices(output, region)] = case.form.format(output).decode(parts[output])
    stand = partial(_stand_at, right, wrong_elements)
    same = np.eye(len(sides), dtype=int)
    for dimension, side in enumerate(sides):
        for word, step in (("after", same[dimension]), ("before", -same[dimension])):
            if stand(partial(np.add, step)):
                yield f"each is what belongs one place {word} it along {side}"
    if len(sides) < 2:
        return
    exchanged = [*range(len(sides) - 2), -1, -2]
    if stand(lambda places: places[:, exchanged]):
        yield f"each is what belongs where {sides[-2]} and {sides[-1]} are exchanged: the output is transposed"
    elif size[-2] != size[-1] and any(stand(way) for way in _mixed_up(*size[-2:])):
        mixed = f"the sizes of {sides[-2]} and {sides[-1]} are mixed up"
        yield f"each is what belongs at another place, by an index in which {mixed}"


def _mixed_up(rows: int, columns: int) -> Iterator[Callable[[Array], Array]]:
    """Yield where an element is sought if its index is computed with the other side's size, or stored transposed."""

    def way(places: Array, outer: int, width: int, of_width: int, is_turned: bool) -> Array:
        numbers = places[:, outer] * width + places[:, -3 - outer]
        at = [numbers // of_width, numbers % of_width]
        return np.concatenate([places[:, :-2], np.stack(at[::-1] if is_turned else at, axis=1)], axis=1)

    for outer, width, of_width, is_turned in product((-2, -1), (rows, columns), (rows, columns), (False, True)):
        if (outer == -2, width) != (not is_turned, of_width):  # else it is the place itself
            yield partial(way, outer=outer, width=width, of_width=of_width, is_turned=is_turned)


def _stand_at(right: Array, elements: list[ElementError], moved: Callable[[Array], Array]) -> bool:
    """Whether the wrong elements have the numbers that are right at other places, as far as these are known: enough
    elements, and most.
    """
    places = moved(np.array([element.index for element in elements]).reshape(len(elements), -1))
    inside = np.flatnonzero(((places >= 0) & (places < right.shape)).all(axis=1))
    there = right[tuple(places[inside].T)]
    known = inside[~np.isnan(there)]
    if len(known) < max(_FEW_MOVED, len(elements) / 2):
        return False
    there = there[~np.isnan(there)]
    got, wanted, allowed = (
        np.array([getattr(elements[at], name) for at in known]) for name in ("got", "wanted", "allowed")
    )
    with np.errstate(invalid="ignore"):
        is_there, is_elsewhere = np.abs(got - there) <= allowed, np.abs(wanted - there) > allowed
    return bool(is_there.all() and is_elsewhere.mean() > _MOSTLY)


def _shared_places(case: Case, wrong_elements: list[ElementError]) -> Iterator[str]:
    """Yield along which sides of the output all wrong elements lie in one place, in a tail, at one end, or at a
    distance from each other.
    """
    output = wrong_elements[0].output
    if len({element.output for element in wrong_elements}) > 1:
        return
    form = case.form
    for dimension, (side, size) in enumerate(zip(form.tensors[output].shape, form.size(output), strict=True)):
        places = {element.index[dimension] for element in wrong_elements}
        block = form.block(str(side)) if side in form.operator.independent else size
        first, last, is_range = min(places), max(places), max(places) - min(places) + 1 == len(places)
        step = gcd(*(place - first for place in places))
        if len(places) == 1 and size > 1:
            yield f"all have {side} = {first}"
        elif size % block and first >= size // block * block:
            yield f"all lie in the tail of {side}"
        elif is_range and len(places) <= size / 2 and (last == size - 1 or first == 0):
            yield f"all have {side} {f'from {first} on' if first else f'up to {last}'}, of {size}"
        elif step > 1 and len(places) >= _FEW_APART:
            yield f"all have {side} = {first % step} modulo {step}"


def _shared_inputs(case: Case, wrong_elements: list[ElementError]) -> Iterator[str]:
    """Yield the special values (NaN, infinity, subnormal) among the inputs of every wrong element."""
    studied = wrong_elements[:: max(1, len(wrong_elements) // 16)][:16]
    for name in case.tensors:
        element_type = case.form.format(name)
        if not element_type.is_float:
            continue
        kinds = {"NaN": np.isnan, "an infinity": np.isinf}
        parts = [element_type.decode(cut(case.form, case.tensors, _point(case, wrong))[name]) for wrong in studied]
        for word, test in kinds.items():
            whole = (
                test(element_type.decode(case.tensors[name])) if case.tensors[name].size < 1 << 22 else np.array([True])
            )
            if all(test(part).any() for part in parts) and whole.any() and not whole.all():
                yield f"all have {word} of {name} behind them"
        behind = [_inputs_behind(case, wrong) for wrong in studied]
        if behind and all(f"{name}[" in text and "(subnormal)" in text for text in behind):
            yield "all have a subnormal number behind them"
            return
