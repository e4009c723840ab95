"""What the two sides tell each other. Each is a frame with a record in it."""

from collections.abc import Mapping
from dataclasses import dataclass

from parity.records import DeviceFacts


@dataclass(frozen=True)
class Hello:
    """The first message both ways: the answer has the same number."""

    number: str


@dataclass(frozen=True)
class Offer:
    """The hashes of files that a task needs, and back: of those, the ones that are not there."""

    files: tuple[str, ...]


@dataclass(frozen=True)
class File:
    """A file's content, by which it is known there."""

    content: bytes


@dataclass(frozen=True)
class Task:
    """What is asked: a target with its arguments, packed, and its files by place and hash.

    It holds the device's lock, for which it waits so long, and `holder` says for whom; without a device, none.
    """

    name: str
    request: bytes
    files: Mapping[str, str]
    device: DeviceFacts | None
    wait_s: float
    holder: str
    limit_s: float
    at_first: str
    per_event: bool


@dataclass(frozen=True)
class Look:
    """Asks whether a task is under way, or has come to its end: then `is_whole` of the answer is True."""

    name: str


@dataclass(frozen=True)
class Follow:
    """Tell what a task's journal has from this byte on, and what it gets."""

    name: str
    offset: int = 0


@dataclass(frozen=True)
class Told:
    """One entry of a journal, which ends at this byte."""

    entry: bytes
    offset: int


@dataclass(frozen=True)
class Ended:
    """A journal has no more entries. `is_whole` is False where the task's process was killed before it had ended, or
    where there is no such task. `log` is what the process printed.
    """

    is_whole: bool
    log: str = ""


@dataclass(frozen=True)
class Forget:
    """End a task, if it runs, and remove what is there of it."""

    name: str


@dataclass(frozen=True)
class Goodbye:
    """Nothing more is asked."""
