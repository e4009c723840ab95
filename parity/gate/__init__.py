"""Reaches the verdict by pure functions of records: on a static basis, or on measured pairs."""

from parity.gate.bounds import BoundFigures, BoundResult, hold_bounds
from parity.gate.expectations import Figure, Figures, forbids, hold, with_expectations
from parity.gate.measured import Goal, Session, judge_identical, judge_measured, needs_top_up, remembers
from parity.gate.repeats import can_answer, rejected_by
from parity.gate.static import (
    BaselineFacts,
    LaneFacts,
    changed_meanwhile,
    crossed_guardrails,
    is_no_op,
    judge_static,
)

__all__ = [
    "BaselineFacts",
    "BoundFigures",
    "BoundResult",
    "Figure",
    "Figures",
    "Goal",
    "LaneFacts",
    "Session",
    "can_answer",
    "changed_meanwhile",
    "crossed_guardrails",
    "forbids",
    "hold",
    "hold_bounds",
    "is_no_op",
    "judge_identical",
    "judge_measured",
    "judge_static",
    "needs_top_up",
    "rejected_by",
    "remembers",
    "with_expectations",
]
