"""Measured sweeps in the lab book: what became of each point, while the measured sweep runs and when it ends."""

from pathlib import Path

import pytest

from parity.records import (
    DeviceFacts,
    DeviceState,
    Plan,
    Rules,
    Rung,
    Standing,
    SweepResult,
    SweepSample,
    VerificationStatus,
)
from parity.store import (
    CandidateStatus,
    Database,
    SweepCandidate,
    SweepWriter,
    SweptLane,
    merge,
    sweep_measurement,
    verified_identities,
)

GPU = DeviceFacts("hip", "a GPU", "gfx1151", "0000:c4:00.0", "7.2", "7.2", 1 << 34, 1 << 21)


@pytest.fixture
def book(tmp_path: Path) -> Database:
    return Database(f"sqlite:///{tmp_path / 'lab.db'}").open()


def writer(book: Database, *names: str) -> SweepWriter:
    rows = [SweepCandidate(name, {"n": name}, CandidateStatus.NOT_TIMED, identity=f"code {name}") for name in names]
    return SweepWriter(book, SweptLane("s", "step01", "triton"), GPU, Rules(), Plan(), rows)


def standing(name: str, ratio: float, against: str | None = "a", *, stays: bool = True) -> Standing:
    return Standing(name, against, 1 if against else 0, ratio, None, None, stays)


def sample(order: int, name: str, seconds: float, rung: int = 0) -> SweepSample:
    return SweepSample(order, order // 2, name, 4, seconds, 0.1 * order, DeviceState(clock_mhz=1700.0), rung)


def statuses(book: Database, made: SweepWriter) -> dict[str, str]:
    return {candidate.key: candidate.status.value for candidate in sweep_measurement(book, made.uuid).candidates}


def test_who_stayed_and_was_not_timed_again_is_undecided(book: Database) -> None:
    """It is not called slower than what it was not timed with."""
    made = writer(book, "a", "b", "c", "d", "e")
    first = Rung(
        0,
        (standing("b", 0.9), standing("c", 0.95), standing("a", 1.0, None), standing("d", 1.1, stays=False)),
        (),
        is_last=False,
    )
    second = Rung(1, (standing("b", 1.0, None), standing("c", 1.01, "b")), ("a",), is_last=True)
    result = SweepResult("b", [first], [sample(0, "b", 0.009), sample(1, "a", 0.01)])
    made.standings(result)
    result.rungs.append(second)
    result.ended_by = "the budget is spent"
    made.end(result)
    assert statuses(book, made) == {"a": "undecided", "b": "winner", "c": "finalist", "d": "slower", "e": "not timed"}
    kept = sweep_measurement(book, made.uuid)
    assert (kept.winner, kept.ended_by, kept.finished_at is None) == ("b", "the budget is spent", False)
    assert [(candidate.rung, candidate.against, candidate.ratio) for candidate in kept.candidates[:3]] == [
        (0, None, 1.0),
        (1, None, 1.0),
        (1, "b", 1.01),
    ]


def test_what_is_known_is_there_before_the_end(book: Database) -> None:
    """As after a kill."""
    made = writer(book, "a", "b", "c")
    made.verified("a", VerificationStatus.VERIFIED)
    made.dropped("c", "elements wrong", is_wrong=True)
    made.sample(1, sample(0, "a", 0.01))
    made.standings(SweepResult(None, [Rung(0, (standing("b", 0.9), standing("a", 1.0, None)), (), is_last=True)]))
    assert statuses(book, made) == {"a": "finalist", "b": "finalist", "c": "dropped"}
    _, rows = book.query(
        "SELECT process, position, key, launches, duration_ms, clock_mhz, basis FROM sweep_samples", {}
    )
    assert rows == [(1, 0, "a", 4, 10.0, 1700.0, "measured")]
    assert sweep_measurement(book, made.uuid).finished_at is None


def test_a_new_race_takes_back_what_the_one_before_said(book: Database) -> None:
    """Only who was dropped stays so."""
    made = writer(book, "a", "b", "c", "d")
    first = Rung(0, (standing("b", 0.9), standing("a", 1.0, None), standing("d", 1.5, stays=False)), (), is_last=False)
    made.standings(SweepResult(None, [first], [sample(0, "b", 0.009)]))
    made.dropped("b", "a launch failed", is_wrong=True)
    made.begins()
    assert statuses(book, made) == {"a": "not timed", "b": "dropped", "c": "not timed", "d": "not timed"}
    assert {
        (candidate.rung, candidate.ratio, candidate.duration_ms)
        for candidate in sweep_measurement(book, made.uuid).candidates
    } == {(None, None, None)}


def test_only_what_was_found_right_last_is_not_verified_again(book: Database) -> None:
    first, second = writer(book, "a", "b", "c"), writer(book, "b", "d")
    for name in ("a", "b"):
        first.verified(name, VerificationStatus.VERIFIED)
    first.dropped("c", "a launch failed", is_wrong=True)
    second.dropped("b", "elements wrong", is_wrong=True)
    second.verified("d", VerificationStatus.SAME)
    second.dropped("d", "did not complete within 30 s", is_wrong=False)
    assert verified_identities(book, GPU.name) == {"code a", "code d"}
    assert verified_identities(book, "another GPU") == set()


def test_one_that_had_not_ended_is_completed_by_merging(book: Database, tmp_path: Path) -> None:
    other = Database(f"sqlite:///{tmp_path / 'other.db'}").open()
    made = writer(book, "a", "b")
    made.sample(1, sample(0, "a", 0.01))
    assert merge(other, book).sweep_measurements == 1
    made.sample(1, sample(1, "b", 0.01))
    assert merge(other, book).is_nothing, "until it has ended"
    made.end(SweepResult("a", ended_by="interrupted"))
    assert merge(other, book).sweep_measurements == 1
    assert sweep_measurement(other, made.uuid) == sweep_measurement(book, made.uuid)
    assert other.query("SELECT COUNT(*) FROM sweep_samples", {})[1] == [(2,)]
    assert merge(other, book).is_nothing
