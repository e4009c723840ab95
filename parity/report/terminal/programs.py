"""Shows on a terminal what the kernels of a program did on the emulator."""

from __future__ import annotations

from itertools import compress
from typing import TYPE_CHECKING

from rich.console import Console

from parity.report.figures import number
from parity.report.terminal.layout import new_table

if TYPE_CHECKING:
    from parity.report.records.programs import ProgramKernelReport, ProgramReport

_SIGNALLED = 128  # and the number of the signal, as shells have it
_WIDE = 104  # columns of a terminal, from which all of a kernel's figures are shown
_COLUMNS = {
    "launches": True,  # also on a narrower one
    "workgroups": True,
    "VGPRs": True,
    "spills": True,
    "LDS": False,
    "waves": False,
    "hot loop": False,
    "executed": True,
    "conflicts": True,
    "s": False,
}


def print_program(console: Console, report: ProgramReport) -> None:
    """`parity on`: a line for each kernel, then what is wrong or worth a look."""
    table = new_table(f"Kernels on {report.arch} (emulated; registers, LDS, waves per SIMD and hot loop: static)")
    shown = [is_always or console.width >= _WIDE for is_always in _COLUMNS.values()]
    table.add_column("kernel", overflow="fold")
    for heading in compress(_COLUMNS, shown):
        table.add_column(heading, justify="right", overflow="fold", min_width=len(heading))
    for kernel in report.kernels:
        table.add_row(f"{kernel.name} ({kernel.place})", *compress(_cells(kernel), shown))
    if report.kernels:
        console.print(table)
    for kernel in report.kernels:
        for word, sentences, style in (
            ("fault", kernel.faults, "bold red"),
            ("note", kernel.notes, None),
            ("finding", kernel.findings, None),
        ):
            for sentence in sentences:
                console.print(f"{kernel.name}: {word}: {sentence}", style=style)
    for sentence in report.notes:
        console.print(f"note: {sentence}")
    console.print(_ending(report))


def _cells(kernel: ProgramKernelReport) -> list[str]:
    run, launched = kernel.workgroups_run, kernel.workgroups_launched
    return [
        number(kernel.launches),
        number(launched) if run == launched else f"{number(run)} of {number(launched)}",
        number(kernel.vgprs),
        number(kernel.vgpr_spills),
        number(kernel.lds_bytes),
        number(kernel.waves_per_simd, 1),
        number(kernel.hot_loop_instructions),
        number(kernel.executed_instructions),
        "–" if kernel.bank_conflicts is None else f"{100 * kernel.bank_conflicts:.0f} %",
        f"{kernel.seconds:.2f}",
    ]


def _ending(report: ProgramReport) -> str:
    if not report.kernels:
        return "No kernel was launched."
    faults = f"{report.faults} fault{'s' if report.faults != 1 else ''}" if report.faults else "no fault"
    kernels, launches = len(report.kernels), report.launches
    what = f"{kernels} kernel{'s' * (kernels != 1)}, {launches:,} launch{'es' * (launches != 1)}, {faults}"
    if not report.counts:
        return (
            f"{what}; workgroups were left out, and what they would have stored was filled with NaN or -1: that the "
            f"program ended with {report.exit_code} says nothing."
        )
    if report.exit_code > _SIGNALLED:
        what += f"; signal {report.exit_code - _SIGNALLED} ended it, and its last launches may be missing"
    return f"{what}; the program ended with {report.exit_code}. Emulated: says nothing of a GPU's speed."
