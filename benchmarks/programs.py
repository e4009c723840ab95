"""Programs on the emulator beside Triton's interpreter: the seconds of each test, in one run, with warm caches.

Usage: python benchmarks/programs.py [--arch GFX] [--repeats N] [FILE...]. The files are tests for pytest, those of this
project unless others are named. torch has to be importable (PYTHONPATH). On both sides it is the CPU's torch; only the
emulator checks what the kernels access. A test that one side does not pass is left out, and told.
"""

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OWN = [ROOT / "tests" / "on" / "programs" / name for name in ("tutorials.py", "models.py")]


def seconds(command: list[str], env: dict[str, str], files: list[Path], folder: Path) -> dict[str, float]:
    """The seconds of each test that passes, by its name."""
    report = folder / "report.xml"
    report.unlink(missing_ok=True)
    tests = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", f"--junitxml={report}", *map(str, files)]
    subprocess.run([*command, *tests], env={**os.environ, **env}, cwd=folder, capture_output=True, check=False)
    cases = ElementTree.parse(report).iter("testcase")
    return {str(case.get("name")): float(case.get("time") or 0) for case in cases if not len(case)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="*", type=Path, default=OWN)
    parser.add_argument("--arch", default="gfx942")
    parser.add_argument("--repeats", type=int, default=3)
    options = parser.parse_args()
    sides = {
        "interpreter": ([], {"TRITON_INTERPRET": "1"}),
        "emulator": ([sys.executable, "-m", "parity", "on", options.arch, "--"], {}),
    }
    found: dict[str, list[dict[str, float]]] = {side: [] for side in sides}
    with tempfile.TemporaryDirectory() as folder:
        copies = [Path(folder) / path.name for path in options.files]
        for path, copy in zip(options.files, copies, strict=True):
            copy.write_text(path.read_text())  # away from this project's own settings of pytest
        for number in range(options.repeats + 1):  # the first round warms the caches
            for side, (command, env) in sides.items():
                taken = seconds(command, env, copies, Path(folder))
                found[side] += [taken] if number else []
    medians = {
        side: {name: statistics.median(run[name] for run in runs) for name in set.intersection(*map(set, runs))}
        for side, runs in found.items()
    }
    both = sorted(set(medians["interpreter"]) & set(medians["emulator"]))
    ratios = [medians["interpreter"][name] / max(medians["emulator"][name], 1e-3) for name in both]
    for name, ratio in zip(both, ratios, strict=True):
        one, other = medians["interpreter"][name], medians["emulator"][name]
        print(f"{name}: interpreter {one:.2f} s, emulator {other:.2f} s: {ratio:.1f}")
    every = set.union(*(set(run) for runs in found.values() for run in runs))
    for side, known in medians.items():
        print(f"not passed on the {side}: {', '.join(sorted(every - set(known))) or 'none'}")
    print(
        f"median of {len(ratios)} on {options.arch}: {statistics.median(ratios):.1f} times as fast as the interpreter"
    )


if __name__ == "__main__":
    main()
