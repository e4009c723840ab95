"""Shows the report of a study on a terminal."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rich.console import Console
from rich.panel import Panel
from rich.table import Table

from parity.contract.guardrails import limits_of
from parity.records import Basis, Verdict
from parity.report.figures import lane_times, number
from parity.report.records.steps import ROW_COUNTERS, StepTable
from parity.report.terminal.layout import new_table, sizes, step_table, titled
from parity.report.terminal.run import loop_tables, print_reasons
from parity.report.texts import division_of

if TYPE_CHECKING:
    from parity.report.records.run import RunReport
    from parity.report.records.steps import StepRow
    from parity.report.records.study import Delta, Deltas, Gap, StudiesReport, StudyReport


_GAP_STEPS, _GAP_STEP_WIDTH, _GAP_REST_WIDTH = 9, 14, 34  # the latest steps, besides the reference; columns for each
_SMALL_GAP = 0.1  # instructions per matrix instruction below which a class is not worth a row


def print_report(console: Console, report: StudyReport) -> None:
    """`parity report --all`: contract, steps with the KPI, trials, code, the gap, conclusions, deltas and reasons."""
    steps = [row for row in report.steps if row.is_numbered]
    trials = [row for row in report.steps if not row.is_numbered]
    console.print(_contract_panel(report))
    console.print(step_table("Steps", StepTable(steps, "steps")))
    if trials:
        console.print(step_table("Trials outside the steps", StepTable(trials, "steps")))
    candidate = f"The candidate's machine code ({report.contract['kpi']['lane']})"
    console.print(step_table(candidate, StepTable(steps, "code")))
    if report.gap:
        console.print(_gap_table(report.gap, console.width))
    for text in (*report.conclusions, *(note.text for note in report.notes if note.step is None)):
        console.print(f"- {text}")
    whole, lines = _runs(report, steps)
    if whole:
        for table in loop_tables(whole):
            console.print(table)
        for deltas in report.isa_deltas:
            if deltas.step == whole.step:
                _print_deltas(console, deltas)
    for run in lines:
        print_reasons(console, run)
    if report.other_studies:
        console.print(f"Other studies: {', '.join(report.other_studies)} (parity report STUDY).")


def _runs(report: StudyReport, steps: list[StepRow]) -> tuple[RunReport | None, list[RunReport]]:
    """In full, the last of the study's own steps that was not rejected, else its last; and of each step what its
    reasons are told of, without its lanes, of which there may be very many.
    """
    own_rows = {row.run_id: row for row in steps if row.basis != Basis.IMPORTED}
    standing = [run for run, row in own_rows.items() if row.verdict != Verdict.REJECT] or list(own_rows)
    whole, lines = None, []
    for run in report.runs:
        if run.run_id in own_rows:
            failed = [case for case in run.verification.cases if not case.passed]
            lines.append(
                replace(
                    run,
                    lanes={},
                    checks=[],
                    stages=[],
                    expectations=[],
                    measurement=None,
                    origin=None,
                    verification=replace(run.verification, cases=failed),
                )
            )
        if [run.run_id] == standing[-1:]:
            whole = run
    return whole, lines


def print_step(console: Console, report: StudyReport) -> None:
    """`parity report --step`: one step's hot loops, deltas and reasons."""
    for run in report.runs:
        for table in loop_tables(run):
            console.print(table)
        for deltas in report.isa_deltas:
            if deltas.step == run.step:
                _print_deltas(console, deltas)
        print_reasons(console, run)


def print_studies(console: Console, report: StudiesReport) -> None:
    """`parity report` where nothing says which study is meant: all of them, and how to choose."""
    table = new_table("Studies")
    for heading in ("study", "arch", "steps", "baseline", "title"):
        table.add_column(heading, justify="right" if heading == "steps" else "left", overflow="fold")
    for study in report.studies:
        table.add_row(study.study, study.arch, str(study.steps), study.baseline or "–", study.title)
    console.print(table)
    console.print("Show one with 'parity report STUDY', or choose one with default_study in parity.toml.")


def _contract_panel(report: StudyReport) -> Panel:
    contract, baseline = report.contract, report.baseline
    lines = [
        f"{contract['operator']}: {sizes(contract['axes'])}, {division_of(contract)}, {contract['arch']}, "
        "autotuning off",
        "tensors: " + ", ".join(f"{name} {tensor['dtype']}" for name, tensor in contract["tensors"].items()),
        "guardrails: "
        + ", ".join(
            f"{guardrail.rule.resource} {guardrail.words(limit)}"
            for guardrail, limit in limits_of(contract["guardrails"])
        ),
    ]
    if baseline:
        lines.append(
            f"baseline: {baseline.step}, {lane_times(baseline.ms)}, "
            f"ratio {number(baseline.ratio, 2)} ({baseline.basis})"
        )
    return titled("\n".join(lines), contract["title"])


def _gap_table(gap: Gap, width: int) -> Table:
    """Build a table of the candidate's hot loop over the latest steps, compared with the reference's, per matrix
    instruction.
    """
    table = new_table(f"The gap: instructions of the hot loop per matrix instruction ({gap.basis})")
    table.add_column("class")
    steps = max(1, min(_GAP_STEPS, (width - _GAP_REST_WIDTH) // _GAP_STEP_WIDTH))
    shown = [0, *range(max(1, len(gap.columns) - steps), len(gap.columns))]
    for at in shown:
        column = gap.columns[at]
        table.add_column(column.heading, justify="right", overflow="fold")
    for row in gap.rows:
        if max(row.per_matrix[at] for at in shown) >= _SMALL_GAP:
            table.add_row(row.class_, *(number(row.per_matrix[at], 2) for at in shown))
    table.add_section()
    table.add_row("all non-matrix", *(number(gap.non_matrix_per_matrix[at], 2) for at in shown))
    for title, values in (("VGPRs", gap.next_free_vgpr), ("spilled VGPRs", gap.vgpr_spills)):
        table.add_row(title, *(number(values[at], 0) for at in shown))
    return table


def _print_deltas(console: Console, deltas: Deltas) -> None:
    if not deltas.counters:
        return
    table = new_table(f"{deltas.step} against its {deltas.role} {deltas.other}")
    for heading in ("lane", "counter", deltas.other, "basis", deltas.step, "basis", "delta"):
        table.add_column(heading, justify="left" if heading in ("lane", "counter", "basis") else "right")
    for row in _worth_showing(deltas.counters):
        values = (
            number(row.other),
            row.other_basis,
            number(row.value),
            row.basis,
            f"{row.delta:+,}",
        )
        table.add_row(row.lane, f"{row.scope}.{row.name}", *values)
    console.print(table)
    if deltas.note:
        console.print(f"Note: {deltas.note}.", style="yellow")


def _worth_showing(rows: list[Delta]) -> list[Delta]:
    """Return the counters that differ, without those that people rarely compare; imported ones are always shown."""
    return [
        row
        for row in rows
        if (row.delta or "imported" in (row.basis, row.other_basis))
        and (
            row.scope not in ("function", "hot_loop", "occupancy_limit", "executed")
            or (row.scope, row.name) in ROW_COUNTERS
            or "imported" in (row.basis, row.other_basis)
        )
    ]
