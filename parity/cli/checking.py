"""The command that checks steps in continuous integration."""

import os
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from parity.cli.completing import studies_and_steps
from parity.cli.options import BuildTimeout, Cluster, Confined, Db, HipCompiler, Json, cluster_of
from parity.cli.output import progress_bar, show_report
from parity.errors import InputError
from parity.report.visible import visible

if TYPE_CHECKING:
    from parity.report.records.checks import CheckReport


def check(
    names: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="STUDY|STEP",
            help="Steps, or studies for the step that they stand at (default: every study)",
            autocompletion=studies_and_steps,
        ),
    ] = None,
    junit: Annotated[Path | None, typer.Option("--junit", metavar="FILE", help="Write JUnit XML there")] = None,
    github: Annotated[
        bool, typer.Option("--github", help="Print GitHub annotations (default: where GITHUB_ACTIONS is set)")
    ] = False,
    record: Annotated[bool, typer.Option("--record", help="Record the runs in the lab book")] = False,
    allow_unverified: Annotated[
        bool, typer.Option("--allow-unverified", help="Exit code 0 even if nothing could verify the lanes")
    ] = False,
    hip_compiler: HipCompiler = "auto",
    build_timeout: BuildTimeout = 300.0,
    jobs: Annotated[
        int | None,
        typer.Option(metavar="N", help="Steps at a time (default: by cores and memory)", min=1),
    ] = None,
    on: Cluster = None,
    confined: Confined = False,
    json_output: Json = False,
    db: Db = None,
) -> None:
    """Check steps without a GPU: fail when something has got worse.

    They are built, read and verified. A check fails if a build, a clause of the contract, a guardrail, a result or an
    expectation does, or if a counter is worse than the baseline's by more than the contract's table check.bounds
    allows. Nothing is timed. The lab book is only read, for the baseline.

    Exit code 0: nothing failed; 1: at least one check did; 2: bad input; 3: something is not available here,
    verification included.
    """
    from parity.contract.workspace import find_workspace
    from parity.report.terminal import print_checks
    from parity.run.options import RunOptions
    from parity.run.regression import BadSteps, CheckOptions, check_steps

    if junit is not None:
        _check_place(junit)
    options = RunOptions(hip_compiler=hip_compiler, build_limit_s=build_timeout)
    chosen = CheckOptions(options, db, record, allow_unverified, jobs, cluster_of(on))
    with progress_bar() as progress:
        try:
            report = _from_here(check_steps(find_workspace(), names or [], chosen, progress))
        except BadSteps as error:
            _write_junit(junit, _from_here(error.report))
            raise
    _write_junit(junit, report)
    show_report(report, json_output, print_checks)
    _annotate(report, json_output, wanted=github)
    sys.exit(report.exit_code)


def _check_place(junit: Path) -> None:
    """Raise InputError, before anything is built, for a file that could not be written."""
    if not junit.parent.is_dir():
        raise InputError(f"--junit: '{junit}': the folder {junit.parent} does not exist: make it first")
    if junit.is_dir():
        raise InputError(f"--junit: '{junit}': is a folder: name a file in it")


def _write_junit(junit: Path | None, report: "CheckReport") -> None:
    from parity.contract.workspace import write_whole
    from parity.report.junit import junit as junit_document

    if junit is not None:
        write_whole(junit, junit_document(report))


def _from_here(report: "CheckReport") -> "CheckReport":
    """Return the report with its files as seen from the checkout that GitHub knows, else from the working folder."""
    base = os.environ.get("GITHUB_WORKSPACE") or Path.cwd()
    steps = [
        replace(step, checks=[replace(line, file=os.path.relpath(line.file, base)) for line in step.checks])
        for step in report.steps
    ]
    return replace(report, steps=steps)


def _annotate(report: "CheckReport", json_output: bool, *, wanted: bool) -> None:
    """Print GitHub's annotations where they are wanted or where GitHub runs this."""
    from parity.report.github import github_lines

    if wanted or os.environ.get("GITHUB_ACTIONS") == "true":
        for line in github_lines(report):
            print(visible(line, lines=False), file=sys.stderr if json_output else sys.stdout)
