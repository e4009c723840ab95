"""What must not change a verdict: the order of atomic operations, and the last bit of what hardware does not fix."""

import re
from typing import Any

import pytest
from conftest import CommandLine
from own_study import write_study

from parity.contract.workspace import Workspace

pytestmark = pytest.mark.slow

OPERATOR = '''"""The sum of each row, and a power of two of it."""
import numpy as np
from parity.operators import CALIBRATED, Direction, EXACT, Operator, TensorSpec, CaseSpec
from parity.operators.helpers.generators import integers, normal

def reference(call):
    total = call["x"].sum(axis=1)
    return {"y": FUNCTION}

def cases(form):
    return [CaseSpec("integers", integers, tolerance=lambda form: EXACT), CaseSpec("normal", normal, tolerance=lambda form: CALIBRATED)]

OPERATOR = Operator("total", "y = sum(x)", ("rows", "columns"), ("rows",),
    {"x": TensorSpec((("rows", "columns"),), ("float32",)),
     "y": TensorSpec((("rows",),), ("float32",), Direction.OUT)}, reference, cases=cases)
'''
HEAD = """
#define __global__ __attribute__((global))
#define ATOMIC __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT
extern "C" __global__ __attribute__((amdgpu_flat_work_group_size(64, 64))) void total(
    const float* x, float* y, int columns, float* sums, unsigned* counts) {
"""
KERNEL = (
    HEAD
    + """\
  unsigned row = __builtin_amdgcn_workgroup_id_x(), part = __builtin_amdgcn_workgroup_id_y();
  unsigned t = __builtin_amdgcn_workitem_id_x();
  float sum = 0;
  for (int at = part * 64 + t; at < columns; at += 4 * 64) sum += x[(long)row * columns + at];
  __hip_atomic_fetch_add(sums + row, sum, ATOMIC);
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "agent");
  __builtin_amdgcn_s_barrier();
  if (t) return;
  unsigned before = __hip_atomic_fetch_add(counts + row, 1, __ATOMIC_ACQ_REL, __HIP_MEMORY_SCOPE_AGENT);
  if (before == 3) {
    y[row] = __hip_atomic_load(sums + row, ATOMIC);
    sums[row] = 0;
    counts[row] = 0;
  }
}
"""
)
CONTRACT = """
title = "total"
operator = "operators/total.py"
arch = "gfx1151"
axes = { rows = 64, columns = 500 }
blocks = { rows = 16 }
threads = 64
[tensors]
x = { dtype = "float32" }
y = { dtype = "float32" }
[inputs]
distribution = "normal"
seed = 1
[guardrails]
next_free_vgpr_below = 256
[kpi]
lane = "one"
margin_percent = 1
"""
LANE = """
[lanes.{name}]
builder = "hip"
kernel = "mine/total.hip"
symbol = "total"
arguments = ["x", "y", "columns", "sums", "counts"]
scratch = {{ sums = {{ size_bytes = "rows * 8", fill = 0 }}, counts = {{ size_bytes = "rows * 4", fill = 0 }} }}
grid = ["rows", "4"]
"""


def run(parity: CommandLine, workspace: Workspace, kernel: str, function: str = "total") -> Any:
    contract = CONTRACT + LANE.format(name="one") + LANE.format(name="other")
    files = {"operators/total.py": OPERATOR.replace("FUNCTION", function), "mine/total.hip": kernel}
    write_study(workspace, "total", contract, files)
    ended = parity("run", "total/step01", "--json")
    assert ended.out, ended.err
    return ended.json["verification"]


def check(parity: CommandLine, workspace: Workspace, kernel: str, status: str, *sentences: str) -> None:
    """Run a kernel, which is what it should be; of one that fails, one of the sentences is said."""
    verification = run(parity, workspace, kernel)
    assert verification["status"] == status, verification["detail"]
    assert status == "verified" or any(sentence in verification["detail"] for sentence in sentences)


def test_a_sum_by_atomic_operations_is_right_in_every_order(parity: CommandLine, workspace: Workspace) -> None:
    verification = run(parity, workspace, KERNEL)
    assert verification["status"] == "verified", verification["detail"]
    names = [case["name"] for case in verification["cases"] if case["lane"] == "one"]
    assert any("turns of waves and lanes in order 2" in name for name in names)


def test_a_kernel_that_is_right_only_if_workgroups_come_in_turn_is_wrong(
    parity: CommandLine, workspace: Workspace
) -> None:
    """The last workgroup of a row takes the sum, whether or not the others have added theirs."""
    assert "before == 3" in KERNEL
    verification = run(parity, workspace, KERNEL.replace("if (before == 3)", "if (part == 3)"))
    assert verification["status"] == "failed"
    assert "from the last workgroup and wave to the first" in verification["detail"]


def test_a_kernel_that_is_right_only_if_workgroups_are_alone_is_wrong(
    parity: CommandLine, workspace: Workspace
) -> None:
    """One that another of its row overtakes adds too much: in neither direction, where each runs to its end."""
    begun = "float sum = 0; unsigned begun = t ? 0 : __hip_atomic_fetch_add(counts + row, 0, ATOMIC);"
    overtaken = "if (before != begun) __hip_atomic_fetch_add(sums + row, 1000.0f, ATOMIC);"
    kernel = KERNEL.replace("float sum = 0;", begun).replace("  if (before == 3)", f"  {overtaken}\n  if (before == 3)")
    verification = run(parity, workspace, kernel)
    assert verification["status"] == "failed"
    assert "nothing orders them" in verification["detail"]


UPDATES = (
    HEAD
    + """\
  unsigned row = __builtin_amdgcn_workgroup_id_x(), part = __builtin_amdgcn_workgroup_id_y();
  if (__builtin_amdgcn_workitem_id_x()) return;
  float sum = 0;
  for (int at = part; at < columns; at += 4) sum += x[(long)row * columns + at];
  BEFORE
  float old = __hip_atomic_load(sums + row, ATOMIC);
  __hip_atomic_store(sums + row, old + sum, __ATOMIC_RELEASE, __HIP_MEMORY_SCOPE_AGENT);
  AFTER
  if (__hip_atomic_fetch_add(counts + row, 1, __ATOMIC_ACQ_REL, __HIP_MEMORY_SCOPE_AGENT) % 4 == 3) {
    y[row] = __hip_atomic_load(sums + row, ATOMIC);
    __hip_atomic_store(sums + row, 0.0f, ATOMIC);
  }
}
"""
)
LOCK = "unsigned* lock = counts + row;\n  while (__hip_atomic_fetch_or(lock, 1u << 31, __ATOMIC_ACQUIRE, __HIP_MEMORY_SCOPE_AGENT) >> 31);"
UNLOCK = "__hip_atomic_fetch_and(lock, ~(1u << 31), __ATOMIC_RELEASE, __HIP_MEMORY_SCOPE_AGENT);"


LOOKED_AT = "volatile unsigned* lock = counts + row;\n  while (*lock >> 31) {}\n  *lock = *lock | 1u << 31;"
RELEASED = "*lock = *lock & ~(1u << 31);"


@pytest.mark.parametrize(
    ("before", "after", "status"),
    [("", "", "failed"), (LOCK, UNLOCK, "verified"), (LOOKED_AT, RELEASED, "failed")],
    ids=["no lock", "lock", "a lock that is looked at and taken in two steps"],
)
def test_an_update_that_another_workgroup_may_lose_is_wrong(
    parity: CommandLine, workspace: Workspace, before: str, after: str, status: str
) -> None:
    """Each access goes past the caches, and no two are one: what is read is old, but for who holds a lock."""
    kernel = UPDATES.replace("BEFORE", before).replace("AFTER", after)
    check(parity, workspace, kernel, status, "nothing orders them", "all workgroups in step")


ON_LDS = (
    HEAD
    + """\
  __attribute__((shared)) static float sum;
  unsigned row = __builtin_amdgcn_workgroup_id_x(), t = __builtin_amdgcn_workitem_id_x();
  if (__builtin_amdgcn_workgroup_id_y()) return;
  if (t == 0) sum = 0;
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
  __builtin_amdgcn_s_barrier();
  for (int at = t; at < columns; at += 64) {
    float before = __hip_atomic_fetch_add(&sum, x[(long)row * columns + at], __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_WORKGROUP);
    WHAT
  }
  __builtin_amdgcn_fence(__ATOMIC_ACQ_REL, "workgroup");
  __builtin_amdgcn_s_barrier();
  if (t == 0) y[row] = sum;
}
"""
)


@pytest.mark.parametrize(("what", "status"), [("", "verified"), ("if (t == 0 && at == 0) sum += before;", "failed")])
def test_atomic_operations_on_lds_come_in_any_order(
    parity: CommandLine, workspace: Workspace, what: str, status: str
) -> None:
    """The first lane adds what was there before its turn: nothing, if it comes first."""
    check(parity, workspace, ON_LDS.replace("WHAT", what), status, "turns of waves and lanes in order")


ONE_PLACE = (
    HEAD
    + """\
  __attribute__((shared)) static float shared[2];
  unsigned row = __builtin_amdgcn_workgroup_id_x(), t = __builtin_amdgcn_workitem_id_x(), lane = t % 32, wave = t / 32;
  if (__builtin_amdgcn_workgroup_id_y()) return;
  float mine = 0;  // of the last lane, all of the wave
  for (int at = wave; at < columns; at += 2) mine += at * 32 / columns <= lane ? x[(long)row * columns + at] : 0;
  volatile float* place = PLACE;
  GUARD place[wave] = mine;
  __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "agent");
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "agent");
  if (t == 0) y[row] = place[0] + place[1];
}
"""
)


@pytest.mark.parametrize(("guard", "status"), [("if (lane == 31)", "verified"), ("", "failed")])
@pytest.mark.parametrize("place", ["(volatile float*)shared", "sums + 2 * row"])
def test_of_lanes_that_store_to_one_place_any_may_be_last(
    parity: CommandLine, workspace: Workspace, place: str, guard: str, status: str
) -> None:
    kernel = ONE_PLACE.replace("PLACE", place).replace("GUARD", guard)
    check(parity, workspace, kernel, status, "turns of waves and lanes in order", "nothing orders them")


SUMMED = (
    HEAD
    + """\
  unsigned row = __builtin_amdgcn_workgroup_id_x(), t = __builtin_amdgcn_workitem_id_x();
  if (__builtin_amdgcn_workgroup_id_y()) return;
  float mine = 0;
  for (int at = 0; at < columns && t == 0; at++) mine += x[(long)row * columns + at];
"""
)
LEFT = (
    SUMMED
    + """\
  if (row > 47) {  // the first case has 32 rows
    if (t == 0) { CLEARED sums[row] += mine; }
    mine = sums[row];
  }
  if (t == 0) y[row] = mine;
}
"""
)


@pytest.mark.parametrize(("cleared", "status"), [("sums[row] = 0;", "verified"), ("", "failed")])
def test_what_only_other_cases_reach_runs_behind_another_launch_too(
    parity: CommandLine, workspace: Workspace, cleared: str, status: str
) -> None:
    check(parity, workspace, LEFT.replace("CLEARED", cleared), status, "behind a launch on other numbers")


LEFT_AT_ITS_SIZE = (
    SUMMED
    + """\
  if (t == 0) { sums[row] += mine; y[row] = sums[row]; sums[row] = CLEARED; }
}
"""
)


@pytest.mark.parametrize(("cleared", "status"), [("0", "verified"), ("row < 32 ? 0 : sums[row]", "failed")])
def test_the_contracts_own_size_runs_behind_another_launch_too(
    parity: CommandLine, workspace: Workspace, cleared: str, status: str
) -> None:
    check(parity, workspace, LEFT_AT_ITS_SIZE.replace("CLEARED", cleared), status, "behind a launch on other numbers")


def test_an_update_of_lds_that_another_wave_may_lose_is_wrong(parity: CommandLine, workspace: Workspace) -> None:
    """Each exchange is one operation; what a wave has taken out is not there for the other's."""
    adds = re.compile(r"    float before = .*?WHAT\n  }\n", re.DOTALL)
    exchange = "__hip_atomic_exchange(&sum, {}, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_WORKGROUP)"
    kernel = adds.sub(
        "    if (t % 32 == 0) for (int n = at; n < at + 32 && n < columns; n++) mine += x[(long)row * columns + n];\n  }\n"
        f"  if (t % 32 == 0) {{ float old = {exchange.format('0.0f')}; {exchange.format('old + mine')}; }}\n",
        ON_LDS.replace("if (t == 0) sum = 0;", "float mine = 0; if (t == 0) sum = 0;"),
    )
    assert "mine +=" in kernel
    verification = run(parity, workspace, kernel)
    assert verification["status"] == "failed", verification["detail"]
    assert "all workgroups in step" in verification["detail"]


@pytest.mark.parametrize(
    "reads",
    [
        "if (y[row] != 0) y[row] = sum",
        "y[row] = y[row] < 0 ? 0 : sum",
        "y[row] = y[row] != y[row] ? 0 : sum",
    ],
)
def test_a_result_does_not_hang_on_what_the_output_held(parity: CommandLine, workspace: Workspace, reads: str) -> None:
    verification = run(parity, workspace, ON_LDS.replace("WHAT", "").replace("y[row] = sum", reads))
    assert verification["status"] == "failed"
    assert "on other contents" in verification["detail"]


EXACT_POWER = KERNEL.replace(
    "= __hip_atomic_load(sums + row, ATOMIC)", "= __builtin_amdgcn_exp2f(__hip_atomic_load(sums + row, ATOMIC) / 64)"
)


def test_a_verdict_that_hangs_on_the_last_bit_of_an_exponential_is_none(
    parity: CommandLine, workspace: Workspace
) -> None:
    """Every bit is asked for, and the emulator's exponential has the right one; hardware's need not."""
    assert EXACT_POWER != KERNEL
    verification = run(parity, workspace, EXACT_POWER, "np.exp2(total / 64)")
    assert verification["status"] == "unverified"
    assert "the verdict hangs on how v_exp_f32 round" in verification["detail"]


DOT = """
#define __global__ __attribute__((global))
typedef _Float16 halves __attribute__((ext_vector_type(2)));
extern "C" __global__ __attribute__((amdgpu_flat_work_group_size(64, 64))) void total(
    const float* x, float* y, int columns, float* sums, unsigned* counts) {
  unsigned row = __builtin_amdgcn_workgroup_id_x();
  const float* of = x + (long)row * columns;
  halves a = {(_Float16)of[0], (_Float16)of[1]}, b = {(_Float16)of[2], (_Float16)of[3]};
  if (__builtin_amdgcn_workitem_id_x() == 0) y[row] = __builtin_amdgcn_fdot2(a, b, of[4], false);
}
"""
IN_ORDER = (
    "np.float32(np.float32(call['x'][:, 4] + h(call, 0) * h(call, 2)) + h(call, 1) * h(call, 3)).astype(np.float64)"
)
HALVES = (
    "\ndef h(call, column):\n    return call['x'][:, column].astype(np.float16).astype(np.float64)\n\ndef reference"
)


def test_a_verdict_that_hangs_on_the_order_of_a_dot_product_is_none(parity: CommandLine, workspace: Workspace) -> None:
    """Every bit is asked for, and the emulator's order has the right ones; nobody has said what hardware's is."""
    assert "def reference" in OPERATOR
    files = OPERATOR.replace("\ndef reference", HALVES, 1)
    contract = CONTRACT + LANE.format(name="one") + LANE.format(name="other")
    operator = files.replace("FUNCTION", IN_ORDER)
    write_study(
        workspace,
        "total",
        contract,
        {"operators/total.py": operator.replace("CALIBRATED)", "EXACT)"), "mine/total.hip": DOT},
    )
    ended = parity("run", "total/step01", "--json")
    assert ended.out, ended.err
    verification = ended.json["verification"]
    assert verification["status"] == "unverified", verification
    assert "the verdict hangs on how v_dot2c_f32_f16 round" in verification["detail"]
