"""A session's process: what becomes of crashes, hangs and odd ends."""

import os
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from parity.devices.base import DeviceFault
from parity.errors import UnavailableError
from parity.session import Event, Failure, FailureKind, Finished, Stage, _events

Send = Callable[[Event], None]


def finishes(send: Send) -> None:
    send(Stage("working"))
    send(Finished(1.0, 2.0))


def hangs(child: str, send: Send) -> None:
    send(Stage("timing"))
    if os.fork() == 0:
        time.sleep(60)
    Path(child).write_text("forked")
    time.sleep(60)


def dies(stage: str, number: int, send: Send) -> None:
    send(Stage(stage))
    os.kill(os.getpid(), number)


def stops_early(send: Send) -> None:
    send(Stage("warming up"))


def raises(error: Exception, send: Send) -> None:
    send(Stage("warming up"))
    raise error


def events(target: Any, *arguments: Any, limit_s: float = 30.0, log: Path | None = None) -> list[Event]:
    return list(_events(target, arguments, limit_s, "starting", log))


def test_a_good_end_adds_nothing() -> None:
    assert events(finishes) == [Stage("working"), Finished(1.0, 2.0)]


def test_a_hanging_process_is_killed_with_its_children(tmp_path: Path) -> None:
    started = time.monotonic()
    found = events(hangs, str(tmp_path / "child"), limit_s=4.0)
    assert time.monotonic() - started < 15
    assert (tmp_path / "child").exists()
    assert found[-1] == Failure(FailureKind.DEVICE, "the process was stopped at its time limit of 4 s while timing")
    assert not [line for line in _commands() if "test_session" in line and "spawn" in line]


def _commands() -> list[str]:
    found = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            found.append(path.read_text())
        except OSError:
            continue
    return found


@pytest.mark.parametrize(
    ("stage", "kind"), [("timing: 3 pairs", FailureKind.DEVICE), ("verifying candidate", FailureKind.WRONG)]
)
def test_a_process_that_dies_blames_what_was_going_on(stage: str, kind: FailureKind) -> None:
    found = events(dies, stage, signal.SIGSEGV)
    assert found[-1] == Failure(kind, f"the process was ended by SIGSEGV while {stage}")


def test_an_end_without_a_result_is_a_failure() -> None:
    assert events(stops_early)[-1] == Failure(FailureKind.DEVICE, "the process ended with status 0 while warming up")


@pytest.mark.parametrize(
    ("error", "failure"),
    [
        (UnavailableError("no such device"), Failure(FailureKind.UNAVAILABLE, "no such device")),
        (DeviceFault("hipMalloc: out of memory"), Failure(FailureKind.DEVICE, "hipMalloc: out of memory")),
        (ValueError("a bug"), Failure(FailureKind.DEVICE, "ValueError: a bug")),
    ],
)
def test_errors_become_failures(error: Exception, failure: Failure, tmp_path: Path) -> None:
    log = tmp_path / "log.txt"
    assert events(raises, error, log=log)[-1] == failure
    assert ("Traceback" in log.read_text()) == isinstance(error, ValueError)
