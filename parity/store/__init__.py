"""The lab book: the only place that knows SQL."""

from parity.store.artifacts import ArtifactStore
from parity.store.database import Database
from parity.store.history import import_history
from parity.store.queries import RunRecord, baseline_run, find_run, latest_runs, runs_of_step
from parity.store.runs import RunWriter, has_running, mark_interrupted
from parity.store.schema import VIEWS

__all__ = [
    "VIEWS",
    "ArtifactStore",
    "Database",
    "RunRecord",
    "RunWriter",
    "baseline_run",
    "find_run",
    "has_running",
    "import_history",
    "latest_runs",
    "mark_interrupted",
    "runs_of_step",
]
