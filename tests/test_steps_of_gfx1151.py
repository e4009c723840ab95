"""The study's own steps after 14: what each claims of its machine code holds, and a planted bug is caught."""

from typing import Any

import pytest
from conftest import CommandLine

from parity.contract.workspace import Workspace

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("small_problems")]

# (verdict, most non-matrix instructions per WMMA, whether it spills)
CLAIMS = {
    "step15": ("inconclusive", 20.5, False),
    "step16": ("reject", 9.0, True),
    "step17": ("reject", 5.0, True),
    "step18": ("inconclusive", 5.0, False),
    "step19": ("inconclusive", 4.5, False),
}
KERNEL = "triton_kernels/scaled_mm_packed.py"


def run(parity: CommandLine, step: str, compiler: str = "zig") -> Any:
    ended = parity("run", step, "--hip-compiler", compiler, "--json")
    assert ended.out, ended.err
    assert ended.code == (ended.json["verdict"] in ("reject", "invalid"))
    return ended.json


@pytest.mark.parametrize("step", CLAIMS)
def test_a_step_is_what_it_claims(parity: CommandLine, step: str) -> None:
    verdict, most, spills = CLAIMS[step]
    document = run(parity, step)
    triton = document["lanes"]["triton"]
    assert document["verdict"] == verdict
    assert document["verification"]["status"] == "verified"
    assert all(check["status"] != "violated" for check in document["checks"])
    assert triton["isa"]["hot_loop"]["non_matrix_per_matrix"] <= most
    assert bool(triton["resources"]["vgpr_spills"]) == spills
    assert not any(name.startswith("lds_load_8") for name in triton["isa"]["hot_loop"]["classes"])
    assert triton["emulated"]["lds"]["conflict_rate"] < 0.01


def test_step_18_needs_no_more_than_eight_beside_a_wmma_and_the_report_shows_the_gap(parity: CommandLine) -> None:
    """The study's goal: parity with the HIP lane, class by class, within the guardrails."""
    triton = run(parity, "step18")["lanes"]["triton"]
    assert triton["resources"]["next_free_vgpr"] < 256
    assert triton["resources"]["private_segment_bytes"] == 0
    document = parity("report", "--json").json
    gap = document["gap"]
    assert [column["lane"] for column in gap["columns"]] == ["hip", "triton"]
    hip, candidate = gap["non_matrix_per_matrix"]
    assert candidate <= 8
    assert candidate == triton["isa"]["hot_loop"]["non_matrix_per_matrix"]
    assert sum(row["per_matrix"][0] for row in gap["rows"]) == pytest.approx(hip)
    assert sum(row["per_matrix"][1] for row in gap["rows"]) == pytest.approx(candidate)
    assert document["conclusions"]
    text = " ".join(parity("report", "--all").out.split())
    assert "The gap: instructions of the hot loop per matrix instruction (static)" in text
    markdown = parity("report", "--markdown").out
    assert "## The gap" in markdown
    assert "| all non-matrix | " in markdown


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("tl.permute(parts, (0, 2, 4, 5, 3, 1))", "tl.permute(parts, (0, 2, 5, 4, 3, 1))"),
        ("v_and_b32 $1, 0xbfffbfff, $1", "v_and_b32 $1, 0xbfffffff, $1"),
        ("a1 = tl.load(a_ptrs + 8)", "a1 = tl.load(a_ptrs)"),
    ],
    ids=["bytes in another order", "a sign left in the exponent", "the wrong half of A"],
)
def test_a_planted_bug_in_the_kernel_is_caught(
    parity: CommandLine, workspace: Workspace, before: str, after: str
) -> None:
    path = workspace.root / KERNEL
    text = path.read_text()
    assert before in text
    path.write_text(text.replace(before, after))
    document = run(parity, "step18")
    assert (document["verdict"], document["verification"]["status"]) == ("reject", "failed")
    assert document["reasons"][0]["code"] == "verification"


# Most non-matrix instructions per WMMA in either lane.
FREE = {"gfx1151-free": 5.0, "gfx1151-free-e5m2": 3.5, "gfx1151-free-bf16": 5.0}


@pytest.mark.parametrize("compiler", ["zig", "hiprtc"])
@pytest.mark.parametrize("study", FREE)
@pytest.mark.usefixtures("rocm")
def test_the_best_tile_is_what_it_claims(parity: CommandLine, study: str, compiler: str) -> None:
    document = run(parity, f"{study}/step01", compiler)
    assert (document["verdict"], document["verification"]["status"]) == ("inconclusive", "verified")
    assert all(check["status"] != "violated" for check in document["checks"])
    for lane in ("hip", "triton"):
        lane_document = document["lanes"][lane]
        assert lane_document["isa"]["hot_loop"]["non_matrix_per_matrix"] <= FREE[study]
        assert lane_document["resources"]["vgpr_spills"] == 0
        assert lane_document["emulated"]["lds"]["conflict_rate"] < 0.01
        widths = [
            name
            for name in lane_document["isa"]["hot_loop"]["classes"]
            if name.startswith(("lds_", "global_", "buffer_"))
        ]
        assert widths
        assert all(name.endswith("_128") for name in widths)
    assert_wide(document["lanes"]["hip"])


def assert_wide(hip: Any) -> None:
    """Every access to memory in the whole kernel is 128 bits wide, but for the one load of the scale."""
    classes = hip["isa"]["function"]["classes"]
    assert {name[-4:] for name in classes if name.startswith(("lds_", "global_", "buffer_"))} == {"_128"}


def test_the_hip_kernel_of_the_contract_is_what_it_claims(parity: CommandLine) -> None:
    """At most 8 other instructions per WMMA, no spill, no LDS conflict, 128-bit access throughout."""
    hip = run(parity, "step14")["lanes"]["hip"]
    assert hip["isa"]["hot_loop"]["non_matrix_per_matrix"] <= 4.5
    assert (hip["resources"]["vgpr_spills"], hip["resources"]["private_segment_bytes"]) == (0, 0)
    assert hip["emulated"]["lds"]["conflict_rate"] < 0.01
    assert_wide(hip)


@pytest.mark.parametrize(
    ("lane", "table"),
    [("hip", "[lanes.hip.constants]\nPARITY_B_E5M2 = 0\n"), ("triton", "[lanes.triton.constants]\nE5M2 = false\n")],
)
def test_the_wrong_format_is_caught(parity: CommandLine, workspace: Workspace, lane: str, table: str) -> None:
    path = workspace.experiments / "gfx1151-free-e5m2" / "step01.toml"
    path.write_text(path.read_text() + table)
    document = run(parity, "gfx1151-free-e5m2/step01")
    assert document["reasons"][0]["code"] == "verification"


@pytest.mark.parametrize("pair", range(4))
def test_an_infinity_that_is_lost_is_caught_wherever_it_lies(
    parity: CommandLine, workspace: Workspace, pair: int
) -> None:
    """Two of every eight bytes of B are clamped to the largest number."""
    path = workspace.root / "hip_kernels" / "scaled_mm.hip"
    clamp = f"out.pair[{pair}] = __builtin_elementwise_max(__builtin_elementwise_min(out.pair[{pair}], (half2_t)57344), (half2_t)-57344);"
    text = path.read_text()
    assert "  return out.all;" in text
    path.write_text(text.replace("  return out.all;", f"  {clamp}\n  return out.all;"))
    words = ("--lane", "hip", "--hip-compiler", "zig", "--set", "PARITY_B_E5M2=1", "--verify", "--json")
    (point,) = parity("sweep", "gfx1151-free-e5m2", *words).json["points"]
    assert (point["failure"], point["verification"]) == (None, "failed")


def test_wrong_conclusions_are_bad_input(parity: CommandLine, workspace: Workspace) -> None:
    path = workspace.experiments / "gfx1151" / "conclusions.toml"
    path.write_text('finding = ["x"]')
    parity("note", "gfx1151", "a lab book")
    ended = parity("report")
    assert ended.code == 2
    assert f"{path}: field 'finding'" in ended.err
