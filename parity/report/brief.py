"""A study's state in 2 kB, for programs that pay for every word."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

from parity.report.documents import printed
from parity.report.records.summary import BriefStep, StudyState

if TYPE_CHECKING:
    from parity.report.records.overview import Overview
    from parity.report.records.steps import StepRow

MOST_BYTES = 2_000
_STEPS, _TEXTS = 5, 2
_TITLE, _SENTENCE = 60, 240  # letters


def study_state(overview: Overview) -> StudyState:
    """Return a study's state in at most `MOST_BYTES` of JSON: the oldest of what is too long is left out, and texts are
    cut. `overview` has all steps.
    """
    rows, why = overview.steps, overview.why
    state = StudyState(
        study=overview.study,
        title=_cut(overview.title, _TITLE),
        problem=_cut(overview.problem, _SENTENCE),
        device=overview.device,
        candidate=overview.candidate,
        baseline=_step(overview.baseline) if overview.baseline else None,
        own_baselines={own.lane: f"{own.step}: {own.ms:.4g} ms ({own.basis})" for own in overview.own_baselines},
        verdicts=dict(Counter(row.word for row in rows)),
        steps=[_step(row) for row in rows[-_STEPS:]],
        findings=[_cut(text, _SENTENCE) for text in overview.findings[-_TEXTS:]],
        more_findings=len(overview.findings[:-_TEXTS]),
        plan=[_cut(text, _SENTENCE) for text in overview.next_plan[:_TEXTS]],
        why=_cut(f"{why.step}: {why.sentence}", _SENTENCE) if why else None,
        next=_cut(overview.highest.next, _SENTENCE) if overview.highest else None,
    )
    while _bytes(state) > MOST_BYTES and (shorter := _shorter(state)) != state:
        state = shorter
    return state


def _step(row: StepRow) -> BriefStep:
    known = {lane: ms for lane, ms in row.ms.items() if ms is not None}
    ratio = row.ratio and round(row.ratio, 4)
    return BriefStep(row.step, row.word, row.basis, known, row.time_basis, ratio, _cut(row.title, _TITLE))


def _cut(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def _bytes(state: StudyState) -> int:
    return len(json.dumps(printed(state))) + 1


def _shorter(state: StudyState) -> StudyState:
    """Leave out one thing: a step while there are three, then an older finding, a later plan, the other steps."""
    if len(state.steps) > 2:
        return replace(state, steps=state.steps[1:])
    if len(state.findings) > 1:
        return replace(state, findings=state.findings[1:], more_findings=state.more_findings + 1)
    if len(state.plan) > 1:
        return replace(state, plan=state.plan[:-1])
    return replace(
        state,
        steps=state.steps[1:],
        verdicts=dict(Counter(state.verdicts).most_common(_STEPS)),
        problem=_cut(state.problem, _TITLE),
        findings=[_cut(text, _TITLE) for text in state.findings],
        plan=[_cut(text, _TITLE) for text in state.plan],
        why=state.why and _cut(state.why, _TITLE),
    )
