"""A study that a test writes by itself: its contract, a first step, and the files that they name."""

from collections.abc import Mapping

from parity.contract.workspace import Workspace

STEP = """
title = "first"
hypothesis = "none"
change = "all"
[expect]
text = "right"
"""


def write_study(workspace: Workspace, study: str, contract: str, files: Mapping[str, str]) -> None:
    """Writes the study and its files, whose paths are relative to the workspace."""
    folder = f"experiments/{study}"
    for path, text in {**files, f"{folder}/contract.toml": contract, f"{folder}/step01.toml": STEP}.items():
        place = workspace.root / path
        place.parent.mkdir(exist_ok=True)
        place.write_text(text)
