"""Numbers that a kernel loads decide where its code asks for them, wherever they went before; else they only count."""

import re

import pytest
from snippets import kernel

from parity.emulator.deciding import decided_by_loads, known_idioms

LOADED = """
s_load_dwordx4 s[4:7], s[0:1], 0x0
v_lshlrev_b32 v1, 2, v0
s_waitcnt lgkmcnt(0)
global_load_dword v2, v1, s[4:5]
global_load_dword v3, v1, s[4:5] offset:4
s_waitcnt vmcnt(0)
"""
DIVISION = """
v_div_scale_f32 v4, s[8:9], v3, v3, v2
v_rcp_f32 v5, v4
v_div_scale_f32 v6, vcc, v2, v3, v2
v_fma_f32 v7, -v4, v5, 1.0
v_fmac_f32 v5, v7, v5
v_mul_f32 v7, v6, v5
v_fma_f32 v8, -v4, v7, v6
v_fmac_f32 v7, v8, v5
v_fma_f32 v4, -v4, v7, v6
v_div_fmas_f32 v4, v4, v5, v7
v_div_fixup_f32 v4, v4, v3, v2
"""
LARGER_OR_NAN = """
v_cmp_gt_f32 s[8:9], v2, v3
v_cmp_u_f32 s[10:11], v2, v2
s_or_b64 vcc, s[8:9], s[10:11]
v_cndmask_b32 v4, v3, v2, vcc
"""
MASKED = "v_cmp_gt_u32 vcc, 8, v0\ns_and_saveexec_b64 s[10:11], vcc\n{}\ns_or_b64 exec, exec, s[10:11]\n"


def decided(body: str, arch: str = "gfx942", *, lds: int = 0, scratch: int = 0) -> set[str]:
    return {*decided_by_loads(kernel(LOADED + body, arch=arch, lds=lds, scratch=scratch)).values()}


@pytest.mark.parametrize(
    "body",
    [
        "v_add_f32 v4, v2, v3\nv_fma_f32 v4, v4, v2, v3\nv_exp_f32 v4, v4\nv_rcp_f32 v4, v4",
        "v_mfma_f32_4x4x1_16b_f32 v[4:7], v2, v3, v[4:7]\nv_cvt_pk_fp8_f32 v8, v4, v5",
        "v_lshrrev_b32 v4, 16, v2\nv_and_b32 v5, 0xffff, v2\nv_cvt_f32_f16 v4, v4\nv_cvt_f32_ubyte1 v5, v2",
        "v_and_b32 v4, 0x7fffffff, v2\nv_xor_b32 v4, 0x80000000, v4",
        "v_and_b32 v4, 0xfffff000, v2\nv_pk_ashrrev_i16 v4, 1, v4\nv_lshlrev_b32 v4, v0, v4\nv_bfi_b32 v4, 7, v2, v3",
        "v_mov_b32 v5, 1\nv_and_b32_sdwa v4, v2, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD\n"
        "s_movk_i32 s8, 0x7fff\nv_add3_u32 v4, v2, v4, s8",
        DIVISION,
        DIVISION.replace(
            "v_fma_f32 v7, -v4, v5, 1.0", "v_xor_b32 v4, 0x80000000, v4\nv_fma_f32 v7, v4, v5, 1.0"
        ).replace("-v4", "v4"),
        "v_cmp_gt_f32 vcc, 0x00800000, v2\ns_and_b64 vcc, exec, vcc\ns_cselect_b32 s8, 32, 0\nv_ldexp_f32 v4, v2, s8\n"
        "v_log_f32 v4, v4",
        "v_bfe_u32 v4, v2, 16, 1\ns_movk_i32 s8, 0x7fff\nv_add3_u32 v4, v2, v4, s8",
        "v_max_f32 v4, v2, v3\nv_max_f32 v4, 0xff800000, v4",
        "v_max_f32 v4, v2, v3\nv_max_f32 v4, v4, v4\nv_mul_f32 v4, s3, v4\nv_max_f32 v4, v4, v2\nv_min_f32 v5, -v2, -v4",
        "v_cmp_gt_f32 vcc, v2, v3\nv_cndmask_b32 v4, v3, v2, vcc\nv_cmp_lt_f32 vcc, v4, v2\nv_cndmask_b32 v4, v4, v2, vcc",
        "v_min_f32 v4, v2, v3\nds_write_b32 v1, v4\nv_max_f32 v4, v2, v3\nds_write_b32 v1, v4 offset:4\n"
        "ds_read_b32 v4, v1 offset:4\nv_max_f32 v4, v4, v2",
        "v_min_f32 v4, v2, v3\nv_mov_b32 v5, v4\nv_mov_b32 v5, v2\nv_max_f32_dpp v4, v5, v3 row_shr:1 row_mask:0xf "
        "bank_mask:0xf bound_ctrl:0",
        "v_lshlrev_b32 v4, 16, v2\nv_and_b32 v5, 0xffff0000, v2\nv_max_f32 v4, v4, v5\nv_and_b32 v5, 0x7fffffff, v3\n"
        "v_max_f32 v4, v4, v5\nv_bfe_u32 v5, v3, 8, 8\nv_and_b32 v6, 0x7fff7fff, v3\nv_pk_max_f16 v4, v5, v6",
        "v_lshlrev_b32 v4, 16, v2\nv_and_b32 v5, 0xffff, v3\nv_or_b32 v4, v4, v5\nv_pk_max_f16 v4, v4, v2\n"
        "v_cvt_f64_f32 v[4:5], v2\nv_cvt_f64_f32 v[6:7], v3\nv_max_f64 v[4:5], v[4:5], v[6:7]",
        "v_cmp_gt_f32 vcc, v2, v3\nv_cndmask_b32 v4, v3, v2, vcc",
        LARGER_OR_NAN,
        "v_max_f32 v4, v2, v3\nv_cmp_u_f32 vcc, v2, v2\nv_cndmask_b32 v4, v4, v2, vcc",
        "v_max_f32 v4, v2, v3\nv_cmp_o_f32 vcc, v2, v2\nv_cndmask_b32 v4, v2, v4, vcc",
        "v_or_b32 v4, 0x400000, v2\nv_bfe_u32 v5, v2, 16, 1\nv_add3_u32 v5, v2, v5, 0x7fff\nv_cmp_u_f32 vcc, v2, v2\n"
        "v_cndmask_b32 v4, v5, v4, vcc",
        "v_bfe_u32 v5, v2, 16, 1\nv_add3_u32 v5, v2, v5, 0x7fff\nv_cmp_o_f32 s[12:13], v2, v2\nv_mov_b32 v4, 0x7fff\n"
        "s_mov_b64 s[14:15], s[12:13]\ns_mov_b64 vcc, s[14:15]\nv_cndmask_b32 v4, v4, v5, vcc",
        "s_getpc_b64 s[8:9]\nglobal_load_dword v4, v1, s[8:9]\ns_waitcnt vmcnt(0)\nv_cmp_eq_u32 vcc, 3, v4",
        "v_mov_b32 v4, v2\ns_mov_b64 s[10:11], exec\nv_mov_b32 v4, v0\ns_and_b64 exec, exec, s[12:13]\nv_mov_b32 v5, v2\n"
        "s_mov_b64 exec, s[10:11]\nv_cmp_eq_u32 vcc, 3, v4",
        "v_lshrrev_b32 v4, 16, v2\nv_lshl_or_b32 v4, v3, 16, v4\nv_and_b32 v5, 0xff, v3\nv_and_or_b32 v5, v2, 0xf00, v5\n"
        "global_load_ubyte v6, v1, s[4:5]\ns_waitcnt vmcnt(0)\nv_lshlrev_b32 v7, 8, v5\nv_or3_b32 v6, v6, v7, 0",
        "s_mov_b64 exec, 1\nv_mov_b32 v4, v0\nv_cmp_eq_u32 vcc, 3, v4\ns_mov_b64 exec, -1",
        "v_cmp_gt_u32 vcc, 8, v0\nv_cndmask_b32 v4, 0, v2, vcc",
        "s_load_dword s8, s[0:1], 0x8\ns_waitcnt lgkmcnt(0)\ns_cmp_gt_u32 s8, 9",
        MASKED.format("v_mov_b32 v2, v0\nv_cmp_eq_u32 vcc, 3, v2"),
        "v_mov_b32 v2, 0\nv_cmp_eq_u32 vcc, 3, v2",
        "ds_write_b32 v1, v0\nds_read_b32 v4, v1\nv_cmp_eq_u32 vcc, 3, v4",
        "scratch_store_dword off, v2, off\nscratch_store_dword off, v0, off offset:4\n"
        "scratch_load_dword v4, off, off offset:4\ns_waitcnt vmcnt(0)\nv_cmp_eq_u32 vcc, 3, v4",
        "ds_swizzle_b32 v4, v2 offset:swizzle(SWAP,1)\nds_bpermute_b32 v4, v1, v2\nv_readlane_b32 s8, v2, 3",
        "v_mad_u64_u32 v[4:5], vcc, v0, v1, v[1:2]\nv_cmp_eq_u32 vcc, 3, v4",
    ],
)
def test_what_only_computes(body: str) -> None:
    """Floats, matrices, whole bytes, signs, maxima; and comparisons of what was not loaded."""
    assert not decided(body, lds=256, scratch=16)


@pytest.mark.parametrize(
    ("body", "how"),
    [
        ("v_cmp_gt_f32 vcc, 1.0, v2", "comparison"),
        ("v_cmpx_eq_u32 exec, 7, v2", "comparison"),
        ("v_cmp_class_f32 vcc, v2, 3", "comparison"),
        ("v_cmp_u_f32 vcc, v2, v2", "comparison"),
        ("v_cmp_gt_f32 vcc, v2, 4.0\nv_cndmask_b32 v4, 4.0, v2, vcc", "comparison"),
        ("s_mov_b64 exec, 1\nv_mov_b32 v2, v0\ns_mov_b64 exec, -1\nv_cmp_eq_u32 vcc, 3, v2", "comparison"),
        ("v_cmpx_eq_u32 exec, 3, v0\nv_mov_b32 v2, v0\ns_mov_b64 exec, -1\nv_cmp_eq_u32 vcc, 3, v2", "comparison"),
        ("v_mov_b32 v6, s4\nv_mov_b32 v7, s5\nflat_load_dword v4, v[6:7]\nv_cmp_eq_u32 vcc, 3, v4", "comparison"),
        ("s_cselect_b64 s[8:9], s[0:1], s[4:5]\ns_load_dword s8, s[8:9], 0x0\ns_cmp_eq_u32 s8, 3", "comparison"),
        ("flat_store_dword v[0:1], v2\nds_read_b32 v4, v1\nv_cmp_eq_u32 vcc, 3, v4", "comparison"),
        ("v_div_fixup_f32 v4, 1.0, 1.0, v2", "comparison"),
        ("ds_cmpst_b32 v1, v2, v0", "comparison"),
        ("ds_max_f32 v1, v2", "bound"),
        ("v_mul_f32 v4, v2, v3 clamp", "bound"),
        ("v_max_f32 v4, v2, v3 clamp", "bound"),
        ("v_perm_b32 v4, v0, v1, v2", "bits"),
        (
            "v_readfirstlane_b32 s8, v2\ns_set_gpr_idx_on s8, gpr_idx(SRC0)\nv_mov_b32 v4, v3\ns_set_gpr_idx_off",
            "address",
        ),
        ("v_mad_u64_u32 v[4:5], vcc, v0, v1, v[1:2]\nv_add_f32 v5, v5, v5", "bits"),
        ("v_cmp_gt_f32 vcc, v2, v3\nv_cndmask_b32 v4, v3, 0, vcc", "comparison"),
        ("v_cmp_gt_f32 vcc, v2, v3\nv_cndmask_b32 v4, v3, v2, vcc\nv_cndmask_b32 v5, 0, 1, vcc", "comparison"),
        ("v_readfirstlane_b32 s8, v2\ns_cmp_gt_i32 s8, 9", "comparison"),
        ("ds_write_b32 v1, v2\nds_read_b32 v4, v1\nv_cmp_eq_u32 vcc, 3, v4", "comparison"),
        ("scratch_store_dword off, v2, off\nscratch_load_dword v4, off, off\nv_cmp_eq_u32 vcc, 3, v4", "comparison"),
        ("v_mov_b32_dpp v4, v2 row_shl:1\nv_cmp_eq_u32 vcc, 3, v4", "comparison"),
        (MASKED.format("v_mov_b32 v2, 0") + "v_cmp_eq_u32 vcc, 3, v2", "comparison"),
        ("v_cvt_f16_f32 v4, v2\nv_mov_b16_sdwa v4, v0 dst_sel:WORD_1\nv_cmp_eq_u32 vcc, 3, v4", "comparison"),
        ("v_mov_b32 v4, 0\nback:\nv_cmp_eq_u32 vcc, 3, v4\nv_mov_b32 v4, v2\ns_cbranch_vccnz back", "comparison"),
        ("v_mad_u64_u32 v[4:5], vcc, v0, v2, v[0:1]", "bits"),
        ("v_max_f32 v4, 0, v2", "bound"),
        ("v_min_f32 v4, v2, v3\nv_max_f32 v4, v4, v2", "bound"),
        ("v_min_f32 v4, v2, v3\nv_add_f32 v4, 0, v4\nv_max_f32 v4, v4, v2", "bound"),
        ("v_max_f32 v4, v2, v3\nv_max_f32 v4, -v4, v2", "bound"),
        ("v_max_f32 v4, v2, v3\nv_mul_f32 v4, -1.0, v4\nv_sub_f32 v5, 0, v4\nv_min_f32 v5, v5, v2", "bound"),
        ("v_min_f32 v4, v2, v3\nds_write_b32 v1, v4\nds_read_b32 v4, v1\nv_max_f32 v4, v4, v2", "bound"),
        ("v_med3_f32 v4, v2, v3, v2", "bound"),
        ("v_cmp_gt_f32 vcc, v2, v3\nv_cndmask_b32 v4, v3, v2, vcc\nv_min_f32 v4, v4, v2", "bound"),
        (
            "v_min_f32 v4, v2, v3\nv_cmp_gt_f32 vcc, v4, v2\nv_cndmask_b32 v4, v2, v4, vcc",
            "comparison",
        ),
        ("v_med3_f32 v4, v2, -1.0, 1.0", "bound"),
        ("s_load_dword s8, s[6:7], 0x0\ns_waitcnt lgkmcnt(0)\ns_min_i32 s8, s8, s3", "bound"),
        ("global_load_dword v4, v2, s[6:7]", "address"),
        ("global_store_dword v2, v1, s[6:7]", "address"),
        ("ds_read_b32 v4, v2", "address"),
        ("ds_bpermute_b32 v4, v2, v1", "address"),
        ("v_readfirstlane_b32 s8, v2\nv_readlane_b32 s9, v0, s8", "address"),
        ("v_floor_f32 v4, v2", "rounding"),
        ("v_cvt_i32_f32 v4, v2", "rounding"),
        ("v_ldexp_f32 v4, 1.0, v2", "rounding"),
        ("v_add_u32 v4, 1, v2", "bits"),
        ("s_getpc_b64 s[8:9]\nglobal_load_dword v4, v1, s[8:9]\ns_waitcnt vmcnt(0)\nv_max_f32 v4, v2, v4", "bound"),
        (
            "s_getpc_b64 s[8:9]\ns_add_u32 s8, s8, 64\ns_addc_u32 s9, s9, 0\nv_mov_b32 v6, s8\nv_mov_b32 v7, s9\n"
            "flat_load_dword v4, v[6:7]\ns_waitcnt vmcnt(0) lgkmcnt(0)\nv_med3_f32 v4, v2, v3, v4",
            "bound",
        ),
        ("v_and_b32 v4, v3, v2", "bits"),
        ("v_or_b32 v4, v3, v2", "bits"),
        ("v_and_b32 v4, 1, v2\nv_bfe_u32 v5, v3, 3, 1\nv_min_u32 v4, v4, v5", "bound"),
        ("v_lshlrev_b32 v4, 9, v2\nv_max_i32 v4, v4, v3", "bound"),
        ("v_lshlrev_b32 v4, 30, v2\nv_mul_f32 v4, v4, v3\nv_min_f32 v4, v4, v3", "bound"),
        ("v_lshl_or_b32 v4, v2, 16, v0\nv_max_f32 v4, v4, v3", "bound"),
        (
            "v_mov_b32 v4, 1.0\nv_mov_b32 v5, v2\nv_mov_b32 v6, 0\nv_mov_b32 v7, v3\nv_max_f64 v[4:5], v[4:5], v[6:7]",
            "bound",
        ),
        ("v_readfirstlane_b32 s8, v2\ns_quadmask_b32 s8, s8", "bits"),
        ("v_readfirstlane_b32 s8, v2\ns_mov_b32 s9, 0\ns_bitset1_b32 s9, s8", "bits"),
        ("v_cvt_sr_fp8_f32 v4, 1.0, v2", "bits"),
        ("v_lshlrev_b32 v4, 15, v3\nv_and_b32 v5, 0xffff, v2\nv_or_b32 v4, v4, v5", "bits"),
        ("v_lshl_or_b32 v4, v2, 16, v3", "bits"),
        ("v_and_or_b32 v4, v2, 0xff, v3", "bits"),
        ("v_or3_b32 v4, 1, v2, v3", "bits"),
        (
            "v_lshrrev_b32 v4, 16, v2\nv_or_b32_sdwa v4, v4, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD "
            "src1_sel:WORD_0",
            "bits",
        ),
        (
            "v_readfirstlane_b32 s8, v2\nv_readlane_b32 s9, v2, 1\ns_lshr_b32 s8, s8, 15\ns_and_b32 s9, s9, 0x1ffff\n"
            "s_or_b32 s8, s8, s9",
            "bits",
        ),
        ("v_lshrrev_b32 v4, v2, v0", "bits"),
        ("v_readfirstlane_b32 s8, v2\ns_and_b32 s9, s8, 7\ns_cbranch_scc1 away\naway:", "bits"),
        ("v_readfirstlane_b32 s8, v2\ns_and_b32 s9, s8, 7\ns_cselect_b32 s9, 1, 0", "bits"),
        ("v_readfirstlane_b32 s8, v2\nv_readlane_b32 s9, v2, 7\nv_cndmask_b32 v4, 0, v0, s[8:9]", "bits"),
        ("v_readfirstlane_b32 vcc_lo, v2\ns_cbranch_vccnz away\naway:", "bits"),
        ("v_readfirstlane_b32 s8, v2\ns_mov_b32 s9, 0\ns_and_saveexec_b64 s[10:11], s[8:9]", "bits"),
        ("v_bcnt_u32_b32 v4, v2, 0", "bits"),
        ("v_and_b32 v4, 0x7f800000, v2\nv_mul_f32 v4, v4, v3", "bits"),
        ("v_lshrrev_b32 v4, 23, v2\nv_lshlrev_b32 v4, 23, v4", "bits"),
        ("v_bfe_u32 v4, v2, 23, 8", "bits"),
        ("v_readfirstlane_b32 s8, v2\ns_bfe_u32 s8, s8, 0x80017", "bits"),
        ("v_readfirstlane_b32 s8, v2\ns_and_b32 s8, s8, 0xff800000\nv_mul_f32 v4, s8, v3", "bits"),
        ("v_add_co_u32 v4, vcc, v2, v3", "bits"),
    ],
)
def test_what_decides(body: str, how: str) -> None:
    """Through LDS, scratch memory, lanes, halves, loops, and lanes that a condition had taken away."""
    assert decided(body, lds=256, scratch=16) == {how}


@pytest.mark.parametrize(
    ("body", "count"),
    [
        ("v_cmp_gt_f32 vcc, 1.0, v2\nv_cndmask_b32 v4, 0, 1, vcc\nv_cvt_f32_u32 v4, v4", 1),
        ("v_cmp_gt_f32 s[8:9], 1.0, v2\ns_and_b64 s[8:9], s[8:9], exec\ns_and_saveexec_b64 s[10:11], s[8:9]", 1),
        ("v_cmp_gt_f32 s[8:9], 1.0, v2\ns_bcnt1_i32_b64 s8, s[8:9]\ns_cmp_gt_u32 s8, 40", 3),
        (
            "v_bfe_u32 v5, v2, 16, 1\nv_add3_u32 v5, v2, v5, 0x7fff\nv_cmp_o_f32 s[12:13], v2, v2\nv_mov_b32 v4, 0x7fff\n"
            "s_mov_b64 vcc, s[12:13]\nv_cndmask_b32 v4, v4, v5, vcc\ns_mov_b64 s[8:9], vcc\ns_bcnt1_i32_b64 s8, s[8:9]",
            2,
        ),
    ],
)
def test_what_was_decided(body: str, count: int) -> None:
    """Conditions together are one decision; what is counted of them decides anew."""
    assert len(decided_by_loads(kernel(LOADED + body, arch="gfx942"))) == count


def test_what_lds_holds_beside_loaded_numbers() -> None:
    body = "ds_write_b32 v1, v2\nds_write_b32 v1, v0 offset:1024\nds_read_b32 v4, v1\nv_cmp_eq_u32 vcc, 3, v4"
    assert decided(body, lds=2048) == {"comparison of what LDS holds beside loaded numbers"}


CHOSEN = "\nv_cndmask_b32 v5, 1.0, v0, vcc"
ASKED = "\nv_cmp_gt_f32 vcc, 2.5, v4" + CHOSEN
HIDDEN = {
    "a lane that does not execute": "s_mov_b64 exec, 1\nv_mov_b32 v2, 0\nv_readlane_b32 s8, v2, 5\nv_mov_b32 v4, s8"
    + ASKED,
    "a mask that is lost": "s_mov_b64 s[50:51], exec\nv_mov_b32 v4, v2\ns_and_b64 exec, exec, s[54:55]\nv_mov_b32 v4, 0\n"
    "s_mov_b64 s[50:51], s[52:53]\ns_or_b64 exec, exec, s[50:51]" + ASKED,
    "lanes that a copy gives back": "s_mov_b64 s[10:11], exec\nv_mov_b32 v4, v2\ns_and_b64 exec, exec, s[12:13]\n"
    "v_mov_b32 v4, v0\ns_mov_b64 exec, s[10:11]" + ASKED,
    "half of a constant mask": "v_mov_b32 v4, v2\ns_mov_b32 exec_hi, 0\ns_mov_b32 exec_lo, -1\nv_mov_b32 v4, 0\n"
    "s_mov_b32 exec_hi, -1" + ASKED,
    "a matrix instruction": "v_mov_b32 v4, 0\ns_mov_b64 exec, 1\nv_mfma_f32_4x4x1_16b_f32 v[4:7], v2, v3, 0\n"
    "v_mov_b32 v4, 0\ns_mov_b64 exec, -1" + ASKED,
    "a written lane": "v_readfirstlane_b32 s8, v2\ns_mov_b64 exec, 1\nv_writelane_b32 v4, s8, 5\nv_mov_b32 v4, 0\n"
    "s_mov_b64 exec, -1" + ASKED,
    "a move that may be none": "v_readfirstlane_b32 s8, v2\ns_cmov_b32 s8, 0\nv_mov_b32 v4, s8" + ASKED,
    "one bit": "v_readfirstlane_b32 s8, v2\ns_bitset0_b32 s8, 0\nv_mov_b32 v4, s8" + ASKED,
    "some rows of lanes": "v_mov_b32 v4, v2\nv_mov_b32 v5, 0\nv_mov_b32_dpp v4, v5 row_shr:1 row_mask:0x1" + ASKED,
    "a constant for one lane": "s_mov_b64 exec, 1\nv_mov_b32 v4, 0x7f800000\ns_mov_b64 exec, -1\nv_cmp_lt_f32 vcc, v2, v4"
    + CHOSEN,
    "126 and any constants": "v_mov_b32 v6, 0x42fc0000\nv_cmp_lt_f32 vcc, v2, v6" + CHOSEN,
    "128 and any constants": "v_mov_b32 v6, 0x43000000\nv_cmp_lt_f32 vcc, v2, v6\nv_cndmask_b32 v5, 0, 1.0, vcc",
    "infinity": "v_mov_b32 v6, 0x7f800000\nv_cmp_eq_f32 vcc, v2, v6" + CHOSEN,
    "an infinity of other types": "v_mov_b32 v6, 0x7f800000\nv_cmp_lt_i32 vcc, v2, v6" + CHOSEN,
    "a class": "v_mov_b32 v6, 0x260\nv_cmp_class_f32 vcc, v2, v6\nv_cndmask_b32 v4, 1.0, v2, vcc",
    "a number that is no NaN": "v_or_b32 v6, 0x400000, v0\nv_cmp_u_f32 vcc, v2, v2\nv_cndmask_b32 v4, 1.0, v6, vcc",
    "signs": "v_cmp_eq_f32 vcc, v2, v3\nv_cndmask_b32 v4, v3, -v2, vcc",
    "what a division scales": "v_div_scale_f32 v4, vcc, 1.0, v2, 1.0" + CHOSEN,
    "an end without a division": "v_div_fmas_f32 v4, 1.0, 1.0, 0\nv_div_fixup_f32 v4, v4, v2, 1.0",
    "a quotient without a reciprocal": "v_div_scale_f32 v4, vcc, v3, v3, v2\nv_div_fmas_f32 v4, 1.0, 1.0, 0",
    "what a division scales, elsewhere": "v_div_scale_f32 v4, vcc, v3, v3, v2\nv_mul_f32 v4, 2.0, v4\n"
    "global_store_dword v1, v4, s[6:7]",
    "what a division scales, also elsewhere": DIVISION + "v_mul_f32 v6, 2.0, v6\nglobal_store_dword v1, v6, s[6:7]",
    "a division whose steps scale": DIVISION.replace("v_fma_f32 v7, -v4, v5, 1.0", "v_fma_f32 v7, -v4, v4, 1.0"),
    "a division of others": DIVISION.replace("v6, vcc, v2, v3, v2", "v6, vcc, v1, v3, v1"),
    "a division of many steps": DIVISION.replace("v_div_fmas", "v_fmac_f32 v7, v7, v7\n" * 60 + "v_div_fmas"),
    "an end for others": DIVISION.replace("v4, v4, v3, v2", "v4, v4, v2, v3"),
    "a divisor's scale": DIVISION.replace("v6, vcc, v2, v3, v2", "v6, vcc, v3, v3, v2"),
    "a NaN that is dropped": "v_max_f32 v4, v2, v3\nv_cmp_u_f32 vcc, v2, v2\nv_cndmask_b32 v4, v2, v4, vcc",
    "a NaN of the other": LARGER_OR_NAN.replace("v2, v2\n", "v3, v3\n"),
    "equal or NaN": LARGER_OR_NAN.replace("_gt_", "_eq_"),
    "larger than a third, or NaN": LARGER_OR_NAN.replace("v2, v3\nv_cmp", "v2, v0\nv_cmp"),
    "larger, or larger": LARGER_OR_NAN.replace("_u_f32 s[10:11], v2, v2", "_gt_f32 s[10:11], v2, v0"),
    "larger or NaN, and more": LARGER_OR_NAN + "v_cndmask_b32 v5, 0, 1, vcc",
    "an atomic with what is there": "ds_write_b32 v1, v2\nds_cmpst_b32 v1, v0, v0",
    "a jump to nowhere": "s_getpc_b64 s[50:51]\ns_setpc_b64 s[50:51]\nv_mov_b32 v4, v2" + ASKED,
}


@pytest.mark.parametrize("what", HIDDEN)
def test_where_a_decision_may_hide(what: str) -> None:
    """In lanes that do not execute, and behind what looks like an idiom."""
    assert decided(HIDDEN[what], lds=256)


OTHER_SIDE = """
{before}v_mov_b32 v4, v0
s_and_saveexec_b64 s[8:9], s[20:21]
s_xor_b64 s[8:9], exec, s[8:9]
v_mov_b32 v4, v2
{between}s_andn2_saveexec_b64 s[10:11], s[8:9]
v_cmp_gt_f32 vcc, 2.5, v4
v_cndmask_b32 v5, 1.0, v0, vcc
s_or_b64 exec, exec, s[10:11]
"""
BY_A_MASK = """
s_cmp_eq_u32 s2, 0
s_cbranch_scc1 one
v_mov_b32 v4, v0
s_mov_b64 s[8:9], {0}
s_branch two
one:
v_mov_b32 v4, v2
s_mov_b64 s[8:9], {1}
two:
{between}s_andn2_b64 vcc, exec, s[8:9]
s_cbranch_vccnz three
s_endpgm
three:
v_cmp_gt_f32 vcc, 2.5, v4
v_cndmask_b32 v5, 1.0, v0, vcc
"""


def test_the_other_side_of_a_branch() -> None:
    """Lanes that did not execute hold what they had; what those hold that did comes back with them."""
    assert not decided(OTHER_SIDE.format(before="", between=""))
    assert decided(OTHER_SIDE.format(before="", between="") + ASKED)
    narrowed = "s_and_saveexec_b64 s[12:13], s[14:15]\n"
    assert decided(OTHER_SIDE.format(before="", between=narrowed)), "in lanes that were taken away since"
    assert decided(OTHER_SIDE.format(before="", between="s_mov_b64 s[8:9], s[16:17]\n")), "of another mask"
    before, more = "v_mov_b32 v4, v2\n" + narrowed, "s_or_b64 s[8:9], s[8:9], s[16:17]\n"
    assert not decided(OTHER_SIDE.format(before=before, between=""))
    assert decided(OTHER_SIDE.format(before=before, between=more)), "or one with more lanes"


@pytest.mark.parametrize("arch", ["gfx942", "gfx1151"])
def test_ways_that_no_mask_allows(arch: str) -> None:
    def named(first: str, second: str, between: str = "") -> set[str]:
        body = BY_A_MASK.format(first, second, between=between)
        if arch == "gfx1151":
            body = re.sub(r"s\[(\d+):\d+\]", r"s\1", body).replace("_b64", "_b32").replace("andn2", "and_not1")
            body = body.replace("vcc", "vcc_lo").replace("vcc_lonz", "vccnz").replace("exec", "exec_lo")
        return decided(body, arch)

    assert not named("0", "-1")
    assert named("-1", "0") == {"comparison"}
    assert named("0", "s[10:11]") == {"comparison"}
    assert named("0", "-1", "s_mov_b64 s[8:9], s[10:11]\n") == {"comparison"}
    assert named("0", "-1", "s_or_b64 s[8:9], s[8:9], s[10:11]\n") == {"comparison"}


def test_both_halves_of_a_pair() -> None:
    assert decided("v_dual_mul_f32 v4, v2, v3 :: v_dual_max_f32 v5, 1.0, v2", "gfx1151") == {"bound"}
    assert not decided("v_dual_mul_f32 v4, v2, v3 :: v_dual_and_b32 v5, 7, v0", "gfx1151")


ROOT = """
v_sqrt_f32 v4, v2
v_add_u32 v5, -1, v4
v_add_u32 v6, 1, v4
v_fma_f32 v7, -v5, v4, v2
v_fma_f32 v8, -v6, v4, v2
v_cmp_ge_f32 s[8:9], {}, v7
v_cndmask_b32 v4, v4, v5, s[8:9]
"""
POWER = """
v_mul_f32 v4, 0x3fb8aa3b, v3
v_rndne_f32 v5, v4
v_sub_f32 v6, v4, v5
v_add_f32 v6, v6, v3
v_cvt_i32_f32 v5, v5
v_exp_f32 v6, v6
v_ldexp_f32 v6, v6, v5
"""


FACTOR = (
    "v_mov_b32 v6, 0x4f800000\nv_mov_b32 v7, 0x42000000\nv_cmp_gt_f32 vcc, 0x800000, v2\nv_cndmask_b32 v4, 1.0, v6, vcc\n"
    "v_mul_f32 v4, v2, v4\nv_cndmask_b32 v5, 0, v7, vcc\nv_log_f32 v4, v4\nv_sub_f32 v4, v4, v5"
)


def test_what_compilers_make_of_roots_and_exponentials() -> None:
    """It is theirs, but for what nobody's root or exponential has."""
    scaled = "v_mul_f32 v4, 0x4f800000, v2\nv_cmp_gt_f32 vcc, 0xf800000, v2\nv_cndmask_b32 v2, v2, v4, vcc"
    assert not decided(scaled + ROOT.format(0) + POWER)
    assert decided(scaled.replace("0x4f800000", "0x4f800001")) == {"comparison"}
    assert decided(ROOT.format("1.0")) == {"comparison"}
    assert decided(POWER.replace("v_exp_f32", "v_log_f32")) == {"rounding"}
    assert not decided(FACTOR)
    assert decided(FACTOR.replace("v_log_f32", "v_rcp_f32")) == {"comparison"}
    assert decided(FACTOR.replace("0x4f800000", "0x4f800001")) == {"comparison"}
    assert decided(POWER.replace("v_ldexp_f32 v6, v6, v5", "v_cvt_f32_i32 v5, v5")) == {"rounding"}


SCALAR_ROOT = """
s_load_b128 s[4:7], s[0:1], 0x0
v_lshlrev_b32_e32 v1, 2, v0
s_wait_kmcnt 0x0
global_load_b32 v2, v1, s[4:5]
s_wait_loadcnt 0x0
v_readfirstlane_b32 s0, v2
s_mul_f32 s1, s0, 0x4f800000
s_cmp_lt_f32 s0, 0xf800000
s_cselect_b32 s1, s1, s0
v_s_sqrt_f32 s10, s1
s_mov_b32 s13, s1
s_add_co_i32 s12, s10, -1
s_xor_b32 s14, s12, 0x80000000
s_fmac_f32 s13, s14, s10
s_mov_b32 s14, s1
s_cmp_le_f32 s13, 0
s_cselect_b32 s12, s12, s10
s_add_co_i32 s13, s10, 1
s_xor_b32 s15, s13, 0x80000000
s_fmac_f32 s14, s15, s10
v_cmp_class_f32_e64 s10, s1, 0x260
s_cmp_gt_f32 s14, 0
s_cselect_b32 s12, s13, s12
s_cmp_lt_f32 s0, 0xf800000
s_mul_f32 s0, s12, 0x37800000
s_cselect_b32 s0, s0, s12
s_and_b32 s10, s10, exec_lo
s_cselect_b32 s0, s1, s0
"""


@pytest.mark.parametrize(
    ("before", "after", "is_named"),
    [
        ("", "", False),
        ("0xf800000", "0x3f800000", True),
        ("s_cselect_b32 s1, s1, s0\n", "s_cselect_b32 s1, s1, s0\ns_cbranch_scc1 away\n", True),
        ("s_mov_b32 s13, s1\n", "s_mov_b32 s13, s1\ns_bcnt1_i32_b32 s20, s13\n", True),
        ("v_cmp_class_f32_e64 s10, s1", "v_cmp_class_f32_e64 s10, v2", True),  # of any lane
        ("s_mov_b32 s14, s1\n", "s_mov_b32 s14, s0\n", True),  # not the root's number
    ],
)
def test_what_compilers_make_of_a_root_in_scalar_registers(before: str, after: str, *, is_named: bool) -> None:
    made = kernel(SCALAR_ROOT.replace(before, after) + "away:", arch="gfx1201")
    assert bool(decided_by_loads(made)) == is_named
    asked = {at for at, name in enumerate(made.function.mnemonics) if re.match(r"s_cmp|v_cmp|s_cselect", name)}
    assert (asked <= known_idioms(made)) != is_named


UNIFORM_POWER = """
v_readfirstlane_b32 s16, v2
s_mul_f32 s0, s16, 0x3fb8aa3b
s_rndne_f32 s18, s0
s_fmamk_f32 s17, s16, 0x32a5705f, s0
s_sub_f32 s0, s0, s18
s_cmp_nlt_f32 s16, 0xc2ce8ed0
s_add_f32 s0, s0, s17
v_exp_f32_e32 v4, s0
s_cvt_i32_f32 s0, s18
v_ldexp_f32 v4, v4, s0
s_cselect_b32 s0, {}, 0
s_cmp_ngt_f32 s16, 0x42b17218
v_cndmask_b32_e64 v4, 0, v4, s0
s_cselect_b32 s0, -1, 0
v_cndmask_b32_e64 v4, 0x7f800000, v4, s0
"""


@pytest.mark.parametrize(("mask", "how"), [("-1", set()), ("1", {"comparison"})])
def test_an_exponential_of_a_number_that_all_lanes_share(mask: str, how: set[str]) -> None:
    loaded = "global_load_b32 v2, v0, s[4:5]\ns_waitcnt vmcnt(0)\n"
    body = f"s_load_b128 s[4:7], s[0:1], 0x0\ns_waitcnt lgkmcnt(0)\n{loaded}{UNIFORM_POWER.format(mask)}"
    assert {*decided_by_loads(kernel(body, arch="gfx1151")).values()} == how
