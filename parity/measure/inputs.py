"""The inputs that sessions time: made while a session does something else, and kept for the run's next one."""

import pickle
import threading
from contextlib import suppress
from pathlib import Path

from parity.contract import Contract
from parity.devices.base import Array
from parity.verify import input_values


class Inputs:
    """A contract's inputs at each of its sizes, which another thread makes from now on, one after the other.

    They are read from `folder`, if an earlier session has left them there, and left there else. Without a folder, or
    without space in it, each session makes its own.
    """

    def __init__(self, contract: Contract, folder: Path | None) -> None:
        self._folder = folder
        self._contracts = contract.at_each_size()
        self._found: dict[str | None, dict[str, Array] | BaseException] = {}
        self._is_done = {name: threading.Event() for name in self._contracts}
        threading.Thread(target=self._make, daemon=True).start()  # a session that ends early waits for nothing

    def values(self, size: str | None = None) -> dict[str, Array]:
        """Wait until a size's inputs are made and return them by tensor. Raises what making them has raised."""
        self._is_done[size].wait()
        found = self._found[size]
        if isinstance(found, BaseException):
            raise found
        return found

    def _make(self) -> None:
        for number, (name, contract) in enumerate(self._contracts.items()):
            path = self._folder / ("inputs" if name is None else f"inputs{number}") if self._folder else None
            try:
                values = _kept(path) or input_values(contract)
                self._found[name] = values
                _keep(path, values)
            except BaseException as error:
                self._found[name] = error
            self._is_done[name].set()
        threading.Event().wait()  # a process that an operator's inputs have started may end with the thread


def _kept(path: Path | None) -> dict[str, Array]:
    arrays: dict[str, Array] = {}
    if path:
        with suppress(Exception), path.open("rb") as file:
            arrays = pickle.load(file)  # which only sessions of this run can have written
    return arrays


def _keep(path: Path | None, values: dict[str, Array]) -> None:
    """Leave inputs in the folder, all of them or none."""
    if path and not path.exists():
        unfinished = path.with_suffix(".unfinished")
        with suppress(Exception):
            try:
                with unfinished.open("wb") as file:
                    pickle.dump(values, file, pickle.HIGHEST_PROTOCOL)
                unfinished.rename(path)
            finally:
                unfinished.unlink(missing_ok=True)
