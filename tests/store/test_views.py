"""The lab book's views: documented, and always this program's own, though a book is never written to be read."""

import sqlite3
from contextlib import closing
from pathlib import Path
from uuid import uuid4

import pytest
from books import lab_book, rows_of, small_book
from conftest import ROOT, StandIn
from sqlalchemy import create_engine, inspect, text
from sqlalchemy.pool import NullPool

from parity.errors import StoreError
from parity.store import VIEWS, Database

STALE = (
    "DROP VIEW reasons",
    *(f"DROP VIEW {view}" for view in ("parents", "latest_runs", "runs")),
    "CREATE VIEW runs AS SELECT run.id AS run_id, 'of an older parity' AS study FROM run",
)
OF_TABLES = {
    "reasons": "reason",
    "builds": "build",
    "checks": "contract_check",
    "verification_cases": "verification_case",
    "stages": "stage",
}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A book of the newest version with runs in it."""
    return small_book(tmp_path / "lab.db")


@pytest.fixture
def stale(path: Path) -> Path:
    """As a parity with other views has left it."""
    with closing(sqlite3.connect(path)) as connection:
        for statement in STALE:
            connection.execute(statement)
        connection.commit()
    return path


def opened(path: Path, *, only_read: bool = False) -> Database:
    return Database(f"sqlite:///{path}").open(only_read=only_read)


def documented() -> dict[str, list[str]]:
    """The columns of each view, as docs/lab_book.md names them."""
    lines = (ROOT / "docs" / "lab_book.md").read_text().splitlines()
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("| `")]
    return {row[0].strip("`"): [name.split(" (")[0] for name in row[2].split(", ")] for row in rows}


def test_every_view_and_every_column_is_documented(path: Path) -> None:
    book = opened(path)
    assert {view: book.query(f"SELECT * FROM {view}", {})[0] for view in VIEWS} == documented()


def test_a_class_that_was_counted_and_not_found_is_zero(tmp_path: Path) -> None:
    """The finding of step14: Triton reads 128 times 8 bits from LDS, HIP not once. A join over lanes keeps it."""
    book = opened(lab_book(tmp_path / "lab.db"))
    query = (
        "SELECT t.value, h.value, h.basis FROM counters t JOIN counters h ON h.run_id = t.run_id AND h.scope = t.scope"
        " AND h.name = t.name AND h.lane = 'hip' WHERE t.study = 'gfx1151' AND t.step = 'step14' AND t.lane = 'triton'"
        " AND t.scope = 'hot_loop_class' AND t.name = 'lds_load_8'"
    )
    assert set(book.query(query, {})[1]) == {(128.0, 0.0, "static")}
    unclassed = "SELECT COUNT(*) FROM counters WHERE value = 0 AND basis = 'imported' AND scope LIKE '%_class'"
    assert book.query(unclassed, {})[1] == [(0,)], "nobody counted the classes of an imported log"
    twice = "SELECT COUNT(*) FROM (SELECT run_id, lane, scope, name, basis FROM counters GROUP BY 1, 2, 3, 4, 5 HAVING COUNT(*) > 1) t"
    assert book.query(twice, {})[1] == [(0,)]


@pytest.mark.parametrize(("view", "table"), OF_TABLES.items())
def test_a_view_has_a_row_for_each_of_its_table(path: Path, view: str, table: str) -> None:
    shown = rows_of(path, f"SELECT COUNT(*), COUNT(run_id), COUNT(study), COUNT(step) FROM {view}")
    assert shown == [rows_of(path, f"SELECT COUNT(*) FROM {table}")[0] * 4]
    assert shown != [(0, 0, 0, 0)]


def test_reasons_say_why_a_run_has_its_verdict(path: Path) -> None:
    columns, rows = opened(path).query("SELECT * FROM reasons ORDER BY run_id, number", {})
    first = dict(zip(columns, rows[0], strict=True))
    assert (first["number"], bool(first["verdict"]), bool(first["text"])) == (1, True, True)


def test_opened_for_writing_a_book_gets_this_programs_views(stale: Path) -> None:
    tables = "SELECT name, sql FROM sqlite_master WHERE type <> 'view' ORDER BY 1"
    before = rows_of(stale, tables), rows_of(stale, "SELECT * FROM run")
    opened(stale)
    made = rows_of(stale, "SELECT name, sql FROM sqlite_master WHERE type = 'view' ORDER BY 1")
    assert made == [(view, f"CREATE VIEW {view} AS {VIEWS[view]}".rstrip()) for view in sorted(VIEWS)]
    assert (rows_of(stale, tables), rows_of(stale, "SELECT * FROM run")) == before
    content = stale.read_bytes()
    opened(stale)
    assert stale.read_bytes() == content, "opening again makes nothing"


def test_opened_only_for_reading_it_stays_as_it_is_and_has_them_all_the_same(stale: Path) -> None:
    before, names = stale.read_bytes(), sorted(file.name for file in stale.parent.iterdir())
    book = opened(stale, only_read=True)
    for view in VIEWS:
        book.query(f"SELECT * FROM {view}", {})
    (first,) = book.query("SELECT runs.study, reasons.number FROM reasons JOIN runs USING (run_id) LIMIT 1", {})[1]
    assert first == ("gfx1151", 1)
    assert (stale.read_bytes(), sorted(file.name for file in stale.parent.iterdir())) == (before, names)


def test_where_they_cannot_be_made_the_book_is_read_with_them_all_the_same(
    stale: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on a full disk."""
    monkeypatch.setattr("parity.store.database.renew_views", lambda _engine: None)
    (first,) = opened(stale).query("SELECT runs.study, number FROM reasons JOIN runs USING (run_id) LIMIT 1", {})[1]
    assert first == ("gfx1151", 1)


@pytest.fixture
def server(postgresql_url: str) -> str:
    """A new lab book on a server, whichever worker of the tests asks for one."""
    engine, name = create_engine(postgresql_url, poolclass=NullPool), f"views_{uuid4().hex}"
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    return engine.url.set(database=name).render_as_string(hide_password=False)


def change(url: str, *statements: str) -> None:
    with create_engine(url, poolclass=NullPool).begin() as connection:
        for statement in statements:
            connection.execute(text(statement))


def stored_views(url: str) -> set[str]:
    return set(inspect(create_engine(url, poolclass=NullPool)).get_view_names())


def test_a_servers_book_gets_them_too(server: str) -> None:
    Database(server).open()
    change(server, *STALE)
    read = Database(server).open(only_read=True)
    assert read.query("SELECT * FROM reasons", {})[1] == []
    assert "uuid" in read.query("SELECT * FROM runs", {})[0]
    assert "reasons" not in stored_views(server)
    written = Database(server).open()
    assert stored_views(server) == VIEWS.keys()
    assert "uuid" in written.query("SELECT * FROM runs", {})[0]


def test_views_of_somebodys_own_stay_on_a_server(server: str) -> None:
    Database(server).open()
    change(server, "DROP VIEW reasons", "CREATE VIEW mine AS SELECT run_id FROM runs")
    Database(server).open()
    assert "mine" in stored_views(server)


def test_a_server_without_a_lab_book_gets_none_by_reading(server: str) -> None:
    with pytest.raises(StoreError, match="has no lab book in it"):
        Database(server).open(only_read=True)
    assert stored_views(server) == set()


def test_rates_are_of_what_no_kernel_of_the_problem_can_do_without(measured: StandIn) -> None:
    book = opened(measured.workspace.root / "results.db", only_read=True)
    columns, rows = book.query("SELECT lane, ms, operations, bytes, gflops, gbps, basis FROM rates", {})
    rates = {row[0]: dict(zip(columns, row, strict=True)) for row in rows}
    m, n, k = 256, 512, 128
    assert {"triton", "hip"} <= rates.keys()
    for rate in rates.values():
        assert (rate["operations"], rate["bytes"]) == (2 * m * n * k, 2 * m * k + n * k + 2 * m * n)
        assert rate["gflops"] == pytest.approx(rate["operations"] / rate["ms"] / 1e6)
        assert rate["gbps"] == pytest.approx(rate["bytes"] / rate["ms"] / 1e6)
        assert rate["basis"] == "measured"


def test_the_latest_run_of_a_step_is_the_one_on_each_device(path: Path) -> None:
    book = opened(path)
    (earlier,) = book.query("SELECT MIN(run_id) FROM latest_runs", {})[1]
    with closing(sqlite3.connect(path)) as connection:
        columns = [row[1] for row in connection.execute("PRAGMA table_info(run)")]
        values = {"id": "9001", "uuid": "'later'", "started_at": "'2026-11-28T00:00:00'", "status": "'finished'"}
        chosen = ", ".join(values.get(name, name) for name in columns)
        connection.execute(f"INSERT INTO run SELECT {chosen} FROM run WHERE id = ?", earlier)
        chosen = chosen.replace("9001", "9002").replace("'later'", "'elsewhere'").replace("device_name", "'another'")
        connection.execute(f"INSERT INTO run SELECT {chosen} FROM run WHERE id = ?", earlier)
        connection.commit()
    rows = book.query("SELECT run_id FROM latest_runs WHERE run_id >= 9001 OR run_id = :id", {"id": earlier[0]})[1]
    assert sorted(rows) == [(9001,), (9002,)]
