"""What checks and verification found."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from parity.records.faults import Fault
from parity.records.readings import LaunchCounters
from parity.records.words import CheckStatus, VerificationStatus


@dataclass(frozen=True)
class Check:
    """One clause of the contract, checked on one lane's artifacts, or on those of all lanes (lane `pair`)."""

    lane: str
    name: str
    status: CheckStatus
    expected: str
    found: str


@dataclass(frozen=True)
class WrongElement:
    """One element that is wrong: its place in an output, both values, and the inputs behind it, in words."""

    output: str
    index: tuple[int, ...]
    got: str
    wanted: str
    inputs: str = ""

    def sentence(self) -> str:
        at = f"{self.output}[{', '.join(map(str, self.index))}]"
        return f"{at} is {self.got}, not {self.wanted}" + (f" ({self.inputs})" if self.inputs else "")


ARGUMENT_NAMES, ELEMENT_TYPES = "argument names", "element types"  # checks that may say why a result is wrong
AS_CAPTURED = "not as captured"  # of elements that differ from what a program's launch left
NO_REFERENCE = "has no reference"  # of an operator: a lane stays unverified
ARITHMETIC = "arithmetic"  # the check whether a kernel computes in no fewer bits than the contract asks for
CONSTANTS = "constants"  # the check whether a kernel reads what is compiled in
HARDWARES_ORDER = "hardware's order"  # of a tolerance that is none: sums have the bits that known hardware gives
CHECK_THE_GRID = "check that the contract's blocks and grid are the kernel's"


@dataclass(frozen=True)
class VerificationCase:
    """One comparison with the reference: elements compared, wrong and not written, and in words what else is wrong: the
    first `fault`, or what was written where it should not be.

    `tolerance` says how far a right result may be from the reference, with its basis; `wrong_elements` are the first
    wrong ones; `shared` says what all wrong ones have in common. `note` says what is no mistake, but not shown either.
    """

    lane: str
    name: str
    workgroups: int
    elements: int
    wrong: int
    unwritten: int
    detail: str
    tolerance: str = "exact"
    wrong_elements: tuple[WrongElement, ...] = ()
    shared: tuple[str, ...] = ()
    note: str = ""
    fault: Fault | None = None

    def __post_init__(self) -> None:
        if min(self.wrong, self.unwritten) < 0 or max(self.wrong, self.unwritten) > self.elements:
            raise ValueError("elements that are wrong or not written are some of those that were compared")

    @property
    def passed(self) -> bool:
        return self.wrong == 0 and self.unwritten == 0 and not self.detail

    def failure(self) -> str:
        """Say in a sentence what is wrong: how much, the first wrong element, what all wrong ones have in common."""
        unwritten = f", {self.unwritten} not written" if self.unwritten else ""
        how = AS_CAPTURED if self.tolerance.startswith("captured") else "wrong"
        parts = [self.detail or f"{self.wrong} of {self.elements} elements {how}{unwritten}"]
        if not self.detail:
            parts += self.shared
            parts += [f"first: {element.sentence()}" for element in self.wrong_elements[:1]]
        if self.unwritten and self.wrong <= self.unwritten and not self.detail:
            parts.append(CHECK_THE_GRID)
        return "; ".join(parts)


def rests_on(tolerances: Iterable[str]) -> str:
    """Say in a word what passed cases rest on: the `hardware's order` of sums, as it is known, if one has its bits;
    what was `captured`; `exact` sums alone, which every order gives; else a `tolerance`, which covers other orders.
    """
    words = {tolerance.partition(":")[0] for tolerance in tolerances}
    special = next((word for word in (HARDWARES_ORDER, "captured") if word in words), "")
    return special or ("exact" if words <= {"exact"} else "tolerance")


@dataclass(frozen=True)
class Verification:
    """What a device found about one lane. `counted` has the figures of each of its launches, by the launch's name, and
    `axes` the sizes of the problem that was counted, if that ran whole; `not_shown` says what the cases do not show
    about the contract.
    """

    lane: str
    status: VerificationStatus
    detail: str
    cases: tuple[VerificationCase, ...] = ()
    device: str = "emulator"
    counted: dict[str, LaunchCounters] = field(default_factory=dict)
    axes: Mapping[str, int] | None = None
    not_shown: str = ""

    def __post_init__(self) -> None:
        if self.status.is_passed and not (self.cases and all(case.passed for case in self.cases)):
            raise ValueError("verified needs cases, all of them passed")
        if self.status is VerificationStatus.FAILED and not self.detail:
            raise ValueError("a failed verification says what failed")
