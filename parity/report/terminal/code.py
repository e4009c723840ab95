"""Shows analysed and emulated machine code on a terminal."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Any

from rich.box import SIMPLE_HEAD
from rich.console import Console, Group
from rich.table import Table

from parity.codeobject.kernel_names import demangled
from parity.profilers.naming import short
from parity.report.figures import number
from parity.report.terminal.layout import new_table, occupancy_text, titled
from parity.report.terminal.run import loop_cells, memory_table, place_of

if TYPE_CHECKING:
    from parity.explore.reduce import Reduction
    from parity.isa.analyse import KernelAnalysis
    from parity.report.records.code import HotLoopReport
    from parity.report.records.machine import EmulationReport


def print_kernels(console: Console, kernels: list[KernelAnalysis]) -> None:
    """`parity isa`: resources, occupancy, classes and findings of each kernel."""
    for kernel in kernels:
        console.print(titled(Group(*_kernel_parts(kernel)), f"{kernel.name} ({kernel.arch})"))


def _kernel_parts(kernel: KernelAnalysis) -> list[Any]:
    used = {field.name: getattr(kernel.resources, field.name) for field in fields(kernel.resources)}
    waves = used.pop("occupancy")
    parts: list[Any] = [
        "basis of every figure: static",
        ", ".join(f"{name} {number(value)}" for name, value in used.items() if value is not None),
    ]
    if waves:
        parts.append(f"occupancy: {occupancy_text(waves)}")
    parts.append(_instructions_table(kernel))
    parts += [f"finding {row.code}: {row.text} ({place_of(row)})" for row in kernel.findings]
    return parts


def _instructions_table(kernel: KernelAnalysis) -> Table:
    function, loop = kernel.function, kernel.hot_loop
    table = Table(header_style="bold", box=SIMPLE_HEAD)
    where = f"hot loop {loop.label or ''} lines {loop.first_line}-{loop.last_line}" if loop else "hot loop: none"
    for heading in ("class", "function", where, "/matrix"):
        table.add_column(heading, justify="left" if heading == "class" else "right")
    for name, count in function.classes.items():
        table.add_row(name, number(count), *loop_cells(loop.counts if loop else None, name))
    table.add_section()
    table.add_row(
        "all; non-matrix",
        number(function.instructions),
        number(loop and loop.counts.instructions),
        number(loop and loop.non_matrix_per_matrix, 2),
    )
    return table


def print_reduction(console: Console, reduction: Reduction) -> None:
    """`parity reduce`: how small it has become, and what is wrong with it. Basis: emulated."""
    console.print(f"before: {reduction.before.sentence}", soft_wrap=True, markup=False)
    console.print(f"after: {reduction.after.sentence}", soft_wrap=True, markup=False)
    for note in reduction.notes:
        console.print(f"note: {note}", soft_wrap=True, markup=False)
    effort = f"{reduction.attempts:,} attempts, {reduction.seconds:.0f} s"
    console.print(
        f"{reduction.lines_before:,} lines are {reduction.lines_after:,} now (emulated; {effort})", style="bold"
    )


def print_emulation(console: Console, report: EmulationReport) -> None:
    """`parity emulate`: what ran, memory behaviour and faults. The basis of every figure is emulated."""
    executed = report.executed
    kernel = short(demangled(report.kernel) or report.kernel)
    table = new_table(f"{kernel}: executed wave-instructions (emulated), {report.workgroups} workgroups")
    table.add_column("class")
    table.add_column("count", justify="right")
    for name, value in executed.classes.items():
        table.add_row(name, number(int(value)))
    table.add_section()
    table.add_row("all", number(int(executed.total)))
    console.print(table)
    if report.memory_instructions:
        console.print(memory_table(kernel, report.memory_instructions))
    for space, counted in (("lds", report.lds), ("global", report.global_), ("waits", report.waits)):
        figures = ", ".join(f"{name} {number(value, 4)}" for name, value in counted.items())
        console.print(f"{space} (emulated): {figures}")
    for name, found in report.matrix_instructions.items():
        console.print(f"{name}: how it rounds is {found.rounding} ({found.source})")
    for output in report.outputs:
        saved = f", saved to {output.saved}" if output.saved else ""
        written = f"{output.written_bytes:,} of {output.bytes:,} bytes written"
        console.print(f"output, argument {output.argument}: {written}{saved}")
    for line in report.printed.splitlines():
        console.print(f"printed: {line}", markup=False, highlight=False)
    for fault in report.faults:
        others = f", and in {fault.workgroups - 1:,} more workgroups" if fault.workgroups > 1 else ""
        console.print(f"fault {fault.fault.kind}: {fault.sentence}{others}", style="bold red")
    for note in report.notes:
        console.print(f"note: {note}")
    if report.against is not None:
        console.print(f"against the other: {report.against}", style="bold", soft_wrap=True)
    console.print(f"{report.seconds:.2f} s on this CPU; says nothing about a GPU's speed")


def print_hot_loop(console: Console, report: HotLoopReport) -> None:
    """`parity show --loop`: a hot loop's source lines, the costliest first, and its instructions beside them."""
    executed = f", executed in the first case: {report.executed_basis}" if report.executed_basis else ""
    title = f"{report.kernel} ({report.arch}), hot loop of {report.lane} in {report.step}: {report.basis}{executed}"
    table = new_table(title)
    for heading in ("source", "instructions", "executed", "classes", ""):
        table.add_column(heading, justify="right" if heading in ("instructions", "executed") else "left")
    for row in report.sources:
        classes = ", ".join(f"{count} {name}" for name, count in row.classes.items())
        table.add_row(row.source or "–", number(row.instructions), number(row.executed), classes, row.text or "")
    console.print(table)
    for part in report.parts:
        console.print(f"{part.source or 'no source line'}{f': {part.text}' if part.text else ''}", style="bold")
        for at, text in enumerate(part.code):
            console.print(f"  {part.line if not at else '':>6} {text}")
