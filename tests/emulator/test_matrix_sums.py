"""How matrix instructions round: what is known of hardware against a model in exact arithmetic, and what is assumed.

The model: microsoft/MMA-Sim (arXiv 2511.10909), read as rules; here in fractions, in the engine in whole numbers.
"""

import math
from dataclasses import replace
from fractions import Fraction
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from builds import ENGINE
from numpy.typing import NDArray
from snippets import SETTLED, dialect, kernel, step

from parity.arch import get_arch
from parity.emulator.machine import Launch, Memory
from parity.emulator.program import UnsupportedInstruction
from parity.emulator.running import How, run
from parity.emulator.variation import Variation

Array = NDArray[Any]
TYPES: dict[str, Any] = {
    "f64": np.float64,
    "f32": np.float32,
    "xf32": np.float32,
    "f16": np.float16,
    "bf16": ml_dtypes.bfloat16,
    "fp8": ml_dtypes.float8_e4m3fnuz,
    "bf8": ml_dtypes.float8_e5m2fnuz,
}
LEAST = {"f16": -14, "fp8": -7, "bf8": -15}  # exponents of the smallest normal numbers; else -126
Known = tuple[str, str, str, str, int, int, int, int]
#        architecture, instruction, A, B, rows, depth, elements of a lane, a group's depth
ALIGNED: list[Known] = [
    ("gfx942", "v_mfma_f32_16x16x16_f16", "f16", "f16", 16, 16, 4, 8),
    ("gfx942", "v_mfma_f32_32x32x8_bf16", "bf16", "bf16", 32, 8, 4, 8),
    ("gfx942", "v_mfma_f32_4x4x4_16b_f16", "f16", "f16", 4, 4, 4, 4),
    ("gfx942", "v_mfma_f32_16x16x8_xf32", "xf32", "xf32", 16, 8, 2, 4),
    ("gfx942", "v_mfma_f32_16x16x32_fp8_fp8", "fp8", "fp8", 16, 32, 8, 16),
    ("gfx942", "v_mfma_f32_32x32x16_bf8_fp8", "bf8", "fp8", 32, 16, 8, 16),
]
PAIRED: list[Known] = [
    ("gfx90a", "v_mfma_f32_16x16x16f16", "f16", "f16", 16, 16, 4, 4),
    ("gfx90a", "v_mfma_f32_32x32x8bf16_1k", "bf16", "bf16", 32, 8, 4, 4),
    ("gfx90a", "v_mfma_f32_16x16x8bf16", "bf16", "bf16", 16, 8, 2, 2),
    ("gfx90a", "v_mfma_f32_32x32x2bf16", "bf16", "bf16", 32, 2, 2, 2),
    ("gfx90a", "v_mfma_f32_4x4x4f16", "f16", "f16", 4, 4, 4, 4),
]
CHAINED: list[Known] = [
    ("gfx90a", "v_mfma_f32_32x32x2f32", "f32", "f32", 32, 2, 1, 1),
    ("gfx942", "v_mfma_f32_16x16x4_f32", "f32", "f32", 16, 4, 1, 1),
    ("gfx942", "v_mfma_f32_4x4x1_16b_f32", "f32", "f32", 4, 1, 1, 1),
    ("gfx942", "v_mfma_f64_16x16x4_f64", "f64", "f64", 16, 4, 1, 1),
]


def rounded(x: Fraction, kind: Any = np.float32) -> Any:
    """The nearest number of a format, of two the even one; subnormal ones and infinities too."""
    bits, least, most = (24, -126, 127) if kind is np.float32 else (53, -1022, 1023)
    if x == 0:
        return kind(0)
    exponent = max(math.frexp(float(abs(x)))[1] - 1, least) if abs(x) < Fraction(2) ** 1000 else 1000
    unit = Fraction(2) ** (exponent - bits + 1)
    near = round(x / unit) * unit
    if abs(near) >= Fraction(2) ** (most + 1):
        return kind(np.copysign(np.inf, float(x > 0) - 0.5))
    return np.copysign(kind(float(near)), kind(1 if x > 0 else -1))


def exponent_of(x: float, least: int) -> int:
    return max(math.frexp(x)[1] - 1, least) if x else -126


def toward_zero(x: Fraction) -> int:
    return math.trunc(x)


def aligned(a: Array, b: Array, c: np.float32, case: Known) -> np.float32:
    kind_a, kind_b, group = case[2], case[3], case[7]
    least_a, least_b = LEAST.get(kind_a, -126), LEAST.get(kind_b, -126)
    halves = 2 if kind_a in ("fp8", "bf8") else 1
    for first in range(0, len(a), group):
        sums, tops = [], []
        for half in range(halves):
            pairs = [(float(a[k]), float(b[k])) for k in range(first + half, min(first + group, len(a)), halves)]
            exponents = [exponent_of(x, least_a) + exponent_of(y, least_b) for x, y in pairs]
            top = max(exponents)
            cut = [toward_zero(Fraction(x) * Fraction(y) / Fraction(2) ** (top - 24)) for x, y in pairs]
            sums.append(sum(cut))
            tops.append(top)
        top = max(tops)
        if halves == 2:
            total = sum(math.floor(Fraction(s) * Fraction(2) ** (t - top)) for s, t in zip(sums, tops, strict=True))
        else:
            total = sums[0]
        own = exponent_of(float(c), -126)
        most = max(top, own)
        products = math.floor(Fraction(total) * Fraction(2) ** (top - most + 7))
        added = math.floor(Fraction(float(c)) / Fraction(2) ** (most - 24)) * 128
        if halves == 2 and own < most - 25:
            added = 0
        c = rounded(Fraction(products + added) * Fraction(2) ** (most - 31))
    return c


def paired(a: Array, b: Array, c: np.float32, case: Known) -> np.float32:
    kind, group = case[2], case[7]
    smallest = np.float32(2.0 ** LEAST.get(kind, -126))

    def flushed(x: Any) -> np.float32:
        return np.copysign(np.float32(0), x) if abs(x) < np.float32(2.0**-126) else np.float32(x)

    def taken(x: Any) -> np.float32:
        return np.float32(0) if abs(np.float32(x)) < smallest else np.float32(x)

    def product(x: Any, y: Any) -> np.float32:
        return flushed(rounded(Fraction(float(taken(x))) * Fraction(float(taken(y)))))

    with np.errstate(all="ignore"):
        sums = np.float32(0) if abs(c) < np.float32(2.0**-126) else c
        for first in range(0, len(a), group):
            products = [product(a[k], b[k]) for k in range(first, first + group)]
            while len(products) > 1:
                products = [flushed(x + y) for x, y in zip(products[::2], products[1::2], strict=True)]
            sums = flushed(sums + products[0])
    return sums


def chained(a: Array, b: Array, c: Any, case: Known) -> Any:
    kind = TYPES[case[2]]
    for x, y in zip(a, b, strict=True):
        c = rounded(Fraction(float(x)) * Fraction(float(y)) + Fraction(float(c)), kind)
    return c


def draw(rng: np.random.Generator, kind: str, shape: tuple[int, ...], spread: int) -> Array:
    """Numbers whose exponents lie within `spread` of 0; some are zero."""
    exponents = rng.integers(-spread, spread + 1, shape).astype(np.float64)
    values = rng.choice([-1.0, 1.0], shape) * (1 + rng.random(shape)) * 2.0**exponents
    values[rng.random(shape) < 0.1] = 0.0
    made = values.astype(TYPES[kind])
    if kind == "xf32":
        made = (made.view(np.uint32) & np.uint32(0xFFFFE000)).view(np.float32)
    return made


def multiply(case: Known, a: Array, b: Array, c: Array, moved: int = 0) -> Array:
    """[row of the result as registers have them, column]: A's rows are all `a` [k]; b [k, column], c [column]."""
    arch, name, _, _, rows, _, per_lane, _ = case
    lanes, words = get_arch(arch).wave_size, c.itemsize // 4
    groups = len(a) // per_lane
    blocks = 1 if groups > 1 or lanes == 32 else lanes // rows
    registers = rows * rows * blocks // lanes
    parts: list[Array] = []
    for operand in (np.repeat(a[:, None], rows, 1), b):
        of_lanes = [operand[lane // rows % groups * per_lane :][:per_lane, lane % rows] for lane in range(lanes)]
        whole = np.array([np.ascontiguousarray(x).view(np.uint8) for x in of_lanes])
        parts.append(np.pad(whole, ((0, 0), (0, -whole.shape[1] % 4))).view(np.uint32).T)
    parts.append(np.tile(c.view(np.uint32).reshape(rows, words).T[:, np.arange(lanes) % rows], (registers, 1)))
    texts, loads, base, offset = [], [], 8, 0
    for part in parts:
        base += base % 2
        texts.append(f"v[{base}:{base + len(part) - 1}]" if len(part) > 1 else f"v{base}")
        loads += [
            f"{dialect(arch).load} v{base + r}, v1, s[4:5] offset:{offset + 4 * lanes * r}" for r in range(len(part))
        ]
        base, offset = base + len(part), offset + 4 * lanes * len(part)
    first = base - len(parts[2])
    stores = [f"{dialect(arch).store} v1, v{first + r}, s[6:7] offset:{4 * lanes * r}" for r in range(len(parts[2]))]
    head = [f"{dialect(arch).pointers} s[4:7], s[0:1], 0x0", "v_lshlrev_b32_e32 v1, 2, v0", dialect(arch).wait]
    line = f"{name} {texts[2]}, {texts[0]}, {texts[1]}, {texts[2]}"
    body = [*head, *loads, dialect(arch).wait, line, SETTLED, *stores]
    memory, output = Memory(), np.zeros((len(parts[2]), lanes), np.uint32)
    inputs = np.ascontiguousarray(np.concatenate(parts))
    values: list[int | bytes] = [memory.add(inputs, writable=False), memory.add(output, writable=True)]
    how = replace(How(), variation=Variation(moved=moved))
    done = run(
        kernel("\n".join(body), arch=arch),
        memory,
        Launch((1, 1, 1), (lanes, 1, 1), 0, values),
        [(0, 0, 0)],
        ENGINE,
        how,
    )
    assert not done.faults, done.faults[0].sentence()
    return np.ascontiguousarray(output.reshape(registers, words, lanes).swapaxes(1, 2)[:, :rows]).view(c.dtype)[..., 0]


@pytest.mark.parametrize("case", [*ALIGNED, *PAIRED, *CHAINED], ids=lambda case: " ".join(case[:2]))
@pytest.mark.parametrize("spread", [2, 7, 40])
def test_what_is_known_of_hardware_is_met_to_the_bit(case: Known, spread: int) -> None:
    rng = np.random.default_rng([spread, len(case[1])])
    _, _, kind_a, kind_b, rows, depth, _, _ = case
    model: Any = aligned if case in ALIGNED else paired if case in PAIRED else chained
    result = np.float64 if kind_a == "f64" else np.float32
    spread = min(spread, *({"f16": 14, "fp8": 6, "bf8": 14}.get(kind, 40) for kind in (kind_a, kind_b)))
    for _ in range(4):
        a, b = draw(rng, kind_a, (depth,), spread), draw(rng, kind_b, (depth, rows), spread)
        c: Array = draw(rng, "f64", (rows,), 2 * spread).astype(result)
        c[::3] = -(a.astype(np.float64)[:, None] * b.astype(np.float64)).sum(0)[::3]  # it cancels, or nearly so
        c = c + 0  # no negative zeros
        found = multiply(case, a, b, c)
        wanted = np.array([model(a, b[:, column], c[column], case) for column in range(rows)])
        assert (found.view(f"u{c.itemsize}") == wanted.view(f"u{c.itemsize}")).all()


HALF, BF16 = ALIGNED[0], ("gfx942", "v_mfma_f32_16x16x16_bf16", "bf16", "bf16", 16, 16, 4, 8)
ANCHORS: list[tuple[Known, list[float], list[float], float, int]] = [
    (HALF, [1], [1], -(2.0**-30), 0x3F7FFFFF),
    (HALF, [1], [1], 2.0**-30, 0x3F800000),
    (HALF, [1, 2.0**-13, 2.0**-13], [1, 1.5 * 2.0**-12, 1.5 * 2.0**-12], 0, 0x3F800000),
    (HALF, [1, *[0] * 7, 2.0**-13, 2.0**-13], [1, *[0] * 7, 1.5 * 2.0**-12, 1.5 * 2.0**-12], 0, 0x3F800001),
    (BF16, [0, 1], [2.0**127, 1.5 * 2.0**-23], 0, 0x34000000),
    (BF16, [2.0**64, -(2.0**64)], [2.0**64, 2.0**63], 0, 0x7F800000),
    (BF16, [2.0**64], [2.0**64], -np.inf, 0xFF800000),
    (ALIGNED[4], [1], [1], -(2.0**-25), 0x3F7FFFFF),
    (ALIGNED[4], [1], [1], -(2.0**-26), 0x3F800000),
    (ALIGNED[4], [128, -(2.0**-7)], [128, 2.0**-7], 0, 0x467FFFFF),
    (ALIGNED[4], [128, 0, -(2.0**-7)], [128, 0, 2.0**-7], 0, 0x46800000),
    (ALIGNED[3], [1 + 2.0**-10 - 2.0**-23], [1], 0, 0x3F800000),
    (PAIRED[0], [1, *[2.0**-12] * 3], [1, *[2.0**-12] * 3], 0, 0x3F800001),
    (PAIRED[0], [0], [0], -(2.0**-130), 0),
]


@pytest.mark.parametrize(("case", "a", "b", "c", "bits"), ANCHORS)
def test_single_sums_show_the_rules(case: Known, a: list[float], b: list[float], c: float, bits: int) -> None:
    """Published examples: a floor, a cut, the exponent of a zero, products beyond fp32, a truncation, a tree, a flush."""
    _, _, kind_a, kind_b, rows, depth, _, _ = case
    x, y = np.zeros(depth, TYPES[kind_a]), np.zeros((depth, rows), TYPES[kind_b])
    x[: len(a)], y[: len(b)] = a, np.array(b, TYPES[kind_b])[:, None]
    found = multiply(case, x, y, np.full(rows, c, np.float32))
    assert (found.view(np.uint32) == np.uint32(bits)).all()


ASSUMED: list[Known] = [
    ("gfx1151", "v_wmma_f32_16x16x16_f16", "f16", "f16", 16, 16, 16, 0),
    ("gfx1151", "v_wmma_f32_16x16x16_bf16", "bf16", "bf16", 16, 16, 16, 0),
    ("gfx1201", "v_wmma_f32_16x16x16_f16", "f16", "f16", 16, 16, 8, 0),
    ("gfx950", "v_mfma_f32_16x16x32_f16", "f16", "f16", 16, 32, 8, 0),
    ("gfx950", "v_mfma_f32_16x16x4_f32", "f32", "f32", 16, 4, 1, 0),
    ("gfx950", "v_mfma_f32_4x4x4_16b_bf16", "bf16", "bf16", 4, 4, 4, 0),
]


@pytest.mark.parametrize("case", ASSUMED, ids=lambda case: " ".join(case[:2]))
def test_where_nobody_knows_several_ways_are_tried(case: Known) -> None:
    """Plainly, the exact sum is rounded once. Moved, rows come out differently, but by last bits alone."""
    rng = np.random.default_rng(4)
    _, _, kind, _, rows, depth, _, _ = case
    a, b = draw(rng, kind, (depth,), 4), draw(rng, kind, (depth, rows), 4)
    c = draw(rng, "f32", (rows,), 4)
    exact = [sum(Fraction(float(x)) * Fraction(float(y)) for x, y in zip(a, b[:, n], strict=True)) for n in range(rows)]
    wanted = np.array([rounded(exact[n] + Fraction(float(c[n]))) for n in range(rows)])
    plain, moved = multiply(case, a, b, c), multiply(case, a, b, c, moved=1)
    assert (plain == wanted).all()
    assert (moved != plain).any()
    size = np.abs(a.astype(np.float64)[:, None] * b.astype(np.float64)).sum(0) + np.abs(c)
    assert (np.abs(moved - plain) <= size * 2.0**-21).all()


@pytest.mark.parametrize("case", ASSUMED, ids=lambda case: " ".join(case[:2]))
def test_exact_sums_are_the_same_in_every_way(case: Known) -> None:
    rng = np.random.default_rng(4)
    _, _, kind, _, rows, depth, _, _ = case
    a, b = (rng.integers(-8, 9, shape).astype(np.float32).astype(TYPES[kind]) for shape in ((depth,), (depth, rows)))
    c = rng.integers(-99, 99, rows).astype(np.float32)
    np.testing.assert_array_equal(multiply(case, a, b, c, moved=1), multiply(case, a, b, c))


def test_products_of_fp64_in_4_by_4_lie_by_row_block_and_column() -> None:
    """The lanes are ordered by k (or the result's row), block and row (or column), as an MI250X has shown."""
    rng = np.random.default_rng(6)
    a, b, c = (rng.integers(-9, 9, (4, 4, 4)).astype(np.float64) for _ in range(3))  # block, row or column, k or column
    lane = np.arange(64)
    block, inner, outer = lane // 4 % 4, lane % 4, lane // 16
    parts = [
        x.view(np.uint32).reshape(64, 2).T
        for x in (a[block, inner, outer], b[block, inner, outer], c[block, outer, inner])
    ]
    vectors = {16 + 2 * part + at: parts[part][at] for part in range(3) for at in range(2)}
    after = step(
        "v_mfma_f64_4x4x4_4b_f64 v[24:25], v[16:17], v[18:19], v[20:21]",
        arch="gfx942",
        vectors=vectors,
        scalars={},
        read=[24, 25],
    )
    wanted = a @ b.transpose(0, 2, 1) + c
    found = np.ascontiguousarray(np.array([after.vectors[24], after.vectors[25]]).T).view(np.float64)[:, 0]
    np.testing.assert_array_equal(found, wanted[block, outer, inner])


@pytest.mark.parametrize(
    ("modifiers", "giving"),
    [
        ("cbsz:4", lambda block: 0 * block),
        ("cbsz:4 abid:5", lambda block: 0 * block + 5),
        ("cbsz:2 abid:3", lambda block: block // 4 * 4 + 3),
    ],
)
def test_blocks_of_a_are_given_to_others(modifiers: str, giving: Any) -> None:
    lane = np.arange(64)
    a, b = (lane + 1).astype(np.float32), (100 + lane).astype(np.float32)
    vectors = {16: a.view(np.uint32), 17: b.view(np.uint32)}
    after = step(
        f"v_mfma_f32_4x4x1_16b_f32 v[20:23], v16, v17, 0 {modifiers}",
        arch="gfx942",
        vectors=vectors,
        scalars={},
        read=range(20, 24),
    )
    for row in range(4):
        wanted = a[giving(lane // 4) * 4 + row] * b
        np.testing.assert_array_equal(after.vectors[20 + row].view(np.float32), wanted)


@pytest.mark.parametrize(
    ("pattern", "source"),
    [
        (1, lambda at: at % 32),
        (2, lambda at: 32 + at % 32),
        (3, lambda at: (at + 16) % 64),
        (6, lambda at: 32 + at % 16),
    ],
)
def test_lanes_of_b_are_given_to_others(pattern: int, source: Any) -> None:
    lane = np.arange(64)
    a, b = np.ones(64, np.float32), (100 + lane).astype(np.float32)
    vectors = {16: a.view(np.uint32), 17: b.view(np.uint32)}
    after = step(
        f"v_mfma_f32_4x4x1_16b_f32 v[20:23], v16, v17, 0 blgp:{pattern}",
        arch="gfx942",
        vectors=vectors,
        scalars={},
        read=[20],
    )
    np.testing.assert_array_equal(after.vectors[20].view(np.float32), b[source(lane)])


@pytest.mark.parametrize("modifiers", ["cbsz:1 abid:2", "cbsz:5", "abid:1"])
def test_a_block_that_is_not_there_is_refused(modifiers: str) -> None:
    line = f"v_mfma_f32_4x4x1_16b_f32 v[20:23], v16, v17, 0 {modifiers}"
    vectors = {16: np.zeros(64, np.uint32), 17: np.zeros(64, np.uint32)}
    with pytest.raises(UnsupportedInstruction, match="of the 16 blocks"):
        step(line, arch="gfx942", vectors=vectors, scalars={}, read=[20])
