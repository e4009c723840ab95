"""Small numerical programs in HIP."""

from typing import Any

import numpy as np

from coverage_kernels.case import Case, ExpectedBuffer, In, Out, exact, normal
from coverage_kernels.tolerance import FUNCTION_ROUNDINGS, roundings, smallest, unit

F32, F64 = np.float32, np.float64
SIZE = 16


def _case(name: str, **more: Any) -> Case:
    return Case(name=name, group="simulations", builder="hip", source="simulations.hip", symbol=name, **more)


def _mandelbrot() -> Case:
    width, height, limit, scale = 40, 24, 60, 0.0625

    def reference() -> dict[str, ExpectedBuffer]:
        """Steps of fp32 by itself and of fp64 disagree near the border: there either count may come out."""
        x, y = np.meshgrid(np.arange(width) * scale - 2, np.arange(height) * scale - 1)
        c = x + 1j * y
        z, count = np.zeros_like(c), np.zeros(c.shape, int)
        error, doubt = np.zeros(c.shape), np.zeros(c.shape, bool)
        for _ in range(limit):
            inside = np.abs(z) ** 2 < 4
            doubt |= np.abs(np.abs(z) ** 2 - 4) <= 2 * np.abs(z) * error + 8 * unit(F32) * np.abs(z) ** 2
            count += inside
            # an error e of z becomes 2 |z| e + e^2, and five roundings of numbers up to |z|^2 + |c| are added
            error = np.where(
                inside & ~doubt, 2 * np.abs(z) * error + error**2 + 5 * unit(F32) * (np.abs(z) ** 2 + np.abs(c)), 0
            )
            z = np.where(inside, z * z + c, z)
        return {"out": ExpectedBuffer(count.astype(F64), np.where(doubt, float(limit), 0.0))}

    arguments = {
        "out": Out.empty((height, width), np.int32),
        "width": width,
        "height": height,
        "scale": scale,
        "limit": limit,
    }
    return _case("mandelbrot", arguments=arguments, reference=reference, grid=(3, 3), threads=(16, 8))


def _nbody() -> Case:
    n = 128
    bodies = normal(81, (n, 4))
    bodies[:, 3] = np.abs(bodies[:, 3])

    def reference() -> dict[str, ExpectedBuffer]:
        wide, softening = exact(bodies), float(F32(0.01))
        d = wide[None, :, :3] - wide[:, None, :3]
        inverse = ((d**2).sum(2) + softening) ** -0.5
        parts = d * (wide[None, :, 3] * inverse**3)[..., None]
        # d is rounded once, the sum of squares 4 times (its root halves that), rsqrt 2 ulp, all of it cubed
        pair_roundings = 1 + 3 * (1 + 4 / 2 + 4) + 4
        out = np.concatenate([parts.sum(1), np.zeros((n, 1))], 1)
        error = np.concatenate([roundings(np.abs(parts).sum(1), n + pair_roundings, F32), np.zeros((n, 1))], 1)
        return {"forces": ExpectedBuffer(out, error)}

    arguments = {"bodies": In(bodies), "forces": Out.empty((n, 4), F32), "n": n, "softening": 0.01}
    return _case("nbody", arguments=arguments, reference=reference, grid=(2,), threads=(64,))


def _fft() -> Case:
    x = normal(82, (2, 256, 2))

    def reference() -> dict[str, ExpectedBuffer]:
        value = np.fft.fft(exact(x)[..., 0] + 1j * exact(x)[..., 1], axis=1)
        # Higham, section 24.1: 8 stages, each with the error of a twiddle factor and of a complex product and sum.
        # The angle has three roundings of up to pi, so that a factor is off by 3 pi u and 4 ulp of its sine.
        stage_error = (3 * np.pi + FUNCTION_ROUNDINGS + 4) * unit(F32)
        norm = np.sqrt((exact(x) ** 2).sum((1, 2)) * 256)
        error = np.broadcast_to((8 * stage_error * norm)[:, None, None], x.shape)
        return {"out": ExpectedBuffer(np.stack([value.real, value.imag], -1), error)}

    arguments = {"x": In(x), "out": Out.empty(x.shape, F32)}
    return _case("fft256", arguments=arguments, reference=reference, grid=(2,), threads=(128,))


def _gauss() -> Case:
    matrices, right = normal(83, (3, SIZE, SIZE), F64), normal(84, (3, SIZE), F64)

    def reference() -> dict[str, ExpectedBuffer]:
        value = np.linalg.solve(matrices, right[..., None])[..., 0]
        # Wilkinson (Higham, section 9.3): |dA| <= 2 n^2 gamma_n growth |A|; growth with pivots is below n here.
        condition = np.linalg.cond(matrices, np.inf)[:, None]
        error = 2 * SIZE**3 * SIZE * unit(F64) * condition * np.abs(value).max(1, keepdims=True)
        return {"solutions": ExpectedBuffer(value, np.broadcast_to(error, value.shape))}

    arguments = {"matrices": In(matrices), "right": In(right), "solutions": Out.empty((3, SIZE), F64)}
    return _case("gauss", arguments=arguments, reference=reference, grid=(3,), threads=(SIZE,))


def _cholesky() -> Case:
    raw = normal(85, (2, SIZE, SIZE))
    matrices = (raw @ raw.transpose(0, 2, 1) + SIZE * np.eye(SIZE, dtype=F32)).astype(F32)
    matrices = ((matrices + matrices.transpose(0, 2, 1)) / 2).astype(F32)

    def reference() -> dict[str, ExpectedBuffer]:
        value = np.linalg.cholesky(exact(matrices))
        # Higham, theorem 10.3 and 10.8: dA <= gamma_(n+1) |L||L^T|, and |dL| <= cond * |dA| / |A| * |L|
        condition = np.linalg.cond(exact(matrices))
        norm = np.linalg.norm(value, axis=(1, 2))
        error = (SIZE + 3) * unit(F32) * condition * norm + smallest(F32)
        return {"factors": ExpectedBuffer(value, np.broadcast_to(error[:, None, None], value.shape))}

    arguments = {"matrices": In(matrices), "factors": Out.empty(matrices.shape, F32)}
    return _case("cholesky", arguments=arguments, reference=reference, grid=(2,), threads=(SIZE,))


def _monte_carlo() -> Case:
    threads, rounds = 128, 20

    def reference() -> dict[str, ExpectedBuffer]:
        """Exact: 24-bit fractions; x * x + y * y is in doubt only within two roundings of 1, where no point lies."""
        hits, states = 0, []
        for i in range(threads):
            state = 0x853C49E6748FEA9B + i
            for _ in range(rounds):
                point = []
                for _ in range(2):
                    state = (state * 6364136223846793005 + 1442695040888963407) % 2**64
                    point.append((state >> 40) / 2**24)
                radius = point[0] ** 2 + point[1] ** 2
                assert abs(radius - 1) > 2 * unit(F32)
                hits += radius <= 1
            states.append(state >> 32)
        return {
            "inside": ExpectedBuffer(np.array([hits], np.uint64)),
            "states": ExpectedBuffer(np.array(states, np.uint32)),
        }

    arguments = {"inside": Out.zeros(1, np.uint64), "states": Out.empty(threads, np.uint32), "rounds": rounds}
    return _case("monte_carlo_pi", arguments=arguments, reference=reference, grid=(2,), threads=(threads // 2,))


CASES = (_mandelbrot(), _nbody(), _fft(), _gauss(), _cholesky(), _monte_carlo())
