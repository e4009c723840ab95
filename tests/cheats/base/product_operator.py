"""Product of matrices: c = a @ b."""

from parity.operators import Direction, Operator, TensorSpec
from parity.operators.helpers.base import Least

OPERATOR = Operator(
    name="product",
    formula="c[m, n] = sum_k a[m, k] * b[k, n]",
    axes=("m", "n", "k"),
    independent=("m", "n"),
    tensors={
        "a": TensorSpec((("m", "k"),), ("float32",)),
        "b": TensorSpec((("k", "n"),), ("float32",)),
        "c": TensorSpec((("m", "n"),), ("float32",), Direction.OUT),
    },
    numerics={"accumulate": ("float32",)},
    reference=lambda call: {"c": call["a"] @ call["b"]},
    flops="2 * m * n * k",
    least=Least(reads=("a", "b"), operands=("a", "b")),
)
