"""Makes the report of what Triton's compiler chose, of a recorded run or of files in Triton's cache."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from parity.errors import InputError
from parity.lanes.triton.choices import Explanation, Settings, explain
from parity.report.records.code import ExplainedKernel, ExplanationsReport
from parity.store.queries import artifact

if TYPE_CHECKING:
    from parity.store import Database, RunRecord

_NUMBERS = ("num_stages", "matrix_instr_nonkdim", "kpack", "shared")
_TTGIR, _TTIR, _FACTS = ".ttgir", ".ttir", ".json"


def explained_run(database: Database, record: RunRecord) -> ExplanationsReport:
    """Explain every launch of a run that Triton compiled. Raises InputError if there is none."""
    kernels = []
    for launch, build in record.builds.items():
        ttgir, ttir = (_kept(database, record, launch, end) for end in (_TTGIR, _TTIR))
        if ttgir is None:
            continue
        lds = record.counters.get((launch, "resources", "lds_bytes"))
        settings = Settings(build.compiler_version, (build.options or {}).get("options", {}), lds and int(lds[0]))
        where = f"{record.run.study}/{record.run.step}, {launch}"
        kernels.append(ExplainedKernel(launch, _explained(where, ttgir, ttir, settings)))
    if not kernels:
        raise InputError(f"{record.run.study}/{record.run.step}: no lane of run {record.run.id} has Triton's TTGIR")
    return ExplanationsReport("static", kernels)


def _kept(database: Database, record: RunRecord, launch: str, end: str) -> str | None:
    content = artifact(database, record, launch, f"kernel{end}")
    return content.decode(errors="replace") if content is not None else None


def explained_file(path: Path) -> ExplanationsReport:
    """Explain the kernel of which `path` is one of the files that Triton's cache has: its TTIR and what it was compiled
    with are beside it, under the same name. Raises InputError if there is no TTGIR.
    """
    ttgir, ttir, facts = (path.with_suffix(end) for end in (_TTGIR, _TTIR, _FACTS))
    if not ttgir.is_file():
        beside = "there is no such file" if ttgir == path else f"there is no {ttgir.name} beside it"
        raise InputError(f"{path}: --explain reads Triton's TTGIR, and {beside}")
    text = _text(ttgir)
    if "ttg.num-warps" not in text:
        raise InputError(f"{ttgir}: is no TTGIR as Triton 3.5 and later write it: it has no 'ttg.num-warps'")
    known = _facts(facts) if facts.is_file() else {}
    settings = Settings(known.get("triton_version"), known, known.get("shared"))
    shown = _explained(str(ttgir), text, _text(ttir) if ttir.is_file() else None, settings)
    return ExplanationsReport("static", [ExplainedKernel(known.get("name", path.stem), shown)])


def _explained(where: str, ttgir: str, ttir: str | None, settings: Settings) -> Explanation:
    try:
        return explain(ttgir, ttir, settings)
    except ValueError as error:
        raise InputError(f"{where}: {error}") from error


def _text(path: Path) -> str:
    try:
        return path.read_text()
    except UnicodeDecodeError as error:
        raise InputError(f"{path}: is no text, and Triton writes its IR as text") from error
    except OSError as error:
        raise InputError(f"{path}: cannot be read: {error.strerror}") from error


def _facts(path: Path) -> dict[str, Any]:
    try:
        facts = json.loads(_text(path))
    except (ValueError, RecursionError) as error:
        raise InputError(f"{path}: is no JSON: {error}") from error
    if not isinstance(facts, dict):
        raise InputError(f"{path}: must be an object, as Triton's cache has one for each kernel")
    for name in _NUMBERS:
        value = facts.get(name, 0)
        if not isinstance(value, int) or isinstance(value, bool) or value < 0:
            raise InputError(f"{path}: field '{name}' must be a whole number from 0, not {value!r}")
    for name in ("triton_version", "name"):
        if not isinstance(facts.get(name, ""), str):
            raise InputError(f"{path}: field '{name}' must be a text, not {facts[name]!r}")
    return facts
