"""What Hopper's tensor cores sum: published examples, and chains."""

import ml_dtypes
import numpy as np
import pytest

from parity.operators.helpers.hopper import WGMMA_FP8, WGMMA_HALVES, FusedSum, chained_sums

HALF, E4M3 = ("float16", np.float16), ("float8_e4m3fn", ml_dtypes.float8_e4m3fn)
ONE_LESS, ONE, ONE_AND = 0x3F7FFFFF, 0x3F800000, 0x3F800400


@pytest.mark.parametrize(
    ("how", "kind", "a", "b", "c", "bits"),
    [
        (WGMMA_HALVES, HALF, [1, -(2.0**-12)], [1, 2.0**-12], 0, ONE_LESS),  # cut towards zero, not rounded
        (WGMMA_HALVES, HALF, [1, -(2.0**-13)], [1, 2.0**-13], 0, ONE),  # below the 25 bits that are kept
        (WGMMA_FP8, E4M3, [1, 2.0**-6], [1, 2.0**-7], 0, ONE_AND),
        (WGMMA_FP8, E4M3, [1, 2.0**-6], [1, 2.0**-8], 0, ONE),
        (WGMMA_FP8, E4M3, [1], [1], 2.0**-13 + 2.0**-14, ONE_AND),  # C loses its low bits, too
        (WGMMA_FP8, E4M3, [0], [0], 1 + 2.0**-20, ONE),
        (WGMMA_FP8, E4M3, [1, -1], [1, 1], -0.0, 0),
    ],
)
def test_single_sums_show_the_rule(
    how: FusedSum, kind: tuple[str, type], a: list[float], b: list[float], c: float, bits: int
) -> None:
    name, dtype = kind
    rows, columns = (np.array([x], dtype).astype(np.float64) for x in (a, b))
    found = chained_sums(how, rows, columns.T, (name, name), np.full((1, 1), c, np.float32))
    assert found.view(np.uint32)[0, 0] == bits


def test_a_chain_is_one_instruction_after_the_other() -> None:
    rng = np.random.default_rng(2)
    a, b = (rng.standard_normal(shape).astype(np.float16).astype(np.float64) for shape in ((8, 64), (64, 8)))
    types = ("float16", "float16")
    sums = np.zeros((8, 8), np.float32)
    for first in range(0, 64, 16):
        sums = chained_sums(WGMMA_HALVES, a[:, first : first + 16], b[first : first + 16], types, sums)
    np.testing.assert_array_equal(chained_sums(WGMMA_HALVES, a, b, types), sums)
    assert (np.abs(sums - a @ b) <= np.abs(a) @ np.abs(b) * 2.0**-21).all()
    assert (sums != (a @ b).astype(np.float32)).any()


def test_infinities_and_nan_are_what_fp64_makes_of_them() -> None:
    a = np.array([[np.inf, 1.0], [np.inf, -np.inf], [0.0, np.nan]])
    found = chained_sums(WGMMA_HALVES, a, np.array([[1.0], [1.0]]), ("float16", "float16"))
    np.testing.assert_array_equal(found, np.array([[np.inf], [np.nan], [np.nan]], np.float32))
