"""What killed processes leave is removed; what is in use, or might be, is not."""

import fcntl
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import pytest

from parity.system.leftovers import appears_whole, new_workplace, release, remove_leftovers, temporary_folder

KEY = "0" * 64
GONE = 1 << 22  # more than any process has on Linux


def test_a_workplace_goes_with_the_next_run_only_when_its_process_is_gone(tmp_path: Path) -> None:
    code = (
        "import sys, time; from pathlib import Path; from parity.system.leftovers import new_workplace\n"
        f"print(new_workplace(Path({str(tmp_path / 'builds')!r}), {KEY!r}), flush=True); time.sleep(60)"
    )
    other = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True)
    assert other.stdout is not None
    theirs = Path(other.stdout.readline().strip())
    our_workplace = new_workplace(tmp_path / "builds", KEY)
    assert our_workplace != theirs
    remove_leftovers(tmp_path)
    assert our_workplace.is_dir()
    assert theirs.is_dir()
    other.kill()
    other.wait()
    other.stdout.close()
    remove_leftovers(tmp_path)
    assert our_workplace.is_dir()
    assert not theirs.exists()
    release(our_workplace)
    remove_leftovers(tmp_path)
    assert not our_workplace.exists()


def test_temporary_folders_go_with_their_block_or_with_the_next_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = (
        "import time; from parity.system.leftovers import new_temporary\n"
        "print(new_temporary('session'), flush=True); time.sleep(60)"
    )
    other = subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, text=True, env={"TMPDIR": str(tmp_path)}
    )
    assert other.stdout is not None
    theirs = Path(other.stdout.readline().strip())
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    strangers = [tmp_path / name for name in ("parity-notes", "parity-session-1", "other")]
    for path in strangers:
        path.mkdir()
    with temporary_folder("worker") as our_folder:
        assert our_folder.stat().st_mode & 0o777 == 0o700
        remove_leftovers(tmp_path / "private")
        assert our_folder.is_dir()
        assert theirs.is_dir()
    assert not our_folder.exists()
    other.kill()
    other.wait()
    other.stdout.close()
    monkeypatch.setattr(os, "geteuid", lambda: os.getuid() + 1)
    remove_leftovers(tmp_path / "private")
    assert theirs.is_dir()  # another user's
    monkeypatch.undo()
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    remove_leftovers(tmp_path / "private")
    assert sorted(tmp_path.iterdir()) == sorted(strangers)


def test_finished_and_failed_builds_and_strangers_stay(tmp_path: Path) -> None:
    names = [KEY, f"{KEY}.failed", "notes.txt", "toolchains"]
    for name in names:
        (tmp_path / "builds" / name).mkdir(parents=True)
    (tmp_path / "builds" / f"{KEY}.1234").symlink_to(tmp_path)
    remove_leftovers(tmp_path)
    assert sorted(path.name for path in (tmp_path / "builds").iterdir()) == sorted([*names, f"{KEY}.1234"])


def test_a_file_system_without_locks_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_locks(*_: object) -> None:
        raise OSError(95, "Operation not supported")

    monkeypatch.setattr(fcntl, "flock", no_locks)
    made = new_workplace(tmp_path / "builds", KEY)
    remove_leftovers(tmp_path)
    assert made.is_dir()


def test_temporary_files_go_when_their_process_is_gone_or_the_number_is_anothers_by_now(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    engine = tmp_path / "cache" / "parity" / "engine"
    engine.mkdir(parents=True)
    year_ago = time.time() - 365 * 86_400
    files = {
        engine / f"engine-abc.{GONE}.c": False,
        engine / f"engine-abc.{os.getpid()}.o": True,
        engine / f"engine-old.{os.getpid()}.tmp": False,
        engine / f"engine32-abc.{GONE}.tmp": False,
        engine / "engine32-abc.so": True,
        tmp_path / f"hashes.{GONE}": False,
        tmp_path / "hashes.json": True,
    }
    for path in files:
        path.write_text("")
        if "old" in path.name:
            os.utime(path, (year_ago, year_ago))  # before this process began
    remove_leftovers(tmp_path)
    assert {path: path.exists() for path in files} == files


def test_a_workspace_without_a_private_folder_has_no_leftovers(tmp_path: Path) -> None:
    remove_leftovers(tmp_path / ".parity")
    assert not (tmp_path / ".parity").exists()


def test_what_a_killed_process_left_beside_a_file_goes_with_the_next_writing(tmp_path: Path) -> None:
    left, being_written, stranger = (tmp_path / f".out.csv.{suffix}" for suffix in (GONE, os.getppid(), "backup"))
    for path in (left, being_written, stranger):
        path.write_text("half")
    with appears_whole(tmp_path / "out.csv") as beside:
        beside.write_text("whole")
    assert (tmp_path / "out.csv").read_text() == "whole"
    assert [path.exists() for path in (left, being_written, stranger, beside)] == [False, True, True, False]
