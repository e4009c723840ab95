"""Parts of models and a training step, as people write and test them."""

import pytest
import torch
import triton
import triton.language as tl

DEVICE = "cuda" if torch.cuda.is_available() else "cpu"


@triton.jit
def attention_fwd(Q, K, V, O, L, scale, T, D: tl.constexpr, BM: tl.constexpr, BN: tl.constexpr, CAUSAL: tl.constexpr):
    start, head = tl.program_id(0) * BM, tl.program_id(1)
    base = head * T * D
    rm, rd, rn = start + tl.arange(0, BM), tl.arange(0, D), tl.arange(0, BN)
    q = tl.load(Q + base + rm[:, None] * D + rd[None], mask=rm[:, None] < T, other=0.0)
    acc, total = tl.zeros((BM, D), tl.float32), tl.zeros((BM,), tl.float32)
    most = tl.full((BM,), -float("inf"), tl.float32)
    for n in range(0, T, BN):
        at = n + rn
        k = tl.load(K + base + at[None] * D + rd[:, None], mask=at[None] < T, other=0.0)
        seen = at[None] < T
        if CAUSAL:
            seen = seen & (at[None] <= rm[:, None])
        s = tl.where(seen, tl.dot(q, k) * scale, -1e30)
        now = tl.maximum(most, tl.max(s, 1))
        p, before = tl.exp(s - now[:, None]), tl.exp(most - now)
        total = total * before + tl.sum(p, 1)
        v = tl.load(V + base + at[:, None] * D + rd[None], mask=at[:, None] < T, other=0.0)
        acc = acc * before[:, None] + tl.dot(p.to(v.dtype), v)
        most = now
    tl.store(O + base + rm[:, None] * D + rd[None], (acc / total[:, None]).to(q.dtype), mask=rm[:, None] < T)
    tl.store(L + head * T + rm, most + tl.log(total), mask=rm < T)


@triton.jit
def attention_bwd(
    Q, K, V, O, DO, L, DQ, DK, DV, scale, T, D: tl.constexpr, BM: tl.constexpr, BN: tl.constexpr, CAUSAL: tl.constexpr
):
    start, head = tl.program_id(0) * BN, tl.program_id(1)
    base = head * T * D
    rn, rd = start + tl.arange(0, BN), tl.arange(0, D)
    k = tl.load(K + base + rn[:, None] * D + rd[None], mask=rn[:, None] < T, other=0.0)
    v = tl.load(V + base + rn[:, None] * D + rd[None], mask=rn[:, None] < T, other=0.0)
    dk, dv = tl.zeros((BN, D), tl.float32), tl.zeros((BN, D), tl.float32)
    for m in range(0, T, BM):
        rm = m + tl.arange(0, BM)
        place = base + rm[:, None] * D + rd[None]
        q = tl.load(Q + place, mask=rm[:, None] < T, other=0.0)
        do = tl.load(DO + place, mask=rm[:, None] < T, other=0.0)
        o = tl.load(O + place, mask=rm[:, None] < T, other=0.0)
        lse = tl.load(L + head * T + rm, mask=rm < T, other=0.0)
        seen = (rm[:, None] < T) & (rn[None] < T)
        if CAUSAL:
            seen = seen & (rn[None] <= rm[:, None])
        p = tl.where(seen, tl.exp(tl.dot(q, tl.trans(k)) * scale - lse[:, None]), 0.0)
        delta = tl.sum(do.to(tl.float32) * o.to(tl.float32), 1)
        ds = p * (tl.dot(do, tl.trans(v)) - delta[:, None]) * scale
        dv += tl.dot(tl.trans(p).to(do.dtype), do)
        dk += tl.dot(tl.trans(ds).to(q.dtype), q)
        tl.atomic_add(DQ + place, tl.dot(ds.to(k.dtype), k), mask=rm[:, None] < T)
    tl.store(DK + base + rn[:, None] * D + rd[None], dk, mask=rn[:, None] < T)
    tl.store(DV + base + rn[:, None] * D + rd[None], dv, mask=rn[:, None] < T)


class Attention(torch.autograd.Function):
    @staticmethod
    def forward(ctx, q, k, v, causal):
        heads, T, D = q.shape
        o, lse = torch.empty_like(q), torch.empty(heads, T, device=q.device)
        attention_fwd[(triton.cdiv(T, 32), heads)](q, k, v, o, lse, D**-0.5, T, D, BM=32, BN=32, CAUSAL=causal)
        ctx.save_for_backward(q, k, v, o, lse)
        ctx.causal = causal
        return o

    @staticmethod
    def backward(ctx, do):
        q, k, v, o, lse = ctx.saved_tensors
        heads, T, D = q.shape
        dq, dk, dv = (torch.zeros(q.shape, device=q.device) for _ in range(3))
        attention_bwd[(triton.cdiv(T, 32), heads)](
            q, k, v, o, do.contiguous(), lse, dq, dk, dv, D**-0.5, T, D, BM=32, BN=32, CAUSAL=ctx.causal
        )
        return dq.to(q.dtype), dk.to(q.dtype), dv.to(q.dtype), None


@pytest.mark.parametrize("causal", [False, True])
def test_attention_and_its_gradients(causal):
    torch.manual_seed(1)
    q, k, v = (torch.randn(2, 72, 32, device=DEVICE, dtype=torch.float16, requires_grad=True) for _ in range(3))
    do = torch.randn_like(q)
    o = Attention.apply(q, k, v, causal)
    o.backward(do)
    found = [one.grad.float() for one in (q, k, v)]
    wide = [one.detach().double().requires_grad_() for one in (q, k, v)]
    wanted = torch.nn.functional.scaled_dot_product_attention(*(one[None] for one in wide), is_causal=causal)[0]
    wanted.backward(do.double())
    torch.testing.assert_close(o.float(), wanted.float(), atol=2e-3, rtol=1e-2)
    for one, tensor in zip(found, wide, strict=True):
        torch.testing.assert_close(one, tensor.grad.float(), atol=2e-2, rtol=2e-2)


@triton.jit
def silu_mul(gate, up, out, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    g = tl.load(gate + at, mask=at < n).to(tl.float32)
    tl.store(out + at, g * tl.sigmoid(g) * tl.load(up + at, mask=at < n).to(tl.float32), mask=at < n)


@triton.jit
def moe_kernel(x, w, out, rows, experts, count, K: tl.constexpr, N: tl.constexpr, BM: tl.constexpr):
    at = tl.program_id(0) * BM + tl.arange(0, BM)
    row = tl.load(rows + at, mask=at < count, other=0)
    expert = tl.load(experts + tl.program_id(0))
    rk, rn = tl.arange(0, K), tl.arange(0, N)
    a = tl.load(x + row[:, None] * K + rk[None], mask=at[:, None] < count, other=0.0)
    b = tl.load(w + expert * K * N + rk[:, None] * N + rn[None])
    tl.store(out + at[:, None] * N + rn[None], tl.dot(a, b).to(out.dtype.element_ty), mask=at[:, None] < count)


def test_a_layer_of_experts():
    tokens, k, n, experts, block = 40, 32, 64, 4, 16
    x = torch.randn(tokens, k, device=DEVICE).half()
    w = torch.randn(experts, k, n, device=DEVICE).half()
    chosen = torch.randint(0, experts, (tokens,), device=DEVICE)
    order = torch.argsort(chosen, stable=True)
    rows, owners = [], []
    for expert in range(experts):
        own = order[chosen[order] == expert]
        padded = torch.nn.functional.pad(own, (0, -len(own) % block))
        rows.append(padded)
        owners += [expert] * (len(padded) // block)
    rows = torch.cat(rows).to(torch.int32)
    out = torch.empty(len(rows), n, device=DEVICE, dtype=torch.float16)
    owners = torch.tensor(owners, dtype=torch.int32, device=DEVICE)
    moe_kernel[(len(owners),)](x, w, out, rows, owners, len(rows), K=k, N=n, BM=block)
    each = owners.long().repeat_interleave(block)
    wanted = torch.bmm(x.float()[rows.long()][:, None], w.float()[each])[:, 0]
    torch.testing.assert_close(out.float(), wanted, rtol=1e-2, atol=1e-2)
    assert set(rows.tolist()) == set(range(tokens))


@triton.jit
def quantize_kernel(x, q, scales, n, B: tl.constexpr):
    row, at = tl.program_id(0), tl.arange(0, B)
    v = tl.load(x + row * n + at, mask=at < n, other=0.0).to(tl.float32)
    scale = tl.maximum(tl.max(tl.abs(v), 0), 1e-8) / 127.0
    rounded = tl.floor(tl.abs(v) / scale + 0.5)
    tl.store(q + row * n + at, tl.where(v < 0, -rounded, rounded).to(tl.int8), mask=at < n)
    tl.store(scales + row, scale)


@triton.jit
def int8_matmul(a, b, sa, sb, c, N, K, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    rm, rn = tl.program_id(0) * BM + tl.arange(0, BM), tl.program_id(1) * BN + tl.arange(0, BN)
    acc = tl.zeros((BM, BN), tl.int32)
    for start in range(0, K, BK):
        rk = start + tl.arange(0, BK)
        acc += tl.dot(tl.load(a + rm[:, None] * K + rk[None]), tl.load(b + rn[None] * K + rk[:, None]))
    tl.store(c + rm[:, None] * N + rn[None], acc.to(tl.float32) * tl.load(sa + rm)[:, None] * tl.load(sb + rn)[None])


def test_a_quantised_product():
    a, b = torch.randn(32, 128, device=DEVICE), torch.randn(64, 128, device=DEVICE)
    parts = []
    for x in (a, b):
        q = torch.empty(x.shape, dtype=torch.int8, device=DEVICE)
        s = torch.empty(len(x), device=DEVICE)
        quantize_kernel[(len(x),)](x, q, s, 128, B=128)
        torch.testing.assert_close(q.float() * s[:, None], x, atol=0.02, rtol=0)
        parts.append((q, s))
    (qa, sa), (qb, sb) = parts
    c = torch.empty(32, 64, device=DEVICE)
    int8_matmul[(1, 2)](qa, qb, sa, sb, c, 64, 128, BM=32, BN=32, BK=64)
    torch.testing.assert_close(c, (qa.float() @ qb.float().T) * sa[:, None] * sb[None])


@triton.jit
def sample_kernel(logits, picked, temperature, seed, n, B: tl.constexpr):
    row, at = tl.program_id(0), tl.arange(0, B)
    v = tl.load(logits + row * n + at, mask=at < n, other=-float("inf")) / temperature
    noise = -tl.log(-tl.log(tl.maximum(tl.rand(seed, row * n + at), 1e-10)))
    tl.store(picked + row, tl.argmax(tl.where(at < n, v + noise, -float("inf")), axis=0))


def test_a_sampler_picks_what_is_likely():
    logits = torch.full((400, 50), -10.0, device=DEVICE)
    logits[:, 7], logits[:, 30] = 3.0, 3.0
    picked = torch.empty(400, dtype=torch.int32, device=DEVICE)
    sample_kernel[(400,)](logits, picked, 1.0, 42, 50, B=64)
    counts = torch.bincount(picked.long(), minlength=50)
    assert counts[7] + counts[30] == 400 and 140 < counts[7] < 260


@triton.jit
def cross_entropy_kernel(logits, targets, losses, gradients, n, B: tl.constexpr):
    row, at = tl.program_id(0), tl.arange(0, B)
    v = tl.load(logits + row * n + at, mask=at < n, other=-float("inf"))
    target = tl.load(targets + row)
    top = tl.max(v, 0)
    lse = top + tl.log(tl.sum(tl.exp(v - top), 0))
    tl.store(losses + row, lse - tl.load(logits + row * n + target))
    tl.store(gradients + row * n + at, tl.exp(v - lse) - tl.where(at == target, 1.0, 0.0), mask=at < n)


class CrossEntropy(torch.autograd.Function):
    @staticmethod
    def forward(ctx, logits, targets):
        losses, gradients = torch.empty(len(logits), device=logits.device), torch.empty_like(logits)
        n = logits.shape[1]
        cross_entropy_kernel[(len(logits),)](logits, targets, losses, gradients, n, B=triton.next_power_of_2(n))
        ctx.save_for_backward(gradients)
        return losses.mean()

    @staticmethod
    def backward(ctx, d):
        (gradients,) = ctx.saved_tensors
        return gradients * d / len(gradients), None


class Gated(torch.autograd.Function):
    @staticmethod
    def forward(ctx, gate, up):
        ctx.save_for_backward(gate, up)
        out = torch.empty_like(gate)
        silu_mul[(triton.cdiv(gate.numel(), 256),)](gate, up, out, gate.numel(), BLOCK=256)
        return out

    @staticmethod
    def backward(ctx, d):
        gate, up = ctx.saved_tensors
        s = torch.sigmoid(gate)
        return d * up * (s + gate * s * (1 - s)), d * gate * s


class Model(torch.nn.Module):
    def __init__(self, size=32, words=20):
        super().__init__()
        self.words, self.norm = torch.nn.Embedding(words, size), torch.nn.LayerNorm(size)
        self.gate, self.up = torch.nn.Linear(size, 2 * size), torch.nn.Linear(size, 2 * size)
        self.down, self.out = torch.nn.Linear(2 * size, size), torch.nn.Linear(size, words)

    def forward(self, ids):
        x = self.words(ids)
        y = self.norm(x)
        return self.out(x + self.down(Gated.apply(self.gate(y).contiguous(), self.up(y).contiguous())))


def test_a_model_learns():
    torch.manual_seed(0)
    model = Model().to(DEVICE)
    optimizer = torch.optim.AdamW(model.parameters(), lr=2e-2)
    ids = torch.randint(0, 20, (48,), device=DEVICE)
    targets = (ids * 3 + 1) % 20
    losses = []
    for _ in range(12):
        logits = model(ids)
        loss = CrossEntropy.apply(logits, targets)
        torch.testing.assert_close(loss, torch.nn.functional.cross_entropy(logits, targets))
        optimizer.zero_grad()
        loss.backward()
        assert all(weight.grad.device.type == DEVICE for weight in model.parameters())
        torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
        losses.append(loss.item())
    assert losses[-1] < losses[0] / 3, losses
