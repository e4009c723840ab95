"""The measured gate over several sizes: the mean decides, no size may pay for it, and none is accused by chance."""

from dataclasses import replace
from functools import partial

import numpy as np
import pytest
from draws import RNG
from gate import SCENARIOS, Scenario
from sizes import EFFECTS, simulated

from parity.gate import (
    BySize,
    Goal,
    Session,
    Size,
    Standing,
    judge_identical_sizes,
    judge_measured,
    judge_sizes,
    mean_of_sizes,
    sizes_to_top_up,
    standing_of,
)
from parity.records import Judgement, Protocol, Verdict

PROTOCOL, DELTA = Protocol(), 0.005
EQUAL = {name: Size(1.0, DELTA) for name in ("small", "middle", "large")}


def session(effect: float, pairs: int = 12, noise: float = 0.001, ms: float = 1.0) -> Session:
    candidate, baseline, control = (1 + noise * RNG.standard_normal((3, pairs))) * ms / 1e3
    return Session(tuple(candidate * (1 + effect)), tuple(baseline), tuple(control))


def taken(**effects: float) -> BySize:
    """Sizes whose times lie far apart: a mean of times would be that of the largest."""
    return {name: session(effect, ms=10.0**at) for at, (name, effect) in enumerate(effects.items())}


def judge(
    first: BySize, again: BySize | None = None, sizes: dict[str, Size] = EQUAL, goal: Goal = Goal.FASTER
) -> Judgement:
    def confirm() -> BySize:
        assert again is not None, "nothing was to be confirmed"
        return again

    return judge_sizes(PROTOCOL, DELTA, sizes, first, confirm, goal)


def test_a_gain_in_the_mean_is_kept_once_it_is_confirmed() -> None:
    gain = {"small": -0.03, "middle": 0.0, "large": 0.0}
    judgement = judge(taken(**gain), taken(**gain))
    assert (judgement.verdict, [reason.code for reason in judgement.reasons]) == (Verdict.KEEP, ["faster", "confirmed"])
    assert "the mean of 3 sizes: -1.0" in judgement.reasons[0].text
    fresh = judge(taken(**gain), taken(small=0.0, middle=0.0, large=0.0))
    assert (fresh.verdict, fresh.reasons[0].code) == (Verdict.INCONCLUSIVE, "not_confirmed")


def test_no_size_pays_for_the_others() -> None:
    judgement = judge(taken(small=-0.05, middle=0.012, large=-0.05))
    assert (judgement.verdict, judgement.reasons[0].code) == (Verdict.REJECT, "worse_at_size")
    assert judgement.reasons[0].text.startswith("worse at middle: +1.")
    wide = {**EQUAL, "middle": Size(1.0, 0.02)}
    gain = taken(small=-0.05, middle=0.012, large=-0.05)
    assert judge(gain, gain, wide).verdict is Verdict.KEEP  # its own margin allows it


def test_what_is_not_shown_of_a_size_keeps_nothing() -> None:
    gain = {**taken(small=-0.05, large=-0.05), "middle": session(0.0, pairs=24, noise=0.04)}
    judgement = judge(gain)
    assert (judgement.verdict, judgement.reasons[0].code) == (Verdict.INCONCLUSIVE, "open_at_size")
    assert "not shown to be no worse at middle" in judgement.reasons[0].text


def test_weights_are_a_workloads_shares() -> None:
    mixed = taken(small=-0.03, middle=0.002, large=0.002)
    assert judge(mixed, mixed).verdict is Verdict.KEEP
    rare = {**EQUAL, "small": Size(0.1, DELTA)}
    assert judge(mixed, sizes=rare).verdict is Verdict.REJECT
    assert mean_of_sizes(EQUAL, mixed).effect < mean_of_sizes(rare, mixed).effect  # the small one counts less


def test_a_simplification_may_cost_nothing_at_any_size() -> None:
    equal = taken(small=0.0, middle=0.0, large=0.0)
    assert judge(equal, equal, goal=Goal.NOT_SLOWER).verdict is Verdict.KEEP
    slower = judge(taken(small=-0.01, middle=0.012, large=-0.01), goal=Goal.NOT_SLOWER)
    assert (slower.verdict, slower.reasons[0].code) == (Verdict.REJECT, "worse_at_size")


def test_the_top_up_is_for_what_is_open() -> None:
    assert sizes_to_top_up(PROTOCOL, DELTA, EQUAL, taken(small=-0.03, middle=-0.03, large=-0.03)) == []
    assert sizes_to_top_up(PROTOCOL, DELTA, EQUAL, taken(small=0.0, middle=0.0, large=0.0)) == []
    one_open = {**taken(small=-0.05, large=-0.05), "middle": session(0.0, noise=0.03)}
    assert sizes_to_top_up(PROTOCOL, DELTA, EQUAL, one_open) == ["middle"]
    undecided = {name: session(-0.006, noise=0.02) for name in EQUAL}
    while sizes_to_top_up(PROTOCOL, DELTA, EQUAL, undecided) != [*EQUAL]:
        undecided = {name: session(-0.006, noise=0.02) for name in EQUAL}


def test_pairs_are_of_all_sizes_and_too_few_decide_nothing() -> None:
    few = judge({**taken(small=-0.05, middle=-0.05), "large": session(-0.05, pairs=7)})
    assert (few.verdict, few.reasons[0].code) == (Verdict.INCONCLUSIVE, "too_few_pairs")
    assert few.reasons[0].text == "large: 7 pairs, but at least 8 are needed"
    assert mean_of_sizes(EQUAL, {**taken(small=0.0, middle=0.0), "large": session(0.0, pairs=24)}).pairs == 12


def test_identical_binaries_must_be_alike_at_every_size() -> None:
    same = taken(small=0.0, middle=0.0, large=0.0)
    kept = judge_identical_sizes(PROTOCOL, DELTA, EQUAL, same, "first_baseline", "the first")
    assert (kept.verdict, kept.reasons[0].code) == (Verdict.KEEP, "first_baseline")
    odd = judge_identical_sizes(PROTOCOL, DELTA, EQUAL, taken(small=0.0, middle=0.02, large=0.0), "first", "the first")
    assert (odd.verdict, odd.reasons[0].code) == (Verdict.INCONCLUSIVE, "unsound")
    assert odd.reasons[0].text.startswith("middle: ")


def test_a_size_is_accused_by_a_corrected_interval_only() -> None:
    """Of so many sizes one is beyond its margin by chance: alone it is called worse, among others it is not."""
    noisy = session(0.009, noise=0.004)
    while standing_of(PROTOCOL, {"0": EQUAL["small"]}, {"0": noisy}, "0") is not Standing.WORSE:
        noisy = session(0.009, noise=0.004)
    many = {str(number): noisy for number in range(64)}
    assert standing_of(PROTOCOL, dict.fromkeys(many, EQUAL["small"]), many, "0") is Standing.OPEN
    assert standing_of(PROTOCOL, EQUAL, {"small": session(-0.02)}, "small") is Standing.FASTER
    assert standing_of(PROTOCOL, EQUAL, {"small": session(0.0)}, "small") is Standing.NOT_WORSE


def test_an_outlier_of_one_size_is_not_the_means() -> None:
    disturbed = dict(taken(small=-0.01, middle=-0.01, large=-0.01))
    candidate = [*disturbed["small"].candidate]
    candidate[3] *= 1.4
    disturbed["small"] = replace(disturbed["small"], candidate=tuple(candidate))
    assert mean_of_sizes(EQUAL, disturbed).effect == pytest.approx(-0.01, abs=0.001)


def bimodal(share: float, slow: float, generator: np.random.Generator, effect: float = 0.0) -> Session:
    """A size whose candidate is slower in a random part of its pairs."""
    candidate, baseline, control = 1 + 0.002 * generator.standard_normal((3, 24))
    slower = np.where(generator.random(24) < share, 1 + slow, 1.0)
    return Session(tuple(candidate * (1 + effect) * slower), tuple(baseline), tuple(control))


def confirmed(found: BySize) -> Verdict:
    return judge_sizes(PROTOCOL, DELTA, dict.fromkeys(found, EQUAL["small"]), found, lambda: found).verdict


def test_a_size_that_is_often_slower_is_not_hidden() -> None:
    """A third of its pairs take 10 % longer: no kernel that does that is kept for what another size gains."""
    generator = np.random.default_rng(5)
    verdicts = [
        confirmed({"gains": bimodal(0.0, 0.0, generator, -0.02), "jumps": bimodal(0.33, 0.1, generator)})
        for _ in range(60)
    ]
    assert verdicts.count(Verdict.KEEP) <= 3
    clock = Session((0.98,) * 12, (1.0,) * 12, (1.0,) * 12)
    jumps = Session((1.0,) * 7 + (1.05,) * 5, (1.0,) * 12, (1.0,) * 12)
    assert confirmed({"gains": clock, "jumps": jumps}) is not Verdict.KEEP


def test_one_size_is_judged_as_no_sizes_are() -> None:
    for effect in (-0.03, 0.0, 0.02):
        one = session(effect, pairs=24)
        alone = judge_measured(PROTOCOL, DELTA, one, partial(session, effect, 24))
        assert confirmed({"small": one}) is alone.verdict


@pytest.mark.parametrize("scenario", SCENARIOS[:5], ids=lambda scenario: scenario.name)
@pytest.mark.parametrize("count", [4, 16])
def test_nothing_false_is_kept_on_simulated_machines(scenario: Scenario, count: int) -> None:
    """benchmarks/sizes.py has 1,000 decisions of each; these are few, and show that it judges."""
    for name in ("identical", "2 % faster, 1.5 % slower at one"):
        verdicts = {simulated(scenario, EFFECTS[name], count, DELTA, seed) for seed in range(8)}
        assert Verdict.KEEP not in verdicts
    assert simulated(SCENARIOS[0], EFFECTS["1 % faster"], count, DELTA, 1) is Verdict.KEEP
