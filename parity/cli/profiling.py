"""Commands about profiles."""

import re
import sys
from pathlib import Path
from typing import Annotated

import typer

from parity.cli.books import exists, no_book, open_step, run_of_step
from parity.cli.options import (
    Db,
    Device,
    DeviceTimeout,
    Json,
    Launches,
    RunName,
    StepName,
    Wait,
    device_of,
    run_options,
)
from parity.cli.output import progress_bar, show_report


def import_profile(
    path: Annotated[Path, typer.Argument(metavar="PATH", help="A file of rocprofv3, v2 or v1, or a folder of them")],
    step: StepName,
    lane: Annotated[str | None, typer.Option("--lane", metavar="LANE", help="The lane that was profiled")] = None,
    run_name: RunName = None,
    partial: Annotated[bool, typer.Option("--partial", help="Keep what can be read of a file that is cut off")] = False,
    kernel: Annotated[
        str | None, typer.Option(metavar="REGEX", help="The lane's kernel as the profiler calls it, where names differ")
    ] = None,
    agent: Annotated[str | None, typer.Option(metavar="NAME", help="Only launches on this agent")] = None,
    skip: Annotated[int, typer.Option(metavar="N", help="Leave out the first N launches, as warm-up", min=0)] = 0,
    any_grid: Annotated[
        bool, typer.Option("--any-grid", help="Also launches with another grid than the run's")
    ] = False,
    unnamed_samples: Annotated[
        bool, typer.Option("--unnamed-samples", help="Take samples of dispatches that no trace names for the lane's")
    ] = False,
    json_output: Json = False,
    db: Db = None,
) -> None:
    """Import a profile (csv, json, rocpd; kernel traces, counters, PC samples) into a step's latest run.

    All files of a folder are imported, or none, and each file once. What is no profile is passed over, by name. Figures
    are marked as imported; `parity show` shows them.
    """
    from parity.report.records.profile import ImportReport
    from parity.report.terminal import print_imported
    from parity.run.joining import Selection, join_profile

    study, database = open_step(step, db)
    record = run_of_step(study, database, step, run_name)
    with progress_bar() as progress:
        chosen = Selection(kernel, agent, skip, any_grid, unnamed_samples, partial)
        imported = join_profile(database, record, path, lane, progress, chosen)
    passed_over: dict[str, list[str]] = {}
    for file, why in imported.passed_over.items():
        passed_over.setdefault(why, []).append(str(file))
    show_report(ImportReport(record.run.id, imported.files, passed_over), json_output, print_imported)


def profile(
    step: StepName,
    lane: Annotated[str | None, typer.Option("--lane", metavar="LANE", help="One lane instead of all")] = None,
    run_name: RunName = None,
    counters: Annotated[
        str, typer.Option(metavar="A,B", help="These hardware counters instead of the default ones (docs/profiling.md)")
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
    from parity.report.records.profile import ProfilingReport
    from parity.report.terminal import print_profiled
    from parity.run.options import ProfileOptions
    from parity.run.profiling import profile_step
    from parity.run.recorded import RunInBook

    study, database = open_step(step, db, only_read=False)
    record = run_of_step(study, database, step, run_name)
    run = RunInBook(find_workspace(), database, study.contract, record)
    options = run_options("auto", 300.0, device, "60s", wait, False, 30.0)
    names = tuple(name for name in re.split(r"[,\s]+", counters) if name)
    wanted = ProfileOptions(names, sampling, launches, timeout)
    with progress_bar() as progress:
        profiled_lanes = profile_step(run, lane, options, wanted, progress)
    show_report(ProfilingReport(record.run.id, profiled_lanes), json_output, print_profiled)
    sys.exit(0 if any(profiled_lane.recorded for profiled_lane in profiled_lanes) else 1)


def read_profile(
    path: Annotated[Path, typer.Argument(metavar="PATH", help="A profiler's file, or a folder of them")],
    kernel: Annotated[str | None, typer.Option(metavar="REGEX", help="Only kernels whose name has this")] = None,
    agent: Annotated[str | None, typer.Option(metavar="NAME", help="Only launches on this agent")] = None,
    skip: Annotated[
        int, typer.Option(metavar="N", help="Leave out the first N launches of each kernel, as warm-up", min=0)
    ] = 0,
    arch: Annotated[
        str, typer.Option(metavar="GFX", help="The architecture, which decides what counters mean (gfx942)")
    ] = "",
    gpu: Annotated[str, typer.Option(metavar="NAME", help="The GPU, where an architecture has several (MI300X)")] = "",
    top: Annotated[int, typer.Option(metavar="N", help="How many kernels to show; JSON has all", min=1)] = 20,
    partial: Annotated[bool, typer.Option("--partial", help="Keep what can be read of a file that is cut off")] = False,
    json_output: Json = False,
) -> None:
    """Show any profiler's file or folder: kernels by time, launches, registers, counters, derived figures.

    It needs no run, no lab book and no workspace, and stores nothing.
    """
    from functools import partial as bound

    from parity.arch import get_arch, named_product
    from parity.profilers.summary import LaunchFilter, summarise
    from parity.report.terminal import print_profile_summary

    if arch:
        get_arch(arch)
    if gpu:
        product = named_product(gpu, arch)
        arch, gpu = product.arch, product.name
    summary = summarise(path, LaunchFilter(kernel, agent, skip, arch, gpu), partial=partial)
    show_report(summary, json_output, bound(print_profile_summary, top=top))


def replay(
    step: StepName,
    lane: Annotated[str, typer.Option("--lane", metavar="LANE", help="The lane to launch")],
    run_name: RunName = None,
    launches: Launches = 10,
    device: Device = "auto",
    device_timeout: DeviceTimeout = 600.0,
    db: Db = None,
) -> None:
    """Launch a recorded run's code object on the GPU --launches times, and do nothing else: the program for a profiler.

    It holds no lock, verifies nothing and records nothing.
    """
    from parity.contract.workspace import find_workspace
    from parity.run.recorded import RunInBook, replay_run

    url = find_workspace().database_url(db)
    if not exists(url):
        raise no_book(url)

    study, database = open_step(step, db, only_read=False)
    record = run_of_step(study, database, step, run_name)
    run = RunInBook(find_workspace(), database, study.contract, record)
    replay_run(run, lane, *device_of(device), launches, device_timeout)
