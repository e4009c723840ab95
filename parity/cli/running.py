"""Commands that run steps and measure."""

import sys
from dataclasses import replace
from typing import TYPE_CHECKING, Annotated

import typer

from parity.cli.books import open_step, run_by_id
from parity.cli.options import (
    MEASURING,
    Alone,
    Budget,
    BuildTimeout,
    Confined,
    Db,
    Device,
    DeviceTimeout,
    HipCompiler,
    Json,
    On,
    Short,
    StepName,
    Wait,
    run_options,
)
from parity.cli.output import emit_document, lay_out, progress_bar, say, show_report, show_short
from parity.errors import InputError

if TYPE_CHECKING:
    from parity.origin.committing import StepCommit
    from parity.run.pipeline import RunResult
    from parity.store import Database, RunRecord


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
    on: On = None,
    vendor: Annotated[
        bool,
        typer.Option(
            "--vendor", help="Time the vendor's library too, as it comes and tuned (torch)", rich_help_panel=MEASURING
        ),
    ] = False,
    allow_unverified: Annotated[
        bool, typer.Option("--allow-unverified", help="Exit code 0 even if nothing could verify the lanes")
    ] = False,
    profile: Annotated[
        bool, typer.Option("--profile", help="After the verdict, profile the lanes as 'parity profile' does")
    ] = False,
    again: Annotated[
        str | None,
        typer.Option(
            "--again", metavar="WHY", help="Run it though another step has tried the same; WHY says what is new"
        ),
    ] = None,
    commit: Annotated[
        bool, typer.Option("--commit", help="Commit the step's own files if it is kept, and nothing else")
    ] = False,
    confined: Confined = False,
    summary: Short = False,
) -> None:
    """Run a step: build, check, verify, measure, judge and record it.

    Its lanes are built, the contract is held against them, their machine code is read. Without a GPU of the study's
    architecture everything except timing is done, and the step awaits measurement. --on takes the GPU of another
    machine, which needs Python and its GPU's runtime library.

    A step that repeats another one's experiment is not run: it is answered with that step's verdict, and the exit code
    is that verdict's.

    --commit says on standard error what it did, or why it did nothing. It changes neither the verdict nor the exit
    code.

    Exit code 0: inconclusive or keep; 1: reject or invalid; 2: bad input; 3: something asked for is not available here,
    verification included.
    """
    from parity.contract.workspace import find_workspace
    from parity.origin.committing import commit_kept
    from parity.run.options import ProfileOptions
    from parity.run.pipeline import run_step
    from parity.store import run_beside

    if again is not None and not again.strip():
        raise InputError("--again: says nothing: write what is new since the other step was tried")
    chosen = run_options(hip_compiler, build_timeout, device, budget, wait, alone, device_timeout)
    chosen = replace(chosen, on=on, vendor=vendor, again=again, profile=ProfileOptions() if profile else None)
    with progress_bar() as progress:
        result = run_step(find_workspace(), step, db, chosen, progress)
    study, database = open_step(step, db)
    record = run_by_id(database, result.run_id)
    committed = commit_kept(find_workspace(), record) if commit else None
    beside = run_beside(database, study.name, study.contract, record)
    show_ended(database, record, beside, committed, summary=summary, json_output=json_output)
    for note in (result.not_measured, result.not_profiled, committed.note if committed else None):
        if note:
            say(note)
    sys.exit(exit_code(result, is_satisfied=allow_unverified))


def show_ended(
    database: "Database",
    record: "RunRecord",
    baseline: "RunRecord | None",
    committed: "StepCommit | None",
    *,
    summary: bool,
    json_output: bool,
) -> None:
    """Show a run that has just ended: in short, as a document, or for people."""
    from parity.contract.workspace import find_workspace
    from parity.origin.changes import changed_since
    from parity.report.records.run import EndedRun
    from parity.report.runs import run_report
    from parity.report.shortening import changed_text
    from parity.report.summaries import run_summary
    from parity.report.terminal import print_ended
    from parity.report.why import Codes, why

    if summary:
        show_short(database, record, baseline, json_output)
        return
    report = run_report(record, baseline, changed_since(find_workspace().root, record))
    if json_output:
        emit_document(replace(report, committed=committed))
    else:
        short = run_summary(record, baseline, why(Codes(database), record, baseline))
        lay_out(print_ended, EndedRun(report, short, changed_text(record, baseline)))


def exit_code(result: "RunResult", *, is_satisfied: bool) -> int:
    """`is_satisfied`: also where nothing could verify the lanes."""
    from parity.records import FALLEN

    if result.verdict in FALLEN:
        return 1
    return 3 if result.not_measured or (result.is_unverified and not is_satisfied) else 0


def calibrate(
    step: StepName,
    json_output: Json = False,
    db: Db = None,
    sessions: Annotated[int, typer.Option(metavar="N", help="Processes, each timing the same binary twice", min=2)] = 8,
    hip_compiler: HipCompiler = "auto",
    build_timeout: BuildTimeout = 300.0,
    device: Device = "auto",
    budget: Budget = "60s",
    wait: Wait = 0.0,
    alone: Alone = False,
    device_timeout: DeviceTimeout = 30.0,
    on: On = None,
) -> None:
    """Measure how much identical binaries differ on this machine, and store it: the gate's delta depends on it."""
    from parity.contract.workspace import find_workspace
    from parity.report.runs import calibration_report
    from parity.report.terminal import print_calibration
    from parity.run.calibrating import calibrate_step

    options = run_options(hip_compiler, build_timeout, device, budget, wait, alone, device_timeout)
    options = replace(options, on=on)
    with progress_bar() as progress:
        calibration = calibrate_step(find_workspace(), step, db, options, sessions, progress)
    show_report(calibration_report(*calibration, sessions), json_output, print_calibration)
