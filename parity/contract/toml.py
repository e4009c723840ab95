"""Reads TOML files strictly: each unknown field or wrong value is reported in one clear sentence."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, TypeVar

from pydantic import ConfigDict, Field, TypeAdapter, ValidationError
from pydantic_core import to_json

from parity.errors import InputError
from parity.system.wrong_fields import NOT_BLANK, wrong_fields

T = TypeVar("T")
FILL_IN = "FILL IN"  # the value of a field that `parity init` leaves to the user

# pydantic builds a schema only when it is first used, because a process that only measures validates nothing.
STRICT = ConfigDict(extra="forbid", strict=True, frozen=True, arbitrary_types_allowed=True, defer_build=True)
Text = Annotated[str, Field(pattern=NOT_BLANK)]
_DEEPEST, _LONGEST_SHOWN_BITS, _LONGEST_FIELD = 32, 128, 200
_MOST_BYTES = 1 << 20
# A key of more parts than a field has: Python's reader takes a time that grows with their square, and more memory.
_PART = r"""(?:[\w-]++|"[^"\n]*+"|'[^'\n]*+')"""
_DEEP_KEY = re.compile(rf"(?<![\w-]){_PART}(?:[ \t]*+\.[ \t]*+{_PART}){{{_DEEPEST}}}")
_INTEGERS = range(-(1 << 63), 1 << 64)  # TOML's signed integers, and kernels' unsigned arguments


def read_toml(path: Path) -> dict[str, Any]:
    """Return the file's tables.

    Raises InputError for the same reasons as `parse_toml`; if the file has values that no field can take: integers
    beyond 64 bits, NUL characters, tables nested too deep; and for fields that are still to be filled in.
    """
    tables = parse_toml(path)
    _check_values(tables, path, ())
    if fields := still_open(tables):
        raise InputError(*(f"{path}: field '{field}': is still to be filled in" for field in fields))
    return tables


def parse_toml(path: Path) -> dict[str, Any]:
    """Return the tables of a file, even of a draft. Raises InputError if the file is missing, unreadable, too large or
    not TOML.
    """
    try:
        if path.exists() and not path.is_file():
            raise InputError(f"{path}: is no ordinary file{', but a folder' if path.is_dir() else ''}")
        if (size := path.stat().st_size) > _MOST_BYTES:
            raise InputError(f"{path}: has {size:,} bytes: a file of this kind has at most {_MOST_BYTES:,}")
        text = path.read_text(encoding="utf-8-sig")
        if deep := _DEEP_KEY.search(text):
            field = deep[0].partition(".")[0].strip(" \t\"'")
            raise InputError(f"{path}: field '{field[:_LONGEST_FIELD]}': nested more than {_DEEPEST} deep")
        return tomllib.loads(text)
    except FileNotFoundError:
        raise InputError(f"{path}: no such file") from None
    except (OSError, UnicodeDecodeError) as error:
        raise InputError(f"{path}: cannot be read: {error}") from error
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise InputError(f"{path}: not valid TOML: {error}") from error
    except ValueError:  # Python refuses to parse an integer with too many digits
        raise InputError(f"{path}: an integer has thousands of digits: it must fit 64 bits") from None


def still_open(tables: dict[str, Any]) -> list[str]:
    """Return the fields that say `FILL_IN`."""
    return list(_still_open(tables, ()))


def _still_open(value: Any, field: tuple[str, ...]) -> Iterator[str]:
    if isinstance(value, dict | list):
        inside = value.items() if isinstance(value, dict) else enumerate(value)
        for key, inner in inside:
            yield from _still_open(inner, (*field, str(key)))
    elif value == FILL_IN:
        yield ".".join(field)


def _check_values(value: Any, path: Path, field: tuple[str, ...]) -> None:
    where = f"{path}: field '{'.'.join(field)}'"
    if len(field) > _DEEPEST:
        raise InputError(f"{path}: field '{field[0]}': nested more than {_DEEPEST} deep")
    match value:
        case dict():
            for key, inner in value.items():
                _check_values(key, path, (*field, key))
                _check_values(inner, path, (*field, key))
        case list():
            for number, inner in enumerate(value):
                _check_values(inner, path, (*field, str(number)))
        case str() if "\0" in value:
            raise InputError(f"{where}: has a NUL character")
        case int() if value not in _INTEGERS:
            bits = value.bit_length()
            shown = str(value) if bits <= _LONGEST_SHOWN_BITS else f"a number of {bits} bits"
            raise InputError(f"{where}: {shown} does not fit 64 bits")


def validate(kind: type[T], tables: dict[str, Any], source: str, table: str = "") -> T:
    """Make a record of TOML tables, which stand in a `table` of the file.

    Raises InputError with a line for each wrong field, which gives the file, the field and what would be right.
    """
    try:
        # The tables go through JSON, because strict validation of Python objects accepts no dict for a record.
        return TypeAdapter(kind).validate_json(to_json(tables))
    except ValidationError as error:
        sentences = (
            text.replace("field '", f"field '{table}.", 1) if table else text for text in wrong_fields(error, kind)
        )
        raise InputError(*(f"{source}: {text}" for text in sentences)) from None
