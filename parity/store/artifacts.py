"""Artifacts by content: a file is named by its hash and appears whole or not at all."""

import os
from pathlib import Path

from parity.errors import StoreError
from parity.lanes.identity import file_sha256


class ArtifactStore:
    """The folder `artifacts/`: `ab/abcdef...` with the original suffix, so that tools know the type."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def put(self, source: Path) -> tuple[str, int]:
        """Stores a copy of a file; returns its hash and size in bytes. Raises StoreError on a full disk."""
        try:
            sha256 = file_sha256(source)
            target = self.path(sha256, source.suffix)
            if not target.is_file():
                target.parent.mkdir(parents=True, exist_ok=True)
                temporary = target.with_name(f".{target.name}.{os.getpid()}")
                try:
                    temporary.write_bytes(source.read_bytes())
                    temporary.replace(target)
                finally:
                    temporary.unlink(missing_ok=True)
            return sha256, source.stat().st_size
        except OSError as error:
            raise StoreError(f"{error.filename or self.folder}: {error.strerror or error}") from error

    def path(self, sha256: str, suffix: str) -> Path:
        """Where an artifact lies."""
        return self.folder / sha256[:2] / f"{sha256}{suffix}"
