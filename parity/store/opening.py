"""Opens the lab book of a study."""

from parity.contract.history import read_history
from parity.contract.study import Study
from parity.contract.workspace import Workspace
from parity.store.database import Database
from parity.store.history import import_history
from parity.store.rows import has_running, mark_interrupted


def open_lab_book(workspace: Workspace, url: str | None, study: Study) -> Database:
    """Opens the lab book, imports the study's history, and marks runs whose process was killed."""
    database = Database(workspace.database_url(url), workspace.root).open()
    history = read_history(study.history_path)
    if history is not None:
        import_history(database, study.name, study.contract, history)
    if not database.is_read_only and has_running(database):
        with database.exclusive() as alone:
            if alone:
                mark_interrupted(database)
    return database
