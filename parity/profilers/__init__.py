"""Runs profilers, and reads what they write into one form: dispatches, counters, PC samples."""

from parity.profilers.base import Profiler
from parity.profilers.gpus import gpus_of, only_gpu
from parity.profilers.reader import ProfileFiles, profile_files, read_profile
from parity.profilers.registry import PROFILERS, find_profiler
from parity.profilers.runner import halves, recorded

__all__ = [
    "PROFILERS",
    "ProfileFiles",
    "Profiler",
    "find_profiler",
    "gpus_of",
    "halves",
    "only_gpu",
    "profile_files",
    "read_profile",
    "recorded",
]
