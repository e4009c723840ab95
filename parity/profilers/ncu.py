"""Nsight Compute. Options are those of NVIDIA's "Nsight Compute CLI"."""

from collections.abc import Sequence
from itertools import islice
from pathlib import Path

from parity.profilers.base import Passes, Profiler, ProfilerKind
from parity.profilers.formats import ncu_csv
from parity.records import Pass, Purpose

_FILE = "out.csv"
# There are these for every launch, but they are reported only on request.
_LAUNCH_METRICS = (
    "gpu__time_duration.sum",
    "launch__registers_per_thread",
    "launch__shared_mem_per_block",
)


def _plan(_profiler: Profiler, _ordinal: int, counters: Sequence[str], sampling: bool) -> Passes:
    return [Pass(Purpose.COUNTERS, tuple(counters)), *([Pass(Purpose.SAMPLING)] if sampling else [])], {}


def _command(profiler: Profiler, wanted: Pass, folder: Path, program: Sequence[str]) -> list[str]:
    """Kernels inside CUDA graphs are profiled one by one; clocks stay as they are."""
    common = ["--clock-control", "none", "--graph-profiling", "node", "--csv", "--print-units", "base"]
    if wanted.purpose is Purpose.SAMPLING:
        options = ["--section", "SourceCounters", "--page", "source", "--print-source", "sass"]
    else:
        options = ["--metrics", ",".join((*_LAUNCH_METRICS, *wanted.counters)), "--page", "raw"]
    return [str(profiler.path), *common, *options, "--log-file", str(folder / _FILE), *program]


def _own_words(output: Path) -> list[str]:
    path = output / _FILE
    if not path.is_file():
        return []
    with path.open(errors="replace") as file:
        return [line for line in islice(file, 100) if line.startswith("==ERROR==")][:1]


KIND = ProfilerKind("ncu", "cuda", (ncu_csv.FORMAT,), _plan, _command, own_words=_own_words)
