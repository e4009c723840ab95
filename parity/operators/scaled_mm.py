"""Scaled matrix multiplication: c = a b, scaled as a whole or by blocks, plus a bias for each column.

Scales for 32 consecutive k are those of the OCP Microscaling Formats specification 1.0 (e8m0). Scales in fp32 for
blocks of 1 x 128 in A and 128 x 128 in B are DeepSeek-V3's (its technical report, section 3.3.2).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import numpy as np

from parity.operators.helpers.base import FP8, Call, CaseSpec, Direction, Form, Least, Operator, TensorSpec, Values
from parity.operators.helpers.formats import Array, Format, in_rows
from parity.operators.helpers.generators import blockwise, small_whole
from parity.operators.helpers.hopper import RULE_SOURCE, WGMMA_FP8, chained_sums, lost_of_fp8
from parity.operators.helpers.products import Product
from parity.operators.helpers.tolerance import Tolerance, ToleranceBasis
from parity.operators.helpers.usual import WIDE

_MATRICES = ("float16", "bfloat16", *FP8, "int8")
_OUTPUTS = ("float16", "bfloat16", "float32", "int32")
_E8M0 = "float8_e8m0fnu"
_SCALE_OF_ONE, _SCALE_NAN = 127, 255
_SCALE_OF_20_BITS = 629_147 / 2**21  # about 0.3: fp8's four bits times its own are exact in fp32
_MOST_UNLIKE, _HALF_BYTES = 0.25, 2
_FAST = "fast"
_SMALL_INTEGERS = tuple(range(-8, 9))  # exact in every format
_MOST_OF_INT8 = 1 << 17  # products of int8, whose sum int32 holds
_SCALES = {"negative scale": -48.0, "scale of zero": 0.0, "large scale": 4096.0, "NaN as scale": float("nan")}
_FURTHEST, _FAR_STEPS = 10, 4  # scales of rows are so many bits apart, and of so many sizes


def reference(call: Call) -> Mapping[str, Array]:
    """acc * scale + bias; acc is summed in fp64 and rounded to the type in which the lanes accumulate."""
    a, b = call["a"], _k_by_n(call.form, call["b"])
    if "a_scale" in call:
        a = a * call.spread("a_scale")
        scales = call.spread("b_scale")
        b = b * (scales if _axes_of(call.shape("b_scale"))[0] == "k" else scales.T)
    with np.errstate(invalid="ignore", over="ignore"):  # zero times infinity, and what fp32 cannot hold
        product = a @ b
        is_rounded = call.form.numeric("accumulate") == "float32"
        return _scaled(call, call.rounded(product, "float32") if is_rounded else product)


def fused_reference(call: Call) -> Mapping[str, Array]:
    """Return the same with acc summed as Hopper's tensor cores do by themselves."""
    types = call.form.tensors["a"].dtype, call.form.tensors["b"].dtype
    sums = chained_sums(WGMMA_FP8, call["a"], _k_by_n(call.form, call["b"]), types)
    return _scaled(call, sums.astype(np.float64))


def _scaled(call: Call, product: Array) -> Mapping[str, Array]:
    after_each, output = call.form.numeric("rounding") == "after_each_operation", call.form.tensors["c"].dtype
    with np.errstate(invalid="ignore", over="ignore"):  # zero times infinity, and what the output cannot hold
        for name, applied in (("scale", np.multiply), ("bias", np.add)):
            if name in call:
                product = applied(call.rounded(product, output) if after_each else product, call[name])
    return {"c": product}


def _axes_of(shape: Sequence[str | int]) -> list[str]:
    return ["k" if "k" in str(side) else "n" if "n" in str(side).replace("ceil", "") else "m" for side in shape]


def _k_by_n(form: Form, b: Array) -> Array:
    """B as [k, n]; or B in that shape as the form stores it."""
    return b if form.tensors["b"].shape[0] == "k" else b.T


def _refuses(form: Form) -> str | None:
    a, b = (form.tensors[name].dtype for name in ("a", "b"))
    if (a == "int8") != (b == "int8"):
        return f"a is {a} and b is {b}: int8 goes with int8"
    wanted = "int32" if a == "int8" else "float32"
    if form.numeric("accumulate") == _FAST:
        return None if {a, b} <= set(FP8) and "a_scale" not in form else f"numerics: {_FAST} sums are of fp8 x fp8"
    if form.numeric("accumulate") != wanted:
        return f"numerics: {a} x {b} accumulates in {wanted}, not in {form.numeric('accumulate')}"
    if ("a_scale" in form) != ("b_scale" in form):
        return "block scales are needed for both operands, as a_scale and b_scale, or for neither"
    if "a_scale" in form:
        kinds = {form.tensors[name].dtype for name in ("a_scale", "b_scale")}
        sides = {"32" in str(form.tensors[name].shape) for name in ("a_scale", "b_scale")}
        if len(kinds) > 1 or len(sides) > 1 or (kinds == {_E8M0}) != sides.pop():
            return "scales are float8_e8m0fnu for 32 k, or float32 for 128 k, on both sides"
    return None


def _assembled(
    form: Form, rng: np.random.Generator, factors: tuple[Array, Array], scale: float, bias: Array, most: int
) -> dict[str, Array]:
    """Assemble inputs from A [m, k] and B [k, n], as the form stores them; block scales lie between 2^-most and
    2^most.
    """
    a, b = factors
    tensors = {"a": a, "b": in_rows(_k_by_n(form, b))}
    for name in ("a_scale", "b_scale"):
        if name in form:
            powers = rng.integers(-most, most + 1, form.size(name))
            is_e8m0 = form.tensors[name].dtype == _E8M0
            tensors[name] = (powers + _SCALE_OF_ONE).astype(np.uint8) if is_e8m0 else np.exp2(powers).astype(np.float32)
    if "scale" in form:
        tensors["scale"] = np.array([scale], np.float32)
    if "bias" in form:
        tensors["bias"] = form.format("bias").encode(bias)
    return tensors


def _sizes(form: Form) -> tuple[int, int, int]:
    return form.axes["m"], form.axes["n"], form.axes["k"]


def exact_values(rng: np.random.Generator, form: Form) -> dict[str, Array]:
    """Return small integers: every product and sum is exact in fp32, so any order of summation gives the same bits.

    The products of |a| <= 4 and |b| <= 8 sum to at most 32 k. The scale 3/4 and the integer bias take two more of
    fp32's 24 bits, so k may be up to 2^17. Block scales from 1/2 to 2 take four more, so k may be up to 2^13.
    """
    m, n, k = _sizes(form)
    a = form.format("a").encode(rng.integers(-4, 5, (m, k), np.int8).astype(np.float32))
    b = form.format("b").encode(np.array(_SMALL_INTEGERS, np.float32))[
        rng.integers(0, len(_SMALL_INTEGERS), (k, n), np.uint8)
    ]
    return _assembled(form, rng, (a, b), 0.75, rng.integers(-8, 9, n), 1)


def awkward_values(rng: np.random.Generator, form: Form) -> dict[str, Array]:
    """Return every byte value in B (zeros of both signs, subnormals, largest, NaN and infinite), one nonzero of A per
    row.

    With a single product per output element nothing is summed, so each byte's meaning shows bit for bit. The scale has
    20 bits, with which the product is exact in fp32 but not in fp16. A special value makes its whole column NaN (zero
    times infinity); so only every sixteenth column has one, at a random k, and the special values take turns.
    """
    m, n, k = _sizes(form)
    b = _every_byte(rng, form, "b", k, n)
    a = form.format("a").encode(_one_a_row(rng, m, k))
    return _assembled(form, rng, (a, b), _SCALE_OF_20_BITS, np.zeros(n), 8)


def _every_byte(rng: np.random.Generator, form: Form, tensor: str, k: int, columns: int) -> Array:
    fp8 = form.format(tensor)
    assert fp8.values is not None
    matrix = rng.permuted(np.resize(np.arange(256, dtype=np.uint8), k * columns)).reshape(k, columns)
    if len(fp8.special):
        largest = np.nanargmax(np.where(np.isfinite(fp8.values), fp8.values, np.nan))
        matrix[np.isin(matrix, fp8.special)] = largest
        special = np.arange(0, columns, 16)
        matrix[rng.integers(0, k, len(special)), special] = rng.permuted(np.resize(fp8.special, len(special)))
    return matrix


def _one_a_row(rng: np.random.Generator, rows: int, columns: int) -> Array:
    """Zeros, except for one power of two with either sign in every row."""
    numbers = np.zeros((rows, columns), np.float32)
    numbers[np.arange(rows), rng.integers(0, columns, rows)] = rng.choice(np.array([1, -1, 0.5, 2]), rows)
    return numbers


def awkward_in_a(rng: np.random.Generator, form: Form) -> dict[str, Array]:
    """Like `awkward_values` with A and B exchanged: every byte in A, and one nonzero of B per column."""
    m, n, k = _sizes(form)
    a = np.ascontiguousarray(_every_byte(rng, form, "a", k, m).T)
    b = form.format("b").encode(_one_a_row(rng, n, k).T)
    return _assembled(form, rng, (a, b), _SCALE_OF_20_BITS, np.zeros(n), 8)


def awkward_scales(rng: np.random.Generator, form: Form) -> dict[str, Array]:
    """Return every scale, and NaN in every sixteenth row and column; one product per output element, as in
    `awkward_values`.

    The product of two scales may be beyond fp32; then the result is infinity or zero, as it is in fp16.
    """
    m, n, k = _sizes(form)
    ones = rng.choice(form.format("b").encode(np.array([1, -1, 2, 0.5], np.float32)), (k, n))
    a = form.format("a").encode(_one_a_row(rng, m, k))
    tensors = _assembled(form, rng, (a, ones), 1, np.zeros(n), 1)
    for name in ("a_scale", "b_scale"):
        rows, blocks = form.size(name)
        scales = rng.permuted(np.resize(np.arange(_SCALE_NAN, dtype=np.uint8), rows * blocks)).reshape(rows, blocks)
        chosen = np.arange(0, rows, 16)
        scales[chosen, rng.integers(0, blocks, len(chosen))] = _SCALE_NAN
        tensors[name] = scales
    return tensors


def wide_values(rng: np.random.Generator, form: Form, *, scale: float) -> dict[str, Array]:
    """Return one product per output element over as many powers of two as the formats have, times a scale.

    With a large scale they exceed fp16's range, where the result is infinite; with a small one they lie below its
    subnormals. bf16 holds them all.
    """
    m, n, k = _sizes(form)
    of_a, of_b = form.format("a"), form.format("b")
    powers = 2.0 ** np.arange(-14, 15)
    representable = powers[of_a.decode(of_a.encode(powers)) == powers]
    a = _one_a_row(rng, m, k)
    a[a != 0] = rng.choice(representable, m) * np.sign(a[a != 0])
    if of_b.values is not None:
        b = rng.choice(np.flatnonzero(np.isfinite(of_b.values)).astype(np.uint8), (k, n))
    else:
        b = of_b.encode(rng.choice(powers, (k, n)))
    return _assembled(form, rng, (of_a.encode(a), b), scale, np.zeros(n), 2)


def special_values(rng: np.random.Generator, form: Form, *, tensor: str) -> dict[str, Array]:
    """Return one product per output element, of numbers at the ends of A's or B's range: zeros of both signs, the
    largest, and the smallest that are not subnormal, for CDNA2 takes those of fp16 for zero. Every sixteenth column, or
    row, has a NaN or an infinity.
    """
    m, n, k = _sizes(form)
    a, b = _one_a_row(rng, m, k), _one_a_row(rng, n, k).T
    if tensor == "b":
        b = _at_the_ends(rng, form.format("b"), (k, n), 0)
    else:
        a = _at_the_ends(rng, form.format("a"), (m, k), 1)
    with np.errstate(over="ignore"):
        return _assembled(form, rng, (form.format("a").encode(a), form.format("b").encode(b)), 0.75, np.zeros(n), 1)


def _at_the_ends(rng: np.random.Generator, element_type: Format, size: tuple[int, int], along: int) -> Array:
    """Return numbers at the ends of a type: in lines along k, those of the upper end and of the lower one in turn, for
    hardware may align small products to what zero times a large number is. In every sixteenth line, NaN or an infinity
    stands at one place.
    """
    largest, least = min(element_type.largest, 2.0**100), max(element_type.smallest_normal, 2.0**-100)
    upper, lower = [largest, -largest, largest / 2, 0.0], [least, -3 * least, -0.0, 0.0]
    numbers = np.empty(size)
    lines = np.moveaxis(numbers, along, 0)
    lines[:, ::2], lines[:, 1::2] = rng.choice(upper, lines[:, ::2].shape), rng.choice(lower, lines[:, 1::2].shape)
    for line in range(0, lines.shape[1], 16):
        lines[rng.integers(lines.shape[0]), line] = rng.choice([np.nan, np.inf, -np.inf])
    return numbers


def scaled_by(scale: float, bias: float) -> Values:
    """Return a function that makes `exact_values` with another scale, and biases up to `bias`, of which one is NaN."""

    def make(rng: np.random.Generator, form: Form) -> dict[str, Array]:
        tensors = exact_values(rng, form)
        if "scale" in form:
            tensors["scale"] = np.array([scale], np.float32)
        if "bias" in form:
            biases = np.rint(rng.uniform(-bias, bias, form.size("bias")))
            biases[int(rng.integers(biases.size))] = np.nan if form.format("bias").is_float else bias
            tensors["bias"] = form.format("bias").encode(biases)
        return tensors

    return make


def far_scales(rng: np.random.Generator, form: Form) -> dict[str, Array]:
    """Return rows and columns of the numbers 64 and -64 each, so that sums are as large as 2^12 k, and scales that lie
    far below and above one, of both signs: those of A's rows are small where those of B's columns may be large. All are
    powers of two, so every result is exact. Of int8 all numbers are the least one.
    """
    m, n, k = _sizes(form)
    signs = {"a": rng.choice([-1.0, 1.0], (m, 1)), "b": rng.choice([-1.0, 1.0], (1, n))}
    numbers = {}
    for name, size in (("a", (m, k)), ("b", (k, n))):
        element_type = form.format(name)
        height = signs[name] * 2.0 ** min(6, int(np.log2(element_type.largest))) if element_type.is_float else -128.0
        numbers[name] = element_type.encode(np.broadcast_to(height, size).astype(np.float32))
    tensors = _assembled(form, rng, (numbers["a"], numbers["b"]), -(2.0**-30), np.zeros(n), 1)
    for name, sign in (("a_scale", -1), ("b_scale", 1)):
        if name in form and form.tensors[name].dtype == "float32":
            rows = tensors[name].shape[0]
            powers = _FURTHEST * rng.integers(-1, _FAR_STEPS, (rows, 1)) * sign - (12 if sign > 0 else 0)
            scales = np.exp2(powers.astype(np.float64)) * rng.choice([-1.0, 1.0], (rows, 1))
            tensors[name] = np.broadcast_to(scales, tensors[name].shape).astype(np.float32)
    return tensors


def large_sums(rng: np.random.Generator, form: Form) -> dict[str, Array]:
    """Return whole numbers of int8 near both ends of their range, in rows and columns of one sign each: their sums need
    all bits of int32. In the first row and column all are the least number, of which two products need 17 bits.
    """
    m, n, k = _sizes(form)
    a = rng.integers(120, 128, (m, k)) * rng.choice([-1, 1], (m, 1))
    b = rng.integers(120, 128, (k, n)) * rng.choice([-1, 1], (1, n))
    a[0], b[:, 0] = -128, -128
    return _assembled(form, rng, (a.astype(np.int8), b.astype(np.int8)), 0.75, rng.integers(-8, 9, n), 1)


def unscaled_values(rng: np.random.Generator, form: Form) -> dict[str, Array]:
    """Return normal values whose sums are divided by 16 alone: nothing is rounded between a sum and the output."""
    tensors = normal_values(rng, form)
    for name, value in (("scale", 2.0**-4), ("bias", 0.0)):
        if name in form:
            tensors[name] = form.format(name).encode(np.full(form.size(name), value))
    return tensors


def normal_values(rng: np.random.Generator, form: Form) -> dict[str, Array]:
    """Make normally distributed A, B and bias, rounded to their formats; block scales are from 1/4 to 4. int8 gets
    whole numbers with a standard deviation of 32.
    """
    m, n, k = _sizes(form)
    spread = 32 if form.tensors["a"].dtype == "int8" else 1
    of_a, of_b = form.format("a"), form.format("b")
    b = blockwise(rng, of_b, (k, n), lambda block: of_b.encode(block * spread))
    a = blockwise(rng, of_a, (m, k), lambda block: of_a.encode((block * spread).astype(np.float16)))
    tensors = _assembled(form, rng, (a, b), 0.0712345, rng.standard_normal(n), 2)
    for name in ("a_scale", "b_scale"):
        if name in form and form.tensors[name].dtype == "float32":  # no powers of two
            tensors[name] *= rng.uniform(1, 2, form.size(name)).astype(np.float32)
    return tensors


def _byte_values(rng: np.random.Generator, form: Form) -> dict[str, Array]:
    """Make normal values; but if B has a type of 8 bits, every byte in it is equally likely."""
    tensors = normal_values(rng, form)
    if form.format("b").size_bytes == 1:
        tensors["b"] = rng.integers(0, 256, tensors["b"].shape, np.uint8).view(form.format("b").storage)
    return tensors


def summation_tolerance(form: Form) -> Tolerance:
    """Return a tolerance for the errors that fp32 summation of normal data in any order, and the roundings of the
    output, can explain.

    Summing k products in fp32 errs by at most (k - 1) 2^-24 of the sum of magnitudes (Higham, "Accuracy and Stability
    of Numerical Algorithms", 4.2). For normal data that sum is at most about sqrt(k) times the largest result. Rounding
    to the output's type adds 2^-11 for fp16 and 2^-8 for bf16, once for the result and once for the expected value;
    every rounding between operations, where the contract has them, adds the same again. Scales in fp32 add two
    roundings to each block.

    Where sums are fast, every instruction drops what `helpers/hopper.py` says.

    In a 16-bit output only few elements may be rounded to another number than the exact sum is: fp32's error is far
    below half a unit in the output's last place, but the error of partial sums in 16 bits is not.
    """
    if form.tensors["c"].dtype == "int32":
        return Tolerance(ToleranceBasis.EXACT)
    k = form.axes["k"]
    roundings = 2 + 2 * sum(name in form for name in ("scale", "bias")) * (form.numeric("rounding") != "once")
    bound = roundings * form.format("c").roundoff + (k - 1) * 2.0**-24 * float(np.sqrt(k))
    if "a_scale" in form and form.tensors["a_scale"].dtype == "float32":
        bound += 2 * 2.0**-24 * float(np.sqrt(k))
    source = "Higham, Accuracy and Stability of Numerical Algorithms, 4.2"
    if form.numeric("accumulate") == _FAST:
        bound += lost_of_fp8(k)
        return Tolerance(ToleranceBasis.DERIVED, f"{source}; {RULE_SOURCE}", bound)
    unlike = _MOST_UNLIKE if form.format("c").size_bytes == _HALF_BYTES else None
    return Tolerance(ToleranceBasis.DERIVED, source, bound, unlike=unlike)


def _cases(form: Form) -> list[CaseSpec]:
    has_bytes = {name: form.format(name).values is not None for name in ("a", "b")}
    has_e8m0 = "a_scale" in form and form.tensors["a_scale"].dtype == _E8M0
    is_float = form.tensors["a"].dtype != "int8" and form.tensors["c"].dtype != "int32"
    is_fast = form.numeric("accumulate") == _FAST
    wide = [name for name in ("a", "b") if form.format(name).is_float and not has_bytes[name]]
    signs = [(name, scale) for name, scale in _SCALES.items() if is_float and "scale" in form]
    has_scales = any(name in form and form.tensors[name].dtype == "float32" for name in ("scale", "a_scale"))
    return [
        CaseSpec("exact", exact_values),
        CaseSpec("exact", exact_values, "one round"),  # runs what a kernel does before and after its loop
        *([CaseSpec("awkward bytes", awkward_values)] if has_bytes["b"] else []),
        CaseSpec("normal", normal_values, tolerance=summation_tolerance),
        *(
            [CaseSpec("unscaled", unscaled_values, tolerance=summation_tolerance, in_order=fused_reference)]
            if is_fast
            else []
        ),
        *([CaseSpec("awkward bytes in A", awkward_in_a)] if has_bytes["a"] else []),
        *([CaseSpec("awkward scales", awkward_scales)] if has_e8m0 else []),
        *(
            CaseSpec(f"NaN and ends of the range in {name.upper()}", partial(special_values, tensor=name))
            for name in wide
        ),
        *(CaseSpec(name, scaled_by(scale, 600), "one block") for name, scale in signs),
        *([CaseSpec("far scales", far_scales, "one block")] if has_scales else []),
        *(
            [CaseSpec(WIDE, large_sums)]
            if form.tensors["a"].dtype == "int8" and form.axes["k"] <= _MOST_OF_INT8
            else []
        ),
        *(
            [
                CaseSpec("large outputs", partial(wide_values, scale=2.0**8), "one block"),
                CaseSpec("small outputs", partial(wide_values, scale=2.0**-12), "one block"),
                CaseSpec("small A", small_whole("a", normal_values), "one block", summation_tolerance),
                CaseSpec("small B", small_whole("b", normal_values), "one block", summation_tolerance),
            ]
            if is_float
            else []
        ),
    ]


def _library(form: Form, tensors: Mapping[str, Any]) -> Callable[[], Any] | str:
    """One call of torch that computes the form on tensors of a GPU, or the reason why there is none.

    If both operands are fp8, `torch._scaled_mm` applies (it needs B column-major), or torch's `scaled_mm` for block
    scales. If A is not fp8, B is first converted to A's type.
    """
    import torch

    a_dtype, b_dtype, output = (form.tensors[name].dtype for name in ("a", "b", "c"))
    if "a_scale" in form:
        return _library_of_blocks(form, tensors)
    if "int8" in (a_dtype, b_dtype) or "scale" not in form or "bias" not in form:
        return f"it has no one call for this form of {a_dtype} x {b_dtype}"
    a, scale, bias = (tensors[name] for name in ("a", "scale", "bias"))
    b = tensors["b"] if form.tensors["b"].shape[0] == "k" else tensors["b"].t()
    if a_dtype in FP8 and b_dtype in FP8:
        columns, one = b.t().contiguous().t(), torch.ones_like(scale)
        is_fast = form.numeric("accumulate") == _FAST
        return Product(a, columns, bias, getattr(torch, output), scale=scale, one=one, is_fast=is_fast)
    if a_dtype != output:
        return f"it has no {a_dtype} product with {output} output"
    return Product(a, b, bias, getattr(torch, a_dtype), alpha=float(scale.item()))


def _library_of_blocks(form: Form, tensors: Mapping[str, Any]) -> Callable[[], Any] | str:
    """Return torch's product with scales of 1 x 128 and 128 x 128, or the reason why there is none. torch wants the
    scales of A column-major, and as many of B for a block of columns as make whole groups of four.
    """
    import torch
    import torch.nn.functional as functions

    product, scaling = (getattr(functions, name, None) for name in ("scaled_mm", "ScalingType"))
    fp8 = all(form.tensors[name].dtype in FP8 for name in ("a", "b"))
    if not fp8 or form.tensors["a_scale"].dtype != "float32" or "scale" in form or "bias" in form:
        return "of block scales it has those of 1 x 128 and 128 x 128 in fp32, with no scale of the whole and no bias"
    if product is None or scaling is None:
        return "this torch has no torch.nn.functional.scaled_mm: a later one has"
    b = tensors["b"] if form.tensors["b"].shape[0] == "n" else tensors["b"].t().contiguous()
    b_scale = tensors["b_scale"] if form.tensors["b_scale"].shape == _BLOCKS_OF_128[1] else tensors["b_scale"].t()
    columns = functions.pad(b_scale, (0, -b_scale.shape[1] % _SCALES_TOGETHER)).t()
    rows, kinds = tensors["a_scale"].t().contiguous().t(), (scaling.BlockWise1x128, scaling.BlockWise128x128)
    output = getattr(torch, form.tensors["c"].dtype)
    return lambda: product(tensors["a"], b.t(), rows, kinds[0], columns, kinds[1], output_dtype=output)


_SCALES_TOGETHER = 4
_BLOCKS_OF_128 = (("ceil(k/128)", "ceil(n/128)"), ("ceil(n/128)", "ceil(k/128)"))
OPERATOR = Operator(
    name="scaled_mm",
    formula="c = (a b) scale + bias; block scales multiply the products that they belong to",
    axes=("m", "n", "k"),
    independent=("m", "n"),
    tensors={
        "a": TensorSpec((("m", "k"),), _MATRICES),
        "b": TensorSpec((("k", "n"), ("n", "k")), _MATRICES),
        "a_scale": TensorSpec((("m", "k/32"), ("m", "ceil(k/128)")), (_E8M0, "float32"), optional=True),
        "b_scale": TensorSpec((("n", "k/32"), *_BLOCKS_OF_128), (_E8M0, "float32"), optional=True),
        "scale": TensorSpec((("1",),), ("float32",), optional=True),
        "bias": TensorSpec((("n",),), _OUTPUTS, optional=True, like="c"),
        "c": TensorSpec((("m", "n"),), _OUTPUTS, Direction.OUT),
    },
    numerics={"accumulate": ("float32", "int32", _FAST), "rounding": ("once", "after_each_operation")},
    reference=reference,
    flops="2 * m * n * k",
    macs="m * n * k",
    least=Least(reads=("a", "b", "a_scale", "b_scale"), macs="m * n * k", operands=("a", "b")),
    refuses=_refuses,
    exact=exact_values,
    timed={"normal": normal_values, "integers": exact_values, "bytes": _byte_values},
    cases=_cases,
    library=_library,
)
