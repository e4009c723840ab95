"""`parity sweep --measure`: the fastest right point wins, whatever the others do, and a step hands it to the gate."""

import json
import os
import re
import shlex
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from typing import Any

import pytest
from command_line import command
from conftest import ROOT, CommandEnd, CommandLine, StandIn
from own_study import STEP, write_study

from parity.contract.workspace import Workspace

pytestmark = pytest.mark.slow

# Each VARIANT is another code object, but 6 is that of 5. 7 is wrong, 8 faults, 9 writes beyond its output.
KERNEL = """
#define CODE (VARIANT == 6 ? 5 : VARIANT)
#define X __builtin_amdgcn_workgroup_id_x()
#define LANE __builtin_amdgcn_workitem_id_x()
extern "C" __attribute__((global)) __attribute__((amdgpu_flat_work_group_size(64, 64)))
void mine(const _Float16* a, const _Float16* b, _Float16* c, int n, int k) {
  int row = X / (n / 8) * 8 + LANE / 8, column = X % (n / 8) * 8 + LANE % 8;
  float sum = CODE == 7 ? 1 : 0;
  for (int at = 0; at < k; ++at) sum += (float)a[row * k + at] * (float)b[at * n + column];
  if (CODE == 8) c += 1l << 40;
  if (CODE == 9 && X == 0 && LANE == 0) c[-1] = (_Float16)1;
  asm volatile("s_nop %0" :: "n"(CODE));
  c[row * n + column] = (_Float16)sum;
}
"""
CONTRACT = """
title = "variants"
operator = "scaled_mm"
arch = "gfx1151"
axes = { m = 32, n = 64, k = 64 }
blocks = { m = 8, n = 8, k = 16 }
threads = 64
[tensors]
a = { dtype = "float16" }
b = { dtype = "float16" }
c = { dtype = "float16" }
[inputs]
distribution = "normal"
seed = 1
[guardrails]
next_free_vgpr_below = 256
[kpi]
lane = "mine"
margin_percent = 1
"""

LANE = """
[lanes.{name}]
builder = "hip"
kernel = "mine/kernel.hip"
symbol = "mine"
arguments = ["a", "b", "c", "n", "k"]
grid = ["tiles"]
constants = {{ VARIANT = {variant} }}
"""
CONTRACT += LANE.format(name="mine", variant=1) + LANE.format(name="other", variant=0)


@pytest.fixture
def variants(stand_in: StandIn) -> StandIn:
    write_study(stand_in.workspace, "variants", CONTRACT, {"mine/kernel.hip": KERNEL})
    return stand_in


def sweep(line: CommandLine | StandIn, values: str, *words: str, step: str = "variants/step01") -> CommandEnd:
    fixed = ("--hip-compiler", "zig", "--jobs", "1", "--json")
    return line("sweep", step, "--set", f"VARIANT={values}", *fixed, *words)


def measured(line: StandIn, values: str, *words: str, step: str = "variants/step01") -> CommandEnd:
    return sweep(line, values, "--measure", "--device", "hip", *words, step=step)


def with_times(line: StandIn, ms: dict[int, float]) -> dict[int, str]:
    """Gives each variant a device time; returns their code objects."""
    ended = sweep(line, ",".join(map(str, ms)))
    points = ended.json.get("points")
    assert points, ended.err
    codes = {point["parameters"]["VARIANT"]: point["code_object_sha256"] for point in points}
    line.settings["ms"] = {codes[variant]: milliseconds for variant, milliseconds in ms.items()}
    return codes


def found(document: Any) -> dict[int, Any]:
    return {point["parameters"]["VARIANT"]: point["in_sweep"] for point in document["points"]}


def test_the_fastest_wins_and_every_batch_is_recorded(variants: StandIn) -> None:
    with_times(variants, {1: 50, 2: 45, 3: 40, 4: 48, 5: 70})
    picture = variants.workspace.root / "tradeoffs.svg"
    ended = measured(variants, "1,2,3,4,5", "--picture", str(picture))
    assert "<!-- milliseconds (measured by this sweep) -->" in picture.read_text()
    document, timings = ended.json, found(ended.json)
    assert (ended.code, document["best_by"], document["measured"]["winner"]) == (0, "in_sweep", {"VARIANT": 3})
    assert [point["parameters"]["VARIANT"] for point in document["points"] if point["is_best"]] == [3]
    assert timings[3]["status"] == "winner"
    assert timings[3]["ms"] == pytest.approx(40, rel=0.005)
    assert (timings[5]["status"], timings[5]["rung"], timings[5]["pairs"], timings[5]["against"]) == (
        "slower",
        0,
        2,
        {"VARIANT": 1},
    )
    assert timings[5]["ratio"] == pytest.approx(1.4, rel=0.01)
    last = [timing for timing in timings.values() if timing["rung"] == max(every["rung"] for every in timings.values())]
    assert {timing["pairs"] for timing in last if timing["against"]} == {8}, "who is left gets the gate's fewest pairs"
    assert {timing["basis"] for timing in timings.values()} == {document["measured"]["basis"]} == {"measured"}
    kept = variants.rows("SELECT key, rung, duration_ms, basis FROM sweep_samples")
    assert len(kept) == 2 * sum(row[0] for row in variants.rows("SELECT COUNT(DISTINCT pair) FROM sweep_samples"))
    assert variants.rows("SELECT COUNT(*) FROM run") == [(0,)], "no run, and so no verdict"


def test_a_wrong_a_faulting_and_a_writing_point_are_dropped(variants: StandIn) -> None:
    """They are the fastest, and would win."""
    with_times(variants, {1: 50, 7: 5, 2: 45, 8: 5, 3: 60, 9: 5})
    ended = measured(variants, "1,7,2,8,3,9")
    timings = found(ended.json)
    assert (ended.code, ended.json["measured"]["winner"]) == (0, {"VARIANT": 2})
    assert {timings[bad]["status"] for bad in (7, 8, 9)} == {"dropped"}
    assert {timings[bad]["ms"] for bad in (7, 8, 9)} == {None}
    assert "elements wrong" in timings[7]["detail"]
    assert "a launch failed" in timings[8]["detail"] or "LaunchFailure" in timings[8]["detail"], timings[8]
    assert "outside the output" in timings[9]["detail"]
    assert ended.json["measured"]["dropped"] == 3


@pytest.mark.parametrize("fault", ["hang_at", "abort_at"])
def test_a_point_that_takes_its_process_with_it_is_dropped(variants: StandIn, fault: str) -> None:
    """A fresh process goes on with the others, and verifies none of them again."""
    with_times(variants, {1: 50, 2: 45, 3: 40})
    assert measured(variants, "1,2,3").code == 0
    variants.settings["run"] = {"1": {fault: 4}}  # in the first process, while 1 is warmed up
    ended = measured(variants, "1,2,3", "--device-timeout", "0.5")
    timings = found(ended.json)
    assert (ended.code, ended.json["measured"]["winner"]) == (0, {"VARIANT": 3})
    assert timings[1]["status"] == "dropped"
    assert ("did not complete" if fault == "hang_at" else "SIGABRT while timing VARIANT=1") in timings[1]["detail"]


def test_a_point_that_is_wrong_once_it_is_timed_does_not_win(variants: StandIn) -> None:
    codes = with_times(variants, {1: 50, 2: 45, 3: 40})
    assert measured(variants, "1,2,3").code == 0
    variants.settings["run"] = {"1": {"wrong_from": 30}}  # all are, in the first process
    ended = measured(variants, "1,2,3")
    timings = found(ended.json)
    assert timings[3]["status"] == "dropped", codes
    assert "as it was timed" in timings[3]["detail"]
    assert ended.json["measured"]["winner"] == {"VARIANT": 2}


@pytest.mark.parametrize(("wrong", "winner"), [((1, 2, 3, 4), None), ((3,), {"VARIANT": 2})])
def test_only_who_is_right_as_it_was_timed_wins(
    variants: StandIn, monkeypatch: pytest.MonkeyPatch, wrong: tuple[int, ...], winner: Any
) -> None:
    """Nothing is left of the budget to be timed again."""
    codes = with_times(variants, {1: 50, 2: 45, 3: 40, 4: 47})
    assert measured(variants, "1,2,3,4").code == 0
    monkeypatch.setattr("parity.sweep.session._LEAST_BUDGET_S", 60.0)
    variants.settings |= {"wrong_from": 1, "wrong_codes": [codes[variant] for variant in wrong]}
    ended = measured(variants, "1,2,3,4", "--budget", "60s")
    assert (ended.code, ended.json["measured"]["winner"]) == (0 if winner else 1, winner)
    assert found(ended.json)[3]["status"] == "dropped"


@pytest.mark.parametrize("at", [10, 40])
def test_too_little_memory_accuses_nobody(variants: StandIn, at: int) -> None:
    """It is missing once, while one of them is verified."""
    with_times(variants, {1: 50, 2: 45, 3: 40})
    variants.settings["run"] = {"1": {"fail": {"call": "hipMalloc", "at": at, "status": 2}}}
    ended = measured(variants, "1,2,3")
    statuses = [timing["status"] for timing in found(ended.json).values()]
    assert (ended.code, statuses.count("undecided"), ended.json["measured"]["dropped"]) == (0, 1, 0), found(ended.json)
    assert variants.rows("SELECT COUNT(*) FROM sweep_candidates WHERE verification = 'failed'") == [(0,)]


def test_a_point_that_cannot_be_timed_is_undecided(variants: StandIn) -> None:
    """Its launches are so short that queueing them takes longer."""
    with_times(variants, {1: 50, 2: 45, 3: 1e-7})
    ended = measured(variants, "1,2,3")
    timings = found(ended.json)
    assert (ended.code, ended.json["measured"]["winner"], timings[3]["status"]) == (0, {"VARIANT": 2}, "undecided")
    assert "the problem is too small to time" in timings[3]["detail"]
    variants.settings["run"] = {"1": {"elapsed": {"at": 12, "ms": 0}}}
    timings = found(measured(variants, "1,2").json)
    (text,) = (timing["detail"] for timing in (timings[1], timings[2]) if timing["status"] == "undecided")
    assert text.startswith("the clock failed: a batch of VARIANT=")


def test_a_device_without_memory_ends_the_sweep(variants: StandIn) -> None:
    with_times(variants, {1: 50, 2: 45, 3: 40, 4: 48, 5: 49})
    variants.settings["memory"] = 1 << 10
    ended = measured(variants, "1,2,3,4,5")
    contest = ended.json["measured"]
    assert (ended.code, contest["winner"], contest["dropped"], contest["undecided"]) == (1, None, 0, 2)
    assert "hipErrorOutOfMemory" in contest["ended_by"]


def test_nobody_is_blamed_for_what_this_machine_computes(variants: StandIn, monkeypatch: pytest.MonkeyPatch) -> None:
    with_times(variants, {1: 50, 2: 45})
    monkeypatch.setattr("parity.sweep.session.START_LIMIT_S", 2.5)
    monkeypatch.setattr("parity.sweep.session.make_cases", lambda _: time.sleep(60))
    contest = measured(variants, "1,2", "--device-timeout", "0.5").json["measured"]
    assert (contest["dropped"], contest["not_timed"]) == (0, 2)
    assert contest["ended_by"].startswith("the process was stopped at its time limit of 3 s while computing what is")


def test_equal_code_is_timed_once_and_both_get_the_time(variants: StandIn) -> None:
    with_times(variants, {1: 50, 5: 40, 6: 40})
    ended = measured(variants, "1,5,6")
    timings = found(ended.json)
    assert (timings[5]["status"], timings[6]["status"]) == ("winner", "same code")
    assert timings[6]["ms"] == timings[5]["ms"] is not None
    assert timings[6]["detail"] == "its code is that of VARIANT=5, which is winner"
    assert [point["is_best"] for point in ended.json["points"]] == [False, True, True]
    assert variants.rows("SELECT COUNT(DISTINCT key) FROM sweep_samples") == [(2,)]


def test_of_equal_code_the_lanes_own_settings_are_timed(variants: StandIn) -> None:
    """Else a step would be offered whose code is there already."""
    path = variants.workspace.experiments / "variants" / "contract.toml"
    path.write_text(path.read_text().replace("VARIANT = 1 ", "VARIANT = 5 "))
    with_times(variants, {6: 40, 5: 40, 1: 50})
    ended = measured(variants, "6,5,1", "--step", "none")
    timings = found(ended.json)
    assert [timings[variant]["status"] for variant in (6, 5)] == ["same code", "winner"]
    assert ended.json["handover"]["note"] == "the winner, VARIANT=5, is what step01 has: there is no step to try"


@pytest.mark.parametrize("settings", [("VARIANT=1,2,02",), ("block.k=16,32", "tile.k=16")])
def test_no_point_is_in_a_sweep_twice(variants: StandIn, settings: tuple[str, ...]) -> None:
    words = [word for text in settings for word in ("--set", text)]
    ended = variants("sweep", "variants/step01", *words, "--measure", "--device", "hip", "--hip-compiler", "zig")
    assert ended.code == 2
    assert "distinct values" in ended.err or "is given twice" in ended.err


def test_a_budget_that_ends_early_says_what_was_not_timed(variants: StandIn) -> None:
    with_times(variants, {1: 50, 2: 45, 3: 40, 4: 48})
    variants.settings["real_s"] = 0.1
    ended = measured(variants, "1,2,3,4", "--budget", "1s")
    contest, timings = ended.json["measured"], found(ended.json)
    assert contest["ended_by"] == "the budget is spent"
    assert contest["not_timed"] == sum(timing["status"] == "not timed" for timing in timings.values()) > 0
    assert (
        "ended early: the budget is spent"
        in variants(
            "sweep",
            "variants/step01",
            "--set",
            "VARIANT=1,2,3,4",
            "--measure",
            "--budget",
            "1s",
            "--device",
            "hip",
            "--hip-compiler",
            "zig",
        ).out
    )


def test_what_a_step_would_be_rejected_for_is_not_launched(variants: StandIn) -> None:
    path = variants.workspace.experiments / "variants" / "contract.toml"
    path.write_text(path.read_text().replace("next_free_vgpr_below = 256", "next_free_vgpr_below = 2"))
    ended = measured(variants, "1,2")
    assert (ended.code, ended.json["measured"]["winner"]) == (1, None)
    assert "the guardrail wants less than 2" in found(ended.json)[1]["detail"]
    assert ended.json["handover"]["note"] == "no point won, so there is no step to try"


def test_the_winner_becomes_a_step_that_the_gate_decides(variants: StandIn) -> None:
    with_times(variants, {1: 50, 2: 40})
    assert variants.run("variants/step01").json["verdict"] == "keep"
    ended = measured(variants, "1,2", "--step", "the second variant")
    assert (ended.code, ended.json["handover"]["step"]) == (0, "step02")
    assert ended.json["handover"]["command"] == "parity run variants/step02"
    text = (variants.workspace.experiments / "variants" / "step02.toml").read_text()
    assert 'parent = "step01"' in text
    assert "VARIANT = 2" in text
    assert f"the measured sweep {ended.json['measured']['uuid'][:8]} of variants/step01" in text
    judged = variants.run("variants/step02")
    assert (judged.code, judged.json["verdict"], judged.json["basis"]) == (0, "keep", "measured")


def test_without_a_title_a_command_writes_the_step(variants: StandIn) -> None:
    with_times(variants, {1: 50, 2: 40})
    command = measured(variants, "1,2").json["handover"]["command"]
    assert command.startswith("parity new TITLE --study variants --from step01 --set VARIANT=2 --hypothesis ")
    made = variants(*shlex.split(command)[1:], "--json").json
    assert made["step"] == "step02"
    assert variants.run("variants/step02").json["verdict"] == "keep"


def test_a_winner_that_is_there_already_is_no_step(variants: StandIn) -> None:
    with_times(variants, {1: 40, 2: 50})
    note = measured(variants, "1,2", "--step", "none").json["handover"]
    assert note["step"] is None
    assert note["note"] == "the winner, VARIANT=1, is what step01 has: there is no step to try"
    assert not (variants.workspace.experiments / "variants" / "step02.toml").exists()


def test_what_the_lane_has_is_timed_too(variants: StandIn) -> None:
    with_times(variants, {1: 50, 2: 40})
    document = measured(variants, "2").json
    assert [(timing["status"], timing["rung"]) for timing in found(document).values()] == [
        ("winner", 0),
        ("finalist", 0),
    ]
    assert [point["parameters"] for point in document["points"]] == [{"VARIANT": 2}, {"VARIANT": 1}]
    assert "is the fastest of 2 points" in document["handover"]["command"]
    assert document["handover"]["note"] is None


def test_what_was_timed_with_nobody_does_not_win(variants: StandIn) -> None:
    with_times(variants, {1: 50, 7: 40})
    for values in ("1", "7"):
        ended = measured(variants, values, "--step", "none")
        assert (ended.code, ended.json["measured"]["winner"], ended.json["measured"]["timed"]) == (1, None, 0)
        assert ended.json["measured"]["ended_by"] == "no other point is left to be timed with"
        assert variants.rows(_SECONDS)[-1] == (None, None, None)
    words = ("--set", "VARIANT=1", "--measure", "--device", "hip", "--hip-compiler", "zig")
    out = variants("sweep", "variants/step01", *words).out
    output = " ".join(out.split())
    assert ": nothing was timed: no other point is left to be timed with" in output
    assert ("nobody won; no ratio here is a verdict" in output, "* the winner" in output) == (True, False)
    assert not (variants.workspace.experiments / "variants" / "step02.toml").exists()


def test_a_winner_that_is_not_told_apart_from_what_the_lane_has_is_said_to_be_so(variants: StandIn) -> None:
    with_times(variants, {1: 50, 2: 49.95, 3: 50})
    document = measured(variants, "1,2,3").json
    assert document["measured"]["winner"] != {"VARIANT": 1}, "by noise, which repeats"
    note = "the winner is not told apart from what the lane has"
    assert document["handover"]["note"] == note
    assert note in document["handover"]["command"]


def test_what_belongs_to_the_contract_is_no_step(variants: StandIn) -> None:
    with_times(variants, {1: 50, 2: 40})
    ended = measured(variants, "2", "--set", "block.k=32", "--step", "deeper")
    note = ended.json["handover"]["note"]
    assert note == (
        "the winner, VARIANT=2, block.k=32, needs a contract with block.k = 32, which no step can set: "
        "there is no step to try before the contract has it"
    )


def test_it_may_be_asked_again_and_verifies_nothing_twice(variants: StandIn) -> None:
    with_times(variants, {1: 50, 2: 40})
    assert measured(variants, "1,2").code == 0
    with closing(sqlite3.connect(variants.workspace.root / "results.db")) as book:
        assert book.execute("SELECT verification FROM sweep_candidates").fetchall() == [("verified",)] * 2
    variants.settings["run"] = {"1": {"wrong_from": 1}}  # nothing that is verified now would be right
    again = measured(variants, "1,2").json
    assert "as it was timed" in found(again)[2]["detail"], "what is timed is looked at all the same"
    assert variants.rows("SELECT COUNT(*) FROM sweep_measurements") == [(2,)]


_SECONDS = "SELECT preparing_s, timed_s, measuring_s FROM sweep_measurement"


def _batches(line: StandIn) -> int:
    try:
        return int(line.rows("SELECT COUNT(*) FROM sweep_samples")[0][0])
    except sqlite3.Error:
        return 0


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGKILL])
def test_an_interrupted_sweep_loses_nothing_and_may_be_asked_again(variants: StandIn, number: signal.Signals) -> None:
    """Its processes are a user's, and end with it."""
    with_times(variants, {1: 50, 2: 45, 3: 40})
    variants.settings["real_s"] = 0.05
    words = (
        "sweep",
        "variants/step01",
        "--set",
        "VARIANT=1,2,3",
        "--measure",
        "--device",
        "hip",
        "--jobs",
        "1",
        "--hip-compiler",
        "zig",
    )
    process = subprocess.Popen(
        command(*words),
        cwd=variants.workspace.root,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        env={**os.environ, **variants.environment},
    )
    deadline = time.monotonic() + 60
    while _batches(variants) < 4 and process.poll() is None and time.monotonic() < deadline:
        time.sleep(0.05)
    process.send_signal(number)
    _, err = process.communicate(timeout=30)
    had = _batches(variants)
    assert had >= 4, err
    assert variants.rows("SELECT verification FROM sweep_candidates") == [("verified",)] * 3
    ended = variants.rows("SELECT finished_at IS NULL, ended_by FROM sweep_measurements")
    assert ended == ([(0, "interrupted")] if number == signal.SIGINT else [(1, None)])
    if number == signal.SIGINT:
        ((preparing_s, timed_s, measuring_s),) = variants.rows(_SECONDS)
        assert min(preparing_s, timed_s, measuring_s) > 0
    assert process.returncode == (130 if number == signal.SIGINT else -number)
    del variants.settings["real_s"]
    again = measured(variants, "1,2,3", "--wait", "20")
    assert (again.code, again.json["measured"]["winner"]) == (0, {"VARIANT": 3})
    assert variants.rows(
        "SELECT COUNT(*) FROM sweep_samples s JOIN sweep_measurements m USING (measurement_id) WHERE m.winner IS NULL"
    ) == [(had,)]


def test_without_a_gpu_nothing_is_built(parity: CommandLine, workspace: Workspace) -> None:
    write_study(workspace, "variants", CONTRACT, {"mine/kernel.hip": KERNEL})
    ended = sweep(parity, "1,2", "--measure")
    assert (ended.code, ended.result) == (3, "")
    assert "--measure: points are timed on a GPU of gfx1151: none was asked for" in ended.err
    assert "--step: gives the winner of --measure to a new step" in sweep(parity, "1", "--step", "x").err
    for option, value in (("--device", "hip"), ("--wait", "1"), ("--device-timeout", "9")):
        ended = sweep(parity, "1", option, value)
        assert (ended.code, ended.err.count(f"{option}: is for points that are timed: it needs --measure")) == (2, 1)


def test_the_benchmark_compares_both_searches(variants: StandIn) -> None:
    with_times(variants, {1: 50, 2: 45, 3: 40, 4: 48, 5: 49, 0: 47})
    words = ("--study", "variants/step01", "--set", "VARIANT=0,1,2,3,4,5", "--device", "hip", "--hip-compiler", "zig")
    lines = benchmark(variants, "sweep.py", *words)
    assert lines[0] == "Stand-in GPU: 6 points, of which 6 enter"
    assert lines[1].startswith("halving: VARIANT=3 wins; ")
    assert lines[2].startswith("exhaustive: VARIANT=3 wins; ")
    assert " in 120 batches (120 launches, " in lines[2], "five with 12 pairs"
    took = [sum(map(float, re.findall(r"([0-9.]+) s (?:of device time|to size)", line))) for line in lines[1:3]]
    ratio = float(lines[3].removeprefix("device time, halving / exhaustive: "))
    assert ratio == pytest.approx(took[0] / took[1], abs=0.01), "with what sizing and warming up takes"
    assert ratio < 0.6
    assert lines[4] == "both find VARIANT=3"
    assert lines[5].startswith(
        "the gate: halving's winner is not shown slower than the exhaustive one by delta, 1.00 %"
    )


def test_a_benchmark_tells_which_keeps_hold(variants: StandIn) -> None:
    codes = with_times(variants, {1: 50, 2: 38, 3: 40})
    for step, variant in (("step01", 1), ("step02", 3), ("step03", 2)):
        write_step(variants, step, "mine", variant)
        ended = variants.run(f"variants/{step}")
        assert ended.json.get("verdict") == "keep", ended.err
    variants.settings["ms"] |= {codes[2]: 42}
    out = variants.workspace.root / "keeps.json"
    *_, second, third, last = benchmark(variants, "keeps.py", "--device", "hip", "--out", str(out))
    kept = r"\d{4}-\d\d-\d\dT\d\d:\d\d \| unknown"  # the stand-in tells no UUID
    assert re.match(rf"\| variants/step02 \| mine \| step01 \| {kept} \| keep \| -", second)
    assert re.match(rf"\| variants/step03 \| mine \| step02 \| {kept} \| reject \| \+", third)
    assert last == (
        "2 keeps timed again: 1 hold, 0 are not decided, 1 are taken back; left out: {'the first on its device': 1}"
    )
    assert [row["verdict"] for row in json.loads(out.read_text())] == ["keep", "reject"]
    assert len(variants("runs", "variants", "--json").json["runs"]) == 3, "nothing is recorded"


def test_a_run_says_with_what_it_was_compared_where_nobody_would_think_so(variants: StandIn) -> None:
    with_times(variants, {0: 50, 1: 50, 2: 45, 3: 40, 4: 30, 5: 35})
    reasons = {}
    for step, lane, variant, parent in (
        ("step01", "mine", 1, None),
        ("step02", "mine", 2, "step01"),
        ("step03", "mine", 3, "step01"),
        ("step04", "other", 0, "step01"),
        ("step05", "other", 4, "step04"),
        ("step06", "mine", 5, "step03"),
    ):
        write_step(variants, step, lane, variant, parent)
        document = variants.run(f"variants/{step}", "--again", "to be timed").json
        reasons[step] = {reason["code"]: reason["text"] for reason in document["reasons"]}
    assert "not_parent" not in reasons["step02"]
    assert reasons["step03"]["not_parent"] == (
        "timed against step02, the mine lane's baseline, not against its parent, step01: the difference is not that of "
        "this change alone"
    )
    assert [step for step, texts in reasons.items() if "control_behind" in texts] == ["step04", "step05", "step06"]
    assert reasons["step04"]["control_behind"] == "the mine lane's own baseline is step03: the gap is to another binary"
    assert (
        reasons["step06"]["control_behind"] == "the other lane's own baseline is step05: the gap is to another binary"
    )


def write_step(line: StandIn, step: str, lane: str, variant: int, parent: str | None = None) -> None:
    head = (f'parent = "{parent}"\n' if parent else "") + f'lane = "{lane}"\n'
    path = line.workspace.experiments / "variants" / f"{step}.toml"
    path.write_text(f"{head}{STEP}[lanes.{lane}.constants]\nVARIANT = {variant}\n")


def benchmark(line: StandIn, script: str, *words: str) -> list[str]:
    """The lines that one of the benchmarks prints on the stand-in."""
    path = os.pathsep.join([str(ROOT), line.environment["PYTHONPATH"]])
    ended = subprocess.run(
        [sys.executable, str(ROOT / "benchmarks" / script), *words],
        cwd=line.workspace.root,
        env={**os.environ, **line.environment, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 0, ended.stderr
    return ended.stdout.splitlines()


def test_two_books_merge_their_measured_sweeps(variants: StandIn) -> None:
    with_times(variants, {1: 50, 2: 40})
    assert measured(variants, "1,2").code == 0
    other = str(variants.workspace.root / "other.db")
    first = variants("merge", str(variants.workspace.root / "results.db"), "--db", other, "--json").json
    again = variants("merge", str(variants.workspace.root / "results.db"), "--db", other, "--json").json
    assert [merged["sweep_measurements"] for merged in (first, again)] == [1, 0]
    with closing(sqlite3.connect(other)) as book:
        assert book.execute("SELECT COUNT(*) FROM sweep_samples").fetchone()[0] > 8
