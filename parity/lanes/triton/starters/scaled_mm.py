"""Scaled matrix multiplication.

    c = a b scale + bias

a [m, k], b [k, n], bias [n] and c [m, n] of 16 bits, row-major; scale [1] of fp32. Sums in fp32, one rounding at the
end. Launch: one program for each BLOCK_M x BLOCK_N of c, row by row. m, n and k are multiples of the blocks.
"""

import triton
import triton.language as tl


@triton.jit
def scaled_mm(a, b, scale, bias, c, m, n, k, BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr, BLOCK_K: tl.constexpr):
    tile = tl.program_id(0)
    rows = tile // (n // BLOCK_N) * BLOCK_M + tl.arange(0, BLOCK_M)
    columns = tile % (n // BLOCK_N) * BLOCK_N + tl.arange(0, BLOCK_N)
    depth = tl.arange(0, BLOCK_K)
    of_a = a + rows[:, None] * k + depth[None, :]
    of_b = b + depth[:, None] * n + columns[None, :]
    sums = tl.zeros((BLOCK_M, BLOCK_N), dtype=tl.float32)
    for _ in range(0, k, BLOCK_K):
        sums = tl.dot(tl.load(of_a), tl.load(of_b), sums)
        of_a += BLOCK_K
        of_b += BLOCK_K * n
    scaled = sums * tl.load(scale) + tl.load(bias + columns)[None, :].to(tl.float32)
    tl.store(c + rows[:, None] * n + columns[None, :], scaled.to(c.dtype.element_ty))
