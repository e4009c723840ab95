"""The lab book for notebooks: its views as pandas frames."""

from pathlib import Path
from typing import TYPE_CHECKING

from parity.contract.workspace import Workspace, find_workspace
from parity.store import VIEWS, Database, open_views

if TYPE_CHECKING:
    import pandas


class LabBook:
    """Read access to a lab book. `frame("gaps")` is a view as a pandas frame; `docs/lab_book.md` lists them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def query(self, sql: str, **parameters: object) -> "pandas.DataFrame":
        """Return the result of one SQL query, with `:name` parameters."""
        import pandas

        columns, rows = self._database.query(sql, parameters)
        return pandas.DataFrame(rows, columns=columns)

    def frame(self, view: str) -> "pandas.DataFrame":
        """Return all rows of a view. Raises KeyError for a name that is no view, StoreError for figures that are
        damaged.
        """
        if view not in VIEWS:
            raise KeyError(f"no view '{view}': there are {', '.join(VIEWS)}")
        with open_views(self._database) as views:
            views.check(view)
        return self.query(f"SELECT * FROM {view}")


def connect(db: str | None = None, *, only_read: bool = False) -> LabBook:
    """Open a lab book: a path, any SQLAlchemy URL, or by default `PARITY_DB` or this workspace's lab book. A named one
    needs no workspace. With `only_read` a file is not changed, and what a run writes meanwhile may not be seen.

    Raises InputError if none is named and there is no workspace, StoreError if there is no lab book to read.
    """
    workspace = Workspace(Path.cwd()) if db else find_workspace()
    return LabBook(Database(workspace.database_url(db)).open(only_read=only_read))
