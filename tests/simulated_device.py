"""A simulated device with a clock of its own, which drifts and scatters."""

import numpy as np


class Machine:
    """Time passes only here. A launch takes `seconds` of it, the first ones longer while the device is cold."""

    def __init__(
        self, cold_batches: int = 0, overhead_s: float = 0.001, scatter: float = 0, slower_a_second: float = 0
    ) -> None:
        self.time_s, self.cold, self.overhead_s = 0.0, cold_batches, overhead_s
        self.scatter, self.slower_a_second, self.random = scatter, slower_a_second, np.random.default_rng(1)
        self.order: list[str] = []

    def now(self) -> float:
        return self.time_s

    def timer(self, name: str, seconds: float) -> "SimulatedTimer":
        return SimulatedTimer(self, name, seconds)


class SimulatedTimer:
    """Takes its time, but for the machine's scatter and what it has slowed down by."""

    def __init__(self, machine: Machine, name: str, seconds: float) -> None:
        self.machine, self.name, self.seconds = machine, name, seconds

    def prepare(self, launches: int) -> None:
        pass

    def batch_seconds(self, launches: int) -> float:
        machine = self.machine
        machine.order.append(self.name)
        machine.cold -= 1
        slow = 1 + 0.01 * max(machine.cold, 0)
        slow *= 1 + machine.scatter * float(machine.random.standard_normal()) + machine.slower_a_second * machine.time_s
        took = launches * self.seconds * slow
        machine.time_s += took + machine.overhead_s
        return took
