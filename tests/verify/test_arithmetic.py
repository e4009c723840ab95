"""Arithmetic in fewer bits than a contract asks for, by the instructions that are there."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from conftest import CommandLine

from parity.contract import Contract
from parity.contract.workspace import Workspace
from parity.operators import Least
from parity.verify.arithmetic import check_arithmetic, passes_of, types_of
from parity.verify.artifacts import LaneArtifacts


@pytest.mark.parametrize(
    ("instruction", "types"),
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
        ("HGMMA.SP.64x128x32.F32.BF16", ("f32", "bf16")),
        ("v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[0:7], v[8:15], a[0:3]", ("f32", "fp8")),
        ("v_mfma_f32_16x16x128_f8f6f4 a[0:3], v[0:3], v[8:11], a[0:3] cbsz:4 blgp:4", ("f32", "fp4")),
        ("v_mfma_scale_f32_16x16x128_f8f6f4 a[0:3], v[0:3], v[8:15], a[0:3], v1, v2 cbsz:1 blgp:4", ("f32", "bf8")),
        ("v_dot2_f32_f16", ("f32", "f16")),
        ("v_dot2c_f32_bf16", ("f32", "bf16")),
        ("v_dot2_f16_f16", ("f16", "f16")),
        ("v_dot4_f32_fp8_bf8", ("f32", "fp8")),
        ("v_dot4_i32_iu8", None),
        ("v_wmma_i32_16x16x16_iu8", None),
        ("IMMA.16832.S8.S8", None),
        ("UTCHMMA", None),
    ],
)
def test_types_of_instructions(instruction: str, types: tuple[str, str] | None) -> None:
    mnemonic, _, operands = instruction.partition(" ")
    assert types_of(mnemonic, operands) == types


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
    analysis, wave32 = SimpleNamespace(function=function), SimpleNamespace(wave_size=32)
    return cast("LaneArtifacts", SimpleNamespace(analysis=analysis, outcome=outcome, kernel=wave32))


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
        # what else is in the lane makes the other products, as a part of the sum in float32
        ("float32", "v_wmma_f32_16x16x16_f16", 4, "not_shown", "v_wmma_f32_16x16x16_f16 multiplies f16"),
        ("float32", "IMMA.16832.S8.S8", 0, "not_shown", "multiplies whole numbers"),  # as Ozaki's scheme does
        ("int8", "IMMA.16832.S8.S8", 0, None, ""),
    ],
)
def test_what_is_below_is_said_and_what_is_not_known_too(
    dtype: str, mnemonic: str, waves: int, status: str | None, found: str
) -> None:
    """A problem of 32 x 32 x 32 has eight products of such a tile."""
    executed = {mnemonic: float(waves), "v_add_f32_e32": 99.0} if waves else {}
    passes = passes_of([lane(mnemonic)], [executed], 32**3)
    check = check_arithmetic(asking(dtype), "mine", lane(mnemonic), passes)
    assert (check and check.status.value) == status
    assert found in (check.found if check else "")
    named = asking(dtype, mnemonic)
    if not 0 < waves < 8:  # then it would not make all products
        assert check_arithmetic(named, "mine", lane(mnemonic), passes) is None, "the contract asks for it"


@pytest.mark.parametrize(
    ("dtype", "executed", "status", "found"),
    [
        # right: the whole product in enough bits, and an exact one beside it, as of a transpose or a mask
        ("float32", {"v_mfma_f32_32x32x2_f32": 16, "v_mfma_f32_32x32x8_f16": 1}, None, ""),
        ("float16", {"v_wmma_f32_16x16x16_f16": 8, "v_wmma_f32_16x16x16_fp8_fp8": 4}, None, ""),
        ("float16", {"v_wmma_f32_16x16x16_f16": 8, "v_wmma_f16_16x16x16_f16": 1}, None, ""),
        # planted: an instruction of whole numbers that is there to be read first
        ("float32", {"v_wmma_i32_16x16x16_iu8": 1, "v_wmma_f32_16x16x16_bf16": 8}, "violated", "bf16, once for each"),
        ("float16", {"v_wmma_i32_16x16x16_iu8": 1, "v_wmma_f16_16x16x16_f16": 8}, "violated", "sums in f16"),
        # lanes' own sums of two products, 64 of a wave: below float32 and right for float16
        ("float32", {"v_dot2_f32_f16": 512, "v_fma_f32": 99}, "violated", "v_dot2_f32_f16 multiplies f16, once for"),
        ("float32", {"v_dot2_f32_bf16": 1536}, None, ""),
        ("float16", {"v_dot2_f16_f16": 512}, "violated", "v_dot2_f16_f16 sums in f16"),
        ("float16", {"v_dot2_f32_f16": 512}, None, ""),
        ("float32", {"v_mfma_f32_32x32x2_f32": 16, "v_dot2_f32_f16": 8}, None, ""),
        # half of the products in each: nothing tells which half counts
        ("float32", {"v_mfma_f32_32x32x2_f32": 8, "v_mfma_f32_32x32x8_f16": 2}, "not_shown", "multiplies f16"),
    ],
)
def test_what_else_a_lane_multiplies(dtype: str, executed: dict[str, float], status: str | None, found: str) -> None:
    kernel = cast(
        "LaneArtifacts",
        SimpleNamespace(
            analysis=SimpleNamespace(function=SimpleNamespace(counts=executed)),
            outcome=SimpleNamespace(artifacts={}),
            kernel=SimpleNamespace(wave_size=32),
        ),
    )
    check = check_arithmetic(asking(dtype), "mine", kernel, passes_of([kernel], [executed], 32**3))
    assert (check and check.status.value) == status
    assert found in (check.found if check else "")


def test_of_one_instruction_the_fewest_bits_count(tmp_path: Path) -> None:
    """Planted: products of four bits, after which the same instruction multiplies eight once."""
    one = "v_mfma_f32_16x16x128_f8f6f4"
    text = tmp_path / "kernel.s"
    text.write_text(f"  {one} a[0:3], v[0:3], v[8:11], a[0:3] cbsz:4 blgp:4\n  {one} a[0:3], v[0:7], v[8:15], a[0:3]\n")
    kernel: Any = SimpleNamespace(
        analysis=SimpleNamespace(function=SimpleNamespace(counts={one: 2})),
        outcome=SimpleNamespace(artifacts={}),
        code_object=SimpleNamespace(assembly_path=text),
    )
    check = check_arithmetic(asking("float8_e4m3fn"), "mine", kernel, passes_of([kernel], [{}], None))
    assert check is not None
    assert f"{one} multiplies fp4" in check.found


def test_the_launches_of_a_lane_make_a_product_together() -> None:
    """Right: three launches, each of which multiplies one part of the operands."""
    once = {"v_wmma_f32_16x16x16_bf16": 8.0}
    kernel = lane("v_wmma_f32_16x16x16_bf16")
    assert check_arithmetic(asking("float32"), "mine", kernel, passes_of([kernel] * 3, [once] * 3, 32**3)) is None
    unknown = check_arithmetic(asking("float32"), "mine", kernel, passes_of([kernel] * 3, [once, once, {}], 32**3))
    assert unknown is not None
    assert unknown.status.value == "not_shown"


DOT = "%{n} = tt.dot %a, %t, %c{precision} : tensor<32x32xf32> * tensor<32x32xf32> -> tensor<32x32xf32>"
TTIR = """module {{
  tt.func public @kernel() {{
    %a = tt.load %p : tensor<32x32x!tt.ptr<f32>>
    %b = {b} %q : tensor<32x32xf32>
    %t = tt.trans %b : tensor<32x32xf32> -> tensor<32x32xf32>
    {dots}
    tt.return
  }}
}}
"""


@pytest.mark.parametrize(
    ("precisions", "b", "status"),
    [
        (["tf32"], "tt.load", "violated"),
        (["tf32"], "arith.subf", "not_shown"),  # perhaps one part of a number, in a loop over its parts
        (["tf32x3"], "tt.load", None),
        (["tf32x3"] * 2, "arith.subf", None),
        (["tf32"] * 2, "tt.load", "violated"),  # a loop that is unrolled
        (["tf32"] * 3, "tt.load", "not_shown"),
        (["bf16x6"], "tt.load", None),
    ],
)
def test_tritons_own_ir_tells_how_often(tmp_path: Any, precisions: list[str], b: str, status: str | None) -> None:
    dots = "\n    ".join(DOT.format(n=n, precision=f", inputPrecision = {one}") for n, one in enumerate(precisions))
    kernel = lane("HGMMA.64x128x8.F32.TF32", TTIR.format(dots=dots, b=b), tmp_path)
    check = check_arithmetic(asking("float32"), "mine", kernel, passes_of([kernel], [{}], None))
    assert (check and check.status.value) == status
    if len(precisions) == 1 and status == "violated":
        check = check_arithmetic(asking("float32"), "mine", kernel, passes_of([kernel] * 2, [{}] * 2, None))
        assert check is not None, "another launch may multiply other parts"
        assert check.status.value == "not_shown"


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


def test_an_instruction_that_the_contract_names_has_to_make_the_products() -> None:
    """Planted: it runs once on zeros, and the sums are made elsewhere."""
    named, contract = "v_wmma_f32_16x16x16_f16", asking("float16", "v_wmma_f32_16x16x16_f16")
    kernel = lane(named)
    for waves, expected in ((8.0, None), (16.0, None), (1.0, "of the problem's products it makes 12.5%")):
        check = check_arithmetic(
            contract, "mine", kernel, passes_of([kernel], [{named: waves, "v_fma_f32": 9.0}], 32**3)
        )
        assert (check and check.found) == expected
    assert check_arithmetic(contract, "mine", kernel, passes_of([kernel], [{}], 32**3)) is None, "it is not known"
