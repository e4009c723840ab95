"""Makes other people's text safe to show: what could steer a terminal or a Markdown reader is escaped.

Titles, kernel names, compiler messages and file names come from files that anybody may have written.
"""

import re
from collections.abc import Callable
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from pathlib import Path
from typing import Any, TypeVar, cast

from parity.report.streamed import StreamedList

Shown = TypeVar("Shown")
# C0 except tab and newline, DEL, C1, direction marks and overrides, separators, invisible letters, lone surrogates.
_STEERING = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ud800-\udfff\U000e0000-\U000e007f]"
)
_ENTITY = re.compile(r"&(?=#?\w+;)")
_BACKSLASH = re.compile(r"\\(?=[!-/:-@\[-`{-~]|$)")
_MARKUP = re.compile(r"[|`]|\](?=[(\[:])|\*(?=\S)|(?<=\S)\*")  # a bracket or star on its own is plain text
_BLOCK = re.compile(r"^(?=[#>+\-=~])|^(\d+)(?=[.)])")


def visible(text: str, *, lines: bool = True) -> str:
    r"""Return the text with control characters as escapes such as `\x1b`; with `lines`, newlines and tabs stay."""
    shown = _STEERING.sub(_escape, text)
    return shown if lines else re.sub(r"[\n\t]", _escape, shown)


def markdown_text(text: str) -> str:
    """Return the text as Markdown that shows it literally on one line: it cannot end a table cell or begin any
    markup.
    """
    shown = " ".join(visible(text).split())
    shown = _MARKUP.sub(r"\\\g<0>", _BACKSLASH.sub(r"\\\\", shown))
    return _BLOCK.sub(r"\1\\", _ENTITY.sub("&amp;", shown).replace("<", "&lt;"))


def shown(value: Shown, text: Callable[[str], str] = visible) -> Shown:
    """Return a record, list or mapping in which `text` has converted every text, keys included."""
    return cast(Shown, _each_text(value, text))


def _each_text(value: Any, text: Callable[[str], str]) -> Any:
    match value:
        case Enum():
            return value
        case str():
            return text(value)
        case Path():
            return text(str(value))
        case dict():
            return {text(key) if isinstance(key, str) else key: _each_text(part, text) for key, part in value.items()}
        case StreamedList():
            return StreamedList(lambda: (_each_text(part, text) for part in value))
        case list():
            return [_each_text(part, text) for part in value]
        case tuple():
            return tuple(_each_text(part, text) for part in value)
    if is_dataclass(value) and not isinstance(value, type):
        return replace(value, **{field.name: _each_text(getattr(value, field.name), text) for field in fields(value)})
    return value


def _escape(match: re.Match[str]) -> str:
    code = ord(match.group())
    return f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"
