"""LDS cycles of one access, by family, width and direction."""

import numpy as np
import pytest
from snippets import execute

from parity.emulator.targets import UnsupportedTarget, get_target, rests_on_assumption

_NAMES = {64: "b64", 96: "b96", 128: "b128"}


def cycles(arch: str, address: str, bits: int, *, is_store: bool) -> tuple[int, int]:
    """LDS cycles of one wave's access and the conflict cycles among them; `address` computes v2 from v0."""
    last = 7 + bits // 32
    lines = [*address.split("; "), *(f"v_mov_b32_e32 v{register}, 0" for register in range(8, last + 1))]
    lines += [f"ds_write_{_NAMES[bits]} v2, v[8:{last}]", "s_waitcnt lgkmcnt(0)"]
    lines += [f"ds_read_{_NAMES[bits]} v[{last + 1}:{last + bits // 32}], v2", "s_waitcnt lgkmcnt(0)"]
    _, done = execute("\n".join(lines), np.zeros(1, np.uint32), 1, arch=arch, lds=16384)
    assert not done.faults
    store, load = [row for row in done.lds.tolist() if row[0]]
    access = store if is_store else load
    return access[1], access[2]


def stride(size: int) -> str:
    return f"v_mul_u32_u24_e32 v2, {size}, v0"


# Rows of 128 bytes and 16 more, eight lanes to a row: how a tile of 64 halves is padded.
PADDED = (
    "v_lshrrev_b32_e32 v2, 3, v0; v_mul_u32_u24_e32 v2, 0x90, v2; v_and_b32_e32 v3, 7, v0; v_lshl_add_u32 v2, v3, 4, v2"
)

# The same rows as a matrix operand: row l % 16, the lanes behind these 16 bytes further. In order it would be 4 cycles.
OPERAND = "v_and_b32_e32 v2, 15, v0; v_mul_u32_u24_e32 v2, 0x90, v2; v_and_b32_e32 v3, 48, v0; v_add_u32_e32 v2, v2, v3"


@pytest.mark.parametrize(
    ("address", "bits", "is_store", "expected"),
    [
        (stride(16), 128, False, (4, 0)),
        (PADDED, 128, False, (8, 4)),
        (OPERAND, 128, False, (8, 4)),
        (stride(256), 128, False, (64, 60)),
        (stride(8), 64, False, (2, 0)),
        (stride(16), 64, False, (4, 2)),
        (stride(8), 64, True, (4, 0)),
        (stride(16), 64, True, (8, 4)),
        (stride(32), 96, False, (16, 8)),
        (stride(16), 96, False, (8, 0)),
    ],
)
def test_gfx950_as_measured(address: str, bits: int, is_store: bool, expected: tuple[int, int]) -> None:
    """HipKittens at f09e9685, analysis/paper_experiments/phases."""
    assert cycles("gfx950", address, bits, is_store=is_store) == expected


def test_gfx942_has_32_banks_and_groups_of_eight_lanes() -> None:
    assert cycles("gfx942", stride(16), 128, is_store=False) == (8, 0)
    assert cycles("gfx942", stride(16), 64, is_store=False) == (8, 4)
    assert cycles("gfx942", stride(32), 96, is_store=False) == (16, 8)


@pytest.mark.parametrize(
    ("arch", "mnemonic", "expected"),
    [
        ("gfx950", "ds_read_b128", False),
        ("gfx950", "ds_write_b128", True),
        ("gfx950", "ds_read2st64_b64", False),
        ("gfx950", "ds_read_b64_tr_b16", True),
        ("gfx950", "ds_read_u8_d16_hi", True),
        ("gfx942", "ds_read_u8", False),
        ("gfx942", "ds_write_b64", True),
        ("gfx1151", "ds_load_b128", False),
        ("gfx1151", "ds_load_2addr_b64", True),
        ("gfx1201", "ds_add_f64", True),
        ("gfx1151", "global_load_b64", False),
        ("sm_90", "LDS.128", False),
    ],
)
def test_what_nobody_has_measured_is_assumed(arch: str, mnemonic: str, expected: bool) -> None:
    assert rests_on_assumption(arch, mnemonic) is expected


def test_an_architecture_that_only_begins_like_another_is_not_emulated() -> None:
    with pytest.raises(UnsupportedTarget, match="gfx1250: the emulator runs"):
        get_target("gfx1250")
    assert [get_target(name).name for name in ("gfx1100", "gfx1151", "gfx1200", "gfx942")] == [
        "gfx11",
        "gfx11",
        "gfx12",
        "gfx942",
    ]
