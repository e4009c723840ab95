"""What a launch of a program's kernel costs beside its instructions, on the emulator and under Triton's interpreter.

`python benchmarks/launches.py [PYTHON]`: a program of that Python (default: this one), which has Triton and torch,
launches a small kernel of one workgroup many times. Printed are milliseconds a launch, after the first ones, and the
ratio of both ways in one run.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

LAUNCHES = 200
PROGRAM = f"""
import time, torch, triton, triton.language as tl

@triton.jit
def add(x, y, o, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(o + at, tl.load(x + at, mask=at < n) + tl.load(y + at, mask=at < n), mask=at < n)

x, y, o = torch.randn(256), torch.randn(256), torch.empty(256)
for _ in range(3):
    add[(1,)](x, y, o, 256, BLOCK=256)
assert torch.equal(o, x + y)
started = time.perf_counter()
for _ in range({LAUNCHES}):
    add[(1,)](x, y, o, 256, BLOCK=256)
print((time.perf_counter() - started) / {LAUNCHES} * 1e3)
"""


def milliseconds(command: list[str], **variables: str) -> float:
    """Return what the program prints."""
    ended = subprocess.run(command, env={**os.environ, **variables}, capture_output=True, text=True, check=True)
    return float(ended.stdout.split()[-1])


def main() -> None:
    """Compare both ways."""
    python = sys.argv[1] if len(sys.argv) > 1 else sys.executable
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "program.py"
        path.write_text(PROGRAM)
        emulated = milliseconds([sys.executable, "-m", "parity", "on", "gfx942", "--", python, str(path)])
        interpreted = milliseconds([python, str(path)], TRITON_INTERPRET="1")
    print(f"{emulated:.2f} ms a launch on the emulator (gfx942, all checks on), instructions included")
    print(f"{interpreted:.2f} ms a launch under TRITON_INTERPRET=1: {interpreted / emulated:.2f} times that")


if __name__ == "__main__":
    main()
