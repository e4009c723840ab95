"""Copying tables between two lab books as they are, whatever the program's own tables look like today."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Boolean, Connection, LargeBinary, MetaData, Table, Text, event, func, insert, select
from sqlalchemy.types import JSON, NullType

from parity.errors import StoreError

Row = dict[str, Any]
_BATCH = 2000


def tables_of(connection: Connection, schema: str | None = None) -> dict[str, Table]:
    """The tables that a database has, with the columns that it has."""
    metadata = MetaData()
    if connection.dialect.name == "sqlite":
        event.listen(metadata, "column_reflect", _as_text)
    metadata.reflect(bind=connection, schema=schema, resolve_fks=False)
    return {table.name: table for table in metadata.tables.values() if table.schema == schema}


def _as_text(_inspector: Any, _table: Any, column: Any) -> None:
    """What a file holds is copied as it is: even a damaged document stays what it was."""
    if isinstance(column["type"], JSON):
        column["type"] = Text()
    elif isinstance(column["type"], LargeBinary):
        column["type"] = NullType()
    elif isinstance(column["type"], Boolean):
        column["type"] = Boolean(create_constraint=False)


@dataclass
class Copy:
    """Rows of an older lab book on their way into a newer one. `old_tables` and `new_tables` are by name."""

    old: Connection
    new: Connection
    old_tables: dict[str, Table]
    new_tables: dict[str, Table]

    def rows(self, name: str) -> Iterator[Row]:
        """An old table's rows in the order of their numbers; none of a table that the old book does not have yet."""
        table = self.old_tables.get(name)
        if table is None:
            return
        order = [table.c.id] if "id" in table.c else list(table.primary_key.columns)
        for row in self.old.execute(select(table).order_by(*order)).mappings():
            yield dict(row)

    def copy(self, name: str, change: Callable[[Row], Row] = lambda row: row) -> None:
        """A table with its numbers, each row changed by `change`."""
        self.add(name, (change(row) for row in self.rows(name)))

    def add(self, name: str, rows: Iterator[Row]) -> None:
        """Inserts rows in batches, as far as the table has their columns."""
        table, batch = self.new_tables[name], []
        columns = set(table.c.keys())
        for row in rows:
            batch.append({key: value for key, value in row.items() if key in columns})
            if len(batch) == _BATCH:
                self.new.execute(insert(table), batch)
                batch = []
        if batch:
            self.new.execute(insert(table), batch)

    def check(self, allowed: dict[str, int]) -> None:
        """Counts every old table against the new one; `allowed` are those that became something else, with how many of
        their rows the new book shows. Raises StoreError.
        """
        for name, table in self.old_tables.items():
            had = int(self.old.execute(select(func.count()).select_from(table)).scalar() or 0)
            has = allowed[name] if name in allowed else self._count(name)
            if has != had:
                raise StoreError(
                    f"the lab book stays as it was: of {had} rows of {name}, {has} would be in the new one"
                )

    def _count(self, name: str) -> int:
        table = self.new_tables.get(name)
        return 0 if table is None else int(self.new.execute(select(func.count()).select_from(table)).scalar() or 0)
