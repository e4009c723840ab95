"""Softmax as the tutorials write it, an operator in a file of one's own: exponentials on the emulator."""

from typing import Any

import pytest
from conftest import CommandLine
from own_study import write_study

from parity.contract.workspace import Workspace

pytestmark = pytest.mark.slow

OPERATOR = '''"""Softmax of each row."""
import numpy as np
from parity.operators import Direction, Operator, TensorSpec

SIDES = (("rows", "columns"),)

def reference(call):
    x = call["x"]
    e = np.exp(x - x.max(axis=1, keepdims=True))
    return {"y": e / e.sum(axis=1, keepdims=True)}

OPERATOR = Operator("softmax", "y = exp(x) / sum(exp(x))", ("rows", "columns"), ("rows",),
    {"x": TensorSpec(SIDES, ("float32", "float16")), "y": TensorSpec(SIDES, ("float32", "float16"), Direction.OUT)},
    reference)
'''
KERNEL = """
import triton
import triton.language as tl

@triton.jit
def softmax(x, y, columns, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    at = tl.arange(0, BLOCK)
    values = tl.load(x + row * columns + at, mask=at < columns, other=-float("inf")).to(tl.float32)
    values = values - tl.max(values, axis=0)
    powers = tl.exp(values)
    tl.store(y + row * columns + at, (powers / tl.sum(powers, axis=0)).to(y.dtype.element_ty), mask=at < columns)
"""
CONTRACT = """
title = "softmax"
operator = "operators/softmax.py"
arch = "{arch}"
axes = {{ rows = 64, columns = 200 }}
blocks = {{ rows = 1 }}
tails = ["columns"]
threads = {threads}
[tensors]
x = {{ dtype = "{dtype}" }}
y = {{ dtype = "{dtype}" }}
[inputs]
distribution = "normal"
seed = 1
[guardrails]
next_free_vgpr_below = 256
[kpi]
lane = "tight"
margin_percent = 1
"""
LANE = """
[lanes.{name}]
builder = "triton"
kernel = "mine/softmax.py"
symbol = "softmax"
arguments = ["x", "y", "columns"]
grid = ["rows"]
constants = {{ BLOCK = {block} }}
options = {{ num_warps = 4 }}
"""
FAMILIES = {"gfx1151": 128, "gfx1201": 128, "gfx942": 256}  # threads of four waves


def run(parity: CommandLine, workspace: Workspace, arch: str, dtype: str = "float32", kernel: str = KERNEL) -> Any:
    contract = CONTRACT.format(arch=arch, threads=FAMILIES[arch], dtype=dtype)
    contract += LANE.format(name="tight", block=256) + LANE.format(name="wide", block=1024)
    write_study(workspace, "softmax", contract, {"operators/softmax.py": OPERATOR, "mine/softmax.py": kernel})
    ended = parity("run", "softmax/step01", "--json")
    assert ended.out, ended.err
    return ended.json


@pytest.mark.parametrize(("arch", "dtype"), [("gfx1151", "float32"), ("gfx942", "float32"), ("gfx1201", "float16")])
def test_a_right_softmax_is_verified(parity: CommandLine, workspace: Workspace, arch: str, dtype: str) -> None:
    document = run(parity, workspace, arch, dtype)
    assert document["verification"]["status"] == "verified", document["verification"]["detail"]
    assert any("v_exp" in name for name in document["lanes"]["tight"]["isa"]["function"]["counts"])


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("values - tl.max(values, axis=0)", "values"),  # overflows where numbers are large
        ("tl.exp(values)", "tl.exp2(values)"),
        ('other=-float("inf")', "other=0.0"),  # what stands beyond a row counts
    ],
)
def test_a_wrong_one_is_not(parity: CommandLine, workspace: Workspace, before: str, after: str) -> None:
    assert before in KERNEL
    assert run(parity, workspace, "gfx1151", kernel=KERNEL.replace(before, after))["verification"]["status"] == "failed"
