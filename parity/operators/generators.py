"""Inputs by element type and shape alone, for operators that have no generators of their own."""

import numpy as np

from parity.operators.base import Form
from parity.operators.formats import Array, Format

_SPRINKLED = 16  # one special value among so many elements, at most


def integers(rng: np.random.Generator, form: Form) -> dict[str, Array]:
    """Whole numbers from -4 to 4."""
    return {
        name: form.format(name).encode(rng.integers(-4, 5, form.size(name)).astype(np.float32)) for name in form.inputs
    }


def normal(rng: np.random.Generator, form: Form) -> dict[str, Array]:
    """Normally distributed numbers; whole numbers with a standard deviation of 32."""
    return {
        name: form.format(name).encode(
            rng.standard_normal(form.size(name), np.float32) * (1 if form.format(name).is_float else 32)
        )
        for name in form.inputs
    }


def every_value(rng: np.random.Generator, form: Form) -> dict[str, Array]:
    """Every byte of 8-bit types that is a number."""
    found = normal(rng, form)
    for name in form.inputs:
        if (values := form.format(name).values) is not None:
            finite = np.flatnonzero(np.isfinite(values)).astype(np.uint8)
            found[name] = rng.permuted(np.resize(finite, form.size(name)))
    return found


def sprinkled(rng: np.random.Generator, form: Form) -> dict[str, Array]:
    """Normal numbers with NaN and infinities among them, in one tensor after the other."""
    found = normal(rng, form)
    for name in form.inputs:
        special = _special(form.format(name))
        if len(special) and found[name].size >= _SPRINKLED:
            flat = found[name].reshape(-1)
            at = rng.choice(flat.size, max(1, flat.size // (256 * _SPRINKLED)), replace=False)
            flat[at] = rng.choice(special, len(at))
    return found


def extremes(rng: np.random.Generator, form: Form) -> dict[str, Array]:
    """Numbers over all powers of two whose squares fp32 holds, as far as each type goes."""
    found = {}
    for name in form.inputs:
        of = form.format(name)
        powers = 2.0 ** np.arange(-60, 61)
        kept = powers[of.decode(of.encode(powers)) == powers] if of.is_float else np.array([-100.0, -1, 0, 1, 100])
        signs = rng.choice(np.array([-1.0, 1.0]), form.size(name))
        found[name] = of.encode(rng.choice(kept, form.size(name)) * signs)
    return found


def _special(of: Format) -> Array:
    if of.values is not None:
        return of.special
    return np.array([np.nan, np.inf, -np.inf]).astype(of.kind) if of.is_float else np.array([])
