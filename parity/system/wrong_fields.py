"""What is wrong in the fields of a record that pydantic has refused, in this project's words."""

from typing import Any

from pydantic import ValidationError

NOT_BLANK = r"\S"
_LONGEST_INTEGER, _LONGEST_SHOWN = 1 << 128, 200


def first_wrong(error: ValidationError) -> str:
    """Describe the first wrong field of a record, and what would be right."""
    return wrong_fields(error)[0]


def wrong_fields(error: ValidationError) -> list[str]:
    """Return every wrong field of a record, and what would be right. Each field appears once: a field that may have
    several types appears with its first error.
    """
    sentences: dict[str, str] = {}
    for detail in sorted(error.errors(), key=lambda detail: detail["type"] not in _UNKNOWN):
        sentences.setdefault(_field(detail["loc"]), _sentence(detail))
    return [f"field '{field}': {sentence}" for field, sentence in sentences.items()]


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
