"""What reports say about machine code from anywhere."""

from __future__ import annotations

from dataclasses import dataclass, field

from parity.isa.counters import Counts
from parity.isa.findings import Finding
from parity.isa.resources import Resources
from parity.lanes.triton.choices import Explanation
from parity.report.records.fields import INLINE


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
class ExplainedKernel:
    """What Triton's compiler chose for one kernel: `name` is a lane's, or the kernel's."""

    name: str
    explanation: Explanation = field(metadata=INLINE)


@dataclass(frozen=True)
class ExplanationsReport:
    """What `--explain` shows of kernels that Triton compiled."""

    basis: str
    kernels: list[ExplainedKernel]
