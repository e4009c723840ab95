"""The words that lab books have for states and verdicts."""

from enum import StrEnum
from typing import Never

from parity.errors import StoreError


class Word(StrEnum):
    """A word that lab books have."""

    @classmethod
    def _missing_(cls, value: object) -> Never:
        """Raise StoreError: a row is damaged, or was written by a newer parity."""
        known = ", ".join(cls)
        raise StoreError(f"the lab book has the word '{str(value)[:40]}', which this parity does not know: {known}")


class Basis(Word):
    """How a figure was obtained. Every number that is shown or stored has a basis."""

    MEASURED = "measured"
    EMULATED = "emulated"
    STATIC = "static"
    PROFILED = "profiled"  # on hardware but under a profiler: for counters, never for a KPI
    IMPORTED = "imported"
    PREDICTED = "predicted"


class Verdict(Word):
    """The judgement of a run."""

    KEEP = "keep"
    REJECT = "reject"
    INCONCLUSIVE = "inconclusive"
    INVALID = "invalid"


FALLEN = (Verdict.REJECT, Verdict.INVALID)  # by which a step does not stand


class RunStatus(Word):
    """The state of a run. It is `interrupted` if its process ended before the verdict, and `answered` if an earlier run
    of another step had asked the same: then it has no verdict of its own.
    """

    RUNNING = "running"
    FINISHED = "finished"
    INTERRUPTED = "interrupted"
    ANSWERED = "answered"


class CheckStatus(Word):
    """What a contract check found; `not_shown` means that the artifacts do not show the answer."""

    HELD = "held"
    VIOLATED = "violated"
    NOT_SHOWN = "not_shown"


TRY = "try"  # in the place of a step: the run of a change that is no step yet, which no report counts


class VerificationStatus(Word):
    """Whether a lane's code object computes the contract's formula; `unverified` is always reported. What is the same
    as captured does what a program's launch did, right or not.
    """

    VERIFIED = "verified"
    SAME = "same as captured"
    FAILED = "failed"
    UNVERIFIED = "unverified"

    @property
    def is_passed(self) -> bool:
        return self in (VerificationStatus.VERIFIED, VerificationStatus.SAME)


class ExpectationStatus(Word):
    """What became of a clause; `untested` is what nothing here could show."""

    CONFIRMED = "confirmed"
    FALSIFIED = "falsified"
    UNTESTED = "untested"


class NoteKind(Word):
    """What a note is: a remark, something that was found out, or something to do next."""

    NOTE = "note"
    FINDING = "finding"
    PLAN = "plan"
