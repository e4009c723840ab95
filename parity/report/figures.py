"""Figures as people read them, and those that stand for the machine code."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from parity.store import RunRecord

PER_MATRIX = ("hot_loop", "non_matrix_per_matrix")
PER_ELEMENT = ("per_unit", "instructions")
# What stands for the machine code where nothing was timed, the most telling first; the word of each.
CODE_FIGURES = {
    PER_MATRIX: "non-matrix per matrix instruction",
    PER_ELEMENT: "instructions per element",
    ("resources", "private_segment_bytes"): "bytes of private memory",
    ("resources", "next_free_vgpr"): "VGPRs",
    ("function", "instructions"): "instructions",
}
_WEIGHTS = frozenset({("hot_loop", "matrix"), ("function", "instructions")})  # which launch stands for a lane
SUMMARY_COUNTERS = frozenset({*CODE_FIGURES, *_WEIGHTS})


def number(value: Any, digits: int = 3) -> str:
    """Format a figure for people; a missing one is a dash, never zero."""
    if value is None:
        return "–"
    return f"{value:,}" if isinstance(value, int) else f"{value:,.{digits}f}"


def percent(value: float | None, sign: str = "+") -> str:
    """Format a part of one in percent."""
    return "–" if value is None else f"{100 * value:{sign}.2f} %"


def interval(low: float | None, high: float | None, shown: Callable[[float | None], str] = percent) -> str:
    """`-2.10 %, -1.50 %`; a dash where there is none."""
    return "–" if low is None or high is None else f"{shown(low)}, {shown(high)}"


def plain(value: float) -> float:
    """Return the value, as an integer if it is whole."""
    return int(value) if value == int(value) else value


def lane_times(times: Mapping[str, float | None]) -> str:
    """`triton 45.028 ms, hip 30.932 ms`."""
    return ", ".join(f"{lane} {number(value)} ms" for lane, value in times.items())


def counter_of(record: RunRecord, lane: str, name: tuple[str, str]) -> tuple[float, str] | None:
    """Return a counter of the launch that stands for a lane, with its basis."""
    return record.counters.get((record.main_launch(lane), *name)) if lane in record.lanes else None


def work_of(record: RunRecord, lane: str) -> tuple[str, float, str] | None:
    """Return a lane's instructions per unit of work: the figure's name, the number and its basis."""
    for name in (PER_MATRIX, PER_ELEMENT) if lane not in record.wrong_lanes else ():
        if counter := counter_of(record, lane, name):
            return CODE_FIGURES[name], *counter
    return None
