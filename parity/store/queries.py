"""Reads the lab book: runs with everything that belongs to them."""

from __future__ import annotations

import re
from collections.abc import Collection, Container, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from statistics import fmean
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, Table, case, func, select

from parity.contract import NOT_LANES, Contract, lane_of_launch
from parity.errors import Damage, InputError, StoreError
from parity.records import VERIFICATION, Basis, Durations, RunStatus, Verdict
from parity.store import schema
from parity.store.blobs import get_blob
from parity.store.database import Database
from parity.store.hiding import hidden_because, is_shown
from parity.store.readings import CounterFigure, checked_readings, shown_order
from parity.store.rows import rows_of
from parity.store.schema import (
    ArtifactRow,
    BuildRow,
    CaseRow,
    CheckRow,
    ExpectationRow,
    FactRow,
    NoteRow,
    PassRow,
    PcSampleRow,
    ProfileRow,
    ReadingFindingRow,
    ReadingMemoryRow,
    ReasonRow,
    RunRow,
    SessionRow,
    SizeRow,
    StageRow,
    TimingRow,
)

Names = Container[tuple[str, str]]  # of counters, by scope and name
Moment = tuple[str, int]  # when a run began, "" for an imported one, and its number
NO_BASELINE = "none"  # in the place of a baseline's identity
SOURCES_OF = "sources of "  # begins the name of a fact about the sources of a launch
_NUMBER = re.compile(r"[0-9]{1,18}")
_FEWEST_LETTERS = 8


class ListedRun(NamedTuple):
    """A run by itself, and why it is hidden, if it is."""

    id: int
    uuid: str
    study: str
    step: str
    title: str
    started_at: str | None
    status: str
    verdict: str | None
    basis: str
    device: str
    device_name: str | None
    hidden_because: str | None


class LaneAccess(NamedTuple):
    """A memory access of a lane's launch, and the basis of its figures."""

    lane: str
    basis: str
    access: ReadingMemoryRow


class LaneFinding(NamedTuple):
    """A finding about a lane's launch."""

    lane: str
    finding: ReadingFindingRow


@dataclass(frozen=True)
class ProfileFigures:
    """What a profile's dispatches have in common: every distinct figure of a dispatch (`seen`), the mean of each
    counter, the mean duration of the launches that have it (`took`), and the samples, most frequent first.
    """

    profile: ProfileRow
    duration_ns: Durations | None
    mean_ns: float | None
    seen: dict[str, list[int]]
    counters: dict[str, float]
    took: dict[str, float]
    samples: list[PcSampleRow]


@dataclass(frozen=True)
class RunRecord:
    """One run and its rows. `counters` maps (lane, scope, name) to (value, basis); `hidden_because` says why the run is
    hidden, if it is.
    """

    run: RunRow
    contract_sha256: str = ""
    candidate: str = ""
    lanes: tuple[str, ...] = ()
    builds: dict[str, BuildRow] = field(default_factory=dict)
    checks: list[CheckRow] = field(default_factory=list)
    reasons: list[ReasonRow] = field(default_factory=list)
    timings: list[TimingRow] = field(default_factory=list)
    facts: list[FactRow] = field(default_factory=list)
    expectations: list[ExpectationRow] = field(default_factory=list)
    findings: list[LaneFinding] = field(default_factory=list)
    artifacts: list[ArtifactRow] = field(default_factory=list)
    stages: list[StageRow] = field(default_factory=list)
    cases: list[CaseRow] = field(default_factory=list)
    memory: list[LaneAccess] = field(default_factory=list)
    sessions: list[SessionRow] = field(default_factory=list)
    every_size: list[SizeRow] = field(default_factory=list)
    passes: list[PassRow] = field(default_factory=list)
    profiles: list[ProfileFigures] = field(default_factory=list)
    counters: dict[tuple[str, str, str], tuple[float, str]] = field(default_factory=dict)
    answer: RunRow | None = None  # the run that answers this one
    notes: list[NoteRow] = field(default_factory=list)  # about the step
    hidden_because: str | None = None
    is_baseline: bool = True  # of the run that it is shown beside; else merely the run before that one
    kept_before: RunRow | None = None  # the last earlier run of the step that was kept on this device

    @property
    def was_kept(self) -> bool:
        """Whether this run was not kept, but an earlier one of its step was."""
        return self.kept_before is not None and self.run.verdict != Verdict.KEEP

    @property
    def step(self) -> str:
        return str(self.run.step)

    @property
    def is_imported(self) -> bool:
        return bool(self.run.basis == Basis.IMPORTED)

    def counter(self, lane: str, scope: str, name: str) -> float | None:
        """Return a counter's value; None if nothing was counted."""
        figure = self.counters.get((lane, scope, name))
        return figure[0] if figure else None

    @property
    def word(self) -> str:
        """The verdict, or the status of a run that has none."""
        return str(self.run.verdict or self.run.status)

    @property
    def compared_with(self) -> str | None:
        """The identity of the run that this one was timed against, or NO_BASELINE; None where nobody recorded it."""
        return next((row.value for row in self.facts if (row.lane, row.name) == ("baseline", "run")), None)

    def durations_ms(self, lane: str) -> list[float]:
        """Return the lane's KPI in milliseconds: first run and repeats, in order."""
        rows = [row for row in self.timings if row.lane == lane and row.metric == "duration_ms"]
        return [row.value for row in sorted(rows, key=lambda row: row.repeat)]

    def kpi_ms(self, lane: str) -> float | None:
        """Return the figure that stands for the step: the last repeat."""
        durations = self.durations_ms(lane)
        return durations[-1] if durations else None

    @property
    def wrong_lanes(self) -> list[str]:
        """The lanes that fault, hang or give wrong results: nothing is compared with them."""
        wrong = (row.lane for row in self.reasons if row.code == VERIFICATION)
        return [lane for lane in wrong if lane in self.lanes]

    @property
    def is_pair_right(self) -> bool:
        """Whether neither the candidate nor the reference is wrong, so that the two can be compared."""
        return not {self.candidate, self.reference} & {*self.wrong_lanes}

    @property
    def ratio(self) -> float | None:
        """The candidate lane's time over the reference's: measured in pairs, else the ratio of the two KPIs. None where
        one of them is wrong.
        """
        if not self.is_pair_right:
            return None
        paired = [row.value for row in self.timings if row.metric == "ratio"]
        candidate, reference = self.kpi_ms(self.candidate), self.kpi_ms(self.reference or "")
        return paired[-1] if paired else candidate / reference if candidate and reference else None

    @property
    def ratio_bounds(self) -> tuple[float, float] | None:
        """Between which the measured ratio lies (95 %); None if it was not measured in enough pairs."""
        last = max((row.repeat for row in self.timings if row.metric == "ratio"), default=0)
        figures = {row.metric: row.value for row in self.timings if row.repeat == last}
        low, high = figures.get("ratio_low"), figures.get("ratio_high")
        return None if low is None or high is None else (low, high)

    @property
    def sizes(self) -> list[SizeRow]:
        """What was found at each size, by the last session; nothing where the contract has only its own."""
        last = max((row.repeat for row in self.every_size), default=0)
        return sorted((row for row in self.every_size if row.repeat == last), key=lambda row: row.position)

    @property
    def own_effect(self) -> tuple[float, float | None, float | None] | None:
        """The judged lane's change from its baseline in the last session that compared them in pairs, with its bounds:
        at the contract's own size, as every other figure of the run is; None if nothing was compared.
        """
        for row in reversed(self.sessions):
            own = [size for size in self.every_size if (size.repeat, size.is_own) == (row.number, True)]
            compared = own[0] if own else row
            if row.effect is not None and compared.effect is not None:
                return compared.effect, compared.effect_low, compared.effect_high
        return None

    def time_basis(self, lane: str) -> str | None:
        """Return the basis of a lane's times; None if it has none."""
        return next((row.basis for row in self.timings if row.lane == lane), None)

    def launches(self, lane: str) -> list[str]:
        """Return the recorded names of a lane's launches; if it has only one, that is the lane's own name."""
        return [name for name in self.builds if lane_of_launch(name) == lane] or [lane]

    def main_launch(self, lane: str) -> str:
        """Find the launch whose counters stand for the lane: the one with the most matrix instructions in its hot loop,
        else the longest one.
        """

        def weight(name: str) -> tuple[float, float]:
            return self.counter(name, "hot_loop", "matrix") or 0, self.counter(name, "function", "instructions") or 0

        return max(self.launches(lane), key=weight)

    @property
    def judged(self) -> str:
        """The lane that the step was judged by: the candidate, unless the step names another."""
        named = _named_lane(self.run.spec)
        return named if named in self.lanes else self.candidate

    @property
    def reference(self) -> str | None:
        """The lane that the candidate is compared with."""
        return self.lanes[1] if len(self.lanes) > 1 else None


def natural(step: str) -> tuple[bool, int, str]:
    """Return the sort key of a step: numbered ones first, by number."""
    number = step.removeprefix("step")
    return (not number.isdigit(), int(number) if number.isdigit() else 0, step)


def number_of(step: str) -> int:
    """Return the number of a numbered step; 0 of another."""
    return natural(step)[1]


def runs_of_step(database: Database, study: str, step: str) -> list[RunRecord]:
    """Return every run of one step that is not hidden, oldest first."""
    with database.reading() as connection:
        table = schema.run
        query = select(table).where(table.c.study == study, table.c.step == step, is_shown()).order_by(*in_time())
        return load(connection, rows_of(connection, query, RunRow))


def all_runs(database: Database) -> list[RunRecord]:
    """Return every run of a lab book, hidden ones too, oldest first."""
    with database.reading() as connection:
        query = select(schema.run).order_by(*in_time(), schema.run.c.study)
        return load(connection, rows_of(connection, query, RunRow))


def find_run(database: Database, run_id: int) -> RunRecord:
    """Return one run by its number in this lab book, which must exist."""
    with database.reading() as connection:
        return load(connection, [run_row(connection, run_id)])[0]


def named_run(database: Database, name: str, counters: Names | None = None) -> RunRecord:
    """Return one run by its number in this lab book, or by its UUID or at least eight letters of its beginning, with
    `counters` as in `load`.

    Raises InputError if there is none, or more than one.
    """
    table, number = schema.run.c, int(name) if _NUMBER.fullmatch(name) else None
    begins = table.uuid.startswith(name.lower(), autoescape=True)
    if number is None:
        is_it = begins
    elif len(name) < _FEWEST_LETTERS:
        is_it = table.id == number
    else:  # one UUID in forty begins with eight digits
        is_it = (table.id == number) | begins
    with database.reading() as connection:
        rows = rows_of(connection, select(schema.run).where(is_it), RunRow)
        if len(rows) == 1 and (number is not None or len(name) >= _FEWEST_LETTERS):
            return load(connection, rows, counters)[0]
    why = f"{len(rows)} runs begin with it" if len(rows) > 1 else "write a run's number, or eight letters of its UUID"
    raise InputError(f"{database.name}: has no run '{name[:40]}': {why}")


def moment(run: RunRow) -> Moment:
    """Return where a run stands in time."""
    started_at = run.started_at or ""
    return started_at if started_at <= _latest_date() else "", run.id


def run_row(connection: Connection, run_id: int) -> RunRow:
    """Return a run by itself, which must exist."""
    (row,) = rows_of(connection, select(schema.run).where(schema.run.c.id == run_id), RunRow)
    return row


def in_time() -> tuple[ColumnElement[str], ColumnElement[int]]:
    """Return the columns that order runs: by their start, imported ones first. An id only tells when this book got the
    run.
    """
    return began(schema.run.c.started_at), schema.run.c.id


def began(started_at: Any) -> ColumnElement[str]:
    """Return when runs began, "" where nobody knows. One that is dated in the future would be the latest for ever: it
    is among those that nobody knows.
    """
    return case((started_at <= _latest_date(), started_at), else_="")


def _latest_date() -> str:
    """Return the latest date that is believed: clocks of other machines may be wrong by a day."""
    return (datetime.now(UTC) + timedelta(days=1)).isoformat(timespec="milliseconds")


def is_before(run_id: int) -> ColumnElement[bool]:
    """Return whether a run began before that one."""
    other = schema.run.alias()
    of_it = select(began(other.c.started_at)).where(other.c.id == run_id).scalar_subquery()
    started, number = in_time()
    return (started < of_it) | ((started == of_it) & (number < run_id))


def judged_lane(spec: dict[str, Any] | None, contract: Contract) -> str:
    """Return the lane that a recorded step was judged by."""
    return _named_lane(spec) or contract.kpi.lane


def _named_lane(spec: dict[str, Any] | None) -> str | None:
    """Return the lane that a recorded step names as the one to be judged."""
    return ((spec or {}).get("text") or {}).get("lane")


_ALWAYS = {
    "builds": schema.build,
    "reasons": schema.reason,
    "timings": schema.timing,
    "sessions": schema.session,
    "every_size": schema.size,
    "facts": schema.fact,
    "expectations": schema.expectation,
}
_IN_FULL = {
    "checks": schema.check,
    "artifacts": schema.artifact,
    "stages": schema.stage,
    "cases": schema.verification_case,
    "passes": schema.profiler_pass,
}


def load(connection: Connection, runs: list[RunRow], counters: Names | None = None) -> list[RunRecord]:
    """Load runs with all that belongs to them. With `counters`, by scope and name, load only these counters and what is
    always there: builds, reasons, times, sessions, facts and expectations.
    """
    ids = [run.id for run in runs]
    wanted_tables = _ALWAYS if counters is not None else _ALWAYS | _IN_FULL
    tables = {name: _by_run(connection, table, ids) for name, table in wanted_tables.items()}
    tables |= _readings(connection, ids, counters)
    if counters is None:
        tables["profiles"] = _profiles(connection, ids)
    answers, notes, kept = _answers(connection, runs), _notes(connection, runs), _kept(connection, runs)
    wanted = {run.contract_id for run in runs}
    contract = schema.contract.c
    query = select(contract.id, contract.sha256, contract.body).where(contract.id.in_(wanted))
    contracts = {row.id: (row.sha256, _kpi(row.body, row.id)) for row in connection.execute(query)}
    for run in runs:
        check_run(run, contracts)
    for run_id, rows in tables["timings"].items():
        if counters != frozenset() and any(not isinstance(row.value, int | float) for row in rows):
            raise Damage(f"a time of run {run_id} is no number: hide it with 'parity runs rm {run_id} --why TEXT'")
    hidden = hidden_because(connection, (run.uuid for run in runs))
    return [
        _record(
            run,
            *contracts[run.contract_id],
            {name: rows.get(run.id, []) for name, rows in tables.items()},
            answer=answers.get(run.answered_by),
            notes=notes.get((run.study, run.step), []),
            hidden_because=hidden.get(run.uuid),
            kept_before=_last_before(run, kept),
        )
        for run in runs
    ]


def check_run(run: RunRow | ListedRun, contracts: Container[int] | None = None) -> None:
    """Raise Damage for a run that no parity has written: unknown words, no step, no contract."""
    is_right = {
        "status": run.status in [*RunStatus],
        "basis": run.basis in [*Basis],
        "verdict": run.verdict in [*Verdict, None],
        "started_at": isinstance(run.started_at, str | None),
    }
    if isinstance(run, RunRow):
        is_right["spec"] = isinstance(run.spec, dict | None)
        is_right["contract"] = contracts is None or run.contract_id in contracts
    wrong = [name for name, right in is_right.items() if not right]
    if wrong:
        raise Damage(f"the {wrong[0]} of run {run.id} ({run.study}/{run.step}) is not one")


def _kpi(body: Any, number: int) -> dict[str, Any]:
    """Return what a contract's document says about the figure that decides. Raises Damage if it is not a contract's
    document.
    """
    kpi = body.get("kpi") if isinstance(body, dict) else None
    if not isinstance(kpi, dict) or not isinstance(kpi.get("lane"), str):
        raise Damage(f"contract {number} cannot be read")
    return kpi


def _kept(connection: Connection, runs: list[RunRow]) -> dict[tuple[str, str], list[RunRow]]:
    """Return the kept, measured runs of the steps of these runs, by study and step, in order of time."""
    run = schema.run.c
    is_kept = (run.verdict == Verdict.KEEP) & (run.basis == Basis.MEASURED)
    steps = run.study.in_({row.study for row in runs}), run.step.in_({row.step for row in runs})
    query = select(schema.run).where(is_kept, *steps, is_shown())
    kept_runs: dict[tuple[str, str], list[RunRow]] = {}
    for row in rows_of(connection, query.order_by(*in_time()), RunRow):
        kept_runs.setdefault((row.study, row.step), []).append(row)
    return kept_runs


def _last_before(run: RunRow, kept: dict[tuple[str, str], list[RunRow]]) -> RunRow | None:
    earlier = (
        row
        for row in reversed(kept.get((run.study, run.step), []))
        if moment(row) < moment(run) and run.device_name in (None, row.device_name)
    )
    return next(earlier, None)


def _answers(connection: Connection, runs: list[RunRow]) -> dict[str | None, RunRow]:
    """Return the runs that answer these runs, by identity."""
    wanted = {run.answered_by for run in runs} - {None}
    if not wanted:
        return {}
    query = select(schema.run).where(schema.run.c.uuid.in_(wanted))
    return {row.uuid: row for row in rows_of(connection, query, RunRow)}


def _notes(connection: Connection, runs: list[RunRow]) -> dict[tuple[str, str | None], list[NoteRow]]:
    """Return the notes about the runs' steps that are not closed, by study and step."""
    note = schema.note.c
    steps = note.study.in_({run.study for run in runs}), note.step.in_({run.step for run in runs})
    query = select(schema.note).where(*steps, note.closed_at.is_(None)).order_by(note.created_at, note.id)
    notes: dict[tuple[str, str | None], list[NoteRow]] = {}
    for row in rows_of(connection, query, NoteRow):
        notes.setdefault((row.study, row.step), []).append(row)
    return notes


def _lanes(run: RunRow, kpi: dict[str, Any], rows: dict[str, list[Any]]) -> tuple[str, ...]:
    """Return a run's lanes: the contract's candidate, its reference, then the others in the order of the step's file.

    If a step is judged by a third lane, that lane comes first.
    """
    lane_names = [*((run.spec or {}).get("lanes") or {})]
    of_rows = {lane_of_launch(row.lane) for name in ("timings", "counters", "facts") for row in rows[name]}
    lane_names = lane_names or sorted(of_rows)
    ordered = dict.fromkeys(name for name in [kpi["lane"], kpi.get("reference"), *lane_names] if name)
    lanes = [name for name in ordered if name not in NOT_LANES]
    judged = _named_lane(run.spec)
    if judged in lanes[2:]:
        lanes = [judged, lanes[1], *(name for name in lanes if name not in (judged, lanes[1]))]
    return tuple(lanes)


class _LaneCounter(NamedTuple):
    lane: str
    basis: str
    counter: CounterFigure


def _readings(connection: Connection, ids: list[int], counters: Names | None) -> dict[str, dict[int, list[Any]]]:
    """Load the readings of the runs' lanes: counters, memory accesses and findings; with `counters`, only those
    counters. All that is shown is checked.
    """
    link = schema.run_reading.c
    tables: dict[str, dict[int, list[Any]]] = {"counters": {}, "memory": {}, "findings": {}}
    if counters is not None and not counters:
        return tables
    query = select(link.run_id, link.lane, link.reading_id).where(link.run_id.in_(ids))
    links = connection.execute(query.order_by(link.run_id, link.reading_id)).all()
    readings = checked_readings(connection, {link_row.reading_id for link_row in links})
    for run_id, lane, number in links:
        reading = readings[number]
        basis = reading.head.basis
        wanted = (row for row in reading.counters if counters is None or (row.scope, row.name) in counters)
        tables["counters"].setdefault(run_id, []).extend(_LaneCounter(lane, basis, row) for row in wanted)
        if counters is None:
            tables["memory"].setdefault(run_id, []).extend(LaneAccess(lane, basis, row) for row in reading.memory)
            tables["findings"].setdefault(run_id, []).extend(LaneFinding(lane, row) for row in reading.findings)
    return tables


def reading_subjects(database: Database, run_id: int) -> dict[tuple[str, str], str]:
    """Return what has read or emulated the code objects of a run, by (launch, basis)."""
    link, reading = schema.run_reading, schema.reading
    query = (
        select(link.c.lane, reading.c.basis, reading.c.subject)
        .join(reading, reading.c.id == link.c.reading_id)
        .where(link.c.run_id == run_id)
    )
    with database.reading() as connection:
        return {(lane, basis): subject for lane, basis, subject in connection.execute(query)}


def artifact(database: Database, record: RunRecord, lane: str, name: str) -> bytes | None:
    """Return a run's artifact; None if the lab book does not have it. Raises StoreError for a damaged one."""
    stored = next((row for row in record.artifacts if (row.lane, row.name) == (lane, name)), None)
    if stored is None:
        return None
    with database.reading() as connection:
        return get_blob(connection, stored.sha256, f"{database.name}: {name} of {record.step}, lane {lane}")


def contents(database: Database, hashes: Iterable[str]) -> dict[str, bytes]:
    """Return stored contents by their hash; what the lab book does not have, or has damaged, is left out."""
    contents_by_hash: dict[str, bytes] = {}
    wanted = list(hashes)
    if not wanted:
        return contents_by_hash
    with database.reading() as connection:
        for sha256 in wanted:
            with suppress(StoreError):
                content = get_blob(connection, sha256, database.name)
                if content is not None:
                    contents_by_hash[sha256] = content
    return contents_by_hash


@dataclass(frozen=True)
class SessionSamples:
    """The raw samples of one session of a run, in the order in which they were taken: parallel lists. `milliseconds`
    is the time of one launch; `started_s` counts from the session's start.
    """

    number: int
    purpose: str
    variants: list[str]
    milliseconds: list[float]
    started_s: list[float]


def samples_of(database: Database, run_ids: list[int]) -> dict[int, list[SessionSamples]]:
    """Return the raw samples of some runs, session by session and size by size."""
    session, sample = schema.session.c, schema.sample.c
    query = (
        select(
            session.run_id,
            session.id,
            session.number,
            session.purpose,
            sample.variant,
            sample.seconds,
            sample.started_s,
            sample.size,
        )
        .join_from(schema.session, schema.sample, sample.session_id == session.id)
        .where(session.run_id.in_(run_ids))
        .order_by(session.run_id, session.number, session.id, sample.position)
    )
    sessions: dict[int, dict[tuple[int, str | None], SessionSamples]] = {}
    with database.reading() as connection:
        for run_id, session_id, number, purpose, variant, seconds, started_s, size in connection.execute(query):
            of_run = sessions.setdefault(run_id, {})
            if (session_id, size) not in of_run:
                what = purpose if size is None else f"{purpose}, {size}"
                of_run[session_id, size] = SessionSamples(number, what, [], [], [])
            session_samples = of_run[session_id, size]
            session_samples.variants.append(variant)
            session_samples.milliseconds.append(1000 * seconds)
            session_samples.started_s.append(started_s)
    return {run_id: list(of_run.values()) for run_id, of_run in sessions.items()}


def counter_numbers(database: Database) -> dict[tuple[str, str], int]:
    """Return the number that the lab book gives each counter, by scope and name."""
    name = schema.counter_name.c
    with database.reading() as connection:
        rows = connection.execute(select(name.scope, name.name, name.id).order_by(name.id))
        return {(scope, counter): number for scope, counter, number in rows}


def _profiles(connection: Connection, ids: list[int]) -> dict[int, list[ProfileFigures]]:
    profiles: dict[int, list[ProfileFigures]] = {}
    table, sample = schema.profile, schema.pc_sample.c
    for row in rows_of(connection, select(table).where(table.c.run_id.in_(ids)).order_by(table.c.id), ProfileRow):
        duration = schema.dispatch.c.duration_ns
        timed = select(duration).where(schema.dispatch.c.profile_id == row.id, duration.is_not(None))
        durations = connection.execute(timed).scalars().all()
        kinds = _KIND.profile_id == row.id
        seen = {name: _distinct(connection, column, kinds) for name, column in _SEEN.items()}
        sampled = select(schema.pc_sample).where(sample.profile_id == row.id)
        samples = rows_of(connection, sampled.order_by(sample.samples.desc(), sample.id), PcSampleRow)
        mean_ns = fmean(durations) if durations else None
        figures = ProfileFigures(
            row, Durations.of(durations), mean_ns, seen, *_mean_counters(connection, row.id), samples
        )
        profiles.setdefault(row.run_id, []).append(figures)
    return profiles


_KIND = schema.dispatch_kind.c
_SEEN: dict[str, Any] = {
    **{name: _KIND[name] for name in ("vgpr", "accum_vgpr", "sgpr", "scratch_bytes", "workgroup_total", "grid_total")},
    "vgpr_and_accum": _KIND.vgpr + _KIND.accum_vgpr,
    "lds_static": case((_KIND.lds_is_static.is_(True), _KIND.lds_bytes)),
    "lds_whole": case((_KIND.lds_is_static.is_(False), _KIND.lds_bytes)),
}


def _distinct(connection: Connection, column: Any, condition: Any) -> list[int]:
    query = select(column).where(condition, column.is_not(None)).distinct().order_by(column)
    return list(connection.execute(query).scalars())


def _mean_counters(connection: Connection, profile_id: int) -> tuple[dict[str, float], dict[str, float]]:
    """Compute the mean of each counter, and the mean duration of the launches that have it."""
    counter, launch = schema.dispatch_counter.c, schema.dispatch.c
    is_its_launch = (launch.profile_id == counter.profile_id) & (launch.number == counter.number)
    query = (
        select(counter.name, func.avg(counter.value), func.avg(launch.duration_ns))
        .join_from(schema.dispatch_counter, schema.dispatch, is_its_launch, isouter=True)
        .where(counter.profile_id == profile_id)
    )
    rows = connection.execute(query.group_by(counter.name).order_by(counter.name)).all()
    means = {name: float(value) for name, value, _ in rows}
    return means, {name: float(took) for name, _, took in rows if took is not None}


def mean_counters_of(
    database: Database, run_ids: list[int], names: Collection[str]
) -> dict[tuple[int, str], dict[str, float]]:
    """Return the means over launches of these hardware counters, by run and lane: each of the last profile that has it,
    since one profiling has several passes.
    """
    counter, profile = schema.dispatch_counter.c, schema.profile.c
    query = (
        select(profile.run_id, profile.lane, counter.name, func.avg(counter.value))
        .join_from(schema.dispatch_counter, schema.profile, counter.profile_id == profile.id)
        .where(profile.run_id.in_(run_ids), counter.name.in_(names))
    )
    found: dict[tuple[int, str], dict[str, float]] = {}
    with database.reading() as connection:
        for run_id, lane, name, value in connection.execute(
            query.group_by(profile.id, counter.name).order_by(profile.id)
        ):
            found.setdefault((run_id, lane), {})[name] = float(value)
    return found


def _by_run(connection: Connection, table: Table, ids: list[int]) -> dict[int, list[Any]]:
    rows_by_run: dict[int, list[Any]] = {}
    query = select(table).where(table.c.run_id.in_(ids)).order_by(table.c.id)
    for row in rows_of(connection, query, table.info["row"]):
        rows_by_run.setdefault(row.run_id, []).append(row)
    return rows_by_run


def _record(run: RunRow, contract_sha256: str, kpi: dict[str, Any], rows: dict[str, Any], **fields: Any) -> RunRecord:
    lanes = _lanes(run, kpi, rows)
    counters = rows.pop("counters")
    builds = rows.pop("builds")
    return RunRecord(
        run=run,
        contract_sha256=contract_sha256,
        candidate=lanes[0],
        lanes=lanes,
        builds={row.lane: row for row in builds},
        counters={
            (row.lane, row.counter.scope, row.counter.name): (row.counter.value, row.basis)
            for row in sorted(counters, key=lambda row: shown_order(row.counter))
        },
        **rows,
        **fields,
    )
