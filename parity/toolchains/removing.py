"""Removes an environment, at once or not at all."""

import secrets
import shutil
from pathlib import Path

from parity.errors import InputError
from parity.toolchains.environments import Environment, environments
from parity.toolchains.making import Progress, lock_of


def known(toolchains: Path, name: str) -> Environment:
    """Find the environment of a name. Raises InputError if there is none."""
    here = {environment.name: environment for environment in environments(toolchains)}
    if name not in here:
        there = f"there are {', '.join(here)}" if here else "there is none"
        raise InputError(f"{toolchains}: has no toolchain '{name}': {there}")
    return here[name]


def remove(toolchains: Path, name: str, progress: Progress) -> Environment:
    """Remove an environment by its name. If it is a link to a folder elsewhere, only the link is removed.

    Raises InputError if there is no environment of that name.
    """
    environment = known(toolchains, name)
    with lock_of(toolchains, name, progress):
        aside = toolchains / f".{name}.removing-{secrets.token_hex(4)}"
        environment.folder.rename(aside)
        if aside.is_symlink():
            aside.unlink()
        else:
            shutil.rmtree(aside)
    return environment
