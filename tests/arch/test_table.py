"""The architecture table: granules and matrix shapes against figures published elsewhere."""

import pytest

from parity.arch import ARCHITECTURES, get_arch, matrix_macs
from parity.errors import InputError
from parity.isa.occupancy import occupancy


@pytest.mark.parametrize(
    ("arch", "used", "allocated"),
    [
        ("gfx1151", 210, 216),  # the study's lab log: compiler's 210, profiler's 216
        ("gfx1151", 187, 192),
        ("gfx1151", 220, 240),
        ("gfx942", 170, 176),  # AMD's MI300X guide
        ("gfx1102", 130, 144),
        ("gfx1201", 1, 24),
        ("gfx90a", 0, 8),
    ],
)
def test_allocates_whole_granules(arch: str, used: int, allocated: int) -> None:
    entry = get_arch(arch)
    assert entry.allocated_vgprs(used, entry.wave_size) == allocated


def test_wave64_on_rdna_halves_the_register_file() -> None:
    assert get_arch("gfx1151").vgpr_file(64) == (768, 12)
    assert get_arch("gfx1151").vgpr_file(32) == (1536, 24)
    assert get_arch("gfx942").vgpr_file(64) == (512, 8)


def test_an_architecture_without_documents_says_so() -> None:
    assert [name for name, arch in ARCHITECTURES.items() if arch.is_assumed] == ["gfx1250"]
    used = {"next_free_vgpr": 96, "sgprs": 32, "lds_bytes": 65536, "threads": 256, "wave_size": 32}
    known, assumed = (occupancy(get_arch(name), **used) for name in ("gfx1201", "gfx1250"))
    assert (known.is_assumed, assumed.is_assumed) == (False, True)
    assert assumed.waves_per_simd == 10.0, "five workgroups of eight waves over four SIMDs: 320 KiB of LDS"


def test_feature_suffixes_do_not_matter() -> None:
    assert get_arch("gfx942:sramecc+:xnack-") is ARCHITECTURES["gfx942"]


def test_unknown_architecture_lists_the_known_ones() -> None:
    with pytest.raises(InputError, match=r"unknown architecture 'gfx1'.*gfx1151"):
        get_arch("gfx1")


@pytest.mark.parametrize(
    ("mnemonic", "macs"),
    [
        ("v_wmma_f32_16x16x16_f16", 4096),
        ("v_wmma_f32_16x16x16_fp8_fp8", 4096),
        ("v_mfma_f32_32x32x8_f16", 8192),
        ("v_mfma_f32_16x16x32_fp8_fp8", 8192),
        ("v_mfma_f32_4x4x4_16b_f16", 1024),
        ("v_mfma_f32_32x32x8f16", 8192),
        ("v_mfma_f32_4x4x4f16", 1024),
        ("v_mfma_f32_32x32x4f16", 8192),
        ("v_mfma_f32_16x16x4f32", 1024),
        ("v_mfma_f32_32x32x1f32", 2048),
        ("v_mfma_f32_32x32x4bf16_1k", 8192),
        ("v_mfma_f32_32x32x2bf16", 4096),
        ("v_mfma_f32_32x32x2f32", 2048),
        ("v_mfma_f64_16x16x4f64", 1024),
        ("v_mfma_f64_4x4x4f64", 256),
        ("v_add_f32", None),
    ],
)
def test_macs_follow_from_the_shape_in_the_name(mnemonic: str, macs: int | None) -> None:
    assert matrix_macs(mnemonic) == macs
