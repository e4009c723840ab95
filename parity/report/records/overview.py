"""What a report says on one screen: a study at a glance, and a run in a few lines."""

from __future__ import annotations

from dataclasses import dataclass, field

from parity.report.records.fields import WHERE_KNOWN
from parity.report.records.run import RunReport


@dataclass(frozen=True)
class Shift:
    """A figure beside the one that it is compared with, each with its basis. `relative` is the difference as a part of
    the other; `low` and `high` bound it where it was measured in pairs. `against` is a step or a lane. If `is_time`,
    the values are milliseconds of the lane that `figure` names.
    """

    figure: str
    value: float
    basis: str
    against: str
    other: float | None
    other_basis: str
    relative: float | None = None
    low: float | None = None
    high: float | None = None
    is_time: bool = False


@dataclass(frozen=True)
class RunSummary:
    """A run in a few lines. `baseline` and `gap` are the two differences that matter: from the baseline, and from the
    reference lane to the candidate. Times lead where there are any; else figures of the machine code. `wrong` are lanes
    that nothing is compared with. `answered` says by which step's verdict, where the run has none of its own;
    `was_kept`, that an earlier run of the step was kept; `commands` are those that `next` tells of;
    `unconfined`, that a kernel's module ran with all rights of the user.
    """

    run_id: int
    study: str
    step: str
    title: str
    word: str
    was_kept: bool
    basis: str
    verification: str
    device_name: str | None
    ms: dict[str, float | None]
    vendor_ms: float | None
    time_basis: str | None
    baseline_step: str | None
    baseline: Shift | None
    gap: Shift | None
    wrong: list[str]
    reasons: list[str]
    next: str
    commands: list[str]
    answered: str | None = field(default=None, metadata=WHERE_KNOWN)
    unconfined: bool = False


@dataclass(frozen=True)
class EndedRun:
    """A run that has just ended."""

    run: RunReport
    summary: RunSummary


@dataclass(frozen=True)
class StepLine:
    """A step in a line: `work` is the candidate's instructions per unit of work, where the machine code is known;
    `has_changed`: a file that its run was made of is not the same any more. `was_kept`: this run was not kept, but an
    earlier measured one of the step was.
    """

    run_id: int
    step: str
    title: str
    word: str
    basis: str
    ms: dict[str, float | None]
    ratio: float | None
    work: float | None
    work_basis: str | None
    is_baseline: bool
    same_contract: bool
    has_changed: bool = False
    was_kept: bool = False


@dataclass(frozen=True)
class Trend:
    """One figure over the steps; None where a step does not have it."""

    figure: str
    basis: str
    values: list[float | None]


@dataclass(frozen=True)
class OwnBaseline:
    """The last run that was kept for a lane which is not the study's candidate, and that lane's time in it."""

    lane: str
    step: str
    ms: float
    basis: str


@dataclass(frozen=True)
class Overview:
    """A study at a glance, on one device. `steps` are the latest ones, after `earlier` others; `trials` are those of an
    imported log outside the numbered steps. `trends` go back further than `steps`, over those under the present
    contract; `work` is the name of the steps' figure of that name. `own_baselines` are those of other lanes.
    """

    study: str
    title: str
    problem: str
    device: str | None
    other_devices: dict[str, int]
    baseline: StepLine | None
    own_baselines: list[OwnBaseline]
    candidate: str
    lanes: list[str]
    work: str | None
    steps: list[StepLine]
    earlier: int
    trials: int
    trends: list[Trend]
    findings: list[str]
    next_plan: list[str]
    notes: list[str]
    last: RunSummary | None
    other_studies: list[str] | None = field(default=None, metadata=WHERE_KNOWN)
