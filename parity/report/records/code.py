"""What reports say about machine code from anywhere."""

from __future__ import annotations

from dataclasses import dataclass

from parity.isa.counters import Counts
from parity.isa.findings import Finding
from parity.isa.resources import Resources


@dataclass(frozen=True)
class LoopReport:
    """The hot loop of a kernel, and its first and last line."""

    instructions: int
    matrix: int
    non_matrix_per_matrix: float | None
    counts: dict[str, int]
    classes: dict[str, int]
    label: str | None
    lines: tuple[int, int]


@dataclass(frozen=True)
class KernelCode:
    """The instructions of a kernel."""

    function: Counts
    hot_loop: LoopReport | None


@dataclass(frozen=True)
class KernelReport:
    """What the machine code of one kernel shows."""

    name: str
    arch: str | None
    basis: str
    resources: Resources
    isa: KernelCode
    findings: list[Finding]


@dataclass(frozen=True)
class KernelsReport:
    """What `parity isa` reads in a file."""

    kernels: list[KernelReport]


@dataclass(frozen=True)
class HotLoopSource:
    """A source line, as `kernels/mine.py:46`, and what it became in the hot loop: instructions, those of each class,
    and how many wave-instructions the emulator executed of them in the first case. `source` is None for instructions
    that the compiler ascribes to no line.
    """

    source: str | None
    text: str | None
    instructions: int
    classes: dict[str, int]
    executed: int | None


@dataclass(frozen=True)
class HotLoopPart:
    """Instructions of the hot loop that follow each other and come from one source line. `line` is the first one's line
    in the assembly text.
    """

    source: str | None
    text: str | None
    line: int
    code: list[str]


@dataclass(frozen=True)
class HotLoopReport:
    """The hot loop of a recorded launch: its source lines, the costliest first, and its parts in the order of the code.
    `basis` is that of the instructions, `executed_basis` that of what was executed; None where nothing counted it.
    """

    study: str
    step: str
    run_id: int
    lane: str
    kernel: str
    arch: str
    instructions: int
    basis: str
    executed_basis: str | None
    sources: list[HotLoopSource]
    parts: list[HotLoopPart]
