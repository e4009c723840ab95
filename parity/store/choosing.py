"""Which runs of a study a report shows: of each step the latest one, on one device."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import func, select

from parity.contract import Contract
from parity.errors import InputError, StoreError
from parity.records import Basis, RunStatus
from parity.store import schema
from parity.store.baselines import Comparisons
from parity.store.database import Database
from parity.store.hiding import is_counted
from parity.store.queries import (
    ListedRun,
    Names,
    RunRecord,
    check_run,
    in_time,
    load,
    natural,
    number_of,
)
from parity.store.rows import rows_of
from parity.store.schema import RunRow

Counters = Names
_RUNS_HELD = 50


class Head(NamedTuple):
    """A run by itself, without what belongs to it. A study may have very many."""

    id: int
    step: str
    status: str
    basis: str
    device: str
    device_name: str | None
    started_at: str | None
    verdict: str | None

    @property
    def timed_on(self) -> str | None:
        """The device that the run's times are of, as it is called; None if it has none. What was imported names its
        device in its own words.
        """
        return self.device if self.basis == Basis.IMPORTED else self.device_name


@dataclass(frozen=True)
class ChosenRuns:
    """The latest run of each step, in the steps' order: that on `device`, or one that no device has timed. `others` are
    the other devices, each with the number of steps that it has timed; `highest` is the run of the highest step, except
    imported ones: that, and not what was run last, is where a study stands.
    """

    device: str | None
    others: dict[str, int]
    heads: list[Head]
    highest: Head | None


def choose_runs(database: Database, study: str, device: str | None = None) -> ChosenRuns:
    """Choose the runs of a study on one device.

    If no device is named, that of the latest measured run is taken, else that of what was imported. Raises InputError,
    with the devices that there are, if the study has no run on that device.
    """
    heads = _heads(database, study)
    steps: dict[str, set[str]] = {}
    for head in heads:
        if head.timed_on is not None:
            steps.setdefault(head.timed_on, set()).add(head.step)
    measured = [head for head in heads if head.device_name]
    if device is None:
        device = measured[-1].device_name if measured else next(iter(steps), None)
    elif device not in steps:
        there = ", ".join(steps) or "no device has timed it"
        raise InputError(f"--device: study '{study}' has no run on '{device}': {there}")
    latest: dict[str, Head] = {}
    for head in heads:
        if head.timed_on in (None, device) and _replaces(head, latest.get(head.step)):
            latest[head.step] = head
    others = {name: len(timed_steps) for name, timed_steps in steps.items() if name != device}
    chosen = sorted(latest.values(), key=lambda head: natural(head.step))
    return ChosenRuns(device, others, chosen, _highest([head for head in chosen if head.basis != Basis.IMPORTED]))


def _highest(heads: list[Head]) -> Head | None:
    """Return the run of the highest numbered step; where none is numbered, the run that began last."""
    numbered = [head for head in heads if number_of(head.step)]
    return numbered[-1] if numbered else max(heads, key=lambda head: head.started_at or "", default=None)


def latest_runs(database: Database, study: str) -> list[RunRecord]:
    """Return the latest run of every step of a study, whatever its device, in the order of the steps; the latest
    finished one if there is any.
    """
    latest: dict[str, Head] = {}
    for head in _heads(database, study):
        shown = latest.get(head.step)
        if shown is None or head.status == RunStatus.FINISHED or shown.status != RunStatus.FINISHED:
            latest[head.step] = head
    return load_runs(database, sorted(latest.values(), key=lambda head: natural(head.step)))


def baseline_on(
    comparisons: Comparisons, contract: Contract, chosen: ChosenRuns, counters: Counters | None = None
) -> RunRecord | None:
    """Return the baseline of the device that a report is of: the last kept run there, or what was imported from there.

    `counters` is as in `load_runs`.
    """
    timed = next((head for head in reversed(chosen.heads) if head.device_name), None)
    if timed is None or timed.device_name is None:
        run_id = comparisons.baselines.latest(None, only_imported=True)
    else:
        run_id = comparisons.baselines.measured(contract.kpi.lane, timed.device, timed.device_name, None)
    return comparisons.loaded(run_id, counters)


def has_runs(database: Database, study: str, device: str | None) -> bool:
    """Return whether a study has a run; on that device, if one is named."""
    heads = _heads(database, study)
    return any(device in (None, head.timed_on) for head in heads)


def state_of(database: Database) -> str:
    """Return a text that changes whenever something is recorded. Raises StoreError for a lab book that is not there any
    more.
    """
    if database.path is not None:
        return _state_of_file(database.path)
    tables = (schema.run, schema.stage, schema.sample, schema.profile, schema.sweep_point, schema.timing)
    last = [select(func.max(table.c.id)).scalar_subquery() for table in tables]
    ended = select(func.count(schema.run.c.finished_at)).scalar_subquery()
    hidden = select(func.count(schema.tombstone.c.id)).scalar_subquery()
    with database.reading() as connection:
        return "-".join(str(number or 0) for number in connection.execute(select(*last, ended, hidden)).one())


def _state_of_file(path: Path) -> str:
    """Return the file's identity and when it and its write-ahead log were written."""
    try:
        files = [path.stat(), *(log.stat() for log in [path.with_name(f"{path.name}-wal")] if log.exists())]
    except OSError as error:
        raise StoreError(f"{path}: {error.strerror}") from error
    return "-".join(f"{file_stat.st_ino}.{file_stat.st_size}.{file_stat.st_mtime_ns}" for file_stat in files)


def run_lines(database: Database, study: str) -> dict[str, list[Head]]:
    """Return every run of a study by itself that is not hidden, by step, oldest first."""
    lines: dict[str, list[Head]] = {}
    for head in _heads(database, study):
        lines.setdefault(head.step, []).append(head)
    return lines


def list_runs(database: Database, study: str | None = None, step: str | None = None) -> list[ListedRun]:
    """Return every run by itself, oldest first: of all studies, of one, or of one of its steps; hidden ones too."""
    table, stone = schema.run.c, schema.tombstone.c
    query = (
        select(*(table[name] for name in ListedRun._fields[:-1]), stone.reason)
        .outerjoin(schema.tombstone, stone.run_uuid == table.uuid)
        .order_by(*in_time())
    )
    if study is not None:
        query = query.where(table.study == study)
    if step is not None:
        query = query.where(table.step == step)
    with database.reading() as connection:
        rows = rows_of(connection, query, ListedRun)
        for row in rows:
            check_run(row)
        return rows


class StudyRuns:
    """Chosen runs with all that belongs to them. However many they are, only a few are held: they are read each time
    somebody goes through them.
    """

    def __init__(self, database: Database, heads: list[Head]) -> None:
        self._database, self._heads = database, heads
        self._numbers = {head.step: head for head in heads}
        self._latest: dict[str, RunRecord] = {}  # by step

    def __iter__(self) -> Iterator[RunRecord]:
        for batch in self.batches(None):
            self._latest = {record.step: record for record in (*batch, *[*self._latest.values()][:_RUNS_HELD])}
            yield from batch

    def of_step(self, step: str | None) -> RunRecord | None:
        """Return the run of that step; None if none of these runs is."""
        if step is None or step not in self._numbers:
            return None
        if step not in self._latest:
            (self._latest[step],) = load_runs(self._database, [self._numbers[step]])
        return self._latest[step]

    def batches(self, counters: Counters | None) -> Iterator[list[RunRecord]]:
        """Yield the runs as `load_runs` gives them with `counters`, some at a time."""
        for start in range(0, len(self._heads), _RUNS_HELD):
            yield load_runs(self._database, self._heads[start : start + _RUNS_HELD], counters)


def load_runs(database: Database, heads: list[Head], counters: Counters | None = None) -> list[RunRecord]:
    """Load these runs with all that belongs to them.

    With `counters`, by scope and name, they come only with these, their times, builds and reasons.
    """
    return runs_by_id(database, [head.id for head in heads], counters)


def runs_by_id(database: Database, ids: list[int], counters: Counters | None = None) -> list[RunRecord]:
    """`load_runs` by the runs' numbers, which must exist."""
    with database.reading() as connection:
        rows = rows_of(connection, select(schema.run).where(schema.run.c.id.in_(ids)), RunRow)
        by_id = {row.id: row for row in rows}
        return load(connection, [by_id[number] for number in ids], counters)


def runs_by_uuid(database: Database, uuids: list[str], counters: Counters | None = None) -> dict[str, RunRecord]:
    """Return those of these runs that the lab book has, as `load_runs` gives them, by their identities."""
    with database.reading() as connection:
        rows = rows_of(connection, select(schema.run).where(schema.run.c.uuid.in_(uuids)), RunRow)
        return {record.run.uuid: record for record in load(connection, rows, counters)}


def _heads(database: Database, study: str) -> list[Head]:
    """Return the study's runs that are not hidden, oldest first."""
    table = schema.run.c
    columns: list[Any] = [getattr(table, name) for name in Head._fields]
    query = select(*columns).where(table.study == study, is_counted()).order_by(*in_time())
    with database.reading() as connection:
        return rows_of(connection, query, Head)


def _replaces(head: Head, shown: Head | None) -> bool:
    """Whether a later run of a step is shown in place of an earlier one: a finished one stays until another finishes,
    and a measured one until another is measured.
    """
    if shown is None:
        return True
    if shown.status == RunStatus.FINISHED and head.status != RunStatus.FINISHED:
        return False
    return shown.timed_on is None or head.timed_on is not None
