"""Classes, counts, the hot loop and its findings on small texts whose answer is plain to see."""

import pytest

from parity.isa.analyse import KernelAnalysis, analyse
from parity.isa.cfg import control_flow
from parity.isa.classify import classify, memory_width_bits
from parity.isa.counters import hot_loop
from parity.isa.loops import natural_loops
from parity.isa.parse import parse
from parity.report.kernels import kernels_report

METADATA = """
\t.amdgpu_metadata
---
amdhsa.kernels:
  - .name: k
    .vgpr_count: {vgprs}
    .sgpr_count: 20
    .vgpr_spill_count: {spills}
    .sgpr_spill_count: 0
    .wavefront_size: 32
    .max_flat_workgroup_size: 256
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: {private}
...
\t.end_amdgpu_metadata
"""


def kernel(body: str, *, vgprs: int = 64, spills: int = 0, private: int = 0) -> KernelAnalysis:
    lines = "\n".join(line if line.endswith(":") else f"\t{line}" for line in body.strip().split("\n"))
    text = (
        f'\t.amdgcn_target "amdgcn-amd-amdhsa--gfx1151"\n\t.type\tk,@function\nk:\n{lines}\n\ts_endpgm\n'
        f"\t.amdhsa_kernel k\n\t\t.amdhsa_next_free_vgpr {vgprs}\n\t.end_amdhsa_kernel\n"
    )
    return analyse(text + METADATA.format(vgprs=vgprs, spills=spills, private=private))[0]


@pytest.mark.parametrize(
    ("mnemonic", "name"),
    [
        ("v_wmma_f32_16x16x16_f16", "matrix"),
        ("v_mfma_f32_32x32x8_f16", "matrix"),
        ("v_smfmac_f32_16x16x32_f16", "matrix"),
        ("v_dual_mov_b32::v_dual_add_f32", "dual"),
        ("v_perm_b32", "permute"),
        ("v_permlanex16_b32", "permute"),
        ("v_mov_b32_dpp", "permute"),
        ("ds_bpermute_b32", "permute"),
        ("v_pack_b32_f16", "permute"),
        ("v_cvt_f32_f16", "convert"),
        ("v_cvt_pk_f32_fp8", "convert"),
        ("v_fma_mixlo_f16", "valu"),
        ("v_pk_mul_f16", "valu"),
        ("ds_load_b128", "lds_load_128"),
        ("ds_read_b128", "lds_load_128"),
        ("ds_load_u8_d16_hi", "lds_load_8"),
        ("ds_read_u16_d16", "lds_load_16"),
        ("ds_load_i8", "lds_load_8"),
        ("ds_read2_b64", "lds_load_2x64"),
        ("ds_load_2addr_stride64_b32", "lds_load_2x32"),
        ("ds_write_b64", "lds_store_64"),
        ("ds_add_u32", "lds_other"),
        ("global_load_dwordx4", "global_load_128"),
        ("global_load_b128", "global_load_128"),
        ("global_load_d16_b16", "global_load_16"),
        ("global_store_d16_hi_b16", "global_store_16"),
        ("global_load_ubyte", "global_load_8"),
        ("buffer_load_dwordx2", "buffer_load_64"),
        ("buffer_store_short", "buffer_store_16"),
        ("buffer_load_b128", "buffer_load_128"),
        ("flat_load_b32", "flat_load_32"),
        ("scratch_load_b128", "scratch"),
        ("s_waitcnt", "wait"),
        ("s_wait_loadcnt", "wait"),
        ("s_delay_alu", "schedule"),
        ("s_clause", "schedule"),
        ("s_barrier", "barrier"),
        ("s_barrier_signal", "barrier"),
        ("buffer_gl0_inv", "cache"),
        ("global_wb", "cache"),
        ("s_load_b128", "scalar"),
        ("s_cbranch_scc1", "scalar"),
        ("exp", "other"),
    ],
)
def test_every_instruction_has_one_class(mnemonic: str, name: str) -> None:
    assert classify(mnemonic) == name


def test_width_of_an_instruction_without_one_is_unknown() -> None:
    assert memory_width_bits("buffer_gl0_inv") is None


def test_the_hot_loop_is_the_one_with_most_matrix_instructions_inside() -> None:
    analysis = kernel("""
small:
v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7]
s_cbranch_scc1 small
outer:
v_add_f32 v0, v1, v2
big:
v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7]
v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7]
s_waitcnt vmcnt(0)
s_delay_alu instid0(VALU_DEP_1)
v_dual_mov_b32 v30, 0 :: v_dual_mov_b32 v31, 0
s_cbranch_scc1 big
s_cbranch_scc0 outer
v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7]
""")
    hot = analysis.hot_loop
    assert hot is not None
    assert (hot.label, hot.counts.instructions, hot.counts.matrix) == ("big", 6, 2)
    assert hot.non_matrix_per_matrix == 2.0
    assert hot.counts.classes == {"matrix": 2, "wait": 1, "schedule": 1, "dual": 1, "scalar": 1}
    assert analysis.function.classes["matrix"] == 4
    assert (
        sum(analysis.function.counts.values())
        == sum(analysis.function.classes.values())
        == analysis.function.instructions
    )


def test_a_kernel_without_loops_has_no_hot_loop() -> None:
    analysis = kernel("v_add_f32 v0, v1, v2")
    assert analysis.hot_loop is None
    assert kernels_report([analysis]).kernels[0].isa.hot_loop is None


LOOP = "loop:\n{}\nv_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7]\ns_cbranch_scc1 loop"


def codes(analysis: KernelAnalysis) -> list[tuple[str, int | None, int]]:
    return [(finding.code, finding.line, finding.places) for finding in analysis.findings]


def test_narrow_access_in_the_loop_says_where() -> None:
    analysis = kernel(
        LOOP.format("ds_load_u8 v8, v40\nds_load_u8 v9, v40\nbuffer_load_b64 v[20:21], v41, s[0:3], 0 offen")
    )
    assert ("narrow-lds", 5, 2) in codes(analysis)
    assert ("narrow-global", 7, 1) in codes(analysis)


def test_wide_access_and_narrow_access_outside_the_loop_are_fine() -> None:
    analysis = kernel(
        "ds_load_u8 v8, v40\n" + LOOP.format("ds_load_b128 v[8:11], v40\nds_load_2addr_b64 v[12:15], v40")
    )
    assert codes(analysis) == []


def test_spills_are_found_in_the_loop_and_outside() -> None:
    analysis = kernel(LOOP.format("scratch_load_b32 v8, off, off"), spills=3, private=12)
    assert ("spill", 5, 1) in codes(analysis)
    assert ("scratch-in-loop", 5, 1) in codes(analysis)


def test_registers_just_above_an_occupancy_step_are_found() -> None:
    assert [finding.code for finding in kernel("v_nop", vgprs=193).findings] == ["vgpr-step"]
    assert codes(kernel("v_nop", vgprs=192)) == []


TWO_LOADS = """\
loop:
global_load_b128 v[8:11], v40, s[0:1]
global_load_b128 v[24:27], v40, s[0:1]
s_waitcnt vmcnt({})
v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7]
s_waitcnt vmcnt(0)
v_add_f32 v30, v24, v25
s_cbranch_scc1 loop"""


def test_a_wait_that_drains_loads_nobody_needs_yet_is_found() -> None:
    """Only the first load feeds the matrix instruction; the second could stay in flight."""
    assert ("conservative-wait", 7, 1) in codes(kernel(TWO_LOADS.format(0)))


def test_the_weakest_sufficient_wait_is_fine() -> None:
    assert codes(kernel(TWO_LOADS.format(1))) == []


def test_a_wait_before_a_barrier_is_for_other_waves() -> None:
    body = "ds_store_b128 v40, v[24:27]\ns_waitcnt lgkmcnt(0)\ns_barrier"
    assert codes(kernel(LOOP.format(body))) == []


def test_without_matrix_instructions_the_hot_loop_is_the_largest_innermost_one() -> None:
    """Or the one that ran most, where that is known."""
    text = """
k:
	s_mov_b32 s0, 0
.outer:
	v_add_f32_e32 v0, v0, v1
.small:
	v_add_f32_e32 v2, v2, v1
	s_cbranch_scc1 .small
.large:
	v_add_f32_e32 v3, v3, v1
	v_add_f32_e32 v3, v3, v1
	s_cbranch_scc1 .large
	s_cbranch_vccnz .outer
	s_endpgm
"""
    function = parse(f"\t.type\tk,@function{text}").functions["k"]
    flow = control_flow(function, "")
    loop = hot_loop(flow, natural_loops(flow))
    assert loop is not None
    assert (loop.label, loop.counts.instructions, loop.non_matrix_per_matrix) == (".large", 3, None)
    ran = [1, 10, *[500] * 2, *[20] * 3, 10, 1]
    most = hot_loop(flow, natural_loops(flow), ran)
    assert most is not None
    assert most.label == ".small"
