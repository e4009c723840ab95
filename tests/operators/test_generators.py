"""Inputs that are made from types and shapes alone."""

from dataclasses import replace

import numpy as np
import pytest

from parity.contract import Tensor
from parity.contract.study import load_study
from parity.contract.workspace import find_workspace
from parity.operators import Direction, Form, Operator, TensorSpec
from parity.operators.helpers import generators
from parity.operators.helpers.generators import distinct, integers, normal
from parity.verify import input_values


@pytest.mark.parametrize(
    ("dtype", "length", "least"),
    [
        ("float32", 1000, 1000),
        ("float16", 1000, 1000),
        ("bfloat16", 300, 300),
        ("float8_e4m3fn", 300, 100),
        ("int32", 70, 70),
    ],
)
def test_distinct_numbers(dtype: str, length: int, least: int) -> None:
    """No two of a row are alike; types with few numbers repeat them no more often than they must."""
    shape = (("rows", "columns"),)
    tensors = {"x": TensorSpec(shape, (dtype,)), "y": TensorSpec(shape, (dtype,), Direction.OUT)}
    operator = Operator("copy", "", ("rows", "columns"), ("rows",), tensors, None)
    form = Form(
        operator, {"rows": 5, "columns": length}, {}, {name: spec.bound(dtype) for name, spec in tensors.items()}
    )
    x = form.format("x").decode(distinct(np.random.default_rng(1), form)["x"])
    assert x.shape == (5, length)
    for row in x:
        assert len(np.unique(row)) >= least
    assert not np.array_equal(x[0], x[1])
    assert (x[1] > 0).any()
    if dtype in ("float32", "float16", "int32"):
        assert (x[0] < 0).all(), "the largest of a row may be below zero"


@pytest.mark.parametrize("study", ["gfx1151", "sm90-free-fp8", "rms_norm-sm90"])
def test_normal_numbers_are_the_same_in_blocks_of_any_length(study: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a lab book's runs were timed on does not depend on how fast it is made."""
    contract = load_study(find_workspace(), study).contract
    contract = replace(contract, axes=dict.fromkeys(contract.axes, 512))
    expected = input_values(contract)
    for length in (1000, 77777, 1 << 30):
        monkeypatch.setattr(generators, "_BLOCK", length)
        values = input_values(contract)
        assert {name: array.tobytes() for name, array in values.items()} == {
            name: array.tobytes() for name, array in expected.items()
        }


def test_normal_int8_operands_are_rounded_through_fp16() -> None:
    """As they were when they were drawn in one piece."""
    contract = load_study(find_workspace(), "gfx1151").contract
    contract = replace(
        contract,
        axes=dict.fromkeys(contract.axes, 512),
        numerics={"accumulate": "int32"},
        matrix_instruction=None,
        tensors={"a": Tensor("int8"), "b": Tensor("int8"), "c": Tensor("int32")},
    )
    rng = np.random.default_rng(contract.inputs.seed)
    b, a = (rng.standard_normal((512, 512), np.float32) for _ in range(2))
    values, limits = input_values(contract), (-128, 127)
    assert np.array_equal(values["b"], np.rint(b * 32).clip(*limits))
    assert np.array_equal(values["a"], np.rint(a.astype(np.float16) * 32).clip(*limits))


@pytest.mark.parametrize("dtype", ["int32", "uint32", "int64"])
def test_words_of_packed_bits_have_any_bits_in_every_case(dtype: str) -> None:
    tensors = {"x": TensorSpec((("n",),), (dtype,), any_bits=True), "y": TensorSpec((("n",),), (dtype,), Direction.OUT)}
    operator = Operator("copy", "", ("n",), ("n",), tensors, None)
    form = Form(operator, {"n": 500}, {}, {name: spec.bound(dtype) for name, spec in tensors.items()})
    for make in (integers, normal):
        words = make(np.random.default_rng(1), form)["x"]
        share = np.mean([(words.astype(np.int64) >> bit) & 1 for bit in range(32)], axis=1)
        assert (abs(share - 0.5) < 0.1).all()
