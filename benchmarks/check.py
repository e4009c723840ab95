"""How much faster `parity check` of every study is on several cores than on one.

Usage: python benchmarks/check.py [--cores N] [--rounds N] [STUDY ...]

Checks the studies of this repository on one core, and then on N (by default all), in turns: in a copy without builds,
and with the builds there. Prints seconds and the ratio of the medians; exit code 1 if two reports differ in more than
their times.
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
from functools import partial
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PARTS = ("experiments", "hip_kernels", "triton_kernels", "parity.toml", "results.db")
ALL = sorted(os.sched_getaffinity(0))


def checked(folder: Path, cores: int, studies: list[str], *, is_cold: bool) -> tuple[float, Any]:
    """Seconds of a check on so many cores, and its report without times."""
    if is_cold:
        shutil.rmtree(folder / ".parity", ignore_errors=True)
    command = [sys.executable, "-m", "parity", "check", *studies, "--json", "--hip-compiler", "zig"]
    environment = {**os.environ, "PARITY_TRUST": "1", "PYTHONPATH": str(ROOT)}
    pinned = partial(os.sched_setaffinity, 0, ALL[:cores])
    began = time.monotonic()
    done = subprocess.run(command, cwd=folder, env=environment, preexec_fn=pinned, stdout=subprocess.PIPE, check=False)
    seconds = time.monotonic() - began
    report = json.loads(done.stdout)
    for step in report["steps"]:
        step["seconds"] = 0.0
    return seconds, report


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("studies", nargs="*")
    parser.add_argument("--cores", type=int, default=len(ALL))
    parser.add_argument("--rounds", type=int, default=1)
    chosen = parser.parse_args()
    is_same = True
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        for part in PARTS:
            source = ROOT / part
            (shutil.copytree if source.is_dir() else shutil.copyfile)(source, folder / part)
        for name, is_cold in (("without builds", True), ("with builds", False)):
            times: dict[int, list[float]] = {1: [], chosen.cores: []}
            for _ in range(chosen.rounds):
                reports = []
                for cores in times:
                    seconds, report = checked(folder, cores, chosen.studies, is_cold=is_cold)
                    times[cores].append(seconds)
                    reports.append(report)
                is_same &= reports[0] == reports[-1]
            one, several = (statistics.median(of_cores) for of_cores in times.values())
            ratio = f"{one / several:.2f} times as fast"
            print(f"{name}: {one:.1f} s on one core, {several:.1f} s on {chosen.cores}: {ratio}", flush=True)
    print("the reports are the same" if is_same else "the reports DIFFER")
    sys.exit(0 if is_same else 1)


if __name__ == "__main__":
    main()
