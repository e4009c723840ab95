"""What reports say about a machine, sweeps, and launches on the emulator."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from parity.records import Diagnosis, MemoryInstruction
from parity.report.records.fields import Figures
from parity.report.records.lane import Executed, ExecutedLoop

if TYPE_CHECKING:
    from parity.emulator.emulate import WrittenOutput


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
    """A point of a sweep. Its figures are static; `ms` was measured with the same binary in a run."""

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
    """The points of a sweep, and the figure by which the best are chosen."""

    study: str
    lane: str
    best_by: str
    points: list[SweepRow]


@dataclass(frozen=True)
class MachineReport:
    """The findings about a machine that affect builds and measurements."""

    diagnoses: list[Diagnosis]


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
