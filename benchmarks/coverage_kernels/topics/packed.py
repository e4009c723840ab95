"""HIP kernels of packed numbers: halves in pairs, bytes in fours, four-bit weights, complex numbers."""

from typing import Any

import numpy as np

from coverage_kernels.case import Case, ExpectedBuffer, In, Out, exact, integers, normal
from coverage_kernels.tolerance import roundings, summed, unit

F16, F32, F64, I32 = np.float16, np.float32, np.float64, np.int32
N = 500


def _case(name: str, **more: Any) -> Case:
    return Case(name=name, group="packed", builder="hip", source="packed.hip", symbol=name, **more)


def _axpy() -> Case:
    x, y = normal(91, (N, 2), F16), normal(92, (N, 2), F16)

    def reference() -> dict[str, ExpectedBuffer]:
        product = np.array([2.0, -0.5]) * exact(x)  # powers of two: exact, fused or not
        return {"out": ExpectedBuffer(exact((product + exact(y)).astype(F16)))}

    arguments = {"x": In(x), "y": In(y), "out": Out.empty((N, 2), F16), "n": N}
    return _case("half2_axpy", arguments=arguments, reference=reference, grid=(4,), threads=(128,))


def _dot_int8() -> Case:
    rows, words = 128, 9
    a, b = integers(93, (rows, 4 * words), -128, 128, np.int8), integers(94, 4 * words, -128, 128, np.int8)
    want = a.astype(np.int64) @ b.astype(np.int64)
    arguments = {"a": In(a), "b": In(b), "out": Out.empty(rows, I32), "words": words}
    return _case("dot_int8", arguments=arguments, reference=lambda: {"out": ExpectedBuffer(want)}, grid=(2,))


def _dot_half() -> Case:
    rows, pairs = 128, 20
    a, b = normal(95, (rows, 2 * pairs), F16), normal(96, 2 * pairs, F16)

    def reference() -> dict[str, ExpectedBuffer]:
        terms = exact(a) * exact(b)
        return {"out": ExpectedBuffer(terms.sum(1), summed(np.abs(terms).sum(1), 2 * pairs))}

    arguments = {"a": In(a), "b": In(b), "out": Out.empty(rows, F32), "pairs": pairs}
    return _case("dot_half", arguments=arguments, reference=reference, grid=(2,))


def _gemm() -> Case:
    m, n, k = 40, 35, 50
    a, b = normal(97, (m, k)), normal(98, (k, n))

    def reference() -> dict[str, ExpectedBuffer]:
        return {"c": ExpectedBuffer(exact(a) @ exact(b), summed(np.abs(exact(a)) @ np.abs(exact(b)), k))}

    arguments = {"a": In(a), "b": In(b), "c": Out.empty((m, n), F32), "m": m, "n": n, "k": k}
    return _case("gemm_tiled", arguments=arguments, reference=reference, grid=(3, 3), threads=(16, 16))


def _int4() -> Case:
    words, groups = 256, 16
    packed, scales = integers(99, words, 0, 2**32, np.uint64).astype(np.uint32), normal(100, words // groups, F16)

    def reference() -> dict[str, ExpectedBuffer]:
        nibbles = (packed[:, None] >> (4 * np.arange(8, dtype=np.uint32)) & 15).astype(I32) - 8
        value = nibbles * np.repeat(exact(scales), groups)[:, None]
        return {"out": ExpectedBuffer(exact(value.astype(F16)))}  # one rounding of an exact product

    arguments = {"packed": In(packed), "scales": In(scales), "out": Out.empty((words, 8), F16), "groups": groups}
    return _case("dequantize_int4", arguments=arguments, reference=reference, grid=(2,), threads=(128,))


def _zaxpy() -> Case:
    x, y, re, im = normal(101, (N, 2), F64), normal(102, (N, 2), F64), np.float64(0.3), np.float64(-1.7)

    def reference() -> dict[str, ExpectedBuffer]:
        turned = np.stack([re * x[:, 0] - im * x[:, 1], re * x[:, 1] + im * x[:, 0]], -1)
        magnitude = np.abs(y) + np.stack(
            [np.abs(re * x[:, 0]) + np.abs(im * x[:, 1]), np.abs(re * x[:, 1]) + np.abs(im * x[:, 0])], -1
        )
        return {"y": ExpectedBuffer(y + turned, roundings(magnitude, 3, F64) + 3 * unit(F64) * magnitude)}

    arguments = {"x": In(x), "y": Out(y), "re": re, "im": im, "n": N}
    return _case("zaxpy", arguments=arguments, reference=reference, grid=(4,), threads=(128,))


CASES = (_axpy(), _dot_int8(), _dot_half(), _gemm(), _int4(), _zaxpy())
