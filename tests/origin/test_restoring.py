"""A run's files come back from the lab book, and nothing else is written."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from command_line import CommandLine
from recorded_runs import Lab

BOTH = 'files = ["kernels/fast.hip", "kernels/slow.hip"]'


def edit_book_at(root: Path, statement: str, *values: str) -> None:
    """Changes a lab book as its owner never would."""
    with closing(sqlite3.connect(root / "results.db")) as connection:
        connection.execute(statement, values)
        connection.commit()


def edit_book(lab: Lab, statement: str, *values: str) -> None:
    edit_book_at(lab.root, statement, *values)


def test_files_that_are_gone_come_back(lab: Lab) -> None:
    before = {name: lab.read(name) for name in ("experiments/small/step01.toml", "kernels/fast.hip")}
    run_id = lab.run("step01").run.id
    for name in before:
        (lab.root / name).unlink()
    ended = CommandLine(lab.workspace)("runs", "restore", str(run_id), "--json")
    assert ended.code == 0, ended.err
    assert {file["path"]: file["action"] for file in ended.json["files"]} == {
        "experiments/small/step01.toml": "new",
        "experiments/small/contract.toml": "unchanged",
        "kernels/fast.hip": "new",
        "kernels/slow.hip": "unchanged",
    }
    assert {name: lab.read(name) for name in before} == before


def test_a_file_with_another_content_is_named_and_nothing_is_written(lab: Lab) -> None:
    lab.run("step01")
    lab.write("kernels/slow.hip", "mine\n")
    (lab.root / "kernels" / "fast.hip").unlink()
    ended = CommandLine(lab.workspace)("runs", "restore", "step01")
    assert ended.code == 2
    assert "kernels/slow.hip: lies there with another content: --force" in ended.err
    assert lab.read("kernels/slow.hip") == "mine\n"
    assert not (lab.root / "kernels" / "fast.hip").exists()
    assert CommandLine(lab.workspace)("runs", "restore", "step01", "--force").code == 0
    assert lab.read("kernels/slow.hip") == "// slow\n"


def test_a_dry_run_writes_nothing(lab: Lab) -> None:
    lab.run("step01")
    (lab.root / "kernels" / "fast.hip").unlink()
    ended = CommandLine(lab.workspace)("runs", "restore", "step01", "--dry-run")
    assert "kernels/fast.hip: would be new" in ended.out
    assert not (lab.root / "kernels" / "fast.hip").exists()


def test_another_folder_becomes_a_workspace_of_the_run(lab: Lab, tmp_path: Path) -> None:
    lab.run("step01")
    lab.write("kernels/slow.hip", "later\n")
    assert CommandLine(lab.workspace)("runs", "restore", "step01", "--to", str(tmp_path / "then")).code == 0
    assert (tmp_path / "then" / "kernels" / "slow.hip").read_text() == "// slow\n"
    assert (tmp_path / "then" / "experiments" / "small" / "contract.toml").is_file()
    assert lab.read("kernels/slow.hip") == "later\n"


@pytest.mark.parametrize("name", ["../../stolen.py", "/tmp/stolen.py", ".git/hooks/pre-commit", "link/stolen.py"])
def test_names_of_a_foreign_book_lead_nowhere(lab: Lab, tmp_path: Path, name: str) -> None:
    run_id = lab.run("step01").run.id
    (tmp_path / "out").mkdir()
    (lab.root / "link").symlink_to(tmp_path / "out")
    edit_book(lab, "UPDATE artifact SET name = ? WHERE lane = 'source' AND name = 'kernels/fast.hip'", name)
    for options in ((), ("--force",)):
        ended = CommandLine(lab.workspace)("runs", "restore", str(run_id), *options)
        assert (ended.code, "it is not written" in ended.err) == (2, True) or "lay outside" in ended.out
    assert not list(tmp_path.rglob("stolen.py"))
    assert not (lab.root / ".git" / "hooks" / "pre-commit").exists()


def test_a_sources_place_of_a_foreign_book_leads_nowhere(lab: Lab, tmp_path: Path) -> None:
    lab.run("step01")
    edit_book(lab, "UPDATE fact SET value = ? WHERE name = 'sources of slow'", '{"slow.hip": "a/../../../stolen.py"}')
    ended = CommandLine(lab.workspace)("runs", "restore", "step01")
    assert (ended.code, "is not a plain path" in ended.err) == (2, True)
    assert not list(tmp_path.rglob("stolen.py"))


def test_a_damaged_content_is_said_to_be_missing(lab: Lab) -> None:
    record = lab.run("step01")
    sha256 = next(row.sha256 for row in record.artifacts if row.name == "slow.hip")
    edit_book(lab, "UPDATE blob SET data = x'00' WHERE sha256 = ?", sha256)
    ended = CommandLine(lab.workspace)("runs", "restore", "step01", "--json")
    assert ended.json["missing"] == ["kernels/slow.hip is not in the lab book, or is damaged there"]


def test_a_run_without_files_is_refused(shared_parity: CommandLine) -> None:
    ended = shared_parity("runs", "restore", "step11")
    assert (ended.code, "keeps no files of run" in ended.err) == (2, True)
