"""Which files a kernel is made of, so that a changed one is never built from the cache."""

import os
import re
from itertools import zip_longest
from modulefinder import ModuleFinder
from pathlib import Path

from parity.errors import InputError
from parity.lanes.identity import file_sha256

_INCLUDE = re.compile(r'^\s*#\s*include(?:_next)?\s*["<]([^">]+)[">]', re.MULTILINE)


def source_hashes(kernel: Path, include_folders: list[Path], also: set[Path]) -> dict[str, str]:
    """Hashes of the kernel's file and of everything it includes or imports, by path relative to the kernel's folder.

    Headers are looked for beside the including file and in `include_folders`; `also` are files that a compiler named.
    What is found by neither belongs to the toolchain, whose identity is part of the cache's key. Raises InputError
    for a kernel that cannot be read.
    """
    if not kernel.is_file():
        raise InputError(f"{kernel}: no such kernel file")
    try:
        files = (_imported(kernel) if kernel.suffix == ".py" else _included(kernel, include_folders)) | also
        return {os.path.relpath(path, kernel.parent): file_sha256(path) for path in sorted(files)}
    except OSError as error:
        raise InputError(f"{error.filename}: cannot be read: {error.strerror}") from error


def include_folders(flags: list[str], base: Path) -> list[Path]:
    """The `-I` folders among compiler flags, relative ones below `base`."""
    named = [
        flag[2:] or following
        for flag, following in zip_longest(flags, flags[1:], fillvalue="")
        if flag.startswith("-I")
    ]
    return [base / folder for folder in named]


def _included(kernel: Path, folders: list[Path]) -> set[Path]:
    found: set[Path] = set()
    pending = [kernel]
    while pending:
        path = pending.pop()
        if path in found:
            continue
        found.add(path)
        for name in _INCLUDE.findall(path.read_text(errors="replace")):
            candidates = [folder / name for folder in (path.parent, *folders)]
            pending += [candidate.resolve() for candidate in candidates if candidate.is_file()][:1]
    return found


def _imported(kernel: Path) -> set[Path]:
    finder = ModuleFinder(path=[str(kernel.parent)])
    try:
        finder.run_script(str(kernel))
    except SyntaxError as error:
        raise InputError(f"{kernel}:{error.lineno or 1}: not valid Python: {error.msg}") from error
    except (ImportError, MemoryError, RecursionError, ValueError) as error:
        raise InputError(f"{kernel}: its imports cannot be followed: {error or type(error).__name__}") from error
    files = (getattr(module, "__file__", None) for module in finder.modules.values())
    return {Path(file) for file in files if file}
