"""What Hopper's tensor cores add up, to the bit: each instruction makes one sum of all of its products and C.

The rules are microsoft/MMA-Sim's (arXiv 2511.10909), whose authors held them against hardware;
`benchmarks/hopper_sums.py` holds them against the GPU at hand.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from parity.operators.helpers.formats import Array

RULE_SOURCE = "microsoft/MMA-Sim, arXiv 2511.10909"
_LEAST_EXPONENT = {"float16": -14, "float8_e5m2": -14, "float8_e4m3fn": -6}  # of the smallest normal numbers
_LEAST_OF_FP32 = -126


@dataclass(frozen=True)
class FusedSum:
    """The sum of one instruction: products of `k` pairs and C, each cut towards zero to `kept_bits` behind the largest
    exponent among them, summed exactly, then cut towards zero to `result_bits` in fp32, or rounded to fp16.
    """

    k: int
    kept_bits: int
    result_bits: int


WGMMA_HALVES = FusedSum(16, 25, 23)
WGMMA_TF32 = FusedSum(8, 25, 23)
WGMMA_FP8 = FusedSum(32, 13, 13)


def lost_of_fp8(summands: int) -> float:
    """Return what the sum of so many products of fp8 may lose, as a share of the largest result: every instruction
    drops what lies below 2^-13 of its largest summand, always towards zero for the sum itself, and by chance for the
    products.
    """
    return (summands / WGMMA_FP8.k + 4 * float(np.sqrt(summands))) * 2.0**-WGMMA_FP8.kept_bits


def chained_sums(how: FusedSum, a: Array, b: Array, types: tuple[str, str], c: Array | None = None) -> Array:
    """Return A B + C as instructions give it that take k in ascending order, each the one before's result.

    `a` is [..., m, k], `b` is [..., k, n], in fp64, with the values that their `types` have (`tf32` drops fp32's low
    bits); `c` is [..., m, n] in fp32 or fp16, which the result is in too, or zeros in fp32. k need not be a multiple of
    the instruction's: what is missing is zero.
    """
    sums = np.zeros((*a.shape[:-1], b.shape[-1]), np.float32) if c is None else c
    for first in range(0, a.shape[-1], how.k):
        end = first + how.k
        sums = _fused_sum(how, a[..., first:end], b[..., first:end, :], types, sums)
    return sums


def _fused_sum(how: FusedSum, a: Array, b: Array, types: tuple[str, str], c: Array) -> Array:
    least_a, least_b, least_c = (_LEAST_EXPONENT.get(kind, _LEAST_OF_FP32) for kind in (*types, c.dtype.name))
    exponents_a, exponents_b = _exponents(a, least_a), _exponents(b, least_b)
    wide = c.astype(np.float64)
    top = _exponents(wide, least_c)
    for k in range(a.shape[-1]):
        np.maximum(top, exponents_a[..., :, k, None] + exponents_b[..., k, None, :], out=top)
    unit = np.ldexp(1.0, top - how.kept_bits)
    with np.errstate(invalid="ignore", over="ignore"):
        special = wide + a @ b  # where it is no number, that is the result
        total = np.trunc(wide / unit)
        for k in range(a.shape[-1]):
            total += np.trunc(a[..., :, k, None] * b[..., k, None, :] / unit)
        exact = np.where(np.isfinite(special), total * unit, special)
        if c.dtype == np.float16:
            return np.asarray(exact.astype(np.float16) + np.float16(0))
        last = np.ldexp(1.0, np.maximum(np.frexp(exact)[1] - 1, _LEAST_OF_FP32) - how.result_bits)
        result = np.where(np.isfinite(special), np.trunc(exact / last) * last + 0.0, special)
        return np.asarray(result, np.float32)


def _exponents(x: Array, least: int) -> Array:
    """Of each number, at least that of the smallest normal one; zero has fp32's least."""
    return np.where(x == 0, _LEAST_OF_FP32, np.maximum(np.frexp(x)[1] - 1, least))
