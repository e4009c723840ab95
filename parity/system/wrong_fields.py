"""What is wrong in the fields of a record that pydantic has refused, in this project's words."""

import re
from dataclasses import fields, is_dataclass
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

from pydantic import ValidationError

from parity.system.nearest import nearest

NOT_BLANK = r"\S"
_CHOICE = "literal_error"  # a text that is none of those that may stand there
_WHOLE, _NUMBER = "a whole number", "a number"
_KINDS = {"bool_type": "true or false", "int_type": _WHOLE, "float_type": _NUMBER, "string_type": "a text"}
_QUOTED = re.compile(r"'([^']*)'")
_LONGEST_INTEGER, _LONGEST_SHOWN = 1 << 128, 200


def first_wrong(error: ValidationError) -> str:
    """Describe the first wrong field of a record, and what would be right."""
    return wrong_fields(error, None)[0]


def wrong_fields(error: ValidationError, kind: Any) -> list[str]:
    """Return every wrong field of a record of that type, and what would be right. Each field appears once: a field that
    may have several types appears with its first error.
    """
    sentences: dict[str, str] = {}
    kinds: dict[str, list[str]] = {}
    for detail in sorted(error.errors(), key=lambda detail: detail["type"] not in _UNKNOWN):
        place = detail["loc"]
        meant = _meant(detail, kind)
        what = f"{_shown(detail['input'])} is not known" if meant and detail["type"] == _CHOICE else _sentence(detail)
        if detail["type"] in _KINDS:
            kinds.setdefault(_field(place), []).append(_KINDS[detail["type"]])
            known = dict.fromkeys(kinds[_field(place)])
            words = ", or ".join(word for word in known if word != _WHOLE or _NUMBER not in known)
            if len(kinds[_field(place)]) > 1 and isinstance(detail["input"], str | int | float | bool):
                sentences[_field(place)] = f"input should be {words}, not {_shown(detail['input'])}"
        sentences.setdefault(_field(place), what + meant)
    return [f"field '{field}': {sentence}" for field, sentence in sentences.items()]


def _meant(detail: Any, kind: Any) -> str:
    close = None
    if detail["type"] in _UNKNOWN and detail["loc"]:
        *path, name = detail["loc"]
        names = _names_at(kind, tuple(path))
        close = nearest(str(name), names)
        if close is None and (inside := _inside(kind, tuple(path), str(name))):
            return f": it stands in [{inside}]"
        if close is None and "options" in names:
            return f": if it is a compiler's option, write options = {{ {name} = {_shown(detail['input'])} }}"
    elif detail["type"] == _CHOICE and isinstance(detail.get("input"), str):
        close = nearest(detail["input"], _QUOTED.findall(detail["ctx"]["expected"]))
    return f": did you mean '{close}'?" if close else ""


def _inside(kind: Any, location: tuple[int | str, ...], name: str) -> str | None:
    """Return the table of the record at a place in a type that has a field of this name."""
    tables = (table for table in _names_at(kind, location) if name in _names_at(kind, (*location, table)))
    return next((".".join(map(str, (*location, table))) for table in tables), None)


def _names_at(kind: Any, location: tuple[int | str, ...]) -> list[str]:
    """Return the names of the fields of the record at a place in a type; none where several types may stand there."""
    for part in location:
        kind = _plain(kind)
        in_record = get_type_hints(kind).get(str(part)) if is_dataclass(kind) else None
        kind = in_record or next(reversed(get_args(kind)), None)  # else a table or a list, or nothing that has parts
    kind = _plain(kind)
    return [field.name for field in fields(kind)] if is_dataclass(kind) else []


def _plain(kind: Any) -> Any:
    """Return a type without its notes, and of several types the only one that has parts."""
    if get_origin(kind) is Annotated:
        return _plain(get_args(kind)[0])
    if get_origin(kind) in (Union, UnionType):
        plain = map(_plain, get_args(kind))
        with_parts = [part for part in plain if is_dataclass(part) or get_args(part)]
        return with_parts[0] if len(with_parts) == 1 else None
    return kind


_UNKNOWN = ("unexpected_keyword_argument", "extra_forbidden")


def _field(location: tuple[int | str, ...]) -> str:
    """Write the path to a field, without the names of union members that pydantic adds to it."""
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
    if error["type"] == "string_pattern_mismatch" and error["ctx"]["pattern"] == NOT_BLANK:
        return "is empty: say in a few words what it is"
    message = str(error["msg"]).removeprefix("Value error, ")
    message = message[:1].lower() + message[1:]
    return f"{message}, not {_shown(given)}" if isinstance(given, str | int | float | bool) else message


def _shown(given: str | float | bool) -> str:
    """Write a value as the file has it, but shortened; Python refuses to write out a number of thousands of digits."""
    if isinstance(given, int) and abs(given) >= _LONGEST_INTEGER:
        return f"a number of {given.bit_length()} bits"
    shown = repr(given)
    return shown if len(shown) <= _LONGEST_SHOWN else f"{shown[:_LONGEST_SHOWN]}..."
