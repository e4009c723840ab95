"""Commands that bring a recorded run back: its code object, its files, or what was there before it."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from parity.cli.books import any_run, open_book
from parity.cli.completing import steps
from parity.cli.options import BuildTimeout, Db, Json, StepName
from parity.cli.output import progress_bar, show_report

RunOrStep = Annotated[
    str,
    typer.Argument(
        metavar="RUN|STEP", help="A run's number or UUID, or a step for its latest run", autocompletion=steps
    ),
]
DryRun = Annotated[bool, typer.Option("--dry-run", help="Only say what would be done; change nothing")]


def reproduce(
    run: RunOrStep,
    hip_compiler: Annotated[
        str | None, typer.Option(metavar="NAME", help="Another HIP compiler than the recorded one, as of 'parity run'")
    ] = None,
    build_timeout: BuildTimeout = 300.0,
    json_output: Json = False,
    db: Db = None,
) -> None:
    """Rebuild a recorded run's lanes from what the lab book has, and say whether the code objects are the same.

    Sources, options, environment and contract are the run's own, whatever lies in the workspace now. Nothing is
    recorded. Where a code object differs, it says in what: toolchain, options, environment, resources, counts, and the
    first instructions that are not the same.

    Exit code 0: the same; 1: different; 2: bad input; 3: cannot be rebuilt here, and why.
    """
    from parity.contract.workspace import find_workspace
    from parity.origin.reproducing import reproduce as rebuild
    from parity.report.terminal import print_reproduced

    database, record = any_run(run, db)
    with progress_bar() as progress:
        reproduced = rebuild(find_workspace(), database, record, hip_compiler, build_timeout, progress)
    show_report(reproduced, json_output, print_reproduced)
    sys.exit(reproduced.exit_code)


def restore(
    run: RunOrStep,
    to: Annotated[
        Path | None, typer.Option("--to", metavar="FOLDER", help="Write into this folder instead of the workspace")
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Overwrite files that have another content")] = False,
    dry_run: DryRun = False,
    json_output: Json = False,
    db: Db = None,
) -> None:
    """Write a run's step, contract and kernels from the lab book back into files, at their places in the workspace.

    A file that lies there with another content is named, and then nothing is written, unless --force is given.
    """
    from parity.contract.workspace import find_workspace
    from parity.origin.restoring import restore as write
    from parity.report.terminal import print_restored

    database, record = any_run(run, db)
    folder = to.absolute() if to is not None else find_workspace().root.resolve()
    restored = write(database, record, folder, is_forced=force, is_dry_run=dry_run)
    show_report(restored, json_output, print_restored)


def revert(
    step: StepName,
    to_commit: Annotated[
        bool, typer.Option("--to-commit", help="Take the content of the commit that the step's first run recorded")
    ] = False,
    dry_run: DryRun = False,
    json_output: Json = False,
    db: Db = None,
) -> None:
    """Take back what a step did to its own files: those that its field 'files' names.

    They get the content that they had before the step, from git or from the lab book. The step's file and its runs
    stay, and 'parity runs restore STEP' brings its files back. Nothing is changed if one of them is no longer what the
    step was run with, if a later step was run with it, or if nobody knows what of a change is the step's: then
    --to-commit decides.
    """
    from parity.contract.workspace import find_workspace
    from parity.origin.reverting import revert as take_back
    from parity.report.terminal import print_reverted

    database = open_book(db, must_exist=True)
    reverted = take_back(find_workspace(), database, step, is_dry_run=dry_run, is_to_commit=to_commit)
    show_report(reverted, json_output, print_reverted)
