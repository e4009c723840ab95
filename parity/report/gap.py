"""The gap between a run's candidate and its reference as one picture: which classes of instructions, how much time.

Time leads where there is any. Counts explain, they do not decide: the lane with more instructions can be the faster.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING

from parity.arch import matrix_macs
from parity.report.profiles import latest_sampling
from parity.report.runs import figures

if TYPE_CHECKING:
    from parity.store import RunRecord
    from parity.store.schema import ReadingMemoryRow

Rows = list[tuple[str, float, float]]  # class, candidate's, reference's


@dataclass(frozen=True)
class Side:
    """One side of a comparison: a launch of a run, and what it is called. Its memory accesses are those at these
    `lines` of the assembly, or all.
    """

    record: RunRecord
    launch: str
    name: str
    lines: frozenset[int] | None = None

    def figure(self, scope: str, name: str) -> float | None:
        return self.record.counter(self.launch, scope, name)

    def figures(self, scope: str) -> dict[str, float]:
        return figures(self.record, self.launch, scope)

    def memory(self, space: str) -> list[ReadingMemoryRow]:
        """Return what the emulator counted for each instruction that accesses `lds` or `global` memory; not for flat
        ones, which may access any.
        """
        rows = (row.access for row in self.record.memory if (row.lane, row.access.space) == (self.launch, space))
        known = (row for row in rows if not row.text.startswith("flat_"))
        return [row for row in known if self.lines is None or row.line in self.lines]


@dataclass(frozen=True)
class LaneTimes:
    """The two lanes' times in milliseconds."""

    candidate: float
    reference: float
    basis: str


@dataclass(frozen=True)
class GapPicture:
    """Instructions of both lanes' main `launches` by class, for one `unit` of work. `times` are the lanes' times,
    `time_by_class` is their share that the program counter was sampled in each class, in milliseconds; None where
    nobody measured that.
    """

    candidate: str
    reference: str
    launches: tuple[str, str]
    unit: str
    basis: str
    classes: Rows
    times: LaneTimes | None
    time_by_class: Rows | None


def gap_picture(record: RunRecord) -> GapPicture | None:
    """Return the gap of a run; None where it has no reference lane, a lane is wrong, or nothing is known of both
    lanes.
    """
    if record.reference is None or not record.is_pair_right:
        return None
    lanes = record.candidate, record.reference
    sides = [Side(record, record.main_launch(lane), lane) for lane in lanes]
    unit, basis, classes = classes_of(*sides) or ("", "", [])
    times = _times(record, *lanes)
    if not classes and times is None:
        return None
    by_class = _time_by_class(record, times, *lanes) if times is not None else None
    return GapPicture(*lanes, (sides[0].launch, sides[1].launch), unit, basis, classes, times, by_class)


def classes_of(*sides: Side) -> tuple[str, str, Rows] | None:
    """Return the instructions of one or two sides by class for a unit of work, with that unit and their basis; None
    where it is not known of each. A single side stands beside zeros.
    """
    return _in_hot_loop(sides) or _executed(sides)


def _in_hot_loop(sides: Sequence[Side]) -> tuple[str, str, Rows] | None:
    """Instructions of the hot loop for each matrix instruction; of the second side's size, if theirs differ."""
    loops = [side.figures("hot_loop_class") for side in sides]
    if not all(loop.get("matrix") for loop in loops):
        return None
    products = [_multiply_adds(side) for side in sides]
    works = [loop["matrix"] for loop in loops]
    unit = "matrix instruction of the hot loop"
    if all(products) and products[0] * works[-1] != products[-1] * works[0]:
        macs_per_instruction = products[-1] / works[-1]
        works = [product / macs_per_instruction for product in products]
        unit = f"{macs_per_instruction:,.0f} multiply-adds of the hot loop, a matrix instruction of {sides[-1].name}"
    counts = ({name: value / work for name, value in loop.items()} for loop, work in zip(loops, works, strict=True))
    return unit, "static", _rows(*counts)


def _multiply_adds(side: Side) -> float:
    """Multiply-adds of one round of the hot loop; 0 where the size of a matrix instruction is not known."""
    macs_and_counts = [(matrix_macs(name), count) for name, count in side.figures("hot_loop").items()]
    known = [macs * count for macs, count in macs_and_counts if macs]
    matrix = sum(count for macs, count in macs_and_counts if macs)
    return sum(known) if matrix == side.figures("hot_loop_class").get("matrix") else 0.0


def _executed(sides: Sequence[Side]) -> tuple[str, str, Rows] | None:
    """Instructions that a work-item executes for each element of the output, on the emulator."""
    class_counts = []
    for side in sides:
        total, per_unit = side.figure("executed", "total"), side.figure("per_unit", "instructions")
        if not total or not per_unit:
            return None
        classes = side.figures("executed_class")
        class_counts.append({class_name: value * per_unit / total for class_name, value in classes.items()})
    return "element of the output", "emulated", _rows(*class_counts)


def _rows(candidate_figures: dict[str, float], theirs: Mapping[str, float] = MappingProxyType({})) -> Rows:
    """Return the classes with the figures of both sides, the largest difference first; matrix instructions come
    last.
    """
    names = dict.fromkeys([*candidate_figures, *theirs])
    rows = [(name, round(candidate_figures.get(name, 0.0), 4), round(theirs.get(name, 0.0), 4)) for name in names]
    return sorted(rows, key=lambda row: (row[0] == "matrix", -abs(row[1] - row[2]), row[0]))


def _times(record: RunRecord, candidate: str, reference: str) -> LaneTimes | None:
    candidate_ms, theirs = record.kpi_ms(candidate), record.kpi_ms(reference)
    if candidate_ms is None or theirs is None:
        return None
    return LaneTimes(candidate_ms, theirs, record.time_basis(candidate) or "")


def _time_by_class(record: RunRecord, times: LaneTimes, *lanes: str) -> Rows | None:
    """Divide the times as the program counter was sampled; return None unless both lanes were sampled, in a single
    launch each.
    """
    if any(len(record.launches(lane)) > 1 for lane in lanes):
        return None
    samplings = [latest_sampling(record, lane) for lane in lanes]
    shares = [sampling.classes for sampling in samplings if sampling and sampling.classes]
    if len(shares) < len(lanes):
        return None
    both = zip(shares, (times.candidate, times.reference), strict=True)
    return _rows(*({name: share * ms for name, share in lane_shares.items()} for lane_shares, ms in both))
