"""Processes that run: Ray's names tell what each does, and its environment whose it is."""

import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path


def running(text: bytes, folder: Path) -> Iterator[int]:
    """The processes whose command lines have a text, of those that know a folder by their environment."""
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            is_meant = text in (process / "cmdline").read_bytes() and int(process.name) != os.getpid()
            if is_meant and str(folder).encode() in (process / "environ").read_bytes():
                yield int(process.name)
