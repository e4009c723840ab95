"""Cases at the numbers with which a lane's code compares: sizes, workgroups and elements for which it may take another
way.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import permutations, product
from math import prod

import numpy as np

from parity.contract import Axes, Contract
from parity.devices.gpu import LaneBinary, seed_of
from parity.errors import InputError
from parity.isa.compared import Compared, compared_numbers
from parity.isa.conditions import MAGNITUDES
from parity.isa.sass import functions_of
from parity.lanes import holds_for
from parity.operators import OPERATORS, CaseSpec, Form
from parity.operators.helpers.formats import Array, Format
from parity.operators.helpers.generators import normal
from parity.operators.helpers.tolerance import CALIBRATED
from parity.verify.cases import (
    Case,
    case_of,
    case_sizes,
    few_rows,
    is_too_large,
    plain,
    sample,
    sample_regions,
    shown_size,
    step_of,
    whole,
)
from parity.verify.drawn_cases import WORK, filled, ways_in_turn, work_of
from parity.verify.reference import floats_of, reference, sums_nothing, unsteady

_WHERE = "where its code compares"
_MOST_SIZES, _MOST_BUILT, _MOST_REGIONS, _MOST_FILLED = 32, 1, 9, 16
_MOST_MIXED, _MOST_TOGETHER = 3, 18  # numbers that are tried on several axes together, and sizes
_MOST_VALUES = 48
_LEAST_RESULT = 2.0**-60  # of a result that is judged by itself
_WIDE_BYTES = 2  # of types of which no case has all numbers
_SHARE = 8  # of so many elements of a row, one has a number of the code
_ABOUT = (0, 1, -1)
_ROUNDED = ((16, 0), (16, 1), (1, 1), (1, -1))  # Triton builds other code for multiples of 16


def aimed(contract: Contract, binary: LaneBinary, *, is_emulated: bool) -> Iterator[Case]:
    """Make cases at the numbers of a lane's comparisons, a little more and a little less, those of equality first:
    whole small problems of such sizes; on the emulator, where not all workgroups of the contract's own size run, those
    of such places; and inputs that have such elements.
    """
    form = contract.form()
    if form.operator.captured is not None:
        return
    numbers = _numbers_of(binary)
    if not (numbers.integers or numbers.floats):
        return
    rng = np.random.default_rng(seed_of([binary.identity], "comparisons"))
    ways = ways_in_turn(form, rng)[:2]  # exact numbers, and usual ones
    for axes in _sizes(contract, binary, numbers):
        if (case := _case_at(contract.at(axes), rng, ways)) is not None:
            yield replace(case, name=f"{shown_size(case.form)}, {_WHERE}")
    regions = _regions(form, numbers, rng) if is_emulated and not form.operator.whole else []
    if regions and not is_too_large(form, regions):
        case = sample(contract, regions, rng, next((way for way in ways if not way.tolerance(form).is_exact), None))
        yield replace(case, name=f"{case.name}, {_WHERE}")
    yield from _of_values(contract, binary, numbers, rng)


def _case_at(contract: Contract, rng: np.random.Generator, ways: Sequence[CaseSpec]) -> Case | None:
    """Make a case of this size; None where a user's operator makes no inputs for it."""
    try:
        return whole(contract) if contract.form().operator.whole else filled(contract.form(), rng, _MOST_FILLED, ways)
    except InputError:
        return None


def _numbers_of(binary: LaneBinary) -> Compared:
    paths = dict.fromkeys(code.assembly_path for code in binary.codes)
    try:
        functions = [one for path in paths for one in functions_of(path.read_text(), str(path)).values()]
    except InputError:  # the text is none that is read here
        functions = []
    return compared_numbers(functions)


def _lengths(integers: Sequence[int]) -> list[int]:
    return list(dict.fromkeys(min(one, (1 << 32) - one) for one in integers if 0 < one < 1 << 32))


def compared_sizes(contract: Contract, binary: LaneBinary) -> list[Axes]:
    """Return sizes about the numbers of a lane's comparisons, of all axes at once, as far as the contract admits them,
    and no other case has them; few, and such that their workgroups are soon computed. The lane's own code, or code that
    is built for one of them, holds for all.
    """
    return [] if contract.form().operator.captured is not None else _sizes(contract, binary, _numbers_of(binary))


def _sizes(contract: Contract, binary: LaneBinary, numbers: Compared) -> list[Axes]:
    known = [*case_sizes(contract), *contract.points.values()]
    chosen, holding = list[Axes](), [contract]
    rng = np.random.default_rng(seed_of([binary.identity], "sizes that are compared"))
    for axes in _about(contract, _lengths(numbers.integers), rng):
        try:
            form = contract.at(axes).form()
            work = work_of(form) * min(1, _MOST_FILLED / form.workgroups)
        except InputError:  # a shape has no such size
            continue
        if axes in (*known, *chosen) or work > WORK or len(chosen) == _MOST_SIZES:
            continue
        is_held = any(holds_for(one, binary.lane, binary.spec, binary.codes, axes) for one in holding)
        if is_held or len(holding) <= _MOST_BUILT:
            holding += [] if is_held else [contract.at(axes)]
            chosen.append(axes)
    return chosen


def _about(contract: Contract, lengths: Sequence[int], rng: np.random.Generator) -> Iterator[Axes]:
    """Yield sizes about such numbers: the numbers themselves, a few of them on several axes together, then rounded
    to what compilers tell apart, then one more and one less. Whole blocks where an axis has no tail.
    """
    operator, few = contract.form().operator, few_rows(contract)
    free = [axis for axis in operator.axes if {axis} & {*contract.tails, *contract.blocks} - {*operator.fixed}]
    steps = {axis: 1 if axis in contract.tails else step_of(contract, axis) for axis in free}
    most = {axis: max(sizes[axis] for sizes in (contract.axes, *contract.points.values())) for axis in free}

    def about(numbers: Mapping[str, int], coarse: int, more: int) -> dict[str, int]:
        step = {axis: max(of_axis, coarse) for axis, of_axis in steps.items()}
        sizes = {axis: (numbers[axis] // step[axis] + more) * step[axis] for axis in free}
        return {axis: size for axis, size in sizes.items() if 0 < size <= most[axis] and size % steps[axis] == 0}

    for length in lengths:
        held = about(dict.fromkeys(free, length), 1, 0)
        if tried := {
            axis: size for axis, size in held.items() if length >= few[axis] or axis in contract.form().reduced
        }:
            yield few | tried
    for numbers in _mixed(lengths, free, max(most.values(), default=0), rng):
        yield few | about(numbers, 1, 0)
    for (coarse, more), length in product(_ROUNDED, lengths):
        if held := about(dict.fromkeys(free, length), coarse, more):
            yield few | held


def _mixed(lengths: Sequence[int], free: Sequence[str], most: int, rng: np.random.Generator) -> list[dict[str, int]]:
    """Return a few of the numbers on several axes together, another one on each: themselves, then one more or less.
    Powers of two are sizes of blocks, mostly.
    """
    special = sorted((one for one in lengths if one & (one - 1) and one <= most + 1), reverse=True)[:_MOST_MIXED]
    if not 1 < len(free) <= len(special):
        return []
    together = [dict(zip(free, each, strict=True)) for each in permutations(special, len(free))]
    beside = [dict(zip(free, each, strict=True)) for each in product(_ABOUT, repeat=len(free)) if any(each)]
    others = [{axis: numbers[axis] + more[axis] for axis in free} for numbers in together for more in beside]
    return [*together, *(others[place] for place in rng.permutation(len(others)))][:_MOST_TOGETHER]


def _regions(form: Form, numbers: Compared, rng: np.random.Generator) -> list[dict[str, slice]]:
    """Return regions of workgroups whose number, in all or along an axis, is about such a number; where a workgroup's
    work is much, about those of equality alone.
    """
    axes = form.operator.independent
    counts = [-(-form.axes[axis] // form.block(axis)) for axis in axes]
    is_much = work_of(form.at(**{axis: form.block(axis) for axis in axes})) * _MOST_REGIONS > WORK
    asked = [number for number in numbers.integers if number in numbers.equal or not is_much]
    asked.sort(key=lambda number: (number not in numbers.equal, -min(number, (1 << 32) - number)))
    places = dict[tuple[int, ...], None]()
    for about in (number + more for number, more in product(_lengths(asked), _ABOUT)):
        if 0 < about < prod(counts) - 1:
            places[tuple(int(place) for place in np.unravel_index(about, counts))] = None
        for at, count in enumerate(counts) if len(counts) > 1 else []:
            if 0 < about < count - 1:
                others = [int(rng.integers(other)) for other in counts]
                places[(*others[:at], about, *others[at + 1 :])] = None
    chosen = list(places)[:_MOST_REGIONS]
    return [form.region(dict(zip(axes, place, strict=True))) for place in chosen]


def _of_values(contract: Contract, binary: LaneBinary, numbers: Compared, rng: np.random.Generator) -> Iterator[Case]:
    """Make inputs that have the numbers of the code among usual ones: each row one of them, in some of its places.
    Numbers are left out with which results say little.
    """
    own = contract.form()
    small = own.at(**few_rows(contract, _MOST_VALUES))
    small = small if work_of(small) <= WORK else own.at(**few_rows(contract))
    is_small = holds_for(contract, binary.lane, binary.spec, binary.codes, small.axes)
    is_users = own.operator.cases is not None and own.operator.name not in OPERATORS  # not any numbers may meet there
    if is_users or (not is_small and own.operator.whole):
        return
    bits = dict[str, list[int]]()
    for element_type in {own.format(name).name: own.format(name) for name in own.inputs}.values():
        if element_type.is_float and element_type.storage.itemsize >= _WIDE_BYTES:
            asked = _bits_about(element_type, numbers)[:_MOST_VALUES]
            bits[element_type.name] = _telling(small, element_type.name, asked, rng)
    if not any(bits.values()):
        return
    wanted = _way(own, bits)
    if is_small:
        tensors = wanted.values(rng, small)
        yield case_of(f"{wanted.name}, {shown_size(small)}", small, tensors, tolerance=CALIBRATED)
    elif not is_too_large(own, regions := sample_regions(own, rng)[:2]):
        yield sample(contract, regions, rng, wanted)


def _telling(form: Form, element_type: str, bits: list[int], rng: np.random.Generator) -> list[int]:
    """Return the numbers with which results say something: of many that do not together, those of each half that do."""
    if not bits or _says_something(form, element_type, bits, rng):
        return bits
    half = len(bits) // 2
    return [one for part in (bits[:half], bits[half:]) if half for one in _telling(form, element_type, part, rng)]


def _bits_about(element_type: Format, numbers: Compared) -> list[int]:
    """Return numbers as a type has them, and whole numbers taken for its bits; then with the other sign, and those next
    to them.
    """
    integers, floats, width = numbers.integers, numbers.floats, element_type.storage.itemsize * 8
    kind, sign = np.dtype(f"u{width // 8}"), 1 << (width - 1)
    with np.errstate(all="ignore"):
        encoded = element_type.encode(np.array([*floats, *map(float, integers)], np.float64)).view(kind).tolist()
    exact = [*encoded[: len(floats)], *integers, *encoded[len(floats) :]]
    every = [*exact, *(bits ^ sign for bits in exact), *(bits + more for bits in exact for more in (1, -1))]
    found = np.array([bits for bits in dict.fromkeys(every) if 0 <= bits < 1 << width], kind)
    with np.errstate(all="ignore"):
        sizes = np.abs(element_type.decode(found.view(element_type.storage)).astype(np.float64))
    least, most = MAGNITUDES
    return [int(bits) for bits in found[(least <= sizes) & (sizes <= most)]]


def _says_places(form: Form) -> bool:
    """Whether a result may be the place of one of several alike numbers, which leaves open which one."""
    return any(not form.format(name).is_float for name in form.outputs)


def _way(form: Form, bits: Mapping[str, Sequence[int]]) -> CaseSpec:
    """Return the way that puts numbers, as bits of a type by its name, into the inputs of that type."""
    usual = plain(form).values if form.operator.cases else normal

    def values(rng: np.random.Generator, sized: Form) -> dict[str, Array]:
        tensors = usual(rng, sized)
        for name, array in tensors.items():
            if chosen := bits.get(sized.format(name).name):
                numbers = np.array(chosen, np.dtype(f"u{array.itemsize}")).view(array.dtype)
                one_each = _says_places(sized)
                flat, row = array.reshape(-1), array.shape[-1] if array.ndim > 1 or one_each else 1
                places = np.flatnonzero(rng.integers(_SHARE, size=flat.size) == 0)
                if one_each:
                    places = np.arange(0, flat.size, row) + rng.integers(row, size=flat.size // row)
                flat[places] = numbers[places // row % numbers.size]
        return tensors

    return CaseSpec("numbers with which its code compares", values, tolerance=lambda _: CALIBRATED)


def _says_something(form: Form, element_type: str, bits: list[int], rng: np.random.Generator) -> bool:
    """Whether results with numbers among the inputs are usual ones, of some output at least, and small changes do not
    decide them.
    """
    try:
        tensors = _way(form, {element_type: bits}).values(rng, form)
    except InputError:
        return False
    floats = {*floats_of(form)}
    steady, right = floats - unsteady(form, tensors, normal(rng, form)), reference(form, tensors, form.everything)
    return not floats or any(_are_usual(form, name, np.abs(right[name])) for name in steady)


def _are_usual(form: Form, output: str, sizes: Array) -> bool:
    is_usual = sizes <= form.format(output).largest / 2
    if sums_nothing(form):
        is_usual &= (sizes == 0) | (sizes >= _LEAST_RESULT)
    return bool(is_usual.all())
