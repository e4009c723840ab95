"""The views that stand in a lab book. They are no data: where they are not this program's, they are made anew.

A file tells each view's own words. A server keeps them in words of its own, so there each view has a comment: the hash
of what it was made of.
"""

import hashlib
from contextlib import suppress
from typing import Any

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import DBAPIError

from parity.store.views import VIEWS

_OPENING = 0x70617268  # "parh": one process at a time makes or changes what stands on a server
_OF_FILE = "SELECT name, sql FROM sqlite_master WHERE type = 'view'"
_OF_SERVER = """
    SELECT relname, obj_description(oid, 'pg_class') FROM pg_class
    WHERE relkind = 'v' AND relnamespace = CAST(CAST(current_schema() AS text) AS regnamespace)
"""


def create_views(connection: Connection) -> None:
    for view in VIEWS:
        connection.exec_driver_sql(_statement(view))
        if connection.dialect.name == "postgresql":
            connection.exec_driver_sql(f"COMMENT ON VIEW {view} IS '{_hash(view)}'")


def are_current(engine: Engine) -> bool:
    """Return whether a lab book of the newest version has this program's views."""
    with engine.connect().execution_options(reads_only=True) as connection:
        return _stand(connection)


def renew_views(engine: Engine) -> None:
    """Make the views anew, in one transaction.

    A server's user who may only read, or has views of their own on these, keeps the old ones: nothing of this program's
    own needs them.
    """
    with suppress(DBAPIError), engine.begin() as connection:
        one_at_a_time(connection)
        if _stand(connection):  # another process has made them meanwhile
            return
        for view in reversed(VIEWS):
            connection.exec_driver_sql(f"DROP VIEW IF EXISTS {view}")
        create_views(connection)


def one_at_a_time(connection: Connection) -> None:
    """Keep other processes from making anything on a server until the transaction ends. A file's transaction does so by
    itself.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": _OPENING})


def create_beside(connection: Any, _record: object) -> None:
    """Give one of the driver's connections views of its own, which hide those of the book and end with the
    connection.
    """
    cursor = connection.cursor()
    for view in VIEWS:
        cursor.execute(_statement(view, "TEMP VIEW"))
    cursor.close()
    connection.commit()


def _stand(connection: Connection) -> bool:
    is_file = connection.dialect.name == "sqlite"
    expected = {view: _statement(view) if is_file else _hash(view) for view in VIEWS}
    rows = connection.exec_driver_sql(_OF_FILE if is_file else _OF_SERVER)
    return expected.items() <= {(view, words) for view, words in rows}


def _statement(view: str, kind: str = "VIEW") -> str:
    return f"CREATE {kind} {view} AS {VIEWS[view]}".rstrip()  # as a file tells it


def _hash(view: str) -> str:
    return hashlib.sha256(VIEWS[view].encode()).hexdigest()
