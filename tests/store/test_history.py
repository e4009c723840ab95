"""The imported history: every figure of the log, once, marked, and nothing that the log does not give."""

from pathlib import Path

import pytest
from conftest import ROOT, LoadedStep

from parity.contract.history import read_history
from parity.errors import InputError
from parity.store import Database, RunRecord, baseline_run, latest_runs
from parity.store.history import import_history

HISTORY = ROOT / "experiments" / "gfx1151" / "history.toml"

# (step, verdict, Triton ms, HIP ms, profile median, {counter: value}) as the log states them.
LOG: list[tuple[str, str, list[float], list[float], float | None, dict[str, int]]] = [
    ("step01", "keep", [47.820], [31.527], None, {"profile.vgpr": 224, "function.s_waitcnt": 108}),
    ("step02", "reject", [50.277], [], None, {"function.s_waitcnt": 148}),
    ("step03", "keep", [47.234], [], None, {}),
    (
        "step04",
        "keep",
        [47.266],
        [],
        None,
        {"function.s_waitcnt": 108, "function.v_perm_b32": 128, "resources.next_free_vgpr": 210},
    ),
    ("step05", "reject", [163.340], [], None, {"profile.vgpr": 256}),
    ("step06", "reject", [50.115], [], None, {"function.s_waitcnt": 148, "resources.next_free_vgpr": 215}),
    (
        "step07",
        "keep",
        [47.171, 47.071],
        [],
        48.164,
        {
            "profile.vgpr": 216,
            "function.v_perm_b32": 128,
            "function.s_waitcnt": 108,
            "resources.next_free_vgpr": 210,
            "resources.private_segment_bytes": 0,
        },
    ),
    (
        "step08",
        "reject",
        [183.233, 184.044],
        [30.841, 30.774],
        189.809,
        {"profile.vgpr": 256, "function.v_perm_b32": 320, "resources.private_segment_bytes": 596},
    ),
    (
        "step09",
        "reject",
        [93.505, 93.640],
        [30.675, 30.836],
        94.143,
        {
            "profile.vgpr": 256,
            "profile.scratch_bytes": 128,
            "function.v_perm_b32": 320,
            "resources.private_segment_bytes": 128,
        },
    ),
    (
        "step10",
        "reject",
        [104.486, 104.529],
        [30.670, 30.544],
        107.994,
        {
            "profile.vgpr": 256,
            "profile.scratch_bytes": 580,
            "function.v_perm_b32": 188,
            "function.s_waitcnt": 169,
            "resources.private_segment_bytes": 580,
        },
    ),
    (
        "step11",
        "keep",
        [45.113, 45.028],
        [30.651, 30.932],
        46.532,
        {
            "profile.vgpr": 216,
            "profile.scratch_bytes": 0,
            "function.v_perm_b32": 188,
            "function.s_waitcnt": 117,
            "resources.next_free_vgpr": 210,
            "resources.private_segment_bytes": 0,
        },
    ),
    (
        "step12",
        "reject",
        [44.997, 45.125],
        [30.961, 30.842],
        46.619,
        {
            "profile.vgpr": 216,
            "function.v_perm_b32": 188,
            "function.s_waitcnt": 117,
            "resources.private_segment_bytes": 0,
        },
    ),
    (
        "step13",
        "reject",
        [48.767, 48.895],
        [30.872, 30.679],
        50.457,
        {
            "profile.vgpr": 224,
            "profile.scratch_bytes": 0,
            "function.v_perm_b32": 188,
            "function.s_waitcnt": 144,
            "resources.next_free_vgpr": 220,
            "resources.private_segment_bytes": 0,
        },
    ),
]


@pytest.fixture
def database(tmp_path: Path, step14: LoadedStep) -> Database:
    opened = Database(f"sqlite:///{tmp_path / 'lab.db'}").open()
    history = read_history(HISTORY)
    assert history is not None
    assert import_history(opened, "gfx1151", step14.contract, history) == 17
    return opened


@pytest.fixture
def runs(database: Database) -> dict[str, RunRecord]:
    return {record.step: record for record in latest_runs(database, "gfx1151")}


def metric(record: RunRecord, lane: str, name: str) -> list[float]:
    return [row.value for row in record.timings if (row.lane, row.metric) == (lane, name)]


@pytest.mark.parametrize(
    ("step", "verdict", "triton_ms", "hip_ms", "median", "counters"), LOG, ids=[row[0] for row in LOG]
)
def test_every_figure_of_the_log_and_no_other(
    runs: dict[str, RunRecord],
    step: str,
    verdict: str,
    triton_ms: list[float],
    hip_ms: list[float],
    median: float | None,
    counters: dict[str, int],
) -> None:
    record = runs[step]
    assert record.run.verdict == verdict
    assert record.durations_ms("triton") == triton_ms
    assert record.durations_ms("hip") == hip_ms
    assert metric(record, "triton", "profile_median_ms") == ([] if median is None else [median])
    figures = {
        f"{scope}.{name}": value for (lane, scope, name), (value, _) in record.counters.items() if lane == "triton"
    }
    assert figures == counters
    assert {basis for _, basis in record.counters.values()} <= {"imported"}
    assert 'lab log "Triton vs HIP Plan (gfx1151)"' in (record.run.source or "")
    assert "triton_hip_compare_fixed_step" in (record.run.source or "")


def test_gflops_are_where_the_log_states_them(runs: dict[str, RunRecord]) -> None:
    stated = {(step, lane): metric(runs[step], lane, "gflops") for step in runs for lane in ("triton", "hip")}
    assert {key: value for key, value in stated.items() if value} == {
        ("step11", "triton"): [24418.396],
        ("step11", "hip"): [35545.538],
        ("env-in-thread-transpose", "triton"): [6096.469],
    }


def test_hip_registers_of_the_first_step(runs: dict[str, RunRecord]) -> None:
    assert runs["step01"].counter("hip", "profile", "vgpr") == 192


def test_the_trials(runs: dict[str, RunRecord]) -> None:
    assert runs["env-in-thread-transpose"].durations_ms("triton") == [180.352]
    assert runs["env-buffer-ops-off"].durations_ms("triton") == [104.486, 104.529]
    passes = {step: row.value for step, record in runs.items() for row in record.facts if row.name == "failed_pass"}
    assert passes == {
        "env-block-pingpong": "TritonAMDGPUBlockPingpong",
        "env-async-copy": "ConvertTritonAMDGPUToLLVM",
    }


def test_layouts_and_hashes_are_facts(runs: dict[str, RunRecord]) -> None:
    facts = {(step, row.name): row.value for step, record in runs.items() for row in record.facts}
    assert facts["step08", "shared1_layout"] == "vec=16 order=[0,1]"
    assert facts["step11", "amdgcn_sha256"] == facts["step12", "amdgcn_sha256"]


def test_the_baseline_is_step_11_with_the_gap_of_the_log(database: Database, step14: LoadedStep) -> None:
    baseline = baseline_run(database, "gfx1151", step14.contract)
    assert baseline is not None
    assert baseline.kpi_ms("triton") == 45.028
    ((ratio,),) = database.query("SELECT ratio FROM runs WHERE step = 'step11'", {})[1]
    assert round(ratio, 2) == 1.46


def test_importing_again_adds_nothing(database: Database, step14: LoadedStep) -> None:
    history = read_history(HISTORY)
    assert history is not None
    assert import_history(database, "gfx1151", step14.contract, history) == 0


def test_a_wrong_history_names_the_field(tmp_path: Path) -> None:
    path = tmp_path / "history.toml"
    path.write_text(HISTORY.read_text().replace("duration_ms = [47.820]", "duration_ms = [0]"))
    with pytest.raises(
        InputError, match=r"history\.toml: field 'step\.0\.lanes\.triton\.duration_ms\.0': .*greater than 0"
    ):
        read_history(path)


def test_a_study_may_have_no_history(tmp_path: Path) -> None:
    assert read_history(tmp_path / "history.toml") is None


OWN_LOG = """
source = "a log"
device = "gfx1151"
compiler = "some"
[[step]]
name = "step01"
title = "first"
verdict = "keep"
reason = "first"
artifacts = "none"
"""


@pytest.mark.parametrize(
    ("lanes", "candidate", "reference"),
    [
        ("lanes.triton = { duration_ms = [2.0] }\nlanes.gluon = { duration_ms = [1.0] }", "triton", "gluon"),
        ("triton = { duration_ms = [2.0] }\nhip = { duration_ms = [1.0] }", "triton", "hip"),  # as it once was written
    ],
)
def test_a_log_has_lanes_of_any_name(
    tmp_path: Path, step14: LoadedStep, lanes: str, candidate: str, reference: str
) -> None:
    path = tmp_path / "history.toml"
    path.write_text(OWN_LOG + lanes)
    history = read_history(path)
    assert history is not None
    database = Database(f"sqlite:///{tmp_path / 'results.db'}").open()
    assert import_history(database, "gfx1151", step14.contract, history) == 1
    (record,) = latest_runs(database, "gfx1151")
    assert (record.candidate, record.reference, record.ratio) == (candidate, reference, 2.0)


def test_an_unknown_lane_field_of_a_log_is_named(tmp_path: Path) -> None:
    path = tmp_path / "history.toml"
    path.write_text(OWN_LOG + "lanes.gluon = { speed = 1 }")
    with pytest.raises(InputError, match=r"field 'step\.0\.lanes\.gluon\.speed'"):
        read_history(path)
