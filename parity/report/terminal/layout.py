"""What all terminal layouts share. The console interprets no markup: every string is shown as it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from rich.box import SIMPLE_HEAD
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from rich.console import Console, OverflowMethod

    from parity.isa.occupancy import Occupancy
    from parity.report.records.lane import Emulated
    from parity.report.records.run import RunReport
    from parity.report.records.study import GapColumn


_VERDICT_STYLE = {"keep": "bold green", "reject": "red", "invalid": "bold red", "inconclusive": "yellow"}
KEPT_BEFORE, WHY_KEPT_BEFORE = "°", "an earlier run of it was kept"
CHANGED, WHY_CHANGED = "‡", "its files have changed since: see parity show STEP"
LABEL = 10  # letters before the lines of a summary


def number(value: Any, digits: int = 3) -> str:
    """A figure for people; a missing one is a dash, never zero."""
    if value is None:
        return "–"
    return f"{value:,}" if isinstance(value, int) else f"{value:,.{digits}f}"


def lane_times(times: Mapping[str, float | None]) -> str:
    """`triton 45.028 ms, hip 30.932 ms`."""
    return ", ".join(f"{lane} {number(value)} ms" for lane, value in times.items())


def titled(body: Any, title: str) -> Panel:
    return Panel(body, title=Text(title), title_align="left")  # a plain string would be read as markup


class _Table(Table):
    """A table that cuts nothing off: what does not fit goes on in the next line, but no figure is broken in two."""

    def add_column(self, *arguments: Any, overflow: OverflowMethod = "fold", **options: Any) -> None:
        super().add_column(*arguments, overflow=overflow, **options)

    def add_row(self, *cells: Any, **options: Any) -> None:
        super().add_row(*cells, **options)
        for column, cell in zip(self.columns, cells, strict=False):
            if column.justify == "right":
                longest = max(map(len, str(cell).split()), default=0)
                column.min_width = max(column.min_width or 0, longest)


def new_table(title: str, **options: Any) -> Table:
    return _Table(title=title, title_justify="left", header_style="bold", box=SIMPLE_HEAD, pad_edge=False, **options)


def verdict_text(word: str) -> Text:
    """A verdict, or the status of a run that has none."""
    return Text(word, _VERDICT_STYLE.get(word, "magenta"))


def wrapped(console: Console, text: Text, width: int, most: int) -> list[Text]:
    """The text's lines, wrapped at words. More than `most` are cut off between words, which an ellipsis shows."""
    lines = list(text.wrap(console, width))
    if len(lines) <= most:
        return lines
    last = lines[most - 1].plain.rstrip()
    while len(last) + 2 > width and " " in last:
        last = last.rpartition(" ")[0]
    return [*lines[: most - 1], Text(f"{last} …")]


def labelled(console: Console, label: str, text: str, most: int) -> list[Text]:
    """The text's lines beside a bold label, which stands before the first."""
    lines = wrapped(console, Text(text), max(20, console.width - LABEL), most)
    return [Text.assemble(((label if at == 0 else "").ljust(LABEL), "bold"), line) for at, line in enumerate(lines)]


def percent_text(value: float | None, sign: str = "+") -> str:
    return "–" if value is None else f"{100 * value:{sign}.2f} %"


def occupancy_text(waves: Occupancy) -> str:
    limits = ", ".join(f"{name} {value:g}" for name, value in waves.limits.items())
    return f"{waves.waves_per_simd:g} waves per SIMD, limited by {waves.limited_by} ({limits})"


def emulated_sentence(of: Emulated) -> str:
    """An emulated run's main figures."""
    lds, memory = of.lds, of.global_
    per_unit = (of.per_unit or {}).get("instructions")
    own_size = lds.get("own_size_workgroups")
    where = f" in {number(own_size)} workgroups of the contract's own size" if own_size else ""
    assumed = f", {number(lds['assumed_cycles'])} of them by assumed phases" if lds.get("assumed_cycles") else ""
    each = f"{number(per_unit, 2)} instructions of a work-item for each element, " if per_unit else ""
    return (
        f"{of.executed.total:,} wave-instructions in the small problem, {each}"
        f"{number(of.hot_loop.instructions, 1)} per iteration of the hot loop, "
        f"LDS conflict rate {number(lds.get('conflict_rate'), 4)} ({number(lds['conflict_cycles'])} of "
        f"{number(lds['cycles'])} cycles{assumed}), "
        f"{number(memory.get('efficiency_64'), 2)} of the bytes of 64-byte segments used{where}"
    )


def gap_heading(column: GapColumn) -> str:
    """`step17 (rejected)`, or `hip of step22` for the reference."""
    mark = {"reject": " (rejected)", "invalid": " (invalid)"}.get(column.verdict or "", "")
    return f"{column.lane} of {column.step}" if column.is_reference else f"{column.step}{mark}"


def counted_as(run: RunReport) -> str:
    """The basis of a run's counters, which may differ from that of its times."""
    return next((lane.counters_basis for lane in run.lanes.values() if lane.counters_basis), "–")


def sizes(of: Mapping[str, int]) -> str:
    """Sizes of axes, in the contract's order: `8192 x 8192 x 8192`."""
    return " x ".join(map(str, of.values()))
