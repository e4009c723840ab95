"""Why a kernel costs more than another, in one sentence with its evidence and its place in the source."""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import PurePosixPath
from typing import TYPE_CHECKING

from parity.errors import InputError
from parity.isa.listing import ListedInstruction, listing
from parity.origin.files import kept_files
from parity.records import ASSEMBLY, EXECUTED
from parity.report.cost_rules import Compared, Found, best_of
from parity.report.gap import GapPicture, Side, classes_of, gap_picture
from parity.report.records.run import Evidence, Why
from parity.store import contents

if TYPE_CHECKING:
    from parity.store import Database, RunRecord


_KEPT = 20  # launches


class Codes:
    """Reads the machine code of launches from a lab book; what was read last stays at hand."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._read: dict[tuple[str | None, ...], tuple[list[ListedInstruction], dict[int, int]]] = {}

    def of(self, side: Side) -> Code | None:
        """Return what the lab book has of a launch; None where it has nothing that can be read."""
        build = side.record.builds.get(side.launch)
        rows = {row.name: row.sha256 for row in side.record.artifacts if row.lane == side.launch}
        key = build and build.kernel_name, rows.get(ASSEMBLY), rows.get(EXECUTED)
        if key not in self._read:
            self._read = dict([*self._read.items(), (key, self._instructions(*key))][-_KEPT:])
        instructions, executed = self._read[key]
        kept = (file for file in kept_files(side.record) if file.launch == side.launch and not file.is_outside)
        own = {PurePosixPath(file.path).name: file.path for file in kept}
        return Code(instructions, executed, own) if instructions else None

    def _instructions(
        self, kernel: str | None, text_sha256: str | None, counts_sha256: str | None
    ) -> tuple[list[ListedInstruction], dict[int, int]]:
        stored = contents(self._database, filter(None, [text_sha256, counts_sha256]))
        text, counts = (
            stored.get(sha256 or "", b"").decode(errors="replace") for sha256 in (text_sha256, counts_sha256)
        )
        try:
            executed = {int(row["line"]): int(row["executed"]) for row in csv.DictReader(counts.splitlines())}
            return listing(text, kernel, ASSEMBLY) if text and kernel else [], executed
        except (InputError, ValueError, KeyError):  # anybody may have written a lab book that was merged
            return [], {}


def why(read: Codes, record: RunRecord, beside: RunRecord | None) -> Why | None:
    """Return why the costlier lane of a run costs more than the other; of a run with one lane, why it costs more than
    in the run `beside`, else what costs it most. None where nothing shows that, or where a lane is wrong.
    """
    if record.is_imported:
        return None
    for compared in _comparisons(record, beside):
        codes = {side.name: read.of(side) for side in (compared.side, compared.other) if side}
        if compared.basis == "static":  # then the hot loops are what is compared
            side, other = (
                side and replace(side, lines=_hot(codes[side.name])) for side in (compared.side, compared.other)
            )
            compared = replace(compared, side=side or compared.side, other=other)
        compared = compared.costlier_first
        if compared.side.record.run.id == record.run.id and (found := best_of(compared)):
            return _said(compared, found, codes[compared.side.name])
    return None


def _hot(code: Code | None) -> frozenset[int]:
    """Return the lines of the hot loop; none of a code that cannot be read."""
    return (
        frozenset(instruction.line for instruction in code.instructions if instruction.in_hot_loop)
        if code
        else frozenset()
    )


def _comparisons(record: RunRecord, beside: RunRecord | None) -> Iterator[Compared]:
    picture = gap_picture(record)
    if picture is not None and picture.classes:
        yield _between(record, picture)
        return
    lane = record.judged
    if record.wrong_lanes or not record.builds:
        return
    mine = Side(record, record.main_launch(lane), lane)
    if beside is not None and lane in beside.lanes and lane not in beside.wrong_lanes:
        theirs = Side(beside, beside.main_launch(lane), beside.step)
        if found := classes_of(mine, theirs):
            yield Compared(mine, theirs, *found)
    if found := classes_of(mine):
        yield Compared(mine, None, *found)


def _between(record: RunRecord, picture: GapPicture) -> Compared:
    """Return the lanes of a run."""
    names = picture.candidate, picture.reference
    mine, theirs = (Side(record, launch, lane) for launch, lane in zip(picture.launches, names, strict=True))
    times = picture.times
    slower_by = times.candidate / times.reference - 1 if times else None
    return Compared(mine, theirs, picture.unit, picture.basis, picture.classes, slower_by, picture.time_by_class or [])


def _said(compared: Compared, found: Found, code: Code | None) -> Why:
    source = code.place(found) if code else None
    sentence = f"{found.text} ({found.basis}){f'; {source}' if source else ''}"
    against = compared.other.name if compared.other else None
    evidence = [Evidence(figure, mine, theirs) for figure, (mine, theirs) in found.evidence.items()]
    return Why(
        compared.side.record.step, found.rule, sentence, compared.side.launch, against, found.basis, source, evidence
    )


@dataclass(frozen=True)
class Code:
    """The machine code of a launch, how often each line of it was executed, and where the kernel's own files lie in the
    workspace, by their names.
    """

    instructions: list[ListedInstruction]
    executed: dict[int, int]
    own: dict[str, str]

    def place(self, found: Found) -> str | None:
        """Return the source line, as `kernels/mine.py:46`, at which most of the instructions stand that a rule is
        about: in the kernel's own files, where one of them is there. None where the compiler does not tell it.
        """
        weights: Counter[str] = Counter()
        for instruction in self.instructions:
            if place := self.line_of(instruction):
                weights[place] += self._weight(found, instruction)
        own = {*self.own.values()}
        best = max(
            ((place.rpartition(":")[0] in own, weight, place) for place, weight in weights.items() if weight),
            default=None,
        )
        return best and best[2]

    def line_of(self, instruction: ListedInstruction) -> str | None:
        """Return an instruction's source line, as `kernels/mine.py:46`: the innermost one in the kernel's own files, if
        there is any. None where the compiler does not tell it.
        """
        if instruction.source is None:
            return None
        source = instruction.source.among(lambda file: PurePosixPath(file).name in self.own)
        name = PurePosixPath(source.file).name
        return f"{self.own.get(name, name)}:{source.line}"

    def _weight(self, found: Found, instruction: ListedInstruction) -> int:
        if found.lines:
            return int(found.lines.get(instruction.line, 0))
        if instruction.class_ not in found.classes:
            return 0
        return instruction.in_hot_loop if found.basis == "static" else self.executed.get(instruction.line, 0)
