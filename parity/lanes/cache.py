"""A cache of built code objects, whose key follows from sources, options, environment and compiler."""

import hashlib
import json
import shutil
from pathlib import Path
from typing import Any

from parity.system.hashing import file_sha256
from parity.system.leftovers import new_workplace, release

_MANIFEST = "manifest.json"


class BuildCache:
    """A folder of finished builds. An entry appears whole or not at all, and is checked when it is read."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    @staticmethod
    def key(identity: dict[str, Any]) -> str:
        return hashlib.sha256(json.dumps(identity, sort_keys=True).encode()).hexdigest()

    def find(self, key: str) -> tuple[Path, dict[str, Any]] | None:
        """Return the folder and facts of a finished build; None if there is none, or if one of its files has
        changed.
        """
        folder = self._folder / key
        try:
            manifest = json.loads((folder / _MANIFEST).read_text())
            intact = all(file_sha256(folder / name) == sha256 for name, sha256 in manifest["files"].items())
            facts: dict[str, Any] = manifest["facts"]
        except (OSError, ValueError, LookupError, TypeError, AttributeError):
            return None
        return (folder, facts) if intact and {"seconds", "symbol", "kernel", "imported"} <= facts.keys() else None

    def workplace(self, key: str) -> Path:
        """Make an empty folder to build in; if this process is killed, the next run removes it."""
        return new_workplace(self._folder, key)

    def keep(self, key: str, workplace: Path, facts: dict[str, Any]) -> Path:
        """Turn a finished workplace into the entry for `key`."""
        paths = [path for path in workplace.rglob("*") if path.is_file()]
        files = {path.relative_to(workplace).as_posix(): file_sha256(path) for path in paths}
        (workplace / _MANIFEST).write_text(json.dumps({"files": files, "facts": facts}))
        return self._put(workplace, self._folder / key)

    def keep_failure(self, key: str, workplace: Path) -> Path:
        """Keep a failed build's files (its log above all) until the next failure of the same build."""
        return self._put(workplace, self._folder / f"{key}.failed")

    @staticmethod
    def _put(workplace: Path, entry: Path) -> Path:
        """Replace an entry. If another process writes the same entry at the same time, either of the two will do."""
        shutil.rmtree(entry, ignore_errors=True)
        try:
            workplace.replace(entry)
        except OSError:
            return workplace
        release(workplace)
        return entry
