"""A counter is compared where both runs have it on one basis and from one reader, and nowhere else."""

import pytest

from parity.contract.bounds import Bound
from parity.contract.expectations import Reference
from parity.gate import BoundFigures, Figures, hold_bounds
from parity.records import CheckStatus

HELD, VIOLATED, NOT_SHOWN = CheckStatus.HELD, CheckStatus.VIOLATED, CheckStatus.NOT_SHOWN
BOUND = Bound("instructions", Reference(False, "mine", "function", "instructions"), 0.02, is_relative=True)


def run(value: float | None, basis: str = "static", reader: str = "reader 2", name: str = "step01") -> BoundFigures:
    counters = {} if value is None else {("mine", "function", "instructions"): (value, basis)}
    return BoundFigures(Figures(name, counters), {("mine", basis): reader})


@pytest.mark.parametrize(
    ("run_figures", "baseline_figures", "status", "sentence"),
    [
        (run(102), run(100), HELD, "it is 102 (static), 100 (static) in step01, and may rise by 2 %"),
        (run(103), run(100), VIOLATED, "it is 103 (static)"),
        (run(50), run(100), HELD, "it is 50"),
        (run(103), None, NOT_SHOWN, "nothing is recorded to compare with"),
        (run(103), run(None), NOT_SHOWN, "in step01, mine.function has no instructions"),
        (run(None), run(100), NOT_SHOWN, "mine.function has no instructions"),
        (run(103), run(100, "imported"), NOT_SHOWN, "it is static here, and imported in step01"),
        (run(103), run(100, reader="reader 1"), NOT_SHOWN, "'reader 2' has counted it here, and 'reader 1' in step01"),
    ],
)
def test_what_becomes_of_a_bound(
    run_figures: BoundFigures, baseline_figures: BoundFigures | None, status: CheckStatus, sentence: str
) -> None:
    (bounded,) = hold_bounds([BOUND], run_figures, baseline_figures)
    assert bounded.status is status
    assert sentence in bounded.detail
