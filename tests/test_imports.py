"""`make lint` holds that imports point downward; here it is shown to notice one that does not, in a new module too."""

import importlib
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import ROOT

from parity.operators import OPERATORS


@pytest.mark.slow
@pytest.mark.parametrize(
    ("module", "line", "broken"),
    [
        ("errors.py", "", ""),
        ("errors.py", "import parity.cli", "Imports point downward BROKEN"),
        ("new.py", "", "not listed as layers: - parity.new"),
        ("gate/new.py", "import sqlalchemy", "SQL only in the store BROKEN"),
        ("isa/new.py", "import subprocess", "Commands are started in one place"),
        ("isa/new.py", "import pandas", "only where they are called BROKEN"),
        ("store/new.py", "import torch", "only where they are called BROKEN"),
        ("store/new/__init__.py", "import parity.store.schema", "No two packages import each other BROKEN"),
    ],
    ids=["nothing", "upward", "no layer", "SQL", "a command", "pandas", "torch", "a circle"],
)
def test_an_import_that_points_up_is_noticed(tmp_path: Path, module: str, line: str, broken: str) -> None:
    """In a package of this one's module names, all of them empty but one."""
    for path in (ROOT / "parity").rglob("*.py"):
        empty = tmp_path / path.relative_to(ROOT)
        empty.parent.mkdir(parents=True, exist_ok=True)
        empty.touch()
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    planted = tmp_path / "parity" / module
    planted.parent.mkdir(exist_ok=True)
    planted.write_text(line)
    if "each other" in broken:
        (tmp_path / "parity" / "store" / "schema.py").write_text("import parity.store.new\n")
    tool = Path(sys.executable).with_name("lint-imports")
    done = subprocess.run(
        [tool, "--no-cache"],
        cwd=tmp_path,
        env={"PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == bool(broken), done.stdout
    shown = " ".join(done.stdout.split())
    assert broken in shown
    assert shown.count(" BROKEN") == bool(broken)


def test_every_public_name_is_there() -> None:
    """`from parity.queue import *` takes all that a package says it has."""
    for folder in sorted((ROOT / "parity").rglob("__init__.py")):
        name = ".".join(folder.parent.relative_to(ROOT).parts)
        package = importlib.import_module(name)
        missing = [public_name for public_name in getattr(package, "__all__", ()) if not hasattr(package, public_name)]
        assert not missing, f"{name}: {missing}"


def test_the_operators_are_the_files_that_define_one() -> None:
    files = (ROOT / "parity" / "operators").glob("*.py")
    assert tuple(sorted(file.stem for file in files if "\nOPERATOR = " in file.read_text())) == OPERATORS
