"""A whole `parity run --device hip`: real hip-python against a stand-in libamdhip64 that hands launches to the emulator."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from conftest import STAND_IN, StandIn

from parity.devices.lock import device_lock
from parity.records import DeviceFacts

VERIFYING_LAUNCHES = 34  # seventeen problems on each of two code objects
HIP_PYTHON_7 = Path(os.environ.get("PARITY_TEST_HIP_PYTHON_7", Path(sys.prefix) / "hip-python-7.2"))


COMPARED_WITH = "SELECT value FROM fact WHERE lane = 'baseline' AND name = 'run' ORDER BY id"


def codes(document: Any) -> list[str]:
    return [reason["code"] for reason in document["reasons"]]


def test_the_first_measured_run_is_the_baseline(stand_in: StandIn) -> None:
    stand_in.is_fresh = True
    ended = stand_in.run()
    assert ended.code == 0, ended.err
    document = ended.json
    assert (document["verdict"], document["basis"]) == ("keep", "measured")
    assert codes(document) == ["first_baseline", "gap", "not_calibrated"]
    assert document["device_name"] == "Stand-in GPU"
    assert document["verification"]["status"] == "verified"
    assert {case["device"] for case in document["verification"]["cases"]} == {"emulator", "hip"}
    assert document["kpi"]["basis"] == "measured"
    assert document["kpi"]["ms"]["triton"] == pytest.approx(50, rel=0.002)
    assert document["lanes"]["triton"]["counters_basis"] == "static"
    (session,) = document["measurement"]["sessions"]
    assert (session["pairs"], session["is_flat"], session["failure"]) == (12, True, None)
    assert stand_in.rows(COMPARED_WITH) == [("none",)]


def test_every_sample_is_kept_with_its_order_time_and_basis(measured: StandIn) -> None:
    rows = measured.rows("SELECT position, pair, variant, duration_ms, started_s, basis FROM samples ORDER BY position")
    assert [row[0] for row in rows] == list(range(36))
    assert [row[2] for row in rows[:6]] == ["candidate", "baseline", "control", "baseline", "candidate", "control"]
    assert all(row[3] == pytest.approx(50, rel=0.01) and row[5] == "measured" for row in rows)
    assert [row[4] for row in rows] == sorted(row[4] for row in rows)


@pytest.mark.parametrize(
    ("ms", "verdict", "exit_code", "reasons", "sessions"),
    [
        (49.0, "keep", 0, ["faster", "confirmed"], ["decision", "confirmation"]),
        (51.0, "reject", 1, ["slower"], ["decision"]),
        (50.0, "reject", 1, ["not_faster"], ["decision"]),
    ],
)
def test_a_candidate_is_judged_against_the_baselines_own_binary(
    measured: StandIn, ms: float, verdict: str, exit_code: int, reasons: list[str], sessions: list[str]
) -> None:
    measured.settings["ms"] = {"default": 50.0, measured.candidate: ms}
    ended = measured.run("step15")
    document = ended.json
    assert (ended.code, document["verdict"], document["basis"]) == (exit_code, verdict, "measured")
    assert codes(document)[: len(reasons)] == reasons
    assert "history" in codes(document)
    assert [session["purpose"] for session in document["measurement"]["sessions"]] == sessions
    assert document["measurement"]["baseline_ms"] == pytest.approx(50, rel=0.002)
    first, second = measured.rows("SELECT uuid FROM runs WHERE device_name IS NOT NULL ORDER BY started_at")
    assert measured.rows(COMPARED_WITH)[-1] == first != second
    assert document["kpi"]["ms"]["triton"] == pytest.approx(ms, rel=0.002)
    assert f"{document['kpi']['ratio']:.2f}" == f"{ms / 50:.2f}"


def test_a_simplification_at_equal_speed_is_kept(measured: StandIn) -> None:
    path = measured.workspace.experiments / "gfx1151" / "step15.toml"
    path.write_text(path.read_text().replace("[expect]", '[expect]\ngoal = "not_slower"'))
    document = measured.run("step15").json
    assert (document["verdict"], codes(document)[:2]) == ("keep", ["not_slower", "confirmed"])


def test_the_baseline_measured_again_stays_it(measured: StandIn) -> None:
    document = measured.run().json
    assert (document["verdict"], codes(document)[0]) == ("keep", "baseline_again")


def test_a_missing_baseline_binary_is_named(stand_in: StandIn) -> None:
    sha256 = stand_in.run().json["lanes"]["triton"]["code_object_sha256"]
    stand_in.forget(sha256)
    ended = stand_in.run("step15")
    assert ended.code == 2
    assert "results.db: has no kernel.co of the baseline, step14, lane triton: run step14 again" in ended.err


def test_calibration_sets_delta(stand_in: StandIn) -> None:
    ended = stand_in("calibrate", "step14", "--device", "hip", "--hip-compiler", "zig", "--sessions", "3", "--json")
    assert ended.code == 0, ended.err
    assert 0 < ended.json["aa_scatter"] < 0.001
    assert (ended.json["delta"], ended.json["basis"]) == (0.005, "measured")
    ((sessions, scatter),) = stand_in.rows("SELECT sessions, aa_scatter FROM calibrations")
    assert (sessions, scatter) == (3, ended.json["aa_scatter"])
    assert stand_in.rows("SELECT COUNT(*) FROM samples WHERE calibration_id = 1") == [(108,)]
    assert "not_calibrated" not in codes(stand_in.run().json)


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"devices": 0}, "no HIP device: hipGetDeviceCount: hipErrorNoDevice"),
        ({"arch": "gfx1100"}, "Stand-in GPU is a gfx1100, the study is for gfx1151"),
        ({"fail": {"call": "hipSetDevice", "status": 3}}, "no HIP device: hipSetDevice: hipErrorNotInitialized"),
    ],
)
def test_a_device_that_is_not_there_leaves_no_run(stand_in: StandIn, settings: dict[str, Any], sentence: str) -> None:
    stand_in.settings = settings
    ended = stand_in.run()
    assert (ended.code, ended.err.strip()) == (3, f"parity: {sentence}")
    assert not (stand_in.workspace.root / "results.db").exists()


def test_without_the_runtime_the_sentence_says_so(stand_in: StandIn) -> None:
    stand_in.is_fresh = True
    stand_in.library = stand_in.workspace.root / "broken" / "lib"
    stand_in.library.mkdir(parents=True)
    (stand_in.library / "libamdhip64.so").write_text("no library")  # hides one that the machine may have
    ended = stand_in.run()
    assert ended.code == 3
    assert "no HIP device: " in ended.err
    assert "libamdhip64.so" in ended.err


@pytest.mark.parametrize(
    ("settings", "text"),
    [
        ({"memory": 300_000}, "hipMalloc: hipErrorOutOfMemory"),
        (
            {"fail": {"call": "hipModuleLaunchKernel", "at": VERIFYING_LAUNCHES + 15, "status": 719}},
            "hipModuleLaunchKernel: hipErrorLaunchFailure",
        ),
        (
            {"fail": {"call": "hipEventQuery", "at": VERIFYING_LAUNCHES + 15, "status": 719}},
            "a launch failed: hipErrorLaunchFailure",
        ),
        ({"hang_at": VERIFYING_LAUNCHES + 30}, "a batch of 1 launches did not complete within 1 s"),
        ({"abort_at": VERIFYING_LAUNCHES + 30}, "the process was ended by SIGABRT while timing"),
        ({"ms": {"default": 0.0001}}, "gaps would count, so the problem is too small to time"),
    ],
    ids=["out of memory", "launch error", "failed event", "hanging event", "lost device", "launch-bound"],
)
def test_a_device_that_fails_while_measuring_is_a_recorded_outcome(
    stand_in: StandIn, settings: dict[str, Any], text: str
) -> None:
    stand_in.settings = settings
    ended = stand_in.run("step14", "--device-timeout", "1")
    document = ended.json
    assert (ended.code, document["verdict"], codes(document)) == (0, "inconclusive", ["device_fault"])
    assert text in document["reasons"][0]["text"]
    assert text in stand_in.rows("SELECT failure FROM session")[0][0]


@pytest.mark.parametrize(
    ("settings", "text"),
    [
        ({"corrupt_at": 2}, "1 of 131072 elements wrong"),
        ({"fail": {"call": "hipModuleLaunchKernel", "at": 1, "status": 719}}, "hipErrorLaunchFailure"),
        ({"hang_at": 1}, "did not complete within 1 s"),
        ({"abort_at": 1}, "the process was ended by SIGABRT while verifying candidate"),
    ],
    ids=["wrong result", "launch error", "hanging kernel", "memory fault"],
)
def test_what_fails_its_verification_on_the_device_is_rejected_untimed(
    stand_in: StandIn, settings: dict[str, Any], text: str
) -> None:
    stand_in.settings = settings
    ended = stand_in.run("step14", "--device-timeout", "1")
    document = ended.json
    assert (ended.code, document["verdict"]) == (1, "reject")
    assert codes(document)[0] == "verification"
    assert text in document["reasons"][0]["text"]
    assert stand_in.rows("SELECT COUNT(*) FROM sample") == [(0,)]


def test_ctrl_c_keeps_what_was_measured(stand_in: StandIn) -> None:
    stand_in.settings = {"real_s": 0.1}
    command = [sys.executable, "-m", "parity", "run", "step14", "--device", "hip", "--hip-compiler", "zig"]
    process = subprocess.Popen(
        command,
        cwd=stand_in.workspace.root,
        env={**os.environ, **stand_in.environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and _samples(stand_in) < 4:
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=30)
    assert (process.returncode, err) == (130, "parity: interrupted; what was recorded is kept\n")
    assert stand_in.rows("SELECT status, verdict FROM run WHERE basis != 'imported'") == [("interrupted", None)]
    kept = _samples(stand_in)
    assert 4 <= kept < 36
    time.sleep(0.5)
    assert _samples(stand_in) == kept
    assert stand_in.rows("SELECT device, device_name FROM run WHERE status = 'interrupted'") == [
        ("hip", "Stand-in GPU")
    ]
    assert stand_in.rows("SELECT failure FROM session") == [("interrupted",)]
    assert stand_in.rows("SELECT COUNT(*) FROM verification_case WHERE device = 'hip'") == [(VERIFYING_LAUNCHES,)]
    stand_in.settings = {}
    assert stand_in.run().json["verdict"] == "keep"


def _samples(stand_in: StandIn) -> int:
    if not (stand_in.workspace.root / "results.db").exists():
        return 0
    has_table = stand_in.rows("SELECT COUNT(*) FROM sqlite_master WHERE name = 'sample'")[0][0]
    return int(stand_in.rows("SELECT COUNT(*) FROM sample")[0][0]) if has_table else 0


def test_the_budget_ends_a_session_with_what_was_measured(stand_in: StandIn) -> None:
    stand_in.settings = {"real_s": 0.2}
    document = stand_in.run("step14", "--budget", "9s").json
    (session,) = document["measurement"]["sessions"]
    assert 0 < session["pairs"] < 12


def test_hip_python_7_works_too(stand_in: StandIn) -> None:
    assert HIP_PYTHON_7.is_dir(), f"{HIP_PYTHON_7} is missing: run the tests with 'make test'"
    environment = {**stand_in.environment}
    environment["PYTHONPATH"] = os.pathsep.join([str(HIP_PYTHON_7), environment["PYTHONPATH"]])
    command = [sys.executable, "-c", "import hip; print(hip.__file__)"]
    shown = subprocess.run(command, env={**os.environ, **environment}, capture_output=True, text=True, check=True)
    assert shown.stdout.startswith(str(HIP_PYTHON_7))
    command = [sys.executable, "-m", "parity", "run", "step14", "--device", "hip", "--hip-compiler", "zig"]
    done = subprocess.run(
        command, cwd=stand_in.workspace.root, env={**os.environ, **environment}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert "step14  keep (measured), verified" in done.stdout


def test_the_devices_state_is_kept_with_every_sample(stand_in: StandIn) -> None:
    smi = {"PYTHONPATH": os.pathsep.join([str(STAND_IN / "smi"), stand_in.environment["PYTHONPATH"]])}
    assert stand_in.run(env=smi).code == 0
    states = stand_in.rows("SELECT DISTINCT clock_mhz, temperature_c, power_w FROM samples")
    assert states == [(2900.0, 61.0, 54.0)]


def test_other_users_of_the_gpu_are_said_or_refused(stand_in: StandIn) -> None:
    pid = os.getpid()
    smi = {
        "PYTHONPATH": os.pathsep.join([str(STAND_IN / "smi"), stand_in.environment["PYTHONPATH"]]),
        "STAND_IN_PROCESSES": str(pid),
    }
    document = stand_in.run(env=smi).json
    assert "other_processes" in codes(document)
    assert str(pid) in document["measurement"]["device"]["other processes"]
    ended = stand_in.run("step14", "--alone", env=smi)
    assert ended.code == 3
    assert f"other processes use Stand-in GPU: {pid} (" in ended.err
    assert stand_in.rows("SELECT COUNT(*) FROM run WHERE basis != 'imported'") == [(1,)]


def test_a_variable_that_changes_times_is_said(stand_in: StandIn) -> None:
    document = stand_in.run(env={"HIP_LAUNCH_BLOCKING": "1"}).json
    texts = [reason["text"] for reason in document["reasons"] if reason["code"] == "environment"]
    assert texts == ["HIP_LAUNCH_BLOCKING=1 was set: launches block until they end"]


def test_the_vendors_library_without_torch_is_refused_before_anything_is_timed(stand_in: StandIn) -> None:
    hidden = stand_in.workspace.root / "hidden"
    hidden.mkdir()
    (hidden / "torch.py").write_text("raise ImportError('not here')")
    path = os.pathsep.join([str(hidden), stand_in.environment["PYTHONPATH"]])
    ended = stand_in.run("step14", "--vendor", env={"PYTHONPATH": path})
    assert (ended.code, "the vendor lane needs torch" in ended.err) == (3, True)
    assert stand_in.rows("SELECT COUNT(*) FROM sample") == [(0,)]


def test_a_device_in_use_is_refused_or_waited_for(stand_in: StandIn, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARITY_LOCKS", str(stand_in.workspace.root))
    device = DeviceFacts("hip", "Stand-in GPU", "gfx1151", "0000:c4:00.0", "", "", 0, 0)
    with device_lock(device, 0, "the tests"):
        ended = stand_in.run()
    assert ended.code == 3
    assert f"in use by process {os.getpid()} (the tests) since" in ended.err
    assert stand_in.run("step14", "--wait", "5").code == 0


def test_the_same_code_with_another_launch_is_another_candidate(stand_in: StandIn) -> None:
    """More dynamic LDS changes no byte of the code object, but the time."""
    stand_in.settings["per_lds_byte_ms"] = 0.001
    path = stand_in.workspace.experiments / "gfx1151" / "step15.toml"
    text = path.read_text().replace("title =", 'lane = "hip"\ntitle =', 1).split("[lanes.triton")[0]
    path.write_text(text)
    assert stand_in.run("step15").json["verdict"] == "keep"
    path.write_text(text + "\n[lanes.hip]\ndynamic_lds_bytes = 8192\n")
    slower = stand_in.run("step15").json
    assert (slower["verdict"], codes(slower)[0]) == ("reject", "slower"), slower["reasons"]


def test_a_crash_while_verifying_the_baseline_is_not_the_candidates(measured: StandIn) -> None:
    measured.settings["abort_at"] = VERIFYING_LAUNCHES + 1
    document = measured.run("step15").json
    assert (document["verdict"], codes(document)) == ("inconclusive", ["device_fault"])
    assert "while verifying baseline" in document["reasons"][0]["text"]
    assert "hip on the GPU" not in document["verification"]["detail"]


def test_a_kept_step_of_the_other_lane_is_no_baseline_of_this_one(measured: StandIn) -> None:
    """Its Triton lane was only the control: a slow one must not become what Triton steps are compared with."""
    folder = measured.workspace.experiments / "gfx1151"
    measured.settings["ms"] = {"default": 50.0, measured.candidate: 45.0}
    assert measured.run("step15").json["verdict"] == "keep"
    (folder / "step16.toml").write_text(
        (folder / "step14.toml").read_text().replace("title =", 'lane = "hip"\ntitle =', 1)
    )
    kept = measured.run("step16").json
    assert (kept["verdict"], codes(kept)[0]) == ("keep", "first_baseline")
    (folder / "step17.toml").write_text((folder / "step15.toml").read_text())
    again = measured.run("step17").json
    assert (again["verdict"], codes(again)[0]) == ("reject", "no_op")
    assert "step15" in again["reasons"][0]["text"]


def test_a_fresh_process_that_crashes_does_not_confirm(measured: StandIn) -> None:
    measured.settings["ms"] = {"default": 50.0, measured.candidate: 49.0}
    measured.settings["run"] = {"2": {"abort_at": 52}}  # within the confirmation
    document = measured.run("step15").json
    assert (document["verdict"], codes(document)[0]) == ("inconclusive", "not_confirmed")
    assert "ended by SIGABRT while timing: 1" in document["reasons"][0]["text"]


@pytest.mark.parametrize("elapsed", [0.0, -1.0, float("inf"), float("nan")])
def test_a_clock_that_fails_is_a_recorded_outcome(stand_in: StandIn, elapsed: float) -> None:
    stand_in.settings["elapsed"] = {"at": VERIFYING_LAUNCHES + 35, "ms": elapsed}
    document = stand_in.run().json
    assert (document["verdict"], codes(document)[0]) == ("inconclusive", "device_fault")
    assert "the clock failed: a batch of" in document["reasons"][0]["text"]
    (session,) = document["measurement"]["sessions"]
    assert session["timed_s"] is None
    assert session["pairs"] > 0


def test_a_calibration_needs_enough_pairs(stand_in: StandIn) -> None:
    stand_in.settings["real_s"] = 0.2
    ended = stand_in("calibrate", "step14", "--device", "hip", "--hip-compiler", "zig", "--budget", "1s")
    assert (ended.code, "pairs, but 8 are needed: give it more time" in ended.err) == (2, True), ended.err
    assert stand_in.rows("SELECT aa_scatter FROM calibrations") == [(None,)]
    stand_in.settings = {}
    assert "not_calibrated" in codes(stand_in.run().json)


def test_who_waits_for_the_device_does_not_hold_the_lab_book(
    stand_in: StandIn, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PARITY_LOCKS", str(stand_in.workspace.root))
    device = DeviceFacts("hip", "Stand-in GPU", "gfx1151", "0000:c4:00.0", "", "", 0, 0)
    command = [
        sys.executable,
        "-m",
        "parity",
        "run",
        "step14",
        "--device",
        "hip",
        "--hip-compiler",
        "zig",
        "--wait",
        "60",
    ]
    environment = {**os.environ, **stand_in.environment}
    with device_lock(device, 0, "the tests"):
        waiting = subprocess.Popen(
            command, cwd=stand_in.workspace.root, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        time.sleep(4)
        assert stand_in("run", "step15", "--device", "emulator", "--hip-compiler", "zig").code == 0
    assert waiting.wait(60) == 0


@pytest.mark.parametrize(
    "options",
    [
        ("--budget", "999999999999999999m"),
        ("--budget", "٣s"),
        ("--budget", "0s"),
        ("--device", "hip:²"),
        ("--device", "hip:"),
        ("--device", "emulator:5"),
        ("--device-timeout", "inf"),
        ("--wait", "inf"),
    ],
)
def test_odd_options_are_one_sentence(stand_in: StandIn, options: tuple[str, str]) -> None:
    ended = stand_in("run", "step14", *options)
    assert ended.code == 2
    assert "Traceback" not in ended.err
    assert options[0] in ended.err
