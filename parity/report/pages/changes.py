"""What a step changed, as differences of texts: its lanes' settings, and the sources that were compiled."""

from __future__ import annotations

import difflib
import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from parity.contract.files import name_without_step
from parity.records import SOURCE
from parity.report.comparing import is_source

if TYPE_CHECKING:
    from parity.store import RunRecord

_MOST_LINES = 400


@dataclass(frozen=True)
class TextDifference:
    """A text that differs: lines that begin with `+`, `-`, a space or `@`. `left_out` more lines are not shown."""

    name: str
    lines: list[str]
    left_out: int


def needed_sources(record: RunRecord, other: RunRecord) -> set[str]:
    """Return the hashes of the sources that differ between two runs."""
    our_sources, theirs = _sources(record), _sources(other)
    changed = [name for name in {**theirs, **our_sources} if our_sources.get(name) != theirs.get(name)]
    return {sources[name] for sources in (our_sources, theirs) for name in changed if name in sources}


def changes(record: RunRecord, other: RunRecord, contents: dict[str, bytes]) -> list[TextDifference]:
    """List what differs between an earlier run and this one."""
    differences = []
    if _lanes(record) != _lanes(other):
        differences.append(_difference("the step's lanes", _settings(other), _settings(record)))
    our_sources, theirs = _sources(record), _sources(other)
    for name in {**theirs, **our_sources}:
        if our_sources.get(name) != theirs.get(name):
            lane, file = name
            texts = [_text(contents, sources.get(name)) for sources in (theirs, our_sources)]
            same = ", of which the code object is the same" if _is_same_code(record, other, lane) else ""
            differences.append(_difference(f"{lane}: {file}{same}", *texts))
    return [difference for difference in differences if difference.lines]


def _is_same_code(record: RunRecord, other: RunRecord, lane: str) -> bool:
    built = [run.builds[lane].code_object_sha256 if lane in run.builds else None for run in (record, other)]
    return built[0] is not None and built[0] == built[1]


def _difference(name: str, old: str, new: str) -> TextDifference:
    lines = list(difflib.unified_diff(old.splitlines(), new.splitlines(), lineterm="", n=3))[2:]
    return TextDifference(name, lines[:_MOST_LINES], max(0, len(lines) - _MOST_LINES))


def _text(contents: dict[str, bytes], sha256: str | None) -> str:
    return contents.get(sha256 or "", b"").decode(errors="replace")


def _sources(record: RunRecord) -> dict[tuple[str, str], str]:
    """Return the hashes of the lanes' sources by lane and name; a step's own copy goes by the name of its original."""
    rows = (row for row in record.artifacts if row.lane != SOURCE and is_source(record, row))
    return {(row.lane, name_without_step(record.run.study, row.name)): row.sha256 for row in rows}


def _settings(record: RunRecord) -> str:
    """Write the lanes as the step says them, one setting a line."""
    return "\n".join(line for lane, spec in _lanes(record).items() for line in _lines(lane, spec))


def _lanes(record: RunRecord) -> dict[str, Any]:
    return (record.run.spec or {}).get("lanes") or {}


def _lines(path: str, value: Any) -> list[str]:
    if isinstance(value, dict) and value:
        return [line for name, entry in value.items() for line in _lines(f"{path}.{name}", entry)]
    return [] if value in (None, {}, []) else [f"{path} = {json.dumps(value)}"]
