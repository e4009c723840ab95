"""Damaged lab books: a figure is what its hash says, or it is not shown."""

import hashlib
import lzma
import sqlite3
import tracemalloc
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace

import pytest
from books import lab_book, rows_of
from conftest import CommandLine

from parity.errors import StoreError
from parity.records import Basis
from parity.report.frames import connect
from parity.store import Database, find_run, merge
from parity.store.blobs import is_whole
from parity.store.readings import Reading, add_reading, damaged_readings, stored_readings

pytestmark = pytest.mark.slow

SHORTLY = "2026-11-21T12:00"  # step14 has been measured twice: a quarter of the lab book, which is merged as fast
DAMAGED = "are not what their hash says: run the step again to store them anew, or hide the run with 'parity runs rm "
OF_STEP14 = """
    FROM reading_counter c JOIN counter_name n ON n.id = c.name_id JOIN run_reading l ON l.reading_id = c.reading_id
    JOIN run r ON r.id = l.run_id WHERE r.study = 'gfx1151' AND r.step = 'step14' AND l.lane = 'triton'
    AND n.name = 'next_free_vgpr'
"""


def damage(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(statement)


def one_vgpr_less(path: Path) -> None:
    """The planted fault: one counter of step14's Triton lane is another number."""
    damage(
        path,
        f"UPDATE reading_counter SET value = 2611 WHERE (reading_id, name_id) IN (SELECT c.reading_id, n.id {OF_STEP14})",
    )


@pytest.fixture
def damaged(parity: CommandLine) -> Path:
    path = lab_book(parity.workspace.root / "results.db")
    one_vgpr_less(path)
    return path


@pytest.mark.parametrize(
    "command",
    [
        "report",
        "report --json",
        "report --all",
        "report --markdown",
        "report --summary",
        "report --step step14",
        "show step14",
        "show step14 --summary",
        "diff step14 step12",
        "export counters --csv views",
        "runs dump results.db",
        "export isa_deltas --csv views",
        "report gfx1151 --html pages",
    ],
)
def test_no_door_shows_a_figure_that_was_changed(parity: CommandLine, damaged: Path, command: str) -> None:
    ended = parity(*command.split())
    assert (ended.code, DAMAGED in ended.err, "2611" in ended.out.split()) == (2, True, False)
    assert "lane triton in run " in ended.err


def test_a_frame_is_checked_too(damaged: Path) -> None:
    with pytest.raises(StoreError, match="are not what their hash says"):
        connect(str(damaged)).frame("counters")
    assert len(connect(str(damaged)).frame("runs"))


def test_nothing_is_merged_from_a_damaged_book(parity: CommandLine, damaged: Path, tmp_path: Path) -> None:
    ended = parity("merge", str(damaged), "--db", str(tmp_path / "mine.db"))
    assert (ended.code, f"{damaged}: is damaged: " in ended.err, DAMAGED in ended.err) == (2, True, True)
    assert rows_of(tmp_path / "mine.db", "SELECT COUNT(*) FROM run") == [(0,)]


def test_a_damaged_book_is_mended_by_a_whole_one(damaged: Path, tmp_path: Path) -> None:
    whole = Database(f"sqlite:///{lab_book(tmp_path / 'whole.db')}").open(only_read=True)
    book = Database(f"sqlite:///{damaged}").open()
    assert merge(book, whole).is_nothing
    with book.reading() as connection:
        assert damaged_readings(connection) == {}


@pytest.mark.slow
def test_nothing_is_run_against_a_damaged_baseline(parity: CommandLine) -> None:
    path = lab_book(parity.workspace.root / "results.db")
    damage(
        path,
        "UPDATE reading_counter SET value = value + 1 WHERE reading_id IN (SELECT id FROM reading WHERE basis = 'imported')",
    )
    ended = parity("run", "step14", "--hip-compiler", "zig", "--json")
    assert (ended.code, "is damaged: the imported figures of lane" in ended.err) == (2, True)


def test_a_hidden_run_no_longer_bars_the_report(parity: CommandLine, damaged: Path) -> None:
    while (ended := parity("report")).code:
        number = ended.err.partition("parity runs rm ")[2].split()[0]
        assert parity("runs", "rm", number, "--why", "damaged").code == 0
    assert "step13" in ended.out


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE reading SET subject = 'reader 9'",
        "UPDATE reading_counter SET value = 9e999",
        "UPDATE reading_counter SET value = 'many'",
        "UPDATE reading_counter SET value = x'ff'",
        "DELETE FROM reading_counter",
        "DELETE FROM reading_memory",
        "UPDATE reading_finding SET line = 1",
        "UPDATE reading SET basis = 'measured'",
        "UPDATE counter_name SET name = 'renamed' WHERE name = 'lds_bytes'",
    ],
)
def test_every_part_of_a_reading_is_checked(tmp_path: Path, change: str) -> None:
    path = lab_book(tmp_path / "lab.db")
    damage(path, change)
    ((number,),) = rows_of(path, "SELECT MAX(id) FROM run WHERE study = 'gfx1151' AND step = 'step14'")
    with pytest.raises(StoreError, match=r"lab\.db: is damaged: the \w+ figures of lane \w+ in run \d+ \(gfx1151/"):
        find_run(Database(f"sqlite:///{path}").open(only_read=True), int(str(number)))


def test_a_run_that_has_the_same_reading_stores_it_anew(damaged: Path, tmp_path: Path) -> None:
    """What is stored under the hash is not linked to unless it is that."""
    ((number, run),) = rows_of(damaged, f"SELECT c.reading_id, r.id {OF_STEP14} ORDER BY r.id DESC LIMIT 1")
    whole = Database(f"sqlite:///{lab_book(tmp_path / 'whole.db')}").open(only_read=True)
    with whole.reading() as connection:
        ((_, stored_reading),) = stored_readings(connection, [int(str(number))])
    counters = {(row.scope, row.name): row.value for row in stored_reading.counters}
    head = stored_reading.head
    memory, findings = (
        tuple(row._asdict() for row in rows) for rows in (stored_reading.memory, stored_reading.findings)
    )
    reading = Reading(
        Basis(head.basis),
        head.subject,
        head.code_object_sha256,
        head.kernel_name,
        head.dynamic_lds_bytes,
        counters,
        memory,
        findings,
    )
    book = Database(f"sqlite:///{damaged}").open()
    with book.transaction() as connection:
        add_reading(connection, 1, "again", reading)
    assert find_run(book, int(str(run))).counter("triton", "resources", "next_free_vgpr") == 226
    assert rows_of(damaged, "SELECT reading_id FROM run_reading WHERE lane = 'again'") == [(number,)]


def test_doctor_checks_the_whole_book(parity: CommandLine) -> None:
    path = lab_book(parity.workspace.root / "results.db")
    ended = parity("doctor", "--book", "--json")
    assert (ended.code, {diagnosis["state"] for diagnosis in ended.json["diagnoses"]}) == (0, {"ok"})
    one_vgpr_less(path)
    damage(
        path,
        "UPDATE blob SET data = zeroblob(20) WHERE sha256 = (SELECT sha256 FROM artifact WHERE name = 'kernel.s' LIMIT 1)",
    )
    damage(path, "UPDATE stage SET run_id = 4711 WHERE id = 1")
    ended = parity("doctor", "--book", "--json")
    problems = {
        diagnosis["topic"]: diagnosis["text"]
        for diagnosis in ended.json["diagnoses"]
        if diagnosis["state"] == "problem"
    }
    assert (ended.code, sorted(problems)) == (1, ["contents", "figures", "references"])
    assert problems["references"] == "1 rows of stage refer to rows of run that are not there"
    assert "the content of kernel.s of lane " in problems["contents"]
    page = path.read_bytes()
    path.write_bytes(page[:-4096] + bytes(4096))
    ended = parity("doctor", "--book", "--json")
    assert ended.code in (1, 2)
    assert "damage" in ended.err or any(
        diagnosis["topic"] == "file" and diagnosis["state"] == "problem" for diagnosis in ended.json["diagnoses"]
    )
    assert parity("doctor", "--db", str(path)).code == 2


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ("UPDATE contract SET body = '{'", "a document that is not JSON"),
        ("UPDATE contract SET body = '[1]'", "contract "),
        ("UPDATE contract SET body = 5", "contract "),
        ("UPDATE contract SET body = '{}'", "contract "),
        ("UPDATE run SET spec = '[1]'", "the spec of run "),
        ("UPDATE run SET spec = 5", "the spec of run "),
        ("UPDATE run SET title = CAST(x'ff' AS TEXT)", "a text that is not UTF-8"),
        ("UPDATE timing SET value = 'abc'", "a time of run "),
        ("UPDATE run SET status = 'odd'", "the status of run "),
        ("UPDATE run SET contract_id = 4711", "the contract of run "),
        ("DELETE FROM reading", "figures of lane "),
        ("UPDATE blob SET data = 'text'", "kernel.s"),
        ("UPDATE blob SET size_bytes = size_bytes - 1", "kernel.s"),
    ],
)
def test_a_row_that_no_parity_has_written_is_a_sentence(parity: CommandLine, change: str, sentence: str) -> None:
    path = lab_book(parity.workspace.root / "results.db", until=SHORTLY)
    damage(path, change)
    where = {"blob": ["runs artifact step14 kernel.s --lane triton"], "timing": ["report --all"]}
    commands = where.get(change.split()[1], ["report", "show step14", "runs artifact step14 kernel.s --lane triton"])
    for command in commands:
        ended = parity(*command.split())
        assert (ended.code, "damaged" in ended.err, sentence in ended.err, ended.out) == (2, True, True, "")
    merged = parity("merge", str(path), "--db", str(path.parent / "new.db"))
    assert merged.code in (0, 2)


def test_a_content_is_unpacked_to_its_stated_size_only() -> None:
    """A gigabyte of zeros is a few kilobytes: what says that it is small must not become large."""
    data = lzma.compress(bytes(1 << 28), preset=0)
    row = {"sha256": hashlib.sha256(bytes(1 << 28)).hexdigest(), "size_bytes": 100, "data": data}
    tracemalloc.start()
    assert not is_whole(row)
    assert tracemalloc.get_traced_memory()[1] < 1 << 20
    tracemalloc.stop()


def test_a_run_of_the_future_is_not_the_latest_for_ever(parity: CommandLine) -> None:
    path = lab_book(parity.workspace.root / "results.db")
    damage(path, "UPDATE run SET started_at = '2999-01-01T00:00:00.000+00:00' WHERE id = 68")
    assert parity("show", "step14", "--json").json["run_id"] == 39
    ended = parity("doctor", "--book", "--json")
    (problem,) = (diagnosis["text"] for diagnosis in ended.json["diagnoses"] if diagnosis["state"] == "problem")
    assert problem.startswith("run 68 (gfx1151/step14) is dated 2999-01-01T00:00:00.000+00:00, in the future")


def test_on_a_full_disk_a_book_is_read(parity: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
    path = lab_book(parity.workspace.root / "results.db")
    names = sorted(path.parent.iterdir())
    monkeypatch.setattr("parity.store.database.shutil.disk_usage", lambda _: SimpleNamespace(free=0))
    assert "step14" in parity("report").out
    assert sorted(path.parent.iterdir()) == names
    ended = parity("runs", "rm", "18", "--why", "wrong")
    assert (ended.code, "the disk is full" in ended.err) == (2, True)
