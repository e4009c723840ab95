"""HIP kernels whose lanes and waves talk to each other: shuffles, votes, LDS, barriers."""

from typing import Any

import numpy as np

from coverage_kernels.case import Arguments, Case, ExpectedBuffer, In, Out, exact, integers, normal
from coverage_kernels.tolerance import summed

N, THREADS = 1000, 128
F32, I32 = np.float32, np.int32
WAVE32, WAVE64 = ("gfx1151", "gfx1201"), ("gfx942", "gfx950", "gfx90a")


def _case(name: str, arguments: Arguments, reference: Any, **more: Any) -> Case:
    launch = {"symbol": name, "threads": (THREADS,), **more}
    return Case(
        name=name, group="waves", builder="hip", source="waves.hip", arguments=arguments, reference=reference, **launch
    )


def _block_sum() -> Case:
    x, blocks = normal(51, N), 3

    def reference() -> dict[str, ExpectedBuffer]:
        rows = np.pad(exact(x), (0, -N % (blocks * THREADS))).reshape(-1, blocks, THREADS)
        count = rows.shape[0] + 6 + 6  # each work-item's own, then two trees
        return {"out": ExpectedBuffer(rows.sum((0, 2)), summed(np.abs(rows).sum((0, 2)), count))}

    return _case("block_sum", {"x": In(x), "out": Out.empty(blocks, F32), "n": N}, reference, grid=(blocks,))


def _butterfly() -> Case:
    x = integers(52, 512, -1000, 1000)

    def reference() -> dict[str, ExpectedBuffer]:
        rows = x.reshape(-1, 32)
        up = x.reshape(-1, 16).copy()
        up[:, 1:] = x.reshape(-1, 16)[:, :-1]
        lanes = (np.arange(32) * 5 + 3) % 32
        values = {"most": np.repeat(rows.max(1), 32), "up": up.ravel(), "broadcast": rows[:, lanes].ravel()}
        return {name: ExpectedBuffer(value) for name, value in values.items()}

    outputs = {name: Out.empty(x.size, I32) for name in ("most", "up", "broadcast")}
    return _case("butterfly", {"x": In(x), **outputs, "width": 16}, reference, grid=(x.size // THREADS,))


def _votes(wave: int, families: tuple[str, ...]) -> Case:
    x = integers(53, 512, -1000, 1000)
    x[128:256] = 1  # waves that agree, and one without a one
    x[256:384] = -1

    def reference() -> dict[str, ExpectedBuffer]:
        rows = x.reshape(-1, wave)
        yes = rows > 0
        first = np.where(yes.any(1), yes.argmax(1) + 1, 0)
        values = {
            "counts": np.repeat(yes.sum(1), wave),
            "ranks": (np.cumsum(yes, 1) - yes).ravel(),
            "any": np.repeat((rows > 900).any(1) + 2 * (rows > -2000).all(1), wave),
            "first": np.repeat(first, wave),
        }
        return {name: ExpectedBuffer(value) for name, value in values.items()}

    outputs = {name: Out.empty(x.size, I32) for name in ("counts", "ranks", "any", "first")}
    launch = {"grid": (x.size // THREADS,), "families": families, "reason": f"its waves have {wave} lanes"}
    return _case(f"votes_of_{wave}", {"x": In(x), **outputs}, reference, symbol="votes", **launch)


def _wave_scan() -> Case:
    x = integers(54, 256, -1000, 1000)
    want = np.cumsum(x.reshape(-1, 32), 1).ravel()
    arguments = {"x": In(x), "out": Out.empty(x.size, I32)}
    return _case("wave_scan", arguments, lambda: {"out": ExpectedBuffer(want)}, grid=(2,))


def _dynamic() -> Case:
    x, blocks = normal(55, N, np.float64), 4

    def reference() -> dict[str, ExpectedBuffer]:
        rows = np.pad(x, (0, blocks * 256 - N)).reshape(blocks, 256)
        return {"out": ExpectedBuffer(rows.sum(1), summed(np.abs(rows).sum(1), 8 + 8, np.float64))}

    return _case(
        "dynamic_reduction",
        {"x": In(x), "out": Out.empty(blocks, np.float64), "n": N},
        reference,
        grid=(blocks,),
        threads=(256,),
        dynamic_lds_bytes=256 * 8,
    )


def _blelloch() -> Case:
    x = integers(56, 512, -1000, 1000)
    want = np.cumsum(x) - x
    arguments = {"x": In(x), "out": Out.empty(x.size, I32), "n": x.size}
    return _case(
        "blelloch_scan", arguments, lambda: {"out": ExpectedBuffer(want)}, threads=(256,), dynamic_lds_bytes=2048
    )


def _transpose() -> Case:
    x = normal(57, (50, 70))
    arguments = {"x": In(x), "out": Out.empty((70, 50), F32), "width": 70, "height": 50}
    return _case(
        "transpose_tiles", arguments, lambda: {"out": ExpectedBuffer(exact(x.T))}, grid=(3, 2), threads=(32, 8)
    )


def _stencil() -> Case:
    x = normal(58, (40, 37))

    def reference() -> dict[str, ExpectedBuffer]:
        p = np.pad(exact(x), 1)
        parts = np.stack([p[1:-1, 1:-1], p[:-2, 1:-1], p[2:, 1:-1], p[1:-1, :-2], p[1:-1, 2:]])
        fifth = float(F32(0.2))
        return {"out": ExpectedBuffer(fifth * parts.sum(0), summed(fifth * np.abs(parts).sum(0), 5))}

    arguments = {"x": In(x), "out": Out.empty(x.shape, F32), "width": 37, "height": 40}
    return _case("stencil", arguments, reference, grid=(3, 3), threads=(16, 16))


CASES = (
    _block_sum(),
    _butterfly(),
    _votes(32, WAVE32),
    _votes(64, WAVE64),
    _wave_scan(),
    _dynamic(),
    _blelloch(),
    _transpose(),
    _stencil(),
)
