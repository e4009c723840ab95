"""`parity on --capture`: a program's launches become files, cases, and a study whose first step runs."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from command_line import command
from test_programs import ADD, HEAD, MATMUL

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("programs_find_torch")]

OTHERS = """
@triton.jit
def twice(x, y, B: tl.constexpr):
    at = tl.arange(0, B)
    tl.store(y + at, tl.load(x + at) * 2)

x = torch.randn(64)
twice[(1,)](x, x, B=64)
twice[(1,)](x, x[1:], B=32)

SCALE = tl.constexpr(2.0)

@triton.jit
def scaled(v):
    return v * SCALE

@triton.jit
def softmax(x, y, n, stride, factor, B: tl.constexpr, HAS: tl.constexpr, KIND: tl.constexpr):
    row, at = tl.program_id(0), tl.arange(0, B)
    v = tl.load(x + row * stride + at, mask=at < n, other=-float("inf"))
    e = tl.exp(v - tl.max(v, 0))
    tl.store(y + row * stride + at, scaled(e / tl.sum(e, 0)) * factor, mask=at < n)
    if HAS:
        tl.store(y + row * stride + at, v.to(KIND), mask=at < n)

for rows in (7, 12, 77):
    x, y = torch.randn(rows, 100)[:, :77], torch.zeros(rows, 100)[:, :77]
    softmax[(rows,)](x, y, 77, 100, 0.5, B=128, HAS=False, KIND=tl.float32)
    torch.testing.assert_close(y, x.softmax(1))

from triton.tools.tensor_descriptor import TensorDescriptor

@triton.jit
def double(described, o, B: tl.constexpr):
    v = described.load([0, 0])
    tl.store(o + tl.arange(0, B)[:, None] * 32 + tl.arange(0, 32)[None], v * 2)

x, o = torch.randn(32, 32), torch.empty(32, 32)
double[(1,)](TensorDescriptor.from_tensor(x, [32, 32]), o, B=32)

import math

@triton.jit
def odd(x, B: tl.constexpr):
    tl.store(x + tl.arange(0, B), math.pi)

odd[(1,)](o, B=32)
"""
REFERENCE = """
def softmax(x, factor):
    return 2 * factor * x.softmax(-1)
"""


_MADE: list[Path] = []


@pytest.fixture
def captured(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a program's launches have left, once for all tests."""
    if not _MADE:
        folder = tmp_path_factory.mktemp("captured")
        (folder / "program.py").write_text(HEAD + ADD + MATMUL + OTHERS)
        ended = in_folder(folder, "on", "gfx942", "--capture", "launches", "--", sys.executable, "program.py")
        assert ended.returncode == 0, ended.stderr
        _MADE.append(folder / "launches")
    return _MADE[0]


def in_folder(folder: Path, *words: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(command(*words), cwd=folder, capture_output=True, text=True, check=False)


def launch_of(captured: Path, kernel: str) -> Path:
    return next(captured.glob(f"{kernel}-*"))


def test_each_distinct_launch_is_written_once_and_runs_as_a_launch_file(captured: Path, tmp_path: Path) -> None:
    kernels = [path.name.rpartition("-")[0] for path in sorted(captured.iterdir())]
    assert kernels == ["add", "double", "matmul", "odd", "softmax", "softmax", "softmax", "twice", "twice"]
    softmax = launch_of(captured, "softmax")
    said = json.loads((softmax / "launch.json").read_text())
    assert said["place"].endswith("program.py:49")
    assert (said["grid"][1:], said["threads"], said["options"]) == ([1, 1], 256, {"num_warps": 4})
    x, y, n = said["parameters"][:3]
    assert (x["tensor"]["strides"], y["tensor"]["written"], n["scalar"]) == (
        [100, 1],
        "all",
        {"dtype": "int32", "value": 77},
    )
    assert "def scaled(v)" in (softmax / "softmax.py").read_text()
    assert "SCALE = tl.constexpr(2.0)" in (softmax / "softmax.py").read_text()
    for name in ("add", "matmul"):  # what the launch file leaves is what the program's launch left
        folder = tmp_path / name
        shutil.copytree(launch_of(captured, name), folder)
        out = {"add": "o_ptr", "matmul": "c"}[name]
        text = (folder / "launch.toml").read_text().replace(f'"{out}.npy" }}', f'"{out}.npy", save = "again.npy" }}')
        (folder / "launch.toml").write_text(text)
        ended = in_folder(folder, "emulate", "kernel.s", "--launch", "launch.toml")
        assert ended.returncode == 0, ended.stdout + ended.stderr
        assert np.array_equal(np.load(folder / "again.npy"), np.load(folder / f"{out}.after.npy"))
    assert not (launch_of(captured, "double") / "launch.toml").exists()  # it takes a descriptor


def test_a_launch_becomes_a_study_that_is_the_same_as_captured(captured: Path, tmp_path: Path) -> None:
    made = in_folder(tmp_path, "init", "--capture", str(captured), "softmax")
    assert made.returncode == 0, made.stderr
    contract = (tmp_path / "experiments/softmax-gfx942/contract.toml").read_text()
    for line in (
        "axes = { x_0 = 77, n = 77 }",
        'grid = ["x_0"]',
        'constants = { B = 128, HAS = false, KIND = "tl.float32" }',
    ):
        assert line in contract, contract
    ran = in_folder(tmp_path, "run", "step01", "--json")
    run = json.loads(ran.stdout)
    verification = run["verification"]
    assert (verification["status"], run["verdict"]) == ("same as captured", "inconclusive")
    assert "not shown: whether the results are right" in ran.stdout
    assert {case["name"] for case in verification["cases"]} >= {"captured, 12 x 77", "captured, 7 x 77"}
    kernel = tmp_path / "kernels/softmax.py"
    kernel.write_text(kernel.read_text().replace("return v * SCALE", "return v * SCALE * 1.01"))
    wrong = json.loads(in_folder(tmp_path, "run", "step01", "--json").stdout)
    assert (wrong["verification"]["status"], wrong["verdict"]) == ("failed", "reject")
    assert "elements not as captured" in wrong["verification"]["detail"]
    file = next((tmp_path / "operators/softmax").glob("*/x.npy"))
    np.save(file, np.load(file) + 1)
    ended = in_folder(tmp_path, "run", "step01")
    assert "have changed" in ended.stdout + ended.stderr


def test_a_captured_kernel_against_the_users_reference(captured: Path, tmp_path: Path) -> None:
    (tmp_path / "reference.py").write_text(REFERENCE)
    reference = ("--reference", "reference.py:softmax")
    made = in_folder(tmp_path, "init", "--capture", f"{captured}:softmax", *reference)
    assert made.returncode == 0, made.stderr
    assert 'grid = ["x_0"]' in (tmp_path / "experiments/softmax-gfx942/contract.toml").read_text()  # not x_1: 77 too
    run = json.loads(in_folder(tmp_path, "run", "step01", "--json").stdout)
    assert run["verification"]["status"] == "verified", run
    (tmp_path / "other").mkdir()
    (tmp_path / "reference.py").write_text(REFERENCE.replace("2 * factor", "3 * factor"))
    assert in_folder(tmp_path, "init", "other", "--capture", f"{captured}:softmax", *reference).returncode == 0
    run = json.loads(in_folder(tmp_path / "other", "run", "step01", "--json").stdout)
    assert (run["verification"]["status"], run["verdict"]) == ("failed", "reject")
    (tmp_path / "reference.py").write_text("def softmax(x, dim):\n    return x.softmax(dim)\n")
    ended = in_folder(tmp_path, "init", "third", "--capture", f"{captured}:softmax", *reference)
    assert "'softmax' takes 'dim', and no parameter of the captured kernel is so called: there are" in ended.stderr


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ((), "has several kernels: name one: add, double, matmul, odd, softmax, twice"),
        (("ad",), "has no kernel 'ad': did you mean 'add'?"),
        (("double",), "its parameter 'described' is of tensordesc"),
    ],
)
def test_what_cannot_be_a_study_is_a_sentence(
    captured: Path, tmp_path: Path, words: tuple[str, ...], sentence: str
) -> None:
    ended = in_folder(tmp_path, "init", "--capture", ":".join([str(captured), *words]))
    assert (ended.returncode, sentence in ended.stderr) == (2, True), ended.stderr
    assert not list(tmp_path.iterdir())
    assert "has no captured launch" in in_folder(tmp_path, "init", "--capture", str(tmp_path)).stderr


def test_tensors_that_share_memory_are_one_or_no_study(captured: Path, tmp_path: Path) -> None:
    ended = [
        in_folder(tmp_path, "init", path.name, "--capture", f"{captured}:{path.name}")
        for path in captured.glob("twice-*")
    ]
    assert sorted(one.returncode for one in ended) == [0, 2]
    assert "shares memory with 'x', which no study's tensors do" in "".join(one.stderr for one in ended)
    (made,) = tmp_path.iterdir()
    run = json.loads(in_folder(made, "run", "step01", "--json").stdout)
    assert run["verification"]["status"] == "same as captured"


def test_a_kernel_that_has_no_text_of_its_own_comes_with_its_file(captured: Path, tmp_path: Path) -> None:
    said = json.loads((launch_of(captured, "odd") / "launch.json").read_text())
    assert said["whole_file"].endswith("program.py")
    assert in_folder(tmp_path, "init", "--capture", str(captured), "odd").returncode == 0
    assert "math.pi" in (tmp_path / "kernels/program.py").read_text()
