"""The lab log: contract, status, findings, one entry per step, next plan."""

from collections.abc import Sequence
from typing import Any

from parity.contract.guardrails import limits_of
from parity.records import NoteKind
from parity.report.records.lane import LaneReport
from parity.report.records.study import Gap, StudyReport, StudyRun
from parity.report.terminal import emulated_sentence, gap_heading, lane_times, number
from parity.report.terminal.layout import WHY_KEPT_BEFORE
from parity.report.visible import markdown_text, shown, visible


def render_log(report: StudyReport) -> str:
    """The whole study as one Markdown document, in which other people's texts appear literally."""
    written, report = report, shown(report, markdown_text)
    parts = [
        f"# {report.contract['title']}",
        contract_table(report.contract, report.contract_sha256),
        status_text(report),
        _gap(report.gap),
        numbered("Conclusions", report.conclusions),
        numbered("Findings of the imported log" if report.conclusions else "Findings", report.findings),
        "## Steps",
        *(_entry(run, report, of) for run, of in zip(report.steps, written.steps, strict=True)),
        "## Trials outside the steps",
        *(_entry(run, report, of) for run, of in zip(report.trials, written.trials, strict=True)),
        numbered(
            "Notes", [of.text for of in report.notes if of.kind is NoteKind.NOTE and not (of.step or of.closed_at)]
        ),
        numbered("Next plan", report.next_plan),
    ]
    return "\n\n".join(part for part in parts if part) + "\n"


def contract_table(contract: dict[str, Any], sha256: str) -> str:
    """What all lanes hold equal, a clause a row."""
    kpi = contract["kpi"]
    rows = [
        ("architecture", contract["arch"]),
        ("operator", contract["operator"]),
        ("sizes", ", ".join(f"{axis} = {size}" for axis, size in contract["axes"].items())),
        ("blocks", ", ".join(f"{axis} = {size}" for axis, size in contract["blocks"].items())),
        ("threads per workgroup", contract["threads"]),
        ("autotuning", "off"),
        *(
            (f"tensor {name}", f"{tensor['dtype']} {tensor['shape']}, {tensor['layout']}")
            for name, tensor in contract["tensors"].items()
        ),
        *((f"numerics: {name}", text) for name, text in contract["numerics"].items()),
        ("inputs", f"{contract['inputs']['distribution']}, seed {contract['inputs']['seed']}"),
        *((f"guardrail: {of.rule.resource}", of.words(limit)) for of, limit in limits_of(contract["guardrails"])),
        ("KPI", f"milliseconds of the {kpi['lane']} lane, margin {kpi['margin_percent']} %"),
        ("identity", f"`{sha256[:16]}`"),
    ]
    body = "\n".join(f"| {name} | {text} |" for name, text in rows)
    return f"## Contract\n\n| clause | value |\n| --- | --- |\n{body}"


def status_text(report: StudyReport) -> str:
    """The baseline and its times."""
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
    heads = [gap_heading(column) for column in gap.columns]
    lines = [f"| class | {' | '.join(heads)} |", f"| --- |{' ---: |' * len(heads)}"]
    rows: list[tuple[str, Sequence[float | None]]] = [(row.class_, row.per_matrix) for row in gap.rows]
    for name, values in [*rows, ("all non-matrix", gap.non_matrix_per_matrix)]:
        lines.append(f"| {name} | {' | '.join(number(value, 2) for value in values)} |")
    for name, figures in (("next_free_vgpr", gap.next_free_vgpr), ("vgpr_spills", gap.vgpr_spills)):
        lines.append(f"| {name} | {' | '.join(number(value, 0) for value in figures)} |")
    body = "\n".join(lines)
    return f"## The gap\n\nInstructions of the hot loop per matrix instruction ({gap.basis}).\n\n{body}"


def _entry(run: StudyRun, report: StudyReport, written: StudyRun) -> str:
    lines = [f"### {run.step} ({word_of(run)}, {run.basis}): {run.title}", ""]
    for name in ("hypothesis", "change", "expected", "note"):
        if text := getattr(run, name):
            lines.append(f"- {name}: {' '.join(text.split())}")
    lines += [f"- new precondition: {run.precondition}"] if run.precondition else []
    lines += [f"- {note.kind}, {note.created_at[:10]}: {note.text}" for note in run.notes]
    lines.append(f"- KPI: {kpi_text(run)}")
    for lane, of_lane in run.lanes.items():
        lines += _lane(lane, of_lane)
    for place, reason in enumerate(written.reasons, 1):
        lines += reason_lines(place, reason.text)
    if run.basis != "imported":
        lines.append(f"- verification: {run.verification.status} ({run.verification.detail})")
    notes = [deltas.note for deltas in report.isa_deltas if deltas.step == run.step and deltas.note]
    lines += [f"- note: {note}" for note in notes]
    if run.source:
        lines.append(f"- source: {run.source}")
    return "\n".join(lines)


def word_of(run: StudyRun) -> str:
    """A run's verdict, or its status; and whether its step was kept before."""
    return f"{run.word}, but {WHY_KEPT_BEFORE}" if run.was_kept else run.word


def reason_lines(place: int, reason: str) -> list[str]:
    """A reason; of one with several lines, such as a compiler's error, all but the first are a code block."""
    first, *more = visible(reason).splitlines() or [""]
    line = f"- reason {place}: {markdown_text(first)}"
    return [line, "", *(f"      {text}" for text in more), ""] if more else [line]


def kpi_text(run: StudyRun) -> str:
    """A run's times, lane by lane, with their basis."""
    kpi = run.kpi
    if kpi.ms[kpi.candidate] is None:
        return "not measured"
    times = {lane: " / ".join(f"{value:.3f}" for value in values) for lane, values in kpi.all_ms.items() if values}
    text = ", ".join(f"{lane} {shown} ms" for lane, shown in times.items())
    ratio = f", ratio {kpi.ratio:.2f}" if kpi.ratio else ""
    return f"{text}{ratio} ({kpi.basis})"


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
        lines.append(f"- {lane} (emulated): {emulated_sentence(report.emulated)}")
    lines += [f"- {lane} finding: {row.text}" for row in report.findings]
    lines += [f"- {lane} {name}: {value}" for name, value in report.facts.items()]
    return lines


def numbered(title: str, items: list[str]) -> str:
    """A section with a numbered list; nothing for an empty one."""
    body = "\n".join(f"{position}. {item}" for position, item in enumerate(items, 1))
    return f"## {title}\n\n{body}" if items else ""
