"""Profilers' CSV files of every generation: their kind by the header, and their rows, whole and checked.

The order, case and number of columns change between releases, so columns are found by name. Strings are quoted without
escaping: a kernel's name with a quote and a comma in it splits into several fields, which are joined again.
"""

import csv
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from decimal import Decimal, InvalidOperation
from enum import StrEnum
from pathlib import Path
from typing import TextIO

from parity.errors import InputError
from parity.profilers.formats.opening import last_byte
from parity.records import Three, three


class TableKind(StrEnum):
    """What a CSV file holds."""

    KERNEL_TRACE = "rocprofv3 kernel trace"
    COUNTERS = "rocprofv3 counter collection"
    PC_SAMPLES = "rocprofv3 PC sampling"
    V1 = "rocprof results"
    V2 = "rocprofv2 results"
    GPUS = "the machine's GPUs"
    OTHER = "no dispatches"  # a profiler's file about something else: statistics, agents, API calls


# The columns that together identify a kind, in lower case. The first match counts.
_SIGNATURES: tuple[tuple[TableKind, frozenset[str]], ...] = (
    (TableKind.PC_SAMPLES, frozenset({"sample_timestamp", "dispatch_id", "instruction"})),
    (TableKind.COUNTERS, frozenset({"counter_name", "counter_value", "dispatch_id", "kernel_name"})),
    (TableKind.V1, frozenset({"index", "kernelname"})),
    (TableKind.V2, frozenset({"dispatch_id", "gpu_id", "kernel_name"})),
    (TableKind.KERNEL_TRACE, frozenset({"kernel_name", "dispatch_id"})),
    (TableKind.KERNEL_TRACE, frozenset({"kernel_name", "correlation_id", "start_timestamp"})),  # the oldest
    (TableKind.OTHER, frozenset({"name", "calls"})),
    (TableKind.OTHER, frozenset({"domain", "function"})),
    (TableKind.GPUS, frozenset({"node_id", "agent_type"})),
    (TableKind.GPUS, frozenset({"gpu_arch"})),
    (TableKind.OTHER, frozenset({"domain", "name", "start_timestamp"})),
    (TableKind.OTHER, frozenset({"direction", "source_agent_id"})),  # memory copies
    (TableKind.OTHER, frozenset({"operation", "agent_id"})),  # allocations, scratch memory
)
_NAME_COLUMNS = ("kernel_name", "kernelname", "instruction")
_MOST, _DIGITS = 1 << 63, 18  # the limit of 64 bits, and the exponent of its first digit
LARGEST = 1e100  # no counter is larger, and sums of numbers below it are finite
_KERNEL_SUFFIXES = (" [clone .kd]", ".kd")


def table_kind(header: list[str]) -> TableKind | None:
    """Return the kind of a CSV file with this header; None if it is unknown."""
    names = {name.strip().lower() for name in header}
    return next((kind for kind, needed in _SIGNATURES if needed <= names), None)


def kernel_name(text: str) -> str:
    """Return a kernel's name without what loaders append to it."""
    for suffix in _KERNEL_SUFFIXES:
        text = text.removesuffix(suffix)
    return text


def header_of(path: Path, file: TextIO) -> list[str]:
    try:
        return next(csv.reader(file), [])
    except csv.Error as error:
        raise InputError(f"{path}:1: not a CSV row: {error}") from error


@dataclass
class Rows:
    """The rows of an open table, whole and with their line numbers."""

    path: Path
    file: TextIO
    header: list[str]

    def __post_init__(self) -> None:
        self.names = [name.strip().lower() for name in self.header]
        self.at = {name: position for position, name in enumerate(self.names)}
        self.line = 1

    def __iter__(self) -> Iterator[list[str]]:
        """Yield the rows. A last row without a line ending must have all of its last figure."""
        if last_byte(self.path) in (b"\n", b"\r", b""):
            yield from self._rows()
            return
        last, shortest = list[str](), (1, 0)
        try:
            for number, fields in enumerate(self._rows()):
                if number:
                    shortest = _size(last[-1]) if number == 1 else _smaller(shortest, _size(last[-1]))
                    yield last
                last = fields
        except InputError:
            if last:
                yield last
            raise
        if not last or _smaller(shortest, _size(last[-1])) != shortest:
            raise InputError(
                f"{self.path}:{self.line}: truncated: the last line has no end, and a last figure shorter than others"
            )
        yield last

    def _rows(self) -> Iterator[list[str]]:
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
        """Mend a row whose kernel name was split: the surplus fields belong to the name."""
        width, more = len(self.header), len(fields) - len(self.header)
        if more < 0:
            raise InputError(f"{self.path}:{self.line}: truncated: {len(fields)} of {width} fields")
        name = next((self.at[column] for column in _NAME_COLUMNS if column in self.at), None)
        if name is None:
            raise InputError(f"{self.path}:{self.line}: {len(fields)} fields where the header has {width}")
        return [*fields[:name], ",".join(fields[name : name + more + 1]), *fields[name + more + 1 :]]

    def integer(self, *columns: str) -> Callable[[list[str]], int | None]:
        """Return a reader of the first of these columns that the file has; it gives None for empty fields and missing
        columns.
        """
        return self._reader(columns, self._odd_integer)

    def _reader(self, columns: tuple[str, ...], odd: Callable[[str, int], int]) -> Callable[[list[str]], int | None]:
        """`odd` reads what is there and is no plain whole number."""
        position = next((self.at[column] for column in columns if column in self.at), None)
        if position is None:
            return lambda _: None

        def read(fields: list[str]) -> int | None:
            text = fields[position]
            try:
                return int(text)
            except ValueError:
                return odd(text, position) if text.strip() else None

        return read

    def _odd_integer(self, text: str, position: int) -> int:
        """Return a whole number that has white space, a zero fraction or an exponent."""
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
        if not abs(value) < LARGEST:
            raise InputError(
                f"{self.path}:{self.line}: column '{_shown(self.header[position])}': '{_shown(text)}' is not a number"
            )
        return value

    def instant(self, *columns: str) -> Callable[[list[str]], int | None]:
        """Return a reader of nanoseconds, whose fractions are dropped, in the first of these columns that the
        file has.
        """
        return self._reader(columns, self._odd_instant)

    def _odd_instant(self, text: str, position: int) -> int:
        """Return a time stamp that has a fraction or an exponent, if it has all its digits."""
        where = f"{self.path}:{self.line}: column '{_shown(self.header[position])}': '{_shown(text)}'"
        try:
            value = Decimal(text.strip())
        except InvalidOperation:
            raise InputError(f"{where} is not a number") from None
        if not value.is_finite() or value.adjusted() > _DIGITS or abs(value) >= _MOST:
            raise InputError(f"{where} is not a number of 64 bits")
        if "e" in text.lower() and int(value.as_tuple().exponent) > 0:
            raise InputError(f"{where} has lost its digits, as in a spreadsheet: take the profiler's own file")
        return int(value)

    def text(self, *columns: str) -> Callable[[list[str]], str | None]:
        """Return a reader of the first of these columns that the file has; it gives None for a missing column."""
        position = next((self.at[column] for column in columns if column in self.at), None)
        return (lambda _: None) if position is None else (lambda fields: fields[position])

    def needed(self, column: str, value: int | None) -> int:
        if value is None:
            raise InputError(f"{self.path}:{self.line}: column '{column}' is empty")
        return value

    def three(self, stem: str) -> Callable[[list[str]], Three | None]:
        """Return columns `stem`_x, _y and _z."""
        x, y, z = (self.integer(f"{stem}_{axis}") for axis in "xyz")

        def read(fields: list[str]) -> Three | None:
            return three(x(fields), y(fields), z(fields))

        return read


def _shown(text: str) -> str:
    """Return a field as messages show it: one line, not too long."""
    return " ".join(text.split())[:40]


def _size(text: str) -> tuple[int, int]:
    """Return the number of characters of a figure and of its fraction; a figure that is cut off has fewer."""
    return len(text), len(text.partition(".")[2])


def _smaller(first: tuple[int, int], second: tuple[int, int]) -> tuple[int, int]:
    return min(first[0], second[0]), min(first[1], second[1])
