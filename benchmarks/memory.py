"""How well remembered inputs are found, and how rarely equal work is accused: simulated, and on a real NVIDIA GPU.

Usage: PYTHONPATH=. python benchmarks/memory.py [--decisions 1000] [--seed 1] [--device cuda --honest 300 --planted 10]

A planted cache saves a share of the time on inputs that the last launch has had, except in one launch of so many. On a
GPU the kernel is the Triton lane of the study sm90 (`--shape M N K`: 512 x 512 x 3200), and a cache is the same kernel
with so much less K. It needs cuda-bindings there.
"""

import argparse
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, cast

import numpy as np
from deciding import PROTOCOL, triton_binary

from parity.contract.study import load_step
from parity.contract.workspace import find_workspace
from parity.devices.base import Timer
from parity.devices.gpu import Contents, GpuLane, TimedProblem
from parity.gate import MEMORY_LOOKS, Memory, look_for_memory
from parity.measure.memory import MemoryTrial
from parity.measure.pairs import CANDIDATE
from parity.verify import input_values

SAVES = (0.0, 0.01, 0.05, 0.18, 0.5)
HONEST_IN = (0, 8, 4, 2)
NOISES = (0.001, 0.003, 0.01)
SHAPE, STEP = (512, 512, 3200), 32


def simulated(saves: float, honest_in: int, noise: float, rng: np.random.Generator) -> Memory:
    """One decision on series with white noise."""
    times = 1 + noise * rng.standard_normal((2, MEMORY_LOOKS[-1]))
    is_cheap = rng.integers(honest_in, size=MEMORY_LOOKS[-1]) > 0 if honest_in else np.ones(MEMORY_LOOKS[-1], bool)
    times[0] *= np.where(is_cheap, 1 - saves, 1.0)
    memory = Memory.OPEN
    for pairs in MEMORY_LOOKS:
        memory = look_for_memory(PROTOCOL.delta_floor, times[0, :pairs].tolist(), times[1, :pairs].tolist()).memory
        if memory is not Memory.OPEN:
            break
    return memory


@dataclass
class Caching:
    """A kernel that has its result at hand, or most of it, where its last launch had the same inputs."""

    problem: TimedProblem
    whole: Timer
    cheap: Timer
    honest_in: int
    rng: np.random.Generator
    content: Any = None
    launched: Any = None

    def __getattr__(self, name: str) -> Any:
        return getattr(self.problem, name)

    def renew(self, contents: Contents) -> None:
        """Give the inputs another content, and look at it."""
        self.problem.renew(contents)
        self.content = contents

    def batch_seconds(self, launches: int) -> float:
        """Launch the cheap kernel on what is known."""
        is_honest = self.honest_in and int(self.rng.integers(self.honest_in)) == 0
        is_known = self.content is self.launched and not is_honest
        self.launched = self.content
        return (self.cheap if is_known else self.whole).batch_seconds(launches)


class OnGpu:
    """The problem on the GPU, with kernels that have less to do."""

    def __init__(self, seed: int, shape: tuple[int, int, int]) -> None:
        from parity.devices.cuda import CudaDevice

        workspace = find_workspace()
        study, step = load_step(workspace, "sm90/step01")
        self.axes = dict(zip("mnk", shape, strict=True))
        contract = replace(study.contract, axes=self.axes)
        self.device = CudaDevice()
        self.lane = GpuLane(self.device, contract, triton_binary(workspace, contract, step))
        self.problem = TimedProblem(
            self.device, contract, {CANDIDATE: self.lane}, input_values(contract), lambda _: None
        )
        self.whole = self.problem.timers()[CANDIDATE]
        launched = self.problem._buffers
        self.set = {name: buffers[0] for (name, _layout), buffers in launched.items()}
        self.rng = np.random.default_rng(seed)
        started = time.monotonic()
        while time.monotonic() - started < 1:
            self.whole.batch_seconds(100)

    def decide(self, saves: float, honest_in: int) -> tuple[Memory, int]:
        """One decision: what was found, and after how many pairs."""
        axes = {**self.axes, "k": self.axes["k"] - round(self.axes["k"] * saves / STEP) * STEP}
        cheap = self.device.timer(self.lane.launches(axes, [self.set])) if saves else self.whole
        played = Caching(self.problem, self.whole, cheap, honest_in, self.rng)
        trial = MemoryTrial(
            cast("TimedProblem", played),
            {CANDIDATE: cast("Timer", played)},
            PROTOCOL.delta_floor,
            np.random.default_rng(self.rng.integers(1 << 40)),
        )
        look = trial.looks(lambda _: None, 1e9)[CANDIDATE]
        return look.memory, look.pairs


def table(title: str, decide: Callable[[float, int], Memory], number: Callable[[float], int]) -> None:
    """Print what share of decisions finds each cache, by how often it is honest."""
    print(f"\n{title}\n\n| saves | always | honest in 1 of 8 | 1 of 4 | 1 of 2 |\n| --- | --- | --- | --- | --- |")
    for saves in SAVES:
        cells = []
        for honest_in in HONEST_IN if saves else (0,):
            count = number(saves)
            found = Counter(decide(saves, honest_in) for _ in range(count))
            open_ = f" ({found[Memory.OPEN]} not shown)" if found[Memory.OPEN] else ""
            cells.append(f"{found[Memory.SHOWN]} of {count}{open_}")
        print(f"| {saves:.0%} | {' | '.join(cells)} |", flush=True)


def main() -> None:
    """Print the tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--decisions", type=int, default=1000)
    parser.add_argument("--device", choices=["none", "cuda"], default="none")
    parser.add_argument("--shape", type=int, nargs=3, default=SHAPE, metavar=("M", "N", "K"))
    parser.add_argument("--seed", type=int, default=20261127)
    parser.add_argument("--honest", type=int, default=300)
    parser.add_argument("--planted", type=int, default=10)
    asked = parser.parse_args()
    rng = np.random.default_rng(asked.seed)
    for noise in NOISES if asked.decisions else ():
        table(
            f"Simulated, noise {noise:.1%} of each launch, delta {PROTOCOL.delta_floor:.1%}",
            partial(simulated, noise=noise, rng=rng),
            lambda saves: asked.decisions if saves else 10 * asked.decisions,
        )
    if asked.device == "cuda":
        gpu, pairs, started = OnGpu(asked.seed, tuple(asked.shape)), Counter[int](), time.monotonic()

        def decide(saves: float, honest_in: int) -> Memory:
            memory, taken = gpu.decide(saves, honest_in)
            pairs[taken] += 1
            return memory

        table(f"On {gpu.device.facts.name}", decide, lambda saves: asked.planted if saves else asked.honest)
        print(f"{sum(pairs.values())} decisions in {time.monotonic() - started:.0f} s, by pairs {dict(pairs)}")


if __name__ == "__main__":
    main()
