"""What stands in a file beside a lab book's own tables: a stranger's trigger or table could decide what a run says.

Views are renewed on their own (standing.py), and nothing of this program reads one that is not its own.
"""

import sqlite3
from collections.abc import Iterable
from contextlib import closing
from functools import cache

from sqlalchemy import Connection
from sqlalchemy.dialects import sqlite

from parity.errors import StoreError
from parity.store.making import VERSION, require_current, statements, version_of

_Standing = tuple[str, str, str, str | None]  # type, name, table, the words that made it
_STANDING = "SELECT type, name, tbl_name, sql FROM sqlite_master"
# What SQLite's ANALYZE makes: figures about indexes, which choose how to search, and not what is found.
_OF_SQLITE = {
    "CREATE TABLE sqlite_stat1(tbl,idx,stat)",
    "CREATE TABLE sqlite_stat4(tbl,idx,neq,nlt,ndlt,sample)",
}

_LIMITS = {
    sqlite3.SQLITE_LIMIT_LENGTH: 1 << 28,  # bytes of a value or a row
    sqlite3.SQLITE_LIMIT_EXPR_DEPTH: 200,
    sqlite3.SQLITE_LIMIT_TRIGGER_DEPTH: 10,  # rows that go with the row that they belong to
    sqlite3.SQLITE_LIMIT_ATTACHED: 0,
}


def version_of_file(connection: Connection, name: str) -> int:
    """Return the version of a file that has nothing but a lab book in it; 0 for an empty one.

    Raises StoreError for a book that another parity has made, and where there is anything else, which the error names.
    """
    entries: set[_Standing] = {tuple(row) for row in connection.exec_driver_sql(_STANDING)}
    has_version = any(entry[:2] == ("table", "schema_version") for entry in entries)
    if entries and not has_version:
        raise StoreError(f"{name}: has no lab book in it, but {_named(entries)}: name another file with --db")
    if not entries:
        return 0
    require_current(version_of(connection), name)
    own_entries = _own()
    standing = {entry for entry in entries if entry[0] != "view" and entry[3] not in _OF_SQLITE}
    if strange := standing - own_entries:
        is_changed = {entry[:2] for entry in strange} & {entry[:2] for entry in own_entries}
        what = _named({entry for entry in strange if entry[:2] in is_changed} or strange)
        why = "is not as parity makes it" if is_changed else "no parity has made"
        raise StoreError(f"{name}: is not opened: {what} {why}: name another file with --db")
    if missing := own_entries - standing:
        raise StoreError(f"{name}: is damaged: it lacks {_named(missing)}")
    return VERSION


def limit_file(connection: sqlite3.Connection) -> None:
    """Trust nothing that a file's own words would do: no function of theirs with effects, no value beyond what a lab
    book has.
    """
    for what, most in _LIMITS.items():
        connection.setlimit(what, most)
    connection.execute("PRAGMA trusted_schema = OFF")
    connection.execute("PRAGMA cell_size_check = ON")


@cache
def _own() -> frozenset[_Standing]:
    """All that a newly made lab book has, except views."""
    with closing(sqlite3.connect(":memory:")) as fresh:
        for statement in statements(sqlite.dialect()):
            fresh.execute(statement)
        return frozenset(fresh.execute(_STANDING))


def _named(entries: Iterable[_Standing]) -> str:
    """One of several things that stand in a file; an index where there is nothing else."""
    kind, name, table, _ = min(entries, key=lambda entry: (entry[0] == "index", str(entry)))
    return f"the {kind} '{str(name)[:60]}'" + (f" on '{str(table)[:60]}'" if table != name else "")
