"""Confines a program that runs somebody's code: in bubblewrap, where that is installed and the system allows it."""

import shutil
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from parity.errors import UnavailableError
from parity.system.process import ask

_READS_ALL = (
    "--ro-bind",
    "/",
    "/",
    "--dev-bind",
    "/dev",
    "/dev",
    "--proc",
    "/proc",
    "--unshare-net",
    "--die-with-parent",
)
_TRIAL_LIMIT_S = 10.0
_ENV = "/usr/bin/env"


def confined(command: Sequence[str], folder: Path | None = None, own: Mapping[str, str] | None = None) -> list[str]:
    """Return the command in a sandbox that reads every file, writes to `folder` alone, if at all, and has no network;
    where there is no bubblewrap, return the command itself. It alone gets its `own` variables: what they make a process
    load, the sandbox must not load.
    """
    program = _bubblewrap()
    if own:
        command = [_ENV, *(f"{name}={value}" for name, value in own.items()), *command]
    if program is None:
        return [*command]
    writable = [] if folder is None else ["--bind", str(folder), str(folder)]
    return [program, *_READS_ALL, *writable, "--", *command]


def is_confining() -> bool:
    """Return whether `confined` confines here."""
    return _bubblewrap() is not None


def require_confinement() -> None:
    """Raise UnavailableError where a kernel's module would run with all rights of the user."""
    if not is_confining():
        raise UnavailableError(
            "--confined: no bubblewrap works here, so modules of kernels would run with all your rights: install it "
            "(bwrap), or let it make user namespaces"
        )


@cache
def _bubblewrap() -> str | None:
    """Return the path of bubblewrap; None if it is not installed, or may not make the namespaces that it needs."""
    program = shutil.which("bwrap")
    if program is None:
        return None
    try:
        works = ask([program, *_READS_ALL, "--", "true"], limit_s=_TRIAL_LIMIT_S).returncode == 0
    except OSError:
        works = False
    return program if works else None
