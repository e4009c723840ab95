"""Kernels by the names that people write: `scale`, `ops::scale`, not `_ZN3ops5scaleEPfi`."""

import ctypes
import re
from collections.abc import Iterable
from functools import cache, lru_cache

from parity.errors import BuildError

_LENGTH = re.compile(r"(\d+)")
_UNNAMED = "_GLOBAL__N_1"  # a namespace without a name
_UNNAMED_SHOWN = ("(anonymous namespace)::", "{anonymous}::", "`anonymous namespace'::")
_NOT_PARAMETERS = re.compile(r"operator\s*(?:\(\)|[<>=!+\-*/]+)|decltype\s*\([^()]*\)|\{[^{}]*\}|\[[^\[\]]*\]")


def find_kernels(symbol: str, kernels: Iterable[str]) -> list[str]:
    """Return the kernels that a symbol names: exactly, or as people write the name, with or without template
    arguments.
    """
    names = list(kernels)
    return [symbol] if symbol in names else [name for name in names if is_kernel(symbol.removeprefix("::"), name)]


def find_kernel(symbol: str, kernels: Iterable[str]) -> str:
    """Return the kernel that a symbol names. Raises BuildError if there is none, or several of that name."""
    names = list(kernels)
    matches = find_kernels(symbol, names)
    if len(matches) == 1:
        return matches[0]
    if matches:
        raise BuildError(
            f"'{symbol}' names {len(matches)} kernels of the code object: "
            f"field 'symbol' takes one of {', '.join(matches)}",
            stage="object",
        )
    there = f"it has {', '.join(names)}" if names else f"write __global__ void {symbol}(...) in the lane's file"
    raise BuildError(f"the code object has no kernel '{symbol}'{'' if names else ', nor any'}: {there}", stage="object")


def plain_name(mangled: str) -> str:
    """Return a function's name with its namespaces, as the Itanium C++ ABI (5.1.2) encodes it. A symbol that is not
    mangled is returned as it is.
    """
    if not mangled.startswith("_Z"):
        return mangled
    is_nested = mangled.startswith("_ZN")
    at = 3 if is_nested else 2
    parts: list[str] = []
    while at < len(mangled) and (is_nested or not parts):
        at += mangled.startswith("L", at)  # internal linkage
        length = _LENGTH.match(mangled, at)
        if length is None:
            break
        at = length.end() + int(length[1])
        parts.append(mangled[length.end() : at])
    return "::".join(part for part in parts if part != _UNNAMED) or mangled


@lru_cache(maxsize=4096)
def is_kernel(name: str, symbol: str) -> bool:
    """Return whether a profiler's name for a kernel means a code object's symbol: as it is, demangled, or cut off
    before its parameters or template arguments.

    Where this machine can demangle the symbol, another instance of the same template is another kernel.
    """
    if name == symbol:
        return True
    if not symbol.startswith("_Z"):
        return re.match(rf"(?:[\w:]+ )*{re.escape(symbol)}\s*[(<]", name) is not None
    if name.startswith("_Z"):
        return False
    full, given = normal_name(demangled(symbol)), normal_name(name)
    if "<" in given and full:
        return without_parameters(given) == without_parameters(full)
    return _qualified(given) == plain_name(symbol)


def normal_name(name: str) -> str:
    for unnamed in _UNNAMED_SHOWN:
        name = name.replace(unnamed, "")
    return re.sub(r"\s+", " ", name).strip()


def without_parameters(name: str) -> str:
    """Return a name with its template arguments, but without the type of its result, its parameters and blanks."""
    depth, begin = 0, 0
    hidden = _NOT_PARAMETERS.sub(lambda match: "_" * len(match.group()), name)
    for at, letter in enumerate(hidden):
        if letter == "(" and not depth:
            return name[begin:at].replace(" ", "")
        depth += {"<": 1, ">": -1}.get(letter, 0)
        if letter == " " and not depth:
            begin = at + 1
    return name[begin:].replace(" ", "")


def _qualified(name: str) -> str:
    """Return a name with its namespaces alone."""
    return without_parameters(name).partition("<")[0]


@cache
def demangled(symbol: str) -> str:
    """Return a mangled name as people write it; an empty text if this machine's C++ library is not found or does not
    know the name.
    """
    try:
        library = ctypes.CDLL("libstdc++.so.6")
    except OSError:
        return ""
    demangle, status = library.__cxa_demangle, ctypes.c_int()
    demangle.restype = ctypes.c_void_p
    pointer = demangle(symbol.encode(), None, None, ctypes.byref(status))
    if not pointer:
        return ""
    text = (ctypes.string_at(pointer)).decode(errors="replace")
    free = ctypes.CDLL(None).free
    free.argtypes = [ctypes.c_void_p]
    free(pointer)
    return text
