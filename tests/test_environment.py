"""The registry of environment variables: what a lane may set, what a build really had, `parity doctor --environment`."""

import re
from pathlib import Path

import pytest
from conftest import CommandLine, LoadedStep

import parity.system.variables as registry
from parity.contract import ToolchainSpec
from parity.contract.references import study_names
from parity.contract.study import load_step
from parity.contract.workspace import Workspace
from parity.records import BESIDES
from parity.system.environment import VARIABLES, Changes, besides, problem_of
from parity.system.process import INHERITED

ROOT = Path(__file__).resolve().parent.parent


def set_env(workspace: Workspace, env: str, more: str = "") -> None:
    step = workspace.experiments / "gfx1151" / "step15.toml"
    step.write_text(f"{step.read_text()}\n[lanes.triton.env]\n{env}\n{more}\n")


def test_every_variable_is_there_once_and_has_all_that_is_known_of_it() -> None:
    names = [variable.name for variable in VARIABLES]
    assert len(names) == len({*names})
    assert all(variable.meaning and variable.default and variable.read_by and variable.source for variable in VARIABLES)
    assert {*INHERITED} <= {variable.name for variable in VARIABLES if variable.changes is Changes.PLACES}


def test_every_kind_is_used() -> None:
    assert {variable.changes for variable in VARIABLES} == {*registry.Changes}


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("TRITON_HIP_USE_ASYNC_COPPY", "is no variable that parity knows (did you mean TRITON_HIP_USE_ASYNC_COPY?)"),
        ("ZZZ", "is no variable that parity knows"),
        ("HIP_FORCE_DEV_KERNARG", "changes how kernels run, and nothing runs while a lane is built: set it for the"),
        ("HIP_VISIBLE_DEVICES", "chooses GPUs, and lanes are built without one"),
        ("ROCP_TOOL_LIBRARIES", "loads a profiler, which builds no lane"),
        ("MIOPEN_FIND_MODE", "changes torch and the vendor's libraries, which build no lane"),
    ],
)
def test_what_a_lane_may_not_set_is_a_sentence(name: str, sentence: str) -> None:
    assert (problem_of(name, ()) or "").startswith(sentence)
    assert problem_of(name, {name: "declared"}) is None


@pytest.mark.parametrize("name", ["AMDGCN_USE_BUFFER_OPS", "MLIR_ENABLE_DUMP", "ROCM_PATH"])
def test_what_compilers_read_may_be_set(name: str) -> None:
    assert problem_of(name, ()) is None


def test_a_misspelt_variable_is_bad_input_with_the_nearest_name(parity: CommandLine) -> None:
    set_env(parity.workspace, 'TRITON_HIP_USE_ASYNC_COPPY = "1"')
    ended = parity("run", "step15")
    assert (ended.code, ended.out) == (2, "")
    assert re.search(r"step15\.toml: field 'lanes\.triton\.env\.TRITON_HIP_USE_ASYNC_COPPY': is no variable", ended.err)
    assert "did you mean TRITON_HIP_USE_ASYNC_COPY?): if the kernel or its compiler reads it, write " in ended.err
    swept = parity("sweep", "gfx1151", "--set", "env.AMDGCN_USE_BUFER_OPS=0,1")
    assert (swept.code, "did you mean AMDGCN_USE_BUFFER_OPS?" in swept.err) == (2, True)


def test_a_declared_variable_may_be_set_and_needs_a_meaning(workspace: Workspace, parity: CommandLine) -> None:
    set_env(workspace, 'MY_TILES = "3"', '[lanes.triton.declares]\nMY_TILES = "how many tiles our plugin fuses"')
    lane = load_step(workspace, "step15")[1].lanes["triton"]
    assert lane.env == {"MY_TILES": "3"}
    step = workspace.experiments / "gfx1151" / "step15.toml"
    step.write_text(step.read_text().replace("how many tiles our plugin fuses", ""))
    ended = parity("run", "step15")
    assert (ended.code, "triton.declares.MY_TILES" in ended.err) == (2, True)


def test_the_studies_of_this_repository_set_only_what_they_may() -> None:
    workspace = Workspace(ROOT)
    for study in study_names(workspace):
        for step in sorted((workspace.experiments / study).glob("step*.toml")):
            assert load_step(workspace, f"{study}/{step.stem}")


def test_what_a_process_had_besides_is_told_in_a_shells_words() -> None:
    had = {"ROCM_PATH": "/opt/my rocm", "AMDGCN_USE_BUFFER_OPS": "0", "TRITON_DEFAULT_FP_FUSION": "1", "PATH": "/bin"}
    lane_environment = {"TRITON_DEFAULT_FP_FUSION": "1", "AMDGCN_USE_BUFFER_OPS": "1"}
    assert besides(had, lane_environment) == "AMDGCN_USE_BUFFER_OPS=0 'ROCM_PATH=/opt/my rocm'"
    assert besides({"HOME": "/root", "PATH": "/bin", "LANG": "C"}, {}) == ""


@pytest.mark.slow
@pytest.mark.cold
def test_what_a_kernels_module_sets_is_recorded(loaded: LoadedStep) -> None:
    """The step says nothing of it, and it changes the code."""
    path = loaded.workspace.root / "triton_kernels" / "scaled_mm.py"
    path.write_text("import os\nos.environ['AMDGCN_USE_BUFFER_OPS'] = '0'\n" + path.read_text())
    outcome = loaded.build("triton")
    assert outcome.facts[BESIDES] == "AMDGCN_USE_BUFFER_OPS=0"
    assert "AMDGCN_USE_BUFFER_OPS" not in outcome.environment
    assert loaded.build("triton").facts[BESIDES] == "AMDGCN_USE_BUFFER_OPS=0", "from the cache too"


@pytest.mark.slow
@pytest.mark.cold
def test_what_a_build_inherits_is_recorded_and_is_no_other_build(
    loaded: LoadedStep, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LD_LIBRARY_PATH", "/nowhere/lib")
    first = loaded.build("hip", "zig")
    assert first.facts[BESIDES] == "LD_LIBRARY_PATH=/nowhere/lib"
    monkeypatch.delenv("LD_LIBRARY_PATH")
    again = loaded.build("hip", "zig")
    assert again.cached
    assert again.facts[BESIDES] == "LD_LIBRARY_PATH=/nowhere/lib", "what the build that made it had"


@pytest.mark.slow
@pytest.mark.cold
def test_a_build_that_had_nothing_more_says_nothing(loaded: LoadedStep, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LD_LIBRARY_PATH", "ROCM_PATH", "ROCM_HOME"):
        monkeypatch.delenv(name, raising=False)
    assert BESIDES not in loaded.build("hip", "zig").facts
    assert BESIDES not in loaded.build("triton").facts


@pytest.mark.slow
@pytest.mark.cold
def test_the_rocm_that_a_lane_names_is_what_its_build_had(loaded: LoadedStep, rocm_root: Path) -> None:
    outcome = loaded.build("hip", "auto", toolchain=ToolchainSpec(hiprtc=str(rocm_root)))
    assert f"ROCM_PATH={rocm_root}" in outcome.facts[BESIDES]


@pytest.mark.slow
def test_the_lab_book_tells_nobodys_folders(parity: CommandLine) -> None:
    env = {"LD_LIBRARY_PATH": "/home/ada/own/lib"}
    path = parity.workspace.root / "hip_kernels" / "scaled_mm.hip"
    path.write_text(path.read_text() + "\n// of this test alone\n")
    ended = parity("run", "step14", "--hip-compiler", "zig", "--json", env=env)
    assert ended.json["lanes"]["hip"]["facts"][BESIDES] == "LD_LIBRARY_PATH={elsewhere}/lib"


def test_the_registry_is_listed_with_what_is_set_here(parity: CommandLine) -> None:
    env = {"AMDGCN_USE_BUFFER_OPS": "0", "COLUMNS": "80"}
    rows = {row["name"]: row for row in parity("doctor", "--environment", "--json", env=env).json["variables"]}
    assert len(rows) == len(VARIABLES)
    assert rows["AMDGCN_USE_BUFFER_OPS"]["value"] == "0"
    assert rows["TRITON_DEFAULT_FP_FUSION"]["pinned"] == {"triton": "1", "gluon": "1"}
    assert (rows["ROCM_PATH"]["inherited"], rows["HIP_FORCE_DEV_KERNARG"]["in_a_lane"]) == (True, False)
    text = parity("doctor", "--environment", env=env).out
    assert all(variable.name in text for variable in VARIABLES)


def test_one_variable_is_shown_with_its_source(parity: CommandLine) -> None:
    ended = parity("doctor", "GPU_MAX_HW_QUEUES")
    assert 'source     AMD, "AMD Instinct MI300X workload optimization", section "Multi-node FSDP' in ended.out
    wrong = parity("doctor", "GPU_MAX_HW_QUEUE")
    assert (wrong.code, "did you mean GPU_MAX_HW_QUEUES?" in wrong.err) == (2, True)
