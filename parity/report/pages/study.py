"""The page of a study: its steps in a picture and a table."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from parity.records import NoteKind
from parity.report.bank_conflicts import CONFLICT_RATE, bank_conflicts
from parity.report.overviews import own_baselines
from parity.report.pages.names import file_name
from parity.report.records.steps import ROW_COUNTERS, StepTable
from parity.report.summaries import run_summary, sizes_of
from parity.report.texts import problem_of
from parity.store import load_runs

if TYPE_CHECKING:
    from collections.abc import Iterator

    from parity.report.bank_conflicts import ConflictPoint
    from parity.report.records.overview import OwnBaseline
    from parity.report.records.run import RunSummary, Sizes
    from parity.report.records.steps import StepRow
    from parity.report.state import Explained, StudyState
    from parity.report.texts import StudyTexts
    from parity.store import RunRecord


class Words(NamedTuple):
    """What somebody has written about a study or a step of it, for a search."""

    step: str | None
    kind: str
    text: str


@dataclass(frozen=True)
class StudyPage:
    """What the page of a study shows. `lanes` are those of any step, `contract` has its fields one by one, `over_sizes`
    what the baseline and the highest step have at each size, `conflicts` the lanes' bank conflicts where they differ,
    `own_baselines` what was kept last for other lanes.
    """

    name: str
    title: str
    problem: str
    operator: str
    arch: str
    reference: str
    device: str | None
    other_devices: dict[str, int]
    candidate: str
    lanes: list[str]
    steps: StepTable
    explained: Explained
    baseline: StepRow | None
    own_baselines: list[OwnBaseline]
    summary: RunSummary | None
    texts: StudyTexts
    contract: list[tuple[str, str]]
    over_sizes: dict[str, Sizes]
    conflicts: list[ConflictPoint]
    words: list[Words]

    @cached_property
    def step_files(self) -> dict[str, str]:
        """The pages of the steps, by their names."""
        return {row.step: f"{file_name(row.step)}.html" for row in self.steps.rows}

    @property
    def is_timed(self) -> bool:
        return any(row.ms.get(self.candidate) is not None for row in self.steps.rows)


def study_page(state: StudyState) -> StudyPage:
    """Make the page of a study."""
    study, contract = state.study, state.study.contract
    records = load_runs(state.database, state.chosen.heads, frozenset({*ROW_COUNTERS, CONFLICT_RATE}))
    comparable = list(filter(state.is_comparable, records))
    rows = state.rows(records, are_here=False)  # pages may be looked at anywhere
    lanes = list(dict.fromkeys(lane for row in rows for lane in row.ms))
    return StudyPage(
        name=study.name,
        title=contract.title,
        problem=problem_of(contract),
        operator=Path(contract.document()["operator"]).stem,
        arch=contract.arch,
        reference=contract.reference(lanes),
        device=state.chosen.device,
        other_devices=state.chosen.others,
        candidate=contract.kpi.lane,
        lanes=lanes,
        steps=StepTable(rows, "page"),
        explained=state.explained,
        baseline=next((row for row in rows if row.is_baseline), None),
        own_baselines=own_baselines(comparable, contract.kpi.lane),
        summary=run_summary(state.highest, state.beside_highest) if state.highest is not None else None,
        texts=state.texts,
        contract=_flat("", contract.document()),
        over_sizes={
            record.step: sizes
            for record in (state.baseline, state.highest)
            if record is not None and (sizes := sizes_of(record))
        },
        conflicts=bank_conflicts(state.database, comparable),
        words=[*_words(state, records)],
    )


def _words(state: StudyState, records: list[RunRecord]) -> Iterator[Words]:
    contract = state.study.contract
    yield Words(None, "study", f"{state.study.name}: {contract.title}. {problem_of(contract)}")
    for record in records:
        run = record.run
        texts = (run.title, run.hypothesis, run.change, run.note)
        yield Words(record.step, "step", " · ".join(text for text in texts if text))
    if reason := state.explained.why:
        yield Words(reason.step, "counted", reason.sentence)
    for kind, several in (("finding", state.texts.findings), ("plan", state.texts.next_plan)):
        yield from (Words(None, kind, text) for text in several)
    open_notes = (note for note in state.notes if note.closed_at is None and note.kind is NoteKind.NOTE)
    yield from (Words(note.step, NoteKind.NOTE.value, note.text) for note in open_notes)


def _flat(path: str, value: object) -> list[tuple[str, str]]:
    """Flatten a document to its fields, one a row: `tensors.a.dtype`, `float16`."""
    if isinstance(value, dict) and value:
        return [row for name, entry in value.items() for row in _flat(f"{path}.{name}" if path else name, entry)]
    shown = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
    return [] if value in (None, {}, [], "") else [(path, shown)]
