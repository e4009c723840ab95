"""Runs a compiler as a subprocess that cannot hang, fill the disk, leave children behind or outlive this process.

A signal that cannot be handled ends this process before it can end its compilers. Every command therefore runs in a
process group with a guardian: a shell that reads a pipe whose other end only this process holds. However this process
ends, the pipe then ends, and the guardian kills the group, including the command's own children. (The kernel's
parent-death signal would reach only the command itself, and is sent even when a mere thread of the parent ends.)
"""

import ctypes
import os
import resource
import select
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from types import FrameType

# What every compiler inherits from the caller's environment; all other variables are the step's own.
INHERITED = ("PATH", "HOME", "TMPDIR", "LANG", "LD_LIBRARY_PATH", "ROCM_PATH", "ROCM_HOME")
_FILE_LIMIT_BYTES = 1 << 30
_LOG_PART_BYTES = 1 << 20  # of a longer log, its head and its tail are kept
_ENDING = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
_LONGEST_POLL_S = 1e6  # what milliseconds in an int can say
_CANNOT_START = 126  # the status that shells use
_SIGNALLED = 128  # a shell or a sandbox adds it to the number of the signal that ended its command
_GUARDIAN = ("/bin/sh", "-c", "read -r _; kill -KILL 0")
_PR_SET_PDEATHSIG = 1  # linux/prctl.h


@dataclass(frozen=True)
class CompletedCommand:
    """How a command ended. `returncode` is negative for a signal, None after the time limit."""

    returncode: int | None
    seconds: float
    log: str

    @property
    def ok(self) -> bool:
        return self.returncode == 0

    @property
    def is_stopped(self) -> bool:
        """Whether somebody else ended it: its time limit, or a SIGKILL, as where memory is short."""
        return self.returncode in (None, -signal.SIGKILL, _SIGNALLED + signal.SIGKILL)

    def describe(self, limit_s: float) -> str:
        """Describe the end in words: exit status, signal or time limit."""
        if self.returncode is None:
            return f"was stopped at its time limit of {limit_s:g} s"
        return end_in_words(self.returncode)


def end_in_words(returncode: int) -> str:
    """Return how a command ended: by a signal, for which its status is negative or a signal's number above 128, or with
    a status.
    """
    number = -returncode if returncode < 0 else returncode - _SIGNALLED
    known = {one.value: one.name for one in signal.Signals}
    if number in known or returncode < 0:
        return f"was ended by {known.get(number, f'signal {number}')}"
    return f"ended with status {returncode}"


def environment(own_variables: dict[str, str]) -> dict[str, str]:
    """Return the inherited variables and the step's own, nothing else."""
    return {name: os.environ[name] for name in INHERITED if name in os.environ} | own_variables


def run_bounded(
    command: list[str], *, env: dict[str, str], cwd: Path, log: Path, limit_s: float, is_whole: bool = False
) -> CompletedCommand:
    """Run `command` in its own process group, without standard input, and append both outputs to `log`. Of a long
    output the head and the tail are kept, unless `is_whole`.

    The command and its group are killed at the time limit, and if the caller is interrupted or ends in any way;
    processes that the command starts in a session of their own are not killed.
    """
    started = time.monotonic()
    with log.open("ab") as output:
        offset = output.tell()
        process = None
        try:
            with process_group() as group:
                with signals_deferred():
                    process = subprocess.Popen(
                        command,
                        env=env,
                        cwd=cwd,
                        stdin=subprocess.DEVNULL,
                        stdout=output,
                        stderr=subprocess.STDOUT,
                        process_group=group,
                    )
                with suppress(OSError, ValueError):  # if the caller has a stricter limit, it stays
                    resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (_FILE_LIMIT_BYTES, _FILE_LIMIT_BYTES))
                returncode: int | None = _ended(process, limit_s)
        except subprocess.TimeoutExpired:
            returncode = None
        except OSError as error:
            return CompletedCommand(
                _CANNOT_START, time.monotonic() - started, f"error: {command[0]}: {error.strerror}\n"
            )
        finally:
            if process is not None:
                process.kill()  # in case it has left its group, which is killed already
                process.wait()
    if not is_whole:
        _shorten(log, offset)
    with log.open("rb") as written:
        written.seek(offset)
        text = written.read().decode(errors="replace")
    return CompletedCommand(returncode, time.monotonic() - started, text)


def _shorten(log: Path, offset: int) -> None:
    """Leave the head and the tail of what was written from there on, and between them how long it was."""
    with log.open("r+b") as file:
        size = file.seek(0, os.SEEK_END) - offset
        if size <= 2 * _LOG_PART_BYTES:
            return
        file.seek(-_LOG_PART_BYTES, os.SEEK_END)
        tail = file.read()
        file.truncate(offset + _LOG_PART_BYTES)
        file.seek(0, os.SEEK_END)
        file.write(f"\n[... of {size:,} bytes, the first and the last {_LOG_PART_BYTES:,} are kept ...]\n".encode())
        file.write(tail)


def run_in_front(command: list[str], *, env: dict[str, str], to_errors: bool = False) -> int:
    """Run a command with this process' own terminal or files, and return its exit code, as shells do where a signal
    ended it. Ctrl-C is the command's: this process waits for its end. With `to_errors`, what it prints goes to standard
    error. Raises OSError if it cannot be started.
    """
    in_main = threading.current_thread() is threading.main_thread()
    before = signal.signal(signal.SIGINT, lambda *_: None) if in_main else None  # the command does not inherit it
    try:
        ended = subprocess.Popen(command, env=env, stdout=sys.stderr if to_errors else None).wait()
        return ended if ended >= 0 else _SIGNALLED - ended
    finally:
        if in_main:
            signal.signal(signal.SIGINT, before)


def started(
    command: list[str],
    *,
    env: dict[str, str],
    group: int,
    descriptors: Sequence[int] = (),
    output: int = subprocess.DEVNULL,
    errors: int = subprocess.DEVNULL,
) -> "subprocess.Popen[bytes]":
    """Start a command in a process group, with these file descriptors open beside the usual ones. Without the
    descriptors `output` and `errors` for what it prints, it is silent.
    """
    with signals_deferred():
        return subprocess.Popen(
            command,
            env=env,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=errors,
            process_group=group,
            pass_fds=descriptors,
        )


@contextmanager
def conversing(command: list[str], errors: Path, grace_s: float) -> Iterator["subprocess.Popen[bytes]"]:
    """Give a command with pipes to and from it, and this process' environment; what it says on standard error goes into
    a file. When the block ends its input does, and after a while it is killed. Raises OSError if it cannot be started.
    """
    with process_group() as group, errors.open("wb") as said:
        with signals_deferred():
            process = subprocess.Popen(
                command, bufsize=0, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=said, process_group=group
            )
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            yield process
        finally:
            process.stdin.close()
            ends_within(process, grace_s)
            process.kill()
            process.wait()
            process.stdout.close()


def ends_within(process: "subprocess.Popen[bytes]", limit_s: float) -> bool:
    """Wait for a process within a limit and return whether it has ended."""
    with suppress(subprocess.TimeoutExpired):
        _ended(process, limit_s)
    return process.returncode is not None


def _ended(process: "subprocess.Popen[bytes]", limit_s: float) -> int:
    """As `process.wait`, which with a limit only looks every twentieth of a second. Raises TimeoutExpired."""
    until = time.monotonic() + limit_s
    try:
        descriptor = None if process.returncode is not None else os.pidfd_open(process.pid)
    except OSError:  # where there are no such descriptors
        descriptor = None
    if descriptor is not None:
        try:
            ends = select.poll()
            ends.register(descriptor, select.POLLIN)
            ends.poll(min(limit_s, _LONGEST_POLL_S) * 1000)
        finally:
            os.close(descriptor)
    return process.wait(max(0.0, until - time.monotonic()))


@dataclass(frozen=True)
class Answer:
    """What a command printed on both outputs, and its exit status, negative for a signal."""

    returncode: int
    stdout: str
    stderr: str


@dataclass(frozen=True)
class Output:
    """What a command wrote on both outputs, byte for byte, and its exit status, negative for a signal."""

    returncode: int
    stdout: bytes
    stderr: bytes


def ask(
    command: list[str],
    *,
    limit_s: float,
    env: dict[str, str] | None = None,
    cwd: Path | None = None,
    given: Path | None = None,
) -> Answer:
    """Return what a short command prints. It has the file `given` as standard input, or none, and, without `env`, this
    process's environment.

    Raises OSError if it cannot be started, or has not ended at its limit; its group is killed in any case.
    """
    done = ask_bytes(command, limit_s=limit_s, env=env, cwd=cwd, given=given)
    return Answer(done.returncode, as_text(done.stdout), as_text(done.stderr))


def ask_bytes(
    command: list[str],
    *,
    limit_s: float,
    env: dict[str, str] | None = None,
    cwd: Path | None = None,
    given: Path | None = None,
) -> Output:
    """Ask as `ask` does, for a command that writes contents of files."""
    try:
        with process_group() as group, (given or Path(os.devnull)).open("rb") as standard_input:
            done = subprocess.run(
                command,
                env=env,
                cwd=cwd,
                stdin=standard_input,
                capture_output=True,
                timeout=limit_s,
                check=False,
                process_group=group,
            )
    except subprocess.TimeoutExpired:
        raise TimeoutError(f"did not end within {limit_s:g} s") from None
    return Output(done.returncode, done.stdout, done.stderr)


def as_text(output: bytes) -> str:
    """Decode what a command printed, with plain line ends."""
    return output.decode(errors="replace").replace("\r\n", "\n").replace("\r", "\n")


@contextmanager
def signals_deferred() -> Iterator[None]:
    """Delays signals that end the caller until the block is over: a process that is just being started is not known
    yet, and would be left behind.
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


@contextmanager
def process_group() -> Iterator[int]:
    """Give a process group that is killed when the block ends, and when this process does.

    Its first process, whose id is the group's id, is the guardian. It starts before any command, so that no command is
    ever without it, and is waited for only after the group is killed, so that no other process can get the id.
    """
    guardian = None
    try:
        with signals_deferred():
            guardian = subprocess.Popen(
                _GUARDIAN,
                env={},
                cwd="/",
                stdin=subprocess.PIPE,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                process_group=0,
            )
        yield guardian.pid
    finally:
        if guardian is not None:
            with suppress(ProcessLookupError):
                os.killpg(guardian.pid, signal.SIGKILL)
            guardian.communicate()


def die_with(parent: int) -> None:
    """Ask the kernel to kill this process when the thread that started it ends; exits at once if `parent` is gone
    already. For this program's own processes: they need no guardian, because the commands that they run have one.
    """
    with suppress(OSError, AttributeError):
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != parent:
        os._exit(1)
