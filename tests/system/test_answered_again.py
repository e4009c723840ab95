"""Reports are answered again, and never with what is no longer so."""

import hashlib
import json
import os
import shutil
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from command_line import CommandEnd, CommandLine

from parity.contract.workspace import Workspace
from parity.store import Database
from parity.system.again import keeping_answer

ROOT = Path(__file__).resolve().parent.parent.parent
STUDY = Path("experiments/gfx1151")


@pytest.fixture
def lab(tmp_path: Path) -> CommandLine:
    """This repository's lab book, with steps whose files have changed since."""
    root = tmp_path / "lab"
    for folder in ("experiments", "hip_kernels", "triton_kernels"):
        shutil.copytree(ROOT / folder, root / folder, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "results.db", root)
    shutil.copy(ROOT / "parity.toml", root)
    time.sleep(0.15)
    return CommandLine(Workspace(root))


def asked(lab: CommandLine, *words: str, env: dict[str, str] | None = None, cache: str = "cache") -> CommandEnd:
    return lab.process(*words, env={"XDG_CACHE_HOME": str(lab.workspace.root.parent / cache)} | (env or {}))


def afresh(lab: CommandLine, *words: str) -> CommandEnd:
    """What a user is told for whom nothing is kept."""
    shutil.rmtree(lab.workspace.root.parent / "fresh", ignore_errors=True)
    return asked(lab, *words, cache="fresh")


def answers(lab: CommandLine) -> list[Path]:
    folder = lab.workspace.root.parent / "cache/parity/answers"
    return sorted(folder.iterdir()) if folder.exists() else []


def falsify(answer: Path) -> None:
    """Make a kept answer another one, so that it can be told from one that is made anew."""
    head, _, content = answer.read_bytes().partition(b"\n")
    other = content.replace(b"step11", b"step99")
    head = json.dumps(json.loads(head) | {"sha256": hashlib.sha256(other).hexdigest()}).encode()
    answer.write_bytes(head + b"\n" + other)


def rewritten(path: Path, old: str, new: str) -> None:
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))


@pytest.mark.parametrize("words", [("report",), ("report", "gfx1151", "--json", "--brief"), ("show", "gfx1151/step18")])
def test_the_same_question_gets_the_same_answer_without_being_worked_out(
    lab: CommandLine, words: tuple[str, ...]
) -> None:
    first = asked(lab, *words)
    assert first.code == 0
    (answer,) = answers(lab)
    assert asked(lab, *words) == first
    falsify(answer)
    assert asked(lab, *words).out == first.out.replace("step11", "step99") != first.out
    answer.chmod(0o666)
    assert asked(lab, *words) == first


def another_source(root: Path) -> None:
    rewritten(root / "triton_kernels/scaled_mm.py", "tl.load", "tl .load")


def a_source_as_it_was(root: Path) -> None:
    """A time that is set back does not hide it."""
    source = root / "triton_kernels/scaled_mm.py"
    before = source.stat()
    rewritten(source, "tl.load", "tl.l0ad")
    os.utime(source, ns=(before.st_atime_ns, before.st_mtime_ns))


def no_source(root: Path) -> None:
    shutil.rmtree(root / "triton_kernels")


def another_plan(root: Path) -> None:
    rewritten(root / STUDY / "conclusions.toml", "Time steps 15, 18 and 19", "Time all steps")


def another_study(root: Path) -> None:
    shutil.copytree(root / STUDY, root / "experiments/gfx1151-new")


def another_default(root: Path) -> None:
    rewritten(root / "parity.toml", "gfx1151", "gfx942")


def another_run(root: Path) -> None:
    """Seen while another process still has the lab book open, too."""
    with closing(sqlite3.connect(root / "results.db")) as book, book:
        book.execute("UPDATE run SET title = 'Another title' WHERE study = 'gfx1151' AND step = 'step22'")


@pytest.mark.parametrize(
    "change",
    [another_source, a_source_as_it_was, no_source, another_plan, another_study, another_default, another_run],
)
def test_what_has_changed_is_seen(lab: CommandLine, change: Callable[[Path], None]) -> None:
    asked(lab, "report")
    falsify(*answers(lab))
    change(lab.workspace.root)
    changed = asked(lab, "report")
    assert (changed, "step99" in changed.out) == (afresh(lab, "report"), False)


def test_a_file_that_comes_back_is_seen(lab: CommandLine) -> None:
    folder = lab.workspace.root / "triton_kernels"
    kept = folder.rename(folder.with_name("kept"))
    time.sleep(0.15)
    gone = asked(lab, "show", "gfx1151/step18")
    falsify(*answers(lab))
    kept.rename(folder)
    assert asked(lab, "show", "gfx1151/step18") == afresh(lab, "show", "gfx1151/step18") != gone


def test_what_another_process_has_just_written_is_seen(lab: CommandLine) -> None:
    """It is in the write-ahead log alone, as long as that process has the lab book open."""
    with closing(sqlite3.connect(lab.workspace.root / "results.db", isolation_level=None)) as book:
        book.execute("PRAGMA journal_mode = WAL")
        book.execute("SELECT count(*) FROM run").fetchone()
        first = asked(lab, "report")
        asked(lab, "report")
        book.execute("UPDATE run SET title = 'Another title' WHERE study = 'gfx1151' AND step = 'step22'")
        changed = asked(lab, "report")
        assert (changed.out != first.out, "Another title" in changed.out) == (True, True)


def test_another_terminal_or_variable_is_another_question(lab: CommandLine) -> None:
    asked(lab, "report")
    falsify(*answers(lab))
    narrow = asked(lab, "report", env={"COLUMNS": "80"})
    assert ("step99" in narrow.out, max(map(len, narrow.out.splitlines())) <= 80) == (False, True)
    assert asked(lab, "report", env={"PARITY_DB": "none.db"}).code == 2


@pytest.mark.parametrize(
    "words", [("report", "--help"), ("report", "gfx1201", "--html", "pages"), ("report", "nowhere")]
)
def test_only_an_answer_is_kept(lab: CommandLine, words: tuple[str, ...]) -> None:
    """No help, no mistake, and nothing of a command that writes files."""
    first = asked(lab, *words)
    assert answers(lab) == []
    assert asked(lab, *words) == first


def test_a_sentence_on_standard_error_is_said_each_time(lab: CommandLine) -> None:
    with closing(sqlite3.connect(lab.workspace.root / "results.db")) as book, book:
        latest = "(SELECT max(id) FROM run WHERE study = 'gfx942' AND step = 'step01')"
        book.execute(f"UPDATE run SET status = 'interrupted' WHERE id = {latest}")
    time.sleep(0.15)
    first = asked(lab, "show", "gfx942/step01")
    assert (first.code, first.err != "") == (0, True)
    assert asked(lab, "show", "gfx942/step01") == first


def test_a_file_that_changed_a_moment_ago_may_change_again(lab: CommandLine) -> None:
    """As one that is changed at this moment, however long a process takes to start."""
    ahead = time.time() + 60
    os.utime(lab.workspace.root / STUDY / "conclusions.toml", (ahead, ahead))
    asked(lab, "report")
    assert answers(lab) == []


def test_what_a_server_says_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from parity.system.again import emit_bytes

    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    for url, kept in (("postgresql+psycopg://nowhere/book", 0), (f"sqlite:///{tmp_path}/book.db", 1)):
        with keeping_answer():
            Database(url)
            emit_bytes(b"so many runs")
        assert len(list(tmp_path.glob("parity/answers/*"))) == kept


def test_few_answers_are_kept(lab: CommandLine) -> None:
    asked(lab, "report")
    (answer,) = answers(lab)
    for number in range(60):
        os.utime(shutil.copy(answer, answer.with_name(f"{number}")), (number, number))
    asked(lab, "report", "gfx942")
    assert (len(answers(lab)), answer.exists()) == (50, True)
