"""One session on a GPU, in a process of its own: verify every variant, warm up, take pairs.

A fault of a GPU often ends the process that caused it, or hangs it; here it ends or is killed alone, and what it had
measured until then has already been passed on. The process that calls `run_session` touches no GPU.
"""

import multiprocessing
import os
import signal
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from enum import StrEnum
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from parity.contract import Contract
from parity.devices.base import DeviceFault, Gpu, Timer
from parity.devices.gpu import GpuLane, LaneBinary, timers, verify_on_gpu
from parity.devices.lock import process_name
from parity.devices.problem import make_problems
from parity.devices.vendor import VendorTimer, require_torch, wrong_elements
from parity.errors import UnavailableError
from parity.gate import Goal, Protocol, needs_top_up
from parity.measure import Measurement, Plan, Sample, WarmUp, session_of
from parity.records import DeviceFacts, DeviceState, Verification, VerificationStatus

KINDS = ("hip", "cuda")
_START_LIMIT_S = 120.0  # opening the device, verifying, making inputs
VENDOR = "vendor"
VERIFYING = "verifying "


@dataclass(frozen=True)
class SessionRequest:
    """What one process is to measure: `variants` by name (candidate, baseline, control), all of one contract.

    `vendor` adds times of the vendor's library, after the pairs; `alone` refuses a GPU that other processes
    use; `verify` may be off for binaries that an earlier session of the same run has verified.
    """

    device: str
    ordinal: int
    contract: Contract
    variants: dict[str, LaneBinary]
    protocol: Protocol
    plan: Plan
    delta: float
    goal: Goal = Goal.FASTER
    vendor: bool = False
    alone: bool = False
    verify: bool = True


class FailureKind(StrEnum):
    """Whose fault an early end is."""

    UNAVAILABLE = "unavailable"  # no such device or library
    WRONG = "wrong"  # a variant computes a wrong result, or its launch fails
    DEVICE = "device"  # the device or its process ended, hung or has too little memory


@dataclass(frozen=True)
class Stage:
    """What is going on."""

    text: str


@dataclass(frozen=True)
class Neighbours:
    """Other processes that use the GPU."""

    processes: tuple[str, ...]


@dataclass(frozen=True)
class Failure:
    """Why a session ended early."""

    kind: FailureKind
    text: str


@dataclass(frozen=True)
class Finished:
    """A session's end: seconds inside timed batches, and of the measuring phase as a whole."""

    timed_s: float
    measuring_s: float


Event = Stage | DeviceFacts | DeviceState | Neighbours | Verification | WarmUp | Sample | Failure | Finished


@dataclass
class SessionRecord:
    """What came of a session, as far as it came."""

    device: DeviceFacts | None = None
    state: DeviceState | None = None
    neighbours: tuple[str, ...] = ()
    verifications: list[Verification] = field(default_factory=list)
    warm_up: WarmUp | None = None
    samples: list[Sample] = field(default_factory=list)
    finished: Finished | None = None
    failure: Failure | None = None

    def add(self, event: Event) -> None:
        match event:
            case DeviceFacts():
                self.device = event
            case DeviceState():
                self.state = event
            case Neighbours():
                self.neighbours = event.processes
            case Verification():
                self.verifications.append(event)
            case WarmUp():
                self.warm_up = event
            case Sample():
                self.samples.append(event)
            case Finished():
                self.finished = event
            case Failure():
                self.failure = event
            case Stage():
                pass


def probe(kind: str, ordinal: int = 0, limit_s: float = 60.0) -> DeviceFacts:
    """The GPU of that kind. Raises UnavailableError if there is none, or if asking for it fails, crashes or hangs."""
    found = inspect(kind, ordinal, limit_s)
    if found.device is None:
        raise UnavailableError(found.failure.text if found.failure else f"no {kind} device")
    return found.device


def inspect(kind: str, ordinal: int = 0, limit_s: float = 60.0) -> SessionRecord:
    """What a process of its own learns of the GPU of that kind: facts, state and other users, or a failure."""
    found = SessionRecord()
    for event in _events(_probe, (kind, ordinal), limit_s, "opening the device", None):
        found.add(event)
    return found


def run_session(request: SessionRequest, log: Path, on_event: Callable[[Event], None]) -> SessionRecord:
    """Runs a session to its end, handing on every event as it comes. A crash, a kill or a hang is a Failure in the
    record.

    `log` gets what the process prints. If the caller is interrupted, the process is killed with its children.
    """
    record = SessionRecord()
    limit_s = _START_LIMIT_S + request.plan.budget_s + request.plan.batch_limit_s
    for event in _events(_work, (request,), limit_s, "starting", log):
        record.add(event)
        on_event(event)
    return record


def _events(
    target: Any, arguments: tuple[Any, ...], limit_s: float, at_first: str, log: Path | None
) -> Iterator[Event]:
    """The events of a worker process; a Failure at the end if it did not end as it should."""
    context = multiprocessing.get_context("spawn")
    receiver, sender = context.Pipe(duplex=False)
    process = context.Process(target=_enter, args=(target, arguments, sender, log), daemon=True)
    process.start()
    sender.close()
    deadline, doing, closed = time.monotonic() + limit_s, at_first, False
    try:
        while True:
            if not receiver.poll(max(0.0, deadline - time.monotonic())):
                yield Failure(
                    FailureKind.DEVICE, f"the process was stopped at its time limit of {limit_s:g} s while {doing}"
                )
                return
            try:
                event: Event = receiver.recv()
            except EOFError:
                break
            doing = event.text if isinstance(event, Stage) else doing
            closed = isinstance(event, Failure | Finished)
            yield event
        process.join()
        if process.exitcode or not closed:
            kind = FailureKind.WRONG if doing.startswith(VERIFYING) else FailureKind.DEVICE
            yield Failure(kind, f"the process {_ending(process.exitcode)} while {doing}")
    finally:
        _kill(process)
        receiver.close()


def _ending(code: int | None) -> str:
    if code is not None and code < 0:
        return f"was ended by {signal.Signals(-code).name}"
    return f"ended with status {code}"


def _kill(process: Any) -> None:
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
    process.kill()
    process.join()


def _enter(target: Any, arguments: tuple[Any, ...], sender: Connection, log: Path | None) -> None:
    """The worker process: a group of its own, its output in the log, errors of the device as events."""
    os.setsid()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the caller's to handle
    output = os.open(log or os.devnull, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(output, sys.stdout.fileno())
    os.dup2(output, sys.stderr.fileno())
    try:
        target(*arguments, sender.send)
    except UnavailableError as error:
        sender.send(Failure(FailureKind.UNAVAILABLE, str(error)))
    except DeviceFault as error:
        sender.send(Failure(FailureKind.DEVICE, str(error)))
    except Exception as error:  # a bug, or what a library raises: the log has its traceback
        traceback.print_exc()
        sender.send(Failure(FailureKind.DEVICE, f"{type(error).__name__}: {error}"))


def open_device(kind: str, ordinal: int, batch_limit_s: float = 30.0) -> Gpu:
    """The device, opened in this process. Raises UnavailableError."""
    if kind == "hip":
        from parity.devices.hip import HipDevice

        return HipDevice(ordinal, batch_limit_s)
    from parity.devices.cuda import CudaDevice

    return CudaDevice(ordinal, batch_limit_s)


def _probe(kind: str, ordinal: int, send: Callable[[Event], None]) -> None:
    gpu = open_device(kind, ordinal)
    send(gpu.facts)
    send(gpu.state())
    send(_neighbours(gpu))
    send(Finished(0.0, 0.0))


def _work(request: SessionRequest, send: Callable[[Event], None]) -> None:
    def stage(text: str) -> None:
        send(Stage(text))

    stage("opening the device")
    gpu = open_device(request.device, request.ordinal, request.plan.batch_limit_s)
    send(gpu.facts)
    _look_around(request, gpu, send)
    if request.vendor:
        require_torch()
    lanes = {name: GpuLane(gpu, request.contract, binary) for name, binary in request.variants.items()}
    if request.verify and not _verify(request, gpu, lanes, send):
        return
    clocks = timers(gpu, request.contract, lanes, stage)
    measurement = Measurement(clocks, request.plan, gpu.state, on_sample=send)
    stage("warming up")
    warm = measurement.warm_up()
    send(warm)
    for pairs in (request.protocol.pairs, request.protocol.top_up_pairs):
        for pair in measurement.take_pairs(warm, pairs):
            stage(f"timing: {pair + 1} pairs")
        if not needs_top_up(request.protocol, request.delta, session_of(measurement.samples), request.goal):
            break
    finished = Finished(measurement.timed_s, measurement.measuring_s)
    if request.vendor:
        reference = _vendor(request, gpu, stage)
        stage("timing the vendor's library")
        measurement.take_reference(VENDOR, reference, request.protocol.pairs)
    send(finished)


def _look_around(request: SessionRequest, gpu: Gpu, send: Callable[[Event], None]) -> None:
    """Says who else uses the GPU. Raises UnavailableError if that is not wanted."""
    found = _neighbours(gpu)
    send(found)
    if found.processes and request.alone:
        others = ", ".join(found.processes)
        raise UnavailableError(f"other processes use {gpu.facts.name}: {others}: end them, or leave out --alone")


def _neighbours(gpu: Gpu) -> Neighbours:
    return Neighbours(tuple(process_name(pid) for pid in gpu.processes() if pid != os.getpid()))


def _vendor(request: SessionRequest, gpu: Gpu, stage: Callable[[str], None]) -> Timer:
    """The vendor's library, after it has shown that it computes the same. Raises DeviceFault if it does not."""
    stage("verifying the vendor's library")
    for problem in make_problems(request.contract):
        if problem.tolerance is not None and (wrong := wrong_elements(request.contract, problem)):
            raise DeviceFault(f"the vendor's library: {problem.name}: {wrong} elements wrong")
    return VendorTimer(request.contract, gpu.facts.last_level_cache_bytes, request.plan.batch_limit_s)


def _verify(request: SessionRequest, gpu: Gpu, lanes: dict[str, GpuLane], send: Callable[[Event], None]) -> bool:
    """Verifies every binary once; false after the first that is wrong."""
    send(Stage("making problems"))
    problems = make_problems(request.contract)
    done: set[str] = set()
    for name, lane in lanes.items():
        if lane.binary.code.sha256 in done:
            continue
        done.add(lane.binary.code.sha256)
        send(Stage(f"{VERIFYING}{name}"))
        found = verify_on_gpu(gpu, lane, problems)
        send(found)
        if found.status is not VerificationStatus.VERIFIED:
            send(Failure(FailureKind.WRONG, f"{name}: {found.detail}"))
            return False
    return True
