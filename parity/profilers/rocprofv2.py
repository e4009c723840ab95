"""rocprofv2. Options are those of AMD's "rocprofv2 command reference"."""

from collections.abc import Sequence
from pathlib import Path

from parity.profilers.base import Profiler, ProfilerKind, counter_file, plan_without_samples
from parity.profilers.formats import table_readers
from parity.records import Pass


def _command(profiler: Profiler, wanted: Pass, folder: Path, program: Sequence[str]) -> list[str]:
    options = ["-i", counter_file(wanted, folder)] if wanted.counters else ["--kernel-trace"]
    return [str(profiler.path), *options, "--plugin", "file", "-d", str(folder), "-o", "out", *program]


KIND = ProfilerKind("rocprofv2", "hip", (table_readers.FORMAT,), plan_without_samples, _command)
