"""The studies of architectures whose matrix unit takes fp8: both lanes, from both HIP compilers, on the emulator."""

from typing import Any

import pytest
from conftest import CommandLine

from parity.workspace import Workspace

INSTRUCTIONS = {
    "gfx1201": "v_wmma_f32_16x16x16_fp8_fp8",
    "gfx942": "v_mfma_f32_32x32x16_fp8_fp8",
    "gfx950": "v_mfma_f32_32x32x16_fp8_fp8",
}


def run(parity: CommandLine, study: str, compiler: str) -> Any:
    ended = parity("run", f"{study}/step01", "--hip-compiler", compiler, "--json")
    assert ended.code in (0, 1), ended.err
    return ended.json


@pytest.mark.parametrize("study", INSTRUCTIONS)
@pytest.mark.usefixtures("rocm")
@pytest.mark.parametrize("compiler", ["zig", "hiprtc"])
def test_both_lanes_use_the_fp8_matrix_instruction_and_are_right(
    parity: CommandLine, study: str, compiler: str
) -> None:
    document = run(parity, study, compiler)
    assert (document["verdict"], document["verification"]["status"]) == ("inconclusive", "verified")
    assert all(check["status"] != "violated" for check in document["checks"])
    for lane in ("hip", "triton"):
        loop = document["lanes"][lane]["isa"]["hot_loop"]
        assert INSTRUCTIONS[study] in loop["counts"]
        assert loop["non_matrix_per_matrix"] < 4
        assert document["lanes"][lane]["resources"]["vgpr_spills"] == 0
    hip = document["lanes"]["hip"]
    assert hip["emulated"]["lds"]["conflict_rate"] < 0.01
    widths = [name for name in hip["isa"]["hot_loop"]["classes"] if name.startswith(("lds_", "global_"))]
    assert widths
    assert all(name.endswith("_128") for name in widths)
    names = {case["name"].split(",")[0] for case in document["verification"]["cases"]}
    assert {"awkward bytes", "awkward bytes in A"} <= names


def test_another_format_than_the_units_is_caught(parity: CommandLine, workspace: Workspace) -> None:
    """gfx942 multiplies e4m3fnuz, whose values are half of e4m3fn's: data of the other format comes out wrong."""
    path = workspace.experiments / "gfx942" / "contract.toml"
    path.write_text(path.read_text().replace("float8_e4m3fnuz", "float8_e4m3fn"))
    (workspace.experiments / "gfx942" / "step01.toml").write_text(
        (workspace.experiments / "gfx942" / "step01.toml").read_text()
        + '\n[lanes.triton.types]\na = "float8_e4m3fnuz"\nb = "float8_e4m3fnuz"\n'
    )
    document = run(parity, "gfx942", "zig")
    assert (document["verdict"], document["verification"]["status"]) == ("reject", "failed")
    assert {reason["code"] for reason in document["reasons"]} >= {"verification.hip", "verification.triton"}


def test_another_matrix_instruction_is_a_violated_contract(parity: CommandLine, workspace: Workspace) -> None:
    """At k = 64 gfx950's compiler chooses the instruction of mixed formats; the contract names the other one."""
    path = workspace.experiments / "gfx950" / "contract.toml"
    path.write_text(path.read_text().replace("n = 128, k = 32", "n = 128, k = 64"))
    document = run(parity, "gfx950", "zig")
    assert document["verdict"] == "invalid"
    violated = [check for check in document["checks"] if check["status"] == "violated"]
    assert [(check["lane"], check["name"]) for check in violated] == [("triton", "matrix instruction")]
    assert "v_mfma_f32_32x32x64_f8f6f4" in violated[0]["found"]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("step(a_frag[i].hi, b_frag.hi", "step(a_frag[i].lo, b_frag.hi"),
        ("return r / 4 * 8 + r % 4;", "return r;"),
        ("lane / MATRIX * B_PLANE + column", "column"),
    ],
    ids=["halves mixed up", "rows mixed up", "half of the k"],
)
def test_a_planted_bug_is_caught(parity: CommandLine, workspace: Workspace, before: str, after: str) -> None:
    path = workspace.root / "hip_kernels" / "scaled_mm_fp8.hip"
    text = path.read_text()
    assert before in text
    path.write_text(text.replace(before, after))
    document = run(parity, "gfx950", "zig")
    assert document["reasons"][0]["code"] == "verification.hip"
