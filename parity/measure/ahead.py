"""The processes of a run's sessions, which are started before it is known what they are to measure."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from parity.contract import Contract
from parity.measure.session import Worker
from parity.system.leftovers import temporary_folder


class Sessions:
    """A run's workers, one after the other. The first one imports what it needs, and makes the contract's inputs while
    the lanes are built; the second one imports while the first one verifies. They share the inputs in `folder`.
    """

    def __init__(self, contract: Contract, folder: Path) -> None:
        self.folder, self._number = folder, 0
        self._waiting: Worker | None = self._start((contract, folder))

    def next(self, *, more: bool) -> Worker:
        """The worker of the next session; with `more`, another session may follow it."""
        worker = self._waiting or self._start()
        self._waiting = self._start() if more else None
        return worker

    def dismiss(self) -> None:
        """Ends the worker that waits, if one does."""
        if self._waiting:
            self._waiting.dismiss()

    def _start(self, ahead: tuple[Contract, Path] | None = None) -> Worker:
        self._number += 1
        return Worker(self.folder / f"session{self._number}.txt", ahead)


@contextmanager
def sessions_ahead(contract: Contract) -> Iterator[Sessions]:
    """The workers of a run whose lanes are still to be built; what is left of them ends with the block."""
    with temporary_folder("sessions") as folder:
        found = Sessions(contract, folder)
        try:
            yield found
        finally:
            found.dismiss()
