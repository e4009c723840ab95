"""The lab log of a study in Markdown: what is compared, where it stands, what was tried and what came of it, what not
to repeat, what is next. Shorter than `markdown.py`, which has every counter.
"""

from parity.records import Basis, NoteKind, Verdict
from parity.report.markdown import contract_table, kpi_text, numbered, reason_lines, status_text, word_of
from parity.report.records.study import Delta, Deltas, StudyReport, StudyRun
from parity.report.terminal import number
from parity.report.visible import markdown_text, shown

_MOST_DELTAS = 6
# What a reader of a log asks first of two code objects, in this order; other counters only by their change.
_RESOURCES = ("next_free_vgpr", "vgpr_spills", "private_segment_bytes", "lds_bytes", "waves_per_simd")


def render_lab_log(report: StudyReport) -> str:
    """The log as one Markdown document, in which other people's texts appear literally."""
    written, report = report, shown(report, markdown_text)
    deltas = {of.step: of for of in report.isa_deltas if of.role == "baseline"}
    entries = [_entry(run, plain, deltas.get(run.step)) for run, plain in zip(report.runs, written.runs, strict=True)]
    remarks = [of.text for of in report.notes if of.kind is NoteKind.NOTE and not (of.step or of.closed_at)]
    parts = [
        f"# {report.contract['title']}",
        contract_table(report.contract, report.contract_sha256).replace("## Contract", "## Fixed comparison contract"),
        status_text(report),
        numbered("Findings", report.conclusions or report.findings),
        numbered("Notes", remarks),
        _do_not_repeat(report.runs),
        "## Experiments",
        *entries,
        numbered("Next plan", report.next_plan),
    ]
    return "\n\n".join(part for part in parts if part) + "\n"


def _do_not_repeat(runs: list[StudyRun]) -> str:
    """What was rejected, each in a line with its first reason."""
    rejected = [run for run in runs if run.verdict == Verdict.REJECT and not run.was_kept]
    lines = [f"- {run.step}, {run.title}: {_first_line(run.reasons[0].text)}" for run in rejected if run.reasons]
    return "\n".join(["## Do not repeat without a new precondition", "", *lines]) if lines else ""


def _entry(run: StudyRun, written: StudyRun, deltas: Deltas | None) -> str:
    word = f"as {run.answer.step}: {run.answer.verdict}" if run.answer else word_of(run)
    basis = run.answer.basis if run.answer else run.basis
    lines = [f"### {run.step} ({word}, {basis}): {run.title}", ""]
    for name in ("hypothesis", "change", "expected", "precondition"):
        if text := getattr(run, name):
            lines.append(f"- {name}: {' '.join(text.split())}")
    if not run.answer:
        lines.append(f"- KPI: {kpi_text(run)}")
    if deltas is not None and (largest := largest_deltas(deltas.counters, _MOST_DELTAS)):
        lines.append(f"- against {deltas.other}: {'; '.join(map(_delta, largest))}")
    for place, reason in enumerate(written.reasons, 1):
        lines += reason_lines(place, reason.text)
    if run.basis != Basis.IMPORTED and not run.answer:
        lines.append(f"- verification: {run.verification.status}")
    lines += [f"- {note.kind}, {note.created_at[:10]}: {note.text}" for note in run.notes]
    lines += [f"- note: {run.note}"] if run.note else []
    where = run.source or f"parity artifact {run.run_id}"
    lines.append(f"- artifacts: {where}")
    return "\n".join(lines)


def largest_deltas(deltas: list[Delta], most: int) -> list[Delta]:
    """The counters that changed: resources first, then by how much of themselves they changed."""
    changed = [of for of in deltas if of.delta]

    def weight(of: Delta) -> tuple[int, float]:
        place = _RESOURCES.index(of.name) if of.name in _RESOURCES else len(_RESOURCES)
        return place, -abs(of.delta / of.other) if of.other else -float("inf")

    return sorted(changed, key=weight)[:most]


def _delta(of: Delta) -> str:
    bases = ", ".join(dict.fromkeys((of.basis, of.other_basis)))
    return f"{of.lane} {of.scope}.{of.name} {number(of.other)} to {number(of.value)} ({bases})"


def _first_line(text: str) -> str:
    return (text.splitlines() or [""])[0]
