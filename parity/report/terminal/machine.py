"""Shows a machine and its calibration on a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Console
from rich.text import Text

from parity.report.terminal.layout import new_table

if TYPE_CHECKING:
    from parity.report.records.machine import CalibrationReport, MachineReport


_STATE_STYLE = {"ok": "green", "note": "yellow", "absent": "dim", "problem": "bold red"}


def print_calibration(console: Console, report: CalibrationReport) -> None:
    """`parity calibrate`: the scatter, and the delta that follows from it."""
    scatter, delta = 100 * report.aa_scatter, 100 * report.delta
    console.print(
        f"{report.device_name}: identical binaries differ by {scatter:.3f} % (measured, root mean "
        f"square of {report.sessions} processes): delta is {delta:.2f} %"
    )


def print_diagnoses(console: Console, report: MachineReport, *, is_book: bool = False) -> None:
    """`parity doctor`: each finding, and what to do about it."""
    table = new_table("This lab book" if is_book else "This machine")
    for heading in ("topic", "state", "found", "what to do"):
        table.add_column(heading, overflow="fold")
    for row in report.diagnoses:
        state = Text(row.state, _STATE_STYLE[row.state])
        table.add_row(row.topic, state, row.text, row.advice)
    console.print(table)
