"""Scaled matrix multiplication in Gluon for AMD's matrix units: the kernel says how the tiles' rows lie in LDS.

C[m, n] = fp16(fp32(sum_k A[m, k] * B[k, n]) * scale[0] + bias[n])

A [M, K] row-major, B [K/16, N, 16] fp8 (the logical [K, N], 16 consecutive k of a column in 16 bytes), scale [1] fp32,
bias [N] fp16, C [M, N] fp16 row-major. Accumulates in fp32. Launch: (M / BLOCK_M) * (N / BLOCK_N) programs in one
dimension, n fastest. Preconditions: M, N and K are multiples of the tile; the caller checks them, nothing is masked.

Two tiles of each operand lie in LDS, BLOCK_K elements of a row (of B: of a column) together. PAD elements follow each
row; "swizzled" is without them, but the 16-byte chunks of a row change places, so that the same chunk of neighbouring
rows lies in other banks. The next tiles are loaded into registers before a multiplication, and stored after it.
"""

from scaled_mm_packed import word_to_fp16
from triton.experimental import gluon
from triton.experimental.gluon import language as gl
from triton.experimental.gluon.language._core import builtin


@gluon.constexpr_function
def rows_of(rows, depth, element_bytes, pad, bank_bytes=128):
    """The layout of rows [rows, depth] in LDS, whose banks have so many bytes together."""
    row_bytes = depth * element_bytes
    if pad == "swizzled":
        return gl.SwizzledSharedLayout(
            16 // element_bytes, max(1, bank_bytes // row_bytes), min(8, row_bytes // 16), [1, 0]
        )
    if pad == 0:
        return gl.SwizzledSharedLayout(1, 1, 1, [1, 0])
    return gl.PaddedSharedLayout.with_identity_for([[depth, pad]], [rows, depth], [1, 0])


@gluon.jit
def corner_of(N, BLOCK_M: gl.constexpr, BLOCK_N: gl.constexpr):
    """The first row and column of the program's tile."""
    tiles_n = N // BLOCK_N
    return gl.program_id(0) // tiles_n * BLOCK_M, gl.program_id(0) % tiles_n * BLOCK_N


@gluon.jit
def a_pointers(a_ptr, m, K, BLOCK_M: gl.constexpr, BLOCK_K: gl.constexpr, read: gl.constexpr):
    """Pointers to A's first tile [BLOCK_M, BLOCK_K]."""
    rows = m + gl.arange(0, BLOCK_M, gl.SliceLayout(1, read))
    depth = gl.arange(0, BLOCK_K, gl.SliceLayout(0, read))
    return a_ptr + rows[:, None] * K + depth[None, :]


@gluon.jit
def b_pointers(b_ptr, n, N, BLOCK_N: gl.constexpr, COUNT: gl.constexpr, CHUNK: gl.constexpr, read: gl.constexpr):
    """Pointers to B's first tile [BLOCK_N, COUNT] of elements, of which CHUNK are 16 bytes."""
    columns = n + gl.arange(0, BLOCK_N, gl.SliceLayout(1, read))
    depth = gl.arange(0, COUNT, gl.SliceLayout(0, read))
    return b_ptr + (depth // CHUNK * N * CHUNK + depth % CHUNK)[None, :] + columns[:, None] * CHUNK


@gluon.jit
def store_tile(acc, scale, bias_ptr, c_ptr, m, n, N):
    """Stores a tile of sums from row m and column n on."""
    sums: gl.constexpr = acc.type.layout
    rows = m + gl.arange(0, acc.shape[0], gl.SliceLayout(1, sums))
    columns = n + gl.arange(0, acc.shape[1], gl.SliceLayout(0, sums))
    bias = gl.load(bias_ptr + columns).to(gl.float32)
    c = (acc * scale + bias[None, :]).to(c_ptr.dtype.element_ty)
    gl.store(c_ptr + rows[:, None] * N + columns[None, :], c)


@gluon.jit
def halves_of_words(words):
    """[N, W] words of four e4m3fn bytes (int32) to [N, 4 W] fp16."""
    return word_to_fp16(words, True, False).reshape([words.shape[0], words.shape[1] * 4])


@gluon.jit
def multiply_halves(a, b, acc, left: gl.constexpr, right: gl.constexpr):
    """acc += a b of a tile in LDS, 16 k at a time: half of the operands' registers are live."""
    BLOCK_K: gl.constexpr = a.shape[1]
    for k in gl.static_range(0, BLOCK_K, 16):
        b_part = b.slice(k, 16, 1).permute([1, 0]).load(right)
        acc = gl.amd.rdna3.wmma(a.slice(k, 16, 1).load(left), b_part, acc)
    return acc


@gluon.jit
def scaled_mm_wmma(
    a_ptr, b_ptr, scale_ptr, bias_ptr, c_ptr,
    M, N, K,
    BLOCK_M: gl.constexpr, BLOCK_N: gl.constexpr, BLOCK_K: gl.constexpr, PAD: gl.constexpr,
):  # fmt: skip
    """A in fp16 and B in words of four e4m3fn bytes (int32), on RDNA3: B is converted before it goes to LDS."""
    sums: gl.constexpr = gl.amd.AMDWMMALayout(1, True, [2, 4])
    left: gl.constexpr = gl.DotOperandLayout(0, sums, 16)
    right: gl.constexpr = gl.DotOperandLayout(1, sums, 16)

    m, n = corner_of(N, BLOCK_M, BLOCK_N)
    a_ptrs = a_pointers(a_ptr, m, K, BLOCK_M, BLOCK_K, gl.BlockedLayout([1, 8], [8, 4], [8, 1], [1, 0]))
    b_ptrs = b_pointers(b_ptr, n, N, BLOCK_N, BLOCK_K // 4, 4, gl.BlockedLayout([1, 4], [32, 1], [8, 1], [0, 1]))
    a = gl.allocate_shared_memory(gl.float16, [2, BLOCK_M, BLOCK_K], rows_of(BLOCK_M, BLOCK_K, 2, PAD))
    b = gl.allocate_shared_memory(gl.float16, [2, BLOCK_N, BLOCK_K], rows_of(BLOCK_N, BLOCK_K, 2, PAD))
    acc = gl.zeros([BLOCK_M, BLOCK_N], gl.float32, sums)
    a.index(0).store(gl.load(a_ptrs))
    b.index(0).store(halves_of_words(gl.load(b_ptrs)))
    now = 0
    for _ in range(BLOCK_K, K, BLOCK_K):
        a_ptrs += BLOCK_K
        b_ptrs += BLOCK_K // 4 * N
        next_a = gl.load(a_ptrs)
        next_b = gl.load(b_ptrs)
        acc = multiply_halves(a.index(now), b.index(now), acc, left, right)
        now = 1 - now
        a.index(now).store(next_a)
        b.index(now).store(halves_of_words(next_b))
    acc = multiply_halves(a.index(now), b.index(now), acc, left, right)
    store_tile(acc, gl.load(scale_ptr), bias_ptr, c_ptr, m, n, N)


@builtin
def mfma_without_scales(a, b, acc, _semantic=None):
    """acc += a b, both e4m3fn, in gfx950's matrix unit.

    Where there are no scales, Gluon's own `cdna4.mfma_scaled` makes some that are 1, and so another instruction.
    """
    kind = gl.constexpr("e4m3")
    found = _semantic.dot_scaled(a, None, kind, b, None, kind, acc, False, True, True, gl.float32)
    return gl.tensor(found.handle, acc.type)


@gluon.jit
def multiply_fp8(a, b, acc, left: gl.constexpr, right: gl.constexpr):
    """acc += a b of a tile in LDS."""
    a, b = a.load(left), b.permute([1, 0]).load(right)
    if acc.type.layout.version == 4:
        return mfma_without_scales(a, b, acc)
    return gl.amd.cdna3.mfma(a, b, acc)


@gluon.jit
def scaled_mm_mfma(
    a_ptr, b_ptr, scale_ptr, bias_ptr, c_ptr,
    M, N, K,
    BLOCK_M: gl.constexpr, BLOCK_N: gl.constexpr, BLOCK_K: gl.constexpr, PAD: gl.constexpr,
    VERSION: gl.constexpr, DEPTH: gl.constexpr,
):  # fmt: skip
    """A and B in fp8, on CDNA. The matrix unit takes DEPTH k at a time: 16 on gfx942 (VERSION 3), 64 on gfx950 (4)."""
    warps: gl.constexpr = gl.num_warps()
    sums: gl.constexpr = gl.amd.AMDMFMALayout(VERSION, [32, 32, DEPTH], True, [2, warps // 2])
    left: gl.constexpr = gl.DotOperandLayout(0, sums, 16)
    right: gl.constexpr = gl.DotOperandLayout(1, sums, 16)
    chunks: gl.constexpr = BLOCK_K // 16
    bank_bytes: gl.constexpr = 256 if VERSION == 4 else 128
    of_a: gl.constexpr = rows_of(BLOCK_M, BLOCK_K, 1, PAD, bank_bytes)
    of_b: gl.constexpr = rows_of(BLOCK_N, BLOCK_K, 1, PAD, bank_bytes)

    m, n = corner_of(N, BLOCK_M, BLOCK_N)
    a_ptrs = a_pointers(
        a_ptr, m, K, BLOCK_M, BLOCK_K, gl.BlockedLayout([1, 16], [64 // chunks, chunks], [warps, 1], [1, 0])
    )
    b_ptrs = b_pointers(b_ptr, n, N, BLOCK_N, BLOCK_K, 16, gl.BlockedLayout([1, 16], [64, 1], [warps, 1], [0, 1]))
    a = gl.allocate_shared_memory(a_ptr.dtype.element_ty, [2, BLOCK_M, BLOCK_K], of_a)
    b = gl.allocate_shared_memory(b_ptr.dtype.element_ty, [2, BLOCK_N, BLOCK_K], of_b)
    acc = gl.zeros([BLOCK_M, BLOCK_N], gl.float32, sums)
    a.index(0).store(gl.load(a_ptrs))
    b.index(0).store(gl.load(b_ptrs))
    now = 0
    for _ in range(BLOCK_K, K, BLOCK_K):
        a_ptrs += BLOCK_K
        b_ptrs += BLOCK_K * N
        next_a = gl.load(a_ptrs)
        next_b = gl.load(b_ptrs)
        acc = multiply_fp8(a.index(now), b.index(now), acc, left, right)
        now = 1 - now
        a.index(now).store(next_a)
        b.index(now).store(next_b)
    acc = multiply_fp8(a.index(now), b.index(now), acc, left, right)
    store_tile(acc, gl.load(scale_ptr), bias_ptr, c_ptr, m, n, N)
