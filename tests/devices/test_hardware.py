"""On a real GPU: `make test-hardware`. Everywhere else GPUs are played by stand-ins."""

import pytest
from conftest import STUDIES, CommandLine

from parity.contract.study import load_study
from parity.contract.workspace import Workspace
from parity.errors import UnavailableError
from parity.records import DeviceFacts

pytestmark = pytest.mark.hardware


@pytest.fixture
def step(workspace: Workspace, gpu: DeviceFacts) -> str:
    """The first step of the first study for the GPU's architecture."""
    for study, steps in STUDIES.items():
        if load_study(workspace, study).contract.arch == gpu.arch:
            return f"{study}/{steps[0]}"
    raise UnavailableError(f"no study is for {gpu.name}, a {gpu.arch}")


def test_doctor_shows_it(parity: CommandLine, gpu: DeviceFacts) -> None:
    rows = {row["topic"]: row for row in parity("doctor", "--json").json["diagnoses"]}
    assert rows[f"{gpu.kind} device"]["state"] == "ok"
    assert gpu.name in rows[f"{gpu.kind} device"]["text"]


def test_a_step_is_verified_on_it_timed_and_kept_as_the_first(parity: CommandLine, gpu: DeviceFacts, step: str) -> None:
    document = parity("run", step, "--device", gpu.kind, "--budget", "20s", "--json").json
    assert document["device_name"] == gpu.name
    assert gpu.kind in {case["device"] for case in document["verification"]["cases"]}
    assert document["verification"]["status"] == "verified"
    assert (document["verdict"], document["basis"]) == ("keep", "measured")
    assert document["kpi"]["ms"]["triton"] > 0


def test_a_recorded_binary_is_launched_again(parity: CommandLine, gpu: DeviceFacts, step: str) -> None:
    assert parity("run", step, "--device", gpu.kind, "--budget", "20s", "--json").code == 0
    assert parity("replay", step, "--lane", "triton", "--device", gpu.kind).code == 0
