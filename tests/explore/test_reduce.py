"""Sources that a compiler gets wrong: `parity emulate --against` tells, `parity reduce` makes them small."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest
from conftest import CommandLine
from planted_compiler import main as compile_with

from parity.explore import llvm_ir
from parity.system.process import ask
from parity.toolchains.wheels import zig

COMPILER = Path(__file__).with_name("planted_compiler.py")
LAUNCH = """
kernel = "k"
grid = [1]
block = [64]
args = [
  { buffer = { shape = [64], dtype = "uint32", fill = "bytes", seed = 1 } },
  { output = { shape = [128], dtype = "uint32", save = "out.npy" } },
  { scalar = { dtype = "uint32", value = 64 } },
]
"""
MIXES = """typedef unsigned u32;
#define T __builtin_amdgcn_workitem_id_x()
#define MIX static __attribute__((device, always_inline)) u32
MIX mix0(u32 a, u32 b, u32 c) { return __builtin_amdgcn_perm(a, b, 0x05010400u ^ (c & 0x1010101u)) * 3u + c; }
MIX mix1(u32 a, u32 b, u32 c) { return (a * c + b) ^ (a >> 7); }
MIX mix2(u32 a, u32 b, u32 c) {
  return __builtin_amdgcn_ds_bpermute((int)((T ^ (c & 3)) * 4), (int)a) + b * 12345u;
}
"""
KERNEL = 'extern "C" __attribute__((global)) void k(const u32* in, u32* out, u32 n) {'
LONGEST = 60  # lines in the end


def mixed(rounds: int) -> str:
    lines = [
        f"  x = mix{n % 3}(x, y, {n * 2654435761 % 65536}u); y ^= x >> {n % 13 + 1}; if (x & {1 << n % 20}u) y += {n}u * x;"
        for n in range(rounds)
    ]
    ends = ["  out[T] = x;", "  out[64 + T] = y;", "}"]
    return MIXES + "\n".join([KERNEL, "  u32 x = in[T], y = in[(T * 7) % n];", *lines, *ends]) + "\n"


def spilled() -> str:
    count = 40
    lines = [f"  u32 x{i} = in[(T * {2 * i + 1}u) % n];" for i in range(count)]
    lines += [f"  x{i} = x{i} * {i * 7 + r + 3}u + x{(i + r + 1) % count};" for r in range(5) for i in range(count)]
    lines += [
        "  u32 r = 0;",
        *(f"  r ^= x{i} >> {i % 7};" for i in range(count)),
        "  out[T] = r;",
        "  out[64 + T] = n;",
        "}",
    ]
    head = KERNEL.replace("void", "__attribute__((amdgpu_num_vgpr(8))) void")
    return MIXES + "\n".join([head, *lines]) + "\n"


def as_ir(folder: Path, text: str) -> Path:
    source, made = folder / "k.hip", folder / "k.ll"
    source.write_text(text)
    flags = ["-x", "hip", "--offload-device-only", "-nogpuinc", "-nogpulib", "--offload-arch=gfx942", "-O2"]
    done = ask([str(zig()), "clang", *flags, "-S", "-emit-llvm", str(source), "-o", str(made)], limit_s=60)
    assert done.returncode == 0, done.stderr
    return made


def compiler(plant: str) -> str:
    return f"{sys.executable} {COMPILER} {plant} {{in}} {{out}}"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "launch.toml").write_text(LAUNCH)
    monkeypatch.setenv("PATH", "/nonexistent")  # no llvm-reduce
    return tmp_path


def against(parity: CommandLine, file: Path, plant: str, other: str, *more: str) -> tuple[int, str]:
    launch = str(file.parent / "launch.toml")
    ended = parity("emulate", str(file), "--launch", launch, "--compile", compiler(plant), "--against", other, *more)
    return ended.code, ended.out + ended.err


def reduced(parity: CommandLine, file: Path, *more: str) -> tuple[dict[str, Any], str]:
    out = file.with_name(f"small{file.suffix}")
    ended = parity(
        "reduce", str(file), "--launch", str(file.parent / "launch.toml"), "--out", str(out), "--json", *more
    )
    assert ended.code == 0, ended.err
    document = json.loads(ended.out)
    assert out.read_text() == document["text"]
    return document, out.read_text()


def test_the_other_compiler_the_saved_outputs_and_other_code_tell(parity: CommandLine, folder: Path) -> None:
    file = folder / "k.hip"
    file.write_text(mixed(6))
    assert against(parity, file, "none", compiler("none"))[0] == 1
    code, said = against(parity, file, "fold", compiler("none"), "--force")
    assert code == 0
    assert "outputs differ: output 1 differs in" in said
    (folder / "saved").mkdir()
    assert against(parity, file, "none", compiler("none"), "--force")[0] == 1
    (folder / "out.npy").rename(folder / "saved" / "out.npy")
    assert against(parity, file, "fold", str(folder / "saved"), "--force")[0] == 0
    assert against(parity, file, "none", str(folder / "saved"), "--force")[0] == 1
    compile_with("none", str(file), str(folder / "k.s"))
    assert against(parity, file, "fold", str(folder / "k.s"), "--force")[0] == 0
    assert against(parity, file, "none", str(folder / "k.s"), "--force")[0] == 1
    code, said = against(parity, file, "wait", compiler("none"), "--force")
    assert (code, "fault missing_wait" in said) == (0, True)


def test_what_cannot_be_compared_is_said(parity: CommandLine, folder: Path) -> None:
    file = folder / "k.hip"
    file.write_text(mixed(6))
    code, said = against(parity, file, "none", compiler("wait"), "--force")
    assert (code, "it is at fault itself" in said) == (2, True)
    code, said = against(parity, file, "none", "nowhere", "--force")
    assert (code, "is no file, no folder, and no command" in said) == (2, True)
    file.write_text("not C\n")
    code, said = against(parity, file, "none", compiler("none"), "--force")
    assert (code, "does not compile" in said) == (2, True)


@pytest.mark.parametrize(
    ("plant", "text", "least"),
    [
        ("fold", mixed(9), 100),
        *(pytest.param(plant, mixed(60), 500, marks=pytest.mark.proof) for plant in ("wait", "permute", "fold")),
        pytest.param("spill", spilled(), 500, marks=pytest.mark.proof),
    ],
)
def test_a_long_text_becomes_a_short_one(parity: CommandLine, folder: Path, plant: str, text: str, least: int) -> None:
    """What is wrong in the end is so with this compiler, and not with the other."""
    file = as_ir(folder, text)
    assert len(file.read_text().splitlines()) > least
    made, small = reduced(parity, file, "--compile", compiler(plant), "--against", compiler("none"))
    assert made["lines_after"] < LONGEST
    assert made["after"]["fault"] == made["before"]["fault"]
    assert made["after"]["outputs"] == made["before"]["outputs"]
    again = folder / "again.ll"
    again.write_text(small)
    assert against(parity, again, plant, compiler("none"), "--force")[0] == 0
    assert against(parity, again, "none", compiler("none"), "--force")[0] == 1


def test_lines_of_hip_and_of_assembly(parity: CommandLine, folder: Path) -> None:
    file = folder / "k.hip"
    file.write_text(mixed(3))
    made, small = reduced(parity, file, "--compile", compiler("fold"), "--against", compiler("none"))
    assert made["lines_after"] < made["lines_before"]
    assert "12345" in small
    assert "mix0(u32" not in small
    compile_with("wait", str(file), str(folder / "k.s"))
    made, small = reduced(parity, folder / "k.s")
    assert made["lines_after"] < made["lines_before"] / 2
    assert (made["before"]["fault"], made["after"]["fault"]) == ("missing_wait", "missing_wait")
    assert made["after"]["instruction"] == made["before"]["instruction"]


def test_nothing_is_made_small_where_nothing_is_wrong(parity: CommandLine, folder: Path) -> None:
    file = folder / "k.hip"
    file.write_text(mixed(6))
    options = [
        "--launch",
        str(folder / "launch.toml"),
        "--compile",
        compiler("none"),
        "--out",
        str(folder / "small.hip"),
    ]
    ended = parity("reduce", str(file), *options, "--against", compiler("none"))
    assert (ended.code, "nothing is wrong with it: it gives the same outputs" in ended.err) == (2, True)
    (folder / "small.hip").write_text("")
    ended = parity("reduce", str(file), *options)
    assert (ended.code, "is there already" in ended.err) == (2, True)


IR = """define void @f(i32 %0) {
  %2 = add i32 %0, 1
  %3 = icmp eq i32 %2, 7
  br i1 %3, label %4, label %6

4:
  %5 = mul i32 %2, 3
  br label %6

6:
  %7 = phi i32 [ %5, %4 ], [ 0, %1 ]
  store i32 %7, ptr null
  ret void
}
"""


def test_a_choice_that_is_decided_takes_blocks_and_phis_with_it() -> None:
    (function,) = llvm_ir.parse(IR)
    assert isinstance(function, llvm_ir.Function)
    taken, passed, *_ = llvm_ir.shorter_ways(function)
    assert [block.label for block in taken.blocks] == ["v1"]
    assert "  store i32 %v5, ptr null" in taken.text()
    assert "  store i32 0, ptr null" in passed.text()


def test_what_used_an_instruction_uses_something_else() -> None:
    (function,) = llvm_ir.parse(IR)
    assert isinstance(function, llvm_ir.Function)
    shorter = llvm_ir.without(function, {(0, 0), (0, 1)}).text()
    assert f"  br i1 {llvm_ir.NOTHING}, label %v4, label %v6" in shorter
    assert f"  %v5 = mul i32 {llvm_ir.NOTHING}, 3" in shorter


MADE_BY_TRITON = """
import triton, triton.language as tl
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource

@triton.jit
def k(x, o, n, BLOCK: tl.constexpr):
    i = tl.arange(0, BLOCK)
    tl.store(o + i, tl.load(x + i, mask=i < n, other=0) * 3, mask=i < n)

source = ASTSource(k, {"x": "*i32", "o": "*i32", "n": "i32", "BLOCK": "constexpr"}, {"BLOCK": 64})
open("k.ttgir", "w").write(triton.compile(source, target=GPUTarget("hip", "gfx942", 64)).asm["ttgir"])
"""
OF_TTGIR = """
import sys, triton
from triton.backends.compiler import GPUTarget

open(sys.argv[2], "w").write(triton.compile(sys.argv[1], target=GPUTarget("hip", "gfx942", 64)).asm["amdgcn"])
"""


@pytest.mark.slow
def test_tritons_own_text_is_a_source_too(parity: CommandLine, folder: Path) -> None:
    (folder / "make.py").write_text(MADE_BY_TRITON)
    (folder / "compile.py").write_text(OF_TTGIR)
    done = ask([sys.executable, "make.py"], limit_s=120, cwd=folder)
    assert done.returncode == 0, done.stderr
    launch = folder / "launch.toml"
    launch.write_text(LAUNCH.replace("block = [64]", "block = [256]"))
    command = f"{sys.executable} {folder / 'compile.py'} {{in}} {{out}}"
    other = folder / "other.ttgir"
    other.write_text((folder / "k.ttgir").read_text().replace("dense<3>", "dense<5>"))
    options = ["--launch", str(launch), "--force", "--compile", command, "--against"]
    assert parity("emulate", str(folder / "k.ttgir"), *options, command).code == 1
    ended = parity("emulate", str(folder / "k.ttgir"), *options, str(other))
    assert (ended.code, "outputs differ" in ended.out) == (0, True), ended.err


TOOL = """#!{python}
import subprocess, sys
test = next(word.partition("=")[2] for word in sys.argv if word.startswith("--test="))
out, given = sys.argv[sys.argv.index("-o") + 1], sys.argv[-1]
text = open(given).read()
for attempt in (text.replace("12345", "1"), text + "; an attempt\\n"):
    open(out + ".ll", "w").write(attempt)
    if subprocess.run([test, out + ".ll"]).returncode == 0:
        open(out, "w").write(attempt)
"""


def test_llvm_reduce_is_asked_first_where_it_is(
    parity: CommandLine, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A stand-in for it, which keeps what its test admits: the fault is planted in one constant."""
    tool = folder / "llvm-reduce"
    tool.write_text(TOOL.format(python=sys.executable))
    tool.chmod(0o755)
    monkeypatch.setenv("PATH", f"{folder}:/usr/bin:/bin")
    file = as_ir(folder, mixed(3))
    lines = len([line for line in file.read_text().splitlines() if line.strip()])
    made, small = reduced(parity, file, "--compile", compiler("fold"), "--against", compiler("none"))
    assert made["notes"][0] == f"llvm-reduce came to {lines + 1} lines"
    assert "12345" in small
    tool.write_text("#!/bin/sh\nexit 1\n")
    (folder / "small.ll").unlink()
    made, small = reduced(parity, file, "--compile", compiler("fold"), "--against", compiler("none"))
    assert "gave nothing that is as wrong" in made["notes"][0]
