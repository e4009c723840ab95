"""Matrix products in Triton: types, tiles, splits of K, weights of few bits."""

from typing import Any

import ml_dtypes
import numpy as np
from numpy.typing import DTypeLike

from coverage_kernels.case import BFLOAT16, Arguments, Array, Case, ExpectedBuffer, In, Out, exact, integers, normal
from coverage_kernels.tolerance import stored, summed, unit

F16, F32, F64, I32 = np.float16, np.float32, np.float64, np.int32
M, N, K = 70, 50, 80


def _case(name: str, arguments: Arguments, reference: Any, symbol: str = "", **more: Any) -> Case:
    return Case(name, "matmul", "triton", "matmul.py", symbol or name, arguments, reference, **more)


_U_TF32 = 2.0**-11


def product(a: Array, b: Array, dtype: DTypeLike, *, is_tf32: bool = False) -> ExpectedBuffer:
    """A product with sums in fp32 of exact or once rounded products, in any order, rounded to the output's type.

    Triton may round both factors to TF32 first, where it is not told otherwise.
    """
    value, magnitude = exact(a) @ exact(b), np.abs(exact(a)) @ np.abs(exact(b))
    inside = summed(magnitude, a.shape[-1]) + is_tf32 * 2.01 * _U_TF32 * magnitude
    return ExpectedBuffer(value, inside if np.dtype(dtype) == F32 else stored(value, dtype, inside))


def _tutorial(name: str, a: Array, b: Array, out: DTypeLike, *, is_transposed: bool = False, **more: Any) -> Case:
    """Tutorial 03 for other types; a transposed B is the same product with other strides."""
    m, k, n = *a.shape, b.shape[1]
    is_whole = a.dtype == np.int8

    def reference() -> dict[str, ExpectedBuffer]:
        return {
            "c_ptr": ExpectedBuffer(a.astype(int) @ b.astype(int))
            if is_whole
            else product(a, b, out, is_tf32=a.dtype == F32)
        }

    strides = {
        "stride_am": k,
        "stride_ak": 1,
        "stride_bk": 1 if is_transposed else n,
        "stride_bn": k if is_transposed else 1,
        "stride_cm": n,
        "stride_cn": 1,
    }
    second = In(np.ascontiguousarray(b.T) if is_transposed else b)
    arguments = {"a_ptr": In(a), "b_ptr": second, "c_ptr": Out.empty((m, n), out), "M": m, "N": n, "K": k, **strides}
    constants = {"BLOCK_M": 32, "BLOCK_N": 32, "BLOCK_K": 32, "GROUP_M": 2, "ACC": "int32" if is_whole else "fp32"}
    grid = (-(-m // 32) * -(-n // 32),)
    return _case(name, arguments, reference, "matmul", grid=grid, constants=constants, **more)


def _eights(name: str, dtype: DTypeLike, families: tuple[str, ...], reason: str) -> Case:
    a, b = normal(303, (64, 64), dtype), normal(304, (64, 64), dtype)
    return _tutorial(name, a, b, F16, families=families, reason=reason)


def _whole() -> Case:
    return _tutorial(
        "matmul_int8", integers(305, (64, 96), -128, 128, np.int8), integers(306, (96, 64), -128, 128, np.int8), I32
    )


def _split() -> Case:
    a, b = normal(307, (M, 200), F16), normal(308, (200, N), F16)
    arguments = {"a_ptr": In(a), "b_ptr": In(b), "c_ptr": Out.zeros((M, N), F32), "M": M, "N": N, "K": 200}
    return _case(
        "split_k",
        arguments,
        lambda: {"c_ptr": product(a, b, F32)},
        grid=(3, 2, 3),
        constants={"BLOCK": 32, "BLOCK_K": 32, "SPLIT": 3},
    )


def _flags() -> Case:
    a, b = normal(309, (32, 128), F16), normal(310, (128, 64), F16)
    arguments = {
        "a_ptr": In(a),
        "b_ptr": In(b),
        "c_ptr": Out.empty((32, 64), F32),
        "partial_ptr": Out.empty((32, 64), F32),
        "flags_ptr": Out.zeros(2, I32),
        "N": 64,
        "K": 128,
    }
    return _case(
        "split_k_with_flags",
        arguments,
        lambda: {"c_ptr": product(a, b, F32)},
        grid=(2, 2),
        constants={"BLOCK": 32, "HALF": 64},
    )


def _persistent() -> Case:
    a, b = normal(311, (M, K), BFLOAT16), normal(312, (K, N), BFLOAT16)

    def reference() -> dict[str, ExpectedBuffer]:
        whole = product(a, b, BFLOAT16)
        return {
            "c_ptr": ExpectedBuffer(np.maximum(whole.value, 0), whole.tolerance)
        }  # a maximum takes nothing further away

    arguments = {"a_ptr": In(a), "b_ptr": In(b), "c_ptr": Out.empty((M, N), BFLOAT16), "M": M, "N": N, "K": K}
    return _case(
        "persistent_matmul", arguments, reference, grid=(2,), constants={"BLOCK": 32, "BLOCK_K": 32, "PROGRAMS": 2}
    )


def _batched() -> Case:
    a, b = normal(313, (3, 32, 16)), normal(314, (3, 16, 32))
    arguments = {"a_ptr": In(a), "b_ptr": In(b), "c_ptr": Out.empty((3, 32, 32), F32)}
    return _case(
        "batched_matmul",
        arguments,
        lambda: {"c_ptr": product(a, b, F32)},
        grid=(3,),
        constants={"M": 32, "N": 32, "K": 16},
    )


def _three() -> Case:
    a, b = normal(315, (2, 32, 32), F16), normal(316, (2, 32, 32), F16)
    arguments = {"a_ptr": In(a), "b_ptr": In(b), "c_ptr": Out.empty((2, 32, 32), F32)}
    return _case("batched_dot3", arguments, lambda: {"c_ptr": product(a, b, F32)}, constants={"B": 2, "M": 32})


def _transposed() -> Case:
    a, b = normal(317, (64, 32), F16), normal(318, (32, 64), F16)
    arguments = {"a_ptr": In(a), "b_ptr": In(b), "c_ptr": Out.empty((32, 32), F16)}
    return _case(
        "transposed_matmul", arguments, lambda: {"c_ptr": product(a.T, b.T, F16)}, constants={"M": 32, "N": 32, "K": 64}
    )


def _int4() -> Case:
    m, n, k, group = 32, 64, 128, 64
    a, weights = normal(319, (m, k), F16), integers(320, (k, n), 0, 16, np.uint32)
    scales = np.abs(normal(321, (k // group, n), F16))
    packed = np.zeros((k // 8, n), np.uint32)
    for number in range(8):
        packed |= weights[number::8] << np.uint32(4 * number)

    def reference() -> dict[str, ExpectedBuffer]:
        rounded = ((weights.astype(I32) - 8) * exact(np.repeat(scales, group, 0))).astype(
            F16
        )  # fp16, as the kernel has it
        return {"c_ptr": product(a, rounded, F32)}

    arguments = {
        "a_ptr": In(a),
        "packed_ptr": In(packed.view(I32)),
        "scales_ptr": In(scales),
        "c_ptr": Out.empty((m, n), F32),
        "N": n,
    }
    return _case("int4_matmul", arguments, reference, grid=(2,), constants={"K": k, "BLOCK": 32, "GROUP": group})


def _matvec() -> Case:
    a, x = normal(322, (M, 300), BFLOAT16), normal(323, 300, BFLOAT16)

    def reference() -> dict[str, ExpectedBuffer]:
        whole = product(a, x[:, None], F32)
        return {"y_ptr": ExpectedBuffer(whole.value[:, 0], np.asarray(whole.tolerance)[:, 0])}

    arguments = {"a_ptr": In(a), "x_ptr": In(x), "y_ptr": Out.empty(M, F32), "M": M, "N": 300}
    return _case("matvec", arguments, reference, grid=(5,), constants={"BLOCK_M": 16, "BLOCK_N": 64})


def _double_dot() -> Case:
    x, y = normal(324, 1000, F64), normal(325, 1000, F64)

    def reference() -> dict[str, ExpectedBuffer]:
        return {"out_ptr": ExpectedBuffer((x * y).sum()[None], 1001 * unit(F64) * np.abs(x * y).sum()[None] * 2)}

    arguments = {"x_ptr": In(x), "y_ptr": In(y), "out_ptr": Out.zeros(1, F64), "n": 1000}
    return _case("double_dot", arguments, reference, grid=(4,), constants={"BLOCK": 256})


_OCP = "their matrix units have the OCP formats of fp8"
CASES = (
    _tutorial("matmul_fp16", normal(301, (M, K), F16), normal(302, (K, N), F16), F16),
    _tutorial("matmul_bf16", normal(301, (M, K), BFLOAT16), normal(302, (K, N), BFLOAT16), BFLOAT16, num_stages=3),
    _tutorial("matmul_fp32", normal(301, (M, K)), normal(302, (K, N)), F32),
    _tutorial(
        "matmul_fp16_nt", normal(301, (64, 96), F16), normal(302, (96, 64), F16), F32, is_transposed=True, num_warps=2
    ),
    _eights("matmul_fp8_e4m3", ml_dtypes.float8_e4m3fn, ("gfx1201", "gfx950"), _OCP),
    _eights("matmul_fp8_e5m2", ml_dtypes.float8_e5m2, ("gfx1201", "gfx950"), _OCP),
    _eights("matmul_fp8_fnuz", ml_dtypes.float8_e4m3fnuz, ("gfx942",), "its matrix units have the fnuz formats of fp8"),
    _whole(),
    _split(),
    _flags(),
    _persistent(),
    _batched(),
    _three(),
    _transposed(),
    _int4(),
    _matvec(),
    _double_dot(),
)
