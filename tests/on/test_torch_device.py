"""torch's `cuda` device under `parity on`: what programs ask of it, on a torch without one."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from command_line import CommandLine
from test_programs import ADD, HEAD, ended_on, on

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("programs_find_torch")]


ON_CUDA = ADD.replace("torch.randn(1000)", "torch.randn(1000, device='cuda')").replace(
    "torch.empty(1000)", "torch.empty(1000, device='cuda')"
)
PLACES = """
import copy, numpy
assert x.is_cuda and not x.is_cpu and x.device == torch.device("cuda:0") and x.get_device() == 0
assert x.type() == "torch.cuda.FloatTensor" and repr(x[:2]).endswith("device='cuda:0')")
assert (x + y).is_cuda and x[:3].is_cuda and not torch.randn(3).is_cuda and torch.ones(3).device.type == "cpu"
for back in (x.cpu(), x.to("cpu"), x.to(device="cpu"), torch.empty_like(x, device="cpu"), x.to("cpu", torch.half)):
    assert not back.is_cuda
host = x.cpu()
host[0] = 1e9  # another device's memory is another one
assert x[0] != 1e9
there = host.cuda()
assert there.is_cuda and there.cuda() is there and there.to("cuda") is there and host.to(x).is_cuda
array = numpy.zeros(3)
shared = torch.as_tensor(array, device="cuda")
array[0] = 1
assert shared[0] == 0 and shared.is_cuda
try:
    x.numpy()
except TypeError as error:
    assert "cuda:0 device type tensor" in str(error)
else:
    raise AssertionError("a GPU's tensor is no array")
with torch.device("cuda"):
    assert torch.zeros(3).is_cuda and not torch.zeros(3, device="cpu").is_cuda
torch.set_default_device("cuda")
assert torch.arange(3).is_cuda and torch.get_default_device().type == "cuda"
torch.set_default_device("cpu")
assert not torch.arange(3).is_cuda
pinned, empty = torch.ones(3).pin_memory(), torch.empty(3, pin_memory=True)
assert pinned.is_pinned() and empty.is_pinned() and not pinned.is_cuda and not torch.ones(3).is_pinned()
torch.save({"x": x, "host": host}, "saved.pt")
loaded = torch.load("saved.pt")
assert loaded["x"].is_cuda and not loaded["host"].is_cuda
assert torch.load("saved.pt", map_location="cuda")["host"].is_cuda
assert not torch.load("saved.pt", map_location="cpu")["x"].is_cuda
assert triton.runtime.driver.active.get_active_torch_device() == x.device
before = torch.cuda.memory_allocated()
more = torch.empty(1000, device="cuda")
assert torch.cuda.memory_allocated() == before + 4000
del more
assert torch.cuda.memory_allocated() == before
"""
ASKED = """
import math, threading
assert torch.cuda.is_available() and torch.cuda.device_count() == 1 and torch.version.hip and not torch.version.cuda
assert torch.cuda.get_device_capability() == (9, 4) and torch.cuda.is_bf16_supported()
properties = torch.cuda.get_device_properties(0)
assert (properties.gcnArchName, properties.warp_size, properties.multi_processor_count) == ("gfx942", 64, 304)
assert "emulated" in properties.name and torch.accelerator.current_accelerator().type == "cuda"
stream, event, later = torch.cuda.Stream(), torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
with torch.cuda.stream(stream), torch.cuda.device(0):
    assert torch.cuda.current_stream() is stream
    event.record(); x * 2; later.record()
assert torch.cuda.current_stream() is torch.cuda.default_stream()
torch.cuda.current_stream().wait_stream(stream)
x.record_stream(stream)
assert math.isinf(triton.testing.do_bench(lambda: x + 1, warmup=1, rep=1))
assert math.isinf(triton.testing.do_bench_cudagraph(lambda: x + 1))
torch.cuda.synchronize()
assert math.isnan(event.elapsed_time(later)) and math.isnan(later.elapsed_time(event))
assert math.isnan(torch.cuda.max_memory_allocated())
generator = torch.Generator("cuda").manual_seed(1)
assert generator.device.type == "cuda" and torch.rand(3, device="cuda", generator=generator).is_cuda
seen = []
thread = threading.Thread(target=lambda: seen.append(torch.ones(2, device="cuda").is_cuda))
thread.start(); thread.join()
assert seen == [True]
halves = [torch.randint(-8, 9, size, device="cuda").bfloat16() for size in ((4, 8), (8, 4))]
product = torch.mm(*halves, out_dtype=torch.float32)
assert product.is_cuda and torch.equal(product, halves[0].float() @ halves[1].float())
assert torch.equal(torch.addmm(product, *halves, out_dtype=torch.float32, out=torch.zeros_like(product)), 2 * product)
from torch.nn.attention.flex_attention import flex_attention
attended = flex_attention(*[torch.randn(1, 1, 128, 16, device="cuda", requires_grad=True) for _ in range(3)])
attended.sum().backward()
assert attended.is_cuda
for ask in (lambda: torch.ones(2, device="cuda:1"), torch.cuda.CUDAGraph, torch.cuda.current_blas_handle):
    try:
        ask()
    except RuntimeError as error:
        assert str(error).startswith("parity on: "), error
    else:
        raise AssertionError("there is no such thing")
"""
TRAINED = """
from torch.utils.checkpoint import checkpoint

class Doubled(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        ctx.save_for_backward(x)
        return add_to(x, x)

    @staticmethod
    def backward(ctx, gradient):
        (saved,) = ctx.saved_tensors
        assert gradient.is_cuda and saved.is_cuda
        return add_to(gradient, torch.empty(gradient.shape, device="cuda").copy_(gradient))

def add_to(x, y):
    x, y, o = x.contiguous(), y.contiguous(), torch.empty_like(x)
    add[(triton.cdiv(x.numel(), 256),)](x, y, o, x.numel(), BLOCK=256)
    return o

model = torch.nn.Sequential(torch.nn.Linear(8, 16), torch.nn.GELU(), torch.nn.LayerNorm(16), torch.nn.Linear(16, 1))
model = model.cuda()
assert all(weight.is_cuda for weight in model.parameters())
optimizer = torch.optim.AdamW(model.parameters(), lr=1e-2)
scaler = torch.amp.GradScaler("cuda")
x, y = torch.randn(32, 8, device="cuda"), torch.randn(32, 1, device="cuda")
losses = []
for number in range(12):
    with torch.autocast("cuda", dtype=torch.bfloat16, enabled=number == 11):
        result = checkpoint(lambda x: Doubled.apply(model(x)), x, use_reentrant=False)
        assert result.dtype == (torch.bfloat16 if number == 11 else torch.float32)
    loss = (result.float() - y).pow(2).mean()
    scaler.scale(loss).backward()
    assert model[0].weight.grad.is_cuda
    scaler.step(optimizer); scaler.update(); optimizer.zero_grad()
    losses.append(loss.item())
assert losses[-2] < losses[0], losses
assert torch.autograd.grad(model(x).sum(), model[0].weight)[0].is_cuda
data = torch.utils.data.TensorDataset(torch.arange(8.0))
assert sum(part.cuda(non_blocking=True).sum() for (part,) in torch.utils.data.DataLoader(data, 4, pin_memory=True)) == 28

@torch.library.custom_op("mine::twice", mutates_args=(), device_types="cuda")
def twice(x: torch.Tensor) -> torch.Tensor:
    assert x.is_cuda
    return torch.empty(x.shape, device="cuda").copy_(x * 2)

assert torch.equal(torch.ops.mine.twice(x), 2 * x) and twice(x).is_cuda
"""


def test_tensors_know_where_they_are(parity: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(parity.workspace.root)
    report = on(parity, ON_CUDA + PLACES)
    assert (report["launches"], report["faults"]) == (1, 0)
    assert report["notes"] == [
        "what was drawn on 'cuda' is the CPU generator's: a GPU draws other numbers from the same seed"
    ]


def test_what_programs_ask_of_the_device_is_answered_or_said(parity: CommandLine) -> None:
    ended = ended_on(parity, ON_CUDA + ASKED)
    assert ended.code == 0, ended.err
    assert ended.err.count("parity on: what is emulated has no time: the time between two events is NaN") == 1
    assert "note: peaks of memory are not counted: they are NaN" in ended.err


def test_a_model_is_trained(parity: CommandLine) -> None:
    report = on(parity, ON_CUDA + TRAINED, arch="gfx1151")
    assert report["launches"] > 30
    assert report["faults"] == 0


WIDER = """
def errors(device):
    torch.manual_seed(0)
    for dtype, unit in ((torch.bfloat16, 2**-8), (torch.float16, 2**-11)):
        x, g = torch.randn(2, 512, 64, dtype=dtype, device=device)
        w, b = torch.randn(2, 64, dtype=dtype, device=device)
        found = []
        for wide in (dtype, torch.float64):
            given = [one.detach().to(wide).requires_grad_() for one in (x, w, b)]
            normed = torch.nn.functional.layer_norm(given[0], (64,), *given[1:])
            normed.backward(g.to(wide))
            found.append([normed.detach(), *(one.grad for one in given)])
        yield max(float(((a - b).abs() / b.abs().clamp(b.abs().max() / 999)).max() / unit) for a, b in zip(*found))

there, here = list(errors("cuda")), list(errors("cpu"))
assert max(there) <= 1.01, there  # rounded once
assert min(here) > 2, here  # torch's CPU sums in halves
"""


def test_what_a_gpu_sums_in_fp32_is_not_summed_in_halves(parity: CommandLine) -> None:
    on(parity, WIDER)


COMPILED = """
block = torch.nn.Sequential(torch.nn.LayerNorm(32), torch.nn.Linear(32, 32), torch.nn.GELU()).cuda()
compiled, x = torch.compile(block), torch.randn(8, 32, device="cuda", requires_grad=True)
result = compiled(x)
assert result.is_cuda
result.pow(2).sum().backward()
gradient, x.grad = x.grad, None
block(x).pow(2).sum().backward()
torch.testing.assert_close(gradient, x.grad, rtol=1e-3, atol=1e-3)

@torch.compile
def around(x):
    o = torch.empty_like(x)
    add[(1,)](x, x, o, x.numel(), BLOCK=256)
    return o + 1

x = torch.randn(100, device="cuda")
torch.testing.assert_close(around(x), 2 * x + 1)

@torch.compile
def cannot(x):
    assert x.is_cuda
    return x + torch.ones(x.shape, device="cuda")

torch.testing.assert_close(cannot(x), x + 1)
"""


def test_what_is_compiled_runs_inductors_kernels_for_the_architecture(
    parity: CommandLine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TORCHINDUCTOR_CACHE_DIR", str(tmp_path))
    report = on(parity, ON_CUDA + COMPILED)
    names = {kernel["name"] for kernel in report["kernels"]}
    assert sum("fused" in name for name in names) >= 4, names
    assert sum(note.startswith("torch.compile: cannot ran uncompiled: ") for note in report["notes"]) == 1
    assert (tmp_path / "parity-on-gfx942").is_dir()


def test_without_the_switch_torch_is_as_it_is(parity: CommandLine, torch_path: Path) -> None:
    folder = parity("on", "--folder").out.strip()
    env = {**os.environ, "PYTHONPATH": f"{folder}{os.pathsep}{torch_path}"}
    program = f"{HEAD}assert not torch.cuda.is_available() and torch.version.hip is None"
    assert subprocess.run([sys.executable, "-c", program], env=env, check=False).returncode == 0
