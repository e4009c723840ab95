"""Looks through a JSON file for what its reader does not survive, in one pass that keeps nothing: the library in C ends
the process at numbers of thousands of digits.
"""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np

from parity.errors import InputError
from parity.profilers.formats.opening import opened

_DEEPEST = 64
_MOST_DIGITS = 400
_LONGEST_STRING_BYTES = 8 << 20
_CHUNK_BYTES = 1 << 20
# A whole string. No backslash is outside of one, so the quotes within one that goes on in the next chunk begin none.
_STRING = re.compile(rb'(?<!\\)"(?:[^"\\]++|\\.)*+"', re.DOTALL)
_NUMBER = re.compile(rb"[0-9]{%d}" % (_MOST_DIGITS + 1))
_DIGITS_AT_END = re.compile(rb"(?<![0-9])[0-9]+\Z")
_BUT_BRACKETS = bytes({*range(256)} - {*b"[]{}"})


def check_json(path: Path) -> None:
    """Raise InputError for a file with values nested too deep, a number of too many digits, or too long a string."""
    depth, begun = 0, b""
    with opened(path) as file:
        while chunk := file.read(_CHUNK_BYTES):
            plain, quote, begun = _STRING.sub(b"", begun + chunk).partition(b'"')
            begun = quote + begun
            if len(begun) > _LONGEST_STRING_BYTES:
                raise InputError(f"{path}: a string of more than {_LONGEST_STRING_BYTES:,} bytes")
            if _NUMBER.search(plain):
                raise InputError(f"{path}: a number of more than {_MOST_DIGITS} digits")
            brackets = np.frombuffer(plain.translate(None, _BUT_BRACKETS), np.uint8)
            depths = depth + np.cumsum(np.where((brackets == ord("[")) | (brackets == ord("{")), 1, -1))
            if depths.size and depths.max() > _DEEPEST:
                raise InputError(f"{path}: values nested more than {_DEEPEST} deep")
            depth = int(depths[-1]) if depths.size else depth
            if not begun and (digits := _DIGITS_AT_END.search(plain)):
                begun = digits[0]
