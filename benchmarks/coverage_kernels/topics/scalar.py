"""Ordinary C++ in HIP kernels: calls, tables, switches, local arrays, doubles, bytes and bits."""

import math
from collections.abc import Callable
from typing import Any

import numpy as np

from coverage_kernels.case import Arguments, Case, ExpectedBuffer, In, Out, exact, integers, normal
from coverage_kernels.tolerance import FUNCTION_ROUNDINGS, LONG_FUNCTION_ROUNDINGS, roundings, summed

N, THREADS = 500, 128
F32, F64, I32, U32 = np.float32, np.float64, np.int32, np.uint32


def _case(name: str, arguments: Arguments, reference: Callable[[], dict[str, ExpectedBuffer]], **more: Any) -> Case:
    source = more.pop("source", "scalar.hip")
    launch = {"grid": (-(-N // THREADS),), "threads": (THREADS,), **more}
    return Case(name, "C++", "hip", source, name, arguments, reference, **launch)


def _call() -> Case:
    x, coefficients = normal(61, N), normal(62, 7)

    def reference() -> dict[str, ExpectedBuffer]:
        wide, c = exact(x), exact(coefficients)
        value = np.polyval(c[:4], wide) + np.polyval(c[4:], wide)
        magnitude = np.polyval(np.abs(c[:4]), np.abs(wide)) + np.polyval(np.abs(c[4:]), np.abs(wide))
        return {"out": ExpectedBuffer(value, summed(magnitude, 8))}  # Horner: two roundings for each of 4 coefficients

    arguments = {"x": In(x), "coefficients": In(coefficients), "out": Out.empty(N, F32), "n": N}
    return _case("noinline_call", arguments, reference)


def _table() -> Case:
    index = integers(63, N, 0, 1000)
    permutation = np.array([7, 3, 11, 15, 0, 9, 4, 12, 1, 14, 6, 2, 13, 8, 10, 5])
    want = exact(permutation[index & 15] ** 2 + index)
    arguments = {"index": In(index), "out": Out.empty(N, F32), "n": N}
    return _case("constant_table", arguments, lambda: {"out": ExpectedBuffer(want)})


def _switch() -> Case:
    op, a, b = integers(64, N, 0, 11), integers(65, N, -30000, 30000), integers(66, N, -30000, 30000)

    def one(kind: int, x: int, y: int) -> int:
        choices: tuple[Callable[[], int], ...] = (
            lambda: x + y,
            lambda: x - y,
            lambda: x * y,
            lambda: math.trunc(x / y) if y else 0,
            lambda: x & y,
            lambda: x | y,
            lambda: x ^ y,
            lambda: x << (y & 31),
            lambda: x >> (y & 31),
        )
        if kind < len(choices):
            return choices[kind]()
        return 32 - (x % 2**32).bit_length() + (y % 2**32).bit_count()

    def reference() -> dict[str, ExpectedBuffer]:
        values = [one(*map(int, row)) % 2**32 for row in zip(op, a, b, strict=True)]
        return {"out": ExpectedBuffer(np.array(values, U32).view(I32))}

    arguments = {"op": In(op), "a": In(a), "b": In(b), "out": Out.empty(N, I32), "n": N}
    return _case("switch_statement", arguments, reference)


def _uniform_switch() -> Case:
    x = normal(67, N)
    steps: tuple[Callable[[Any], Any], ...] = (
        lambda v: v * F32(0.5),
        lambda v: v + F32(1),
        lambda v: v * v,
        lambda v: -v,
        lambda v: np.minimum(v, F32(1)),
        lambda v: v - F32(3),
        lambda v: np.maximum(v, F32(-2)),
        lambda v: v * F32(4),
    )

    def reference() -> dict[str, ExpectedBuffer]:
        value = x
        for number in range(8):
            value = steps[(3 + number) % 8](value)  # no product feeds a sum without a step between, so all is exact
        return {"out": ExpectedBuffer(exact(value))}

    return _case("uniform_switch", {"x": In(x), "out": Out.empty(N, F32), "mode": 3, "n": N}, reference)


def _local_array() -> Case:
    x = integers(68, N, 0, 1000)

    def one(i: int) -> int:
        kept = [k * k for k in range(32)]
        for k in range(32):
            kept[(int(x[i]) + 7 * k) & 31] += int(x[(i + k) % N])
        return sum(kept[(k * int(x[i])) & 31] * (k + 1) for k in range(32))

    def reference() -> dict[str, ExpectedBuffer]:
        return {"out": ExpectedBuffer(np.array([one(i) for i in range(N)]))}

    return _case("local_array", {"x": In(x), "out": Out.empty(N, I32), "n": N}, reference)


def _double_functions() -> Case:
    x = 4 * normal(69, N, F64)

    def reference() -> dict[str, ExpectedBuffer]:
        values = {
            "exp_": np.exp(x),
            "log_": np.log(np.abs(x)),
            "sin_": np.sin(x),
            "root": np.sqrt(np.abs(x)) / (1 + x * x),
        }
        return {
            name: ExpectedBuffer(value, roundings(value, FUNCTION_ROUNDINGS, F64)) for name, value in values.items()
        }

    outputs = {name: Out.empty(N, F64) for name in ("exp_", "log_", "sin_", "root")}
    return _case("double_functions", {"x": In(x), **outputs, "n": N}, reference, source="functions.hip")


def _float_functions() -> Case:
    x = (4 * normal(70, N)).astype(F32)

    def reference() -> dict[str, ExpectedBuffer]:
        wide = exact(x)
        a = np.abs(wide)
        values = {
            "exp_": np.exp(wide),
            "log_": np.log(a),
            "sin_": np.sin(wide),
            "tan_": np.tanh(wide),
            "pow_": a ** float(F32(1.7)),
            "erf_": np.array([math.erf(v) for v in wide]),
            "atan_": np.arctan2(wide, 2),
            "cbrt_": np.cbrt(wide),
        }
        return {name: ExpectedBuffer(v, roundings(v, LONG_FUNCTION_ROUNDINGS, F32)) for name, v in values.items()}

    outputs = {f"{name}_": Out.empty(N, F32) for name in ("exp", "log", "sin", "tan", "pow", "erf", "atan", "cbrt")}
    return _case("float_functions", {"x": In(x), **outputs, "n": N}, reference, source="functions.hip")


def _upper() -> Case:
    text = integers(71, N, 32, 127, np.int8)

    def reference() -> dict[str, ExpectedBuffer]:
        raw = text.tobytes()
        letters = [raw.count(bytes([letter])) for letter in b"abcdefghijklmnopqrstuvwxyz"]
        return {
            "out": ExpectedBuffer(np.frombuffer(raw.upper(), np.int8)),
            "letters": ExpectedBuffer(np.array(letters)),
        }

    arguments = {"text": In(text), "out": Out.empty(N, np.int8), "letters": Out.zeros(26, I32), "n": N}
    return _case("string_upper", arguments, reference)


def _shorts() -> Case:
    a, b = integers(72, N, -(2**15), 2**15, np.int16), integers(73, N, 0, 2**15, np.uint16)

    def reference() -> dict[str, ExpectedBuffer]:
        wide, other = a.astype(np.int64), b.astype(np.int64)
        sums = (wide * other >> 3) + np.trunc(wide / 7).astype(np.int64)
        mixed = (other << 5 | other >> 11) ^ wide
        return {"sums": ExpectedBuffer(sums.astype(np.int16)), "mixed": ExpectedBuffer(mixed.astype(np.uint16))}

    outputs = {"sums": Out.empty(N, np.int16), "mixed": Out.empty(N, np.uint16)}
    return _case("shorts", {"a": In(a), "b": In(b), **outputs, "n": N}, reference)


def _bits() -> Case:
    x = integers(74, N, 1, 2**32, np.uint64).astype(U32) >> integers(75, N, 0, 31).astype(U32)
    y = integers(76, N, 1, 2**63, np.uint64)

    def short(v: int) -> int:
        reverse = int(f"{v:032b}"[::-1], 2)
        funnel = ((~v % 2**32 << 32 | v) << 9 >> 32) % 2**32
        return reverse ^ v.bit_count() ^ (32 - v.bit_length()) << 8 ^ (v & -v).bit_length() << 16 ^ funnel

    def long(w: int) -> int:
        mixed = (w * 0x9E3779B97F4A7C15 % 2**64 ^ w >> 29) % 1000003
        return (mixed + (64 - w.bit_length()) * (w // 12345)) % 2**64

    def reference() -> dict[str, ExpectedBuffer]:
        return {
            "out": ExpectedBuffer(np.array([short(int(v)) for v in x], U32)),
            "wide": ExpectedBuffer(np.array([long(int(w)) for w in y], np.uint64)),
        }

    outputs = {"out": Out.empty(N, U32), "wide": Out.empty(N, np.uint64)}
    return _case("bits", {"x": In(x), "y": In(y), **outputs, "n": N}, reference)


def _hash() -> Case:
    text = integers(77, 8 * N, 0, 256, np.uint8)

    def one(word: bytes) -> int:
        value = 2166136261
        for byte in word:
            value = (value ^ byte) * 16777619 % 2**32
        return value

    def reference() -> dict[str, ExpectedBuffer]:
        return {"out": ExpectedBuffer(np.array([one(row.tobytes()) for row in text.reshape(N, 8)], U32))}

    return _case("hash_strings", {"text": In(text), "out": Out.empty(N, U32), "count": N}, reference)


CASES = (
    _call(),
    _table(),
    _switch(),
    _uniform_switch(),
    _local_array(),
    _double_functions(),
    _float_functions(),
    _upper(),
    _shorts(),
    _bits(),
    _hash(),
)
