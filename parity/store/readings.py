"""Readings: what is known about a code object from reading it, or from emulating it on a case. Runs share them."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from sqlalchemy import Connection, Table, delete, insert, select, update

from parity.errors import Damage
from parity.records import RESOURCES, STATIC_SCOPES, Basis
from parity.store import schema
from parity.store.identity import content_sha256
from parity.store.rows import rows_of
from parity.store.schema import ReadingFindingRow, ReadingMemoryRow, ReadingRow

Row = dict[str, Any]
_HEAD = ("basis", "subject", "code_object_sha256", "kernel_name", "dynamic_lds_bytes")
_PARTS = (schema.reading_counter, schema.reading_memory, schema.reading_finding)
_BATCH = 500  # readings that are checked at a time
MEMORY_COLUMNS = tuple(c.name for c in schema.reading_memory.columns if c.name not in ("reading_id", "position"))
FINDING_COLUMNS = tuple(c.name for c in schema.reading_finding.columns if c.name not in ("reading_id", "position"))


class CounterFigure(NamedTuple):
    """A counter of a reading."""

    value: float
    scope: str
    name: str


def shown_order(counter: CounterFigure) -> tuple[int, float, str]:
    """Return the sort key of a counter among those of its lane: by scope; resources in their order, the others by
    value, largest first.
    """
    scope, name = counter.scope, counter.name
    place = STATIC_SCOPES.index(scope) if scope in STATIC_SCOPES else len(STATIC_SCOPES)
    return place, RESOURCES.index(name) if name in RESOURCES else -counter.value, name


@dataclass(frozen=True)
class Reading:
    """Counters by (scope, name), memory accesses and findings, of one basis.

    `subject` says what read the code object, or what emulated it on which case: `reader 1`, `emulator 1: exact, 256 x
    512 x 128`. For imported history it is `log`.
    """

    basis: Basis
    subject: str
    code_object_sha256: str | None = None
    kernel_name: str | None = None
    dynamic_lds_bytes: int | None = None
    counters: Mapping[tuple[str, str], float] = field(default_factory=dict)
    memory: tuple[Row, ...] = ()
    findings: tuple[Row, ...] = ()

    @property
    def sha256(self) -> str:
        """The hash of its whole content, which identifies it."""
        counters = ([*name, value] for name, value in self.counters.items())
        memory, findings = _values(self.memory, MEMORY_COLUMNS), _values(self.findings, FINDING_COLUMNS)
        return _hash(self.head(), counters, memory, findings)

    def head(self) -> Row:
        return {
            "basis": self.basis.value,
            "subject": self.subject,
            "code_object_sha256": self.code_object_sha256,
            "kernel_name": self.kernel_name,
            "dynamic_lds_bytes": self.dynamic_lds_bytes,
        }


@dataclass(frozen=True)
class StoredReading:
    """A reading as a lab book has it."""

    head: ReadingRow
    counters: list[CounterFigure]
    memory: list[ReadingMemoryRow]
    findings: list[ReadingFindingRow]

    @property
    def sha256(self) -> str:
        """The hash of its content."""
        counters = ([counter.scope, counter.name, counter.value] for counter in self.counters)
        memory, findings = ([[*row[2:]] for row in rows] for rows in (self.memory, self.findings))
        return _hash(self.head._asdict(), counters, memory, findings)

    @property
    def is_whole(self) -> bool:
        """Whether it is what its hash says."""
        try:
            return bool(self.head.sha256 == self.sha256)
        except (TypeError, ValueError):  # a value of another type, or one that no JSON has
            return False


def _hash(head: Row, counters: Iterable[list[Any]], memory: list[list[Any]], findings: list[list[Any]]) -> str:
    return content_sha256(
        {
            **{name: head[name] for name in _HEAD},
            "counters": sorted(counters),
            "memory": memory,
            "findings": findings,
        }
    )


def _values(rows: Iterable[Row], columns: tuple[str, ...]) -> list[list[Any]]:
    return [[row[name] for name in columns] for row in rows]


def add_reading(connection: Connection, run_id: int, lane: str, reading: Reading) -> None:
    """Link a run's lane to a reading, which is stored if no run had it before, or anew if it is damaged."""
    table, sha256 = schema.reading, reading.sha256
    known = connection.execute(select(table.c.id).where(table.c.sha256 == sha256)).scalar()
    if known is None:
        key = connection.execute(insert(table).values(sha256=sha256, **reading.head())).inserted_primary_key
        assert key is not None
        known = int(key[0])
        _insert_rows(connection, known, reading)
    elif not next(stored_readings(connection, [known]))[1].is_whole:
        empty_reading(connection, known, reading.head())
        _insert_rows(connection, known, reading)
    link = {"run_id": run_id, "lane": lane, "reading_id": known}
    connection.execute(insert(schema.run_reading).values(link))


def empty_reading(connection: Connection, reading_id: int, head: Row) -> None:
    """Remove all rows of a damaged reading, and mend its head, so that its content can be stored anew."""
    for part in _PARTS:
        connection.execute(delete(part).where(part.c.reading_id == reading_id))
    connection.execute(update(schema.reading).where(schema.reading.c.id == reading_id).values(head))


def checked_readings(connection: Connection, ids: Collection[int]) -> dict[int, StoredReading]:
    """Load readings by their numbers. Raises Damage for one that is missing, or is not what its hash says."""
    readings = dict(stored_readings(connection, ids))
    wrong = next((number for number in ids if number not in readings or not readings[number].is_whole), None)
    if wrong is not None:
        raise Damage(damage_of(connection, wrong))
    return readings


def damaged_readings(connection: Connection) -> dict[int, str]:
    """Tell what is wrong with readings of a lab book, by number: those that are not what their hash says, or are
    missing.
    """
    numbers, link = schema.reading.c.id, schema.run_reading.c.reading_id
    ids = list(connection.execute(select(numbers).order_by(numbers)).scalars())
    missing = connection.execute(select(link).where(link.not_in(select(numbers))).distinct()).scalars()
    wrong = [*missing, *(number for number, reading in stored_readings(connection, ids) if not reading.is_whole)]
    return {number: damage_of(connection, number) for number in wrong}


def damage_of(connection: Connection, reading_id: int) -> str:
    """Describe a damaged reading in a sentence: whose figures they are, and the ways out."""
    link, run, reading = schema.run_reading.c, schema.run.c, schema.reading.c
    query = (
        select(run.id, run.study, run.step, link.lane, reading.basis)
        .select_from(schema.run_reading)
        .join(schema.run, run.id == link.run_id)
        .outerjoin(schema.reading, reading.id == link.reading_id)
        .where(link.reading_id == reading_id)
        .order_by(run.uuid.in_(select(schema.tombstone.c.run_uuid)), run.id.desc())
    )
    row = connection.execute(query).first()
    if row is None:
        return f"reading {reading_id}, which no run shows, is not what its hash says"
    place = f"of lane {row.lane} in run {row.id} ({row.study}/{row.step})"
    what = (
        f"the {row.basis} figures {place} are not what their hash says" if row.basis else f"figures {place} are missing"
    )
    return f"{what}: run the step again to store them anew, or hide the run with 'parity runs rm {row.id} --why TEXT'"


def stored_readings(connection: Connection, ids: Iterable[int]) -> Iterator[tuple[int, StoredReading]]:
    """Yield readings with all that they consist of, unchecked, in the order of their numbers; missing ones are left
    out.
    """
    numbers, table = sorted(set(ids)), schema.reading
    for start in range(0, len(numbers), _BATCH):
        wanted = numbers[start : start + _BATCH]
        counters = _counters(connection, wanted)
        memory: dict[int, list[ReadingMemoryRow]] = _rows(connection, schema.reading_memory, wanted)
        findings: dict[int, list[ReadingFindingRow]] = _rows(connection, schema.reading_finding, wanted)
        for head in rows_of(connection, select(table).where(table.c.id.in_(wanted)).order_by(table.c.id), ReadingRow):
            yield (
                head.id,
                StoredReading(head, counters.get(head.id, []), memory.get(head.id, []), findings.get(head.id, [])),
            )


def _counters(connection: Connection, ids: list[int]) -> dict[int, list[CounterFigure]]:
    table, name = schema.reading_counter.c, schema.counter_name.c
    query = (
        select(table.reading_id, table.value, name.scope, name.name)
        .join(schema.counter_name, name.id == table.name_id)
        .where(table.reading_id.in_(ids))
        .order_by(table.reading_id, table.name_id)
    )
    counters: dict[int, list[CounterFigure]] = {}
    for reading_id, *values in connection.execute(query):
        counters.setdefault(reading_id, []).append(CounterFigure._make(values))
    return counters


def _rows(connection: Connection, table: Table, ids: list[int]) -> dict[int, list[Any]]:
    """Return the rows of some readings in one of the tables, in their order."""
    query = select(table).where(table.c.reading_id.in_(ids)).order_by(*table.primary_key.columns)
    rows: dict[int, list[Any]] = {}
    for row in rows_of(connection, query, table.info["row"]):
        rows.setdefault(row.reading_id, []).append(row)
    return rows


def _insert_rows(connection: Connection, reading_id: int, reading: Reading) -> None:
    names = counter_names(connection, reading.counters)
    rows = {
        schema.reading_counter: [{"name_id": names[name], "value": value} for name, value in reading.counters.items()],
        schema.reading_memory: _numbered(reading.memory, MEMORY_COLUMNS),
        schema.reading_finding: _numbered(reading.findings, FINDING_COLUMNS),
    }
    for table, values in rows.items():
        if values:
            connection.execute(insert(table), [{"reading_id": reading_id, **row} for row in values])


def _numbered(rows: Iterable[Row], columns: tuple[str, ...]) -> list[Row]:
    return [{"position": number, **{name: row[name] for name in columns}} for number, row in enumerate(rows)]


def counter_names(connection: Connection, wanted: Iterable[tuple[str, str]]) -> dict[tuple[str, str], int]:
    """Return the id of each (scope, name); new names get one, in their order."""
    table = schema.counter_name
    query = select(table.c.scope, table.c.name, table.c.id)
    known = {(scope, name): number for scope, name, number in connection.execute(query)}
    new = [{"scope": scope, "name": name} for scope, name in dict.fromkeys(wanted) if (scope, name) not in known]
    if new:
        connection.execute(insert(table), new)
        known = {(scope, name): number for scope, name, number in connection.execute(query)}
    return known
