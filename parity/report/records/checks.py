"""What `parity check` says: a line for each step and check."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Outcome(StrEnum):
    """What became of a check. `not_shown` fails nothing; `bad_input` and `unavailable` kept it from being made."""

    PASSED = "passed"
    FAILED = "failed"
    NOT_SHOWN = "not_shown"
    BAD_INPUT = "bad_input"
    UNAVAILABLE = "unavailable"

    @property
    def is_alarm(self) -> bool:
        """Whether it makes the command fail."""
        return self in (Outcome.FAILED, Outcome.BAD_INPUT, Outcome.UNAVAILABLE)


@dataclass(frozen=True)
class CheckLine:
    """One check of a step: what was checked, what became of it, why, and where in which file that is stated."""

    kind: str
    name: str
    outcome: Outcome
    text: str
    file: str
    line: int


@dataclass(frozen=True)
class StepChecks:
    """A step's checks. `compared_with` says which recorded run its counters are held against; `note` what else is to be
    known, such as that no bounds are stated. `run_id` is its run in the lab book if it was recorded there.
    """

    study: str
    step: str
    compared_with: str | None
    note: str | None
    run_id: int | None
    seconds: float
    checks: list[CheckLine]

    @property
    def name(self) -> str:
        return f"{self.study}/{self.step}"


@dataclass(frozen=True)
class CheckReport:
    """All steps that were checked, and how many checks ended in which way."""

    steps: list[StepChecks]
    counts: dict[str, int]
    exit_code: int


# Which exit code an outcome leads to; the first of these that there is decides.
_EXIT_CODES = {Outcome.FAILED: 1, Outcome.BAD_INPUT: 2, Outcome.UNAVAILABLE: 3}


def check_report(steps: list[StepChecks]) -> CheckReport:
    outcomes = [line.outcome for step in steps for line in step.checks]
    counts = {outcome.value: outcomes.count(outcome) for outcome in Outcome}
    return CheckReport(steps, counts, next((code for outcome, code in _EXIT_CODES.items() if outcome in outcomes), 0))
