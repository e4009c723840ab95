"""Commands about the lab book itself."""

from contextlib import ExitStack
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from parity.cli.books import any_run, open_book, open_file
from parity.cli.completing import steps
from parity.cli.options import Db, Json, Wait
from parity.cli.output import emit, emit_document, show_report
from parity.errors import InputError
from parity.system.again import emit_bytes

_LOCK_WAIT_S = 2.0


def artifact(
    run: Annotated[
        str,
        typer.Argument(
            metavar="RUN|STEP", help="A run's number or UUID, or a step for its latest run", autocompletion=steps
        ),
    ],
    name: Annotated[str | None, typer.Argument(metavar="NAME", help="Such as kernel.s (default: all)")] = None,
    lane: Annotated[str | None, typer.Option("--lane", metavar="LANE", help="Which lane's, if several have it")] = None,
    output: Annotated[
        Path | None,
        typer.Option(
            "--output", "-o", metavar="PATH", help="Write it to this file or folder, or all to this new folder"
        ),
    ] = None,
    json_output: Json = False,
    db: Db = None,
) -> None:
    """List or print what a run keeps: its lanes' sources, assembly, IR, code objects and logs.

    --output writes one to a file, or without NAME all of them to a new folder, for other tools: in it each launch has
    one of its name. They are stored compressed in the lab book itself, each content once.
    """
    from parity.report.book import artifacts_report, chosen_artifact, leave_artifacts, print_artifacts
    from parity.report.records.run import ArtifactReport

    database, record = any_run(run, db)
    if name is None:
        if output is not None:
            leave_artifacts(database, record, lane, output)
        show_report(artifacts_report(record), json_output, print_artifacts)
        return
    row, content = chosen_artifact(database, record, lane, name)
    target = output / Path(row.name).name if output is not None and output.is_dir() else output
    _give(content, target, json_output)
    if json_output:
        text = None if target else content.decode(errors="replace")
        file = str(target) if target else None
        emit_document(ArtifactReport(**asdict(row), run_uuid=record.run.uuid, file=file, text=text))


def _give(content: bytes, target: Path | None, json_output: bool) -> None:
    """Write an artifact to a file, or print it unless a document has it."""
    from parity.contract.workspace import write_whole

    if target is not None:
        write_whole(target, content)
    elif not json_output:
        emit_bytes(content)


def merge(
    other: Annotated[
        str,
        typer.Argument(
            metavar="OTHER", help="Another lab book: a path, any SQLAlchemy URL, or a bundle of first-contact"
        ),
    ],
    hidden: Annotated[bool, typer.Option("--hidden", help="Also hide runs of this book that are hidden there")] = False,
    wait: Wait = 0.0,
    json_output: Json = False,
    db: Db = None,
) -> None:
    """Add to the lab book what another one has: runs, profiles, calibrations, sweep points and their artifacts.

    UUIDs and hashes show what both have, so merging again adds nothing. If the two disagree about a finished run,
    nothing is merged. The other one is only read.
    """
    from parity.contact.bundle import lab_book_of
    from parity.report.book import print_merged
    from parity.report.records.book import MergeReport
    from parity.store import merge as add_book, studies_of

    with ExitStack() as held:
        book = held.enter_context(lab_book_of(other))
        there = open_book(book, must_exist=True, only_read=True)
        into = open_book(db)
        for study in studies_of(there):
            held.enter_context(into.held(study, max(_LOCK_WAIT_S, wait)))
        merged = add_book(into, there, hidden=hidden)
    show_report(MergeReport(into.name, there.name if book == other else other, merged), json_output, print_merged)


def dump(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A lab book")],
) -> None:
    """Print a lab book as text, run by run, so that 'git diff' can show what a commit changes in it.

    The file is not changed.
    """
    from parity.report.book import book_text

    for part in book_text(open_file(file)):
        emit(part)


def export(
    views: Annotated[
        list[str] | None, typer.Argument(metavar="VIEW", help="Views of the lab book (default: all)")
    ] = None,
    csv: Annotated[Path | None, typer.Option("--csv", metavar="DIR", help="Write DIR/VIEW.csv")] = None,
    parquet: Annotated[
        Path | None, typer.Option("--parquet", metavar="DIR", help="Write DIR/VIEW.parquet, typed; needs pyarrow")
    ] = None,
    json_output: Json = False,
    db: Db = None,
) -> None:
    """Write the lab book's views as files for other tools.

    docs/lab_book.md describes the views. The lab book is only read, and all views are of one moment. DIR is made if it
    does not exist; a file appears whole or not at all, in the place of an older one.

    Exit code 0: all are written; 2: bad input; 3: --parquet without pyarrow.
    """
    from parity.report.exporting import check_export, export as write, print_export

    chosen = {"csv": csv, "parquet": parquet}
    given = [(kind, folder) for kind, folder in chosen.items() if folder is not None]
    if len(given) != 1:
        raise InputError("name one folder and one format: --csv DIR or --parquet DIR")
    wanted = check_export(views or [], *given[0])
    kind, folder = given[0]
    database = open_book(db, must_exist=True, only_read=True)
    show_report(write(database, wanted, folder, kind), json_output, print_export)
