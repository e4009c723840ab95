"""Lab books for tests: a small one with rows in most tables, as SQL text; an empty one; this repository's."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import create_engine, select, update

from parity.contract.workspace import Workspace
from parity.store import Database, schema
from parity.store.readings import stored_readings
from parity.store.rows import Row

BOOK = Path(__file__).resolve().parent / "data" / "books" / "book.sql"


def small_book(path: Path) -> Path:
    """Writes a book with four runs to a path: imported, measured, profiled, and one that never ended."""
    Database(f"sqlite:///{path}").open()
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(BOOK.read_text())
        connection.commit()
    return path


def new_book(workspace: Workspace) -> None:
    """An empty lab book where the workspace has its own, as a first run would make it."""
    Database(workspace.database_url(None), workspace.root).open()


def lab_book(path: Path, until: str = "2026-11-23T13:00") -> Path:
    """A copy of this repository's lab book with the runs up to a time: what is measured later changes no test."""
    shutil.copy(BOOK.parents[3] / "results.db", path)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("DELETE FROM run WHERE started_at > ?", (until,))
    return path


def rows_of(path: Path, query: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(query).fetchall()


def row(kind: type[Row], **values: Any) -> Row:
    """A row of the lab book with these values, and None in its other fields."""
    return kind._make(values.get(name) for name in kind._fields)


def rehash(path: Path) -> None:
    """Gives every reading of a book that a test has changed the hash of what it says now."""
    with closing(create_engine(f"sqlite:///{path}").connect()) as connection, connection.begin():
        ids = list(connection.execute(select(schema.reading.c.id)).scalars())
        for number, reading in list(stored_readings(connection, ids)):
            condition = schema.reading.c.id == number
            connection.execute(update(schema.reading).where(condition).values(sha256=reading.sha256))
