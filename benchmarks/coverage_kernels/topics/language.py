"""Parts of Triton's language that the other topics do not use: block pointers, descriptors, scales, joins, atomics."""

from typing import Any

import ml_dtypes
import numpy as np

from coverage_kernels.case import Arguments, Case, ExpectedBuffer, In, Out, exact, integers, normal
from coverage_kernels.tolerance import LONG_FUNCTION_ROUNDINGS, roundings, summed, unit
from coverage_kernels.topics.matmul import product

F16, F32, F64, I32 = np.float16, np.float32, np.float64, np.int32
N = 500


def _case(name: str, arguments: Arguments, reference: Any, grid: tuple[int, ...], **more: Any) -> Case:
    return Case(name, "language", "triton", "language.py", name, arguments, reference, grid, **more)


def _block_pointers() -> Case:
    a, b = normal(701, (50, 70), F16), normal(702, (70, 40), F16)
    arguments = {"a_ptr": In(a), "b_ptr": In(b), "c_ptr": Out.empty((50, 40), F32), "M": 50, "N": 40, "K": 70}
    constants = {"BLOCK": 32, "BLOCK_K": 32}
    return _case("block_pointers", arguments, lambda: {"c_ptr": product(a, b, F32)}, (2, 2), constants=constants)


def _descriptors() -> Case:
    a, b = normal(703, (48, 64), F16), normal(704, (40, 64), F16)
    arguments = {"a_ptr": In(a), "b_ptr": In(b), "c_ptr": Out.empty((48, 40), F16), "M": 48, "N": 40, "K": 64}
    constants = {"BLOCK": 32, "BLOCK_K": 32}
    return _case("tensor_descriptors", arguments, lambda: {"c_ptr": product(a, b.T, F16)}, (2, 2), constants=constants)


def _scaled() -> Case:
    m, n, k = 32, 32, 128
    a, b = normal(705, (m, k), ml_dtypes.float8_e4m3fn), normal(706, (k, n), ml_dtypes.float8_e4m3fn)
    a_scale, b_scale = integers(707, (m, k // 32), 124, 131, np.uint8), integers(708, (n, k // 32), 124, 131, np.uint8)

    def reference() -> dict[str, ExpectedBuffer]:
        left = exact(a) * np.repeat(2.0 ** (exact(a_scale) - 127), 32, 1)
        right = exact(b) * np.repeat(2.0 ** (exact(b_scale) - 127), 32, 1).T
        return {"c_ptr": ExpectedBuffer(left @ right, summed(np.abs(left) @ np.abs(right), k))}

    arguments = {
        "a_ptr": In(a),
        "a_scale_ptr": In(a_scale),
        "b_ptr": In(b),
        "b_scale_ptr": In(b_scale),
        "c_ptr": Out.empty((m, n), F32),
    }
    return _case("scaled_dot", arguments, reference, (1,), constants={"M": m, "N": n, "K": k})


def _join() -> Case:
    x = normal(709, (256, 2))

    def reference() -> dict[str, ExpectedBuffer]:
        re, im = exact(x).T
        value = np.stack([re * re - im * im, 2 * re * im], 1)
        size = np.stack([re * re + im * im, 2 * np.abs(re * im)], 1)
        return {"out_ptr": ExpectedBuffer(value, summed(size, 2))}

    return _case(
        "join_and_split",
        {"x_ptr": In(x), "out_ptr": Out.empty(x.shape, F32)},
        reference,
        (2,),
        constants={"BLOCK": 128},
    )


def _half_atomics() -> Case:
    x = integers(710, N, -50, 50).astype(F16)  # sums of whole numbers below 2048 are exact in fp16
    want = exact(np.pad(x, (0, -N % 128))).reshape(-1, 128).sum(0)
    arguments = {"x_ptr": In(x), "out_ptr": Out.zeros(128, F16), "n": N}
    return _case("half_atomics", arguments, lambda: {"out_ptr": ExpectedBuffer(want)}, (4,), constants={"BLOCK": 128})


def _atomic_bits() -> Case:
    x, values = integers(711, N, -(2**31), 2**31, np.int64).astype(I32), normal(712, N)
    start = np.repeat(np.array([-1, 0, 0, 2**31 - 1], I32), 4)

    def reference() -> dict[str, ExpectedBuffer]:
        parts = [x[lane::4] for lane in range(4)]
        rows = [
            [np.bitwise_and.reduce(part | 0xFF) for part in parts],
            [np.bitwise_or.reduce(part & 0xF0F) for part in parts],
            [np.bitwise_xor.reduce(part) for part in parts],
            [part.min() for part in parts],
        ]
        lanes = [exact(values[lane::4]) for lane in range(4)]
        top = np.array([max(0, lane.max()) for lane in lanes] + [min(0, lane.min()) for lane in lanes])
        return {"out_ptr": ExpectedBuffer(np.array(rows).ravel()), "top_ptr": ExpectedBuffer(top)}

    arguments = {"x_ptr": In(x), "out_ptr": Out(start), "top_ptr": Out.zeros(8, F32), "values_ptr": In(values), "n": N}
    return _case("atomic_bits", arguments, reference, (4,), constants={"BLOCK": 128})


def _cache() -> Case:
    x = normal(713, N)
    arguments = {"x_ptr": In(x), "out_ptr": Out.empty(N, F32), "n": N}
    return _case(
        "cache_modifiers", arguments, lambda: {"out_ptr": ExpectedBuffer(2 * exact(x))}, (2,), constants={"BLOCK": 256}
    )


def _collatz() -> Case:
    x = integers(714, N, 1, 100)

    def steps(value: int) -> int:
        return 0 if value == 1 else 1 + steps(value // 2 if value % 2 == 0 else 3 * value + 1)

    arguments = {"x_ptr": In(x), "out_ptr": Out.empty(N, I32), "n": N}
    return _case(
        "collatz",
        arguments,
        lambda: {"out_ptr": ExpectedBuffer(np.array([steps(int(v)) for v in x]))},
        (4,),
        constants={"BLOCK": 128},
    )


def _functions() -> Case:
    x = (3 * normal(715, N)).astype(F32)

    def reference() -> dict[str, ExpectedBuffer]:
        wide = exact(x)
        values = {
            "atan": np.arctan2(wide, 2),
            "hypot": np.hypot(wide, 3),
            "log1p": np.log1p(np.abs(wide)),
            "expm1": np.expm1(wide),
        }
        expected = {
            f"{name}_ptr": ExpectedBuffer(v, roundings(v, LONG_FUNCTION_ROUNDINGS, F32)) for name, v in values.items()
        }
        double = np.exp(wide)
        return {**expected, "double_ptr": ExpectedBuffer(double, LONG_FUNCTION_ROUNDINGS * unit(F64) * double)}

    outputs = {f"{name}_ptr": Out.empty(N, F32) for name in ("atan", "hypot", "log1p", "expm1")}
    arguments = {"x_ptr": In(x), **outputs, "double_ptr": Out.empty(N, F64), "n": N}
    return _case("device_functions", arguments, reference, (2,), constants={"BLOCK": 256})


def _assembly() -> Case:
    x = integers(716, 256, -1000, 1000)
    arguments = {"x_ptr": In(x), "out_ptr": Out.empty(256, I32)}
    return _case(
        "inline_assembly",
        arguments,
        lambda: {"out_ptr": ExpectedBuffer(x * 8 + np.arange(256))},
        (1,),
        constants={"BLOCK": 256},
    )


CASES = (
    _block_pointers(),
    _descriptors(),
    _scaled(),
    _join(),
    _half_atomics(),
    _atomic_bits(),
    _cache(),
    _collatz(),
    _functions(),
    _assembly(),
)
