"""`parity export`: views as CSV and Parquet, with every value as it is, typed, whole, and in batches."""

import csv
import io
import json
import sqlite3
import tracemalloc
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import Any

import pandas
import pyarrow
import pytest
from books import small_book
from conftest import CommandLine
from pyarrow import parquet

from parity.contract.workspace import Workspace
from parity.errors import StoreError
from parity.report import exporting
from parity.store import VIEWS, Database

pytestmark = pytest.mark.slow

HOSTILE = [
    "commas, \"quotes\" and 'more'",
    "two\nlines\r\nand a lone \r return",
    '=HYPERLINK("http://x")',
    "",
    " spaces ",
    "null",
    "\x1b[31mred\x07",
    "öäü 日本語 \U0001f980",
    "x" * 10_000,
]


@pytest.fixture
def book(workspace: Workspace) -> Path:
    """The workspace's lab book, with runs whose titles nobody should have given."""
    path = small_book(workspace.root / "results.db")
    with closing(sqlite3.connect(path)) as connection:
        numbers = [row[0] for row in connection.execute("SELECT id FROM run ORDER BY id")]
        for copy, title in enumerate(HOSTILE):
            connection.execute(
                "INSERT INTO run (uuid, contract_id, study, step, title, device, arch, status, basis, verification) "
                "SELECT ?, contract_id, study, ?, ?, device, arch, status, basis, verification FROM run WHERE id = ?",
                (f"{copy:08}", f"hostile{copy}", title, numbers[0]),
            )
        connection.commit()
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return path


@pytest.fixture
def line(parity: CommandLine, book: Path) -> CommandLine:
    return parity


def told(book: Path, view: str) -> list[dict[str, Any]]:
    """A view's rows as SQLite tells them."""
    with closing(sqlite3.connect(book)) as connection:
        connection.row_factory = sqlite3.Row
        return [dict(row) for row in connection.execute(f"SELECT * FROM {view}")]


def test_every_view_is_written_and_the_book_is_only_read(line: CommandLine, book: Path, tmp_path: Path) -> None:
    before, names = book.read_bytes(), sorted(path.name for path in book.parent.iterdir())
    ended = line("export", "--csv", str(tmp_path / "views"), "--json")
    assert (ended.code, ended.err) == (0, "")
    assert [entry["view"] for entry in ended.json["views"]] == [*VIEWS]
    assert sorted(path.name for path in (tmp_path / "views").iterdir()) == sorted(f"{view}.csv" for view in VIEWS)
    assert {entry["view"]: entry["rows"] for entry in ended.json["views"]} == {
        view: len(told(book, view)) for view in VIEWS
    }
    assert (book.read_bytes(), sorted(path.name for path in book.parent.iterdir())) == (before, names)


def test_csv_keeps_hostile_texts_as_they_are(line: CommandLine, book: Path, tmp_path: Path) -> None:
    assert line("export", "runs", "--csv", str(tmp_path)).code == 0
    frame = pandas.read_csv(tmp_path / "runs.csv", keep_default_na=False)
    rows = told(book, "runs")
    assert list(frame.columns) == [*rows[0]]
    assert list(frame.title) == [row["title"] for row in rows]
    with (tmp_path / "runs.csv").open(newline="", encoding="utf-8") as file:
        plain = list(csv.DictReader(file))
    assert [row["title"] for row in plain] == [row["title"] for row in rows]
    assert [row["ratio"] for row in plain] == ["" if row["ratio"] is None else repr(row["ratio"]) for row in rows]


def test_parquet_keeps_values_and_types(line: CommandLine, book: Path, tmp_path: Path) -> None:
    assert line("export", "--parquet", str(tmp_path / "views")).code == 0
    runs = parquet.read_table(tmp_path / "views" / "runs.parquet")
    assert runs.to_pylist() == told(book, "runs"), "NULL is not an empty text here"
    types = {field.name: field.type for field in parquet.read_schema(tmp_path / "views" / "builds.parquet")}
    assert (types["run_id"], types["ok"], types["seconds"]) == (pyarrow.int64(), pyarrow.bool_(), pyarrow.float64())
    assert (types["failed_pass"], types["options"]) == (pyarrow.string(), pyarrow.string())
    empty = parquet.read_table(tmp_path / "views" / "sweep_points.parquet")
    assert (empty.num_rows, empty.schema.field("point_id").type) == (0, pyarrow.int64())
    frame = pandas.read_parquet(tmp_path / "views" / "counters.parquet")
    assert frame.value.sum() == sum(row["value"] for row in told(book, "counters"))


def test_documents_and_truth_values_are_told_alike_in_both(line: CommandLine, tmp_path: Path) -> None:
    assert line("export", "builds", "--csv", str(tmp_path)).code == 0
    assert line("export", "builds", "--parquet", str(tmp_path)).code == 0
    with (tmp_path / "builds.csv").open(newline="", encoding="utf-8") as file:
        row = next(csv.DictReader(file))
    (typed, *_) = parquet.read_table(tmp_path / "builds.parquet").to_pylist()
    assert (row["ok"], typed["ok"]) == ("true", True)
    assert json.loads(row["options"]) == json.loads(typed["options"])


def test_a_server_tells_the_same(book: Path, postgresql_url: str, tmp_path: Path) -> None:
    """It knows truth values and documents, which a file does not."""
    from parity.store import merge

    server, file_database = Database(postgresql_url).open(), Database(f"sqlite:///{book}").open()
    merge(server, file_database)
    views = ["builds", "checks", "verification_cases"]
    for name, database in (("server", server), ("file", file_database)):
        exporting.export(database, views, tmp_path / name, "csv")
    for view in views:
        theirs, file_rows = (
            Counter(row.split(",", 1)[1] for row in (tmp_path / name / f"{view}.csv").read_text().splitlines())
            for name in ("server", "file")
        )
        assert file_rows - theirs == Counter(), "the server may have other tests' runs too"


@pytest.mark.parametrize(
    ("words", "code", "sentence"),
    [
        ((), 2, "name one folder and one format: --csv DIR or --parquet DIR"),
        (("--csv", "a", "--parquet", "a"), 2, "name one folder and one format"),
        (("run", "--csv", "a"), 2, "'run' is no view: did you mean 'runs'?"),
        (("zzz\n", "--csv", "a"), 2, " is no view: there are reasons, "),
        (("--csv", "parity.toml"), 2, "--csv: 'parity.toml' is not a folder"),
        (("--csv", "no/where"), 2, "/no does not exist"),
        (("--csv", "a", "--db", "none.db"), 2, "none.db: no such lab book"),
        (("--csv", "a", "--db", "parity.toml"), 2, "parity.toml: is not a SQLite database"),
    ],
)
def test_bad_input_is_a_sentence_and_makes_nothing(
    line: CommandLine, words: tuple[str, ...], code: int, sentence: str
) -> None:
    before = sorted(path.name for path in line.workspace.root.iterdir())
    ended = line("export", *words)
    assert (ended.code, ended.out) == (code, "")
    assert sentence in ended.err
    assert len(ended.err.splitlines()) == 1
    assert sorted(path.name for path in line.workspace.root.iterdir()) == before


def test_without_pyarrow_a_sentence_says_what_to_install(
    line: CommandLine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(exporting, "find_spec", lambda _name: None)
    ended = line("export", "--parquet", str(tmp_path / "views"))
    assert (ended.code, ended.err) == (3, "parity: --parquet needs pyarrow: pip install 'kernel-parity[parquet]'\n")
    assert not (tmp_path / "views").exists()


@pytest.mark.parametrize("kind", ["csv", "parquet"])
def test_a_file_appears_whole_or_not_at_all(line: CommandLine, book: Path, tmp_path: Path, kind: str) -> None:
    """A row in the middle is damaged: the older file stays, and nothing is left beside it."""
    (tmp_path / f"samples.{kind}").write_text("an older one")
    with closing(sqlite3.connect(book)) as connection:
        assert connection.execute("UPDATE sample SET launches = 'many' WHERE id = 3").rowcount == 1
        connection.commit()
    ended = line("export", "timings", "samples", f"--{kind}", str(tmp_path))
    assert ended.code == 2
    assert "results.db: is damaged: a row of samples: invalid literal for int()" in ended.err
    file_names = sorted(path.name for path in tmp_path.iterdir() if path.is_file())
    assert file_names == [f"samples.{kind}", f"timings.{kind}"]
    assert (tmp_path / f"samples.{kind}").read_text() == "an older one"


def test_a_full_disk_names_the_file(line: CommandLine, book: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_path: Path, _rows: object) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setitem(exporting._WRITERS, "csv", full)
    with pytest.raises(StoreError, match=r"views/gaps\.csv: cannot be written: No space left on device"):
        exporting.export(Database(f"sqlite:///{book}").open(only_read=True), ["gaps"], book.parent / "views", "csv")


@pytest.mark.parametrize("kind", ["csv", "parquet"])
def test_many_rows_need_little_memory(book: Path, tmp_path: Path, kind: str) -> None:
    with closing(sqlite3.connect(book)) as connection:
        (position,) = connection.execute("SELECT MAX(position) FROM sample").fetchone()
        connection.execute(
            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 60000) "
            "INSERT INTO sample (session_id, basis, position, pair, variant, launches, seconds, started_s) "
            "SELECT (SELECT MIN(id) FROM session), 'measured', i + ?, i, 'candidate', 10, 0.001 * i, i FROM n",
            (position,),
        )
        connection.commit()
    database = Database(f"sqlite:///{book}").open(only_read=True)
    exporting.export(database, ["timings"], tmp_path / "views", kind)  # imports what it needs
    tracemalloc.start()
    try:
        (written,) = exporting.export(database, ["samples"], tmp_path / "views", kind).views
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert written.rows > 60_000
    if kind == "parquet":
        assert parquet.read_metadata(written.file).num_row_groups == 7, "few rows in a group take more than they hold"
    assert peak < 25e6, "all rows at once take some 60 MB"


def test_what_was_written_is_said_for_people_and_for_programs(line: CommandLine, tmp_path: Path) -> None:
    folder = tmp_path / 'ev\x1bil, "quoted"'
    ended = line("export", "gaps", "gaps", "--csv", str(folder))
    assert (ended.code, "\x1b" in ended.out) == (0, False)
    (view,) = line("export", "gaps", "--csv", str(folder), "--json").json["views"]
    assert view["file"] == str(folder / "gaps.csv")
    assert view["columns"]["ratio"] == "float"
    assert pandas.read_csv(io.BytesIO((folder / "gaps.csv").read_bytes())).shape == (
        view["rows"],
        len(view["columns"]),
    )
