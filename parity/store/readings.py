"""Readings: what is known about a code object from reading it, or from emulating it on a case. Runs share them."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, insert, select

from parity.records import RESOURCES, STATIC_SCOPES, Basis
from parity.store import schema
from parity.store.identity import content_sha256

Row = dict[str, Any]
MEMORY_COLUMNS = tuple(c.name for c in schema.reading_memory.columns if c.name not in ("reading_id", "position"))
FINDING_COLUMNS = tuple(c.name for c in schema.reading_finding.columns if c.name not in ("reading_id", "position"))


def shown_order(row: Row) -> tuple[int, float, str]:
    """The sort key of a counter (`scope`, `name`, `value`) among those of its lane: by scope; resources in their order,
    the others by value, largest first.
    """
    scope, name = row["scope"], row["name"]
    place = STATIC_SCOPES.index(scope) if scope in STATIC_SCOPES else len(STATIC_SCOPES)
    return place, RESOURCES.index(name) if name in RESOURCES else -row["value"], name


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
        return content_sha256({
            **self.head(),
            "counters": sorted([*name, value] for name, value in self.counters.items()),
            "memory": [[row[name] for name in MEMORY_COLUMNS] for row in self.memory],
            "findings": [[row[name] for name in FINDING_COLUMNS] for row in self.findings],
        })  # fmt: skip

    def head(self) -> Row:
        return {
            "basis": self.basis.value, "subject": self.subject, "code_object_sha256": self.code_object_sha256,
            "kernel_name": self.kernel_name, "dynamic_lds_bytes": self.dynamic_lds_bytes,
        }  # fmt: skip


def add_reading(connection: Connection, run_id: int, lane: str, reading: Reading) -> None:
    """Links a run's lane to a reading, which is stored if no run had it before."""
    table, sha256 = schema.reading, reading.sha256
    known = connection.execute(select(table.c.id).where(table.c.sha256 == sha256)).scalar()
    if known is None:
        key = connection.execute(insert(table).values(sha256=sha256, **reading.head())).inserted_primary_key
        assert key is not None
        known = int(key[0])
        _insert_rows(connection, known, reading)
    link = {"run_id": run_id, "lane": lane, "reading_id": known}
    connection.execute(insert(schema.run_reading).values(link))


def _insert_rows(connection: Connection, reading_id: int, reading: Reading) -> None:
    names = counter_names(connection, reading.counters)
    rows = {
        schema.reading_counter: [
            {"name_id": names[name], "value": value} for name, value in reading.counters.items()
        ],
        schema.reading_memory: _numbered(reading.memory, MEMORY_COLUMNS),
        schema.reading_finding: _numbered(reading.findings, FINDING_COLUMNS),
    }  # fmt: skip
    for table, values in rows.items():
        if values:
            connection.execute(insert(table), [{"reading_id": reading_id, **row} for row in values])


def _numbered(rows: Iterable[Row], columns: tuple[str, ...]) -> list[Row]:
    return [{"position": number, **{name: row[name] for name in columns}} for number, row in enumerate(rows)]


def counter_names(connection: Connection, wanted: Iterable[tuple[str, str]]) -> dict[tuple[str, str], int]:
    """The id of each (scope, name); new names get one, in their order."""
    table = schema.counter_name
    query = select(table.c.scope, table.c.name, table.c.id)
    known = {(scope, name): number for scope, name, number in connection.execute(query)}
    new = [{"scope": scope, "name": name} for scope, name in dict.fromkeys(wanted) if (scope, name) not in known]
    if new:
        connection.execute(insert(table), new)
        known = {(scope, name): number for scope, name, number in connection.execute(query)}
    return known
