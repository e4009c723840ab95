"""`parity init`, as a user meets it: an empty folder becomes a workspace whose first step runs at once."""

import os
import pty
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from books import new_book
from builds import Pool
from command_line import command
from conftest import CommandEnd, CommandLine

from parity.contract.workspace import Workspace
from parity.starters.built_in import ARCHITECTURES

STARTERS = [(operator, arch) for operator in ("rms_norm", "scaled_mm") for arch in ARCHITECTURES]
HIP = """
#define __global__ __attribute__((global))
extern "C" __global__ __attribute__((amdgpu_flat_work_group_size(128, 128))) void saxpy(
    const float* __restrict__ d_x, float* y, float alpha, int n) {
  int at = __builtin_amdgcn_workgroup_id_x() * 128 + __builtin_amdgcn_workitem_id_x();
  if (at < n) y[at] += alpha * d_x[at];
}
"""
TRITON = """
import triton
import triton.language as tl

@triton.jit
def saxpy(x_ptr, y_ptr, alpha, n, BLOCK_SIZE: tl.constexpr):
    at = tl.program_id(0) * BLOCK_SIZE + tl.arange(0, BLOCK_SIZE)
    y = tl.load(y_ptr + at, mask=at < n) + alpha * tl.load(x_ptr + at, mask=at < n)
    tl.store(y_ptr + at, y, mask=at < n)
"""
NORM = """
#define __global__ __attribute__((global))
extern "C" __global__ __attribute__((amdgpu_flat_work_group_size(256, 256))) void norm(
    const _Float16* X, const _Float16* W, _Float16* out, int Columns, float eps) {
  long row = __builtin_amdgcn_workgroup_id_x();
  if (__builtin_amdgcn_workitem_id_x()) return;
  float sum = 0;
  for (int i = 0; i < Columns; ++i) sum += (float)X[row * Columns + i] * (float)X[row * Columns + i];
  float factor = 1 / __builtin_sqrtf(sum / Columns + eps);
  for (int i = 0; i < Columns; ++i) out[row * Columns + i] = (_Float16)((float)X[row * Columns + i] * factor * (float)W[i]);
}
"""


@pytest.fixture
def empty(tmp_path: Path, pool: Pool) -> Iterator[CommandLine]:
    """The command line in an empty folder; builds are shared with other tests, and the engine."""
    folder = tmp_path / "mine"
    folder.mkdir()
    line = CommandLine(Workspace(folder))
    yield line
    pool.take(line.workspace)


def furnish(line: CommandLine, pool: Pool) -> None:
    line.workspace.private.mkdir(exist_ok=True)
    pool.lend(line.workspace)


def run(line: CommandLine, *more: str) -> CommandEnd:
    return line("run", "step01", "--hip-compiler", "zig", *more)


def contract(line: CommandLine) -> Path:
    (path,) = line.workspace.experiments.glob("*/contract.toml")
    return path


def files(line: CommandLine) -> dict[str, bytes]:
    root = line.workspace.root
    return {str(path.relative_to(root)): path.read_bytes() for path in root.rglob("*") if path.is_file()}


@pytest.mark.slow
@pytest.mark.parametrize(("operator", "arch"), STARTERS)
def test_the_first_step_runs_at_once(empty: CommandLine, pool: Pool, operator: str, arch: str) -> None:
    made = empty("init", "--operator", operator, "--arch", arch)
    assert (made.code, made.err) == (0, "")
    assert made.out.splitlines()[-1] == "Next: parity run step01"
    furnish(empty, pool)
    ended = run(empty, "--json")
    assert ended.code == 0, ended.err
    assert (ended.json["verdict"], ended.json["verification"]["status"]) == ("inconclusive", "verified")
    assert {case["lane"] for case in ended.json["verification"]["cases"]} == {"hip", "triton"}
    assert not [check for check in ended.json["checks"] if check["status"] == "violated"]


WRONG = {
    "rms_norm.hip": [
        ("partial[0] / columns", "partial[0] / (columns - 1)"),
        ("at += THREADS) squares", "at += 2 * THREADS) squares"),
        ("+ eps", ""),
        ("    BARRIER();\n", ""),
    ],
    "rms_norm.py": [("/ columns + eps", "+ eps"), ("scaled.to(", "values.to(")],
    "scaled_mm.hip": [("+ (float)bias[column]", ""), ("tile / (n", "tile % (n"), ("at < k;", "at + 1 < k;")],
    "scaled_mm.py": [("of_b += BLOCK_K * n", "of_b += BLOCK_K"), ("sums * tl.load(scale)", "sums")],
}


@pytest.mark.slow
@pytest.mark.parametrize(("kernel", "old", "new"), [(name, *pair) for name, pairs in WRONG.items() for pair in pairs])
def test_a_starter_with_one_wrong_line_is_rejected(
    empty: CommandLine, pool: Pool, kernel: str, old: str, new: str
) -> None:
    empty("init", "--operator", kernel.partition(".")[0])
    path = empty.workspace.root / "kernels" / kernel
    assert old in path.read_text()
    path.write_text(path.read_text().replace(old, new))
    furnish(empty, pool)
    ended = run(empty, "--json")
    assert ended.code == 1, ended.err
    assert (ended.json["verdict"], ended.json["verification"]["status"]) == ("reject", "failed")
    lane = "triton" if kernel.endswith(".py") else "hip"
    assert ended.json["verification"]["detail"].startswith(f"{lane}: ")


@pytest.mark.slow
@pytest.mark.parametrize("operator", ["rms_norm", "scaled_mm"])
def test_starters_build_with_hiprtc(empty: CommandLine, pool: Pool, rocm: Path, operator: str) -> None:
    empty("init", "--operator", operator)
    furnish(empty, pool)
    ended = empty("run", "step01", "--hip-compiler", "hiprtc", "--json")
    assert (ended.code, ended.json["verification"]["status"]) == (0, "verified"), ended.err


def test_what_it_writes_is_what_it_says(empty: CommandLine) -> None:
    document = empty("init", "--lanes", "triton,hip", "--study", "mine", "--json").json
    assert document == {
        "schema": "parity.made/1",
        "workspace": str(empty.workspace.root),
        "study": "mine",
        "is_new": True,
        "contract": "experiments/mine/contract.toml",
        "files": [
            "experiments/mine/contract.toml",
            "experiments/mine/step01.toml",
            "kernels/rms_norm.py",
            "kernels/rms_norm.hip",
            "parity.toml",
            ".gitignore",
        ],
        "to_fill_in": [],
        "notes": [],
        "next": "parity run step01",
    }
    assert sorted(files(empty)) == sorted(document["files"])
    assert empty.workspace.settings.default_study == "mine"
    new_book(empty.workspace)
    assert empty("report", "--json").json["contract"]["kpi"]["lane"] == "hip"


def test_every_field_explains_itself(empty: CommandLine) -> None:
    empty("init")
    fields = [line for line in contract(empty).read_text().splitlines() if line and line[0] not in "#[]"]
    assert [line for line in fields if "#" not in line] == [
        'x = { dtype = "float16" }',
        'weight = { dtype = "float16" }',
        'y = { dtype = "float16" }',
        "eps = 1e-06",
        'distribution = "normal"',
        "seed = 1",
    ]


@pytest.mark.parametrize(
    ("before", "sentence"),
    [
        ("parity.toml", "parity.toml: not valid TOML"),
        ("experiments/rms_norm-gfx1151/step01.toml", "step01.toml: exists already: nothing was written"),
        ("kernels/rms_norm.hip", "kernels/rms_norm.hip: exists already: nothing was written"),
    ],
)
def test_it_never_overwrites_a_file(empty: CommandLine, before: str, sentence: str) -> None:
    path = empty.workspace.root / before
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("mine")
    ended = empty("init")
    assert (ended.code, ended.out, len(ended.err.splitlines())) == (2, "", 1)
    assert sentence in ended.err
    assert files(empty) == {before: b"mine"}


def test_a_workspace_that_exists_gets_another_study(empty: CommandLine) -> None:
    empty("init")
    before = files(empty)
    ended = empty("init", "--operator", "scaled_mm", "--arch", "gfx942", "--study", "other")
    assert "the workspace has the study other" in ended.out
    assert ended.out.splitlines()[-1] == "Next: parity run other/step01"
    after = files(empty)
    assert {name: after[name] for name in before} == before, "parity.toml still names the first as its default"
    assert sorted(after.keys() - before.keys()) == [
        "experiments/other/contract.toml",
        "experiments/other/step01.toml",
        "kernels/scaled_mm.hip",
        "kernels/scaled_mm.py",
    ]
    third = empty("init", "--arch", "gfx942", "--json").json
    assert third["files"] == [f"experiments/rms_norm-gfx942/{name}.toml" for name in ("contract", "step01")]
    after = files(empty)
    again = empty("init", "--operator", "scaled_mm", "--arch", "gfx942", "--study", "other")
    assert (again.code, files(empty)) == (2, after)


@pytest.mark.parametrize(
    ("name", "arch"),
    [
        ("mi300x", "gfx942"),
        ("RX 9070 XT", "gfx1201"),
        ("rx 9070", "gfx1201"),
        ("Strix Halo", "gfx1151"),
        ("AMD Instinct MI350X", "gfx950"),
        ("gfx950", "gfx950"),
    ],
)
def test_a_gpu_is_known_by_its_name(empty: CommandLine, name: str, arch: str) -> None:
    assert empty("init", "--arch", name).code == 0
    assert f'arch = "{arch}"' in (empty.workspace.experiments / f"rms_norm-{arch}" / "contract.toml").read_text()


def test_a_gitignore_stays_as_it_is(empty: CommandLine) -> None:
    (empty.workspace.root / ".gitignore").write_text("mine")
    ended = empty("init")
    assert ".gitignore is left as it was: let it name .parity/" in ended.out
    assert files(empty)[".gitignore"] == b"mine"


def test_the_folder_is_made_and_named_in_the_next_command(empty: CommandLine) -> None:
    ended = empty("init", "a b/c")
    assert (ended.code, ended.out.splitlines()[-1]) == (0, "Next: cd 'a b/c' && parity run step01")
    assert empty("init", "a b/c/experiments/new").code == 0, "a workspace may lie in another one"


def test_all_that_is_wrong_is_said_at_once(empty: CommandLine) -> None:
    ended = empty("init", "--operator", "rmsnorm", "--arch", "gfx9", "--lanes", "hip,tritn")
    assert (ended.code, ended.out) == (2, "")
    assert [line.split(": ")[1] for line in ended.err.splitlines()] == ["--operator", "--arch"]
    both = empty("init", "--from", "none.hip", "--from", "nor.py")
    assert (both.code, both.err.count("no such file")) == (2, 2)
    assert not list(empty.workspace.root.iterdir())


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--operator", "softmax"], "--operator: 'softmax' has no starter kernels: there are rms_norm, scaled_mm"),
        (["--operator", "rmsnorm"], "--operator: 'rmsnorm' has no starter kernels: did you mean 'rms_norm'?"),
        (["--arch", "gfx1511"], "--arch: unknown architecture 'gfx1511': did you mean 'gfx1151'?"),
        (["--lanes", "hip,tritn"], "--lanes: 'tritn' has no starter kernels: did you mean 'triton'?"),
        (["--from", "a.hpi"], "a.hpi: no such file: did you mean 'a.hip'?"),
        (["--arch", "sm_90"], "--arch: there are starter kernels for gfx1151, gfx1201, gfx942, gfx950, gfx90a"),
        (["--arch", "gfx9999"], "unknown architecture 'gfx9999'"),
        (["--lanes", "hip,hip"], "--lanes: each lane has a name of its own"),
        (["--lanes", "hip,cuda"], "--lanes: 'cuda' has no starter kernels"),
        (["--lanes", "hip,Triton"], "--lanes: 'Triton' is no name of a lane"),
        (["--study", "../up"], "--study: '../up' is no name for a folder"),
        (["--from", "none.hip", "--from", "b.py"], "none.hip: no such file"),
        (
            ["--from", "a.hip", "--lanes", "hip,triton"],
            "--from: each kernel has a lane of its own: there are the kernels",
        ),
        (["--from", "a.hip:other", "--from", "b.py"], "a.hip: has no kernel 'other': it has saxpy"),
        (["--from", "a.hip:saxyp", "--from", "b.py"], "a.hip: has no kernel 'saxyp': did you mean 'saxpy'?"),
        (
            ["--from", "two.hip", "--from", "b.py"],
            "two.hip: has several kernels: choose one, as two.hip:saxpy: saxpy, norm",
        ),
        (["--from", "empty.py", "--from", "b.py"], "empty.py: has no kernel, which is a function with @triton.jit"),
        (["--from", "a.hip", "--from", "b.py", "--operator", "no name"], "is neither a name nor the path of a file.py"),
        (["file"], "file: is no folder"),
    ],
)
def test_a_wish_that_cannot_be_is_one_sentence(empty: CommandLine, words: list[str], sentence: str) -> None:
    texts = {"a.hip": HIP, "b.py": TRITON, "two.hip": HIP + NORM, "empty.py": "", "file": ""}
    for name, text in texts.items():
        (empty.workspace.root / name).write_text(text)
    ended = empty("init", *words)
    assert (ended.code, ended.out, len(ended.err.splitlines())) == (2, "", 1)
    assert sentence in ended.err
    assert set(files(empty)) == set(texts)


@pytest.mark.slow
def test_kernels_of_ones_own_become_an_operator_that_is_unverified(
    empty: CommandLine, pool: Pool, tmp_path: Path
) -> None:
    (tmp_path / "saxpy.hip").write_text(HIP)
    (empty.workspace.root / "saxpy.py").write_text(TRITON)
    made = empty("init", "--from", "../saxpy.hip", "--from", "saxpy.py")
    assert made.code == 0, made.err
    assert "The lanes stay unverified until operators/saxpy.py says what is right" in made.out
    assert sorted(files(empty)) == [
        ".gitignore",
        "experiments/saxpy-gfx1151/contract.toml",
        "experiments/saxpy-gfx1151/step01.toml",
        "kernels/saxpy.hip",
        "operators/saxpy.py",
        "parity.toml",
        "saxpy.py",
    ]
    furnish(empty, pool)
    ended = run(empty, "--json")
    assert (ended.code, ended.json["verdict"], ended.json["verification"]["status"]) == (
        3,
        "inconclusive",
        "unverified",
    )
    operator = empty.workspace.root / "operators" / "saxpy.py"
    filled = operator.read_text().replace('{"y": call["x"]}', '{"y": call["y"] + call.scalar("alpha") * call["x"]}')
    operator.write_text(filled.replace("reference=None", "reference=reference"))
    ended = run(empty, "--json")
    assert (ended.code, ended.json["verification"]["status"]) == (0, "verified"), ended.err
    operator.write_text(operator.read_text().replace("+ call.scalar", "- call.scalar"))
    assert run(empty, "--json").json["verification"]["status"] == "failed"


SCALED_ROWS = """
import triton
import triton.language as tl


@triton.jit
def scaled_rows(x_ptr, y_ptr, rows, cols, depth, BLOCK: tl.constexpr):
    at = tl.arange(0, BLOCK)
    here = at < cols
    x = tl.load(x_ptr + tl.program_id(0) * cols + at, mask=here, other=0.0)
    for _ in range(depth):
        x += 1.0
    tl.store(y_ptr + tl.program_id(0) * cols + at, x - tl.sum(tl.where(here, x, 0.0), 0) / cols, mask=here)
"""
ROWS_IN_HIP = """extern "C" __global__ void scaled_rows(const float* x, float* y, int rows, int cols, int depth) {
  for (int c = threadIdx.x; c < cols; c += 256) y[blockIdx.x * cols + c] = x[blockIdx.x * cols + c];
  for (int d = 0; d < depth; ++d) if (threadIdx.x << 2 > rows + 4) y[0] += 0;
}
"""


def test_sizes_that_a_kernel_masks_are_tails(empty: CommandLine) -> None:
    """Of an axis that no workgroup divides too: else no case would reach beyond the kernel's block. A loop's head is no
    mask.
    """
    (empty.workspace.root / "rows.py").write_text(SCALED_ROWS)
    (empty.workspace.root / "rows.hip").write_text(ROWS_IN_HIP)
    assert empty("init", "--from", "rows.hip", "--from", "rows.py").code == 0
    (path,) = empty.workspace.root.glob("experiments/*/contract.toml")
    contract = tomllib.loads(path.read_text())
    assert list(contract["axes"]) == ["rows", "cols", "depth"]
    assert contract["tails"] == ["rows", "cols"]


@pytest.mark.slow
def test_kernels_of_ones_own_are_bound_to_an_operator_by_name(empty: CommandLine, pool: Pool) -> None:
    (empty.workspace.root / "norm.hip").write_text(NORM)
    (empty.workspace.root / "fast.hip").write_text(NORM.replace("void norm", "void fast"))
    made = empty(
        "init", "--operator", "rms_norm", "--from", "norm.hip", "--from", "fast.hip", "--lanes", "slow,fast", "--json"
    )
    assert (made.json["to_fill_in"], made.json["notes"]) == ([], [])
    furnish(empty, pool)
    ended = run(empty, "--json")
    assert (ended.code, ended.json["verification"]["status"]) == (0, "verified"), ended.err
    assert ended.json["kpi"]["candidate"] == "fast"


def test_what_is_not_plain_is_left_to_be_filled_in(empty: CommandLine) -> None:
    (empty.workspace.root / "norm.hip").write_text(
        NORM.replace("int Columns", "int stride, int Columns").replace("const _Float16* W", "const double* W")
    )
    (empty.workspace.root / "fast.hip").write_text(
        "template <int N> " + NORM[NORM.index("extern") + 11 :].replace("norm", "fast")
    )
    made = empty("init", "--operator", "rms_norm", "--from", "norm.hip", "--from", "fast.hip", "--json").json
    assert made["to_fill_in"] == ["tensors.weight.dtype", "lanes.norm.arguments.3", "lanes.fast.symbol"]
    ended = run(empty)
    where = contract(empty)
    assert ended.code == 2
    assert ended.err.splitlines() == [
        f"parity: {where}: field '{field}': is still to be filled in" for field in made["to_fill_in"]
    ]
    text = where.read_text()
    assert "# int stride: an expression over rows, columns (as columns / 2), a number, a scalar (eps)" in text
    assert "template <int N> fast" in text


def test_headers_are_copied_with_their_kernel(empty: CommandLine, tmp_path: Path) -> None:
    (tmp_path / "lib" / "inner").mkdir(parents=True)
    (tmp_path / "lib" / "inner" / "head.h").write_text("// nothing")
    (tmp_path / "lib" / "a.hip").write_text('#include "inner/head.h"\n' + HIP)
    (tmp_path / "lib" / "b.py").write_text("raise SystemExit('nothing is executed')\n" + TRITON)
    assert empty("init", "--from", "../lib/a.hip", "--from", "../lib/b.py").code == 0
    assert {"kernels/a.hip", "kernels/b.py", "kernels/inner/head.h"} < set(files(empty))


def on_a_terminal(line: CommandLine, answers: bytes, *words: str) -> tuple[int, str, str]:
    """The exit code, output and errors of `init` on a terminal where somebody has typed these answers."""
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        command("init", *words),
        cwd=line.workspace.root,
        stdin=theirs,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    os.close(theirs)
    os.write(ours, answers)
    out, err = process.communicate(timeout=60)
    os.close(ours)
    return process.returncode, out, err


@pytest.mark.slow
def test_on_a_terminal_it_asks_for_what_is_not_given(empty: CommandLine) -> None:
    code, out, err = on_a_terminal(empty, b"scaled_mm\n\n", "--arch", "gfx942")
    assert code == 0, err
    assert err.replace(": ", ":") == "Operator (rms_norm, scaled_mm) [rms_norm]:Lanes [hip,triton]:"
    assert out.splitlines()[0].endswith("a workspace with the study scaled_mm-gfx942")


@pytest.mark.slow
def test_an_answer_that_cannot_be_is_asked_again(empty: CommandLine) -> None:
    code, out, err = on_a_terminal(empty, b"rmsnorm\nrms_norm\nhip,tritn\nhip\nstrix hallo\nstrix halo\n")
    assert code == 0, err
    assert "'rmsnorm' has no starter kernels: did you mean 'rms_norm'?" in err
    assert "'tritn' has no starter kernels: did you mean 'triton'?" in err
    assert "unknown architecture 'strix hallo'" in err
    assert out.splitlines()[0].endswith("a workspace with the study rms_norm-gfx1151")


def test_odd_kernels_make_files_that_can_be_read(empty: CommandLine) -> None:
    """Pointers whose plain names are alike, letters beyond ASCII, a control character, a workgroup of half a wave."""
    kernel = HIP
    for old, new in {
        "const float* __restrict__ d_x": "const float* x, const float* /**/ \b d_x",
        "float alpha": "float größe",
        "(128, 128)": "(32, 32)",
    }.items():
        assert old in kernel
        kernel = kernel.replace(old, new)
    (empty.workspace.root / "a.hip").write_text(kernel)
    (empty.workspace.root / "b.hip").write_text(kernel)
    made = empty("init", "--arch", "gfx942", "--from", "a.hip", "--from", "b.hip", "--json")
    assert (made.code, made.json["to_fill_in"]) == (0, []), made.err
    tables = tomllib.loads(contract(empty).read_text())
    assert tables["lanes"]["a"]["arguments"] == ["x", "d_x", "y", "größe", "n"]
    ended = run(empty)
    assert ended.code == 2
    assert ended.err.endswith("field 'threads': 32 must be a multiple of 64 (a wave), at most 1024\n")


@pytest.mark.slow
def test_modules_of_a_package_are_copied_with_their_kernel(empty: CommandLine, tmp_path: Path, pool: Pool) -> None:
    texts = {
        "lib/ops/b.py": "from . import near\nfrom ..far import twice\nfrom lib.far import once\n" + TRITON,
        "lib/ops/near.py": "",
        "lib/far.py": "from . import once_more\nonce = twice = once_more\n",
        "lib/once_more.py": "",
        "lib/never.py": "",
        "lib/ops/a.hip": HIP,
    }
    for name, text in texts.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    assert empty("init", "--from", "../lib/ops/a.hip", "--from", "../lib/ops/b.py").code == 0
    copied = {name for name in files(empty) if name.startswith("kernels/")}
    used = {"lib/ops/b.py", "lib/ops/near.py", "lib/far.py", "lib/once_more.py"}
    assert copied == {"kernels/a.hip", *(f"kernels/{name}" for name in used)}
    furnish(empty, pool)
    assert run(empty, "--json").json["verification"]["status"] == "unverified", "both lanes are built"


INLINE = '''
import torch
from torch.utils.cpp_extension import load_inline

cpp_source = "torch::Tensor saxpy_of(torch::Tensor x, torch::Tensor y, float alpha);"
cuda_source = r"""
#include <cuda_fp16.h>

__global__ void saxpy(const float* __restrict__ x, float* y, float alpha, int n) {
  int at = blockIdx.x * blockDim.x + threadIdx.x;
  if (at < n) y[at] += alpha * x[at];
}

torch::Tensor saxpy_of(torch::Tensor x, torch::Tensor y, float alpha) {
  saxpy<<<(x.numel() + 255) / 256, 256>>>(x.data_ptr<float>(), y.data_ptr<float>(), alpha, x.numel());
  return y;
}
"""
module = load_inline(name="saxpy", cpp_sources=cpp_source, cuda_sources=cuda_source, functions=["saxpy_of"])
'''


@pytest.mark.slow
def test_a_kernel_in_a_string_of_python_becomes_a_file(empty: CommandLine, pool: Pool) -> None:
    (empty.workspace.root / "inline.py").write_text(INLINE)
    (empty.workspace.root / "saxpy.py").write_text(TRITON)
    made = empty("init", "--from", "inline.py:saxpy", "--from", "saxpy.py", "--json")
    assert (made.code, made.json["to_fill_in"]) == (0, []), made.err
    text = (empty.workspace.root / "kernels" / "inline.hip").read_text()
    assert text.splitlines()[:3] == [
        f"#include <{name}>" for name in ("hip/hip_runtime.h", "torch/extension.h", "hip/hip_fp16.h")
    ]
    furnish(empty, pool)
    ended = run(empty, "--json")
    assert (ended.code, ended.json["verification"]["status"]) == (3, "unverified"), ended.err


def test_a_kernel_in_a_string_is_cuda_for_nvidia(empty: CommandLine) -> None:
    (empty.workspace.root / "inline.py").write_text(INLINE)
    (empty.workspace.root / "again.py").write_text(INLINE)
    assert empty("init", "--arch", "sm_90", "--from", "inline.py", "--from", "again.py").code == 0
    assert (empty.workspace.root / "kernels" / "inline.cu").read_text().startswith("#include <cuda_fp16.h>\n")
