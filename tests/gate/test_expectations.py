"""What becomes of a step's clauses, and what that does to a verdict."""

from typing import Any

import pytest

from parity.contract.expectations import ClauseSpec, read_clauses
from parity.contract.lane import LaneSpec
from parity.gate import Figure, Figures, forbids, hold, with_expectations
from parity.records import Basis, ExpectationResult, Judgement, Reason, Verdict

LANES: Any = {"triton": LaneSpec(kernel="k.py", symbol="k"), "hip": LaneSpec(kernel="k.hip", symbol="k")}
RUN = Figures(
    "step02",
    {
        ("triton", "hot_loop", "non_matrix_per_matrix"): (4.5, "static"),
        ("triton", "function", "instructions"): (900, "static"),
        ("triton", "function", "v_perm_b32"): (128, "static"),
        ("triton", "function", "ds_load_u8"): (64, "static"),
        ("triton", "function", "global_load_b128"): (4, "static"),
        ("triton", "function", "v_add_nc_u32"): (9, "static"),
        ("triton", "function", "v_dual_mov_b32::v_dual_add_nc_u32"): (3, "static"),
        ("triton", "function_class", "convert"): (12, "static"),
        ("triton", "resources", "vgpr_spills"): (2, "static"),
        ("triton", "resources", "sgpr_spills"): (1, "static"),
        ("hip", "executed", "total"): (5000, "emulated"),
    },
    {("triton", "duration_ms"): Figure(45.0, "measured"), (None, "ratio"): Figure(1.25, "measured", 1.22, 1.28)},
)
BASELINE = Figures("step01", {("triton", "function", "v_perm_b32"): (188, "imported")})


def found(clause: str, baseline: Figures | None = BASELINE) -> ExpectationResult:
    (expected,) = hold(read_clauses([clause], LANES, "triton"), RUN, baseline)
    return expected


@pytest.mark.parametrize(
    ("clause", "status", "detail"),
    [
        ("non_matrix_per_matrix < 4.7", "confirmed", "it is 4.5 (static)"),
        ("non_matrix_per_matrix < 4.5", "falsified", "it is 4.5 (static)"),
        ("non_matrix_per_matrix <= 4.5", "confirmed", "it is 4.5 (static)"),
        ("spills == 0", "falsified", "it is 3 (static)"),
        ("spills != 0", "confirmed", "it is 3 (static)"),
        (
            "function.v_perm_b32 < baseline.function.v_perm_b32",
            "confirmed",
            "it is 128 (static), the bound 188 (imported) by step01",
        ),
        (
            "function.v_perm_b32 < 0.5 * baseline.function.v_perm_b32",
            "falsified",
            "it is 128 (static), the bound 94 (imported) by step01",
        ),
        ("function.scratch_store_b32 == 0", "confirmed", "it is 0 (static)"),
        ("function.v_prem_b32 == 0", "untested", "triton.function: 'v_prem_b32' is nothing that is counted there"),
        ("function_class.convrt == 0", "untested", "triton.function_class: 'convrt' is nothing that is counted there"),
        ("function_class.lds_load_8 == 0", "confirmed", "it is 0 (static)"),
        ("hip.function_class.convert == 0", "untested", "hip.function_class has no convert"),
        ("hip.executed.v_perm_b32 == 0", "confirmed", "it is 0 (emulated)"),
        ("hot_loop.v_perm_b32 == 0", "untested", "triton.hot_loop has no v_perm_b32"),
        ("duration_ms < 46", "confirmed", "it is 45 (measured)"),
        ("hip.duration_ms < 46", "untested", "hip was not measured"),
        ("ratio < 1.2", "falsified", "it is 1.25 [1.22, 1.28] (measured)"),
        ("ratio < 1.3", "confirmed", "it is 1.25 [1.22, 1.28] (measured)"),
        ("ratio < 1.26", "untested", "it is 1.25 [1.22, 1.28] (measured): the pairs do not decide"),
        ("effect < 0", "untested", "the difference from the baseline was not measured"),
        ("ratio != 1.25", "untested", "it is 1.25 [1.22, 1.28] (measured): the pairs do not decide"),
        ("ratio == 1.27", "untested", "it is 1.25 [1.22, 1.28] (measured): the pairs do not decide"),
        ("ratio != 1.3", "confirmed", "it is 1.25 [1.22, 1.28] (measured)"),
        ("ratio == 1.3", "falsified", "it is 1.25 [1.22, 1.28] (measured)"),
        ("function.ds_read_u8 == 0", "untested", "triton.function: here 'ds_read_u8' is written ds_load_u8"),
        (
            "function.global_load_dwordx4 == 0",
            "untested",
            "triton.function: here 'global_load_dwordx4' is written global_load_b128",
        ),
        ("function.v_add_u32 == 0", "untested", "triton.function: here 'v_add_u32' is written v_add_nc_u32"),
        ("function.v_dual_mov_b32 == 0", "falsified", "it is 3 (static)"),
        ("function.LDG.E == 0", "untested", "triton.function: 'LDG.E' is nothing that is counted there"),
    ],
)
def test_each_clause_ends_confirmed_falsified_or_untested(clause: str, status: str, detail: str) -> None:
    expected = found(clause)
    assert (expected.status, expected.detail) == (status, detail)


def test_a_clause_about_lds_cycles_says_where_the_phases_are_assumed() -> None:
    lds = {
        ("hip", "lds", "conflict_rate"): (0.5, "emulated"),
        ("hip", "lds", "assumed_cycles"): (8.0, "emulated"),
        ("triton", "lds", "conflict_rate"): (0.25, "emulated"),
        ("triton", "lds", "assumed_cycles"): (0.0, "emulated"),
        ("hip", "lds", "instructions"): (3.0, "emulated"),
    }
    run = Figures("step02", lds)
    sentence = "by LDS phases or banks that nobody has measured"

    def detail(clause: str) -> str:
        return hold(read_clauses([clause], LANES, "triton"), run, None)[0].detail

    assert sentence in detail("hip.lds.conflict_rate < 0.6")
    assert sentence in detail("triton.lds.conflict_rate < hip.lds.conflict_rate")
    assert sentence not in detail("triton.lds.conflict_rate < 0.6")
    assert sentence not in detail("hip.lds.instructions < 9")


def test_a_negative_factor_turns_the_interval() -> None:
    assert found("ratio > -1 * ratio").status == "confirmed"


def test_without_a_baseline_nothing_is_said_about_it() -> None:
    expected = found("function.v_perm_b32 < baseline.function.v_perm_b32", None)
    assert (expected.status, expected.detail) == ("untested", "there is no baseline yet")


KEEP = Judgement(Verdict.KEEP, Basis.MEASURED, (Reason("faster", "-2 %"),))
AWAITING = Judgement(Verdict.INCONCLUSIVE, Basis.STATIC, (Reason("awaiting_measurement", "no device"),))
REJECT = Judgement(Verdict.REJECT, Basis.MEASURED, (Reason("slower", "+2 %"),))


@pytest.mark.parametrize(
    ("before", "clause", "required", "verdict", "codes"),
    [
        (KEEP, "spills == 0", False, Verdict.KEEP, ["faster", "expectation.falsified"]),
        (KEEP, "spills == 0", True, Verdict.REJECT, ["expectation.falsified", "faster"]),
        (KEEP, "ratio < 1.2", True, Verdict.REJECT, ["expectation.falsified", "faster"]),
        (KEEP, "ratio < 1.26", True, Verdict.INCONCLUSIVE, ["expectation.untested", "faster"]),
        (KEEP, "ratio < 1.26", False, Verdict.KEEP, ["faster", "expectation.untested"]),
        (KEEP, "ratio < 1.3", True, Verdict.KEEP, ["faster", "expectation.confirmed"]),
        (AWAITING, "spills == 0", True, Verdict.REJECT, ["expectation.falsified", "awaiting_measurement"]),
        (AWAITING, "spills == 0", False, Verdict.INCONCLUSIVE, ["awaiting_measurement", "expectation.falsified"]),
        (AWAITING, "effect < 0", True, Verdict.INCONCLUSIVE, ["awaiting_measurement", "expectation.untested"]),
        (REJECT, "spills == 0", True, Verdict.REJECT, ["slower", "expectation.falsified"]),
    ],
)
def test_only_a_required_clause_decides(
    before: Judgement, clause: str, required: bool, verdict: Verdict, codes: list[str]
) -> None:
    expected = hold(read_clauses([ClauseSpec(clause, required)], LANES, "triton"), RUN, BASELINE)
    judgement = with_expectations(before, expected)
    assert (judgement.verdict, judgement.basis) == (verdict, before.basis)
    assert [reason.code for reason in judgement.reasons] == codes
    assert forbids(expected) is (required and "expectation.falsified" in codes)
