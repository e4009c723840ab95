import functools

import torch
import triton
import triton.language as tl


@triton.jit
def cdiv_fn(x, y):
    return (x + y - 1) // y


@triton.jit
def load_row(ptr, stride, row, offs, n_cols, other):
    return tl.load(ptr + row * stride + offs, mask=offs < n_cols, other=other)


def ensure_contiguous(fn):
    @functools.wraps(fn)
    def wrapper(*args, **kwargs):
        return fn(*[a.contiguous() if isinstance(a, torch.Tensor) else a for a in args], **kwargs)

    return wrapper


def calculate_settings(n):
    block = triton.next_power_of_2(n)
    return block, 4 if block < 2048 else 8
