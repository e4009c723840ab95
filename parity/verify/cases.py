"""Cases: inputs, and the outputs of the independent reference, in fp64 and rounded to their types."""

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import combinations
from math import lcm, prod

import numpy as np

from parity.contract import Contract
from parity.errors import InputError
from parity.operators import EXACT, OPERATORS, CaseSpec, Form, Region, Tolerance
from parity.operators.helpers import generators as made
from parity.operators.helpers.base import Values, users_code
from parity.operators.helpers.captured import Captured, tolerance_of
from parity.operators.helpers.domain import in_domain
from parity.operators.helpers.formats import Array
from parity.operators.helpers.generators import normal
from parity.operators.helpers.tolerance import BY_ITSELF, CALIBRATED, ONE_TERM, ROUGH
from parity.operators.helpers.usual import exact_or_integers, usual_cases, word_of
from parity.records import NO_REFERENCE
from parity.verify.reference import (
    Either,
    any_place,
    beyond,
    by_element,
    calibrated,
    dependent,
    either,
    either_of_all,
    floats_of,
    hangs_on_places,
    makes_few_numbers,
    outputs_by,
    reference,
    unsteady,
)

_ROUNDS = 4  # blocks of a reduced axis, enough for a loop with everything before and after it
_SHORTEST = 128
_LARGEST_WHOLE = 1 << 24  # elements of all tensors of a problem that the reference computes as a whole
_LARGEST_REGION = 1 << 27  # elements of all tensors of a region
_BLOCK_COUNTS = (3, 5, 6, 7, 11, 13)
_DRAWN_COUNTS = 3  # of reduced axes, and of others
_LITTLE = 1 << 16  # sums of so many terms in all are soon computed many times
_ROUNDS_OF = {"small": _ROUNDS, "one round": 1, "one block": 2, "rows": 1, "places": 1, "long rows": 1}
_ROWS = 12  # enough for every size of a faint row
_SHORT = 33  # elements of a row of which a divisor that is off by one changes the result
_WITH_TAIL = 300  # elements of a row that has a whole block of most kernels, and a tail
_DRAWN_TAILS, _TAIL_KINDS = 9, 4  # sizes with tails on some axes, which are short, even, any, or round
_ROUND, _ROUND_SIZES = 3, (64, 96, 128, 192, 256)  # where an axis has no block
_MOST_PLACES = 1 << 18  # elements of all rows of a case that has a row for every place


class NoReference(Exception):
    """The contract's operator has no reference."""


@dataclass(frozen=True)
class Case:
    """Inputs of one size, and what the outputs must be in some regions.

    `tensors` are the inputs in their logical shapes, fp8 as bytes. `expected` has each output's part for each of
    `regions`, in the outputs' types; `unrounded` has the same in fp64, and `tolerances` says how far from `unrounded` a
    right result may be. `either` has what bools and whole numbers may be where that is not one number. A sample's
    inputs are filled only where its regions read. `in_order` has the outputs as known hardware sums, if that is known,
    and `each` how far each float may be off by itself, where that is known; it bounds the tolerance. `free` says which
    floats may be any number, as one beyond its type.
    """

    name: str
    form: Form
    tensors: dict[str, Array]
    regions: list[dict[str, slice]]
    expected: list[dict[str, Array]]
    unrounded: list[dict[str, Array]]
    tolerances: list[dict[str, Tolerance]]
    either: list[dict[str, Either]]
    is_sample: bool = False
    in_order: list[dict[str, Array]] = field(default_factory=list)
    each: list[dict[str, Array]] = field(default_factory=list)
    free: list[dict[str, Array]] = field(default_factory=list)

    @property
    def axes(self) -> Mapping[str, int]:
        return self.form.axes

    @property
    def tolerance(self) -> Tolerance:
        """The widest tolerance among its regions and outputs."""
        every = [tolerance for tolerances in self.tolerances for tolerance in tolerances.values()]
        return max(every, key=lambda tolerance: (tolerance.of_largest, tolerance.relative, tolerance.absolute))

    def is_free(self, number: int, output: str) -> Array:
        """Return which elements of a region's output may be any number."""
        known = self.free[number].get(output) if self.free else None
        return np.zeros(self.unrounded[number][output].shape, bool) if known is None else known

    def freed(self, unsteady: Sequence[Collection[str]]) -> "Case":
        """Return the same where, by region, the results of some outputs may be any number."""
        return replace(
            self,
            free=[
                {name: self.is_free(number, name) | (name in of) for name in floats_of(self.form)}
                for number, of in enumerate(unsteady)
            ],
        )

    def telling(self, unsteady: Sequence[Collection[str]]) -> "Case":
        """Return the same where results of these outputs, by region, may be any number, and those that a tolerance lets
        be any; without the regions in which all may.
        """
        any_number = (
            {name for name, one in of.items() if not one.is_exact and one.absolute > self.largest[name]}
            for of in self.tolerances
        )
        case = self.freed([{*of, *more} for of, more in zip(unsteady, any_number, strict=True)])
        kept = [number for number, of in enumerate(case.free) if not of or not all(free.all() for free in of.values())]
        return replace(
            case,
            regions=[self.regions[number] for number in kept],
            expected=[self.expected[number] for number in kept],
            unrounded=[self.unrounded[number] for number in kept],
            tolerances=[self.tolerances[number] for number in kept],
            either=[self.either[number] for number in kept],
            each=[self.each[number] for number in kept] if self.each else [],
            free=[case.free[number] for number in kept],
        )

    @cached_property
    def largest(self) -> dict[str, float]:
        """The largest finite number that is right in each output."""
        every = {
            output: [self.form.format(output).decode(parts[output]) for parts in self.expected]
            for output in self.form.outputs
        }
        return {
            output: max(float(np.abs(part[np.isfinite(part)]).max(initial=0.0)) for part in parts)
            for output, parts in every.items()
        }

    @property
    def elements(self) -> int:
        return sum(part.size for parts in self.expected for part in parts.values())


def make_cases(contract: Contract) -> list[Case]:
    """Return all cases of a contract, in order: whole small problems (for `scaled_mm`: exact data, also with one round;
    awkward bytes and scales; random data; large and small outputs); if the contract has tails, sizes that are no
    multiple of a block; then a sample of workgroups of each of the contract's sizes, or all of it if the reference
    computes only a whole problem. If that is too large, it is left out.

    Of an operator without a reference, the cases are the launches that were captured.

    Raises NoReference where there are none.
    """
    form = contract.form()
    if form.operator.captured is not None:
        return captured_cases(form, form.operator.captured)
    if form.operator.reference is None:
        raise NoReference(f"operator '{form.operator.name}' {NO_REFERENCE}: nothing says what is right")
    rng = np.random.default_rng(contract.inputs.seed)
    wanted = specs_of(form)
    for wanted_case in wanted:
        if wanted_case.size not in _ROUNDS_OF:
            sizes = ", ".join(_ROUNDS_OF)
            raise InputError(
                f"operator '{form.operator.name}': case '{wanted_case.name}': "
                f"size '{wanted_case.size}' is not one of {sizes}"
            )
    cases: list[Case] = []
    for wanted_case in (one for one in wanted if one.size != "long rows" or _has_long_rows(contract)):
        sized = form.at(**_sizes(contract, wanted_case.size))
        tensors = inputs_of(wanted_case, rng, sized)
        if wanted_case.any_place and hangs_on_places(sized, tensors):
            continue
        free = unsteady(sized, tensors, normal(np.random.default_rng(1), sized)) if wanted_case.if_steady else set()
        if free and free == {*floats_of(sized)}:
            continue
        if not cases:
            _check_independent(sized, tensors)
        if form.numerics["nan"] != "unspecified" or not has_special_values(sized, tensors):
            case = _case(wanted_case, sized, tensors)
            cases.append(case.freed([free] * len(case.regions)) if free else case)
    if contract.tails:
        sized = form.at(**_with_tails(contract))
        with_tails = replace(plain(sized), name="tails")
        cases.append(_case(with_tails, sized, inputs_of(with_tails, rng, sized)))
    for axes in (contract.axes, *(axes for axes in contract.points.values() if axes != contract.axes)):
        cases += _of_own_size(contract.at(axes), rng)
    return cases


def specs_of(form: Form) -> list[CaseSpec]:
    """Return the operator's cases, or the usual ones. Where normal numbers are among them, of which few results are
    numbers, so are others of which more are.
    """
    with users_code(form.operator, "cases"):
        specs = list((form.operator.cases or usual_cases)(form))
    if any(one.values is normal for one in specs) and makes_few_numbers(form):
        specs += [CaseSpec("in the domain", in_domain, size, lambda _: CALIBRATED) for size in ("small", "rows")]
    return specs


def _of_own_size(contract: Contract, rng: np.random.Generator) -> list[Case]:
    """Return a sample of the contract's own size, or all of it if the reference computes only a whole problem; nothing
    if that is too large.
    """
    form = contract.form()
    if not form.operator.whole:
        regions = sample_regions(form, rng)
        return [] if is_too_large(form, regions) else [sample(contract, regions, rng)]
    return [replace(whole(contract), is_sample=True)] if is_small(form) else []


def captured_cases(form: Form, captured: Captured) -> list[Case]:
    """Return a case for each captured launch. Raises InputError for files that are not what was captured."""
    captured.check()
    cases = []
    for launch, axes in zip(captured.launches, captured.sizes, strict=True):
        sized = form.at(**axes)
        tensors = {name: captured.before(launch, name, form.format(name)) for name in form.inputs}
        expected = {name: captured.after(launch, name, form.format(name)) for name in form.outputs}
        unrounded = {name: form.format(name).decode(array) for name, array in expected.items()}
        tolerances = {name: tolerance_of(form.format(name)) for name in expected}
        name = f"captured, {shown_size(sized)}"
        cases.append(Case(name, sized, tensors, [{}], [expected], [unrounded], [tolerances], [{}]))
    return cases


def captured_at(contract: Contract) -> Case | None:
    """Return the captured launch of the contract's own size, if one has it."""
    sizes = contract.form().axes
    return next((case for case in make_cases(contract) if case.axes == sizes), None)


def _check_independent(form: Form, tensors: Mapping[str, Array]) -> None:
    """Raise InputError if a user's operator calls an axis independent that is not."""
    is_own = form.operator.name not in OPERATORS and not form.operator.whole
    if is_own and (found := dependent(form, tensors)):
        output, axis = found
        raise InputError(
            f"operator '{form.operator.name}': independent: '{output}' of a part along '{axis}', from that part of the "
            f"inputs, is not what it is in the whole: '{axis}' is not independent"
        )


def is_too_large(form: Form, regions: Sequence[Region]) -> bool:
    """Whether a region takes more memory than a machine can be asked for."""
    parts = [form.at(**{axis: span.stop - span.start for axis, span in region.items()}) for region in regions]
    return any(sum(prod(part.size(name)) for name in part.tensors) > _LARGEST_REGION for part in parts)


def is_small(form: Form) -> bool:
    """Whether the reference computes the problem as a whole."""
    return sum(prod(form.size(name)) for name in form.tensors) <= _LARGEST_WHOLE


def whole(contract: Contract) -> Case:
    """Make a case of the contract's own problem as a whole, for problems that are small enough."""
    form, rng = contract.form(), np.random.default_rng(contract.inputs.seed + 1)
    wanted = plain(form)
    return _case(wanted, form, inputs_of(wanted, rng, form))


def plain(form: Form) -> CaseSpec:
    """Choose the case for the contract's own size: exact inputs, else the operator's own first case, else whole
    numbers.
    """
    if form.operator.exact is None and form.operator.cases is not None:
        with users_code(form.operator, "cases"):
            first = form.operator.cases(form)[0]
        return CaseSpec(first.name, first.values, tolerance=first.tolerance, if_steady=first.if_steady)
    values, tolerance = exact_or_integers(form)
    return CaseSpec(word_of(tolerance(form)), values, tolerance=tolerance)


def sample(
    contract: Contract, regions: list[dict[str, slice]], rng: np.random.Generator, way: CaseSpec | None = None
) -> Case:
    """Make a case of some regions of the contract's own problem, which are filled in the plain way or in another."""
    form = contract.form()
    wanted = way or plain(form)
    tensors = _sparse(rng, form, regions, wanted.values)
    name = f"{wanted.name}, {len(regions)} workgroups of {shown_size(form)}"
    return replace(case_of(name, form, tensors, regions, wanted.tolerance(form)), is_sample=True)


def movable_inputs(contract: Contract) -> set[str]:
    """Return the inputs whose elements may be drawn anew, each from those that its tensor has: all inputs where each
    element is drawn for itself, and none where a user's operator makes them. Of captured launches, numbers.
    """
    form = contract.form()
    if form.operator.captured is not None:
        return {name for name in form.inputs if form.format(name).is_float}
    is_own = form.operator.name not in OPERATORS and contract.inputs.distribution in form.operator.timed
    return set() if is_own else set(form.inputs)


def other_values(contract: Contract, number: int) -> dict[str, Array]:
    """Make inputs like those that are timed, with other content for each number from 1."""
    chosen = contract.inputs
    return input_values(replace(contract, inputs=replace(chosen, seed=chosen.seed + number)))


def input_values(contract: Contract) -> dict[str, Array]:
    """Make the inputs that are timed, with the contract's size, distribution and seed, in logical shapes."""
    form, chosen = contract.form(), contract.inputs.distribution
    if form.operator.captured is not None:
        if (case := captured_at(contract)) is None:
            raise InputError(f"field 'axes': no captured launch has the sizes {dict(form.axes)}")
        return case.tensors
    usual: dict[str, Values] = {"normal": made.normal, "integers": made.integers, "bytes": made.every_value}
    return form.operator.timed.get(chosen, usual[chosen])(np.random.default_rng(contract.inputs.seed), form)


def step_of(contract: Contract, axis: str) -> int:
    """Return the number of which the size of an axis must be a multiple: it is a multiple of the block, and of the
    numbers by which shapes divide the axis. What layouts require divides the block already.
    """
    form = contract.form()
    divisors = [form.block(axis)]
    for binding in form.tensors.values():
        for side in binding.shape:
            if "ceil" not in str(side):
                divisors += [int(divisor) for divisor in re.findall(rf"\b{axis}\s*/\s*([1-9][0-9]*)", str(side))]
    return lcm(*divisors)


def _sizes(contract: Contract, size: str) -> dict[str, int]:
    """Sizes of a small problem: at least two blocks of each axis and four rounds. No two sizes are alike, so that a
    mixed-up stride cannot be right by chance. A fixed axis, and one without a block, keeps its size.
    """
    if size == "rows":
        return _of_rows(contract, _short_rows(contract), _ROWS)
    if size == "places":
        lengths = _with_a_tail(contract)
        length = _row_length(contract, lengths)
        return _of_rows(contract, lengths, max(_ROWS, min(2 * length, _MOST_PLACES // length)))
    if size == "long rows":
        return _of_rows(contract, {}, max(_ROWS, _MOST_PLACES // _row_length(contract, {})))
    form = contract.form()
    fixed = form.operator.fixed
    chosen = {axis: size for axis, size in form.axes.items() if axis not in contract.blocks or axis in fixed}
    for axis in form.operator.axes:
        if axis in chosen:
            continue
        step, is_reduced = step_of(contract, axis), axis in form.reduced
        rounds = _ROUNDS_OF[size]
        if is_reduced:
            length = rounds * step if size != "small" else max(_ROUNDS * step, _SHORTEST)
        else:
            length = step if size == "one block" else 2 * step
        while size == "small" and (length in chosen.values() or length % step):
            length += step - length % step
        if size == "one round" and not is_reduced:
            while length in chosen.values():
                length += step
        chosen[axis] = length
    return chosen


def case_sizes(contract: Contract) -> list[dict[str, int]]:
    """Return the sizes that cases may have, each once: the contract's own first."""
    named = [size for size in _ROUNDS_OF if size != "long rows" or _has_long_rows(contract)]
    every = [dict(contract.axes), *(_sizes(contract, size) for size in named)]
    every += [_with_tails(contract)] if contract.tails else []
    return [sizes for number, sizes in enumerate(every) if sizes not in every[:number]]


def _row_length(contract: Contract, lengths: Mapping[str, int]) -> int:
    """Return the elements of a row whose axes have these sizes, or the contract's own."""
    return prod(size for axis, size in (dict(contract.axes) | dict(lengths)).items() if axis in contract.form().reduced)


def _has_long_rows(contract: Contract) -> bool:
    """Whether the contract's own rows are longer than those of other cases, and enough of them are soon computed."""
    if _row_length(contract, {}) <= _row_length(contract, _with_a_tail(contract)):
        return False
    return prod(_sizes(contract, "long rows").values()) <= 2 * _MOST_PLACES


def _of_rows(contract: Contract, lengths: Mapping[str, int], least: int) -> dict[str, int]:
    """Return sizes with rows of these lengths, and at least so many rows, as few as blocks admit."""
    form = contract.form()
    chosen = dict(form.axes)
    free = [axis for axis in _divided(contract) if axis not in form.reduced]
    rows = prod(form.axes[axis] for axis in form.operator.independent if axis not in free)
    for axis in free:
        step = step_of(contract, axis)
        chosen[axis] = step * -(-least // (rows * step))
        rows *= chosen[axis]
    return chosen | dict(lengths)


def few_rows(contract: Contract, least: int = _ROWS) -> dict[str, int]:
    """Return sizes with a few rows of one block, or at least so many."""
    lengths = {axis: size for axis, size in _sizes(contract, "one block").items() if axis in contract.form().reduced}
    return _of_rows(contract, lengths, least)


def _divided(contract: Contract) -> list[str]:
    """Return the axes that have blocks, and that a case may have in another size."""
    form = contract.form()
    return [axis for axis in form.operator.axes if axis in contract.blocks and axis not in form.operator.fixed]


def _lengths(contract: Contract, with_tail: Callable[[int], int], of_steps: Callable[[int], int]) -> dict[str, int]:
    """Return the sizes of the reduced axes that may have other ones: what `with_tail` makes of an axis's block where it
    may have a tail, at most its own size, and what `of_steps` makes of another one's step.
    """
    form, chosen = contract.form(), dict[str, int]()
    for axis in form.reduced:
        if axis in contract.tails and axis not in form.operator.fixed:
            chosen[axis] = min(with_tail(contract.blocks.get(axis, 1)), form.axes[axis])
        elif axis in _divided(contract):
            chosen[axis] = of_steps(step_of(contract, axis))
    return chosen


def _short_rows(contract: Contract) -> dict[str, int]:
    """Return the sizes of reduced axes with which rows are as short as blocks and tails admit."""
    return _lengths(contract, lambda _: _SHORT, lambda step: step * max(1, _SHORT // step))


def _with_a_tail(contract: Contract) -> dict[str, int]:
    """Return the sizes of reduced axes with which rows have a whole block, and a tail where the contract admits one."""
    return _lengths(contract, lambda block: block + _tail(block) if block > 1 else _WITH_TAIL, lambda step: step)


def _tail(block: int) -> int:
    return max(1, block // 2 - 1)


def drawn_block_counts(contract: Contract, rng: np.random.Generator) -> list[dict[str, int]]:
    """Draw sizes of other numbers of whole blocks, at most as many as the contract's own, for axes without tails: of
    the reduced ones, and of the others.
    """
    free = [axis for axis in _divided(contract) if axis not in contract.tails]
    if not free:
        return []
    drawn, few, known = list[dict[str, int]](), _sizes(contract, "one block"), case_sizes(contract)
    for is_reduced in (True, False):
        axes = [axis for axis in free if (axis in contract.form().reduced) == is_reduced]
        steps = {axis: step_of(contract, axis) for axis in axes}
        orders = [
            rng.permutation([count * step for count in _BLOCK_COUNTS if count * step <= contract.axes[axis]])
            for axis, step in steps.items()
        ]
        for sizes in zip(*(order[:_DRAWN_COUNTS].tolist() for order in orders), strict=False):
            chosen = few | dict(zip(axes, sizes, strict=True))
            if chosen not in known:
                drawn.append(chosen)
    return drawn


def drawn_with_tails(contract: Contract, rng: np.random.Generator) -> list[dict[str, int]]:
    """Draw sizes of which some of the axes that may have a tail have one, shorter than a block or longer: each alone,
    and others with them, as far as they are few.
    """
    tailed, drawn = [axis for axis in contract.tails if axis in contract.axes], list[dict[str, int]]()
    some = [axes for number in range(1, len(tailed) + 1) for axes in combinations(tailed, number)]
    has_blocks = all(contract.blocks.get(axis, 1) > 1 for axis in tailed)
    ways = [(axes, kind) for kind in range(_TAIL_KINDS - has_blocks) for axes in some]
    first = rng.permutation(len(ways)) if len(ways) > _DRAWN_TAILS else np.arange(len(ways))
    for number in range(_DRAWN_TAILS):
        sizes = few_rows(contract)
        axes, kind = ways[first[number % len(ways)]]
        for at, axis in enumerate(axes):
            sizes[axis] = _drawn_with_tail(rng, kind + at, contract.blocks.get(axis, 1), contract.axes[axis])
        drawn.append(sizes)
    return drawn


def _drawn_with_tail(rng: np.random.Generator, kind: int, block: int, most: int) -> int:
    """Draw a size that is shorter than a block, or any other that is even, or any other, by its kind. Where there is no
    block, one kind is a round number, and a size is at most the contract's own.
    """
    if block == 1 and kind % _TAIL_KINDS == _ROUND:
        return min(int(rng.choice(_ROUND_SIZES)), most)
    least, beyond, longest = (1, block, 3 * block) if block > 1 else (1, _SHORT, _WITH_TAIL)
    is_short = kind % _TAIL_KINDS == 0
    size = int(rng.integers(least, beyond) if is_short else rng.integers(beyond, longest))
    size -= size % 2 if kind % _TAIL_KINDS == 1 else 0
    return size if block > 1 else min(size, most)


def _with_tails(contract: Contract) -> dict[str, int]:
    """Return the sizes of the small problem, with a tail that is a part of a block on every axis that may have one. No
    two of these sizes are alike either.
    """
    chosen = _sizes(contract, "small")
    for axis in contract.tails:
        block = contract.blocks.get(axis, 1)
        others = {size for name, size in chosen.items() if name != axis}
        if block > 1:
            chosen[axis] += _tail(block)
            while chosen[axis] in others:
                chosen[axis] += block
        else:
            chosen[axis] = next((size for size in range(chosen[axis] - 3, 1, -1) if size not in others), 1)
    return chosen


def inputs_of(wanted: CaseSpec, rng: np.random.Generator, form: Form) -> dict[str, Array]:
    """Make a case's inputs. Raises InputError where a user's function fails, or does not make what the form has."""
    with users_code(form.operator, f"the inputs of case '{wanted.name}'"):
        tensors = wanted.values(rng, form)
    _check_inputs(form, wanted.name, tensors)
    return tensors


def _case(wanted: CaseSpec, form: Form, tensors: dict[str, Array]) -> Case:
    case = case_of(f"{wanted.name}, {shown_size(form)}", form, tensors, tolerance=wanted.tolerance(form))
    if wanted.in_order:
        case = replace(case, in_order=encoded(form, outputs_by(wanted.in_order, form, tensors, case.regions)))
    return replace(case, either=[any_place(form, parts) for parts in case.unrounded]) if wanted.any_place else case


def has_special_values(form: Form, tensors: Mapping[str, Array]) -> bool:
    """Whether a NaN or an infinity is among the inputs."""
    formats = {name: form.format(name) for name in tensors}
    return any(
        element_type.is_float and not np.isfinite(element_type.decode(tensors[name])).all()
        for name, element_type in formats.items()
    )


def _check_inputs(form: Form, case: str, tensors: Mapping[str, Array]) -> None:
    """Raise InputError unless the tensors are the form's inputs, with the right shapes and types."""
    where = f"operator '{form.operator.name}': the inputs of case '{case}'"
    if set(tensors) != set(form.inputs):
        raise InputError(f"{where} are {', '.join(tensors) or 'none'}: they should be {', '.join(form.inputs)}")
    for name, array in tensors.items():
        storage, size = form.format(name).storage, form.size(name)
        is_array = isinstance(array, np.ndarray)
        if not is_array or array.shape != size or array.dtype != storage:
            found = f"{array.dtype} {array.shape}" if is_array else type(array).__name__
            raise InputError(
                f"{where}: '{name}' is {found}, not {storage} {size}: "
                f"form.format('{name}').encode(numbers) makes it of numbers"
            )


def case_of(
    name: str,
    form: Form,
    tensors: dict[str, Array],
    regions: list[dict[str, slice]] | None = None,
    tolerance: Tolerance = EXACT,
) -> Case:
    """Make a case from inputs: the reference computes what is right, in the given regions or in all."""
    try:
        return _case_of(name, form, tensors, regions, tolerance)
    except InputError as error:
        raise InputError(*(f"case '{name}': {sentence}" for sentence in error.sentences)) from error


def _case_of(
    name: str, form: Form, tensors: dict[str, Array], regions: list[dict[str, slice]] | None, tolerance: Tolerance
) -> Case:
    is_whole = regions is None
    regions = list(form.regions()) if regions is None else regions
    unrounded = [reference(form, tensors, region) for region in regions]
    expected = encoded(form, unrounded)
    if tolerance not in (CALIBRATED, ROUGH, ONE_TERM):
        exact = [dict.fromkeys(parts, tolerance) for parts in unrounded]
        return Case(name, form, tensors, regions, expected, unrounded, exact, [{} for _ in regions])
    summands = 1 if tolerance == ONE_TERM else None
    tolerances, each = calibrated(form, tensors, regions, unrounded, is_rough=tolerance == ROUGH, summands=summands)
    if tolerance == ONE_TERM:
        tolerances = [
            {
                name: replace(one, source=ONE_TERM.source, relative=one.relative + ONE_TERM.relative)
                for name, one in of_region.items()
            }
            for of_region in tolerances
        ]
    if tolerance == ROUGH:
        tolerances = [{name: one.roughly() for name, one in of_region.items()} for of_region in tolerances]
    may_be = (
        either_of_all(form, tensors, regions) if is_whole else [either(form, tensors, region) for region in regions]
    )
    terms = sum(part.size for parts in unrounded for part in parts.values()) * form.summands
    is_little = terms <= _LITTLE and form.operator.cases is None
    is_told_apart = (is_whole or is_little) and tolerance != ONE_TERM
    if not is_told_apart:
        each = []
    elif not any(each):
        each = by_element(form, tensors, regions, unrounded)
    if any(each):
        tolerances = [
            {name: replace(one, source=one.source + BY_ITSELF) for name, one in of.items()} for of in tolerances
        ]
    free = beyond(form, tensors, regions, unrounded, are_special=has_special_values(form, tensors))
    return Case(name, form, tensors, regions, expected, unrounded, tolerances, may_be, each=each, free=free)


def encoded(form: Form, regions: list[dict[str, Array]]) -> list[dict[str, Array]]:
    """Return outputs in their types, by region."""
    return [{output: form.format(output).encode(part) for output, part in parts.items()} for parts in regions]


def sample_regions(form: Form, rng: np.random.Generator) -> list[dict[str, slice]]:
    """Return the regions of a sample: corners, the middle and a random one, without repeats."""
    axes = form.operator.independent
    counts = [-(-form.axes[axis] // form.block(axis)) for axis in axes]
    chosen = [
        tuple(0 for _ in counts),
        tuple(count - 1 for count in counts),
        tuple(0 if number == 0 and len(counts) > 1 else count - 1 for number, count in enumerate(counts)),
        tuple(count // 2 for count in counts),
        tuple(int(rng.integers(count)) for count in counts),
    ]
    return [form.region(dict(zip(axes, numbers, strict=True))) for numbers in dict.fromkeys(chosen)]


def _sparse(rng: np.random.Generator, form: Form, regions: Sequence[Region], values: Values) -> dict[str, Array]:
    """Make inputs of the full size, filled only where the regions read, because untouched pages cost no memory."""
    tensors = {name: form.empty(name) for name in form.inputs}
    for region in regions:
        part = form.at(**{axis: span.stop - span.start for axis, span in region.items()})
        for name, array in values(rng, part).items():
            tensors[name][form.slices(name, region)] = array
    return tensors


def shown_size(form: Form) -> str:
    return " x ".join(str(form.axes[axis]) for axis in form.operator.axes)
