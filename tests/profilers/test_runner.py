"""`parity profile` with stand-ins for AMD's profilers, which run the real replay program on the stand-in GPU."""

import json
import os
import signal
import stat
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from conftest import CommandEnd, StandIn

from parity.arch import get_arch
from parity.profilers import Profiler, ncu, rocprofv3
from parity.profilers.rocprofv3 import group_counters
from parity.profilers.runner import recorded
from parity.records import Pass, Purpose

TOOL = Path(__file__).parent / "stand_in" / "tool.py"
V3 = ("rocprofv3", "rocprofv3-avail")
SHORT = ("--no-sampling", "--counters", "SQ_WAVES")  # two passes: a trace and one counter


@dataclass
class Lab:
    """A workspace in which step 14 has been measured, and a folder of profilers."""

    stand_in: StandIn
    folder: Path
    settings: dict[str, Any] = field(default_factory=dict)

    def install(self, *names: str) -> None:
        for name in names:
            path = self.folder / name
            path.write_text(f"#!{sys.executable}\n{TOOL.read_text()}")
            path.chmod(path.stat().st_mode | stat.S_IEXEC)

    @property
    def environment(self) -> dict[str, str]:
        (self.folder / "settings.json").write_text(json.dumps(self.settings))
        return {
            "PATH": f"{self.folder}{os.pathsep}{os.environ['PATH']}",
            "STAND_IN_PROFILER": str(self.folder / "settings.json"),
        }

    def profile(self, *more: str, env: dict[str, str] | None = None) -> CommandEnd:
        words = ("profile", "step14", "--device", "hip", "--launches", "5", "--json", *more)
        return self.stand_in(*words, env={**self.environment, **(env or {})})

    @property
    def calls(self) -> list[Any]:
        """Calls of the profiler itself."""
        path = self.folder / "calls.jsonl"
        rows = [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []
        return [row for row in rows if row["tool"] != "rocprofv3-avail"]

    def lane(self, name: str = "triton") -> Any:
        return self.stand_in("show", "step14", "--json").json["lanes"][name]


@pytest.fixture
def lab(tmp_path: Path, base: Path, measured: StandIn) -> Lab:
    """Its profilers tell the kernel's VGPRs as rocprofv3 rounds them, its LDS and its grid."""
    ((threads, grid),) = measured.rows("SELECT threads, grid FROM build WHERE lane = 'triton' ORDER BY id DESC LIMIT 1")
    (tmp_path / "bin").mkdir()
    made = Lab(measured, tmp_path / "bin", {})
    resources = made.lane()["resources"]
    sizes = [int(size) for size in grid.split("x")]
    (base / "ran").mkdir(exist_ok=True)
    made.settings |= {
        "ran": str(base / "ran"),
        "vgpr": -8 * (-resources["next_free_vgpr"] // 8),
        "lds": resources["lds_bytes"],
        "grid": sizes[0] * sizes[1] * sizes[2] * threads,
    }
    made.install(*V3)
    return made


def test_a_recorded_run_is_profiled_in_passes_that_fit(lab: Lab) -> None:
    lab.settings |= {"fit": 4, "unknown": ["SQ_WAIT_INST_ANY"], "sampling": {"0": ["host_trap", "stochastic"]}}
    before = lab.stand_in.rows("SELECT COUNT(*) FROM sample")
    names = "SQ_WAVES,SQ_INSTS_VALU,SQ_INSTS_LDS,SQC_LDS_BANK_CONFLICT,SQC_LDS_IDX_ACTIVE,SQ_WAIT_INST_ANY,"
    ended = lab.profile("--lane", "triton", "--counters", f"{names}SQ_BUSY_CYCLES,GL2C_HIT_sum,GL2C_MISS_sum")
    assert ended.code == 0, ended.err
    (lane_report,) = ended.json["lanes"]
    assert (lane_report["profiler"], lane_report["recorded"], lane_report["failures"]) == ("rocprofv3 7.0.2", 4, [])
    assert lane_report["left_out"] == {"SQ_WAIT_INST_ANY": "rocprofv3-avail pmc-check: this device does not collect it"}
    lane = lab.lane()
    trace, first, second, samples_trace, samples = lane["profiles"]
    assert {profile["basis"] for profile in lane["profiles"]} == {"profiled"}
    assert trace["duration_ns"]["dispatches"] == trace["dispatches"] == samples_trace["dispatches"] == 5
    assert trace["disagreements"] == []
    assert trace["seen"]["lds_whole"] == [lab.settings["lds"]]  # dynamic LDS is in rocprofv3's json
    assert [len(first["counters"]), len(second["counters"])] == [4, 4]
    assert first["counters"]["SQ_WAVES"] == 10
    assert samples["pc_sampling"]["samples"] == 100
    assert samples["pc_sampling"]["instructions"][0]["class"] == "barrier"
    assert [row["purpose"] for row in lane["profiler_passes"]] == [
        "SQ_WAIT_INST_ANY",  # left out
        "kernel trace",
        "counters",
        "counters",
        "PC sampling",
    ]
    assert lab.stand_in.rows("SELECT COUNT(*) FROM sample") == before
    assert {row[0] for row in lab.stand_in.rows("SELECT DISTINCT basis FROM timings")} == {"measured", "imported"}


def test_both_lanes_are_launched_by_the_replay_program_alone(lab: Lab) -> None:
    assert lab.profile(*SHORT).code == 0
    for call in lab.calls:
        words = call["arguments"]
        assert "--output-format" in words
        program = words[words.index("--") + 1 :]
        assert program[1:4] == ["-m", "parity", "replay"]
        assert program[program.index("--launches") + 1] == "5"
    lanes = [call["arguments"][call["arguments"].index("--lane") + 1] for call in lab.calls]
    assert lanes == ["hip", "hip", "triton", "triton"]


def test_what_profilers_take_from_the_environment_is_cleared(lab: Lab) -> None:
    env = {"ROCPROF_OUTPUT_PATH": "/nowhere", "ROCPROF_OUTPUT_FILE_NAME": "x", "ROCPROFILER_LOG": "1"}
    assert lab.profile("--lane", "hip", *SHORT, env=env).code == 0
    assert {tuple(call["environment"]) for call in lab.calls} == {()}


def test_a_tool_that_does_not_tell_its_version_gets_the_oldest_options(lab: Lab) -> None:
    """Counters come from a file, and without a checker those that do not fit are tried in halves."""
    (lab.folder / "rocprofv3-avail").unlink()
    lab.settings |= {"version": None, "fit": 2}
    counters = "SQ_WAVES,SQ_INSTS_VALU,SQ_INSTS_LDS"
    (lane_report,) = lab.profile("--lane", "hip", "--counters", counters).json["lanes"]
    assert lane_report["profiler"] == "rocprofv3 of unknown version"
    assert lane_report["failures"] == []
    assert "PC sampling" in lane_report["left_out"]
    assert not any("--pmc" in call["arguments"] for call in lab.calls)
    lane = lab.lane("hip")
    failed = [row for row in lane["profiler_passes"] if row["failure"] and row["launches"]]
    assert failed
    assert all("rocprofv3 ended with status 38: rocprofiler: error" in row["failure"] for row in failed)
    assert sum(len(profile["counters"]) for profile in lane["profiles"]) == 3


@pytest.mark.parametrize(
    ("mood", "sentence"),
    [
        ("abort", "rocprofv3 was ended by SIGABRT: terminate called: aborting"),
        ("hang", "rocprofv3 was stopped at its time limit of 8 s"),
        ("silent", "rocprofv3 left no file"),
        ("truncated", "rocprofv3 ended with status 1"),
    ],
)
def test_a_pass_that_fails_is_recorded_and_the_others_go_on(lab: Lab, mood: str, sentence: str) -> None:
    lab.settings["mood"] = {"--pmc": mood}
    ended = lab.profile("--lane", "hip", "--counters", "SQ_WAVES", "--timeout", "8")
    (lane_report,) = ended.json["lanes"]
    assert (ended.code, lane_report["recorded"]) == (0, 1)
    assert lane_report["failures"][0].startswith(f"counters: {sentence}")
    (failed,) = [row for row in lab.lane("hip")["profiler_passes"] if row["failure"] and row["launches"]]
    assert sentence in failed["failure"]
    assert len(lab.lane("hip")["profiles"]) == 1
    assert sentence.split(":")[0] in " ".join(lab.stand_in("show", "step14").out.split())
    assert not remaining(lab)


def remaining(lab: Lab) -> list[str]:
    """Processes that still run with the lab's stand-ins, after a moment to be reaped."""
    for _ in range(100):
        processes = [path.parent for path in Path("/proc").glob("[0-9]*/environ") if str(lab.folder) in _read(path)]
        commands = [
            command for path in processes if "resource_tracker" not in (command := _read(path / "cmdline"))
        ]  # pytest's
        if not commands:
            return []
        time.sleep(0.05)
    return commands


def _read(path: Path) -> str:
    try:
        return path.read_text(errors="replace")
    except OSError:
        return ""


def test_when_every_pass_fails_the_exit_code_says_so(lab: Lab) -> None:
    lab.settings["mood"] = "silent"
    ended = lab.profile("--lane", "hip")
    assert (ended.code, ended.json["lanes"][0]["recorded"]) == (1, 0)


def test_whole_files_of_a_tool_that_crashed_at_its_end_are_kept(lab: Lab) -> None:
    lab.settings["mood"] = "crash"
    (lane_report,) = lab.profile("--lane", "hip", *SHORT).json["lanes"]
    assert lane_report["recorded"] == 2
    assert len(lane_report["failures"]) == 2
    assert all("was ended by SIGSEGV" in failure for failure in lane_report["failures"])
    assert [profile["dispatches"] for profile in lab.lane("hip")["profiles"]] == [5, 5]


def test_lost_dispatches_are_said(lab: Lab) -> None:
    lab.settings["mood"] = "lose"
    assert lab.profile("--lane", "triton", *SHORT).code == 0
    for profile in lab.lane()["profiles"]:
        assert profile["disagreements"][0] == "dispatches: the profiler saw 3, 5 were launched"


def test_a_counter_without_a_value_is_said(lab: Lab) -> None:
    (lab.folder / "rocprofv3-avail").unlink()
    tool = lab.folder / "rocprofv3"
    tool.write_text(
        tool.read_text().replace("n, name in enumerate(names)", 'n, name in enumerate(["OTHER", *names[1:]])')
    )
    (lane_report,) = lab.profile("--lane", "hip", "--no-sampling", "--counters", "SQ_WAVES,SQ_INSTS_VALU").json["lanes"]
    assert lane_report["failures"] == ["counters: no value of SQ_WAVES"]
    assert lab.lane("hip")["profiles"][1]["counters"] == {"SQ_INSTS_VALU": 20.0}


@pytest.mark.parametrize("name", ["rocprofv2", "rocprof"])
def test_the_older_tools_are_used_where_only_they_are(lab: Lab, name: str) -> None:
    for known in V3:
        (lab.folder / known).unlink()
    lab.install(name)
    ended = lab.profile("--lane", "triton", "--counters", "SQ_WAVES,SQ_INSTS_VALU")
    (lane_report,) = ended.json["lanes"]
    assert lane_report["profiler"].startswith(f"{name} ")
    assert (lane_report["recorded"], lane_report["failures"]) == (2, [])
    trace, counted = lab.lane()["profiles"]
    assert trace["duration_ns"]["dispatches"] == 5
    assert counted["counters"] == {"SQ_WAVES": 10.0, "SQ_INSTS_VALU": 20.0}
    assert trace["disagreements"] == []


def test_without_a_profiler_the_sentence_names_them(lab: Lab) -> None:
    for known in V3:
        (lab.folder / known).unlink()
    ended = lab.profile()
    assert ended.code == 3
    assert ended.err == "parity: no profiler: neither rocprofv3 nor rocprofv2 nor rocprof is on PATH or in ROCm\n"


def test_a_run_is_profiled_after_its_verdict_and_keeps_its_times(lab: Lab) -> None:
    ended = lab.stand_in.run("step14", "--profile", env=lab.environment)
    assert ended.code == 0, ended.err
    document = ended.json
    assert document["verdict"] == "keep"
    assert document["kpi"]["ms"]["triton"] == pytest.approx(50, rel=0.002)
    assert {profile["basis"] for profile in document["lanes"]["hip"]["profiles"]} == {"profiled"}
    ((last,),) = lab.stand_in.rows("SELECT MAX(finished_at) FROM stage WHERE name = 'judge'")
    assert all(time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(call["at"])) >= last[:19] for call in lab.calls)


def test_profiling_that_was_asked_for_and_cannot_be_leaves_no_run(lab: Lab) -> None:
    for known in V3:
        (lab.folder / known).unlink()
    before = lab.stand_in.rows("SELECT COUNT(*) FROM run")
    assert lab.stand_in.run("step14", "--profile", env=lab.environment).code == 3
    ended = lab.stand_in("run", "step14", "--device", "emulator", "--profile", env=lab.environment)
    assert (ended.code, ended.err) == (3, "parity: profiling needs a GPU of gfx1151: none was asked for\n")
    assert lab.stand_in.rows("SELECT COUNT(*) FROM run") == before


def test_ctrl_c_ends_the_profiler_and_keeps_the_passes(lab: Lab) -> None:
    lab.settings["mood"] = {"--pmc": "hang"}
    words = [sys.executable, "-m", "parity", "profile", "step14", "--lane", "hip", "--device", "hip"]
    environment = {**os.environ, **lab.stand_in.environment, **lab.environment}
    process = subprocess.Popen(
        words, cwd=lab.stand_in.workspace.root, env=environment, stderr=subprocess.PIPE, text=True
    )
    deadline = time.monotonic() + 60
    while len(lab.calls) < 2 and time.monotonic() < deadline:
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=30)
    assert (process.returncode, err) == (130, "parity: interrupted; what was recorded is kept\n")
    assert [row["purpose"] for row in lab.lane("hip")["profiler_passes"] if row["launches"]] == ["kernel trace"]
    assert not remaining(lab)
    assert lab.stand_in.rows("SELECT DISTINCT status FROM run WHERE basis = 'measured'") == [("finished",)]


def test_replay_launches_the_recorded_binary_so_often(lab: Lab) -> None:
    assert lab.stand_in("replay", "step14", "--lane", "hip", "--launches", "3").code == 0
    lab.stand_in.settings["fail"] = {"call": "hipModuleLaunchKernel", "at": 3, "status": 719}
    assert lab.stand_in("replay", "step14", "--lane", "hip", "--launches", "2").code == 0
    ended = lab.stand_in("replay", "step14", "--lane", "hip", "--launches", "3")
    assert (ended.code, ended.err) == (3, "parity: Stand-in GPU: hipModuleLaunchKernel: hipErrorLaunchFailure\n")


@pytest.mark.parametrize(
    ("words", "code", "sentence"),
    [
        (
            ("replay", "step14", "--lane", "both"),
            2,
            "--lane: 'both' has no code object in this run: it has hip, triton",
        ),
        (("replay", "step13", "--lane", "hip"), 2, "--lane: 'hip' has no code object in this run: it has none"),
        (("profile", "step13"), 2, "step13: run 13 has no code object to profile"),
        (
            ("profile", "step14", "--lane", "both"),
            2,
            "--lane: 'both' has no code object in this run: it has hip, triton",
        ),
        (("replay", "step14", "--lane", "hip", "--device", "cuda"), 3, "--device cuda: the study is for gfx1151"),
    ],
)
def test_what_cannot_be_replayed_is_a_sentence(lab: Lab, words: tuple[str, ...], code: int, sentence: str) -> None:
    ended = lab.stand_in(*words, env=lab.environment)
    assert ended.code == code
    assert ended.err.startswith(f"parity: {sentence}")


def test_counters_are_grouped_in_order_and_the_unknown_left_out() -> None:
    fits = [{"A", "B"}, {"C"}, {"D", "E"}]
    groups, unknown = group_counters(
        ["A", "B", "X", "C", "D", "E"], lambda names: any(set(names) <= group for group in fits)
    )
    assert groups == [("A", "B"), ("C",), ("D", "E")]
    assert unknown == ["X"]
    groups, _ = group_counters([str(number) for number in range(8)], lambda names: True)
    assert [len(group) for group in groups] == [6, 2]


def test_ncu_leaves_clocks_alone_and_looks_into_graphs(tmp_path: Path) -> None:
    profiler = Profiler(ncu.KIND, Path("/ncu"), (2025, 3))
    counters = ncu.KIND.command(profiler, Pass(Purpose.COUNTERS, ("dram__bytes.sum",)), tmp_path, ["program"])
    sampling = ncu.KIND.command(profiler, Pass(Purpose.SAMPLING), tmp_path, ["program"])
    for words in (counters, sampling):
        assert words[1:5] == ["--clock-control", "none", "--graph-profiling", "node"]
        assert words[-3:] == ["--log-file", str(tmp_path / "out.csv"), "program"]
    assert "gpu__time_duration.sum" in counters[counters.index("--metrics") + 1]
    assert sampling[sampling.index("--section") + 1] == "SourceCounters"


def test_a_lane_found_wrong_is_never_launched_under_a_profiler(lab: Lab) -> None:
    lab.stand_in.settings = {"corrupt_at": 2}
    ended = lab.stand_in.run("step15", "--profile", env=lab.environment)
    assert (ended.code, ended.json["verdict"]) == (1, "reject")
    assert ended.err.strip().endswith("parity: not profiled: the run failed its verification")
    assert lab.calls == []
    ended = lab.stand_in("profile", "step15", "--device", "hip", env=lab.environment)
    assert ended.code == 2
    assert "failed its verification: what may fault is not launched on a GPU" in ended.err
    assert lab.calls == []


@pytest.mark.parametrize("body", ["echo ModuleNotFoundError >&2; exit 1", "exit 0"], ids=["fails", "says nothing"])
def test_a_checker_that_does_not_work_loses_no_counter(lab: Lab, body: str) -> None:
    (lab.folder / "rocprofv3-avail").write_text(f"#!/bin/sh\n{body}\n")
    (lane_report,) = lab.profile("--lane", "hip", "--no-sampling").json["lanes"]
    assert "SQ_WAVES" not in lane_report["left_out"]
    assert sum(len(profile["counters"]) for profile in lab.lane("hip")["profiles"]) == len(get_arch("gfx1151").counters)


def test_another_gpus_sampling_is_not_this_ones(lab: Lab) -> None:
    lab.settings["sampling"] = {"1": ["stochastic"]}
    (lane_report,) = lab.profile("--lane", "hip", "--counters", "SQ_WAVES").json["lanes"]
    assert lane_report["left_out"] == {"PC sampling": "rocprofv3-avail names no PC sampling for this device"}
    (row,) = [row for row in lab.lane("hip")["profiler_passes"] if row["purpose"] == "PC sampling"]
    assert row["failure"] == "left out: rocprofv3-avail names no PC sampling for this device"
    assert not any("--pc-sampling-method" in call["arguments"] for call in lab.calls)


def test_a_missing_code_object_is_said_before_anything_runs(lab: Lab) -> None:
    sha256 = lab.lane("hip")["code_object_sha256"]
    lab.stand_in.forget(sha256)
    ended = lab.profile()
    assert ended.code == 2
    assert "results.db: has no kernel.co of step14 lane hip: run step14 again" in ended.err
    assert lab.calls == []


def test_what_fails_the_first_pass_is_not_tried_again(lab: Lab) -> None:
    lab.settings["mood"] = "abort"
    assert lab.profile("--lane", "hip").code == 1
    assert len(lab.calls) == 1


def test_figures_of_two_passes_are_derived_together(lab: Lab) -> None:
    lab.settings["fit"] = 4  # the conflict counter is in the first set, the active cycles in the second
    assert lab.profile("--lane", "hip", "--no-sampling").code == 0
    names = [figure["name"] for profile in lab.lane("hip")["profiles"] for figure in profile["derived"]]
    assert {"L2 hit rate", "LDS bank conflict rate", "VALU instructions per wave", "vL0 hit rate"} <= set(names)
    assert len(set(names)) == len(names)


def test_the_same_file_again_is_said(lab: Lab) -> None:
    words = ("--lane", "hip", *SHORT)
    assert lab.profile(*words).code == 0
    assert lab.profile(*words).json["lanes"][0]["failures"] == ["kernel trace: its file is recorded already"]


def test_a_tools_words_come_without_escapes_and_passwords(tmp_path: Path) -> None:
    tool = tmp_path / "rocprofv3"
    tool.write_text('#!/bin/sh\nprintf "\\033[31merror\\033[0m \\033]0;title\\007at $PARITY_DB\\n"; exit 3\n')
    tool.chmod(0o755)
    profiler = Profiler(rocprofv3.KIND, tool, (7, 0))
    env = {"PARITY_DB": "postgresql://me:secret@host/db"}
    with recorded(profiler, Pass(Purpose.TRACE), ["program"], 10.0, env) as outcome:
        assert outcome.failure == "rocprofv3 ended with status 3: error at ..."
        assert "secret" not in outcome.log.read_text()


def test_a_relative_address_of_the_lab_book_is_this_folders(lab: Lab) -> None:
    ended = lab.profile("--lane", "hip", *SHORT, "--db", "sqlite:///results.db")
    assert (ended.code, ended.json["lanes"][0]["recorded"]) == (0, 2)


def test_another_tools_variable_does_not_matter(lab: Lab) -> None:
    words = ("--lane", "hip", *SHORT)
    assert lab.profile(*words, env={"HSA_TOOLS_LIB": "x"}).code == 0
    assert {tuple(call["environment"]) for call in lab.calls} == {()}
