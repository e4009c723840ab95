"""fp8 matrix multiplication with block scales in Gluon for Hopper: one warp loads, two warpgroups multiply."""

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
def load(
    a_tiles, b_tiles, a, b, full, empty, tiles_m, tiles_n, blocks,
    STAGES: gl.constexpr, GROUP: gl.constexpr, PROGRAMS: gl.constexpr,
):  # fmt: skip
    """Asks for tiles of A and B, block after block and tile after tile, as stages become free."""
    BLOCK_M: gl.constexpr = a_tiles.block_shape[0]
    BLOCK_N: gl.constexpr = b_tiles.block_shape[0]
    BLOCK_K: gl.constexpr = b_tiles.block_shape[1]
    number = 0
    for tile in range(gl.program_id(0), tiles_m * tiles_n, PROGRAMS):
        m, n = place_of(tile, tiles_m, tiles_n, GROUP)
        for block in range(blocks):
            stage = number % STAGES
            mbarrier.wait(empty.index(stage), (number // STAGES + 1) & 1)
            mbarrier.expect(full.index(stage), a_tiles.block_type.nbytes + b_tiles.block_type.nbytes)
            at = block * BLOCK_K
            tma.async_copy_global_to_shared(a_tiles, [m * BLOCK_M, at], full.index(stage), a.index(stage))
            tma.async_copy_global_to_shared(b_tiles, [n * BLOCK_N, at], full.index(stage), b.index(stage))
            number += 1


@gluon.jit
def multiply(
    PART: gl.constexpr, a, b, a_scale_ptr, b_scale_ptr, c_ptr, full, empty, tiles_m, tiles_n, blocks,
    BLOCK_M: gl.constexpr, BLOCK_N: gl.constexpr, STAGES: gl.constexpr, GROUP: gl.constexpr, PROGRAMS: gl.constexpr,
):  # fmt: skip
    """One warpgroup's part of each tile: BLOCK_M / 2 rows, of which the upper and the lower half take turns, so that
    the sums of one block need half the registers.
    """
    HALF: gl.constexpr = BLOCK_M // 4
    OWN: gl.constexpr = PART * 2 * HALF
    sums: gl.constexpr = gl.NVMMADistributedLayout([3, 0], [4, 1], [16, BLOCK_N, 32])
    none = gl.zeros([HALF, BLOCK_N], gl.float32, sums)
    number = 0
    for tile in range(gl.program_id(0), tiles_m * tiles_n, PROGRAMS):
        m, n = place_of(tile, tiles_m, tiles_n, GROUP)
        rows = m * BLOCK_M + OWN + gl.arange(0, HALF, gl.SliceLayout(1, sums))
        a_scale_ptrs = a_scale_ptr + rows * blocks
        b_scale_ptrs = b_scale_ptr + n * blocks
        upper = gl.zeros([HALF, BLOCK_N], gl.float32, sums)
        lower = gl.zeros([HALF, BLOCK_N], gl.float32, sums)
        for block in range(blocks):
            stage = number % STAGES
            b_scale = gl.load(b_scale_ptrs + block)
            upper_scale = gl.load(a_scale_ptrs + block) * b_scale
            lower_scale = gl.load(a_scale_ptrs + HALF * blocks + block) * b_scale
            mbarrier.wait(full.index(stage), number // STAGES & 1)
            of_b = b.index(stage).permute((1, 0))
            part = warpgroup_mma(a.index(stage).slice(OWN, HALF), of_b, none, use_acc=False, is_async=True)
            part = warpgroup_mma_wait(0, deps=(part,))
            upper += part * upper_scale[:, None]
            part = warpgroup_mma(a.index(stage).slice(OWN + HALF, HALF), of_b, none, use_acc=False, is_async=True)
            part = warpgroup_mma_wait(0, deps=(part,))
            mbarrier.arrive(empty.index(stage), count=1)
            lower += part * lower_scale[:, None]
            number += 1
        columns = n * BLOCK_N + gl.arange(0, BLOCK_N, gl.SliceLayout(0, sums))
        c_ptrs = c_ptr + rows[:, None] * (tiles_n * BLOCK_N) + columns[None, :]
        gl.store(c_ptrs, upper.to(gl.bfloat16))
        gl.store(c_ptrs + HALF * tiles_n * BLOCK_N, lower.to(gl.bfloat16))


@gluon.jit
def scaled_mm(
    a_ptr, b_ptr, a_scale_ptr, b_scale_ptr, c_ptr,
    M, N, K,
    BLOCK_M: gl.constexpr, BLOCK_N: gl.constexpr, BLOCK_K: gl.constexpr,
    STAGES: gl.constexpr, GROUP: gl.constexpr, PROGRAMS: gl.constexpr,
):  # fmt: skip
    """C[m, n] = bf16(sum over blocks of 128 k of a_scale[m, block] * b_scale[n / 128, block] * sum_k A[m, k] * B[n, k])

    A [M, K] and B [N, K] e4m3fn, a_scale [M, K / 128] and b_scale [N / 128, K / 128] fp32, C [M, N] bf16, all
    row-major. BLOCK_N and BLOCK_K are 128; the scaled sums of blocks are added in fp32. Launch: PROGRAMS programs, each
    of which takes tiles in turn. Sizes are multiples of the tile; nothing is masked.
    """
    of_a: gl.constexpr = gl.NVMMASharedLayout.get_default_for([BLOCK_M, BLOCK_K], gl.float8e4nv)
    of_b: gl.constexpr = gl.NVMMASharedLayout.get_default_for([BLOCK_N, BLOCK_K], gl.float8e4nv)
    a_tiles = tma.make_tensor_descriptor(a_ptr, [M, K], [K, 1], [BLOCK_M, BLOCK_K], of_a)
    b_tiles = tma.make_tensor_descriptor(b_ptr, [N, K], [K, 1], [BLOCK_N, BLOCK_K], of_b)
    a = gl.allocate_shared_memory(gl.float8e4nv, [STAGES, BLOCK_M, BLOCK_K], of_a)
    b = gl.allocate_shared_memory(gl.float8e4nv, [STAGES, BLOCK_N, BLOCK_K], of_b)
    full = gl.allocate_shared_memory(gl.int64, [STAGES, 1], mbarrier.MBarrierLayout())
    empty = gl.allocate_shared_memory(gl.int64, [STAGES, 1], mbarrier.MBarrierLayout())
    for stage in gl.static_range(STAGES):
        mbarrier.init(full.index(stage), count=1)
        mbarrier.init(empty.index(stage), count=2)
    fence_async_shared()
    tiles_m, tiles_n, blocks = M // BLOCK_M, N // BLOCK_N, K // BLOCK_K
    gl.assume(blocks > 0)
    gl.warp_specialize(
        [
            (multiply, (0, a, b, a_scale_ptr, b_scale_ptr, c_ptr, full, empty, tiles_m, tiles_n, blocks,
                        BLOCK_M, BLOCK_N, STAGES, GROUP, PROGRAMS)),
            (multiply, (1, a, b, a_scale_ptr, b_scale_ptr, c_ptr, full, empty, tiles_m, tiles_n, blocks,
                        BLOCK_M, BLOCK_N, STAGES, GROUP, PROGRAMS)),
            (load, (a_tiles, b_tiles, a, b, full, empty, tiles_m, tiles_n, blocks, STAGES, GROUP, PROGRAMS)),
        ],
        [4, 1],
        [208, 40],
    )  # fmt: skip
