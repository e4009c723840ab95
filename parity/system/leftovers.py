"""Folders that a process works in, and removing those that a killed process left behind.

A process holds a lock on each folder that it works in. The system releases the lock when the process ends, however it
ends, and other containers see the lock too. On a file system without locks, no folder counts as left behind.
"""

import fcntl
import glob
import os
import re
import secrets
import shutil
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from parity.system.own import cache_of_user

_WORKPLACE = re.compile(r"[0-9a-f]{64}\.(?!failed$)\w+")
_TEMPORARY_FOLDER = re.compile(r"parity-[a-z]+-[0-9a-f]{8}")
# Files that are written under another name, with the process id in it, and then renamed: the engine, the hashes.
_WRITTEN_BESIDE = re.compile(r"(?:engine\d*-\w+\.(\d+)\.(?:c|o|tmp)|hashes\.(\d+))")
_SLACK_S = 2.0  # the boot time is known only to the second
_held: dict[Path, int] = {}


def new_workplace(folder: Path, key: str) -> Path:
    """Make an empty folder for a build of `key`, held by this process until `release` or the process's end."""
    folder.mkdir(parents=True, exist_ok=True)
    return _new_folder(folder, f"{key}.", 0o777)


def new_temporary(what: str) -> Path:
    """Make an empty folder for temporary files, for this user alone, held until `remove_temporary` or this process's
    end.
    """
    return _new_folder(Path(tempfile.gettempdir()), f"parity-{what}-", 0o700)


def remove_temporary(folder: Path) -> None:
    """Remove a folder that `new_temporary` made, if it still exists."""
    shutil.rmtree(folder, ignore_errors=True)
    release(folder)


@contextmanager
def temporary_folder(what: str) -> Iterator[Path]:
    """Give a folder for temporary files that is removed when the block ends."""
    folder = new_temporary(what)
    try:
        yield folder
    finally:
        remove_temporary(folder)


def _new_folder(parent: Path, prefix: str, mode: int) -> Path:
    while True:
        made = parent / f"{prefix}{secrets.token_hex(4)}"
        made.mkdir(mode)
        with suppress(FileNotFoundError):  # another run removed it before it was locked
            _held[made] = os.open(made, os.O_RDONLY | os.O_DIRECTORY)
            with suppress(OSError):
                fcntl.flock(_held[made], fcntl.LOCK_EX)  # waits if another run is just removing it
            if made.stat().st_ino == os.fstat(_held[made]).st_ino:
                return made
        release(made)


def release(workplace: Path) -> None:
    """Release the lock on a folder that is no longer worked in."""
    if workplace in _held:
        os.close(_held.pop(workplace))


@contextmanager
def appears_whole(path: Path) -> Iterator[Path]:
    """Give a name beside a file, under which the file is written before it gets its own name. Files that killed
    processes left under such names are removed.
    """
    for left in path.parent.glob(f".{glob.escape(path.name)}.*"):
        number = left.suffix.removeprefix(".")
        with suppress(OSError):
            if number.isdecimal() and not _is_running(int(number), left.stat().st_mtime):
                left.unlink()
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        yield beside
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)


def remove_leftovers(private: Path) -> None:
    """Remove what ended processes left behind: below a workspace's private folder, beside the emulator's engine, and
    among this user's temporary folders.
    """
    remove_temporaries()
    _remove_unheld(_named(private / "builds", _WORKPLACE))
    for file in (*_named(cache_of_user() / "engine", _WRITTEN_BESIDE), *_named(private, _WRITTEN_BESIDE)):
        match = _WRITTEN_BESIDE.fullmatch(file.name)
        with suppress(OSError):
            if match and not _is_running(int(match[1] or match[2]), file.stat().st_mtime):
                file.unlink()


def remove_temporaries() -> None:
    """Remove this user's temporary folders that no process works in."""
    _remove_unheld(folder for folder in _named(Path(tempfile.gettempdir()), _TEMPORARY_FOLDER) if _is_mine(folder))


def _remove_unheld(folders: Iterable[Path]) -> None:
    for folder in folders:
        with _locked(folder) as is_ours:
            if is_ours:
                shutil.rmtree(folder, ignore_errors=True)


def _named(folder: Path, pattern: re.Pattern[str]) -> list[Path]:
    try:
        return [path for path in folder.iterdir() if pattern.fullmatch(path.name)]
    except OSError:  # it does not exist, or this user may not read it
        return []


def _is_mine(path: Path) -> bool:
    with suppress(OSError):
        return path.lstat().st_uid == os.geteuid()
    return False


@contextmanager
def _locked(folder: Path) -> Iterator[bool]:
    """Hold the folder for the block if no other process holds it; yield whether it is held."""
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
    """Whether the process that wrote a file at that time still runs: one with its id that had started by then.

    The id alone is not enough, since another process may have it by now.
    """
    try:
        stat = Path(f"/proc/{process}/stat").read_text()
        boot = next(line for line in Path("/proc/stat").read_text().splitlines() if line.startswith("btime "))
    except OSError:
        return False
    began_ticks = int(stat.rpartition(")")[2].split()[19])  # proc(5): field 22, after the name in brackets
    began_s = int(boot.split()[1]) + began_ticks / os.sysconf("SC_CLK_TCK")
    return began_s <= written_s + _SLACK_S
