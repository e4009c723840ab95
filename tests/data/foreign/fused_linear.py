"""y = (x w + bias) * scale, rows by a vector of weights: optional tensor, a dtype as constexpr, a default argument."""
import triton
import triton.language as tl


@triton.jit
def row_scale(x_ptr, bias_ptr, y_ptr, n_rows, n_cols, stride_row, stride_col, scale,
              BLOCK: tl.constexpr, COMPUTE_TYPE: tl.constexpr = tl.float32):
    row = tl.program_id(0).to(tl.int64)
    for start in range(0, n_cols, BLOCK):
        cols = start + tl.arange(0, BLOCK)
        mask = cols < n_cols
        x = tl.load(x_ptr + row * stride_row + cols * stride_col, mask=mask, other=0.0).to(COMPUTE_TYPE)
        if bias_ptr is not None:
            x += tl.load(bias_ptr + cols, mask=mask, other=0.0).to(COMPUTE_TYPE)
        tl.store(y_ptr + row * stride_row + cols * stride_col, (x * scale).to(y_ptr.dtype.element_ty), mask=mask)
