"""Runs that reports leave out, though nothing of them is lost: tries, and those hidden behind a tombstone."""

from collections.abc import Iterable

from sqlalchemy import ColumnElement, Connection, delete, insert, select

from parity.records import TRY
from parity.store import schema
from parity.store.database import Database
from parity.store.rows import now


def is_shown() -> ColumnElement[bool]:
    """Return whether a row of `run` is not hidden."""
    return schema.run.c.uuid.not_in(select(schema.tombstone.c.run_uuid))


def is_counted() -> ColumnElement[bool]:
    """Return whether a row of `run` counts for its study: it is neither hidden nor a try."""
    return is_shown() & (schema.run.c.step != TRY)


def hidden_because(connection: Connection, uuids: Iterable[str]) -> dict[str, str]:
    """Return why runs are hidden, by UUID: those that are."""
    stone = schema.tombstone.c
    rows = connection.execute(select(stone.run_uuid, stone.reason).where(stone.run_uuid.in_(list(uuids))))
    return {row.run_uuid: row.reason for row in rows}


def hide(database: Database, uuid: str, reason: str) -> None:
    """Hide a run that is not hidden yet."""
    values = {"run_uuid": uuid, "reason": reason, "created_at": now()}
    with database.transaction() as connection:
        connection.execute(insert(schema.tombstone).values(values))


def show_again(database: Database, uuid: str) -> None:
    """Remove a run's tombstone, so that the run is shown again."""
    with database.transaction() as connection:
        connection.execute(delete(schema.tombstone).where(schema.tombstone.c.run_uuid == uuid))
