"""out = x + alpha y."""

from collections.abc import Mapping

from parity.operators import Call, Direction, Operator, ScalarSpec, TensorSpec
from parity.operators.helpers.formats import Array

F, VECTOR = ("float32",), (("n",),)


def reference(call: Call) -> Mapping[str, Array]:
    return {"out": call["x"] + call.precision(call.scalar("alpha")) * call["y"]}


OPERATOR = Operator(
    "add",
    "out = x + alpha y",
    ("n",),
    ("n",),
    {"x": TensorSpec(VECTOR, F), "y": TensorSpec(VECTOR, F), "out": TensorSpec(VECTOR, F, Direction.OUT)},
    reference,
    scalars={"alpha": ScalarSpec("float32", 1.0)},
)
