"""Normalisations, softmax, losses, embeddings and what else a model is made of."""

import triton
import triton.language as tl


@triton.jit
def softmax(
    out_ptr, x_ptr, x_row_stride, out_row_stride, n_rows, n_cols, BLOCK: tl.constexpr, num_stages: tl.constexpr
):
    """Tutorial 02: programs walk over rows."""
    row_start = tl.program_id(0)
    row_step = tl.num_programs(0)
    for row_idx in tl.range(row_start, n_rows, row_step, num_stages=num_stages):
        col_offsets = tl.arange(0, BLOCK)
        mask = col_offsets < n_cols
        row = tl.load(x_ptr + row_idx * x_row_stride + col_offsets, mask=mask, other=-float("inf"))
        numerator = tl.exp(row - tl.max(row, axis=0))
        tl.store(out_ptr + row_idx * out_row_stride + col_offsets, numerator / tl.sum(numerator, axis=0), mask=mask)


@triton.jit
def log_softmax(x_ptr, out_ptr, n_cols, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    cols = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + row * n_cols + cols, mask=cols < n_cols, other=-float("inf")).to(tl.float32)
    x = x - tl.max(x, 0)
    tl.store(out_ptr + row * n_cols + cols, x - tl.log(tl.sum(tl.exp(x), 0)), mask=cols < n_cols)


@triton.jit
def online_softmax(x_ptr, out_ptr, n_cols, BLOCK: tl.constexpr):
    """Maximum and sum in one pass over a row that does not fit a block."""
    row = tl.program_id(0)
    top = -float("inf")
    total = 0.0
    for start in range(0, n_cols, BLOCK):
        cols = start + tl.arange(0, BLOCK)
        x = tl.load(x_ptr + row * n_cols + cols, mask=cols < n_cols, other=-float("inf"))
        new = tl.maximum(top, tl.max(x, 0))
        total = total * tl.exp(top - new) + tl.sum(tl.exp(x - new), 0)
        top = new
    for start in range(0, n_cols, BLOCK):
        cols = start + tl.arange(0, BLOCK)
        x = tl.load(x_ptr + row * n_cols + cols, mask=cols < n_cols, other=0.0)
        tl.store(out_ptr + row * n_cols + cols, tl.exp(x - top) / total, mask=cols < n_cols)


@triton.jit
def layer_norm_forward(X, Y, W, B, Mean, Rstd, stride, N, eps, BLOCK_SIZE: tl.constexpr):
    """Tutorial 05, forward."""
    row = tl.program_id(0)
    Y += row * stride
    X += row * stride
    _mean = tl.zeros([BLOCK_SIZE], dtype=tl.float32)
    for off in range(0, N, BLOCK_SIZE):
        cols = off + tl.arange(0, BLOCK_SIZE)
        _mean += tl.load(X + cols, mask=cols < N, other=0.0).to(tl.float32)
    mean = tl.sum(_mean, axis=0) / N
    _var = tl.zeros([BLOCK_SIZE], dtype=tl.float32)
    for off in range(0, N, BLOCK_SIZE):
        cols = off + tl.arange(0, BLOCK_SIZE)
        x = tl.load(X + cols, mask=cols < N, other=0.0).to(tl.float32)
        x = tl.where(cols < N, x - mean, 0.0)
        _var += x * x
    var = tl.sum(_var, axis=0) / N
    rstd = 1 / tl.sqrt(var + eps)
    tl.store(Mean + row, mean)
    tl.store(Rstd + row, rstd)
    for off in range(0, N, BLOCK_SIZE):
        cols = off + tl.arange(0, BLOCK_SIZE)
        mask = cols < N
        w = tl.load(W + cols, mask=mask)
        b = tl.load(B + cols, mask=mask)
        x = tl.load(X + cols, mask=mask, other=0.0).to(tl.float32)
        tl.store(Y + cols, (x - mean) * rstd * w + b, mask=mask)


@triton.jit
def layer_norm_backward(
    DX, DY, DW, DB, X, W, Mean, Rstd, Lock, stride, N, GROUP_SIZE_M: tl.constexpr, BLOCK_SIZE_N: tl.constexpr
):
    """Tutorial 05, backward of the input; partial sums for weight and bias in GROUP_SIZE_M buffers under locks."""
    row = tl.program_id(0)
    cols = tl.arange(0, BLOCK_SIZE_N)
    mask = cols < N
    X += row * stride
    DY += row * stride
    DX += row * stride
    lock_id = row % GROUP_SIZE_M
    Lock += lock_id
    Count = Lock + GROUP_SIZE_M
    DW = DW + lock_id * N + cols
    DB = DB + lock_id * N + cols
    x = tl.load(X + cols, mask=mask, other=0).to(tl.float32)
    dy = tl.load(DY + cols, mask=mask, other=0).to(tl.float32)
    w = tl.load(W + cols, mask=mask).to(tl.float32)
    mean = tl.load(Mean + row)
    rstd = tl.load(Rstd + row)
    xhat = (x - mean) * rstd
    wdy = w * dy
    xhat = tl.where(mask, xhat, 0.0)
    wdy = tl.where(mask, wdy, 0.0)
    c1 = tl.sum(xhat * wdy, axis=0) / N
    c2 = tl.sum(wdy, axis=0) / N
    dx = (wdy - (xhat * c1 + c2)) * rstd
    tl.store(DX + cols, dx, mask=mask)
    partial_dw = (dy * xhat).to(w.dtype)
    partial_db = dy.to(w.dtype)
    while tl.atomic_cas(Lock, 0, 1) == 1:
        pass
    count = tl.load(Count)
    if count == 0:
        tl.atomic_xchg(Count, 1)
    else:
        partial_dw += tl.load(DW, mask=mask)
        partial_db += tl.load(DB, mask=mask)
    tl.store(DW, partial_dw, mask=mask)
    tl.store(DB, partial_db, mask=mask)
    tl.debug_barrier()
    tl.atomic_xchg(Lock, 0)


@triton.jit
def rms_norm(x_ptr, w_ptr, out_ptr, n_cols, eps, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    cols = tl.arange(0, BLOCK)
    mask = cols < n_cols
    x = tl.load(x_ptr + row * n_cols + cols, mask=mask, other=0.0).to(tl.float32)
    scale = tl.rsqrt(tl.sum(x * x, axis=0) / n_cols + eps)
    w = tl.load(w_ptr + cols, mask=mask).to(tl.float32)
    tl.store(out_ptr + row * n_cols + cols, (x * scale * w).to(out_ptr.dtype.element_ty), mask=mask)


@triton.jit
def group_norm(x_ptr, w_ptr, out_ptr, channels, pixels, GROUP: tl.constexpr, eps, BLOCK: tl.constexpr):
    image, group = tl.program_id(0), tl.program_id(1)
    offsets = tl.arange(0, BLOCK)
    mask = offsets < GROUP * pixels
    start = (image * channels + group * GROUP) * pixels
    x = tl.load(x_ptr + start + offsets, mask=mask, other=0.0)
    mean = tl.sum(x, 0) / (GROUP * pixels)
    centered = tl.where(mask, x - mean, 0.0)
    rstd = tl.rsqrt(tl.sum(centered * centered, 0) / (GROUP * pixels) + eps)
    w = tl.load(w_ptr + group * GROUP + offsets // pixels, mask=mask, other=0.0)
    tl.store(out_ptr + start + offsets, centered * rstd * w, mask=mask)


@triton.jit
def batch_statistics(x_ptr, mean_ptr, variance_ptr, rows, channels, BLOCK_R: tl.constexpr, BLOCK_C: tl.constexpr):
    cols = tl.program_id(0) * BLOCK_C + tl.arange(0, BLOCK_C)
    total = tl.zeros((BLOCK_R, BLOCK_C), tl.float32)
    squares = tl.zeros((BLOCK_R, BLOCK_C), tl.float32)
    for start in range(0, rows, BLOCK_R):
        at = start + tl.arange(0, BLOCK_R)
        mask = (at[:, None] < rows) & (cols[None, :] < channels)
        x = tl.load(x_ptr + at[:, None] * channels + cols[None, :], mask=mask, other=0.0).to(tl.float32)
        total += x
        squares += x * x
    mean = tl.sum(total, 0) / rows
    tl.store(mean_ptr + cols, mean, mask=cols < channels)
    tl.store(variance_ptr + cols, tl.sum(squares, 0) / rows - mean * mean, mask=cols < channels)


@triton.jit
def cross_entropy(logits_ptr, labels_ptr, loss_ptr, lse_ptr, n_cols, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    cols = tl.arange(0, BLOCK)
    x = tl.load(logits_ptr + row * n_cols + cols, mask=cols < n_cols, other=-float("inf")).to(tl.float32)
    top = tl.max(x, 0)
    lse = top + tl.log(tl.sum(tl.exp(x - top), 0))
    label = tl.load(labels_ptr + row)
    if label >= 0:
        chosen = tl.load(logits_ptr + row * n_cols + label).to(tl.float32)
        tl.store(loss_ptr + row, lse - chosen)
    else:
        tl.store(loss_ptr + row, 0.0)
    tl.store(lse_ptr + row, lse)


@triton.jit
def cross_entropy_backward(logits_ptr, labels_ptr, lse_ptr, grad_ptr, n_cols, scale, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    cols = tl.program_id(1) * BLOCK + tl.arange(0, BLOCK)
    label = tl.load(labels_ptr + row)
    x = tl.load(logits_ptr + row * n_cols + cols, mask=cols < n_cols, other=-float("inf")).to(tl.float32)
    probability = tl.exp(x - tl.load(lse_ptr + row))
    grad = tl.where(cols == label, probability - 1.0, probability) * scale
    tl.store(grad_ptr + row * n_cols + cols, tl.where(label >= 0, grad, 0.0), mask=cols < n_cols)


@triton.jit
def embedding(ids_ptr, table_ptr, out_ptr, width, BLOCK: tl.constexpr):
    token = tl.program_id(0)
    cols = tl.arange(0, BLOCK)
    row = tl.load(ids_ptr + token)
    values = tl.load(table_ptr + row * width + cols, mask=cols < width)
    tl.store(out_ptr + token * width + cols, values, mask=cols < width)


@triton.jit
def embedding_backward(ids_ptr, grad_ptr, table_grad_ptr, width, BLOCK: tl.constexpr):
    token = tl.program_id(0)
    cols = tl.arange(0, BLOCK)
    row = tl.load(ids_ptr + token)
    grad = tl.load(grad_ptr + token * width + cols, mask=cols < width, other=0.0)
    tl.atomic_add(table_grad_ptr + row * width + cols, grad, mask=cols < width)


@triton.jit
def rotary(x_ptr, cos_ptr, sin_ptr, out_ptr, heads, HALF: tl.constexpr):
    position, head = tl.program_id(0), tl.program_id(1)
    cols = tl.arange(0, HALF)
    at = (position * heads + head) * 2 * HALF + cols
    cos = tl.load(cos_ptr + position * HALF + cols)
    sin = tl.load(sin_ptr + position * HALF + cols)
    first = tl.load(x_ptr + at).to(tl.float32)
    second = tl.load(x_ptr + at + HALF).to(tl.float32)
    tl.store(out_ptr + at, first * cos - second * sin)
    tl.store(out_ptr + at + HALF, second * cos + first * sin)


@triton.jit
def dropout(x_ptr, out_ptr, n, p, seed, BLOCK: tl.constexpr):
    """Tutorial 04 with a seed."""
    offsets = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    mask = offsets < n
    x = tl.load(x_ptr + offsets, mask=mask)
    keep = tl.rand(seed, offsets) > p
    tl.store(out_ptr + offsets, tl.where(keep, x / (1 - p), 0.0), mask=mask)


@triton.jit
def normal_numbers(out_ptr, words_ptr, n, seed, BLOCK: tl.constexpr):
    offsets = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(out_ptr + offsets, tl.randn(seed, offsets), mask=offsets < n)
    tl.store(words_ptr + offsets, tl.randint(seed, offsets), mask=offsets < n)


@triton.jit
def quantize_rows(x_ptr, out_ptr, scale_ptr, n_cols, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    cols = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + row * n_cols + cols, mask=cols < n_cols, other=0.0).to(tl.float32)
    scale = tl.max(tl.abs(x), 0) / 127.0
    q = tl.floor(x / scale + 0.5)
    tl.store(out_ptr + row * n_cols + cols, tl.clamp(q, -128.0, 127.0).to(tl.int8), mask=cols < n_cols)
    tl.store(scale_ptr + row, scale)


@triton.jit
def quantize_fp8(x_ptr, out_ptr, back_ptr, scale, n, BLOCK: tl.constexpr):
    offsets = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    mask = offsets < n
    x = tl.load(x_ptr + offsets, mask=mask, other=0.0)
    q = tl.clamp(x * scale, -240.0, 240.0).to(out_ptr.dtype.element_ty)
    tl.store(out_ptr + offsets, q, mask=mask)
    tl.store(back_ptr + offsets, q.to(tl.float32) / scale, mask=mask)


@triton.jit
def dequantize_int8(q_ptr, scale_ptr, zero_ptr, out_ptr, n_cols, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    cols = tl.program_id(1) * BLOCK + tl.arange(0, BLOCK)
    mask = cols < n_cols
    q = tl.load(q_ptr + row * n_cols + cols, mask=mask, other=0)
    value = (q.to(tl.float32) - tl.load(zero_ptr + row)) * tl.load(scale_ptr + row)
    tl.store(out_ptr + row * n_cols + cols, value.to(tl.bfloat16), mask=mask)


@triton.jit
def adamw(p_ptr, g_ptr, m_ptr, v_ptr, n, lr, beta1, beta2, eps, decay, correction1, correction2, BLOCK: tl.constexpr):
    offsets = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    mask = offsets < n
    p = tl.load(p_ptr + offsets, mask=mask)
    g = tl.load(g_ptr + offsets, mask=mask).to(tl.float32)
    m = beta1 * tl.load(m_ptr + offsets, mask=mask) + (1 - beta1) * g
    v = beta2 * tl.load(v_ptr + offsets, mask=mask) + (1 - beta2) * g * g
    p = p * (1 - lr * decay) - lr * (m / correction1) / (tl.sqrt(v / correction2) + eps)
    tl.store(p_ptr + offsets, p, mask=mask)
    tl.store(m_ptr + offsets, m, mask=mask)
    tl.store(v_ptr + offsets, v, mask=mask)
