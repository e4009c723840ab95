"""Runs a program under a profiler, pass by pass, with limits; however a pass ends, that is an outcome."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from parity.errors import InputError
from parity.profilers.base import Profiler, profiler_environment
from parity.profilers.reader import format_of, profile_files
from parity.records import Pass, PassResult
from parity.system.leftovers import temporary_folder
from parity.system.process import CompletedCommand, run_bounded

# rocprofv3's status 38, and the tools' messages about too many counters.
_TOO_MANY = re.compile(r"status 38\b|exceed|hardware limit|cannot be collected|can't be collected", re.IGNORECASE)
_ESCAPE = re.compile(r"\x1b(?:\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b]*(?:\x07|\x1b\\)?|.)")
_ERROR = re.compile(r"^.*(?:\berror\b|exceeds|abort).*$", re.IGNORECASE | re.MULTILINE)


@contextmanager
def recorded(
    profiler: Profiler, wanted: Pass, program: Sequence[str], limit_s: float, env: dict[str, str]
) -> Iterator[PassResult]:
    """Run one pass in its own process group, which is killed at the time limit and also when the tool has ended,
    because an aborted profiler leaves its program hanging. The files exist until the block ends.
    """
    with temporary_folder("profile") as folder:
        output = folder / "out"
        output.mkdir()
        line = profiler.kind.command(profiler, wanted, output, program)
        log = folder / "log.txt"
        done = run_bounded(line, env={**profiler_environment(), **env}, cwd=folder, log=log, limit_s=limit_s)
        files = _files(output)
        failure = _failure(profiler, done, files, output, limit_s)
        _hide(log, _secrets(env))
        yield PassResult(wanted, line, done.seconds, files, failure and _plain(failure, _secrets(env)), log)


def halves(recording: PassResult) -> list[Pass]:
    """Return the passes to try instead, if the tool says that the counters of this one do not fit together."""
    counters = recording.wanted.counters
    if len(counters) < 2 or recording.failure is None or recording.files or not _TOO_MANY.search(recording.failure):
        return []
    middle = len(counters) // 2
    return [replace(recording.wanted, counters=part) for part in (counters[:middle], counters[middle:])]


def _secrets(env: Mapping[str, str]) -> list[str]:
    """Addresses that may hold a password, which only the program may see."""
    return [value for value in env.values() if "://" in value and "@" in value]


def _plain(text: str, secrets: Iterable[str]) -> str:
    """Return a tool's message without terminal escapes and secrets."""
    for secret in secrets:
        text = text.replace(secret, "...")
    return "".join(letter for letter in _ESCAPE.sub("", text) if letter.isprintable())


def _hide(log: Path, secrets: Iterable[str]) -> None:
    data = log.read_bytes()
    for secret in secrets:
        data = data.replace(secret.encode(), b"...")
    log.write_bytes(data)


def _files(folder: Path) -> list[Path]:
    """Return the files that the tool left and that are not empty."""
    try:
        return [file for file in profile_files(folder).read if not format_of(file).is_empty(file)]
    except InputError:
        return []


def _failure(profiler: Profiler, done: CompletedCommand, files: list[Path], output: Path, limit_s: float) -> str | None:
    own_words = profiler.kind.own_words(output)
    if done.ok and files and not own_words:
        return None
    how = done.describe(limit_s) if not done.ok else "failed" if own_words else "left no file"
    lines = done.log.strip().splitlines()
    messages = [*own_words, *_ERROR.findall(done.log)[:1], *lines[-1:]]
    words = "; ".join(dict.fromkeys(line.strip()[:200] for line in messages)) or "it printed nothing"
    return f"{profiler.name} {how}: {words}"
