"""A launch's machine code for the pages: each instruction with all that the lab book knows about its line."""

from __future__ import annotations

import csv
import hashlib
import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from parity.emulator.targets import rests_on_assumption, rounding_on
from parity.errors import InputError
from parity.isa.lines import SourceLine, source_lines
from parity.isa.listing import ListedInstruction, kernel_flow, listed
from parity.isa.liveness import pressure
from parity.isa.meanings import meaning
from parity.isa.registers import register_peak
from parity.report.comparing import is_source
from parity.report.pages.names import file_name
from parity.report.visible import shown, visible

if TYPE_CHECKING:
    from parity.isa.cfg import ControlFlow
    from parity.store import RunRecord

Row = dict[str, Any]
Contents = dict[str, bytes]  # by hash
_TEXT, _EXECUTED = "kernel.s", "executed.csv"
_MOST_INSTRUCTIONS = 20_000


@dataclass(frozen=True)
class CodeReference:
    """The machine code of one launch of a run. `key` names it: what has the same key has the same content. `ms` is the
    lane's time, which is a launch's own only if the lane has no other; `is_reference` says whose lane it is.
    """

    key: str
    step: str
    file: str
    launch: str
    lane: str
    launches: int
    is_reference: bool
    code_object: str | None
    kernel: str
    run_id: int
    title: str
    word: str
    ms: float | None
    basis: str | None


def code_references(record: RunRecord) -> list[CodeReference]:
    """List the machine code that a run keeps, launch by launch."""
    references = []
    for lane in record.lanes:
        for launch in record.launches(lane):
            kernel = launch in record.builds and record.builds[launch].kernel_name
            if kernel and _artifact(record, launch, _TEXT):
                references.append(
                    CodeReference(
                        key=_key(record, launch, kernel),
                        step=record.step,
                        file=f"{file_name(record.step)}.html",
                        launch=launch,
                        lane=lane,
                        launches=len(record.launches(lane)),
                        is_reference=lane == record.reference,
                        code_object=record.builds[launch].code_object_sha256,
                        kernel=kernel,
                        run_id=record.run.id,
                        title=record.run.title,
                        word=record.word,
                        ms=record.kpi_ms(lane),
                        basis=record.time_basis(lane),
                    )
                )
    return references


def needed_contents(record: RunRecord, launch: str) -> list[str]:
    """Return the hashes of the artifacts that the document is made of."""
    sources = [row.sha256 for row in record.artifacts if row.lane == launch and is_source(record, row)]
    return [sha for name in (_TEXT, _EXECUTED) if (sha := _artifact(record, launch, name))] + sources


def code_document(record: RunRecord, reference: CodeReference, contents: Contents) -> Row:
    """Return all that is known of a launch's machine code, in lists that are parallel to its instructions; `failure`
    instead if the text cannot be read.
    """
    launch = reference.launch
    text = contents.get(_artifact(record, launch, _TEXT) or "", b"").decode(errors="replace")
    head = {"kernel": reference.kernel, "arch": record.run.arch}
    if not text:
        return shown({**head, "failure": f"the lab book does not have the text of {_TEXT}"})
    try:
        flow = kernel_flow(text, reference.kernel, _TEXT)
        every = listed(text, flow)
    except InputError as error:
        return shown({**head, "failure": str(error)})
    shown_at = _not_too_many(every)
    instructions = [every[at] for at in shown_at]
    document = {**head, **_instructions(instructions, str(record.run.arch))}
    document |= _live(flow, source_lines(text, flow.function), shown_at)
    document |= _sources(record, launch, instructions, contents)
    document["executed"] = _executed(contents.get(_artifact(record, launch, _EXECUTED) or "", b""))
    document["memory"] = _memory(record, launch)
    document["cases"] = _cases(record, launch)
    document["every"] = len(every)
    return shown({**document, **_samples(record, launch)})


def _live(flow: ControlFlow, sources: dict[int, SourceLine], shown_at: list[int]) -> Row:
    """Return how many vector registers are live, and what they hold at the peak."""
    found = pressure(flow)
    if found is None:
        return {}
    peak = register_peak(flow, found, sources, lambda source: f"{source.file}:{source.line}")
    columns = ("count", "registers", "what", "born", "born_line", "lives", "frees")
    held = [{name: getattr(one, name) for name in columns} for one in peak.held]
    return {"live": [found.live[at] for at in shown_at], "peak": {"line": peak.line, "held": held}}


def _not_too_many(every: list[ListedInstruction]) -> list[int]:
    """Return where all of the hot loop stands, and of the rest the first ones, as many as a browser can show."""
    hot = sum(instruction.in_hot_loop for instruction in every)
    room = max(0, _MOST_INSTRUCTIONS - hot)
    kept = []
    for at, instruction in enumerate(every):
        if instruction.in_hot_loop or room:
            kept.append(at)
            room -= not instruction.in_hot_loop
    return kept[: 2 * _MOST_INSTRUCTIONS]


def _cases(record: RunRecord, launch: str) -> dict[str, str]:
    """On which workgroups the emulator counted: what was executed, and what memory accesses did."""
    first = next((row.name for row in record.cases if row.device == "emulator"), "the first case")
    workgroups = record.counter(launch, "lds", "own_size_workgroups")
    memory = f"{workgroups:,.0f} workgroups of the contract's own size" if workgroups else f"case {first}"
    return {"executed": f"case {first}", "memory": memory}


def _artifact(record: RunRecord, launch: str, name: str) -> str | None:
    rows = (row.sha256 for row in record.artifacts if (row.lane, row.name) == (launch, name))
    return next(rows, None)


def _key(record: RunRecord, launch: str, kernel: str) -> str:
    """Compute a hash of everything that the document says."""
    memory = [[*row.access[2:]] for row in record.memory if row.lane == launch]
    samples = [[row[2:] for row in taken.samples] for taken in record.profiles if taken.profile.lane == launch]
    made_of = [kernel, record.run.arch, needed_contents(record, launch), memory, samples, _cases(record, launch)]
    return hashlib.sha256(json.dumps(made_of, sort_keys=True, default=str).encode()).hexdigest()[:20]


def _instructions(instructions: list[ListedInstruction], arch: str) -> Row:
    names = list(dict.fromkeys(instruction.mnemonic for instruction in instructions))
    classes = list(dict.fromkeys(instruction.class_ for instruction in instructions))
    name_at, class_at = ({name: at for at, name in enumerate(values)} for values in (names, classes))
    return {
        "line": [instruction.line for instruction in instructions],
        "text": [instruction.text for instruction in instructions],
        "name": [name_at[instruction.mnemonic] for instruction in instructions],
        "class": [class_at[instruction.class_] for instruction in instructions],
        "depth": [instruction.depth for instruction in instructions],
        "hot": [int(instruction.in_hot_loop) for instruction in instructions],
        "labels": {at: list(instruction.labels) for at, instruction in enumerate(instructions) if instruction.labels},
        "names": names,
        "meanings": [_meaning(arch, name) for name in names],
        "classes": classes,
    }


def _meaning(arch: str, mnemonic: str) -> str | None:
    """Say what an instruction does, and of a matrix instruction how it rounds here."""
    sentence, found = meaning(mnemonic), rounding_on(arch, mnemonic)
    return f"{sentence or ''} How it rounds is {found.rounding}: {found.source}.".strip() if found else sentence


def _sources(record: RunRecord, launch: str, instructions: list[ListedInstruction], contents: Contents) -> Row:
    """Return the file and line behind each instruction, and the text of those files that the lab book has."""
    files = list(dict.fromkeys(instruction.source.file for instruction in instructions if instruction.source))
    kept = {row.name: row.sha256 for row in record.artifacts if row.lane == launch}
    texts = [contents.get(kept.get(name, ""), b"").decode(errors="replace") for name in files]
    return {
        "files": files,
        "sources": [text.splitlines() for text in texts],
        "source": [
            [files.index(instruction.source.file), instruction.source.line] if instruction.source else 0
            for instruction in instructions
        ],
    }


def _executed(content: bytes) -> dict[str, int] | None:
    """Wave-instructions by line, as the emulator counted them; None if it did not."""
    rows = csv.DictReader(content.decode(errors="replace").splitlines())
    counts = {row["line"]: int(row["executed"]) for row in rows if row.get("executed", "").isdigit()}
    return counts or None


def _memory(record: RunRecord, launch: str) -> dict[str, Row]:
    """Return what the emulator counted of each memory instruction, by line."""
    columns = ("space", "accesses", "cycles", "conflict_cycles", "bytes_asked", "segments_64")
    arch = str(record.run.arch)
    return {
        str(row.access.line): {
            **{name: getattr(row.access, name) for name in columns},
            "is_assumed": rests_on_assumption(arch, row.access.text),
        }
        for row in record.memory
        if row.lane == launch
    }


def _samples(record: RunRecord, launch: str) -> Row:
    """Return the latest samples of the program counter, by line: their number, how many had issued, stalls, and how
    many lines share them because the profiler names only the instruction.
    """
    profiles = [taken for taken in record.profiles if taken.profile.lane == launch and taken.samples]
    if not profiles:
        return {}
    samples_by_line: dict[str, Row] = {}
    for row in profiles[-1].samples:
        for line in row.lines:
            samples_by_line[str(line)] = {
                "samples": row.samples,
                "issued": row.issued,
                "stalls": row.stalls,
                "lines": len(row.lines),
            }
    return {
        "samples": samples_by_line,
        "samples_basis": profiles[-1].profile.basis,
        "samples_source": visible(profiles[-1].profile.source),
    }
