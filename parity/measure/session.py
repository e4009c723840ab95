"""One session on a GPU, in a process of its own: verify every variant, warm up, take pairs.

A GPU fault often ends or hangs the process that caused it. Here only the session's own process ends or is killed, and
it has already passed on what it measured. The process that calls `run_session` does not touch the GPU.
"""

import multiprocessing
import os
import signal
import sys
import time
import traceback
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cached_property, partial
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from parity.contract import Contract
from parity.devices.base import DeviceFault, Gpu, NotTimeable, OutOfMemory, Timer
from parity.devices.gpu import GpuLane, Held, LaneBinary, TimedProblem
from parity.devices.lock import process_name
from parity.devices.opening import open_device
from parity.devices.vendor import Find, VendorTimer, calls_in_turn, library_call, library_output, require_torch
from parity.devices.vendor_tuning import launched_by, log_bench_lines, tuner_of
from parity.errors import InputError, UnavailableError
from parity.gate import Goal, Memory, MemoryLook, Size, floor_of, mean_of_sizes, needs_top_up, sizes_to_top_up
from parity.gate.stats import paired_test
from parity.measure.inputs import Ahead, Inputs
from parity.measure.memory import NO_OTHER_INPUTS, MemoryTrial, distinct
from parity.measure.pairs import BASELINE, CANDIDATE, CONTROL, Measurement, Place, session_of, sessions_of
from parity.records import (
    LIBRARIES,
    DeviceFacts,
    DeviceState,
    News,
    PairedTest,
    PairsDone,
    Plan,
    Protocol as GateProtocol,
    Sample,
    Verification,
    VerificationStatus,
    WarmUp,
)
from parity.system.leftovers import temporary_folder
from parity.system.process import die_with
from parity.verify import (
    Case,
    input_values,
    left_open,
    make_cases,
    second_look,
    verify_on_gpu,
    verify_timed,
)
from parity.verify.compare import compare

_GRACE_S = 5.0
START_LIMIT_S = 120.0  # opening the device, verifying, making inputs
VENDOR, VENDOR_WARM, VENDOR_TUNED, VENDOR_TUNED_WARM = LIBRARIES  # all but the first are of the contract's own size
FLOOR = "one block"
_TUNING_S = 900.0  # what the vendor's tuning may take, of thousands of solutions
_MAY_BE_LAUNCH_S = 1e-4  # a launch takes microseconds
_WARM_UP_S = 1.0  # of a size that is not the first
VERIFYING = "verifying "
_PROCESSES = multiprocessing.get_context("spawn")  # which have nothing of this process: neither its memory nor a GPU


@dataclass(frozen=True)
class SessionRequest:
    """What one process measures: `variants` by name (candidate, baseline, control), all for one contract. `untimed` are
    the contract's other lanes by a name to speak of them, which are verified with the variants, and not timed.

    `vendor` also times the vendor's library, after the pairs; `alone` refuses a GPU that other processes use; `verify`
    may be off for binaries that an earlier session of the same run has verified. In the folder `inputs` the process
    finds the inputs of an earlier one, or leaves its own. Of the contract's sizes, all are timed, or `only` some.
    `is_kept`: a variant asks the caches to keep what it reads.
    """

    device: str
    ordinal: int
    contract: Contract
    variants: dict[str, LaneBinary]
    protocol: GateProtocol
    plan: Plan
    delta: float
    goal: Goal = Goal.FASTER
    vendor: bool = False
    alone: bool = False
    verify: bool = True
    untimed: dict[str, LaneBinary] = field(default_factory=dict)
    inputs: Path | None = None
    only: tuple[str, ...] = ()
    is_kept: bool = False

    @property
    def bench_lines(self) -> Path | None:
        """Where hipBLASLt writes the lines of its own benchmark."""
        return self.inputs and self.inputs / "hipblaslt_bench.txt"

    @property
    def identities(self) -> list[str]:
        """What identifies the variants' code."""
        return [binary.identity for binary in self.variants.values()]

    @property
    def looked_at(self) -> dict[str | None, Contract]:
        """The sizes at which variants are verified once more as they were timed."""
        return self.sizes if self.verify else {}

    @cached_property
    def sizes(self) -> dict[str | None, Contract]:
        """The sizes that are timed, each with its contract; one that is called None if the contract has no others."""
        every = self.contract.at_each_size()
        return {name: contract for name, contract in every.items() if name in self.only or not self.only}

    @property
    def gate_sizes(self) -> dict[str, Size]:
        """The same sizes as the gate has them."""
        return sizes_of(self.contract, self.delta, self.only)

    def compared(self, samples: list[Sample]) -> tuple[int, PairedTest | None]:
        """Return how many complete pairs every size has, and what they say; of several sizes, of their mean."""
        sizes = self.gate_sizes
        if not sizes:
            session = session_of(samples)
            pairs = len(session.control)
            return pairs, paired_test(session.candidate, session.baseline) if pairs else None
        sessions = sessions_of(samples, sizes)
        pairs = min(len(session.control) for session in sessions.values())
        return pairs, mean_of_sizes(sizes, sessions) if pairs else None


def sizes_of(contract: Contract, delta: float, only: Collection[str] = ()) -> dict[str, Size]:
    """Return a contract's sizes, or `only` some, as the gate has them: a margin is never finer than delta."""
    kpi = contract.kpi
    weights = contract.of_sizes(kpi.weights, 1.0, is_shared=True)
    margins = contract.of_sizes(kpi.margins_percent, kpi.margin_percent)
    names = [name for name in contract.points if name in only or not only]
    return {name: Size(weights[name], max(delta, margins[name] / 100)) for name in names}


class FailureKind(StrEnum):
    """What made a session end early."""

    UNAVAILABLE = "unavailable"  # no such device or library
    WRONG = "wrong"  # a variant computes a wrong result, or its launch fails
    REMEMBERS = "remembers"  # a variant takes less time on inputs that it has seen
    IMPOSSIBLE = "impossible"  # a variant takes less time than any right kernel can
    MEMORY = "memory"  # the device or this machine has too little memory, which says nothing about a variant
    TIME_LIMIT = "time limit"  # the process told nothing for too long: a call hangs, or this machine is slow
    UNVERIFIED = "unverified"  # whether a variant's result is right is not shown
    CLOCK = "clock"  # a variant runs, but cannot be timed
    DEVICE = "device"  # the device failed or hung, or the process ended


@dataclass(frozen=True)
class Stage:
    """What the process is doing now."""

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
    is_killed: bool = False  # by somebody else: that says nothing about what was running


@dataclass(frozen=True)
class ReferenceFailure:
    """Why the vendor's library was not timed, or what else failed after the pairs, which stay valid."""

    text: str


@dataclass(frozen=True)
class SessionFacts:
    """What a session found beside times, as facts by name, and a file that the vendor's tuning wrote."""

    facts: dict[str, str]
    file_name: str | None = None
    content: str = ""


@dataclass(frozen=True)
class WorkerEnd:
    """The process sends nothing more."""


@dataclass(frozen=True)
class Bug:
    """A bug of this program that the process ran into, with its traceback."""

    trace: str


class SessionBug(Exception):
    """A session's process ran into a bug of this program, which is not an outcome of a measurement."""


Event = (
    Stage
    | DeviceFacts
    | DeviceState
    | Neighbours
    | Verification
    | WarmUp
    | Sample
    | Failure
    | PairsDone
    | ReferenceFailure
    | SessionFacts
    | WorkerEnd
    | News
)


@dataclass
class SessionRecord:
    """Everything that a session has reported so far."""

    device: DeviceFacts | None = None
    state: DeviceState | None = None
    neighbours: tuple[str, ...] = ()
    verifications: list[Verification] = field(default_factory=list)
    warm_up: WarmUp | None = None
    samples: list[Sample] = field(default_factory=list)
    finished: PairsDone | None = None
    failure: Failure | None = None
    reference_failure: str | None = None

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
                if any(verification.status is VerificationStatus.FAILED for verification in self.verifications):
                    raise ValueError("nothing is timed after a variant was found wrong")
                self.samples.append(event)
            case PairsDone():
                self.finished = event
            case Failure():
                self.failure = event
            case ReferenceFailure():
                self.reference_failure = event.text
            case Stage() | SessionFacts() | WorkerEnd() | News():
                pass


def probe(kind: str, ordinal: int = 0, limit_s: float = 60.0) -> DeviceFacts:
    """Return the facts of the GPU of that kind. Raises UnavailableError if there is none, or if opening it fails,
    crashes or hangs.
    """
    record = inspect(kind, ordinal, limit_s)
    if record.device is None:
        raise UnavailableError(record.failure.text if record.failure else f"no {kind} device")
    return record.device


def inspect(kind: str, ordinal: int = 0, limit_s: float = 60.0) -> SessionRecord:
    """Ask about the GPU of that kind in a process of its own: facts, state and other users, or a failure."""
    record = SessionRecord()
    for event in events_of(*probing(kind, ordinal, limit_s)):
        record.add(event)
    return record


def probing(kind: str, ordinal: int, limit_s: float = 60.0) -> tuple[Any, tuple[str, int], float, str]:
    """Return what a worker is asked that asks about a GPU: its task, with its limit and what it does first."""
    return _probe, (kind, ordinal), limit_s, "opening the device"


class SessionWorker(Protocol):
    """A process for one task, here or on another machine. What it prints is in `log` at its end."""

    log: Path

    @property
    def is_alive(self) -> bool: ...

    def events(
        self, target: Any, arguments: tuple[Any, ...], limit_s: float, at_first: str, *, per_event: bool = False
    ) -> Iterator[Event]: ...

    def end(self, grace_s: float = 0.0) -> None: ...


def run_session(request: SessionRequest, worker: SessionWorker, on_event: Callable[[Event], None]) -> SessionRecord:
    """Run a session to its end and pass every event to `on_event`.

    A crash, a kill or a hang is a Failure in the record. If the caller is interrupted, the worker is killed with its
    children.
    """
    record = SessionRecord()
    limit_s = START_LIMIT_S * len(request.sizes) + request.plan.budget_s + request.plan.batch_limit_s
    limit_s += _TUNING_S * request.vendor
    for event in worker.events(_work, (request,), limit_s, "starting"):
        record.add(event)
        on_event(event)
    return record


def events_of(
    target: Any,
    arguments: tuple[Any, ...],
    limit_s: float,
    at_first: str,
    log: Path | None = None,
    *,
    per_event: bool = False,
) -> Iterator[Event]:
    """Yield the events of a worker that is started for one task, and prints to `log`."""
    with temporary_folder("worker") as folder:
        yield from Worker(log or folder / "log.txt").events(target, arguments, limit_s, at_first, per_event=per_event)


class Worker:
    """A process that imports what a session needs, and then waits for one task. Its output goes to `log`."""

    def __init__(self, log: Path) -> None:
        self.log, self._is_ended = log, False
        self._connection, other = _PROCESSES.Pipe()
        self._process = _PROCESSES.Process(target=_enter, args=(other, log, os.getpid()), daemon=True)
        with _ctrl_c_deferred():  # it is the caller's to handle, also while the process starts
            self._process.start()
        other.close()

    @property
    def is_alive(self) -> bool:
        return self._process.is_alive()

    def events(
        self, target: Any, arguments: tuple[Any, ...], limit_s: float, at_first: str, *, per_event: bool = False
    ) -> Iterator[Event]:
        """Give the process its task and yield the events up to the closing one.

        A Failure is yielded if the process ends or hangs before that. The limit is for all events or, if `per_event`,
        for the time until the next one.

        How the process ends after the closing event does not matter: GPU runtimes may crash or hang at exit. Once all
        pairs are taken, nothing counts as a Failure any more. Raises SessionBug for a bug of this program.
        """
        deadline, doing, finished, is_closed = time.monotonic() + limit_s, at_first, False, False
        try:
            with suppress(ConnectionError):  # it has ended already, which is found below
                self._connection.send((target, arguments))
            while True:
                if not self._connection.poll(max(0.0, deadline - time.monotonic())):
                    how = f"was stopped at its time limit of {limit_s:g} s"
                    yield _early_end(finished, doing, how, None, self.log)
                    return
                try:
                    event: Event | Bug = self._connection.recv()
                except (EOFError, OSError):  # also in the middle of an event
                    self._process.join()
                    code = self._process.exitcode
                    yield _early_end(finished, doing, _ending(code), code, self.log)
                    return
                if isinstance(event, Bug):
                    raise SessionBug(event.trace)
                doing = event.text if isinstance(event, Stage) else doing
                deadline = time.monotonic() + limit_s if per_event else deadline
                finished = finished or isinstance(event, PairsDone)
                if isinstance(event, WorkerEnd) and not finished:
                    yield _early_end(finished, doing, _ending(0), 0, self.log)
                    return
                is_closed = is_closed or isinstance(event, Failure | WorkerEnd)
                yield event
                if is_closed:
                    return
        finally:
            self.end(_GRACE_S if is_closed else 0.0)

    def end(self, grace_s: float = 0.0) -> None:
        """Give the process a moment to end by itself, then kill its process group; never wait without a limit.

        A process that has ended stays so.
        """
        if self._is_ended:
            return
        try:
            self._process.join(grace_s)
        finally:
            self._is_ended = True
            assert self._process.pid is not None  # it was started
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.kill()
            self._process.join(_GRACE_S)
            self._connection.close()


def _early_end(finished: bool, doing: str, how: str, code: int | None, log: Path) -> Event:
    """Return the event for a process that ended too early; `code` is None if it was stopped at its time limit.

    If the process crashed while verifying a lane of the run, this lane is wrong.
    """
    text = f"the process {how} while {doing}{_last_line(log)}"
    if finished:
        return ReferenceFailure(text)
    if code is None:
        return Failure(FailureKind.TIME_LIMIT, text)
    is_lane = doing.startswith(VERIFYING) and not doing.startswith(VERIFYING + BASELINE)
    kind = FailureKind.WRONG if is_lane and code != -signal.SIGKILL else FailureKind.DEVICE
    return Failure(kind, text, is_killed=code == -signal.SIGKILL)


def _last_line(log: Path) -> str:
    """Return the last line that a process printed, which often says why it ended."""
    with suppress(OSError):
        lines = [line.strip() for line in log.read_text(errors="replace").splitlines() if line.strip()]
        return f": {lines[-1][:200]}" if lines else ""
    return ""


def _ending(code: int | None) -> str:
    if code is not None and code < 0:
        return f"was ended by {signal.Signals(-code).name}"
    return f"ended with status {code}"


def _enter(connection: Connection, log: Path, parent: int) -> None:
    """Run a task in the worker process.

    The process gets its own process group, dies with its parent, prints to the log and sends the device's errors as
    events.
    """
    os.setsid()
    die_with(parent)  # otherwise it could use a GPU whose lock is free again
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the caller's to handle
    try:
        output = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    except FileNotFoundError:
        return  # the caller has gone, with its folder
    os.dup2(output, sys.stdout.fileno())
    os.dup2(output, sys.stderr.fileno())
    send = connection.send
    try:
        target, arguments = connection.recv()
    except EOFError:
        return  # the caller has nothing to do for it
    try:
        target(*arguments, send)
        send(WorkerEnd())
    except UnavailableError as error:
        send(Failure(FailureKind.UNAVAILABLE, str(error)))
    except InputError as error:  # a user's operator
        send(Failure(FailureKind.UNVERIFIED, str(error)))
    except OutOfMemory as error:
        send(Failure(FailureKind.MEMORY, str(error)))
    except NotTimeable as error:
        send(Failure(FailureKind.CLOCK, str(error)))
    except DeviceFault as error:
        send(Failure(FailureKind.DEVICE, str(error)))
    except MemoryError:
        send(Failure(FailureKind.MEMORY, "this machine has too little memory for the inputs"))
    except BaseException:
        send(Bug(traceback.format_exc()))


@contextmanager
def _ctrl_c_deferred() -> Iterator[None]:
    """Hold SIGINT back; a process that is started meanwhile never gets one."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _probe(kind: str, ordinal: int, send: Callable[[Event], None]) -> None:
    gpu = open_device(kind, ordinal)
    send(gpu.facts)
    send(gpu.state())
    send(_neighbours(gpu))
    send(PairsDone(0.0, 0.0))


def _work(request: SessionRequest, send: Callable[[Event], None]) -> None:
    def stage(text: str) -> None:
        send(Stage(text))

    # Made while the lanes are verified, as what follows.
    inputs = Inputs(request.contract, request.identities, request.inputs)
    looks = Ahead({size: partial(second_look, one, request.identities) for size, one in request.looked_at.items()})
    stage("opening the device")
    gpu = open_device(request.device, request.ordinal, request.plan.batch_limit_s)
    send(gpu.facts)
    look_around(gpu, send, alone=request.alone)
    if request.vendor:
        if request.bench_lines is not None:
            log_bench_lines(request.bench_lines)
        require_torch()
    lanes = _load_and_verify(request, gpu, send)
    if lanes is None:
        return
    stage("making inputs")
    inputs.wait()  # so that nothing else computes while pairs are taken
    looks.wait()
    timing = _Timing(request, gpu, lanes, inputs, looks, send)
    for size in request.sizes:
        if not timing.first(size):
            return
    timing.top_up()
    send(PairsDone(timing.timed_s, timing.measuring_s))
    if request.vendor:
        try:
            for size in request.sizes:
                timing.vendor(size)
        except (DeviceFault, RuntimeError, ValueError, UnavailableError) as error:
            # torch refuses a format with a RuntimeError or a ValueError
            send(ReferenceFailure(str(error).splitlines()[0]))
    with suppress(DeviceFault):  # what nobody has verified may fault
        for size in request.sizes:
            timing.floor(size)


@dataclass
class _Timing:
    """What a session's process times, size by size: one that is called None, where a contract has no others."""

    request: SessionRequest
    gpu: Gpu
    lanes: dict[str, GpuLane]
    inputs: Inputs
    second_looks: Ahead[str | None, list[Case]]
    send: Callable[[Event], None]
    samples: list[Sample] = field(default_factory=list)
    timed_s: float = 0.0
    measuring_s: float = 0.0
    _begun_s: float = field(default_factory=time.monotonic)
    _taking_s: float = 0.0  # in warm-ups and pairs, of which the budget is
    _second_look_s: float = 0.0
    _left: int = field(init=False)

    def __post_init__(self) -> None:
        self._left = len(self.request.sizes)

    def first(self, size: str | None) -> bool:
        """Time a size's first pairs, and find out what its times are worth; return whether the session goes on."""
        request = self.request
        with self._problem(size) as problem:
            if problem is None:
                return False
            stopwatches = problem.timers()
            self._take(size, stopwatches, request.protocol.pairs)
            if not request.verify:
                return True
            started = time.monotonic()
            if failure := self._impossible(problem, size):
                self.send(failure)
                return False
            trial = MemoryTrial(problem, stopwatches, request.delta)
            looks = trial.looks(self._stage(size), time.monotonic() - self._begun_s)
            self.send(_fact_of(looks, size))
            if failure := _failure_of(looks):
                self.send(failure)
                return False
            cases = self.second_looks.get(size)
            is_right = _is_right_as_timed(problem, cases, self._stage(size), self.send)
            self._second_look_s += time.monotonic() - started
            self.send(SessionFacts({"second look": f"{self._second_look_s:.2f} s"}))
            if said := left_open(problem.contract, cases):
                self.send(SessionFacts({_at("as it was timed", size): said}))
            return is_right

    def _impossible(self, problem: TimedProblem, size: str | None) -> Failure | None:
        """Return a Failure if a variant took less time than any right kernel can."""
        floor = floor_of(problem.contract.form(), self.gpu.facts, problem.sets)
        self.send(SessionFacts({_at("least time", size): floor.sentence()}))
        for name in distinct(problem):
            seconds = [one.seconds for one in self.samples if (one.size, one.variant) == (size, name)]
            if seconds and (undercut := floor.undercut(float(np.median(seconds)))):
                return Failure(_kind_of(name, FailureKind.IMPOSSIBLE), f"{name} {undercut}")
        return None

    def top_up(self) -> None:
        """Take the pairs that are due once all sizes have had their first ones."""
        request = self.request
        if len(request.sizes) == 1:
            return
        sessions = sessions_of(self.samples, request.gate_sizes)
        due = sizes_to_top_up(request.protocol, request.delta, request.gate_sizes, sessions, request.goal)
        self._left = len(due)
        for size in due:
            with self._problem(size) as problem:
                if problem is not None:
                    self._take(size, problem.timers(), request.protocol.top_up_pairs)

    def vendor(self, size: str | None) -> None:
        """Time the vendor's library at a size, after all pairs, as its heat would be in their times: as it comes and,
        at the contract's own size, tuned.
        """
        self._stage(size)("timing the vendor's library")
        is_own = size == self.request.contract.own_point
        call = self._library(size, library_call, VENDOR, VENDOR_WARM if is_own else None)
        if not is_own:
            return
        arch, log = self.request.contract.arch, self.request.bench_lines
        self.send(SessionFacts(launched_by("vendor", call, arch, log)))
        self._stage(size)("tuning the vendor's library")
        try:
            with closing(tuner_of()) as tuner:
                call = self._library(size, tuner.find, VENDOR_TUNED, VENDOR_TUNED_WARM)
                tuned = tuner.tuned()
                facts = launched_by("vendor tuned", call, arch, log)
            facts = {"vendor tuning": f"{tuned.means}: {tuned.solution}", **facts}
            self.send(SessionFacts(facts, tuned.file_name, tuned.table))
        except Exception as error:  # libraries of others raise what they like, and it decides nothing
            said = (str(error).splitlines() or [type(error).__name__])[0]
            self.send(SessionFacts({"vendor tuning": f"none: {said}"}))

    def _library(self, size: str | None, find: Find, cold: str, warm: str | None) -> Callable[[], Any]:
        """Verify the call that is found and time it, on inputs in turn and, under the name `warm`, on the same ones
        again and again; return it.
        """
        contract, values, limit_s = self.request.sizes[size], self.inputs.values(size), self.request.plan.batch_limit_s
        _verify_library(contract, find)
        calls = calls_in_turn(contract, values, self.gpu.facts.last_level_cache_bytes, find)
        warm = warm if len(calls) > 1 else None  # a set of inputs that fills the cache alone is never in it
        for name, taken in ((cold, calls), (warm, calls[:1])):
            if name is not None:
                self._reference(size, name, VendorTimer(taken, limit_s), self.request.protocol.pairs)
        return calls[0]

    def _take(self, size: str | None, stopwatches: dict[str, Timer], pairs: int) -> None:
        """Warm up and take pairs, with the top-up if there is no other size."""
        request, stage, started = self.request, self._stage(size), time.monotonic()
        measurement = Measurement(
            stopwatches, self._plan(size), self.gpu.state, on_sample=self._kept, place=self._place(size)
        )
        stage("warming up")
        is_first = not self.samples
        warm = measurement.warm_up()
        if is_first:
            self.send(warm)
        for more in (pairs, request.protocol.top_up_pairs):
            for pair in measurement.take_pairs(warm, more):
                stage(f"timing: {pair + 1} pairs")
            taken = session_of(measurement.samples)
            if len(request.sizes) > 1 or not needs_top_up(request.protocol, request.delta, taken, request.goal):
                break
        self.timed_s, self.measuring_s = self.timed_s + measurement.timed_s, self.measuring_s + measurement.measuring_s
        self._taking_s, self._left = self._taking_s + time.monotonic() - started, self._left - 1

    def floor(self, size: str | None) -> None:
        """Time the candidate with one block to compute, where the launch may be most of a size's time: after all pairs,
        since nobody has verified it there.
        """
        seconds = [one.seconds for one in self.samples if (one.size, one.variant) == (size, CANDIDATE)]
        if size is None or min(seconds, default=1.0) > _MAY_BE_LAUNCH_S:
            return
        contract = self.request.sizes[size]
        with suppress(InputError, NotTimeable):  # there may be no such problem
            block = contract.at({axis: contract.blocks.get(axis, side) for axis, side in contract.axes.items()})
            if lane := self.lanes[CANDIDATE].for_size(block.axes):
                problem = TimedProblem(self.gpu, block, {CANDIDATE: lane}, input_values(block), lambda _: None)
                self._reference(size, FLOOR, problem.timers()[CANDIDATE], self.request.plan.flat_batches)
                problem.free()

    def _reference(self, size: str | None, name: str, timer: Timer, batches: int) -> None:
        timers = dict.fromkeys((CANDIDATE, BASELINE, CONTROL), timer)
        plan, place = self.request.plan, self._place(size)
        Measurement(timers, plan, self.gpu.state, on_sample=self._kept, place=place).take_reference(
            name, timer, batches
        )

    @contextmanager
    def _problem(self, size: str | None) -> Iterator[TimedProblem | None]:
        """Give a size's problem on the device, until it is timed; None, with a Failure, if a variant has no code for
        it.
        """
        contract, stage = self.request.sizes[size], self._stage(size)
        lanes = {name: lane.for_size(contract.axes) for name, lane in self.lanes.items()}
        for name in (name for name, lane in lanes.items() if lane is None):
            text = f"{name}: it was not built for size {size}, and the size is compiled in"
            again = ": run the baseline's step again" if name == BASELINE else ""
            self.send(Failure(FailureKind.UNVERIFIED, text + again))
            yield None
            return
        stage("making inputs")
        values = self.inputs.values(size)
        found = {name: lane for name, lane in lanes.items() if lane}
        problem = TimedProblem(self.gpu, contract, found, values, stage, is_kept=self.request.is_kept)
        try:
            yield problem
        finally:
            problem.free()

    def _plan(self, size: str | None) -> Plan:
        """Return how a size is timed: with its share of what is left of the budget; the first one warms up for all."""
        request = self.request
        if size is None:
            return request.plan
        budget_s = max(0.0, request.plan.budget_s - self._taking_s) / max(1, self._left)
        limit_s = _WARM_UP_S if self.samples else request.plan.warm_up_limit_s
        return replace(request.plan, budget_s=budget_s, warm_up_limit_s=limit_s)

    def _place(self, size: str | None) -> Place:
        pairs = len({sample.pair for sample in self.samples if (sample.size, sample.variant) == (size, CONTROL)})
        return Place(size, len(self.samples), pairs, self._begun_s)

    def _kept(self, sample: Sample) -> None:
        self.samples.append(sample)
        self.send(sample)

    def _stage(self, size: str | None) -> Callable[[str], None]:
        return lambda text: self.send(Stage(text if size is None else f"{text}, size {size}"))


def _fact_of(looks: Mapping[str, MemoryLook], size: str | None) -> SessionFacts:
    said = "; ".join(f"{variant} {look.sentence()}" for variant, look in looks.items()) or NO_OTHER_INPUTS
    return SessionFacts({_at("remembered inputs", size): said})


def _at(fact: str, size: str | None) -> str:
    return fact if size is None else f"{fact}, size {size}"


def _kind_of(name: str, found: FailureKind) -> FailureKind:
    """Return what ends a session where a variant does what it must not: of the baseline, the run says nothing."""
    return FailureKind.DEVICE if name == BASELINE else found


def _failure_of(looks: Mapping[str, MemoryLook]) -> Failure | None:
    """Return a Failure if a variant remembers its inputs: its times are no times of its work."""
    for name, look in looks.items():
        if look.memory is Memory.SHOWN:
            kind = _kind_of(name, FailureKind.REMEMBERS)
            why = "timed launches repeat their inputs, so their times say nothing"
            return Failure(kind, f"{name} {look.sentence()}: {why}")
    return None


def _is_right_as_timed(
    problem: TimedProblem, cases: list[Case], stage: Callable[[str], None], send: Callable[[Event], None]
) -> bool:
    """Whether every distinct variant computes what it should on the buffers on which it was timed. No code can know the
    inputs, nor where it is looked.
    """
    looks = with_contents(problem, cases)
    for name in distinct(problem) if looks else ():
        stage(f"{VERIFYING}{name}")
        verification = verify_timed(problem.lanes[name], problem, name, looks)
        send(verification)
        if not verification.status.is_passed:
            send(_unpassed(name, verification, has_sizes=bool(problem.contract.points)))
            return False
    for _, contents in looks:
        problem.drop(contents)
    return True


def with_contents(problem: TimedProblem, cases: list[Case]) -> list[tuple[Case, Held]]:
    """Return cases with their inputs, as they lie in the problem's memory."""
    return [(case, problem.held(problem.packed(case.tensors))) for case in cases]


def look_around(gpu: Gpu, send: Callable[[Event], None], *, alone: bool) -> None:
    """Report the other processes that use the GPU. Raises UnavailableError if there are any and `alone` is set."""
    neighbours = _neighbours(gpu)
    send(neighbours)
    if neighbours.processes and alone:
        others = ", ".join(neighbours.processes)
        raise UnavailableError(f"other processes use {gpu.facts.name}: {others}: end them, or leave out --alone")


def _neighbours(gpu: Gpu) -> Neighbours:
    return Neighbours(tuple(process_name(pid) for pid in gpu.processes() if pid != os.getpid()))


def _verify_library(contract: Contract, find: Find) -> None:
    """Verify the vendor's library at the sizes that it takes. Raises DeviceFault if its result is wrong."""
    refused, compared = "", 0
    for case in make_cases(contract):
        if case.tolerance.is_exact:
            continue
        try:
            output = library_output(contract, case.axes, case.tensors, find)
        except (RuntimeError, ValueError) as error:
            refused = refused or str(error).splitlines()[0]
            continue
        comparison, compared = compare(VENDOR, case, output), compared + 1
        if not comparison.passed:
            raise DeviceFault(f"the vendor's library: {case.name}: {comparison.failure()}")
    if refused and not compared:
        raise UnavailableError(f"the vendor's library takes no size at which it could be verified: {refused}")


def _load_and_verify(request: SessionRequest, gpu: Gpu, send: Callable[[Event], None]) -> dict[str, GpuLane] | None:
    """Load every variant and, if asked to, verify each distinct binary, untimed ones too.

    Stops with None at the first that is wrong.
    """
    cases: list[Case] = []
    done: dict[str, Verification] = {}
    lanes: dict[str, GpuLane] = {}
    for name, binary in {**request.variants, **(request.untimed if request.verify else {})}.items():
        send(Stage(f"{VERIFYING}{name}" if request.verify else f"loading {name}"))
        try:
            lane = GpuLane(gpu, request.contract, binary)
        except OutOfMemory:
            raise
        except DeviceFault as error:
            if not request.verify:
                raise
            detail = f"its code object does not load: {error}"
            verification = Verification(binary.lane, VerificationStatus.FAILED, detail, device=gpu.facts.kind)
        else:
            if name in request.variants:
                lanes[name] = lane
            if not request.verify:
                continue
            if (
                known := done.get(binary.identity)
            ) is not None:  # what holds of one lane holds of the same code in another
                send(
                    replace(
                        known, lane=binary.lane, cases=tuple(replace(case, lane=binary.lane) for case in known.cases)
                    )
                )
                continue
            cases = cases or make_cases(request.contract)
            verification = done[binary.identity] = verify_on_gpu(lane, cases)
        send(verification)
        if not verification.status.is_passed:
            send(_unpassed(name, verification, has_sizes=False))
            return None
    return lanes


def _unpassed(name: str, verification: Verification, *, has_sizes: bool) -> Failure:
    """Return why a session ends whose variant is wrong, or is not shown to be right."""
    if verification.status is VerificationStatus.UNVERIFIED:
        return Failure(FailureKind.UNVERIFIED, f"{name}: {verification.detail}")
    if name == BASELINE:
        never = "; what was kept may never have been right at this size: run its step again" if has_sizes else ""
        return Failure(FailureKind.DEVICE, f"{name}: {verification.detail}{never}")
    return Failure(FailureKind.WRONG, f"{name}: {verification.detail}")
