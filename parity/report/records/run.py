"""What reports say about one run."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from parity.records import Basis, Check, ExpectationResult, Note, Reason, RunStatus, SizeOutcome, Verdict, WrongElement
from parity.records.faults import Fault
from parity.report.figures import interval, percent
from parity.report.records.fields import WHERE_KNOWN
from parity.report.records.lane import KeptFile, LaneReport

if TYPE_CHECKING:
    from parity.origin.changes import ChangedFile
    from parity.origin.committing import StepCommit
    from parity.report.records.origin import RunOrigin


@dataclass(frozen=True)
class BaselineTimes:
    """A baseline's times by lane, in milliseconds."""

    step: str
    ms: dict[str, float | None]
    basis: str


@dataclass(frozen=True)
class Kpi:
    """A run's times by lane, in milliseconds: the last one, and all of them. `main_launches` has for each lane the
    launch whose counters stand for it; `ratio` is the candidate's time over the reference's. The step was `judged` by
    one of them, as `baseline` was.
    """

    metric: str
    candidate: str
    judged: str
    reference: str | None
    main_launches: dict[str, str]
    ms: dict[str, float | None]
    all_ms: dict[str, list[float]]
    ratio: float | None
    basis: str | None
    baseline: BaselineTimes | None


@dataclass(frozen=True)
class Case:
    """One verification case of a lane on a device; `fault` is the emulator's, with its place."""

    lane: str
    name: str
    passed: bool
    workgroups: int
    elements: int
    wrong: int
    unwritten: int
    detail: str
    device: str
    tolerance: str | None
    wrong_elements: list[WrongElement] | None
    shared: list[str] | None
    fault: Fault | None


@dataclass(frozen=True)
class VerificationReport:
    """Whether the lanes compute what they should, and the cases that were run. `rests_on`: what those that passed rest
    on, in a word: exact, hardware's order, tolerance or captured.
    """

    status: str
    detail: str | None
    rests_on: str | None
    cases: list[Case]


@dataclass(frozen=True)
class SessionReport:
    """One process that measured. `effect` is the candidate's time relative to the baseline's, less 1."""

    number: int
    purpose: str
    device: str
    epoch: str
    delta: float
    started_at: str
    device_facts: dict[str, Any] | None
    warm_up_s: float | None
    is_flat: bool | None
    launches: dict[str, int] | None
    timed_s: float | None
    measuring_s: float | None
    pairs: int | None
    effect: float | None
    effect_low: float | None
    effect_high: float | None
    p_faster: float | None
    failure: str | None
    timed_share: float | None


@dataclass(frozen=True)
class Measurement:
    """The sessions of a run, and where they ran."""

    basis: str
    epoch: str | None
    device: dict[str, str]
    vendor_ms: float | None
    vendor_all_ms: dict[str, float]
    baseline_ms: float | None
    sessions: list[SessionReport]


@dataclass(frozen=True)
class StageReport:
    """One stage of a run."""

    name: str
    seconds: float | None
    finished_at: str


@dataclass(frozen=True)
class AnswerReport:
    """The earlier run of another step that answers what a run asks: its verdict, on that verdict's own basis."""

    run_id: int
    run_uuid: str
    study: str
    step: str
    verdict: Verdict
    basis: Basis
    device_name: str | None
    finished_at: str | None


@dataclass(frozen=True)
class RunReport:
    """One run as `parity run --json` and `parity show --json` print it. `lanes` has every launch by its name.

    `answer` is the run of another step that was asked the same before; then this one has no verdict of its own.
    `precondition` says what is new where it was run all the same; equal experiments have an equal `fingerprint`.
    `notes` are what people wrote about the step later. `origin` is None for a run from before that was
    recorded, and `changed_files` are those of its files that are not the same any more, where that is known.
    `was_kept`: this run was not kept, but an earlier measured one of its step was. `kpi` is that of the contract's own
    size; `sizes` has the others.
    """

    run_id: int
    run_uuid: str
    contract_sha256: str
    study: str
    step: str
    title: str
    parent: str | None
    hypothesis: str | None
    change: str | None
    expected: str | None
    device: str
    device_name: str | None
    arch: str
    status: RunStatus
    verdict: Verdict | None
    was_kept: bool
    basis: Basis
    answer: AnswerReport | None
    precondition: str | None
    fingerprint: str | None
    reasons: list[Reason]
    expectations: list[ExpectationResult]
    verification: VerificationReport
    kpi: Kpi
    measurement: Measurement | None
    checks: list[Check]
    lanes: dict[str, LaneReport]
    stages: list[StageReport]
    started_at: str | None
    finished_at: str | None
    source: str | None
    note: str | None
    notes: list[Note]
    sizes: Sizes | None = field(default=None, kw_only=True, metadata=WHERE_KNOWN)
    hidden_because: str | None = field(default=None, kw_only=True, metadata=WHERE_KNOWN)
    committed: StepCommit | None = field(default=None, kw_only=True, metadata=WHERE_KNOWN)
    origin: RunOrigin | None = field(default=None, metadata=WHERE_KNOWN, kw_only=True)
    changed_files: list[ChangedFile] | None = field(default=None, metadata=WHERE_KNOWN, kw_only=True)

    @property
    def word(self) -> str:
        """The verdict, or the status of a run that has none."""
        return self.verdict or self.status


@dataclass(frozen=True)
class LaneFile(KeptFile):
    """An artifact and the lane that it belongs to."""

    lane: str


@dataclass(frozen=True)
class ArtifactReport(LaneFile):
    """One artifact: the `file` that it was written to, or else its `text`."""

    run_uuid: str
    file: str | None
    text: str | None


@dataclass(frozen=True)
class ArtifactsReport:
    """The artifacts that a run keeps."""

    run_id: int
    run_uuid: str
    study: str
    step: str
    artifacts: list[LaneFile]


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
class Evidence:
    """A figure that a rule rests on, and that of the other side, where there is one."""

    figure: str
    value: float
    other: float | None


@dataclass(frozen=True)
class Why:
    """Why a launch of a `step` costs more than another lane's or step's, or what costs it most, by a rule: the
    sentence, the `source` line as `path:line`, and figures. It is counted, and explains; only a time decides.
    """

    step: str
    rule: str
    sentence: str
    launch: str
    against: str | None
    basis: str
    source: str | None
    evidence: list[Evidence]

    @property
    def is_of_time(self) -> bool:
        """Whether it rests on times: what is merely counted stands out, and may cost little."""
        return self.basis in ("measured", "profiled")


@dataclass(frozen=True)
class Sizes:
    """What a run found at each size of its contract, and by how much the judged lane's geometric mean over them differs
    from its baseline's, which decides; relative, with its bounds (95 %).
    """

    each: list[SizeOutcome]
    effect: float | None
    effect_low: float | None
    effect_high: float | None

    @property
    def ratio(self) -> float | None:
        """The weighted geometric mean of the gaps; None unless every size has one."""
        known = [(size.weight, math.log(size.ratio)) for size in self.each if size.ratio is not None]
        if len(known) < len(self.each):
            return None
        return math.exp(sum(weight * log for weight, log in known) / sum(weight for weight, _ in known))

    @property
    def sentence(self) -> str:
        """How the mean has changed, which lane takes less time at which sizes, and what else is to be known of them."""
        first, bounds = self.each[0], interval(self.effect_low, self.effect_high)
        change = (
            [f"their geometric mean changed by {percent(self.effect)} [{bounds}]"] if self.effect is not None else []
        )
        marks = [
            (f"{first.candidate} takes less time", [one.name for one in self.each if (one.ratio_high or 1) < 1]),
            (f"{first.reference} takes less time", [one.name for one in self.each if (one.ratio_low or 1) > 1]),
            ("worse", [one.name for one in self.each if one.standing == "worse"]),
            ("mostly the launch", [one.name for one in self.each if one.is_mostly_launch]),
        ]
        said = [f"{what} at {self._named(names)}" for what, names in marks if names]
        return f"{'; '.join([f'{len(self.each)} sizes', *change, *said])} ({first.basis})"

    def _named(self, names: list[str]) -> str:
        return f"all {len(names)}" if len(names) == len(self.each) else ", ".join(names)


@dataclass(frozen=True)
class RunSummary:
    """A run in a few lines. `baseline` and `gap` are the two differences that matter: from the baseline, and from the
    reference lane to the candidate. Where there is no baseline, `before` is that from the run of the step before, which
    nobody kept. Times lead where there are any; else figures of the machine code. `wrong` are lanes
    that nothing is compared with. `answered` says by which step's verdict, where the run has none of its own;
    `was_kept`, that an earlier run of the step was kept; `commands` are those that `next` tells of;
    `unconfined`, that a kernel's module ran with all rights of the user; `why` says what costs most. Times and
    differences are those of the contract's own size; `sizes` has the others.
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
    before_step: str | None
    before: Shift | None
    gap: Shift | None
    wrong: list[str]
    reasons: list[str]
    next: str
    commands: list[str]
    answered: str | None = field(default=None, metadata=WHERE_KNOWN)
    unconfined: bool = False
    why: Why | None = field(default=None, metadata=WHERE_KNOWN)
    sizes: Sizes | None = field(default=None, metadata=WHERE_KNOWN)


@dataclass(frozen=True)
class EndedRun:
    """A run that has just ended, and how its figures differ from those of the run that it is shown beside."""

    run: RunReport
    summary: RunSummary
    changed: str | None
