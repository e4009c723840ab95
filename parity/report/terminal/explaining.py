"""Shows on a terminal what Triton's compiler chose for a kernel, and why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from rich.console import Console, Group
from rich.table import Table

from parity.report.figures import number
from parity.report.terminal.layout import new_table, titled

if TYPE_CHECKING:
    from parity.lanes.triton.choices import Conversion, ExplainedDot, Explanation, StagedLoad
    from parity.report.records.code import ExplanationsReport

_MOST_CONVERSIONS = 12


def print_explanations(console: Console, report: ExplanationsReport) -> None:
    """`--explain`: instruction, layouts, stages and conversions of each kernel. The basis of every figure is static."""
    for kernel in report.kernels:
        shown = kernel.explanation
        console.print(titled(Group(*_parts(shown)), f"{kernel.name}: {_compiled_with(shown)} (static)"))
        if shown.loads:
            console.print(_loads_table(shown.loads))
        if shown.conversions:
            console.print(_conversions_table(shown.conversions))
        console.print(_layouts_table(shown))


def _compiled_with(shown: Explanation) -> str:
    known = [f"Triton {shown.triton}" if shown.triton else "", shown.arch or ""]
    options = [f"{name} {value}" for name, value in shown.options.items()]
    warps = f"num_warps {shown.warps}" if shown.warps else ""
    return ", ".join(filter(None, [*known, warps, *options]))


def _parts(shown: Explanation) -> Iterator[str]:
    for dot in shown.dots:
        yield from _dot_lines(dot)
    if not shown.dots:
        yield "no dot: nothing is multiplied by matrices"
    if shown.lds_bytes is not None:
        buffers = f", its buffers without padding {shown.buffer_bytes:,}" if shown.buffer_bytes else ""
        yield f"LDS of a workgroup: {shown.lds_bytes:,} bytes{buffers}"
    for sentence in shown.not_shown:
        yield f"not shown: {sentence}"


def _dot_lines(dot: ExplainedDot) -> Iterator[str]:
    times = f", {dot.times} times" if dot.times > 1 else ""
    copies = f"{times} ({dot.copies} in the TTGIR, with prologue and epilogue)" if dot.copies > 1 else times
    yield f"dot{f' at {dot.place}' if dot.place else ''}: {dot.asked}{copies}"
    facts = [
        dot.instruction or ("no matrix instruction" if dot.layout is None else dot.layout),
        f"{dot.operands} multiplied",
        f"k width {dot.k_width}" if dot.k_width else "",
        f"warps {' x '.join(map(str, dot.warps))}" if dot.warps else "",
        f"{dot.accumulator_registers} accumulator registers a lane" if dot.accumulator_registers else "",
        f"{dot.useful_share:.0%} of its multiplications useful" if dot.useful_share is not None else "",
    ]
    yield "  " + ", ".join(filter(None, facts))
    yield from (f"  because: {sentence}" for sentence in dot.because)
    if dot.agrees is False:
        yield "  not shown why: the rules known here lead to another choice"
    yield from (f"  {change.option} would give: {change.effect} (by rule)" for change in dot.changes)


def _loads_table(loads: Sequence[StagedLoad]) -> Table:
    table = new_table("Where operands are loaded: stages asked and given, and their buffers in LDS")
    for heading in ("operand", "loaded at", "tensor", "asked", "given", "buffers", "bytes", "layout", "note"):
        table.add_column(heading, justify="right" if heading in ("asked", "given", "buffers", "bytes") else "left")
    for load in loads:
        counts = (load.stages_asked, load.stages, load.buffers, load.buffer_bytes)
        table.add_row(load.operand, load.place, load.tensor, *map(number, counts), load.layout or "", load.note)
    return table


def _conversions_table(conversions: Sequence[Conversion]) -> Table:
    left = len(conversions) - _MOST_CONVERSIONS
    table = new_table("Conversions, those in loops first" + (f" ({left} more are in the JSON)" if left > 0 else ""))
    for heading in ("place", "what", "tensor", "bytes", "before", "after", "in a loop", "times"):
        table.add_column(heading, justify="right" if heading in ("bytes", "times") else "left")
    for row in conversions[:_MOST_CONVERSIONS]:
        where = "yes" if row.in_loop else ""
        table.add_row(
            row.place, row.what, row.tensor, number(row.size_bytes), row.before, row.after, where, number(row.times)
        )
    return table


def _layouts_table(shown: Explanation) -> Table:
    table = new_table("Layouts")
    table.add_column("name")
    table.add_column("layout")
    for name, layout in shown.layouts.items():
        table.add_row(f"#{name}", layout)
    return table
