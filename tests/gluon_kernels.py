"""Gluon kernels that tests build, and the contracts that they hold."""

IMPORTS = """
from triton.experimental import gluon
from triton.experimental.gluon import language as gl
"""
MATMUL = (
    IMPORTS
    + '''
@gluon.jit
def matmul(a, b, c, m, n, k, BLOCK_M: gl.constexpr, BLOCK_N: gl.constexpr, BLOCK_K: gl.constexpr,
           WAVE: gl.constexpr, KIND: gl.constexpr):
    """c = a b, a [m, k], b [k, n] and c [m, n] in fp16 and row-major, summed in fp32; the sizes fill the blocks."""
    copied: gl.constexpr = gl.BlockedLayout([1, 8], [WAVE // 8, 8], [4, 1], [1, 0])
    if KIND == "mfma":
        sums: gl.constexpr = gl.amd.AMDMFMALayout(3, [32, 32, 8], True, [2, 2])
        width: gl.constexpr = 4
    else:
        sums: gl.constexpr = gl.amd.AMDWMMALayout(1 if KIND == "wmma1" else 2, True, [2, 2])
        width: gl.constexpr = 16 if KIND == "wmma1" else 8
    left: gl.constexpr = gl.DotOperandLayout(0, sums, width)
    right: gl.constexpr = gl.DotOperandLayout(1, sums, width)
    tiles_n = n // BLOCK_N
    row, column = gl.program_id(0) // tiles_n * BLOCK_M, gl.program_id(0) % tiles_n * BLOCK_N
    rows = row + gl.arange(0, BLOCK_M, gl.SliceLayout(1, copied))
    columns = column + gl.arange(0, BLOCK_N, gl.SliceLayout(0, copied))
    deep_a = gl.arange(0, BLOCK_K, gl.SliceLayout(0, copied))
    deep_b = gl.arange(0, BLOCK_K, gl.SliceLayout(1, copied))
    total = gl.zeros([BLOCK_M, BLOCK_N], gl.float32, sums)
    for at in range(0, k, BLOCK_K):
        x = gl.load(a + rows[:, None] * k + (at + deep_a)[None, :])
        y = gl.load(b + (at + deep_b)[:, None] * n + columns[None, :])
        x, y = gl.convert_layout(x, left), gl.convert_layout(y, right)
        if KIND == "mfma":
            total = gl.amd.cdna3.mfma(x, y, total)
        elif KIND == "wmma1":
            total = gl.amd.rdna3.wmma(x, y, total)
        else:
            total = gl.amd.rdna4.wmma(x, y, total)
    out_rows = row + gl.arange(0, BLOCK_M, gl.SliceLayout(1, sums))
    out_columns = column + gl.arange(0, BLOCK_N, gl.SliceLayout(0, sums))
    gl.store(c + out_rows[:, None] * n + out_columns[None, :], total.to(gl.float16))
'''
)
SAXPY = (
    IMPORTS
    + """
@gluon.jit
def saxpy(x_ptr, y_ptr, alpha, n, BLOCK_SIZE: gl.constexpr):
    at = gl.program_id(0) * BLOCK_SIZE + gl.arange(0, BLOCK_SIZE, gl.BlockedLayout([1], [32], [8], [0]))
    y = gl.load(y_ptr + at, mask=at < n) + alpha * gl.load(x_ptr + at, mask=at < n)
    gl.store(y_ptr + at, y, mask=at < n)
"""
)
CONTRACT = """
title = "a Gluon matmul"
operator = "scaled_mm"
arch = "{arch}"
axes = {{ m = 128, n = 192, k = 96 }}
blocks = {{ m = 64, n = 64, k = 32 }}
tails = []
threads = {threads}
matrix_instruction = '{matrix}'
[tensors]
a = {{ dtype = "float16" }}
b = {{ dtype = "float16" }}
c = {{ dtype = "float16" }}
[inputs]
distribution = "normal"
seed = 1
[guardrails]
next_free_vgpr_below = 512
[kpi]
lane = "gluon"
margin_percent = 1
"""
LANE = """
[lanes.{name}]
{builder}
kernel = "mine/with_{name}.py"
symbol = "matmul"
arguments = ["a", "b", "c", "m", "n", "k"]
grid = ["tiles"]
constants = {{ BLOCK_M = "block.m", BLOCK_N = "block.n", BLOCK_K = "block.k"{more} }}
options = {{ num_warps = 4 }}
"""
TRITON = """
import triton
import triton.language as tl

@triton.jit
def matmul(a, b, c, m, n, k, BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr, BLOCK_K: tl.constexpr):
    tiles_n = n // BLOCK_N
    rows = tl.program_id(0) // tiles_n * BLOCK_M + tl.arange(0, BLOCK_M)
    columns = tl.program_id(0) % tiles_n * BLOCK_N + tl.arange(0, BLOCK_N)
    deep = tl.arange(0, BLOCK_K)
    total = tl.zeros([BLOCK_M, BLOCK_N], tl.float32)
    for at in range(0, k, BLOCK_K):
        x = tl.load(a + rows[:, None] * k + (at + deep)[None, :])
        y = tl.load(b + (at + deep)[:, None] * n + columns[None, :])
        total = tl.dot(x, y, total)
    tl.store(c + rows[:, None] * n + columns[None, :], total.to(tl.float16))
"""
KINDS = {
    "gfx942": ("mfma", 64, "v_mfma_f32_32x32x8_f16"),
    "gfx1151": ("wmma1", 32, "v_wmma_f32_16x16x16_f16"),
    "gfx1201": ("wmma2", 32, "v_wmma_f32_16x16x16_f16"),
}


def study(arch: str, gluon: str = MATMUL, triton: str = TRITON) -> tuple[str, dict[str, str]]:
    """A contract with a Gluon and a Triton lane for one of AMD's families, and its files."""
    kind, wave, matrix = KINDS[arch]
    more = f', WAVE = {wave}, KIND = "{kind}"'
    lanes = LANE.format(name="triton", builder="", more="") + LANE.format(name="gluon", builder="", more=more)
    contract = CONTRACT.format(arch=arch, threads=4 * wave, matrix=matrix + ".*") + lanes
    return contract, {"mine/with_gluon.py": gluon, "mine/with_triton.py": triton}


HOPPER_IMPORTS = (
    IMPORTS
    + """from triton.experimental.gluon.language.nvidia.hopper import (
    fence_async_shared, mbarrier, tma, warpgroup_mma, warpgroup_mma_init, warpgroup_mma_wait)
"""
)
HOPPER = (
    HOPPER_IMPORTS
    + '''
@gluon.jit
def matmul(a, b, c, m, n, k, BLOCK_M: gl.constexpr, BLOCK_N: gl.constexpr, BLOCK_K: gl.constexpr):
    """c = a b like the others, one stage: tiles come by TMA, through descriptors that the kernel makes itself."""
    tiles_n = n // BLOCK_N
    row, column = gl.program_id(0) // tiles_n * BLOCK_M, gl.program_id(0) % tiles_n * BLOCK_N
    of_a: gl.constexpr = gl.NVMMASharedLayout.get_default_for([BLOCK_M, BLOCK_K], gl.float16)
    of_b: gl.constexpr = gl.NVMMASharedLayout.get_default_for([BLOCK_K, BLOCK_N], gl.float16)
    from_a = tma.make_tensor_descriptor(a, [m, k], [k, 1], [BLOCK_M, BLOCK_K], of_a)
    from_b = tma.make_tensor_descriptor(b, [k, n], [n, 1], [BLOCK_K, BLOCK_N], of_b)
    x = gl.allocate_shared_memory(gl.float16, [BLOCK_M, BLOCK_K], of_a)
    y = gl.allocate_shared_memory(gl.float16, [BLOCK_K, BLOCK_N], of_b)
    come = gl.allocate_shared_memory(gl.int64, [1], mbarrier.MBarrierLayout())
    mbarrier.init(come, count=1)
    fence_async_shared()
    sums: gl.constexpr = gl.NVMMADistributedLayout([3, 0], [4, 1], [16, BLOCK_N, 16])
    total = gl.zeros([BLOCK_M, BLOCK_N], gl.float32, sums)
    phase = 0
    for at in range(0, k, BLOCK_K):
        mbarrier.expect(come, from_a.block_type.nbytes + from_b.block_type.nbytes)
        tma.async_copy_global_to_shared(from_a, [row, at], come, x)
        tma.async_copy_global_to_shared(from_b, [at, column], come, y)
        mbarrier.wait(come, phase)
        phase ^= 1
        total = warpgroup_mma(x, y, total, is_async=True)
        total = warpgroup_mma_wait(0, deps=(total,))
    mbarrier.invalidate(come)
    out_rows = row + gl.arange(0, BLOCK_M, gl.SliceLayout(1, sums))
    out_columns = column + gl.arange(0, BLOCK_N, gl.SliceLayout(0, sums))
    gl.store(c + out_rows[:, None] * n + out_columns[None, :], total.to(gl.float16))
'''
)
SPECIALISED = (
    HOPPER_IMPORTS
    + '''
@gluon.jit
def load(from_a, from_b, x, y, come, free, row, column, k, BLOCK_K: gl.constexpr, STAGES: gl.constexpr):
    """The producer, one warp: fills the stages in turn."""
    for number in range(0, k // BLOCK_K):
        stage, phase = number % STAGES, number // STAGES % 2
        mbarrier.wait(free.index(stage), phase ^ 1)
        mbarrier.expect(come.index(stage), from_a.block_type.nbytes + from_b.block_type.nbytes)
        tma.async_copy_global_to_shared(from_a, [row, number * BLOCK_K], come.index(stage), x.index(stage))
        tma.async_copy_global_to_shared(from_b, [number * BLOCK_K, column], come.index(stage), y.index(stage))


@gluon.jit
def multiply(c, x, y, come, free, row, column, n, k, BLOCK_M: gl.constexpr, BLOCK_N: gl.constexpr,
             BLOCK_K: gl.constexpr, STAGES: gl.constexpr):
    """The consumers, one warpgroup: multiply what has come, and free it."""
    sums: gl.constexpr = gl.NVMMADistributedLayout([3, 0], [4, 1], [16, BLOCK_N, 16])
    total = gl.zeros([BLOCK_M, BLOCK_N], gl.float32, sums)
    for number in range(0, k // BLOCK_K):
        stage, phase = number % STAGES, number // STAGES % 2
        mbarrier.wait(come.index(stage), phase)
        total = warpgroup_mma(x.index(stage), y.index(stage), total, is_async=True)
        total = warpgroup_mma_wait(0, deps=(total,))
        mbarrier.arrive(free.index(stage), count=1)
    out_rows = row + gl.arange(0, BLOCK_M, gl.SliceLayout(1, sums))
    out_columns = column + gl.arange(0, BLOCK_N, gl.SliceLayout(0, sums))
    gl.store(c + out_rows[:, None] * n + out_columns[None, :], total.to(gl.float16))


@gluon.jit
def matmul(a, b, c, m, n, k, BLOCK_M: gl.constexpr, BLOCK_N: gl.constexpr, BLOCK_K: gl.constexpr,
           STAGES: gl.constexpr = 2):
    """c = a b like the others, by a warp that loads and four that multiply."""
    tiles_n = n // BLOCK_N
    row, column = gl.program_id(0) // tiles_n * BLOCK_M, gl.program_id(0) % tiles_n * BLOCK_N
    of_a: gl.constexpr = gl.NVMMASharedLayout.get_default_for([BLOCK_M, BLOCK_K], gl.float16)
    of_b: gl.constexpr = gl.NVMMASharedLayout.get_default_for([BLOCK_K, BLOCK_N], gl.float16)
    from_a = tma.make_tensor_descriptor(a, [m, k], [k, 1], [BLOCK_M, BLOCK_K], of_a)
    from_b = tma.make_tensor_descriptor(b, [k, n], [n, 1], [BLOCK_K, BLOCK_N], of_b)
    x = gl.allocate_shared_memory(gl.float16, [STAGES, BLOCK_M, BLOCK_K], of_a)
    y = gl.allocate_shared_memory(gl.float16, [STAGES, BLOCK_K, BLOCK_N], of_b)
    come = gl.allocate_shared_memory(gl.int64, [STAGES, 1], mbarrier.MBarrierLayout())
    free = gl.allocate_shared_memory(gl.int64, [STAGES, 1], mbarrier.MBarrierLayout())
    for stage in gl.static_range(STAGES):
        mbarrier.init(come.index(stage), count=1)
        mbarrier.init(free.index(stage), count=1)
    fence_async_shared()
    gl.warp_specialize([
        (multiply, (c, x, y, come, free, row, column, n, k, BLOCK_M, BLOCK_N, BLOCK_K, STAGES)),
        (load, (from_a, from_b, x, y, come, free, row, column, k, BLOCK_K, STAGES)),
    ], [1], [24])
'''
)


# The same kernel, but its result leaves by TMA.
STORED_BY_TMA = HOPPER.replace(
    HOPPER[HOPPER.index("    out_rows = ") :],
    """    of_c: gl.constexpr = gl.NVMMASharedLayout.get_default_for([BLOCK_M, BLOCK_N], gl.float16)
    to_c = tma.make_tensor_descriptor(c, [m, n], [n, 1], [BLOCK_M, BLOCK_N], of_c)
    out = gl.allocate_shared_memory(gl.float16, [BLOCK_M, BLOCK_N], of_c, total.to(gl.float16))
    fence_async_shared()
    tma.async_copy_shared_to_global(to_c, [row, column], out)
    tma.store_wait(0)
""",
)


def hopper_study(gluon: str = HOPPER, threads: int = 128) -> tuple[str, dict[str, str]]:
    """A contract for Hopper with a Gluon lane and a Triton one, and its files."""
    lanes = LANE.format(name="triton", builder="", more="") + LANE.format(name="gluon", builder="", more="")
    contract = CONTRACT.format(arch="sm_90", threads=threads, matrix=r"HGMMA\.64x64x16\.F32") + lanes
    return contract, {"mine/with_gluon.py": gluon, "mine/with_triton.py": TRITON}
