"""Which registered variables are set, which ones a lane's compiler may be given, and what a compiler really had."""

import os
import shlex
from collections.abc import Collection, Mapping

from parity.system.nearest import nearest
from parity.system.variables import VARIABLES, Changes, Variable

__all__ = ["VARIABLES", "Changes", "Variable", "besides", "find_variable", "problem_of", "set_variables", "watched"]

_KNOWN = {variable.name: variable for variable in VARIABLES}
_FOR_COMPILERS = (Changes.CODE, Changes.PLACES, Changes.OUTPUT)
# Every process has them. They name this machine's folders and its language, and change no code: a compiler that is
# found by them is recorded as such.
_USUAL = ("PATH", "HOME", "TMPDIR", "LANG")
_LOADS = ("LD_PRELOAD", "LD_AUDIT")
_BRINGS = (
    "CCC_OVERRIDE_OPTIONS",
    "LLVM_PASS_PLUGIN_PATH",
    "TRITON_KERNEL_OVERRIDE",
    "TRITON_OVERRIDE_DIR",
    "TRITON_PLUGIN_PATHS",
)
_NO_USE = {
    Changes.TIMING: "changes how kernels run, and nothing runs while a lane is built: set it for the whole of "
    "'parity run', which notes it",
    Changes.LIBRARY: "changes torch and the vendor's libraries, which build no lane: set it for all of 'parity run'",
    Changes.DEVICE: "chooses GPUs, and lanes are built without one: set it for the whole of 'parity run'",
    Changes.PROFILER: "loads a profiler, which builds no lane: use 'parity profile'",
}


def find_variable(name: str) -> Variable | None:
    """Find the registered variable of that name."""
    return _KNOWN.get(name)


def set_variables(*kinds: Changes) -> list[tuple[Variable, str]]:
    """List the known variables of some kinds that are set and not empty, with their values. Without kinds, list those
    of all kinds but the one that says where things are.
    """
    given = {name: value for name, value in os.environ.items() if value}
    wanted = kinds or [kind for kind in Changes if kind is not Changes.PLACES]
    return [(known, given[known.name]) for known in VARIABLES if known.name in given and known.changes in wanted]


def problem_of(name: str, declared: Collection[str]) -> str | None:
    """Return why a lane's compiler may not be given a variable, and what would be right; None if it may.

    It may have what is registered as read by compilers, and what the lane declares.
    """
    if name in _LOADS:
        return "loads code into every process of a build, the sandbox's own too: leave it out"
    if name in _BRINGS:
        return "brings code that no run keeps: leave it out, and change the kernel"
    if name in declared:
        return None
    known = find_variable(name)
    if known is None:
        close = nearest(name, [*_KNOWN, *declared])
        return "is no variable that parity knows" + (f" (did you mean {close}?)" if close else "")
    return None if known.changes in _FOR_COMPILERS else _NO_USE[known.changes]


def watched() -> list[str]:
    """List the variables that may change what a compiler builds. They are recorded if a build's process had them."""
    kinds = (Changes.CODE, Changes.PLACES)
    return [known.name for known in VARIABLES if known.changes in kinds and known.name not in _USUAL]


def besides(had: Mapping[str, str], lane_environment: Mapping[str, str]) -> str:
    """List the watched variables that a compiler's process had besides the lane's own environment, in a shell's
    words.
    """
    return shlex.join(
        f"{name}={had[name]}" for name in watched() if name in had and lane_environment.get(name) != had[name]
    )
