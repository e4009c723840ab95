"""Decisions about planted changes on a real NVIDIA GPU, as `parity run` makes them, but in this process."""

from dataclasses import dataclass, replace

import numpy as np

from parity.contract import Contract
from parity.contract.study import Step
from parity.contract.workspace import Workspace
from parity.devices.base import Timer
from parity.devices.cuda import CudaDevice
from parity.devices.gpu import GpuLane, LaneBinary
from parity.gate import Session, judge_measured, needs_top_up
from parity.lanes import BuildRequest, HashMemory, build_lane
from parity.measure.pairs import BASELINE, CANDIDATE, CONTROL, Measurement, session_of
from parity.records import Plan, Protocol, WarmUp
from parity.verify import input_values, make_cases, verify_on_gpu

PROTOCOL = Protocol()


@dataclass(frozen=True)
class PlantedKernel:
    """A kernel, and the K that it is launched with."""

    binary: LaneBinary
    k: int


@dataclass(frozen=True)
class Decision:
    verdict: str
    sessions: list[Session]
    timed_share: float  # of the measuring phase


def triton_binary(workspace: Workspace, contract: Contract, step: Step, kernel: str | None = None) -> LaneBinary:
    """The step's Triton lane for a contract, perhaps from another source file."""
    step_lane = step.lanes["triton"]
    spec = replace(step_lane, kernel=kernel, outside=True) if kernel else step_lane
    request = BuildRequest(workspace, contract, "triton", spec, HashMemory(workspace.private / "hashes.json"), 300)
    outcome = build_lane(request)
    assert outcome.code_object is not None, outcome.message
    return LaneBinary("triton", spec, (outcome.code_object,))


class Bench:
    """One problem, a kernel for it, and planted changes by name, on the same buffers."""

    def __init__(
        self,
        contract: Contract,
        original: PlantedKernel,
        changes: dict[int, PlantedKernel],
        plan: Plan,
        sets: int,
        deepest: int,
    ) -> None:
        """Verifies the original. `deepest` is the largest K that a change may read; `sets` of inputs take turns."""
        self.contract, self.original, self.changes, self.plan = contract, original, changes, plan
        self.device = CudaDevice()
        verification = verify_on_gpu(GpuLane(self.device, contract, original.binary), make_cases(contract))
        print(f"{self.device.facts.name}: {verification.status.value} {verification.detail}", flush=True)
        values = input_values(replace(contract, axes={**contract.axes, "k": deepest}))
        output = self.device.buffer(np.zeros((contract.axes["m"], contract.axes["n"]), np.float16))
        self.sets = [
            {**{name: self.device.buffer(array) for name, array in values.items()}, "c": output} for _ in range(sets)
        ]

    def warm_up(self) -> WarmUp:
        """Warms the GPU up, and says so."""
        warm = Measurement(self._timers(self.original), self.plan).warm_up()
        print(f"warm-up {warm.seconds:.2f} s, flat: {warm.is_flat}, launches per batch {warm.launches}", flush=True)
        return warm

    def decide(self, change: int | None, warm: WarmUp, delta: float = PROTOCOL.delta_floor) -> Decision:
        """One decision about a change, or about the original beside itself, against the original."""
        sessions: list[Session] = []
        shares: list[float] = []

        def measure() -> Session:
            made = self.measurement(change, warm)
            list(made.take_pairs(warm, PROTOCOL.pairs))
            if needs_top_up(PROTOCOL, delta, session_of(made.samples)):
                list(made.take_pairs(warm, PROTOCOL.top_up_pairs))
            sessions.append(session_of(made.samples))
            shares.append(made.timed_share)
            return sessions[-1]

        verdict = judge_measured(PROTOCOL, delta, measure(), measure).verdict.value
        return Decision(verdict, sessions, float(np.mean(shares)))

    def measurement(self, change: int | None, warm: WarmUp) -> Measurement:
        """Begin to measure a change, or the original beside itself: every variant is loaded anew, and has run."""
        timers = self._timers(self.original if change is None else self.changes[change])
        for name, timer in timers.items():
            timer.batch_seconds(warm.launches[name])
        return Measurement(timers, self.plan)

    def _timers(self, candidate: PlantedKernel) -> dict[str, Timer]:
        """Candidate, baseline and control, each loaded anew."""
        variants = {CANDIDATE: candidate, BASELINE: self.original, CONTROL: self.original}
        timers: dict[str, Timer] = {}
        for name, planted in variants.items():
            lane = GpuLane(self.device, self.contract, planted.binary)
            timers[name] = self.device.timer(lane.launches({**self.contract.axes, "k": planted.k}, self.sets))
        return timers
