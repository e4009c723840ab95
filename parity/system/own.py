"""This user's own folders, and whether a file is in nobody else's hands."""

import os
from pathlib import Path


def cache_of_user() -> Path:
    """The folder of what may be made anew."""
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "parity"


def settings_of_user() -> Path:
    """The folder of what this user has said."""
    return Path(os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config") / "parity"


def is_own(path: Path) -> bool:
    """Whether a file or folder belongs to this user, and nobody else may write to it."""
    found = path.stat()
    return found.st_uid == os.geteuid() and not found.st_mode & 0o022
