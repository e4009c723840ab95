"""What the measured gate decides on changes about as large as delta, on a real NVIDIA GPU: a table of verdicts.

Usage: PYTHONPATH=. python benchmarks/power.py [--decisions 300] [--same 1000] [--only PERMILLE] [--out power.json].
Needs Triton and cuda-bindings. The kernel is this project's Triton lane of the study sm90 with 1000 rounds of K; a
planted change is a kernel that skips 3, 5 or 7 of them, or does 5 more, on the same buffers with the same strides. A
decision is made as `parity run` makes it (pairs, a top-up, a confirmation with the modules loaded anew), but in this
process, at the contract's margin of 0.5 %. The table also has what each change really is: the median of its effects.
"""

import argparse
import json
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
from cuda_gate import triton_binary

from parity.contract import Contract
from parity.contract.study import load_step
from parity.contract.workspace import find_workspace
from parity.devices.base import Timer
from parity.devices.cuda import CudaDevice
from parity.devices.gpu import GpuLane, LaneBinary
from parity.gate import Protocol, Session, judge_measured, needs_top_up
from parity.gate.stats import paired_test
from parity.measure.pairs import BASELINE, CANDIDATE, CONTROL, Measurement, Plan, WarmUp, session_of
from parity.verify import input_values, make_cases, verify_on_gpu

M, N, BLOCK_K, ROUNDS, MOST = 2048, 2048, 32, 1000, 5
PERMILLES = (-7, -5, -3, 5)
PROTOCOL, PLAN = Protocol(), Plan(batch_s=0.005, budget_s=600)
SETS = 2  # sets of inputs, taken in turn


@dataclass(frozen=True)
class Arm:
    """One planted change, in rounds of a thousand: verdicts, the first session's effects, seconds for a decision, and
    the share of the measuring phase that was spent inside batches.
    """

    permille: int
    verdicts: dict[str, int]
    effects: list[float]
    seconds: float
    timed_share: float


class Bench:
    """The kernel and its planted changes, on buffers that hold some rounds more than the problem has."""

    def __init__(self, contract: Contract, binaries: dict[int, LaneBinary]) -> None:
        self.contract, self.binaries, self.device = contract, binaries, CudaDevice()
        found = verify_on_gpu(GpuLane(self.device, contract, binaries[0]), make_cases(contract))
        print(f"{self.device.facts.name}: {found.status.value} {found.detail}", flush=True)
        values = input_values(replace(contract, axes={**contract.axes, "k": (ROUNDS + MOST) * BLOCK_K}))
        output = self.device.buffer(np.zeros((M, N), np.float16))
        self.sets = [
            {**{name: self.device.buffer(array) for name, array in values.items()}, "c": output} for _ in range(SETS)
        ]

    def timers(self, permille: int) -> dict[str, Timer]:
        """The changed kernel as the candidate, baseline and control, each loaded anew."""
        of = {CANDIDATE: permille, BASELINE: 0, CONTROL: 0}
        lanes = {name: GpuLane(self.device, self.contract, self.binaries[change]) for name, change in of.items()}
        return {name: self.device.timer(lane.launches(self.contract.axes, self.sets)) for name, lane in lanes.items()}


def decide(bench: Bench, permille: int, warm: WarmUp) -> tuple[str, float, float]:
    """One decision: the verdict, the first session's effect, the timed share."""
    sessions: list[Session] = []
    shares: list[float] = []

    def measure() -> Session:
        timers = bench.timers(permille)
        for name, timer in timers.items():
            timer.batch_seconds(warm.launches[name])
        made = Measurement(timers, PLAN)
        list(made.take_pairs(warm, PROTOCOL.pairs))
        if needs_top_up(PROTOCOL, PROTOCOL.delta_floor, session_of(made.samples)):
            list(made.take_pairs(warm, PROTOCOL.top_up_pairs))
        sessions.append(session_of(made.samples))
        shares.append(made.timed_share)
        return sessions[-1]

    verdict = judge_measured(PROTOCOL, PROTOCOL.delta_floor, measure(), measure).verdict.value
    effect = paired_test(sessions[0].candidate, sessions[0].baseline).effect
    return verdict, effect, float(np.mean(shares))


def measured_arm(bench: Bench, permille: int, warm: WarmUp, decisions: int) -> Arm:
    started = time.monotonic()
    found = [decide(bench, permille, warm) for _ in range(decisions)]
    verdicts, effects, shares = zip(*found, strict=True)
    seconds = (time.monotonic() - started) / decisions
    return Arm(permille, dict(Counter(verdicts)), list(effects), seconds, float(np.mean(shares)))


def row(arm: Arm) -> str:
    """A line of the table."""
    total = sum(arm.verdicts.values())
    shares = [f"{100 * arm.verdicts.get(verdict, 0) / total:.1f} %" for verdict in ("keep", "reject", "inconclusive")]
    planted = f"{arm.permille / 10:+.1f} %" if arm.permille else "none"
    low, middle, high = (f"{100 * value:+.2f} %" for value in np.percentile(arm.effects, (5, 50, 95)))
    return f"| {planted} | {middle} ({low} to {high}) | {total:,} | {' | '.join(shares)} | {arm.seconds:.2f} s |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--decisions", type=int, default=300)
    parser.add_argument("--same", type=int, default=1000)
    parser.add_argument("--only", type=int, action="append", help="one of the changes, in rounds of a thousand")
    parser.add_argument("--out", type=Path)
    options = parser.parse_args()
    workspace = find_workspace()
    study, step = load_step(workspace, "sm90/step01")
    contract = replace(study.contract, axes={"m": M, "n": N, "k": ROUNDS * BLOCK_K})
    source = (workspace.root / step.lanes["triton"].kernel).read_text()
    loop = "range(0, K, BLOCK_K)"
    assert loop in source, f"the kernel has no '{loop}'"
    counts = {0: options.same, **dict.fromkeys(options.only or PERMILLES, options.decisions)}
    binaries = {0: triton_binary(workspace, contract, step)}
    with tempfile.TemporaryDirectory() as folder:
        for permille in counts:
            if permille:
                changed = Path(folder) / f"changed{permille}.py"
                changed.write_text(source.replace(loop, f"range(0, K + {permille} * BLOCK_K, BLOCK_K)"))
                binaries[permille] = triton_binary(workspace, contract, step, str(changed))
    bench = Bench(contract, binaries)
    warm = Measurement(bench.timers(0), PLAN).warm_up()
    print(f"warm-up {warm.seconds:.2f} s, flat: {warm.is_flat}, launches per batch {warm.launches}", flush=True)
    print("| planted | effect (5 % to 95 %) | decisions | kept | rejected | inconclusive | a decision |", flush=True)
    print("| --- | --- | ---: | ---: | ---: | ---: | ---: |", flush=True)
    arms = []
    for permille, count in counts.items():
        if count:
            arms.append(measured_arm(bench, permille, warm, count))
            print(row(arms[-1]), flush=True)
            if options.out:  # after each arm, so that none is lost
                figures = [vars(arm) for arm in arms]
                options.out.write_text(json.dumps({"device": bench.device.facts.name, "arms": figures}, indent=1))
    print(f"inside batches: {100 * np.mean([arm.timed_share for arm in arms]):.1f} % of the measuring phase")


if __name__ == "__main__":
    main()
