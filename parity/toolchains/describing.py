"""Asks an interpreter which Triton it has."""

import json

from parity.errors import UnavailableError
from parity.system.process import ask

_LIMIT_S = 60
# A wheel may be called otherwise than its module is: ROCm's of Triton are.
_TRITON = """
import importlib.metadata as metadata, importlib.util, json
spec = importlib.util.find_spec("triton")
try:
    version = metadata.version("triton")
except metadata.PackageNotFoundError:
    version = metadata.version(metadata.packages_distributions()["triton"][0])
print(json.dumps({"version": version, "folder": spec.submodule_search_locations[0]}))
"""


def describe(python: str, env: dict[str, str]) -> dict[str, str]:
    """Return the `version` and `folder` of an interpreter's Triton; version `none`, without a folder, if it has none.

    Raises UnavailableError if the interpreter does not run, or is no Python interpreter.
    """
    try:
        done = ask([python, "-c", _TRITON], env=env, limit_s=_LIMIT_S)
    except OSError as error:
        raise UnavailableError(f"{python}: does not run: {error}") from error
    try:
        description: dict[str, str] = json.loads(done.stdout) if done.returncode == 0 else {"version": "none"}
    except json.JSONDecodeError:
        raise UnavailableError(f"{python}: is not a Python interpreter") from None
    return description
