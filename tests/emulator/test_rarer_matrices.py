"""Matrix instructions that compute several products, in fp64, with results of 16 bits, or of 4- and 6-bit elements.

Layouts: AMD, "RDNA3" and "RDNA4 ISA", 7.12 "WMMA"; "AMD Instinct MI300 ISA", 7.1.4 "Dense Matrix Layouts".
"""

from typing import Any

import ml_dtypes
import numpy as np
import pytest
from numpy.typing import NDArray
from snippets import step

from parity.arch import get_arch

Array = NDArray[Any]
RNG = np.random.default_rng(5)
TYPES: dict[str, Any] = {
    "f64": np.float64,
    "f32": np.float32,
    "xf32": np.float32,
    "f16": np.float16,
    "bf16": ml_dtypes.bfloat16,
    "i8": np.int8,
    "fp8": ml_dtypes.float8_e4m3fn,
    "bf8": ml_dtypes.float8_e5m2,
    "fp6": ml_dtypes.float6_e2m3fn,
    "bf6": ml_dtypes.float6_e3m2fn,
    "fp4": ml_dtypes.float4_e2m1fn,
    "i4": ml_dtypes.int4,
    "u4": ml_dtypes.uint4,
}
BITS = {"fp6": 6, "bf6": 6, "fp4": 4, "i4": 4, "u4": 4}
CODES = {"fp8": 0, "bf8": 1, "fp6": 2, "bf6": 3, "fp4": 4}


def dwords(row: Array, kind: str) -> Array:
    """Elements as a lane's dwords, the first in the lowest bits."""
    bits = BITS.get(kind, 8 * row.itemsize)
    codes = np.ascontiguousarray(row).view(f"u{row.itemsize}").astype(object) & ((1 << bits) - 1)
    whole = sum(int(code) << bits * at for at, code in enumerate(codes))
    return np.array([whole >> 32 * at & 0xFFFFFFFF for at in range(max(1, len(row) * bits // 32))], np.uint32)


def integers(kind: str, shape: tuple[int, ...]) -> Array:
    most = 2 if kind in ("fp4", "fp6", "bf6") else 5
    return RNG.integers(0 if kind == "u4" else -most, most + 1, shape).astype(np.float32).astype(TYPES[kind])


Case = tuple[str, str, str, str, str, int, int, int]
#       architecture, instruction, A and B, result, rows, depth, blocks
CASES = [
    ("gfx90a", "v_mfma_f64_16x16x4f64", "f64", "f64", "f64", 16, 4, 1),
    ("gfx942", "v_mfma_f64_16x16x4_f64", "f64", "f64", "f64", 16, 4, 1),
    ("gfx942", "v_mfma_f32_32x32x4_xf32", "xf32", "xf32", "f32", 32, 4, 1),
    ("gfx942", "v_mfma_f32_16x16x8_xf32", "xf32", "xf32", "f32", 16, 8, 1),
    ("gfx90a", "v_mfma_f32_32x32x8bf16_1k", "bf16", "bf16", "f32", 32, 8, 1),
    ("gfx90a", "v_mfma_f32_32x32x4bf16", "bf16", "bf16", "f32", 32, 4, 1),
    ("gfx90a", "v_mfma_f32_16x16x8bf16", "bf16", "bf16", "f32", 16, 8, 1),
    ("gfx90a", "v_mfma_f32_32x32x2bf16", "bf16", "bf16", "f32", 32, 2, 2),
    ("gfx90a", "v_mfma_f32_16x16x2bf16", "bf16", "bf16", "f32", 16, 2, 4),
    ("gfx90a", "v_mfma_f32_4x4x2bf16", "bf16", "bf16", "f32", 4, 2, 16),
    ("gfx90a", "v_mfma_i32_16x16x16i8", "i8", "i8", "i32", 16, 16, 1),
    ("gfx90a", "v_mfma_f32_4x4x4f16", "f16", "f16", "f32", 4, 4, 16),
    ("gfx942", "v_mfma_f32_16x16x4_4b_f16", "f16", "f16", "f32", 16, 4, 4),
    ("gfx942", "v_mfma_f32_32x32x4_2b_bf16", "bf16", "bf16", "f32", 32, 4, 2),
    ("gfx942", "v_mfma_i32_4x4x4_16b_i8", "i8", "i8", "i32", 4, 4, 16),
    ("gfx942", "v_mfma_f32_16x16x1_4b_f32", "f32", "f32", "f32", 16, 1, 4),
    ("gfx1151", "v_wmma_f16_16x16x16_f16", "f16", "f16", "f16", 16, 16, 1),
    ("gfx1151", "v_wmma_bf16_16x16x16_bf16", "bf16", "bf16", "bf16", 16, 16, 1),
    ("gfx1201", "v_wmma_f16_16x16x16_f16", "f16", "f16", "f16", 16, 16, 1),
    ("gfx1201", "v_wmma_bf16_16x16x16_bf16", "bf16", "bf16", "bf16", 16, 16, 1),
    ("gfx1151", "v_wmma_i32_16x16x16_iu4", "i4", "u4", "i32", 16, 16, 1),
    ("gfx1201", "v_wmma_i32_16x16x32_iu4", "u4", "i4", "i32", 16, 32, 1),
    *(
        ("gfx950", "v_mfma_f32_16x16x128_f8f6f4", a, b, "f32", 16, 128, 1)
        for a, b in (("fp6", "fp6"), ("bf6", "fp4"), ("bf6", "bf6"))
    ),
    ("gfx950", "v_mfma_f32_32x32x64_f8f6f4", "fp6", "bf6", "f32", 32, 64, 1),
]


def places(case: Case, lane: int) -> list[tuple[int, int, int]]:
    """Block, row and column of each result of a lane, in the order of its registers."""
    arch, _, _, _, kind_d, rows, _, blocks = case
    lanes = get_arch(arch).wave_size
    group, column, count = lane // rows, lane % rows, rows * rows * blocks // lanes
    if blocks == 16:
        return [(group, row, column) for row in range(4)]
    if arch == "gfx1151":
        return [(0, 2 * at + group, column) for at in range(count)]
    if arch == "gfx1201":
        return [(0, 8 * group + at, column) for at in range(count)]
    if kind_d == "f64":
        return [(0, 4 * at + group, column) for at in range(count)]
    in_block = count // blocks
    return [
        (at // in_block, at % in_block // 4 * 4 * (lanes // rows) + 4 * group + at % 4, column) for at in range(count)
    ]


@pytest.mark.parametrize("case", CASES, ids=lambda case: " ".join(map(str, case[:4])))
def test_operands_lie_where_the_documents_say(case: Case) -> None:
    arch, mnemonic, kind_a, kind_b, kind_d, rows, depth, blocks = case
    lanes, is_wmma = get_arch(arch).wave_size, mnemonic.startswith("v_wmma")
    groups = 1 if arch == "gfx1151" or blocks > 1 else lanes // rows
    a, b = integers(kind_a, (blocks, rows, depth)), integers(kind_b, (blocks, rows, depth))
    result: Any = np.int32 if kind_d == "i32" else TYPES[kind_d]
    c = RNG.integers(-9, 9, (blocks, rows, rows)).astype(result)

    def fragments(matrix: Array, kind: str) -> Array:
        """[dword, lane]: lane l has row l % rows, and the part l // rows of k, or the block l // rows."""
        made = []
        for lane in range(lanes):
            block, part = (lane // rows, 0) if blocks > 1 else (0, lane // rows % groups)
            row = matrix[block, lane % rows].reshape(groups, -1)[part]
            made.append(dwords(row, kind))
        return np.array(made).T

    one_half = arch == "gfx1151" and kind_d in ("f16", "bf16")

    def of_result(values: Array) -> Array:
        """[dword, lane]; gfx11's results of 16 bits lie in the upper halves here, with something else below."""
        listed = [np.array([values[place] for place in places(case, lane)], result) for lane in range(lanes)]
        if one_half:
            return np.array([row.view(np.uint16).astype(np.uint32) << 16 | 0x1234 for row in listed]).T
        return np.array([dwords(row, kind_d) for row in listed]).T

    parts = [fragments(a, kind_a), fragments(b, kind_b), of_result(c)]
    vectors: dict[int, Array] = {}
    texts, base = list[str](), 16
    for part in parts:
        vectors |= {base + at: row for at, row in enumerate(part)}
        texts.append(f"v[{base}:{base + len(part) - 1}]" if len(part) > 1 else f"v{base}")
        base += len(part) + len(part) % 2
    modifiers = " op_sel:[0,0,1]" if one_half else ""
    if "f8f6f4" in mnemonic:
        modifiers = f" cbsz:{CODES[kind_a]} blgp:{CODES[kind_b]}"
    if is_wmma and kind_d == "i32":
        modifiers = f" neg_lo:[{int(kind_a == 'i4')},{int(kind_b == 'i4')},0]"
    first = int(texts[2].strip("v[]").split(":")[0])
    registers = list(range(first, first + len(parts[2])))
    after = step(
        f"{mnemonic} {texts[2]}, {texts[0]}, {texts[1]}, {texts[2]}{modifiers}",
        arch=arch,
        vectors=vectors,
        scalars={},
        read=registers,
    )
    wanted = (a.astype(np.float64) @ b.astype(np.float64).transpose(0, 2, 1) + c.astype(np.float64)).astype(result)
    np.testing.assert_array_equal(np.array([after.vectors[register] for register in registers]), of_result(wanted))


def test_subnormal_halves_are_zero_for_gfx90a_alone() -> None:
    tiny = np.full(64, int(np.float16(2**-15).view(np.uint16)) * 0x10001, np.uint32)
    one = np.full(64, 0x3C003C00, np.uint32)
    for arch, name, wanted in (("gfx90a", "16x16x16f16", 0.0), ("gfx942", "16x16x16_f16", 16 * 2.0**-15)):
        vectors = {16: tiny, 17: tiny, 18: one, 19: one, **{20 + at: np.zeros(64, np.uint32) for at in range(4)}}
        after = step(
            f"v_mfma_f32_{name} v[20:23], v[16:17], v[18:19], v[20:23]",
            arch=arch,
            vectors=vectors,
            scalars={},
            read=[20],
        )
        assert (after.vectors[20].view(np.float32) == wanted).all()
