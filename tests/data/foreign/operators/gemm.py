"""c = alpha a b + bias in fp32."""

from collections.abc import Mapping

from parity.operators import Call, Direction, Operator, ScalarSpec, TensorSpec
from parity.operators.helpers.formats import Array

F = ("float32",)


def reference(call: Call) -> Mapping[str, Array]:
    c = (call["a"] @ call["b"]) * call.precision(call.scalar("alpha"))
    return {"c": c + call["bias"] if "bias" in call else c}


OPERATOR = Operator(
    "gemm",
    "c = alpha a b + bias",
    ("m", "n", "k"),
    ("m", "n"),
    {
        "a": TensorSpec((("m", "k"),), F),
        "b": TensorSpec((("k", "n"),), F),
        "bias": TensorSpec((("n",),), F, optional=True),
        "c": TensorSpec((("m", "n"),), F, Direction.OUT),
    },
    reference,
    scalars={"alpha": ScalarSpec("float32", 1.0)},
)
