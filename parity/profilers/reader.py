"""Finds out what a profiler's file or folder is, and reads it."""

import os
from collections.abc import Container, Iterator
from dataclasses import dataclass
from pathlib import Path

from parity.errors import InputError
from parity.profilers.formats.base import Format
from parity.profilers.formats.opening import first_bytes, is_packed
from parity.profilers.formats.rocpd import SQLITE
from parity.profilers.registry import FORMATS
from parity.records import ProfileRow

_PACKED = ".gz"


@dataclass(frozen=True)
class ProfileFiles:
    """The files of a profile: those that are read, in order, samples of the program counter last, as other files name
    their kernels; and those that are passed over, with the reason.
    """

    read: list[Path]
    passed_over: dict[Path, str]


def profile_files(path: Path) -> ProfileFiles:
    """Return the files of a profile: the file itself, or all of a folder (`pass_1/`, `pmc_1/`, `HOST/PID_...`
    included). In a folder, files without dispatches are passed over.

    Raises InputError if there is nothing to read.
    """
    if path.is_file():
        return ProfileFiles([path], {})
    if not path.is_dir():
        there = path.exists()
        raise InputError(f"{path}: {'is neither a file nor a folder' if there else 'no such file or folder'}")
    reasons = {file: _passed_over(file) for file in sorted(_below(path))}
    kept = [file for file, why in reasons.items() if not why]
    if not kept:
        raise InputError(f"{path}: contains no profiler's file: expected csv, json or rocpd")
    kept.sort(key=lambda file: format_of(file).comes_last(file))
    return ProfileFiles(kept, {file: why for file, why in reasons.items() if why})


def _below(folder: Path) -> Iterator[Path]:
    """Yield the files in a folder and in those below it, without the folders themselves. Links to folders are yielded,
    not followed.
    """

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
    of_its_name = [known for known in FORMATS if named.suffix in known.endings]
    if not of_its_name:
        return f"is not {', '.join(dict.fromkeys(ending for known in reversed(FORMATS) for ending in known.endings))}"
    try:
        file_format = next((known for known in of_its_name if known.is_it(file)), of_its_name[-1])
        return file_format.useless(file)
    except OSError as error:
        raise InputError(f"{file}: cannot be read: {error.strerror}") from error


def format_of(file: Path) -> Format:
    """Return the format of a file, whatever its name; that of tables if the file is of no other format."""
    return next(known for known in FORMATS if known.is_it(file))


def read_profile(file: Path, *, partial: bool = False, asked: Container[str] = ()) -> Iterator[ProfileRow]:
    """Yield the rows of one file of any kind. `asked` names counters to read that would otherwise be left out.

    Raises InputError, with the file and if possible the line, if the file is of no known kind, cut off or inconsistent;
    with `partial`, reading just ends there.
    """
    try:
        if is_packed(file) and first_bytes(file, len(SQLITE)) == SQLITE:
            raise InputError(f"{file}: a database that gzip packed: unpack it first")
        yield from format_of(file).read(file, partial=partial, asked=asked)
    except OSError as error:
        raise InputError(f"{file}: cannot be read: {error.strerror}") from error
