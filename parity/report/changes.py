"""What a step changed, as differences of texts: its lanes' settings, and the sources that were compiled."""

from __future__ import annotations

import difflib
import json
from typing import TYPE_CHECKING, Any

from parity.contract.files import name_without_step
from parity.records import SOURCE
from parity.report.comparing import is_source
from parity.report.records.study import TextDifference
from parity.store import contents

if TYPE_CHECKING:
    from parity.store import Database, RunRecord

_MOST_LINES = 400
_IR = (".ttir", ".ttgir", ".llir", ".ll")


def needed_sources(record: RunRecord, other: RunRecord, *, with_ir: bool = False) -> set[str]:
    """Return the hashes of the sources that differ between two runs."""
    our_sources, theirs = _sources(record, with_ir), _sources(other, with_ir)
    changed = [name for name in {**theirs, **our_sources} if our_sources.get(name) != theirs.get(name)]
    return {sources[name] for sources in (our_sources, theirs) for name in changed if name in sources}


def changed_texts(
    database: Database, record: RunRecord, other: RunRecord, *, with_ir: bool = False
) -> list[TextDifference]:
    """List what differs between an earlier run and this one, of a lab book; nothing of an imported run."""
    if record.is_imported or other.is_imported:
        return []
    held = contents(database, needed_sources(record, other, with_ir=with_ir))
    return changes(record, other, held, with_ir=with_ir)


def changes(
    record: RunRecord, other: RunRecord, held: dict[str, bytes], *, with_ir: bool = False
) -> list[TextDifference]:
    """List what differs between an earlier run and this one: settings and sources, and what compilers made of them on
    the way to machine code.
    """
    differences = []
    if _lanes(record) != _lanes(other):
        differences.append(_difference("the step's lanes", _settings(other), _settings(record)))
    our_sources, theirs = _sources(record, with_ir), _sources(other, with_ir)
    for name in {**theirs, **our_sources}:
        if our_sources.get(name) != theirs.get(name):
            lane, file = name
            texts = [_text(held, sources.get(name)) for sources in (theirs, our_sources)]
            same = ", of which the code object is the same" if _is_same_code(record, other, lane) else ""
            differences.append(_difference(f"{lane}: {file}{same}", *texts))
    return [difference for difference in differences if difference.lines]


def _is_same_code(record: RunRecord, other: RunRecord, lane: str) -> bool:
    built = [run.builds[lane].code_object_sha256 if lane in run.builds else None for run in (record, other)]
    return built[0] is not None and built[0] == built[1]


def _difference(name: str, old: str, new: str) -> TextDifference:
    lines = list(difflib.unified_diff(old.splitlines(), new.splitlines(), lineterm="", n=3))[2:]
    return TextDifference(name, lines[:_MOST_LINES], max(0, len(lines) - _MOST_LINES))


def _text(held: dict[str, bytes], sha256: str | None) -> str:
    return held.get(sha256 or "", b"").decode(errors="replace")


def _sources(record: RunRecord, with_ir: bool) -> dict[tuple[str, str], str]:
    """Return the hashes of the lanes' sources by lane and name; a step's own copy goes by the name of its original."""
    wanted = (row for row in record.artifacts if is_source(record, row) or (with_ir and row.name.endswith(_IR)))
    rows = (row for row in wanted if row.lane != SOURCE)
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
