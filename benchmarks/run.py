"""The project's own speed: medians of whole commands, as a user waits for them.

Usage: python benchmarks/run.py [--repeats N] [--json]. Works on a copy of the workspace in a temporary folder.
Cold means: no build cache, no remembered compiler hashes, no lab book.
"""

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ISA_BYTES = 5_000_000


def parity(folder: Path, *arguments: str) -> None:
    """One command; it must succeed."""
    environment = {**os.environ, "PARITY_ROOT": str(folder)}
    subprocess.run([sys.executable, "-m", "parity", *arguments], env=environment, check=True, capture_output=True)


def median_seconds(action: Callable[[], None], repeats: int, prepare: Callable[[], None] = lambda: None) -> float:
    """Median wall time of `action`; `prepare` runs before each and is not counted."""
    times = []
    for _ in range(repeats):
        prepare()
        started = time.perf_counter()
        action()
        times.append(time.perf_counter() - started)
    return statistics.median(times)


def make_workspace(folder: Path) -> None:
    folder.mkdir(exist_ok=True)
    shutil.copy(ROOT / "parity.toml", folder)
    for name in ("experiments", "hip_kernels", "triton_kernels"):
        shutil.copytree(ROOT / name, folder / name)


def forget(folder: Path) -> None:
    """Back to a fresh clone."""
    shutil.rmtree(folder / ".parity", ignore_errors=True)
    for path in folder.glob("results.db*"):
        path.unlink()


def large_assembly(folder: Path) -> Path:
    """Step 14's Triton assembly, repeated under other kernel names until it has 5 MB."""
    text = max((path.read_text() for path in (folder / ".parity" / "builds").rglob("*.s")), key=len)
    copies = [
        text.replace("scaled_mm", f"scaled_mm_{n}").replace(".LBB0", f".LBB{n}").replace("func_end0", f"func_end{n}")
        for n in range(-(-ISA_BYTES // len(text)))
    ]
    path = folder / "large.s"
    path.write_text("\n".join(copies))
    return path


def measure(folder: Path, repeats: int) -> dict[str, float]:
    """All figures: seconds, and MB/s for `isa`."""
    make_workspace(folder)
    step = ("run", "step14", "--hip-compiler", "zig")
    figures = {"help_s": median_seconds(lambda: parity(folder, "--help"), repeats)}
    figures["run_cold_s"] = median_seconds(lambda: parity(folder, *step), max(3, repeats // 3), lambda: forget(folder))
    figures["run_warm_s"] = median_seconds(lambda: parity(folder, *step), repeats)
    figures["report_s"] = median_seconds(lambda: parity(folder, "report"), repeats)
    path = large_assembly(folder)
    seconds = median_seconds(lambda: parity(folder, "isa", str(path), "--json"), max(3, repeats // 3))
    figures["isa_mb_per_s"] = path.stat().st_size / 1e6 / seconds
    return figures


LIMITS = {"help_s": 0.25, "run_cold_s": 15, "run_warm_s": 3, "report_s": 1, "isa_mb_per_s": 5}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeats", type=int, default=9)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        figures = measure(Path(name), arguments.repeats)
    if arguments.json:
        print(json.dumps(figures, indent=1))
        return
    for name, value in figures.items():
        relation = "at least" if name.endswith("per_s") else "under"
        print(f"{name:>14} {value:8.3f}   goal: {relation} {LIMITS[name]}")


if __name__ == "__main__":
    main()
