"""The source lines behind AMD's instructions, as a compiler's `.file` and `.loc` lines tell them."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from posixpath import join, normpath

from parity.isa.cfg import control_flow
from parity.isa.data import string_content
from parity.isa.loops import dominators
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
    """The source line of one instruction. Compilers ascribe traps to none: a trap has that of what leads to it."""
    found = source_lines(text, function)
    if line in found or not is_trap:
        return found.get(line)
    flow, at = control_flow(function), function.lines.index(line)
    above = dominators(flow)
    block = next((number for number, (first, end) in enumerate(flow.ranges) if first <= at < end), None)
    while block is not None:
        first, _ = flow.ranges[block]
        known = (found.get(function.lines[index]) for index in range(at, first - 1, -1))
        if source := next(filter(None, known), None):
            return source
        block = above.get(block)
        at = 0 if block is None else flow.ranges[block][1] - 1
    return None


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
