"""Arithmetic in fewer bits than a contract asks for, by the instructions that are there."""

from types import SimpleNamespace
from typing import Any, cast

import pytest
from conftest import CommandLine

from parity.contract import Contract
from parity.contract.workspace import Workspace
from parity.operators import Least
from parity.verify.arithmetic import check_arithmetic, types_of
from parity.verify.artifacts import LaneArtifacts


@pytest.mark.parametrize(
    ("mnemonic", "types"),
    [
        ("v_wmma_f32_16x16x16_f16", ("f32", "f16")),
        ("v_wmma_f16_16x16x16_f16", ("f16", "f16")),
        ("v_wmma_f32_16x16x16_bf8_fp8", ("f32", "fp8")),
        ("v_mfma_f32_32x32x8_bf16_1k", ("f32", "bf16")),
        ("v_mfma_f32_32x32x8bf16_1k", ("f32", "bf16")),
        ("v_mfma_f32_16x16x8_xf32", ("f32", "xf32")),
        ("v_mfma_f32_4x4x1_16b_f32", ("f32", "f32")),
        ("v_mfma_f64_16x16x4_f64", ("f64", "f64")),
        ("v_swmmac_f32_16x16x32_bf16", ("f32", "bf16")),
        ("HMMA.16816.F32", ("f32", "f16")),
        ("HMMA.16816.F16", ("f16", "f16")),
        ("HMMA.1688.F32.TF32", ("f32", "tf32")),
        ("HGMMA.64x128x16.F32.BF16", ("f32", "bf16")),
        ("QGMMA.64x128x32.F32.E5M2.E4M3", ("f32", "e4m3")),
        ("v_wmma_i32_16x16x16_iu8", None),
        ("IMMA.16832.S8.S8", None),
    ],
)
def test_types_of_instructions(mnemonic: str, types: tuple[str, str] | None) -> None:
    assert types_of(mnemonic) == types


def asking(dtype: str, instruction: str | None = None) -> Contract:
    """A contract about products of such numbers, which are summed in float32."""
    form = SimpleNamespace(
        operator=SimpleNamespace(least=Least(operands=("a", "b"))), numerics={"accumulate": "float32"}
    )
    tensors = dict.fromkeys("ab", SimpleNamespace(dtype=dtype))
    stub = SimpleNamespace(form=lambda: form, tensors=tensors, matrix_instruction=instruction)
    return cast("Contract", stub)


def lane(mnemonic: str, ttir: str | None = None, tmp_path: Any = None) -> LaneArtifacts:
    artifacts = {}
    if ttir is not None:
        artifacts["kernel.ttir"] = tmp_path / "kernel.ttir"
        artifacts["kernel.ttir"].write_text(ttir)
    function = SimpleNamespace(counts={mnemonic: 4, "v_add_f32_e32": 1})
    outcome = SimpleNamespace(artifacts=artifacts)
    return cast("LaneArtifacts", SimpleNamespace(analysis=SimpleNamespace(function=function), outcome=outcome))


@pytest.mark.parametrize(
    ("dtype", "mnemonic", "waves", "status", "found"),
    [
        ("float16", "v_wmma_f32_16x16x16_f16", 8, None, ""),
        ("bfloat16", "v_wmma_f32_16x16x16_bf16", 8, None, ""),
        ("bfloat16", "v_wmma_f32_16x16x16_f16", 8, None, ""),
        (
            "float16",
            "v_wmma_f32_16x16x16_bf16",
            8,
            "violated",
            "v_wmma_f32_16x16x16_bf16 multiplies bf16, once for each product",
        ),
        ("float16", "v_wmma_f32_16x16x16_fp8_fp8", 8, "violated", "multiplies fp8, once for each"),
        ("float32", "v_wmma_f32_16x16x16_bf16", 24, None, ""),  # three products of bf16 have the bits of float32
        ("float32", "v_wmma_f32_16x16x16_f16", 16, "not_shown", "v_wmma_f32_16x16x16_f16 multiplies f16"),
        ("float32", "HMMA.1688.F32.TF32", 0, "not_shown", "it is not shown whether each number is made of several"),
        ("float16", "v_wmma_f16_16x16x16_f16", 8, "violated", "v_wmma_f16_16x16x16_f16 sums in f16"),
    ],
)
def test_what_is_below_is_said_and_what_is_not_known_too(
    dtype: str, mnemonic: str, waves: int, status: str | None, found: str
) -> None:
    """A problem of 32 x 32 x 32 has eight products of such a tile."""
    executed = {mnemonic: float(waves), "v_add_f32_e32": 99.0} if waves else {}
    check = check_arithmetic(asking(dtype), "mine", lane(mnemonic), executed, 32**3)
    assert (check and check.status.value) == status
    assert found in (check.found if check else "")
    named = asking(dtype, mnemonic)
    assert check_arithmetic(named, "mine", lane(mnemonic), executed, 32**3) is None, "the contract asks for it"


DOT = "%{n} = tt.dot %a, %b, %c{precision} : tensor<32x32xf32> * tensor<32x32xf32> -> tensor<32x32xf32>"
TTIR = "module {{\n  tt.func public @kernel() {{\n    {dots}\n    tt.return\n  }}\n}}\n"


@pytest.mark.parametrize(
    ("precisions", "status"),
    [(["tf32"], "violated"), (["tf32x3"], None), (["tf32"] * 3, "not_shown"), (["bf16x6"], None)],
)
def test_tritons_own_ir_tells_how_often(tmp_path: Any, precisions: list[str], status: str | None) -> None:
    dots = "\n    ".join(DOT.format(n=n, precision=f", inputPrecision = {one}") for n, one in enumerate(precisions))
    kernel = lane("HGMMA.64x128x8.F32.TF32", TTIR.format(dots=dots), tmp_path)
    check = check_arithmetic(asking("float32"), "mine", kernel, {}, None)
    assert (check and check.status.value) == status


@pytest.mark.slow
def test_a_kernel_that_multiplies_in_fewer_bits_is_invalid(parity: CommandLine, workspace: Workspace) -> None:
    """The contract names no instruction here, and says that it wants fp16's products."""
    kernel = workspace.root / "hip_kernels" / "scaled_mm.hip"
    honest, cheat = (
        "__builtin_amdgcn_wmma_f32_16x16x16_f16_w32(b, a, acc)",
        "__builtin_amdgcn_wmma_f32_16x16x16_bf16_w32(",
    )
    cheat += "__builtin_bit_cast(short16_t, b), __builtin_bit_cast(short16_t, a), acc)"
    text = kernel.read_text()
    assert honest in text
    text = text.replace(
        "typedef short short2_t",
        "typedef short short16_t __attribute__((ext_vector_type(16)));\ntypedef short short2_t",
    )
    kernel.write_text(text.replace(honest, cheat))
    contract = workspace.experiments / "gfx1151" / "contract.toml"
    contract.write_text(contract.read_text().replace("matrix_instruction", "# matrix_instruction"))
    document = parity("run", "step14", "--hip-compiler", "zig", "--json").json
    assert document["verdict"] == "invalid", document["reasons"]
    (reason,) = [reason for reason in document["reasons"] if reason["code"] == "contract.arithmetic"]
    assert reason["lane"] == "hip"
    assert "v_wmma_f32_16x16x16_bf16 multiplies bf16, once for each product" in reason["text"]
    assert "name the instruction with 'matrix_instruction'" in reason["text"]
