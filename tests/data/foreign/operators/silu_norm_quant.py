"""silu, RMS normalisation, and fp8 with one scale a token; finite inputs only."""

from collections.abc import Mapping

import numpy as np

from parity.operators import CALIBRATED, Call, Direction, Operator, ScalarSpec, TensorSpec, CaseSpec
from parity.operators.helpers.formats import Array
from parity.operators.helpers.generators import integers, normal


def reference(call: Call) -> Mapping[str, Array]:
    x = call["x"]
    v = x / (1 + np.exp(-x))
    norm = 1 / np.sqrt((v * v).mean(1, keepdims=True) + call.precision(call.scalar("eps")))
    scale = np.maximum(np.abs(v).max(1, keepdims=True) * norm / 240, 1 / (240 * 512))
    return {"y": np.clip(v * norm / scale, -240, 240), "scales": scale[:, 0]}


OPERATOR = Operator(
    "silu_norm_quant",
    "y = fp8(norm(silu(x)) / scale)",
    ("tokens", "hidden"),
    ("tokens",),
    {
        "x": TensorSpec((("tokens", "hidden"),), ("float16",)),
        "y": TensorSpec((("tokens", "hidden"),), ("float8_e4m3fnuz",), Direction.OUT),
        "scales": TensorSpec((("tokens",),), ("float32",), Direction.OUT),
    },
    reference,
    scalars={
        "eps": ScalarSpec("float32", 1e-6),
        "ub": ScalarSpec("float32", 0.0),
        "has_ub": ScalarSpec("uint8", 0),
    },
    cases=lambda form: [
        CaseSpec("integers", integers, tolerance=lambda _: CALIBRATED),
        CaseSpec("normal", normal, tolerance=lambda _: CALIBRATED),
    ],
)
