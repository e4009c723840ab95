"""Frozen tables: what a version of the lab book consists of, as SQL text."""

from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import Connection, inspect, text

from parity.store.migrations.standing import create_views

NEWEST = 12
NAMES = {
    8: "artifacts in the book, readings of code objects, identities",
    9: "contracts by what binds, lanes of CUDA C++, wrong elements",
    10: "expectations, notes, repeated experiments, hidden runs, queue",
    11: "measured sweeps",
    12: "faults with their place",
}
_FOLDER = Path(__file__).parent


def version_of(connection: Connection) -> int:
    """The version of an open lab book's schema; 0 where there is none."""
    if not inspect(connection).has_table("schema_version"):
        return 0
    return int(connection.execute(text("SELECT COALESCE(MAX(version), 0) FROM schema_version")).scalar() or 0)


def statements(version: int, dialect: str) -> list[str]:
    """The statements that make the tables of a version: its own, or what it adds to those of the version before."""
    added = _FOLDER / f"version{version}.sql"
    before = statements(version - 1, dialect) if added.exists() else []
    path = added if added.exists() else _FOLDER / f"version{version}.{dialect}.sql"
    return before + [part.strip() for part in path.read_text(encoding="utf-8").split(";\n") if part.strip()]


def create_tables(connection: Connection, version: int) -> None:
    for statement in statements(version, connection.dialect.name):
        connection.exec_driver_sql(statement)


def record_version(connection: Connection, version: int = NEWEST) -> None:
    values = {"version": version, "name": NAMES[version], "at": datetime.now(UTC).isoformat(timespec="seconds")}
    connection.execute(text("INSERT INTO schema_version VALUES (:version, :name, :at)"), values)


def create_newest(connection: Connection) -> None:
    """A new, empty lab book."""
    create_tables(connection, NEWEST)
    create_views(connection)
    record_version(connection)
