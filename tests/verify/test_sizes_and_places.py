"""Mistakes that only other sizes or alike numbers show: two axes exchanged, and a top-k that loses a number which is
there twice.
"""

import pytest
from command_line import CommandLine
from own_study import REST, write_study
from twice import ZIG

from parity.contract.workspace import Workspace

HEAD = 'extern "C" __attribute__((global)) __attribute__((amdgpu_flat_work_group_size(64, 64)))\n'
TURNED = (
    HEAD
    + """void kernel(const float* x, float* y, int height, int width) {
  int plane = __builtin_amdgcn_workgroup_id_x();
  for (int at = __builtin_amdgcn_workitem_id_x(); at < height * width; at += 64)
    y[plane * height * width + STORED] = x[plane * height * width + at];
}
"""
)
PLANES = """from parity.operators import Direction, Operator, TensorSpec
def reference(call):
    return {"y": call["x"].transpose(0, 2, 1)}
OPERATOR = Operator("turn", "y = x, turned", ("planes", "height", "width"), ("planes",), {
    "x": TensorSpec((("planes", "height", "width"),), ("float32",)),
    "y": TensorSpec((("planes", "width", "height"),), ("float32",), Direction.OUT)}, reference)
"""
CONTRACT = f"""title = "own"
operator = "operators/own.py"
arch = "gfx1151"
axes = {{AXES}}
blocks = {{BLOCKS}}
threads = 64
{REST}[tensors]
x = {{ dtype = "float32" }}
y = {{ dtype = "float32" }}
[lanes.mine]
builder = "hip"
kernel = "mine/own.hip"
symbol = "kernel"
arguments = ARGUMENTS
grid = ["GRID"]
"""


def verified(parity: CommandLine, workspace: Workspace, contract: str, operator: str, kernel: str) -> dict[str, str]:
    write_study(workspace, "own", contract, {"operators/own.py": operator, "mine/own.hip": kernel})
    answer = parity("run", "own/step01", *ZIG, "--json").json
    return {**answer["verification"], "not_shown": str([reason["text"] for reason in answer["reasons"]])}


def test_exchanged_axes_show_in_tails_and_else_it_is_said(parity: CommandLine, workspace: Workspace) -> None:
    contract = (
        CONTRACT.replace("{AXES}", "{ planes = 4, height = 12, width = 12 }").replace("{BLOCKS}", "{ planes = 1 }")
    ).replace("GRID", "planes")
    contract = contract.replace("ARGUMENTS", '["x", "y", "height", "width"]')
    right = TURNED.replace("STORED", "at % width * height + at / width")
    wrong = TURNED.replace("STORED", "at % height * width + at / height")
    alike = verified(parity, workspace, contract, PLANES, wrong)
    assert alike["status"] == "verified"
    assert "'height' and 'width', should they be exchanged: both are 12 in every case" in alike["not_shown"]
    with_tails = contract.replace("threads = 64", 'threads = 64\ntails = ["height", "width"]')
    assert verified(parity, workspace, with_tails, PLANES, wrong)["status"] == "failed"
    told = verified(parity, workspace, with_tails, PLANES, right)
    assert told["status"] == "verified", told["detail"]
    assert "exchanged" not in told["not_shown"]


TOP = (
    HEAD
    + """void kernel(const float* x, float* y, int* at, int columns) {
  int row = __builtin_amdgcn_workgroup_id_x();
  if (__builtin_amdgcn_workitem_id_x()) return;
  const float* mine = x + row * columns;
  int first = 0, second = -1;
  for (int i = 1; i < columns; ++i) if (mine[i] > mine[first]) first = i;
  for (int i = 0; i < columns; ++i) if (OTHER && (second < 0 || mine[i] > mine[second])) second = i;
  y[row * 2] = mine[first], y[row * 2 + 1] = mine[second < 0 ? 0 : second];
  at[row * 2] = first, at[row * 2 + 1] = second;
}
"""
)
TWO = """import numpy as np
from parity.operators import Direction, Operator, TensorSpec, distinct_cases
def reference(call):
    at = np.argsort(-call["x"], axis=1, kind="stable")[:, :2]
    return {"y": np.take_along_axis(call["x"], at, 1), "at": at, MORE}
OPERATOR = Operator("top", "the two largest", ("rows", "columns"), ("rows",), {
    "x": TensorSpec((("rows", "columns"),), ("float32",)),
    "y": TensorSpec((("rows", "2"),), ("float32",), Direction.OUT),
    "at": TensorSpec((("rows", "2"),), ("int32",), Direction.OUT)}, reference, cases=distinct_cases)
"""


@pytest.mark.parametrize(
    ("other", "status"),
    [("i != first", "verified"), ("mine[i] != mine[first]", "failed")],
)
def test_a_top_k_is_held_to_its_numbers_where_some_are_alike(
    parity: CommandLine, workspace: Workspace, other: str, status: str
) -> None:
    """The last of several is as right a place as the first."""
    contract = (CONTRACT.replace("{AXES}", "{ rows = 64, columns = 48 }").replace("{BLOCKS}", "{ rows = 1 }")).replace(
        "GRID", "rows"
    )
    contract = contract.replace("ARGUMENTS", '["x", "y", "at", "columns"]')
    contract = contract.replace("[lanes", 'at = { dtype = "int32" }\n[lanes')
    for kernel in (TOP, TOP.replace("mine[i] > mine[first]", "mine[i] >= mine[first]")):
        told = verified(parity, workspace, contract, TWO.replace(", MORE", ""), kernel.replace("OTHER", other))
        assert told["status"] == status, told["detail"]
    if status == "failed" and "mine" in other:
        assert "alike numbers" in told["detail"]
