"""The processes of a run's sessions, which are started before it is known what they are to measure."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from parity.measure.session import SessionWorker, Worker
from parity.system.leftovers import temporary_folder

Start = Callable[[Path], SessionWorker]


class Sessions:
    """A run's workers, one after the other. The first one imports what it needs while the lanes are built, the second
    one while the first one verifies. They share the inputs in `folder`.
    """

    def __init__(self, folder: Path, start: Start) -> None:
        self.folder, self._start_worker = folder, start
        self._started: list[SessionWorker] = []
        self._waiting: SessionWorker | None = self._start()

    def next(self, *, more: bool) -> SessionWorker:
        """Return the worker of the next session; with `more`, another session may follow it.

        A worker that has died while it waited, as where memory was short, is replaced: it had no task yet.
        """
        waiting, self._waiting = self._waiting, None
        worker = waiting if waiting and waiting.is_alive else self._start()
        if more:
            self._waiting = self._start()
        return worker

    def end(self) -> None:
        """End all workers, whatever they are doing."""
        for worker in self._started:
            worker.end()

    def _start(self) -> SessionWorker:
        worker = self._start_worker(self.folder / f"session{len(self._started) + 1}.txt")
        self._started.append(worker)
        return worker


@contextmanager
def sessions_ahead(start: Start = Worker) -> Iterator[Sessions]:
    """Give the workers of a run whose lanes are still to be built; they end with the block. `start` starts one."""
    with temporary_folder("sessions") as folder:
        sessions = Sessions(folder, start)
        try:
            yield sessions
        finally:
            sessions.end()
