"""Root mean square normalisation of fp32 rows, one a program."""

import triton
import triton.language as tl


@triton.jit
def rms(x, weight, y, eps, rows, columns, BLOCK: tl.constexpr):
    row = tl.program_id(0).to(tl.int64)
    total = tl.zeros((BLOCK,), tl.float32)
    for start in range(0, columns, BLOCK):
        at = start + tl.arange(0, BLOCK)
        value = tl.load(x + row * columns + at, mask=at < columns, other=0.0)
        total += value * value
    inverse = 1.0 / tl.sqrt(tl.sum(total) / columns + eps)
    for start in range(0, columns, BLOCK):
        at = start + tl.arange(0, BLOCK)
        value = tl.load(x + row * columns + at, mask=at < columns, other=0.0)
        factor = tl.load(weight + at, mask=at < columns, other=0.0)
        tl.store(y + row * columns + at, value * inverse * factor, mask=at < columns)
