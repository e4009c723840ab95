"""What reports say about a lane: its compiler, its machine code, what the emulator counted."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from parity.records import MemoryInstruction
from parity.report.figures import number
from parity.report.records.fields import INLINE, WHERE_KNOWN, Figures
from parity.report.records.profile import Profile, ProfilerPass

if TYPE_CHECKING:
    from parity.isa.findings import Finding
    from parity.isa.occupancy import Occupancy


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
    """Instructions of the hot loop; an imported log has only some of the figures."""

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
class ExecutedCounts:
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
    """A memory instruction with its basis. `is_assumed`: its LDS cycles rest on phases or banks that nobody has
    measured on this architecture.
    """

    basis: str
    is_assumed: bool


@dataclass(frozen=True)
class EmulatedCounts:
    """What the emulator counted in the first, small case; LDS, global memory and what is `issued` in workgroups of the
    contract's own size, if some ran.
    """

    basis: str
    executed: ExecutedCounts
    hot_loop: ExecutedLoop
    waits: Figures
    lds: Figures
    global_: Figures
    memory_instructions: list[MemoryRow]
    per_unit: Figures | None = field(default=None, metadata=WHERE_KNOWN)
    issued: Figures | None = field(default=None, metadata=WHERE_KNOWN)

    @property
    def sentence(self) -> str:
        """The main figures."""
        lds, memory = self.lds, self.global_
        per_unit = (self.per_unit or {}).get("instructions")
        own_size = lds.get("own_size_workgroups")
        where = f" in {number(own_size)} workgroups of the contract's own size" if own_size else ""
        assumed = f", {number(lds['assumed_cycles'])} of them by assumed phases" if lds.get("assumed_cycles") else ""
        per_element = f"{number(per_unit, 2)} instructions of a work-item for each element, " if per_unit else ""
        return (
            f"{self.executed.total:,} wave-instructions in the small problem, {per_element}"
            f"{number(self.hot_loop.instructions, 1)} per iteration of the hot loop, "
            f"LDS conflict rate {number(lds.get('conflict_rate'), 4)} ({number(lds['conflict_cycles'])} of "
            f"{number(lds['cycles'])} cycles{assumed}), "
            f"{number(memory.get('efficiency_64'), 2)} of the bytes of 64-byte segments used{where}"
        )


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
    emulated: EmulatedCounts | None
    profiles: list[Profile]
    profiler_passes: list[ProfilerPass]
    findings: list[Finding]
    facts: dict[str, str]
    artifacts: list[KeptFile]
