"""Problems for verification: inputs, their layouts in memory, and the independent reference."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
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
_FP8_TENSORS = {"a": ["m", "k"], "b": ["k", "n"], "scale": [1], "bias": ["n"], "c": ["m", "n"]}
# Scales of 32 consecutive k (OCP Microscaling Formats specification 1.0).
_BLOCK_SCALES = {"a_scale": ["m", "k/32"], "b_scale": ["n", "k/32"]}
_BLOCK = 32
_OUTPUTS = {"float16": np.dtype(np.float16), "bfloat16": np.dtype(ml_dtypes.bfloat16)}
_ROUNDOFF = {"float16": 2.0**-11, "bfloat16": 2.0**-8}  # largest relative error of rounding to nearest
_E8M0 = "float8_e8m0fnu"
_SCALE_OF_ONE, _SCALE_NAN = 127, 255
_SCALE_OF_20_BITS = 629_147 / 2**21  # about 0.3: fp8's four bits times its own are exact in fp32


@dataclass(frozen=True)
class Fp8:
    """An fp8 format: what each byte means, and which bytes are no number or infinite."""

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


@dataclass(frozen=True)
class Formats:
    """What the tensors hold: A (None for fp16) and B, the output and the bias, and whether every 32 k have a scale."""

    a: Fp8 | None
    b: Fp8
    output: np.dtype[Any] = _OUTPUTS["float16"]
    has_block_scales: bool = False

    def encode_a(self, numbers: Array) -> Array:
        """Numbers rounded to A's format: fp16, or bytes."""
        return numbers.astype(np.float16) if self.a is None else self.a.encode(numbers.astype(np.float32))

    def decode_a(self, data: Array) -> Array:
        """A's elements to fp64."""
        return data.astype(np.float64) if self.a is None else self.a.decode(data)


FP16_BY_E4M3FN = Formats(None, _FORMATS["float8_e4m3fn", False])


class NoReference(Exception):
    """The contract's tensors are not those of the formula that is known here."""


@dataclass(frozen=True)
class Problem:
    """Inputs of one size (m, n, k) and what the output must be in some tiles (row and column of the tile grid).

    `tensors` are in their logical shapes, row-major, fp8 as bytes; `expected` has one array of the output's type for
    each of `tiles`. Without a `tolerance` every bit counts; else it bounds |result - expected| relative to the largest
    |expected|. A sample fills the inputs only where its tiles read.
    """

    name: str
    size: tuple[int, int, int]
    tensors: dict[str, Array]
    tiles: list[Tile]
    expected: list[Array]
    tolerance: float | None = None
    is_sample: bool = False


def make_problems(contract: Contract) -> list[Problem]:
    """Whole small problems (exact data, also of one round; awkward bytes and scales; random), a tile of large and one
    of small outputs, then tiles of the contract's size.

    Raises NoReference for a contract whose tensors are not those of the known formula, or in a format not known here.
    """
    formats = formats_of(contract)
    tile, full = contract.tile, contract.problem
    rng = np.random.default_rng(contract.inputs.seed)
    small = small_size(contract)
    one_round = (*small[:2], tile.k)  # what comes before and after a kernel's loop, without the loop
    one_tile = (tile.m, tile.n, 2 * tile.k)
    makers: tuple[tuple[str, tuple[int, int, int], Callable[..., dict[str, Array]], float | None], ...] = (
        ("exact", small, exact_values, None),
        ("exact", one_round, exact_values, None),
        ("awkward bytes", small, awkward_values, None),
        ("normal", small, normal_values, relative_tolerance(small[2], formats.output)),
        *([("awkward bytes in A", small, awkward_in_a, None)] if formats.a else []),
        *([("awkward scales", small, awkward_scales, None)] if formats.has_block_scales else []),
        ("large outputs", one_tile, partial(wide_values, scale=2.0**8), None),
        ("small outputs", one_tile, partial(wide_values, scale=2.0**-12), None),
    )
    problems = [
        _problem(contract, formats, f"{name}, {_shown(size)}", make(rng, *size, formats), size,
                 _all_tiles(contract, size), tolerance)
        for name, size, make, tolerance in makers
    ]  # fmt: skip
    return [*problems, sample(contract, sample_tiles(full.m // tile.m, full.n // tile.n, rng), rng)]


def sample(contract: Contract, tiles: list[Tile], rng: np.random.Generator) -> Problem:
    """Some tiles of the contract's own problem, exact data. Raises NoReference."""
    formats, tile = formats_of(contract), contract.tile
    size = (contract.problem.m, contract.problem.n, contract.problem.k)
    tensors = _sparse_exact(rng, size, (tile.m, tile.n), tiles, formats)
    name = f"exact, {len(tiles)} workgroups of {_shown(size)}"
    return replace(_problem(contract, formats, name, tensors, size, tiles, None), is_sample=True)


def _all_tiles(contract: Contract, size: tuple[int, int, int]) -> list[Tile]:
    rows, columns = size[0] // contract.tile.m, size[1] // contract.tile.n
    return [(row, column) for row in range(rows) for column in range(columns)]


def small_size(contract: Contract) -> tuple[int, int, int]:
    """At least two tiles each way and four rounds, no two sizes alike: a mixed-up stride must not be a right one."""
    tile = contract.tile
    m = 2 * tile.m
    n = 2 * tile.n if tile.n != tile.m else 3 * tile.n
    k = max(4 * tile.k, 128)
    while k in (m, n) or k % tile.k:
        k += tile.k - k % tile.k
    return m, n, k


def formats_of(contract: Contract) -> Formats:
    """What the contract's tensors hold. Raises NoReference, naming what is in the way."""
    if reason := _unknown(contract):
        raise NoReference(
            "the reference knows fp16 x fp8 and fp8 x fp8 with scale and bias, with or without e8m0 scales of 32 k, "
            f"to fp16 or bf16: {reason}"
        )
    kinds = {name: tensor.dtype for name, tensor in contract.tensors.items()}
    propagates = contract.numerics.nan == "propagates"
    a, b = (_FORMATS.get((kinds[name], propagates)) for name in ("a", "b"))
    assert b is not None
    return Formats(a, b, _OUTPUTS[kinds["c"]], _BLOCK_SCALES.keys() <= kinds.keys())


def _unknown(contract: Contract) -> str | None:
    """What the reference does not know of a contract's tensors, the first of it."""
    tensors, propagates = contract.tensors, contract.numerics.nan == "propagates"
    has_block_scales = bool(_BLOCK_SCALES.keys() & tensors.keys())
    shapes = _FP8_TENSORS | (_BLOCK_SCALES if has_block_scales else {})
    if missing := [name for name in shapes if name not in tensors]:
        return f"tensor '{missing[0]}' is missing"
    if strange := [name for name in tensors if name not in shapes]:
        return f"tensor '{strange[0]}' is not of the formula"
    if wrong := [name for name, tensor in tensors.items() if tensor.shape != shapes[name]]:
        return f"tensor '{wrong[0]}' has the shape {tensors[wrong[0]].shape}, not {shapes[wrong[0]]}"
    kinds = {name: tensor.dtype for name, tensor in tensors.items()}
    fixed = {"scale": "float32", "bias": kinds["c"], **dict.fromkeys(_BLOCK_SCALES if has_block_scales else {}, _E8M0)}
    if wrong := [name for name, kind in fixed.items() if kinds[name] != kind]:
        return f"tensor '{wrong[0]}' is {kinds[wrong[0]]}, not {fixed[wrong[0]]}"
    if kinds["c"] not in _OUTPUTS:
        return f"tensor 'c' is {kinds['c']}"
    how = "propagates" if propagates else "continues the exponent grid"
    for name in ("a", "b"):
        if (kinds[name], propagates) not in _FORMATS and (name == "b" or kinds[name] != "float16"):
            return f"tensor '{name}' is {kinds[name]} whose NaN {how}"
    return None


def _shown(size: tuple[int, int, int]) -> str:
    return " x ".join(map(str, size))


def _problem(
    contract: Contract,
    formats: Formats,
    name: str,
    tensors: dict[str, Array],
    size: tuple[int, int, int],
    tiles: list[Tile],
    tolerance: float | None,
) -> Problem:
    expected = [reference(tensors, *tile_slices(contract, tile), formats) for tile in tiles]
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


def exact_values(
    rng: np.random.Generator, m: int, n: int, k: int, formats: Formats = FP16_BY_E4M3FN
) -> dict[str, Array]:
    """Small integers: every product and sum is exact in fp32, so any order of summation gives the same bits.

    |a| <= 4 and |b| <= 8 sum to at most 32 k; scale 3/4 and integer bias take two more bits of 24: k up to 2^17. Block
    scales from 1/2 to 2 take four more: k up to 2^13.
    """
    return {
        "a": formats.encode_a(rng.integers(-4, 5, (m, k), np.int8)),
        "b": formats.b.encode(_SMALL_INTEGERS)[rng.integers(0, len(_SMALL_INTEGERS), (k, n), np.uint8)],
        "scale": np.array([0.75], np.float32),
        "bias": rng.integers(-8, 9, n).astype(formats.output),
        **_block_scales(rng, m, n, k, formats, 1),
    }


def _block_scales(rng: np.random.Generator, m: int, n: int, k: int, formats: Formats, most: int) -> dict[str, Array]:
    """Scales between 2^-most and 2^most, if there are any."""
    if not formats.has_block_scales:
        return {}
    low, high = _SCALE_OF_ONE - most, _SCALE_OF_ONE + most + 1
    return {
        "a_scale": rng.integers(low, high, (m, k // _BLOCK), np.uint8),
        "b_scale": rng.integers(low, high, (n, k // _BLOCK), np.uint8),
    }


def awkward_values(
    rng: np.random.Generator, m: int, n: int, k: int, formats: Formats = FP16_BY_E4M3FN
) -> dict[str, Array]:
    """Every byte value in B (zeros of both signs, subnormals, largest, NaN and infinite), one nonzero of A per row.

    With a single product per output element nothing is summed, so each byte's meaning shows bit for bit; scaled by 20
    bits it is exact in fp32, and not in fp16. A special value makes its whole column NaN (zero times infinity): then
    only every sixteenth column has one, all of them in turn, anywhere in k.
    """
    fp8 = formats.b
    b = rng.permuted(np.resize(np.arange(256, dtype=np.uint8), k * n)).reshape(k, n)
    if len(fp8.special):
        largest = np.nanargmax(np.where(np.isfinite(fp8.values), fp8.values, np.nan))
        b[np.isin(b, fp8.special)] = largest
        columns = np.arange(0, n, 16)
        b[rng.integers(0, k, len(columns)), columns] = rng.permuted(np.resize(fp8.special, len(columns)))
    return {
        "a": formats.encode_a(_one_a_row(rng, m, k)),
        "b": b,
        "scale": np.array([_SCALE_OF_20_BITS], np.float32),
        "bias": np.zeros(n, formats.output),
        **_block_scales(rng, m, n, k, formats, 8),
    }


def _one_a_row(rng: np.random.Generator, rows: int, columns: int) -> Array:
    """Zeros but for one power of two in every row."""
    numbers = np.zeros((rows, columns), np.float32)
    numbers[np.arange(rows), rng.integers(0, columns, rows)] = rng.choice(np.array([1, -1, 0.5, 2]), rows)
    return numbers


def awkward_in_a(rng: np.random.Generator, m: int, n: int, k: int, formats: Formats) -> dict[str, Array]:
    """As `awkward_values` with the sides changed: every byte in A, and one nonzero of B per column."""
    assert formats.a is not None
    turned = awkward_values(rng, n, m, k, replace(formats, a=formats.b, b=formats.a))
    sides = {"a": "b", "b": "a"}
    return {
        **{name: np.ascontiguousarray(turned[other].T) for name, other in sides.items()},
        "scale": turned["scale"],
        "bias": np.zeros(n, formats.output),
        **(
            {f"{name}_scale": turned[f"{other}_scale"] for name, other in sides.items()}
            if formats.has_block_scales
            else {}
        ),
    }


def awkward_scales(rng: np.random.Generator, m: int, n: int, k: int, formats: Formats) -> dict[str, Array]:
    """Every scale, and NaN in every sixteenth row and column; one product per output element, as in `awkward_values`.

    Their product may be beyond fp32: infinity or zero, as it is in fp16.
    """
    blocks = k // _BLOCK
    scales = {}
    for name, rows in (("a_scale", m), ("b_scale", n)):
        scales[name] = rng.permuted(np.resize(np.arange(_SCALE_NAN, dtype=np.uint8), rows * blocks)).reshape(-1, blocks)
        chosen = np.arange(0, rows, 16)
        scales[name][chosen, rng.integers(0, blocks, len(chosen))] = _SCALE_NAN
    ones = rng.choice(formats.b.encode(np.array([1, -1, 2, 0.5], np.float32)), (k, n))
    return {
        "a": formats.encode_a(_one_a_row(rng, m, k)), "b": ones, "scale": np.array([1], np.float32),
        "bias": np.zeros(n, formats.output), **scales,
    }  # fmt: skip


def wide_values(
    rng: np.random.Generator, m: int, n: int, k: int, formats: Formats = FP16_BY_E4M3FN, *, scale: float
) -> dict[str, Array]:
    """One product per output element over as many powers of two as the formats have, times a scale.

    Large, they go beyond fp16's range, where the result is infinite; small, below its subnormals. bf16 holds all.
    """
    powers = 2.0 ** np.arange(-14, 15)
    representable = powers[formats.decode_a(formats.encode_a(powers)) == powers]
    a = _one_a_row(rng, m, k)
    a[a != 0] = rng.choice(representable, m) * np.sign(a[a != 0])
    numbers = np.flatnonzero(np.isfinite(formats.b.values)).astype(np.uint8)
    return {
        "a": formats.encode_a(a),
        "b": rng.choice(numbers, (k, n)),
        "scale": np.array([scale], np.float32),
        "bias": np.zeros(n, formats.output),
        **_block_scales(rng, m, n, k, formats, 2),
    }


def normal_values(
    rng: np.random.Generator, m: int, n: int, k: int, formats: Formats = FP16_BY_E4M3FN
) -> dict[str, Array]:
    """Normally distributed A, bias and B, rounded to their formats; block scales from 1/4 to 4."""
    b = formats.b.encode(rng.standard_normal((k, n), np.float32))
    return {
        "a": formats.encode_a(rng.standard_normal((m, k), np.float32).astype(np.float16)),
        "b": b,
        "scale": np.array([0.0712345], np.float32),
        "bias": rng.standard_normal(n).astype(formats.output),
        **_block_scales(rng, m, n, k, formats, 2),
    }


def reference(tensors: dict[str, Array], rows: slice, columns: slice, formats: Formats = FP16_BY_E4M3FN) -> Array:
    """The contract's formula for some rows and columns: acc, summed in fp64 and rounded to fp32, times scale plus bias,
    rounded once to the output.
    """
    a = formats.decode_a(tensors["a"][rows])
    b = formats.b.decode(np.ascontiguousarray(tensors["b"][:, columns]))
    if formats.has_block_scales:
        a = a * _spread(tensors["a_scale"][rows])
        b = b * _spread(tensors["b_scale"][columns]).T
    with np.errstate(invalid="ignore", over="ignore"):  # zero times infinity, and what the output cannot hold
        accumulated = (a @ b).astype(np.float32).astype(np.float64)
        scaled = accumulated * float(tensors["scale"][0]) + tensors["bias"][columns].astype(np.float64)
        result: Array = scaled.astype(formats.output)
    return result


def _spread(scales: Array) -> Array:
    """[rows, K/32] e8m0 to [rows, K] fp64."""
    factors = np.ldexp(1.0, scales.astype(np.int32) - _SCALE_OF_ONE)
    return np.repeat(np.where(scales == _SCALE_NAN, np.nan, factors), _BLOCK, axis=1)


def relative_tolerance(k: int, output: np.dtype[Any] = _OUTPUTS["float16"]) -> float:
    """Largest |result - reference| over the largest |reference| that fp32 summation in any order explains.

    Summing k products in fp32 errs by at most (k - 1) 2^-24 of the sum of magnitudes (Higham, "Accuracy and Stability
    of Numerical Algorithms", 4.2); of normal data that sum is about sqrt(k) times the largest result at most. Rounding
    to the output's type adds 2^-11 for fp16, 2^-8 for bf16, of the result and of what is expected.
    """
    return 2 * _ROUNDOFF[output.name] + (k - 1) * 2.0**-24 * float(np.sqrt(k))


def arrange(contract: Contract, layouts: Mapping[str, str], name: str, tensor: Array) -> Array:
    """A tensor as a lane wants it in memory."""
    layout = layouts.get(name, contract.tensors[name].layout)
    if layout == "k16_n_16":
        k, n = tensor.shape
        packed = np.zeros((k // 16, n, 16), tensor.dtype)
        used = np.flatnonzero(tensor.any(axis=0)) if tensor.size > _SPARSE else slice(None)
        packed[:, used] = tensor[:, used].reshape(k // 16, 16, -1).transpose(0, 2, 1)
        return packed
    if layout == "k128_rows_4":
        rows, blocks = tensor.shape
        return np.ascontiguousarray(tensor.reshape(rows, blocks // 4, 4).transpose(1, 0, 2))
    return np.ascontiguousarray(tensor)


def _sparse_exact(
    rng: np.random.Generator, size: tuple[int, int, int], tile: Tile, tiles: list[Tile], formats: Formats
) -> dict[str, Array]:
    """Exact inputs of the full size, filled only where the sampled tiles read: untouched pages cost no memory."""
    m, n, k = size
    tensors: dict[str, Array] = {
        "a": np.zeros((m, k), np.float16 if formats.a is None else np.uint8), "b": np.zeros((k, n), np.uint8),
        "scale": np.array([0.75], np.float32), "bias": np.zeros(n, formats.output),
        **_block_scales(rng, m, n, k, formats, 1),
    }  # fmt: skip
    for row in sorted({row for row, _ in tiles}):
        tensors["a"][row * tile[0] : (row + 1) * tile[0]] = exact_values(rng, tile[0], 16, k, formats)["a"]
    for column in sorted({column for _, column in tiles}):
        values = exact_values(rng, 16, tile[1], k, formats)
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
    return makers[contract.inputs.distribution](rng, size.m, size.n, size.k, formats_of(contract))


def _byte_values(rng: np.random.Generator, m: int, n: int, k: int, formats: Formats) -> dict[str, Array]:
    """Every byte of B equally likely."""
    return {**normal_values(rng, m, n, k, formats), "b": rng.integers(0, 256, (k, n), np.uint8)}


def output_type(contract: Contract) -> np.dtype[Any]:
    """The type of the output's elements: fp16 or bf16. Raises NoReference."""
    return formats_of(contract).output
