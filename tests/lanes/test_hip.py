"""The HIP lane on real compilers, and on compilers that misbehave."""

from dataclasses import replace
from pathlib import Path

import pytest
from conftest import LoadedStep

from parity.codeobject import read_object
from parity.errors import InputError, UnavailableError
from parity.lanes import build_lane
from parity.records import BuildOutcome

pytestmark = pytest.mark.slow


def edit_kernel(loaded: LoadedStep, old: str, new: str) -> None:
    path = loaded.workspace.root / "hip_kernels" / "scaled_mm.hip"
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new))


def test_the_wheels_clang_builds_a_code_object_with_text_and_ir(hip_outcome: BuildOutcome) -> None:
    assert hip_outcome.ok
    assert hip_outcome.toolchain.compiler == "clang (zig)"
    assert len(hip_outcome.toolchain.library_sha256) == 64
    assert {"kernel.co", "kernel.s", "kernel.ll", "log.txt", "scaled_mm.hip", "scaled_mm.h"} == set(
        hip_outcome.artifacts
    )
    assert b"v_wmma_f32_16x16x16_f16" in hip_outcome.artifacts["kernel.s"].read_bytes()
    assert hip_outcome.facts["assembles_to_object"] == "yes"


def test_real_hiprtc_is_first_choice_where_its_library_loads(step14: LoadedStep, rocm: Path) -> None:
    outcome = step14.build("hip", "auto")
    assert outcome.toolchain.compiler == "hiprtc"
    assert outcome.toolchain.version.startswith("7.14.")
    assert {"libhiprtc", "libamd_comgr", "libLLVM"} <= {name.split("-")[0] for name in outcome.toolchain.packages}
    assert outcome.code_object is not None
    assert "scaled_mm" in read_object(outcome.code_object.path.read_bytes(), "hiprtc.co").kernels
    assert {"kernel.co", "kernel.s", "kernel.bc"} <= set(outcome.artifacts)
    assert outcome.facts["assembles_to_object"] == "no", "LLVM 23 and 22 encode ignored fields differently"


@pytest.mark.usefixtures("rocm", "bare_machine")
def test_without_rocm_hiprtc_is_unavailable_and_auto_takes_a_clang(step14: LoadedStep) -> None:
    """Even where ROCm is: the bare machine hides it."""
    with pytest.raises(UnavailableError, match="hiprtc is not available here"):
        step14.build("hip", "hiprtc")
    assert step14.build("hip", "auto").toolchain.compiler == "clang (zig)"


@pytest.mark.parametrize("compiler", ["zig", "hiprtc"])
def test_an_error_in_the_source_is_a_recorded_outcome(loaded: LoadedStep, rocm: Path, compiler: str) -> None:
    edit_kernel(loaded, "*scale, bias", "*scael, bias")
    outcome = loaded.build("hip", compiler)
    assert not outcome.ok
    assert outcome.failed_stage == {"zig": "clang"}.get(compiler, compiler)
    assert "undeclared identifier 'scael'" in (outcome.message or "")
    assert "scael" in outcome.artifacts["log.txt"].read_text()


def test_a_tile_that_the_kernel_cannot_have_is_refused_by_its_assertion(step14: LoadedStep) -> None:
    constants = {**step14.step.lanes["hip"].constants, "PARITY_BLOCK_M": 48}
    outcome = step14.build("hip", constants=constants)
    assert "BLOCK_M must be a multiple of MATRIX * WAVES_M" in (outcome.message or "")


def test_an_architecture_without_this_matrix_instruction_is_refused_by_name(step14: LoadedStep) -> None:
    outcome = step14.build("hip", contract=replace(step14.contract, arch="gfx90a"))
    assert "knows the matrix operand layouts of gfx11, gfx12, gfx942 and gfx950" in (outcome.message or "")


def fake_compiler(folder: Path, body: str) -> str:
    folder.mkdir()
    (folder / "clang").write_text(
        f'#!/bin/sh\nif [ "$1" = --version ]; then echo "clang version 22.0.0"; exit 0; fi\n{body}\n'
    )
    (folder / "ld.lld").write_text("#!/bin/sh\nexit 0\n")
    for tool in folder.iterdir():
        tool.chmod(0o755)
    return str(folder / "clang")


@pytest.mark.parametrize(
    ("body", "stage", "message"),
    [
        ("sleep 60", "clang", "was stopped at its time limit of 2 s"),
        ("kill -SEGV $$", "clang", "was ended by SIGSEGV"),
        ("echo 'k.hip:1:1: error: no' >&2; exit 1", "clang", "k.hip:1:1: error: no"),
        ("exit 0", "object", "the compiler left no usable code object"),
    ],
)
def test_a_compiler_in_a_bad_mood_is_a_recorded_outcome(
    loaded: LoadedStep, tmp_path: Path, body: str, stage: str, message: str
) -> None:
    if body == "exit 0":  # claims success without an assembler's output
        body = 'for last; do :; done; : > "$last"'
    outcome = build_lane(loaded.request("hip", limit_s=2), fake_compiler(tmp_path / "bin", body))
    assert not outcome.ok
    assert outcome.failed_stage == stage
    assert message in (outcome.message or "")


def test_an_unknown_compiler_is_bad_input(step14: LoadedStep) -> None:
    with pytest.raises(InputError, match="'icc' is not one of auto, hiprtc, rocm, system, zig"):
        step14.build("hip", "icc")


def test_a_clang_that_is_not_there_is_unavailable(step14: LoadedStep) -> None:
    with pytest.raises(UnavailableError, match="/nowhere/clang: no clang"):
        step14.build("hip", "/nowhere/clang")


def test_a_kernel_that_is_not_there_is_bad_input(step14: LoadedStep) -> None:
    with pytest.raises(InputError, match=r"missing\.hip: no such kernel file"):
        step14.build("hip", kernel="hip_kernels/missing.hip")


@pytest.mark.parametrize("compiler", ["zig", "hiprtc"])
def test_a_source_is_the_same_kernel_at_any_time(loaded: LoadedStep, rocm: Path, compiler: str) -> None:
    path = loaded.workspace.root / "hip_kernels" / "scaled_mm.hip"
    clock = "static_assert(__TIME__[7] == '0' && __DATE__[10] == '0' && __TIMESTAMP__[23] == '0', \"the epoch\");\n"
    path.write_text(clock + path.read_text())
    outcome = loaded.build("hip", compiler)
    assert outcome.ok, outcome.message
