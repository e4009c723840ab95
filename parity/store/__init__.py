"""The lab book: the only place that knows SQL."""

from parity.store.choosing import ChosenRuns, choose_runs, latest_runs, load_runs
from parity.store.database import Database
from parity.store.merge import Merged, merge
from parity.store.opening import open_lab_book
from parity.store.profiles import (
    PassWriter,
    ProfileBatch,
    ProfileWriter,
    SampledInstruction,
    profile_batch,
    recorded_dispatches,
)
from parity.store.queries import (
    RunRecord,
    all_runs,
    artifact,
    baseline_for,
    baseline_run,
    earlier_builds,
    find_run,
    judged_lane,
    measured_baseline,
    named_run,
    runs_of_step,
)
from parity.store.runs import RunWriter
from parity.store.sessions import CalibrationWriter, MeasuredRun
from parity.store.sweeps import SweepPoint, add_sweep_point, known_sweep_points, measured_ms
from parity.store.views import VIEWS

__all__ = [
    "VIEWS",
    "CalibrationWriter",
    "ChosenRuns",
    "Database",
    "MeasuredRun",
    "Merged",
    "PassWriter",
    "ProfileBatch",
    "ProfileWriter",
    "RunRecord",
    "RunWriter",
    "SampledInstruction",
    "SweepPoint",
    "add_sweep_point",
    "all_runs",
    "artifact",
    "baseline_for",
    "baseline_run",
    "choose_runs",
    "earlier_builds",
    "find_run",
    "judged_lane",
    "known_sweep_points",
    "latest_runs",
    "load_runs",
    "measured_baseline",
    "measured_ms",
    "merge",
    "named_run",
    "open_lab_book",
    "profile_batch",
    "recorded_dispatches",
    "runs_of_step",
]
