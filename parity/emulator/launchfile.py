"""`launch.toml`: how to run anybody's kernel on the emulator."""

from collections.abc import Iterator
from math import prod
from pathlib import Path
from typing import Annotated, Any, Literal

import ml_dtypes
import numpy as np
from numpy.typing import NDArray
from pydantic import AfterValidator, Field
from pydantic.dataclasses import dataclass

from parity.contract.structs import StructLayout, laid_out
from parity.contract.toml import STRICT, read_toml, validate
from parity.emulator.machine import DEFAULT_BUDGET
from parity.errors import InputError
from parity.system.leftovers import appears_whole

_MOST_ELEMENTS = 1 << 30
_MOST_WORKGROUPS = 1 << 20
_MOST_BYTES = 4 << 30


def _bounded(shape: list[int]) -> list[int]:
    if prod(shape) > _MOST_ELEMENTS:
        raise ValueError(f"{prod(shape):,} elements are more than {_MOST_ELEMENTS:,}")
    return shape


Size = Annotated[int, Field(gt=0, le=1 << 48)]
Sizes = Annotated[list[Size], Field(min_length=1, max_length=3)]
Shape = Annotated[list[Size], Field(max_length=32), AfterValidator(_bounded)]
_DTYPES: dict[str, Any] = {
    **{name: getattr(np, name) for name in ("float16", "float32", "float64", "int8", "uint8", "int16", "uint16")},
    **{name: getattr(np, name) for name in ("int32", "uint32", "int64", "uint64")},
    "bool": np.bool_,
    **{name: getattr(ml_dtypes, name) for name in ("bfloat16", "float8_e4m3fn", "float8_e5m2")},
    **{name: getattr(ml_dtypes, name) for name in ("float8_e4m3fnuz", "float8_e5m2fnuz", "float8_e8m0fnu")},
}
DType = Literal[
    "float16",
    "float32",
    "float64",
    "bfloat16",
    "float8_e4m3fn",
    "float8_e5m2",
    "float8_e4m3fnuz",
    "float8_e5m2fnuz",
    "float8_e8m0fnu",
    "int8",
    "uint8",
    "int16",
    "uint16",
    "int32",
    "uint32",
    "int64",
    "uint64",
    "bool",
]
_POISON = 0x9D
_POINTER_BYTES = 8
_FILLS = ("poison", "zeros", "integers", "normal", "bytes")


@dataclass(config=STRICT)
class BufferSpec:
    """An input: its shape, its element type, and what it holds: a fill, or an .npy file beside the launch file."""

    shape: Shape
    dtype: DType
    fill: str = "zeros"
    seed: Annotated[int, Field(ge=0)] = 0


@dataclass(config=STRICT)
class OutputSpec:
    """An output: its shape, its element type, and what it holds beforehand: `poison` (bytes of 0x9d), or as an input.

    `save` names the .npy file beside the launch file to which it is saved.
    """

    shape: Shape
    dtype: DType
    save: str | None = None
    fill: str = "poison"
    seed: Annotated[int, Field(ge=0)] = 0


@dataclass(config=STRICT)
class ScalarSpec:
    """A value passed by value."""

    dtype: DType
    value: int | float | bool


@dataclass(config=STRICT)
class Argument:
    """One kernel argument: exactly one of the four. A struct has its fields in their order."""

    buffer: BufferSpec | None = None
    output: OutputSpec | None = None
    scalar: ScalarSpec | None = None
    struct: Annotated[list["Argument"], Field(min_length=1)] | None = None

    def __post_init__(self) -> None:
        if sum(given is not None for given in (self.buffer, self.output, self.scalar, self.struct)) != 1:
            raise ValueError("an argument is exactly one of buffer, output, scalar and struct")

    @property
    def shown(self) -> str:
        """What it is, with its type."""
        if self.scalar is not None:
            return f"scalar: {self.scalar.dtype}"
        return "buffer" if self.buffer is not None else "output" if self.output is not None else "struct"

    @property
    def size_bytes(self) -> int:
        if self.struct is not None:
            return self.layout.size_bytes
        return _POINTER_BYTES if self.scalar is None else np.dtype(_DTYPES[self.scalar.dtype]).itemsize

    @property
    def layout(self) -> StructLayout:
        """How a struct's fields lie."""
        fields = self.struct or []
        return laid_out(
            [(field.size_bytes, field.layout.alignment_bytes if field.struct else field.size_bytes) for field in fields]
        )

    def each(self, path: str) -> Iterator[tuple[str, "Argument"]]:
        """Yield the argument, or all that a struct holds, each with its field in the launch file."""
        if self.struct is None:
            yield path, self
        for number, field in enumerate(self.struct or []):
            yield from field.each(f"{path}.struct.{number}")


@dataclass(config=STRICT)
class LaunchSpec:
    """A launch: kernel name, grid in workgroups, block in work-items, dynamic LDS, arguments in order.

    `budget` is the number of wave-instructions after which a workgroup counts as endless. `order` draws the turns of
    workgroups, waves and lanes: results must not depend on it.
    """

    kernel: str
    grid: Sizes
    block: Sizes
    args: list[Argument]
    dynamic_lds_bytes: Annotated[int, Field(ge=0, le=_MOST_ELEMENTS)] = 0
    workgroups: Literal["all"] | Annotated[list[list[int]], Field(min_length=1)] = "all"
    budget: Annotated[int, Field(gt=0, le=1 << 60)] = DEFAULT_BUDGET
    order: Annotated[int, Field(ge=0, lt=1 << 32)] = 0

    def positions(self) -> list[tuple[int, int, int]]:
        """Return the positions of the chosen workgroups. Raises InputError for one outside the grid, and for too many
        of them.
        """
        x, y, z = _three(self.grid)
        if self.workgroups == "all":
            if x * y * z > _MOST_WORKGROUPS:
                raise InputError(
                    f"field 'grid': {x * y * z} workgroups, at most {_MOST_WORKGROUPS} are run: "
                    "choose some in field 'workgroups'"
                )
            return [(i, j, k) for k in range(z) for j in range(y) for i in range(x)]
        chosen = []
        for number, given in enumerate(self.workgroups):
            position = _three(given, 0)
            if not 0 < len(given) <= 3 or not all(0 <= at < size for at, size in zip(position, (x, y, z), strict=True)):
                raise InputError(f"field 'workgroups.{number}': {given} is not in the grid {[x, y, z]}")
            chosen.append(position)
        return chosen


def _three(values: list[int], missing: int = 1) -> tuple[int, int, int]:
    x, y, z = [*values, missing, missing, missing][:3]
    return x, y, z


def read_launch(path: Path, *, overwrites: bool = False) -> LaunchSpec:
    """Read a launch file, whose outputs are saved in new files or, if it `overwrites`, in any.

    Raises InputError naming the file, the field and what would be right.
    """
    spec: LaunchSpec = validate(LaunchSpec, read_toml(path), str(path))
    total = 0
    for number, argument in enumerate(spec.args):
        for field, leaf in argument.each(f"args.{number}"):
            if memory := leaf.buffer or leaf.output:
                total += prod(memory.shape) * np.dtype(_DTYPES[memory.dtype]).itemsize
            if leaf.output is not None and leaf.output.save is not None:
                where = f"{path}: field '{field}.output.save'"
                _check_save(leaf.output.save, path, where, overwrites=overwrites)
    if total > _MOST_BYTES:
        raise InputError(f"{path}: field 'args': buffers of {total:,} bytes in all are more than {_MOST_BYTES:,}")
    return spec


def _check_save(save: str, launch: Path, where: str, *, overwrites: bool) -> None:
    """Raise InputError for an output file that a launch file may not write.

    A launch file may come from anybody, so it may write only ordinary files in its own folder, and over another one
    only if the user says so.
    """
    folder = launch.absolute().parent.resolve()
    try:
        target = (folder / save).resolve()
        is_odd = target.exists() and not target.is_file()
    except (OSError, ValueError, RuntimeError) as error:
        raise InputError(f"{where}: '{save}' names no file: {error}") from error
    if Path(save).is_absolute() or not target.is_relative_to(folder):
        raise InputError(f"{where}: '{save}' lies outside the launch file's folder: write a name, as 'out.npy'")
    if is_odd:
        raise InputError(f"{where}: '{save}' exists and is no ordinary file")
    if target == launch.resolve():
        raise InputError(f"{where}: '{save}' is the launch file itself")
    if target.exists() and not overwrites:
        raise InputError(f"{where}: '{save}' exists already: name another file, or write over it with --force")


def save_array(array: NDArray[Any], path: Path) -> None:
    """Save an array so that its file appears whole or not at all, under just this name: numpy's own function would add
    a suffix to a name without one.
    """
    with appears_whole(path) as beside, beside.open("wb") as file:
        np.save(file, array)


def array_of(spec: BufferSpec | OutputSpec, folder: Path) -> NDArray[Any]:
    """Return what a buffer holds beforehand. Raises InputError for a file that is missing or has another shape
    or type.
    """
    kind, shape, rng = _DTYPES[spec.dtype], tuple(spec.shape), np.random.default_rng(spec.seed)
    array: NDArray[Any]
    if spec.fill == "poison":
        size = prod(shape) * np.dtype(kind).itemsize
        array = np.full(size, _POISON, np.uint8).view(kind).reshape(shape)
    elif spec.fill == "zeros":
        array = np.zeros(shape, kind)
    elif spec.dtype == "bool" and spec.fill in _FILLS:
        array = rng.integers(0, 2, shape).astype(bool)
    elif spec.dtype == "float8_e8m0fnu" and spec.fill in ("integers", "normal"):
        if spec.fill == "normal":
            raise InputError(
                "fill 'normal' is not for float8_e8m0fnu, whose values are powers of two: write 'integers'"
            )
        array = np.asarray(np.ldexp(1.0, rng.integers(-4, 5, shape))).astype(kind)
    elif spec.fill == "integers":
        array = rng.integers(0 if np.dtype(kind).kind == "u" else -4, 5, shape).astype(kind)
    elif spec.fill == "normal":
        array = rng.standard_normal(shape).astype(kind)
    elif spec.fill == "bytes":
        size = prod(shape) * np.dtype(kind).itemsize
        array = rng.integers(0, 256, size, np.uint8).view(kind).reshape(shape)
    else:
        array = _from_file(folder / spec.fill, spec)
    return array


def _from_file(path: Path, spec: BufferSpec | OutputSpec) -> NDArray[Any]:
    if path.suffix != ".npy":
        raise InputError(f"fill '{path.name}' is none of {', '.join(_FILLS)}, nor an .npy file")
    if path.exists() and not path.is_file():
        raise InputError(f"{path}: is no ordinary file")
    try:  # mapped, so that nothing is read before its size has been checked
        array: NDArray[Any] = np.load(path, mmap_mode="r", allow_pickle=False)
    except (OSError, ValueError) as error:
        raise InputError(f"{path}: cannot be read as .npy: {error}") from error
    wanted = np.dtype(_DTYPES[spec.dtype])
    if array.dtype.itemsize != wanted.itemsize or array.shape != tuple(spec.shape):
        raise InputError(f"{path}: holds {array.dtype} {list(array.shape)}, the launch wants {spec.dtype} {spec.shape}")
    return np.array(array, order="C").view(wanted)


def scalar_bytes(spec: ScalarSpec) -> bytes:
    """Return the bytes of a scalar's value. Raises InputError for a value that does not fit its type."""
    kind = _DTYPES[spec.dtype]
    is_integer = np.dtype(kind).kind in "iu"
    if spec.dtype == "bool" and spec.value not in (0, 1):
        raise InputError(f"scalar value {spec.value} is no bool: write true or false")
    try:
        if is_integer and spec.value != int(spec.value):
            raise InputError(f"scalar value {spec.value} is no {spec.dtype}")
        return np.array([int(spec.value) if is_integer else spec.value], kind).tobytes()
    except (OverflowError, ValueError):
        raise InputError(f"scalar value {spec.value} does not fit {spec.dtype}") from None
