"""Names of files that others have written: which of them may be files below a folder, and where they then lie."""

import os
import re
from pathlib import Path, PurePosixPath

_STEERING = re.compile(r"[\x00-\x1f\x7f\\]")


def why_not_plain(name: str) -> str | None:
    """Return why a name is no ordinary relative path; None if it is one. Hidden files are not: git's folder is one of
    them.
    """
    parts = PurePosixPath(name).parts
    if not parts or _STEERING.search(name):
        return "is no path"
    if PurePosixPath(name).is_absolute() or name.startswith("~"):
        return "is not relative to the workspace"
    if ".." in parts or "/".join(parts) != name:
        return "is not a plain path from the workspace's folder"
    if any(part.startswith((".", "{")) for part in parts):
        return "is hidden, or in a hidden folder"
    return None


def inside(folder: Path, name: str) -> Path:
    """Return where a plain name lies below a folder. Raises ValueError, with the reason, for one that does not lie in
    it, that a link leads to, or that is no ordinary file.
    """
    if why := why_not_plain(name):
        raise ValueError(why)
    path = folder
    for part in PurePosixPath(name).parts:
        path = path / part
        if path.is_symlink():
            raise ValueError(f"lies behind a link, {os.path.relpath(path, folder)}")
    if path.exists() and not path.is_file():
        raise ValueError("is no ordinary file")
    for parent in path.parents:
        if parent == folder:
            break
        if parent.exists() and not parent.is_dir():
            raise ValueError(f"has a file in its way, {os.path.relpath(parent, folder)}")
    return path
