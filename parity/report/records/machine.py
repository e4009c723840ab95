"""What reports say about a machine, and about launches on the emulator."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from parity.records import Diagnosis
from parity.report.records.fields import INLINE, Figures
from parity.report.records.lane import ExecutedCounts, ExecutedLoop, MemoryRow

if TYPE_CHECKING:
    from parity.emulator.emulate import WrittenOutput
    from parity.emulator.matrix import Rounding
    from parity.records.faults import Fault


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
class MachineReport:
    """The findings about a machine that affect builds and measurements, or about a lab book (`--book`)."""

    diagnoses: list[Diagnosis]


@dataclass(frozen=True)
class FaultReport:
    """What a kernel did wrong on the emulator, and where, and the same as a sentence; in how many workgroups this
    instruction did so.
    """

    fault: Fault = field(metadata=INLINE)
    sentence: str
    workgroups: int


@dataclass(frozen=True)
class EmulationReport:
    """What `parity emulate` ran. `matrix_instructions`: how those that ran round their sums. `printed`: what the kernel
    has printed. `against`: how it differs from the other that it was held against, if it was.
    """

    basis: str
    kernel: str
    workgroups: int
    executed: ExecutedCounts
    lds: Figures
    global_: Figures
    waits: Figures
    issued: Figures
    hot_loop: ExecutedLoop
    memory_instructions: list[MemoryRow]
    matrix_instructions: dict[str, Rounding]
    faults: list[FaultReport]
    seconds: float
    outputs: list[WrittenOutput]
    printed: str
    notes: list[str]
    against: str | None = None
