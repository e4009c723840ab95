"""The published schemas: they are what the generator makes, all files here obey them, and mistakes do not.

That every document obeys its schema is held in all tests that print one (tests/command_line.py).
"""

import json
import re
import runpy
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from conftest import ROOT, CommandLine
from documents import mistake, validator

from parity.report.documents import DOCUMENTS
from parity.report.schemas import schema_names

FILES = sorted(ROOT.glob("experiments/*/*.toml"))


def test_the_schemas_are_up_to_date(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["make_schemas.py", "--check"])
    with pytest.raises(SystemExit) as end:
        runpy.run_path(str(ROOT / "docs" / "make_schemas.py"), run_name="__main__")
    assert not end.value.code, "parity/schemas is out of date: run 'python docs/make_schemas.py'"


def test_every_document_is_in_the_table_of_the_documents() -> None:
    table = [
        line.partition("|")[2].partition("|")[0]
        for line in (ROOT / "docs" / "programs.md").read_text().splitlines()
        if line.startswith("| `parity.")
    ]
    named = [name for cell in table for name in re.findall(r"`(parity\.[a-z-]+/[0-9]+)`", cell)]
    assert sorted(named) == sorted(DOCUMENTS)


def test_schemas_are_listed_and_printed(parity: CommandLine) -> None:
    listed = parity("schema", "--json").json
    assert listed["documents"]["run"] == "parity.run/1"
    assert sorted(listed["documents"].values()) == sorted(DOCUMENTS)
    assert listed["files"] == ["contract.toml", "step.toml", "parity.toml", "history.toml", "conclusions.toml"]
    for name in schema_names():
        assert name in parity("schema").out
        assert json.loads(parity("schema", name).out)["$schema"] == "https://json-schema.org/draft/2020-12/schema"
        assert validator(name)
    assert "NAME: 'rnu' is no schema: did you mean 'run'?" in parity("schema", "rnu").err


def renamed(document: dict[str, Any]) -> None:
    document["verdct"] = document.pop("verdict")


def added(document: dict[str, Any]) -> None:
    document["lanes"]["hip"]["build"]["speed"] = 1


def untyped(document: dict[str, Any]) -> None:
    document["lanes"]["hip"]["isa"]["hot_loop"]["counts"]["s_nop"] = "3"


def unnumbered(document: dict[str, Any]) -> None:
    document["reasons"][0]["number"] = None


def newer(document: dict[str, Any]) -> None:
    document["schema"] = "parity.run/2"


def unheard(document: dict[str, Any]) -> None:
    document["verdict"] = "kept"


@pytest.mark.parametrize("plant", [renamed, added, untyped, unnumbered, newer, unheard])
def test_a_document_that_differs_is_not_allowed(shared_parity: CommandLine, plant: Any) -> None:
    document = shared_parity("show", "step14", "--json").json
    assert mistake("run", document) is None
    plant(document)
    assert mistake("run", document)


def kind_of(path: Path) -> str:
    return "step.toml" if path.stem.startswith("step") else path.name


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_the_studies_files_obey_their_schemas(path: Path) -> None:
    assert mistake(kind_of(path), tomllib.loads(path.read_text())) is None


def test_the_workspaces_own_file_obeys_its_schema() -> None:
    assert mistake("parity.toml", tomllib.loads((ROOT / "parity.toml").read_text())) is None
    assert len(FILES) > 40


@pytest.mark.parametrize("operator", ["scaled_mm", "rms_norm"])
def test_what_init_writes_obeys_its_schemas(tmp_path: Path, operator: str) -> None:
    from parity.contract.workspace import Workspace

    line = CommandLine(Workspace(tmp_path))
    assert line("init", "--operator", operator, "--json").code == 0
    for path in (*tmp_path.glob("experiments/*/*.toml"), tmp_path / "parity.toml"):
        assert mistake(kind_of(path), tomllib.loads(path.read_text())) is None


STEP, CONTRACT = "experiments/gfx1151/step14.toml", "experiments/gfx1151/contract.toml"
HISTORY = "experiments/gfx1151/history.toml"


@pytest.mark.parametrize(
    ("path", "before", "after"),
    [
        (STEP, "hypothesis = ", "hypotesis = "),
        (STEP, "title = ", "lanes.triton.num_warps = 4\ntitle = "),
        (STEP, "[expect]", "[expectation]"),
        (CONTRACT, "threads = 256", 'threads = "256"'),
        (CONTRACT, 'distribution = "normal"', 'distribution = "uniform"'),
        (CONTRACT, 'kernel = "hip_kernels/scaled_mm.hip"', 'kernl = "hip_kernels/scaled_mm.hip"'),
        (CONTRACT, "threads = 256", ""),
        (HISTORY, 'verdict = "keep"', 'verdict = "kept"'),
        ("parity.toml", "default_study", "default_studdy"),
        ("experiments/gfx1151/conclusions.toml", "findings = ", "finding = "),
    ],
)
def test_a_mistake_in_a_file_is_not_allowed(path: str, before: str, after: str) -> None:
    text = (ROOT / path).read_text()
    assert before in text
    assert mistake(kind_of(Path(path)), tomllib.loads(text.replace(before, after, 1)))


def test_a_variant_needs_only_what_it_varies() -> None:
    assert mistake("contract.toml", {"variant_of": "gfx1151", "axes": {"m": 1}}) is None
    assert mistake("contract.toml", {"axes": {"m": 1}})
