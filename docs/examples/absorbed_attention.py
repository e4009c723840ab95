"""Launches sglang's attention kernel as sglang 0.5.17 does on gfx950: heads of 576 and 512, one of keys and values.

Beside it stands extend_attention.py with `tanh` and `_fwd_kernel` of sglang/kernels/ops/attention/extend_attention.py,
from the wheel sglang 0.5.17 (Apache 2.0). Usage: absorbed_attention.py [BLOCK_N], 64 where nothing is said.
"""

import sys

import torch
import triton
from extend_attention import _fwd_kernel

BLOCK_N = int(sys.argv[1]) if len(sys.argv) > 1 else 64
heads, Lq, Lv = 2, 576, 512
extend, prefix, pool = 70, 100, 256
torch.manual_seed(0)
q = torch.randn(extend, heads, Lq).to(torch.bfloat16).cuda()
k = torch.randn(extend, 1, Lq).to(torch.bfloat16).cuda()
v = k[..., :Lv].clone()
kb = torch.randn(pool, 1, Lq).to(torch.bfloat16).cuda()
vb = kb[..., :Lv].clone()
o = torch.empty(extend, heads, Lv, dtype=torch.bfloat16, device="cuda")
qo = torch.tensor([0, extend], dtype=torch.int32, device="cuda")
kv = torch.tensor([0, prefix], dtype=torch.int32, device="cuda")
where = torch.randperm(pool)[:prefix].to(torch.int64).cuda()
scale = 1.0 / Lq**0.5
_fwd_kernel[(1, heads, triton.cdiv(extend, 64))](
    q, k, v, o, None, kb, vb, qo, kv, where, None, None, None, None,
    scale, 1.0, 1.0, heads,
    q.stride(0), q.stride(1), k.stride(0), k.stride(1), v.stride(0), v.stride(1), o.stride(0), o.stride(1), 0, 0,
    kb.stride(0), kb.stride(1), vb.stride(0), vb.stride(1), 0, 0, 0, 0,
    SLIDING_WINDOW_SIZE=-1, logit_cap=0.0, xai_temperature_len=-1, BLOCK_DMODEL=512, BLOCK_DPE=64, BLOCK_DV=512,
    BLOCK_M=64, BLOCK_N=BLOCK_N, Lq=Lq, Lv=Lv, USE_CUSTOM_MASK=False, IS_CAUSAL=True, SKIP_PREFIX_CUSTOM_MASK=True,
    STORE_LSE=False, SKIP_PREFIX=False, SKIP_EXTEND=False, HAS_SINK=False, STORE_TRANSPOSE=True, PAGE_SIZE=1,
    num_warps=4, num_stages=1, waves_per_eu=1, matrix_instr_nonkdim=16, kpack=2,
)  # fmt: skip
qf, rows = q.cpu().float(), torch.arange(extend)
keys = torch.cat([kb.cpu().float()[where.cpu(), 0], k.cpu().float()[:, 0]])
s = torch.einsum("thd,nd->htn", qf, keys) * scale
s[:, (torch.arange(len(keys))[None, :] - prefix) > rows[:, None]] = -torch.inf
expected = torch.einsum("htn,nd->thd", s.softmax(-1), keys[:, :Lv])
error = (o.cpu().float() - expected).abs().max().item()
print("triton", triton.__version__, "BLOCK_N", BLOCK_N, "largest error", error, "right" if error < 0.05 else "WRONG")
