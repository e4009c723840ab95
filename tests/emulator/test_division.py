"""Division as compilers write it: correctly rounded for every pair, subnormal quotients and huge divisors among them.

The documents' text of v_div_scale and v_div_fmas cannot be what the hardware does (2^32 does not undo a scaling by 2^64;
no reciprocal of a float is subnormal in fp64): the emulator has the reading under which the sequence divides.
"""

import numpy as np
import pytest
from numpy.typing import NDArray
from snippets import execute, step

from parity.arch import get_arch

Floats = NDArray[np.float32]
# LLVM's expansion of `fdiv float` with subnormal numbers, v2 / v4 (AMDGPULegalizerInfo, legalizeFDIV32).
DIVIDE = """
v_div_scale_f32 v5, {null}, v4, v4, v2
v_div_scale_f32 v6, {vcc}, v2, v4, v2
v_rcp_f32_e32 v7, v5
s_nop 0
v_fma_f32 v8, -v5, v7, 1.0
v_fma_f32 v7, v8, v7, v7
v_mul_f32_e32 v8, v6, v7
v_fma_f32 v9, -v5, v8, v6
v_fma_f32 v8, v9, v7, v8
v_fma_f32 v6, -v5, v8, v6
v_div_fmas_f32 v6, v6, v7, v8
v_div_fixup_f32 v10, v6, v4, v2
"""
ARCHS = ("gfx1151", "gfx1201", "gfx942")
EXPONENTS = (-149, -148, -130, -127, -126, -125, -104, -103, -64, -1, 0, 1, 30, 60, 61, 64, 95, 96, 97, 125, 126, 127)


def divided(arch: str, numerators: Floats, denominators: Floats) -> Floats:
    """Elementwise quotients by the emulated sequence, in as many waves as it takes."""
    lanes = get_arch(arch).wave_size
    spelled = {"null": "vcc" if lanes == 64 else "vcc_lo", "vcc": "vcc" if lanes == 64 else "vcc_lo"}
    parts = []
    for start in range(0, len(numerators), lanes):
        part = slice(start, start + lanes)
        vectors = {
            2: numerators[part].view(np.uint32),
            4: denominators[part].view(np.uint32),
            10: np.zeros(lanes, np.uint32),
        }
        after = step(DIVIDE.strip().format(**spelled), arch=arch, vectors=vectors, scalars={}, read=[10])
        parts.append(after.vectors[10].view(np.float32))
    quotients: Floats = np.concatenate(parts)
    return quotients


def same(actual: Floats, wanted: Floats) -> None:
    equal = (actual.view(np.uint32) == wanted.view(np.uint32)) | (np.isnan(actual) & np.isnan(wanted))
    assert equal.all(), (actual[~equal][:5], wanted[~equal][:5])


def pairs(count: int, rng: np.random.Generator) -> tuple[Floats, Floats]:
    """Mantissas at random, exponents where the scaling changes."""

    def numbers() -> Floats:
        mantissas = rng.integers(1 << 23, 1 << 24, count).astype(np.float64) / 2**23
        with np.errstate(all="ignore"):
            made: NDArray[np.float64] = np.ldexp(mantissas, rng.choice(EXPONENTS, count)) * rng.choice([-1, 1], count)
            return made.astype(np.float32)

    return numbers(), numbers()


@pytest.mark.parametrize("arch", ARCHS)
def test_every_quotient_is_correctly_rounded(arch: str) -> None:
    a, b = pairs(64 * 24, np.random.default_rng(5))
    with np.errstate(all="ignore"):
        wanted = (a.astype(np.float64) / b.astype(np.float64)).astype(np.float32)
    normal = np.abs(wanted) >= 2.0**-126
    assert normal.any()
    assert (~normal & (wanted != 0)).any(), "subnormal quotients"
    assert (np.abs(b) > 2.0**126).any()
    same(divided(arch, a, b), wanted)


@pytest.mark.parametrize("arch", ARCHS)
def test_special_quotients(arch: str) -> None:
    special = np.array([0.0, -0.0, 1.0, -3.0, np.inf, -np.inf, np.nan, 1e-45], np.float32)
    a, b = (np.ascontiguousarray(x.reshape(-1), np.float32) for x in np.meshgrid(special, special))
    with np.errstate(all="ignore"):
        same(divided(arch, a, b), a / b)


CLASSES = [  # in the order of the mask's bits
    0x7F800001,
    0x7FC00000,
    0xFF800000,
    0xC0000000,
    0x80000001,
    0x80000000,
    0x00000000,
    0x00000001,
    0x3F800000,
    0x7F800000,
]


@pytest.mark.parametrize("arch", ARCHS)
def test_a_number_is_of_one_class(arch: str) -> None:
    lanes = get_arch(arch).wave_size
    numbers = np.resize(np.array(CLASSES, np.uint32), lanes)
    vcc = "vcc" if lanes == 64 else "vcc_lo"
    words = "global_store_dword" if arch.startswith("gfx9") else "global_store_b32"
    load = words.replace("store", "load")
    wait = "s_wait_loadcnt 0x0" if arch == "gfx1201" else "s_waitcnt vmcnt(0)"
    for bit in range(len(CLASSES)):
        body = (
            f"{load} v2, v1, s[4:5]\n{wait}\ns_movk_i32 s8, {1 << bit:#x}\nv_cmp_class_f32_e64 {vcc}, v2, s8\n"
            f"v_cndmask_b32_e64 v3, 0, 1, {vcc}\n{words} v1, v3, s[6:7]"
        )
        output, done = execute(body, numbers, lanes, arch=arch)
        assert not done.faults
        np.testing.assert_array_equal(output, np.resize(np.arange(len(CLASSES)) == bit, lanes).astype(np.uint32))
