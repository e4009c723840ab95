"""Imports point downward (the contracts are in pyproject.toml)."""

import subprocess
import sys
from pathlib import Path

from conftest import ROOT


def test_imports_point_downward() -> None:
    tool = Path(sys.executable).with_name("lint-imports")
    done = subprocess.run([tool, "--no-cache"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
