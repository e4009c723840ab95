"""Removes an environment, at once or not at all."""

import secrets
import shutil
from pathlib import Path

from parity.errors import InputError
from parity.toolchains.environments import Environment, environments
from parity.toolchains.making import Progress, lock_of


def known(toolchains: Path, name: str) -> Environment:
    """The environment of a name. Raises InputError if there is none."""
    here = {found.name: found for found in environments(toolchains)}
    if name not in here:
        there = f"there are {', '.join(here)}" if here else "there is none"
        raise InputError(f"{toolchains}: has no toolchain '{name}': {there}")
    return here[name]


def remove(toolchains: Path, name: str, progress: Progress) -> Environment:
    """Removes an environment by its name. One that is a link to a folder elsewhere loses the link alone.

    Raises InputError if there is none of that name.
    """
    found = known(toolchains, name)
    with lock_of(toolchains, name, progress):
        aside = toolchains / f".{name}.removing-{secrets.token_hex(4)}"
        found.folder.rename(aside)
        if aside.is_symlink():
            aside.unlink()
        else:
            shutil.rmtree(aside)
    return found
