"""Reaches the verdict by pure functions of records: on a static basis, or on measured pairs."""

from parity.gate.bounds import BoundFigures, BoundResult, hold_bounds
from parity.gate.expectations import Figure, Figures, forbids, hold, with_expectations
from parity.gate.floor import Floor, floor_of
from parity.gate.measured import (
    BySize,
    Goal,
    Session,
    Size,
    Standing,
    judge_identical,
    judge_identical_sizes,
    judge_measured,
    judge_sizes,
    mean_of_sizes,
    needs_top_up,
    sizes_to_top_up,
    standing_of,
)
from parity.gate.memory import MEMORY_LOOKS, Memory, MemoryLook, look_for_memory
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
    "MEMORY_LOOKS",
    "BaselineFacts",
    "BoundFigures",
    "BoundResult",
    "BySize",
    "Figure",
    "Figures",
    "Floor",
    "Goal",
    "LaneFacts",
    "Memory",
    "MemoryLook",
    "Session",
    "Size",
    "Standing",
    "can_answer",
    "changed_meanwhile",
    "crossed_guardrails",
    "floor_of",
    "forbids",
    "hold",
    "hold_bounds",
    "is_no_op",
    "judge_identical",
    "judge_identical_sizes",
    "judge_measured",
    "judge_sizes",
    "judge_static",
    "look_for_memory",
    "mean_of_sizes",
    "needs_top_up",
    "rejected_by",
    "sizes_to_top_up",
    "standing_of",
    "with_expectations",
]
