"""The notebooks run from top to bottom on this repository's lab book, and show what is in it."""

import base64
import json
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from conftest import ROOT

import parity
from parity.errors import StoreError

pytestmark = pytest.mark.slow
FOLDER = ROOT / "notebooks"
NAMES = sorted(path.name for path in FOLDER.glob("*.ipynb"))
MOST_OF_A_PICTURE, MOST_OF_ALL = 150_000, 1_500_000
PICTURE = "image/png"
PLACES = ("/home/", "/root/", "/tmp/", "/usr/", "C:\\", f"{ROOT.parent}/")


def outputs(cells: list[Any]) -> Iterator[dict[str, Any]]:
    for cell in cells:
        yield from cell.get("outputs", [])


def texts(cells: list[Any]) -> list[Any]:
    """What the cells have written, without the pictures."""
    output_texts: list[Any] = []
    for output in outputs(cells):
        data = {kind: "".join(text) for kind, text in output.get("data", {}).items() if kind != PICTURE}
        output_texts.append((output["output_type"], "".join(output.get("text", "")), data))
    return output_texts


def pictures(cells: list[Any]) -> list[int]:
    """The size of each picture in bytes."""
    stored = [output["data"][PICTURE] for output in outputs(cells) if PICTURE in output.get("data", {})]
    return [len(base64.b64decode("".join(text))) for text in stored]


def cells_of(path: Path) -> list[Any]:
    cells: list[Any] = json.loads(path.read_text())["cells"]
    return cells


@pytest.fixture
def lab(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A workspace with a copy of the lab book and of the notebooks, which may not be written."""
    for name in ("parity.toml", "results.db"):
        shutil.copy(ROOT / name, tmp_path)
    shutil.copytree(FOLDER, tmp_path / "notebooks", ignore=shutil.ignore_patterns("__pycache__", ".ipynb_checkpoints"))
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    monkeypatch.setenv("MPLCONFIGDIR", str(tmp_path))
    for home in ("IPYTHONDIR", "JUPYTER_CONFIG_DIR", "JUPYTER_RUNTIME_DIR"):
        monkeypatch.setenv(home, str(tmp_path / "home"))
    monkeypatch.setenv("JUPYTER_PLATFORM_DIRS", "1")
    return tmp_path


@pytest.mark.parametrize("name", NAMES)
def test_it_runs_and_says_what_is_stored(lab: Path, name: str) -> None:
    """If the lab book has got more since, `make notebooks` brings them up to date."""
    before = (lab / "results.db").read_bytes()
    stored, path = cells_of(FOLDER / name), lab / "notebooks" / name
    command = [sys.executable, str(FOLDER / "execute.py"), str(path)]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, f"{name}: executed\n", "")
    fresh = cells_of(path)
    assert texts(fresh) == texts(stored)
    assert len(pictures(fresh)) == len(pictures(stored))
    assert all(0.5 < new / old < 2 for new, old in zip(pictures(fresh), pictures(stored), strict=True))
    assert (lab / "results.db").read_bytes() == before


@pytest.mark.parametrize("name", NAMES)
def test_it_has_small_pictures_and_tells_nothing_of_a_machine(name: str) -> None:
    text, cells = (FOLDER / name).read_text(), cells_of(FOLDER / name)
    assert pictures(cells)
    assert max(pictures(cells)) < MOST_OF_A_PICTURE
    assert [output for output in outputs(cells) if output["output_type"] == "error"] == []
    assert [place for place in PLACES if place in json.dumps(texts(cells))] == []
    metadata = json.loads(text)["metadata"]
    assert metadata["kernelspec"] == {"display_name": "Python 3", "language": "python", "name": "python3"}
    assert metadata["language_info"] == {"name": "python"}
    assert all("execution" not in cell["metadata"] for cell in cells)


@pytest.mark.parametrize("name", NAMES)
def test_every_picture_says_its_basis(name: str) -> None:
    drawing = ["".join(cell["source"]) for cell in cells_of(FOLDER / name) if "plt.show()" in "".join(cell["source"])]
    assert len(drawing) == len(pictures(cells_of(FOLDER / name)))
    for source in drawing:
        titles = [line for line in source.splitlines() if "title(" in line or "label" in line]
        assert any(
            f"{basis})" in line or f"({basis}" in line
            for line in titles
            for basis in ("imported", "measured", "static", "emulated")
        )


def test_all_of_them_are_small() -> None:
    assert len(NAMES) == 3
    assert sum((FOLDER / name).stat().st_size for name in NAMES) < MOST_OF_ALL


def test_a_book_that_is_only_read_stays_as_it_is(tmp_path: Path) -> None:
    """As a notebook reads it: a book with older views too, and none is made where there is none."""
    path = Path(shutil.copy(ROOT / "results.db", tmp_path))
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("DROP VIEW IF EXISTS reasons")
        connection.execute("PRAGMA journal_mode = DELETE")
    before = path.read_bytes()
    assert not parity.connect(str(path), only_read=True).frame("reasons").empty
    assert path.read_bytes() == before
    with pytest.raises(StoreError, match=r"none\.db: no such lab book"):
        parity.connect(str(tmp_path / "none.db"), only_read=True)
