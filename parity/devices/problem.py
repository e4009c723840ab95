"""Problems for verification: inputs, their layouts in memory, and the independent reference."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import ml_dtypes
import numpy as np
from numpy.typing import NDArray

from parity.contract import Contract

Array = NDArray[Any]
Tile = tuple[int, int]
# Above this size only the columns that hold something are packed: the rest stays untouched memory.
_SPARSE = 1 << 22
_TENSORS = {"scale": ("float32", [1]), "bias": ("float16", ["n"]), "c": ("float16", ["m", "n"])}


@dataclass(frozen=True)
class Fp8:
    """An fp8 format of B: what each byte means, and which bytes are no number or infinite."""

    kind: Any
    values: Array

    @property
    def special(self) -> Array:
        """Bytes that are NaN or infinite."""
        return np.flatnonzero(~np.isfinite(self.values)).astype(np.uint8)

    def encode(self, numbers: Array) -> Array:
        """Numbers rounded to the format, as bytes."""
        rounded: Array = numbers.astype(self.kind).view(np.uint8)
        return rounded

    def decode(self, data: Array) -> Array:
        """Bytes to fp64."""
        decoded: Array = self.values[data]
        return decoded


def _fp8(kind: Any, meaning: Mapping[int, float]) -> Fp8:
    values = np.arange(256, dtype=np.uint8).view(kind).astype(np.float64)
    for byte, value in meaning.items():
        values[byte] = value
    return Fp8(kind, values)


# By type and whether NaN propagates; e4m3fn's NaN bytes may continue the exponent grid instead (docs/decisions/0005).
_FORMATS = {
    ("float8_e4m3fn", False): _fp8(ml_dtypes.float8_e4m3fn, {0x7F: 480.0, 0xFF: -480.0}),
    ("float8_e4m3fn", True): _fp8(ml_dtypes.float8_e4m3fn, {}),
    ("float8_e5m2", True): _fp8(ml_dtypes.float8_e5m2, {}),
    ("float8_e4m3fnuz", True): _fp8(ml_dtypes.float8_e4m3fnuz, {}),
    ("float8_e5m2fnuz", True): _fp8(ml_dtypes.float8_e5m2fnuz, {}),
}
E4M3FN = _FORMATS["float8_e4m3fn", False]


class NoReference(Exception):
    """The contract's tensors are not those of the formula that is known here."""


@dataclass(frozen=True)
class Problem:
    """Inputs of one size (m, n, k) and what the output must be in some tiles (row and column of the tile grid).

    `tensors` are in their logical shapes, row-major, fp8 as bytes; `expected` has one fp16 array for each of `tiles`.
    Without a `tolerance` every bit counts; else it bounds |result - expected| relative to the largest |expected|.
    """

    name: str
    size: tuple[int, int, int]
    tensors: dict[str, Array]
    tiles: list[Tile]
    expected: list[Array]
    tolerance: float | None = None


def make_problems(contract: Contract) -> list[Problem]:
    """Whole small problems (exact data, also of one round; awkward bytes; random), then tiles of the contract's size.

    Raises NoReference for a contract whose tensors are not fp16 x fp8 or fp8 x fp8 with scale and bias, or in a format
    that is not known here.
    """
    fp8 = format_of(contract)
    tile, full = contract.tile, contract.problem
    rng = np.random.default_rng(contract.inputs.seed)
    small = (2 * tile.m, 2 * tile.n, max(4 * tile.k, 128))
    one_round = (2 * tile.m, 2 * tile.n, tile.k)  # what comes before and after a kernel's loop, without the loop
    every = [(row, column) for row in range(2) for column in range(2)]
    makers: tuple[tuple[str, tuple[int, int, int], Callable[..., dict[str, Array]], float | None], ...] = (
        ("exact", small, exact_values, None),
        ("exact", one_round, exact_values, None),
        ("awkward bytes", small, awkward_values, None),
        ("normal", small, normal_values, relative_tolerance(small[2])),
        *([("awkward bytes in A", small, awkward_in_a, None)] if _is_fp8(contract, "a") else []),
    )
    problems = [
        _problem(
            contract, f"{name}, {_shown(size)}", size, _in_types(contract, make(rng, *size, fp8)), every, tolerance
        )
        for name, size, make, tolerance in makers
    ]
    size = (full.m, full.n, full.k)
    tiles = sample_tiles(full.m // tile.m, full.n // tile.n, rng)
    tensors = _sparse_exact(rng, size, (tile.m, tile.n), tiles, fp8, np.uint8 if _is_fp8(contract, "a") else np.float16)
    name = f"exact, {len(tiles)} workgroups of {_shown(size)}"
    return [*problems, _problem(contract, name, size, tensors, tiles, None)]


def format_of(contract: Contract) -> Fp8:
    """What B's bytes mean. Raises NoReference."""
    found = {name: (tensor.dtype, tensor.shape) for name, tensor in contract.tensors.items()}
    nothing: tuple[str, list[Any]] = ("", [])
    first, (kind, shape) = found.pop("a", nothing), found.pop("b", nothing)
    propagates = contract.numerics.nan == "propagates"
    fp8 = _FORMATS.get((kind, propagates))
    is_first = first in (("float16", ["m", "k"]), (kind, ["m", "k"]))
    if found != _TENSORS or shape != ["k", "n"] or fp8 is None or not is_first:
        known = ", ".join(f"{name} with NaN {'as such' if spread else '+-480'}" for name, spread in _FORMATS)
        raise NoReference(f"the reference knows fp16 x fp8 and fp8 x fp8 ({known}) with scale and bias only")
    return fp8


def _is_fp8(contract: Contract, tensor: str) -> bool:
    return contract.tensors[tensor].dtype.startswith("float8")


def _in_types(contract: Contract, tensors: dict[str, Array]) -> dict[str, Array]:
    """Tensors whose A is fp16, or bytes already, with A in the contract's type."""
    if not _is_fp8(contract, "a") or tensors["a"].dtype == np.uint8:
        return tensors
    return {**tensors, "a": format_of(contract).encode(tensors["a"].astype(np.float32))}


def _shown(size: tuple[int, int, int]) -> str:
    return " x ".join(map(str, size))


def _problem(
    contract: Contract,
    name: str,
    size: tuple[int, int, int],
    tensors: dict[str, Array],
    tiles: list[Tile],
    tolerance: float | None,
) -> Problem:
    fp8 = format_of(contract)
    expected = [reference(tensors, *tile_slices(contract, tile), fp8) for tile in tiles]
    return Problem(name, size, tensors, tiles, expected, tolerance)


def tile_slices(contract: Contract, tile: Tile) -> tuple[slice, slice]:
    """Rows and columns of the output that a tile covers."""
    m, n = contract.tile.m, contract.tile.n
    return slice(tile[0] * m, (tile[0] + 1) * m), slice(tile[1] * n, (tile[1] + 1) * n)


def sample_tiles(rows: int, columns: int, rng: np.random.Generator) -> list[Tile]:
    """Corners, the middle and one at random, without repeats."""
    chosen = [(0, 0), (rows - 1, columns - 1), (0, columns - 1), (rows // 2, columns // 2)]
    chosen.append((int(rng.integers(rows)), int(rng.integers(columns))))
    return list(dict.fromkeys(chosen))


_SMALL_INTEGERS = np.arange(-8, 9)  # exact in every format


def exact_values(rng: np.random.Generator, m: int, n: int, k: int, fp8: Fp8 = E4M3FN) -> dict[str, Array]:
    """Small integers: every product and sum is exact in fp32, so any order of summation gives the same bits.

    |a| <= 4 and |b| <= 8 sum to at most 32 k, below 2^24 for k up to 2^19; scale 1/2 and integer bias keep it exact.
    """
    return {
        "a": rng.integers(-4, 5, (m, k), np.int8).astype(np.float16),
        "b": fp8.encode(_SMALL_INTEGERS)[rng.integers(0, len(_SMALL_INTEGERS), (k, n), np.uint8)],
        "scale": np.array([0.5], np.float32),
        "bias": rng.integers(-8, 9, n).astype(np.float16),
    }


def awkward_values(rng: np.random.Generator, m: int, n: int, k: int, fp8: Fp8 = E4M3FN) -> dict[str, Array]:
    """Every byte value in B (zeros of both signs, subnormals, largest, NaN and infinite), one nonzero of A per row.

    With a single product per output element nothing is summed, so each byte's meaning shows bit for bit. A special
    value makes its whole column NaN (zero times infinity): then only every sixteenth column has one.
    """
    a = np.zeros((m, k), np.float16)
    a[np.arange(m), rng.integers(0, k, m)] = rng.choice(np.array([1, -1, 0.5, 2], np.float16), m)
    b = rng.permuted(np.resize(np.arange(256, dtype=np.uint8), k * n)).reshape(k, n)
    if len(fp8.special):
        largest = np.nanargmax(np.where(np.isfinite(fp8.values), fp8.values, np.nan))
        b[np.isin(b, fp8.special)] = largest
        b[rng.integers(0, k), ::16] = rng.choice(fp8.special, len(b[0, ::16]))
    return {"a": a, "b": b, "scale": np.array([0.25], np.float32), "bias": np.zeros(n, np.float16)}


def awkward_in_a(rng: np.random.Generator, m: int, n: int, k: int, fp8: Fp8) -> dict[str, Array]:
    """As `awkward_values` with the sides changed: every byte in A, and one nonzero of B per column."""
    turned = awkward_values(rng, n, m, k, fp8)
    b = fp8.encode(turned["a"].T.astype(np.float32))
    return {**turned, "a": np.ascontiguousarray(turned["b"].T), "b": b, "bias": np.zeros(n, np.float16)}


def normal_values(rng: np.random.Generator, m: int, n: int, k: int, fp8: Fp8 = E4M3FN) -> dict[str, Array]:
    """Normally distributed A, bias and B (rounded to fp8)."""
    b = fp8.encode(rng.standard_normal((k, n), np.float32))
    return {
        "a": rng.standard_normal((m, k), np.float32).astype(np.float16),
        "b": b,
        "scale": np.array([1 / 16], np.float32),
        "bias": rng.standard_normal(n).astype(np.float16),
    }


def reference(tensors: dict[str, Array], rows: slice, columns: slice, fp8: Fp8 = E4M3FN) -> Array:
    """The contract's formula for some rows and columns, accumulated in fp64: fp16(acc * scale + bias)."""
    b = fp8.decode(np.ascontiguousarray(tensors["b"][:, columns]))
    a = tensors["a"][rows]
    a = fp8.decode(a) if a.dtype == np.uint8 else a.astype(np.float64)
    with np.errstate(invalid="ignore", over="ignore"):  # zero times infinity, and what fp16 cannot hold
        accumulated = a @ b
        scaled = accumulated * float(tensors["scale"][0]) + tensors["bias"][columns].astype(np.float64)
        result: Array = scaled.astype(np.float16)
    return result


def relative_tolerance(k: int) -> float:
    """Largest |result - reference| over the largest |reference| that fp32 summation in any order explains.

    Summing k products in fp32 errs by at most (k - 1) 2^-24 of the sum of magnitudes (Higham, "Accuracy and Stability
    of Numerical Algorithms", 4.2); of normal data that sum is about sqrt(k) times the largest result at most. Rounding
    to fp16 adds 2^-11.
    """
    return float(2.0**-11 + (k - 1) * 2.0**-24 * np.sqrt(k))


def arrange(contract: Contract, layouts: Mapping[str, str], name: str, tensor: Array) -> Array:
    """A tensor as a lane wants it in memory."""
    layout = layouts.get(name, contract.tensors[name].layout)
    if layout == "k16_n_16":
        k, n = tensor.shape
        packed = np.zeros((k // 16, n, 16), tensor.dtype)
        used = np.flatnonzero(tensor.any(axis=0)) if tensor.size > _SPARSE else slice(None)
        packed[:, used] = tensor[:, used].reshape(k // 16, 16, -1).transpose(0, 2, 1)
        return packed
    return np.ascontiguousarray(tensor)


def _sparse_exact(
    rng: np.random.Generator, size: tuple[int, int, int], tile: Tile, tiles: list[Tile], fp8: Fp8, kind_of_a: Any
) -> dict[str, Array]:
    """Exact inputs of the full size, filled only where the sampled tiles read: untouched pages cost no memory."""
    m, n, k = size
    tensors: dict[str, Array] = {
        "a": np.zeros((m, k), kind_of_a), "b": np.zeros((k, n), np.uint8),
        "scale": np.array([0.5], np.float32), "bias": np.zeros(n, np.float16),
    }  # fmt: skip
    for row in sorted({row for row, _ in tiles}):
        values = exact_values(rng, tile[0], 16, k)
        a = values["a"] if kind_of_a == np.float16 else fp8.encode(values["a"].astype(np.float32))
        tensors["a"][row * tile[0] : (row + 1) * tile[0]] = a
    for column in sorted({column for _, column in tiles}):
        values = exact_values(rng, 16, tile[1], k, fp8)
        columns = slice(column * tile[1], (column + 1) * tile[1])
        tensors["b"][:, columns], tensors["bias"][columns] = values["b"], values["bias"]
    return tensors


def mismatches(output: Array, expected: Array, tolerance: float | None) -> int:
    """Elements that differ: in any bit, or beyond a tolerance relative to the largest expected magnitude.

    The two zeros count as equal: their sign depends on the order of summation; so do NaNs, whose payload is free.
    """
    if tolerance is None:
        same = (output.view(np.uint16) == expected.view(np.uint16)) | ((output == 0) & (expected == 0))
        same |= np.isnan(output) & np.isnan(expected)
        return int((~same).sum())
    error = np.abs(output.astype(np.float64) - expected.astype(np.float64))
    return int((~(error <= tolerance * np.abs(expected.astype(np.float64)).max())).sum())


def output_tensor(contract: Contract) -> str:
    """The one tensor that a kernel writes."""
    (name,) = [tensor for tensor, spec in contract.tensors.items() if spec.output]
    return name


def timed_values(contract: Contract) -> dict[str, Array]:
    """Inputs of the contract's size, distribution and seed, in logical shapes: what is timed."""
    size = contract.problem
    rng = np.random.default_rng(contract.inputs.seed)
    makers = {"normal": normal_values, "integers": exact_values, "bytes": _byte_values}
    return _in_types(contract, makers[contract.inputs.distribution](rng, size.m, size.n, size.k, format_of(contract)))


def _byte_values(rng: np.random.Generator, m: int, n: int, k: int, fp8: Fp8) -> dict[str, Array]:
    """Every byte of B equally likely."""
    return {**normal_values(rng, m, n, k, fp8), "b": rng.integers(0, 256, (k, n), np.uint8)}
