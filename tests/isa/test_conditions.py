"""Which conditions are named if they always come out one way."""

import pytest
from test_compared import function_of

from parity.isa.conditions import deciding, worth_naming


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("v_cmp_eq_u32 vcc, v0, v1\nv_mov_b32 v2, 0\nv_cndmask_b32 v3, v2, v4, vcc", {0}),
        ("v_cmp_eq_u32 s[2:3], v0, v1\nv_cmp_lt_u32 vcc, v0, v1\ns_and_b64 vcc, s[2:3], vcc\n"
         "v_cndmask_b32 v3, v2, v4, vcc", {0, 1}),
        ("v_cmp_eq_u32 s2, v0, v1\ns_and_b32 vcc_lo, exec_lo, s2\nv_cndmask_b32 v3, v2, v4, vcc_lo", {0}),
        ("s_cmp_eq_u32 s4, s5\ns_cselect_b64 s[8:9], -1, 0\nv_cndmask_b32 v3, v2, v4, s[8:9]", {0}),
        ("s_cmp_eq_u32 s4, s5\ns_cselect_b32 s8, s6, s7", {0}),
        ("s_cmp_eq_u32 s4, s5\ns_and_b32 s8, s6, s7\ns_cselect_b32 s8, s6, s7", None),
        ("s_load_dwordx2 s[2:3], s[0:1], 0x0\nv_cndmask_b32 v3, v2, v4, s[2:3]", None),
        ("v_cndmask_b32 v3, v2, v4, s[2:3]", None),
        ("v_cmp_gt_f32 vcc_lo, v0, v1\nv_dual_cndmask_b32 v3, v2, v4 :: v_dual_mov_b32 v5, v6", {0}),
    ],
)  # fmt: skip
def test_what_decides_a_choice_is_found_behind_moves_and_masks(text: str, found: set[int] | None) -> None:
    function = function_of(text)
    last = len(function.mnemonics) - 1
    assert deciding(function, last) == found
    assert worth_naming(function, [last]) == ([] if found is not None and len(found) == 1 else [last])


@pytest.mark.parametrize(
    ("text", "is_named"),
    [
        ("v_cmp_eq_f32 vcc, 0, v1", True),
        ("v_cmp_eq_u32 vcc, 1, v1", True),
        ("s_cmp_eq_u32 s4, s5", True),
        ("v_cmp_class_f32 vcc, v1, v2", True),
        ("s_bitcmp1_b32 s4, 28", True),
        ("v_cmp_lt_f32 vcc, 0x42f60000, v1", True),
        ("v_cmp_lt_f32 vcc, v0, v1", True),
        ("s_mov_b32 s0, 0x0da24260\nv_cmp_gt_f32 vcc, s0, v1", True),  # 1e-30
        ("s_mov_b32 s0, 0xf800000\nv_cmp_gt_f32 vcc, s0, v1", False),  # 2^-96, before a root
        ("v_cmp_ge_f32 vcc, 0, v1", False),
        ("v_cmp_u_f32 vcc, v1, v1", False),
        ("v_cmp_lt_u32 vcc, v0, v1", False),
        ("s_cmp_gt_i32 s4, 0x309", False),
        ("v_cndmask_b32 v1, 0, 1, s[2:3]\nv_cmp_ne_u32 vcc, 1, v1", False),
        ("s_cselect_b32 s4, 1, 0\ns_cmp_eq_u32 s4, 1", False),
        ("v_cmp_eq_u32 vcc, v0, v1\nv_subrev_co_u32 v60, vcc, 1, v60\nv_cndmask_b32 v1, v1, 0, vcc", True),
        ("v_add_co_u32 v0, vcc, v0, v1\nv_addc_co_u32 v2, vcc, v2, v3, vcc", False),
        ("v_cmp_eq_u32 s[2:3], v0, v1\nv_cmp_lt_u32 vcc, v0, v1\ns_and_b64 vcc, s[2:3], vcc\n"
         "v_div_fmas_f32 v1, v1, 1.0, 0", True),
        ("v_div_scale_f32 v3, vcc, v1, v2, v1\nv_div_fmas_f32 v1, v1, v2, v3", False),
        ("v_add_f32 v1, v2, v3", False),
    ],
)  # fmt: skip
def test_a_condition_is_named_if_it_may_hide_a_way(text: str, is_named: bool) -> None:
    function = function_of(text)
    last = len(function.mnemonics) - 1
    assert worth_naming(function, [last]) == [last] * is_named
