"""The lab book: schema, errors in words, one writer at a time, PostgreSQL."""

import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import ROOT
from sqlalchemy import Connection, insert, text

from parity.errors import InputError, StoreError
from parity.store import VIEWS, Database
from parity.store.migrations import MIGRATIONS, Migration, migrate
from parity.store.schema import contract, run


def sqlite_url(path: Path) -> str:
    return f"sqlite:///{path}"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "lab.db"


def test_opening_twice_changes_nothing(path: Path) -> None:
    Database(sqlite_url(path)).open()
    Database(sqlite_url(path)).open()
    with sqlite3.connect(path) as connection:
        assert connection.execute("SELECT version, name FROM schema_version").fetchall() == [
            (1, "tables of the lab book"),
            (2, "memory accesses by instruction"),
            (3, "sessions with their samples, calibrations"),
            (4, "counters name their own device"),
            (5, "profiles with their dispatches, counters and samples"),
            (6, "passes of profilers"),
            (7, "points of parameter sweeps"),
        ]
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_a_newer_schema_is_refused(path: Path) -> None:
    Database(sqlite_url(path)).open()
    with sqlite3.connect(path) as connection:
        connection.execute("INSERT INTO schema_version VALUES (9, 'from the future', 'now')")
    with pytest.raises(StoreError, match=r"lab\.db: has schema version 9, this parity knows up to 7: upgrade parity"):
        Database(sqlite_url(path)).open()


def test_a_migration_that_fails_leaves_the_version_before_it(path: Path) -> None:
    def half(connection: Connection) -> None:
        connection.execute(text("CREATE TABLE half (id INTEGER)"))
        raise RuntimeError("planted")

    database = Database(sqlite_url(path)).open()
    with pytest.raises(RuntimeError, match="planted"):
        migrate(database.engine, "lab.db", (*MIGRATIONS, Migration(8, "half", half)))
    Database(sqlite_url(path)).open()
    assert len(database.query("SELECT * FROM schema_version", {})[1]) == 7
    assert set(VIEWS) <= {row[0] for row in database.query("SELECT name FROM sqlite_master WHERE type = 'view'", {})[1]}


def test_an_older_lab_book_is_brought_up_to_date(path: Path) -> None:
    def add_table(connection: Connection) -> None:
        connection.execute(text("CREATE TABLE later (id INTEGER)"))

    database = Database(sqlite_url(path)).open()
    later = Migration(8, "later", add_table)
    migrate(database.engine, "lab.db", (*MIGRATIONS, later))
    assert database.query("SELECT version FROM schema_version ORDER BY version", {})[1] == [
        (1,),
        (2,),
        (3,),
        (4,),
        (5,),
        (6,),
        (7,),
        (8,),
    ]
    assert database.query("SELECT * FROM later", {})[1] == []


def test_a_lab_book_from_before_measuring_keeps_its_runs(path: Path) -> None:
    """Version 2 had no sessions, and no column for the device's name."""
    with sqlite3.connect(ROOT / "tests" / "data" / "version2.db") as old, sqlite3.connect(path) as copy:
        old.backup(copy)
    database = Database(sqlite_url(path)).open()
    _, rows = database.query("SELECT run_id, step, device_name, epoch FROM runs ORDER BY run_id", {})
    assert rows == [(1, "step01", None, None)]
    assert database.query("SELECT device FROM verification_case", {})[1] == [("emulator",)]
    assert database.query("SELECT * FROM samples", {})[1] == []


@pytest.mark.parametrize(
    ("content", "sentence"),
    [(b"this is no database, but long enough to be read as one" * 40, "is no SQLite database")],
)
def test_a_file_that_is_no_database(path: Path, content: bytes, sentence: str) -> None:
    path.write_bytes(content)
    with pytest.raises(StoreError, match=sentence):
        Database(sqlite_url(path)).open()


def test_a_folder_that_does_not_exist(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match=r"no/lab\.db: the folder .*no does not exist"):
        Database(sqlite_url(tmp_path / "no" / "lab.db")).open()


def test_a_url_that_is_none() -> None:
    with pytest.raises(InputError, match="is neither a path nor a database URL"):
        Database("://")


def test_a_driver_that_is_not_installed() -> None:
    with pytest.raises(InputError, match="no driver for 'oracle' is installed"):
        Database("oracle://x/y")


def write_without_room(database: Database) -> None:
    with database.transaction() as connection:
        pages = connection.execute(text("PRAGMA page_count")).scalar()
        connection.execute(text(f"PRAGMA max_page_count = {pages}"))
        for number in range(200):
            connection.execute(insert(contract).values(study=f"s{number}", sha256="x" * 4000, body={}))


def test_a_full_disk_is_a_sentence_and_leaves_nothing_half_written(path: Path) -> None:
    database = Database(sqlite_url(path)).open()
    with pytest.raises(StoreError, match="the disk is full"):
        write_without_room(database)
    assert database.query("SELECT COUNT(*) FROM contract", {})[1] == [(0,)]


def test_a_read_only_lab_book_is_a_sentence(path: Path) -> None:
    Database(sqlite_url(path)).open()
    database = Database(f"sqlite:///file:{path}?mode=ro&uri=true")
    with pytest.raises(StoreError, match="is read-only: make it writable"), database.transaction() as connection:
        connection.execute(insert(contract).values(study="s", sha256="x", body={}))


def test_foreign_keys_are_enforced(path: Path) -> None:
    database = Database(sqlite_url(path)).open()
    values = {"study": "s", "step": "step01", "title": "t", "device": "none", "arch": "gfx1151"}
    states = {"status": "running", "basis": "static", "verification": "unverified"}
    orphan = insert(run).values(contract_id=99, **values, **states)
    with pytest.raises(StoreError, match="FOREIGN KEY"), database.transaction() as connection:
        connection.execute(orphan)


def test_only_one_process_at_a_time_is_the_writer(path: Path) -> None:
    database = Database(sqlite_url(path)).open()
    code = (
        "import sys; from parity.store import Database\n"
        f"with Database('sqlite:///{path}').exclusive() as alone: print(alone)"
    )
    command = [sys.executable, "-c", code]
    with database.exclusive() as alone:
        assert alone
        assert subprocess.run(command, capture_output=True, text=True, check=True).stdout == "False\n"
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout == "True\n"


def test_postgresql_holds_a_lab_book(postgresql_url: str) -> None:
    database = Database(postgresql_url).open()
    Database(postgresql_url).open()
    for view in VIEWS:
        database.query(f"SELECT * FROM {view}", {})
    with database.exclusive() as alone, Database(postgresql_url).exclusive() as second:
        assert (alone, second) == (True, False)
    for _ in range(20):  # it is let go at once, not when the server notices that the connection is closed
        with database.exclusive() as alone:
            assert alone


def test_a_server_that_does_not_answer_is_a_sentence() -> None:
    with pytest.raises(StoreError, match=r"postgresql\+psycopg://u:\*\*\*@127\.0\.0\.1:1/x: "):
        Database("postgresql+psycopg://u:secret@127.0.0.1:1/x").open()


def test_two_processes_may_create_the_same_lab_book_at_once(path: Path) -> None:
    code = f"from parity.store import Database; Database('sqlite:///{path}').open()"
    started = [subprocess.Popen([sys.executable, "-c", code], stderr=subprocess.PIPE, text=True) for _ in range(4)]
    assert [process.communicate()[1] for process in started] == [""] * 4
