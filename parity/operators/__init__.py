"""Operators: what is computed, independent of any kernel. One file each; anybody's own is named by its path."""

import hashlib
import importlib.util
import sys
from functools import lru_cache
from importlib import import_module
from pathlib import Path

from parity.errors import InputError
from parity.operators.base import Binding, Call, Direction, Form, Operator, Region, ScalarSpec, TensorSpec, Wanted
from parity.operators.formats import DTYPES, NUMERICS, DType, Format
from parity.operators.layouts import layout_of
from parity.operators.tolerance import CALIBRATED, EXACT, Tolerance, ToleranceBasis

__all__ = [
    "CALIBRATED",
    "DTYPES",
    "EXACT",
    "NUMERICS",
    "OPERATORS",
    "Binding",
    "Call",
    "DType",
    "Direction",
    "Form",
    "Format",
    "Operator",
    "Region",
    "ScalarSpec",
    "TensorSpec",
    "Tolerance",
    "ToleranceBasis",
    "Wanted",
    "find_operator",
    "layout_of",
    "operator_identity",
]

_FOLDER = Path(__file__).parent
_NOT_OPERATORS = ("__init__", "base", "expressions", "formats", "generators", "layouts", "tolerance")
OPERATORS = tuple(sorted(path.stem for path in _FOLDER.glob("*.py") if path.stem not in _NOT_OPERATORS))


def find_operator(name: str) -> Operator:
    """A built-in operator by its name, or the one of a file by its path, which is code that runs with your rights.

    Raises InputError if there is none, or if the file does not define `OPERATOR`.
    """
    if name.endswith(".py"):
        return _of_file(name, _sha256(Path(name)))
    if name not in OPERATORS:
        raise InputError(f"'{name}' is no operator: there are {', '.join(OPERATORS)}, or name a file, as my_op.py")
    found: Operator = import_module(f"parity.operators.{name}").OPERATOR
    return found


def operator_identity(name: str) -> str:
    """What tells an operator from others: its name, and of a file the hash of its content."""
    return f"{find_operator(name).name} {_sha256(Path(name))}" if name.endswith(".py") else name


def _sha256(path: Path) -> str:
    try:
        return hashlib.sha256(path.read_bytes()).hexdigest()
    except OSError as error:
        raise InputError(f"'{path}' cannot be read: {error.strerror}") from None


@lru_cache(maxsize=16)
def _of_file(name: str, sha256: str) -> Operator:
    path = Path(name)
    module_name = f"parity_operator_{sha256[:16]}"
    spec = importlib.util.spec_from_file_location(module_name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[module_name] = module
    try:
        spec.loader.exec_module(module)
    except InputError as error:
        raise InputError(f"'{path.name}': {error}") from None
    except (Exception, SystemExit) as error:  # whatever a user's file raises is the user's to mend
        raise InputError(f"'{path.name}' does not load: {type(error).__name__}: {error}") from error
    found = getattr(module, "OPERATOR", None)
    if not isinstance(found, Operator):
        raise InputError(f"'{path.name}' defines no OPERATOR, made with parity.operators.Operator")
    return found
