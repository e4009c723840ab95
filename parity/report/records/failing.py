"""What `--json` prints in the place of a document that could not be made."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class ErrorKind(StrEnum):
    """What kind of thing went wrong."""

    INPUT = "input"  # words or files
    STORE = "store"  # the lab book
    UNAVAILABLE = "unavailable"  # what this machine lacks
    BUSY = "busy"  # another run holds it
    INTERRUPTED = "interrupted"
    LIMIT = "limit"  # what a client of `parity mcp` may use is used up


@dataclass(frozen=True)
class Complaint:
    """One thing that is wrong: the sentence, the file and the field or option that it is about, and what is expected
    instead; each None where the sentence does not tell.
    """

    text: str
    file: str | None
    field: str | None
    expected: str | None


@dataclass(frozen=True)
class ErrorReport:
    """Why a command did not do what was asked."""

    kind: ErrorKind
    exit_code: int
    errors: list[Complaint]


@dataclass(frozen=True)
class SchemasReport:
    """The schemas that `parity schema NAME` prints: of documents by their names without `parity.` and version, and of a
    workspace's files.
    """

    documents: dict[str, str]
    files: list[str]
