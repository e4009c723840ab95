"""The contract checks: each with a planted fault that it must catch, most of them through real compilers."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from conftest import LoadedStep

from parity.codeobject import read_object
from parity.contract import Contract, LaneName
from parity.isa.analyse import analyse
from parity.records import BuildOutcome, CheckStatus
from parity.verify.artifacts import LaneArtifacts, check_lane, check_pair

pytestmark = pytest.mark.slow


def artifacts(loaded: LoadedStep, lane: LaneName, outcome: BuildOutcome) -> LaneArtifacts:
    code = outcome.code_object
    assert code is not None, outcome.message
    text = code.assembly_path.read_text()
    analysis = analyse(text, kernel=f"^{code.kernel_name}$", dynamic_lds_bytes=code.dynamic_lds_bytes)[0]
    return LaneArtifacts(loaded.step.lanes[lane], outcome, read_object(code.path.read_bytes(), "x.co"), analysis)


@pytest.fixture(scope="session")
def pair(step14: LoadedStep, hip_outcome: BuildOutcome, triton_outcome: BuildOutcome) -> dict[str, LaneArtifacts]:
    return {"hip": artifacts(step14, "hip", hip_outcome), "triton": artifacts(step14, "triton", triton_outcome)}


def violated(contract: Contract, lane: LaneArtifacts, name: str = "hip") -> dict[str, str]:
    return {
        check.name: check.found for check in check_lane(contract, name, lane) if check.status is CheckStatus.VIOLATED
    }


def test_step14_holds_every_clause(step14: LoadedStep, pair: dict[str, LaneArtifacts]) -> None:
    checks = check_pair(step14.contract, pair)
    assert {check.status for check in checks} == {CheckStatus.HELD}
    names = {(check.lane, check.name) for check in checks}
    assert {("hip", "tile"), ("triton", "tile"), ("pair", "tile")} <= names
    assert len(checks) == 21


HIP_FAULTS: dict[str, tuple[str, str, str]] = {
    "workgroup size": ("__launch_bounds__(THREADS)\nscaled_mm", "__launch_bounds__(128)\nscaled_mm", "128"),
    "arguments": (
        "const float* __restrict__ scale,",
        "float scale_value,",
        r"argument 3 ('scale') is by_value of 4 bytes",
    ),
    "matrix instruction": (
        "__builtin_amdgcn_wmma_f32_16x16x16_f16_w32(b, a, acc)",
        "acc + (float)a[0] * (float)b[0]",
        "no loop with a matrix instruction",
    ),
    "output tile": ("    *(uint4_t*)(c_lane", "    if (i < 2) *(uint4_t*)(c_lane", "128 in the text"),
}


@pytest.mark.parametrize("check", HIP_FAULTS)
def test_faults_in_the_hip_kernel_are_caught(loaded: LoadedStep, check: str) -> None:
    old, new, expected = HIP_FAULTS[check]
    files = [loaded.workspace.root / "hip_kernels" / file for file in ("scaled_mm.hip", "scaled_mm.h")]
    (path,) = [file for file in files if old in file.read_text()]
    text = path.read_text().replace(old, new)
    if check == "arguments":
        text = text.replace("*scale, bias", "scale_value, bias")
    path.write_text(text)
    found_checks = violated(loaded.contract, artifacts(loaded, "hip", loaded.build("hip")))
    assert expected in found_checks[check]


def test_a_grid_that_the_kernel_does_not_read_is_caught(step14: LoadedStep) -> None:
    outcome = step14.build("hip", grid=["tiles_n", "tiles_m"])
    violations = violated(step14.contract, artifacts(step14, "hip", outcome))
    assert violations["grid"] == "(32, 64, 1), but the kernel never reads workgroup id y"


def test_a_kernel_that_draws_tickets_need_not_read_its_id(step14: LoadedStep) -> None:
    """Which tile is whose comes of an atomic operation."""
    built = artifacts(step14, "hip", step14.build("hip", grid=["tiles_n", "tiles_m"]))
    counts = {**built.analysis.function.counts, "global_atomic_add_u32": 1}
    function = replace(built.analysis.function, counts=counts)
    drawing = replace(built, analysis=replace(built.analysis, function=function))
    assert "grid" not in violated(step14.contract, drawing)


def edit_to_single_stage(loaded: LoadedStep) -> None:
    """One LDS stage instead of two, so that deeper tiles fit; wrong at run time, right for what is checked here."""
    path = loaded.workspace.root / "hip_kernels" / "scaled_mm.hip"
    path.write_text(path.read_text().replace("stages[2]", "stages[1]").replace("current ^= 1;", ""))


def test_another_tile_in_the_hip_kernel_is_caught(step14: LoadedStep) -> None:
    constants = {**step14.contract.constants(step14.step.lanes["hip"]), "PARITY_BLOCK_N": 128}
    violations = violated(step14.contract, artifacts(step14, "hip", step14.build("hip", constants=constants)))
    assert "0.5 tiles" in violations["tile"]


def test_the_same_matrix_work_on_another_tile_is_caught_by_its_output(loaded: LoadedStep) -> None:
    """128 x 128 x 64 does as much per round as 128 x 256 x 32, but stores half as much."""
    edit_to_single_stage(loaded)
    constants = {**loaded.contract.constants(loaded.step.lanes["hip"]), "PARITY_BLOCK_N": 128, "PARITY_BLOCK_K": 64}
    violations = violated(loaded.contract, artifacts(loaded, "hip", loaded.build("hip", constants=constants)))
    assert violations == {"output tile": "128 in the text"}


def test_another_wave_size_is_caught(step14: LoadedStep) -> None:
    outcome = step14.build("hip", kernel="hip_kernels/scaled_mm.hip", flags=["-mwavefrontsize64", "-DPARITY_W64"])
    assert "wavefrontsize32" in (outcome.message or ""), "the wave32 builtin does not exist in wave64"


def test_another_tile_in_the_triton_kernel_is_caught_in_its_ir(step14: LoadedStep) -> None:
    constants = {"BLOCK_M": 128, "BLOCK_N": 128, "BLOCK_K": 64}
    violations = violated(
        step14.contract, artifacts(step14, "triton", step14.build("triton", constants=constants)), "triton"
    )
    assert violations["tile"] == "the TTGIR's dot works on 128 x 128 x 64"


@pytest.mark.parametrize("warps", [4, 16])
def test_other_warps_are_caught(step14: LoadedStep, warps: int) -> None:
    outcome = step14.build("triton", options={"num_warps": warps, "num_stages": 2})
    violations = violated(step14.contract, artifacts(step14, "triton", outcome), "triton")
    assert violations["workgroup size"] == str(32 * warps)


@pytest.mark.parametrize(
    ("shape", "status"),
    [
        ((128, 256, 32), CheckStatus.HELD),
        ((256, 128, 32), CheckStatus.HELD),  # it multiplies transposed
        ((128, 256, 16), CheckStatus.HELD),  # a pass slices along k
        ((64, 256, 32), CheckStatus.NOT_SHOWN),  # perhaps one of several parts
        ((128, 256, 64), CheckStatus.VIOLATED),
        ((256, 256, 32), CheckStatus.VIOLATED),
        ((96, 256, 32), CheckStatus.VIOLATED),
    ],
)
def test_a_dot_of_another_shape_is_a_violation_only_if_it_is_no_part_of_the_tile(
    step14: LoadedStep, pair: dict[str, LaneArtifacts], tmp_path: Path, shape: tuple[int, int, int], status: CheckStatus
) -> None:
    m, n, k = shape
    ir = tmp_path / "kernel.ttgir"
    ir.write_text(
        f"%x = tt.dot %a, %b, %c : tensor<{m}x{k}xf16, #a> * tensor<{k}x{n}xf16, #b> -> tensor<{m}x{n}xf32, #c>\n"
    )
    outcome = pair["triton"].outcome
    lane = replace(pair["triton"], outcome=replace(outcome, artifacts={**outcome.artifacts, "kernel.ttgir": ir}))
    (tile,) = [check for check in check_lane(step14.contract, "triton", lane) if check.name == "tile"]
    assert tile.status is status, tile.found


Change = Callable[[LaneArtifacts], LaneArtifacts]


def _code(**values: Any) -> Change:
    def change(lane: LaneArtifacts) -> LaneArtifacts:
        code = replace(lane.code_object, **values)
        return replace(lane, outcome=replace(lane.outcome, code_object=code))

    return change


def _kernel(**values: Any) -> Change:
    def change(lane: LaneArtifacts) -> LaneArtifacts:
        kernel = replace(lane.kernel, **values)
        return replace(lane, object=replace(lane.object, kernels={kernel.name: kernel}))

    return change


RECORD_FAULTS: dict[str, tuple[str, Change]] = {
    "too few workgroups": ("grid", _code(grid=(1024, 1, 1))),
    "a grid dimension the kernel does not read": ("grid", _code(grid=(1024, 2, 1))),
    "more LDS than a workgroup can have": ("LDS", _code(dynamic_lds_bytes=40_000)),
    "another architecture": ("architecture", lambda lane: replace(lane, object=replace(lane.object, target="gfx1100"))),
    "another required workgroup": ("workgroup size", _kernel(required_threads=(128, 1, 1))),
    "wave64": ("wave size", _kernel(wave_size=64)),
    "text of another kernel": ("assembly text", _kernel(vgpr_count=100)),
    "a missing argument": ("arguments", lambda lane: _kernel(arguments=lane.kernel.arguments[:5])(lane)),
    "arguments that nobody bound": ("arguments", lambda lane: _kernel(arguments=lane.kernel.arguments * 2)(lane)),
}


@pytest.mark.parametrize("fault", RECORD_FAULTS)
def test_faults_in_the_records_are_caught(step14: LoadedStep, pair: dict[str, LaneArtifacts], fault: str) -> None:
    check, change = RECORD_FAULTS[fault]
    assert check in violated(step14.contract, change(pair["hip"]))


def test_text_that_assembles_to_other_bytes_is_not_taken_for_the_code(
    step14: LoadedStep, pair: dict[str, LaneArtifacts]
) -> None:
    other = replace(pair["hip"], outcome=replace(pair["hip"].outcome, facts={"assembles_to_object": "no"}))
    (text_check,) = [check for check in check_lane(step14.contract, "hip", other) if check.name == "assembly text"]
    assert text_check.status is CheckStatus.NOT_SHOWN


def test_a_pair_on_different_tiles_is_caught(step14: LoadedStep, pair: dict[str, LaneArtifacts]) -> None:
    constants = {**step14.contract.constants(step14.step.lanes["hip"]), "PARITY_BLOCK_N": 128}
    other = artifacts(step14, "hip", step14.build("hip", constants=constants))
    checks = check_pair(step14.contract, {**pair, "hip": other})
    (pair_check,) = [check for check in checks if check.lane == "pair"]
    assert (pair_check.status, pair_check.found) == (
        CheckStatus.VIOLATED,
        "tiles: hip 0.5 per round, triton 1 per round",
    )


def test_two_tiles_a_round_may_be_unrolling_or_a_deeper_tile_and_are_not_taken_for_held(loaded: LoadedStep) -> None:
    edit_to_single_stage(loaded)
    constants = {**loaded.contract.constants(loaded.step.lanes["hip"]), "PARITY_BLOCK_K": 64}
    lane = artifacts(loaded, "hip", loaded.build("hip", constants=constants))
    (tile,) = [check for check in check_lane(loaded.contract, "hip", lane) if check.name == "tile"]
    assert (tile.status, "2 tiles" in tile.found) == (CheckStatus.NOT_SHOWN, True)


def test_half_a_tile_in_a_nested_loop_is_not_taken_for_a_violation(loaded: LoadedStep) -> None:
    path = loaded.workspace.root / "hip_kernels" / "scaled_mm.hip"
    rolled = path.read_text().replace(
        "#pragma unroll\n  for (int k = 0; k < CHUNKS_K", "#pragma unroll 1\n  for (int k = 0; k < CHUNKS_K"
    )
    assert "unroll 1" in rolled
    path.write_text(rolled)
    lane = artifacts(loaded, "hip", loaded.build("hip"))
    (tile,) = [check for check in check_lane(loaded.contract, "hip", lane) if check.name == "tile"]
    assert (tile.status, "0.5 tiles" in tile.found) == (CheckStatus.NOT_SHOWN, True)


def test_what_a_called_function_does_is_not_taken_for_a_violation(loaded: LoadedStep) -> None:
    path = loaded.workspace.root / "hip_kernels" / "scaled_mm.hip"
    text = path.read_text().replace(
        "__device__ inline void multiply(", "__device__ __attribute__((noinline)) void multiply("
    )
    path.write_text(text)
    lane = artifacts(loaded, "hip", loaded.build("hip"))
    assert "matrix instruction" not in violated(loaded.contract, lane)
    assert "call" in {finding.code for finding in lane.analysis.findings}
