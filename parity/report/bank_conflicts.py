"""How often lanes wait for a bank of LDS, beside what they take: what a study of layouts is about."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from parity.profilers.derived import counters_of, derived_figures
from parity.records import Basis
from parity.report.figures import counter_of, work_of
from parity.store import mean_counters_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from parity.store import Database, RunRecord

CONFLICT_RATE = ("lds", "conflict_rate")  # the emulator's
_MS = "ms"
_PROFILED = ("LDS bank conflict rate", "shared memory bank conflict rate")
_LEAST_DIFFERENCE = 0.01  # of two rates, for a picture


class ConflictPoint(NamedTuple):
    """A lane of a step: the share of LDS cycles (NVIDIA: of wavefronts) that wait for a bank, and the lane's
    milliseconds or instructions, each with its basis.
    """

    step: str
    lane: str
    rate: float
    rate_basis: str
    name: str
    figure: float
    figure_basis: str


def bank_conflicts(database: Database, records: list[RunRecord]) -> list[ConflictPoint]:
    """Return the lanes whose conflicts were profiled, or else emulated: with their times if any of these lanes has one,
    else with their instructions. Empty if the rates are all alike.

    The records need the counters of SUMMARY_COUNTERS and CONFLICT_RATE.
    """
    profiled = mean_counters_of(database, [record.run.id for record in records], counters_of(_PROFILED))
    points = [
        ConflictPoint(record.step, lane, *rate, name, figure, basis)
        for record in records
        for lane in record.lanes
        if (rate := _rate(record, lane, profiled.get((record.run.id, lane), {}))) is not None
        for name, figure, basis in _figures(record, lane)
    ]
    names = Counter(point.name for point in points)
    name = _MS if _MS in names else max(names, key=names.__getitem__, default="")
    points = [point for point in points if point.name == name]
    rates = [point.rate for point in points]
    return points if rates and max(rates) - min(rates) >= _LEAST_DIFFERENCE else []


def _rate(record: RunRecord, lane: str, counters: dict[str, float]) -> tuple[float, str] | None:
    found = (figure for figure in derived_figures(counters, str(record.run.arch)) if figure.name in _PROFILED)
    if (figure := next(found, None)) is not None:
        return figure.value, Basis.PROFILED
    return counter_of(record, lane, CONFLICT_RATE)


def _figures(record: RunRecord, lane: str) -> Iterator[tuple[str, float, str]]:
    if (ms := record.kpi_ms(lane)) is not None and (basis := record.time_basis(lane)):
        yield _MS, ms, basis
    if work := work_of(record, lane):
        yield work
