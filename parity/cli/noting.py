"""Commands that write: a new step, a note."""

import sys
from typing import TYPE_CHECKING, Annotated

import typer

from parity.cli.books import open_study, study_to_read
from parity.cli.completing import steps, studies, studies_and_steps
from parity.cli.options import Db, Json, Settings, Short
from parity.cli.output import say, show_report
from parity.cli.running import run
from parity.errors import InputError

if TYPE_CHECKING:
    from parity.contract.study import Study
    from parity.records import Note, NoteKind
    from parity.starters.steps import Settings as LaneSettings, Tried
    from parity.store import Database


def new(
    title: Annotated[
        str | None, typer.Argument(metavar="TITLE", help="What the step changes, in a few words (default: --change)")
    ] = None,
    study: Annotated[
        str | None,
        typer.Option(
            autocompletion=studies, metavar="STUDY", help="The study (default: the workspace's default study)"
        ),
    ] = None,
    parent: Annotated[
        str | None,
        typer.Option(
            "--from",
            autocompletion=steps,
            metavar="STEP",
            help="Begin with this step, or the 'contract' alone (default: the baseline, else the last verified step)",
        ),
    ] = None,
    hypothesis: Annotated[str | None, typer.Option(metavar="TEXT", help="Why it should help")] = None,
    change: Annotated[str | None, typer.Option(metavar="TEXT", help="The one change, in words")] = None,
    expect: Annotated[str | None, typer.Option(metavar="TEXT", help="What will be seen if it does")] = None,
    lane: Annotated[
        str | None, typer.Option(metavar="LANE", help="The lane that it changes, if not the contract's candidate")
    ] = None,
    share: Annotated[
        bool, typer.Option("--share", help="Leave the kernels those of the step that it begins with; --set does so too")
    ] = False,
    settings: Settings = None,
    from_try: Annotated[
        bool,
        typer.Option("--from-try", help="Make it of the latest try: its lanes, with its kernels as the step's own"),
    ] = False,
    runs: Annotated[bool, typer.Option("--run", help="Run it too, as 'parity run' does")] = False,
    json_output: Json = False,
    summary: Short = False,
    db: Db = None,
) -> None:
    """Write the file of the next step, which begins where the study stands.

    It has the lanes of the step that it begins with, and a copy of the judged lane's kernel, so that only the change
    is to be written and that step stays what it was. One sentence is enough, the title; on a terminal it asks for the
    hypothesis, the change and what is expected, each of which may be left out.

    --run shows the run, also as JSON, and has its exit codes.
    """
    from parity.contract.references import default_study, study_of
    from parity.contract.workspace import find_workspace
    from parity.report.terminal import print_new_step
    from parity.starters.steps import StepWishes, new_step
    from parity.store import choose_runs

    _check_together(from_try and bool(parent or settings or share), summary and not runs)
    workspace = find_workspace()
    named = study_of(workspace, study) if study else default_study(workspace)
    with study_to_read(named, db) as (loaded_study, database):
        known = [head.step for head in choose_runs(database, loaded_study.name).heads]
        tried, parent = _beginning(loaded_study, database, parent, from_try=from_try)
    if sys.stdin.isatty() and not json_output:
        hypothesis, change, expect = _asked(hypothesis, change, expect)
    values = values_of(loaded_study, parent, lane or loaded_study.contract.kpi.lane, settings or [])
    wishes = StepWishes(title or change or "", hypothesis, change, expect, lane, share or bool(values), values)
    made = new_step(workspace, loaded_study, parent, known, wishes, tried)
    if runs:
        say(f"{made.study}/{made.step}: {made.file}")
        run(f"{made.study}/{made.step}", json_output=json_output, db=db, summary=summary)
    show_report(made, json_output, print_new_step)


def _check_together(is_twofold: bool, has_no_run: bool) -> None:
    """Raise InputError for options that do not go together."""
    if is_twofold:
        raise InputError(
            "--from-try: has its own beginning, kernels and values: --from, --share, --set do not go with it"
        )
    if has_no_run:
        raise InputError("--summary: is of a run: it goes with --run")


def _asked(*texts: str | None) -> list[str]:
    """Ask for those of the three texts that are not given; Enter leaves one out."""
    questions = ("Hypothesis", "The one change", "What is expected")
    return [
        text or typer.prompt(question, "", err=True, show_default=False)
        for text, question in zip(texts, questions, strict=True)
    ]


def _beginning(
    study: "Study", database: "Database", named: str | None, *, from_try: bool
) -> "tuple[Tried | None, str | None]":
    """Return what a new step is made of that was tried, and the step that it begins with."""
    from parity.contract.workspace import find_workspace
    from parity.run.trying import latest_try, what_was_tried

    if not from_try:
        return None, standing_step(study, database, named)
    record = latest_try(database, study)
    if record.wrong_lanes:
        say(f"run {record.run.id} computes a wrong result, and so will the step: {' and '.join(record.wrong_lanes)}")
    return what_was_tried(find_workspace(), database, study, record), record.run.parent


def standing_step(study: "Study", database: "Database", named: str | None) -> str | None:
    """Return the step that a new one begins with: the named one, the baseline, or else the last verified step; None for
    the contract alone.
    """
    from parity.store import Comparisons, baseline_on, choose_runs
    from parity.sweep.handover import CONTRACT

    if named is None:
        comparisons = Comparisons(database, study.name, study.contract)
        baseline = baseline_on(comparisons, study.contract, choose_runs(database, study.name))
        standing = comparisons.standing
        return baseline.step if baseline is not None else standing
    return None if named == CONTRACT else _known_step(study, database, named)


def values_of(study: "Study", parent: str | None, lane: str, texts: list[str]) -> "LaneSettings":
    """Values for the tables of a lane, as the step that the new one begins with has the lane."""
    from parity.cli.exploring import lane_of
    from parity.sweep.handover import settings_of
    from parity.sweep.points import parse_axis

    if not texts:
        return {}
    axes = [parse_axis(text) for text in texts]
    if several := [axis.name for axis in axes if len(axis.values) > 1]:
        raise InputError(f"--set: {several[0]} has several values: a step has one, 'parity sweep' tries many")
    begins = parent is not None and parent in study.step_names()
    whole, _, spec = lane_of(f"{study.name}/{parent}" if begins else study.name, lane)
    return {lane: settings_of(whole.contract, lane, spec, {axis.name: axis.values[0] for axis in axes})}


def note(
    target: Annotated[
        str,
        typer.Argument(
            autocompletion=studies_and_steps, metavar="STEP|STUDY", help="What it is about, such as step14 or gfx1151"
        ),
    ],
    text: Annotated[str | None, typer.Argument(metavar="TEXT", help="The note (default: list those there are)")] = None,
    finding: Annotated[bool, typer.Option("--finding", help="Something that was found out")] = False,
    plan: Annotated[bool, typer.Option("--plan", help="Something to do next")] = False,
    close: Annotated[
        str | None, typer.Option("--close", metavar="NOTE", help="Close this note: it stays, and is not shown any more")
    ] = None,
    json_output: Json = False,
    db: Db = None,
) -> None:
    """Write a note about a step or a study into the lab book, or list the notes.

    Notes, findings and plans come out in every form of report, beside what conclusions.toml says.
    """
    from parity.contract.references import study_or_step
    from parity.contract.workspace import find_workspace
    from parity.records import NoteKind
    from parity.report.records.study import NotesReport
    from parity.report.terminal import print_notes

    if finding and plan:
        raise InputError("--finding, --plan: only one of them at a time")
    kind = NoteKind.FINDING if finding else NoteKind.PLAN if plan else NoteKind.NOTE
    name, named_step = study_or_step(find_workspace(), target)
    study, database = open_study(name, db, writes=text is not None or close is not None)
    step = _known_step(study, database, named_step) if named_step else None
    notes = _noted(database, (study.name, step), text, kind, close)
    show_report(NotesReport(study.name, step, notes), json_output, print_notes)


def _noted(
    database: "Database", about: tuple[str, str | None], text: str | None, kind: "NoteKind", close: str | None
) -> "list[Note]":
    """Return the note that was closed or written, or all notes of a study or step."""
    from parity.store import add_note, close_note, notes_of

    if text is not None and not text.strip():
        raise InputError("TEXT: says nothing")
    if close is not None and text is not None:
        raise InputError("--close: closes a note, and writes none: leave out TEXT")
    if close is not None:
        return [close_note(database, close)]
    return [add_note(database, *about, kind, text)] if text is not None else notes_of(database, *about)


def _known_step(study: "Study", database: "Database", reference: str) -> str:
    """Return a step's name. Raises InputError for a step that has neither a file nor a run."""
    from parity.contract.history import imported_steps
    from parity.contract.references import step_of
    from parity.store import run_lines
    from parity.system.nearest import suggestion

    name = step_of(reference)
    known = [*study.step_names(), *imported_steps(study.history_path), *run_lines(database, study.name)]
    if name not in known:
        raise InputError(f"{study.folder / name}.toml: no such step{suggestion(name, dict.fromkeys(known))}")
    return name
