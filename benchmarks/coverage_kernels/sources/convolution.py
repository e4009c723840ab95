"""Convolutions and pooling."""

import triton
import triton.language as tl


@triton.jit
def conv1d(x_ptr, w_ptr, out_ptr, n, TAPS: tl.constexpr, BLOCK: tl.constexpr):
    offsets = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    total = tl.zeros((BLOCK,), tl.float32)
    for tap in tl.static_range(TAPS):
        at = offsets + tap - TAPS // 2
        x = tl.load(x_ptr + at, mask=(at >= 0) & (at < n), other=0.0)
        total += x * tl.load(w_ptr + tap)
    tl.store(out_ptr + offsets, total, mask=offsets < n)


@triton.jit
def conv2d(x_ptr, w_ptr, bias_ptr, out_ptr, C, H, W, F, R: tl.constexpr, S: tl.constexpr, stride, BLOCK: tl.constexpr):
    """Direct, with a stride and no padding; a program has pixels of one filter of one image."""
    image, filter = tl.program_id(1) // F, tl.program_id(1) % F
    out_h, out_w = (H - R) // stride + 1, (W - S) // stride + 1
    pixels = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    mask = pixels < out_h * out_w
    y, x = pixels // out_w * stride, pixels % out_w * stride
    total = tl.zeros((BLOCK,), tl.float32) + tl.load(bias_ptr + filter)
    for c in range(C):
        for r in range(R):
            for s in range(S):
                value = tl.load(x_ptr + ((image * C + c) * H + y + r) * W + x + s, mask=mask, other=0.0)
                total += value.to(tl.float32) * tl.load(w_ptr + ((filter * C + c) * R + r) * S + s).to(tl.float32)
    tl.store(out_ptr + tl.program_id(1) * out_h * out_w + pixels, tl.maximum(total, 0.0), mask=mask)


@triton.jit
def depthwise(x_ptr, w_ptr, out_ptr, H, W, BLOCK_H: tl.constexpr, BLOCK_W: tl.constexpr):
    """3 x 3 with padding, one filter for each channel."""
    channel = tl.program_id(2)
    rows = tl.program_id(0) * BLOCK_H + tl.arange(0, BLOCK_H)
    cols = tl.program_id(1) * BLOCK_W + tl.arange(0, BLOCK_W)
    total = tl.zeros((BLOCK_H, BLOCK_W), tl.float32)
    for r in tl.static_range(3):
        for s in tl.static_range(3):
            y, x = rows + r - 1, cols + s - 1
            inside = ((y >= 0) & (y < H))[:, None] & ((x >= 0) & (x < W))[None, :]
            value = tl.load(x_ptr + (channel * H + y[:, None]) * W + x[None, :], mask=inside, other=0.0)
            total += value * tl.load(w_ptr + channel * 9 + r * 3 + s)
    at = out_ptr + (channel * H + rows[:, None]) * W + cols[None, :]
    tl.store(at, total, mask=(rows[:, None] < H) & (cols[None, :] < W))


@triton.jit
def implicit_gemm(
    x_ptr,
    w_ptr,
    out_ptr,
    N,
    C,
    H,
    W,
    F,
    R,
    S,
    BLOCK_M: tl.constexpr,
    BLOCK_N: tl.constexpr,
    BLOCK_K: tl.constexpr,
):
    """Pixels (NHW) times filters, over C R S in blocks; images are NCHW, filters FCRS."""
    out_h, out_w = H - R + 1, W - S + 1
    pixels = tl.program_id(0) * BLOCK_M + tl.arange(0, BLOCK_M)
    filters = tl.program_id(1) * BLOCK_N + tl.arange(0, BLOCK_N)
    image = pixels // (out_h * out_w)
    y, x = pixels // out_w % out_h, pixels % out_w
    total = tl.zeros((BLOCK_M, BLOCK_N), tl.float32)
    for start in range(0, C * R * S, BLOCK_K):
        ks = start + tl.arange(0, BLOCK_K)
        c, r, s = ks // (R * S), ks // S % R, ks % S
        at = ((image[:, None] * C + c[None, :]) * H + y[:, None] + r[None, :]) * W + x[:, None] + s[None, :]
        a = tl.load(x_ptr + at, mask=(image[:, None] < N) & (ks[None, :] < C * R * S), other=0.0)
        b_mask = (ks[:, None] < C * R * S) & (filters[None, :] < F)
        b = tl.load(w_ptr + filters[None, :] * C * R * S + ks[:, None], mask=b_mask, other=0.0)
        total = tl.dot(a, b, total)
    out = out_ptr + (image[:, None] * F + filters[None, :]) * out_h * out_w + (y * out_w + x)[:, None]
    tl.store(out, total, mask=(image[:, None] < N) & (filters[None, :] < F))


@triton.jit
def max_pool(x_ptr, out_ptr, where_ptr, H, W, BLOCK: tl.constexpr):
    """2 x 2, with the index of the maximum; the first of equals counts."""
    channel = tl.program_id(1)
    out_w = W // 2
    pixels = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    mask = pixels < (H // 2) * out_w
    y, x = pixels // out_w * 2, pixels % out_w * 2
    best = tl.full((BLOCK,), -float("inf"), tl.float32)
    where = tl.zeros((BLOCK,), tl.int32)
    for r in tl.static_range(2):
        for s in tl.static_range(2):
            at = (y + r) * W + x + s
            value = tl.load(x_ptr + channel * H * W + at, mask=mask, other=-float("inf")).to(tl.float32)
            where = tl.where(value > best, at, where)
            best = tl.maximum(best, value)
    out = channel * (H // 2) * out_w + pixels
    tl.store(out_ptr + out, best, mask=mask)
    tl.store(where_ptr + out, where, mask=mask)


@triton.jit
def average_pool(x_ptr, out_ptr, n, WINDOW: tl.constexpr, BLOCK: tl.constexpr):
    """Windows that follow each other, as a sum over the second axis of a block."""
    rows = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    at = rows[:, None] * WINDOW + tl.arange(0, WINDOW)[None, :]
    x = tl.load(x_ptr + at, mask=rows[:, None] < n, other=0.0).to(tl.float32)
    tl.store(out_ptr + rows, tl.sum(x, axis=1) / WINDOW, mask=rows < n)


@triton.jit
def transpose(x_ptr, out_ptr, M, N, BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr):
    rows = tl.program_id(0) * BLOCK_M + tl.arange(0, BLOCK_M)
    cols = tl.program_id(1) * BLOCK_N + tl.arange(0, BLOCK_N)
    x = tl.load(x_ptr + rows[:, None] * N + cols[None, :], mask=(rows[:, None] < M) & (cols[None, :] < N))
    tl.store(out_ptr + cols[:, None] * M + rows[None, :], tl.trans(x), mask=(cols[:, None] < N) & (rows[None, :] < M))


@triton.jit
def interleave_and_flip(x_ptr, y_ptr, out_ptr, flipped_ptr, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    x, y = tl.load(x_ptr + at), tl.load(y_ptr + at)
    both = tl.interleave(x, y)
    tl.store(out_ptr + tl.program_id(0) * 2 * BLOCK + tl.arange(0, 2 * BLOCK), both)
    tl.store(flipped_ptr + at, tl.flip(x, 0))


@triton.jit
def gather_columns(x_ptr, index_ptr, out_ptr, ROWS: tl.constexpr, COLS: tl.constexpr):
    at = tl.arange(0, ROWS)[:, None] * COLS + tl.arange(0, COLS)[None, :]
    tl.store(out_ptr + at, tl.gather(tl.load(x_ptr + at), tl.load(index_ptr + at), axis=1))
