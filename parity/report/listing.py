"""The list of runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parity.report.records.listing import RunLine, RunsReport
from parity.store import list_runs

if TYPE_CHECKING:
    from parity.store import Database


def runs_report(database: Database, study: str | None, step: str | None, limit: int | None) -> RunsReport:
    """The last `limit` runs, or all: of a lab book, a study or a step."""
    rows = list_runs(database, study, step)
    shown = rows[-limit:] if limit else rows
    lines = [RunLine(row.pop("id"), row.pop("uuid"), **row) for row in shown]
    return RunsReport(database.name, study, step, len(rows) - len(shown), lines)
