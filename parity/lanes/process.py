"""Running a compiler as a subprocess that cannot hang, fill the disk or leave children behind."""

import os
import resource
import signal
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from types import FrameType

# What every compiler gets from the caller's environment; everything else is the step's own.
INHERITED = ("PATH", "HOME", "TMPDIR", "LANG", "LD_LIBRARY_PATH", "ROCM_PATH", "ROCM_HOME")
_FILE_LIMIT_BYTES = 1 << 30
_ENDING = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
_CANNOT_START = 126  # as a shell says it


@dataclass(frozen=True)
class Completed:
    """How a command ended. `returncode` is negative for a signal, None after the time limit."""

    returncode: int | None
    seconds: float
    log: str

    @property
    def ok(self) -> bool:
        return self.returncode == 0

    def describe(self, limit_s: float) -> str:
        """The end in words: exit status, signal or time limit."""
        if self.returncode is None:
            return f"was stopped at its time limit of {limit_s:g} s"
        if self.returncode < 0:
            known = {number.value: number.name for number in signal.Signals}
            return f"was ended by {known.get(-self.returncode, f'signal {-self.returncode}')}"
        return f"ended with status {self.returncode}"


def environment(own: dict[str, str]) -> dict[str, str]:
    """The inherited variables and the step's own, nothing else."""
    return {name: os.environ[name] for name in INHERITED if name in os.environ} | own


def run_bounded(command: list[str], *, env: dict[str, str], cwd: Path, log: Path, limit_s: float) -> Completed:
    """Runs `command` in its own process group, both outputs appended to `log`, without standard input.

    At the time limit, and if the caller is interrupted, the whole group is killed.
    """
    started = time.monotonic()
    with log.open("ab") as output:
        offset = output.tell()
        process = None
        try:
            with _signals_deferred():
                process = subprocess.Popen(
                    command,
                    env=env,
                    cwd=cwd,
                    stdin=subprocess.DEVNULL,
                    stdout=output,
                    stderr=subprocess.STDOUT,
                    start_new_session=True,
                )
            with suppress(OSError, ValueError):  # a stricter limit of the caller's stays
                resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (_FILE_LIMIT_BYTES, _FILE_LIMIT_BYTES))
            returncode: int | None = process.wait(limit_s)
        except subprocess.TimeoutExpired:
            returncode = None
        except OSError as error:
            return Completed(_CANNOT_START, time.monotonic() - started, f"error: {command[0]}: {error.strerror}\n")
        finally:
            if process is not None:
                _kill_group(process)
    with log.open("rb") as written:
        written.seek(offset)
        text = written.read().decode(errors="replace")
    return Completed(returncode, time.monotonic() - started, text)


@contextmanager
def _signals_deferred() -> Iterator[None]:
    """Signals that end the caller wait until the block is over: a process that is just being started would be left
    behind, unknown.
    """
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread handles signals
        return
    waiting: list[int] = []

    def defer(number: int, _: FrameType | None) -> None:
        waiting.append(number)

    handlers = {number: signal.getsignal(number) for number in _ENDING}
    handled = {number: handler for number, handler in handlers.items() if callable(handler)}
    for number in handled:
        signal.signal(number, defer)
    try:
        yield
    finally:
        for number, handler in handled.items():
            signal.signal(number, handler)
        for received in waiting:
            signal.raise_signal(received)


def _kill_group(process: "subprocess.Popen[bytes]") -> None:
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        pass
    finally:
        process.wait()
