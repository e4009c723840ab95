"""Scaled fp8 x fp8 matrix multiplication in Triton, for architectures whose matrix unit takes fp8.

C[m, n] = fp16(fp32(sum_k A[m, k] * B[k, n]) * scale[0] + bias[n])

A [M, K] fp8 row-major, B [K/16, N, 16] fp8 (the logical [K, N], 16 consecutive k of a column in 16 bytes),
scale [1] fp32, bias [N] fp16, C [M, N] fp16 row-major; or bias and C in bf16. NaN is NaN, as the matrix unit has it.
Accumulates in fp32. Launch: (M / BLOCK_M) * (N / BLOCK_N) programs in one dimension, n fastest. Preconditions: M, N and
K are multiples of the tile; the caller checks them, nothing is masked here.
"""

import triton
import triton.language as tl
from scaled_mm_packed import store_tile, tile_of


@triton.jit
def operands_of(a_ptr, b_ptr, rows, columns, N, K, BLOCK_K: tl.constexpr):
    """Pointers to the first tiles of A [BLOCK_M, BLOCK_K] and B [BLOCK_K, BLOCK_N]."""
    depth = tl.arange(0, BLOCK_K)
    a_ptrs = a_ptr + rows[:, None] * K + depth[None, :]
    b_ptrs = b_ptr + (depth // 16 * N * 16 + depth % 16)[:, None] + columns[None, :] * 16
    return a_ptrs, b_ptrs


@triton.jit
def scaled_mm(
    a_ptr, b_ptr, scale_ptr, bias_ptr, c_ptr,
    M, N, K,
    BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr, BLOCK_K: tl.constexpr,
):  # fmt: skip
    rows, columns = tile_of(N, BLOCK_M, BLOCK_N)
    a_ptrs, b_ptrs = operands_of(a_ptr, b_ptr, rows, columns, N, K, BLOCK_K)
    acc = tl.zeros((BLOCK_M, BLOCK_N), dtype=tl.float32)
    for _ in range(0, K, BLOCK_K):
        acc = tl.dot(tl.load(a_ptrs), tl.load(b_ptrs), acc)
        a_ptrs += BLOCK_K
        b_ptrs += BLOCK_K * N
    store_tile(acc, tl.load(scale_ptr), bias_ptr, c_ptr, rows, columns, N)


@triton.jit
def scaled_mm_blocks(
    a_ptr, b_ptr, a_scale_ptr, b_scale_ptr, c_ptr,
    M, N, K,
    BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr, BLOCK_K: tl.constexpr,
):  # fmt: skip
    """128 consecutive k of a row of A share a scale, and 128 k by 128 columns of B (DeepSeek-V3); no bias.

    C[m, n] = sum_kb a_scale[m, kb] * b_scale[n / 128, kb] * sum_{k in kb} A[m, k] * B[k, n]; a_scale [M, K/128] and
    b_scale [N/128, K/128] fp32, row-major. BLOCK_K is 128. The scaled sums of the blocks are added in fp32.
    """
    tl.static_assert(BLOCK_K == 128)
    rows, columns = tile_of(N, BLOCK_M, BLOCK_N)
    a_ptrs, b_ptrs = operands_of(a_ptr, b_ptr, rows, columns, N, K, BLOCK_K)
    a_scale_ptrs = a_scale_ptr + rows * (K // 128)  # [BLOCK_M]
    b_scale_ptrs = b_scale_ptr + columns // 128 * (K // 128)  # [BLOCK_N]
    acc = tl.zeros((BLOCK_M, BLOCK_N), dtype=tl.float32)
    for _ in range(0, K, BLOCK_K):
        part = tl.dot(tl.load(a_ptrs), tl.load(b_ptrs))
        acc += part * (tl.load(a_scale_ptrs)[:, None] * tl.load(b_scale_ptrs)[None, :])
        a_ptrs += BLOCK_K
        b_ptrs += BLOCK_K * N
        a_scale_ptrs += 1
        b_scale_ptrs += 1
    c_ptrs = c_ptr + rows[:, None].to(tl.int64) * N + columns[None, :]
    tl.store(c_ptrs, acc.to(c_ptr.dtype.element_ty))


@triton.jit
def scales_of(scale_ptr, rows, ROWS, BLOCK_K: tl.constexpr):
    """Pointers to the scales [rows, BLOCK_K / 32] of a tile, which lie as [K/128, ROWS, 4]."""
    tl.static_assert(BLOCK_K % 128 == 0)
    blocks = tl.arange(0, BLOCK_K // 32)
    return scale_ptr + (blocks // 4 * ROWS * 4 + blocks % 4)[None, :] + rows[:, None] * 4


@triton.jit
def scaled_mm_mx(
    a_ptr, b_ptr, a_scale_ptr, b_scale_ptr, scale_ptr, bias_ptr, c_ptr,
    M, N, K,
    BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr, BLOCK_K: tl.constexpr, A: tl.constexpr, B: tl.constexpr,
):  # fmt: skip
    """Every 32 consecutive k of a row of A and of a column of B have a scale, which the matrix unit applies.

    A and B are multiplied by 2^(a_scale[m, k/32] - 127) and 2^(b_scale[n, k/32] - 127); a_scale [K/128, M, 4] and
    b_scale [K/128, N, 4] e8m0 bytes (the logical [M, K/32] and [N, K/32]). BLOCK_K is a multiple of 128. A and B: the
    formats, `e4m3` or `e5m2`.
    """
    rows, columns = tile_of(N, BLOCK_M, BLOCK_N)
    a_ptrs, b_ptrs = operands_of(a_ptr, b_ptr, rows, columns, N, K, BLOCK_K)
    a_scale_ptrs = scales_of(a_scale_ptr, rows, M, BLOCK_K)  # [BLOCK_M, BLOCK_K / 32]
    b_scale_ptrs = scales_of(b_scale_ptr, columns, N, BLOCK_K)  # [BLOCK_N, BLOCK_K / 32]
    acc = tl.zeros((BLOCK_M, BLOCK_N), dtype=tl.float32)
    for _ in range(0, K, BLOCK_K):
        a, a_scale = tl.load(a_ptrs), tl.load(a_scale_ptrs)
        b, b_scale = tl.load(b_ptrs), tl.load(b_scale_ptrs)
        acc = tl.dot_scaled(a, a_scale, A, b, b_scale, B, acc)
        a_ptrs += BLOCK_K
        b_ptrs += BLOCK_K * N
        a_scale_ptrs += BLOCK_K // 32 * M
        b_scale_ptrs += BLOCK_K // 32 * N
    store_tile(acc, tl.load(scale_ptr), bias_ptr, c_ptr, rows, columns, N)
