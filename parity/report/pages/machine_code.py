"""A launch's machine code for the pages: each instruction with all that the lab book knows about its line."""

from __future__ import annotations

import csv
import hashlib
import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from parity.emulator.targets import rests_on_assumption
from parity.errors import InputError
from parity.isa.listing import ListedInstruction, listing
from parity.isa.meanings import meaning
from parity.report.comparing import is_source
from parity.report.pages.names import file_name
from parity.report.visible import shown, visible

if TYPE_CHECKING:
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
    """The machine code that a run keeps, launch by launch."""
    found = []
    for lane in record.lanes:
        for launch in record.launches(lane):
            kernel = record.builds.get(launch, {}).get("kernel_name")
            if kernel and _artifact(record, launch, _TEXT):
                found.append(
                    CodeReference(
                        key=_key(record, launch, kernel),
                        step=record.step,
                        file=f"{file_name(record.step)}.html",
                        launch=launch,
                        lane=lane,
                        launches=len(record.launches(lane)),
                        is_reference=lane == record.reference,
                        code_object=record.builds[launch]["code_object_sha256"],
                        kernel=kernel,
                        run_id=record.run["id"],
                        title=record.run["title"],
                        word=record.word,
                        ms=record.kpi_ms(lane),
                        basis=record.time_basis(lane),
                    )
                )
    return found


def needed_contents(record: RunRecord, launch: str) -> list[str]:
    """The hashes of the artifacts that the document is made of."""
    sources = [row["sha256"] for row in record.artifacts if row["lane"] == launch and is_source(record, row)]
    return [sha for name in (_TEXT, _EXECUTED) if (sha := _artifact(record, launch, name))] + sources


def code_document(record: RunRecord, reference: CodeReference, contents: Contents) -> Row:
    """All that is known of a launch's machine code, in lists that are parallel to its instructions; `failure` instead
    if the text cannot be read.
    """
    launch = reference.launch
    text = contents.get(_artifact(record, launch, _TEXT) or "", b"").decode(errors="replace")
    head = {"kernel": reference.kernel, "arch": record.run["arch"]}
    if not text:
        return shown({**head, "failure": f"the lab book does not have the text of {_TEXT}"})
    try:
        every = listing(text, reference.kernel, _TEXT)
    except InputError as error:
        return shown({**head, "failure": str(error)})
    instructions = _not_too_many(every)
    found = {**head, **_instructions(instructions)}
    found |= _sources(record, launch, instructions, contents)
    found["executed"] = _executed(contents.get(_artifact(record, launch, _EXECUTED) or "", b""))
    found["memory"] = _memory(record, launch)
    found["cases"] = _cases(record, launch)
    found["every"] = len(every)
    return shown({**found, **_samples(record, launch)})


def _not_too_many(every: list[ListedInstruction]) -> list[ListedInstruction]:
    """All of the hot loop, and of the rest the first ones, as many as a browser can show."""
    hot = sum(of.in_hot_loop for of in every)
    room = max(0, _MOST_INSTRUCTIONS - hot)
    kept = []
    for of in every:
        if of.in_hot_loop or room:
            kept.append(of)
            room -= not of.in_hot_loop
    return kept[: 2 * _MOST_INSTRUCTIONS]


def _cases(record: RunRecord, launch: str) -> dict[str, str]:
    """On which workgroups the emulator counted: what was executed, and what memory accesses did."""
    first = next((row["name"] for row in record.cases if row["device"] == "emulator"), "the first case")
    own = record.counter(launch, "lds", "own_size_workgroups")
    memory = f"{own:,.0f} workgroups of the contract's own size" if own else f"case {first}"
    return {"executed": f"case {first}", "memory": memory}


def _artifact(record: RunRecord, launch: str, name: str) -> str | None:
    rows = (row["sha256"] for row in record.artifacts if (row["lane"], row["name"]) == (launch, name))
    return next(rows, None)


def _key(record: RunRecord, launch: str, kernel: str) -> str:
    """A hash of everything that the document says."""
    memory = [row for row in record.memory if row["lane"] == launch]
    samples = [row["samples"] for row in record.profiles if row["lane"] == launch]
    made_of = [kernel, record.run["arch"], needed_contents(record, launch), memory, samples, _cases(record, launch)]
    return hashlib.sha256(json.dumps(made_of, sort_keys=True, default=str).encode()).hexdigest()[:20]


def _instructions(instructions: list[ListedInstruction]) -> Row:
    names = list(dict.fromkeys(of.mnemonic for of in instructions))
    classes = list(dict.fromkeys(of.class_ for of in instructions))
    name_at, class_at = ({of: at for at, of in enumerate(values)} for values in (names, classes))
    return {
        "line": [of.line for of in instructions],
        "text": [of.text for of in instructions],
        "name": [name_at[of.mnemonic] for of in instructions],
        "class": [class_at[of.class_] for of in instructions],
        "depth": [of.depth for of in instructions],
        "hot": [int(of.in_hot_loop) for of in instructions],
        "labels": {at: list(of.labels) for at, of in enumerate(instructions) if of.labels},
        "names": names,
        "meanings": [meaning(name) for name in names],
        "classes": classes,
    }


def _sources(record: RunRecord, launch: str, instructions: list[ListedInstruction], contents: Contents) -> Row:
    """The file and line behind each instruction, and the text of those files that the lab book has."""
    files = list(dict.fromkeys(of.source.file for of in instructions if of.source))
    kept = {row["name"]: row["sha256"] for row in record.artifacts if row["lane"] == launch}
    texts = [contents.get(kept.get(name, ""), b"").decode(errors="replace") for name in files]
    return {
        "files": files,
        "sources": [text.splitlines() for text in texts],
        "source": [[files.index(of.source.file), of.source.line] if of.source else 0 for of in instructions],
    }


def _executed(content: bytes) -> dict[str, int] | None:
    """Wave-instructions by line, as the emulator counted them; None if it did not."""
    rows = csv.DictReader(content.decode(errors="replace").splitlines())
    found = {row["line"]: int(row["executed"]) for row in rows if row.get("executed", "").isdigit()}
    return found or None


def _memory(record: RunRecord, launch: str) -> dict[str, Row]:
    """What the emulator counted of each memory instruction, by line."""
    columns = ("space", "accesses", "cycles", "conflict_cycles", "bytes_asked", "segments_64")
    arch = str(record.run["arch"])
    return {
        str(row["line"]): {
            **{name: row[name] for name in columns},
            "is_assumed": rests_on_assumption(arch, row["text"]),
        }
        for row in record.memory
        if row["lane"] == launch
    }


def _samples(record: RunRecord, launch: str) -> Row:
    """The latest samples of the program counter, by line: their number, how many had issued, stalls, and how many lines
    share them because the profiler names only the instruction.
    """
    profiles = [row for row in record.profiles if row["lane"] == launch and row["samples"]]
    if not profiles:
        return {}
    found: dict[str, Row] = {}
    for row in profiles[-1]["samples"]:
        for line in row["lines"]:
            found[str(line)] = {
                "samples": row["samples"],
                "issued": row["issued"],
                "stalls": row["stalls"],
                "lines": len(row["lines"]),
            }
    return {"samples": found, "samples_basis": profiles[-1]["basis"], "samples_source": visible(profiles[-1]["source"])}
