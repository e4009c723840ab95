"""The source lines behind AMD's instructions, as a compiler's `.file` and `.loc` lines tell them."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from posixpath import join, normpath

from parity.isa.data import string_content
from parity.isa.parse import Function

_NAME = r'"(?:[^"\\]|\\.)*"'
_FILE = re.compile(rf"\s*\.file\s+(\d{{1,9}})\s+({_NAME})(?:\s+({_NAME}))?")
_LOC = re.compile(r"\s*\.loc\b(?:\s+(\d{1,9})\s+(\d{1,9})\b)?")


@dataclass(frozen=True)
class SourceLine:
    """A line of a source: the file as the compiler names it, and the number, from 1."""

    file: str
    line: int


def source_lines(text: str, function: Function) -> dict[int, SourceLine]:
    """The source line of each instruction of a function of the text, by the instruction's own line.

    It is empty for a text without `.loc` lines, as NVIDIA's is. An instruction that the compiler ascribes to no line
    has no entry; one of an inlined function has its line there.
    """
    lines = text.split("\n")
    return dict(_located(lines, _files(lines), function))


def source_line(text: str, function: Function, line: int, *, is_trap: bool) -> SourceLine | None:
    """The source line of one instruction. A trap has none of its own: it gets that of what comes before it."""
    found = source_lines(text, function)
    before = max((of for of in found if of < line), default=0) if is_trap else 0
    return found.get(line) or found.get(before)


def _located(lines: list[str], files: dict[int, str], function: Function) -> Iterator[tuple[int, SourceLine]]:
    """A `.loc` holds until the next one, but not beyond the function: what comes before it says nothing about it."""
    instructions, found = set(function.lines), None
    for number in range(function.line, function.lines[-1] + 1):
        if number in instructions and found is not None:
            yield number, found
        elif loc := _LOC.match(lines[number - 1]):
            file, line = (int(group or 0) for group in loc.groups())
            found = SourceLine(files[file], line) if line and file in files else None


def _files(lines: Iterable[str]) -> dict[int, str]:
    """The files by number. Older forms name a path, DWARF 5's a folder and a path from there."""
    found = {}
    for line in lines:
        if file := _FILE.match(line):
            names = (string_content(name).decode(errors="replace") for name in file.groups()[1:] if name)
            found[int(file[1])] = normpath(join(*names))
    return found
