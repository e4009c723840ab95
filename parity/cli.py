"""The command line. A command opens what it needs, calls the library and shows the result."""

import errno
import io
import json
import os
import re
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from parity.errors import InputError, ParityError
from parity.report.visible import visible, visible_document

if TYPE_CHECKING:
    from rich.console import Console

    from parity.contract import LaneSpec
    from parity.contract.study import Study
    from parity.pipeline import RunOptions
    from parity.store import Database, RunRecord

_WIDTH_WITHOUT_TERMINAL = 140
_BROKEN_PIPE, _INTERRUPTED = 141, 130  # as a shell says it
_DAY_S = 86_400
_LOCK_WAIT_S = 2.0
_RUN = re.compile(r"[0-9]+|[0-9a-f]{8}[0-9a-f-]*", re.IGNORECASE)

app = typer.Typer(
    help="Compare a Triton and a HIP kernel under one fixed contract, and keep an honest lab book of it.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)

Db = Annotated[
    str | None,
    typer.Option("--db", metavar="PATH|URL", help="Lab book (default: PARITY_DB, else results.db)"),
]
Json = Annotated[
    bool,
    typer.Option("--json", help="Print one JSON document on standard output, all else on standard error"),
]
HipCompiler = Annotated[
    str, typer.Option(metavar="NAME", help="auto, hiprtc, rocm, system, zig, or the path of a clang")
]
BuildTimeout = Annotated[float, typer.Option(metavar="SECONDS", help="Time limit of one compiler process", min=0.1)]
Device = Annotated[
    str,
    typer.Option(
        "--device",
        metavar="NAME",
        envvar="PARITY_DEVICE",
        show_envvar=False,
        help="auto, emulator, hip or cuda; hip:1 for the second one (default: PARITY_DEVICE, else auto)",
        show_default=False,
    ),
]
Budget = Annotated[str, typer.Option("--budget", metavar="TIME", help="Wall time for measuring one session: 60s, 2m")]
Wait = Annotated[
    float,
    typer.Option(
        "--wait", metavar="SECONDS", help="Wait for a GPU or lab book that another run uses", min=0, max=86_400
    ),
]
Alone = Annotated[bool, typer.Option("--alone", help="Refuse a GPU that other processes use")]
DeviceTimeout = Annotated[
    float,
    typer.Option(
        metavar="SECONDS", help="Longest that one batch may take before the GPU counts as lost", min=0.1, max=3600
    ),
]
Launches = Annotated[int, typer.Option(metavar="N", help="How often the kernel is launched", min=1, max=100_000)]
RunName = Annotated[
    str | None,
    typer.Option(
        "--run", metavar="ID|UUID", help="This run instead of the step's latest (of a UUID the first 8 letters)"
    ),
]
StepName = Annotated[str, typer.Argument(metavar="STEP", help="A step, as step14 or STUDY/step01")]


def main() -> None:
    """Entry point: a user's error is one sentence and an exit code; a bug keeps its traceback."""
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, _interrupt)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        app()
    except OSError as error:
        if error.filename is None and error.errno != errno.ENOSPC:
            raise
        _say(f"{error.filename or 'standard output'}: {error.strerror}")
        sys.exit(2)
    except ParityError as error:
        _say(str(error))
        sys.exit(error.exit_code)
    except (KeyboardInterrupt, SystemExit) as end:  # Typer turns the one into the other, without a word
        if isinstance(end, SystemExit) and end.code != _INTERRUPTED:
            raise
        _say("interrupted; what was finished is recorded")
        sys.exit(_INTERRUPTED)


def _say(sentence: str) -> None:
    """One sentence on standard error: always one line, whatever names and messages it has."""
    print(f"parity: {visible(sentence, lines=False)}", file=sys.stderr)


def _interrupt(_number: int, _frame: object) -> None:
    """Ends like Ctrl-C, so that a compiler under way is ended too."""
    raise KeyboardInterrupt


def _print_version(wanted: bool) -> None:
    if wanted:
        from parity import __version__

        print(__version__)
        raise typer.Exit


@app.callback()
def _root(
    version: Annotated[
        bool, typer.Option("--version", help="Show the version", is_eager=True, callback=_print_version)
    ] = False,
) -> None:
    pass


@app.command()
def run(
    step: StepName,
    json_output: Json = False,
    db: Db = None,
    hip_compiler: HipCompiler = "auto",
    build_timeout: BuildTimeout = 300.0,
    device: Device = "auto",
    budget: Budget = "60s",
    wait: Wait = 0.0,
    alone: Alone = False,
    device_timeout: DeviceTimeout = 30.0,
    vendor: Annotated[bool, typer.Option("--vendor", help="Time the vendor's library too, through torch")] = False,
    profile: Annotated[
        bool, typer.Option("--profile", help="After the verdict, profile both lanes as 'parity profile' does")
    ] = False,
) -> None:
    """Build both lanes of a step, check the contract, read the machine code, verify, measure, judge and record.

    Without a GPU of the study's architecture everything but the stopwatch runs, and the step awaits measurement.

    Exit code 0: inconclusive or keep; 1: reject or invalid; 2: bad input; 3: not available here.
    """
    from parity.contract.workspace import find_workspace
    from parity.pipeline import run_step
    from parity.profile.stage import ProfileOptions
    from parity.records import Verdict
    from parity.report.documents import run_document
    from parity.report.terminal import print_run

    workspace = find_workspace()
    with _progress() as progress:
        chosen = _run_options(hip_compiler, build_timeout, device, budget, wait, alone, device_timeout)
        chosen = replace(chosen, vendor=vendor, profile=ProfileOptions() if profile else None)
        result = run_step(workspace, step, db, chosen, progress)
    study, database = _open(step, db)
    record = _run_by_id(database, result.run_id)
    document = run_document(record, _baseline(database, study, record))
    _show(document, json_output, print_run)
    for note in (result.brought_up_to_date, result.not_profiled):
        if note:
            _say(note)
    sys.exit(1 if result.judgement.verdict in (Verdict.REJECT, Verdict.INVALID) else 0)


@app.command()
def calibrate(
    step: StepName,
    json_output: Json = False,
    db: Db = None,
    sessions: Annotated[int, typer.Option(metavar="N", help="Processes that time the same binary twice", min=2)] = 8,
    hip_compiler: HipCompiler = "auto",
    build_timeout: BuildTimeout = 300.0,
    device: Device = "auto",
    budget: Budget = "60s",
    wait: Wait = 0.0,
    alone: Alone = False,
    device_timeout: DeviceTimeout = 30.0,
) -> None:
    """Measure how much identical binaries differ on this machine, and store it: the gate's delta follows from it."""
    from parity.contract.workspace import find_workspace
    from parity.pipeline import calibrate_step
    from parity.report.documents import calibration_document
    from parity.report.terminal import print_calibration

    options = _run_options(hip_compiler, build_timeout, device, budget, wait, alone, device_timeout)
    with _progress() as progress:
        found = calibrate_step(find_workspace(), step, db, options, sessions, progress)
    _show(calibration_document(*found, sessions), json_output, print_calibration)


@app.command()
def report(
    study: Annotated[str, typer.Argument(metavar="STUDY", help="A folder of experiments/")] = "gfx1151",
    json_output: Json = False,
    output_format: Annotated[str, typer.Option("--format", help="terminal or markdown")] = "terminal",
    db: Db = None,
) -> None:
    """Show the state of a study: KPI over the steps, verdicts, machine-code deltas against the parent."""
    from parity.contract.history import read_conclusions, read_history
    from parity.report.documents import report_document
    from parity.report.terminal import print_report
    from parity.store import latest_runs

    if output_format not in ("terminal", "markdown"):
        raise InputError(f"--format: '{output_format}' is neither terminal nor markdown")
    study = study.rstrip("/")
    found, database = _open(f"{study}/", db)
    records = latest_runs(database, study)
    baseline, conclusions = _baseline(database, found, None), read_conclusions(found.conclusions_path)
    document = report_document(found, records, baseline, read_history(found.history_path), conclusions)
    if output_format == "markdown" and not json_output:
        from parity.report.markdown import render_log

        _emit(render_log(document))
    else:
        _show(document, json_output, print_report)


@app.command()
def show(
    step: StepName,
    json_output: Json = False,
    run_name: RunName = None,
    db: Db = None,
) -> None:
    """Show one step's latest run in full: builds, contract checks, resources, hot loops, findings, artifacts."""
    from parity.report.documents import run_document
    from parity.report.terminal import print_run

    study, database = _open(step, db)
    record = _run_of_step(study, database, step, run_name)
    _show(run_document(record, _baseline(database, study, record)), json_output, print_run)


@app.command()
def diff(
    first: Annotated[str, typer.Argument(metavar="STEP")],
    second: Annotated[str, typer.Argument(metavar="STEP")],
    json_output: Json = False,
    db: Db = None,
) -> None:
    """Show two steps side by side: contract, options, resources, class counts, hot loops."""
    from parity.report.documents import diff_document
    from parity.report.terminal import print_diff

    left, right = (_run_of_step(*_open(reference, db), reference, None) for reference in (first, second))
    _show(diff_document(left, right), json_output, print_diff)


@app.command()
def isa(
    file: Annotated[
        Path,
        typer.Argument(
            metavar="FILE", help="AMDGPU or NVIDIA machine code as text; code objects where a disassembler is"
        ),
    ],
    kernel: Annotated[str | None, typer.Option(metavar="REGEX", help="Only kernels whose name matches")] = None,
    arch: Annotated[str | None, typer.Option(metavar="GFX", help="Architecture, if the text does not name it")] = None,
    lds: Annotated[int, typer.Option(metavar="BYTES", help="Dynamic LDS of the launch, for the occupancy", min=0)] = 0,
    json_output: Json = False,
) -> None:
    """Read machine code: resources, occupancy, instruction classes, the hot loop, findings."""
    from parity.isa import analyse
    from parity.isa.source import read_assembly

    code = read_assembly(file)
    kernels = analyse(
        code.text, str(file), kernel=kernel, arch=arch or code.arch, dynamic_lds_bytes=lds, objects=code.objects
    )
    documents = [found.document() for found in kernels]
    if json_output:
        _emit_json({"kernels": documents})
    else:
        from parity.report.terminal import print_kernels

        _print(print_kernels, documents)


import_app = typer.Typer(
    help="Take what somebody measured or profiled elsewhere into the lab book.", no_args_is_help=True
)
app.add_typer(import_app, name="import")


@import_app.command("rocprof")
def import_rocprof(
    path: Annotated[Path, typer.Argument(metavar="PATH", help="A file of rocprofv3, v2 or v1, or a folder of them")],
    step: StepName,
    lane: Annotated[
        str | None, typer.Option("--lane", metavar="LANE", help="Whose kernel was profiled: hip or triton")
    ] = None,
    run_name: RunName = None,
    partial: Annotated[bool, typer.Option("--partial", help="Keep what can be read of a file that is cut off")] = False,
    json_output: Json = False,
    db: Db = None,
) -> None:
    """Import a profile (csv, json, rocpd; kernel traces, counters, PC samples) into a step's latest run.

    A file is imported once, whole or not at all. Its figures are marked as imported; `parity show` shows them.
    """
    from parity.profile.joining import import_profile
    from parity.report.terminal import print_imported

    study, database = _open(step, db)
    record = _run_of_step(study, database, step, run_name)
    with _progress() as progress:
        found = import_profile(database, record, path, lane, partial, progress)
    files = [{**asdict(of), "file": str(of.file)} for of in found]
    _show({"run_id": record.run["id"], "files": files}, json_output, print_imported)


@app.command()
def sweep(
    reference: Annotated[str, typer.Argument(metavar="STUDY|STEP", help="A study's default lanes, or a step's")],
    settings: Annotated[
        list[str], typer.Option("--set", metavar="NAME=V,V", help="A parameter and its values; may be repeated")
    ],
    lane: Annotated[
        str | None, typer.Option("--lane", metavar="LANE", help="Which lane; the contract's candidate unless said")
    ] = None,
    verify: Annotated[bool, typer.Option("--verify", help="Verify every point on the emulator")] = False,
    jobs: Annotated[int, typer.Option(metavar="N", help="Builds at a time", min=1, max=64)] = 2,
    picture: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Draw the trade-offs: FILE.svg, .png or .pdf")
    ] = None,
    hip_compiler: HipCompiler = "auto",
    build_timeout: BuildTimeout = 300.0,
    json_output: Json = False,
    db: Db = None,
) -> None:
    """Build a lane for every combination of parameters, read its machine code, and show the trade-offs.

    Parameters: options of Triton (num_stages, waves_per_eu), constants of the kernel, tile.m, tile.n, tile.k, threads,
    triton (a version), env.NAME. Every point is recorded; one that is recorded already is not built again.

    Exit code 0: at least one point has no spill and is not found wrong; 1: none; 2: bad input; 3: no compiler here.
    """
    from parity.contract.workspace import find_workspace
    from parity.explore.sweep import SweepOptions, parse_axis
    from parity.explore.sweep import sweep as run_sweep
    from parity.report.sweeps import check_picture, draw, sweep_document
    from parity.report.terminal import print_sweep

    if picture is not None:
        check_picture(picture)
    axes = [parse_axis(text) for text in settings]
    workspace = find_workspace()
    study, lane, spec = _lane_of(reference, lane)
    _, database = _open(f"{study.name}/", db)
    options = SweepOptions(lane, verify, jobs, hip_compiler, build_timeout)
    with _progress() as progress:
        points = run_sweep(workspace, database, study.name, study.contract, spec, axes, options, progress)
    document = sweep_document(study.name, lane, points)
    if picture is not None:
        draw(document, picture)
    _show(document, json_output, print_sweep)
    sys.exit(0 if any(row["is_best"] for row in document["points"]) else 1)


@app.command()
def grid(
    study: Annotated[
        str, typer.Argument(metavar="STUDY|STEP", help="A folder of experiments/, or one of its recorded steps")
    ] = "gfx1151",
    tiles: Annotated[
        str, typer.Option(metavar="MxN,MxN", help="Tiles to compare the contract's with")
    ] = "256x256,256x128,128x256,128x128,128x64,64x128,64x64",
    size: Annotated[str | None, typer.Option(metavar="MxNxK", help="Another problem than the contract's")] = None,
    product: Annotated[str | None, typer.Option("--product", metavar="NAME", help="A GPU, as MI300X or MI300A")] = None,
    units: Annotated[
        int | None, typer.Option(metavar="N", help="Compute units (WGPs on RDNA) of a GPU that is not known", min=1)
    ] = None,
    resident: Annotated[
        int, typer.Option(metavar="N", help="Workgroups at a time in each unit, for the tiles", min=1, max=64)
    ] = 1,
    json_output: Json = False,
    db: Db = None,
) -> None:
    """How the tiles of a problem fill a GPU: rounds, utilization, tiles that stick out, dies, strides, and advice.

    For the recorded binaries too: how many workgroups of each a unit holds by its registers and LDS, and what one more
    would take. The tiles are counted with --resident workgroups a unit.
    """
    from parity.arch.products import Product
    from parity.contract.study import default_lanes, load_study, study_or_step
    from parity.contract.workspace import find_workspace
    from parity.explore.grid import configuration_use, grid_report, product_of
    from parity.report.grids import recorded_configurations, under_another_contract
    from parity.report.terminal import print_grid
    from parity.store import latest_runs

    workspace = find_workspace()
    name, step = study_or_step(workspace, study)
    found = load_study(workspace, name)
    contract, lanes = found.contract, default_lanes(found)
    packed = frozenset.intersection(*(frozenset(lane.layouts) for lane in lanes.values()))
    gpu = Product(product or "a GPU", contract.arch, units) if units else product_of(contract, product)
    sizes = replace(contract.problem, **dict(zip("mnk", _sizes("--size", size, 3), strict=True))) if size else None
    pairs = [(m, n) for m, n in (_sizes("--tiles", text, 2) for text in tiles.split(","))]
    database = _open(f"{name}/", db)[1] if _exists(workspace.database_url(db)) else None
    records = [record for record in latest_runs(database, name) if step in (None, record.step)] if database else []
    if step and not records:
        raise _no_run(database, "run", name, step)
    if others := under_another_contract(records, contract):
        _say(f"left out, for another contract was theirs: {', '.join(others)}")
    report = grid_report(contract, gpu, sizes or contract.problem, pairs, resident, packed)
    uses = [
        configuration_use(contract, gpu, report.size, taken, steps)
        for taken, steps in recorded_configurations(records, contract).items()
    ]
    _show({**asdict(replace(report, configurations=uses)), "basis": "static", "study": name}, json_output, print_grid)


def _sizes(option: str, text: str, count: int) -> list[int]:
    """`128x256` as numbers."""
    parts = text.strip().lower().split("x")
    if len(parts) != count or not all(re.fullmatch(r"[1-9][0-9]{0,8}", part) for part in parts):
        raise InputError(f"{option}: '{text}' is not {count} sizes: write {'x'.join(['128'] * count)}")
    return [int(part) for part in parts]


@app.command()
def profile(
    step: StepName,
    lane: Annotated[str | None, typer.Option("--lane", metavar="LANE", help="hip or triton instead of both")] = None,
    run_name: RunName = None,
    counters: Annotated[
        str, typer.Option(metavar="A,B", help="These hardware counters instead of the usual ones (docs/profiling.md)")
    ] = "",
    sampling: Annotated[bool, typer.Option(help="Sample the program counter where the device can")] = True,
    launches: Launches = 10,
    timeout: Annotated[float, typer.Option(metavar="SECONDS", help="Time limit of one pass", min=1, max=86_400)] = 300,
    device: Device = "auto",
    wait: Wait = 0.0,
    json_output: Json = False,
    db: Db = None,
) -> None:
    """Profile a recorded run's code objects with rocprofv3, rocprofv2, rocprof or ncu, and record what they say.

    The binaries are the recorded ones, launched by 'parity replay'. Times under a profiler decide nothing.

    Exit code 0: something was recorded; 1: every pass failed; 2: bad input; 3: no GPU or no profiler here.
    """
    from parity.contract.workspace import find_workspace
    from parity.pipeline import profile_step
    from parity.profile.stage import ProfileOptions
    from parity.report.terminal import print_profiled

    study, database = _open(step, db)
    record = _run_of_step(study, database, step, run_name)
    options = _run_options("auto", 300.0, device, "60s", wait, False, 30.0)
    names = tuple(name for name in re.split(r"[,\s]+", counters) if name)
    wanted = ProfileOptions(names, sampling, launches, timeout)
    with _progress() as progress:
        found = profile_step(find_workspace(), study, database, record, lane, options, wanted, progress)
    document = {"run_id": record.run["id"], "lanes": [asdict(of) for of in found]}
    _show(document, json_output, print_profiled)
    sys.exit(0 if any(of.recorded for of in found) else 1)


@app.command()
def replay(
    step: StepName,
    lane: Annotated[str, typer.Option("--lane", metavar="LANE", help="Whose code object")],
    run_name: RunName = None,
    launches: Launches = 10,
    device: Device = "auto",
    device_timeout: DeviceTimeout = 600.0,
    db: Db = None,
) -> None:
    """Launch a recorded run's code object on the GPU, so often, and nothing else: the program to give to a profiler.

    It holds no lock, verifies nothing and records nothing.
    """
    from parity.contract.workspace import find_workspace
    from parity.recorded import replay_run

    url = find_workspace().database_url(db)
    if not _exists(url):
        raise InputError(f"{url.removeprefix('sqlite:///')}: no such lab book: run the step first")

    study, database = _open(step, db)
    record = _run_of_step(study, database, step, run_name)
    replay_run(study, database, record, lane, *_device(device), launches, device_timeout)


@app.command("artifact")
def show_artifact(
    run: Annotated[
        str, typer.Argument(metavar="RUN|STEP", help="A run's number or UUID, or a step for its latest run")
    ],
    name: Annotated[str | None, typer.Argument(metavar="NAME", help="As kernel.s; all are listed without one")] = None,
    lane: Annotated[str | None, typer.Option("--lane", metavar="LANE", help="Whose, where several have it")] = None,
    output: Annotated[
        Path | None, typer.Option("--output", "-o", metavar="PATH", help="Write it there, a file or a folder")
    ] = None,
    json_output: Json = False,
    db: Db = None,
) -> None:
    """Print what a run keeps: its lanes' sources, assembly, IR, code objects and logs, or export one to a file.

    The lab book keeps them compressed in itself, each content once.
    """
    from parity.contract.workspace import write_whole
    from parity.report.book import artifacts_document, chosen_artifact, print_artifacts

    database, record = _any_run(run, db)
    if name is None:
        _show(artifacts_document(record), json_output, print_artifacts)
        return
    row, content = chosen_artifact(database, record, lane, name)
    target = output / Path(row["name"]).name if output is not None and output.is_dir() else output
    if target is not None:
        write_whole(target, content)
    elif not json_output:
        _emit_bytes(content)
    if json_output:
        text = None if target else content.decode(errors="replace")
        _emit_json({"run_uuid": record.run["uuid"], **row, "file": target and str(target), "text": text})


@app.command("merge")
def merge_books(
    other: Annotated[str, typer.Argument(metavar="OTHER", help="Another lab book: a path or any SQLAlchemy URL")],
    json_output: Json = False,
    db: Db = None,
) -> None:
    """Add to the lab book what another one has: runs, profiles, calibrations, sweep points and their artifacts.

    What both have is known by its UUID or hash, so merging again adds nothing. If both say different things of one
    finished run, nothing is merged.
    """
    from parity.report.book import print_merged
    from parity.store import merge

    into = _book(db)
    there = _book(other, must_exist=True)
    with into.exclusive(wait_s=_LOCK_WAIT_S) as alone:
        if not alone:
            raise InputError(f"{into.name}: another 'parity run' is writing to this lab book: wait for its end")
        merged = merge(into, there)
    _show({"into": into.name, "from": there.name, **asdict(merged)}, json_output, print_merged)


@app.command()
def dump(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A lab book")],
) -> None:
    """Print a lab book as text, run by run, so that 'git diff' can show what a commit changes in it.

    The file is only read; one of an older version too.
    """
    from parity.report.book import book_text

    for part in book_text(_book(str(file), must_exist=True, only_read=True)):
        _emit(part)


@app.command()
def doctor(json_output: Json = False) -> None:
    """Look at this machine: GPUs, drivers, compilers, profilers, clocks, other users, environment; what to do about
    each.

    Exit code 0: nothing here changes code or times; 1: something does.
    """
    from parity.contract.workspace import find_workspace
    from parity.doctor import State, diagnose
    from parity.report.terminal import print_diagnoses

    with _progress() as progress:
        progress("looking at this machine")
        found = diagnose(find_workspace())
    _show({"diagnoses": [asdict(diagnosis) for diagnosis in found]}, json_output, print_diagnoses)
    sys.exit(1 if any(diagnosis.state is State.PROBLEM for diagnosis in found) else 0)


@app.command()
def emulate(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="AMDGPU assembly text with metadata")],
    launch: Annotated[Path, typer.Option(metavar="TOML", help="Kernel, grid, block, arguments (docs/emulator.md)")],
    json_output: Json = False,
) -> None:
    """Run a kernel's machine code on the CPU: results, executed instructions, bank conflicts, faults.

    Exit code 0: no fault; 1: a fault; 2: bad input; 3: an instruction or architecture that is not emulated.
    """
    from parity.contract.workspace import cache_folder
    from parity.emulator.emulate import emulate as run_launch
    from parity.isa.source import read_text

    document = run_launch(read_text(file), str(file), launch, cache_folder() / "engine")
    from parity.report.terminal import print_emulation

    _show(document, json_output, print_emulation)
    sys.exit(1 if document["faults"] else 0)


def _run_options(
    hip_compiler: str, build_limit_s: float, device: str, budget: str, wait_s: float, alone: bool, batch_limit_s: float
) -> "RunOptions":
    from parity.pipeline import RunOptions

    kind, ordinal = _device(device)
    return RunOptions(
        hip_compiler=hip_compiler,
        build_limit_s=build_limit_s,
        device=kind,
        ordinal=ordinal,
        budget_s=_seconds(budget),
        batch_limit_s=batch_limit_s,
        wait_s=wait_s,
        alone=alone,
    )


def _device(text: str) -> tuple[str, int]:
    """A device's kind and number. Raises InputError."""
    match = re.fullmatch(r"(auto|emulator)|(hip|cuda)(?::([0-9]{1,3}))?", text)
    if match is None:
        raise InputError(f"--device: '{text}' is not one of auto, emulator, hip, cuda, nor hip:NUMBER or cuda:NUMBER")
    return match.group(1) or match.group(2), int(match.group(3) or 0)


def _lane_of(reference: str, lane: str | None) -> "tuple[Study, str, LaneSpec]":
    """A lane of a step, or of a study's defaults: the one that is named, else the contract's candidate."""
    from parity.contract.study import default_lanes, load_step, load_study, study_or_step
    from parity.contract.workspace import find_workspace

    workspace = find_workspace()
    name, is_step = study_or_step(workspace, reference)
    if is_step:
        study, step = load_step(workspace, reference)
        lanes = step.lanes
    else:
        study = load_study(workspace, name)
        lanes = default_lanes(study)
    chosen = lane or study.contract.kpi.lane
    if chosen not in lanes:
        raise InputError(f"--lane: '{chosen}' is not one of {', '.join(lanes)}")
    return study, chosen, lanes[chosen]


def _seconds(text: str) -> float:
    """`90`, `60s` or `2m` in seconds."""
    match = re.fullmatch(r"([0-9]{1,9}(?:\.[0-9]{1,9})?)(s|m)?", text)
    seconds = float(match.group(1)) * (60 if match.group(2) == "m" else 1) if match else 0.0
    if not 0 < seconds <= _DAY_S:
        raise InputError(f"--budget: '{text}' is no time of at most a day: write 60s or 2m")
    return seconds


def _exists(url: str) -> bool:
    """Whether there is a lab book; of a server only the attempt tells."""
    return not url.startswith("sqlite:///") or Path(url.removeprefix("sqlite:///")).exists()


def _open(reference: str, db: str | None) -> "tuple[Study, Database]":
    from parity.contract.study import load_study, split_reference
    from parity.contract.workspace import find_workspace
    from parity.store import open_lab_book

    workspace = find_workspace()
    study = load_study(workspace, split_reference(reference)[0])
    return study, _announced(open_lab_book(workspace, db, study))


def _run_of_step(study: "Study", database: "Database", reference: str, run: str | None) -> "RunRecord":
    """A run of a step: the latest, or the one of that number or UUID."""
    from parity.contract.study import split_reference
    from parity.store import named_run, runs_of_step

    name = split_reference(reference)[1]
    if run is not None:
        record = named_run(database, run)
        if (record.run["study"], record.step) != (study.name, name):
            raise InputError(
                f"--run: run '{run[:40]}' is of {record.run['study']}/{record.step}, not {study.name}/{name}"
            )
        return record
    records = runs_of_step(database, study.name, name)
    if not records:
        raise _no_run(database, "run", study.name, name)
    return records[-1]


def _no_run(database: "Database | None", what: str, study: str, step: str) -> InputError:
    """That a lab book, by its name without a password, has no such run."""
    where = f"{database.name}: has no" if database else "there is no lab book, so no"
    return InputError(f"{where} {what} of {study}/{step}: run it first, or see 'parity report'")


def _book(db: str | None, *, must_exist: bool = False, only_read: bool = False) -> "Database":
    """The lab book by itself, without a study."""
    from parity.contract.workspace import find_workspace
    from parity.store import Database

    workspace = find_workspace()
    url = workspace.database_url(db)
    if must_exist and not _exists(url):
        raise InputError(f"{url.removeprefix('sqlite:///')}: no such lab book")
    return _announced(Database(url, workspace.root).open(only_read=only_read))


def _announced(database: "Database") -> "Database":
    """An open lab book; says so if opening has made a new one of an old one."""
    if database.brought_up_to_date:
        _say(database.brought_up_to_date)
    return database


def _any_run(reference: str, db: str | None) -> "tuple[Database, RunRecord]":
    """A run by its number, its UUID or its step."""
    from parity.store import named_run

    if _RUN.fullmatch(reference):
        database = _book(db, must_exist=True)
        return database, named_run(database, reference)
    study, database = _open(reference, db)
    return database, _run_of_step(study, database, reference, None)


def _run_by_id(database: "Database", run_id: int) -> "RunRecord":
    from parity.store import find_run

    return find_run(database, run_id)


def _baseline(database: "Database", study: "Study", record: "RunRecord | None") -> "RunRecord | None":
    """What a run is shown beside: the baseline of its own device if it was measured, else the study's."""
    from parity.store import baseline_run, judged_lane, measured_baseline

    before = record.run["id"] if record and not record.is_imported else None
    if record and record.run["device_name"]:
        device, name = record.run["device"], record.run["device_name"]
        lane = judged_lane(record.run["spec"], study.contract)
        return measured_baseline(database, study.name, study.contract, lane, device, name, before)
    return baseline_run(database, study.name, study.contract, before)


def _show(document: dict[str, Any], json_output: bool, layout: Any) -> None:
    if json_output:
        _emit_json(document)
    else:
        _print(layout, document)


def _emit_json(document: dict[str, Any]) -> None:
    _emit(json.dumps(document, indent=1) + "\n")


def _print(layout: Any, document: Any) -> None:
    """Lays out a document for people. All that other people have written is in the document, and made visible here."""
    console = _console()
    with console.capture() as captured:
        layout(console, visible_document(document))
    _emit(captured.get())


def _emit(text: str) -> None:
    _emit_bytes(text.encode(sys.stdout.encoding, errors="backslashreplace"))


def _emit_bytes(content: bytes) -> None:
    """Writes to standard output; a reader that has seen enough is no error of ours."""
    try:
        sys.stdout.flush()
        sys.stdout.buffer.write(content)
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(_BROKEN_PIPE)


def _console(stderr: bool = False) -> "Console":
    from rich.console import Console

    console = Console(stderr=stderr, highlight=False, markup=False, emoji=False)
    if not console.is_terminal and "COLUMNS" not in os.environ:
        console.width = _WIDTH_WITHOUT_TERMINAL
    return console


@contextmanager
def _progress() -> Iterator[Any]:
    """A line on standard error that says what is going on, with a bar where its end is known; nothing where that is no
    terminal.
    """
    from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

    columns = (SpinnerColumn(), TextColumn("{task.description}", markup=False), BarColumn(), TimeElapsedColumn())
    console = _console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("starting", total=None)

        def show(text: str, *, done: int = 0, total: int | None = None) -> None:
            bar.update(task, description=visible(text, lines=False), completed=done, total=total)

        yield show
