"""Git merges two people's lab books and shows what a commit changes, as docs/lab_book.md says."""

import re

import pytest
from books import small_book
from conftest import ROOT, LoadedStep
from repositories import git, make_repository

from parity.contract.workspace import Workspace
from parity.store import Database, all_runs
from parity.store.runs import RunWriter


def write_run(workspace: Workspace, loaded: LoadedStep, title: str) -> str:
    from dataclasses import replace

    book = Database(workspace.database_url(None), workspace.root).open()
    step = replace(loaded.step, text=replace(loaded.step.text, title=title))
    return RunWriter(book, step, loaded.contract, "0.1.0").uuid


@pytest.mark.slow
def test_two_branches_of_one_book_merge(workspace: Workspace, loaded: LoadedStep) -> None:
    root = workspace.root
    small_book(root / "results.db")
    for name in (".gitattributes", ".gitignore"):
        (root / name).write_text((ROOT / name).read_text())
    make_repository(root)
    for line in re.findall(r"^git config (\S+) \"(.*)\"$", (ROOT / "docs" / "lab_book.md").read_text(), re.MULTILINE):
        git(root, "config", *line)
    git(root, "add", "-A")
    git(root, "commit", "-qm", "the book")
    uuids = []
    for branch in ("ada", "bob"):
        git(root, "checkout", "-q", "-b", branch, "main")
        uuids.append(write_run(workspace, loaded, f"{branch}'s idea"))
        changed = git(root, "diff")
        assert f"+run {uuids[-1]}" in changed
        assert f"+  title: {branch}'s idea" in changed
        git(root, "commit", "-qam", f"{branch}'s run")
    git(root, "merge", "-q", "-m", "both", "ada")
    records = all_runs(Database(workspace.database_url(None)).open())
    assert {*uuids} <= {record.run.uuid for record in records}
    assert len(records) == len({record.run.uuid for record in records})
    assert git(root, "status", "--short") == ""
