"""Opens the lab book of a study."""

from sqlalchemy import select

from parity.contract.contract import ReadContract
from parity.contract.history import read_history
from parity.contract.study import Study
from parity.contract.workspace import Workspace
from parity.store import schema
from parity.store.database import Database
from parity.store.history import import_history
from parity.store.rows import mark_interrupted, studies_running


def open_lab_book(workspace: Workspace, url: str | None, study: Study, *, must_exist: bool = False) -> Database:
    """Open the lab book, import the study's history, and mark runs whose process was killed.

    A lab book that is not there is made or, with `must_exist`, raises StoreError.
    """
    database = Database(workspace.database_url(url), workspace.root).open(must_exist=must_exist)
    remind(database, study)
    history = read_history(study.history_path)
    if history is not None and study.contract.is_whole:
        import_history(database, study.name, study.contract, history)
    mark_dead_runs(database)
    return database


def remind(database: Database, study: Study) -> None:
    """Tell a contract that was only read which contracts of its study are recorded."""
    if isinstance(study.contract, ReadContract):
        table = schema.contract.c
        query = select(table.body).where(table.study == study.name).order_by(table.id.desc())
        with database.reading() as connection:
            study.contract.recorded[:] = connection.execute(query).scalars()


def mark_dead_runs(database: Database) -> None:
    """Mark as interrupted the runs whose process was killed; those of a study that is being run now are left alone."""
    if not database.is_read_only:
        for left in studies_running(database):
            with database.exclusive(left) as alone:
                if alone:
                    mark_interrupted(database, left)
