"""Failed checks as annotations that GitHub shows beside the changed files (workflow commands)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parity.report.visible import visible

if TYPE_CHECKING:
    from parity.report.records.checks import CheckLine, CheckReport, StepChecks

_DATA = {"%": "%25", "\r": "%0D", "\n": "%0A"}
_PROPERTY = {**_DATA, ":": "%3A", ",": "%2C"}


def github_lines(report: CheckReport) -> list[str]:
    """Return a line for each check that makes the command fail."""
    return [_annotation(step, line) for step in report.steps for line in step.checks if line.outcome.is_alarm]


def _annotation(step: StepChecks, line: CheckLine) -> str:
    title = f"{step.name}: {line.kind} {line.name}"
    places = f"file={_escaped(line.file, _PROPERTY)},line={line.line},title={_escaped(title, _PROPERTY)}"
    return f"::error {places}::{_escaped(f'{title}: {line.text}', _DATA)}"


def _escaped(text: str, table: dict[str, str]) -> str:
    """Return the text on one line, with nothing in it that could begin another command or property."""
    plain = "".join(character if character in "\r\n" else visible(character) for character in text)
    return "".join(table.get(character, character) for character in plain)
