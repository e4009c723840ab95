"""A study at a glance: state, baseline, the latest steps, trends, and the highest step's run in a few lines."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from parity.errors import InputError
from parity.records import Basis, Verdict
from parity.report.records.overview import Overview, OwnBaseline, Trend
from parity.report.summaries import run_summary
from parity.report.texts import problem_of

if TYPE_CHECKING:
    from parity.report.records.steps import StepRow
    from parity.report.state import StudyState
    from parity.store import RunRecord
    from parity.store.choosing import Head

_TREND_STEPS = 40
_LAST_STEPS = 10


def overview(state: StudyState, since: str = "", *, in_full: bool = False) -> Overview:
    """Return one screen of a study: its last ten steps, those `since` a step or a day, or (`in_full`) all of them. Only
    what it shows is read.

    Raises InputError for a `since` that is neither.
    """
    study, heads = state.study, state.numbered
    shown = len(_since(heads, since)) if since else len(heads) if in_full else min(_LAST_STEPS, len(heads))
    records = state.records(heads[-max(_TREND_STEPS, shown) :])
    rows = state.rows(records)
    comparable = [row for row in rows if not row.other_contract]
    return Overview(
        study=study.name,
        title=study.contract.title,
        problem=problem_of(study.contract),
        device=state.chosen.device,
        other_devices=state.chosen.others,
        baseline=state.baseline_row,
        own_baselines=own_baselines(list(filter(state.is_comparable, records)), study.contract.kpi.lane),
        candidate=study.contract.kpi.lane,
        steps=rows[len(rows) - shown :],
        earlier=len(heads) - shown,
        trials=len(state.chosen.heads) - len(heads),
        trends=trends_of(comparable, study.contract.kpi.lane),
        findings=state.texts.findings,
        next_plan=state.texts.next_plan,
        notes=state.texts.notes,
        why=state.explained.why,
        highest=run_summary(state.highest, state.beside_highest) if state.highest is not None else None,
        other_studies=state.others,
    )


def _since(heads: list[Head], since: str) -> list[Head]:
    """Return the steps from the step `since` on, or those that ran on the day `since` or later."""
    names = [head.step for head in heads]
    if since in names:
        return heads[names.index(since) :]
    try:
        day = date.fromisoformat(since).isoformat()
    except ValueError:
        raise InputError(f"--since: '{since[:40]}' is neither a step of the study nor a date (2026-11-20)") from None
    return [head for head in heads if (head.started_at or "") >= day]


def own_baselines(records: list[RunRecord], candidate: str) -> list[OwnBaseline]:
    """List what was measured and kept last for each other lane that steps have been judged by."""
    kept = [run for run in records if run.run.verdict == Verdict.KEEP and run.run.basis == Basis.MEASURED]
    latest = {}
    for record in sorted(kept, key=lambda run: run.run.started_at or ""):
        ms = record.kpi_ms(record.judged)
        if record.judged != candidate and ms is not None:
            latest[record.judged] = OwnBaseline(record.judged, record.step, ms, Basis.MEASURED)
    return [*latest.values()]


def trends_of(rows: list[StepRow], lane: str) -> list[Trend]:
    """Return the trend of a lane's time and, where steps have none, of its instructions per unit of work; each only if
    two steps have it.
    """
    times = [row.ms.get(lane) for row in rows]
    worked = [row for row in rows if row.work is not None]
    trends = []
    if sum(value is not None for value in times) > 1:
        bases = {row.time_basis for row in rows if row.time_basis}
        trends.append(Trend(f"{lane} ms", ", ".join(sorted(bases)), times))
    if any(value is None for value in times) and len(worked) > 1:
        figure = worked[0].work_name
        bases = {row.work_basis for row in worked if row.work_basis}
        values = [row.work if row.work_name == figure else None for row in rows]
        trends.append(Trend(str(figure), ", ".join(sorted(bases)), values))
    return trends
