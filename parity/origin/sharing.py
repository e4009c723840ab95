"""Which kernels a step has alone, and which it shares with other steps and contracts."""

import os
from collections.abc import Container, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from parity.contract.files import step_path
from parity.contract.study import Step
from parity.contract.toml import parse_toml
from parity.contract.workspace import Workspace
from parity.errors import InputError
from parity.system.inside import why_not_plain


@dataclass(frozen=True)
class KernelUsers:
    """Which kernels the files of steps and contracts name, in all studies: this step's, and the others' by kernel.
    `unread` are files that nobody can read.
    """

    kernels: list[str]
    others: dict[str, str]
    unread: list[str]

    @property
    def alone(self) -> list[str]:
        return [kernel for kernel in self.kernels if kernel not in self.others]

    def owns(self, step: Step, path: str) -> bool:
        """Return whether a file is the step's own: its step file, one that it names, or a kernel that it has alone."""
        return path in (step_path(step.study, step.name), *step.text.files, *self.alone)

    @property
    def note(self) -> str | None:
        return f"not looked into, since they cannot be read: {', '.join(self.unread)}" if self.unread else None


def kernel_users(workspace: Workspace, step: Step) -> KernelUsers:
    """Find who names the kernels of a step. Drafts are looked into too: a field that is still to be filled in hides no
    kernel.
    """
    step_file = workspace.root / step_path(step.study, step.name)
    users, unread = KernelUsers([], {}, []), list[str]()
    for path in _files(workspace):
        kernels = _kernels_named(path)
        if kernels is None:
            unread.append(str(path.relative_to(workspace.root)))
        elif path == step_file:
            users.kernels.extend(kernel for kernel in kernels if not why_not_plain(kernel))
        else:
            users.others.update(dict.fromkeys(kernels, str(path.relative_to(workspace.root))))
    return KernelUsers(users.kernels, users.others, unread)


def users_of(workspace: Workspace, kernels: Container[str]) -> list[tuple[str, str]]:
    """Return the study and the name of each file, `contract` or a step, that names one of some kernels, the highest
    step last.
    """
    naming = (path for path in _files(workspace) if any(name in kernels for name in _kernels_named(path) or ()))
    return [(path.parent.name, path.stem) for path in naming]


def _files(workspace: Workspace) -> list[Path]:
    return sorted(workspace.experiments.glob("*/*.toml"))


def _kernels_named(path: Path) -> list[str] | None:
    """Return the kernels that the file of a contract or a step names; None if nobody can read it."""
    try:
        return [*dict.fromkeys(_kernels(parse_toml(path)))]
    except InputError:
        return None


def _kernels(tables: dict[str, Any]) -> Iterator[str]:
    for lane in _tables_in(tables.get("lanes")):
        for table in (lane, *_tables_in(lane.get("launches"))):
            if isinstance(kernel := table.get("kernel"), str):
                yield os.path.normpath(kernel)


def _tables_in(value: Any) -> list[dict[str, Any]]:
    """Return the tables within a table; none where another step's file has something else there."""
    return [table for table in value.values() if isinstance(table, dict)] if isinstance(value, dict) else []
