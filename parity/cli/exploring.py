"""Commands that look at many variants."""

import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

from parity.cli.books import exists, no_run, open_study
from parity.cli.completing import studies_and_steps
from parity.cli.options import (
    Alone,
    BuildTimeout,
    Cluster,
    Confined,
    Db,
    Device,
    DeviceTimeout,
    HipCompiler,
    Json,
    On,
    SweepBudget,
    Wait,
    cluster_of,
    run_options,
    seconds_of,
    sizes_of,
)
from parity.cli.output import progress_bar, say, show_report
from parity.errors import InputError
from parity.system.nearest import suggestion

if TYPE_CHECKING:
    from parity.contract import Axes, Contract, LaneSpec
    from parity.contract.study import Study
    from parity.contract.workspace import Workspace
    from parity.explore.grid import GridReport
    from parity.report.records.sweep import SweepReport
    from parity.run.options import RunOptions
    from parity.store import Database, RunRecord
    from parity.sweep.points import Axis, SweepOptions


_OF_MEASURING = ("device", "wait", "alone", "device_timeout")


def sweep(
    context: typer.Context,
    reference: Annotated[
        str,
        typer.Argument(
            metavar="STUDY|STEP",
            help="A study, for its default lanes, or a step",
            autocompletion=studies_and_steps,
        ),
    ],
    settings: Annotated[
        list[str], typer.Option("--set", metavar="NAME=V,V", help="A parameter and its values; may be repeated")
    ],
    lane: Annotated[
        str | None, typer.Option("--lane", metavar="LANE", help="The lane (default: the contract's candidate)")
    ] = None,
    verify: Annotated[bool, typer.Option("--verify", help="Verify every point on the emulator")] = False,
    jobs: Annotated[int, typer.Option(metavar="N", help="How many builds run at a time", min=1, max=64)] = 2,
    picture: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Draw the trade-offs: FILE.svg, .png or .pdf")
    ] = None,
    is_measured: Annotated[
        bool, typer.Option("--measure", help="Find the fastest point on a GPU, by successive halving")
    ] = False,
    step_title: Annotated[
        str | None,
        typer.Option("--step", metavar="TITLE", help="With --measure: write the next step's file with the winner"),
    ] = None,
    device: Device = "auto",
    budget: SweepBudget = None,
    wait: Wait = 0.0,
    alone: Alone = False,
    device_timeout: DeviceTimeout = 30.0,
    on: On = None,
    hip_compiler: HipCompiler = "auto",
    build_timeout: BuildTimeout = 300.0,
    confined: Confined = False,
    json_output: Json = False,
    db: Db = None,
) -> None:
    """Build a lane for every combination of parameters, read its machine code, and show the trade-offs.

    Parameters: options of Triton (num_stages, waves_per_eu), constants of the kernel, block.m, block.n, block.k,
    threads, triton (a version), env.NAME. Every point is recorded; one that is recorded already is not built again.

    --measure also verifies the points on a GPU and times them in pairs against the best so far. It gives no verdict:
    the winner is for a step to try, which 'parity run' decides.

    Exit code 0: at least one point has no spill and is not found wrong, with --measure: a point has won; 1: none; 2:
    bad input; 3: no compiler here, with --measure no GPU.
    """
    from parity.report.sweeps import check_picture
    from parity.report.terminal import print_sweep
    from parity.sweep.points import SweepOptions, parse_axis

    check_picture(picture)
    cluster = _checked_cluster(context, is_measured, step_title, on)
    study, lane, spec = lane_of(reference, lane)
    _, database = open_study(study.name, db, writes=True)
    building_s = None if is_measured or budget is None else seconds_of(budget)
    options = SweepOptions(lane, verify, jobs, hip_compiler, build_timeout, budget_s=building_s, on=cluster)
    swept = _LaneSweep(database, study, spec, [parse_axis(text) for text in settings], options)
    if is_measured:
        run = run_options(hip_compiler, build_timeout, device, budget or "60s", wait, alone, device_timeout)
        report = swept.measured(reference, replace(run, on=on), step_title)
    else:
        report = swept.built()
    _draw(report, picture, study, database)
    show_report(report, json_output, print_sweep)
    sys.exit(0 if any(point.is_best for point in report.points) else 1)


def _draw(report: "SweepReport", picture: Path | None, study: "Study", database: "Database") -> None:
    from parity.report.sweeps import draw, reference_figures
    from parity.store import latest_runs

    if picture is not None:
        draw(report, picture, reference_figures(latest_runs(database, study.name), study.contract))


def _checked_cluster(context: typer.Context, is_measured: bool, step_title: str | None, on: str | None) -> str | None:
    """Return the cluster that builds, if one does. Raise InputError for options that only a measured sweep has."""
    if step_title is not None and not (is_measured and step_title.strip()):
        raise InputError("--step: gives the winner of --measure to a new step: it needs --measure, and a title")
    sources = {name: context.get_parameter_source(name) for name in _OF_MEASURING}
    given = [name for name, source in sources.items() if source is not None and source.name == "COMMANDLINE"]
    if given and not is_measured:
        raise InputError(f"--{given[0].replace('_', '-')}: is for points that are timed: it needs --measure")
    return cluster_of(on, is_measured=is_measured)


class _LaneSweep(NamedTuple):
    """A sweep of a lane, to be built, or built and measured."""

    database: "Database"
    study: "Study"
    spec: "LaneSpec"
    axes: "list[Axis]"
    options: "SweepOptions"

    def built(self) -> "SweepReport":
        from parity.contract.workspace import find_workspace
        from parity.report.sweeps import sweep_report
        from parity.sweep.points import Course, sweep

        course = Course(find_workspace(), self.database, self.study.at_own_size(), self.options.lane, self.spec)
        with progress_bar() as progress:
            swept = sweep(course, self.axes, self.options, progress)
        report = sweep_report(self.study.name, self.options.lane, swept.points, swept.predicted_us)
        return replace(report, not_built=swept.not_built)

    def measured(self, reference: str, run: "RunOptions", step_title: str | None) -> "SweepReport":
        from parity.contract.references import study_or_step
        from parity.contract.workspace import find_workspace
        from parity.report.sweeps import measured_report, sweep_report
        from parity.sweep.handover import hand_over, measured_sweep
        from parity.sweep.points import Course

        step = study_or_step(find_workspace(), reference)[1]
        course = Course(find_workspace(), self.database, self.study.at_own_size(), self.options.lane, self.spec, step)
        with progress_bar() as progress:
            swept, measurement = measured_sweep(course, self.axes, self.options, run, progress)
            handover = hand_over(course, swept, measurement, step_title)
        report = sweep_report(self.study.name, self.options.lane, swept.points, swept.predicted_us)
        return measured_report(report, measurement, handover)


def bisect(
    reference: Annotated[
        str,
        typer.Argument(
            metavar="STUDY|STEP",
            help="A study, for its default lanes, or a step",
            autocompletion=studies_and_steps,
        ),
    ],
    triton: Annotated[
        str | None, typer.Option(metavar="A,B", help="Releases of Triton; or paths of wheels and interpreters")
    ] = None,
    ziglang: Annotated[str | None, typer.Option(metavar="A,B", help="Releases of ziglang, for their clang")] = None,
    clang: Annotated[str | None, typer.Option(metavar="A,B", help="Paths of clangs")] = None,
    hiprtc: Annotated[str | None, typer.Option(metavar="A,B", help="Folders of ROCm, for their hiprtc")] = None,
    lane: Annotated[
        str | None, typer.Option("--lane", metavar="LANE", help="The lane (default: the first that it builds)")
    ] = None,
    add: Annotated[bool, typer.Option("--add", help="Make what is missing, as 'parity toolchain add' does")] = False,
    result: Annotated[bool, typer.Option("--result", help="Verify what each makes on the emulator")] = False,
    build_timeout: BuildTimeout = 300.0,
    on: Cluster = None,
    json_output: Json = False,
) -> None:
    """Build a lane under each of several releases of its compiler. Show what changes, and where a guardrail breaks.

    Releases are built and compared in the order given: resources, the hot loop and its classes, the code itself. All
    are built, none is searched for by halves. A build that fails is shown as such. Nothing is recorded.

    Exit code 0: no guardrail of the contract breaks; 1: one does, or with --result a result is wrong, or no release
    builds the lane; 2: bad input; 3: a release is not here.
    """
    from parity.contract.workspace import find_workspace
    from parity.explore.bisect import BisectOptions, bisect as run_bisect, releases_of
    from parity.report.bisections import bisect_report
    from parity.report.terminal import print_bisection

    compiler, text = _only({"triton": triton, "ziglang": ziglang, "clang": clang, "hiprtc": hiprtc})
    releases = releases_of(compiler, text)
    study, lane, spec = lane_of(reference, lane or _lane_of_compiler(reference, compiler))
    options = BisectOptions(lane, build_timeout, add, result, cluster_of(on))
    with progress_bar() as progress:
        builds = run_bisect(find_workspace(), study.contract, spec, releases, options, progress)
    report = bisect_report(study.name, lane, compiler, builds)
    show_report(report, json_output, print_bisection)
    sys.exit(1 if report.breaks or all(row.failure for row in report.releases) else 0)


def _only(asked: dict[str, str | None]) -> tuple[str, str]:
    """Return the compiler that is asked for, with its releases. Raises InputError unless exactly one is asked for."""
    given = [(name, text) for name, text in asked.items() if text is not None]
    if len(given) != 1:
        raise InputError(
            f"one of {', '.join(f'--{name}' for name in asked)} is needed, and no more: --triton 3.6.0,3.7.1"
        )
    return given[0]


def _lane_of_compiler(reference: str, compiler: str) -> str | None:
    """Return the first lane that a compiler builds, trying the candidate before others. Raises InputError if there is
    none.
    """
    from parity.lanes import BUILDERS

    study, lanes = lanes_of(reference)
    names = sorted(lanes, key=lambda name: name != study.contract.kpi.lane)
    builders = {name for name, kind in BUILDERS.items() if compiler in kind.releases}
    built_lanes = [name for name in names if study.contract.builder(name, lanes[name]) in builders]
    if not built_lanes:
        raise InputError(f"--{compiler}: builds no lane of {study.name}, which has {', '.join(lanes)}")
    return built_lanes[0]


def grid(
    study: Annotated[
        str | None,
        typer.Argument(
            metavar="STUDY|STEP",
            help="A folder of experiments/, or one of its recorded steps (default: the workspace's default study)",
            autocompletion=studies_and_steps,
        ),
    ] = None,
    tiles: Annotated[
        str | None, typer.Option(metavar="MxN,MxN", help="Blocks of the output to compare with the contract's")
    ] = None,
    size: Annotated[str | None, typer.Option(metavar="MxNxK", help="Another problem size than the contract's")] = None,
    product: Annotated[
        str | None, typer.Option("--product", metavar="NAME", help="A GPU, such as MI300X or MI300A")
    ] = None,
    units: Annotated[
        int | None,
        typer.Option(metavar="N", help="Compute units (WGPs on RDNA) of an unknown GPU", min=1),
    ] = None,
    resident: Annotated[
        int, typer.Option(metavar="N", help="Workgroups that a unit holds at a time, for the tiles", min=1, max=64)
    ] = 1,
    json_output: Json = False,
    db: Db = None,
) -> None:
    """Show how the tiles of a problem fill a GPU: rounds, utilization, tiles that stick out, dies, strides, and advice.

    For each recorded binary it also shows how many workgroups a unit holds, by registers and LDS, and what one more
    would take. For the tiles, a unit holds --resident workgroups.

    Outside a workspace --product and --size describe a matrix multiplication, and the first of --tiles is its tile.
    """
    from parity.contract.workspace import find_workspace
    from parity.report.terminal import print_grid

    try:
        workspace = find_workspace()
    except InputError as error:
        if study or not (product and size):
            raise InputError(f"{error}; or describe a matrix multiplication with --product and --size") from None
        report = _grid_of_problem(product, size, tiles, resident)
    else:
        report = _grid_of_study(workspace, study, _Gpu(product, units, resident), (size, tiles), db)
    show_report(report, json_output, print_grid)


class _Gpu(NamedTuple):
    """The GPU that a grid is to fill."""

    product: str | None
    units: int | None
    resident: int


def _grid_of_study(
    workspace: "Workspace", reference: str | None, asked: _Gpu, texts: tuple[str | None, str | None], db: str | None
) -> "GridReport":
    """Build the grid of a study, or of a recorded step of it; `texts` are another problem's size, and tiles."""
    from parity.arch.products import Product
    from parity.contract.references import default_study, study_or_step
    from parity.contract.study import default_lanes, load_study
    from parity.explore.grid import configuration_use, grid_report, product_of
    from parity.report.grids import recorded_configurations

    name, step = study_or_step(workspace, reference or default_study(workspace))
    study = load_study(workspace, name)
    contract, lanes = study.contract, default_lanes(study)
    packed = frozenset.intersection(*(frozenset(lane.layouts) for lane in lanes.values()))
    gpu = (
        Product(asked.product or "a GPU", contract.arch, asked.units)
        if asked.units
        else product_of(contract, asked.product)
    )
    report = grid_report(contract, gpu, *_sizes_and_tiles(contract, *texts), asked.resident, packed)
    configurations = recorded_configurations(_records_of_grid(workspace, study, step, db), contract)
    uses = [configuration_use(contract, gpu, report.size, taken, steps) for taken, steps in configurations.items()]
    return replace(report, study=name, configurations=uses)


def _sizes_and_tiles(contract: "Contract", size: str | None, tiles: str | None) -> "tuple[Axes, list[tuple[int, ...]]]":
    axes, sides = contract.definition.axes, contract.definition.independent
    sizes = dict(zip(axes, sizes_of("--size", size, len(axes)), strict=True)) if size else contract.axes
    return sizes, _given_tiles(tiles, len(sides)) if tiles else _tiles(contract)


def _records_of_grid(workspace: "Workspace", study: "Study", step: str | None, db: str | None) -> "list[RunRecord]":
    """Return the latest runs of a study, or the latest run of a step. Raises InputError for a step without a run."""
    from parity.report.grids import under_another_contract
    from parity.store import latest_runs

    database = open_study(study.name, db)[1] if db or exists(workspace.database_url(db)) else None
    records = latest_runs(database, study.name) if database else []
    records = [record for record in records if step in (None, record.step)]
    if step and not records:
        raise no_run(study, database, step)
    if left_out := under_another_contract(records, study.contract):
        say(f"left out, because they ran under another contract: {', '.join(left_out)}")
    return records


def _grid_of_problem(product: str, size: str, tiles: str | None, resident: int) -> "GridReport":
    """Build the grid of a matrix multiplication that no study describes."""
    from parity.explore.grid import any_product, contract_of_problem, grid_report

    gpu = any_product(product)
    tile, *others = _given_tiles(tiles, 2) if tiles else _TILES
    contract = contract_of_problem(gpu, sizes_of("--size", size, 3), tile)
    return grid_report(contract, gpu, contract.axes, others, resident)


def _given_tiles(text: str, sides: int) -> list[tuple[int, ...]]:
    return [tuple(sizes_of("--tiles", part, sides)) for part in text.split(",")]


_TILES: list[tuple[int, ...]] = [(256, 256), (256, 128), (128, 256), (128, 128), (128, 64), (64, 128), (64, 64)]


def _tiles(contract: "Contract") -> list[tuple[int, ...]]:
    """Return the usual blocks of a matrix multiplication; none for other operators."""
    return _TILES if contract.definition.macs else []


def lane_of(reference: str, lane: str | None) -> "tuple[Study, str, LaneSpec]":
    """Return a lane of a step, or of a study's defaults: the named one, else the contract's candidate."""
    study, lanes = lanes_of(reference)
    chosen = lane or study.contract.kpi.lane
    if chosen not in lanes:
        raise InputError(f"--lane: '{chosen}' is no lane of {study.name}{suggestion(chosen, lanes)}")
    return study, chosen, lanes[chosen]


def lanes_of(reference: str) -> "tuple[Study, dict[str, LaneSpec]]":
    """Return the lanes of a step, or of a study's defaults."""
    from parity.contract.references import study_or_step
    from parity.contract.study import default_lanes, load_step, load_study
    from parity.contract.workspace import find_workspace

    workspace = find_workspace()
    name, is_step = study_or_step(workspace, reference)
    if is_step:
        study, step = load_step(workspace, reference)
        return study, step.lanes
    study = load_study(workspace, name)
    return study, default_lanes(study)
