"""Compilers that crash, hang or talk too much end in bounds."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from parity.system.process import CompletedCommand, ask, end_in_words, environment, run_bounded


def run(tmp_path: Path, code: str, limit_s: float = 20) -> CompletedCommand:
    return run_bounded(
        [sys.executable, "-c", code], env=environment({}), cwd=tmp_path, log=tmp_path / "log", limit_s=limit_s
    )


def test_both_outputs_are_in_the_log(tmp_path: Path) -> None:
    done = run(tmp_path, "import sys; print('out', flush=True); print('err', file=sys.stderr)")
    assert (done.ok, done.log) == (True, "out\nerr\n")


def test_a_failure_has_its_status(tmp_path: Path) -> None:
    done = run(tmp_path, "raise SystemExit(7)")
    assert (done.ok, done.describe(20)) == (False, "ended with status 7")


def test_of_a_long_log_the_head_and_the_tail_are_kept(tmp_path: Path) -> None:
    (tmp_path / "log").write_text("earlier\n")
    done = run(tmp_path, "print('first error'); print(('x' * 99 + chr(10)) * 300_000); print('last line')")
    assert done.log.startswith("first error\nxxx")
    assert done.log.endswith("xxx\n\nlast line\n")
    assert "\n[... of 30,000,023 bytes, the first and the last 1,048,576 are kept ...]\n" in done.log
    assert (tmp_path / "log").read_text() == f"earlier\n{done.log}"
    assert len(done.log) < 2_200_000


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
    assert is_gone(int((tmp_path / "pid").read_text()))


def is_gone(process: int, within_s: float = 5.0) -> bool:
    """Whether a process ends within some seconds, reaped or not."""
    stat = Path(f"/proc/{process}/stat")
    for _ in range(round(within_s / 0.05)):
        if not stat.exists() or stat.read_text().split()[2] == "Z":
            return True
        time.sleep(0.05)
    return False


def test_a_signal_while_a_compiler_is_being_started_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[int] = []

    def interrupted(*arguments: Any, **named: Any) -> "subprocess.Popen[bytes]":
        process = subprocess.Popen(*arguments, **named)
        started.append(process.pid)
        signal.raise_signal(signal.SIGINT)
        return process

    monkeypatch.setattr(
        "parity.system.process.subprocess", SimpleNamespace(**{**vars(subprocess), "Popen": interrupted})
    )
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt):
            run(tmp_path, "import time; time.sleep(60)")
        assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    finally:
        signal.signal(signal.SIGINT, before)
    assert all(is_gone(process) for process in started)


SLEEPERS = (  # a command with a child of its own, as a compiler's driver has
    "import os, subprocess, sys, time\n"
    "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(60)'])\n"
    "open('pids.tmp', 'w').write(f'{os.getpid()} {child.pid} {os.getpgrp()}'); os.rename('pids.tmp', 'pids')\n"
    "time.sleep(60)"
)


@pytest.mark.parametrize("call", ["run_bounded", "ask"])
def test_a_caller_that_is_killed_takes_its_command_and_the_commands_children_with_it(tmp_path: Path, call: str) -> None:
    rest = {"run_bounded": "cwd=here, log=here / 'log', limit_s=60", "ask": "cwd=here, limit_s=60"}[call]
    code = (
        "import sys; from pathlib import Path; from parity.system.process import ask, run_bounded\n"
        f"here = Path({str(tmp_path)!r}); {call}([sys.executable, '-c', {SLEEPERS!r}], env={{}}, {rest})"
    )
    caller = subprocess.Popen([sys.executable, "-c", code])
    processes = wait_for(tmp_path / "pids")
    assert not any(is_gone(process, 0.2) for process in processes)
    caller.kill()
    caller.wait()
    assert all(is_gone(process) for process in processes), "command, its child, the guardian"


def test_a_command_that_leaves_its_group_is_stopped_too(tmp_path: Path) -> None:
    started = time.monotonic()
    code = "import os, time; os.setsid(); time.sleep(60)"
    done = run_bounded([sys.executable, "-c", code], env={}, cwd=tmp_path, log=tmp_path / "log", limit_s=1)
    assert done.returncode is None
    assert time.monotonic() - started < 30


def test_a_command_that_cannot_start_leaves_no_guardian(tmp_path: Path) -> None:
    before = children()
    done = run_bounded(["/nowhere/clang"], env={}, cwd=tmp_path, log=tmp_path / "log", limit_s=5)
    assert done.describe(5) == "ended with status 126"
    with pytest.raises(TimeoutError):
        ask([sys.executable, "-c", "import time; time.sleep(60)"], env={}, limit_s=0.3)
    assert children() == before


def children() -> str:
    return Path(f"/proc/self/task/{os.getpid()}/children").read_text()


def wait_for(path: Path) -> list[int]:
    for _ in range(400):
        if path.exists():
            return [int(word) for word in path.read_text().split()]
        time.sleep(0.05)
    raise AssertionError("nothing was started")


def test_only_listed_variables_are_inherited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRITON_HIP_USE_BLOCK_PINGPONG", "1")
    made = environment({"OWN": "1"})
    assert "TRITON_HIP_USE_BLOCK_PINGPONG" not in made
    assert made["OWN"] == "1"
    assert made["PATH"] == os.environ["PATH"]


@pytest.mark.parametrize(
    ("status", "words"),
    [
        (-9, "was ended by SIGKILL"),
        (137, "was ended by SIGKILL"),
        (1, "ended with status 1"),
        (255, "ended with status 255"),
    ],
)
def test_an_end_is_told_in_words(status: int, words: str) -> None:
    assert end_in_words(status) == words
