"""Kernels as profilers call them: demangled or not, cut short or not, with what loaders append."""

import re
from collections import Counter
from collections.abc import Iterable

from parity.codeobject.kernel_names import normal_name, without_parameters
from parity.errors import InputError

_SHOWN, _LENGTH = 3, 80


def short(name: str) -> str:
    """Return a kernel's name with its template arguments, without the type of its result and its parameters; the middle
    of a long name is left out.
    """
    return _cut(without_parameters(normal_name(name)).replace(",", ", ") or name)


def _cut(name: str) -> str:
    half = (_LENGTH - 3) // 2
    return name if len(name) <= _LENGTH else f"{name[:half]}...{name[-half:]}"


def distinct(names: Iterable[str]) -> dict[str, str]:
    """Return short names of kernels; those that would be the same have a number."""
    short_names: dict[str, str] = {}
    seen: Counter[str] = Counter()
    for name in names:
        brief = short(name)
        seen[brief] += 1
        short_names[name] = brief if seen[brief] == 1 else f"{brief} #{seen[brief]}"
    return short_names


def kernel_pattern(text: str | None) -> re.Pattern[str] | None:
    """Return the pattern for the kernels that are asked for; None without one. Raises InputError if the text is not a
    regular expression.
    """
    try:
        return None if text is None else re.compile(text)
    except re.error as error:
        raise InputError(f"--kernel: '{text}' is no regular expression: {error}") from None


def listed(names: Iterable[str]) -> str:
    """Return three names, each not too long, and how many more there are."""
    different = sorted(set(names))
    shown = [_cut(name) for name in different[:_SHOWN]]
    more = len(different) - len(shown)
    return ", ".join(shown) + (f" and {more} more" if more else "")
