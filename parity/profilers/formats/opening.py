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
    """Whether gzip packed the file, whatever it is called."""
    with path.open("rb") as file:
        return file.read(len(_MAGIC)) == _MAGIC


@contextmanager
def opened(path: Path) -> Iterator[BinaryIO]:
    """The file's bytes, unpacked. Raises InputError if what gzip packed is damaged or cut off."""
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
    """The file's text, with its ends of lines as they are."""
    with opened(path) as file:
        yield io.TextIOWrapper(file, encoding="utf-8-sig", errors="replace", newline="")


def last_byte(path: Path) -> bytes:
    """What a file ends with, unpacked; nothing if it is empty."""
    with opened(path) as file:
        if not is_packed(path):
            file.seek(max(0, path.stat().st_size - 1))
            return file.read(1)
        last = b""
        while chunk := file.read(1 << 20):
            last = chunk[-1:]
        return last


def first_bytes(path: Path, count: int) -> bytes:
    """What a file begins with, unpacked; less if it is shorter or damaged."""
    try:
        with opened(path) as file:
            return file.read(count)
    except InputError:
        return b""
