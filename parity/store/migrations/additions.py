"""To a version that only adds tables or columns: what is new has no rows yet, all else stays as it is."""

import re

from sqlalchemy import Connection

from parity.store.migrations.copying import Copy, tables_of
from parity.store.migrations.frozen import statements

_TABLE = re.compile(r"CREATE TABLE (\w+)")


def convert(version: int, old: Connection, new: Connection, schema: str | None = None) -> None:
    """Fills the new tables of a version from the old ones (`schema` is where a server has them).

    Raises StoreError if anything of the old book would be missing.
    """
    copy = Copy(old, new, tables_of(old, schema), tables_of(new))
    for statement in statements(version, new.dialect.name):  # a table comes after those that it refers to
        if table := _TABLE.match(statement):
            copy.copy(table.group(1))
    copy.check({})
