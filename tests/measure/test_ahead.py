"""A run's workers, which start before it is known what they are to measure."""

import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from forked import FORKED

from parity.measure.ahead import Sessions, sessions_ahead
from parity.measure.session import Event, Failure, FailureKind, SessionWorker, Stage, Worker, WorkerEnd
from parity.records import PairsDone

pytestmark = pytest.mark.slow

Send = Callable[[Event], None]


@pytest.fixture(autouse=True)
def copies(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr("parity.measure.session._PROCESSES", FORKED)
    yield
    assert not multiprocessing.active_children(), "no worker is left"


def says(text: str, send: Send) -> None:
    send(Stage(f"{text} in {os.getpid()}"))
    send(PairsDone(1.0, 2.0))


def told(worker: SessionWorker, text: str = "working") -> str:
    first, *rest = worker.events(says, (text,), 30, "starting")
    assert isinstance(first, Stage)
    assert rest == [PairsDone(1.0, 2.0), WorkerEnd()]
    return first.text


def waited_for(path: Path) -> bool:
    deadline = time.monotonic() + 20
    while not path.exists() and time.monotonic() < deadline:
        time.sleep(0.01)
    return path.exists()


def test_every_session_has_a_process_of_its_own() -> None:
    with sessions_ahead() as sessions:
        first, second = told(sessions.next(more=True)), told(sessions.next(more=False))
        assert first != second
        assert told(sessions.next(more=False)).startswith("working")


def test_what_is_not_needed_ends_with_the_run() -> None:
    started = time.monotonic()
    with sessions_ahead() as unused:
        assert len(multiprocessing.active_children()) == 1
    with sessions_ahead() as sessions:
        told(sessions.next(more=True))
        assert len(multiprocessing.active_children()) == 1
    assert time.monotonic() - started < 5, "nobody waits for it"
    assert not unused.folder.exists()
    assert not sessions.folder.exists()


@pytest.mark.parametrize("is_given_out", [True, False])
def test_a_run_that_fails_leaves_no_worker(is_given_out: bool) -> None:
    def fails() -> Sessions:
        with sessions_ahead() as sessions:
            if is_given_out:
                sessions.next(more=True)
            raise KeyboardInterrupt
        return sessions

    with pytest.raises(KeyboardInterrupt):
        fails()


def test_a_worker_that_died_while_it_waited_is_replaced() -> None:
    """It had no task yet, so nothing is lost."""
    with sessions_ahead() as sessions:
        (child,) = multiprocessing.active_children()
        assert waited_for(sessions.folder / "session1.txt")
        child.kill()
        child.join(10)
        assert told(sessions.next(more=False)).startswith("working")


def test_a_worker_whose_caller_has_gone_ends_without_a_word(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    worker = Worker(tmp_path / "gone" / "log.txt")
    (event,) = worker.events(says, ("working",), 30, "starting")
    assert event == Failure(FailureKind.DEVICE, "the process ended with status 0 while starting")
    assert capfd.readouterr().err == ""


def test_a_worker_that_dies_while_it_waits_is_a_failure_of_the_device(tmp_path: Path) -> None:
    """It blames no lane: no lane's code was there."""
    worker = Worker(tmp_path / "log.txt")
    (child,) = multiprocessing.active_children()
    assert waited_for(worker.log)
    assert child.pid is not None
    os.kill(child.pid, signal.SIGSEGV)
    child.join(10)
    text = "the process was ended by SIGSEGV while starting"
    assert [*worker.events(says, ("working",), 30, "starting")] == [Failure(FailureKind.DEVICE, text)]
