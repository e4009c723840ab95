"""`parity build`: the artifacts of a step in a folder, for other tools, and nothing in the lab book."""

import hashlib
import json
from pathlib import Path

import pytest
from conftest import CommandLine
from own_study import write_study
from test_launches import CONTRACT, KERNELS

from parity.contract.workspace import Workspace

pytestmark = pytest.mark.slow
ZIG = ("--hip-compiler", "zig")


def names(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def test_the_artifacts_of_all_lanes_are_left(parity: CommandLine, workspace: Workspace) -> None:
    ended = parity("build", "step14", *ZIG, "--json")
    assert ended.code == 0, ended.err
    document = ended.json
    assert (document["schema"], document["study"], document["step"]) == ("parity.build/1", "gfx1151", "step14")
    folder = workspace.root / "build" / "gfx1151-step14"
    assert names(folder / "hip") == {
        "kernel.co",
        "kernel.s",
        "kernel.ll",
        "log.txt",
        "scaled_mm.hip",
        "scaled_mm.h",
        "artifacts.json",
    }
    assert {"kernel.co", "kernel.s", "kernel.ttgir", "kernel.llir", "log.txt", "scaled_mm.py"} < names(
        folder / "triton"
    )
    for lane_document in document["lanes"].values():
        assert lane_document["build"]["ok"]
        for file in lane_document["artifacts"]:
            assert (
                hashlib.sha256((workspace.root / lane_document["folder"] / file["name"]).read_bytes()).hexdigest()
                == file["sha256"]
            )
    assert not (workspace.root / "results.db").exists()
    run = parity("run", "step14", *ZIG, "--json").json
    for lane in ("hip", "triton"):
        assert run["lanes"][lane]["build"]["cached"]
        assert run["lanes"][lane]["code_object_sha256"] == document["lanes"][lane]["code_object_sha256"]
    shown = parity("isa", str(folder / "hip" / "kernel.s"), "--json")
    assert shown.code == 0, shown.err


def test_one_lane_goes_where_it_is_wanted(parity: CommandLine, workspace: Workspace, tmp_path: Path) -> None:
    ended = parity("build", "step14", "--lane", "hip", "--out", str(tmp_path / "out"), *ZIG)
    assert ended.code == 0, ended.err
    assert ended.out.splitlines()[-1] == f"hip: built, in {tmp_path / 'out' / 'hip'}"
    assert [path.name for path in (tmp_path / "out").iterdir()] == ["hip"]
    assert not (workspace.root / "build").exists()


def test_each_launch_has_its_folder(parity: CommandLine, workspace: Workspace) -> None:
    header = KERNELS.partition("KERNEL partial")[0]
    kernels = KERNELS.replace(header, '#include "../common/head.h"\n')
    write_study(workspace, "split", CONTRACT, {"mine/split.hip": kernels, "common/head.h": header})
    ended = parity("build", "split/step01", *ZIG, "--out", "out", "--json")
    assert ended.code == 0, ended.err
    files = names(workspace.root / "out")
    assert {f"{folder}/kernel.co" for folder in ("split/partial", "split/reduce", "whole")} < files
    assert "split/partial/above/common/head.h" in files


def test_a_build_that_fails_leaves_its_log_and_no_old_code_object(parity: CommandLine, workspace: Workspace) -> None:
    assert parity("build", "step14", "--lane", "hip", *ZIG).code == 0
    folder = workspace.root / "build" / "gfx1151-step14" / "hip"
    (folder / "mine.txt").write_text("mine")
    kernel = workspace.root / "hip_kernels" / "scaled_mm.hip"
    kernel.write_text(kernel.read_text() + "\nnonsense\n")
    ended = parity("build", "step14", "--lane", "hip", *ZIG)
    assert (ended.code, ended.err) == (1, "")
    assert "\nhip: failed in clang, the log is in build/gfx1151-step14/hip: clang ended with status 1: " in ended.out
    assert names(folder) == {"log.txt", "scaled_mm.hip", "scaled_mm.h", "artifacts.json", "mine.txt"}
    assert "nonsense" in (folder / "log.txt").read_text()


def test_only_what_a_build_has_left_is_taken_away(parity: CommandLine, workspace: Workspace) -> None:
    folder = workspace.root / "build" / "gfx1151-step14" / "hip"
    folder.mkdir(parents=True)
    (workspace.root / "build" / "mine.txt").write_text("mine")
    for listing in (["../../mine.txt", str(workspace.root / "build" / "mine.txt"), 5], "no list", None):
        (folder / "artifacts.json").write_text(json.dumps(listing))
        assert parity("build", "step14", "--lane", "hip", *ZIG).code == 0
        assert (workspace.root / "build" / "mine.txt").read_text() == "mine"


@pytest.mark.parametrize(
    ("words", "code", "sentence"),
    [
        (["step99"], 2, "step99.toml: no such step"),
        (["step14", "--lane", "cuda"], 2, "'cuda' is no lane of gfx1151/step14: there are hip, triton"),
        (["step14", "--hip-compiler", "rocm"], 3, "no HIP compiler: no rocm clang"),
        (["step14", "--out", "parity.toml", *ZIG, "--lane", "hip"], 2, "parity.toml"),
    ],
)
@pytest.mark.usefixtures("bare_machine")
def test_what_cannot_be_is_one_sentence(parity: CommandLine, words: list[str], code: int, sentence: str) -> None:
    ended = parity("build", *words)
    assert (ended.code, ended.out, len(ended.err.splitlines())) == (code, "", 1)
    assert sentence in ended.err
