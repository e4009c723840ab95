"""Contracts as they were written before operators had files: they know one formula, and have their sizes under
`problem` and `tile`.

Files of that form can still be read.
"""

from collections.abc import Mapping
from typing import Any

from parity.errors import InputError

_RENAMED = {"problem": "axes", "tile": "blocks"}
_TEXTS = ("epilogue", "zero_bytes", "subnormal_bytes", "nan_bytes")


def in_todays_form(tables: Mapping[str, Any]) -> dict[str, Any]:
    """Return a contract's tables in today's form; tables that have this form already stay as they are.

    Two of today's choices were prose in the older form. Prose that names exactly one of today's options becomes that
    option. Raises InputError for prose that does not.
    """
    todays_tables = dict(tables)
    if "problem" in tables:
        todays_tables.setdefault("operator", "scaled_mm")
    for before, now in _RENAMED.items():
        if isinstance(older := todays_tables.pop(before, None), dict):
            todays_tables[now] = {**older, **todays_tables.get(now, {})}  # a variant may be in today's form
    if isinstance(tensors := todays_tables.get("tensors"), dict):
        todays_tables["tensors"] = {name: _tensor(tensor) for name, tensor in tensors.items()}
    if isinstance(numerics := todays_tables.get("numerics"), dict) and (
        set(_TEXTS) & numerics.keys() or "problem" in tables
    ):
        todays_tables["numerics"] = _numerics(numerics)
    return todays_tables


def _tensor(tensor: Any) -> Any:
    """Drop `output`: the operator decides whether a tensor is an output."""
    return {name: value for name, value in tensor.items() if name != "output"} if isinstance(tensor, dict) else tensor


def _numerics(numerics: Mapping[str, Any]) -> dict[str, Any]:
    todays_numerics = {name: value for name, value in numerics.items() if name not in _TEXTS}
    todays_numerics.setdefault("nan", "continues_exponent")
    chosen = {
        "rounding": ("epilogue", {"one rounding": "once", "each operation": "after_each_operation"}),
        "subnormals": ("subnormal_bytes", {"exact": "exact", "flush": "flushed"}),
    }
    for name, (text, words) in chosen.items():
        if text not in numerics or name in todays_numerics:
            continue
        meant = [choice for word, choice in words.items() if word in str(numerics[text])]
        if len(meant) != 1:
            choices = " or ".join(f'{name} = "{choice}"' for choice in words.values())
            raise InputError(
                f"field 'numerics.{text}': '{numerics[text]}' is prose that nothing checks: write {choices}"
            )
        todays_numerics[name] = meant[0]
    return todays_numerics
