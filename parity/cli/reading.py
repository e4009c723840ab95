"""Commands that show what is recorded."""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from parity.cli.books import any_run, no_run, open_step, open_study, run_of_step
from parity.cli.completing import steps, studies
from parity.cli.failing import wants_json
from parity.cli.options import OUTPUT, Db, Json, RunName, Short, StepName
from parity.cli.output import emit, emit_document, lay_out, show_report, show_short
from parity.cli.pages import write_pages
from parity.errors import InputError

if TYPE_CHECKING:
    from parity.contract.study import Study
    from parity.report.state import StudyState
    from parity.store import Database, RunRecord


def report(
    study: Annotated[
        str | None,
        typer.Argument(
            metavar="STUDY",
            help="A folder of experiments/ (default: the workspace's default study)",
            autocompletion=studies,
        ),
    ] = None,
    everything: Annotated[bool, typer.Option("--all", help="All steps with counters, gap, deltas and reasons")] = False,
    step: Annotated[str, typer.Option(metavar="STEP", help="One step of the study: summary, loops, deltas")] = "",
    since: Annotated[
        str, typer.Option(metavar="STEP|DATE", help="The steps since then (step12, 2026-11-20) instead of the last ten")
    ] = "",
    device: Annotated[
        str | None, typer.Option(metavar="NAME", help="Times of this device (default: the one last used)")
    ] = None,
    html: Annotated[
        Path | None, typer.Option("--html", metavar="DIR", help="Write pages for a browser to this folder instead")
    ] = None,
    json_output: Json = False,
    summary: Annotated[
        bool, typer.Option("--summary", help="In short, also as JSON: a line for each step, baseline, what to do next")
    ] = False,
    brief: Annotated[
        bool,
        typer.Option("--brief", help="With --json: in 2 kB, baseline, last steps, findings, plan, what to do next"),
    ] = False,
    markdown: Annotated[bool, typer.Option("--markdown", help="The study's log as one Markdown document")] = False,
    db: Db = None,
) -> None:
    """Show where a study stands, on one screen.

    That is its baseline, the trend, the last ten steps, findings, the plan, and the highest step. Without STUDY it
    shows the default study, or lists the studies where there are several and none is the default. Times are of one
    device. JSON and Markdown have everything, as --all has; Markdown is the lab log: what is compared, where it stands,
    what was tried and why it was kept or rejected, what not to repeat, what comes next. --html writes pages that need
    no network: those of STUDY, or without it those of all studies that have runs.
    """
    from parity.report.state import StudyState

    asked = {"--all": everything, "--step": step, "--since": since, "--html": html, "--markdown": markdown}
    _check_together(asked, {"--summary": summary, "--brief": brief})
    if html is not None:
        write_pages(study, html, device, json_output, db)
        return
    chosen, others = _chosen(study, may_list=not markdown)
    if chosen is None:
        _list_studies(others, json_output, db)
        return
    state = StudyState(*open_study(chosen, db), device, others if study is None else None)
    if (json_output and not (summary or brief)) or everything or step or markdown:
        _report_all(state, step, json_output, markdown)
    else:
        _report_short(state, since, json_output, brief)


def _report_short(state: "StudyState", since: str, json_output: bool, brief: bool) -> None:
    """Show a study on one screen, or as a line for each step, or in 2 kB."""
    from parity.report.brief import study_state
    from parity.report.overviews import overview
    from parity.report.shortening import short_study
    from parity.report.terminal import print_overview

    if json_output:
        whole = overview(state, since, in_full=True)
        emit_document(study_state(whole) if brief else short_study(whole), is_short=True)
    else:
        lay_out(partial(print_overview, all_steps=bool(since)), overview(state, since))


def _check_together(asked: Mapping[str, object], short: dict[str, bool]) -> None:
    """Raise InputError for options that do not go together."""
    given = [name for name, value in asked.items() if value]
    shorter = [name for name, is_asked in short.items() if is_asked]
    if shorter and {*given} & {"--all", "--step", "--html", "--markdown"}:
        raise InputError(f"{shorter[0]}: is of a whole study: --all, --step, --html and --markdown do not go with it")
    if len(shorter) > 1 or ("--brief" in shorter and not wants_json()):
        raise InputError("--brief: is a JSON document of its own: say --brief --json, without --summary")
    if "--html" in given and len(given) > 1:
        raise InputError("--html: pages have everything: --all, --step, --since and --markdown do not go with it")
    if len({*given} & {"--all", "--step", "--since"}) > 1:
        raise InputError("--all, --step, --since: only one of them at a time")


def _chosen(study: str | None, *, may_list: bool) -> tuple[str | None, list[str]]:
    """Return the study that is meant, and the others; None and all of them where there are several and nothing says
    which is meant.
    """
    from parity.contract.references import default_study, study_here, study_names, study_of
    from parity.contract.workspace import find_workspace

    workspace = find_workspace()
    names = study_names(workspace)
    is_open = study is None and not study_here(workspace) and workspace.settings.default_study is None
    if is_open and len(names) > 1 and may_list:
        return None, names
    chosen = default_study(workspace) if study is None else study_of(workspace, study)
    return chosen, [name for name in names if name != chosen]


def _report_all(state: "StudyState", step: str, json_output: bool, markdown: bool) -> None:
    """Everything of a study, or of one of its steps."""
    from parity.report.studies import study_report
    from parity.report.terminal import print_report, print_step

    report = study_report(state)
    if step:
        if step not in {head.step for head in state.chosen.heads}:
            raise no_run(state.study, state.database, step)
        rows = [row for row in report.steps if row.step == step]
        report = replace(report, steps=rows, runs=[run for run in report.runs if run.step == step])
    if markdown and not json_output:
        from parity.report.markdown import render_log

        emit(render_log(report))
    else:
        show_report(report, json_output, print_step if step else print_report)


def _list_studies(names: list[str], json_output: bool, db: str | None) -> None:
    from parity.report.records.study import StudiesReport
    from parity.report.studies import listed_study
    from parity.report.terminal import print_studies
    from parity.store import baseline_run

    opened_studies = [open_study(name, db) for name in names]
    studies = [
        listed_study(study, baseline_run(database, study.name, study.contract)) for study, database in opened_studies
    ]
    show_report(StudiesReport(studies), json_output, print_studies)


def show(
    step: StepName,
    json_output: Json = False,
    run_name: RunName = None,
    summary: Short = False,
    explain: Annotated[
        bool,
        typer.Option(
            "--explain",
            help="Where the predicted time goes, what registers hold, and why Triton chose its code, and that alone",
        ),
    ] = False,
    loop: Annotated[
        str | None,
        typer.Option(
            metavar="LANE", help="The hot loop of this lane with the source line of each part, and that alone"
        ),
    ] = None,
    db: Db = None,
) -> None:
    """Show a step's latest run, or a run by its number, in full.

    That is builds, contract checks, resources, hot loops, findings and artifacts.
    """
    from parity.contract.workspace import find_workspace
    from parity.origin.changes import changed_since
    from parity.report.runs import run_report
    from parity.report.terminal import print_run
    from parity.store import run_beside

    if step.isdigit():
        ran = any_run(step, db)[1].run
        step, run_name = f"{ran.study}/{ran.step}", step
    study, database = open_step(step, db, only_read=not explain)
    record = run_of_step(study, database, step, run_name)
    beside = run_beside(database, study.name, study.contract, record)
    if explain or loop:
        if explain + bool(loop) + summary > 1:
            raise InputError("--explain, --loop, --summary: each is shown alone: leave out the others")
        _show_code(study, database, record, loop, json_output)
    elif summary:
        show_short(database, record, beside, json_output)
    else:
        changed = changed_since(find_workspace().root, record)
        show_report(run_report(record, beside, changed), json_output, print_run)


def _show_code(study: "Study", database: "Database", record: "RunRecord", loop: str | None, json_output: bool) -> None:
    """Show a run's hot loop, or without one why its code takes its time and its registers, and is what it is."""
    from parity.contract.workspace import find_workspace
    from parity.report.hot_loops import hot_loop_report
    from parity.report.terminal import print_explanations, print_hot_loop
    from parity.run.explaining import explained_step
    from parity.run.recorded import RunInBook

    if loop:
        show_report(hot_loop_report(database, record, loop), json_output, print_hot_loop)
    else:
        run = RunInBook(find_workspace(), database, study.contract, record)
        show_report(explained_step(run), json_output, print_explanations)


def _explain_pair(first: str, second: str, json_output: bool, db: str | None) -> None:
    """Show why one of two runs is predicted to take longer."""
    from parity.contract.workspace import find_workspace
    from parity.report.terminal import print_explanations
    from parity.run.explaining import explained_pair
    from parity.run.recorded import RunInBook

    runs = []
    for reference in (first, second):
        _, record = any_run(reference, db)
        study, database = open_study(record.run.study, db, only_read=False)
        runs.append(RunInBook(find_workspace(), database, study.contract, record))
    show_report(explained_pair(*runs), json_output, print_explanations)


def diff(
    first: Annotated[str, typer.Argument(metavar="STEP|RUN", autocompletion=steps)],
    second: Annotated[str, typer.Argument(metavar="STEP|RUN", autocompletion=steps)],
    everything: Annotated[bool, typer.Option("--all", help="Unchanged rows and all changed lines too")] = False,
    ir: Annotated[bool, typer.Option("--ir", help="What the compilers' IR differs in, too")] = False,
    explain: Annotated[
        bool, typer.Option("--explain", help="Why one is predicted to take longer, lane by lane, and that alone")
    ] = False,
    json_output: Json = False,
    summary: Annotated[
        bool, typer.Option("--summary", help="In short, JSON too: the figures that differ most", rich_help_panel=OUTPUT)
    ] = False,
    db: Db = None,
) -> None:
    """Show two steps, or two runs, side by side.

    That is the contract, options, and what differs in sources, resources, counts by class and hot loops.
    """
    from parity.report.changes import changed_texts
    from parity.report.comparing import diff_report
    from parity.report.shortening import short_diff
    from parity.report.terminal import print_diff, print_whole_diff

    if everything + summary + explain > 1:
        raise InputError("--all, --summary, --explain: only one of them at a time")
    if explain:
        _explain_pair(first, second, json_output, db)
        return
    (database, left), (_, right) = (any_run(reference, db) for reference in (first, second))
    if summary:
        show_report(short_diff(left, right), json_output, print_diff)
    else:
        report = diff_report(left, right, changed_texts(database, right, left, with_ir=ir))
        show_report(report, json_output, print_whole_diff if everything else print_diff)
