"""The measured gate: its rules one by one, and its false keeps and power on simulated machines."""

import math
from dataclasses import replace

import numpy as np
import pytest
from draws import RNG
from gate import SCENARIOS, Scenario, rates

from parity.gate import Goal, Session, judge_identical, judge_measured, needs_top_up
from parity.records import Basis, Judgement, Protocol, Verdict

PROTOCOL, DELTA = Protocol(), 0.005


def session(effect: float, pairs: int = 12, noise: float = 0.001, control: tuple[float, ...] | None = None) -> Session:
    candidate, baseline, other = 1 + noise * RNG.standard_normal((3, pairs))
    return Session(tuple(candidate * (1 + effect)), tuple(baseline), control or tuple(other))


def judge(first: Session, again: Session | None = None, goal: Goal = Goal.FASTER) -> Judgement:
    def confirm() -> Session:
        assert again is not None, "nothing was to be confirmed"
        return again

    return judge_measured(PROTOCOL, DELTA, first, confirm, goal)


def test_a_confirmed_gain_is_kept_with_its_numbers() -> None:
    judgement = judge(session(-0.02), session(-0.02))
    assert (judgement.verdict, judgement.basis) == (Verdict.KEEP, Basis.MEASURED)
    assert [reason.code for reason in judgement.reasons] == ["faster", "confirmed"]
    assert "12 of 12 pairs faster, p = 0.0002, delta 0.50 %" in judgement.reasons[0].text


def test_a_gain_that_a_fresh_process_does_not_show_is_not_kept() -> None:
    judgement = judge(session(-0.02), session(0.0))
    assert (judgement.verdict, judgement.reasons[0].code) == (Verdict.INCONCLUSIVE, "not_confirmed")


@pytest.mark.parametrize(("effect", "code"), [(0.0, "not_faster"), (0.02, "slower")])
def test_no_gain_is_rejected(effect: float, code: str) -> None:
    judgement = judge(session(effect))
    assert (judgement.verdict, judgement.reasons[0].code) == (Verdict.REJECT, code)


def test_a_gain_below_delta_is_not_kept_however_sure() -> None:
    """0.3 % faster without a doubt is no reason to keep when 0.5 % is the least that counts."""
    judgement = judge(session(-0.003, pairs=24, noise=0.0002))
    assert judgement.verdict is Verdict.REJECT
    assert "24 of 24" not in judgement.reasons[0].text  # the first pairs decided


def test_the_top_up_is_looked_at_only_if_the_first_pairs_do_not_decide() -> None:
    undecided = session(-0.006, noise=0.006)
    while not needs_top_up(PROTOCOL, DELTA, undecided):
        undecided = session(-0.006, noise=0.006)
    more = session(-0.02)
    both = Session(
        *(
            x + y
            for x, y in zip(
                (undecided.candidate, undecided.baseline, undecided.control),
                (more.candidate, more.baseline, more.control),
                strict=True,
            )
        )
    )
    judgement = judge(both, session(-0.02))
    assert "of 24 pairs" in judgement.reasons[0].text


@pytest.mark.parametrize("bad", [math.nan, math.inf, 0.0, -1.0])
def test_bad_times_decide_nothing(bad: float) -> None:
    good = session(-0.02)
    judgement = judge(replace(good, baseline=(bad, *good.baseline[1:])))
    assert (judgement.verdict, judgement.reasons[0].code) == (Verdict.INCONCLUSIVE, "bad_times")


def test_few_pairs_decide_nothing() -> None:
    judgement = judge(session(-0.5, pairs=7))
    assert (judgement.verdict, judgement.reasons[0].code) == (Verdict.INCONCLUSIVE, "too_few_pairs")
    assert "7 pairs, but at least 8 are needed" in judgement.reasons[0].text


def test_a_control_that_drifts_decides_nothing() -> None:
    judgement = judge(session(-0.02, control=(1.0,) * 6 + (1.05,) * 6))
    assert (judgement.verdict, judgement.reasons[0].code) == (Verdict.INCONCLUSIVE, "control_drift")


@pytest.mark.parametrize(("effect", "verdict"), [(0.0, Verdict.KEEP), (-0.02, Verdict.KEEP), (0.02, Verdict.REJECT)])
def test_a_simplification_need_only_be_no_slower(effect: float, verdict: Verdict) -> None:
    assert judge(session(effect), session(effect), Goal.NOT_SLOWER).verdict is verdict


def test_not_significant_is_not_the_same_as_no_slower() -> None:
    """Noise alone must not keep a simplification."""
    judgement = judge(session(0.004, noise=0.02), goal=Goal.NOT_SLOWER)
    assert judgement.verdict is Verdict.INCONCLUSIVE


def test_delta_grows_with_the_machines_scatter() -> None:
    assert PROTOCOL.delta(0.001) == 0.005
    assert PROTOCOL.delta(0.004) == pytest.approx(0.012)


def test_identical_binaries_are_kept_only_with_sound_pairs() -> None:
    judgement = judge_identical(PROTOCOL, DELTA, session(0.0), "first_baseline", "the first")
    assert (judgement.verdict, judgement.basis) == (Verdict.KEEP, Basis.MEASURED)
    assert judgement.reasons[0].text.startswith("the first; identical binaries differ by ")
    few = judge_identical(PROTOCOL, DELTA, session(0.0, pairs=7), "first_baseline", "the first")
    assert (few.verdict, few.reasons[0].code) == (Verdict.INCONCLUSIVE, "too_few_pairs")
    odd = judge_identical(PROTOCOL, DELTA, session(0.02), "first_baseline", "the first")
    assert (odd.verdict, odd.reasons[0].code) == (Verdict.INCONCLUSIVE, "unsound")


def test_a_fresh_process_that_fails_does_not_confirm() -> None:
    judgement = judge_measured(PROTOCOL, DELTA, session(-0.02), lambda: "the process was ended by SIGABRT")
    assert (judgement.verdict, judgement.reasons[0].code) == (Verdict.INCONCLUSIVE, "not_confirmed")
    assert "the session in a fresh process failed: the process was ended by SIGABRT" in judgement.reasons[0].text


@pytest.mark.slow
@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.name)
def test_no_simulated_machine_makes_it_keep_what_is_the_same(scenario: Scenario) -> None:
    _, verdicts = rates(scenario, 100, seed=9)
    assert verdicts[0.0][Verdict.KEEP] == 0
    assert verdicts[0.01][Verdict.KEEP] == 0


@pytest.mark.slow
def test_it_sees_one_percent_on_a_quiet_machine() -> None:
    for scenario in SCENARIOS[:3]:
        _, verdicts = rates(scenario, 100, seed=10)
        assert verdicts[-0.01][Verdict.KEEP] >= 95
        assert verdicts[0.01][Verdict.REJECT] >= 95


@pytest.mark.slow
def test_the_naive_gate_would_keep_the_same_kernel_half_of_the_time() -> None:
    """The planted fault: without pairs, delta and confirmation the lower median wins, and noise wins half of the time."""
    kept = sum(np.median(s.candidate) < np.median(s.baseline) for s in (session(0.0) for _ in range(300)))
    assert 100 < kept < 200
