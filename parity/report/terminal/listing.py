"""Shows the list of runs on a terminal."""

from rich.console import Console
from rich.table import Table

from parity.report.records.listing import RunLine, RunsReport

_LETTERS = 8  # of a UUID: as many as commands ask for
_MINUTE = len("2026-11-20T12:34")


def print_runs(console: Console, report: RunsReport) -> None:
    """`parity runs`: one line a run, newest last."""
    if report.earlier:
        console.print(f"{report.earlier:,} earlier runs: --limit {report.earlier + len(report.runs)}", style="dim")
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column("run", justify="right")
    for heading in ("uuid", "date (UTC)", "step"):
        table.add_column(heading, no_wrap=True)
    for heading in ("verdict", "basis", "device"):
        table.add_column(heading)
    for run in report.runs:
        table.add_row(*_cells(run))
    console.print(table)


def _cells(run: RunLine) -> list[str]:
    date = (run.started_at or "-")[:_MINUTE].replace("T", " ")
    device = run.device_name or run.device
    return [str(run.run_id), run.run_uuid[:_LETTERS], date, f"{run.study}/{run.step}", run.word, run.basis, device]
