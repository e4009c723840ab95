"""rocprofv3's SQLite output, rocpd: its views, whose columns are looked up, since they differ between schema versions.

Base tables carry a suffix per process; the views join them. Schema 3 counts a grid in work-items, schema 4 in
workgroups, and renames some columns.
"""

import sqlite3
from collections.abc import Container, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from parity.errors import InputError
from parity.profilers.formats.base import Format
from parity.profilers.formats.tables import LARGEST, kernel_name
from parity.records import CounterValue, Dispatch, ProfileRow, Three, elapsed, three

SQLITE = b"SQLite format 3\0"  # what every database begins with
# The names of each figure in the schemas, the oldest first.
_COLUMNS = {
    "kernel": ("name", "kernel_name"),
    "dispatch": ("dispatch_id",),
    "agent": ("agent_abs_index", "agent_id"),
    "start_ns": ("start", "start_timestamp"),
    "end_ns": ("end", "end_timestamp"),
    "duration_ns": ("duration",),
    "vgpr": ("vgpr_count", "arch_vgpr_count"),
    "accum_vgpr": ("accum_vgpr_count",),
    "sgpr": ("sgpr_count",),
    "lds_bytes": ("lds_size", "lds_block_size"),
    "scratch_bytes": ("scratch_size",),
}
_AXES = {"grid": ("grid_x", "grid_y", "grid_z"), "workgroup": ("workgroup_x", "workgroup_y", "workgroup_z")}
_BLOCKS = ("grid_blocks_x", "grid_blocks_y", "grid_blocks_z")
_COUNTER_COLUMNS = {
    "kernel": ("kernel_name", "name"),
    "dispatch": ("dispatch_id",),
    "counter": ("counter_name",),
    "value": ("value", "counter_value"),
    "agent": ("agent_abs_index", "agent_id"),
}


def is_sqlite(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(len(SQLITE)) == SQLITE


def has_kernels(path: Path) -> bool:
    """Return whether a file is a database with rocpd's view of kernels, or is damaged so that nobody can say."""
    if not is_sqlite(path):
        return False
    try:
        with _connected(path) as connection:
            return bool(_columns(connection, "kernels"))
    except (sqlite3.Error, UnicodeDecodeError):
        return True


def read_rocpd(path: Path, *, partial: bool = False, asked: Container[str] = ()) -> Iterator[ProfileRow]:
    """Yield the dispatches and counters of a database, which is opened read-only.

    Raises InputError if the file is not a rocpd database or is damaged; with `partial`, damage just ends the reading.
    """
    try:
        with _connected(path) as connection:
            connection.row_factory = sqlite3.Row
            connection.text_factory = lambda data: data.decode(errors="replace")
            yield from _rows(connection, path)
    except (sqlite3.Error, UnicodeDecodeError) as error:  # the driver itself decodes column names
        if not partial:
            reason = " ".join(str(error).split())
            raise InputError(f"{path}: not a complete rocpd database: {reason}") from error


def described_gpus(path: Path) -> list[tuple[str, str]]:
    """Return the architectures and names of the GPUs that a database describes; none if it describes no GPU or is
    damaged.
    """
    try:
        with _connected(path) as connection:
            if not {"type", "name", "product_name"} <= set(_columns(connection, "rocpd_info_agent")):
                return []
            query = "SELECT DISTINCT name, product_name FROM rocpd_info_agent WHERE type = 'GPU'"
            return [(str(name), str(product or "")) for name, product in connection.execute(query)]
    except (sqlite3.Error, UnicodeDecodeError):
        return []


def _connected(path: Path) -> closing[sqlite3.Connection]:
    return closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro&immutable=1", uri=True))


def _rows(connection: sqlite3.Connection, path: Path) -> Iterator[ProfileRow]:
    columns = _columns(connection, "kernels")
    if not columns:
        raise InputError(f"{path}: not a rocpd database: it has no view 'kernels'")
    chosen = _chosen(_COLUMNS, columns, path, ("kernel", "dispatch"))
    _, scale = _grid_columns(columns)
    launches: dict[int, Dispatch] = {}
    for row in connection.execute("SELECT * FROM kernels ORDER BY 1"):
        dispatch = _dispatch(row, chosen, columns, scale, path)
        launches[dispatch.dispatch] = dispatch
        yield dispatch
    counted = _columns(connection, "counters_collection")
    if counted:
        names = _chosen(_COUNTER_COLUMNS, counted, path, ("kernel", "dispatch", "counter", "value"))
        if names.get("agent") != chosen.get("agent"):  # the views may call one agent by two numbers
            names.pop("agent", None)
        for row in connection.execute("SELECT * FROM counters_collection"):
            value = row[names["value"]]
            if not isinstance(value, int | float) or not abs(value) < LARGEST:
                raise InputError(f"{path}: counters_collection: column '{names['value']}': {value!r} is not a number")
            number = _integer(row, names["dispatch"], path)
            if number is None:
                raise InputError(f"{path}: counters_collection: a row has no {names['dispatch']}")
            kernel, counter = kernel_name(str(row[names["kernel"]])), str(row[names["counter"]])
            launch = launches.get(number)
            known = (launch.work_items, launch.duration_ns) if launch else (None, None)
            yield CounterValue(kernel, number, counter, float(value), _agent(row, names), *known)


def _columns(connection: sqlite3.Connection, view: str) -> list[str]:
    return [str(row[1]).lower() for row in connection.execute(f"PRAGMA table_info({view})")]


def _chosen(
    wanted: dict[str, tuple[str, ...]], columns: list[str], path: Path, needed: tuple[str, ...]
) -> dict[str, str]:
    """Which column of this schema holds each figure; figures that it does not have are left out."""
    chosen_columns = {
        figure: next((name for name in names if name in columns), None) for figure, names in wanted.items()
    }
    for figure in needed:
        if chosen_columns[figure] is None:
            raise InputError(f"{path}: not a known schema of rocpd: it has no column {' or '.join(wanted[figure])}")
    return {figure: name for figure, name in chosen_columns.items() if name is not None}


def _grid_columns(columns: list[str]) -> tuple[tuple[str, str, str], bool]:
    """Return the grid's columns, and whether they count workgroups."""
    is_blocks = _BLOCKS[0] in columns
    return (_BLOCKS if is_blocks else ("grid_x", "grid_y", "grid_z")), is_blocks


def _dispatch(row: sqlite3.Row, chosen: dict[str, str], columns: list[str], in_blocks: bool, path: Path) -> Dispatch:
    figures: dict[str, Any] = {
        figure: _integer(row, name, path) for figure, name in chosen.items() if figure not in ("kernel", "agent")
    }
    if figures["dispatch"] is None:
        raise InputError(f"{path}: kernels: a row has no {chosen['dispatch']}")
    workgroup = _three(row, _AXES["workgroup"], columns, path)
    names, _ = _grid_columns(columns)
    grid = _three(row, names, columns, path)
    if grid is not None and in_blocks:
        grid = None if workgroup is None else (grid[0] * workgroup[0], grid[1] * workgroup[1], grid[2] * workgroup[2])
    if figures.get("duration_ns") is None:
        figures["duration_ns"] = elapsed(figures.get("start_ns"), figures.get("end_ns"))
    agent = _agent(row, chosen)
    name = kernel_name(str(row[chosen["kernel"]]))
    return Dispatch(kernel=name, agent=agent, grid=grid, workgroup=workgroup, lds_is_static=False, **figures)


def _agent(row: sqlite3.Row, chosen: dict[str, str]) -> str | None:
    return str(row[chosen["agent"]]) if "agent" in chosen and row[chosen["agent"]] is not None else None


def _three(row: sqlite3.Row, names: tuple[str, ...], columns: list[str], path: Path) -> Three | None:
    if not all(name in columns for name in names):
        return None
    return three(*(_integer(row, name, path) for name in names))


def _integer(row: sqlite3.Row, name: str, path: Path) -> int | None:
    value = row[name]
    if value is None:
        return None
    if isinstance(value, int):
        return value
    if isinstance(value, float) and value.is_integer():
        return int(value)
    raise InputError(f"{path}: column '{name}': {value!r} is not a whole number")


FORMAT = Format(
    (".db", ".rocpd", ".sqlite"),
    is_sqlite,
    read_rocpd,
    useless=lambda path: "" if has_kernels(path) else "is no rocpd database",
    gpus=described_gpus,
)
