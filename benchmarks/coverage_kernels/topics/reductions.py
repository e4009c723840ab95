"""Reductions, scans and sorts in Triton."""

from typing import Any

import numpy as np

from coverage_kernels.case import BFLOAT16, Arguments, Case, ExpectedBuffer, In, Out, exact, integers, normal
from coverage_kernels.tolerance import roundings, summed, unit

F16, F32, I32 = np.float16, np.float32, np.int32


def _case(name: str, arguments: Arguments, reference: Any, grid: int, group: str, **constants: Any) -> Case:
    warps = constants.pop("num_warps", 4)
    return Case(name, group, "triton", "reductions.py", name, arguments, reference, (grid,), constants, num_warps=warps)


def _row_sums() -> Case:
    x = normal(201, (5, 700))

    def reference() -> dict[str, ExpectedBuffer]:
        return {"out_ptr": ExpectedBuffer(exact(x).sum(1), summed(np.abs(exact(x)).sum(1), 700))}

    arguments = {"x_ptr": In(x), "out_ptr": Out.empty(5, F32), "stride": 700, "n_cols": 700}
    return _case("row_sums", arguments, reference, 5, "reductions", BLOCK=1024)


def _extremes() -> Case:
    rows, cols = 10, 100
    x = normal(202, (rows, cols), F16)
    x[3, 20:40] = x[3].max() + 1  # ties: the first counts
    values = {
        "max_ptr": exact(x.max(1)),
        "argmax_ptr": x.argmax(1),
        "min_ptr": exact(x.min(1)),
        "argmin_ptr": x.argmin(1),
    }
    outputs = {name: Out.empty(rows, I32 if "arg" in name else F16) for name in values}
    arguments = {"x_ptr": In(x), **outputs, "n_rows": rows, "n_cols": cols}
    return _case(
        "row_extremes",
        arguments,
        lambda: {n: ExpectedBuffer(v) for n, v in values.items()},
        3,
        "reductions",
        ROWS=4,
        BLOCK=128,
    )


def _columns() -> Case:
    x = normal(203, (70, 50), BFLOAT16)

    def reference() -> dict[str, ExpectedBuffer]:
        return {"out_ptr": ExpectedBuffer(exact(x).sum(0), summed(np.abs(exact(x)).sum(0), 70))}

    arguments = {"x_ptr": In(x), "out_ptr": Out.empty(50, F32), "M": 70, "N": 50}
    return _case("column_sums", arguments, reference, 2, "reductions", BLOCK_M=32, BLOCK_N=32)


def _partial() -> Case:
    x = normal(204, 2000, F16)

    def reference() -> dict[str, ExpectedBuffer]:
        rows = np.pad(exact(x), (0, 48)).reshape(4, 512)
        return {"partial_ptr": ExpectedBuffer(rows.sum(1), summed(np.abs(rows).sum(1), 512))}

    arguments = {"x_ptr": In(x), "partial_ptr": Out.empty(4, F32), "n": 2000}
    return _case("partial_sums", arguments, reference, 4, "reductions", BLOCK=512)


def _second_stage() -> Case:
    """The second stage of a sum is the first one with a single program, here of one wave."""
    x = normal(205, 37)

    def reference() -> dict[str, ExpectedBuffer]:
        return {"partial_ptr": ExpectedBuffer(exact(x).sum()[None], summed(np.abs(exact(x)).sum()[None], 64))}

    arguments = {"x_ptr": In(x), "partial_ptr": Out.empty(1, F32), "n": 37}
    case = _case("partial_sums", arguments, reference, 1, "reductions", BLOCK=64, num_warps=1)
    return Case(**{**vars(case), "name": "second_stage_sum"})


def _all_reduce() -> Case:
    x = integers(206, 1000, 0, 5000)
    values = {"sum_ptr": np.array([x.sum()]), "max_ptr": np.array([x.max()]), "count_ptr": np.bincount(x & 7)}
    outputs = {name: Out.zeros(value.size, I32) for name, value in values.items()}
    return _case(
        "all_reduce",
        {"x_ptr": In(x), **outputs, "n": 1000},
        lambda: {name: ExpectedBuffer(v) for name, v in values.items()},
        4,
        "atomics",
        BLOCK=256,
    )


def _float_atomics() -> Case:
    x = normal(207, 1000)

    def reference() -> dict[str, ExpectedBuffer]:
        columns = np.pad(exact(x), (0, 8)).reshape(-1, 16)
        return {"out_ptr": ExpectedBuffer(columns.sum(0), summed(np.abs(columns).sum(0), 63))}

    arguments = {"x_ptr": In(x), "out_ptr": Out.zeros(16, F32), "n": 1000}
    return _case("atomic_float_sum", arguments, reference, 4, "atomics", BLOCK=256)


def _welford() -> Case:
    x = normal(208, (4, 300)) + F32(3)

    def reference() -> dict[str, ExpectedBuffer]:
        wide = exact(x)
        # each of the 9 levels of the tree has a handful of roundings of numbers up to the largest mean or square
        mean, levels = 8 * 9 * unit(F32) * np.abs(wide).max(1), 16 * 9 * unit(F32) * (wide**2).sum(1) / 300
        return {"mean_ptr": ExpectedBuffer(wide.mean(1), mean), "variance_ptr": ExpectedBuffer(wide.var(1), levels)}

    arguments = {"x_ptr": In(x), "mean_ptr": Out.empty(4, F32), "variance_ptr": Out.empty(4, F32), "n_cols": 300}
    return _case("welford", arguments, reference, 4, "reductions", BLOCK=512)


def _cumsum() -> Case:
    x = normal(209, (3, 400))

    def reference() -> dict[str, ExpectedBuffer]:
        value, magnitude = np.cumsum(exact(x), 1), np.cumsum(np.abs(exact(x)), 1)
        return {"out_ptr": ExpectedBuffer(value, summed(magnitude, 400))}

    arguments = {"x_ptr": In(x), "out_ptr": Out.empty(x.shape, F32), "n_cols": 400}
    return _case("cumulative_sum", arguments, reference, 3, "scans", BLOCK=512)


def _cumprod() -> Case:
    x = (1 + normal(210, (50, 16)) / 4).astype(F32)

    def reference() -> dict[str, ExpectedBuffer]:
        value = np.cumprod(exact(x), 0)
        return {"out_ptr": ExpectedBuffer(value, roundings(value, 50, F32))}

    arguments = {"x_ptr": In(x), "out_ptr": Out.empty(x.shape, F32), "n_rows": 50}
    return _case("cumulative_product", arguments, reference, 1, "scans", BLOCK=64)


def _recurrence() -> Case:
    a, b = (normal(211, (2, 256)) / 2).astype(F32), normal(212, (2, 256))

    def reference() -> dict[str, ExpectedBuffer]:
        value, magnitude = np.zeros((2, 256)), np.zeros((2, 256))
        h, size = np.zeros(2), np.zeros(2)
        for t in range(256):
            h, size = exact(a[:, t]) * h + exact(b[:, t]), np.abs(exact(a[:, t])) * size + np.abs(exact(b[:, t]))
            value[:, t], magnitude[:, t] = h, size
        # each of 8 levels multiplies and adds: its products have up to 256 factors, its sums the sum of magnitudes
        return {"out_ptr": ExpectedBuffer(value, summed(magnitude, 256 + 2 * 8))}

    arguments = {"a_ptr": In(a), "b_ptr": In(b), "out_ptr": Out.empty((2, 256), F32)}
    return _case("linear_recurrence", arguments, reference, 2, "scans", BLOCK=256)


def _histogram() -> Case:
    x = integers(213, 1000, 0, 64)
    arguments = {"x_ptr": In(x), "out_ptr": Out.zeros(64, I32), "n": 1000}
    return _case(
        "histogram",
        arguments,
        lambda: {"out_ptr": ExpectedBuffer(np.bincount(x, minlength=64))},
        2,
        "histograms",
        BINS=64,
        BLOCK=512,
    )


def _sort() -> Case:
    x = integers(214, (2, 256), -(10**6), 10**6)
    up = np.sort(x, axis=1)
    arguments = {"x_ptr": In(x), "up_ptr": Out.empty(x.shape, I32), "down_ptr": Out.empty(x.shape, I32)}
    return _case(
        "sort_rows",
        arguments,
        lambda: {"up_ptr": ExpectedBuffer(up), "down_ptr": ExpectedBuffer(up[:, ::-1])},
        2,
        "sorting",
        BLOCK=256,
    )


def _top_k() -> Case:
    x = normal(215, (3, 100), F16)
    want = exact(-np.sort(-x, axis=1)[:, :8])
    arguments = {"x_ptr": In(x), "out_ptr": Out.empty((3, 8), F16), "n_cols": 100}
    return _case("top_k", arguments, lambda: {"out_ptr": ExpectedBuffer(want)}, 3, "sorting", K=8, BLOCK=128)


def _rounds() -> Case:
    x = normal(216, (6, 60), BFLOAT16)

    def reference() -> dict[str, ExpectedBuffer]:
        order = np.argsort(-exact(x), axis=1, kind="stable")[:, :4]
        return {
            "values_ptr": ExpectedBuffer(np.take_along_axis(exact(x), order, 1)),
            "indices_ptr": ExpectedBuffer(order),
        }

    arguments = {
        "x_ptr": In(x),
        "values_ptr": Out.empty((6, 4), F32),
        "indices_ptr": Out.empty((6, 4), I32),
        "n_cols": 60,
    }
    return _case("top_k_by_rounds", arguments, reference, 6, "sorting", K=4, BLOCK=64, num_warps=1)


def _xor() -> Case:
    x = integers(217, (3, 512), -(2**31), 2**31, np.int64).astype(I32)
    want = np.bitwise_xor.reduce(x, axis=1)
    return _case(
        "xor_checksum",
        {"x_ptr": In(x), "out_ptr": Out.empty(3, I32)},
        lambda: {"out_ptr": ExpectedBuffer(want)},
        3,
        "reductions",
        BLOCK=512,
    )


CASES = (
    _row_sums(),
    _extremes(),
    _columns(),
    _partial(),
    _second_stage(),
    _all_reduce(),
    _float_atomics(),
    _welford(),
    _cumsum(),
    _cumprod(),
    _recurrence(),
    _histogram(),
    _sort(),
    _top_k(),
    _rounds(),
    _xor(),
)
