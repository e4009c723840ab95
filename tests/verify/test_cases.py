"""The cases that lanes are verified on: what they must contain, so that a wrong kernel cannot pass."""

from dataclasses import replace

import numpy as np
import pytest
from conftest import LoadedStep
from twice import CONTRACT, OPERATOR, write

from parity.contract import Contract
from parity.contract.study import load_study
from parity.contract.workspace import Workspace
from parity.operators import Call, Operator, TensorSpec, find_operator
from parity.operators.helpers.base import Direction, Form
from parity.operators.helpers.formats import Array
from parity.operators.helpers.tolerance import CALIBRATED
from parity.verify import Case, NoReference, case_of, make_cases
from parity.verify.reference import cut

STUDIES = ["gfx1151", "gfx1151-free-e5m2", "gfx942", "gfx942-e5m2", "gfx950", "gfx950-bf16", "gfx950-mx"]


@pytest.fixture
def contract(request: pytest.FixtureRequest, step14: LoadedStep) -> Contract:
    return load_study(step14.workspace, request.param).contract


def named(cases: list[Case], name: str) -> Case:
    return next(case for case in cases if case.name.split(",")[0] == name)


def outputs(case: Case) -> Array:
    return np.concatenate([parts["c"].astype(np.float64).ravel() for parts in case.expected])


@pytest.mark.slow
@pytest.mark.parametrize("contract", STUDIES, indirect=True)
def test_cases_hold_what_a_wrong_kernel_would_get_wrong(contract: Contract) -> None:
    cases = make_cases(contract)
    assert len({*cases[0].axes.values()}) == 3, "a mixed-up stride would be a right one"
    assert cases[0].axes["k"] >= 4 * contract.blocks["k"]
    b, special = named(cases, "awkward bytes").tensors["b"], contract.form().format("b").special
    assert set(np.unique(b)) == set(range(256)), "every byte is there"
    rows = {int(row) for row, _ in np.argwhere(np.isin(b, special))}
    assert (len(rows) > 8) == (len(special) > 0), "special bytes lie anywhere in k"
    scale = float(named(cases, "awkward bytes").tensors["scale"][0])
    assert float(np.float16(scale)) != scale
    finite = [outputs(case) for case in cases]
    assert max(float(np.abs(output[np.isfinite(output)]).max(initial=0)) for output in finite) > 1e4
    small, large = np.abs(outputs(named(cases, "small outputs"))), outputs(named(cases, "large outputs"))
    if contract.tensors["c"].dtype == "float16":
        assert np.isinf(large).any(), "beyond fp16"
        assert ((small > 0) & (small < 2.0**-14)).any(), "fp16's subnormals"
    else:
        assert np.abs(large).max() > 65504
        assert (small[small > 0] < 2.0**-24).any()


@pytest.mark.slow
def test_every_scale_and_nan_in_every_byte_of_a_word(step14: LoadedStep) -> None:
    case = named(make_cases(load_study(step14.workspace, "gfx950-mx").contract), "awkward scales")
    for name in ("a_scale", "b_scale"):
        scales = case.tensors[name]
        assert set(np.unique(scales)) == set(range(256))
        assert {int(block) % 4 for _, block in np.argwhere(scales == 255)} == {0, 1, 2, 3}


def form(dtypes: dict[str, str], shapes: dict[str, list[str]], **axes: int) -> Form:
    """`scaled_mm` with some of its tensors, as a contract would bind them."""
    operator = find_operator("scaled_mm")
    made = {name: operator.tensors[name].bound(dtype, shapes.get(name)) for name, dtype in dtypes.items()}
    return Form(operator, axes, {}, made, {}, {"nan": "propagates"})


def run(bound_form: Form, tensors: dict[str, Array], **region: slice) -> Array:
    reference = bound_form.operator.reference
    assert reference is not None
    return reference(Call(bound_form, cut(bound_form, tensors, region), region))["c"]


def test_scales_of_32_k_multiply_their_products() -> None:
    """Written out: sum over k of a 2^(sa - 127) b 2^(sb - 127)."""
    kinds = {
        "a": "float8_e4m3fn",
        "b": "float8_e4m3fn",
        "a_scale": "float8_e8m0fnu",
        "b_scale": "float8_e8m0fnu",
        "scale": "float32",
        "c": "float16",
    }
    bound_form, rng = form(kinds, {}, m=2, n=3, k=64), np.random.default_rng(7)
    values = rng.integers(-4, 5, (2, 64)).astype(np.float64)
    a_scale, b_scale = rng.integers(126, 130, (2, 2), np.uint8), rng.integers(126, 130, (3, 2), np.uint8)
    fp8 = bound_form.format("a")
    tensors = {
        "a": fp8.encode(values),
        "b": fp8.encode(np.ones((64, 3))),
        "a_scale": a_scale,
        "b_scale": b_scale,
        "scale": np.array([2], np.float32),
    }
    output = run(bound_form, tensors)
    for row in range(2):
        for column in range(3):
            blocks = [
                values[row, 32 * i : 32 * i + 32].sum() * 2.0 ** (int(a_scale[row, i]) + int(b_scale[column, i]) - 254)
                for i in range(2)
            ]
            assert output[row, column] == 2 * sum(blocks)


@pytest.mark.parametrize("shape", [["ceil(k/128)", "ceil(n/128)"], ["ceil(n/128)", "ceil(k/128)"]])
@pytest.mark.parametrize("b_shape", [["k", "n"], ["n", "k"]])
def test_deepseeks_blocks_are_1_by_128_of_a_and_128_by_128_of_b(shape: list[str], b_shape: list[str]) -> None:
    """Written out, at sizes that are no multiples of 128, whole and in a region that starts within a block."""
    kinds = {"a": "float8_e4m3fn", "b": "float8_e4m3fn", "a_scale": "float32", "b_scale": "float32", "c": "bfloat16"}
    bound_form = form(kinds, {"a_scale": ["m", "ceil(k/128)"], "b_scale": shape, "b": b_shape}, m=3, n=300, k=200)
    rng = np.random.default_rng(7)
    a, b = rng.integers(-4, 5, (3, 200)).astype(float), rng.integers(-4, 5, (200, 300)).astype(float)
    a_scale, b_scale = 2.0 ** rng.integers(-3, 4, (3, 2)), 2.0 ** rng.integers(-3, 4, (2, 3))
    fp8, is_k_first = bound_form.format("a"), shape[0] == "ceil(k/128)"
    tensors = {
        "a": fp8.encode(a),
        "b": fp8.encode(b if b_shape[0] == "k" else b.T),
        "a_scale": a_scale.astype(np.float32),
        "b_scale": (b_scale if is_k_first else b_scale.T).astype(np.float32),
    }
    wanted = np.zeros((3, 300))
    for row in range(3):
        for column in range(300):
            for k in range(200):
                scale = a_scale[row, k // 128] * b_scale[k // 128, column // 128]
                wanted[row, column] += a[row, k] * b[k, column] * scale
    np.testing.assert_array_equal(run(bound_form, tensors), wanted)
    np.testing.assert_array_equal(run(bound_form, tensors, m=slice(1, 3), n=slice(100, 290)), wanted[1:, 100:290])


@pytest.mark.parametrize(
    ("numerics", "wanted"),
    [({}, 2051.0), ({"rounding": "after_each_operation"}, 2052.0)],
)
def test_the_reference_rounds_where_the_contract_says(numerics: dict[str, str], wanted: float) -> None:
    """2049 is no fp16: rounded after the product it is 2048, and 2048 + 3.5 rounds to 2052; 2049 + 2 does to 2052 too,
    and rounded twice to 2050.
    """
    bound_form = form({"a": "float16", "b": "float16", "bias": "float16", "c": "float16"}, {}, m=1, n=1, k=2)
    bound_form = replace(bound_form, numerics=numerics)
    tensors = {
        "a": np.array([[2048, 1]], np.float16),
        "b": np.ones((2, 1), np.float16),
        "bias": np.array([2 if not numerics else 3.5], np.float16),
    }
    assert float(bound_form.format("c").encode(run(bound_form, tensors))[0, 0]) == float(np.float16(wanted))


def test_subnormals_are_read_as_the_contract_says() -> None:
    byte = np.array([[1]], np.uint8)
    bound_form = form({"a": "float8_e4m3fn", "b": "float8_e4m3fn", "c": "float32"}, {}, m=1, n=1, k=1)
    ones = bound_form.format("b").encode(np.ones((1, 1)))
    assert run(bound_form, {"a": byte, "b": ones})[0, 0] == 2.0**-9
    assert run(replace(bound_form, numerics={"subnormals": "flushed"}), {"a": byte, "b": ones})[0, 0] == 0


def test_an_operator_without_a_reference_is_said(step14: LoadedStep, monkeypatch: pytest.MonkeyPatch) -> None:
    without = replace(find_operator("scaled_mm"), reference=None)
    monkeypatch.setattr("parity.contract.clauses.find_operator", lambda _: without)
    with pytest.raises(NoReference, match="operator 'scaled_mm' has no reference"):
        make_cases(step14.contract)


@pytest.mark.parametrize("dtype", ["precision", "float64"])
def test_a_calibrated_tolerance_is_above_the_errors_of_any_order_and_not_far(dtype: str) -> None:
    """A sum of 4096 numbers: the tolerance holds for sequential summation in fp32, and not for fp16's. It does so too if
    the reference computes in fp64 whatever it is asked for, as those that say `.double()`.
    """

    def total(call: Call) -> dict[str, Array]:
        return {"y": call["x"].sum(axis=1, dtype=call.precision if dtype == "precision" else np.float64)}

    operator = Operator(
        "sum",
        "y = sum(x)",
        ("rows", "columns"),
        ("rows",),
        {
            "x": TensorSpec((("rows", "columns"),), ("float32",)),
            "y": TensorSpec((("rows",),), ("float32",), Direction.OUT),
        },
        total,
    )
    bound = {name: spec.bound("float32") for name, spec in operator.tensors.items()}
    bound_form = Form(operator, {"rows": 4, "columns": 4096}, {"rows": 1}, bound)
    x = np.random.default_rng(3).standard_normal((4, 4096), np.float32)
    case = case_of("sum", bound_form, {"x": x}, tolerance=CALIBRATED)
    for row in range(4):
        wanted, tolerance = float(case.expected[row]["y"][0]), case.tolerances[row]["y"]
        sequential = float(np.add.accumulate(x[row])[-1])
        allowed = tolerance.absolute + tolerance.relative * abs(wanted)
        assert abs(sequential - wanted) <= allowed
        assert abs(float(np.add.accumulate(x[row].astype(np.float16))[-1]) - wanted) > allowed
        assert ("changed by 2^-24" in tolerance.source) == (dtype == "float64")


@pytest.mark.parametrize("dtype", ["precision", "float64"])
def test_what_cancels_is_not_compared_by_each_elements_own_size(dtype: str) -> None:
    """(x + 1) - 1 of small numbers loses most of its bits in fp32, whatever the reference computes in."""

    def less(call: Call) -> dict[str, Array]:
        x = call["x"] if dtype == "precision" else call["x"].astype(np.float64)
        return {"y": np.expm1(np.log(x * x))}

    vector = (("n",),)
    operator = Operator(
        "less",
        "y = x x - 1",
        ("n",),
        ("n",),
        {"x": TensorSpec(vector, ("float32",)), "y": TensorSpec(vector, ("float32",), Direction.OUT)},
        less,
    )
    bound = {name: spec.bound("float32") for name, spec in operator.tensors.items()}
    x = (1 + np.random.default_rng(3).standard_normal(256) * 1e-4).astype(np.float32)
    case = case_of("near 1", Form(operator, {"n": 256}, {"n": 256}, bound), {"x": x}, tolerance=CALIBRATED)
    tolerance, wanted = case.tolerances[0]["y"], case.unrounded[0]["y"]
    allowed = tolerance.absolute + tolerance.relative * np.abs(wanted)
    assert (np.abs(x * x - np.float32(1) - wanted) <= allowed).all(), "a right kernel in fp32"
    assert (np.abs(x.astype(np.float16).astype(float) ** 2 - 1 - wanted) > allowed).any(), "one in fp16"


def test_whole_numbers_stay_exact_with_a_reference_in_fp64() -> None:
    """Nothing is rounded, so nothing is known of the reference's precision, and nothing is needed."""
    vector = (("n",),)
    operator = Operator(
        "two",
        "y = 2 x",
        ("n",),
        ("n",),
        {"x": TensorSpec(vector, ("float32",)), "y": TensorSpec(vector, ("float32",), Direction.OUT)},
        lambda call: {"y": 2 * call["x"].astype(np.float64)},
    )
    bound = {name: spec.bound("float32") for name, spec in operator.tensors.items()}
    case = case_of(
        "whole", Form(operator, {"n": 8}, {"n": 8}, bound), {"x": np.arange(8, dtype=np.float32)}, tolerance=CALIBRATED
    )
    assert "changed by" not in case.tolerances[0]["y"].source


def test_tails_have_the_numbers_that_the_operator_asks_for(workspace: Workspace) -> None:
    """Where an operator says places, any place of two alike numbers is right: planted, usual tails have many of them."""
    operator = OPERATOR.replace("Operator,", "Operator, distinct_cases,").replace('flops="n"', "cases=distinct_cases")
    write(workspace, CONTRACT.replace("threads = 64", 'threads = 64\ntails = ["n"]'), operator=operator)
    tails = named(make_cases(load_study(workspace, "twice").contract), "tails")
    assert tails.axes["n"] % 64
    assert len(np.unique(tails.tensors["x"])) == tails.axes["n"]
    write(workspace, CONTRACT.replace("threads = 64", 'threads = 64\ntails = ["n"]'))
    usual = named(make_cases(load_study(workspace, "twice").contract), "tails")
    assert len(np.unique(usual.tensors["x"])) < usual.axes["n"]
