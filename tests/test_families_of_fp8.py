"""The studies of architectures whose matrix unit takes fp8: both lanes, from both HIP compilers, on the emulator."""

from typing import Any

import pytest
from conftest import CommandLine

from parity.contract.study import load_study
from parity.contract.workspace import Workspace

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("small_problems")]

GFX950 = "v_mfma_f32_32x32x64_f8f6f4"
# What both hot loops multiply with, and the most other instructions for each that either lane needs.
STUDIES = {
    "gfx1201": ("v_wmma_f32_16x16x16_fp8_fp8", 2),
    "gfx1201-e5m2": ("v_wmma_f32_16x16x16_bf8_bf8", 2),
    "gfx1201-bf16": ("v_wmma_f32_16x16x16_fp8_fp8", 2),
    "gfx942": ("v_mfma_f32_32x32x16_fp8_fp8", 3),
    "gfx942-e5m2": ("v_mfma_f32_32x32x16_bf8_bf8", 3),
    "gfx942-bf16": ("v_mfma_f32_32x32x16_fp8_fp8", 3),
    "gfx950": (GFX950, 5),
    "gfx950-e5m2": (GFX950, 5),
    "gfx950-bf16": (GFX950, 5),
    "gfx950-mx": ("v_mfma_scale_f32_32x32x64_f8f6f4", 7.5),
}
MEMORY = ("lds_", "global_", "buffer_")


def run(parity: CommandLine, study: str, compiler: str = "zig") -> Any:
    ended = parity("run", f"{study}/step01", "--hip-compiler", compiler, "--json")
    assert ended.out, ended.err
    assert ended.code == (ended.json["verdict"] in ("reject", "invalid"))
    return ended.json


def verified_alone(parity: CommandLine, workspace: Workspace, study: str, lane: str = "hip") -> tuple[str, str]:
    """How one lane's verification ends, and why: a sweep of a single point builds no other lane."""
    threads = load_study(workspace, study).contract.threads
    words = ("--lane", lane, "--hip-compiler", "zig", "--set", f"threads={threads}", "--verify", "--json")
    (point,) = parity("sweep", study, *words).json["points"]
    assert point["failure"] is None
    return point["verification"], point["detail"]


def plant(workspace: Workspace, file: str, before: str, after: str) -> None:
    path = workspace.root / file
    text = path.read_text()
    assert before in text
    path.write_text(text.replace(before, after))


@pytest.mark.parametrize("study", STUDIES)
@pytest.mark.usefixtures("rocm")
def test_both_lanes_use_the_fp8_matrix_instruction_and_are_right(parity: CommandLine, study: str) -> None:
    instruction, most = STUDIES[study]
    for compiler in ("zig", "hiprtc"):
        document = run(parity, study, compiler)
        assert (document["verdict"], document["verification"]["status"]) == ("inconclusive", "verified")
        assert all(check["status"] != "violated" for check in document["checks"])
        for lane in ("hip", "triton"):
            loop = document["lanes"][lane]["isa"]["hot_loop"]
            assert [name for name in loop["counts"] if "mma" in name or "mfma" in name] == [instruction]
            assert loop["non_matrix_per_matrix"] < most
            assert document["lanes"][lane]["resources"]["vgpr_spills"] == 0
        hip = document["lanes"]["hip"]
        assert hip["emulated"]["lds"]["conflict_rate"] < 0.01
        scales = {"global_load_32"} if study.endswith("-mx") else set()
        widths = {name for name in hip["isa"]["hot_loop"]["classes"] if name.startswith(MEMORY)}
        assert {name[-4:] for name in widths - scales} == {"_128"}
        assert {name for name in hip["isa"]["function"]["classes"] if "store" in name} <= {
            "global_store_128",
            "lds_store_128",
        }
        names = {case["name"].split(",")[0] for case in document["verification"]["cases"]}
        assert {"awkward bytes", "awkward bytes in A"} <= names
        assert ("awkward scales" in names) == study.endswith("-mx")


def test_another_format_than_the_units_is_caught(parity: CommandLine, workspace: Workspace) -> None:
    """gfx942 multiplies e4m3fnuz, whose values are half of e4m3fn's: data of the other format comes out wrong."""
    path = workspace.experiments / "gfx942" / "contract.toml"
    path.write_text(path.read_text().replace("float8_e4m3fnuz", "float8_e4m3fn"))
    (workspace.experiments / "gfx942" / "step01.toml").write_text(
        (workspace.experiments / "gfx942" / "step01.toml").read_text()
        + '\n[lanes.triton.types]\na = "float8_e4m3fnuz"\nb = "float8_e4m3fnuz"\n'
    )
    document = run(parity, "gfx942")
    assert (document["verdict"], document["verification"]["status"]) == ("reject", "failed")
    assert {(reason["code"], reason["lane"]) for reason in document["reasons"]} >= {
        ("verification", "hip"),
        ("verification", "triton"),
    }


def test_another_matrix_instruction_is_a_violated_contract(parity: CommandLine, workspace: Workspace) -> None:
    """The contract names CDNA3's instruction; both compilers choose CDNA4's own."""
    path = workspace.experiments / "gfx950" / "contract.toml"
    path.write_text(path.read_text().replace(GFX950, "v_mfma_f32_32x32x16_fp8_fp8"))
    document = run(parity, "gfx950")
    assert document["verdict"] == "invalid"
    violated = [check for check in document["checks"] if check["status"] == "violated"]
    assert [(check["lane"], check["name"]) for check in violated] == [
        ("hip", "matrix instruction"),
        ("triton", "matrix instruction"),
    ]
    assert all(GFX950 in check["found"] for check in violated)


@pytest.mark.parametrize(("a", "b"), [("e4m3fn", "e5m2"), ("e5m2", "e4m3fn")])
def test_formats_may_be_mixed_where_the_compiler_takes_them(
    parity: CommandLine, workspace: Workspace, a: str, b: str
) -> None:
    path = workspace.experiments / "gfx950-e5m2" / "contract.toml"
    text = path.read_text().replace('a = { dtype = "float8_e5m2"', f'a = {{ dtype = "float8_{a}"')
    text = text.replace('b = { dtype = "float8_e5m2"', f'b = {{ dtype = "float8_{b}"')
    ones = f"PARITY_A_E5M2 = {int(a == 'e5m2')}, PARITY_B_E5M2 = {int(b == 'e5m2')}"
    path.write_text(text.replace("PARITY_A_E5M2 = 1, PARITY_B_E5M2 = 1", ones))
    document = run(parity, "gfx950-e5m2")
    assert (document["verdict"], document["verification"]["status"]) == ("inconclusive", "verified")


NAN_SCALE = (
    "{ unsigned w = a_scale[i * MATRIX]; if ((w >> 16 & 255) == 255) w ^= 1 << 16; scales.a[i] = w >> 8 * group; }"
)
BUGS = {
    "halves mixed up": ("gfx942", "number ? a.hi : a.lo", "number ? a.lo : a.lo"),
    "half of the k": ("gfx950", "(k ^ lds::turn(column)) * B_PLANE", "k / 2 * 2 * B_PLANE"),
    "B at another row of tiles": ("gfx950", "k * N)", "k * K)"),
    "workgroups split by M": ("gfx950", "workgroup_id_x(), N)", "workgroup_id_x(), M)"),
    "rows as far apart as M": ("gfx950", "c, at, N)", "c, at, M)"),
    "the scale in fp16": ("gfx950", "*scale, bias", "(float)(_Float16)*scale, bias"),
    "k in another order than the scales": ("gfx950-mx", "SECOND = STEP_CHUNKS / 2", "SECOND = STEP_CHUNKS / 4"),
    "another block's scale": ("gfx950-mx", "b_scale[j * MATRIX] >> 8 * group", "b_scale[j * MATRIX]"),
    "the first step's scale twice": ("gfx950-mx", "step<FIRST / 2>", "step<0>"),
    "scales never moved on": ("gfx950-mx", "    a_scale += M;\n", ""),
    "scales moved on by the other size": (
        "gfx950-mx",
        "a_scale += M;\n    b_scale += N;",
        "a_scale += N; b_scale += M;",
    ),
    "a NaN scale read as a number": ("gfx950-mx", "scales.a[i] = a_scale[i * MATRIX] >> 8 * group;", NAN_SCALE),
    "formats swapped": ("gfx950-mx", "acc, PARITY_B_E5M2, PARITY_A_E5M2", "acc, 1, PARITY_A_E5M2"),
}


@pytest.mark.parametrize("bug", BUGS)
def test_a_planted_bug_is_caught(parity: CommandLine, workspace: Workspace, bug: str) -> None:
    study, before, after = BUGS[bug]
    plant(workspace, "hip_kernels/scaled_mm_fp8.hip", before, after)
    assert verified_alone(parity, workspace, study)[0] == "failed"


@pytest.mark.parametrize(
    ("study", "before", "after"),
    [
        ("gfx942", "r / 2 + group", "r / 2"),
        ("gfx942", "(lane ^ MATRIX) * 4", "lane * 4"),
        ("gfx1151-free", "exchange(pairs[1], pairs[3], lane);", ""),
        ("gfx1201", "n + 8 * group", "n"),
        ("gfx950-bf16", "typedef __bf16 out_t", "typedef _Float16 out_t"),
        ("gfx950-bf16", "{acc[r + 2 * i],", "{acc[r + 2 * i] > 65504 ? 65504 : acc[r + 2 * i],"),
        ("gfx950-bf16", "{acc[r + 2 * i],", "{acc[r + 2 * i] * acc[r + 2 * i] < 1e-12f ? 0 : acc[r + 2 * i],"),
        ("gfx950", "{acc[r + 2 * i],", "{acc[r + 2 * i] > 65504 ? 65504 : acc[r + 2 * i],"),
    ],
    ids=[
        "another column's bias",
        "nothing exchanged",
        "half exchanged",
        "columns over each other",
        "fp16 for bf16",
        "bf16 with fp16's largest",
        "bf16 with fp16's smallest",
        "saturated instead of infinite",
    ],
)
def test_a_planted_bug_in_the_epilogue_is_caught(
    parity: CommandLine, workspace: Workspace, study: str, before: str, after: str
) -> None:
    plant(workspace, "hip_kernels/scaled_mm.h", before, after)
    assert verified_alone(parity, workspace, study)[0] == "failed"


def test_triton_scales_of_another_row_are_caught(parity: CommandLine, workspace: Workspace) -> None:
    before, after = (f"scales_of(b_scale_ptr, {columns}, N, BLOCK_K)" for columns in ("columns", "columns // 2 * 2"))
    plant(workspace, "triton_kernels/scaled_mm_fp8.py", before, after)
    assert verified_alone(parity, workspace, "gfx950-mx", "triton")[0] == "failed"


def test_a_kernel_with_other_arguments_is_invalid_and_never_executed(parity: CommandLine, workspace: Workspace) -> None:
    path = workspace.experiments / "gfx950-mx" / "contract.toml"
    text = path.read_text()
    path.write_text(text.replace("constants = { PARITY_MX = 1 }\n", ""))
    document = run(parity, "gfx950-mx")
    assert document["verdict"] == "invalid"
    assert "not executed: argument 6 ('bias') is not a pointer in the kernel" in document["verification"]["detail"]
    path.write_text(text)
    words = (
        "sweep",
        "gfx950-mx",
        "--lane",
        "hip",
        "--hip-compiler",
        "zig",
        "--set",
        "PARITY_MX=0,1",
        "--verify",
        "--json",
    )
    ended = parity(*words)
    assert ended.code == 0, "one of them is right"
    assert [point["verification"] for point in ended.json["points"]] == [None, "verified"], "the contract refuses one"
    assert "argument 6 ('bias')" in ended.json["points"][0]["detail"]


def test_a_sweep_refuses_a_tile_that_a_layout_cannot_have(parity: CommandLine) -> None:
    ended = parity("sweep", "gfx950-mx", "--set", "tile.k=64", "--json")
    assert (ended.code, ended.result) == (2, "")
    assert "k128_rows_4 wants blocks.k to be a multiple of 128: it is 64" in ended.err
