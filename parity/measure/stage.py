"""The measuring stage: runs sessions in their own processes, stores every sample, and judges the pairs."""

import math
import socket
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Protocol, TypeVar

import numpy as np

from parity.contract import Contract
from parity.devices.gpu import LaneBinary
from parity.errors import InputError, UnavailableError
from parity.gate import (
    BySize,
    Goal,
    Session,
    Size,
    judge_identical,
    judge_identical_sizes,
    judge_measured,
    judge_sizes,
    standing_of,
)
from parity.gate.stats import paired_test, scatter
from parity.measure.ahead import Sessions
from parity.measure.pairs import BASELINE, CANDIDATE, CONTROL, session_of, sessions_of
from parity.measure.session import (
    FLOOR,
    VENDOR,
    Event,
    Failure,
    FailureKind,
    Neighbours,
    SessionFacts,
    SessionRecord,
    SessionRequest,
    SessionWorker,
    Stage,
    Worker,
    run_session,
    sizes_of,
)
from parity.records import (
    DEVICE_FAULT,
    IN_HOST,
    LIBRARIES,
    VERIFICATION,
    Basis,
    CodeObject,
    DeviceFacts,
    Judgement,
    PairedTest,
    PairsDone,
    Plan,
    Protocol as GateProtocol,
    Reason,
    Sample,
    SizeOutcome,
    Verdict,
    Verification,
    VerificationStatus,
    WarmUp,
    epoch,
)
from parity.system.environment import Changes, set_variables
from parity.system.leftovers import temporary_folder

Progress = Callable[..., None]
Pairs = TypeVar("Pairs", Session, BySize)
_CHEATS = (FailureKind.REMEMBERS, FailureKind.IMPOSSIBLE)  # no comparison is fair then
_FLOORS = 2.0  # a size whose time is less than so many launches measures mostly the launch


@dataclass(frozen=True)
class Conditions:
    """Which device is measured on, and how."""

    device: DeviceFacts
    ordinal: int
    protocol: GateProtocol
    plan: Plan
    vendor: bool = False
    alone: bool = False

    @property
    def epoch(self) -> str:
        return epoch(self.protocol, self.plan)

    def request(
        self, trial: "Trial", delta: float, inputs: Path, *, vendor: bool = False, verify: bool
    ) -> SessionRequest:
        """Return what a session's process is asked to do under these conditions; sessions share the folder `inputs`."""
        untimed = {f"the {lane} lane": trial.lanes[lane] for lane in trial.untimed}
        return SessionRequest(
            self.device.kind,
            self.ordinal,
            trial.contract,
            trial.variants(),
            self.protocol,
            self.plan,
            delta,
            trial.goal,
            vendor,
            self.alone,
            verify,
            untimed,
            inputs,
            trial.only,
            bool(trial.hints),
        )


@dataclass(frozen=True)
class KnownSizes:
    """What an earlier run of the same binaries has found: its outcomes by size, and its times by (lane, metric)."""

    run_id: int
    outcomes: tuple[SizeOutcome, ...]
    figures: dict[tuple[str, str], float]


@dataclass(frozen=True)
class Trial:
    """What is compared: the judged lane's binary, another lane as a control, and the baseline's binary if there is
    one.

    `baseline_step` is the step that the baseline comes from, `is_baseline` says whether that is this step, and
    `baseline_identities` says what the baseline's lanes launched. `parent` is the step that this one changes.
    `control_kept` is the control lane's own baseline, if that is another binary. Of the contract's sizes, all are
    timed, or `only` some: then the baseline is measured again, and `known` has its outcomes at the others and times.
    `hints` says what the lanes ask of the caches, if they ask for something.
    """

    contract: Contract
    judged_lane: str
    lanes: dict[str, LaneBinary]
    goal: Goal
    baseline: LaneBinary | None = None
    baseline_step: str | None = None
    is_baseline: bool = False
    baseline_identities: dict[str, str | None] = field(default_factory=dict)
    parent: str | None = None
    control_kept: str | None = None
    only: tuple[str, ...] = ()
    known: "KnownSizes | None" = None
    hints: str = ""

    @property
    def candidate(self) -> LaneBinary:
        return self.lanes[self.judged_lane]

    @property
    def control(self) -> LaneBinary:
        """The contract's reference lane; if that is the lane to be judged, the contract's candidate. A lane alone is
        its own control.
        """
        reference = self.contract.reference(self.lanes)
        return self.lanes[self.contract.kpi.lane if self.judged_lane == reference else reference]

    @property
    def pair(self) -> tuple[str, str]:
        """The two lanes whose gap is reported, in the contract's order: candidate, reference."""
        lanes = self.candidate.lane, self.control.lane
        return lanes if self.judged_lane != self.contract.reference(self.lanes) else (lanes[1], lanes[0])

    @property
    def is_alone(self) -> bool:
        """Whether there is no other lane, and so no gap."""
        return self.control.lane == self.candidate.lane

    @property
    def untimed(self) -> list[str]:
        """Lanes that are neither judged nor the control: built, read and verified, but not timed."""
        return [name for name in self.lanes if name not in self.pair]

    @property
    def has_change(self) -> bool:
        """Whether there is a baseline that launches something else, at whichever size."""
        return self.baseline is not None and not self.candidate.is_like(self.baseline)

    @property
    def has_changed_control(self) -> bool:
        """Whether the control's binary has changed since the baseline was kept."""
        kept = self.baseline_identities.get(self.control.lane)
        return not self.is_alone and kept is not None and kept != self.control.identity

    def variants(self) -> dict[str, LaneBinary]:
        """Return what a session times. Without a change, the candidate's own binary is timed against itself: it is the
        baseline's, and is built for all sizes. Code that is the control's and the baseline's is looked at as the
        control's: a lane of this run is answered for.
        """
        binary = self.baseline if self.baseline and self.has_change else self.candidate
        # The lane's new name does not tell its builder.
        spec = replace(binary.spec, builder=self.contract.builder(binary.lane, binary.spec))
        against = replace(binary, lane=BASELINE, spec=spec)
        return {CANDIDATE: self.candidate, CONTROL: self.control, BASELINE: against}


class SessionBook(Protocol):
    """Where one session is recorded while it runs."""

    def device(self, facts: DeviceFacts) -> None: ...
    def warm_up(self, warm: WarmUp) -> None: ...
    def samples(self, samples: list[Sample]) -> None: ...
    def failed(self, text: str) -> None: ...
    def end(self, finished: PairsDone | None, pairs: int, test: PairedTest | None) -> None: ...


class RunBook(Protocol):
    """Where a run is recorded, and what the lab book knows from earlier runs."""

    def known_scatter(self, device: DeviceFacts, epoch: str) -> float | None:
        """Return the A/A scatter of this machine and device under this protocol."""
        ...

    def earlier_seconds(
        self, device: DeviceFacts, epoch: str, lane: str, codes: Mapping[str, CodeObject]
    ) -> float | None:
        """Return the time of the same code objects (by the names of their launches) in the last run before this one."""
        ...

    def session(
        self, number: int, purpose: str, device: str, protocol: GateProtocol, plan: Plan, delta: float
    ) -> SessionBook:
        """Begin a session of this run."""
        ...

    def measured_on(self, device: DeviceFacts, epoch: str, facts: dict[str, str]) -> None: ...
    def device_facts(self, facts: dict[str, str]) -> None: ...
    def verification(self, verifications: list[Verification], seconds: float) -> None: ...
    def artifact(self, lane: str, path: Path) -> None: ...
    def timings(self, number: int, figures: dict[tuple[str, str], float], seconds: float) -> None: ...
    def sizes(self, number: int, outcomes: list[SizeOutcome]) -> None: ...


class CalibrationBook(Protocol):
    """Where a calibration is recorded."""

    def session(self, number: int, device: str, protocol: GateProtocol, plan: Plan, delta: float) -> SessionBook:
        """Begin a session of this calibration."""
        ...

    def finish(self, sessions: int, aa_scatter: float) -> None: ...


class _SessionFailure(Exception):
    """A session ended early; what it measured is stored."""

    def __init__(self, record: SessionRecord, failure: Failure) -> None:
        super().__init__(failure.text)
        self.record, self.failure = record, failure


@dataclass
class Stopwatch:
    """Measures one run and judges it."""

    book: RunBook
    conditions: Conditions
    trial: Trial
    sessions: Sessions
    progress: Progress
    _number: int = field(default=0, init=False)

    def judge(self) -> Judgement:
        """Return the verdict on measured pairs, or why there is none. Raises UnavailableError if the device cannot be
        used.
        """
        trial, protocol = self.trial, self.conditions.protocol
        if trial.baseline is not None and not trial.has_change and not trial.is_baseline:
            same = f"the {trial.judged_lane} lane's code object is byte for byte that of the baseline"
            return Judgement(Verdict.REJECT, Basis.STATIC, (Reason("no_op", f"no-op: {same}, {trial.baseline_step}"),))
        known = self.book.known_scatter(self.conditions.device, self.conditions.epoch)
        delta = protocol.delta(known or 0.0)
        notes = [] if known is not None else [Reason("not_calibrated", _NOT_CALIBRATED.format(100 * delta))]
        try:
            first = self._session("decision", delta, verify=True)
        except _SessionFailure as ended:
            return self._judge_failure(ended)
        return self._judged(first, delta).noting([*self._notes(first), *notes])

    def _judged(self, first: SessionRecord, delta: float) -> Judgement:
        """Judge the pairs of the first session, at one size or at several."""
        trial, protocol, sizes = self.trial, self.conditions.protocol, self._sizes(delta)

        def sessions(record: SessionRecord) -> dict[str, Session]:
            return sessions_of(record.samples, sizes)

        if sizes and trial.has_change:
            again = self._confirmation(delta, sessions)
            return judge_sizes(protocol, delta, sizes, sessions(first), again, trial.goal)
        if trial.has_change:
            again_alone = self._confirmation(delta, lambda record: session_of(record.samples))
            return judge_measured(protocol, delta, session_of(first.samples), again_alone, trial.goal)
        code, text = self._identical()
        if sizes:
            return judge_identical_sizes(protocol, delta, sizes, sessions(first), code, text)
        return judge_identical(protocol, delta, session_of(first.samples), code, text)

    def _sizes(self, delta: float) -> dict[str, Size]:
        """Return the sizes that are timed, as the gate has them; none if the contract has no others than its own."""
        return sizes_of(self.trial.contract, delta, self.trial.only)

    def _identical(self) -> tuple[str, str]:
        name = self.conditions.device.name
        if self.trial.is_baseline:
            return "baseline_again", f"this is the baseline on {name}, measured again"
        return "first_baseline", f"the first run of this study that was measured on {name}: the baseline from now on"

    def _confirmation(self, delta: float, pairs: Callable[[SessionRecord], Pairs]) -> Callable[[], Pairs | str]:
        """Return what measures again in a fresh process: its pairs, or why its session failed."""

        def confirm() -> Pairs | str:
            try:
                return pairs(self._session("confirmation", delta, verify=False))
            except _SessionFailure as ended:
                return ended.failure.text

        return confirm

    def _session(self, purpose: str, delta: float, *, verify: bool) -> SessionRecord:
        """Run a session and store it as it runs. Only the first one has `verify` and times the vendor's library."""
        self._number += 1
        conditions = self.conditions
        writer = self.book.session(
            self._number, purpose, conditions.device.kind, conditions.protocol, conditions.plan, delta
        )
        vendor = conditions.vendor and verify
        request = conditions.request(self.trial, delta, self.sessions.folder, vendor=vendor, verify=verify)
        worker = self.sessions.next(more=verify and self.trial.has_change)
        started = time.monotonic()

        def keep(event: Event) -> None:
            nonlocal started
            match event:
                case DeviceFacts():
                    self.book.measured_on(event, conditions.epoch, _device_facts(event) if verify else {})
                case Neighbours(processes) if processes and verify:
                    self.book.device_facts({"other processes": ", ".join(processes)})
                case SessionFacts(facts, name, content):
                    self.book.device_facts(facts)
                    if name is not None:
                        (self.sessions.folder / name).write_text(content)
                        self.book.artifact(VENDOR, self.sessions.folder / name)
                case Verification() if event.lane != BASELINE:
                    self.book.verification([event], time.monotonic() - started)
                    started = time.monotonic()

        record = recorded_session(request, worker, writer, self.progress, keep)
        if record.failure is not None and worker.log.is_file() and worker.log.stat().st_size:
            self.book.artifact("device", worker.log)
        pairs, _ = request.compared(record.samples)
        means_nothing = record.failure is not None and record.failure.kind in (FailureKind.WRONG, *_CHEATS)
        if pairs >= conditions.protocol.fewest_pairs and not means_nothing:
            figures = self._figures(self._own(record.samples))
            self.book.timings(self._number, figures, time.monotonic() - started)
            if self._sizes(delta):
                self.book.sizes(self._number, self._outcomes(record.samples, delta))
        if record.failure is not None:
            raise _SessionFailure(record, record.failure)
        return record

    def _own(self, samples: list[Sample]) -> list[Sample]:
        """Return the samples of the contract's own size."""
        return [sample for sample in samples if sample.size == self.trial.contract.own_point]

    def _outcomes(self, samples: list[Sample], delta: float) -> list[SizeOutcome]:
        """Return what was found at each size, in the contract's order; at those that were not timed, what is known."""
        sizes = self._sizes(delta)
        sessions = sessions_of(samples, sizes)
        now, outcomes = sizes_of(self.trial.contract, delta), self.trial.known.outcomes if self.trial.known else ()
        known = {one.name: replace(one, weight=now[one.name].weight, margin=now[one.name].margin) for one in outcomes}
        found = {
            name: self._outcome(name, [sample for sample in samples if sample.size == name], sizes, sessions)
            for name in sizes
        }
        return [{**known, **found}[name] for name in self.trial.contract.points if name in {**known, **found}]

    def _outcome(
        self, name: str, samples: list[Sample], sizes: dict[str, Size], sessions: dict[str, Session]
    ) -> SizeOutcome:
        """Return what was found at a size."""
        figures, test = self._figures(samples), paired_test(sessions[name].candidate, sessions[name].baseline)
        (candidate, reference), protocol = self.trial.pair, self.conditions.protocol
        floors = [sample.seconds for sample in samples if sample.variant == FLOOR]
        floor_ms = 1e3 * float(np.median(floors)) if floors else None
        judged_ms, is_known = figures[self.trial.judged_lane, "duration_ms"], math.isfinite(test.high)
        return SizeOutcome(
            name,
            self.trial.contract.points[name],
            sizes[name].weight,
            sizes[name].margin,
            candidate,
            figures[candidate, "duration_ms"],
            figures[BASELINE, "duration_ms"],
            None if self.trial.is_alone else reference,
            None if self.trial.is_alone else figures[reference, "duration_ms"],
            figures.get(("pair", "ratio")),
            figures.get(("pair", "ratio_low")),
            figures.get(("pair", "ratio_high")),
            effect=test.effect,
            effect_low=test.low if is_known else None,
            effect_high=test.high if is_known else None,
            standing=standing_of(protocol, sizes, sessions, name).value if self.trial.has_change else None,
            vendor_ms=figures.get((VENDOR, "duration_ms")),
            floor_ms=floor_ms,
            is_mostly_launch=floor_ms is not None and judged_ms < _FLOORS * floor_ms,
            pairs=test.pairs,
            is_own=name == self.trial.contract.own_point,
        )

    def _figures(self, samples: list[Sample]) -> dict[tuple[str, str], float]:
        """Return the median of each variant in milliseconds, and the paired ratio of the two lanes if there are two. Of
        a size that was not timed now, what is known.
        """
        if not samples and self.trial.known:
            return self.trial.known.figures
        lanes = {CANDIDATE: self.trial.candidate.lane, BASELINE: BASELINE, **{name: name for name in LIBRARIES}}
        if not self.trial.is_alone:
            lanes[CONTROL] = self.trial.control.lane
        seconds = {name: [sample.seconds for sample in samples if sample.variant == name] for name in lanes}
        figures = {
            (lanes[name], "duration_ms"): 1e3 * float(np.median(times)) for name, times in seconds.items() if times
        }
        if self.trial.is_alone:
            return figures
        gap = self._gap(samples)
        bounds = {("pair", "ratio_low"): 1 + gap.low, ("pair", "ratio_high"): 1 + gap.high}
        return {**figures, ("pair", "ratio"): 1 + gap.effect, **(bounds if math.isfinite(gap.high) else {})}

    def _gap(self, samples: list[Sample]) -> PairedTest:
        """Return the paired comparison of the contract's candidate lane with its reference lane."""
        pairs = session_of(samples)
        sides = {self.trial.candidate.lane: pairs.candidate, self.trial.control.lane: pairs.control}
        candidate, reference = self.trial.pair
        return paired_test(sides[candidate], sides[reference])

    def _gap_note(self, samples: list[Sample]) -> Reason:
        gap = self._gap(samples)
        candidate, reference = self.trial.pair
        interval = f"[{1 + gap.low:.3f}, {1 + gap.high:.3f}]"
        return Reason("gap", f"{candidate} / {reference} {1 + gap.effect:.3f} {interval} in {gap.pairs} pairs")

    def _notes(self, record: SessionRecord) -> list[Reason]:
        """Return what a reader should know in addition to the reasons; notes decide nothing."""
        own = self._own(record.samples)
        if len(session_of(own).control) < self.conditions.protocol.fewest_pairs and not self.trial.known:
            return []
        notes = [] if self.trial.is_alone or not own else [self._gap_note(own)]
        notes += self._about_sizes(record.samples)
        notes += self._comparisons()
        if self.trial.hints:
            flush = "timed with inputs in turn of eight times the last-level cache, not twice"
            notes.append(Reason("residency", f"{self.trial.hints}: {flush}"))
        if self.trial.untimed:
            notes.append(Reason("not_timed", f"built and verified, but not timed: {', '.join(self.trial.untimed)}"))
        if self.trial.has_changed_control:
            lane, step = self.trial.control.lane, self.trial.baseline_step
            notes.append(
                Reason(
                    "control_changed", f"the {lane} lane has changed since {step} was kept; this run did not judge it"
                )
            )
        if record.reference_failure is not None:
            notes.append(Reason("vendor", f"the vendor's library was not timed: {record.reference_failure}"))
        if record.warm_up is not None and not record.warm_up.is_flat:
            notes.append(Reason("not_flat", f"times were not flat after {record.warm_up.seconds:.1f} s of warm-up"))
        if record.neighbours:
            notes.append(Reason("other_processes", f"other processes used the GPU: {', '.join(record.neighbours)}"))
        notes += [
            Reason("environment", f"{known.name}={value} was set: {known.meaning}")
            for known, value in set_variables(Changes.TIMING)
        ]
        return notes + (self._history(own) if own else [])

    def _about_sizes(self, samples: list[Sample]) -> list[Reason]:
        """Say which sizes measure little more than the launch, and which were measured earlier."""
        if not (sizes := self._sizes(0.0)):
            return []
        outcomes = self._outcomes(samples, 0.0)
        notes = [
            Reason(
                "mostly_launch",
                f"size {one.name} measures mostly the launch: one with one block to compute takes "
                f"{1e3 * one.floor_ms:.1f} us, more than half of its time",
            )
            for one in outcomes
            if one.floor_ms is not None and one.is_mostly_launch
        ]
        if known := self.trial.known:
            now, before = list(sizes), [one.name for one in outcomes if one.name not in sizes]
            text = f"measured now: {', '.join(now)}; as in run {known.run_id}, the same code: {', '.join(before)}"
            notes.append(Reason("sizes_known", text))
        return notes

    def _comparisons(self) -> list[Reason]:
        """With what the lanes were compared, where that is not what a reader would think."""
        trial, notes = self.trial, []
        if trial.has_change and trial.parent not in (None, trial.baseline_step):
            text = (
                f"timed against {trial.baseline_step}, the {trial.judged_lane} lane's baseline, not against its parent"
            )
            notes.append(
                Reason("not_parent", f"{text}, {trial.parent}: the difference is not that of this change alone")
            )
        if trial.control_kept is not None:
            lane = trial.control.lane
            text = f"the {lane} lane's own baseline is {trial.control_kept}"
            notes.append(Reason("control_behind", f"{text}: the gap is to another binary"))
        return notes

    def _history(self, samples: list[Sample]) -> list[Reason]:
        """Compare the baseline's time with that of the same binary in an earlier run, which shows machine drift."""
        binary = self.trial.baseline or self.trial.candidate
        where = self.conditions.device, self.conditions.epoch
        codes = dict(zip(binary.spec.each(binary.lane), binary.codes, strict=True))
        before = self.book.earlier_seconds(*where, self.trial.judged_lane, codes)
        if before is None:
            return []
        now = float(np.median([sample.seconds for sample in samples if sample.variant == BASELINE]))
        moved = f"{1e3 * now:.4f} ms, {1e3 * before:.4f} ms in an earlier run ({100 * (now / before - 1):+.2f} %)"
        return [Reason("history", f"the baseline's binary took {moved}: machine drift, which decides nothing")]

    def _judge_failure(self, ended: _SessionFailure) -> Judgement:
        """Judge an early end: a wrong candidate or control is rejected, anything else leaves the question open."""
        failure = ended.failure
        if failure.kind is FailureKind.UNAVAILABLE:
            raise UnavailableError(failure.text)
        wrong = [
            verification.lane
            for verification in ended.record.verifications
            if verification.status is VerificationStatus.FAILED
        ]
        if failure.kind is FailureKind.WRONG and wrong != [BASELINE]:
            lane = wrong[0] if wrong else "device"
            reason = Reason(VERIFICATION, f"wrong on the GPU: {failure.text}", lane)
            return Judgement(Verdict.REJECT, Basis.STATIC, (reason,))
        if failure.kind in _CHEATS:
            return Judgement(Verdict.INVALID, Basis.MEASURED, (Reason(failure.kind.value, failure.text),))
        basis = Basis.MEASURED if ended.record.samples else Basis.STATIC
        return Judgement(
            Verdict.INCONCLUSIVE, basis, (Reason(DEVICE_FAULT, f"not measured to the end: {failure.text}"),)
        )


_NOT_CALIBRATED = "delta is the contract's margin, {:.2f} %: 'parity calibrate' has not measured this machine's scatter"


def recorded_session(
    request: SessionRequest,
    worker: SessionWorker,
    writer: SessionBook,
    progress: Progress,
    also: Callable[[Event], None] = lambda _: None,
) -> SessionRecord:
    """Run a session and store everything as it comes; `also` gets every event too."""
    seen = SessionRecord()

    def keep(event: Event) -> None:
        seen.add(event)
        match event:
            case Stage():
                done = sum(sample.variant == CONTROL for sample in seen.samples)
                progress(event.text, done=done, total=request.protocol.pairs * len(request.sizes))
            case Sample():
                writer.samples(seen.samples)
            case DeviceFacts():
                writer.device(event)
            case Failure():
                writer.failed(event.text)
            case WarmUp():
                writer.warm_up(event)
        also(event)

    try:
        record = run_session(request, worker, keep)
    except KeyboardInterrupt:
        writer.failed("interrupted")
        raise
    writer.end(record.finished, *request.compared(record.samples))
    return record


def _device_facts(device: DeviceFacts) -> dict[str, str]:
    facts = {"driver": device.driver, "runtime": device.runtime, "identity": device.identity, "arch": device.arch}
    facts |= {"uuid": device.uuid} if device.uuid else {}
    return facts | ({IN_HOST: device.host} if device.host != socket.gethostname() else {})


def calibrate(
    book: CalibrationBook,
    conditions: Conditions,
    trial: Trial,
    sessions: int,
    progress: Progress,
    start: Callable[[Path], SessionWorker] = Worker,
) -> float:
    """Measure this machine's A/A scatter: `sessions` processes that time the same binary as candidate and baseline.

    Raises UnavailableError if a session fails, and InputError if the kernel is wrong or the budget too small for enough
    pairs. What was measured stays stored but does not count as a calibration.
    """
    protocol, delta = conditions.protocol, conditions.protocol.delta_floor
    effects = []
    with temporary_folder("inputs") as inputs:
        for number in range(1, sessions + 1):
            progress(f"session {number} of {sessions}")
            session = book.session(number, conditions.device.kind, protocol, conditions.plan, delta)
            request = conditions.request(trial, delta, inputs, verify=number == 1)
            with temporary_folder("session") as folder:
                record = recorded_session(request, start(folder / "log.txt"), session, progress)
            if record.failure is not None:
                kind = InputError if record.failure.kind is FailureKind.WRONG else UnavailableError
                raise kind(f"session {number} was not measured to its end: {record.failure.text}")
            pairs = session_of(record.samples)
            if len(pairs.control) < protocol.fewest_pairs:
                few = f"session {number} took {len(pairs.control)} pairs, but {protocol.fewest_pairs} are needed"
                raise InputError(f"--budget: {few}: give it more time")
            effects.append(paired_test(pairs.candidate, pairs.baseline).effect)
    measured_scatter = scatter(effects)
    book.finish(sessions, measured_scatter)
    return measured_scatter
