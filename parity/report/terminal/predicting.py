"""`parity predict`: predicted times, and that they are no measured ones."""

from collections import Counter

from rich.console import Console

from parity.predict.causes import Cause
from parity.profilers.naming import short
from parity.report.figures import number
from parity.report.records.predicted import PredictedLaunch, PredictionReport
from parity.report.terminal.layout import new_table

_SHOWN = 0.02  # of the time: smaller shares are left to JSON


def print_prediction(console: Console, report: PredictionReport) -> None:
    """Print times with their ranges, where they go, what makes them doubtful, and how far such times have been off."""
    figures = {figure.name: figure for figure in report.figures}
    clocks = "/".join(dict.fromkeys(f"{figures[name].value:g}" for name in ("clock_ghz", "matrix_clock_ghz")))
    on = f"{report.gpu} at {clocks} GHz ({figures['clock_ghz'].status})"
    title = f"{report.what} on {on}, last-level cache {report.cache}: predicted, not measured"
    table = new_table(title)
    for heading in ("lane", "kernel", "us", "range", "most of it", "rounds", "workgroups of a unit", "MB of memory"):
        table.add_column(heading, justify="left" if heading in ("lane", "kernel", "most of it") else "right")
    for lane in report.lanes:
        for launch in lane.launches:
            table.add_row(lane.lane or "", short(launch.kernel), *_cells(launch))
    console.print(table)
    for lane in report.lanes:
        for launch in lane.launches:
            where = ", ".join(f"{name} {share:.0%}" for name, share in launch.shares.items() if share >= _SHOWN)
            console.print(f"{lane.lane or short(launch.kernel)} (predicted): {where}")
            least = ", ".join(f"{name} {number(us, 1)}" for name, us in launch.bounds_us.items())
            console.print(
                f"  no less than, in us: {least}; the grid fills {launch.filled:.0%} of its rounds", markup=False
            )
            for cause in launch.causes:
                if cause.us >= _SHOWN * launch.us:
                    console.print(f"  {cause.us / launch.us:4.0%}  {cause_line(cause)}", markup=False)
        for doubt in dict.fromkeys(doubt for launch in lane.launches for doubt in launch.doubts):
            console.print(f"low confidence{f', {lane.lane}' if lane.lane else ''}: {doubt}")
    for sentence in report.not_shown:
        console.print(f"not shown: {sentence}", markup=False)
    if report.order:
        console.print(report.order, style="bold")
    for gap in report.gaps:
        parts = ", ".join(f"{name} {us:+,.1f}" for name, us in gap.parts_us.items() if abs(us) >= _SHOWN * gap.us)
        console.print(f"{gap.lane} beyond {gap.beyond} (predicted): {gap.us:+,.1f} us: {parts}")
    console.print(_error(report))
    counts = Counter(figure.status for figure in report.figures)
    told = ", ".join(f"{count} {status}" for status, count in counts.most_common())
    console.print(f"{len(report.figures)} figures of the model: {told}; --json has each with its source")


def cause_line(cause: Cause) -> str:
    """Say a cause, what shows it, and where most of its time is spent."""
    first = next(iter(cause.places), None)
    at = f", line {first.line}" if first else ""
    where = f" ({first.source or first.text}{at})" if first else ""
    return f"{cause.name}{f': {cause.evidence}' if cause.evidence else ''}{where}"


def _cells(launch: PredictedLaunch) -> tuple[str, ...]:
    known = launch.least_us is not None and launch.most_us is not None
    extent = f"{number(launch.least_us, 1)} to {number(launch.most_us, 1)}" if known else "not known"
    memory = number(launch.memory_bytes / 1e6, 1)
    return number(launch.us, 1), extent, launch.limit, number(launch.rounds, 1), str(launch.resident_workgroups), memory


def _error(report: PredictionReport) -> str:
    if report.error is None:
        return f"how far off such times are on {report.gpu} is not known"
    known = report.error
    return (
        f"kernels that the model had not seen: half of the problems within {known.median:.0%}, 90 % of kernels within "
        f"{known.within:.0%} ({known.source}); times closer than {known.tie:.0%} are a tie"
    )
