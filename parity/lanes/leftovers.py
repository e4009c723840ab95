"""Folders that are being built in, and what is left of them when their process was killed.

Who builds in a folder holds a lock on it, which the system lets go when the process ends, however it ends. Whether a
lock is held is known across containers too; where a file system knows none, nothing counts as left over.
"""

import fcntl
import os
import re
import secrets
import shutil
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

_WORKPLACE = re.compile(r"[0-9a-f]{64}\.(?!failed$)\w+")
# What is written beside its place before it is moved there, by the number of the process: the engine, the hashes.
_TEMPORARY = re.compile(r"(?:engine-\w+\.(\d+)\.(?:c|o|tmp)|hashes\.(\d+))")
_SLACK_S = 2.0  # the start of the system is known to a second
_held: dict[Path, int] = {}


def new_workplace(folder: Path, key: str) -> Path:
    """An empty folder for a build of `key`, held by this process until `release` or its end."""
    while True:
        made = folder / f"{key}.{secrets.token_hex(4)}"
        made.mkdir(parents=True)
        with suppress(FileNotFoundError):  # another run found it before it was locked
            _held[made] = os.open(made, os.O_RDONLY | os.O_DIRECTORY)
            with suppress(OSError):
                fcntl.flock(_held[made], fcntl.LOCK_EX | fcntl.LOCK_NB)
            if made.stat().st_ino == os.fstat(_held[made]).st_ino:
                return made
        release(made)


def release(workplace: Path) -> None:
    """Lets go of a workplace that is none any more."""
    if workplace in _held:
        os.close(_held.pop(workplace))


def remove_leftovers(private: Path) -> None:
    """Removes what processes that are gone have left below a workspace's private folder."""
    for folder in _named(private / "builds", _WORKPLACE):
        with _locked(folder) as is_ours:
            if is_ours:
                shutil.rmtree(folder, ignore_errors=True)
    for file in (*_named(private / "engine", _TEMPORARY), *_named(private, _TEMPORARY)):
        found = _TEMPORARY.fullmatch(file.name)
        with suppress(OSError):
            if found and not _is_running(int(found[1] or found[2]), file.stat().st_mtime):
                file.unlink()


def _named(folder: Path, pattern: re.Pattern[str]) -> list[Path]:
    return [path for path in folder.iterdir() if pattern.fullmatch(path.name)] if folder.is_dir() else []


@contextmanager
def _locked(folder: Path) -> Iterator[bool]:
    """Whether nobody holds the folder, which is then held for the block."""
    try:
        descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
    except OSError:
        yield False
        return
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        yield False
    else:
        yield True
    finally:
        os.close(descriptor)


def _is_running(process: int, written_s: float) -> bool:
    """Whether the process that wrote a file at that time still runs: one of its number that had begun by then.

    The same number alone may be another process's by now.
    """
    try:
        stat = Path(f"/proc/{process}/stat").read_text()
        boot = next(line for line in Path("/proc/stat").read_text().splitlines() if line.startswith("btime "))
    except OSError:
        return False
    began_ticks = int(stat.rpartition(")")[2].split()[19])  # proc(5): field 22, after the name in brackets
    began_s = int(boot.split()[1]) + began_ticks / os.sysconf("SC_CLK_TCK")
    return began_s <= written_s + _SLACK_S
