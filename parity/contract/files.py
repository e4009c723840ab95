"""Which files of the workspace a study consists of, and which of them a step calls its own."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from parity.contract.study import Study
from parity.contract.toml import read_toml
from parity.contract.workspace import Workspace
from parity.system.inside import why_not_plain


def step_path(study: str, step: str) -> str:
    """A step's file, relative to the workspace."""
    return f"experiments/{study}/{step}.toml"


def contract_files(workspace: Workspace, study: Study) -> list[str]:
    """The files that a contract is read from, relative to the workspace: its own, those of the contracts that it is a
    variant of, and the files of operators and layouts.
    """
    found, name = [], study.name
    while name:
        found.append(f"experiments/{name}/contract.toml")
        name = read_toml(workspace.root / found[-1]).get("variant_of", "")
    own = [study.contract.operator, *study.contract.layouts.values()]
    root = workspace.root.resolve()
    return found + [str(Path(path).relative_to(root)) for path in own if Path(path).is_relative_to(root)]


def only_own_kernels(workspace: Workspace, study: str, step: str) -> list[str]:
    """The kernels that a step's file names, and that no contract and no other step of the workspace names.

    Raises InputError if one of their files cannot be read.
    """
    mine = workspace.root / step_path(study, step)
    others = {
        kernel for path in sorted(workspace.experiments.glob("*/*.toml")) if path != mine
        for kernel in _kernels(read_toml(path))
    }  # fmt: skip
    named = dict.fromkeys(_kernels(read_toml(mine)))
    return [kernel for kernel in named if kernel not in others and not why_not_plain(kernel)]


def _kernels(tables: dict[str, Any]) -> Iterator[str]:
    lanes = tables.get("lanes")
    for lane in lanes.values() if isinstance(lanes, dict) else ():
        for table in (lane, *lane.get("launches", {}).values()):
            if isinstance(kernel := table.get("kernel"), str):
                yield os.path.normpath(kernel)
