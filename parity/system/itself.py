"""This program as another process runs it: the same parity, in the same workspace, with the same lab book."""

import os
import sys
from pathlib import Path

_PACKAGES = Path(__file__).resolve().parent.parent.parent


def own_command(*words: str) -> list[str]:
    """Return the words that start `parity`."""
    return [sys.executable, "-m", "parity", *words]


def own_environment(root: Path, book: str) -> dict[str, str]:
    """Return the environment variables that another process of this program needs. The lab book's address goes here,
    because it may hold a password, and a command line is visible to every user.
    """
    given = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    paths = [str(_PACKAGES), *(path for path in given if path)]
    return {
        "PARITY_DB": book,
        "PARITY_ROOT": str(root),
        "PYTHONPATH": os.pathsep.join(str(Path(path).absolute()) for path in paths),
    }
