import torch
import triton
import triton.language as tl

from mykernels.utils import calculate_settings

from .utils import cdiv_fn, ensure_contiguous, load_row


@triton.jit
def _layer_norm_fwd(X, Y, W, B, Mean, Rstd, stride, N, eps, HAS_BIAS: tl.constexpr, IS_RMS: tl.constexpr,
                    BLOCK_SIZE: tl.constexpr):
    row = tl.program_id(0)
    X += row * stride
    Y += row * stride
    _mean = tl.zeros([BLOCK_SIZE], dtype=tl.float32)
    for i in range(0, cdiv_fn(N, BLOCK_SIZE)):
        cols = i * BLOCK_SIZE + tl.arange(0, BLOCK_SIZE)
        _mean += tl.load(X + cols, mask=cols < N, other=0.0).to(tl.float32)
    mean = 0.0 if IS_RMS else tl.sum(_mean, axis=0) / N
    _var = tl.zeros([BLOCK_SIZE], dtype=tl.float32)
    for i in range(0, cdiv_fn(N, BLOCK_SIZE)):
        cols = i * BLOCK_SIZE + tl.arange(0, BLOCK_SIZE)
        x = tl.load(X + cols, mask=cols < N, other=0.0).to(tl.float32)
        x = tl.where(cols < N, x - mean, 0.0)
        _var += x * x
    rstd = 1 / tl.sqrt(tl.sum(_var, axis=0) / N + eps)
    if not IS_RMS:
        tl.store(Mean + row, mean)
    tl.store(Rstd + row, rstd)
    for i in range(0, cdiv_fn(N, BLOCK_SIZE)):
        cols = i * BLOCK_SIZE + tl.arange(0, BLOCK_SIZE)
        mask = cols < N
        w = tl.load(W + cols, mask=mask)
        y = (tl.load(X + cols, mask=mask, other=0.0).to(tl.float32) - mean) * rstd * w
        if HAS_BIAS:
            y += tl.load(B + cols, mask=mask)
        tl.store(Y + cols, y, mask=mask)


@triton.jit
def softmax_kernel(output_ptr, input_ptr, input_row_stride, output_row_stride, n_rows, n_cols,
                   BLOCK_SIZE: tl.constexpr, num_stages: tl.constexpr):
    row_start = tl.program_id(0)
    row_step = tl.num_programs(0)
    for row_idx in tl.range(row_start, n_rows, row_step, num_stages=num_stages):
        offs = tl.arange(0, BLOCK_SIZE)
        row = load_row(input_ptr, input_row_stride, row_idx, offs, n_cols, -float("inf"))
        numerator = tl.exp(row - tl.max(row, axis=0))
        out = numerator / tl.sum(numerator, axis=0)
        tl.store(output_ptr + row_idx * output_row_stride + offs, out, mask=offs < n_cols)


@ensure_contiguous
def layer_norm(x, weight, bias=None, eps=1e-5):
    M, N = x.shape
    y = torch.empty_like(x)
    mean, rstd = (torch.empty((M, ), dtype=torch.float32, device=x.device) for _ in range(2))
    block, warps = calculate_settings(N)
    _layer_norm_fwd[(M, )](x, y, weight, bias, mean, rstd, x.stride(0), N, eps, HAS_BIAS=bias is not None,
                           IS_RMS=False, BLOCK_SIZE=min(block, 1024), num_warps=warps)
    return y, mean, rstd
