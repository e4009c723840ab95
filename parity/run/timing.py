"""The device that times a run: finding it, having it alone, and how samples are taken there."""

from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager, nullcontext
from dataclasses import replace
from pathlib import Path

from parity.contract import Contract
from parity.contract.study import Step
from parity.contract.workspace import Workspace
from parity.devices.gpu import LaneBinary
from parity.devices.lock import device_lock, this_job
from parity.errors import InputError, UnavailableError
from parity.gate import Goal
from parity.machines.elsewhere import Elsewhere, elsewhere
from parity.measure.ahead import Start
from parity.measure.session import Worker, probe
from parity.measure.stage import Conditions, KnownSizes, Trial
from parity.records import DeviceFacts, Plan, Protocol, SizeOutcome
from parity.run.figures import lane_identities
from parity.run.options import Progress, RunOptions
from parity.run.recorded import RunInBook, kind_of_device
from parity.store import Database, RunRecord
from parity.store.rows import record_of
from parity.system.environment import Changes, set_variables

# A report holds a study's lock for a moment, to look for interrupted runs.
_LOCK_WAIT_S = 2.0


@contextmanager
def alone(
    database: Database, study: str, device: DeviceFacts | str, options: RunOptions, progress: Progress
) -> Iterator[None]:
    """Hold the lock of the device, if there is one, and the lock of the study in the lab book.

    Raises BusyError if another run holds one of them.
    """
    with ExitStack() as held:
        if isinstance(device, DeviceFacts):  # first, so that a waiting run does not hold the study
            progress(f"waiting for {device.name}")
            held.enter_context(device_held(device, options))
        progress(f"waiting for {study}")
        held.enter_context(database.held(study, max(_LOCK_WAIT_S, options.wait_s)))
        yield


def device_held(device: DeviceFacts, options: RunOptions) -> AbstractContextManager[None]:
    """Hold the lock of a device of this machine. Another machine's is locked there, for each session."""
    return nullcontext() if options.on else device_lock(device, options.wait_s, this_job())


def starter(machine: Elsewhere | str | None) -> Start:
    """Return what starts a session's process: on that machine, or here."""
    return machine.worker if isinstance(machine, Elsewhere) else Worker


@contextmanager
def machine_of(
    workspace: Workspace, contract: Contract, options: RunOptions, progress: Progress
) -> Iterator[Elsewhere | str | None]:
    """Give the machine that times a run in the place of this one, if one is named, or why it is not reached.

    Raises InputError for a machine that parity.toml does not name.
    """
    if options.on is None:
        yield None
        return
    if options.device == "emulator":
        raise InputError("--on: the emulator times nothing: leave out --device emulator")
    with ExitStack() as reached:
        try:
            there = elsewhere(workspace, options.on, contract.architecture, options.wait_s, progress)
            machine: Elsewhere | str = reached.enter_context(there)
        except UnavailableError as error:
            machine = str(error)
        yield machine


def find_device(
    contract: Contract,
    options: RunOptions,
    progress: Progress,
    machine: Elsewhere | str | None = None,
    *,
    is_timed: bool = True,
) -> DeviceFacts | str:
    """Return the GPU that times a run, or the reason why there is none. `auto` takes a present GPU that fits the
    contract; `machine` is the one whose GPU it is, in the place of this one, or why it is not reached.

    Raises UnavailableError if the GPU that was asked for is not there or is of another architecture.
    """
    if options.device == "emulator":
        return "none was asked for"
    if isinstance(machine, str):
        return machine
    kind = kind_of_device(contract, options.device)
    if options.device == "auto" and machine is None and not _may_have(kind):
        return f"this machine has no {kind} device"
    for known, _ in set_variables(Changes.PROFILER) if is_timed else ():
        raise UnavailableError(f"{known.name} is set ({known.meaning}): nothing is timed under a profiler: unset it")
    progress(f"looking for a {kind} device")
    try:
        device = machine.probe(kind, options.ordinal) if machine else probe(kind, options.ordinal)
        if device.arch != contract.arch:
            raise UnavailableError(f"{device.name} is a {device.arch}, the study is for {contract.arch}")
    except UnavailableError as error:
        if options.device == "auto" or machine:
            return str(error)
        raise
    return device


def _may_have(kind: str) -> bool:
    """Whether the kernel driver of such a GPU is present: a quick test, while asking a runtime takes seconds."""
    nodes = {"hip": ("/dev/kfd",), "cuda": ("/dev/nvidiactl", "/dev/nvidia0", "/dev/dxg")}
    return any(Path(node).exists() for node in nodes[kind])


def conditions_of(contract: Contract, device: DeviceFacts, options: RunOptions) -> Conditions:
    """Return how a contract's lanes are timed on a device."""
    protocol = Protocol(delta_floor=contract.kpi.margin_percent / 100)
    plan = Plan(budget_s=options.budget_s, batch_limit_s=options.batch_limit_s)
    return Conditions(device, options.ordinal, protocol, plan, options.vendor, options.alone)


def trial_of(
    workspace: Workspace,
    database: Database,
    contract: Contract,
    step: Step,
    binaries: dict[str, LaneBinary],
    kept: RunRecord | None,
) -> Trial:
    """Return what is timed: the lanes' binaries against the judged lane's baseline, the run that was `kept` last, if
    any.
    """
    judged, goal, parent = step.judged_lane(contract), Goal(step.text.expect.goal), step.text.parent
    if kept is None:
        return Trial(contract, judged, binaries, goal, parent=parent)
    return Trial(
        contract,
        judged,
        binaries,
        goal,
        baseline=RunInBook(workspace, database, contract, kept).binary(judged, f"the baseline, {kept.step},"),
        baseline_step=kept.step,
        is_baseline=kept.step == step.name,
        baseline_identities=lane_identities(kept),
        parent=parent,
    )


def at_new_sizes(trial: Trial, kept: RunRecord | None, epoch: str) -> Trial:
    """Return the trial of a baseline that is measured again because its contract has gained sizes: for these alone. If
    there are none, or the lanes' code is not that of the kept run, all sizes are measured.
    """
    points = trial.contract.points
    is_same = trial.is_baseline and not trial.has_change and not trial.has_changed_control
    if not points or kept is None or not is_same or kept.run.epoch != epoch:
        return trial
    known = [one for one in outcomes_of(kept, trial.contract) if points.get(one.name) == one.axes]
    missing = tuple(name for name in points if name not in {one.name for one in known})
    if not missing or not known:
        return trial
    last = max(row.repeat for row in kept.timings)
    figures = {(row.lane, row.metric): row.value for row in kept.timings if row.repeat == last}
    return replace(trial, only=missing, known=KnownSizes(kept.run.id, tuple(known), figures))


def outcomes_of(kept: RunRecord, contract: Contract) -> list[SizeOutcome]:
    """Return what a run has found at each size; of one whose contract had only its own, at that."""
    own, uuid = contract.own_point, kept.run.uuid
    if kept.every_size or own is None:
        rows = kept.sizes
        return [record_of(SizeOutcome, row, measured_in=row.measured_in or uuid) for row in rows]
    candidate_ms, baseline_ms = kept.kpi_ms(kept.candidate), kept.kpi_ms("baseline")
    if candidate_ms is None or baseline_ms is None:
        return []
    low, high = kept.ratio_bounds or (None, None)
    reference_ms = kept.kpi_ms(kept.reference or "")
    times = (kept.candidate, candidate_ms, baseline_ms, kept.reference, reference_ms, kept.ratio, low, high)
    return [
        SizeOutcome(
            own, dict(contract.axes), 1.0, contract.kpi.margin_percent / 100, *times, is_own=True, measured_in=uuid
        )
    ]


def beside_control(trial: Trial, kept: RunRecord | None) -> Trial:
    """Return the trial with the step whose run is the control lane's own baseline, if that run launched
    something else.
    """
    lane = trial.control.lane
    if kept is None or lane_identities(kept).get(lane) == trial.control.identity:
        return trial
    return replace(trial, control_kept=kept.step)
