"""Shows checks: a line for each, under its step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from parity.report.records.checks import Outcome

if TYPE_CHECKING:
    from rich.console import Console

    from parity.report.records.checks import CheckReport

_STYLES = {Outcome.PASSED: "green", Outcome.NOT_SHOWN: "yellow"}
_WIDTH = max(len(outcome.value) for outcome in Outcome)


def print_checks(console: Console, report: CheckReport) -> None:
    """`parity check`: every step with its checks, then how many ended in which way."""
    for step in report.steps:
        against = f", counters compared with {step.compared_with}" if step.compared_with else ""
        console.print(Text.assemble((step.name, "bold"), against))
        for line in step.checks:
            word = (_words(line.outcome).ljust(_WIDTH), _STYLES.get(line.outcome, "bold red"))
            text = f"  {line.kind} {line.name}" + (f": {line.text}" if line.text else "")
            console.print(Text.assemble("  ", word, text), soft_wrap=True)
        if step.note:
            console.print(f"  {step.note}", soft_wrap=True)
    counts = ", ".join(f"{count} {_words(Outcome(outcome))}" for outcome, count in report.counts.items() if count)
    console.print(counts or "Nothing to check.")


def _words(outcome: Outcome) -> str:
    return outcome.value.replace("_", " ")
