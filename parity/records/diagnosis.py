"""What `parity doctor` finds about a machine."""

from dataclasses import dataclass
from enum import StrEnum


class State(StrEnum):
    """How serious a finding is."""

    OK = "ok"
    NOTE = "note"  # worth knowing
    ABSENT = "absent"  # not on this machine
    PROBLEM = "problem"  # changes code or times


@dataclass(frozen=True)
class Diagnosis:
    """One finding, and the advice what to do about it, which is empty if there is nothing to do."""

    topic: str
    state: State
    text: str
    advice: str = ""
