"""Constants that matter to small numbers alone, and divisors: a norm whose epsilon or whose count is wrong is caught."""

import numpy as np
import pytest
from conftest import CommandLine
from own_study import REST, write_study

from parity.contract.workspace import Workspace
from parity.operators import find_operator
from parity.operators.helpers.base import Form
from parity.operators.helpers.generators import normal
from parity.operators.helpers.rows import faint

OPERATOR = '''"""Layer normalisation with an epsilon that only the reference names."""
from parity.operators import Direction, Operator, TensorSpec

ROWS = (("rows", "columns"),)

def reference(call):
    x = call["x"] - call["x"].mean(axis=1, keepdims=True)
    return {"y": x / ((x * x).mean(axis=1, keepdims=True) + x.dtype.type(1e-5)) ** 0.5}

OPERATOR = Operator(
    "layer_norm", "y = (x - mean) / sqrt(variance + 1e-5)", ("rows", "columns"), ("rows",),
    {"x": TensorSpec(ROWS, ("float16", "bfloat16", "float32")), "y": TensorSpec(ROWS, ("float16", "bfloat16", "float32"), Direction.OUT)},
    reference,
)
'''
KERNEL = """
#define __global__ __attribute__((global))
extern "C" __global__ __attribute__((amdgpu_flat_work_group_size(64, 64))) void layer_norm(
    const TYPE* x, TYPE* y, int rows, int columns) {
  long row = __builtin_amdgcn_workgroup_id_x() * 64l + __builtin_amdgcn_workitem_id_x();
  if (row >= rows) return;
  float sum = 0, squares = 0;
  for (int i = 0; i < columns; ++i) sum += (float)x[row * columns + i];
  float mean = sum / columns;
  for (int i = 0; i < columns; ++i) {
    float of = (float)x[row * columns + i] - mean;
    squares += of * of;
  }
  float factor = 1.0f / __builtin_sqrtf(squares / (columns - FEWER) + EPS);
  for (int i = 0; i < columns; ++i) y[row * columns + i] = (TYPE)(((float)x[row * columns + i] - mean) * factor);
}
"""
CONTRACT = f"""
title = "layer_norm"
operator = "operators/layer_norm.py"
arch = "gfx1151"
axes = {{ rows = 200, columns = 2000 }}
blocks = {{ rows = 64 }}
tails = ["rows", "columns"]
threads = 64
[tensors]
x = {{ dtype = "bfloat16" }}
y = {{ dtype = "bfloat16" }}
{REST}
[lanes.mine]
builder = "hip"
kernel = "mine/layer_norm.hip"
symbol = "layer_norm"
arguments = ["x", "y", "rows", "columns"]
grid = ["ceil(rows / block.rows)"]
flags = ["-DTYPE=__bf16", "-DEPS=1e-5f", "-DFEWER=0"]
[lanes.other]
builder = "hip"
kernel = "mine/layer_norm.hip"
symbol = "layer_norm"
arguments = ["x", "y", "rows", "columns"]
grid = ["ceil(rows / block.rows)"]
flags = ["-DTYPE=__bf16", "-DEPS=1e-5f", "-DFEWER=0"]
"""
PLANTED = {
    "epsilon left out": ("EPS=1e-5f", "EPS=0"),
    "epsilon ten times too large": ("EPS=1e-5f", "EPS=1e-4f"),
    "epsilon a hundred times too large": ("EPS=1e-5f", "EPS=1e-3f"),
    "epsilon ten times too small": ("EPS=1e-5f", "EPS=1e-6f"),
    "the sample's variance": ("FEWER=0", "FEWER=1"),
}
ELSEWHERE = ("epsilon a hundred times too large", "the sample's variance")  # by a few elements of 256,000, before


def verified(parity: CommandLine, workspace: Workspace, contract: str) -> tuple[str, str]:
    files = {"operators/layer_norm.py": OPERATOR, "mine/layer_norm.hip": KERNEL}
    write_study(workspace, "layer_norm", contract, files)
    ended = parity("run", "layer_norm/step01", "--hip-compiler", "zig", "--json")
    assert ended.out, ended.err
    return ended.json["verification"]["status"], ended.json["verification"]["detail"]


@pytest.mark.slow
@pytest.mark.parametrize(("dtype", "c_type"), [("bfloat16", "__bf16"), ("float16", "_Float16"), ("float32", "float")])
def test_a_right_norm_is_verified(parity: CommandLine, workspace: Workspace, dtype: str, c_type: str) -> None:
    contract = CONTRACT.replace("bfloat16", dtype).replace("__bf16", c_type)
    status, detail = verified(parity, workspace, contract)
    assert status == "verified", detail


@pytest.mark.slow
@pytest.mark.parametrize("fault", PLANTED)
def test_a_wrong_constant_is_caught(parity: CommandLine, workspace: Workspace, fault: str) -> None:
    status, detail = verified(parity, workspace, CONTRACT.replace(*PLANTED[fault], 1))
    assert (status, detail.startswith("mine: ")) == ("failed", True), detail
    found_by = "rows of zeros" if fault == "epsilon left out" else "faint rows"
    assert (f"{found_by}, 64 x 33" in detail) == (fault not in ELSEWHERE), detail


def test_rows_have_the_sizes_at_which_constants_matter() -> None:
    operator = find_operator("rms_norm")
    tensors = {name: operator.tensors[name].bound("float32") for name in operator.tensors}
    form = Form(operator, {"rows": 27, "columns": 64}, {}, tensors, {"eps": 1e-6}, {"subnormals": "exact"})
    made = faint(normal)(np.random.default_rng(1), form)
    squares = np.mean(made["x"].astype(np.float64) ** 2, axis=1)
    np.testing.assert_allclose(squares[:4], [1e-6, 1e-7, 1e-5, 0], rtol=1e-5)
    np.testing.assert_allclose(squares[9:13], squares[:4], rtol=1e-5)
    np.testing.assert_allclose(np.sqrt(squares[4:9]) * 10.0 ** np.arange(1, 6), 1, rtol=0.4)
    assert np.mean(made["weight"] ** 2) > 0.5, "a weight has no rows"
