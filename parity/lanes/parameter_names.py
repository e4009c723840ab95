"""The names of a kernel's parameters, against what a launch binds to them: code objects of AMD have none."""

import re
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path

from parity.lanes.cpp_kernels import kernels_of_cpp
from parity.lanes.source_kernel import plain

_FUNCTION = re.compile(r"tt\.func public @\w+\((.*)")
_ARGUMENT = re.compile(r"%(\w+): ")


def names_in_cpp(texts: Sequence[str], kernel: str) -> list[str]:
    """Return the names of the parameters of a C++ kernel; none where several kernels have its name."""
    named = [found for text in texts for found in kernels_of_cpp(Path(), text) if found.name == kernel]
    is_plain = len(named) == 1 and not named[0].is_conditional
    return [parameter.name for parameter in named[0].parameters] if is_plain else []


def names_in_ttir(text: str) -> list[str]:
    """Return the names of the parameters of a Triton kernel that its code takes."""
    match = _FUNCTION.search(text)
    return _ARGUMENT.findall(match[1]) if match else []


def miscounted(names: Sequence[str], bound: Sequence[str]) -> str | None:
    """Return which parameters are bound to nothing, or which bound values no parameter takes, where the names tell."""
    if not names:  # they are not known
        return None
    theirs, ours = {plain(name) for name in names}, {plain(text) for text in bound}
    left = [name for name in names if plain(name) not in ours]
    lost = [text for text in bound if plain(text) not in theirs]
    if left and not lost and len(names) - len(bound) == len(left):
        return f"nothing is bound to {_quoted(left)}"
    if lost and not left and len(bound) - len(names) == len(lost):
        return f"the kernel has no parameter for {_quoted(lost)}"
    return None


def exchanged(names: Sequence[str], bound: Sequence[str]) -> str | None:
    """Return which two parameters are bound to what the other one is named after; None if there are none."""
    if len(names) != len(bound):
        return None
    pairs = [(name, text) for name, text in zip(names, bound, strict=True) if plain(name) != plain(text)]
    for (one, text), (other, other_text) in combinations(pairs, 2):
        if (plain(one), plain(other)) == (plain(other_text), plain(text)):
            return f"parameter '{one}' is bound to '{text}' and '{other}' to '{other_text}'"
    return None


def _quoted(names: Sequence[str]) -> str:
    return ", ".join(f"'{name}'" for name in names)
