"""Atomics in HIP, and workgroups that wait for each other through global memory."""

from typing import Any

import numpy as np

from coverage_kernels.case import Arguments, Case, ExpectedBuffer, In, Out, exact, integers, normal
from coverage_kernels.tolerance import summed, unit

N, THREADS = 1000, 128
GRID = (-(-N // THREADS),)
F32, I32, U32 = np.float32, np.int32, np.uint32


def _case(name: str, arguments: Arguments, reference: Any, **more: Any) -> Case:
    launch = {"grid": GRID, "threads": (THREADS,), **more}
    return Case(name, "atomics", "hip", "atomics.hip", name, arguments, reference, **launch)


def _histogram(name: str) -> Case:
    data = integers(31, N, 0, 256, np.uint8)
    arguments = {"data": In(data), "bins": Out.zeros(256, I32), "n": N}
    return _case(name, arguments, lambda: {"bins": ExpectedBuffer(np.bincount(data, minlength=256))}, grid=(3,))


def _sum() -> Case:
    x = normal(32, N)

    def reference() -> dict[str, ExpectedBuffer]:
        wide = exact(x)
        total, magnitude = np.array([wide.sum(), N]), np.array([np.abs(wide).sum(), 0.0])
        return {
            "total": ExpectedBuffer(total, summed(magnitude, N)),
            "before": ExpectedBuffer(np.arange(N, dtype=np.float64), any_order=True),
            "wide": ExpectedBuffer(wide[None].sum(1), N * unit(np.float64) * magnitude[:1]),
        }

    arguments = {
        "x": In(x),
        "total": Out.zeros(2, F32),
        "before": Out.empty(N, F32),
        "wide": Out.zeros(1, np.float64),
        "n": N,
    }
    return _case("sum_by_atomics", arguments, reference)


def _integers() -> Case:
    x, slots = integers(33, N, -(2**31), 2**31, np.int64).astype(I32), integers(34, N, -99, 99)
    start = np.array([2**31 - 1, -(2**31), -1, 0, 0x1234, 77, -1, 0], I32)

    def reference() -> dict[str, ExpectedBuffer]:
        u = x.view(U32)
        words = [
            np.bitwise_and.reduce(u | U32(0xFF00)),
            np.bitwise_or.reduce(u & U32(0xF0F0)),
            np.bitwise_xor.reduce(u) ^ U32(0x1234),
            U32((77 - int(x.astype(np.int64).sum())) % 2**32),
            u.min(),
            U32(N % 10),
        ]
        out = np.array([x.min(), x.max(), *np.array(words, U32).view(I32)], I32)
        return {"out": ExpectedBuffer(out), "slots": ExpectedBuffer(np.arange(N)), "old": ExpectedBuffer(slots)}

    arguments = {"x": In(x), "out": Out(start), "slots": Out(slots), "old": Out.empty(N, I32), "n": N}
    return _case("integer_atomics", arguments, reference)


def _longs() -> Case:
    x = integers(35, N, -(2**62), 2**62, np.int64)

    def reference() -> dict[str, ExpectedBuffer]:
        u = x.view(np.uint64)
        out = np.array([int(u.sum(dtype=object)) % 2**64, u.max(), N, np.bitwise_xor.reduce(u)], np.uint64)
        return {"out": ExpectedBuffer(out), "old": ExpectedBuffer(np.arange(N, dtype=np.uint64), any_order=True)}

    arguments = {"x": In(x), "out": Out.zeros(4, np.uint64), "old": Out.empty(N, np.uint64), "n": N}
    return _case("long_atomics", arguments, reference)


def _compare_and_swap() -> Case:
    x = normal(36, N)

    def reference() -> dict[str, ExpectedBuffer]:
        return {"top": ExpectedBuffer(np.array([exact(x[start::3]).max() for start in range(3)]))}

    return _case("compare_and_swap", {"x": In(x), "top": Out(np.full(3, -10, F32)), "n": N}, reference)


def _shared() -> Case:
    x = integers(37, N, -5000, 5000)

    def reference() -> dict[str, ExpectedBuffer]:
        blocks = [x[start : start + THREADS] for start in range(0, N, THREADS)]
        out = [value for block in blocks for value in (block.min(), block.max(), 1)]
        sums = [1 + 0.5 * (len(block) - 1) for block in blocks]  # one work-item finds the zero
        return {"out": ExpectedBuffer(np.array(out)), "sums": ExpectedBuffer(np.array(sums))}

    arguments = {"x": In(x), "out": Out.empty(3 * GRID[0], I32), "sums": Out.empty(GRID[0], F32), "n": N}
    return _case("shared_atomics", arguments, reference)


def _persistent() -> Case:
    pieces = 11
    x = normal(38, pieces * THREADS)

    def reference() -> dict[str, ExpectedBuffer]:
        piece = np.repeat(np.arange(pieces), THREADS)
        value = 2 * exact(x) + piece  # a product by 2 is exact, then one rounding
        return {
            "out": ExpectedBuffer(value.astype(F32).astype(np.float64)),
            "next": ExpectedBuffer(np.array([pieces + 4])),
        }

    arguments = {"x": In(x), "out": Out.empty(x.size, F32), "next": Out.zeros(1, I32), "pieces": pieces}
    return _case("persistent_counter", arguments, reference, grid=(4,))


def _last_block() -> Case:
    x = normal(39, N)

    def reference() -> dict[str, ExpectedBuffer]:
        wide = exact(x)
        return {"out": ExpectedBuffer(np.array([wide.sum()]), summed(np.array([np.abs(wide).sum()]), 7 + GRID[0]))}

    arguments = {
        "x": In(x),
        "partial": Out.empty(GRID[0], F32),
        "arrived": Out.zeros(1, U32),
        "out": Out.empty(1, F32),
        "n": N,
    }
    return _case("last_block_sums", arguments, reference)


def _lookback() -> Case:
    blocks = 6
    x = integers(40, blocks * 256, -100, 100)
    scratch = {name: Out.zeros(blocks, I32) for name in ("aggregate", "prefix", "flags")}
    arguments = {"x": In(x), "out": Out.empty(x.size, I32), **scratch, "ticket": Out.zeros(1, I32)}
    return _case(
        "lookback_scan", arguments, lambda: {"out": ExpectedBuffer(np.cumsum(x))}, grid=(blocks,), threads=(256,)
    )


CASES = (
    _histogram("histogram_global"),
    _histogram("histogram_shared"),
    _sum(),
    _integers(),
    _longs(),
    _compare_and_swap(),
    _shared(),
    _persistent(),
    _last_block(),
    _lookback(),
)
