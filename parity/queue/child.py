"""One job as a process: `parity run` with its options, which dies with its parent."""

import os
import signal
import tempfile
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from parity.errors import StoreError
from parity.store import Database, Job, Options, RunUnderWay, run_of_process
from parity.system.itself import own_command, own_environment
from parity.system.process import end_in_words, ends_within, process_group, started

_POLL_S = 1.0
_PATIENCE_S = 86_400.0  # for a GPU or a study that others use, unless a job says otherwise
_GRACE_S = 20.0  # for a run that is interrupted to record what it has
_MOST_SAID = 500  # letters
_OWN = "parity: "  # begins what this program says


@dataclass(frozen=True)
class ChildEnd:
    """How a job's process ended: its status (negative for a signal), what it said last, and the run that it began."""

    returncode: int
    message: str
    run: RunUnderWay | None

    def sentence(self) -> str:
        """Return why there is no verdict."""
        if self.returncode < 0 or not self.message:
            return f"the run {end_in_words(self.returncode)}"
        return self.message


def words_of(options: Options) -> list[str]:
    """Return options as words of a command line: `{"device": "hip", "vendor": True}` is `--device=hip --vendor`. A
    value that begins with a dash is no option.
    """
    return [f"--{name}" if value is True else f"--{name}={value}" for name, value in options.items()]


def run_job(root: Path, database: Database, job: Job, watch: Callable[[RunUnderWay], None]) -> ChildEnd:
    """Run a job to its end, whatever that is, and call `watch` with what the lab book has of it.

    If this process is interrupted, the job is too, and has some seconds to record what it has.
    """
    command = own_command("run", job.name, *words_of({"wait": _PATIENCE_S, **job.options}))
    env = {**os.environ, **own_environment(root, database.url)}
    with tempfile.TemporaryFile() as errors, process_group() as group:
        process = started(command, env=env, group=group, errors=errors.fileno())
        try:
            while not ends_within(process, _POLL_S):
                with suppress(StoreError):  # a book that is busy for a moment
                    if run := run_of_process(database, process.pid, job.started_at or ""):
                        watch(run)
        except KeyboardInterrupt:
            process.send_signal(signal.SIGTERM)  # a job in the background may not listen to Ctrl-C
            ends_within(process, _GRACE_S)
            raise
        run = run_of_process(database, process.pid, job.started_at or "")
        return ChildEnd(process.returncode, _last_sentence(errors), run)


def _last_sentence(errors: IO[bytes]) -> str:
    """Return what a process said in sentences of its own; else its last line, which in a bug's traceback is the
    exception.
    """
    errors.seek(0)
    lines = [line for line in errors.read().decode(errors="replace").splitlines() if line.strip()]
    sentences = [line.removeprefix(_OWN) for line in lines if line.startswith(_OWN)]
    return "; ".join(sentences or lines[-1:])[:_MOST_SAID]
