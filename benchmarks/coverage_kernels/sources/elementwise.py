"""Kernels of one element each, as tutorials write them: a program takes BLOCK elements, a mask guards the rest."""

import triton
import triton.language as tl
from triton.language.extra import libdevice


@triton.jit
def add(x_ptr, y_ptr, out_ptr, n, BLOCK: tl.constexpr):
    offsets = tl.program_id(axis=0) * BLOCK + tl.arange(0, BLOCK)
    mask = offsets < n
    x = tl.load(x_ptr + offsets, mask=mask)
    y = tl.load(y_ptr + offsets, mask=mask)
    tl.store(out_ptr + offsets, x + y, mask=mask)


@triton.jit
def gelu(x_ptr, out_ptr, n, BLOCK: tl.constexpr):
    offsets = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    mask = offsets < n
    x = tl.load(x_ptr + offsets, mask=mask).to(tl.float32)
    y = 0.5 * x * (1.0 + tl.erf(x * 0.7071067811865476))
    tl.store(out_ptr + offsets, y, mask=mask)


@triton.jit
def gelu_tanh(x_ptr, out_ptr, n, BLOCK: tl.constexpr):
    offsets = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    mask = offsets < n
    x = tl.load(x_ptr + offsets, mask=mask)
    y = 0.5 * x * (1.0 + libdevice.tanh(0.7978845608028654 * (x + 0.044715 * x * x * x)))
    tl.store(out_ptr + offsets, y, mask=mask)


@triton.jit
def silu_and_mul(gate_ptr, up_ptr, out_ptr, n, BLOCK: tl.constexpr):
    offsets = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    mask = offsets < n
    gate = tl.load(gate_ptr + offsets, mask=mask, other=0.0).to(tl.float32)
    up = tl.load(up_ptr + offsets, mask=mask, other=0.0).to(tl.float32)
    tl.store(out_ptr + offsets, gate * tl.sigmoid(gate) * up, mask=mask)


@triton.jit
def transcendental(x_ptr, exp_ptr, log_ptr, sin_ptr, cos_ptr, sqrt_ptr, rsqrt_ptr, n, BLOCK: tl.constexpr):
    offsets = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    mask = offsets < n
    x = tl.load(x_ptr + offsets, mask=mask, other=1.0)
    positive = tl.abs(x)
    tl.store(exp_ptr + offsets, tl.exp(x), mask=mask)
    tl.store(log_ptr + offsets, tl.log(positive), mask=mask)
    tl.store(sin_ptr + offsets, tl.sin(x), mask=mask)
    tl.store(cos_ptr + offsets, tl.cos(x), mask=mask)
    tl.store(sqrt_ptr + offsets, tl.sqrt(positive), mask=mask)
    tl.store(rsqrt_ptr + offsets, tl.rsqrt(positive), mask=mask)


@triton.jit
def power_and_division(x_ptr, y_ptr, power_ptr, quotient_ptr, exact_ptr, n, BLOCK: tl.constexpr):
    offsets = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    mask = offsets < n
    x = tl.load(x_ptr + offsets, mask=mask, other=1.0)
    y = tl.load(y_ptr + offsets, mask=mask, other=1.0)
    tl.store(power_ptr + offsets, libdevice.pow(x, y), mask=mask)
    tl.store(quotient_ptr + offsets, x / y, mask=mask)
    tl.store(exact_ptr + offsets, tl.math.div_rn(x, y), mask=mask)


@triton.jit
def integer_division(x_ptr, y_ptr, quotient_ptr, rest_ptr, unsigned_ptr, n, BLOCK: tl.constexpr):
    offsets = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    mask = offsets < n
    x = tl.load(x_ptr + offsets, mask=mask, other=1)
    y = tl.load(y_ptr + offsets, mask=mask, other=1)
    tl.store(quotient_ptr + offsets, x // y, mask=mask)
    tl.store(rest_ptr + offsets, x % y, mask=mask)
    tl.store(unsigned_ptr + offsets, x.to(tl.uint32, bitcast=True) // 10, mask=mask)


@triton.jit
def double_arithmetic(x_ptr, y_ptr, out_ptr, root_ptr, n, BLOCK: tl.constexpr):
    offsets = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    mask = offsets < n
    x = tl.load(x_ptr + offsets, mask=mask, other=1.0)
    y = tl.load(y_ptr + offsets, mask=mask, other=1.0)
    tl.store(out_ptr + offsets, (x * y + x) / (y * y + 1.0), mask=mask)
    tl.store(root_ptr + offsets, tl.sqrt(tl.abs(x)) + tl.floor(y), mask=mask)


@triton.jit
def int64_arithmetic(x_ptr, y_ptr, out_ptr, high_ptr, n, BLOCK: tl.constexpr):
    offsets = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    mask = offsets < n
    x = tl.load(x_ptr + offsets, mask=mask, other=1)
    y = tl.load(y_ptr + offsets, mask=mask, other=1)
    mixed = (x * y) ^ (x << 7) ^ (y >> 3)
    tl.store(out_ptr + offsets, tl.where(mixed > 0, mixed, -mixed), mask=mask)
    tl.store(high_ptr + offsets, tl.umulhi(x, y), mask=mask)


@triton.jit
def int8_add_saturated(x_ptr, y_ptr, out_ptr, n, BLOCK: tl.constexpr):
    offsets = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    mask = offsets < n
    x = tl.load(x_ptr + offsets, mask=mask, other=0).to(tl.int32)
    y = tl.load(y_ptr + offsets, mask=mask, other=0).to(tl.int32)
    total = tl.minimum(tl.maximum(x + y, -128), 127)
    tl.store(out_ptr + offsets, total.to(tl.int8), mask=mask)


@triton.jit
def leaky_relu_clamped(x_ptr, out_ptr, n, slope, limit, BLOCK: tl.constexpr):
    offsets = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    mask = offsets < n
    x = tl.load(x_ptr + offsets, mask=mask)
    y = tl.where(x >= 0, x, x * slope)
    tl.store(out_ptr + offsets, tl.clamp(y, -limit, limit), mask=mask)


@triton.jit
def rounding(x_ptr, floor_ptr, ceil_ptr, whole_ptr, half_ptr, n, BLOCK: tl.constexpr):
    offsets = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    mask = offsets < n
    x = tl.load(x_ptr + offsets, mask=mask, other=0.0)
    tl.store(floor_ptr + offsets, tl.floor(x), mask=mask)
    tl.store(ceil_ptr + offsets, tl.ceil(x), mask=mask)
    tl.store(whole_ptr + offsets, x.to(tl.int32), mask=mask)
    tl.store(half_ptr + offsets, x.to(tl.float16), mask=mask)


@triton.jit
def masked_fill(x_ptr, mask_ptr, out_ptr, value, n, BLOCK: tl.constexpr):
    offsets = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    inside = offsets < n
    chosen = tl.load(mask_ptr + offsets, mask=inside, other=0)
    x = tl.load(x_ptr + offsets, mask=inside & (chosen == 0), other=value)
    tl.store(out_ptr + offsets, x, mask=inside)
