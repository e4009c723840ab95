"""Other people's text at the edge: what could steer a terminal or a Markdown reader is shown, not obeyed.

Titles, kernel names, compiler messages and file names come from files that anybody may have written.
"""

import re
from typing import Any

# C0 but tab and newline, DEL, C1, direction marks and overrides, separators, invisible letters, halves of a pair.
_STEERING = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ud800-\udfff\U000e0000-\U000e007f]"
)
_ENTITY = re.compile(r"&(?=#?\w+;)")
_BACKSLASH = re.compile(r"\\(?=[!-/:-@\[-`{-~]|$)")
_MARKUP = re.compile(r"[|`]|\](?=[(\[:])|\*(?=\S)|(?<=\S)\*")  # brackets and stars that stand alone are only text
_BLOCK = re.compile(r"^(?=[#>+\-=~])|^(\d+)(?=[.)])")


def visible(text: str, *, lines: bool = True) -> str:
    r"""The text with control characters as escapes, as `\x1b`; newlines and tabs stay where it may have lines."""
    shown = _STEERING.sub(_escape, text)
    return shown if lines else re.sub(r"[\n\t]", _escape, shown)


def markdown_text(text: str) -> str:
    """The text as Markdown that shows it literally, on one line: no table cell ends in it, no markup begins in it."""
    shown = " ".join(visible(text).split())
    shown = _MARKUP.sub(r"\\\g<0>", _BACKSLASH.sub(r"\\\\", shown))
    return _BLOCK.sub(r"\1\\", _ENTITY.sub("&amp;", shown).replace("<", "&lt;"))


def visible_document(document: Any) -> Any:
    """A JSON document with every text in it, its keys too, as `visible` shows it."""
    return _each_text(document, visible)


def markdown_document(document: Any) -> Any:
    """A JSON document with every text in it, its keys too, as `markdown_text` shows it."""
    return _each_text(document, markdown_text)


def _each_text(value: Any, shown: Any) -> Any:
    match value:
        case str():
            return shown(value)
        case dict():
            return {
                shown(key) if isinstance(key, str) else key: _each_text(inner, shown) for key, inner in value.items()
            }
        case list() | tuple():
            return [_each_text(inner, shown) for inner in value]
    return value


def _escape(match: re.Match[str]) -> str:
    code = ord(match.group())
    return f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"
