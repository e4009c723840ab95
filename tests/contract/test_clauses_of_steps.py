"""Clauses that a step expects: what is one, what it is about, and what is said of one that is none."""

from typing import Any

import pytest

from parity.contract.expectations import Clause, ClauseSpec, Reference, read_clauses
from parity.contract.lane import LaneSpec, LaunchSpec
from parity.errors import InputError

ONE = LaneSpec(kernel="k.py", symbol="k")
LAUNCHES = {name: LaunchSpec(name, [], []) for name in ("partial", "reduce")}
LANES: Any = {"triton": ONE, "hip": ONE, "split": LaneSpec(kernel="s.hip", launches=LAUNCHES)}


def read(text: str) -> Clause:
    (clause,) = read_clauses([text], LANES, "triton")
    return clause


@pytest.mark.parametrize(
    ("text", "launch", "scope", "name"),
    [
        ("triton.hot_loop.non_matrix_per_matrix < 4.7", "triton", "hot_loop", "non_matrix_per_matrix"),
        ("non_matrix_per_matrix<4.7", "triton", "hot_loop", "non_matrix_per_matrix"),
        ("hip.spills == 0", "hip", "resources", "spills"),
        ("next_free_vgpr <= 128", "triton", "resources", "next_free_vgpr"),
        ("hip.occupancy >= 8", "hip", "occupancy", "waves_per_simd"),
        ("triton.function.HMMA.16816.F32 > 0", "triton", "function", "HMMA.16816.F32"),
        ("function.v_dual_fmac_f32::v_dual_mul_f32 > 0", "triton", "function", "v_dual_fmac_f32::v_dual_mul_f32"),
        ("split.reduce.lds.conflict_cycles == 0", "split.reduce", "lds", "conflict_cycles"),
        ("hip.duration_ms < 2", "hip", "time", "duration_ms"),
        ("split.duration_ms < 2", "split", "time", "duration_ms"),
        ("ratio < 1.2", None, "time", "ratio"),
        ("effect <= -1e-2", None, "time", "effect"),
    ],
)
def test_a_clause_names_a_figure(text: str, launch: str | None, scope: str, name: str) -> None:
    assert read(text).left == Reference(False, launch, scope, name)


def test_a_bound_may_be_another_figure() -> None:
    clause = read("triton.instructions <= 0.95 * baseline.instructions")
    assert (clause.operator, clause.factor, clause.is_time) == ("<=", 0.95, False)
    assert clause.right == Reference(True, "triton", "function", "instructions")
    other = read("triton.hot_loop.instructions < hip.hot_loop.instructions")
    assert (other.factor, other.right) == (1, Reference(False, "hip", "hot_loop", "instructions"))
    assert not other.is_time


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("ratio", "is no clause: write one comparison, as triton.resources.vgpr_spills == 0"),
        ("1 < ratio", "the figure stands on the left, as ratio < 1.2"),
        ("ratio < fast enough", "'fast enough' is neither a number nor a figure"),
        ("ratio < 1 + 1", "'1 + 1' is neither a number nor a figure"),
        ("__import__('os') == 0", "is no figure"),
        ("spils == 0", "'spils' is no figure: did you mean 'spills'?"),
        ("tritn.hot_loop.matrix > 0", "'tritn' is neither a lane nor a scope: did you mean 'triton'?"),
        ("triton.hotloop.matrix > 0", "'hotloop' is neither a lane nor a scope: did you mean 'hot_loop'?"),
        ("triton.resources.vgprs < 9", "'vgprs' is no resource"),
        ("triton.ratio < 1", "ratio is of both lanes"),
        ("split.reduce.duration_ms < 1", "duration_ms is of a whole lane"),
        ("split.spills == 0", "the lane has several launches: name one, as split.partial.spills"),
        ("baseline == 0", "is no figure"),
        ("duration_ms < 0.9 * baseline.duration_ms", "times of different days are not compared"),
        ("ratio < baseline.ratio", "times of different days are not compared"),
    ],
)
def test_what_is_no_clause_is_said(text: str, sentence: str) -> None:
    with pytest.raises(InputError) as raised:
        read_clauses(["spills == 0", text], LANES, "triton")
    assert str(raised.value).startswith(f"field 'expect.clauses.1': '{text}': ")
    assert sentence in str(raised.value)


def test_every_wrong_clause_is_named() -> None:
    with pytest.raises(InputError) as raised:
        read_clauses(["a < 1", "spills == 0", ClauseSpec("b < 1", required=True)], LANES, "triton")
    assert [sentence.split(":")[0] for sentence in raised.value.sentences] == [
        "field 'expect.clauses.0'",
        "field 'expect.clauses.2'",
    ]
