"""Hashes of compiler libraries, remembered by the file's size, time and inode."""

import hashlib
import json
import os
from pathlib import Path


def file_sha256(path: Path) -> str:
    """Return SHA-256 of a file's bytes."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


class HashMemory:
    """Remembers hashes of large files between runs: a compiler library has hundreds of megabytes."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._known = self._read()

    def sha256(self, path: Path) -> str:
        """Return the hash of `path`, computed only if the file changed since it was last asked for."""
        status = path.stat()
        key = f"{path.resolve()}|{status.st_size}|{status.st_mtime_ns}|{status.st_ino}"
        if key not in self._known:
            self._known[key] = file_sha256(path)
            self._write()
        return self._known[key]

    def combined_sha256(self, paths: list[Path]) -> str:
        """Return one hash for a compiler that consists of several libraries."""
        if len(paths) == 1:
            return self.sha256(paths[0])
        lines = sorted(f"{path.name} {self.sha256(path)}" for path in paths)
        return hashlib.sha256("\n".join(lines).encode()).hexdigest()

    def _read(self) -> dict[str, str]:
        try:
            known = json.loads(self._path.read_text())
        except (FileNotFoundError, ValueError):
            return {}
        return known if isinstance(known, dict) else {}

    def _write(self) -> None:
        self._path.parent.mkdir(parents=True, exist_ok=True)
        temporary = self._path.with_suffix(f".{os.getpid()}")
        temporary.write_text(json.dumps(self._known, indent=1))
        temporary.replace(self._path)
