"""parity: a lab bench for closing the gap between a Triton and a HIP version of one GPU kernel."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from parity.report.frames import LabBook

__version__ = "0.1.0"


def connect(db: str | None = None) -> "LabBook":
    """Opens a lab book for a notebook: pandas frames of its views (see `parity.report.frames`)."""
    from parity.report.frames import connect as open_lab_book

    return open_lab_book(db)
