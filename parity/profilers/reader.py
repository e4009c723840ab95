"""Finds out what a profiler's file or folder is, and reads it."""

from collections.abc import Container, Iterator
from pathlib import Path

from parity.errors import InputError
from parity.profilers.ncu import is_ncu, read_ncu
from parity.profilers.records import ProfileRow
from parity.profilers.rocpd import is_sqlite, read_rocpd
from parity.profilers.sdk_json import read_sdk_json
from parity.profilers.tables import TableKind, read_table, table_kind

SUFFIXES = (".csv", ".json", ".db", ".rocpd", ".sqlite")


def profile_files(path: Path) -> list[Path]:
    """The files of a profile: the file itself, or all of a folder (`pass_1/`, `pmc_1/`, `HOST/PID_...` included) in
    order.

    Raises InputError if there is nothing to read.
    """
    if path.is_file():
        return [path]
    if not path.is_dir():
        raise InputError(f"{path}: no such file or folder")
    found = sorted(file for file in path.rglob("*") if file.is_file() and file.suffix in SUFFIXES)
    kept = [file for file in found if file.suffix != ".csv" or _is_of_interest(file)]
    if not kept:
        raise InputError(f"{path}: contains no profiler's file: expected csv, json or rocpd")
    return kept


def _is_of_interest(file: Path) -> bool:
    """Whether a table in a folder has dispatches; statistics, agents and API calls have none."""
    with file.open(encoding="utf-8-sig", errors="replace") as opened:
        header = opened.readline().replace('"', "").strip().split(",")
    return is_ncu(file) or table_kind(header) is not TableKind.OTHER


def read_profile(file: Path, *, partial: bool = False, asked: Container[str] = ()) -> Iterator[ProfileRow]:
    """The rows of one file of any kind. `asked` names counters to read that would otherwise be left out.

    Raises InputError, with the file and if possible the line, if the file is of no known kind, cut off or inconsistent;
    with `partial`, reading just ends there.
    """
    try:
        if is_sqlite(file):
            yield from read_rocpd(file, partial=partial)
        elif is_ncu(file):
            yield from read_ncu(file, partial=partial, asked=asked)
        elif _begins_with_brace(file):
            yield from read_sdk_json(file, partial=partial)
        else:
            yield from read_table(file, partial=partial)
    except OSError as error:
        raise InputError(f"{file}: cannot be read: {error.strerror}") from error


def _begins_with_brace(file: Path) -> bool:
    with file.open("rb") as opened:
        return opened.read(64).lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"{")
