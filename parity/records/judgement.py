"""A verdict with its reasons, and what became of what a step expects."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from parity.records.words import Basis, ExpectationStatus, Verdict


@dataclass(frozen=True)
class Reason:
    """One numbered reason of a verdict. `code` is stable, `text` is for people."""

    number: int
    code: str
    text: str


@dataclass(frozen=True)
class Judgement:
    """The verdict with its basis and its reasons, the most decisive first. Only a measured run can be kept."""

    verdict: Verdict
    basis: Basis
    reasons: tuple[Reason, ...]

    def __post_init__(self) -> None:
        if self.verdict is Verdict.KEEP and self.basis is not Basis.MEASURED:
            raise ValueError(f"a run is kept on measured times, not on a basis that is {self.basis}")
        if not self.reasons or [reason.number for reason in self.reasons] != [*range(1, len(self.reasons) + 1)]:
            raise ValueError("a verdict has reasons, numbered from 1")

    @classmethod
    def of(cls, verdict: Verdict, basis: Basis, reasons: Sequence[tuple[str, str]]) -> "Judgement":
        """A judgement from the (code, text) of each reason, in order."""
        return cls(verdict, basis, tuple(Reason(number, *reason) for number, reason in enumerate(reasons, 1)))

    def noting(self, notes: Sequence[tuple[str, str]]) -> "Judgement":
        """The judgement with further reasons after its own; they decide nothing."""
        return self.of(self.verdict, self.basis, [*((reason.code, reason.text) for reason in self.reasons), *notes])


@dataclass(frozen=True)
class Expected:
    """A clause that a step expects, and what became of it: the figure, what it was held against, their basis, and both
    in words.
    """

    number: int
    clause: str
    is_required: bool
    status: ExpectationStatus
    value: float | None
    bound: float | None
    basis: str | None
    detail: str

    def __post_init__(self) -> None:
        if self.status is not ExpectationStatus.UNTESTED and None in (self.value, self.bound, self.basis):
            raise ValueError("what is confirmed or falsified has a figure, a bound and a basis")

    def sentence(self) -> str:
        """`expected ratio < 1.2: falsified: it is 1.26 (measured)`."""
        required = "required" if self.is_required else "expected"
        return f"{required} {self.clause}: {self.status}: {self.detail}"


class Repeats(StrEnum):
    """By what a step is known to repeat another one's experiment."""

    EXPERIMENT = "experiment"  # kernels, options, environment, toolchain, contract
    CODE_OBJECTS = "code objects"
    HISTORY = "history"  # what the imported log says it set
