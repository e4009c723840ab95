"""Kernels in Gluon, where the author chooses the layouts: they depend on the family, which is the constant FAMILY."""

from triton.experimental import gluon
from triton.experimental.gluon import language as gl
from triton.experimental.gluon.language.amd.cdna4 import async_copy


@gluon.constexpr_function
def wave_size(family):
    return 64 if family.startswith("gfx9") else 32


@gluon.constexpr_function
def line(family, warps, width):
    """One dimension, of which each lane has `width` neighbours at a time."""
    return gl.BlockedLayout([width], [wave_size(family)], [warps], [0])


@gluon.constexpr_function
def tile(family, warps, width, lanes):
    """Two dimensions: each lane has `width` neighbours of a row, and `lanes` of a wave share the row."""
    return gl.BlockedLayout([1, width], [wave_size(family) // lanes, lanes], [warps, 1], [1, 0])


@gluon.constexpr_function
def accumulator(family, waves):
    """What the matrix unit makes of a product of fp16: tiles of 16 x 16, a row in neighbouring registers."""
    version = {"gfx1151": 1, "gfx1201": 2, "gfx90a": 2, "gfx942": 3, "gfx950": 4}[family]
    if family in ("gfx1151", "gfx1201"):
        if "warp_bases" in gl.amd.AMDWMMALayout.__dataclass_fields__:  # since Triton 3.7
            powers = [1 << n for n in range(5)]
            waves = [[0, n] for n in powers if n < waves[1]] + [[n, 0] for n in powers if n < waves[0]]
        return gl.amd.AMDWMMALayout(version, True, waves)
    return gl.amd.AMDMFMALayout(version, [16, 16, 32 if family == "gfx950" else 16], True, waves)


@gluon.constexpr_function
def factor(family, number, waves):
    """The first (0) or second (1) factor of such a product."""
    k_width = {"gfx1151": 16, "gfx1201": 8, "gfx90a": 4, "gfx942": 4, "gfx950": 8}[family]
    return gl.DotOperandLayout(number, accumulator(family, waves), k_width)


@gluon.jit
def multiply(a, b, acc, FAMILY: gl.constexpr):
    if FAMILY == "gfx1151":
        acc = gl.amd.rdna3.wmma(a, b, acc)
    elif FAMILY == "gfx1201":
        acc = gl.amd.rdna4.wmma(a, b, acc)
    elif FAMILY == "gfx950":
        acc = gl.amd.cdna4.mfma(a, b, acc)
    else:
        acc = gl.amd.cdna3.mfma(a, b, acc)
    return acc


@gluon.jit
def add(x_ptr, y_ptr, out_ptr, n, BLOCK: gl.constexpr, FAMILY: gl.constexpr):
    offsets = gl.program_id(0) * BLOCK + gl.arange(0, BLOCK, layout=line(FAMILY, gl.num_warps(), 2))
    mask = offsets < n
    x = gl.load(x_ptr + offsets, mask=mask)
    y = gl.load(y_ptr + offsets, mask=mask)
    gl.store(out_ptr + offsets, x + y, mask=mask)


@gluon.jit
def softmax(out_ptr, x_ptr, x_row_stride, out_row_stride, n_rows, n_cols, BLOCK: gl.constexpr, FAMILY: gl.constexpr):
    """Programs walk over rows. All waves share one: their maxima and sums meet in LDS."""
    cols = gl.arange(0, BLOCK, layout=line(FAMILY, gl.num_warps(), 1))
    mask = cols < n_cols
    for row in range(gl.program_id(0), n_rows, gl.num_programs(0)):
        x = gl.load(x_ptr + row * x_row_stride + cols, mask=mask, other=-float("inf"))
        numerator = gl.exp(x - gl.max(x, 0))
        gl.store(out_ptr + row * out_row_stride + cols, numerator / gl.sum(numerator, 0), mask=mask)


@gluon.jit
def layer_norm_forward(X, Y, W, B, Mean, Rstd, stride, N, eps, BLOCK_SIZE: gl.constexpr, FAMILY: gl.constexpr):
    """Rows longer than a block, in three passes: mean, variance, output."""
    row = gl.program_id(0)
    layout: gl.constexpr = line(FAMILY, gl.num_warps(), 2)
    block = gl.arange(0, BLOCK_SIZE, layout=layout)
    total = gl.zeros([BLOCK_SIZE], gl.float32, layout)
    for start in range(0, N, BLOCK_SIZE):
        cols = start + block
        total += gl.load(X + row * stride + cols, mask=cols < N, other=0.0).to(gl.float32)
    mean = gl.sum(total, 0) / N
    squares = gl.zeros([BLOCK_SIZE], gl.float32, layout)
    for start in range(0, N, BLOCK_SIZE):
        cols = start + block
        x = gl.load(X + row * stride + cols, mask=cols < N, other=0.0).to(gl.float32)
        away = gl.where(cols < N, x - mean, 0.0)
        squares += away * away
    rstd = gl.rsqrt(gl.sum(squares, 0) / N + eps)
    gl.store(Mean + row, mean)
    gl.store(Rstd + row, rstd)
    for start in range(0, N, BLOCK_SIZE):
        cols = start + block
        mask = cols < N
        x = gl.load(X + row * stride + cols, mask=mask).to(gl.float32)
        w = gl.load(W + cols, mask=mask).to(gl.float32)
        b = gl.load(B + cols, mask=mask).to(gl.float32)
        gl.store(Y + row * stride + cols, ((x - mean) * rstd * w + b).to(gl.float16), mask=mask)


@gluon.jit
def column_sums(x_ptr, out_ptr, M, N, BLOCK_M: gl.constexpr, BLOCK_N: gl.constexpr, FAMILY: gl.constexpr):
    """A reduction over the slow dimension: across lanes and waves; the result has the layout of a slice."""
    layout: gl.constexpr = tile(FAMILY, gl.num_warps(), 4, 8)
    rows = gl.arange(0, BLOCK_M, layout=gl.SliceLayout(1, layout))
    cols = gl.program_id(0) * BLOCK_N + gl.arange(0, BLOCK_N, layout=gl.SliceLayout(0, layout))
    total = gl.zeros([BLOCK_N], gl.float32, gl.SliceLayout(0, layout))
    for start in range(0, M, BLOCK_M):
        at = start + rows
        mask = (at[:, None] < M) & (cols[None, :] < N)
        x = gl.load(x_ptr + at[:, None] * N + cols[None, :], mask=mask, other=0.0)
        total += gl.sum(x.to(gl.float32), 0)
    gl.store(out_ptr + cols, total, mask=cols < N)


@gluon.jit
def histogram(x_ptr, out_ptr, n, BINS: gl.constexpr, BLOCK: gl.constexpr, FAMILY: gl.constexpr):
    layout: gl.constexpr = line(FAMILY, gl.num_warps(), 1)
    offsets = gl.program_id(0) * BLOCK + gl.arange(0, BLOCK, layout=layout)
    mask = offsets < n
    x = gl.load(x_ptr + offsets, mask=mask, other=0)
    counts = gl.histogram(x, BINS, mask=mask, layout=layout)
    gl.atomic_add(out_ptr + gl.arange(0, BINS, layout=layout), counts)


@gluon.jit
def _load_tile(x_ptr, M, N, BLOCK_M: gl.constexpr, BLOCK_N: gl.constexpr, layout: gl.constexpr):
    """This program's tile of a matrix, with whole rows in neighbouring lanes."""
    rows = gl.program_id(0) * BLOCK_M + gl.arange(0, BLOCK_M, layout=gl.SliceLayout(1, layout))
    cols = gl.program_id(1) * BLOCK_N + gl.arange(0, BLOCK_N, layout=gl.SliceLayout(0, layout))
    return gl.load(x_ptr + rows[:, None] * N + cols[None, :], mask=(rows[:, None] < M) & (cols[None, :] < N))


@gluon.jit
def _store_turned(out_ptr, x, M, N, BLOCK_M: gl.constexpr, BLOCK_N: gl.constexpr):
    """The turned tile, to where it belongs."""
    layout: gl.constexpr = x.type.layout
    rows = gl.program_id(0) * BLOCK_M + gl.arange(0, BLOCK_M, layout=gl.SliceLayout(0, layout))
    cols = gl.program_id(1) * BLOCK_N + gl.arange(0, BLOCK_N, layout=gl.SliceLayout(1, layout))
    gl.store(out_ptr + cols[:, None] * M + rows[None, :], x, mask=(cols[:, None] < N) & (rows[None, :] < M))


@gluon.jit
def transpose(x_ptr, out_ptr, M, N, BLOCK_M: gl.constexpr, BLOCK_N: gl.constexpr, FAMILY: gl.constexpr):
    """The compiler moves the elements between lanes."""
    layout: gl.constexpr = tile(FAMILY, gl.num_warps(), 2, 16)
    x = _load_tile(x_ptr, M, N, BLOCK_M, BLOCK_N, layout)
    _store_turned(out_ptr, gl.convert_layout(gl.permute(x, [1, 0]), layout), M, N, BLOCK_M, BLOCK_N)


@gluon.jit
def transpose_padded(x_ptr, out_ptr, M, N, BLOCK_M: gl.constexpr, BLOCK_N: gl.constexpr, FAMILY: gl.constexpr):
    """By hand through LDS, where padding after each row keeps columns from the same bank."""
    layout: gl.constexpr = tile(FAMILY, gl.num_warps(), 2, 16)
    padded: gl.constexpr = gl.PaddedSharedLayout.with_identity_for([[BLOCK_N, 2]], [BLOCK_M, BLOCK_N], [1, 0])
    x = _load_tile(x_ptr, M, N, BLOCK_M, BLOCK_N, layout)
    shared = gl.allocate_shared_memory(x.dtype, [BLOCK_M, BLOCK_N], padded, x)
    _store_turned(out_ptr, shared.permute([1, 0]).load(layout), M, N, BLOCK_M, BLOCK_N)


@gluon.jit
def _store_product(c_ptr, acc, M, N, stride_cm, row, col):
    """A tile from (row, col) on, from the layout of the matrix unit without a detour."""
    layout: gl.constexpr = acc.type.layout
    rows = row + gl.arange(0, acc.shape[0], layout=gl.SliceLayout(1, layout))
    cols = col + gl.arange(0, acc.shape[1], layout=gl.SliceLayout(0, layout))
    mask = (rows[:, None] < M) & (cols[None, :] < N)
    gl.store(c_ptr + rows[:, None] * stride_cm + cols[None, :], acc.to(c_ptr.dtype.element_ty), mask=mask)


@gluon.jit
def matmul(
    a_ptr,
    b_ptr,
    c_ptr,
    M,
    N,
    K,
    stride_am,
    stride_ak,
    stride_bk,
    stride_bn,
    stride_cm,
    stride_cn,
    BLOCK_M: gl.constexpr,
    BLOCK_N: gl.constexpr,
    BLOCK_K: gl.constexpr,
    FAMILY: gl.constexpr,
):
    """Tiles through swizzled LDS into the matrix unit."""
    waves: gl.constexpr = [2, gl.num_warps() // 2]
    layout: gl.constexpr = tile(FAMILY, gl.num_warps(), 4, 8)
    swizzled: gl.constexpr = gl.SwizzledSharedLayout(4, 1, 8, [1, 0])
    tiles_n = gl.cdiv(N, BLOCK_N)
    row, col = gl.program_id(0) // tiles_n * BLOCK_M, gl.program_id(0) % tiles_n * BLOCK_N
    rows = row + gl.arange(0, BLOCK_M, layout=gl.SliceLayout(1, layout))
    cols = col + gl.arange(0, BLOCK_N, layout=gl.SliceLayout(0, layout))
    a_ks = gl.arange(0, BLOCK_K, layout=gl.SliceLayout(0, layout))
    b_ks = gl.arange(0, BLOCK_K, layout=gl.SliceLayout(1, layout))
    a_shared = gl.allocate_shared_memory(a_ptr.dtype.element_ty, [BLOCK_M, BLOCK_K], swizzled)
    b_shared = gl.allocate_shared_memory(b_ptr.dtype.element_ty, [BLOCK_K, BLOCK_N], swizzled)
    acc = gl.zeros([BLOCK_M, BLOCK_N], gl.float32, accumulator(FAMILY, waves))
    for start in range(0, K, BLOCK_K):
        a_mask = (rows[:, None] < M) & (start + a_ks[None, :] < K)
        b_mask = (start + b_ks[:, None] < K) & (cols[None, :] < N)
        a_at = rows[:, None] * stride_am + (start + a_ks[None, :]) * stride_ak
        b_at = (start + b_ks[:, None]) * stride_bk + cols[None, :] * stride_bn
        a_shared.store(gl.load(a_ptr + a_at, mask=a_mask, other=0.0))
        b_shared.store(gl.load(b_ptr + b_at, mask=b_mask, other=0.0))
        a = a_shared.load(factor(FAMILY, 0, waves))
        b = b_shared.load(factor(FAMILY, 1, waves))
        acc = multiply(a, b, acc, FAMILY)
    _store_product(c_ptr, acc, M, N, stride_cm, row, col)


@gluon.jit
def matmul_pipelined(
    a_ptr,
    b_ptr,
    c_ptr,
    M,
    N,
    K,
    stride_am,
    stride_ak,
    stride_bk,
    stride_bn,
    stride_cm,
    stride_cn,
    BLOCK_M: gl.constexpr,
    BLOCK_N: gl.constexpr,
    BLOCK_K: gl.constexpr,
    FAMILY: gl.constexpr,
):
    """Two buffers in LDS: while one is multiplied, buffer loads fetch the next tiles for the other."""
    waves: gl.constexpr = [2, gl.num_warps() // 2]
    layout: gl.constexpr = tile(FAMILY, gl.num_warps(), 8, 4)
    a_layout: gl.constexpr = gl.SwizzledSharedLayout(8, 2, 4, [1, 0])
    b_layout: gl.constexpr = gl.SwizzledSharedLayout(1, 1, 1, [1, 0])
    tiles_n = gl.cdiv(N, BLOCK_N)
    row, col = gl.program_id(0) // tiles_n * BLOCK_M, gl.program_id(0) % tiles_n * BLOCK_N
    rows = (row + gl.arange(0, BLOCK_M, layout=gl.SliceLayout(1, layout)))[:, None]
    cols = (col + gl.arange(0, BLOCK_N, layout=gl.SliceLayout(0, layout)))[None, :]
    a_ks = gl.arange(0, BLOCK_K, layout=gl.SliceLayout(0, layout))[None, :]
    b_ks = gl.arange(0, BLOCK_K, layout=gl.SliceLayout(1, layout))[:, None]
    a_at, b_at = rows * stride_am + a_ks * stride_ak, b_ks * stride_bk + cols * stride_bn
    a_shared = gl.allocate_shared_memory(a_ptr.dtype.element_ty, [2, BLOCK_M, BLOCK_K], a_layout)
    b_shared = gl.allocate_shared_memory(b_ptr.dtype.element_ty, [2, BLOCK_K, BLOCK_N], b_layout)
    a = gl.amd.cdna3.buffer_load(a_ptr, a_at, mask=(rows < M) & (a_ks < K), other=0.0)
    b = gl.amd.cdna3.buffer_load(b_ptr, b_at, mask=(b_ks < K) & (cols < N), other=0.0)
    a_shared.index(0).store(a)
    b_shared.index(0).store(b)
    acc = gl.zeros([BLOCK_M, BLOCK_N], gl.float32, accumulator(FAMILY, waves))
    steps = gl.cdiv(K, BLOCK_K)
    for step in range(steps - 1):
        start = (step + 1) * BLOCK_K
        a = gl.amd.cdna3.buffer_load(a_ptr, a_at + start * stride_ak, (rows < M) & (start + a_ks < K), 0.0)
        b = gl.amd.cdna3.buffer_load(b_ptr, b_at + start * stride_bk, (start + b_ks < K) & (cols < N), 0.0)
        a_now = a_shared.index(step % 2).load(factor(FAMILY, 0, waves))
        b_now = b_shared.index(step % 2).load(factor(FAMILY, 1, waves))
        acc = multiply(a_now, b_now, acc, FAMILY)
        a_shared.index((step + 1) % 2).store(a)
        b_shared.index((step + 1) % 2).store(b)
    a_now = a_shared.index((steps - 1) % 2).load(factor(FAMILY, 0, waves))
    b_now = b_shared.index((steps - 1) % 2).load(factor(FAMILY, 1, waves))
    acc = multiply(a_now, b_now, acc, FAMILY)
    c = gl.convert_layout(acc.to(c_ptr.dtype.element_ty), layout)
    gl.amd.cdna3.buffer_store(c, c_ptr, rows * stride_cm + cols * stride_cn, mask=(rows < M) & (cols < N))


@gluon.jit
def split_k(
    a_ptr,
    b_ptr,
    c_ptr,
    M,
    N,
    K,
    BLOCK: gl.constexpr,
    BLOCK_K: gl.constexpr,
    SPLIT: gl.constexpr,
    FAMILY: gl.constexpr,
):
    """Without LDS: each lane loads what the matrix unit wants of it. Programs of one tile add up by buffer atomics."""
    waves: gl.constexpr = [2, gl.num_warps() // 2]
    a_layout: gl.constexpr = factor(FAMILY, 0, waves)
    b_layout: gl.constexpr = factor(FAMILY, 1, waves)
    c_layout: gl.constexpr = accumulator(FAMILY, waves)
    row, col = gl.program_id(0) * BLOCK, gl.program_id(1) * BLOCK
    a_rows = (row + gl.arange(0, BLOCK, layout=gl.SliceLayout(1, a_layout)))[:, None]
    b_cols = (col + gl.arange(0, BLOCK, layout=gl.SliceLayout(0, b_layout)))[None, :]
    acc = gl.zeros([BLOCK, BLOCK], gl.float32, c_layout)
    for start in range(gl.program_id(2) * BLOCK_K, K, BLOCK_K * SPLIT):
        a_ks = (start + gl.arange(0, BLOCK_K, layout=gl.SliceLayout(0, a_layout)))[None, :]
        b_ks = (start + gl.arange(0, BLOCK_K, layout=gl.SliceLayout(1, b_layout)))[:, None]
        a = gl.amd.cdna3.buffer_load(a_ptr, a_rows * K + a_ks, (a_rows < M) & (a_ks < K), 0.0)
        b = gl.amd.cdna3.buffer_load(b_ptr, b_ks * N + b_cols, (b_ks < K) & (b_cols < N), 0.0)
        acc = multiply(a, b, acc, FAMILY)
    rows = (row + gl.arange(0, BLOCK, layout=gl.SliceLayout(1, c_layout)))[:, None]
    cols = (col + gl.arange(0, BLOCK, layout=gl.SliceLayout(0, c_layout)))[None, :]
    gl.amd.cdna3.buffer_atomic_add(c_ptr, rows * N + cols, acc, mask=(rows < M) & (cols < N))


@gluon.jit
def matmul_async(
    a_ptr,
    b_ptr,
    c_ptr,
    M,
    N,
    K,
    stride_am,
    stride_ak,
    stride_bk,
    stride_bn,
    stride_cm,
    stride_cn,
    BLOCK_M: gl.constexpr,
    BLOCK_N: gl.constexpr,
    BLOCK_K: gl.constexpr,
    FAMILY: gl.constexpr,
):
    """A times the turned B: loads straight into LDS, as wide as the family has them, one tile ahead of the product."""
    WIDTH: gl.constexpr = 8 if FAMILY == "gfx950" else 2
    waves: gl.constexpr = [2, gl.num_warps() // 2]
    layout: gl.constexpr = tile(FAMILY, gl.num_warps(), WIDTH, BLOCK_K // WIDTH)
    padding: gl.constexpr = [[WIDTH * wave_size(FAMILY), 8]]
    a_padded: gl.constexpr = gl.PaddedSharedLayout.with_identity_for(padding, [BLOCK_M, BLOCK_K], [1, 0])
    b_padded: gl.constexpr = gl.PaddedSharedLayout.with_identity_for(padding, [BLOCK_N, BLOCK_K], [1, 0])
    tiles_n = gl.cdiv(N, BLOCK_N)
    row, col = gl.program_id(0) // tiles_n * BLOCK_M, gl.program_id(0) % tiles_n * BLOCK_N
    ks = gl.arange(0, BLOCK_K, layout=gl.SliceLayout(0, layout))[None, :]
    a_at = (row + gl.arange(0, BLOCK_M, layout=gl.SliceLayout(1, layout)))[:, None] * stride_am + ks
    b_at = (col + gl.arange(0, BLOCK_N, layout=gl.SliceLayout(1, layout)))[:, None] * stride_bn + ks
    a_shared = gl.allocate_shared_memory(a_ptr.dtype.element_ty, [2, BLOCK_M, BLOCK_K], a_padded)
    b_shared = gl.allocate_shared_memory(b_ptr.dtype.element_ty, [2, BLOCK_N, BLOCK_K], b_padded)
    async_copy.buffer_load_to_shared(a_shared.index(0), a_ptr, a_at)
    async_copy.buffer_load_to_shared(b_shared.index(0), b_ptr, b_at)
    async_copy.commit_group()
    acc = gl.zeros([BLOCK_M, BLOCK_N], gl.float32, accumulator(FAMILY, waves))
    steps = K // BLOCK_K
    for step in range(steps):
        # the last step fetches its own tile once more, so that as many groups are open as in the others
        start = min(step + 1, steps - 1) * BLOCK_K
        async_copy.buffer_load_to_shared(a_shared.index((step + 1) % 2), a_ptr, a_at + start)
        async_copy.buffer_load_to_shared(b_shared.index((step + 1) % 2), b_ptr, b_at + start)
        async_copy.commit_group()
        async_copy.wait_group(1)
        a = async_copy.load_shared_relaxed(a_shared.index(step % 2), factor(FAMILY, 0, waves))
        turned = b_shared.index(step % 2).permute([1, 0])
        b = async_copy.load_shared_relaxed(turned, factor(FAMILY, 1, waves))
        acc = multiply(a, b, acc, FAMILY)
    async_copy.wait_group(0)
    _store_product(c_ptr, acc, M, N, stride_cm, row, col)


@gluon.jit
def _matrix_offsets(M: gl.constexpr, N: gl.constexpr, layout: gl.constexpr):
    """Where the elements of a whole matrix are."""
    rows = gl.arange(0, M, layout=gl.SliceLayout(1, layout))
    cols = gl.arange(0, N, layout=gl.SliceLayout(0, layout))
    return rows[:, None] * N + cols[None, :]


@gluon.jit
def scaled_dot(
    a_ptr,
    a_scale_ptr,
    b_ptr,
    b_scale_ptr,
    c_ptr,
    M: gl.constexpr,
    N: gl.constexpr,
    K: gl.constexpr,
    FAMILY: gl.constexpr,
):
    """One tile of microscaled fp8: 32 neighbours along K share a power of two."""
    waves: gl.constexpr = [2, gl.num_warps() // 2]
    c_layout: gl.constexpr = gl.amd.AMDMFMALayout(4, [16, 16, 128], True, waves)
    a_layout: gl.constexpr = gl.DotOperandLayout(0, c_layout, 16)
    b_layout: gl.constexpr = gl.DotOperandLayout(1, c_layout, 16)
    a_scales: gl.constexpr = gl.amd.cdna4.get_mfma_scale_layout(a_layout, [M, K // 32])
    b_scales: gl.constexpr = gl.amd.cdna4.get_mfma_scale_layout(b_layout, [N, K // 32])
    a = gl.load(a_ptr + _matrix_offsets(M, K, a_layout))
    b = gl.load(b_ptr + _matrix_offsets(K, N, b_layout))
    a_scale = gl.load(a_scale_ptr + _matrix_offsets(M, K // 32, a_scales))
    b_scale = gl.load(b_scale_ptr + _matrix_offsets(N, K // 32, b_scales))
    acc = gl.zeros([M, N], gl.float32, c_layout)
    acc = gl.amd.cdna4.mfma_scaled(a, a_scale, "e4m3", b, b_scale, "e4m3", acc)
    gl.store(c_ptr + _matrix_offsets(M, N, c_layout), acc)


@gluon.jit
def attention_forward(
    Q,
    K,
    V,
    M,
    Out,
    sm_scale,
    N_CTX,
    HEAD_DIM: gl.constexpr,
    BLOCK_M: gl.constexpr,
    BLOCK_N: gl.constexpr,
    FAMILY: gl.constexpr,
):
    """An online softmax over blocks of keys. Its weights go from the first product's layout to the second's."""
    waves: gl.constexpr = [gl.num_warps(), 1]
    layout: gl.constexpr = tile(FAMILY, gl.num_warps(), 8, 4)
    c_layout: gl.constexpr = accumulator(FAMILY, waves)
    row_layout: gl.constexpr = gl.SliceLayout(1, c_layout)
    swizzled: gl.constexpr = gl.SwizzledSharedLayout(8, 2, 4, [1, 0])
    Q += (gl.program_id(1) * N_CTX + gl.program_id(0) * BLOCK_M) * HEAD_DIM
    Out += (gl.program_id(1) * N_CTX + gl.program_id(0) * BLOCK_M) * HEAD_DIM
    K += gl.program_id(1) * N_CTX * HEAD_DIM
    V += gl.program_id(1) * N_CTX * HEAD_DIM
    q = gl.load(Q + _matrix_offsets(BLOCK_M, HEAD_DIM, layout))
    q = gl.convert_layout(q, factor(FAMILY, 0, waves))
    k_shared = gl.allocate_shared_memory(K.dtype.element_ty, [BLOCK_N, HEAD_DIM], swizzled)
    v_shared = gl.allocate_shared_memory(V.dtype.element_ty, [BLOCK_N, HEAD_DIM], swizzled)
    acc = gl.zeros([BLOCK_M, HEAD_DIM], gl.float32, c_layout)
    top = gl.full([BLOCK_M], -float("inf"), gl.float32, row_layout)
    total = gl.zeros([BLOCK_M], gl.float32, row_layout)
    scale = sm_scale * 1.44269504
    at = _matrix_offsets(BLOCK_N, HEAD_DIM, layout)
    for start in range(0, N_CTX, BLOCK_N):
        k_shared.store(gl.load(K + start * HEAD_DIM + at))
        v_shared.store(gl.load(V + start * HEAD_DIM + at))
        zeros = gl.zeros([BLOCK_M, BLOCK_N], gl.float32, c_layout)
        scores = multiply(q, k_shared.permute([1, 0]).load(factor(FAMILY, 1, waves)), zeros, FAMILY)
        new = gl.maximum(top, gl.max(scores, 1) * scale)
        weights = gl.exp2(scores * scale - new[:, None])
        shrink = gl.exp2(top - new)
        total = total * shrink + gl.sum(weights, 1)
        left = gl.convert_layout(weights.to(V.dtype.element_ty), factor(FAMILY, 0, waves))
        acc = multiply(left, v_shared.load(factor(FAMILY, 1, waves)), acc * shrink[:, None], FAMILY)
        top = new
    rows = gl.program_id(0) * BLOCK_M + gl.arange(0, BLOCK_M, layout=row_layout)
    gl.store(M + gl.program_id(1) * N_CTX + rows, top + gl.log2(total))
    gl.store(Out + _matrix_offsets(BLOCK_M, HEAD_DIM, c_layout), (acc / total[:, None]).to(Out.dtype.element_ty))
