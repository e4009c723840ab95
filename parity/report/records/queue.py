"""What reports say about the queue."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from parity.report.records.fields import WHERE_KNOWN


@dataclass(frozen=True)
class Estimate:
    """How long a job will take, in seconds, and what that is taken from."""

    seconds: float
    basis: str


@dataclass(frozen=True)
class JobReport:
    """One job: `word` is its verdict, or its status while it has none. `ms` is the candidate's time, `ratio` that over
    the reference's; `seconds` is what the job took, `reason` its verdict's first reason, `detail` what else is to say.
    """

    job: int
    uuid: str
    study: str
    step: str
    options: dict[str, Any]
    status: str
    word: str
    basis: str | None
    candidate: str | None
    ms: float | None
    ratio: float | None
    run_id: int | None
    run_uuid: str | None
    seconds: float | None
    reason: str | None
    detail: str | None
    estimate: Estimate | None
    added_at: str
    started_at: str | None
    finished_at: str | None

    @property
    def name(self) -> str:
        return f"{self.study}/{self.step}"


@dataclass(frozen=True)
class QueueReport:
    """The queue of a machine: jobs in order, those that have ended first. `remaining_s` is the estimate for all that
    runs and waits, but for `without_estimate` jobs; `elsewhere` counts the waiting jobs of other machines.
    """

    host: str
    worker: str | None
    jobs: list[JobReport]
    earlier: int
    waiting: int
    remaining_s: float | None
    remaining_basis: str
    without_estimate: int
    elsewhere: dict[str, int]
    stopped_on: str | None = field(default=None, metadata=WHERE_KNOWN)
