"""Reading TOML files strictly: unknown fields and wrong values are one clear sentence."""

import tomllib
from pathlib import Path
from typing import Any, TypeVar

from pydantic import ConfigDict, TypeAdapter, ValidationError
from pydantic_core import to_json

from parity.errors import InputError

T = TypeVar("T")
_LONGEST_INTEGER, _LONGEST_SHOWN = 1 << 128, 200

STRICT = ConfigDict(extra="forbid", strict=True, frozen=True, arbitrary_types_allowed=True)


def read_toml(path: Path) -> dict[str, Any]:
    """The file's tables. Raises InputError if it is missing, unreadable or no TOML."""
    try:
        tables = tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except FileNotFoundError:
        raise InputError(f"{path}: no such file") from None
    except (OSError, UnicodeDecodeError) as error:
        raise InputError(f"{path}: cannot be read: {error}") from error
    except (ValueError, RecursionError) as error:  # TOMLDecodeError, or a number that Python does not read
        raise InputError(f"{path}: not valid TOML: {error}") from error
    _check_integers(tables, path)
    return tables


def _check_integers(tables: dict[str, Any], path: Path) -> None:
    """Raises InputError for an integer that no 64 bits hold: TOML has none."""
    pending: list[tuple[str, Any]] = [*tables.items()]
    while pending:
        name, value = pending.pop()
        if isinstance(value, dict):
            pending += [(f"{name}.{key}", inner) for key, inner in value.items()]
        elif isinstance(value, list):
            pending += [(f"{name}.{number}", inner) for number, inner in enumerate(value)]
        elif isinstance(value, int) and not -(1 << 63) <= value < 1 << 64:
            raise InputError(f"{path}: field '{name}': a number of {value.bit_length()} bits, more than 64")


def validate(kind: type[T], tables: dict[str, Any], source: str) -> T:
    """Makes a record of TOML tables.

    Raises InputError naming the file, the first wrong field and what would be right.
    """
    try:
        # As JSON, because strict validation of Python objects takes no tables for records.
        return TypeAdapter(kind).validate_json(to_json(tables))
    except ValidationError as error:
        raise InputError(f"{source}: {first_wrong(error)}") from None


def first_wrong(error: ValidationError) -> str:
    """The first wrong field of a record and what would be right."""
    first = min(error.errors(), key=lambda found: found["type"] not in _UNKNOWN)
    return f"field '{_field(first['loc'])}': {_sentence(first)}"


_UNKNOWN = ("unexpected_keyword_argument", "extra_forbidden")


def _field(location: tuple[int | str, ...]) -> str:
    """The path to a field, without the names of union members that pydantic adds to it."""
    members = {"str", "int", "bool", "float", "constrained-int", "constrained-str", "constrained-float"}
    named = (str(part).lstrip(".") for part in location if part not in members and "[" not in str(part))
    return ".".join(named)


def _sentence(error: Any) -> str:
    """pydantic's message in this project's words where they are clearer."""
    given = error.get("input")
    if error["type"] in _UNKNOWN:
        return "unknown field"
    if error["type"] in ("missing", "missing_argument"):
        return "missing"
    message = str(error["msg"]).removeprefix("Value error, ")
    message = message[:1].lower() + message[1:]
    return f"{message}, not {_shown(given)}" if isinstance(given, str | int | float | bool) else message


def _shown(given: str | float | bool) -> str:
    """A value as a file has it, but no book: Python refuses to write out a number of thousands of digits."""
    if isinstance(given, int) and abs(given) >= _LONGEST_INTEGER:
        return f"a number of {given.bit_length()} bits"
    shown = repr(given)
    return shown if len(shown) <= _LONGEST_SHOWN else f"{shown[:_LONGEST_SHOWN]}..."
