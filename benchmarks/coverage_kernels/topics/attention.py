"""Attention in Triton: forward, backward, and one query at a time."""

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from coverage_kernels.case import Arguments, Array, Case, ExpectedBuffer, In, Out, exact, integers, normal
from coverage_kernels.tolerance import FUNCTION_ROUNDINGS, roundings, stored, summed, unit

F16, F32 = np.float16, np.float32
HEADS, CONTEXT, WIDTH, BLOCK = 2, 64, 32, 32
SCALE = 0.25
_U, _U16 = unit(F32), unit(F16)


@dataclass(frozen=True)
class Attention:
    """A problem with its solution in float64: probabilities, output, logarithms (base 2) of the softmax's sums.

    `relative` is the error of a probability before it is rounded to fp16: that of its exponent becomes a relative one.
    `flushed` is what gfx90a's matrix unit takes for zero: the probabilities that are subnormal as fp16.
    """

    q: Array
    k: Array
    v: Array
    do: Array
    probabilities: Array
    out: Array
    logs: Array
    relative: Array
    flushed: Array


def _subnormal(values: Array, as_fp16: Array) -> Array:
    """The sizes of values that are subnormal as fp16, or may be after a rounding; else zero."""
    return np.where(np.abs(as_fp16) < 1.01 * 2.0**-14, np.abs(values), 0)


@cache
def solve(is_causal: bool) -> Attention:
    q, k, v, do = (normal(seed, (HEADS, CONTEXT, WIDTH), F16) for seed in (501, 502, 503, 504))
    scores = exact(q) @ exact(k).transpose(0, 2, 1) * SCALE
    if is_causal:
        scores = np.where(np.tri(CONTEXT, dtype=bool), scores, -np.inf)
    top = scores.max(2, keepdims=True)
    weights = np.exp(scores - top)
    total = weights.sum(2, keepdims=True)
    probabilities = weights / total
    sizes = np.abs(exact(q)) @ np.abs(exact(k)).transpose(0, 2, 1) * SCALE
    # the exponent: a sum of WIDTH products, three roundings of it and of the maximum; the sum of weights has it too
    exponent = (WIDTH + 4) * _U * (sizes + sizes.max(2, keepdims=True))
    relative = 2 * exponent + (2 * FUNCTION_ROUNDINGS + CONTEXT + 10) * _U
    return Attention(
        q,
        k,
        v,
        do,
        probabilities,
        probabilities @ exact(v),
        ((top + np.log(total)) / np.log(2))[..., 0],
        relative,
        _subnormal(probabilities, weights),
    )


def _case(name: str, symbol: str, arguments: Arguments, reference: Any, **more: Any) -> Case:
    return Case(name, "attention", "triton", "attention.py", symbol, arguments, reference, **more)


_GRID, _BLOCKS = (CONTEXT // BLOCK, HEADS), {"HEAD_DIM": WIDTH, "BLOCK_M": BLOCK, "BLOCK_N": BLOCK}


def _forward(name: str, is_causal: bool) -> Case:
    problem = solve(is_causal)

    def reference() -> dict[str, ExpectedBuffer]:
        # weights are rounded to fp16 before they are multiplied by V
        sizes = (problem.probabilities * (problem.relative + 1.01 * _U16) + problem.flushed) @ np.abs(exact(problem.v))
        inside = sizes + summed(problem.probabilities @ np.abs(exact(problem.v)), CONTEXT + 8)
        logs = 2 * problem.relative.max(2) / np.log(2) + roundings(problem.logs, 4, F32)
        return {
            "Out": ExpectedBuffer(problem.out, stored(problem.out, F16, inside)),
            "M": ExpectedBuffer(problem.logs, logs),
        }

    arguments = {
        "Q": In(problem.q),
        "K": In(problem.k),
        "V": In(problem.v),
        "M": Out.empty((HEADS, CONTEXT), F32),
        "Out": Out.empty(problem.q.shape, F16),
        "sm_scale": SCALE,
        "N_CTX": CONTEXT,
    }
    return _case(
        name,
        "attention_forward",
        arguments,
        reference,
        grid=_GRID,
        constants={**_BLOCKS, "STAGE": 3 if is_causal else 1},
    )


def _preprocess() -> Case:
    problem = solve(True)
    out = problem.out.astype(F16)

    def reference() -> dict[str, ExpectedBuffer]:
        terms = exact(out) * exact(problem.do)
        return {"Delta": ExpectedBuffer(terms.sum(2), summed(np.abs(terms).sum(2), WIDTH))}

    arguments = {"O": In(out), "DO": In(problem.do), "Delta": Out.empty((HEADS, CONTEXT), F32)}
    return _case(
        "attention_backward_preprocess",
        "attention_backward_preprocess",
        arguments,
        reference,
        grid=(HEADS * CONTEXT // BLOCK,),
        constants={"BLOCK_M": BLOCK, "HEAD_DIM": WIDTH},
    )


@dataclass(frozen=True)
class Gradients:
    """dS and its error, with the inputs that both kernels of the backward pass read."""

    problem: Attention
    logs: Array
    delta: Array
    ds: Array
    ds_error: Array


@cache
def _gradients() -> Gradients:
    problem = solve(True)
    logs, delta = problem.logs.astype(F32), (problem.out * exact(problem.do)).sum(2).astype(F32)
    dp = exact(problem.do) @ exact(problem.v).transpose(0, 2, 1)
    sizes = np.abs(exact(problem.do)) @ np.abs(exact(problem.v)).transpose(0, 2, 1)
    difference = dp - exact(delta)[..., None]
    magnitude = sizes + np.abs(exact(delta))[..., None]
    ds = problem.probabilities * difference
    # logs were rounded to fp32: an absolute error of the exponent
    relative = problem.relative + 2 * _U * np.abs(problem.logs)[..., None]
    error = problem.probabilities * (np.abs(difference) * relative + (WIDTH + 3) * _U * magnitude)
    error += 1.01 * _U16 * np.abs(ds) + 2**-25 + _subnormal(ds, ds)
    return Gradients(problem, logs, delta, ds, error)


def _inputs(outputs: tuple[str, ...]) -> Arguments:
    known = _gradients()
    p = known.problem
    shape = p.q.shape
    return {
        "Q": In(p.q),
        "K": In(p.k),
        "V": In(p.v),
        "DO": In(p.do),
        **{name: Out.empty(shape, F32) for name in outputs},
        "M": In(known.logs),
        "Delta": In(known.delta),
        "sm_scale": SCALE,
        "N_CTX": CONTEXT,
    }


def _keys() -> Case:
    def reference() -> dict[str, ExpectedBuffer]:
        known = _gradients()
        p = known.problem
        turned, ds = p.probabilities.transpose(0, 2, 1), known.ds.transpose(0, 2, 1)
        dv = turned @ exact(p.do)
        relative = p.relative.transpose(0, 2, 1) + 2 * _U * np.abs(p.logs)[:, None, :] + 1.01 * _U16
        dv_error = (turned * relative + 2**-25 + _subnormal(turned, turned)) @ np.abs(exact(p.do)) + summed(
            turned @ np.abs(exact(p.do)), CONTEXT
        )
        dk = SCALE * ds @ exact(p.q)
        sums = summed(np.abs(ds) @ np.abs(exact(p.q)), CONTEXT + 1)
        dk_error = SCALE * (known.ds_error.transpose(0, 2, 1) @ np.abs(exact(p.q)) + sums)
        return {"DK": ExpectedBuffer(dk, dk_error), "DV": ExpectedBuffer(dv, dv_error)}

    return _case(
        "attention_backward_keys",
        "attention_backward_keys",
        _inputs(("DK", "DV")),
        reference,
        grid=_GRID,
        constants=_BLOCKS,
    )


def _queries() -> Case:
    def reference() -> dict[str, ExpectedBuffer]:
        known = _gradients()
        k = exact(known.problem.k)
        error = SCALE * (known.ds_error @ np.abs(k) + summed(np.abs(known.ds) @ np.abs(k), CONTEXT + 1))
        return {"DQ": ExpectedBuffer(SCALE * known.ds @ k, error)}

    return _case(
        "attention_backward_queries",
        "attention_backward_queries",
        _inputs(("DQ",)),
        reference,
        grid=_GRID,
        constants=_BLOCKS,
    )


def _decode() -> Case:
    sequences, most = 3, 70
    q, k, v = (
        normal(505, (sequences, WIDTH), F16),
        normal(506, (sequences, most, WIDTH), F16),
        normal(507, (sequences, most, WIDTH), F16),
    )
    lengths = integers(508, sequences, 20, most + 1)

    def reference() -> dict[str, ExpectedBuffer]:
        values, errors = [], []
        for query, keys, rows, length in zip(exact(q), exact(k), exact(v), lengths, strict=True):
            scores, sizes = keys[:length] @ query * SCALE, np.abs(keys[:length]) @ np.abs(query) * SCALE
            p = np.exp(scores - scores.max())
            p /= p.sum()
            relative = 4 * (WIDTH + 4) * _U * sizes.max() + (2 * FUNCTION_ROUNDINGS + length + 20) * _U
            values.append(p @ rows[:length])
            errors.append(2 * relative * (p @ np.abs(rows[:length])) + 1e-38)
        return {"Out": ExpectedBuffer(np.stack(values), np.stack(errors))}

    arguments = {
        "Q": In(q),
        "K": In(k),
        "V": In(v),
        "Out": Out.empty((sequences, WIDTH), F32),
        "Lengths": In(lengths),
        "sm_scale": SCALE,
        "MOST": most,
    }
    return _case(
        "decode_attention",
        "decode_attention",
        arguments,
        reference,
        grid=(sequences,),
        constants={"HEAD_DIM": WIDTH, "BLOCK_N": 16},
    )


CASES = (
    _forward("attention_forward", False),
    _forward("attention_forward_causal", True),
    _preprocess(),
    _keys(),
    _queries(),
    _decode(),
)
