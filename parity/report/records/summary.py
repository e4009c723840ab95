"""What `--summary` prints: a few kilobytes, for programs that read many runs."""

from __future__ import annotations

from dataclasses import dataclass

from parity.records import Reason
from parity.report.records.overview import Shift
from parity.report.records.study import Delta


@dataclass(frozen=True)
class Times:
    """A run's times by lane, in milliseconds, and their basis. `ratio` is the candidate's over the reference's."""

    candidate: str
    reference: str | None
    ms: dict[str, float | None]
    vendor_ms: float | None
    ratio: float | None
    basis: str | None


@dataclass(frozen=True)
class LargeDelta(Delta):
    """A counter that differs much from the baseline's. `relative` is the difference as a part of the baseline's; None
    where that is zero.
    """

    relative: float | None


@dataclass(frozen=True)
class Summary:
    """A run in short. `from_baseline` and `gap` are the two differences that matter, `deltas` the largest others by
    relative change; `note` says what differs from the baseline besides the step's change; `hints`, what to do next.
    """

    run_id: int
    run_uuid: str
    study: str
    step: str
    title: str
    status: str
    verdict: str | None
    basis: str
    reasons: list[Reason]
    verification: str
    device: str
    device_name: str | None
    kpi: Times
    baseline: str | None
    from_baseline: Shift | None
    gap: Shift | None
    deltas: list[LargeDelta]
    note: str | None
    hints: list[str]


@dataclass(frozen=True)
class StepSummary:
    """A step in short: its latest run's verdict (or status) and times, and the candidate's instructions per unit of
    work.
    """

    step: str
    run_id: int
    verdict: str
    basis: str
    ms: dict[str, float | None]
    ratio: float | None
    work: float | None
    work_basis: str | None


@dataclass(frozen=True)
class StudySummary:
    """A study in short, on one device. `work` is the name of the steps' figure of that name; `hint` is what to do next
    after `last_run`.
    """

    study: str
    title: str
    device: str | None
    other_devices: dict[str, int]
    candidate: str
    baseline: str | None
    work: str | None
    steps: list[StepSummary]
    last_run: int | None
    hint: str | None
