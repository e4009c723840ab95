"""The order of the stages: build, analyse, check, verify, judge, measure what is still open, judge that. The result of
each is stored as it ends.

No other module knows this order.
"""

import re
import time
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cached_property

from parity.contract import Contract, LaneSpec, lane_of_launch
from parity.contract.files import step_path
from parity.contract.study import Step, Study, load_step, load_study
from parity.contract.workspace import Workspace
from parity.devices.gpu import LaneBinary
from parity.errors import InputError, UnavailableError
from parity.gate import (
    LaneFacts,
    changed_meanwhile,
    forbids,
    hold,
    judge_static,
    with_expectations,
)
from parity.isa.findings import RESIDENCY
from parity.lanes import experiment_of, holds_for
from parity.lanes.again import otherwise
from parity.measure.ahead import Sessions, Start, sessions_ahead
from parity.measure.session import Worker
from parity.measure.stage import Stopwatch
from parity.origin.capture import scope_origin, sources_of, study_origin
from parity.records import (
    CONSTANTS,
    PROBLEM,
    SHIPPED,
    BuildOutcome,
    Check,
    CodeObjects,
    DeviceFacts,
    ExpectationResult,
    Judgement,
    Reason,
    Verdict,
    Verification,
    VerificationStatus,
)
from parity.run.building import build, codes_of, naming, read_artifacts, request_of, require_arguments
from parity.run.figures import baseline_facts, figures_of_run, lane_facts
from parity.run.options import Progress, RunOptions
from parity.run.profiling import Tool, may_be_launched, profile_recorded, profiler_for
from parity.run.recorded import RunInBook
from parity.run.repeats import Answer, Question, fingerprint_of, known_code
from parity.run.timing import (
    alone,
    at_new_sizes,
    beside_control,
    conditions_of,
    find_device,
    machine_of,
    starter,
    trial_of,
)
from parity.run.trying import Try
from parity.store import (
    Database,
    MeasuredRun,
    RunRecord,
    find_run,
    measured_baseline,
    open_lab_book,
    run_beside,
)
from parity.system.leftovers import remove_leftovers
from parity.verify import Case, Codes, NoReference, make_cases, sized, verify_once
from parity.verify.arithmetic import check_arithmetic, passes_of
from parity.verify.artifacts import LaneArtifacts, check_pair
from parity.version import __version__


@dataclass(frozen=True)
class RunResult:
    """A finished run: its number in the lab book, its judgement or the earlier run that answers it, the reason if the
    run could not be profiled, whether a lane remains unverified, and why the machine that was asked for timed nothing.
    """

    run_id: int
    judgement: Judgement | Answer
    not_profiled: str | None = None
    is_unverified: bool = False
    not_measured: str | None = None

    @property
    def verdict(self) -> Verdict:
        """The run's own verdict, or that of the run that answers it."""
        return Verdict(self.judgement.run.verdict) if isinstance(self.judgement, Answer) else self.judgement.verdict


def run_step(
    workspace: Workspace, reference: str, url: str | None, options: RunOptions, progress: Progress
) -> RunResult:
    """Run one step from its files to a stored verdict.

    A compiler or a device that fails is part of the result. Raises InputError or UnavailableError for what the user can
    put right, and then stores no run. Raises StoreError if the lab book cannot be written.
    """
    study, step = load_step(workspace, reference)
    if options.on and options.profile:
        raise InputError("--profile: a profiler runs beside the GPU: leave it out, or run 'parity profile' there")
    remove_leftovers(workspace.private)
    with machine_of(workspace, study.contract, options, progress) as machine:
        device = find_device(study.contract, options, progress, machine)
        result = _timed_on(workspace, (study, step), url, options, progress, (device, starter(machine)))
    return replace(result, not_measured=f"not measured: {device}") if options.on and isinstance(device, str) else result


def _timed_on(
    workspace: Workspace,
    chosen: tuple[Study, Step],
    url: str | None,
    options: RunOptions,
    progress: Progress,
    where: tuple[DeviceFacts | str, Start],
) -> RunResult:
    """Run a step on a device that is found, whose sessions are started so."""
    (study, step), (device, start) = chosen, where
    profiler = profiler_for(study.contract, device) if options.profile else None
    if options.vendor and isinstance(device, str):
        raise UnavailableError(f"--vendor: the library is timed on a GPU of {study.contract.arch}: {device}")
    database = open_lab_book(workspace, url, study)
    with alone(database, study.name, device, options, progress):
        writer = MeasuredRun(database, step, study.contract, __version__)
        run = _Run(workspace, study, step, database, writer, options, progress, device, start=start)
        judgement = run.ended()
        if isinstance(judgement, Answer):
            not_profiled = "not profiled: nothing was built" if options.profile else None
            return RunResult(writer.run_id, judgement, not_profiled)
        result = RunResult(writer.run_id, judgement, is_unverified=writer.is_unverified)
        if not (options.profile and profiler and isinstance(device, DeviceFacts)):
            return result
        record = find_run(database, writer.run_id)
        lanes = [lane for lane, build in record.builds.items() if build.code_object_sha256]
        if not lanes or not may_be_launched(record):
            why = "no lane has a code object" if not lanes else "the run failed its verification"
            return replace(result, not_profiled=f"not profiled: {why}")
        in_book = RunInBook(workspace, database, study.contract, record)
        profile_recorded(in_book, Tool(profiler, device, options.ordinal), lanes, options.profile, progress)
    return result


def run_try(workspace: Workspace, tried: Try, url: str | None, options: RunOptions, progress: Progress) -> RunResult:
    """Run what is no step yet as `run_step` runs a step; nothing times it, and no earlier run answers it."""
    study, step = tried.study, tried.step
    remove_leftovers(workspace.private)
    database = open_lab_book(workspace, url, study)
    with alone(database, study.name, _UNTIMED, options, progress):
        writer = MeasuredRun(database, step, study.contract, __version__)
        run = _Run(workspace, study, step, database, writer, options, progress, _UNTIMED, tried.text.encode())
        return RunResult(writer.run_id, run.ended(), is_unverified=writer.is_unverified)


_UNTIMED = "a try is not timed"
_OTHER_TEXT = (
    "not shown: that the emulated text is the code object's: the assembler here makes other code of it, or none"
)
_OWN_LINES = "not shown: which source lines its instructions are of: a source numbers its lines itself (#line)"
_NUMBERS_LINES = re.compile(rb"^[ \t]*(?:#|%:|\?\?=)[ \t]*(?:line\b|\d)|\"[^\"\n]*\.(?:loc|file)[ \t]", re.MULTILINE)


@dataclass
class _Run:
    """One run under way; of a step without a file, `draft` is the text."""

    workspace: Workspace
    study: Study
    step: Step
    database: Database
    writer: MeasuredRun
    options: RunOptions
    progress: Progress
    device: DeviceFacts | str
    draft: bytes | None = None
    start: Start = Worker

    @property
    def contract(self) -> Contract:
        return self.study.contract

    @cached_property
    def _cases(self) -> list[Case]:
        cases = make_cases(self.contract)
        require_arguments(self.study, self.step, cases)
        return cases

    def ended(self) -> Judgement | Answer:
        """Run all stages. Of what cannot be run at all nothing is left, of what is interrupted everything is."""
        try:
            return self._stages()
        except (InputError, UnavailableError):
            self.writer.discard()
            raise
        except KeyboardInterrupt:
            self.writer.interrupted()
            raise

    def _stages(self) -> Judgement | Answer:
        launches = {
            name: spec for lane, lane_spec in self.step.lanes.items() for name, spec in lane_spec.each(lane).items()
        }
        origin = study_origin(self.workspace, self.study, self.step, self.draft)
        self.writer.origin(origin.facts, origin.files)
        scope = [*origin.files, *self.step.text.files]
        if self.draft is not None:
            scope.remove(step_path(self.study.name, self.step.name))
        question = self._question(launches) if self.draft is None else None
        if question and (answer := question.answer()):
            self._record_scope(scope)
            return self._answered(answer)
        if not isinstance(self.device, DeviceFacts):
            return self._built_and_judged(launches, scope, question, None)
        with sessions_ahead(self.start) as sessions:
            return self._built_and_judged(launches, scope, question, sessions)

    def _built_and_judged(
        self, launches: dict[str, LaneSpec], scope: list[str], question: Question | None, sessions: Sessions | None
    ) -> Judgement | Answer:
        """All stages from building on; without `sessions`, nothing is measured."""
        outcomes: dict[str, BuildOutcome] = {}
        for name, spec in launches.items():
            self.progress(f"building {name}")
            started = time.monotonic()
            outcomes[name] = build(self.workspace, self.study, self.step, name, spec, self.options)
            self.writer.build(outcomes[name], time.monotonic() - started)
        self._record_scope([*scope, *sources_of(self.workspace.root.resolve(), outcomes.values())])
        built = {}
        for name, spec in launches.items():
            if outcomes[name].ok:
                self.progress(f"reading {name}'s machine code")
                built[name] = read_artifacts(spec, outcomes[name], self.writer)
        self.progress("checking the contract")
        started = time.monotonic()
        checks = check_pair(self.contract, built)
        self.writer.checks(checks, time.monotonic() - started)
        codes = self._built(built)
        facts: dict[str, LaneFacts] = {name: lane_facts(outcomes[name], built.get(name)) for name in outcomes}
        baseline = baseline_facts(self.database, self.contract, self.step, self.writer.run_id)
        if baseline is not None and self._is_sized(codes):  # what is equal here may differ at another size
            baseline = replace(baseline, identities={})
        verifications, has_reference = self._verify(codes)
        if below := self._below(built, codes, verifications):
            self.writer.checks(below, 0.0)
            checks += below
        why = self.device if isinstance(self.device, str) else ""
        if not has_reference:
            why = "what has no reference is not timed"
        judgement = judge_static(self.contract.guardrails, facts, checks, baseline, verifications, why)
        expected = self._expected()
        is_open = judgement.verdict is Verdict.INCONCLUSIVE and not forbids(expected)
        identities = {name: launch_facts.identity for name, launch_facts in facts.items()}
        same = question.same_codes(identities) if question and is_open and not self._is_sized(codes) else []
        if question and (answer := question.answer_of(same)):
            return self._answered(answer)
        if isinstance(self.device, DeviceFacts) and sessions and has_reference and is_open:
            judgement = self._measure(self.device, codes, sessions, _hints(built))
            if judgement.verdict is Verdict.KEEP:
                judgement = judgement.noting(self._built_again(outcomes))
            expected = self._expected()
        judgement = with_expectations(judgement, expected)
        not_shown = self.writer.left_open
        not_shown += [(one.lane, f"{one.lane}: {one.found}") for one in checks if one.name == CONSTANTS]
        not_shown += [(lane_of_launch(name), f"{name}: {_OTHER_TEXT}") for name in built if _is_beside(outcomes[name])]
        not_shown += [
            (lane_of_launch(name), f"{name}: {_OWN_LINES}") for name in built if _has_own_lines(outcomes[name])
        ]
        judgement = judgement.noting([Reason("not_shown", text, lane) for lane, text in not_shown])
        if same:
            judgement = judgement.noting([Reason("known_code", known_code(same[0]))])
        if changed := self._changed():
            judgement = changed_meanwhile(judgement, changed)
        self.writer.judgement(judgement)
        return judgement

    def _changed(self) -> str | None:
        """Say so if the contract or the step is another one than when the run began: a build runs kernels' modules."""
        study, step = None, None
        with suppress(InputError):
            if self.draft is None:
                study, step = load_step(self.workspace, f"{self.step.study}/{self.step.name}")
            else:
                study, step = load_study(self.workspace, self.step.study), self.step
        for what, before, now in (("contract", self.contract, study and study.contract), ("step", self.step, step)):
            if now != before:
                return f"the {what}'s file was changed while the run was under way: it is not known what was run"
        return None

    def _record_scope(self, paths: list[str]) -> None:
        """Record the commit, and what of these files it does not have."""
        scope = scope_origin(self.workspace, paths)
        self.writer.origin(scope.facts, scope.files)

    def _built(self, built: dict[str, LaneArtifacts]) -> dict[str, CodeObjects]:
        """Return the lanes whose launches are all built, with their code objects."""
        names = {lane: list(spec.each(lane)) for lane, spec in self.step.lanes.items()}
        return {
            lane: tuple(built[name].code_object for name in launch_names)
            for lane, launch_names in names.items()
            if all(name in built for name in launch_names)
        }

    def _below(
        self, built: dict[str, LaneArtifacts], lanes: dict[str, CodeObjects], verifications: list[Verification]
    ) -> list[Check]:
        """Return the checks of launches that compute, or may compute, in fewer bits than the contract asks for."""
        found = {one.lane: one for one in verifications if one.axes is not None}
        checks = []
        for lane in lanes:
            names = list(self.step.lanes[lane].each(lane))
            counted = found[lane].counted if lane in found else {}
            executed = [counted[name].executed if name in counted else {} for name in names]
            macs = self.contract.form(found[lane].axes).least_macs if lane in found else None
            passes = passes_of([built[name] for name in names], executed, macs)
            checks += [check_arithmetic(self.contract, name, built[name], passes) for name in names]
        return [check for check in checks if check]

    def _built_again(self, outcomes: dict[str, BuildOutcome]) -> list[Reason]:
        """Build the judged lane's launches once more, elsewhere, and note those that come out otherwise."""
        lane, notes = self.step.judged_lane(self.contract), []
        name, why = SHIPPED
        if any(name in outcome.facts for outcome in outcomes.values()):
            self.writer.device_facts({"built again": f"not shown: {why}"})
            return []
        for name, spec in self.step.lanes[lane].each(lane).items():
            self.progress(f"building {name} again")
            request = request_of(self.workspace, self.contract, self.step, name, spec, self.options)
            if found := otherwise(request, outcomes[name], self.options.hip_compiler):
                text = f"{name}: built again in another folder and from another process, {found}"
                notes.append(Reason("builds_otherwise", text, name))
        said = "; ".join(note.text for note in notes) or "the same code, in another folder and from another process"
        self.writer.device_facts({"built again": said})
        return notes

    def _codes(self, lane: str) -> Codes:
        return codes_of(self.workspace, self.study, self.step, lane, self.options)

    def _verify(self, lanes: dict[str, CodeObjects]) -> tuple[list[Verification], bool]:
        """Verify all lanes' code objects on the emulator; if a build failed, nothing is verified, unless each kernel is
        asked about.

        Also returns whether there is a reference, because without one no device can verify the lanes.
        """
        if not lanes or (len(lanes) < len(self.step.lanes) and not self.options.against):
            return [], True
        started, has_reference, verifications = time.monotonic(), True, list[Verification]()
        for lane, code_objects in lanes.items():
            self.progress(f"verifying {lane} on the emulator")
            binary = LaneBinary(lane, self.step.lanes[lane], code_objects)
            try:
                verification = verify_once(self.contract, binary, lambda: self._cases, self._codes(lane))
            except (NoReference, UnavailableError) as error:
                verification, has_reference = Verification(lane, VerificationStatus.UNVERIFIED, str(error)), False
            verifications.append(verification)
        self.writer.verification(verifications, time.monotonic() - started)
        return verifications, has_reference

    def _question(self, launches: dict[str, LaneSpec]) -> Question | None:
        """Return what the step asks; None if it is stated what is new, should the step repeat another one."""
        asked = {}
        for name, spec in launches.items():
            with naming(self.study, self.step, name):
                request = request_of(self.workspace, self.contract, self.step, name, spec, self.options)
                asked[name] = experiment_of(request, self.options.hip_compiler)
        fingerprint = fingerprint_of(self.study, self.step, asked)
        precondition = self.options.again or self.step.text.again
        self.writer.fingerprint(fingerprint, precondition)
        if precondition:
            return None
        device = self.device if isinstance(self.device, DeviceFacts) else None
        return Question(self.workspace, self.database, self.study, self.step, self.writer.run_id, fingerprint, device)

    def _answered(self, answer: Answer) -> Answer:
        """Store the answer, with what the answering run's figures say about the clauses that this step expects."""
        if clauses := self.step.clauses(self.contract):
            record = find_run(self.database, answer.run.id)
            other = run_beside(self.database, self.study.name, self.contract, record)
            self.writer.expectations(hold(clauses, figures_of_run(record), figures_of_run(other) if other else None))
        self.writer.answered(answer.run.uuid, answer.sentences())
        return answer

    def _expected(self) -> list[ExpectationResult]:
        """Return what has become so far of the clauses that the step expects, and store it."""
        clauses = self.step.clauses(self.contract)
        if not clauses:
            return []
        record = find_run(self.database, self.writer.run_id)
        kept = self._kept_on(self.device) if isinstance(self.device, DeviceFacts) else None
        other = kept or run_beside(self.database, self.study.name, self.contract, record)
        expected = hold(clauses, figures_of_run(record), figures_of_run(other) if other else None)
        self.writer.expectations(expected)
        return expected

    def _kept_on(self, device: DeviceFacts, lane: str | None = None) -> RunRecord | None:
        """Return what the judged lane, or another, is timed against on a device: the last run that was kept there
        before this one.
        """
        lane = lane or self.step.judged_lane(self.contract)
        where = lane, device.kind, device.name
        return measured_baseline(self.database, self.study.name, self.contract, where, before=self.writer.run_id)

    def _is_sized(self, lanes: dict[str, CodeObjects]) -> bool:
        """Whether a lane has other code objects for another of the contract's sizes."""
        return any(
            not holds_for(self.contract, lane, self.step.lanes[lane], codes, axes)
            for lane, codes in lanes.items()
            for axes in self.contract.points.values()
        )

    def _keep_sized(self, binaries: dict[str, LaneBinary]) -> None:
        """Store the code objects for the contract's other sizes, of lanes in which these are compiled in."""
        points = [tuple(sorted(axes.items())) for axes in self.contract.points.values()]
        for lane, binary in binaries.items():
            for size, codes in binary.sized:
                for launch, code in zip(binary.spec.each(lane), codes, strict=True) if size in points else ():
                    self.writer.sized(launch, dict(size), code)

    def _measure(self, device: DeviceFacts, lanes: dict[str, CodeObjects], sessions: Sessions, hints: str) -> Judgement:
        sizes = [case.axes for case in self._cases]
        binaries = {
            lane: sized(self.contract, LaneBinary(lane, self.step.lanes[lane], code_objects), sizes, self._codes(lane))
            for lane, code_objects in lanes.items()
        }
        self._keep_sized(binaries)
        against = self.options.against
        kept = None if against else self._kept_on(device)
        self.writer.compared_with(kept.run.uuid if kept else None)
        self.writer.origin(_needed(self.contract), {})
        trial = trial_of(self.workspace, self.database, self.contract, self.step, binaries, kept)
        if against:
            trial = replace(trial, baseline=binaries[against], baseline_step=against)
        if (control_lane := trial.control.lane) != trial.judged_lane:
            trial = beside_control(trial, self._kept_on(device, control_lane))
        conditions = conditions_of(self.contract, device, self.options)
        trial = replace(at_new_sizes(trial, kept, conditions.epoch), hints=hints)
        judgement = Stopwatch(self.writer, conditions, trial, sessions, self.progress).judge()
        where = f"measured on {self.options.on}, whose {device.name} is in {device.host}"
        return judgement.noting([Reason("machine", where)] if self.options.on else [])


def _needed(contract: Contract) -> dict[tuple[str, str], str]:
    """Return facts about the problem: the operations and bytes that no kernel can do without, where that is known."""
    form = contract.form()
    facts = {}
    if form.least_macs is not None:
        facts[PROBLEM, "operations"] = str(2 * form.least_macs)
    if form.least_read is not None:
        facts[PROBLEM, "bytes"] = str(form.least_read + form.least_written)
    return facts


def _is_beside(outcome: BuildOutcome) -> bool:
    """Whether a text is not shown to be the code object's, and a module ran in the process that wrote both."""
    runs_module = any(source.endswith(".py") for source in outcome.sources)
    return runs_module and outcome.facts.get("assembles_to_object") in ("no", "unknown")


def _has_own_lines(outcome: BuildOutcome) -> bool:
    """Whether a source that a compiler reads says itself which lines it has."""
    sources = (outcome.artifacts[name] for name in outcome.sources if not name.endswith(".py"))
    return any(_NUMBERS_LINES.search(path.read_bytes()) for path in sources)


def _hints(built: dict[str, LaneArtifacts]) -> str:
    """Say what launches ask of the caches; empty if they ask for nothing."""
    found = [(name, finding) for name, launch in built.items() for finding in launch.analysis.findings]
    return "; ".join(f"{name}: {finding.text}" for name, finding in found if finding.code == RESIDENCY)
