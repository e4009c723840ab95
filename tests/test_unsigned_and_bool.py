"""Tensors of unsigned words and of bools, in HIP and in Triton: right ones are verified, and signed reading is not."""

from typing import Any

import pytest
from conftest import CommandLine, StandIn
from own_study import REST, write_study

from parity.contract.workspace import Workspace

pytestmark = pytest.mark.slow

OPERATOR = '''"""A mask applied, a mask made, and the words of a hash: shifted, compared and multiplied without a sign."""
import numpy as np
from parity.operators import Direction, Operator, ScalarSpec, TensorSpec

def of(dtype, direction=Direction.IN):
    return TensorSpec((("n",),), (dtype,), direction)

def reference(call):
    return {
        "y": np.where(call["mask"] | call.scalar("all"), call["x"], 0.0),
        "above": call["x"] * call["x"] > 0.3,
        "high": call["word"] >> 7,
        "count": call["half"] + 1,
        "state": call["seed"] * np.uint64(6364136223846793005) + np.uint64(1),
    }

OPERATOR = Operator(
    "words", "y = mask ? x : 0; above = x^2 > 0.3; high = word >> 7; count = half + 1; state = a seed + 1", ("n",), ("n",),
    {"x": of("float32"), "mask": of("bool"), "word": of("uint32"), "half": of("uint16"), "seed": of("uint64"),
     **{name: of(dtype, Direction.OUT) for name, dtype in
        {"y": "float32", "above": "bool", "high": "uint32", "count": "uint16", "state": "uint64"}.items()}},
    reference, scalars={"all": ScalarSpec("bool", 0)},
)
'''
HIP = """
#include <hip/hip_runtime.h>
extern "C" __global__ void words(const float* x, const bool* mask, const uint32_t* word, const unsigned short* half_,
                                 const uint64_t* seed, float* y, bool* above, uint32_t* high, unsigned short* count,
                                 uint64_t* state, bool all, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  y[i] = mask[i] || all ? x[i] : 0.0f;
  above[i] = x[i] * x[i] > 0.3f;
  high[i] = word[i] >> 7;
  count[i] = half_[i] + 1;
  state[i] = seed[i] * 6364136223846793005ull + 1;
}
"""
TRITON = """
import triton
import triton.language as tl

@triton.jit
def words(x, mask, word, half, seed, y, above, high, count, state, all_, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    here = at < n
    values = tl.load(x + at, mask=here)
    tl.store(y + at, tl.where(tl.load(mask + at, mask=here) | all_, values, 0.0), mask=here)
    tl.store(above + at, values * values > 0.3, mask=here)
    tl.store(high + at, tl.load(word + at, mask=here) >> 7, mask=here)
    tl.store(count + at, tl.load(half + at, mask=here) + 1, mask=here)
    tl.store(state + at, tl.load(seed + at, mask=here) * 6364136223846793005 + 1, mask=here)
"""
TENSORS = {
    "x": "float32",
    "mask": "bool",
    "word": "uint32",
    "half": "uint16",
    "seed": "uint64",
    "y": "float32",
    "above": "bool",
    "high": "uint32",
    "count": "uint16",
    "state": "uint64",
}
ARGUMENTS = [*TENSORS, "all", "n"]


def write(workspace: Workspace, arch: str, hip: str = HIP, triton: str = TRITON) -> None:
    contract = f"""
title = "words"
operator = "operators/words.py"
arch = "{arch}"
axes = {{ n = 2000 }}
blocks = {{ n = 256 }}
tails = ["n"]
threads = 256
[tensors]
{"".join(f'{name} = {{ dtype = "{dtype}" }}' + chr(10) for name, dtype in TENSORS.items())}
{REST}
[lanes.mine]
builder = "triton"
kernel = "words.py"
symbol = "words"
arguments = {ARGUMENTS}
grid = ["tiles"]
constants = {{ BLOCK = "block.n" }}
options = {{ num_warps = {4 if arch == "gfx942" else 8} }}
[lanes.hip]
kernel = "words.hip"
symbol = "words"
arguments = {ARGUMENTS}
grid = ["tiles"]
"""
    write_study(workspace, "words", contract, {"operators/words.py": OPERATOR, "words.hip": hip, "words.py": triton})


def run(parity: CommandLine, workspace: Workspace, arch: str, hip: str = HIP, triton: str = TRITON) -> Any:
    write(workspace, arch, hip, triton)
    ended = parity("run", "words/step01", "--hip-compiler", "zig", "--json")
    assert ended.out, ended.err
    return ended.json


@pytest.mark.parametrize("arch", ["gfx1151", "gfx942"])
def test_right_ones_are_verified(parity: CommandLine, workspace: Workspace, arch: str) -> None:
    document = run(parity, workspace, arch)
    assert document["verification"]["status"] == "verified", document["verification"]["detail"]
    assert not [check for check in document["checks"] if check["status"] == "violated"]
    assert any(case["name"].startswith("any bits") for case in document["verification"]["cases"])


def test_a_gpu_is_given_them_too(stand_in: StandIn) -> None:
    write(stand_in.workspace, "gfx1151")
    document = stand_in.run("words/step01", "--budget", "5").json
    assert document["verification"]["status"] == "verified", document["verification"]["detail"]
    assert {case["device"] for case in document["verification"]["cases"]} == {"emulator", "hip"}


@pytest.mark.parametrize(
    ("before", "after", "sentence"),
    [
        ("const uint32_t* word", "const int* word", "high["),  # the sign is shifted in
        ("above[i] = x[i] * x[i] > 0.3f", "((unsigned char*)above)[i] = x[i] * x[i] > 0.3f ? 255 : 0", "above["),
        ("x[i] * x[i] > 0.3f", "!(x[i] * x[i] <= 0.3f)", "above["),  # true for a NaN
        ("seed[i] * ", "(uint32_t)seed[i] * ", "state["),
    ],
)
def test_wrong_ones_are_not(parity: CommandLine, workspace: Workspace, before: str, after: str, sentence: str) -> None:
    assert before in HIP
    document = run(parity, workspace, "gfx1151", HIP.replace(before, after))
    assert document["verification"]["status"] == "failed"
    assert document["verification"]["detail"].startswith("hip: ")
    assert sentence in document["verification"]["detail"]


def test_a_signed_shift_in_triton_is_not(parity: CommandLine, workspace: Workspace) -> None:
    wrong = TRITON.replace("tl.load(word + at, mask=here)", "tl.load(word + at, mask=here).to(tl.int32, bitcast=True)")
    document = run(parity, workspace, "gfx1151", triton=wrong)
    assert document["verification"]["status"] == "failed"
    assert "high[" in document["verification"]["detail"]
