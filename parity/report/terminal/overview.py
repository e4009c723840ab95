"""Shows a study, or a run, on one screen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table
from rich.text import Text

from parity.report.figures import lane_times, number, percent
from parity.report.records.steps import WHY_KEPT_BEFORE, StepTable
from parity.report.terminal.layout import labelled, step_table, verdict_text, wrapped

if TYPE_CHECKING:
    from parity.report.records.overview import Overview, Trend
    from parity.report.records.run import RunSummary, Shift
    from parity.report.records.steps import StepRow

_SUMMARY_LINES = 8
_WIDE = 100  # columns from which every lane's times stand in the table, and not the candidate's alone
_BARS = "▁▂▃▄▅▆▇█"
_ENOUGH_STEPS, _FEWEST_STEPS = 5, 1
_TEXTS = 3  # findings, and plans
_HEIGHT = 50  # of the screen, where no terminal says


def print_summary(console: Console, summary: RunSummary, changed: str | None = None) -> None:
    """Print a run in at most eight lines: verdict, KPI, the two differences that matter, reasons, what to do next; and
    besides what has changed, and what costs most.
    """
    more = labelled(console, "changed", changed, 3) if changed else []
    more += labelled(console, "why", summary.why.sentence, 3) if summary.why else []
    for line in summary_lines(console, summary, more):
        console.print(line)


def summary_lines(console: Console, summary: RunSummary, besides: Sequence[Text] = ()) -> list[Text]:
    """Return the lines of a run, with others behind its figures."""
    detail = f" {summary.answered}" if summary.answered else f" ({summary.basis}), {_verified(summary)}"
    before = f", but {WHY_KEPT_BEFORE}" if summary.was_kept else ""
    head = Text.assemble((summary.step, "bold"), "  ", verdict_text(summary.word), before, detail)
    head.append("; the kernel's module ran unconfined" if summary.unconfined else "")
    lines = wrapped(console, head, console.width, 2)
    lines += [] if summary.answered else [*_figures(console, summary), *besides]
    hint, more = labelled(console, "next", summary.next, 2), f"parity show {summary.study}/{summary.step}"
    for at, reason in enumerate(summary.reasons, 1):
        left = _SUMMARY_LINES + len(besides) - len(lines) - len(hint) - 1
        if not left:
            count = len(summary.reasons) - at + 1
            more += f" ({count} more reason{'s' if count > 1 else ''})"
            break
        most = max(1, left - len(summary.reasons) + at)  # a line at least for each of the others
        lines += labelled(console, "because" if at == 1 else "", f"{at}. {reason}", most)
    return [*lines, *hint, *labelled(console, "more", more, 1)]


def _figures(console: Console, summary: RunSummary) -> list[Text]:
    """Return the KPI and the two differences that matter, a line each."""
    lines = labelled(console, "KPI", _times(summary), 1)
    for label, step, shift in (
        ("baseline", summary.baseline_step, summary.baseline),
        ("before", summary.before_step, summary.before),
    ):
        if step:
            none = f"none: {_wrong(summary)}" if summary.wrong else f"{step}, nothing of which can be compared"
            lines += labelled(console, label, _change(shift) if shift else none, 1)
    if not (summary.baseline_step or summary.before_step):
        lines += labelled(console, "baseline", "none yet", 1)
    if summary.sizes:
        lines += labelled(console, "sizes", summary.sizes.sentence, 2)
    if summary.wrong:
        lines += labelled(console, "gap", f"none: {_wrong(summary)}", 1)
    elif summary.gap:
        lines += labelled(console, "gap", _gap(summary.gap), 1)
    return lines


def _wrong(summary: RunSummary) -> str:
    are = "is" if len(summary.wrong) == 1 else "are"
    return f"{' and '.join(summary.wrong)} {are} wrong, so nothing is compared with it"


def _verified(summary: RunSummary) -> str:
    """Whether the lanes are right; of what was not found right, everything that is known."""
    is_verified = summary.verification.startswith("verified:")
    return summary.verification.partition(",")[0] if is_verified else summary.verification


def _times(summary: RunSummary) -> str:
    known = {lane: value for lane, value in summary.ms.items() if value is not None}
    if not known:
        return "not measured"
    if summary.vendor_ms is not None:
        known["vendor's library"] = summary.vendor_ms
    where = f" on {summary.device_name}" if summary.device_name else ""
    return f"{lane_times(known)} ({summary.time_basis}){where}"


def _change(shift: Shift) -> str:
    """`-36.20 % [-36.40, -36.00]: triton 3.340 ms, step01 5.315 (measured)`."""
    if not shift.is_time:
        change = f", {percent(shift.relative)}" if shift.relative is not None else ""
        return f"{_beside(shift)}{change}{_bases(shift)}"
    bounds = ""
    if shift.low is not None and shift.high is not None:
        bounds = f" [{100 * shift.low:+.2f}, {100 * shift.high:+.2f}]"
    both = f"{shift.figure} {number(shift.value)} ms, {shift.against} {number(shift.other)}"
    return f"{percent(shift.relative)}{bounds}: {both}{_bases(shift)}"


def _gap(shift: Shift) -> str:
    """`1.30 times cuda's 2.553 ms (measured)`."""
    if shift.is_time:
        times = "–" if shift.relative is None else f"{1 + shift.relative:.2f}"
        return f"{times} times {shift.against}'s {number(shift.other)} ms{_bases(shift)}"
    ratio = f", {1 + shift.relative:.2f} times" if shift.relative is not None else ""
    return f"{_beside(shift)}{ratio}{_bases(shift)}"


def _beside(shift: Shift) -> str:
    our_figure, theirs = (
        number(figure if figure is None or figure % 1 else int(figure), 2) for figure in (shift.value, shift.other)
    )
    return f"{shift.figure} {our_figure}, {shift.against} {theirs}"


def _bases(shift: Shift) -> str:
    both = dict.fromkeys(basis for basis in (shift.basis, shift.other_basis) if basis)
    return f" ({', '.join(both)})"


def print_overview(console: Console, report: Overview, *, all_steps: bool = False) -> None:
    """`parity report`: one screen, which ends with the highest step's run; with `all_steps` it may be longer."""
    height = console.height - 1 if console.is_terminal else _HEIGHT
    screens = (_screen(console, report, steps, texts) for steps, texts in _less_and_less(len(report.steps), all_steps))
    for screen in screens:
        if len(screen) <= height:
            break
    for line in screen:
        console.print(line)


def _less_and_less(steps: int, all_steps: bool) -> Iterator[tuple[int, int]]:
    """How many steps, and how many findings and plans: from all to the fewest."""
    for texts in range(_TEXTS, -1, -1):
        enough = steps if all_steps else _ENOUGH_STEPS if texts else _FEWEST_STEPS
        for shown in range(steps, min(steps, enough) - 1, -1):
            yield shown, texts


def _screen(console: Console, report: Overview, steps: int, texts: int) -> list[Text]:
    lines = _top(console, report, 2 if texts else 1)
    if report.steps:
        table = _table(console, report, report.steps[len(report.steps) - steps :])
        rendered = console.render_lines(table, pad=False)
        lines += [Text.assemble(*((part.text, part.style or "") for part in row)) for row in rendered]
    return [*lines, *_bottom(console, report, texts)]


def _top(console: Console, report: Overview, most: int) -> list[Text]:
    """Return what stands above the steps, in at most `most` lines each."""
    lines = wrapped(console, Text.assemble((report.study, "bold"), f"  {report.title}"), console.width, most)
    if report.why:
        known = [row for row in report.steps if row.step == report.why.step and report.baseline]
        note = " (not timed)" if known and not any(known[0].ms.values()) else ""  # unlike the baseline below
        lines += labelled(console, "why", f"{report.why.step}{note}: {report.why.sentence}", 3)
    lines += labelled(console, "problem", report.problem, most)
    if baseline := report.baseline:
        ratio = f", ratio {number(baseline.ratio, 2)}" if baseline.ratio is not None else ""
        text = f"{baseline.step}: {lane_times(baseline.ms)}{ratio} ({baseline.basis})"
        for own in report.own_baselines:
            text += f"; {own.lane}'s own is {own.step}: {number(own.ms)} ms ({own.basis})"
            if best := own.best_against_best(baseline, report.candidate):
                text += f", best against best {number(best, 2)}"
        lines += labelled(console, "baseline", text, most)
    else:
        lines += labelled(console, "baseline", "none yet", 1)
    if report.device or report.other_devices:
        others = ", ".join(f"{name} ({count} steps)" for name, count in report.other_devices.items())
        more = f"; others, which --device NAME shows: {others}" if others else ""
        lines += labelled(console, "device", f"{report.device}{more}", most + 1)
    for trend in report.trends:
        lines += _trend_lines(console, trend, most)
    return lines


def _trend_lines(console: Console, trend: Trend, most_lines: int = 2) -> list[Text]:
    """Return a sparkline, and what its lowest and highest bars stand for."""
    least, top, is_cut = trend.ends
    bars, more = _sparkline(trend.values, least, top), " or more" if is_cut else ""
    ends = f"▁ {number(least)}, █ {number(top)}{more}"
    return labelled(console, "trend", f"{bars} {ends} ({trend.basis}): {trend.figure}", most_lines)


def _sparkline(values: list[float | None], least: float, top: float) -> str:
    def bar(value: float | None) -> str:
        if value is None:
            return "·"
        part = (value - least) / (top - least) if top > least else 0.0
        return _BARS[min(len(_BARS) - 1, int(part * len(_BARS)))]

    return "".join(map(bar, values))


def _table(console: Console, report: Overview, rows: list[StepRow]) -> Table:
    """Build the table of the latest steps. On a narrow terminal, of the times only the candidate's stands there, beside
    the ratio.
    """
    lanes = None if console.width >= _WIDE else [report.candidate]
    hidden = report.earlier + len(report.steps) - len(rows)
    rest = [f"{hidden} earlier steps"] if hidden else []
    rest += [f"{report.trials} trials"] if report.trials else []
    more = [f"{' and '.join(rest)}: --all"] if rest else []
    return step_table("", StepTable(rows, "screen", lanes), more, expand=True, padding=(0, 1, 0, 0))


def _bottom(console: Console, report: Overview, texts: int) -> list[Text]:
    lines: list[Text] = []
    findings, plan = report.findings[max(0, len(report.findings) - texts) :], report.next_plan[:texts]
    for label, shown, most in (("findings", findings, 2), ("plan", plan, 1)):
        for at, text in enumerate(shown):
            lines += labelled(console, label if at == 0 else "", f"- {text}", most)
    if report.other_studies and texts:
        names = ", ".join(report.other_studies)
        lines += labelled(console, "studies", f"{names} (parity report STUDY)", 2)
    if report.highest:
        lines += [*([Text("")] if texts else []), *summary_lines(console, report.highest)]
    return lines
