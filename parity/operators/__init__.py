"""Operators: what is computed, independent of any kernel. Each has a file; a user's own is named by its path."""

from importlib import import_module

from parity.errors import InputError
from parity.operators.helpers.base import (
    Binding,
    Call,
    CaseSpec,
    Direction,
    Form,
    Least,
    Operator,
    Region,
    ScalarSpec,
    TensorSpec,
)
from parity.operators.helpers.captured import Captured
from parity.operators.helpers.formats import DTYPES, NUMERICS, DType, Format
from parity.operators.helpers.layouts import Layout, layout_of
from parity.operators.helpers.loading import defined, sha256_of
from parity.operators.helpers.tolerance import CALIBRATED, EXACT, Tolerance, ToleranceBasis
from parity.operators.helpers.torch_code import TorchCode
from parity.operators.helpers.usual import distinct_cases, usual_cases

__all__ = [
    "CALIBRATED",
    "DTYPES",
    "EXACT",
    "NUMERICS",
    "OPERATORS",
    "Binding",
    "Call",
    "Captured",
    "CaseSpec",
    "DType",
    "Direction",
    "Form",
    "Format",
    "Layout",
    "Least",
    "Operator",
    "Region",
    "ScalarSpec",
    "TensorSpec",
    "Tolerance",
    "ToleranceBasis",
    "TorchCode",
    "distinct_cases",
    "find_operator",
    "layout_of",
    "operator_identity",
    "sha256_of",
    "usual_cases",
]

OPERATORS = ("rms_norm", "scaled_mm")  # the built-in ones, by their files


def find_operator(name: str) -> Operator:
    """Find a built-in operator by its name, or a file's operator by its path. The file is code that runs with your
    rights.

    Raises InputError if there is none, or if the file does not define `OPERATOR`.
    """
    if name.endswith(".py"):
        return defined(name, "OPERATOR", Operator)
    if name not in OPERATORS:
        raise InputError(f"'{name}' is no operator: there are {', '.join(OPERATORS)}, or name a file, as my_op.py")
    operator: Operator = import_module(f"parity.operators.{name}").OPERATOR
    return operator


def operator_identity(name: str) -> str:
    """Return what distinguishes an operator from others: its name and, if it has its own file, the hash of the file's
    content.
    """
    return f"{find_operator(name).name} {sha256_of(name)}" if name.endswith(".py") else name
