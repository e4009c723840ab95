"""Softmax of rows: y = exp(x - max(x)) / sum(exp(x - max(x)))."""

import numpy as np

from parity.operators import Direction, Operator, TensorSpec

_SHAPE = (("rows", "columns"),)


def reference(call):
    x = call["x"]
    powers = np.exp(x - x.max(axis=1, keepdims=True))
    return {"y": powers / powers.sum(axis=1, keepdims=True)}


OPERATOR = Operator(
    name="softmax",
    formula="y = exp(x) / sum(exp(x))",
    axes=("rows", "columns"),
    independent=("rows",),
    tensors={"x": TensorSpec(_SHAPE, ("float32",)), "y": TensorSpec(_SHAPE, ("float32",), Direction.OUT)},
    reference=reference,
)
