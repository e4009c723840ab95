"""Merges two lab books: adds what this one does not have, by identities that are the same in every copy."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, fields
from typing import Any

from sqlalchemy import Connection, Table, delete, insert, select, update
from sqlalchemy.exc import DBAPIError, StatementError

from parity.errors import Damage, InputError, StoreError
from parity.records import RunStatus
from parity.store import schema
from parity.store.blobs import is_whole, stored_blob
from parity.store.database import Database
from parity.store.identity import content_sha256
from parity.store.inspecting import broken_references
from parity.store.readings import damaged_readings, empty_reading
from parity.store.rows import insert_row

Row = dict[str, Any]
# Written while a run is under way; profiles and passes may follow later and have identities of their own.
_OF_A_RUN = (
    schema.stage,
    schema.reason,
    schema.build,
    schema.check,
    schema.verification_case,
    schema.timing,
    schema.size,
    schema.fact,
    schema.artifact,
    schema.expectation,
)
_OF_A_PROFILE = (schema.dispatch_counter, schema.pc_sample)
_MOST_NAMED = 5


@dataclass
class MergeCounts:
    """How much came from the other lab book. `completed` counts runs that had ended there but not here."""

    runs: int = 0
    completed: int = 0
    profiles: int = 0
    profiler_passes: int = 0
    calibrations: int = 0
    sweep_points: int = 0
    sweep_measurements: int = 0
    artifacts: int = 0
    notes: int = 0
    tombstones: int = 0
    not_hidden: int = 0  # runs that both books have, and only the other one hides

    @property
    def is_nothing(self) -> bool:
        return not any(
            getattr(self, count_field.name) for count_field in fields(self) if count_field.name != "not_hidden"
        )


def merge(into: Database, other: Database, *, hidden: bool = False) -> MergeCounts:
    """Add everything that another lab book has to this one or, if the two contradict each other, nothing.

    What this book has had before is hidden only if it takes over what is `hidden` there. Merging again adds nothing.
    Raises InputError, naming the runs about which the two books disagree, and StoreError if figures of the other are
    damaged. Damaged figures of this one are stored anew where the other has them.
    """
    with other.reading() as source, into.transaction() as target:
        merger = _Merger(target, source, other, hidden)
        try:
            merger.all()
        except StatementError as error:
            if isinstance(error, DBAPIError):
                raise
            raise StoreError(f"{other.name}: is damaged: a value is not of its column's kind: {error.orig}") from error
        if merger.contradictions:
            named = "; ".join(merger.contradictions[:_MOST_NAMED])
            raise InputError(f"{into.name} and {other.name} contradict each other, nothing was merged: {named}")
        return merger.merged


@dataclass
class _Merger:
    target: Connection
    source: Connection
    other: Database
    hidden: bool
    merged: MergeCounts = field(default_factory=MergeCounts)
    contradictions: list[str] = field(default_factory=list)
    _contracts: dict[int, int] = field(default_factory=dict)
    _readings: dict[int, int] = field(default_factory=dict)
    _runs: dict[int, int] = field(default_factory=dict)
    _passes: dict[int, int] = field(default_factory=dict)
    _came: set[str] = field(default_factory=set)  # runs that this book did not have

    def all(self) -> None:
        self._blobs()
        self._contracts = self._shared(schema.contract, ("study", "sha256"))
        with self.other.errors():
            for wrong in (*damaged_readings(self.source).values(), *broken_references(self.source)):
                raise Damage(wrong)
        self._mend()
        self._readings = self._shared(schema.reading, ("sha256",), self._reading_rows)
        for row in self._there(schema.run):
            self._run(row)
        for row in self._there(schema.profiler_pass):
            self._pass(row)
        for row in self._there(schema.profile):
            self._profile(row)
        for row in self._there(schema.calibration):
            self._calibration(row)
        self.merged.sweep_points = self._new(schema.sweep_point, "uuid")
        for row in self._there(schema.sweep_measurement):
            self._sweep_measurement(row)
        self._tombstones()
        self.merged.notes = self._new(schema.note, "uuid")
        self._closed_notes()

    def _there(self, table: Table, which: Any = None) -> list[Row]:
        """Rows of the other book, which is the one that is named if they cannot be read."""
        with self.other.errors():
            return _rows(self.source, table, which)

    def _blobs(self) -> None:
        table = schema.blob
        known = set(self.target.execute(select(table.c.sha256)).scalars())
        for sha256 in self.source.execute(select(table.c.sha256)).scalars().all():
            if sha256 not in known:
                row = stored_blob(self.source, sha256)
                if row is not None and is_whole(row):
                    self.target.execute(insert(table).values(row))
                    self.merged.artifacts += 1

    def _shared(
        self, table: Table, by: tuple[str, ...], also: Callable[[int, int], None] = lambda *_: None
    ) -> dict[int, int]:
        """Copy rows that both books may have, identified by the columns `by`; map their ids there to those here."""
        known = {tuple(row[name] for name in by): row["id"] for row in _rows(self.target, table)}
        numbers = {}
        for row in self._there(table):
            there, key = row.pop("id"), tuple(row[name] for name in by)
            if key not in known:
                known[key] = insert_row(self.target, insert(table).values(row))
                also(there, known[key])
            numbers[there] = known[key]
        return numbers

    def _mend(self) -> None:
        """Damaged readings of this book that the other has whole."""
        whole = {row["sha256"]: row for row in self._there(schema.reading)}
        for row in _rows(self.target, schema.reading, schema.reading.c.id.in_(damaged_readings(self.target))):
            if there := whole.get(row["sha256"]):
                empty_reading(self.target, row["id"], _without(there, "id", "sha256"))
                self._reading_rows(there["id"], row["id"])

    def _reading_rows(self, there: int, here: int) -> None:
        names = self._names
        for table in (schema.reading_counter, schema.reading_memory, schema.reading_finding):
            rows = [{**row, "reading_id": here} for row in self._there(table, table.c.reading_id == there)]
            if table is schema.reading_counter:
                rows = [{**row, "name_id": names[row["name_id"]]} for row in rows]
            if rows:
                self.target.execute(insert(table), rows)

    @property
    def _names(self) -> dict[int, int]:
        if not self._counter_names:
            self._counter_names = self._shared(schema.counter_name, ("scope", "name"))
        return self._counter_names

    _counter_names: dict[int, int] = field(default_factory=dict)

    def _run(self, row: Row) -> None:
        known = _rows(self.target, schema.run, schema.run.c.uuid == row["uuid"])
        if not known:
            values = {**_without(row, "id"), "contract_id": self._contracts[row["contract_id"]]}
            self._runs[row["id"]] = insert_row(self.target, insert(schema.run).values(values))
            self._copy_parts(row["id"], self._runs[row["id"]])
            self._came.add(row["uuid"])
            self.merged.runs += 1
            return
        here = known[0]
        self._runs[row["id"]] = here["id"]
        ended = [run["status"] == RunStatus.FINISHED for run in (here, row)]
        if ended == [False, True]:
            self._complete(row, here["id"])
        elif all(ended) and (differing := self._differing(row, here)):
            self.contradictions.append(f"{row['study']}/{row['step']}, run {row['uuid'][:8]}: {', '.join(differing)}")

    def _complete(self, row: Row, here: int) -> None:
        """Replace a run that had not ended in this book by the same run as it ended in the other."""
        for table in (*_OF_A_RUN, schema.session, schema.run_reading):
            self.target.execute(delete(table).where(table.c.run_id == here))
        values = {**_without(row, "id"), "contract_id": self._contracts[row["contract_id"]]}
        self.target.execute(update(schema.run).where(schema.run.c.id == here).values(values))
        self._copy_parts(row["id"], here)
        self.merged.completed += 1

    def _differing(self, source_run: Row, target_run: Row) -> list[str]:
        """Where two finished runs with the same identity differ; normally nowhere."""
        there, here = (_parts(*side) for side in ((self.source, source_run), (self.target, target_run)))
        return [name for name in there if content_sha256(there[name]) != content_sha256(here[name])]

    def _copy_parts(self, there: int, here: int) -> None:
        for table in _OF_A_RUN:
            self._copy(table, table.c.run_id == there, {"run_id": here})
        for row in self._there(schema.run_reading, schema.run_reading.c.run_id == there):
            link = {**row, "run_id": here, "reading_id": self._readings[row["reading_id"]]}
            self.target.execute(insert(schema.run_reading).values(link))
        self._copy_sessions(schema.session.c.run_id == there, {"run_id": here})

    def _copy_sessions(self, which: Any, owner: Row) -> None:
        for row in self._there(schema.session, which):
            session = insert_row(self.target, insert(schema.session).values({**_without(row, "id"), **owner}))
            self._copy(schema.sample, schema.sample.c.session_id == row["id"], {"session_id": session})

    def _copy(self, table: Table, which: Any, owner: Row) -> None:
        rows = [{**_without(row, "id"), **owner} for row in _rows(self.source, table, which)]
        if rows:
            self.target.execute(insert(table), rows)

    def _pass(self, row: Row) -> None:
        table = schema.profiler_pass
        known = _rows(self.target, table, table.c.uuid == row["uuid"])
        if known:
            self._passes[row["id"]] = known[0]["id"]
            return
        values = {**_without(row, "id"), "run_id": self._runs[row["run_id"]]}
        self._passes[row["id"]] = insert_row(self.target, insert(table).values(values))
        self.merged.profiler_passes += 1

    def _profile(self, row: Row) -> None:
        table, run = schema.profile, self._runs[row["run_id"]]
        same = (table.c.run_id == run) & (table.c.lane == row["lane"]) & (table.c.sha256 == row["sha256"])
        if _rows(self.target, table, same):
            return
        values = {**_without(row, "id"), "run_id": run, "pass_id": row["pass_id"] and self._passes[row["pass_id"]]}
        here = insert_row(self.target, insert(table).values(values))
        kinds = {}
        for kind in self._there(schema.dispatch_kind, schema.dispatch_kind.c.profile_id == row["id"]):
            kind_values = {**_without(kind, "id"), "profile_id": here}
            kinds[kind["id"]] = insert_row(self.target, insert(schema.dispatch_kind).values(kind_values))
        dispatches = self._there(schema.dispatch, schema.dispatch.c.profile_id == row["id"])
        if dispatches:
            rows = [
                {**_without(dispatch, "id"), "profile_id": here, "kind_id": kinds[dispatch["kind_id"]]}
                for dispatch in dispatches
            ]
            self.target.execute(insert(schema.dispatch), rows)
        for part in _OF_A_PROFILE:
            self._copy(part, part.c.profile_id == row["id"], {"profile_id": here})
        self.merged.profiles += 1

    def _calibration(self, row: Row) -> None:
        table = schema.calibration
        known = _rows(self.target, table, table.c.uuid == row["uuid"])
        if known and (known[0]["aa_scatter"] is not None or row["aa_scatter"] is None):
            return
        if known:
            self.target.execute(delete(table).where(table.c.id == known[0]["id"]))
        here = insert_row(self.target, insert(table).values(_without(row, "id")))
        self._copy_sessions(schema.session.c.calibration_id == row["id"], {"calibration_id": here})
        self.merged.calibrations += 1

    def _sweep_measurement(self, row: Row) -> None:
        """One that had not ended here, and has ended there, is replaced."""
        table = schema.sweep_measurement
        known = _rows(self.target, table, table.c.uuid == row["uuid"])
        if known and (known[0]["finished_at"] is not None or row["finished_at"] is None):
            return
        if known:
            self.target.execute(delete(table).where(table.c.id == known[0]["id"]))
        here = insert_row(self.target, insert(table).values(_without(row, "id")))
        for part in (schema.sweep_candidate, schema.sweep_sample):
            self._copy(part, part.c.measurement_id == row["id"], {"measurement_id": here})
        self.merged.sweep_measurements += 1

    def _tombstones(self) -> None:
        table = schema.tombstone
        known = set(self.target.execute(select(table.c.run_uuid)).scalars())
        new = [_without(row, "id") for row in self._there(table) if row["run_uuid"] not in known]
        taken = [row for row in new if self.hidden or row["run_uuid"] in self._came]
        if taken:
            self.target.execute(insert(table), taken)
        self.merged.tombstones, self.merged.not_hidden = len(taken), len(new) - len(taken)

    def _new(self, table: Table, identity: str) -> int:
        """Copy the rows that this book does not have; return how many."""
        known = set(self.target.execute(select(table.c[identity])).scalars())
        rows = [_without(row, "id") for row in self._there(table) if row[identity] not in known]
        if rows:
            self.target.execute(insert(table), rows)
        return len(rows)

    def _closed_notes(self) -> None:
        """Close each note here that is closed in the other book."""
        table = schema.note
        for row in self._there(table, table.c.closed_at.is_not(None)):
            still_open = (table.c.uuid == row["uuid"]) & table.c.closed_at.is_(None)
            self.target.execute(update(table).where(still_open).values(closed_at=row["closed_at"]))


def _rows(connection: Connection, table: Table, which: Any = None) -> list[Row]:
    query = select(table) if which is None else select(table).where(which)
    if "id" in table.c:
        query = query.order_by(table.c.id)
    return [dict(row) for row in connection.execute(query).mappings()]


def _without(row: Row, *names: str) -> Row:
    return {name: value for name, value in row.items() if name not in names}


def _parts(connection: Connection, run: Row) -> dict[str, Any]:
    """All rows of a finished run, by table, without the ids that are valid only in its own book."""
    parts: dict[str, Any] = {"run": _without(run, "id", "contract_id")}
    for table in _OF_A_RUN:
        rows = _rows(connection, table, table.c.run_id == run["id"])
        parts[table.name] = _sorted(_without(row, "id", "run_id") for row in rows)
    link, reading = schema.run_reading, schema.reading
    query = select(link.c.lane, reading.c.sha256).join(reading, reading.c.id == link.c.reading_id)
    shown = connection.execute(query.where(link.c.run_id == run["id"]))
    parts["reading"] = sorted([lane, sha256] for lane, sha256 in shown)
    sessions = _rows(connection, schema.session, schema.session.c.run_id == run["id"])
    parts["session"] = [
        {
            **_without(row, "id", "run_id", "calibration_id"),
            "samples": [
                _without(sample, "id", "session_id")
                for sample in _rows(connection, schema.sample, schema.sample.c.session_id == row["id"])
            ],
        }
        for row in sessions
    ]
    return parts


def _sorted(rows: Iterable[Row]) -> list[Row]:
    return sorted(rows, key=content_sha256)
