"""This user's own folders, and whether a file is in nobody else's hands."""

import os
from pathlib import Path


def cache_of_user() -> Path:
    """Return the folder of this user's files that may be made anew."""
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "parity"


def settings_of_user() -> Path:
    """Return the folder of this user's settings."""
    return Path(os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config") / "parity"


def is_own(path: Path) -> bool:
    """Return whether a file or folder belongs to this user, and nobody else may write to it."""
    status = path.stat()
    return status.st_uid == os.geteuid() and not status.st_mode & 0o022
