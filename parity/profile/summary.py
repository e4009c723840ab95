"""What a profiler's files say by themselves, of every kernel in them, without a run that they belong to."""

import math
import re
from array import array
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from parity.arch import known_gpu
from parity.errors import InputError
from parity.lanes import file_sha256
from parity.profile.derived import DerivedFigure, derived_figures
from parity.profile.launches import Launches, first_launches, level_named
from parity.profile.naming import kernel_pattern, listed, short
from parity.profilers import CounterValue, Dispatch, Durations, profile_files, read_profile

_MOST = 1 << 63
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
    were left out, by the reason; files that were read, and passed over by the reason. `passes` are the files that have
    launches of their own: each is another run of the program. `stopped` says where a file is cut off.
    """

    kernels: list[KernelSummary]
    other_kernels: int
    agents: dict[str, int]
    samples: int
    left_out: dict[str, int]
    files: list[str]
    passed_over: dict[str, list[str]]
    passes: int
    stopped: list[str]


@dataclass
class _Kernel:
    """What is gathered of a kernel."""

    launches: int = 0
    durations: "array[int]" = field(default_factory=lambda: array("q"))
    seen: dict[str, set[int]] = field(default_factory=dict)
    sums: dict[str, float] = field(default_factory=dict)
    counted: Counter[str] = field(default_factory=Counter)

    def add_counters(self, sums: dict[str, float], counted: dict[str, float]) -> None:
        for name, total in sums.items():
            self.sums[name] = self.sums.get(name, 0.0) + total
            self.counted[name] += int(counted[name])


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
    """Reads a file, or all files of a folder. A launch that several files name is one launch.

    Raises InputError if there is nothing to read, if a file is damaged and not `partial`, if no launch is wanted, and
    for a wrong wish.
    """
    pattern = kernel_pattern(wanted.kernel)
    gpu = known_gpu(wanted.arch, wanted.gpu)
    files = profile_files(path)
    gathered = _Gathered(wanted, pattern, several=len(files.read) > 1)
    hashes: set[str] = set()
    passed_over: dict[str, list[str]] = {}
    for file in files.read:
        if (sha256 := file_sha256(file)) in hashes:
            passed_over.setdefault("is a copy of another file", []).append(str(file))
        else:
            hashes.add(sha256)
            gathered.take(file, partial=partial)
    for file, why in files.passed_over.items():
        passed_over.setdefault(why, []).append(str(file))
    if not gathered.kernels and not gathered.samples and not gathered.stopped:
        raise InputError(f"{path}: {gathered.nothing()}")
    total = sum(sum(of.durations) for of in gathered.kernels.values())
    kernels = [_summary(name, of, total, wanted.arch, gpu) for name, of in gathered.kernels.items()]
    return ProfileSummary(
        sorted(kernels, key=lambda of: (-of.total_ns, of.kernel)), gathered.others.total(), dict(gathered.agents),
        gathered.samples, dict(gathered.left_out), [str(file) for file in files.read], passed_over, gathered.passes,
        gathered.stopped,
    )  # fmt: skip


@dataclass
class _Gathered:
    """What is gathered of all files."""

    wanted: Wanted
    pattern: re.Pattern[str] | None
    several: bool
    kernels: dict[str, _Kernel] = field(default_factory=dict)
    others: Counter[str] = field(default_factory=Counter)
    agents: Counter[str] = field(default_factory=Counter)
    left_out: Counter[str] = field(default_factory=Counter)
    samples: int = 0
    passes: int = 0
    stopped: list[str] = field(default_factory=list)
    _known: set[int] = field(default_factory=set)  # hashes of the launches of several files

    def take(self, file: Path, *, partial: bool) -> None:
        """Takes one file in: a pass of the profiler, which runs the program again, or a part of one."""
        wanted = self.wanted
        rows = read_profile(file, partial=True) if wanted.skip else ()
        launches = Launches(wanted.agent, first_launches(rows, wanted.skip, wanted.agent, self._group))
        sums: dict[str, dict[str, float]] = {}
        counted: dict[str, Counter[str]] = {}
        has_new = False
        try:
            for row in read_profile(file):
                if isinstance(row, Dispatch):
                    has_new |= self._dispatch(row, launches, file)
                elif isinstance(row, CounterValue):
                    if row.kernel in self.kernels and launches.counts(row):
                        of_kernel = sums.setdefault(row.kernel, {})
                        of_kernel[row.counter] = of_kernel.get(row.counter, 0.0) + row.value
                        counted.setdefault(row.kernel, Counter())[row.counter] += 1
                else:
                    self.samples += row.count
        except InputError as error:
            if not partial:
                raise
            self.stopped.append(str(error))
        self.passes += has_new
        self.agents += launches.agents
        for name, of_kernel in sums.items():
            self.kernels[name].add_counters(level_named(of_kernel), level_named(dict(counted[name])))

    def _group(self, kernel: str) -> str | None:
        return kernel if self.pattern is None or self.pattern.search(kernel) else None

    def nothing(self) -> str:
        """Why no launch was wanted."""
        if self.left_out:
            why = ", ".join(f"{count:,} {reason}" for reason, count in self.left_out.items())
            return f"has no launch that counts: they are left out: {why}; it has the agents {listed(self.agents)}"
        if self.others:
            return f"has no launch of a kernel that --kernel names: it has {listed(self.others)}"
        return "has no dispatch at all"

    def _dispatch(self, row: Dispatch, launches: Launches, file: Path) -> bool:
        """Takes a launch in; returns whether it is a new one that counts."""
        for value in (row.start_ns, row.end_ns, row.duration_ns):
            if value is not None and not -_MOST <= value < _MOST:
                raise InputError(f"{file}: dispatch {row.dispatch} of {row.kernel[:60]} has a figure beyond 64 bits")
        if self._group(row.kernel) is None:
            self.others[row.kernel] += 1
        elif why := launches.why_not(row):
            self.left_out[why] += 1
        elif self.several and row.start_ns and not self._is_new(row):
            return False
        else:
            self._launch(row)
            return True
        return False

    def _is_new(self, row: Dispatch) -> bool:
        """Whether no other file has had this launch."""
        launch = hash((row.dispatch, row.start_ns, row.end_ns, short(row.kernel)))
        if launch in self._known:
            return False
        self._known.add(launch)
        return True

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
