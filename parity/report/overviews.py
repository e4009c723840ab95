"""A study at a glance: state, baseline, the latest steps, trends, and the last run in a few lines."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import TYPE_CHECKING

from parity.records import Basis, Verdict
from parity.report.records.overview import Overview, OwnBaseline, StepLine, Trend
from parity.report.summaries import run_summary, work_of
from parity.report.texts import problem_of

if TYPE_CHECKING:
    from parity.contract import Contract
    from parity.contract.study import Study
    from parity.report.texts import StudyTexts
    from parity.store import ChosenRuns, RunRecord

TREND_STEPS = 40


def overview(
    study: Study,
    chosen: ChosenRuns,
    records: list[RunRecord],
    shown: int,
    baseline: RunRecord | None,
    last: RunRecord | None,
    last_baseline: RunRecord | None,
    texts: StudyTexts,
    other_studies: list[str] | None,
    changed: Collection[int] = (),
) -> Overview:
    """The overview of the runs that were chosen. `records` are those of the latest numbered steps, for the trends; the
    last `shown` of them become lines. `last` is the run to be summarised, with its baseline; `changed` are the numbers
    of those runs whose files have changed.
    """
    contract = study.contract
    numbered = [head for head in chosen.heads if is_numbered(head.step)]
    lines = [
        replace(_line(record, baseline, contract), has_changed=record.run["id"] in changed, was_kept=record.was_kept)
        for record in records[len(records) - shown :]
    ]
    lanes = list(dict.fromkeys(lane for line in lines for lane in line.ms))
    return Overview(
        study=study.name,
        title=contract.title,
        problem=problem_of(contract),
        device=chosen.device,
        other_devices=chosen.others,
        baseline=_line(baseline, baseline, contract) if baseline is not None else None,
        own_baselines=_own_baselines(
            [of for of in records if of.contract_sha256 == contract.sha256()], contract.kpi.lane
        ),
        candidate=contract.kpi.lane,
        lanes=lanes,
        work=next((found[0] for record in reversed(records) if (found := work_of(record, contract.kpi.lane))), None),
        steps=lines,
        earlier=len(numbered) - len(lines),
        trials=len(chosen.heads) - len(numbered),
        trends=_trends([of for of in records if of.contract_sha256 == contract.sha256()], contract.kpi.lane),
        findings=texts.findings,
        next_plan=texts.next_plan,
        notes=texts.notes,
        last=run_summary(last, last_baseline) if last is not None else None,
        other_studies=other_studies,
    )


def _own_baselines(records: list[RunRecord], candidate: str) -> list[OwnBaseline]:
    """What was measured and kept last for each other lane that steps have been judged by."""
    kept = [of for of in records if of.run["verdict"] == Verdict.KEEP and of.run["basis"] == Basis.MEASURED]
    found = {}
    for record in sorted(kept, key=lambda of: of.run["started_at"]):
        ms = record.kpi_ms(record.judged)
        if record.judged != candidate and ms is not None:
            found[record.judged] = OwnBaseline(record.judged, record.step, ms, Basis.MEASURED)
    return [*found.values()]


def is_numbered(step: str) -> bool:
    return step.startswith("step")


def _line(record: RunRecord, baseline: RunRecord | None, contract: Contract) -> StepLine:
    run, work = record.run, work_of(record, contract.kpi.lane)
    return StepLine(
        run_id=run["id"],
        step=record.step,
        title=run["title"],
        word=record.word,
        basis=record.answer["basis"] if record.answer else run["basis"],
        ms={lane: record.kpi_ms(lane) for lane in record.lanes},
        ratio=record.ratio,
        work=work[1] if work else None,
        work_basis=work[2] if work else None,
        is_baseline=baseline is not None and run["id"] == baseline.run["id"],
        same_contract=record.contract_sha256 == contract.sha256(),
    )


def _trends(records: list[RunRecord], lane: str) -> list[Trend]:
    """A lane's time, and where steps have none, its instructions per unit of work; each if two steps have it."""
    times = [record.kpi_ms(lane) for record in records]
    works = [work_of(record, lane) for record in records]
    found = []
    if sum(value is not None for value in times) > 1:
        bases = {basis for record in records if (basis := record.time_basis(lane))}
        found.append(Trend(f"{lane} ms", ", ".join(sorted(bases)), times))
    if any(value is None for value in times) and sum(work is not None for work in works) > 1:
        figure = next(work[0] for work in works if work)
        bases = {work[2] for work in works if work}
        values = [work[1] if work and work[0] == figure else None for work in works]
        found.append(Trend(figure, ", ".join(sorted(bases)), values))
    return found
