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
from deciding import Bench, PlantedKernel, triton_binary

from parity.contract.study import load_step
from parity.contract.workspace import find_workspace
from parity.gate.stats import paired_test
from parity.records import Plan, WarmUp

M, N, BLOCK_K, ROUNDS, MOST = 2048, 2048, 32, 1000, 5
PERMILLES = (-7, -5, -3, 5)
PLAN = Plan(batch_s=0.005, budget_s=600)
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


def measured_arm(bench: Bench, permille: int, warm: WarmUp, decisions: int) -> Arm:
    started = time.monotonic()
    results = [bench.decide(permille or None, warm) for _ in range(decisions)]
    seconds = (time.monotonic() - started) / decisions
    effects = [
        paired_test(decision.sessions[0].candidate, decision.sessions[0].baseline).effect for decision in results
    ]
    verdicts = Counter(decision.verdict for decision in results)
    return Arm(
        permille, dict(verdicts), effects, seconds, float(np.mean([decision.timed_share for decision in results]))
    )


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
    original = PlantedKernel(triton_binary(workspace, contract, step), ROUNDS * BLOCK_K)
    changes = {}
    with tempfile.TemporaryDirectory() as folder:
        for permille in counts:
            if permille:
                changed = Path(folder) / f"changed{permille}.py"
                changed.write_text(source.replace(loop, f"range(0, K + {permille} * BLOCK_K, BLOCK_K)"))
                changes[permille] = replace(original, binary=triton_binary(workspace, contract, step, str(changed)))
    bench = Bench(contract, original, changes, PLAN, SETS, deepest=(ROUNDS + MOST) * BLOCK_K)
    warm = bench.warm_up()
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
