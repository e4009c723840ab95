"""Lab books: of every version that was ever released, as SQL text made by that version's own code; this repository's."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import create_engine, select, update

from parity.contract.workspace import Workspace
from parity.store import Database, schema
from parity.store.readings import stored_readings

BOOKS = Path(__file__).resolve().parent / "data" / "books"
VERSIONS = tuple(sorted(path.stem.removeprefix("version") for path in BOOKS.glob("version*.sql")))


def old_book(path: Path, version: str) -> Path:
    """Writes the book of a version to a path, its versions recorded as that code did."""
    number = int(version.removesuffix("-early"))
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((BOOKS / f"version{version}.sql").read_text())
        connection.execute("DELETE FROM schema_version")
        rows = [(of, f"migration {of}", "2026-01-01T00:00:00+00:00") for of in range(1, number + 1)]
        connection.executemany("INSERT INTO schema_version VALUES (?, ?, ?)", rows)
        connection.commit()
        connection.execute("PRAGMA journal_mode = WAL")
    return path


def new_book(workspace: Workspace) -> None:
    """An empty lab book where the workspace has its own, as a first run would make it."""
    Database(workspace.database_url(None), workspace.root).open()


def lab_book(path: Path, until: str = "2026-11-23T13:00") -> Path:
    """A copy of this repository's lab book with the runs up to a time: what is measured later changes no test."""
    shutil.copy(BOOKS.parents[2] / "results.db", path)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("DELETE FROM run WHERE started_at > ?", (until,))
    return path


def rows_of(path: Path, query: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(query).fetchall()


def rehash(path: Path) -> None:
    """Gives every reading of a book that a test has changed the hash of what it says now."""
    with closing(create_engine(f"sqlite:///{path}").connect()) as connection, connection.begin():
        ids = list(connection.execute(select(schema.reading.c.id)).scalars())
        for number, reading in list(stored_readings(connection, ids)):
            own = schema.reading.c.id == number
            connection.execute(update(schema.reading).where(own).values(sha256=reading.sha256))
