"""Convolutions, pooling and moves of data in Triton."""

from typing import Any

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view

from coverage_kernels.case import Arguments, Array, Case, ExpectedBuffer, In, Out, exact, integers, normal
from coverage_kernels.tolerance import roundings, stored, summed

F16, F32, I32 = np.float16, np.float32, np.int32


def _case(
    name: str, group: str, arguments: Arguments, reference: Any, grid: tuple[int, ...], constants: dict[str, Any]
) -> Case:
    return Case(name, group, "triton", "convolution.py", name, arguments, reference, grid, constants)


def _conv1d() -> Case:
    x, w = normal(601, 700), normal(602, 7)

    def reference() -> dict[str, ExpectedBuffer]:
        windows = sliding_window_view(np.pad(exact(x), 3), 7)
        return {"out_ptr": ExpectedBuffer(windows @ exact(w), summed(np.abs(windows) @ np.abs(exact(w)), 7))}

    arguments = {"x_ptr": In(x), "w_ptr": In(w), "out_ptr": Out.empty(700, F32), "n": 700}
    return _case("conv1d", "convolution", arguments, reference, (3,), {"TAPS": 7, "BLOCK": 256})


def _windows(x: Array, size: int) -> Array:
    """(image, channel, y, x, r, s) of NCHW."""
    return sliding_window_view(x, (size, size), axis=(2, 3))


def _conv2d() -> Case:
    images, channels, size, filters, stride = 2, 3, 13, 4, 2
    x, w, bias = (
        normal(603, (images, channels, size, size), F16),
        normal(604, (filters, channels, 3, 3), F16),
        normal(605, filters),
    )

    def reference() -> dict[str, ExpectedBuffer]:
        windows = _windows(exact(x), 3)[:, :, ::stride, ::stride]
        value = np.einsum("icyxrs,fcrs->ifyx", windows, exact(w)) + exact(bias)[:, None, None]
        size = np.einsum("icyxrs,fcrs->ifyx", np.abs(windows), np.abs(exact(w))) + np.abs(exact(bias))[:, None, None]
        return {"out_ptr": ExpectedBuffer(np.maximum(value, 0), summed(size, channels * 9 + 1))}

    arguments = {
        "x_ptr": In(x),
        "w_ptr": In(w),
        "bias_ptr": In(bias),
        "out_ptr": Out.empty((images, filters, 6, 6), F32),
        "C": channels,
        "H": size,
        "W": size,
        "F": filters,
        "stride": stride,
    }
    return _case("conv2d", "convolution", arguments, reference, (1, images * filters), {"R": 3, "S": 3, "BLOCK": 64})


def _depthwise() -> Case:
    channels, height, width = 3, 20, 35
    x, w = normal(606, (channels, height, width)), normal(607, (channels, 3, 3))

    def reference() -> dict[str, ExpectedBuffer]:
        windows = _windows(np.pad(exact(x), ((0, 0), (1, 1), (1, 1)))[None], 3)[0]
        value, size = (np.einsum("cyxrs,crs->cyx", f(windows), f(exact(w))) for f in (np.asarray, np.abs))
        return {"out_ptr": ExpectedBuffer(value, summed(size, 9))}

    arguments = {"x_ptr": In(x), "w_ptr": In(w), "out_ptr": Out.empty(x.shape, F32), "H": height, "W": width}
    return _case("depthwise", "convolution", arguments, reference, (2, 2, channels), {"BLOCK_H": 16, "BLOCK_W": 32})


def _implicit() -> Case:
    images, channels, size, filters = 2, 5, 8, 20
    x, w = normal(608, (images, channels, size, size), F16), normal(609, (filters, channels, 3, 3), F16)

    def reference() -> dict[str, ExpectedBuffer]:
        windows = _windows(exact(x), 3)
        value, size = (np.einsum("icyxrs,fcrs->ifyx", f(windows), f(exact(w))) for f in (np.asarray, np.abs))
        return {"out_ptr": ExpectedBuffer(value, summed(size, channels * 9))}

    arguments = {
        "x_ptr": In(x),
        "w_ptr": In(w),
        "out_ptr": Out.empty((images, filters, 6, 6), F32),
        "N": images,
        "C": channels,
        "H": size,
        "W": size,
        "F": filters,
        "R": 3,
        "S": 3,
    }
    return _case(
        "implicit_gemm", "convolution", arguments, reference, (3, 1), {"BLOCK_M": 32, "BLOCK_N": 32, "BLOCK_K": 32}
    )


def _max_pool() -> Case:
    channels, height, width = 3, 14, 18
    x = normal(610, (channels, height, width), F16)

    def reference() -> dict[str, ExpectedBuffer]:
        blocks = x.reshape(channels, height // 2, 2, width // 2, 2).transpose(0, 1, 3, 2, 4).reshape(channels, 7, 9, 4)
        first = blocks.argmax(3)
        y, column = np.mgrid[0:7, 0:9]
        where = (2 * y + first // 2) * width + 2 * column + first % 2
        return {"out_ptr": ExpectedBuffer(exact(blocks.max(3))), "where_ptr": ExpectedBuffer(where)}

    arguments = {
        "x_ptr": In(x),
        "out_ptr": Out.empty((channels, 7, 9), F16),
        "where_ptr": Out.empty((channels, 7, 9), I32),
        "H": height,
        "W": width,
    }
    return _case("max_pool", "pooling", arguments, reference, (1, channels), {"BLOCK": 64})


def _average_pool() -> Case:
    x = normal(611, (100, 8), F16)

    def reference() -> dict[str, ExpectedBuffer]:
        value = exact(x).mean(1)
        inside = summed(np.abs(exact(x)).mean(1), 8)
        return {"out_ptr": ExpectedBuffer(value, stored(value, F16, inside + roundings(value, 1, F32)))}

    arguments = {"x_ptr": In(x), "out_ptr": Out.empty(100, F16), "n": 100}
    return _case("average_pool", "pooling", arguments, reference, (2,), {"WINDOW": 8, "BLOCK": 64})


def _transpose() -> Case:
    x = normal(612, (50, 70), F16)
    arguments = {"x_ptr": In(x), "out_ptr": Out.empty((70, 50), F16), "M": 50, "N": 70}
    return _case(
        "transpose",
        "moves",
        arguments,
        lambda: {"out_ptr": ExpectedBuffer(exact(x.T))},
        (2, 3),
        {"BLOCK_M": 32, "BLOCK_N": 32},
    )


def _interleave() -> Case:
    x, y = integers(613, 512, -99, 99), integers(614, 512, -99, 99)

    def reference() -> dict[str, ExpectedBuffer]:
        flipped = x.reshape(2, 256)[:, ::-1].ravel()
        return {"out_ptr": ExpectedBuffer(np.stack([x, y], 1).ravel()), "flipped_ptr": ExpectedBuffer(flipped)}

    arguments = {"x_ptr": In(x), "y_ptr": In(y), "out_ptr": Out.empty(1024, I32), "flipped_ptr": Out.empty(512, I32)}
    return _case("interleave_and_flip", "moves", arguments, reference, (2,), {"BLOCK": 256})


def _gather() -> Case:
    x, index = normal(615, (16, 64)), integers(616, (16, 64), 0, 64)
    want = exact(np.take_along_axis(x, index, 1))
    arguments = {"x_ptr": In(x), "index_ptr": In(index), "out_ptr": Out.empty(x.shape, F32)}
    return _case(
        "gather_columns", "moves", arguments, lambda: {"out_ptr": ExpectedBuffer(want)}, (1,), {"ROWS": 16, "COLS": 64}
    )


CASES = (
    _conv1d(),
    _conv2d(),
    _depthwise(),
    _implicit(),
    _max_pool(),
    _average_pool(),
    _transpose(),
    _interleave(),
    _gather(),
)
