"""Opens the lab book, and turns the database's errors into sentences."""

import json
import os
import re
import shutil
import sqlite3
import time
import zlib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from filelock import FileLock, Timeout
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.exc import DBAPIError, NoSuchModuleError
from sqlalchemy.pool import NullPool

from parity.errors import BusyError, Damage, InputError, StoreError
from parity.store.address import parsed, without_password
from parity.store.making import READ_ONLY, make_book, require_current, version_of
from parity.store.standing import are_current, create_beside, renew_views
from parity.store.strangers import limit_file, version_of_file
from parity.system.again import keep_no_answer
from parity.system.places import Places

_BUSY_TIMEOUT_S = 10
_LOCK_NUMBER = 0x70617269  # "pari": the first number of this program's advisory locks in a PostgreSQL database
_LONGEST_NAME = 100  # of a study in the name of a lock's file
_POLL_S = 0.2
_READ_ONLY = "is read-only: make it writable or name another database with --db"
_FULL = "the disk is full"
_LEAST_ROOM = 1 << 20  # bytes on the disk: with less a book is only read
_NO_BOOK = "has no lab book in it"


class Database:
    """An open lab book. Errors call it by its `name`: the file, or the URL without its password.

    `root` is the workspace's folder, which is removed from the names of files in it. A book that cannot be written is
    only read (`is_read_only`).
    """

    def __init__(self, url: str, root: Path | None = None) -> None:
        address = parsed(url)
        self.path = Path(address.database) if address.get_backend_name() == "sqlite" and address.database else None
        self.name = str(self.path) if self.path else without_password(url)
        self.url = url
        self.places = Places(root or Path.cwd())
        if self.path is None:
            keep_no_answer()
        self.is_read_only = self.is_full = False
        self.engine = self._create_engine(url)

    def _create_engine(self, url: str) -> Engine:
        try:
            if self.path is None:
                return create_engine(url, poolclass=NullPool)
            engine = create_engine(url, connect_args={"timeout": _BUSY_TIMEOUT_S}, poolclass=NullPool)
        except (NoSuchModuleError, ModuleNotFoundError) as error:
            raise InputError(f"--db: no driver for '{url.split(':')[0]}' is installed: {error}") from error
        event.listen(engine, "connect", _configure_sqlite if not self.is_read_only else _configure_read_only)
        event.listen(engine, "begin", _begin_sqlite if not self.is_read_only else _begin_read_only)
        return engine

    def open(self, *, only_read: bool = False, must_exist: bool = False) -> "Database":
        """Open the lab book: make the tables of a new one, and this program's views.

        With `must_exist` or `only_read` no new book is made: it is an error if there is none. With `only_read` nothing
        is changed. Raises StoreError if the database cannot be used.
        """
        with self.errors():
            if self.path is not None:
                self._open_file(self.path, only_read, must_exist)
            only_read = only_read or self.is_read_only
            if self._version():
                self._show_views(only_read)
            elif must_exist or only_read:
                raise StoreError(f"{self.name}: {_NO_BOOK}")
            else:
                make_book(self.engine)
        return self

    def _version(self) -> int:
        """Return the version of the book's schema; 0 where there is none. Raises StoreError for a book that this parity
        does not read.
        """
        with self.engine.connect().execution_options(**READ_ONLY) as connection:
            if self.path is not None:
                return version_of_file(connection, self.name)
            version = version_of(connection)
        require_current(version, self.name)
        return version

    def _show_views(self, only_read: bool) -> None:
        """Make this program's views: anew in the book, or, where the book is only read, beside it."""
        if are_current(self.engine):
            return
        if not only_read:
            renew_views(self.engine)
        if only_read or (self.path is not None and not are_current(self.engine)):
            event.listen(self.engine, "connect", create_beside)

    def _open_file(self, path: Path, only_read: bool, must_exist: bool) -> None:
        if path.is_dir():
            raise StoreError(f"{path}: is a folder: name a file with --db")
        if not path.parent.is_dir():
            raise StoreError(f"{path}: the folder {path.parent} does not exist")
        if (only_read or must_exist) and not path.exists():
            raise StoreError(f"{path}: no such lab book")
        is_there = path.is_file()  # asked first: another process may make it now
        writable = os.access(path, os.W_OK) and os.access(path.parent, os.W_OK)
        self.is_full = must_exist and shutil.disk_usage(path.parent).free < _LEAST_ROOM
        if is_there and (only_read or not writable or self.is_full):
            self.is_read_only = True
            self.engine = self._create_engine(f"sqlite:///file:{path.resolve()}?{_read_mode(path)}&uri=true")

    @contextmanager
    def errors(self) -> Iterator[None]:
        """Turn database errors in the block into one clear sentence."""
        try:
            yield
        except json.JSONDecodeError as error:
            raise StoreError(f"{self.name}: is damaged: it has a document that is not JSON: {error}") from error
        except Damage as error:
            raise StoreError(f"{self.name}: is damaged: {error}") from error
        except DBAPIError as error:
            kind = BusyError if _is_locked(error) else StoreError
            full = self.is_full and "readonly" in str(error.orig)
            raise kind(f"{self.name}: {_FULL if full else _sentence(error)}") from error
        except OSError as error:
            raise StoreError(f"{error.filename or self.name}: {error.strerror or error}") from error

    @contextmanager
    def transaction(self) -> Iterator[Connection]:
        """Hold a transaction: all of the block is committed at its end, or nothing.

        Writers take turns, so what one has found missing no other adds meanwhile.
        """
        with self.errors(), self.engine.begin() as connection:
            if self.path is None:  # a file's writers wait where the transaction begins
                connection.execute(text(f"SET LOCAL lock_timeout = '{_BUSY_TIMEOUT_S}s'"))
                connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": _LOCK_NUMBER})
            yield connection

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """Give a connection for queries."""
        with self.errors(), self.engine.connect().execution_options(**READ_ONLY) as connection:
            yield connection

    def query(self, sql: str, parameters: dict[str, object]) -> tuple[list[str], list[tuple[Any, ...]]]:
        """Return column names and rows of a query with `:name` parameters."""
        with self.reading() as connection:
            result = connection.execute(text(sql), parameters)
            return list(result.keys()), [tuple(row) for row in result]

    @contextmanager
    def exclusive(self, study: str, wait_s: float = 0) -> Iterator[bool]:
        """Try for `wait_s` seconds to become the only process that runs steps of a study in this lab book; yield
        whether it is.

        The operating system (or the PostgreSQL server) releases the lock when its holder dies, so holding the lock
        proves that every run of the study still marked as running was interrupted (docs/decisions/0026).
        """
        if self.path is None:
            with self._server_lock(study, wait_s) as held:
                yield held
            return
        if self.is_read_only:
            yield False
            return
        name = re.sub(r"[^\w.-]", "-", study)[:_LONGEST_NAME]  # two studies may share a lock, though not need one
        lock = FileLock(f"{self.path.resolve()}.{name}.lock")
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
    def held(self, study: str, wait_s: float) -> Iterator[None]:
        """Hold the study as `exclusive` does. Raises BusyError if another process holds it, StoreError for a lab book
        that cannot be written.
        """
        if self.is_read_only:
            raise StoreError(f"{self.name}: {_FULL if self.is_full else _READ_ONLY}")
        with self.exclusive(study, wait_s) as alone:
            if not alone:
                raise BusyError(
                    f"{self.name}: another 'parity run' of {study} is writing to this lab book: wait for it with "
                    "--wait SECONDS"
                )
            yield

    @contextmanager
    def _server_lock(self, study: str, wait_s: float) -> Iterator[bool]:
        words = "(CAST(:number AS integer), CAST(:study AS integer))"
        numbers = {"number": _LOCK_NUMBER, "study": zlib.crc32(study.encode()) - (1 << 31)}
        question = text(f"SELECT pg_try_advisory_lock{words}")
        deadline = time.monotonic() + wait_s
        with self.reading() as connection:
            while not (held := bool(connection.execute(question, numbers).scalar())) and time.monotonic() < deadline:
                connection.rollback()
                time.sleep(_POLL_S)
            try:
                yield held
            finally:
                if held:  # a server may notice late that a connection closed
                    with suppress(DBAPIError):  # one that is lost has released it
                        connection.execute(text(f"SELECT pg_advisory_unlock{words}"), numbers)


def _read_mode(path: Path) -> str:
    """How to open a file that cannot be written. If it has a write-ahead log, SQLite reads that too, and may have to
    write an index of it next to the file; else the file is opened as one that nobody changes.
    """
    log = path.with_name(f"{path.name}-wal")
    return "mode=ro" if log.is_file() and log.stat().st_size else "mode=ro&immutable=1"


def _configure_read_only(connection: sqlite3.Connection, _record: object) -> None:
    limit_file(connection)
    connection.isolation_level = None


def _begin_read_only(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def _configure_sqlite(connection: sqlite3.Connection, _record: object) -> None:
    """Turn on the write-ahead log, so that readers never wait for a run, and foreign keys, which SQLite leaves off.

    The driver's own transaction handling is off, because it would commit before a change of the schema.
    """
    limit_file(connection)
    connection.isolation_level = None
    connection.execute("PRAGMA foreign_keys = ON")
    until = time.monotonic() + _BUSY_TIMEOUT_S
    while not _turns_on_log(connection, is_last=time.monotonic() > until):
        time.sleep(0.01)


def _turns_on_log(connection: sqlite3.Connection, *, is_last: bool) -> bool:
    """Turn on the write-ahead log. SQLite does not wait here for another process that turns it on too: return whether
    it was this one's turn, unless it must be (`is_last`).
    """
    try:
        connection.execute("PRAGMA journal_mode = WAL")
    except sqlite3.OperationalError as error:
        if is_last or "is locked" not in str(error):
            raise
        return False
    return True


def _begin_sqlite(connection: Connection) -> None:
    """Begin a real transaction, table changes included; a writer waits for its turn here, not in the middle."""
    reads_only = connection.get_execution_options().get("reads_only", False)
    connection.exec_driver_sql("BEGIN" if reads_only else "BEGIN IMMEDIATE")


def _is_locked(error: DBAPIError) -> bool:
    """Whether other writers did not let this one have its turn: as SQLite says it, and as PostgreSQL does."""
    return "is locked" in str(error.orig) or "lock timeout" in str(error.orig)


def _sentence(error: DBAPIError) -> str:
    message = str(error.orig).strip().splitlines()[0]
    known = {
        "readonly": _READ_ONLY,
        "unable to open": "cannot be opened or created there",
        "is full": _FULL,
        "disk I/O error": "the disk cannot be written (full, or an I/O error)",
        "not a database": "is not a SQLite database",
        "Could not decode": "is damaged: it has a text that is not UTF-8",
        "malformed": "is a damaged SQLite database",
    }
    if _is_locked(error):
        return f"is busy: another program has been writing to it for more than {_BUSY_TIMEOUT_S} s: wait until it ends"
    return next((sentence for part, sentence in known.items() if part in message), message)
