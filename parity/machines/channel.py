"""Messages between this machine and another: frames with their length in front, through pipes or through two files."""

import os
import select
import struct
import time
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

_LENGTH = struct.Struct(">Q")
_READ_BYTES = 1 << 20
_POLL_S = 0.05  # how often a file is looked at
MAGIC = b"\nparity's far end\n"  # a login shell may print something before it


class Lost(Exception):
    """The other side is gone; the text says how, as far as that is known."""


class Channel(Protocol):
    """Both ways to the other side."""

    def send(self, message: bytes) -> None:
        """Send a message. Raises Lost."""
        ...

    def receive(self, limit_s: float) -> bytes | None:
        """Return the next message, or None where there is none within a time. Raises Lost."""
        ...


class Frames:
    """Cuts what comes in pieces into messages."""

    def __init__(self) -> None:
        self._bytes = bytearray()

    def add(self, piece: bytes) -> None:
        self._bytes += piece

    def next(self) -> bytes | None:
        """Return a message that is there as a whole."""
        if len(self._bytes) < _LENGTH.size:
            return None
        (length,) = _LENGTH.unpack_from(self._bytes)
        end = _LENGTH.size + length
        if len(self._bytes) < end:
            return None
        message = bytes(self._bytes[_LENGTH.size : end])
        del self._bytes[:end]
        return message


def framed(message: bytes) -> bytes:
    """Return a message with its length in front."""
    return _LENGTH.pack(len(message)) + message


class Pipes:
    """A channel of two file descriptors. What comes before the magic words is `noise`."""

    def __init__(self, reads: int, writes: int, how: Callable[[], str], *, is_noisy: bool = False) -> None:
        self._reads, self._writes, self._how = reads, writes, how
        self._frames, self._is_noisy, self.noise = Frames(), is_noisy, b""
        self.is_closed = False  # its numbers may be another file's then

    def send(self, message: bytes) -> None:
        if self.is_closed:
            raise Lost("closed")
        left = memoryview(framed(message))
        try:
            while left:
                left = left[os.write(self._writes, left) :]
        except OSError as error:
            raise Lost(self._how()) from error

    def receive(self, limit_s: float) -> bytes | None:
        until = time.monotonic() + limit_s
        while (message := self._frames.next()) is None:
            if not select.select([self._reads], [], [], max(0.0, until - time.monotonic()))[0]:
                return None
            try:
                piece = os.read(self._reads, _READ_BYTES)
            except OSError as error:
                raise Lost(self._how()) from error
            if not piece:
                raise Lost(self._how())
            self._add(piece)
        return message

    def _add(self, piece: bytes) -> None:
        if not self._is_noisy:
            self._frames.add(piece)
            return
        self.noise += piece
        before, found, after = self.noise.partition(MAGIC)
        if found:
            self.noise, self._is_noisy = before, False
            self._frames.add(after)


class Files:
    """A channel of two files in a folder that both machines see: each appends to its own, and reads the other's."""

    def __init__(self, reads: Path, writes: Path, how: Callable[[], str | None]) -> None:
        """`how` says how the other side ended, or None while it lives."""
        self._reads, self._writes, self._how = reads, writes, how
        self._frames, self._offset = Frames(), 0

    def send(self, message: bytes) -> None:
        try:
            with self._writes.open("ab") as file:
                file.write(framed(message))
        except OSError as error:
            raise Lost(str(error)) from error

    def receive(self, limit_s: float) -> bytes | None:
        until = time.monotonic() + limit_s
        while (message := self._frames.next()) is None:
            if self._read():
                continue
            if (how := self._how()) is not None and not self._read():
                raise Lost(how)
            if time.monotonic() >= until:
                return None
            time.sleep(min(_POLL_S, limit_s))
        return message

    def _read(self) -> bool:
        """Read on; return whether there was something."""
        try:
            with self._reads.open("rb") as file:
                file.seek(self._offset)
                piece = file.read()
        except FileNotFoundError:
            return False
        self._offset += len(piece)
        self._frames.add(piece)
        return bool(piece)
