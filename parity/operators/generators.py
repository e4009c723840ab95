"""Inputs and cases by element type and shape alone, for operators that have none of their own."""

import numpy as np

from parity.operators.base import Bound, Form, Values, Wanted
from parity.operators.formats import Array, Format
from parity.operators.tolerance import CALIBRATED, EXACT, Tolerance

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


def word_of(tolerance: Tolerance) -> str:
    """What a case of whole numbers is called."""
    return "exact" if tolerance.is_exact else "integers"


def exact_or_integers(form: Form) -> tuple[Values, Bound]:
    """The operator's inputs for which every bit counts, or whole numbers within a calibrated tolerance."""
    if form.operator.exact is not None:
        return form.operator.exact, lambda _: EXACT
    return integers, lambda _: CALIBRATED


def usual_cases(form: Form) -> list[Wanted]:
    """What follows from types and shapes alone: whole numbers, also of one round; normal numbers; every byte of narrow
    types; NaN and infinities; extremes.
    """
    values, bound = exact_or_integers(form)
    has_rounds = any(form.block(axis) < form.axes[axis] for axis in form.reduced)
    has_bytes = any(form.format(name).values is not None for name in form.inputs)
    has_floats = any(form.format(name).is_float for name in form.inputs)
    name = word_of(bound(form))
    return [
        Wanted(name, values, tolerance=bound),
        *([Wanted(name, values, "one round", bound)] if has_rounds else []),
        Wanted("normal", normal, tolerance=lambda _: CALIBRATED),
        *([Wanted("every byte", every_value, tolerance=lambda _: CALIBRATED)] if has_bytes else []),
        *([Wanted("NaN and infinities", sprinkled, tolerance=lambda _: CALIBRATED),
           Wanted("extremes", extremes, tolerance=lambda _: CALIBRATED)] if has_floats else []),
    ]  # fmt: skip
