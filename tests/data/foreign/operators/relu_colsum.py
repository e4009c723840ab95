"""sums += the column sums of relu(x)."""

from collections.abc import Mapping

import numpy as np

from parity.operators import Call, Direction, Operator, TensorSpec
from parity.operators.helpers.formats import Array


def reference(call: Call) -> Mapping[str, Array]:
    return {"sums": call["sums"] + np.fmax(call["x"], 0).sum(0)}


OPERATOR = Operator(
    "relu_colsum",
    "sums += relu(x).sum(0)",
    ("rows", "columns"),
    ("columns",),
    {
        "x": TensorSpec((("rows", "columns"),), ("bfloat16",)),
        "sums": TensorSpec((("columns",),), ("float32",), Direction.IN_OUT),
    },
    reference,
)
