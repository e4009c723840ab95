"""What people write into a lab book."""

from dataclasses import dataclass

from parity.records.words import NoteKind


@dataclass(frozen=True)
class Note:
    """What somebody wrote about a study, or about one of its steps. What is closed is not shown any more."""

    uuid: str
    study: str
    step: str | None
    kind: NoteKind
    text: str
    created_at: str
    closed_at: str | None
