"""A site as a folder: it appears whole or not at all, and takes nobody else's place."""

from __future__ import annotations

import shutil
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from parity.errors import InputError

if TYPE_CHECKING:
    from parity.report.pages.site import Site

_OURS = "assets/pages.js"  # a folder that has it is an earlier site


@dataclass(frozen=True)
class WrittenSite:
    """A site that was written: its first page, and what it consists of."""

    schema: str
    index: str
    files: int
    bytes: int


def check_folder(folder: Path) -> None:
    """Raises InputError for a folder that a site cannot be written to."""
    if folder.is_symlink() or (folder.exists() and not folder.is_dir()):
        raise InputError(f"--html: {folder} is no folder: name a new or empty one")
    if not folder.absolute().parent.is_dir():
        raise InputError(f"--html: the folder {folder.absolute().parent} does not exist")
    if folder.is_dir() and any(folder.iterdir()) and not (folder / _OURS).is_file():
        raise InputError(f"--html: {folder} has other files: name a new or empty folder")


def write_site(site: Site, folder: Path) -> WrittenSite:
    """Writes every file of a site beside the folder, then puts it in the place of an earlier site."""
    check_folder(folder)
    folder = folder.absolute()
    with tempfile.TemporaryDirectory(prefix=f".{folder.name}-", dir=folder.parent) as made:
        new, old = Path(made) / "new", Path(made) / "old"
        count = size = 0
        for path, content in site.all():
            target = new / path
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)
            count, size = count + 1, size + len(content)
        if folder.exists():
            folder.rename(old)
        try:
            shutil.move(new, folder)
        except OSError:
            if old.exists() and not folder.exists():
                old.rename(folder)
            raise
    return WrittenSite("parity.pages.v1", str(folder / "index.html"), count, size)
