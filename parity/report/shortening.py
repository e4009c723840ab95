"""Runs and studies in short, for programs."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from parity.records import Basis, RunStatus, Verdict
from parity.report.comparing import diff_report, difference_note, relative_change, telling
from parity.report.figures import number
from parity.report.gap import gap_picture
from parity.report.records.summary import ClassGap, GapByClass, LargeDelta, StudySummary, Summary, Times
from parity.report.runs import answer_report, case_of, expectations, reasons_of
from parity.report.studies import counter_deltas
from parity.report.summaries import run_summary

if TYPE_CHECKING:
    from parity.report.records.overview import Overview
    from parity.report.records.run import Why
    from parity.report.records.study import DiffReport
    from parity.store import RunRecord

_DELTAS, _TOLD, _DIFFERENCES = 10, 4, 24


def short_run(record: RunRecord, beside: RunRecord | None, why: Why | None) -> Summary:
    """Return a run in short, beside its baseline or the run before it; both records are whole. `why` says what costs
    most.
    """
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
        why=why,
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
    """Return the counters that differ most, in the order of `telling`."""
    deltas = counter_deltas(record, other)
    if record.wrong_lanes or other.wrong_lanes:  # the emulator stopped where it was wrong
        deltas = [delta for delta in deltas if Basis.EMULATED not in (delta.basis, delta.other_basis)]
    largest = telling(deltas, record.judged)[:_DELTAS]
    return [LargeDelta(**vars(delta), relative=relative_change(delta)) for delta in largest]


def short_diff(first: RunRecord, second: RunRecord) -> DiffReport:
    """Return two runs side by side with the counters alone that differ most, in the order of `telling`."""
    report = diff_report(first, second)
    pairs = {(pair.lane, pair.scope, pair.name): pair for pair in report.counters}
    told = telling(counter_deltas(second, first), second.judged)[:_DIFFERENCES]
    return replace(report, counters=[pairs[delta.lane, delta.scope, delta.name] for delta in told])


def changed_text(record: RunRecord, other: RunRecord | None) -> str | None:
    """Return in one line how a run's figures differ from another's, which may be that they do not; None without one,
    and where a lane of one of them is wrong or not built: then it was not counted on the same problems.
    """
    if other is None or other.run.id == record.run.id:
        return None
    if any(run.wrong_lanes or not all(build.ok for build in run.builds.values()) for run in (record, other)):
        return None
    deltas = telling(counter_deltas(record, other), record.judged)[:_TOLD]
    if not deltas and record.counters and other.counters:
        return f"nothing: every figure is that of {other.step}"
    told = (
        f"{delta.lane}.{delta.scope}.{delta.name} {number(delta.other)} to {number(delta.value)}" for delta in deltas
    )
    bases = dict.fromkeys(basis for delta in deltas for basis in (delta.other_basis, delta.basis))
    return f"{'; '.join(told)} ({', '.join(bases)})" if deltas else None


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
        why=overview.why,
        hint=overview.highest.next if overview.highest else None,
    )
