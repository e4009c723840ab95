"""Compares what a device wrote with what is right: how many elements differ, the first ones, and what they share."""

from collections.abc import Iterator
from dataclasses import replace

import numpy as np

from parity.devices.base import LaunchResult
from parity.operators import Form, Tolerance
from parity.operators.helpers.formats import Array
from parity.records import CHECK_THE_GRID, HARDWARES_ORDER, VerificationCase
from parity.verify.cases import Case
from parity.verify.reference import has_steps
from parity.verify.wrong_elements import ElementError, says_how_it_rounds, shared_by, shown_element

_SHOWN = 3  # how many wrong elements are shown
_MOST_STUDIED = 4096
_BESIDE = 0.01  # the share of a whole or bool output's elements that may be another number, as fp32 may round otherwise
_OTHERWISE = 4  # times the share that the reference makes otherwise in fp32
_FEW = 16  # of the smallest numbers of a type
_LUCKY = 4  # times less than what an element may be off by itself: a region's few errors in fp32 may be small by chance
_STEADY = 2.0**-6  # of the largest result: what changes more says little of how far it may be off
_ENOUGH = 64  # a share of fewer elements means nothing
_SIGNIFICAND, _LAST_BITS = 0x7FFFFF, 0b111  # of a number of fp32


def compare(lane: str, case: Case, ran: LaunchResult) -> VerificationCase:
    """Check that every element of every region is right and written, and that nothing else is written."""
    wrong = unwritten = elements = inside = 0
    wrong_elements: list[ElementError] = []
    note = ""
    for number, output, expected in _parts(case):
        at = case.form.slices(output, case.regions[number])
        output_part, is_written = ran.outputs[output][at], ran.written[output][at] != 0
        is_wrong = _differs(case, number, output, output_part)
        note = note or ("" if is_wrong.any() else _note(case, number, output, output_part))
        wrong_elements += _listed(case, number, output, _places(is_wrong, len(wrong_elements)), output_part, expected)
        wrong += int(is_wrong.sum())
        unwritten += 0 if output in case.tensors else int((~is_written).sum())  # in-out may be right already
        inside += int(np.count_nonzero(is_written))
        elements += expected.size
    beyond = ran.stray
    if ran.is_whole:  # a GPU runs a sample whole too, so elements that other workgroups left out count as well
        only_written = [mask for output, mask in ran.written.items() if output not in case.tensors]
        unwritten = min(elements, sum(mask.size - int(np.count_nonzero(mask)) for mask in only_written))
    else:
        beyond += sum(int(np.count_nonzero(mask)) for mask in ran.written.values()) - inside
    where = "outside the output, or only in part" if ran.is_whole else "outside the workgroups' tiles"
    detail = f"{beyond} elements written {where}{strays_of(case, ran)}; {CHECK_THE_GRID}" if beyond > 0 else ""
    outcome = replace(_outcome(lane, case, ran, (elements, wrong, unwritten), detail, wrong_elements), note=note)
    return replace(outcome, tolerance=HARDWARES_ORDER) if outcome.passed and _is_in_order(case, ran) else outcome


def compare_written(lane: str, case: Case, ran: LaunchResult, blocks: int, strays: str = "") -> VerificationCase:
    """Compare a sample whose workgroups took other parts than was guessed. Every element that they wrote must be right,
    whichever workgroup wrote it, and there must be as many elements as `blocks` blocks have. `strays` says which first
    element was written where it was not guessed.
    """
    wrong = elements = 0
    wrong_elements: list[ElementError] = []
    for number, output, expected in _parts(case):
        at = case.form.slices(output, case.regions[number])
        is_written = ran.written[output][at] != 0
        is_wrong = _differs(case, number, output, ran.outputs[output][at]) & is_written
        wrong_elements += _listed(
            case, number, output, _places(is_wrong, len(wrong_elements)), ran.outputs[output][at], expected
        )
        wrong += int(is_wrong.sum())
        elements += int(is_written.sum())
    partly = sum(int(np.count_nonzero(mask)) for mask in ran.written.values()) + ran.stray - elements
    only_written = [output for output in case.form.outputs if output not in case.tensors]
    parts = sum(parts[output].size for parts in case.expected for output in only_written)  # some are cut off
    more = max(0, blocks - len(case.regions)) * sum(_block_elements(case.form, output) for output in only_written)
    counted = sum(int(np.count_nonzero(ran.written[output])) for output in only_written)
    missing = max(0, parts + more - counted)
    detail = (
        f"{partly} elements written only in part, or in other tiles when run again on other data{strays}"
        if partly > 0
        else ""
    )
    return _outcome(lane, case, ran, (elements + missing, wrong, missing), detail, wrong_elements)


def _is_in_order(case: Case, ran: LaunchResult) -> bool:
    """Whether all outputs have the very bits that known hardware gives, by the order in which it sums."""
    return bool(case.in_order) and all(
        np.array_equal(ran.outputs[output][case.form.slices(output, region)], part)
        for region, parts in zip(case.regions, case.in_order, strict=True)
        for output, part in parts.items()
    )


def strays_of(case: Case, ran: LaunchResult) -> str:
    """Say where the first element lies that is written outside of the regions, and the first in them that is not; and
    what their distance tells of the index.
    """
    for output, mask in ran.written.items():
        if output in case.tensors:
            continue
        is_written, inside = mask != 0, np.zeros(mask.shape, bool)
        for region in case.regions:
            inside[case.form.slices(output, region)] = True
        strays, missing = np.flatnonzero(is_written & ~inside), np.flatnonzero(inside & ~is_written)
        if not len(strays):
            continue
        first = f"{output}[{', '.join(map(str, np.unravel_index(strays[0], mask.shape)))}]"
        if not len(missing):
            return f", {first} first"
        apart = abs(int(missing[0]) - int(strays[0]))
        lost = f"{output}[{', '.join(map(str, np.unravel_index(missing[0], mask.shape)))}]"
        wraps = ", as where an index of 16 bits overflows" if apart and apart % (1 << 16) == 0 else ""
        return f", {first} first; {lost} is not written, {apart:,} elements from it{wraps}"
    return ""


def _outcome(
    lane: str,
    case: Case,
    ran: LaunchResult,
    counted: tuple[int, int, int],
    detail: str,
    wrong_elements: list[ElementError],
) -> VerificationCase:
    elements, wrong, unwritten = counted
    return VerificationCase(
        lane,
        case.name,
        ran.workgroups,
        elements,
        wrong,
        unwritten,
        ran.fault.sentence() if ran.fault else detail,
        str(case.tolerance),
        tuple(shown_element(case, element) for element in wrong_elements[:_SHOWN]),
        tuple(shared_by(case, wrong_elements, are_all=len(wrong_elements) == wrong))
        if wrong_elements and not ran.fault
        else (),
        fault=ran.fault,
    )


def _block_elements(form: Form, output: str) -> int:
    first = {axis: slice(0, form.block(axis)) for axis in form.operator.independent}
    size = form.size(output)
    sides = [len(range(*part.indices(side))) for part, side in zip(form.slices(output, first), size, strict=True)]
    return int(np.prod(sides))


def _parts(case: Case) -> Iterator[tuple[int, str, Array]]:
    """Yield each region's part of each output, floats first: whole numbers are often made of them."""
    for number, parts in enumerate(case.expected):
        for output, expected in sorted(parts.items(), key=lambda part: not case.form.format(part[0]).is_float):
            yield number, output, expected


def _differs(case: Case, number: int, output: str, output_part: Array) -> Array:
    """Which elements of a region differ from what is right: in any bit, or beyond the tolerance.

    The two zeros count as equal, because their sign depends on the order of summation. All NaNs count as equal, because
    their payload is free. An infinite element must be infinite with the same sign. A tolerance refers to the number
    before it was rounded, so that a result that was rounded twice is found. Some may be any number.
    """
    return np.asarray(_is_other(case, number, output, output_part) & ~case.is_free(number, output))


def _is_other(case: Case, number: int, output: str, output_part: Array) -> Array:
    element_type, tolerance, expected = (
        case.form.format(output),
        case.tolerances[number][output],
        case.expected[number][output],
    )
    if (
        output_part.dtype == expected.dtype and output_part.tobytes() == expected.tobytes()
    ):  # mostly, and faster than decoding
        return np.zeros(output_part.shape, bool)
    got, wanted = element_type.decode(np.ascontiguousarray(output_part)), element_type.decode(expected)
    same = np.equal(got, wanted)
    if element_type.is_float:
        same |= np.isnan(got) & np.isnan(wanted)
    if not tolerance.is_exact:
        unrounded = case.unrounded[number][output]
        if not element_type.is_float:
            is_number = np.isfinite(unrounded)  # NaN and infinity have no whole number
            return np.asarray(_other_whole(case, number, output, np.ascontiguousarray(output_part)) & is_number)
        with np.errstate(invalid="ignore"):
            allowed = _allowed(case, number, output)
            same |= (_apart(got, unrounded) <= allowed) | np.isposinf(allowed)
            near_infinite = np.abs(unrounded) + allowed >= element_type.largest
            same |= near_infinite & np.isfinite(unrounded) & (got == np.copysign(np.inf, unrounded))
        if says_how_it_rounds(case):
            if (otherwise := _rounded_otherwise(got, wanted, tolerance)) is not None:
                return otherwise
            if _lacks_bits(output_part, expected):
                return np.asarray(~np.equal(got, wanted))
    return np.asarray(~same)


def _other_whole(case: Case, number: int, output: str, got: Array) -> Array:
    """Which bools or whole numbers of a region are none that may be right: beyond what small changes of the inputs make
    of them or, where only whole numbers decide, a whole number that is off by more than one. Few bools may be the
    other, and few of those whole numbers off by one.
    """
    element_type, known = case.form.format(output), case.either[number].get(output)
    got, wanted = element_type.decode(got), element_type.decode(case.expected[number][output])
    if known is not None:
        may_be = known.has(got, element_type.decode)
    else:
        may_be = np.asarray(got == wanted) if element_type.is_bool else _apart(got, wanted) <= 1
    if known is None and case.unrounded[number][output].dtype.kind in "iu":  # nothing is rounded
        return np.asarray(got != wanted)
    is_free = known is not None and not element_type.is_bool
    beside = may_be & (got != wanted)
    few = _BESIDE if known is None else max(_BESIDE, _OTHERWISE * known.share)
    return np.asarray(~may_be | beside if not is_free and beside.mean() > few else ~may_be)


def _apart(one: Array, other: Array) -> Array:
    """Return the distances between numbers. Differences of uint64 would wrap around below zero, or lose bits as
    fp64.
    """
    if one.dtype.kind in "iu" and other.dtype.kind in "iu" and np.uint64 in (one.dtype, other.dtype):
        one, other = one.astype(np.uint64), other.astype(np.uint64)
        return np.asarray(np.where(one > other, one - other, other - one))
    return np.asarray(np.abs(one - other))


def _rounded_otherwise(got: Array, wanted: Array, tolerance: Tolerance) -> Array | None:
    """Return the elements that are another number than expected, if they are more than the tolerance's share."""
    differs = np.asarray(~np.equal(got, wanted) & ~(np.isnan(got) & np.isnan(wanted)))
    is_much = tolerance.unlike is not None and differs.size >= _ENOUGH and differs.mean() > tolerance.unlike
    return differs if is_much else None


def _lacks_bits(got: Array, wanted: Array) -> bool:
    """Whether numbers of fp32 end with zero bits where what is right does not, all of so many unlike ones that this is
    no chance: they were rounded to fewer bits on the way.
    """
    if got.dtype != np.float32 or wanted.dtype != np.float32:
        return False
    bits, right = np.ascontiguousarray(got).view(np.uint32), np.ascontiguousarray(wanted).view(np.uint32)
    tells = np.isfinite(wanted) & (wanted != 0) & (right & _LAST_BITS != 0)
    return not (bits[tells] & _LAST_BITS).any() and np.unique(right[tells] & _SIGNIFICAND).size >= _ENOUGH


def _note(case: Case, number: int, output: str, output_part: Array) -> str:
    """Return a note on what a case shows that neither its operator nor its contract says anything about."""
    element_type, tolerance = case.form.format(output), case.tolerances[number][output]
    if tolerance.is_exact or not element_type.is_float or says_how_it_rounds(case):
        return ""
    if case.is_free(number, output).all():
        return ""
    got, wanted = (
        element_type.decode(np.ascontiguousarray(output_part)),
        element_type.decode(case.expected[number][output]),
    )
    largest = case.largest[output]
    allowed = _allowed(case, number, output)[np.isfinite(wanted)]
    if largest and allowed.size and (least := float(allowed.min())) > max(largest, _FEW * element_type.smallest):
        return (
            f"'{output}' may be off by {least:.3g} in this case, more than its largest number: the case shows where "
            "NaN and infinity are, and no more"
        )
    if _lacks_bits(output_part, case.expected[number][output]):
        return (
            f"'{output}' is within the tolerance, but the last bits of all its elements are zero: something is rounded "
            "on the way that the operator's reference does not round (call.rounded)"
        )
    if _rounded_otherwise(got, wanted, tolerance) is None:
        return ""
    return (
        f"'{output}' is within the tolerance, but more than {100 * (tolerance.unlike or 0):.0f} % of its elements are "
        "rounded otherwise: something is rounded on the way that the operator's reference does not round (call.rounded)"
    )


def _allowed(case: Case, number: int, output: str, *, by_itself: bool = True) -> Array:
    """Return how far each element of a region's output may be off; not `by_itself`, by the tolerance alone."""
    tolerance = case.tolerances[number][output]
    magnitude = np.abs(case.unrounded[number][output].astype(np.float64))
    finite = magnitude[np.isfinite(magnitude)]
    largest = float(finite.max()) if finite.size else 0.0
    with np.errstate(invalid="ignore"):  # an infinity times 0
        allowed = tolerance.of_largest * largest + tolerance.relative * magnitude + tolerance.absolute
    if by_itself and case.each and output in case.each[number]:
        each = case.each[number][output]
        is_steady = each <= _STEADY * case.largest[output]
        least = each if has_steps(case.form) else np.where(is_steady, each / _LUCKY, 0)
        allowed = np.where(np.isinf(each), np.inf, np.clip(allowed, least, each))
    allowed[~np.isfinite(magnitude)] = 0.0
    return np.asarray(allowed)


def _places(is_wrong: Array, known: int) -> Array:
    """Return the places of the first wrong elements, as many as are still to be studied when `known` are known
    already.
    """
    return np.argwhere(is_wrong)[: max(0, _MOST_STUDIED - known)] if is_wrong.any() else np.empty((0, 0), np.int64)


def _listed(
    case: Case, number: int, output: str, places: Array, output_part: Array, expected: Array
) -> list[ElementError]:
    if not len(places):
        return []
    element_type = case.form.format(output)
    starts = [
        part.indices(side)[0]
        for part, side in zip(case.form.slices(output, case.regions[number]), case.form.size(output), strict=True)
    ]
    got, wanted = element_type.decode(np.ascontiguousarray(output_part)), element_type.decode(expected)
    allowed = _allowed(case, number, output, by_itself=False)
    return [
        ElementError(
            output,
            tuple(int(i) + start for i, start in zip(place, starts, strict=True)),
            number,
            got[tuple(place)].item(),
            wanted[tuple(place)].item(),
            float(allowed[tuple(place)]),
        )
        for place in places
    ]
