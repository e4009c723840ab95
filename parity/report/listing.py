"""The list of runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parity.errors import InputError
from parity.records import Basis, RunStatus, Verdict
from parity.report.records.listing import HiddenRun, RunLine, RunsReport
from parity.store import hide, list_runs, named_run, show_again

if TYPE_CHECKING:
    from parity.store import Database
    from parity.store.queries import ListedRun


def runs_report(
    database: Database, study: str | None, step: str | None, limit: int | None, *, hidden: bool = False
) -> RunsReport:
    """List the last `limit` runs, or all, of a lab book, a study or a step; with those that are hidden if `hidden` is
    true, else without.
    """
    runs = list_runs(database, study, step)
    rows = [row for row in runs if hidden or row.hidden_because is None]
    shown = rows[-limit:] if limit else rows
    lines = [_line(row) for row in shown]
    return RunsReport(database.name, study, step, len(rows) - len(shown), len(runs) - len(rows), lines)


def _line(row: ListedRun) -> RunLine:
    fields = row._asdict()
    verdict = Verdict(row.verdict) if row.verdict else None
    words = {"status": RunStatus(row.status), "verdict": verdict, "basis": Basis(row.basis)}
    return RunLine(fields.pop("id"), fields.pop("uuid"), **fields | words)


def hide_run(database: Database, name: str, why: str | None) -> HiddenRun:
    """Hide a run by its number or UUID, for a reason, or without one shows it again.

    Raises InputError for a run that is hidden already, is not hidden, or is still going on.
    """
    record = named_run(database, name, frozenset())  # without figures: a damaged run can be hidden
    run, known = record.run, record.hidden_because
    if why is not None and known is not None:
        raise InputError(f"RUN: run {run.id} is hidden already: {known}")
    if why is None and known is None:
        raise InputError(f"--undo: run {run.id} is not hidden")
    if run.status == RunStatus.RUNNING:
        raise InputError(f"RUN: run {run.id} of {run.study}/{record.step} has not ended")
    if why is None:
        show_again(database, run.uuid)
    elif not why.strip():
        raise InputError("--why: is empty: say in a few words why")
    else:
        hide(database, run.uuid, why.strip())
    return HiddenRun(run.id, run.uuid, run.study, record.step, why and why.strip())
