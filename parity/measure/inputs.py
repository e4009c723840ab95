"""What a session makes while it does something else: the inputs that are timed, kept for the run's next session."""

import pickle
import threading
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Generic, TypeVar

from parity.contract import Contract
from parity.devices.base import Array
from parity.devices.gpu import seed_of
from parity.verify import input_values

Named = TypeVar("Named")
Made = TypeVar("Made")


class Ahead(Generic[Named, Made]):
    """What another thread makes from now on, one after the other."""

    def __init__(self, makers: Mapping[Named, Callable[[], Made]]) -> None:
        self._makers = makers
        self._found: dict[Named, Made | BaseException] = {}
        self._is_done = {name: threading.Event() for name in makers}
        threading.Thread(target=self._make, daemon=True).start()  # a session that ends early waits for nothing

    def get(self, name: Named) -> Made:
        """Wait until this one is made, and return it. Raises what making it has raised."""
        self._is_done[name].wait()
        found = self._found[name]
        if isinstance(found, BaseException):
            raise found
        return found

    def wait(self) -> None:
        """Wait until all are made."""
        for is_done in self._is_done.values():
            is_done.wait()

    def _make(self) -> None:
        for name, make in self._makers.items():
            try:
                self._found[name] = make()
            except BaseException as error:
                self._found[name] = error
            self._is_done[name].set()
        threading.Event().wait()  # a process that an operator's inputs have started may end with the thread


class Inputs(Ahead[str | None, dict[str, Array]]):
    """A contract's inputs at each of its sizes, by tensor: what code of these identities is timed on.

    They are read from `folder`, if an earlier session has left them there, and left there else. Without a folder, or
    without space in it, each session makes its own.
    """

    def __init__(self, contract: Contract, identities: Iterable[str], folder: Path | None) -> None:
        sizes = as_timed(contract, identities).at_each_size()
        paths = [folder and folder / ("inputs" if name is None else f"inputs{at}") for at, name in enumerate(sizes)]
        super().__init__({name: partial(_made, sizes[name], path) for name, path in zip(sizes, paths, strict=True)})

    def values(self, size: str | None = None) -> dict[str, Array]:
        """Wait until a size's inputs are made, and return them."""
        return self.get(size)


def as_timed(contract: Contract, identities: Iterable[str]) -> Contract:
    """Return the contract with the seed by which the timed inputs of this code are drawn. It follows from the
    contract's own seed and the code, so that no code can carry their results.
    """
    seed = seed_of([str(contract.inputs.seed), *identities], "timed inputs")
    return replace(contract, inputs=replace(contract.inputs, seed=seed))


def _made(contract: Contract, path: Path | None) -> dict[str, Array]:
    values = _kept(path) or input_values(contract)
    _keep(path, values)
    return values


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
