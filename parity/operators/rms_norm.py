"""Root mean square normalisation: y = x / sqrt(mean(x^2) + eps) * weight, row by row.

Zhang and Sennrich, "Root Mean Square Layer Normalization" (2019). `rounding` says whether the normalised row is rounded
to the output's type before it is multiplied by the weight, as Llama's implementation does.
"""

from collections.abc import Mapping

import numpy as np

from parity.operators.helpers.base import FLOATS, Call, Direction, Least, Operator, ScalarSpec, TensorSpec
from parity.operators.helpers.formats import Array


def reference(call: Call) -> Mapping[str, Array]:
    """Compute in fp64, with a single rounding at the end, or with another one before the weight."""
    x = call["x"]
    eps = x.dtype.type(call.scalar("eps"))
    normalised = x / np.sqrt(np.mean(x * x, axis=1, keepdims=True) + eps)
    if call.form.numeric("rounding") == "before_weight":
        normalised = call.rounded(normalised, call.form.tensors["y"].dtype)
    return {"y": normalised * call["weight"]}


OPERATOR = Operator(
    name="rms_norm",
    formula="y = x / sqrt(mean(x^2) + eps) * weight",
    axes=("rows", "columns"),
    independent=("rows",),
    tensors={
        "x": TensorSpec((("rows", "columns"),), FLOATS),
        "weight": TensorSpec((("columns",),), FLOATS),
        "y": TensorSpec((("rows", "columns"),), FLOATS, Direction.OUT),
    },
    scalars={"eps": ScalarSpec("float32", 1e-6)},
    numerics={"rounding": ("once", "before_weight")},
    reference=reference,
    roundings=lambda form: 1 if form.numeric("rounding") == "once" else 2,
    flops="4 * rows * columns",
    least=Least(reads=("x",)),
)
