"""In what two builds of one launch differ: settings, counts, and the first instructions."""

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any

from parity.codeobject import read_object
from parity.errors import InputError
from parity.isa.analyse import analyse, static_counters
from parity.isa.parse import Function
from parity.isa.sass import functions_of

Build = tuple[bytes | None, bytes | None]  # its assembly text and its code object
Names = tuple[str, str]  # of the kernel in the recorded build and in the new one
_SHOWN = 3  # instructions from the first different one on
_LONGEST = 200
_FIELDS = {
    "compiler": "compiler",
    "compiler_version": "compiler version",
    "library_sha256": "compiler library sha256",
    "kernel_name": "kernel",
    "grid": "grid",
    "threads": "threads",
    "dynamic_lds_bytes": "dynamic LDS",
}
DECIDES_LAUNCH = ("grid", "threads", "dynamic LDS")  # of one code object
_TABLES = {"packages": "package", "environment": "environment", "options": "option"}


@dataclass(frozen=True)
class Difference:
    """Something in which the builds differ, with both values as text; an empty one is absent there."""

    what: str
    recorded: str
    rebuilt: str


@dataclass(frozen=True)
class CountDifference:
    """A counter of the machine code in both builds; None where a build does not have it. Basis: static."""

    scope: str
    name: str
    recorded: float | None
    rebuilt: float | None


@dataclass(frozen=True)
class FirstDifference:
    """The first instruction that is not the same, counted from 1: the lines of the two texts, and what stands there."""

    number: int
    recorded_line: int | None
    rebuilt_line: int | None
    recorded: list[str]
    rebuilt: list[str]


def differing_fields(recorded: Mapping[str, Any], rebuilt: Mapping[str, Any]) -> Iterator[Difference]:
    """Return toolchain, launch, packages, environment and options, where both are known."""
    for name, what in _FIELDS.items():
        if name in rebuilt and rebuilt[name] != recorded[name]:
            yield Difference(what, _text(recorded[name]), _text(rebuilt[name]))
    for name, what in _TABLES.items():
        old, new = _plain(recorded[name] or {}), _plain(rebuilt[name])
        for key in sorted({*old, *new}):
            if old.get(key) != new.get(key):
                yield Difference(f"{what} {key}", _text(old.get(key)), _text(new.get(key)))


def _plain(table: Mapping[str, Any]) -> dict[str, Any]:
    """Return a table as the lab book has it, where tuples have become lists."""
    return dict(json.loads(json.dumps(table)))


def _text(value: Any) -> str:
    shown = "" if value is None else value if isinstance(value, str) else json.dumps(value)
    return shown if len(shown) <= _LONGEST else f"{shown[:_LONGEST]}..."


def differing_counts(recorded: Build, rebuilt: Build, names: Names) -> list[CountDifference]:
    """Return the counters that differ, as this version's reader counts them, the largest differences first; none where
    a text cannot be read.
    """
    try:
        old, new = (_counters(*build, name) for build, name in zip((recorded, rebuilt), names, strict=True))
    except InputError:
        return []
    keys = [key for key in {**old, **new} if old.get(key) != new.get(key)]
    keys.sort(key=lambda key: (-abs(new.get(key, 0.0) - old.get(key, 0.0)), key))
    return [CountDifference(*key, old.get(key), new.get(key)) for key in keys]


def _counters(text: bytes | None, code: bytes | None, kernel: str) -> dict[tuple[str, str], float]:
    objects = read_object(code, "kernel.co").kernels if code else None
    (analysis,) = analyse((text or b"").decode(errors="replace"), kernel=f"^{re.escape(kernel)}$", objects=objects)
    return static_counters(analysis)


def first_difference(recorded: bytes, rebuilt: bytes, names: Names) -> FirstDifference | None:
    """Return where the instructions of two texts part; None where they are the same, or where a text cannot be read."""
    try:
        old, new = (_function(text, name) for text, name in zip((recorded, rebuilt), names, strict=True))
    except (InputError, KeyError):
        return None
    both = zip_longest(_instructions(old), _instructions(new))
    at = next(
        (number for number, (recorded_instruction, theirs) in enumerate(both) if recorded_instruction != theirs), None
    )
    if at is None:
        return None
    return FirstDifference(at + 1, _line(old, at), _line(new, at), _from(old, at), _from(new, at))


def _function(text: bytes, kernel: str) -> Function:
    shown = text.decode(errors="replace")
    return functions_of(shown, "kernel.s")[kernel]


def _instructions(function: Function) -> list[tuple[str, str]]:
    return list(zip(function.mnemonics, function.operands, strict=True))


def _line(function: Function, at: int) -> int | None:
    return function.lines[at] if at < len(function) else None


def _from(function: Function, at: int) -> list[str]:
    return [f"{name} {operands}".strip() for name, operands in _instructions(function)[at : at + _SHOWN]]
