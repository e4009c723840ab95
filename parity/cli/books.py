"""Opens lab books, and finds runs in them by what a user calls them."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from parity.cli.output import say
from parity.errors import InputError
from parity.system.nearest import suggestion

if TYPE_CHECKING:
    from parity.contract.study import Study
    from parity.store import Database, RunRecord
    from parity.store.schema import RunRow

_RUN = re.compile(r"[0-9]+|[0-9a-f]{8}[0-9a-f-]*", re.IGNORECASE)


def exists(url: str) -> bool:
    """Whether there is a lab book; true for a server, where only connecting can tell."""
    return not url.startswith("sqlite:///") or Path(url.removeprefix("sqlite:///")).exists()


def no_book(url: str) -> InputError:
    return InputError(f"{url.removeprefix('sqlite:///')}: no such lab book: 'parity run STEP' makes one")


def open_study(name: str, db: str | None, *, writes: bool = False, only_read: bool = True) -> "tuple[Study, Database]":
    """Open a study by its name, with the lab book, which is made for a command that `writes` if it is not there. The
    study is `only_read`, unless its operator is needed.
    """
    from parity.contract.study import load_study
    from parity.contract.workspace import find_workspace
    from parity.store import open_lab_book

    workspace = find_workspace()
    study = load_study(workspace, name, only_read=only_read)
    if not writes and not exists(url := workspace.database_url(db)):
        raise no_book(url)
    return study, open_lab_book(workspace, db, study, must_exist=not writes)


@contextmanager
def study_to_read(name: str, db: str | None) -> "Iterator[tuple[Study, Database]]":
    """Give a study by its name, with the lab book. Where there is no lab book, give one that has the study's history
    and is removed when the block ends.
    """
    from parity.contract.study import load_study
    from parity.contract.workspace import find_workspace
    from parity.store import open_lab_book
    from parity.system.leftovers import temporary_folder

    workspace = find_workspace()
    if exists(workspace.database_url(db)):
        yield open_study(name, db)
        return
    study = load_study(workspace, name, only_read=True)
    with temporary_folder("book") as folder:
        yield study, open_lab_book(workspace, str(folder / "book.db"), study)


def open_step(reference: str, db: str | None, *, only_read: bool = True) -> "tuple[Study, Database]":
    """Open the study of a step, with the lab book, as `open_study` does."""
    from parity.contract.references import split_reference
    from parity.contract.workspace import find_workspace

    return open_study(split_reference(find_workspace(), reference)[0], db, only_read=only_read)


def run_of_step(study: "Study", database: "Database", reference: str, run: str | None) -> "RunRecord":
    """Return a run of a step: the latest finished one, else the latest, or the one with the given number or UUID."""
    from parity.contract.references import step_of
    from parity.records import RunStatus
    from parity.store import runs_of_step

    name = step_of(reference)
    if run is not None:
        return _run_of(database, study, name, run)
    records = runs_of_step(database, study.name, name)
    if not records:
        raise no_run(study, database, name)
    finished = [record for record in records if record.run.status == RunStatus.FINISHED]
    shown = (finished or records)[-1]
    if records[-1] is not shown:
        _say_later(shown.run.id, records[-1].run)
    return shown


def _run_of(database: "Database", study: "Study", step: str, run: str) -> "RunRecord":
    """Return a run by its number or UUID. Raises InputError for a run of another step."""
    from parity.store import named_run

    record = named_run(database, run)
    if (record.run.study, record.step) != (study.name, step):
        raise InputError(
            f"--run: run '{run[:40]}' belongs to {record.run.study}/{record.step}, not {study.name}/{step}"
        )
    return record


def _say_later(shown: int, later: "RunRow") -> None:
    state = _STATES.get(later.status, "has not ended")
    say(
        f"run {shown} is the latest one that has ended; a later one, {later.id}, {state}: {later.id} names it, "
        "with --run where that is an option"
    )


_STATES = {"interrupted": "was interrupted", "answered": "was answered by another step's"}


def no_run(study: "Study", database: "Database | None", step: str) -> InputError:
    """Return the error that a lab book, named without its password, has no run of a step."""
    from parity.contract.history import imported_steps
    from parity.store import list_runs

    where = f"{database.name}: has no run" if database else "there is no lab book, so no run"
    known = [*study.step_names(), *imported_steps(study.history_path)]
    if database and list_runs(database, study.name, step):
        return InputError(f"{where} of {study.name}/{step} that is not hidden: see 'parity runs --hidden'")
    if step in known:
        return InputError(f"{where} of {study.name}/{step}: run it first, or see 'parity report'")
    return InputError(f"{where} of {study.name}/{step}, and there is no such step{suggestion(step, known)}")


def open_book(db: str | None, *, must_exist: bool = False, only_read: bool = False) -> "Database":
    """Open the lab book by itself, without a study."""
    from parity.contract.workspace import find_workspace
    from parity.store import Database

    workspace = find_workspace()
    url = workspace.database_url(db)
    if must_exist and not exists(url):
        raise no_book(url)
    return Database(url, workspace.root).open(only_read=only_read, must_exist=must_exist)


def open_file(file: Path) -> "Database":
    """Open a lab book's file for reading only, in a workspace or outside of one."""
    from parity.contract.workspace import find_workspace, is_in_workspace
    from parity.store import Database

    url = f"sqlite:///{file.absolute()}"
    if not exists(url):
        raise no_book(url)
    return Database(url, find_workspace().root if is_in_workspace() else None).open(only_read=True)


def any_run(reference: str, db: str | None) -> "tuple[Database, RunRecord]":
    """Return a run by its number, its UUID or its step, with its lab book."""
    from parity.store import named_run

    if _RUN.fullmatch(reference):
        database = open_book(db, must_exist=True)
        return database, named_run(database, reference)
    study, database = open_step(reference, db)
    return database, run_of_step(study, database, reference, None)


def run_by_id(database: "Database", run_id: int) -> "RunRecord":
    from parity.store import find_run

    return find_run(database, run_id)
