"""y = W x: blocks of 32 numbers with an fp16 scale, of four bits in W and of eight in x."""

from collections.abc import Mapping

import numpy as np

from parity.operators import CALIBRATED, Call, Direction, Form, Operator, TensorSpec, CaseSpec
from parity.operators.helpers.formats import Array


def numbers(raw: Array, size: int) -> tuple[Array, Array]:
    """The scales and the other bytes of blocks of `size` bytes."""
    blocks = raw.astype(np.uint8).reshape(*raw.shape[:-1], -1, size)
    return np.ascontiguousarray(blocks[..., :2]).view(np.float16), np.ascontiguousarray(blocks[..., 2:])


def reference(call: Call) -> Mapping[str, Array]:
    scales, nibbles = numbers(call["w"], 18)
    weights = np.concatenate([nibbles & 15, nibbles >> 4], -1).astype(call.precision) - 8
    weights = (weights * scales.astype(call.precision)).reshape(*scales.shape[:-2], -1)
    of_x, values = numbers(call["x"], 34)
    x = (values.view(np.int8).astype(call.precision) * of_x.astype(call.precision)).reshape(-1)
    return {"y": weights @ x}


def blocks(rng: np.random.Generator, form: Form) -> dict[str, Array]:
    found = {}
    for name, size in (("w", 18), ("x", 34)):
        shape = form.size(name)
        raw = rng.integers(0, 256, (*shape[:-1], shape[-1] // size, size)).astype(np.uint8)
        scales = (2.0 ** rng.integers(-8, 1, raw.shape[:-1])).astype(np.float16)
        raw[..., :2] = scales[..., None].view(np.uint8)
        found[name] = raw.reshape(shape)
    return found


OPERATOR = Operator(
    "matvec_q4_0",
    "y = W x",
    ("rows", "k"),
    ("rows",),
    {
        "w": TensorSpec((("rows", "k / 32 * 18"),), ("uint8",)),
        "x": TensorSpec((("k / 32 * 34",),), ("uint8",)),
        "y": TensorSpec((("rows",),), ("float32",), Direction.OUT),
    },
    reference,
    exact=None,
    timed={"normal": blocks},
    cases=lambda form: [
        CaseSpec("blocks", blocks, tolerance=lambda _: CALIBRATED),
        CaseSpec("blocks", blocks, "one round", lambda _: CALIBRATED),
    ],
)
