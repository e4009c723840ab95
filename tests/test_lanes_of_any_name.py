"""Three lanes under names of their own, from the files to the report: nothing but the builders knows a lane by name."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from conftest import CommandLine, StandIn

from parity.contract.workspace import Workspace

pytestmark = pytest.mark.slow

LANES = ["tuned", "plain", "third"]


def rename(workspace: Workspace) -> None:
    """The candidate is `tuned` (Triton), its reference `plain` (HIP), and `third` is HIP too, with a constant more."""
    path = workspace.experiments / "gfx1151" / "contract.toml"
    text = path.read_text().replace('lane = "triton"', 'lane = "tuned"\nreference = "plain"')
    head, lanes = text.split("[lanes.hip]\n", 1)
    hip, triton = lanes.split("[lanes.triton]\n", 1)
    plain, third = (
        f'[lanes.{name}]\nbuilder = "hip"\n{hip.replace("lanes.hip.", f"lanes.{name}.")}' for name in ("plain", "third")
    )
    third = third.rstrip() + "\nPARITY_UNUSED = 1\n\n"
    path.write_text(f'{head}{plain}{third}[lanes.tuned]\nbuilder = "triton"\n{triton}')
    for step in ("step14", "step15"):
        step_path = workspace.experiments / "gfx1151" / f"{step}.toml"
        if step_path.exists():
            step_path.write_text(step_path.read_text().replace("[lanes.triton", "[lanes.tuned"))


def test_they_are_built_checked_verified_and_shown(parity: CommandLine, workspace: Workspace) -> None:
    rename(workspace)
    ended = parity("run", "step14", "--hip-compiler", "zig", "--json")
    assert ended.code == 0, ended.err
    document = ended.json
    assert list(document["lanes"]) == LANES
    assert document["verification"]["status"] == "verified"
    assert {case["lane"] for case in document["verification"]["cases"]} == set(LANES)
    assert {check["lane"] for check in document["checks"]} == {*LANES, "pair"}
    assert not [check for check in document["checks"] if check["status"] == "violated"]
    assert (document["kpi"]["candidate"], document["kpi"]["reference"]) == ("tuned", "plain")
    assert document["lanes"]["plain"]["code_object_sha256"] == document["lanes"]["third"]["code_object_sha256"]
    gap: Any = parity("report", "--json").json["gap"]
    assert [(column["lane"], column["is_reference"]) for column in gap["columns"]] == [
        ("plain", True),
        ("tuned", False),
    ]
    text = parity("report", "--all").out
    assert re.search(r"tuned ms +plain ms", text)
    assert "plain of step14" in text
    assert all(name in parity("show", "step14").out for name in LANES)
    assert parity("report", "--markdown").code == 0
    assert parity("diff", "step14", "step14").code == 0
    assert parity("grid").code == 0
    swept = parity(
        "sweep",
        "gfx1151",
        "--set",
        "PARITY_UNUSED=1,2",
        "--jobs",
        "1",
        "--lane",
        "third",
        "--hip-compiler",
        "zig",
        "--json",
    )
    assert [point["failure"] for point in swept.json["points"]] == [None, None]


def test_the_candidate_is_timed_against_its_reference(stand_in: StandIn) -> None:
    rename(stand_in.workspace)
    ended = stand_in.run()
    assert ended.code == 0, ended.err
    document = ended.json
    reasons = {reason["code"]: reason["text"] for reason in document["reasons"]}
    assert re.match(r"tuned / plain (0\.99|1\.00)", reasons["gap"])
    assert reasons["not_timed"] == "built and verified, but not timed: third"
    assert document["kpi"]["ms"]["tuned"] == pytest.approx(50, rel=0.002)
    assert document["kpi"]["ms"]["third"] is None


def test_a_step_that_changes_the_third_lane_is_about_that_one(stand_in: StandIn) -> None:
    rename(stand_in.workspace)
    path = stand_in.workspace.experiments / "gfx1151" / "step14.toml"
    path.write_text('lane = "third"\n' + path.read_text())
    document = stand_in.run().json
    assert list(document["lanes"]) == ["third", "plain", "tuned"]
    assert (document["kpi"]["candidate"], document["kpi"]["reference"], document["kpi"]["basis"]) == (
        "third",
        "plain",
        "measured",
    )
    assert document["kpi"]["ms"]["tuned"] is None
    assert document["kpi"]["ratio"] == pytest.approx(1, rel=0.01)
    assert "KPI: third " in stand_in("show", "step14").out
    line = next(step for step in stand_in("report", "--json", "--summary").json["steps"] if step["step"] == "step14")
    tuned = document["lanes"]["tuned"]["isa"]["hot_loop"]["non_matrix_per_matrix"]
    assert line["work"] == pytest.approx(tuned), "the column of the study's candidate has no other lane's"


def test_a_wrong_third_lane_rejects_the_run(parity: CommandLine, workspace: Workspace) -> None:
    rename(workspace)
    with_third_kernel(workspace, "*scale", "2.0f * *scale")
    document = parity("run", "step14", "--hip-compiler", "zig", "--json").json
    assert document["verdict"] == "reject"
    assert [reason["code"] for reason in document["reasons"]] == ["verification", "not_shown"]


def test_a_third_lane_is_verified_on_the_device_too(stand_in: StandIn) -> None:
    rename(stand_in.workspace)
    third = with_third_kernel(stand_in.workspace, "*scale", "(*scale + 0.0f)")
    assert stand_in.run().json["verdict"] == "keep"
    on_device = "SELECT DISTINCT lane FROM verification_case WHERE device = 'hip' ORDER BY lane"
    assert stand_in.rows(on_device) == [("plain",), ("third",), ("tuned",)]
    stand_in.settings = {"wrong_from": 1, "wrong_codes": [third(stand_in)]}
    document = stand_in.run("step14", "--again", "a planted fault").json
    assert (document["verdict"], document["reasons"][0]["code"]) == ("reject", "verification")
    assert "wrong on the GPU: the third lane: " in document["reasons"][0]["text"]


def with_third_kernel(workspace: Workspace, old: str, new: str) -> Callable[[StandIn], str]:
    """Gives the third lane a kernel of its own; returns what finds its code object's hash after a run."""
    path = workspace.experiments / "gfx1151" / "contract.toml"
    kernel = workspace.root / "hip_kernels" / "scaled_mm.hip"
    changed = kernel.read_text().replace(old, new)
    assert changed != kernel.read_text()
    kernel.with_name("third.hip").write_text(changed)
    head, _, third = path.read_text().partition("[lanes.third]")
    path.write_text(f"{head}[lanes.third]{third.replace('scaled_mm.hip', 'third.hip', 1)}")
    query = "SELECT code_object_sha256 FROM build WHERE lane = 'third' ORDER BY id DESC LIMIT 1"
    return lambda line: str(line.rows(query)[0][0])
