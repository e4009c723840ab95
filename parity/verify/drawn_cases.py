"""Cases that nobody can prepare for: their inputs, regions and sizes are drawn once the code is built."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace

import numpy as np

from parity.contract import Contract
from parity.devices.gpu import seed_of
from parity.errors import InputError
from parity.operators import OPERATORS, CaseSpec, Form
from parity.operators.helpers.base import users_code
from parity.operators.helpers.formats import Array
from parity.operators.helpers.generators import normal, usual_cases
from parity.operators.helpers.tolerance import CALIBRATED
from parity.verify.cases import (
    Case,
    captured_at,
    case_of,
    has_special_values,
    inputs_of,
    is_small,
    plain,
    sample,
    sample_regions,
    shown_size,
)
from parity.verify.reference import is_steady

_LOOKED_AT = (8, 4)  # regions of each look at what was timed
_EMULATED = 2  # regions, which take seconds


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


def unforeseen(contract: Contract, identity: str, *, is_emulated: bool) -> Iterator[Case]:
    """Make cases that follow those of `make_cases` for code of this identity: a few regions of the contract's own size
    on the emulator, where there is no second look; and a sample of one more size of each of the contract's classes.
    """
    operator, rng = contract.form().operator, np.random.default_rng(seed_of([identity], "verification"))
    if operator.captured is not None or operator.whole:
        return
    if is_emulated:
        yield _case_by_regions(contract.form(), rng, _EMULATED)
    for axes in drawn_sizes(contract, identity):
        one = contract.at(axes)
        yield sample(one, sample_regions(one.form(), rng), rng)


def drawn_sizes(contract: Contract, identity: str) -> list[dict[str, int]]:
    """Return the sizes of the contract's classes at which code of this identity is verified besides."""
    return list(contract.drawn_points(seed_of([identity], "sizes")).values())


def _whole_case(form: Form, rng: np.random.Generator) -> Case:
    first, *others = _ways(form)
    for spec in [*(others[place] for place in rng.permutation(len(others))), first]:
        if (tensors := _made(rng, form, spec)) is not None:
            return case_of(f"{spec.name}, {shown_size(form)}", form, tensors, tolerance=spec.tolerance(form))
    raise InputError(f"operator '{form.operator.name}': no case makes inputs for {shown_size(form)}")


def _case_by_regions(form: Form, rng: np.random.Generator, most: int) -> Case:
    first, *others = _ways(form)
    ways = [first, *(others[place] for place in rng.permutation(len(others)))]
    filling = _Filling(form, rng)
    for number, region in enumerate(_drawn_regions(form, rng, most)):
        filling.fill(region, ways[number % len(ways)], first)
    return filling.case()


def _ways(form: Form) -> list[CaseSpec]:
    """Return the ways of the operator's cases to fill inputs, that of the contract's own size first."""
    first = plain(form)
    with users_code(form.operator, "cases"):
        specs = (form.operator.cases or usual_cases)(form)
    return [first, *{spec.name: spec for spec in specs if spec.name != first.name and not spec.any_place}.values()]


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


def _made(rng: np.random.Generator, form: Form, spec: CaseSpec) -> dict[str, Array] | None:
    """Make inputs in the way of a case; None where it has none for this form: where the contract leaves open what
    becomes of them, their results are not steady, or a user's function does not make such sizes.
    """
    try:
        tensors = inputs_of(spec, rng, form)
    except InputError:
        if form.operator.name in OPERATORS:
            raise
        return None
    if form.numerics["nan"] == "unspecified" and has_special_values(form, tensors):
        return None
    if spec.if_steady and not is_steady(form, tensors, normal(rng, form)):
        return None
    return tensors


@dataclass
class _Filling:
    """Inputs that are filled region by region, and which regions got which way. What a region shares with an earlier
    one keeps that one's numbers.
    """

    form: Form
    rng: np.random.Generator
    tensors: dict[str, Array] = field(init=False)
    _filled: dict[tuple[str, str], str] = field(default_factory=dict)
    _groups: dict[tuple[str, bool], tuple[CaseSpec, list[dict[str, slice]]]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.tensors = {name: self.form.empty(name) for name in self.form.inputs}

    def fill(self, region: dict[str, slice], spec: CaseSpec, otherwise: CaseSpec) -> None:
        """Fill what a region reads in the way of a case, or `otherwise`."""
        part = self.form.at(**{axis: span.stop - span.start for axis, span in region.items()})
        made = _made(self.rng, part, spec)
        if made is None:
            spec, made = otherwise, inputs_of(otherwise, self.rng, part)
        is_pure = True
        for name, array in made.items():
            at = self.form.slices(name, region)
            way = self._filled.setdefault((name, str(at)), spec.name)
            is_pure &= way == spec.name
            if way == spec.name:
                self.tensors[name][at] = array
        self._groups.setdefault((spec.name, is_pure), (spec, []))[1].append(region)

    def case(self) -> Case:
        """Return the case of all regions. A region whose inputs are of several ways is exact no more."""
        cases = []
        for (name, is_pure), (spec, regions) in self._groups.items():
            tolerance = spec.tolerance(self.form)
            tolerance = tolerance if is_pure or not tolerance.is_exact else CALIBRATED
            cases.append(case_of(name, self.form, self.tensors, regions, tolerance))
        ways = ", ".join(dict.fromkeys(name for name, _ in self._groups))
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
        )
