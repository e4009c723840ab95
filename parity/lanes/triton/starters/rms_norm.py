"""Root mean square normalisation, one row a program.

    y[row, :] = x[row, :] / sqrt(mean(x[row, :]^2) + eps) * weight

x and y [rows, columns], weight [columns], all contiguous; sums and the division in fp32, one rounding at the end.
Launch: (rows,). BLOCK is a power of two and at least the number of columns.
"""

import triton
import triton.language as tl


@triton.jit
def rms_norm(x, weight, y, eps, columns, BLOCK: tl.constexpr):
    row = tl.program_id(0).to(tl.int64)
    at = tl.arange(0, BLOCK)
    inside = at < columns
    values = tl.load(x + row * columns + at, mask=inside, other=0.0).to(tl.float32)
    factor = 1.0 / tl.sqrt(tl.sum(values * values, axis=0) / columns + eps)
    scaled = values * factor * tl.load(weight + at, mask=inside, other=0.0).to(tl.float32)
    tl.store(y + row * columns + at, scaled.to(y.dtype.element_ty), mask=inside)
