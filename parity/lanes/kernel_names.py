"""Kernels by the names that people write: `scale`, `ops::scale`, not `_ZN3ops5scaleEPfi`."""

import re
from collections.abc import Iterable

from parity.errors import BuildError

_LENGTH = re.compile(r"(\d+)")
_UNNAMED = "_GLOBAL__N_1"  # a namespace without a name


def find_kernel(symbol: str, kernels: Iterable[str]) -> str:
    """The kernel that a symbol names: exactly, or by its name without parameters and template arguments.

    Raises BuildError if there is none, or several of that name.
    """
    names = list(kernels)
    if symbol in names:
        return symbol
    found = [name for name in names if plain_name(name) == symbol.removeprefix("::")]
    if len(found) == 1:
        return found[0]
    if found:
        raise BuildError(
            f"'{symbol}' names {len(found)} kernels of the code object: field 'symbol' takes one of {', '.join(found)}",
            stage="object",
        )
    raise BuildError(f"the code object has no kernel '{symbol}': it has {', '.join(names)}", stage="object")


def plain_name(mangled: str) -> str:
    """A function's name with its namespaces, as the Itanium C++ ABI (5.1.2) encodes it; a symbol that is not mangled is
    its own.
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
