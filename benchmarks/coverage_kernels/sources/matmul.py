"""Matrix products as the tutorials and libraries write them."""

import triton
import triton.language as tl


@triton.jit
def matmul(
    a_ptr,
    b_ptr,
    c_ptr,
    M,
    N,
    K,
    stride_am,
    stride_ak,
    stride_bk,
    stride_bn,
    stride_cm,
    stride_cn,
    BLOCK_M: tl.constexpr,
    BLOCK_N: tl.constexpr,
    BLOCK_K: tl.constexpr,
    GROUP_M: tl.constexpr,
    ACC: tl.constexpr,
):
    """Tutorial 03, with the programs grouped for the L2 cache."""
    pid = tl.program_id(axis=0)
    num_pid_m = tl.cdiv(M, BLOCK_M)
    num_pid_n = tl.cdiv(N, BLOCK_N)
    num_pid_in_group = GROUP_M * num_pid_n
    group_id = pid // num_pid_in_group
    first_pid_m = group_id * GROUP_M
    group_size_m = min(num_pid_m - first_pid_m, GROUP_M)
    pid_m = first_pid_m + ((pid % num_pid_in_group) % group_size_m)
    pid_n = (pid % num_pid_in_group) // group_size_m
    offs_am = (pid_m * BLOCK_M + tl.arange(0, BLOCK_M)) % M
    offs_bn = (pid_n * BLOCK_N + tl.arange(0, BLOCK_N)) % N
    offs_k = tl.arange(0, BLOCK_K)
    a_ptrs = a_ptr + (offs_am[:, None] * stride_am + offs_k[None, :] * stride_ak)
    b_ptrs = b_ptr + (offs_k[:, None] * stride_bk + offs_bn[None, :] * stride_bn)
    accumulator = tl.zeros((BLOCK_M, BLOCK_N), dtype=ACC)
    for k in range(tl.cdiv(K, BLOCK_K)):
        a = tl.load(a_ptrs, mask=offs_k[None, :] < K - k * BLOCK_K, other=0.0)
        b = tl.load(b_ptrs, mask=offs_k[:, None] < K - k * BLOCK_K, other=0.0)
        accumulator = tl.dot(a, b, accumulator, out_dtype=ACC)
        a_ptrs += BLOCK_K * stride_ak
        b_ptrs += BLOCK_K * stride_bk
    c = accumulator.to(c_ptr.dtype.element_ty)
    offs_cm = pid_m * BLOCK_M + tl.arange(0, BLOCK_M)
    offs_cn = pid_n * BLOCK_N + tl.arange(0, BLOCK_N)
    c_ptrs = c_ptr + stride_cm * offs_cm[:, None] + stride_cn * offs_cn[None, :]
    tl.store(c_ptrs, c, mask=(offs_cm[:, None] < M) & (offs_cn[None, :] < N))


@triton.jit
def split_k(a_ptr, b_ptr, c_ptr, M, N, K, BLOCK: tl.constexpr, BLOCK_K: tl.constexpr, SPLIT: tl.constexpr):
    """Programs of one tile share K and add up by atomics."""
    rows = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    cols = tl.program_id(1) * BLOCK + tl.arange(0, BLOCK)
    ks = tl.program_id(2) * BLOCK_K + tl.arange(0, BLOCK_K)
    accumulator = tl.zeros((BLOCK, BLOCK), dtype=tl.float32)
    for _ in range(tl.cdiv(K, BLOCK_K * SPLIT)):
        a = tl.load(a_ptr + rows[:, None] * K + ks[None, :], mask=(rows[:, None] < M) & (ks[None, :] < K), other=0.0)
        b = tl.load(b_ptr + ks[:, None] * N + cols[None, :], mask=(ks[:, None] < K) & (cols[None, :] < N), other=0.0)
        accumulator += tl.dot(a, b)
        ks += BLOCK_K * SPLIT
    at = c_ptr + rows[:, None] * N + cols[None, :]
    tl.atomic_add(at, accumulator, mask=(rows[:, None] < M) & (cols[None, :] < N))


@triton.jit
def split_k_with_flags(a_ptr, b_ptr, c_ptr, partial_ptr, flags_ptr, N, K, BLOCK: tl.constexpr, HALF: tl.constexpr):
    """Two programs have half of K each; the second waits for the flag of the first and adds its tile."""
    tile = tl.program_id(1)
    rows = tl.arange(0, BLOCK)
    cols = tile * BLOCK + tl.arange(0, BLOCK)
    ks = tl.program_id(0) * HALF + tl.arange(0, HALF)
    a = tl.load(a_ptr + rows[:, None] * K + ks[None, :])
    b = tl.load(b_ptr + ks[:, None] * N + cols[None, :])
    accumulator = tl.dot(a, b)
    at = rows[:, None] * N + cols[None, :]
    if tl.program_id(0) == 0:
        tl.store(partial_ptr + at, accumulator)
        tl.debug_barrier()
        tl.atomic_xchg(flags_ptr + tile, 1, sem="release")
    else:
        while tl.atomic_cas(flags_ptr + tile, 1, 1, sem="acquire") != 1:
            pass
        tl.debug_barrier()
        tl.store(c_ptr + at, accumulator + tl.load(partial_ptr + at))


@triton.jit
def persistent_matmul(a_ptr, b_ptr, c_ptr, M, N, K, BLOCK: tl.constexpr, BLOCK_K: tl.constexpr, PROGRAMS: tl.constexpr):
    """Few programs walk over all tiles."""
    tiles_n = tl.cdiv(N, BLOCK)
    tiles = tl.cdiv(M, BLOCK) * tiles_n
    for tile in range(tl.program_id(0), tiles, PROGRAMS):
        rows = tile // tiles_n * BLOCK + tl.arange(0, BLOCK)
        cols = tile % tiles_n * BLOCK + tl.arange(0, BLOCK)
        accumulator = tl.zeros((BLOCK, BLOCK), dtype=tl.float32)
        for start in range(0, K, BLOCK_K):
            ks = start + tl.arange(0, BLOCK_K)
            a = tl.load(
                a_ptr + rows[:, None] * K + ks[None, :], mask=(rows[:, None] < M) & (ks[None, :] < K), other=0.0
            )
            b = tl.load(
                b_ptr + ks[:, None] * N + cols[None, :], mask=(ks[:, None] < K) & (cols[None, :] < N), other=0.0
            )
            accumulator = tl.dot(a, b, accumulator)
        c = tl.maximum(accumulator, 0.0).to(c_ptr.dtype.element_ty)
        tl.store(c_ptr + rows[:, None] * N + cols[None, :], c, mask=(rows[:, None] < M) & (cols[None, :] < N))


@triton.jit
def batched_matmul(a_ptr, b_ptr, c_ptr, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr):
    batch = tl.program_id(0)
    rows, cols, ks = tl.arange(0, M), tl.arange(0, N), tl.arange(0, K)
    a = tl.load(a_ptr + batch * M * K + rows[:, None] * K + ks[None, :])
    b = tl.load(b_ptr + batch * K * N + ks[:, None] * N + cols[None, :])
    tl.store(c_ptr + batch * M * N + rows[:, None] * N + cols[None, :], tl.dot(a, b, input_precision="ieee"))


@triton.jit
def transposed_matmul(a_ptr, b_ptr, c_ptr, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr):
    """C = A^T B^T: both are transposed in registers."""
    rows, cols, ks = tl.arange(0, M), tl.arange(0, N), tl.arange(0, K)
    a = tl.load(a_ptr + ks[:, None] * M + rows[None, :])
    b = tl.load(b_ptr + cols[:, None] * K + ks[None, :])
    tl.store(c_ptr + rows[:, None] * N + cols[None, :], tl.dot(tl.trans(a), tl.trans(b)).to(tl.float16))


@triton.jit
def int4_matmul(a_ptr, packed_ptr, scales_ptr, c_ptr, N, K: tl.constexpr, BLOCK: tl.constexpr, GROUP: tl.constexpr):
    """Weights of four bits, eight in a word along K, with a scale for each group of rows."""
    rows = tl.arange(0, BLOCK)
    cols = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    accumulator = tl.zeros((BLOCK, BLOCK), dtype=tl.float32)
    for start in range(0, K, GROUP):
        ks = start + tl.arange(0, GROUP)
        a = tl.load(a_ptr + rows[:, None] * K + ks[None, :])
        words = tl.load(packed_ptr + (ks[:, None] // 8) * N + cols[None, :])
        weights = ((words >> ((ks[:, None] % 8) * 4)) & 0xF) - 8
        scale = tl.load(scales_ptr + start // GROUP * N + cols)
        b = weights.to(tl.float16) * scale[None, :]
        accumulator += tl.dot(a, b)
    tl.store(c_ptr + rows[:, None] * N + cols[None, :], accumulator)


@triton.jit
def matvec(a_ptr, x_ptr, y_ptr, M, N, BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr):
    rows = tl.program_id(0) * BLOCK_M + tl.arange(0, BLOCK_M)
    total = tl.zeros((BLOCK_M, BLOCK_N), dtype=tl.float32)
    for start in range(0, N, BLOCK_N):
        cols = start + tl.arange(0, BLOCK_N)
        mask = (rows[:, None] < M) & (cols[None, :] < N)
        a = tl.load(a_ptr + rows[:, None] * N + cols[None, :], mask=mask, other=0.0)
        x = tl.load(x_ptr + cols, mask=cols < N, other=0.0)
        total += a.to(tl.float32) * x.to(tl.float32)[None, :]
    tl.store(y_ptr + rows, tl.sum(total, axis=1), mask=rows < M)


@triton.jit
def double_dot(x_ptr, y_ptr, out_ptr, n, BLOCK: tl.constexpr):
    offsets = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    mask = offsets < n
    x = tl.load(x_ptr + offsets, mask=mask, other=0.0)
    y = tl.load(y_ptr + offsets, mask=mask, other=0.0)
    tl.atomic_add(out_ptr, tl.sum(x * y))


@triton.jit
def batched_dot3(a_ptr, b_ptr, c_ptr, B: tl.constexpr, M: tl.constexpr):
    """A tl.dot of three dimensions."""
    batch, rows, cols = tl.arange(0, B)[:, None, None], tl.arange(0, M)[None, :, None], tl.arange(0, M)[None, None, :]
    at = batch * M * M + rows * M + cols
    tl.store(c_ptr + at, tl.dot(tl.load(a_ptr + at), tl.load(b_ptr + at)))
