"""Makes an environment with pip, once, and whole.

It is made under another name and renamed when it has been tried: it is there whole or not at all. A lock on its name
holds off a second process that wants the same one, which then finds it made. Whatever lies under the other name while
nobody holds the lock was left by a process that was killed, and is removed.
"""

import os
import re
import secrets
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from filelock import FileLock, Timeout

from parity.errors import UnavailableError
from parity.system.leftovers import remove_temporaries, temporary_folder
from parity.system.process import run_bounded
from parity.toolchains.environments import Environment, find, write_note
from parity.toolchains.names import ToolchainRequest

Progress = Callable[[str], None]  # shows what is going on
_UNFINISHED = re.compile(r"\.(.+)\.(?:making|removing)-[0-9a-f]{8}")
# Of the user's environment, what would install elsewhere, or make pip find packages that the environment has not.
_MISLEADING = ("PYTHONPATH", "PYTHONHOME", "PIP_TARGET", "PIP_PREFIX", "PIP_ROOT", "PIP_USER", "PIP_NO_DEPS")
_NO_NETWORK = re.compile(
    r"NewConnectionError|Failed to establish a new connection|Temporary failure in name resolution|Max retries "
    r"exceeded|ConnectTimeoutError|Network is unreachable|ProxyError|No address associated"
)
_LONGEST_SCRIPT_BYTES = 1 << 20
# What must run in a new environment before it counts.
_TRIALS = {
    "triton": ["-c", "import triton._C.libtriton, triton.compiler; print(triton.__version__)"],
    "ziglang": ["-m", "ziglang", "clang", "--version"],
}


@dataclass(frozen=True)
class MakeOptions:
    """How environments are made: by which interpreter, and within how many seconds for each command."""

    python: str = sys.executable
    limit_s: float = 1800.0


def make(
    toolchains: Path, wanted: ToolchainRequest, making: MakeOptions, progress: Progress
) -> tuple[Environment, bool]:
    """Make the environment of a toolchain unless it is here, and return it with whether it was made now.

    Raises UnavailableError, with the last thing that pip said, if it cannot be made here. The log of such a failure is
    kept beside the environments, as NAME.log.
    """
    toolchains.mkdir(parents=True, exist_ok=True)
    with lock_of(toolchains, wanted.name, progress):
        if environment := find(toolchains, wanted):
            return environment, False
        temporary = toolchains / f".{wanted.name}.making-{secrets.token_hex(4)}"
        try:
            _fill(temporary, toolchains / f"{wanted.name}.log", wanted, making, progress)
            _name_in_scripts(temporary, toolchains / wanted.name)
            temporary.rename(toolchains / wanted.name)
        finally:
            shutil.rmtree(temporary, ignore_errors=True)
        made = find(toolchains, wanted)
        assert made is not None
        return made, True


@contextmanager
def lock_of(toolchains: Path, name: str, progress: Progress) -> Iterator[None]:
    """Hold the lock on the name of an environment, and wait until it is free. The system releases a killed process's
    lock.
    """
    lock = FileLock(toolchains / f".{name}.lock")
    try:
        lock.acquire(timeout=0)
    except Timeout:
        progress(f"waiting for the process that works on {name}")
        lock.acquire()
    try:
        for path in _unfinished(toolchains).get(name, []):
            shutil.rmtree(path, ignore_errors=True)
        yield
    finally:
        lock.release()


def remove_unfinished(toolchains: Path) -> None:
    """Remove what killed processes left of environments that nobody works on now."""
    remove_temporaries()
    for name, paths in _unfinished(toolchains).items():
        with suppress(Timeout), FileLock(toolchains / f".{name}.lock", timeout=0):
            for path in paths:
                shutil.rmtree(path, ignore_errors=True)


def _unfinished(toolchains: Path) -> dict[str, list[Path]]:
    """Folders that are no environments yet, or no more, by the name of the environment."""
    folders: dict[str, list[Path]] = {}
    for path in toolchains.glob(".*"):
        if matched := _UNFINISHED.fullmatch(path.name):
            folders.setdefault(matched[1], []).append(path)
    return folders


def _fill(folder: Path, log: Path, wanted: ToolchainRequest, making: MakeOptions, progress: Progress) -> None:
    """Make the environment in a folder, try it, and note what it is. Raises UnavailableError."""
    log.unlink(missing_ok=True)
    progress(f"making an environment for {wanted.name}")
    has_pip = find_spec("pip") is not None
    venv = [making.python, "-m", "venv", *(["--without-pip"] if has_pip else []), str(folder)]
    _run("venv", venv, wanted, making, log)
    progress(f"installing {wanted.wheel.name if wanted.wheel else wanted.name}")
    python = str(folder / "bin" / "python")
    pip = [sys.executable, "-m", "pip", "--python", python] if has_pip else [python, "-m", "pip"]
    # A wheel's file is all that is needed: without an index, it can be installed on a machine without a network.
    what = ["--no-index", "--no-deps", str(wanted.wheel)] if wanted.wheel else [f"{wanted.package}=={wanted.version}"]
    _run("pip", [*pip, "install", "--no-input", "--only-binary=:all:", *what], wanted, making, log)
    progress(f"trying {wanted.name}")
    _run("its trial", [python, "-I", *_TRIALS[wanted.package]], wanted, making, log)
    write_note(folder, wanted)
    log.unlink()


def _run(what: str, command: list[str], wanted: ToolchainRequest, making: MakeOptions, log: Path) -> None:
    env = {name: value for name, value in os.environ.items() if name not in _MISLEADING}
    with temporary_folder("pip") as temporary:  # pip leaves its own where it is killed
        env["TMPDIR"] = str(temporary)
        done = run_bounded(command, env=env, cwd=log.parent, log=log, limit_s=making.limit_s)
    if not done.ok:
        why = _why(done.log, f"{what} {done.describe(making.limit_s)}")
        raise UnavailableError(f"{wanted.name} could not be made: {why} (the log is {log})")


def _why(log: str, ended: str) -> str:
    """Return what a log says last about what went wrong."""
    if _NO_NETWORK.search(log):
        return (
            "pip reaches no package index: without a network, give a wheel's file, as 'parity toolchain add FILE.whl'"
        )
    lines = [line.strip() for line in log.splitlines() if line.strip()]
    errors = [line.removeprefix("ERROR: ") for line in lines if line.startswith("ERROR: ")]
    return f"{ended}: {errors[-1] if errors else lines[-1]}" if lines else ended


def _name_in_scripts(temporary: Path, final: Path) -> None:
    """Put the environment's final folder in its scripts, which name it in full."""
    before, after = os.fsencode(temporary), os.fsencode(final)
    for path in [temporary / "pyvenv.cfg", *(temporary / "bin").iterdir()]:
        if path.is_file() and not path.is_symlink() and path.stat().st_size < _LONGEST_SCRIPT_BYTES:
            content = path.read_bytes()
            if before in content:
                path.write_bytes(content.replace(before, after))
