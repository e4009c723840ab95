"""Scaled fp16 x fp8 matrix multiplication in Triton."""

import triton
import triton.language as tl


@triton.jit
def e4m3fn_to_fp16(byte):
    """e4m3fn bytes (uint8) to fp16, zeros and subnormals exact, the NaN bytes 0x7f and 0xff as +-480.

    In the upper half of 16 bits, an arithmetic shift right by one brings exponent and mantissa into fp16's
    place and leaves a copy of the sign in bit 14, which the mask clears: the value times 2^-8.
    """
    shifted = (byte.to(tl.uint16) << 8).to(tl.int16, bitcast=True) >> 1
    return (shifted & ~0x4000).to(tl.float16, bitcast=True) * 256.0


@triton.jit
def to_fp16(b):
    """B's elements to fp16: bytes by `e4m3fn_to_fp16`, an fp8 type by the hardware's conversion (NaN stays NaN)."""
    return e4m3fn_to_fp16(b) if b.dtype == tl.uint8 else b.to(tl.float16)


@triton.jit
def scaled_mm(
    a_ptr, b_ptr, scale_ptr, bias_ptr, c_ptr,
    M, N, K,
    BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr, BLOCK_K: tl.constexpr,
):  # fmt: skip
    """C[m, n] = fp16(fp32(sum_k A[m, k] * e4m3fn(B[k, n])) * scale[0] + bias[n])

    A [M, K] fp16, B [K, N] e4m3fn (as such, or as uint8 bytes), scale [1] fp32, bias [N] fp16, C [M, N] fp16, all
    row-major. Launch: (M / BLOCK_M) * (N / BLOCK_N) programs in one dimension, n fastest. Accumulates in fp32.
    Preconditions: M, N and K are multiples of the tile; the caller checks them, nothing is masked here.
    """
    pid = tl.program_id(0)
    tiles_n = N // BLOCK_N
    rows = pid // tiles_n * BLOCK_M + tl.arange(0, BLOCK_M)
    columns = pid % tiles_n * BLOCK_N + tl.arange(0, BLOCK_N)
    depth = tl.arange(0, BLOCK_K)

    a_ptrs = a_ptr + rows[:, None] * K + depth[None, :]  # [BLOCK_M, BLOCK_K]
    b_ptrs = b_ptr + depth[:, None] * N + columns[None, :]  # [BLOCK_K, BLOCK_N]
    acc = tl.zeros((BLOCK_M, BLOCK_N), dtype=tl.float32)
    for _ in range(0, K, BLOCK_K):
        a = tl.load(a_ptrs)
        b = tl.load(b_ptrs)
        acc = tl.dot(a, to_fp16(b), acc)
        a_ptrs += BLOCK_K
        b_ptrs += BLOCK_K * N

    scale = tl.load(scale_ptr)
    bias = tl.load(bias_ptr + columns).to(tl.float32)
    c = (acc * scale + bias[None, :]).to(tl.float16)
    tl.store(c_ptr + rows[:, None] * N + columns[None, :], c)
