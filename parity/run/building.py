"""Builds the lanes of a step, for the contract's sizes and for others."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import product

from parity.contract import Axes, Contract, LaneSpec, lane_of_launch
from parity.contract.study import Step, Study, file_of_lane
from parity.contract.workspace import Workspace
from parity.errors import InputError
from parity.isa.analyse import analyse_built, reading_of
from parity.lanes import BuildRequest, HashMemory, build_lane
from parity.records import BuildOutcome
from parity.run.options import RunOptions
from parity.run.repeats import IMPORTED
from parity.store import RunWriter
from parity.verify import Case, Codes, codes_from
from parity.verify.artifacts import LaneArtifacts


def build(
    workspace: Workspace,
    study: Study,
    step: Step,
    launch: str,
    spec: LaneSpec,
    options: RunOptions,
) -> BuildOutcome:
    """Build a lane's launch for the contract's sizes."""
    with naming(study, step, launch):
        return build_lane(request_of(workspace, study.contract, step, launch, spec, options), options.hip_compiler)


def request_of(
    workspace: Workspace, contract: Contract, step: Step, launch: str, spec: LaneSpec, options: RunOptions
) -> BuildRequest:
    """Ask for the build of a lane's launch."""
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
def naming(study: Study, step: Step, launch: str) -> Iterator[None]:
    """Add a lane's file and its name to the InputError that says what is wrong with it."""
    try:
        yield
    except InputError as error:
        path = file_of_lane(study, step, lane_of_launch(launch))
        raise InputError(f"{path}: lanes.{launch}: {error}") from error


def codes_of(workspace: Workspace, study: Study, step: Step, lane: str, options: RunOptions) -> Codes:
    """Return a function that builds a lane for given sizes, as verification cases need it if sizes are compiled in."""

    def builds(axes: Axes) -> Iterator[BuildOutcome]:
        sized = replace(study, contract=study.contract.at(axes))
        for launch, spec in step.lanes[lane].each(lane).items():
            yield build(workspace, sized, step, launch, spec, options)

    return codes_from(builds)


def read_artifacts(spec: LaneSpec, outcome: BuildOutcome, writer: RunWriter) -> LaneArtifacts:
    """Read what a build has left, and store what that says."""
    started = time.monotonic()
    code = outcome.code_object
    assert code is not None
    built, analysis = analyse_built(code)
    writer.analysis(outcome.lane, reading_of(analysis), time.monotonic() - started)
    return LaneArtifacts(spec, outcome, built, analysis)


def require_arguments(study: Study, step: Step, cases: list[Case]) -> None:
    """Raise InputError if a lane has no arguments at a size at which it is verified, for example where TMA cannot read
    a row of that length.
    """
    launches = [launch for lane, lane_spec in step.lanes.items() for launch in lane_spec.each(lane).items()]
    for (name, spec), case in product(launches, cases):
        with naming(study, step, name):
            try:
                study.contract.arguments(spec, case.axes)
            except InputError as error:
                raise InputError(f"field 'arguments': verified with '{case.name}': {error}") from error
