"""Forms of `scaled_mm` beside fp8's: fp16, bf16 and int8, without scale and bias, B as [n, k], column-major and padded
operands; and DeepSeek's block scales. Right kernels pass, planted bugs do not.
"""

from dataclasses import replace
from typing import Any

import pytest
from builds import ENGINE
from conftest import CommandLine, LoadedStep
from test_families_of_fp8 import plant, run, verified_alone

from parity.contract import Contract, LaneSpec, Tensor
from parity.contract.workspace import Workspace
from parity.devices.gpu import LaneBinary
from parity.records import Verification, VerificationStatus
from parity.verify import make_cases, verify_on_emulator

pytestmark = pytest.mark.slow

KERNEL = """
import triton
import triton.language as tl

@triton.jit
def mm(a, b, c, k, tiles_n, a_row, a_k, b_k, b_column, c_row, c_column, BLOCK: tl.constexpr,
       DEPTH: tl.constexpr, WHOLE: tl.constexpr):
    tile = tl.program_id(0)
    rows = tile // tiles_n * BLOCK + tl.arange(0, BLOCK)
    columns = tile % tiles_n * BLOCK + tl.arange(0, BLOCK)
    depth = tl.arange(0, DEPTH)
    acc = tl.zeros((BLOCK, BLOCK), dtype=tl.int32 if WHOLE else tl.float32)
    for start in range(0, k, DEPTH):
        at = start + depth
        left = tl.load(a + rows[:, None] * a_row + at[None, :] * a_k)
        right = tl.load(b + at[:, None] * b_k + columns[None, :] * b_column)
        acc = tl.dot(left, right, acc, out_dtype=acc.dtype)
    tl.store(c + rows[:, None] * c_row + columns[None, :] * c_column, acc.to(c.dtype.element_ty))
"""
ROWS: dict[str, list[str | int]] = {"a": ["k", 1], "b": ["n", 1], "c": ["n", 1]}
# Element types of A and B and of C, shape of B, layouts, and the strides of what is not row-major.
FORMS: dict[str, tuple[str, str, list[str] | None, dict[str, str], dict[str, list[str | int]]]] = {
    "fp16": ("float16", "float16", None, {}, {}),
    "bf16, B as [n, k]": ("bfloat16", "bfloat16", ["n", "k"], {}, {"b": [1, "k"]}),
    "int8": ("int8", "int32", None, {}, {}),
    "fp16 to fp32": ("float16", "float32", None, {}, {}),
    "A column-major": ("float16", "float16", None, {"a": "column_major"}, {"a": [1, "m"]}),
    "B column-major": ("float16", "float16", None, {"b": "column_major"}, {"b": [1, "k"]}),
    "C column-major": ("float16", "float16", None, {"c": "column_major"}, {"c": [1, "m"]}),
    "padded rows": (
        "float16",
        "float16",
        None,
        {"a": "padded_8", "c": "padded_16"},
        {"a": ["k + 8", 1], "c": ["n + 16", 1]},
    ),
}


def verify(loaded: LoadedStep, form: str, strides: dict[str, list[Any]]) -> Verification:
    kind, output, shape, layouts, _ = FORMS[form]
    tensors = {"a": Tensor(kind), "b": Tensor(kind, shape), "c": Tensor(output)}  # type: ignore[arg-type]  # of the table
    accumulate = "int32" if kind == "int8" else "float32"
    contract: Contract = replace(
        loaded.contract,
        axes={"m": 128, "n": 256, "k": 256},
        blocks={"m": 32, "n": 32, "k": 32},
        threads=128,
        tensors=tensors,
        numerics={"accumulate": accumulate},
        matrix_instruction=None,
    )
    (loaded.workspace.root / "triton_kernels" / "mm.py").write_text(KERNEL)
    flat = [stride for name in ("a", "b", "c") for stride in strides[name]]
    spec = LaneSpec(
        "triton_kernels/mm.py",
        "mm",
        ["a", "b", "c", "k", "tiles_n", *flat],
        ["tiles"],
        layouts=layouts,
        constants={"BLOCK": "block.m", "DEPTH": "block.k", "WHOLE": kind == "int8"},
        options={"num_warps": 4},
    )

    def built(built_contract: Contract) -> Any:
        request = replace(loaded.request("triton", contract=built_contract), spec=spec)
        return loaded.build_request(request).code_object

    code = built(contract)
    assert code is not None
    return verify_on_emulator(
        contract,
        LaneBinary("triton", spec, (code,)),
        make_cases(contract),
        ENGINE,
        lambda axes: built(replace(contract, axes=dict(axes))),
    )


@pytest.mark.parametrize("form", FORMS)
def test_a_right_kernel_of_another_form_is_verified(loaded: LoadedStep, form: str) -> None:
    verification = verify(loaded, form, {**ROWS, **FORMS[form][4]})
    assert (verification.status, verification.detail) == (VerificationStatus.VERIFIED, "")
    names = {case.name.split(",")[0] for case in verification.cases}
    assert {"exact", "normal"} <= names
    assert ("large outputs" in names) == (FORMS[form][0] != "int8")


@pytest.mark.parametrize("form", [form for form in FORMS if FORMS[form][4]])
def test_one_that_takes_it_as_row_major_fails(loaded: LoadedStep, form: str) -> None:
    verification = verify(loaded, form, ROWS)
    assert verification.status is VerificationStatus.FAILED


BUGS = {
    "the scale of the next k": (
        "float rows[FRAGS_M], columns = b_scales[0];",
        "float rows[FRAGS_M], columns = b_scales[1];",
    ),
    "A's scales never moved on": ("    ++a_scales;\n", ""),
    "one scale for all rows": ("a_scales[i * MATRIX * blocks]", "a_scales[0]"),
    "the scales of other columns": ("((at.n0 + at.column) / SCALED)", "(at.n0 / SCALED / 2)"),
    "B's scales lie by k": ("(long)((at.n0 + at.column) / SCALED) * blocks", "(at.n0 + at.column) / SCALED"),
    "A's scale left out": ("a_scale[i] * b_scale", "b_scale"),
}


@pytest.mark.usefixtures("small_problems")
@pytest.mark.parametrize("bug", BUGS)
def test_a_planted_bug_in_block_scales_is_caught(parity: CommandLine, workspace: Workspace, bug: str) -> None:
    plant(workspace, "hip_kernels/scaled_mm_fp8.hip", *BUGS[bug])
    assert verified_alone(parity, workspace, "gfx942-block-scales")[0] == "failed"


@pytest.mark.usefixtures("small_problems")
def test_triton_scales_of_other_columns_are_caught(parity: CommandLine, workspace: Workspace) -> None:
    plant(workspace, "triton_kernels/scaled_mm_fp8.py", "columns // 128 * (K // 128)", "columns // 256 * (K // 128)")
    assert verified_alone(parity, workspace, "gfx950-block-scales", "triton")[0] == "failed"


@pytest.mark.usefixtures("small_problems")
@pytest.mark.parametrize("study", ["gfx942-block-scales", "gfx950-block-scales"])
def test_block_scales_are_right_in_both_lanes(parity: CommandLine, study: str) -> None:
    document = run(parity, study)
    assert (document["verdict"], document["verification"]["status"]) == ("inconclusive", "verified")
    assert not [check for check in document["checks"] if check["status"] == "violated"]
    for lane in ("hip", "triton"):
        assert document["lanes"][lane]["resources"]["vgpr_spills"] == 0
        assert document["lanes"][lane]["isa"]["hot_loop"]["matrix"] > 0
