"""What a profiler is, and what all of them share: where their programs lie, and their environment."""

import os
import re
import shutil
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from parity.profilers.formats.base import Format
from parity.records import Pass, Purpose
from parity.system.environment import VARIABLES, Changes
from parity.system.leftovers import temporary_folder
from parity.system.process import run_bounded

_PREFIXES = ("ROCPROF", "ROCP_", "HSA_TOOLS_")  # they set profilers' defaults, or load tools
_TOLD_S = 30.0  # limit for a tool that only prints information
_UNCHECKED_IN_A_PASS = 3
ROCM_BIN = "/opt/rocm/bin"  # where ROCm is installed by default

Passes = tuple[list[Pass], dict[str, str]]  # and, by its name, why something that was asked for is left out


@dataclass(frozen=True)
class ProfilerKind:
    """What a profiler's file declares: its program, the kind of device that it profiles, and the formats of what it
    writes. `plan` makes the passes that record durations, these counters and, where the device can, samples of the
    program counter (`sampling`), on the device with an ordinal. `command` is the command line of a pass, which leaves
    its files in a folder. `version_label` stands before the version that decides about options; `own_words` are error
    messages that it writes to its files and not to its log.
    """

    name: str
    device: str
    formats: tuple[Format, ...]
    plan: Callable[["Profiler", int, Sequence[str], bool], Passes]
    command: Callable[["Profiler", Pass, Path, Sequence[str]], list[str]]
    version_label: str = "version"
    own_words: Callable[[Path], list[str]] = lambda _: []


@dataclass(frozen=True)
class Profiler:
    """A profiler of this machine. `version` is None if it is unknown; for rocprofv3 it is ROCm's."""

    kind: ProfilerKind
    path: Path
    version: tuple[int, ...] | None

    @property
    def name(self) -> str:
        return self.kind.name

    @property
    def title(self) -> str:
        shown = ".".join(map(str, self.version)) if self.version else "of unknown version"
        return f"{self.name} {shown}"

    def is_at_least(self, version: tuple[int, ...]) -> bool:
        return self.version is not None and self.version >= version


def find(kind: ProfilerKind) -> Profiler | None:
    """Return a profiler of this kind, or None if this machine does not have it."""
    path = tool_path(kind.name)
    if path is None:
        return None
    match = re.search(
        rf"\b{kind.version_label}\W+v?(\d+(?:\.\d+)+)", output_of([str(path), "--version"]), re.IGNORECASE
    )
    return Profiler(kind, path, tuple(int(part) for part in match.group(1).split(".")) if match else None)


def tool_path(name: str) -> Path | None:
    """Return the path of a program on PATH or of the ROCm installation; None if there is none."""
    folders = [os.environ.get("PATH", os.defpath)]
    for variable in ("ROCM_PATH", "ROCM_HOME"):
        if root := os.environ.get(variable):
            folders.append(f"{root}/bin")
    program = shutil.which(name, path=os.pathsep.join([*folders, ROCM_BIN]))
    return Path(program).absolute() if program else None


def output_of(command: list[str]) -> str:
    """Return what a tool prints; nothing if it fails or hangs."""
    with temporary_folder("tool") as folder:
        log = folder / "log.txt"
        done = run_bounded(command, env=profiler_environment(), cwd=folder, log=log, limit_s=_TOLD_S, is_whole=True)
        return done.log if done.ok else ""


def profiler_environment() -> dict[str, str]:
    """Return this process's environment without variables that set profilers' defaults or load another tool."""
    tools = {known.name for known in VARIABLES if known.changes is Changes.PROFILER}
    return {name: value for name, value in os.environ.items() if name not in tools and not name.startswith(_PREFIXES)}


def unchecked(counters: Sequence[str]) -> list[tuple[str, ...]]:
    """Return groups of counters, for tools where nothing says which counters fit together."""
    return [tuple(counters[at : at + _UNCHECKED_IN_A_PASS]) for at in range(0, len(counters), _UNCHECKED_IN_A_PASS)]


def plan_without_samples(profiler: Profiler, _ordinal: int, counters: Sequence[str], sampling: bool) -> Passes:
    """Plan a trace, and the counters in groups, for a tool that takes no samples of the program counter."""
    left_out = {Purpose.SAMPLING.value: f"{profiler.name} has no PC sampling"} if sampling else {}
    return [Pass(Purpose.TRACE), *(Pass(Purpose.COUNTERS, group) for group in unchecked(counters))], left_out


def counter_file(wanted: Pass, folder: Path) -> str:
    """Write a file that names the counters of a pass, as rocprof's family takes them, and return its path."""
    path = folder / "counters.txt"
    path.write_text(f"pmc: {' '.join(wanted.counters)}\n")
    return str(path)
