"""What a profiler's files say by themselves, of every kernel in them, without a run that they belong to."""

import math
import re
from array import array
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from statistics import fmean

from parity.arch import known_gpu
from parity.errors import InputError
from parity.profilers import only_gpu, profile_files, read_profile
from parity.profilers.derived import DerivedFigure, derived_figures
from parity.profilers.launches import Launches, first_launches, level_named
from parity.profilers.naming import kernel_pattern, listed, short
from parity.records import CounterValue, Dispatch, Durations
from parity.system.hashing import file_sha256

_MOST = 1 << 63
_REGISTERS = ("vgpr", "accum_vgpr", "sgpr", "lds_bytes", "scratch_bytes")


@dataclass(frozen=True)
class KernelSummary:
    """One kernel's launches with one grid (in work-items). `seen` has every distinct figure of them; `counters` are
    means of a launch. `share` is its part of all kernels' time.
    """

    kernel: str
    grid: int | None
    launches: int
    total_ns: int | None
    share: float | None
    duration_ns: Durations | None
    seen: dict[str, list[int]]
    counters: dict[str, float]
    derived: list[DerivedFigure]


@dataclass(frozen=True)
class ProfileSummary:
    """A file or folder: its kernels, by time; agents with their launches; samples of the program counter; launches that
    were left out, by the reason; files that were read, and passed over by the reason. `passes` are the runs of the
    program that recorded different counters: launches and times are of one of them. `stopped` says where a file is cut
    off. `arch` and `gpu` are those that were asked for, or that `gpu_source` describes; `?` where it describes several.
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
    arch: str
    gpu: str
    gpu_source: str | None


_Group = tuple[str, int | None]  # a kernel's launches with one grid, in work-items


@dataclass
class _CounterSum:
    """A counter's sum over launches, and the durations of those whose duration is known."""

    total: float = 0.0
    launches: int = 0
    total_ns: int = 0
    timed: int = 0

    def add(self, other: "_CounterSum") -> None:
        self.total += other.total
        self.launches += other.launches
        self.total_ns += other.total_ns
        self.timed += other.timed


@dataclass
class _Kernel:
    """What is gathered of a kernel's launches with one grid."""

    launches: int = 0
    durations: "array[int]" = field(default_factory=lambda: array("q"))
    seen: dict[str, set[int]] = field(default_factory=dict)
    counters: dict[str, _CounterSum] = field(default_factory=dict)

    def launch(self, row: Dispatch) -> None:
        self.launches += 1
        if row.duration_ns is not None:
            self.durations.append(row.duration_ns)

    def count(self, row: CounterValue) -> None:
        timed = row.duration_ns is not None
        value = _CounterSum(row.value, 1, row.duration_ns or 0, int(timed))
        self.counters.setdefault(row.counter, _CounterSum()).add(value)

    def add(self, other: "_Kernel") -> None:
        self.launches += other.launches
        self.durations.extend(other.durations)
        for name, values in other.seen.items():
            self.seen.setdefault(name, set()).update(values)
        for name, counted in other.counters.items():
            self.counters.setdefault(name, _CounterSum()).add(counted)


@dataclass(frozen=True)
class LaunchFilter:
    """Which launches are read: of kernels whose name has `kernel` (a regular expression), on `agent`, without each
    kernel's first `skip` ones. `arch` and `gpu` (a product) say what the counters mean.
    """

    kernel: str | None = None
    agent: str | None = None
    skip: int = 0
    arch: str = ""
    gpu: str = ""


def summarise(path: Path, wanted: LaunchFilter, *, partial: bool = False) -> ProfileSummary:
    """Read a file, or all files of a folder. A launch that several files name is one launch.

    Raises InputError if there is nothing to read, if a file is damaged and not `partial`, if none of the launches is
    wanted, and for a wrong wish.
    """
    pattern = kernel_pattern(wanted.kernel)
    files = profile_files(path)
    arch, gpu, source = only_gpu(path, files, wanted.arch, wanted.gpu)
    known = known_gpu(arch, gpu)
    gathered = _Collection(wanted, pattern, several=len(files.read) > 1)
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
    passes = gathered.passes()
    if not passes and not gathered.samples and not gathered.stopped:
        raise InputError(f"{path}: {gathered.nothing()}")
    kernels = {group: _one_pass(group_passes) for group, group_passes in passes.items()}
    total = sum(sum(kernel.durations) for kernel in kernels.values())
    summaries = [_summary(*group, kernel, total, arch, known) for group, kernel in kernels.items()]
    return ProfileSummary(
        sorted(summaries, key=lambda row: (-(row.total_ns or 0), row.kernel, row.grid or 0)),
        gathered.others.total(),
        dict(gathered.agents),
        gathered.samples,
        dict(gathered.left_out),
        [str(file) for file in files.read],
        passed_over,
        max(map(_different, passes.values()), default=0),
        gathered.stopped,
        arch,
        gpu,
        str(source) if source else None,
    )


@dataclass
class _Collection:
    """What is gathered of all files."""

    wanted: LaunchFilter
    pattern: re.Pattern[str] | None
    several: bool
    runs: list[dict[_Group, _Kernel]] = field(default_factory=list)
    others: Counter[str] = field(default_factory=Counter)
    agents: Counter[str] = field(default_factory=Counter)
    left_out: Counter[str] = field(default_factory=Counter)
    samples: int = 0
    stopped: list[str] = field(default_factory=list)
    _known: dict[int, int] = field(default_factory=dict)  # the run of each launch of several files, by its hash

    def take(self, file: Path, *, partial: bool) -> None:
        """Take one file in: a run of the program, or more about a run whose launches another file has named."""
        wanted = self.wanted
        rows = read_profile(file, partial=True) if wanted.skip else ()
        launches = Launches(wanted.agent, first_launches(rows, wanted.skip, wanted.agent, self._group))
        kernels, run = dict[_Group, _Kernel](), len(self.runs)
        try:
            for row in read_profile(file):
                if isinstance(row, Dispatch):
                    run = min(run, self._dispatch(row, launches, file, kernels))
                elif isinstance(row, CounterValue):
                    if self._group(row.kernel) is not None and launches.counts(row):
                        kernels.setdefault((row.kernel, row.grid), _Kernel()).count(row)
                else:
                    self.samples += row.count
        except InputError as error:
            if not partial:
                raise
            self.stopped.append(str(error))
        self.agents += launches.agents
        if run == len(self.runs):
            self.runs.append({})
        named = _named_grids(kernels)
        for group, kernel in kernels.items():
            kernel.counters = level_named(kernel.counters)
            self.runs[run].setdefault(named(group), _Kernel()).add(kernel)

    def passes(self) -> dict[_Group, list[_Kernel]]:
        """Return the passes over each group. Runs that recorded the same counters are processes of one pass, whose
        launches go together; a run that recorded neither counters nor times is an index, and counts where there is
        nothing else.
        """
        named = _named_grids(group for run in self.runs for group in run)
        runs_by_group: dict[_Group, dict[tuple[frozenset[str], bool], _Kernel]] = {}
        for run in self.runs:
            for group, kernel in run.items():
                recorded = frozenset(kernel.counters), len(kernel.durations) > 0
                runs_by_group.setdefault(named(group), {}).setdefault(recorded, _Kernel()).add(kernel)
        return {
            group: [kernel for recorded, kernel in runs.items() if any(recorded)] or [*runs.values()]
            for group, runs in runs_by_group.items()
        }

    def _group(self, kernel: str) -> str | None:
        return kernel if self.pattern is None or self.pattern.search(kernel) else None

    def nothing(self) -> str:
        """Return why no launch was wanted."""
        if self.left_out:
            why = ", ".join(f"{count:,} {reason}" for reason, count in self.left_out.items())
            return f"has no launch that counts: they are left out: {why}; it has the agents {listed(self.agents)}"
        if self.others:
            return f"has no launch of a kernel that --kernel names: it has {listed(self.others)}"
        return "has no dispatch at all"

    def _dispatch(self, row: Dispatch, launches: Launches, file: Path, kernels: dict[_Group, _Kernel]) -> int:
        """Take a launch in and return the run that it belongs to, as far as the launch says."""
        run = len(self.runs)
        for value in (row.start_ns, row.end_ns, row.duration_ns):
            if value is not None and not -_MOST <= value < _MOST:
                raise InputError(f"{file}: dispatch {row.dispatch} of {row.kernel[:60]} has a figure beyond 64 bits")
        if self._group(row.kernel) is None:
            self.others[row.kernel] += 1
        elif why := launches.why_not(row):
            self.left_out[why] += 1
        else:
            kernel = kernels.setdefault((row.kernel, row.work_items), _Kernel())
            if self.several and row.start_ns:
                run = self._known.setdefault(hash((row.dispatch, row.start_ns, row.end_ns, short(row.kernel))), run)
            if run == len(self.runs):
                kernel.launch(row)
            _see(kernel, row)
        return run


def _named_grids(groups: Iterable[_Group]) -> Callable[[_Group], _Group]:
    """Return a function that gives a group without a grid the only grid of its kernel; where there are several, nobody
    can say.
    """
    grids: dict[str, set[int]] = {}
    for kernel, grid in groups:
        if grid is not None:
            grids.setdefault(kernel, set()).add(grid)
    only = {kernel: next(iter(kernel_grids)) for kernel, kernel_grids in grids.items() if len(kernel_grids) == 1}
    return lambda group: group if group[1] is not None else (group[0], only.get(group[0]))


def _see(kernel: _Kernel, row: Dispatch) -> None:
    figures = {name: getattr(row, name) for name in _REGISTERS}
    figures["grid"] = row.work_items
    figures["workgroup"] = math.prod(row.workgroup) if row.workgroup else row.workgroup_total
    for name, value in figures.items():
        if value is not None:
            kernel.seen.setdefault(name, set()).add(value)


def _different(passes: list[_Kernel]) -> int:
    """Return the number of passes, not counting those that are a merge of several others."""
    recorded = [set(kernel.counters) for kernel in passes]
    merges = (
        names
        for names in recorded
        if names and len(parts := [few for few in recorded if few < names]) > 1 and names == set().union(*parts)
    )
    return len(passes) - sum(1 for _ in merges)


def _one_pass(passes: list[_Kernel]) -> _Kernel:
    """Combine the passes into one: launches and times of one pass (of a trace, if there is one, because it does not
    disturb) with all counters. A merge of passes, whose times are means, has more counters than they.
    """
    best = max(passes, key=lambda kernel: (len(kernel.durations) > 0, -len(kernel.counters)))
    combined = _Kernel(best.launches, best.durations)
    for kernel in (best, *passes):
        for name, values in kernel.seen.items():
            combined.seen.setdefault(name, set()).update(values)
        for name, counted in kernel.counters.items():
            combined.counters.setdefault(name, counted)
    return combined


def _summary(
    name: str, grid: int | None, kernel: _Kernel, total: int, arch: str, gpu: dict[str, float]
) -> KernelSummary:
    took = Durations.of(kernel.durations)
    counters = {counter: counted.total / counted.launches for counter, counted in kernel.counters.items()}
    usual = fmean(kernel.durations) if took else 0.0
    durations = {
        name: counted.total_ns / counted.timed if counted.timed else usual for name, counted in kernel.counters.items()
    }
    kernel_ns = sum(kernel.durations)
    return KernelSummary(
        kernel=name,
        grid=grid,
        launches=kernel.launches,
        total_ns=kernel_ns if took else None,
        share=kernel_ns / total if took and total else None,
        duration_ns=took,
        seen={figure: sorted(values) for figure, values in kernel.seen.items()},
        counters=dict(sorted(counters.items())),
        derived=derived_figures(counters, arch, {name: mean for name, mean in durations.items() if mean}, gpu),
    )
