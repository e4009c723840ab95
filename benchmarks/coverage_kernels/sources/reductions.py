"""Reductions and scans: over rows, in two stages, by atomics, with tuples of values, along a block."""

import triton
import triton.language as tl


@triton.jit
def row_sums(x_ptr, out_ptr, stride, n_cols, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    cols = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + row * stride + cols, mask=cols < n_cols, other=0.0)
    tl.store(out_ptr + row, tl.sum(x, axis=0))


@triton.jit
def row_extremes(
    x_ptr, max_ptr, argmax_ptr, min_ptr, argmin_ptr, n_rows, n_cols, ROWS: tl.constexpr, BLOCK: tl.constexpr
):
    rows = tl.program_id(0) * ROWS + tl.arange(0, ROWS)
    cols = tl.arange(0, BLOCK)
    inside = (rows < n_rows)[:, None] & (cols < n_cols)[None, :]
    at = x_ptr + rows[:, None] * n_cols + cols[None, :]
    x = tl.load(at, mask=inside, other=float("-inf"))
    high, where = tl.max(x, axis=1, return_indices=True)
    tl.store(max_ptr + rows, high, mask=rows < n_rows)
    tl.store(argmax_ptr + rows, where, mask=rows < n_rows)
    x = tl.load(at, mask=inside, other=float("inf"))
    tl.store(min_ptr + rows, tl.min(x, axis=1), mask=rows < n_rows)
    tl.store(argmin_ptr + rows, tl.argmin(x, axis=1), mask=rows < n_rows)


@triton.jit
def column_sums(x_ptr, out_ptr, M, N, BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr):
    cols = tl.program_id(0) * BLOCK_N + tl.arange(0, BLOCK_N)
    total = tl.zeros((BLOCK_N,), dtype=tl.float32)
    for start in range(0, M, BLOCK_M):
        rows = start + tl.arange(0, BLOCK_M)
        mask = (rows[:, None] < M) & (cols[None, :] < N)
        total += tl.sum(tl.load(x_ptr + rows[:, None] * N + cols[None, :], mask=mask, other=0.0).to(tl.float32), axis=0)
    tl.store(out_ptr + cols, total, mask=cols < N)


@triton.jit
def partial_sums(x_ptr, partial_ptr, n, BLOCK: tl.constexpr):
    offsets = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offsets, mask=offsets < n, other=0.0).to(tl.float32)
    tl.store(partial_ptr + tl.program_id(0), tl.sum(x))


@triton.jit
def all_reduce(x_ptr, sum_ptr, max_ptr, count_ptr, n, BLOCK: tl.constexpr):
    offsets = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    mask = offsets < n
    x = tl.load(x_ptr + offsets, mask=mask, other=0)
    tl.atomic_add(sum_ptr, tl.sum(x))
    tl.atomic_max(max_ptr, tl.max(x))
    tl.atomic_add(count_ptr + (x & 7), 1, mask=mask)


@triton.jit
def atomic_float_sum(x_ptr, out_ptr, n, BLOCK: tl.constexpr):
    offsets = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offsets, mask=offsets < n, other=0.0)
    tl.atomic_add(out_ptr + offsets % 16, x, mask=offsets < n)


@triton.jit
def _welford(mean_a, m2_a, weight_a, mean_b, m2_b, weight_b):
    delta = mean_b - mean_a
    weight = weight_a + weight_b
    share = tl.where(weight == 0.0, 0.0, weight_b / weight)
    return mean_a + delta * share, m2_a + m2_b + delta * delta * weight_a * share, weight


@triton.jit
def welford(x_ptr, mean_ptr, variance_ptr, n_cols, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    cols = tl.arange(0, BLOCK)
    mask = cols < n_cols
    x = tl.load(x_ptr + row * n_cols + cols, mask=mask, other=0.0)
    mean, m2, weight = tl.reduce((x, tl.zeros_like(x), mask.to(tl.float32)), 0, _welford)
    tl.store(mean_ptr + row, mean)
    tl.store(variance_ptr + row, m2 / weight)


@triton.jit
def cumulative_sum(x_ptr, out_ptr, n_cols, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    cols = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + row * n_cols + cols, mask=cols < n_cols, other=0.0)
    tl.store(out_ptr + row * n_cols + cols, tl.cumsum(x, axis=0), mask=cols < n_cols)


@triton.jit
def cumulative_product(x_ptr, out_ptr, n_rows, BLOCK: tl.constexpr):
    rows = tl.arange(0, BLOCK)
    cols = tl.arange(0, 16)
    at = rows[:, None] * 16 + cols[None, :]
    x = tl.load(x_ptr + at, mask=(rows < n_rows)[:, None], other=1.0)
    tl.store(out_ptr + at, tl.cumprod(x, axis=0), mask=(rows < n_rows)[:, None])


@triton.jit
def _linear_step(a1, b1, a2, b2):
    return a1 * a2, b1 * a2 + b2


@triton.jit
def linear_recurrence(a_ptr, b_ptr, out_ptr, BLOCK: tl.constexpr):
    """h[t] = a[t] h[t - 1] + b[t], the scan of state-space models."""
    row = tl.program_id(0)
    at = row * BLOCK + tl.arange(0, BLOCK)
    _, h = tl.associative_scan((tl.load(a_ptr + at), tl.load(b_ptr + at)), 0, _linear_step)
    tl.store(out_ptr + at, h)


@triton.jit
def histogram(x_ptr, out_ptr, n, BINS: tl.constexpr, BLOCK: tl.constexpr):
    offsets = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    mask = offsets < n
    x = tl.load(x_ptr + offsets, mask=mask, other=0)
    counts = tl.histogram(x, BINS, mask=mask)
    tl.atomic_add(out_ptr + tl.arange(0, BINS), counts)


@triton.jit
def sort_rows(x_ptr, up_ptr, down_ptr, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    at = row * BLOCK + tl.arange(0, BLOCK)
    x = tl.load(x_ptr + at)
    tl.store(up_ptr + at, tl.sort(x))
    tl.store(down_ptr + at, tl.sort(x, descending=True))


@triton.jit
def top_k(x_ptr, out_ptr, n_cols, K: tl.constexpr, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    cols = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + row * n_cols + cols, mask=cols < n_cols, other=float("-inf"))
    tl.store(out_ptr + row * K + tl.arange(0, K), tl.topk(x, K))


@triton.jit
def top_k_by_rounds(x_ptr, values_ptr, indices_ptr, n_cols, K: tl.constexpr, BLOCK: tl.constexpr):
    """The router of a mixture of experts: K times the largest."""
    row = tl.program_id(0)
    cols = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + row * n_cols + cols, mask=cols < n_cols, other=float("-inf")).to(tl.float32)
    for k in tl.static_range(K):
        best = tl.argmax(x, axis=0)
        tl.store(values_ptr + row * K + k, tl.max(x, axis=0))
        tl.store(indices_ptr + row * K + k, best)
        x = tl.where(cols == best, float("-inf"), x)


@triton.jit
def xor_checksum(x_ptr, out_ptr, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    x = tl.load(x_ptr + row * BLOCK + tl.arange(0, BLOCK))
    tl.store(out_ptr + row, tl.xor_sum(x, axis=0))
