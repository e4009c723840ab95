"""The report of a study: its steps, comparisons of their counters, and the gap."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from sys import intern
from typing import TYPE_CHECKING, NamedTuple

from parity.origin.files import kept_files
from parity.report.comparing import counted, difference_note, lanes_of
from parity.report.records.study import (
    Delta,
    Deltas,
    Gap,
    GapColumn,
    GapRow,
    ListedStudy,
    StudyBaseline,
    StudyReport,
    StudyRun,
)
from parity.report.runs import figures, kpi_fields, plain, run_fields
from parity.report.streamed import Streamed

if TYPE_CHECKING:
    from parity.contract.study import Study
    from parity.origin.changes import FilesNow
    from parity.records import Note
    from parity.report.texts import StudyTexts
    from parity.store import ChosenRuns, RunRecord, StudyRuns


def study_report(
    study: Study,
    records: StudyRuns,
    baseline: RunRecord | None,
    texts: StudyTexts,
    notes: list[Note],
    chosen: ChosenRuns,
    other_studies: list[str] | None = None,
    files: FilesNow | None = None,
) -> StudyReport:
    """The state of a study on one device: its contract, baseline, every step's latest run, deltas, the gap class by
    class, the imported log's findings, the study's own conclusions, the next plan, and every note. `other_studies` of
    the workspace are named where the user did not choose this one. `files` tells which runs' files have
    changed. Runs and deltas are made as they are asked for; all that they are made of has been looked at before.
    """
    sha256 = study.contract.sha256()

    def runs() -> Iterator[StudyRun]:
        for record in records:
            changed = files.changed(kept_files(record)) if files else None
            yield StudyRun(**run_fields(record, baseline, changed), same_contract=record.contract_sha256 == sha256)

    def deltas() -> Iterator[Deltas]:
        for record in records:
            if record.counters and not record.is_imported:
                yield from _deltas(record, records.of_step(record.run["parent"]), baseline)

    return StudyReport(
        study=study.name,
        device=chosen.device,
        other_devices=chosen.others,
        contract=study.contract.document(),
        contract_sha256=sha256,
        baseline=StudyBaseline(**kpi_fields(baseline, None), step=baseline.step) if baseline else None,
        runs=Streamed(runs),
        isa_deltas=Streamed(deltas),
        gap=_gap(records.with_counters(_OF_GAP), sha256),
        findings=texts.of_the_log,
        conclusions=texts.conclusions,
        next_plan=texts.next_plan,
        notes=notes,
        other_studies=other_studies,
    )


def listed_study(study: Study, baseline: RunRecord | None) -> ListedStudy:
    """A study as a line among others."""
    steps, step = len(study.step_names()), baseline.step if baseline else None
    return ListedStudy(study.name, study.contract.title, study.contract.arch, steps, step)


class _OfGap:
    """The counters that the gap is made of."""

    def __contains__(self, counter: object) -> bool:
        return isinstance(counter, tuple) and (counter[0] == "hot_loop_class" or counter in _FIGURES_OF_GAP)


_FIGURES_OF_GAP = (
    ("hot_loop", "non_matrix_per_matrix"), ("resources", "next_free_vgpr"), ("resources", "vgpr_spills"),
    ("hot_loop", "matrix"), ("function", "instructions"),
)  # fmt: skip
_OF_GAP = _OfGap()


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
        loop = {intern(of): value for of, value in _per_matrix(record, name).items()}
        figures = [record.counter(name, *of) for of in _FIGURES_OF_GAP[:3]]
        return cls(record.step, name, record.run["verdict"], loop, figures)


def _gap(records: Iterable[RunRecord], contract_sha256: str) -> Gap | None:
    """The instructions of the hot loop per matrix instruction, class by class: first the latest reference lane's, then
    each step's candidate lane's. Imported runs, and those under another contract, are left out.

    None unless both a reference and a candidate have such a loop.
    """
    latest: _Column | None = None
    steps = []
    for record in records:
        if record.is_imported or record.contract_sha256 != contract_sha256:
            continue
        wrong = record.wrong_lanes
        if record.reference and record.reference not in wrong:
            latest = found if (found := _Column.of(record, record.reference)).loop else latest
        if record.candidate not in wrong and (found := _Column.of(record, record.candidate)).loop:
            steps.append(found)
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
            GapColumn(of.step, of.lane, is_reference=number == 0, verdict=of.verdict)
            for number, of in enumerate(columns)
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


def _deltas(record: RunRecord, parent: RunRecord | None, baseline: RunRecord | None) -> Iterator[Deltas]:
    """A run's counters compared with the baseline's, and with its parent's if the parent is another step."""
    others = {other.step: other for other in (baseline, parent) if other is not None and other.step != record.step}
    for other in others.values():
        yield Deltas(
            step=record.step,
            other=other.step,
            role="baseline" if baseline is not None and other.run["id"] == baseline.run["id"] else "parent",
            note=difference_note(record, other),
            counters=Streamed(partial(_each_delta, record, other)),
        )


def _each_delta(record: RunRecord, other: RunRecord) -> Iterator[Delta]:
    return iter(counter_deltas(record, other))


def counter_deltas(record: RunRecord, other: RunRecord) -> list[Delta]:
    """Counters that both runs have, side by side, each with its basis."""
    rows, lanes = [], lanes_of(record, other)
    for key in sorted({**record.counters, **other.counters}, key=lambda key: lanes.index(key[0])):
        mine, theirs = counted(record, key), counted(other, key)
        if mine is not None and theirs is not None:
            delta = plain(mine[0] - theirs[0])
            rows.append(Delta(*key, plain(mine[0]), mine[1], plain(theirs[0]), theirs[1], delta))
    return rows
