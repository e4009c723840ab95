"""One lane alone is a study: it is built, checked, verified, compared with the step before and timed; there is no gap."""

import re

import pytest
from command_line import CommandLine
from conftest import StandIn
from twice import CONTRACT, KERNEL, ZIG, write, write_step

from parity.contract.workspace import Workspace

ALONE = CONTRACT[: CONTRACT.index("[lanes.plain]")]


@pytest.fixture
def alone(parity: CommandLine, workspace: Workspace) -> CommandLine:
    write(workspace, ALONE)
    write_step(workspace, "step02", "-DFACTOR=2 -DMORE")
    for step in ("step01", "step02"):
        ended = parity("run", f"twice/{step}", "--device", "emulator", *ZIG, "--json")
        assert ended.json["verification"]["status"] == "verified", ended.err
    return parity


def test_everything_but_the_gap_is_there(alone: CommandLine) -> None:
    summary = alone("show", "twice/step02", "--summary", "--json").json
    assert (summary["gap"], summary["kpi"]["reference"], summary["before"]) == (None, None, "step01")
    text = alone("report", "twice").out
    assert "before    instructions " in text
    assert "gap " not in text
    assert alone("report", "twice", "--markdown").code == 0
    assert alone("report", "twice", "--html", "pages").code == 0
    assert alone("check", "twice", *ZIG).code == 0
    assert alone("show", "twice/step02").code == 0


def test_a_wrong_lane_is_rejected(alone: CommandLine, workspace: Workspace) -> None:
    write_step(workspace, "step03", "-DFACTOR=3")
    ended = alone("run", "twice/step03", "--device", "emulator", *ZIG, "--json")
    assert (ended.code, ended.json["reasons"][0]["code"]) == (1, "verification")


def test_the_study_goes_on_when_a_second_lane_comes(alone: CommandLine, workspace: Workspace) -> None:
    contract = workspace.experiments / "twice" / "contract.toml"
    contract.write_text(CONTRACT)
    write_step(workspace, "step03", "-DFACTOR=2 -DMORE -DTHIRD")
    ended = alone("run", "twice/step03", "--device", "emulator", *ZIG, "--json", "--again", "a second lane")
    assert ended.json["verification"]["status"] == "verified"
    summary = alone("show", "twice/step03", "--summary", "--json").json
    assert (summary["before"], summary["kpi"]["reference"]) == ("step02", "plain"), "the contract is the same"
    assert summary["gap"]["against"] == "plain"


def test_a_lane_alone_is_timed_against_its_own_past(stand_in: StandIn) -> None:
    contract = stand_in.workspace.experiments / "gfx1151" / "contract.toml"
    contract.write_text(re.sub(r"\[lanes\.hip\].*?(?=\[lanes\.triton\])", "", contract.read_text(), flags=re.DOTALL))
    first = stand_in.run("step14")
    assert first.json["verdict"] == "keep", first.err
    assert first.json["kpi"]["ms"].keys() == {"triton"}
    assert first.json["kpi"]["ratio"] is None
    assert "gap" not in [reason["code"] for reason in first.json["reasons"]]
    second = stand_in.run("step15")
    assert second.json["verdict"] in ("keep", "reject", "inconclusive"), second.err
    assert second.json["kpi"]["baseline"]["step"] == "step14"
    lanes = stand_in.rows("SELECT DISTINCT lane FROM timing WHERE basis = 'measured' ORDER BY lane")
    assert lanes == [("baseline",), ("triton",)]
    assert stand_in.rows("SELECT reference FROM run WHERE device_name IS NOT NULL") == [(None,), (None,)]


def test_a_lane_that_comes_later_is_bound_as_the_first_is(alone: CommandLine, workspace: Workspace) -> None:
    contract = workspace.experiments / "twice" / "contract.toml"
    contract.write_text(ALONE.replace('"x", "y"]', '"x", "y", "n / 4"]'))
    kernel = KERNEL.replace("__attribute__((global))", "__global__").replace("float* y)", "float* y, int part)")
    (workspace.root / "mine" / "twice.hip").write_text(kernel)
    (workspace.root / "other.hip").write_text(kernel.replace("twice(", "other("))
    added = alone("init", "--lane", "other", "--from", "other.hip", "--study", "twice", "--json")
    assert added.json["to_fill_in"] == [], added.err
    assert '"n / 4"' in contract.read_text()[len(ALONE) :]
