"""What the reports say, as records. `documents.py` makes JSON of them; `terminal/` and `markdown.py` lay them out."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from parity.isa.findings import Finding
from parity.isa.occupancy import Occupancy
from parity.records import Check, Diagnosis, MemoryInstruction, Reason, WrongElement

if TYPE_CHECKING:
    from collections.abc import Mapping

    from parity.emulator.emulate import WrittenOutput
    from parity.profile.joining import Imported
    from parity.profile.stage import ProfiledLane

Figures = dict[str, float]
INLINE: Mapping[str, Any] = {"inline": True}  # in JSON its entries stand among those of the record
WHERE_KNOWN: Mapping[str, Any] = {"where_known": True}  # in JSON it is absent where it is None


@dataclass(frozen=True)
class BaselineTimes:
    """A baseline's times by lane, in milliseconds."""

    step: str
    ms: dict[str, float | None]
    basis: str


@dataclass(frozen=True)
class Kpi:
    """A run's times by lane, in milliseconds: the last one, and all of them. `candidate_launch` is the launch that the
    candidate's headline counters are of; `ratio` the candidate's time over the reference's.
    """

    metric: str
    candidate: str
    reference: str | None
    candidate_launch: str
    ms: dict[str, float | None]
    all_ms: dict[str, list[float]]
    ratio: float | None
    basis: str | None
    baseline: BaselineTimes | None


@dataclass(frozen=True)
class StudyBaseline(Kpi):
    """The baseline of a study, with its step."""

    step: str


@dataclass(frozen=True)
class Case:
    """One verification case of a lane on a device."""

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


@dataclass(frozen=True)
class VerificationReport:
    """Whether the lanes compute what they should, and the cases that show it."""

    status: str
    detail: str | None
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
    baseline_ms: float | None
    sessions: list[SessionReport]


@dataclass(frozen=True)
class Compiler:
    """The compiler that built a lane."""

    compiler: str
    version: str
    path: str | None
    library_path: str | None
    library_sha256: str | None
    packages: dict[str, str] | None


@dataclass(frozen=True)
class Build:
    """How a lane's build ended."""

    ok: bool
    cached: bool
    seconds: float | None
    failed_stage: str | None
    failed_pass: str | None
    message: str | None


@dataclass(frozen=True)
class ResourceUse:
    """The compiler's figures, and the occupancy that follows from them."""

    figures: Figures = field(metadata=INLINE)
    occupancy: Occupancy | None = field(default=None, metadata=WHERE_KNOWN)


@dataclass(frozen=True)
class FunctionCounts:
    """Instructions of a whole kernel."""

    instructions: float | None
    counts: Figures
    classes: Figures


@dataclass(frozen=True)
class LoopCounts:
    """Instructions of the hot loop; an imported log knows some of them."""

    counts: Figures
    classes: Figures
    instructions: float | None = field(default=None, metadata=WHERE_KNOWN)
    matrix: float | None = field(default=None, metadata=WHERE_KNOWN)
    non_matrix_per_matrix: float | None = field(default=None, metadata=WHERE_KNOWN)


@dataclass(frozen=True)
class MachineCode:
    """What the machine code of a launch shows."""

    function: FunctionCounts
    hot_loop: LoopCounts | None


@dataclass(frozen=True)
class Executed:
    """Wave-instructions that the emulator executed."""

    total: float
    classes: Figures
    mnemonics: Figures


@dataclass(frozen=True)
class ExecutedLoop:
    """What one iteration of the hot loop executed."""

    figures: Figures = field(metadata=INLINE)
    classes: Figures = field(default_factory=dict)

    @property
    def instructions(self) -> float | None:
        return self.figures.get("instructions")


@dataclass(frozen=True)
class MemoryRow(MemoryInstruction):
    """A memory instruction with its basis."""

    basis: str


@dataclass(frozen=True)
class Emulated:
    """What the emulator counted in the first, small case."""

    basis: str
    executed: Executed
    hot_loop: ExecutedLoop
    waits: Figures
    lds: Figures
    global_: Figures
    memory_instructions: list[MemoryRow]
    per_unit: Figures | None = field(default=None, metadata=WHERE_KNOWN)


@dataclass(frozen=True)
class Duration:
    """Durations of a profile's dispatches in nanoseconds."""

    median: int
    min: int
    max: int
    dispatches: int


@dataclass(frozen=True)
class DerivedFigure:
    """A figure made of hardware counters, with its formula and where that is from."""

    name: str
    value: float
    formula: str
    source: str


@dataclass(frozen=True)
class SampledInstruction:
    """An instruction with its samples of the program counter."""

    instruction: str
    class_: str
    lines: list[int]
    in_hot_loop: bool | None
    samples: int
    issued: int | None
    stalls: dict[str, int]
    share: float


@dataclass(frozen=True)
class Sampling:
    """Samples of the program counter by class, place and stall reason, as shares, and the most sampled instructions."""

    samples: int
    classes: Figures
    places: Figures
    stalls: Figures
    instructions: list[SampledInstruction]


@dataclass(frozen=True)
class Profile:
    """What one file of a profiler says of a lane. `seen` has every distinct figure of its dispatches."""

    basis: str
    source: str
    dispatches: int
    other_kernels: int
    is_partial: bool
    duration_ns: Duration | None
    seen: dict[str, list[int]]
    counters: Figures
    derived: list[DerivedFigure]
    disagreements: list[str]
    pc_sampling: Sampling | None


@dataclass(frozen=True)
class ProfilerPass:
    """One pass of a profiler, with its failure if it has one."""

    uuid: str
    device_name: str | None
    profiler: str
    purpose: str
    counters: list[str]
    launches: int | None
    seconds: float | None
    failure: str | None
    log_sha256: str | None
    created_at: str


@dataclass(frozen=True)
class KeptFile:
    """An artifact."""

    name: str
    sha256: str
    size_bytes: int


@dataclass(frozen=True)
class LaneReport:
    """One lane, or one launch of a lane that has several."""

    toolchain: Compiler | None
    build: Build | None
    environment: dict[str, str] | None
    options: dict[str, Any] | None
    code_object_sha256: str | None
    counters_basis: str | None
    resources: ResourceUse
    profile: Figures
    isa: MachineCode
    emulated: Emulated | None
    profiles: list[Profile]
    profiler_passes: list[ProfilerPass]
    findings: list[Finding]
    facts: dict[str, str]
    artifacts: list[KeptFile]


@dataclass(frozen=True)
class StageReport:
    """One stage of a run."""

    name: str
    seconds: float | None
    finished_at: str


@dataclass(frozen=True)
class RunReport:
    """One run as `parity run --json` and `parity show --json` print it. `lanes` has every launch by its name."""

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
    status: str
    verdict: str | None
    basis: str
    reasons: list[Reason]
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

    @property
    def word(self) -> str:
        """The verdict, or the status of a run that has none."""
        return self.verdict or self.status


@dataclass(frozen=True)
class StudyRun(RunReport):
    """A run in the report of its study, and whether it was made under the study's contract of today."""

    same_contract: bool


@dataclass(frozen=True)
class Delta:
    """A counter of a run beside another run's."""

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
    """A run's counters beside those of another step, its baseline or parent."""

    step: str
    other: str
    role: str
    note: str | None
    counters: list[Delta]


@dataclass(frozen=True)
class GapColumn:
    """Whose hot loop a column of the gap is."""

    step: str
    lane: str
    is_reference: bool
    verdict: str | None


@dataclass(frozen=True)
class GapRow:
    """A class of instructions, per matrix instruction, in every column."""

    class_: str
    per_matrix: list[float]


@dataclass(frozen=True)
class Gap:
    """What the hot loop needs per matrix instruction: the reference's first, then each step's candidate's."""

    basis: str
    columns: list[GapColumn]
    rows: list[GapRow]
    non_matrix_per_matrix: list[float | None]
    next_free_vgpr: list[float | None]
    vgpr_spills: list[float | None]


@dataclass(frozen=True)
class StudyReport:
    """The state of a study. `contract` is the contract's own document."""

    study: str
    contract: dict[str, Any]
    contract_sha256: str
    baseline: StudyBaseline | None
    runs: list[StudyRun]
    isa_deltas: list[Deltas]
    gap: Gap | None
    findings: list[str]
    conclusions: list[str]
    next_plan: list[str]

    @property
    def steps(self) -> list[StudyRun]:
        return [run for run in self.runs if run.step.startswith("step")]

    @property
    def trials(self) -> list[StudyRun]:
        """What an imported log tried outside of the numbered steps."""
        return [run for run in self.runs if not run.step.startswith("step")]


@dataclass(frozen=True)
class DiffLane:
    """What may explain a difference of a lane."""

    toolchain: Compiler | None
    options: dict[str, Any] | None
    environment: dict[str, str] | None
    code_object_sha256: str | None
    facts: dict[str, str]


@dataclass(frozen=True)
class DiffSide:
    """One of the two runs of a difference."""

    step: str
    run_id: int
    title: str
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
class SharePair:
    """A share of both runs' samples."""

    kind: str
    name: str
    shares: tuple[float, float]


@dataclass(frozen=True)
class SamplingDifference:
    """Two runs' latest samples of the program counter side by side."""

    lane: str
    samples: tuple[int, int]
    rows: list[SharePair]


@dataclass(frozen=True)
class DiffReport:
    """Two runs side by side."""

    steps: tuple[str, str]
    contract: str
    note: str | None
    runs: tuple[DiffSide, DiffSide]
    counters: list[CounterPair]
    pc_sampling: list[SamplingDifference]


@dataclass(frozen=True)
class CalibrationReport:
    """How much identical binaries differ on a machine, and the delta that follows."""

    device: str
    device_name: str
    basis: str
    sessions: int
    aa_scatter: float
    delta: float


@dataclass(frozen=True)
class SweepRow:
    """A point of a sweep. Its figures are static; `ms` is measured, of the same binary in a run."""

    key: str
    study: str
    lane: str
    arch: str
    parameters: dict[str, Any]
    toolchain: str
    figures: Figures
    failure: str | None
    code_object_sha256: str | None
    verification: str | None
    detail: str
    ms: float | None
    basis: str
    ms_basis: str | None
    is_best: bool


@dataclass(frozen=True)
class SweepReport:
    """The points of a sweep, and by which figure some are best."""

    study: str
    lane: str
    best_by: str
    points: list[SweepRow]


@dataclass(frozen=True)
class MachineReport:
    """What on a machine bears on builds and measurements."""

    diagnoses: list[Diagnosis]


@dataclass(frozen=True)
class ProfilingReport:
    """What came of profiling the lanes of a run."""

    run_id: int
    lanes: list[ProfiledLane]


@dataclass(frozen=True)
class ImportReport:
    """What came of importing profiles into a run."""

    run_id: int
    files: list[Imported]


@dataclass(frozen=True)
class LaneFile(KeptFile):
    """An artifact and whose it is."""

    lane: str


@dataclass(frozen=True)
class ArtifactsReport:
    """What a run keeps."""

    run_id: int
    run_uuid: str
    study: str
    step: str
    artifacts: list[LaneFile]


@dataclass(frozen=True)
class FaultReport:
    """What a kernel did wrong on the emulator, and where."""

    kind: str
    text: str
    line: int
    workgroup: tuple[int, int, int]
    wave: int
    lane: int
    address: int | None
    register: str | None
    other_wave: int | None
    sentence: str


@dataclass(frozen=True)
class EmulationReport:
    """What `parity emulate` ran."""

    basis: str
    kernel: str
    workgroups: int
    executed: Executed
    lds: Figures
    global_: Figures
    waits: Figures
    hot_loop: ExecutedLoop
    memory_instructions: list[MemoryInstruction]
    faults: list[FaultReport]
    seconds: float
    outputs: list[WrittenOutput]
