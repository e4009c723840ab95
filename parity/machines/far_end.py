"""The far end: runs on the machine with the GPU what another machine asks for, and keeps a journal of each task.

It speaks through its standard input and output, or through files; nothing listens. Where the other side is lost, a task
that is under way goes on to its end, and its journal waits for whoever asks for it next.
"""

import fcntl
import os
import pickle
import queue
import shutil
import signal
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import IO

from parity.devices.lock import device_lock
from parity.errors import BusyError
from parity.machines.channel import MAGIC, Channel, Files, Frames, Lost, Pipes, framed
from parity.machines.messages import Ended, File, Follow, Forget, Goodbye, Hello, Look, Offer, Task, Told
from parity.machines.packing import unpack
from parity.measure.session import Bug, Event, Failure, FailureKind, SessionBug, Stage, Worker
from parity.system.leftovers import temporary_folder

_IDLE_S = 600.0  # without a word, the other side is gone
_POLL_S, _SLOW_POLL_S = 0.02, 1.0
_KEPT_S = 7 * 86_400.0  # what nobody has asked for
_UNPACKING_S = 3600.0
_MOST_LOG = 1 << 16
JOURNAL, LOCK, LOG = "events", "alive", "log.txt"


class _Journal:
    """A task's folder: its journal, and a lock on it for as long as the task runs."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.path = folder, folder / JOURNAL

    def holder(self) -> int | None:
        """Return the process that has the task in hand."""
        with suppress(FileNotFoundError, ValueError), (self.folder / LOCK).open("rb") as file:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                return int(file.read())
        return None

    def is_good(self) -> bool:
        """Whether the task is under way, or has come to its end."""
        return self.holder() is not None or any(not entry for entry, _ in self.entries(0))

    def entries(self, offset: int) -> Iterator[tuple[bytes, int]]:
        """Yield whole entries from a byte on, each with the byte at which it ends."""
        with suppress(FileNotFoundError), self.path.open("rb") as file:
            file.seek(offset)
            frames = Frames()
            frames.add(file.read())
            while (entry := frames.next()) is not None:
                offset += len(framed(entry))
                yield entry, offset


class _Tasks:
    """Runs tasks one after the other, in a thread: the process of the next one is started ahead."""

    def __init__(self, folder: Path, temporary: Path) -> None:
        self.folder, self._temporary = folder, temporary
        self._waiting: queue.Queue[tuple[Task, IO[bytes]] | None] = queue.Queue()
        self._forgotten: set[str] = set()
        self._worker: Worker | None = None
        self._running: str | None = None
        self._thread = threading.Thread(target=self._run)
        self._thread.start()

    def add(self, task: Task) -> None:
        """Take a task on; its journal is there, and locked, when this returns."""
        (self.folder / task.name).mkdir(parents=True, exist_ok=True)
        (self.folder / task.name / JOURNAL).touch()
        held = (self.folder / task.name / LOCK).open("wb", buffering=0)
        fcntl.flock(held, fcntl.LOCK_EX)
        held.write(str(os.getpid()).encode())
        self._waiting.put((task, held))

    def forget(self, name: str) -> None:
        """End a task and remove its folder."""
        self._forgotten.add(name)
        while (holder := _Journal(self.folder / name).holder()) is not None:
            if holder != os.getpid():  # an earlier far end, whose worker ends with it
                with suppress(ProcessLookupError, PermissionError):
                    os.kill(holder, signal.SIGKILL)
            elif name == self._running and self._worker is not None:
                self._worker.end()
            time.sleep(_POLL_S)
        shutil.rmtree(self.folder / name, ignore_errors=True)

    def end(self) -> None:
        """Wait for the task that is under way, and end."""
        self._waiting.put(None)
        self._thread.join()

    def _run(self) -> None:
        number = 0
        while True:
            number += 1
            self._worker = worker = Worker(self._temporary / f"log{number}.txt")
            asked = self._waiting.get()
            if asked is None:
                worker.end()
                return
            task, held = asked
            self._running = task.name
            with (self.folder / task.name / JOURNAL).open("ab", buffering=0) as journal:
                try:
                    for event in self._events(task, worker):
                        journal.write(framed(pickle.dumps(event)))
                except SessionBug as bug:
                    journal.write(framed(pickle.dumps(Bug(str(bug)))))
                except Exception as error:  # what cannot be read, as where two programs are not the same
                    said = f"{type(error).__name__}: {error}"
                    journal.write(framed(pickle.dumps(Failure(FailureKind.UNAVAILABLE, said))))
                if worker.log.is_file():
                    shutil.copyfile(worker.log, self.folder / task.name / LOG)
                journal.write(framed(b""))  # that is all
            worker.end()
            held.close()
            self._running = None

    def _events(self, task: Task, worker: Worker) -> Iterator[Event]:
        files = self.folder / task.name / "files"
        for name, digest in task.files.items():
            (files / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(self.folder.parent / "files" / digest, files / name)
        target, arguments = unpack(task.request, files, self._temporary)
        if task.name in self._forgotten:
            return
        if task.device is None:
            yield from worker.events(target, arguments, task.limit_s, task.at_first, per_event=task.per_event)
            return
        yield Stage(f"waiting for {task.device.name}")
        try:
            with device_lock(task.device, task.wait_s, task.holder):
                if task.name not in self._forgotten:
                    yield from worker.events(target, arguments, task.limit_s, task.at_first, per_event=task.per_event)
        except BusyError as error:
            yield Failure(FailureKind.UNAVAILABLE, str(error))


class _FarEnd:
    """Answers the other side."""

    def __init__(self, channel: Channel, folder: Path, temporary: Path) -> None:
        self._channel, self._files = channel, folder / "files"
        self._files.mkdir(parents=True, exist_ok=True)
        self._tasks = _Tasks(folder / "tasks", temporary)
        self._followed: tuple[_Journal, str, int] | None = None

    def serve(self) -> None:
        """Answer until the other side says goodbye, or is gone; then end what is under way, which may take its time."""
        heard = time.monotonic()
        try:
            while time.monotonic() < heard + _IDLE_S or self._followed:
                message = self._channel.receive(_POLL_S if self._followed else _SLOW_POLL_S)
                if message is not None:
                    heard = time.monotonic()
                    if not self._answered(pickle.loads(message)):
                        break
                self._tell()
        except Lost:
            pass
        finally:
            self._tasks.end()

    def _say(self, message: object) -> None:
        self._channel.send(pickle.dumps(message))

    def _answered(self, message: object) -> bool:
        match message:
            case Hello():
                self._followed = None
                self._say(message)
            case Offer(files):
                self._say(Offer(tuple(name for name in files if not self._is_there(name))))
            case File(content):
                self._keep(content)
            case Task():
                self._tasks.add(message)
            case Look(name):
                self._say(Ended(_Journal(self._tasks.folder / name).is_good()))
            case Follow(name, offset):
                self._followed = _Journal(self._tasks.folder / name), name, offset
            case Forget(name):
                self._followed = None
                self._tasks.forget(name)
            case Goodbye():
                return False
        return True

    def _is_there(self, digest: str) -> bool:
        with suppress(OSError):
            os.utime(self._files / digest)  # it is wanted again
            return True
        return False

    def _keep(self, content: bytes) -> None:
        path = self._files / sha256(content).hexdigest()
        beside = path.with_suffix(f".{os.getpid()}")
        beside.write_bytes(content)
        beside.rename(path)

    def _tell(self) -> None:
        """Tell what the followed journal has got since the last time."""
        if self._followed is None:
            return
        journal, name, offset = self._followed
        if not journal.path.is_file():
            self._followed = None
            self._say(Ended(is_whole=False))
            return
        is_alive = journal.holder() is not None  # before its last entry is read
        for entry, end in journal.entries(offset):
            if not entry:
                self._end(journal, is_whole=True)
                return
            self._say(Told(entry, end))
            self._followed = journal, name, end
        if not is_alive:
            self._end(journal, is_whole=False)

    def _end(self, journal: _Journal, *, is_whole: bool) -> None:
        self._followed = None
        log = ""
        with suppress(OSError):
            log = (journal.folder / LOG).read_text(errors="replace")[-_MOST_LOG:]
        self._say(Ended(is_whole, log))


def _remove_old(folder: Path) -> None:
    """Remove tasks and files that nobody has asked for in a week."""
    before = time.time() - _KEPT_S
    for unpacked in folder.glob("programs/*.*"):  # of one that was killed
        with suppress(OSError):
            if unpacked.stat().st_mtime < time.time() - _UNPACKING_S:
                shutil.rmtree(unpacked)
    for path in [*folder.glob("tasks/*"), *folder.glob("files/*"), *folder.glob("programs/*"), *folder.glob("jobs/*")]:
        with suppress(OSError):
            if path.stat().st_mtime < before:
                shutil.rmtree(path) if path.is_dir() else path.unlink()


def serve(channel: Channel, folder: Path) -> None:
    """Serve the other side of a channel, with what is kept in a folder."""
    os.environ["PARITY_TRUST"] = "1"  # whoever asks trusts what is sent, under this very user's name
    if threading.current_thread() is threading.main_thread():
        for ignored in (signal.SIGHUP, signal.SIGINT, signal.SIGPIPE):
            signal.signal(ignored, signal.SIG_IGN)
    _remove_old(folder)
    with temporary_folder("far") as temporary:
        _FarEnd(channel, folder, temporary).serve()


def serve_files(folder: Path, place: Path) -> None:
    """Serve through two files in a folder, as a batch job does; `place` has what is kept."""
    serve(Files(folder / "in", folder / "out", lambda: None), place)


def main() -> None:
    """Serve through standard input and output."""
    writes = os.dup(sys.stdout.fileno())
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # nothing that is printed may come between
    os.write(writes, MAGIC)
    serve(Pipes(sys.stdin.fileno(), writes, lambda: "closed"), Path(sys.argv[1]).expanduser())


if __name__ == "__main__":
    main()
