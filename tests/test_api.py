"""parity as a library: what a program and a notebook call."""

import pytest
from conftest import CommandLine

import parity as library
from parity.contract.workspace import Workspace
from parity.errors import InputError


@pytest.mark.slow
def test_a_step_is_run_and_its_lab_book_read(workspace: Workspace, parity: CommandLine) -> None:
    opened = library.open_workspace(workspace.root)
    assert "gfx1151" in opened.studies
    assert "step14" in opened.steps("gfx1151")
    assert opened.contract("gfx1151").operator == "scaled_mm"
    document = opened.run("step14", device="emulator", hip_compiler="zig")
    assert (document["verdict"], document["verification"]["status"]) == ("inconclusive", "verified")
    shown = parity("show", "step14", "--json").json
    assert shown["run_uuid"] == document["run_uuid"]
    assert shown == document
    runs = opened.book.frame("runs")
    assert document["run_uuid"] in set(runs.uuid)


def test_what_is_not_there_is_an_input_error(workspace: Workspace) -> None:
    opened = library.open_workspace(workspace.root / "experiments")
    with pytest.raises(InputError, match="no such study"):
        opened.run("nothing/step01")
    with pytest.raises(InputError, match="run 'parity init' here, or cd into a workspace"):
        library.open_workspace("/")
