"""parity.toml: what it may say, which study is the default, where the lab book lies."""

from pathlib import Path

import pytest
from books import new_book
from conftest import CommandLine

from parity.contract.workspace import Workspace, find_workspace

SEVERAL = "There are gfx1151, gfx1151-free, gfx1151-free-bf16"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("default_study = 5", "parity.toml: field 'default_study': input should be a valid string, not 5"),
        ("study = 'gfx1151'", "parity.toml: field 'study': unknown field"),
        ("lab_book = ''", "parity.toml: field 'lab_book': string should have at least 1 character, not ''"),
        ("default_study = ", "parity.toml: not valid TOML"),
        (
            "default_study = 'gfx115'",
            "parity.toml: field 'default_study': 'gfx115' is no study: did you mean 'gfx1151'?",
        ),
    ],
)
def test_a_wrong_file_is_one_sentence(parity: CommandLine, text: str, sentence: str) -> None:
    parity.workspace.settings_path.write_text(text)
    for command in (("run", "step14"), ("report",), ("grid",)):
        ended = parity(*command)
        assert (ended.code, ended.out, len(ended.err.splitlines())) == (2, "", 1)
        assert sentence in ended.err


def test_a_bare_step_belongs_to_the_default_study(parity: CommandLine) -> None:
    parity.workspace.settings_path.write_text("default_study = 'sm90'")
    assert "sm90/step99.toml: no such step" in parity("run", "step99").err
    assert parity("grid", "--json").json["study"] == "sm90"


def test_the_only_study_needs_no_name(parity: CommandLine) -> None:
    parity.workspace.settings_path.unlink()
    for study in parity.workspace.experiments.iterdir():
        if study.name != "rms_norm-gfx1151":
            study.rename(parity.workspace.root / study.name)
    assert "rms_norm-gfx1151/step99.toml: no such step" in parity("run", "step99").err
    new_book(parity.workspace)
    document = parity("report", "--json").json
    assert (document["study"], document["other_studies"]) == ("rms_norm-gfx1151", [])


def test_of_several_studies_one_is_named(parity: CommandLine) -> None:
    parity.workspace.settings_path.unlink()
    for command in (("run", "step14"), ("grid",), ("report", "--markdown")):
        ended = parity(*command)
        assert (ended.code, ended.out, len(ended.err.splitlines())) == (2, "", 1)
        assert SEVERAL in ended.err
        assert "or set default_study in" in ended.err


def test_the_report_lists_studies_where_none_is_the_default(parity: CommandLine) -> None:
    parity.workspace.settings_path.unlink()
    new_book(parity.workspace)
    ended = parity("report")
    assert (ended.code, ended.err) == (0, "")
    line = next(line for line in ended.out.splitlines() if line.startswith(" gfx1151 "))
    assert line.split()[:4] == ["gfx1151", "gfx1151", "6", "step11"]
    assert "default_study in parity.toml" in ended.out.splitlines()[-1]
    listed = {study["study"]: study for study in parity("report", "--json").json["studies"]}
    assert listed["sm90"] == {
        "study": "sm90",
        "title": "fp16 x fp8 scaled matrix multiplication on sm_90",
        "arch": "sm_90",
        "steps": 3,
        "baseline": None,
    }


def test_the_report_of_the_default_study_names_the_others(parity: CommandLine) -> None:
    new_book(parity.workspace)
    assert "studies   gfx1151-free, " in parity("report").out
    assert "gfx1151-free" not in parity("report", "gfx1151").out
    assert "\nOther studies: gfx1151-free, " in parity("report", "--all").out
    assert "other_studies" not in parity("report", "gfx1151", "--json").json


def test_the_lab_book_is_where_parity_toml_says(parity: CommandLine, tmp_path: Path) -> None:
    parity.workspace.settings_path.write_text("default_study = 'gfx1151'\nlab_book = 'books/mine.db'")
    (parity.workspace.root / "books").mkdir()
    below = CommandLine(Workspace(parity.workspace.experiments))
    assert "books/mine.db: no such lab book" in below("report").err
    new_book(parity.workspace)
    assert below("report").code == 0
    assert (parity.workspace.root / "books" / "mine.db").is_file()
    of_the_environment = parity("report", env={"PARITY_DB": str(tmp_path / "of_the_environment.db")})
    assert "of_the_environment.db: no such lab book" in of_the_environment.err
    assert "named.db: no such lab book" in parity("report", "--db", str(tmp_path / "named.db")).err
    assert not (parity.workspace.root / "results.db").exists()


def test_a_lab_book_may_be_a_url(tmp_path: Path) -> None:
    (tmp_path / "parity.toml").write_text("lab_book = 'postgresql+psycopg://me@host/book'")
    assert find_workspace(tmp_path).database_url(None) == "postgresql+psycopg://me@host/book"


def test_another_triton_is_looked_for_where_parity_toml_says(parity: CommandLine) -> None:
    parity.workspace.settings_path.write_text("default_study = 'gfx1151'\ntoolchains = 'of_mine'")
    step = parity.workspace.experiments / "gfx1151" / "step15.toml"
    step.write_text(step.read_text() + '\n[lanes.triton.toolchain]\ntriton = "3.5.1"\n')
    wanted = parity.workspace.root / "of_mine" / "triton-3.5.1"
    ended = parity("run", "step15", "--hip-compiler", "zig")
    assert ended.code == 3
    assert f"{wanted}" in ended.err
    (wanted / "bin").mkdir(parents=True)
    (wanted / "bin" / "python").write_text("#!/bin/sh\necho nothing\n")
    (wanted / "bin" / "python").chmod(0o755)
    assert f"{wanted / 'bin' / 'python'}: is not a Python interpreter" in parity("run", "step15").err


def test_the_nearest_workspace_is_the_one(workspace: Workspace) -> None:
    inner = workspace.experiments / "mine"
    inner.mkdir()
    (inner / "parity.toml").touch()
    assert find_workspace(inner) == Workspace(inner)
    assert find_workspace(workspace.experiments / "gfx1151") == workspace
