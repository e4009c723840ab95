"""Problems for verification: inputs, their layouts in memory, and the independent reference."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

import ml_dtypes
import numpy as np
from numpy.typing import NDArray

from parity.contract import Contract

Array = NDArray[Any]
Tile = tuple[int, int]
# Above this size only the columns that hold something are packed: the rest stays untouched memory.
_SPARSE = 1 << 22
_TENSORS = {
    "a": ("float16", ["m", "k"]), "b": ("float8_e4m3fn", ["k", "n"]), "scale": ("float32", [1]),
    "bias": ("float16", ["n"]), "c": ("float16", ["m", "n"]),
}  # fmt: skip


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

    Raises NoReference for a contract whose tensors are not fp16 x e4m3fn with scale and bias.
    """
    found = {name: (tensor.dtype, tensor.shape) for name, tensor in contract.tensors.items()}
    if found != _TENSORS:
        raise NoReference("the reference knows fp16 x e4m3fn with scale and bias only")
    tile, full = contract.tile, contract.problem
    rng = np.random.default_rng(contract.inputs.seed)
    small = (2 * tile.m, 2 * tile.n, max(4 * tile.k, 128))
    one_round = (2 * tile.m, 2 * tile.n, tile.k)  # what comes before and after a kernel's loop, without the loop
    every = [(row, column) for row in range(2) for column in range(2)]
    makers: tuple[tuple[str, tuple[int, int, int], Callable[..., dict[str, Array]], float | None], ...] = (
        ("exact", small, exact_values, None),
        ("exact", one_round, exact_values, None),
        ("awkward bytes", small, partial(awkward_values, nan_propagates=nan_propagates(contract)), None),
        ("normal", small, normal_values, relative_tolerance(small[2])),
    )
    problems = [
        _problem(contract, f"{name}, {_shown(size)}", size, make(rng, *size), every, tolerance)
        for name, size, make, tolerance in makers
    ]
    size = (full.m, full.n, full.k)
    tiles = sample_tiles(full.m // tile.m, full.n // tile.n, rng)
    tensors = _sparse_exact(rng, size, (tile.m, tile.n), tiles)
    name = f"exact, {len(tiles)} workgroups of {_shown(size)}"
    return [*problems, _problem(contract, name, size, tensors, tiles, None)]


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
    spread = nan_propagates(contract)
    expected = [reference(tensors, *tile_slices(contract, tile), nan_propagates=spread) for tile in tiles]
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


_SMALL_INTEGERS = np.arange(-8, 9).astype(ml_dtypes.float8_e4m3fn).view(np.uint8)


def exact_values(rng: np.random.Generator, m: int, n: int, k: int) -> dict[str, Array]:
    """Small integers: every product and sum is exact in fp32, so any order of summation gives the same bits.

    |a| <= 4 and |b| <= 8 sum to at most 32 k, below 2^24 for k up to 2^19; scale 1/2 and integer bias keep it exact.
    """
    return {
        "a": rng.integers(-4, 5, (m, k), np.int8).astype(np.float16),
        "b": _SMALL_INTEGERS[rng.integers(0, len(_SMALL_INTEGERS), (k, n), np.uint8)],
        "scale": np.array([0.5], np.float32),
        "bias": rng.integers(-8, 9, n).astype(np.float16),
    }


def nan_propagates(contract: Contract) -> bool:
    """Whether fp8 NaN bytes are NaN, as the hardware's conversion has it, rather than +-480."""
    return contract.numerics.nan == "propagates"


def awkward_values(rng: np.random.Generator, m: int, n: int, k: int, nan_propagates: bool = False) -> dict[str, Array]:
    """Every byte value in B (zeros of both signs, subnormals, largest, the NaN bytes), one nonzero of A per row.

    With a single product per output element nothing is summed, so each byte's meaning shows bit for bit. Where NaN
    propagates it fills its column: then only every sixteenth column has one.
    """
    a = np.zeros((m, k), np.float16)
    a[np.arange(m), rng.integers(0, k, m)] = rng.choice(np.array([1, -1, 0.5, 2], np.float16), m)
    b = rng.permuted(np.resize(np.arange(256, dtype=np.uint8), k * n)).reshape(k, n)
    if nan_propagates:
        b[(b & 0x7F) == 0x7F] = 0x7E
        b[rng.integers(0, k), ::16] = rng.choice(np.array([0x7F, 0xFF], np.uint8), len(b[0, ::16]))
    return {"a": a, "b": b, "scale": np.array([0.25], np.float32), "bias": np.zeros(n, np.float16)}


def normal_values(rng: np.random.Generator, m: int, n: int, k: int) -> dict[str, Array]:
    """Normally distributed A, bias and B (rounded to fp8)."""
    b = rng.standard_normal((k, n), np.float32).astype(ml_dtypes.float8_e4m3fn).view(np.uint8)
    return {
        "a": rng.standard_normal((m, k), np.float32).astype(np.float16),
        "b": b,
        "scale": np.array([1 / 16], np.float32),
        "bias": rng.standard_normal(n).astype(np.float16),
    }


_E4M3FN = np.arange(256, dtype=np.uint8).view(ml_dtypes.float8_e4m3fn).astype(np.float64)
_E4M3FN_FINITE = _E4M3FN.copy()
_E4M3FN_FINITE[0x7F], _E4M3FN_FINITE[0xFF] = 480.0, -480.0


def decode_e4m3fn(data: Array, nan_propagates: bool = False) -> Array:
    """fp8 bytes to fp64: NaN bytes are NaN, or continue the exponent grid (+-480)."""
    values: Array = (_E4M3FN if nan_propagates else _E4M3FN_FINITE)[data]
    return values


def reference(tensors: dict[str, Array], rows: slice, columns: slice, nan_propagates: bool = False) -> Array:
    """The contract's formula for some rows and columns, accumulated in fp64: fp16(acc * scale + bias)."""
    b = decode_e4m3fn(np.ascontiguousarray(tensors["b"][:, columns]), nan_propagates)
    accumulated = tensors["a"][rows].astype(np.float64) @ b
    result: Array = (accumulated * float(tensors["scale"][0]) + tensors["bias"][columns].astype(np.float64)).astype(
        np.float16
    )
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
    rng: np.random.Generator, size: tuple[int, int, int], tile: Tile, tiles: list[Tile]
) -> dict[str, Array]:
    """Exact inputs of the full size, filled only where the sampled tiles read: untouched pages cost no memory."""
    m, n, k = size
    tensors: dict[str, Array] = {
        "a": np.zeros((m, k), np.float16), "b": np.zeros((k, n), np.uint8),
        "scale": np.array([0.5], np.float32), "bias": np.zeros(n, np.float16),
    }  # fmt: skip
    for row in sorted({row for row, _ in tiles}):
        values = exact_values(rng, tile[0], 16, k)
        tensors["a"][row * tile[0] : (row + 1) * tile[0]] = values["a"]
    for column in sorted({column for _, column in tiles}):
        values = exact_values(rng, 16, tile[1], k)
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
    return makers[contract.inputs.distribution](rng, size.m, size.n, size.k)


def _byte_values(rng: np.random.Generator, m: int, n: int, k: int) -> dict[str, Array]:
    """Every byte of B equally likely."""
    return {**normal_values(rng, m, n, k), "b": rng.integers(0, 256, (k, n), np.uint8)}
