"""What one kernel of the coverage benchmark is: its source, its launch, and what it must compute."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

import ml_dtypes
import numpy as np
from numpy.typing import DTypeLike, NDArray

SOURCES = Path(__file__).parent / "sources"
FAMILIES = ("gfx1151", "gfx1201", "gfx942", "gfx950", "gfx90a")
Array = NDArray[Any]
Builder = Literal["triton", "gluon", "hip"]
BFLOAT16 = np.dtype(ml_dtypes.bfloat16)
_POISON = 0x9D


@dataclass(frozen=True)
class In:
    """A buffer that the kernel may only read."""

    array: NDArray[Any]


@dataclass(frozen=True)
class Out:
    """A buffer that the kernel writes; `start` is what it holds before."""

    start: NDArray[Any]

    @classmethod
    def empty(cls, shape: int | tuple[int, ...], dtype: DTypeLike) -> "Out":
        """An output of bytes that no kernel would write by chance."""
        dtype = np.dtype(dtype)
        shape = (shape,) if isinstance(shape, int) else shape
        return cls(np.full(int(np.prod(shape)) * dtype.itemsize, _POISON, np.uint8).view(dtype).reshape(shape))

    @classmethod
    def zeros(cls, shape: int | tuple[int, ...], dtype: DTypeLike) -> "Out":
        return cls(np.zeros(shape, dtype))


# A Python int is an int32 and a float a float32, as a launch would have them; other widths are NumPy's scalars.
Argument = In | Out | int | float | np.generic
# By name. Each is an Argument: checked where a case is made, because a dictionary of several types is one of objects.
Arguments = Mapping[str, Any]


@dataclass(frozen=True)
class ExpectedBuffer:
    """What a buffer holds afterwards: float64 or integers, and by how much each element may differ from it.

    A tolerance of 0 wants the very value (the sign of zero and the payload of a NaN are free). In `any_order` the
    values are compared after sorting: work-items may have come in any order.
    """

    value: NDArray[Any]
    tolerance: NDArray[Any] | float = 0.0
    any_order: bool = False


@dataclass(frozen=True)
class Case:
    """One kernel with one launch.

    `source` is a file of `sources/`, `constants` are constexpr arguments in Triton and macros in HIP, `grid` counts
    workgroups. A HIP kernel has `threads` work-items, a Triton or Gluon kernel `num_warps` waves. A Gluon kernel has
    one constexpr argument more, FAMILY, because its layouts depend on it. `reference` computes the outputs anew, in
    float64 or in integers; outputs that it does not name are scratch. `families` are those that it makes sense on, and
    `reason` says why it makes none on the others.
    """

    name: str
    group: str
    builder: Builder
    source: str
    symbol: str
    arguments: Arguments
    reference: Callable[[], Mapping[str, ExpectedBuffer]]
    grid: tuple[int, ...] = (1,)
    constants: Mapping[str, int | float | bool | str] = field(default_factory=dict)
    num_warps: int = 4
    num_stages: int = 2
    threads: tuple[int, ...] = (64,)
    dynamic_lds_bytes: int = 0
    families: tuple[str, ...] = FAMILIES
    reason: str = ""

    def __post_init__(self) -> None:
        if not self.path.is_file():
            raise ValueError(f"{self.name}: there is no {self.path}")
        wrong = [name for name, value in self.arguments.items() if not isinstance(value, Argument)]
        if wrong:
            raise TypeError(f"{self.name}: '{wrong[0]}' is no argument of a kernel")
        if bool(self.reason) == (self.families == FAMILIES):
            raise ValueError(f"{self.name}: a reason belongs to a choice of families")

    @property
    def path(self) -> Path:
        return SOURCES / self.source

    def sizes(self) -> tuple[int, int, int]:
        """The grid in x, y and z."""
        x, y, z = (*self.grid, 1, 1)[:3]
        return x, y, z

    def block(self, wave_size: int) -> tuple[int, int, int]:
        """The work-items of a workgroup in x, y and z."""
        x, y, z = ((*self.threads, 1, 1) if self.builder == "hip" else (self.num_warps * wave_size, 1, 1))[:3]
        return x, y, z


def random(seed: int) -> np.random.Generator:
    """The random numbers of one case."""
    return np.random.default_rng(seed)


def normal(seed: int, shape: int | tuple[int, ...], dtype: DTypeLike = np.float32) -> NDArray[Any]:
    """Normal numbers, rounded to a type."""
    return random(seed).standard_normal(shape).astype(dtype)


def integers(seed: int, shape: int | tuple[int, ...], low: int, high: int, dtype: DTypeLike = np.int32) -> NDArray[Any]:
    """Whole numbers from `low` up to but without `high`."""
    return random(seed).integers(low, high, shape).astype(dtype)


def exact(value: NDArray[Any]) -> NDArray[Any]:
    """The values in float64, in which products and sums of narrower types have no rounding that counts."""
    return value.astype(np.float64)
