"""rocprof, the first. Options are those of AMD's "rocprof command reference"."""

from collections.abc import Sequence
from pathlib import Path

from parity.profilers.base import Profiler, ProfilerKind, counter_file, plan_without_samples
from parity.profilers.formats import table_readers
from parity.records import Pass


def _command(profiler: Profiler, wanted: Pass, folder: Path, program: Sequence[str]) -> list[str]:
    options = ["-i", counter_file(wanted, folder)] if wanted.counters else []
    return [str(profiler.path), *options, "--timestamp", "on", "-o", str(folder / "results.csv"), *program]


KIND = ProfilerKind("rocprof", "hip", (table_readers.FORMAT,), plan_without_samples, _command)
