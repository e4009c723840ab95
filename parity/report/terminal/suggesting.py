"""`parity suggest`: steps that a search has found."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parity.report.figures import number
from parity.report.terminal.layout import new_table

if TYPE_CHECKING:
    from rich.console import Console

    from parity.report.records.suggested import SuggestedStep, SuggestionReport

_RATIO, _ALL = "non_matrix_per_matrix", "function_instructions"


def print_suggestions(console: Console, report: SuggestionReport) -> None:
    """Print what is suggested beside the lane as it is, what is there already, and each suggestion as a step."""
    where = f"{report.study}/{report.step or 'contract.toml'}, {report.lane} lane"
    counts = f"{len(report.suggestions)} suggestions of {report.looked_at} variants"
    console.print(f"{where}: {counts} (static; us predicted, not measured)", style="bold", markup=False)
    is_ratio = _RATIO in report.own.figures
    table = new_table("")
    table.add_column("variant")
    for heading in ("non-matrix/matrix" if is_ratio else "instructions", "VGPRs", "waves/SIMD", "predicted us"):
        table.add_column(heading, justify="right")
    table.add_column("verified")
    table.add_row("as it is", *_cells(report.own), "", style="dim")
    for step in report.suggestions:
        table.add_row(step.title, *_cells(step), step.verification or "")
    for step in report.known:
        table.add_row(f"{step.title} (as in {', '.join(step.steps)})", *_cells(step), "")
    console.print(table)
    for step in report.suggestions:
        _print_step(console, step)
    if not report.suggestions:
        console.print("nothing that no step has is better by its machine code and by its predicted time")
    if report.wrong:
        console.print(f"better, but wrong on the emulator: {report.wrong}")
    if report.not_built:
        console.print(
            f"{report.not_built} variants were left when the budget was spent: the same command goes on there"
        )
    if report.suggestions and report.suggestions[0].file is None:
        console.print("--write writes these steps; none of this is a verdict")


def _print_step(console: Console, step: SuggestedStep) -> None:
    console.print(f"{step.file or 'a step'}: {step.title}", style="bold", markup=False)
    console.print(f"  hypothesis: {step.hypothesis}", markup=False)
    console.print(f"  expected: {step.expect} ({'; '.join(step.clauses)})", markup=False)
    if step.next:
        console.print(f"  next: {step.next}", markup=False)


def _cells(step: SuggestedStep) -> list[str]:
    figure = step.figures.get
    merit = number(figure(_RATIO), 2) if _RATIO in step.figures else number(figure(_ALL), 0)
    waves = number(figure("waves_per_simd"), 1)
    return [merit, number(figure("next_free_vgpr"), 0), waves, number(step.predicted_us, 1)]
