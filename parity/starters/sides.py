"""Which sides of a function's tensors are one axis, and how its outputs' sides follow, found by trying other sizes.

A trial is a call with other sizes, which tells the shapes of the outputs or that the function refuses them.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, product
from math import prod
from operator import mul
from typing import NamedTuple

Side = tuple[str, int]  # an input's name, and which of its sides
Sizes = Mapping[Side, int]
Shapes = Mapping[str, tuple[int, ...]]
Trial = Callable[[Sizes], Shapes | None]
_MOST_TIED = 8  # sides of one size of which parts are tried
_GROWTHS = (1, 2, 3)
_DIVISORS = range(2, 17)
_FACTORS = [factor for factor in range(-6, 7) if factor]  # of axes in a sum: a convolution's dilation, its stride
_MOST_SUMMED = 2  # axes


@dataclass(frozen=True)
class Axis:
    """Sides that have one size, because the function takes no other together. `is_fixed`: it takes no other at all."""

    sides: tuple[Side, ...]
    size: int
    is_fixed: bool = False


class Seen(NamedTuple):
    """What one trial showed: each axis' size, and the outputs' shapes."""

    sizes: tuple[int, ...]
    shapes: Shapes


def axes_of(sizes: Sizes, trial: Trial) -> list[Axis]:
    """Return the axes of the inputs' sides, in their order. Sides of size 1 have none: they are broadcast."""
    sides = [side for side, size in sizes.items() if size > 1]

    def grows(group: Sequence[Side]) -> bool:
        return trial({**sizes, **{side: sizes[side] + 1 for side in group}}) is not None

    axes: dict[tuple[Side, ...], Axis] = {(side,): Axis((side,), sizes[side]) for side in sides if grows([side])}
    rest = [side for side in sides if (side,) not in axes]
    while rest:
        alike = [side for side in rest if sizes[side] == sizes[rest[0]]]
        group = _tied(alike, grows)
        axes[group] = Axis(group, sizes[rest[0]], is_fixed=not grows(group))
        rest = [side for side in rest if side not in group]
    return sorted(axes.values(), key=lambda axis: sides.index(axis.sides[0]))


def _tied(alike: list[Side], grows: Callable[[Sequence[Side]], bool]) -> tuple[Side, ...]:
    """Return the fewest of these sides, the first among them, that can be larger together; all if there are none."""
    first, *others = alike
    most = len(others) if len(others) <= _MOST_TIED else 1
    groups = ((first, *more) for count in range(1, most + 1) for more in combinations(others, count))
    return next((group for group in groups if grows(group)), tuple(alike))


def outputs_by_axes(
    axes: Sequence[Axis], names: Sequence[str], sizes: Sizes, trial: Trial
) -> tuple[list[Axis], dict[str, tuple[str, ...]]]:
    """Return the outputs' shapes as expressions over the axes' names. An axis on which a side depends in a way that is
    not found becomes fixed.
    """
    seen, fixed, shapes = list(_observed(axes, sizes, trial)), set[int](), dict[str, tuple[str, ...]]()
    constants = {axis.size: name for name, axis in reversed([*zip(names, axes, strict=True)]) if axis.is_fixed}
    for output, shape in seen[0].shapes.items():
        sides = []
        for at, size in enumerate(shape):
            values = [one.shapes[output][at] if len(one.shapes[output]) == len(shape) else -1 for one in seen]
            used = _used(seen, values)
            text = _expression([names[number] for number in used], used, seen, values)
            if text is None:
                fixed.update(used)
            sides.append(text or constants.get(size, str(size)))
        shapes[output] = tuple(sides)
    return [replace(axis, is_fixed=axis.is_fixed or number in fixed) for number, axis in enumerate(axes)], shapes


def _used(seen: Sequence[Seen], values: Sequence[int]) -> list[int]:
    """Return the axes with which a side has changed, where one alone was another one."""
    base = seen[0].sizes
    changed = [
        [number for number, size in enumerate(one.sizes) if size != base[number]]
        for one, value in zip(seen, values, strict=True)
        if value != values[0]
    ]
    return sorted({numbers[0] for numbers in changed if len(numbers) == 1})


def _observed(axes: Sequence[Axis], sizes: Sizes, trial: Trial) -> Iterator[Seen]:
    """Yield what the given sizes show, then what other ones do: of one axis at a time, and of all at once."""
    usual = tuple(axis.size for axis in axes)
    free = [number for number, axis in enumerate(axes) if not axis.is_fixed]
    others = [
        (*usual[:number], size, *usual[number + 1 :])
        for number in free
        for size in (*(usual[number] + growth for growth in _GROWTHS), 2 * usual[number])
    ]
    others.append(tuple(size + 1 + 2 * number if number in free else size for number, size in enumerate(usual)))
    for wanted in (usual, *dict.fromkeys(others)):
        changed = {side: size for axis, size in zip(axes, wanted, strict=True) for side in axis.sides}
        shapes = trial({**sizes, **changed})
        if shapes is not None:
            yield Seen(wanted, shapes)


def _expression(names: Sequence[str], used: Sequence[int], seen: Sequence[Seen], values: Sequence[int]) -> str | None:
    """Return the plainest expression over the used axes that gives all values; None if there is none."""
    if not used:
        return None
    rows = [[one.sizes[number] for number in used] for one in seen]
    for divisor, factor in ((1, 1), *((one, 1) for one in _DIVISORS), *((1, one) for one in _DIVISORS)):
        if all(prod(row) * factor // divisor == value for row, value in zip(rows, values, strict=True)):
            text = " * ".join([*names, *([str(factor)] if factor > 1 else [])])
            grouped = text if len(names) == 1 else f"({text})"
            return text if divisor == 1 else f"{grouped} // {divisor}"
    if len(names) > _MOST_SUMMED:
        return None
    factors = sorted(product(_FACTORS, repeat=len(names)), key=lambda each: sum(map(abs, each)))
    for divisor, each in ((divisor, each) for divisor in (1, *_DIVISORS) for each in factors):
        sums = [sum(map(mul, row, each)) for row in rows]
        for constant in sorted(range(divisor * values[0] - sums[0], divisor * (values[0] + 1) - sums[0]), key=abs):
            if all((total + constant) // divisor == value for total, value in zip(sums, values, strict=True)):
                return _written(names, each, constant, divisor)
    return None


def _written(names: Sequence[str], factors: Sequence[int], constant: int, divisor: int) -> str:
    """Return a weighted sum of axes, divided."""
    terms = [
        (factor, name if abs(factor) == 1 else f"{abs(factor)} * {name}")
        for factor, name in zip(factors, names, strict=True)
    ]
    terms.sort(key=lambda term: term[0] < 0)
    terms += [(constant, str(abs(constant)))] if constant else []
    text = "".join(f" {'-' if factor < 0 else '+'} {term}" for factor, term in terms).removeprefix(" + ").lstrip()
    return text if divisor == 1 else f"({text}) // {divisor}"
