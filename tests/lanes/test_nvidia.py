"""The pair's NVIDIA side: NVRTC and Triton compile for sm_90 here, without a GPU; nvdisasm reads what they made."""

import json
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from conftest import ROOT, CommandLine, LoadedStep

from parity.codeobject import read_object
from parity.contract import LaneName
from parity.contract.study import load_step
from parity.contract.workspace import Workspace
from parity.isa.analyse import KernelAnalysis, analyse
from parity.lanes import cuda, kind_of
from parity.records import BuildOutcome, CheckStatus
from parity.toolchains.wheels import nvidia_tool
from parity.verify.artifacts import LaneArtifacts, check_pair

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def sm90(shared: Workspace) -> LoadedStep:
    return LoadedStep(shared, *load_step(shared, "sm90/step01"))


@pytest.fixture(scope="module")
def outcomes(sm90: LoadedStep) -> dict[LaneName, BuildOutcome]:
    lanes: tuple[LaneName, ...] = ("cuda", "triton")
    return {lane: sm90.build(lane) for lane in lanes}


def analysis(outcome: BuildOutcome) -> KernelAnalysis:
    code = outcome.code_object
    assert code is not None, outcome.message
    objects = read_object(code.path.read_bytes(), "kernel.co").kernels
    (kernel_analysis,) = analyse(
        code.assembly_path.read_text(), "kernel.s", objects=objects, dynamic_lds_bytes=code.dynamic_lds_bytes
    )
    return kernel_analysis


def artifacts(sm90: LoadedStep, outcomes: dict[LaneName, BuildOutcome]) -> dict[str, LaneArtifacts]:
    made = {}
    for lane, outcome in outcomes.items():
        assert outcome.code_object is not None
        built = read_object(outcome.code_object.path.read_bytes(), "kernel.co")
        made[str(lane)] = LaneArtifacts(sm90.step.lanes[lane], outcome, built, analysis(outcome))
    return made


def test_both_lanes_hold_the_contract(sm90: LoadedStep, outcomes: dict[LaneName, BuildOutcome]) -> None:
    checks = check_pair(sm90.contract, artifacts(sm90, outcomes))
    assert {check.status for check in checks} == {CheckStatus.HELD}, checks
    names = [check.name for check in checks if check.lane == "cuda"]
    assert {"tile", "matrix instruction", "arguments", "output tile", "assembly text", "LDS"} <= set(names)


def test_another_tile_violates_it(sm90: LoadedStep, outcomes: dict[LaneName, BuildOutcome]) -> None:
    """The planted fault: Triton at half the depth, which the contract of depth 32 must see."""
    constants = {**sm90.step.lanes["triton"].constants, "BLOCK_K": 64}
    deeper = sm90.build("triton", constants=constants)
    made = artifacts(sm90, {"cuda": outcomes["cuda"], "triton": deeper})
    violated = {
        (check.lane, check.name) for check in check_pair(sm90.contract, made) if check.status is CheckStatus.VIOLATED
    }
    assert ("triton", "tile") in violated


@pytest.mark.parametrize("lane", ["cuda", "triton"])
def test_the_cubin_tells_what_cuobjdump_tells(outcomes: dict[LaneName, BuildOutcome], lane: LaneName) -> None:
    code = outcomes[lane].code_object
    tool = nvidia_tool("cuobjdump")
    assert code is not None
    assert tool is not None
    shown = subprocess.run([tool, "-res-usage", code.path], capture_output=True, text=True, check=True).stdout
    kernel = read_object(code.path.read_bytes(), "kernel.co").kernels["scaled_mm"]
    assert f"REG:{kernel.vgpr_count} STACK:{kernel.private_segment_bytes} SHARED:{kernel.static_lds_bytes} " in shown
    offsets = [argument.offset_bytes for argument in kernel.arguments]
    assert offsets[:8] == [0, 8, 16, 24, 32, 40, 44, 48]
    assert kernel.max_threads == 256


def test_the_hot_loop_is_the_one_with_the_tensor_core_instructions(outcomes: dict[LaneName, BuildOutcome]) -> None:
    limits: dict[LaneName, int] = {"cuda": 70, "triton": 45}
    for lane, limit in limits.items():
        hot = analysis(outcomes[lane]).hot_loop
        assert hot is not None
        assert hot.counts.counts["HGMMA.64x256x16.F32"] == 2
        assert hot.counts.classes["convert"] == 16  # 32 bytes of B per work-item and round, two by two
        assert (hot.non_matrix_per_matrix or limit + 1) <= limit
        assert "spill" not in {finding.code for finding in analysis(outcomes[lane]).findings}


def test_matrix_instructions_that_wait_for_each_other_are_found(sm90: LoadedStep, tmp_path: Path) -> None:
    """The planted fault: a loop that may run no round, so that ptxas keeps no sums in flight. Both compute the same."""
    lane = load_step(Workspace(ROOT), "sm90/step15")[1].lanes["cuda"]
    source = (ROOT / "hip_kernels" / "scaled_mm_sm90_tma.cu").read_text()
    shutil.copy(ROOT / "hip_kernels" / "sm90.h", tmp_path)
    loop = "  int first = 0;\n  do {"
    assert loop in source
    serial = source.replace(loop, "  for (int first = 0; first < rounds; first += TOGETHER) {").replace(
        "  } while ((first += TOGETHER) < rounds);", "  }"
    )
    findings = []
    for name, text in (("together.cu", source), ("serial.cu", serial)):
        (tmp_path / name).write_text(text)
        spec = replace(lane, kernel=str(tmp_path / name), outside=True)
        outcome = sm90.build_request(replace(sm90.request("cuda"), spec=spec))
        findings.append([finding for finding in analysis(outcome).findings if finding.code == "serial-matrix"])
    assert findings[0] == []
    assert [finding.places for finding in findings[1]] == [4]
    assert findings[1][0].text.startswith(
        "each of the 4 matrix instructions in the hot loop is waited for before the next: "
    )


def test_triton_too_is_told_that_its_matrix_instructions_wait_for_each_other() -> None:
    """A loop over K that may run no round, and the same one after tl.assume(K > 0)."""
    code_sets = []
    for name in ("step01", "step04"):
        built = LoadedStep(Workspace(ROOT), *load_step(Workspace(ROOT), f"sm90-free-fp8/{name}")).build("triton")
        code_sets.append({finding.code for finding in analysis(built).findings})
    assert ["serial-matrix" in codes for codes in code_sets] == [True, False]


def test_the_tools_of_cuda_c_are_recorded(outcomes: dict[LaneName, BuildOutcome]) -> None:
    chain = outcomes["cuda"].toolchain
    assert chain.compiler == "nvrtc"
    assert chain.version.startswith("13.")
    assert len(chain.library_sha256) == 64
    assert {"kernel.ptx", "kernel.s", "kernel.co"} <= set(outcomes["cuda"].artifacts)


def test_a_cuda_source_that_does_not_compile_is_an_outcome(sm90: LoadedStep, tmp_path: Path) -> None:
    kernel = tmp_path / "broken.cu"
    kernel.write_text('extern "C" __global__ void scaled_mm(int *p) { *p = undeclared; }\n')
    outcome = sm90.build("cuda", kernel=str(kernel), outside=True)
    assert not outcome.ok
    assert outcome.failed_stage == "nvrtc"
    assert 'identifier "undeclared" is undefined' in (outcome.message or "")


def test_a_wrong_amount_of_shared_memory_does_not_compile(sm90: LoadedStep) -> None:
    outcome = sm90.build("cuda", constants={**sm90.step.lanes["cuda"].constants, "PARITY_LDS_BYTES": 65536})
    assert "the step's dynamic_lds_bytes is what the stages need" in (outcome.message or "")


def test_a_cut_cubin_is_refused(outcomes: dict[LaneName, BuildOutcome]) -> None:
    code = outcomes["cuda"].code_object
    assert code is not None
    data = code.path.read_bytes()
    from parity.errors import InputError

    for size in range(64, len(data), len(data) // 50):
        with pytest.raises(InputError, match="cut: not a complete code object"):
            read_object(data[:size], "cut")


def test_a_bare_disassembly_is_read_without_its_resources(
    outcomes: dict[LaneName, BuildOutcome], shared_parity: CommandLine, tmp_path: Path
) -> None:
    code = outcomes["triton"].code_object
    assert code is not None
    shutil.copy(code.assembly_path, tmp_path / "kernel.sass")
    shutil.copy(code.path, tmp_path / "kernel.cubin")
    text = shared_parity("isa", str(tmp_path / "kernel.sass"), "--json").json["kernels"][0]
    cubin = shared_parity("isa", str(tmp_path / "kernel.cubin"), "--json").json["kernels"][0]
    assert text["arch"] == cubin["arch"] == "sm_90"
    assert text["isa"] == cubin["isa"]
    assert text["resources"]["vgpr_count"] is None
    assert cubin["resources"]["vgpr_count"] == 177


def test_unused_dynamic_memory_of_triton_is_refused(sm90: LoadedStep) -> None:
    lanes = sm90.step.lanes
    with pytest.raises(Exception, match="Triton itself reports what its kernels need"):
        kind_of(sm90.contract, "triton", replace(lanes["triton"], dynamic_lds_bytes=1))


def test_the_emulator_says_that_it_runs_no_code_of_nvidias(
    outcomes: dict[LaneName, BuildOutcome], shared_parity: CommandLine, tmp_path: Path
) -> None:
    code = outcomes["triton"].code_object
    assert code is not None
    for path in (code.path, code.assembly_path):
        ended = shared_parity("emulate", str(path), "--launch", str(tmp_path / "launch.toml"))
        assert (ended.code, ended.result) == (3, "")
        assert f"{path}: machine code for NVIDIA's GPUs, of which only AMD's can be run here" in ended.err


def test_one_cuda_source_gives_one_code_object(tmp_path: Path) -> None:
    """NVRTC numbers what this kernel's anonymous namespace keeps by its process, if nobody gives it a seed."""
    source, options = (
        ROOT / "hip_kernels" / "rms_norm_sm90.cu",
        ["--gpu-architecture=sm_90", "-DPARITY_COLUMNS=8192", "-DPARITY_THREADS=256"],
    )
    built = []
    for name in ("first", "second"):
        folder = tmp_path / name
        folder.mkdir()
        files = {"object": str(folder / "kernel.co"), "ptx": str(folder / "kernel.ptx")}
        request = {"action": "compile", "source": str(source), "options": options, **files}
        (folder / "request.json").write_text(json.dumps(request))
        words = [
            sys.executable,
            str(Path(cuda.__file__).with_name("worker.py")),
            str(folder / "request.json"),
            str(folder / "result.json"),
        ]
        subprocess.run(words, check=True, capture_output=True)
        assert json.loads((folder / "result.json").read_text())["ok"]
        built.append((folder / "kernel.co").read_bytes())
    assert b"_GLOBAL__N_" in built[0]
    assert built[0] == built[1]


CUDA_HEADERS = """
#include <cstdint>
#include <cuda.h>
#include <cuda_fp16.h>
#include <cuda_bf16.h>
#include <cuda_fp8.h>
extern "C" __global__ void scaled_mm(const __grid_constant__ CUtensorMap map, __half* y, std::uint32_t n) {
  if (threadIdx.x < n) y[threadIdx.x] = __float2half(reinterpret_cast<std::uint64_t>(&map) == 0 ? 1.5f : 2.5f);
  __nv_fp8_e4m3 small(__bfloat162float(__float2bfloat16(2.0f)));
  if (n == 0) y[0] = __half(small);
}
"""


def test_a_cuda_source_may_include_cudas_headers(sm90: LoadedStep, tmp_path: Path) -> None:
    kernel = tmp_path / "with_headers.cu"
    kernel.write_text(CUDA_HEADERS)
    outcome = sm90.build("cuda", kernel=str(kernel), outside=True)
    assert outcome.ok, outcome.message
    assert outcome.facts["headers"].startswith("CUDA's of triton 3.")
    assert "headers" not in sm90.build("cuda").facts, "a source that includes none has none"
    kernel.write_text(CUDA_HEADERS.replace("cuda_fp16", "cuda_fp17"))
    outcome = sm90.build("cuda", kernel=str(kernel), outside=True)
    assert 'cannot open source file "cuda_fp17.h"' in (outcome.message or "")
