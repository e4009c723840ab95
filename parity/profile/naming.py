"""Kernels as profilers call them: demangled or not, cut short or not, with what loaders append."""

import ctypes
import re
from collections import Counter
from collections.abc import Iterable
from functools import cache, lru_cache

from parity.errors import InputError
from parity.lanes.kernel_names import plain_name

_UNNAMED = ("(anonymous namespace)::", "{anonymous}::", "`anonymous namespace'::")
_SHOWN, _LENGTH = 3, 80
_NOT_PARAMETERS = re.compile(r"operator\s*(?:\(\)|[<>=!+\-*/]+)|decltype\s*\([^()]*\)|\{[^{}]*\}|\[[^\[\]]*\]")


@lru_cache(maxsize=4096)
def is_kernel(name: str, symbol: str) -> bool:
    """Whether a profiler's name for a kernel means a code object's symbol: as it is, demangled, or cut off before its
    parameters or template arguments.

    Where this machine can demangle the symbol, another instance of the same template is another kernel.
    """
    if name == symbol:
        return True
    if not symbol.startswith("_Z"):
        return re.match(rf"(?:[\w:]+ )*{re.escape(symbol)}\s*[(<]", name) is not None
    if name.startswith("_Z"):
        return False
    full, given = _normal(demangled(symbol)), _normal(name)
    if "<" in given and full:
        return _without_parameters(given) == _without_parameters(full)
    return _qualified(given) == plain_name(symbol)


def _normal(name: str) -> str:
    for unnamed in _UNNAMED:
        name = name.replace(unnamed, "")
    return re.sub(r"\s+", " ", name).strip()


def _without_parameters(name: str) -> str:
    """A name with its template arguments, without its result's type, parameters and blanks."""
    depth, begin = 0, 0
    hidden = _NOT_PARAMETERS.sub(lambda found: "_" * len(found.group()), name)
    for at, letter in enumerate(hidden):
        if letter == "(" and not depth:
            return name[begin:at].replace(" ", "")
        depth += {"<": 1, ">": -1}.get(letter, 0)
        if letter == " " and not depth:
            begin = at + 1
    return name[begin:].replace(" ", "")


def short(name: str) -> str:
    """A kernel's name with its template arguments, without its result's type and parameters; of a long one the middle
    is left out.
    """
    return _cut(_without_parameters(_normal(name)).replace(",", ", ") or name)


def _cut(name: str) -> str:
    half = (_LENGTH - 3) // 2
    return name if len(name) <= _LENGTH else f"{name[:half]}...{name[-half:]}"


def distinct(names: Iterable[str]) -> dict[str, str]:
    """Short names of kernels; those that would be the same have a number."""
    found: dict[str, str] = {}
    seen: Counter[str] = Counter()
    for name in names:
        brief = short(name)
        seen[brief] += 1
        found[name] = brief if seen[brief] == 1 else f"{brief} #{seen[brief]}"
    return found


def _qualified(name: str) -> str:
    """A name with its namespaces alone."""
    return _without_parameters(name).partition("<")[0]


@cache
def demangled(symbol: str) -> str:
    """A mangled name as people write it; empty if this machine's C++ library is not found or does not know it."""
    try:
        library = ctypes.CDLL("libstdc++.so.6")
    except OSError:
        return ""
    demangle, status = library.__cxa_demangle, ctypes.c_int()
    demangle.restype = ctypes.c_void_p
    found = demangle(symbol.encode(), None, None, ctypes.byref(status))
    if not found:
        return ""
    text = (ctypes.string_at(found)).decode(errors="replace")
    free = ctypes.CDLL(None).free
    free.argtypes = [ctypes.c_void_p]
    free(found)
    return text


def kernel_pattern(text: str | None) -> re.Pattern[str] | None:
    """The pattern of a wish for kernels; None without one. Raises InputError if it is no regular expression."""
    try:
        return None if text is None else re.compile(text)
    except re.error as error:
        raise InputError(f"--kernel: '{text}' is no regular expression: {error}") from None


def listed(names: Iterable[str]) -> str:
    """Three names, each not too long, and how many more there are."""
    different = sorted(set(names))
    shown = [_cut(name) for name in different[:_SHOWN]]
    more = len(different) - len(shown)
    return ", ".join(shown) + (f" and {more} more" if more else "")
