"""What a command that only reads has answered, answered again while all that it read is as it was.

To load what a report is made with takes many times longer than to start Python, and a report is asked for many times
between two runs. So an answer is kept, with every file that was read or looked for, every folder that was listed, and
every file of the program, each as it was before it was read. Nothing is kept of a command that fails, writes a file,
starts a program, asks a server, or says something on standard error.
"""

import hashlib
import json
import os
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from parity.system.own import cache_of_user, is_own

Stamp = list[int]  # a file's inode, bytes, and when its content and its entry were changed, in nanoseconds
_WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC
_STARTING = {"subprocess.Popen", "os.fork", "os.forkpty", "os.posix_spawn", "os.system", "os.exec", "socket.connect"}
_DOING = {*_STARTING, "os.mkdir", "os.rename", "os.remove"}
_HEARD = {*_DOING, "open", "os.listdir", "os.scandir", "sqlite3.connect"}
_IMPORTING = "importlib"  # in the names of the files that find modules and what is installed
_OF_SQLITE = ("-wal", "-shm", "-journal")  # which come and go where a lab book is only read
_MOST_BYTES = 4 << 20
_MOST_ANSWERS = 50
_SLACK_NS = 100_000_000  # a file that changed so shortly before may change again without another time
_BROKEN_PIPE = 141  # the status that shells use
BEGUN = time.time_ns()  # this is among the first modules that a process loads


class _Reading:
    """What this process reads and writes from now on. Everything is looked at before it is read, so that a change in
    between is seen later.
    """

    def __init__(self) -> None:
        self._begun = time.time_ns()
        self._files, self._folders = dict[str, Stamp | None](), dict[str, list[str] | None]()
        self._is_over = False
        self.written = list[bytes]()
        self.is_kept = True

    def hear(self, event: str, arguments: tuple[Any, ...]) -> None:
        """Take note of an event of this process (PEP 578). What is imported is looked at in the end."""
        if self._is_over or event not in _HEARD or _IMPORTING in sys._getframe(1).f_code.co_filename:
            return
        if event in _DOING or isinstance(arguments[0], int):
            self.is_kept = False
        elif event == "open":
            self.is_kept &= not arguments[2] & _WRITING
            self.read(os.fsdecode(arguments[0]))
        elif event == "sqlite3.connect":
            book = os.fsdecode(arguments[0]).removeprefix("file:").partition("?")[0]
            if book != ":memory:":
                self.read(book)
                self.read(f"{book}-wal")
        else:
            self._list(Path(os.fsdecode(arguments[0] or ".")))

    def read(self, name: str) -> None:
        path = Path(name).absolute()
        if str(path) not in self._files:
            self._files[str(path)] = stamp(path)
            self._list(path.parent)  # files beside it may have been asked after

    def _list(self, folder: Path) -> None:
        name = str(folder.absolute())
        if name not in self._folders:
            self._folders[name] = None  # listing it is heard too
            self._folders[name] = names_in(name)

    def keep(self) -> None:
        self._is_over = True
        content = b"".join(self.written)
        files = {name: stamp(Path(name)) for name in imported_files()} | self._files
        if self.is_kept and 0 < len(content) <= _MOST_BYTES:
            keep(_place(), content, files, self._folders, begun=self._begun)


_readings: list[_Reading] = []  # this command's, if it may be answered again


def emit_bytes(content: bytes) -> None:
    """Write to standard output; a reader that closes the pipe early is not an error."""
    for reading in _readings:
        reading.written.append(content)
    try:
        sys.stdout.flush()
        sys.stdout.buffer.write(content)
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(_BROKEN_PIPE)


def looked_for(path: Path) -> None:
    """Say that a file was asked after without being opened."""
    for reading in _readings:
        reading.read(str(path))


def keep_no_answer() -> None:
    """Say that this command's answer is more than what it writes, or made of more than files."""
    for reading in _readings:
        reading.is_kept = False


@contextmanager
def keeping_answer() -> Iterator[None]:
    """Keep what the block, a whole command, writes to standard output, if it ends well."""
    reading = _Reading()
    _readings.append(reading)
    sys.addaudithook(reading.hear)
    try:
        yield
    except SystemExit as end:
        if not end.code:
            reading.keep()
        raise
    reading.keep()


def answer_again() -> bool:
    """Write what this command answered before; False if that is not known, or something has changed since."""
    content = kept(_place())
    if content is not None:
        emit_bytes(content)
    return content is not None


def kept(place: Path) -> bytes | None:
    """Return what is kept at a place; None where nothing is, where a file or folder that decided about it is no longer
    as it was, and where others may write.
    """
    try:
        head, _, content = place.read_bytes().partition(b"\n")
        known = json.loads(head)
        files, folders = known["files"], known["folders"]
        is_whole = is_own(place) and hashlib.sha256(content).hexdigest() == known["sha256"]
        is_same = all(stamp(Path(name)) == was for name, was in files.items())
        is_same &= all(names_in(name) == was for name, was in folders.items())
    except (OSError, ValueError, LookupError, TypeError, AttributeError):
        return None
    return content if is_whole and is_same else None


def keep(
    place: Path,
    content: bytes,
    files: Mapping[str, Stamp | None],
    folders: Mapping[str, list[str] | None],
    *,
    begun: int = BEGUN,
    most: int = _MOST_ANSWERS,
) -> None:
    """Keep what these files and folders decided about, for this user alone, unless one of them changed after it was
    begun, in nanoseconds; of the `most` that a folder holds, the oldest goes.
    """
    if any(max(was[2:]) >= begun - _SLACK_NS for was in files.values() if was):
        return
    from parity.system.leftovers import appears_whole

    head = json.dumps({"sha256": hashlib.sha256(content).hexdigest(), "files": files, "folders": folders}).encode()
    with suppress(OSError):
        place.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        with appears_whole(place) as beside:
            beside.touch(mode=0o600)
            beside.write_bytes(head + b"\n" + content)
        answers = sorted(place.parent.iterdir(), key=lambda answer: answer.stat().st_mtime_ns)
        for old in answers[:-most]:
            old.unlink(missing_ok=True)


def imported_files(but: str = "") -> list[str]:
    """Return the files of all modules of this process, but for those whose names begin so."""
    modules = [module for name, module in list(sys.modules.items()) if not (but and name.startswith(but))]
    files = [getattr(module, "__dict__", {}).get("__file__") for module in modules]
    return [name for name in files if isinstance(name, str)]


def stamp(path: Path) -> Stamp | None:
    """Return what tells a file from the same one with another content; None where there is none."""
    try:
        status = path.stat()
    except OSError:
        return None
    if path.name.endswith("-wal") and not status.st_size:
        return None  # the same as none
    return [status.st_ino, status.st_size, status.st_mtime_ns, status.st_ctime_ns]


def names_in(folder: str) -> list[str] | None:
    """Return what a folder has, but for files that come and go where a lab book is only read."""
    try:
        return sorted(path.name for path in Path(folder).iterdir() if not path.name.endswith(_OF_SQLITE))
    except OSError:
        return None


def _place() -> Path:
    """Return where the answer is kept: one for a command's words, folder, user, variables and terminal."""
    terminals = list[tuple[int, tuple[int, int]]]()
    for stream in (0, 1, 2):
        with suppress(OSError):
            terminals.append((stream, os.get_terminal_size(stream)))
    program = (sys.executable, sys.argv[1:], str(Path.cwd()), os.geteuid())
    asked = repr((program, sorted(os.environ.items()), terminals, sys.stdout.encoding))
    return cache_of_user() / "answers" / hashlib.sha256(asked.encode(errors="surrogateescape")).hexdigest()
