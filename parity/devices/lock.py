"""Allows one job at a time on a device, and one worker at a time of a queue: locks across processes that name their
holder.
"""

import hashlib
import json
import os
import re
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path

from filelock import FileLock, Timeout

from parity.errors import BusyError, UnavailableError
from parity.records import DeviceFacts

_NOT_IN_NAMES = re.compile(r"\W+")
_STARTING_S = 1.0  # whoever only looks who works holds a queue's lock for a moment


def _folder() -> Path:
    """Where the locks of this machine lie: all its users must see the same folder."""
    return Path(os.environ.get("PARITY_LOCKS") or "/tmp")


@contextmanager
def device_lock(device: DeviceFacts, wait_s: float, job: str) -> Iterator[None]:
    """Hold the device's lock for `job`; wait up to `wait_s` seconds for another holder. The system releases the lock of
    a dead process.

    Raises BusyError, naming the holder, if the lock is still taken after that.
    """
    what = f"{device.kind} device {device.identity} ({device.name})"
    with _held(
        f"{device.kind}-{device.identity}", wait_s, job, f"{what} is in use by", "wait for it with --wait SECONDS"
    ):
        yield


@contextmanager
def queue_lock(book: str, job: str) -> Iterator[None]:
    """Hold the lock of a lab book's queue on this machine for `job`.

    Raises BusyError, naming the worker, if the queue is being worked off already.
    """
    busy = "the queue is being worked off by", "it runs what is added now too"
    with _held(_queue_name(book), _STARTING_S, job, *busy):
        yield


def queue_worker(book: str) -> str | None:
    """Return who works off a lab book's queue on this machine, in words; None if nobody does."""
    try:
        with _held(_queue_name(book), 0, "a look at the queue", "", ""):
            return None
    except BusyError:
        return _holder(_path(_queue_name(book)))
    except UnavailableError:
        return None  # where nothing can be locked, nobody works


def _queue_name(book: str) -> str:
    """Return the name of a lab book's queue for its lock; the name tells no password."""
    return f"queue-{hashlib.sha256(book.encode()).hexdigest()[:16]}"


def _path(name: str) -> Path:
    return _folder() / f"{_NOT_IN_NAMES.sub('-', f'parity-{name}')}.lock"


@contextmanager
def _held(name: str, wait_s: float, job: str, taken: str, advice: str) -> Iterator[None]:
    """Hold a lock of this machine, with a note beside it that names the holder."""
    path = _path(name)
    lock = FileLock(path, mode=0o666)
    try:
        lock.acquire(timeout=wait_s, poll_interval=0.1)
    except Timeout:
        raise BusyError(f"{taken} {_holder(path)}: {advice}") from None
    except OSError as error:
        raise UnavailableError(
            f"{path}: cannot be locked: {error.strerror}: set PARITY_LOCKS to a folder that all users can write"
        ) from error
    note = path.with_suffix(".json")
    try:
        since = datetime.now(UTC).isoformat(timespec="seconds")
        with suppress(OSError):  # the lock is held even if the note cannot be written
            note.write_text(json.dumps({"pid": os.getpid(), "job": job, "since": since}))
        yield
    finally:
        with suppress(OSError):
            note.unlink()
        lock.release()


def _holder(path: Path) -> str:
    """Return the holder in words, from the note beside the lock; the note may be written a moment after the lock is
    taken.
    """
    for _ in range(10):
        with suppress(OSError, ValueError, LookupError, TypeError):
            note = json.loads(path.with_suffix(".json").read_text())
            return f"process {note['pid']} ({note['job']}) since {note['since']}"
        time.sleep(0.05)
    return "another process"


def process_name(pid: int) -> str:
    """Name a process by its id and, if the system tells it, its command."""
    with suppress(OSError):
        command = Path(f"/proc/{pid}/comm").read_text().strip()
        return f"{pid} ({command})"
    return str(pid)


def this_job() -> str:
    """Return the command line of this process, for the note."""
    return " ".join(["parity", *sys.argv[1:]]) if sys.argv else "parity"


def holds_a_device(pid: int) -> bool:
    """Return whether a process holds a device of this machine, as the notes beside the locks say."""
    for note in _folder().glob("parity-*.json"):
        if not note.name.startswith("parity-queue-"):
            with suppress(OSError, ValueError, LookupError, TypeError):
                if json.loads(note.read_text())["pid"] == pid:
                    return True
    return False
