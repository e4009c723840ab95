"""Tasks in processes of their own: in time, in any order, and with workers that are killed."""

import os
import signal
import time
from pathlib import Path

import numpy as np
import pytest

from parity.errors import InputError
from parity.system.workers import Died, cores, in_workers, jobs_for


def square(number: int) -> int:
    return number * number


def named(task: tuple[str, str]) -> str:
    """Kills its process where the task says so: always, or the first time; `folder` has a file for each try."""
    name, folder = task
    tries = Path(folder) / name
    tries.write_text(f"{tries.read_text() if tries.exists() else ''}x")
    if name == "poison" or (name == "unlucky" and tries.read_text() == "x"):
        os.kill(os.getpid(), signal.SIGKILL)
    if name == "wrong":
        raise InputError("this task is wrong")
    if name == "slow":
        time.sleep(60)
    return name


def threads(side: int) -> int:
    """How many threads this process has after a product of matrices."""
    assert (np.ones((side, side)) @ np.ones((side, side))).all()
    return len(list(Path("/proc/self/task").iterdir()))


def tasks(tmp_path: Path, *names: str) -> list[tuple[str, str]]:
    return [(name, str(tmp_path)) for name in names]


@pytest.mark.parametrize("jobs", [1, 2, 5])
def test_every_task_has_its_result_once(jobs: int) -> None:
    results = list(in_workers(square, range(40), jobs))
    assert sorted(results) == [(number, number * number) for number in range(40)]


def test_workers_take_no_more_threads_than_there_are_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("OMP_NUM_THREADS", raising=False)
    jobs = cores()
    assert [number for _, number in in_workers(threads, [512] * jobs, jobs)] == [1] * jobs
    monkeypatch.setenv("OMP_NUM_THREADS", "1")  # what the user has set stays so
    assert [number for _, number in in_workers(threads, [512], 1)] == [1]


def test_a_killed_worker_loses_and_doubles_nothing(tmp_path: Path) -> None:
    asked = tasks(tmp_path, "a", "unlucky", "b", "poison", "c", "d")
    results = dict(in_workers(named, asked, 2))
    assert {asked[number][0]: result for number, result in results.items() if not isinstance(result, Died)} == {
        name: name for name in ("a", "b", "c", "d", "unlucky")
    }
    (died,) = (result for result in results.values() if isinstance(result, Died))
    assert "SIGKILL" in died.how
    assert {path.name: len(path.read_text()) for path in tmp_path.iterdir()} == {
        "a": 1,
        "b": 1,
        "c": 1,
        "d": 1,
        "unlucky": 2,
        "poison": 2,
    }


def test_what_a_task_raises_is_raised_here(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="this task is wrong"):
        list(in_workers(named, tasks(tmp_path, "a", "wrong", "b"), 2))


def test_workers_end_with_their_caller_and_at_the_time_limit(tmp_path: Path) -> None:
    began = time.monotonic()
    results = in_workers(named, tasks(tmp_path, "a", "slow"), 2, until=began + 4)
    assert [number for number, _ in results] == [0]
    assert time.monotonic() - began < 20


def test_jobs_are_as_many_as_cores_and_memory_allow() -> None:
    assert jobs_for(1) == len(os.sched_getaffinity(0))
    assert jobs_for(1 << 60) == 1
