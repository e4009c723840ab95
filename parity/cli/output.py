"""What a command prints: one JSON document, or a layout for people."""

import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

from parity.report.documents import printed
from parity.report.visible import shown, visible
from parity.system.again import emit_bytes, keep_no_answer

if TYPE_CHECKING:
    from rich.console import Console

    from parity.store import Database, RunRecord

_WIDTH_WITHOUT_TERMINAL = 140
_PIECES = 50_000  # of a JSON document that are written at a time: names, values, brackets


def say(sentence: str) -> None:
    """Print one sentence on standard error: always one line, whatever names and messages it contains."""
    keep_no_answer()
    print(f"parity: {visible(sentence, lines=False)}", file=sys.stderr)


def show_report(report: Any, json_output: bool, layout: Any) -> None:
    """Show a record, for programs or for people."""
    if json_output:
        emit_document(report)
    else:
        lay_out(layout, report)


def emit_document(report: Any, *, is_short: bool = False) -> None:
    """Print a report as one JSON document, in pieces; a short one on one line."""
    document = printed(report)
    pieces = iter([json.dumps(document)]) if is_short else json.JSONEncoder(indent=1).iterencode(document)
    while part := "".join(islice(pieces, _PIECES)):
        emit(part)
    emit("\n")


def show_short(database: "Database", record: "RunRecord", baseline: "RunRecord | None", json_output: bool) -> None:
    """`--summary` of a run: a few lines for people, a few kilobytes for programs."""
    from parity.report.shortening import short_run
    from parity.report.summaries import run_summary
    from parity.report.terminal import print_summary
    from parity.report.why import Codes, why

    reason = why(Codes(database), record, baseline)
    if json_output:
        emit_document(short_run(record, baseline, reason), is_short=True)
    else:
        lay_out(print_summary, run_summary(record, baseline, reason))


def lay_out(layout: Any, report: Any) -> None:
    """Lays out a report for people. Every text that other people have written is in it, and is made visible here."""
    console = console_for()
    with console.capture() as captured:
        layout(console, shown(report))
    emit(captured.get())


def lay_out_errors(layout: Any, report: Any) -> None:
    """Lay out a report on standard error, where standard output is another program's."""
    layout(console_for(stderr=True), shown(report))


def emit(text: str) -> None:
    emit_bytes(text.encode(sys.stdout.encoding, errors="backslashreplace"))


def console_for(stderr: bool = False) -> "Console":
    from rich.console import Console

    console = Console(stderr=stderr, highlight=False, markup=False, emoji=False)
    if not console.is_terminal and "COLUMNS" not in os.environ:
        console.width = _WIDTH_WITHOUT_TERMINAL
    return console


@contextmanager
def progress_bar() -> Iterator[Any]:
    """Hold a line on standard error that says what is going on, with a bar if its end is known. Nothing is shown if
    standard error is not a terminal; a program finds it in the file that PARITY_PROGRESS names.
    """
    from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

    columns = (SpinnerColumn(), TextColumn("{task.description}", markup=False), BarColumn(), TimeElapsedColumn())
    console = console_for(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("starting", total=None)

        def show(text: str, *, done: int = 0, total: int | None = None) -> None:
            bar.update(task, description=visible(text, lines=False), completed=done, total=total)
            _tell(text, done, total)

        yield show


def _tell(text: str, done: int, total: int | None) -> None:
    """Append what is going on to the file of whoever wants to know it, as a line of JSON."""
    if path := os.environ.get("PARITY_PROGRESS"):
        with suppress(OSError), Path(path).open("a") as file:
            file.write(json.dumps({"text": text, "done": done, "total": total}) + "\n")
