"""Gluon lanes: built for AMD's families and verified on the emulator, built for Hopper, and what is no Gluon kernel."""

import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from conftest import CommandLine
from gluon_kernels import HOPPER, KINDS, MATMUL, SAXPY, SPECIALISED, STORED_BY_TMA, TRITON, hopper_study, study
from own_study import write_study

from parity.contract.workspace import Workspace

pytestmark = pytest.mark.slow


def found(parity: CommandLine, workspace: Workspace, study_files: tuple[str, dict[str, str]]) -> Any:
    write_study(workspace, "own", *study_files)
    ended = parity("run", "own/step01", "--json")
    assert ended.out, ended.err
    return ended.json


@pytest.mark.parametrize("arch", KINDS)
def test_a_right_kernel_is_verified(parity: CommandLine, workspace: Workspace, arch: str) -> None:
    document = found(parity, workspace, study(arch))
    assert (document["verdict"], document["verification"]["status"]) == ("inconclusive", "verified"), document
    assert {case["lane"] for case in document["verification"]["cases"]} == {"gluon", "triton"}
    assert "violated" not in {check["status"] for check in document["checks"]}
    lane = document["lanes"]["gluon"]
    assert any(name.startswith(KINDS[arch][2]) for name in lane["isa"]["hot_loop"]["counts"])


FAULTS = {
    "the last block of k is left out": ("range(0, k, BLOCK_K)", "range(0, k - BLOCK_K, BLOCK_K)"),
    "a column too far": ("n + out_columns[None, :]", "n + (out_columns[None, :] ^ 1)"),
    "operands of another block": ("y = gl.load(b + (at + deep_b)", "y = gl.load(b + (at ^ BLOCK_K + deep_b)"),
    "summed in 16 bits": ("total.to(gl.float16)", "(total * 1.001).to(gl.float16)"),
}


@pytest.mark.parametrize(("before", "after"), FAULTS.values(), ids=FAULTS)
def test_a_wrong_kernel_is_rejected(parity: CommandLine, workspace: Workspace, before: str, after: str) -> None:
    assert before in MATMUL
    document = found(parity, workspace, study("gfx1151", MATMUL.replace(before, after)))
    assert (document["verdict"], document["verification"]["status"]) == ("reject", "failed")
    assert {case["lane"] for case in document["verification"]["cases"] if not case["passed"]} == {"gluon"}


def test_a_kernel_for_hopper_is_read_as_tritons_are(parity: CommandLine, workspace: Workspace) -> None:
    document = found(parity, workspace, hopper_study())
    assert "violated" not in {check["status"] for check in document["checks"]}
    lane = document["lanes"]["gluon"]
    assert lane["isa"]["hot_loop"]["counts"]["HGMMA.64x64x16.F32"] == 2
    assert lane["resources"]["max_threads"] == 128
    assert "UTMALDG" in parity("runs", "artifact", "own/step01", "kernel.s", "--lane", "gluon").out


@pytest.mark.cold
def test_a_changed_source_is_built_again(parity: CommandLine, workspace: Workspace) -> None:
    assert not found(parity, workspace, study("gfx1201"))["lanes"]["gluon"]["build"]["cached"]
    again = parity("run", "own/step01", "--json").json
    assert again["lanes"]["gluon"]["build"]["cached"]
    changed = MATMUL.replace("range(0, k, BLOCK_K)", "range(0, k, 2 * BLOCK_K)")
    document = found(parity, workspace, study("gfx1201", changed))
    assert not document["lanes"]["gluon"]["build"]["cached"]
    assert document["lanes"]["triton"]["build"]["cached"]
    assert document["verification"]["status"] == "failed"


@pytest.mark.parametrize(
    ("gluon", "triton", "sentence"),
    [
        (
            TRITON,
            TRITON,
            "with_gluon.py: 'matmul' is a @triton.jit kernel in a gluon lane: decorate it with @gluon.jit, "
            'or write builder = "triton" in its lane',
        ),
        (
            HOPPER,
            HOPPER,
            "with_triton.py: 'matmul' is a @gluon.jit kernel in a triton lane: decorate it with "
            '@triton.jit, or write builder = "gluon" in its lane',
        ),
    ],
)
def test_a_kernel_of_the_other_language_is_bad_input(
    parity: CommandLine, workspace: Workspace, gluon: str, triton: str, sentence: str
) -> None:
    contract, _ = hopper_study()
    write_study(workspace, "own", contract, {"mine/with_gluon.py": gluon, "mine/with_triton.py": triton})
    ended = parity("run", "own/step01")
    assert ended.code == 2
    assert sentence in " ".join(ended.err.split())


def test_a_kernel_whose_warps_have_different_tasks_is_launched_with_all_of_them(
    parity: CommandLine, workspace: Workspace
) -> None:
    """Four warps multiply and one loads, for which Triton makes four: 256 threads, not num_warps' 128. How much the
    warps that multiply do is not shown.
    """
    contract, files = hopper_study(SPECIALISED, threads=256)
    document = found(parity, workspace, (contract, files))
    sizes = {check["lane"]: check for check in document["checks"] if check["name"] == "workgroup size"}
    assert (sizes["gluon"]["status"], sizes["gluon"]["found"]) == ("held", "256")
    assert sizes["triton"]["status"] == "violated", "the other lane has num_warps = 4 and no more"
    tiles = {check["lane"]: check for check in document["checks"] if check["name"] == "tile"}
    assert tiles["gluon"]["status"] == tiles["pair"]["status"] == "not_shown"
    assert tiles["gluon"]["found"].startswith("some waves do not multiply")
    assert tiles["pair"]["found"] == "tiles: triton 2 per round"


def test_a_result_that_leaves_by_tma_is_no_missing_one(parity: CommandLine, workspace: Workspace) -> None:
    document = found(parity, workspace, hopper_study(STORED_BY_TMA))
    output = next(check for check in document["checks"] if (check["lane"], check["name"]) == ("gluon", "output tile"))
    assert (output["status"], output["found"]) == ("not_shown", "0 in the text, beside copies of whole tiles")
    assert "violated" not in {check["status"] for check in document["checks"]}


def test_a_study_is_made_of_gluon_kernels(parity: CommandLine, workspace: Workspace) -> None:
    for name in ("one.py", "two.py"):
        (workspace.root / name).write_text(SAXPY)
    made = parity("init", "--study", "own", "--from", "one.py", "--from", "two.py", "--json")
    assert made.code == 0, made.err
    contract = tomllib.loads((workspace.root / "experiments/own/contract.toml").read_text())
    assert {lane["builder"] for lane in contract["lanes"].values()} == {"gluon"}
    assert {lane["options"]["num_warps"] for lane in contract["lanes"].values()} == {8}


def test_what_works_with_triton_lanes_works_with_gluons(parity: CommandLine, workspace: Workspace) -> None:
    found(parity, workspace, study("gfx1201"))
    assert parity("diff", "own/step01", "own/step01").code == 0
    assert parity("check", "own/step01").code == 0
    left = parity("runs", "artifact", "own/step01", "--output", "left", "--json")
    assert left.code == 0, left.err
    assert {path.parent.name for path in (workspace.root / "left").rglob("kernel.ttgir")} == {"gluon", "triton"}
    texts = ("--hypothesis", "h", "--change", "c", "--expect", "e")
    made = parity("new", "t", "--study", "own", "--lane", "gluon", *texts, "--json")
    assert made.json["kernels"] == ["mine/with_gluon_step02.py"], made.err
    here = Path(sys.executable)
    releases = f"{here},{here.parent.parent}/bin/../bin/{here.name}"
    builds = parity("bisect", "own", "--triton", releases, "--json").json
    assert builds["lane"] == "gluon"
    assert [row["failure"] for row in builds["releases"]] == [None, None]
