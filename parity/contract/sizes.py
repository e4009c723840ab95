"""The sizes that a contract measures besides its own: named ones, and ones that are drawn from a class."""

import math
import random
from collections.abc import Iterator, Mapping
from typing import Annotated

from pydantic import Field
from pydantic.dataclasses import dataclass

from parity.contract.toml import STRICT

Positive = Annotated[int, Field(gt=0)]
OWN = "axes"  # how the contract's own size is called where `sizes` does not name it
COUNT, SEED = "count", "seed"
_MOST_DRAWN, _TRIES = 64, 100


@dataclass(config=STRICT)
class Range:
    """What an axis of a class may have: multiples of `multiple` from `least` to `most`, both included. Without
    `multiple`, multiples of the axis' block.
    """

    least: Positive
    most: Positive
    multiple: Positive | None = None

    def steps(self, block: int) -> range:
        """Return the numbers of which a size is a multiple."""
        step = self.multiple or block
        return range(-(-self.least // step), self.most // step + 1)

    def drawn(self, source: random.Random, block: int) -> int:
        """Draw a size: as many between 1,024 and 2,048 as between 2,048 and 4,096."""
        steps = self.steps(block)
        low, high = math.log(steps[0]), math.log(steps[-1] + 1)
        return (self.multiple or block) * min(steps[-1], int(math.exp(low + (high - low) * source.random())))


# A size gives axes: a number, or a range to draw from, of which there are `count`, drawn by `seed`. Other axes are as
# the contract has them.
SizeSpec = dict[str, Positive | Range]
Axes = Mapping[str, int]


def named_sizes(own: Axes, blocks: Axes, sizes: Mapping[str, SizeSpec] | None) -> dict[str, dict[str, int]]:
    """Return all sizes that are measured, by name: the contract's own, and those that `sizes` names or draws; none
    without `sizes`. A class `any` has any-1, any-2, ...
    """
    if not sizes:
        return {}
    found = {name: axes for size, spec in sizes.items() for name, axes in _each(size, spec, own, blocks)}
    return found if dict(own) in found.values() else {OWN: dict(own), **found}


def _each(name: str, spec: SizeSpec, own: Axes, blocks: Axes) -> Iterator[tuple[str, dict[str, int]]]:
    fixed = {axis: size for axis, size in spec.items() if isinstance(size, int)}
    ranges = {axis: size for axis, size in spec.items() if isinstance(size, Range)}
    if not ranges:
        yield name, {**own, **fixed}
        return
    count, source = fixed.pop(COUNT, 1), random.Random(fixed.pop(SEED, 1))
    drawn: list[dict[str, int]] = []
    for _ in range(_TRIES * count):
        axes = {axis: within.drawn(source, blocks.get(axis, 1)) for axis, within in ranges.items()}
        one = {**own, **fixed, **axes}
        if one not in drawn and len(drawn) < count:
            drawn.append(one)
    yield from ((f"{name}-{number}", axes) for number, axes in enumerate(drawn, 1))


def size_problems(axes: Axes, blocks: Axes, sizes: Mapping[str, SizeSpec]) -> Iterator[str]:
    """Return what is wrong with the table `sizes` itself, each as a sentence."""
    if not sizes:
        yield "field 'sizes': there are none: name one, as 1024 = { m = 1024 }, or leave the table out"
    for name, spec in sizes.items():
        where = f"field 'sizes.{name}"
        if not name or not all(letter.isalnum() or letter in "-_." for letter in name) or name == OWN:
            yield f"{where}': '{name}' is no name of a size: it has letters, digits, '-', '_' and '.', and is not {OWN}"
        ranges = {axis for axis, size in spec.items() if isinstance(size, Range)}
        for axis, size in spec.items():
            if axis in (COUNT, SEED) and axis not in axes:
                if not ranges or isinstance(size, Range):
                    yield f"{where}.{axis}': it is a number, for a size of which an axis has a range"
                elif axis == COUNT and size > _MOST_DRAWN:
                    yield f"{where}.{axis}': {size} sizes: at most {_MOST_DRAWN} are drawn"
            elif axis not in axes:
                yield f"{where}.{axis}': '{axis}' is no axis of the contract: it has {', '.join(axes)}"
            elif isinstance(size, Range) and not size.steps(blocks.get(axis, 1)):
                step = size.multiple or blocks.get(axis, 1)
                yield f"{where}.{axis}': no multiple of {step} lies between {size.least} and {size.most}"
        if not spec:
            yield f"{where}': it gives no axis: there are {', '.join(axes)}"
