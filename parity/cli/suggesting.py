"""The command that looks for what to try next."""

import sys
from typing import TYPE_CHECKING, Annotated

import typer

from parity.cli.books import open_study
from parity.cli.completing import studies_and_steps
from parity.cli.options import BuildTimeout, Db, HipCompiler, Json, seconds_of
from parity.cli.output import progress_bar, show_report
from parity.errors import InputError
from parity.system.nearest import suggestion

if TYPE_CHECKING:
    from parity.sweep.points import Course


def suggest(
    reference: Annotated[
        str | None,
        typer.Argument(
            metavar="STUDY|STEP",
            help="A study, for where it stands, or the step to begin with (default: the default study)",
            autocompletion=studies_and_steps,
        ),
    ] = None,
    lane: Annotated[
        str | None, typer.Option("--lane", metavar="LANE", help="The lane (default: the contract's candidate)")
    ] = None,
    settings: Annotated[
        list[str] | None,
        typer.Option("--set", metavar="NAME=V,V", help="Values to look among, in the place of the usual ones"),
    ] = None,
    budget: Annotated[str, typer.Option(metavar="TIME", help="How long to look (90s, 10m)")] = "5m",
    most: Annotated[int, typer.Option("--steps", metavar="N", help="How many steps", min=1, max=20)] = 3,
    write: Annotated[bool, typer.Option("--write", help="Write the steps' files")] = False,
    optuna: Annotated[
        bool, typer.Option("--optuna", help="Let Optuna draw combinations, for large spaces (an extra: search)")
    ] = False,
    jobs: Annotated[int, typer.Option(metavar="N", help="How many builds run at a time", min=1, max=64)] = 2,
    hip_compiler: HipCompiler = "auto",
    build_timeout: BuildTimeout = 300.0,
    json_output: Json = False,
    db: Db = None,
) -> None:
    """Look for what to try next: kernels, options and constants that are better by machine code and predicted time.

    It builds what no step has: other kernels of the workspace for the same operator, and other values of options and
    constants. What holds the contract and its guardrails, and counts and is predicted to take less, is verified on the
    emulator and becomes a step, with hypothesis and expectation. It decides nothing (docs/steps.md).

    Exit code 0: there is a suggestion; 1: none; 2: bad input; 3: no compiler here.
    """
    from parity.report.terminal import print_suggestions
    from parity.store import choose_runs
    from parity.sweep.points import SweepOptions, parse_axis
    from parity.sweep.suggesting import Search, SearchWishes, suggest as run_search

    course = _course(reference, lane, db)
    axes = [parse_axis(text) for text in settings or []]
    if len({axis.name for axis in axes}) < len(axes):
        raise InputError("--set: a parameter is given twice")
    wishes = SearchWishes(axes, seconds_of(budget), most, optuna)
    options = SweepOptions(course.lane, False, jobs, hip_compiler, build_timeout, leaves_out=True)
    known = [head.step for head in choose_runs(course.database, course.study.name).heads]
    with progress_bar() as progress:
        report = run_search(Search(course, options, wishes, progress), known, writes=write)
    show_report(report, json_output, print_suggestions)
    sys.exit(0 if report.suggestions else 1)


def _course(reference: str | None, lane: str | None, db: str | None) -> "Course":
    """Return the lane to begin with, as the step has it that is named, or at which the study stands."""
    from parity.cli.noting import standing_step
    from parity.contract.references import default_study, study_or_step
    from parity.contract.study import lanes_at, load_study
    from parity.contract.workspace import find_workspace
    from parity.sweep.points import Course

    workspace = find_workspace()
    name, step = study_or_step(workspace, reference) if reference else (default_study(workspace), None)
    study = load_study(workspace, name)
    _, database = open_study(name, db, writes=True)
    begins = standing_step(study, database, step)
    chosen = lane or study.contract.kpi.lane
    lanes = lanes_at(workspace, study, begins)
    if chosen not in lanes:
        raise InputError(f"--lane: '{chosen}' is no lane of {study.name}{suggestion(chosen, lanes)}")
    return Course(workspace, database, study.at_own_size(), chosen, lanes[chosen], begins)
