"""The dots that a kernel asks for, as TTIR has them, and what was taken for each, as TTGIR shows it."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import ceil, prod

from parity.lanes.triton.choices.ir import DOTS, Operation, Program

_NUMBERS = re.compile(r"(\w+) = \[([\d, ]+)\]")
_BASES = re.compile(r"warp = \[((?:\[[\d, ]+\](?:, )?)*)\]")
_BASIS = re.compile(r"\[([\d, ]+)\]")
_K_WIDTH = re.compile(r"kWidth = (\d+)")
_PRECISION = re.compile(r"inputPrecision = (\w+)")
_IMPRECISE = re.compile(r"maxNumImpreciseAcc = (\d+)")
_FORMAT = re.compile(r"(?:lhs|rhs) = (\w+)")
_SCALE = re.compile(r"scale (%[\w#]+)")
_FORMATS = {"e4m3": "f8E4M3FN", "e5m2": "f8E5M2", "e2m1": "f4E2M1FN", "bf16": "bf16", "fp16": "f16"}
_MMA = re.compile(r"ttg\.(amd_mfma|amd_wmma|nvidia_mma)<")


@dataclass(frozen=True)
class Dot:
    """A dot as a kernel asks for it: the sides of its tile, how many at once (`batch`), and MLIR's element types.

    `scaled` says that it is a `tl.dot_scaled`, `by` which of its operands have scales. `feeds` names the operands ("a",
    "b", "c") of other dots of its block that its result reaches, `fed` those of its own that come from another dot, and
    `last` are the rows and columns of the last dot that it reaches. `imprecise` is `max_num_imprecise_acc`.
    """

    m: int
    n: int
    k: int
    a: str
    b: str
    c: str
    batch: int | None = None
    precision: str = "ieee"
    scaled: bool = False
    by: str = ""
    feeds: str = ""
    fed: str = ""
    last: tuple[int, int] | None = None
    imprecise: int = 0

    def in_parts(self) -> tuple["Dot", int]:
        """Return what a product of f32 is made of, if it is asked for in several of fewer bits, and of how many."""
        element, _, parts = self.precision.partition("x")
        if not (self.a == self.b == "f32" and parts.isdecimal()):
            return self, 1
        stored = "f32" if element == "tf32" else element
        return replace(self, a=stored, b=stored, precision=element), int(parts)

    def __str__(self) -> str:
        at_once = f"{self.batch} times " if self.batch else ""
        return f"{at_once}{self.m} x {self.n} x {self.k}, {self.a} by {self.b} into {self.c}"


@dataclass(frozen=True)
class Options:
    """What a launch asks of the compiler, where it bears on the choice: `nonkdim` is `matrix_instr_nonkdim`."""

    warps: int = 4
    nonkdim: int = 0
    kpack: int = 1


@dataclass(frozen=True)
class Taken:
    """What the compiler took for a dot: `sides` of the instruction as far as the layout says them, the types that it
    multiplies, elements along k that a lane reads at once, and how warps divide the tile. Without a `layout` of matrix
    instructions there are none.
    """

    layout: str | None
    sides: tuple[int, ...]
    a: str
    b: str
    k_width: int | None
    warps: tuple[int, ...]
    tiles: tuple[int, ...]


@dataclass(frozen=True)
class Choice:
    """What the rules of a release lead to for a dot. Without an `instruction` the product is made without matrix
    instructions.

    `sides` are those of the instruction, its depth last; `a` and `b` the types that it multiplies. `k_width` is how
    many elements along k a lane reads from LDS at once, `warps` how they divide the tile, `tiles` how many of the
    instruction's tiles stand together in a warp, and `products` of how many dots one is made. `because` has the rules
    that led there, each a sentence; an element of the result takes `result_bits`.
    """

    instruction: str | None
    sides: tuple[int, int, int] = (1, 1, 1)
    a: str = ""
    b: str = ""
    k_width: int | None = None
    warps: tuple[int, ...] = ()
    tiles: tuple[int, int] = (1, 1)
    products: int = 1
    because: tuple[str, ...] = ()
    result_bits: int = 32

    def leads_to(self, taken: Taken) -> bool:
        """Whether this is what the compiler took, as far as its IR shows that."""
        if self.instruction is None or taken.layout is None:
            return (self.instruction is None) == (taken.layout is None)
        shown = taken.sides[-2:] if self.instruction.startswith("mma.sync") else taken.sides  # its depth is not shown
        return (
            shown == self.sides[: len(shown)]
            and taken.warps == self.warps
            and (taken.a, taken.b) == (self.a, self.b)
            and (None in (taken.k_width, self.k_width) or taken.k_width == self.k_width)
            and taken.tiles[-2:] == self.tiles
        )

    def useful(self, dot: Dot) -> float | None:
        """Return the share of the multiplications that the tile needs, of those that its matrix instructions make."""
        if self.instruction is None:
            return None
        made = prod(self._tiles_of_warp(dot)) * prod(self.warps) * ceil(dot.k / self.sides[2]) * prod(self.sides)
        return (dot.batch or 1) * dot.m * dot.n * dot.k / made

    def accumulators(self, dot: Dot, wave_size: int) -> int | None:
        """Return how many 32-bit registers of a lane the dot's result takes."""
        if self.instruction is None:
            return None
        elements = prod(self._tiles_of_warp(dot)) * self.sides[0] * self.sides[1]
        return ceil(elements * self.result_bits / 32 / wave_size)

    def _tiles_of_warp(self, dot: Dot) -> tuple[int, int, int]:
        """How many of a batch, and how many of the instruction's tiles along rows and columns, a warp makes."""
        at_once, rows, columns = (1, *self.warps)[-3:]
        down, across = self.tiles
        return (
            ceil((dot.batch or 1) / at_once),
            max(1, ceil(dot.m / (self.sides[0] * rows * down))) * down,
            max(1, ceil(dot.n / (self.sides[1] * columns * across))) * across,
        )


def asked(ttir: Program) -> list[tuple[Operation, Dot]]:
    """Return every dot of a kernel's TTIR with what it asks for."""
    return [(one, _dot(one, ttir.operations)) for one in ttir.named(*DOTS)]


def _dot(one: Operation, operations: Sequence[Operation]) -> Dot:
    feeds, fed, last = _neighbours(one, operations)
    *batch, rows, columns = one.types[-1].sides
    a, b, depth = *_elements(one), one.types[0].sides[-1]
    if one.name == "tt.dot_scaled" and a == "f4E2M1FN" and "lhs_k_pack = false" not in one.text:
        depth *= 2
    precision, imprecise = _PRECISION.search(one.text), _IMPRECISE.search(one.text)
    return Dot(
        rows,
        columns,
        depth,
        a,
        b,
        one.types[-1].element,
        batch=batch[0] if batch else None,
        precision=precision[1] if precision else "ieee",
        scaled=one.name == "tt.dot_scaled",
        by=_scales(one),
        feeds=feeds,
        fed=fed,
        last=(last.types[-1].sides[-2], last.types[-1].sides[-1]) if last else None,
        imprecise=int(imprecise[1]) if imprecise else 0,
    )


def _elements(one: Operation) -> tuple[str, str]:
    """Return the element types of a dot's operands: of a scaled one's formats, since two of four bits share a byte."""
    if one.name == "tt.dot_scaled":
        formats = [_FORMATS.get(name, name) for name in _FORMAT.findall(one.text)]
        if len(formats) != 2:
            raise ValueError(f"its scaled dot has no formats: {one.text[:80]}")
        return formats[0], formats[1]
    return one.types[0].element, one.types[1].element


def _scales(one: Operation) -> str:
    """Return which operands of a dot have scales."""
    first, _, rest = one.text.partition(", ")
    return ("a" if " scale %" in first else "") + ("b" if re.match(r"%\S+ scale %", rest) else "")


def _neighbours(one: Operation, operations: Sequence[Operation]) -> tuple[str, str, Operation | None]:
    """Return which operands of other dots of its block a dot's result reaches, which operands of its own come from
    another dot, and the last of the dots that it reaches.
    """
    block = [other for other in operations if other.regions == one.regions]
    reached, feeds, last = set(one.results), set(), None
    for other in block:
        if other.at <= one.at or not reached & set(other.operands):
            continue
        if other.name in DOTS:
            feeds |= {letter for letter, name in zip("abc", operands_of(other), strict=False) if name in reached}
            last = other
        reached |= set(other.results)
    before = [other for other in block if other.at < one.at]
    fed = [letter for letter, name in zip("abc", operands_of(one), strict=False) if _comes_of_dot(name, before)]
    return "".join(sorted(feeds)), "".join(fed), last


def _comes_of_dot(name: str, before: Sequence[Operation]) -> bool:
    wanted = {name}
    for other in reversed(before):
        if wanted & set(other.results):
            if other.name in DOTS:
                return True
            wanted |= set(other.operands)
    return False


def operands_of(dot: Operation) -> tuple[str, ...]:
    """Return A, B and C of a dot by name: scales are others."""
    scales = set(_SCALE.findall(dot.text))
    return tuple(name for name in dot.operands if name not in scales)[:3]


def taken(dot: Operation, ttgir: Program) -> Taken:
    """Return what TTGIR shows of a dot in it."""
    a, b = _elements(dot)
    result = dot.types[-1]
    written = ttgir.layout(result.layout)
    if not _MMA.match(written):
        return Taken(None, (), a, b, None, (), ())
    width = _K_WIDTH.search(dot.types[0].layout)
    numbers = {name: tuple(map(int, values.split(", "))) for name, values in _NUMBERS.findall(written)}
    return Taken(
        written,
        numbers.get("instrShape", ()),
        a,
        b,
        int(width[1]) if width else None,
        numbers.get("warpsPerCTA") or _warps_of_bases(written, len(result.sides)),
        numbers.get("tilesPerWarp", (1,) * len(result.sides)),
    )


def _warps_of_bases(layout: str, rank: int) -> tuple[int, ...]:
    """Return how warps divide a tile whose layout has the step of each bit of a warp's number."""
    bases = _BASES.search(layout)
    steps = [tuple(map(int, one.split(", "))) for one in _BASIS.findall(bases[1])] if bases else []
    if any(len(step) != rank for step in steps):
        raise ValueError(f"the TTGIR cannot be read: a layout of another rank: {layout[:80]}")
    return tuple(prod(2 for step in steps if step[side]) for side in range(rank))
