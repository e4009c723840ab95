"""Runs profilers, and reads what they write into one form: dispatches, counters, PC samples."""

from parity.profilers.gpus import gpus_of, only_gpu
from parity.profilers.reader import ProfileFiles, profile_files, read_profile
from parity.profilers.runner import halves, recorded
from parity.profilers.tools import Profiler, default_counters, find_profiler, plan

__all__ = [
    "ProfileFiles",
    "Profiler",
    "default_counters",
    "find_profiler",
    "gpus_of",
    "halves",
    "only_gpu",
    "plan",
    "profile_files",
    "read_profile",
    "recorded",
]
