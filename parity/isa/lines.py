"""The source lines behind AMD's instructions, as a compiler's `.file` and `.loc` lines tell them."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from posixpath import basename, dirname, join, normpath

from parity.isa.cfg import control_flow
from parity.isa.data import string_content
from parity.isa.loops import dominators
from parity.isa.parse import Function

_NAME = r'"(?:[^"\\]|\\.)*"'
_FILE = re.compile(rf"\s*\.file\s+(\d{{1,9}})\s+({_NAME})(?:\s+({_NAME}))?")
_CALLER = re.compile(r"@\[ ([^\[\]]+?):(\d{1,9}):\d+")
_LOC = re.compile(r"\s*\.loc\b(?:\s+(\d{1,9})\s+(\d{1,9})\b)?")


@dataclass(frozen=True)
class SourceLine:
    """A line of a source: the file as the compiler names it, and the number, from 1. A line of an inlined function has
    the lines that call it, from inside out.
    """

    file: str
    line: int
    callers: tuple["SourceLine", ...] = ()

    def among(self, is_own: Callable[[str], bool]) -> "SourceLine":
        """Return the innermost of these lines whose file is an own one, as code of a library is called from; the line
        itself if there is none.
        """
        return next((line for line in (self, *self.callers) if is_own(line.file)), self)


def source_lines(text: str, function: Function) -> dict[int, SourceLine]:
    """Return the source line of each instruction of a function of the text, by the instruction's own line.

    The result is empty for a text without `.loc` lines, as NVIDIA's is. An instruction that the compiler ascribes to no
    line has no entry; one of an inlined function has its line there.
    """
    lines = text.split("\n")
    return dict(_located(lines, _files(lines), function))


def own_lines(text: str, function: Function) -> dict[int, SourceLine]:
    """Return `source_lines` in files beside the kernel's own: what a library has inlined is where it is called."""
    lines = source_lines(text, function)
    folders = {dirname(source.file) for source in lines.values() if not source.callers}
    return {number: source.among(lambda file: dirname(file) in folders) for number, source in lines.items()}


def lines_behind(text: str, function: Function, lines: Iterable[int]) -> dict[int, SourceLine | None]:
    """Return the source lines of some instructions, as `own_lines` does. Compilers ascribe some to no line, as traps
    and branches: such a one gets that of what leads to it or, if nothing has a line there, of what follows.
    """
    sources = own_lines(text, function)
    return {line: sources.get(line) or (_nearest(sources, function, line) if sources else None) for line in lines}


def _nearest(sources: Mapping[int, SourceLine], function: Function, line: int) -> SourceLine:
    flow, at = control_flow(function), function.lines.index(line)
    above = dominators(flow)
    block = next((number for number, (first, end) in enumerate(flow.ranges) if first <= at < end), None)
    while block is not None:
        first, _ = flow.ranges[block]
        known = (sources.get(function.lines[index]) for index in range(at, first - 1, -1))
        if source := next(filter(None, known), None):
            return source
        block = above.get(block)
        at = 0 if block is None else flow.ranges[block][1] - 1
    return sources[min((number for number in sources if number > line), default=max(sources))]


def _located(lines: list[str], files: dict[int, str], function: Function) -> Iterator[tuple[int, SourceLine]]:
    """Yield each instruction's line with its source line.

    A `.loc` holds until the next one, but not beyond the function: what comes before the function says nothing about
    it.
    """
    instructions, source = set(function.lines), None
    for number in range(function.line, function.lines[-1] + 1):
        if number in instructions and source is not None:
            yield number, source
        elif loc := _LOC.match(lines[number - 1]):
            file, line = (int(group or 0) for group in loc.groups())
            source = (
                SourceLine(files[file], line, _callers(lines[number - 1], files)) if line and file in files else None
            )


def _callers(line: str, files: Mapping[int, str]) -> tuple[SourceLine, ...]:
    """Return the lines that call an inlined function, as the comment behind a `.loc` has them."""
    called = _CALLER.findall(line)
    full = {basename(file): file for file in files.values()} if called else {}
    return tuple(SourceLine(full.get(basename(file), file), int(number)) for file, number in called)


def _files(lines: Iterable[str]) -> dict[int, str]:
    """Return the files by number. Older forms name a path, DWARF 5's a folder and a path from there."""
    files = {}
    for line in lines:
        if file := _FILE.match(line):
            names = (string_content(name).decode(errors="replace") for name in file.groups()[1:] if name)
            files[int(file[1])] = normpath(join(*names))
    return files
