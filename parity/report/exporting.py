"""A lab book's views as files for other tools: CSV, or Parquet by pyarrow."""

import csv
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from parity.errors import InputError, StoreError, UnavailableError
from parity.store import VIEWS, Database, Kind, ViewRows, open_views
from parity.system.leftovers import appears_whole
from parity.system.nearest import suggestion

_NAMES: dict[Kind, str] = {int: "integer", float: "float", str: "text", bool: "boolean"}


@dataclass(frozen=True)
class ExportedView:
    """A view that was written. `columns` have the kinds of their values: integer, float, text or boolean."""

    view: str
    file: Path
    rows: int
    columns: dict[str, str]


@dataclass(frozen=True)
class ExportReport:
    """What `parity export` has written."""

    lab_book: str
    format: str
    views: list[ExportedView]


def check_export(views: list[str], option: str, folder: Path) -> list[str]:
    """Return the views to write, each once; all of them if none is named.

    Raises InputError for a name that is no view and for a folder that cannot be there, UnavailableError for Parquet
    without pyarrow.
    """
    for name in views:
        if name not in VIEWS:
            raise InputError(f"VIEW: '{name[:40]}' is no view{suggestion(name, VIEWS)}")
    if folder.exists() and not folder.is_dir():
        raise InputError(f"--{option}: '{folder}' is not a folder")
    if not folder.absolute().parent.is_dir():
        raise InputError(f"--{option}: the folder {folder.absolute().parent} does not exist")
    if option == "parquet" and find_spec("pyarrow") is None:
        raise UnavailableError("--parquet needs pyarrow: pip install 'kernel-parity[parquet]'")
    return list(dict.fromkeys(views or VIEWS))


def export(database: Database, views: list[str], folder: Path, kind: str) -> ExportReport:
    """Write views to FOLDER/VIEW.csv or .parquet, all as they were at one moment; each file appears whole or not at
    all.
    """
    folder.mkdir(exist_ok=True)
    written = []
    with open_views(database) as opened:
        for view in views:
            rows, path = opened.rows(view), folder / f"{view}.{kind}"
            with _appears_whole(path) as beside:
                count = _WRITERS[kind](beside, rows)
            written.append(
                ExportedView(
                    view, path, count, {name: _NAMES[column_kind] for name, column_kind in rows.columns.items()}
                )
            )
    return ExportReport(database.name, kind, written)


@contextmanager
def _appears_whole(path: Path) -> Iterator[Path]:
    """Give a name to write a file under until it is whole. Raises StoreError if it cannot be written."""
    try:
        with appears_whole(path) as beside:
            yield beside
    except OSError as error:
        raise StoreError(f"{path}: cannot be written: {error.strerror or error}") from error


def _write_csv(path: Path, rows: ViewRows) -> int:
    """CSV as RFC 4180 has it; what nobody knows is an empty cell. Returns the number of rows."""
    count = 0
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(rows.columns)
        for batch in rows.batches:
            writer.writerows([_cell(value) for value in row] for row in batch)
            count += len(batch)
    return count


def _cell(value: object) -> object:
    return str(value).lower() if isinstance(value, bool) else value


def _write_parquet(path: Path, rows: ViewRows) -> int:
    """Parquet with a type for every column, also of one that has no value. Returns the number of rows."""
    import pyarrow
    from pyarrow import parquet

    types = {int: pyarrow.int64(), float: pyarrow.float64(), str: pyarrow.string(), bool: pyarrow.bool_()}
    schema = pyarrow.schema([(name, types[kind]) for name, kind in rows.columns.items()])
    count = 0
    with parquet.ParquetWriter(path, schema) as writer:
        for batch in rows.batches:
            columns: list[Any] = [
                pyarrow.array(column, field.type)
                for column, field in zip(zip(*batch, strict=True), schema, strict=True)
            ]
            writer.write_batch(pyarrow.record_batch(columns, schema=schema))
            count += len(batch)
    return count


_WRITERS: dict[str, Callable[[Path, ViewRows], int]] = {"csv": _write_csv, "parquet": _write_parquet}


def print_export(console: Console, report: ExportReport) -> None:
    """`parity export`."""
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column("view")
    table.add_column("rows", justify="right")
    table.add_column("file", overflow="fold")
    for view in report.views:
        table.add_row(view.view, f"{view.rows:,}", str(view.file))
    console.print(table)
