"""Every mistake of a contract file at once: those, too, that a first mistake would hide."""

import re
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

from parity.contract.clauses import Clauses
from parity.contract.guardrails import GUARDRAILS
from parity.contract.lane import Lanes
from parity.contract.problems import problems_of_contract, problems_of_lane, problems_of_names
from parity.contract.toml import validate
from parity.errors import InputError

_FIELD = re.compile(r"field '(\w+)")
# What stands in for a field that cannot be read, so that the others can be checked.
_PLACEHOLDERS: dict[str, Any] = {
    "title": "-",
    "threads": 256,
    "inputs": {"distribution": "normal", "seed": 0},
    "guardrails": {guardrail.field: guardrail.rule.starts_at for guardrail in GUARDRAILS},
}
# If one of these is wrong, what other fields mean is not known.
_DECIDING = {"operator"}
# If one of these is wrong, what the lanes bind cannot be judged.
_NEEDED = {"arch", "operator", "axes", "blocks", "tensors", "scalars", "layouts", "kpi"}


def every_mistake(tables: dict[str, Any], lanes: dict[str, Any], path: Path, mistakes: Iterable[str]) -> list[str]:
    """Return the given mistakes, then those of the other fields and of the lanes, as far as they can be judged."""
    sentences = list(mistakes)
    wrong = _fields_of(sentences)
    readable = {name: value for name, value in tables.items() if name not in wrong}
    stand_ins = {name: value for name, value in _PLACEHOLDERS.items() if name not in readable}
    if "kpi" not in readable and lanes:
        stand_ins["kpi"] = {"lane": next(iter(lanes)), "margin_percent": 1}
    try:
        clauses: Clauses | None = validate(Clauses, {**readable, **stand_ins}, str(path))
    except InputError:
        clauses = None
    if clauses is not None and not wrong & _DECIDING:
        sentences += [f"{path}: {text}" for text in problems_of_contract(clauses) if not _fields_of([text]) & wrong]
    sentences += _of_lanes(clauses, lanes, path, _fields_of(sentences))
    return list(dict.fromkeys(sentences))


def _of_lanes(clauses: Clauses | None, tables: dict[str, Any], path: Path, wrong: set[str]) -> list[str]:
    try:
        lanes: Lanes = validate(Lanes, tables, str(path), "lanes")
    except InputError as error:
        return list(error.sentences)
    if clauses is None or wrong & _NEEDED:
        return []
    problems = [*problems_of_names(clauses, lanes)]
    for name, lane in lanes.items():
        with suppress(InputError):  # about the contract itself, and said already
            problems += problems_of_lane(clauses, name, lane)
    return [f"{path}: {text}" for text in problems]


def _fields_of(sentences: Iterable[str]) -> set[str]:
    """Return the top-level fields that the sentences are about."""
    return {match.group(1) for text in sentences if (match := _FIELD.search(text))}
