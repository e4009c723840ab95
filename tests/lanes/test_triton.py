"""The Triton lane on the real compiler: builds, failing passes, wrong bindings, environment."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from conftest import LoadedStep

import parity.lanes.triton as triton_lane
from parity.contract import ToolchainSpec
from parity.errors import InputError, UnavailableError
from parity.lanes.triton.builder import holds_for
from parity.records import BuildOutcome

pytestmark = pytest.mark.slow

KERNEL = "triton_kernels/scaled_mm.py"
WORKER = Path(triton_lane.__file__).parent


def edit_kernel(loaded: LoadedStep, old: str, new: str) -> None:
    path = loaded.workspace.root / KERNEL
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new))


def test_builds_without_a_gpu_and_keeps_every_ir(triton_outcome: BuildOutcome) -> None:
    assert triton_outcome.ok
    assert triton_outcome.toolchain.version == "3.6.0"
    assert Path(triton_outcome.toolchain.library_path).name == "libtriton.so"
    assert {"kernel.ttir", "kernel.ttgir", "kernel.llir", "kernel.s", "kernel.co"} <= set(triton_outcome.artifacts)
    assert triton_outcome.code_object is not None
    assert triton_outcome.code_object.dynamic_lds_bytes == 16384
    assert triton_outcome.facts["assembles_to_object"] == "yes"
    assert triton_outcome.facts["shared1_layout"].startswith("swizzled_shared<{vec = 1,")


@pytest.mark.parametrize(("rows", "is_right"), [(1 << 16, True), ((1 << 17) - 128, True), (1 << 17, False)])
def test_a_build_is_right_as_long_as_offsets_fit_into_32_bits(step14: LoadedStep, rows: int, is_right: bool) -> None:
    """A of fp16 has 2 GiB with 2^17 rows of 8192, and C with as many columns."""
    axes = {"m": rows, "n": 256, "k": 8192}
    assert holds_for(step14.contract, step14.step.lanes["triton"], axes) is is_right


def test_uses_buffer_operations_because_the_pointer_range_is_given(triton_outcome: BuildOutcome) -> None:
    assert "buffer_load_b128" in triton_outcome.artifacts["kernel.s"].read_text()


@pytest.mark.parametrize(
    ("variable", "stage", "pass_name"),
    [
        ("TRITON_HIP_USE_BLOCK_PINGPONG", "make_ttgir", "TritonAMDGPUBlockPingpong"),
        ("TRITON_HIP_USE_ASYNC_COPY", "make_llir", "ConvertTritonAMDGPUToLLVM"),
    ],
)
def test_a_failing_pass_is_named(step14: LoadedStep, variable: str, stage: str, pass_name: str) -> None:
    """The two environment trials of the lab log that did not compile fail here in the same passes."""
    outcome = step14.build("triton", env={variable: "1"})
    assert (outcome.ok, outcome.failed_stage, outcome.failed_pass) == (False, stage, pass_name)
    assert pass_name in outcome.artifacts["log.txt"].read_text()


@pytest.mark.cold
def test_the_users_environment_does_not_leak_in(
    loaded: LoadedStep, monkeypatch: pytest.MonkeyPatch, triton_outcome: BuildOutcome
) -> None:
    monkeypatch.setenv("TRITON_HIP_USE_BLOCK_PINGPONG", "1")
    monkeypatch.setenv("AMDGCN_USE_BUFFER_OPS", "0")
    outcome = loaded.build("triton")
    assert outcome.code_object is not None
    assert triton_outcome.code_object is not None
    assert not outcome.cached
    assert outcome.code_object.sha256 == triton_outcome.code_object.sha256


def test_the_steps_environment_reaches_the_compiler(step14: LoadedStep) -> None:
    outcome = step14.build("triton", env={"AMDGCN_USE_BUFFER_OPS": "0"})
    assert outcome.ok
    assert "buffer_load" not in outcome.artifacts["kernel.s"].read_text()
    assert outcome.environment["AMDGCN_USE_BUFFER_OPS"] == "0"


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        ({"options": {"num_wraps": 8}}, "'num_wraps' is no constant of the lane and no option of Triton"),
        (
            {"options": {"num_stages": "one"}},
            "Triton's option 'num_stages' must be a whole number like its default 2, not 'one'",
        ),
        (
            {"options": {"num_warps": True}},
            "Triton's option 'num_warps' must be a whole number like its default 4, not True",
        ),
        (
            {"options": {"num_warps": 4.5}},
            "Triton's option 'num_warps' must be a whole number like its default 4, not 4.5",
        ),
        (
            {"options": {"enable_fp_fusion": 1}},
            "Triton's option 'enable_fp_fusion' must be true or false like its default True, not 1",
        ),
        ({"constants": {"BLOCK_M": 128, "BLOCK_N": 256}}, "needs a value for constexpr 'BLOCK_K'"),
        ({"constants": {"BLOCK_M": 128, "BLOCK_N": 256, "BLOCK_K": 32, "X": 1}}, "has no constexpr 'X'"),
        ({"arguments": ["a", "b", "scale", "bias", "c"]}, r"takes 8 arguments .* the step binds 5"),
        ({"symbol": "scaled_mn"}, "has no kernel 'scaled_mn'"),
        ({"symbol": "triton"}, "'triton' is not a @triton.jit kernel"),
    ],
)
def test_what_the_kernel_does_not_have_is_bad_input(step14: LoadedStep, spec: dict[str, Any], sentence: str) -> None:
    with pytest.raises(InputError, match=sentence):
        step14.build("triton", **spec)


def test_an_error_in_the_kernel_is_a_recorded_outcome(loaded: LoadedStep) -> None:
    edit_kernel(loaded, "scale = tl.load(scale_ptr)", "scale = tl.laod(scale_ptr)")
    outcome = loaded.build("triton")
    assert not outcome.ok
    assert "laod" in (outcome.message or "")


def test_a_compiler_that_aborts_is_a_recorded_outcome(loaded: LoadedStep) -> None:
    edit_kernel(loaded, "import triton\n", "import os\nimport triton\nos.abort()\n")
    outcome = loaded.build("triton")
    assert outcome.failed_stage == "import"
    assert "was ended by SIGABRT" in (outcome.message or "")


def test_a_compiler_that_hangs_is_stopped(loaded: LoadedStep) -> None:
    edit_kernel(loaded, "import triton\n", "import time\nimport triton\ntime.sleep(60)\n")
    outcome = loaded.build("triton", limit_s=3)
    assert "was stopped at its time limit of 3 s in import" in (outcome.message or "")


def test_a_compiler_that_somebody_kills_says_nothing_about_the_kernel(loaded: LoadedStep) -> None:
    """As the system does where memory is short."""
    edit_kernel(loaded, "import triton\n", "import os\nimport triton\nos.kill(os.getpid(), 9)\n")
    outcome = loaded.build("triton")
    assert "was ended by SIGKILL" in (outcome.message or "")
    assert outcome.is_stopped


def test_a_version_that_is_not_here_says_how_to_get_it(step14: LoadedStep) -> None:
    with pytest.raises(UnavailableError, match=r"wants Triton 3\.5\.1, .* has 3\.6\.0: make an environment with"):
        step14.build("triton", toolchain=ToolchainSpec(triton="3.5.1"))


def test_an_interpreter_that_is_not_there_is_unavailable(step14: LoadedStep) -> None:
    with pytest.raises(UnavailableError, match=r"/nowhere/python: no such interpreter"):
        step14.build("triton", toolchain=ToolchainSpec(python="/nowhere/python"))


def test_a_module_is_of_the_file_that_it_was_loaded_from(tmp_path: Path) -> None:
    """torch.classes says `_classes.py`, and was loaded from no file; torch.ops makes a library of what it is asked for.
    A package may be a link to a folder elsewhere.
    """
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "helper.py").write_text("")
    (tmp_path / "elsewhere" / "linked").mkdir(parents=True)
    (tmp_path / "elsewhere" / "linked" / "__init__.py").write_text("")
    packages = tmp_path / "venv" / "site-packages"
    packages.mkdir(parents=True)
    (packages / "linked").symlink_to(tmp_path / "elsewhere" / "linked")
    program = """
import sys, types, json, modules, helper, linked
class Classes(types.ModuleType):
    __file__ = "_classes.py"
    def __getattr__(self, name):
        raise RuntimeError(name)
sys.modules["torch.classes"] = Classes("torch.classes")
print(json.dumps(modules.own_files('.', '.')))
"""
    folders = os.pathsep.join(map(str, [tmp_path / "mine", packages, WORKER]))
    done = subprocess.run(
        [sys.executable, "-c", program], env={"PYTHONPATH": folders}, capture_output=True, text=True, check=True
    )
    assert json.loads(done.stdout) == [str(tmp_path / "mine" / "helper.py")]


def test_what_the_interpreter_itself_imports_is_no_source_of_a_kernel(tmp_path: Path) -> None:
    """A machine's sitecustomize, and a Triton in a checkout of its own, lie outside of every workspace."""
    for name in (
        "machine/sitecustomize.py",
        "checkout/triton/__init__.py",
        "checkout/triton/language.py",
        "mine/helper.py",
    ):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("")
    program = "import modules, triton.language, helper, json; print(json.dumps(modules.own_files('.', '.')))"
    folders = [tmp_path / "machine", tmp_path / "checkout", tmp_path / "mine", WORKER]
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={"PYTHONPATH": os.pathsep.join(map(str, folders))},
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(done.stdout) == [str(tmp_path / "mine" / "helper.py")]
