"""The emulator's speed: wave-instructions per second, one workgroup of the contract's own problem, memory.

Usage: python benchmarks/emulator.py [--repeats N] [--json]. Medians over repeats. The process uses every core it may.

`--beside COMMIT` measures another commit's `parity` too, in turns with this one's, and prints how many times faster
this one is. Only such a ratio says something on a machine that does other work at the same time.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import replace
from pathlib import Path

import numpy as np
from run import ROOT, make_workspace, parity

import parity as package
from parity.contract import LaneName
from parity.contract.study import load_step
from parity.contract.workspace import Workspace
from parity.emulator.engine import engine_folder
from parity.lanes import BuildRequest, HashMemory, build_lane
from parity.operators.scaled_mm import exact_values
from parity.verify import Case, EmulatorVerifier, case_of, make_cases

LANES: tuple[LaneName, ...] = ("hip", "triton")
GOALS = {"checked_256_per_s": 3e6, "unchecked_1024_per_s": 10e6, "workgroup_8192_s": 2.0, "run_peak_mib": 1024.0}

# What `--beside` measures, and how many times faster than commit f9fb420 the engine is meant to be.
RATIO_GOALS = {(256, True): 2.0, (256, False): 3.0, (1024, False): 3.0}  # (size, with checks and counters)


class Bench:
    """Both lanes of step 14, built and decoded."""

    def __init__(self, folder: Path) -> None:
        make_workspace(folder)
        workspace = Workspace(folder)
        study, step = load_step(workspace, "step14")
        self.contract = study.contract
        self.lanes = {}
        for lane in LANES:
            spec, hashes = step.lanes[lane], HashMemory(workspace.private / "hashes.json")
            outcome = build_lane(BuildRequest(workspace, self.contract, lane, spec, hashes, 120), "auto")
            if outcome.code_object is None:
                raise SystemExit(outcome.message)
            self.lanes[lane] = EmulatorVerifier(self.contract, lane, spec, [outcome.code_object], engine_folder())

    def cube(self, size: int) -> Case:
        """A whole problem of size x size x size."""
        form = self.contract.form(dict.fromkeys(self.contract.axes, size))
        return case_of(f"{size}^3", form, exact_values(np.random.default_rng(1), form))

    def rate(self, lane: LaneName, case: Case, repeats: int, *, checks: bool) -> float:
        """Wave-instructions per second, counters on or off with the checks."""
        rates = []
        for _ in range(repeats + 1):
            started = time.perf_counter()
            run = self.lanes[lane].run(case, counting=checks, checks=checks)
            rates.append(float(run.executed[0].counts.sum()) / (time.perf_counter() - started))
            assert run.case.passed, run.case
        return statistics.median(rates[1:])  # the first compiles the engine

    def workgroup_seconds(self, lane: LaneName, repeats: int) -> float:
        """One sampled workgroup of the contract's own problem, all checks and the comparison included."""
        whole = make_cases(self.contract)[-1]
        one = replace(
            whole,
            regions=whole.regions[-1:],
            expected=whole.expected[-1:],
            unrounded=whole.unrounded[-1:],
            either=whole.either[-1:],
            tolerances=whole.tolerances[-1:],
        )
        times = []
        for _ in range(repeats):
            started = time.perf_counter()
            run = self.lanes[lane].run(one, counting=True)
            times.append(time.perf_counter() - started)
            assert run.case.passed, run.case
        return statistics.median(times)


def peak_mib(folder: Path) -> float:
    """Peak memory of `parity run step14` with the verification of both lanes, its compilers included one by one."""
    code = (
        "import resource, sys; from parity.cli import main; sys.argv = ['parity', 'run', 'step14', '--json']\n"
        "try: main()\nexcept SystemExit: pass\n"
        "both = (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)\n"
        "peak = max(resource.getrusage(who).ru_maxrss for who in both)\n"
        "print(peak / 1024, file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=folder, capture_output=True, text=True, check=True)
    return float(done.stderr.split()[-1])


class Server:
    """A process that measures with the `parity` of a folder, one case at a time, when it is asked."""

    def __init__(self, root: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, __file__, "--serve"],
            env={**os.environ, "PYTHONPATH": str(root)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        if Path(self._answer()) != root / "parity":
            raise SystemExit(f"{root} is not where 'parity' is imported from")

    def seconds(self, lane: LaneName, size: int, checks: bool) -> tuple[float, float]:
        """The time of one run, and that of all cores together."""
        assert self._process.stdin is not None
        print(lane, size, int(checks), file=self._process.stdin, flush=True)
        wall, cores = map(float, self._answer().split())
        return wall, cores

    def _answer(self) -> str:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise SystemExit("a process that measures has ended")
        return line.strip()


def serve() -> None:
    """Measures what standard input asks for: a lane, a size, 0 or 1 for checks and counters."""
    with tempfile.TemporaryDirectory() as name:
        bench, cases = Bench(Path(name)), dict[int, Case]()
        print(Path(package.__file__).parent, flush=True)
        for line in sys.stdin:
            lane, size, checks = line.split()
            if int(size) not in cases:
                cases[int(size)] = bench.cube(int(size))
            started, used = time.perf_counter(), time.process_time()
            run = bench.lanes[lane].run(cases[int(size)], counting=checks == "1", checks=checks == "1")
            print(time.perf_counter() - started, time.process_time() - used, flush=True)
            assert run.case.passed, run.case


def beside(commit: str, repeats: int) -> None:
    """Prints the median times of a commit and of this folder, measured in turns, and their ratio.

    The ratio of the cores' time is there for machines that are busy otherwise.
    """
    with tempfile.TemporaryDirectory() as name:
        archive = subprocess.run(["git", "archive", commit, "parity"], cwd=ROOT, capture_output=True, check=True)
        subprocess.run(["tar", "-x", "-C", name], input=archive.stdout, check=True)
        servers = [Server(Path(name)), Server(ROOT)]
        for (size, checks), goal in RATIO_GOALS.items():
            for lane in LANES:
                rounds = [[server.seconds(lane, size, checks) for server in servers] for _ in range(repeats + 1)]
                (old, old_cores), (new, new_cores) = (
                    [statistics.median(times) for times in zip(*of_one, strict=True)]
                    for of_one in zip(*rounds[1:], strict=True)  # the first warms up
                )
                what = f"{lane} {size}^3 {'checked' if checks else 'unchecked'}"
                print(
                    f"{what:>24} {old * 1e3:9.1f} ms {new * 1e3:9.1f} ms {old / new:6.2f} x"
                    f"   cores' time {old_cores / new_cores:6.2f} x   goal: {goal:.1f} x",
                    flush=True,
                )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--repeats", type=int, default=15)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--beside", metavar="COMMIT")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.serve:
        serve()
        return
    if options.beside:
        beside(options.beside, options.repeats)
        return
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        bench = Bench(folder)
        small, large, figures = bench.cube(256), bench.cube(1024), {}
        for lane in LANES:
            figures[f"{lane} checked_256_per_s"] = bench.rate(lane, small, options.repeats, checks=True)
            figures[f"{lane} unchecked_1024_per_s"] = bench.rate(lane, large, options.repeats, checks=False)
            figures[f"{lane} workgroup_8192_s"] = bench.workgroup_seconds(lane, max(3, options.repeats // 2))
        parity(folder, "run", "step14")  # warm
        figures["run_peak_mib"] = peak_mib(folder)
    if options.json:
        print(json.dumps(figures, indent=1))
        return
    for name, value in figures.items():
        goal = GOALS[name.split()[-1]]
        print(f"{name:>28} {value:14,.2f}   goal: {'at least' if name.endswith('per_s') else 'under'} {goal:,.0f}")


if __name__ == "__main__":
    main()
