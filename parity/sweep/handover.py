"""`parity sweep --measure`: finds the device, builds, times the points under the device's lock, and hands the winner to
a step, which the gate decides.
"""

import shlex
from collections.abc import Mapping, Sequence
from dataclasses import replace

from parity.contract import Contract, LaneSpec
from parity.errors import InputError, UnavailableError
from parity.lanes.parameters import Table, Value, parameter_of
from parity.records import DeviceFacts, Plan
from parity.report.records.sweep import Handover
from parity.run.options import Progress, RunOptions
from parity.run.timing import device_held, find_device, machine_of, starter
from parity.starters.steps import StepWishes, new_step
from parity.store import CandidateStatus, SweepCandidate, SweepMeasurement, choose_runs
from parity.sweep.measured import Timing, entering, is_own, measure
from parity.sweep.points import Axis, Course, PointsAndVariants, SweepOptions, Variant, shown, sweep

CONTRACT = "contract"  # in the place of a step: the contract's own lanes


def measured_sweep(
    course: Course,
    axes: Sequence[Axis],
    options: SweepOptions,
    run: RunOptions,
    progress: Progress,
) -> tuple[PointsAndVariants, SweepMeasurement]:
    """Build a sweep's points, with the lane's own settings as one of them, and time them all. Raises UnavailableError
    without a GPU, before anything is built.
    """
    study = course.study
    with machine_of(course.workspace, study.contract, run, progress) as machine:
        device = find_device(study.contract, run, progress, machine)
        if not isinstance(device, DeviceFacts):
            raise UnavailableError(f"--measure: points are timed on a GPU of {study.contract.arch}: {device}")
        options = replace(options, includes_present=True)
        swept = sweep(course, axes, options, progress)
        field = entering(course, swept, device, progress)
        plan = Plan(budget_s=run.budget_s, batch_limit_s=run.batch_limit_s)
        progress(f"waiting for {device.name}")
        with device_held(device, run):
            timing = Timing(device, run.ordinal, plan, alone=run.alone, start=starter(machine))
            return swept, measure(course, field, timing, progress)


def settings_of(
    contract: Contract, lane: str, spec: LaneSpec, parameters: Mapping[str, Value]
) -> dict[str, dict[str, Value]]:
    """Return parameters as a step of the lane sets them, by table.

    Raises InputError for those that the contract has, which no step can set.
    """
    settings: dict[str, dict[str, Value]] = {}
    for name, value in parameters.items():
        parameter = parameter_of(contract, lane, spec, name)
        if parameter.table.is_of_contract:
            raise InputError(f"--set: {name} belongs to the contract: no step can set it: write {value} there")
        is_text = parameter.table in (Table.ENV, Table.TOOLCHAIN)
        settings.setdefault(parameter.table.value, {})[parameter.name] = str(value) if is_text else value
    return settings


def hand_over(course: Course, swept: PointsAndVariants, measurement: SweepMeasurement, title: str | None) -> Handover:
    """Hand the winner to a step: writes the step's file if it has a title, else says which command does.

    There is none if the contract would have to be another one, or if the winner is what is there already.
    """
    winner = next((variant for variant in swept.variants if variant.key == measurement.winner), None)
    if winner is None:
        return Handover(note="no point won, so there is no step to try")
    if winner.contract == course.study.contract and winner.spec == course.spec:
        where = course.step or "the contract"
        return Handover(note=f"the winner, {shown(winner.parameters)}, is what {where} has: there is no step to try")
    parameters = _of_step(course, winner)
    if winner.contract != course.study.contract:
        contract_settings = ", ".join(
            f"{name} = {value}" for name, value in winner.parameters.items() if name not in parameters
        )
        note = (
            f"the winner, {shown(winner.parameters)}, needs a contract with {contract_settings}, which no step can set"
        )
        return Handover(note=f"{note}: there is no step to try before the contract has it")
    doubt = _not_told_apart(course, swept, measurement)
    texts = _texts(course, winner, measurement, doubt)
    if title is None:
        return Handover(command=_command(course, parameters, texts), note=doubt or None)
    wishes = StepWishes(title, *texts, lane=_judged(course), settings={course.lane: _settings(course, parameters)})
    heads = [head.step for head in choose_runs(course.database, course.study.name).heads]
    made = new_step(course.workspace, course.study, course.step, heads, wishes)
    return Handover(step=made.step, file=made.file, command=made.next, note=doubt or None)


def _of_step(course: Course, winner: Variant) -> dict[str, Value]:
    """Return the winner's parameters that a step can set."""
    contract, lane, spec = course.study.contract, course.lane, course.spec
    return {
        name: value
        for name, value in winner.parameters.items()
        if not parameter_of(contract, lane, spec, name).table.is_of_contract
    }


def _settings(course: Course, parameters: dict[str, Value]) -> dict[str, dict[str, Value]]:
    return settings_of(course.study.contract, course.lane, course.spec, parameters)


def _judged(course: Course) -> str | None:
    """Return the lane that the step names, if it is not the one that the contract judges."""
    return None if course.lane == course.study.contract.kpi.lane else course.lane


def _texts(course: Course, winner: Variant, measurement: SweepMeasurement, doubt: str) -> tuple[str, str, str]:
    """Hypothesis, change and what is expected."""
    values = shown(winner.parameters)
    timed = sum(candidate.rung is not None for candidate in measurement.candidates)
    swept = f"{course.study.name}/{course.step}" if course.step else course.study.name
    sweep_name = f"the measured sweep {measurement.uuid[:8]} of {swept}"
    fastest = f"{values} is the fastest of {timed} points that {sweep_name} timed on {measurement.device_name}"
    compared = "; ".join(filter(None, [_compared(measurement), doubt]))
    hypothesis = f"{fastest}{f' ({compared})' if compared else ''}; a sweep decides nothing"
    return hypothesis, f"the {course.lane} lane with {values}", "less time than the baseline's, in pairs"


def _compared(measurement: SweepMeasurement) -> str:
    """How the winner stood to the nearest other point in the last rung."""
    by_key = {candidate.key: candidate for candidate in measurement.candidates}
    winner = by_key[measurement.winner or ""]
    if winner.against is not None:
        return f"{_ratio(winner)} of the time of {shown(by_key[winner.against].parameters)}"
    others = [
        candidate
        for candidate in measurement.candidates
        if candidate.status is CandidateStatus.FINALIST and candidate.ratio is not None
    ]
    if not others:
        return ""
    nearest = min(others, key=lambda candidate: candidate.ratio or 0.0)
    return f"{shown(nearest.parameters)} takes {_ratio(nearest)} of its time"


def _not_told_apart(course: Course, swept: PointsAndVariants, measurement: SweepMeasurement) -> str:
    """Say so if the sweep did not tell the winner from what the lane has, with which it was in the last rung."""
    key = next((variant.key for variant in swept.variants if is_own(course, variant)), "")
    by_key = {candidate.key: candidate for candidate in measurement.candidates}
    winner, own_candidate = by_key[measurement.winner or ""], by_key.get(key)
    pair = [
        candidate
        for candidate, other in ((winner, own_candidate), (own_candidate, winner))
        if candidate and other and candidate.against == other.key
    ]
    low, high = (pair[0].ratio_low, pair[0].ratio_high) if pair else (None, None)
    if low is None or high is None or not low <= 1 <= high:
        return ""
    return "the winner is not told apart from what the lane has"


def _ratio(candidate: SweepCandidate) -> str:
    bounds = f" [{candidate.ratio_low:.3f}, {candidate.ratio_high:.3f}]" if candidate.ratio_low is not None else ""
    return f"{candidate.ratio:.3f}{bounds}"


def _command(course: Course, parameters: dict[str, Value], texts: tuple[str, str, str]) -> str:
    """Return the command that writes the step, as a shell takes it; its title is the user's to write."""
    words = ["parity", "new", "TITLE", "--study", course.study.name, "--from", course.step or CONTRACT]
    words += ["--lane", course.lane] if _judged(course) else []
    words += [word for name, value in parameters.items() for word in ("--set", f"{name}={_written(value)}")]
    for option, text in zip(("--hypothesis", "--change", "--expect"), texts, strict=True):
        words += [option, text]
    return shlex.join(words)


def _written(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
