"""Old lab books: brought up to date beside themselves, whole, with a way back, whatever happens meanwhile."""

import hashlib
import os
import signal
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from books import VERSIONS, old_book, rows_of
from conftest import Loaded
from sqlalchemy import Engine, create_engine, event, inspect, make_url, text
from sqlalchemy.pool import NullPool
from sqlalchemy.schema import CreateIndex, CreateTable

from parity.codeobject import loaded_sha256
from parity.contract.history import read_history
from parity.contract.study import load_study
from parity.errors import StoreError
from parity.records import BuildOutcome
from parity.store import VIEWS, Database, all_runs, artifact, merge
from parity.store.history import import_history
from parity.store.migrations import NEWEST
from parity.store.migrations.copying import Copy
from parity.store.migrations.frozen import statements
from parity.store.schema import metadata

# Of classes, those that were found: the newest view has the others with 0.
COUNTERS = """SELECT run_id, lane, scope, name, value, basis FROM {}
    WHERE value <> 0 OR scope NOT IN ('function_class', 'hot_loop_class', 'executed_class', 'hot_loop_executed_class')
    ORDER BY 1, 2, 3, 4, 6"""
_OF_NVIDIA = 24  # the run whose lane `hip` is CUDA C++
KEPT_AS_THEY_ARE = ("stage", "reason", "build", "contract_check", "timing", "session", "sample", "fact",
                    "calibration", "profiler_pass", "profile", "dispatch", "dispatch_counter", "pc_sample")  # fmt: skip


def opened(path: Path) -> Database:
    return Database(f"sqlite:///{path}").open()


def dumped(path: Path) -> str:
    with closing(sqlite3.connect(path)) as connection:
        return "\n".join(connection.iterdump())


def renamed(row: tuple[Any, ...]) -> tuple[Any, ...]:
    """A row with its run and its lane, as version 9 calls it."""
    return (row[0], "cuda", *row[2:]) if row[:2] == (_OF_NVIDIA, "hip") else row


def count(path: Path, table: str) -> int:
    try:
        return int(str(rows_of(path, f"SELECT COUNT(*) FROM {table}")[0][0]))
    except sqlite3.OperationalError:
        return 0  # that version had no such table


@pytest.mark.parametrize("version", VERSIONS)
def test_a_book_of_every_version_keeps_all_that_it_says(tmp_path: Path, version: str) -> None:
    old = old_book(tmp_path / "old.db", version)
    path = old_book(tmp_path / "lab.db", version)
    book = opened(path)
    assert book.query("SELECT MAX(version) FROM schema_version", {})[1] == [(NEWEST,)]
    counters = rows_of(old, COUNTERS.format("counters" if version in ("8", "9", "10") else "counter"))
    assert rows_of(path, COUNTERS.format("counters")) == sorted(map(renamed, counters))
    assert {table: count(path, table) for table in KEPT_AS_THEY_ARE} == {
        table: count(old, table) for table in KEPT_AS_THEY_ARE
    }
    for now, then in (("memory_instructions", "memory_instruction"), ("findings", "finding")):
        assert count(path, now) == count(old, now if version in ("8", "9", "10") else then)
    query = "SELECT id, study, step, verdict, title, started_at FROM run"
    assert rows_of(path, query) == rows_of(old, query)
    query = "SELECT run_id, lane, value FROM timing"
    assert rows_of(path, query) == [*map(renamed, rows_of(old, query))]
    for view in VIEWS:
        book.query(f"SELECT * FROM {view}", {})
    assert [record.step for record in all_runs(book)]


def test_contracts_are_known_by_what_binds(tmp_path: Path, step14: Loaded) -> None:
    """Today's studies find their runs: the same contract in today's form. One that differs in its title is the same."""
    path = old_book(tmp_path / "lab.db", "8")
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("""INSERT INTO contract (id, study, sha256, body) SELECT 99, study, 'other',
                              json_set(body, '$.title', 'corrected') FROM contract WHERE study = 'gfx1151'""")
        connection.execute("""INSERT INTO run (id, uuid, contract_id, study, step, title, device, arch, status, basis,
                              verification) VALUES (999, 'u', 99, 'gfx1151', 'step15', 't', 'none', 'gfx1151',
                              'finished', 'static', 'unverified')""")
        connection.commit()
    book = opened(path)
    for study in ("gfx1151", "sm90"):
        contract = load_study(step14.workspace, study).contract
        records = [record for record in all_runs(book) if record.run["study"] == study]
        assert records
        assert {record.contract_sha256 for record in records} == {contract.sha256()}
        assert {(record.run["candidate"], record.run["reference"]) for record in records} == {
            ("triton", "cuda" if study == "sm90" else "hip")
        }
    assert book.query("SELECT study, body ->> '$.title' FROM contract ORDER BY 1", {})[1][0] == ("gfx1151", "corrected")


def test_an_imported_history_has_the_identity_that_an_import_of_today_gives_it(tmp_path: Path, step14: Loaded) -> None:
    theirs, mine = opened(old_book(tmp_path / "old.db", "8")), opened(tmp_path / "new.db")
    study = load_study(step14.workspace, "gfx1151")
    history = read_history(study.history_path)
    assert history is not None
    import_history(mine, "gfx1151", study.contract, history)
    imported = {record.step: record.run["uuid"] for record in all_runs(theirs) if record.is_imported}
    assert imported
    assert imported.items() <= {record.step: record.run["uuid"] for record in all_runs(mine)}.items()


@pytest.mark.parametrize("version", VERSIONS)
def test_the_old_book_is_kept_under_another_name(tmp_path: Path, version: str) -> None:
    path = old_book(tmp_path / "lab.db", version)
    before = rows_of(path, "SELECT * FROM run")
    book = opened(path)
    kept = tmp_path / f"lab.db.version{version.removesuffix('-early')}"
    assert book.brought_up_to_date == f"{path}: brought up to date; the old one is kept as {kept}"
    assert rows_of(kept, "SELECT * FROM run") == before
    assert opened(path).brought_up_to_date is None, "opening again makes nothing"
    assert sorted(of.name for of in tmp_path.iterdir() if ".new" in of.name) == []


def test_dispatches_of_the_first_version_5_find_what_they_have_in_common(tmp_path: Path) -> None:
    query = "SELECT number, agent, grid_x, vgpr, lds_bytes, duration_ns FROM dispatches ORDER BY profile_id, number"
    early, later = (opened(old_book(tmp_path / f"{of}.db", of)).query(query, {})[1] for of in ("5-early", "7"))
    assert early
    assert early == later


def test_no_row_tells_anybodys_folders(tmp_path: Path) -> None:
    path = old_book(tmp_path / "lab.db", "7")
    assert "/home/ada" in dumped(path)
    opened(path)
    assert "/home/" not in dumped(path)
    assert "{env}/lib/python3.11/site-packages/triton/_C/libtriton.so" in dumped(path)


def with_artifacts(folder: Path, outcome: BuildOutcome) -> tuple[Path, dict[str, bytes]]:
    """A book of version 7 in a folder with its artifacts: a code object, a text with somebody's folder, one missing."""
    path = old_book(folder / "lab.db", "7")
    contents = {
        "kernel.co": outcome.artifacts["kernel.co"].read_bytes(),
        "kernel.ll": b'source_filename = "/home/ada/bench/hip_kernels/scaled_mm.hip"\n',
        "mine.hip": b"// from /home/ada/notes\n",
    }
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("DELETE FROM artifact")
        for name, content in {**contents, "gone.ttir": b"gone"}.items():
            sha256 = hashlib.sha256(content).hexdigest()
            values = (24, "hip", name, sha256, len(content))
            connection.execute(
                "INSERT INTO artifact (run_id, lane, name, sha256, size_bytes) VALUES (?,?,?,?,?)", values
            )
            if name != "gone.ttir":
                place = folder / "artifacts" / sha256[:2] / f"{sha256}{Path(name).suffix}"
                place.parent.mkdir(parents=True, exist_ok=True)
                place.write_bytes(content)
        code = hashlib.sha256(contents["kernel.co"]).hexdigest()
        connection.execute("UPDATE build SET code_object_sha256 = ? WHERE run_id = 24 AND lane = 'hip'", (code,))
        connection.commit()
    return path, contents


def test_artifacts_move_into_the_book(tmp_path: Path, hip_outcome: BuildOutcome) -> None:
    path, contents = with_artifacts(tmp_path, hip_outcome)
    book = opened(path)
    record = next(record for record in all_runs(book) if record.run["id"] == 24)
    assert artifact(book, record, "cuda", "kernel.co") == contents["kernel.co"]
    assert artifact(book, record, "cuda", "kernel.ll") == b'source_filename = "hip_kernels/scaled_mm.hip"\n'
    assert artifact(book, record, "cuda", "mine.hip") == contents["mine.hip"], "a source stays as it was written"
    assert artifact(book, record, "cuda", "gone.ttir") is None
    assert {row["name"] for row in record.artifacts} == {*contents, "gone.ttir"}, "what is missing is still named"
    loaded = loaded_sha256(contents["kernel.co"], "kernel.co")
    assert record.builds["cuda"]["code_object_sha256"] == loaded
    assert book.query("SELECT DISTINCT code_object_sha256 FROM reading WHERE id IN (SELECT reading_id FROM run_reading "
                      "WHERE run_id = 24 AND lane = 'cuda')", {})[1] == [(loaded,)]  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("version", VERSIONS)
def test_two_copies_of_one_old_book_merge_to_one(tmp_path: Path, version: str) -> None:
    mine, theirs = (opened(old_book(tmp_path / f"{name}.db", version)) for name in ("mine", "theirs"))
    assert merge(mine, theirs).is_nothing
    assert merge(mine, mine_again := opened(tmp_path / "mine.db")).is_nothing
    assert len(all_runs(mine_again)) == len(all_runs(theirs))


@pytest.mark.parametrize("name", ["sqlite", "postgresql"])
def test_the_frozen_text_makes_the_tables_of_this_program(name: str) -> None:
    dialect = make_url(f"{name}://").get_dialect()()
    made: list[str] = []
    for table in metadata.sorted_tables:
        made.append(str(CreateTable(table).compile(dialect=dialect)))
        made += [str(CreateIndex(i).compile(dialect=dialect)) for i in sorted(table.indexes, key=lambda i: str(i.name))]
    plain = [" ".join(statement.split()) for statement in made]
    frozen = [" ".join(statement.split()) for statement in statements(NEWEST, name)]
    for added in [statement for statement in frozen if statement.startswith("ALTER")]:
        name_of, _, column = added.removeprefix("ALTER TABLE ").partition(" ADD COLUMN ")
        at = next(number for number, of in enumerate(plain) if of.startswith(f"CREATE TABLE {name_of} "))
        assert f", {column}, PRIMARY KEY" in plain[at], "a column is added last"
        plain[at] = plain[at].replace(f", {column}, PRIMARY KEY", ", PRIMARY KEY")
        frozen.remove(added)
    assert frozen == plain


def test_a_book_made_anew_and_one_brought_up_to_date_have_the_same_tables(tmp_path: Path) -> None:
    query = "SELECT type, name, sql FROM sqlite_master ORDER BY 1, 2"
    opened(tmp_path / "new.db")
    opened(old_book(tmp_path / "old.db", "3"))
    assert rows_of(tmp_path / "new.db", query) == rows_of(tmp_path / "old.db", query)


@pytest.mark.parametrize("table", ["timing", "counter", "sample"])
def test_a_row_that_would_be_lost_stops_it(tmp_path: Path, table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The planted fault: one row of a table does not arrive."""
    path, rows = old_book(tmp_path / "lab.db", "7"), Copy.rows
    before = dumped(path)

    def one_less(self: Copy, name: str) -> Any:
        found = list(rows(self, name))
        return iter(found[:-1] if name == table else found)

    monkeypatch.setattr(Copy, "rows", one_less)
    with pytest.raises(StoreError, match=rf"the lab book stays as it was: of \d+ rows of {table}"):
        opened(path)
    assert dumped(path) == before
    monkeypatch.undo()
    assert opened(path).query("SELECT MAX(version) FROM schema_version", {})[1] == [(NEWEST,)]


def test_a_changed_counter_stops_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, add = old_book(tmp_path / "lab.db", "7"), Copy.add

    def one_more(self: Copy, name: str, rows: Any) -> None:
        add(self, name, ({**row, "value": row["value"] + 1} for row in rows) if name == "reading_counter" else rows)

    monkeypatch.setattr(Copy, "add", one_more)
    with pytest.raises(StoreError, match="its counters would not be the same"):
        opened(path)


def test_a_book_that_another_program_has_open_is_left_alone(tmp_path: Path) -> None:
    path = old_book(tmp_path / "lab.db", "7")
    with closing(sqlite3.connect(path, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT COUNT(*) FROM run").fetchone()
        with pytest.raises(StoreError, match="another program has it open"):
            opened(path)
    opened(path)


def _dies_at(moment: int | None, path: Path) -> int:
    """Brings a book up to date in a process that is killed at its Nth statement, link or rename; its exit status, or
    without a moment how many there are.
    """
    reading, writing = os.pipe()
    child = os.fork()
    if child:
        os.close(writing)
        status = os.waitpid(child, 0)[1]
        with os.fdopen(reading) as said:
            return int(said.read()) if moment is None else status
    seen = 0

    def step(*_: Any, **__: Any) -> None:
        nonlocal seen
        seen += 1
        if seen == moment:
            os.kill(os.getpid(), signal.SIGKILL)

    def before(function: Callable[..., Any]) -> Callable[..., Any]:
        def stepped(*arguments: Any, **named: Any) -> Any:
            step()
            return function(*arguments, **named)

        return stepped

    event.listen(Engine, "before_cursor_execute", step)
    os.link, os.fsync = before(os.link), before(os.fsync)
    Path.replace = before(Path.replace)  # type: ignore[method-assign]
    opened(path)
    os.write(writing, str(seen).encode())
    os._exit(0)


@pytest.mark.slow
def test_killed_at_any_point_the_book_is_the_old_one_or_the_new_one(tmp_path: Path) -> None:
    steps = _dies_at(None, old_book(tmp_path / "whole.db", "7"))
    moments = {1, 2, 3, *range(4, steps, steps // 6), *range(steps - 6, steps + 1)}  # the swap is at the end
    versions = set()
    for moment in sorted(moments):
        path = old_book(tmp_path / f"{moment}.db", "7")
        expected = rows_of(path, "SELECT id, study, step FROM run")
        assert _dies_at(moment, path) == signal.SIGKILL
        assert rows_of(path, "PRAGMA integrity_check") == [("ok",)]
        versions.update(rows_of(path, "SELECT MAX(version) FROM schema_version"))
        assert opened(path).query("SELECT id, study, step FROM run", {})[1] == expected
        assert [of.name for of in tmp_path.glob(f".{moment}.db.new*")] == [], "what was left is removed"
    assert versions == {(7,), (NEWEST,)}


def test_an_older_book_on_a_server_is_brought_up_to_date(tmp_path: Path, postgresql_url: str) -> None:
    """The old tables go to a schema of their own, in the same transaction."""
    server = create_engine(postgresql_url, poolclass=NullPool)
    name = "migrated"
    with server.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    url = server.url.set(database=name).render_as_string(hide_password=False)
    source = old_book(tmp_path / "lab.db", "7")
    _copy_to_server(source, url)
    book = Database(url).open()
    assert str(book.brought_up_to_date).endswith("the old one is kept as parity_version7")
    counters = sorted(map(renamed, rows_of(source, COUNTERS.format("counter"))))
    assert book.query(COUNTERS.format("counters"), {})[1] == counters
    assert set(inspect(book.engine).get_table_names(schema="parity_version7")) >= {"run", "counter"}
    assert merge(book, opened(source)).is_nothing, "the same book, on a server and as a file"
    with book.transaction() as connection:
        connection.execute(text("INSERT INTO contract (study, sha256, body) VALUES ('s', 'x', '{}')"))
    assert Database(url).open().brought_up_to_date is None


def _copy_to_server(source: Path, url: str) -> None:
    """A book of version 7 as that version made it on a server."""
    from sqlalchemy import MetaData

    tables = MetaData()
    with closing(sqlite3.connect(source)) as file, create_engine(url, poolclass=NullPool).begin() as connection:
        tables.reflect(bind=create_engine(f"sqlite:///{source}", poolclass=NullPool))
        tables.create_all(connection)
        for table in tables.sorted_tables:
            rows = file.execute(f'SELECT * FROM "{table.name}"')
            names = [column[0] for column in rows.description]
            for row in rows.fetchall():
                values = {k: bool(v) if v is not None and str(table.c[k].type) == "BOOLEAN" else v
                          for k, v in zip(names, row, strict=True)}  # fmt: skip
                marks = ", ".join(f"CAST(:{k} AS JSON)" if str(table.c[k].type) == "JSON" else f":{k}" for k in names)
                columns = ", ".join(f'"{k}"' for k in names)
                connection.execute(text(f'INSERT INTO "{table.name}" ({columns}) VALUES ({marks})'), values)
