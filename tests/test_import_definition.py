"""`parity init --definition`, as a user meets it: a definition of another collection, two kernels, a verified run."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from builds import Pool
from conftest import CommandEnd, CommandLine

from parity.contract.workspace import Workspace
from parity.system.companion import memory_share

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("torch_path")]

ROWS = {"shape": ["tokens", "hidden"], "dtype": "bfloat16"}
# Rounds to bf16 before the weight, as some models do and their kernels do not.
NORM = {
    "name": "norm_h256",
    "description": "Root mean square normalisation of rows. For a test.",
    "axes": {"tokens": {"type": "var"}, "hidden": {"type": "const", "value": 256}},
    "inputs": {
        "states": ROWS,
        "weight": {"shape": ["hidden"], "dtype": "bfloat16"},
        "eps": {"shape": None, "dtype": "float32"},
    },
    "outputs": {"normed": ROWS},
    "reference": """
import torch

@torch.no_grad()
def run(states, weight, eps):
    assert states.shape[1] == 256
    x = states.to(torch.float32)
    x = x * torch.rsqrt(x.pow(2).mean(-1, keepdim=True) + eps)
    return weight * x.to(states.dtype)
""",
}
NORM_KERNELS = """
#include <hip/hip_runtime.h>
#include <hip/hip_bf16.h>
#ifndef SLACK
#define SLACK 1.0f
#endif
#ifndef TIMES
#define TIMES 1
#endif
using bf16 = __hip_bfloat16;
template <bool ROUNDS>
__device__ void norm(const bf16* states, const bf16* weight, bf16* normed, float eps, int hidden) {
  const size_t row = size_t(blockIdx.x) * hidden;
  float sum = 0;
  for (int i = 0; i < hidden; ++i) sum += __bfloat162float(states[row + i]) * __bfloat162float(states[row + i]);
  const float factor = rsqrtf(sum / hidden + eps * TIMES) * SLACK;
  for (int i = threadIdx.x; i < hidden; i += blockDim.x) {
    float x = __bfloat162float(states[row + i]) * factor;
    if (ROUNDS) x = __bfloat162float(__float2bfloat16(x));
    normed[row + i] = __float2bfloat16(x * __bfloat162float(weight[i]));
  }
}
__global__ void rounding(const bf16* states, const bf16* weight, bf16* normed, float eps, int hidden) {
  norm<true>(states, weight, normed, eps, hidden);
}
__global__ void straight(const bf16* states, const bf16* weight, bf16* normed, float eps, int hidden) {
  norm<false>(states, weight, normed, eps, hidden);
}
"""
# Sums of segments, whose bounds are offsets: no part of the inputs belongs to a part of the outputs.
SEGMENTS = {
    "name": "segment_sums",
    "axes": {
        "segments": {"type": "var"},
        "bounds": {"type": "var"},
        "values_total": {"type": "expr", "expression": "segments * 40"},
    },
    "constraints": ["bounds == segments + 1"],
    "custom_inputs_entrypoint": "make",
    "inputs": {
        "values": {"shape": ["values_total"], "dtype": "float32"},
        "offsets": {"shape": ["bounds"], "dtype": "int32"},
    },
    "outputs": {"sums": {"shape": ["segments"], "dtype": "float32"}},
}
SEGMENTS_CODE = """
import torch

def make(sizes, device):
    total = sizes["values_total"]
    inner = torch.randint(0, total + 1, (sizes["segments"] - 1,)).sort().values
    offsets = torch.cat([torch.tensor([0]), inner, torch.tensor([total])]).to(torch.int32)
    return {"values": torch.randn(total, device=device), "offsets": offsets}

def run(values, offsets):
    return torch.stack([values[int(a):int(b)].sum() for a, b in zip(offsets[:-1], offsets[1:])])
"""
SEGMENTS_KERNEL = """
#include <hip/hip_runtime.h>
#ifndef LEFT_OUT
#define LEFT_OUT 0
#endif
__global__ void sums_%s(const float* values, const int* offsets, float* sums, int segments) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= segments) return;
  float sum = 0;
  for (int at = offsets[i]; at < offsets[i + 1] - LEFT_OUT; ++at) sum += values[at];
  sums[i] = sum;
}
"""
STEP = 'title = "a fault"\nhypothesis = "h"\nchange = "c"\n{change}\n[expect]\ntext = "t"\nfalsified_by = "f"\n'


@pytest.fixture
def empty(tmp_path: Path, pool: Pool) -> Iterator[CommandLine]:
    folder = tmp_path / "mine"
    folder.mkdir()
    line = CommandLine(Workspace(folder))
    yield line
    pool.take(line.workspace)


def write(line: CommandLine, name: str, content: Any) -> str:
    path = line.workspace.root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(content if isinstance(content, str) else json.dumps(content))
    return name


def run(line: CommandLine, pool: Pool, step: str) -> CommandEnd:
    line.workspace.private.mkdir(exist_ok=True)
    pool.lend(line.workspace)
    return line("run", step, "--hip-compiler", "zig", "--json")


def faulty(line: CommandLine, study: str, change: str) -> str:
    write(line, f"experiments/{study}/step02.toml", STEP.format(change=change))
    return f"{study}/step02"


def found(ended: CommandEnd) -> tuple[str, str]:
    assert ended.out, ended.err
    return ended.json["verification"]["status"], ended.json["verification"]["detail"]


def test_from_a_definition_to_a_verified_run(empty: CommandLine, pool: Pool) -> None:
    write(empty, "theirs/definitions/norm/norm_h256.json", NORM)
    lines = [
        {"uuid": f"u{tokens}", "axes": {"tokens": tokens}, "inputs": {"eps": {"type": "scalar", "value": eps}}}
        for tokens, eps in ((24, 1e-6), (7, 1e-5))
    ]
    write(empty, "theirs/workloads/norm/norm_h256.jsonl", "\n".join(map(json.dumps, lines)))
    write(empty, "k.hip", NORM_KERNELS)
    made = empty(
        *("init", "--definition", "theirs/definitions/norm/norm_h256.json"),
        *("--from", "k.hip:rounding", "--from", "k.hip:straight"),
    )
    assert (made.code, made.err) == (0, "")
    assert "FILL IN" not in made.out
    done = run(empty, pool, "step01")
    assert (found(done)[0], done.json["verdict"]) == ("verified", "inconclusive"), found(done)
    assert "and its own roundings" in done.json["verification"]["cases"][0]["tolerance"]
    other = run(empty, pool, "norm_h256-gfx1151-tokens7/step01")
    assert found(other)[0] == "verified"
    for flag in ("SLACK=1.03f", "TIMES=10"):  # a factor, and an epsilon that is too large
        wrong = run(empty, pool, faulty(empty, "norm_h256-gfx1151", f'lanes.straight.flags = ["-D{flag}"]'))
        assert found(wrong)[0] == "failed"
        assert found(wrong)[1].startswith("straight: ")
        assert wrong.code == 1


@pytest.mark.parametrize("made_too", [', "values": torch.randn(total, device=device)', ""])
def test_a_definition_whose_outputs_have_no_parts_of_their_own(empty: CommandLine, pool: Pool, made_too: str) -> None:
    """Its function makes all inputs, or only those that cannot be any numbers."""
    write(empty, "op/definition.json", SEGMENTS)
    code = SEGMENTS_CODE.replace(
        '"values": torch.randn(total, device=device), "offsets": offsets', f'"offsets": offsets{made_too}'
    )
    assert ("torch.randn" in code) == bool(made_too)
    write(empty, "op/reference.py", code)
    write(empty, "op/workload.jsonl", '{"uuid": "a", "axes": {"segments": 128, "bounds": 129}, "inputs": {}}')
    for name in ("a", "b"):
        write(empty, f"{name}.hip", SEGMENTS_KERNEL % name)
    made = empty(
        "init", "--definition", "op", "--from", "a.hip", "--from", "b.hip", "--lanes", "a,b", "--study", "sums"
    )
    assert made.code == 0, made.err
    assert "computes whole problems" in made.out
    contract = empty.workspace.experiments / "sums" / "contract.toml"
    contract.write_text(
        contract.read_text()
        .replace("blocks = { segments = 1 }", "blocks = { segments = 64 }")
        .replace("threads = 256", "threads = 64")
    )
    done = run(empty, pool, "step01")
    assert found(done)[0] == "verified", found(done)
    cases = done.json["verification"]["cases"]
    assert cases[-1]["elements"] == 128, "the contract's own problem runs whole"
    wrong = run(empty, pool, faulty(empty, "sums", 'lanes.b.flags = ["-DLEFT_OUT=1"]'))
    assert found(wrong)[0] == "failed"
    assert found(wrong)[1].startswith("b: ")


def test_indices_that_a_function_leaves_out_need_a_bound(empty: CommandLine) -> None:
    ids = {"shape": ["segments"], "dtype": "int64"}
    inputs: Any = SEGMENTS["inputs"]
    write(empty, "op/definition.json", {**SEGMENTS, "inputs": {**inputs, "ids": ids}})
    write(
        empty, "op/reference.py", SEGMENTS_CODE.replace("def run(values, offsets):", "def run(values, offsets, ids):")
    )
    made = empty("init", "--definition", "op")
    assert "'below' is still to be filled in for ids:" in made.out, made.err


def test_a_definition_that_takes_too_much_memory_is_refused_before_it_does(empty: CommandLine) -> None:
    """A constant that the code may know cannot be tried smaller; and one that the code itself makes is stopped."""
    big = {
        "name": "big",
        "axes": {"n": {"type": "const", "value": 1 << 40}},
        "reference": "def run(x):\n  return x + 1099511627776\n",
        "inputs": {"x": {"shape": ["n"], "dtype": "float32"}},
        "outputs": {"y": {"shape": ["n"], "dtype": "float32"}},
    }
    write(empty, "big.json", big)
    ended = empty("init", "--definition", "big.json")
    assert ended.code == 2
    assert "the smallest problem that it may compute (n 1099511627776) would take about" in ended.err
    greedy = {
        **big,
        "axes": {"n": {"type": "const", "value": 64}},
        "reference": f"import torch\ndef run(x):\n  return torch.empty({memory_share(0.8)}, dtype=torch.uint8)[0] + x\n",
    }
    write(empty, "greedy.json", greedy)
    ended = empty("init", "--definition", "greedy.json")
    assert ended.code == 2
    assert re.search("raised RuntimeError: .*alloc", ended.err), ended.err


def test_what_a_definition_does_not_say_is_asked(empty: CommandLine) -> None:
    table = {"shape": ["entries", "width"], "dtype": "float32"}
    axes = {"count": {"type": "var"}, "entries": {"type": "const", "value": 50}, "width": {"type": "const", "value": 8}}
    inputs = {
        "ids": {"shape": ["count"], "dtype": "int64"},
        "table": table,
        "scale": {"shape": None, "dtype": "float32"},
    }
    outputs = {"rows": {"shape": ["count", "width"], "dtype": "float32"}}
    code = "def run(ids, table, scale):\n    return table[ids] * scale\n"
    gather = {"name": "gather", "axes": axes, "inputs": inputs, "outputs": outputs, "reference": code}
    write(empty, "gather.json", gather)
    made = empty("init", "--definition", "gather.json", "--json")
    assert made.code == 0
    assert made.json["to_fill_in"][:2] == ["axes.count", "scalars.scale"]
    assert "'below' is still to be filled in for ids" in made.json["notes"][0]
    contract = empty.workspace.experiments / "gather-gfx1151" / "contract.toml"
    contract.write_text(contract.read_text().replace('"FILL IN"', "16"))
    asked = empty("run", "step01")
    assert asked.code == 2
    assert "tensor 'ids': below: 'FILL IN'" in asked.err
    again = empty("init", "--definition", "gather.json")
    assert again.code == 2
    assert "exists already: nothing was written" in again.err
    operator = empty.workspace.root / "operators" / "gather.py"
    assert 'independent=("count", "width")' in operator.read_text()
    operator.write_text(operator.read_text().replace("FILL IN", "entries"))
    other = empty("init", "--definition", "gather.json", "--arch", "gfx942")
    assert (other.code, "operators/gather.py is left as it was." in other.out) == (0, True), other.err
    assert (empty.workspace.experiments / "gather-gfx942" / "contract.toml").exists()


@pytest.mark.parametrize(
    ("body", "independent"),
    [
        ("x - x.reshape(-1, 2, x.shape[1]).mean(1).repeat_interleave(2, 0)", '("cols",)'),
        ("torch.roll(x, 8, dims=0)", '("cols",)'),
        ("torch.cumsum(x, 1)", '("rows",)'),
        ("torch.relu(x)", '("rows", "cols")'),
    ],
)
def test_what_is_independent_is_found_by_single_rows(empty: CommandLine, body: str, independent: str) -> None:
    shape = {"shape": ["rows", "cols"], "dtype": "float32"}
    axes = {"rows": {"type": "var"}, "cols": {"type": "const", "value": 64}}
    code = f"import torch\ndef run(x):\n    return {body}\n"
    write(
        empty, "f.json", {"name": "f", "axes": axes, "inputs": {"x": shape}, "outputs": {"y": shape}, "reference": code}
    )
    made = empty("init", "--definition", "f.json", "--json")
    assert made.code == 0, made.err
    assert f"independent={independent}" in (empty.workspace.root / "operators" / "f.py").read_text()
    asks_for_the_grid = "lanes.hip.grid.0" in made.json["to_fill_in"]
    assert asks_for_the_grid == (independent == '("cols",)'), "a launch by columns is not the usual one"


FLAT = """
#include <hip/hip_runtime.h>
__global__ void NAME(const float* x, float* y, int rows, int cols) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < rows * cols) y[i] = x[i] > -INFINITY ? 2 * x[i] : -INFINITY;
}
"""


def test_a_flat_kernel_whose_workgroups_end_within_rows(empty: CommandLine, pool: Pool) -> None:
    """A right kernel: no workgroup of it writes whole rows. And <hip/hip_runtime.h> brings what <cmath> defines."""
    shape = {"shape": ["rows", "cols"], "dtype": "float32"}
    axes = {"rows": {"type": "var"}, "cols": {"type": "const", "value": 100}}
    double = {"name": "double", "axes": axes, "inputs": {"x": shape}, "outputs": {"y": shape}}
    write(empty, "double.json", {**double, "reference": "def run(x):\n    return x * 2\n"})
    write(empty, "w.jsonl", '{"uuid": "a", "axes": {"rows": 31}}')
    for name in "ab":
        write(empty, f"{name}.hip", FLAT.replace("NAME", name))
    kernels = ("--from", "a.hip", "--from", "b.hip", "--lanes", "a,b")
    assert empty("init", "--definition", "double.json", "--workloads", "w.jsonl", *kernels).code == 0
    contract = empty.workspace.experiments / "double-gfx1151" / "contract.toml"
    for grid in ("tiles", "ceil(rows * cols / 256)"):
        contract.write_text(contract.read_text().replace('["tiles"]', f'["{grid}"]'))
        done = run(empty, pool, "step01")
        assert found(done)[0] == "verified", found(done)
        assert done.json["verification"]["cases"][-1]["elements"] == 3100
    short = contract.read_text().replace("rows * cols / 256", "rows * cols / 300")
    contract.write_text(short)
    done = run(empty, pool, "step01")
    assert found(done)[0] == "failed"
    assert "check that the contract's blocks and grid are the kernel's" in found(done)[1]


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("def run(states, weight, eps):\n    return nothing", "'run' raised NameError: name 'nothing' is not defined"),
        ("import missing_package\ndef run(states, weight, eps): pass", "No module named 'missing_package'"),
        ("def run(states): return states", "'run' takes 1 arguments, and there are 3 inputs"),
        ("import torch\ndef run(states, weight, eps):\n    return torch.rand_like(states)", "its results are random"),
    ],
)
def test_code_that_does_not_run_writes_nothing(empty: CommandLine, code: str, sentence: str) -> None:
    write(empty, "norm.json", {**NORM, "reference": code})
    made = empty("init", "--definition", "norm.json")
    assert made.code == 2
    assert "norm.json: field 'reference'" in made.err
    assert sentence in made.err
    assert [path.name for path in empty.workspace.root.iterdir()] == ["norm.json"]


def test_a_reference_that_hangs_is_recorded_and_leaves_the_lanes_unverified(empty: CommandLine, pool: Pool) -> None:
    write(empty, "norm.json", NORM)
    write(empty, "w.jsonl", '{"uuid": "a", "axes": {"tokens": 8}, "inputs": {"eps": {"type": "scalar", "value": 0.1}}}')
    write(empty, "k.hip", NORM_KERNELS)
    kernels = ("--from", "k.hip:rounding", "--from", "k.hip:straight")
    assert empty("init", "--definition", "norm.json", "--workloads", "w.jsonl", *kernels).code == 0
    operator = empty.workspace.root / "operators" / "norm_h256.py"
    hanging = operator.read_text().replace("    x = states", "    while True: pass\n    x = states")
    operator.write_text(hanging.replace('results=("normed",),', 'results=("normed",), limit_s=2.0,'))
    done = run(empty, pool, "step01")
    assert found(done)[0] == "unverified"
    assert "did not end within 2 s" in found(done)[1]
