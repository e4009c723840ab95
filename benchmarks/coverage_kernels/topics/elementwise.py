"""Kernels of one element each."""

import math
from typing import Any

import numpy as np

from coverage_kernels.case import BFLOAT16, Arguments, Array, Case, ExpectedBuffer, In, Out, exact, integers, normal
from coverage_kernels.tolerance import FUNCTION_ROUNDINGS, LONG_FUNCTION_ROUNDINGS, roundings, stored, unit

N, BLOCK = 1000, 256
F16, F32, F64 = np.float16, np.float32, np.float64
_U = unit(F32)
erf = np.vectorize(math.erf)


def _case(name: str, arguments: Arguments, reference: Any, group: str = "elementwise", **more: Any) -> Case:
    blocks = (-(-N // BLOCK),)
    constants = {"BLOCK": BLOCK}
    return Case(name, group, "triton", "elementwise.py", name, arguments, reference, blocks, constants, **more)


def _add() -> Case:
    x, y = normal(1, N), normal(2, N)
    return _case(
        "add",
        {"x_ptr": In(x), "y_ptr": In(y), "out_ptr": Out.empty(N, F32), "n": N},
        lambda: {"out_ptr": ExpectedBuffer(exact(x + y))},
    )


def _gelu() -> Case:
    x = normal(3, N, F16)

    def reference() -> dict[str, ExpectedBuffer]:
        value = 0.5 * exact(x) * (1 + erf(exact(x) / math.sqrt(2)))
        # erf's error is absolute here, because 1 + erf(x) cancels; then two products and a sum.
        inside = np.abs(exact(x)) * (LONG_FUNCTION_ROUNDINGS + 4) * _U
        return {"out_ptr": ExpectedBuffer(value, stored(value, F16, inside))}

    return _case("gelu", {"x_ptr": In(x), "out_ptr": Out.empty(N, F16), "n": N}, reference)


def _gelu_tanh() -> Case:
    x = normal(4, N)

    def reference() -> dict[str, ExpectedBuffer]:
        wide = exact(x)
        value = 0.5 * wide * (1 + np.tanh(0.7978845608028654 * (wide + 0.044715 * wide**3)))
        # tanh's slope is at most 1 and its argument at most 10 here, with 6 roundings; 1 + tanh cancels.
        argument = 6 * np.abs(0.7978845608028654 * (wide + 0.044715 * wide**3)) * _U
        return {"out_ptr": ExpectedBuffer(value, np.abs(wide) * (argument + (FUNCTION_ROUNDINGS + 4) * _U))}

    return _case("gelu_tanh", {"x_ptr": In(x), "out_ptr": Out.empty(N, F32), "n": N}, reference)


def _silu() -> Case:
    gate, up = normal(5, N, BFLOAT16), normal(6, N, BFLOAT16)

    def reference() -> dict[str, ExpectedBuffer]:
        wide = exact(gate)
        value = wide / (1 + np.exp(-wide)) * exact(up)
        # exp of up to 4 with an argument that is rounded once, a sum, a quotient (2 ulp), two products
        inside = roundings(value, FUNCTION_ROUNDINGS + 5 + 1 + 4 + 2, F32)
        return {"out_ptr": ExpectedBuffer(value, stored(value, BFLOAT16, inside))}

    arguments = {"gate_ptr": In(gate), "up_ptr": In(up), "out_ptr": Out.empty(N, BFLOAT16), "n": N}
    return _case("silu_and_mul", arguments, reference)


def _transcendental() -> Case:
    x = (8 * normal(7, N)).astype(F32)
    names = ("exp", "log", "sin", "cos", "sqrt", "rsqrt")
    outputs = {f"{name}_ptr": Out.empty(N, F32) for name in names}

    def reference() -> dict[str, ExpectedBuffer]:
        wide = exact(x)
        positive = np.abs(wide)
        values = (np.exp(wide), np.log(positive), np.sin(wide), np.cos(wide), np.sqrt(positive), positive**-0.5)
        # A product with log2(e) before the hardware's exp2 is rounded: |x| / ln 2 times u more.
        extra = (np.abs(wide) * 2, 0 * wide, 0 * wide, 0 * wide, 0 * wide, 0 * wide)
        return {
            f"{name}_ptr": ExpectedBuffer(
                value, roundings(value, 1, F32) * (FUNCTION_ROUNDINGS + more) + 2 * _U * (name == "log")
            )
            for name, value, more in zip(names, values, extra, strict=True)
        }

    return _case("transcendental", {"x_ptr": In(x), **outputs, "n": N}, reference)


def _power() -> Case:
    x, y = np.abs(normal(8, N)) + F32(0.1), normal(9, N)
    x = x.astype(F32)

    def reference() -> dict[str, ExpectedBuffer]:
        power, quotient = exact(x) ** exact(y), exact(x) / exact(y)
        return {
            "power_ptr": ExpectedBuffer(power, roundings(power, LONG_FUNCTION_ROUNDINGS, F32)),
            "quotient_ptr": ExpectedBuffer(quotient, roundings(quotient, 2.5 * 2, F32)),  # OpenCL: x / y within 2.5 ulp
            "exact_ptr": ExpectedBuffer(exact(x / y)),
        }

    outputs = {name: Out.empty(N, F32) for name in ("power_ptr", "quotient_ptr", "exact_ptr")}
    return _case("power_and_division", {"x_ptr": In(x), "y_ptr": In(y), **outputs, "n": N}, reference)


def _integer_division() -> Case:
    x = integers(10, N, -(2**31), 2**31, np.int64).astype(np.int32)
    y = integers(11, N, 1, 5000) * np.where(np.arange(N) % 2, 1, -1).astype(np.int32)

    def reference() -> dict[str, ExpectedBuffer]:
        a, b = x.astype(np.int64), y.astype(np.int64)
        quotient = np.sign(a) * np.sign(b) * (np.abs(a) // np.abs(b))  # as in C, towards zero
        unsigned = x.view(np.uint32) // 10
        values = {"quotient_ptr": quotient, "rest_ptr": a - quotient * b, "unsigned_ptr": unsigned}
        return {name: ExpectedBuffer(value) for name, value in values.items()}

    outputs = {
        "quotient_ptr": Out.empty(N, np.int32),
        "rest_ptr": Out.empty(N, np.int32),
        "unsigned_ptr": Out.empty(N, np.uint32),
    }
    return _case("integer_division", {"x_ptr": In(x), "y_ptr": In(y), **outputs, "n": N}, reference, "integers")


def _double() -> Case:
    x, y = normal(12, N, F64), normal(13, N, F64)

    def reference() -> dict[str, ExpectedBuffer]:
        value = (x * y + x) / (y * y + 1)
        # each side is rounded too: the sum may cancel, so its error goes with the magnitudes
        error = (np.abs(x * y) + np.abs(x)) / (y * y + 1) * 8 * unit(F64)
        root = np.sqrt(np.abs(x)) + np.floor(y)
        rounded = 4 * unit(F64) * (np.sqrt(np.abs(x)) + np.abs(np.floor(y)))
        return {"out_ptr": ExpectedBuffer(value, error), "root_ptr": ExpectedBuffer(root, rounded)}

    outputs = {"out_ptr": Out.empty(N, F64), "root_ptr": Out.empty(N, F64)}
    return _case("double_arithmetic", {"x_ptr": In(x), "y_ptr": In(y), **outputs, "n": N}, reference)


def _int64() -> Case:
    x, y = (integers(seed, N, -(2**62), 2**62, np.int64) for seed in (14, 15))

    def reference() -> dict[str, ExpectedBuffer]:
        with np.errstate(over="ignore"):
            mixed = (x * y) ^ (x << 7) ^ (y >> 3)
            high = [((int(a) % 2**64) * (int(b) % 2**64)) >> 64 for a, b in zip(x, y, strict=True)]
            magnitude = np.where(mixed > 0, mixed, -mixed)
        return {
            "out_ptr": ExpectedBuffer(magnitude),
            "high_ptr": ExpectedBuffer(np.array(high, np.uint64).view(np.int64)),
        }

    outputs = {"out_ptr": Out.empty(N, np.int64), "high_ptr": Out.empty(N, np.int64)}
    return _case("int64_arithmetic", {"x_ptr": In(x), "y_ptr": In(y), **outputs, "n": N}, reference, "integers")


def _int8() -> Case:
    x, y = (integers(seed, N, -128, 128, np.int8) for seed in (16, 17))
    want = np.clip(x.astype(int) + y, -128, 127).astype(np.int8)
    arguments = {"x_ptr": In(x), "y_ptr": In(y), "out_ptr": Out.empty(N, np.int8), "n": N}
    return _case("int8_add_saturated", arguments, lambda: {"out_ptr": ExpectedBuffer(want)}, "integers")


def _leaky_relu() -> Case:
    x = normal(18, N, F16)

    def reference() -> dict[str, ExpectedBuffer]:
        slope, limit = float(F32(0.1)), float(F32(1.5))
        value = np.clip(np.where(x >= 0, exact(x), exact(x) * slope), -limit, limit)
        return {"out_ptr": ExpectedBuffer(value, stored(value, F16, roundings(value, 1, F32)))}

    arguments = {"x_ptr": In(x), "out_ptr": Out.empty(N, F16), "n": N, "slope": 0.1, "limit": 1.5}
    return _case("leaky_relu_clamped", arguments, reference)


def _rounding() -> Case:
    x = (100 * normal(19, N)).astype(F32)

    def reference() -> dict[str, ExpectedBuffer]:
        values = {
            "floor_ptr": np.floor(exact(x)),
            "ceil_ptr": np.ceil(exact(x)),
            "whole_ptr": np.trunc(x).astype(np.int32),
            "half_ptr": exact(x.astype(F16)),
        }
        return {name: ExpectedBuffer(value) for name, value in values.items()}

    outputs = {
        "floor_ptr": Out.empty(N, F32),
        "ceil_ptr": Out.empty(N, F32),
        "whole_ptr": Out.empty(N, np.int32),
        "half_ptr": Out.empty(N, F16),
    }
    return _case("rounding", {"x_ptr": In(x), **outputs, "n": N}, reference)


def _masked_fill() -> Case:
    x, mask = normal(20, N, BFLOAT16), integers(21, N, 0, 2, np.int8)

    def reference() -> dict[str, ExpectedBuffer]:
        want: Array = np.where(mask != 0, -np.inf, exact(x))
        return {"out_ptr": ExpectedBuffer(want)}

    arguments = {
        "x_ptr": In(x),
        "mask_ptr": In(mask),
        "out_ptr": Out.empty(N, BFLOAT16),
        "value": float("-inf"),
        "n": N,
    }
    return _case("masked_fill", arguments, reference)


CASES = (
    _add(),
    _gelu(),
    _gelu_tanh(),
    _silu(),
    _transcendental(),
    _power(),
    _integer_division(),
    _double(),
    _int64(),
    _int8(),
    _leaky_relu(),
    _rounding(),
    _masked_fill(),
)
