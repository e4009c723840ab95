"""The emulator's speed: wave-instructions per second, one workgroup of the contract's own problem, memory.

Usage: python benchmarks/emulator.py [--repeats N] [--json]. Medians over repeats. The process uses every core it may.
"""

import argparse
import json
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import replace
from pathlib import Path

import numpy as np
from run import make_workspace, parity

from parity.contract import LaneName
from parity.contract.study import load_step
from parity.contract.workspace import Workspace
from parity.lanes import BuildRequest, HashMemory, build_lane
from parity.operators.scaled_mm import exact_values
from parity.verify import Case, EmulatorVerifier, case_of, make_cases

LANES: tuple[LaneName, ...] = ("hip", "triton")
GOALS = {"checked_256_per_s": 3e6, "unchecked_1024_per_s": 10e6, "workgroup_8192_s": 2.0, "run_peak_mib": 1024.0}


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
            engine = workspace.private / "engine"
            self.lanes[lane] = EmulatorVerifier(self.contract, lane, spec, [outcome.code_object], engine)

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
    code = ("import resource, sys; from parity.cli import main; sys.argv = ['parity', 'run', 'step14', '--json']\n"
            "try: main()\nexcept SystemExit: pass\n"
            "both = (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)\n"
            "peak = max(resource.getrusage(who).ru_maxrss for who in both)\n"
            "print(peak / 1024, file=sys.stderr)")  # fmt: skip
    done = subprocess.run([sys.executable, "-c", code], cwd=folder, capture_output=True, text=True, check=True)
    return float(done.stderr.split()[-1])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeats", type=int, default=15)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
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
