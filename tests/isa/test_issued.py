"""Instructions as AMD's counters of issued instructions count them."""

import pytest

from parity.isa.issued import issued


def test_each_counter_counts_its_instructions() -> None:
    counters = issued(
        [
            ("v_add_f32", 5),
            ("v_mfma_f32_32x32x8_f16", 3),
            ("ds_read_b128", 7),
            ("ds_bpermute_b32", 1),
            ("s_load_dwordx4", 2),
            ("s_add_u32", 50),
            ("s_waitcnt", 9),
            ("s_barrier", 4),
            ("global_load_dwordx4", 11),
            ("buffer_store_dword", 13),
            ("flat_load_dword", 17),
            ("scratch_store_dword", 19),
        ]
    )
    assert counters == {
        "valu": 8,
        "mfma": 3,
        "lds": 8,
        "smem": 2,
        "flat": 17,
        "vmem": 60,
        "vmem_read": 28,
        "vmem_write": 32,
        "mops_f16": 3 * 2 * 32 * 32 * 8 / 512,
    }


@pytest.mark.parametrize(
    ("mnemonic", "name", "operations"),
    [
        ("v_mfma_f32_16x16x32_fp8_bf8", "mops_f8", 2 * 16 * 16 * 32),
        ("v_mfma_f32_32x32x8bf16_1k", "mops_bf16", 2 * 32 * 32 * 8),
        ("v_mfma_f32_4x4x4_16b_f16", "mops_f16", 2 * 4 * 4 * 4 * 16),
        ("v_mfma_f32_4x4x4f16", "mops_f16", 2 * 4 * 4 * 4 * 16),
        ("v_mfma_i32_32x32x16_i8", "mops_i8", 2 * 32 * 32 * 16),
        ("v_mfma_f64_16x16x4_f64", "mops_f64", 2 * 16 * 16 * 4),
        ("v_mfma_f32_32x32x1_2b_f32", "mops_f32", 2 * 32 * 32 * 2),
    ],
)
def test_operations_of_matrix_instructions(mnemonic: str, name: str, operations: int) -> None:
    assert issued([(mnemonic, 4)])[name] == 4 * operations / 512


@pytest.mark.parametrize("mnemonic", ["global_atomic_add_f32", "buffer_wbl2", "buffer_inv"])
def test_what_no_source_defines_is_left_out(mnemonic: str) -> None:
    """Whether an atomic operation is a read or a write, no documentation says."""
    assert not {"vmem", "vmem_read", "vmem_write"} & issued([(mnemonic, 1), ("global_load_dword", 3)]).keys()


@pytest.mark.parametrize("mnemonic", ["v_smfmac_f32_16x16x32_f16", "v_mfma_scale_f32_16x16x128_f8f6f4"])
def test_operations_of_sparse_and_mixed_matrices_are_left_out(mnemonic: str) -> None:
    counters = issued([(mnemonic, 1), ("v_mfma_f32_32x32x8_f16", 3)])
    assert counters["mfma"] == 4
    assert not [name for name in counters if name.startswith("mops")]
