"""A study as the lab book has it on one device: what every report of a study is made of."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from parity.contract.workspace import find_workspace
from parity.origin.changes import FilesNow
from parity.origin.files import files_among
from parity.records import FALLEN
from parity.report.gap import gap_picture
from parity.report.records.steps import ROW_COUNTERS, StepRow, StepRows, is_numbered
from parity.report.texts import StudyTexts, study_texts
from parity.report.why import Codes, why
from parity.store import (
    Comparisons,
    StudyRuns,
    artifacts_of,
    baseline_on,
    choose_runs,
    load_runs,
    notes_of,
    runs_by_id,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from parity.contract.study import Study
    from parity.records import Note
    from parity.report.gap import GapPicture
    from parity.report.records.run import Why
    from parity.store import ChosenRuns, Database, RunRecord
    from parity.store.choosing import Head


_LOOKED_AT = 8  # steps, until one tells why


class Explained(NamedTuple):
    """Why a run's lanes differ as they do, and the run's verdict; None where nothing shows that."""

    why: Why | None
    gap: GapPicture | None
    word: str | None = None


@dataclass
class StudyState:
    """The latest run of each step of a study on a device, by default the one that was used last. `others` are the
    workspace's other studies, where the user did not choose this one. Everything is read when it is first asked for.

    Raises InputError if the study has no run on that device.
    """

    study: Study
    database: Database
    device: str | None = None
    others: list[str] | None = None
    chosen: ChosenRuns = field(init=False)

    def __post_init__(self) -> None:
        self.chosen = choose_runs(self.database, self.study.name, self.device)

    @cached_property
    def runs(self) -> StudyRuns:
        """All of each run."""
        return StudyRuns(self.database, self.chosen.heads)

    @cached_property
    def numbered(self) -> list[Head]:
        """The runs of numbered steps; the others are trials of an imported log."""
        return [head for head in self.chosen.heads if is_numbered(head.step)]

    @cached_property
    def notes(self) -> list[Note]:
        return notes_of(self.database, self.study.name)

    @cached_property
    def texts(self) -> StudyTexts:
        return study_texts(self.study, self.notes)

    @cached_property
    def comparisons(self) -> Comparisons:
        return Comparisons(self.database, self.study.name, self.study.contract)

    @cached_property
    def baseline(self) -> RunRecord | None:
        """The baseline of the device, with the counters of a row."""
        return baseline_on(self.comparisons, self.study.contract, self.chosen, ROW_COUNTERS)

    @cached_property
    def whole_baseline(self) -> RunRecord | None:
        """The baseline of the device, with all that belongs to it."""
        return baseline_on(self.comparisons, self.study.contract, self.chosen)

    @cached_property
    def highest(self) -> RunRecord | None:
        """The run of the highest step, with the counters of a row."""
        return self.records([self.chosen.highest])[0] if self.chosen.highest else None

    @cached_property
    def explained(self) -> Explained:
        """The gap by class and why it is there: of the baseline, or the step after it that comes nearest where the
        baseline has no machine code; without a baseline of the last step that was not rejected, else of the last one.
        """
        for record in self._explaining():
            if self.is_comparable(record):
                beside = self.comparisons.beside(record)
                if reason := why(Codes(self.database), record, beside):
                    return Explained(reason, gap_picture(record), record.word)
        return Explained(None, None)

    def _explaining(self) -> Iterator[RunRecord]:
        standing = [head for head in self.numbered if head.verdict not in FALLEN]
        if self.baseline is None:
            standing.reverse()
        else:
            steps = [head.step for head in standing]
            at = steps.index(self.baseline.step) if self.baseline.step in steps else -1
            standing = standing[at + 1 :]
            if not self.baseline.is_imported and self.whole_baseline is not None:
                yield self.whole_baseline
        highest = [self.chosen.highest] if self.chosen.highest else []
        for head in [*standing[:_LOOKED_AT], *highest]:
            yield from runs_by_id(self.database, [head.id])

    @cached_property
    def beside_highest(self) -> RunRecord | None:
        """What the run of the highest step is shown beside."""
        return self.highest and self.comparisons.beside(self.highest, ROW_COUNTERS)

    @cached_property
    def files(self) -> FilesNow:
        """The workspace's files, to tell which runs' have changed."""
        return FilesNow(find_workspace().root)

    def records(self, heads: list[Head]) -> list[RunRecord]:
        """Load some runs, with the counters of a row."""
        return load_runs(self.database, heads, ROW_COUNTERS)

    def rows(self, records: list[RunRecord], *, are_here: bool = True) -> list[StepRow]:
        """Return the rows of some runs, with whether their files have changed, but without that if the files are read
        elsewhere.
        """
        changed = self._changed(records) if are_here else {}
        made = StepRows(self.study.contract, self.baseline, self.comparisons, changed)
        return [made.row(record) for record in records]

    def _changed(self, records: list[RunRecord]) -> dict[int, list[str]]:
        """Return the files that are not the same any more, by the runs' numbers."""
        kept = artifacts_of(self.database, [record.run.id for record in records])
        files = {record.run.id: files_among(record, kept.get(record.run.id, [])) for record in records}
        return {
            number: [file.path for file in self.files.changed(run_files) or ()] for number, run_files in files.items()
        }

    @property
    def baseline_row(self) -> StepRow | None:
        """The baseline as a row."""
        made = StepRows(self.study.contract, self.baseline, self.comparisons, {})
        return made.row(self.baseline) if self.baseline else None

    def is_comparable(self, record: RunRecord) -> bool:
        """Return whether a run was made under the study's present contract."""
        return record.contract_sha256 == self.study.contract.sha256()
