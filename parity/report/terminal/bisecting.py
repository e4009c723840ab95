"""Shows a lane under several releases of its compiler on a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table

from parity.report.figures import number
from parity.report.terminal.layout import new_table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parity.explore.bisect import Change
    from parity.report.records.bisection import BisectReport, ReleaseRow
    from parity.report.records.fields import Figures

_SHOWN = {
    "next_free_vgpr": "VGPRs",
    "agpr_count": "AGPRs",
    "sgpr_count": "SGPRs",
    "vgpr_spills": "spilled VGPRs",
    "sgpr_spills": "spilled SGPRs",
    "private_segment_bytes": "private segment B",
    "lds_bytes": "LDS B",
    "waves_per_simd": "waves/SIMD",
    "instructions": "hot loop instructions",
    "matrix": "matrix instructions",
    "non_matrix_per_matrix": "non-matrix/matrix",
}
_MOST_CHANGES = 8
_HASH_LETTERS = 8


def print_bisection(console: Console, report: BisectReport) -> None:
    """`parity bisect`: a column for each release, what changed from one to the next, and where a guardrail breaks."""
    rows = report.releases
    table = new_table(f"{report.study}, {report.lane} lane (static)")
    table.add_column(report.compiler)
    for row in rows:
        table.add_column(row.release, justify="right")
    table.add_row("code object", *(_code(row) for row in rows))
    _add_figures(table, [row.resources for row in rows])
    _add_figures(table, [row.hot_loop for row in rows])
    classes = [row.hot_loop_classes for row in rows]
    for name in dict.fromkeys(name for counts in classes for name in counts if name != "matrix"):
        table.add_row(
            f"  {name}", *("–" if row.failure else number(int(row.hot_loop_classes.get(name, 0))) for row in rows)
        )
    console.print(table)
    for row in rows:
        if row.result:
            console.print(f"{row.release} (emulated): {row.result}", soft_wrap=True, markup=False)
        if row.failure:
            console.print(f"{row.release}: failed: {row.failure}", style="red", soft_wrap=True)
    for release_pair in report.changes:
        console.print(f"{release_pair.before} to {release_pair.after}: {_changes(release_pair.changes)}")
    console.print(f"{report.conclusion}.", style="bold red" if report.breaks else "bold")


def _add_figures(table: Table, figures: Sequence[Figures]) -> None:
    for name in dict.fromkeys(name for column in figures for name in column):
        if any(column.get(name) for column in figures) or name in ("vgpr_spills", "private_segment_bytes"):
            table.add_row(_SHOWN.get(name, name), *(_figure(column.get(name)) for column in figures))


def _figure(value: float | None) -> str:
    return number(value if value is None or value % 1 else int(value), 2)


def _code(row: ReleaseRow) -> str:
    if row.code_object_sha256 is None:
        return "failed"
    return f"as {row.same_code_as}" if row.same_code_as else row.code_object_sha256[:_HASH_LETTERS]


def _changes(changes: Sequence[Change]) -> str:
    """List the changes of each scope, largest first."""
    if not changes:
        return "nothing that is counted"
    shown = [
        f"{_SHOWN.get(change.name, change.name)} {_figure(change.before)} to {_figure(change.after)}"
        for change in changes
    ]
    more = f" and {len(shown) - _MOST_CHANGES} more (--json)" if len(shown) > _MOST_CHANGES else ""
    return ", ".join(shown[:_MOST_CHANGES]) + more
