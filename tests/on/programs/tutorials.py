"""Kernels and tests as people write them after Triton's tutorials."""

import pytest
import torch
import triton
import triton.language as tl
from triton.language.extra import libdevice

DEVICE = "cuda" if torch.cuda.is_available() else "cpu"


@triton.jit
def add_kernel(x_ptr, y_ptr, output_ptr, n_elements, BLOCK_SIZE: tl.constexpr):
    pid = tl.program_id(axis=0)
    offsets = pid * BLOCK_SIZE + tl.arange(0, BLOCK_SIZE)
    mask = offsets < n_elements
    x = tl.load(x_ptr + offsets, mask=mask)
    y = tl.load(y_ptr + offsets, mask=mask)
    tl.store(output_ptr + offsets, x + y, mask=mask)


def add(x, y):
    output = torch.empty_like(x)
    assert x.device.type == y.device.type == output.device.type == DEVICE
    n = output.numel()
    add_kernel[lambda meta: (triton.cdiv(n, meta["BLOCK_SIZE"]),)](x, y, output, n, BLOCK_SIZE=1024)
    return output


@pytest.mark.parametrize("size", [1, 98432])
def test_vector_add(size):
    torch.manual_seed(0)
    x, y = torch.rand(size, device=DEVICE), torch.rand(size, device=DEVICE)
    assert torch.equal(add(x, y), x + y)


@triton.jit
def softmax_kernel(out, inp, in_stride, out_stride, n_rows, n_cols, BLOCK: tl.constexpr):
    for row in tl.range(tl.program_id(0), n_rows, tl.num_programs(0)):
        cols = tl.arange(0, BLOCK)
        x = tl.load(inp + row * in_stride + cols, mask=cols < n_cols, other=-float("inf"))
        numerator = tl.exp(x - tl.max(x, axis=0))
        tl.store(out + row * out_stride + cols, numerator / tl.sum(numerator, axis=0), mask=cols < n_cols)


def test_softmax_by_persistent_programs():
    x = torch.randn(183, 78, device=DEVICE)
    y = torch.empty_like(x)
    units = torch.cuda.get_device_properties(0).multi_processor_count if DEVICE == "cuda" else 8
    programs = min(units, 16)
    softmax_kernel[(programs,)](y, x, x.stride(0), y.stride(0), *x.shape, BLOCK=128)
    torch.testing.assert_close(y, torch.softmax(x, axis=1))


def configs():
    shapes = ((32, 64, 32), (64, 32, 32), (64, 64, 32))
    return [triton.Config({"BM": m, "BN": n, "BK": k, "GROUP": 4}, num_stages=2, num_warps=4) for m, n, k in shapes]


@triton.autotune(configs=configs(), key=["M", "N", "K"])
@triton.jit
def matmul_kernel(
    a_ptr,
    b_ptr,
    c_ptr,
    M,
    N,
    K,
    sam,
    sak,
    sbk,
    sbn,
    scm,
    scn,
    BM: tl.constexpr,
    BN: tl.constexpr,
    BK: tl.constexpr,
    GROUP: tl.constexpr,
    ACTIVATION: tl.constexpr,
):
    pid = tl.program_id(axis=0)
    num_m, num_n = tl.cdiv(M, BM), tl.cdiv(N, BN)
    first = pid // (GROUP * num_n) * GROUP
    size = min(num_m - first, GROUP)
    pid_m, pid_n = first + (pid % (GROUP * num_n)) % size, (pid % (GROUP * num_n)) // size
    rm, rn = (pid_m * BM + tl.arange(0, BM)) % M, (pid_n * BN + tl.arange(0, BN)) % N
    rk = tl.arange(0, BK)
    a, b = a_ptr + rm[:, None] * sam + rk[None] * sak, b_ptr + rk[:, None] * sbk + rn[None] * sbn
    acc = tl.zeros((BM, BN), dtype=tl.float32)
    for k in range(0, tl.cdiv(K, BK)):
        x = tl.load(a, mask=rk[None] < K - k * BK, other=0.0)
        y = tl.load(b, mask=rk[:, None] < K - k * BK, other=0.0)
        acc = tl.dot(x, y, acc)
        a += BK * sak
        b += BK * sbk
    if ACTIVATION == "leaky_relu":
        acc = tl.where(acc >= 0, acc, 0.01 * acc)
    om, on = pid_m * BM + tl.arange(0, BM), pid_n * BN + tl.arange(0, BN)
    c = c_ptr + scm * om[:, None] + scn * on[None]
    tl.store(c, acc.to(c_ptr.dtype.element_ty), mask=(om[:, None] < M) & (on[None] < N))


@pytest.mark.parametrize("activation", ["", "leaky_relu"])
def test_matmul(activation):
    a, b = torch.randn(130, 100, device=DEVICE).half(), torch.randn(100, 150, device=DEVICE).half()
    c = torch.empty(130, 150, device=DEVICE, dtype=torch.float16)
    matmul_kernel[lambda meta: (triton.cdiv(130, meta["BM"]) * triton.cdiv(150, meta["BN"]),)](
        a, b, c, 130, 150, 100, *a.stride(), *b.stride(), *c.stride(), ACTIVATION=activation
    )
    wanted = a.float() @ b.float()
    wanted = torch.nn.functional.leaky_relu(wanted, 0.01) if activation else wanted
    torch.testing.assert_close(c.float(), wanted, rtol=1e-2, atol=1e-2)


@triton.jit
def dropout_kernel(x_ptr, output_ptr, n, p, seed, BLOCK: tl.constexpr):
    offsets = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offsets, mask=offsets < n)
    keep = tl.rand(seed, offsets) > p
    tl.store(output_ptr + offsets, tl.where(keep, x / (1 - p), 0.0), mask=offsets < n)


def test_dropout_by_a_seed():
    x = torch.ones(4000, device=DEVICE)
    outputs = []
    for seed in (123, 123, 512):
        y = torch.empty_like(x)
        dropout_kernel[(4,)](x, y, 4000, 0.5, seed, BLOCK=1024)
        outputs.append(y)
    assert torch.equal(outputs[0], outputs[1]) and not torch.equal(outputs[0], outputs[2])
    assert abs(outputs[0].mean().item() - 1) < 0.1 and set(outputs[0].tolist()) == {0.0, 2.0}


@triton.jit
def layer_norm_fwd(X, Y, W, B, Mean, Rstd, stride, N, eps, BLOCK: tl.constexpr):
    row, cols = tl.program_id(0), tl.arange(0, BLOCK)
    mask = cols < N
    x = tl.load(X + row * stride + cols, mask=mask, other=0.0).to(tl.float32)
    mean = tl.sum(x, axis=0) / N
    centred = tl.where(mask, x - mean, 0.0)
    rstd = 1 / tl.sqrt(tl.sum(centred * centred, axis=0) / N + eps)
    tl.store(Mean + row, mean)
    tl.store(Rstd + row, rstd)
    y = centred * rstd * tl.load(W + cols, mask=mask) + tl.load(B + cols, mask=mask)
    tl.store(Y + row * stride + cols, y, mask=mask)


@triton.jit
def layer_norm_bwd(DX, DY, DW, DB, X, W, Mean, Rstd, Lock, stride, N, GROUPS: tl.constexpr, BLOCK: tl.constexpr):
    row, cols = tl.program_id(0), tl.arange(0, BLOCK)
    mask = cols < N
    x = tl.load(X + row * stride + cols, mask=mask, other=0).to(tl.float32)
    dy = tl.load(DY + row * stride + cols, mask=mask, other=0).to(tl.float32)
    w = tl.load(W + cols, mask=mask, other=0).to(tl.float32)
    rstd = tl.load(Rstd + row)
    xhat = tl.where(mask, (x - tl.load(Mean + row)) * rstd, 0.0)
    wdy = tl.where(mask, w * dy, 0.0)
    c1, c2 = tl.sum(xhat * wdy, axis=0) / N, tl.sum(wdy, axis=0) / N
    tl.store(DX + row * stride + cols, (wdy - (xhat * c1 + c2)) * rstd, mask=mask)
    group = row % GROUPS
    lock, count = Lock + group, Lock + GROUPS + group
    dw, db = DW + group * N + cols, DB + group * N + cols
    part_w, part_b = dy * xhat, dy
    while tl.atomic_cas(lock, 0, 1) == 1:
        pass
    if tl.load(count) == 0:
        tl.atomic_xchg(count, 1)
    else:
        part_w += tl.load(dw, mask=mask)
        part_b += tl.load(db, mask=mask)
    tl.store(dw, part_w, mask=mask)
    tl.store(db, part_b, mask=mask)
    tl.debug_barrier()
    tl.atomic_xchg(lock, 0)


class LayerNorm(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x, weight, bias, eps):
        y = torch.empty_like(x)
        M, N = x.shape
        mean, rstd = (torch.empty(M, dtype=torch.float32, device=x.device) for _ in range(2))
        layer_norm_fwd[(M,)](x, y, weight, bias, mean, rstd, x.stride(0), N, eps, BLOCK=triton.next_power_of_2(N))
        ctx.save_for_backward(x, weight, mean, rstd)
        return y

    @staticmethod
    def backward(ctx, dy):
        x, w, mean, rstd = ctx.saved_tensors
        M, N = x.shape
        assert dy.device.type == DEVICE
        locks = torch.zeros(2 * 8, dtype=torch.int32, device=w.device)
        dw, db = (torch.zeros((8, N), dtype=x.dtype, device=w.device) for _ in range(2))
        dx = torch.empty_like(dy)
        layer_norm_bwd[(M,)](
            dx, dy, dw, db, x, w, mean, rstd, locks, x.stride(0), N, GROUPS=8, BLOCK=triton.next_power_of_2(N)
        )
        return dx, dw.sum(0), db.sum(0), None


def test_layer_norm_and_its_gradients():
    w, b = torch.rand(200, device=DEVICE, requires_grad=True), torch.rand(200, device=DEVICE, requires_grad=True)
    x = (-2.3 + 0.5 * torch.randn(37, 200, device=DEVICE)).requires_grad_()
    dy = 0.1 * torch.randn_like(x)
    y = LayerNorm.apply(x, w, b, 1e-5)
    y.backward(dy)
    found = [one.grad.clone() for one in (x, w, b)]
    x.grad = w.grad = b.grad = None
    wanted = torch.nn.functional.layer_norm(x, (200,), w, b, 1e-5)
    wanted.backward(dy)
    torch.testing.assert_close(y, wanted, atol=1e-4, rtol=0)
    for one, tensor in zip(found, (x, w, b), strict=True):
        torch.testing.assert_close(one, tensor.grad, atol=1e-4, rtol=1e-4)


@triton.jit
def asin_kernel(x_ptr, y_ptr, n, BLOCK: tl.constexpr):
    offsets = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offsets, mask=offsets < n)
    tl.store(y_ptr + offsets, libdevice.asin(x), mask=offsets < n)


def test_external_functions():
    x = torch.rand(1000, device=DEVICE)
    y = torch.zeros_like(x)
    asin_kernel[(1,)](x, y, 1000, BLOCK=1024)
    torch.testing.assert_close(y, torch.asin(x))


@triton.jit
def grouped_kernel(a_ptrs, b_ptrs, c_ptrs, sizes, count, PROGRAMS: tl.constexpr, B: tl.constexpr):
    tile, last = tl.program_id(0), 0
    for g in range(count):
        m, n, k = tl.load(sizes + g * 3), tl.load(sizes + g * 3 + 1), tl.load(sizes + g * 3 + 2)
        tiles_n = tl.cdiv(n, B)
        tiles = tl.cdiv(m, B) * tiles_n
        while tile >= last and tile < last + tiles:
            a = tl.load(a_ptrs + g).to(tl.pointer_type(tl.float16))
            b = tl.load(b_ptrs + g).to(tl.pointer_type(tl.float16))
            c = tl.load(c_ptrs + g).to(tl.pointer_type(tl.float16))
            own = tile - last
            rm, rn = own // tiles_n * B + tl.arange(0, B), own % tiles_n * B + tl.arange(0, B)
            acc = tl.zeros((B, B), dtype=tl.float32)
            for start in range(0, k, B):
                rk = start + tl.arange(0, B)
                x = tl.load(a + rm[:, None] * k + rk[None], mask=(rm[:, None] < m) & (rk[None] < k), other=0.0)
                y = tl.load(b + rk[:, None] * n + rn[None], mask=(rk[:, None] < k) & (rn[None] < n), other=0.0)
                acc += tl.dot(x, y)
            tl.store(c + rm[:, None] * n + rn[None], acc.to(tl.float16), mask=(rm[:, None] < m) & (rn[None] < n))
            tile += PROGRAMS
        last += tiles


def test_grouped_matmuls_by_tables_of_pointers():
    sizes = [(64, 96, 32), (40, 33, 70), (16, 16, 16)]
    a = [torch.randn(m, k, device=DEVICE).half() for m, n, k in sizes]
    b = [torch.randn(k, n, device=DEVICE).half() for m, n, k in sizes]
    c = [torch.empty(m, n, device=DEVICE, dtype=torch.float16) for m, n, k in sizes]
    tables = [torch.tensor([one.data_ptr() for one in of], device=DEVICE) for of in (a, b, c)]
    grouped_kernel[(3,)](*tables, torch.tensor(sizes, dtype=torch.int32, device=DEVICE), len(sizes), PROGRAMS=3, B=32)
    for x, y, z in zip(a, b, c, strict=True):
        torch.testing.assert_close(z.float(), x.float() @ y.float(), rtol=1e-2, atol=1e-2)


@triton.jit
def scan_kernel(x_ptr, y_ptr, n, BLOCK: tl.constexpr):
    row, at = tl.program_id(0), tl.arange(0, BLOCK)
    x = tl.load(x_ptr + row * n + at, mask=at < n, other=0.0)
    tl.store(y_ptr + row * n + at, tl.cumsum(x, axis=0), mask=at < n)


def test_a_scan_of_rows():
    x = torch.randn(5, 100, device=DEVICE)
    y = torch.empty_like(x)
    scan_kernel[(5,)](x, y, 100, BLOCK=128)
    torch.testing.assert_close(y, x.cumsum(1), rtol=1e-4, atol=1e-4)


@triton.jit
def transpose_kernel(x, y, m, n, B: tl.constexpr):
    rm, rn = tl.program_id(0) * B + tl.arange(0, B), tl.program_id(1) * B + tl.arange(0, B)
    mask = (rm[:, None] < m) & (rn[None] < n)
    v = tl.load(x + rm[:, None] * n + rn[None], mask=mask)
    tl.store(y + rn[:, None] * m + rm[None], tl.trans(v), mask=tl.trans(mask))


def test_a_transpose():
    x = torch.randn(50, 70, device=DEVICE, dtype=torch.bfloat16)
    y = torch.empty(70, 50, device=DEVICE, dtype=torch.bfloat16)
    transpose_kernel[(2, 3)](x, y, 50, 70, B=32)
    assert torch.equal(y, x.T)
