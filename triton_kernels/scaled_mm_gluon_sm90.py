"""Scaled matrix multiplication in Gluon for Hopper, with all loads by TMA."""

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
def corner_of(M, N, BLOCK_M: gl.constexpr, BLOCK_N: gl.constexpr, GROUP: gl.constexpr):
    """The first row and column of the program's tile."""
    m, n = place_of(gl.program_id(0), M // BLOCK_M, N // BLOCK_N, GROUP)
    return m * BLOCK_M, n * BLOCK_N


@gluon.jit
def load(a_tiles, b_tiles, a, b, full, m, n, number, exists, STAGES: gl.constexpr):
    """Asks for one round's tiles of A and B, if there is such a round."""
    stage, k = number % STAGES, number * b_tiles.block_shape[0]
    mbarrier.expect(full.index(stage), a_tiles.block_type.nbytes + b_tiles.block_type.nbytes, pred=exists)
    tma.async_copy_global_to_shared(a_tiles, [m, k], full.index(stage), a.index(stage), pred=exists)
    tma.async_copy_global_to_shared(b_tiles, [k, n], full.index(stage), b.index(stage), pred=exists)


@gluon.jit
def store(acc, scale_ptr, bias_ptr, c_ptr, m, n, N):
    """Stores a tile of sums from row m and column n on, scaled and with the bias."""
    sums: gl.constexpr = acc.type.layout
    rows = m + gl.arange(0, acc.shape[0], gl.SliceLayout(1, sums))
    columns = n + gl.arange(0, acc.shape[1], gl.SliceLayout(0, sums))
    bias = gl.load(bias_ptr + columns).to(gl.float32)
    c = (acc * gl.load(scale_ptr) + bias[None, :]).to(gl.float16)
    gl.store(c_ptr + rows[:, None] * N + columns[None, :], c)


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

    m, n = corner_of(M, N, BLOCK_M, BLOCK_N, GROUP)
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

    store(acc, scale_ptr, bias_ptr, c_ptr, m, n, N)


@gluon.jit
def scaled_mm_turns(
    a_ptr, b_ptr, scale_ptr, bias_ptr, c_ptr,
    M, N, K,
    BLOCK_M: gl.constexpr, BLOCK_N: gl.constexpr, BLOCK_K: gl.constexpr, STAGES: gl.constexpr, GROUP: gl.constexpr,
    TOGETHER: gl.constexpr,
):  # fmt: skip
    """What `scaled_mm` computes, TOGETHER rounds in a turn: they are converted, then multiplied.

    Where K is no multiple of a turn, TMA brings zeros.
    """
    TURNS: gl.constexpr = STAGES // TOGETHER
    HALF_TURNS: gl.constexpr = 3
    of_a: gl.constexpr = gl.NVMMASharedLayout.get_default_for([BLOCK_M, BLOCK_K], gl.float16)
    of_b: gl.constexpr = gl.NVMMASharedLayout.get_default_for([BLOCK_K, BLOCK_N], gl.float8e4nv)
    of_halves: gl.constexpr = gl.NVMMASharedLayout.get_default_for([BLOCK_K, BLOCK_N], gl.float16)
    read: gl.constexpr = gl.BlockedLayout([1, 16], [4, 8], [8, 1], [1, 0])
    sums: gl.constexpr = gl.NVMMADistributedLayout([3, 0], [8, 1], [16, BLOCK_N, 16])

    m, n = corner_of(M, N, BLOCK_M, BLOCK_N, GROUP)
    turns = gl.cdiv(K // BLOCK_K, TOGETHER)
    gl.assume(turns > 0)
    a_tiles = tma.make_tensor_descriptor(a_ptr, [M, K], [K, 1], [BLOCK_M, BLOCK_K], of_a)
    b_tiles = tma.make_tensor_descriptor(b_ptr, [K, N], [N, 1], [BLOCK_K, BLOCK_N], of_b)
    a = gl.allocate_shared_memory(gl.float16, [STAGES, BLOCK_M, BLOCK_K], of_a)
    b = gl.allocate_shared_memory(gl.float8e4nv, [STAGES, BLOCK_K, BLOCK_N], of_b)
    halves = gl.allocate_shared_memory(gl.float16, [HALF_TURNS * TOGETHER, BLOCK_K, BLOCK_N], of_halves)
    full = gl.allocate_shared_memory(gl.int64, [STAGES, 1], mbarrier.MBarrierLayout())
    for stage in gl.static_range(STAGES):
        mbarrier.init(full.index(stage), count=1)
    fence_async_shared()
    for first in gl.static_range((TURNS - 2) * TOGETHER):
        load(a_tiles, b_tiles, a, b, full, m, n, first, first < turns * TOGETHER, STAGES)

    acc = gl.zeros([BLOCK_M, BLOCK_N], gl.float32, sums)
    for turn in range(turns):
        now, half = turn % TURNS * TOGETHER, turn % HALF_TURNS * TOGETHER
        for i in gl.static_range(TOGETHER):
            mbarrier.wait(full.index(now + i), turn // TURNS & 1)
            halves.index(half + i).store(b.index(now + i).load(read).to(gl.float16))
        fence_async_shared()
        for i in gl.static_range(TOGETHER):
            acc = warpgroup_mma(a.index(now + i), halves.index(half + i), acc, is_async=True)
        for i in gl.static_range(TOGETHER):
            next = (turn + TURNS - 2) * TOGETHER + i  # every warp has left the turn before the last
            load(a_tiles, b_tiles, a, b, full, m, n, next, next < turns * TOGETHER, STAGES)
        acc = warpgroup_mma_wait(TOGETHER, deps=(acc,))
    acc = warpgroup_mma_wait(0, deps=(acc,))

    store(acc, scale_ptr, bias_ptr, c_ptr, m, n, N)


@gluon.jit
def load_turn(a_tiles, b_tiles, a, b, full, m, n, turn, exists, TURNS: gl.constexpr):
    """Asks for the tiles of A and B of a turn, two rounds, if there is such a turn."""
    at = turn % TURNS
    BLOCK_K: gl.constexpr = b_tiles.block_shape[0]
    mbarrier.expect(full.index(at), 2 * (a_tiles.block_type.nbytes + b_tiles.block_type.nbytes), pred=exists)
    for i in gl.static_range(2):
        k = (2 * turn + i) * BLOCK_K
        tma.async_copy_global_to_shared(a_tiles, [m, k], full.index(at), a.index(2 * at + i), pred=exists)
        tma.async_copy_global_to_shared(
            b_tiles, [k, n], full.index(at), b.index(at).slice(i * BLOCK_K, BLOCK_K), pred=exists
        )


@gluon.jit
def read_turn(b, full, turn, exists, read: gl.constexpr, TURNS: gl.constexpr):
    """The bytes of B of a turn, when they are there; anything if there is no such turn."""
    mbarrier.wait(full.index(turn % TURNS), turn // TURNS & 1, pred=exists)
    return b.index(turn % TURNS).load(read)


@gluon.constexpr_function
def layout_of_turn(spread, words, rows=64):
    """How 8 warps hold 64 or 32 rows of 256 bytes, or of words of four: 16 neighbouring bytes a lane.

    With `spread`, eight neighbouring lanes have 64 columns of two rows, whose halves lie in different banks, instead of
    128 columns of one.
    """
    if not spread:
        return gl.BlockedLayout([1, 16], [4, 8], [8, 1], [1, 0])
    width = 4 if words else 1  # of an element, in bytes
    own = [[0, 1], [0, 2], [0, 4], [0, 8], [8, 0], [16, 0]][: 6 if rows == 64 else 5]
    lanes, warps = [[0, 16], [0, 32], [5, 0], [1, 0], [2, 0]], [[0, 64], [0, 128], [rows // 2, 0]]
    own, lanes, warps = [
        [[row, byte // width] for row, byte in of if row or byte >= width] for of in (own, lanes, warps)
    ]
    return gl.DistributedLinearLayout(own, lanes, warps, [], [rows, 256 // width])


@gluon.jit
def halves_of(bytes, WORDS: gl.constexpr):
    """Numbers in e4m3 to fp16; with WORDS, words of four to twice as many words of two."""
    if WORDS:
        low, high = gl.inline_asm_elementwise(
            """{
            .reg .b16 low, high;
            mov.b32 {low, high}, $2;
            cvt.rn.f16x2.e4m3x2 $0, low;
            cvt.rn.f16x2.e4m3x2 $1, high;
            }""",
            "=r,=r,r",
            [bytes],
            dtype=(gl.int32, gl.int32),
            is_pure=True,
            pack=1,
        )
        found = gl.join(low, high).reshape([bytes.shape[0], 2 * bytes.shape[1]])
    else:
        found = bytes.to(gl.float16)
    return found


@gluon.jit
def scaled_mm_ahead(
    a_ptr, b_ptr, scale_ptr, bias_ptr, c_ptr,
    M, N, K,
    BLOCK_M: gl.constexpr, BLOCK_N: gl.constexpr, BLOCK_K: gl.constexpr, STAGES: gl.constexpr, GROUP: gl.constexpr,
    SPREAD: gl.constexpr, WORDS: gl.constexpr = 0, EARLY: gl.constexpr = 0,
):  # fmt: skip
    """What `scaled_mm` computes, two rounds in a turn, whose bytes are read while the turn before is multiplied; with
    EARLY, before it is: then the compiler puts the barrier after the stores before the reads, and the fence after it.

    A turn's loads have one barrier. Where K is no multiple of a turn, TMA brings zeros. SPREAD and WORDS: see
    `layout_of_turn`. WORDS 1: B's bytes are words of four to the compiler, which takes apart what a loop carries.
    """
    TURNS: gl.constexpr = STAGES // 2
    HALF_TURNS: gl.constexpr = 3
    of_a: gl.constexpr = gl.NVMMASharedLayout.get_default_for([BLOCK_M, BLOCK_K], gl.float16)
    of_b: gl.constexpr = gl.NVMMASharedLayout.get_default_for([BLOCK_K, BLOCK_N], gl.float8e4nv)
    of_halves: gl.constexpr = gl.NVMMASharedLayout.get_default_for([BLOCK_K, BLOCK_N], gl.float16)
    read: gl.constexpr = layout_of_turn(SPREAD, WORDS)
    sums: gl.constexpr = gl.NVMMADistributedLayout([3, 0], [8, 1], [16, BLOCK_N, 16])

    m, n = corner_of(M, N, BLOCK_M, BLOCK_N, GROUP)
    turns = gl.cdiv(K // BLOCK_K, 2)
    gl.assume(turns > 0)
    a_tiles = tma.make_tensor_descriptor(a_ptr, [M, K], [K, 1], [BLOCK_M, BLOCK_K], of_a)
    b_tiles = tma.make_tensor_descriptor(b_ptr, [K, N], [N, 1], [BLOCK_K, BLOCK_N], of_b)
    a = gl.allocate_shared_memory(gl.float16, [STAGES, BLOCK_M, BLOCK_K], of_a)
    b = gl.allocate_shared_memory(gl.float8e4nv, [TURNS, 2 * BLOCK_K, BLOCK_N], of_b)
    halves = gl.allocate_shared_memory(gl.float16, [HALF_TURNS, 2 * BLOCK_K, BLOCK_N], of_halves)
    read_from, written_to = b, halves
    if WORDS:
        of_words: gl.constexpr = gl.NVMMASharedLayout(swizzle_byte_width=128, element_bitwidth=32, rank=2)
        read_from = b._reinterpret(gl.int32, [TURNS, 2 * BLOCK_K, BLOCK_N // 4], of_words)
        written_to = halves._reinterpret(gl.int32, [HALF_TURNS, 2 * BLOCK_K, BLOCK_N // 2], of_words)
    full = gl.allocate_shared_memory(gl.int64, [TURNS, 1], mbarrier.MBarrierLayout())
    for turn in gl.static_range(TURNS):
        mbarrier.init(full.index(turn), count=1)
    fence_async_shared()
    for turn in gl.static_range(TURNS - 2):
        load_turn(a_tiles, b_tiles, a, b, full, m, n, turn, turn < turns, TURNS)

    acc = gl.zeros([BLOCK_M, BLOCK_N], gl.float32, sums)
    bytes = read_turn(read_from, full, 0, True, read, TURNS)
    for turn in range(turns):
        now, half = turn % TURNS, halves.index(turn % HALF_TURNS)
        written_to.index(turn % HALF_TURNS).store(halves_of(bytes, WORDS))
        if EARLY:
            bytes = read_turn(read_from, full, turn + 1, turn + 1 < turns, read, TURNS)
        fence_async_shared()
        for i in gl.static_range(2):
            acc = warpgroup_mma(a.index(2 * now + i), half.slice(i * BLOCK_K, BLOCK_K), acc, is_async=True)
        later = turn + TURNS - 2  # every warp has left the turn before the last
        load_turn(a_tiles, b_tiles, a, b, full, m, n, later, later < turns, TURNS)
        if not EARLY:
            bytes = read_turn(read_from, full, turn + 1, turn + 1 < turns, read, TURNS)
        acc = warpgroup_mma_wait(2, deps=(acc,))
    acc = warpgroup_mma_wait(0, deps=(acc,))

    store(acc, scale_ptr, bias_ptr, c_ptr, m, n, N)


@gluon.jit
def allocate_pair(dtype: gl.constexpr, shape: gl.constexpr, layout: gl.constexpr):
    """Two allocations of this shape, one for each round of a turn."""
    return gl.allocate_shared_memory(dtype, shape, layout), gl.allocate_shared_memory(dtype, shape, layout)


@gluon.jit
def in_words(pair, shape: gl.constexpr, layout: gl.constexpr):
    """Both allocations of a pair as 32-bit words."""
    return pair[0]._reinterpret(gl.int32, shape, layout), pair[1]._reinterpret(gl.int32, shape, layout)


@gluon.jit
def load_apart(a_tiles, b_tiles, a, b, full_a, full_b, m, n, turn, exists, TURNS: gl.constexpr):
    """Asks for the tiles of A and B of a turn, if there is such a turn: first each barrier is told what comes."""
    at = turn % TURNS
    for i in gl.static_range(2):
        mbarrier.expect(full_a[i].index(at), a_tiles.block_type.nbytes, pred=exists)
        mbarrier.expect(full_b[i].index(at), b_tiles.block_type.nbytes, pred=exists)
    for i in gl.static_range(2):
        k = (2 * turn + i) * b_tiles.block_shape[0]
        tma.async_copy_global_to_shared(a_tiles, [m, k], full_a[i].index(at), a[i].index(at), pred=exists)
        tma.async_copy_global_to_shared(b_tiles, [k, n], full_b[i].index(at), b[i].index(at), pred=exists)


@gluon.jit
def read_apart(words, full_b, turn, exists, read: gl.constexpr, TURNS: gl.constexpr):
    """The words of B of a turn's two rounds, when they are there; anything if there is no such turn."""
    at, phase = turn % TURNS, turn // TURNS & 1
    mbarrier.wait(full_b[0].index(at), phase, pred=exists)
    mbarrier.wait(full_b[1].index(at), phase, pred=exists)
    return words[0].index(at).load(read), words[1].index(at).load(read)


@gluon.jit
def scaled_mm_apart(
    a_ptr, b_ptr, scale_ptr, bias_ptr, c_ptr,
    M, N, K,
    BLOCK_M: gl.constexpr, BLOCK_N: gl.constexpr, BLOCK_K: gl.constexpr, STAGES: gl.constexpr, GROUP: gl.constexpr,
):  # fmt: skip
    """What `scaled_mm_ahead` computes with SPREAD and WORDS, with half the barriers.

    The compiler puts a barrier of all warps between two uses of an allocation of which one writes, whichever stages
    they touch. So each round of a turn has allocations of its own, also of what its loads tell that they are done.
    """
    TURNS: gl.constexpr = STAGES // 2
    HALF_TURNS: gl.constexpr = 3
    of_a: gl.constexpr = gl.NVMMASharedLayout.get_default_for([BLOCK_M, BLOCK_K], gl.float16)
    of_b: gl.constexpr = gl.NVMMASharedLayout.get_default_for([BLOCK_K, BLOCK_N], gl.float8e4nv)
    of_halves: gl.constexpr = gl.NVMMASharedLayout.get_default_for([BLOCK_K, BLOCK_N], gl.float16)
    of_words: gl.constexpr = gl.NVMMASharedLayout(swizzle_byte_width=128, element_bitwidth=32, rank=2)
    read: gl.constexpr = layout_of_turn(True, True, BLOCK_K)
    sums: gl.constexpr = gl.NVMMADistributedLayout([3, 0], [8, 1], [16, BLOCK_N, 16])

    m, n = corner_of(M, N, BLOCK_M, BLOCK_N, GROUP)
    turns = gl.cdiv(K // BLOCK_K, 2)
    gl.assume(turns > 0)
    a_tiles = tma.make_tensor_descriptor(a_ptr, [M, K], [K, 1], [BLOCK_M, BLOCK_K], of_a)
    b_tiles = tma.make_tensor_descriptor(b_ptr, [K, N], [N, 1], [BLOCK_K, BLOCK_N], of_b)
    a = allocate_pair(gl.float16, [TURNS, BLOCK_M, BLOCK_K], of_a)
    b = allocate_pair(gl.float8e4nv, [TURNS, BLOCK_K, BLOCK_N], of_b)
    halves = allocate_pair(gl.float16, [HALF_TURNS, BLOCK_K, BLOCK_N], of_halves)
    read_from = in_words(b, [TURNS, BLOCK_K, BLOCK_N // 4], of_words)
    written_to = in_words(halves, [HALF_TURNS, BLOCK_K, BLOCK_N // 2], of_words)
    full_a = allocate_pair(gl.int64, [TURNS, 1], mbarrier.MBarrierLayout())
    full_b = allocate_pair(gl.int64, [TURNS, 1], mbarrier.MBarrierLayout())
    for i in gl.static_range(2):
        for turn in gl.static_range(TURNS):
            mbarrier.init(full_a[i].index(turn), count=1)
            mbarrier.init(full_b[i].index(turn), count=1)
    fence_async_shared()
    for turn in gl.static_range(TURNS - 2):
        load_apart(a_tiles, b_tiles, a, b, full_a, full_b, m, n, turn, turn < turns, TURNS)

    acc = gl.zeros([BLOCK_M, BLOCK_N], gl.float32, sums)
    bytes = read_apart(read_from, full_b, 0, True, read, TURNS)
    for turn in range(turns):
        now, half = turn % TURNS, turn % HALF_TURNS
        for i in gl.static_range(2):
            written_to[i].index(half).store(halves_of(bytes[i], True))
        fence_async_shared()
        for i in gl.static_range(2):
            mbarrier.wait(full_a[i].index(now), turn // TURNS & 1)
        for i in gl.static_range(2):
            acc = warpgroup_mma(a[i].index(now), halves[i].index(half), acc, is_async=True)
        later = turn + TURNS - 2  # every warp has left the turn before the last
        load_apart(a_tiles, b_tiles, a, b, full_a, full_b, m, n, later, later < turns, TURNS)
        bytes = read_apart(read_from, full_b, turn + 1, turn + 1 < turns, read, TURNS)
        acc = warpgroup_mma_wait(2, deps=(acc,))
    acc = warpgroup_mma_wait(0, deps=(acc,))

    store(acc, scale_ptr, bias_ptr, c_ptr, m, n, N)


@gluon.jit
def allocate_sets(dtype: gl.constexpr, shape: gl.constexpr, layout: gl.constexpr):
    """Four allocations of this shape."""
    return (
        gl.allocate_shared_memory(dtype, shape, layout),
        gl.allocate_shared_memory(dtype, shape, layout),
        gl.allocate_shared_memory(dtype, shape, layout),
        gl.allocate_shared_memory(dtype, shape, layout),
    )


@gluon.jit
def load_tile(tiles, row, column, to, full, exists):
    """Asks for one tile, if it exists; the barrier has been told what comes."""
    tma.async_copy_global_to_shared(tiles, [row, column], full, to, pred=exists)


@gluon.jit
def scaled_mm_sets(
    a_ptr, b_ptr, scale_ptr, bias_ptr, c_ptr,
    M, N, K,
    BLOCK_M: gl.constexpr, BLOCK_N: gl.constexpr, BLOCK_K: gl.constexpr, STAGES: gl.constexpr, GROUP: gl.constexpr,
):  # fmt: skip
    """What `scaled_mm` computes, with a quarter of the barriers.

    The compiler puts a barrier of all warps between two uses of an allocation, whichever stages they touch. So there
    are four sets of stages, each its own allocation, and rounds take them in turn: between two barriers no set is used
    twice. Four rounds make one round of the loop; where K is no multiple of them, TMA brings zeros.
    """
    of_a: gl.constexpr = gl.NVMMASharedLayout.get_default_for([BLOCK_M, BLOCK_K], gl.float16)
    of_b: gl.constexpr = gl.NVMMASharedLayout.get_default_for([BLOCK_K, BLOCK_N], gl.float8e4nv)
    of_halves: gl.constexpr = gl.NVMMASharedLayout.get_default_for([BLOCK_K, BLOCK_N], gl.float16)
    read: gl.constexpr = gl.BlockedLayout([1, 16], [4, 8], [8, 1], [1, 0])
    sums: gl.constexpr = gl.NVMMADistributedLayout([3, 0], [8, 1], [16, BLOCK_N, 16])
    SETS: gl.constexpr = 4
    EACH: gl.constexpr = STAGES // SETS

    m, n = corner_of(M, N, BLOCK_M, BLOCK_N, GROUP)
    rounds = gl.cdiv(K // BLOCK_K, SETS) * SETS
    gl.assume(rounds > 0)
    a_tiles = tma.make_tensor_descriptor(a_ptr, [M, K], [K, 1], [BLOCK_M, BLOCK_K], of_a)
    b_tiles = tma.make_tensor_descriptor(b_ptr, [K, N], [N, 1], [BLOCK_K, BLOCK_N], of_b)
    a = allocate_sets(gl.float16, [EACH, BLOCK_M, BLOCK_K], of_a)
    b = allocate_sets(gl.float8e4nv, [EACH, BLOCK_K, BLOCK_N], of_b)
    halves = allocate_sets(gl.float16, [BLOCK_K, BLOCK_N], of_halves)
    full_a = allocate_sets(gl.int64, [EACH, 1], mbarrier.MBarrierLayout())
    full_b = allocate_sets(gl.int64, [EACH, 1], mbarrier.MBarrierLayout())
    for i in gl.static_range(SETS):
        for stage in gl.static_range(EACH):
            mbarrier.init(full_a[i].index(stage), count=1)
            mbarrier.init(full_b[i].index(stage), count=1)
    fence_async_shared()
    AHEAD: gl.constexpr = STAGES - 2  # when a round begins, every warp has left the round before the last
    for first in gl.static_range(AHEAD):
        to, k, exists = first // SETS, first * BLOCK_K, first < rounds
        mbarrier.expect(full_a[first % SETS].index(to), a_tiles.block_type.nbytes, pred=exists)
        mbarrier.expect(full_b[first % SETS].index(to), b_tiles.block_type.nbytes, pred=exists)
        load_tile(a_tiles, m, k, a[first % SETS].index(to), full_a[first % SETS].index(to), exists)
        load_tile(b_tiles, k, n, b[first % SETS].index(to), full_b[first % SETS].index(to), exists)

    acc = gl.zeros([BLOCK_M, BLOCK_N], gl.float32, sums)
    for base in range(0, rounds, SETS):
        for i in gl.static_range(SETS):
            now, next = base // SETS % EACH, base + i + AHEAD
            to, k, exists = next // SETS % EACH, next * BLOCK_K, next < rounds
            mbarrier.wait(full_b[i].index(now), base // STAGES & 1)
            mbarrier.expect(full_a[(i + AHEAD) % SETS].index(to), a_tiles.block_type.nbytes, pred=exists)
            mbarrier.expect(full_b[(i + AHEAD) % SETS].index(to), b_tiles.block_type.nbytes, pred=exists)
            halves[i].store(b[i].index(now).load(read).to(gl.float16))
            fence_async_shared()
            mbarrier.wait(full_a[i].index(now), base // STAGES & 1)
            acc = warpgroup_mma(a[i].index(now), halves[i], acc, is_async=True)
            load_tile(a_tiles, m, k, a[(i + AHEAD) % SETS].index(to), full_a[(i + AHEAD) % SETS].index(to), exists)
            load_tile(b_tiles, k, n, b[(i + AHEAD) % SETS].index(to), full_b[(i + AHEAD) % SETS].index(to), exists)
            acc = warpgroup_mma_wait(1, deps=(acc,))
    acc = warpgroup_mma_wait(0, deps=(acc,))

    store(acc, scale_ptr, bias_ptr, c_ptr, m, n, N)


@gluon.jit
def load_blocks(
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
def multiply_blocks(
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
def scaled_mm_blocks(
    a_ptr, b_ptr, a_scale_ptr, b_scale_ptr, c_ptr,
    M, N, K,
    BLOCK_M: gl.constexpr, BLOCK_N: gl.constexpr, BLOCK_K: gl.constexpr,
    STAGES: gl.constexpr, GROUP: gl.constexpr, PROGRAMS: gl.constexpr,
):  # fmt: skip
    """C[m, n] = bf16(sum over blocks of 128 k of a_scale[m, block] * b_scale[n / 128, block] * sum_k A[m, k] * B[n, k])

    A [M, K] and B [N, K] e4m3fn, a_scale [M, K / 128] and b_scale [N / 128, K / 128] fp32, C [M, N] bf16, all
    row-major: the scales of DeepSeek-V3. One warp loads, two warpgroups multiply. BLOCK_N and BLOCK_K are 128; the
    scaled sums of blocks are added in fp32. Launch: PROGRAMS programs, each of which takes tiles in turn. Sizes are
    multiples of the tile; nothing is masked.
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
            (multiply_blocks, (0, a, b, a_scale_ptr, b_scale_ptr, c_ptr, full, empty, tiles_m, tiles_n, blocks,
                               BLOCK_M, BLOCK_N, STAGES, GROUP, PROGRAMS)),
            (multiply_blocks, (1, a, b, a_scale_ptr, b_scale_ptr, c_ptr, full, empty, tiles_m, tiles_n, blocks,
                               BLOCK_M, BLOCK_N, STAGES, GROUP, PROGRAMS)),
            (load_blocks, (a_tiles, b_tiles, a, b, full, empty, tiles_m, tiles_n, blocks, STAGES, GROUP, PROGRAMS)),
        ],
        [4, 1],
        [208, 40],
    )  # fmt: skip
