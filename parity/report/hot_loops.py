"""A launch's hot loop with the source lines that it was compiled from."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING

from parity.errors import InputError
from parity.isa.listing import ListedInstruction
from parity.origin.files import kept_files
from parity.records import Basis
from parity.report.gap import Side
from parity.report.records.code import HotLoopPart, HotLoopReport, HotLoopSource
from parity.report.why import Codes
from parity.store import contents
from parity.system.nearest import suggestion

if TYPE_CHECKING:
    from parity.report.why import Code
    from parity.store import Database, RunRecord


@dataclass(frozen=True)
class _Placed:
    """An instruction with its source line in words; None where the compiler does not tell it."""

    instruction: ListedInstruction
    place: str | None


def hot_loop_report(database: Database, record: RunRecord, lane: str) -> HotLoopReport:
    """Return the hot loop of a lane, or of one of its launches (`lane.launch`), as the run's machine code has it.

    Raises InputError for a lane that the run does not have or did not build, and for machine code that the lab book
    does not have or that has no loop.
    """
    launch = _launch_of(record, lane)
    where = f"{record.run.study}/{record.step}, run {record.run.id}: lane '{launch}'"
    code = Codes(database).of(Side(record, launch, launch))
    if code is None:
        raise InputError(f"{where}: the lab book has no machine code of it that can be read")
    loop = [_Placed(one, code.line_of(one)) for one in code.instructions if one.in_hot_loop]
    if not loop:
        raise InputError(f"{where}: its machine code has no loop: read kernel.s, which 'parity runs artifact' prints")
    texts = _texts(database, record, launch)
    return HotLoopReport(
        study=record.run.study,
        step=record.step,
        run_id=record.run.id,
        lane=launch,
        kernel=str(record.builds[launch].kernel_name),
        arch=str(record.run.arch),
        instructions=len(loop),
        basis=Basis.STATIC,
        executed_basis=Basis.EMULATED if code.executed else None,
        sources=_sources(loop, code, texts),
        parts=[
            HotLoopPart(place, texts.get(place or ""), part[0].instruction.line, [one.instruction.text for one in part])
            for place, part in ((place, [*group]) for place, group in groupby(loop, key=lambda one: one.place))
        ],
    )


def _launch_of(record: RunRecord, lane: str) -> str:
    """Return the launch that a name means: a lane's main one, or the launch itself."""
    launches = [launch for known in record.lanes for launch in record.launches(known)]
    if lane not in (*record.lanes, *launches):
        known = list(dict.fromkeys((*record.lanes, *launches)))
        raise InputError(f"--loop: {record.step} has no lane '{lane}'{suggestion(lane, known)}")
    return record.main_launch(lane) if lane in record.lanes else lane


def _texts(database: Database, record: RunRecord, launch: str) -> dict[str, str]:
    """Return the lines of the kernel's own files, by `path:line`."""
    files = [file for file in kept_files(record) if file.launch == launch and not file.is_outside]
    stored = contents(database, [file.sha256 for file in files])
    return {
        f"{file.path}:{number}": line.strip()
        for file in files
        for number, line in enumerate(stored.get(file.sha256, b"").decode(errors="replace").splitlines(), 1)
    }


def _sources(loop: list[_Placed], code: Code, texts: dict[str, str]) -> list[HotLoopSource]:
    """Return the source lines of a loop, those first that have most instructions in it."""
    of_place: dict[str | None, list[ListedInstruction]] = {}
    for one in loop:
        of_place.setdefault(one.place, []).append(one.instruction)
    rows = [
        HotLoopSource(
            source=place,
            text=texts.get(place or ""),
            instructions=len(instructions),
            classes=dict(Counter(one.class_ for one in instructions).most_common()),
            executed=sum(code.executed.get(one.line, 0) for one in instructions) if code.executed else None,
        )
        for place, instructions in of_place.items()
    ]
    return sorted(rows, key=lambda row: -row.instructions)
