"""What reports say about profiles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from parity.report.records.fields import Figures

if TYPE_CHECKING:
    from parity.profilers.derived import DerivedFigure
    from parity.records import Durations, ProfiledLane, ProfileImport


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
class Beside:
    """A counter of one launch as the hardware and as the emulator give it, and their ratio. They agree within one
    percent; `agrees` is None where no source says what exactly the hardware counts. The emulator ran `workgroups` of
    the launch's.
    """

    counter: str
    hardware: float
    emulated: float
    ratio: float | None
    agrees: bool | None
    workgroups: int


@dataclass(frozen=True)
class Profile:
    """What one file of a profiler says about a lane. `seen` has every distinct figure of its dispatches."""

    basis: str
    source: str
    dispatches: int
    other_kernels: int
    is_partial: bool
    duration_ns: Durations | None
    seen: dict[str, list[int]]
    counters: Figures
    derived: list[DerivedFigure]
    beside_the_emulator: list[Beside]
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
class SharePair:
    """A share of the samples in each of two runs."""

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
class ProfilingReport:
    """The result of profiling the lanes of a run."""

    run_id: int
    lanes: list[ProfiledLane]


@dataclass(frozen=True)
class ImportReport:
    """The result of importing profiles into a run. `passed_over` has the files that were not read, by the reason."""

    run_id: int
    files: list[ProfileImport]
    passed_over: dict[str, list[str]]
