"""Cases that nobody can prepare for: their inputs, regions and sizes are drawn once the code is built."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from math import prod

import numpy as np

from parity.contract import Contract
from parity.devices.gpu import LaneBinary, seed_of
from parity.errors import InputError
from parity.lanes import holds_for
from parity.operators import OPERATORS, CaseSpec, Form
from parity.operators.helpers.expressions import evaluate
from parity.operators.helpers.formats import Array
from parity.operators.helpers.generators import normal
from parity.operators.helpers.tolerance import CALIBRATED, ROUGH
from parity.operators.helpers.usual import ONE_SUMMAND, WIDE
from parity.verify.cases import (
    Case,
    captured_at,
    case_of,
    drawn_block_counts,
    drawn_with_tails,
    has_special_values,
    inputs_of,
    is_small,
    is_too_large,
    plain,
    sample,
    sample_regions,
    shown_size,
    specs_of,
)
from parity.verify.reference import floats_of, unsteady

_LOOKED_AT = (8, 4)  # regions of each look at what was timed
WORK = 1 << 23  # operations or elements, which the emulator does in a second or two
_MOST_OF_BLOCKS = 1 << 25  # operations of a problem of other numbers of blocks
_FIRST_WITH_TAILS = ("NaN and infinities", "peaks")  # the ways that show most there


def second_look(contract: Contract, identities: Iterable[str]) -> list[Case]:
    """Make the cases on which code of these identities runs once more as it was timed: of the contract's own size, with
    drawn regions, each filled in the way of one of the operator's cases. An operator that is computed as a whole gets
    one way a case.

    Empty if the reference computes only whole problems and this one is too large. Of an operator without a reference,
    the only case is the launch that was captured.
    """
    form, rng = contract.form(), np.random.default_rng(seed_of(identities, "second look"))
    if form.operator.captured is not None:
        case = captured_at(contract)
        drawn = [case] if case else []
    elif form.operator.whole:
        drawn = [_whole_case(form, rng) for _ in _LOOKED_AT] if is_small(form) else []
    else:
        drawn = [_case_by_regions(form, rng, most) for most in _LOOKED_AT]
    return [replace(case, name=f"{case.name}, as it was timed") for case in drawn]


def left_open(contract: Contract, looks: Collection[Case]) -> str:
    """Say what a second look leaves open; empty if that is nothing."""
    if contract.form().operator.captured is not None:
        return "not shown: other inputs than the captured launch's"
    return "" if looks else "not shown: the reference computes only a whole problem, and this one is too large"


def unforeseen(contract: Contract, binary: LaneBinary, *, is_emulated: bool) -> Iterator[Case]:
    """Make cases that follow those of `make_cases` for a lane's code: sizes with tails; on the emulator, where there is
    no second look, regions of the contract's own size; and a sample of one more size of each of the contract's classes.
    """
    operator, rng = contract.form().operator, np.random.default_rng(seed_of([binary.identity], "verification"))
    if operator.captured is not None:
        return
    yield from _of_other_sizes(contract, binary, rng, may_build=is_emulated)
    if operator.whole:
        return
    if is_emulated and not is_too_large(contract.form(), sample_regions(contract.form(), np.random.default_rng(0))):
        yield _emulated(contract.form(), rng)
    for axes in drawn_sizes(contract, binary.identity):
        one = contract.at(axes)
        regions = sample_regions(one.form(), rng)
        if not is_too_large(one.form(), regions):
            yield sample(one, regions, rng)


def _of_other_sizes(
    contract: Contract, binary: LaneBinary, rng: np.random.Generator, *, may_build: bool
) -> Iterator[Case]:
    """Make whole small problems of drawn sizes, each filled in another way: with tails, and with other numbers of whole
    blocks. Where sizes are compiled in, make one with tails if code may be built for it, else none.
    """
    drawn = drawn_with_tails(contract, rng) if contract.tails else []
    held = [axes for axes in drawn if holds_for(contract, binary.lane, binary.spec, binary.codes, axes)]
    of_blocks = [
        axes
        for axes in drawn_block_counts(contract, rng)
        if work_of(contract.at(axes).form()) <= _MOST_OF_BLOCKS
        and holds_for(contract, binary.lane, binary.spec, binary.codes, axes)
    ]
    sizes = [*(held or drawn[:may_build]), *of_blocks]
    ways = _ways(contract.form()) if sizes else []
    order = [ways[place] for place in rng.permutation(len(ways))]
    order.sort(key=lambda way: way.name not in _FIRST_WITH_TAILS)
    for axes in sizes:
        if found := first_made(rng, contract.form().at(**axes), order):
            way, case = found
            order = [*(one for one in order if one is not way), way]
            yield replace(case, name=f"{case.name}, which is drawn")


def drawn_sizes(contract: Contract, identity: str) -> list[dict[str, int]]:
    """Return the sizes of the contract's classes at which code of this identity is verified besides."""
    return list(contract.drawn_points(seed_of([identity], "sizes")).values())


def _whole_case(form: Form, rng: np.random.Generator) -> Case:
    first, *others = _ways(form)
    found = first_made(rng, form, [*(others[place] for place in rng.permutation(len(others))), first])
    if found is None:
        raise InputError(f"operator '{form.operator.name}': no case makes inputs for {shown_size(form)}")
    return found[1]


def first_made(rng: np.random.Generator, form: Form, ways: Iterable[CaseSpec]) -> tuple[CaseSpec, Case] | None:
    """Return the first way that makes inputs of a form, with its case; None if none does."""
    for way in ways:
        if (made := _made(rng, form, way)) is not None:
            tensors, free = made
            case = case_of(f"{way.name}, {shown_size(form)}", form, tensors, tolerance=way.tolerance(form))
            told = case.telling([free] * len(case.regions)) if way.if_steady else case
            if len(told.regions) == len(case.regions):
                return way, told
    return None


def _case_by_regions(form: Form, rng: np.random.Generator, most: int) -> Case:
    return filled(form, rng, most, ways_in_turn(form, rng))


def _emulated(form: Form, rng: np.random.Generator) -> Case:
    """Fill a region in each of the operator's ways where the work is little, else two or three; but not in the plain
    one, which is in `make_cases` at this size.
    """
    ways = ways_in_turn(form, rng)
    ways = ways[1:] or ways
    work = max(1, work_of(form.at(**{axis: form.block(axis) for axis in form.operator.independent})))
    precise = sum(_is_precise(way) for way in ways)
    return filled(form, rng, max(2, 1 + precise, min(len(ways), WORK // work)), ways)


def work_of(form: Form) -> int:
    """Return the operations of a problem, or its elements where these are more."""
    operations = evaluate(form.operator.flops, form.axes) if form.operator.flops else 0
    return max(sum(prod(form.size(name)) for name in form.tensors), int(operations))


def filled(form: Form, rng: np.random.Generator, most: int, ways: Sequence[CaseSpec]) -> Case:
    """Fill at most so many drawn regions in these ways in turn, or in the first where another one cannot be."""
    filling = _Filling(form, rng)
    for number, region in enumerate(_drawn_regions(form, rng, most)):
        filling.fill(region, ways[number % len(ways)], ways[0])
    return filling.case()


def ways_in_turn(form: Form, rng: np.random.Generator) -> list[CaseSpec]:
    """Return the operator's ways in the order in which regions get them: the plain one, those whose numbers show how
    precise a sum is, if there are such, and the others as they are drawn.
    """
    plainly, *others = _ways(form)
    precise = [way for way in others if not way.tolerance(form).is_exact][:1]
    precise += [way for way in others if _is_precise(way) and way not in precise]
    drawn = [others[place] for place in rng.permutation(len(others)) if others[place] not in precise]
    return [plainly, *precise, *drawn]


def _is_precise(way: CaseSpec) -> bool:
    return way.name.startswith((ONE_SUMMAND, WIDE))


def _ways(form: Form) -> list[CaseSpec]:
    """Return the ways of the operator's cases to fill inputs, that of the contract's own size first."""
    first = plain(form)
    return [
        first,
        *{spec.name: spec for spec in specs_of(form) if spec.name != first.name and not spec.any_place}.values(),
    ]


def _drawn_regions(form: Form, rng: np.random.Generator, most: int) -> Iterator[dict[str, slice]]:
    """Draw at most so many regions. As far as there are blocks, no two share one along any axis, so that each may be
    filled in its own way.
    """
    axes = form.operator.independent
    orders = [rng.permutation(-(-form.axes[axis] // form.block(axis))) for axis in axes]
    chosen = {tuple(int(order[number % len(order)]) for order in orders): None for number in range(most)}
    chosen |= {tuple(int(rng.integers(len(order))) for order in orders): None for _ in range(most - len(chosen))}
    for numbers in chosen:
        yield form.region(dict(zip(axes, numbers, strict=True)))


def _made(rng: np.random.Generator, form: Form, spec: CaseSpec) -> tuple[dict[str, Array], set[str]] | None:
    """Make inputs in the way of a case, and say which outputs may be any number; None where it has none for this form:
    where the contract leaves open what becomes of them, no result is steady, or a user's function does not make such
    sizes.
    """
    try:
        tensors = inputs_of(spec, rng, form)
    except InputError:
        if form.operator.name in OPERATORS:
            raise
        return None
    free = _undetermined(rng, form, spec, tensors)
    return None if free is None else (tensors, free)


def _undetermined(rng: np.random.Generator, form: Form, spec: CaseSpec, tensors: dict[str, Array]) -> set[str] | None:
    """Return the outputs of floats that small changes of the inputs decide; None where those are all, or the contract
    does not say what becomes of the inputs.
    """
    if form.numerics["nan"] == "unspecified" and has_special_values(form, tensors):
        return None
    free = unsteady(form, tensors, normal(rng, form)) if spec.if_steady else set()
    return None if free and free == {*floats_of(form)} else free


_Filled = tuple[dict[str, slice], set[str]]  # a region, and the outputs that may be any number there


@dataclass
class _Filling:
    """Inputs that are filled region by region, and which regions got which way. What a region shares with an earlier
    one keeps that one's numbers, as far as numbers of two ways may meet: those of an operator's own cases may belong
    together.
    """

    form: Form
    rng: np.random.Generator
    tensors: dict[str, Array] = field(init=False)
    _filled: dict[str, list[tuple[tuple[slice, ...], str]]] = field(default_factory=dict)
    _groups: dict[tuple[str, bool], tuple[CaseSpec, list[tuple[dict[str, slice], set[str]]]]] = field(
        default_factory=dict
    )

    def __post_init__(self) -> None:
        self.tensors = {name: self.form.empty(name) for name in self.form.inputs}

    def fill(self, region: dict[str, slice], spec: CaseSpec, otherwise: CaseSpec) -> None:
        """Fill what a region reads in the way of a case, or `otherwise`; leave it out where neither can be."""
        part = self.form.at(**{axis: span.stop - span.start for axis, span in region.items()})
        for way in dict.fromkeys((spec, otherwise)):
            made = (inputs_of(way, self.rng, part), set()) if way == otherwise else _made(self.rng, part, way)
            if made is not None and self._has_filled(region, part, way, *made):
                return

    def _has_filled(
        self, region: dict[str, slice], part: Form, spec: CaseSpec, made: dict[str, Array], free: set[str]
    ) -> bool:
        """Fill a region, unless what it shares with others does not go with it."""
        places = {name: self.form.slices(name, region) for name in made}
        if any(self._overlaps(name, at) for name, at in places.items()):
            return False
        known = {name: self._way_at(name, at) for name, at in places.items()}
        ways = {name: way or spec.name for name, way in known.items()}
        shared = [name for name, way in known.items() if way is not None]
        other = [name for name, way in ways.items() if way != spec.name]
        numbers = made | {name: self.tensors[name][places[name]] for name in shared}
        if not all(map(self._may_meet, other)):
            return False
        if other:
            if (with_others := _undetermined(self.rng, part, spec, numbers)) is None:
                return False
            free = with_others
        for name, at in places.items():
            if known[name] is None:
                self._filled.setdefault(name, []).append((at, spec.name))
            self.tensors[name][at] = numbers[name]
        self._groups.setdefault((spec.name, not other), (spec, []))[1].append((region, free))
        return True

    def _way_at(self, tensor: str, at: tuple[slice, ...]) -> str | None:
        """Return the way in which a place is filled, if it is."""
        return next((way for place, way in self._filled.get(tensor, []) if place == at), None)

    def _overlaps(self, tensor: str, at: tuple[slice, ...]) -> bool:
        """Whether a place shares a part with one that is filled, and is another one."""
        return any(
            other != at and all(one.start < two.stop and two.start < one.stop for one, two in pairs)
            for other, _ in self._filled.get(tensor, [])
            if (pairs := [(one, two) for one, two in zip(at, other, strict=True) if one.stop and two.stop])
        )

    def _may_meet(self, tensor: str) -> bool:
        """Whether a tensor's numbers of one way may meet those of another."""
        operator = self.form.operator
        return operator.cases is None or (operator.name in OPERATORS and self.tensors[tensor].size == 1)

    def case(self) -> Case:
        """Return the case of all regions. Where inputs are of several ways, a tolerance follows from the numbers. Where
        it allows anything, as small changes decide all results after all, regions are left out.
        """
        cases = []
        for (name, is_pure), (spec, filled) in self._groups.items():
            regions, free = [region for region, _ in filled], [free for _, free in filled]
            tolerance = spec.tolerance(self.form)
            is_known = is_pure or tolerance == ROUGH or (self.form.operator.cases and not tolerance.is_exact)
            case = case_of(name, self.form, self.tensors, regions, tolerance if is_known else CALIBRATED)
            cases.append(case.telling(free) if spec.if_steady else case)
        ways = ", ".join(dict.fromkeys(case.name for case in cases if case.regions))
        regions = [region for case in cases for region in case.regions]
        return Case(
            f"{len(regions)} drawn workgroups of {shown_size(self.form)} ({ways})",
            self.form,
            self.tensors,
            regions,
            [parts for case in cases for parts in case.expected],
            [parts for case in cases for parts in case.unrounded],
            [parts for case in cases for parts in case.tolerances],
            [parts for case in cases for parts in case.either],
            is_sample=True,
            each=[of for case in cases for of in case.each or [{} for _ in case.regions]],
            free=[of for case in cases for of in case.free or [{} for _ in case.regions]],
        )
