"""Opens profilers' files, packed by gzip or not."""

import gzip
import io
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, TextIO, cast

from parity.errors import InputError

_MAGIC = b"\x1f\x8b"


def is_packed(path: Path) -> bool:
    """Return whether gzip packed the file, whatever it is called."""
    with path.open("rb") as file:
        return file.read(len(_MAGIC)) == _MAGIC


@contextmanager
def opened(path: Path) -> Iterator[BinaryIO]:
    """Give the file's bytes, unpacked. Raises InputError if gzip data is damaged or cut off."""
    if not is_packed(path):
        with path.open("rb") as plain:
            yield plain
        return
    try:
        with gzip.open(path) as packed:
            yield cast(BinaryIO, packed)
    except (EOFError, zlib.error, gzip.BadGzipFile) as error:
        raise InputError(f"{path}: not a complete gzip file: {error}") from error


@contextmanager
def opened_text(path: Path) -> Iterator[TextIO]:
    """Give the file's text, with its line endings as they are."""
    with opened(path) as file:
        yield io.TextIOWrapper(file, encoding="utf-8-sig", errors="replace", newline="")


def last_byte(path: Path) -> bytes:
    """Return the last byte of a file, unpacked; nothing if the file is empty."""
    with opened(path) as file:
        if not is_packed(path):
            file.seek(max(0, path.stat().st_size - 1))
            return file.read(1)
        last = b""
        while chunk := file.read(1 << 20):
            last = chunk[-1:]
        return last


def first_bytes(path: Path, count: int) -> bytes:
    """Return the first bytes of a file, unpacked; fewer if the file is shorter, none if it is damaged."""
    try:
        with opened(path) as file:
            return file.read(count)
    except InputError:
        return b""
