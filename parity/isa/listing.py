"""One kernel's machine code, instruction by instruction, as a reader looks at it."""

import re
from dataclasses import dataclass

from parity.errors import InputError
from parity.isa.cfg import ControlFlow, control_flow
from parity.isa.classify import classify
from parity.isa.counters import OF_DEBUG_LINES, hot_loop
from parity.isa.lines import SourceLine, source_lines
from parity.isa.loops import Loops, natural_loops
from parity.isa.sass import functions_of, is_sass, sass_flow

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


def listing(text: str, kernel: str, source: str = "<text>") -> list[ListedInstruction]:
    """List the instructions of one kernel, in the order of the text. Raises InputError for text that cannot be read."""
    return listed(text, kernel_flow(text, kernel, source))


def listed(text: str, flow: ControlFlow) -> list[ListedInstruction]:
    """List the instructions of a kernel whose text has been read."""
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
            instruction_text(lines[line - 1]),
            function.mnemonics[index],
            classify(function.mnemonics[index]),
            depths.get(index, 0),
            index in inside,
            tuple(labels.get(index, ())),
            sources.get(line),
        )
        for index, line in enumerate(function.lines)
    ]


def kernel_flow(text: str, kernel: str, source: str = "<text>") -> ControlFlow:
    """Read one kernel of a text. Raises InputError for text that cannot be read."""
    functions = functions_of(text, source)
    if kernel not in functions:
        raise InputError(f"{source}: has no kernel '{kernel}': it has {', '.join(functions)}")
    return sass_flow(functions[kernel], source) if is_sass(text) else control_flow(functions[kernel], source)


def instruction_text(line: str) -> str:
    """Return an instruction as its line has it, without addresses and comments."""
    return " ".join(_ADDRESS.sub("", line).partition("//")[0].partition(";")[0].split())


def _depths(flow: ControlFlow, loops: Loops) -> dict[int, int]:
    """How many loops each instruction is in."""
    of_loop: dict[int, int] = {}
    for header in loops.outermost_first():
        parent = loops.parents[header]
        of_loop[header] = 1 if parent is None else of_loop[parent] + 1
    return {index: of_loop[header] for block, header in loops.innermost.items() for index in range(*flow.ranges[block])}
