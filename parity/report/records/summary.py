"""What `--summary` prints: a few kilobytes, for programs that read many runs."""

from __future__ import annotations

from dataclasses import dataclass

from parity.records import Basis, ExpectationResult, Reason, RunStatus, Verdict
from parity.report.records.run import AnswerReport, Case, Shift, Why
from parity.report.records.steps import StepRow
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
    """A counter that differs much from the other run's. `relative` is the difference as a part of the other's; None
    where that is zero.
    """

    relative: float | None


@dataclass(frozen=True)
class ClassGap:
    """Instructions of one class that the candidate and the reference spend on a unit of work."""

    name: str
    candidate: float
    reference: float


@dataclass(frozen=True)
class GapByClass:
    """The gap between candidate and reference by class, the largest difference first; matrix instructions come last."""

    unit: str
    basis: str
    classes: list[ClassGap]


@dataclass(frozen=True)
class Summary:
    """A run in short. `from_baseline` and `gap` are the two differences that matter. Where there is no `baseline`,
    `before` is the step before, which nobody kept, and `from_before` the difference from it. `deltas` are others from
    the baseline, or else from the step before: first the judged lane's work for a unit, private memory, registers and
    instructions where they moved, then the largest by relative change; `note` says what differs from it besides
    the step's change; `hints`, what to do next, and `commands`, those that hints tell of, as a shell takes them (a word
    in capitals is to be replaced). `gap_by_class` is None where nothing is known of both lanes, or one is wrong.
    `why` says what costs most, and where it is written. `failed_case` is the first case that failed, with wrong
    elements, or the fault and its place. `answer` is the run of another step whose verdict holds for this one, where
    that is `answered`. `was_kept`: an earlier run of the step was kept, and this one not.
    """

    run_id: int
    run_uuid: str
    study: str
    step: str
    title: str
    status: RunStatus
    verdict: Verdict | None
    was_kept: bool
    basis: Basis
    answer: AnswerReport | None
    reasons: list[Reason]
    expectations: list[ExpectationResult]
    verification: str
    device: str
    device_name: str | None
    kpi: Times
    baseline: str | None
    from_baseline: Shift | None
    before: str | None
    from_before: Shift | None
    gap: Shift | None
    gap_by_class: GapByClass | None
    why: Why | None
    failed_case: Case | None
    deltas: list[LargeDelta]
    note: str | None
    hints: list[str]
    commands: list[str]


@dataclass(frozen=True)
class StudySummary:
    """A study in short, on one device. `why` says what costs most in its highest step, or else in its baseline; `hint`,
    what to do next after the run of its highest step.
    """

    study: str
    title: str
    device: str | None
    other_devices: dict[str, int]
    candidate: str
    baseline: str | None
    steps: list[StepRow]
    highest_run: int | None
    why: Why | None
    hint: str | None


@dataclass(frozen=True)
class BriefStep:
    """A step in a few words: how it ended and on which basis, milliseconds by lane with their basis, and the
    candidate's time over the reference's.
    """

    step: str
    ended: str
    basis: str
    ms: dict[str, float]
    time_basis: str | None
    ratio: float | None
    title: str


@dataclass(frozen=True)
class StudyState:
    """Where a study stands, in 2 kB: `verdicts` counts its steps by how they ended, `steps` are the last ones. Texts
    may be cut (…). `own_baselines` are what was kept last for other lanes than the candidate, `more_findings` counts
    those that are left out; `why` says what costs most, and in which step, `next` what to do next.
    """

    study: str
    title: str
    problem: str
    device: str | None
    candidate: str
    baseline: BriefStep | None
    own_baselines: dict[str, str]
    verdicts: dict[str, int]
    steps: list[BriefStep]
    findings: list[str]
    more_findings: int
    plan: list[str]
    why: str | None
    next: str | None
