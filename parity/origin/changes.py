"""Whether the files that a run was made of are still the same."""

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from parity.origin.files import KeptFile, kept_files
from parity.store import RunRecord
from parity.store.folders import content_without_folders
from parity.system.again import looked_for
from parity.system.inside import why_not_plain
from parity.system.places import Places

_MOST_BYTES = 4 << 20  # of a source


@dataclass(frozen=True)
class ChangedFile:
    """A file that is not what a run recorded: it `is_gone`, or it has another content."""

    path: str
    is_gone: bool

    def sentence(self) -> str:
        return f"{self.path} {'is gone' if self.is_gone else 'has changed since this run'}"


class FilesNow:
    """The workspace's files as they are now; each is read once."""

    def __init__(self, root: Path) -> None:
        self._root, self._places = root, Places(root)
        self._known: dict[str, str | None] = {}

    def changed(self, files: Iterable[KeptFile]) -> list[ChangedFile] | None:
        """Return those of a run's files that have changed; None if the lab book does not have any of its files.

        A contract is not among them: its identity tells whether runs are comparable.
        """
        known = {file.path: file for file in files if not (file.is_outside or why_not_plain(file.path))}
        if not known:
            return None
        checked_files = [file for file in known.values() if not file.path.endswith("/contract.toml")]
        return [
            ChangedFile(file.path, self.sha256(file.path) is None) for file in checked_files if not self._is_same(file)
        ]

    def _is_same(self, file: KeptFile) -> bool:
        return self.sha256(file.path) == file.sha256

    def sha256(self, path: str) -> str | None:
        """Return the hash of a file as the lab book would keep it; None for a file that is gone or is not an ordinary
        file.
        """
        if path not in self._known:
            self._known[path] = self._read(path)
        return self._known[path]

    def _read(self, path: str) -> str | None:
        place = self._root / path
        try:
            if not place.is_file() or place.stat().st_size > _MOST_BYTES:
                looked_for(place)
                return None
            return hashlib.sha256(content_without_folders(self._places, path, place.read_bytes())).hexdigest()
        except OSError:
            return None


def changed_since(root: Path, record: RunRecord) -> list[ChangedFile] | None:
    """`FilesNow.changed` for a single run of the workspace in that folder."""
    return FilesNow(root).changed(kept_files(record))
