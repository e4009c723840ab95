"""Reaches the verdict by pure functions of records: on a static basis, or on measured pairs."""

from parity.gate.measured import Goal, Protocol, Session, judge_identical, judge_measured, needs_top_up
from parity.gate.static import UNVERIFIED, BaselineFacts, LaneFacts, judge_static, known_code

__all__ = [
    "UNVERIFIED",
    "BaselineFacts",
    "Goal",
    "LaneFacts",
    "Protocol",
    "Session",
    "judge_identical",
    "judge_measured",
    "judge_static",
    "known_code",
    "needs_top_up",
]
