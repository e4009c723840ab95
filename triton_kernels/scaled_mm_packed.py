"""Scaled fp16 x fp8 matrix multiplication in Triton, with B prepacked so that a column's k lie together.

C[m, n] = fp16(fp32(sum_k A[m, k] * e4m3fn(B[k, n])) * scale[0] + bias[n])

A [M, K] fp16 row-major, B [K/16, N, 16] e4m3fn (the logical [K, N], 16 consecutive k of a column in 16 bytes),
scale [1] fp32, bias [N] fp16, C [M, N] fp16 row-major; or bias and C in bf16. Accumulates in fp32.
Launch: (M / BLOCK_M) * (N / BLOCK_N) programs in one dimension, n fastest. Preconditions: M, N and K are multiples of
the tile; the caller checks them, nothing is masked here.
"""

import triton
import triton.language as tl
from scaled_mm import e4m3fn_to_fp16


@triton.jit
def tile_of(N, BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr):
    """Rows and columns of this program's tile."""
    pid = tl.program_id(0)
    tiles_n = N // BLOCK_N
    rows = pid // tiles_n * BLOCK_M + tl.arange(0, BLOCK_M)
    return rows, pid % tiles_n * BLOCK_N + tl.arange(0, BLOCK_N)


@triton.jit
def store_tile(acc, scale, bias_ptr, c_ptr, rows, columns, N):
    bias = tl.load(bias_ptr + columns).to(tl.float32)
    c = (acc * scale + bias[None, :]).to(c_ptr.dtype.element_ty)
    tl.store(c_ptr + rows[:, None] * N + columns[None, :], c)


@triton.jit
def scaled_mm_bytes(
    a_ptr, b_ptr, scale_ptr, bias_ptr, c_ptr,
    M, N, K,
    BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr, BLOCK_K: tl.constexpr, PREFETCH: tl.constexpr,
):  # fmt: skip
    """B as bytes (uint8). PREFETCH: the next tiles are loaded into registers before this round's multiplication."""
    rows, columns = tile_of(N, BLOCK_M, BLOCK_N)
    depth = tl.arange(0, BLOCK_K)
    a_ptrs = a_ptr + rows[:, None] * K + depth[None, :]  # [BLOCK_M, BLOCK_K]
    b_ptrs = b_ptr + (depth // 16 * N * 16 + depth % 16)[:, None] + columns[None, :] * 16  # [BLOCK_K, BLOCK_N]
    acc = tl.zeros((BLOCK_M, BLOCK_N), dtype=tl.float32)
    if PREFETCH:
        a = tl.load(a_ptrs)
        b = tl.load(b_ptrs)
        for _ in range(BLOCK_K, K, BLOCK_K):
            a_ptrs += BLOCK_K
            b_ptrs += BLOCK_K * N
            next_a = tl.load(a_ptrs)
            next_b = tl.load(b_ptrs)
            acc = tl.dot(a, e4m3fn_to_fp16(b), acc)
            a = next_a
            b = next_b
        acc = tl.dot(a, e4m3fn_to_fp16(b), acc)
    else:
        for _ in range(0, K, BLOCK_K):
            a = tl.load(a_ptrs)
            b = tl.load(b_ptrs)
            acc = tl.dot(a, e4m3fn_to_fp16(b), acc)
            a_ptrs += BLOCK_K
            b_ptrs += BLOCK_K * N
    store_tile(acc, tl.load(scale_ptr), bias_ptr, c_ptr, rows, columns, N)


@triton.jit
def word_to_fp16_pairs(word, EXACT: tl.constexpr, E5M2: tl.constexpr):
    """Four fp8 bytes (int32) to two pairs of fp16 (int32 each), two bytes at a time.

    Each byte goes to the upper half of 16 bits, which is all for e5m2. For e4m3fn an arithmetic shift brings exponent
    and mantissa into place, and the mask clears the copy of the sign, as in `e4m3fn_to_fp16`. EXACT multiplies by 2^8;
    else the values are 2^-8 of theirs.
    """
    if E5M2:
        return tl.inline_asm_elementwise(
            """
            v_perm_b32 $0, $2, 0, 0x050c040c
            v_perm_b32 $1, $2, 0, 0x070c060c
            """,
            "=&v,=v,v", [word], dtype=(tl.int32, tl.int32), is_pure=True, pack=1,
        )  # fmt: skip
    low, high = tl.inline_asm_elementwise(
        """
        v_perm_b32 $0, $2, 0, 0x050c040c
        v_perm_b32 $1, $2, 0, 0x070c060c
        v_pk_ashrrev_i16 $0, 1, $0 op_sel_hi:[0,1]
        v_pk_ashrrev_i16 $1, 1, $1 op_sel_hi:[0,1]
        v_and_b32 $0, 0xbfffbfff, $0
        v_and_b32 $1, 0xbfffbfff, $1
        """,
        "=&v,=&v,v", [word], dtype=(tl.int32, tl.int32), is_pure=True, pack=1,
    )  # fmt: skip
    if EXACT:
        low, high = tl.inline_asm_elementwise(
            """
            v_pk_mul_f16 $0, 0x5c00, $2 op_sel_hi:[0,1]
            v_pk_mul_f16 $1, 0x5c00, $3 op_sel_hi:[0,1]
            """,
            "=&v,=v,v,v", [low, high], dtype=(tl.int32, tl.int32), is_pure=True, pack=1,
        )  # fmt: skip
    return low, high


@triton.jit
def halves(pair):
    """The two fp16 of an int32."""
    first = pair.to(tl.int16).to(tl.float16, bitcast=True)
    return first, (pair >> 16).to(tl.int16).to(tl.float16, bitcast=True)


@triton.jit
def word_to_fp16(word, EXACT: tl.constexpr, E5M2: tl.constexpr):
    """[K/4, N] words to [K/4, N, 2, 2] fp16: byte 2 * i + j of a word at [:, :, i, j]."""
    low, high = word_to_fp16_pairs(word, EXACT, E5M2)
    first, second = halves(low)
    third, fourth = halves(high)
    return tl.join(tl.join(first, third), tl.join(second, fourth))


@triton.jit
def whole(word, EXACT: tl.constexpr, E5M2: tl.constexpr):
    """[K/4, N] words to [K, N] fp16."""
    parts = tl.permute(word_to_fp16(word, EXACT, E5M2), (0, 2, 3, 1))
    return tl.reshape(parts, (4 * word.shape[0], word.shape[1]))


@triton.jit
def split(word, EXACT: tl.constexpr, E5M2: tl.constexpr):
    """[8, N] words to two [16, N] fp16: the k with k // 8 even, and those with k // 8 odd."""
    parts = tl.reshape(word_to_fp16(word, EXACT, E5M2), (2, 2, 2, word.shape[1], 2, 2))
    parts = tl.permute(parts, (0, 2, 4, 5, 3, 1))
    return tl.split(tl.reshape(parts, (16, word.shape[1], 2)))


@triton.jit
def scaled_mm_words(
    a_ptr, b_ptr, scale_ptr, bias_ptr, c_ptr,
    M, N, K,
    BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr, BLOCK_K: tl.constexpr, EXACT: tl.constexpr,
    E5M2: tl.constexpr = False,
):  # fmt: skip
    """B as words of four bytes (int32), converted two bytes at a time. EXACT, E5M2: see `word_to_fp16_pairs`."""
    rows, columns = tile_of(N, BLOCK_M, BLOCK_N)
    depth = tl.arange(0, BLOCK_K)
    words = tl.arange(0, BLOCK_K // 4)
    a_ptrs = a_ptr + rows[:, None] * K + depth[None, :]  # [BLOCK_M, BLOCK_K]
    b_ptrs = b_ptr + (words // 4 * N * 4 + words % 4)[:, None] + columns[None, :] * 4  # [BLOCK_K / 4, BLOCK_N]
    acc = tl.zeros((BLOCK_M, BLOCK_N), dtype=tl.float32)
    for _ in range(0, K, BLOCK_K):
        a = tl.load(a_ptrs)
        b = tl.load(b_ptrs)
        acc = tl.dot(a, whole(b, EXACT, E5M2), acc)
        a_ptrs += BLOCK_K
        b_ptrs += BLOCK_K // 4 * N
    scale = tl.load(scale_ptr) * (1.0 if EXACT or E5M2 else 256.0)
    store_tile(acc, scale, bias_ptr, c_ptr, rows, columns, N)


@triton.jit
def scaled_mm_split(
    a_ptr, b_ptr, scale_ptr, bias_ptr, c_ptr,
    M, N, K,
    BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr, BLOCK_K: tl.constexpr, EXACT: tl.constexpr,
    E5M2: tl.constexpr = False,
):  # fmt: skip
    """As `scaled_mm_words`, but each round multiplies twice 16 k, so that half of the operands' registers are live, and
    loads the next tiles into registers first. The order of k is free: a thread's 16 bytes of B hold 8 k of either half,
    and A's halves take the same k.
    """
    tl.static_assert(BLOCK_K == 32)
    rows, columns = tile_of(N, BLOCK_M, BLOCK_N)
    depth = tl.arange(0, 16) // 8 * 16 + tl.arange(0, 16) % 8  # of the first half; the second's are 8 further
    words = tl.arange(0, BLOCK_K // 4)
    a_ptrs = a_ptr + rows[:, None] * K + depth[None, :]  # [BLOCK_M, 16]
    b_ptrs = b_ptr + (words // 4 * N * 4 + words % 4)[:, None] + columns[None, :] * 4  # [8, BLOCK_N]
    acc = tl.zeros((BLOCK_M, BLOCK_N), dtype=tl.float32)
    a0 = tl.load(a_ptrs)
    a1 = tl.load(a_ptrs + 8)
    b = tl.load(b_ptrs)
    for _ in range(BLOCK_K, K, BLOCK_K):
        a_ptrs += BLOCK_K
        b_ptrs += BLOCK_K // 4 * N
        next_a0 = tl.load(a_ptrs)
        next_a1 = tl.load(a_ptrs + 8)
        next_b = tl.load(b_ptrs)
        b0, b1 = split(b, EXACT, E5M2)
        acc = tl.dot(a0, b0, acc)
        acc = tl.dot(a1, b1, acc)
        a0 = next_a0
        a1 = next_a1
        b = next_b
    b0, b1 = split(b, EXACT, E5M2)
    acc = tl.dot(a0, b0, acc)
    acc = tl.dot(a1, b1, acc)
    scale = tl.load(scale_ptr) * (1.0 if EXACT or E5M2 else 256.0)
    store_tile(acc, scale, bias_ptr, c_ptr, rows, columns, N)
