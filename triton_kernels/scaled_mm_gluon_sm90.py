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
def load(a_tiles, b_tiles, a, b, full, m, n, round, number, exists, STAGES: gl.constexpr):
    """Asks for one round's tiles of A and B, if there is such a round. It is this program's round with that number."""
    stage = number % STAGES
    BLOCK_M: gl.constexpr = a_tiles.block_shape[0]
    BLOCK_K: gl.constexpr = b_tiles.block_shape[0]
    BLOCK_N: gl.constexpr = b_tiles.block_shape[1]
    at = round * BLOCK_K
    mbarrier.expect(full.index(stage), a_tiles.block_type.nbytes + b_tiles.block_type.nbytes, pred=exists)
    tma.async_copy_global_to_shared(a_tiles, [m * BLOCK_M, at], full.index(stage), a.index(stage), pred=exists)
    tma.async_copy_global_to_shared(b_tiles, [at, n * BLOCK_N], full.index(stage), b.index(stage), pred=exists)


@gluon.jit
def scaled_mm(
    a_ptr, b_ptr, scale_ptr, bias_ptr, c_ptr,
    M, N, K,
    BLOCK_M: gl.constexpr, BLOCK_N: gl.constexpr, BLOCK_K: gl.constexpr,
    STAGES: gl.constexpr, GROUP: gl.constexpr, PROGRAMS: gl.constexpr,
):  # fmt: skip
    """C[m, n] = fp16(fp32(sum_k A[m, k] * e4m3fn(B[k, n])) * scale[0] + bias[n])

    A [M, K] fp16, B [K, N] e4m3fn, scale [1] fp32, bias [N] fp16, C [M, N] fp16, all row-major. Launch: PROGRAMS
    programs, each of which takes tiles in turn. Accumulates in fp32. Sizes are multiples of the tile: none is masked.

    A and the bytes of B come up to STAGES rounds ahead, those of the next tile too. While the tensor cores work on one
    round, the bytes of the next are read, converted and stored as halves. One group of matrix instructions stays in
    flight across rounds.
    """
    HALF_STAGES: gl.constexpr = 4
    of_a: gl.constexpr = gl.NVMMASharedLayout.get_default_for([BLOCK_M, BLOCK_K], gl.float16)
    of_b: gl.constexpr = gl.NVMMASharedLayout.get_default_for([BLOCK_K, BLOCK_N], gl.float8e4nv)
    of_halves: gl.constexpr = gl.NVMMASharedLayout.get_default_for([BLOCK_K, BLOCK_N], gl.float16)
    read: gl.constexpr = gl.BlockedLayout([1, 16], [4, 8], [8, 1], [1, 0])
    sums: gl.constexpr = gl.NVMMADistributedLayout([3, 0], [8, 1], [16, BLOCK_N, 16])

    a_tiles = tma.make_tensor_descriptor(a_ptr, [M, K], [K, 1], [BLOCK_M, BLOCK_K], of_a)
    b_tiles = tma.make_tensor_descriptor(b_ptr, [K, N], [N, 1], [BLOCK_K, BLOCK_N], of_b)
    a = gl.allocate_shared_memory(gl.float16, [STAGES, BLOCK_M, BLOCK_K], of_a)
    b = gl.allocate_shared_memory(gl.float8e4nv, [STAGES, BLOCK_K, BLOCK_N], of_b)
    halves = gl.allocate_shared_memory(gl.float16, [HALF_STAGES, BLOCK_K, BLOCK_N], of_halves)
    full = gl.allocate_shared_memory(gl.int64, [STAGES, 1], mbarrier.MBarrierLayout())
    for stage in gl.static_range(STAGES):
        mbarrier.init(full.index(stage), count=1)
    fence_async_shared()

    tiles_m, tiles_n, rounds = M // BLOCK_M, N // BLOCK_N, K // BLOCK_K
    gl.assume(rounds > 0)  # else ptxas sees sums that no matrix instruction has made, and waits for each one
    tiles = tiles_m * tiles_n
    load_tile, load_round, number = gl.program_id(0), 0, 0  # number: of the round that is multiplied
    load_m, load_n = place_of(load_tile, tiles_m, tiles_n, GROUP)
    for first in gl.static_range(STAGES - 2):
        load(a_tiles, b_tiles, a, b, full, load_m, load_n, load_round, first, load_tile < tiles, STAGES)
        load_round += 1
        if load_round == rounds:
            load_round = 0
            load_tile += PROGRAMS
            load_m, load_n = place_of(load_tile, tiles_m, tiles_n, GROUP)

    for tile in range(gl.program_id(0), tiles, PROGRAMS):
        m, n = place_of(tile, tiles_m, tiles_n, GROUP)
        acc = gl.zeros([BLOCK_M, BLOCK_N], gl.float32, sums)
        for _ in range(rounds):
            now, half = number % STAGES, halves.index(number % HALF_STAGES)
            mbarrier.wait(full.index(now), number // STAGES & 1)
            half.store(b.index(now).load(read).to(gl.float16))
            fence_async_shared()
            acc = warpgroup_mma(a.index(now), half, acc, is_async=True)
            # Every warp has left the round before the last: its stage is free.
            next = number + STAGES - 2
            load(a_tiles, b_tiles, a, b, full, load_m, load_n, load_round, next, load_tile < tiles, STAGES)
            load_round += 1
            if load_round == rounds:
                load_round = 0
                load_tile += PROGRAMS
                load_m, load_n = place_of(load_tile, tiles_m, tiles_n, GROUP)
            acc = warpgroup_mma_wait(1, deps=(acc,))
            number += 1
        acc = warpgroup_mma_wait(0, deps=(acc,))

        rows = m * BLOCK_M + gl.arange(0, BLOCK_M, gl.SliceLayout(1, sums))
        columns = n * BLOCK_N + gl.arange(0, BLOCK_N, gl.SliceLayout(0, sums))
        bias = gl.load(bias_ptr + columns).to(gl.float32)
        c = (acc * gl.load(scale_ptr) + bias[None, :]).to(gl.float16)
        gl.store(c_ptr + rows[:, None] * N + columns[None, :], c)
