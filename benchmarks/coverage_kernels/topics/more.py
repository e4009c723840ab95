"""What else ordinary HIP programs do: grid barriers, recursion, pointers to functions, vectors, clocks, trees."""

from typing import Any

import numpy as np

from coverage_kernels.case import Case, ExpectedBuffer, In, Out, exact, integers, normal
from coverage_kernels.tolerance import roundings, summed

F32, I32, U32 = np.float32, np.int32, np.uint32
N = 300


def _case(name: str, **more: Any) -> Case:
    return Case(name=name, group="programs", builder="hip", source="more.hip", symbol=name, **more)


def _jacobi() -> Case:
    n, rounds = 256, 6
    start = normal(801, n)

    def reference() -> dict[str, ExpectedBuffer]:
        a, size = exact(start), np.abs(exact(start))
        for _ in range(rounds):
            a = np.concatenate([a[:1], (a[:-2] + a[2:]) / 2, a[-1:]])
            size = np.concatenate([size[:1], (size[:-2] + size[2:]) / 2, size[-1:]])
        return {"a": ExpectedBuffer(a, summed(size, rounds))}  # a sum is rounded in each round, half of it is exact

    arguments = {"a": Out(start), "b": Out.zeros(n, F32), "count": Out.zeros(1, U32), "n": n, "rounds": rounds}
    return _case("jacobi", arguments=arguments, reference=reference, grid=(4,), threads=(64,))


def _recursion() -> Case:
    m = integers(802, N, 0, 3, U32)
    want = np.array([3, 4, 7])[m]  # Ackermann's function of (m, 2)
    arguments = {"m": In(m), "out": Out.empty(N, U32), "n": N}
    return _case(
        "recursion", arguments=arguments, reference=lambda: {"out": ExpectedBuffer(want)}, grid=(3,), threads=(128,)
    )


def _pointers() -> Case:
    which, x = integers(803, N, 0, 3), integers(804, N, -1000, 1000)
    want = np.choose(which, [2 * x, x * x, -x])
    arguments = {"which": In(which), "x": In(x), "out": Out.empty(N, I32), "n": N}
    return _case(
        "function_pointers",
        arguments=arguments,
        reference=lambda: {"out": ExpectedBuffer(want)},
        grid=(3,),
        threads=(128,),
    )


def _vectors() -> Case:
    x, pixels = integers(805, (N, 4), -1000, 1000), integers(806, (N, 4), 0, 256, np.uint8)
    gray = exact(pixels)[:, :3] @ np.array([0.25, 0.5, 0.125])  # exact: small multiples of powers of two
    arguments = {"x": In(x), "pixels": In(pixels), "out": Out.empty((N, 4), I32), "gray": Out.empty(N, F32), "n": N}
    return _case(
        "vector_loads",
        arguments=arguments,
        grid=(3,),
        threads=(128,),
        reference=lambda: {"out": ExpectedBuffer(x[:, ::-1] * 3 + x), "gray": ExpectedBuffer(gray)},
    )


def _clocks() -> Case:
    x = normal(807, N)

    def reference() -> dict[str, ExpectedBuffer]:
        return {
            "out": ExpectedBuffer(exact(x) ** 2, roundings(exact(x) ** 2, 1, F32)),
            "forward": ExpectedBuffer(np.ones(N, I32)),
        }

    arguments = {"x": In(x), "out": Out.empty(N, F32), "forward": Out.empty(N, I32), "n": N}
    return _case("clocks", arguments=arguments, reference=reference, grid=(3,), threads=(128,))


def _tree() -> Case:
    order = np.random.default_rng(808).permutation(200)
    nodes, depths = [[int(order[0]), -1, -1]], {int(order[0]): 0}
    for key in map(int, order[1:]):
        at, depth = 0, 1
        while nodes[at][side := 1 if key < nodes[at][0] else 2] >= 0:
            at, depth = nodes[at][side], depth + 1
        nodes[at][side] = len(nodes)
        nodes.append([key, -1, -1])
        depths[key] = depth
    keys = integers(809, N, 0, 250)
    want = np.array([depths.get(int(key), -1) for key in keys])
    arguments = {"nodes": In(np.array(nodes, I32)), "keys": In(keys), "depth": Out.empty(N, I32), "n": N}
    return _case(
        "tree_lookup", arguments=arguments, reference=lambda: {"depth": ExpectedBuffer(want)}, grid=(3,), threads=(128,)
    )


def _volume() -> Case:
    x = normal(810, (5, 9, 20))

    def reference() -> dict[str, ExpectedBuffer]:
        z, y, column = np.mgrid[0:5, 0:9, 0:20]
        value = exact(x) + 100 * column + 10 * y + z
        return {"out": ExpectedBuffer(value, summed(np.abs(exact(x)) + 100 * column + 10 * y + z, 3))}

    arguments = {"x": In(x), "out": Out.empty(x.shape, F32), "nx": 20, "ny": 9, "nz": 5}
    return _case("volume", arguments=arguments, reference=reference, grid=(2, 3, 3), threads=(16, 4, 2))


CASES = (_jacobi(), _recursion(), _pointers(), _vectors(), _clocks(), _tree(), _volume())
