"""One form for the output of every profiler. A figure that a file does not have is None, never zero.

Files have dispatches and counters by the hundred thousand: both are tuples, which are made in a third of the time.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from math import prod
from pathlib import Path
from typing import NamedTuple, Self

Three = tuple[int, int, int]


class Dispatch(NamedTuple):
    """One launch of a kernel as a profiler saw it.

    `dispatch` is the profiler's own number. Times in nanoseconds, sizes in bytes. `grid` is in work-items, whatever the
    file counts in; if a file gives only the product of the three sizes, that is `grid_total`. Register counts are the
    profiler's: rounded to the encoding granule and, on some architectures, padded (docs/profiling.md); only the
    compiler's are exact. `lds_is_static` says that `lds_bytes` excludes dynamic LDS; None if the profiler does not say.
    """

    kernel: str
    dispatch: int
    agent: str | None = None
    start_ns: int | None = None
    end_ns: int | None = None
    duration_ns: int | None = None
    grid: Three | None = None
    grid_total: int | None = None
    workgroup: Three | None = None
    workgroup_total: int | None = None
    vgpr: int | None = None
    accum_vgpr: int | None = None
    sgpr: int | None = None
    lds_bytes: int | None = None
    lds_is_static: bool | None = None
    scratch_bytes: int | None = None

    @property
    def work_items(self) -> int | None:
        """The work-items of the grid."""
        return prod(self.grid) if self.grid else self.grid_total

    def counted(self, name: str, value: float) -> "CounterValue":
        """Return a counter of this dispatch."""
        return CounterValue(self.kernel, self.dispatch, name, value, self.agent, self.work_items, self.duration_ns)


class CounterValue(NamedTuple):
    """One counter of one dispatch, with the dispatch's grid in work-items and its duration, where the file has them."""

    kernel: str
    dispatch: int
    counter: str
    value: float
    agent: str | None = None
    grid: int | None = None
    duration_ns: int | None = None


@dataclass(frozen=True, slots=True)
class PcSample:
    """Samples of the program counter, `count` equal ones.

    Only ncu and the stochastic method report `stall` and `issued`. `offset` is the instruction's distance in bytes from
    the kernel's start; if the profiler does not report it, it is None, and only the text identifies the instruction.
    """

    dispatch: int
    instruction: str
    comment: str
    exec_mask: int | None = None
    issued: bool | None = None
    kind: str | None = None
    stall: str | None = None
    waves: int | None = None
    kernel: str | None = None
    count: int = 1
    offset: int | None = None


@dataclass(frozen=True)
class Durations:
    """How long dispatches took, in nanoseconds."""

    median: float
    lower_quartile: float
    upper_quartile: float
    min: int
    max: int
    dispatches: int

    @classmethod
    def of(cls, values: Sequence[int]) -> Self | None:
        """Return the summary of one or more durations; None if there are none."""
        if not values:
            return None
        from statistics import median, quantiles  # which take time to import, and few runs have profiles

        lower, _, upper = quantiles(values if len(values) > 1 else [*values, *values], n=4, method="inclusive")
        return cls(float(median(values)), float(lower), float(upper), min(values), max(values), len(values))


def three(x: int | None, y: int | None, z: int | None) -> Three | None:
    """Return three sizes, if all are known."""
    return None if x is None or y is None or z is None else (x, y, z)


def elapsed(begun: int | None, ended: int | None) -> int | None:
    """Return nanoseconds between two time stamps, if both are known; two zeros are a time that nobody took."""
    return None if begun is None or ended is None or begun == ended == 0 else ended - begun


ProfileRow = Dispatch | CounterValue | PcSample


class Purpose(StrEnum):
    """What one run of the program under a profiler is for."""

    TRACE = "kernel trace"
    COUNTERS = "counters"
    SAMPLING = "PC sampling"


@dataclass(frozen=True)
class Pass:
    """One run of the program under the profiler. `method` is rocprofv3's for PC sampling: host_trap or stochastic."""

    purpose: Purpose
    counters: tuple[str, ...] = ()
    method: str = ""


@dataclass(frozen=True)
class PassResult:
    """The result of one pass: its files, and its failure if it failed. Even then, its files may be complete."""

    wanted: Pass
    command: list[str]
    seconds: float
    files: list[Path]
    failure: str | None
    log: Path


@dataclass(frozen=True)
class ProfileImport:
    """What one file gave: the number of the lane's dispatches and samples, and its counters; or that the file had been
    imported before. `left_out` says how many of the lane's launches were left out, by the reason; `kernels` are the
    names by which the lane's kernel went.
    """

    file: Path
    lane: str
    dispatches: int
    samples: int
    other_kernels: int
    was_there: bool = False
    stopped: str | None = None
    counters: tuple[str, ...] = ()
    agents: tuple[str, ...] = ()
    kernels: tuple[str, ...] = ()
    left_out: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class ProfiledLane:
    """The result for one lane: how many passes recorded something, how others failed, and what was left out."""

    lane: str
    profiler: str
    recorded: int
    failures: tuple[str, ...]
    left_out: dict[str, str]
