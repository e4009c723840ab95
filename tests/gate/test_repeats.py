"""Which earlier verdict answers a step that asks the same."""

from dataclasses import dataclass
from typing import Any

import pytest

from parity.contract.history import History
from parity.contract.lane import LaneSpec
from parity.contract.toml import validate
from parity.gate import can_answer, rejected_by

HERE = ("hip", "Radeon 8060S")


@dataclass(frozen=True)
class Found:
    verdict: str
    basis: str = "measured"
    verification: str = "verified"
    device: str = "hip"
    device_name: str | None = "Radeon 8060S"


@pytest.mark.parametrize(
    ("earlier", "here", "elsewhere", "without"),
    [
        (Found("keep"), True, False, True),
        (Found("reject"), True, False, True),
        (Found("inconclusive"), False, False, True),
        (Found("inconclusive", "static", device="emulator", device_name=None), False, False, True),
        (Found("inconclusive", "static", "unverified", "none", None), False, False, False),
        (Found("reject", "static", "failed", "emulator", None), True, True, True),
        (Found("reject", "static", "unverified", "none", None), True, True, True),
        (Found("invalid", "static", "verified", "emulator", None), True, True, True),
    ],
)
def test_nothing_static_stands_in_for_a_measurement(earlier: Found, here: bool, elsewhere: bool, without: bool) -> None:
    assert can_answer(earlier, HERE) is here
    assert can_answer(earlier, ("hip", "Instinct MI300X")) is elsewhere
    assert can_answer(earlier, None) is without


def history(**entry: Any) -> History:
    step = {"name": "old", "title": "t", "verdict": "reject", "reason": "slow", "artifacts": "a", **entry}
    tables = {"source": "log", "device": "d", "compiler": "c", "step": [step]}
    found: History = validate(History, tables, "history.toml")
    return found


def lane(**fields: Any) -> LaneSpec:
    return LaneSpec(kernel="k.py", symbol="k", **fields)


def test_what_the_log_rejected_is_known_by_what_it_set() -> None:
    log = history(lanes={"triton": {"sets": {"env": {"PINGPONG": "1"}, "options": {"num_stages": 3}}}})
    plain = {"triton": lane()}
    both = lane(env={"PINGPONG": "1", "MORE": "1"}, options={"num_stages": 3, "num_warps": 8})
    found = rejected_by(log, {"triton": both}, plain)
    assert found is not None
    assert found.name == "old"
    assert rejected_by(log, {"triton": lane(env={"PINGPONG": "1"})}, plain) is None
    assert rejected_by(log, {"triton": lane(env={"PINGPONG": "0"}, options={"num_stages": 3})}, plain) is None
    assert rejected_by(log, {"hip": both}, plain) is None
    assert rejected_by(log, {"triton": both}, {"triton": both}) is None, "every step of the study has it"


def test_what_the_log_kept_or_does_not_tell_repeats_nothing() -> None:
    sets = {"triton": {"sets": {"env": {"PINGPONG": "1"}}}}
    lanes = {"triton": lane(env={"PINGPONG": "1"})}
    assert rejected_by(history(verdict="keep", lanes=sets), lanes, {"triton": lane()}) is None
    assert rejected_by(history(), lanes, {"triton": lane()}) is None
