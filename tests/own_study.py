"""A study that a test writes by itself: its contract, a first step, and the files that they name."""

from collections.abc import Mapping

from parity.contract.workspace import Workspace

# What a contract must say and most tests do not care about: kernels of any size pass.
REST = """[inputs]
distribution = "normal"
seed = 1
[guardrails]
next_free_vgpr_below = 512
private_segment_bytes = 4096
[kpi]
lane = "mine"
margin_percent = 1
"""
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
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text)
