"""The sizes that a contract measures besides its own: named ones, and ones that are drawn from a class."""

import math
import random
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Annotated, Any

from pydantic import Field, PlainValidator

Positive = Annotated[int, Field(gt=0)]
OWN = "axes"  # how the contract's own size is called where `sizes` does not name it
COUNT, SEED = "count", "seed"
_MOST, _TRIES = 64, 100


@dataclass(frozen=True)
class Range:
    """What an axis of a class may have: multiples of `multiple` from `least` to `most`, both included. Without
    `multiple`, multiples of the axis' block.
    """

    least: int
    most: int
    multiple: int | None = None

    def steps(self, block: int) -> range:
        """Return the numbers of which a size is a multiple."""
        step = self.multiple or block
        return range(-(-self.least // step), self.most // step + 1)

    def drawn(self, source: random.Random, block: int) -> int:
        """Draw a size: as many between 1,024 and 2,048 as between 2,048 and 4,096."""
        steps = self.steps(block)
        low, high = math.log(steps[0]), math.log(steps[-1] + 1)
        return (self.multiple or block) * min(steps[-1], int(math.exp(low + (high - low) * source.random())))


def _side(given: Any) -> int | Range:
    """Read a size of an axis. Raises ValueError for what is neither a number nor a range."""
    if isinstance(given, Range) or (isinstance(given, int) and _is_size(given)):
        return given
    is_range = isinstance(given, dict) and {"least", "most"} <= given.keys() <= {"least", "most", "multiple"}
    if is_range and all(map(_is_size, given.values())):
        return Range(**given)
    raise ValueError("write a whole number from 1, or a range, as { least = 1024, most = 4096, multiple = 128 }")


def _is_size(given: Any) -> bool:
    return isinstance(given, int) and not isinstance(given, bool) and given > 0


# A size gives axes: a number, or a range to draw from, of which there are `count`, drawn by `seed`. Other axes are as
# the contract has them.
_RangeTable = dict[str, Positive]
SizeSpec = dict[str, Annotated[int | Range, PlainValidator(_side, json_schema_input_type=Positive | _RangeTable)]]
Axes = Mapping[str, int]


def named_sizes(own: Axes, blocks: Axes, sizes: Mapping[str, SizeSpec] | None) -> dict[str, dict[str, int]]:
    """Return all sizes that are measured, by name: the contract's own, and those that `sizes` names or draws; none
    without `sizes`. A class `any` has any-1, any-2, ...
    """
    if not sizes:
        return {}
    found = {name: axes for size, spec in sizes.items() for name, axes in each_of(size, spec, own, blocks)}
    return found if dict(own) in found.values() else {OWN: dict(own), **found}


def each_of(name: str, spec: SizeSpec, own: Axes, blocks: Axes) -> list[tuple[str, dict[str, int]]]:
    """Return the sizes of an entry, each with its name: one, or those that are drawn from a class."""
    fixed = {axis: size for axis, size in spec.items() if isinstance(size, int)}
    ranges = {axis: size for axis, size in spec.items() if isinstance(size, Range)}
    if not ranges:
        return [(name, {**own, **fixed})]
    count, source = fixed.pop(COUNT, 1), random.Random(fixed.pop(SEED, 1))
    drawn: list[dict[str, int]] = []
    for _ in range(_TRIES * min(count, _MOST)):
        axes = {axis: within.drawn(source, blocks.get(axis, 1)) for axis, within in ranges.items()}
        one = {**own, **fixed, **axes}
        if one not in drawn and len(drawn) < count:
            drawn.append(one)
    return [(f"{name}-{number}", axes) for number, axes in enumerate(drawn, 1)]


def ends_of(spec: SizeSpec, own: Axes, blocks: Axes) -> list[dict[str, int]]:
    """Return the least and the largest size of a class."""
    fixed = {axis: size for axis, size in spec.items() if isinstance(size, int) and axis not in (COUNT, SEED)}
    ends = []
    for end in (0, -1):
        axes = {}
        for axis, within in spec.items():
            if isinstance(within, Range):
                block = blocks.get(axis, 1)
                axes[axis] = within.steps(block)[end] * (within.multiple or block)
        ends.append({**own, **fixed, **axes})
    return ends


def is_class(spec: SizeSpec) -> bool:
    """Whether sizes are drawn from an entry."""
    return any(isinstance(size, Range) for size in spec.values())


def size_problems(own: Axes, blocks: Axes, tails: Collection[str], sizes: Mapping[str, SizeSpec]) -> Iterator[str]:
    """Return what is wrong with the table `sizes` itself, each as a sentence."""
    if not sizes:
        yield "field 'sizes': there are none: name one, as 1024 = { m = 1024 }, or leave the table out"
    wrong = [problem for name, spec in sizes.items() for problem in _problems_of(name, spec, own, blocks, tails)]
    yield from wrong
    yield from () if wrong else _problems_of_all(own, blocks, sizes)


def _problems_of(name: str, spec: SizeSpec, own: Axes, blocks: Axes, tails: Collection[str]) -> Iterator[str]:
    where = f"field 'sizes.{name}"
    if name == OWN:
        yield f"{where}': that is the name of the contract's own size: choose another"
    elif not name or not all(letter.isalnum() or letter in "-_." for letter in name):
        yield f"{where}': '{name}' is no name of a size: write letters, digits, '-', '_' and '.'"
    if not spec:
        yield f"{where}': it gives no axis: there are {', '.join(own)}"
    has_range = is_class(spec)
    if has_range and (taken := next((axis for axis in (COUNT, SEED) if axis in own), None)):
        yield f"{where}.{taken}': a class gives its {taken} by this word: give the axis '{taken}' another name"
        return
    for axis, size in spec.items():
        block = blocks.get(axis, 1)
        if axis in (COUNT, SEED) and axis not in own:
            if not has_range or isinstance(size, Range):
                yield f"{where}.{axis}': it is a number, for a size of which an axis has a range"
            elif axis == COUNT and size > _MOST:
                yield f"{where}.{axis}': {size} sizes: at most {_MOST} are drawn"
        elif axis not in own:
            yield f"{where}.{axis}': '{axis}' is no axis of the contract: it has {', '.join(own)}"
        elif isinstance(size, Range) and (size.multiple or block) % block and axis not in tails:
            yield f"{where}.{axis}.multiple': {size.multiple} must be a multiple of blocks.{axis} = {block}"
        elif isinstance(size, Range) and not size.steps(block):
            step = size.multiple or block
            yield f"{where}.{axis}': no multiple of {step} lies between {size.least} and {size.most}"


def _problems_of_all(own: Axes, blocks: Axes, sizes: Mapping[str, SizeSpec]) -> Iterator[str]:
    """Return what is wrong with the sizes together: too few are drawn, one is there twice, there are too many."""
    names: dict[str, dict[str, int]] = {}
    for entry, spec in sizes.items():
        drawn, count = each_of(entry, spec, own, blocks), spec.get(COUNT, 1) if COUNT not in own else 1
        if isinstance(count, int) and len(drawn) < count and any(isinstance(size, Range) for size in spec.values()):
            yield f"field 'sizes.{entry}.{COUNT}': {count} sizes, but only {len(drawn)} different ones were found"
        for name, axes in drawn:
            if name in names:
                yield f"field 'sizes.{entry}': there are two sizes '{name}': choose another name"
            elif same := next((other for other, known in names.items() if known == axes), None):
                yield f"field 'sizes.{entry}': '{name}' is the same size as '{same}'"
            names.setdefault(name, axes)
    if len(names) > _MOST:
        yield f"field 'sizes': {len(names)} sizes: at most {_MOST} are measured together"
