"""out = silu(x[:, :d]) * x[:, d:], rounded after each factor."""

from collections.abc import Mapping

import numpy as np

from parity.operators import Call, Direction, Operator, TensorSpec
from parity.operators.helpers.formats import Array

F = ("float16",)


def reference(call: Call) -> Mapping[str, Array]:
    x = call["x"]
    d = x.shape[1] // 2
    with np.errstate(all="ignore"):
        gate = call.rounded(x[:, :d] / (1 + np.exp(-x[:, :d])), call.form.tensors["out"].dtype)
        return {"out": gate * x[:, d:]}


OPERATOR = Operator(
    "silu_and_mul",
    "out = silu(x1) x2",
    ("tokens", "d"),
    ("tokens",),
    {"x": TensorSpec((("tokens", "2 * d"),), F), "out": TensorSpec((("tokens", "d"),), F, Direction.OUT)},
    reference,
    roundings=lambda form: 2,
)
