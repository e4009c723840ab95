"""The loop without a GPU: how long a try takes, and a program that improves a slow kernel by JSON documents alone.

Usage: python benchmarks/tries.py [agent | time]. Works in a temporary workspace, with zig's clang and
without a GPU.

The program knows no kernel and no machine code. It has an edit for each rule of `why`, and makes it at the source line
that the document names; what is verified and does less work for a unit becomes the next step. One of its edits is
wrong, which the document of the try must say. `time` compares a try with the `run` of the same step, side by side.
"""

import json
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

MOST_CALLS = 15
HEAD = """
#define LDS __attribute__((address_space(3)))
#define GLOBAL __attribute__((address_space(1)))
extern "C" __attribute__((global)) __attribute__((amdgpu_flat_work_group_size(64, 64)))
void twice(const float* x, float* y) {
  static __attribute__((shared)) float shared[2048];
  auto* kept = (volatile LDS float*)shared;
  int t = __builtin_amdgcn_workitem_id_x(), base = __builtin_amdgcn_workgroup_id_x() * 1024;
#pragma unroll 1
  for (int i = 0; i < 16; ++i) {
    int at = base + i * 64 + t;
"""
TAIL = """    y[at] = 2 * v;
  }
}
"""
BYTES = "auto* b = (const volatile GLOBAL unsigned char*)(x + at); "
SLOW = f"""{HEAD}    {BYTES}float v = __builtin_bit_cast(float, b[0] | b[1] << 8 | b[2] << 16 | b[3] << 24);
    kept[t * 32] = v, v = kept[t * 32];
    float h[256]; _Pragma("unroll 1") for (int k = 0; k < 256; ++k) {{ asm("" : "+v"(v)); h[k] = v; }} v = h[t];
    __builtin_amdgcn_s_barrier(); __builtin_amdgcn_s_barrier();
    float e; for (int k = 0; k < 16; ++k) asm volatile("v_exp_f32 %0, %1" : "=v"(e) : "v"(v));
{TAIL}"""
FAST = f"{HEAD}    float v = x[at];\n    kept[t] = v, v = kept[t];\n{TAIL}"
# For each rule: what is replaced in the named line, and by what; the first edit of `narrow` is wrong.
EDITS: dict[str, list[tuple[str, str]]] = {
    "spill": [(r".*", "")],
    "narrow": [(r".*", "    float v = x[at ^ 1];"), (r".*", "    float v = x[at];")],
    "conflicts": [(r"\[t \* 32\]", "[t]")],
    "barrier": [(r".*", "")],
    "more": [(r".*", "")],
}
OPERATOR = """from parity.operators import Direction, Operator, TensorSpec
SPECS = {"x": TensorSpec((("n",),), ("float32",)), "y": TensorSpec((("n",),), ("float32",), Direction.OUT)}
OPERATOR = Operator("twice", "y = 2 x", ("n",), ("n",), SPECS, lambda call: {"y": 2 * call["x"]})
"""
LANE = """[lanes.{name}]
builder = "hip"
kernel = "kernels/{name}.hip"
symbol = "twice"
arguments = ["x", "y"]
grid = ["n / 1024"]
"""
CONTRACT = f"""title = "twice"
operator = "operators/twice.py"
arch = "gfx1151"
axes = {{ n = 4096 }}
blocks = {{ n = 1024 }}
threads = 64
tensors = {{ x = {{ dtype = "float32" }}, y = {{ dtype = "float32" }} }}
inputs = {{ distribution = "normal", seed = 1 }}
guardrails = {{ next_free_vgpr_below = 256, private_segment_bytes = 4096 }}
kpi = {{ lane = "slow", margin_percent = 1 }}
{LANE.format(name="slow")}{LANE.format(name="fast")}"""


def make_workspace(folder: Path) -> None:
    files = {
        "parity.toml": "",
        "operators/twice.py": OPERATOR,
        "kernels/slow.hip": SLOW,
        "kernels/fast.hip": FAST,
        "experiments/twice/contract.toml": CONTRACT,
        "experiments/twice/step01.toml": 'title = "as it is"\n',
    }
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)


class Caller:
    """Calls `parity` in a process of its own, and reads nothing but the document that it prints."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.calls = folder, 0

    def ask(self, *words: str) -> Any:
        self.calls += 1
        command = [sys.executable, "-m", "parity", "--trust", *words, "--summary", "--json"]
        done = subprocess.run(command, cwd=self.folder, capture_output=True, text=True, check=False)
        return json.loads(done.stdout)


def improve(caller: Caller) -> Iterator[str]:
    """Improve the kernel until no rule costs anything more; yield a line for each comparison."""
    run = caller.ask("run", "twice/step01", "--hip-compiler", "zig")
    yield _line(caller, run, "as it is")
    while run["why"] and run["why"]["launch"] == "slow" and run["why"]["rule"] in EDITS:
        why = run["why"]
        edits = EDITS[why["rule"]]
        if not edits or caller.calls >= MOST_CALLS - 1:
            return
        pattern, text = edits[0]
        kernel = _edited(caller.folder, why["source"], pattern, text)
        tried = caller.ask("try", f"slow={kernel}", "--hip-compiler", "zig")
        yield _line(caller, tried, f"{why['rule']} at {why['source']}")
        shift = tried["from_before"] or tried["from_baseline"]
        if tried["verdict"] == "inconclusive" and shift and shift["relative"] is not None and shift["relative"] <= 0:
            run = caller.ask("new", "--from-try", "--change", why["sentence"], "--run")
            yield _line(caller, run, "made a step")
        else:
            edits.pop(0)


def _edited(folder: Path, source: str, pattern: str, text: str) -> Path:
    """Write a candidate outside of the workspace, with one line changed."""
    path, _, number = source.rpartition(":")
    lines = (folder / path).read_text().split("\n")
    lines[int(number) - 1] = re.sub(f"^{pattern}$" if pattern == ".*" else pattern, text, lines[int(number) - 1])
    candidate = folder.parent / "candidate.hip"
    candidate.write_text("\n".join(lines))
    return candidate


def _line(caller: Caller, run: Any, what: str) -> str:
    gap, shift = run["gap"], run["from_before"]
    told = f"{gap['value']:.2f} {gap['figure']}, fast {gap['other']:.2f}" if gap else run["reasons"][0]["text"][:90]
    beside = f"; {shift['against']} {shift['other']:.2f}" if shift else ""
    return f"call {caller.calls:2}  {run['step']:6}  {run['verdict']:12}  {what:28}  {told}{beside}"


def timed(folder: Path) -> str:
    """Time a try of a changed kernel beside a run of a step with a changed kernel."""
    kernel = folder / "kernels" / "slow.hip"
    caller = Caller(folder)
    caller.ask("run", "twice/step01", "--hip-compiler", "zig")
    seconds: dict[str, list[float]] = {"try": [], "run": []}
    for number in range(5):
        for command in seconds:
            kernel.write_text(f"{SLOW}// {command} {number}\n")
            started = time.perf_counter()
            caller.ask(
                command, *(["kernels/slow.hip"] if command == "try" else ["twice/step01"]), "--hip-compiler", "zig"
            )
            seconds[command].append(time.perf_counter() - started)
    medians = {command: statistics.median(each) for command, each in seconds.items()}
    ratio = medians["try"] / medians["run"]
    return f"try {medians['try']:.2f} s, run of a changed step {medians['run']:.2f} s: {ratio:.2f} times"


def main(what: str) -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "lab"
        make_workspace(folder)
        if what in ("agent", ""):
            caller = Caller(folder)
            for line in improve(caller):
                print(line)
            print(f"{caller.calls} calls")
        if what in ("time", ""):
            print(timed(folder))


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "")
