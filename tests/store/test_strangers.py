"""A stranger's book: nothing but a lab book's own tables is opened."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from books import lab_book, rows_of
from conftest import CommandLine

from parity.errors import StoreError
from parity.store import Database

OBJECTS = {
    "CREATE TRIGGER kept AFTER UPDATE ON run BEGIN UPDATE run SET verdict = 'keep'; END": "the trigger 'kept' on 'run'",
    "CREATE TABLE extra (a)": "the table 'extra'",
    "CREATE INDEX fast ON run (verdict)": "the index 'fast' on 'run'",
    "CREATE VIRTUAL TABLE words USING fts5 (a)": "the table 'words",
    "ALTER TABLE run ADD COLUMN extra AS (1 + 1)": "the table 'run' is not as parity makes it",
}
KEPT = "CREATE TRIGGER kept AFTER INSERT ON {} BEGIN UPDATE {} SET verdict = 'keep'; END"


def changed(path: Path, *statements: str) -> Path:
    with closing(sqlite3.connect(path)) as connection, connection:
        for statement in statements:
            connection.execute(statement)
    return path


def standing(path: Path) -> set[tuple[object, ...]]:
    return set(rows_of(path, "SELECT type, name, tbl_name, sql FROM sqlite_master"))


@pytest.mark.parametrize(("statement", "named"), OBJECTS.items())
@pytest.mark.parametrize("command", ["report", "show step14", "merge other.db --db mine.db", "doctor --book"])
def test_what_no_parity_has_made_is_refused_by_name(
    parity: CommandLine, statement: str, named: str, command: str
) -> None:
    name = "other.db" if "other.db" in command else "results.db"
    path = changed(lab_book(parity.workspace.root / name), statement)
    before = path.read_bytes()
    ended = parity(*command.split())
    assert (ended.code, f"{name}: is not opened: {named}" in ended.err, ended.out) == (2, True, ""), ended.err
    assert path.read_bytes() == before


def test_a_missing_table_is_damage(tmp_path: Path) -> None:
    path = changed(lab_book(tmp_path / "lab.db"), "DROP TABLE tombstone")
    with pytest.raises(StoreError, match="is damaged: it lacks the table 'tombstone'"):
        Database(f"sqlite:///{path}").open()


def test_a_view_in_the_place_of_a_table_is_refused(tmp_path: Path) -> None:
    """It could compute for ever what version the book has."""
    path = changed(tmp_path / "lab.db", "CREATE VIEW schema_version AS SELECT 12 AS version")
    for only_read in (False, True):
        with pytest.raises(StoreError, match="has no lab book in it, but the view 'schema_version'"):
            Database(f"sqlite:///{path}").open(only_read=only_read)


def test_another_programs_database_does_not_become_a_lab_book(tmp_path: Path) -> None:
    path = changed(tmp_path / "theirs.db", "CREATE TABLE theirs (a)")
    with pytest.raises(StoreError, match="has no lab book in it, but the table 'theirs'"):
        Database(f"sqlite:///{path}").open()
    assert standing(path) == {("table", "theirs", "theirs", "CREATE TABLE theirs (a)")}


def test_views_and_statistics_of_ones_own_may_stand(tmp_path: Path) -> None:
    """Nothing of this program reads them. One in the place of a view of its own is made anew."""
    path = lab_book(tmp_path / "lab.db")
    changed(
        path,
        "CREATE VIEW mine AS SELECT step FROM run",
        "ANALYZE",
        "DROP VIEW runs",
        "CREATE VIEW runs AS SELECT 'keep' AS verdict",
    )
    book = Database(f"sqlite:///{path}").open()
    assert len(book.query("SELECT * FROM runs", {})[0]) > 20
    assert len(book.query("SELECT * FROM mine", {})[1]) == rows_of(path, "SELECT COUNT(*) FROM run")[0][0]


def test_a_file_may_not_attach_others_nor_hold_values_beyond_a_lab_books(tmp_path: Path) -> None:
    book = Database(f"sqlite:///{lab_book(tmp_path / 'lab.db')}").open()
    with pytest.raises(StoreError, match="too many attached databases"):
        book.query(f"ATTACH '{tmp_path / 'other.db'}' AS other", {})
    with pytest.raises(StoreError, match="too big"):
        book.query("SELECT zeroblob(1 << 29)", {})
