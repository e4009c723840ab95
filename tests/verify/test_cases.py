"""The problems that lanes are verified on: what they must contain, so that a wrong kernel cannot pass."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from conftest import Loaded

from parity.contract import Contract
from parity.contract.study import load_study
from parity.devices.problem import NoReference, Problem, formats_of, make_problems, reference

STUDIES = ["gfx1151", "gfx1151-free-e5m2", "gfx942", "gfx942-e5m2", "gfx950", "gfx950-bf16", "gfx950-mx"]


@pytest.fixture
def contract(request: pytest.FixtureRequest, step14: Loaded) -> Contract:
    return load_study(step14.workspace, request.param).contract


def named(problems: list[Problem], name: str) -> Problem:
    return next(problem for problem in problems if problem.name.split(",")[0] == name)


@pytest.mark.slow
@pytest.mark.parametrize("contract", STUDIES, indirect=True)
def test_problems_hold_what_a_wrong_kernel_would_get_wrong(contract: Contract) -> None:
    problems, formats = make_problems(contract), formats_of(contract)
    m, n, k = problems[0].size
    assert len({m, n, k}) == 3, "a mixed-up stride would be a right one"
    assert k >= 4 * contract.tile.k
    b = named(problems, "awkward bytes").tensors["b"]
    assert set(np.unique(b)) == set(range(256)), "every byte is there"
    rows = {int(row) for row, _ in np.argwhere(np.isin(b, formats.b.special))}
    assert (len(rows) > 8) == (len(formats.b.special) > 0), "special bytes lie anywhere in k"
    scale = float(named(problems, "awkward bytes").tensors["scale"][0])
    assert float(np.float16(scale)) != scale
    largest = max(
        np.nanmax(np.abs(np.where(np.isinf(x), np.nan, x.astype(np.float64)))) for p in problems for x in p.expected
    )
    assert largest > 1e4
    small = np.abs(np.concatenate([x.astype(np.float64).ravel() for x in named(problems, "small outputs").expected]))
    large = named(problems, "large outputs").expected[0]
    if formats.output.name == "float16":
        assert np.isinf(large).any(), "beyond fp16"
        assert ((small > 0) & (small < 2.0**-14)).any(), "fp16's subnormals"
    else:
        assert np.abs(large.astype(np.float64)).max() > 65504
        assert (small[small > 0] < 2.0**-24).any()


@pytest.mark.slow
def test_every_scale_and_nan_in_every_byte_of_a_word(step14: Loaded) -> None:
    problem = named(make_problems(load_study(step14.workspace, "gfx950-mx").contract), "awkward scales")
    for name in ("a_scale", "b_scale"):
        scales = problem.tensors[name]
        assert set(np.unique(scales)) == set(range(256))
        assert {int(block) % 4 for _, block in np.argwhere(scales == 255)} == {0, 1, 2, 3}


def test_block_scales_multiply_the_products_of_their_32_k(step14: Loaded) -> None:
    """Written out: sum over k of a 2^(sa - 127) b 2^(sb - 127)."""
    contract = load_study(step14.workspace, "gfx950-mx").contract
    formats = formats_of(contract)
    rng = np.random.default_rng(7)
    a, b = (
        formats.b.encode(rng.integers(-4, 5, (2, 64)).astype(np.float32)),
        formats.b.encode(np.ones((64, 3), np.float32)),
    )
    a_scale, b_scale = rng.integers(126, 130, (2, 2), np.uint8), rng.integers(126, 130, (3, 2), np.uint8)
    tensors = {"a": a, "b": b, "a_scale": a_scale, "b_scale": b_scale, "scale": np.array([2], np.float32),
               "bias": np.zeros(3, np.float16)}  # fmt: skip
    found = reference(tensors, slice(0, 2), slice(0, 3), formats)
    values = formats.b.decode(a)
    for row in range(2):
        for column in range(3):
            blocks = [
                values[row, 32 * i : 32 * i + 32].sum() * 2.0 ** (int(a_scale[row, i]) + int(b_scale[column, i]) - 254)
                for i in range(2)
            ]
            assert found[row, column] == 2 * sum(blocks)


@pytest.mark.parametrize(
    ("tensor", "change", "reason"),
    [
        ("bias", {"dtype": "float16"}, "tensor 'bias' is float16, not bfloat16"),
        ("a_scale", {"dtype": "uint8"}, "tensor 'a_scale' is uint8, not float8_e8m0fnu"),
        ("a_scale", None, "tensor 'a_scale' is missing"),
        ("c", {"dtype": "float32"}, "tensor 'bias' is bfloat16, not float32"),
        ("b", {"dtype": "float8_e4m3fnuz", "shape": ["n", "k"]}, "tensor 'b' has the shape ['n', 'k'], not ['k', 'n']"),
        ("b", {"dtype": "int8"}, "tensor 'b' is int8 whose NaN propagates"),
    ],
)
def test_what_the_reference_does_not_know_is_named(
    step14: Loaded, tensor: str, change: dict[str, Any] | None, reason: str
) -> None:
    contract = load_study(step14.workspace, "gfx950-mx").contract
    tensors = {
        **contract.tensors,
        **{name: replace(contract.tensors[name], dtype="bfloat16") for name in ("bias", "c")},
    }
    if change is None:
        del tensors[tensor]
    else:
        tensors[tensor] = replace(tensors[tensor], **change)
    with pytest.raises(NoReference) as caught:
        make_problems(replace(contract, tensors=tensors))
    assert str(caught.value).endswith(f": {reason}")
