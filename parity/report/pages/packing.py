"""Data for pages: JSON, compressed, as text that is harmless wherever it stands in a page or script.

A page that is opened from disk may load scripts but no other files, so data comes as scripts. The browser unpacks it.
"""

import base64
import json
import zlib
from collections.abc import Iterable
from dataclasses import asdict, is_dataclass
from typing import Any


def packed(document: Any) -> str:
    """Return the document as base64 of zlib's format: no character of it can end a script or a string."""
    text = json.dumps(document, separators=(",", ":"), default=_plain)
    return base64.b64encode(zlib.compress(text.encode(), 9)).decode()


def script(key: str, document: Any) -> bytes:
    """Write a script that gives the document to the page, under a key of letters, digits, dots and dashes."""
    return f'parity.put("{key}", "{packed(document)}");\n'.encode()


def short(values: Iterable[float], digits: int) -> list[float]:
    """Return numbers as pages show them."""
    return [round(value, digits) for value in values]


def _plain(value: Any) -> Any:
    if is_dataclass(value) and not isinstance(value, type):
        return asdict(value)
    raise TypeError(f"{type(value).__name__} is no data of a page")
