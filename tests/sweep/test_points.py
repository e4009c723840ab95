"""`parity sweep`: every combination is built, read and recorded once; a failure is a point; bad input is a sentence."""

import os
import re
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from conftest import CommandEnd, CommandLine, StandIn

from parity.contract.workspace import Workspace
from parity.errors import InputError
from parity.report.sweeps import sweep_report
from parity.store import SweepPoint, with_time
from parity.sweep.points import Axis, parse_axis

pytestmark = pytest.mark.slow


def sweep(line: CommandLine, *words: str, jobs: int = 1) -> CommandEnd:
    """With one job nothing is built in workers, which would have to import this program first."""
    return line("sweep", *words, "--jobs", str(jobs), "--json")


def recorded(workspace: Workspace) -> list[Any]:
    with closing(sqlite3.connect(workspace.root / "results.db")) as connection:
        return connection.execute("SELECT parameters, figures, failure, basis FROM sweep_points").fetchall()


def test_every_combination_is_a_point_and_is_built_once(parity: CommandLine, workspace: Workspace) -> None:
    ended = sweep(parity, "gfx1151", "--set", "num_stages=1,2", "--set", "waves_per_eu=0,2", jobs=2)
    assert ended.code == 0, ended.err
    points = ended.json["points"]
    assert [point["parameters"] for point in points] == [
        {"num_stages": stages, "waves_per_eu": waves} for stages in (1, 2) for waves in (0, 2)
    ]
    assert points[2]["figures"]["non_matrix_per_matrix"] == 26.53125  # step 14's own options
    assert {point["basis"] for point in points} == {"static"}
    best = [point for point in points if point["is_best"]]
    assert best
    fewest = min(point["figures"]["non_matrix_per_matrix"] for point in points)
    assert {point["figures"]["non_matrix_per_matrix"] for point in best} == {fewest}
    assert len(recorded(workspace)) == 4
    again = sweep(parity, "gfx1151", "--set", "num_stages=1,2,3", "--set", "waves_per_eu=0,2")
    assert [point["key"] for point in again.json["points"][:4]] == [point["key"] for point in points]
    assert len(recorded(workspace)) == 6


def test_a_changed_kernel_is_built_again(parity: CommandLine, workspace: Workspace) -> None:
    assert sweep(parity, "gfx1151", "--set", "num_stages=2").code == 0
    path = workspace.root / "triton_kernels" / "scaled_mm.py"
    path.write_text(path.read_text() + "\n# changed\n")
    assert sweep(parity, "gfx1151", "--set", "num_stages=2").code == 0
    assert len(recorded(workspace)) == 2


def test_another_compiler_is_another_point(
    parity: CommandLine,
    workspace: Workspace,
    bare_machine: None,
    rocm: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It is told by its version and library, not by how it was asked for."""
    words = ("gfx1151", "--lane", "hip", "--set", "PARITY_THREADS=256", "--hip-compiler")
    assert sweep(parity, *words, "hiprtc").code == 0
    assert sweep(parity, *words, "auto").code == 0
    assert len(recorded(workspace)) == 1
    assert sweep(parity, *words, "zig").code == 0
    assert len(recorded(workspace)) == 2
    monkeypatch.delenv("ROCM_PATH")
    assert sweep(parity, *words, "auto").code == 0
    assert len(recorded(workspace)) == 2


def test_a_toolchain_that_is_not_here_is_unavailable(parity: CommandLine) -> None:
    ended = sweep(parity, "gfx1151", "--set", "triton=3.6.0,3.0.1")
    assert (ended.code, ended.result) == (3, "")
    assert "3.0.1" in ended.err


def test_a_point_that_does_not_compile_is_recorded_beside_the_others(parity: CommandLine, workspace: Workspace) -> None:
    ended = sweep(parity, "gfx1151", "--set", "env.TRITON_HIP_USE_BLOCK_PINGPONG=0,1")
    good, bad = ended.json["points"]
    assert (ended.code, good["failure"], good["is_best"], bad["is_best"]) == (0, None, True, False)
    assert "make_ttgir" in bad["failure"]
    assert bad["figures"] == {}
    assert recorded(workspace)[0][3] == "static"
    parameter = "env.TRITON_HIP_USE_BLOCK_PINGPONG"
    shown = parity("sweep", "gfx1151", "--set", f"{parameter}=1").out
    assert f"not built: {parameter}=1: {bad['failure'].splitlines()[0]}\n" in shown, "the reason is not cut"


def test_points_are_verified_on_request_and_a_wrong_one_is_never_best(
    parity: CommandLine, workspace: Workspace
) -> None:
    unverified = sweep(parity, "step18", "--set", "EXACT=true").json["points"][0]
    assert unverified["verification"] is None
    right = sweep(parity, "step18", "--set", "EXACT=true,false", "--verify").json["points"]
    assert [(point["verification"], point["is_best"]) for point in right] == [("verified", False), ("verified", True)]
    exact, other = right
    assert exact["predicted_us"] < other["predicted_us"], "fewer instructions, but fewer waves too"
    assert {point["predicted_basis"] for point in right} == {"predicted"}
    assert "predicted_us" not in str(recorded(workspace)), "the lab book keeps no predictions"
    again = sweep(parity, "step18", "--set", "EXACT=true,false").json
    assert [point["predicted_us"] for point in again["points"]] == [exact["predicted_us"], other["predicted_us"]]
    assert again["best"] == {"static": [{"EXACT": False}], "predicted": [{"EXACT": True}]}
    shown = " ".join(parity("sweep", "step18", "--set", "EXACT=true,false").out.split())
    assert "us predicted, not measured" in shown
    assert "best (static): EXACT=False best (predicted): EXACT=True" in shown
    path = workspace.root / "triton_kernels" / "scaled_mm_packed.py"
    path.write_text(path.read_text().replace("0xbfffbfff, $0", "0xbfffffff, $0"))
    ended = sweep(parity, "step18", "--set", "EXACT=true", "--verify")
    (wrong,) = ended.json["points"]
    assert (ended.code, wrong["verification"], wrong["is_best"]) == (1, "failed", False)
    assert "elements wrong" in wrong["detail"]
    assert (
        f"failed verification: EXACT=True: {wrong['detail']}\n"
        in parity("sweep", "step18", "--set", "EXACT=true", "--verify").out
    )


def test_a_point_that_its_contract_refuses_is_never_best(parity: CommandLine, workspace: Workspace) -> None:
    """16 warps are 512 work-items, and the contract has 256; 200 registers are more than its guardrail admits."""
    words = ("rms_norm-gfx1151", "--lane", "triton", "--set", "num_warps=8,16")
    right, refused = sweep(parity, *words).json["points"]
    assert (right["is_best"], refused["is_best"], refused["verification"]) == (True, False, None)
    assert refused["figures"]["function_instructions"] < right["figures"]["function_instructions"]
    assert (right["figures"]["violations"], refused["figures"]["violations"] > 0) == (0, True)
    assert "expected 256, found 512" in refused["detail"]
    assert f"refused by the contract: num_warps=16: {refused['detail']}\n" in parity("sweep", *words).out
    path = workspace.experiments / "rms_norm-gfx1151" / "contract.toml"
    path.write_text(re.sub(r"next_free_vgpr_below = \d+", "next_free_vgpr_below = 4", path.read_text()))
    (crossed,) = sweep(parity, *words[:-1], "num_warps=8").json["points"]
    assert (crossed["is_best"], "next_free_vgpr" in crossed["detail"]) == (False, True)


def test_a_point_of_an_older_release_is_held_against_its_contract(parity: CommandLine, workspace: Workspace) -> None:
    words = ("rms_norm-gfx1151", "--lane", "triton", "--set", "num_warps=16")
    sweep(parity, *words)
    with closing(sqlite3.connect(workspace.root / "results.db")) as connection:
        connection.execute("UPDATE sweep_point SET detail = '', figures = json_remove(figures, '$.violations')")
        connection.commit()
    (point,) = sweep(parity, *words).json["points"]
    assert (point["is_best"], "expected 256, found 512" in point["detail"]) == (False, True)


def test_tiles_and_the_hip_lane_can_be_swept(parity: CommandLine) -> None:
    words = ("--lane", "hip", "--hip-compiler", "zig", "--set", "tile.m=64,128", "--set", "tile.n=128,256", "--verify")
    points = sweep(parity, "gfx1151", *words).json["points"]
    assert {point["verification"] for point in points} == {"verified"}
    assert len({point["code_object_sha256"] for point in points}) == 4


def test_measured_times_stand_beside_the_same_binary(stand_in: StandIn) -> None:
    assert stand_in.run().code == 0
    picture = str(stand_in.workspace.root / "tradeoffs.svg")
    words = ("sweep", "step14", "--jobs", "1", "--set", "num_stages=2,3", "--picture", picture, "--json")
    first, other = stand_in(*words).json["points"]
    assert "ms" not in first["figures"]  # those are static
    assert first["ms"] == pytest.approx(50, rel=0.002)
    assert (first["ms_basis"], other["ms"], other["ms_basis"]) == ("measured", None, None)
    drawn = Path(picture).read_text()
    assert "<!-- hip, step14 -->" in drawn, "the reference lane, as it was recorded"
    assert "<!-- milliseconds (measured) -->" in drawn
    assert stand_in("sweep", "step14", "--set", "num_stages=2,3", "--json").json["best_by"] == "non_matrix_per_matrix"


def test_the_fastest_is_best_where_all_are_measured() -> None:
    """A static figure never stands above a stopwatch: on an H200 the fewest instructions were the slowest."""
    made = [
        SweepPoint(str(ms), "s", "triton", "sm_90", {"n": ms}, "", {"non_matrix_per_matrix": ratio}, ms=ms)
        for ms, ratio in ((5.3, 42.5), (3.3, 47.0))
    ]
    report = sweep_report("s", "triton", made)
    assert (report.best_by, [row.is_best for row in report.points]) == ("ms", [False, True])
    half = sweep_report("s", "triton", [made[0], replace(made[1], ms=None)])
    assert (half.best_by, [row.is_best for row in half.points]) == ("non_matrix_per_matrix", [True, False])


def test_the_picture_is_drawn(parity: CommandLine, tmp_path: Path) -> None:
    path = tmp_path / "tradeoffs.svg"
    ended = parity("sweep", "gfx1151", "--jobs", "1", "--set", "num_stages=1,2", "--picture", str(path))
    assert ended.code == 0, ended.err
    text = path.read_text()
    assert "<svg" in text
    assert "num_stages" in ended.out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (
            ("--set", "num_stages"),
            "--set: 'num_stages' has no value: write it as num_stages=3",
        ),
        (("--set", "num_stages=1,1"), "is not a parameter with distinct values"),
        (("--set", "num_stages=1", "--set", "num_stages=2"), "--set: a parameter is given twice"),
        (("--set", "num_stagse=1"), "'num_stagse' is no constant of the lane and no option of Triton"),
        (("--set", "tile.m=big"), "--set: tile.m must be a whole number from 1, not 'big'"),
        (("--set", "threads=1.5"), "--set: threads must be a whole number from 1, not '1.5'"),
        (("--set", "x=1", "--lane", "hip"), "--set: lane hip has no constant 'x': it has PARITY_BLOCK_M, "),
        (("--set", "x=1", "--lane", "cuda"), "--lane: 'cuda' is no lane of gfx1151: there are hip, triton"),
        (("--set", "num_stages=1", "--picture", "x.doc"), "--picture: 'x.doc' ends in none of .svg, .png, .pdf"),
        (("--set", "num_stages=1", "--picture", "/no/x.svg"), "--picture: the folder /no does not exist"),
    ],
)
def test_bad_input_is_a_sentence(parity: CommandLine, words: tuple[str, ...], sentence: str) -> None:
    ended = sweep(parity, "gfx1151", *words)
    assert (ended.code, ended.result) == (2, "")
    assert sentence in ended.err
    assert len(ended.err.strip().splitlines()) == 1


def test_values_keep_their_kind() -> None:
    assert parse_axis("x=1,0.5,true,none") == Axis("x", (1, 0.5, True, "none"))
    with pytest.raises(InputError):
        parse_axis("=1")


def test_a_budget_ends_what_is_still_being_built(workspace: Workspace, parity: CommandLine) -> None:
    slow_variable(workspace)
    started = time.monotonic()
    ended = sweep(parity, "gfx1151", "--set", "env.SLOW=0,1", "--budget", "12s", "--json")
    assert (ended.code, ended.json["not_built"]) == (0, 1)
    assert [point["parameters"] for point in ended.json["points"]] == [{"env.SLOW": 0}]
    assert time.monotonic() - started < 60
    assert _workers(workspace) == ""
    again = sweep(parity, "gfx1151", "--set", "env.SLOW=0,2", "--budget", "60s", "--json")
    assert (again.code, again.json["not_built"], len(recorded(workspace))) == (0, 0, 2)


def slow_variable(workspace: Workspace) -> None:
    """A variable of the kernel's module, with which its build takes two minutes if it is 1."""
    path = workspace.root / "triton_kernels" / "scaled_mm.py"
    path.write_text("import os, time\ntime.sleep(120 if os.environ.get('SLOW') == '1' else 0)\n" + path.read_text())
    contract = workspace.experiments / "gfx1151" / "contract.toml"
    contract.write_text(contract.read_text() + '\n[lanes.triton.declares]\nSLOW = "whether its module waits"\n')


def test_an_interrupted_sweep_ends_its_compilers_and_goes_on_later(workspace: Workspace, parity: CommandLine) -> None:
    slow_variable(workspace)
    words = [sys.executable, "-m", "parity", "sweep", "gfx1151", "--set", "env.SLOW=0,1"]
    process = subprocess.Popen(
        words, cwd=workspace.root, env=os.environ.copy(), stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
    )
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and not _has_point(workspace):
        time.sleep(0.05)
    process.send_signal(signal.SIGTERM)
    _, err = process.communicate(timeout=30)
    assert (process.returncode, err) == (130, "parity: interrupted; what was recorded is kept\n")
    deadline = time.monotonic() + 10
    while _workers(workspace) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert _workers(workspace) == ""
    assert len(recorded(workspace)) == 1
    assert sweep(parity, "gfx1151", "--set", "env.SLOW=0").code == 0
    assert len(recorded(workspace)) == 1


def _has_point(workspace: Workspace) -> bool:
    if not (workspace.root / "results.db").is_file():
        return False
    try:
        return len(recorded(workspace)) == 1
    except sqlite3.Error:
        return False


def _workers(workspace: Workspace) -> str:
    return subprocess.run(["pgrep", "-f", str(workspace.root)], capture_output=True, text=True, check=False).stdout


def test_a_time_is_that_of_the_same_launch() -> None:
    """The same code object with other threads is another experiment."""
    point = SweepPoint("k", "s", "one", "gfx942", {"threads": 64}, "clang", {}, code_object_sha256="code")
    timed: dict[Any, float] = {("code", ("4x1x1", 256)): 50.0, ("code", None): 50.0}
    assert with_time(point, ("4x1x1", 256), timed).ms == 50.0
    assert with_time(point, ("4x1x1", 64), timed).ms is None
    assert with_time(point, None, timed).ms is None
    assert with_time(replace(point, parameters={"num_stages": 2}), None, timed).ms == 50.0
