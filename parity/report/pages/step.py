"""The page of a step: its latest run, all of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from parity.isa.occupancy import limiting_resources
from parity.records import HOST, RESOURCES, SOURCE, RunStatus
from parity.report.changes import changes
from parity.report.comparing import counted, difference_note, lanes_of
from parity.report.figures import plain
from parity.report.gap import GapPicture, gap_picture
from parity.report.pages.packing import packed, short
from parity.report.profiles import profile_reports
from parity.report.runs import figures
from parity.report.summaries import run_summary
from parity.report.visible import shown, visible
from parity.store.choosing import Head
from parity.store.queries import SOURCES_OF
from parity.store.schema import BuildRow, RunRow

if TYPE_CHECKING:
    from parity.report.pages.machine_code import CodeReference
    from parity.report.records.profile import Profile
    from parity.report.records.run import RunSummary, Why
    from parity.report.records.study import TextDifference
    from parity.store import RunRecord, SessionSamples

Numbers = dict[tuple[str, str], int]  # of counters, by scope and name


@dataclass(frozen=True)
class Beside:
    """A figure of a launch beside the other run's."""

    value: float | None
    other: float | None


@dataclass(frozen=True)
class FigureRow:
    """A figure of every launch."""

    name: str
    values: list[Beside]


@dataclass(frozen=True)
class FoldedTable:
    """A table at the page's end, drawn by the browser. It is open where it has a failure."""

    title: str
    heads: list[str]
    rows: list[list[Any]]
    is_open: bool = False
    caption: str | None = None


@dataclass(frozen=True)
class StepPage:
    """What the page of a step shows."""

    record: RunRecord
    beside: RunRecord | None
    summary: RunSummary
    launches: list[str]
    resources: list[FigureRow]
    limits: list[str]
    changes: list[TextDifference]
    changed_from: str | None
    note: str | None
    gap: GapPicture | None
    profiles: dict[str, list[Profile]]
    code: list[CodeReference]
    tables: list[FoldedTable]
    newer: Head | RunRow | None
    data: str


class StepParts(NamedTuple):
    """What a step's page is made of: its run, the one that it is shown beside, and its parent; samples; contents of
    sources by hash; where its machine code is; all its runs; and the numbers of counters.
    """

    record: RunRecord
    beside: RunRecord | None
    parent: RunRecord | None
    samples: list[SessionSamples]
    contents: dict[str, bytes]
    code: list[CodeReference]
    runs: list[Head]
    numbers: Numbers
    why: Why | None


def step_page(parts: StepParts) -> StepPage:
    """Make the page of a run, beside its baseline or the run before it. The run's change is shown against its parent,
    or else against the other one.
    """
    record, beside, parent, samples, contents, code, runs, numbers, why = parts
    other = beside if beside is not None and beside.run.id != record.run.id else None
    origin = parent or other
    launches = lanes_of(record)
    gap, tables = gap_picture(record), _folded(record, runs)
    summary = run_summary(record, other, why)
    return StepPage(
        record=record,
        beside=other,
        summary=summary,
        launches=launches,
        resources=_resources(record, other, launches),
        limits=[_limit(record, launch) for launch in launches],
        changes=changes(record, origin, contents) if origin is not None and not origin.is_imported else [],
        changed_from=_origin(record, origin) if origin is not None else None,
        note=difference_note(record, other) if other is not None else None,
        gap=gap,
        profiles={launch: profile_reports(record, launch) for launch in launches} if record.profiles else {},
        code=code,
        tables=tables,
        newer=_under_way(record, runs),
        data=packed(
            {
                "launches": shown(launches),
                "beside": visible(other.step) if other else None,
                "counters": _counters(record, other, numbers),
                "samples": [_samples(session) for session in samples],
                "gap": shown(gap),
                "sizes": shown({record.step: summary.sizes.each} if summary.sizes else {}),
                "code": shown([reference.launch for reference in code]),
                "tables": shown(tables),
            }
        ),
    )


def _origin(record: RunRecord, origin: RunRecord) -> str:
    """Name the step that a change is shown against. If that step was run again later, the text says that more than the
    change may differ.
    """
    is_later = (origin.run.started_at or "") > (record.run.started_at or "")
    return f"{origin.step} (run again later, so this may show more than the step's change)" if is_later else origin.step


def _under_way(record: RunRecord, runs: list[Head]) -> Head | RunRow | None:
    """Return the step's last run if it has not ended, and so is not the one that is shown."""
    last = runs[-1] if runs else record.run
    return last if last.id != record.run.id and last.status != RunStatus.FINISHED else None


def _resources(record: RunRecord, other: RunRecord | None, launches: list[str]) -> list[FigureRow]:
    """List registers, LDS, scratch and occupancy, launch by launch."""
    names = [("resources", name) for name in RESOURCES] + [("occupancy", "waves_per_simd")]
    rows = []
    for scope, name in names:
        values = [
            Beside(record.counter(launch, scope, name), other.counter(launch, scope, name) if other else None)
            for launch in launches
        ]
        if any(figure.value is not None for figure in values):
            rows.append(FigureRow(name, values))
    return rows


def _limit(record: RunRecord, launch: str) -> str:
    """Tell what limits the occupancy."""
    limits = figures(record, launch, "occupancy_limit")
    return str(limiting_resources(limits)) if limits else ""


def _folded(record: RunRecord, runs: list[Head]) -> list[FoldedTable]:
    """Verification, contract, artifacts, and the step's other runs."""
    wrong = sum(not row.passed for row in record.cases)
    failed = sum(row.status == "failed" for row in record.checks)
    tables = [
        FoldedTable(
            f"Verification: {len(record.cases)} cases, {wrong} failed",
            ["Lane", "Case", "Device", "Elements", "Wrong", "Unwritten", "Found"],
            _rows(record.cases, "lane", "name", "device", "elements", "wrong", "unwritten", "detail"),
            bool(wrong),
        ),
        FoldedTable(
            f"Contract: {len(record.checks)} checks, {failed} failed",
            ["Lane", "Check", "Status", "Expected", "Found"],
            _rows(record.checks, "lane", "name", "status", "expected", "found"),
            bool(failed),
        ),
        FoldedTable(
            "Builds",
            ["Lane", "Compiler", "Options", "Launch", "Code object", "Message"],
            [_build(lane, row) for lane, row in record.builds.items()],
            not all(row.ok for row in record.builds.values()),
        ),
        FoldedTable(
            "Where it comes from",
            ["Of", "What", "Value"],
            [
                [row.lane, row.name, row.value]
                for row in record.facts
                if row.lane in (SOURCE, HOST) and not row.name.startswith(SOURCES_OF)
            ],
        ),
        FoldedTable(
            f"Artifacts: {len(record.artifacts)}",
            ["Lane", "Name", "Bytes"],
            _rows(record.artifacts, "lane", "name", "size_bytes"),
            caption=f"'parity runs artifact {record.run.id} NAME --lane LANE' prints one",
        ),
        FoldedTable(
            f"Runs of this step: {len(runs)}",
            ["Run", "Began", "Verdict", "Basis", "Device"],
            [
                [row.id, row.started_at, row.verdict or row.status, row.basis, row.device_name or row.device]
                for row in runs
            ]
            if len(runs) > 1
            else [],
            caption=f"This page shows run {record.run.id}",
        ),
    ]
    return [table for table in tables if table.rows]


def _build(lane: str, row: BuildRow) -> list[Any]:
    options = ", ".join(f"{name} = {value}" for name, value in (row.options or {}).items())
    launch = f"{row.grid} workgroups of {row.threads}" if row.grid else None
    return [lane, f"{row.compiler} {row.compiler_version}", options, launch, row.code_object_sha256, row.message]


def _rows(rows: Sequence[NamedTuple], *names: str) -> list[list[Any]]:
    return [[getattr(row, name) for name in names] for row in rows]


def _counters(record: RunRecord, other: RunRecord | None, numbers: Numbers) -> dict[str, dict[str, list[list[Any]]]]:
    """By launch and by basis: the counter's number, its value, and the other run's with its basis where it differs."""
    counters: dict[str, dict[str, list[list[Any]]]] = {}
    keys = dict.fromkeys([*record.counters, *(other.counters if other else ())])
    for key in (key for key in keys if key[1:] in numbers):  # a run that goes on may have got a new one since
        our_counter, theirs = counted(record, key), counted(other, key) if other else None
        basis = (our_counter or theirs or (0, ""))[1]
        row: list[Any] = [numbers[key[1:]], plain(our_counter[0]) if our_counter else None]
        if other and (our_counter and our_counter[0]) != (theirs and theirs[0]):
            row.append(plain(theirs[0]) if theirs else None)
        if theirs and theirs[1] != basis:
            row += [row[1]] if len(row) == 2 else []
            row.append(theirs[1])
        counters.setdefault(visible(key[0]), {}).setdefault(basis, []).append(row)
    return counters


def _samples(session: SessionSamples) -> dict[str, Any]:
    variants = list(dict.fromkeys(session.variants))
    return {
        "number": session.number,
        "purpose": visible(session.purpose),
        "variants": shown(variants),
        "of": [variants.index(name) for name in session.variants],
        "ms": short(session.milliseconds, 6),
        "at": short(session.started_s, 3),
    }
