"""False keeps and power of the measured gate over several sizes: simulated, or on a real NVIDIA GPU.

Usage: PYTHONPATH=. python benchmarks/sizes.py [--decisions N] [--cuda N]. Simulated machines are those of gate.py. With
1, 4 and 16 sizes, every one is decided N times for a candidate that is the baseline itself (its keeps are false), and
for one that is 0.7 % faster; a fifth as often for one that is 1 % faster, and for two that are slower at one size, by
its margin or more (where there is another size, their keeps are wrong). `--cuda N` instead decides N times about
identical kernels on a GPU, the Triton lane of the study sm90 at four sizes, then about one whose K is 1 % shorter. That
needs Triton and cuda-bindings.
"""

import argparse
import time
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
from gate import PROTOCOL, SCENARIOS, Scenario, calibrated_delta, simulate

from parity.gate import BySize, Session, Size, judge_measured, judge_sizes, needs_top_up, sizes_to_top_up
from parity.measure.pairs import Measurement, session_of
from parity.records import Plan, Verdict, WarmUp

if TYPE_CHECKING:
    from deciding import Bench

COUNTS = (1, 4, 16)
EFFECTS: dict[str, Callable[[int, float], float]] = {  # by the number of a size, and delta, which is its margin
    "identical": lambda _, __: 0.0,
    "0.7 % faster": lambda _, __: -0.007,
    "1 % faster": lambda _, __: -0.01,
    "2 % faster, 1.5 % slower at one": lambda at, _: 0.015 if at == 0 else -0.02,
    "2 % faster, slower by its margin at one": lambda at, delta: delta if at == 0 else -0.02,
}
OFTEN = ("identical", "0.7 % faster")  # the others are decided a fifth as often
CUDA_SIZES = {"1024": (1024, 1024), "2048": (2048, 2048), "oblong": (3072, 1280), "few": (256, 4096)}  # M and N
K, STEP = 3200, 32
CUDA_PLAN = Plan(batch_s=0.01, budget_s=600)


def decided(delta: float, names: list[str], session: Callable[[str, int], Session]) -> Verdict:
    """Decide over sizes, as `parity run` does: first pairs at every size, the top-up where it is due, a confirmation.
    `session` takes a size's pairs, of which there are so many more each time.
    """
    sizes = {name: Size(1.0, delta) for name in names}
    total = PROTOCOL.pairs + PROTOCOL.top_up_pairs

    def measure() -> BySize:
        found = {name: session(name, PROTOCOL.pairs) for name in names}
        for name in sizes_to_top_up(PROTOCOL, delta, sizes, found):
            found[name] = session(name, total)
        return found

    def alone() -> Session:
        first = session(names[0], PROTOCOL.pairs)
        return session(names[0], total) if needs_top_up(PROTOCOL, delta, first) else first

    if len(names) == 1:
        return judge_measured(PROTOCOL, delta, alone(), alone).verdict
    return judge_sizes(PROTOCOL, delta, sizes, measure(), measure).verdict


def simulated(
    scenario: Scenario, effect: Callable[[int, float], float], count: int, delta: float, seed: int
) -> Verdict:
    """One decision on a simulated machine. A size's noise is half to twice the machine's."""
    rng = np.random.default_rng(seed)
    names = [str(number) for number in range(count)]
    noises = scenario.noise * np.exp2(rng.uniform(-1, 1, count)) if count > 1 else [scenario.noise]
    taken: dict[str, Session] = {}

    def session(name: str, pairs: int) -> Session:
        at = int(name)
        if name not in taken or pairs == PROTOCOL.pairs:
            machine = replace(scenario, noise=float(noises[at]))
            taken[name] = simulate(machine, effect(at, delta), PROTOCOL.pairs + PROTOCOL.top_up_pairs, rng)
        return taken[name].first(pairs)

    return decided(delta, names, session)


def print_simulated(decisions: int) -> None:
    print(f"| machine | sizes | delta | {' | '.join(f'{name}: kept' for name in EFFECTS)} | identical: rejected |")
    print(f"| --- | ---: | ---: |{' ---: |' * len(EFFECTS)} ---: |")
    for scenario in SCENARIOS:
        delta = calibrated_delta(scenario, np.random.default_rng(1))
        for count in COUNTS:
            numbers = {name: decisions if name in OFTEN else max(1, decisions // 5) for name in EFFECTS}
            found = {
                name: Counter(simulated(scenario, effect, count, delta, seed) for seed in range(numbers[name]))
                for name, effect in EFFECTS.items()
            }
            kept = [f"{100 * found[name][Verdict.KEEP] / numbers[name]:.1f} %" for name in EFFECTS]
            rejected = f"{100 * found['identical'][Verdict.REJECT] / decisions:.1f} %"
            print(f"| {scenario.name} | {count} | {100 * delta:.2f} % | {' | '.join(kept)} | {rejected} |", flush=True)


def print_cuda(decisions: int) -> None:
    from deciding import Bench, PlantedKernel, triton_binary

    from parity.contract.study import load_step
    from parity.contract.workspace import find_workspace

    workspace = find_workspace()
    study, step = load_step(workspace, "sm90/step01")
    benches = {}
    for name, (m, n) in CUDA_SIZES.items():
        contract = replace(study.contract, axes={"m": m, "n": n, "k": K})
        kernel = PlantedKernel(triton_binary(workspace, contract, step), K)
        shorter = {-STEP: PlantedKernel(kernel.binary, K - STEP)}
        benches[name] = Bench(contract, kernel, shorter, CUDA_PLAN, sets=4, deepest=K)
    warms = {name: bench.warm_up() for name, bench in benches.items()}
    for what, change in (("identical", None), ("1 % shorter", -STEP)):
        started, verdicts = time.monotonic(), Counter[Verdict]()
        for _ in range(decisions):
            verdicts[decided(PROTOCOL.delta_floor, [*CUDA_SIZES], _taking(benches, warms, change))] += 1
        each_s = (time.monotonic() - started) / decisions
        print(f"{what}, {len(CUDA_SIZES)} sizes: {dict(verdicts)}, {each_s:.2f} s a decision", flush=True)


def _taking(
    benches: Mapping[str, "Bench"], warms: Mapping[str, WarmUp], change: int | None
) -> Callable[[str, int], Session]:
    """Take pairs on the GPU; those of a top-up are added to the first ones."""
    made: dict[str, Measurement] = {}

    def session(name: str, pairs: int) -> Session:
        if name not in made or pairs == PROTOCOL.pairs:
            made[name] = benches[name].measurement(change, warms[name])
        list(made[name].take_pairs(warms[name], pairs - made[name].pairs))
        return session_of(made[name].samples)

    return session


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--decisions", type=int, default=1000)
    parser.add_argument("--cuda", type=int, default=0)
    options = parser.parse_args()
    if options.cuda:
        print_cuda(options.cuda)
    else:
        print_simulated(options.decisions)


if __name__ == "__main__":
    main()
