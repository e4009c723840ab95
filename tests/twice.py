"""A study that is built and verified in a moment: y = 2 x, in two HIP lanes of one kernel. Flags plant what a test wants:
another FACTOR is wrong, SPILL uses private memory, MORE is right with more instructions,
RACE is right only if the second wave comes last, LOOK reads what it does not need.
"""

from own_study import STEP, write_study

from parity.contract.workspace import Workspace

KERNEL = """
extern "C" __attribute__((global)) __attribute__((amdgpu_flat_work_group_size(64, 64)))
void twice(const float* x, float* y) {
  int at = __builtin_amdgcn_workgroup_id_x() * 64 + __builtin_amdgcn_workitem_id_x();
#ifdef RACE  // wave 0 stores what wave 1 stores right after it
  if (__builtin_amdgcn_workitem_id_x() < 32) y[at + 32] = RACE;
  asm volatile("" ::: "memory");
#endif
#ifdef LOOK  // at what another wave stores, without using it
  if (y[at ^ 32] == 0x1p100f) y[at] = 0;
  asm volatile("" ::: "memory");
#endif
#ifdef SPILL
  volatile float kept[8];
  for (int i = 0; i < 8; ++i) kept[i] = x[at] + i;
  y[at] = 2 * (kept[at % 8] - at % 8);
#else
  y[at] = FACTOR * x[at];
#endif
#ifdef MORE
  asm volatile("s_nop 1\\n s_nop 1");
#endif
}
"""
OPERATOR = """from parity.operators import Direction, Operator, TensorSpec
OPERATOR = Operator("twice", "y = 2 x", ("n",), ("n",), {"x": TensorSpec((("n",),), ("float32",)),
                    "y": TensorSpec((("n",),), ("float32",), Direction.OUT)}, lambda call: {"y": 2 * call["x"]}, flops="n")
"""
CONTRACT = """
title = "twice"
operator = "operators/twice.py"
arch = "gfx1151"
axes = { n = 256 }
blocks = { n = 64 }
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
lane = "mine"
margin_percent = 1
[lanes.mine]
builder = "hip"
kernel = "mine/twice.hip"
symbol = "twice"
arguments = ["x", "y"]
grid = ["n / 64"]
flags = ["-DFACTOR=2"]
[lanes.plain]
builder = "hip"
kernel = "mine/twice.hip"
symbol = "twice"
arguments = ["x", "y"]
grid = ["n / 64"]
flags = ["-DFACTOR=(1+1)"]
"""
ZIG = ("--hip-compiler", "zig")


def write(workspace: Workspace, contract: str = CONTRACT, kernel: str = KERNEL, operator: str = OPERATOR) -> None:
    """Writes the study `twice` with its first step."""
    write_study(workspace, "twice", contract, {"operators/twice.py": operator, "mine/twice.hip": kernel})


def write_step(workspace: Workspace, name: str, flags: str, clauses: str = "[]") -> None:
    """Writes a step, in which the candidate is built with other flags."""
    text = STEP.replace('text = "right"', f'text = "right"\nclauses = {clauses}')
    path = workspace.experiments / "twice" / f"{name}.toml"
    path.write_text(f"{text}\n[lanes.mine]\nflags = {flags.split()}\n")
