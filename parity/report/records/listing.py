"""What `parity runs` says."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class RunLine:
    """A run in a line. `verdict` is None until it has one; `started_at`, where it was imported."""

    run_id: int
    run_uuid: str
    study: str
    step: str
    title: str
    started_at: str | None
    status: str
    verdict: str | None
    basis: str
    device: str
    device_name: str | None

    @property
    def word(self) -> str:
        """The verdict, or the status of a run that has none."""
        return self.verdict or self.status


@dataclass(frozen=True)
class RunsReport:
    """The latest runs of a lab book, of a study or of a step, newest last, and how many there are before them."""

    lab_book: str
    study: str | None
    step: str | None
    earlier: int
    runs: list[RunLine]
