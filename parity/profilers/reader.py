"""Finds out what a profiler's file or folder is, and reads it."""

import os
from collections.abc import Container, Iterator
from dataclasses import dataclass
from pathlib import Path

from parity.errors import InputError
from parity.profilers.ncu import is_ncu, read_ncu
from parity.profilers.opening import first_bytes, is_packed
from parity.profilers.rocpd import SQLITE, has_kernels, is_sqlite, read_rocpd
from parity.profilers.sdk_json import read_sdk_json
from parity.profilers.table_readers import read_table
from parity.profilers.tables import TableKind, table_kind
from parity.records import ProfileRow

_PACKED = ".gz"
_OF_NO_USE = {
    None: "is no profiler's table",
    TableKind.OTHER: "has no dispatches",
    TableKind.GPUS: "describes the GPU",
}
_NAMED = (".csv", ".json", ".db", ".rocpd", ".sqlite")
_SNIFFED_BYTES = 1 << 16
_SDK = b"rocprofiler-sdk-tool"


@dataclass(frozen=True)
class ProfileFiles:
    """The files of a profile: those that are read, in order, samples of the program counter last, as other files name
    their kernels; and those that are passed over, with the reason.
    """

    read: list[Path]
    passed_over: dict[Path, str]


def profile_files(path: Path) -> ProfileFiles:
    """The files of a profile: the file itself, or all of a folder (`pass_1/`, `pmc_1/`, `HOST/PID_...` included). In a
    folder, what has no dispatches is passed over.

    Raises InputError if there is nothing to read.
    """
    if path.is_file():
        return ProfileFiles([path], {})
    if not path.is_dir():
        there = path.exists()
        raise InputError(f"{path}: {'is neither a file nor a folder' if there else 'no such file or folder'}")
    found = {file: _passed_over(file) for file in sorted(_below(path))}
    kept = [file for file, why in found.items() if not why]
    if not kept:
        raise InputError(f"{path}: contains no profiler's file: expected csv, json or rocpd")
    kept.sort(key=lambda file: _kind(file) is TableKind.PC_SAMPLES)
    return ProfileFiles(kept, {file: why for file, why in found.items() if why})


def _below(folder: Path) -> Iterator[Path]:
    """What is in a folder and those below it, but for the folders themselves. Links to folders are not followed."""

    def refuse(error: OSError) -> None:
        raise InputError(f"{error.filename}: cannot be read: {error.strerror}") from error

    for where, folders, files in os.walk(folder, onerror=refuse):
        yield from (
            Path(where, name) for name in [*files, *(name for name in folders if Path(where, name).is_symlink())]
        )


def _passed_over(file: Path) -> str:
    """Why a file of a folder is of no interest; empty if it is."""
    if not file.is_file():
        return "is a link to a folder" if file.is_dir() else "is no file"
    named = file.with_suffix("") if file.suffix == _PACKED else file
    try:
        match named.suffix:
            case ".csv" if is_ncu(file):
                return ""
            case ".csv":
                return _OF_NO_USE.get(_kind(file), "")
            case ".json":
                return "" if is_sdk_json(file) else "is not rocprofv3's JSON"
            case ".db" | ".rocpd" | ".sqlite":
                return "" if has_kernels(file) else "is no rocpd database"
    except OSError as error:
        raise InputError(f"{file}: cannot be read: {error.strerror}") from error
    return f"is not {', '.join(_NAMED)}"


def _kind(file: Path) -> TableKind | None:
    """The kind of a table; None if the file is none."""
    lines = first_bytes(file, _SNIFFED_BYTES).decode("utf-8-sig", errors="replace").splitlines()
    return table_kind(lines[0].replace('"', "").strip().split(",")) if lines else None


def read_profile(file: Path, *, partial: bool = False, asked: Container[str] = ()) -> Iterator[ProfileRow]:
    """The rows of one file of any kind. `asked` names counters to read that would otherwise be left out.

    Raises InputError, with the file and if possible the line, if the file is of no known kind, cut off or inconsistent;
    with `partial`, reading just ends there.
    """
    try:
        if is_packed(file) and first_bytes(file, len(SQLITE)) == SQLITE:
            raise InputError(f"{file}: a database that gzip packed: unpack it first")
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


def is_sdk_json(file: Path) -> bool:
    """Whether a file is rocprofv3's JSON."""
    return _begins_with_brace(file) and _SDK in first_bytes(file, _SNIFFED_BYTES)


def _begins_with_brace(file: Path) -> bool:
    return first_bytes(file, 64).lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"{")
