"""Running a program under a profiler, pass by pass: in bounds, and every way to end is an outcome."""

import re
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from itertools import islice
from pathlib import Path

from parity.errors import InputError
from parity.lanes.process import Completed, run_bounded
from parity.profilers.reader import profile_files
from parity.profilers.tools import NCU_FILE, Name, Pass, Profiler, command, profiler_environment

_ERROR = re.compile(r"^.*(?:\berror\b|exceeds|abort).*$", re.IGNORECASE | re.MULTILINE)


@dataclass(frozen=True)
class Recorded:
    """What came of one pass: its files, and how it ended if not well. It may have left whole files all the same."""

    wanted: Pass
    command: list[str]
    seconds: float
    files: list[Path]
    failure: str | None
    timed_out: bool
    log: Path


@contextmanager
def recorded(
    profiler: Profiler, wanted: Pass, program: Sequence[str], limit_s: float, env: dict[str, str]
) -> Iterator[Recorded]:
    """Runs one pass, in its own process group, which is killed at the time limit and when the tool has ended: an
    aborted profiler leaves its program hanging. The files are there until the block ends.
    """
    with tempfile.TemporaryDirectory(prefix="parity-profile-") as name:
        folder = Path(name)
        output = folder / "out"
        output.mkdir()
        line = command(profiler, wanted, output, program)
        log = folder / "log.txt"
        done = run_bounded(line, env={**profiler_environment(), **env}, cwd=folder, log=log, limit_s=limit_s)
        files = _files(output)
        failure = _failure(profiler, done, files, output, limit_s)
        yield Recorded(wanted, line, done.seconds, files, failure, done.returncode is None, log)


def halves(found: Recorded) -> list[Pass]:
    """Passes to try instead of one whose counters may not fit together: the tool ended by itself, without a file."""
    counters = found.wanted.counters
    if len(counters) < 2 or found.failure is None or found.timed_out or found.files:
        return []
    middle = len(counters) // 2
    return [replace(found.wanted, counters=part) for part in (counters[:middle], counters[middle:])]


def _files(folder: Path) -> list[Path]:
    try:
        return profile_files(folder)
    except InputError:
        return []


def _failure(profiler: Profiler, done: Completed, files: list[Path], output: Path, limit_s: float) -> str | None:
    if done.ok and files:
        return None
    how = done.describe(limit_s) if not done.ok else "left no file"
    lines = done.log.strip().splitlines()
    said = [*_own_words(profiler, output), *_ERROR.findall(done.log)[:1], *lines[-1:]]
    words = "; ".join(dict.fromkeys(line.strip()[:200] for line in said)) or "it says nothing"
    return f"{profiler.name} {how}: {words}"


def _own_words(profiler: Profiler, output: Path) -> list[str]:
    """What ncu says of an error goes into its file, not into the log."""
    path = output / NCU_FILE
    if profiler.name is not Name.NCU or not path.is_file():
        return []
    with path.open(errors="replace") as file:
        return [line for line in islice(file, 100) if line.startswith("==ERROR==")][:1]
