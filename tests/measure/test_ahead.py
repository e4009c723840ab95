"""A run's workers, which start before it is known what they are to measure."""

import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from forked import FORKED

from parity.contract import Contract
from parity.contract.study import load_study
from parity.contract.workspace import find_workspace
from parity.measure.ahead import Sessions, sessions_ahead
from parity.measure.inputs import Inputs
from parity.measure.session import Event, Failure, FailureKind, Stage, Worker, WorkerEnd
from parity.records import PairsDone

pytestmark = pytest.mark.slow

Send = Callable[[Event], None]


@pytest.fixture
def contract() -> Contract:
    study_contract = load_study(find_workspace(), "gfx1151").contract
    return replace(study_contract, axes=dict.fromkeys(study_contract.axes, 512))


@pytest.fixture(autouse=True)
def copies(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr("parity.measure.session._PROCESSES", FORKED)
    yield
    assert not multiprocessing.active_children(), "no worker is left"


def says(text: str, send: Send, prepared: Inputs | None = None) -> None:
    send(Stage(f"{text} in {os.getpid()}, with {sorted(prepared.values()) if prepared else 'no inputs'}"))
    send(PairsDone(1.0, 2.0))


def told(worker: Worker, text: str = "working") -> str:
    first, *rest = worker.events(says, (text,), 30, "starting")
    assert isinstance(first, Stage)
    assert rest == [PairsDone(1.0, 2.0), WorkerEnd()]
    return first.text


def waited_for(path: Path) -> bool:
    deadline = time.monotonic() + 20
    while not path.exists() and time.monotonic() < deadline:
        time.sleep(0.01)
    return path.exists()


def test_the_first_worker_makes_the_inputs_before_it_has_a_task(contract: Contract) -> None:
    with sessions_ahead(contract) as sessions:
        assert waited_for(sessions.folder / "inputs")
        assert told(sessions.next(more=False)).endswith("with ['a', 'b', 'bias', 'scale']")


def test_every_session_has_a_process_of_its_own(contract: Contract) -> None:
    with sessions_ahead(contract) as sessions:
        first, second = told(sessions.next(more=True)), told(sessions.next(more=False))
        assert second.endswith("with no inputs"), "it reads what the first one has left"
        assert first.split(",")[0] != second.split(",")[0]
        assert told(sessions.next(more=False)).startswith("working")


def test_what_is_not_needed_ends_with_the_run(contract: Contract) -> None:
    started = time.monotonic()
    with sessions_ahead(contract) as unused:
        assert len(multiprocessing.active_children()) == 1
    with sessions_ahead(contract) as sessions:
        told(sessions.next(more=True))
        assert len(multiprocessing.active_children()) == 1
    assert time.monotonic() - started < 5, "nobody waits for it"
    assert not unused.folder.exists()
    assert not sessions.folder.exists()


@pytest.mark.parametrize("is_given_out", [True, False])
def test_a_run_that_fails_leaves_no_worker(contract: Contract, is_given_out: bool) -> None:
    def fails() -> Sessions:
        with sessions_ahead(contract) as sessions:
            if is_given_out:
                sessions.next(more=True)
            raise KeyboardInterrupt
        return sessions

    with pytest.raises(KeyboardInterrupt):
        fails()


def test_a_worker_that_died_while_it_waited_is_replaced(contract: Contract) -> None:
    """It had no task yet: nothing is lost but the inputs that it did not make."""
    with sessions_ahead(contract) as sessions:
        (child,) = multiprocessing.active_children()
        assert waited_for(sessions.folder / "session1.txt")
        child.kill()
        child.join(10)
        assert told(sessions.next(more=False)).endswith("with no inputs")


def test_a_worker_whose_caller_has_gone_ends_without_a_word(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    worker = Worker(tmp_path / "gone" / "log.txt")
    (event,) = worker.events(says, ("working",), 30, "starting")
    assert event == Failure(FailureKind.DEVICE, "the process ended with status 0 while starting")
    assert capfd.readouterr().err == ""


def test_a_worker_that_dies_while_it_waits_is_a_failure_of_the_device(contract: Contract, tmp_path: Path) -> None:
    """It blames no lane: no lane's code was there."""
    worker = Worker(tmp_path / "log.txt")
    (child,) = multiprocessing.active_children()
    assert waited_for(worker.log)
    assert child.pid is not None
    os.kill(child.pid, signal.SIGSEGV)
    child.join(10)
    text = "the process was ended by SIGSEGV while starting"
    assert [*worker.events(says, ("working",), 30, "starting")] == [Failure(FailureKind.DEVICE, text)]
