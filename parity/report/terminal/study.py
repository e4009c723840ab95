"""Shows the report of a study on a terminal."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from rich.console import Console
from rich.panel import Panel
from rich.table import Table

from parity.contract.guardrails import limits_of
from parity.report.terminal.layout import (
    CHANGED,
    KEPT_BEFORE,
    WHY_CHANGED,
    WHY_KEPT_BEFORE,
    counted_as,
    gap_heading,
    lane_times,
    new_table,
    number,
    sizes,
    titled,
    verdict_text,
)
from parity.report.terminal.run import loop_tables, print_reasons

if TYPE_CHECKING:
    from parity.report.records.study import Delta, Deltas, Gap, StudiesReport, StudyBaseline, StudyReport, StudyRun


# The counters in the table over all steps: (scope, name, heading).
_HEADLINE = (
    ("resources", "next_free_vgpr", "next_free_vgpr"),
    ("profile", "vgpr", "profiler VGPR"),
    ("resources", "private_segment_bytes", "private bytes"),
    ("function", "v_perm_b32", "v_perm_b32"),
    ("function", "s_waitcnt", "s_waitcnt"),
    ("hot_loop", "non_matrix_per_matrix", "hot loop: non-matrix per matrix"),
)
_GAP_STEPS, _GAP_STEP_WIDTH, _GAP_REST_WIDTH = 9, 14, 34  # the latest steps, besides the reference; columns for each
_SMALL_GAP = 0.1  # instructions per matrix instruction below which a class is not worth a row


def print_report(console: Console, report: StudyReport) -> None:
    """`parity report`: contract, steps with the KPI, trials, counters, the gap, conclusions, deltas and reasons."""
    lines, last, standing = _lines(report)
    steps = [line for line in lines if line.run.step.startswith("step")]
    console.print(_contract_panel(report))
    console.print(_kpi_table("Steps", steps, report.baseline))
    if trials := [line for line in lines if not line.run.step.startswith("step")]:
        console.print(_kpi_table("Trials outside the steps", trials, None))
    console.print(_counter_overview(steps))
    if report.gap:
        console.print(_gap_table(report.gap, console.width))
    for text in (*report.conclusions, *(note.text for note in report.notes if note.step is None)):
        console.print(f"- {text}")
    if run := standing or last:
        for table in loop_tables(run):
            console.print(table)
        for deltas in report.isa_deltas:
            if deltas.step == run.step:
                _print_deltas(console, deltas)
    for line in steps:
        if line.run.basis != "imported":
            print_reasons(console, line.run)
    if report.other_studies:
        console.print(f"Other studies: {', '.join(report.other_studies)} (parity report STUDY).")


class _Line(NamedTuple):
    """A run without its lanes, of which there may be very many; and its counters that stand in the table."""

    run: StudyRun
    candidate: str  # the candidate's main launch
    counted: str
    counters: list[float | None]

    @classmethod
    def of(cls, run: StudyRun) -> _Line:
        failed = [case for case in run.verification.cases if not case.passed]
        light = replace(run, lanes={}, checks=[], stages=[], expectations=[], measurement=None, origin=None,
                        verification=replace(run.verification, cases=failed))  # fmt: skip
        counters = [_headline(run, scope, name) for scope, name, _ in _HEADLINE]
        return cls(light, run.kpi.main_launches[run.kpi.candidate], counted_as(run), counters)


def _lines(report: StudyReport) -> tuple[list[_Line], StudyRun | None, StudyRun | None]:
    """Every run, and in full the last of the study's own steps, and the last one of those that was not rejected."""
    lines, last, standing = [], None, None
    for run in report.runs:
        lines.append(_Line.of(run))
        if run.step.startswith("step") and run.basis != "imported":
            last, standing = run, standing if run.verdict == "reject" else run
    return lines, last, standing


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
    for of in report.studies:
        table.add_row(of.study, of.arch, str(of.steps), of.baseline or "–", of.title)
    console.print(table)
    console.print("Show one with 'parity report STUDY', or choose one with default_study in parity.toml.")


def _contract_panel(report: StudyReport) -> Panel:
    contract, baseline = report.contract, report.baseline
    lines = [
        f"{contract['operator']}: {sizes(contract['axes'])}, tile {sizes(contract['blocks'])}, "
        f"{contract['threads']} threads, {contract['arch']}, autotuning off",
        "tensors: " + ", ".join(f"{name} {tensor['dtype']}" for name, tensor in contract["tensors"].items()),
        "guardrails: "
        + ", ".join(f"{of.rule.resource} {of.words(limit)}" for of, limit in limits_of(contract["guardrails"])),
    ]
    if baseline:
        lines.append(
            f"baseline: {baseline.step}, {lane_times(baseline.ms)}, "
            f"ratio {number(baseline.ratio, 2)} ({baseline.basis})"
        )
    return titled("\n".join(lines), contract["title"])


def _kpi_table(title: str, lines: list[_Line], baseline: StudyBaseline | None) -> Table:
    runs = [line.run for line in lines]
    table = new_table(title)
    for heading, width in (("step", 8), ("verdict", 12), ("basis", 8)):
        table.add_column(heading, no_wrap=True, min_width=width)
    lanes = list(dict.fromkeys(lane for run in runs for lane in run.kpi.ms))
    for heading in (*(f"{lane} ms" for lane in lanes), "ratio"):
        table.add_column(heading, justify="right")
    table.add_column("title", min_width=16)
    for run in runs:
        marker = "*" if baseline and run.step == baseline.step else ""
        marker += "" if run.same_contract else "†"
        marker += (CHANGED if run.changed_files else "") + (KEPT_BEFORE if run.was_kept else "")
        table.add_row(
            run.step + marker,
            verdict_text(run.word),
            run.basis,
            *(" / ".join(number(value) for value in run.kpi.all_ms.get(lane, [])) or "–" for lane in lanes),
            number(run.kpi.ratio, 2),
            run.title,
        )
    if baseline:
        table.caption = "* baseline. Milliseconds: first run / repeat or confirmation; – is not known."
    if not all(run.same_contract for run in runs):
        table.caption = f"{table.caption or ''} † under another contract: not comparable.".strip()
    if any(run.changed_files for run in runs):
        table.caption = f"{table.caption or ''} {CHANGED} {WHY_CHANGED}.".strip()
    if any(run.was_kept for run in runs):
        table.caption = f"{table.caption or ''} {KEPT_BEFORE} {WHY_KEPT_BEFORE}.".strip()
    return table


def _counter_overview(lines: list[_Line]) -> Table:
    """The counters that the study watches, over its steps."""
    candidates = ", ".join(dict.fromkeys(line.candidate for line in lines))
    table = new_table(f"Counters of the candidate ({candidates}) over the steps")
    for heading in ("step", "basis"):
        table.add_column(heading, no_wrap=True, min_width=8)
    for _, _, heading in _HEADLINE:
        table.add_column(heading, justify="right")
    for line in lines:
        table.add_row(line.run.step, line.counted, *(number(value, 1) for value in line.counters))
    return table


def _headline(run: StudyRun, scope: str, name: str) -> float | None:
    lane = run.lanes[run.kpi.main_launches[run.kpi.candidate]]
    if scope == "hot_loop":
        return getattr(lane.isa.hot_loop, name, None)
    where = {"resources": lane.resources.figures, "profile": lane.profile, "function": lane.isa.function.counts}
    return where[scope].get(name)


def _gap_table(gap: Gap, width: int) -> Table:
    """The candidate's hot loop over the latest steps, compared with the reference's, per matrix instruction."""
    table = new_table(f"The gap: instructions of the hot loop per matrix instruction ({gap.basis})")
    table.add_column("class")
    steps = max(1, min(_GAP_STEPS, (width - _GAP_REST_WIDTH) // _GAP_STEP_WIDTH))
    shown = [0, *range(max(1, len(gap.columns) - steps), len(gap.columns))]
    for at in shown:
        column = gap.columns[at]
        table.add_column(gap_heading(column), justify="right", overflow="fold")
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
    """The counters that differ, without those that people rarely compare; imported ones are always shown."""
    headline = {(scope, name) for scope, name, _ in _HEADLINE}
    return [
        row
        for row in rows
        if (row.delta or "imported" in (row.basis, row.other_basis))
        and (
            row.scope not in ("function", "hot_loop", "occupancy_limit", "executed")
            or (row.scope, row.name) in headline
            or "imported" in (row.basis, row.other_basis)
        )
    ]
