"""The cases of an operator that has none of its own, which follow from its types and shapes."""

from parity.operators.helpers.base import Bound, CaseSpec, Form, Values
from parity.operators.helpers.generators import (
    any_size,
    distinct,
    divisible,
    ends,
    every_value,
    extremes,
    few_of_an_index,
    floats_alike,
    has_any_bits,
    integers,
    multiples,
    named_numbers,
    nearly_alike,
    neighbours,
    normal,
    numbers_of_text,
    one_index,
    one_value,
    pairs_alike,
    single_indices,
    small_indices,
    small_whole,
    whole_alike,
    whole_inputs,
    wide_integers,
)
from parity.operators.helpers.rows import (
    all_but_one,
    beside_infinities,
    constant_rows,
    decided,
    edged,
    ends_soon,
    faint,
    far_rows,
    farther_rows,
    in_turn,
    infinities,
    low_peaks,
    meeting,
    middle_rows,
    near_peaks,
    one_signed,
    one_term,
    opposed,
    parts,
    peaks,
    peaks_over_flat,
    runs_of_infinity,
    several_peaks,
    simple_rows,
    sorted_rows,
    spread_peaks,
    sprinkled,
    terms,
    top,
    truths,
    two_sided,
    verges,
    without_rows,
    zeros,
)
from parity.operators.helpers.tolerance import CALIBRATED, EXACT, ONE_TERM, ROUGH, Tolerance

# The names of cases whose numbers show how precise a result is: they are there at every size.
ONE_SUMMAND, WIDE = "one summand", "wide whole numbers"
_SEVERAL = in_turn(near_peaks, all_but_one, peaks_over_flat, simple_rows)
_LARGE = 2.0**6  # the third scale, beside the usual one and that of faint rows


def distinct_cases(form: Form) -> list[CaseSpec]:
    """Return cases for an operator that says where something stands in its inputs: where two are alike, any place is
    right. Other outputs, as the largest numbers themselves, are compared where numbers are alike too.
    """
    cases = [CaseSpec("distinct numbers", distinct, size, lambda _: CALIBRATED) for size in ("small", "one block")]
    rows = {"edges": edged(distinct), "sorted rows": sorted_rows(distinct)} if form.reduced else {}
    cases += [CaseSpec(name, values, "rows", lambda _: CALIBRATED) for name, values in rows.items()]
    has_others = any(form.format(name).is_float for name in form.outputs)
    return [*cases, *([CaseSpec("alike numbers", integers, "small", lambda _: CALIBRATED, True)] if has_others else [])]


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
    has_bits = any(has_any_bits(form, name) for name in form.inputs)
    has_floats = any(form.format(name).is_float for name in form.inputs)
    has_bools = any(form.format(name).is_bool for name in form.inputs)
    has_indices = any(form.tensors[name].below for name in form.inputs)
    name = word_of(bound(form))
    return [
        CaseSpec(name, values, tolerance=bound),
        *([CaseSpec(name, values, "one round", bound)] if has_rounds else []),
        CaseSpec("normal", normal, tolerance=lambda _: CALIBRATED),
        *(
            CaseSpec(f"{ONE_SUMMAND} of {pair[0]}", one_term(*pair), "one block", lambda _: ONE_TERM)
            for pair in terms(form)
        ),
        *(
            [CaseSpec("every byte" if has_bytes else "any bits", every_value, tolerance=lambda _: CALIBRATED)]
            if has_bytes or has_bits
            else []
        ),
        *(
            [
                *(
                    CaseSpec("NaN and infinities", sprinkled, size, lambda _: CALIBRATED)
                    for size in (("rows", "long rows") if form.reduced else ("small",))
                ),
                CaseSpec("extremes", extremes, tolerance=lambda _: CALIBRATED),
                *(
                    []
                    if form.reduced
                    else [
                        CaseSpec("any size", any_size, tolerance=lambda _: CALIBRATED),
                        CaseSpec("zeros", zeros, tolerance=lambda _: CALIBRATED),
                    ]
                ),
                *(
                    [
                        CaseSpec(
                            "zeros beside infinities",
                            beside_infinities,
                            "rows" if form.reduced else "small",
                            lambda _: CALIBRATED,
                        )
                    ]
                    if without_rows(form)
                    else []
                ),
            ]
            if has_floats
            else []
        ),
        *(
            [CaseSpec("near the type's end", top, "rows" if form.reduced else "small", lambda _: ROUGH, if_steady=True)]
            if any(ends_soon(form.format(name)) for name in form.inputs)
            else []
        ),
        *([CaseSpec("truths", truths, "rows" if form.reduced else "small", lambda _: CALIBRATED)] if has_bools else []),
        *(
            CaseSpec(f"{WIDE}{f' in {wide}' if wide else ''}", wide_integers(wide), tolerance=lambda _: CALIBRATED)
            for wide in _wide(form)
        ),
        *(
            CaseSpec(
                f"{wide}, wide beside small ones",
                wide_integers(wide, beside_small=True),
                tolerance=lambda _: CALIBRATED,
            )
            for wide in divisible(form)
        ),
        *(
            CaseSpec("ends of whole numbers", ends, size, lambda _: CALIBRATED)
            for size in (("rows", "long rows") if form.reduced else ("small",))
            if whole_inputs(form)
        ),
        *([CaseSpec("neighbours", neighbours, tolerance=lambda _: CALIBRATED)] if len(whole_alike(form)) > 1 else []),
        *(
            [CaseSpec("nearly alike", nearly_alike, tolerance=lambda _: CALIBRATED)]
            if len(floats_alike(form)) > 1 and any(not form.format(name).is_float for name in form.outputs)
            else []
        ),
        *(
            CaseSpec(f"where {name} changes", verges(name), "places" if form.reduced else "small", lambda _: CALIBRATED)
            for name in decided(form)
        ),
        *([CaseSpec("edges", edged(normal), "rows", lambda _: CALIBRATED)] if form.reduced else []),
        *(
            [
                CaseSpec("peaks", peaks(), "places", lambda _: ROUGH, if_steady=True),
                CaseSpec("spread peaks", spread_peaks, "long rows", lambda _: ROUGH, if_steady=True),
                CaseSpec("low peaks", low_peaks, "rows", lambda _: ROUGH, if_steady=True),
                CaseSpec("several peaks", several_peaks, "rows", lambda _: ROUGH, if_steady=True),
                CaseSpec("rows of zeros", zeros, "rows", lambda _: ROUGH, if_steady=True),
                CaseSpec("near peaks", near_peaks, "rows", lambda _: ROUGH, if_steady=True),
                CaseSpec("rows but for one", all_but_one, "rows", lambda _: ROUGH, if_steady=True),
                CaseSpec("simple rows", simple_rows, "rows", lambda _: ROUGH, if_steady=True),
                CaseSpec("rows with both ends", two_sided, "rows", lambda _: ROUGH, if_steady=True),
            ]
            if form.reduced
            else []
        ),
        *(
            [
                *(
                    CaseSpec("infinities in turn", infinities, size, lambda _: CALIBRATED)
                    for size in ("places", "long rows")
                ),
                *(
                    CaseSpec("runs of minus infinity", runs_of_infinity, size, lambda _: CALIBRATED)
                    for size in ("rows", "long rows")
                ),
                CaseSpec("faint rows", faint(normal), "rows", lambda _: CALIBRATED),
                CaseSpec("rows of one sign", one_signed(), "rows", lambda _: ROUGH, if_steady=True),
                CaseSpec("middle rows", middle_rows, "rows", lambda _: ROUGH, if_steady=True),
                CaseSpec("far rows", far_rows, "rows", lambda _: ROUGH, if_steady=True),
                CaseSpec("farther rows", farther_rows, "rows", lambda _: ROUGH, if_steady=True),
                CaseSpec("large sorted rows", sorted_rows(normal, _LARGE), "rows", lambda _: ROUGH, if_steady=True),
                CaseSpec("constant rows", constant_rows, "rows", lambda _: ROUGH, if_steady=True),
                CaseSpec("peaks over flat rows", peaks_over_flat, "rows", lambda _: ROUGH, if_steady=True),
                CaseSpec("rows of several kinds", _SEVERAL, "long rows", lambda _: ROUGH, if_steady=True),
            ]
            if has_floats and form.reduced
            else []
        ),
        *(
            CaseSpec(f"small {name}", small_whole(name, normal), "one block", lambda _: ROUGH, if_steady=True)
            for name in form.inputs
            if form.format(name).is_float and form.reduced
        ),
        *(
            [
                CaseSpec("one index", one_index, tolerance=lambda _: CALIBRATED),
                CaseSpec("few of an index", few_of_an_index, tolerance=lambda _: CALIBRATED),
                CaseSpec("small indices", small_indices, tolerance=lambda _: CALIBRATED),
            ]
            if has_indices
            else []
        ),
        *(
            CaseSpec(f"{tensor} = {value}", one_value(tensor, value), tolerance=lambda _: CALIBRATED)
            for tensor, value in single_indices(form)
        ),
        *(
            CaseSpec(f"opposed {one} and {other}", opposed(one, other), "rows", lambda _: ROUGH, if_steady=True)
            for one, other in meeting(form)
        ),
        *([CaseSpec("multiples", multiples, tolerance=lambda _: ROUGH, if_steady=True)] if pairs_alike(form) else []),
        *(
            [CaseSpec("numbers of its text", named_numbers, tolerance=lambda _: ROUGH, if_steady=True)]
            if numbers_of_text(form)
            else []
        ),
        *(
            CaseSpec("rows alike in part", parts, size, lambda _: ROUGH, if_steady=True)
            for size in (("rows", "long rows") if form.reduced else ("small",))
        ),
    ]


def _wide(form: Form) -> list[str | None]:
    """Return the inputs of whole numbers that are wide beside others, in turn, and before them that all are as wide."""
    names = whole_inputs(form)
    return [*([None] if names else []), *(names if len(names) > 1 else [])]
