"""The stages that need a clock: LDS, rates, calibration, the steps that await a stopwatch, and profiles."""

from pathlib import Path
from typing import Any

from parity.arch import get_arch
from parity.arch.lds_phases import KINDS, Phases
from parity.contact import lds, rates
from parity.contact.bench import run_lds, run_rates
from parity.contact.context import Contact, nothing, through
from parity.contact.journal import Finding, Outcome
from parity.contract.study import load_step
from parity.errors import InputError, UnavailableError
from parity.records import DEVICE_FAULT, FALLEN, VERIFICATION, Judgement, Verdict
from parity.run.calibrating import calibrate_step
from parity.run.options import ProfileOptions
from parity.run.pipeline import run_step
from parity.run.profiling import profile_step
from parity.run.recorded import RunInBook
from parity.store import Database, latest_runs

_SESSIONS = 3  # of a calibration
_REASONS = 2  # of a verdict, that are told
_OF_THE_GPU = {VERIFICATION, DEVICE_FAULT}  # reasons that are no verdict on a step's speed


def lds_phases(contact: Contact) -> None:
    """Find which lanes LDS serves together, and its banks, for each width and direction."""
    target = get_arch(contact.arch).emulated
    if target is None:
        contact.say(nothing("lds", f"there are no kernels for {contact.arch}"))
        return
    kernels = lds.kernels_of(contact.arch)
    code = contact.assembler.assembled([*kernels.values()])
    known = contact.journal.names("lds")
    asked = {kind: kernel.name for kind, kernel in kernels.items() if kind not in known}
    for left in through(contact, "lds", run_lds, contact.where(code), asked):
        contact.say(_served(left.name, target.phases[KINDS.index(left.name)], left.what))


def _served(kind: str, table: Phases, served: lds.Served) -> Finding:
    if served.phases is None:
        return Finding("lds", kind, Outcome.NOT_SHOWN, served.why)
    found = {"order": list(served.phases.order), "lanes": served.phases.lanes, "banks": served.phases.banks}
    text = f"phases of {served.phases.lanes} lanes, {served.phases.banks} banks"
    if lds.are_alike(table, served.phases):
        how = "as was assumed" if table.is_assumed else "as others have measured"
        return Finding("lds", kind, Outcome.EQUAL, f"{text}, {how}", found=found)
    other = f"the table has phases of {table.lanes} lanes and {table.banks} banks, or other lanes in them"
    outcome = Outcome.OPEN if table.is_assumed else Outcome.DIFFERS
    return Finding("lds", kind, outcome, f"{text}: {other}", found=found)


def microbenchmarks(contact: Contact) -> None:
    """Measure what the GPU can do at most."""
    if not contact.is_emulated:
        contact.say(nothing("rates", f"there are no kernels for {contact.arch}"))
        return
    every = rates.rates_of(contact.assembler)
    code = contact.assembler.assembled([rate.kernel for rate in every])
    known = contact.journal.names("rates")
    asked = {rate.what: rate for rate in every if rate.what not in known}
    for left in through(contact, "rates", run_rates, contact.where(code), asked):
        if isinstance(left.what, str):
            contact.say(Finding("rates", left.name, Outcome.NOT_SHOWN, left.what))
        elif left.what:
            contact.say(Finding("rates", left.name, Outcome.MEASURED, figures=tuple(left.what)))


def calibration(contact: Contact) -> None:
    """Measure how much equal binaries differ on this machine."""
    for reference in _awaiting(contact)[:1]:
        _, protocol, scatter = calibrate_step(
            contact.workspace, reference, contact.book, contact.options, _SESSIONS, contact.progress
        )
        says = f"of {reference}, {_SESSIONS} processes; the gate's margin is {100 * protocol.delta_floor:.2f} %"
        figures = (("scatter of equal binaries", scatter, "share of the time"),)
        contact.say(Finding("calibration", reference, Outcome.MEASURED, says, figures))


def steps(contact: Contact) -> None:
    """Run the steps that await a stopwatch, in a lab book of their own."""
    known = contact.journal.names("steps")
    for reference in _awaiting(contact):
        if reference in known:
            continue
        contact.progress(f"running {reference}")
        try:
            result = run_step(contact.workspace, reference, contact.book, contact.options, contact.progress)
        except InputError as error:
            contact.say(Finding("steps", reference, Outcome.NOT_SHOWN, str(error)))
            continue
        record = _record(contact, reference)
        rows = [row for row in record.timings if row.metric == "duration_ms"] if record else []
        times = [*{row.lane: (row.lane, row.value, "ms") for row in rows}.values()]  # of the last process
        says = f"{result.verdict.value} ({record.run.basis})" if record else result.verdict.value
        reasons = result.judgement.reasons if isinstance(result.judgement, Judgement) else ()
        has_failed = bool(_OF_THE_GPU & {reason.code for reason in reasons})
        if has_failed or not times:
            says += "".join(f"; {reason.text}" for reason in reasons[:_REASONS])
        is_decided = result.verdict in FALLEN
        outcome = Outcome.MEASURED if times else Outcome.NOTED if is_decided else Outcome.NOT_SHOWN
        contact.say(Finding("steps", reference, Outcome.FAILED if has_failed else outcome, says, tuple(times)))


def profiles(contact: Contact) -> None:
    """Profile the steps that were measured."""
    known = contact.journal.names("profiles")
    for finding in [one for one in contact.journal.of("steps") if one.figures and one.name not in known]:
        record = _record(contact, finding.name)
        if record is None:
            continue
        study, _ = load_step(contact.workspace, finding.name)
        database = Database(contact.workspace.database_url(contact.book), contact.workspace.root).open()
        run = RunInBook(contact.workspace, database, study.contract, record)
        try:
            done = profile_step(run, None, contact.options, ProfileOptions(), contact.progress)
        except UnavailableError as error:  # no profiler, which no other call has
            contact.say(nothing("profiles", str(error)))
            return
        says = "; ".join(f"{lane.lane}: {lane.recorded} passes" for lane in done)
        contact.say(Finding("profiles", finding.name, Outcome.MEASURED, says))


def _record(contact: Contact, reference: str) -> Any:
    study, _, step = reference.partition("/")
    database = Database(contact.workspace.database_url(contact.book), contact.workspace.root).open()
    return next((record for record in latest_runs(database, study) if record.step == step), None)


def _awaiting(contact: Contact) -> list[str]:
    """Return the steps that a stopwatch can decide: all of a study but those that the workspace's lab book says are
    rejected without one.
    """
    url = contact.workspace.database_url(None)
    is_there = not url.startswith("sqlite:///") or Path(url.removeprefix("sqlite:///")).exists()
    book = Database(url, contact.workspace.root).open(only_read=True) if is_there else None
    awaiting = []
    for study in contact.studies:
        rejected = (
            {one.step for one in latest_runs(book, study.name) if one.run.verdict == Verdict.REJECT} if book else set()
        )
        awaiting += [f"{study.name}/{step}" for step in study.step_names() if step not in rejected]
    return awaiting
