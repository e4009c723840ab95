"""Bringing a lab book up to date: the new one is built beside the old one, counted, and put in its place.

An old book is never changed where it lies: whatever happens, either the old one is still there as it was or the new one
is, whole, with the old one kept under another name. The tables of a version are frozen as SQL text
(`versionN.DIALECT.sql`): what the program's own tables look like later changes nothing about an old book's way.
"""

from pathlib import Path

from sqlalchemy import Engine

from parity.errors import StoreError
from parity.store.migrations.frozen import NEWEST, create_newest, version_of
from parity.store.migrations.standing import READ_ONLY, are_current, create_beside, renew_views
from parity.store.migrations.strangers import limit_file, version_of_file

__all__ = ["NEWEST", "READ_ONLY", "Migrated", "are_current", "book_version", "create_beside", "limit_file",
           "make_current", "renew_views"]  # fmt: skip

Migrated = Path | str | None


def book_version(engine: Engine, name: str) -> int:
    """The version of a lab book's schema; 0 where there is none. Raises StoreError for one that a newer parity has
    written, and for a file with anything in it that no parity has made.
    """
    with engine.connect().execution_options(**READ_ONLY) as connection:
        is_file = engine.dialect.name == "sqlite"
        current = version_of_file(connection, name) if is_file else version_of(connection)
    if current > NEWEST:
        raise StoreError(
            f"{name}: has schema version {current}, this parity knows up to {NEWEST}: "
            "upgrade parity or name another database with --db"
        )
    return current


def make_current(engine: Engine, name: str, path: Path | None, folders: list[Path]) -> Migrated:
    """Makes the tables of a new lab book, or brings an old one up to date; returns where the old one is kept, if there
    was one. `folders` are where an old book's artifacts may lie.

    Raises StoreError if another process holds the book for too long, or if the new one does not have all of the old.
    """
    if path is None:
        from parity.store.migrations.postgresql import migrate_server

        return migrate_server(engine, folders)
    with engine.begin() as connection:
        version = version_of(connection)
        if version == 0:
            create_newest(connection)
        if version in (0, NEWEST):  # made by this process, or by another one meanwhile
            return None
    from parity.store.migrations.sqlite import migrate_file  # only old books need what changes them

    return migrate_file(path.resolve(), name, folders)
