"""The lab log: what is compared, where it stands, what was tried and what came of it, what comes next."""

from collections.abc import Sequence
from typing import Any

from parity.contract.guardrails import limits_of
from parity.records import Basis, NoteKind, Verdict
from parity.report.comparing import telling
from parity.report.figures import interval, lane_times, number, percent
from parity.report.records.lane import LaneReport
from parity.report.records.run import RunReport
from parity.report.records.steps import WHY_KEPT_BEFORE, StepTable
from parity.report.records.study import Delta, Deltas, Gap, StudyReport
from parity.report.visible import markdown_text, shown, visible

_MOST_DELTAS = 6
# What a reader of a log asks first of two code objects, in this order; other counters only by their change.


def render_log(report: StudyReport) -> str:
    """Render the study's log as one Markdown document, in which other people's texts appear literally."""
    written, report = report, shown(report, markdown_text)
    against: dict[str, Deltas] = {}
    for deltas in report.isa_deltas:  # the baseline's, or else those of the step before, come first
        against.setdefault(deltas.step, deltas)
    remarks = [note.text for note in report.notes if note.kind is NoteKind.NOTE and not (note.step or note.closed_at)]
    parts = [
        f"# {report.contract['title']}",
        _contract_table(report.contract, report.contract_sha256),
        _status(report),
        _step_table("Steps", StepTable(report.steps, "steps")),
        _step_table("The candidate's machine code", StepTable(report.steps, "code")),
        _gap(report.gap),
        _numbered("Conclusions", report.conclusions),
        _numbered("Findings of the imported log" if report.conclusions else "Findings", report.findings),
        _numbered("Notes", remarks),
        _do_not_repeat(report),
        "## Experiments",
        *(
            _entry(run, written_run, against.get(run.step))
            for run, written_run in zip(report.runs, written.runs, strict=True)
        ),
        _numbered("Next plan", report.next_plan),
    ]
    return "\n\n".join(part for part in parts if part) + "\n"


def _step_table(title: str, table: StepTable) -> str:
    """Render a table of steps, and below it what their marks mean."""
    if not table.rows:
        return ""
    edges = [" ---: " if shown_column.column.digits is not None else " --- " for shown_column in table.columns]
    lines = [f"| {' | '.join(shown_column.heading for shown_column in table.columns)} |", f"|{'|'.join(edges)}|"]
    for row, cells in table.lines:
        step = row.step + "".join("\\*" if column.mark == "*" else column.mark for column in row.marks)
        lines.append(
            f"| {' | '.join(step if shown_column.column.name == 'step' else text for shown_column, text in cells)} |"
        )
    notes = "; ".join(table.notes).replace("* ", "\\* ", 1)
    return "\n".join([f"## {title}", "", *lines, *(["", f"{notes}."] if notes else [])])


def _contract_table(contract: dict[str, Any], sha256: str) -> str:
    """Render what all lanes hold equal, a clause a row."""
    kpi = contract["kpi"]
    rows = [
        ("architecture", contract["arch"]),
        ("operator", contract["operator"]),
        ("sizes", ", ".join(f"{axis} = {size}" for axis, size in contract["axes"].items())),
        *(
            (f"size {name}", ", ".join(f"{axis} = {_side(side)}" for axis, side in axes.items()))
            for name, axes in (contract.get("sizes") or {}).items()
        ),
        ("blocks", ", ".join(f"{axis} = {size}" for axis, size in contract["blocks"].items())),
        ("threads per workgroup", "each lane's own" if contract.get("own_tiles") else contract["threads"]),
        ("autotuning", "off"),
        *(
            (f"tensor {name}", f"{tensor['dtype']} {tensor['shape']}, {tensor['layout']}")
            for name, tensor in contract["tensors"].items()
        ),
        *((f"numerics: {name}", text) for name, text in contract["numerics"].items()),
        ("inputs", f"{contract['inputs']['distribution']}, seed {contract['inputs']['seed']}"),
        *(
            (f"guardrail: {guardrail.rule.resource}", guardrail.words(limit))
            for guardrail, limit in limits_of(contract["guardrails"])
        ),
        ("KPI", f"milliseconds of the {kpi['lane']} lane, margin {kpi['margin_percent']} %"),
        ("identity", f"`{sha256[:16]}`"),
    ]
    body = "\n".join(f"| {name} | {text} |" for name, text in rows)
    return f"## Fixed comparison contract\n\n| clause | value |\n| --- | --- |\n{body}"


def _side(side: int | dict[str, int]) -> str:
    """Render a size of an axis, or the range that it is drawn from."""
    return f"{side['least']} to {side['most']}" if isinstance(side, dict) else str(side)


def _status(report: StudyReport) -> str:
    """Render the baseline and its times."""
    baseline = report.baseline
    if baseline is None:
        return "## Status\n\nNo step is kept yet."
    return (
        f"## Status\n\nBaseline: {baseline.step}. {lane_times(baseline.ms)}, "
        f"ratio {number(baseline.ratio, 2)} ({baseline.basis})."
    )


def _gap(gap: Gap | None) -> str:
    """Every step's hot loop compared with the reference lane's, per matrix instruction."""
    if gap is None:
        return ""
    heads = [column.heading for column in gap.columns]
    lines = [f"| class | {' | '.join(heads)} |", f"| --- |{' ---: |' * len(heads)}"]
    rows: list[tuple[str, Sequence[float | None]]] = [(row.class_, row.per_matrix) for row in gap.rows]
    for name, values in [*rows, ("all non-matrix", gap.non_matrix_per_matrix)]:
        lines.append(f"| {name} | {' | '.join(number(value, 2) for value in values)} |")
    for name, figures in (("next_free_vgpr", gap.next_free_vgpr), ("vgpr_spills", gap.vgpr_spills)):
        lines.append(f"| {name} | {' | '.join(number(value, 0) for value in figures)} |")
    body = "\n".join(lines)
    return f"## The gap\n\nInstructions of the hot loop per matrix instruction ({gap.basis}).\n\n{body}"


def _do_not_repeat(report: StudyReport) -> str:
    """List what was rejected, each in a line with its first reason."""
    kept = {row.run_id for row in report.steps if row.was_kept or row.verdict != Verdict.REJECT}
    rejected = [run for run in report.runs if run.run_id not in kept and run.reasons]
    lines = [f"- {run.step}, {run.title}: {next(iter(run.reasons[0].text.splitlines()), '')}" for run in rejected]
    return "\n".join(["## Do not repeat without a new precondition", "", *lines]) if lines else ""


def _entry(run: RunReport, written: RunReport, against: Deltas | None) -> str:
    """Render what a step was for, what came of it and why. `written` has the step's reasons as they are, not
    escaped.
    """
    word = f"as {run.answer.step}: {run.answer.verdict}" if run.answer else _word(run)
    lines = [f"### {run.step} ({word}, {run.answer.basis if run.answer else run.basis}): {run.title}", ""]
    for name in ("hypothesis", "change", "expected", "precondition", "note"):
        if text := getattr(run, name):
            lines.append(f"- {name}: {' '.join(text.split())}")
    lines += [f"- {note.kind}, {note.created_at[:10]}: {note.text}" for note in run.notes]
    if not run.answer:
        lines.append(f"- KPI: {_kpi_text(run)}")
    lines += _size_lines(run)
    if against is not None and (largest := telling(against.counters, run.kpi.judged)[:_MOST_DELTAS]):
        lines.append(f"- against {against.other}: {'; '.join(map(_delta, largest))}")
        lines += [f"- note: {against.note}"] if against.note else []
    for lane, report in run.lanes.items():
        lines += _lane(lane, report)
    for place, reason in enumerate(written.reasons, 1):
        lines += _reason_lines(place, reason.text)
    if run.basis != Basis.IMPORTED and not run.answer:
        lines.append(f"- verification: {run.verification.status} ({run.verification.detail})")
    where = run.source or f"parity runs artifact {run.run_id}"
    return "\n".join([*lines, f"- artifacts: {where}"])


def _delta(delta: Delta) -> str:
    bases = ", ".join(dict.fromkeys((delta.basis, delta.other_basis)))
    return f"{delta.lane} {delta.scope}.{delta.name} {number(delta.other)} to {number(delta.value)} ({bases})"


def _word(run: RunReport) -> str:
    """Return a run's verdict or its status, and whether its step was kept before."""
    return f"{run.word}, but {WHY_KEPT_BEFORE}" if run.was_kept else run.word


def _reason_lines(place: int, reason: str) -> list[str]:
    """Render a reason; if it has several lines, such as a compiler's error, all but the first are a code block."""
    first, *more = visible(reason).splitlines() or [""]
    line = f"- reason {place}: {markdown_text(first)}"
    return [line, "", *(f"      {text}" for text in more), ""] if more else [line]


def _kpi_text(run: RunReport) -> str:
    """Format a run's times, lane by lane, with their basis."""
    kpi = run.kpi
    if kpi.ms[kpi.candidate] is None:
        return "not measured"
    times = {lane: " / ".join(f"{value:.3f}" for value in values) for lane, values in kpi.all_ms.items() if values}
    text = ", ".join(f"{lane} {shown} ms" for lane, shown in times.items())
    ratio = f", ratio {kpi.ratio:.2f}" if kpi.ratio else ""
    return f"{text}{ratio} ({kpi.basis})"


def _size_lines(run: RunReport) -> list[str]:
    """Render what a run found at each size of its contract."""
    if run.sizes is None:
        return []
    lines = [f"- sizes: {run.sizes.sentence}"]
    for size in run.sizes.each:
        times = {size.candidate: size.candidate_ms, **({size.reference: size.reference_ms} if size.reference else {})}
        ratio = f", ratio {number(size.ratio)}" if size.ratio else ""
        change = (
            f", change {percent(size.effect)} [{interval(size.effect_low, size.effect_high)}]" if size.effect else ""
        )
        stands = f", {size.standing}" if size.standing else ""
        lines.append(f"- size {size.name}: {lane_times(times)}{ratio}{change}{stands} ({size.basis})")
    return lines


def _lane(lane: str, report: LaneReport) -> list[str]:
    basis = report.counters_basis
    counted = {
        **report.resources.figures,
        **{f"profiler {name}": value for name, value in report.profile.items()},
    }
    counts = report.isa.function.counts
    counted |= {name: counts[name] for name in ("v_perm_b32", "s_waitcnt") if name in counts}
    lines = []
    if counted:
        lines.append(f"- {lane} ({basis}): " + ", ".join(f"{name} {number(value)}" for name, value in counted.items()))
    loop = report.isa.hot_loop
    if loop:
        classes = ", ".join(f"{name} {count}" for name, count in loop.classes.items())
        others = f", {loop.non_matrix_per_matrix:.2f} others per matrix instruction" if loop.matrix else ""
        lines.append(
            f"- {lane} hot loop ({basis}): {loop.instructions} instructions, {loop.matrix} matrix{others} ({classes})"
        )
    if report.emulated:
        lines.append(f"- {lane} (emulated): {report.emulated.sentence}")
    lines += [f"- {lane} finding: {row.text}" for row in report.findings]
    lines += [f"- {lane} {name}: {value}" for name, value in report.facts.items()]
    return lines


def _numbered(title: str, items: list[str]) -> str:
    """Render a section with a numbered list; an empty list renders as nothing."""
    body = "\n".join(f"{position}. {item}" for position, item in enumerate(items, 1))
    return f"## {title}\n\n{body}" if items else ""
