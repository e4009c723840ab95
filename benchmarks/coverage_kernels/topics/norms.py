"""Softmax, normalisations, losses, embeddings, random numbers and quantisation in Triton."""

from typing import Any

import ml_dtypes
import numpy as np
from numpy.typing import DTypeLike

from coverage_kernels import philox
from coverage_kernels.case import BFLOAT16, Arguments, Array, Case, ExpectedBuffer, In, Out, exact, integers, normal
from coverage_kernels.tolerance import FUNCTION_ROUNDINGS, roundings, stored, summed, unit

F16, F32, I32 = np.float16, np.float32, np.int32
_U = unit(F32)
_EPS = 1e-5


def _case(
    name: str,
    group: str,
    arguments: Arguments,
    reference: Any,
    grid: tuple[int, ...],
    constants: dict[str, Any],
    **more: Any,
) -> Case:
    return Case(
        name, group, "triton", "norms.py", more.pop("symbol", name), arguments, reference, grid, constants, **more
    )


def _softmax_of(x: Array) -> tuple[Array, Array]:
    """Softmax of rows, and its error: exp of an argument that is rounded once, a sum of n, a quotient."""
    shifted = exact(x) - exact(x).max(1, keepdims=True)
    value = np.exp(shifted) / np.exp(shifted).sum(1, keepdims=True)
    # the argument's rounding and that of its product with log2(e) become relative errors; the sum has them too
    largest = np.abs(shifted).max(1, keepdims=True)
    return value, value * (2 * (2 * largest + FUNCTION_ROUNDINGS) + x.shape[1] + 5) * _U * 1.01 + 1e-38


def _softmax() -> Case:
    rows, cols = 7, 300
    x = 3 * normal(401, (rows, cols))

    def reference() -> dict[str, ExpectedBuffer]:
        return {"out_ptr": ExpectedBuffer(*_softmax_of(x))}

    arguments = {
        "out_ptr": Out.empty(x.shape, F32),
        "x_ptr": In(x),
        "x_row_stride": cols,
        "out_row_stride": cols,
        "n_rows": rows,
        "n_cols": cols,
    }
    return _case("softmax", "softmax", arguments, reference, (3,), {"BLOCK": 512, "num_stages": 2}, num_warps=8)


def _log_softmax() -> Case:
    x = (3 * normal(402, (4, 200))).astype(BFLOAT16)

    def reference() -> dict[str, ExpectedBuffer]:
        wide = exact(x)
        shifted = wide - wide.max(1, keepdims=True)
        total = np.exp(shifted).sum(1, keepdims=True)
        value = shifted - np.log(total)
        # the sum's relative error is an absolute one of its logarithm; then a log and a difference
        sum_error = (2 * np.abs(shifted).max() + FUNCTION_ROUNDINGS + 200) * _U
        inside = sum_error + roundings(np.log(total), FUNCTION_ROUNDINGS, F32) + roundings(value, 2, F32)
        return {"out_ptr": ExpectedBuffer(value, stored(value, BFLOAT16, inside))}

    arguments = {"x_ptr": In(x), "out_ptr": Out.empty(x.shape, BFLOAT16), "n_cols": 200}
    return _case("log_softmax", "softmax", arguments, reference, (4,), {"BLOCK": 256})


def _online() -> Case:
    x = 3 * normal(403, (3, 500))

    def reference() -> dict[str, ExpectedBuffer]:
        value, error = _softmax_of(x)
        return {"out_ptr": ExpectedBuffer(value, 2 * error)}  # each of four blocks rescales what came before

    arguments = {"x_ptr": In(x), "out_ptr": Out.empty(x.shape, F32), "n_cols": 500}
    return _case("online_softmax", "softmax", arguments, reference, (3,), {"BLOCK": 128})


def _normalised(x: Array) -> tuple[Array, Array, Array, Array]:
    """Mean, 1 / deviation, normalised rows, and an error of these: the mean's error goes into every element."""
    n = x.shape[1]
    mean = x.mean(1, keepdims=True)
    rstd = 1 / np.sqrt(((x - mean) ** 2).mean(1, keepdims=True) + float(F32(_EPS)))
    mean_error = (n + 3) * _U * np.abs(x).mean(1, keepdims=True)
    relative = (n + 12) * _U + 2 * mean_error * rstd
    hat = (x - mean) * rstd
    return mean, rstd, hat, mean_error * rstd + np.abs(hat) * (relative + 3 * _U) + _U * np.abs(x) * rstd


def _layer_forward() -> Case:
    rows, cols = 5, 300
    x, w, b = normal(404, (rows, cols), F16) + F16(1), normal(405, cols, F16), normal(406, cols, F16)

    def reference() -> dict[str, ExpectedBuffer]:
        mean, rstd, hat, error = _normalised(exact(x))
        value = hat * exact(w) + exact(b)
        inside = error * np.abs(exact(w)) + 2 * _U * (np.abs(hat * exact(w)) + np.abs(exact(b)))
        mean_error = (cols + 3) * _U * np.abs(exact(x)).mean(1)
        return {
            "Y": ExpectedBuffer(value, stored(value, F16, inside)),
            "Mean": ExpectedBuffer(mean[:, 0], mean_error),
            "Rstd": ExpectedBuffer(rstd[:, 0], rstd[:, 0] * ((cols + 12) * _U + 2 * mean_error * rstd[:, 0])),
        }

    arguments = {
        "X": In(x),
        "Y": Out.empty(x.shape, F16),
        "W": In(w),
        "B": In(b),
        "Mean": Out.empty(rows, F32),
        "Rstd": Out.empty(rows, F32),
        "stride": cols,
        "N": cols,
        "eps": _EPS,
    }
    return _case("layer_norm_forward", "norms", arguments, reference, (rows,), {"BLOCK_SIZE": 256})


def _layer_backward() -> Case:
    rows, cols, groups = 6, 100, 2
    x, dy, w = normal(407, (rows, cols), F16), normal(408, (rows, cols), F16), normal(409, cols, F16)
    mean = exact(x).mean(1).astype(F32)
    rstd = (1 / np.sqrt(exact(x).var(1) + _EPS)).astype(F32)

    def reference() -> dict[str, ExpectedBuffer]:
        hat = (exact(x) - exact(mean)[:, None]) * exact(rstd)[:, None]
        wdy = exact(w) * exact(dy)
        c1, c2 = (hat * wdy).mean(1, keepdims=True), wdy.mean(1, keepdims=True)
        dx = (wdy - hat * c1 - c2) * exact(rstd)[:, None]
        sizes = np.abs(hat * wdy).mean(1, keepdims=True), np.abs(wdy).mean(1, keepdims=True)
        inside = (cols + 8) * _U * (np.abs(hat) * sizes[0] + sizes[1] + np.abs(wdy)) * exact(rstd)[:, None]
        parts = [slice(group, None, groups) for group in range(groups)]
        dw, db = (np.stack([values[part].sum(0) for part in parts]) for values in (exact(dy) * hat, exact(dy)))
        size_w, size_b = (np.stack([np.abs(v[part]).sum(0) for part in parts]) for v in (exact(dy) * hat, exact(dy)))
        return {
            "DX": ExpectedBuffer(dx, stored(dx, F16, inside)),
            "DW": ExpectedBuffer(dw, summed(size_w, 3 + 4)),
            "DB": ExpectedBuffer(db, summed(size_b, 3)),
        }

    arguments = {
        "DX": Out.empty(x.shape, F16),
        "DY": In(dy),
        "DW": Out.empty((groups, cols), F32),
        "DB": Out.empty((groups, cols), F32),
        "X": In(x),
        "W": In(w),
        "Mean": In(mean),
        "Rstd": In(rstd),
        "Lock": Out.zeros(2 * groups, I32),
        "stride": cols,
        "N": cols,
    }
    return _case(
        "layer_norm_backward", "norms", arguments, reference, (rows,), {"GROUP_SIZE_M": groups, "BLOCK_SIZE_N": 128}
    )


def _rms() -> Case:
    x, w = normal(410, (4, 500), BFLOAT16), normal(411, 500, BFLOAT16)

    def reference() -> dict[str, ExpectedBuffer]:
        wide = exact(x)
        value = wide / np.sqrt((wide**2).mean(1, keepdims=True) + _EPS) * exact(w)
        return {"out_ptr": ExpectedBuffer(value, stored(value, BFLOAT16, roundings(value, 500 / 2 + 4 + 3 + 2, F32)))}

    arguments = {"x_ptr": In(x), "w_ptr": In(w), "out_ptr": Out.empty(x.shape, BFLOAT16), "n_cols": 500, "eps": _EPS}
    return _case("rms_norm", "norms", arguments, reference, (4,), {"BLOCK": 512})


def _group() -> Case:
    images, channels, pixels, size = 2, 6, 35, 3
    x, w = normal(412, (images, channels, pixels)) + F32(0.5), normal(413, channels)

    def reference() -> dict[str, ExpectedBuffer]:
        rows = exact(x).reshape(images * 2, size * pixels)
        _, _, hat, error = _normalised(rows)
        weights = np.broadcast_to(exact(w)[None, :, None], x.shape)
        error = error.reshape(x.shape) * np.abs(weights)
        return {
            "out_ptr": ExpectedBuffer(
                hat.reshape(x.shape) * weights, error + 2 * _U * np.abs(hat.reshape(x.shape) * weights)
            )
        }

    arguments = {
        "x_ptr": In(x),
        "w_ptr": In(w),
        "out_ptr": Out.empty(x.shape, F32),
        "channels": channels,
        "pixels": pixels,
        "eps": _EPS,
    }
    return _case("group_norm", "norms", arguments, reference, (images, 2), {"GROUP": size, "BLOCK": 128})


def _batch() -> Case:
    rows, channels = 90, 40
    x = normal(414, (rows, channels), F16) + F16(0.5)

    def reference() -> dict[str, ExpectedBuffer]:
        wide = exact(x)
        squares = (wide**2).mean(0)
        mean = (rows + 2) * _U * np.abs(wide).mean(0)
        error = (rows + 3) * _U * squares + 2 * np.abs(wide.mean(0)) * mean + 2 * _U * squares
        return {"mean_ptr": ExpectedBuffer(wide.mean(0), mean), "variance_ptr": ExpectedBuffer(wide.var(0), error)}

    arguments = {
        "x_ptr": In(x),
        "mean_ptr": Out.empty(channels, F32),
        "variance_ptr": Out.empty(channels, F32),
        "rows": rows,
        "channels": channels,
    }
    return _case("batch_statistics", "norms", arguments, reference, (2,), {"BLOCK_R": 32, "BLOCK_C": 32})


_ROWS, _CLASSES = 5, 200


def _logits() -> tuple[Array, Array, Array]:
    """Logits, labels (one is to be ignored) and the logarithm of the sum of exponentials."""
    x, labels = (2 * normal(415, (_ROWS, _CLASSES))).astype(BFLOAT16), integers(416, _ROWS, 0, _CLASSES, np.int64)
    labels[2] = -100
    top = exact(x).max(1)
    return x, labels, top + np.log(np.exp(exact(x) - top[:, None]).sum(1))


def _cross_entropy() -> Case:
    x, labels, lse = _logits()

    def reference() -> dict[str, ExpectedBuffer]:
        chosen = np.where(labels >= 0, exact(x)[np.arange(_ROWS), labels], lse)
        spread = 2 * (exact(x).max() - exact(x).min())
        error = (spread + FUNCTION_ROUNDINGS * 2 + _CLASSES + 5) * _U * (1 + np.abs(lse))
        return {
            "loss_ptr": ExpectedBuffer(lse - chosen, error + 2 * _U * np.abs(chosen)),
            "lse_ptr": ExpectedBuffer(lse, error),
        }

    arguments = {
        "logits_ptr": In(x),
        "labels_ptr": In(labels),
        "loss_ptr": Out.empty(_ROWS, F32),
        "lse_ptr": Out.empty(_ROWS, F32),
        "n_cols": _CLASSES,
    }
    return _case("cross_entropy", "losses", arguments, reference, (_ROWS,), {"BLOCK": 256})


def _cross_entropy_backward() -> Case:
    x, labels, wide = _logits()
    lse = wide.astype(F32)

    def reference() -> dict[str, ExpectedBuffer]:
        scale = float(F32(0.2))
        probability = np.exp(exact(x) - exact(lse)[:, None])
        hot = np.arange(_CLASSES)[None, :] == labels[:, None]
        value = np.where(labels[:, None] >= 0, (probability - hot) * scale, 0)
        argument = np.abs(exact(x) - exact(lse)[:, None])
        inside = scale * (probability * (2 * argument + FUNCTION_ROUNDINGS + 2) + hot) * _U + 1e-38
        return {"grad_ptr": ExpectedBuffer(value, stored(value, BFLOAT16, inside))}

    arguments = {
        "logits_ptr": In(x),
        "labels_ptr": In(labels),
        "lse_ptr": In(lse),
        "grad_ptr": Out.empty(x.shape, BFLOAT16),
        "n_cols": _CLASSES,
        "scale": 0.2,
    }
    return _case("cross_entropy_backward", "losses", arguments, reference, (_ROWS, 2), {"BLOCK": 128})


def _embedding() -> Case:
    ids, table = integers(417, 9, 0, 20, np.int64), normal(418, (20, 70), F16)
    arguments = {"ids_ptr": In(ids), "table_ptr": In(table), "out_ptr": Out.empty((9, 70), F16), "width": 70}
    return _case(
        "embedding",
        "embeddings",
        arguments,
        lambda: {"out_ptr": ExpectedBuffer(exact(table[ids]))},
        (9,),
        {"BLOCK": 128},
    )


def _embedding_backward() -> Case:
    ids, grad = integers(419, 12, 0, 4), normal(420, (12, 70))

    def reference() -> dict[str, ExpectedBuffer]:
        value, size = np.zeros((4, 70)), np.zeros((4, 70))
        np.add.at(value, ids, exact(grad))
        np.add.at(size, ids, np.abs(exact(grad)))
        return {"table_grad_ptr": ExpectedBuffer(value, summed(size, 12))}

    arguments = {"ids_ptr": In(ids), "grad_ptr": In(grad), "table_grad_ptr": Out.zeros((4, 70), F32), "width": 70}
    return _case("embedding_backward", "embeddings", arguments, reference, (12,), {"BLOCK": 128})


def _rotary() -> Case:
    positions, heads, half = 6, 3, 32
    x = normal(421, (positions, heads, 2 * half), F16)
    angle = np.arange(positions)[:, None] * 10000.0 ** (-np.arange(half) / half)
    cos, sin = np.cos(angle).astype(F32), np.sin(angle).astype(F32)

    def reference() -> dict[str, ExpectedBuffer]:
        a, b, c, s = exact(x[..., :half]), exact(x[..., half:]), exact(cos)[:, None], exact(sin)[:, None]
        value = np.concatenate([a * c - b * s, b * c + a * s], -1)
        size = np.concatenate([np.abs(a * c) + np.abs(b * s), np.abs(b * c) + np.abs(a * s)], -1)
        return {"out_ptr": ExpectedBuffer(value, stored(value, F16, summed(size, 2)))}

    arguments = {
        "x_ptr": In(x),
        "cos_ptr": In(cos),
        "sin_ptr": In(sin),
        "out_ptr": Out.empty(x.shape, F16),
        "heads": heads,
    }
    return _case("rotary", "embeddings", arguments, reference, (positions, heads), {"HALF": half}, num_warps=1)


def _dropout() -> Case:
    x, p, seed = normal(422, 1000), 0.4, 12345

    def reference() -> dict[str, ExpectedBuffer]:
        drawn = philox.uniform(philox.words(seed, np.arange(1000))[0])
        value = np.where(drawn > F32(p), exact(x) / (1 - float(F32(p))), 0)
        return {
            "out_ptr": ExpectedBuffer(value, roundings(value, 1 + 2.5 * 2, F32))
        }  # a difference, and x / y within 2.5 ulp

    arguments = {"x_ptr": In(x), "out_ptr": Out.empty(1000, F32), "n": 1000, "p": p, "seed": seed}
    return _case("dropout", "random numbers", arguments, reference, (4,), {"BLOCK": 256})


def _normal_numbers() -> Case:
    n, seed = 500, 42

    def reference() -> dict[str, ExpectedBuffer]:
        drawn = philox.words(seed, np.arange(n))
        first, second = (exact(philox.uniform(word)) for word in drawn[:2])
        radius = np.sqrt(-2 * np.log(np.maximum(1e-7, first)))
        angle = float(F32(6.283185307179586)) * second
        value = radius * np.cos(angle)
        # the angle is rounded once; log near 1 has an absolute error of u, of which the root makes u / radius
        radius_error = roundings(radius, FUNCTION_ROUNDINGS / 2 + 3, F32) + 2 * _U / np.maximum(radius, 1e-3)
        error = radius_error + radius * (angle * _U + FUNCTION_ROUNDINGS * _U) + roundings(value, 1, F32)
        return {"out_ptr": ExpectedBuffer(value, error), "words_ptr": ExpectedBuffer(drawn[0].view(I32))}

    arguments = {"out_ptr": Out.empty(n, F32), "words_ptr": Out.empty(n, I32), "n": n, "seed": seed}
    return _case("normal_numbers", "random numbers", arguments, reference, (4,), {"BLOCK": 128})


def _quantize_rows() -> Case:
    x = normal(423, (4, 200), F16)

    def reference() -> dict[str, ExpectedBuffer]:
        scale = np.abs(exact(x)).max(1, keepdims=True) / 127
        ratio = exact(x) / scale
        value = np.clip(np.floor(ratio + 0.5), -128, 127)
        # a quotient that lies within its error of a half may go either way, by one
        in_doubt = np.abs(ratio + 0.5 - np.round(ratio + 0.5)) <= 12 * _U * np.abs(ratio) + _U
        scale_error = roundings(scale[:, 0], 2.5 * 2, F32)
        return {
            "out_ptr": ExpectedBuffer(value, np.where(in_doubt, 1.0, 0.0)),
            "scale_ptr": ExpectedBuffer(scale[:, 0], scale_error),
        }

    arguments = {"x_ptr": In(x), "out_ptr": Out.empty(x.shape, np.int8), "scale_ptr": Out.empty(4, F32), "n_cols": 200}
    return _case("quantize_rows", "quantisation", arguments, reference, (4,), {"BLOCK": 256})


def _quantize_fp8(name: str, dtype: DTypeLike, families: tuple[str, ...], reason: str) -> Case:
    x = (40 * normal(424, 500)).astype(F32)

    def reference() -> dict[str, ExpectedBuffer]:
        q = np.clip(x * F32(1.5), F32(-240), F32(240)).astype(dtype)
        back = exact(q) / 1.5
        return {"out_ptr": ExpectedBuffer(exact(q)), "back_ptr": ExpectedBuffer(back, roundings(back, 2.5 * 2, F32))}

    arguments = {
        "x_ptr": In(x),
        "out_ptr": Out.empty(500, dtype),
        "back_ptr": Out.empty(500, F32),
        "scale": 1.5,
        "n": 500,
    }
    return _case(
        name,
        "quantisation",
        arguments,
        reference,
        (2,),
        {"BLOCK": 256},
        symbol="quantize_fp8",
        families=families,
        reason=reason,
    )


def _dequantize() -> Case:
    q = integers(425, (3, 300), -128, 128, np.int8)
    scale, zero = np.abs(normal(426, 3)), integers(427, 3, -20, 20).astype(F32)

    def reference() -> dict[str, ExpectedBuffer]:
        value = (exact(q) - exact(zero)[:, None]) * exact(scale)[:, None]
        return {"out_ptr": ExpectedBuffer(value, stored(value, BFLOAT16, roundings(value, 1, F32)))}

    arguments = {
        "q_ptr": In(q),
        "scale_ptr": In(scale),
        "zero_ptr": In(zero),
        "out_ptr": Out.empty(q.shape, BFLOAT16),
        "n_cols": 300,
    }
    return _case("dequantize_int8", "quantisation", arguments, reference, (3, 2), {"BLOCK": 256})


def _adamw() -> Case:
    n = 700
    p, g, m = normal(428, n), normal(429, n, BFLOAT16), normal(430, n)
    v = np.abs(normal(431, n))
    rates = {
        "lr": 0.01,
        "beta1": 0.9,
        "beta2": 0.99,
        "eps": 1e-8,
        "decay": 0.1,
        "correction1": 0.19,
        "correction2": 0.0199,
    }

    def reference() -> dict[str, ExpectedBuffer]:
        lr, b1, b2, eps, decay, c1, c2 = (float(F32(value)) for value in rates.values())
        grad = exact(g)
        # 1 - beta is rounded, to a unit of 1 and not of the small difference: what is left of it is u / (1 - beta)
        new_m, new_v = b1 * exact(m) + (1 - b1) * grad, b2 * exact(v) + (1 - b2) * grad**2
        size_m = np.abs(b1 * exact(m)) + np.abs((1 - b1) * grad)
        step = lr * (new_m / c1) / (np.sqrt(new_v / c2) + eps)
        step_size = lr * (size_m / c1) / (np.sqrt(new_v / c2) + eps)
        new_p = exact(p) * (1 - lr * decay) - step
        return {
            "m_ptr": ExpectedBuffer(new_m, summed(size_m, 3)),
            "v_ptr": ExpectedBuffer(new_v, roundings(new_v, 5, F32)),
            "p_ptr": ExpectedBuffer(new_p, roundings(np.abs(exact(p)), 4, F32) + roundings(step_size, 30, F32)),
        }

    arguments = {"p_ptr": Out(p), "g_ptr": In(g), "m_ptr": Out(m), "v_ptr": Out(v), "n": n, **rates}
    return _case("adamw", "elementwise", arguments, reference, (3,), {"BLOCK": 256})


_CLAIM = "it converts fp8 of the {} formats in hardware"
CASES = (
    _softmax(),
    _log_softmax(),
    _online(),
    _layer_forward(),
    _layer_backward(),
    _rms(),
    _group(),
    _batch(),
    _cross_entropy(),
    _cross_entropy_backward(),
    _embedding(),
    _embedding_backward(),
    _rotary(),
    _dropout(),
    _normal_numbers(),
    _quantize_rows(),
    _quantize_fp8("quantize_fp8_e4m3", ml_dtypes.float8_e4m3fn, ("gfx1201", "gfx950"), _CLAIM.format("OCP")),
    _quantize_fp8("quantize_fp8_fnuz", ml_dtypes.float8_e4m3fnuz, ("gfx942",), _CLAIM.format("fnuz")),
    _dequantize(),
    _adamw(),
)
