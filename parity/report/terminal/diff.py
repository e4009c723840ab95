"""Shows two runs side by side on a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from parity.report.figures import number
from parity.report.terminal.layout import new_table
from parity.report.terminal.profiles import sampling_difference
from parity.report.visible import visible

if TYPE_CHECKING:
    from parity.report.records.study import CounterPair, DiffLane, DiffReport, DiffSide, TextDifference


_LOOP_LIMIT = 14
_FEW_LINES, _ALL_LINES = 30, 1_000_000
_LINE_STYLES = {"+": "green", "-": "red", "@": "dim"}
_SCOPE_TITLES = {
    "resources": "Resources",
    "occupancy": "Occupancy",
    "profile": "Profiler",
    "function_class": "Whole function, by class",
    "hot_loop": "Hot loop",
    "hot_loop_class": "Hot loop, by class",
    "function": "Whole function, by mnemonic",
    "executed_class": "Executed wave-instructions, by class",
    "hot_loop_executed": "Hot loop, executed per iteration",
    "hot_loop_executed_class": "Hot loop, executed per iteration, by class",
    "waits": "Waits",
    "lds": "LDS",
    "global": "Global memory",
}


def print_diff(console: Console, report: DiffReport) -> None:
    """`parity diff`: contract, options, and what differs in resources, class counts and hot loops of two runs."""
    _print(console, report, everything=False)


def print_whole_diff(console: Console, report: DiffReport) -> None:
    """`parity diff --all`: the unchanged rows too."""
    _print(console, report, everything=True)


def _print(console: Console, report: DiffReport, *, everything: bool) -> None:
    first, second = report.runs
    console.print(_build_table(report))
    if report.note:
        console.print(f"Note: {report.note}.", style="yellow")
    for text in report.texts:
        _print_text(console, text, _ALL_LINES if everything else _FEW_LINES)
    equal = {lane for lane in first.lanes if _is_equal(first, second, lane)}
    if equal:
        console.print(f"Equal code objects, whose equal figures are left out: {', '.join(sorted(equal))}.")
    counters = [row for row in report.counters if row.scope in _SCOPE_TITLES]
    counters = [row for row in counters if row.lane not in equal or _differs(row)]
    shown = [row for row in counters if everything or _differs(row)]
    for scope, title in _SCOPE_TITLES.items():
        rows = [row for row in shown if row.scope == scope]
        if scope in ("function", "hot_loop"):
            rows = _largest(rows)
        if rows:
            console.print(_counter_table(title, _headings(report), rows))
    if unchanged := len(counters) - len(shown):
        console.print(f"{unchanged} rows in which both are equal: --all shows them.")
    for sampling in report.pc_sampling:
        console.print(sampling_difference(sampling, _headings(report)))


def _print_text(console: Console, difference: TextDifference, most: int) -> None:
    """Print a text's changed lines as `diff -u` has them."""
    console.print(Text(visible(difference.name), "bold"))
    for line in difference.lines[:most]:
        console.print(Text(f"  {visible(line)}", _LINE_STYLES.get(line[:1], "")))
    if left_out := max(0, len(difference.lines) - most) + difference.left_out:
        hint = ": --all" if len(difference.lines) > most else ""
        console.print(Text(f"  {left_out:,} more lines{hint}", "dim"))


def _headings(report: DiffReport) -> tuple[str, str]:
    """Return the steps' names, with the runs' numbers where both are one step."""
    first, second = report.runs
    if first.step != second.step:
        return report.steps
    return f"{first.step} (run {first.run_id})", f"{second.step} (run {second.run_id})"


def _build_table(report: DiffReport) -> Table:
    """Return a table of what differs in how the lanes of both runs were built and launched."""
    first, second = report.runs
    table = new_table(f"contract: {report.contract}")
    for heading in ("lane", "", *_headings(report)):
        table.add_column(heading, overflow="fold")
    table.add_row("", "title", first.title, second.title)
    table.add_row("", "verdict (basis)", *(f"{run.verdict or run.status} ({run.basis})" for run in (first, second)))
    for lane in dict.fromkeys([*first.lanes, *second.lanes]):
        table.add_row(lane, "ms (basis)", *(_milliseconds(run, lane) for run in (first, second)))
        for name, text_of in _BUILD_ROWS.items():
            cells = [text_of(run.lanes[lane]) for run in (first, second)]
            if any(cells):
                table.add_row(lane, name, *(cell or "–" for cell in cells))
        launches = [run.lanes[lane].launch for run in (first, second)]
        for name in dict.fromkeys(key for launch in launches for key in launch):
            if launches[0].get(name) != launches[1].get(name):
                table.add_row(lane, name, *(_shown(launch.get(name)) for launch in launches))
    return table


def _differs(row: CounterPair) -> bool:
    return row.values[0] != row.values[1]


def _is_equal(first: DiffSide, second: DiffSide, lane: str) -> bool:
    our_sha256, theirs = (run.lanes[lane].code_object_sha256 if lane in run.lanes else None for run in (first, second))
    return our_sha256 is not None and our_sha256 == theirs


def _shown(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {_shown(part)}" for name, part in value.items())
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value or "–")


def _largest(rows: list[CounterPair]) -> list[CounterPair]:
    """For each lane, the rows of summary counters, then the mnemonics that differ or count most."""
    summary = {"instructions", "matrix", "non_matrix_per_matrix"}
    kept = []
    for lane in dict.fromkeys(row.lane for row in rows):
        lane_rows = [row for row in rows if row.lane == lane]
        kept += [row for row in lane_rows if row.name in summary]
        others = [row for row in lane_rows if row.name not in summary]
        kept += sorted(others, key=_weight, reverse=True)[:_LOOP_LIMIT]
    return kept


def _weight(row: CounterPair) -> tuple[bool, float, float]:
    """Return the sort key by which an imported step's figures come first, then those that differ most."""
    first, second = (value or 0 for value in row.values)
    return "imported" in row.bases, abs(second - first), max(first, second)


def _counter_table(title: str, steps: tuple[str, str], rows: list[CounterPair]) -> Table:
    table = new_table(title)
    for heading in ("lane", "counter"):
        table.add_column(heading)
    for step in steps:
        table.add_column(step, justify="right")
        table.add_column("basis")
    table.add_column("delta", justify="right")
    for row in rows:
        first, second = row.values
        delta = "" if first is None or second is None else f"{second - first:+,.4g}"
        cells = [
            cell for value, basis in zip(row.values, row.bases, strict=True) for cell in (number(value), basis or "")
        ]
        table.add_row(row.lane, row.name, *cells, delta)
    return table


def _milliseconds(run: DiffSide, lane: str) -> str:
    values = run.kpi.all_ms.get(lane, [])
    return f"{' / '.join(number(value) for value in values)} ({run.kpi.basis or run.basis})" if values else "–"


def _compiler(lane: DiffLane) -> str:
    chain = lane.toolchain
    return f"{chain.compiler} {chain.version} {(chain.library_sha256 or '')[:12]}" if chain else ""


def _options(lane: DiffLane) -> str:
    """Return the options that a person chooses; argument types and attributes follow from the contract."""
    options = lane.options or {}
    named = {**options.get("constants", {}), **options.get("options", {})}
    return " ".join([*(f"{name}={value}" for name, value in named.items()), *options.get("flags", [])])


def _environment(lane: DiffLane) -> str:
    return ", ".join(f"{name}={value}" for name, value in (lane.environment or {}).items())


def _facts(lane: DiffLane) -> str:
    return "\n".join(f"{name}: {value}" for name, value in lane.facts.items())


_BUILD_ROWS = {"compiler": _compiler, "options": _options, "environment": _environment, "facts": _facts}
