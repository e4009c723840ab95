"""Launches that a program was seen to make, as the cases of an operator that has no reference."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from parity.errors import InputError
from parity.operators.helpers.formats import Array, Format
from parity.operators.helpers.tolerance import Tolerance, ToleranceBasis

_OF_LARGEST = 2.0**-14


@dataclass(frozen=True)
class Captured:
    """What some launches were given, and what they left. `file` is the operator's own; beside it each folder of
    `launches` has a launch's tensors: `x.npy` before it, `x.after.npy` after it. `sizes` has each launch's axes.
    `sha256` is of all of these files.
    """

    file: str
    launches: tuple[str, ...]
    sizes: tuple[Mapping[str, int], ...]
    sha256: str

    def __post_init__(self) -> None:
        if not self.launches or len(self.launches) != len(self.sizes):
            raise InputError("captured: name each launch's folder in 'launches', and its axes in 'sizes'")

    def before(self, launch: str, tensor: str, element_type: Format) -> Array:
        return self._array(launch, f"{tensor}.npy", element_type)

    def after(self, launch: str, tensor: str, element_type: Format) -> Array:
        return self._array(launch, f"{tensor}.after.npy", element_type)

    def check(self) -> None:
        """Raise InputError if a file is missing, or not what was captured."""
        found = hash_of(file.read_bytes() for file in self.files())
        if found != self.sha256:
            raise InputError(f"{Path(self.file).name}: captured: the files of {', '.join(self.launches)} have changed")

    def files(self) -> Iterator[Path]:
        """Yield the files beside the operator's own."""
        for launch in self.launches:
            folder = Path(self.file).parent / launch
            if not folder.is_dir():
                raise InputError(f"{Path(self.file).name}: captured: {folder}: no such folder")
            yield from sorted(folder.glob("*.npy"))

    def _array(self, launch: str, name: str, element_type: Format) -> Array:
        path = Path(self.file).parent / launch / name
        try:
            array = np.load(path, allow_pickle=False)
        except (OSError, ValueError) as error:
            raise InputError(f"{path}: cannot be read as .npy: {error}") from None
        return np.atleast_1d(np.ascontiguousarray(array)).view(element_type.storage)


def hash_of(contents: Iterator[bytes]) -> str:
    """Return the hash of some files' contents, in their order."""
    whole = hashlib.sha256()
    for content in contents:
        whole.update(hashlib.sha256(content).digest())
    return whole.hexdigest()


def tolerance_of(element_type: Format) -> Tolerance:
    """How far results may be apart and still be called the same: other orders of summation, a rounding more or less.
    What is right is not known. Whole numbers are the same or not.
    """
    source = "another order, two roundings; nothing says what is right"
    if not element_type.is_float:
        return Tolerance(ToleranceBasis.CAPTURED, "nothing says what is right")
    return Tolerance(
        ToleranceBasis.CAPTURED,
        source,
        of_largest=_OF_LARGEST,
        relative=4 * element_type.roundoff,
        absolute=element_type.smallest,
    )
