import math

import torch
import triton
import triton.language as tl


@triton.heuristics({
    "EVEN_M": lambda args: args["seqlen_q"] % args["BLOCK_M"] == 0,
    "EVEN_N": lambda args: args["seqlen_k"] % args["BLOCK_N"] == 0,
})
@triton.jit
def _attn_fwd(Q, K, V, Out, L, sm_scale,
              stride_qz, stride_qh, stride_qm, stride_qk,
              stride_kz, stride_kh, stride_kn, stride_kk,
              stride_vz, stride_vh, stride_vn, stride_vk,
              stride_oz, stride_oh, stride_om, stride_ok,
              nheads, seqlen_q, seqlen_k,
              IS_CAUSAL: tl.constexpr, BLOCK_HEADDIM: tl.constexpr,
              EVEN_M: tl.constexpr, EVEN_N: tl.constexpr,
              BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr):
    start_m = tl.program_id(0)
    off_h = tl.program_id(1)
    off_z = tl.program_id(2)
    offs_m = start_m * BLOCK_M + tl.arange(0, BLOCK_M)
    offs_n = tl.arange(0, BLOCK_N)
    offs_d = tl.arange(0, BLOCK_HEADDIM)
    q_ptrs = Q + off_z.to(tl.int64) * stride_qz + off_h * stride_qh + offs_m[:, None] * stride_qm + offs_d[None, :] * stride_qk
    k_ptrs = K + off_z.to(tl.int64) * stride_kz + off_h * stride_kh + offs_n[None, :] * stride_kn + offs_d[:, None] * stride_kk
    v_ptrs = V + off_z.to(tl.int64) * stride_vz + off_h * stride_vh + offs_n[:, None] * stride_vn + offs_d[None, :] * stride_vk
    if EVEN_M:
        q = tl.load(q_ptrs)
    else:
        q = tl.load(q_ptrs, mask=offs_m[:, None] < seqlen_q, other=0.0)
    m_i = tl.full([BLOCK_M], float("-inf"), tl.float32)
    l_i = tl.zeros([BLOCK_M], dtype=tl.float32)
    acc = tl.zeros([BLOCK_M, BLOCK_HEADDIM], dtype=tl.float32)
    qk_scale = sm_scale * 1.44269504
    hi = tl.minimum((start_m + 1) * BLOCK_M, seqlen_k) if IS_CAUSAL else seqlen_k
    for start_n in range(0, hi, BLOCK_N):
        start_n = tl.multiple_of(start_n, BLOCK_N)
        if EVEN_N:
            k = tl.load(k_ptrs + start_n * stride_kn)
        else:
            k = tl.load(k_ptrs + start_n * stride_kn, mask=(start_n + offs_n)[None, :] < seqlen_k, other=0.0)
        qk = tl.dot(q, k) * qk_scale
        if not EVEN_N:
            qk = tl.where((start_n + offs_n)[None, :] < seqlen_k, qk, float("-inf"))
        if IS_CAUSAL:
            qk = tl.where(offs_m[:, None] >= (start_n + offs_n)[None, :], qk, float("-inf"))
        m_ij = tl.maximum(m_i, tl.max(qk, 1))
        p = tl.math.exp2(qk - m_ij[:, None])
        alpha = tl.math.exp2(m_i - m_ij)
        l_i = l_i * alpha + tl.sum(p, 1)
        if EVEN_N:
            v = tl.load(v_ptrs + start_n * stride_vn)
        else:
            v = tl.load(v_ptrs + start_n * stride_vn, mask=(start_n + offs_n)[:, None] < seqlen_k, other=0.0)
        acc = acc * alpha[:, None]
        acc = tl.dot(p.to(v.dtype), v, acc)
        m_i = m_ij
    acc = acc / l_i[:, None]
    l_ptrs = L + (off_z * nheads + off_h) * seqlen_q + offs_m
    o_ptrs = Out + off_z.to(tl.int64) * stride_oz + off_h * stride_oh + offs_m[:, None] * stride_om + offs_d[None, :] * stride_ok
    lse = (m_i + tl.math.log2(l_i)) / 1.44269504
    if EVEN_M:
        tl.store(l_ptrs, lse)
        tl.store(o_ptrs, acc.to(Out.dtype.element_ty))
    else:
        tl.store(l_ptrs, lse, mask=offs_m < seqlen_q)
        tl.store(o_ptrs, acc.to(Out.dtype.element_ty), mask=offs_m[:, None] < seqlen_q)


def attention(q, k, v, causal=False, sm_scale=None):
    batch, nheads, seqlen_q, d = q.shape
    sm_scale = sm_scale or 1.0 / math.sqrt(d)
    o = torch.empty_like(q)
    lse = torch.empty((batch, nheads, seqlen_q), device=q.device, dtype=torch.float32)
    grid = lambda META: (triton.cdiv(seqlen_q, META["BLOCK_M"]), nheads, batch)
    _attn_fwd[grid](q, k, v, o, lse, sm_scale, *q.stride(), *k.stride(), *v.stride(), *o.stride(), nheads, seqlen_q,
                    k.shape[2], IS_CAUSAL=causal, BLOCK_HEADDIM=d, BLOCK_M=64, BLOCK_N=32, num_warps=4, num_stages=1)
    return o, lse
