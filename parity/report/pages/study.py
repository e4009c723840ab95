"""The page of a study: its steps in a picture and a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from parity.report.overviews import is_numbered
from parity.report.pages.names import file_name
from parity.report.summaries import work_of
from parity.report.texts import problem_of

if TYPE_CHECKING:
    from parity.contract import Contract
    from parity.contract.study import Study
    from parity.report.records.overview import RunSummary
    from parity.report.texts import StudyTexts
    from parity.store import ChosenRuns, RunRecord


@dataclass(frozen=True)
class StepRow:
    """A step in the study's table and pictures. `effect` is the candidate's time relative to that of `against`, less
    one, measured in pairs.
    """

    run_id: int
    step: str
    file: str
    title: str
    word: str
    basis: str
    verification: str
    started_at: str | None
    ms: dict[str, float | None]
    time_basis: str | None
    ratio: float | None
    against: str | None
    effect: float | None
    low: float | None
    high: float | None
    against_ms: float | None
    work_name: str | None
    work: float | None
    work_basis: str | None
    vgprs: float | None
    private_bytes: float | None
    is_baseline: bool
    same_contract: bool
    was_kept: bool
    is_numbered: bool


@dataclass(frozen=True)
class StudyPage:
    """What the page of a study shows."""

    name: str
    title: str
    problem: str
    device: str | None
    other_devices: dict[str, int]
    candidate: str
    lanes: list[str]
    rows: list[StepRow]
    baseline: StepRow | None
    summary: RunSummary | None
    findings: list[str]
    next_plan: list[str]
    notes: list[str]
    contract: list[tuple[str, str]]

    @property
    def is_timed(self) -> bool:
        return any(row.ms.get(self.candidate) is not None for row in self.rows)

    @property
    def work_bases(self) -> list[str]:
        """The bases of these figures and of the registers, which are read from the machine code."""
        return list(dict.fromkeys(["static", *(row.work_basis for row in self.rows if row.work_basis)]))

    @property
    def works(self) -> list[str]:
        """The names of the steps' figures of instructions per unit of work."""
        return sorted({row.work_name for row in self.rows if row.work_name})


def study_page(
    study: Study,
    chosen: ChosenRuns,
    records: list[RunRecord],
    against: list[str | None],
    baseline: RunRecord | None,
    summary: RunSummary | None,
    texts: StudyTexts,
) -> StudyPage:
    """The page of a study. `against` is the step that each run is compared with, `summary` is of the last run."""
    contract = study.contract
    rows = [_row(record, step, baseline, contract) for record, step in zip(records, against, strict=True)]
    return StudyPage(
        name=study.name,
        title=contract.title,
        problem=problem_of(contract),
        device=chosen.device,
        other_devices=chosen.others,
        candidate=contract.kpi.lane,
        lanes=list(dict.fromkeys(lane for row in rows for lane in row.ms)),
        rows=rows,
        baseline=next((row for row in rows if row.is_baseline), None),
        summary=summary,
        findings=texts.findings,
        next_plan=texts.next_plan,
        notes=texts.notes,
        contract=_flat("", contract.document()),
    )


def _row(record: RunRecord, against: str | None, baseline: RunRecord | None, contract: Contract) -> StepRow:
    run, lane = record.run, contract.kpi.lane
    work = work_of(record, lane)
    paired = next((row for row in reversed(record.sessions) if row["effect"] is not None), None)
    main = record.main_launch(lane) if lane in record.lanes else ""
    return StepRow(
        run_id=run["id"],
        step=record.step,
        file=f"{file_name(record.step)}.html",
        title=run["title"],
        word=record.word,
        basis=run["basis"],
        verification=run["verification"],
        started_at=run["started_at"],
        ms={lane: record.kpi_ms(lane) for lane in record.lanes},
        time_basis=record.time_basis(lane) or record.time_basis(record.candidate),
        ratio=record.ratio,
        against=against,
        effect=paired["effect"] if paired else None,
        low=paired["effect_low"] if paired else None,
        high=paired["effect_high"] if paired else None,
        against_ms=record.kpi_ms("baseline"),
        work_name=work[0] if work else None,
        work=work[1] if work else None,
        work_basis=work[2] if work else None,
        vgprs=record.counter(main, "resources", "next_free_vgpr"),
        private_bytes=record.counter(main, "resources", "private_segment_bytes"),
        is_baseline=baseline is not None and run["id"] == baseline.run["id"],
        same_contract=record.contract_sha256 == contract.sha256(),
        was_kept=record.was_kept,
        is_numbered=is_numbered(record.step),
    )


def _flat(path: str, value: object) -> list[tuple[str, str]]:
    """A document's fields, one a row: `tensors.a.dtype`, `float16`."""
    if isinstance(value, dict) and value:
        return [row for name, of in value.items() for row in _flat(f"{path}.{name}" if path else name, of)]
    shown = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
    return [] if value in (None, {}, [], "") else [(path, shown)]
