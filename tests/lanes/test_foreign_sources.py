"""HIP sources that were not written for this program, unchanged through the real compilers."""

import os
import shutil
from dataclasses import replace
from pathlib import Path

import pytest
from conftest import CommandEnd, CommandLine, LoadedStep
from foreign import ARCHITECTURES, FOREIGN, HABITS, VOCABULARY, Habit, write_habit
from twice import CONTRACT as TWICE, write as write_twice

from parity.codeobject import read_object
from parity.contract.study import load_step
from parity.contract.workspace import Workspace
from parity.errors import InputError
from parity.lanes.hip.device_libraries import hip_folder
from parity.records import BESIDES, BuildOutcome

pytestmark = pytest.mark.slow

COMPILERS = ["zig", "hiprtc"]
COLSUM, GEMM, VECTORS = HABITS["bf16 and assembly"], HABITS["a template with bias"], HABITS["half by value"]


def build(workspace: Workspace, habit: Habit, compiler: str, arch: str = "gfx1151", **spec: object) -> BuildOutcome:
    write_habit(workspace, habit, arch)
    return build_again(workspace, compiler, **spec)


def build_again(workspace: Workspace, compiler: str, **spec: object) -> BuildOutcome:
    return LoadedStep(workspace, *load_step(workspace, "foreign/step01")).build("mine", compiler, **spec)


def edit(workspace: Workspace, habit: Habit, old: str, new: str) -> None:
    path = workspace.root / habit.file
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new))


def run(parity: CommandLine, compiler: str = "zig") -> CommandEnd:
    return parity("run", "foreign/step01", "--hip-compiler", compiler, "--json")


@pytest.mark.usefixtures("rocm")
@pytest.mark.parametrize(("compiler", "arch"), [*zip(COMPILERS, ARCHITECTURES, strict=True)])
@pytest.mark.parametrize("name", [*HABITS, "vocabulary"])
def test_a_source_as_people_write_it_builds_unchanged(
    workspace: Workspace, name: str, compiler: str, arch: str
) -> None:
    habit = HABITS.get(name, VOCABULARY)
    outcome = build(workspace, habit, compiler, arch)
    assert outcome.ok, outcome.message
    assert outcome.code_object is not None
    assert outcome.code_object.kernel_name in read_object(outcome.code_object.path.read_bytes(), name).kernels
    assert outcome.artifacts[Path(habit.file).name].read_text() == (FOREIGN / habit.file).read_text()


@pytest.mark.usefixtures("rocm")
@pytest.mark.parametrize("compiler", COMPILERS)
@pytest.mark.parametrize(
    "includes",
    [
        ("<stddef.h>", "<cstdint>", "<hip/hip_runtime.h>"),
        ("<hip/hip_runtime.h>", "<stddef.h>", "<cstdint>"),
        ("<cstddef>", "<stdint.h>", "<climits>", "<hip/hip_runtime.h>", "<hip/hip_fp16.h>"),
    ],
)
def test_headers_come_in_any_order(workspace: Workspace, compiler: str, includes: tuple[str, ...]) -> None:
    write_habit(workspace, VECTORS, "gfx1151")
    path = workspace.root / VECTORS.file
    first = "".join(f"#include {name}\n" for name in includes)
    path.write_text(
        f"{first}static_assert(sizeof(size_t) == 8 && offsetof(dim3, y) == 4 && NULL == 0);\n{path.read_text()}"
    )
    outcome = build_again(workspace, compiler)
    assert outcome.ok, outcome.message


CALLS = """#include <hip/hip_runtime.h>
extern "C" __global__ void twice(const float* x, float* y) {
  int at = blockIdx.x * blockDim.x + threadIdx.x;
  float v = x[at];
  int mask = v == 12345.678f ? 32 : 0;
  float w = __shfl_xor(v, mask, 32);  // of none other
  y[at] = fmaxf(w, -1e30f) + v;
  if (gridDim.x == 77777)
    y[at] = 0;
}
"""
GROUPS = """#include <hip/hip_runtime.h>
#include <hip/hip_cooperative_groups.h>
namespace cg = cooperative_groups;
extern "C" __global__ void twice(const float* x, float* y) {
  auto block = cg::this_thread_block();
  auto tile = cg::tiled_partition<16>(block);
  __shared__ float kept[64];
  int at = cg::this_grid().thread_rank();
  kept[block.thread_rank()] = tile.shfl(x[at], tile.thread_rank()) + tile.shfl_xor(tile.shfl_xor(x[at], 5), 5);
  block.sync();
  bool is_last = cg::coalesced_threads().size() == warpSize && tile.ballot(tile.thread_rank() == 3) == 8 && tile.all(1);
  y[at] = is_last ? kept[tile.meta_group_rank() * tile.size() + tile.thread_rank()] : 0;
}
"""


@pytest.mark.usefixtures("rocm")
@pytest.mark.parametrize("compiler", COMPILERS)
@pytest.mark.parametrize("arch", ARCHITECTURES)
def test_cooperative_groups_of_a_workgroup_work(
    parity: CommandLine, workspace: Workspace, compiler: str, arch: str
) -> None:
    write_twice(workspace, TWICE.replace("gfx1151", arch), GROUPS)
    ended = parity("run", "twice/step01", "--hip-compiler", compiler, "--json")
    assert (ended.code, ended.json["verification"]["status"]) == (0, "verified"), ended.out


def test_lines_are_those_of_the_source_that_calls(parity: CommandLine, workspace: Workspace) -> None:
    """Not those of the functions in headers that it calls; and every sentence names the kernel as it was given."""
    write_twice(workspace)
    for name in ("a.hip", "b.hip"):
        (workspace.root / name).write_text(CALLS)
    contract = "experiments/twice/contract.toml"
    ended = parity("judge", "mine=a.hip", "mine=b.hip", "--contract", contract, "--hip-compiler", "zig", "--json")
    sentence = ended.json["pairs"][0]["sentence"]
    assert ended.code == 0, sentence
    assert (
        "odd: mine=a.hip: not shown: 1 condition always came out one way: a.hip:8; mine=a.hip: not shown: numbers that "
        "no case has: what is loaded decides by comparison at a.hip:5-6; by address at a.hip:6; by bound at a.hip:7; "
        "mine=b.hip: not shown: 1 condition "
    ) in sentence


@pytest.mark.usefixtures("rocm")
@pytest.mark.parametrize("compiler", COMPILERS)
@pytest.mark.parametrize("habit", ["a folder with HIP's headers", "a file of the same name"])
def test_headers_that_are_called_as_hips_are(workspace: Workspace, compiler: str, habit: str) -> None:
    """A folder of ROCm's needs ROCm's clang; `util/hip_runtime.h` is no `hip/hip_runtime.h`."""
    if habit == "a file of the same name":
        write_habit(workspace, VECTORS, "gfx1151")
        (workspace.root / "util").mkdir()
        (workspace.root / "util" / "hip_runtime.h").write_text("#define MINE 1\n")
        edit(
            workspace,
            VECTORS,
            "#include <hip/hip_runtime.h>",
            '#include "util/hip_runtime.h"\n#include <hip/hip_runtime.h>',
        )
        outcome = build_again(workspace, compiler)
    else:
        shutil.copytree(hip_folder() / "include" / "hip", workspace.root / "rocm" / "include" / "hip")
        folder = os.path.relpath(workspace.root / "rocm" / "include", (workspace.root / VECTORS.file).parent)
        write_habit(workspace, replace(VECTORS, lane=VECTORS.lane + f'\nflags = ["-I{folder}"]'), "gfx1151")
        outcome = build_again(workspace, compiler)
    assert outcome.ok, outcome.message


@pytest.mark.parametrize("name", HABITS)
def test_a_kernel_of_such_a_source_is_verified(parity: CommandLine, workspace: Workspace, name: str) -> None:
    write_habit(workspace, HABITS[name], "gfx942" if "fp8" in name else "gfx1151")
    ended = run(parity)
    assert (ended.code, ended.json["verification"]["status"]) == (0, "verified"), ended.out


@pytest.mark.usefixtures("rocm")
@pytest.mark.parametrize("name", ["a template with bias", "a torch extension", "bf16 and assembly"])
def test_a_kernel_that_hiprtc_built_is_verified(parity: CommandLine, workspace: Workspace, name: str) -> None:
    write_habit(workspace, HABITS[name], "gfx1151")
    ended = run(parity, "hiprtc")
    assert (ended.code, ended.json["verification"]["status"]) == (0, "verified"), ended.out


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("a template with bias", "v += bias[c]", "v -= bias[c]"),
        ("a torch extension", "rsqrtf(sum / hidden_size + epsilon)", "rsqrtf(sum / hidden_size)"),
        ("bf16 and assembly", "tile[i + 128] + tile[i + 192]", "tile[i + 128]"),
    ],
)
def test_a_wrong_kernel_in_such_a_source_is_rejected(
    parity: CommandLine, workspace: Workspace, name: str, old: str, new: str
) -> None:
    write_habit(workspace, HABITS[name], "gfx1151")
    edit(workspace, HABITS[name], old, new)
    ended = run(parity)
    assert (ended.code, ended.json["verdict"], ended.json["verification"]["status"]) == (1, "reject", "failed")


@pytest.mark.usefixtures("rocm")
@pytest.mark.parametrize("compiler", COMPILERS)
def test_what_was_passed_over_is_said_and_what_was_compiled_is_kept(workspace: Workspace, compiler: str) -> None:
    outcome = build(workspace, HABITS["headers in other folders"], compiler)
    assert outcome.facts["passed_over"] == "mul_mat_vec_q (mmvq.hip:43)"
    assert {"cassert", "cstdint"} <= set(outcome.facts["stand_ins"].split(", "))
    sources = {"mmvq.hip", "common.hip.h", "vecdotq.h", "../include/quants.h"}
    assert sources | {"compiled/matvec/src/mmvq.hip"} <= set(outcome.artifacts)
    assert "mul_mat_vec_q(" not in outcome.artifacts["compiled/matvec/src/mmvq.hip"].read_text()


@pytest.mark.usefixtures("rocm")
@pytest.mark.parametrize("compiler", COMPILERS)
def test_a_source_without_includes_has_hips_names_too(workspace: Workspace, compiler: str) -> None:
    write_habit(workspace, VECTORS, "gfx1151")
    (workspace.root / "axpby.hip").write_text(
        "__global__ void axpy_half(float* x, __half* h) { x[threadIdx.x] = expf(__half2float(h[blockIdx.x])); }\n"
    )
    outcome = build_again(workspace, compiler)
    assert outcome.ok, outcome.message
    assert set(outcome.facts) == {"assembles_to_object", BESIDES}, "and the ROCM_PATH that it had"


@pytest.mark.usefixtures("rocm")
@pytest.mark.parametrize("compiler", COMPILERS)
def test_a_header_that_is_needed_and_missing_is_the_compilers_sentence(workspace: Workspace, compiler: str) -> None:
    write_habit(workspace, COLSUM, "gfx1151")
    edit(workspace, COLSUM, "#define ROWS", '#include "my_rows.h"\n#define ROWS')
    outcome = build_again(workspace, compiler)
    assert "colsum.hip:5:10: fatal error: 'my_rows.h' file not found\n" in (outcome.message or "")


@pytest.mark.usefixtures("rocm")
@pytest.mark.parametrize("compiler", COMPILERS)
def test_host_code_that_a_kernel_calls_is_missed_by_name(workspace: Workspace, compiler: str) -> None:
    write_habit(workspace, COLSUM, "gfx1151")
    edit(workspace, COLSUM, "__device__ __forceinline__ float relu_asm", "static float relu_asm")
    message = build_again(workspace, compiler).message or ""
    assert "colsum.hip:21:" in message
    assert "error: use of undeclared identifier 'relu_asm'\n   21 | " in message
    assert message.endswith("\nnote: 'relu_asm' (colsum.hip:7) was passed over: it is host code")


@pytest.mark.usefixtures("rocm")
@pytest.mark.parametrize("compiler", COMPILERS)
def test_a_template_that_does_not_fit_is_shown_with_its_candidate(workspace: Workspace, compiler: str) -> None:
    message = (
        build(workspace, replace(HABITS["a template without bias"], symbol="gemm<64, true>"), compiler).message or ""
    )
    assert "note: candidate" in message
    assert "gemm.hip:24:" in message
    assert len(message.splitlines()) <= 12


def test_an_error_in_a_header_is_at_its_line(workspace: Workspace) -> None:
    habit = HABITS["headers in other folders"]
    write_habit(workspace, habit, "gfx1151")
    edit(workspace, replace(habit, file="matvec/include/quants.h"), "int8_t qs[QK8_0];", "int9_t qs[QK8_0];")
    message = build_again(workspace, "zig").message or ""
    assert "include/quants.h:18:3: error: unknown type name 'int9_t'" in message


def test_kernels_of_one_name_are_listed(workspace: Workspace) -> None:
    write_habit(workspace, VECTORS, "gfx1151")
    overload = "__global__ void axpy_half(float* out) { out[0] = 1; }\n"
    edit(workspace, VECTORS, "template <typename T, int VEC>", f"{overload}template <typename T, int VEC>")
    message = build_again(workspace, "zig").message or ""
    assert message == (
        "'axpy_half' names 2 kernels of the code object: field 'symbol' takes one of "
        "_Z9axpy_halfPKfS0_Pfi6__halfbh, _Z9axpy_halfPf"
    )


def test_a_constant_in_the_symbol_is_an_argument_of_the_template(parity: CommandLine, workspace: Workspace) -> None:
    outcome = build(workspace, GEMM, "zig")
    assert outcome.code_object is not None
    assert outcome.code_object.kernel_name.startswith("_Z4gemmILi64ELi64ELi16ELi4ELi4ELb1EEv")
    swept = parity("sweep", "foreign", "--set", "BM=64,32", "--jobs", "1", "--hip-compiler", "zig", "--json")
    assert swept.code == 0, swept.err
    with pytest.raises(InputError, match="field 'symbol': 'BX' is no constant of the lane: there are BM"):
        build(workspace, replace(GEMM, symbol="gemm<{BX}, 64, 16, 4, 4, true>"), "zig")


def test_an_error_is_shown_as_the_compiler_shows_it(parity: CommandLine, workspace: Workspace) -> None:
    write_habit(workspace, COLSUM, "gfx1151")
    edit(workspace, COLSUM, "float sum = 0.0f;", "float sum = zero;")
    ended = parity("run", "foreign/step01", "--hip-compiler", "zig")
    assert ended.code == 1
    lines = [line.strip(" │") for line in ended.out.splitlines()]
    assert "18 |   float sum = zero;" in lines
    assert "|               ^~~~" in lines
    assert "the whole log: parity runs artifact 1 log.txt --lane mine" in lines
    assert "use of undeclared identifier 'zero'" in parity("runs", "artifact", "1", "log.txt", "--lane", "mine").out
    reasons = parity("show", "foreign/step01", "--json").json["reasons"]
    assert reasons[0]["text"].splitlines()[1:] == ["   18 |   float sum = zero;", "      |               ^~~~"]
    log = parity("report", "foreign", "--markdown").out
    assert "\n\n         18 |   float sum = zero;\n            |               ^~~~\n" in log


def test_rocms_own_clang_finds_its_own_headers(workspace: Workspace, tmp_path: Path) -> None:
    """The command lines that a stand-in of ROCm's clang is called with."""
    bin_folder = tmp_path / "rocm" / "llvm" / "bin"
    bin_folder.mkdir(parents=True)
    header = tmp_path / "rocm" / "include" / "hip" / "hip_runtime.h"
    header.parent.mkdir(parents=True)
    header.touch()
    asked = tmp_path / "asked"
    (bin_folder / "clang").write_text(
        f'#!/bin/sh\n[ "$1" = --version ] && echo "clang version 22.0.0" && exit\necho "$@" >> {asked}\nexit 1\n'
    )
    (bin_folder / "ld.lld").write_text("#!/bin/sh\n")
    for tool in bin_folder.iterdir():
        tool.chmod(0o755)
    for habit, is_sliced in ((COLSUM, False), (HABITS["a torch extension"], True)):
        build(workspace, habit, str(bin_folder / "clang"))
        words = asked.read_text().splitlines()[0].split()
        asked.unlink()
        assert not {"-nogpuinc", "-nogpulib", "-nostdinc++", "-nostdlibinc", "-include"} & set(words)
        assert ("-isystem" in words) == is_sliced
        assert words[-5] == habit.file
