"""Sweeps parameters of one lane: builds, reads, on request verifies, and records every combination.

A point that is in the lab book already, for the same contract, kernel, options and compiler (its version and its
library's hash), is not built again: an interrupted sweep continues where it stopped.
"""

import hashlib
import json
import math
import re
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from itertools import product
from typing import Any

from parity.contract import Contract, LaneSpec, ToolchainSpec
from parity.contract.study import Study
from parity.contract.workspace import Workspace
from parity.devices.gpu import LaneBinary
from parity.errors import InputError, UnavailableError
from parity.gate import LaneFacts, crossed_guardrails
from parity.isa.analyse import KernelAnalysis, analyse_built
from parity.lanes import BuildRequest, HashMemory, build_lane, kind_of, toolchain_of
from parity.lanes.parameters import Table, Value, parameter_of
from parity.lanes.sources import include_folders, source_hashes
from parity.machines.cluster import spread
from parity.records import BuildOutcome, CheckStatus, CodeObject, Verification, VerificationStatus
from parity.store import (
    EMULATED,
    VIOLATIONS,
    Database,
    Launch,
    SweepPoint,
    add_sweep_point,
    known_sweep_points,
    measured_ms,
    with_time,
)
from parity.sweep.predicted import predicted_us
from parity.system.leftovers import remove_leftovers
from parity.system.workers import Died
from parity.verify import Case, Codes, NoReference, codes_from, make_cases, verify_once
from parity.verify.artifacts import LaneArtifacts, check_pair

_MOST_POINTS = 10_000
_MOST_DIGITS = 18  # they fit into 64 bits
_TIME_LIMIT = "time limit"
# Not part of a point's key: where a kernel lies, what variables mean, and a lane's launches, which a swept one has not.
_NO_IDENTITY = ("outside", "launches", "declares")


@dataclass(frozen=True)
class Axis:
    """One parameter and the values that it takes."""

    name: str
    values: tuple[Value, ...]


@dataclass(frozen=True)
class Course:
    """What is swept: a study's lane, as a step or (None) the contract has it, in a workspace and its lab book."""

    workspace: Workspace
    database: Database
    study: Study
    lane: str
    spec: LaneSpec
    step: str | None = None


@dataclass(frozen=True)
class SweepOptions:
    """`jobs` builds at a time; each compiler process may take `limit_s` seconds. With `own` the lane's own settings are
    a point too. No point is waited for beyond `budget_s` seconds of building; None has no limit. `on` is
    a cluster that builds in the place of this machine. What a kernel or compiler does not have is an error, unless it
    `leaves_out` such points.
    """

    lane: str
    verify: bool = False
    jobs: int = 2
    hip_compiler: str = "auto"
    limit_s: float = 300.0
    includes_present: bool = False
    budget_s: float | None = None
    on: str | None = None
    leaves_out: bool = False


def parse_axis(text: str) -> Axis:
    """Parse an axis, such as `num_stages=1,2,3`. Raises InputError if the text is none."""
    name, separator, values = text.partition("=")
    parts = [part.strip() for part in values.split(",") if part.strip()]
    read = tuple(_value(part) for part in parts)
    if (
        not separator or not name.strip() or not read or len({*map(repr, read)}) < len(read)
    ):  # 02 is 2, but true is not 1
        wanted = "has no value" if not separator else "is not a parameter with distinct values"
        raise InputError(f"--set: '{text}' {wanted}: write it as num_stages=3")
    return Axis(name.strip(), read)


def _value(text: str) -> Value:
    if text in ("true", "false"):
        return text == "true"
    if re.fullmatch(r"[+-]?[0-9_]+", text) and len(text) > _MOST_DIGITS:
        raise InputError(f"--set: a whole number of {len(text)} digits: at most {_MOST_DIGITS} are allowed")
    for kind in (int, float):
        try:
            value = kind(text)
        except ValueError:
            continue
        if not math.isfinite(value):
            raise InputError(f"--set: '{text}' is not a finite number")
        return value
    return text


@dataclass(frozen=True)
class Variant:
    """One point to build, and everything a worker needs for it. `contract` is the point's own: its tile and threads
    may be other ones.
    """

    key: str
    parameters: dict[str, Value]
    contract: Contract
    spec: LaneSpec
    workspace: Workspace
    options: SweepOptions


@dataclass(frozen=True)
class PointsAndVariants:
    """The points of a sweep in the order of its combinations, and the variant of each point. `not_built` counts those
    for which the budget was not enough. `predicted_us` has predicted times by key, of points that could be used.
    """

    points: list[SweepPoint]
    variants: list[Variant]
    not_built: int = 0
    predicted_us: dict[str, float] = field(default_factory=dict)


@dataclass(frozen=True)
class _TaskResult:
    """What a worker made of a task: figures by name, or why there are none."""

    task: Variant
    figures: dict[str, float]
    toolchain: str = ""
    code: CodeObject | None = None
    failure: str | None = None
    mistake: str | None = None
    refused: str = ""


def sweep(
    course: Course, axes: Sequence[Axis], options: SweepOptions, progress: Callable[..., None]
) -> PointsAndVariants:
    """Return the points of all combinations of the axes' values; each is stored as soon as it is built.

    Raises InputError for a parameter or value that the contract, the kernel or the compiler does not have, and
    UnavailableError if there is no compiler.
    """
    spec, contract = course.spec, course.study.contract
    check_launches(options.lane, spec)
    total = math.prod(len(axis.values) for axis in axes)
    if total > _MOST_POINTS:
        raise InputError(f"--set: {total:,} combinations, at most {_MOST_POINTS:,}")
    remove_leftovers(course.workspace.private)
    names = [axis.name for axis in axes]
    if len({parameter_of(contract, options.lane, spec, name) for name in names}) < len(names):  # tile.m is block.m
        raise InputError("--set: a parameter is given twice")
    combinations = [dict(zip(names, values, strict=True)) for values in product(*(axis.values for axis in axes))]
    tasks = variants_of(course, combinations, options)
    if options.includes_present and not any((task.contract, task.spec) == (contract, spec) for task in tasks):
        (own_task,) = variants_of(course, [{}], options)
        tasks.append(replace(own_task, parameters=_own(contract, spec, options.lane, names)))
    return points_of(course, tasks, options, progress)


def check_launches(lane: str, spec: LaneSpec) -> None:
    """Raise InputError for a lane of several launches."""
    if spec.launches:
        several = ", ".join(spec.launches)
        raise InputError(f"--lane: '{lane}' has the launches {several}: only a lane with one launch is swept")


def variants_of(course: Course, combinations: Sequence[dict[str, Value]], options: SweepOptions) -> list[Variant]:
    """Return a variant for each combination of parameters of the course's lane."""
    # No parameter changes the kernel's file or its flags.
    sources = _sources(course.workspace, course.study.contract, course.spec, options)
    compilers: dict[str, list[str]] = {}
    return [_task(course, sources, compilers, parameters, options) for parameters in combinations]


def points_of(
    course: Course, tasks: Sequence[Variant], options: SweepOptions, progress: Callable[..., None]
) -> PointsAndVariants:
    """Return the points of some variants, of which each is stored as soon as it is built, and their predicted times."""
    database, total = course.database, len(tasks)
    until = None if options.budget_s is None else time.monotonic() + options.budget_s
    points_by_key = {
        key: point
        for key, point in known_sweep_points(database, [task.key for task in tasks]).items()
        if _is_whole(point, options)
    }
    waiting = [task for task in tasks if task.key not in points_by_key]
    cases: dict[str, list[Case] | Exception] = {}
    left_out = 0
    progress("building", done=len(points_by_key), total=total)
    for built in _build_all(course.workspace, waiting, options):
        if built.mistake is not None:
            if options.leaves_out:
                left_out += 1
                continue
            raise InputError(f"--set: {shown(built.task.parameters)}: {built.mistake}")
        point = _verified(built, course.study.name, cases) if options.verify else _point(built, course.study.name)
        add_sweep_point(database, point)
        points_by_key[point.key] = point
        progress(shown(built.task.parameters), done=len(points_by_key), total=total)
    times = measured_ms(database)
    # A stored point may name its parameters otherwise: tile.m for block.m.
    ended = [task for task in tasks if task.key in points_by_key]
    points = [replace(points_by_key[task.key], parameters=task.parameters) for task in ended]
    timed = [with_time(point, _launch(task), times) for point, task in zip(points, ended, strict=True)]
    predicted = dict(_predicted(timed, ended, until, progress))
    return PointsAndVariants(timed, ended, len(tasks) - len(ended) - left_out, predicted)


def _predicted(
    points: Sequence[SweepPoint], tasks: Sequence[Variant], until: float | None, progress: Callable[..., None]
) -> Iterator[tuple[str, float]]:
    """Yield the predicted times of points that could be used, as long as there is time."""
    for number, (point, task) in enumerate(zip(points, tasks, strict=True)):
        if point.failure or point.is_refused or point.verification == VerificationStatus.FAILED:
            continue
        if until is not None and time.monotonic() > until:
            return
        progress(f"predicting {shown(point.parameters)}", done=number, total=len(points))
        code = build(task).code_object
        binary = code and LaneBinary(point.lane, task.spec, (code,))
        if binary and (us := predicted_us(task.workspace, task.contract, binary)) is not None:
            yield point.key, us


def _launch(task: Variant) -> Launch:
    """Return how a point is launched, as the lab book has it."""
    return "x".join(map(str, task.contract.grid(task.spec))), task.contract.threads


def _is_whole(point: SweepPoint, options: SweepOptions) -> bool:
    """Whether a stored point can be used: the contract was held against it, it is verified if that is asked for, and it
    was not stopped at a time limit.
    """
    if point.failure is not None:
        return _TIME_LIMIT not in point.failure
    if VIOLATIONS not in point.figures:  # nobody has held the contract against it
        return False
    return point.is_refused or not options.verify or point.verification is not None


def _task(
    course: Course,
    sources: dict[str, str],
    compilers: dict[str, list[str]],
    parameters: dict[str, Value],
    options: SweepOptions,
) -> Variant:
    """Make a point's task. `compilers` remembers compilers' identities by the lane's settings that choose them."""
    workspace, contract, spec = course.workspace, course.study.contract, course.spec
    for name, value in parameters.items():
        contract, spec = applied(contract, spec, options.lane, name, value)
    try:
        contract.check_lane(options.lane, spec)
        kind_of(contract, options.lane, spec)
    except InputError as error:
        raise InputError(f"--set: {shown(parameters)}: {error}") from error
    asked = json.dumps([asdict(spec.toolchain), spec.env], sort_keys=True)
    if asked not in compilers:
        toolchain = toolchain_of(_request(workspace, contract, spec, options), options.hip_compiler)
        compilers[asked] = [toolchain.compiler, toolchain.version, toolchain.library_sha256]
    identity = {
        "contract": contract.document(),
        "lane": options.lane,
        "spec": _identity(spec),
        "sources": sources,
        "compiler": compilers[asked],
    }
    key = hashlib.sha256(json.dumps(identity, sort_keys=True, default=str).encode()).hexdigest()
    return Variant(key, parameters, contract, spec, workspace, options)


def _identity(spec: LaneSpec) -> dict[str, Any]:
    """Return the part of a lane that belongs to a point's key. A toolchain's newer fields belong to it only where they
    are given, so that older points keep their keys.
    """
    settings = {name: value for name, value in asdict(spec).items() if name not in _NO_IDENTITY}
    return {**settings, "toolchain": {"triton": None, "python": None, **spec.toolchain.given}}


def applied(contract: Contract, spec: LaneSpec, lane: str, name: str, value: Value) -> tuple[Contract, LaneSpec]:
    """Return contract and lane with one parameter set. Raises InputError for one that the lane does not have."""
    parameter = parameter_of(contract, lane, spec, name)
    match parameter.table:
        case Table.BLOCKS:
            return replace(contract, blocks={**contract.blocks, parameter.name: _size(name, value)}), spec
        case Table.THREADS:
            return replace(contract, threads=_size(name, value)), spec
        case Table.TOOLCHAIN:
            return contract, replace(spec, toolchain=ToolchainSpec(triton=str(value)))
        case Table.ENV:
            return contract, replace(spec, env={**spec.env, parameter.name: str(value)})
        case Table.CONSTANTS:
            return contract, replace(spec, constants={**spec.constants, parameter.name: value})
        case Table.OPTIONS:
            return contract, replace(spec, options={**spec.options, parameter.name: value})


def _own(contract: Contract, spec: LaneSpec, lane: str, names: Sequence[str]) -> dict[str, Value]:
    """Return what a lane has for these parameters; "default" is the compiler's own value."""
    settings: dict[str, Value] = {}
    for name in names:
        parameter = parameter_of(contract, lane, spec, name)
        tables: dict[Table, Mapping[str, Any]] = {
            Table.BLOCKS: contract.blocks,
            Table.THREADS: {parameter.name: contract.threads},
            Table.TOOLCHAIN: {parameter.name: spec.toolchain.triton},
            Table.ENV: spec.env,
            Table.CONSTANTS: spec.constants,
            Table.OPTIONS: spec.options,
        }
        value = tables[parameter.table].get(parameter.name)
        settings[name] = "default" if value is None else value
    return settings


def _size(name: str, value: Value) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < 1:
        raise InputError(f"--set: {name} must be a whole number from 1, not '{value}'")
    return value


def _request(workspace: Workspace, contract: Contract, spec: LaneSpec, options: SweepOptions) -> BuildRequest:
    hashes = HashMemory(workspace.private / "hashes.json")
    return BuildRequest(workspace, contract, options.lane, spec, hashes, options.limit_s)


def _sources(workspace: Workspace, contract: Contract, spec: LaneSpec, options: SweepOptions) -> dict[str, str]:
    request = _request(workspace, contract, spec, options)
    folders = include_folders(spec.flags, request.kernel.parent)
    return source_hashes(request.kernel, folders, set(), request.check_sources)


def _build_all(workspace: Workspace, tasks: Sequence[Variant], options: SweepOptions) -> Iterator[_TaskResult]:
    """Build one point at a time in this process, several in worker processes, or on a cluster; yield points in the
    order in which they end, until the budget is spent.

    If the caller is interrupted, or at the end of the budget, the workers end together with their compilers.
    """
    budget_s, jobs = options.budget_s, options.jobs
    if not tasks or (budget_s is None and options.on is None and min(jobs, len(tasks)) < 2):
        yield from map(_built, tasks)
        return
    until = None if budget_s is None else time.monotonic() + budget_s
    for number, result in spread(workspace, options.on, _built, tasks, jobs, until=until):
        task = tasks[number]
        yield _TaskResult(task, {}, mistake=f"its process {result.how}") if isinstance(result, Died) else result


def _built(task: Variant) -> _TaskResult:
    """Build and read one point. If the compiler fails, that is a point too."""
    try:
        outcome = build(task)
    except (InputError, UnavailableError) as error:
        return _TaskResult(task, {}, mistake=str(error))
    chain = f"{outcome.toolchain.compiler} {outcome.toolchain.version}"
    code = outcome.code_object
    if code is None:
        return _TaskResult(task, {}, chain, failure=f"{outcome.message} (in {outcome.failed_stage})")
    kernel, analysis = analyse_built(code)
    refused = refusals(task, LaneArtifacts(task.spec, outcome, kernel, analysis))
    figures = {**_figures(analysis), VIOLATIONS: float(len(refused))}
    return _TaskResult(task, figures, chain, code, refused="; ".join(refused))


def refusals(task: Variant, artifacts: LaneArtifacts) -> list[str]:
    """List what a step of this point would be rejected for: what its artifacts violate of the contract, and guardrails
    that it crosses.
    """
    lane, contract = task.options.lane, task.contract
    broken = [
        f"{check.name}: expected {check.expected}, found {check.found}"
        for check in check_pair(contract, {lane: artifacts})
        if check.status is CheckStatus.VIOLATED
    ]
    facts = LaneFacts(None, resources=artifacts.resources)
    return broken + [reason.text for reason in crossed_guardrails(contract.guardrails, {lane: facts})]


def build(task: Variant) -> BuildOutcome:
    """Build a point, or take its build from the cache. Raises InputError or UnavailableError."""
    return build_lane(_request(task.workspace, task.contract, task.spec, task.options), task.options.hip_compiler)


def _figures(analysis: KernelAnalysis) -> dict[str, float]:
    """Return the figures of the trade-offs; an unknown figure is absent."""
    used, hot = analysis.resources, analysis.hot_loop
    figures = {
        "non_matrix_per_matrix": hot.non_matrix_per_matrix if hot else None,
        "function_instructions": analysis.function.instructions,
        "instructions": hot.counts.instructions if hot else None,
        "matrix": hot.counts.matrix if hot else None,
        "next_free_vgpr": used.next_free_vgpr,
        "vgpr_spills": used.vgpr_spills,
        "private_segment_bytes": used.private_segment_bytes,
        "lds_bytes": used.lds_bytes,
        "waves_per_simd": used.occupancy.waves_per_simd if used.occupancy else None,
    }
    return {name: float(value) for name, value in figures.items() if value is not None}


def _point(built: _TaskResult, study: str) -> SweepPoint:
    return SweepPoint(
        key=built.task.key,
        study=study,
        lane=built.task.options.lane,
        arch=built.task.contract.arch,
        parameters=built.task.parameters,
        toolchain=built.toolchain,
        figures=built.figures,
        failure=built.failure,
        code_object_sha256=built.code.sha256 if built.code else None,
        detail=built.refused,
    )


def _verified(built: _TaskResult, study: str, cases: dict[str, list[Case] | Exception]) -> SweepPoint:
    """Return the point with its verification on the emulator; the cases of a contract, or why there are none, are found
    once.
    """
    point, task = _point(built, study), built.task
    if built.code is None or built.refused:
        return point

    def made() -> list[Case]:
        contract = task.contract.sha256()
        if contract not in cases:
            try:
                cases[contract] = make_cases(task.contract)
            except (NoReference, UnavailableError) as error:
                cases[contract] = error
        found = cases[contract]
        if isinstance(found, Exception):
            raise found
        return found

    binary = LaneBinary(task.options.lane, task.spec, (built.code,))
    try:
        verification = verify_once(task.contract, binary, made, codes_of(task))
    except (NoReference, UnavailableError) as error:
        return replace(point, verification=VerificationStatus.UNVERIFIED.value, detail=str(error))
    figures = {**point.figures, **_emulated(verification)}
    return replace(point, figures=figures, verification=verification.status.value, detail=verification.detail)


def _emulated(verification: Verification) -> dict[str, float]:
    """Return what LDS did while a right lane ran."""
    if not verification.status.is_passed:
        return {}
    return {
        f"{EMULATED}{scope}.{name}": value
        for launch in verification.counted.values()
        for (scope, name), value in launch.counters.items()
        if scope == "lds"
    }


def codes_of(task: Variant) -> Codes:
    """Return a function that builds a point's lane for the sizes of a case, if sizes are compiled in."""
    return codes_from(lambda axes: [build(replace(task, contract=task.contract.at(axes)))])


def shown(parameters: Mapping[str, Value]) -> str:
    """Format a point's parameters as people read them."""
    return ", ".join(f"{name}={value}" for name, value in parameters.items())
