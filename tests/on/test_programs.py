"""`parity on`: programs with Triton kernels, as people write them, unchanged on the emulator; and planted bugs in them."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from command_line import CommandEnd, CommandLine
from conftest import ROOT

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("programs_find_torch")]


HEAD = """import torch, triton, triton.language as tl
"""
ADD = """
@triton.jit
def add(x_ptr, y_ptr, o_ptr, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    here = at < n
    tl.store(o_ptr + at, tl.load(x_ptr + at, mask=here) + tl.load(y_ptr + at, mask=here), mask=here)

x, y, o = torch.randn(1000), torch.randn(1000), torch.empty(1000)
add[(4,)](x, y, o, 1000, BLOCK=256)
assert torch.equal(o, x + y)
"""
MATMUL = """
@triton.autotune(configs=[
    triton.Config({"BM": 32, "BN": 32, "BK": 32}, num_warps=32),
    triton.Config({"BM": 32, "BN": 32, "BK": 32}, num_warps=4),
    triton.Config({"BM": 64, "BN": 64, "BK": 32}, num_warps=4)], key=["m"])
@triton.jit
def matmul(a, b, c, m, n, k, sam, sak, sbk, sbn, scm, scn, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    rm, rn = tl.program_id(0) * BM + tl.arange(0, BM), tl.program_id(1) * BN + tl.arange(0, BN)
    acc = tl.zeros((BM, BN), tl.float32)
    for start in range(0, k, BK):
        rk = start + tl.arange(0, BK)
        x = tl.load(a + rm[:, None] * sam + rk[None] * sak, mask=(rm[:, None] < m) & (rk[None] < k), other=0.0)
        y = tl.load(b + rk[:, None] * sbk + rn[None] * sbn, mask=(rk[:, None] < k) & (rn[None] < n), other=0.0)
        acc += tl.dot(x, y)
    tl.store(c + rm[:, None] * scm + rn[None] * scn, acc, mask=(rm[:, None] < m) & (rn[None] < n))

a, b = torch.randn(70, 50, dtype=torch.float16), torch.randn(50, 90, dtype=torch.float16)
c = torch.empty(70, 90)
matmul[lambda meta: (triton.cdiv(70, meta["BM"]), triton.cdiv(90, meta["BN"]))](
    a, b, c, 70, 90, 50, *a.stride(), *b.stride(), *c.stride())
torch.testing.assert_close(c, a.float() @ b.float(), rtol=1e-2, atol=1e-2)
"""
OTHERS = """
@triton.jit
def softmax(x, y, n, stride, B: tl.constexpr):
    row, at = tl.program_id(0), tl.arange(0, B)
    v = tl.load(x + row * stride + at, mask=at < n, other=-float("inf"))
    e = tl.exp(v - tl.max(v, 0))
    tl.store(y + row * stride + at, e / tl.sum(e, 0), mask=at < n)

x, y = torch.randn(7, 100)[:, :77], torch.zeros(7, 100)[:, :77]
softmax[(7,)](x, y, 77, 100, B=128)
torch.testing.assert_close(y, x.softmax(1))

@triton.jit
def histogram(x, h, n, B: tl.constexpr):
    at = tl.program_id(0) * B + tl.arange(0, B)
    tl.atomic_add(h + tl.load(x + at, mask=at < n, other=0), 1, mask=at < n)

x, h = torch.randint(0, 10, (1000,), dtype=torch.int32), torch.zeros(10, dtype=torch.int32)
histogram[(4,)](x, h, 1000, B=256)
assert torch.equal(h, torch.bincount(x, minlength=10).int())

@triton.jit
def gather(pointers, o, B: tl.constexpr):
    p = tl.load(pointers + tl.program_id(0)).to(tl.pointer_type(tl.float32))
    tl.store(o + tl.program_id(0) * B + tl.arange(0, B), tl.load(p + tl.arange(0, B)))

parts = [torch.randn(64) for _ in range(3)]
pointers, o = torch.tensor([part.data_ptr() for part in parts]), torch.empty(3, 64)
gather[(3,)](pointers, o, B=64)
assert torch.equal(o, torch.stack(parts))

from triton.tools.tensor_descriptor import TensorDescriptor

@triton.jit
def double(described, o, B: tl.constexpr):
    v = described.load([tl.program_id(0) * B, 0])
    at = tl.arange(0, B)[:, None] * 32 + tl.arange(0, 32)[None]
    tl.store(o + tl.program_id(0) * B * 32 + at, v * 2)

x, o = torch.randn(64, 32), torch.empty(64, 32)
double[(2,)](TensorDescriptor.from_tensor(x, [32, 32]), o, B=32)
assert torch.equal(o, 2 * x)

@triton.jit
def both(xs, o, B: tl.constexpr):
    at = tl.arange(0, B)
    tl.store(o + at, tl.load(xs[0] + at) + tl.load(xs[1] + at) * xs[2])

x, y, o = torch.randn(64), torch.randn(64), torch.empty(64)
both[(1,)]((x, y, 3.0), o, B=64)
torch.testing.assert_close(o, x + 3 * y)
both[(0,)]((x, y, 3.0), o, B=64)

@triton.jit
def odd(x, o, n, B: tl.constexpr):  # a compiler may load halves in dwords
    at = tl.arange(0, B)
    tl.store(o + at, tl.load(x + at, mask=at < n) * 2, mask=at < n)

x = torch.randn(13, dtype=torch.float16)
o = torch.empty_like(x)
odd[(1,)](x, o, 13, B=16)
assert torch.equal(o, 2 * x)
"""


def on(parity: CommandLine, program: str, *options: str, arch: str = "gfx942") -> Any:
    """Runs a program that must end well, and returns the report."""
    ended = ended_on(parity, program, *options, "--json", arch=arch)
    assert ended.code == 0, ended.err
    return ended.json


def ended_on(parity: CommandLine, program: str, *options: str, arch: str = "gfx942") -> CommandEnd:
    path = parity.workspace.root / "program.py"
    path.write_text(HEAD + program)
    return parity.process("on", arch, *options, "--", sys.executable, str(path))


@pytest.mark.parametrize("arch", ["gfx942", "strix halo"])
def test_programs_run_unchanged(parity: CommandLine, tmp_path: Path, arch: str) -> None:
    page = tmp_path / "page.html"
    report = on(parity, ADD + MATMUL + OTHERS, "--page", str(page), arch=arch)
    assert report["arch"] == {"strix halo": "gfx1151"}.get(arch, arch)
    kernels = {kernel["name"]: kernel for kernel in report["kernels"]}
    assert set(kernels) == {"add", "matmul", "softmax", "histogram", "gather", "double", "both", "odd"}
    assert (report["basis"], report["faults"], report["counts"]) == ("emulated", 0, True)
    add, matmul = kernels["add"], kernels["matmul"]
    assert add["place"].endswith("program.py:3")
    assert add["grids"] == [{"grid": [4, 1, 1], "launches": 1}]
    assert matmul["hot_loop_instructions"] > 0
    assert matmul["lds_bytes"] > 0
    assert min(kernel["vgprs"] for kernel in kernels.values()) > 0
    assert min(kernel["executed_instructions"] for kernel in kernels.values()) > 0
    warps = 4 if arch == "gfx942" else 32  # 32 of gfx942's waves are no workgroup
    assert matmul["notes"][0].startswith(f"autotuned, of 3 configurations: BM: 32, BN: 32, BK: 32, num_warps: {warps}")
    lines = matmul["lines"]
    assert {line["file"] for line in lines} == {"program.py"}
    assert [line["executed"] for line in lines] == sorted((line["executed"] for line in lines), reverse=True)
    assert sum(line["executed"] for line in lines) <= matmul["executed_instructions"]
    assert "tl.dot(" in " ".join(line["text"] for line in lines)
    text = page.read_text()
    assert "histogram" in text
    assert "tl.dot(" in text
    assert "<script" not in text


@pytest.mark.parametrize("arch", ["gfx1151", "gfx942"])
def test_a_compilers_defect_is_seen_as_the_documents_say(parity: CommandLine, arch: str) -> None:
    """docs/compiler_defects.md: Triton 3.6.0, which runs the tests, loses a thread of this loop."""
    program = ROOT / "docs" / "examples" / "running_counts.py"
    ended = parity.process("on", arch, "--", sys.executable, str(program), "1")
    assert ended.code == 1
    assert "triton 3.6.0 [0, " in ended.out
    assert "1 kernel, 1 launch, no fault; the program ended with 1" in " ".join(ended.err.split())


def test_barriers_that_a_source_lacks_are_seen_as_the_documents_say(parity: CommandLine, tmp_path: Path) -> None:
    """docs/compiler_defects.md: the report was of a compiler, and the same structure races by its source."""
    source = str(ROOT / "docs" / "examples" / "jacobi.hip")
    options = ("--arch", "gfx1100", "--flag=-O3", "--flag=-g")
    for barriers, code, said in (
        (0, 134, "jacobi.hip:52 races with "),
        (1, 0, "no fault; the program ended with 0"),
    ):
        made = str(tmp_path / f"jacobi{barriers}")
        assert parity("build", "--program", source, *options, f"--flag=-DBARRIERS={barriers}", "-o", made).code == 0
        ended = parity.process("on", "gfx1100", "--", made, "20", "12")
        assert (ended.code, said in " ".join(ended.err.split())) == (code, True), ended.err


# A planted bug, and what the exception says: the tensor and the element, the other side of a race, what the tensor is.
BUGS: dict[str, tuple[tuple[str, str], *tuple[str, ...]]] = {
    "past_the_end": (
        ("tl.load(x_ptr + at, mask=here)", "tl.load(x_ptr + at)"),
        "accesses memory outside of every buffer, right after the end of 'x_ptr', where x_ptr[1000] would be",
        "x_ptr: float32 [1000], strides [1]",
    ),
    "a_race": (
        ("tl.store(o_ptr + at,", "tl.store(o_ptr + at % 256,"),
        "races at o_ptr[0] with ",
        "nothing orders them",
    ),
    "stores_past_the_end": (
        ("tl.store(o_ptr + at,", "tl.store(o_ptr + at + 1,"),
        "accesses memory outside of every buffer, right after the end of 'o_ptr', where o_ptr[1000] would be",
    ),
    "for_ever": (
        ("    here = at < n\n", "    here = at < n\n    while tl.load(o_ptr, volatile=True) < 1e30:\n        pass\n"),
        "repeats itself for ever",
    ),
}


def test_planted_bugs_are_exceptions_at_the_launch(parity: CommandLine) -> None:
    kernel, launch = ADD[: ADD.index("x, y, o =")], "(4,)](x, y, o, 1000, BLOCK=256)"
    program = ADD
    for name, ((before, after), *_) in BUGS.items():
        assert before in kernel
        program += kernel.replace(before, after).replace("def add", f"def {name}")
        program += f"try:\n    {name}[{launch}\nexcept RuntimeError as error:\n    print(type(error).__name__, error)\n"
    ended = ended_on(parity, program, "--json")
    assert (ended.code, ended.json["exit_code"], ended.json["faults"]) == (1, 0, len(BUGS)), ended.err
    assert ended.err.count("KernelFault") == len(BUGS)
    faults = {kernel["name"]: kernel["faults"] for kernel in ended.json["kernels"]}
    for name, (_, *sentences) in BUGS.items():
        (fault,) = faults[name]
        assert f"{name}: " in fault
        assert "program.py:" in fault
        for sentence in sentences:
            assert sentence in fault


def test_a_fault_ends_a_program_unless_it_is_to_go_on(parity: CommandLine) -> None:
    program = ADD.replace("tl.load(x_ptr + at, mask=here)", "tl.load(x_ptr + at)").replace("assert", "#")
    program += "print('at the end')\n"
    ended = ended_on(parity, program)
    assert (ended.code, "KernelFault" in ended.err, "at the end" in ended.out) == (1, True, False)
    assert "1 fault; the program ended with 1" in ended.err
    went_on = ended_on(parity, program, "--keep-going", "--json")
    assert (went_on.code, went_on.json["exit_code"], went_on.json["faults"]) == (1, 0, 1)
    assert "at the end" in went_on.err


VIEW = """
@triton.jit
def copy(x, o, B: tl.constexpr):
    at = tl.arange(0, B)
    tl.store(o + at, tl.load(x + at))

whole, o = torch.randn(64), torch.empty(64)
copy[(1,)](whole[:32], o, B=64)
assert torch.equal(o, whole)
"""


SHIFT = """
@triton.jit
def shift(x, n, B: tl.constexpr):  # a program reads what the next one stores
    at = tl.program_id(0) * B + tl.arange(0, B)
    v = tl.load(x + at + 1, mask=at + 1 < n, other=0.0)
    tl.store(x + at, v, mask=at < n)

shift[(4,)](torch.randn(1000), 1000, B=256)
"""


def test_an_access_within_a_storage_is_a_note_or_a_fault_as_asked(parity: CommandLine) -> None:
    (kernel,) = on(parity, VIEW)["kernels"]
    (note,) = kernel["notes"]
    assert "accesses a storage outside of the tensors that it is given, right after the end of 'x'" in note
    assert "right after the end of 'x', where x[32] would be" in note
    ended = ended_on(parity, VIEW, "--strict-views", "--json")
    assert (ended.code, ended.json["faults"]) == (1, 1)
    raced = ended_on(parity, SHIFT, "--strict-views", "--json", arch="gfx1151")
    assert (raced.code, raced.json["faults"]) == (1, 1)
    assert "races at x[" in raced.json["kernels"][0]["faults"][0]


def test_left_out_workgroups_are_told_and_the_programs_end_counts_for_nothing(parity: CommandLine) -> None:
    ended = ended_on(parity, ADD, "--workgroups", "2", "--json")
    report = ended.json
    assert (ended.code, report["exit_code"], report["counts"]) == (0, 1, False)
    (kernel,) = report["kernels"]
    assert (kernel["workgroups_run"], kernel["workgroups_launched"]) == (2, 4)


def test_every_configuration_runs_if_it_is_to(parity: CommandLine) -> None:
    report = on(parity, MATMUL, "--autotune", "all")
    assert sum(kernel["launches"] for kernel in report["kernels"]) == 3
    assert [kernel["notes"][0].startswith("autotuned, of 3 configurations: BM: ") for kernel in report["kernels"]] == [
        True
    ] * len(report["kernels"])


TESTS = (
    "import pytest\n"
    + HEAD
    + ADD.replace("\nx, y, o = ", "\n@pytest.mark.parametrize('n', [64, 1000])\ndef test_add(n):\n  x, y, o = ")
    .replace("\nadd[(4,)](x, y, o, 1000", "\n  add[(4,)](x[:n], y[:n], o[:n], n")
    .replace("\nassert torch.equal(o, x + y)", "\n  assert torch.equal(o[:n], (x + y)[:n])")
)


@pytest.mark.parametrize("workers", [(), ("-n", "2")])
def test_somebodys_tests_run_with_pytest_and_its_workers(
    parity: CommandLine, tmp_path: Path, workers: tuple[str, ...]
) -> None:
    path = tmp_path / "test_add.py"
    path.write_text(TESTS)
    command = [sys.executable, "-m", "pytest", "-q", *workers, str(path)]
    ended = parity.process("on", "gfx942", "--json", "--", *command)
    assert (ended.code, "2 passed" in ended.err) == (0, True), ended.err
    assert ended.json["launches"] == 2
    assert ("parity on gfx942 (emulated)" in ended.err) == (not workers)


def test_the_folder_alone_switches_it_on(parity: CommandLine) -> None:
    folder = parity("on", "--folder").out.strip()
    path = parity.workspace.root / "program.py"
    path.write_text(HEAD + ADD)
    paths = os.pathsep.join([folder, os.environ["PYTHONPATH"]])
    env = {**os.environ, "PARITY_ON": "gfx942", "PYTHONPATH": paths}
    assert subprocess.run([sys.executable, path], env=env, check=False).returncode == 0
    without = subprocess.run(
        [sys.executable, path],
        env={**env, "XDG_CACHE_HOME": str(parity.workspace.root)},
        check=False,
        capture_output=True,
        text=True,
    )
    assert "the emulator's engine is not built: run 'parity on gfx942 -- true' once" in without.stderr
    del env["PARITY_ON"]
    assert subprocess.run([sys.executable, path], env=env, check=False, capture_output=True).returncode != 0


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("gfx942",), "COMMAND: which program? Write parity on gfx942 -- python my_test.py"),
        (("gfx9", "--", "true"), "unknown architecture 'gfx9'"),
        (("sm_90", "--", "true"), "ARCH: sm_90: the emulator runs "),
        (("gfx942", "--", "no-such-program"), "COMMAND: no-such-program: No such file or directory"),
        (("gfx942", "--capture", "x", "--workgroups", "2", "--", "true"), "--workgroups: a launch of which workgroups"),
        (("gfx942", "--autotune", "some", "--", "true"), "--autotune: 'some' is not one of first, all"),
    ],
)
def test_what_cannot_be_is_a_sentence(parity: CommandLine, words: tuple[str, ...], sentence: str) -> None:
    ended = parity("on", *words)
    assert (ended.code, sentence in ended.err) == (2, True), ended.err


CHILDREN = """
import multiprocessing, os, signal

@triton.jit
def twice(x, o, n, B: tl.constexpr):
    at = tl.arange(0, B)
    tl.store(o + at, tl.load(x + at, mask=at < n) * 2, mask=at < n)

@triton.jit
def beyond(x):
    tl.store(x + 1000, 1.0)

def work():
    x, o = torch.randn(100), torch.empty(100)
    twice[(1,)](x, o, 100, B=128)
    assert torch.equal(o, 2 * x)

if __name__ == "__main__":
    for way in ("fork", "spawn"):
        child = multiprocessing.get_context(way).Process(target=work)
        child.start()
        child.join()
        assert child.exitcode == 0
    try:
        beyond[(1,)](torch.ones(1))
    except RuntimeError:
        os.kill(os.getpid(), signal.SIGKILL)
"""


def test_what_children_launched_and_what_a_kill_left_is_summed_up(parity: CommandLine) -> None:
    ended = ended_on(parity, CHILDREN, "--json")
    assert (ended.code, ended.json["exit_code"]) == (137, 137), ended.err
    kernels = {kernel["name"]: kernel for kernel in ended.json["kernels"]}
    assert (kernels["twice"]["launches"], kernels["beyond"]["launches"]) == (2, 1)
    assert "999 elements after the end of 'x', where x[1000] would be" in kernels["beyond"]["faults"][0]
