"""A measured sweep on a GPU: verifies many variants of one lane, and finds the fastest of them by successive halving.

Everything on the device runs in a process of its own. A variant that faults or hangs takes that process with it: it is
dropped, and a fresh process goes on with the others, whose halving begins anew within what is left of the budget.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Protocol

from parity.contract import Contract
from parity.devices.base import DeviceFault, Gpu, OutOfMemory, Timer
from parity.devices.gpu import GpuLane, LaneBinary, TimedProblem
from parity.devices.opening import open_device
from parity.errors import UnavailableError
from parity.measure.ahead import Start
from parity.measure.inputs import as_timed
from parity.measure.session import (
    START_LIMIT_S,
    VERIFYING,
    Event,
    Failure,
    FailureKind,
    Stage,
    Worker,
    look_around,
    with_contents,
)
from parity.records import (
    DeviceFacts,
    News,
    PairsDone,
    Plan,
    Rules,
    Rung,
    SweepResult,
    SweepSample,
    Verification,
    VerificationStatus,
)
from parity.sweep.halving import Halving, Surroundings
from parity.system.leftovers import temporary_folder
from parity.verify import Case, input_values, make_cases, second_look, verify_on_gpu, verify_timed

_LEAST_BUDGET_S = 0.05
_MOST_VAIN = 3  # processes that fail before a pair is complete: then it is the device, or the problem
_SPENT = "the budget is spent"
_NOBODY_ELSE = "no other point is left to be timed with"
_SAYS_NOTHING = (FailureKind.MEMORY, FailureKind.TIME_LIMIT, FailureKind.CLOCK)  # about the variant whose turn it was


@dataclass(frozen=True)
class TimedPoint:
    """One variant: its name, how it is shown to people, its own contract (which differs from the others' in tile and
    threads at most), its binary, and whether this device has verified it already.
    """

    name: str
    shown: str
    contract: Contract
    binary: LaneBinary
    is_verified: bool = False


@dataclass(frozen=True)
class SweepRequest:
    """What is asked of a measured sweep; `plan.budget_s` is for all that is timed, not for verification."""

    device: str
    ordinal: int
    points: tuple[TimedPoint, ...]
    rules: Rules
    plan: Plan
    alone: bool = False


@dataclass(frozen=True)
class Turn(Stage):
    """A variant runs from now on: if the process ends before the next turn, it is because of this one."""

    name: str
    is_timed: bool


@dataclass(frozen=True)
class VariantVerification(News):
    """A variant has been verified."""

    name: str
    verification: Verification


@dataclass(frozen=True)
class VariantConfirmation(News):
    """A variant is right on the buffers on which it was timed, as far as anything can look: it may win."""

    name: str


@dataclass(frozen=True)
class Spent(News):
    """Seconds that went into sizing batches and warming up, or into a pair. Told at once: a fault may end it all."""

    preparing_s: float
    measuring_s: float


class SweepBook(Protocol):
    """Where a measured sweep is recorded while it runs; `process` counts the processes that it took. With each of them
    a halving begins, and what an earlier one said of those who are left holds no more.
    """

    def device(self, facts: DeviceFacts) -> None: ...
    def begins(self) -> None: ...
    def verified(self, name: str, status: VerificationStatus) -> None: ...
    def dropped(self, name: str, why: str, *, is_wrong: bool) -> None: ...
    def undecided(self, name: str, why: str) -> None: ...
    def sample(self, process: int, sample: SweepSample) -> None: ...
    def standings(self, result: SweepResult) -> None: ...
    def end(self, result: SweepResult) -> None: ...


Progress = Callable[..., None]


def measure_points(request: SweepRequest, book: SweepBook, progress: Progress, start: Start = Worker) -> SweepResult:
    """Time points to the end of the halving, and record everything as it comes.

    Raises UnavailableError if there is no such device. A device that fails later ends the timing with what there is.
    """
    result = SweepResult()
    try:
        _hold(request, result, book, progress, start)
    except KeyboardInterrupt:
        result.ended_by = "interrupted"
        raise
    except UnavailableError as error:
        result.ended_by = str(error)
        raise
    finally:
        book.end(result)
    return result


def _hold(request: SweepRequest, result: SweepResult, book: SweepBook, progress: Progress, start: Start) -> None:
    number = vain = 0
    while left := [point for point in request.points if not result.is_out(point.name)]:
        budget_s = request.plan.budget_s - result.spent_s
        if budget_s < _LEAST_BUDGET_S:
            result.ended_by = _SPENT
            break
        number += 1
        process = _Process(number, result, book, progress, start)
        failure = process.run(_asked_of(request, left, result, budget_s))
        if failure is None:
            if result.best in result.dropped:  # the others were timed with what means nothing
                continue
            break
        if failure.kind is FailureKind.UNAVAILABLE and number == 1:
            raise UnavailableError(failure.text)
        vain = vain + 1 if process.is_vain(failure) else 0
        if process.turn is None or failure.is_killed or vain == _MOST_VAIN:
            result.ended_by = failure.text
            break
        if failure.kind in _SAYS_NOTHING:
            process.leave_undecided(process.turn.name, failure.text)
        else:
            process.drop(process.turn.name, failure.text, is_wrong=not process.turn.is_timed)
    _conclude(request, result)


def _asked_of(request: SweepRequest, left: list[TimedPoint], result: SweepResult, budget_s: float) -> SweepRequest:
    """Return what the next process is asked: the points that are left, of which some are verified by now."""
    known = (replace(point, is_verified=point.is_verified or point.name in result.verified) for point in left)
    return replace(request, points=tuple(known), plan=replace(request.plan, budget_s=budget_s))


def _conclude(request: SweepRequest, result: SweepResult) -> None:
    """Say who won: the best of the last rung that is right as it was timed."""
    left = [point.name for point in request.points if not result.is_out(point.name)]
    if result.rungs:
        last = result.rungs[-1]
        may_win = result.confirmed.intersection(left)
        result.winner = next((standing.name for standing in last.standings if standing.name in may_win), None)
        if (last.not_timed or (left and not may_win)) and result.ended_by is None:
            result.ended_by = _SPENT
    elif left and result.ended_by is None:
        result.ended_by = _NOBODY_ELSE if len(left) == 1 else _SPENT


class _Process:
    """One process of a measured sweep, as seen from outside. `turn` is whose turn it was last."""

    def __init__(self, number: int, result: SweepResult, book: SweepBook, progress: Progress, start: Start) -> None:
        self._number, self._result, self._book, self._progress = number, result, book, progress
        self._start = start
        self.turn: Turn | None = None
        self._asked = 0
        result.rungs, result.samples, result.confirmed = [], [], set()
        book.begins()

    def is_vain(self, failure: Failure) -> bool:
        """Return whether it ended before the first pair was complete, and not by what a variant did while it was
        verified.
        """
        is_turns = self.turn is not None and (self.turn.is_timed or failure.kind in _SAYS_NOTHING)
        return is_turns and len(self._result.samples) < 2

    def run(self, request: SweepRequest) -> Failure | None:
        """Run the process to its end; return why it ended early, if it did."""
        self._asked = len(request.points)
        limit_s, failure = START_LIMIT_S + request.plan.batch_limit_s, None
        with temporary_folder("sweep") as folder:
            for event in self._start(folder / "log.txt").events(_work, (request,), limit_s, "starting", per_event=True):
                if isinstance(event, Failure):
                    failure = event
                self._take(event)
        if samples := self._result.samples:
            self._result.spent_s += samples[-1].started_s + samples[-1].seconds * samples[-1].launches
        return failure

    def drop(self, name: str, why: str, *, is_wrong: bool) -> None:
        """Leave a variant out from now on, for what it did; `is_wrong` if it did so while it was verified."""
        self._result.verified.discard(name)
        self._result.dropped[name] = why
        self._book.dropped(name, why, is_wrong=is_wrong)

    def leave_undecided(self, name: str, why: str) -> None:
        """Leave a variant out from now on, of which `why` says nothing but that it cannot be timed here."""
        self._result.undecided[name] = why
        self._book.undecided(name, why)

    def _take(self, event: Event) -> None:
        result = self._result
        match event:
            case Stage(text):
                self.turn = event if isinstance(event, Turn) else None
                self._progress(text, done=len(result.verified) + len(result.dropped), total=self._asked)
            case DeviceFacts():
                self._book.device(event)
            case VariantVerification(name, verification) if verification.status.is_passed:
                result.verified.add(name)
                self._book.verified(name, verification.status)
            case VariantVerification(name, verification):
                self.drop(name, verification.detail, is_wrong=True)
            case VariantConfirmation(name):
                result.confirmed.add(name)
            case SweepSample():
                result.samples.append(event)
                result.timed_s += event.seconds * event.launches
                self._book.sample(self._number, event)
            case Rung():
                result.rungs.append(event)
                self._book.standings(result)
            case Spent(preparing_s, measuring_s):
                result.preparing_s += preparing_s
                result.measuring_s += measuring_s


def _work(request: SweepRequest, send: Callable[[Event], None]) -> None:
    """Do the work of the process: verify the points and time them. Raises DeviceFault, by which the caller knows that
    the variant whose turn it is failed.
    """
    send(Stage("opening the device"))
    gpu = open_device(request.device, request.ordinal, request.plan.batch_limit_s)
    send(gpu.facts)
    look_around(gpu, send, alone=request.alone)
    lanes = _verified_lanes(request, gpu, send)
    if len(lanes) < 2:
        send(PairsDone(0.0, 0.0))
        return
    send(Stage("making inputs"))
    first = as_timed(request.points[0].contract, [point.binary.identity for point in request.points])
    problem = TimedProblem(gpu, first, {}, input_values(first), lambda _: None)
    shown = {point.name: point.shown for point in request.points}
    halving = Halving(
        [*lanes],
        partial(_timer, gpu, problem, lanes),
        request.rules,
        request.plan,
        Surroundings(
            gpu.state,
            on_sample=send,
            on_spent=lambda preparing_s, measuring_s: send(Spent(preparing_s, measuring_s)),
            on_turn=lambda name: send(Turn(f"timing {shown[name]}", name, is_timed=True)),
            leave=problem.remove,
            shown=shown.__getitem__,
        ),
    )
    rungs = []
    for rung in halving.rungs():
        rungs.append(rung)
        send(rung)
    if rungs:
        _look_again(request, lanes, problem, rungs[-1], send)
    send(PairsDone(halving.timed_s, halving.measuring_s))


def _timer(gpu: Gpu, problem: TimedProblem, lanes: dict[str, GpuLane], name: str) -> Timer:
    problem.add(name, lanes[name])
    return gpu.timer(problem.launches[name])


def _verified_lanes(request: SweepRequest, gpu: Gpu, send: Callable[[Event], None]) -> dict[str, GpuLane]:
    """Load every variant and verify those that are not known to be right; wrong ones are left out.

    Raises DeviceFault after a variant that may have damaged more than its own output.
    """
    send(Stage("computing what is right"))  # it takes this machine's time, for which no variant is blamed
    cases = _cases(request)
    lanes: dict[str, GpuLane] = {}
    for point in request.points:
        send(Turn(f"{VERIFYING}{point.shown}", point.name, is_timed=False))
        try:
            lane = GpuLane(gpu, point.contract, point.binary)
        except OutOfMemory:
            raise
        except DeviceFault as error:
            detail = f"its code object does not load: {error}"
            send(VariantVerification(point.name, _failed(point, detail, gpu)))
            continue
        if not point.is_verified:
            verification = verify_on_gpu(lane, cases[point.contract.sha256()])
            send(VariantVerification(point.name, verification))
            if not verification.status.is_passed:
                if _may_have_damaged(verification):
                    raise DeviceFault(verification.detail)
                continue
        lanes[point.name] = lane
    return lanes


def _cases(request: SweepRequest) -> dict[str, list[Case]]:
    """Make the cases of every contract of which a variant is to be verified, by the contract's hash."""
    contracts = {point.contract.sha256(): point.contract for point in request.points if not point.is_verified}
    return {key: make_cases(contract) for key, contract in contracts.items()}


def _failed(point: TimedPoint, detail: str, gpu: Gpu) -> Verification:
    return Verification(point.binary.lane, VerificationStatus.FAILED, detail, (), gpu.facts.kind)


def _may_have_damaged(verification: Verification) -> bool:
    """Whether a variant failed by a fault, which ends the context, or by writing where it must not. A result that is
    only wrong harms nobody else.
    """
    last = verification.cases[-1] if verification.cases else None
    return last is None or last.passed or bool(last.detail)


def _look_again(
    request: SweepRequest,
    lanes: dict[str, GpuLane],
    problem: TimedProblem,
    rung: Rung,
    send: Callable[[Event], None],
) -> None:
    """Check whether the variants that are left at the end compute what they should on the buffers on which they were
    timed, as a session does. If the best does not, the others are checked all the same, because they may win if no
    budget is left. A variant that is wrong after the best was wrong is not dropped: the best may have done it.

    Raises DeviceFault if the best may have damaged more than its own output; after another one that may have, the check
    ends.
    """
    points = {point.name: point for point in request.points}
    stay = [standing.name for standing in rung.standings if standing.stays]
    send(Stage("computing what is right"))
    contracts = {points[name].contract.sha256(): points[name].contract for name in stay}
    best = [points[rung.best].binary.identity]
    looks = {key: with_contents(problem, second_look(contract, best)) for key, contract in contracts.items()}
    is_best_right = True
    for name in stay:
        of_point = looks[points[name].contract.sha256()]
        if not of_point:
            send(VariantConfirmation(name))
            continue
        send(Turn(f"{VERIFYING}{points[name].shown}", name, is_timed=False))
        verification = verify_timed(lanes[name], problem, name, of_point)
        is_right = verification.status.is_passed
        if is_best_right:
            send(VariantVerification(name, verification))
        if is_right:
            send(VariantConfirmation(name))
        elif _may_have_damaged(verification):
            if name == rung.best:
                raise DeviceFault(verification.detail)
            return
        is_best_right = is_best_right and (is_right or name != rung.best)
    for contents in [held for of_point in looks.values() for _, held in of_point]:
        problem.drop(contents)
