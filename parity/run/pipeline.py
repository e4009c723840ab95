"""The order of the stages: build, analyse, check, verify, measure, judge. The result of each is stored as it ends.

No other module knows this order.
"""

import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field, replace
from itertools import product
from pathlib import Path
from typing import Protocol

from parity.contract import Axes, Contract, LaneSpec, lane_of_launch, recorded_launches
from parity.contract.expectations import DURATION, EFFECT, RATIO
from parity.contract.study import Step, Study, file_of_lane, load_step
from parity.contract.workspace import Workspace
from parity.devices.gpu import LaneBinary, launch_identity
from parity.devices.lock import device_lock, this_job
from parity.emulator.engine import engine_folder
from parity.errors import InputError, UnavailableError
from parity.gate import (
    BaselineFacts,
    Figure,
    Figures,
    Goal,
    LaneFacts,
    changed_meanwhile,
    forbids,
    hold,
    judge_static,
    with_expectations,
)
from parity.isa import analyse_built, reading_of
from parity.lanes import BuildRequest, HashMemory, build_lane, experiment_of
from parity.measure.ahead import Sessions, sessions_ahead
from parity.measure.session import probe
from parity.measure.stage import Conditions, Stopwatch, Trial, calibrate
from parity.origin.capture import scope_origin, sources_of, study_origin
from parity.profilers import Profiler, find_profiler
from parity.records import (
    Basis,
    BuildOutcome,
    CodeObjects,
    DeviceFacts,
    Expected,
    Judgement,
    Plan,
    ProfiledLane,
    Verdict,
    Verification,
    VerificationStatus,
)
from parity.records import Protocol as GateProtocol
from parity.run.profiling import ProfileOptions, profile_recorded
from parity.run.recorded import kind_of_device, recorded_binary, require_code
from parity.run.repeats import IMPORTED, Answer, Question, fingerprint_of, known_code
from parity.store import (
    CalibrationWriter,
    Database,
    MeasuredRun,
    RunRecord,
    RunWriter,
    baseline_for,
    baseline_run,
    find_run,
    measured_baseline,
    open_lab_book,
)
from parity.system.environment import Changes, set_variables
from parity.system.leftovers import remove_leftovers
from parity.system.nearest import suggestion
from parity.verify import Case, Codes, NoReference, make_cases, sized, verify_on_emulator
from parity.verify.artifacts import LaneArtifacts, check_pair
from parity.version import __version__

# A report holds a study's lock for a moment, to look for interrupted runs.
_LOCK_WAIT_S = 2.0


@dataclass(frozen=True)
class RunOptions:
    """What the user chose for one run. `device` is auto, emulator, hip or cuda; times are in seconds. `again` says what
    is new where the step is known to repeat another one's experiment.
    """

    hip_compiler: str = "auto"
    build_limit_s: float = 300.0
    device: str = "auto"
    ordinal: int = 0
    budget_s: float = 60.0
    batch_limit_s: float = 30.0
    wait_s: float = 0.0
    vendor: bool = False
    alone: bool = False
    again: str | None = None
    profile: ProfileOptions | None = None


@dataclass(frozen=True)
class RunResult:
    """A finished run: its number in the lab book, its judgement or the earlier run that answers it, a message if an
    older lab book was brought up to date, the reason if the run could not be profiled, and whether a lane remains
    unverified.
    """

    run_id: int
    judgement: Judgement | Answer
    brought_up_to_date: str | None
    not_profiled: str | None = None
    is_unverified: bool = False

    @property
    def verdict(self) -> Verdict:
        """The run's own verdict, or that of the run that answers it."""
        return Verdict(self.judgement.run.verdict) if isinstance(self.judgement, Answer) else self.judgement.verdict


class Progress(Protocol):
    """Shows what is going on and, if that is known, how much of it is done."""

    def __call__(self, text: str, *, done: int = 0, total: int | None = None) -> None: ...


def run_step(
    workspace: Workspace, reference: str, url: str | None, options: RunOptions, progress: Progress
) -> RunResult:
    """Runs one step from its files to a stored verdict.

    A compiler or a device that fails is part of the result. Raises InputError or UnavailableError for what the user can
    put right, and then stores no run. Raises StoreError if the lab book cannot be written.
    """
    study, step = load_step(workspace, reference)
    remove_leftovers(workspace.private)
    device = find_device(study.contract, options, progress)
    profiler = _profiler(study.contract, device) if options.profile else None
    if options.vendor and isinstance(device, str):
        raise UnavailableError(f"--vendor: the library is timed on a GPU of {study.contract.arch}: {device}")
    database = open_lab_book(workspace, url, study)
    with _alone(database, study.name, device, options, progress):
        writer = MeasuredRun(database, step, study.contract, __version__)
        run = _Run(workspace, study, step, database, writer, options, progress, device)
        try:
            judgement = run.stages()
        except (InputError, UnavailableError):
            writer.discard()
            raise
        except KeyboardInterrupt:
            writer.interrupted()
            raise
        if isinstance(judgement, Answer):
            not_profiled = "not profiled: nothing was built" if options.profile else None
            return RunResult(writer.run_id, judgement, database.brought_up_to_date, not_profiled)
        result = RunResult(writer.run_id, judgement, database.brought_up_to_date, is_unverified=writer.is_unverified)
        if not (options.profile and profiler and isinstance(device, DeviceFacts)):
            return result
        record = find_run(database, writer.run_id)
        lanes = [lane for lane, build in record.builds.items() if build["code_object_sha256"]]
        if not lanes or not _may_be_launched(record):
            why = "no lane has a code object" if not lanes else "the run failed its verification"
            return replace(result, not_profiled=f"not profiled: {why}")
        profile_recorded(database, workspace.root, record, device, options.ordinal, profiler,
                         lanes, options.profile, progress)  # fmt: skip
    return result


def build_step(
    workspace: Workspace, reference: str, lane: str | None, options: RunOptions, progress: Progress
) -> tuple[Study, Step, list[BuildOutcome]]:
    """Builds the lanes of a step, or one of them, with the cache, and records nothing.

    A compiler that fails is an outcome. Raises InputError or UnavailableError for what the user can put right.
    """
    study, step = load_step(workspace, reference)
    if lane is not None and lane not in step.lanes:
        raise InputError(f"--lane: '{lane}' is no lane of {study.name}/{step.name}{suggestion(lane, step.lanes)}")
    remove_leftovers(workspace.private)
    outcomes = []
    for name, spec in [(name, step.lanes[name]) for name in ([lane] if lane else step.lanes)]:
        for launch, single in spec.each(name).items():
            progress(f"building {launch}")
            outcomes.append(_build(workspace, study, step, launch, single, options))
    return study, step, outcomes


def profile_step(
    workspace: Workspace,
    study: Study,
    database: Database,
    record: RunRecord,
    lane: str | None,
    options: RunOptions,
    wanted: ProfileOptions,
    progress: Progress,
) -> list[ProfiledLane]:
    """Profiles a recorded run's lanes, or one of them, under the same locks as a measurement.

    Raises InputError for a lane without a code object, UnavailableError without a GPU or a profiler.
    """
    has = [name for name, build in record.builds.items() if build["code_object_sha256"]]
    lanes = record.launches(lane) if lane else has
    if not has:
        raise InputError(f"{record.step}: run {record.run['id']} has no code object to profile")
    require_code(record, lanes)
    if not _may_be_launched(record):
        raise InputError(
            f"{record.step}: run {record.run['id']} failed its verification: what may fault is not launched on a GPU"
        )
    for name in dict.fromkeys(lane_of_launch(name) for name in lanes):
        recorded_binary(workspace, database, study.contract, record, name)
    device = find_device(study.contract, options, progress, is_timed=False)
    profiler = _profiler(study.contract, device)
    assert isinstance(device, DeviceFacts)
    with _alone(database, study.name, device, options, progress):
        return profile_recorded(database, workspace.root, record, device, options.ordinal,
                                profiler, lanes, wanted, progress)  # fmt: skip


def _may_be_launched(record: RunRecord) -> bool:
    return bool(record.run["verification"] != VerificationStatus.FAILED)


def _profiler(contract: Contract, device: DeviceFacts | str) -> Profiler:
    """The profiler for the device. Raises UnavailableError without a device or without a profiler for it."""
    if isinstance(device, str):
        raise UnavailableError(f"profiling needs a GPU of {contract.arch}: {device}")
    return find_profiler(device.kind)


@contextmanager
def _alone(
    database: Database, study: str, device: DeviceFacts | str, options: RunOptions, progress: Progress
) -> Iterator[None]:
    """Holds the lock of the device, if there is one, and the lock of the study in the lab book.

    Raises BusyError if another run holds one of them.
    """
    with ExitStack() as held:
        if isinstance(device, DeviceFacts):  # first, so that a waiting run does not hold the study
            progress(f"waiting for {device.name}")
            held.enter_context(device_lock(device, options.wait_s, this_job()))
        progress(f"waiting for {study}")
        held.enter_context(database.held(study, max(_LOCK_WAIT_S, options.wait_s)))
        yield


def calibrate_step(
    workspace: Workspace, reference: str, url: str | None, options: RunOptions, sessions: int, progress: Progress
) -> tuple[DeviceFacts, GateProtocol, float]:
    """Measures the A/A scatter of this machine with a step's own binaries, and stores it.

    Returns the device, the protocol and the scatter. Raises InputError or UnavailableError for what the user can put
    right: a build that fails, no GPU, a session that ends early.
    """
    study, step = load_step(workspace, reference)
    remove_leftovers(workspace.private)
    device = find_device(study.contract, options, progress)
    if isinstance(device, str):
        raise UnavailableError(f"calibration needs a GPU of {study.contract.arch}: {device}")
    database = open_lab_book(workspace, url, study)
    with device_lock(device, options.wait_s, this_job()):
        binaries = {}
        for lane, spec in step.lanes.items():
            progress(f"building {lane}")
            codes = codes_of(workspace, study, step, lane, options)
            own = codes(study.contract.axes)
            if isinstance(own, str):
                raise InputError(f"{study.folder / step.name}.toml: lanes.{lane}: {own}")
            sizes = [case.axes for case in make_cases(study.contract)]
            binaries[lane] = sized(study.contract, LaneBinary(lane, spec, own), sizes, codes)
        conditions = _conditions(study.contract, device, options)
        trial = Trial(study.contract, step.text.lane or study.contract.kpi.lane, binaries, Goal.FASTER)
        book = CalibrationWriter(database, step.study, step.name, device, conditions.epoch)
        return device, conditions.protocol, calibrate(book, conditions, trial, sessions, progress)


def find_device(
    contract: Contract, options: RunOptions, progress: Progress, *, is_timed: bool = True
) -> DeviceFacts | str:
    """The GPU that times a run, or the reason why there is none. `auto` takes a present GPU that fits the contract.

    Raises UnavailableError if the GPU that was asked for is not there or is of another architecture.
    """
    if options.device == "emulator":
        return "none was asked for"
    kind = kind_of_device(contract, options.device)
    if options.device == "auto" and not _may_have(kind):
        return f"this machine has no {kind} device"
    for known, _ in set_variables(Changes.PROFILER) if is_timed else ():
        raise UnavailableError(f"{known.name} is set ({known.meaning}): nothing is timed under a profiler: unset it")
    progress(f"looking for a {kind} device")
    try:
        found = probe(kind, options.ordinal)
        if found.arch != contract.arch:
            raise UnavailableError(f"{found.name} is a {found.arch}, the study is for {contract.arch}")
    except UnavailableError as error:
        if options.device == "auto":
            return str(error)
        raise
    return found


def _may_have(kind: str) -> bool:
    """Whether the kernel driver of such a GPU is present: a quick test, while asking a runtime takes seconds."""
    nodes = {"hip": ("/dev/kfd",), "cuda": ("/dev/nvidiactl", "/dev/nvidia0", "/dev/dxg")}
    return any(Path(node).exists() for node in nodes[kind])


def _conditions(contract: Contract, device: DeviceFacts, options: RunOptions) -> Conditions:
    protocol = GateProtocol(delta_floor=contract.kpi.margin_percent / 100)
    plan = Plan(budget_s=options.budget_s, batch_limit_s=options.batch_limit_s)
    return Conditions(device, options.ordinal, protocol, plan, options.vendor, options.alone)


def _build(
    workspace: Workspace,
    study: Study,
    step: Step,
    launch: str,
    spec: LaneSpec,
    options: RunOptions,
    axes: Axes | None = None,
) -> BuildOutcome:
    """The build of a lane's launch, for the contract's sizes or for others."""
    contract = replace(study.contract, axes=dict(axes)) if axes else study.contract
    with _naming(study, step, launch):
        return build_lane(_request(workspace, contract, step, launch, spec, options), options.hip_compiler)


def _request(
    workspace: Workspace, contract: Contract, step: Step, launch: str, spec: LaneSpec, options: RunOptions
) -> BuildRequest:
    return BuildRequest(
        workspace=workspace,
        contract=contract,
        lane=launch,
        spec=spec,
        hashes=HashMemory(workspace.private / "hashes.json"),
        limit_s=options.build_limit_s,
        files=tuple(name for name in step.text.files if not name.endswith(IMPORTED)),  # sources are found by themselves
    )


@contextmanager
def _naming(study: Study, step: Step, launch: str) -> Iterator[None]:
    """Adds its file and its name to what is wrong with a lane."""
    try:
        yield
    except InputError as error:
        path = file_of_lane(study, step, lane_of_launch(launch))
        raise InputError(f"{path}: lanes.{launch}: {error}") from error


def codes_of(workspace: Workspace, study: Study, step: Step, lane: str, options: RunOptions) -> Codes:
    """A function that builds a lane for given sizes, as verification cases need it if sizes are compiled in."""

    def codes(axes: Axes) -> CodeObjects | str:
        found = []
        for launch, spec in step.lanes[lane].each(lane).items():
            outcome = _build(workspace, study, step, launch, spec, options, axes)
            if outcome.code_object is None:
                return f"the build failed: {outcome.message}"
            found.append(outcome.code_object)
        return tuple(found)

    return codes


@dataclass
class _Run:
    """One run under way."""

    workspace: Workspace
    study: Study
    step: Step
    database: Database
    writer: MeasuredRun
    options: RunOptions
    progress: Progress
    device: DeviceFacts | str
    _cases: list[Case] = field(default_factory=list)

    @property
    def contract(self) -> Contract:
        return self.study.contract

    def stages(self) -> Judgement | Answer:
        launches = {name: spec for lane, of in self.step.lanes.items() for name, spec in of.each(lane).items()}
        origin = study_origin(self.workspace, self.study, self.step)
        self.writer.origin(origin.facts, origin.files)
        scope = [*origin.files, *self.step.text.files]
        question = self._question(launches)
        if question and (answer := question.answer()):
            self._record_scope(scope)
            return self._answered(answer)
        if not isinstance(self.device, DeviceFacts):
            return self._built_and_judged(launches, scope, question, None)
        with sessions_ahead(self.contract) as sessions:
            return self._built_and_judged(launches, scope, question, sessions)

    def _built_and_judged(
        self, launches: dict[str, LaneSpec], scope: list[str], question: Question | None, sessions: Sessions | None
    ) -> Judgement | Answer:
        """All stages from building on; without `sessions`, nothing is measured."""
        outcomes: dict[str, BuildOutcome] = {}
        for name, spec in launches.items():
            self.progress(f"building {name}")
            started = time.monotonic()
            outcomes[name] = _build(self.workspace, self.study, self.step, name, spec, self.options)
            self.writer.build(outcomes[name], time.monotonic() - started)
        self._record_scope([*scope, *sources_of(self.workspace.root.resolve(), outcomes.values())])
        built = {}
        for name, spec in launches.items():
            if outcomes[name].ok:
                self.progress(f"reading {name}'s machine code")
                built[name] = _read_artifacts(spec, outcomes[name], self.writer)
        self.progress("checking the contract")
        started = time.monotonic()
        checks = check_pair(self.contract, built)
        self.writer.checks(checks, time.monotonic() - started)
        codes = self._built(built)
        facts: dict[str, LaneFacts] = {name: _lane_facts(outcomes[name], built.get(name)) for name in outcomes}
        baseline = _baseline_facts(self.database, self.contract, self.step, self.writer.run_id)
        verifications, has_reference = self._verify(codes)
        why = self.device if isinstance(self.device, str) else ""
        if not has_reference:
            why = "what has no reference is not timed"
        judgement = judge_static(self.contract.guardrails, facts, checks, baseline, verifications, why)
        expected = self._expected()
        is_open = judgement.verdict is Verdict.INCONCLUSIVE and not forbids(expected)
        same = question.same_codes({name: of.identity for name, of in facts.items()}) if question and is_open else []
        if question and (answer := question.answer_of(same)):
            return self._answered(answer)
        if isinstance(self.device, DeviceFacts) and sessions and has_reference and is_open:
            judgement = self._measure(self.device, codes, sessions)
            expected = self._expected()
        judgement = with_expectations(judgement, expected)
        if not_shown := [("not_shown", found.not_shown) for found in verifications if found.not_shown]:
            judgement = judgement.noting(not_shown)
        if same:
            judgement = judgement.noting([("known_code", known_code(same[0]))])
        if changed := self._changed():
            judgement = changed_meanwhile(judgement, changed)
        self.writer.judgement(judgement)
        return judgement

    def _changed(self) -> str | None:
        """Says so if the contract or the step is another one than when the run began: a build runs kernels' modules."""
        try:
            study, step = load_step(self.workspace, f"{self.step.study}/{self.step.name}")
        except InputError:
            study, step = None, None
        for what, before, now in (("contract", self.contract, study and study.contract), ("step", self.step, step)):
            if now != before:
                return f"the {what}'s file was changed while the run was under way: it is not known what was run"
        return None

    def _record_scope(self, paths: list[str]) -> None:
        """Records the commit, and what of these files it does not have."""
        scope = scope_origin(self.workspace, paths)
        self.writer.origin(scope.facts, scope.files)

    def _built(self, built: dict[str, LaneArtifacts]) -> dict[str, CodeObjects]:
        """The lanes whose launches are all built, with their code objects."""
        names = {lane: list(spec.each(lane)) for lane, spec in self.step.lanes.items()}
        return {
            lane: tuple(built[name].code_object for name in each)
            for lane, each in names.items()
            if all(name in built for name in each)
        }

    def _codes(self, lane: str) -> Codes:
        return codes_of(self.workspace, self.study, self.step, lane, self.options)

    def _verify(self, lanes: dict[str, CodeObjects]) -> tuple[list[Verification], bool]:
        """Runs all lanes' code objects on the emulator; if a build failed, nothing is verified.

        Also returns whether there is a reference, because without one no device can verify the lanes.
        """
        if len(lanes) < len(self.step.lanes):
            return [], True
        started, has_reference = time.monotonic(), True
        try:
            self._cases = make_cases(self.contract)
        except (NoReference, UnavailableError) as error:
            found = [Verification(lane, VerificationStatus.UNVERIFIED, str(error)) for lane in lanes]
            has_reference = False
        else:
            self._require_arguments()
            found = []
            for lane, own in lanes.items():
                self.progress(f"verifying {lane} on the emulator")
                spec, engine = self.step.lanes[lane], engine_folder()
                found.append(verify_on_emulator(self.contract, lane, spec, own, self._cases, engine, self._codes(lane)))
        self.writer.verification(found, time.monotonic() - started)
        return found, has_reference

    def _require_arguments(self) -> None:
        """Raises InputError if a lane has no arguments at a size at which it is verified, as where TMA cannot read a
        row of that length.
        """
        launches = [each for lane, of in self.step.lanes.items() for each in of.each(lane).items()]
        for (name, spec), case in product(launches, self._cases):
            with _naming(self.study, self.step, name):
                try:
                    self.contract.arguments(spec, case.axes)
                except InputError as error:
                    raise InputError(f"field 'arguments': verified with '{case.name}': {error}") from error

    def _question(self, launches: dict[str, LaneSpec]) -> Question | None:
        """What the step asks; None if it has said what is new, should it repeat another one."""
        asked = {}
        for name, spec in launches.items():
            with _naming(self.study, self.step, name):
                request = _request(self.workspace, self.contract, self.step, name, spec, self.options)
                asked[name] = experiment_of(request, self.options.hip_compiler)
        fingerprint = fingerprint_of(self.study, self.step, asked)
        precondition = self.options.again or self.step.text.again
        self.writer.fingerprint(fingerprint, precondition)
        if precondition:
            return None
        device = self.device if isinstance(self.device, DeviceFacts) else None
        return Question(self.workspace, self.database, self.study, self.step, self.writer.run_id, fingerprint, device)

    def _answered(self, answer: Answer) -> Answer:
        """Stores the answer, with what the answering run's figures say to the clauses that this step expects."""
        if clauses := self.step.clauses(self.contract):
            record = find_run(self.database, answer.run.id)
            baseline = baseline_for(self.database, self.study.name, self.contract, record)
            self.writer.expectations(
                hold(clauses, figures_of_run(record), figures_of_run(baseline) if baseline else None)
            )
        self.writer.answered(answer.run.uuid, answer.sentences())
        return answer

    def _expected(self) -> list[Expected]:
        """What has become so far of the clauses that the step expects; it is stored too."""
        clauses = self.step.clauses(self.contract)
        if not clauses:
            return []
        record = find_run(self.database, self.writer.run_id)
        if isinstance(self.device, DeviceFacts):
            baseline = self._kept_on(self.device)
        else:
            baseline = baseline_for(self.database, self.study.name, self.contract, record)
        found = hold(clauses, figures_of_run(record), figures_of_run(baseline) if baseline else None)
        self.writer.expectations(found)
        return found

    def _kept_on(self, device: DeviceFacts, lane: str | None = None) -> RunRecord | None:
        """What the judged lane, or another, is timed against on a device: the last run that was kept there before this
        one.
        """
        lane = lane or self.step.judged_lane(self.contract)
        where = device.kind, device.name
        return measured_baseline(self.database, self.study.name, self.contract, lane, *where, before=self.writer.run_id)

    def _control_kept(self, device: DeviceFacts, trial: Trial) -> str | None:
        """The step whose run is the control lane's own baseline, if it launched something else than this one does."""
        lane = trial.control.lane
        kept = self._kept_on(device, lane) if lane != trial.judged_lane else None
        if kept is None or _lane_identities(kept).get(lane) == trial.control.identity:
            return None
        return kept.step

    def _measure(self, device: DeviceFacts, lanes: dict[str, CodeObjects], sessions: Sessions) -> Judgement:
        binaries = {}
        for lane, own in lanes.items():
            binary = LaneBinary(lane, self.step.lanes[lane], own)
            sizes = [case.axes for case in self._cases]
            binaries[lane] = sized(self.contract, binary, sizes, self._codes(lane))
        judged, kept = self.step.judged_lane(self.contract), self._kept_on(device)
        self.writer.compared_with(kept.run["uuid"] if kept else None)
        trial = Trial(
            self.contract,
            judged,
            binaries,
            Goal(self.step.text.expect.goal),
            baseline=None
            if kept is None
            else recorded_binary(
                self.workspace, self.database, self.contract, kept, judged, f"the baseline, {kept.step},"
            ),
            baseline_step=None if kept is None else kept.step,
            is_baseline=kept is not None and kept.step == self.step.name,
            baseline_identities={} if kept is None else _lane_identities(kept),
            parent=self.step.text.parent,
        )
        trial = replace(trial, control_kept=self._control_kept(device, trial))
        conditions = _conditions(self.contract, device, self.options)
        return Stopwatch(self.writer, conditions, trial, sessions, self.progress).judge()


def _read_artifacts(spec: LaneSpec, outcome: BuildOutcome, writer: RunWriter) -> LaneArtifacts:
    started = time.monotonic()
    code = outcome.code_object
    assert code is not None
    built, analysis = analyse_built(code)
    writer.analysis(outcome.lane, reading_of(analysis), time.monotonic() - started)
    return LaneArtifacts(spec, outcome, built, analysis)


def _lane_facts(outcome: BuildOutcome, artifacts: LaneArtifacts | None) -> LaneFacts:
    if outcome.code_object is None or artifacts is None:
        where = f"{outcome.failed_stage}, pass {outcome.failed_pass}" if outcome.failed_pass else outcome.failed_stage
        first, *more = (outcome.message or "").splitlines() or [""]
        failure = "\n".join([f"{first} (in {where})", *more])
        return LaneFacts(failure=failure, is_stopped=outcome.is_stopped)
    return LaneFacts(
        failure=None,
        identity=LaneBinary(outcome.lane, artifacts.spec, (outcome.code_object,)).identity,
        next_free_vgpr=artifacts.analysis.resources.next_free_vgpr,
        private_segment_bytes=artifacts.kernel.private_segment_bytes,
    )


def _baseline_facts(database: Database, contract: Contract, step: Step, run_id: int) -> BaselineFacts | None:
    found = baseline_run(database, step.study, contract, before=run_id)
    if found is None:
        return None
    return BaselineFacts(found.step, is_same_step=found.step == step.name, identities=_recorded_identities(found))


def figures_of_run(record: RunRecord) -> Figures:
    """What a run's record says in figures."""
    times: dict[tuple[str | None, str], Figure] = {}
    for lane in record.lanes:
        if (milliseconds := record.kpi_ms(lane)) is not None:
            times[lane, DURATION] = Figure(milliseconds, record.time_basis(lane) or "")
    if record.ratio is not None and (bounds := record.ratio_bounds):
        times[None, RATIO] = Figure(record.ratio, Basis.MEASURED, *bounds)
    elif record.ratio is not None and record.is_imported:
        times[None, RATIO] = Figure(record.ratio, Basis.IMPORTED)
    paired = [row for row in record.sessions if row["effect"] is not None and row["effect_low"] is not None]
    if paired:
        last = paired[-1]
        times[None, EFFECT] = Figure(last["effect"], Basis.MEASURED, last["effect_low"], last["effect_high"])
    return Figures(record.step, record.counters, times)


def _lane_identities(record: RunRecord) -> dict[str, str | None]:
    """The identities of a recorded run's lanes: each joins those of its launches, as `LaneBinary.identity` does."""
    of_launch = _recorded_identities(record)
    found = {lane: [of_launch.get(name) for name in record.launches(lane)] for lane in record.lanes}
    return {lane: "; ".join(each) for lane, identities in found.items() if (each := [of for of in identities if of])}


def _recorded_identities(record: RunRecord) -> dict[str, str | None]:
    launches = recorded_launches((record.run["spec"] or {}).get("lanes"))
    return {
        name: launch_identity(build["code_object_sha256"], build["dynamic_lds_bytes"], launches.get(name, {}))
        for name, build in record.builds.items()
        if build["code_object_sha256"]
    }
