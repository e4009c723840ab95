"""The profilers of this machine: which one there is, its version, and the options that make it record something.

Options are those of AMD's "Using rocprofv3" (ROCm 6.2 to 7.x), "rocprofv2 command reference", "rocprof command
reference" and NVIDIA's "Nsight Compute CLI".
"""

import os
import re
import shutil
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from parity.arch import get_arch
from parity.errors import UnavailableError
from parity.records import Pass, Purpose
from parity.system.environment import VARIABLES, Changes
from parity.system.leftovers import temporary_folder
from parity.system.process import run_bounded

_PREFIXES = ("ROCPROF", "ROCP_", "HSA_TOOLS_")  # they set profilers' defaults, or load tools
_TOLD_S = 30.0  # limit for a tool that only prints information
_PMC_OPTION = (6, 4)  # older versions of rocprofv3 take counters from a file
_SAMPLING = (6, 4)
_MOST_IN_A_PASS = 6  # more in one pass gave wrong values on gfx1151
_UNCHECKED_IN_A_PASS = 3
NCU_FILE = "out.csv"
_GPU = re.compile(r"^\s*GPU\s*:\s*(\d+)", re.MULTILINE)
_FITS = "can be collected together"


class Name(StrEnum):
    """The profilers, best first for each kind of device."""

    ROCPROFV3 = "rocprofv3"
    ROCPROFV2 = "rocprofv2"
    ROCPROF = "rocprof"
    NCU = "ncu"


OF_DEVICE = {"hip": (Name.ROCPROFV3, Name.ROCPROFV2, Name.ROCPROF), "cuda": (Name.NCU,)}


@dataclass(frozen=True)
class Profiler:
    """A profiler of this machine. `version` is None if it is unknown; for rocprofv3 it is ROCm's."""

    name: Name
    path: Path
    version: tuple[int, ...] | None

    @property
    def title(self) -> str:
        shown = ".".join(map(str, self.version)) if self.version else "of unknown version"
        return f"{self.name} {shown}"

    def is_at_least(self, version: tuple[int, ...]) -> bool:
        return self.version is not None and self.version >= version


# ncu has these for every launch, but reports them only on request.
_LAUNCH_METRICS = (
    "gpu__time_duration.sum", "launch__registers_per_thread", "launch__shared_mem_per_block",
)  # fmt: skip


def default_counters(arch: str) -> tuple[str, ...]:
    """The counters to record if none are named."""
    return get_arch(arch).counters


ROCM_BIN = "/opt/rocm/bin"  # where ROCm is installed by default


def find_profiler(kind: str) -> Profiler:
    """The best profiler for devices of that kind. Raises UnavailableError if this machine has none."""
    for name in OF_DEVICE[kind]:
        path = tool_path(name)
        if path is not None:
            return Profiler(name, path, _version(name, _told([str(path), "--version"])))
    names = " nor ".join(OF_DEVICE[kind])
    neither = "neither " if len(OF_DEVICE[kind]) > 1 else "no "
    raise UnavailableError(f"no profiler: {neither}{names} is on PATH{' or in ROCm' if kind == 'hip' else ''}")


def tool_path(name: str) -> Path | None:
    """A program on PATH, or of the ROCm installation."""
    folders = [os.environ.get("PATH", os.defpath)]
    for variable in ("ROCM_PATH", "ROCM_HOME"):
        if root := os.environ.get(variable):
            folders.append(f"{root}/bin")
    found = shutil.which(name, path=os.pathsep.join([*folders, ROCM_BIN]))
    return Path(found).absolute() if found else None


def _version(name: Name, text: str) -> tuple[int, ...] | None:
    """The version that decides about options: for rocprofv3 it is ROCm's; the tool's own is numbered differently."""
    label = "rocm_version" if name is Name.ROCPROFV3 else "version"
    found = re.search(rf"\b{label}\W+v?(\d+(?:\.\d+)+)", text, re.IGNORECASE)
    return tuple(int(part) for part in found.group(1).split(".")) if found else None


def profiler_environment() -> dict[str, str]:
    """This process's environment without variables that set profilers' defaults or load another tool."""
    tools = {known.name for known in VARIABLES if known.changes is Changes.PROFILER}
    return {name: value for name, value in os.environ.items() if name not in tools and not name.startswith(_PREFIXES)}


def _told(command: list[str]) -> str:
    """What a tool prints; nothing if it fails or hangs."""
    with temporary_folder("tool") as folder:
        log = folder / "log.txt"
        done = run_bounded(command, env=profiler_environment(), cwd=folder, log=log, limit_s=_TOLD_S, is_whole=True)
        return done.log if done.ok else ""


def plan(
    profiler: Profiler, ordinal: int, counters: Sequence[str], *, sampling: bool
) -> tuple[list[Pass], dict[str, str]]:
    """The passes that record durations, these counters and, where the device can, samples of the program counter.

    Also returns, by its name, why something that was asked for is left out.
    """
    if profiler.name is Name.NCU:
        return [Pass(Purpose.COUNTERS, tuple(counters)), *([Pass(Purpose.SAMPLING)] if sampling else [])], {}
    passes, left_out = [Pass(Purpose.TRACE)], {}
    checker = tool_path("rocprofv3-avail") if profiler.name is Name.ROCPROFV3 else None
    groups: list[tuple[str, ...]] = []
    if checker is not None:
        groups, unknown = group_counters(counters, lambda names: _fit(checker, ordinal, names))
        left_out = dict.fromkeys(unknown, "rocprofv3-avail pmc-check: this device does not collect it")
    if not groups:  # there is no checker, or it fails and accepts no counter at all
        left_out, size = {}, _UNCHECKED_IN_A_PASS
        groups = [tuple(counters[at : at + size]) for at in range(0, len(counters), size)]
    passes += [Pass(Purpose.COUNTERS, group) for group in groups]
    if sampling:
        method, why = _sampling(profiler, checker, ordinal)
        if method:
            passes.append(Pass(Purpose.SAMPLING, method=method))
        else:
            left_out[Purpose.SAMPLING.value] = why
    return passes, left_out


def group_counters(
    counters: Sequence[str], fit: Callable[[Sequence[str]], bool]
) -> tuple[list[tuple[str, ...]], list[str]]:
    """Groups counters, in order, into sets that the device collects together; also returns those that it cannot."""
    groups: list[tuple[str, ...]] = []
    unknown = []
    for counter in counters:
        if groups and len(groups[-1]) < _MOST_IN_A_PASS and fit([*groups[-1], counter]):
            groups[-1] = (*groups[-1], counter)
        elif fit([counter]):
            groups.append((counter,))
        else:
            unknown.append(counter)
    return groups, unknown


def _fit(checker: Path, ordinal: int, counters: Sequence[str]) -> bool:
    """Whether the device collects a set in one pass. Only the printed sentence shows it, not the exit status."""
    return _FITS in _told([str(checker), "-d", str(ordinal), "pmc-check", *counters])


def _sampling(profiler: Profiler, checker: Path | None, ordinal: int) -> tuple[str, str]:
    """The device's better method (stochastic also reports what was issued, and why not), or why there is none.

    The tool lists every GPU, whichever it is asked about, so only the device's own block is used.
    """
    if profiler.name is not Name.ROCPROFV3:
        return "", f"{profiler.name} has no PC sampling"
    if not profiler.is_at_least(_SAMPLING):
        return "", f"{profiler.title} has no PC sampling: it needs ROCm {'.'.join(map(str, _SAMPLING))}"
    if checker is None:
        return "", "there is no rocprofv3-avail to ask whether the device supports it"
    blocks = _GPU.split(_told([str(checker), "-d", str(ordinal), "info", "--pc-sampling"]))
    own = dict(zip(blocks[1::2], blocks[2::2], strict=True)).get(str(ordinal), "").lower()
    method = next((method for method in ("stochastic", "host_trap") if method in own), "")
    return method, "" if method else "rocprofv3-avail names no PC sampling for this device"


def command(profiler: Profiler, wanted: Pass, folder: Path, program: Sequence[str]) -> list[str]:
    """The command line of a pass, which leaves its files in the folder."""
    tool = str(profiler.path)
    match profiler.name:
        case Name.ROCPROFV3:
            is_sampling = wanted.purpose is Purpose.SAMPLING  # samples are read from csv
            output = ["--output-format", "csv" if is_sampling else "json", "-d", str(folder), "-o", "out"]
            return [tool, *_rocprofv3_options(profiler, wanted, folder), *output, "--", *program]
        case Name.ROCPROFV2:
            options = ["-i", _counter_file(wanted, folder)] if wanted.counters else ["--kernel-trace"]
            return [tool, *options, "--plugin", "file", "-d", str(folder), "-o", "out", *program]
        case Name.ROCPROF:
            options = ["-i", _counter_file(wanted, folder)] if wanted.counters else []
            return [tool, *options, "--timestamp", "on", "-o", str(folder / "results.csv"), *program]
        case Name.NCU:
            # Kernels inside CUDA graphs are profiled one by one; clocks stay as they are.
            common = ["--clock-control", "none", "--graph-profiling", "node", "--csv", "--print-units", "base"]
            if wanted.purpose is Purpose.SAMPLING:
                options = ["--section", "SourceCounters", "--page", "source", "--print-source", "sass"]
            else:
                options = ["--metrics", ",".join((*_LAUNCH_METRICS, *wanted.counters)), "--page", "raw"]
            return [tool, *common, *options, "--log-file", str(folder / NCU_FILE), *program]


def _rocprofv3_options(profiler: Profiler, wanted: Pass, folder: Path) -> list[str]:
    match wanted.purpose:
        case Purpose.TRACE:
            return ["--kernel-trace"]
        case Purpose.COUNTERS if profiler.is_at_least(_PMC_OPTION):
            return ["--pmc", *wanted.counters]
        case Purpose.COUNTERS:
            return ["-i", _counter_file(wanted, folder)]
        case Purpose.SAMPLING:
            unit, interval = ("cycles", 1 << 20) if wanted.method == "stochastic" else ("time", 1)
            return ["--kernel-trace", "--pc-sampling-beta-enabled", "--pc-sampling-method", wanted.method,
                    "--pc-sampling-unit", unit, "--pc-sampling-interval", str(interval)]  # fmt: skip


def _counter_file(wanted: Pass, folder: Path) -> str:
    path = folder / "counters.txt"
    path.write_text(f"pmc: {' '.join(wanted.counters)}\n")
    return str(path)
