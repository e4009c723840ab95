"""What `parity runs` says."""

from __future__ import annotations

from dataclasses import dataclass, field

from parity.records import Basis, RunStatus, Verdict
from parity.report.records.fields import WHERE_KNOWN


@dataclass(frozen=True)
class RunLine:
    """A run in a line. `verdict` is None until it has one; `started_at`, where it was imported."""

    run_id: int
    run_uuid: str
    study: str
    step: str
    title: str
    started_at: str | None
    status: RunStatus
    verdict: Verdict | None
    basis: Basis
    device: str
    device_name: str | None
    hidden_because: str | None = field(default=None, metadata=WHERE_KNOWN)

    @property
    def word(self) -> str:
        """The verdict, or the status of a run that has none."""
        return self.verdict or self.status


@dataclass(frozen=True)
class RunsReport:
    """The latest runs of a lab book, of a study or of a step, newest last; how many there are before them; and how many
    hidden ones are left out.
    """

    lab_book: str
    study: str | None
    step: str | None
    earlier: int
    hidden: int
    runs: list[RunLine]


@dataclass(frozen=True)
class HiddenRun:
    """A run that was hidden, or (without a reason) is shown again."""

    run_id: int
    run_uuid: str
    study: str
    step: str
    hidden_because: str | None


@dataclass(frozen=True)
class FileText:
    """Lines of a text, from the line `first` (from 1) on; it has `of` lines. `path` is a file of the workspace, or the
    name of what a run keeps.
    """

    path: str
    first: int
    of: int
    text: str


@dataclass(frozen=True)
class WrittenFile:
    """A file of the workspace that was written, and its size."""

    path: str
    size_bytes: int
