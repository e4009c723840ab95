"""The bundle of a first contact, read: what was found, and its lab book."""

import json
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from parity.contact.journal import Finding
from parity.errors import InputError
from parity.system.leftovers import temporary_folder

BOOK, FOUND = "results.db", "contact.json"


def read_bundle(path: Path) -> dict[str, Any]:
    """Return what a bundle says was found. Raises InputError for what is no bundle."""
    if not path.is_file():
        raise InputError(f"{path}: there is no such file")
    with suppress(OSError, zipfile.BadZipFile, KeyError, ValueError):
        with zipfile.ZipFile(path) as bundle:
            document = json.loads(bundle.read(FOUND))
        document["findings"] = [Finding.of(row) for row in document["findings"]]
        if isinstance(document["device"]["arch"], str):
            return dict(document)
    raise InputError(f"{path}: is no bundle of 'parity first-contact': it has no whole {FOUND} in it")


@contextmanager
def lab_book_of(other: str) -> Iterator[str]:
    """Give the lab book that a bundle has; of what is no bundle, its own name. Raises InputError for a bundle without
    one.
    """
    if not zipfile.is_zipfile(other):
        yield other
        return
    read_bundle(Path(other))
    with temporary_folder("bundle") as folder, zipfile.ZipFile(other) as bundle:
        if BOOK not in bundle.namelist():
            raise InputError(f"{other}: has no lab book in it: no step was run there")
        (folder / BOOK).write_bytes(bundle.read(BOOK))
        yield str(folder / BOOK)
