"""`parity doctor`, on made-up machines."""

import os
from pathlib import Path

import pytest
from conftest import CommandLine, StandIn

from parity.contract.workspace import Workspace
from parity.doctor import diagnose
from parity.measure.session import Failure, FailureKind, SessionRecord
from parity.records import Diagnosis, State


def topics(diagnoses: list[Diagnosis]) -> dict[str, Diagnosis]:
    return {diagnosis.topic: diagnosis for diagnosis in diagnoses}


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file system with an AMD driver, a PATH with nothing on it, and no GPU."""
    none = SessionRecord(failure=Failure(FailureKind.UNAVAILABLE, "none"))
    monkeypatch.setattr("parity.doctor.inspect", lambda _: none)
    for name, text in {
        "proc/sys/kernel/numa_balancing": "1\n",
        "sys/module/amdgpu/version": "6.14.14\n",
        "sys/class/drm/card1/device/power_dpm_force_performance_level": "auto\n",
        "sys/class/drm/card2/device/power_dpm_force_performance_level": "perf_determinism\n",
        "opt/rocm/.info/version": "7.2.0-43\n",
        "dev/kfd": "",
    }.items():
        path = tmp_path / "root" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    (tmp_path / "bin").mkdir()
    return tmp_path / "root"


def test_it_says_what_to_do(machine: Path, shared: Workspace, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HIP_LAUNCH_BLOCKING", "1")
    monkeypatch.setenv("AMDGCN_USE_BUFFER_OPS", "0")
    tool = machine.parent / "bin" / "rocprofv3"
    tool.write_text("#!/bin/sh\necho 'rocprofv3 version: 1.1.0'\n")
    tool.chmod(0o755)
    diagnoses = diagnose(shared.private, machine)
    by_topic = topics(diagnoses)
    numa = by_topic["NUMA balancing"]
    assert (numa.state, numa.advice) == (State.PROBLEM, "sudo sysctl kernel.numa_balancing=0")
    assert by_topic["AMD kernel driver"].text == "amdgpu 6.14.14"
    assert by_topic["ROCm"].text == f"7.2.0-43 at {machine / 'opt' / 'rocm'}"
    assert (by_topic["clocks of card1"].state, by_topic["clocks of card2"].state) == (State.NOTE, State.OK)
    assert "setperfdeterminism" in by_topic["clocks of card1"].advice
    assert by_topic["rocprofv3"].text == f"{tool}: rocprofv3 version: 1.1.0"
    assert by_topic["hip device"].state is by_topic["cuda device"].state is State.ABSENT
    variables = {d.text.partition("=")[0]: (d.state, d.advice) for d in diagnoses if d.topic == "environment"}
    assert variables["HIP_LAUNCH_BLOCKING"][0] is State.PROBLEM
    assert variables["AMDGCN_USE_BUFFER_OPS"] == (
        State.NOTE,
        "parity's compilers do not see it: put it into the step's env if it is wanted",
    )


def test_a_quiet_machine_has_no_problem(machine: Path, shared: Workspace) -> None:
    (machine / "proc/sys/kernel/numa_balancing").write_text("0\n")
    assert not [d for d in diagnose(shared.private, machine) if d.state is State.PROBLEM]


def test_a_driver_that_may_not_be_opened_is_a_problem(
    machine: Path, shared: Workspace, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Root may open everything, so the system's answer is planted."""
    monkeypatch.setattr(os, "access", lambda path, mode: path != machine / "dev" / "kfd")
    diagnosis = topics(diagnose(shared.private, machine))["AMD kernel driver"]
    assert (diagnosis.state, diagnosis.advice) == (State.PROBLEM, "add yourself to the groups render and video")


def test_the_command_line_shows_a_gpu(stand_in: StandIn) -> None:
    ended = stand_in("doctor", "--json")
    rows = {row["topic"]: row for row in ended.json["diagnoses"]}
    assert rows["hip device"]["state"] == "ok"
    assert rows["hip device"]["text"].startswith("Stand-in GPU (gfx1151) at 0000:c4:00.0, driver 7.2.0, runtime 7.2.0")
    assert rows["hip users"]["state"] == "ok"
    assert rows["hip state"] == {
        "topic": "hip state",
        "state": "note",
        "text": "clock, temperature and power are not known",
        "advice": "install amdsmi (part of ROCm)",
    }


@pytest.mark.slow
@pytest.mark.usefixtures("bare_machine")
def test_a_profiler_of_the_rocm_installation_is_found(parity: CommandLine, tmp_path: Path) -> None:
    """Where `parity profile` would look."""
    tool = tmp_path / "rocm" / "bin" / "rocprofv3"
    tool.parent.mkdir(parents=True)
    tool.write_text("#!/bin/sh\necho version: 1.2.3\n")
    tool.chmod(0o755)
    ended = parity("doctor", "--json", env={"ROCM_PATH": str(tool.parent.parent)})
    (row,) = [row for row in ended.json["diagnoses"] if row["topic"] == "rocprofv3"]
    assert (row["state"], row["text"]) == ("ok", f"{tool}: version: 1.2.3")


@pytest.mark.slow
@pytest.mark.usefixtures("bare_machine")
def test_a_problem_is_exit_code_1(parity: CommandLine) -> None:
    ended = parity("doctor", env={"CUDA_LAUNCH_BLOCKING": "1"})
    assert ended.code == 1
    assert "CUDA_LAUNCH_BLOCKING=1: launches block until they end" in " ".join(ended.out.split())


def test_nothing_is_timed_under_a_profiler(stand_in: StandIn) -> None:
    ended = stand_in.run("step14", env={"ROCP_TOOL_LIBRARIES": "tool.so"})
    assert (ended.code, ended.err.strip()) == (
        3,
        "parity: ROCP_TOOL_LIBRARIES is set (a rocprofiler tool in every ROCm process): "
        "nothing is timed under a profiler: unset it",
    )


def test_it_works_anywhere(machine: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Outside a workspace, and in one that cannot be written to, hashes are remembered in the user's cache."""
    monkeypatch.setattr("parity.contract.workspace.os.access", lambda path, mode: False)
    for folder in (tmp_path / "empty", tmp_path / "read_only"):
        (folder / "experiments" if folder.name == "read_only" else folder).mkdir(parents=True)
        before = [*folder.rglob("*")]
        ended = CommandLine(Workspace(folder))("doctor", "--json", env={"XDG_CACHE_HOME": str(tmp_path / "cache")})
        assert ended.json["diagnoses"], ended.err
        assert [*folder.rglob("*")] == before
    assert [path.name for path in (tmp_path / "cache" / "parity").iterdir()] == ["hashes.json"]
