"""Runs and studies in short, for programs."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

from parity.records import Basis, RunStatus, Verdict
from parity.report.comparing import difference_note
from parity.report.gap import gap_picture
from parity.report.records.study import Delta
from parity.report.records.summary import ClassGap, GapByClass, LargeDelta, StudySummary, Summary, Times
from parity.report.runs import answer_report, case_of, expectations, reasons_of
from parity.report.studies import counter_deltas
from parity.report.summaries import run_summary

if TYPE_CHECKING:
    from parity.report.records.overview import Overview
    from parity.store import RunRecord

_DELTAS = 10
# Scopes that have a counter for every mnemonic: only their sums are told.
_BY_MNEMONIC = ("function", "hot_loop", "executed", "hot_loop_executed")
_SUMS = ("instructions", "matrix", "non_matrix_per_matrix", "total")


def short_run(record: RunRecord, beside: RunRecord | None) -> Summary:
    """Return a run in short, beside its baseline or the run before it; both records are whole."""
    run, summary = record.run, run_summary(record, beside)
    other = beside if beside is not None and beside.run.id != run.id else None
    return Summary(
        run_id=run.id,
        run_uuid=run.uuid,
        study=run.study,
        step=record.step,
        title=run.title,
        status=RunStatus(run.status),
        verdict=Verdict(run.verdict) if run.verdict else None,
        was_kept=record.was_kept,
        basis=Basis(run.basis),
        answer=answer_report(record),
        reasons=reasons_of(record),
        expectations=expectations(record),
        verification=summary.verification,
        device=run.device,
        device_name=run.device_name,
        kpi=Times(record.candidate, record.reference, summary.ms, summary.vendor_ms, record.ratio, summary.time_basis),
        baseline=summary.baseline_step,
        from_baseline=summary.baseline,
        before=summary.before_step,
        from_before=summary.before,
        gap=summary.gap,
        gap_by_class=_gap_by_class(record),
        failed_case=next((case_of(row) for row in record.cases if not row.passed), None),
        deltas=largest_deltas(record, other) if other else [],
        note=difference_note(record, other) if other else None,
        hints=[summary.next],
        commands=summary.commands,
    )


def _gap_by_class(record: RunRecord) -> GapByClass | None:
    picture = gap_picture(record)
    if picture is None or not picture.classes:
        return None
    return GapByClass(picture.unit, picture.basis, [ClassGap(*row) for row in picture.classes])


def largest_deltas(record: RunRecord, other: RunRecord) -> list[LargeDelta]:
    """Return the counters that differ most, relative to the other run's; counters that the other run has none of come
    first.
    """
    deltas = [delta for delta in counter_deltas(record, other) if delta.delta and _is_told(delta)]
    deltas.sort(key=lambda delta: (-abs(_relative(delta)), -abs(delta.delta), delta.name))
    return [
        LargeDelta(**vars(delta), relative=None if delta.other == 0 else _relative(delta)) for delta in deltas[:_DELTAS]
    ]


def _is_told(delta: Delta) -> bool:
    return delta.scope not in _BY_MNEMONIC or delta.name in _SUMS


def _relative(delta: Delta) -> float:
    return delta.delta / delta.other if delta.other else inf


def short_study(overview: Overview) -> StudySummary:
    """Return a study in short: a line for each of its overview's steps."""
    return StudySummary(
        study=overview.study,
        title=overview.title,
        device=overview.device,
        other_devices=overview.other_devices,
        candidate=overview.candidate,
        baseline=overview.baseline.step if overview.baseline else None,
        steps=overview.steps,
        highest_run=overview.highest.run_id if overview.highest else None,
        hint=overview.highest.next if overview.highest else None,
    )
