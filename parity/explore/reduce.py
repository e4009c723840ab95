"""Makes a source small that a compiler gets wrong, or machine code that is at fault, with the same wrong in the end.

LLVM's intermediate text loses functions, blocks and instructions, by llvm-reduce first where that is here (this module
is its test); other text loses lines. A compiler and the emulator judge each attempt.
"""

import json
import shlex
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import islice
from pathlib import Path
from typing import TypeVar

from parity.emulator.emulate import EmulationWishes
from parity.errors import InputError, ParityError
from parity.explore import llvm_ir
from parity.explore.against import ASSEMBLY, Asked, Comparison, Wrong, compare
from parity.explore.llvm_ir import Function, Item
from parity.system.process import environment, run_bounded

_LLVM = ".ll"
_MOST_EXECUTED = 20  # times what the whole text executes: what takes longer has lost the end of a loop
_LEAST_BUDGET = 10_000
_SHARE_OF_TOOL = 0.5  # of the time, for llvm-reduce
_TOOL = "llvm-reduce"

T = TypeVar("T", bound=Hashable)


@dataclass(frozen=True)
class Reduction:
    """What came of it: what was wrong and is, lines before and after, attempts, seconds, and who did how much."""

    before: Wrong
    after: Wrong
    text: str
    lines_before: int
    lines_after: int
    attempts: int
    seconds: float
    notes: tuple[str, ...] = ()


class _Judge:
    """Says of a text whether the same is wrong with it. A text is asked for once."""

    def __init__(self, file: Path, folder: Path, asked: Asked, wrong: Wrong, limit_s: float) -> None:
        self._path, self._asked, self._wrong = folder / f"attempt{file.suffix}", asked, wrong
        self._end = time.monotonic() + limit_s
        self._known: dict[str, bool] = {}
        self.attempts = 0
        self.last = wrong

    @property
    def is_over(self) -> bool:
        return time.monotonic() > self._end

    def __call__(self, text: str) -> bool:
        if text not in self._known:
            self._known[text] = not self.is_over and self._is_wrong(text)
        return self._known[text]

    def _is_wrong(self, text: str) -> bool:
        self.attempts += 1
        self._path.write_text(text)
        wrong = _as_wrong(self._path, self._asked, self._wrong)
        self.last = wrong or self.last
        return wrong is not None


def _as_wrong(file: Path, asked: Asked, like: Wrong) -> Wrong | None:
    """Return what is wrong with a file if it is the same: in assembly, at the same instruction."""
    try:
        wrong = compare(file, asked).wrong
    except ParityError:
        return None
    if wrong is None or not wrong.is_like(like):
        return None
    return None if file.suffix in ASSEMBLY and wrong.instruction != like.instruction else wrong


def reduce(file: Path, asked: Asked, limit_s: float, progress: Callable[[str], None]) -> Reduction:
    """Return the smallest text that was found within so many seconds. Raises InputError if nothing is wrong with it."""
    started = time.monotonic()
    text, asked = _read(file), replace(asked, wishes=replace(asked.wishes, saves=False))
    if file.suffix in ASSEMBLY and asked.other:
        raise InputError(
            "--against: machine code is made smaller for a fault alone, because any part of it may be its wrong"
        )
    first = compare(file, asked)
    if first.wrong is None:
        against = (
            "gives the same outputs as the other" if asked.other else "has no fault, and nothing is held --against it"
        )
        raise InputError(f"{file}: nothing is wrong with it: it {against}")
    notes = []
    with tempfile.TemporaryDirectory(prefix="parity-") as name:
        folder = Path(name)
        asked = replace(asked, wishes=replace(asked.wishes, budget=_budget(first)))
        judge = _Judge(file, folder, asked, first.wrong, limit_s)
        smaller = text
        if file.suffix == _LLVM:
            smaller, note = _by_tool(text, folder, asked, first.wrong, judge, limit_s * _SHARE_OF_TOOL)
            notes.append(note)
        smaller = _smallest(smaller, file.suffix, judge, progress)
        if judge.is_over:
            notes.append(f"the time was over after {limit_s:g} s: it may become smaller yet")
    counts = (_lines(text), _lines(smaller))
    seconds = time.monotonic() - started
    return Reduction(first.wrong, judge.last, smaller, *counts, judge.attempts, seconds, tuple(notes))


def _read(file: Path) -> str:
    try:
        return file.read_text()
    except (OSError, UnicodeDecodeError) as error:
        raise InputError(f"{file}: cannot be read as text: {error}") from error


def _budget(first: Comparison) -> int:
    return max(_LEAST_BUDGET, _MOST_EXECUTED * int(first.emulation.executed.counts.sum()))


def _lines(text: str) -> int:
    return sum(bool(line.strip()) for line in text.splitlines())


def _smallest(text: str, suffix: str, judge: _Judge, progress: Callable[[str], None]) -> str:
    passes = _IR_PASSES if suffix == _LLVM else (_fewer_lines,)
    while True:
        before = text
        for each in passes:
            text = each(text, judge)
            progress(f"{_lines(text)} lines after {judge.attempts} attempts")
        if text == before or judge.is_over:
            return text


def _greedy(text: str, judge: _Judge, ways: Callable[[Function], Iterator[Function]]) -> str:
    """Change functions in all ways, one after the other, and keep each change that the judge admits."""
    at = 0
    while not judge.is_over:
        smaller = next(islice(_changed_functions(llvm_ir.parse(text), ways), at, None), None)
        if smaller is None:
            break
        if judge(smaller):
            text = smaller
        else:
            at += 1
    return text


def _by_tool(text: str, folder: Path, asked: Asked, wrong: Wrong, judge: _Judge, limit_s: float) -> tuple[str, str]:
    """Let llvm-reduce try first."""
    tool = shutil.which(_TOOL)
    if tool is None:
        return text, f"{_TOOL} is not here: this was done without it"
    given, made, test = folder / "given.ll", folder / "made.ll", folder / "test.sh"
    given.write_text(text)
    words = [sys.executable, "-m", __name__, *_as_words(asked, wrong)]
    test.write_text(f'#!/bin/sh\nexec {shlex.join(words)} "$1"\n')
    test.chmod(0o700)
    command = [tool, f"--test={test}", "-o", str(made), str(given)]
    done = run_bounded(command, env=environment({}), cwd=Path.cwd(), log=folder / "log", limit_s=limit_s)
    smaller = made.read_text() if made.is_file() else ""
    if smaller and judge(smaller):
        return smaller, f"{_TOOL} came to {_lines(smaller)} lines"
    return text, f"{_TOOL} gave nothing that is as wrong (it {done.describe(limit_s)}): this was done without it"


def _as_words(asked: Asked, wrong: Wrong) -> list[str]:
    """Say what the test has to know, which is a process of its own."""
    of_launch = {**asdict(asked), "launch": str(asked.launch.absolute()), "engine": str(asked.engine)}
    return [json.dumps(of_launch), json.dumps(asdict(wrong))]


def is_as_wrong(asked: str, wrong: str, file: str) -> bool:
    """Return whether the same is wrong with a file, as `_as_words` says what that is."""
    fields, like = json.loads(asked), Wrong(**json.loads(wrong))
    launch, engine, wishes = Path(fields.pop("launch")), Path(fields.pop("engine")), fields.pop("wishes")
    of_launch = Asked(launch, engine, **fields, wishes=EmulationWishes(**wishes))
    return _as_wrong(Path(file), of_launch, like) is not None


def _deleted(things: Sequence[T], made: Callable[[frozenset[T]], str], judge: _Judge) -> str | None:
    """Delete as many of some things as the judge admits, the last ones and many at a time first. `made` is the text
    without some of them. None if all must stay.
    """
    gone: frozenset[T] = frozenset()
    best, size = None, max(1, len(things) // 2)
    while True:
        left = [thing for thing in things if thing not in gone]
        for start in range((len(left) - 1) // size * size, -1, -size):
            attempt = gone | frozenset(left[start : start + size])
            text = made(attempt)
            if judge(text):
                gone, best = attempt, text
        if size == 1 or judge.is_over:
            return best
        size //= 2


def _fewer_lines(text: str, judge: _Judge) -> str:
    """Delete lines, and before them pairs of braces with what is between."""
    lines = [line for line in text.splitlines() if line.strip()]
    for first, last in _braces(lines):
        without = "\n".join(lines[:first] + lines[last + 1 :]) + "\n"
        if judge(without):
            return _fewer_lines(without, judge)

    def made(gone: frozenset[int]) -> str:
        return "\n".join(line for number, line in enumerate(lines) if number not in gone) + "\n"

    return _deleted(range(len(lines)), made, judge) or text


def _braces(lines: Sequence[str]) -> Iterator[tuple[int, int]]:
    """Yield the first and last lines of statements in braces, the longest first."""
    opened: list[int] = []
    found = []
    for number, line in enumerate(lines):
        for letter in line:
            if letter == "{":
                opened.append(number)
            elif letter == "}" and opened:
                found.append((opened.pop(), number))
    yield from sorted((pair for pair in found if pair[0] < pair[1]), key=lambda pair: pair[0] - pair[1])


def _without_metadata(text: str, judge: _Judge) -> str:
    smaller = llvm_ir.render(llvm_ir.without_metadata(llvm_ir.parse(text)))
    return smaller if judge(smaller) else text


def _fewer_items(text: str, judge: _Judge) -> str:
    """Delete functions, and lines outside of functions."""
    items = llvm_ir.parse(text)

    def made(gone: frozenset[int]) -> str:
        return llvm_ir.render([item for number, item in enumerate(items) if number not in gone])

    return _deleted(range(len(items)), made, judge) or text


def _fewer_blocks(text: str, judge: _Judge) -> str:
    """Decide choices between blocks."""
    return _greedy(text, judge, llvm_ir.shorter_ways)


def _fewer_instructions(text: str, judge: _Judge) -> str:
    for number in range(len(llvm_ir.parse(text))):
        items = llvm_ir.parse(text)
        function = items[number]
        if isinstance(function, Function):
            text = _without_instructions(items, number, function, judge) or text
    tidied = [item if isinstance(item, str) else llvm_ir.tidy(item) for item in llvm_ir.parse(text)]
    smaller = llvm_ir.render(tidied)
    return smaller if judge(smaller) else text


def _without_instructions(items: list[Item], number: int, function: Function, judge: _Judge) -> str | None:
    def made(gone: frozenset[tuple[int, int]]) -> str:
        return llvm_ir.render([*items[:number], llvm_ir.without(function, gone), *items[number + 1 :]])

    return _deleted(llvm_ir.instructions(function), made, judge)


def _shorter_chains(text: str, judge: _Judge) -> str:
    """Let what uses an instruction use one of its operands instead."""

    def ways(function: Function) -> Iterator[Function]:
        for block, at in reversed(llvm_ir.instructions(function)):
            line = function.blocks[block].lines[at]
            for value in llvm_ir.operands(line):
                yield llvm_ir.without(function, {(block, at)}, value)

    return _greedy(text, judge, ways)


def _changed_functions(items: list[Item], ways: Callable[[Function], Iterator[Function]]) -> Iterator[str]:
    for number, item in enumerate(items):
        if isinstance(item, Function):
            for changed in ways(item):
                yield llvm_ir.render([*items[:number], changed, *items[number + 1 :]])


_IR_PASSES = (_without_metadata, _fewer_items, _fewer_blocks, _fewer_instructions, _shorter_chains)


if __name__ == "__main__":
    sys.exit(not is_as_wrong(*sys.argv[1:]))
