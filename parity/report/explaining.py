"""What Triton's compiler chose and what registers hold, of a recorded run or of files."""

from __future__ import annotations

import json
from pathlib import Path
from posixpath import basename
from typing import TYPE_CHECKING, Any

from parity.errors import InputError
from parity.isa.analyse import analyse
from parity.isa.lines import own_lines
from parity.isa.listing import kernel_flow
from parity.isa.liveness import pressure
from parity.isa.registers import register_peak
from parity.isa.source import read_assembly
from parity.lanes.triton.choices import Explanation, Settings, explain
from parity.records import Basis
from parity.report.records.explained import ExplainedKernel, ExplainedRegisters, ExplanationsReport
from parity.store.queries import artifact

if TYPE_CHECKING:
    from parity.store import Database, RunRecord

_NUMBERS = ("num_stages", "matrix_instr_nonkdim", "kpack", "shared")
_TTGIR, _TTIR, _FACTS = ".ttgir", ".ttir", ".json"
_IR = (_TTGIR, _TTIR, _FACTS, ".llir", ".source")
_ALLOCATED = ("resources", "vgpr_allocated")
NO_REGISTERS = "what registers hold: calls or computed jumps hide it, or it is NVIDIA's machine code"


def explained_kernels(database: Database, record: RunRecord) -> list[ExplainedKernel]:
    """Explain every launch of a run that Triton compiled."""
    found = ((launch, kept_explanation(database, record, launch)) for launch in record.builds)
    return [ExplainedKernel(launch, explanation) for launch, explanation in found if explanation]


def kept_explanation(database: Database, record: RunRecord, launch: str) -> Explanation | None:
    """Explain a launch of a run; None if Triton did not compile it."""
    ttgir, ttir = (kept_text(database, record, launch, end) for end in ("ttgir", "ttir"))
    if ttgir is None:
        return None
    build, lds = record.builds[launch], record.counters.get((launch, "resources", "lds_bytes"))
    settings = Settings(build.compiler_version, (build.options or {}).get("options", {}), lds and int(lds[0]))
    return _explained(f"{record.run.study}/{record.run.step}, {launch}", ttgir, ttir, settings)


def kept_text(database: Database, record: RunRecord, launch: str, *ends: str) -> str | None:
    """Return the first of a launch's artifacts `kernel.<end>` that a run keeps."""
    found = (artifact(database, record, launch, f"kernel.{end}") for end in ends)
    content = next((content for content in found if content is not None), None)
    return content.decode(errors="replace") if content is not None else None


def explained_registers(text: str, kernel: str, name: str, allocated: int | None) -> ExplainedRegisters | None:
    """Explain a kernel's registers by its assembly text; None where jumps or calls hide who needs them, and for
    NVIDIA's. Raises InputError for text that cannot be read.
    """
    flow = kernel_flow(text, kernel, name)
    found = pressure(flow)
    if found is None:
        return None
    sources = own_lines(text, flow.function)
    peak = register_peak(flow, found, sources, lambda line: f"{basename(line.file)}:{line.line}")
    return ExplainedRegisters(Basis.STATIC, name, allocated, peak)


def kept_registers(database: Database, record: RunRecord) -> list[ExplainedRegisters]:
    """Explain the registers of every launch of a run whose assembly text is kept."""
    found = []
    for launch, build in record.builds.items():
        text, counter = kept_text(database, record, launch, "s"), record.counters.get((launch, *_ALLOCATED))
        if text and build.kernel_name:
            found.append(explained_registers(text, build.kernel_name, launch, counter and int(counter[0])))
    return [one for one in found if one]


def _registers_of_file(path: Path) -> tuple[list[ExplainedRegisters], list[str]]:
    """Explain the registers of every kernel of a file of machine code; return also why it has none of some."""
    code = read_assembly(path)
    kernels = analyse(code.text, str(path), arch=code.arch, objects=code.objects)
    found = (explained_registers(code.text, one.name, one.name, one.resources.vgpr_allocated) for one in kernels)
    known = [one for one in found if one]
    names = {one.name for one in known}
    return known, [f"{one.name}: {NO_REGISTERS}" for one in kernels if one.name not in names]


def explained_file(path: Path) -> ExplanationsReport:
    """Explain the registers of a file of machine code, and the kernel of which `path` is one of the files that Triton's
    cache has: its TTIR and what it was compiled with are beside it, under the same name. Raises InputError if it is
    neither.
    """
    is_code = path.is_file() and path.suffix not in _IR
    registers, not_shown = _registers_of_file(path) if is_code else ([], [])
    ttgir, ttir, facts = (path.with_suffix(end) for end in (_TTGIR, _TTIR, _FACTS))
    if is_code and not ttgir.is_file():
        return ExplanationsReport(Basis.STATIC, [], registers, [], not_shown)
    if not ttgir.is_file():
        beside = "there is no such file" if not path.exists() else f"there is no {ttgir.name} beside it"
        raise InputError(f"{path}: --explain reads Triton's TTGIR, and {beside}")
    text = _text(ttgir)
    if "ttg.num-warps" not in text:
        raise InputError(f"{ttgir}: is no TTGIR as Triton 3.5 and later write it: it has no 'ttg.num-warps'")
    known = _facts(facts) if facts.is_file() else {}
    settings = Settings(known.get("triton_version"), known, known.get("shared"))
    shown = _explained(str(ttgir), text, _text(ttir) if ttir.is_file() else None, settings)
    return ExplanationsReport(
        Basis.STATIC, [], registers, [ExplainedKernel(known.get("name", path.stem), shown)], not_shown
    )


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
