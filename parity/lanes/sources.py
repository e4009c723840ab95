"""Which files a kernel consists of, so that a change to one of them is never hidden by the cache."""

import codecs
import os
import re
from collections.abc import Callable, Iterable
from pathlib import Path

from parity.errors import InputError
from parity.lanes.flags import folders_of
from parity.lanes.triton.places import imported_files
from parity.system.hashing import file_sha256
from parity.system.nearest import file_meant

_MOST_READ = 1 << 20  # bytes of a kernel's file that are looked at before it is built
_CODING = re.compile(rb"coding[:=]")  # PEP 263
_INCLUDE = re.compile(r'^[ \t]*#\s*(?:include(?:_next)?|import|embed)\s*["<]([^">]+)[">]', re.MULTILINE)
_EMBED = re.compile(r"^[ \t]*(?:#|%:|\?\?=)[ \t]*embed\b", re.MULTILINE)
_NAMED_EMBED = re.compile(r'^[ \t]*#\s*embed\s*["<][^">]+[">]', re.MULTILINE)
_LOOKED_FOR = re.compile(r'\b__has_(?:include|include_next|embed)\s*\(\s*["<]([^">]+)[">]')
_LOOKS = re.compile(r"\b__has_(?:include|include_next|embed)\s*\(")
_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
Check = Callable[[Iterable[Path]], None]


def source_hashes(kernel: Path, include_folders: list[Path], also: set[Path], check: Check) -> dict[str, str]:
    """Hash the kernel's file and everything it includes or imports, by path relative to the kernel's folder.

    Headers are looked for next to the including file and in `include_folders`; `also` are files that a compiler named.
    A header found in neither way belongs to the toolchain, whose identity is part of the cache's key. `check` raises
    for files that must not be included. Raises InputError for a kernel that cannot be read.
    """
    check_readable(kernel)
    try:
        check(also)
        is_python = kernel.suffix == ".py"
        files = also | (_imported(kernel, check) if is_python else included_files(kernel, include_folders, check))
        return {os.path.relpath(path, kernel.parent): file_sha256(path) for path in sorted(files)}
    except OSError as error:
        raise InputError(f"{error.filename}: cannot be read: {error.strerror}") from error


def check_readable(kernel: Path) -> None:
    """Raise InputError for a kernel's file that is not there, or that may not be read."""
    if not kernel.is_file():
        raise InputError(f"{kernel}: no such kernel file{file_meant(kernel)}")
    try:
        with kernel.open("rb") as file:
            text = file.read(_MOST_READ)
    except OSError as error:
        raise InputError(f"{kernel}: cannot be read: {error.strerror}") from error
    if not text.strip():
        raise InputError(f"{kernel}: is empty: a kernel should stand in it")
    if kernel.suffix == ".py" and (wrong := _not_utf8(text)):
        raise InputError(f"{kernel}: {wrong}")


def _not_utf8(text: bytes) -> str:
    """Say which byte Python's own encoding does not have; empty for a text that names another one, or is right."""
    if _CODING.search(b"\n".join(text.split(b"\n")[:2])):
        return ""
    try:
        codecs.getincrementaldecoder("utf-8")().decode(text)
    except UnicodeDecodeError as error:
        line = text.count(b"\n", 0, error.start) + 1
        return f"is not UTF-8: byte {text[error.start]:#x} in line {line}"
    return ""


def include_folders(flags: list[str], base: Path) -> list[Path]:
    """Return the include folders among compiler flags; a relative one is relative to `base`."""
    return [base / folder for _, folder, _ in folders_of(flags)]


def included_names(text: str) -> list[str]:
    """List the headers that a text includes, or asks for, as it names them."""
    names: list[str] = _INCLUDE.findall(text) + _LOOKED_FOR.findall(text)
    return names


def included_files(kernel: Path, folders: list[Path], check: Check) -> set[Path]:
    """Find the kernel's file and the headers that its text and theirs include, looked for as `source_hashes` says."""
    files: set[Path] = set()
    pending = [kernel]
    while pending:
        path = pending.pop()
        if path in files:
            continue
        files.add(path)
        check([path])
        text = path.read_text(errors="replace")
        plain = _COMMENT.sub(" ", text.replace("\\\n", ""))
        for word, every, named in (("#embed", _EMBED, _NAMED_EMBED), ("__has_include", _LOOKS, _LOOKED_FOR)):
            if len(every.findall(plain)) > len(named.findall(text)):
                raise InputError(f"{path}: '{word}' should name its file there, on one line, so that the run keeps it")
        for name in included_names(text):
            candidates = [folder / name for folder in (path.parent, *folders)]
            pending += [candidate.resolve() for candidate in candidates if candidate.is_file()][:1]
    return files


def _imported(kernel: Path, check: Check) -> set[Path]:
    try:
        return imported_files(kernel, check)
    except SyntaxError as error:
        raise InputError(f"{error.filename or kernel}:{error.lineno or 1}: not valid Python: {error.msg}") from error
    except (MemoryError, RecursionError, ValueError) as error:
        raise InputError(f"{kernel}: its imports cannot be followed: {error or type(error).__name__}") from error
