"""Opening the lab book, and turning the database's errors into sentences."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from filelock import FileLock, Timeout
from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError
from sqlalchemy.pool import NullPool

from parity.errors import InputError, StoreError
from parity.store.migrations import READ_ONLY, migrate

_BUSY_TIMEOUT_S = 10
_LOCK_NUMBER = 0x70617269  # "pari": one advisory lock per PostgreSQL database


class Database:
    """An open lab book. `name` is what errors call it: the file, or the URL without its password."""

    def __init__(self, url: str) -> None:
        try:
            parsed = make_url(url)
        except (ArgumentError, ValueError):
            raise InputError(f"--db: '{url}' is neither a path nor a database URL") from None
        self.path = Path(parsed.database) if parsed.get_backend_name() == "sqlite" and parsed.database else None
        self.name = str(self.path) if self.path else parsed.render_as_string(hide_password=True)
        self.url = url
        self.engine = self._create_engine()

    def _create_engine(self) -> Engine:
        try:
            if self.path is None:
                return create_engine(self.url, poolclass=NullPool)
            engine = create_engine(self.url, connect_args={"timeout": _BUSY_TIMEOUT_S}, poolclass=NullPool)
        except (NoSuchModuleError, ModuleNotFoundError) as error:
            raise InputError(f"--db: no driver for '{self.url.split(':')[0]}' is installed: {error}") from error
        event.listen(engine, "connect", _configure_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        return engine

    def open(self) -> "Database":
        """Makes or updates the schema. Raises StoreError if the database cannot be used."""
        with self.errors():
            if self.path is not None and not self.path.parent.is_dir():
                raise StoreError(f"{self.path}: the folder {self.path.parent} does not exist")
            migrate(self.engine, self.name)
        return self

    @contextmanager
    def errors(self) -> Iterator[None]:
        """Database errors inside become one clear sentence."""
        try:
            yield
        except DBAPIError as error:
            raise StoreError(f"{self.name}: {_sentence(error)}") from error
        except OSError as error:
            raise StoreError(f"{error.filename or self.name}: {error.strerror or error}") from error

    @contextmanager
    def transaction(self) -> Iterator[Connection]:
        """A transaction that is committed whole at the end of the block."""
        with self.errors(), self.engine.begin() as connection:
            yield connection

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A connection for queries."""
        with self.errors(), self.engine.connect().execution_options(**READ_ONLY) as connection:
            yield connection

    def query(self, sql: str, parameters: dict[str, object]) -> tuple[list[str], list[tuple[Any, ...]]]:
        """Column names and rows of a query with `:name` parameters."""
        with self.reading() as connection:
            result = connection.execute(text(sql), parameters)
            return list(result.keys()), [tuple(row) for row in result]

    @contextmanager
    def exclusive(self, wait_s: float = 0) -> Iterator[bool]:
        """Tries for `wait_s` seconds to become the only running process of this lab book; yields whether it is.

        The operating system (or the PostgreSQL server) lets go when the holder dies, so holding the lock
        proves that every run still marked as running was interrupted.
        """
        if self.path is None:
            with self._server_lock() as held:
                yield held
            return
        lock = FileLock(f"{self.path.resolve()}.lock")
        with self.errors():
            try:
                lock.acquire(timeout=wait_s)
            except Timeout:
                yield False
                return
        try:
            yield True
        finally:
            lock.release()

    @contextmanager
    def _server_lock(self) -> Iterator[bool]:
        with self.reading() as connection:
            question = text("SELECT pg_try_advisory_lock(:number)")
            held = bool(connection.execute(question, {"number": _LOCK_NUMBER}).scalar())
            try:
                yield held
            finally:
                if held:  # a closed connection's lock goes only when the server has noticed
                    connection.execute(text("SELECT pg_advisory_unlock(:number)"), {"number": _LOCK_NUMBER})


def _configure_sqlite(connection: sqlite3.Connection, _record: object) -> None:
    """Write-ahead log: readers never wait for a run. Foreign keys are off by default in SQLite.

    The driver's own transaction handling is off: it would commit before a change of the schema.
    """
    connection.isolation_level = None
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA journal_mode = WAL")


def _begin_sqlite(connection: Connection) -> None:
    """Real transactions, table changes included; a writer waits for its turn at the start, not in the middle."""
    reads_only = connection.get_execution_options().get("reads_only", False)
    connection.exec_driver_sql("BEGIN" if reads_only else "BEGIN IMMEDIATE")


def _sentence(error: DBAPIError) -> str:
    message = str(error.orig).strip().splitlines()[0]
    known = {
        "readonly": "is read-only: make it writable or name another database with --db",
        "unable to open": "cannot be opened or created there",
        "is full": "the disk is full",
        "disk I/O error": "the disk cannot be written (full, or an I/O error)",
        "not a database": "is no SQLite database",
        "malformed": "is a damaged SQLite database",
        "locked": f"is locked by another program for more than {_BUSY_TIMEOUT_S} s",
    }
    return next((sentence for part, sentence in known.items() if part in message), message)
