"""Scaled fp16 x fp8 matrix multiplication in Gluon for Hopper, with all loads by TMA."""

from triton.experimental import gluon
from triton.experimental.gluon import language as gl
from triton.experimental.gluon.language.nvidia.hopper import (
    fence_async_shared,
    mbarrier,
    tma,
    warpgroup_mma,
    warpgroup_mma_wait,
)


@gluon.jit
def place_of(number, tiles_m, tiles_n, GROUP: gl.constexpr):
    """Row and column of the tile with a number: `GROUP` rows of tiles are walked column by column."""
    first = number // (GROUP * tiles_n) * GROUP
    rows = gl.minimum(tiles_m - first, GROUP)
    within = number % (GROUP * tiles_n)
    return first + within % rows, within // rows


@gluon.jit
def load(a_tiles, b_tiles, a, b, full, m, n, number, exists, STAGES: gl.constexpr):
    """Asks for one round's tiles of A and B, if there is such a round."""
    stage = number % STAGES
    BLOCK_K: gl.constexpr = b_tiles.block_shape[0]
    mbarrier.expect(full.index(stage), a_tiles.block_type.nbytes + b_tiles.block_type.nbytes, pred=exists)
    tma.async_copy_global_to_shared(a_tiles, [m, number * BLOCK_K], full.index(stage), a.index(stage), pred=exists)
    tma.async_copy_global_to_shared(b_tiles, [number * BLOCK_K, n], full.index(stage), b.index(stage), pred=exists)


@gluon.jit
def scaled_mm(
    a_ptr, b_ptr, scale_ptr, bias_ptr, c_ptr,
    M, N, K,
    BLOCK_M: gl.constexpr, BLOCK_N: gl.constexpr, BLOCK_K: gl.constexpr, STAGES: gl.constexpr, GROUP: gl.constexpr,
):  # fmt: skip
    """C[m, n] = fp16(fp32(sum_k A[m, k] * e4m3fn(B[k, n])) * scale[0] + bias[n])

    A [M, K] fp16, B [K, N] e4m3fn, scale [1] fp32, bias [N] fp16, C [M, N] fp16, all row-major. Launch: (M / BLOCK_M) *
    (N / BLOCK_N) programs in one dimension. Accumulates in fp32. Sizes are multiples of the tile; nothing is masked.

    A and the bytes of B come up to STAGES rounds ahead. While the tensor cores work on one round, the bytes of the next
    are read, converted and stored as halves. One group of matrix instructions stays in flight across rounds.
    """
    HALF_STAGES: gl.constexpr = 4
    of_a: gl.constexpr = gl.NVMMASharedLayout.get_default_for([BLOCK_M, BLOCK_K], gl.float16)
    of_b: gl.constexpr = gl.NVMMASharedLayout.get_default_for([BLOCK_K, BLOCK_N], gl.float8e4nv)
    of_halves: gl.constexpr = gl.NVMMASharedLayout.get_default_for([BLOCK_K, BLOCK_N], gl.float16)
    read: gl.constexpr = gl.BlockedLayout([1, 16], [4, 8], [8, 1], [1, 0])
    sums: gl.constexpr = gl.NVMMADistributedLayout([3, 0], [8, 1], [16, BLOCK_N, 16])

    m, n = place_of(gl.program_id(0), M // BLOCK_M, N // BLOCK_N, GROUP)
    m *= BLOCK_M
    n *= BLOCK_N
    rounds = K // BLOCK_K
    gl.assume(rounds > 0)  # else ptxas sees sums that no matrix instruction has made, and waits for each one
    a_tiles = tma.make_tensor_descriptor(a_ptr, [M, K], [K, 1], [BLOCK_M, BLOCK_K], of_a)
    b_tiles = tma.make_tensor_descriptor(b_ptr, [K, N], [N, 1], [BLOCK_K, BLOCK_N], of_b)
    a = gl.allocate_shared_memory(gl.float16, [STAGES, BLOCK_M, BLOCK_K], of_a)
    b = gl.allocate_shared_memory(gl.float8e4nv, [STAGES, BLOCK_K, BLOCK_N], of_b)
    halves = gl.allocate_shared_memory(gl.float16, [HALF_STAGES, BLOCK_K, BLOCK_N], of_halves)
    full = gl.allocate_shared_memory(gl.int64, [STAGES, 1], mbarrier.MBarrierLayout())
    for stage in gl.static_range(STAGES):
        mbarrier.init(full.index(stage), count=1)
    fence_async_shared()
    for first in gl.static_range(STAGES):
        load(a_tiles, b_tiles, a, b, full, m, n, first, first < rounds, STAGES)

    acc = gl.zeros([BLOCK_M, BLOCK_N], gl.float32, sums)
    for number in range(rounds):
        now, half = number % STAGES, halves.index(number % HALF_STAGES)
        mbarrier.wait(full.index(now), number // STAGES & 1)
        half.store(b.index(now).load(read).to(gl.float16))
        fence_async_shared()
        acc = warpgroup_mma(a.index(now), half, acc, is_async=True)
        next = number - 2 + STAGES  # every warp has left the round before the last
        load(a_tiles, b_tiles, a, b, full, m, n, next, (next >= STAGES) & (next < rounds), STAGES)
        acc = warpgroup_mma_wait(1, deps=(acc,))
    acc = warpgroup_mma_wait(0, deps=(acc,))

    rows = m + gl.arange(0, BLOCK_M, gl.SliceLayout(1, sums))
    columns = n + gl.arange(0, BLOCK_N, gl.SliceLayout(0, sums))
    bias = gl.load(bias_ptr + columns).to(gl.float32)
    c = (acc * gl.load(scale_ptr) + bias[None, :]).to(gl.float16)
    gl.store(c_ptr + rows[:, None] * N + columns[None, :], c)
