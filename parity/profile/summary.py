"""What a profiler's files say by themselves, of every kernel in them, without a run that they belong to."""

import math
import re
from array import array
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from parity.arch import known_gpu
from parity.errors import InputError
from parity.profile.derived import DerivedFigure, derived_figures
from parity.profilers import CounterValue, Dispatch, Durations, ProfileRow, profile_files, read_profile

_REGISTERS = ("vgpr", "accum_vgpr", "sgpr", "lds_bytes", "scratch_bytes")


@dataclass(frozen=True)
class KernelSummary:
    """One kernel of a profile. `seen` has every distinct figure of its launches; `counters` are means of a launch.
    `share` is its part of all kernels' time.
    """

    kernel: str
    launches: int
    total_ns: int
    share: float | None
    duration_ns: Durations | None
    seen: dict[str, list[int]]
    counters: dict[str, float]
    derived: list[DerivedFigure]


@dataclass(frozen=True)
class ProfileSummary:
    """A file or folder: its kernels, by time; agents with their launches; samples of the program counter; launches that
    were left out, by the reason; files that were read, and passed over by the reason.
    """

    kernels: list[KernelSummary]
    other_kernels: int
    agents: dict[str, int]
    samples: int
    left_out: dict[str, int]
    files: list[str]
    passed_over: dict[str, list[str]]


@dataclass
class _Kernel:
    """What is gathered of a kernel."""

    launches: int = 0
    durations: "array[int]" = field(default_factory=lambda: array("q"))
    seen: dict[str, set[int]] = field(default_factory=dict)
    sums: dict[str, float] = field(default_factory=dict)
    counted: Counter[str] = field(default_factory=Counter)


@dataclass(frozen=True)
class Wanted:
    """Which launches are read: of kernels whose name has `kernel` (a regular expression), on `agent`, without each
    kernel's first `skip` ones. `arch` and `gpu` (a product) say what the counters mean.
    """

    kernel: str | None = None
    agent: str | None = None
    skip: int = 0
    arch: str = ""
    gpu: str = ""


def summarise(path: Path, wanted: Wanted, *, partial: bool = False) -> ProfileSummary:
    """Reads a file, or all files of a folder.

    Raises InputError if there is nothing to read, if a file is damaged and not `partial`, and for a wrong wish.
    """
    pattern = _pattern(wanted.kernel)
    gpu = known_gpu(wanted.arch, wanted.gpu)
    files = profile_files(path)
    gathered = _Gathered(wanted, pattern)
    for file in files.read:
        gathered.take(read_profile(file, partial=partial))
    passed_over: dict[str, list[str]] = {}
    for file, why in files.passed_over.items():
        passed_over.setdefault(why, []).append(str(file))
    total = sum(sum(of.durations) for of in gathered.kernels.values())
    kernels = [_summary(name, of, total, wanted.arch, gpu) for name, of in gathered.kernels.items()]
    return ProfileSummary(
        sorted(kernels, key=lambda of: (-of.total_ns, of.kernel)), gathered.others, dict(gathered.agents),
        gathered.samples, dict(gathered.left_out), [str(file) for file in files.read], passed_over,
    )  # fmt: skip


def _pattern(kernel: str | None) -> re.Pattern[str] | None:
    try:
        return None if kernel is None else re.compile(kernel)
    except re.error as error:
        raise InputError(f"--kernel: '{kernel}' is no regular expression: {error}") from None


@dataclass
class _Gathered:
    """What is gathered of all files."""

    wanted: Wanted
    pattern: re.Pattern[str] | None
    kernels: dict[str, _Kernel] = field(default_factory=dict)
    others: int = 0
    agents: Counter[str] = field(default_factory=Counter)
    left_out: Counter[str] = field(default_factory=Counter)
    samples: int = 0

    def take(self, rows: Iterator[ProfileRow]) -> None:
        warmed: Counter[str] = Counter()  # a pass is another run of the program
        dropped = set[int]()
        for row in rows:
            if isinstance(row, Dispatch):
                if self.pattern is not None and not self.pattern.search(row.kernel):
                    self.others += 1
                elif why := self._why_not(row, warmed):
                    self.left_out[why] += 1
                    dropped.add(row.dispatch)
                else:
                    self._launch(row)
            elif isinstance(row, CounterValue):
                kernel = self.kernels.get(row.kernel)
                if kernel is not None and row.dispatch not in dropped:
                    kernel.sums[row.counter] = kernel.sums.get(row.counter, 0.0) + row.value
                    kernel.counted[row.counter] += 1
            else:
                self.samples += row.count

    def _why_not(self, row: Dispatch, warmed: Counter[str]) -> str:
        if row.agent is not None:
            self.agents[row.agent] += 1
        if self.wanted.agent is not None and row.agent != self.wanted.agent:
            return "on other agents"
        if row.duration_ns is not None and row.duration_ns < 0:
            return "end before they begin"
        warmed[row.kernel] += 1
        return "warm-up" if warmed[row.kernel] <= self.wanted.skip else ""

    def _launch(self, row: Dispatch) -> None:
        kernel = self.kernels.setdefault(row.kernel, _Kernel())
        kernel.launches += 1
        if row.duration_ns is not None:
            kernel.durations.append(row.duration_ns)
        figures = {name: getattr(row, name) for name in _REGISTERS}
        figures["grid"] = math.prod(row.grid) if row.grid else row.grid_total
        figures["workgroup"] = math.prod(row.workgroup) if row.workgroup else row.workgroup_total
        for name, value in figures.items():
            if value is not None:
                kernel.seen.setdefault(name, set()).add(value)


def _summary(name: str, of: _Kernel, total: int, arch: str, gpu: dict[str, float]) -> KernelSummary:
    took = Durations.of(of.durations)
    counters = {counter: of.sums[counter] / number for counter, number in of.counted.items()}
    mine = sum(of.durations)
    return KernelSummary(
        kernel=name,
        launches=of.launches,
        total_ns=mine,
        share=mine / total if total else None,
        duration_ns=took,
        seen={figure: sorted(values) for figure, values in of.seen.items()},
        counters=dict(sorted(counters.items())),
        derived=derived_figures(counters, arch, took.median if took else None, gpu),
    )
