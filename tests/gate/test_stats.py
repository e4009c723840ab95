"""The statistics against their definition, the enumeration of all signs, and what must not move them."""

import itertools
import math

import numpy as np
import pytest
from hypothesis import given, strategies as st

from parity.gate.stats import drift, hodges_lehmann, interval, p_value, paired_test, scatter

FINITE = st.floats(-1, 1, allow_nan=False).filter(lambda x: x == 0 or abs(x) > 1e-9)


def enumerated(differences: list[float]) -> float:
    """P of a rank sum at least as large, over all assignments of signs."""
    kept = [d for d in differences if d]
    if not kept:
        return 1.0
    size = [abs(d) for d in kept]
    ranks = [sum(other < magnitude for other in size) + (size.count(magnitude) + 1) / 2 for magnitude in size]
    observed = sum(rank for rank, d in zip(ranks, kept, strict=True) if d > 0)
    sums = [
        sum(rank for rank, on in zip(ranks, signs, strict=True) if on)
        for signs in itertools.product((0, 1), repeat=len(kept))
    ]
    return sum(total >= observed - 1e-9 for total in sums) / len(sums)


@given(st.lists(FINITE, min_size=1, max_size=9))
def test_p_values_are_those_of_all_signs(differences: list[float]) -> None:
    assert p_value(np.array(differences)) == pytest.approx(enumerated(differences))


@given(st.lists(st.sampled_from([-0.3, -0.2, -0.1, 0.0, 0.1, 0.2, 0.3]), min_size=1, max_size=9))
def test_p_values_with_ties_and_zeros(differences: list[float]) -> None:
    assert p_value(np.array(differences)) == pytest.approx(enumerated(differences))


def test_the_interval_is_what_the_test_does_not_reject() -> None:
    """Shifting by an end of the interval is the point where the two-sided test stops rejecting."""
    differences = np.random.default_rng(3).standard_normal(12)
    low, high = interval(differences, 0.95)
    for end, inside in ((low, 1e-6), (high, -1e-6)):
        inner, outer = differences - (end + inside), differences - (end - inside)
        two_sided = [2 * min(p_value(x), p_value(-x)) for x in (inner, outer)]
        assert two_sided[0] > 0.05 >= two_sided[1]
    assert low < hodges_lehmann(differences) < high


def test_five_pairs_have_no_interval() -> None:
    assert interval(np.arange(1.0, 6.0)) == (-math.inf, math.inf)


def test_known_values() -> None:
    """All twelve pairs faster: p = 2^-12."""
    test = paired_test([0.98] * 6 + [0.985] * 6, [1.0] * 12)
    assert (test.pairs, test.faster) == (12, 12)
    assert test.p_faster == pytest.approx(2.0**-12)
    assert test.p_slower == pytest.approx(1.0)
    assert (test.low, test.effect, test.high) == pytest.approx((-0.02, -0.0175, -0.015), abs=1e-5)
    assert test.sentence().startswith("-1.75 % [-2.00, -1.50], 12 of 12 pairs faster, p = 0.0002")


def test_one_outlier_does_not_move_the_effect() -> None:
    times = [0.99] * 11
    plain, spiked = (paired_test([*times, last], [1.0] * 12).effect for last in (0.99, 9.9))
    assert abs(spiked - plain) < 1e-9


@pytest.mark.parametrize(
    ("candidate", "baseline", "sentence"),
    [
        ([1.0], [], "1 and 0 times do not make pairs"),
        ([], [], "0 and 0 times"),
        ([math.nan], [1.0], "not a positive number"),
        ([0.0], [1.0], "not a positive number"),
        ([1.0], [-1.0], "not a positive"),
        ([math.inf], [1.0], "not a positive number"),
    ],
)
def test_what_is_no_pair_of_times(candidate: list[float], baseline: list[float], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        paired_test(candidate, baseline)


def test_drift_and_scatter() -> None:
    assert drift([1.0, 1.0, 1.0, 1.1, 1.1, 1.1]) == pytest.approx(0.1)
    assert drift([1.0]) == 0.0
    assert scatter([0.003, -0.004]) == pytest.approx(math.sqrt(12.5e-6))
    with pytest.raises(ValueError, match="no A/A effects"):
        scatter([])
