"""Which earlier verdict answers a step that asks the same."""

from dataclasses import dataclass, replace
from typing import Any

import pytest

from parity.contract.history import History
from parity.contract.lane import LaneSpec
from parity.contract.toml import validate
from parity.gate import can_answer, rejected_by

HERE = ("hip", "Radeon 8060S")


@dataclass(frozen=True)
class EarlierRun:
    verdict: str
    reason_code: str | None = "slower"
    basis: str = "measured"
    verification: str = "verified"
    device: str = "hip"
    device_name: str | None = "Radeon 8060S"
    delta: float | None = 0.005


def static(verdict: str, code: str, verification: str = "verified") -> EarlierRun:
    return EarlierRun(verdict, code, "static", verification, "emulator", None, None)


@pytest.mark.parametrize(
    ("earlier", "here", "elsewhere", "without"),
    [
        (EarlierRun("reject"), True, False, True),
        (EarlierRun("keep", "faster"), False, False, False),
        (EarlierRun("inconclusive", "undecided"), False, False, True),
        (EarlierRun("reject", delta=0.02), False, False, False),
        (EarlierRun("reject", "expectation.falsified"), False, False, False),
        (EarlierRun("invalid", "remembers"), False, False, False),
        (static("inconclusive", "awaiting_measurement"), False, False, True),
        (static("inconclusive", "unverified", "unverified"), False, False, False),
        (static("reject", "guardrail.private_segment_bytes"), True, True, True),
        (static("reject", "expectation.falsified"), False, False, False),
        (static("reject", "no_op"), False, False, False),
        (static("reject", "verification", "failed"), False, False, False),
        (static("reject", "build", "unverified"), False, False, False),
        (static("invalid", "contract.tile"), True, True, True),
        (static("invalid", "contract.changed"), False, False, False),
    ],
    ids=str,
)
def test_a_verdict_answers_only_where_it_holds(earlier: EarlierRun, here: bool, elsewhere: bool, without: bool) -> None:
    assert can_answer(earlier, HERE, 0.005) is here
    assert can_answer(earlier, ("hip", "Instinct MI300X"), 0.005) is elsewhere
    assert can_answer(earlier, None, 0.005) is without


def history(**entry: Any) -> History:
    step = {"name": "old", "title": "t", "verdict": "reject", "reason": "slow", "artifacts": "a", **entry}
    tables = {"source": "log", "device": "d", "compiler": "c", "step": [step]}
    log: History = validate(History, tables, "history.toml")
    return log


def lane(**fields: Any) -> LaneSpec:
    return LaneSpec(kernel="k.py", symbol="k", **fields)


def test_what_the_log_rejected_is_known_by_all_that_it_set() -> None:
    log = history(lanes={"triton": {"sets": {"env": {"PINGPONG": "1"}, "options": {"num_stages": 3}}}})
    plain = {"triton": lane(options={"num_warps": 8}), "hip": lane()}
    both = lane(env={"PINGPONG": "1"}, options={"num_stages": 3, "num_warps": 8})
    logged_step = rejected_by(log, {"triton": both, "hip": lane()}, plain)
    assert logged_step is not None
    assert logged_step.name == "old"
    others = [
        {"triton": lane(env={"PINGPONG": "1"}, options={"num_warps": 8}), "hip": lane()},
        {"triton": lane(env={"PINGPONG": "0"}, options={"num_stages": 3, "num_warps": 8}), "hip": lane()},
        {"triton": lane(env={"PINGPONG": "1"}, options={"num_stages": 3, "num_warps": 4}), "hip": lane()},
        {"triton": both, "hip": lane(flags=["-O1"])},
        {"triton": replace(both, kernel="mine.py"), "hip": lane()},
        {"triton": lane(options={"num_warps": 8}), "hip": both},
    ]
    assert [rejected_by(log, lanes, plain) for lanes in others] == [None] * len(others)


def test_what_the_log_kept_or_does_not_tell_repeats_nothing() -> None:
    sets = {"triton": {"sets": {"env": {"PINGPONG": "1"}}}}
    lanes = {"triton": lane(env={"PINGPONG": "1"})}
    assert rejected_by(history(verdict="keep", lanes=sets), lanes, {"triton": lane()}) is None
    assert rejected_by(history(), lanes, {"triton": lane()}) is None
