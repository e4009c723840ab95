"""The benchmark of coverage: its cases are whole, its references say what they compare, its verdicts are right."""

import numpy as np
import pytest
from coverage import share
from coverage_kernels import CASES, philox
from coverage_kernels.case import Case, ExpectedBuffer, Out
from coverage_kernels.judging import Verdict, compare, count_missing


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_reference_accepts_itself_and_nothing_else(case: Case) -> None:
    for name, expected in case.reference().items():
        output = case.arguments[name]
        assert isinstance(output, Out)
        value = np.asarray(expected.value)
        assert value.shape == output.start.shape
        assert np.all(np.asarray(expected.tolerance) >= 0)
        assert compare(name, value, expected) == ""
        assert compare(name, output.start, expected) != "", "the launch changes every output that is compared"


def test_most_kernels_run_on_all_families() -> None:
    assert len(CASES) >= 64
    assert sum(not case.reason for case in CASES) > 0.9 * len(CASES)


@pytest.mark.parametrize(
    ("got", "expected", "is_right"),
    [
        ([1.0, 2.0], ExpectedBuffer(np.array([1.0, 2.1]), 0.2), True),
        ([1.0, 2.0], ExpectedBuffer(np.array([1.0, 2.1]), 0.05), False),
        ([np.nan, np.inf], ExpectedBuffer(np.array([np.nan, np.inf])), True),
        ([np.nan], ExpectedBuffer(np.array([1.0]), 9.0), False),
        ([2.0, 1.0], ExpectedBuffer(np.array([1.0, 2.0]), any_order=True), True),
        ([2.0, 1.0], ExpectedBuffer(np.array([1.0, 2.0])), False),
    ],
)
def test_values_are_compared_within_their_tolerance(got: list[float], expected: ExpectedBuffer, is_right: bool) -> None:
    assert (compare("out", np.array(got), expected) == "") is is_right


def test_the_share_leaves_out_what_was_not_built() -> None:
    verdicts = [
        Verdict("right"),
        Verdict("wrong"),
        Verdict("refused"),
        Verdict("fault"),
        Verdict("not built"),
        Verdict("-"),
    ]
    assert share(verdicts)[1] == 0.25
    assert share([])[1] == 0


def test_refused_mnemonics_are_counted_by_kernel() -> None:
    verdicts = [
        Verdict("refused", missing={"v_a": "v_a v0", "v_b": "v_b v1"}),
        Verdict("refused", missing={"v_b": "v_b v1"}),
    ]
    assert count_missing(verdicts) == [("v_b", 2, "v_b v1"), ("v_a", 1, "v_a v0")]


def test_philox_gives_the_known_answer() -> None:
    """Random123's vector for a counter and a key of zeros."""
    words = [int(word[0]) for word in philox.words(0, np.array([0]))]
    assert words == [0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8]
