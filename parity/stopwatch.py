"""The measuring stage: sessions in their own processes, kept sample by sample, and the measured verdict."""

import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path

import numpy as np

from parity.contract import Contract, LaneName
from parity.devices.gpu import LaneBinary
from parity.environment import Changes, set_variables
from parity.errors import UnavailableError
from parity.gate import Goal, Protocol, Session, judge_identical, judge_measured
from parity.measure import BASELINE, CANDIDATE, CONTROL, Plan, Sample, WarmUp, epoch, session_of
from parity.records import Basis, DeviceFacts, Judgement, Reason, Verdict, VerificationStatus
from parity.session import VENDOR, Event, Failure, FailureKind, SessionRecord, SessionRequest, Stage, run_session
from parity.stats import PairedTest, paired_test, scatter
from parity.step import Step
from parity.store import CalibrationWriter, Database, RunWriter, SessionWriter, earlier_seconds, known_scatter

Progress = Callable[..., None]


@dataclass(frozen=True)
class Conditions:
    """On what, and how, is measured."""

    device: DeviceFacts
    ordinal: int
    protocol: Protocol
    plan: Plan
    vendor: bool = False
    alone: bool = False

    @property
    def epoch(self) -> str:
        return epoch(self.protocol, self.plan)


@dataclass(frozen=True)
class Trial:
    """What is compared: the judged lane's binary, the other lane as a control, and the baseline's binary if there is
    one.

    `baseline_step` and `is_baseline` name where that comes from and whether this step is it.
    """

    contract: Contract
    judged_lane: LaneName
    lanes: dict[LaneName, LaneBinary]
    goal: Goal
    baseline: LaneBinary | None = None
    baseline_step: str | None = None
    is_baseline: bool = False

    @property
    def candidate(self) -> LaneBinary:
        return self.lanes[self.judged_lane]

    @property
    def control(self) -> LaneBinary:
        return self.lanes["hip" if self.judged_lane == "triton" else "triton"]

    @property
    def has_change(self) -> bool:
        """Whether there is a baseline whose binary differs."""
        return self.baseline is not None and self.baseline.code.sha256 != self.candidate.code.sha256

    def variants(self) -> dict[str, LaneBinary]:
        """What a session times. Without a baseline the candidate's own binary stands in: identical binaries."""
        against = replace(self.baseline or self.candidate, lane=BASELINE)
        return {CANDIDATE: self.candidate, BASELINE: against, CONTROL: self.control}


class _Failed(Exception):
    """A session ended early; what it left is stored."""

    def __init__(self, record: SessionRecord, failure: Failure) -> None:
        super().__init__(failure.text)
        self.record, self.failure = record, failure


@dataclass
class Stopwatch:
    """Measures one run and judges it."""

    database: Database
    writer: RunWriter
    conditions: Conditions
    trial: Trial
    progress: Progress
    _sessions: int = field(default=0, init=False)

    def judge(self) -> Judgement:
        """The verdict on measured pairs, or why there is none. Raises UnavailableError if the device cannot be used."""
        trial, protocol = self.trial, self.conditions.protocol
        if trial.baseline is not None and not trial.has_change and not trial.is_baseline:
            same = f"the {trial.judged_lane} lane's code object is byte for byte that of the baseline"
            return _judgement(Verdict.REJECT, Basis.STATIC, [("no_op", f"no-op: {same}, {trial.baseline_step}")])
        known = known_scatter(self.database, self.conditions.device, self.conditions.epoch)
        delta = protocol.delta(known or 0.0)
        notes = [] if known is not None else [("not_calibrated", _NOT_CALIBRATED.format(100 * delta))]
        try:
            first = self._session("decision", delta, verify=True)
        except _Failed as ended:
            return self._judge_failure(ended)
        if trial.has_change:
            judgement = judge_measured(
                protocol, delta, session_of(first.samples), lambda: self._confirm(delta), trial.goal
            )
        else:
            code, text = self._identical()
            judgement = judge_identical(protocol, session_of(first.samples), code, text)
        return _with_notes(judgement, [*self._notes(first), *notes])

    def _identical(self) -> tuple[str, str]:
        name = self.conditions.device.name
        if self.trial.is_baseline:
            return "baseline_again", f"this is the baseline on {name}, measured again"
        return "first_baseline", f"the first run of this study that was measured on {name}: the baseline from now on"

    def _confirm(self, delta: float) -> Session:
        """A fresh process; what it fails to measure does not confirm."""
        try:
            return session_of(self._session("confirmation", delta, verify=False).samples)
        except _Failed as ended:
            return session_of(ended.record.samples)

    def _session(self, purpose: str, delta: float, *, verify: bool) -> SessionRecord:
        self._sessions += 1
        started, trial, conditions = time.monotonic(), self.trial, self.conditions
        writer = SessionWriter(self.database, {"run_id": self.writer.run_id}, self._sessions, purpose,
                               conditions.device.kind, conditions.protocol, conditions.plan, delta)  # fmt: skip
        request = SessionRequest(conditions.device.kind, conditions.ordinal, trial.contract, trial.variants(),
                                 conditions.protocol, conditions.plan, delta, trial.goal, conditions.vendor,
                                 conditions.alone, verify)  # fmt: skip
        record = recorded_session(request, writer, self.progress)
        lanes = [found for found in record.verifications if found.lane != BASELINE]
        if lanes:
            self.writer.verification(lanes, time.monotonic() - started)
        if verify and record.device is not None:
            self.writer.measured_on(record.device, conditions.epoch, _device_facts(record))
        if any(sample.variant == CONTROL for sample in record.samples):
            self.writer.timings(self._sessions, self._figures(record.samples), time.monotonic() - started)
        if record.failure is not None:
            raise _Failed(record, record.failure)
        return record

    def _figures(self, samples: list[Sample]) -> dict[tuple[str, str], float]:
        """Median milliseconds of each variant, and the Triton to HIP ratio in pairs."""
        lanes = {
            CANDIDATE: self.trial.candidate.lane,
            CONTROL: self.trial.control.lane,
            BASELINE: BASELINE,
            VENDOR: VENDOR,
        }
        of = {name: [sample.seconds for sample in samples if sample.variant == name] for name in lanes}
        figures = {(lanes[name], "duration_ms"): 1e3 * float(np.median(times)) for name, times in of.items() if times}
        return {**figures, ("pair", "ratio"): 1 + self._gap(samples).effect}

    def _gap(self, samples: list[Sample]) -> PairedTest:
        """Triton against HIP, in pairs."""
        found = session_of(samples)
        sides = {self.trial.candidate.lane: found.candidate, self.trial.control.lane: found.control}
        return paired_test(sides["triton"], sides["hip"])

    def _notes(self, record: SessionRecord) -> list[tuple[str, str]]:
        """What a reader should know beside the reasons: it decides nothing."""
        gap = self._gap(record.samples)
        shown = f"Triton / HIP {1 + gap.effect:.3f} [{1 + gap.low:.3f}, {1 + gap.high:.3f}] in {gap.pairs} pairs"
        notes = [("gap", shown)]
        if record.warm_up is not None and not record.warm_up.is_flat:
            notes.append(("not_flat", f"times were not flat after {record.warm_up.seconds:.1f} s of warm-up"))
        if record.neighbours:
            notes.append(("other_processes", f"other processes used the GPU: {', '.join(record.neighbours)}"))
        notes += [
            ("environment", f"{known.name}={value} was set: {known.effect}")
            for known, value in set_variables(None, Changes.TIMING)
        ]
        return notes + self._history(record.samples)

    def _history(self, samples: list[Sample]) -> list[tuple[str, str]]:
        """The same binary's time in an earlier run, as drift of the machine."""
        binary = self.trial.baseline or self.trial.candidate
        device, run_id = self.conditions.device, self.writer.run_id
        before = earlier_seconds(self.database, device, self.conditions.epoch, binary.code.sha256, run_id)
        if before is None:
            return []
        now = float(np.median([sample.seconds for sample in samples if sample.variant == BASELINE]))
        moved = f"{1e3 * now:.4f} ms, {1e3 * before:.4f} ms before ({100 * (now / before - 1):+.2f} %)"
        return [("history", f"the baseline's binary took {moved}: drift of the machine, decides nothing")]

    def _judge_failure(self, ended: _Failed) -> Judgement:
        """What an early end means: a wrong candidate or control is rejected, anything else leaves the question open."""
        failure = ended.failure
        if failure.kind is FailureKind.UNAVAILABLE:
            raise UnavailableError(failure.text)
        wrong = [found.lane for found in ended.record.verifications if found.status is VerificationStatus.FAILED]
        if failure.kind is FailureKind.WRONG and wrong != [BASELINE]:
            lane = wrong[0] if wrong else "device"
            return _judgement(
                Verdict.REJECT, Basis.STATIC, [(f"verification.{lane}", f"wrong on the GPU: {failure.text}")]
            )
        basis = Basis.MEASURED if ended.record.samples else Basis.STATIC
        return _judgement(Verdict.INCONCLUSIVE, basis, [("device_fault", f"not measured to the end: {failure.text}")])


_NOT_CALIBRATED = "delta is the contract's margin, {:.2f} %: 'parity calibrate' has not measured this machine's scatter"


def recorded_session(request: SessionRequest, writer: SessionWriter, progress: Progress) -> SessionRecord:
    """Runs a session, storing everything as it comes."""
    seen = SessionRecord()

    def keep(event: Event) -> None:
        seen.add(event)
        match event:
            case Stage():
                done = sum(sample.variant == CONTROL for sample in seen.samples)
                progress(event.text, done=done, total=request.protocol.pairs)
            case Sample():
                writer.samples(seen.samples)
            case DeviceFacts():
                writer.device(event)
            case Failure():
                writer.failed(event.text)
            case WarmUp():
                writer.warm_up(event)

    with tempfile.TemporaryDirectory(prefix="parity-session-") as folder:
        record = run_session(request, Path(folder) / "log.txt", keep)
    pairs = session_of(record.samples)
    complete = len(pairs.control)
    test = paired_test(pairs.candidate, pairs.baseline) if complete else None
    timed = record.finished.timed_s if record.finished else 0.0
    measuring = record.finished.measuring_s if record.finished else 0.0
    writer.end(timed, measuring, complete, test)
    return record


def calibrate(
    database: Database, conditions: Conditions, trial: Trial, step: Step, sessions: int, progress: Progress
) -> float:
    """Measures this machine's A/A scatter: `sessions` processes that time the same binary as candidate and baseline.

    Raises UnavailableError if a session cannot be measured to its end; what was measured stays stored.
    """
    writer = CalibrationWriter(database, step.study, step.name, conditions.device, conditions.epoch)
    effects = []
    for number in range(1, sessions + 1):
        progress(f"session {number} of {sessions}")
        session = SessionWriter(database, {"calibration_id": writer.calibration_id}, number, "calibration",
                                conditions.device.kind, conditions.protocol, conditions.plan,
                                conditions.protocol.delta_floor)  # fmt: skip
        request = SessionRequest(conditions.device.kind, conditions.ordinal, trial.contract, trial.variants(),
                                 conditions.protocol, conditions.plan, conditions.protocol.delta_floor,
                                 alone=conditions.alone, verify=number == 1)  # fmt: skip
        record = recorded_session(request, session, progress)
        if record.failure is not None:
            raise UnavailableError(f"session {number} was not measured to its end: {record.failure.text}")
        pairs = session_of(record.samples)
        effects.append(paired_test(pairs.candidate, pairs.baseline).effect)
    found = scatter(effects)
    writer.finish(sessions, found)
    return found


def _device_facts(record: SessionRecord) -> dict[str, str]:
    device = record.device
    assert device is not None
    facts = {"driver": device.driver, "runtime": device.runtime, "identity": device.identity, "arch": device.arch}
    return facts | ({"other processes": ", ".join(record.neighbours)} if record.neighbours else {})


def _judgement(verdict: Verdict, basis: Basis, reasons: list[tuple[str, str]]) -> Judgement:
    return Judgement(verdict, basis, tuple(Reason(number, *reason) for number, reason in enumerate(reasons, 1)))


def _with_notes(judgement: Judgement, notes: list[tuple[str, str]]) -> Judgement:
    reasons = [(reason.code, reason.text) for reason in judgement.reasons]
    return _judgement(judgement.verdict, judgement.basis, [*reasons, *notes])
