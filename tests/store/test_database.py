"""The lab book: schema, errors in words, one writer at a time, PostgreSQL."""

import os
import sqlite3
import subprocess
import sys
import threading
from dataclasses import replace
from pathlib import Path

import pytest
from books import small_book
from command_line import CommandLine
from conftest import LoadedStep
from recorded_runs import Lab
from sqlalchemy import create_engine, insert, text
from sqlalchemy.pool import NullPool

from parity.errors import BusyError, InputError, StoreError
from parity.store import VIEWS, Database, all_runs, find_run, open_lab_book
from parity.store.making import VERSION, make_book
from parity.store.runs import RunWriter
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
        assert connection.execute("SELECT version FROM schema_version").fetchall() == [(VERSION,)]
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)


@pytest.mark.parametrize(("version", "what"), [(99, "upgrade parity"), (12, "it is from before the first release")])
@pytest.mark.parametrize("only_read", [False, True])
def test_a_schema_of_another_version_is_refused_and_left_alone(
    path: Path, version: int, what: str, only_read: bool
) -> None:
    Database(sqlite_url(path)).open()
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE schema_version SET version = ?", (version,))
    before = path.read_bytes()
    known = rf"lab\.db: has schema version {version}, and this parity reads version {VERSION}: {what}"
    with pytest.raises(StoreError, match=known):
        Database(sqlite_url(path)).open(only_read=only_read)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("content", "sentence"),
    [(b"this is no database, but long enough to be read as one" * 40, "is not a SQLite database")],
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


def read_only_folder(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As on a file system that is mounted read-only: root may write anywhere else."""
    may = os.access
    monkeypatch.setattr(os, "access", lambda path, mode: not (mode & os.W_OK) and may(path, mode))
    path.chmod(0o444)
    path.parent.chmod(0o555)


@pytest.mark.parametrize("runs", [0, 4])
def test_a_book_on_a_read_only_file_system_can_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, runs: int
) -> None:
    folder = tmp_path / "mounted"
    folder.mkdir()
    path = folder / "lab.db"
    if runs:
        small_book(path)
    else:
        Database(sqlite_url(path)).open()
    before, names = path.read_bytes(), sorted(file.name for file in folder.iterdir())
    read_only_folder(path, monkeypatch)
    book = Database(sqlite_url(path)).open()
    assert book.is_read_only
    for view in VIEWS:
        book.query(f"SELECT * FROM {view}", {})
    assert len(book.query("SELECT * FROM runs", {})[1]) == runs
    with book.exclusive("s") as alone:
        assert not alone
    assert (path.read_bytes(), sorted(file.name for file in folder.iterdir())) == (before, names)
    with pytest.raises(StoreError, match="is read-only"), book.transaction() as connection:
        connection.execute(insert(contract).values(study="s", sha256="x", body={}))


@pytest.mark.parametrize("content", [None, "", "CREATE TABLE theirs (a)"])
def test_what_is_no_lab_book_does_not_become_one_by_reading(path: Path, content: str | None) -> None:
    if content is not None:
        path.touch()
        with sqlite3.connect(path) as connection:
            connection.executescript(content)
    with pytest.raises(StoreError, match=r"lab\.db: (no such lab book|has no lab book in it)"):
        Database(sqlite_url(path)).open(only_read=True)
    assert path.exists() == (content is not None)


def test_a_folder_is_no_book(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="is a folder: name a file with --db"):
        Database(sqlite_url(tmp_path)).open()


@pytest.mark.parametrize(
    ("column", "value", "sentence"),
    [
        ("spec", "'{\"lanes\": '", "is damaged: it has a document that is not JSON"),
        ("title", "CAST(x'ff' AS TEXT)", "is damaged: it has a text that is not UTF-8"),
    ],
)
def test_a_damaged_row_is_a_sentence(path: Path, column: str, value: str, sentence: str) -> None:
    small_book(path)
    book = Database(sqlite_url(path)).open()
    with sqlite3.connect(path) as connection:
        connection.execute(f"UPDATE run SET {column} = {value} WHERE id = 24")
    with pytest.raises(StoreError, match=rf"lab\.db: {sentence}"):
        all_runs(book)


@pytest.mark.parametrize("column", ["verdict", "status", "basis"])
def test_an_unknown_word_is_a_sentence(measured_book: CommandLine, column: str) -> None:
    with sqlite3.connect(measured_book.workspace.root / "results.db") as connection:
        connection.execute(f"UPDATE run SET {column} = 'splendid'")
    for words in (["runs"], ["show", "small/step01", "--run", "1", "--json"]):
        ended = measured_book(*words)
        assert (ended.code, ended.result) == (2, ""), words
        assert f"is damaged: the {column} of run 1 (small/step01) is not one" in ended.err


@pytest.fixture
def measured_book(lab: Lab) -> CommandLine:
    lab.run("step01")
    return CommandLine(lab.workspace)


def test_foreign_keys_are_enforced(path: Path) -> None:
    database = Database(sqlite_url(path)).open()
    values = {"uuid": "u", "study": "s", "step": "step01", "title": "t", "device": "none", "arch": "gfx1151"}
    states = {"status": "running", "basis": "static", "verification": "unverified"}
    orphan = insert(run).values(contract_id=99, **values, **states)
    with pytest.raises(StoreError, match="FOREIGN KEY"), database.transaction() as connection:
        connection.execute(orphan)


@pytest.mark.slow
def test_only_one_process_at_a_time_is_the_writer(path: Path) -> None:
    database = Database(sqlite_url(path)).open()
    code = (
        "import sys; from parity.store import Database\n"
        f"with Database('sqlite:///{path}').exclusive('s') as alone: print(alone)"
    )
    command = [sys.executable, "-c", code]
    with database.exclusive("s") as alone:
        assert alone
        assert subprocess.run(command, capture_output=True, text=True, check=True).stdout == "False\n"
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout == "True\n"


def test_postgresql_holds_a_lab_book(postgresql_url: str) -> None:
    database = Database(postgresql_url).open()
    Database(postgresql_url).open()
    for view in VIEWS:
        database.query(f"SELECT * FROM {view}", {})
    with database.exclusive("s") as alone, Database(postgresql_url).exclusive("s") as second:
        assert (alone, second) == (True, False)
    for _ in range(20):  # it is let go at once, not when the server notices that the connection is closed
        with database.exclusive("s") as alone:
            assert alone


def test_a_connection_that_a_server_ends_loses_nothing(postgresql_url: str) -> None:
    """The one that holds the study is lost, and each transaction has another."""
    database = Database(postgresql_url).open()
    of_others = "FROM pg_stat_activity WHERE datname = current_database() AND pid != pg_backend_pid()"
    others = f"SELECT pg_terminate_backend(pid) {of_others}"
    with database.exclusive("s") as alone:
        assert alone
        for number in range(20):
            database.query(others, {})
            with database.transaction() as connection:
                connection.execute(text("CREATE TABLE IF NOT EXISTS kept (n integer)"))
                connection.execute(text("INSERT INTO kept VALUES (:n)"), {"n": number})
    assert database.query("SELECT count(*), count(DISTINCT n) FROM kept", {})[1] == [(20, 20)]
    with database.exclusive("s") as alone:
        assert alone


def test_studies_are_held_one_by_one(path: Path) -> None:
    database = Database(sqlite_url(path)).open()
    check_that_studies_are_apart(database, Database(sqlite_url(path)))


def test_studies_of_a_servers_book_are_held_one_by_one(postgresql_url: str) -> None:
    check_that_studies_are_apart(Database(postgresql_url).open(), Database(postgresql_url))


def check_that_studies_are_apart(our_database: Database, theirs: Database) -> None:
    with (
        our_database.exclusive("gfx1151") as alone,
        theirs.exclusive("sm90") as other,
        theirs.exclusive("gfx1151") as second,
    ):
        assert (alone, other, second) == (True, True, False)
        with pytest.raises(BusyError, match="wait for it with --wait SECONDS"), theirs.held("gfx1151", 0):
            raise AssertionError("it is held")
    with theirs.exclusive("../a study/of: any name" * 20) as alone:
        assert alone


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_only_runs_of_a_study_that_nobody_holds_were_interrupted(
    kind: str, loaded: LoadedStep, request: pytest.FixtureRequest
) -> None:
    url = request.getfixturevalue("postgresql_url") if kind == "postgresql" else loaded.workspace.database_url(None)
    book = Database(url, loaded.workspace.root).open()
    steps = [loaded.step, replace(loaded.step, study="other")]
    writers = [RunWriter(book, step, loaded.contract, "0.1.0") for step in steps]
    with Database(url).exclusive("other"):
        open_lab_book(loaded.workspace, url, loaded.study)
    assert [find_run(book, writer.run_id).run.status for writer in writers] == ["interrupted", "running"]
    open_lab_book(loaded.workspace, url, loaded.study)
    assert find_run(book, writers[1].run_id).run.status == "interrupted"


def test_writers_of_a_servers_book_take_turns(postgresql_url: str) -> None:
    """What one has found missing no other adds before it has: as in a file, where a second writer waits."""
    book, other = Database(postgresql_url).open(), Database(postgresql_url)
    begun = threading.Event()

    def write() -> None:
        with other.transaction():
            begun.set()

    second = threading.Thread(target=write)
    with book.transaction():
        second.start()
        assert not begun.wait(0.5)
    assert begun.wait(30)
    second.join()


def test_a_book_that_is_written_for_too_long_is_busy(postgresql_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parity.store.database._BUSY_TIMEOUT_S", 1)
    book = Database(postgresql_url).open()
    is_busy = pytest.raises(BusyError, match="is busy: another program has been writing")
    with book.transaction(), is_busy, Database(postgresql_url).transaction():
        raise AssertionError("two write at once")


def test_a_file_that_is_written_for_too_long_is_busy(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parity.store.database._BUSY_TIMEOUT_S", 1)
    book = Database(sqlite_url(path)).open()
    is_busy = pytest.raises(BusyError, match="is busy: another program has been writing")
    with book.transaction(), is_busy, Database(sqlite_url(path)).transaction():
        raise AssertionError("two write at once")


def test_a_servers_book_is_waited_for(postgresql_url: str) -> None:
    """As a file's is: who waits gets it when the other lets go, and not before."""
    database = Database(postgresql_url).open()
    let_go = threading.Event()

    def hold() -> None:
        with Database(postgresql_url).exclusive("s") as alone:
            assert alone
            held.set()
            let_go.wait(30)

    held, holder = threading.Event(), threading.Thread(target=hold)
    holder.start()
    assert held.wait(30)
    with database.exclusive("s", 0.3) as alone:
        assert not alone
    threading.Timer(0.5, let_go.set).start()
    with database.exclusive("s", 30) as alone:
        assert alone
    holder.join()


def test_several_processes_may_open_a_new_server_at_once(postgresql_url: str) -> None:
    server = create_engine(postgresql_url, poolclass=NullPool)
    with server.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(text("CREATE DATABASE opened_at_once"))
    url = server.url.set(database="opened_at_once").render_as_string(hide_password=False)
    code = f"from parity.store import Database; Database({url!r}).open()"
    started = [subprocess.Popen([sys.executable, "-c", code], stderr=subprocess.PIPE, text=True) for _ in range(4)]
    assert [process.communicate()[1] for process in started] == [""] * 4


def test_a_server_that_does_not_answer_is_a_sentence() -> None:
    with pytest.raises(StoreError, match=r"postgresql\+psycopg://u:\*\*\*@127\.0\.0\.1:1/x: "):
        Database("postgresql+psycopg://u:secret@127.0.0.1:1/x").open()


@pytest.mark.slow
def test_two_processes_may_create_the_same_lab_book_at_once(path: Path) -> None:
    code = f"from parity.store import Database; Database('sqlite:///{path}').open()"
    started = [subprocess.Popen([sys.executable, "-c", code], stderr=subprocess.PIPE, text=True) for _ in range(4)]
    assert [process.communicate()[1] for process in started] == [""] * 4


def test_a_book_that_another_process_is_making_is_waited_for(path: Path) -> None:
    """SQLite itself does not wait where it turns on the write-ahead log."""
    other = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")
    threading.Timer(0.3, other.execute, ["ROLLBACK"]).start()
    assert all_runs(Database(sqlite_url(path)).open()) == []


def test_a_book_that_another_process_has_made_meanwhile_is_not_waited_for(path: Path) -> None:
    """Its run holds the book for long: between the question whether there is one and making it, it was made."""
    database = Database(sqlite_url(path)).open()
    with database.exclusive("s") as alone:
        assert alone
        make_book(Database(sqlite_url(path)).engine)
