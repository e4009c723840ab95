"""Imports point downward (the contracts are in pyproject.toml), whatever module is new."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import ROOT


def lint_imports(folder: Path) -> "subprocess.CompletedProcess[str]":
    """The tool on the package in a folder, with this project's contracts."""
    tool = Path(sys.executable).with_name("lint-imports")
    command = [sys.executable, tool, "--no-cache", "--config", ROOT / "pyproject.toml"]
    return subprocess.run(
        command, cwd=folder, env={"PYTHONPATH": str(folder)}, capture_output=True, text=True, check=False
    )


def test_imports_point_downward() -> None:
    done = lint_imports(ROOT)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(
    ("module", "line", "contract"),
    [
        ("gate/new.py", "import sqlalchemy", "SQL only in the store BROKEN"),
        ("isa/new.py", "import typer", "only where they are called BROKEN"),
        ("new.py", "", "not listed as layers: - parity.new"),
        ("arch/new.py", "from parity.store import Database", "Imports point downward BROKEN"),
        ("store/new.py", "import torch", "only where they are called BROKEN"),
    ],
)
def test_a_new_module_is_held_to_them(tmp_path: Path, module: str, line: str, contract: str) -> None:
    shutil.copytree(ROOT / "parity", tmp_path / "parity", ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "parity" / module).write_text(f"{line}\n")
    done = lint_imports(tmp_path)
    assert done.returncode != 0
    said = " ".join((done.stdout + done.stderr).split())
    assert contract in said
