"""The second operator, which needs no matrix instruction: right in both lanes, and planted bugs are caught."""

import pytest
from conftest import CommandLine
from test_families_of_fp8 import plant, run, verified_alone

from parity.contract.workspace import Workspace

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("small_problems")]

HIP = {
    "eps left out": ("__builtin_sqrtf(mean + eps)", "__builtin_sqrtf(mean)"),
    "the weight left out": ("* inverse * float(factor[i])", "* inverse"),
    "the sum for the mean": ("partial, thread) / COLUMNS", "partial, thread)"),
    "one wave left out": ("wave < WAVES;", "wave + 1 < WAVES;"),
    "another row's mean": (
        "in[chunk * THREADS + thread];",
        "in[chunk * THREADS + thread + (chunk ? COLUMNS / WIDTH : 0)];",
    ),
    "rounded before the weight": (
        "(_Float16)(float(values[chunk][i]) * inverse * float(factor[i]))",
        "(_Float16)(float((_Float16)(float(values[chunk][i]) * inverse)) * float(factor[i]))",
    ),
    "a barrier left out": ("  __builtin_amdgcn_s_barrier();\n", ""),
    "sums in fp16": (
        "squares += float(values[chunk][i]) * float(values[chunk][i]);",
        "squares += float((_Float16)(values[chunk][i] * values[chunk][i]));",
    ),
}
TRITON = {
    "what lies beyond the columns": (
        "mask=inside, other=0.0).to(tl.float32)\n    mean",
        "mask=inside, other=1.0).to(tl.float32)\n    mean",
    ),
    "the weight of the next column": (
        "tl.load(weight + at, mask=inside",
        "tl.load(weight + (at + 1) % columns, mask=inside",
    ),
    "rows on each other": ("tl.store(y + row * columns", "tl.store(y + row // 2 * columns"),
}


@pytest.mark.parametrize("study", ["rms_norm-gfx1151", "rms_norm-gfx942"])
def test_both_lanes_are_right(parity: CommandLine, study: str) -> None:
    document = run(parity, study)
    assert (document["verdict"], document["verification"]["status"]) == ("inconclusive", "verified")
    assert not [check for check in document["checks"] if check["status"] == "violated"]
    names = {case["name"] for case in document["verification"]["cases"]}
    others = ("where its code compares", "which is drawn")
    assert {name.split(",")[0] for name in names if not name.endswith(others)} == {
        "integers",
        "normal",
        "NaN and infinities",
        "infinities in turn",
        "runs of minus infinity",
        "near the type's end",
        "extremes",
        "edges",
        "peaks",
        "low peaks",
        "several peaks",
        "near peaks",
        "rows but for one",
        "simple rows",
        "peaks over flat rows",
        "rows with both ends",
        "small x",
        "small weight",
        "rows of zeros",
        "faint rows",
        "rows of one sign",
        "middle rows",
        "far rows",
        "farther rows",
        "large sorted rows",
        "constant rows",
        "rows alike in part",
        "27 drawn workgroups of 1024 x 4096 (normal",
        "numbers with which its code compares",
    }
    assert "16 x 4096, where its code compares" in names
    widths = {
        name
        for lane in ("hip", "triton")
        for name in document["lanes"][lane]["isa"]["function"]["classes"]
        if name.startswith(("global_", "buffer_"))
    }
    assert {name[-4:] for name in widths} == {"_128"}


def test_hiprtc_builds_it_too(parity: CommandLine, rocm: object) -> None:
    document = run(parity, "rms_norm-gfx942", "hiprtc")
    assert document["verification"]["status"] == "verified"


@pytest.mark.parametrize("bug", HIP)
def test_a_planted_bug_is_caught(parity: CommandLine, workspace: Workspace, bug: str) -> None:
    plant(workspace, "hip_kernels/rms_norm.hip", *HIP[bug])
    status, detail = verified_alone(parity, workspace, "rms_norm-gfx1151")
    assert status == "failed", detail


@pytest.mark.parametrize("bug", TRITON)
def test_a_planted_bug_in_triton_is_caught(parity: CommandLine, workspace: Workspace, bug: str) -> None:
    """4000 columns: the last part of a row is masked."""
    path = workspace.experiments / "rms_norm-gfx1151" / "contract.toml"
    path.write_text(path.read_text().replace("columns = 4096", "columns = 4000"))
    assert verified_alone(parity, workspace, "rms_norm-gfx1151", "triton")[0] == "verified"
    plant(workspace, "triton_kernels/rms_norm.py", *TRITON[bug])
    assert verified_alone(parity, workspace, "rms_norm-gfx1151", "triton")[0] == "failed"


def test_where_it_is_rounded_is_the_contracts_choice(parity: CommandLine, workspace: Workspace) -> None:
    path = workspace.experiments / "rms_norm-gfx1151" / "contract.toml"
    path.write_text(path.read_text().replace('rounding = "once"', 'rounding = "before_weight"'))
    assert verified_alone(parity, workspace, "rms_norm-gfx1151")[0] == "failed"
    plant(workspace, "hip_kernels/rms_norm.hip", *HIP["rounded before the weight"])
    assert verified_alone(parity, workspace, "rms_norm-gfx1151")[0] == "verified"
