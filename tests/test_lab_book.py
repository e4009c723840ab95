"""The lab book of this repository, whatever its owner has recorded: readable by this version, with all it refers to."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from conftest import ROOT, CommandLine
from sqlalchemy import select

from parity.store import Database, all_runs, merge
from parity.store.blobs import is_whole
from parity.store.schema import blob


@pytest.fixture
def book(tmp_path: Path) -> Database:
    return Database(f"sqlite:///{shutil.copy(ROOT / 'results.db', tmp_path)}").open()


def test_every_artifact_is_there_and_whole(book: Database) -> None:
    with book.reading() as connection:
        stored = {row["sha256"]: dict(row) for row in connection.execute(select(blob)).mappings()}
    assert [sha256 for sha256, row in stored.items() if not is_whole(row)] == []
    named = {row.sha256 for record in all_runs(book) for row in record.artifacts}
    assert named <= stored.keys()


def test_it_tells_nobodys_folders(book: Database) -> None:
    assert book.path is not None
    with closing(sqlite3.connect(book.path)) as connection:
        text = "\n".join(connection.iterdump())
    assert [folder for folder in ("/home/", "/root/", "/tmp/", str(ROOT)) if folder in text] == []


def test_merged_with_itself_it_is_itself(book: Database, tmp_path: Path) -> None:
    copy = Database(f"sqlite:///{shutil.copy(ROOT / 'results.db', tmp_path / 'copy.db')}").open()
    assert merge(book, copy).is_nothing


@pytest.mark.slow
def test_git_can_show_it_as_text(parity: CommandLine) -> None:
    ended = parity("runs", "dump", str(ROOT / "results.db"))
    assert ended.code == 0
    assert ended.out.count("\nrun ") + 1 == len(
        all_runs(Database(f"sqlite:///{ROOT / 'results.db'}").open(only_read=True))
    )
