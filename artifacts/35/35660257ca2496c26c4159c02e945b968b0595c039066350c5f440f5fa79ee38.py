"""Scaled fp8 x fp8 matrix multiplication in Triton, for architectures whose matrix unit takes fp8.

C[m, n] = fp16(fp32(sum_k A[m, k] * B[k, n]) * scale[0] + bias[n])

A [M, K] fp8 row-major, B [K/16, N, 16] fp8 (the logical [K, N], 16 consecutive k of a column in 16 bytes),
scale [1] fp32, bias [N] fp16, C [M, N] fp16 row-major. NaN is NaN, as the matrix unit has it. Accumulates in fp32.
Launch: (M / BLOCK_M) * (N / BLOCK_N) programs in one dimension, n fastest. Preconditions: M, N and K are multiples of
the tile; the caller checks them, nothing is masked here.
"""

import triton
import triton.language as tl
from scaled_mm_packed import store_tile, tile_of


@triton.jit
def scaled_mm(
    a_ptr, b_ptr, scale_ptr, bias_ptr, c_ptr,
    M, N, K,
    BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr, BLOCK_K: tl.constexpr,
):  # fmt: skip
    rows, columns = tile_of(N, BLOCK_M, BLOCK_N)
    depth = tl.arange(0, BLOCK_K)
    a_ptrs = a_ptr + rows[:, None] * K + depth[None, :]  # [BLOCK_M, BLOCK_K]
    b_ptrs = b_ptr + (depth // 16 * N * 16 + depth % 16)[:, None] + columns[None, :] * 16  # [BLOCK_K, BLOCK_N]
    acc = tl.zeros((BLOCK_M, BLOCK_N), dtype=tl.float32)
    for _ in range(0, K, BLOCK_K):
        acc = tl.dot(tl.load(a_ptrs), tl.load(b_ptrs), acc)
        a_ptrs += BLOCK_K
        b_ptrs += BLOCK_K * N
    store_tile(acc, tl.load(scale_ptr), bias_ptr, c_ptr, rows, columns, N)
