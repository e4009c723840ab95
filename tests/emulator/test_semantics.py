"""What the documents' pseudocode leaves to other chapters: rounding, modifiers, halves, pairs, lanes that are off."""

from typing import Any

import numpy as np
import pytest
from draws import RNG
from numpy.typing import NDArray
from snippets import evaluate, execute, step

Array = NDArray[Any]
EDGES = np.array(
    [
        0,
        1,
        2,
        15,
        31,
        32,
        0x7F,
        0x80,
        0xFF,
        0x7FFF,
        0x8000,
        0xFFFF,
        0x7FFFFF,
        0x800000,
        0xFFFFFF,
        0x7FFFFFFF,
        0x80000000,
        0x80000001,
        0xFFFFFFFE,
        0xFFFFFFFF,
    ],
    np.uint32,
)


def words() -> Array:
    """32 lanes: edge values in random places, random bits elsewhere."""
    values = RNG.integers(0, 2**32, 32, dtype=np.uint32)
    return np.where(RNG.random(32) < 0.6, RNG.choice(EDGES, 32), values).astype(np.uint32)


def q(x: Array) -> Array:
    return x.astype(np.uint64)


def floats() -> Array:
    edges = np.array(
        [0, -0.0, 1, -1, np.inf, -np.inf, np.nan, 1e-40, -1e-45, 3.4e38, 65504, 65520, 6e-8, 2.0**31, -(2.0**31), 0.5]
    )
    values = RNG.standard_normal(32) * 10.0 ** RNG.integers(-10, 10, 32)
    return np.where(RNG.random(32) < 0.5, RNG.choice(edges, 32), values).astype(np.float32)


def same_floats(actual: Array, expected: Array) -> None:
    """Bit for bit, but any NaN is a NaN."""
    kind = {4: np.uint32, 2: np.uint16}[expected.dtype.itemsize]
    equal = (actual.view(kind) == expected.view(kind)) | (np.isnan(actual) & np.isnan(expected))
    assert equal.all(), (actual[~equal], expected[~equal])


def test_fma_rounds_once() -> None:
    a = np.full(32, 1 + 2.0**-12, np.float32)
    c = np.full(32, -1, np.float32)
    results = evaluate("v_fma_f32 v10, v2, v2, v4", a, c)[0].view(np.float32)
    same_floats(results, np.full(32, 2.0**-11 + 2.0**-24, np.float32))


def test_modifiers_negate_and_take_magnitudes() -> None:
    a, b = floats(), floats()
    with np.errstate(all="ignore"):
        same_floats(evaluate("v_add_f32_e64 v10, -v2, |v4|", a, b)[0].view(np.float32), -a + np.abs(b))
        same_floats(evaluate("v_mul_f32_e64 v10, -|v2|, 2.0", a)[0].view(np.float32), -np.abs(a) * np.float32(2))


def halves() -> Array:
    bits = RNG.integers(0, 2**16, 64, dtype=np.uint16)
    edges = np.array([0, 0x8000, 1, 0x8001, 0x3FF, 0x400, 0x7BFF, 0xFBFF, 0x7C00, 0xFC00, 0x7E00, 0x3C00], np.uint16)
    return np.where(RNG.random(64) < 0.4, RNG.choice(edges, 64), bits).astype(np.uint16).view(np.float16)


def test_half_fma_rounds_once_even_where_double_rounding_would_show() -> None:
    """1 + 2^-11 is halfway between two halves; 2^-24 * 2^-24 decides, far below fp64's last bit of nothing."""
    a = np.full(64, 1 + 2.0**-10, np.float16)
    b = np.full(64, 2.0**-11, np.float16)
    c = np.full(64, 1, np.float16)
    results = evaluate("v_pk_fma_f16 v10, v2, v4, v6", *(x.view(np.uint32) for x in (a, b, c)))[0].view(np.float16)
    assert set(results.astype(np.float64)) == {1 + 2.0**-10}


def test_mixed_precision_fma_writes_one_half() -> None:
    a, b = np.full(32, 3, np.float32), np.full(32, 0.5, np.float32)
    c = np.array([1, 2] * 32, np.float16).view(np.uint32)
    results = evaluate("v_fma_mixhi_f16 v10, v2, v4, v6 op_sel:[0,0,1] op_sel_hi:[0,0,1]", a, b, c)[0]
    np.testing.assert_array_equal(results.view(np.float16).reshape(32, 2), [[0, 3.5]] * 32)


def test_sixteen_bit_results_keep_the_other_half() -> None:
    body = "v_mov_b32_e32 v10, 0xabcd1234\nv_add_nc_u16 v10, 0x10, v10\nglobal_store_b32 v1, v10, s[6:7]"
    assert set(execute(body, np.zeros(1, np.uint32), 32)[0].tolist()) == {0xABCD1244}
    body = "v_mov_b32_e32 v10, 0xabcd1234\nv_add_nc_u16 v10, 0x10, v10 op_sel:[0,1,1]\nglobal_store_b32 v1, v10, s[6:7]"
    assert set(execute(body, np.zeros(1, np.uint32), 32)[0].tolist()) == {0xABDD1234}


def test_carries_chain() -> None:
    a, b = words(), words()
    results = evaluate("v_add_co_u32 v10, vcc_lo, v2, v4\nv_add_co_ci_u32_e64 v11, null, 0, 0, vcc_lo", a, b, words=2)
    np.testing.assert_array_equal(q(results[0]) | q(results[1]) << np.uint64(32), q(a) + q(b))
    results = evaluate("v_sub_co_u32 v10, s20, v2, v4\nv_sub_co_ci_u32_e64 v11, null, 0, 0, s20", a, b, words=2)
    np.testing.assert_array_equal(results[1] != 0, a < b)


def test_a_pair_reads_before_it_writes() -> None:
    a, b = words(), words()
    results = evaluate(
        "v_mov_b32_e32 v10, v2\nv_mov_b32_e32 v11, v4\nv_dual_mov_b32 v10, v11 :: v_dual_mov_b32 v11, v10",
        a,
        b,
        words=2,
    )
    np.testing.assert_array_equal(results, [b, a])


def test_both_halves_of_a_pair_add_to_what_their_destinations_hold() -> None:
    """The first half is computed in a spare register, and once forgot what its destination held."""
    a, b, c = (RNG.standard_normal(32).astype(np.float32) for _ in range(3))
    body = "v_mov_b32_e32 v10, v6\nv_mov_b32_e32 v11, v2\nv_dual_fmac_f32 v10, v2, v4 :: v_dual_fmac_f32 v11, v6, v4"
    results = evaluate(body, a, b, c, words=2).view(np.float32)
    exact = [x.astype(np.float64) for x in (a, b, c)]
    same_floats(results[0], (exact[0] * exact[1] + exact[2]).astype(np.float32))
    same_floats(results[1], (exact[2] * exact[1] + exact[0]).astype(np.float32))


def test_inactive_lanes_keep_their_values() -> None:
    body = (
        "v_mov_b32_e32 v10, 7\nv_cmp_gt_u32_e32 vcc_lo, 5, v0\ns_and_saveexec_b32 s20, vcc_lo\n"
        "v_mov_b32_e32 v10, 9\ns_mov_b32 exec_lo, s20\nglobal_store_b32 v1, v10, s[6:7]"
    )
    output, done = execute(body, np.zeros(1, np.uint32), 32)
    assert not done.faults
    assert output.tolist() == [9] * 5 + [7] * 27


def test_lds_addresses_are_sums_modulo_2_to_the_32_for_pairs_too() -> None:
    """A base below zero with offsets that bring it back once crashed the engine, in the load of two addresses."""
    body = (
        "ds_store_b32 v1, v0\nds_store_b32 v1, v0 offset:128\ns_waitcnt lgkmcnt(0)\nv_subrev_nc_u32_e32 v2, 64, v1\n"
        "ds_load_2addr_b32 v[4:5], v2 offset0:16 offset1:48\ns_waitcnt lgkmcnt(0)\n"
        "global_store_b32 v1, v4, s[6:7]\nglobal_store_b32 v1, v5, s[6:7] offset:128"
    )
    output, done = execute(body, np.zeros(1, np.uint32), 64, lds=256)
    assert not done.faults, done.faults[0].sentence()
    assert output.tolist() == [*range(32), *range(32)]


@pytest.mark.parametrize(
    ("which", "move", "moved"),
    [("SRC0", "v_mov_b32_e32 v40, v30", (40, 32)), ("DST", "v_mov_b32_e32 v40, v30", (42, 30))],
)
def test_gfx9_indexes_the_registers_of_moves(which: str, move: str, moved: tuple[int, int]) -> None:
    vectors = {register: np.full(64, register, np.uint32) for register in (30, 31, 32, 40, 41, 42)}
    text = (
        f"s_mov_b32 s20, 2\ns_set_gpr_idx_on s20, gpr_idx({which})\n{move}\ns_set_gpr_idx_off\nv_mov_b32_e32 v41, v31"
    )
    after = step(text, arch="gfx942", vectors=vectors, scalars={}, read=[40, 41, 42])
    wanted = {40: 40, 42: 42} | {moved[0]: moved[1], 41: 31}
    assert {register: int(values[0]) for register, values in after.vectors.items()} == wanted


def test_a_constant_is_a_half_where_the_source_is_one() -> None:
    half = np.full(32, np.float16(2.5).view(np.uint16), np.uint32)
    results = evaluate("v_fma_mix_f32 v10, v2, 1.0, v4 op_sel_hi:[1,1,0]", half, np.full(32, 0.25, np.float32))
    assert (results.view(np.float32) == 2.75).all()


def test_gfx12_tells_each_wave_its_number() -> None:
    body = "s_bfe_u32 s20, ttmp8, 0x50019\nv_mov_b32_e32 v2, s20\nglobal_store_b32 v1, v2, s[6:7]"
    output, done = execute(body, np.zeros(1, np.uint32), 96, arch="gfx1201", threads=96)
    assert not done.faults
    np.testing.assert_array_equal(output, np.repeat([0, 1, 2], 32))


@pytest.mark.parametrize(
    "load", ["buffer_load_dword v2, s[8:11], 0 offen offset:4 lds", "global_load_lds_dword v2, s[4:5] offset:4"]
)
def test_gfx9_loads_straight_into_lds(load: str) -> None:
    """Each lane takes the dword behind its own; the data of lanes lie behind each other from M0 and the offset on."""
    body = f"""s_mov_b64 s[8:9], s[4:5]
    s_mov_b32 s10, 512
    s_mov_b32 s11, 0x27000
    s_mov_b32 m0, 256
    v_mov_b32_e32 v2, v1
    {load}
    s_waitcnt vmcnt(0)
    ds_read_b32 v3, v1 offset:260
    s_waitcnt lgkmcnt(0)
    global_store_dword v1, v3, s[6:7]"""
    output, done = execute(body, np.arange(100, dtype=np.uint32), 64, arch="gfx942", lds=1024)
    assert not done.faults, done.faults[0].sentence()
    np.testing.assert_array_equal(output, np.arange(1, 65))
