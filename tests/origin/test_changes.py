"""A kernel that has changed since its run is marked wherever the run is shown."""

import re

from command_line import CommandLine
from recorded_runs import Lab


def test_nothing_is_marked_while_nothing_has_changed(lab: Lab) -> None:
    lab.run("step01")
    parity = CommandLine(lab.workspace)
    assert parity("show", "step01", "--json").json["changed_files"] == []
    assert "changed since" not in parity("report").out


def test_a_changed_kernel_and_one_that_is_gone_are_named(lab: Lab) -> None:
    lab.run("step01")
    lab.write("kernels/fast.hip", "// other\n")
    (lab.root / "kernels" / "slow.hip").unlink()
    parity = CommandLine(lab.workspace)
    assert parity("show", "step01", "--json").json["changed_files"] == [
        {"path": "kernels/fast.hip", "is_gone": False},
        {"path": "kernels/slow.hip", "is_gone": True},
    ]
    shown = parity("show", "step01").out
    assert "kernels/fast.hip has changed since this run" in shown
    assert "kernels/slow.hip is gone" in shown


def test_a_report_says_it_in_the_steps_line(lab: Lab) -> None:
    lab.run("step01")
    lab.step("step02", '[lanes.fast]\nkernel = "kernels/other.hip"')
    lab.write("kernels/other.hip", "// other\n")
    lab.run("step02")
    lab.write("kernels/fast.hip", "// changed\n")
    parity = CommandLine(lab.workspace)
    for options in ((), ("--all",)):
        shown = parity("report", *options).out
        assert re.search(r"^ step01~ ", shown, re.MULTILINE)
        assert "~ some of its files have changed since" in shown
        assert "step02~" not in shown
    steps = parity("report", "--json").json["steps"]
    assert {row["step"]: row["changed_files"] for row in steps} == {"step01": ["kernels/fast.hip"], "step02": []}
    runs = parity("report", "--json").json["runs"]
    assert {run["step"]: [file["path"] for file in run["changed_files"]] for run in runs} == {
        "step01": ["kernels/fast.hip"],
        "step02": [],
    }


def test_a_contract_that_was_edited_marks_nothing(lab: Lab) -> None:
    lab.run("step01")
    text = lab.read("experiments/small/contract.toml")
    lab.write("experiments/small/contract.toml", text.replace('title = "small"', 'title = "another title"'))
    assert CommandLine(lab.workspace)("show", "step01", "--json").json["changed_files"] == []


def test_an_imported_run_has_no_such_field(shared_parity: CommandLine) -> None:
    document = shared_parity("show", "step11", "--json").json
    assert not {"changed_files", "origin"} & document.keys()


def test_the_origin_is_shown(lab: Lab) -> None:
    lab.write("kernels/fast.hip", "// dirty\n")
    record = lab.run("step01")
    parity = CommandLine(lab.workspace)
    origin = parity("show", "step01", "--json").json["origin"]
    assert (origin["branch"], origin["changed_in_scope"]) == ("main", "kernels/fast.hip (modified)")
    assert origin["host"]["parity"]
    assert f"commit {origin['commit']} on main" in parity("show", "step01").out
    assert "+// dirty" in parity("runs", "artifact", str(record.run.id), "scope.diff").out
