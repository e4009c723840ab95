"""What reports say about a study, and about two runs side by side."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from parity.records import Note
from parity.report.records.fields import WHERE_KNOWN
from parity.report.records.lane import Compiler
from parity.report.records.profile import SamplingDifference
from parity.report.records.run import Kpi, RunReport
from parity.report.records.steps import StepRow


@dataclass(frozen=True)
class Delta:
    """A counter of a run compared with another run's."""

    lane: str
    scope: str
    name: str
    value: float
    basis: str
    other: float
    other_basis: str
    delta: float


@dataclass(frozen=True)
class Deltas:
    """A run's counters compared with those of another step: its `role` is baseline, parent, or, where there is no
    baseline, predecessor.
    """

    step: str
    other: str
    role: str
    note: str | None
    counters: list[Delta]


@dataclass(frozen=True)
class GapColumn:
    """The step and lane to which a column of the gap belongs."""

    step: str
    lane: str
    is_reference: bool
    verdict: str | None

    @property
    def heading(self) -> str:
        """`step17 (rejected)`, or `hip of step22` for the reference."""
        mark = {"reject": " (rejected)", "invalid": " (invalid)"}.get(self.verdict or "", "")
        return f"{self.lane} of {self.step}" if self.is_reference else f"{self.step}{mark}"


@dataclass(frozen=True)
class GapRow:
    """A class of instructions, per matrix instruction, in every column."""

    class_: str
    per_matrix: list[float]


@dataclass(frozen=True)
class Gap:
    """Instructions of the hot loop per matrix instruction: the reference's first, then each step's candidate's."""

    basis: str
    columns: list[GapColumn]
    rows: list[GapRow]
    non_matrix_per_matrix: list[float | None]
    next_free_vgpr: list[float | None]
    vgpr_spills: list[float | None]


@dataclass(frozen=True)
class StudyReport:
    """The state of a study. `contract` is the contract's own document. Times are of `device`; `other_devices` have
    timed so many steps. `steps` has a row for each run, `runs` has all of it.
    """

    study: str
    device: str | None
    other_devices: dict[str, int]
    contract: dict[str, Any]
    contract_sha256: str
    baseline: StepRow | None
    steps: list[StepRow]
    runs: list[RunReport]
    isa_deltas: list[Deltas]
    gap: Gap | None
    findings: list[str]
    conclusions: list[str]
    next_plan: list[str]
    notes: list[Note]
    other_studies: list[str] | None = field(default=None, metadata=WHERE_KNOWN)


@dataclass(frozen=True)
class NotesReport:
    """Notes about a study or a step: the one that was written or closed, or all."""

    study: str
    step: str | None
    notes: list[Note]


@dataclass(frozen=True)
class ListedStudy:
    """A study as a line among others: its steps are counted, `baseline` is the baseline's step."""

    study: str
    title: str
    arch: str
    steps: int
    baseline: str | None


@dataclass(frozen=True)
class StudiesReport:
    """The studies of a workspace."""

    studies: list[ListedStudy]


@dataclass(frozen=True)
class DiffLane:
    """What may explain a difference in a lane; `launch` says how it is launched."""

    toolchain: Compiler | None
    options: dict[str, Any] | None
    environment: dict[str, str] | None
    code_object_sha256: str | None
    facts: dict[str, str]
    launch: dict[str, Any]


@dataclass(frozen=True)
class DiffSide:
    """One of the two runs of a difference."""

    step: str
    run_id: int
    title: str
    status: str
    verdict: str | None
    basis: str
    kpi: Kpi
    lanes: dict[str, DiffLane]


@dataclass(frozen=True)
class CounterPair:
    """A counter in both runs; None where a run does not have it."""

    lane: str
    scope: str
    name: str
    values: tuple[float | None, float | None]
    bases: tuple[str | None, str | None]


@dataclass(frozen=True)
class TextDifference:
    """A text that differs: lines that begin with `+`, `-`, a space or `@`. `left_out` more lines are not shown."""

    name: str
    lines: list[str]
    left_out: int


@dataclass(frozen=True)
class DiffReport:
    """Two runs side by side; `texts` are settings and sources that differ, of the first run before."""

    steps: tuple[str, str]
    contract: str
    note: str | None
    runs: tuple[DiffSide, DiffSide]
    texts: list[TextDifference]
    counters: list[CounterPair]
    pc_sampling: list[SamplingDifference]
