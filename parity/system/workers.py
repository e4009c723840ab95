"""Several tasks at a time, each in a process of its own. A process that is killed costs its task a second try, and no
other task anything.
"""

import multiprocessing
import os
import signal
import sys
import time
from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import Any, TypeVar

from parity.system.process import die_with, end_in_words

Task = TypeVar("Task")
Result = TypeVar("Result")
_TRIES = 2
_GRACE_S = 5.0
_PROCESSES = multiprocessing.get_context("spawn")
_MEMORY, _LIMIT = Path("/proc/meminfo"), Path("/sys/fs/cgroup/memory.max")
_BLAS_THREADS = "OMP_NUM_THREADS"  # what NumPy's libraries read when they are loaded
_under_way: list[Any] = []  # the task of this worker


@dataclass(frozen=True)
class Died:
    """A task has ended its process twice; `how` says in words what ended it."""

    how: str


def cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0))


def jobs_for(task_bytes: int) -> int:
    """Return how many tasks run at a time that need so much memory each: one for each core, as far as memory goes."""
    known = [_available_bytes(), *_limit_bytes()]
    return max(1, min(cores(), min(known) // task_bytes))


def _available_bytes() -> int:
    with suppress(OSError, ValueError, StopIteration):
        line = next(line for line in _MEMORY.read_text().splitlines() if line.startswith("MemAvailable:"))
        return 1024 * int(line.split()[1])
    return sys.maxsize


def _limit_bytes() -> list[int]:
    """Return what a container may use, if that is limited."""
    with suppress(OSError, ValueError):
        return [int(_LIMIT.read_text())]
    return []


def in_workers(
    function: Callable[[Task], Result], tasks: Sequence[Task], jobs: int, *, until: float | None = None
) -> Iterator[tuple[int, Result | Died]]:
    """Yield the number of each task with its result, as they end; up to `until`, a moment of the monotonic clock.

    Function, tasks and results are pickled. An exception of the function is raised here. However the caller leaves,
    the workers end with what they have started.
    """
    workers = min(jobs, len(tasks))
    pool = _Pool(function, deque(enumerate(tasks)), max(1, cores() // max(1, workers)))
    try:
        for _ in range(workers):
            pool.start()
        while pool.busy:
            limit_s = None if until is None else max(0.0, until - time.monotonic())
            ended = wait([worker.connection for worker in pool.busy], limit_s)
            if not ended:
                return
            for worker in [worker for worker in pool.busy if worker.connection in ended]:
                yield from pool.heard(worker)
    finally:
        pool.end()


@dataclass
class _Worker:
    process: Any
    connection: Connection
    number: int = -1
    task: Any = None


@dataclass
class _Pool:
    """Workers, each with so many threads for NumPy, and the tasks that none has yet."""

    function: Callable[[Any], Any]
    waiting: deque[tuple[int, Any]]
    threads: int
    busy: list[_Worker] = field(default_factory=list)
    died: Counter[int] = field(default_factory=Counter)

    def start(self) -> None:
        """Start a worker, with the next task."""
        ours, theirs = _PROCESSES.Pipe()
        process = _PROCESSES.Process(target=_work, args=(theirs, self.threads, os.getpid()), daemon=False)
        process.start()
        theirs.close()
        worker = _Worker(process, ours)
        self.busy.append(worker)
        with suppress(OSError):  # as in _give
            ours.send(self.function)
        self._give(worker)

    def _give(self, worker: _Worker) -> None:
        """Give a worker the next task, or let it end."""
        if not self.waiting:
            self.busy.remove(worker)
            worker.connection.close()
            worker.process.join(_GRACE_S)
            return
        worker.number, worker.task = self.waiting.popleft()
        with suppress(OSError):  # it has died already, which is heard next
            worker.connection.send(worker.task)

    def heard(self, worker: _Worker) -> Iterator[tuple[int, Any]]:
        """Yield what a worker has to say of its task; of one that has died, the task is tried again."""
        try:
            is_result, result = worker.connection.recv()
        except (EOFError, OSError):
            yield from self._bury(worker)
            return
        if not is_result:
            raise result
        number = worker.number
        self._give(worker)
        yield number, result

    def _bury(self, worker: _Worker) -> Iterator[tuple[int, Any]]:
        worker.process.join()
        self.busy.remove(worker)
        number = worker.number
        self.died[number] += 1
        if self.died[number] < _TRIES:
            self.waiting.appendleft((number, worker.task))
        if self.waiting:
            self.start()
        if self.died[number] == _TRIES:
            yield number, Died(end_in_words(worker.process.exitcode or 0))

    def end(self) -> None:
        """Ask workers to end, which then end their compilers; kill those that do not."""
        for worker in self.busy:
            worker.process.terminate()
        for worker in self.busy:
            worker.process.join(_GRACE_S)
            worker.process.kill()
            worker.connection.close()


def _work(connection: Connection, threads: int, parent: int) -> None:
    """Work on tasks until there is none. The first message is the function, since with it come the libraries whose
    threads would wait for those of other workers.
    """
    os.environ.setdefault(_BLAS_THREADS, str(threads))
    die_with(parent)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the caller's to handle
    signal.signal(signal.SIGTERM, _end)
    with suppress(EOFError, OSError):
        function: Callable[[Any], Any] = connection.recv()
        while True:
            task = connection.recv()
            _under_way.append(task)
            try:
                answer: tuple[bool, Any] = True, function(task)
            except Exception as error:  # whatever it is: it is raised where results are read
                answer = False, error
            finally:
                _under_way.clear()
            connection.send(answer)


def _end(_number: int, _frame: object) -> None:
    """End a running compiler by raising SystemExit; an idle worker exits at once."""
    if _under_way:
        sys.exit(1)
    os._exit(1)
