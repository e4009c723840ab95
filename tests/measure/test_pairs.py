"""Taking samples, on a simulated device with a clock of its own."""

from collections.abc import Callable

import pytest
from simulated_device import Machine

from parity.measure.pairs import BASELINE, CANDIDATE, CONTROL, Measurement, session_of
from parity.records import DeviceState, Plan, Protocol, Sample, epoch


def measurement(machine: Machine, plan: Plan, read: Callable[[], DeviceState] = DeviceState) -> Measurement:
    seconds = {CANDIDATE: 0.0009, BASELINE: 0.001, CONTROL: 0.0005}
    timers = {name: machine.timer(name, value) for name, value in seconds.items()}
    return Measurement(timers, plan, read, machine.now)


def test_pairs_alternate_and_the_control_follows_each() -> None:
    machine = Machine()
    made = measurement(machine, Plan())
    warm = made.warm_up()
    machine.order.clear()
    assert list(made.take_pairs(warm, 4)) == [0, 1, 2, 3]
    assert machine.order == [CANDIDATE, BASELINE, CONTROL, BASELINE, CANDIDATE, CONTROL] * 2
    assert [sample.order for sample in made.samples] == list(range(12))
    session = session_of(made.samples)
    assert session.candidate == pytest.approx((0.0009,) * 4)
    assert session.baseline == pytest.approx((0.001,) * 4)


def test_batches_are_as_long_as_planned() -> None:
    warm = measurement(Machine(), Plan(batch_s=0.02)).warm_up()
    assert warm.launches == {CANDIDATE: 22, BASELINE: 20, CONTROL: 40}


@pytest.mark.parametrize(
    ("scatter", "slower_a_second", "is_flat"),
    [
        (0.01, 0.0, True),  # a GPU at its power limit
        (0.001, 0.05, False),  # one that gets hot: 5 % a second are more than its scatter
    ],
)
def test_warm_up_tells_scatter_from_drift(scatter: float, slower_a_second: float, is_flat: bool) -> None:
    plan = Plan()
    warm = measurement(Machine(scatter=scatter, slower_a_second=slower_a_second), plan).warm_up()
    assert warm.is_flat == is_flat
    assert (warm.seconds < 2 * plan.settled_s) == is_flat


def test_warm_up_lasts_until_the_times_are_flat() -> None:
    quick = measurement(Machine(), Plan()).warm_up()
    machine = Machine(cold_batches=120)
    slow = measurement(machine, Plan()).warm_up()
    assert quick.is_flat
    assert slow.is_flat
    assert slow.seconds > quick.seconds
    assert machine.cold <= 18  # the last batches looked at were no longer getting faster


def test_a_device_that_never_settles_is_said_to_be_so() -> None:
    warm = measurement(Machine(cold_batches=100_000), Plan(warm_up_limit_s=1.0)).warm_up()
    assert not warm.is_flat
    assert warm.seconds >= 1.0


def test_the_budget_ends_the_session_with_what_was_measured() -> None:
    machine = Machine()
    made = measurement(machine, Plan(budget_s=2.0))
    pairs = list(made.take_pairs(made.warm_up(), 1000))
    assert 5 < len(pairs) < 40
    assert machine.time_s <= 2.0
    assert len(session_of(made.samples).control) == len(pairs)


def test_an_interruption_keeps_what_was_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine()
    made = measurement(machine, Plan())
    warm = made.warm_up()
    timer = made._timers[BASELINE]
    taken = iter(made.take_pairs(warm, 12))
    assert next(taken) == 0

    def interrupt(_: int) -> float:
        raise KeyboardInterrupt

    monkeypatch.setattr(timer, "batch_seconds", interrupt)
    with pytest.raises(KeyboardInterrupt):
        next(taken)
    assert made.pairs == 1
    assert len(session_of(made.samples).candidate) == 1  # an incomplete pair is no pair


def test_the_state_of_the_device_stands_beside_every_sample() -> None:
    clocks = iter(range(1000, 2000))
    made = measurement(Machine(), Plan(), lambda: DeviceState(clock_mhz=float(next(clocks))))
    list(made.take_pairs(made.warm_up(), 2))
    assert [sample.state.clock_mhz for sample in made.samples] == [1000, 1001, 1002, 1003, 1004, 1005]


def test_most_of_the_time_is_spent_in_timed_batches() -> None:
    made = measurement(Machine(overhead_s=0.002), Plan(batch_s=0.02))
    list(made.take_pairs(made.warm_up(), 12))
    assert made.timed_share == pytest.approx(20 / 22, abs=0.01)


def test_all_three_are_needed() -> None:
    with pytest.raises(ValueError, match="no timer for baseline, control"):
        Measurement({CANDIDATE: Machine().timer("x", 1)}, Plan())


def test_a_changed_protocol_is_another_epoch_and_a_longer_budget_is_not() -> None:
    now = epoch(Protocol(), Plan())
    assert now == epoch(Protocol(), Plan(budget_s=5, batch_limit_s=1))
    assert len({now, epoch(Protocol(pairs=20), Plan()), epoch(Protocol(), Plan(batch_s=0.1))}) == 3


def test_a_reference_is_timed_by_itself_and_makes_no_pairs() -> None:
    machine = Machine()
    names = (CANDIDATE, BASELINE, CONTROL)
    made = Measurement({name: machine.timer(name, 0.001) for name in names}, Plan(), DeviceState, machine.now)
    list(made.take_pairs(made.warm_up(), 2))
    timed = made.measuring_s
    made.take_reference("vendor", machine.timer("vendor", 0.0004), 3)
    assert [sample.variant for sample in made.samples[6:]] == ["vendor"] * 3
    assert {sample.launches for sample in made.samples[6:]} == {50}
    assert len(session_of(made.samples).candidate) == made.pairs == 2
    assert made.measuring_s == timed


def test_samples_are_handed_on_as_they_are_taken() -> None:
    machine = Machine()
    seen: list[Sample] = []
    timers = {name: machine.timer(name, 0.001) for name in (CANDIDATE, BASELINE, CONTROL)}
    made = Measurement(timers, Plan(), DeviceState, machine.now, on_sample=seen.append)
    list(made.take_pairs(made.warm_up(), 2))
    assert seen == made.samples
