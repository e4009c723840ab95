"""Nsight Compute's CSV: `--page raw` (a row for each launch), the details page, which is the default (a row for each
metric of a launch), and `--page source` (a row for each SASS instruction).

Lines that begin with == are the tool's messages. The raw page has a row of units below its header, and counts a grid in
blocks; thousands are separated by commas. The source page has a table for each launch, headed by the kernel's name; its
stall reasons do not cover every sample that issued nothing.
"""

import csv
import re
from collections.abc import Container, Iterator
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

from parity.errors import InputError
from parity.profilers.formats.base import Format
from parity.profilers.formats.opening import first_bytes, last_byte, opened_text
from parity.records import Dispatch, PcSample, ProfileRow, Three

_NOISE = "=="
_ENDS = (b"\n", b"\r", b'"', b",", b"")
_NEEDED = ("ID", "Kernel Name", "Block Size", "Grid Size")
_DURATION = "gpu__time_duration.sum"
_REGISTERS, _LDS = "launch__registers_per_thread", "launch__shared_mem_per_block"
_NANOSECONDS = {"ns": 1, "nsecond": 1, "us": 1e3, "usecond": 1e3, "ms": 1e6, "msecond": 1e6, "s": 1e9, "second": 1e9}
_BYTES = {"byte": 1, "Kbyte": 1e3, "Mbyte": 1e6}
# The duration, and metrics that describe the launch, the device or the profiler: they are not counters.
_NO_COUNTERS = ("gpu__time_duration.", "device__", "launch__", "nvlink__", "numa__", "profiler__", "c2clink__")
_METRIC, _UNIT, _VALUE = "Metric Name", "Metric Unit", "Metric Value"
# What the details page calls a launch's metrics. Its other names are not unique, and its figures are rounded.
_LABELS = {"Duration": _DURATION, "Registers Per Thread": _REGISTERS}
_KERNEL, _ADDRESS, _SOURCE = "Kernel Name", "Address", "Source"
_SCALED = re.compile(r"[KMGT](?=[a-z])|[um]s(?:econd)?\b")  # ncu chooses such a unit by magnitude, and rounds
_MOST = 1 << 63
_ALL, _IDLE = "Warp Stall Sampling (All Samples)", "Warp Stall Sampling (Not-issued Samples)"
_STALL = re.compile(r"stall_(\w+) \(Not Issued\)")


def is_ncu(path: Path) -> bool:
    """Return whether ncu wrote a file, as its first line shows."""
    lines = first_bytes(path, 4096).decode("utf-8-sig", errors="replace").splitlines()
    first = lines[0] if lines else ""
    return first.startswith((_NOISE, '"Kernel Name",')) or set(_NEEDED) <= set(_fields(first))


def has_table(path: Path) -> bool:
    """Return whether ncu recorded anything: its file may hold nothing but messages."""
    with path.open(encoding="utf-8-sig", errors="replace") as file:
        return any(not line.startswith(_NOISE) and line.strip() for line in file)


def _fields(line: str) -> list[str]:
    return next(csv.reader([line]), [])


def read_ncu(path: Path, *, partial: bool = False, asked: Container[str] = ()) -> Iterator[ProfileRow]:
    """Yield the launches with their counters, or the samples. Metrics of launch and device are read only if `asked`
    for.

    Raises InputError, with file and line, if the file has no table, is cut off, or has something other than a number
    where a number belongs; with `partial`, reading just ends there.
    """
    try:
        with opened_text(path) as file:
            yield from _read(path, _Lines(file), asked)
    except csv.Error as error:
        if not partial:
            raise InputError(f"{path}: not a CSV file: {error}") from error
    except InputError:
        if not partial:
            raise


class _Lines:
    """The lines of a file without the tool's messages, numbered as in the file."""

    def __init__(self, lines: Iterator[str]) -> None:
        self._lines, self.number = lines, 0

    def __iter__(self) -> Iterator[str]:
        for line in self._lines:
            self.number += 1
            if not line.startswith(_NOISE) and line.strip():
                yield line


def _read(path: Path, lines: _Lines, asked: Container[str]) -> Iterator[ProfileRow]:
    rows = csv.reader(iter(lines))
    header = next(rows, [])
    if set(_NEEDED) <= set(header):
        pages = _details if _METRIC in header else _raw
        for launch in pages(path, rows, lines, header):
            yield from _launch(launch, path, asked)
    elif _METRIC in header:
        raise InputError(f"{path}: ncu's table has no launches with their grids: record with --page raw")
    elif header[:1] == [_KERNEL]:
        yield from _samples(path, rows, lines, header)
    else:
        raise InputError(f"{path}: ncu recorded nothing: the file has no table")
    if last_byte(path) not in _ENDS:
        raise InputError(f"{path}:{lines.number}: truncated: the last figure's quotes are not closed")


@dataclass(frozen=True)
class _Launch:
    """One launch, as either page has it: what describes it, and its metrics with their units and texts."""

    at: str
    described: dict[str, str]
    metrics: dict[str, tuple[str, str]]


def _raw(path: Path, rows: Iterator[list[str]], lines: _Lines, header: list[str]) -> Iterator[_Launch]:
    units = next(rows, [])
    for fields in rows:
        row = _row(path, lines, header, fields)
        yield _Launch(f"{path}:{lines.number}", row, dict(zip(header, zip(units, fields, strict=False), strict=False)))


def _details(path: Path, rows: Iterator[list[str]], lines: _Lines, header: list[str]) -> Iterator[_Launch]:
    """Rows of one process and launch follow each other. Those of rules have no metric."""
    numbered = ((f"{path}:{lines.number}", _row(path, lines, header, fields)) for fields in rows)
    for _, group in groupby(
        numbered, key=lambda numbered_row: (numbered_row[1].get("Process ID"), numbered_row[1]["ID"])
    ):
        (at, described), *more = group
        launch_rows = [described, *(row for _, row in more)]
        metrics = {_LABELS.get(row[_METRIC], row[_METRIC]): (row[_UNIT], row[_VALUE]) for row in launch_rows}
        yield _Launch(at, described, metrics)


def _row(path: Path, lines: _Lines, header: list[str], fields: list[str]) -> dict[str, str]:
    if len(fields) != len(header):
        raise InputError(f"{path}:{lines.number}: truncated: {len(fields)} of {len(header)} fields")
    return dict(zip(header, fields, strict=True))


def _launch(launch: _Launch, path: Path, asked: Container[str]) -> Iterator[ProfileRow]:
    """Yield the launch, then its counters."""
    counters = [name for name in launch.metrics if name in asked or ("." in name and not name.startswith(_NO_COUNTERS))]
    for name in (*counters, _LDS):
        unit = launch.metrics.get(name, ("", ""))[0]
        if _SCALED.match(unit):
            raise InputError(f"{path}: column '{_shown(name)}' is in {_shown(unit)}: record with --print-units base")
    block, grid = _three(launch.described["Block Size"], launch.at), _three(launch.described["Grid Size"], launch.at)
    registers = launch.metrics.get(_REGISTERS, ("", ""))[1]
    dispatch = Dispatch(
        kernel=launch.described[_KERNEL],
        dispatch=_whole(launch.described["ID"], launch.at),
        agent=launch.described.get("Device"),
        duration_ns=_scaled(*launch.metrics.get(_DURATION, ("", "")), _NANOSECONDS, launch.at),
        grid=(grid[0] * block[0], grid[1] * block[1], grid[2] * block[2]),
        workgroup=block,
        vgpr=_whole(registers, launch.at) if registers else None,
        lds_bytes=_scaled(*launch.metrics.get(_LDS, ("", "")), _BYTES, launch.at),
        lds_is_static=False,
    )
    yield dispatch
    for name in counters:
        value = _number(launch.metrics[name][1])
        if value is not None:
            yield dispatch.counted(name, value)


def _samples(path: Path, rows: Iterator[list[str]], lines: _Lines, begin: list[str]) -> Iterator[ProfileRow]:
    launch, kernel, header, first = 0, begin[1] if len(begin) > 1 else "", list[str](), 0
    for fields in rows:
        at = f"{path}:{lines.number}"
        if fields[0] == _KERNEL:
            launch, kernel, header = launch + 1, fields[1] if len(fields) > 1 else "", []
        elif not header:
            header, first = fields, -1
            for needed in (_ADDRESS, _SOURCE, _ALL, _IDLE):
                if needed not in header:
                    raise InputError(f"{at}: no column '{needed}': record with --section SourceCounters")
        elif len(fields) < len(header):
            raise InputError(f"{at}: truncated: {len(fields)} of {len(header)} fields")
        else:
            row = dict(zip(header, fields, strict=False))
            address = _address(row[_ADDRESS], at)
            first = address if first < 0 else first
            yield from _sampled(row, launch, kernel, address - first, at)


def _sampled(row: dict[str, str], launch: int, kernel: str, offset: int, at: str) -> Iterator[PcSample]:
    """Yield samples that issued, those that stalled for each reason, and those that stalled for no listed reason."""
    total, idle = _whole(row[_ALL], at), _whole(row[_IDLE], at)
    stall_counts = {match.group(1): _whole(row[name], at) for name in row if (match := _STALL.fullmatch(name))}
    other = idle - sum(stall_counts.values())
    if total < idle or other < 0:
        raise InputError(f"{at}: inconsistent: {total} samples, {idle} of them not issued, {idle - other} with reasons")
    counts = [
        (True, None, total - idle),
        *((False, name, count) for name, count in stall_counts.items()),
        (False, "other", other),
    ]
    for issued, stall, count in counts:
        if count:
            yield PcSample(
                dispatch=launch,
                kernel=kernel,
                instruction=row[_SOURCE].strip(),
                comment="",
                issued=issued,
                stall=stall,
                count=count,
                offset=offset,
            )


def _address(text: str, at: str) -> int:
    try:
        return int(text, 16)
    except ValueError as error:
        raise InputError(f"{at}: column '{_ADDRESS}': '{_shown(text)}' is not an address") from error


def _number(text: str) -> float | None:
    """Return a number, with or without thousands separators; None for anything else, such as `N/A`."""
    try:
        value = float(text.replace(",", ""))
    except ValueError:
        return None
    return value if abs(value) < float("inf") else None


def _whole(text: str, at: str) -> int:
    value = _number(text)
    if value is None or value != int(value) or not 0 <= value < _MOST:
        raise InputError(f"{at}: '{_shown(text)}' is not a whole number")
    return int(value)


def _scaled(unit: str, text: str, scales: dict[str, float], at: str) -> int | None:
    """Return a figure, converted to the unit whose scale is 1; None if the text is not a number."""
    value = _number(text)
    if value is None:
        return None
    name = unit.split("/")[0]
    if name not in scales:
        raise InputError(f"{at}: unit '{_shown(unit)}' is not one of {', '.join(scales)}")
    return round(value * scales[name])


def _three(text: str, at: str) -> Three:
    match = re.fullmatch(r"\(\s*(\d{1,10}),\s*(\d{1,10}),\s*(\d{1,10})\)", text)
    if match is None:
        raise InputError(f"{at}: '{_shown(text)}' is not a size: expected (X, Y, Z)")
    x, y, z = (int(part) for part in match.groups())
    return x, y, z


def _shown(text: str) -> str:
    return " ".join(text.split())[:40]


FORMAT = Format((".csv",), is_ncu, read_ncu, is_empty=lambda path: not has_table(path))
