"""Shows environment variables on a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Console

from parity.report.terminal.layout import new_table
from parity.system.variables import Changes

if TYPE_CHECKING:
    from parity.report.records.environment import EnvironmentReport, VariableRow

_TITLES = {
    Changes.CODE: "Change code: builds inherit none of them, a lane's env may set them",
    Changes.PLACES: "Say where compilers find things: a lane's env may set them",
    Changes.OUTPUT: "Change what tools print or keep: a lane's env may set them",
    Changes.TIMING: "Change times: set for the whole of a run, which notes it",
    Changes.LIBRARY: "Change torch and the vendor's libraries (--vendor)",
    Changes.DEVICE: "Choose GPUs",
    Changes.PROFILER: "Load profilers: nothing is timed under one",
}
_NOWHERE = "–"


def print_environment(console: Console, report: EnvironmentReport) -> None:
    """`parity doctor --environment`: a table for each kind of change; a single variable in full."""
    if len(report.variables) == 1:
        _print_one(console, report.variables[0])
        return
    for kind, title in _TITLES.items():
        table = new_table(title)
        table.add_column("variable", no_wrap=True)  # a name that is broken in two is not found again
        table.add_column("what it changes (its default)")
        for row in report.variables:
            if row.variable.changes is kind:
                here = _here(row)
                style = None if here == _NOWHERE else "bold"
                meaning = f"{row.variable.meaning} ({row.variable.default})"
                table.add_row(row.variable.name, meaning if style is None else f"{meaning}: {here}", style=style)
        console.print(table)
    console.print("Who reads one, and where that is said: parity doctor NAME")


def _here(row: VariableRow) -> str:
    pinned = [f"{value} in {builder} builds unless env says otherwise" for builder, value in row.pinned.items()]
    return "; ".join([*([f"{row.value or 'empty'} here"] if row.value is not None else []), *pinned]) or _NOWHERE


def _print_one(console: Console, row: VariableRow) -> None:
    variable = row.variable
    console.print(variable.name, style="bold")
    lines = {
        "changes": f"{variable.changes}: {variable.meaning}",
        "read by": variable.read_by,
        "default": variable.default,
        "here": _here(row),
        "in builds": _in_builds(row),
        "source": variable.source,
    }
    for label, text in lines.items():
        console.print(f"{label:<10} {text}", soft_wrap=True)


def _in_builds(row: VariableRow) -> str:
    inherited = "inherited from parity's environment, " if row.inherited else "not inherited, "
    return inherited + ("a lane's env may set it" if row.in_a_lane else "a lane's env may not set it")
