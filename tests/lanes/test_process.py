"""Compilers that crash, hang or talk too much end in bounds."""

import os
import sys
import time
from pathlib import Path

import pytest

from parity.lanes.process import Completed, environment, run_bounded


def run(tmp_path: Path, code: str, limit_s: float = 20) -> Completed:
    return run_bounded(
        [sys.executable, "-c", code], env=environment({}), cwd=tmp_path, log=tmp_path / "log", limit_s=limit_s
    )


def test_both_outputs_are_in_the_log(tmp_path: Path) -> None:
    done = run(tmp_path, "import sys; print('out', flush=True); print('err', file=sys.stderr)")
    assert (done.ok, done.log) == (True, "out\nerr\n")


def test_a_failure_has_its_status(tmp_path: Path) -> None:
    done = run(tmp_path, "raise SystemExit(7)")
    assert (done.ok, done.describe(20)) == (False, "ended with status 7")


def test_a_crash_has_its_signal(tmp_path: Path) -> None:
    assert run(tmp_path, "import os; os.abort()").describe(20) == "was ended by SIGABRT"


def test_a_hang_is_stopped_with_its_children(tmp_path: Path) -> None:
    code = (
        "import os, subprocess, sys, time\n"
        "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(60)'])\n"
        "open('pid', 'w').write(str(child.pid)); time.sleep(60)"
    )
    started = time.monotonic()
    done = run(tmp_path, code, limit_s=1.5)
    assert time.monotonic() - started < 10
    assert done.describe(1.5) == "was stopped at its time limit of 1.5 s"
    child = int((tmp_path / "pid").read_text())
    for _ in range(100):
        if not Path(f"/proc/{child}/stat").exists() or Path(f"/proc/{child}/stat").read_text().split()[2] == "Z":
            break
        time.sleep(0.05)
    else:
        pytest.fail("the child lives on")


def test_only_listed_variables_are_inherited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRITON_HIP_USE_BLOCK_PINGPONG", "1")
    made = environment({"OWN": "1"})
    assert "TRITON_HIP_USE_BLOCK_PINGPONG" not in made
    assert made["OWN"] == "1"
    assert made["PATH"] == os.environ["PATH"]
