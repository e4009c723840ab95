"""`parity judge` on solutions of a definition, as FlashInfer-Bench has them: functions that launch Triton's kernels."""

import json
import shutil
import tomllib
from pathlib import Path
from typing import Any

import pytest
from conftest import CommandEnd, CommandLine, StandIn

from parity.contract.workspace import Workspace
from parity.starters.solutions import rule_over

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("torch_path")]
NORM: dict[str, Any] = {
    "name": "norm_h256",
    "axes": {"rows": {"type": "var"}, "columns": {"type": "const", "value": 256}},
    "inputs": {
        "x": {"shape": ["rows", "columns"], "dtype": "bfloat16"},
        "weight": {"shape": ["columns"], "dtype": "bfloat16"},
        "eps": {"shape": None, "dtype": "float32"},
    },
    "outputs": {"y": {"shape": ["rows", "columns"], "dtype": "bfloat16"}},
    "reference": """import torch
def run(x, weight, eps):
    wide = x.to(torch.float32)
    scale = torch.rsqrt(wide.pow(2).mean(-1, keepdim=True) + eps)
    return (wide * scale * weight.to(torch.float32)).to(torch.bfloat16)
""",
}
HEAD = """import torch
import triton
import triton.language as tl

"""
ROWS = """@triton.jit
def rows(x, w, y, stride, n, eps, BLOCK: tl.constexpr):
    at = tl.program_id(0) * stride + tl.arange(0, BLOCK)
    here = tl.arange(0, BLOCK) < n
    values = tl.load(x + at, mask=here, other=0.0).to(tl.float32)
    scale = tl.rsqrt(tl.sum(values * values, 0) / n + eps)
    weights = tl.load(w + tl.arange(0, BLOCK), mask=here, other=0.0).to(tl.float32)
    tl.store(y + at, (values * scale * weights).to(tl.bfloat16), mask=here)

"""
CALL = """def run(x, weight, eps):
    if not x.is_cuda:
        raise ValueError("on a GPU")
    rows_of, n = x.shape
    y = torch.empty_like(x)
    rows[(rows_of,)](x, weight, y, x.stride(0), n, eps, BLOCK=triton.next_power_of_2(n), num_warps=2)
    return y
"""
ONE = HEAD + ROWS + CALL
TWO = HEAD + """@triton.jit
def squares(x, sums, n: tl.constexpr):
    row = tl.program_id(0)
    values = tl.load(x + row * n + tl.arange(0, n)).to(tl.float32)
    tl.store(sums + row, tl.sum(values * values, 0))

@triton.jit
def scaled(x, sums, w, y, count, eps, n: tl.constexpr, ROWS: tl.constexpr, FACTOR: tl.constexpr):
    row = tl.program_id(0) * ROWS + tl.arange(0, ROWS)
    at = row[:, None] * n + tl.arange(0, n)[None, :]
    here = row[:, None] < count
    values = tl.load(x + at, mask=here, other=0.0).to(tl.float32)
    scale = tl.rsqrt(tl.load(sums + row, mask=row < count, other=0.0) / n + eps)
    weights = tl.load(w + tl.arange(0, n)).to(tl.float32)
    tl.store(y + at, (values * scale[:, None] * weights[None, :] * FACTOR).to(tl.bfloat16), mask=here)

def run(x, weight, eps, y):
    count, n = x.shape
    sums = torch.empty(count, dtype=torch.float32, device=x.device)
    squares[(count,)](x, sums, n)
    scaled[lambda meta: (triton.cdiv(count, meta["ROWS"]),)](x, sums, weight, y, count, eps, n, ROWS=4, FACTOR=1.0)
"""  # fmt: skip
# As many workgroups as a GPU has room for, each of which takes several rows: no rule over the axes says how many.
PERSISTENT = HEAD + """@triton.jit
def persistent(x, w, y, count, eps, n: tl.constexpr, PROGRAMS: tl.constexpr):
    at = tl.arange(0, n)
    weights = tl.load(w + at).to(tl.float32)
    for row in range(tl.program_id(0), count, PROGRAMS):
        values = tl.load(x + row * n + at).to(tl.float32)
        scale = tl.rsqrt(tl.sum(values * values, 0) / n + eps)
        tl.store(y + row * n + at, (values * scale * weights).to(tl.bfloat16))

def run(x, weight, eps):
    y = torch.empty_like(x)
    programs = min(x.shape[0], 16)
    persistent[(programs,)](x, weight, y, x.shape[0], eps, x.shape[1], PROGRAMS=programs)
    return y
"""  # fmt: skip


@pytest.fixture
def theirs(tmp_path: Path) -> Path:
    """A folder as a collection has it: a definition, its workloads, and solutions."""
    folder = tmp_path / "theirs"
    workloads = [
        {"uuid": name, "axes": {"rows": rows}, "inputs": {"eps": {"type": "scalar", "value": 1e-6}}}
        for name, rows in (("first", 40), ("second", 7))
    ]
    for path, text in (
        ("definitions/norm.json", json.dumps(NORM)),
        ("workloads/norm.jsonl", "\n".join(json.dumps({"workload": one}) for one in workloads)),
    ):
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text)
    for name, text in (("one", ONE), ("two", TWO), ("persistent", PERSISTENT)):
        solution(folder, name, text)
    solution(folder, "wrong", TWO.replace("FACTOR=1.0", "FACTOR=1.02"))
    return folder


def solution(folder: Path, name: str, text: str, **spec: Any) -> Path:
    path = folder / f"{name}.json"
    about = {"language": "triton", "target_hardware": ["any"], "entry_point": "main.py::run", **spec}
    sources = [{"path": "main.py", "content": text}]
    path.write_text(
        json.dumps({"name": f"me/{name}", "definition": "norm_h256", "author": "me", "spec": about, "sources": sources})
    )
    return path


def judge(line: CommandLine | StandIn, folder: Path, *words: str, arch: str = "gfx942", more: Any = ()) -> CommandEnd:
    files = [str(folder / f"{word}.json") for word in words]
    return line("judge", *files, "--contract", str(folder / "definitions/norm.json"), "--arch", arch, "--json", *more)


def test_solutions_that_divide_the_problem_in_their_own_ways(parity: CommandLine, theirs: Path, tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    ended = judge(parity, theirs, "one", "two", more=("--keep", str(kept)))
    assert ended.code == 0, ended.err
    assert {kernel["name"]: kernel["standing"] for kernel in ended.json["kernels"]} == {"one": "right", "two": "right"}
    assert ended.json["workload"] == "workload first, the first of 2"
    (pair,) = ended.json["pairs"]
    assert (pair["outcome"], pair["odd"]) == ("not timed", [])
    (path,) = kept.glob("experiments/*/contract.toml")
    lanes = tomllib.loads(path.read_text())["lanes"]
    assert (lanes["one"]["grid"], lanes["one"]["block"]) == (["rows"], [128])
    assert lanes["one"]["arguments"] == ["x", "weight", "y", 256, 256, 1e-6]
    first, second = lanes["two"]["launches"].values()
    assert (first["grid"], second["grid"]) == (["rows"], ["ceil(rows / 4)"])
    assert (first["arguments"], lanes["two"]["scratch"]) == (
        ["x", "scratch_1"],
        {"scratch_1": {"size_bytes": "rows * 4"}},
    )
    again = parity("run", f"{path.parent.name}/step01", "--again", "as kept", "--json",
        env={"PARITY_ROOT": str(kept), "PARITY_DB": str(kept / "results.db")})  # fmt: skip
    assert again.json["verification"]["status"] == "verified", again.err


def test_a_wrong_solution_is_refused_and_its_trace_says_so(parity: CommandLine, theirs: Path, tmp_path: Path) -> None:
    trace = tmp_path / "norm.jsonl"
    ended = judge(parity, theirs, "one", "wrong", more=("--workload", "second", "--trace", str(trace)))
    assert ended.code == 1, ended.err
    assert [kernel["standing"] for kernel in ended.json["kernels"]] == ["right", "wrong"]
    (line,) = map(json.loads, trace.read_text().splitlines())
    assert f"--trace: {trace}: no line for {theirs / 'one.json'}: not timed" in ended.err
    assert (line["definition"], line["solution"]) == ("norm_h256", "me/wrong")
    assert line["workload"]["axes"] == {"rows": 7}
    assert line["workload"]["inputs"]["eps"] == {"type": "scalar", "value": 1e-6}
    assert line["evaluation"]["status"] == "INCORRECT_NUMERICAL"
    assert line["evaluation"]["environment"]["hardware"] == "gfx942 (emulated)"
    assert "performance" not in line["evaluation"]


def test_nobody_is_told_to_mend_a_contract(parity: CommandLine, theirs: Path) -> None:
    """A grid that leaves rows out is wrong, and the contract is this program's own."""
    solution(
        theirs, "few", TWO.replace("triton.cdiv(count, meta", "(count // meta").replace('["ROWS"]),)]', '["ROWS"]),)]')
    )
    ended = judge(parity, theirs, "one", "few", more=("--workload", "second"))
    assert [kernel["standing"] for kernel in ended.json["kernels"]] == ["right", "wrong"], ended.err
    assert "not written" in ended.json["pairs"][0]["sentence"]
    assert "check that the contract" not in ended.json["pairs"][0]["sentence"]


def test_solutions_are_timed(measured: StandIn, theirs: Path, tmp_path: Path) -> None:
    measured.settings["ms"] = {"default": 50.0}
    trace, beside = tmp_path / "norm.jsonl", measured.workspace.root / "theirs"  # whose builds the stand-in knows
    shutil.copytree(theirs, beside)
    ended = judge(
        measured, beside, "one", "persistent", arch="gfx1151", more=("--device", "hip", "--trace", str(trace))
    )
    assert ended.code == 0, ended.json["pairs"]
    (pair,) = ended.json["pairs"]
    assert pair["basis"] == "measured", pair["sentence"]
    first, second = map(json.loads, trace.read_text().splitlines())
    assert [first["solution"], second["solution"]] == ["me/one", "me/persistent"]
    performance = second["evaluation"]["performance"]
    assert performance["latency_ms"] == pytest.approx(50.0, rel=0.01)
    assert performance["speedup_factor"] == pytest.approx(1.0, rel=0.01)
    assert "The reference of these times is the solution 'one'" in second["evaluation"]["log"]


def test_a_solution_without_a_rule_is_judged_at_its_workload(parity: CommandLine, theirs: Path, tmp_path: Path) -> None:
    """Its number of workgroups follows from no axis, so at other sizes it would be launched wrongly."""
    kept = tmp_path / "kept"
    ended = judge(parity, theirs, "persistent", "one", more=("--keep", str(kept)))
    assert ended.code == 0, ended.err
    assert {kernel["standing"] for kernel in ended.json["kernels"]} == {"right"}
    (path,) = kept.glob("experiments/*/contract.toml")
    assert tomllib.loads(path.read_text())["lanes"]["persistent"]["grid"] == [16]


def test_a_workgroup_may_take_several_of_the_rows_that_are_looked_at(parity: CommandLine, theirs: Path) -> None:
    """Of 17 rows for 16 workgroups the first takes the first and the last."""
    workloads = theirs / "workloads/norm.jsonl"
    workloads.write_text(workloads.read_text().replace('"rows": 40', '"rows": 17'))
    ended = judge(parity, theirs, "persistent", "one")
    assert {kernel["standing"] for kernel in ended.json["kernels"]} == {"right"}, ended.json["pairs"]


def test_an_autotuned_solution_says_which_configuration_is_judged(parity: CommandLine, theirs: Path) -> None:
    configs = "@triton.autotune([triton.Config({}, num_warps=2), triton.Config({}, num_warps=4)], key=[])\n"
    solution(theirs, "tuned", (HEAD + configs + ROWS + CALL).replace(", num_warps=2)\n    return", ")\n    return"))
    ended = judge(parity, theirs, "one", "tuned")
    assert ended.code == 0, ended.err
    (pair,) = ended.json["pairs"]
    assert pair["outcome"] == "same code"
    assert [reason["code"] for reason in pair["odd"]] == ["solution"]
    assert "autotuned: the first of 2 configurations is judged" in pair["sentence"]


REFUSED = {
    "torch computes": (ONE.replace("return y", "return y * 1"), "torch computes beside its kernels (mul)"),
    "torch fills": (ONE.replace("empty_like", "zeros_like"), "torch computes beside its kernels ("),
    "the host reads": (ONE.replace("rows_of, n = x.shape", "rows_of, n = x.shape; weight[0].item()"), "torch computes"),
    "no kernel": ("def run(x, weight, eps):\n    return x\n", "it launches no Triton kernel"),
    "a part": (ONE.replace("](x,", "](x[1:],"), "its kernels get 'x' as a part of a tensor"),
    "raises": ("def run(x, weight, eps):\n    raise ValueError('not so')\n", "'run' raised ValueError: not so"),
    "no function": (ONE.replace("def run", "def walk"), "'main.py' defines no function 'run'"),
    "in place": (ONE.replace("torch.empty_like(x)", "x"), "its output 'y' is in the memory of 'x'"),
    "another number": (ONE.replace("return y", "return y, y"), "it does not return the definition's outputs (y)"),
    "half of it": (
        ONE.replace("return y", "return y[: rows_of // 2]"),
        "its output 'y' is bfloat16 [20, 256], and not",
    ),
    "another type": (
        ONE.replace("return y", "return y.view(torch.float16)"),
        "'y' is float16 [40, 256], and not bfloat16",
    ),
    "scrambled": (ONE.replace("return y", "return y.view(n, rows_of).t()"), "its output 'y' has strides"),
    "padded": (
        ONE.replace("torch.empty_like(x)", "torch.empty(rows_of + 1, n, dtype=x.dtype, device='cuda')[:-1]"),
        "or is a part of more memory",
    ),
    "a table": (
        "import torch\nONES = torch.ones(4, device='cuda')\n"
        + ONE.replace("x, w, y, stride", "x, w, y, t, stride").replace("(x, weight, y,", "(x, weight, y, ONES,"),
        "torch computes where it is imported (",
    ),
    "its own operator": (
        ONE.replace(
            "def run",
            "@torch.library.custom_op('mine::add', mutates_args=())\ndef twice(x: torch.Tensor) -> "
            "torch.Tensor:\n    return x + x\n\ndef run",
        ).replace("return y", "twice(x)\n    return y"),
        "torch computes beside its kernels (mine::twice)".replace("twice", "add"),
    ),
    "is filled by its autotuner": (
        ONE.replace("@triton.jit", "@triton.autotune([triton.Config({})], key=[], reset_to_zero=['y'])\n@triton.jit"),
        "its autotuner fills tensors before a launch",
    ),
    "warmed up": (ONE.replace("rows[(rows_of,)](", "rows.warmup(").replace("num_warps=2", "grid=(1,)"), "('warmup')"),
    "no Python": ("def run(:\n", "'main.py' cannot be imported: SyntaxError"),
    "without an input": (ONE.replace("(x, weight, y,", "(x, x, y,"), "nothing binds tensor 'weight'"),
}


def test_right_solutions_as_people_write_them(parity: CommandLine, theirs: Path) -> None:
    """A package with relative imports, an element type as a constant, an optional argument, a keyword."""
    packed = solution(theirs, "packed", "")
    document = json.loads(packed.read_text())
    kernel = (HEAD + ROWS).replace(
        "BLOCK: tl.constexpr)", "BLOCK: tl.constexpr, TO: tl.constexpr, OF: tl.constexpr = 1)"
    )
    kernel = kernel.replace(".to(tl.bfloat16)", ".to(TO)")
    call = CALL.replace("weight, eps)", "weight, eps, scale=1.0)").replace(
        "n, eps, BLOCK", "n, eps=eps, TO=tl.bfloat16, BLOCK"
    )
    document["sources"] = [
        {"path": "norm/kernels.py", "content": kernel},
        {"path": "norm/main.py", "content": HEAD + "from .kernels import rows\n\n" + call},
    ]
    document["spec"]["entry_point"] = "norm/main.py::run"
    packed.write_text(json.dumps(document))
    ended = judge(parity, theirs, "one", "packed")
    assert ended.code == 0, ended.err
    assert [kernel["standing"] for kernel in ended.json["kernels"]] == ["right", "right"]


def test_a_sum_into_memory_that_nothing_cleared_is_wrong(parity: CommandLine, theirs: Path) -> None:
    text = ONE.replace("tl.store(y + at, (", "tl.atomic_add(y + at, (")
    assert text != ONE
    solution(theirs, "added", text)
    ended = judge(parity, theirs, "one", "added")
    assert [kernel["standing"] for kernel in ended.json["kernels"]] == ["right", "wrong"], ended.json["pairs"]


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_more_than_kernels_is_refused(parity: CommandLine, theirs: Path, name: str) -> None:
    text, sentence = REFUSED[name]
    path = solution(theirs, "other", text)
    ended = judge(parity, theirs, "one", "other")
    assert (ended.code, sentence in ended.err) == (2, True), ended.err
    assert str(path) in ended.err or "norm.json" in ended.err


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"definition": "other"}, "field 'definition': 'other' is not 'norm_h256'"),
        ({"spec": {"language": "cuda", "entry_point": "main.cu::run"}}, "field 'spec.language': 'cuda': its host code"),
        ({"spec": {"language": "triton", "entry_point": "gone.py::run"}}, "is no FILE.py::FUNCTION of its sources"),
        ({"sources": [{"path": "../main.py", "content": ""}]}, "'../main.py' is no path inside of a folder"),
        ({"sources": None}, "field 'sources'"),
    ],
)
def test_a_solution_that_is_wrong_is_said(parity: CommandLine, theirs: Path, change: Any, sentence: str) -> None:
    path = solution(theirs, "other", ONE)
    path.write_text(json.dumps({**json.loads(path.read_text()), **change}))
    ended = judge(parity, theirs, "one", "other")
    assert (ended.code, sentence in ended.err) == (2, True), ended.err


def test_options_that_do_not_fit_are_said(parity: CommandLine, theirs: Path, workspace: Workspace) -> None:
    files = [str(theirs / "one.json"), str(theirs / "two.json"), "--contract", str(theirs / "definitions/norm.json")]
    for words, sentence in (
        ([], "--arch: missing: a definition does not say for which architecture"),
        (["--arch", "gfx9"], "--arch: unknown architecture 'gfx9'"),
        (
            ["--arch", "gfx942", "--workload", "third"],
            "--workload: 'third' is none of norm_h256: there are first, second",
        ),
    ):
        ended = parity("judge", *files, *words)
        assert (ended.code, sentence in ended.err) == (2, True), ended.err
    ended = parity("judge", "hip", "triton", "--contract", "experiments/gfx1151", "--trace", "t.jsonl")
    assert (ended.code, "--trace: is for solutions of a definition" in ended.err) == (2, True)
    ended = judge(parity, theirs, "one", "two", arch="sm_90")
    assert (ended.code, "its function needs torch with a GPU" in ended.err) == (3, True), ended.err


@pytest.mark.parametrize(
    ("values", "rule"),
    [
        ([7, 7, 7], 7),
        ([40, 12, 51], "m"),
        ([10, 3, 13], "ceil(m / 4)"),
        ([80, 24, 102], "m * 2"),
        ([43, 15, 54], "m + 3"),
        ([400, 60, 153], "m * n"),
        ([16, 12, 16], None),
    ],
)
def test_a_rule_holds_at_every_size(values: list[int], rule: Any) -> None:
    sizes = [{"m": 40, "n": 10}, {"m": 12, "n": 5}, {"m": 51, "n": 3}]
    assert rule_over(values, sizes, [4]) == rule
