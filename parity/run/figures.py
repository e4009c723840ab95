"""What the gate is told of a run: facts of lanes, identities of binaries, and what a record says in figures."""

from parity.contract import Contract, recorded_launches
from parity.contract.expectations import DURATION, EFFECT, RATIO
from parity.contract.study import Step
from parity.devices.gpu import LaneBinary, launch_identity
from parity.gate import BaselineFacts, Figure, Figures, LaneFacts
from parity.records import Basis, BuildOutcome
from parity.store import Database, RunRecord, baseline_run
from parity.verify.artifacts import LaneArtifacts


def lane_facts(outcome: BuildOutcome, artifacts: LaneArtifacts | None) -> LaneFacts:
    """Return what the gate needs to know of a launch's build."""
    if outcome.code_object is None or artifacts is None:
        where = f"{outcome.failed_stage}, pass {outcome.failed_pass}" if outcome.failed_pass else outcome.failed_stage
        first, *more = (outcome.message or "").splitlines() or [""]
        failure = "\n".join([f"{first} (in {where})", *more])
        return LaneFacts(failure=failure, is_stopped=outcome.is_stopped)
    return LaneFacts(
        failure=None,
        identity=LaneBinary(outcome.lane, artifacts.spec, (outcome.code_object,)).identity,
        resources=artifacts.resources,
    )


def baseline_facts(database: Database, contract: Contract, step: Step, run_id: int) -> BaselineFacts | None:
    """Return the baseline of a run, if there is one before it."""
    baseline = baseline_run(database, step.study, contract, before=run_id)
    if baseline is None:
        return None
    return BaselineFacts(
        baseline.step, is_same_step=baseline.step == step.name, identities=_recorded_identities(baseline)
    )


def figures_of_run(record: RunRecord) -> Figures:
    """Return what a run's record says in figures."""
    times: dict[tuple[str | None, str], Figure] = {}
    for lane in record.lanes:
        if (milliseconds := record.kpi_ms(lane)) is not None:
            times[lane, DURATION] = Figure(milliseconds, record.time_basis(lane) or "")
    if record.ratio is not None and (bounds := record.ratio_bounds):
        times[None, RATIO] = Figure(record.ratio, Basis.MEASURED, *bounds)
    elif record.ratio is not None and record.is_imported:
        times[None, RATIO] = Figure(record.ratio, Basis.IMPORTED)
    for session in record.sessions:  # the last one counts
        if session.effect is not None and session.effect_low is not None:
            times[None, EFFECT] = Figure(session.effect, Basis.MEASURED, session.effect_low, session.effect_high)
    return Figures(record.step, record.counters, times)


def lane_identities(record: RunRecord) -> dict[str, str | None]:
    """Return the identities of a recorded run's lanes: each joins those of its launches, as
    `LaneBinary.identity` does.
    """
    of_launch = _recorded_identities(record)
    identities_by_lane = {lane: [of_launch.get(name) for name in record.launches(lane)] for lane in record.lanes}
    return {
        lane: "; ".join(known)
        for lane, identities in identities_by_lane.items()
        if (known := [identity for identity in identities if identity])
    }


def _recorded_identities(record: RunRecord) -> dict[str, str | None]:
    launches = recorded_launches((record.run.spec or {}).get("lanes"))
    return {
        name: launch_identity(build.code_object_sha256, build.dynamic_lds_bytes, launches.get(name, {}))
        for name, build in record.builds.items()
        if build.code_object_sha256
    }
