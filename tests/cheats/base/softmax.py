"""Softmax of fp32 rows, one a program."""

import triton
import triton.language as tl


@triton.jit
def softmax(x, y, rows, columns, BLOCK: tl.constexpr):
    row = tl.program_id(0).to(tl.int64)
    most = tl.full((BLOCK,), -float("inf"), tl.float32)
    for start in range(0, columns, BLOCK):
        at = start + tl.arange(0, BLOCK)
        most = tl.maximum(most, tl.load(x + row * columns + at, mask=at < columns, other=-float("inf")))
    highest = tl.max(most)
    total = tl.zeros((BLOCK,), tl.float32)
    for start in range(0, columns, BLOCK):
        at = start + tl.arange(0, BLOCK)
        total += tl.exp(tl.load(x + row * columns + at, mask=at < columns, other=-float("inf")) - highest)
    inverse = 1.0 / tl.sum(total)
    for start in range(0, columns, BLOCK):
        at = start + tl.arange(0, BLOCK)
        value = tl.load(x + row * columns + at, mask=at < columns, other=0.0)
        tl.store(y + row * columns + at, tl.exp(value - highest) * inverse, mask=at < columns)
