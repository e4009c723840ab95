"""How far a right result may lie from the reference: rules of rounding, none of them fitted to what came out.

u is the unit roundoff of a type: a rounding changes a value v by at most u * |v|, or half of the smallest subnormal.
The factors below are upper bounds of published errors: OCML and Triton's device code take 1 to 4 units in the last
place for functions of fp32 (OpenCL C 3.0, section 7.4, allows at most 4 for exp, log, sin, cos, tanh 5, pow 16).
"""

from typing import Any

import ml_dtypes
import numpy as np
from numpy.typing import DTypeLike, NDArray

# One unit in the last place is 2 u.
ULP = 2.0
FUNCTION_ROUNDINGS = 4 * ULP  # of exp, log, sin, cos and what is made of one of them
LONG_FUNCTION_ROUNDINGS = 16 * ULP  # of pow, erf (OpenCL allows 16 ulp)


def _finfo(dtype: DTypeLike) -> Any:
    return ml_dtypes.finfo(np.dtype(dtype))  # type: ignore[no-untyped-call]  # it has no types


def unit(dtype: DTypeLike) -> float:
    """u: half of the distance of 1 from the next number."""
    return float(_finfo(dtype).eps) / 2


def smallest(dtype: DTypeLike) -> float:
    """The least normal number: below it fp32 functions may flush (exp and log of the hardware do)."""
    return float(_finfo(dtype).tiny)


def roundings(value: NDArray[Any], count: float, dtype: DTypeLike) -> NDArray[Any]:
    """`count` roundings of a value: (1 + u)^count - 1 is below 1.01 count u for the counts here."""
    error: NDArray[Any] = 1.01 * count * unit(dtype) * np.abs(value) + smallest(dtype)
    return error


def stored(value: NDArray[Any], dtype: DTypeLike, inside: NDArray[Any] | float = 0.0) -> NDArray[Any]:
    """A value that has the error `inside` before it is rounded once to the type of the output."""
    return inside + roundings(np.abs(value) + inside, 1, dtype)


def summed(magnitudes: NDArray[Any], count: int, dtype: DTypeLike = np.float32) -> NDArray[Any]:
    """A sum of products in any order: at most count + 1 roundings of the sum of all magnitudes.

    `magnitudes` is the sum of |a_i b_i| (Higham, Accuracy and Stability, section 3.1).
    """
    return roundings(magnitudes, count + 1, dtype)
