"""The analysis on what real compilers write, for both lanes and several architectures."""

import json
from pathlib import Path

import pytest
from conftest import CommandLine, LoadedStep

from parity.isa.analyse import KernelAnalysis, analyse
from parity.records import BuildOutcome


def analysis(outcome: BuildOutcome) -> KernelAnalysis:
    assert outcome.code_object is not None, outcome.message
    code = outcome.code_object
    text = code.assembly_path.read_text()
    return analyse(text, kernel=f"^{code.kernel_name}$", dynamic_lds_bytes=code.dynamic_lds_bytes)[0]


def test_the_hip_lane_reads_lds_128_bits_at_a_time_and_does_not_spill(hip_outcome: BuildOutcome) -> None:
    kernel = analysis(hip_outcome)
    assert kernel.hot_loop is not None
    assert kernel.hot_loop.counts.matrix == 32
    assert (kernel.hot_loop.non_matrix_per_matrix or 8) < 8
    assert {name for name in kernel.hot_loop.counts.classes if name.startswith("lds")} == {
        "lds_load_128",
        "lds_store_128",
    }
    assert kernel.resources.vgpr_spills == 0
    assert kernel.findings == ()


def test_the_triton_lane_reads_operand_b_byte_by_byte(triton_outcome: BuildOutcome) -> None:
    kernel = analysis(triton_outcome)
    assert kernel.hot_loop is not None
    assert kernel.hot_loop.counts.classes["lds_load_8"] == 128
    assert {finding.code for finding in kernel.findings} == {"narrow-lds"}
    assert kernel.resources.lds_bytes == 16384
    assert kernel.resources.lds_static_bytes == 0


def test_pipelined_epilogues_are_not_in_the_loop(triton_outcome: BuildOutcome) -> None:
    kernel = analysis(triton_outcome)
    assert kernel.hot_loop is not None
    assert kernel.function.matrix == 2 * kernel.hot_loop.counts.matrix


@pytest.mark.parametrize("compiler", ["zig", "hiprtc"])
def test_the_hip_lane_from_both_compilers(step14: LoadedStep, rocm: Path, compiler: str) -> None:
    kernel = analysis(step14.build("hip", compiler))
    assert kernel.hot_loop is not None
    assert kernel.hot_loop.counts.matrix == 32
    assert sum(kernel.function.counts.values()) == kernel.function.instructions


@pytest.mark.slow
@pytest.mark.parametrize("arch", ["gfx942", "gfx950", "gfx1201"])
def test_triton_code_of_other_architectures(step14: LoadedStep, arch: str) -> None:
    from dataclasses import replace

    contract = replace(step14.contract, arch=arch)
    kernel = analysis(
        step14.build(
            "triton", contract=contract, options={"num_warps": contract.threads // contract.architecture.wave_size}
        )
    )
    assert kernel.arch is not None
    assert kernel.arch.startswith(arch)
    assert kernel.hot_loop is not None
    assert kernel.hot_loop.counts.matrix > 0
    assert kernel.function.classes.get("other", 0) == 0
    assert kernel.resources.occupancy is not None


def test_the_command_prints_the_same_form_as_a_run(shared_parity: CommandLine, triton_outcome: BuildOutcome) -> None:
    assert triton_outcome.code_object is not None
    ended = shared_parity(
        "isa", str(triton_outcome.code_object.assembly_path), "--kernel", "scaled", "--json", "--lds", "16384"
    )
    kernel = ended.json["kernels"][0]
    lane = shared_parity("show", "step14", "--json").json["lanes"]["triton"]
    assert kernel["resources"] == lane["resources"] | {"agpr_count": None}
    assert kernel["isa"]["function"]["counts"] == lane["isa"]["function"]["counts"]
    loop = {key: kernel["isa"]["hot_loop"][key] for key in lane["isa"]["hot_loop"]}
    assert loop == lane["isa"]["hot_loop"]


@pytest.mark.parametrize(
    ("content", "code", "sentence"),
    [
        (None, 2, "cannot be read"),
        (b"\x00\xff\xfe\x80binary", 2, "neither assembly text nor a GPU's code object"),
        (b"\x7fELFnonsense", 2, "not a complete code object"),
        (b"hello\n", 2, "no kernel found"),
    ],
)
def test_unreadable_files(
    shared_parity: CommandLine, tmp_path: Path, content: bytes | None, code: int, sentence: str
) -> None:
    path = tmp_path / "file.s"
    if content is not None:
        path.write_bytes(content)
    ended = shared_parity("isa", str(path), "--json")
    assert (ended.code, ended.result) == (code, "")
    assert sentence in ended.err
    assert len(ended.err.strip().splitlines()) == 1


def test_a_pattern_without_a_match_lists_the_kernels(shared_parity: CommandLine, hip_outcome: BuildOutcome) -> None:
    assert hip_outcome.code_object is not None
    ended = shared_parity("isa", str(hip_outcome.code_object.assembly_path), "--kernel", "nothing")
    assert ended.code == 2
    assert "no kernel matches 'nothing': it has scaled_mm" in ended.err


def test_json_is_one_document(shared_parity: CommandLine, hip_outcome: BuildOutcome) -> None:
    assert hip_outcome.code_object is not None
    ended = shared_parity("isa", str(hip_outcome.code_object.assembly_path), "--json")
    assert json.loads(ended.out)["kernels"][0]["basis"] == "static"
