"""Shows the list of runs on a terminal."""

from rich.console import Console
from rich.table import Table

from parity.report.records.listing import HiddenRun, RunLine, RunsReport

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
    rows = [_cells(run) for run in report.runs]
    for at, heading in ((4, "verdict"), (5, "basis")):  # never cut; the reason of a hidden run may have several lines
        whole = [row[at] for row, run in zip(rows, report.runs, strict=True) if not run.hidden_because]
        table.add_column(heading, min_width=max(map(len, whole), default=0), overflow="fold")
    table.add_column("device", overflow="fold")
    for row in rows:
        table.add_row(*row)
    console.print(table)
    if report.hidden:
        console.print(f"{report.hidden:,} hidden: --hidden", style="dim")


def print_hidden(console: Console, report: HiddenRun) -> None:
    """`parity runs rm RUN`."""
    name = f"run {report.run_id} of {report.study}/{report.step}"
    if report.hidden_because is None:
        console.print(f"{name} is shown again", soft_wrap=True)
    else:
        console.print(
            f"{name} is hidden, nothing of it is lost: 'parity runs rm {report.run_id} --undo'", soft_wrap=True
        )


def _cells(run: RunLine) -> list[str]:
    date = (run.started_at or "-")[:_MINUTE].replace("T", " ")
    device = run.device_name or run.device
    word = f"hidden: {run.hidden_because}" if run.hidden_because else run.word
    return [str(run.run_id), run.run_uuid[:_LETTERS], date, f"{run.study}/{run.step}", word, run.basis, device]
