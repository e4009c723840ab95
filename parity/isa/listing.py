"""One kernel's machine code, instruction by instruction, as a reader looks at it."""

import re
from dataclasses import dataclass

from parity.errors import InputError
from parity.isa.cfg import ControlFlow, control_flow
from parity.isa.classify import classify
from parity.isa.counters import OF_DEBUG_LINES, hot_loop
from parity.isa.lines import SourceLine, source_lines
from parity.isa.liveness import pressure, ranges
from parity.isa.loops import Loops, natural_loops
from parity.isa.parse import parse
from parity.isa.sass import is_sass, parse_sass, sass_flow

_ADDRESS = re.compile(r"/\*.*?\*/")  # NVIDIA's disassembler writes it before each instruction


@dataclass(frozen=True)
class ListedInstruction:
    """An instruction at a line of the text, and its `source` line where the compiler tells it. `depth` is the number of
    loops around it; `labels` stand before it.
    """

    line: int
    text: str
    mnemonic: str
    class_: str
    depth: int
    in_hot_loop: bool
    labels: tuple[str, ...]
    source: SourceLine | None


@dataclass(frozen=True)
class Peak:
    """The line where most vector registers are live, and what they hold: how many, which ones, and the lines of the
    instructions that wrote them.
    """

    line: int
    values: list[tuple[int, str, tuple[int, ...]]]


def live_registers(text: str, kernel: str, source: str = "<text>") -> tuple[list[int], Peak] | None:
    """Return how many vector registers are live before each instruction of the listing, and where most are; None where
    that cannot be told. Raises InputError for text that cannot be read.
    """
    flow = _flow(text, kernel, source)
    found = pressure(flow)
    if found is None:
        return None
    lines = flow.function.lines
    values = [
        (len(value.registers), ranges(value.registers), tuple(lines[index] for index in value.births))
        for value in found.values
    ]
    return found.live, Peak(lines[found.peak], values)


def listing(text: str, kernel: str, source: str = "<text>") -> list[ListedInstruction]:
    """List the instructions of one kernel, in the order of the text. Raises InputError for text that cannot be read."""
    flow = _flow(text, kernel, source)
    loops = natural_loops(flow)
    hot = hot_loop(flow, loops)
    inside = frozenset(hot.indices) if hot else frozenset()
    depths = _depths(flow, loops)
    labels: dict[int, list[str]] = {}
    for name, index in flow.function.labels.items():
        if name.startswith(OF_DEBUG_LINES):
            continue
        labels.setdefault(index, []).append(name)
    function, lines = flow.function, text.split("\n")
    sources = source_lines(text, function)
    return [
        ListedInstruction(
            line,
            _shown(lines[line - 1]),
            function.mnemonics[index],
            classify(function.mnemonics[index]),
            depths.get(index, 0),
            index in inside,
            tuple(labels.get(index, ())),
            sources.get(line),
        )
        for index, line in enumerate(function.lines)
    ]


def _flow(text: str, kernel: str, source: str) -> ControlFlow:
    functions = parse_sass(text, source) if is_sass(text) else parse(text, source).functions
    if kernel not in functions:
        raise InputError(f"{source}: has no kernel '{kernel}': it has {', '.join(functions)}")
    return sass_flow(functions[kernel], source) if is_sass(text) else control_flow(functions[kernel], source)


def _shown(line: str) -> str:
    """Return an instruction as its line has it, without addresses and comments."""
    return " ".join(_ADDRESS.sub("", line).partition("//")[0].partition(";")[0].split())


def _depths(flow: ControlFlow, loops: Loops) -> dict[int, int]:
    """How many loops each instruction is in."""
    of_loop: dict[int, int] = {}
    for header in loops.outermost_first():
        parent = loops.parents[header]
        of_loop[header] = 1 if parent is None else of_loop[parent] + 1
    return {index: of_loop[header] for block, header in loops.innermost.items() for index in range(*flow.ranges[block])}
