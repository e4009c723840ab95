"""Reads what Triton's compiler writes on its way: TTIR, and TTGIR with its layouts. It needs no Triton."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import prod

from parity.lanes.cpp_kernels import split_at_commas

_LAYOUT = re.compile(r"^#(\w+) = #(ttg\.[^<\s]+<.*>)$", re.MULTILINE)
_LOCATION = re.compile(r"^#(loc\d*) = loc\((.*)\)$")
_FILE = re.compile(r'"([^"]+)":(\d+):(\d+)')
_OPERATION = re.compile(
    r"\s*(?:(%[\w#:, %]+?) = )?\"?((?:tt|ttg|ttng|amdg|amdgpu|arith|math|scf|cf|rocdl|nvg)\.[\w.]+)\"?(.*)"
)
_NAME = re.compile(r"%[\w#]+")
_TYPE = re.compile(r"(tensor|!ttg\.memdesc|->\s*)<")
_SIDES = re.compile(r"(?:\d+x)+")
_ATTRIBUTE = {
    "warps": re.compile(r'"ttg\.num-warps" = (\d+)'),
    "wave_size": re.compile(r'"ttg\.threads-per-warp" = (\d+)'),
    "target": re.compile(r'ttg\.target = "([^"]+)"'),
}
LOADS = (
    "tt.load",
    "tt.descriptor_load",
    "tt.experimental_descriptor_load",
    "amdg.buffer_load",
    "amdgpu.buffer_load",
    "amdg.buffer_load_to_local",
    "amdgpu.buffer_load_to_local",
    "ttg.async_copy_global_to_local",
    "amdg.async_tdm_copy_global_to_local",
    "ttng.async_tma_copy_global_to_local",
)
_LOOPS = ("scf.for", "scf.while")
_MOST_LOCATIONS = 64  # of one operation: functions that are inlined into each other
DOTS = ("tt.dot", "tt.dot_scaled", "ttng.warp_group_dot")


@dataclass(frozen=True)
class Tensor:
    """The type of a tensor, or of a part of shared memory: its sides, its element type, its layout as it is written."""

    sides: tuple[int, ...]
    element: str
    layout: str = ""
    is_shared: bool = False

    @property
    def elements(self) -> int:
        """How many elements it has."""
        return prod(self.sides)

    @property
    def size_bytes(self) -> int:
        """What it takes, in bytes: two elements of four bits share one."""
        return -(-self.elements * bits_of(self.element) // 8)

    def __str__(self) -> str:
        return f"{' x '.join(map(str, self.sides))} {self.element}"


@dataclass(frozen=True)
class Operation:
    """One operation: its results and operands by name, the tensor types in its signature, its place in the source.

    `regions` are those that it stands in, from the function inwards; each is named by the operation that opens it and
    its number, as in "scf.for 12".
    """

    name: str
    results: tuple[str, ...]
    operands: tuple[str, ...]
    types: tuple[Tensor, ...]
    text: str
    place: str
    regions: tuple[str, ...]
    at: int

    @property
    def region(self) -> str:
        """The name of the region that it opens, if it opens one."""
        return f"{self.name} {self.at + 1}"

    @property
    def loop(self) -> str | None:
        """The innermost loop that it stands in."""
        return next((one for one in reversed(self.regions) if one.startswith(_LOOPS)), None)

    @property
    def depth(self) -> int:
        """In how many loops it stands."""
        return sum(one.startswith(_LOOPS) for one in self.regions)

    @property
    def line(self) -> str:
        """Where it stands in the source, as "kernel.py:12 from kernel.py:40" in an inlined function; empty where the IR
        has no lines.
        """
        return " from ".join(one.rpartition("/")[2].rpartition(":")[0] for one in self.place.split(" ") if one)


@dataclass
class Program:
    """The IR of one kernel: `layouts` by alias, in the order of the text, and operations' `attributes` by region."""

    warps: int | None = None
    wave_size: int | None = None
    target: str | None = None
    layouts: dict[str, str] = field(default_factory=dict)
    operations: list[Operation] = field(default_factory=list)
    attributes: dict[str, str] = field(default_factory=dict)
    is_whole: bool = True

    def named(self, *names: str) -> Iterator[Operation]:
        """Return the operations with one of these names."""
        return (one for one in self.operations if one.name in names)

    def layout(self, written: str) -> str:
        """Return a layout with its alias replaced by what it stands for."""
        return self.layouts.get(written.removeprefix("#"), written.removeprefix("#"))


def bits_of(element: str) -> int:
    """Return the width of an element type as MLIR names it. A pointer has 64 bits."""
    if element.startswith("!tt.ptr"):
        return 64
    digits = re.match(r"(?:bf|tf|[fiu]i?)(\d+)", element)
    return int(digits[1]) if digits else 32


def layouts_of(text: str) -> dict[str, str]:
    """Return the layouts that TTGIR names before its code, by their alias."""
    return dict(_LAYOUT.findall(text))


def read_ir(text: str) -> Program:
    """Read TTIR or TTGIR as Triton prints it. What is no operation of its dialects is passed over."""
    program, locations = Program(layouts=layouts_of(text)), _locations(text)
    for name, pattern in _ATTRIBUTE.items():
        if match := pattern.search(text):
            setattr(program, name, match[1] if name == "target" else int(match[1]))
    regions: list[str] = []
    for line in text.splitlines():
        body, place = _without_location(line, locations)
        stripped = body.strip()
        closed = regions.pop() if stripped.startswith("}") and regions else None
        if closed:
            program.attributes[closed] = stripped[1:]
        operation = _OPERATION.match(body)
        if operation and not stripped.startswith("#"):
            program.operations.append(_operation(operation, body, place, tuple(regions), len(program.operations)))
        if stripped.endswith("{"):  # after "} else {" and "} do {" it is the same operation's
            opener = program.operations[-1].region if operation else f"region {len(program.operations)}"
            regions.append(closed or opener)
    program.is_whole = not regions and text.rstrip().endswith(("}", ")"))
    return program


def read_whole_ir(text: str) -> Program:
    """Read as `read_ir` does. Raises ValueError for a text that is cut off, or in which a dot has no types."""
    program = read_ir(text)
    if not program.is_whole:
        raise ValueError("it is cut off, or damaged: not all of its regions end")
    for dot in program.named(*DOTS):
        if len(dot.types) < 3 or any(len(one.sides) < 2 or not one.elements for one in (*dot.types[:2], dot.types[-1])):
            raise ValueError(f"its dot has no types of tensors: {dot.text[:80]}")
    return program


def _operation(match: re.Match[str], body: str, place: str, regions: tuple[str, ...], at: int) -> Operation:
    results = tuple(name.partition(":")[0] for name in _NAME.findall(match[1] or ""))
    used = match[3].partition(" : ")[0]
    operands = tuple(name.partition("#")[0] for name in _NAME.findall(used))
    return Operation(match[2], results, operands, tuple(_types(match[3])), body.strip(), place, regions, at)


def _locations(text: str) -> dict[str, str]:
    """Each location's alias with the files, lines and columns that it stands for, innermost first."""
    written = {match[1]: match[2] for line in text.splitlines() if (match := _LOCATION.match(line))}
    known: dict[str, str] = {}

    def resolve(name: str, depth: int = 0) -> str:
        if name not in known:
            inner = written.get(name, "")
            own = [":".join(place) for place in _FILE.findall(inner)]
            others = re.findall(r"#(loc\d*)", inner) if depth < _MOST_LOCATIONS else []
            known[name] = " ".join(filter(None, [*own, *(resolve(other, depth + 1) for other in others)]))
        return known[name]

    for name in written:
        resolve(name)
    return known


def _without_location(line: str, locations: dict[str, str]) -> tuple[str, str]:
    body, mark, rest = line.rpartition(" loc(")
    if not mark or not rest.endswith(")"):
        return line, ""
    if rest.startswith("#"):
        return body, locations.get(rest[1:].rstrip(")"), "")
    return body, ":".join(next(iter(_FILE.findall(rest)), ()))


def _types(signature: str) -> Iterator[Tensor]:
    """List the tensor types in a signature, in its order. Those that stand inside of another type do not count."""
    at = 0
    while (found := _TYPE.search(signature, at)) is not None:
        begin, depth = found.end(), 1
        at = begin
        while depth and at < len(signature):
            depth += {"<": 1, ">": -1}.get(signature[at], 0)
            at += 1
        inside = signature[begin : at - 1]
        if sides := _SIDES.match(inside):
            element, layout = [*map(str.strip, split_at_commas(inside[sides.end() :])), ""][:2]
            shape = tuple(int(side) for side in sides[0].rstrip("x").split("x"))
            yield Tensor(shape, element, layout, is_shared=found[1] != "tensor")
