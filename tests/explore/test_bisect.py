"""`parity bisect`: one lane under several releases of its compiler, and the first that breaks a guardrail."""

import os
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from conftest import CommandLine

from parity.contract.workspace import Workspace
from parity.errors import InputError
from parity.explore.bisect import CLASSES, RESOURCES, Change, ReleaseBuild, breaks, changes, releases_of
from parity.records import Reason, Toolchain
from parity.report.bisections import bisect_report, conclusion

CHAIN = Toolchain("triton", "0", "python", "library", "0" * 64)
CROSSED = Reason("guardrail.next_free_vgpr", "triton: next_free_vgpr is 256, the guardrail wants less than 256")
# A stand-in for another release: this Triton, under another name. With a fault planted, its code is another.
RELEASE = """#!{python}
import importlib.metadata, os, sys
{fault}
real = importlib.metadata.version
importlib.metadata.version = lambda name: "{version}" if name == "triton" else real(name)
sys.argv.pop(0)
if sys.argv[0] == "-c":
    exec(sys.argv[1])
else:
    import runpy
    sys.path.insert(0, os.path.dirname(sys.argv[0]))
    runpy.run_path(sys.argv[0], run_name="__main__")
"""


def built(release: str, *crossed: Reason, failure: str | None = None, **figures: float) -> ReleaseBuild:
    scoped_figures = {(RESOURCES if name.endswith("s") else CLASSES, name): value for name, value in figures.items()}
    return ReleaseBuild(
        release, CHAIN, None if failure else release, failure, None if failure else scoped_figures, crossed
    )


def make_release(workspace: Workspace, version: str, fault: str = "") -> None:
    python = workspace.toolchains / f"triton-{version}" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text(RELEASE.format(python=sys.executable, version=version, fault=fault))
    python.chmod(0o755)


def test_the_release_where_a_guardrail_breaks_is_named_with_the_one_before() -> None:
    builds = [built("1"), built("2"), built("3", CROSSED), built("4", CROSSED), built("5")]
    (broken,) = breaks(builds)
    assert (broken.release, broken.after, broken.until) == ("3", "2", "5")
    assert conclusion(builds) == f"3 breaks a guardrail, which 2 respects: {CROSSED.text} (until 5)"


def test_a_guardrail_may_break_again_and_what_failed_is_passed_over() -> None:
    builds = [built("1", CROSSED), built("2"), built("3", failure="no such pass"), built("4", CROSSED)]
    assert [(broken.release, broken.after) for broken in breaks(builds)] == [("1", None), ("4", "2")]
    assert conclusion(builds) == (
        f"1 breaks a guardrail, and is the first of those asked for: {CROSSED.text} (until 2); "
        f"4 breaks a guardrail, which 2 respects: {CROSSED.text}; it does not build under 3"
    )
    assert conclusion([built("1"), built("2")]) == "no guardrail breaks under 1, 2"
    assert conclusion([built("1", failure="x")]) == "it does not build under 1"


def test_changes_are_resources_first_and_largest_first() -> None:
    before = built("1", vgpr_spills=0, lds_bytes=64, valu=10, wait=3)
    after = built("2", vgpr_spills=2, lds_bytes=128, valu=10, permute=8)
    assert changes(before, after) == [
        Change(RESOURCES, "lds_bytes", 64, 128),
        Change(RESOURCES, "vgpr_spills", 0, 2),
        Change(CLASSES, "permute", 0, 8),
        Change(CLASSES, "wait", 3, 0),
    ]
    assert changes(before, built("3", failure="x")) == []


def test_equal_code_is_said() -> None:
    builds = [built("1"), replace(built("2"), code_object_sha256="1"), built("3")]
    rows = bisect_report("s", "triton", "triton", builds).releases
    assert [row.same_code_as for row in rows] == [None, "1", None]


@pytest.mark.parametrize("text", ["3.6.0", "3.6.0,3.6.0", "", ","])
def test_one_release_is_no_comparison(text: str) -> None:
    with pytest.raises(InputError, match="does not name two or more different ones"):
        releases_of("triton", text)


@pytest.mark.slow
def test_releases_are_built_beside_each_other_and_nothing_is_recorded(
    parity: CommandLine, workspace: Workspace
) -> None:
    """One stand-in makes other code, one fails to build, one makes the same code."""
    contract = workspace.experiments / "gfx1151" / "contract.toml"
    contract.write_text(contract.read_text().replace("next_free_vgpr_below = 256", "next_free_vgpr_below = 230"))
    make_release(workspace, "3.0.1", "os.environ['AMDGCN_USE_BUFFER_OPS'] = '0'")
    make_release(workspace, "3.0.2", "os.environ['TRITON_HIP_USE_BLOCK_PINGPONG'] = '1'")
    make_release(workspace, "3.0.3")
    ended = parity("bisect", "gfx1151", "--triton", "3.6.0,3.0.3,3.0.1,3.0.2", "--json")
    first, same, other, failed = ended.json["releases"]
    assert (ended.code, same["same_code_as"], same["code_object_sha256"]) == (1, "3.6.0", first["code_object_sha256"])
    assert other["code_object_sha256"] != first["code_object_sha256"]
    assert "TritonAMDGPUBlockPingpong" in failed["failure"]
    assert first["hot_loop"]["non_matrix_per_matrix"] == 26.53125
    (broken, *_) = ended.json["breaks"]
    assert (broken["release"], broken["after"], broken["guardrail"]) == ("3.0.1", "3.0.3", "guardrail.next_free_vgpr")
    assert ended.json["conclusion"].endswith("it does not build under 3.0.2")
    changed = {change["name"]: (change["before"], change["after"]) for change in ended.json["changes"][1]["changes"]}
    assert changed["next_free_vgpr"] == (226, other["resources"]["next_free_vgpr"])
    assert not (workspace.root / "results.db").exists()


SWAPPED = """
import re, triton.backends.amd.compiler as amd
made = amd.HIPBackend.make_amdgcn
swapped = lambda text: re.sub(r"(v_wmma_f32_\\w+ v\\S+), (v\\S+), (v\\S+),", r"\\1, \\3, \\2,", text, count=1)
amd.HIPBackend.make_amdgcn = staticmethod(lambda *of: swapped(made(*of)))
"""


@pytest.mark.slow
def test_a_release_with_a_wrong_result_is_named(parity: CommandLine, workspace: Workspace) -> None:
    """It exchanges the factors of the first matrix instruction."""
    make_release(workspace, "3.0.4", SWAPPED)
    ended = parity("bisect", "gfx1151", "--triton", "3.6.0,3.0.4", "--result", "--json")
    right, wrong = ended.json["releases"]
    assert ended.code == 1, ended.err
    assert right["result"] == "verified"
    assert wrong["result"].startswith("failed: ")
    assert ended.json["conclusion"].startswith("3.0.4 has a wrong result, which 3.6.0 has not: triton: ")
    shown = parity("bisect", "gfx1151", "--triton", "3.6.0,3.0.4", "--result").out
    assert "3.6.0 (emulated): verified" in shown


@pytest.mark.slow
def test_a_table_has_a_column_for_each_release(parity: CommandLine, workspace: Workspace) -> None:
    make_release(workspace, "3.0.3")
    ended = parity("bisect", "gfx1151", "--triton", "3.6.0,3.0.3")
    lines = [" ".join(line.split()) for line in ended.out.splitlines()]
    assert ended.code == 0
    assert {"triton 3.6.0 3.0.3", "VGPRs 226 226", "non-matrix/matrix 26.53 26.53"} <= {*lines}
    assert lines[-2:] == ["3.6.0 to 3.0.3: nothing that is counted", "no guardrail breaks under 3.6.0, 3.0.3."]


@pytest.mark.slow
def test_every_release_that_is_missing_is_named_with_its_command(parity: CommandLine) -> None:
    ended = parity("bisect", "gfx1151", "--triton", "3.0.1,3.6.0,3.0.2")
    assert (ended.code, ended.out) == (3, "")
    assert [line.rpartition("with ")[2] for line in ended.err.splitlines()] == [
        "'parity toolchain add triton==3.0.1'",
        "'parity toolchain add triton==3.0.2'",
    ]


@pytest.mark.slow
def test_missing_releases_are_made_on_request(parity: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
    """pip is asked, and finds none without an index."""
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    ended = parity("bisect", "gfx1151", "--triton", "3.6.0,0.0.1", "--add")
    assert ended.code == 3
    assert "No matching distribution found for triton==0.0.1" in ended.err


@pytest.mark.slow
def test_what_is_wrong_under_every_release_is_bad_input(parity: CommandLine, workspace: Workspace) -> None:
    make_release(workspace, "3.0.3")
    step = workspace.experiments / "gfx1151" / "step15.toml"
    step.write_text(step.read_text() + "\n[lanes.triton.options]\nnum_wraps = 8\n")
    ended = parity("bisect", "step15", "--triton", "3.6.0,3.0.3")
    assert (ended.code, "'num_wraps' is no constant of the lane and no option of Triton" in ended.err) == (2, True)
    assert "one of --triton, --ziglang, --clang, --hiprtc is needed" in parity("bisect", "gfx1151").err
    assert "--hiprtc: builds no lane of sm90" in parity("bisect", "sm90", "--hiprtc", "/a,/b").err


@pytest.mark.slow
def test_the_hip_lane_under_two_hiprtcs(parity: CommandLine, rocm_root: Path, tmp_path: Path) -> None:
    (tmp_path / "rocm").symlink_to(rocm_root)
    ended = parity("bisect", "gfx1151", "--hiprtc", f"{rocm_root},{tmp_path / 'rocm'}", "--json")
    assert ended.code == 0, ended.err
    assert {row["toolchain"]["compiler"] for row in ended.json["releases"]} == {"hiprtc"}
    assert ended.json["releases"][1]["same_code_as"] == os.fspath(rocm_root)
