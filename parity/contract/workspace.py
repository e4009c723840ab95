"""Finds the workspace: the folder with the studies, their lab book and caches."""

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass as plain_dataclass, field as plain_field
from functools import cached_property
from pathlib import Path
from typing import Annotated, Any

from pydantic import Field, model_validator
from pydantic.dataclasses import dataclass

from parity.contract.toml import STRICT, read_toml, validate
from parity.errors import InputError, StoreError
from parity.system.leftovers import appears_whole, temporary_folder
from parity.system.own import cache_of_user
from parity.system.trust import trusted_like

SETTINGS = "parity.toml"
Given = Annotated[str, Field(min_length=1)]
MachineName = Annotated[str, Field(pattern=r"^[A-Za-z0-9_][A-Za-z0-9_.-]*$")]


@dataclass(config=STRICT)
class Machine:
    """A machine with a GPU that measures for this one: what `ssh` is given to reach it (a host, with options before
    it), or what `slurm` is given for a job (submitit's parameters). `folder` is where programs, files and journals are
    kept there, `python` its Python, and `environment` what the program gets besides.
    """

    ssh: Given | None = None
    slurm: dict[str, Any] | None = None
    folder: Given = "~/.cache/parity"
    python: str = ""
    environment: dict[str, str] = plain_field(default_factory=dict)

    @model_validator(mode="after")
    def _one_way(self) -> "Machine":
        if (self.ssh is None) == (self.slurm is None):
            raise ValueError("needs either ssh, as 'user@host', or slurm, a table of a job's parameters")
        return self


@dataclass(config=STRICT)
class Settings:
    """What parity.toml says: the study of a bare step, the lab book (a path from the workspace, or an SQLAlchemy URL),
    the folder with the environments of other compilers (a path from the workspace), and machines with GPUs, by name.
    """

    default_study: Given | None = None
    lab_book: Given = "results.db"
    toolchains: Given = ".parity/toolchains"
    machines: dict[MachineName, Machine] = plain_field(default_factory=dict)


@plain_dataclass(frozen=True)
class Workspace:
    """A folder with `parity.toml`, or of the older form: one that holds `experiments/`. Everything a run reads or
    writes is relative to it.
    """

    root: Path

    @property
    def settings_path(self) -> Path:
        return self.root / SETTINGS

    @cached_property
    def settings(self) -> Settings:
        """What parity.toml says, or the defaults without such a file.

        Raises InputError with a line for each wrong field.
        """
        if not os.path.lexists(self.settings_path):
            return Settings()
        return validate(Settings, read_toml(self.settings_path), str(self.settings_path))

    @property
    def experiments(self) -> Path:
        return self.root / "experiments"

    @property
    def private(self) -> Path:
        """The folder of caches, and of toolchains that lie nowhere else; a user may delete it at any time."""
        return self.root / ".parity"

    @property
    def toolchains(self) -> Path:
        """The folder with the environments of other compilers, as `triton-VERSION`."""
        return self.root / self.settings.toolchains

    def database_url(self, given: str | None) -> str:
        """Return the lab book's SQLAlchemy URL: `given` (a URL or a path), else `PARITY_DB`, else what parity.toml
        says, else results.db here. A path in parity.toml is relative to the workspace.
        """
        named = given or os.environ.get("PARITY_DB")
        chosen, base = (named, Path.cwd()) if named else (self.settings.lab_book, self.root.absolute())
        scheme, _, path = chosen.partition(":///")
        if "://" in chosen and not (scheme == "sqlite" and path and path != ":memory:"):
            return chosen
        return f"sqlite:///{base / (path or chosen)}"


@contextmanager
def temporary_workspace(purpose: str, like: Workspace) -> Iterator[Workspace]:
    """Give an empty workspace that is removed, with the toolchains and the trust of another one."""
    with temporary_folder(purpose) as folder:
        root = folder.resolve()
        write_settings(root, like)
        with trusted_like(root, like.root):
            yield Workspace(root)


def write_settings(folder: Path, like: Workspace) -> None:
    """Make a folder a workspace with the toolchains of another one."""
    write_whole(folder / SETTINGS, f"toolchains = {json.dumps(str(like.toolchains.absolute()))}\n".encode())


def write_whole(path: Path, content: bytes) -> None:
    """Write a file so that it appears whole or not at all, and make its folder.

    Raises StoreError if the file cannot be written, as on a full disk.
    """
    if path.is_file() and path.read_bytes() == content:
        return
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with appears_whole(path) as beside:
            beside.write_bytes(content)
    except OSError as error:
        raise StoreError(f"{error.filename or path}: {error.strerror or error}") from error


def cache_folder() -> Path:
    """Return the cache folder of commands that need no workspace: the workspace's if there is one that can be written
    to, else the user's.
    """
    try:
        folder = find_workspace().private
        if os.access(folder if folder.exists() else folder.parent, os.W_OK):
            return folder
    except InputError:
        pass
    return cache_of_user()


def find_workspace(start: Path | None = None) -> Workspace:
    """Return the workspace at `start` or above it (default: `PARITY_ROOT`, else the working folder).

    Raises InputError if there is none, if `experiments` is not a folder, or for a wrong parity.toml.
    """
    first = start or _first_folder()
    for folder in (first, *first.absolute().parents):
        studies = folder / "experiments"
        if os.path.lexists(studies) and not studies.is_dir():
            raise InputError(f"{studies}: is no folder: a workspace's studies lie in it")
        if is_workspace(folder):
            return _checked(Workspace(folder.resolve()))
    raise InputError(
        f"{first}: no workspace here or above (no {SETTINGS}, no folder 'experiments'): run 'parity init' here, or cd "
        "into a workspace"
    )


def is_in_workspace() -> bool:
    """Return whether `find_workspace` would find one, right or wrong."""
    first = _first_folder()
    return any(is_workspace(folder) for folder in (first, *first.absolute().parents))


def _first_folder() -> Path:
    named = os.environ.get("PARITY_ROOT")
    return Path(named) if named else Path.cwd()


def _checked(workspace: Workspace) -> Workspace:
    """Return the workspace with its settings read: whichever command comes first says what is wrong with them."""
    assert workspace.settings
    return workspace


def is_workspace(folder: Path) -> bool:
    """Return whether a folder is a workspace itself: it has parity.toml or, in the older form, `experiments/`."""
    return os.path.lexists(folder / SETTINGS) or (folder / "experiments").is_dir()
