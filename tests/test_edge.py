"""Whatever lies where a file should be, and whatever number is given, ends in one sentence and exit code 2."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from books import new_book
from conftest import CommandLine

from parity.contract.toml import read_toml
from parity.contract.workspace import Workspace, find_workspace
from parity.errors import InputError

DIGITS = "9" * 5000
DEEP = ".".join(["a"] * 3000)


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (f"x = {DIGITS}", "an integer has thousands of digits: it must fit 64 bits"),
        (f"x = -{DIGITS}", "an integer has thousands of digits: it must fit 64 bits"),
        ("[x]\ny = [1, 18446744073709551616]", "field 'x.y.1': 18446744073709551616 does not fit 64 bits"),
        ("x = -9223372036854775809", "field 'x': -9223372036854775809 does not fit 64 bits"),
        ("x = " + "[" * 50_000 + "]" * 50_000, "not valid TOML: maximum recursion depth exceeded"),
        ("x = " + "{a=" * 5000 + "1" + "}" * 5000, "not valid TOML: maximum recursion depth exceeded"),
        (f"{DEEP} = 1", "field 'a': nested more than 32 deep"),
        (f"[{DEEP}]\nx = 1", "field 'a': nested more than 32 deep"),
        ("x = " + "[" * 40 + "]" * 40, "field 'x': nested more than 32 deep"),
        (b'x = "a\x00b"', "not valid TOML: Illegal character"),
        ('x = "a\\u0000b"', "field 'x': has a NUL character"),
        ('"a\\u0000b" = 1', "has a NUL character"),
        (b'x = "\xff"', "cannot be read: 'utf-8' codec can't decode byte 0xff"),
        ('x = "y"'.encode("utf-16"), "cannot be read: 'utf-8' codec can't decode byte 0xff"),
        ('x = "\\ud800"', "not valid TOML: Escaped character is not a Unicode scalar value"),
        ("1 2 = 3", "not valid TOML"),
        ("x = 1\nx = 2", "not valid TOML: Cannot overwrite a value"),
    ],
)
def test_a_file_that_no_field_can_mean_is_one_sentence(tmp_path: Path, content: str | bytes, sentence: str) -> None:
    path = tmp_path / "some.toml"
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    with pytest.raises(InputError) as raised:
        read_toml(path)
    assert str(raised.value).startswith(f"{path}: ")
    assert sentence in str(raised.value)
    assert len(str(raised.value).splitlines()) == 1


def test_numbers_of_64_bits_and_some_tables_in_tables_are_taken(tmp_path: Path) -> None:
    path = tmp_path / "some.toml"
    path.write_text("x = [9223372036854775807, -9223372036854775808]\na.b.c.d.e = 1\n")
    assert read_toml(path)["x"] == [2**63 - 1, -(2**63)]


def folder(path: Path) -> None:
    path.mkdir()


def pipe(path: Path) -> None:
    os.mkfifo(path)


def loop(path: Path) -> None:
    path.symlink_to(path)


def unreadable(path: Path) -> None:
    path.symlink_to("/proc/self/mem")  # root may read what has no permissions, but not this


@pytest.mark.parametrize("make", [folder, pipe, loop, unreadable])
@pytest.mark.parametrize("name", ["contract.toml", "step14.toml", "history.toml", "conclusions.toml"])
def test_what_is_no_readable_file_is_one_sentence(parity: CommandLine, name: str, make: Callable[[Path], None]) -> None:
    new_book(parity.workspace)
    path = parity.workspace.experiments / "gfx1151" / name
    path.unlink()
    make(path)
    ended = parity(*(("run", "step14") if name == "step14.toml" else ("report",)))
    assert (ended.code, ended.out) == (2, "")
    assert f"{name}: {'is no ordinary file' if make in (folder, pipe) else 'cannot be read'}" in ended.err
    assert len(ended.err.splitlines()) == 1


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("findings = 3", "conclusions.toml: field 'findings': input should be a valid array, not 3"),
        ("next_plan = [1]", "conclusions.toml: field 'next_plan.0': input should be a valid string, not 1"),
        ("findings = { a = 1 }", "conclusions.toml: field 'findings': input should be a valid array"),
        ("finding = []", "conclusions.toml: field 'finding': unknown field"),
    ],
)
def test_conclusions_of_a_wrong_type_are_one_sentence(parity: CommandLine, text: str, sentence: str) -> None:
    new_book(parity.workspace)
    (parity.workspace.experiments / "gfx1151" / "conclusions.toml").write_text(text)
    ended = parity("report")
    assert (ended.code, ended.out) == (2, "")
    assert sentence in ended.err
    assert len(ended.err.splitlines()) == 1


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["show", "step14", "--run", "9" * 30], "has no run '999999999999999999999999999999'"),
        (["show", "step14", "--run", "-1"], "has no run '-1'"),
        (["show", "step14", "--run", DIGITS], "has no run '9999"),
        (["replay", "step14", "--lane", "hip", "--run", DIGITS], "has no run '9999"),
        (["grid", "gfx1151", "--units", DIGITS], "Invalid value for '--units'"),
        (["grid", "gfx1151", "--size", f"{DIGITS}x1x1"], "is not 3 sizes"),
        (["isa", "x.s", "--lds", DIGITS], "Invalid value for '--lds'"),
        (["profile", "step14", "--launches", DIGITS], "Invalid value for '--launches'"),
        (["run", "step14", "--budget", DIGITS], "is no time between 0 and a day"),
        (["run", "step14", "--device", f"hip:{DIGITS}"], "--device: 'hip:999"),
        (["run", "step14", "--build-timeout", "nan"], "Invalid value for '--build-timeout'"),
        (["run", "step" + DIGITS], "no such step"),
        (["report", DIGITS], "no such study"),
        (["sweep", "gfx1151", "--set", f"num_stages={DIGITS}"], "--set: a whole number of 5000 digits: at most 18"),
        (["sweep", "gfx1151", "--set", f"num_stages=-{DIGITS}"], "--set: a whole number of 5001 digits: at most 18"),
        (["sweep", "gfx1151", "--set", "num_stages=1e999"], "--set: '1e999' is not a finite number"),
        (["sweep", "gfx1151", "--set", "num_stages=nan"], "--set: 'nan' is not a finite number"),
        (["sweep", "gfx1151", "--set", f"tile.m={'9' * 18}"], "must be a multiple of blocks.m = 999999999999999999"),
        (["sweep", "gfx1151", "--set", "threads=0"], "--set: threads must be a whole number from 1, not '0'"),
    ],
)
def test_a_number_that_cannot_be_is_bad_input(parity: CommandLine, arguments: list[str], sentence: str) -> None:
    new_book(parity.workspace)
    ended = parity(*arguments)
    assert (ended.code, ended.out) == (2, "")
    assert sentence in " ".join(ended.err.split())
    assert "Traceback" not in ended.err


@pytest.mark.parametrize("command", [("report",), ("grid", "gfx1151"), ("replay", "step14", "--lane", "hip")])
@pytest.mark.parametrize("how", ["folder", "text", "named"])
def test_a_lab_book_that_is_none_is_one_sentence(parity: CommandLine, command: tuple[str, ...], how: str) -> None:
    book = parity.workspace.root / "results.db"
    if how == "text":
        book.write_text("no lab book" * 1000)
    else:
        book.mkdir()
    ended = parity(*command, *(("--db", str(book)) if how == "named" else ()))
    assert (ended.code, ended.out) == (2, "")
    assert ("is not a SQLite database" if how == "text" else "is a folder: name a file with --db") in ended.err
    assert len(ended.err.splitlines()) == 1


@pytest.mark.parametrize("how", [Path.touch, loop])
def test_a_workspace_whose_studies_are_no_folder_is_one_sentence(tmp_path: Path, how: Callable[[Path], None]) -> None:
    """And no other workspace is taken instead."""
    how(tmp_path / "experiments")
    ended = CommandLine(Workspace(tmp_path))("report")
    assert (ended.code, ended.out) == (2, "")
    assert ended.err == f"parity: {tmp_path / 'experiments'}: is no folder: a workspace's studies lie in it\n"
    with pytest.raises(InputError, match="experiments: is no folder"):
        find_workspace(tmp_path)


@pytest.mark.parametrize("name", [".parity", ".parity/builds", ".parity/hashes.json"])
def test_a_cache_that_cannot_be_is_one_sentence(parity: CommandLine, name: str) -> None:
    path = parity.workspace.root / name
    parity.workspace.private.rename(parity.workspace.root / "away")
    path.parent.mkdir(exist_ok=True)
    if name.endswith(".json"):
        path.mkdir()
    else:
        path.touch()
    ended = parity("run", "step14", "--hip-compiler", "zig", "--device", "emulator")
    assert (ended.code, ended.out) == (2, "")
    assert name in ended.err
    assert len(ended.err.splitlines()) == 1


def test_a_launch_file_with_a_number_of_5000_digits_is_one_sentence(parity: CommandLine, tmp_path: Path) -> None:
    (tmp_path / "launch.toml").write_text(f"grid = [{DIGITS}]")
    (tmp_path / "kernel.s").write_text("")
    ended = parity("emulate", str(tmp_path / "kernel.s"), "--launch", str(tmp_path / "launch.toml"))
    assert ended.code == 2
    assert ended.err.endswith("an integer has thousands of digits: it must fit 64 bits\n")


@pytest.mark.parametrize(
    "command",
    [
        "run step01",
        "report",
        "show step01",
        "diff step01 step02",
        "sweep mine --set num_stages=1",
        "grid mine",
        "calibrate step01",
        "profile step01",
        "replay step01 --lane hip",
        "runs artifact 1",
        "merge other.db",
        "profile import profile.csv step01",
    ],
)
def test_without_a_workspace_a_sentence_says_how_to_make_one(tmp_path: Path, command: str) -> None:
    ended = CommandLine(Workspace(tmp_path))(*command.split())
    assert (ended.code, ended.out, len(ended.err.splitlines())) == (2, "", 1)
    assert f"{tmp_path}: no workspace here or above" in ended.err
    assert "run 'parity init' here, or cd into a workspace" in ended.err
    assert not [*tmp_path.iterdir()]
