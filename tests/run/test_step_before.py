"""Without a baseline, as without a GPU, a run is compared with its parent or else with the step before."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from command_line import CommandLine
from twice import ZIG, write, write_step

from parity.contract.workspace import Workspace

INSTRUCTIONS = "mine.function.instructions"


@pytest.fixture
def compared(parity: CommandLine, workspace: Workspace) -> CommandLine:
    """step02 has more instructions than step01, and step03 as many as step01."""
    write(workspace)
    write_step(workspace, "step02", "-DFACTOR=2 -DMORE", f'["{INSTRUCTIONS} > baseline.{INSTRUCTIONS}"]')
    write_step(workspace, "step03", "-DFACTOR=2 -DTHIRD", f'["{INSTRUCTIONS} < baseline.{INSTRUCTIONS}"]')
    for step in ("step01", "step02", "step03"):
        parity("run", f"twice/{step}", "--device", "emulator", *ZIG, "--again", "each is to be compared")
    return parity


def test_every_report_compares_with_the_step_before(compared: CommandLine, tmp_path: Path) -> None:
    assert compared("show", "twice/step02", "--json").json["kpi"]["baseline"] is None
    summary = compared("show", "twice/step02", "--summary", "--json").json
    assert (summary["baseline"], summary["from_baseline"], summary["before"]) == (None, None, "step01")
    assert summary["from_before"]["against"] == "step01"
    assert summary["from_before"]["relative"] > 0
    assert {delta["name"] for delta in summary["deltas"]} >= {"instructions"}
    assert summary["verdict"] == "inconclusive", "nothing is kept on a static basis"
    text = compared("report", "twice").out
    assert "before    instructions " in text
    assert "baseline  none yet" in text
    assert "kept" not in text
    assert "- against step02: " in compared("report", "twice", "--markdown").out
    document = compared("report", "twice", "--json").json
    roles = {(deltas["step"], deltas["other"], deltas["role"]) for deltas in document["isa_deltas"]}
    assert roles == {("step02", "step01", "predecessor"), ("step03", "step02", "predecessor")}
    compared("report", "twice", "--html", str(tmp_path / "pages"))
    assert "<dt>The step before</dt>" in (tmp_path / "pages" / "step02.html").read_text()


def test_clauses_are_about_the_step_before(compared: CommandLine) -> None:
    for step in ("step02", "step03"):
        (clause,) = compared("show", f"twice/{step}", "--summary", "--json").json["expectations"]
        assert clause["status"] == "confirmed", clause


def test_a_parent_comes_before_the_step_before(compared: CommandLine, workspace: Workspace) -> None:
    path = workspace.root / "experiments" / "twice" / "step03.toml"
    path.write_text('parent = "step01"\n' + path.read_text())
    compared("run", "twice/step03", "--device", "emulator", *ZIG, "--again", "it has a parent")
    assert compared("show", "twice/step03", "--summary", "--json").json["before"] == "step01"


def test_a_wrong_run_is_passed_over(compared: CommandLine, workspace: Workspace) -> None:
    """Planted: step02 is wrong. What comes after it is compared with step01, and a new step begins there."""
    with closing(sqlite3.connect(workspace.root / "results.db")) as connection, connection:
        connection.execute("UPDATE run SET verification = 'failed', verdict = 'reject' WHERE step = 'step02'")
        connection.execute("DELETE FROM run WHERE step = 'step03'")
    compared("run", "twice/step03", "--device", "emulator", *ZIG, "--again", "after a wrong one")
    assert compared("show", "twice/step03", "--summary", "--json").json["before"] == "step01"
    with closing(sqlite3.connect(workspace.root / "results.db")) as connection, connection:
        connection.execute("UPDATE run SET verdict = 'reject' WHERE step = 'step03'")
    assert compared("new", "what comes next", "--study", "twice", "--json").json["parent"] == "step01"


def test_a_new_step_begins_where_the_last_verified_step_stands(compared: CommandLine) -> None:
    assert compared("new", "what comes next", "--study", "twice", "--json").json["parent"] == "step03"


def test_a_kept_run_takes_the_place_of_the_step_before(compared: CommandLine, workspace: Workspace) -> None:
    with closing(sqlite3.connect(workspace.root / "results.db")) as connection, connection:
        connection.execute("UPDATE run SET verdict = 'keep' WHERE step = 'step01'")
    summary = compared("show", "twice/step03", "--summary", "--json").json
    assert (summary["baseline"], summary["before"], summary["from_before"]) == ("step01", None, None)


def test_a_run_on_another_device_is_beside_the_step_before_and_has_no_baseline(
    compared: CommandLine, workspace: Workspace
) -> None:
    """Planted: step01 was kept on one GPU, and step03 timed on another."""
    with closing(sqlite3.connect(workspace.root / "results.db")) as connection, connection:
        connection.execute(
            "UPDATE run SET verdict = 'keep', basis = 'measured', device_name = 'one' WHERE step = 'step01'"
        )
        connection.execute("UPDATE run SET basis = 'measured', device_name = 'other' WHERE step = 'step03'")
        connection.execute("UPDATE run SET verdict = 'reject' WHERE step = 'step02'")
        connection.execute(
            "INSERT INTO timing (run_id, lane, basis, metric, repeat, value) "
            "SELECT id, 'mine', 'measured', 'duration_ms', 1, id FROM run WHERE step != 'step02'"
        )
    summary = compared("show", "twice/step03", "--summary", "--json").json
    assert (summary["baseline"], summary["before"]) == (None, "step01")
    assert summary["kpi"]["ms"]["mine"] is not None
    assert summary["from_before"]["is_time"] is False, "times of two devices never stand together"


def test_steps_without_numbers_follow_each_other_in_time(compared: CommandLine, workspace: Workspace) -> None:
    with closing(sqlite3.connect(workspace.root / "results.db")) as connection, connection:
        for number, name in enumerate(("wide", "narrow", "deep"), 1):
            connection.execute("UPDATE run SET step = ? WHERE step = ?", (name, f"step{number:02}"))
    assert compared("show", "twice/deep", "--summary", "--json").json["before"] == "narrow"
    assert compared("show", "twice/narrow", "--summary", "--json").json["before"] == "wide"


def test_a_new_step_begins_at_a_number_where_steps_have_some(compared: CommandLine, workspace: Workspace) -> None:
    with closing(sqlite3.connect(workspace.root / "results.db")) as connection, connection:
        connection.execute("UPDATE run SET step = 'wide' WHERE step = 'step03'")
    assert compared("new", "what comes next", "--study", "twice", "--json").json["parent"] == "step02"
