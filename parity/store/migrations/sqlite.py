"""A lab book that is a file: the new one is built beside it and swapped in by one rename."""

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from filelock import FileLock, Timeout
from sqlalchemy import Connection, Engine, create_engine
from sqlalchemy.pool import NullPool, StaticPool

from parity.errors import StoreError
from parity.store.migrations import version8
from parity.store.migrations.chain import CONVERTERS
from parity.store.migrations.frozen import NEWEST, create_tables, record_version, version_of
from parity.store.migrations.standing import create_views
from parity.store.migrations.strangers import limit_file

_LOCK_WAIT_S = 60.0
_BUSY_TIMEOUT_S = 10.0


def migrate_file(path: Path, name: str, folders: list[Path]) -> Path | None:
    """Brings a file up to date; returns where the old one is kept, None if another process has done it meanwhile.

    Raises StoreError if another process uses the file.
    """
    lock = FileLock(f"{path}.lock")
    try:
        lock.acquire(timeout=_LOCK_WAIT_S)
    except Timeout:
        raise StoreError(
            f"{name}: another parity writes to it: wait for its end, then it can be brought up to date"
        ) from None
    try:
        with _held(path, name) as old:
            version = old.execute("SELECT MAX(version) FROM schema_version").fetchone()[0]
            if version >= NEWEST:
                return None
            beside = path.with_name(f".{path.name}.new")
            for leftover in path.parent.glob(f"{beside.name}*"):
                leftover.unlink()
            build_beside(old, beside, folders)
            return _swapped(path, beside, version)
    finally:
        lock.release()


@contextmanager
def _held(path: Path, name: str) -> Iterator[sqlite3.Connection]:
    """The file, with its write-ahead log taken in, so that nobody else reads or writes it."""
    with closing(sqlite3.connect(path, timeout=_BUSY_TIMEOUT_S, isolation_level=None)) as old:
        try:
            mode = old.execute("PRAGMA journal_mode = DELETE").fetchone()[0]
            old.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            if "locked" not in str(error):
                raise
            mode = "locked"
        if mode != "delete" or path.with_name(f"{path.name}-wal").exists():
            raise StoreError(f"{name}: another program has it open: close it, then it can be brought up to date")
        yield old


def build_beside(old: sqlite3.Connection, beside: Path, folders: list[Path]) -> None:
    """The new lab book, complete and on the disk. Raises StoreError if it does not have all of the old one."""
    source = _before_newest(create_engine("sqlite://", creator=lambda: _copied(old), poolclass=NullPool), folders)
    target = create_engine(f"sqlite:///{beside}", poolclass=NullPool)
    with source.connect() as before, target.begin() as after:
        create_tables(after, NEWEST)
        CONVERTERS[NEWEST](before, after)
        record_version(after)
        create_views(after)
        if broken := after.exec_driver_sql("PRAGMA foreign_key_check").fetchall():
            raise StoreError(f"{beside}: {len(broken)} rows refer to rows that are not there, in {broken[0][0]}")
    with target.connect() as after:
        assert version_of(after) == NEWEST
    descriptor = os.open(beside, os.O_RDONLY)
    os.fsync(descriptor)
    os.close(descriptor)


def _before_newest(book: Engine, folders: list[Path]) -> Engine:
    """An older book as one of the version before the newest, in memory."""
    with book.connect() as connection:
        version = version_of(connection)
    if version < 8:
        book = _made(book, 8, lambda before, after: version8.convert(before, after, folders))
    for newer in range(max(version, 8) + 1, NEWEST):
        book = _made(book, newer, CONVERTERS[newer])
    return book


def _made(old: Engine, version: int, convert: Callable[[Connection, Connection], None]) -> Engine:
    """A book of that version in memory, of one of the version before."""
    made = create_engine("sqlite://", poolclass=StaticPool)
    with old.connect() as before, made.begin() as after:
        create_tables(after, version)
        convert(before, after)
        record_version(after, version)
    return made


def _copied(old: sqlite3.Connection) -> sqlite3.Connection:
    """A copy in memory to read from. It comes through the connection that holds the file: another one could not read
    it, and closing the file a second time would let go of its lock.
    """
    copy = sqlite3.connect(":memory:")
    limit_file(copy)
    copy.deserialize(old.serialize())
    return copy


def _swapped(path: Path, beside: Path, version: int) -> Path:
    """Puts the new file in the old one's place; the old one keeps living as `NAME.version7`."""
    kept = _free_name(path, version)
    with suppress(FileExistsError):
        os.link(path, kept)
    beside.replace(path)
    folder = os.open(path.parent, os.O_RDONLY)
    os.fsync(folder)
    os.close(folder)
    return kept


def _free_name(path: Path, version: int) -> Path:
    """A name for the old file; one that an interrupted attempt has given it already is its own."""
    number = 1
    while True:
        kept = path.with_name(f"{path.name}.version{version}{'' if number == 1 else f'-{number}'}")
        if not kept.exists() or kept.samefile(path):
            return kept
        number += 1
