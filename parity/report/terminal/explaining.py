"""Shows on a terminal why a lane takes its time and its registers, and what Triton's compiler chose."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from rich.console import Console, Group
from rich.table import Table

from parity.report.figures import number
from parity.report.terminal.layout import new_table, titled

if TYPE_CHECKING:
    from parity.lanes.triton.choices import Conversion, ExplainedDot, Explanation, StagedLoad
    from parity.report.records.explained import (
        ExplainedCause,
        ExplainedRegisters,
        ExplainedTime,
        ExplanationsReport,
        HelpfulStep,
    )

_MOST_CONVERSIONS, _MOST_HELD = 12, 10
_SHOWN = 0.02  # of the difference: smaller causes are left to the table
_SMALL = 0.01  # of the lane's time: these are one row


def print_explanations(console: Console, report: ExplanationsReport) -> None:
    """`--explain`: where predicted time goes, what registers hold, and instruction, layouts, stages and conversions of
    each kernel.
    """
    for time in report.times:
        _print_time(console, time)
    for registers in report.registers:
        console.print(_registers_table(registers))
    for kernel in report.kernels:
        shown = kernel.explanation
        console.print(titled(Group(*_parts(shown)), f"{kernel.name}: {_compiled_with(shown)} (static)"))
        if shown.loads:
            console.print(_loads_table(shown.loads))
        if shown.conversions:
            console.print(_conversions_table(shown.conversions))
        console.print(_layouts_table(shown))
    for sentence in report.not_shown:
        console.print(f"not shown: {sentence}", markup=False)


def _print_time(console: Console, time: ExplainedTime) -> None:
    """Print a lane's time by cause, beside another's, and what is known of each cause."""
    why = f"Where the time of {time.lane}{f' and of {time.beyond}' if time.beyond else ''} goes"
    if time.beyond and not time.is_tie:
        why = f"Why {time.lane} takes longer than {time.beyond}"
    console.print(f"{why}: predicted, not measured (us)", style="bold", markup=False)
    table = new_table("")
    lanes = [name for name in (time.lane, time.beyond) if name]
    for heading in ("cause", *lanes, *(["difference"] if time.beyond else [])):
        table.add_column(heading, justify="left" if heading == "cause" else "right")
    spent = {cause.cause: {lane.lane: lane.us for lane in cause.lanes} for cause in time.causes}
    small = {name for name, us in spent.items() if max(us.values()) < _SMALL * time.lane_us}
    others = {lane: sum(spent[name].get(lane, 0.0) for name in small) for lane in lanes}
    for name, us in [*((name, us) for name, us in spent.items() if name not in small), ("others", others)]:
        table.add_row(name, *_differing([us.get(lane, 0.0) for lane in lanes]))
    table.add_row("all", *_differing([us for us in (time.lane_us, time.beyond_us) if us is not None]), style="bold")
    console.print(table)
    if time.order:
        console.print(time.order, style="bold", markup=False)
    for cause in () if time.is_tie else time.causes:
        if abs(cause.us) >= _SHOWN * (time.us or time.lane_us):
            for line in _cause_lines(time, cause):
                console.print(line, markup=False, soft_wrap=True)
    for doubt in time.doubts:
        console.print(f"low confidence, {doubt}", markup=False)


def _differing(us: list[float]) -> list[str]:
    """Return the cells of one lane's time, or of two lanes' and their difference."""
    return [*(number(one, 1) for one in us), *([f"{us[0] - us[1]:+,.1f}"] if len(us) > 1 else [])]


def _cause_lines(time: ExplainedTime, cause: ExplainedCause) -> Iterator[str]:
    yield f"{cause.cause} (predicted): {cause.us:+,.1f} us" if time.beyond else f"{cause.cause} (predicted)"
    for lane in cause.lanes:
        yield f"  {lane.lane}, {number(lane.us, 1)} us: {lane.evidence or f'instructions: {lane.instructions}'}"
        for place in lane.places:
            source = f"{' from '.join([place.source, *place.calls])}: " if place.source else ""
            yield f"    {place.share:4.0%}  {source}{place.text}, line {place.line}"
        yield from (f"    {sentence}" for sentence in lane.ir)
    for step in cause.helped:
        what = f"{number(step.parents, 2)} to {number(step.mine, 2)} {_figures(step)}"
        yield f"  less of it before: {step.study}/{step.step} ({step.verdict}, {step.basis}): {what}: {step.title}"


def _figures(step: HelpfulStep) -> str:
    """Return what a step has less of, in short: `lds_load_8, lds_load_16 for each matrix instruction`."""
    names = [name.rpartition(".")[2] for name in step.figures]
    per = " a matrix instruction" if step.figures[0].startswith("hot_loop_class.") else ""
    return f"{', '.join(names[:2])}{', ...' if len(names) > 2 else ''}{per}"


def _registers_table(registers: ExplainedRegisters) -> Table:
    """Return what is held at the peak, the largest groups first."""
    peak = registers.peak
    where = f"line {peak.line}{f' ({peak.source})' if peak.source else ''}, {peak.text}"
    loop = "in the hot loop" if peak.in_hot_loop else "outside of the hot loop"
    allocated = f" of {registers.allocated} allocated" if registers.allocated else ""
    left = sum(held.count for held in peak.held[_MOST_HELD:])
    more = f"; {left} more are in the JSON" if left else ""
    title = f"{registers.name}: {peak.live} vector registers{allocated} live at {where}, {loop} (static){more}"
    table = new_table(title)
    for heading in ("registers", "what", "born at", "lives", "next use", "what would free them"):
        table.add_column(heading, justify="right" if heading in ("registers", "lives") else "left")
    for held in peak.held[:_MOST_HELD]:
        born, used = (
            f"{source or text}, line {line}" if text else ""
            for source, text, line in (
                (held.source, held.born, held.born_line),
                (held.used_source, held.used, held.used_line),
            )
        )
        lives = f"{held.lives:,}" if held.lives is not None else "a loop" if held.born else "from the start"
        table.add_row(str(held.count), held.what, born, lives, used, held.frees)
    return table


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
