"""Instructions against independent NumPy expressions of AMD's definitions, edge values included.

Definitions: AMD, "RDNA3 Instruction Set Architecture Reference Guide", chapter 16.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from snippets import evaluate, execute

Array = NDArray[Any]
RNG = np.random.default_rng(16)
EDGES = np.array([0, 1, 2, 15, 31, 32, 0x7F, 0x80, 0xFF, 0x7FFF, 0x8000, 0xFFFF, 0x7FFFFF, 0x800000, 0xFFFFFF,
                  0x7FFFFFFF, 0x80000000, 0x80000001, 0xFFFFFFFE, 0xFFFFFFFF], np.uint32)  # fmt: skip


def words() -> Array:
    """32 lanes: edge values in random places, random bits elsewhere."""
    values = RNG.integers(0, 2**32, 32, dtype=np.uint32)
    return np.where(RNG.random(32) < 0.6, RNG.choice(EDGES, 32), values).astype(np.uint32)


def i(x: Array) -> Array:
    return x.view(np.int32)


def q(x: Array) -> Array:
    return x.astype(np.uint64)


def s24(x: Array) -> Array:
    return ((x << np.uint32(8)).view(np.int32) >> np.int32(8)).astype(np.int64)


def low(x: Array) -> Array:
    return (x & 0xFFFFFFFF).astype(np.uint32)


def perm(a: Array, b: Array, c: Array) -> Array:
    result = np.zeros(32, np.uint32)
    for lane in range(32):
        data = int(a[lane]).to_bytes(4, "little")[::-1] + int(b[lane]).to_bytes(4, "little")[::-1]
        data = data[::-1]
        out = 0
        for byte in range(4):
            selector = int(c[lane]) >> (8 * byte) & 0xFF
            if selector >= 13:
                value = 0xFF
            elif selector == 12:
                value = 0
            elif selector >= 8:
                value = 0xFF if data[2 * (selector - 8) + 1] & 0x80 else 0
            else:
                value = data[selector]
            out |= value << (8 * byte)
        result[lane] = out
    return result


INTEGER: dict[str, Callable[..., Array]] = {
    "v_mov_b32_e32": lambda a: a,
    "v_not_b32_e32": lambda a: ~a,
    "v_and_b32_e32": lambda a, b: a & b,
    "v_or_b32_e32": lambda a, b: a | b,
    "v_xor_b32_e32": lambda a, b: a ^ b,
    "v_and_or_b32": lambda a, b, c: (a & b) | c,
    "v_or3_b32": lambda a, b, c: a | b | c,
    "v_xor3_b32": lambda a, b, c: a ^ b ^ c,
    "v_xad_u32": lambda a, b, c: low(q(a ^ b) + c),
    "v_bfe_u32": lambda a, b, c: np.where(c & 31, (q(a) >> (b & 31)) & ((np.uint64(1) << q(c & 31)) - np.uint64(1)), 0),
    "v_bfi_b32": lambda a, b, c: (a & b) | (~a & c),
    "v_lshlrev_b32_e32": lambda a, b: b << (a & 31),
    "v_lshrrev_b32_e32": lambda a, b: b >> (a & 31),
    "v_ashrrev_i32_e32": lambda a, b: (i(b) >> i(a & 31)).view(np.uint32),
    "v_lshl_add_u32": lambda a, b, c: low(q(a << (b & 31)) + c),
    "v_add_lshl_u32": lambda a, b, c: low(q(a) + b) << (c & 31),
    "v_lshl_or_b32": lambda a, b, c: (a << (b & 31)) | c,
    "v_perm_b32": perm,
    "v_alignbit_b32": lambda a, b, c: low(((q(a) << np.uint64(32)) | q(b)) >> q(c & 31)),
    "v_alignbyte_b32": lambda a, b, c: low(((q(a) << np.uint64(32)) | q(b)) >> q(8 * (c & 3))),
    "v_add_nc_u32_e32": lambda a, b: low(q(a) + b),
    "v_sub_nc_u32_e32": lambda a, b: low(q(a) - q(b)),
    "v_subrev_nc_u32_e32": lambda a, b: low(q(b) - q(a)),
    "v_add3_u32": lambda a, b, c: low(q(a) + b + c),
    "v_mul_lo_u32": lambda a, b: low(q(a) * q(b)),
    "v_mul_hi_u32": lambda a, b: low((q(a) * q(b)) >> np.uint64(32)),
    "v_mul_hi_i32": lambda a, b: low((i(a).astype(np.int64) * i(b)) >> 32),
    "v_mul_u32_u24_e32": lambda a, b: low(q(a & 0xFFFFFF) * q(b & 0xFFFFFF)),
    "v_mul_i32_i24_e32": lambda a, b: low(s24(a) * s24(b)),
    "v_mad_u32_u24": lambda a, b, c: low(q(a & 0xFFFFFF) * q(b & 0xFFFFFF) + c),
    "v_mad_i32_i24": lambda a, b, c: low(s24(a) * s24(b) + c.astype(np.int64)),
    "v_min_u32_e32": np.minimum,
    "v_max_u32_e32": np.maximum,
    "v_min_i32_e32": lambda a, b: np.minimum(i(a), i(b)).view(np.uint32),
    "v_max_i32_e32": lambda a, b: np.maximum(i(a), i(b)).view(np.uint32),
    "v_pk_add_u16": lambda a, b: low((a & 0xFFFF) + b & 0xFFFF) | low(((a >> 16) + (b >> 16)) << 16),
    "v_pk_lshlrev_b16": lambda a, b: ((b & 0xFFFF) << (a & 15) & 0xFFFF) | ((b >> 16) << (a >> 16 & 15) << 16),
    "v_pk_lshrrev_b16": lambda a, b: ((b & 0xFFFF) >> (a & 15)) | ((b >> 16) >> (a >> 16 & 15)) << 16,
    "v_pk_ashrrev_i16": lambda a, b: (
        (b.view(np.int16).reshape(32, 2) >> (a.view(np.int16).reshape(32, 2) & 15))
        .astype(np.int16)
        .view(np.uint32)
        .ravel()
    ),
    "v_pk_mul_lo_u16": lambda a, b: (
        (a.view(np.uint16).astype(np.uint32) * b.view(np.uint16)).astype(np.uint16).view(np.uint32)
    ),
    "v_pack_b32_f16": lambda a, b: (a & 0xFFFF) | (b << 16),
}


@pytest.mark.parametrize("name", INTEGER)
def test_integer_instructions(name: str) -> None:
    expected = INTEGER[name]
    count = expected.__code__.co_argcount if hasattr(expected, "__code__") else 2
    for _ in range(6):
        sources = [words() for _ in range(count)]
        if name == "v_perm_b32":
            sources[2] = RNG.integers(0, 2**32, 32, dtype=np.uint32) & np.uint32(0x0F0F0F0F)
        registers = ", ".join(f"v{2 + 2 * position}" for position in range(count))
        found = evaluate(f"{name} v10, {registers}", *sources)[0]
        np.testing.assert_array_equal(found, low(np.asarray(expected(*sources))))


def floats() -> Array:
    edges = np.array(
        [0, -0.0, 1, -1, np.inf, -np.inf, np.nan, 1e-40, -1e-45, 3.4e38, 65504, 65520, 6e-8, 2.0**31, -(2.0**31), 0.5]
    )
    values = RNG.standard_normal(32) * 10.0 ** RNG.integers(-10, 10, 32)
    return np.where(RNG.random(32) < 0.5, RNG.choice(edges, 32), values).astype(np.float32)


def same_floats(found: Array, expected: Array) -> None:
    """Bit for bit, but any NaN is a NaN."""
    kind = {4: np.uint32, 2: np.uint16}[expected.dtype.itemsize]
    equal = (found.view(kind) == expected.view(kind)) | (np.isnan(found) & np.isnan(expected))
    assert equal.all(), (found[~equal], expected[~equal])


FLOAT: dict[str, Callable[..., Array]] = {
    "v_add_f32_e32": lambda a, b: a + b,
    "v_sub_f32_e32": lambda a, b: a - b,
    "v_subrev_f32_e32": lambda a, b: b - a,
    "v_mul_f32_e32": lambda a, b: a * b,
    "v_max_f32_e32": np.fmax,
    "v_min_f32_e32": np.fmin,
    "v_rcp_f32_e32": lambda a: np.float32(1) / a,
}


@pytest.mark.parametrize("name", FLOAT)
def test_float_instructions(name: str) -> None:
    expected = FLOAT[name]
    count = 1 if "rcp" in name else 2
    for _ in range(6):
        sources = [floats() for _ in range(count)]
        if "max" in name or "min" in name:  # the sign of an extremum of zeros is tested on its own
            sources = [np.where(source == 0, np.float32(0), source) for source in sources]
        with np.errstate(all="ignore"):
            wanted = np.asarray(expected(*sources)).astype(np.float32)
        registers = ", ".join(f"v{2 + 2 * position}" for position in range(count))
        same_floats(evaluate(f"{name} v10, {registers}", *sources)[0].view(np.float32), wanted)


def test_fma_rounds_once() -> None:
    a = np.full(32, 1 + 2.0**-12, np.float32)
    c = np.full(32, -1, np.float32)
    found = evaluate("v_fma_f32 v10, v2, v2, v4", a, c)[0].view(np.float32)
    same_floats(found, np.full(32, 2.0**-11 + 2.0**-24, np.float32))


def test_modifiers_negate_and_take_magnitudes() -> None:
    a, b = floats(), floats()
    with np.errstate(all="ignore"):
        same_floats(evaluate("v_add_f32_e64 v10, -v2, |v4|", a, b)[0].view(np.float32), -a + np.abs(b))
        same_floats(evaluate("v_mul_f32_e64 v10, -|v2|, 2.0", a)[0].view(np.float32), -np.abs(a) * np.float32(2))


def test_conversions() -> None:
    values = floats()
    with np.errstate(all="ignore"):
        half = values.astype(np.float16)
    found = evaluate("v_cvt_f16_f32_e32 v10, v2", values)[0].astype(np.uint16).view(np.float16)
    same_floats(found, half)
    back = evaluate("v_cvt_f32_f16_e32 v10, v2", half.view(np.uint16).astype(np.uint32))[0].view(np.float32)
    same_floats(back, half.astype(np.float32))
    numbers = words()
    same_floats(evaluate("v_cvt_f32_u32_e32 v10, v2", numbers)[0].view(np.float32), numbers.astype(np.float32))
    clipped = np.where(np.isnan(values), 0, np.clip(values.astype(np.float64), 0, 2.0**32 - 1)).astype(np.uint32)
    np.testing.assert_array_equal(evaluate("v_cvt_u32_f32_e32 v10, v2", values)[0], clipped)


def halves() -> Array:
    bits = RNG.integers(0, 2**16, 64, dtype=np.uint16)
    edges = np.array([0, 0x8000, 1, 0x8001, 0x3FF, 0x400, 0x7BFF, 0xFBFF, 0x7C00, 0xFC00, 0x7E00, 0x3C00], np.uint16)
    return np.where(RNG.random(64) < 0.4, RNG.choice(edges, 64), bits).astype(np.uint16).view(np.float16)


@pytest.mark.parametrize(("name", "expected"), [("v_pk_add_f16", np.add), ("v_pk_mul_f16", np.multiply)])
def test_packed_halves(name: str, expected: Callable[..., Array]) -> None:
    for _ in range(6):
        a, b = halves(), halves()
        with np.errstate(all="ignore"):
            wanted = expected(a, b)
            swapped = expected(a.reshape(32, 2)[:, ::-1], b.reshape(32, 2)).ravel()
        found = evaluate(f"{name} v10, v2, v4", a.view(np.uint32), b.view(np.uint32))[0].view(np.float16)
        same_floats(found, wanted)
        found = evaluate(f"{name} v10, v2, v4 op_sel:[1,0] op_sel_hi:[0,1]", a.view(np.uint32), b.view(np.uint32))[0]
        same_floats(found.view(np.float16), swapped)


def test_half_fma_rounds_once_even_where_double_rounding_would_show() -> None:
    """1 + 2^-11 is halfway between two halves; 2^-24 * 2^-24 decides, far below fp64's last bit of nothing."""
    a = np.full(64, 1 + 2.0**-10, np.float16)
    b = np.full(64, 2.0**-11, np.float16)
    c = np.full(64, 1, np.float16)
    found = evaluate("v_pk_fma_f16 v10, v2, v4, v6", *(x.view(np.uint32) for x in (a, b, c)))[0].view(np.float16)
    assert set(found.astype(np.float64)) == {1 + 2.0**-10}


def test_mixed_precision_fma_writes_one_half() -> None:
    a, b = np.full(32, 3, np.float32), np.full(32, 0.5, np.float32)
    c = np.array([1, 2] * 32, np.float16).view(np.uint32)
    found = evaluate("v_fma_mixhi_f16 v10, v2, v4, v6 op_sel:[0,0,1] op_sel_hi:[0,0,1]", a, b, c)[0]
    np.testing.assert_array_equal(found.view(np.float16).reshape(32, 2), [[0, 3.5]] * 32)


def test_sixteen_bit_results_keep_the_other_half() -> None:
    body = "v_mov_b32_e32 v10, 0xabcd1234\nv_add_nc_u16 v10, 0x10, v10\nglobal_store_b32 v1, v10, s[6:7]"
    assert set(execute(body, np.zeros(1, np.uint32), 32)[0].tolist()) == {0xABCD1244}
    body = "v_mov_b32_e32 v10, 0xabcd1234\nv_add_nc_u16 v10, 0x10, v10 op_sel:[0,1,1]\nglobal_store_b32 v1, v10, s[6:7]"
    assert set(execute(body, np.zeros(1, np.uint32), 32)[0].tolist()) == {0xABDD1234}


def test_64_bit_shifts_and_multiply_add() -> None:
    a, b, c = words(), words(), RNG.integers(0, 2**64, 32, dtype=np.uint64)
    found = evaluate("v_lshlrev_b64 v[10:11], v2, v[4:5]", a, c, words=2)
    np.testing.assert_array_equal(found[0] | q(found[1]) << np.uint64(32), c << q(a & 63))
    found = evaluate("v_mad_u64_u32 v[10:11], null, v2, v4, v[6:7]", a, b, c, words=2)
    with np.errstate(over="ignore"):
        np.testing.assert_array_equal(found[0] | q(found[1]) << np.uint64(32), q(a) * q(b) + c)


def test_carries_chain() -> None:
    a, b = words(), words()
    found = evaluate("v_add_co_u32 v10, vcc_lo, v2, v4\nv_add_co_ci_u32_e64 v11, null, 0, 0, vcc_lo", a, b, words=2)
    np.testing.assert_array_equal(q(found[0]) | q(found[1]) << np.uint64(32), q(a) + q(b))
    found = evaluate("v_sub_co_u32 v10, s20, v2, v4\nv_sub_co_ci_u32_e64 v11, null, 0, 0, s20", a, b, words=2)
    np.testing.assert_array_equal(found[1] != 0, a < b)


@pytest.mark.parametrize("relation", ["lt", "eq", "le", "gt", "ne", "ge"])
@pytest.mark.parametrize("kind", ["u32", "i32", "u16", "i16"])
def test_comparisons(relation: str, kind: str) -> None:
    a, b = words(), words()
    b = np.where(RNG.random(32) < 0.3, a, b).astype(np.uint32)
    numpy_kind = {"u32": np.uint32, "i32": np.int32, "u16": np.uint16, "i16": np.int16}[kind]
    left, right = (x.astype(np.uint16).view(numpy_kind) if "16" in kind else x.view(numpy_kind) for x in (a, b))
    relations = {
        "lt": left < right,
        "eq": left == right,
        "le": left <= right,
        "gt": left > right,
        "ne": left != right,
        "ge": left >= right,
    }
    found = evaluate(f"v_cmp_{relation}_{kind}_e64 vcc_lo, v2, v4\nv_cndmask_b32_e64 v10, 0, 1, vcc_lo", a, b)[0]
    np.testing.assert_array_equal(found, relations[relation])


def test_a_pair_reads_before_it_writes() -> None:
    a, b = words(), words()
    found = evaluate(
        "v_mov_b32_e32 v10, v2\nv_mov_b32_e32 v11, v4\nv_dual_mov_b32 v10, v11 :: v_dual_mov_b32 v11, v10",
        a,
        b,
        words=2,
    )
    np.testing.assert_array_equal(found, [b, a])


def test_inactive_lanes_keep_their_values() -> None:
    body = (
        "v_mov_b32_e32 v10, 7\nv_cmp_gt_u32_e32 vcc_lo, 5, v0\ns_and_saveexec_b32 s20, vcc_lo\n"
        "v_mov_b32_e32 v10, 9\ns_mov_b32 exec_lo, s20\nglobal_store_b32 v1, v10, s[6:7]"
    )
    output, done = execute(body, np.zeros(1, np.uint32), 32)
    assert not done.faults
    assert output.tolist() == [9] * 5 + [7] * 27


SCALAR: dict[str, Callable[[int, int], tuple[int, int | None]]] = {
    "s_add_u32": lambda a, b: (a + b, a + b > 0xFFFFFFFF),
    "s_sub_u32": lambda a, b: (a - b, b > a),
    "s_add_i32": lambda a, b: (a + b, not -(2**31) <= _signed(a) + _signed(b) < 2**31),
    "s_sub_i32": lambda a, b: (a - b, not -(2**31) <= _signed(a) - _signed(b) < 2**31),
    "s_mul_i32": lambda a, b: (a * b, None),
    "s_mul_hi_u32": lambda a, b: ((a * b) >> 32, None),
    "s_mul_hi_i32": lambda a, b: ((_signed(a) * _signed(b)) >> 32, None),
    "s_and_b32": lambda a, b: (a & b, (a & b) != 0),
    "s_or_b32": lambda a, b: (a | b, (a | b) != 0),
    "s_xor_b32": lambda a, b: (a ^ b, (a ^ b) != 0),
    "s_and_not1_b32": lambda a, b: (a & ~b, (a & ~b & 0xFFFFFFFF) != 0),
    "s_lshl_b32": lambda a, b: (a << (b & 31), (a << (b & 31) & 0xFFFFFFFF) != 0),
    "s_lshr_b32": lambda a, b: (a >> (b & 31), (a >> (b & 31)) != 0),
    "s_ashr_i32": lambda a, b: (_signed(a) >> (b & 31), (_signed(a) >> (b & 31)) != 0),
    "s_min_i32": lambda a, b: (min(_signed(a), _signed(b)), _signed(a) < _signed(b)),
    "s_max_u32": lambda a, b: (max(a, b), a > b),
    "s_cmp_lt_i32": lambda a, b: (0, _signed(a) < _signed(b)),
    "s_cmp_ge_u32": lambda a, b: (0, a >= b),
    "s_cmp_lg_u32": lambda a, b: (0, a != b),
}


def _signed(x: int) -> int:
    return x - 2**32 if x >= 2**31 else x


@pytest.mark.parametrize("name", SCALAR)
def test_scalar_instructions(name: str) -> None:
    """Result and SCC; a load brings the operands, so that no assembler constant takes part."""
    for a, b in zip(words().tolist(), words().tolist(), strict=True):
        is_compare = name.startswith("s_cmp")
        operation = f"{name} s20, s21" if is_compare else f"{name} s22, s20, s21"
        body = (
            f"s_load_b64 s[20:21], s[4:5], 0x0\ns_mov_b32 s22, 0\ns_waitcnt lgkmcnt(0)\ns_cmp_eq_u32 s0, s1\n{operation}\n"
            "s_cselect_b32 s23, 1, 0\nv_mov_b32_e32 v10, s22\nv_mov_b32_e32 v11, s23\n"
            "global_store_b32 v1, v10, s[6:7]\nglobal_store_b32 v1, v11, s[6:7] offset:128"
        )
        output, done = execute(body, np.array([a, b], np.uint32), 64)
        assert not done.faults, done.faults[0].sentence()
        result, scc = SCALAR[name](a, b)
        assert output[0] == result & 0xFFFFFFFF
        assert scc is None or output[32] == int(scc)


def test_wmma_follows_the_register_layout_of_rdna3() -> None:
    """D = A B + C with row-dependent values, so that every transposed or swapped index shows."""
    a = RNG.integers(-8, 9, (16, 16)).astype(np.float16)
    b = RNG.integers(-8, 9, (16, 16)).astype(np.float16)
    c = RNG.integers(-99, 99, (16, 16)).astype(np.float32)
    lanes = np.arange(32)
    fragment_a = np.ascontiguousarray(a[lanes % 16]).view(np.uint32)  # [lane, register]
    fragment_b = np.ascontiguousarray(b.T[lanes % 16]).view(np.uint32)
    fragment_c = np.array([[c[2 * r + lane // 16, lane % 16] for r in range(8)] for lane in lanes], np.float32).view(
        np.uint32
    )
    inputs = np.concatenate([x.T.ravel() for x in (fragment_a, fragment_b, fragment_c)])
    loads = [f"global_load_b32 v{16 + r}, v1, s[4:5] offset:{128 * r}" for r in range(24)]
    stores = [f"global_store_b32 v1, v{32 + r}, s[6:7] offset:{128 * r}" for r in range(8)]
    body = "\n".join(
        [*loads, "s_waitcnt vmcnt(0)", "v_wmma_f32_16x16x16_f16 v[32:39], v[16:23], v[24:31], v[32:39]", *stores]
    )
    output, done = execute(body, np.ascontiguousarray(inputs), 256)
    assert not done.faults, done.faults[0].sentence()
    found = output.view(np.float32).reshape(8, 32)
    expected = a.astype(np.float32) @ b.astype(np.float32) + c
    for r in range(8):
        for lane in range(32):
            assert found[r, lane] == expected[2 * r + lane // 16, lane % 16]


@pytest.mark.parametrize(
    ("operation", "expected"), [("s_addk_i32 s20, 0x8000", 7 - 32768), ("s_mulk_i32 s20, 0x6080", 7 * 0x6080)]
)
def test_scalar_instructions_with_a_16_bit_constant(operation: str, expected: int) -> None:
    body = f"s_mov_b32 s20, 7\n{operation}\nv_mov_b32_e32 v10, s20\nglobal_store_b32 v1, v10, s[6:7]"
    assert execute(body, np.zeros(1, np.uint32), 32)[0][0] == expected & 0xFFFFFFFF
