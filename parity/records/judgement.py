"""A verdict with its reasons, and what became of what a step expects."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum

from parity.records.words import Basis, ExpectationStatus, Verdict

# Codes of reasons that are about one lane.
BUILD, BUILD_STOPPED, VERIFICATION, UNVERIFIED = "build", "build_stopped", "verification", "unverified"
DEVICE_FAULT = "device_fault"


@dataclass(frozen=True)
class Reason:
    """One reason of a verdict. `code` is stable, and `text` is for people. `lane` is the lane or launch that it is
    about, None for the whole run; `facts` are the figures that the text states, by name.
    """

    code: str
    text: str
    lane: str | None = None
    facts: Mapping[str, float | None] = field(default_factory=dict)


@dataclass(frozen=True)
class Judgement:
    """The verdict with its basis and its reasons, the most decisive first. Only a measured run can be kept."""

    verdict: Verdict
    basis: Basis
    reasons: tuple[Reason, ...]

    def __post_init__(self) -> None:
        if self.verdict is Verdict.KEEP and self.basis is not Basis.MEASURED:
            raise ValueError(f"a run is kept on measured times, not on a basis that is {self.basis}")
        if not self.reasons:
            raise ValueError("a verdict has reasons")

    def noting(self, notes: Sequence[Reason]) -> "Judgement":
        """Return the judgement with further reasons after its own; they decide nothing."""
        return replace(self, reasons=(*self.reasons, *notes))


@dataclass(frozen=True)
class ExpectationResult:
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
        """Return the clause and what became of it in words: `expected ratio < 1.2: falsified: it is 1.26
        (measured)`.
        """
        required = "required" if self.is_required else "expected"
        return f"{required} {self.clause}: {self.status}: {self.detail}"


class Repeats(StrEnum):
    """By what a step is known to repeat another one's experiment."""

    EXPERIMENT = "experiment"  # kernels, options, environment, toolchain, contract
    CODE_OBJECTS = "code objects"
    HISTORY = "history"  # what the imported log says it set
