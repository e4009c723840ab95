"""Parts of Triton's language that the other kernels do not use."""

import triton
import triton.language as tl
from triton.language.extra import libdevice


@triton.jit
def block_pointers(a_ptr, b_ptr, c_ptr, M, N, K, BLOCK: tl.constexpr, BLOCK_K: tl.constexpr):
    """A product through block pointers, with their checks of bounds."""
    row, column = tl.program_id(0) * BLOCK, tl.program_id(1) * BLOCK
    a = tl.make_block_ptr(a_ptr, (M, K), (K, 1), (row, 0), (BLOCK, BLOCK_K), (1, 0))
    b = tl.make_block_ptr(b_ptr, (K, N), (N, 1), (0, column), (BLOCK_K, BLOCK), (1, 0))
    total = tl.zeros((BLOCK, BLOCK), tl.float32)
    for _ in range(0, K, BLOCK_K):
        x = tl.load(a, boundary_check=(0, 1), padding_option="zero")
        y = tl.load(b, boundary_check=(0, 1), padding_option="zero")
        total = tl.dot(x, y, total)
        a = tl.advance(a, (0, BLOCK_K))
        b = tl.advance(b, (BLOCK_K, 0))
    c = tl.make_block_ptr(c_ptr, (M, N), (N, 1), (row, column), (BLOCK, BLOCK), (1, 0))
    tl.store(c, total, boundary_check=(0, 1))


@triton.jit
def tensor_descriptors(a_ptr, b_ptr, c_ptr, M, N, K, BLOCK: tl.constexpr, BLOCK_K: tl.constexpr):
    """Tutorial 09's way to write a product, with descriptors made in the kernel; B is transposed."""
    a_desc = tl.make_tensor_descriptor(a_ptr, shape=[M, K], strides=[K, 1], block_shape=[BLOCK, BLOCK_K])
    b_desc = tl.make_tensor_descriptor(b_ptr, shape=[N, K], strides=[K, 1], block_shape=[BLOCK, BLOCK_K])
    c_desc = tl.make_tensor_descriptor(c_ptr, shape=[M, N], strides=[N, 1], block_shape=[BLOCK, BLOCK])
    row, column = tl.program_id(0) * BLOCK, tl.program_id(1) * BLOCK
    total = tl.zeros((BLOCK, BLOCK), tl.float32)
    for start in range(0, K, BLOCK_K):
        total = tl.dot(a_desc.load([row, start]), b_desc.load([column, start]).T, total)
    c_desc.store([row, column], total.to(tl.float16))


@triton.jit
def scaled_dot(a_ptr, a_scale_ptr, b_ptr, b_scale_ptr, c_ptr, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr):
    """Tutorial 10's product: fp8 with a scale (a power of two) for every 32 elements of K."""
    rows, cols, ks, groups = tl.arange(0, M), tl.arange(0, N), tl.arange(0, K), tl.arange(0, K // 32)
    a = tl.load(a_ptr + rows[:, None] * K + ks[None, :])
    b = tl.load(b_ptr + ks[:, None] * N + cols[None, :])
    a_scale = tl.load(a_scale_ptr + rows[:, None] * (K // 32) + groups[None, :])
    b_scale = tl.load(b_scale_ptr + cols[:, None] * (K // 32) + groups[None, :])
    c = tl.dot_scaled(a, a_scale, "e4m3", b, b_scale, "e4m3")
    tl.store(c_ptr + rows[:, None] * N + cols[None, :], c)


@triton.jit
def join_and_split(x_ptr, out_ptr, BLOCK: tl.constexpr):
    """Complex numbers, squared."""
    at = tl.program_id(0) * 2 * BLOCK + tl.arange(0, 2 * BLOCK)
    re, im = tl.split(tl.reshape(tl.load(x_ptr + at), (BLOCK, 2)))
    both = tl.join(re * re - im * im, 2.0 * re * im)
    tl.store(out_ptr + at, tl.reshape(both, (2 * BLOCK,)))


@triton.jit
def half_atomics(x_ptr, out_ptr, n, BLOCK: tl.constexpr):
    offsets = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offsets, mask=offsets < n, other=0.0)
    tl.atomic_add(out_ptr + tl.arange(0, BLOCK), x, mask=offsets < n)


@triton.jit
def atomic_bits(x_ptr, out_ptr, top_ptr, values_ptr, n, BLOCK: tl.constexpr):
    offsets = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    mask = offsets < n
    x = tl.load(x_ptr + offsets, mask=mask, other=0)
    tl.atomic_and(out_ptr + offsets % 4, x | 0xFF, mask=mask)
    tl.atomic_or(out_ptr + 4 + offsets % 4, x & 0xF0F, mask=mask)
    tl.atomic_xor(out_ptr + 8 + offsets % 4, x, mask=mask)
    tl.atomic_min(out_ptr + 12 + offsets % 4, x, mask=mask)
    value = tl.load(values_ptr + offsets, mask=mask, other=0.0)
    tl.atomic_max(top_ptr + offsets % 4, value, mask=mask)
    tl.atomic_min(top_ptr + 4 + offsets % 4, value, mask=mask)


@triton.jit
def cache_modifiers(x_ptr, out_ptr, n, BLOCK: tl.constexpr):
    start = tl.program_id(0).to(tl.int64) * BLOCK
    offsets = start + tl.arange(0, BLOCK)
    mask = offsets < n
    x = tl.load(x_ptr + offsets, mask=mask, cache_modifier=".cg", eviction_policy="evict_first")
    y = tl.load(x_ptr + offsets, mask=mask, volatile=True)
    tl.store(out_ptr + offsets, x + y, mask=mask, cache_modifier=".wt")


@triton.jit
def collatz(x_ptr, out_ptr, n, BLOCK: tl.constexpr):
    """Steps until all elements of a block have come to 1."""
    offsets = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offsets, mask=offsets < n, other=1)
    steps = tl.zeros((BLOCK,), tl.int32)
    while tl.max(x) > 1:
        is_open = x > 1
        x = tl.where(is_open, tl.where(x % 2 == 0, x // 2, 3 * x + 1), x)
        steps += is_open.to(tl.int32)
    tl.store(out_ptr + offsets, steps, mask=offsets < n)


@triton.jit
def device_functions(x_ptr, atan_ptr, hypot_ptr, log1p_ptr, expm1_ptr, double_ptr, n, BLOCK: tl.constexpr):
    offsets = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    mask = offsets < n
    x = tl.load(x_ptr + offsets, mask=mask, other=1.0)
    tl.store(atan_ptr + offsets, libdevice.atan2(x, 2.0), mask=mask)
    tl.store(hypot_ptr + offsets, libdevice.hypot(x, 3.0), mask=mask)
    tl.store(log1p_ptr + offsets, libdevice.log1p(tl.abs(x)), mask=mask)
    tl.store(expm1_ptr + offsets, libdevice.expm1(x), mask=mask)
    tl.store(double_ptr + offsets, libdevice.exp(x.to(tl.float64)), mask=mask)


@triton.jit
def inline_assembly(x_ptr, out_ptr, BLOCK: tl.constexpr):
    offsets = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offsets)
    y = tl.inline_asm_elementwise("v_lshl_add_u32 $0, $1, 3, $2", "=v,v,v", [x, offsets], tl.int32, True, 1)
    tl.store(out_ptr + offsets, y)
