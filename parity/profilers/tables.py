"""Reads profilers' CSV files of every generation: tells their kind by the header, and turns rows into records.

The order, case and number of columns change between releases, so columns are found by name. Strings are quoted without
escaping: a kernel's name with a quote and a comma in it splits into several fields, which are joined again.
"""

import csv
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any, TextIO

from parity.errors import InputError
from parity.profilers.records import CounterValue, Dispatch, PcSample, ProfileRow, Three, elapsed, three


class TableKind(StrEnum):
    """What a CSV file holds."""

    KERNEL_TRACE = "rocprofv3 kernel trace"
    COUNTERS = "rocprofv3 counter collection"
    PC_SAMPLES = "rocprofv3 PC sampling"
    V1 = "rocprof results"
    V2 = "rocprofv2 results"
    OTHER = "no dispatches"  # a profiler's file about something else: statistics, agents, API calls


# The columns that together identify a kind, in lower case. The first match counts.
_SIGNATURES: tuple[tuple[TableKind, frozenset[str]], ...] = (
    (TableKind.PC_SAMPLES, frozenset({"sample_timestamp", "dispatch_id", "instruction"})),
    (TableKind.COUNTERS, frozenset({"counter_name", "counter_value", "dispatch_id", "kernel_name"})),
    (TableKind.V1, frozenset({"index", "kernelname"})),
    (TableKind.V2, frozenset({"dispatch_id", "gpu_id", "kernel_name"})),
    (TableKind.KERNEL_TRACE, frozenset({"kernel_name", "dispatch_id"})),
    (TableKind.OTHER, frozenset({"name", "calls"})),
    (TableKind.OTHER, frozenset({"domain", "function"})),
    (TableKind.OTHER, frozenset({"node_id", "agent_type"})),
    (TableKind.OTHER, frozenset({"domain", "name", "start_timestamp"})),
)
_NAME_COLUMNS = ("kernel_name", "kernelname", "instruction")
# v1 and v2 put counters into columns of their own: every column that is not listed here.
_V1_COLUMNS = frozenset({
    "index", "kernelname", "gpu-id", "queue-id", "queue-index", "pid", "tid", "grd", "wgr", "lds", "scr", "arch_vgpr",
    "accum_vgpr", "sgpr", "wave_size", "sig", "obj", "dispatchns", "beginns", "endns", "completens", "durationns",
})  # fmt: skip
_V2_COLUMNS = frozenset({
    "dispatch_id", "gpu_id", "queue_id", "pid", "tid", "grid_size", "workgroup_size", "lds_per_workgroup",
    "scratch_per_workitem", "arch_vgpr", "accum_vgpr", "sgpr", "wave_size", "kernel_name", "start_timestamp",
    "end_timestamp", "correlation_id", "xcc_index",
})  # fmt: skip
_KERNEL_SUFFIXES = (" [clone .kd]", ".kd")


def table_kind(header: list[str]) -> TableKind | None:
    """The kind of a CSV file with this header; None if it is unknown."""
    names = {name.strip().lower() for name in header}
    return next((kind for kind, needed in _SIGNATURES if needed <= names), None)


def kernel_name(text: str) -> str:
    """A kernel's name without what loaders append to it."""
    for suffix in _KERNEL_SUFFIXES:
        text = text.removesuffix(suffix)
    return text


def read_table(path: Path, *, partial: bool = False) -> Iterator[ProfileRow]:
    """The rows of a CSV file as records, one after the other.

    Raises InputError, with file and line, if the file is of no known kind, is cut off, or has something else instead of
    a number; with `partial`, reading just ends there. A file about something else has no rows.
    """
    with path.open(encoding="utf-8-sig", errors="replace", newline="") as file:
        header = _header(path, file)
        kind = table_kind(header)
        if kind is None:
            columns = " ".join(", ".join(header).split())[:200]
            raise InputError(f"{path}: not a profiler's table: its columns are {columns or 'none'}")
        try:
            yield from _READERS[kind](_Rows(path, file, header))
        except InputError:
            if not partial:
                raise


def _header(path: Path, file: TextIO) -> list[str]:
    try:
        return next(csv.reader(file), [])
    except csv.Error as error:
        raise InputError(f"{path}:1: not a CSV row: {error}") from error


@dataclass
class _Rows:
    """The rows of an open table, whole and with their line numbers."""

    path: Path
    file: TextIO
    header: list[str]

    def __post_init__(self) -> None:
        self.names = [name.strip().lower() for name in self.header]
        self.at = {name: position for position, name in enumerate(self.names)}
        self.line = 1

    def __iter__(self) -> Iterator[list[str]]:
        width = len(self.header)
        reader = csv.reader(self.file)
        try:
            for fields in reader:
                self.line = 1 + reader.line_num
                if len(fields) != width:
                    if not fields:
                        continue
                    fields = self._mend(fields)
                yield fields
        except csv.Error as error:
            raise InputError(f"{self.path}:{self.line}: not a CSV row: {error}") from error

    def _mend(self, fields: list[str]) -> list[str]:
        """A row whose kernel name was split: the surplus fields belong to the name."""
        width, more = len(self.header), len(fields) - len(self.header)
        if more < 0:
            raise InputError(f"{self.path}:{self.line}: truncated: {len(fields)} of {width} fields")
        name = next((self.at[column] for column in _NAME_COLUMNS if column in self.at), None)
        if name is None:
            raise InputError(f"{self.path}:{self.line}: {len(fields)} fields where the header has {width}")
        return [*fields[:name], ",".join(fields[name : name + more + 1]), *fields[name + more + 1 :]]

    def integer(self, *columns: str) -> Callable[[list[str]], int | None]:
        """A reader of the first of these columns that the file has; None for empty fields and missing columns."""
        position = next((self.at[column] for column in columns if column in self.at), None)
        if position is None:
            return lambda _: None

        def read(fields: list[str]) -> int | None:
            text = fields[position]
            try:
                return int(text)
            except ValueError:
                return self._odd_integer(text, position)

        return read

    def _odd_integer(self, text: str, position: int) -> int | None:
        """A whole number with white space, a zero fraction or an exponent; None for an empty field."""
        if not text.strip():
            return None
        value = self.real(text, position)
        if value != int(value):
            raise InputError(
                f"{self.path}:{self.line}: column '{_shown(self.header[position])}': "
                f"{_shown(text)} is not a whole number"
            )
        return int(value)

    def real(self, text: str, position: int) -> float:
        try:
            value = float(text)
        except ValueError:
            value = float("nan")
        if not abs(value) < float("inf"):
            raise InputError(
                f"{self.path}:{self.line}: column '{_shown(self.header[position])}': '{_shown(text)}' is not a number"
            )
        return value

    def needed(self, column: str, value: int | None) -> int:
        if value is None:
            raise InputError(f"{self.path}:{self.line}: column '{column}' is empty")
        return value

    def three(self, stem: str) -> Callable[[list[str]], Three | None]:
        """Columns `stem`_x, _y and _z."""
        x, y, z = (self.integer(f"{stem}_{axis}") for axis in "xyz")

        def read(fields: list[str]) -> Three | None:
            return three(x(fields), y(fields), z(fields))

        return read


def _shown(text: str) -> str:
    """A field as messages show it: one line, not too long."""
    return " ".join(text.split())[:40]


def _kernel_trace(rows: _Rows) -> Iterator[ProfileRow]:
    is_converted = "guid" in rows.at
    number, name = rows.integer("dispatch_id"), rows.at["kernel_name"]
    agent = rows.at.get("agent_id")
    start, end, given = rows.integer("start_timestamp"), rows.integer("end_timestamp"), rows.integer("duration")
    lds = rows.integer("lds_block_size", "group_segment_size", "lds_size")
    scratch = rows.integer("scratch_size", "private_segment_size")
    vgpr, accum, sgpr = rows.integer("vgpr_count"), rows.integer("accum_vgpr_count"), rows.integer("sgpr_count")
    grid, workgroup = rows.three("grid_size"), rows.three("workgroup_size")
    for fields in rows:
        begun, ended, duration = start(fields), end(fields), given(fields)
        if duration is None:
            duration = elapsed(begun, ended)
        yield Dispatch(
            kernel=kernel_name(fields[name]),
            dispatch=rows.needed("Dispatch_Id", number(fields)),
            agent=fields[agent] if agent is not None else None,
            start_ns=begun,
            end_ns=ended,
            duration_ns=duration,
            grid=grid(fields),
            workgroup=workgroup(fields),
            vgpr=vgpr(fields),
            accum_vgpr=accum(fields),
            sgpr=sgpr(fields),
            lds_bytes=lds(fields),
            lds_is_static=not is_converted,
            scratch_bytes=scratch(fields),
        )


def _counters(rows: _Rows) -> Iterator[ProfileRow]:
    """The file has a row for each dispatch and counter. Yields each dispatch before its first counter."""
    is_converted = "guid" in rows.at
    number, name, counter = rows.integer("dispatch_id"), rows.at["kernel_name"], rows.at["counter_name"]
    value = rows.at["counter_value"]
    agent = rows.at.get("agent_id")
    start, end = rows.integer("start_timestamp"), rows.integer("end_timestamp")
    grid, workgroup = rows.integer("grid_size"), rows.integer("workgroup_size")
    lds, scratch = rows.integer("lds_block_size"), rows.integer("scratch_size")
    vgpr, accum, sgpr = rows.integer("vgpr_count"), rows.integer("accum_vgpr_count"), rows.integer("sgpr_count")
    last = None
    for fields in rows:
        dispatch, kernel = rows.needed("Dispatch_Id", number(fields)), kernel_name(fields[name])
        if dispatch != last:
            last = dispatch
            begun, ended = start(fields), end(fields)
            yield Dispatch(
                kernel=kernel,
                dispatch=dispatch,
                agent=fields[agent] if agent is not None else None,
                start_ns=begun,
                end_ns=ended,
                duration_ns=elapsed(begun, ended),
                grid_total=grid(fields),
                workgroup_total=workgroup(fields),
                vgpr=vgpr(fields),
                accum_vgpr=accum(fields),
                sgpr=sgpr(fields),
                lds_bytes=lds(fields),
                lds_is_static=not is_converted,
                scratch_bytes=scratch(fields),
            )
        yield CounterValue(kernel, dispatch, fields[counter], rows.real(fields[value], value))


def _legacy(
    rows: _Rows, columns: frozenset[str], number: str, name: str, fixed: dict[str, str]
) -> Iterator[ProfileRow]:
    """rocprof v1 and v2: a row for each dispatch, counters in columns of their own."""
    dispatch, kernel = rows.integer(number), rows.at[name]
    read = {record: rows.integer(column) for record, column in fixed.items()}
    counters = [(rows.header[at].strip(), at) for at, column in enumerate(rows.names) if column not in columns]
    given = rows.integer("durationns")
    for fields in rows:
        figures: dict[str, Any] = {record: of(fields) for record, of in read.items()}
        duration = given(fields)
        if duration is None:
            duration = elapsed(figures["start_ns"], figures["end_ns"])
        which, called = rows.needed(number, dispatch(fields)), kernel_name(fields[kernel])
        yield Dispatch(kernel=called, dispatch=which, duration_ns=duration, **figures)
        for counter, at in counters:
            if fields[at].strip():
                yield CounterValue(called, which, counter, rows.real(fields[at], at))


def _v1(rows: _Rows) -> Iterator[ProfileRow]:
    fixed = {"grid_total": "grd", "workgroup_total": "wgr", "lds_bytes": "lds", "scratch_bytes": "scr",
             "vgpr": "arch_vgpr", "accum_vgpr": "accum_vgpr", "sgpr": "sgpr", "start_ns": "beginns",
             "end_ns": "endns"}  # fmt: skip
    yield from _legacy(rows, _V1_COLUMNS, "index", "kernelname", fixed)


def _v2(rows: _Rows) -> Iterator[ProfileRow]:
    fixed = {"grid_total": "grid_size", "workgroup_total": "workgroup_size", "lds_bytes": "lds_per_workgroup",
             "scratch_bytes": "scratch_per_workitem", "vgpr": "arch_vgpr", "accum_vgpr": "accum_vgpr", "sgpr": "sgpr",
             "start_ns": "start_timestamp", "end_ns": "end_timestamp"}  # fmt: skip
    yield from _legacy(rows, _V2_COLUMNS, "dispatch_id", "kernel_name", fixed)


def _pc_samples(rows: _Rows) -> Iterator[ProfileRow]:
    """One sample per row; what only the stochastic method reports is None for the other method."""
    number, mask = rows.integer("dispatch_id"), rows.integer("exec_mask")
    issued, waves = rows.integer("wave_issued_instruction"), rows.integer("wave_count")
    instruction, comment = rows.at["instruction"], rows.at.get("instruction_comment")
    kind, stall = rows.at.get("instruction_type"), rows.at.get("stall_reason")
    for fields in rows:
        was_issued = issued(fields)
        yield PcSample(
            dispatch=rows.needed("Dispatch_Id", number(fields)),
            instruction=fields[instruction],
            comment=fields[comment] if comment is not None else "",
            exec_mask=mask(fields),
            issued=None if was_issued is None else bool(was_issued),
            kind=_short(fields[kind], "INSTRUCTION_TYPE_") if kind is not None else None,
            stall=_short(fields[stall], "NOT_ISSUED_REASON_") if stall is not None else None,
            waves=waves(fields),
        )


def _short(text: str, after: str) -> str | None:
    """`ROCPROFILER_PC_SAMPLING_INSTRUCTION_TYPE_VALU` to `valu`."""
    return text.rpartition(after)[2].lower() or None


def _nothing(rows: _Rows) -> Iterator[ProfileRow]:
    yield from ()


_READERS: dict[TableKind, Callable[[_Rows], Iterator[ProfileRow]]] = {
    TableKind.KERNEL_TRACE: _kernel_trace,
    TableKind.COUNTERS: _counters,
    TableKind.PC_SAMPLES: _pc_samples,
    TableKind.V1: _v1,
    TableKind.V2: _v2,
    TableKind.OTHER: _nothing,
}
