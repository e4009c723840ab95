"""Product of fp32 matrices, 16 x 16 elements a program."""

import triton
import triton.language as tl


@triton.jit
def product(a, b, c, m, n, k):
    tiles = n // 16
    at_m = tl.program_id(0) // tiles * 16 + tl.arange(0, 16)
    at_n = tl.program_id(0) % tiles * 16 + tl.arange(0, 16)
    total = tl.zeros((16, 16), tl.float32)
    for k0 in range(0, k, 16):
        at_k = k0 + tl.arange(0, 16)
        left = tl.load(a + at_m[:, None] * k + at_k[None, :])
        right = tl.load(b + at_k[:, None] * n + at_n[None, :])
        total = tl.dot(left, right, total, input_precision="ieee")
    tl.store(c + at_m[:, None] * n + at_n[None, :], total)
