"""parity: a lab bench for closing the gap between two versions of one GPU operator.

For programs and notebooks: `open_workspace` and `connect`.
"""

from typing import TYPE_CHECKING

from parity.version import __version__

if TYPE_CHECKING:
    from pathlib import Path

    from parity.api import OpenWorkspace
    from parity.report.frames import LabBook

__all__ = ["__version__", "connect", "open_workspace"]


def connect(db: str | None = None, *, only_read: bool = False) -> "LabBook":
    """Open a lab book for a notebook: pandas frames of its views (see `parity.report.frames`)."""
    from parity.report.frames import connect as open_lab_book

    return open_lab_book(db, only_read=only_read)


def open_workspace(path: "str | Path | None" = None, db: str | None = None) -> "OpenWorkspace":
    """Open the workspace at a path or above it, by default that of the working folder.

    `db` is its lab book (a path or an SQLAlchemy URL). What is returned has `studies`, `steps(study)`, `run(step)` and
    `book`. Raises InputError if there is no workspace.
    """
    from parity.api import open_workspace as open_it

    return open_it(path, db)
