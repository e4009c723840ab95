"""A product as the vendor's library computes it, in parts, so that its tuning can ask for the same."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Product:
    """c = (a b) alpha + bias on torch's tensors of a GPU; b is converted to a's type first where it has another. Of fp8
    operands `scale` is a tensor with the factor, `one` a tensor with 1, and `is_fast` lets the matrix unit sum in its
    own way.
    """

    a: Any  # [m, k]
    b: Any  # [k, n]
    bias: Any  # [n]
    output: Any  # torch's type of c
    alpha: float = 1.0
    scale: Any = None
    one: Any = None
    is_fast: bool = False

    def __call__(self) -> Any:
        import torch

        if self.scale is None:
            return torch.addmm(self.bias, self.a, self.b.to(self.output), alpha=self.alpha)
        return torch._scaled_mm(
            self.a,
            self.b,
            scale_a=self.scale,
            scale_b=self.one,
            bias=self.bias,
            out_dtype=self.output,
            use_fast_accum=self.is_fast,
        )
