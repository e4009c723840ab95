"""Two lab books made one: by identities, idempotent, and not at all where they contradict each other."""

import shutil
from pathlib import Path

import pytest
from books import lab_book, small_book
from conftest import CommandLine, LoadedStep
from sqlalchemy import Executable, delete, select, update

from parity.contract.history import read_history
from parity.errors import InputError
from parity.records import RunStatus
from parity.store import Database, all_runs, hide, merge
from parity.store.history import import_history
from parity.store.runs import RunWriter
from parity.store.schema import profile, reason, run

pytestmark = pytest.mark.slow

VERSION = "0.1.0"


def book(path: Path) -> Database:
    return Database(f"sqlite:///{path}").open()


@pytest.fixture
def our_book(tmp_path: Path) -> Database:
    return book(tmp_path / "mine.db")


@pytest.fixture
def their_book(tmp_path: Path) -> Database:
    return book(small_book(tmp_path / "theirs.db"))


def dumped(database: Database) -> list[list[tuple[object, ...]]]:
    views = (
        "runs",
        "counters",
        "artifacts",
        "samples",
        "dispatches",
        "pc_samples",
        "sessions",
        "calibrations",
        "findings",
    )
    keyed = {"run_id", "session_id", "calibration_id", "profile_id", "pass_id"}
    tables = []
    for view in views:
        names, rows = database.query(f"SELECT * FROM {view}", {})
        kept = [place for place, name in enumerate(names) if name not in keyed]
        tables.append(sorted((tuple(row[place] for place in kept) for row in rows), key=repr))
    return tables


def test_an_empty_book_becomes_the_other(our_book: Database, their_book: Database) -> None:
    merged = merge(our_book, their_book)
    assert (merged.runs, merged.calibrations, merged.profiles, merged.profiler_passes) == (4, 1, 4, 4)
    assert dumped(our_book) == dumped(their_book)
    assert merge(our_book, their_book).is_nothing
    assert merge(their_book, our_book).is_nothing


def test_two_peoples_books_become_one(our_book: Database, their_book: Database, step14: LoadedStep) -> None:
    """Their runs keep their time: what began later counts as later, whichever book it comes from."""
    writer = RunWriter(our_book, step14.step, step14.contract, VERSION)
    with our_book.transaction() as connection:
        connection.execute(update(run).values(started_at="2020-01-01T00:00:00+00:00", status="finished"))
    merge(their_book, our_book)
    records = [record for record in all_runs(their_book) if record.step == "step14"]
    assert records[0].run.uuid == writer.uuid
    assert len(records) == 2
    merge(our_book, their_book)
    assert dumped(our_book) == dumped(their_book)


def test_one_history_imported_twice_is_one(our_book: Database, their_book: Database, step14: LoadedStep) -> None:
    history = read_history(step14.study.history_path)
    assert history is not None
    for database in (our_book, their_book):
        with database.transaction() as connection:
            connection.execute(delete(run).where(run.c.basis == "imported"))
        import_history(database, "gfx1151", step14.contract, history)
    merged = merge(our_book, their_book)
    assert merged.runs == 2, "step14 and sm90's"
    assert len([record for record in all_runs(our_book) if record.is_imported]) == len([*history.step, *history.trial])


def test_a_contradiction_merges_nothing(our_book: Database, their_book: Database, tmp_path: Path) -> None:
    """The planted fault: a reason, a verdict of one run is another one in one of the books."""
    merge(our_book, their_book)
    before = dumped(our_book)
    changes: list[Executable] = [
        update(reason).values(text="because"),
        update(run).where(run.c.verdict == "keep").values(verdict="reject"),
    ]
    for number, change in enumerate(changes):
        other = book(Path(shutil.copy(tmp_path / "theirs.db", tmp_path / f"other{number}.db")))
        with other.transaction() as connection:
            connection.execute(change)
        with pytest.raises(InputError, match=r"contradict each other, nothing was merged: .*, run [0-9a-f]{8}: "):
            merge(our_book, other)
        assert dumped(our_book) == before


def test_a_run_that_had_not_ended_here_is_completed(our_book: Database, their_book: Database) -> None:
    merge(our_book, their_book)
    with our_book.transaction() as connection:
        changed = update(run).where(run.c.step == "step14").values(status=RunStatus.INTERRUPTED.value, verdict=None)
        connection.execute(changed)
        connection.execute(delete(reason).where(reason.c.run_id.in_(select(run.c.id).where(run.c.step == "step14"))))
    merged = merge(our_book, their_book)
    assert (merged.runs, merged.completed) == (0, 1)
    (record,) = [record for record in all_runs(our_book) if record.step == "step14"]
    assert (record.run.status, len(record.reasons)) == ("finished", 1)


def test_a_profile_that_came_later_is_added_to_its_run(our_book: Database, their_book: Database) -> None:
    merge(our_book, their_book)
    with our_book.transaction() as connection:
        connection.execute(delete(profile))
    assert merge(our_book, their_book).profiles == 4
    assert dumped(our_book) == dumped(their_book)


def test_the_command_says_what_came(parity: CommandLine, their_book: Database) -> None:
    first = parity("merge", str(their_book.path), "--json")
    assert (first.code, first.json["runs"]) == (0, 4)
    again = parity("merge", str(their_book.path))
    assert (again.code, "nothing new from" in again.out) == (0, True)
    missing = parity("merge", "no/such.db")
    assert (missing.code, "no such lab book" in missing.err) == (2, True)


def test_the_other_book_is_only_read(parity: CommandLine, tmp_path: Path) -> None:
    folder = tmp_path / "theirs"
    folder.mkdir()
    path = lab_book(folder / "theirs.db")
    before, names = path.read_bytes(), sorted(file.name for file in folder.iterdir())
    ended = parity("merge", str(path), "--json")
    assert (ended.code, ended.json["runs"] > 3) == (0, True), ended.err
    assert (path.read_bytes(), sorted(file.name for file in folder.iterdir())) == (before, names)


def test_what_is_hidden_there_hides_nothing_here_unless_asked(parity: CommandLine, tmp_path: Path) -> None:
    """A stranger hides my runs, one that only they have, and one that nobody has yet."""
    lab_book(parity.workspace.root / "results.db", until="2026-11-22")
    other = str(lab_book(tmp_path / "theirs.db"))
    our_uuids = {row["run_uuid"] for row in parity("runs", "--json").json["runs"]}
    their_book = [
        row["run_uuid"]
        for row in parity("runs", "--json", "--db", other).json["runs"]
        if row["run_uuid"] not in our_uuids
    ]
    book_there = Database(f"sqlite:///{other}").open()
    for uuid in (*our_uuids, their_book[0], "00000000-0000-4000-8000-000000000000"):
        hide(book_there, uuid, "they say so")
    ended = parity("merge", other)
    assert f"{len(our_uuids) + 1} runs of this book are hidden there: --hidden hides them here too" in ended.out
    assert {row["run_uuid"] for row in parity("runs", "--json").json["runs"]} == our_uuids | {*their_book[1:]}
    assert "not_hidden" in parity("merge", other, "--hidden", "--json").json
    assert {row["run_uuid"] for row in parity("runs", "--json").json["runs"]} == {*their_book[1:]}
