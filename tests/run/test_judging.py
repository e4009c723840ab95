"""`parity judge`: kernels against each other without a workspace, on a GPU that is played and without one."""

import re
import shutil
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


def test_a_first_kernel_that_is_wrong_on_the_gpu_is_refused(measured: StandIn) -> None:
    (hip,) = measured.rows("SELECT DISTINCT code_object_sha256 FROM build WHERE lane = 'hip'")[0]
    measured.settings |= {"wrong_from": 1, "wrong_codes": [hip]}
    asked = (
        "--contract",
        str(measured.workspace.root / CONTRACT),
        "--device",
        "hip",
        "--hip-compiler",
        "zig",
        "--json",
    )
    ended = measured("judge", "hip", "triton", *asked)
    assert (ended.code, ended.json["pairs"][0]["outcome"]) == (1, "refused"), ended.json["pairs"]
    assert ended.json["kernels"][0]["standing"] == "wrong"
    assert ended.json["kernels"][0]["detail"].startswith("wrong on the GPU: exact, ")


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
    assert (
        f"{elsewhere / 'wrong.hip'} and {elsewhere / 'mine.hip'} are not compared: {elsewhere / 'wrong.hip'}: wrong result"
        in refused
    )
    shown = parity("judge", "triton", str(elsewhere / "mine.hip"), "--contract", CONTRACT, "--hip-compiler", "zig")
    assert "are not timed, both right on the emulator: awaiting measurement" in shown.out
    assert "1.0" not in shown.out.split("\n")[0]


@pytest.mark.usefixtures("rocm")
def test_a_code_object_is_judged_as_its_source(
    parity: CommandLine, workspace: Workspace, elsewhere: Path, tmp_path: Path
) -> None:
    mine, kept, code = elsewhere / "mine.hip", tmp_path / "kept", tmp_path / "kernel.co"
    ended = judge(parity, mine, "hip", "--keep", kept)
    assert ended.json["pairs"][0]["outcome"] == "same code"
    (built, *_) = (kept / ".parity").glob("builds/*/kernel.co")
    shutil.copy(built, code)
    ended = judge(parity, mine, f"hip={code}")
    assert ended.code == 0, ended.err
    assert ended.json["pairs"][0]["outcome"] == "same code"
    (text, *_) = (kept / ".parity").glob("builds/*/kernel.s")
    small = tmp_path / "small.s"
    small.write_text(re.sub(r"kernarg_segment_size: \d+", "kernarg_segment_size: 8", text.read_text()))
    ended = judge(parity, mine, f"hip={small}")
    assert ended.code == 2
    assert "parity: lane 'small': its machine code: kernel" in ended.err
    assert "outside of the 8 bytes of arguments" in ended.err


def test_what_is_kept_is_a_workspace(parity: CommandLine, elsewhere: Path, tmp_path: Path) -> None:
    """Its study is shown as any other is, and a workspace that is there gets it beside its own."""
    kept = tmp_path / "kept"
    for contenders in (("mine.hip", "wrong.hip"), ("mine.hip", "scaled_mm.hip")):
        ended = judge(parity, *(elsewhere / name for name in contenders), "--keep", kept)
        assert ended.json["lab_book"] == str(kept / "results.db")
        uuid, study = ended.json["pairs"][0]["run_uuid"], max(path.name for path in (kept / "experiments").iterdir())
        there = {"PARITY_ROOT": str(kept), "PARITY_DB": str(kept / "results.db")}
        shown = parity("show", f"{study}/step01", "--json", env=there)
        assert shown.json["run_uuid"] == uuid, shown.err
        reported = parity("report", study, "--json", env=there).json
        assert [row["changed_files"] for row in reported["steps"]] == [[]]
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "mine.txt").write_text("mine")
    ended = judge(parity, elsewhere / "mine.hip", "hip", "--keep", tmp_path / "full")
    assert (ended.code, "is neither a workspace nor a new or empty folder" in ended.err) == (2, True)


def test_a_kernel_is_right_beside_one_that_does_not_build(parity: CommandLine, elsewhere: Path) -> None:
    (elsewhere / "broken.hip").write_text("int x = ;\n" + (elsewhere / "mine.hip").read_text())
    ended = judge(parity, elsewhere / "mine.hip", elsewhere / "broken.hip")
    assert ended.code == 1
    assert [kernel["standing"] for kernel in ended.json["kernels"]] == ["right", "not built"]
    sentence = ended.json["pairs"][0]["sentence"]
    assert f"are not compared: {elsewhere / 'broken.hip'}: build failed: " in sentence
    assert "\n" not in sentence


def test_a_kernel_may_be_called_as_a_word_of_a_sentence(parity: CommandLine, elsewhere: Path) -> None:
    """'first: c[0, 0] is ...' stands in a sentence about wrong elements."""
    for name, source in (("first", "mine"), ("odd", "wrong")):
        (elsewhere / f"{name}.hip").write_text((elsewhere / f"{source}.hip").read_text())
    sentence = judge(parity, elsewhere / "first.hip", elsewhere / "odd.hip").json["pairs"][0]["sentence"]
    assert f"are not compared: {elsewhere / 'odd.hip'}: wrong result: " in sentence
    assert "; first: c[" in sentence


def test_a_source_that_tunes_itself_is_odd(parity: CommandLine, workspace: Workspace, elsewhere: Path) -> None:
    text = (workspace.root / "triton_kernels" / "scaled_mm.py").read_text()
    kernel = "@triton.jit\ndef scaled_mm("
    tuned = text.replace(kernel, f"@triton.autotune([triton.Config({{}}, num_warps=4)], key=[])\n{kernel}")
    assert tuned != text
    (elsewhere / "tuned.py").write_text(tuned)
    ended = judge(parity, "hip", elsewhere / "tuned.py")
    assert ended.code == 0, ended.err
    (pair,) = ended.json["pairs"]
    assert [reason["code"] for reason in pair["odd"]] == ["autotuning"]
    assert "tuned.py: its source is autotuned, and the contract's constants are none of that" in pair["sentence"]


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
    renamed = elsewhere / "renamed.hip"
    ended = judge(parity, elsewhere / "kern\u00e9l \u4e2d.hip", f"{renamed}:other_name", renamed)
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
    (tmp_path / "text.co").write_text("none")
    ended = parity("judge", "triton", f"hip={tmp_path / 'text.co'}", "--contract", CONTRACT)
    assert (ended.code, "text.co: is no code object, whatever its name says" in ended.err) == (2, True)
    (tmp_path / "kernel.hsaco").write_bytes(b"\x7fELF")
    ended = parity("judge", "triton", f"triton={tmp_path / 'kernel.hsaco'}", "--contract", CONTRACT)
    assert ended.code == 2
    assert "lane 'triton' is launched as its compiler says" in ended.err


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("hip",), "A B: give two kernels, or as many as 6, which are judged by pairs, not 1"),
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
