"""Commands that show what is recorded."""

from dataclasses import replace
from datetime import date
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from parity.cli.books import any_run, baseline_of, no_run, open_step, open_study, run_of_step
from parity.cli.completing import steps, studies
from parity.cli.options import Db, Json, RunName, Short, StepName
from parity.cli.output import emit, emit_document, lay_out, show_report, show_short
from parity.cli.pages import write_pages
from parity.errors import InputError

if TYPE_CHECKING:
    from parity.contract.study import Study
    from parity.report.records.overview import Overview
    from parity.store import Database, RunRecord
    from parity.store.choosing import Head

_LAST_STEPS = 10


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
    output_format: Annotated[str, typer.Option("--format", help="terminal or markdown")] = "terminal",
    db: Db = None,
) -> None:
    """Show the state of a study on one screen: baseline, trend, the last ten steps, findings, plan, the last run.

    Without STUDY it shows the default study, or lists the studies where there are several and none is the default.
    Times are of one device. JSON and Markdown have everything, as --all has. --html writes pages that need no network:
    those of STUDY, or without it those of all studies that have runs.
    """
    from parity.contract.references import default_study, study_here, study_names, study_of
    from parity.contract.workspace import find_workspace
    from parity.report.shortening import short_study
    from parity.report.terminal import print_overview

    if output_format not in ("terminal", "markdown"):
        raise InputError(f"--format: '{output_format}' is neither terminal nor markdown")
    if sum(map(bool, (everything, step, since))) > 1:
        raise InputError("--all, --step, --since: only one of them at a time")
    if summary and (everything or step or html or output_format != "terminal"):
        raise InputError("--summary: is of a whole study: --all, --step, --html and --format do not go with it")
    if html is not None:
        if any((everything, step, since)) or output_format != "terminal":
            raise InputError("--html: pages have everything, so --all, --step, --since and --format do not go with it")
        write_pages(study, html, device, json_output, db)
        return
    workspace = find_workspace()
    names = study_names(workspace)
    is_chosen_here = study is None
    is_open = is_chosen_here and not study_here(workspace) and workspace.settings.default_study is None
    if is_open and len(names) > 1 and output_format == "terminal":
        _list_studies(names, json_output, db)
        return
    study = default_study(workspace) if study is None else study_of(workspace, study)
    found, database = open_study(study, db)
    others = [name for name in names if name != study] if is_chosen_here else None
    if summary and json_output:
        emit_document(short_study(_screen(found, database, device, others, since, in_full=True)), is_short=True)
    elif json_output or everything or step or output_format == "markdown":
        _report_all(found, database, device, others, step, json_output, output_format)
    else:
        lay_out(partial(print_overview, all_steps=bool(since)), _screen(found, database, device, others, since))


def _report_all(
    study: "Study",
    database: "Database",
    device: str | None,
    others: list[str] | None,
    step: str,
    json_output: bool,
    output_format: str,
) -> None:
    """Everything of a study, or of one of its steps."""
    from parity.contract.workspace import find_workspace
    from parity.origin.changes import FilesNow
    from parity.report.studies import study_report
    from parity.report.terminal import print_report, print_step
    from parity.report.texts import study_texts
    from parity.store import StudyRuns, baseline_on, choose_runs, notes_of

    chosen = choose_runs(database, study.name, device)
    records = StudyRuns(database, chosen.heads)
    baseline, notes = baseline_on(database, study, chosen), notes_of(database, study.name)
    files, texts = FilesNow(find_workspace().root), study_texts(study, notes)
    found = study_report(study, records, baseline, texts, notes, chosen, others, files)
    if step:
        if step not in {head.step for head in chosen.heads}:
            raise no_run(study, database, step)
        found = replace(found, runs=[run for run in found.runs if run.step == step])
    if output_format == "markdown" and not json_output:
        from parity.report.markdown import render_log

        emit(render_log(found))
    else:
        show_report(found, json_output, print_step if step else print_report)


def _screen(
    study: "Study",
    database: "Database",
    device: str | None,
    others: list[str] | None,
    since: str,
    *,
    in_full: bool = False,
) -> "Overview":
    """One screen of a study, or (`in_full`) a line for every step; only what it shows is read."""
    from parity.report.overviews import TREND_STEPS, is_numbered, overview
    from parity.report.summaries import SUMMARY_COUNTERS
    from parity.report.texts import study_texts
    from parity.store import baseline_on, choose_runs, load_runs, notes_of

    chosen = choose_runs(database, study.name, device)
    numbered = [head for head in chosen.heads if is_numbered(head.step)]
    most = len(numbered) if in_full else _LAST_STEPS
    shown = len(_since(numbered, since)) if since else min(most, len(numbered))
    records = load_runs(database, numbered[-max(TREND_STEPS, shown) :], SUMMARY_COUNTERS)
    last = load_runs(database, [chosen.last], SUMMARY_COUNTERS)[0] if chosen.last else None
    baseline = baseline_on(database, study, chosen, SUMMARY_COUNTERS)
    of_last = baseline_of(database, study, last, SUMMARY_COUNTERS)
    texts = study_texts(study, notes_of(database, study.name))
    changed = _changed(database, records[len(records) - shown :])
    return overview(study, chosen, records, shown, baseline, last, of_last, texts, others, changed)


def _changed(database: "Database", records: "list[RunRecord]") -> set[int]:
    """The numbers of those runs whose files are not the same any more."""
    from parity.contract.workspace import find_workspace
    from parity.origin.changes import FilesNow
    from parity.origin.files import files_among
    from parity.store import artifacts_of

    files, kept = FilesNow(find_workspace().root), artifacts_of(database, [record.run["id"] for record in records])
    each = ((record.run["id"], files_among(record, kept.get(record.run["id"], []))) for record in records)
    return {number for number, of in each if files.changed(of)}


def _since(heads: "list[Head]", since: str) -> "list[Head]":
    """The steps from that one on, or that ran on that day or later."""
    names = [head.step for head in heads]
    if since in names:
        return heads[names.index(since) :]
    try:
        day = date.fromisoformat(since).isoformat()
    except ValueError:
        raise InputError(f"--since: '{since[:40]}' is neither a step of the study nor a date (2026-11-20)") from None
    return [head for head in heads if (head.started_at or "") >= day]


def _list_studies(names: list[str], json_output: bool, db: str | None) -> None:
    from parity.report.records.study import StudiesReport
    from parity.report.studies import listed_study
    from parity.report.terminal import print_studies

    found = [open_study(name, db) for name in names]
    studies = [listed_study(study, baseline_of(database, study, None)) for study, database in found]
    show_report(StudiesReport(studies), json_output, print_studies)


def show(
    step: StepName,
    json_output: Json = False,
    run_name: RunName = None,
    summary: Short = False,
    db: Db = None,
) -> None:
    """Show one step's latest run in full: builds, contract checks, resources, hot loops, findings, artifacts."""
    from parity.contract.workspace import find_workspace
    from parity.origin.changes import changed_since
    from parity.report.runs import run_report
    from parity.report.terminal import print_run

    study, database = open_step(step, db)
    record = run_of_step(study, database, step, run_name)
    baseline = baseline_of(database, study, record)
    if summary:
        show_short(record, baseline, json_output)
    else:
        changed = changed_since(find_workspace().root, record)
        show_report(run_report(record, baseline, changed), json_output, print_run)


def diff(
    first: Annotated[str, typer.Argument(metavar="STEP|RUN", autocompletion=steps)],
    second: Annotated[str, typer.Argument(metavar="STEP|RUN", autocompletion=steps)],
    everything: Annotated[bool, typer.Option("--all", help="Unchanged rows too")] = False,
    json_output: Json = False,
    db: Db = None,
) -> None:
    """Show two steps, or two runs, side by side: contract, options, and what differs in resources, class counts, hot
    loops.
    """
    from parity.report.comparing import diff_report
    from parity.report.terminal import print_diff, print_whole_diff

    left, right = (any_run(reference, db)[1] for reference in (first, second))
    show_report(diff_report(left, right), json_output, print_whole_diff if everything else print_diff)
