"""Element types: what their bytes mean, and how numbers are rounded to them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Literal

import ml_dtypes
import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Array = NDArray[Any]
else:
    Array = Any  # commands that compute nothing do not load NumPy

_STRIP = 64  # columns
_FLOATS = ("float", "bfloat")

# By name, which NumPy and ml_dtypes know too: the size in bytes, and Triton's name.
DTYPES: dict[str, tuple[int, str]] = {
    "float64": (8, "fp64"),
    "float32": (4, "fp32"),
    "float16": (2, "fp16"),
    "bfloat16": (2, "bf16"),
    "float8_e4m3fn": (1, "fp8e4nv"),
    "float8_e5m2": (1, "fp8e5"),
    "float8_e4m3fnuz": (1, "fp8e4b8"),
    "float8_e5m2fnuz": (1, "fp8e5b16"),
    "float8_e8m0fnu": (1, "u8"),
    "int64": (8, "i64"),
    "int32": (4, "i32"),
    "int16": (2, "i16"),
    "int8": (1, "i8"),
    "uint64": (8, "u64"),
    "uint32": (4, "u32"),
    "uint16": (2, "u16"),
    "uint8": (1, "u8"),
    "bool": (1, "u1"),
}
DType = Literal[
    "float64",
    "float32",
    "float16",
    "bfloat16",
    "float8_e4m3fn",
    "float8_e5m2",
    "float8_e4m3fnuz",
    "float8_e5m2fnuz",
    "float8_e8m0fnu",
    "int64",
    "int32",
    "int16",
    "int8",
    "uint64",
    "uint32",
    "uint16",
    "uint8",
    "bool",
]
# What a contract may choose for every operator; the first of each is the usual one.
NUMERICS: dict[str, tuple[str, ...]] = {
    "nan": ("propagates", "continues_exponent", "unspecified"),
    "subnormals": ("exact", "flushed"),
}


def _finfo(kind: Any) -> Any:
    return ml_dtypes.finfo(kind)  # type: ignore[no-untyped-call]  # it has no types


def _whole(numbers: Array, kind: np.dtype[Any]) -> Array:
    limits = np.iinfo(kind)
    if numbers.dtype.kind in "iu" and kind.kind == "u":
        return numbers.astype(kind)
    if numbers.dtype.kind in "biu":
        return np.clip(numbers, limits.min, limits.max).astype(kind)
    rounded = np.rint(numbers)
    is_above = rounded >= float(limits.max)  # which fp64 may round up to a number beyond the type's
    with np.errstate(invalid="ignore"):  # NaN has no whole number
        clipped: Array = np.clip(np.where(is_above, 0, rounded), limits.min, None).astype(kind)
    clipped[is_above] = limits.max
    return clipped


@dataclass(frozen=True)
class Format:
    """One element type under a contract's numerics. `values` has the number that each byte of an 8-bit type means;
    with `flushes`, subnormal numbers are read as zero.
    """

    name: str
    kind: np.dtype[Any]
    storage: np.dtype[Any]
    values: Array | None = None
    flushes: bool = False

    @property
    def is_float(self) -> bool:
        return self.name.startswith(_FLOATS)

    @property
    def is_bool(self) -> bool:
        return self.name == "bool"

    @property
    def is_unsigned(self) -> bool:
        return self.kind.kind == "u"

    @property
    def limits(self) -> tuple[int, int]:
        """The least and the largest number of an integer type or of bool."""
        return (0, 1) if self.is_bool else (int(np.iinfo(self.kind).min), int(np.iinfo(self.kind).max))

    @property
    def largest(self) -> float:
        """The largest finite number; 1 for bool."""
        return float(_finfo(self.kind).max) if self.is_float else float(self.limits[1])

    @property
    def size_bytes(self) -> int:
        return self.kind.itemsize

    @property
    def special(self) -> Array:
        """The bytes of an 8-bit type that are NaN or infinite."""
        if self.values is None:
            return np.array([], np.uint8)
        return np.flatnonzero(~np.isfinite(self.values)).astype(np.uint8)

    @property
    def roundoff(self) -> float:
        """The largest relative error of rounding to nearest; zero for integers."""
        return float(_finfo(self.kind).eps) / 2 if self.is_float else 0.0

    @property
    def smallest_normal(self) -> float:
        """The smallest positive number that is not subnormal; zero for integers."""
        return float(_finfo(self.kind).smallest_normal) if self.is_float else 0.0

    @property
    def smallest(self) -> float:
        """The smallest positive number, subnormal or not; zero for integers."""
        return float(_finfo(self.kind).smallest_subnormal) if self.is_float else 0.0

    def encode(self, numbers: Array) -> Array:
        """Return numbers rounded to nearest, ties to even, in the type that holds them here. Integers are clipped to
        their range, but whole numbers wrap around in an unsigned type, as in C. An 8-bit float is rounded from fp32.
        All but zero is true.
        """
        if self.is_bool:
            return np.asarray(numbers != 0)
        if not self.is_float:
            return _whole(numbers, self.kind)
        if self.values is not None:
            rounded: Array = numbers.astype(np.float32).astype(self.kind).view(np.uint8)
            return rounded
        with np.errstate(over="ignore", invalid="ignore"):
            return numbers.astype(self.kind)

    def decode(self, data: Array) -> Array:
        """Return elements as fp64 numbers; integers as int64, but those of uint64 as they are. A bool is the number of
        its byte: a byte that is neither 0 nor 1 is no bool.
        """
        if self.values is not None:
            decoded: Array = self.values[data]
            return decoded
        if self.is_bool:
            return data.view(np.uint8).astype(np.int64)
        if not self.is_float:
            return data if data.dtype == np.uint64 else data.astype(np.int64)
        numbers = data.astype(np.float64)
        if self.flushes:
            numbers[np.abs(numbers) < self.smallest_normal] = 0.0
        return numbers


@lru_cache(maxsize=64)
def _format(name: str, nan: str, subnormals: str) -> Format:
    kind = np.dtype(getattr(ml_dtypes, name, name))
    is_fp8 = name.startswith("float8")
    values = None
    if is_fp8:
        values = np.arange(256, dtype=np.uint8).view(kind).astype(np.float64)
        if nan == "continues_exponent" and name == "float8_e4m3fn":
            values[[0x7F, 0xFF]] = 480.0, -480.0
        if subnormals == "flushed" and name != "float8_e8m0fnu":
            values[np.abs(values) < _finfo(kind).smallest_normal] = 0.0
    storage = np.dtype(np.uint8) if is_fp8 else kind  # fp8 lies in arrays as bytes
    return Format(name, kind, storage, values, subnormals == "flushed")


def format_of(name: str, numerics: Mapping[str, str]) -> Format:
    """Return an element type as the contract's numerics have it (`nan`, `subnormals`)."""
    chosen = {choice: numerics.get(choice, words[0]) for choice, words in NUMERICS.items()}
    return _format(name, chosen["nan"], chosen["subnormals"])


def in_rows(tensor: Array) -> Array:
    """Return the tensor with its last axis contiguous. A transposed matrix is copied in strips that fit into a cache:
    in one piece, 8192 x 8192 bytes take five times as long.
    """
    if tensor.ndim != 2 or tensor.flags.c_contiguous:
        return np.ascontiguousarray(tensor)
    copy = np.empty(tensor.shape, tensor.dtype)
    for start in range(0, tensor.shape[1], _STRIP):
        copy[:, start : start + _STRIP] = tensor[:, start : start + _STRIP]
    return copy


def holds(name: str, value: float) -> bool:
    """Return whether a number has a value in this type; a float is rounded."""
    if name.startswith(_FLOATS):
        return True
    least, most = format_of(name, {}).limits
    return value == int(value) and least <= value <= most


def unknown_numerics(name: str, numerics: Mapping[str, str]) -> str | None:
    """Return why a type does not exist under these numerics; None if it does."""
    if numerics.get("nan") == "continues_exponent" and name in ("float8_e5m2", "float8_e4m3fnuz", "float8_e5m2fnuz"):
        return f"{name} has no NaN that continues the exponent grid: only float8_e4m3fn is read so"
    return None
