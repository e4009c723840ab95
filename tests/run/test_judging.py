"""`parity judge`: kernels against each other without a workspace, on a GPU that is played and without one."""

import hashlib
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from conftest import CommandLine, StandIn

from parity.contract.workspace import Workspace

pytestmark = pytest.mark.slow
CONTRACT = "experiments/gfx1151/contract.toml"


@pytest.fixture
def elsewhere(workspace: Workspace, tmp_path: Path) -> Path:
    """A folder with a HIP kernel and what it includes, and a wrong one: its scale is twice as large."""
    folder = tmp_path / "elsewhere"
    shutil.copytree(workspace.root / "hip_kernels", folder)
    text = (folder / "scaled_mm.hip").read_text()
    (folder / "mine.hip").write_text(text)
    wrong = text.replace("store_tile(acc, *scale,", "store_tile(acc, 2 * *scale,")
    assert wrong != text
    (folder / "wrong.hip").write_text(wrong)
    return folder


def judge(parity: CommandLine, *words: str | Path, contract: Path | str = CONTRACT) -> Any:
    return parity("judge", *map(str, words), "--contract", str(contract), "--hip-compiler", "zig", "--json")


def files_of(folder: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in folder.rglob("*") if path.is_file() and ".parity" not in path.parts}


def test_kernels_are_timed_against_each_other(measured: StandIn) -> None:
    folder = measured.workspace.root
    (triton,) = measured.rows("SELECT DISTINCT code_object_sha256 FROM build WHERE lane = 'triton'")[0]
    measured.settings["ms"] = {"default": 50.0, triton: 40.0}
    asked = ("--contract", str(folder / CONTRACT), "--device", "hip", "--hip-compiler", "zig", "--json")
    measured("run", "step14", "--device", "emulator", "--hip-compiler", "zig")  # leaves the stand-in's file as it is
    before = files_of(folder)
    ended = measured("judge", "hip", "triton", *asked)
    assert ended.code == 0, ended.err
    (pair,) = ended.json["pairs"]
    assert pair["outcome"] == "faster"
    assert pair["speedup"] == pytest.approx(1.25, rel=0.01)
    assert pair["low"] < pair["speedup"] < pair["high"]
    assert pair["sentence"].startswith("triton is 1.2")
    assert " times as fast as hip, both right, " in pair["sentence"]
    assert pair["basis"] == "measured"
    assert [(one["place"], one["kernel"]) for one in ended.json["ranking"]] == [(1, "triton"), (2, "hip")]
    assert files_of(folder) == before, "nothing of the workspace is changed"
    ended = measured("judge", "triton", "hip", *asked)
    (pair,) = ended.json["pairs"]
    assert (ended.code, pair["outcome"]) == (0, "slower")
    assert pair["high"] < 1
    assert pair["sentence"].startswith("hip is 0.8")


def test_what_is_wrong_is_refused_and_the_others_are_not(parity: CommandLine, elsewhere: Path) -> None:
    ended = judge(parity, elsewhere / "mine.hip", elsewhere / "wrong.hip", "triton")
    assert ended.code == 1, ended.err
    standings = {kernel["name"]: kernel["standing"] for kernel in ended.json["kernels"]}
    assert standings == {"mine": "right", "wrong": "wrong", "triton": "right"}
    outcomes = {(pair["first"], pair["second"]): pair["outcome"] for pair in ended.json["pairs"]}
    assert outcomes == {
        ("mine", "wrong"): "refused",
        ("mine", "triton"): "not timed",
        ("wrong", "triton"): "refused",
    }
    assert ended.json["ranking"] is None
    refused = ended.json["pairs"][0]["sentence"]
    assert f"{elsewhere / 'wrong.hip'} and {elsewhere / 'mine.hip'} are not compared: wrong: wrong result" in refused
    shown = parity("judge", "triton", str(elsewhere / "mine.hip"), "--contract", CONTRACT, "--hip-compiler", "zig")
    assert "are not timed, both right on the emulator: awaiting measurement" in shown.out
    assert "1.0" not in shown.out.split("\n")[0]


@pytest.mark.usefixtures("rocm")
def test_a_code_object_is_judged_as_its_source(
    parity: CommandLine, workspace: Workspace, elsewhere: Path, tmp_path: Path
) -> None:
    book, code = tmp_path / "book.db", tmp_path / "kernel.co"
    ended = parity("judge", str(elsewhere / "mine.hip"), "hip", "--contract", CONTRACT, "--hip-compiler", "zig", "--db",
        str(tmp_path / "first.db"), "--json")  # fmt: skip
    assert ended.json["pairs"][0]["outcome"] == "same code"
    with closing(sqlite3.connect(tmp_path / "first.db")) as connection:
        (sha256,) = connection.execute("SELECT sha256 FROM artifact WHERE name = 'kernel.co'").fetchone()
    every = [path.read_bytes() for path in workspace.private.glob("builds/*/kernel.co")]
    code.write_bytes(next(content for content in every if hashlib.sha256(content).hexdigest() == sha256))
    ended = parity(
        "judge", str(elsewhere / "mine.hip"), f"hip={code}", "--contract", CONTRACT, "--hip-compiler", "zig", "--db", str(book),
        "--json",
    )  # fmt: skip
    assert ended.code == 0, ended.err
    assert (ended.json["pairs"][0]["outcome"], ended.json["lab_book"]) == ("same code", str(book))
    with closing(sqlite3.connect(book)) as connection:
        assert connection.execute("SELECT uuid FROM run").fetchall() == [(ended.json["pairs"][0]["run_uuid"],)]


def test_a_contract_alone_is_enough(parity: CommandLine, workspace: Workspace, tmp_path: Path, elsewhere: Path) -> None:
    """Its lanes say how files are launched, and their own kernels need not be there."""
    contract = tmp_path / "alone" / "contract.toml"
    contract.parent.mkdir()
    shutil.copy(workspace.root / CONTRACT, contract)
    ended = judge(parity, elsewhere / "mine.hip", elsewhere / "mine.hip", contract=contract)
    assert ended.code == 0, ended.err
    assert [kernel["name"] for kernel in ended.json["kernels"]] == ["mine", "mine_2"]
    assert not [path for path in contract.parent.iterdir() if path != contract]


def test_nothing_is_recorded_unless_it_is_asked_for(
    parity: CommandLine, elsewhere: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Right kernels whose names are no names of lanes, and one of another symbol."""
    monkeypatch.setenv("PARITY_DB", str(tmp_path / "mine.db"))
    other = (elsewhere / "mine.hip").read_text()
    (elsewhere / "kern\u00e9l \u4e2d.hip").write_text(other)
    (elsewhere / "renamed.hip").write_text(other.replace("\nscaled_mm(", "\nother_name("))
    ended = judge(parity, elsewhere / "kern\u00e9l \u4e2d.hip", f"{elsewhere / 'renamed.hip'}:other_name")
    assert ended.code == 0, ended.err
    assert {kernel["standing"] for kernel in ended.json["kernels"]} == {"right"}
    assert not (tmp_path / "mine.db").exists()


def test_what_is_wrong_is_named_as_it_was_given(parity: CommandLine, workspace: Workspace) -> None:
    path = workspace.root / CONTRACT
    path.write_text(path.read_text().replace('a = { dtype = "float16" }', 'a = { dtype = "flot16" }'))
    ended = parity("judge", "hip", "triton", "--contract", CONTRACT)
    assert ended.code == 2
    assert f"parity: {CONTRACT}: field 'tensors.a.dtype'" in ended.err


def test_a_code_object_of_triton_is_not_called_wrong(parity: CommandLine, tmp_path: Path) -> None:
    """Its compiler says how it is launched, and the contract does not."""
    (tmp_path / "kernel.hsaco").write_bytes(b"\x7fELF")
    ended = parity("judge", "triton", f"triton={tmp_path / 'kernel.hsaco'}", "--contract", CONTRACT)
    assert ended.code == 2
    assert "lane 'triton' is launched as its compiler says" in ended.err


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("hip",), "A B: two kernels are judged, or as many as 6 by pairs: 1 are given"),
        (("hip", "nothing.hip"), "nothing.hip: no such file, and no lane of experiments/gfx1151/contract.toml"),
        (("hip", "tritom"), "did you mean 'triton'"),
        (("hip", "wmma=hip_kernels/scaled_mm.hip"), "'wmma' is no lane of experiments/gfx1151/contract.toml"),
        (("hip", "README.md"), "README.md: launched as which lane of experiments/gfx1151/contract.toml? Write LANE="),
    ],
)
def test_what_cannot_be_judged_is_said(parity: CommandLine, workspace: Workspace, words: Any, sentence: str) -> None:
    (workspace.root / "README.md").write_text("none")
    ended = parity("judge", *words, "--contract", CONTRACT)
    assert (ended.code, sentence in ended.err) == (2, True), ended.err


def test_a_contract_that_is_not_there_is_said(parity: CommandLine) -> None:
    ended = parity("judge", "hip", "triton", "--contract", "experiments/gfx1152")
    assert (ended.code, "--contract: experiments/gfx1152: no such file" in ended.err) == (2, True), ended.err
