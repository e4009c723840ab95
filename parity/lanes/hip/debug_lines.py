"""Line tables in HIP code objects: they name sources by their paths from the kernel's folder, never by this machine's.

What is loaded of a code object is the same with them and without them.
"""

import os
import re
from collections.abc import Iterable, Sequence
from pathlib import Path

from parity.lanes.flags import folders_of
from parity.lanes.hip.source import PlacedSource

_SAME_ANYWHERE = "-ffile-compilation-dir=."
# A folder of hiprtc's own, named anew in each compilation. In text it may end a name: `.file 1 "FOLDER" "k.hip"`.
_OWN_FOLDER = rb'/(?:[^\s":\0]*/)?comgr-[^/\s"\0]+/(?:input|include)'
_IN_TEXT, _IN_OBJECT = re.compile(_OWN_FOLDER + rb'(/|(?="))'), re.compile(_OWN_FOLDER)


def line_tables(flags: Sequence[str]) -> list[str]:
    """Return the flag for line tables, unless a lane's own flags say what to write for debuggers."""
    return [] if any(flag.startswith("-g") for flag in flags) else ["-gline-tables-only"]


def naming_flags(command: Sequence[str], placed: PlacedSource, files: Iterable[Path]) -> list[str]:
    """Return the flags that make line tables name `files`, and the files in include folders, by their paths from the
    kernel's folder.
    """
    home = placed.kernel.parent
    included = (folder.rstrip("/") for _, folder, _ in folders_of(command))
    folders = [*included, *(str(file.parent) for file in files), os.path.relpath(home, placed.base), str(home)]
    maps = (f"-fdebug-prefix-map={folder}/={_shown(folder, placed)}" for folder in folders)
    return [_SAME_ANYWHERE, *dict.fromkeys(maps)]


def _shown(folder: str, placed: PlacedSource) -> str:
    """Return what line tables put in a folder's place: nothing for a folder that lies elsewhere, so that only names are
    told.
    """
    where, home = Path(os.path.normpath(placed.base / folder)), placed.kernel.parent
    return "" if where == home or not where.is_relative_to(placed.base) else f"{os.path.relpath(where, home)}/"


def without_own_folder(path: Path) -> None:
    """Take hiprtc's own folder out of a text or code object that hiprtc wrote; a code object keeps its size."""
    content = path.read_bytes()
    if path.suffix in (".s", ".hipi"):
        path.write_bytes(_IN_TEXT.sub(lambda match: b"" if match[1] else b".", content))
    elif path.suffix == ".co":
        path.write_bytes(_IN_OBJECT.sub(lambda match: (b"./" * len(match[0]))[: len(match[0])], content))
