"""The static gate as a table of cases."""

import pytest

from parity.contract import Guardrails
from parity.contract.guardrails import GUARDRAILS, limits_of
from parity.gate import BaselineFacts, LaneFacts, judge_static
from parity.records import Basis, Check, CheckStatus, Verdict, Verification, VerificationStatus

RAILS = Guardrails(next_free_vgpr_below=256)


def lane(identity: str, vgprs: int | None, private_bytes: int | None) -> LaneFacts:
    within = {guardrail.rule.resource: 0.0 for guardrail in GUARDRAILS}
    return LaneFacts(None, identity, {**within, "next_free_vgpr": vgprs, "private_segment_bytes": private_bytes})


def test_a_limit_that_a_contract_does_not_state_rejects_nothing() -> None:
    stated = {"next_free_vgpr_below": 256, "private_segment_bytes": None}
    assert [(guardrail.field, limit) for guardrail, limit in limits_of(stated)] == [("next_free_vgpr_below", 256)]


GOOD = {"hip": lane("aa", 241, 0), "triton": lane("bb", 226, 0)}
BASELINE = BaselineFacts("step11", False, {})
SAME = BaselineFacts("step11", False, {"hip": "aa", "triton": "bb"})
VIOLATION = Check("triton", "workgroup size", CheckStatus.VIOLATED, "256", "128")
UNKNOWN = Check("triton", "tile", CheckStatus.NOT_SHOWN, "128 x 256 x 32", "unknown")


@pytest.mark.parametrize(
    ("lanes", "checks", "baseline", "verdict", "codes"),
    [
        (GOOD, [], BASELINE, "inconclusive", ["awaiting_measurement"]),
        (GOOD, [UNKNOWN], None, "inconclusive", ["awaiting_measurement"]),
        (GOOD, [VIOLATION], BASELINE, "invalid", ["contract.workgroup_size"]),
        ({**GOOD, "triton": LaneFacts("pass X")}, [], BASELINE, "reject", ["build.triton"]),
        ({**GOOD, "hip": LaneFacts("stopped", is_stopped=True)}, [], BASELINE, "inconclusive", ["build_stopped.hip"]),
        (
            {"hip": LaneFacts("stopped", is_stopped=True), "triton": LaneFacts("x")},
            [],
            BASELINE,
            "reject",
            ["build.triton"],
        ),
        ({**GOOD, "triton": lane("bb", 256, 0)}, [], BASELINE, "reject", ["guardrail.next_free_vgpr"]),
        ({**GOOD, "triton": lane("bb", 255, 0)}, [], BASELINE, "inconclusive", ["awaiting_measurement"]),
        ({**GOOD, "hip": lane("aa", 200, 4)}, [], BASELINE, "reject", ["guardrail.private_segment_bytes"]),
        (
            {**GOOD, "hip": lane("aa", None, None)},
            [],
            BASELINE,
            "reject",
            ["guardrail.next_free_vgpr", "guardrail.private_segment_bytes"],
        ),
        (GOOD, [], SAME, "reject", ["no_op"]),
        (
            GOOD,
            [],
            BaselineFacts("step11", True, {"hip": "aa", "triton": "bb"}),
            "inconclusive",
            ["awaiting_measurement"],
        ),
        (
            GOOD,
            [],
            BaselineFacts("step11", False, {"hip": "aa", "triton": "cc"}),
            "inconclusive",
            ["awaiting_measurement"],
        ),
        (GOOD, [], BaselineFacts("step11", False, {"triton": "bb"}), "inconclusive", ["awaiting_measurement"]),
        ({"hip": LaneFacts("x"), "triton": LaneFacts("y")}, [], SAME, "reject", ["build.hip", "build.triton"]),
        (
            {**GOOD, "triton": lane("bb", 256, 8)},
            [VIOLATION],
            SAME,
            "invalid",
            ["contract.workgroup_size", "guardrail.next_free_vgpr", "guardrail.private_segment_bytes", "no_op"],
        ),
    ],
)
def test_static_judgement(
    lanes: dict[str, LaneFacts], checks: list[Check], baseline: BaselineFacts | None, verdict: str, codes: list[str]
) -> None:
    judgement = judge_static(RAILS, lanes, checks, baseline)
    assert judgement.verdict == Verdict(verdict)
    assert judgement.basis is Basis.STATIC
    assert [
        f"{reason.code}.{reason.lane}" if reason.code.startswith("build") else reason.code
        for reason in judgement.reasons
    ] == codes


def test_what_nothing_has_verified_is_said_first() -> None:
    unknown = Verification("hip", VerificationStatus.UNVERIFIED, "no reference")
    judgement = judge_static(RAILS, GOOD, [], BASELINE, [unknown])
    assert next((reason.code, reason.text) for reason in judgement.reasons) == (
        "unverified",
        "hip: not verified: no reference",
    )
    assert judgement.verdict is Verdict.INCONCLUSIVE
    assert judge_static(RAILS, GOOD, [VIOLATION], BASELINE, [unknown]).verdict is Verdict.INVALID


def test_a_hang_does_not_hide_behind_a_clause_that_it_breaks() -> None:
    hangs = Verification("triton", VerificationStatus.FAILED, "normal: deadlock")
    judgement = judge_static(RAILS, GOOD, [VIOLATION], BASELINE, [hangs])
    assert judgement.verdict is Verdict.INVALID
    assert [reason.code for reason in judgement.reasons] == ["verification", "contract.workgroup_size"]


def test_a_violated_contract_names_what_differs() -> None:
    (reason,) = judge_static(RAILS, GOOD, [VIOLATION], BASELINE).reasons
    assert (
        reason.text
        == "triton: workgroup size: expected 256, found 128; if that is meant, say so with 'threads' or the lane's options (num_warps)"
    )


def test_without_a_stopwatch_nothing_is_ever_kept() -> None:
    for baseline in (None, BASELINE, SAME):
        for checks in ([], [VIOLATION], [UNKNOWN]):
            assert judge_static(RAILS, GOOD, checks, baseline).verdict is not Verdict.KEEP
