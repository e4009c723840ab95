"""What people have written about a study: in its files, and in the lab book."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from parity.contract.history import read_conclusions, read_history
from parity.records import NoteKind

if TYPE_CHECKING:
    from collections.abc import Mapping

    from parity.contract import Contract
    from parity.contract.study import Study
    from parity.records import Note


@dataclass(frozen=True)
class StudyTexts:
    """The study's own findings, those of its imported log, what to do next, and notes about the study itself. `lead` is
    the finding that stands for all: the first one that the study's file has, or else the latest.
    """

    lead: str | None
    conclusions: list[str]
    of_the_log: list[str]
    next_plan: list[str]
    notes: list[str]

    @property
    def findings(self) -> list[str]:
        """The study's own findings, or the log's where it has none yet."""
        return self.conclusions or self.of_the_log


def study_texts(study: Study, notes: list[Note]) -> StudyTexts:
    """Return what `conclusions.toml` says, then what the lab book says; the log's plan only where there is no other.

    Raises InputError for a wrong file.
    """
    history, written = read_history(study.history_path), read_conclusions(study.conclusions_path)
    still_open = [note for note in notes if note.closed_at is None]
    texts = {kind: [_told(note) for note in still_open if note.kind is kind] for kind in NoteKind}
    of_log = history.findings if history else []
    leading = [*written.findings[:1], *texts[NoteKind.FINDING][-1:], *of_log[:1]]
    return StudyTexts(
        lead=leading[0] if leading else None,
        conclusions=[*written.findings, *texts[NoteKind.FINDING]],
        of_the_log=of_log,
        next_plan=[*written.next_plan, *texts[NoteKind.PLAN]] or (history.next_plan if history else []),
        notes=[note.text for note in still_open if note.kind is NoteKind.NOTE and note.step is None],
    )


def _told(note: Note) -> str:
    return f"{note.text} ({note.step})" if note.step else note.text


def problem_of(contract: Contract) -> str:
    """Return operator, sizes, tile, launch width and architecture in one line."""
    document = contract.document()
    sizes = " x ".join(map(str, document["axes"].values()))
    operator = document["operator"].partition(" ")[0]  # without the hash of a file of one's own
    return f"{operator}, {sizes}, {division_of(document)}, {contract.arch}"


def division_of(contract: Mapping[str, Any]) -> str:
    """Return tile and launch width of a contract's document."""
    if contract.get("own_tiles"):
        return "each lane's own tiles"
    return f"tile {' x '.join(map(str, contract['blocks'].values()))}, {contract['threads']} threads"
