"""A lab book's tables and views, made from `schema` as it is now: before the first release no older one is read."""

from datetime import UTC, datetime

from sqlalchemy import Connection, Dialect, Engine, inspect, text
from sqlalchemy.schema import CreateIndex, CreateTable

from parity.errors import StoreError
from parity.store import schema
from parity.store.standing import create_views, one_at_a_time

# Raise it with every change of a table.
VERSION = 14
# Execution options of a connection that only reads, so that it never waits for a writer.
READ_ONLY = {"reads_only": True}


def statements(dialect: Dialect) -> list[str]:
    """Return the statements that make the tables and their indexes."""
    made = []
    for table in schema.metadata.sorted_tables:
        indexes = sorted(table.indexes, key=lambda index: str(index.name))
        made.append(str(CreateTable(table).compile(dialect=dialect)).strip())
        made += [str(CreateIndex(index).compile(dialect=dialect)).strip() for index in indexes]
    return made


def version_of(connection: Connection) -> int:
    """Return the version of an open lab book's schema; 0 where there is none."""
    if not inspect(connection).has_table("schema_version"):
        return 0
    return int(connection.execute(text("SELECT COALESCE(MAX(version), 0) FROM schema_version")).scalar() or 0)


def require_current(version: int, name: str) -> None:
    """Raise StoreError for a book that a parity with another schema version has made."""
    if version in (0, VERSION):
        return
    what = (
        "upgrade parity"
        if version > VERSION
        else "it is from before the first release, and no parity brings it up to date"
    )
    raise StoreError(
        f"{name}: has schema version {version}, and this parity reads version {VERSION}: {what}: "
        "name another database with --db"
    )


def make_book(engine: Engine) -> None:
    """Make the tables and views of a new, empty lab book, unless another process has made them meanwhile."""
    with engine.begin() as connection:
        one_at_a_time(connection)
        if version_of(connection):
            return
        for statement in statements(connection.dialect):
            connection.exec_driver_sql(statement)
        create_views(connection)
        values = {"version": VERSION, "at": datetime.now(UTC).isoformat(timespec="seconds")}
        connection.execute(text("INSERT INTO schema_version VALUES (:version, :at)"), values)
