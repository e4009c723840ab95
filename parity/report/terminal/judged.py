"""Shows what the judge says on a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from parity.report.figures import number, plain
from parity.report.records.judged import Outcome

if TYPE_CHECKING:
    from rich.console import Console

    from parity.report.records.judged import JudgementReport

_STYLES = {
    Outcome.FASTER: "green",
    Outcome.REFUSED: "bold red",
    Outcome.UNDECIDED: "yellow",
    Outcome.NOT_TIMED: "yellow",
}


def print_judgement(console: Console, report: JudgementReport) -> None:
    """`parity judge`: a sentence for each pair, the ranking of more than two, and each kernel's machine code."""
    for pair in report.pairs:
        console.print(Text(f"{pair.sentence}.", _STYLES.get(pair.outcome, "")), soft_wrap=True)
    if report.ranking and len(report.kernels) > 2:
        given = {kernel.name: kernel.given for kernel in report.kernels}
        for one in report.ranking:
            beats = ", ".join(given[name] for name in one.faster_than) or "none"
            console.print(f"  {one.place}. {given[one.kernel]}: faster than {beats}", soft_wrap=True)
    for kernel in report.kernels:
        figures = ", ".join(f"{number(plain(one.value))} {one.name} ({one.basis})" for one in kernel.figures)
        said = f"{kernel.standing}: {kernel.detail}" if kernel.detail else kernel.standing
        console.print(f"  {kernel.given}: {said}" + (f"; {figures}" if figures else ""), soft_wrap=True)
    where = f" on {report.device_name}" if report.device_name else ""
    kept = f"recorded in {report.lab_book}" if report.lab_book else "recorded nowhere (--keep FOLDER keeps it)"
    on = f", {report.workload}" if report.workload else ""
    console.print(f"  under {report.contract}{on} ({report.arch}{where}), {kept}", soft_wrap=True)
