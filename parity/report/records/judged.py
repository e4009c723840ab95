"""What `parity judge` says: every two kernels, and a ranking of those whose pairs are all measured."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from parity.records import Basis, Reason


class Outcome(StrEnum):
    """What became of a pair: the second kernel against the first."""

    FASTER = "faster"
    NOT_FASTER = "not faster"
    SLOWER = "slower"
    SAME_CODE = "same code"
    UNDECIDED = "undecided"
    NOT_TIMED = "not timed"
    REFUSED = "refused"


@dataclass(frozen=True)
class Figure:
    """A figure of a kernel's machine code, with its basis."""

    name: str
    value: float
    basis: str


@dataclass(frozen=True)
class JudgedKernel:
    """A kernel as the judge saw it, and what was found: `right`, `wrong`, `not built`, `breaks the contract`, or `not
    shown` to be right.
    """

    name: str
    given: str
    standing: str
    detail: str
    figures: list[Figure]


@dataclass(frozen=True)
class JudgedPair:
    """Two kernels and the run in which they met. `speedup` is how many times as fast the second is as the first, with
    its interval (95 %): None where nothing was timed. `odd` is what a reader should know besides.
    """

    first: str
    second: str
    outcome: Outcome
    sentence: str
    speedup: float | None
    low: float | None
    high: float | None
    ms: dict[str, float | None]
    basis: Basis
    delta: float | None
    reasons: list[Reason]
    odd: list[Reason]
    run_uuid: str


@dataclass(frozen=True)
class Ranked:
    """A kernel's place; kernels that are not apart share one. `faster_than` are those that it was measured to beat."""

    place: int
    kernel: str
    faster_than: list[str]


@dataclass(frozen=True)
class JudgementReport:
    """Kernels that were judged under a contract, or solutions of a definition on one `workload`. There is no `ranking`
    where a pair is not measured; `lab_book` is where the runs are kept, None where they were thrown away.
    """

    contract: str
    workload: str | None
    arch: str
    device_name: str | None
    kernels: list[JudgedKernel]
    pairs: list[JudgedPair]
    ranking: list[Ranked] | None
    lab_book: str | None

    @property
    def exit_code(self) -> int:
        """Return 1 for a pair that was refused, 3 for a kernel of which nothing shows whether it is right, else 0."""
        if any(pair.outcome is Outcome.REFUSED for pair in self.pairs):
            return 1
        return 3 if any(kernel.standing == "not shown" for kernel in self.kernels) else 0
