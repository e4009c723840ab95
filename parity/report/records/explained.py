"""What `--explain` shows: why a lane takes longer, why it needs its registers, and what its compiler chose."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from parity.lanes.triton.choices import Explanation
from parity.report.records.fields import INLINE

if TYPE_CHECKING:
    from parity.isa.registers import RegisterPeak
    from parity.predict.causes import Place


@dataclass(frozen=True)
class HelpfulStep:
    """A step of the lab book that has less of what a cause is about than its parent, and that nothing rejected: `mine`
    and `parents` are sums of the `figures`, for each matrix instruction of the hot loop where there are any.
    """

    study: str
    step: str
    title: str
    verdict: str
    basis: str
    arch: str
    figures: list[str]
    mine: float
    parents: float


@dataclass(frozen=True)
class CauseOfLane:
    """What one lane spends on a cause, at how many instructions; the counter that shows it; where most of it is spent,
    and what the compilers' IR has there.
    """

    lane: str
    us: float
    instructions: int
    evidence: str | None
    places: list[Place]
    ir: list[str]


@dataclass(frozen=True)
class ExplainedCause:
    """A cause, and by how much more the longer lane spends on it; of a lane alone, what it spends. `helped` are steps
    that had less of it.
    """

    cause: str
    us: float
    lanes: list[CauseOfLane]
    helped: list[HelpfulStep]


@dataclass(frozen=True)
class ExplainedTime:
    """Why a lane is predicted to take longer than another, or what one alone spends its time on, in causes that add up
    to `us`. `order` says which one is predicted to be the shorter one; with `is_tie` they are too close to be told
    apart. None of this is measured.
    """

    basis: str
    lane: str
    lane_us: float
    beyond: str | None
    beyond_us: float | None
    us: float
    order: str | None
    is_tie: bool
    causes: list[ExplainedCause]
    doubts: list[str]


@dataclass(frozen=True)
class ExplainedRegisters:
    """What a kernel's vector registers hold where most are live. `name` is a launch's, or the kernel's; `allocated` are
    those that the hardware sets aside.
    """

    basis: str
    name: str
    allocated: int | None
    peak: RegisterPeak = field(metadata=INLINE)


@dataclass(frozen=True)
class ExplainedKernel:
    """What Triton's compiler chose for one kernel: `name` is a lane's, or the kernel's."""

    name: str
    explanation: Explanation = field(metadata=INLINE)


@dataclass(frozen=True)
class ExplanationsReport:
    """What `--explain` shows of a step, of two, or of a file: times are predicted; `basis` is that of registers and of
    what compilers chose. `not_shown` says what cannot be told, and why.
    """

    basis: str
    times: list[ExplainedTime]
    registers: list[ExplainedRegisters]
    kernels: list[ExplainedKernel]
    not_shown: list[str]
