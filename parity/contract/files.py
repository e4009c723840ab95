"""Which files of the workspace a study consists of, and which of them a step calls its own."""

import re
from pathlib import Path

from parity.contract.study import Study
from parity.contract.toml import read_toml
from parity.contract.workspace import Workspace


def step_path(study: str, step: str) -> str:
    """Return the path of a step's file, relative to the workspace."""
    return f"experiments/{study}/{step}.toml"


def name_without_step(study: str, name: str) -> str:
    """Return the name of the file of which a step's own file is a copy: `softmax.py` for `softmax_step02.py`."""
    return re.sub(rf"(_{re.escape(study)})?_step\d{{2,}}(?=\.|$)", "", name)


def contract_files(workspace: Workspace, study: Study) -> list[str]:
    """Return the files that a contract is read from, relative to the workspace: its own, those of the contracts that it
    is a variant of, and the files of operators and layouts.
    """
    paths, name = [], study.name
    while name:
        paths.append(f"experiments/{name}/contract.toml")
        name = read_toml(workspace.root / paths[-1]).get("variant_of", "")
    code_files = [study.contract.operator, *study.contract.layouts.values()]
    root = workspace.root.resolve()
    return paths + [str(Path(path).relative_to(root)) for path in code_files if Path(path).is_relative_to(root)]
