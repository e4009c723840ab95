"""Builds asked for again: equal ones say nothing, and a module that looks at where, when or by whom it is run is named."""

from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest
from conftest import LoadedStep, StandIn

from parity.contract.workspace import Workspace
from parity.devices.base import Gpu
from parity.devices.gpu import GpuLane, LaneBinary
from parity.errors import UnavailableError
from parity.lanes import BuildRequest, HashMemory, build_lane
from parity.lanes.again import otherwise

pytestmark = pytest.mark.slow

AT_THE_PROCESS = """
import os

def _above(pid):
    words = open(f"/proc/{pid}/cmdline").read()
    parent = open(f"/proc/{pid}/stat").read().rpartition(")")[2].split()[1]
    return words + (_above(parent) if int(parent) > 1 else "")

_SALT = int("parity.lanes.again" in _above(os.getpid()))
"""
IMPORTED = "import triton.language as tl\n"
LOOKS = {
    "at its folder": '_SALT = int("elsewhere" in __file__)',
    "at the clock": "import time\n_SALT = time.time_ns() % 1_000_003",
    "at who runs it": AT_THE_PROCESS,
}


def asked(workspace: Workspace, step14: LoadedStep, lane: str) -> BuildRequest:
    return BuildRequest(
        workspace, step14.contract, lane, step14.step.lanes[lane], HashMemory(workspace.private / "hashes.json"), 300
    )


@pytest.mark.parametrize("lane", ["hip", "triton"])
def test_an_honest_build_comes_out_the_same(workspace: Workspace, step14: LoadedStep, lane: str) -> None:
    request = asked(workspace, step14, lane)
    outcome = build_lane(request, "zig")
    assert outcome.code_object is not None, outcome.message
    assert otherwise(request, outcome, "zig") == ""


@pytest.mark.parametrize("look", LOOKS)
def test_a_module_that_looks_around_is_named(workspace: Workspace, step14: LoadedStep, look: str) -> None:
    kernel = workspace.root / "triton_kernels" / "scaled_mm.py"
    text, stored = kernel.read_text(), "acc * scale + bias[None, :]"
    assert stored in text
    salted = text.replace(stored, f"{stored} + _SALT * 1e-9")
    kernel.write_text(salted.replace(IMPORTED, f"{IMPORTED}{LOOKS[look]}\n_SALT = tl.constexpr(_SALT)\n", 1))
    request = asked(workspace, step14, "triton")
    outcome = build_lane(request)
    assert outcome.code_object is not None, outcome.message
    assert otherwise(request, outcome, "auto").startswith("the code object is another one: ")


def test_a_source_that_only_this_folder_has_is_named(workspace: Workspace, step14: LoadedStep) -> None:
    kernel = workspace.root / "triton_kernels" / "scaled_mm.py"
    (workspace.root / "notes.txt").write_text("1")
    reads = 'import os\nassert not os.system(f"cat {os.path.dirname(__file__)}/../notes.txt")\n'
    kernel.write_text(kernel.read_text().replace("import triton\n", f"import triton\n{reads}", 1))
    request = asked(workspace, step14, "triton")
    outcome = build_lane(request)
    assert outcome.code_object is not None, outcome.message
    assert "it is not built: " in otherwise(request, outcome, "auto")


def test_what_a_module_prints_is_not_taken_for_what_was_built(workspace: Workspace, step14: LoadedStep) -> None:
    kernel = workspace.root / "triton_kernels" / "scaled_mm.py"
    kernel.write_text(kernel.read_text().replace("import triton\n", "import triton\nprint('noise')\n", 1))
    request = asked(workspace, step14, "triton")
    outcome = build_lane(request)
    assert outcome.code_object is not None, outcome.message
    assert otherwise(request, outcome, "auto") == ""


def test_a_kept_step_says_what_came_of_it(measured: StandIn, monkeypatch: pytest.MonkeyPatch) -> None:
    measured.settings["ms"] = {"default": 50.0, measured.candidate: 45.0}
    kept = measured.run("step15").json
    assert kept["verdict"] == "keep"
    same = "the same code, in another folder and from another process"
    assert kept["measurement"]["device"]["built again"] == same
    monkeypatch.setattr("parity.run.pipeline.otherwise", lambda *_: "the code object is another one: 12, not 34")
    again = measured.run("step15", "--again", "planted").json
    (note,) = [reason["text"] for reason in again["reasons"] if reason["code"] == "builds_otherwise"]
    assert note.startswith("triton: built again in another folder and from another process, the code object is another")


def test_what_is_measured_is_what_was_verified(step14: LoadedStep, tmp_path: Path) -> None:
    outcome = build_lane(asked(step14.workspace, step14, "triton"))
    assert outcome.code_object is not None
    changed = tmp_path / "kernel.co"
    content = bytearray(outcome.code_object.path.read_bytes())
    at = content.index(bytes.fromhex("0000b0bf"))  # s_endpgm
    content[at - 4] ^= 1
    changed.write_bytes(content)
    codes = (replace(outcome.code_object, path=changed),)
    gpu = SimpleNamespace(facts=SimpleNamespace(kind="hip"))
    with pytest.raises(UnavailableError, match="this is not what was built and verified"):
        GpuLane(cast("Gpu", gpu), step14.contract, LaneBinary("triton", step14.step.lanes["triton"], codes))
