"""What the report of a program on the emulator says."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class GridCount:
    """How often a kernel was launched with a grid of so many workgroups in x, y and z."""

    grid: list[int]
    launches: int


@dataclass(frozen=True)
class ExecutedLine:
    """A source line of a kernel: its text where the file can be read, how many instructions it became (static), and how
    many of them waves have executed in all launches (emulated).
    """

    file: str
    line: int
    text: str | None
    instructions: int
    executed: int


@dataclass(frozen=True)
class ProgramKernelReport:
    """One kernel of a program: where its source stands, how it was launched, what its machine code asks of the hardware
    (static), what all of its launches executed (emulated), and what is wrong or worth a look.

    Registers are of a work-item, spills are registers, `waves_per_simd` is the occupancy; the hot loop's figure is
    instructions of a round. Executed instructions are of waves. `bank_conflicts` is the share of LDS cycles that wait
    for banks, None without LDS. `lines` are those that executed most. `seconds` are what emulating it took on this CPU.
    """

    name: str
    place: str
    launches: int
    grids: list[GridCount]
    workgroups_run: int
    workgroups_launched: int
    threads: int
    vgprs: int | None
    sgprs: int | None
    vgpr_spills: int | None
    lds_bytes: int
    waves_per_simd: float | None
    hot_loop_instructions: int | None
    executed_instructions: int
    bank_conflicts: float | None
    lines: list[ExecutedLine]
    findings: list[str]
    faults: list[str]
    notes: list[str]
    seconds: float


@dataclass(frozen=True)
class ProgramReport:
    """A program whose Triton kernels ran on the emulator. `exit_code` is the program's own; `counts` says whether it
    counts, which it does not where workgroups were left out. `notes` are about the whole program.
    """

    arch: str
    command: list[str]
    basis: str
    exit_code: int
    counts: bool
    launches: int
    faults: int
    seconds: float
    notes: list[str]
    kernels: list[ProgramKernelReport]
