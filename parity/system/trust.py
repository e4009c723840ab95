"""Whose code may run: a user says once for each folder that its own Python files may (docs/decisions/0030)."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from parity.errors import UntrustedError
from parity.system.own import settings_of_user

_EVERYWHERE = "PARITY_TRUST"
_copies: dict[Path, Path] = {}  # temporary folders, and whose files are in them
_written: set[Path] = set()  # temporary folders with code that this program has written


def trusted_file() -> Path:
    """Return where the folders are listed, one in each line."""
    return settings_of_user() / "trusted"


def is_trusted(folder: Path) -> bool:
    """Return whether code of this very folder may run: a workspace inside of a trusted one is another's."""
    return os.environ.get(_EVERYWHERE) == "1" or _is_listed(folder)


def _is_listed(folder: Path) -> bool:
    try:
        return str(folder.resolve()) in trusted_file().read_text().splitlines()
    except OSError:
        return False


def require_trust(folder: Path, *files: str) -> None:
    """Raise UntrustedError if files of a folder that this user does not trust would run."""
    if folder.resolve() in _written:
        return
    names = [os.path.relpath(Path(file).resolve(), folder.resolve()) for file in files]
    asked = _copies.get(folder.resolve(), folder.resolve())
    if names and not is_trusted(asked):
        raise UntrustedError(asked, ", ".join(names))


def trust(folder: Path) -> None:
    """Trust a folder from now on. Raises OSError where the list cannot be written."""
    if _is_listed(folder):
        return
    trusted_file().parent.mkdir(parents=True, exist_ok=True)
    with trusted_file().open("a") as listed:
        listed.write(f"{folder.resolve()}\n")


@contextmanager
def trusted_as_written(folder: Path) -> Iterator[None]:
    """Trust a temporary folder for the block, whose code this program writes itself."""
    _written.add(folder.resolve())
    try:
        yield
    finally:
        _written.discard(folder.resolve())


@contextmanager
def trusted_like(copy: Path, original: Path) -> Iterator[None]:
    """Trust a temporary folder for the block if its original is."""
    _copies[copy.resolve()] = original.resolve()
    try:
        yield
    finally:
        del _copies[copy.resolve()]
