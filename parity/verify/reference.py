"""Computes what is right: an operator's reference in fp64 for parts of a problem, and how far fp32 may be from it."""

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import lru_cache, partial, wraps
from typing import Any, NamedTuple, TypeVar

import numpy as np

from parity.errors import InputError
from parity.operators import Form, Region, Tolerance
from parity.operators.helpers.base import Call, derived_side, users_code
from parity.operators.helpers.domain import are_numbers
from parity.operators.helpers.formats import Array
from parity.operators.helpers.generators import normal, whole_inputs
from parity.operators.helpers.tolerance import CALIBRATED, CHOSEN, ORDERS, SHAKEN

_SAFETY = 4.0
_ROUNDOFF = 2.0**-24  # of fp32
_ONE_ROUNDING = 1.001 * _ROUNDOFF
_UNLIKE, _UNLIKE_TIMES = 0.05, 8
_SAME = 1e-6  # of the largest element: how far fp64 results in two orders may be apart
_ELEMENTWISE, _BY_ARITHMETIC = 2.0**-14, 2.0**-18
_ON_THE_WAY = 2.0**-17  # of a usual result: 128 roundings of fp32
_CHANGED = 2.0**-4  # of an element: what roundings on the way may change where nothing cancels
_UNSTEADY = 2.0**-6  # of the usual largest result
_SHAKEN = 2.0**-12  # how far inputs are changed to find what small changes decide, relative to their size
_SHAKEN_ORDER = 2.0**-20  # the same where only order decides: what is made of numbers in fp32 may be alike
_ROUNDED_BY = 4  # neighbours that each operation on the way to a bool or a whole number may be off
_MOST_TERMS = 1 << 23  # for which the reference is asked eight times more
_MOST_SEEN = 1 << 26  # bytes of what came up
_FEW_UNLIKE, _APART = 16, 2  # so many unlike numbers are few, if they span more than so many times as many
_SHAKES = 32  # how often: each change moves a number that stands between two results to either of them
_FEW_SHAKES = 4
_SCALED, _SMALL = 2.0**-6, 2.0**-8  # of usual numbers
_FP64_BYTES = 8
_EACH, _PAIRS = 4.0, 8  # times what a sum may be off; changes that few numbers may undo by chance
_TINY = 2.0**-40  # of the largest result: what is so far below it may be flushed on the way
_SMALLEST_NORMAL = 2.0**-126  # of fp32: smaller results may be flushed
_OF_A_BYTE = 2.0**-17  # a rounding of a number of 8 bits, relative to one
_MOST_MOVED = 2.0**120  # beyond are infinities, which a rounding makes
_ROUNDED = {np.add, np.subtract, np.multiply, np.divide}
_SALTS = tuple(0x9E3779B9 * odd & 0xFFFFFFFF for odd in range(1, 32, 2))
_OF_FP64 = 2.0**-24  # how much closer fp64 is to what is right than fp32, with 32 times what the types are apart
_ARITHMETIC = frozenset(
    "absolute add clip copysign divide equal fabs floor fmax fmin greater greater_equal isfinite isinf isnan less "
    "less_equal logical_and logical_not logical_or maximum minimum multiply negative not_equal positive reciprocal "
    "rint sign signbit sqrt square subtract trunc".split()
)  # NumPy's functions that hardware computes to a last bit or two
_EXACT = _ARITHMETIC - {"add", "divide", "multiply", "reciprocal", "sqrt", "square", "subtract"}  # round nothing
_STEPS = frozenset({"ceil", "floor", "rint", "sign", "trunc"})
_UNKNOWN = ""  # a function that a reference may use
_OF_ROWS = ("accumulate", "reduce")  # methods of NumPy's functions
_NEARLY_BEYOND = 2.0**124  # in fp32
_FEW_NUMBERS = 0.25  # of the results
_TELLING = 16  # unlike numbers among results: fewer may be among the inputs by chance
Parts = Mapping[str, Array]


_Found = TypeVar("_Found")


class _PartOfForm:
    """A form as a key: alike are those whose workgroups' parts are, of the same operator."""

    def __init__(self, form: Form) -> None:
        self.form = form
        part, _ = _part(form, least=_TELLING)
        details = (part.axes, form.blocks, form.tensors, form.scalars, form.numerics)
        self._key = (id(form.operator), *map(repr, details))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _PartOfForm) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)


def _of_its_part(function: Callable[[Form], _Found]) -> Callable[[Form], _Found]:
    """Ask a function only once that tries an operator on a workgroup's part, whose answer many cases share."""
    known = lru_cache(maxsize=256)(lambda key: function(key.form))
    return wraps(function)(lambda form: known(_PartOfForm(form)))


@_of_its_part
def makes_few_numbers(form: Form) -> bool:
    """Whether few results of some output of floats are numbers where inputs are normal, as of a logarithm or a product
    of many factors.
    """
    part, region = _part(form, least=_TELLING)
    try:
        results = reference(part, normal(np.random.default_rng(1), part), region)
    except InputError:  # the first case says what is wrong
        return False
    return any(are.mean() < _FEW_NUMBERS for are in are_numbers(part, results).values())


def tried(call: Call) -> Parts | None:
    """Return what a reference makes of a call; None where it raises, as one that takes plain arrays alone may."""
    function = call.form.operator.reference
    assert function is not None
    with np.errstate(all="ignore"), suppress(InputError), users_code(call.form.operator, "reference"):
        return function(call)
    return None


def cut(form: Form, tensors: Parts, region: Region) -> dict[str, Array]:
    """Return each input's part of a region."""
    return {name: array[form.slices(name, region)] for name, array in tensors.items()}


def reference(form: Form, tensors: Parts, region: Region, precision: Any = np.float64) -> dict[str, Array]:
    """Compute the outputs of a region, before they are rounded to their types.

    Raises InputError for a reference that raises, or that returns anything other than its outputs.
    """
    function = form.operator.reference
    assert function is not None
    call = Call(form, cut(form, tensors, region), region, precision)
    with np.errstate(all="ignore"), users_code(form.operator, "reference"):
        parts = function(call)
    if isinstance(parts, Mapping):  # a NumPy comparison returns a mask
        is_mask = {name for name, part in parts.items() if isinstance(part, np.ndarray) and part.dtype == bool}
        parts = {name: part.astype(np.float64) if name in is_mask else part for name, part in parts.items()}
    _check_result(form, region, parts)
    return dict(parts)


def _check_result(form: Form, region: Region, parts: Any) -> None:
    where = f"operator '{form.operator.name}': reference"
    if not isinstance(parts, Mapping) or set(parts) != set(form.outputs):
        is_mapping = isinstance(parts, Mapping)
        got = f"a mapping of {', '.join(map(str, parts)) or 'nothing'}" if is_mapping else type(parts).__name__
        raise InputError(f"{where} returned {got}: it returns an array for each of {', '.join(form.outputs)}")
    for name, part in parts.items():
        size, element_type = form.size(name), form.format(name)
        shape = tuple(len(range(*at.indices(side))) for at, side in zip(form.slices(name, region), size, strict=True))
        if not isinstance(part, np.ndarray) or part.shape != shape:
            got = f"the shape {part.shape}" if isinstance(part, np.ndarray) else f"the type {type(part).__name__}"
            raise InputError(f"{where}: '{name}' has {got}, its part of this region has {shape}")
        if part.dtype not in (np.float64, np.float32) and (
            element_type.is_float or part.dtype not in (np.int64, np.uint64)
        ):
            wanted = "fp64" if element_type.is_float else "whole numbers of 64 bits, or fp64"
            raise InputError(f"{where}: '{name}' is {part.dtype}: it returns {wanted}")


@dataclass(frozen=True)
class _ShakenCall(Call):
    """A call whose numbers differ a little from its tensors' and scalars', by up to `by` of their size; `are_alike` if
    equal numbers are changed alike.
    """

    rng: np.random.Generator = field(default_factory=np.random.default_rng)
    by: float = _SHAKEN
    are_alike: bool = False
    is_one_by_one: bool = False
    least: float = 0.0  # of `by`, by which each number is changed

    def __getitem__(self, tensor: str) -> Array:
        numbers = super().__getitem__(tensor)
        if numbers.dtype.kind != "f":
            return numbers
        drawn = self._of_values(numbers) if self.are_alike else self.rng.uniform(-1, 1, numbers.shape)
        drawn = np.copysign(self.least + (1 - self.least) * np.abs(drawn), drawn)
        changed = np.asarray((numbers * (1 + self.by * drawn)).astype(numbers.dtype))
        return changed.view(_OneByOne) if self.is_one_by_one else changed

    def _of_values(self, numbers: Array) -> Array:
        """Return numbers between -1 and 1 that follow from others and from what is drawn once."""
        bits = numbers.astype(np.float64).view(np.uint64) + self.rng.integers(1 << 63, dtype=np.uint64)
        for _ in range(2):
            bits = (bits ^ (bits >> np.uint64(31))) * np.uint64(0x9E3779B97F4A7C15)
        return np.asarray((bits >> np.uint64(11)) * 2.0**-52 - 1)

    def scalar(self, name: str) -> float | int:
        number = super().scalar(name)
        return number * (1 + self.by * self.rng.uniform(-1, 1)) if isinstance(number, float) else number


@dataclass(frozen=True)
class _BentCall(Call):
    """A call whose numbers are others in the same order."""

    def __getitem__(self, tensor: str) -> Array:
        numbers = super().__getitem__(tensor)
        return numbers**3 + numbers if numbers.dtype.kind == "f" else numbers


class Either(NamedTuple):
    """What a region's bools or whole numbers may be: from `least` to `most`, which differ where small changes of the
    inputs decide. Where few numbers that lie far apart have come up, as of places, it may be one of these alone: `seen`
    has what came up, if that is not too much to keep. `share` is how much of it the reference makes otherwise in fp32.
    """

    least: Array
    most: Array
    seen: Array | None = None
    share: float = 0.0

    def at(self, part: tuple[slice, ...]) -> "Either":
        seen = None if self.seen is None else self.seen[(slice(None), *part)]
        return Either(self.least[part], self.most[part], seen, self.share)

    def has(self, numbers: Array, decode: Callable[[Array], Array]) -> Array:
        """Return which of the numbers may be."""
        least, most = decode(self.least), decode(self.most)
        may_be = np.asarray((least <= numbers) & (numbers <= most))
        if self.seen is None:
            return may_be
        ordered = np.sort(decode(self.seen), axis=0)
        unlike = 1 + np.count_nonzero(ordered[1:] != ordered[:-1], axis=0)
        are_few = (unlike <= _FEW_UNLIKE) & (most.astype(np.float64) - least > _APART * unlike)
        return np.asarray(may_be & (~are_few | (ordered == numbers).any(axis=0)))


def _order_decides(form: Form, names: Sequence[str]) -> bool:
    """Whether bools and whole numbers among the outputs follow from the order of the inputs' numbers alone, as where
    the largest stands: then nothing is rounded on the way, and equal numbers stay equal.
    """
    function = form.operator.reference
    assert function is not None
    part, region = _part(form, least=_TELLING)
    numbers = normal(np.random.default_rng(1), part)
    right = reference(part, numbers, region)
    with np.errstate(all="ignore"), users_code(form.operator, "reference"):
        bent = function(_BentCall(part, cut(part, numbers, region), region))
    return all(np.array_equal(right[name], bent[name]) and np.unique(right[name]).size > 1 for name in names)


def either(form: Form, tensors: Parts, region: Region) -> dict[str, Either]:
    """Return what the bools and whole numbers among a region's outputs may be: what the reference gives while the
    inputs are changed a little, in fp32, with each operation rounded to numbers beside, and with its own roundings.
    Where only their order decides, equal ones are changed alike and all by less; nothing is where numbers are only
    compared. Outputs that only whole numbers decide are left out.
    """
    names = [name for name in form.outputs if not form.format(name).is_float]
    has_floats = any(form.format(name).is_float for name in form.inputs)
    if not names or not (has_floats or any(isinstance(value, float) for value in form.scalars.values())):
        return {}
    function = form.operator.reference
    assert function is not None
    part, rng, parts = cut(form, tensors, region), np.random.default_rng(3), reference(form, tensors, region)
    precision = np.float64 if has_floats and _is_in_fp64(form) else np.float32
    with np.errstate(all="ignore"), users_code(form.operator, "reference"):
        plain = _inexact(form, part, region, None) if precision == np.float32 else parts
    runs: list[Callable[[], Parts]] = [lambda: plain]
    if form.operator.as_written is not None:
        runs.append(partial(form.operator.as_written, Call(form, part, region)))
    shaken = _ShakenCall(form, part, region, rng=rng, by=_decides(form, precision))
    if _order_decides(form, names):
        by = 0.0 if _only_compares(form) else _SHAKEN_ORDER
        shaken = replace(shaken, by=_in_precision(by, precision), are_alike=True)
    if shaken.by:
        runs += [partial(function, shaken)] * _SHAKES
        runs += [partial(function, call) for call in of_kinds(form, part, region, _BESIDE[precision], precision)]
    right = {name: form.format(name).encode(parts[name]) for name in names}
    in_fp32 = {name: form.format(name).encode(np.asarray(plain[name])) for name in names}
    found = {name: Either(array, array, share=float(np.mean(in_fp32[name] != array))) for name, array in right.items()}
    seen: dict[str, list[Array]] = {name: [array] for name, array in right.items()}
    with np.errstate(all="ignore"):
        for run in runs:
            with suppress(InputError), users_code(form.operator, "reference"):  # it may take plain arrays alone
                again = run()
                for name, known in found.items():
                    array = form.format(name).encode(np.asarray(again[name]))
                    least, most = np.minimum(known.least, array), np.maximum(known.most, array)
                    found[name] = known._replace(least=least, most=most)
                    if len(runs) * array.nbytes <= _MOST_SEEN:
                        seen[name].append(array)
    return {name: one._replace(seen=np.stack(seen[name])) if seen[name][1:] else one for name, one in found.items()}


def _decides(form: Form, precision: Any) -> float:
    """Return by how much inputs are changed to find what rounding decides: by what a sum in their type may be off, or
    by more where they are of 16 bits or fewer, which people compute with too, and where the reference has exponentials
    and the like.
    """
    by_sums = _EACH * _enlarged(form.summands) * _ROUNDOFF
    narrow = [name for name in form.inputs if form.format(name).is_float and form.format(name).roundoff > _ROUNDOFF]
    return _in_precision(min(_SHAKEN, by_sums) if _is_arithmetic(form) and not narrow else _SHAKEN, precision)


def _in_precision(by: float, precision: Any) -> float:
    return by * _OF_FP64 if precision == np.float64 else by


def either_of_all(form: Form, tensors: Parts, regions: Sequence[Region]) -> list[dict[str, Either]]:
    """Return the same for the regions that a problem consists of, computed at once: a reference's calls cost more than
    its sums.
    """
    known = either(form, tensors, form.everything)
    slices = [{name: form.slices(name, region) for name in known} for region in regions]
    return [{name: known[name].at(at) for name, at in of.items()} for of in slices]


def any_place(form: Form, parts: Parts) -> dict[str, Either]:
    """Return that a region's whole numbers may be anything."""
    found = {}
    for name, part in parts.items():
        if not form.format(name).is_float:
            element_type = form.format(name)
            least, most = (np.full(part.shape, limit, element_type.storage) for limit in element_type.limits)
            found[name] = Either(least, most)
    return found


def hangs_on_places(form: Form, tensors: Parts) -> bool:
    """Whether an output of floats depends on which of several alike numbers is chosen: small changes of the inputs,
    which choose one, change it much.
    """
    assert form.operator.reference is not None
    region = next(iter(form.regions()))
    part, rng, right = cut(form, tensors, region), np.random.default_rng(3), reference(form, tensors, region)
    with np.errstate(all="ignore"), users_code(form.operator, "reference"):
        for _ in range(_FEW_SHAKES):
            changed = form.operator.reference(_ShakenCall(form, part, region, rng=rng))
            for name, numbers in right.items():
                apart = _largest(np.asarray(changed[name]).astype(np.float64) - numbers)
                if form.format(name).is_float and apart > _CHANGED * _largest(numbers):
                    return True
    return False


def unsteady(form: Form, tensors: Parts, usual: Parts) -> set[str]:
    """Return the outputs of floats that say nothing about a kernel: those of which a number is more than half of what
    its type holds, unless each is by itself, or changes much if the inputs change by what a sum of fp32 may drift,
    against the results of `usual` inputs.
    """
    region, rng = form.everything, np.random.default_rng(3)
    right, of_usual = reference(form, tensors, region), reference(form, usual, region)
    part = cut(form, tensors, region)
    with np.errstate(all="ignore"), users_code(form.operator, "reference"):
        moved = list(_moved(form, part, region, rng))
    by_itself, found = sums_nothing(form), set[str]()
    for name in floats_of(form):  # what others may be is found by small changes
        numbers = right[name]
        is_held = _is_held(form, name, numbers)
        is_large = not by_itself and 2 * _largest(numbers) > form.format(name).largest
        bound = _UNSTEADY * max(_largest(numbers, is_held), _largest(of_usual[name]))
        counts = is_held if by_itself else np.ones(numbers.shape, bool)
        if is_large or any((~(np.abs(one[name]) <= bound) & counts).any() for one in moved):
            found.add(name)
    return found


def floats_of(form: Form) -> list[str]:
    """Return the outputs of floats."""
    return [name for name in form.outputs if form.format(name).is_float]


def dependent(form: Form, tensors: Parts) -> tuple[str, str] | None:
    """Return an output, and an axis along which it depends on other parts of the inputs, though the operator calls the
    axis independent: a block's part alone is not what it is in the whole. None if there is no such axis.
    """
    for axis in form.operator.independent:
        others = {name: slice(0, form.axes[name]) for name in form.operator.independent if name != axis}
        if form.block(axis) >= form.axes[axis]:
            continue
        whole = reference(form, tensors, {**others, axis: slice(0, form.axes[axis])})
        for region in form.regions([axis]):
            part = reference(form, tensors, {**others, **region})
            for name, numbers in part.items():
                right = whole[name][form.slices(name, region)].astype(np.float64)
                if _differ(numbers.astype(np.float64), right):
                    return name, axis
    return None


def _differ(one: Array, other: Array) -> bool:
    """Whether results differ by more than what another order of summation in fp64 makes of them."""
    with np.errstate(all="ignore"):
        is_apart = np.abs(one - other) > _SAME * max(_largest(other), 1e-300)
    return bool((is_apart | (np.isnan(one) != np.isnan(other))).any())


def calibrated(
    form: Form,
    tensors: Parts,
    regions: Sequence[Region],
    exact: Sequence[Parts],
    *,
    is_rough: bool = False,
    summands: int | None = None,
) -> tuple[list[dict[str, Tolerance]], list[dict[str, Array]]]:
    """Return a tolerance for each region and output: the error in fp32, enlarged, plus the rounding of the output; and
    where nothing is summed, how far each element may be off by itself, if what cancels on the way lets some be off by
    more than their own size does.

    The error is that of the reference in fp32 against fp64, with the reduced axes in several orders. It is multiplied
    by four or by the root of the number of summands, because NumPy sums by halves and a kernel may sum one by one;
    `summands` is their number where it is not that of the sizes.

    A region's few elements may be right by chance, so the largest error of all regions, relative to their largest
    elements, counts for each region. For floats, half a rounding of each summand is added, all in one direction. A
    result that depends on the order (a scan, an index) is not reordered. A reference with roundings of its own on the
    way adds four times what they change. A reference that computes in fp64 whatever it is asked for has no error in
    fp32: its error, and with `is_rough` that of any, is what follows from inputs that are changed by a rounding of
    fp32; with `is_rough`, at least what follows from sums that drift all in one direction.
    """
    found, each = _calibrated(form, tensors, regions, exact, is_rough, form.summands if summands is None else summands)
    chosen = _chosen(form)
    fine = [name for name in form.outputs if form.format(name).size_bytes == _FP64_BYTES] if _is_in_fp64(form) else []
    for of_region in found:
        of_region |= {name: of_region[name].finer(_OF_FP64) for name in fine}
        of_region |= dict.fromkeys(chosen, CHOSEN)
    return found, each


def by_element(form: Form, tensors: Parts, regions: Sequence[Region], exact: Sequence[Parts]) -> list[dict[str, Array]]:
    """Return how far each element of a region's floats may be off by itself, however large others are: nothing where
    that is not known, since the reference rounds on the way itself, computes in fp64, or sums nothing.

    It is what becomes of the element where inputs are changed by several times what a sum in fp32 may be off, even if
    all of it drifts in one direction, up and down, so that a number at an edge falls to either side; as many
    times the reference's error in fp32 on these inputs; and what becomes of it where each operation is rounded to a
    neighbour. People write 1 - 2 / (exp(2 x) + 1) and x - (maximum + log(sum)) too: a small part of a usual result is
    added, or as much of it as the largest input is rounded. Where the reference itself is beyond fp32, it is infinite.
    """
    if (
        sums_nothing(form)
        or form.operator.as_written is not None
        or _is_in_fp64(form)
        or _computes_in_fp64(form, tensors, regions, exact)
    ):
        return [{} for _ in regions]
    summands = form.summands
    times = _EACH * _enlarged(summands)
    by = max(times * _ROUNDOFF, _EACH * _drift(form), _of_narrow_types(form))
    names = floats_of(form)
    found = [dict[str, Array]() for _ in regions]
    with np.errstate(all="ignore"), users_code(form.operator, "reference"):
        for whole, members in _together(form, regions):
            part, right = cut(form, tensors, whole), reference(form, tensors, whole)
            beside = _off_on_the_way(form, part, whole, right)
            most = {name: np.where(np.isnan(beside[name]), np.inf, beside[name]) for name in names}
            for changed, error in _around(form, part, whole, by, times):
                for name in names:
                    off = np.abs(changed[name] - right[name]) + error[name]
                    np.maximum(most[name], np.where(np.isnan(off), np.inf, off), out=most[name])
            for number, slices in members:
                found[number] = {name: most[name][slices[name]].copy() for name in names}
    _share_zeros(names, exact, found)
    roundings, usual = 2 * form.operator.roundings(form) - 1, _usual_of_sums(form)
    largest = max((one for region in regions for one in _largest_inputs(form, cut(form, tensors, region))), default=0.0)
    on_the_way = _ON_THE_WAY + min(_EACH * _ROUNDOFF * largest, _UNSTEADY)
    for parts, of_region in zip(exact, found, strict=True):
        for name in of_region:
            element_type, size = form.format(name), np.abs(parts[name].astype(np.float64))
            relative = roundings * element_type.roundoff + summands * _ROUNDOFF / 2 + _ON_THE_WAY
            of_region[name] += relative * size + _TINY * _largest(parts[name], _is_held(form, name, parts[name]))
            of_region[name] += roundings * element_type.smallest / 2 + _SMALLEST_NORMAL + on_the_way * usual[name]
    return found


def beyond(
    form: Form, tensors: Parts, regions: Sequence[Region], exact: Sequence[Parts], *, are_special: bool
) -> list[dict[str, Array]]:
    """Return which floats may be anything, since what a kernel computes in fp32 leaves what it holds: those that are
    beyond their type; those that are no numbers in fp64, but in more bits, of inputs that are; beside some of these,
    those that fp32 makes none of; products of rows of which some factors alone are too large or too small; and of
    inputs that are numbers NaN and infinities of which roundings make something else, and NaN that nobody specified.
    """
    names = floats_of(form)
    found = [{name: np.zeros(parts[name].shape, bool) for name in names} for parts in exact]
    for region, members in _together(form, regions):
        numbers = [number for number, _ in members]
        are_held = all(_is_held(form, name, exact[number][name]).all() for number in numbers for name in names)
        if are_held and not _multiplies_rows(form):
            continue
        part = cut(form, tensors, region)
        right = exact[numbers[0]] if len(numbers) == 1 else reference(form, tensors, region)
        free = {name: ~_is_held(form, name, right[name]) & np.isfinite(right[name]) for name in names}
        if not are_special and not all(np.isfinite(right[name]).all() for name in names):
            for call in (*of_kinds(form, part, region, _TURNED, np.float32), Call(form, part, region, np.longdouble)):
                moved = tried(call) or right
                free = {name: of | _is_of_another_kind(right[name], moved[name]) for name, of in free.items()}
        if form.numerics.get("nan") == "unspecified":
            free = {name: of | np.isnan(right[name]) for name, of in free.items()}
        lost = products = {name: np.zeros_like(of) for name, of in free.items()}
        if not are_special and any(of.any() for of in free.values()):
            narrow = tried(Call(form, part, region, np.float32)) or right
            lost = {name: ~(np.abs(narrow[name]) <= _NEARLY_BEYOND) for name in names}
        if _multiplies_rows(form):
            (by_parts,) = of_kinds(form, part, region, [_ByParts], np.float32)
            moved = tried(by_parts) or right
            with np.errstate(all="ignore"):
                products = {
                    name: ~(np.abs(moved[name] - right[name]) <= _CHANGED * np.abs(right[name])) for name in names
                }
        for number, at in members:
            is_free = any(free[name][at[name]].any() for name in names)
            found[number] = {
                name: np.asarray((free[name] | products[name] | (lost[name] & is_free))[at[name]]) for name in names
            }
    return found


def _multiplies_rows(form: Form) -> bool:
    """Whether the reference multiplies the numbers of a row."""
    used, _ = _used(form)
    return any(name == "multiply" and method in _OF_ROWS for name, method, _ in used)


def _share_zeros(names: Sequence[str], exact: Sequence[Parts], found: Sequence[dict[str, Array]]) -> None:
    """Let each result that is zero be off by as much as any of them: at the end of a range, what rounding makes of one
    may all be cut off there by chance, as of a root of one less a sum.
    """
    for name in names:
        zeros = [parts[name] == 0 for parts in exact]
        shared = max(_largest(of[name][is_zero]) for of, is_zero in zip(found, zeros, strict=True))
        for of_region, is_zero in zip(found, zeros, strict=True):
            of_region[name][is_zero] = np.maximum(of_region[name][is_zero], shared)


def _of_narrow_types(form: Form) -> float:
    """Return by how much inputs are changed where they and a result have 16 bits or less: people round to such a type
    on the way, as an attention's weights before the second product.
    """
    given, made = (
        [form.format(name).roundoff for name in names if form.format(name).is_float]
        for names in (form.inputs, form.outputs)
    )
    is_narrow = min(given, default=0.0) > _ROUNDOFF and max(made, default=0.0) > _ROUNDOFF
    return 2 * max(given) if is_narrow else 0.0


def _largest_inputs(form: Form, tensors: Parts) -> Iterator[float]:
    for name in form.inputs:
        if form.format(name).is_float:
            yield _largest(form.format(name).decode(tensors[name]))


def _around(
    form: Form, part: Parts, region: Region, by: float, times: float
) -> Iterator[tuple[dict[str, Array], dict[str, Array]]]:
    """Yield what the reference makes of inputs that are changed by up to such a share, in pairs to either side; and how
    far a kernel in fp32 may be off on them: so many `times` the reference's error, or twice that of sums one by one.
    """
    function = form.operator.reference
    assert function is not None
    for pair in range(_PAIRS):
        for change in (by, -by):
            shaken = _ShakenCall(form, part, region, by=change, least=0.5)
            found = []
            for precision, is_one_by_one in ((np.float64, False), (np.float32, False), (np.float32, True)):
                rng = np.random.default_rng(pair)
                call = replace(shaken, precision=precision, rng=rng, is_one_by_one=is_one_by_one)
                found.append({name: np.asarray(one).astype(np.float64) for name, one in function(call).items()})
            right, inexact, summed = found
            yield (
                right,
                {
                    name: np.maximum(times * np.abs(inexact[name] - numbers), 2 * np.abs(summed[name] - numbers))
                    for name, numbers in right.items()
                },
            )


class Followed(np.ndarray[Any, Any]):
    """Numbers of which all that is made is of their kind too; `made` makes it, or looks at what is made."""

    def __array_ufunc__(self, ufunc: np.ufunc, method: str, *inputs: Any, **options: Any) -> Any:
        given = [np.asarray(one) if isinstance(one, Followed) else one for one in inputs]
        (into,) = options.pop("out", (None,))
        found = self.made(ufunc, method, given, options)
        if into is None:
            return found.view(type(self)) if isinstance(found, np.ndarray) else found
        np.asarray(into)[...] = found
        return into

    def __array_function__(self, *asked: Any) -> Any:
        found = super().__array_function__(*asked)
        return found.view(type(self)) if isinstance(found, np.ndarray) else found

    def made(self, ufunc: np.ufunc, method: str, given: Sequence[Any], options: Mapping[str, Any]) -> Any:
        return getattr(ufunc, method)(*given, **options)


class _OneByOne(Followed):
    """Numbers that are summed one after the other, as a kernel may do it, where NumPy sums by halves; and rounded to
    the next number where they are added, subtracted, multiplied or divided: in another order they may be.
    """

    salt, moved, steps, sums = 0x9E3779B9, np.float32, 1, "one by one"

    def made(self, ufunc: np.ufunc, method: str, given: Sequence[Any], options: Mapping[str, Any]) -> Any:
        is_sum = ufunc is np.add and method == "reduce" and options.get("where", True) is True
        if is_sum and self.sums != "by halves":
            rng = np.random.default_rng(self.salt) if self.sums == "in any order" else None
            found = _one_by_one(given[0], rng, **options)
        else:
            found = super().made(ufunc, method, given, options)
        found = self._rounded(found)
        return self._beside(np.asarray(found)) if is_sum or ufunc in _ROUNDED else found

    def _rounded(self, found: Any) -> Any:
        return found

    def _beside(self, numbers: Array) -> Array:
        """Return the numbers so many steps beside given ones, above or below as their bits and an odd number have it;
        those of other types as they are.
        """
        if numbers.dtype == np.complex64:
            return self._beside(np.ascontiguousarray(numbers).view(np.float32)).view(np.complex64)
        if numbers.dtype != self.moved:
            return numbers
        words = np.ascontiguousarray(numbers).view(np.uint32).reshape(*numbers.shape, -1)
        mixed = np.bitwise_xor.reduce(words, axis=-1) * np.uint32(self.salt)
        ends = np.where(mixed > np.uint32(1 << 31), np.inf, -np.inf).astype(numbers.dtype)
        moved = numbers
        for _ in range(self.steps):
            moved = np.nextafter(moved, ends)
        zeros = np.copysign(numbers, ends)  # a difference that is written the other way round has the other sign
        return np.where(numbers == 0, zeros, np.where(np.abs(numbers) < _MOST_MOVED, moved, numbers))


class _InFp32(_OneByOne):
    """The same of whole numbers too, and where a reference computes in fp64 whatever it is asked for: what it makes of
    floats is rounded to fp32.
    """

    def _rounded(self, found: Any) -> Any:
        narrower = {"float64": np.float32, "complex128": np.complex64}
        dtype = narrower.get(str(getattr(found, "dtype", "")))
        return found if dtype is None else found.astype(dtype)


def _is_of_another_kind(right: Array, moved: Array) -> Array:
    """Return where what is NaN or infinite is not the same there."""
    is_same = (right == moved) | (np.isnan(right) & np.isnan(moved))
    return np.asarray(~np.isfinite(right) & ~is_same)


class _ByParts(_InFp32):
    """Numbers of rows whose product is that of the large ones times that of the small ones: it is a number where no
    order of multiplication makes another of it.
    """

    def made(self, ufunc: np.ufunc, method: str, given: Sequence[Any], options: Mapping[str, Any]) -> Any:
        if ufunc is not np.multiply or method not in _OF_ROWS:
            return super().made(ufunc, method, given, options)
        (factors,), of = given, getattr(np.multiply, method)
        is_large, one = np.abs(factors) > 1, factors.dtype.type(1)
        return of(np.where(is_large, factors, one), **options) * of(np.where(is_large, one, factors), **options)


# Each rounds to other neighbours, and sums in one of these ways.
_WAYS = ("one by one", "in any order", "by halves")
_TURNED = [
    type("Turned", (_InFp32,), {"salt": salt, "sums": _WAYS[number % len(_WAYS)]}) for number, salt in enumerate(_SALTS)
]
# The same, farther, for what floats of a type decide.
_BESIDE = {
    precision: [type("Beside", (of,), {"salt": salt, "moved": precision, "steps": _ROUNDED_BY}) for salt in _SALTS]
    for precision, of in ((np.float32, _InFp32), (np.float64, _OneByOne))
}


def _one_by_one(
    numbers: Array,
    rng: np.random.Generator | None,
    axis: int | tuple[int, ...] | None = 0,
    keepdims: bool = False,
    dtype: Any = None,
    **_: Any,
) -> Array:
    along = tuple(range(numbers.ndim)) if axis is None else tuple(np.atleast_1d(axis) % max(1, numbers.ndim))
    length = math.prod(numbers.shape[at] for at in along)
    last = np.moveaxis(numbers, along, range(-len(along), 0))
    rows = last.reshape(*last.shape[: last.ndim - len(along)], length)
    rows = rows if rng is None else rows[..., rng.permutation(length)]
    sums = np.add.accumulate(rows, axis=-1, dtype=dtype)[..., -1] if length else rows.sum(axis=-1)
    return np.asarray(np.expand_dims(sums, along) if keepdims else sums)


def _is_in_fp64(form: Form) -> bool:
    """Whether all floats among the inputs are of fp64. Whole numbers alone are in no smaller type either."""
    sizes = {form.format(name).size_bytes for name in form.inputs if form.format(name).is_float}
    return sizes <= {_FP64_BYTES}


def _part(form: Form, least: int = 1) -> tuple[Form, dict[str, slice]]:
    """Return a form of one workgroup's part on which an operator is tried, of at least so many elements along each
    independent axis, and the region that is all of it.
    """
    blocks = {axis: form.block(axis) for axis in form.operator.independent if axis not in form.operator.fixed}
    part = form.at(**{axis: block * -(-least // block) for axis, block in blocks.items()})
    return part, part.everything


@_of_its_part
def _chosen(form: Form) -> list[str]:
    """Return the outputs whose numbers are all zeros or numbers of an input of their type, where inputs are normal, or
    small or large ones: what is chosen, moved or sorted is not rounded, as far as the reference computes nothing.
    """
    alike = {
        name: [tensor for tensor in form.inputs if form.tensors[tensor].dtype == form.tensors[name].dtype]
        for name in form.outputs
        if form.format(name).is_float
    }
    if not any(alike.values()) or form.operator.cases is not None or not _functions(form) <= _EXACT | {_UNKNOWN}:
        return []
    part, region = _part(form, least=_TELLING)
    drawn = normal(np.random.default_rng(1), part)
    names = [name for name, tensors in alike.items() if tensors]
    for size in (1.0, _SCALED, 1 / _SCALED):
        numbers = _sized(part, drawn, size)
        results = reference(part, numbers, region)
        names = [
            name
            for name in names
            if _are_among(results[name], [part.format(one).decode(numbers[one]) for one in alike[name]])
        ]
    return names


def _sized(form: Form, tensors: Parts, size: float) -> dict[str, Array]:
    """Return tensors whose floats are so many times as large."""
    formats = {name: form.format(name) for name in tensors}
    return {
        name: formats[name].encode(formats[name].decode(array) * size) if formats[name].is_float else array
        for name, array in tensors.items()
    }


def _are_among(results: Array, tensors: Sequence[Array]) -> bool:
    """Whether results, of which several are unlike, are all zeros or numbers of these tensors."""
    left = np.unique(results.astype(np.float64))
    left = left[np.isfinite(left) & (left != 0)]
    return left.size >= _TELLING and bool(np.isin(left, np.concatenate([one.reshape(-1) for one in tensors])).all())


def _calibrated(
    form: Form, tensors: Parts, regions: Sequence[Region], exact: Sequence[Parts], is_rough: bool, summands: int
) -> tuple[list[dict[str, Tolerance]], list[dict[str, Array]]]:
    """Return the tolerances that an error in fp32 gives, and by itself how far each element may be off."""
    rounded = _as_written(form, tensors, regions)
    is_shaken = computes_in_fp64 = _computes_in_fp64(form, tensors, regions, exact)
    if sums_nothing(form) and (found := _elementwise(form, tensors, regions, exact, rounded, is_shaken=is_shaken)):
        return [tolerances for tolerances, _ in found], [each for _, each in found]
    is_shaken |= is_rough
    basis, usual = _basis(form, is_shaken=is_shaken), _usual_of_sums(form)
    errors = [dict.fromkeys(parts, 0.0) for parts in exact]
    unlike = dict.fromkeys(exact[0], 0.0)
    held = [{name: _is_held(form, name, part) for name, part in parts.items()} for parts in exact]
    largest = [{name: _largest(part, held[n][name]) for name, part in parts.items()} for n, parts in enumerate(exact)]
    rng = np.random.default_rng(1)
    is_free = bool(form.reduced) and _order_is_free(form, tensors, regions, exact)
    for _ in range(ORDERS if is_free else 1):
        orders = _orders(form, rng) if is_free else {}
        for whole, members in _together(form, regions):
            shuffled = {
                name: _reordered(form, name, array, orders) for name, array in cut(form, tensors, whole).items()
            }
            with np.errstate(all="ignore"):
                inexact = _inexact(form, shuffled, whole, rng) if is_shaken else _as_passed(form, shuffled, whole)
                drifts = list(_moved(form, shuffled, whole, rng)) if is_rough else []
            back = {name: _restored(form, name, part, orders).astype(np.float64) for name, part in inexact.items()}
            for number, slices in members:
                for name, right in exact[number].items():
                    with np.errstate(all="ignore"):
                        computed, is_held = back[name][slices[name]], held[number][name]
                        error = computed - right
                    drift = max((_largest(moved[name][slices[name]], is_held) for moved in drifts), default=0.0)
                    errors[number][name] = max(
                        errors[number][name], _largest(error, is_held), drift / _enlarged(summands)
                    )
                    unlike[name] = max(unlike[name], _unlike(form, name, computed, right))
    for number in _little(form, exact) if computes_in_fp64 else _vanishing(form, largest):
        off = _off_on_the_way(form, cut(form, tensors, regions[number]), regions[number], exact[number])
        for name, most in errors[number].items():
            errors[number][name] = max(most, _largest(off[name], held[number][name]))
    changes = [dict.fromkeys(parts, 0.0) for parts in exact]
    for number, parts in enumerate(rounded):
        for name, part in parts.items():
            changes[number][name] = _largest(part.astype(np.float64) - exact[number][name], held[number][name])
            unlike[name] = max(unlike[name], _unlike(form, name, part, exact[number][name]))
    of_errors, of_changes = _of_largest(errors, largest), _of_largest(changes, largest)
    tolerances = [
        {
            name: _tolerance(
                form,
                name,
                basis,
                _Errors(
                    max(errors[number][name], of_errors[name] * size),
                    max(changes[number][name], of_changes[name] * size),
                    size,
                    unlike[name],
                ),
                summands,
                usual[name],
            )
            for name, size in sizes.items()
        }
        for number, sizes in enumerate(largest)
    ]
    return tolerances, [{} for _ in regions]


def _vanishing(form: Form, largest: Sequence[Mapping[str, float]]) -> list[int]:
    """Return the regions that vanish beside others: they may do so, or have hardly an error, in the reference's order
    of operations alone, as a sum of two numbers less their smaller and their larger, or the angle of a cosine of one.
    """
    most = {name: max(sizes[name] for sizes in largest) for name in largest[0] if form.format(name).is_float}
    return [
        number
        for number, sizes in enumerate(largest)
        if any(sizes[name] <= _SMALL * size for name, size in most.items())
    ]


def _little(form: Form, exact: Sequence[Parts]) -> list[int]:
    """Return all regions, if it is little work to ask the reference again: where it computes in fp64, changes of its
    inputs say little of what cancels, and nothing of what is made of whole numbers, as the angles of positions are.
    """
    terms = sum(part.size for parts in exact for part in parts.values()) * form.summands
    return list(range(len(exact))) if terms <= _MOST_TERMS and form.operator.cases is None else []


Members = list[tuple[int, dict[str, tuple[slice, ...]]]]


def _together(form: Form, regions: Sequence[Region]) -> list[tuple[Region, Members]]:
    """Return regions with the numbers and places of those that they hold: where the given ones are the whole problem,
    that alone, since a reference's calls cost more than its sums; otherwise each by itself.
    """
    axes = {axis: form.axes[axis] for axis in form.operator.independent}
    spans = [
        {axis: range(*region.get(axis, slice(None)).indices(size)) for axis, size in axes.items()} for region in regions
    ]
    places = {tuple((span.start, span.stop) for span in of.values()) for of in spans}
    covered = sum(math.prod(map(len, of.values())) for of in spans)
    if len(places) < len(regions) or covered != math.prod(axes.values()):
        whole = {name: (slice(None),) * len(form.size(name)) for name in form.outputs}
        return [(region, [(number, whole)]) for number, region in enumerate(regions)]
    slices = [{name: form.slices(name, region) for name in form.outputs} for region in regions]
    return [({axis: slice(0, size) for axis, size in axes.items()}, list(enumerate(slices)))]


def _is_held(form: Form, output: str, part: Array) -> Array:
    """Return which results their type holds: how far those beyond it may be off says nothing of the others."""
    element_type = form.format(output)
    return np.abs(part) <= element_type.largest if element_type.is_float else np.ones(part.shape, bool)


@_of_its_part
def sums_nothing(form: Form) -> bool:
    """Whether nothing is reduced, or what the operator calls so: where all inputs but those at one place along these
    axes are others, the results there are the same.
    """
    if not form.reduced:
        return True
    sides = {name: [str(side) for side in form.tensors[name].shape] for name in (*form.inputs, *form.outputs)}
    if form.operator.cases is not None or any(set(form.reduced) - {*sides[name]} for name in form.outputs):
        return False
    part, region = _part(form, least=_TELLING)  # of several rows: one result may be zero in both
    one, other = (normal(np.random.default_rng(seed), part) for seed in (1, 2))
    place = {axis: part.axes[axis] // 2 for axis in form.reduced}
    for name, array in one.items():
        at = tuple(place.get(side, slice(None)) for side in sides[name])
        other[name][at] = array[at]
    first, second = reference(part, one, region), reference(part, other, region)
    for name, results in first.items():
        at = tuple(place.get(side, slice(None)) for side in sides[name])
        is_same = np.array_equal(results[at], second[name][at], equal_nan=results.dtype.kind == "f")
        if not is_same or not results[at].any():  # of zeros alone nothing is known
            return False
    return True


def _is_arithmetic(form: Form) -> bool:
    """Whether floats are made only by functions that hardware computes to the last bits, as far as that shows."""
    return _functions(form) <= _ARITHMETIC


def has_steps(form: Form) -> bool:
    """Whether the reference rounds to whole numbers on the way, as far as that shows: a small change may be a step."""
    return bool(_functions(form) & _STEPS)


def _only_compares(form: Form) -> bool:
    """Whether numbers are compared, moved and rounded alone, as far as that shows."""
    return _functions(form) <= _EXACT


def _functions(form: Form) -> frozenset[str]:
    """Return NumPy's functions by which the reference makes floats; one without a name if it does not show them."""
    used, shows_all = _used(form)
    return frozenset(name for name, _, is_float in used if is_float) if shows_all else frozenset({_UNKNOWN})


@_of_its_part
def _used(form: Form) -> tuple[set[tuple[str, str, bool]], bool]:
    """Return the functions of NumPy that the reference uses, each with its method and whether that makes floats; and
    whether it shows all, which one does not that takes plain arrays alone.
    """
    used = set[tuple[str, str, bool]]()

    class Noted(_OneByOne):
        def made(self, ufunc: np.ufunc, method: str, given: Sequence[Any], options: Mapping[str, Any]) -> Any:
            found = super().made(ufunc, method, given, options)
            used.add((ufunc.__name__, method, np.asarray(found).dtype.kind == "f"))
            return found

    part, region = _part(form, least=_TELLING)
    drawn = normal(np.random.default_rng(1), part)
    (call,) = of_kinds(part, drawn, region, [Noted], np.float64)
    results = tried(call)
    return used, results is not None and all(isinstance(one, Noted) for one in results.values())


@_of_its_part
def _usual_size(form: Form) -> dict[str, float]:
    """Return the median size of each output of normal inputs, which what a kernel computes on the way may have too;
    zero where results only scale with their inputs, so that nothing on the way is larger than they are.
    """
    part, region = _part(form, least=_TELLING)  # a single result says nothing of how results scale
    numbers = normal(np.random.default_rng(1), part)
    floats = [name for name in form.inputs if form.format(name).is_float]
    is_of_bytes = any(form.format(name).values is not None for name in floats)
    scaled = numbers if is_of_bytes else _sized(part, numbers, _SCALED)
    usual, small = reference(part, numbers, region), reference(part, scaled, region)
    found = {}
    for name, results in usual.items():
        is_number = np.isfinite(results) & (np.abs(results) > _CHANGED * _largest(results))
        shares = small[name][is_number] / results[is_number]
        only_scales = bool(shares.size) and np.ptp(shares) <= _SAME * np.abs(shares).max() and scaled is not numbers
        only_scales &= bool(floats) or _is_arithmetic(form)
        found[name] = 0.0 if only_scales or not is_number.any() else float(np.median(np.abs(results[is_number])))
    return found


def _usual_of_sums(form: Form) -> dict[str, float]:
    """Return the same where something is summed; of an operator whose own cases say what its inputs are, zero."""
    return _usual_size(form) if form.operator.cases is None else dict.fromkeys(form.outputs, 0.0)


def _drift(form: Form) -> float:
    """Return by what share a sum in fp32 of alike numbers may be off: each addition rounds in the same direction."""
    return _ROUNDOFF * max(1.0, form.summands / 2)


@dataclass(frozen=True)
class _GivenCall(Call):
    """A call whose numbers are given, where a tensor has such, and whose scalars are as a launch passes them."""

    numbers: Mapping[str, Array] = field(default_factory=dict)

    def __getitem__(self, tensor: str) -> Array:
        given = self.numbers.get(tensor)
        if given is None:
            return super().__getitem__(tensor)
        return given.astype(self.precision) if given.dtype.kind == "f" else given

    def scalar(self, name: str) -> float | int:
        return self.form.passed(name)

    def index(self, axis: str) -> Array:
        """Return positions of which is made what is made of numbers: a kernel computes with them in fp32 too."""
        return super().index(axis).view(next(map(type, self.numbers.values()), _InFp32))


class _InexactCall(Call):
    """A call in fp32, in which what is made of positions has no more bits either."""

    def index(self, axis: str) -> Array:
        return super().index(axis).view(_InFp32)


def of_kinds(
    form: Form, part: Parts, region: Region, kinds: Sequence[type[Followed]], precision: Any
) -> Iterator[_GivenCall]:
    """Yield calls whose numbers are of these kinds, which say what is made of them."""
    call = Call(form, part, region, precision)
    given = {name: np.asarray(call[name]) for name in part}
    for kind in kinds:
        numbers: dict[str, Array] = {name: array.copy().view(kind) for name, array in given.items()}
        yield _GivenCall(form, part, region, precision, numbers=numbers)


def _moved(form: Form, part: Parts, region: Region, rng: np.random.Generator) -> Iterator[dict[str, Array]]:
    """Yield by how much the outputs of a region may be off where sums drift in one direction: as its inputs drift, and
    as fp32 is off on inputs a little beside these. Of numbers that are all alike, fp32 may be exact by chance.
    """
    function, exact = form.operator.reference, Call(form, part, region)
    assert function is not None
    by, drift = _drift(form), _ShakenCall(form, part, region, rng=rng, by=_drift(form))
    yield _apart(function(drift), function(exact))
    for _ in range(_FEW_SHAKES):
        numbers = {
            name: np.asarray(exact[name] * (1 + _SHAKEN * rng.uniform(-1, 1, part[name].shape)), np.float32)
            for name in part
            if exact[name].dtype.kind == "f"
        }
        inexact, right = (
            function(_GivenCall(form, part, region, precision, numbers=numbers))
            for precision in (np.float32, np.float64)
        )
        yield {name: by / _ROUNDOFF * apart for name, apart in _apart(inexact, right).items()}


def _apart(one: Parts, other: Parts) -> dict[str, Array]:
    return {name: np.asarray(one[name]).astype(np.float64) - np.asarray(numbers) for name, numbers in other.items()}


def _enlarged(summands: int) -> float:
    """Return how many times its error in fp32 a result may be off."""
    return float(max(_SAFETY, summands**0.5))


def _inexact(form: Form, part: Parts, region: Region, rng: np.random.Generator | None) -> dict[str, Array]:
    """Compute the outputs of a region in fp32 or, given a generator, those of inputs that are changed by a rounding of
    fp32.
    """
    if rng is None:
        return _plain(_InexactCall(form, part, region, np.float32))
    return _plain(_ShakenCall(form, part, region, rng=rng, by=_ROUNDOFF))


def _as_passed(form: Form, part: Parts, region: Region) -> dict[str, Array]:
    """Compute the outputs of a region in fp32, of scalars as a launch passes them. A kernel may have them in its text
    too, with all digits: 1 - 0.9999 is another number then.
    """
    return _plain(_GivenCall(form, part, region, np.float32))


def _plain(call: Call) -> dict[str, Array]:
    """Return what a reference makes of a call, as plain arrays."""
    assert call.form.operator.reference is not None
    return {name: np.asarray(one) for name, one in call.form.operator.reference(call).items()}


def _computes_in_fp64(form: Form, tensors: Parts, regions: Sequence[Region], exact: Sequence[Parts]) -> bool:
    """Whether the reference computes in fp64 when it is asked for fp32: it converts its inputs, or it has a single
    operation. Numbers that are special may show nothing of how they are computed, so normal ones are looked at too.
    """
    if not _is_rounded_once(form, tensors, regions, exact):
        return False
    if form.operator.cases is not None:
        return True
    part = form.at(**{axis: span.stop - span.start for axis, span in regions[0].items()})
    numbers, region = normal(np.random.default_rng(1), part), next(iter(part.regions()))
    return _is_rounded_once(part, numbers, [region], [reference(part, numbers, region)])


def _is_rounded_once(form: Form, tensors: Parts, regions: Sequence[Region], exact: Sequence[Parts]) -> bool:
    """Whether the reference's results in fp32 are the exact ones, rounded once at most, where these are no numbers of
    fp32.
    """
    is_rounded = False
    for region, parts in zip(regions, exact, strict=True):
        with np.errstate(all="ignore"), users_code(form.operator, "reference"):
            inexact = _inexact(form, cut(form, tensors, region), region, None)
            for name, part in parts.items():
                right, inexact_part = part.astype(np.float64), np.asarray(inexact[name]).astype(np.float64)
                is_number = np.isfinite(right) & (np.abs(right) > _SMALLEST_NORMAL)
                if (np.abs(inexact_part - right) > _ONE_ROUNDING * np.abs(right))[is_number].any():
                    return False
                is_rounded |= bool((right.astype(np.float32) != right)[is_number].any())
    return is_rounded


def _of_largest(errors: Sequence[Mapping[str, float]], largest: Sequence[Mapping[str, float]]) -> dict[str, float]:
    """Return the largest error of all regions relative to their largest elements, by output. A region whose elements
    nearly vanish beside others' has lost digits that these have not.
    """
    least = {name: _SMALL * max(sizes[name] for sizes in largest) for name in largest[0]}
    return {
        name: max(
            (error[name] / size[name] for error, size in zip(errors, largest, strict=True) if size[name] > least[name]),
            default=0.0,
        )
        for name in largest[0]
    }


def _as_written(form: Form, tensors: Parts, regions: Sequence[Region]) -> list[dict[str, Array]]:
    """Compute the outputs with the reference's own roundings on the way, by region; return an empty list if it has
    none.
    """
    return [] if form.operator.as_written is None else outputs_by(form.operator.as_written, form, tensors, regions)


def outputs_by(
    function: Callable[[Call], Parts], form: Form, tensors: Parts, regions: Sequence[Region]
) -> list[dict[str, Array]]:
    """Compute the outputs by another function than the operator's reference, by region."""
    with np.errstate(all="ignore"), users_code(form.operator, "reference"):
        return [dict(function(Call(form, cut(form, tensors, region), region))) for region in regions]


def _elementwise(
    form: Form,
    tensors: Parts,
    regions: Sequence[Region],
    exact: Sequence[Parts],
    rounded: Sequence[Parts],
    *,
    is_shaken: bool,
) -> list[tuple[dict[str, Tolerance], dict[str, Array]]]:
    """Tolerances relative to each element, for operators that sum nothing and cancel nothing, and how far each may be
    off by itself; empty for others.

    An element may be off by `_ELEMENTWISE` of its size: fast exponentials and similar functions are not worse; by
    `_BY_ARITHMETIC` where the reference has none. It may also be off by `_ON_THE_WAY` of a usual result, unless results
    only scale with their inputs: people write 1 - 2 / (exp(2 x) + 1) for a hyperbolic tangent, and multiply it by x.
    And by `_SAFETY` times what it is off if each sum, difference, product and quotient of floats is rounded to a
    neighbour.
    """
    usual = _usual_size(form)
    rng = np.random.default_rng(1) if is_shaken else None
    with np.errstate(all="ignore"):
        inexact = [_inexact(form, cut(form, tensors, region), region, rng) for region in regions]
        worst = _worst_relative(form, inexact, exact, usual)
        change = _SAFETY * _worst_relative(form, rounded, exact, usual)
    if worst > _ELEMENTWISE / _SAFETY or change > _CHANGED:
        return []
    roundings = 2 * form.operator.roundings(form) - 1
    share = max(_BY_ARITHMETIC, _SAFETY * worst) if _is_arithmetic(form) else _ELEMENTWISE
    found = []
    for region, parts in zip(regions, exact, strict=True):
        off, tolerances, each = _off_on_the_way(form, cut(form, tensors, region), region, parts), {}, {}
        for name, right in parts.items():
            element_type = form.format(name)
            bound = roundings * element_type.roundoff + share + change if element_type.is_float else 0.0
            absolute = roundings * element_type.smallest / 2 + _SMALLEST_NORMAL + _ON_THE_WAY * usual[name]
            with np.errstate(invalid="ignore"):
                beyond = _SAFETY * off[name] - bound * np.abs(right)
            most = max(absolute, _largest(np.maximum(beyond, 0.0), _is_held(form, name, right)))
            tolerances[name] = replace(_basis(form), relative=bound, absolute=most)
            is_known = form.operator.as_written is None and element_type.size_bytes < _FP64_BYTES
            if (most > absolute or np.isnan(beyond).any()) and is_known:
                more = np.where(np.isnan(beyond), np.inf, np.maximum(absolute, beyond))
                with np.errstate(invalid="ignore"):
                    each[name] = bound * np.abs(right) + more
        found.append((tolerances, each))
    return found


def _off_on_the_way(form: Form, part: Parts, region: Region, right: Parts) -> dict[str, Array]:
    """Return how far floats of a region are off where each sum, difference, product and quotient of floats on the way
    is rounded to a neighbour in fp32: nothing of a reference that takes plain arrays alone. Whole numbers of 8 bits may
    be multiplied one by one before they cancel: each is off by a rounding then.
    """
    function = form.operator.reference
    assert function is not None
    off = {name: np.zeros(one.shape) for name, one in right.items()}
    floats = {name: right[name] for name in right if form.format(name).is_float}
    for call in of_kinds(form, part, region, _TURNED, np.float32):
        with np.errstate(all="ignore"), suppress(InputError), users_code(form.operator, "reference"):
            moved = function(call)
            off |= {name: np.maximum(off[name], np.abs(apart)) for name, apart in _apart(moved, floats).items()}
    for name in (name for name in whole_inputs(form) if form.format(name).size_bytes == 1):
        least, most = form.format(name).limits
        for by in (1, -1):
            beside = np.clip(part[name].astype(np.int64) + by, least, most).astype(part[name].dtype)
            with np.errstate(all="ignore"), users_code(form.operator, "reference"):
                changes = _apart(function(Call(form, {**part, name: beside}, region)), floats)
                off |= {output: np.maximum(off[output], _OF_A_BYTE * np.abs(one)) for output, one in changes.items()}
    return off


def _worst_relative(form: Form, inexact: Sequence[Parts], exact: Sequence[Parts], usual: Mapping[str, float]) -> float:
    """Return the largest error of an element relative to the element itself, or to a small part of a usual one."""
    worst = 0.0
    for parts, right in zip(inexact, exact, strict=False):  # nothing is found of a reference that rounds nothing
        for name, part in right.items():
            least = max(_SMALLEST_NORMAL, _SMALL * usual[name])
            error = np.abs(parts[name].astype(np.float64) - part) / np.maximum(np.abs(part), least)
            worst = max(worst, _largest(error, _is_held(form, name, part)))
    return worst


class _Errors(NamedTuple):
    """The largest errors of a region's output: of fp32, and by the reference's own roundings; its largest element, and
    how unlike two results may be that stand for one number.
    """

    error: float
    change: float
    largest: float
    unlike: float


def _tolerance(form: Form, output: str, basis: Tolerance, of_region: _Errors, summands: int, usual: float) -> Tolerance:
    """Make a tolerance from the largest errors of a region."""
    error, change, largest, unlike = of_region
    element_type = form.format(output)
    if element_type.is_bool:
        return basis  # see `either`
    roundings = 2 * form.operator.roundings(form) - 1  # those before the last may differ from the reference's
    absolute = _enlarged(summands) * error + _SAFETY * change + roundings * element_type.smallest / 2
    if not element_type.is_float:
        return replace(basis, absolute=absolute)
    drift = summands * _ROUNDOFF / 2
    share = _UNLIKE + _UNLIKE_TIMES * unlike + drift / (2 * element_type.roundoff)
    return replace(
        basis,
        relative=roundings * element_type.roundoff,
        absolute=absolute + drift * largest + _ON_THE_WAY * usual,
        unlike=share if share < 1 else None,
    )


def _basis(form: Form, *, is_shaken: bool = False) -> Tolerance:
    """Return a calibrated tolerance without figures, which says what the figures are based on."""
    usual = SHAKEN if is_shaken else CALIBRATED
    suffix = "" if form.operator.as_written is None else ", and its own roundings"
    return replace(usual, source=usual.source + suffix)


def _unlike(form: Form, output: str, inexact: Array, exact: Array) -> float:
    """Return the share of elements that, computed in fp32, are rounded to another number."""
    element_type = form.format(output)
    with np.errstate(all="ignore"):
        return float(np.mean(element_type.encode(inexact) != element_type.encode(exact)))


def _largest(part: Array, held: Array | None = None) -> float:
    """Return the largest finite magnitude, of those that are `held` if that is given; zero if there is none."""
    magnitudes = np.abs(part.astype(np.float64))
    counts = np.isfinite(magnitudes) if held is None else np.isfinite(magnitudes) & held
    return float(np.max(magnitudes[counts], initial=0.0))


def _orders(form: Form, rng: np.random.Generator) -> dict[str, Array]:
    return {axis: rng.permutation(form.axes[axis]) for axis in form.reduced if _may_be_reordered(form, axis)}


def _order_is_free(form: Form, tensors: Parts, regions: Sequence[Region], exact: Sequence[Parts]) -> bool:
    """Whether the result in fp64 stays the same when the elements of the reduced axes come in another order."""
    orders = _orders(form, np.random.default_rng(2))
    assert form.operator.reference is not None
    for region, parts in zip(regions, exact, strict=True):
        shuffled = {name: _reordered(form, name, array, orders) for name, array in cut(form, tensors, region).items()}
        with np.errstate(all="ignore"), users_code(form.operator, "reference"):
            outputs = form.operator.reference(Call(form, shuffled, region))
        for name, part in outputs.items():
            back, wanted = _restored(form, name, part, orders).astype(np.float64), parts[name].astype(np.float64)
            if _differ(back, wanted):
                return False
    return True


def _may_be_reordered(form: Form, axis: str) -> bool:
    """Whether every tensor along an axis has one value for each of its elements, not one for a block."""
    sides = [derived_side(side) for binding in form.tensors.values() for side in binding.shape]
    return all(side == (axis, 1) for side in sides if side is not None and side[0] == axis)


def _reordered(form: Form, tensor: str, array: Array, orders: Mapping[str, Array]) -> Array:
    """Return a tensor with the elements of each reduced axis in another order, which is the same for all tensors."""
    for dimension, side in enumerate(form.tensors[tensor].shape):
        if side in orders:
            array = np.take(array, orders[str(side)], axis=dimension)
    return array


def _restored(form: Form, tensor: str, array: Array, orders: Mapping[str, Array]) -> Array:
    for dimension, side in enumerate(form.tensors[tensor].shape):
        if side in orders:
            array = np.take(array, np.argsort(orders[str(side)]), axis=dimension)
    return array
