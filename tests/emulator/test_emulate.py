"""`parity emulate`: anybody's kernel by a launch file."""

import json
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from conftest import CommandLine

from parity.contract.workspace import Workspace
from parity.emulator.engine import library_path, load, sealed
from parity.emulator.launchfile import save_array
from parity.emulator.structures import checked_engine
from parity.records import BuildOutcome

LAUNCH = """
kernel = "scaled_mm"
grid = [1]
block = [256]
workgroups = [[0]]
[[args]]
buffer = { shape = [128, 64], dtype = "float16", fill = "integers", seed = 7 }
[[args]]
buffer = { shape = [4, 256, 16], dtype = "float8_e4m3fn", fill = "b.npy" }
[[args]]
buffer = { shape = [1], dtype = "float32", fill = "scale.npy" }
[[args]]
buffer = { shape = [256], dtype = "float16" }
[[args]]
output = { shape = [128, 256], dtype = "float16", save = "c.npy" }
[[args]]
scalar = { dtype = "int32", value = 128 }
[[args]]
scalar = { dtype = "int32", value = 256 }
[[args]]
scalar = { dtype = "int32", value = 64 }
"""


@pytest.fixture
def launch(tmp_path: Path) -> Path:
    path = tmp_path / "launch.toml"
    path.write_text(LAUNCH)
    np.save(tmp_path / "b.npy", np.full((4, 256, 16), 0x38, np.uint8))  # 1.0 in e4m3fn
    np.save(tmp_path / "scale.npy", np.array([2.0], np.float32))
    return path


def assembly(outcome: BuildOutcome) -> str:
    assert outcome.code_object is not None
    return str(outcome.code_object.assembly_path)


def test_a_launch_saves_what_the_kernel_computes(
    shared_parity: CommandLine, hip_outcome: BuildOutcome, launch: Path
) -> None:
    ended = shared_parity("emulate", assembly(hip_outcome), "--launch", str(launch), "--json")
    assert ended.code == 0, ended.err
    document = ended.json
    a = np.random.default_rng(7).integers(-4, 5, (128, 64))
    np.testing.assert_array_equal(np.load(launch.parent / "c.npy"), np.repeat(2.0 * a.sum(1)[:, None], 256, 1))
    assert document["basis"] == "emulated"
    assert document["executed"]["classes"]["matrix"] == 8 * 32 * 2
    assert sum(document["executed"]["mnemonics"].values()) == document["executed"]["total"]
    assert document["lds"]["conflict_rate"] == 0
    assert document["outputs"] == [{"argument": 4, "written_bytes": 65536, "bytes": 65536, "saved": "c.npy"}]
    assert document["faults"] == []
    assert document["seconds"] > 0


def test_a_fault_is_exit_code_1_with_its_place(
    shared_parity: CommandLine, hip_outcome: BuildOutcome, launch: Path
) -> None:
    launch.write_text(LAUNCH.replace("shape = [128, 64]", "shape = [64, 64]"))
    ended = shared_parity("emulate", assembly(hip_outcome), "--launch", str(launch), "--json")
    (fault,) = ended.json["faults"]
    assert ended.code == 1
    assert fault["kind"] == "out_of_bounds"
    assert fault["text"].startswith("buffer_load_b128")
    again = shared_parity("emulate", assembly(hip_outcome), "--launch", str(launch), "--force")
    assert re.search(r"fault out_of_bounds: \S*scaled_mm\.h:\d+ accesses memory", " ".join(again.out.split()))


def test_nothing_is_written_over_unless_one_says_so(
    shared_parity: CommandLine, hip_outcome: BuildOutcome, launch: Path
) -> None:
    launch.write_text(LAUNCH.replace("c.npy", "results.db"))
    (launch.parent / "results.db").write_text("a year of work")
    words = ["emulate", assembly(hip_outcome), "--launch", str(launch)]
    ended = shared_parity(*words)
    assert (ended.code, (launch.parent / "results.db").read_text()) == (2, "a year of work")
    assert "'results.db' exists already: name another file, or write over it with --force" in ended.err
    assert shared_parity(*words, "--force").code == 0
    assert np.load(launch.parent / "results.db").shape == (128, 256)


def test_an_output_that_cannot_be_written_whole_leaves_what_was_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "c.npy").write_text("before")

    def full(file: Any, array: Any) -> None:
        file.write(b"half")
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("numpy.save", full)
    with pytest.raises(OSError, match="No space left"):
        save_array(np.zeros(4), tmp_path / "c.npy")
    assert [(path.name, path.read_text()) for path in tmp_path.iterdir()] == [("c.npy", "before")]


def test_with_keep_going_each_fault_is_told_once_with_its_workgroups(
    shared_parity: CommandLine, hip_outcome: BuildOutcome, launch: Path
) -> None:
    """All workgroups read beyond an input. Without the option those that had started are enough."""
    text = LAUNCH.replace("shape = [128, 64]", "shape = [64, 64]").replace("grid = [1]", "grid = [64]")
    launch.write_text(text.replace("workgroups = [[0]]\n", ""))
    words = ("emulate", assembly(hip_outcome), "--launch", str(launch))
    few = shared_parity(*words, "--json").json["faults"]
    ended = shared_parity(*words, "--keep-going", "--force", "--json")
    assert ended.code == 1
    assert sum(fault["workgroups"] for fault in ended.json["faults"]) == 64 > sum(fault["workgroups"] for fault in few)
    assert len({fault["line"] for fault in ended.json["faults"]}) == len(ended.json["faults"])


@pytest.mark.parametrize(("name", "code"), [("gemm<64>", 0), ("gemm", 0), ("_Z4gemmILi64EEvPf", 0), ("gemm<32>", 2)])
def test_a_kernel_is_named_as_people_write_it(
    shared_parity: CommandLine, hip_outcome: BuildOutcome, launch: Path, name: str, code: int
) -> None:
    path = launch.with_name("k.s")
    path.write_text(Path(assembly(hip_outcome)).read_text().replace("scaled_mm", "_Z4gemmILi64EEvPf"))
    launch.write_text(LAUNCH.replace("scaled_mm", name))
    ended = shared_parity("emulate", str(path), "--launch", str(launch))
    assert ended.code == code, ended.err
    assert ("gemm<64>: executed" if code == 0 else f"'{name}' is not in") in ended.out + ended.err


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('kernel = "scaled_mm"', 'kernel = "other"', "field 'kernel': 'other' is not in"),
        ("grid = [1]", "grid = [0]", r"field 'grid.0': input should be greater than 0"),
        ("block = [256]", "block = [2048]", "field 'block': 2048 work-items"),
        ("[[0]]", "[[]]", r"field 'workgroups.0': [] is not in the grid"),
        ("[[0]]", "[[1]]", r"field 'workgroups.0': [1] is not in the grid"),
        ('dtype = "int32", value = 64', 'dtype = "int33", value = 64', "field 'args.7.scalar.dtype'"),
        ("value = 64", "value = 64.5", "scalar value 64.5 is no int32"),
        ('fill = "b.npy"', 'fill = "c.npy"', "cannot be read as .npy"),
        ('fill = "b.npy"', 'fill = "scale.npy"', "the launch wants float8_e4m3fn [4, 256, 16]"),
        (
            '"float16", fill = "integers"',
            '"float8_e8m0fnu", fill = "normal"',
            "fill 'normal' is not for float8_e8m0fnu",
        ),
        ('fill = "integers"', 'fill = "random"', "fill 'random' is none of poison, zeros, integers, normal, bytes"),
        ("[[args]]\nscalar", "[[args]]\nscalars", "field 'args.5.scalars': unknown field"),
        ('scalar = { dtype = "int32", value = 128 }', "", "exactly one of buffer, output, scalar and struct"),
    ],
)
def test_a_wrong_launch_file_is_one_sentence(
    shared_parity: CommandLine, hip_outcome: BuildOutcome, launch: Path, old: str, new: str, sentence: str
) -> None:
    assert old in LAUNCH
    launch.write_text(LAUNCH.replace(old, new, 1))
    ended = shared_parity("emulate", assembly(hip_outcome), "--launch", str(launch), "--json")
    assert (ended.code, ended.result) == (2, "")
    assert sentence in ended.err
    assert ended.err.startswith(f"parity: {launch.parent}/"), "the file is named"
    assert len(ended.err.strip().splitlines()) == 1


def test_what_is_not_emulated_is_exit_code_3(
    shared_parity: CommandLine, hip_outcome: BuildOutcome, launch: Path
) -> None:
    text = Path(assembly(hip_outcome)).read_text()
    path = launch.parent / "other.s"
    path.write_text(text.replace("v_perm_b32", "v_frobnicate_b32", 1))
    ended = shared_parity("emulate", str(path), "--launch", str(launch))
    assert ended.code == 3
    assert "v_frobnicate_b32" in ended.err
    path.write_text(text.replace("gfx1151", "gfx90a"))
    assert (
        "gfx90a: the emulator runs it with waves of 64 only"
        in shared_parity("emulate", str(path), "--launch", str(launch)).err
    )


def test_an_engine_that_came_with_the_workspace_is_not_loaded(
    workspace: Workspace, hip_outcome: BuildOutcome, launch: Path
) -> None:
    planted = library_path(workspace.private / "engine", 32)
    planted.parent.mkdir(exist_ok=True)
    planted.write_bytes(sealed(b"no library"))
    load.cache_clear()
    checked_engine.cache_clear()
    ended = CommandLine(workspace)("emulate", assembly(hip_outcome), "--launch", str(launch), "--json")
    assert json.loads(ended.out)["faults"] == []


def test_it_works_outside_a_workspace(hip_outcome: BuildOutcome, launch: Path, tmp_path: Path) -> None:
    outside = CommandLine(Workspace(tmp_path))
    ended = outside("emulate", assembly(hip_outcome), "--launch", str(launch), "--json")
    assert json.loads(ended.out)["faults"] == []
