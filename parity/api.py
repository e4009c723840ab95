"""parity for programs and notebooks: opens a workspace, runs the steps of its studies, reads its lab book."""

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from parity.contract.references import study_names
from parity.contract.study import load_step, load_study
from parity.contract.workspace import Workspace, find_workspace
from parity.origin.changes import changed_since
from parity.report.documents import printed
from parity.report.frames import LabBook
from parity.report.runs import run_report
from parity.run.options import Progress, RunOptions
from parity.run.pipeline import run_step
from parity.store import Database, find_run, run_beside

if TYPE_CHECKING:
    from parity.contract import Contract


def silent(text: str, *, done: int = 0, total: int | None = None) -> None:
    """Ignore a run's progress."""


@dataclass(frozen=True)
class OpenWorkspace:
    """A folder with studies. `parity.open_workspace` makes it; `db` is its lab book (a path or an SQLAlchemy URL).

    Methods raise InputError for what a user can put right, and UnavailableError for what this machine does not have
    (`parity.errors`).
    """

    workspace: Workspace
    db: str | None = None

    @property
    def studies(self) -> list[str]:
        """The names of the studies, in order."""
        return study_names(self.workspace)

    def steps(self, study: str) -> list[str]:
        """Return the names of a study's steps, in order."""
        return load_study(self.workspace, study, only_read=True).step_names()

    def contract(self, study: str) -> "Contract":
        """Return the contract of a study: what its lanes must hold equal."""
        return load_study(self.workspace, study).contract

    def run(self, step: str, *, progress: Progress = silent, **options: Any) -> dict[str, Any]:
        """Run a step as `parity run` does and return the document that `parity run --json` prints.

        `options` are those of `parity.run.options.RunOptions`: `device`, `hip_compiler`, `budget_s` (seconds), ... The
        document has the verdict, whatever it is; no verdict raises an error.
        """
        result = run_step(self.workspace, step, self.db, RunOptions(**options), progress)
        study, _ = load_step(self.workspace, step)
        record = find_run(self._database, result.run_id)
        beside = run_beside(self._database, study.name, study.contract, record)
        return printed(run_report(record, beside, changed_since(self.workspace.root, record)))

    @property
    def book(self) -> LabBook:
        """The lab book: `book.frame("gaps")` is a view as a pandas frame, `book.query(sql)` runs any SQL query."""
        return LabBook(self._database)

    @cached_property
    def _database(self) -> Database:
        return Database(self.workspace.database_url(self.db), self.workspace.root).open()


def open_workspace(path: str | Path | None = None, db: str | None = None) -> OpenWorkspace:
    """Open the workspace at a path or above it; by default at `PARITY_ROOT`, else at the working folder.

    Raises InputError if there is none.
    """
    return OpenWorkspace(find_workspace(Path(path) if path is not None else None), db)
