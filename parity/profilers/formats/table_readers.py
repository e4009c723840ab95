"""Turns the rows of profilers' CSV files into records, by the kind of the table."""

import csv
import re
from collections.abc import Callable, Container, Iterator, Mapping
from itertools import islice
from operator import itemgetter
from pathlib import Path
from typing import Any

from parity.errors import InputError
from parity.profilers.formats.base import Format
from parity.profilers.formats.opening import first_bytes, opened_text
from parity.profilers.formats.tables import Rows, TableKind, header_of, kernel_name, table_kind
from parity.records import CounterValue, Dispatch, PcSample, ProfileRow, elapsed

# The columns of each figure in every dialect: rocprofv3, rocpd convert, rocprofv2, rocprof v1, rocprofiler-compute.
_FIGURES = {
    "grid_total": ("grid_size", "grd"),
    "workgroup_total": ("workgroup_size", "wgr"),
    "lds_bytes": ("lds_block_size", "group_segment_size", "lds_size", "lds_per_workgroup", "lds"),
    "scratch_bytes": ("scratch_size", "private_segment_size", "scratch_per_workitem", "scr"),
    "vgpr": ("vgpr_count", "arch_vgpr", "vgpr"),
    "accum_vgpr": ("accum_vgpr_count", "accum_vgpr"),
    "sgpr": ("sgpr_count", "sgpr"),
}
_START, _END, _DURATION = ("start_timestamp", "beginns"), ("end_timestamp", "endns"), ("duration", "durationns")
_AGENT = ("agent_id", "gpu_id", "gpu-id")
_SIZES = tuple(f"{stem}_{axis}" for stem in ("grid_size", "workgroup_size") for axis in "xyz")
_REPEATED = frozenset(
    {*_AGENT, *_SIZES, "kernelname", "kernel_name", *(n for names in _FIGURES.values() for n in names)}
)
_MOST_KNOWN = 1000
_SNIFFED_BYTES = 1 << 16
_AGENTS, _SYSTEM = {"agent_type", "name"}, {"gpu_arch"}
_MOST_ROWS = 1000  # of a table of GPUs
_NOT_CSV = {
    ";": ": they are separated by semicolons, not commas",
    "\t": ": they are separated by tabs, not commas",
    "\ufffd": ": the text is not UTF-8",
    "\x00": ": the text is not UTF-8",
}
_EMPTY = ("", "nan")  # a counter that another pass has recorded
# In the wide dialects every column that is not one of these, or an identifier, is a counter.
_DESCRIPTIVE = frozenset(
    {
        *(name for names in _FIGURES.values() for name in names),
        *_START,
        *_END,
        *_DURATION,
        *_AGENT,
        "index",
        "kernelname",
        "kernel_name",
        "wave_size",
        "fbar",
        "sig",
        "obj",
        "dispatchns",
        "completens",
        "node",
    }
)
_IDENTIFIER = re.compile(r"(?:^|.*[_-])(?:id|index|pid|tid)$")
_AGAIN = re.compile(r"(?P<first>.+)_(?P<number>\d+)")


def read_table(path: Path, *, partial: bool = False, asked: Container[str] = ()) -> Iterator[ProfileRow]:
    """Yield the rows of a CSV file as records, one after the other.

    Raises InputError, with file and line, if the file is of no known kind, is cut off, or has something other than a
    number where a number belongs; with `partial`, reading just ends there. A file about something else has no rows.
    """
    try:
        with opened_text(path) as file:
            header = header_of(path, file)
            kind = table_kind(header)
            if kind is None:
                columns = " ".join(", ".join(header).split())[:200]
                why = _NOT_CSV.get(next((sign for sign in _NOT_CSV if sign in "".join(header)), ""), "")
                raise InputError(f"{path}: not a profiler's table: its columns are {columns or 'none'}{why}")
            yield from _READERS[kind](Rows(path, file, header))
    except InputError:
        if not partial:
            raise


class _DispatchReader:
    """Reads what a row says about its dispatch. Rows repeat what is not a number or a time: that is read once."""

    def __init__(self, rows: Rows) -> None:
        self.rows = rows
        self.number = rows.integer("dispatch_id", "index", "correlation_id")
        self._name = rows.at["kernelname" if "kernelname" in rows.at else "kernel_name"]
        self._agent = rows.text(*_AGENT)
        self._start, self._end, self._duration = (rows.instant(*names) for names in (_START, _END, _DURATION))
        self._figures = {figure: rows.integer(*names) for figure, names in _FIGURES.items()}
        self._grid, self._workgroup = rows.three("grid_size"), rows.three("workgroup_size")
        self._lds_is_static = _lds_is_static(rows)
        self._repeated = itemgetter(*(at for column, at in rows.at.items() if column in _REPEATED))
        self._known: dict[object, dict[str, Any]] = {}

    def key(self, fields: list[str]) -> tuple[str | None, int]:
        """Return what distinguishes a dispatch in its file: agent and number."""
        return self._agent(fields), self.rows.needed("Dispatch_Id", self.number(fields))

    def kernel(self, fields: list[str]) -> str:
        return kernel_name(fields[self._name])

    def dispatch(self, fields: list[str]) -> Dispatch:
        number = self.rows.needed("Dispatch_Id", self.number(fields))
        begun, ended, duration = self._start(fields), self._end(fields), self._duration(fields)
        texts = self._repeated(fields)
        facts = self._known.get(texts)
        if facts is None:
            if len(self._known) == _MOST_KNOWN:
                self._known.clear()
            facts = self._known[texts] = self._facts(fields)
        return Dispatch(
            dispatch=number,
            start_ns=begun,
            end_ns=ended,
            duration_ns=elapsed(begun, ended) if duration is None else duration,
            **facts,
        )

    def _facts(self, fields: list[str]) -> dict[str, Any]:
        return {
            "kernel": self.kernel(fields),
            "agent": self._agent(fields),
            "grid": self._grid(fields),
            "workgroup": self._workgroup(fields),
            "lds_is_static": self._lds_is_static,
            **{figure: read(fields) for figure, read in self._figures.items()},
        }


def _lds_is_static(rows: Rows) -> bool | None:
    """Whether the LDS column excludes dynamic LDS. The packet's group segment has both, as rocpd convert's sizes have;
    older profilers do not say which they mean.
    """
    if {"lds_per_workgroup", "lds"} & rows.at.keys():
        return None
    return "guid" not in rows.at and "group_segment_size" not in rows.at


def _kernel_trace(rows: Rows) -> Iterator[ProfileRow]:
    described = _DispatchReader(rows)
    for fields in rows:
        yield described.dispatch(fields)


def _counters(rows: Rows) -> Iterator[ProfileRow]:
    """Yield each dispatch before its first counter. The file has a row for each dispatch and counter, in any order."""
    described, seen = _DispatchReader(rows), dict[tuple[str | None, int], tuple[int | None, int | None]]()
    counter, value = rows.at["counter_name"], rows.at["counter_value"]
    for fields in rows:
        key = described.key(fields)
        if key not in seen:
            dispatch = described.dispatch(fields)
            seen[key] = dispatch.work_items, dispatch.duration_ns
            yield dispatch
        kernel, number = described.kernel(fields), rows.real(fields[value], value)
        yield CounterValue(kernel, key[1], fields[counter], number, key[0], *seen[key])


def _wide(rows: Rows) -> Iterator[ProfileRow]:
    """Yield the dispatches and counters of a table that has a row for each dispatch, with counters in columns of their
    own: rocprof v1, rocprofv2, rocprofiler-compute.
    """
    described, counters = _DispatchReader(rows), _counter_columns(rows)
    if "xcc_index" in rows.at:
        yield from _of_dies(rows, described, counters)
        return
    for fields in rows:
        dispatch = described.dispatch(fields)
        yield dispatch
        for counter, at in counters:
            if fields[at].strip().lower() not in _EMPTY:
                yield dispatch.counted(counter, rows.real(fields[at], at))


def _counter_columns(rows: Rows) -> list[tuple[str, int]]:
    """Return the counters of a wide table, with their places. A table that was merged from several passes repeats a
    column for a later pass, with the pass's number (`Wave_Size_3`, `obj_1`): for a counter, the first pass's values are
    taken.
    """
    again = {column: match for column in rows.names if (match := _AGAIN.fullmatch(column))}
    described = {column for column in rows.names if _describes(column)}
    described |= {column for column, match in again.items() if _describes(match["first"])}
    passes = {match["number"] for column, match in again.items() if column in described}
    twice = {column for column, match in again.items() if match["number"] in passes and match["first"] in rows.at}
    left_out = described | twice
    return [(rows.header[at].strip(), at) for at, column in enumerate(rows.names) if column not in left_out]


def _describes(column: str) -> bool:
    """Whether a column describes a launch, or is an identifier: it is no counter."""
    return column in _DESCRIPTIVE or _IDENTIFIER.match(column) is not None


def _of_dies(rows: Rows, described: _DispatchReader, counters: list[tuple[str, int]]) -> Iterator[ProfileRow]:
    """Yield one dispatch for its rows, of which there is one for each die (XCC), and its counters as the sums over the
    dies.
    """
    dispatches: dict[tuple[str | None, int], tuple[Dispatch, dict[str, float]]] = {}
    for fields in rows:
        key = described.key(fields)
        if key not in dispatches:
            dispatches[key] = described.dispatch(fields), {}
        sums = dispatches[key][1]
        for counter, at in counters:
            if fields[at].strip().lower() not in _EMPTY:
                sums[counter] = sums.get(counter, 0.0) + rows.real(fields[at], at)
    for dispatch, sums in dispatches.values():
        yield dispatch
        for counter, total in sums.items():
            yield dispatch.counted(counter, total)


def _pc_samples(rows: Rows) -> Iterator[ProfileRow]:
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


def _nothing(rows: Rows) -> Iterator[ProfileRow]:
    yield from ()


_READERS: Mapping[TableKind, Callable[[Rows], Iterator[ProfileRow]]] = {
    TableKind.KERNEL_TRACE: _kernel_trace,
    TableKind.COUNTERS: _counters,
    TableKind.PC_SAMPLES: _pc_samples,
    TableKind.V1: _wide,
    TableKind.V2: _wide,
    TableKind.OTHER: _nothing,
    TableKind.GPUS: _nothing,
}


def _kind(file: Path) -> TableKind | None:
    """Return the kind of a table; None if the file is not a table of a known kind."""
    lines = first_bytes(file, _SNIFFED_BYTES).decode("utf-8-sig", errors="replace").splitlines()
    return table_kind(lines[0].replace('"', "").strip().split(",")) if lines else None


def _gpus(path: Path) -> list[tuple[str, str]]:
    """Those of rocprofv3's agent_info, and of ROCm Compute Profiler's sysinfo."""
    if path.suffix != ".csv":
        return []
    try:
        with opened_text(path) as file:
            rows = csv.DictReader(file)
            names = {name.strip().lower() for name in rows.fieldnames or ()}
            if not any(needed <= names for needed in (_AGENTS, _SYSTEM)):
                return []
            gpu_rows = [
                {str(key).lower(): str(cell or "") for key, cell in row.items()} for row in islice(rows, _MOST_ROWS)
            ]
    except csv.Error:
        return []
    if "gpu_arch" in names:
        return [(row["gpu_arch"], row.get("gpu_model", "")) for row in gpu_rows]
    return [(row["name"], row.get("product_name", "")) for row in gpu_rows if row["agent_type"].upper() == "GPU"]


_OF_NO_USE = {
    None: "is no profiler's table",
    TableKind.OTHER: "has no dispatches",
    TableKind.GPUS: "describes the GPU",
}
FORMAT = Format(
    (".csv",),
    lambda _: True,
    read_table,
    useless=lambda path: _OF_NO_USE.get(_kind(path), ""),
    comes_last=lambda path: _kind(path) is TableKind.PC_SAMPLES,
    gpus=_gpus,
)
