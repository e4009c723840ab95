"""What all terminal layouts share. The console interprets no markup: every string is shown as it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rich.box import SIMPLE_HEAD
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from parity.report.figures import interval, number, percent

if TYPE_CHECKING:
    from rich.console import Console, OverflowMethod

    from parity.isa.occupancy import Occupancy
    from parity.report.records.run import Sizes
    from parity.report.records.steps import StepTable


_VERDICT_STYLE = {"keep": "bold green", "reject": "red", "invalid": "bold red", "inconclusive": "yellow"}
_DIGITS_OF_TIMES = 3
LABEL = 10  # letters before the lines of a summary


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


def sizes_table(sizes: Sizes) -> Table:
    """Build a table of what a run found at each size, and of their geometric mean."""
    first, has_vendor = sizes.each[0], any(size.vendor_ms is not None for size in sizes.each)
    table = new_table(f"Sizes ({first.basis})")
    headings = ["size", first.candidate, *([first.reference, "ratio", "interval"] if first.reference else [])]
    headings += [*(["library"] if has_vendor else []), "change", "95 % interval", "margin", "stands"]
    for heading in headings:
        table.add_column(heading, justify="left" if heading in ("size", "stands") else "right")
    for size in sizes.each:
        gap = [number(size.reference_ms), number(size.ratio, 3), interval(size.ratio_low, size.ratio_high, number)]
        library = [number(size.vendor_ms)] if has_vendor else []
        notes = [size.standing or "–", *(["mostly the launch"] if size.is_mostly_launch else [])]
        notes += ["measured earlier"] if size.measured_in else []
        change = [percent(size.effect), interval(size.effect_low, size.effect_high), percent(size.margin, sign="")]
        cells = [size.name, number(size.candidate_ms), *(gap if first.reference else []), *library, *change]
        table.add_row(*cells, ", ".join(notes))
    table.add_section()
    mean = ["geometric mean", "", *(["", number(sizes.ratio, 3), ""] if first.reference else [])]
    mean += [*([""] if has_vendor else []), percent(sizes.effect)]
    table.add_row(*mean, interval(sizes.effect_low, sizes.effect_high), "", "decides")
    table.caption = "ms of each lane; the change is the judged lane's, from its baseline"
    table.caption_justify = "left"
    return table


def step_table(title: str, steps: StepTable, notes: Sequence[str] = (), **options: Any) -> Table:
    """Build a table of steps, with what its marks mean below it."""
    table = new_table(title, **options)
    for shown in steps.columns:
        is_narrow = shown.column.name in ("step", "verdict", "basis") or shown.column.digits == _DIGITS_OF_TIMES
        justify: Any = "right" if shown.column.digits is not None else "left"
        ratio = 1 if shown.column.name == "title" and options.get("expand") else None
        heading = shown.heading.replace(" ms", "\nms") if options.get("expand") else shown.heading
        table.add_column(heading, justify=justify, no_wrap=is_narrow, ratio=ratio)
    for row, cells in steps.lines:
        marks = "".join(column.mark for column in row.marks)
        texts: dict[str, str | Text] = {"step": row.step + marks, "verdict": verdict_text(row.word)}
        table.add_row(*[texts.get(shown.column.name, text) for shown, text in cells])
    table.caption, table.caption_justify = "; ".join([*steps.notes, *notes]), "left"
    return table


def verdict_text(word: str) -> Text:
    """Return a verdict, or the status of a run that has none."""
    return Text(word, _VERDICT_STYLE.get(word, "magenta"))


def wrapped(console: Console, text: Text, width: int, most: int) -> list[Text]:
    """Return the text's lines, wrapped at words. Lines beyond `most` are cut off between words, which an ellipsis
    shows.
    """
    lines = list(text.wrap(console, width))
    if len(lines) <= most:
        return lines
    last = lines[most - 1].plain.rstrip()
    while len(last) + 2 > width and " " in last:
        last = last.rpartition(" ")[0]
    return [*lines[: most - 1], Text(f"{last} …")]


def labelled(console: Console, label: str, text: str, most: int) -> list[Text]:
    """Return the text's lines beside a bold label, which stands before the first."""
    lines = wrapped(console, Text(text), max(20, console.width - LABEL), most)
    return [Text.assemble(((label if at == 0 else "").ljust(LABEL), "bold"), line) for at, line in enumerate(lines)]


def occupancy_text(waves: Occupancy) -> str:
    limits = ", ".join(f"{name} {value:g}" for name, value in waves.limits.items())
    status = "; from LLVM, assumed" if waves.is_assumed else ""
    return f"{waves.waves_per_simd:g} waves per SIMD, limited by {waves.limited_by} ({limits}{status})"


def sizes(axes: Mapping[str, int]) -> str:
    """Write sizes of axes, in the contract's order: `8192 x 8192 x 8192`."""
    return " x ".join(map(str, axes.values()))
