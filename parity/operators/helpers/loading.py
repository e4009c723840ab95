"""Loads a user's own Python file, which defines an operator or a layout. Its code runs with the caller's rights."""

import hashlib
import sys
from contextlib import redirect_stdout
from functools import lru_cache
from pathlib import Path
from types import ModuleType
from typing import TypeVar

from parity.errors import InputError

OWN_FILES = "parity_file_"  # how the modules of such files are called
_Kind = TypeVar("_Kind")


def content_of(path: str) -> bytes:
    """Return the bytes of a file. Raises InputError for a file that cannot be read."""
    try:
        return Path(path).read_bytes()
    except OSError as error:
        raise InputError(f"'{path}' cannot be read: {error.strerror}") from None


def sha256_of(path: str) -> str:
    """Return the hash of a file's content. Raises InputError for a file that cannot be read."""
    return hashlib.sha256(content_of(path)).hexdigest()


def defined(path: str, name: str, kind: type[_Kind]) -> _Kind:
    """Return what a file defines under a name. Raises InputError for a file that does not load or lacks the
    definition.
    """
    definition = getattr(_module(path, content_of(path)), name, None)
    if not isinstance(definition, kind):
        raise InputError(f"'{Path(path).name}' defines no {name}, made with parity.operators.{kind.__name__}")
    return definition


@lru_cache(maxsize=16)
def _module(path: str, content: bytes) -> ModuleType:
    """Run exactly the bytes that are hashed; Python's import cache may hold an older file of equal size and second."""
    module = ModuleType(f"{OWN_FILES}{hashlib.sha256(content).hexdigest()[:16]}")
    module.__file__ = path
    sys.modules[module.__name__] = module
    try:
        with redirect_stdout(sys.stderr):  # this program's documents go to standard output
            exec(compile(content, path, "exec"), module.__dict__)
    except InputError as error:
        raise InputError(f"'{Path(path).name}': {error}") from None
    except (Exception, SystemExit) as error:  # the user must mend whatever the user's file raises
        raise InputError(f"'{Path(path).name}' does not load: {type(error).__name__}: {error}") from error
    return module
