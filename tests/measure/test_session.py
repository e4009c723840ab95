"""A session's process: what becomes of crashes, hangs and odd ends."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from forked import FORKED

from parity.devices.base import DeviceFault, NotTimeable, OutOfMemory
from parity.errors import UnavailableError
from parity.measure.session import (
    Event,
    Failure,
    FailureKind,
    ReferenceFailure,
    SessionBug,
    SessionRecord,
    Stage,
    WorkerEnd,
    events_of,
)
from parity.records import DeviceState, PairsDone, Sample, Verification, VerificationStatus

pytestmark = pytest.mark.slow

Send = Callable[[Event], None]


def finishes(send: Send) -> None:
    send(Stage("working"))
    send(PairsDone(1.0, 2.0))


def crashes_at_its_end(send: Send) -> None:
    send(PairsDone(1.0, 2.0))
    send(WorkerEnd())
    os.kill(os.getpid(), signal.SIGSEGV)


def hangs_at_its_end(send: Send) -> None:
    send(Failure(FailureKind.WRONG, "1 of 8 elements wrong"))
    time.sleep(60)


def dies_after_the_pairs(send: Send) -> None:
    send(PairsDone(1.0, 2.0))
    send(Stage("timing the vendor's library"))
    print("rocblas: something is wrong", flush=True)
    os.kill(os.getpid(), signal.SIGABRT)


def hangs(pids: str, send: Send) -> None:
    send(Stage("timing"))
    child = os.fork()
    if child == 0:
        time.sleep(60)
    Path(pids).write_text(f"{os.getpid()} {child}")
    time.sleep(60)


def dies(stage: str, number: int, send: Send) -> None:
    send(Stage(stage))
    os.kill(os.getpid(), number)


def stops_early(send: Send) -> None:
    """A bug: neither finished nor failed."""
    send(Stage("warming up"))


def raises(error: Exception, send: Send) -> None:
    send(Stage("warming up"))
    raise error


def events(
    target: Any, *arguments: Any, limit_s: float = 30.0, log: Path | None = None, is_fresh: bool = False
) -> list[Event]:
    """The events of a process; with `is_fresh` it is a new one, as a user's are."""
    with pytest.MonkeyPatch.context() as patch:
        if not is_fresh:
            patch.setattr("parity.measure.session._PROCESSES", FORKED)
        return list(events_of(target, arguments, limit_s, "starting", log))


def test_a_good_end_adds_nothing() -> None:
    for is_fresh in (True, False):
        assert events(finishes, is_fresh=is_fresh) == [Stage("working"), PairsDone(1.0, 2.0), WorkerEnd()]


def test_how_a_closed_process_ends_does_not_matter() -> None:
    """GPU runtimes crash or hang when their process exits."""
    assert events(crashes_at_its_end) == [PairsDone(1.0, 2.0), WorkerEnd()]
    started = time.monotonic()
    assert events(hangs_at_its_end, limit_s=60) == [Failure(FailureKind.WRONG, "1 of 8 elements wrong")]
    assert time.monotonic() - started < 20


def test_what_happens_after_the_pairs_is_no_failure_of_theirs() -> None:
    last_event = events(dies_after_the_pairs)[-1]
    text = "the process was ended by SIGABRT while timing the vendor's library: rocblas: something is wrong"
    assert last_event == ReferenceFailure(text)


def test_a_hanging_process_is_killed_with_its_children(tmp_path: Path) -> None:
    started = time.monotonic()
    session_events = events(hangs, str(tmp_path / "pids"), limit_s=4.0)
    assert time.monotonic() - started < 15
    assert session_events[-1] == Failure(
        FailureKind.TIME_LIMIT, "the process was stopped at its time limit of 4 s while timing"
    )
    pids = [int(pid) for pid in (tmp_path / "pids").read_text().split()]
    deadline = time.monotonic() + 10  # a killed process is still listed until it is reaped
    while any(map(is_running, pids)) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert [is_running(pid) for pid in pids] == [False, False]


def is_running(pid: int) -> bool:
    """Whether a process is there and no zombie."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


@pytest.mark.parametrize(
    ("stage", "number", "kind"),
    [
        ("timing: 3 pairs", signal.SIGSEGV, FailureKind.DEVICE),
        ("verifying candidate", signal.SIGSEGV, FailureKind.WRONG),
        ("verifying control", signal.SIGABRT, FailureKind.WRONG),
        ("verifying baseline", signal.SIGABRT, FailureKind.DEVICE),  # no fault of the candidate's
        ("verifying baseline, size wide", signal.SIGABRT, FailureKind.DEVICE),
        ("verifying candidate, size wide", signal.SIGSEGV, FailureKind.WRONG),
        ("verifying candidate", signal.SIGKILL, FailureKind.DEVICE),  # somebody killed it: no fault of a kernel's
    ],
)
def test_a_process_that_dies_blames_what_was_going_on(stage: str, number: signal.Signals, kind: FailureKind) -> None:
    session_events = events(dies, stage, number)
    text = f"the process was ended by {number.name} while {stage}"
    assert session_events[-1] == Failure(kind, text, is_killed=number == signal.SIGKILL)


def holds_on(path: str, send: Send) -> None:
    Path(path).write_text(str(os.getpid()))
    time.sleep(60)


PARENT = """
import sys
from test_session import holds_on
from parity.measure.session import events_of
if __name__ == "__main__":
    list(events_of(holds_on, (sys.argv[1],), 60, "starting", None))
"""


def test_a_worker_dies_with_its_parent(tmp_path: Path) -> None:
    """A killed parent's device lock is free at once: nothing may still use the device."""
    script = tmp_path / "parent.py"
    script.write_text(PARENT)
    here = Path(__file__).parent
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (here, here.parent, here.parent.parent)))}
    process = subprocess.Popen([sys.executable, str(script), str(tmp_path / "pid")], env=environment)
    deadline = time.monotonic() + 30
    while not (tmp_path / "pid").exists() and time.monotonic() < deadline:
        time.sleep(0.05)
    process.kill()
    process.wait()
    worker = int((tmp_path / "pid").read_text())
    while is_running(worker) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not is_running(worker)


def test_an_end_without_a_result_is_a_failure() -> None:
    assert events(stops_early)[-1] == Failure(FailureKind.DEVICE, "the process ended with status 0 while warming up")


@pytest.mark.parametrize(
    ("error", "failure"),
    [
        (UnavailableError("no such device"), Failure(FailureKind.UNAVAILABLE, "no such device")),
        (DeviceFault("hipMalloc: out of memory"), Failure(FailureKind.DEVICE, "hipMalloc: out of memory")),
        (MemoryError(), Failure(FailureKind.MEMORY, "this machine has too little memory for the inputs")),
        (NotTimeable("too small to time"), Failure(FailureKind.CLOCK, "too small to time")),
        (OutOfMemory("hipMalloc"), Failure(FailureKind.MEMORY, "hipMalloc")),
    ],
)
def test_errors_become_failures(error: Exception, failure: Failure, tmp_path: Path) -> None:
    log = tmp_path / "log.txt"
    assert events(raises, error, log=log)[-1] == failure
    assert log.read_text() == ""


@pytest.mark.parametrize("bug", [ValueError("planted"), RuntimeError("planted"), KeyError("planted")])
def test_a_bug_is_not_the_devices_fault(bug: Exception) -> None:
    with pytest.raises(SessionBug, match=rf"Traceback(?s:.*){type(bug).__name__}: '?planted"):
        events(raises, bug)


def test_nothing_is_timed_after_a_variant_was_found_wrong() -> None:
    record = SessionRecord()
    sample = Sample(0, 0, "candidate", 10, 0.001, 0.5, DeviceState())
    record.add(sample)
    record.add(Verification("triton", VerificationStatus.FAILED, "1 of 8 elements wrong"))
    with pytest.raises(ValueError, match="nothing is timed"):
        record.add(sample)
