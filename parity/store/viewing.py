"""Reads whole views, however large: in batches, with the kind of each column."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from sqlalchemy import JSON, Connection, text

from parity.errors import Damage, StoreError
from parity.store import schema
from parity.store.database import Database
from parity.store.readings import damaged_readings

Kind = type[int] | type[float] | type[str] | type[bool]
Row = tuple[int | float | str | bool | None, ...]
_BATCH = 10_000
_OF_READINGS = ("counters", "lanes", "memory_instructions", "findings", "isa_deltas")
# A column of a view has the name, and so the kind, of the table's column that it shows. A document's kind is dict.
_KINDS: dict[str, type] = {
    column.name: dict if isinstance(column.type, JSON) else column.type.python_type
    for table in schema.metadata.sorted_tables
    for column in table.columns
}
# What no table has under that name, or two tables have as two kinds.
_KINDS |= {
    **dict.fromkeys(("point_id", "launches", "parent_run_id", "vgprs", "vgpr_spills", "private_segment_bytes"), int),
    **dict.fromkeys(("hot_loop_instructions", "hot_loop_matrix"), int),
    **dict.fromkeys(("value", "parent_value", "delta", "ratio", "change", "waves_per_simd"), float),
    **dict.fromkeys(("ms", "other_ms", "candidate_ms", "reference_ms", "parent_ms", "duration_ms"), float),
    **dict.fromkeys(("operations", "bytes", "gflops", "gbps"), float),
    **dict.fromkeys(("other_lane", "parent_basis", "parent_verdict", "parent_time_basis", "time_basis"), str),
    "hidden_because": str,
}


@dataclass(frozen=True)
class ViewRows:
    """A view's columns, by name with the kind of their values, and its rows, which are read as they are asked for. A
    document is text: JSON.
    """

    columns: dict[str, Kind]
    batches: Iterator[list[Row]]


class Views:
    """The views of an open lab book, all as they were at one moment."""

    def __init__(self, connection: Connection, name: str) -> None:
        self._connection, self._name = connection, name
        self._is_checked = False

    def rows(self, view: str) -> ViewRows:
        """Return a view of `VIEWS`, checked. Reading its rows raises StoreError where one is damaged."""
        self.check(view)
        streamed = {"stream_results": True}  # else a server sends all of them at once
        result = self._connection.execute(text(f"SELECT * FROM {view}"), execution_options=streamed)
        names = list(result.keys())
        columns = {name: str if _KINDS[name] is dict else _KINDS[name] for name in names}
        return ViewRows(columns, self._batches(view, [_KINDS[name] for name in names], result.partitions(_BATCH)))

    def check(self, view: str) -> None:
        """Raise Damage if the view would show figures that are not what their hash says."""
        if view in _OF_READINGS and not self._is_checked:
            if wrong := damaged_readings(self._connection):
                raise Damage(next(iter(wrong.values())))
            self._is_checked = True

    def _batches(self, view: str, kinds: list[type], parts: Iterator[Any]) -> Iterator[list[Row]]:
        try:
            for part in parts:
                yield [tuple(_of_kind(kind, value) for kind, value in zip(kinds, row, strict=True)) for row in part]
        except ValueError as error:
            raise StoreError(f"{self._name}: is damaged: a row of {view}: {error}") from error


@contextmanager
def open_views(database: Database) -> Iterator[Views]:
    """Give a lab book's views for as long as the block lasts; what is written meanwhile is not in them."""
    with database.reading() as connection:
        if database.path is None:  # a file's readers have one moment by themselves
            connection.execution_options(isolation_level="REPEATABLE READ")
        yield Views(connection, database.name)


def _of_kind(kind: type, value: Any) -> Any:
    """Return a value as every database has it: a file knows neither truth values nor documents. Raises ValueError if
    the value is not of that kind.
    """
    if kind is dict and value is not None:
        document = value if isinstance(value, str) else json.dumps(value)
        return None if document == "null" else document
    if value is None or type(value) is kind:
        return value
    converted = kind(value)
    if converted != value:
        raise ValueError(f"{str(value)[:40]!r} is no {kind.__name__}")
    return converted
