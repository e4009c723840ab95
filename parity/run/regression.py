"""`parity check`: steps are built, read and verified as in a run, without a GPU; each finding is a check that passes or
not. Nothing is timed, and unless that is asked for nothing is recorded.
"""

import math
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from parity.contract.guardrails import limits_of
from parity.contract.references import study_names, study_or_step
from parity.contract.study import Step, Study, load_step, load_study
from parity.contract.workspace import Workspace
from parity.errors import InputError, ParityError, UnavailableError
from parity.gate import BoundFigures, hold, hold_bounds
from parity.machines.cluster import spread
from parity.origin.changes import changed_since
from parity.origin.reproducing import recorded_workspace
from parity.origin.sharing import kernel_users
from parity.records import (
    BUILD_STOPPED,
    FALLEN,
    UNVERIFIED,
    VERIFICATION,
    CheckStatus,
    ExpectationStatus,
    RunStatus,
)
from parity.records.faults import Fault, fault_from
from parity.report.failing import complaint
from parity.report.records.checks import CheckLine, CheckReport, Outcome, StepChecks, check_report
from parity.run.figures import figures_of_run
from parity.run.options import Progress, RunOptions
from parity.run.pipeline import run_step
from parity.store import Database, RunRecord, baseline_run, find_run, reading_subjects, run_beside, runs_of_step
from parity.system.leftovers import temporary_folder
from parity.system.workers import Died, jobs_for

_OF_CHECK = {
    CheckStatus.HELD: Outcome.PASSED,
    CheckStatus.VIOLATED: Outcome.FAILED,
    CheckStatus.NOT_SHOWN: Outcome.NOT_SHOWN,
}
_OF_EXPECTATION = {
    ExpectationStatus.CONFIRMED: Outcome.PASSED,
    ExpectationStatus.FALSIFIED: Outcome.FAILED,
    ExpectationStatus.UNTESTED: Outcome.NOT_SHOWN,
}
_WHY_AGAIN = "parity check"
_MEASURING = "measure "  # stages of sessions
_BYTES_OF_A_CHECK = 3 << 30  # at most, of the studies of this repository
NO_BOUNDS = "no bounds are stated ([check.bounds] of contract.toml): counters are not held against a baseline"


class BadSteps(InputError):
    """Steps or studies that are missing or wrong; `report` has a check of each that says so."""

    def __init__(self, report: CheckReport, *sentences: str) -> None:
        super().__init__(*sentences)
        self.report = report


@dataclass(frozen=True)
class CheckOptions:
    """What the user chose: `db` is the lab book with the baseline, which is written only to `record`; `jobs` steps are
    checked at a time, by default one for each core, as far as memory goes. `on` is a cluster that checks in
    the place of this machine.
    """

    run: RunOptions
    db: str | None = None
    record: bool = False
    allow_unverified: bool = False
    jobs: int | None = None
    on: str | None = None


def check_steps(
    workspace: Workspace, references: Sequence[str], options: CheckOptions, progress: Progress
) -> CheckReport:
    """Check the steps that are named; of a study that is named, and of every study if nothing is, check the step at
    which it stands.

    Raises BadSteps for those that are missing or wrong, before any is checked.
    """
    if options.record and options.on:
        raise InputError("--record: a cluster does not write the lab book: leave it out, or --on")
    book = _book(workspace, options.db)
    chosen = _chosen(workspace, book, references)
    run = replace(options.run, device="emulator", again=_WHY_AGAIN)
    with temporary_folder("check") as folder:
        url = options.db if options.record else str(folder / "check.db")
        options = replace(options, run=run)
        jobs = options.jobs or jobs_for(_BYTES_OF_A_CHECK)
        if options.record or (options.on is None and min(jobs, len(chosen)) < 2):  # several may not write one lab book
            checker = _Checker(workspace, book, url, options, progress)
            return check_report([checker.check(*pair) for pair in chosen])
        return check_report(_in_workers(workspace, book, options, chosen, jobs, progress))


@dataclass(frozen=True)
class _Asked:
    """A step to check, for a worker."""

    workspace: Workspace
    options: CheckOptions
    reference: str


def _in_workers(
    workspace: Workspace,
    book: Database | None,
    options: CheckOptions,
    chosen: Sequence[tuple[Study, Step]],
    jobs: int,
    progress: Progress,
) -> list[StepChecks]:
    """Check several steps at a time, each with a lab book of its own, first those that took longest when they were run;
    return them in their order.
    """
    seconds = [_seconds(_finished(study, step.name, book)) for study, step in chosen]
    order = sorted(range(len(chosen)), key=lambda number: -seconds[number])
    asked = [_Asked(workspace, options, f"{chosen[number][0].name}/{chosen[number][1].name}") for number in order]
    found = dict[int, StepChecks]()
    for place, checks in spread(workspace, options.on, _check_apart, asked, jobs):
        number = order[place]
        study, step = chosen[number]
        if isinstance(checks, Died):
            places = _LineMaker(workspace.root, study, step)
            line = places.line("run", "step", Outcome.FAILED, f"its process {checks.how}, twice")
            checks = StepChecks(study.name, step.name, None, None, None, 0.0, [line])
        found[number] = checks
        progress(f"checked {asked[place].reference}", done=len(found), total=len(asked))
    return [found[number] for number in range(len(asked))]


def _seconds(runs: list[RunRecord]) -> float:
    """Return how long a step took without a stopwatch when it was run last; one that never was comes first."""
    if not runs:
        return math.inf
    return sum(row.seconds or 0.0 for row in runs[-1].stages if not row.name.startswith(_MEASURING))


def _check_apart(asked: _Asked) -> StepChecks:
    """Check a step, in a worker."""
    book = _book(asked.workspace, asked.options.db)
    with temporary_folder("check") as folder:
        checker = _Checker(asked.workspace, book, str(folder / "check.db"), asked.options, _silent)
        return checker.check(*load_step(asked.workspace, asked.reference))


def _silent(text: str, *, done: int = 0, total: int | None = None) -> None:
    """Show nothing: the caller tells which steps have ended."""
    del text, done, total


def _book(workspace: Workspace, db: str | None) -> Database | None:
    """Open the lab book with the baselines, only to be read; return None if there is none yet."""
    database = Database(workspace.database_url(db), workspace.root)
    if database.path is not None and not database.path.exists():
        return None
    return database.open(only_read=True)


def _chosen(workspace: Workspace, book: Database | None, references: Sequence[str]) -> list[tuple[Study, Step]]:
    steps: dict[str, tuple[Study, Step]] = {}
    wrong: dict[str, InputError] = {}
    for reference in references or study_names(workspace):
        try:
            if name := _named(workspace, book, reference, is_wanted=bool(references)):
                steps[name] = load_step(workspace, name)
        except InputError as error:
            wrong[reference] = error
    if wrong:
        lines = [_bad_step(workspace, reference, error) for reference, error in wrong.items()]
        raise BadSteps(check_report(lines), *(text for error in wrong.values() for text in error.sentences))
    if not steps:
        raise InputError(f"{workspace.experiments}: no study here has a step to check")
    return list(steps.values())


def _named(workspace: Workspace, book: Database | None, reference: str, *, is_wanted: bool) -> str | None:
    """Return a step's whole name; None for a study without a step. Raises InputError if such a study was asked for by
    name.
    """
    study, step = study_or_step(workspace, reference) if is_wanted else (reference, None)
    step = step or _standing_step(load_study(workspace, study), book)
    if step is None and is_wanted:
        raise InputError(f"{workspace.experiments / study}: has no step to check")
    return f"{study}/{step}" if step else None


def _bad_step(workspace: Workspace, reference: str, error: InputError) -> StepChecks:
    try:
        study, step = study_or_step(workspace, reference)
    except InputError:
        study, step = reference, None
    file = next(
        (parsed_complaint.file for parsed_complaint in map(complaint, error.sentences) if parsed_complaint.file),
        str(workspace.experiments),
    )
    kind = "step" if step else "study"
    line = CheckLine("input", kind, Outcome.BAD_INPUT, "; ".join(error.sentences), file, 1)
    return StepChecks(study, step or "", None, None, None, 0.0, [line])


def _standing_step(study: Study, book: Database | None) -> str | None:
    """Return the step at which a study stands: its baseline, else the last step that no recorded run has rejected."""
    names = study.step_names()
    kept = _kept(study, book)
    if kept and kept.step in names:
        return kept.step
    runs = {name: _finished(study, name, book) for name in names}
    good = [name for name in names if not runs[name] or runs[name][-1].run.verdict not in FALLEN]
    return next(reversed(good or names), None)


def _kept(study: Study, book: Database | None) -> RunRecord | None:
    """Return the last run that was kept; None for one that was imported, which has no code objects to compare with."""
    baseline = baseline_run(book, study.name, study.contract) if book else None
    return None if baseline is None or baseline.is_imported else baseline


def _finished(study: Study, step: str, book: Database | None) -> list[RunRecord]:
    """Return the step's own finished runs under this contract, oldest first."""
    sha256 = study.contract.sha256()
    return [
        record
        for record in (runs_of_step(book, study.name, step) if book else [])
        if record.run.status == RunStatus.FINISHED and record.contract_sha256 == sha256 and not record.is_imported
    ]


@dataclass(frozen=True)
class _Checker:
    workspace: Workspace
    book: Database | None
    url: str | None
    options: CheckOptions
    progress: Progress

    def check(self, study: Study, step: Step) -> StepChecks:
        """Run a step, and say what became of it. What keeps it from being run is a check too."""
        started = time.monotonic()
        compared = self._compared_with(study, step)
        places = _LineMaker(self.workspace.root, study, step)
        notes = [] if _has_bounds(study) else [NO_BOUNDS]
        url = self.workspace.database_url(self.url)
        try:
            with self._files(study, step) as (workspace, note):
                notes += [note] if note else []
                result = run_step(workspace, f"{study.name}/{step.name}", url, self.options.run, self.progress)
        except (InputError, UnavailableError) as error:
            lines, run_id = [places.line("run", "step", _why_not(error), "; ".join(error.sentences))], None
        else:
            lines, run_id = list(self._lines(study, step, result.run_id, compared, places)), result.run_id
        name = f"{compared.step} (run {compared.run.id})" if compared and _has_bounds(study) else None
        return StepChecks(
            study.name,
            step.name,
            name,
            "; ".join(notes) or None,
            run_id if self.options.record else None,
            round(time.monotonic() - started, 3),
            lines,
        )

    @contextmanager
    def _files(self, study: Study, step: Step) -> Iterator[tuple[Workspace, str | None]]:
        """Give the workspace in which a step is checked, and a note if that is not the user's own.

        Where the study stands, it is: what has changed there is what a check is for. An earlier step is what its last
        run was, if files have changed since that others share, and none of its own.
        """
        runs = _finished(study, step.name, self.book)
        changed = changed_since(self.workspace.root, runs[-1]) if runs else None
        users = kernel_users(self.workspace, step)
        is_earlier = step.name != _standing_step(study, self.book)
        if not (changed and is_earlier and self.book) or any(users.owns(step, file.path) for file in changed):
            yield self.workspace, None
            return
        names = ", ".join(file.path for file in changed)
        with recorded_workspace(self.workspace, self.book, runs[-1]) as (workspace, missing):
            if missing:
                yield self.workspace, f"{names}: changed since run {runs[-1].run.id}, whose files are not all recorded"
            else:
                yield workspace, f"checked as run {runs[-1].run.id} was: {names}, which others share, changed since"

    def _compared_with(self, study: Study, step: Step) -> RunRecord | None:
        """Return the study's last kept run; where nothing was ever kept, as without a GPU, the step's own last good
        run.
        """
        good_runs = [record for record in _finished(study, step.name, self.book) if record.run.verdict not in FALLEN]
        return _kept(study, self.book) or (good_runs[-1] if good_runs else None)

    def _lines(
        self, study: Study, step: Step, run_id: int, compared: RunRecord | None, places: "_LineMaker"
    ) -> Iterator[CheckLine]:
        database = Database(self.workspace.database_url(self.url), self.workspace.root).open()
        record = find_run(database, run_id)
        yield from _builds(record, places)
        yield from _contract(record, places)
        yield from _guardrails(record, places)
        yield from _verification(record, places, self.options.allow_unverified)
        other = run_beside(self.book, study.name, study.contract, record) if self.book else None
        figures = figures_of_run(record)
        for expectation in hold(step.clauses(study.contract), figures, figures_of_run(other) if other else None):
            name = f"{expectation.clause} (required)" if expectation.is_required else expectation.clause
            yield places.line(
                "expectation", name, _OF_EXPECTATION[expectation.status], expectation.detail, expectation.clause
            )
        against = None
        if compared and self.book:
            against = BoundFigures(figures_of_run(compared), reading_subjects(self.book, compared.run.id))
        this_run = BoundFigures(figures, reading_subjects(database, run_id))
        for bounded in hold_bounds(step.bounds(study.contract), this_run, against):
            name = bounded.bound.name
            yield places.of_contract("bound", name, _OF_CHECK[bounded.status], bounded.detail)


def _has_bounds(study: Study) -> bool:
    return bool(study.contract.check and study.contract.check.bounds)


def _why_not(error: ParityError) -> Outcome:
    return Outcome.UNAVAILABLE if isinstance(error, UnavailableError) else Outcome.BAD_INPUT


def _builds(record: RunRecord, places: "_LineMaker") -> Iterator[CheckLine]:
    stopped = _by_lane(record, BUILD_STOPPED)
    for launch, row in record.builds.items():
        if row.ok:
            yield places.line("build", launch, Outcome.PASSED, f"{row.compiler} {row.compiler_version}")
        else:
            outcome = Outcome.NOT_SHOWN if launch in stopped else Outcome.FAILED
            where = f"{row.failed_stage}, pass {row.failed_pass}" if row.failed_pass else row.failed_stage
            yield places.line("build", launch, outcome, f"{row.message} (in {where})", f"[lanes.{launch}")


def _contract(record: RunRecord, places: "_LineMaker") -> Iterator[CheckLine]:
    for row in record.checks:
        outcome = _OF_CHECK[CheckStatus(row.status)]
        text = row.found if outcome is Outcome.PASSED else f"expected {row.expected}, found {row.found}"
        yield places.line("contract", f"{row.lane}: {row.name}", outcome, text, f"[lanes.{row.lane}")


def _guardrails(record: RunRecord, places: "_LineMaker") -> Iterator[CheckLine]:
    for launch in (name for name, row in record.builds.items() if row.ok):
        for guardrail, _ in limits_of(places.study.contract.guardrails):
            crossed = _by_lane(record, guardrail.code).get(launch)
            value = record.counter(launch, "resources", guardrail.rule.resource)
            text = crossed or (f"{value:g}" if value is not None else "")
            outcome = Outcome.FAILED if crossed else Outcome.PASSED
            yield places.line("guardrail", f"{launch}: {guardrail.rule.resource}", outcome, text, f"[lanes.{launch}")


def _verification(record: RunRecord, places: "_LineMaker", allow_unverified: bool) -> Iterator[CheckLine]:
    """Yield a line for each lane. A lane that nothing here can verify counts as unavailable, unless that is allowed."""
    failed, unverified = _by_lane(record, VERIFICATION), _by_lane(record, UNVERIFIED)
    open_outcome = Outcome.NOT_SHOWN if allow_unverified else Outcome.UNAVAILABLE
    is_built = all(row.ok for row in record.builds.values())
    for lane in record.lanes:
        cases = [row for row in record.cases if row.lane == lane]
        if lane in failed:
            line = places.line("verification", lane, Outcome.FAILED, failed[lane], f"[lanes.{lane}")
            fault = next((fault_from(row.fault) for row in cases if row.fault), None)
            yield places.at_fault(line, lane, fault) if fault else line
        elif not is_built:
            yield places.line("verification", lane, Outcome.NOT_SHOWN, "not every lane is built")
        elif cases and all(row.passed for row in cases):
            elements = sum(row.elements for row in cases)
            yield places.line("verification", lane, Outcome.PASSED, f"{elements:,} elements, none wrong")
        else:
            yield places.line("verification", lane, open_outcome, unverified.get(lane, f"{lane}: not verified"))


def _by_lane(record: RunRecord, code: str) -> dict[str | None, str]:
    """Return what the reasons of a code say, by the lane that each is about."""
    return {row.lane: row.text for row in reversed(record.reasons) if row.code == code}


@dataclass(frozen=True)
class _LineMaker:
    """Where what is checked is stated: in the step's file, or in the contract's."""

    root: Path
    study: Study
    step: Step

    def line(self, kind: str, name: str, outcome: Outcome, text: str, stated: str = "") -> CheckLine:
        path = self.study.folder / f"{self.step.name}.toml"
        return CheckLine(kind, name, outcome, text, str(path), _line_with(path, stated))

    def at_fault(self, line: CheckLine, lane: str, fault: Fault) -> CheckLine:
        """Return the same check at the line of the lane's own kernel that has the fault, if the compiler names one."""
        path = self.root / self.step.lanes[lane].kernel
        is_own = fault.source_file is not None and Path(fault.source_file).name == path.name and path.is_file()
        return replace(line, file=str(path), line=fault.source_line or 1) if is_own else line

    def of_contract(self, kind: str, name: str, outcome: Outcome, text: str) -> CheckLine:
        path = self.study.folder / "contract.toml"
        return CheckLine(kind, name, outcome, text, str(path), _line_with(path, name))


def _line_with(path: Path, text: str) -> int:
    """Return the number of the first line that has a text; 1 if none has."""
    lines = path.read_text(errors="replace").splitlines() if text else []
    return next((number for number, line in enumerate(lines, 1) if text in " ".join(line.split())), 1)
