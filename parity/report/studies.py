"""The report of a study: its steps, comparisons of their counters, and the gap."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from sys import intern
from typing import TYPE_CHECKING, NamedTuple

from parity.origin.files import kept_files
from parity.report.comparing import counted, difference_note, lanes_of
from parity.report.figures import plain
from parity.report.records.steps import ROW_COUNTERS, StepRow
from parity.report.records.study import (
    Delta,
    Deltas,
    Gap,
    GapColumn,
    GapRow,
    ListedStudy,
    StudyReport,
)
from parity.report.runs import figures, run_report
from parity.report.streamed import StreamedList
from parity.store import runs_by_id

if TYPE_CHECKING:
    from parity.contract.study import Study
    from parity.report.records.run import RunReport
    from parity.report.state import StudyState
    from parity.store import RunRecord


def study_report(state: StudyState) -> StudyReport:
    """Report the state of a study on one device: its contract, baseline, every step's latest run, deltas, the gap class
    by class, the imported log's findings, the study's own conclusions, the next plan, and every note. Runs and deltas
    are made as they are asked for; everything that they are made of has been looked at before.
    """
    contract, baseline = state.study.contract, state.whole_baseline
    changed = state.files.changed

    def runs() -> Iterator[RunReport]:
        for record in state.runs:
            yield run_report(record, baseline, changed(kept_files(record)))

    def before(record: RunRecord) -> RunRecord | None:
        """Return the run of the step before, where the study has no baseline."""
        beside = state.comparisons.of(record)
        return beside and beside.marked(runs_by_id(state.database, [beside.run_id])[0])

    def deltas() -> Iterator[Deltas]:
        for record in state.runs:
            if record.counters and not record.is_imported:
                yield from _deltas(record, state.runs.of_step(record.run.parent), baseline or before(record))

    rows: list[StepRow] = []

    def comparable() -> Iterator[RunRecord]:
        for batch in state.runs.batches(_OF_ROWS_AND_GAP):
            rows.extend(state.rows(batch))
            yield from (record for record in batch if not record.is_imported and state.is_comparable(record))

    gap = _gap(comparable())
    return StudyReport(
        study=state.study.name,
        device=state.chosen.device,
        other_devices=state.chosen.others,
        contract=contract.document(),
        contract_sha256=contract.sha256(),
        baseline=state.baseline_row,
        steps=rows,
        runs=StreamedList(runs),
        isa_deltas=StreamedList(deltas),
        gap=gap,
        findings=state.texts.of_the_log,
        conclusions=state.texts.conclusions,
        next_plan=state.texts.next_plan,
        notes=state.notes,
        other_studies=state.others,
    )


def listed_study(study: Study, baseline: RunRecord | None) -> ListedStudy:
    """Return a study as a line among others."""
    steps, step = len(study.step_names()), baseline.step if baseline else None
    return ListedStudy(study.name, study.contract.title, study.contract.arch, steps, step)


class _RowAndGapCounters:
    """The counters that rows and the gap are made of."""

    def __contains__(self, counter: object) -> bool:
        is_class = isinstance(counter, tuple) and counter[0] == "hot_loop_class"
        return is_class or counter in _FIGURES_OF_GAP or counter in ROW_COUNTERS


_FIGURES_OF_GAP = (
    ("hot_loop", "non_matrix_per_matrix"),
    ("resources", "next_free_vgpr"),
    ("resources", "vgpr_spills"),
    ("hot_loop", "matrix"),
    ("function", "instructions"),
)
_OF_ROWS_AND_GAP = _RowAndGapCounters()


class _Column(NamedTuple):
    """A lane's hot loop in one run: its instructions per matrix instruction, and the first figures of the gap."""

    step: str
    lane: str
    verdict: str | None
    loop: dict[str, float]
    figures: list[float | None]

    @classmethod
    def of(cls, record: RunRecord, lane: str) -> _Column:
        name = record.main_launch(lane)
        loop = {intern(class_name): value for class_name, value in _per_matrix(record, name).items()}
        figures = [record.counter(name, *counter) for counter in _FIGURES_OF_GAP[:3]]
        return cls(record.step, name, record.run.verdict, loop, figures)


def _gap(records: Iterable[RunRecord]) -> Gap | None:
    """Return the instructions of the hot loop per matrix instruction, class by class: first those of the latest
    reference lane, then those of each step's candidate lane. None unless both a reference and a candidate have such a
    loop.
    """
    latest: _Column | None = None
    steps = []
    for record in records:
        wrong = record.wrong_lanes
        if record.reference and record.reference not in wrong:
            latest = lane_column if (lane_column := _Column.of(record, record.reference)).loop else latest
        if record.candidate not in wrong and (lane_column := _Column.of(record, record.candidate)).loop:
            steps.append(lane_column)
    if latest is None or not steps:
        return None
    columns = [latest, *steps]
    most: dict[str, float] = {}
    for name, value in ((name, value) for column in columns for name, value in column.loop.items() if name != "matrix"):
        most[name] = max(value, most.get(name, 0))
    per_matrix, vgprs, spills = ([column.figures[at] for column in columns] for at in range(3))
    return Gap(
        basis="static",
        columns=[
            GapColumn(column.step, column.lane, is_reference=number == 0, verdict=column.verdict)
            for number, column in enumerate(columns)
        ],
        rows=[
            GapRow(name, [column.loop.get(name, 0.0) for column in columns])
            for name in sorted(most, key=lambda name: (-most[name], name))
        ],
        non_matrix_per_matrix=per_matrix,
        next_free_vgpr=vgprs,
        vgpr_spills=spills,
    )


def _per_matrix(record: RunRecord, lane: str) -> dict[str, float]:
    """Instructions of the hot loop per matrix instruction, by class."""
    matrix = record.counter(lane, "hot_loop", "matrix")
    return {name: value / matrix for name, value in figures(record, lane, "hot_loop_class").items()} if matrix else {}


def _deltas(record: RunRecord, parent: RunRecord | None, beside: RunRecord | None) -> Iterator[Deltas]:
    """Compare a run's counters with those of the baseline or else of the step before, and with its parent's if the
    parent is another step.
    """
    others = {other.step: other for other in (beside, parent) if other is not None and other.step != record.step}
    for other in others.values():
        is_baseline = beside is not None and beside.is_baseline and other.run.id == beside.run.id
        yield Deltas(
            step=record.step,
            other=other.step,
            role="baseline" if is_baseline else "parent" if other.step == record.run.parent else "predecessor",
            note=difference_note(record, other),
            counters=StreamedList(partial(_each_delta, record, other)),
        )


def _each_delta(record: RunRecord, other: RunRecord) -> Iterator[Delta]:
    return iter(counter_deltas(record, other))


def counter_deltas(record: RunRecord, other: RunRecord) -> list[Delta]:
    """Return counters that both runs have, side by side, each with its basis."""
    rows, lanes = [], lanes_of(record, other)
    for key in sorted({**record.counters, **other.counters}, key=lambda key: lanes.index(key[0])):
        our_counter, theirs = counted(record, key), counted(other, key)
        if our_counter is not None and theirs is not None:
            delta = plain(our_counter[0] - theirs[0])
            rows.append(Delta(*key, plain(our_counter[0]), our_counter[1], plain(theirs[0]), theirs[1], delta))
    return rows
