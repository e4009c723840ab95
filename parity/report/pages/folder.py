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

_LIST = "assets/files.txt"  # names every file of a site, itself too


@dataclass(frozen=True)
class WrittenSite:
    """A site that was written: its first page, and what it consists of."""

    index: str
    files: int
    bytes: int


def check_folder(folder: Path) -> None:
    """Raise InputError for a folder that a site cannot be written to: only the files of an earlier site are
    replaced.
    """
    if folder.is_symlink() or (folder.exists() and not folder.is_dir()):
        raise InputError(f"--html: {folder} is no folder: name a new or empty one")
    if not folder.absolute().parent.is_dir():
        raise InputError(f"--html: the folder {folder.absolute().parent} does not exist")
    if not folder.is_dir():
        return
    ours = set((folder / _LIST).read_text().splitlines()) if (folder / _LIST).is_file() else set()
    paths = (path for path in folder.rglob("*") if path.is_symlink() or not path.is_dir())
    if other := next((path for path in paths if path.relative_to(folder).as_posix() not in ours), None):
        raise InputError(
            f"--html: {folder} has a file that is not a site's, {other.relative_to(folder)}: name a new folder"
        )


def write_site(site: Site, folder: Path) -> WrittenSite:
    """Write every file of a site beside the folder, then put it in the place of an earlier site.

    Raises InputError if the site cannot be written; then an earlier site is there as it was.
    """
    check_folder(folder)
    folder = folder.absolute()
    try:
        with tempfile.TemporaryDirectory(prefix=".parity-pages-", dir=folder.parent) as made:
            files, size = _write(site, Path(made) / "new")
            _put(Path(made) / "new", folder, Path(made) / "old")
    except OSError as error:
        raise InputError(f"--html: {folder} cannot be written: {error.strerror}") from error
    return WrittenSite(str(folder / "index.html"), files, size)


def _write(site: Site, folder: Path) -> tuple[int, int]:
    """How many files and bytes were written."""
    paths, size = [_LIST], 0
    for path, content in site.all():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        size += target.write_bytes(content)
        paths.append(path)
    size += (folder / _LIST).write_bytes("\n".join(paths).encode())
    return len(paths), size


def _put(new: Path, folder: Path, old: Path) -> None:
    """Put a folder in the place of another, which comes back if that fails."""
    if folder.exists():
        folder.rename(old)
    try:
        shutil.move(new, folder)
    except OSError:
        if old.exists() and not folder.exists():
            old.rename(folder)
        raise
