"""`parity init --reference` and `--lane`, as a user meets them: a Python function, a kernel, later another kernel."""

import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from builds import Pool
from conftest import CommandEnd, CommandLine

from parity.contract.workspace import Workspace

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("torch_path")]

MODEL = """
import torch
import torch.nn as nn

print("a module may print")

class Model(nn.Module):
    '''Scaled root mean square normalisation of rows.'''

    def __init__(self, features, eps):
        super().__init__()
        self.eps = eps
        self.weight = nn.Parameter(torch.ones(features))

    def forward(self, x):
        return x * torch.rsqrt(x.pow(2).mean(-1, keepdim=True) + self.eps) * self.weight

rows, features = 48, 160

def get_inputs():
    return [torch.rand(rows, features)]

def get_init_inputs():
    return [features, 1e-5]
"""
NORM = """
#include <hip/hip_runtime.h>
#ifndef FROM
#define FROM 0
#endif
__global__ void norm(const float* x, const float* weight, float* y, int features) {
  const size_t row = size_t(blockIdx.x) * features;
  float sum = 0;
  for (int i = FROM; i < features; ++i) sum += x[row + i] * x[row + i];
  const float factor = rsqrtf(sum / features + 1e-5f);
  for (int i = threadIdx.x; i < features; i += blockDim.x) y[row + i] = x[row + i] * factor * WEIGHT;
}
"""
FUNCTION = """
import numpy as np

tokens, vocabulary = 40, 50
width = 64

def looked_up(table, ids, scale):
    return table[ids] * scale

def get_inputs():
    rng = np.random.default_rng(0)
    ids = rng.integers(0, vocabulary, tokens)
    return {"table": rng.standard_normal((vocabulary, width), np.float32), "ids": ids, "scale": 0.5}
"""
LOOKUP = """
#include <hip/hip_runtime.h>
__global__ void lookup(const float* table, const long* ids, float* out, int width, float scale) {
  for (int i = threadIdx.x; i < width; i += blockDim.x)
    out[blockIdx.x * width + i] = table[ids[blockIdx.x] * width + i] * scale;
}
"""


@pytest.fixture
def empty(tmp_path: Path, pool: Pool) -> Iterator[CommandLine]:
    folder = tmp_path / "mine"
    folder.mkdir()
    line = CommandLine(Workspace(folder))
    yield line
    pool.take(line.workspace)


def write(line: CommandLine, **files: str) -> None:
    for name, text in files.items():
        stem, _, suffix = name.rpartition("_")
        (line.workspace.root / f"{stem}.{suffix}").write_text(text)


def run(line: CommandLine, pool: Pool, step: str = "step01") -> CommandEnd:
    line.workspace.private.mkdir(exist_ok=True)
    pool.lend(line.workspace)
    return line("run", step, "--hip-compiler", "zig", "--json")


def contract(line: CommandLine, study: str) -> Path:
    return line.workspace.experiments / study / "contract.toml"


def test_a_model_and_its_weights_are_a_reference(empty: CommandLine, pool: Pool) -> None:
    write(empty, norm_py=MODEL, k_hip=NORM.replace("WEIGHT", "weight[i]"))
    made = empty("init", "--reference", "norm.py", "--from", "k.hip", "--json")
    assert (made.code, made.err) == (0, ""), made.err
    assert made.json["to_fill_in"] == []
    text = contract(empty, "norm-gfx1151").read_text()
    assert "axes = { rows = 48, features = 160 }" in text
    operator = (empty.workspace.root / "operators" / "norm.py").read_text()
    assert 'independent=("rows",)' in operator
    assert '"weight": TensorSpec((("features",),), ("float32",))' in operator
    done = run(empty, pool)
    assert done.json["verification"]["status"] == "verified", done.json["verification"]
    for wrong, was, becomes in (("weight", "* weight[i]", ""), ("sum", "#define FROM 0", "#define FROM 1")):
        kernel = empty.workspace.root / "k.hip"
        good = kernel.read_text()
        assert was in good
        kernel.write_text(good.replace(was, becomes))
        failed = run(empty, pool)
        assert failed.json["verification"]["status"] == "failed", wrong
        kernel.write_text(good)


def test_a_function_of_arrays_says_which_indices_are_possible(empty: CommandLine, pool: Pool) -> None:
    write(empty, f_py=FUNCTION, k_hip=LOOKUP)
    made = empty("init", "--reference", "f.py:looked_up", "--from", "k.hip")
    assert (made.code, made.err) == (0, "")
    assert "FILL IN" not in made.out
    operator = (empty.workspace.root / "operators" / "looked_up.py").read_text()
    assert 'below="vocabulary"' in operator
    assert "scale = 0.5" in contract(empty, "looked_up-gfx1151").read_text()
    done = run(empty, pool)
    assert done.json["verification"]["status"] == "verified", done.json["verification"]


def test_inputs_are_drawn_from_the_examples_where_normal_numbers_give_no_numbers(empty: CommandLine) -> None:
    code = "import torch\n\ndef f(x):\n    return x.log()\n\ndef get_inputs():\n    return [torch.rand(40, 30) + 1]\n"
    write(empty, f_py=code)
    assert empty("init", "--reference", "f.py").code == 0
    assert "cases=CODE.cases" in (empty.workspace.root / "operators" / "f.py").read_text()
    array = code.replace("import torch", "import numpy as np").replace("torch.rand(40, 30)", "np.random.rand(40, 30)")
    write(empty, h_py=array.replace("x.log()", "np.log(x)").replace("def f", "def h"))
    assert empty("init", "--reference", "h.py").code == 0
    assert "cases=CODE.cases" in (empty.workspace.root / "operators" / "h.py").read_text()
    write(empty, g_py=code.replace("x.log()", "x.relu()").replace("def f", "def g"))
    assert empty("init", "--reference", "g.py").code == 0
    assert "cases=" not in (empty.workspace.root / "operators" / "g.py").read_text(), "examples that are never negative"


def test_a_study_gets_its_second_lane_and_goes_on(empty: CommandLine, pool: Pool) -> None:
    write(empty, norm_py=MODEL, k_hip=NORM.replace("WEIGHT", "weight[i]"))
    assert empty("init", "--reference", "norm.py", "--from", "k.hip").code == 0
    first = run(empty, pool)
    write(empty, other_hip=NORM.replace("WEIGHT", "weight[i]").replace("void norm", "void other"))
    added = empty("init", "--lane", "other", "--from", "other.hip")
    assert (added.code, added.err) == (0, "")
    assert "'hip' is still the lane that is judged" in added.out
    assert "Next: parity run norm-gfx1151/step01" in added.out
    both = run(empty, pool)
    assert both.json["verification"]["status"] == "verified"
    assert [*both.json["lanes"]] == ["hip", "other"]
    assert both.json["contract_sha256"] == first.json["contract_sha256"]
    again = empty("init", "--lane", "other", "--from", "other.hip")
    assert (again.code, "has a lane 'other' already" in again.err) == (2, True)
    third = empty("init", "--lane", "third", "--from", "other.hip")
    assert (third.code, "of three lanes one is the reference" in third.err) == (2, True)
    assert "third" not in contract(empty, "norm-gfx1151").read_text()


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("def f(x):\n    return x\n", "f.py: has no function 'get_inputs', which returns the example inputs of 'f'"),
        (
            "def f(x):\n    return y\n\ndef get_inputs():\n    return [1.5]\n",
            "'f' raised NameError: name 'y' is not defined",
        ),
        ("def f(x):\n    return x\n\ndef get_inputs():\n    return [[1, 2]]\n", "returns a list as input 'x'"),
        (
            "import torch\n\ndef f(x):\n    return x.sum()\n\ndef get_inputs():\n    return [torch.rand(4)]\n",
            "'f' returns a single number: workgroups cannot divide it",
        ),
        ("def f(x):\n    pass\n\ndef g(x):\n    pass\n", "has several functions: choose one, as f.py:f: f, g"),
        ("def f(:\n", "f.py: is no Python code"),
        (
            "class F:\n    def forward(self, x):\n        return x\n\ndef get_inputs():\n    return [1.5]\n",
            "f.py: 'F' is a class, and no torch.nn.Module",
        ),
        ("x = 1\n", "f.py: defines no function"),
    ],
)
def test_what_is_no_reference_is_said_in_one_sentence(empty: CommandLine, code: str, sentence: str) -> None:
    write(empty, f_py=code)
    made = empty("init", "--reference", "f.py")
    assert (made.code, sentence in made.err) == (2, True), made.err
    assert len(made.err.splitlines()) == 1
    assert [path.name for path in empty.workspace.root.iterdir()] == ["f.py"]


def test_a_name_that_the_file_does_not_have_gets_the_nearest(empty: CommandLine) -> None:
    write(empty, f_py=FUNCTION)
    made = empty("init", "--reference", "f.py:looked_at")
    assert "has no function 'looked_at': did you mean 'looked_up'?" in made.err
    both = empty("init", "--reference", "f.py", "--operator", "rms_norm")
    assert (both.code, "--operator: the --reference says what is computed" in both.err) == (2, True)


RESULTS = """
import torch

def f(x):
    def inner(y):
        return y, x
    low = x.min(-1).values
    high = x.max(-1).values
    return {returned}

def get_inputs():
    return [torch.randn(40, 30)]
"""


@pytest.mark.parametrize(
    ("returned", "names"),
    [
        ("low, high", ["low", "high"]),
        ("low, x.max(-1).values", ["out0", "out1"]),
        ("low, low", ["out0", "out1"]),
        ("x, high", ["out0", "out1"]),
        ("low", ["out"]),
    ],
)
def test_outputs_are_called_as_the_variables_that_are_returned(
    empty: CommandLine, returned: str, names: list[str]
) -> None:
    (empty.workspace.root / "f.py").write_text(RESULTS.format(returned=returned))
    assert empty("init", "--reference", "f.py").code == 0
    (contract,) = (empty.workspace.root / "experiments").glob("*/contract.toml")
    tensors = tomllib.loads(contract.read_text())["tensors"]
    assert list(tensors) == ["x", *names]
