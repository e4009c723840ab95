"""Contracts as they were written before operators had files: the one formula, sizes under `problem` and `tile`.

Files of that form are still read, and stored contracts of it are migrated.
"""

from collections.abc import Mapping
from typing import Any

from parity.errors import InputError

_RENAMED = {"problem": "axes", "tile": "blocks"}
_TEXTS = ("epilogue", "zero_bytes", "subnormal_bytes", "nan_bytes")


def in_todays_form(tables: Mapping[str, Any]) -> dict[str, Any]:
    """A contract's tables in today's form; those that are in it already stay as they are.

    What was prose and is a choice now is taken over where it says one of today's choices. Raises InputError where it
    does not.
    """
    found = dict(tables)
    for before, now in _RENAMED.items():
        if isinstance(older := found.pop(before, None), dict):
            found[now] = {**older, **found.get(now, {})}  # a variant may be in today's form
    if isinstance(tensors := found.get("tensors"), dict):
        found["tensors"] = {name: _tensor(tensor) for name, tensor in tensors.items()}
    if isinstance(numerics := found.get("numerics"), dict) and (set(_TEXTS) & numerics.keys() or "problem" in tables):
        found["numerics"] = _numerics(numerics)
    return found


def _tensor(tensor: Any) -> Any:
    """Which way a tensor goes is its operator's to say."""
    return {name: value for name, value in tensor.items() if name != "output"} if isinstance(tensor, dict) else tensor


def _numerics(numerics: Mapping[str, Any]) -> dict[str, Any]:
    found = {name: value for name, value in numerics.items() if name not in _TEXTS}
    found.setdefault("nan", "continues_exponent")
    chosen = {
        "rounding": ("epilogue", {"one rounding": "once", "each operation": "after_each_operation"}),
        "subnormals": ("subnormal_bytes", {"exact": "exact", "flush": "flushed"}),
    }
    for name, (text, words) in chosen.items():
        if text not in numerics or name in found:
            continue
        meant = [choice for word, choice in words.items() if word in str(numerics[text])]
        if len(meant) != 1:
            choices = " or ".join(f'{name} = "{choice}"' for choice in words.values())
            raise InputError(
                f"field 'numerics.{text}': '{numerics[text]}' is prose that nothing checks: write {choices}"
            )
        found[name] = meant[0]
    return found
