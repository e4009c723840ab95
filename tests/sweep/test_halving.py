"""Successive halving, on a simulated device with a clock of its own that drifts and scatters."""

import math
from dataclasses import replace
from itertools import pairwise

import pytest
from draws import RNG
from simulated_device import Machine

from parity.devices.base import NotTimeable, Timer
from parity.records import DeviceState, Plan, Protocol, Rules, Rung, Standing, SweepResult, SweepSample, sweep_epoch
from parity.sweep.halving import Halving, Surroundings

PLAN = Plan(batch_s=0.02, warm_up_limit_s=1.0)


class DriftingTimer:
    """A timer on a machine that gets slower by `drift` in a second, with noise of 0.2 %."""

    def __init__(self, machine: Machine, name: str, seconds: float, drift: float) -> None:
        self.machine, self.name, self.seconds, self.drift = machine, name, seconds, drift
        self.launches, self.stutters = 0, 0.0  # the share of batches that take 1.5 times as long
        self.noise = 0.002

    def prepare(self, launches: int) -> None:
        pass

    def batch_seconds(self, launches: int) -> float:
        self.launches += launches
        self.machine.order.append(self.name)
        slower = 1 + self.drift * self.machine.time_s
        took = launches * self.seconds * slower * float(RNG.normal(1, self.noise))
        took *= 1.5 if RNG.random() < self.stutters else 1
        self.machine.time_s += took + 0.0005
        return took


class Track:
    """A halving of variants with known seconds per launch, and everything that it told."""

    def __init__(
        self, seconds: dict[str, float], plan: Plan = PLAN, rules: Rules | None = None, drift: float = 0.02
    ) -> None:
        self.machine, self.samples, self.left = Machine(), list[SweepSample](), list[str]()
        self.timers = {
            name: DriftingTimer(self.machine, name, launch_seconds, drift) for name, launch_seconds in seconds.items()
        }
        self.halving = Halving(
            [*seconds],
            self.timer,
            rules or Rules(),
            plan,
            Surroundings(now=self.machine.now, on_sample=self.samples.append, leave=self.left.append),
        )
        self.rungs: list[Rung] = []

    def timer(self, name: str) -> Timer:
        return self.timers[name]

    def run(self) -> str:
        self.rungs = list(self.halving.rungs())
        return self.rungs[-1].best


def field_of(number: int, step: float = 0.01) -> dict[str, float]:
    """Variants of which each is slower than the one before by 1 %, in an order that has nothing to do with that."""
    times = [0.001 * (1 + step * at) for at in range(number)]
    RNG.shuffle(times)
    return {f"v{at}": seconds for at, seconds in enumerate(times)}


@pytest.mark.parametrize("number", [2, 3, 4, 7, 24, 60])
def test_the_fastest_wins_though_the_device_drifts(number: int) -> None:
    seconds = field_of(number)
    track = Track(seconds)
    assert track.run() == min(seconds, key=lambda name: seconds[name])
    last = track.rungs[-1]
    assert (last.is_last, last.not_timed) == (True, ())
    assert {standing.pairs for standing in last.standings if standing.against} <= {1, Protocol().fewest_pairs}


def test_it_takes_a_third_of_the_launches_of_timing_all() -> None:
    """All: each of 24 in the gate's number of pairs with one of them. Neither is warmed up; both size their batches."""
    seconds, plan = field_of(24), Plan(batch_s=0.02, warm_up_limit_s=0)
    every = Rules(few=24, most_pairs=Protocol().pairs, wide_margin=math.inf)
    halved, all_of_them = Track(seconds, plan, drift=0), Track(seconds, plan, every, drift=0)
    assert halved.run() == all_of_them.run()
    launches = [sum(timer.launches for timer in track.timers.values()) for track in (halved, all_of_them)]
    assert launches[0] <= launches[1] / 3
    assert [len(track.samples) for track in (halved, all_of_them)] == [126, 552]


def test_rungs_halve_the_field_and_double_the_pairs() -> None:
    track = Track(field_of(24, step=0.004))
    track.run()
    sizes = [
        (len(rung.standings), max(standing.pairs for standing in rung.standings if standing.against))
        for rung in track.rungs
    ]
    assert sizes == [(24, 1), (12, 2), (6, 4), (3, 8)]
    beaten = [standing.pairs for rung in track.rungs for standing in rung.standings if standing.against is None]
    assert beaten == [23, 11 * 2, 5 * 4, 2 * 8], "the one to beat is in every pair"
    taken = [sum(sample.rung == number for sample in track.samples) / 2 for number in range(4)]
    assert taken == [23, 11 * 2, 5 * 2, 2 * 4], "the best of rung 1 stays the best, and the pairs with it count on"
    assert len(track.left) == 21, "who has left has given its memory back"


@pytest.mark.parametrize(("number", "left"), [(25, 2), (48, 3)])
def test_a_last_rung_that_lacks_no_pair_loses_no_time(number: int, left: int) -> None:
    """With so many, all have their eight pairs before only three are left; and the last rung takes no time."""
    seconds = field_of(number, step=0.002)
    track = Track(seconds, drift=0)
    for timer in track.timers.values():
        timer.noise = 0.0
    for rung in track.halving.rungs():
        track.rungs.append(rung)
        if rung.number == 3:
            track.machine.time_s += 1000  # the budget is spent
    last = track.rungs[-1]
    assert (last.number, last.not_timed, len(last.standings)) == (4, (), left)
    result = SweepResult(rungs=track.rungs, samples=track.samples)
    for standing in last.standings:
        assert result.duration_ms(standing.name) == pytest.approx(1e3 * seconds[standing.name], rel=0.01)


def test_pairs_with_another_one_to_beat_do_not_count() -> None:
    """From rung 1 on `late` is the fastest: who was timed with the best of before is timed anew."""
    track = Track(field_of(12) | {"late": 0.00102}, drift=0)
    for rung in track.halving.rungs():
        track.rungs.append(rung)
        if rung.number == 0:
            track.timers["late"].seconds *= 0.9
    best, after = track.rungs[1].best, track.rungs[2]
    assert best == "late"
    sample_rungs = [
        [sample.rung for sample in track.samples if sample.variant == standing.name]
        for standing in after.standings
        if standing.against
    ]
    assert [standing.pairs for standing in after.standings if standing.against] == [
        rungs.count(2) for rungs in sample_rungs
    ]


def test_the_order_of_pairs_alternates() -> None:
    track = Track(field_of(4))
    track.run()
    by_pair: dict[int, list[str]] = {}
    for sample in track.samples:
        by_pair.setdefault(sample.pair, []).append(sample.variant)
    first = track.rungs[0].standings
    incumbent = next(standing.name for standing in first if standing.against is None)
    assert [by_pair[pair].index(incumbent) for pair in range(3)] == [1, 0, 1]
    assert {len(pair) for pair in by_pair.values()} == {2}


@pytest.mark.parametrize("number", [4, 7, 24])
def test_the_pairs_of_each_one_alternate_from_rung_to_rung(number: int) -> None:
    track = Track(field_of(number, step=0.004))
    track.run()
    pairs: dict[int, list[str]] = {}
    for sample in track.samples:
        pairs.setdefault(sample.pair, []).append(sample.variant)
    first: dict[tuple[str, str], list[bool]] = {}
    of_rung = {sample.pair: sample.rung for sample in track.samples}
    for pair, (one, other) in pairs.items():
        beaten = next(standing.name for standing in track.rungs[of_rung[pair]].standings if standing.against is None)
        name = other if one == beaten else one
        first.setdefault((name, beaten), []).append(one == name)
    assert any(len(orders) > 2 for orders in first.values())
    for orders in first.values():
        assert all(now != then for then, now in pairwise(orders)), orders


def test_one_hiccup_throws_nobody_out() -> None:
    """Of the one to beat: whoever it is timed with seems to be faster by a third, and all others slower than that."""
    track = Track({"own": 0.001, **{f"v{at}": 0.001 - 1e-6 * at for at in range(11)}}, drift=0)
    real_batch_seconds, batches = track.timers["own"].batch_seconds, 0

    def batch_seconds(launches: int) -> float:
        nonlocal batches
        batches += bool(track.samples)
        return real_batch_seconds(launches) * (1.5 if batches == 2 else 1)

    setattr(track.timers["own"], "batch_seconds", batch_seconds)  # noqa: B010
    track.run()
    first = track.rungs[0].standings
    assert min(standing.ratio for standing in first) < 0.7, "there was a hiccup"
    assert sum(standing.stays for standing in first) == 6


def test_stutters_lose_little_of_the_fastest() -> None:
    """3 % of batches take 1.5 times as long."""
    lost = []
    for _ in range(40):
        seconds = field_of(24)
        track = Track(seconds, drift=0)
        for timer in track.timers.values():
            timer.stutters = 0.03
        lost.append(seconds[track.run()] / min(seconds.values()) - 1)
        assert all(standing.stays for standing in track.rungs[-1].standings)
    assert sum(lost) / len(lost) < 0.002


def test_a_hopeless_point_does_not_eat_the_budget() -> None:
    """A launch of it takes 1000 times as long: it is tried with one, and its batches say nothing about the others'."""
    seconds = {"own": 0.001, "hopeless": 1.0, **{f"v{at}": 0.0009 for at in range(8)}}
    track = Track(seconds, Plan(batch_s=0.02, warm_up_limit_s=1.0, budget_s=7))
    track.run()
    assert track.timers["hopeless"].launches <= 4
    assert track.rungs[-1].not_timed == ()


def test_who_leaves_at_once_gives_its_memory_back_at_once() -> None:
    track = Track({"own": 0.001, "slow": 0.002, "fast": 0.0008, "other": 0.0009})
    real_batch_seconds, left = track.timers["fast"].batch_seconds, list[str]()

    def batch_seconds(launches: int) -> float:
        left.extend(track.left)
        return real_batch_seconds(launches)

    setattr(track.timers["fast"], "batch_seconds", batch_seconds)  # noqa: B010
    track.run()
    assert left[:1] == ["slow"]


def test_the_clearly_slower_leave_after_two_batches() -> None:
    track = Track({"own": 0.001, "fast": 0.0008, "slow": 0.0013, "hopeless": 0.01})
    assert track.run() == "fast"
    batches = [sample.variant for sample in track.samples]
    assert (batches.count("slow"), batches.count("hopeless")) == (2, 2)


def test_the_best_of_a_rung_is_the_one_to_beat_in_the_next() -> None:
    track = Track(field_of(12))
    track.run()
    for before, after in zip(track.rungs, track.rungs[1:], strict=False):
        assert {standing.against for standing in after.standings} == {None, before.best}


def test_almost_all_of_the_measuring_phase_is_inside_batches() -> None:
    track = Track(field_of(24))
    track.run()
    assert 0.95 <= track.halving.timed_s / track.halving.measuring_s <= 1
    assert sum(sample.seconds * sample.launches for sample in track.samples) == pytest.approx(track.halving.timed_s)


@pytest.mark.parametrize(("budget_s", "rungs"), [(0.4, 1), (2.0, 2)])
def test_a_budget_ends_it_with_what_there_is(budget_s: float, rungs: int) -> None:
    seconds = field_of(24)
    track = Track(seconds, Plan(batch_s=0.02, budget_s=budget_s))
    track.run()
    last = track.rungs[-1]
    assert len(track.rungs) == rungs
    assert last.is_last
    assert last.not_timed
    assert {standing.name for standing in last.standings}.isdisjoint(last.not_timed)
    assert track.machine.time_s < budget_s + 0.1


def test_a_winner_whose_last_rung_did_not_begin_has_the_time_of_the_one_before() -> None:
    first, best = (
        Standing("a", None, 0, 1.0, None, None, stays=True),
        Standing("b", "a", 1, 0.5, None, None, stays=True),
    )
    alone = replace(best, against=None, pairs=0, ratio=1.0)
    rungs = [Rung(0, (best, first), (), is_last=False), Rung(1, (alone,), ("a",), is_last=True)]
    result = SweepResult(rungs=rungs, samples=[SweepSample(0, 0, "b", 1, 0.002, 0.0, DeviceState(), 0)])
    assert result.standing("b") == (rungs[0], best)
    assert result.duration_ms("b") == 2


def test_a_budget_that_is_too_small_has_no_winner() -> None:
    track = Track(field_of(4), Plan(batch_s=0.02, budget_s=1e-6))
    assert (list(track.halving.rungs()), track.samples) == ([], [])


def test_one_alone_has_none_to_be_paired_with() -> None:
    track = Track({"alone": 0.001})
    assert (list(track.halving.rungs()), track.samples) == ([], [])
    with pytest.raises(ValueError, match="there is nobody to time"):
        Track({})


def test_the_interval_is_known_where_there_are_enough_pairs() -> None:
    track = Track({"a": 0.001, "b": 0.00099})
    track.run()
    (other,) = (standing for standing in track.rungs[-1].standings if standing.against)
    assert other.low is not None
    assert other.high is not None
    assert other.low <= other.ratio <= other.high
    first = Track(field_of(8))
    first.run()
    assert {standing.low for standing in first.rungs[0].standings} == {None}


def test_what_the_clock_gives_no_time_for_is_named() -> None:
    track = Track({"a": 0.001, "b": 0.001})
    track.timers["b"].seconds = float("nan")
    with pytest.raises(NotTimeable, match="the clock failed: a batch of b took nan s"):
        track.run()


def test_other_rules_are_another_epoch() -> None:
    assert sweep_epoch(Rules(), PLAN) != sweep_epoch(Rules(wide_margin=0.5), PLAN)
    assert sweep_epoch(Rules(), PLAN) == sweep_epoch(Rules(), Plan(batch_s=0.02, warm_up_limit_s=1.0, budget_s=7))
