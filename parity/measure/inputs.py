"""The inputs that sessions time: made while a session does something else, and kept for the run's next one."""

import pickle
import threading
from contextlib import suppress
from pathlib import Path

from parity.contract import Contract
from parity.devices.base import Array
from parity.verify import input_values


class Inputs:
    """A contract's inputs, which another thread makes from now on.

    They are read from `folder`, if an earlier session has left them there, and left there else. Without a folder, or
    without space in it, each session makes its own.
    """

    def __init__(self, contract: Contract, folder: Path | None) -> None:
        self._contract, self._folder = contract, folder
        self._found: dict[str, Array] | BaseException | None = None
        self._is_done = threading.Event()
        threading.Thread(target=self._make, daemon=True).start()  # a session that ends early waits for nothing

    def values(self) -> dict[str, Array]:
        """Wait until the inputs are made and return them by tensor. Raises what making them has raised."""
        self._is_done.wait()
        if isinstance(self._found, BaseException):
            raise self._found
        assert self._found is not None
        return self._found

    def _make(self) -> None:
        try:
            self._found = self._kept() or input_values(self._contract)
            self._keep(self._found)
        except BaseException as error:
            self._found = error
        self._is_done.set()
        threading.Event().wait()  # a process that an operator's inputs have started may end with the thread

    def _kept(self) -> dict[str, Array]:
        arrays: dict[str, Array] = {}
        if self._folder:
            with suppress(Exception), (self._folder / "inputs").open("rb") as file:
                arrays = pickle.load(file)  # which only sessions of this run can have written
        return arrays

    def _keep(self, values: dict[str, Array]) -> None:
        """Leave the inputs in the folder, all of them or none."""
        if self._folder and not (self._folder / "inputs").exists():
            unfinished = self._folder / "unfinished"
            with suppress(Exception):
                try:
                    with unfinished.open("wb") as file:
                        pickle.dump(values, file, pickle.HIGHEST_PROTOCOL)
                    unfinished.rename(self._folder / "inputs")
                finally:
                    unfinished.unlink(missing_ok=True)
