"""Operators: what is computed, independent of any kernel. One file each; anybody's own is named by its path."""

import hashlib
import sys
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from types import ModuleType

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
        return _of_file(name, _content(name))
    if name not in OPERATORS:
        raise InputError(f"'{name}' is no operator: there are {', '.join(OPERATORS)}, or name a file, as my_op.py")
    found: Operator = import_module(f"parity.operators.{name}").OPERATOR
    return found


def operator_identity(name: str) -> str:
    """What tells an operator from others: its name, and of a file the hash of its content."""
    return f"{find_operator(name).name} {_sha256(_content(name))}" if name.endswith(".py") else name


def _content(name: str) -> bytes:
    try:
        return Path(name).read_bytes()
    except OSError as error:
        raise InputError(f"'{name}' cannot be read: {error.strerror}") from None


def _sha256(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


@lru_cache(maxsize=16)
def _of_file(name: str, content: bytes) -> Operator:
    """Runs the bytes that were hashed: Python's cache may give those of an older file of equal size and second."""
    path = Path(name)
    module = ModuleType(f"parity_operator_{_sha256(content)[:16]}")
    module.__file__ = str(path)
    sys.modules[module.__name__] = module
    try:
        exec(compile(content, path, "exec"), module.__dict__)
    except InputError as error:
        raise InputError(f"'{path.name}': {error}") from None
    except (Exception, SystemExit) as error:  # whatever a user's file raises is the user's to mend
        raise InputError(f"'{path.name}' does not load: {type(error).__name__}: {error}") from error
    found = getattr(module, "OPERATOR", None)
    if not isinstance(found, Operator):
        raise InputError(f"'{path.name}' defines no OPERATOR, made with parity.operators.Operator")
    return found
