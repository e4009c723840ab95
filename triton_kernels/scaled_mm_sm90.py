"""Scaled matrix multiplication in Triton for Hopper.

Preconditions of all kernels: sizes are multiples of the tile; the caller checks them, nothing is masked here. `GROUP`
rows of tiles are walked column by column, so that programs under way share rows and columns.
"""

import triton
import triton.language as tl


@triton.jit
def place_of(number, tiles_m, tiles_n, GROUP: tl.constexpr):
    """Row and column of the tile with a number."""
    first = number // (GROUP * tiles_n) * GROUP
    rows = min(tiles_m - first, GROUP)
    within = number % (GROUP * tiles_n)
    return first + within % rows, within // rows


@triton.jit
def scaled_mm_grouped(
    a_ptr, b_ptr, scale_ptr, bias_ptr, c_ptr,
    M, N, K,
    BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr, BLOCK_K: tl.constexpr, GROUP: tl.constexpr, UNROLL: tl.constexpr,
):  # fmt: skip
    """C[m, n] = fp16(fp32(sum_k A[m, k] * e4m3fn(B[k, n])) * scale[0] + bias[n])

    A [M, K] fp16, B [K, N] e4m3fn, scale [1] fp32, bias [N] fp16, C [M, N] fp16, all row-major. Accumulates in fp32.
    UNROLL rounds make one round of the compiled loop.
    """
    m, n = place_of(tl.program_id(0), M // BLOCK_M, N // BLOCK_N, GROUP)
    rows = m * BLOCK_M + tl.arange(0, BLOCK_M)
    columns = n * BLOCK_N + tl.arange(0, BLOCK_N)
    depth = tl.arange(0, BLOCK_K)

    a_ptrs = a_ptr + rows[:, None] * K + depth[None, :]  # [BLOCK_M, BLOCK_K]
    b_ptrs = b_ptr + depth[:, None] * N + columns[None, :]  # [BLOCK_K, BLOCK_N]
    acc = tl.zeros((BLOCK_M, BLOCK_N), dtype=tl.float32)
    for _ in tl.range(0, K, BLOCK_K, loop_unroll_factor=UNROLL):
        acc = tl.dot(tl.load(a_ptrs), tl.load(b_ptrs).to(tl.float16), acc)
        a_ptrs += BLOCK_K
        b_ptrs += BLOCK_K * N

    bias = tl.load(bias_ptr + columns).to(tl.float32)
    c = (acc * tl.load(scale_ptr) + bias[None, :]).to(tl.float16)
    tl.store(c_ptr + rows[:, None] * N + columns[None, :], c)


@triton.jit
def scaled_mm_tma(
    a_ptr, b_ptr, scale_ptr, bias_ptr, c_ptr,
    M, N, K,
    BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr, BLOCK_K: tl.constexpr, GROUP: tl.constexpr,
):  # fmt: skip
    """What `scaled_mm_grouped` computes, with tiles of A and B by TMA: each program makes its descriptors."""
    m, n = place_of(tl.program_id(0), M // BLOCK_M, N // BLOCK_N, GROUP)
    a_tiles = tl.make_tensor_descriptor(a_ptr, [M, K], [K, 1], [BLOCK_M, BLOCK_K])
    b_tiles = tl.make_tensor_descriptor(b_ptr, [K, N], [N, 1], [BLOCK_K, BLOCK_N])
    acc = tl.zeros((BLOCK_M, BLOCK_N), dtype=tl.float32)
    for k in range(0, K, BLOCK_K):
        b = b_tiles.load([k, n * BLOCK_N])
        acc = tl.dot(a_tiles.load([m * BLOCK_M, k]), b.to(tl.float16), acc)

    rows = m * BLOCK_M + tl.arange(0, BLOCK_M)
    columns = n * BLOCK_N + tl.arange(0, BLOCK_N)
    bias = tl.load(bias_ptr + columns).to(tl.float32)
    c = (acc * tl.load(scale_ptr) + bias[None, :]).to(tl.float16)
    tl.store(c_ptr + rows[:, None] * N + columns[None, :], c)


@triton.jit
def scaled_mm_transposed(
    a_ptr, b_ptr, scale_ptr, bias_ptr, c_ptr,
    M, N, K,
    BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr, BLOCK_K: tl.constexpr, GROUP: tl.constexpr,
):  # fmt: skip
    """C[m, n] = fp16(fp32(sum_k A[m, k] * e4m3fn(B[k, n])) * scale[0] + bias[n])

    A [M, K] fp16, B [K, N] e4m3fn, scale [1] fp32, bias [N] fp16, C [M, N] fp16, all row-major. Accumulates in fp32.
    C's transpose is computed: the matrix instruction takes its first operand from registers, where B is converted.
    """
    m, n = place_of(tl.program_id(0), M // BLOCK_M, N // BLOCK_N, GROUP)
    rows = m * BLOCK_M + tl.arange(0, BLOCK_M)
    columns = n * BLOCK_N + tl.arange(0, BLOCK_N)
    depth = tl.arange(0, BLOCK_K)

    a_ptrs = a_ptr + rows[None, :] * K + depth[:, None]  # [BLOCK_K, BLOCK_M]
    b_ptrs = b_ptr + depth[None, :] * N + columns[:, None]  # [BLOCK_N, BLOCK_K]
    acc = tl.zeros((BLOCK_N, BLOCK_M), dtype=tl.float32)
    for _ in range(0, K, BLOCK_K):
        acc = tl.dot(tl.load(b_ptrs).to(tl.float16), tl.load(a_ptrs), acc)
        a_ptrs += BLOCK_K
        b_ptrs += BLOCK_K * N

    bias = tl.load(bias_ptr + columns).to(tl.float32)
    c = (acc * tl.load(scale_ptr) + bias[:, None]).to(tl.float16)
    tl.store(c_ptr + rows[None, :] * N + columns[:, None], c)


@triton.jit
def scaled_mm_fp8(
    a_ptr, b_ptr, scale_ptr, bias_ptr, c_ptr,
    M, N, K,
    BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr, BLOCK_K: tl.constexpr, GROUP: tl.constexpr,
    ASSUME: tl.constexpr = False,
):  # fmt: skip
    """C[m, n] = fp16(sum_k A[m, k] * B[n, k] * scale[0] + bias[n])

    A [M, K] and B [N, K] e4m3fn, scale [1] fp32, bias [N] fp16, C [M, N] fp16, all row-major. The tensor cores sum all
    of K, of which they keep about 14 bits. ASSUME tells the compiler that K is not 0; else ptxas waits for each matrix
    instruction before the next.
    """
    if ASSUME:
        tl.assume(K > 0)
    m, n = place_of(tl.program_id(0), M // BLOCK_M, N // BLOCK_N, GROUP)
    rows = m * BLOCK_M + tl.arange(0, BLOCK_M)
    columns = n * BLOCK_N + tl.arange(0, BLOCK_N)
    depth = tl.arange(0, BLOCK_K)

    a_ptrs = a_ptr + rows[:, None] * K + depth[None, :]  # [BLOCK_M, BLOCK_K]
    b_ptrs = b_ptr + columns[None, :] * K + depth[:, None]  # [BLOCK_K, BLOCK_N]
    acc = tl.zeros((BLOCK_M, BLOCK_N), dtype=tl.float32)
    for _ in range(0, K, BLOCK_K):
        acc = tl.dot(tl.load(a_ptrs), tl.load(b_ptrs), acc)
        a_ptrs += BLOCK_K
        b_ptrs += BLOCK_K

    bias = tl.load(bias_ptr + columns).to(tl.float32)
    c = (acc * tl.load(scale_ptr) + bias[None, :]).to(tl.float16)
    tl.store(c_ptr + rows[:, None] * N + columns[None, :], c)


@triton.jit
def scaled_mm_fp8_tma(
    a_ptr, b_ptr, scale_ptr, bias_ptr, c_ptr,
    M, N, K,
    BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr, BLOCK_K: tl.constexpr, GROUP: tl.constexpr, PROGRAMS: tl.constexpr,
    FLATTEN: tl.constexpr,
):  # fmt: skip
    """C[m, n] = fp16(sum_k A[m, k] * B[n, k] * scale[0] + bias[n]), with tiles moved by TMA.

    A [M, K] and B [N, K] e4m3fn, scale [1] fp32, bias [N] fp16, C [M, N] fp16, all row-major. The tensor cores sum all
    of K. Launch: PROGRAMS programs, each of which makes its descriptors once and takes tiles in turn.
    FLATTEN: loads of the next tile begin before this one is stored.
    """
    a_tiles = tl.make_tensor_descriptor(a_ptr, [M, K], [K, 1], [BLOCK_M, BLOCK_K])
    b_tiles = tl.make_tensor_descriptor(b_ptr, [N, K], [K, 1], [BLOCK_N, BLOCK_K])
    c_tiles = tl.make_tensor_descriptor(c_ptr, [M, N], [N, 1], [BLOCK_M, BLOCK_N])
    scale = tl.load(scale_ptr)
    tiles_m, tiles_n = M // BLOCK_M, N // BLOCK_N
    for tile in tl.range(tl.program_id(0), tiles_m * tiles_n, PROGRAMS, flatten=FLATTEN):
        m, n = place_of(tile, tiles_m, tiles_n, GROUP)
        acc = tl.zeros((BLOCK_M, BLOCK_N), dtype=tl.float32)
        for k in range(0, K, BLOCK_K):
            a = a_tiles.load([m * BLOCK_M, k])
            b = b_tiles.load([n * BLOCK_N, k])
            acc = tl.dot(a, b.T, acc)
        bias = tl.load(bias_ptr + n * BLOCK_N + tl.arange(0, BLOCK_N)).to(tl.float32)
        c_tiles.store([m * BLOCK_M, n * BLOCK_N], (acc * scale + bias[None, :]).to(tl.float16))
