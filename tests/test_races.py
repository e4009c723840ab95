"""A lane that is right in one order of its waves only is rejected, and one that races without harm is not."""

from typing import Any

import pytest
from conftest import CommandLine
from twice import ZIG, write, write_step

from parity.contract.workspace import Workspace

pytestmark = pytest.mark.slow


@pytest.fixture
def lab(workspace: Workspace) -> CommandLine:
    write(workspace)
    return CommandLine(workspace)


def run(lab: CommandLine, flags: str) -> dict[str, Any]:
    write_step(lab.workspace, "step01", f"-DFACTOR=2 {flags}")
    document: dict[str, Any] = lab("run", "twice/step01", *ZIG, "--json").json
    return document


def notes(document: dict[str, Any]) -> str:
    return " ".join([*document["notes"], *(reason["text"] for reason in document["reasons"])])


def test_a_race_that_the_usual_order_hides_is_the_fault_of_a_rejected_lane(lab: CommandLine) -> None:
    document = run(lab, "-DRACE=3")
    assert (document["verdict"], document["verification"]["status"]) == ("reject", "failed")
    (failed,) = [case for case in document["verification"]["cases"] if not case["passed"]]
    fault = failed["fault"]
    assert (fault["kind"], fault["argument"], fault["other_workgroup"]) == ("global_race", "y", [0, 0, 0])
    assert {fault["wave"], fault["other_wave"]} == {0, 1}
    assert fault["source_file"].endswith("twice.hip")
    assert fault["other_source"].startswith("twice.hip:")
    assert f"with {fault['other_source']} of workgroup" in document["verification"]["detail"]
    assert "nothing orders them" in document["verification"]["detail"]
    assert "64 of 128 elements are wrong where they come in another order" in document["verification"]["detail"]
    text = lab("show", "twice/step01").out
    assert "nothing orders" in " ".join(text.split())


def test_a_race_that_harms_nothing_is_noted_and_accuses_nobody(lab: CommandLine) -> None:
    document = run(lab, "-DLOOK")
    assert document["verification"]["status"] == "verified"
    assert "right with racing accesses in either order (a mix is not shown), but twice.hip:" in notes(document)


def test_the_same_value_from_two_waves_is_nothing(lab: CommandLine) -> None:
    document = run(lab, "-DRACE=2*x[at+32]")
    assert document["verification"]["status"] == "verified"
    assert "comes first" not in notes(document)
