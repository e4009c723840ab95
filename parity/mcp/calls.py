"""One call as a process: `parity` with its words, which the client's cancellation or a limit can end."""

import json
import os
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any

import anyio

from parity.contract.workspace import Workspace
from parity.devices.lock import holds_a_device
from parity.mcp.limits import Ledger, Usage, size_of
from parity.report.documents import printed
from parity.report.failing import failure
from parity.report.records.listing import WrittenFile
from parity.system.itself import own_command, own_environment
from parity.system.leftovers import temporary_folder
from parity.system.process import end_in_words, ends_within, process_group, started

Document = dict[str, Any]
Progress = Callable[[str], Awaitable[None]]
_LOOK_S = 0.1
_GRACE_S = 20.0  # for a run that is ended to record what it has
_WRITE_S = 5.0  # after which the ledger gets what was used; at first it gets it at once
_FEW = 4  # commands that only read or write a little
_SIZE_S = 2.0  # between two looks at the workspace's size
_UNAVAILABLE = 3
_MOST_SAID = 500  # letters


@dataclass(frozen=True)
class Desk:
    """A client's place: the workspace, its lab book's address, what the client may use, and the options that whoever
    started the server gives every build and every run.
    """

    workspace: Workspace
    book: str
    ledger: Ledger
    building: tuple[str, ...] = ()
    measuring: tuple[str, ...] = ()
    one_at_a_time: anyio.Lock = field(default_factory=anyio.Lock)
    few_at_a_time: anyio.Semaphore = field(default_factory=lambda: anyio.Semaphore(_FEW))

    async def look(self, *words: str) -> Document:
        """Return the document of a command that reads."""
        async with self.few_at_a_time:
            return await self._called(words, None, None)

    async def put(self, tool: str, *words: str) -> Document:
        """Return the document of a command that writes a little, only while the client has something left."""
        async with self.few_at_a_time:
            return await self._metered(tool, words, None)

    async def work(self, tool: str, words: tuple[str, ...], progress: Progress) -> Document:
        """Return the document of a command that builds or measures. One works at a time, and only while the client has
        something left of each limit; a command at work when a limit is reached is ended, and records what it has.
        """
        async with self.one_at_a_time:
            return await self._metered(tool, words, progress)

    def written(self, tool: str, write: Callable[[], WrittenFile]) -> Document:
        """Return the document of a file that is written, only while the client has something left."""
        if sentence := self.ledger.reached(self.ledger.used()):
            return _limit(sentence)
        file = write()
        self.ledger.add(tool, Usage(disk_bytes=file.size_bytes))
        return printed(file)

    async def _metered(self, tool: str, words: tuple[str, ...], progress: Progress | None) -> Document:
        if sentence := self.ledger.reached(self.ledger.used()):
            return _limit(sentence)
        return await self._called(words, _Meter(self.ledger, self.workspace.root, tool), progress)

    async def _called(self, words: tuple[str, ...], meter: "_Meter | None", progress: Progress | None) -> Document:
        with (
            temporary_folder("mcp") as folder,
            tempfile.TemporaryFile() as output,
            tempfile.TemporaryFile() as errors,
            process_group() as group,
        ):
            told = folder / "progress"
            command = own_command(*words)
            env = {**os.environ, **own_environment(self.workspace.root, self.book)}
            # Without PYTHONSAFEPATH, Python would import modules of the working folder: a client may have written them.
            env |= {"PYTHONSAFEPATH": "1", "PARITY_PROGRESS": str(told)}
            process = started(command, env=env, group=group, output=output.fileno(), errors=errors.fileno())
            reached, at = None, 0
            try:
                while reached is None and not ends_within(process, 0):
                    await anyio.sleep(_LOOK_S)
                    reached = meter.reached(process.pid) if meter else None
                    at = await _tell(told, at, progress)
            finally:
                with anyio.CancelScope(shield=True):
                    await _end(process)
                if meter:
                    meter.write()
            return _limit(reached) if reached else _document(process.returncode, output, errors)


class _Meter:
    """Measures what one call uses, and writes it down every few seconds: a server may be killed at any time."""

    def __init__(self, ledger: Ledger, root: Path, tool: str) -> None:
        self._ledger, self._root, self._tool = ledger, root, tool
        self._before, self._size = ledger.used(), size_of(root)
        self._begun = self._looked = self._sized = self._written = time.monotonic()
        self._used = self._told = Usage()

    def reached(self, process: int) -> str | None:
        """Return which limit the client has reached, in a sentence; None for none."""
        now = time.monotonic()
        gpu_s = self._used.gpu_s + (now - self._looked if holds_a_device(process) else 0.0)
        disk_bytes = self._used.disk_bytes
        if now - self._sized > _SIZE_S:
            disk_bytes, self._sized = max(0, size_of(self._root) - self._size), now
        self._looked, self._used = now, Usage(now - self._begun, gpu_s, disk_bytes)
        if now - self._written > (_WRITE_S if now - self._begun > _WRITE_S else _LOOK_S):
            self._note(self._used)
        return self._ledger.reached(self._before + (self._used - self._told))

    def write(self) -> None:
        """Write down what was used to the end."""
        grown = max(0, size_of(self._root) - self._size)
        self._note(Usage(time.monotonic() - self._begun, self._used.gpu_s, grown))

    def _note(self, used: Usage) -> None:
        self._ledger.add(self._tool, used - self._told)
        self._told, self._written, self._before = used, time.monotonic(), self._ledger.used()


async def _end(process: Any) -> None:
    """Ask a command to end, which then records what it has; its group is killed if it takes too long."""
    until = time.monotonic() + _GRACE_S
    if not ends_within(process, 0):
        process.terminate()
    while not ends_within(process, 0) and time.monotonic() < until:
        await anyio.sleep(_LOOK_S)


async def _tell(path: Path, at: int, progress: Progress | None) -> int:
    """Tell the client the latest of what a command has said since, and return how far it was read."""
    if progress is None or not path.is_file():
        return at
    with path.open("rb") as file:
        file.seek(at)
        said, _, _ = file.read().rpartition(b"\n")
    if not said:
        return at
    row = json.loads(said.splitlines()[-1])
    of = f" ({row['done']} of {row['total']})" if row["total"] else ""
    await progress(f"{row['text']}{of}")
    return at + len(said) + 1


def _limit(sentence: str) -> Document:
    return printed(failure("limit", _UNAVAILABLE, [sentence]))


def _document(returncode: int, output: IO[bytes], errors: IO[bytes]) -> Document:
    """Return what a command printed; where that is no document, why: it was killed, or it has a bug."""
    output.seek(0)
    try:
        document: Document = json.loads(output.read())
    except ValueError:
        errors.seek(0)
        lines = errors.read().decode(errors="replace").splitlines() or [""]
        said = f"the command {end_in_words(returncode)}: {lines[-1].strip()[:_MOST_SAID]}"
        return printed(failure("unavailable", _UNAVAILABLE, [said.rstrip(": ")]))
    return document
