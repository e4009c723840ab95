"""What a sweep's picture shows: marks, the best trade-offs with their names, and the reference lane."""

from __future__ import annotations

import math
from dataclasses import dataclass
from string import ascii_uppercase
from typing import TYPE_CHECKING, NamedTuple

from parity.report.pareto import Point, front_of, merged
from parity.report.records.sweep import CONFLICTS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parity.report.pareto import MergedPoint
    from parity.report.records.sweep import ReferenceFigures, SweepReport, SweepRow

RATIO, ALL = "non_matrix_per_matrix", "function_instructions"
VERIFIED, UNVERIFIED, FAILED = "verified", "not verified", "failed"
_VGPRS = "next_free_vgpr"
_MOST_NAMED, _MOST_LETTERS = 20, 36
_NUMBERS = [str(number) for number in range(1, _MOST_NAMED + 1)]
# The label and the table's heading of what is drawn upwards.
_UPWARDS = {
    RATIO: ("non-matrix per matrix instruction, hot loop (static)", "non-matrix"),
    ALL: ("instructions of the kernel (static)", "instructions"),
}


class Look(NamedTuple):
    """What a mark shows beside its place. `waves` is None where the occupancy is unknown."""

    waves: float | None
    lds: float
    spills: bool
    verification: str

    @property
    def competes(self) -> bool:
        """Whether the point may be on the front: a spill or a wrong result is no trade-off."""
        return not self.spills and self.verification != FAILED


@dataclass(frozen=True)
class Mark:
    """Points of one place and look. `key` is its line in the table, empty where it has none; `name` is in parts, which
    stay whole where they can.
    """

    x: float
    y: float
    count: int
    look: Look
    key: str = ""
    name: tuple[str, ...] = ()
    is_best: bool = False


@dataclass(frozen=True)
class Panel:
    """One picture. `front` are the places of the best trade-offs, of which `unnamed` have no line in the table."""

    x_label: str
    y_label: str
    x_heading: str
    y_heading: str
    marks: list[Mark]
    front: list[tuple[float, float]]
    unnamed: int
    reference: tuple[float, float] | None

    @property
    def named(self) -> list[Mark]:
        return [mark for mark in self.marks if mark.key]


def merit_of(report: SweepReport) -> str:
    """Return what is drawn upwards: the work of the hot loop, or all instructions where no kernel multiplies
    matrices.
    """
    return RATIO if any(RATIO in row.figures for row in report.points) else ALL


class _HorizontalAxis(NamedTuple):
    """What a panel draws to the right: a figure of each row, if it has it, and the reference's."""

    label: str
    heading: str
    keys: Sequence[str]
    values: list[float | None]
    reference: float | None


def sweep_panels(report: SweepReport, reference: ReferenceFigures | None) -> list[Panel]:
    """Work over registers; over bank conflicts where the emulator ran points whose rates differ; and over time where
    points were measured, in runs or by the sweep itself.
    """
    merit, names = merit_of(report), varying(report.points)
    rows = [row for row in report.points if {merit, _VGPRS} <= row.figures.keys()]
    known = reference.figures if reference else {}
    registers = [row.figures.get(_VGPRS) for row in rows]
    across = [_HorizontalAxis("VGPRs of a work-item (static)", "VGPRs", _NUMBERS, registers, known.get(_VGPRS))]
    conflicts = [row.emulated.get(CONFLICTS) for row in rows]
    if len({rate for rate in conflicts if rate is not None}) > 1:
        label = "share of LDS cycles that wait for a bank (emulated)"
        across.append(_HorizontalAxis(label, "conflicts", ascii_uppercase, conflicts, known.get(CONFLICTS)))
    if any(row.ms is not None for row in rows):
        times, ms = [row.ms for row in rows], reference.ms if reference else None
        across.append(_HorizontalAxis("milliseconds (measured)", "ms", ascii_uppercase, times, ms))
    if report.measured is not None:
        sweep_ms = [row.in_sweep.ms if row.in_sweep else None for row in rows]
        across.append(_HorizontalAxis("milliseconds (measured by this sweep)", "ms", ascii_uppercase, sweep_ms, None))
    return [_panel(rows, merit, names, axis, known.get(merit)) for axis in across]


def _panel(rows: list[SweepRow], merit: str, names: list[str], across: _HorizontalAxis, up: float | None) -> Panel:
    points = merged(
        Point(x, row.figures[merit], str(number), _look(row), competes=_look(row).competes and not row.is_refused)
        for number, (row, x) in enumerate(zip(rows, across.values, strict=True))
        if x is not None
    )
    rows_by_point = {point: [rows[int(label)] for label in point.labels] for point in points}
    wanted = [point for point in points if point.is_on_front or any(row.is_best for row in rows_by_point[point])]
    named = sorted(wanted, key=lambda point: point.y)[:_MOST_NAMED]
    keys = dict(zip(sorted(named, key=lambda point: (point.x, point.y)), across.keys, strict=False))
    marks = [_mark(point, rows_by_point[point], names, keys.get(point, "")) for point in points]
    star = None if across.reference is None or up is None else (across.reference, up)
    label, heading = _UPWARDS[merit]
    return Panel(across.label, label, across.heading, heading, marks, front_of(points), len(wanted) - len(named), star)


def _mark(point: MergedPoint, rows: list[SweepRow], names: list[str], key: str) -> Mark:
    is_best = any(row.is_best for row in rows)
    return Mark(point.x, point.y, point.count, _look(rows[0]), key, group_name(rows, names), is_best)


def _look(row: SweepRow) -> Look:
    checked = row.verification if row.verification in (VERIFIED, FAILED) else UNVERIFIED
    spills = bool(row.figures.get("private_segment_bytes"))
    return Look(row.figures.get("waves_per_simd"), row.figures.get("lds_bytes", 0.0), spills, checked)


def varying(rows: Sequence[SweepRow]) -> list[str]:
    """Return the parameters that are not the same in all points; all of them where nothing varies."""
    names = list(rows[0].parameters) if rows else []
    return [name for name in names if len({str(row.parameters.get(name)) for row in rows}) > 1] or names


def group_name(rows: Sequence[SweepRow], names: Sequence[str]) -> tuple[str, ...]:
    """Return the name of points that share one mark: `num_stages=2`, `waves_per_eu=0|2` where these points are all
    combinations of those values, else the first point's name and how many others there are.
    """
    values = {name: list(dict.fromkeys(_short(row.parameters.get(name)) for row in rows)) for name in names}
    combinations = {tuple(_short(row.parameters.get(name)) for name in names) for row in rows}
    if math.prod(len(choices) for choices in values.values()) == len(combinations):
        return tuple(f"{_short(name)}={'|'.join(choices)}" for name, choices in values.items())
    return (*(f"{_short(name)}={choices[0]}" for name, choices in values.items()), f"and {len(rows) - 1} more")


def _short(value: object) -> str:
    text = str(value)
    return text if len(text) <= _MOST_LETTERS else f"{text[: _MOST_LETTERS - 1]}…"
