"""Reading TOML files strictly: unknown fields and wrong values are one clear sentence."""

import tomllib
from pathlib import Path
from typing import Any, TypeVar

from pydantic import ConfigDict, TypeAdapter, ValidationError
from pydantic_core import to_json

from parity.errors import InputError

T = TypeVar("T")

STRICT = ConfigDict(extra="forbid", strict=True, frozen=True, arbitrary_types_allowed=True)


def read_toml(path: Path) -> dict[str, Any]:
    """The file's tables. Raises InputError if it is missing, unreadable or no TOML."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except FileNotFoundError:
        raise InputError(f"{path}: no such file") from None
    except (OSError, UnicodeDecodeError) as error:
        raise InputError(f"{path}: cannot be read: {error}") from error
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise InputError(f"{path}: not valid TOML: {error}") from error


def validate(kind: type[T], tables: dict[str, Any], source: str) -> T:
    """Makes a record of TOML tables.

    Raises InputError naming the file, the first wrong field and what would be right.
    """
    try:
        # As JSON, because strict validation of Python objects takes no tables for records.
        return TypeAdapter(kind).validate_json(to_json(tables))
    except ValidationError as error:
        first = min(error.errors(), key=lambda found: found["type"] not in _UNKNOWN)
        raise InputError(f"{source}: field '{_field(first['loc'])}': {_sentence(first)}") from None


_UNKNOWN = ("unexpected_keyword_argument", "extra_forbidden")


def _field(location: tuple[int | str, ...]) -> str:
    """The path to a field, without the names of union members that pydantic adds to it."""
    members = {"str", "int", "bool", "float", "constrained-int", "constrained-str", "constrained-float"}
    return ".".join(str(part) for part in location if part not in members and "[" not in str(part))


def _sentence(error: Any) -> str:
    """pydantic's message in this project's words where they are clearer."""
    given = error.get("input")
    if error["type"] in _UNKNOWN:
        return "unknown field"
    if error["type"] in ("missing", "missing_argument"):
        return "missing"
    message = str(error["msg"]).removeprefix("Value error, ")
    message = message[:1].lower() + message[1:]
    return f"{message}, not {given!r}" if isinstance(given, str | int | float | bool) else message
