"""Attention as in Triton's tutorial 06, in plain pointers: forward by an online softmax, backward in three kernels."""

import triton
import triton.language as tl


@triton.jit
def _attn_fwd_inner(
    acc,
    l_i,
    m_i,
    q,
    k_base,
    v_base,
    start_m,
    qk_scale,
    offs_m,
    offs_n,
    N_CTX,
    BLOCK_M: tl.constexpr,
    BLOCK_N: tl.constexpr,
    HEAD_DIM: tl.constexpr,
    STAGE: tl.constexpr,
):
    if STAGE == 1:
        lo, hi = 0, start_m * BLOCK_M
    elif STAGE == 2:
        lo, hi = start_m * BLOCK_M, (start_m + 1) * BLOCK_M
        lo = tl.multiple_of(lo, BLOCK_M)
    else:
        lo, hi = 0, N_CTX
    offs_d = tl.arange(0, HEAD_DIM)
    for start_n in range(lo, hi, BLOCK_N):
        start_n = tl.multiple_of(start_n, BLOCK_N)
        cols = start_n + offs_n
        k = tl.load(k_base + cols[None, :] * HEAD_DIM + offs_d[:, None])
        qk = tl.dot(q, k)
        if STAGE == 2:
            mask = offs_m[:, None] >= cols[None, :]
            qk = qk * qk_scale + tl.where(mask, 0, -1.0e6)
            m_ij = tl.maximum(m_i, tl.max(qk, 1))
            qk -= m_ij[:, None]
        else:
            m_ij = tl.maximum(m_i, tl.max(qk, 1) * qk_scale)
            qk = qk * qk_scale - m_ij[:, None]
        p = tl.math.exp2(qk)
        alpha = tl.math.exp2(m_i - m_ij)
        l_i = l_i * alpha + tl.sum(p, 1)
        acc = acc * alpha[:, None]
        v = tl.load(v_base + cols[:, None] * HEAD_DIM + offs_d[None, :])
        acc = tl.dot(p.to(v.dtype), v, acc)
        m_i = m_ij
    return acc, l_i, m_i


@triton.jit
def attention_forward(
    Q,
    K,
    V,
    M,
    Out,
    sm_scale,
    N_CTX,
    HEAD_DIM: tl.constexpr,
    BLOCK_M: tl.constexpr,
    BLOCK_N: tl.constexpr,
    STAGE: tl.constexpr,
):
    start_m = tl.program_id(0)
    base = tl.program_id(1) * N_CTX * HEAD_DIM
    offs_m = start_m * BLOCK_M + tl.arange(0, BLOCK_M)
    offs_n = tl.arange(0, BLOCK_N)
    offs_d = tl.arange(0, HEAD_DIM)
    m_i = tl.zeros([BLOCK_M], dtype=tl.float32) - float("inf")
    l_i = tl.zeros([BLOCK_M], dtype=tl.float32) + 1.0
    acc = tl.zeros([BLOCK_M, HEAD_DIM], dtype=tl.float32)
    qk_scale = sm_scale * 1.44269504
    q = tl.load(Q + base + offs_m[:, None] * HEAD_DIM + offs_d[None, :])
    if STAGE & 1:
        acc, l_i, m_i = _attn_fwd_inner(
            acc,
            l_i,
            m_i,
            q,
            K + base,
            V + base,
            start_m,
            qk_scale,
            offs_m,
            offs_n,
            N_CTX,
            BLOCK_M,
            BLOCK_N,
            HEAD_DIM,
            4 - STAGE,
        )
    if STAGE & 2:
        acc, l_i, m_i = _attn_fwd_inner(
            acc,
            l_i,
            m_i,
            q,
            K + base,
            V + base,
            start_m,
            qk_scale,
            offs_m,
            offs_n,
            N_CTX,
            BLOCK_M,
            BLOCK_N,
            HEAD_DIM,
            2,
        )
    m_i += tl.math.log2(l_i)
    acc = acc / l_i[:, None]
    tl.store(M + tl.program_id(1) * N_CTX + offs_m, m_i)
    tl.store(Out + base + offs_m[:, None] * HEAD_DIM + offs_d[None, :], acc.to(Out.dtype.element_ty))


@triton.jit
def attention_backward_preprocess(O, DO, Delta, BLOCK_M: tl.constexpr, HEAD_DIM: tl.constexpr):  # noqa: E741
    rows = tl.program_id(0) * BLOCK_M + tl.arange(0, BLOCK_M)
    cols = tl.arange(0, HEAD_DIM)
    o = tl.load(O + rows[:, None] * HEAD_DIM + cols[None, :]).to(tl.float32)
    do = tl.load(DO + rows[:, None] * HEAD_DIM + cols[None, :]).to(tl.float32)
    tl.store(Delta + rows, tl.sum(o * do, axis=1))


@triton.jit
def attention_backward_keys(
    Q,
    K,
    V,
    DO,
    DK,
    DV,
    M,
    Delta,
    sm_scale,
    N_CTX,
    HEAD_DIM: tl.constexpr,
    BLOCK_M: tl.constexpr,
    BLOCK_N: tl.constexpr,
):
    """Gradients of keys and values, causal."""
    base = tl.program_id(1) * N_CTX * HEAD_DIM
    start_n = tl.program_id(0) * BLOCK_N
    offs_n = start_n + tl.arange(0, BLOCK_N)
    offs_d = tl.arange(0, HEAD_DIM)
    at_n = base + offs_n[:, None] * HEAD_DIM + offs_d[None, :]
    k = tl.load(K + at_n)
    v = tl.load(V + at_n)
    dk = tl.zeros([BLOCK_N, HEAD_DIM], dtype=tl.float32)
    dv = tl.zeros([BLOCK_N, HEAD_DIM], dtype=tl.float32)
    for start_m in range(start_n // BLOCK_M * BLOCK_M, N_CTX, BLOCK_M):
        offs_m = start_m + tl.arange(0, BLOCK_M)
        qT = tl.load(Q + base + offs_m[None, :] * HEAD_DIM + offs_d[:, None])
        m = tl.load(M + tl.program_id(1) * N_CTX + offs_m)
        qkT = tl.dot(k, qT)
        pT = tl.math.exp2(qkT * (sm_scale * 1.44269504) - m[None, :])
        pT = tl.where(offs_m[None, :] >= offs_n[:, None], pT, 0.0)
        do = tl.load(DO + base + offs_m[:, None] * HEAD_DIM + offs_d[None, :])
        dv += tl.dot(pT.to(tl.float16), do)
        delta = tl.load(Delta + tl.program_id(1) * N_CTX + offs_m)
        dpT = tl.dot(v, tl.trans(do)).to(tl.float32)
        dsT = (pT * (dpT - delta[None, :])).to(tl.float16)
        dk += tl.dot(dsT, tl.trans(qT))
    tl.store(DV + at_n, dv)
    tl.store(DK + at_n, dk * sm_scale)


@triton.jit
def attention_backward_queries(
    Q,
    K,
    V,
    DO,
    DQ,
    M,
    Delta,
    sm_scale,
    N_CTX,
    HEAD_DIM: tl.constexpr,
    BLOCK_M: tl.constexpr,
    BLOCK_N: tl.constexpr,
):
    """Gradient of queries, causal."""
    base = tl.program_id(1) * N_CTX * HEAD_DIM
    start_m = tl.program_id(0) * BLOCK_M
    offs_m = start_m + tl.arange(0, BLOCK_M)
    offs_d = tl.arange(0, HEAD_DIM)
    at_m = base + offs_m[:, None] * HEAD_DIM + offs_d[None, :]
    q = tl.load(Q + at_m)
    do = tl.load(DO + at_m)
    m = tl.load(M + tl.program_id(1) * N_CTX + offs_m)[:, None]
    delta = tl.load(Delta + tl.program_id(1) * N_CTX + offs_m)
    dq = tl.zeros([BLOCK_M, HEAD_DIM], dtype=tl.float32)
    for start_n in range(0, start_m + BLOCK_M, BLOCK_N):
        offs_n = start_n + tl.arange(0, BLOCK_N)
        at_n = base + offs_n[None, :] * HEAD_DIM + offs_d[:, None]
        kT = tl.load(K + at_n)
        vT = tl.load(V + at_n)
        p = tl.math.exp2(tl.dot(q, kT) * (sm_scale * 1.44269504) - m)
        p = tl.where(offs_m[:, None] >= offs_n[None, :], p, 0.0)
        ds = (p * (tl.dot(do, vT) - delta[:, None])).to(tl.float16)
        dq += tl.dot(ds, tl.trans(kT))
    tl.store(DQ + at_m, dq * sm_scale)


@triton.jit
def decode_attention(Q, K, V, Out, Lengths, sm_scale, MOST, HEAD_DIM: tl.constexpr, BLOCK_N: tl.constexpr):
    """One query for each sequence, whose lengths differ."""
    sequence = tl.program_id(0)
    length = tl.load(Lengths + sequence)
    offs_d = tl.arange(0, HEAD_DIM)
    q = tl.load(Q + sequence * HEAD_DIM + offs_d).to(tl.float32)
    top = -float("inf")
    total = 0.0
    acc = tl.zeros([HEAD_DIM], dtype=tl.float32)
    for start in range(0, length, BLOCK_N):
        offs_n = start + tl.arange(0, BLOCK_N)
        at = (sequence * MOST + offs_n[:, None]) * HEAD_DIM + offs_d[None, :]
        k = tl.load(K + at, mask=offs_n[:, None] < length, other=0.0).to(tl.float32)
        scores = tl.sum(q[None, :] * k, 1) * sm_scale
        scores = tl.where(offs_n < length, scores, -float("inf"))
        new = tl.maximum(top, tl.max(scores, 0))
        scale = tl.exp(top - new)
        p = tl.exp(scores - new)
        v = tl.load(V + at, mask=offs_n[:, None] < length, other=0.0).to(tl.float32)
        acc = acc * scale + tl.sum(p[:, None] * v, 0)
        total = total * scale + tl.sum(p, 0)
        top = new
    tl.store(Out + sequence * HEAD_DIM + offs_d, acc / total)
