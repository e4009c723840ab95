"""What a first contact has found, for people: by stage how many of which outcome, and what is not as was said."""

from collections import Counter

from rich.console import Console
from rich.markup import escape

from parity.report.records.contact import ContactReport, ShipReport

_QUIET = ("equal", "noted")
_MOST = 12  # of a stage


_SHOWN_AS = {
    "s": (1e6, "us"),
    "Hz": (1e-6, "MHz"),
    "bytes/s": (1e-9, "GB/s"),
    "operations/s": (1e-12, "trillion operations/s"),
    "share of the time": (100, "% of the time"),
}


def _shown(value: float, unit: str) -> str:
    """Return a figure in the unit that people use for it."""
    scale, name = _SHOWN_AS.get(unit, (1, unit))
    return f"{value * scale:.4g} {name}"


def print_contact(console: Console, report: ContactReport) -> None:
    console.print(f"{escape(report.device)} ({report.arch}), driver {escape(report.driver)}", style="bold")
    for stage in dict.fromkeys(finding.stage for finding in report.findings):
        findings = [finding for finding in report.findings if finding.stage == stage]
        counts = Counter(finding.outcome for finding in findings)
        console.print(f"{stage:12} {', '.join(f'{count:,} {outcome}' for outcome, count in counts.items())}")
        alike = Counter(str(finding.found["as"]) for finding in findings if "as" in finding.found)
        for what, count in alike.items():
            console.print(f"  {count:,} leave what the emulator says with {escape(what)}")
        shown = [finding for finding in findings if finding.outcome not in _QUIET]
        for finding in shown[:_MOST]:
            console.print(
                f"  {finding.outcome:10} {escape(finding.name)}: {escape(finding.says)}".rstrip(": "), soft_wrap=True
            )
            for figure in finding.figures:
                what = f"{figure.name}: " if figure.name != finding.name else ""
                console.print(f"             {escape(what)}{_shown(figure.value, figure.unit)} ({figure.basis})")
        if len(shown) > _MOST:
            console.print(f"  and {len(shown) - _MOST:,} more: --json has all")
    if report.stages_left:
        left = ", ".join(report.stages_left)
        console.print(f"left         {left}: the same command goes on with them")
    console.print(f"bundle       {escape(report.bundle)}: 'parity merge' takes its lab book, --apply its figures")


def print_shipped(console: Console, report: ShipReport) -> None:
    size = f"{report.size_bytes / 1e6:.1f} MB"
    what = f"{report.steps:,} steps of {report.arch} with {report.builds:,} builds"
    console.print(f"{escape(report.archive)}: {size}, {what}, for Python {report.python}")
    for sentence in report.not_built:
        console.print(f"  left out: {escape(sentence)}")
    console.print("there: unpack it, and ./parity first-contact or ./parity run STEP in its folder")
