"""The report of a study: its steps, comparisons of their counters, and the gap."""

from __future__ import annotations

from typing import TYPE_CHECKING

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

if TYPE_CHECKING:
    from parity.contract.study import Study
    from parity.origin.changes import FilesNow
    from parity.records import Note
    from parity.report.texts import StudyTexts
    from parity.store import ChosenRuns, RunRecord


def study_report(
    study: Study,
    records: list[RunRecord],
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
    changed.
    """
    by_step = {record.step: record for record in records}
    own = [record for record in records if not record.is_imported]
    sha256 = study.contract.sha256()
    return StudyReport(
        study=study.name,
        device=chosen.device,
        other_devices=chosen.others,
        contract=study.contract.document(),
        contract_sha256=sha256,
        baseline=StudyBaseline(**kpi_fields(baseline, None), step=baseline.step) if baseline else None,
        runs=[
            StudyRun(
                **run_fields(record, baseline, files.changed(kept_files(record)) if files else None),
                same_contract=record.contract_sha256 == sha256,
            )
            for record in records
        ],
        isa_deltas=[deltas for record in own if record.counters for deltas in _deltas(record, by_step, baseline)],
        gap=_gap([record for record in own if record.contract_sha256 == sha256]),
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


def _gap(records: list[RunRecord]) -> Gap | None:
    """The instructions of the hot loop per matrix instruction, class by class: first the latest reference lane's, then
    each step's candidate lane's.

    None unless both a reference and a candidate have such a loop.
    """
    references = [
        (of, of.main_launch(of.reference)) for of in records if of.reference and of.reference not in of.wrong_lanes
    ]
    latest = next(((of, name) for of, name in reversed(references) if _per_matrix(of, name)), None)
    candidates = [(of, of.main_launch(of.candidate)) for of in records if of.candidate not in of.wrong_lanes]
    steps = [(record, name) for record, name in candidates if _per_matrix(record, name)]
    if latest is None or not steps:
        return None
    columns = [latest, *steps]
    loops = [_per_matrix(record, lane) for record, lane in columns]
    names = sorted(
        {name for loop in loops for name in loop if name != "matrix"},
        key=lambda n: (-max(loop.get(n, 0) for loop in loops), n),
    )
    return Gap(
        basis="static",
        columns=[
            GapColumn(of.step, lane, is_reference=number == 0, verdict=of.run["verdict"])
            for number, (of, lane) in enumerate(columns)
        ],
        rows=[GapRow(name, [loop.get(name, 0.0) for loop in loops]) for name in names],
        non_matrix_per_matrix=[record.counter(lane, "hot_loop", "non_matrix_per_matrix") for record, lane in columns],
        next_free_vgpr=[record.counter(lane, "resources", "next_free_vgpr") for record, lane in columns],
        vgpr_spills=[record.counter(lane, "resources", "vgpr_spills") for record, lane in columns],
    )


def _per_matrix(record: RunRecord, lane: str) -> dict[str, float]:
    """Instructions of the hot loop per matrix instruction, by class."""
    matrix = record.counter(lane, "hot_loop", "matrix")
    return {name: value / matrix for name, value in figures(record, lane, "hot_loop_class").items()} if matrix else {}


def _deltas(record: RunRecord, by_step: dict[str, RunRecord], baseline: RunRecord | None) -> list[Deltas]:
    """A run's counters compared with the baseline's, and with its parent's if the parent is another step."""
    parent = by_step.get(record.run["parent"] or "")
    others = {other.step: other for other in (baseline, parent) if other is not None and other.step != record.step}
    return [
        Deltas(
            step=record.step,
            other=other.step,
            role="baseline" if baseline is not None and other.run["id"] == baseline.run["id"] else "parent",
            note=difference_note(record, other),
            counters=counter_deltas(record, other),
        )
        for other in others.values()
    ]


def counter_deltas(record: RunRecord, other: RunRecord) -> list[Delta]:
    """Counters that both runs have, side by side, each with its basis."""
    rows, lanes = [], lanes_of(record, other)
    for key in sorted({**record.counters, **other.counters}, key=lambda key: lanes.index(key[0])):
        mine, theirs = counted(record, key), counted(other, key)
        if mine is not None and theirs is not None:
            delta = plain(mine[0] - theirs[0])
            rows.append(Delta(*key, plain(mine[0]), mine[1], plain(theirs[0]), theirs[1], delta))
    return rows
