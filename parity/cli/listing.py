"""Commands that list and hide runs."""

from typing import Annotated

import typer

from parity.cli.books import no_run, open_book, open_study
from parity.cli.completing import studies_and_steps
from parity.cli.options import Db, Json
from parity.cli.output import show_report
from parity.errors import InputError

_LAST_RUNS = 30


def list_runs(
    reference: Annotated[
        str | None,
        typer.Argument(
            metavar="STUDY|STEP",
            help="Only runs of this study or step (default: all)",
            autocompletion=studies_and_steps,
        ),
    ] = None,
    limit: Annotated[
        int | None,
        typer.Option(metavar="N", help=f"Only the last N runs (default: {_LAST_RUNS}; JSON has all)", min=1),
    ] = None,
    hidden: Annotated[bool, typer.Option("--hidden", help="Those too that 'runs rm' has hidden, and why")] = False,
    json_output: Json = False,
    db: Db = None,
) -> None:
    """List runs, the newest last: number, UUID, date, step, verdict (or status), basis, device.

    The number, or eight letters of the UUID, is what --run and 'parity runs artifact' take.
    """
    from parity.contract.references import study_or_step
    from parity.contract.workspace import find_workspace
    from parity.report.listing import runs_report
    from parity.report.terminal import print_runs

    name = step = None
    if reference is None:
        database = open_book(db, must_exist=True)
    else:
        name, step = study_or_step(find_workspace(), reference)
        study, database = open_study(name, db)
    report = runs_report(database, name, step, limit if limit or json_output else _LAST_RUNS, hidden=hidden)
    if step and not (report.runs or report.hidden):
        raise no_run(study, database, step)
    show_report(report, json_output, print_runs)


def rm(
    run: Annotated[str, typer.Argument(metavar="RUN", help="A run's number, or its UUID or eight letters of it")],
    why: Annotated[str | None, typer.Option("--why", metavar="TEXT", help="The reason, which is kept")] = None,
    undo: Annotated[bool, typer.Option("--undo", help="Show a hidden run again")] = False,
    json_output: Json = False,
    db: Db = None,
) -> None:
    """Hide a run, and say why: reports, baselines and lists leave it out. Nothing of it is lost.

    'parity show STEP --run RUN' still shows it, and 'parity runs --hidden' lists it.
    """
    from parity.report.listing import hide_run
    from parity.report.terminal import print_hidden

    if undo == (why is not None):
        raise InputError("--why: say why the run is hidden, or show it again with --undo: one of the two")
    database = open_book(db, must_exist=True)
    show_report(hide_run(database, run, why), json_output, print_hidden)
