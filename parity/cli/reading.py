"""Commands that show what is recorded."""

from typing import Annotated

import typer

from parity.cli.books import baseline_of, open_study, run_of_step
from parity.cli.options import Db, Json, RunName, StepName
from parity.cli.output import emit, show_report
from parity.errors import InputError


def report(
    study: Annotated[
        str | None,
        typer.Argument(metavar="STUDY", help="A folder of experiments/ (default: the workspace's default study)"),
    ] = None,
    json_output: Json = False,
    output_format: Annotated[str, typer.Option("--format", help="terminal or markdown")] = "terminal",
    db: Db = None,
) -> None:
    """Show the state of a study: KPI over the steps, verdicts, machine-code deltas against the parent.

    Without STUDY it shows the default study, or lists the studies where there are several and none is the default.
    """
    from parity.contract.history import read_conclusions, read_history
    from parity.contract.study import default_study, study_names
    from parity.contract.workspace import find_workspace
    from parity.report.studies import study_report
    from parity.report.terminal import print_report
    from parity.store import latest_runs

    if output_format not in ("terminal", "markdown"):
        raise InputError(f"--format: '{output_format}' is neither terminal nor markdown")
    workspace = find_workspace()
    names = study_names(workspace)
    is_chosen_here = study is None
    if is_chosen_here and workspace.settings.default_study is None and len(names) > 1 and output_format == "terminal":
        _list_studies(names, json_output, db)
        return
    study = (study or default_study(workspace)).rstrip("/")
    found, database = open_study(f"{study}/", db)
    records = latest_runs(database, study)
    baseline, conclusions = baseline_of(database, found, None), read_conclusions(found.conclusions_path)
    others = [name for name in names if name != study] if is_chosen_here else None
    found_report = study_report(found, records, baseline, read_history(found.history_path), conclusions, others)
    if output_format == "markdown" and not json_output:
        from parity.report.markdown import render_log

        emit(render_log(found_report))
    else:
        show_report(found_report, json_output, print_report)


def _list_studies(names: list[str], json_output: bool, db: str | None) -> None:
    from parity.report.records.study import StudiesReport
    from parity.report.studies import listed_study
    from parity.report.terminal import print_studies

    found = [open_study(f"{name}/", db) for name in names]
    studies = [listed_study(study, baseline_of(database, study, None)) for study, database in found]
    show_report(StudiesReport(studies), json_output, print_studies)


def show(
    step: StepName,
    json_output: Json = False,
    run_name: RunName = None,
    db: Db = None,
) -> None:
    """Show one step's latest run in full: builds, contract checks, resources, hot loops, findings, artifacts."""
    from parity.report.runs import run_report
    from parity.report.terminal import print_run

    study, database = open_study(step, db)
    record = run_of_step(study, database, step, run_name)
    show_report(run_report(record, baseline_of(database, study, record)), json_output, print_run)


def diff(
    first: Annotated[str, typer.Argument(metavar="STEP")],
    second: Annotated[str, typer.Argument(metavar="STEP")],
    json_output: Json = False,
    db: Db = None,
) -> None:
    """Show two steps side by side: contract, options, resources, class counts, hot loops."""
    from parity.report.comparing import diff_report
    from parity.report.terminal import print_diff

    left, right = (run_of_step(*open_study(reference, db), reference, None) for reference in (first, second))
    show_report(diff_report(left, right), json_output, print_diff)
